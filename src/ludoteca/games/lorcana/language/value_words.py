"""How changes of values read: "+2 {S}", "+1 {S} e +1 {W} per ogni oggetto che hai in gioco"."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.language.filters import either_of
from ludoteca.games.lorcana.language.values import factor
from ludoteca.games.lorcana.lasting.modifiers import Change
from ludoteca.games.lorcana.terms import LORE, STRENGTH, WILLPOWER
from ludoteca.kernel.texts import EMPTY, Phrase, signed

SIGNS: Final = {STRENGTH: "{S}", WILLPOWER: "{W}", LORE: "{L}"}


def value_words(changes: list[Change], lasts: Phrase) -> Phrase:
    """All of them with for how long; what they are counted by is said once where it is the same."""
    pers = [per_words(change) for change in changes]
    if all(per == pers[0] for per in pers):
        said = either_of([number_words(change) for change in changes], "e", "and")
        return said + lasts + pers[0]
    parts = [number_words(change) + per for change, per in zip(changes, pers, strict=True)]
    return either_of(parts, "e", "and") + lasts


def number_words(change: Change) -> Phrase:
    """ "+2 {S}"."""
    sign = SIGNS[change.what]
    if change.amount is None:
        number = signed(change.number)
    elif change.amount.per().en:
        number = signed(factor(change.amount))
    else:
        number = "-" if factor(change.amount) < 0 else "+"
        return Phrase(f"{number}{sign}", f"{number}{sign}")
    return Phrase(f"{number} {sign}", f"{number} {sign}")


def per_words(change: Change) -> Phrase:
    """By what it is counted: " per ogni oggetto che hai in gioco"."""
    if change.amount is None:
        return EMPTY
    per = change.amount.per()
    if per.en:
        return Phrase(" per ogni ", " for each ") + per
    return Phrase(" pari a ", " equal to ") + change.amount.words()
