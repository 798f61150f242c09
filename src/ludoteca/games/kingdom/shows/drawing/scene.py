"""What every part of the picture needs: the view, its reader, the layout, the marks, who is who and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ludoteca.games.kingdom.shows.drawing import turning
from ludoteca.games.kingdom.shows.drawing.layout import Layout
from ludoteca.games.kingdom.shows.terms import BEFORE_PLAY
from ludoteca.games.kingdom.state.view_types import EnemyView, KingdomView, MapView
from ludoteca.kernel import scenes
from ludoteca.kernel.drawing import thing
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.views import Value

SIDES: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
EDGE: Final = 0.22
"""The band with the letters and numbers of the squares, in squares."""
PILE_ACROSS: Final = 0.6
PILE_DOWN: Final = 0.46
BESIDE: Final = {"N": 0.4, "E": 0.35, "S": 0.35, "W": 0.4}
"""On a tall table piles and the exit lie in the band of the names, so that a finger finds every square."""
LARGER: Final = 1.08
"""A tall map is turned so that its exit is below, unless its squares are so much larger otherwise."""


def margins(sides: Iterable[str], tall: bool) -> tuple[float, ...]:
    """Tell how much room each side of the map needs, in squares, for the names of the squares and what lies there."""
    room = {"N": EDGE, "E": 0.05, "S": 0.05, "W": EDGE}
    for side in set(sides):
        room[side] = BESIDE[side] if tall else room[side] + (PILE_DOWN if side in "NS" else PILE_ACROSS)
    return tuple(room.values())


class Squares:
    """Where every square of the map is seen, as large as the box allows.

    `room` is above, right, below and left of the map; `quarter` says how often it is turned, clockwise.
    """

    def __init__(self, rows: int, cols: int, room: tuple[float, ...], box: Box, quarter: int = 0) -> None:
        self.rows = rows
        self.cols = cols
        self.quarter = quarter
        self.down, self.across = (cols, rows) if quarter % 2 else (rows, cols)
        """Rows and columns as they are seen."""
        north, east, south, west = room
        x, y, w, h = box
        across = self.across + west + east
        down = self.down + north + south
        self.size = min(w / across, h / down)
        self.x = x + (w - across * self.size) / 2 + west * self.size
        self.y = y + (h - down * self.size) / 2 + north * self.size
        self.spots = [turning.spot(*divmod(square, cols), rows, cols, quarter) for square in range(rows * cols)]
        """By square, the row and column at which it is seen."""
        self.corners = [(self.x + col * self.size, self.y + row * self.size) for row, col in self.spots]
        self.places = [at(*corner) for corner in self.corners]
        """Of the parts that lie on the squares."""

    def middle(self, square: int) -> tuple[float, float]:
        x, y = self.corners[square]
        return x + self.size / 2, y + self.size / 2

    def reached(self, square: int, arrows: Sequence[tuple[int, int]], facing: int) -> list[int]:
        """List the squares that these arrows reach from there, turned by so many quarters."""
        row, col = divmod(square, self.cols)
        squares = []
        for down, across in arrows:
            for _ in range(facing):
                down, across = across, -down
            if 0 <= row + down < self.rows and 0 <= col + across < self.cols:
                squares.append((row + down) * self.cols + col + across)
        return squares


squares_in: Final = kept(8000)(Squares)


@kept(600)
def best_quarter(rows: int, cols: int, sides: tuple[str, ...], exit_side: str, box: Box) -> int:
    """Choose how to turn a map on a tall table: with large squares, the exit below, or else the piles above."""
    sizes, rising = [], []
    for quarter in range(4):
        *piles, out = [turning.side(side, quarter) for side in (*sides, exit_side)]
        sizes.append(Squares(rows, cols, margins((*piles, out), True), box, quarter).size)
        rising.append((out != "S", piles.count("S") - piles.count("N"), out == "N"))
    large = [quarter for quarter in range(4) if sizes[quarter] * LARGER >= max(sizes)]
    return min(large, key=lambda quarter: (rising[quarter], quarter))


class Country(Value):
    """What stays as it is for a whole match: every part may look at it."""

    rows: int
    cols: int
    exit_side: str
    kinds: tuple[str, ...]
    """Of the squares."""
    quarter: int
    """How often the map is turned, clockwise."""
    room: tuple[float, ...]
    """Around the map, as it is seen."""
    sites: tuple[tuple[int, str], ...]
    """Squares and letters."""
    solo: bool
    colours: tuple[str, ...]
    names: tuple[str, ...]
    """Of the players."""
    enemies: tuple[EnemyView, ...]


@kept(300)
def known(country: Country) -> Country:
    """Return the same country always as the same object, because that is compared fastest."""
    return country


def country_of(view: KingdomView, names: list[str], layout: Layout) -> Country:
    return country_with(
        view.map,
        tuple([pile.side for pile in view.piles]),
        tuple([(site.square, site.letter) for site in view.sites]),
        view.solo,
        tuple([player.colour for player in view.players]),
        tuple(names),
        view.enemies,
        layout,
    )


@kept(400)
def country_with(
    land: MapView,
    sides: tuple[str, ...],
    sites: tuple[tuple[int, str], ...],
    solo: bool,
    colours: tuple[str, ...],
    names: tuple[str, ...],
    enemies: tuple[EnemyView, ...],
    layout: Layout,
) -> Country:
    """Gather it from the map, the sides of its piles, and what else stays as it is."""
    quarter = best_quarter(land.rows, land.cols, sides, land.exit_side, layout.map) if layout.tall else 0
    seen = [turning.side(side, quarter) for side in (*sides, land.exit_side)]
    return known(
        Country(
            rows=land.rows,
            cols=land.cols,
            exit_side=land.exit_side,
            kinds=tuple([square.kind for square in land.squares]),
            quarter=quarter,
            room=margins(seen, layout.tall),
            sites=sites,
            solo=solo,
            colours=colours,
            names=names,
            enemies=enemies,
        )
    )


class Scene(scenes.Scene[KingdomView, Layout]):
    """The viewer's hand is the near one; for a spectator that is seat 0's. All of its parts read the country."""

    def prepare(self) -> None:
        view = self.view
        self.looker = tuple(self.names)
        self.country = country_of(view, self.names, self.layout)
        self.easel.family = (*self.easel.family, self.country, view.phase in BEFORE_PLAY and view.phase)
        self.quarter = self.country.quarter
        self.squares = squares_in(view.map.rows, view.map.cols, self.country.room, self.layout.map, self.quarter)
        self.people = view.people
        """Heroes and companions, once they have been chosen."""
        self.figures = {one.figure: one for one in self.people}
        self.trays = {one.tray: one for one in view.trays}
        self.sites = {one.site: one for one in view.sites}
        self.site_on = {one.square: one for one in view.sites}
        self.looking = view.acting if not self.decisions else None
        """The action of somebody else that the viewer looks on, or None: who acts, with what, and what is asked."""
        self.looked_on: str = self.looking.source if self.looking else ""
        """What that comes from."""
        if self.looked_on:
            self.marks.sources.add(self.looked_on)
        self.sought: tuple[int, ...] = ()
        """The trays that the piece or the hero of somebody else can go to; only one once that is known."""
        attack = view.attack
        if self.looking and attack:
            self.sought = attack.trays if attack.tray < 0 else (attack.tray,)
        elif self.looking and self.looking.tray >= 0:
            self.sought = (self.looking.tray,)
        self.source: str = next(iter(self.marks.sources), "")
        self.asked: set[str] = self.marks.verbs()
        """The verbs that are offered on some thing."""
        self.aimed: dict[int, list[tuple[str, int]]] = {}
        """By tray, the options that concern its cells, each with its cell."""
        self.kinds: set[str] = set()
        """The kinds of things that may be chosen, such as "hand"."""
        self.open_squares: set[int] = set()
        """The squares of the map that may be chosen."""
        for key, offered in self.marks.options.items():
            kind, _, numbers = key.partition(":")
            self.kinds.add(kind)
            if kind == "cell":
                tray, _, cell = numbers.partition("/")
                self.aimed.setdefault(int(tray), []).extend([(id, int(cell)) for id, _ in offered])
            elif kind == "square":
                self.open_squares.add(int(numbers))
        self.occupied = {one.square for one in self.people}
        """The squares on which somebody stands."""

    def thing(
        self,
        key: str,
        *inside: str,
        name: str,
        text: str,
        kind: str,
        why: str | None = None,
        place: str | None = None,
    ) -> str:
        """Draw the group of a thing. Only players may ask why it cannot be chosen, and only what is sought."""
        asked = why if self.viewer is not None else None
        return thing(key, *inside, name=name, text=text, kind=kind, why=asked, place=place, sought=True)

    def is_through(self, key: str, square: int) -> bool:
        """Tell whether a press on a thing that may not be chosen goes to its square, which may be."""
        return square in self.open_squares and key not in self.marks.options

    def looked_on_as(self, kind: str) -> str:
        """Return the key of what somebody else's action comes from, if it is such a thing."""
        return self.looked_on if self.looked_on.startswith(kind) else ""

    def colour(self, seat: int) -> str:
        """Return the colour of a player's sites and pieces."""
        return self.country.colours[seat]

    def origin(self) -> int:
        """Find the square of the tower or hero that the question comes from; -1 for none."""
        kind, _, number = self.source.partition(":")
        if kind == "site" and int(number) in self.sites:
            return self.sites[int(number)].square
        if kind == "figure" and int(number) in self.figures:
            return self.figures[int(number)].square
        return -1
