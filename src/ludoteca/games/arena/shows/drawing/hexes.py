"""Where the spaces of the Arena lie, and which are near which: the same throughout a match."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludoteca.games.arena.state.view_types import BoardView, SpaceView
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box, at

ROOT: Final = sqrt(3)
FLAT: Final = 0.68
"""How much the Arena is foreshortened: it is seen from in front and above."""
CORNERS: Final = [
    (0.0, -100 * FLAT),
    (50 * ROOT, -50 * FLAT),
    (50 * ROOT, 50 * FLAT),
    (0.0, 100 * FLAT),
    (-50 * ROOT, 50 * FLAT),
    (-50 * ROOT, -50 * FLAT),
]
"""Of a hexagon of radius 100 around (0, 0)."""
Printed = tuple[str, int, int, tuple[str, ...], int, tuple[int, ...]]
"""Id, coordinates, flags, side and neighbours of a space."""


class Ground:
    """What of the spaces never changes: there is one for all equal boards, so that it is quick to compare."""

    def __init__(self, spaces: tuple[Printed, ...]) -> None:
        self.spaces = spaces


class Hexes:
    """The near side's back row is at the bottom, and all is as large as the box allows."""

    def __init__(self, ground: Ground, box: Box, near_side: int) -> None:
        spaces = ground.spaces
        sign = -1 if is_turned(spaces, near_side) else 1
        raw = [(sign * ROOT * (q + r / 2), sign * 1.5 * r * FLAT) for _, q, r, _, _, _ in spaces]
        left, right = min([x for x, _ in raw]), max([x for x, _ in raw])
        top, bottom = min([y for _, y in raw]), max([y for _, y in raw])
        x, y, w, h = box
        self.size = min(w / (right - left + ROOT), h / (bottom - top + 2 * FLAT))
        """The radius of a hexagon, across."""
        middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
        self.middles = [
            (x + w / 2 + (px - middle_x) * self.size, y + h / 2 + (py - middle_y) * self.size) for px, py in raw
        ]
        self.places = [at(*middle) for middle in self.middles]
        self.keys = [f"space:{id}" for id, _, _, _, _, _ in spaces]
        self.neighbours = [neighbours for _, _, _, _, _, neighbours in spaces]

    def within(self, origin: int, steps: int) -> list[int]:
        """List the other spaces at most so many steps away, whatever stands between; fewer than none: all of them."""
        if steps < 0:
            return [space for space in range(len(self.keys)) if space != origin]
        seen = {origin}
        edge = [origin]
        for _ in range(steps):
            edge = sorted({other for space in edge for other in self.neighbours[space] if other not in seen})
            seen.update(edge)
        return sorted(seen - {origin})


def is_turned(spaces: tuple[Printed, ...], near_side: int) -> bool:
    """Tell whether to turn the board: the blue back row, of the lowest numbers, is at the bottom when blue is near."""
    rows = [r for _, _, r, _, side, _ in spaces if side == near_side]
    others = [r for _, _, r, _, side, _ in spaces if side == 1 - near_side]
    return bool(rows and others) and sum(rows) / len(rows) < sum(others) / len(others)


@kept(300)
def ground_of(board: BoardView) -> Ground:
    """Return what of the spaces never changes, whoever stands on them."""
    return one_ground(tuple([printed(one) for one in board.spaces]))


@kept(600)
def printed(space: SpaceView) -> Printed:
    return space.id, space.q, space.r, space.flags, space.side, space.neighbours


@kept(300, most=64)
def one_ground(spaces: tuple[Printed, ...]) -> Ground:
    return Ground(spaces)


@kept(8000, most=64)
def hexes_in(ground: Ground, box: Box, near_side: int) -> Hexes:
    return Hexes(ground, box, near_side)
