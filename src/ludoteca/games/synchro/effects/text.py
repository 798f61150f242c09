"""A text: what a Skill, an action or an ability does, effect by effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.kernel.effects import Effect, root_frame
from ludoteca.kernel.effects import Text as PlainText
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.phrases import NAME_ASKS
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

# What a text remembers while it is carried out, in the slots of its frame. The first four are masks of units.
STRUCK_SLOT: Final = 0
"""The opponents that the last effect against opponents was about."""
HIT_SLOT: Final = 1
"""Those that this use has damaged: nobody is hit twice by it (SH-26.08)."""
BESIDE_SLOT: Final = 2
"""Those that stood next to the opponents struck, before anybody fell."""
DONE_SLOT: Final = 3
"""Whether anything has found a target."""
ABOUT_SLOT: Final = 4
"""The unit that the occasion is about: who was attacked, who dealt the damage; -1 for nobody."""


class Text(PlainText):
    """The root of everything printed. The frame's source is the acting unit; `it` is the unit it is about, if any.

    Triggers wait until it is over; those who fall leave between its effects (SH-24.02).

    Rules: SH-26.05, SH-26.06, SH-26.08, SH-A.54, SH-A.57.
    """

    def __init__(self, title: Phrase, effects: list[Effect]) -> None:
        super().__init__(title, effects)
        self.is_skill = False
        """Its damage is a Skill's."""
        self.ability_rule = ""
        """Of an ability that something sets off: the rule by which its bearer has it."""
        self.follows_attack = False
        """It is part of a Basic Attack: whoever was attacked has been hit by this use."""

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == 0:
            about = frame.it
            struck = 1 << about if about >= 0 else 0
            frame.slots = [struck, struck if self.follows_attack else 0, 0, 0, about]
            frame.it = -1
            if self.ability_rule and m.alive(frame.source):
                m.tell("AbilityTriggered", frame.seat, (frame.source, self.number), self.ability_rule)
        if not m.alive(frame.source):
            return DONE
        if frame.stage >= len(self.effects) and self.is_skill and not frame.slots[DONE_SLOT]:
            m.tell("ActionFailed", frame.seat, (frame.source,), "SH-26.05")
        return super().run(m, frame)

    def words(self, infinitive: bool = False) -> Phrase:
        parts = [effect.words() for effect in self.effects]
        return Phrase("; ".join([p.it for p in parts]), "; ".join([p.en for p in parts]))


@mypyc_attr(allow_interpreted_subclasses=True)
class SynchroEffect(Effect):
    """A verb of the language."""

    asked_by = "SH-26.01"
    picture: ClassVar[str] = ""
    """What stands for it, where that is always the same; "" for nothing."""

    def sign(self) -> str:
        """Name the picture that stands for it; "" for none."""
        return self.picture

    def now_words(self, m: SynchroMatch, frame: Frame) -> Phrase:
        """Say the same words, with the figures that hold now."""
        return self.words()

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return NAME_ASKS.fill(name=text_of(m).title, what=self.now_words(m, frame))


def text_of(m: SynchroMatch) -> Text:
    node = m.programme[root_frame(m).node]
    assert isinstance(node, Text)
    return node
