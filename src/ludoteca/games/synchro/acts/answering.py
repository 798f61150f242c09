"""The answers to what is asked: targets, enough, yes, one of several things, which ability comes first."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.bases import IN_BATTLE, UNIT, SynchroAct
from ludoteca.games.synchro.acts.naming_units import unit_called, unit_listed
from ludoteca.games.synchro.effects.deeds.base import OVER
from ludoteca.games.synchro.effects.deeds.choices import Either
from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.battle import settle_marble
from ludoteca.games.synchro.flow.deeds import deed_asked, deed_of
from ludoteca.games.synchro.flow.items import discard_item, free_slots
from ludoteca.games.synchro.flow.landmark_rules import not_offered
from ludoteca.games.synchro.flow.learning import do_without
from ludoteca.games.synchro.flow.new_heroes import decline_master, without_master
from ludoteca.games.synchro.flow.registers import aim_at, begin_deed, item_given, landmark_of, tile_taken, unit_fallen
from ludoteca.games.synchro.state.match import FIRST_FOE, SynchroMatch
from ludoteca.kernel.acts import YES as SAID_YES
from ludoteca.kernel.acts import Below, Number
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import EMPTY, Phrase, capital

MOST_PARTS: Final = 6
"""Of a Landmark that lets one choose."""
LAST_HERO: Final = Phrase(
    "È l'ultimo Eroe: senza Pozione la partita è persa.", "It is the last Hero: without a Potion the match is lost."
)


class Target(SynchroAct):
    """target(unit): whom an effect or a Basic Attack is aimed at, or who suffers from a marble."""

    verb = "target"
    args = (UNIT,)
    wished = IN_BATTLE
    misplaced = no("SH-26.01", "Questo non è un bersaglio valido ora.", "This is no valid target now.")

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == steps.BASIC_ATTACK:
            return [(self.number, unit) for unit in m.foes]
        if frame.node == steps.FALLEN and unit_fallen(frame) >= FIRST_FOE:
            return [(self.number, board) for board in m.line]
        return []

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return capital(unit_listed(m, raw[1]))

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.FALLEN:
            settle_marble(m, frame, raw[1])
        else:
            aim_at(frame, raw[1])
            frame.stage += 1


class Done(SynchroAct):
    """done: no to a question, ready before a battle, enough after a row of choices."""

    verb = "done"
    misplaced = no("SH-9.01", "Qui una scelta va fatta.", "A choice must be made here.")

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number,)] if may_be_done(m, frame) else []

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.waiting_frame(seat)
        node = frame.node if frame is not None else -1
        if node in DONE_LABELS:
            return DONE_LABELS[node]
        if node == steps.LEARN_SKILL and frame is not None:
            return Phrase("Rinuncia a {name}", "Do without {name}").fill(name=m.content.skills[tile_taken(frame)].name)
        if node == steps.GIVE_ITEM and frame is not None:
            return Phrase("Scartate {name}", "Discard {name}").fill(name=m.content.items[item_given(frame) >> 1].name)
        if node == steps.LANDMARK and frame is not None:
            return deed_of(m, frame).leave_words(frame)
        decision = m.decision_of(seat)
        verbs = {raw[0] for raw in decision.options.raws} if decision is not None else set()
        return Phrase("Resta al suo posto", "Stay in place") if TARGET.number in verbs else Phrase("Basta così", "Done")

    def warning(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.waiting_frame(seat)
        if frame is not None and frame.node == steps.POTION and len(m.line) == 1:
            return LAST_HERO
        return EMPTY

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        node = frame.node
        if node == steps.LEARN_SKILL:
            do_without(m, frame)
        elif node == steps.LANDMARK:
            deed_of(m, frame).leave(m, frame)
        else:
            frame.stage += 1
            if node == steps.GIVE_ITEM:
                discard_item(m, item_given(frame), "SH-21.07")
            elif node == steps.MASTER:
                decline_master(m, frame, seat)
            elif node == steps.POTION:
                m.doomed |= 1 << frame.source
                m.changed = True


DONE_LABELS: Final = {
    steps.LINE_UP: Phrase("Pronti alla battaglia", "Ready for the battle"),
    steps.FROM_RESERVE: Phrase("Nessun altro: ora i Mostri", "Nobody else: now the Monsters"),
    steps.MASTER: Phrase("Nessun cambio di Maestro", "No change of Master"),
    steps.POTION: Phrase("No: l'Eroe cade", "No: the Hero falls"),
}
"""Of steps in which it is always called the same."""


def may_be_done(m: SynchroMatch, frame: Frame) -> bool:
    """Tell whether the step lets one say that this is all."""
    node = frame.node
    if node == steps.FROM_RESERVE:
        return len(m.line) > 0  # somebody must fight
    if node == steps.GIVE_ITEM:
        return not free_slots(m)
    if node == steps.MASTER:
        return not without_master(m)
    if node == steps.LEARN_SKILL:
        return tile_taken(frame) >= 0
    if node == steps.LANDMARK:
        return deed_of(m, frame).may_leave(m, frame)
    return node in (steps.LINE_UP, steps.POTION)


class Yes(SynchroAct):
    """yes: to what a card asks."""

    verb = "yes"
    said = SAID_YES

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return []


class Mode(SynchroAct):
    """mode(number): one of the things that a Landmark lets the party choose from."""

    verb = "mode"
    args = (Below(MOST_PARTS),)

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, part) for part in deed_asked(m, frame).modes(m)]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node != steps.LANDMARK:
            return super().refuse(m, frame, raw)
        deed = deed_of(m, frame)
        if not isinstance(deed, Either) or not 0 <= raw[1] < len(deed.parts):
            return not_offered(m, frame)
        return deed.parts[raw[1]].refuse_now(m, landmark_of(frame))

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.asking(seat)
        return capital(deed_of(m, frame).parts[raw[1]].words())

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = OVER
        begin_deed(m, frame, raw[1])


class First(SynchroAct):
    """trigger(number): which of the waiting abilities comes first."""

    verb = "trigger"
    args = (Number(),)

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return []

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say which ability waits, and whose it is."""
        trigger = m.triggers[raw[1]]
        node = m.programme[trigger.node]
        assert isinstance(node, Text)
        name = unit_called(m, trigger.source)
        return Phrase("Prima {title} ({name})", "{title} first ({name})").fill(title=node.title, name=name)


TARGET: Final = Target()
DONE_WITH: Final = Done()
YES: Final = Yes()
MODE: Final = Mode()
TRIGGER: Final = First()
