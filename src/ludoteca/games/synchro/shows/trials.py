"""Items, Skills and Heroes on trial: what the lab is told of their courses, and boxes with others in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.state.cards import Content, Hero, Item, Skill
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.boxes import content_of, number_of
from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import ALTERNATIVES, DRAWN, PLAYED, TURN, Courses, Trial, Use

ITEMS: Final = 1000
"""What an Item's number as a thing begins with; Heroes go by theirs."""
SKILLS: Final = 2000
ITEM_COURSES: Final = Courses(
    Phrase("in vista dall'inizio", "shown at the start"),
    Phrase("in vista, da avere", "shown, to be had"),
    Phrase("portato da un Eroe", "borne by a Hero"),
    Phrase("mai in vista", "never shown"),
)
SKILL_COURSES: Final = Courses(
    Phrase("pescata all'inizio", "drawn at the start"),
    Phrase("pescata", "drawn"),
    Phrase("usata", "used"),
    Phrase("mai pescata", "never drawn"),
)
HERO_COURSES: Final = Courses(
    Phrase("pescato all'inizio", "drawn at the start"),
    Phrase("pescato", "drawn"),
    Phrase("nel gruppo", "in the party"),
    Phrase("mai pescato", "never drawn"),
)


def pieces(packs: tuple[Path, ...]) -> dict[str, Phrase]:
    content = load_content(packs)
    named = {thing.id: thing.name for thing in (*content.items, *content.skills)}
    return named | {hero.id: Phrase(hero.name, hero.name) for hero in content.heroes}


def courses(piece: str, packs: tuple[Path, ...]) -> Courses:
    content = load_content(packs)
    if number_of(content.heroes, piece) >= 0:
        return HERO_COURSES
    return SKILL_COURSES if number_of(content.skills, piece) >= 0 else ITEM_COURSES


def trials(piece: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]:
    """Print on the card what is on others that are like it, so that chance brings it in both journeys alike."""
    return [
        Trial(-1, other, {}, {"swaps": [f"{piece}>{other}"]})
        for other in most_alike(content_of(load_content, options), piece)[:ALTERNATIVES]
    ]


def most_alike(content: Content, piece: str) -> list[str]:
    """List others of the kind: Items by their cost, Skills by colour and cost, Heroes by class."""
    item, skill, hero = (
        number_of(content.items, piece),
        number_of(content.skills, piece),
        number_of(content.heroes, piece),
    )
    if item >= 0:
        return items_like(content, content.items[item])
    return skills_like(content, content.skills[skill]) if skill >= 0 else heroes_like(content, content.heroes[hero])


def items_like(content: Content, item: Item) -> list[str]:
    others = sorted(content.items, key=lambda other: abs(other.cost - item.cost))
    return [other.id for other in others if other is not item]


def skills_like(content: Content, skill: Skill) -> list[str]:
    others = sorted(content.skills, key=lambda other: (other.colour != skill.colour, abs(other.size - skill.size)))
    return [other.id for other in others if other is not skill]


def heroes_like(content: Content, hero: Hero) -> list[str]:
    others = sorted(content.heroes, key=lambda other: other.hero_class != hero.hero_class)
    return [other.id for other in others if other is not hero and other.legendary == hero.legendary]


def uses(m: SynchroMatch, events: Sequence[Event]) -> list[Use]:
    """List what was shown or drawn, what came into the party and was used; a turn is a day."""
    uses: list[Use] = []
    for event in events:
        kind, things = event.kind, event.things
        if kind == "TimePassed":
            uses.append(Use(TURN, -1, things[1]))
        elif kind == "HeroesDrawn":
            uses += [of_hero(m, DRAWN, hero) for hero in things]
        elif kind == "HeroDrawn":
            uses.append(of_hero(m, DRAWN, things[0]))
        elif kind in ("HeroPicked", "HeroGained"):
            uses.append(of_hero(m, PLAYED, things[1]))
        elif kind == "VillageEntered":
            uses += [of_hero(m, DRAWN, hero) for hero in things[1 : 1 + things[0]]]
            uses += [of_item(m, DRAWN, item) for item in things[1 + things[0] :]]
        elif kind == "ItemGained":
            uses.append(of_item(m, DRAWN, things[0]))
        elif kind == "ItemGiven":
            uses.append(of_item(m, PLAYED, things[1]))
        elif kind == "SkillsDrawn":
            uses += [of_skill(m, DRAWN, skill) for skill in things[1:]]
        elif kind == "SkillUsed":
            uses.append(of_skill(m, PLAYED, things[2]))
    return uses


def of_hero(m: SynchroMatch, what: str, hero: int) -> Use:
    return Use(what, 0, hero, m.content.heroes[hero].id)


def of_item(m: SynchroMatch, what: str, item: int) -> Use:
    return Use(what, 0, ITEMS + item, m.content.items[item].id)


def of_skill(m: SynchroMatch, what: str, skill: int) -> Use:
    return Use(what, 0, SKILLS + skill, m.content.skills[skill].id)
