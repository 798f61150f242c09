"""Phase 5: towers and hero cards go back to hand; lost towers to the supply; the group shares out white sites."""

from __future__ import annotations

from ludoteca.games.kingdom.acts.buying import FREEZE_TOWER, GIVE, next_shared, take_shared
from ludoteca.games.kingdom.flow.asking import AskedOnce
from ludoteca.games.kingdom.flow.steps import FREEZE
from ludoteca.games.kingdom.shows.terms import tower_called
from ludoteca.games.kingdom.state.built import tower_down, tower_kind
from ludoteca.games.kingdom.state.cards import WHITE
from ludoteca.games.kingdom.state.match import COLLECTING, KingdomMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase

TAKE = 0
SHARE = 1


class Collect(FlowStep):
    """Everybody takes back what is theirs; any player says who gets the next tower of a white site.

    Rules: KR-16.01, KR-16.03, KR-16.04, KR-22.03, KR-22.04, KR-A78.
    """

    acts = (GIVE,)
    asked_by = "KR-22.03"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == TAKE:
            m.phase = COLLECTING
            m.tell("PhaseBegan", -1, (5,), "KR-3.02")
            take_back(m)
            frame.stage = SHARE
        slot = next_shared(m)
        if slot >= 0 and m.solo:
            take_shared(m, slot, 0)
            return GO
        if slot >= 0:
            frame.waits = m.everyone
            return WAIT
        if m.frost and any([unfrozen(m, seat) for seat in range(m.seats)]):
            m.frost -= 1
            m.push(FREEZE)
            return GO
        m.frost = 0
        return DONE

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        kind = tower_kind(m.built[next_shared(m)])
        return Phrase(
            "Decidete insieme: chi prende {name} dal sito bianco?",
            "Decide together: who takes {name} from the white site?",
        ).fill(name=tower_called(m.content.towers[kind].name))


def take_back(m: KingdomMatch) -> None:
    """Take back own sites, incoming towers and hero cards; face-down towers are lost.

    Rules: KR-9.07, KR-10.08, KR-16.01, KR-16.02, KR-16.03, KR-16.05, KR-19.06, KR-A30.
    """
    for slot in range(len(m.built) - 1, -1, -1):
        tower = m.built[slot]
        if tower < 0:
            continue
        colour = m.colour[slot // 2]
        if tower_down(tower):
            kind = m.take_off_site(slot)
            m.supply[kind] += 1
            m.tell("TowerReturned", -1, (kind,), "KR-9.07")
        elif colour != WHITE:
            kind = m.take_off_site(slot)
            owner = 0 if m.solo else colour
            m.take_in_hand(owner, kind)
            m.tell("TowerTaken", owner, (kind,), "KR-16.01")
    for seat in range(m.seats):
        m.frozen[seat].clear()
        for kind in m.incoming[seat]:
            m.take_in_hand(seat, kind)
            m.tell("TowerTaken", seat, (kind,), "KR-16.02")
        m.incoming[seat].clear()
    for figure in range(len(m.card)):
        m.card[figure] = 0


def unfrozen(m: KingdomMatch, seat: int) -> int:
    """Count the towers in hand that are not set aside yet."""
    return len(m.hand[seat]) - len(m.frozen[seat])


class Freeze(AskedOnce):
    """A boss's frost: of the players with most towers, whoever answers sets one aside (KR-A65).

    Rules: KR-20.24.
    """

    is_flow = True
    starts_chain = True
    acts = (FREEZE_TOWER,)
    question = Phrase(
        "Gelo: scegli una tua torre da mettere da parte; nel prossimo round potrai solo passarla.",
        "Frost: choose one of your towers to set aside; next round it can only be passed.",
    )
    asked_by = "KR-A65"

    def whom(self, m: KingdomMatch, frame: Frame) -> int:
        able = [seat for seat in range(m.seats) if unfrozen(m, seat)]
        most = max([len(m.hand[seat]) for seat in able])
        return sum([1 << seat for seat in able if len(m.hand[seat]) == most])
