"""What the tables of all games' rule tests have in common: playing by the contract, and looking at what comes of it.

A game's own table lays out a position and begins its match when `match` is first asked for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import pytest

from ludoteca.kernel.contract import Decision, Event, IllegalChoice
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.views import plain

ME = 0
THEM = 1
OfMatch = TypeVar("OfMatch", bound=FrameMatch)
Thing = TypeVar("Thing")


def twin(thing: Thing, fresh: Thing) -> Thing:
    """`fresh` becomes a copy of the thing; by hand, because the `copy` module cannot copy what is compiled."""
    for name in getattr(type(thing), "__mypyc_attrs__", None) or vars(thing):
        setattr(fresh, name, getattr(thing, name))
    return fresh


class RuleTable(ABC, Generic[OfMatch]):
    """A position laid out for a test."""

    events: list[Event]
    """What has happened since the layout."""

    @property
    @abstractmethod
    def match(self) -> OfMatch:
        """The match, begun with what is laid out."""

    @property
    def decision(self) -> Decision:
        (decision,) = self.match.decisions
        return decision

    @property
    def asked(self) -> int:
        """The seat that must choose."""
        return self.decision.seat

    @property
    def options(self) -> list[str]:
        return self.decision.options.ids

    def choose(self, *options: str) -> list[Event]:
        """These options, one after the other, all by the player who is asked for the first.

        What is offered is what nothing is against.
        """
        happened: list[Event] = []
        seat = self.asked if options else -1
        for option in options:
            assert self.asked == seat
            assert self.match.disagreements() == []
            happened += self.match.choose(self.asked, option)
        self.events.extend(happened)
        return happened

    def view(self, seat: int | None = ME) -> Any:
        return self.match.view(seat)

    def hand_size(self, of: int = ME) -> int:
        size: int = plain(self.match.view(None))["players"][of]["hand_size"]
        return size

    @property
    def winner(self) -> int | None:
        outcome = self.match.outcome
        return None if outcome is None or outcome.draw else outcome.winners[0]

    @property
    def ended_by(self) -> str:
        assert self.match.outcome is not None
        return self.match.outcome.rule

    def kinds(self) -> list[str]:
        """What has happened since the layout, in order."""
        return [event.kind for event in self.events]

    def refused(self, option: str, seat: int = ME) -> str:
        """Makes sure that this is not offered, that choosing it fails, and that both answer alike; the rule cited."""
        for decision in self.match.decisions:
            assert decision.seat != seat or option not in decision.options
        refusal = self.match.why_not(seat, option)
        assert refusal
        assert refusal.reason.it
        assert refusal.reason.en
        before = self.match.save()
        with pytest.raises(IllegalChoice) as raised:
            self.match.choose(seat, option)
        assert raised.value.rule == refusal.rule
        assert self.match.save() == before
        return refusal.rule


def numbers_of(thing: object) -> dict[str, object]:
    """All numbers that it has by their names, alone or in lists, whether it is compiled or not; only zeros are 0."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    found: dict[str, object] = {}
    for name in names:
        value = getattr(thing, name)
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, list) and value and all(isinstance(number, int) for number in value):
            found[name] = value if any(value) else 0
    return found
