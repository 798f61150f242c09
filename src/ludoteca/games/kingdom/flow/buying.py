"""Phase 6: the group spends its crystals on towers, for anybody's hand."""

from __future__ import annotations

from ludoteca.games.kingdom.acts.buying import BUY, GIVE, purchases
from ludoteca.games.kingdom.acts.phases import READY, RESUME, STAY
from ludoteca.games.kingdom.acts.towers import BACK
from ludoteca.games.kingdom.flow.asking import AskedOnce, SharedPhase, begin_phase, wait_for, who_is_asked
from ludoteca.games.kingdom.flow.registers import tower_asked
from ludoteca.games.kingdom.state.match import BUYING, KingdomMatch
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase


class Buy(SharedPhase):
    """As phase 2: everybody is asked until all are done. Who gives up a purchase does so once between two.

    Rules: KR-1.15, KR-17.01, KR-17.04, KR-17.06, KR-A15, KR-A50.
    """

    acts = (STAY, RESUME, BUY, READY)
    asked_by = "KR-17.01"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        begin_phase(m, BUYING, 6)
        return wait_for(m, frame, who_is_asked(m) if purchases(m) else 0)

    def deeds(self, m: KingdomMatch, seat: int) -> list[Raw]:
        return [(BUY.number, kind) for kind in purchases(m)]

    def asked_first(self, m: KingdomMatch) -> Phrase:
        phrase = Phrase("Fase 6: comprate torri? Cristalli: {n}.", "Phase 6: do you buy towers? Crystals: {n}.")
        return phrase.fill(n=m.crystals)

    def asked_again(self, m: KingdomMatch) -> Phrase:
        return Phrase(
            "Dopo di te altri hanno comprato: hai finito davvero o riprendi? Cristalli: {n}.",
            "Others have bought since: are you really done, or do you resume? Crystals: {n}.",
        ).fill(n=m.crystals)


class HandOver(AskedOnce):
    """Whose hand the tower being bought goes to; or it is not bought after all, once.

    Rules: KR-17.01, KR-17.02, KR-17.03.
    """

    acts = (GIVE, BACK)
    asked_by = "KR-17.01"

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: chi la prende in mano?", "{name}: whose hand does it go to?").fill(
            name=m.content.towers[tower_asked(frame)].name
        )
