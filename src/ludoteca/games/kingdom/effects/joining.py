"""What joins effects: conditions, and what happens only when a horde is destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.kingdom.effects.conditions import CoveredExactly
from ludoteca.games.kingdom.effects.heroes import Heal, Protect
from ludoteca.games.kingdom.effects.text import OWN, Aim, KingdomEffect, Text
from ludoteca.games.kingdom.effects.who import SELF
from ludoteca.kernel.effects import Condition, Effect, push_child
from ludoteca.kernel.frames import DONE, GO, Frame
from ludoteca.kernel.phrases import IF_SO
from ludoteca.kernel.texts import EMPTY, Phrase, listed

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


class Given(KingdomEffect):
    """given(condition, a, b, …): one after the other, if the condition holds.

    Rules: KR-26.01, KR-27.01, KR-27.02, KR-27.03, KR-A70.
    """

    def __init__(self, condition: Condition, effects: list[Effect]) -> None:
        self.condition = condition
        self.effects = effects

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage >= len(self.effects) or (not frame.stage and not self.condition.holds(m, frame)):
            return DONE
        frame.stage += 1
        push_child(m, frame, self.effects[frame.stage - 1])
        return GO

    def children(self) -> list[Effect]:
        return self.effects

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        """Tell whether it would do anything, as far as that can be known beforehand."""
        if isinstance(self.condition, CoveredExactly) or not self.condition.holds(m, frame):
            return False
        return any([effect.playable(m, frame) for effect in self.effects])

    def words(self, infinitive: bool = False) -> Phrase:
        return IF_SO.fill(condition=self.condition.words(), what=together(self.effects))


class WhenDestroyed(KingdomEffect):
    """when(own_tray_destroyed, a, b, …): if the hero's horde is destroyed this round, before the damage (KR-24.11).

    What happens then leaves nothing to choose: it is a text of its own, noted as the hero's vow.

    Rules: KR-1.21, KR-12.12.
    """

    def __init__(self, effects: list[Effect]) -> None:
        for effect in effects:
            if not isinstance(effect, (Heal, Protect)) or effect.who is not SELF:
                raise ValueError("when takes heal(n, self) and protect(self)")
        self.vow = Text(EMPTY, "", effects, Aim(0, [[], [], [], []], False, False, 0))

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        m.vow[frame.source] = self.vow.number
        return DONE

    def children(self) -> list[Effect]:
        return [self.vow]

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        return m.on_tray[frame.source] >= 0

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase(
            "se in questo round l'orda su cui si trova {own} viene distrutta, {what}",
            "if the horde that {own} is on is destroyed this round, {what}",
        ).fill(own=OWN, what=together(self.vow.effects))


def together(effects: list[Effect]) -> Phrase:
    """Say "a, b e c", with a subject that they share said once."""
    phrases = [effect.words() for effect in effects]
    if all([p.it.startswith(f"{OWN} ") for p in phrases]):
        rest = [Phrase(p.it[2:], p.en[2:]) for p in phrases[1:]]
        phrases = [phrases[0], *rest]
    return Phrase(listed([p.it for p in phrases], "it"), listed([p.en for p in phrases], "en"))
