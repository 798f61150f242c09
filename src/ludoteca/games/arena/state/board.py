"""The Arena: its spaces, what is marked on them, and how far they are from each other.

Rules read the marks on spaces, never their coordinates, so that any map can be loaded (SA-A.42). Coordinates are axial
ones of a hexagonal grid; neighbours and distances follow from them, once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

START: Final = 1
"""A starting space of its side."""
CENTRAL: Final = 2
"""One of the starting spaces nearest the centre, used in chapter 1."""
STAR: Final = 4
"""A space of the back row, for the return from a KO."""
POINT: Final = 8
"""A golden space, worth a Victory Point to the character that starts its turn there."""
FLAGS: Final = {"start": START, "central": CENTRAL, "star": STAR, "point": POINT}

NEIGHBOURS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
MOST_SPACES: Final = 400
CENTRAL_PER_SIDE: Final = 2
START_PER_SIDE: Final = 4


@dataclass(frozen=True, eq=False)
class Space:
    """One hexagon: its name, its place, its marks, and the side it belongs to (-1 for neither)."""

    id: str
    q: int
    r: int
    flags: int
    side: int


class Board:
    """All spaces, with what is asked of them again and again worked out beforehand."""

    def __init__(self, spaces: list[Space]) -> None:
        self.spaces = spaces
        self.size = len(spaces)
        number_at = {(space.q, space.r): number for number, space in enumerate(spaces)}
        self.neighbours: list[list[int]] = []
        for space in spaces:
            around = [number_at.get((space.q + dq, space.r + dr), -1) for dq, dr in NEIGHBOURS]
            self.neighbours.append(sorted([number for number in around if number >= 0]))
        self.distance: list[list[int]] = [[hex_distance(a, b) for b in spaces] for a in spaces]
        """How many spaces one counts from one to the other, whatever stands between (SA-11.01, SA-A.45)."""
        self.starts: list[list[int]] = [self.marked(START, side) for side in (0, 1)]
        self.central: list[list[int]] = [self.marked(CENTRAL, side) for side in (0, 1)]
        self.stars: list[int] = [n for n, space in enumerate(spaces) if space.flags & STAR]
        self.points: list[bool] = [bool(space.flags & POINT) for space in spaces]
        self.golden: list[int] = [n for n, golden in enumerate(self.points) if golden]
        self.from_star: list[int] = [
            min([self.distance[n][star] for star in self.stars], default=0) for n in range(self.size)
        ]
        """How far each space is from the nearest space of a back row."""
        rows = sorted({space.r for space in spaces})
        self.rows: list[int] = [rows.index(space.r) for space in spaces]
        self.columns: list[int] = [
            len([other for other in spaces if other.r == space.r and other.q < space.q]) for space in spaces
        ]
        self.numbers: dict[str, int] = {space.id: number for number, space in enumerate(spaces)}

    def marked(self, flag: int, side: int) -> list[int]:
        return [n for n, space in enumerate(self.spaces) if space.flags & flag and space.side == side]

    def problems(self) -> list[str]:
        """List what is wrong with it as a place to play; none for a sound map."""
        wrong = []
        if self.size > MOST_SPACES:
            wrong.append(f"a board of {self.size} spaces; at most {MOST_SPACES}")
        id_at: dict[tuple[int, int], str] = {}
        for number, space in enumerate(self.spaces):
            if self.numbers[space.id] != number:
                wrong.append(f"two spaces have the same id, {space.id}")
            if (space.q, space.r) in id_at:
                wrong.append(
                    f"{id_at[space.q, space.r]} and {space.id} lie in the same place, q {space.q} and r {space.r}"
                )
            id_at[space.q, space.r] = space.id
            if space.flags & START and space.side < 0:
                wrong.append(f"{space.id} is a starting space of neither side; say `side: blue` or `side: red`")
        for side, name in enumerate(("blue", "red")):
            if len(self.starts[side]) < START_PER_SIDE:
                wrong.append(f"the {name} side has {len(self.starts[side])} starting spaces; it needs {START_PER_SIDE}")
            if len(self.central[side]) != CENTRAL_PER_SIDE:
                wrong.append(
                    f"the {name} side has {len(self.central[side])} central starting spaces; chapter 1 needs exactly 2"
                )
            if any(not self.spaces[n].flags & START for n in self.central[side]):
                wrong.append(f"a central space of the {name} side is no starting space")
            if not any(self.spaces[star].side == side for star in self.stars):
                wrong.append(f"the {name} side has no back row (star)")
        if not any(self.points):
            wrong.append("no space is worth a Victory Point")
        connected = self.connected()
        cut_off = [space.id for number, space in enumerate(self.spaces) if number not in connected]
        if cut_off and len(id_at) == self.size:
            wrong.append(f"the board is in several pieces: {', '.join(cut_off[:9])} cannot be reached")
        return wrong

    def connected(self) -> set[int]:
        """List the spaces that can be reached from the first one."""
        seen = {0} if self.size else set()
        waiting = list(seen)
        while waiting:
            for number in self.neighbours[waiting.pop()]:
                if number not in seen:
                    seen.add(number)
                    waiting.append(number)
        return seen


def hex_distance(a: Space, b: Space) -> int:
    dq = a.q - b.q
    dr = a.r - b.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2
