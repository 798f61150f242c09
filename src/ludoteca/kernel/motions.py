"""How an event is seen: a verb, the thing that it happens to, another that has a part in it, and a number.

A game writes for each kind of event what a stage should play:

    "AttackDeclared": "lunge card:0 card:1"     the event's first thing springs at its second
    "DamageDealt": "strike card:0 #1"           a number, the event's second, bursts on its first thing
    "LoreGained": "gain player:seat #-1"        whoever did it

The page plays verbs, and knows no game's events.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.kernel.contract import Event
from ludoteca.kernel.keeping import kept

VERBS: Final = ("lunge", "strike", "heal", "gain", "lose", "enter", "leave", "rise", "roll", "turn")
"""What a stage can play.

`lunge`: springs at the other. `strike`, `heal`, `gain`, `lose`: a number over it. `enter`: comes, from the other if
there is one. `leave`: goes. `rise`: does something. `roll`: a die shows a number. `turn`: a new turn begins.
"""
SEAT: Final = "seat"
"""In the place of an index: whose event it is."""


class Motion:
    """A motion as it is written, taken apart."""

    def __init__(self, written: str) -> None:
        self.verb, *rest = written.split()
        if self.verb not in VERBS:
            raise ValueError(f"no motion is called {self.verb!r}: expected one of {', '.join(VERBS)}")
        self.things = [word for word in rest if not word.startswith("#")]
        numbers = [int(word[1:]) for word in rest if word.startswith("#")]
        self.amount = numbers[0] if numbers else None

    def of(self, event: Event) -> dict[str, Any] | None:
        """Return it for one event as a page reads it; None where the event does not say enough."""
        keys = [key_of(event, written) for written in self.things]
        if "" in keys:
            return None
        motion: dict[str, Any] = {"verb": self.verb}
        motion |= dict(zip(("thing", "other"), keys, strict=False))
        if self.amount is not None:
            if not -len(event.things) <= self.amount < len(event.things):
                return None
            motion["amount"] = event.things[self.amount]
        return motion


def key_of(event: Event, written: str) -> str:
    """Return the key of a thing: "card:1" is a card, the event's second thing."""
    kind, _, which = written.partition(":")
    if which == SEAT:
        return f"{kind}:{event.seat}" if event.seat >= 0 else ""
    return f"{kind}:{event.things[int(which)]}" if int(which) < len(event.things) else ""


read: Final = kept(600)(Motion)
"""Take a motion apart, once."""


def motion_of(event: Event, written: Mapping[str, str]) -> dict[str, Any] | None:
    """Return how an event is seen, if its game says so."""
    return read(written[event.kind]).of(event) if event.kind in written else None
