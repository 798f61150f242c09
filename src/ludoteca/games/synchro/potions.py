"""Potions: in every decision of the party, and right before a Hero would be eliminated."""

from __future__ import annotations

from ludoteca.games.synchro import state
from ludoteca.games.synchro.state import SynchroMatch
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase


def potion_options(m: SynchroMatch) -> list[Raw]:
    """One for each Hero with damage, while there are Potions (SH-8.01, SH-A.41)."""
    if not m.potions:
        return []
    return [(state.DRINK, board) for board in m.line if m.damage[board]]


class Potion(Node):
    """A Hero is about to be eliminated: a Potion may still lower its damage. `source` is the Hero."""

    enforces = ("SH-8.01", "SH-8.02", "SH-8.03", "SH-8.04", "SH-8.05", "SH-8.06", "SH-A.16", "SH-A.55")

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at:
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(state.DRINK, frame.source), (state.DONE_WITH,)]

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.at = 1
        if raw[0] == state.DRINK:
            m.drink(frame.source)
        else:
            m.doomed |= 1 << frame.source
        m.changed = True

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "{name}: l'Eroe sta per essere eliminato, con {damage} danni su {most} PS. Usate una Pozione?",
            "{name} is about to fall: {damage} damage of {most} HP. Do you use a Potion?",
        ).fill(name=m.hero_card(frame.source).name, damage=m.damage[frame.source], most=m.max_hp(frame.source))

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-8.02"
