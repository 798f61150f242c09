"""Towers and spells in the place of others, to learn what they are worth."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.cards import Content
from ludoteca.kernel.boxes import Exchange, ExchangedContent, number_of


def exchange(content: Content, pieces: Exchange) -> bool:
    """Put a tower or a spell in the place of another, or take it away; tell whether there are such."""
    return exchange_tower(content, pieces) or exchange_spell(content, pieces)


def exchange_tower(content: Content, pieces: Exchange) -> bool:
    """Make all cards of a tower another tower of the same level, in the supply and in the heroes' first hands."""
    this, that = number_of(content.towers, pieces.this), number_of(content.towers, pieces.that)
    if this < 0 or (that < 0 and pieces.that):
        return False
    if that >= 0:
        if content.towers[this].level != content.towers[that].level or this == that:
            return False
        content.towers[that].copies += content.towers[this].copies
    content.towers[this].copies = 0
    for hero in content.heroes:
        for dealt in hero.starting:
            dealt[:] = [kind if kind != this else that for kind in dealt if kind != this or that >= 0]
    return True


def exchange_spell(content: Content, pieces: Exchange) -> bool:
    this, that = number_of(content.spells, pieces.this), number_of(content.spells, pieces.that)
    if this < 0 or (that < 0 and pieces.that):
        return False
    if that >= 0:
        content.spells[this] = content.spells[that]
    else:
        del content.spells[this]
    return True


exchanged_content: Final = ExchangedContent(load_content, exchange)
