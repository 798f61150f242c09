"""What every part of the picture needs: the view, its reader, the layout, the marks, and who is who."""

from __future__ import annotations

from typing import Any

from ludoteca.games.arena.shows.drawing.hexes import ground_of, hexes_in
from ludoteca.games.arena.shows.drawing.layout import Layout, layout
from ludoteca.games.arena.state.view_types import ArenaView, CharacterView, FigureView
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.paintings import Easel

Team = tuple[CharacterView, ...]
"""Characters of one side."""


class Scene(scenes.Scene[ArenaView, Layout]):
    """The viewer's side is the near one, at the bottom of the Arena; for a spectator that is seat 0's.

    What stays the same for a whole match need not be read by its parts and sections: the layout, the Arena, the
    chapter, gear, sides, what statuses do, who is which figure, and the players' names.
    """

    def __init__(self, view: ArenaView, decisions: JSON, lang: str, shape: str, names: list[str], easel: Easel) -> None:
        self.characters: Team = tuple(view.characters)
        skills = any([one.abilities for one in self.characters])
        laid = layout(shape, len(view.players), len(view.figures) // 2, skills)
        super().__init__(view, decisions, lang, laid, names, easel)
        self.near_side = view.sides[self.near]
        ground = ground_of(view.board)
        self.hexes = hexes_in(ground, self.layout.arena, self.near_side)
        self.sides = (self.near_side, 1 - self.near_side)
        """Near side first."""
        self._teams = teams(self.characters, view.track, view.sides, self.near)
        lasting = common(
            (
                self.layout,
                ground,
                view.chapter,
                view.upgrades,
                view.gears,
                view.sides,
                view.statuses,
                all_named(view.figures),
                tuple(names),
            )
        )
        easel.family = (*easel.family, lasting)

    def has(self, key: str) -> bool:
        """Tell whether such a part is in the picture already."""
        return key in self.easel.parts

    def seats_of(self, side: int) -> tuple[int, ...]:
        """List the Summoners of a side, the viewer first."""
        return seats_on(self.view.sides, side, self.near)

    def characters_of(self, side: int) -> Team:
        """List a side's characters, the viewer's first; each Summoner's in turn order once there is one (SA-5.04)."""
        return self._teams[side]

    def why(self, id: str) -> str | None:
        """Return what a press on something that cannot be chosen asks about: only players may ask."""
        return None if self.viewer is None else id


@kept(300)
def seats_on(sides: tuple[int, ...], side: int, near: int) -> tuple[int, ...]:
    """List the seats of a side, the near one first."""
    seats = [seat for seat, of in enumerate(sides) if of == side]
    return tuple(sorted(seats, key=lambda seat: (seat != near, seat)))


@kept(2000, most=512)
def teams(characters: Team, track: tuple[int, ...], sides: tuple[int, ...], near: int) -> tuple[Team, Team]:
    """List the characters of each side, the near seat's first; each Summoner's in turn order once there is one."""
    order = {seat: rank for side in range(2) for rank, seat in enumerate(seats_on(sides, side, near))}
    places = {figure: place for place, figure in enumerate(track)}
    laid = sorted(characters, key=lambda one: (order[one.seat], places.get(one.figure, one.figure)))
    blue, red = [tuple([one for one in laid if one.side == side]) for side in range(2)]
    return blue, red


@kept(1800, most=512)
def named(one: CharacterView) -> tuple[Any, ...]:
    """Return what of a character never changes and every part may draw."""
    return one.id, one.name, one.short, one.seat, one.side


@kept(500)
def all_named(figures: tuple[FigureView, ...]) -> tuple[tuple[Any, ...] | None, ...]:
    return tuple([named(one) if isinstance(one, CharacterView) else None for one in figures])


class Common:
    """What stays the same for a whole match: quick to compare, because only with itself it is equal."""


@kept(500)
def common(values: tuple[Any, ...]) -> Common:
    """Return the one for all equal values."""
    return Common()
