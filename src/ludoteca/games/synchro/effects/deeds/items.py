"""Deeds about Items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.bot import prospects
from ludoteca.games.synchro.effects.deeds.base import ITEMS, OVER, Asking, Compound, times
from ludoteca.games.synchro.effects.deeds.coins import Gaining
from ludoteca.games.synchro.flow.items import discard_item, gain_item
from ludoteca.games.synchro.flow.learning import upgrade
from ludoteca.games.synchro.flow.party import all_at_top, items_of, items_to_upgrade, too_dear
from ludoteca.games.synchro.flow.registers import begin_deed
from ludoteca.games.synchro.shows.terms import COINS
from ludoteca.games.synchro.state.match import FIRST_STORED, OF_ITEM
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import both
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, Recast

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class RandomItem(Gaining):
    """random_item(n): random Items are gained."""

    def do(self, m: SynchroMatch, rule: str) -> None:
        gain_random_items(m, self.number, 0, rule)

    def gain_words(self) -> Phrase:
        return random_items(self.number, Phrase("casuale", "random"), Phrase("casuali", "random"))

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.ITEM * times(self.number)


class RandomUpgradedItem(Gaining):
    """random_upgraded_item(n): random Items are gained on their upgraded side."""

    def do(self, m: SynchroMatch, rule: str) -> None:
        gain_random_items(m, self.number, 1, rule)

    def gain_words(self) -> Phrase:
        one = Phrase("casuale potenziato", "random upgraded")
        return random_items(self.number, one, Phrase("casuali potenziati", "random upgraded"))

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return 2 * prospects.ITEM * times(self.number)


def gain_random_items(m: SynchroMatch, number: int, side: int, rule: str) -> None:
    """Let the party gain random Items, as far as there are any, with this side up."""
    for _ in range(number):
        item = m.random_item()
        if item >= 0:
            gain_item(m, 2 * item + side, rule)


def random_items(number: int, one: Phrase, several: Phrase) -> Phrase:
    """Say "2 Oggetti casuali", "2 random Items"."""
    traits = one if number == 1 else several
    items = Recast(ITEMS.count(number).it, ITEMS.form("en", number > 1), ITEMS.name(number > 1))
    return Phrase("{items} {traits}", "{n} {traits} {items}").fill(n=number, traits=traits, items=items)


class UpgradeItem(Asking):
    """upgrade_item(price): an Item is upgraded for Coins."""

    question = Phrase("quale Oggetto potenziate?", "which Item do you upgrade?")

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price = price

    def would_do(self, m: SynchroMatch) -> bool:
        return m.coins >= self.price and bool(items_to_upgrade(m))

    def upgrades(self, m: SynchroMatch) -> list[tuple[int, int]]:
        return [(OF_ITEM, place) for place in items_to_upgrade(m)]

    def upgrade(self, m: SynchroMatch, frame: Frame, what: int, place: int) -> None:
        m.pay_coins(self.price, "SH-19.11")
        frame.stage = OVER
        upgrade(m, what, place, "SH-19.11")

    def refuse_now(self, m: SynchroMatch, landmark: int) -> Refusal:
        if m.coins < self.price:
            return too_dear("SH-19.11", self.price, m.coins)
        return no("SH-19.11", "Nessun Oggetto da potenziare.", "There is no Item to upgrade.")

    def refuse_as_part(self, m: SynchroMatch) -> Refusal:
        if m.coins < self.price and not m.graveyard:
            return too_dear("SH-19.11", self.price, m.coins)
        return NOTHING_AGAINST

    def words(self) -> Phrase:
        return Phrase("potenziate un Oggetto pagando ", "upgrade an Item, paying ") + COINS.count(self.price)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        some = prospects.purse(m) >= self.price and any([item >= 0 and not item & 1 for item in m.items])
        return prospects.UPGRADED if some else 0.0


class SacrificeItem(Compound):
    """sacrifice_item(normal, upgraded…): an Item is discarded: the first deed for a normal one, the others else."""

    question = Phrase("quale Oggetto scartate?", "which Item do you discard?")

    def would_do(self, m: SynchroMatch) -> bool:
        return bool(self.items(m))

    def items(self, m: SynchroMatch) -> list[int]:
        """List the Items that can be discarded: a normal one only if it brings something (SH-19.28, SH-A.71)."""
        upgraded_only = self.parts[0].raises and all_at_top(m)
        return [place for place in items_of(m) if m.item_at(place) & 1 or not upgraded_only]

    def give_up_item(self, m: SynchroMatch, frame: Frame, place: int) -> None:
        """Discard it for the first part, or for all others (SH-19.28, SH-19.29, SH-A.24)."""
        frame.stage = OVER
        packed = m.item_at(place)
        if place < FIRST_STORED:
            m.items[place] = -1
        else:
            del m.stored[place - FIRST_STORED]
        m.refresh()
        m.changed = True
        discard_item(m, packed, "SH-19.28")
        parts = range(1, len(self.parts)) if packed & 1 else range(1)
        for part in reversed(parts):
            begin_deed(m, frame, part)

    def words(self) -> Phrase:
        upgraded = [part.words() for part in self.parts[1:]]
        return Phrase(
            "scartate un Oggetto: {one}; se è potenziato, invece {other}",
            "discard an Item: {one}; if it is upgraded, instead {other}",
        ).fill(
            one=self.parts[0].words(),
            other=both(upgraded),
        )

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        if not any([item >= 0 for item in m.items]):
            return 0.0
        return prospects.level_worth(m, m.party(), 1) - 0.6 * prospects.ITEM
