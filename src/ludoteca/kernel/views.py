"""What views are made of: values with named fields, that never change and compare by what they hold.

A game's view is a `Value` of its own, made of others; readers use its fields, and `plain` makes JSON of it where
it leaves the process. Equal values are equal pictures: whoever draws one may keep the drawing by the value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar, dataclass_transform

import msgspec

from ludoteca.kernel.contents import Named
from ludoteca.kernel.contract import JSON, Outcome
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.texts import Phrase

View = TypeVar("View")
Made = TypeVar("Made")


def same(view: Made) -> Made:
    """Return the one that is kept of all equal views, as `kept` does where it is easier to make one first."""
    one: Made = _same(view)
    return one


@kept(1500, most=1024)
def _same(view: Any) -> Any:
    return view


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Named fields that never change; two that hold the same are equal. What is derived from a value is one, too.

    What is in it was there before it, so nothing leads back to it, and the cyclic collector need not look at it.
    """


class Words(Value, dict=True, gc=True):
    """The same words in both languages.

    Those of a phrase that was composed remember it, for languages that say it by its parts; that is no field of theirs.
    """

    it: str
    en: str

    def say(self, lang: str) -> str:
        if lang == "it":
            return self.it
        return self.en if lang == "en" else self.phrase.say(lang)

    @property
    def phrase(self) -> Phrase:
        kept = self.__dict__
        if "made" not in kept:
            kept["made"] = Phrase(self.it, self.en)
        made: Phrase = kept["made"]
        return made


class Sources(dict[str, str]):
    """Where the values of something come from. Nobody changes them, so that a view has a hash like any value."""

    def __hash__(self) -> int:  # type: ignore[override]
        return len(self)


class Sketch(Value, kw_only=True):
    """What only pictures show of something, because its words tell as much: observations leave it out."""


class NamedView(Value, kw_only=True):
    """Something of the box."""

    id: str
    name: Words
    sources: Sources
    """Where its values come from."""


class Pair(Value):
    """An entry of a list of pairs, such as a card of a deck list and its copies."""

    id: str
    number: int


class OutcomeView(Value):
    """How a match ended, as `Outcome.to_json` writes it."""

    winners: tuple[int, ...]
    draw: bool
    rule: str
    reason: Words


def words_of(phrase: Phrase) -> Words:
    words = Words(phrase.it, phrase.en)
    if type(phrase) is not Phrase:
        words.__dict__["made"] = phrase
    return words


def named(thing: Named) -> dict[str, Any]:
    """Return the fields of a `NamedView`."""
    return {"id": thing.id, "name": words_of(thing.name), "sources": Sources(thing.sources)}


def outcome_of(outcome: Outcome | None) -> OutcomeView | None:
    if outcome is None:
        return None
    return OutcomeView(outcome.winners, outcome.draw, outcome.rule, words_of(outcome.reason))


def viewer_last(players: Sequence[Made], seat: int | None) -> list[Made]:
    """List the players as they sit, the viewer last; a spectator sits where seat 0 does."""
    first = (seat or 0) + 1
    return [*players[first:], *players[:first]]


def for_each_view(make: Callable[[View], Made]) -> Callable[[View], Made]:
    """Keep what was made of the last view: many events are told with one."""
    kept: list[tuple[View, Made]] = []

    @wraps(make)
    def answer(view: View) -> Made:
        last = kept[0] if kept else None
        if last is None or last[0] is not view:
            last = view, make(view)
            kept[:] = [last]
        return last[1]

    return answer


def plain(view: Any) -> JSON:
    """Make JSON of a view, whether its game has types for it or not."""
    return msgspec.to_builtins(view)
