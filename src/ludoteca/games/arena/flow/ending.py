"""The End Phase of a turn, the end of a round, and the end of the match."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.acts.playing import DISCARD, hand_rule
from ludoteca.games.arena.flow.abilities import end_of_turn
from ludoteca.games.arena.shows.terms import POINTS
from ludoteca.games.arena.state.match import BLUE, END_PHASE, ENDING, RED, ArenaMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase

MOST_EXTRA_ROUNDS: Final = 20
"""After so many rounds beyond the last one a tie stays a tie (SA-A.34)."""


class EndPhase(FlowStep):
    """What happens at the end of a turn; then the hand goes down to its limit.

    Rules: SA-3.14, SA-15.01, SA-15.02, SA-15.03, SA-15.04, SA-15.05.
    """

    acts = (DISCARD,)

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            m.phase = ENDING
            m.tell("PhaseBegan", m.active_seat, (m.active, END_PHASE), "SA-6.03")
            m.next_moment()
            end_of_turn(m)
            return GO
        if len(m.hand[m.active_seat]) > m.hand_limit(m.active_seat):
            frame.waits = 1 << m.active_seat
            return WAIT
        return DONE

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        over = len(m.hand[seat]) - m.hand_limit(seat)
        return Phrase(
            "Hai più carte del limite di {limit}: scegli quale scartare (ancora {n}).",
            "Your hand exceeds its limit of {limit}: choose a card to discard ({n} to go).",
        ).fill(limit=m.hand_limit(seat), n=over)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return hand_rule(m)


def close_round(m: ArenaMatch) -> None:
    """Close a round, the last character in line having played: if the end was brought about, points decide.

    Rules: SA-6.10, SA-16.06, SA-16.09, SA-17.07.
    """
    m.tell("RoundEnded", -1, (m.round,), "SA-6.10")
    if not m.ending:
        return
    blue, red = m.points
    if blue != red:
        declare_winner(m, BLUE if blue > red else RED)
    elif not m.skills:
        both = Phrase("{points} a testa: parità.", "{points} each: a draw.").fill(points=POINTS.count(blue))
        m.end(Outcome((), "SA-16.08", both, draw=True))
    elif m.extra_rounds >= MOST_EXTRA_ROUNDS:
        still = Phrase("Ancora parità dopo {n} round supplementari.", "Still a tie after {n} extra rounds.").fill(
            n=m.extra_rounds
        )
        m.end(Outcome((), "SA-A.34", still, draw=True))
    else:
        m.extra_rounds += 1
        m.tell("ExtraRound", -1, (m.extra_rounds,), "SA-16.09")


def declare_winner(m: ArenaMatch, side: int) -> None:
    """Give the match to who has most Victory Points, whoever brought the end about.

    Rules: SA-1.10, SA-16.07, SA-19.23, SA-A.04.
    """
    winners = tuple([seat for seat in range(m.seats) if m.side_of[seat] == side])
    reason = Phrase("{won} a {lost}.", "{won} to {lost}.").fill(
        won=POINTS.count(m.points[side]), lost=m.points[1 - side]
    )
    m.end(Outcome(winners, "SA-19.23" if m.seats == 4 else "SA-16.07", reason))
