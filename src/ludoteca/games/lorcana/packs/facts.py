"""What a card says of itself besides its keywords and abilities: further names, and how many a deck may hold."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.filters import NAMES
from ludoteca.games.lorcana.effects.verbs.base import joined_by
from ludoteca.games.lorcana.state.cards import ANY_NUMBER, MOST_COPIES, Card, fold
from ludoteca.kernel.texts import Phrase

THIS: Final = (
    Phrase("Questo personaggio", "This character"),
    Phrase("Questa azione", "This action"),
    Phrase("Questo oggetto", "This item"),
    Phrase("Questo luogo", "This location"),
)


def fact_words(card: Card) -> list[Phrase]:
    """Say each such fact in a line, as the card says it."""
    lines = []
    this = THIS[card.kind]
    if card.further_names:
        lines.append(named_words(len(card.further_names)).fill(this=this, names=said_names(card.further_names)))
    if card.further_shift_names:
        named = Phrase(
            "{this} ha anche il nome {names} ai fini di Trasformazione.",
            "{this} also counts as being named {names} for Shift.",
        )
        lines.append(named.fill(this=this, names=said_names(card.further_shift_names)))
    if card.copies != MOST_COPIES:
        lines.append(copies_words(card.copies).fill(number=card.copies, name=card.full_name))
    return lines


def named_words(number: int) -> Phrase:
    """Say that a card counts as having so many further names."""
    if number == 1:
        return Phrase("{this} ha anche il nome {names}.", "{this} also counts as being named {names}.")
    if number == 2:
        return Phrase("{this} ha anche i nomi {names}.", "{this} counts as being named both {names}.")
    return Phrase("{this} ha anche i nomi {names}.", "{this} counts as being named {names}.")


def copies_words(most: int) -> Phrase:
    """Say how many copies a deck may have, where a card itself says so."""
    if most == ANY_NUMBER:
        return Phrase(
            "Puoi avere nel tuo mazzo un numero qualsiasi di carte chiamate {name}.",
            "You may have any number of cards named {name} in your deck.",
        )
    if most > MOST_COPIES:
        return Phrase(
            "Puoi avere nel tuo mazzo fino a {number} copie di {name}.",
            "You may have up to {number} copies of {name} in your deck.",
        )
    if most == 1:
        return Phrase(
            "Puoi avere nel tuo mazzo una sola copia di {name}.", "You may only have 1 copy of {name} in your deck."
        )
    return Phrase(
        "Puoi avere nel tuo mazzo al massimo {number} copie di {name}.",
        "You may only have {number} copies of {name} in your deck.",
    )


def said_names(names: tuple[str, ...]) -> Phrase:
    return joined_by([Phrase(NAMES.get(fold(name), name), name) for name in names], " e ", " and ")
