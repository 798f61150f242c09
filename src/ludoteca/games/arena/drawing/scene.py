"""What every part of the picture needs: the view, its reader, the layout, the marks, and who is who."""

from __future__ import annotations

from typing import Any

from ludoteca.games.arena.drawing.layout import Layout
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON


class Scene(scenes.Scene[Any]):
    """The viewer's side is the near one, at the bottom of the Arena; for a spectator that is seat 0's."""

    def __init__(self, view: JSON, decisions: JSON, lang: str, layout: Layout, names: list[str]) -> None:
        super().__init__(view, view["seat"], decisions, lang, names)
        self.layout = layout
        self.near_side: int = view["sides"][self.near]
        self.figures: list[JSON] = view["figures"]
        verbs = {id.partition(":")[0] for options in self.marks.options.values() for id, _ in options}
        self.seeking = "target" in verbs
        """Whether a target is sought."""
        self.going = next((verb for verb in ("place", "space") if verb in verbs), "move")
        """What choosing a space means now: a place for a figure, the end of an effect's move or of the standard one."""
        self.sides = (self.near_side, 1 - self.near_side)
        """Near side first."""

    def seats_of(self, side: int) -> list[int]:
        """The Summoners of a side, the viewer first."""
        found = [seat for seat, of in enumerate(self.view["sides"]) if of == side]
        return sorted(found, key=lambda seat: (seat != self.near, seat))

    def figures_of(self, side: int) -> list[JSON]:
        """A side's characters, those of the viewer first; each Summoner's in turn order once there is one (SA-5.04)."""
        track = self.view["track"]
        found: list[JSON] = []
        for seat in self.seats_of(side):
            own = self.view["players"][seat]["figures"]
            found += [self.figures[figure] for figure in (sorted(own, key=track.index) if track else own)]
        return found

    def is_picked(self, figure: JSON) -> bool:
        return bool(figure["character"] >= 0)

    def why(self, id: str) -> str | None:
        """What a press on something that cannot be chosen asks about: only players may ask."""
        return None if self.viewer is None else id
