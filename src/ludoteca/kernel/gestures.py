"""What a hand means on the table, by the verbs of options and the kinds of things: a game writes a few small tables.

`DROPS`: by verb, the kinds of things that a thing with such an option may be dropped on. A card that is dropped on an
inkwell is inked, on anything else of its player's it is played; if what follows asks for a thing, it is that one.
`TOGETHER`: by verb, what it is called to do it with everything that can: one press instead of one for each.
`AIMS`: by kind of thing that is pointed at before it is offered, how the keys begin that are meant by it; {} stands for
its number. A press on it takes the steps that lead there, or asks which of the ways: "a tray is meant by its cells".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.kernel.texts import Phrase

Drops = Mapping[str, tuple[str, ...]]
Together = Mapping[str, Phrase]
Aims = Mapping[str, tuple[str, ...]]


def gestures(drops: Drops, together: Together, aims: Aims, lang: str) -> dict[str, Any]:
    """Return the tables as a page reads them."""
    return {
        "drops": {verb: list(kinds) for verb, kinds in drops.items()},
        "together": {verb: phrase.say(lang) for verb, phrase in together.items()},
        "aims": {kind: list(meant) for kind, meant in aims.items()},
    }


def meant_by(aims: Mapping[str, Any], key: str) -> list[str]:
    """Return how the keys begin that somebody means who points at this thing; nothing where that means nothing."""
    kind, _, number = key.partition(":")
    return [written.replace("{}", number) for written in aims.get(kind, ())]
