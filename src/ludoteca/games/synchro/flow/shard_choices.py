"""Shards to choose: which ones a Hero pays with, and which it gives up."""

from __future__ import annotations

from ludoteca.games.synchro.acts.shards import DISCARD, PAY
from ludoteca.games.synchro.flow.paying import FOR_ACTION, FOR_LEVEL, pay, payments
from ludoteca.games.synchro.flow.registers import let_discard, shards_to_discard, what_is_paid
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class Pay(Step):
    """A Hero pays for what it does.

    Rules: SH-5.16, SH-11.05, SH-11.08, SH-11.09, SH-11.11, SH-13.01, SH-13.02, SH-13.03, SH-13.04, SH-13.05, SH-14.01,
    SH-14.02, SH-22.05, SH-A.45.
    """

    acts = (PAY,)

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage:
            return DONE
        ways = payments(m, frame.source, what_is_paid(frame))
        if len(ways) > 1:
            frame.waits = m.deciders(frame.source)
            return WAIT
        if ways:
            pay(m, frame.source, ways[0])
        return DONE

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: con quali Frammenti paghi?", "{name}: which Shards do you pay with?").fill(
            name=m.hero_card(frame.source).name
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        if what_is_paid(frame) == FOR_LEVEL:
            return "SH-14.02"
        return "SH-11.05" if what_is_paid(frame) == FOR_ACTION else "SH-11.09"


class DiscardShards(Step):
    """A Hero gives up Shards: those beyond its slots, or those that are burned.

    Rules: SH-5.15, SH-13.09, SH-16.04, SH-25.01, SH-25.05, SH-A.42.
    """

    acts = (DISCARD,)

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        while shards_to_discard(frame) > 0:
            held = [colour for colour in range(4) if m.shards[4 * board + colour]]
            if not held:
                return DONE
            if len(held) > 1 and m.count_shards(board) > shards_to_discard(frame):
                frame.waits = m.deciders(board)
                return WAIT
            let_discard(frame, shards_to_discard(frame) - 1)
            m.discard_shards(board, [held[0]], self.asking_rule(m, frame))
        return DONE

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        phrase = (
            Phrase("{name}: quale Frammento scarti?", "{name}: which Shard do you discard?")
            if shards_to_discard(frame) == 1
            else Phrase("{name}: scarta {n} Frammenti.", "{name}: discard {n} Shards.")
        )
        return phrase.fill(name=m.hero_card(frame.source).name, n=shards_to_discard(frame))

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-13.09" if m.count_shards(frame.source) > m.content.tracks.storage else "SH-25.01"
