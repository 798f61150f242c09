"""What helps: Shields, healing, Coins."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ludoteca.games.synchro.effects.amounts import Amount
from ludoteca.games.synchro.effects.bases import OnUnits
from ludoteca.games.synchro.effects.targets import MOST_HURT_ALLY, SELF, Target
from ludoteca.games.synchro.effects.text import DONE_SLOT, SynchroEffect
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.texts import Phrase, Recast, joined

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Helping(OnUnits):
    """So much of something for each of them."""

    def __init__(self, amount: Amount, to: Target) -> None:
        super().__init__(to)
        self.amount = amount

    def act(self, m: SynchroMatch, frame: Frame) -> int:
        amount = self.amount.value(m, frame.source)
        for unit in frame.slots:
            self.help(m, unit, amount)
        return DONE

    @abstractmethod
    def help(self, m: SynchroMatch, unit: int, amount: int) -> None:
        """Do it to one of them."""

    def words(self, infinitive: bool = False) -> Phrase:
        return self.sentence(self.amount.words(), self.amount.is_one)

    def now_words(self, m: SynchroMatch, frame: Frame) -> Phrase:
        amount = self.amount.value(m, frame.source)
        return self.sentence(str(amount), amount == 1)

    @abstractmethod
    def sentence(self, amount: str, one: bool) -> Phrase:
        """Say it with this amount, which may be one."""


class Shield(Helping):
    """shield(amount, to).

    Rules: SH-4.13.
    """

    picture = "shield"

    def help(self, m: SynchroMatch, unit: int, amount: int) -> None:
        m.gain_shield(unit, amount, "SH-4.13")

    def sentence(self, amount: str, one: bool) -> Phrase:
        shields = Phrase("Scudo", "Shield") if one else Phrase("Scudi", "Shields")
        if self.to.kind is SELF:
            verb = "ottiene" if self.to.of_monster else "ottieni"
            return Phrase("{verb} {n} {shields}", "gain {n} {shields}").fill(verb=verb, n=amount, shields=shields)
        to = self.to.words()
        return Phrase("{n} {shields} {to}", "{n} {shields} to {to}").fill(
            n=amount, shields=shields, to=Recast(joined("a", to.it), to.en, to, "a")
        )


class Heal(Helping):
    """heal(amount, to): lowers the marked damage."""

    picture = "heal"

    def candidates(self, m: SynchroMatch, frame: Frame) -> list[int]:
        """List whom it can heal: while nobody is hurt, nobody is hurt most, and there is nothing to choose."""
        units = super().candidates(m, frame)
        if self.to.kind is MOST_HURT_ALLY and units and not m.damage[units[0]]:
            return []
        return units

    def help(self, m: SynchroMatch, unit: int, amount: int) -> None:
        m.heal(unit, amount, "SH-4.12")

    def sentence(self, amount: str, one: bool) -> Phrase:
        if self.to.kind is SELF:
            own = Phrase("Cura {n} dei tuoi danni", "Heal {n} damage on yourself")
            its = Phrase("Cura {n} dei propri danni", "Heal {n} damage on itself")
            return (its if self.to.of_monster else own).fill(n=amount)
        to = self.to.words()
        return Phrase("Cura {n} {noun} {to}", "Heal {n} damage on {to}").fill(
            n=amount, noun="danno" if one else "danni", to=Recast(joined("a", to.it), to.en, to, "a")
        )


class GainCoins(SynchroEffect):
    """coins(n): for the party."""

    picture = "coins"

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        root_frame(m).slots[DONE_SLOT] = 1
        m.gain_coins(self.amount.value(m, frame.source), "SH-21.02")
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        one = self.amount.is_one
        return Phrase("il gruppo ottiene {n} {it_noun}", "the party gains {n} {en_noun}").fill(
            n=self.amount.words(), it_noun="Moneta" if one else "Monete", en_noun="Coin" if one else "Coins"
        )
