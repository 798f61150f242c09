"""What a hand means on the table, by the verbs of options and the kinds of things: a game writes a few small tables.

`drops`: by verb, the kinds of things that a thing with such an option may be dropped on. A card that is dropped on an
inkwell is inked, on anything else of its player's it is played; if what follows asks for a thing, it is that one.
`together`: by verb, what it is called to do it with everything that can: one press instead of one for each.
`aims`: by kind of thing that is pointed at before it is offered, how the keys begin that are meant by it; {} stands for
its number. A press on it takes the steps that lead there, or asks which of the ways: "a tray is meant by its cells".
`reaches`: by kind of event, the thing that an action has reached: "unit:1" is a unit, the event's second thing. What
was dropped on another thing of that kind was not meant so, and is not done.
`joins`: by verb and by kind of thing dropped on, the verbs that may follow as an action of their own, on that thing: a
space that is dropped on a rival is gone to, and then the rival is attacked; an attack that is dropped on a Skill is
done before it.
`leads`: by verb and by kind of thing dropped on, the verbs that may follow as an action of their own and lead to that
thing: a Skill that is dropped on a Monster is kept, and then used on it. Of several things that could follow, the one
with the same name does.
`pairs`: the verbs that choose both, where a thing is dropped on another like it: two Shards are discarded.
`closes`: the verbs that end one's part. Whoever holds Shift, or holds a thing over another, does so after the action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from ludoteca.kernel.contract import Event
from ludoteca.kernel.motions import key_of
from ludoteca.kernel.texts import Phrase

NOTHING: Final[Mapping[str, Any]] = {}


class Hands(Struct, frozen=True, kw_only=True):
    """What a hand means in a game: the tables that it writes; of the others nothing follows."""

    drops: Mapping[str, tuple[str, ...]] = NOTHING
    together: Mapping[str, Phrase] = NOTHING
    aims: Mapping[str, tuple[str, ...]] = NOTHING
    reaches: Mapping[str, str] = NOTHING
    joins: Mapping[str, Mapping[str, tuple[str, ...]]] = NOTHING
    leads: Mapping[str, Mapping[str, tuple[str, ...]]] = NOTHING
    pairs: tuple[str, ...] = ()
    closes: tuple[str, ...] = ()


def listed(table: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    return {kind: list(verbs) for kind, verbs in table.items()}


def gestures(hands: Hands, lang: str) -> dict[str, Any]:
    """Return the tables as a page reads them."""
    return {
        "drops": listed(hands.drops),
        "together": {verb: phrase.say(lang) for verb, phrase in hands.together.items()},
        "aims": listed(hands.aims),
        "reaches": dict(hands.reaches),
        "joins": {verb: listed(after) for verb, after in hands.joins.items()},
        "leads": {verb: listed(after) for verb, after in hands.leads.items()},
        "pairs": list(hands.pairs),
        "closes": list(hands.closes),
    }


EMPTY_HANDS: Final = gestures(Hands(), "it")
"""What a hand means where a game says nothing."""


def reached_by(reaches: Mapping[str, str], event: Event) -> str:
    """Return the key of the thing that an action has reached, if the event says so."""
    return key_of(event, reaches[event.kind]) if event.kind in reaches else ""


def takers(gestures: Mapping[str, Any], verb: str) -> list[str]:
    """Return the kinds of things that a thing with such an option may be dropped on, whatever that means."""
    tables = (gestures["drops"].get(verb, ()), gestures["joins"].get(verb, ()), gestures["leads"].get(verb, ()))
    return list(dict.fromkeys(kind for kinds in tables for kind in kinds))


def meant_by(aims: Mapping[str, Any], key: str) -> list[str]:
    """Return how the keys begin that somebody means who points at this thing; nothing where that means nothing."""
    kind, _, number = key.partition(":")
    return [written.replace("{}", number) for written in aims.get(kind, ())]
