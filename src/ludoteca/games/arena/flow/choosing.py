"""Who may be chosen by a Direct Effect, and what it costs: Taunt and Stealthy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.arena.acts.answering import CARD
from ludoteca.games.arena.flow.registers import figure_paid_for
from ludoteca.games.arena.state.cards import STEALTHY, TAUNT
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


def may_choose(m: ArenaMatch, seat: int, figure: int, spare: int) -> bool:
    """Tell whether `seat` may choose this figure, with `spare` cards in hand that it could exile.

    Rules: SA-13.11, SA-13.12, SA-13.15, SA-13.16, SA-A.20, SA-A.21, SA-A.22.
    """
    if not m.stands(figure):
        return False
    side = m.side[figure]
    if side == m.side_of[seat]:
        return True
    traits = m.traits
    if traits[figure] & STEALTHY and spare < 1:
        return False
    if not traits[figure] & TAUNT:
        for other in range(m.figures):
            if traits[other] & TAUNT and m.side[other] == side and m.stands(other):
                return False
    return True


def must_exile(m: ArenaMatch, seat: int, figure: int) -> bool:
    """Tell whether choosing this figure costs a card (SA-13.11)."""
    return bool(m.traits[figure] & STEALTHY) and m.side[figure] != m.side_of[seat]


class ExileForStealth(Node):
    """The Summoner who chose a Stealthy rival exiles a card of their choice from hand, before anything happens.

    Rules: SA-13.11, SA-A.18, SA-A.19, SA-A.20.
    """

    asked_by = "SA-13.11"

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        hand = m.hand[frame.seat]
        if frame.stage or not hand:
            return DONE
        if len(hand) == 1:
            m.exile_card(hand[0], "SA-13.11")
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(CARD.number, card) for card in m.hand[seat]]

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.exile_card(raw[1], "SA-13.11")
        frame.stage = 1

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Per scegliere {name}, che ha Furtivo, esilia una carta della mano: quale?",
            "{name} is Stealthy: which card do you exile from your hand to choose them?",
        ).fill(name=m.person(figure_paid_for(frame)).short)
