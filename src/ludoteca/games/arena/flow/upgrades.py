"""Gear and upgrades: cards of the discard pile, exiled to turn the active character's ability card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.arena.acts.answering import CARD
from ludoteca.games.arena.state.cards import SKILL
from ludoteca.games.arena.state.match import SKILL_PHASE
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import YES_VERB
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.select import DONE_VERB
from ludoteca.kernel.texts import Phrase, seat_name

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch

REFUSED = -1
"""Stands among what happened this turn for a partner's refusal to give gear."""
CHOOSING = 0
ASKING = 1
AGREED = 2
DECLINED = 3


def gear_of(m: ArenaMatch, seat: int) -> list[int]:
    """Count the gear of each kind that a Summoner has collected, in the discard pile (SA-18.03, SA-18.04)."""
    counts = [0] * len(m.content.gears)
    for card in m.discard[seat]:
        counts[m.content.cards[m.face[card]].gear] += 1
    return counts


def can_upgrade(m: ArenaMatch, seat: int) -> bool:
    """Tell whether the active character can be upgraded with the gear there is; the moment is for others to judge.

    In the team game a partner may supply one. Rules: SA-18.06, SA-18.07, SA-18.09, SA-19.27.
    """
    figure = m.active
    if not m.upgrades_on or m.upgraded[figure] or not m.stands(figure):
        return False
    cost = m.person(figure).upgrade_cost
    if len(m.discard[seat]) < sum(cost) - 1:  # not even with one of a partner's
        return False
    return missing(m, seat, cost, helps=True) == 0


def skill_phase_open(m: ArenaMatch) -> bool:
    """Tell whether the Skill Phase has something left: an ability not used yet, or one that an upgrade brings."""
    if not m.skills or m.skills_closed:
        return False
    for index, ability in enumerate(m.abilities(m.active)):
        if ability.timing == SKILL and not m.used >> index & 1:
            return True
    return m.person(m.active).upgrade.timing == SKILL and can_upgrade(m, m.active_seat)


def within_skill_phase(m: ArenaMatch) -> bool:
    """Tell whether this is between two uses of the Skill Phase, the one that an upgrade would bring included.

    Rules: SA-18.07, SA-A.37, SA-A.38.
    """
    if m.last_phase != SKILL_PHASE or m.skills_closed:
        return False
    person = m.person(m.active)
    for index, ability in enumerate([*person.abilities, person.upgrade]):
        if ability.timing == SKILL and not m.used >> index & 1:
            return True
    return False


def missing(m: ArenaMatch, seat: int, cost: list[int], helps: bool) -> int:
    """Return how many gear are not there, with one of the partner's if that one helps."""
    own = gear_of(m, seat)
    lacking = 0
    given = 0
    partner = m.partner(seat)
    partners = gear_of(m, partner) if helps and partner >= 0 and REFUSED not in m.once else []
    for gear in range(len(cost)):
        lack = cost[gear] - own[gear]
        if lack > 0:
            lacking += lack
            if partners and partners[gear] > 0:
                given = 1
    return lacking - given


class Upgrade(Node):
    """Choose the cards to exile, gear by gear; then, where one is the partner's, ask for permission; pay and turn.

    `source` is the figure; the slots are the cards chosen so far, exiled only when all is settled.

    Rules: SA-18.07, SA-18.08, SA-18.09, SA-19.27.
    """

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        while frame.stage == CHOOSING:
            offered = self.offered(m, frame)
            if not offered:
                frame.stage = AGREED if self.partners_card(m, frame) < 0 else ASKING
            elif len(offered) == 1:
                frame.slots.append(offered[0])
            else:
                frame.waits = 1 << frame.seat
                return WAIT
        if frame.stage == ASKING:
            frame.waits = 1 << m.partner(frame.seat)
            return WAIT
        if frame.stage == AGREED:
            for card in frame.slots:
                m.exile_card(card, "SA-18.08")
            m.upgraded[frame.source] = 1
            m.bought += 1
            m.tell("Upgraded", frame.seat, (frame.source,), "SA-18.09")
        else:
            m.once.append(REFUSED)
            m.tell("GearRefused", m.partner(frame.seat), (frame.source,), "SA-19.27")
        return DONE

    def partners_card(self, m: ArenaMatch, frame: Frame) -> int:
        for card in frame.slots:
            if m.owner(card) != frame.seat:
                return card
        return -1

    def offered(self, m: ArenaMatch, frame: Frame) -> list[int]:
        """List the cards that can pay for the next gear, one of each face and owner; none when all is paid."""
        cost = m.person(frame.source).upgrade_cost
        faces = m.content.cards
        paid = [0] * len(cost)
        for card in frame.slots:
            paid[faces[m.face[card]].gear] += 1
        for gear in range(len(cost)):
            if paid[gear] < cost[gear]:
                return self.payers(m, frame, gear, cost[gear] - paid[gear])
        return []

    def payers(self, m: ArenaMatch, frame: Frame, gear: int, due: int) -> list[int]:
        """List one's own cards, only one where all are needed; the partner's where one is missing, or as a choice."""
        own = self.of_gear(m, frame, frame.seat, gear)
        held = gear_of(m, frame.seat)
        for card in frame.slots:
            if m.owner(card) == frame.seat:
                held[m.content.cards[m.face[card]].gear] -= 1
        theirs = self.from_partner(m, frame, gear, held)
        if held[gear] < due:
            return own[:1] or theirs
        return own[:1] if held[gear] == due and not theirs else own + theirs

    def from_partner(self, m: ArenaMatch, frame: Frame, gear: int, held: list[int]) -> list[int]:
        """List the partner's cards that may pay for this gear: at most one in all, and where one is missing, there."""
        partner = m.partner(frame.seat)
        if partner < 0 or self.partners_card(m, frame) >= 0 or REFUSED in m.once:
            return []
        cost = m.person(frame.source).upgrade_cost
        paid = [0] * len(cost)
        for card in frame.slots:
            paid[m.content.cards[m.face[card]].gear] += 1
        for other in range(len(cost)):
            if other != gear and held[other] + paid[other] < cost[other]:
                return []
        return self.of_gear(m, frame, partner, gear)

    def of_gear(self, m: ArenaMatch, frame: Frame, seat: int, gear: int) -> list[int]:
        cards: list[int] = []
        seen: list[int] = []
        for card in m.discard[seat]:
            face = m.face[card]
            if m.content.cards[face].gear == gear and face not in seen and card not in frame.slots:
                seen.append(face)
                cards.append(card)
        return cards

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == ASKING:
            return [(YES_VERB,), (DONE_VERB,)]
        return [(CARD.number, card) for card in self.offered(m, frame)]

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage == ASKING:
            frame.stage = AGREED if raw[0] == YES_VERB else DECLINED
        else:
            frame.slots.append(raw[1])

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        name = m.person(frame.source).short
        if frame.stage == ASKING:
            card = m.printed(self.partners_card(m, frame))
            return Phrase(
                "{who} chiede {card} dalla tua pila degli scarti per migliorare {name}: la concedi?",
                "{who} asks for {card} from your discard pile to upgrade {name}: do you give it?",
            ).fill(who=seat_name(frame.seat), card=card.name, name=name)
        return Phrase(
            "Migliorare {name}: quale carta esili dagli scarti?",
            "Upgrading {name}: which card of the discard pile do you exile?",
        ).fill(name=name)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return "SA-19.27" if frame.stage == ASKING else "SA-18.08"
