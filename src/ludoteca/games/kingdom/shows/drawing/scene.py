"""What every part of the picture needs: the view, its reader, the layout, the marks, who is who and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.kingdom.shows.drawing.layout import Layout
from ludoteca.games.kingdom.state.view_types import KingdomView
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.layouts import Box

SETTING_UP: Final = ("heroes", "abilities", "spells")
"""Phases before the first round: the picture is a screen to choose on."""
SIDES: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
EDGE: Final = 0.2
"""The band with the letters and numbers of the squares, in squares."""
PILE_ACROSS: Final = 0.62
PILE_DOWN: Final = 0.5


def margins(view: KingdomView) -> dict[str, float]:
    """How much room each side of the map needs for piles, the exit and the names of the squares, in squares."""
    room = {"N": EDGE, "E": 0.05, "S": 0.05, "W": EDGE}
    sides = [pile.side for pile in view.piles] + [view.map.exit_side]
    for side in set(sides):
        room[side] += PILE_DOWN if side in "NS" else PILE_ACROSS
    return room


def proportion(view: KingdomView) -> float:
    """How many times the map with its margins is as wide as high."""
    room = margins(view)
    cols, rows = view.map.cols, view.map.rows
    return (cols + room["W"] + room["E"]) / (rows + room["N"] + room["S"])


class Squares:
    """Where every square of the map lies, as large as the box allows."""

    def __init__(self, view: KingdomView, box: Box) -> None:
        self.rows: int = view.map.rows
        self.cols: int = view.map.cols
        room = margins(view)
        x, y, w, h = box
        across = self.cols + room["W"] + room["E"]
        down = self.rows + room["N"] + room["S"]
        self.size = min(w / across, h / down)
        self.x = x + (w - across * self.size) / 2 + room["W"] * self.size
        self.y = y + (h - down * self.size) / 2 + room["N"] * self.size

    def corner(self, square: int) -> tuple[float, float]:
        row, col = divmod(square, self.cols)
        return self.x + col * self.size, self.y + row * self.size

    def middle(self, square: int) -> tuple[float, float]:
        x, y = self.corner(square)
        return x + self.size / 2, y + self.size / 2

    def reached(self, square: int, arrows: Sequence[tuple[int, int]], facing: int) -> list[int]:
        """The squares that these arrows reach from there, turned by so many quarters."""
        row, col = divmod(square, self.cols)
        found = []
        for down, across in arrows:
            for _ in range(facing):
                down, across = across, -down
            if 0 <= row + down < self.rows and 0 <= col + across < self.cols:
                found.append((row + down) * self.cols + col + across)
        return found


class Scene(scenes.Scene[KingdomView]):
    """The viewer's hand is the near one; for a spectator that is seat 0's."""

    def __init__(self, view: KingdomView, decisions: JSON, lang: str, layout: Layout, names: list[str]) -> None:
        super().__init__(view, view.seat, decisions, lang, names)
        self.layout = layout
        self.squares = Squares(view, layout.map)
        self.people = view.people
        """Heroes and companions, once they have been chosen."""
        self.figures = {one.figure: one for one in self.people}
        self.trays = {one.tray: one for one in view.trays}
        self.sites = {one.site: one for one in view.sites}
        self.looking = view.acting if not decisions else None
        """The action of somebody else that the viewer looks on, or None: who acts, with what, and what is asked."""
        if self.looking and self.looking.source:
            self.marks.sources.add(self.looking.source)
        self.sought: tuple[int, ...] = ()
        """The trays that the piece or the hero of somebody else can go to; only one once that is known."""
        attack = view.attack
        if self.looking and attack:
            self.sought = attack.trays if attack.tray < 0 else (attack.tray,)
        elif self.looking and self.looking.tray >= 0:
            self.sought = (self.looking.tray,)
        self.source: str = next(iter(self.marks.sources), "")
        self.asked: set[str] = {id.partition(":")[0] for offered in self.marks.options.values() for id, _ in offered}
        """The verbs that are offered on some thing."""
        self.aimed: dict[int, list[tuple[str, int]]] = {}
        """By tray, the options that concern its cells, each with its cell."""
        for key, offered in self.marks.options.items():
            if key.startswith("cell:"):
                tray, cell = [int(part) for part in key[5:].split("/")]
                self.aimed.setdefault(tray, []).extend([(id, cell) for id, _ in offered])

    def why(self, verb: str, id: str) -> str | None:
        """What a press on something that cannot be chosen asks about: only players may ask, and only what is sought."""
        return id if self.viewer is not None and verb in self.asked else None

    def colour(self, seat: int) -> str:
        """The colour of a player's sites and pieces."""
        return self.view.players[seat].colour

    def origin(self) -> int:
        """The square of the tower or hero that the question comes from; -1 for none."""
        kind, _, number = self.source.partition(":")
        if kind == "site" and int(number) in self.sites:
            return self.sites[int(number)].square
        if kind == "figure" and int(number) in self.figures:
            return self.figures[int(number)].square
        return -1
