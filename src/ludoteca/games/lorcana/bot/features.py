"""What a learnt judgement of a match looks at: the cards that the seat knows, where they lie, and a few numbers."""

from __future__ import annotations

from ludoteca.games.lorcana.bot.evaluation import evaluate
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import SETUP
from ludoteca.kernel.features import Features


def features(m: LorcanaMatch, seat: int) -> Features:
    """The position as `seat` knows it; of several rivals the one with the most lore stands for all."""
    found = Features()
    found.count(evaluate(m, seat))
    found.count(1.0 if m.active == seat else 0.0)
    found.count(1.0 if m.phase == SETUP else 0.0)
    found.count(m.turn / 20.0)
    found.count(0.0 if m.inked else 1.0)
    m.refresh()
    side(m, seat, "mine", found)
    side(m, leader(m, seat), "theirs", found)
    for card in m.hand[seat]:
        found.see("hand/mine", m.script[card].card.id)
    return found


def leader(m: LorcanaMatch, seat: int) -> int:
    """The rival who is ahead."""
    others = m.opponents(seat)
    if not others:
        return seat
    best = others[0]
    for other in others:
        if m.lore[other] > m.lore[best]:
            best = other
    return best


def side(m: LorcanaMatch, one: int, whose: str, found: Features) -> None:
    """What a player has on the table: numbers first, then every card."""
    found.count(m.lore[one] / 10.0)
    found.count((laws.lore_needed(m, one) - m.lore[one]) / 10.0)
    found.count(len(m.hand[one]) / 5.0)
    found.count(len(m.ink[one]) / 5.0)
    found.count(m.ready_ink[one] / 5.0)
    found.count(min(10, len(m.deck[one])) / 10.0)
    characters, strength, left, lore, ready = 0, 0, 0, 0, 0
    for card in m.play[one]:
        script = m.script[card]
        found.see("play/" + whose, script.card.id)
        if script.is_character:
            characters += 1
            strength += max(0, m.strength_of[card])
            left += max(0, m.willpower_of[card] - m.damage[card])
            lore += max(0, m.lore_of[card])
            if not m.exerted[card]:
                ready += max(0, m.lore_of[card])
            else:
                found.see("exerted/" + whose, script.card.id)
    found.count(characters / 5.0)
    found.count(strength / 10.0)
    found.count(left / 10.0)
    found.count(lore / 5.0)
    found.count(ready / 5.0)
