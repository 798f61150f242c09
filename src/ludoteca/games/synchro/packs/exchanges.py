"""Items, Skills and Heroes in the place of others, to learn what they are worth."""

from __future__ import annotations

from typing import Final, TypeVar

from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.state.cards import Content, Item, Skill
from ludoteca.kernel.boxes import Exchange, ExchangedContent, number_of

Card = TypeVar("Card", Item, Skill)


def exchange(content: Content, pieces: Exchange) -> bool:
    """Put an Item, a Skill or a Hero in the place of another, or take it away; tell whether there are such."""
    return exchange_in(content.items, pieces) or exchange_in(content.skills, pieces) or exchange_hero(content, pieces)


def exchange_in(cards: list[Card], pieces: Exchange) -> bool:
    """Print on a card what is on another: it lies where it lay, and chance brings it as before."""
    this, that = number_of(cards, pieces.this), number_of(cards, pieces.that)
    if this < 0 or (that < 0 and pieces.that):
        return False
    if that >= 0:
        cards[this] = cards[that]
    else:
        del cards[this]
    return True


def exchange_hero(content: Content, pieces: Exchange) -> bool:
    this, that = number_of(content.heroes, pieces.this), number_of(content.heroes, pieces.that)
    if this < 0 or (that < 0 and pieces.that):
        return False
    if that >= 0:
        if content.heroes[this].legendary != content.heroes[that].legendary:
            return False
        content.heroes[this] = content.heroes[that]
    else:
        content.common &= ~(1 << this)
        content.legendary &= ~(1 << this)
    return True


exchanged_content: Final = ExchangedContent(load_content, exchange)
