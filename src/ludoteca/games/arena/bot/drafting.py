"""Advice on the draft: with whom teams win, by many games between bots."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.acts.preparing import PICK
from ludoteca.games.arena.state.match import DRAFTING, ArenaMatch
from ludoteca.kernel.game import Tip
from ludoteca.kernel.texts import Phrase

TWO: Final = {
    "aladdin": 46, "ariel": 53, "demona": 53, "facilier": 53, "gaston": 51, "maleficent": 49,
    "mickey": 48, "sulley": 47,
}  # fmt: skip
"""Per cent of games that the side with this character won, chapters 3 and 4 together; docs/bots.md says how."""
FOUR: Final = {
    "aladdin": 46, "ariel": 50, "demona": 47, "facilier": 49, "gaston": 53, "maleficent": 47,
    "mickey": 47, "sulley": 62,
}  # fmt: skip
"""The same in the team game."""
KNOWN: Final = Phrase(
    "Tra bot la parte con {name} vince il {share} % delle partite.",
    "Among bots the side with {name} wins {share}% of the games.",
)
UNKNOWN: Final = Phrase("Di {name} non si sa ancora quanto vinca.", "How often {name} wins is not known yet.")
EVEN: Final = 50


def experience(m: ArenaMatch, seat: int) -> list[Tip]:
    """List what speaks for each character that can be picked now."""
    decision = m.decision_of(seat)
    if m.phase != DRAFTING or decision is None:
        return []
    shares = FOUR if m.seats == 4 else TWO
    tips: list[Tip] = []
    for raw in decision.options.raws:
        if raw[0] != PICK.number:
            return []
        person = m.content.characters[raw[1]]
        share = shares.get(person.id, -1)
        reason = KNOWN.fill(name=person.short, share=share) if share >= 0 else UNKNOWN.fill(name=person.short)
        tips.append(Tip(raw, float(share if share >= 0 else EVEN), reason))
    tips.sort(key=worth_of_tip, reverse=True)
    return tips


def worth_of_tip(tip: Tip) -> float:
    return tip.worth
