"""Cards and abilities in the place of others, to learn what they are worth."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.state.cards import CONSTANT, SKILL, Ability, Card, Character, Content
from ludoteca.kernel.boxes import Exchange, ExchangedContent, number_of


def exchange(content: Content, pieces: Exchange) -> bool:
    """Print on a card, or an ability, what is on another; tell whether there are such."""
    return exchange_card(content, pieces) or exchange_ability(content, pieces)


def exchange_card(content: Content, pieces: Exchange) -> bool:
    """Print on all copies of a card what is on another; gear and deck remain, so that upgrades cost what they did."""
    this, that = number_of(content.cards, pieces.this), number_of(content.cards, pieces.that)
    if this < 0 or that < 0:
        return False
    card, other = content.cards[this], content.cards[that]
    print_on(card, other)
    card.banner, card.types, card.needs_choice = other.banner, other.types, other.needs_choice
    card.harm, card.cure = other.harm, other.cure
    return True


def exchange_ability(content: Content, pieces: Exchange) -> bool:
    """Print on the card of a character the ability of another: the upgrade of one in the place of another's."""
    owner, place = ability_named(content, pieces.this)
    other, there = ability_named(content, pieces.that)
    if owner is None or other is None or not may_replace(owner, place, other, there):
        return False
    this, that = owner.side_abilities(1)[place], other.side_abilities(1)[there]
    if this.timing == CONSTANT:
        owner.constants[1] = owner.constants[0]
    print_on(this, that)
    this.timing, this.event, this.once = that.timing, that.event, that.once
    this.cost, this.condition, this.looks_ahead = that.cost, that.condition, that.looks_ahead
    owner.settle()
    return True


def may_replace(owner: Character, place: int, other: Character, there: int) -> bool:
    """Tell whether one ability can do what it does in the place of the other.

    A constant one has no text that could be carried out: it may only be replaced where it is an upgrade. What is set
    off is known by its place.
    """
    this, that = owner.side_abilities(1)[place], other.side_abilities(1)[there]
    upgrades = this is owner.upgrade
    return (
        owner is not other
        and upgrades == (that is other.upgrade)
        and (upgrades or this.timing != CONSTANT)
        and (that.timing == SKILL or (that.timing != CONSTANT and there == place))
    )


def ability_named(content: Content, id: str) -> tuple[Character | None, int]:
    """Return whose ability it is, and which of theirs."""
    for character in content.characters:
        for place, ability in enumerate(character.side_abilities(1)):
            if ability.id == id:
                return character, place
    return None, -1


def print_on(this: Card | Ability, that: Card | Ability) -> None:
    """Give it the other's name and text."""
    this.id, this.name, this.note, this.text = that.id, that.name, that.note, that.text
    this.icons, this.effect = that.icons, that.effect
    this.range, this.steps, this.through = that.range, that.steps, that.through
    this.face = {}


exchanged_content: Final = ExchangedContent(load_content, exchange)
