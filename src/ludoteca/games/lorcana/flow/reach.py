"""What the cards that a seat may use could do their deeds to: whom a character could challenge, who could sing a song.

Shown on the table before anything is chosen.
"""

from __future__ import annotations

from ludoteca.games.lorcana.flow.challenge import challenge_targets, exposed
from ludoteca.games.lorcana.flow.playing import shift_bases, singers_for
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.view_types import ReachView


def reach(m: LorcanaMatch, seat: int | None) -> tuple[ReachView, ...]:
    """List for each option `challenge`, `sing` or `shift` of this seat its deed, card and the cards within reach."""
    views: list[ReachView] = []
    verbs = m.verbs()
    for decision in m.decisions:
        if decision.seat != seat:
            continue
        for raw in decision.options.raws:
            deed = verbs[raw[0]]
            if deed == "challenge":
                to = challenge_targets(m, raw[1], exposed(m, decision.seat))
            elif deed == "sing":
                to = singers_for(m, decision.seat, raw[1])
            elif deed == "shift":
                to = shift_bases(m, decision.seat, raw[1])
            else:
                continue
            views.append(ReachView(deed, raw[1], tuple(to)))
    return tuple(views)
