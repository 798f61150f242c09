"""Deeds about Coins, Potions and HP."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludoteca.games.synchro.bot import prospects
from ludoteca.games.synchro.effects.deeds.base import Asking, AtOnce, Measured, times
from ludoteca.games.synchro.flow.party import too_dear
from ludoteca.games.synchro.flow.registers import face_rolled, landmark_of, note_face
from ludoteca.games.synchro.shows.terms import COINS, POTIONS
from ludoteca.games.synchro.state.cards import DIE
from ludoteca.games.synchro.state.match import QUIET
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.texts import Noun, Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Gaining(Measured):
    """A deed by which the party gains so many of something."""

    noun: ClassVar[Noun]
    """What that is called."""

    def gain_words(self) -> Phrase:
        return self.noun.count(self.number)

    def words(self) -> Phrase:
        return Phrase("ottenete ", "gain ") + self.gain_words()


class Coins(Gaining):
    """coins(n): the party gains Coins."""

    noun = COINS

    def do(self, m: SynchroMatch, rule: str) -> None:
        m.gain_coins(self.number, rule)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return coin * self.number


class Potions(Gaining):
    """potions(n): the party gains Potions."""

    noun = POTIONS

    def do(self, m: SynchroMatch, rule: str) -> None:
        m.gain_potions(self.number, rule)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.POTION * times(self.number)


class PayCoins(Measured):
    """pay_coins(n): Coins are paid; without them nothing of the Landmark can be used."""

    is_compound = True
    is_needed = True
    is_price = True

    def would_do(self, m: SynchroMatch) -> bool:
        return m.coins >= self.number

    def will_be_affordable(self, m: SynchroMatch) -> bool:
        """Tell whether the party will have the Coins when it gets there."""
        return prospects.purse(m) >= self.number

    def do(self, m: SynchroMatch, rule: str) -> None:
        m.pay_coins(self.number, rule)

    def refuse_landmark(self, m: SynchroMatch, rule: str) -> Refusal:
        return NOTHING_AGAINST if m.coins >= self.number else too_dear(rule, self.number, m.coins)

    def words(self) -> Phrase:
        return Phrase("pagate ", "pay ") + COINS.count(self.number)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return -coin * self.number


class RollForCoins(Asking):
    """roll_for_coins(price): a die is rolled for Coins; again for so many Coins, as often as wanted."""

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price = price

    def is_settled(self, m: SynchroMatch, frame: Frame) -> bool:
        roll(m, frame, "SH-19.05")
        return False

    def can_reroll(self, m: SynchroMatch) -> bool:
        return m.coins >= self.price

    def reroll(self, m: SynchroMatch, frame: Frame) -> None:
        m.pay_coins(self.price, "SH-19.06")
        roll(m, frame, "SH-19.06")

    def may_leave(self, m: SynchroMatch, frame: Frame) -> bool:
        return True

    def leave(self, m: SynchroMatch, frame: Frame) -> None:
        m.gain_coins(face_rolled(frame), "SH-19.05")
        super().leave(m, frame)

    def words(self) -> Phrase:
        return Phrase(
            "tirate un dado e ottenete altrettante Monete; potete tirarlo di nuovo pagando {coins} ogni volta",
            "roll a die and gain that many Coins; you may reroll it, paying {coins} each time",
        ).fill(coins=COINS.count(self.price))

    def prompt(self, m: SynchroMatch, frame: Frame) -> Phrase:
        return Phrase(
            "il dado mostra {n}. Prendete le Monete, o rilanciate pagandone {cost}?",
            "the die shows {n}. Do you take the Coins, or pay {cost} and roll again?",
        ).fill(n=face_rolled(frame), cost=self.price)

    def leave_words(self, frame: Frame) -> Phrase:
        return Phrase("Prendete {coins}", "Take {coins}").fill(coins=COINS.count(face_rolled(frame)))

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return 4.5 * coin


def roll(m: SynchroMatch, frame: Frame, rule: str) -> int:
    """Roll a die at a Landmark, and keep its face."""
    note_face(frame, m.roll(DIE, "landmark"))
    m.tell("LandmarkRolled", -1, (landmark_of(frame), face_rolled(frame)), rule)
    return face_rolled(frame)


class DamageAll(Measured):
    """damage_all(n): every Hero takes damage; no passives."""

    def do(self, m: SynchroMatch, rule: str) -> None:
        for board in m.line[:]:
            m.hit(board, self.number, -1, QUIET, rule)

    def words(self) -> Phrase:
        n = self.number
        noun = "danno" if n == 1 else "danni"
        return Phrase(
            "ogni Eroe subisce {n} {noun}, senza far scattare abilità",
            "every Hero takes {n} damage; no ability is set off",
        ).fill(n=n, noun=noun)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        fear = prospects.FEAR * max(0.0, prospects.WEAK - left)
        return -prospects.SORE - m.content.tracks.rest_cost * len(m.party()) * coin - fear


class HealAll(AtOnce):
    """heal_all: every Hero is healed completely."""

    wording = Phrase("tutti gli Eroi sono curati completamente", "all Heroes are fully healed")

    def do(self, m: SynchroMatch, rule: str) -> None:
        for board in m.line:
            m.heal(board, m.damage[board], rule)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.HEALED * (1.0 - min(1.0, max(0.0, left)))
