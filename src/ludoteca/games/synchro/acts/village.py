"""What is done for Coins at the Village; Masters and changes of Heroes also elsewhere."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ludoteca.games.synchro.acts.bases import (
    AT_VILLAGE,
    BOARD_OF_PARTY,
    HERO_CARD,
    ITEM_CARD,
    SynchroAct,
    is_at_village,
)
from ludoteca.games.synchro.acts.naming_units import hero_listed, priced, unit_called
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.deeds import deed_of
from ludoteca.games.synchro.flow.items import gain_item
from ludoteca.games.synchro.flow.new_heroes import EMPTY_ONLY, pupils, replace, set_master, welcome, without_master
from ludoteca.games.synchro.flow.party import too_dear
from ludoteca.games.synchro.flow.registers import newcomer
from ludoteca.games.synchro.shows.terms import COINS, after, hero_called
from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import DAMAGE, same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital


class Trade(SynchroAct):
    """Something that the Village offers for Coins."""

    wished = AT_VILLAGE

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return self.refuse_trade(m, raw)

    @abstractmethod
    def refuse_trade(self, m: SynchroMatch, raw: Raw) -> Refusal:
        """Say what forbids it at the Village."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        return refuse_outside(m, frame)


def refuse_outside(m: SynchroMatch, frame: Frame) -> Refusal:
    """Refuse what is done at the Village while something else is asked, there or in another place."""
    if is_at_village(m):
        rule = m.programme[frame.node].asking_rule(m, frame)
        return no(rule, "Prima completate la scelta in corso.", "Complete the choice under way first.")
    if frame.node == steps.LANDMARK:
        return no("SH-18.17", "Qui si fa solo quello che il luogo offre.", "Only what this place offers is done here.")
    return no("SH-18.05", "Questo si fa al Villaggio.", "This is done at the Village.")


def refuse_offer(m: SynchroMatch, hero: int) -> Refusal:
    """Refuse a Hero who is not at the Village."""
    if hero in m.offer_heroes:
        return NOTHING_AGAINST
    return no("SH-18.05", "Questo Eroe non è al Villaggio.", "This Hero is not at the Village.")


def refuse_price(m: SynchroMatch, rule: str, price: int) -> Refusal:
    return NOTHING_AGAINST if m.coins >= price else too_dear(rule, price, m.coins)


class Buy(Trade):
    """buy(item): an Item for sale."""

    verb = "buy"
    args = (ITEM_CARD,)
    about = "offer:item/{1}"

    def refuse_trade(self, m: SynchroMatch, raw: Raw) -> Refusal:
        if raw[1] not in m.offer_items:
            return no("SH-18.05", "Questo Oggetto non è in vendita qui.", "This Item is not for sale here.")
        return refuse_price(m, "SH-18.07", m.content.items[raw[1]].cost)

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        item = m.content.items[raw[1]]
        return priced(Phrase("Comprate ", "Buy ") + item.name, item.cost) + same(": ") + item.sides[0].text

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.offer_items.remove(raw[1])
        m.pay_coins(m.content.items[raw[1]].cost, "SH-18.07")
        gain_item(m, 2 * raw[1], "SH-18.07")


class Invite(Trade):
    """invite(hero): somebody new for an empty board."""

    verb = "invite"
    args = (HERO_CARD,)
    about = "offer:hero/{1}"

    def refuse_trade(self, m: SynchroMatch, raw: Raw) -> Refusal:
        refused = refuse_offer(m, raw[1])
        if refused:
            return refused
        if not m.empty_boards():
            rule = "SH-18.09" if m.max_party == BOARDS else "SH-19.24"
            phrase = Phrase("Il gruppo è al completo: {n} Eroi.", "The party is complete: {n} Heroes.")
            return Refusal(rule, phrase.fill(n=m.max_party))
        return refuse_price(m, "SH-18.09", m.content.tracks.invite_cost)

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        price = COINS.count(m.content.tracks.invite_cost)
        return Phrase("Invitate ", "Invite ") + hero_listed(m, m.content.heroes[raw[1]], price)

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.offer_heroes.remove(raw[1])
        m.pay_coins(m.content.tracks.invite_cost, "SH-18.09")
        m.tell("HeroInvited", seat, (raw[1],), "SH-18.09")
        welcome(m, raw[1], EMPTY_ONLY)


class Learn(Trade):
    """learn(hero, board): a Master for a Hero; bought at the Village, or the card that the party was given."""

    verb = "learn"
    args = (HERO_CARD, BOARD_OF_PARTY)
    about = "offer:hero/{1}"

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if frame.node == steps.VILLAGE:
            return self.refuse_trade(m, raw)
        if raw[1] == newcomer(frame) and raw[2] in pupils(m, frame):
            return NOTHING_AGAINST
        return refuse_pupil(m, raw[2])

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node != steps.VILLAGE:
            return [(self.number, newcomer(frame), board) for board in pupils(m, frame)]
        boards = without_master(m) if m.coins >= m.content.tracks.master_cost else []
        return [(self.number, hero, board) for hero in m.offer_heroes for board in boards]

    def refuse_trade(self, m: SynchroMatch, raw: Raw) -> Refusal:
        refused = refuse_offer(m, raw[1]) or refuse_price(m, "SH-18.10", m.content.tracks.master_cost)
        if refused:
            return refused
        return NOTHING_AGAINST if raw[2] in without_master(m) else refuse_pupil(m, raw[2])

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        phrase = with_other(m, raw, Phrase("{hero} come Maestro {of_other}", "{hero} as {other}'s Master"))
        return capital(at_a_price(m, seat, phrase, m.content.tracks.master_cost))

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.VILLAGE:
            m.offer_heroes.remove(raw[1])
            m.pay_coins(m.content.tracks.master_cost, "SH-18.10")
            set_master(m, raw[2], raw[1], "SH-18.10")
            return
        frame.stage = 1
        set_master(m, raw[2], raw[1], "SH-20.07" if frame.node == steps.NEW_HERO else "SH-22.01")


def refuse_pupil(m: SynchroMatch, board: int) -> Refusal:
    """Refuse somebody who can have no Master, or has one."""
    if not 0 <= board < BOARDS or m.hero[board] < 0:
        return no("SH-18.10", "Un Maestro va sotto un Eroe del gruppo.", "A Master goes under a Hero of the party.")
    phrase = Phrase("{name} ha già un Maestro: uno per Eroe.", "{name} has a Master already: one for each Hero.")
    return Refusal("SH-22.07", phrase.fill(name=m.hero_card(board).name))


def with_other(m: SynchroMatch, raw: Raw, phrase: Phrase) -> Phrase:
    """Say what a Hero card is for somebody of the party."""
    other = unit_called(m, raw[2])
    return phrase.fill(hero=hero_called(m.content.heroes[raw[1]].name), other=other, of_other=after("di", other))


def at_a_price(m: SynchroMatch, seat: int, phrase: Phrase, price: int) -> Phrase:
    """Say the price, too, where the Village asks one."""
    frame = m.waiting_frame(seat)
    return priced(phrase, price) if frame is not None and frame.node == steps.VILLAGE else phrase


class Change(Trade):
    """change(hero, board): somebody new for one of the party; for Coins at the Village, or at a Landmark."""

    verb = "change"
    args = (HERO_CARD, BOARD_OF_PARTY)
    about = "offer:hero/{1}"

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if raw in self.candidates(m, frame, seat):
            return NOTHING_AGAINST
        return self.refuse_trade(m, raw) if frame.node == steps.VILLAGE else refuse_outside(m, frame)

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == steps.LANDMARK:
            boards = deed_of(m, frame).boards_to_swap(m)
        else:
            boards = m.party() if m.coins >= m.content.tracks.change_cost else []
        return [(self.number, hero, board) for hero in m.offer_heroes for board in boards]

    def refuse_trade(self, m: SynchroMatch, raw: Raw) -> Refusal:
        refused = refuse_offer(m, raw[1]) or refuse_price(m, "SH-18.12", m.content.tracks.change_cost)
        if refused:
            return refused
        return no(
            "SH-18.12", "Su quella scheda non c'è un Eroe da cambiare.", "There is no Hero to change on that board."
        )

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        phrase = with_other(m, raw, Phrase("{hero} al posto {of_other}", "{hero} in place of {other}"))
        return capital(at_a_price(m, seat, phrase, m.content.tracks.change_cost))

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.offer_heroes.remove(raw[1])
        if frame.node == steps.VILLAGE:
            m.pay_coins(m.content.tracks.change_cost, "SH-18.12")
            replace(m, raw[2], raw[1], "SH-18.12")
        else:
            deed_of(m, frame).swap(m, frame, raw[1], raw[2])


class Rest(Trade):
    """rest(board): all damage of a Hero goes."""

    verb = "rest"
    args = (BOARD_OF_PARTY,)

    def refuse_trade(self, m: SynchroMatch, raw: Raw) -> Refusal:
        if raw[1] not in m.line:
            return no("SH-18.14", "Riposano gli Eroi del gruppo.", "The Heroes of the party rest.")
        if not m.damage[raw[1]]:
            return no("SH-18.14", "Questo Eroe non ha danni.", "This Hero has no damage.")
        return refuse_price(m, "SH-18.14", m.content.tracks.rest_cost)

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        phrase = Phrase("Riposo per {name}", "{name} rests").fill(name=unit_called(m, raw[1]))
        if m.damage[raw[1]]:
            phrase = phrase + Phrase(": via {damage}", ": {damage} gone").fill(damage=DAMAGE.count(m.damage[raw[1]]))
        return capital(priced(phrase, m.content.tracks.rest_cost))

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.pay_coins(m.content.tracks.rest_cost, "SH-18.14")
        m.damage[raw[1]] = 0
        m.tell("Rested", seat, (raw[1],), "SH-18.14")


class BuyPotion(Trade):
    """potionbuy: a Potion."""

    verb = "potionbuy"
    about = "potions"

    def refuse_trade(self, m: SynchroMatch, raw: Raw) -> Refusal:
        return refuse_price(m, "SH-18.15", m.content.tracks.potion_cost)

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return priced(Phrase("Comprate una Pozione", "Buy a Potion"), m.content.tracks.potion_cost)

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.pay_coins(m.content.tracks.potion_cost, "SH-18.15")
        m.gain_potions(1, "SH-18.15")


BUY: Final = Buy()
INVITE: Final = Invite()
LEARN: Final = Learn()
CHANGE: Final = Change()
REST: Final = Rest()
BUY_POTION: Final = BuyPotion()
