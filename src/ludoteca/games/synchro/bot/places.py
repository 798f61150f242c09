"""What a Landmark promises, for bots that choose one before the battle for it."""

from __future__ import annotations

from ludoteca.games.synchro.effects.deeds.coins import PayCoins
from ludoteca.games.synchro.state.match import SynchroMatch


def landmark_worth(m: SynchroMatch, landmark: int, left: float, coin: float) -> float:
    """Estimate it for a party with this part of its HP left, and Coins of this worth."""
    total = 0.0
    for deed in m.content.landmarks[landmark].deeds:
        if isinstance(deed, PayCoins) and not deed.will_be_affordable(m):
            return 0.0
        total += deed.worth(m, left, coin)
    return max(0.0, total)
