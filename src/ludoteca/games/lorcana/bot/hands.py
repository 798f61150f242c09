"""How good a hand is: one's own, one of which only the number of cards is known, and the opening hand."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.flow.steps import ALTER_HAND
from ludoteca.games.lorcana.state.cards import Card
from ludoteca.games.lorcana.state.match import LorcanaMatch

IN_HAND: Final = 1.2
NEXT_CARD: Final = (1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.4, 0.3, 0.2)
"""A card in hand, after the best, the second best…; a full hand is played slowly."""
ORDINARY: Final = 1.19
"""A card that may come instead of one of the opening hand."""
NOT_INKABLE: Final = 0.08
ALTERED: Final = 2
"""A card of the deck has changed zones so often at the beginning if it was in the opening hand."""


def own_hand(m: LorcanaMatch, seat: int) -> float:
    """Rate the cards that the seat holds, each by how soon it can be played."""
    ink = len(m.ink[seat])
    values = sorted([card_worth(m.script[card].card, ink) for card in m.hand[seat]], reverse=True)
    total = 0.0
    for number in range(len(values)):
        total += values[number] * NEXT_CARD[min(number, len(NEXT_CARD) - 1)]
    return total


def card_worth(card: Card, ink: int) -> float:
    """Rate a card in hand: the dearer, the more it will do, unless it must wait too long."""
    value = IN_HAND + 0.06 * min(card.cost, 8)
    late = card.cost - max(ink, 2) - 1
    if late > 0:
        value -= 0.15 * late
    return max(0.3, value)


def hindrance(card: Card) -> float:
    """Rate what it takes from a card of the opening hand that it cannot go into the inkwell."""
    return 0.0 if card.inkable else NOT_INKABLE


def opening_hand(m: LorcanaMatch, seat: int) -> float:
    """Rate the hand before the first turn: the cards that stay count, not those that come instead, which nobody knows
    in time.

    What was sent away lies in the shuffled deck, of which only the number is known; what stayed is first in the hand.
    """
    hand = m.hand[seat]
    kept = hand[: len(hand) - len([card for card in m.deck[seat] if m.stamp[card] >= ALTERED])]
    for frame in m.stack:
        if frame.node == ALTER_HAND and frame.seat == seat and not frame.stage:
            kept = [card for card in hand if card not in frame.slots]
    total = IN_HAND * len(hand)
    for card in kept:
        printed = m.script[card].card
        total += card_worth(printed, 0) - ORDINARY - hindrance(printed)
    return total


def hidden_hand(m: LorcanaMatch, seat: int) -> float:
    """Rate a hand of which only the number of cards is known, with the card that the player draws at the next turn."""
    cards = len(m.hand[seat]) + (1 if m.active != seat else 0)
    total = 0.0
    for number in range(cards):
        total += IN_HAND * NEXT_CARD[min(number, len(NEXT_CARD) - 1)]
    return total
