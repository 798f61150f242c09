"""Phase 2: everybody acts in any order, one whole action at a time, until all are done."""

from __future__ import annotations

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.heroes import activatable
from ludoteca.games.kingdom.reserves import callable_heroes
from ludoteca.games.kingdom.spells import castable
from ludoteca.games.kingdom.state import PLAYING, SPELL_SOURCE, KingdomMatch
from ludoteca.games.kingdom.steps import CALL_RESERVE, CAST, HERO_TURN, USE_TOWER
from ludoteca.games.kingdom.towers import can_use
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

OPEN = 0
ACTED = 1


def open_phase(m: KingdomMatch) -> None:
    """Nobody has declared themselves done."""
    m.ready = 0
    m.noticed = 0


def declare(m: KingdomMatch, seat: int, raw: Raw) -> bool:
    """A player is done, or takes that back, or stays with it; false for every other answer (KR-3.04, KR-A15)."""
    bit = 1 << seat
    if raw[0] == state.READY:
        m.ready |= bit
        m.tell("Ready", seat, (), "KR-3.04")
    elif raw[0] == state.RESUME:
        m.ready &= ~bit
        m.noticed &= ~bit
        m.tell("Resumed", seat, (), "KR-A15")
    elif raw[0] == state.STAY:
        m.noticed &= ~bit
    else:
        return False
    return True


def is_asked_again(m: KingdomMatch, seat: int) -> bool:
    """Done, but somebody else has acted since."""
    return bool(m.ready >> seat & 1)


def who_is_asked(m: KingdomMatch) -> int:
    """Those who still play; once all are done those who may think again; nobody when the phase is over (KR-A15)."""
    return m.everyone & ~m.ready or m.noticed


def actions(m: KingdomMatch, seat: int) -> list[Raw]:
    """What a player can begin now."""
    found: list[Raw] = []
    last = -1
    for kind in m.hand[seat]:
        if kind != last and can_use(m, seat, kind):
            found.append((state.TOWER, kind))
        last = kind
    for figure in activatable(m, seat):
        found.append((state.ACTIVATE, figure))
    for hero in callable_heroes(m, seat):
        found.append((state.CALL, hero))
    for spell in castable(m, seat):
        found.append((state.CAST_SPELL, spell))
    return found


class Play(Node):
    """Who has not declared themselves done is asked; so is in the end who has, if others have acted since."""

    is_flow = True
    starts_chain = True
    enforces = (
        "KR-3.04", "KR-3.05", "KR-3.06", "KR-3.07", "KR-3.08", "KR-11.01", "KR-11.02", "KR-21.04", "KR-A15",
    )  # fmt: skip

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        """`at` tells whether somebody has acted, which is news to who was done."""
        if m.phase != PLAYING:
            m.phase = PLAYING
            m.tell("PhaseBegan", -1, (2,), "KR-3.02")
            open_phase(m)
        if frame.at == ACTED:
            frame.at = OPEN
            frame.slots = []
            m.noticed |= m.ready
        if m.ready == m.everyone:
            forget_idle(m)
        frame.waits = who_is_asked(m)
        if not frame.waits:
            open_phase(m)
            return DONE
        return WAIT

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        if is_asked_again(m, seat):
            return [(state.STAY,), (state.RESUME,)]
        found = actions(m, seat)
        found.append((state.READY,))
        return found

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if declare(m, seat, raw):
            return
        frame.at = ACTED
        if raw[0] == state.TOWER:
            m.push(USE_TOWER, -1, seat).much = raw[1]
        elif raw[0] == state.ACTIVATE:
            m.push(HERO_TURN, raw[1], seat)
        elif raw[0] == state.CALL:
            m.push(CALL_RESERVE, -1, seat).much = raw[1]
        else:
            m.push(CAST, SPELL_SOURCE + raw[1], seat)

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        if is_asked_again(m, seat):
            return Phrase(
                "Dopo di te altri hanno agito: hai finito davvero o riprendi?",
                "Others have acted since: are you really done, or do you resume?",
            )
        return Phrase("Fase 2: che cosa fai?", "Phase 2: what do you do?")

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return "KR-3.06"


def forget_idle(m: KingdomMatch) -> None:
    """Who could do nothing more need not think again."""
    for seat in range(m.seats):
        if m.noticed >> seat & 1 and not actions(m, seat):
            m.noticed &= ~(1 << seat)
