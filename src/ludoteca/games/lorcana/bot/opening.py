"""Advice on the opening hand: which cards to put on the bottom of the deck, and why."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.preparing import ALTER, KEEP
from ludoteca.games.lorcana.bot.hands import ORDINARY, card_worth, hindrance
from ludoteca.games.lorcana.flow.steps import ALTER_HAND
from ludoteca.games.lorcana.state.cards import Card
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.game import Tip
from ludoteca.kernel.texts import Phrase

DEAR: Final = 4
"""A card of this cost or more does not help in the first turns."""
SLOW: Final = Phrase(
    "{name} costa {cost}: nei primi turni resta in mano.", "{name} costs {cost}: it stays in hand for the first turns."
)
STUCK: Final = Phrase(
    "{name} costa {cost} e non può andare nel calamaio: all'inizio non serve a niente.",
    "{name} costs {cost} and cannot go into the inkwell: at the beginning it is good for nothing.",
)
NO_INK: Final = Phrase(
    "{name} non può andare nel calamaio: una carta qualsiasi è in media migliore.",
    "{name} cannot go into the inkwell: any other card is better on average.",
)
GOOD: Final = Phrase(
    "La mano va bene: {early} carte da giocare presto (costo 3 o meno), {inkable} per il calamaio.",
    "The hand will do: {early} cards to play early (cost 3 or less), {inkable} for the inkwell.",
)


def experience(m: LorcanaMatch, seat: int) -> list[Tip]:
    """Weigh what speaks for sending each card of the opening hand away, and for keeping what is left."""
    if not m.stack or m.stack[-1].node != ALTER_HAND or m.stack[-1].seat != seat:
        return []
    sent = m.stack[-1].slots
    tips: list[Tip] = []
    early, inkable = 0, 0
    for card in m.hand[seat]:
        if card in sent:
            continue
        printed = m.script[card].card
        early += 1 if printed.cost < DEAR else 0
        inkable += 1 if printed.inkable else 0
        worth = card_worth(printed, 0) - hindrance(printed)
        tips.append(Tip((ALTER.number, card), ORDINARY - worth, reason_against(printed)))
    tips.append(Tip((KEEP.number,), 0.0, GOOD.fill(early=early, inkable=inkable)))
    tips.sort(key=worth_of_tip, reverse=True)
    return tips


def worth_of_tip(tip: Tip) -> float:
    return tip.worth


def reason_against(card: Card) -> Phrase:
    if card.inkable:
        return SLOW.fill(name=card.name, cost=card.cost)
    return (STUCK if card.cost >= DEAR else NO_INK).fill(name=card.name, cost=card.cost)
