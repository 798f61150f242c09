"""Damage and recovery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.arena.acts.aims import refuse_next
from ludoteca.games.arena.effects.amounts import Amount
from ludoteca.games.arena.effects.bases import OnFigures
from ludoteca.games.arena.effects.targets import Own, Target
from ludoteca.games.arena.effects.text import text_of
from ludoteca.games.arena.flow.knockouts import deal, heal
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


class OfHealth(OnFigures):
    """A verb about so much Health."""

    def __init__(self, amount: Amount, to: Target) -> None:
        super().__init__(to)
        self.amount = amount


class Damage(OfHealth):
    """damage(amount, to): with several targets, in the order that the controller of the source says.

    `stage` is 1 until the first of several has been damaged, then 2.

    Rules: SA-9.04, SA-17.09, SA-A.32.
    """

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        if len(frame.slots) > 1:
            frame.waits = 1 << frame.seat
            return WAIT
        if frame.slots:
            self.hit(m, frame, frame.slots[0])
        return DONE

    def hit(self, m: ArenaMatch, frame: Frame, figure: int) -> None:
        if m.stands(figure):
            by = -1 if text_of(m).status >= 0 else frame.source
            deal(m, figure, self.amount.value(m, frame, figure), by, "SA-9.04")

    def more_options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TARGET_VERB, figure) for figure in frame.slots]

    def more_answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.hit(m, frame, raw[1])
        frame.slots.remove(raw[1])
        frame.stage = 2

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if frame.stage and raw[0] == TARGET_VERB:
            return refuse_next(m, raw[1])
        return super().against(m, frame, seat, raw)

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == 1:
            return Phrase("Chi subisce i danni per primo?", "Who takes the damage first?")
        if frame.stage:
            return Phrase("Chi subisce i danni dopo?", "Who takes the damage next?")
        return super().prompt(m, frame, seat)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return "SA-17.09" if frame.stage else "SA-11.03"

    def words(self, infinitive: bool = False) -> Phrase:
        number = self.amount.number()
        noun = Phrase("danno" if number == "1" else "danni", "damage")
        if isinstance(self.to, Own):
            return Phrase("§ subisce {n}{noun}{rest}", "§ takes {n}{noun}{rest}").fill(
                n=f"{number} " if number else "", noun=noun, rest=self.amount.rest()
            )
        if not number:
            return Phrase("{verb} {to} danni{rest}", "deal {bare} damage{rest}").fill(
                verb="infliggere" if infinitive else "infliggi",
                to=self.target.after("a", ""),
                bare=self.target.bare,
                rest=self.amount.rest(),
            )
        return Phrase("{verb} {n} {noun} {to}{rest}", "deal {n} {noun} {to}{rest}").fill(
            verb="infliggere" if infinitive else "infliggi",
            n=number,
            noun=noun,
            to=self.target.after("a", "to"),
            rest=self.amount.rest(),
        )


class Heal(OfHealth):
    """heal(amount, to): health recovered, never above the starting value.

    Rules: SA-17.01.
    """

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        for figure in frame.slots:
            heal(m, figure, self.amount.value(m, frame, figure), "SA-17.01")
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        verb = self.target.verb("recupera", "recuperano", "recovers", "recover")
        return Phrase("{to} {verb} {n}PS{rest}", "{to} {verb} {n}Health{rest}").fill(
            to=self.target.bare,
            verb=verb,
            n=self.amount.number() + " " if self.amount.number() else "",
            rest=self.amount.rest(),
        )
