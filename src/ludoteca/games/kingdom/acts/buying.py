"""Towers between hands: bought in phase 6, handed to somebody, set aside by a boss's frost."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteca.games.kingdom.acts.bases import KIND, SEAT, Beginning, KingdomAct
from ludoteca.games.kingdom.flow.registers import ask_about_tower, forget_put_back, tower_asked
from ludoteca.games.kingdom.flow.steps import HAND_OVER
from ludoteca.games.kingdom.shows.terms import CRYSTALS, HIGHEST_LEVEL
from ludoteca.games.kingdom.state.cards import Content
from ludoteca.games.kingdom.state.match import BUYING, KingdomMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, seat_name

TOO_DEAR: Final = {
    "KR-17.02": Phrase(
        "Una torre di livello 1 costa {price} cristalli: ne avete {have}.",
        "A level 1 tower costs {price} crystals: you have {have}.",
    ),
    "KR-17.03": Phrase(
        "Una torre di livello 2 costa {price} cristalli: ne avete {have}.",
        "A level 2 tower costs {price} crystals: you have {have}.",
    ),
}


class Buy(Beginning):
    """buy(kind): a tower for the group's crystals."""

    verb = "buy"
    args = (KIND,)
    about = "supply:{1}"

    def ready(self, m: KingdomMatch, seat: int) -> list[int]:
        return purchases(m)

    def refuse(self, m: KingdomMatch, seat: int, what: int) -> Refusal:
        if not 0 <= what < len(m.content.towers):
            return no("KR-17.02", "Non c'è una torre così.", "There is no such tower.")
        rule = against_buying(m, what)
        return refuse_buying(m, what, rule) if rule else NOTHING_AGAINST

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        refused = self.refuse(m, seat, raw[1])
        if refused:
            return refused
        if m.phase != BUYING:
            return no("KR-17.01", "I cristalli si spendono nella fase 6.", "Crystals are spent in phase 6.")
        return no("KR-17.01", "Prima finisce l'acquisto in corso.", "The purchase under way comes first.")

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return tower_for_sale(m.content, raw[1])

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if m.solo:
            buy(m, raw[1], 0)
        else:
            ask_about_tower(m.push(HAND_OVER, -1, seat), raw[1])


@kept(150_000, most=12)
def tower_for_sale(content: Content, kind: int) -> Phrase:
    """Say that a tower is bought, and for how much."""
    tower = content.towers[kind]
    price = content.prices[tower.level]
    if not price:
        return Phrase("Compra {name}", "Buy {name}").fill(name=tower.name)
    phrase = Phrase("Compra {name} ({price})", "Buy {name} ({price})")
    return phrase.fill(name=tower.name, price=CRYSTALS.count(price))


def against_buying(m: KingdomMatch, kind: int) -> str:
    """Name the rule that forbids to buy this tower now; "" for none.

    Rules: KR-17.02, KR-17.03, KR-A49.
    """
    tower = m.content.towers[kind]
    price = m.content.prices[tower.level]
    if not price:
        return "KR-17.03"
    if m.limits.unsold >> tower.level & 1:
        return "KR-1.02"
    if tower.level > m.max_level:
        return "KR-A49"
    if price > m.crystals:
        return "KR-17.02" if tower.level == 1 else "KR-17.03"
    return "" if m.supply[kind] else "KR-10.05"


def purchases(m: KingdomMatch) -> list[int]:
    """List what the group can pay for."""
    return [kind for kind in range(len(m.content.towers)) if not against_buying(m, kind)]


def refuse_buying(m: KingdomMatch, kind: int, rule: str) -> Refusal:
    price = m.content.prices[m.content.towers[kind].level]
    if rule in TOO_DEAR and price:
        return Refusal(rule, TOO_DEAR[rule].fill(price=price, have=m.crystals))
    if rule == "KR-17.03":
        return no(
            rule,
            "Si comprano solo torri di livello 1 e 2; le altre si ottengono passandole.",
            "Only towers of level 1 and 2 are sold; the others come from passing.",
        )
    if rule == "KR-1.02":
        return Refusal(rule, m.limits.text)
    if rule == "KR-A49":
        return Refusal(rule, HIGHEST_LEVEL.fill(n=m.max_level))
    return no(rule, "La riserva non ne ha più.", "The supply has none left.")


def buy(m: KingdomMatch, kind: int, seat: int) -> None:
    """Pay from the common crystals; it is in hand for the next round (KR-17.02, KR-17.03, KR-17.06)."""
    level = m.content.towers[kind].level
    m.crystals -= m.content.prices[level]
    m.supply[kind] -= 1
    m.take_in_hand(seat, kind)
    m.tell("TowerBought", seat, (kind, m.crystals), "KR-17.02" if level == 1 else "KR-17.03")


# -- handing over --------------------------------------------------------------------------------------------------


class Give(KingdomAct):
    """give(seat): who gets the tower that is bought, or taken from a white site."""

    verb = "give"
    args = (SEAT,)
    about = "player:{1}"
    wished = False
    misplaced = no("KR-17.01", "Ora non c'è niente da assegnare.", "There is nothing to hand out now.")

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, other) for other in range(m.seats)]

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if 0 <= raw[1] < m.seats:
            return NOTHING_AGAINST
        return no("KR-17.01", "Non c'è un giocatore così.", "There is no such player.")

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return same(seat_name(raw[1]))

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == HAND_OVER:
            forget_put_back(m.stack[-2])
            buy(m, tower_asked(frame), raw[1])
            m.noticed |= m.ready
        else:
            take_shared(m, next_shared(m), raw[1])


def next_shared(m: KingdomMatch) -> int:
    """Find the place in `built` of a tower that still stands on a white site; -1 for none."""
    for slot in range(len(m.built)):
        if m.built[slot] >= 0:
            return slot
    return -1


def take_shared(m: KingdomMatch, slot: int, seat: int) -> None:
    kind = m.take_off_site(slot)
    m.take_in_hand(seat, kind)
    m.tell("TowerGiven", seat, (kind,), "KR-22.03")


# -- frost ---------------------------------------------------------------------------------------------------------


class FreezeTower(KingdomAct):
    """freeze(kind): set a tower of one's hand aside, which next round can only be passed."""

    verb = "freeze"
    args = (KIND,)
    wished = False
    about = "hand:{seat}/{1}"

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        hand = m.hand[seat]
        kinds = sorted(set(hand))
        return [(self.number, kind) for kind in kinds if hand.count(kind) > m.frozen[seat].count(kind)]

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if m.hand[seat].count(raw[1]) > m.frozen[seat].count(raw[1]):
            return NOTHING_AGAINST
        return only_by_frost()

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        return only_by_frost()

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Metti da parte {name}", "Set {name} aside").fill(name=m.content.towers[raw[1]].name)

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        insort(m.frozen[seat], raw[1])
        m.tell("TowerFrozen", seat, (raw[1],), "KR-A65")


def only_by_frost() -> Refusal:
    return no(
        "KR-A65",
        "Una torre si mette da parte solo per il gelo di un boss, tra quelle di chi ne ha di più.",
        "A tower is set aside only by a boss's frost, from among those of whoever has most.",
    )


BUY: Final = Buy()
GIVE: Final = Give()
FREEZE_TOWER: Final = FreezeTower()
