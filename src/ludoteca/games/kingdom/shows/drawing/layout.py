"""Where everything lies: a wide table for screens, a tall one for phones.

Wide: the map, the players beside it, the hands below. Tall: one thing under the other. What a question is about, a tray
to aim at or cards to buy, takes the players' place for as long as it is asked.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.kernel.layouts import GAP, Box


class Layout:
    """One way to lay the table."""

    def __init__(self, *, size: tuple[float, float], least: float, top: Box, map: Box, side: Box, hands: Box) -> None:
        self.w, self.h = size
        self.tall = self.h > self.w
        self.least = least
        """The smallest letters that can be read."""
        self.top = top
        """Round, phases, what the kingdom has."""
        self.map = map
        self.side = side
        """The players, or what the question is about."""
        self.hands = hands
        self.head = least * (7.2 if self.tall else 4.6)
        """How high the heading is of the screens to choose on."""

    def choices(self, phase: str) -> Box:
        """Where there is something to choose before the first round: above the map, or all that is left."""
        high = self.h - self.head
        if phase == "heroes":
            return 8.0, self.head, self.w - 16, high - 8
        share = 0.5 if phase == "spells" else 0.62 if self.tall else 0.55
        return 8.0, self.head, self.w - 16, (high - 14) * share

    def land(self, phase: str) -> Box:
        """Where the map is meanwhile; not seen while heroes are chosen."""
        if phase == "heroes":
            return self.map
        x, y, w, h = self.choices(phase)
        return x, y + h + 6, w, self.h - self.head - h - 14


@lru_cache(maxsize=64)
def layout(shape: str, players: int, wide_by_high: float) -> Layout:
    """`wide_by_high`: how many times the map, with its piles, is as wide as it is high."""
    return wide() if shape == "wide" else tall(players, wide_by_high)


def wide() -> Layout:
    w, h = 1100.0, 772.0
    side, floor = 306.0, 104.0
    top = (8.0, 8.0, w - 16, 40.0)
    upper = 54.0
    high = h - upper - floor - 14
    return Layout(
        size=(w, h),
        least=12.2,
        top=top,
        map=(8.0, upper, w - side - 22, high),
        side=(w - side - 8, upper, side, high),
        hands=(8.0, h - floor - 8, w - 16, floor),
    )


def tall(players: int, wide_by_high: float) -> Layout:
    """The map as high as it needs; hands take what is left under the players."""
    w, h = 780.0, 1190.0
    full = w - 16
    upper = 112.0
    high = min(full / wide_by_high, 590.0)
    y = upper + high + GAP
    rows = 74.0 * players + 4.0 * (players - 1) if players > 1 else 188.0
    floor = y + rows + GAP
    return Layout(
        size=(w, h),
        least=21.5,
        top=(8, 8, full, upper - 14),
        map=(8, upper, full, high),
        side=(8, y, full, rows),
        hands=(8, floor, full, h - floor - 8),
    )
