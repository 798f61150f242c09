"""Where everything lies: a wide table for screens, a tall one for phones.

Above, the time and what the party has; in the middle a stage with the map, the battle or what is chosen from; below,
the four boards. A tall table has them in two rows; in battle the board of the active Hero is the first.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.kernel.layouts import GAP, Box, grid, split


class Layout:
    """One way to lay the table."""

    def __init__(self, *, size: tuple[float, float], least: float, top: Box, stage: Box, boards: list[Box]) -> None:
        self.w, self.h = size
        self.tall = self.h > self.w
        self.least = least
        """The smallest letters that can be read."""
        self.top = top
        """Time, Coins, Potions, the Reserve."""
        self.stage = stage
        """The map, the battle, or what the question is about."""
        self.boards = boards


@lru_cache(maxsize=32)
def layout(shape: str, fighting: bool, active: int) -> Layout:
    """`active`: the board of the Hero whose turn it is; a tall table gives it the most room. -1 for none."""
    return wide() if shape == "wide" else tall(fighting, active)


def wide() -> Layout:
    w, h = 1200.0, 812.0
    full = w - 16
    floor = 346.0
    upper = 76.0
    return Layout(
        size=(w, h),
        least=12.2,
        top=(8, 8, full, upper - 14),
        stage=(8, upper, full, h - upper - floor - 14),
        boards=split((8, h - floor - 8, full, floor), 4),
    )


def tall(fighting: bool, active: int) -> Layout:
    w, h = 780.0, 1275.0 if fighting else 1310.0
    full = w - 16
    upper = 132.0
    floor = 607.0 if fighting else 536.0
    below = (8.0, h - floor - 8, full, floor)
    return Layout(
        size=(w, h),
        least=21.5,
        top=(8, 8, full, upper - 14),
        stage=(8, upper, full, h - upper - floor - 14),
        boards=around(active, below) if fighting and active >= 0 else grid(below, 4, 2),
    )


def around(active: int, box: Box) -> list[Box]:
    """The active board over the whole width, the three others below it."""
    x, y, w, h = box
    high = 288.0
    others = split((x, y + high + GAP, w, h - high - GAP), 3)
    return [(x, y, w, high) if board == active else others[board - (board > active)] for board in range(4)]
