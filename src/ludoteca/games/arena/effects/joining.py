"""Effects made of others: those of the kernel where their words or manners are other in the Arena."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludoteca.games.arena.effects.conditions import ArenaCondition
from ludoteca.games.arena.effects.text import OWN, ArenaEffect, called, text_of
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.kernel.effects import ChooseOne, Do, Effect, Given, May
from ludoteca.kernel.frames import DONE, Frame, FrameMatch
from ludoteca.kernel.phrases import IF_SO
from ludoteca.kernel.texts import AND, Phrase, capital

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


class InTurn(Do):
    """do(a, b, …): one after the other, in one paragraph."""

    def words(self, infinitive: bool = False) -> Phrase:
        """Join the sentences by semicolons, by "and" where the acting character goes on doing something."""
        parts = [effect.words() for effect in self.effects]
        phrase = parts[0]
        for i in range(1, len(parts)):
            before, part = parts[i - 1], parts[i]
            if before.it.startswith(f"{OWN} ") and part.it.startswith(f"{OWN} ") and part.en.startswith(f"{OWN} "):
                rest = Phrase(going_on(before.it, part.it), going_on(before.en, part.en))
                phrase = phrase + AND + rest
            else:
                phrase = phrase + Phrase("; ", "; ") + part
        return phrase


def going_on(before: str, part: str) -> str:
    """Return the second of two clauses about the acting character, without what both begin with."""
    opening = " ".join(before.split(" ")[:2]) + " "
    return part.removeprefix(opening) if part.startswith(opening) else part.removeprefix(f"{OWN} ")


class Perhaps(May):
    """may(a): its Summoner decides whether it happens."""

    asked_by = "SA-11.11"

    def prompt(self, m: FrameMatch, frame: Frame, seat: int) -> Phrase:
        root = text_of(m)
        return Phrase("{name}: vuoi farlo? {what}.", "{name}: do you want to? {what}.").fill(
            name=root.title, what=capital(called(self.effect.words(), root.short))
        )


class OneOf(ChooseOne):
    """choose_one(a, b, …): its Summoner picks one of them."""

    asked_by = "SA-11.10"

    def prompt(self, m: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: scegli un effetto.", "{name}: choose an effect.").fill(name=text_of(m).title)


class IfSo(Given):
    """given(condition, a, otherwise): a if the condition holds, else the other; neither about a card that is not.

    Rules: SA-A.47.
    """

    def __init__(self, condition: ArenaCondition, effect: Effect, otherwise: Effect | None) -> None:
        super().__init__(condition, effect, otherwise)
        self.asked = condition

    def run(self, m: FrameMatch, frame: Frame) -> int:
        if self.asked.is_moot(cast("ArenaMatch", m), frame):
            return DONE
        return super().run(m, frame)

    def words(self, infinitive: bool = False) -> Phrase:
        phrase = IF_SO.fill(condition=self.condition.words(), what=self.effect.words())
        if self.otherwise is None:
            return phrase
        return phrase + Phrase("; altrimenti {what}", "; otherwise {what}").fill(what=self.otherwise.words())


def foresee(effect: Effect, m: ArenaMatch, outlook: Outlook) -> None:
    """Look ahead through an effect and its parts, in order; a branch may be the one that is taken."""
    if isinstance(effect, ArenaEffect):
        effect.foresee(m, outlook)
    elif isinstance(effect, May):
        needs = outlook.needs
        foresee(effect.effect, m, outlook)
        outlook.needs = needs
    elif isinstance(effect, ChooseOne):
        before = outlook.needs
        free = False
        for choice in effect.effects:
            outlook.needs = False
            foresee(choice, m, outlook)
            free = free or not outlook.needs
        outlook.needs = before or not free
    else:
        for part in effect.children():
            foresee(part, m, outlook)


def icons_of(effect: Effect) -> int:
    """Return the icons that a text with this effect bears (SA-11.04, SA-11.07)."""
    icons = effect.icons() if isinstance(effect, ArenaEffect) else 0
    for part in effect.children():
        icons |= icons_of(part)
    return icons
