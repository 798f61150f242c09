"""What a learnt judgement of a match looks at: the cards that the seat knows, where they lie, and a few numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.bot.evaluation import evaluate
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.state.cards import BODYGUARD, EVASIVE, RECKLESS, WARD
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import SETUP
from ludoteca.kernel.features import Features, Zone

HAND: Final = Zone("hand/mine")


class Side:
    """The zones of a player."""

    def __init__(self, whose: str) -> None:
        self.play = Zone("play/" + whose)
        self.exerted = Zone("exerted/" + whose)


MINE: Final = Side("mine")
THEIRS: Final = Side("theirs")


def features(m: LorcanaMatch, seat: int) -> Features:
    """Describe the position as `seat` knows it; of several rivals the one with the most lore stands for all."""
    collected = Features()
    collected.count(evaluate(m, seat))
    collected.mark(m.active == seat)
    collected.mark(m.phase == SETUP)
    collected.count(m.turn / 20.0)
    collected.mark(not m.inked)
    m.refresh()
    side(m, seat, MINE, collected)
    side(m, leader(m, seat), THEIRS, collected)
    for card in m.hand[seat]:
        collected.see_in(HAND, m.script[card].card.id)
    return collected


def leader(m: LorcanaMatch, seat: int) -> int:
    """Find the rival who is ahead."""
    others = m.opponents(seat)
    if not others:
        return seat
    best = others[0]
    for other in others:
        if m.lore[other] > m.lore[best]:
            best = other
    return best


def side(m: LorcanaMatch, one: int, whose: Side, features: Features) -> None:
    """Collect what a player has on the table: numbers first, then every card."""
    features.count(m.lore[one] / 10.0)
    features.count((laws.lore_needed(m, one) - m.lore[one]) / 10.0)
    features.count(len(m.hand[one]) / 5.0)
    features.count(len(m.ink[one]) / 5.0)
    features.count(m.ready_ink[one] / 5.0)
    features.count(min(10, len(m.deck[one])) / 10.0)
    characters, strength, left, lore, ready = 0, 0, 0, 0, 0
    for card in m.play[one]:
        script = m.script[card]
        features.see_in(whose.play, script.card.id)
        features.thing(whose is MINE, script.card.id, traits(m, card))
        if script.is_character:
            characters += 1
            strength += max(0, m.strength_of[card])
            left += max(0, m.willpower_of[card] - m.damage[card])
            lore += max(0, m.lore_of[card])
            if not m.exerted[card]:
                ready += max(0, m.lore_of[card])
            else:
                features.see_in(whose.exerted, script.card.id)
    features.count(characters / 5.0)
    features.count(strength / 10.0)
    features.count(left / 10.0)
    features.count(lore / 5.0)
    features.count(ready / 5.0)


def traits(m: LorcanaMatch, card: int) -> list[float]:
    """Describe a card in play: its numbers now, its Keywords, whether it may act, where it is."""
    keywords = m.keywords_of[card]
    return [
        m.strength_of[card] / 5.0,
        (m.willpower_of[card] - m.damage[card]) / 5.0,
        m.lore_of[card] / 3.0,
        m.damage[card] / 3.0,
        1.0 if m.exerted[card] else 0.0,
        1.0 if m.drying[card] else 0.0,
        1.0 if keywords & EVASIVE else 0.0,
        1.0 if keywords & BODYGUARD else 0.0,
        1.0 if keywords & WARD else 0.0,
        1.0 if keywords & RECKLESS else 0.0,
        1.0 if m.at[card] >= 0 else 0.0,
        len(m.under[card]) / 2.0,
    ]
