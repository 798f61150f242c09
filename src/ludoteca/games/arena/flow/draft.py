"""Teams: the fixed ones of chapter 1, chosen ones, and the draft."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.acts.preparing import PICK
from ludoteca.games.arena.flow.steps import ORDER
from ludoteca.games.arena.state.match import DRAFTING, ArenaMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase

TWO_PLAYERS: Final = (0, 1, 1, 0, 0, 1)
"""A, B, B, A, A, B (SA-4.04)."""
FOUR_PLAYERS: Final = (0, 1, 2, 3, 3, 2, 1, 0)
"""A, B, C, D, D, C, B, A (SA-19.04)."""


def order_of_picks(m: ArenaMatch, first: int) -> list[int]:
    """List the seats in the order in which they pick, if `first` is Summoner A; D is A's partner.

    Rules: SA-4.03, SA-4.04, SA-5.01, SA-19.03, SA-19.04.
    """
    if m.seats == 2:
        return [first if letter == 0 else 1 - first for letter in TWO_PLAYERS]
    partner = m.partner(first)
    others = [seat for seat in range(4) if seat not in (first, partner)]
    letters = [first, others[0], others[1], partner]
    return [letters[letter] for letter in FOUR_PLAYERS]


class Draft(FlowStep):
    """One character at a time, in the order of picks.

    Rules: SA-4.02, SA-4.04, SA-19.02, SA-19.04.
    """

    acts = (PICK,)

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        m.phase = DRAFTING
        if m.drafted < len(m.pick_order):
            frame.waits = 1 << m.pick_order[m.drafted]
            return WAIT
        m.push(ORDER)
        return DONE

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        own = len([figure for figure in m.figures_of(seat) if m.character[figure] >= 0])
        return Phrase(
            "Draft: scegli un personaggio ({n} di {size}).", "Draft: choose a character ({n} of {size})."
        ).fill(n=own + 1, size=m.team_size)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return PICK.cited(m)
