"""The Village: Items, Heroes, Masters, rest and Potions, for Coins."""

from __future__ import annotations

from ludoteca.games.synchro import state
from ludoteca.games.synchro.items import gain_item
from ludoteca.games.synchro.new_heroes import EMPTY_ONLY, replace, set_master, welcome, without_master
from ludoteca.games.synchro.potions import potion_options
from ludoteca.games.synchro.state import IN_VILLAGE, VILLAGE_VISITED, SynchroMatch
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase


class Village(Node):
    """Five Heroes and five Items are shown; everything may be done as often as Coins last, until the party leaves."""

    is_flow = True
    starts_chain = True
    enforces = (
        "SH-4.02", "SH-18.05", "SH-18.06", "SH-18.07", "SH-18.08", "SH-18.09", "SH-18.10", "SH-18.11", "SH-18.12",
        "SH-18.13", "SH-18.14", "SH-18.15", "SH-21.06", "SH-22.07", "SH-A.09", "SH-A.10", "SH-A.11", "SH-A.12",
    )  # fmt: skip

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        m.phase = IN_VILLAGE
        if frame.at == 0:
            frame.at = 1
            m.visited |= VILLAGE_VISITED
            m.offer_heroes = m.draw_heroes(m.content.tracks.village_heroes)
            m.offer_items = m.draw_items(m.content.tracks.village_items)
            m.tell("VillageEntered", -1, (len(m.offer_heroes), *m.offer_heroes, *m.offer_items), "SH-18.05")
        if frame.at == 2:
            m.heroes_on_top(m.offer_heroes)
            m.items_on_top(m.offer_items)
            m.offer_heroes = []
            m.offer_items = []
            m.tell("VillageLeft", -1, (), "SH-18.06")
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        tracks = m.content.tracks
        coins = m.coins
        found: list[Raw] = [(state.BUY, item) for item in m.offer_items if m.content.items[item].cost <= coins]
        if coins >= tracks.invite_cost and m.empty_boards():
            found += [(state.INVITE, hero) for hero in m.offer_heroes]
        if coins >= tracks.master_cost:
            boards = without_master(m)
            found += [(state.LEARN, hero, board) for hero in m.offer_heroes for board in boards]
        if coins >= tracks.change_cost:
            boards = m.party()
            found += [(state.CHANGE, hero, board) for hero in m.offer_heroes for board in boards]
        if coins >= tracks.rest_cost:
            found += [(state.REST, board) for board in m.party() if m.damage[board]]
        if coins >= tracks.potion_cost:
            found.append((state.BUY_POTION,))
        found.append((state.LEAVE,))
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        verb = raw[0]
        tracks = m.content.tracks
        if verb == state.BUY:
            m.offer_items.remove(raw[1])
            m.pay_coins(m.content.items[raw[1]].cost, "SH-18.07")
            gain_item(m, 2 * raw[1], "SH-18.07")
        elif verb == state.INVITE:
            m.offer_heroes.remove(raw[1])
            m.pay_coins(tracks.invite_cost, "SH-18.09")
            m.tell("HeroInvited", seat, (raw[1],), "SH-18.09")
            welcome(m, raw[1], EMPTY_ONLY)
        elif verb == state.LEARN:
            m.offer_heroes.remove(raw[1])
            m.pay_coins(tracks.master_cost, "SH-18.10")
            set_master(m, raw[2], raw[1], "SH-18.10")
        elif verb == state.CHANGE:
            m.offer_heroes.remove(raw[1])
            m.pay_coins(tracks.change_cost, "SH-18.12")
            replace(m, raw[2], raw[1], "SH-18.12")
        elif verb == state.REST:
            m.pay_coins(tracks.rest_cost, "SH-18.14")
            m.damage[raw[1]] = 0
            m.tell("Rested", seat, (raw[1],), "SH-18.14")
        elif verb == state.BUY_POTION:
            m.pay_coins(tracks.potion_cost, "SH-18.15")
            m.gain_potions(1, "SH-18.15")
        elif verb == state.DRINK:
            m.drink(raw[1])
        else:
            frame.at = 2

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Al Villaggio (Monete: {n}): che cosa fate?", "At the Village (Coins: {n}): what now?").fill(
            n=m.coins
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-18.06"
