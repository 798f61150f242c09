"""What is chosen before the first round, and the colour that a lone player gives up at the start of every round."""

from __future__ import annotations

from ludoteca.games.kingdom.acts.answering import DONE_WITH
from ludoteca.games.kingdom.acts.preparing import (
    BAN_COLOUR,
    CHOOSE_ABILITY,
    CHOOSE_HERO,
    CHOOSE_SPELL,
    abilities_taken,
    free_heroes,
    may_choose_more,
    slots_of,
    spells_on_offer,
    take_hero,
)
from ludoteca.games.kingdom.flow.spawning import draw_face
from ludoteca.games.kingdom.flow.steps import CHOOSE_ABILITIES, CHOOSE_HEROES, CHOOSE_SPELLS, ROUND
from ludoteca.games.kingdom.state.match import ABILITIES, BAN, HEROES, MOST_RESERVES, SPELLS, KingdomMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.phrases import both, same
from ludoteca.kernel.texts import Phrase


class Prepare(Node):
    """Heroes with their towers, abilities, spells; then the first hordes, and the first round.

    Rules: KR-1.02, KR-1.03, KR-2.01, KR-2.07, KR-23.01, KR-A03.
    """

    is_flow = True

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        frame.stage += 1
        if frame.stage == 1:
            take_named_heroes(m)
            m.push(CHOOSE_HEROES)
        elif frame.stage == 2:
            add_companions(m)
            m.push(CHOOSE_ABILITIES)
        elif frame.stage == 3:
            m.push(CHOOSE_SPELLS)
        else:
            place_first_hordes(m)
            m.push(ROUND)
            return DONE
        return GO


def take_named_heroes(m: KingdomMatch) -> None:
    """Give everybody the hero that was agreed on before the match."""
    for seat, id in enumerate(m.options["heroes"]):
        hero = m.content.find_hero(id)
        if hero >= 0:
            take_hero(m, seat, hero)


def add_companions(m: KingdomMatch) -> None:
    """Add the Wildcats after the heroes, in the order of seats."""
    for seat in range(m.seats):
        if m.content.heroes[m.hero[seat]].companion is not None:
            m.add_figure(m.hero[seat], seat, cat=1)


def place_first_hordes(m: KingdomMatch) -> None:
    """Place the hordes that stand on the path from the beginning, of higher waves where the level says so.

    Rules: KR-2.07, KR-A02.
    """
    raised = m.scenario.difficulty[m.level].start_shift[m.seats - 1]
    for square, token in m.scenario.starting:
        face = draw_face(m, token, raised)
        tray = m.place_tray(face, square)
        m.tell("HordeSpawned", -1, (tray, face, square, -1), "KR-2.07")


class ChooseHeroes(FlowStep):
    """Everybody takes a hero, in any order; a lone player then up to three more for the reserve.

    Rules: KR-2.04, KR-19.08, KR-19.14.
    """

    acts = (CHOOSE_HERO, DONE_WITH)

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        m.phase = HEROES
        for seat in range(m.seats):
            if m.hero[seat] < 0:
                frame.waits |= 1 << seat
        if frame.waits:
            return WAIT
        if m.solo and frame.stage == 0 and may_choose_more(m):
            frame.waits = 1
            return WAIT
        return DONE

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        if m.hero[seat] < 0:
            fighters = [m.content.heroes[hero].short for hero in free_heroes(m) if m.content.heroes[hero].melee]
            if not m.solo or not fighters:
                return Phrase("Scegli il tuo eroe.", "Choose your hero.")
            return Phrase(
                "Scegli il tuo eroe principale: in solitaria si consiglia chi combatte in mischia ({who}).",
                "Choose your main hero: alone, one who fights in melee is recommended ({who}).",
            ).fill(who=both([same(name) for name in fighters]))
        return Phrase(
            "Scegli gli eroi di riserva: puoi prenderne ancora {n}.",
            "Choose heroes for the reserve: you may take {n} more.",
        ).fill(n=MOST_RESERVES - len(m.reserve))

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return "KR-19.08" if m.solo and m.hero[0] >= 0 else "KR-2.04"


class ChooseAbilities(FlowStep):
    """Of the four of their hero, everybody takes as many as the scenario says.

    Rules: KR-1.22, KR-2.05, KR-A03.
    """

    acts = (CHOOSE_ABILITY,)
    asked_by = "KR-A03"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        m.phase = ABILITIES
        for seat in range(m.seats):
            if len(abilities_taken(m, seat)) < slots_of(m):
                frame.waits |= 1 << seat
        return WAIT if frame.waits else DONE

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        hero, slots = m.hero_of(seat).name, slots_of(m)
        if slots == 1:
            only = Phrase("Scegli l'abilità speciale di {hero}.", "Choose the special ability of {hero}.")
            return only.fill(hero=hero)
        return Phrase(
            "Scegli un'abilità speciale di {hero} ({n} di {all}).", "Choose a special ability of {hero} ({n} of {all})."
        ).fill(n=len(abilities_taken(m, seat)) + 1, all=slots, hero=hero)


class ChooseSpells(FlowStep):
    """The group takes spells together: any player names the next one.

    Rules: KR-21.01, KR-21.03.
    """

    acts = (CHOOSE_SPELL, DONE_WITH)
    asked_by = "KR-21.01"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        m.phase = SPELLS
        left = 0 if m.limits.no_spells else m.scenario.spells_choose - m.spells.bit_count()
        if frame.stage == 0 and left > 0 and spells_on_offer(m):
            frame.waits = m.everyone
            return WAIT
        return DONE

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        phrase = Phrase(
            "Scegliete insieme gli incantesimi: potete prenderne ancora {n}.",
            "Choose spells together: you may take {n} more.",
        )
        if m.solo:
            phrase = Phrase(
                "Scegli gli incantesimi: puoi prenderne ancora {n}.", "Choose spells: you may take {n} more."
            )
        return phrase.fill(n=m.scenario.spells_choose - m.spells.bit_count())


class BanColour(FlowStep):
    """Solo: a colour whose sites take no towers this round, another than in the round before.

    Rules: KR-19.03, KR-19.04, KR-19.07, KR-A51, KR-A52.
    """

    acts = (BAN_COLOUR,)
    question = Phrase(
        "Quale colore escludi in questo round? Sui suoi siti non potrai costruire.",
        "Which colour do you exclude this round? You cannot build on its sites.",
    )
    asked_by = "KR-19.04"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage:
            return DONE
        m.phase = BAN
        m.last_banned = m.banned
        m.banned = -1
        frame.stage = 1
        frame.waits = 1
        return WAIT
