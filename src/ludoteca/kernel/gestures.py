"""What a hand means on the table, by the verbs of options: a game writes two small tables.

`DROPS`: by verb, the kinds of things that a thing with such an option may be dropped on. A card that is dropped on an
inkwell is inked, on anything else of its player's it is played; if what follows asks for a thing, it is that one.
`TOGETHER`: by verb, what it is called to do it with everything that can: one press instead of one for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.kernel.texts import Phrase

Drops = Mapping[str, tuple[str, ...]]
Together = Mapping[str, Phrase]


def gestures(drops: Drops, together: Together, lang: str) -> dict[str, Any]:
    """Return both tables as a page reads them."""
    return {
        "drops": {verb: list(kinds) for verb, kinds in drops.items()},
        "together": {verb: phrase.say(lang) for verb, phrase in together.items()},
    }
