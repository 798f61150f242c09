"""Phase 6: the group spends its crystals on towers, for anybody's hand."""

from __future__ import annotations

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.playing import declare, is_asked_again, open_phase, who_is_asked
from ludoteca.games.kingdom.state import BUYING, KingdomMatch
from ludoteca.games.kingdom.steps import HAND_OVER
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase


def against_buying(m: KingdomMatch, kind: int) -> str:
    """The rule that forbids to buy this tower now; "" for none.

    Rules: KR-17.02, KR-17.03, KR-A49.
    """
    tower = m.content.towers[kind]
    price = m.content.prices[tower.level]
    if not price:
        return "KR-17.03"
    if m.limits.unsold >> tower.level & 1:
        return "KR-1.02"
    if tower.level > m.max_level:
        return "KR-A49"
    if price > m.crystals:
        return "KR-17.02" if tower.level == 1 else "KR-17.03"
    return "" if m.supply[kind] else "KR-10.05"


def purchases(m: KingdomMatch) -> list[int]:
    """What the group can pay for."""
    return [kind for kind in range(len(m.content.towers)) if not against_buying(m, kind)]


class Buy(Node):
    """As phase 2: everybody is asked until all are done. `slots` names who has given up a purchase since the last."""

    is_flow = True
    starts_chain = True
    enforces = ("KR-1.15", "KR-17.01", "KR-17.04", "KR-17.06", "KR-A15", "KR-A50")

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if m.phase != BUYING:
            m.phase = BUYING
            m.tell("PhaseBegan", -1, (6,), "KR-3.02")
            open_phase(m)
        frame.waits = who_is_asked(m) if purchases(m) else 0
        if not frame.waits:
            open_phase(m)
            return DONE
        return WAIT

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        if is_asked_again(m, seat):
            return [(state.STAY,), (state.RESUME,)]
        found: list[Raw] = [(state.BUY, kind) for kind in purchases(m)]
        found.append((state.READY,))
        return found

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] != state.BUY:
            declare(m, seat, raw)
        elif m.solo:
            buy(m, raw[1], 0)
        else:
            m.push(HAND_OVER, -1, seat).much = raw[1]

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        if is_asked_again(m, seat):
            return Phrase(
                "Dopo di te altri hanno comprato: hai finito davvero o riprendi? Cristalli: {n}.",
                "Others have bought since: are you really done, or do you resume? Crystals: {n}.",
            ).fill(n=m.crystals)
        return Phrase("Fase 6: comprate torri? Cristalli: {n}.", "Phase 6: do you buy towers? Crystals: {n}.").fill(
            n=m.crystals
        )

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return "KR-17.01"


class HandOver(Node):
    """Whose hand the tower being bought (`much`) goes to; or it is not bought after all, once."""

    enforces = ("KR-17.01", "KR-17.02", "KR-17.03")

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.at:
            return DONE
        frame.at = 1
        frame.waits = 1 << frame.seat
        return WAIT

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = [(state.GIVE, other) for other in range(m.seats)]
        if seat not in m.stacks[0][-2].slots:
            found.append((state.BACK,))
        return found

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        phase = m.stacks[0][-2]
        if raw[0] == state.BACK:
            phase.slots.append(seat)
        else:
            phase.slots = []
            buy(m, frame.much, raw[1])
            m.noticed |= m.ready

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: chi la prende in mano?", "{name}: whose hand does it go to?").fill(
            name=m.content.towers[frame.much].name
        )

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return "KR-17.01"


def buy(m: KingdomMatch, kind: int, seat: int) -> None:
    """Paid from the common crystals, in hand for the next round (KR-17.02, KR-17.03, KR-17.06)."""
    level = m.content.towers[kind].level
    m.crystals -= m.content.prices[level]
    m.supply[kind] -= 1
    m.take_in_hand(seat, kind)
    m.tell("TowerBought", seat, (kind, m.crystals), "KR-17.02" if level == 1 else "KR-17.03")
