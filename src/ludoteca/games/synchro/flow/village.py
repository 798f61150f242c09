"""The Village: Items, Heroes, Masters, rest and Potions, for Coins."""

from __future__ import annotations

from ludoteca.games.synchro.acts.journey import LEAVE
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.acts.village import BUY, BUY_POTION, CHANGE, INVITE, LEARN, REST
from ludoteca.games.synchro.state.match import IN_VILLAGE, VILLAGE_VISITED, SynchroMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class Village(FlowStep):
    """Five Heroes and five Items are shown; everything may be done as often as Coins last, until the party leaves.

    Rules: SH-4.02, SH-18.05, SH-18.06, SH-18.07, SH-18.08, SH-18.09, SH-18.10, SH-18.11, SH-18.12, SH-18.13, SH-18.14,
    SH-18.15, SH-21.06, SH-22.07, SH-A.09, SH-A.10, SH-A.11, SH-A.12.
    """

    acts = (BUY, INVITE, LEARN, CHANGE, REST, BUY_POTION, LEAVE, DRINK)
    asked_by = "SH-18.06"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        m.phase = IN_VILLAGE
        if frame.stage == 0:
            frame.stage = 1
            m.visited |= VILLAGE_VISITED
            m.offer_heroes = m.draw_heroes(m.content.tracks.village_heroes)
            m.offer_items = m.draw_items(m.content.tracks.village_items)
            m.tell("VillageEntered", -1, (len(m.offer_heroes), *m.offer_heroes, *m.offer_items), "SH-18.05")
        if frame.stage == 2:
            m.heroes_on_top(m.offer_heroes)
            m.items_on_top(m.offer_items)
            m.offer_heroes = []
            m.offer_items = []
            m.tell("VillageLeft", -1, (), "SH-18.06")
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        """List what its acts have nothing against, quicker."""
        tracks = m.content.tracks
        coins = m.coins
        options: list[Raw] = [(BUY.number, item) for item in m.offer_items if m.content.items[item].cost <= coins]
        if coins >= tracks.invite_cost and m.empty_boards():
            options += [(INVITE.number, hero) for hero in m.offer_heroes]
        options += LEARN.candidates(m, frame, seat)
        options += CHANGE.candidates(m, frame, seat)
        if coins >= tracks.rest_cost:
            options += [(REST.number, board) for board in m.party() if m.damage[board]]
        if coins >= tracks.potion_cost:
            options.append((BUY_POTION.number,))
        options.append((LEAVE.number,))
        return options + DRINK.candidates(m, frame, seat)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Al Villaggio (Monete: {n}): che cosa fate?", "At the Village (Coins: {n}): what now?").fill(
            n=m.coins
        )
