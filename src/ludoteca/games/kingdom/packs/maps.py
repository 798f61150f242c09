"""Reading the map of a scenario: path, sites, spawn points, exits. A map that is not sound is not built.

What can be known of it all the same, such as its sites, the rest of the scenario is read against.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.packs.values import read_square, square, square_name
from ludoteca.games.kingdom.state.board import STEPS, Board
from ludoteca.games.kingdom.state.cards import SIDES
from ludoteca.kernel.pack_values import maps
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.yamls import Where

MOST_ROWS: Final = 20
MOST_COLS: Final = 20
ARROWS: Final = "^>v<"
"""By side."""
GRASS: Final = "."
LEAST: Final = 2


class MapReader:
    """One scenario's map."""

    def __init__(self, entry: Fields) -> None:
        self.entry = entry
        self.rows: list[str] = []
        self.places: list[Where] = []
        self.cols = 0
        self.exits: list[int] = []
        self.exit_side = -1
        self.spawns: list[int] = []
        self.sides: list[int] = []
        self.opens: list[int] = []
        self.closed_by: list[tuple[str, Fields]] = []
        self.drawn = False
        """Whether the rows are sound, so that squares have names and signs."""
        self.misplaced: set[str] = set()
        """Sites that are not beside the path."""

    def read(self) -> Board | None:
        """Read the map, or none if something is wrong with it: then it has been said."""
        before = len(self.entry.report.problems)
        self.read_rows()
        self.drawn = len(self.entry.report.problems) == before
        self.read_exits(self.drawn)
        self.read_spawns(self.drawn)
        if len(self.entry.report.problems) == before:
            self.check_path()
        if self.drawn:
            self.check_sites()
        if len(self.entry.report.problems) > before:
            return None
        return Board(self.rows, self.spawns, self.sides, self.exits, self.exit_side)

    @property
    def letters(self) -> list[str]:
        """The sites that are drawn; none as long as the map cannot be read."""
        return [sign for row in self.rows for sign in row if sign.isupper()] if self.drawn else []

    def on_path(self, number: int) -> bool:
        """Tell whether there is path at a square; true of any as long as the map cannot be read."""
        return not self.drawn or (number >= 0 and self.sign(number) in ARROWS)

    def sign(self, number: int) -> str:
        return self.rows[number // self.cols][number % self.cols]

    def at(self, number: int) -> Where:
        """Tell where a square stands in the file."""
        return self.places[number // self.cols].shifted(number % self.cols + 1)

    def name(self, number: int) -> str:
        return square_name(number, self.cols)

    def beside(self, number: int, side: int) -> int:
        """Return the square on that side, or -1 beyond the edge."""
        down, right = STEPS[ARROWS[side]]
        row, col = number // self.cols + down, number % self.cols + right
        return row * self.cols + col if 0 <= row < len(self.rows) and 0 <= col < self.cols else -1

    # -- what is drawn ---------------------------------------------------------------------------------------------

    def read_rows(self) -> None:
        entry = self.entry
        given = entry.texts("map")
        self.rows = [row for row, _ in given]
        self.places = [where for _, where in given]
        if not LEAST <= len(self.rows) <= MOST_ROWS:
            entry.fail("map", f'a map has from {LEAST} to {MOST_ROWS} rows, each a text: [".A.", ">>>"]')
            return
        self.cols = len(self.rows[0])
        if not LEAST <= self.cols <= MOST_COLS:
            entry.fail("map", f"the rows of a map have from {LEAST} to {MOST_COLS} squares")
            return
        letters: set[str] = set()
        for number, row in enumerate(self.rows):
            if len(row) != self.cols:
                entry.report.add(
                    self.places[number], f"row {number + 1} has {len(row)} squares, the first has {self.cols}"
                )
                continue
            for col, sign in enumerate(row):
                spot = self.places[number].shifted(col + 1)
                if sign in letters:
                    entry.report.add(spot, f"the site {sign!r} is there twice")
                elif sign.isascii() and sign.isalpha() and sign.isupper():
                    letters.add(sign)
                elif sign not in ARROWS and sign != GRASS:
                    known = "> < ^ v (path and the way on), a capital letter (site), . (grass)"
                    entry.report.add(spot, f"unknown symbol {sign!r}; a square is {known}")

    def place_of(self, text: str, where: Where, drawn: bool) -> int:
        """Find the path square of that name; -1 if it is none, which is said."""
        if not drawn or not text:
            return -1
        space = square(text, len(self.rows), self.cols)
        if space < 0:
            last = square_name(len(self.rows) * self.cols - 1, self.cols)
            self.entry.report.add(where, f"no square {text!r}; squares of this map are A1 (top left) to {last}")
        elif self.sign(space) not in ARROWS:
            self.entry.report.add(where, f"{text} is not on the path: the map has {self.sign(space)!r} there")
            return -1
        return space

    def read_exits(self, drawn: bool) -> None:
        entry = self.entry
        side = entry.choice("exit_side", SIDES)
        self.exit_side = SIDES.index(side) if side else -1
        for text, where in entry.texts("exits"):
            space = self.place_of(text, where, drawn)
            if space < 0 or self.exit_side < 0:
                continue
            if ARROWS[self.exit_side] != self.sign(space) or self.beside(space, self.exit_side) >= 0:
                entry.report.add(where, f"the path leaves the map at an exit; {text} does not lead out to the {side}")
            self.exits.append(space)
        if not entry.data.get("exits"):
            entry.fail("exits", "a map needs an exit, the last square of the path: exits: [G4]", "KR-1.10")

    def read_spawns(self, drawn: bool) -> None:
        entry = self.entry
        for fields in maps(entry, "spawns", "a spawn point", "{square: A2, side: W}"):
            space = self.place_of(read_square(fields), fields.where("square"), drawn)
            side = fields.choice("side", SIDES)
            if space in self.spawns and space >= 0:
                fields.fail("square", "two piles have the same first square")
            if space >= 0 and side:
                beyond = self.beside(space, SIDES.index(side))
                if beyond >= 0 and self.sign(beyond) != GRASS:
                    fields.fail(
                        "side", f"the pile lies beside {self.name(space)}, but {self.name(beyond)} is not grass"
                    )
            self.spawns.append(space)
            self.sides.append(SIDES.index(side) if side else 0)
            self.opens.append(fields.whole("opens", 1, 99, required=False, default=1))
            self.closed_by.append((fields.text("closed_by", required=False), fields))
            fields.nothing_else()
        if not entry.data.get("spawns"):
            entry.fail("spawns", "a map needs a spawn point: spawns: [{square: A2, side: W}]", "KR-1.12")

    # -- what it must be -------------------------------------------------------------------------------------------

    def check_path(self) -> None:
        """Check that every pile's way ends at an exit, and that every space of the path is on such a way (KR-1.09)."""
        entry = self.entry
        on_way: set[int] = set()
        lost = False
        for pile, first in enumerate(self.spawns, 1):
            way: list[int] = []
            space = first
            while space not in self.exits and space not in on_way:
                way.append(space)
                onward = self.beside(space, ARROWS.index(self.sign(space)))
                fault, text = space, ""
                if onward < 0:
                    text = f"the way of pile {pile} leaves the map at {self.name(space)}, which is not an exit"
                elif self.sign(onward) not in ARROWS:
                    text = f"the way of pile {pile} ends at {self.name(space)}: {self.name(onward)} is not on the path"
                elif onward in way:
                    fault, text = onward, f"the way of pile {pile} goes round in a circle at {self.name(onward)}"
                if text:
                    entry.report.add(self.at(fault), text, "KR-1.09")
                    lost = True
                    break
                space = onward
            on_way |= {*way, space}
        squares = range(len(self.rows) * self.cols)
        left = [space for space in squares if self.sign(space) in ARROWS and space not in on_way]
        if left and not lost:
            names = ", ".join([self.name(space) for space in left])
            entry.report.add(self.at(left[0]), f"no way from a pile leads over {names}", "KR-1.09")

    def check_sites(self) -> None:
        """Check that sites lie beside the path (KR-1.13)."""
        for number in range(len(self.rows) * self.cols):
            if not self.sign(number).isupper():
                continue
            row, col = number // self.cols, number % self.cols
            near = [line[max(0, col - 1) : col + 2] for line in self.rows[max(0, row - 1) : row + 2]]
            if not any(sign in ARROWS for line in near for sign in line):
                self.misplaced.add(self.sign(number))
                text = f"the site {self.sign(number)} at {self.name(number)} is not beside the path"
                self.entry.report.add(self.at(number), text, "KR-1.13")
