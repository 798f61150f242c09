"""Classifications that only a set itself has: their Italian words are learnt by comparing its texts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ludoteca.games.lorcana.effects.language.classes import ITALIAN
from ludoteca.games.lorcana.packs.importer.italian.words import CLASSES, COLOURS, KEYWORDS
from ludoteca.games.lorcana.packs.importer.reading import Printed

REMINDER: Final = re.compile(r"\s*\([^)]*\)")
AFTER_NOUN: Final = re.compile(
    r"\b(?:personagg(?:io|i)|luog(?:o|hi)|oggett[oi])(?: avversari[oi]?)? "
    r"(?P<word>[A-ZÀ-Ý][\w'-]*[a-zà-ÿ])(?: (?:o|e) (?P<other>[A-ZÀ-Ý][\w'-]*[a-zà-ÿ]))?"
)
"""An Italian noun and the word with a capital behind it, where classifications stand."""


def learned_classes(cards: Iterable[Printed], classes: Iterable[str]) -> dict[str, str]:
    """Find the English classification of each Italian word that no known one explains.

    A word is learnt where each card that has it speaks in English of one and the same classification without an Italian
    word, and of no other such.
    """
    new = [name for name in classes if name not in ITALIAN]
    meant: dict[str, set[str]] = {}
    for card in cards:
        english = REMINDER.sub("", " ".join(card.texts))
        spoken = {name for name in new if re.search(rf"\b{re.escape(name)}\b", english)}
        for match in AFTER_NOUN.finditer(REMINDER.sub("", " ".join(card.texts_it))):
            for italian in (match["word"], match["other"]):
                if italian and not (italian in CLASSES or italian in COLOURS or italian in KEYWORDS):
                    meant[italian] = meant.get(italian, spoken) & spoken
    return {italian: next(iter(names)) for italian, names in meant.items() if len(names) == 1}
