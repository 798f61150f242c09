"""Phase 2: everybody acts in any order, one whole action at a time, until all are done."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.acts.bases import ACTED, OPEN, Beginning
from ludoteca.games.kingdom.acts.heroes import ACTIVATE, CALL, CAST_SPELL
from ludoteca.games.kingdom.acts.phases import READY, RESUME, STAY
from ludoteca.games.kingdom.acts.towers import BACK, BUILD, PASS, PICK_UP, phase_below, usable_kinds
from ludoteca.games.kingdom.flow.asking import AskedOnce, SharedPhase, begin_phase, wait_for, who_is_asked
from ludoteca.games.kingdom.flow.heroes import activatable
from ludoteca.games.kingdom.flow.registers import forget_put_back, has_put_back, tower_asked
from ludoteca.games.kingdom.flow.spells import castable
from ludoteca.games.kingdom.flow.towers import becomes, receivers, sites_for
from ludoteca.games.kingdom.state.match import PLAYING, KingdomMatch
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase

BEGINNINGS: Final[tuple[Beginning, ...]] = (PICK_UP, ACTIVATE, CALL, CAST_SPELL)
"""What an action begins with."""


class Play(SharedPhase):
    """Who has not declared themselves done is asked; so is in the end who has, if others have acted since.

    Rules: KR-3.04, KR-3.05, KR-3.06, KR-3.07, KR-3.08, KR-11.01, KR-11.02, KR-21.04, KR-A15.
    """

    acts = (STAY, RESUME, *BEGINNINGS, READY)
    asked_by = "KR-3.06"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        """Ask everybody; that somebody has acted, which the stage tells, is news to who was done."""
        begin_phase(m, PLAYING, 2)
        if frame.stage == ACTED:
            frame.stage = OPEN
            forget_put_back(frame)
            m.noticed |= m.ready
        if m.ready == m.everyone:
            forget_idle(m)
        return wait_for(m, frame, who_is_asked(m))

    def deeds(self, m: KingdomMatch, seat: int) -> list[Raw]:
        options: list[Raw] = [(PICK_UP.number, kind) for kind in usable_kinds(m, seat)]
        options += [(ACTIVATE.number, figure) for figure in activatable(m, seat)]
        if m.solo:
            options += [(CALL.number, hero) for hero in CALL.ready(m, seat)]
        if m.spells:
            options += [(CAST_SPELL.number, spell) for spell in castable(m, seat)]
        return options

    def asked_first(self, m: KingdomMatch) -> Phrase:
        return Phrase("Torri ed eroi: che cosa fai?", "Towers and heroes: what do you do?")

    def asked_again(self, m: KingdomMatch) -> Phrase:
        return Phrase(
            "Dopo di te altri hanno agito: hai finito davvero o riprendi?",
            "Others have acted since: are you really done, or do you resume?",
        )


def forget_idle(m: KingdomMatch) -> None:
    """Spare who could do nothing more from thinking again."""
    for seat in range(m.seats):
        if m.noticed >> seat & 1 and not any([act.ready(m, seat) for act in BEGINNINGS]):
            m.noticed &= ~(1 << seat)


class UseTower(AskedOnce):
    """The tower that was picked up is built, passed, or put back.

    Rules: KR-1.25, KR-5.01, KR-10.01, KR-10.07, KR-19.05, KR-19.13, KR-A28, KR-A31, KR-A55.
    """

    acts = (BUILD, PASS, BACK)
    asked_by = "KR-1.25"

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        kind = tower_asked(frame)
        options: list[Raw] = [(BUILD.number, site) for site in sites_for(m, seat, kind)]
        raised = becomes(m, kind)
        for to in receivers(m, seat):
            for other in raised:
                options.append((PASS.number, to, other))
        if not has_put_back(phase_below(m, frame), seat):
            options.append((BACK.number,))
        return options

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        name = m.content.towers[tower_asked(frame)].name
        if m.solo and not becomes(m, tower_asked(frame)):
            return Phrase("{name}: dove la costruisci?", "{name}: build it where?").fill(name=name)
        if m.solo:
            return Phrase("{name}: dove la costruisci, o la migliori?", "{name}: build it where, or improve it?").fill(
                name=name
            )
        return Phrase(
            "{name}: dove la costruisci, o a chi la passi?", "{name}: build it where, or pass it to whom?"
        ).fill(name=name)
