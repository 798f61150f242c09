"""The game's words, and the names of what a view shows: for sentences, descriptions and things to look up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.synchro.state.view_types import (
    ActionRow,
    BoardMonster,
    BoardSkill,
    BoardView,
    CityView,
    HeroBoard,
    HeroView,
    ItemView,
    LinkView,
    SkillView,
    SynchroView,
    TellingView,
)
from ludoteca.kernel.phrases import BLUE, DAMAGE, GREEN, RED, YELLOW, both, same
from ludoteca.kernel.texts import EMPTY, Noun, Phrase, Recast, joined
from ludoteca.kernel.views import Words

FIRST_FOE: Final = 4
"""Heroes are units 0 to 3, by board; Monsters 4 to 7."""
THE_RESERVE: Final = 4
"""As a board in the choice of a Shard: the party's Reserve."""

SHIELDS: Final = Noun("Scudo", "Scudi", "m", "Shield")
SHARDS: Final = Noun("Frammento", "Frammenti", "m", "Shard")
COINS: Final = Noun("Moneta", "Monete", "f", "Coin")
POTIONS: Final = Noun("Pozione", "Pozioni", "f", "Potion")
ROUNDS: Final = Noun("round", "round", "m", "round")
BATTLES: Final = Noun("battaglia", "battaglie", "f", "battle")
RETREATS: Final = Noun("Ritirata", "Ritirate", "f", "retreat")

SHARD_COLOURS: Final = (RED, BLUE, GREEN, Phrase("trasparente", "transparent"))
"""Of one Shard, by the number of the colour."""
MANY_SHARDS: Final = (Phrase("rossi", "red"), BLUE, Phrase("verdi", "green"), Phrase("trasparenti", "transparent"))
BOARD_COLOURS: Final = (RED, YELLOW, BLUE, GREEN)
"""Of boards, marbles and rings, by the number of the board: said of an Eroe or a Mostro."""
BOARD_NAMES: Final = (
    Phrase("Scheda rossa", "red board"),
    Phrase("Scheda gialla", "yellow board"),
    Phrase("Scheda blu", "blue board"),
    Phrase("Scheda verde", "green board"),
)
MARBLES: Final = (Phrase("rossa", "red"), Phrase("gialla", "yellow"), BLUE, GREEN)
"""Said of a biglia."""
PHASES: Final = {
    "heroes": Phrase("scelta degli Eroi", "choice of the Heroes"),
    "skills": Phrase("prime Abilità", "first Skills"),
    "lead": Phrase("chi guida chi", "who leads whom"),
    "village": Phrase("al Villaggio", "at the Village"),
    "journey": Phrase("Fase di Viaggio", "Journey phase"),
    "lineup": Phrase("prima della battaglia", "before the battle"),
    "battle": Phrase("Fase di Battaglia", "Battle phase"),
    "visit": Phrase("Fase di Visita", "Location phase"),
    "over": Phrase("viaggio finito", "journey over"),
}
"""By the names that views use."""
SLOTS: Final = ("I", "II")
"""Of a Monster's die at the end of a round: in the first they begin the next round, in the second the Heroes do."""
BASIC_ATTACK: Final = Phrase("Attacco Base", "Basic Attack")
RETREAT: Final = Phrase("Ritirata", "Retreat")
BASIC: Final = -1
"""Instead of a row of a Monster's table."""


def after(preposition: str, name: Phrase) -> Phrase:
    """Say the name after an Italian preposition, contracted where it must be: ad Aurelia, del Folle Saggio."""
    it = inside(name.it)
    if preposition == "a" and it[:1] in "aA":
        return Recast(f"ad {it}", name.en, name, preposition)
    return Recast(joined(preposition, it), name.en, name, preposition)


def spoken(text: Words | str) -> Phrase:
    """Make words of a view a phrase; names that are the same everywhere are plain."""
    return same(text) if isinstance(text, str) else text.phrase


def inside(name: str) -> str:
    """Write a name within an Italian sentence: an article at its beginning is not capital there."""
    first, _, rest = name.partition(" ")
    return f"{first.lower()} {rest}" if rest and first in ("Il", "Lo", "La", "I", "Gli", "Le") else name


# -- Shards ------------------------------------------------------------------------------------------------------


def shard_words(counts: Sequence[int]) -> Phrase:
    """Say 2 rossi e 1 trasparente; nothing for none."""
    return both([coloured(colour, number) for colour, number in enumerate(counts) if number])


def coloured(colour: int, number: int) -> Phrase:
    """Say "1 rosso", "2 rossi"."""
    return same(f"{number} ") + (SHARD_COLOURS if number == 1 else MANY_SHARDS)[colour]


def shards_said(counts: Sequence[int]) -> Phrase:
    """Say "1 Frammento rosso", "2 Frammenti rossi e 1 blu"."""
    first = next((colour for colour, number in enumerate(counts) if number), -1)
    if first < 0:
        return Phrase("nessun Frammento", "no Shard")
    number = counts[first]
    colours = SHARD_COLOURS if number == 1 else MANY_SHARDS
    total = sum(counts)
    if number == total:
        phrase = Phrase("{n} {shards} {colour}", "{n} {colour} {shards}")
        return phrase.fill(n=total, shards=SHARDS.name(total != 1), colour=colours[first])
    return Phrase("{shards} ({which})", "{shards} ({which})").fill(
        shards=SHARDS.count(total), which=shard_words(counts)
    )


def tally(colours: list[int]) -> list[int]:
    """Count by colour how many of these Shards there are."""
    return [colours.count(colour) for colour in range(4)]


# -- characters --------------------------------------------------------------------------------------------------


def board_of(view: SynchroView, board: int) -> BoardView:
    return view.boards[board]


def monster_of(view: SynchroView, board: int) -> BoardMonster | None:
    """Find the Monster on a board; None for none."""
    return next((monster for monster in view.monsters if monster.board == board), None)


def remembered_of(view: SynchroView, unit: int) -> Words | None:
    """Recall who was there while something happened, where the view no longer shows it."""
    return view.cast.get(str(unit)) if isinstance(view, TellingView) else None


def short_name(name: str) -> str:
    """Name a Celestial without its byname."""
    return name.partition(",")[0]


def shortened(name: Phrase) -> Phrase:
    return Recast(short_name(name.it), short_name(name.en), name, "short")


def unit_name(view: SynchroView, unit: int) -> Phrase:
    """Say what sentences call a character: by name, a Monster with its colour where another has the same name.

    Who is no longer there is called by what the view to tell remembers, or by the colour of the board.
    """
    if unit >= FIRST_FOE:
        return monster_name(view, unit - FIRST_FOE)
    shown = board_of(view, unit)
    remembered = remembered_of(view, unit)
    if shown.hero is not None:
        return hero_called(shown.hero.name)
    if remembered:
        return hero_called(remembered.it)
    colour = BOARD_COLOURS[unit]
    return Phrase("l'Eroe {colour}", "the {colour} Hero").fill(colour=colour)


def hero_called(name: str) -> Phrase:
    """Say a Hero's name within a sentence."""
    return Recast(inside(name), name, same(name))


def monster_name(view: SynchroView, board: int) -> Phrase:
    shown = monster_of(view, board)
    colour = BOARD_COLOURS[board]
    if shown is None:
        remembered = remembered_of(view, FIRST_FOE + board)
        if remembered:
            return shortened(remembered.phrase)
        return Phrase("il Mostro {colour}", "the {colour} Monster").fill(colour=colour)
    name = shortened(shown.name.phrase)
    twins = [other for other in view.monsters if other.monster == shown.monster]
    return name + Phrase(" ({colour})", " ({colour})").fill(colour=colour) if len(twins) > 1 else name


def standing(view: SynchroView, side: int) -> list[int]:
    """List the units of a side that are on the field, from the front."""
    return list(view.line) if side == 0 else [FIRST_FOE + board for board in view.foe_line]


def boards_in_order(view: SynchroView) -> list[HeroBoard]:
    """List the boards with a Hero: from the front in battle, otherwise by number."""
    order = standing(view, 0)
    return sorted(view.party, key=lambda board: order.index(board.board) if board.board in order else len(order))


def next_action(monster: BoardMonster) -> Phrase:
    """Say what a Monster will do with its die as it lies."""
    if monster.next is None:
        return EMPTY
    if monster.next == BASIC:
        return BASIC_ATTACK + same(": ") + basic_words(monster)
    return spoken(monster.actions[monster.next].text)


def basic_words(monster: BoardMonster) -> Phrase:
    """Say the Basic Attack of a Monster."""
    return Phrase("{damage} all'Eroe più avanzato.", "{damage} to the front Hero.").fill(
        damage=DAMAGE.count(monster.basic)
    )


def dice_words(row: ActionRow) -> str:
    """Write the values of the die, "1–3", "6"."""
    least, most = row.dice
    return str(least) if least == most else f"{least}–{most}"


# -- cards -------------------------------------------------------------------------------------------------------


def gold(card: HeroView | SkillView | ItemView) -> Phrase:
    """Say what stands after the name of an upgraded card or tile."""
    return Phrase("+", "+") if card.upgraded else EMPTY


def card_name(card: HeroView | SkillView | ItemView) -> Phrase:
    """Name a Hero, Skill or Item, with a plus on its upgraded side."""
    return spoken(card.name) + gold(card)


def on_offer(view: SynchroView) -> tuple[tuple[HeroView, ...], tuple[SkillView, ...], tuple[ItemView, ...]]:
    """List what lies open to be chosen from: at the Village, or else wherever something was drawn."""
    if view.village is not None:
        return view.village.heroes, (), view.village.items
    return (view.offer.heroes, view.offer.skills, ()) if view.offer is not None else ((), (), ())


def why_not_of(skill: SkillView) -> Words | None:
    """Explain what keeps a Hero from using this Skill; nothing for a tile that is on no board."""
    return skill.why_not if isinstance(skill, BoardSkill) else None


def city_of(view: SynchroView, city: int) -> CityView:
    return view.map.cities[city]


def city_name(view: SynchroView, city: int) -> Phrase:
    return spoken(city_of(view, city).name)


def roads_from(view: SynchroView, city: int) -> list[LinkView]:
    """List the ways on from a city."""
    return [link for link in view.map.links if link.origin == city]


def onward_words(view: SynchroView, city: int) -> Phrase:
    """Say where one gets from a city, as in 'Acquachiara, Selvanera (canale)'."""
    names = [
        city_name(view, link.to) + (Phrase(" (canale)", " (canal)") if link.kind == "canal" else EMPTY)
        for link in roads_from(view, city)
    ]
    return both(names)


FEMININE: Final = ("Taverna", "Miniera", "Grande", "Chiesa", "Statua", "Biblioteca", "Torre")
MASCULINE: Final = ("Santuario", "Cimitero", "Vulcano", "Monumento", "Falò", "Campo", "Dojo", "Lago", "Dungeon")
PLURAL: Final = ("Rovine",)


def landmark_the(name: Phrase) -> Phrase:
    """Name it with its article: la Taverna, il Dojo, l'Altare, le Rovine. Of one's own box: the Landmark X."""
    first = name.it.partition(" ")[0]
    if first in PLURAL:
        return Phrase("le {name}", "the {name}").fill(name=name)
    if first in FEMININE:
        return Phrase("la {name}", "the {name}").fill(name=name)
    if first in ("Altare", "Abisso"):
        return Phrase("l'{name}", "the {name}").fill(name=name)
    if first in MASCULINE:
        return Phrase("il {name}", "the {name}").fill(name=name)
    return Phrase("il Punto di Interesse {name}", "the Landmark {name}").fill(name=name)
