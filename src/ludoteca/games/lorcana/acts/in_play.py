"""What is done with one's cards in play: questing, challenging, moving, Boost."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.acts.bases import CHARACTER, OWN, too_dear
from ludoteca.games.lorcana.acts.names import name_of
from ludoteca.games.lorcana.acts.turns import Deed
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.challenge import (
    challenge_targets,
    exert,
    exposed,
    may_challenge,
    may_challenge_drying,
    may_quest,
)
from ludoteca.games.lorcana.flow.lore import gain_lore
from ludoteca.games.lorcana.flow.steps import CHALLENGE_STEP, MOVE_STEP, SUPPORT_STEP
from ludoteca.games.lorcana.flow.triggers import announce
from ludoteca.games.lorcana.state.cards import ALERT, EVASIVE, RECKLESS, SUPPORT
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    BOOSTED,
    IN_PLAY,
    ON_LOG,
    PAYS_FOR_ABILITY,
    PUT_UNDER,
    QUEST_DRYING,
    QUESTED,
    QUESTS,
    TO_BE_CHALLENGED,
    TO_MOVE,
    USES_BOOST,
)
from ludoteca.games.lorcana.state.zones import pay_ink, put_under
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase

BOOST_USED: Final = -1
"""Stands for the keyword Boost in the list of abilities used this turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TableDeed(Deed):
    """A deed with a card of one's own in play."""

    def refuse(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        if m.zone[raw[1]] != IN_PLAY or m.owner[raw[1]] != seat:
            return no("LOR-PLYR.05", "Agiscono solo le tue carte in gioco.", "Only your own cards in play act.")
        return self.refuse_own(m, seat, raw)

    @abstractmethod
    def refuse_own(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        """Say what forbids it with this card, which is the player's own in play."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class CharacterDeed(TableDeed):
    """A deed of which only characters are capable."""

    args = (CHARACTER,)
    only_characters: ClassVar[Refusal] = NOTHING_AGAINST
    """What forbids it with anything else."""

    def refuse_own(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        return self.refuse_character(m, raw[1]) if m.script[raw[1]].is_character else self.only_characters

    @abstractmethod
    def refuse_character(self, m: LorcanaMatch, card: int) -> Refusal:
        """Say what forbids it with this character."""
        raise NotImplementedError(type(self).__name__)


def refuse_exerted() -> Refusal:
    return no("LOR-STATE.02", "È già impegnato.", "It is exerted already.")


# -- questing ------------------------------------------------------------------------------------------------------


class Quest(CharacterDeed):
    """quest(card): send a character on a quest for lore."""

    verb = "quest"
    names = Phrase("{name} va all'avventura", "{name} quests")
    only_characters = no("LOR-QUEST.04", "Solo i personaggi vanno all'avventura.", "Only characters quest.")

    def refuse_character(self, m: LorcanaMatch, card: int) -> Refusal:
        if m.exerted[card]:
            return refuse_exerted()
        if m.drying[card] and not m.may(card, QUEST_DRYING):
            return no(
                "LOR-QUEST.03",
                "È arrivato in questo turno: l'inchiostro si sta asciugando.",
                "It arrived this turn: its ink is drying.",
            )
        if m.has(card, RECKLESS):
            return no("LOR-RECK.01", "Un Attaccabrighe non va all'avventura.", "A Reckless character does not quest.")
        if not may_quest(m, card):
            return no("LOR-QUEST.05", "Un effetto gli vieta l'avventura.", "An effect keeps it from questing.")
        return NOTHING_AGAINST

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        quest(m, raw[1])


def quest(m: LorcanaMatch, card: int) -> None:
    """Exert the character, whose player gains its lore; what this sets off comes afterwards.

    Rules: LOR-QUEST.01, LOR-QUEST.02, LOR-QUEST.06, LOR-QUEST.07, LOR-QUEST.08, LOR-CARD.19.
    """
    seat = m.owner[card]
    exert(m, card, seat, "LOR-QUEST.01")
    m.log.append((QUESTED, seat, card))
    m.touch(ON_LOG)
    m.tell("Quested", seat, (card,), "LOR-QUEST.01")
    gain_lore(m, seat, m.lore_value(card), "LOR-QUEST.02", True)
    announce(m, QUESTS, card, seat)
    if m.has(card, SUPPORT):
        m.set_off(SUPPORT_STEP, card, seat, m.stamp[card], card)


# -- challenging ---------------------------------------------------------------------------------------------------


class ChallengeDeed(CharacterDeed):
    """challenge(card): have a character challenge another, or a location."""

    verb = "challenge"
    only_characters = no("LOR-CHAL.08", "Solo i personaggi sfidano.", "Only characters challenge.")

    def refuse_character(self, m: LorcanaMatch, card: int) -> Refusal:
        if m.exerted[card]:
            return refuse_exerted()
        if m.drying[card] and not may_challenge_drying(m, card):
            return no(
                "LOR-CHAL.11", "È arrivato in questo turno e non è Lesto.", "It arrived this turn and has no Rush."
            )
        if not may_challenge(m, card):
            return no("LOR-CHAL.12", "Un effetto gli vieta di sfidare.", "An effect keeps it from challenging.")
        foes = exposed(m, m.owner[card])
        return NOTHING_AGAINST if challenge_targets(m, card, foes) else refuse_foes(m, card, foes)

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        targets = challenge_targets(m, raw[1], exposed(m, seat))
        if len(targets) == 1:
            return Phrase("{name} sfida {other}", "{name} challenges {other}").fill(
                name=name_of(m, raw[1]), other=name_of(m, targets[0])
            )
        return Phrase("{name} sfida…", "{name} challenges…").fill(name=name_of(m, raw[1]))

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        m.push(CHALLENGE_STEP, raw[1], seat)


def refuse_foes(m: LorcanaMatch, card: int, foes: list[int]) -> Refusal:
    """Say why this character, which may challenge, can challenge none of these."""
    for foe in foes:
        if not is_out_of_reach(m, card, foe):
            if escapes(m, card, foe):
                return no(
                    "LOR-EVAS.01",
                    "Chi potrebbe sfidare è Sfuggente: lo sfida solo chi è Sfuggente o Vigile.",
                    "Whoever it could challenge is Evasive; it is neither that nor Alert.",
                )
            return no(
                "LOR-GEN.09",
                "Un effetto vieta di sfidare chi potrebbe sfidare.",
                "An effect keeps those it could challenge from being challenged.",
            )
    return no(
        "LOR-CHAL.03",
        "Non c'è nessuno da sfidare: servono personaggi avversari impegnati, o luoghi.",
        "There is nobody to challenge: exerted opposing characters or locations are needed.",
    )


def refuse_challenged(m: LorcanaMatch, challenger: int, card: int) -> Refusal:
    """Say what keeps this card from being challenged by that character."""
    foes = exposed(m, m.owner[challenger])
    if card not in foes:
        return no(
            "LOR-CHAL.02",
            "Si sfidano personaggi avversari impegnati, o luoghi avversari.",
            "Exerted opposing characters are challenged, or opposing locations.",
        )
    if is_out_of_reach(m, challenger, card):
        return no("LOR-CHAL.03", "È preparato: si sfidano solo personaggi impegnati.", "It is ready, not exerted.")
    if escapes(m, challenger, card):
        return no(
            "LOR-EVAS.01",
            "È Sfuggente: lo sfida solo chi è Sfuggente o Vigile.",
            "It is Evasive; the challenger is not.",
        )
    if m.is_forbidden(card, TO_BE_CHALLENGED) or laws.forbids_challenge(m, challenger, card):
        return no("LOR-GEN.09", "Un effetto vieta di sfidarlo.", "An effect keeps it from being challenged.")
    if card not in challenge_targets(m, challenger, foes):
        return no("LOR-BODY.02", "Un Guardiano va sfidato per primo.", "A Bodyguard must be challenged first.")
    return NOTHING_AGAINST


def is_out_of_reach(m: LorcanaMatch, challenger: int, card: int) -> bool:
    """Tell whether the card is a ready character, and the challenger one that may not challenge such."""
    return m.script[card].is_character and not m.exerted[card] and not laws.can_challenge_ready(m, challenger, card)


def escapes(m: LorcanaMatch, challenger: int, card: int) -> bool:
    return m.has(card, EVASIVE) and not m.has(challenger, EVASIVE | ALERT)


# -- moving --------------------------------------------------------------------------------------------------------


class MoveDeed(CharacterDeed):
    """move(card): move a character to a location."""

    verb = "move"
    names = Phrase("Sposta {name} in un luogo", "Move {name} to a location")
    only_characters = no("LOR-LOC.03", "Si spostano solo i personaggi.", "Only characters move.")

    def refuse_character(self, m: LorcanaMatch, card: int) -> Refusal:
        if m.is_forbidden(card, TO_MOVE):
            return no("LOR-GEN.09", "Un effetto gli vieta di spostarsi.", "An effect keeps it from moving.")
        seat = m.owner[card]
        others = [location for location in own_locations(m, seat) if location != m.at[card]]
        if not others:
            return no("LOR-LOC.04", "Non hai un altro luogo in cui andare.", "You have no other location to go to.")
        if not move_targets(m, card, others):
            return too_dear(min([laws.move_cost(m, card, location) for location in others]), m.ready_ink[seat])
        return NOTHING_AGAINST

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        m.push(MOVE_STEP, raw[1], seat)


def refuse_location(m: LorcanaMatch, card: int, location: int) -> Refusal:
    """Say what keeps this character, which may move, from moving to that card."""
    seat = m.owner[card]
    if location not in own_locations(m, seat) or location == m.at[card]:
        return no("LOR-LOC.04", "Ci si sposta in un altro tuo luogo.", "Characters move to another location of yours.")
    if not move_targets(m, card, [location]):
        return too_dear(laws.move_cost(m, card, location), m.ready_ink[seat])
    return NOTHING_AGAINST


def own_locations(m: LorcanaMatch, seat: int) -> list[int]:
    """List the player's locations in play."""
    return [card for card in m.play[seat] if m.script[card].is_location]


def move_targets(m: LorcanaMatch, card: int, locations: list[int]) -> list[int]:
    """List the locations to which this character may move.

    Rules: LOR-LOC.03, LOR-LOC.04, LOR-LOC.05, LOR-LOC.07, LOR-LOC.09, LOR-AMB.20, LOR-MAIN.05, LOR-AMB.04,
    LOR-LOC.06, LOR-LOC.02.
    """
    targets: list[int] = []
    if not m.is_forbidden(card, TO_MOVE):
        ready = m.ready_ink[m.owner[card]]
        for location in locations:
            if location != m.at[card] and laws.move_cost(m, card, location) <= ready:
                targets.append(location)
    return targets


# -- Boost ---------------------------------------------------------------------------------------------------------


class Boost(TableDeed):
    """boost(card): put the top card of the deck under a card with Boost."""

    verb = "boost"
    args = (OWN,)

    def refuse_own(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        cost = laws.boost_price(m, seat, raw[1])
        if not m.script[raw[1]].boost or m.is_silenced(raw[1]):
            return no("LOR-BOOST.01", "Non ha Potenziamento.", "It has no Boost.")
        if m.times_used(raw[1], BOOST_USED):
            return no("LOR-BOOST.01", "Potenziamento si usa una volta per turno.", "Boost is used once a turn.")
        return NOTHING_AGAINST if can_boost(m, seat, raw[1]) else too_dear(cost, m.ready_ink[seat])

    def wishes(self, m: LorcanaMatch, seat: int) -> list[Raw]:
        return [(self.number, card) for card in m.play[seat] if m.script[card].boost]

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Potenzia {name} (costo {n})", "Boost {name} (cost {n})").fill(
            name=name_of(m, raw[1]), n=laws.boost_price(m, seat, raw[1])
        )

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        boost(m, seat, raw[1])


def can_boost(m: LorcanaMatch, seat: int, card: int) -> bool:
    """Tell whether the player may boost this card now: once a turn, with the ink for it.

    Rules: LOR-BOOST.01, LOR-BOOST.02.
    """
    return laws.boost_price(m, seat, card) <= m.ready_ink[seat] and not m.times_used(card, BOOST_USED)


def boost(m: LorcanaMatch, seat: int, card: int) -> None:
    """Put the top card of the deck face down under the card: not drawn, not played, looked at by nobody.

    Rules: LOR-BOOST.03, LOR-BOOST.04, LOR-BOOST.05.
    """
    m.used += [card, BOOST_USED]
    pay_ink(m, seat, laws.boost_price(m, seat, card), PAYS_FOR_ABILITY)
    if m.deck[seat]:
        top = m.deck[seat][-1]
        put_under(m, top, card, False)
        m.log.append((PUT_UNDER, seat, card))
        m.tell("Boosted", seat, (card,), "LOR-BOOST.01")
        announce(m, BOOSTED, card, seat)
    announce(m, USES_BOOST, card, seat)


QUEST: Final = Quest()
CHALLENGE: Final = ChallengeDeed()
MOVE: Final = MoveDeed()
BOOST: Final = Boost()
