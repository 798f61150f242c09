"""What every part of the picture needs: the view, its reader, the layout, the marks, and who is who."""

from __future__ import annotations

from ludoteca.games.arena.drawing.layout import Layout
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import Marks
from ludoteca.kernel.texts import Phrase, with_names


class Scene:
    """The viewer's side is the near one, at the bottom of the Arena; for a spectator that is seat 0's."""

    def __init__(self, view: JSON, marks: Marks, lang: str, layout: Layout, names: list[str]) -> None:
        self.view = view
        self.marks = marks
        self.lang = lang
        self.layout = layout
        self.names = names
        self.viewer: int | None = view["seat"]
        self.near = self.viewer if self.viewer is not None else 0
        self.near_side: int = view["sides"][self.near]
        self.figures: list[JSON] = view["figures"]
        self.drawn: set[str] = set()
        """The things that are in the picture already: none is drawn twice."""
        verbs = {id.partition(":")[0] for options in marks.options.values() for id, _ in options}
        self.seeking = "target" in verbs
        """Whether a target is sought."""
        self.going = next((verb for verb in ("place", "space") if verb in verbs), "move")
        """What choosing a space means now: a place for a figure, the end of an effect's move or of the standard one."""
        self.sides = (self.near_side, 1 - self.near_side)
        """Near side first."""

    def say(self, phrase: Phrase, **values: object) -> str:
        return phrase.fill(**values).say(self.lang) if values else phrase.say(self.lang)

    def told(self, text: JSON) -> str:
        """Words of the view in the reader's language, with the players' names."""
        said: str = text[self.lang]
        return with_names(said, self.names)

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

    def legal(self, key: str) -> bool:
        return self.marks.is_legal(key)

    def why(self, id: str) -> str | None:
        """What a press on something that cannot be chosen asks about: only players may ask."""
        return None if self.viewer is None else id
