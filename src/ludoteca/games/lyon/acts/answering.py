"""The answers to what a card asks: targets, yes and no, one of several effects, which effect comes first."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.acts.bases import IN_A_SPACE, NOT_NOW, LyonAct, is_in_play, space_of
from ludoteca.games.lyon.state.match import TO_BE_TARGETED, LyonMatch
from ludoteca.kernel.acts import DONE, NO, TRIGGER_FIRST, Number, Yes
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import YES_VERB, chosen_effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase, capital


class Target(LyonAct):
    """target(card): what an effect is to apply to."""

    verb = "target"
    args = (IN_A_SPACE,)

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        card = raw[1]
        if is_in_play(m, card) and m.owner[card] != seat and m.is_forbidden(m.lane_of[card], TO_BE_TARGETED):
            return no(
                "LY-5.03",
                "Questo Mostro non può essere bersaglio di Magie avversarie.",
                "This Monster cannot be the target of enemy Magics.",
            )
        return no("LY-A.19", "Non è un bersaglio valido.", "That is not a legal target.")

    def at_another_time(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        decision = m.decision_of(seat)
        if decision is None or not decision.continues:
            return NOT_NOW
        return self.against(m, m.stack[-1], seat, raw)

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        name = m.printed(raw[1]).name
        lane = m.lane_of[raw[1]]
        return name if lane < 0 else name + space_of(seat, lane)


class Answer(LyonAct):
    """An answer that the card asking lists in full: whatever it does not list is no answer now."""

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOT_NOW


class Done(Answer):
    """done: no to a question, enough after a row of choices."""

    verb = "done"

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        decision = m.decision_of(seat)
        return NO if decision is not None and (YES_VERB,) in decision.raws else DONE


class Mode(Answer):
    """mode(number): one of the effects that a card lets its player choose from."""

    verb = "mode"
    args = (Number(),)

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        return capital(chosen_effect(m, seat, raw[1]).words())


class First(Answer):
    """trigger(number): which of the waiting effects comes first."""

    verb = "trigger"
    args = (Number(),)

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        return TRIGGER_FIRST.fill(name=m.printed(m.triggers[raw[1]].source).name)

    def thing(self, m: LyonMatch, seat: int, raw: Raw) -> str:
        return f"card:{m.triggers[raw[1]].source}"


MODE: Final = Mode()
AGREED: Final = Yes(MODE)
