"""The rooms of a game: modules that every game of the house has, and what whoever comes in finds there.

A game keeps the same things in the same folders:

    setup.py    making a match
    inside.py   what a game and its matches ask of their own rooms, gathered
    state/      what a match is: what is printed, the position, and what each seat may see of it
    flow/       the course of a match, in the rulebook's order and words
    acts/       what players can do
    effects/    what cards do
    packs/      reading content, and the vocabulary it is written in
    positions/  positions as people write them, and what is always true of one
    shows/      words, pictures, the terminal, lessons, things to look up
    bot/        how bots judge positions
    content/    cards, boards and scenarios, as data

`Setup`, `Inside` and `Shows` are what the kernel asks of them; the type checker holds the modules against that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

from msgspec import structs

from ludoteca.kernel.art.recipes import Recipe
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, Event, Finding, Match, Outcome, Raw
from ludoteca.kernel.features import Features
from ludoteca.kernel.gestures import Hands
from ludoteca.kernel.paintings import Easel, Painting
from ludoteca.kernel.tallies import Counts
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import Courses, Trial, Use
from ludoteca.kernel.yamls import Problem

Lesson = tuple[Phrase, str]
"""What the coach says, and the rule that it is about."""
FOLDERS = ("state", "flow", "acts", "effects", "packs", "positions", "shows", "bot", "content")
"""The folders of every game."""


def verbs_of(decision: JSON) -> set[str]:
    """Return what can be done at a decision as pages get it: the ids of its options up to their colons."""
    return {option["id"].partition(":")[0] for option in decision["options"]}


class Content(Protocol):
    """What a match is played with, as it was read."""

    digest: str


class Setup(Protocol):
    """The module `setup`."""

    def complete_options(self, given: JSON) -> dict[str, JSON]: ...

    def content_for(self, options: JSON) -> Content: ...

    def empty_match(self, options: JSON) -> Any: ...

    def new_match(self, given: JSON, seats: int, chance: Chance) -> Any: ...

    def rematch_options(self, options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]: ...


class Inside(Protocol):
    """The module `inside`: what a game and its matches ask of their own rooms."""

    def check_pack(self, folder: Path) -> list[Problem]: ...

    def evaluate(self, m: Any, seat: int) -> float: ...

    def features(self, m: Any, seat: int) -> Features: ...

    def leanings(self, m: Any, seat: int) -> list[float]: ...

    def findings_of(self, m: Any) -> list[Finding]: ...

    def effect_names(self, m: Any) -> dict[int, str]: ...

    def problems_of(self, m: Any) -> list[str]: ...

    def shuffle_secrets(self, m: Any, seat: int, rng: Random) -> None: ...

    def view_of(self, m: Any, seat: int | None) -> Any: ...

    def view_beside(self, m: Any, seat: int | None, another: Any) -> Any: ...

    def view_to_tell(self, m: Any, seat: int | None, events: Sequence[Event], view: Any) -> Any: ...


class PlacedInside(Inside, Protocol):
    """The module `inside` of a game whose positions can be written to files and read from them."""

    def write_position(self, m: Any) -> str: ...

    def match_from(self, text: str, file: str, chance: Chance) -> Any: ...


class SharedInside(PlacedInside, Protocol):
    """The module `inside` of a game that its players win or lose together."""

    def promising(self, m: Any, seat: int, raws: list[Raw], number: int) -> list[Raw] | None: ...


class CardInside(Inside, Protocol):
    """The module `inside` of a game that is played with decks."""

    def load_content(self, folders: tuple[Path, ...] = ()) -> Any: ...

    def deck_book(self, content: Any, lang: str) -> JSON: ...

    def write_deck(self, deck: Any, content: Any, lang: str = "it") -> str: ...

    def gist(self, m: Any) -> int: ...

    def is_close(self, m: Any, seat: int) -> bool: ...


class Shows(Protocol):
    """The module `shows.window`; a view is the game's own."""

    FRESH: dict[str, str]
    """By kind of event: the thing that has come, "figure:1" for a figure that is the event's second thing."""
    HURT: dict[str, str]
    """By kind of event: the thing that was harmed."""
    COUNTS: Counts
    """What is counted of a match that is over (see `tallies`)."""
    HANDS: Hands
    """What a hand means (see `gestures`)."""
    MOTIONS: dict[str, str]
    """By kind of event: what a stage plays (see `motions`)."""

    def board(self, view: Any, lang: str, names: list[str], rows: int) -> Any: ...

    def describe(self, view: Any, lang: str) -> list[str]: ...

    def lesson_for(self, view: Any, decision: JSON) -> Lesson: ...

    def paint(
        self, view: Any, decisions: JSON, lang: str, shape: str, names: list[str] | None, easel: Easel
    ) -> Painting: ...

    def picture(self, recipe: Recipe) -> str: ...

    def tell(self, view: Any, event: Event, lang: str) -> str: ...

    def things(self, view: Any, lang: str) -> dict[str, list[str]]: ...


class Trials(Protocol):
    """The module `shows.trials`, where a game has one."""

    def pieces(self, packs: tuple[Path, ...]) -> dict[str, Phrase]: ...

    def trials(self, piece: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]: ...

    def courses(self, piece: str, packs: tuple[Path, ...]) -> Courses: ...

    def uses(self, m: Any, events: Sequence[Event]) -> list[Use]: ...


def view_beside(m: Match, seat: int | None, another: JSON) -> JSON:
    """Return what a seat sees where another sees this, for games in which nobody has secrets."""
    return structs.replace(another, seat=seat)


def view_to_tell(m: Match, seat: int | None, events: Sequence[Event], view: JSON) -> JSON:
    """Return the view in which events are told, for games whose present view says all that they speak of."""
    return view


def taught(it: str, en: str, rule: str) -> Lesson:
    """Make a lesson of its words in both languages and its rule."""
    return Phrase(it, en), rule
