"""Potions: in nearly every decision of the party, and right before a Hero would be eliminated."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.bases import ALWAYS, BOARD_OF_PARTY, SynchroAct, named, potion_first
from ludoteca.games.synchro.acts.naming_units import unit_called
from ludoteca.games.synchro.flow.new_heroes import EMPTY_ONLY
from ludoteca.games.synchro.flow.registers import came_by
from ludoteca.games.synchro.flow.steps import NEW_HERO, POTION
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import DAMAGE
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase


class Drink(SynchroAct):
    """potion(board): a Potion for a Hero with damage, while there are any (SH-8.01, SH-A.41)."""

    verb = "potion"
    args = (BOARD_OF_PARTY,)
    wished = ALWAYS

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == POTION:
            return [(self.number, frame.source)]
        if not m.potions or (frame.node == NEW_HERO and came_by(frame) == EMPTY_ONLY):  # who was invited comes first
            return []
        return [(self.number, board) for board in m.line if m.damage[board]]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        board = raw[1]
        if frame.node == POTION:
            return potion_first()
        if not m.potions:
            return no("SH-8.06", "Non avete Pozioni.", "You have no Potions.")
        if board not in m.line:
            return no("SH-8.03", "Una Pozione è per un Eroe del gruppo.", "A Potion is for a Hero of the party.")
        if not m.damage[board]:
            return named(m, board, "SH-8.03", "{name} non ha danni da ridurre.", "{name} has no damage to reduce.")
        return no(
            "SH-8.01",
            "Prima completate la scelta in corso: la Pozione si può usare subito dopo.",
            "Complete the choice under way first: the Potion can be used right after it.",
        )

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say whom it heals, and by how much."""
        board = raw[1]
        healed = DAMAGE.count(min(m.damage[board], m.max_hp(board) // 2))
        frame = m.waiting_frame(seat)
        if frame is not None and frame.node == POTION:
            return Phrase("Sì, una Pozione: via {damage}", "Yes, a Potion: {damage} gone").fill(damage=healed)
        phrase = Phrase("Pozione per {name}", "Potion for {name}").fill(name=unit_called(m, board))
        if not m.damage[board]:
            return phrase
        return phrase + Phrase(": via {damage}", ": {damage} gone").fill(damage=healed)

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.drink(raw[1])
        if frame.node == POTION:
            frame.stage = 1
            m.changed = True


DRINK: Final = Drink()
