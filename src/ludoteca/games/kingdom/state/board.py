"""The map of a scenario: path, building sites, spawn points, exits, and what follows from where they lie.

A square is row * columns + column, from the north-west. Every square of the path leads on to one other, or out of the
map (KR-1.09, KR-1.10); so the order of activation and the way to the exit are worked out once.
"""

from __future__ import annotations

from typing import Final

GRASS: Final = 0
PATH: Final = 1
SITE: Final = 2
SQUARE_KINDS: Final = ("grass", "path", "site")

OUT: Final = -2
"""Onward from the last space: the exit."""
NOWHERE: Final = -1
"""Onward from a square that is not on the path."""

STEPS: Final = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}
"""What the signs of a map say about the way on."""
SOUTH: Final = 2


class Board:
    """A map, with what is asked of it again and again worked out beforehand."""

    def __init__(
        self, rows: list[str], spawns: list[int], pile_sides: list[int], exits: list[int], exit_side: int
    ) -> None:
        self.drawn = rows
        """As in the content: signs for the path, a letter for a site, a dot for grass."""
        self.rows = len(rows)
        self.cols = len(rows[0])
        self.size = self.rows * self.cols
        self.spawns = spawns
        """By pile, the space in front of it."""
        self.pile_sides = pile_sides
        self.exits = exits
        """The last spaces of the path."""
        self.exit_side = exit_side
        self.quarter: int = (SOUTH - exit_side) % 4
        """How cards lie: quarters counter-clockwise, the purple line towards the exit (KR-4.03, KR-A05)."""
        signs = "".join(rows)
        self.kinds: list[int] = [GRASS if c == "." else PATH if c in STEPS else SITE for c in signs]
        letters = sorted([(c, square) for square, c in enumerate(signs) if self.kinds[square] == SITE])
        self.letters: list[str] = [letter for letter, _ in letters]
        self.sites: list[int] = [square for _, square in letters]
        """By site, its square; sites are in the order of their letters."""
        self.site_at: list[int] = [-1] * self.size
        for site, square in enumerate(self.sites):
            self.site_at[square] = site
        self.onward: list[int] = [self.next_on_path(square, signs[square]) for square in range(self.size)]
        self.neighbours: list[list[int]] = [self.around(square) for square in range(self.size)]
        """Adjacent squares, diagonal ones too (KR-1.04)."""
        self.routes: list[list[int]] = [self.route_from(square) for square in range(self.size)]
        """By square of the path, the spaces after it up to the last one."""
        self.order: list[int] = self.activation_order()
        """The spaces of the path in the order in which hordes on them activate (KR-15.02, KR-15.18, KR-A45)."""
        self.rank: list[int] = [-1] * self.size
        for rank, square in enumerate(self.order):
            self.rank[square] = rank

    def next_on_path(self, square: int, sign: str) -> int:
        if sign not in STEPS:
            return NOWHERE
        down, right = STEPS[sign]
        row = square // self.cols + down
        col = square % self.cols + right
        if square in self.exits or not (0 <= row < self.rows and 0 <= col < self.cols):
            return OUT
        return row * self.cols + col

    def around(self, square: int) -> list[int]:
        squares = []
        for row in range(square // self.cols - 1, square // self.cols + 2):
            for col in range(square % self.cols - 1, square % self.cols + 2):
                if 0 <= row < self.rows and 0 <= col < self.cols and row * self.cols + col != square:
                    squares.append(row * self.cols + col)
        return squares

    def route_from(self, square: int) -> list[int]:
        route: list[int] = []
        if self.kinds[square] == PATH:
            while self.onward[square] != OUT:
                square = self.onward[square]
                route.append(square)
        return route

    def activation_order(self) -> list[int]:
        """List for each spawn point in turn its way from the exit backwards, without what an earlier one has had."""
        order: list[int] = []
        for first in self.spawns:
            way = [first, *self.routes[first]]
            for i in range(len(way) - 1, -1, -1):
                if way[i] not in order:
                    order.append(way[i])
        return order

    def name(self, square: int) -> str:
        """Return the column's letter and the row's number, both from the north-west."""
        return f"{chr(65 + square % self.cols)}{square // self.cols + 1}"

    def find(self, text: str) -> int:
        """Return the square with this name, or of the site with this letter; -1 if there is none."""
        if text in self.letters:
            return self.sites[self.letters.index(text)]
        for square in range(self.size):
            if self.name(square) == text:
                return square
        return -1
