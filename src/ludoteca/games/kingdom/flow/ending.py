"""The end of a round, and of the match: all win together at the end of a round, or lose together at once."""

from __future__ import annotations

from ludoteca.games.kingdom.state.cards import BOSS_DOWN, PORTALS, Face
from ludoteca.games.kingdom.state.match import GONE, OVER, KingdomMatch
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.texts import Phrase


def kingdom_fell(m: KingdomMatch) -> None:
    """End the match: no hearts are left.

    Rules: KR-15.20, KR-18.03.
    """
    m.phase = OVER
    m.end(Outcome((), "KR-18.03", Phrase("Il regno non ha più cuori.", "The kingdom has no hearts left.")))


def rift_escaped(m: KingdomMatch, face: Face) -> None:
    """End the match: a portal or a boss has reached the exit.

    Rules: KR-9.15, KR-15.22, KR-18.04.
    """
    m.phase = OVER
    name = face.name if face.boss < 0 else m.content.bosses[face.boss].name
    reason = Phrase("{name}: ha raggiunto l'uscita.", "{name} has reached the exit.").fill(name=name)
    m.end(Outcome((), "KR-18.04", reason))


def objective_met(m: KingdomMatch) -> bool:
    """Tell whether all portals, the boss, or both are down, as the scenario asks (KR-9.01, KR-14.08)."""
    wanted = m.scenario.objective
    if wanted & PORTALS and m.portals_down < m.portals_total:
        return False
    return not wanted & BOSS_DOWN or not m.lives


def close_round(m: KingdomMatch) -> None:
    """End what lasted for the round; heroes of the reserve leave, and a last round is won.

    Rules: KR-1.01, KR-1.21, KR-14.09, KR-18.01, KR-18.02, KR-19.09, KR-19.11, KR-19.12.
    """
    for figure in range(len(m.where)):
        m.protected[figure] = 0
        m.quake[figure] = 0
        m.vow[figure] = -1
        if m.reserve_of[figure] and m.where[figure] != GONE:
            m.move_figure(figure, GONE)
            m.knocked[figure] = 0
            if not m.cat[figure]:
                m.tell("ReserveLeft", m.owner[figure], (figure,), "KR-19.11")
    m.reserve_called = 0
    if m.final:
        m.phase = OVER
        reason = Phrase("Il regno è salvo: missione compiuta.", "The kingdom is safe: mission accomplished.")
        m.end(Outcome(tuple(range(m.seats)), "KR-18.01", reason))
