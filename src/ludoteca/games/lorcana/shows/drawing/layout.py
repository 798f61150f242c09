"""Where everything lies: a wide table for screens, a tall one for phones, for two to six players.

The viewer sits at the bottom; the others sit at the top, in turn order from left to right. The table has one size.
"""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.scenes import Measures

GAP: Final = 8
RATIO: Final = 1.4
"""Height of a card for its width."""
BROAD: Final = 1.3
"""Width of a location for its height."""
TURNED: Final = 9
"""Degrees by which an exerted card is turned."""
SHRUNK: Final = 0.93
"""And how large it is then, so that the row does not widen."""
LEAST: Final = {"wide": 12.0, "tall": 22.2}
"""The smallest letters that can be read, tilted ones included."""


class Cut:
    """The size of a face. `seen` is how much of its width is not covered by the next card.

    `is_low`: whether its lower half lies under other cards.
    """

    def __init__(self, w: float, h: float, least: float, seen: float = 0, is_low: bool = False) -> None:
        # Two that are called the same size are the same: drawings are kept by it.
        self.w = round(w, 1)
        self.h = round(h, 1)
        self.least = least
        self.seen = round(min(seen or w, w), 1)
        self.is_low = is_low


cut_to: Final = kept(500)(Cut)
"""Makes one cut for all cards of a size, so that what is measured on it is kept."""


class Seat:
    """One player's part of the table: a rail or a strip with what they have, and the room for their cards."""

    def __init__(self, panel: Box, cells: Box, fan: Box | None = None) -> None:
        self.panel = panel
        self.cells = cells
        self.fan = fan
        """Where their hand is seen from behind; None where it is only counted."""
        self.is_strip = panel[2] > panel[3] * 1.2


class Layout(Measures, frozen=True, eq=False, kw_only=True):
    """One way to lay the table. `seats` begins with the viewer's and goes on in turn order."""

    race: Box
    turn: Box
    """Where turn and phase are told."""
    seats: list[Seat]
    bottom: Box
    hand: Cut
    tallest: float
    """A lone card in play does not grow beyond this."""


@kept(1500, most=32)
def layout(shape: str, players: int, shelf: bool) -> Layout:
    """Lay out the table. `shelf`: whether cards or waiting abilities need room above the hand, on a tall table."""
    return wide(players) if shape == "wide" else tall(players, shelf)


def wide(players: int) -> Layout:
    near = Seat((8, 318, 126, 414), (142, 322, 950, 206))
    if players == 2:
        others = [Seat((8, 8, 126, 248), (142, 46, 950, 210), (360, 4, 520, 38))]
    else:
        others = columns(players - 1, (8, 6, 1084, 250), 52)
    return Layout(
        size=(1100, 740),
        least=LEAST["wide"],
        race=(152, 262, 930, 54),
        turn=(8, 262, 126, 50),
        seats=[near, *others],
        bottom=(142, 536, 950, 200),
        hand=Cut(138, 193, LEAST["wide"]),
        tallest=184,
    )


def tall(players: int, shelf: bool) -> Layout:
    crowd = players > 3
    strip = 58.0
    bottom = (10.0, 904.0, 760.0, 170.0) if crowd else (10.0, 838.0, 760.0, 236.0)
    lowest = bottom[1] - 6 - (184 if shelf else 0)
    track = 62.0
    room = lowest - 8 - 2 * strip - track - 4 * 4
    if players == 2:
        far = room * 0.47
        own = room - far
        others = [Seat((10, 8, 760, strip), (10, 8 + strip + 4, 760, far))]
        below = 8 + strip + 4 + far + 4
    else:
        share = (lowest - 8) * (0.44 if players == 3 else 0.6)
        box = (10.0, 8.0, 760.0, share)
        others = columns(2, box, 88) if players == 3 else rows_of_two(players - 1, box, 72)
        below = 8 + share + 4
        own = lowest - below - track - strip - 8
    near = Seat((10, lowest - strip, 760, strip), (10, below + track + 4, 760, own))
    return Layout(
        size=(780, 1080),
        least=LEAST["tall"],
        race=(34, below, 712, track),
        turn=(10, 0, 0, 0),
        seats=[near, *others],
        bottom=bottom,
        hand=Cut(118, 165, LEAST["tall"]) if crowd else Cut(164, 230, LEAST["tall"]),
        tallest=262,
    )


def columns(count: int, box: Box, strip: float) -> list[Seat]:
    x, y, w, h = box
    each = (w - (count - 1) * GAP) / count
    return [
        Seat((x + index * (each + GAP), y, each, strip), (x + index * (each + GAP), y + strip + 3, each, h - strip - 3))
        for index in range(count)
    ]


def rows_of_two(count: int, box: Box, strip: float) -> list[Seat]:
    x, y, w, h = box
    rows = (count + 1) // 2
    each = (h - (rows - 1) * GAP) / rows
    seats: list[Seat] = []
    for row in range(rows):
        seats += columns(min(2, count - row * 2), (x, y + row * (each + GAP), w, each), strip)
    return seats


# -- rows of cards -------------------------------------------------------------------------------------------------

SHARES: Final = {"character": 1 / RATIO, "location": BROAD, "item": 1 / RATIO, "items": 0.5 / RATIO}
"""Width of what lies in one place, for its height."""


STEP: Final = 0.94
"""Rows become lower in steps, so that one more card does not change the size of all others every time."""


@kept(1500)
def flow(kinds: tuple[str, ...], box: Box, tallest: float) -> tuple[float, tuple[Box, ...]]:
    """Lay places of these kinds in lines, as high as they can be; return their height and their boxes."""
    _, _, w, h = box
    high = max(min(tallest, h), 8.0)
    while True:
        gap = min(14.0, max(3.0, high * 0.09))
        lines = broken(kinds, w, high, gap)
        fits = len(lines) * (high + gap) - gap <= h and all(_length(line, high, gap) <= w for line in lines)
        if fits or high <= 8:
            break
        high = round(high * STEP, 1)
    return high, _laid(lines, box, high, gap)


def broken(kinds: tuple[str, ...], w: float, high: float, gap: float) -> list[list[str]]:
    """Break a row into lines of this width."""
    lines: list[list[str]] = [[]]
    for kind in kinds:
        if lines[-1] and _length([*lines[-1], kind], high, gap) > w:
            lines.append([])
        lines[-1].append(kind)
    return lines


def _length(line: list[str], high: float, gap: float) -> float:
    return sum([SHARES[kind] * high for kind in line]) + gap * (len(line) - 1)


def _laid(lines: list[list[str]], box: Box, high: float, gap: float) -> tuple[Box, ...]:
    """Put every line in the middle of the box."""
    x, y, w, h = box
    top = y + (h - len(lines) * (high + gap) + gap) / 2
    boxes: list[Box] = []
    for line in lines:
        left = x + (w - _length(line, high, gap)) / 2
        for kind in line:
            wide = SHARES[kind] * high
            boxes.append((round(left, 1), round(top, 1), round(wide, 1), round(high, 1)))
            left += wide + gap
        top += high + gap
    return tuple(boxes)
