"""What hurts: damage, and the loss of Shields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.effects.amounts import Amount
from ludoteca.games.synchro.effects.bases import OnEach, OnUnits
from ludoteca.games.synchro.effects.targets import SELF, Target, mask_of
from ludoteca.games.synchro.effects.text import HIT_SLOT, text_of
from ludoteca.games.synchro.state.cards import BOARDS, SKILL_DAMAGE
from ludoteca.games.synchro.state.match import PLAIN
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.texts import Phrase, Recast, joined

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Damage(OnUnits):
    """damage(amount, to, again, bonus): all targets at one moment; nobody twice in one use, unless `again` says so.

    The bonus is for targets that have lost at least half of their HP.

    Rules: SH-4.12, SH-26.07, SH-26.08.
    """

    picture = "damage"

    def __init__(self, amount: Amount, to: Target, again: bool, bonus: Amount | None) -> None:
        super().__init__(to)
        self.amount = amount
        self.again = again
        self.bonus = bonus

    def candidates(self, m: SynchroMatch, frame: Frame) -> list[int]:
        units = super().candidates(m, frame)
        if self.again:
            return units
        hit = root_frame(m).slots[HIT_SLOT]
        return [unit for unit in units if not hit >> unit & 1] if hit else units

    def act(self, m: SynchroMatch, frame: Frame) -> int:
        units = frame.slots
        if not units:
            return DONE
        root_frame(m).slots[HIT_SLOT] |= mask_of(units)
        amount = self.amount.value(m, frame.source)
        against_foes = self.amount_now(m, frame)
        extra = self.bonus.value(m, frame.source) if self.bonus is not None else 0
        for unit in units:
            dealt = against_foes if (unit < BOARDS) != (frame.source < BOARDS) else amount
            if extra and 2 * m.damage[unit] >= m.max_hp(unit):
                dealt += extra
            m.hit(unit, dealt, frame.source, PLAIN, "SH-4.14")
        return DONE

    def amount_now(self, m: SynchroMatch, frame: Frame) -> int:
        """Work out the damage: Skills hurt opponents more if a constant ability says so."""
        amount = self.amount.value(m, frame.source)
        if not self.to.friendly and text_of(m).is_skill:
            amount += m.mod(frame.source, SKILL_DAMAGE)
        return amount

    def words(self, infinitive: bool = False) -> Phrase:
        bonus = self.bonus.words() if self.bonus is not None else ""
        return self.sentence(self.amount.words(), self.amount.is_one, bonus)

    def now_words(self, m: SynchroMatch, frame: Frame) -> Phrase:
        amount = self.amount_now(m, frame)
        bonus = str(self.bonus.value(m, frame.source)) if self.bonus is not None else ""
        return self.sentence(str(amount), amount == 1, bonus)

    def sentence(self, amount: str, one: bool, bonus: str) -> Phrase:
        noun = "danno" if one else "danni"
        if self.to.kind is SELF:
            verb = "subisce" if self.to.of_monster else "subisci"
            return Phrase("{verb} {n} {noun}", "take {n} damage").fill(verb=verb, n=amount, noun=noun)
        to = self.to.words()
        phrase = Phrase("{n} {noun} {to}", "{n} damage to {to}").fill(
            n=amount, noun=noun, to=Recast(joined("a", to.it), to.en, to, "a")
        )
        if self.again and self.to.kind.chosen:
            phrase = phrase + Phrase(" (anche lo stesso)", " (it may be the same one)")
        elif self.again:
            phrase = Phrase("di nuovo ", "again ") + phrase
        if bonus:
            phrase = phrase + Phrase(
                " (+{n} se ha perso almeno metà dei PS)", " (+{n} if it has lost at least half of its HP)"
            ).fill(n=bonus)
        return phrase


class LoseShield(OnEach):
    """lose_shield(to): all of their Shields."""

    picture = "break"

    def affect(self, m: SynchroMatch, unit: int) -> None:
        m.lose_shield(unit, "SH-4.12")

    def words(self, infinitive: bool = False) -> Phrase:
        to = self.to.words()
        verb = "rimuove" if self.to.of_monster else "rimuovi"
        return Phrase(f"{verb} tutti gli Scudi {joined('di', to.it)}", f"remove all Shields from {to.en}")
