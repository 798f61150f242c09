"""Where everything lies: a wide table for screens, a tall one for phones, for two to six players.

The viewer sits at the bottom; the others sit at the top, in turn order from left to right.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.lorcana.shows.drawing.sheets import Cut

Box = tuple[float, float, float, float]
"""x, y, width, height."""
GAP: Final = 8
RATIO: Final = 1.34
"""Height of a card for its width; in a crowd cards become squarer, down to SQUAREST."""
SQUAREST: Final = 1.06
MOST_ROWS: Final = 7
SMALL: Final = 60
"""Narrower cards lie closer together."""


class Seat:
    """One player's part of the table: a panel or a strip with what they have, and the room for their cards."""

    def __init__(self, panel: Box, cells: Box) -> None:
        self.panel = panel
        self.cells = cells
        self.is_strip = panel[2] > panel[3] * 1.2


class Layout:
    """One way to lay the table. `seats` begins with the viewer's and goes on in turn order."""

    def __init__(
        self,
        *,
        size: tuple[float, float],
        scale: float,
        least: float,
        race: Box,
        seats: list[Seat],
        bottom: Box,
        hand: Cut,
    ) -> None:
        self.w, self.h = size
        self.scale = scale
        self.least = least
        """The smallest letters that can be read."""
        self.race = race
        self.seats = seats
        self.bottom = bottom
        self.hand = hand
        self.tall = self.h > self.w


@lru_cache(maxsize=16)
def layout(shape: str, players: int, shelf: bool) -> Layout:
    """`shelf`: whether cards or waiting abilities need room above the hand, on a tall table."""
    return wide(players) if shape == "wide" else tall(players, shelf)


def wide(players: int) -> Layout:
    w, h = 1280, 860
    bottom = (16.0, 632.0, 1248.0, 220.0)
    if players == 2:
        seats = [
            Seat((16, 344, 176, 276), (200, 344, 1064, 276)),
            Seat((16, 62, 176, 274), (200, 62, 1064, 274)),
        ]
    else:
        seats = [Seat((16, 384, 176, 236), (200, 384, 1064, 236)), *columns(players - 1, (16, 62, 1248, 314), 58)]
    return Layout(
        size=(w, h), scale=1.0, least=9.6, race=(16, 10, 1248, 46), seats=seats, bottom=bottom, hand=Cut(156, 214, 9.6)
    )


def tall(players: int, shelf: bool) -> Layout:
    w, h = 780, 1150
    crowd = players > 3
    bottom = (14.0, 962.0, 752.0, 180.0) if crowd else (14.0, 874.0, 752.0, 268.0)
    lowest = bottom[1] - 8 - (180 if shelf else 0)
    top = 100.0
    strip = 74.0
    room = lowest - top - 2 * (strip + 10)
    if players == 2:
        half = room / 2 - 2
        seats = [
            Seat((14, lowest - strip, 752, strip), (14, lowest - strip - 6 - half, 752, half)),
            Seat((14, top, 752, strip), (14, top + strip + 4, 752, half)),
        ]
    else:
        share = (lowest - top) * (0.5 if players == 3 else 0.68)
        own = lowest - top - share - strip - 14
        near = Seat((14, lowest - strip, 752, strip), (14, lowest - strip - 6 - own, 752, own))
        box = (14.0, top, 752.0, share)
        seats = [near, *(columns(2, box, strip) if players == 3 else rows_of_two(players - 1, box, 60))]
    return Layout(
        size=(w, h),
        scale=1.6,
        least=16,
        race=(14, 10, 752, 84),
        seats=seats,
        bottom=bottom,
        hand=Cut(150, 158, 16) if crowd else Cut(186, 246, 16),
    )


def columns(count: int, box: Box, strip: float) -> list[Seat]:
    x, y, w, h = box
    each = (w - (count - 1) * GAP) / count
    return [
        Seat((x + at * (each + GAP), y, each, strip), (x + at * (each + GAP), y + strip + 2, each, h - strip - 2))
        for at in range(count)
    ]


def rows_of_two(count: int, box: Box, strip: float) -> list[Seat]:
    x, y, w, h = box
    rows = (count + 1) // 2
    each = (h - (rows - 1) * GAP) / rows
    seats: list[Seat] = []
    for row in range(rows):
        seats += columns(min(2, count - row * 2), (x, y + row * (each + GAP), w, each), strip)
    return seats


class Grid:
    """Equal places for cards in a box, in rows that are filled one after the other."""

    def __init__(self, box: Box, w: float, h: float, columns: int, rows: int, gap: float) -> None:
        self.box = box
        self.w = w
        self.h = h
        self.columns = columns
        self.rows = rows
        self.gap = gap

    def place(self, at: int, count: int) -> tuple[float, float]:
        """Where card `at` of `count` lies; each row stands in the middle of the box."""
        x, y, w, h = self.box
        row, column = divmod(at, self.columns)
        in_row = min(self.columns, count - row * self.columns)
        left = x + (w - in_row * self.w - (in_row - 1) * self.gap) / 2
        spare = h - self.rows * self.h - (self.rows - 1) * self.gap
        return round(left + column * (self.w + self.gap), 1), round(y + spare / 2 + row * (self.h + self.gap), 1)


@lru_cache(maxsize=512)
def grid(count: int, box: Box, widest: float) -> Grid:
    """So many places as large as they can be; small ones lie closer together."""
    best = largest(count, box, widest, GAP)
    return best if best.w >= SMALL else largest(count, box, widest, GAP / 2)


def largest(count: int, box: Box, widest: float, gap: float) -> Grid:
    _, _, w, h = box
    best = Grid(box, 1.0, 1.0, max(1, count), 1, gap)
    for rows in range(1, MOST_ROWS + 1):
        columns = max(1, -(-count // rows))
        tallest = (h - (rows - 1) * gap) / rows
        each = min((w - (columns - 1) * gap) / columns, tallest / SQUAREST, widest)
        high = min(tallest, each * RATIO)
        if each * high > best.w * best.h:
            best = Grid(box, round(each, 1), round(high, 1), columns, rows, gap)
    return best


def spread(count: int, x: float, w: float, each: float, gap: float = 10) -> list[float]:
    """Places in a row: centred with gaps when there is room, overlapping when there is not."""
    if count <= 1:
        return [x + (w - each) / 2] * count
    pitch = min(each + gap, (w - each) / (count - 1))
    start = x + (w - each - pitch * (count - 1)) / 2
    return [round(start + pitch * at, 1) for at in range(count)]
