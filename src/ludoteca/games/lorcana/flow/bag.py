"""The bag: triggered abilities wait here and are resolved one by one, the active player's first."""

from __future__ import annotations

from ludoteca.games.lorcana.flow.loops import end_in_a_draw, is_endless
from ludoteca.games.lorcana.flow.steps import RESOLVE_ACTION
from ludoteca.games.lorcana.flow.triggers import STAMPED, unuse
from ludoteca.games.lorcana.state.match import TOGETHER, LorcanaMatch
from ludoteca.games.lorcana.state.script import Ability, Triggered
from ludoteca.kernel.effects import Effect, ResolveTriggers, push_child
from ludoteca.kernel.frames import DONE, GO, Frame
from ludoteca.kernel.texts import Phrase


class Bag(ResolveTriggers):
    """Actions that an effect has played come first; then the abilities of one player at a time, in turn order.

    A team that takes its turns together puts the abilities of all its players in order.

    Rules: LOR-BAG.01, LOR-BAG.03, LOR-BAG.04, LOR-BAG.05, LOR-BAG.06, LOR-BAG.08, LOR-BAG.09, LOR-BAG.12, LOR-MULTI.12,
    LOR-TIME.02, LOR-RES.26.
    """

    def ready(self, m: LorcanaMatch) -> list[int]:
        waiting = [i for i, trigger in enumerate(m.triggers) if trigger.node == RESOLVE_ACTION]
        if waiting:
            return waiting[:1]
        for seat in m.in_turn_order(m.active):
            whose = m.team_mask(seat) if m.options["teams"] == TOGETHER else 1 << seat
            own = [i for i, trigger in enumerate(m.triggers) if whose >> trigger.seat & 1]
            if own:
                return own
        return [0]

    def order_matters(self, m: LorcanaMatch, ready: list[int]) -> bool:
        """Tell whether they differ: not the same ability of equal cards with the same cause."""
        one = m.triggers[ready[0]]
        for i in ready:
            other = m.triggers[i]
            if other.node != one.node or other.source != one.source or other.it != one.it:
                return True
        return False

    def begin(self, m: LorcanaMatch, index: int) -> None:
        trigger = m.triggers[index]
        if is_endless(m):
            end_in_a_draw(m)
            return
        if trigger.node != RESOLVE_ACTION:
            m.tell("AbilityResolved", trigger.seat, (trigger.source,), "LOR-BAG.03")
        super().begin(m, index)


class ResolveAbility(Effect):
    """Carries out one ability from its beginning: nothing chosen yet, its number that of the event."""

    def __init__(self, ability: Ability, effect: Effect) -> None:
        self.ability = ability
        self.effect = effect

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            stamp = frame.amount // STAMPED - 1
            frame.amount %= STAMPED
            begin_effect(m, frame)
            if stamp >= 0 and m.stamp[frame.it] != stamp:
                m.stranger = frame.it
            push_child(m, frame, self.effect)
            return GO
        if self.ability.most and not m.did and not self.is_first():
            unuse(m, frame.source, self.ability.place)
        return DONE

    def is_first(self) -> bool:
        """Tell whether this is the first time in a turn, which is over even if nothing came of it."""
        return isinstance(self.ability, Triggered) and self.ability.first

    def children(self) -> list[Effect]:
        return [self.effect]

    def words(self, infinitive: bool = False) -> Phrase:
        return self.effect.words(infinitive)


def begin_effect(m: LorcanaMatch, frame: Frame) -> None:
    """Begin a new resolution: set what "it" and "that much" mean."""
    m.them = [frame.it] if frame.it >= 0 else []
    m.picked = []
    m.stranger = -1
    m.much = frame.amount
    m.did = True
