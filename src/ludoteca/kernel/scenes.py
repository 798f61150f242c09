"""What every part of a picture needs, whatever the game: the view, its reader, and what is drawn already."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import Marks, rect, tag, words, wrap
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.parts import Part
from ludoteca.kernel.texts import Phrase, with_names
from ludoteca.kernel.views import OutcomeView, Words

REASON_LINES = 3
"""As many lines as the reason of an end may have in the picture."""


class Measures(Struct, frozen=True, eq=False, kw_only=True):
    """The size of a table, wide or tall, and of what is written on it; a game's layout adds where everything lies.

    A layout is made once for all tables of its shape, and compared as the very same.
    """

    size: tuple[float, float]
    least: float
    """The smallest letters that can be read."""

    @property
    def w(self) -> float:
        return self.size[0]

    @property
    def h(self) -> float:
        return self.size[1]

    @property
    def tall(self) -> bool:
        return self.h > self.w


class Looked(Protocol):
    """What every view of the house says."""

    @property
    def seat(self) -> int | None: ...

    @property
    def outcome(self) -> OutcomeView | None: ...


View = TypeVar("View", bound=Looked)
Laid = TypeVar("Laid", bound=Measures)


class Scene(Generic[View, Laid]):
    """A picture in the making. `viewer` is the seat that looks; None is a spectator, who sits where seat 0 does."""

    def __init__(
        self, view: View, decisions: JSON, lang: str, layout: Laid, names: list[str], easel: Easel | None = None
    ) -> None:
        self.view = view
        self.viewer = viewer = view.seat
        self.layout = layout
        self.easel = easel if easel is not None else Easel(())
        self.near = viewer if viewer is not None else 0
        self.decisions = decisions
        self.marks = Marks(decisions)
        self.lang = lang
        self.names = names
        self.looker: tuple[Any, ...] = (viewer, *names)
        """What every section reads: who looks, unless the places of all parts are the same for everybody, and names."""
        self.drawn: Mapping[str, Part] = self.easel.parts
        """The things that are in the picture already: none is drawn twice."""
        self.put = self.easel.put
        """Adds a part on top of the picture; what it reads is all that its `draw` looks at of this scene."""
        self.prepare()

    def prepare(self) -> None:
        """Work out what many parts of a game's picture need."""

    def section(self, name: str, reads: tuple[Any, ...], paint: Callable[[], Any]) -> Any:
        """Add parts together: see `Easel.section`. Return what `paint` returned when it was called last.

        Who looks and what the players are called need not be among `reads`: see `looker`.
        """
        return self.easel.section(name, (*self.looker, *reads), paint).left

    def say(self, phrase: Phrase, **values: object) -> str:
        return phrase.said(self.lang, values) if values else phrase.say(self.lang)

    def told(self, text: Words | str) -> str:
        """Say words of the view, or a name, in the reader's language, with the players' names."""
        phrase = Phrase(text, text) if isinstance(text, str) else text
        return with_names(phrase.say(self.lang), self.names)

    def legal(self, key: str) -> bool:
        return self.marks.is_legal(key)

    def painted(self, class_: str, label: str, backdrop: Backdrop, art: dict[str, str] | None = None) -> Painting:
        """Return what has been painted, on a table of the layout's size."""
        return self.easel.painted(self.layout.w, self.layout.h, class_, label, backdrop, art)

    def finale(self, verdict: str, box: Box, least: float) -> str:
        """Draw how the match ended, and why, across the middle of a box."""
        outcome = self.view.outcome
        assert outcome is not None
        x, y, w, h = box
        wide = min(w - 12, least * 42)
        reason = wrap(f"{self.told(outcome.reason)} [{outcome.rule}]", wide - 30, least, REASON_LINES, bold=True)
        high = least * (4.2 + 1.3 * len(reason))
        middle, top = x + w / 2, y + h / 2 - high / 2
        below = top + least * 4.5
        return tag(
            "g",
            rect(middle - wide / 2, top, wide, high, "banner", 10),
            words(middle, top + least * 2.5, verdict, least * 2.1, "serif", "middle", wide - 30),
            *[
                words(middle, below + row * least * 1.3, line, least, "strong", "middle", wide - 30)
                for row, line in enumerate(reason)
            ],
            class_="finale",
        )
