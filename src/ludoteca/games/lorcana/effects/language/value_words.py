"""How changes of values read: "+2 {S}", "+1 {S} e +1 {W} per ogni oggetto che hai in gioco"."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.filters import either_of
from ludoteca.games.lorcana.effects.language.traits import OF_DAMAGE
from ludoteca.games.lorcana.effects.language.values import FigureOf, Times, factor
from ludoteca.games.lorcana.effects.lasting.modifiers import Change
from ludoteca.games.lorcana.state.terms import LORE, STRENGTH, WILLPOWER
from ludoteca.kernel.texts import EMPTY, Phrase, joined, signed

SIGNS: Final = {STRENGTH: "{S}", WILLPOWER: "{W}", LORE: "{L}"}


def value_words(changes: list[Change], lasts: Phrase) -> Phrase:
    """Say all of them with for how long; what they are counted by is said once where it is the same."""
    pers = [per_words(change) for change in changes]
    if all(per == pers[0] for per in pers):
        numbers = either_of([number_words(change) for change in changes], "e", "and")
        return numbers + lasts + pers[0] if counted_by(changes[0]).en else numbers + pers[0] + lasts
    parts = [number_words(change) + per for change, per in zip(changes, pers, strict=True)]
    return either_of(parts, "e", "and") + lasts


def number_words(change: Change) -> Phrase:
    """Say the number with its sign: "+2 {S}"."""
    sign = SIGNS[change.what]
    if change.amount is None:
        number = signed(change.number)
    elif counted_by(change).en:
        number = signed(factor(change.amount))
    else:
        number = "-" if factor(change.amount) < 0 else "+"
        return Phrase(f"{number}{sign}", f"{number}{sign}")
    return Phrase(f"{number} {sign}", f"{number} {sign}")


def per_words(change: Change) -> Phrase:
    """Say by what it is counted: " per ogni oggetto che hai in gioco"."""
    if change.amount is None:
        return EMPTY
    per = counted_by(change)
    if per.en:
        return Phrase(" per ogni ", " for each ") + per
    figure = own_figure(change)
    words = change.amount.words() if figure is None else figure.words()
    return Phrase(f" pari {joined('a', words.it)}", f" equal to {words.en}")


def own_figure(change: Change) -> FigureOf | None:
    """Return the card's figure that the change is equal to: such a change is not counted one by one."""
    amount = change.amount
    if isinstance(amount, Times) and abs(amount.number) == 1:
        amount = amount.amount
    return amount if isinstance(amount, FigureOf) and amount.stat != OF_DAMAGE else None


def counted_by(change: Change) -> Phrase:
    """Say what each one counts for; nothing for what is not counted one by one."""
    return EMPTY if change.amount is None or own_figure(change) is not None else change.amount.per()
