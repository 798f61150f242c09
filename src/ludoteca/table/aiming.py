"""Pointing at a thing before it is offered: the steps that lead to where it is, tried as drafts are.

From the question that a seat is asked, every option is followed as far as it can stay a draft, breadth first. A way
leads to a question that offers the thing itself, which it then answers, or a part of it, which is left to the player.
Of the ways that begin alike only the shortest are told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ludoteca.kernel import asking
from ludoteca.kernel.contract import Decision, IllegalChoice, Match, Option
from ludoteca.kernel.texts import Phrase, with_names
from ludoteca.table.drafts import drafted

LONGEST: Final = 4
"""Steps that are deduced."""
MOST_TRIED: Final = 400
MOST_WAYS: Final = 8
MOST_ALIKE: Final = 3
"""Ways that begin with the same step."""
_AFTER: Final = re.compile(r"(?<=.{6})\s*[:(].*", re.DOTALL)
"""What a label explains: the way is told by what comes before it, unless that is hardly a word."""


def shortened(label: str) -> str:
    """Leave out what a label explains."""
    return _AFTER.sub("", label)


class Way(Struct, frozen=True):
    """Steps that lead to a thing; `ends` if they are a whole action, which is chosen with the last of them."""

    steps: tuple[str, ...]
    words: tuple[Phrase, ...]
    ends: bool = False
    pending: bool = False
    """The thing is not chosen yet: it is meant if what follows asks for it."""
    after: str = ""
    """An option that is chosen next, as an action of its own, paid as proposed."""

    def label(self, lang: str) -> str:
        return " · ".join(shortened(words.say(lang)) for words in self.words)

    def to_json(self, lang: str, names: list[str]) -> dict[str, object]:
        """Return it as a page reads it."""
        label = with_names(self.label(lang), names)
        return {
            "steps": list(self.steps),
            "label": label,
            "ends": self.ends,
            "pending": self.pending,
            "after": self.after,
        }


def is_meant(key: str, meant: Sequence[str]) -> bool:
    """Tell whether a thing is meant: by its key, or by how it begins."""
    return any(key.startswith(one) if one.endswith("/") else key == one for one in meant)


def ways(match: Match, seat: int, meant: Sequence[str], first: str = "") -> list[Way]:
    """Return the ways from what the seat is asked now, the shortest first; only those with this first step, if any."""
    search = Search(seat, meant, first)
    level: list[Place] = [(Way((), ()), match)]
    for _ in range(LONGEST if meant else 0):
        level = search.further(level)
    return search.found[:MOST_WAYS]


Place = tuple[Way, Match]
"""A way that has not arrived, and the position to which it leads."""


class Search:
    """Looks for ways of one seat to what is meant, one step after another."""

    def __init__(self, seat: int, meant: Sequence[str], first: str) -> None:
        self.seat = seat
        self.meant = meant
        self.first = first
        self.found: list[Way] = []
        self.tried = 0

    def further(self, level: list[Place]) -> list[Place]:
        """Take one more step from all of these; return where that leads without arriving."""
        arrived = {way.steps[0] for way in self.found}
        deeper: list[Place] = []
        for way, position in level:
            if way.steps and way.steps[0] in arrived:
                continue  # there is a shorter one that begins like that
            for option in worth_trying(position, self.seat):
                if not way.steps and self.first and option.id != self.first:
                    continue
                self.tried += 1
                if self.tried > MOST_TRIED:
                    return []
                deeper += self.follow(way, position, option)
        return deeper

    def follow(self, way: Way, position: Match, option: Option) -> list[Place]:
        """Take one step; note whether it arrives, or return where it leads."""
        after = step(position, self.seat, option.id)
        if after is None:
            return []
        longer = Way((*way.steps, option.id), (*way.words, option.phrase))
        arrivals = ends_of(after, self.seat, longer, self.meant)
        alike = sum(one.steps[0] == longer.steps[0] for one in self.found)
        self.found += arrivals[: max(0, MOST_ALIKE - alike)]
        return [] if arrivals else [(longer, after)]


def worth_trying(match: Match, seat: int) -> list[Option]:
    """Return the options to follow: where the game proposes one, only that; none that anybody is warned of."""
    asked = match.decision_of(seat)
    if asked is None:
        return []
    proposed = asking.proposal(match.game, match, seat)
    return [option for option in asked.options if (not proposed or option.id == proposed) and not option.warning.it]


def step(match: Match, seat: int, option: str) -> Match | None:
    """Return the position after a step, if it can be a draft."""
    try:
        draft = drafted(match, seat, [option])
    except IllegalChoice:
        return None
    return draft.match if draft is not None else None


def ends_of(match: Match, seat: int, way: Way, meant: Sequence[str]) -> list[Way]:
    """Return the ways that end here: at an option on the thing itself, or at the question which of its parts."""
    asked = match.decision_of(seat)
    if asked is None:
        return []
    exact = [one for one in meant if not one.endswith("/")]
    direct = [option for option in asked.options if is_meant(option.thing, exact) and not option.warning.it]
    if direct:
        return [with_last(match, seat, way, option) for option in direct]
    return [way] if offers(asked, meant) else []


def with_last(match: Match, seat: int, way: Way, option: Option) -> Way:
    ends = step(match, seat, option.id) is None
    return Way((*way.steps, option.id), (*way.words, option.phrase), ends)


def offers(asked: Decision, meant: Sequence[str]) -> bool:
    return any(is_meant(option.thing, meant) for option in asked.options)
