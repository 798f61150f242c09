"""What else is done in a turn: playing cards, using abilities, upgrading, ending the turn, discarding down."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ludoteca.games.arena.acts.bases import ABILITY, BANNER, CARD_NUMBER, ArenaAct, TurnAct, figure_name
from ludoteca.games.arena.acts.moving import is_held, refuse_phase
from ludoteca.games.arena.flow.abilities import payment, usable
from ludoteca.games.arena.flow.playing import can_play, outlook_of
from ludoteca.games.arena.flow.registers import play, use
from ludoteca.games.arena.flow.statuses import forbidden_types
from ludoteca.games.arena.flow.steps import PLAY_CARD, STANDARD_MOVE, USE_ABILITY
from ludoteca.games.arena.flow.steps import UPGRADE as UPGRADE_STEP
from ludoteca.games.arena.flow.upgrades import can_upgrade, missing, within_skill_phase
from ludoteca.games.arena.shows.terms import BANNERS
from ludoteca.games.arena.state.cards import ACTION, MOVEMENT, SKILL
from ludoteca.games.arena.state.match import DECK, ArenaMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import END_THE_TURN
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase


class Play(ArenaAct):
    """play(card, phase): a card of the active character, in the Movement or the Action Phase."""

    verb = "play"
    args = (CARD_NUMBER, BANNER)

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        card, phase = raw[1], raw[2]
        if not is_held(m, seat, card):
            return no("SA-17.10", "Si giocano carte della propria mano.", "Cards are played from your own hand.")
        if card // DECK != m.active:
            return no(
                "SA-6.07",
                "Si giocano solo carte del personaggio attivo.",
                "Only the active character's cards are played.",
            )
        printed = m.printed(card)
        if phase not in (MOVEMENT, ACTION) or not printed.banner & phase:
            return no(
                "SA-2.06",
                "Lo stendardo della carta non è di questa fase.",
                "The card's banner does not belong to this phase.",
            )
        refused = refuse_phase(m, phase)
        if refused:
            return refused
        if printed.types & forbidden_types(m, m.active):
            return no("SA-13.09", "Uno stato vieta di giocare carte Attacco.", "A status forbids playing Attack cards.")
        if not can_play(m, seat, card, phase):
            return no(
                "SA-9.13", "Non c'è un personaggio valido da scegliere.", "There is no valid character to choose."
            )
        return NOTHING_AGAINST

    def after_bonus(self, node: int) -> Refusal:
        if node == STANDARD_MOVE:
            return no("SA-8.12", "L'aumento vale per il movimento standard.", "The bonus is for the standard movement.")
        return super().after_bonus(node)

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        banner = BANNERS["movement" if raw[2] == MOVEMENT else "action"]
        return Phrase("Gioca {name} ({banner})", "Play {name} ({banner})").fill(
            name=m.printed(raw[1]).name, banner=banner
        )

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        played = m.push(PLAY_CARD, m.active, seat)
        play(played, raw[1], raw[2])


class Use(ArenaAct):
    """use(place): an ability of the active character, in its Skill Phase."""

    verb = "use"
    args = (ABILITY,)

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if not m.skills:
            cited = "SA-1.05" if m.chapter > 1 else "SA-1.04"
            return no(cited, "Le abilità arrivano con il capitolo 3.", "Abilities come with chapter 3.")
        abilities = m.abilities(m.active)
        if not 0 <= raw[1] < len(abilities):
            return no("SA-18.10", "Il personaggio non ha questa abilità.", "The character does not have this ability.")
        if abilities[raw[1]].timing != SKILL:
            return no("SA-18.11", "Questa abilità agisce da sola.", "This ability works by itself.")
        if m.used >> raw[1] & 1:
            return no("SA-10.01", "L'hai già usata in questo turno.", "It has been used this turn already.")
        if m.skills_closed:
            return no("SA-10.07", "La Fase Abilità è chiusa.", "The Skill Phase is closed.")
        if raw[1] in usable(m, seat):
            return NOTHING_AGAINST
        return refuse_use(m, seat, raw[1])

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        person = m.person(m.active)
        return Phrase("Usa {name}", "Use {name}").fill(name=[*person.abilities, person.upgrade][raw[1]].name)

    def thing(self, m: ArenaMatch, seat: int, raw: Raw) -> str:
        return f"ability:{m.active}/{raw[1]}"

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        use(m.push(USE_ABILITY, m.active, seat), raw[1])


def refuse_use(m: ArenaMatch, seat: int, index: int) -> Refusal:
    """Refuse an ability that cannot be used: its cost, or what its text needs, is not there."""
    ability = m.abilities(m.active)[index]
    cost = ability.cost
    if cost is not None and cost.phase:
        refused = refuse_phase(m, cost.phase)
        if refused:
            return refused
    if cost is not None and cost.cards and len(payment(m, seat, cost)) < cost.cards:
        return no("SA-10.04", "Non hai la carta da scartare.", "You do not have the card to discard.")
    if outlook_of(m, m.active, seat, ability.effect, 0).blocked:
        return no(
            "SA-A.47",
            "Non c'è una carta da rivelare o esiliare: il mazzo è vuoto.",
            "There is no card to reveal or exile: the deck is empty.",
        )
    return no(
        "SA-10.06",
        "Non si può usare: manca un bersaglio valido o una condizione.",
        "It cannot be used: a valid target or a condition is missing.",
    )


class GearAct(ArenaAct):
    """What has to do with upgrades, where there are any."""

    def wishes(self, m: ArenaMatch, seat: int) -> list[Raw]:
        return super().wishes(m, seat) if m.upgrades_on and m.active >= 0 else []

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if not m.upgrades_on:
            return no("SA-2.13", "Qui non ci sono migliorie.", "There are no upgrades here.")
        return self.refuse(m, seat)

    @abstractmethod
    def refuse(self, m: ArenaMatch, seat: int) -> Refusal:
        """Say what forbids it in a match with upgrades."""
        raise NotImplementedError(type(self).__name__)


class Upgrade(GearAct):
    """upgrade: exile gear to turn the active character's ability card."""

    verb = "upgrade"

    def refuse(self, m: ArenaMatch, seat: int) -> Refusal:
        if m.upgraded[m.active]:
            return Refusal(
                "SA-18.09",
                Phrase("{name} ha già la miglioria.", "{name} is upgraded already.").fill(
                    name=m.person(m.active).short
                ),
            )
        if not can_upgrade(m, seat):
            return no("SA-18.06", "Mancano gli equipaggiamenti.", "You do not have the gear.")
        if within_skill_phase(m):
            return no("SA-18.07", "Prima va chiusa la Fase Abilità.", "The Skill Phase must be closed first.")
        return NOTHING_AGAINST

    def meanwhile(self, m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
        return no("SA-18.07", "Si migliora solo tra una fase e l'altra.", "Upgrades happen between phases only.")

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        """Say whom it concerns and what it brings, and that the partner must agree where one's own gear is short."""
        person = m.person(m.active)
        phrase = Phrase("Migliora {name}: {gained}", "Upgrade {name}: {gained}").fill(
            name=figure_name(m, m.active), gained=person.upgrade.name
        )
        if m.partner(seat) >= 0 and missing(m, seat, person.upgrade_cost, helps=False) > 0:
            return phrase + Phrase(" (se il compagno dà un equipaggiamento)", " (if the partner gives one gear)")
        return phrase

    def thing(self, m: ArenaMatch, seat: int, raw: Raw) -> str:
        return f"upgrade:{m.active}"

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.push(UPGRADE_STEP, m.active, seat)


class Close(GearAct):
    """close: end the Skill Phase before its time, to upgrade between phases."""

    verb = "close"
    said = Phrase("Chiudi la Fase Abilità", "Close the Skill Phase")

    def refuse(self, m: ArenaMatch, seat: int) -> Refusal:
        if m.skills_closed:
            return no("SA-10.07", "La Fase Abilità è già chiusa.", "The Skill Phase is closed already.")
        if can_upgrade(m, seat) and within_skill_phase(m):
            return NOTHING_AGAINST
        return no(
            "SA-A.37",
            "La Fase Abilità si chiude solo quando serve per migliorare il personaggio attivo.",
            "The Skill Phase is closed only where that is needed to upgrade the active character.",
        )

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.skills_closed = 1
        m.tell("SkillsClosed", seat, (m.active,), "SA-10.07")


class EndTurn(TurnAct):
    """end: do no more with the active character."""

    verb = "end"
    said = END_THE_TURN

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1


class Discard(TurnAct):
    """discard(card): go down to the limit of the hand."""

    verb = "discard"
    args = (CARD_NUMBER,)
    names = Phrase("Scarta {name}", "Discard {name}")

    def candidates(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, card) for card in m.hand[seat]]

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if is_held(m, seat, raw[1]):
            return NOTHING_AGAINST
        return no("SA-15.03", "Si scarta dalla propria mano.", "Cards are discarded from one's own hand.")

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.discard_card(raw[1], hand_rule(m))


def hand_rule(m: ArenaMatch) -> str:
    """Return the rule that limits the hand."""
    if m.seats == 4:
        return "SA-19.19"
    return "SA-15.02" if m.skills else "SA-15.01"


PLAY: Final = Play()
USE: Final = Use()
UPGRADE: Final = Upgrade()
CLOSE: Final = Close()
END_TURN: Final = EndTurn()
DISCARD: Final = Discard()
