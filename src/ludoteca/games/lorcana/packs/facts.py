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
NAMED: Final = Phrase("{this} ha anche il nome {names}.", "{this} also counts as being named {names}.")
NAMED_BOTH: Final = Phrase("{this} ha anche i nomi {names}.", "{this} counts as being named both {names}.")
NAMED_ALL: Final = Phrase("{this} ha anche i nomi {names}.", "{this} counts as being named {names}.")
NAMED_FOR_SHIFT: Final = Phrase(
    "{this} ha anche il nome {names} ai fini di Trasformazione.",
    "{this} also counts as being named {names} for Shift.",
)
ANY_COPIES: Final = Phrase(
    "Puoi avere nel tuo mazzo un numero qualsiasi di carte chiamate {name}.",
    "You may have any number of cards named {name} in your deck.",
)
MORE_COPIES: Final = Phrase(
    "Puoi avere nel tuo mazzo fino a {number} copie di {name}.",
    "You may have up to {number} copies of {name} in your deck.",
)
FEWER_COPIES: Final = Phrase(
    "Puoi avere nel tuo mazzo al massimo {number} copie di {name}.",
    "You may only have {number} copies of {name} in your deck.",
)
ONE_COPY: Final = Phrase(
    "Puoi avere nel tuo mazzo una sola copia di {name}.", "You may only have 1 copy of {name} in your deck."
)


def fact_words(card: Card) -> list[Phrase]:
    """Say each such fact in a line, as the card says it."""
    lines = []
    if card.further_names:
        phrase = (NAMED, NAMED_BOTH, NAMED_ALL)[min(len(card.further_names), 3) - 1]
        lines.append(phrase.fill(this=THIS[card.kind], names=said_names(card.further_names)))
    if card.further_shift_names:
        lines.append(NAMED_FOR_SHIFT.fill(this=THIS[card.kind], names=said_names(card.further_shift_names)))
    if card.copies == ANY_NUMBER:
        lines.append(ANY_COPIES.fill(name=card.full_name))
    elif card.copies > MOST_COPIES:
        lines.append(MORE_COPIES.fill(number=card.copies, name=card.full_name))
    elif card.copies == 1:
        lines.append(ONE_COPY.fill(name=card.full_name))
    elif card.copies < MOST_COPIES:
        lines.append(FEWER_COPIES.fill(number=card.copies, name=card.full_name))
    return lines


def said_names(names: tuple[str, ...]) -> Phrase:
    return joined_by([Phrase(NAMES.get(fold(name), name), name) for name in names], " e ", " and ")
