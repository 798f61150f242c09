"""What every part of the picture needs: the view, its reader, the layout, the marks, and who is who."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ludoteca.games.arena.shows.drawing.hexes import ground_of, hexes_in
from ludoteca.games.arena.shows.drawing.layout import layout
from ludoteca.games.arena.state.view_types import ArenaView, CharacterView
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.paintings import Easel


class Scene(scenes.Scene[ArenaView]):
    """The viewer's side is the near one, at the bottom of the Arena; for a spectator that is seat 0's."""

    def __init__(self, view: ArenaView, decisions: JSON, lang: str, shape: str, names: list[str], easel: Easel) -> None:
        super().__init__(view, view.seat, decisions, lang, names, easel)
        self.characters = view.characters
        skills = any([one.abilities for one in self.characters])
        self.layout = layout(shape, len(view.players), len(view.figures) // 2, skills)
        self.near_side = view.sides[self.near]
        ground = ground_of(view.board.spaces)
        self.hexes = hexes_in(ground, self.layout.arena, self.near_side)
        verbs = self.marks.verbs()
        self.seeking = "target" in verbs
        """Whether a target is sought."""
        self.going = next((verb for verb in ("place", "space") if verb in verbs), "move")
        """What choosing a space means now: a place for a figure, the end of an effect's move or of the standard one."""
        self.sides = (self.near_side, 1 - self.near_side)
        """Near side first."""
        self._teams = {side: self._team(side) for side in self.sides}
        self._common = common(
            (
                self.layout,
                ground,
                view.chapter,
                view.upgrades,
                view.gears,
                view.sides,
                view.statuses,
                tuple([named(one) if isinstance(one, CharacterView) else None for one in view.figures]),
                tuple(names),
            )
        )

    def put(self, key: str, reads: tuple[Any, ...], draw: Callable[[], str], place: str = "") -> None:
        """Add a part on top. What stays the same for a whole match need not be among `reads`.

        That is the layout, the Arena, the chapter, gear, sides, what statuses do, who is which figure, and the players'
        names.
        """
        self.easel.put(key, (self._common, *reads), draw, place)

    def section(self, name: str, reads: tuple[Any, ...], paint: Callable[[], Any]) -> Any:
        """Add parts together. What stays the same for a whole match need not be among `reads`."""
        return super().section(name, (self._common, *reads), paint)

    def has(self, key: str) -> bool:
        """Tell whether such a part is in the picture already."""
        return key in self.easel.parts

    def seats_of(self, side: int) -> list[int]:
        """List the Summoners of a side, the viewer first."""
        seats = [seat for seat, of in enumerate(self.view.sides) if of == side]
        return sorted(seats, key=lambda seat: (seat != self.near, seat))

    def characters_of(self, side: int) -> list[CharacterView]:
        """List a side's characters, the viewer's first; each Summoner's in turn order once there is one (SA-5.04)."""
        return self._teams[side]

    def _team(self, side: int) -> list[CharacterView]:
        track = self.view.track
        order = {seat: rank for rank, seat in enumerate(self.seats_of(side))}
        team = [one for one in self.characters if one.side == side]
        return sorted(team, key=lambda one: (order[one.seat], track.index(one.figure) if track else one.figure))

    def why(self, id: str) -> str | None:
        """Return what a press on something that cannot be chosen asks about: only players may ask."""
        return None if self.viewer is None else id


def named(one: CharacterView) -> tuple[Any, ...]:
    """Return what of a character never changes and every part may draw."""
    return one.id, one.name, one.short, one.seat, one.side


class Common:
    """What stays the same for a whole match: quick to compare, because only with itself it is equal."""


@lru_cache(maxsize=256)
def common(values: tuple[Any, ...]) -> Common:
    """Return the one for all equal values."""
    return Common()
