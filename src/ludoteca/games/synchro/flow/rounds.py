"""Between turns: the marble of somebody who has fallen, and the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.acts.answering import TARGET
from ludoteca.games.synchro.acts.gaining import BOARD
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.flow.battle import begin_round, discard_spent, settle_marble
from ludoteca.games.synchro.flow.paying import ROUND_OVER, push_gains
from ludoteca.games.synchro.flow.registers import note_shard, shard_drawn, unit_fallen
from ludoteca.games.synchro.state.match import FIRST_FOE
from ludoteca.kernel.acts import Step
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Fallen(Step):
    """The marble of a character that is no longer there: a Shard for a Hero, or 3 damage to one.

    Rules: SH-24.10, SH-24.11, SH-24.12, SH-24.13, SH-24.14, SH-A.55, SH-A.56.
    """

    starts_chain = True
    acts = (BOARD, TARGET, DRINK)

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            if unit_fallen(frame) < FIRST_FOE:
                note_shard(frame, m.draw_shard())
                if shard_drawn(frame) < 0:
                    return DONE
                m.tell("FallenShard", -1, (unit_fallen(frame), shard_drawn(frame)), "SH-24.10")
            else:
                m.tell("FallenDamage", -1, (unit_fallen(frame) - FIRST_FOE,), "SH-24.11")
        if frame.stage == 1:
            if len(m.line) > 1:
                frame.waits = m.everyone
                return WAIT
            settle_marble(m, frame, m.line[0])
        return DONE

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        if unit_fallen(frame) < FIRST_FOE:
            return Phrase(
                "La biglia di un Eroe sconfitto: a chi va il Frammento?",
                "The marble of a defeated Hero: who gets the Shard?",
            )
        return Phrase(
            "La biglia di un Mostro sconfitto: quale Eroe subisce {n} danni?",
            "The marble of a defeated Monster: which Hero takes {n} damage?",
        ).fill(n=m.content.tracks.marble_damage)

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-24.10" if unit_fallen(frame) < FIRST_FOE else "SH-24.11"


class RoundEnd(Node):
    """The four steps: spent Shards, Time and Exhaustion, new Shards, boxes.

    Rules: SH-5.11, SH-5.12, SH-7.03, SH-7.08, SH-7.10, SH-13.08, SH-16.02, SH-16.03, SH-16.04, SH-16.05, SH-16.06,
    SH-16.07, SH-16.08, SH-16.09, SH-19.48, SH-A.04.
    """

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            discard_spent(m)
            m.tell("RoundEnded", -1, (m.round,), "SH-16.01")
            m.advance_time(m.content.tracks.round_time, "SH-16.03")
            if m.result is not None:
                return DONE
            if m.cube >= 0 and m.wheel_colour() == m.cube:
                m.cube = -1
                m.exhausted = 1
                m.tell("Exhausted", -1, (), "SH-7.08")
            push_gains(m, ROUND_OVER, 1 if m.exhausted else 0)
            return GO
        m.first = 1 - m.first
        begin_round(m)
        return DONE
