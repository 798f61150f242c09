"""What is chosen before the first round, and the colour that a lone player gives up at the start of every round."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.acts.bases import COLOUR, HERO, NOT_THE_QUESTION, OWN_ABILITY, SPELL, KingdomAct
from ludoteca.games.kingdom.flow.moving import figure_name
from ludoteca.games.kingdom.shows.terms import COLOURS as COLOUR_NAMES
from ludoteca.games.kingdom.shows.terms import HEARTS, fighting
from ludoteca.games.kingdom.state.cards import COLOURS, WHITE
from ludoteca.games.kingdom.state.match import ABILITIES, BAN, HEROES, MOST_RESERVES, SLOTS, KingdomMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase

# -- heroes --------------------------------------------------------------------------------------------------------


class ChooseHero(KingdomAct):
    """hero(number): take a hero, or alone one more for the reserve."""

    verb = "hero"
    args = (HERO,)
    before_play = True

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, hero) for hero in free_heroes(m)]

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        hero = raw[1]
        if not 0 <= hero < len(m.content.heroes):
            return no("KR-2.04", "Non c'è un eroe così.", "There is no such hero.")
        if hero in m.hero or hero in m.reserve:
            return no("KR-2.04", "Questo eroe è già di qualcuno.", "This hero is somebody's already.")
        return NOTHING_AGAINST

    def elsewhere(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase != HEROES:
            return no(
                "KR-2.04", "Gli eroi si scelgono prima del primo round.", "Heroes are chosen before the first round."
            )
        return no("KR-2.04", "Hai già il tuo eroe: aspetta gli altri.", "You have your hero: wait for the others.")

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        hero = m.content.heroes[raw[1]]
        hearts, style = HEARTS.count(m.full_hearts(raw[1])), fighting(hero.melee, hero.ranged)
        phrase = Phrase("{name}: {hearts}, movimento {n}, {style}", "{name}: {hearts}, movement {n}, {style}")
        return phrase.fill(name=hero.name, hearts=hearts, n=hero.movement, style=style)

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if m.hero[seat] < 0:
            take_hero(m, seat, raw[1])
        else:
            m.reserve.append(raw[1])
            m.tell("ReserveChosen", seat, (raw[1],), "KR-19.08")


def free_heroes(m: KingdomMatch) -> list[int]:
    """List those whom nobody has."""
    return [hero for hero in range(len(m.content.heroes)) if hero not in m.hero and hero not in m.reserve]


def may_choose_more(m: KingdomMatch) -> bool:
    """Tell whether there is room in a lone player's reserve, and somebody for it."""
    return len(m.reserve) < MOST_RESERVES and bool(free_heroes(m))


def take_hero(m: KingdomMatch, seat: int, hero: int) -> None:
    """Give a hero to a seat, at full health on its board, and the towers that its board shows.

    Rules: KR-2.04, KR-2.05.
    """
    m.hero[seat] = hero
    m.hearts[seat] = m.max_hearts(seat)
    m.tell("HeroChosen", seat, (hero,), "KR-2.04")
    dealt = m.content.heroes[hero].starting[m.seats - 1]
    for kind in dealt:
        m.supply[kind] -= 1
        m.take_in_hand(seat, kind)
    m.tell("HandDealt", seat, tuple(dealt), "KR-2.04")


# -- abilities -----------------------------------------------------------------------------------------------------


class ChooseAbility(KingdomAct):
    """ability(number): take one of one's hero; ability(figure, slot): one in play, where a text asks which."""

    verb = "ability"
    args = (OWN_ABILITY,)
    before_play = True

    def takes(self, raw: Raw) -> bool:
        return len(raw) in (2, 3)

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        taken = abilities_taken(m, seat)
        return [(self.number, i) for i in range(len(m.hero_of(seat).abilities)) if i not in taken]

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if len(raw) > 2:
            return NOT_THE_QUESTION
        return self.refuse(m, seat, raw[1]) if m.phase == ABILITIES else chosen_once()

    def refuse(self, m: KingdomMatch, seat: int, ability: int) -> Refusal:
        if ability in abilities_taken(m, seat):
            return no("KR-A03", "Hai già scelto questa abilità.", "You have chosen this ability already.")
        if not 0 <= ability < len(m.hero_of(seat).abilities):
            return no("KR-1.22", "Il tuo eroe non ha un'abilità così.", "Your hero has no such ability.")
        return NOTHING_AGAINST

    def elsewhere(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase == ABILITIES:
            refused = self.refuse(m, seat, raw[1])
            if refused:
                return refused
            return Refusal(
                "KR-A03",
                Phrase(
                    "In questo scenario ogni eroe porta {n} abilità.",
                    "In this scenario each hero brings {n} abilities.",
                ).fill(n=slots_of(m)),
            )
        if len(raw) == 2 or m.phase < BAN:
            return chosen_once()
        return super().elsewhere(m, seat, raw)

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        if len(raw) > 2:
            ability = m.ability_of(raw[1], raw[2])
            assert ability is not None
            return ability.name + same(" (") + figure_name(m, raw[1]) + same(")")
        ability = m.hero_of(seat).abilities[raw[1]]
        return ability.name + same(": ") + ability.text

    def thing(self, m: KingdomMatch, seat: int, raw: Raw) -> str:
        return f"ability:{raw[1]}/{raw[2]}" if len(raw) > 2 else f"ability:{m.hero[seat]}/{raw[1]}"

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        slot = len(abilities_taken(m, seat))
        m.abilities[SLOTS * seat + slot] = raw[1]
        m.up[seat] |= 1 << slot
        m.tell("AbilityChosen", seat, (seat, raw[1]), "KR-2.05")


def chosen_once() -> Refusal:
    return no(
        "KR-A03",
        "Le abilità si scelgono una volta, prima del primo round.",
        "Abilities are chosen once, before the first round.",
    )


def slots_of(m: KingdomMatch) -> int:
    """Count the special abilities that each hero brings (KR-A03)."""
    return 0 if m.limits.no_abilities else min(SLOTS, m.scenario.slots)


def abilities_taken(m: KingdomMatch, figure: int) -> list[int]:
    return [number for number in m.abilities[SLOTS * figure : SLOTS * figure + SLOTS] if number >= 0]


# -- spells --------------------------------------------------------------------------------------------------------


class ChooseSpell(KingdomAct):
    """spell(number): take it for the group."""

    verb = "spell"
    args = (SPELL,)
    before_play = True

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, spell) for spell in spells_on_offer(m)]

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        spell = raw[1]
        if not 0 <= spell < len(m.content.spells):
            return no("KR-21.01", "Non c'è un incantesimo così.", "There is no such spell.")
        if m.spells >> spell & 1:
            return no("KR-21.02", "Avete già questo incantesimo.", "You have this spell already.")
        if m.content.spells[spell].power <= m.scenario.spells_power:
            return NOTHING_AGAINST
        return Refusal(
            "KR-21.03",
            Phrase(
                "In questo scenario si scelgono solo incantesimi di potere {n} o meno.",
                "In this scenario only spells of power {n} or less are chosen.",
            ).fill(n=m.scenario.spells_power),
        )

    def elsewhere(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        return no(
            "KR-21.01",
            "Gli incantesimi si scelgono prima del primo round.",
            "Spells are chosen before the first round.",
        )

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        spell = m.content.spells[raw[1]]
        return spell.name + Phrase(" (potere {n}): ", " (power {n}): ").fill(n=spell.power) + spell.text

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.spells |= 1 << raw[1]
        m.tell("SpellChosen", seat, (raw[1],), "KR-21.01")


def spells_on_offer(m: KingdomMatch) -> list[int]:
    """List those that the scenario allows and the group has not taken."""
    return [
        spell
        for spell, card in enumerate(m.content.spells)
        if card.power <= m.scenario.spells_power and not m.spells >> spell & 1
    ]


# -- colours -------------------------------------------------------------------------------------------------------


class Ban(KingdomAct):
    """ban(colour): give up its building sites for this round."""

    verb = "ban"
    args = (COLOUR,)
    before_play = True
    about = "colour:{1}"

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, colour) for colour in colours_in_play(m) if colour != m.last_banned]

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if not 0 <= raw[1] < len(COLOURS) or raw[1] not in colours_in_play(m):
            return no("KR-19.03", "Questo colore non è in gioco.", "This colour is not in play.")
        if raw[1] == m.last_banned:
            return no(
                "KR-19.07",
                "Hai escluso questo colore nel round precedente: scegline un altro.",
                "You excluded this colour in the round before: choose another one.",
            )
        return NOTHING_AGAINST

    def elsewhere(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase < BAN:
            return super().elsewhere(m, seat, raw)
        if not m.solo:
            return no("KR-19.04", "I colori si escludono solo in solitaria.", "Colours are excluded in solo play only.")
        return no(
            "KR-A52", "Il colore si sceglie all'inizio del round.", "The colour is chosen at the start of the round."
        )

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        letters = [letter for site, letter in enumerate(m.board.letters) if m.colour[site] == raw[1]]
        phrase = Phrase("Escludi il {colour}", "Exclude {colour}")
        if letters:
            phrase += Phrase(" (siti {sites})", " (sites {sites})")
        return phrase.fill(colour=COLOUR_NAMES[COLOURS[raw[1]]], sites=", ".join(letters))

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.banned = raw[1]
        m.tell("ColourBanned", seat, (raw[1],), "KR-19.04")


def colours_in_play(m: KingdomMatch) -> list[int]:
    """List the colours of building sites, without white."""
    return [colour for colour in range(WHITE) if colour in m.colour]


CHOOSE_HERO: Final = ChooseHero()
CHOOSE_ABILITY: Final = ChooseAbility()
CHOOSE_SPELL: Final = ChooseSpell()
BAN_COLOUR: Final = Ban()
