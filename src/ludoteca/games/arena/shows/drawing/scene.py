"""What every part of the picture needs: the view, its reader, the layout, the marks, and who is who."""

from __future__ import annotations

from ludoteca.games.arena.shows.drawing.layout import Layout
from ludoteca.games.arena.state.view_types import ArenaView, CharacterView
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON


class Scene(scenes.Scene[ArenaView]):
    """The viewer's side is the near one, at the bottom of the Arena; for a spectator that is seat 0's."""

    def __init__(self, view: ArenaView, decisions: JSON, lang: str, layout: Layout, names: list[str]) -> None:
        super().__init__(view, view.seat, decisions, lang, names)
        self.layout = layout
        self.near_side = view.sides[self.near]
        verbs = {id.partition(":")[0] for options in self.marks.options.values() for id, _ in options}
        self.seeking = "target" in verbs
        """Whether a target is sought."""
        self.going = next((verb for verb in ("place", "space") if verb in verbs), "move")
        """What choosing a space means now: a place for a figure, the end of an effect's move or of the standard one."""
        self.sides = (self.near_side, 1 - self.near_side)
        """Near side first."""

    def seats_of(self, side: int) -> list[int]:
        """The Summoners of a side, the viewer first."""
        found = [seat for seat, of in enumerate(self.view.sides) if of == side]
        return sorted(found, key=lambda seat: (seat != self.near, seat))

    def characters_of(self, side: int) -> list[CharacterView]:
        """A side's characters, those of the viewer first; each Summoner's in turn order once there is one (SA-5.04)."""
        track = self.view.track
        order = {seat: at for at, seat in enumerate(self.seats_of(side))}
        found = [one for one in self.view.characters if one.side == side]
        return sorted(found, key=lambda one: (order[one.seat], track.index(one.figure) if track else one.figure))

    def why(self, id: str) -> str | None:
        """What a press on something that cannot be chosen asks about: only players may ask."""
        return None if self.viewer is None else id
