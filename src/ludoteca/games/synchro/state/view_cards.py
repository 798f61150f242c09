"""What is printed on the pieces: Heroes, Skills, Items, Monsters, Journal tiles."""

from __future__ import annotations

from typing import Any

from ludoteca.games.synchro.state.cards import CLASSES, COLOURS, MARKS, SIDES, Content
from ludoteca.games.synchro.state.view_deeds import deeds_of
from ludoteca.games.synchro.state.view_types import (
    ActionRow,
    HeroView,
    ItemView,
    LandmarkView,
    MonsterView,
    SkillView,
    TileLandmark,
    TileView,
)
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.views import Sources, named, words_of


@kept(1500)
def hero_face(content: Content, packed: int) -> dict[str, Any]:
    """Say what is on the side of a Hero card that shows."""
    hero = content.heroes[packed >> 1]
    return {
        "hero": packed >> 1,
        "id": hero.id,
        "name": hero.name,
        "title": words_of(hero.title),
        "of_class": CLASSES[hero.hero_class],
        "class_name": words_of(content.classes[hero.hero_class].name),
        "colour": COLOURS[content.classes[hero.hero_class].colour],
        "upgraded": bool(packed & 1),
        "legendary": hero.legendary,
        "text": words_of(hero.sides[packed & 1].text),
        "other_text": words_of(hero.sides[1 - (packed & 1)].text),
        "sources": Sources(hero.sources),
    }


@kept(300)
def hero_view(content: Content, packed: int) -> HeroView:
    return HeroView(**hero_face(content, packed))


@kept(800)
def skill_face(content: Content, packed: int) -> dict[str, Any]:
    """Say what is on the side of a Skill tile that shows."""
    skill = content.skills[packed >> 1]
    return {
        "skill": packed >> 1,
        **named(skill),
        "cost": tuple(skill.cost),
        "colour": COLOURS[skill.colour],
        "upgraded": bool(packed & 1),
        "text": words_of(skill.texts[packed & 1]),
        "other_text": words_of(skill.texts[1 - (packed & 1)]),
        "deeds": deeds_of(content, skill.nodes[packed & 1]),
    }


@kept(300)
def skill_view(content: Content, packed: int) -> SkillView:
    return SkillView(**skill_face(content, packed))


@kept(600)
def item_face(content: Content, packed: int) -> dict[str, Any]:
    """Say what is on the side of an Item that shows."""
    item = content.items[packed >> 1]
    return {
        "item": packed >> 1,
        **named(item),
        "code": item.code,
        "cost": item.cost,
        "upgraded": bool(packed & 1),
        "side": SIDES[packed & 1],
        "text": words_of(item.sides[packed & 1].text),
        "other_text": words_of(item.sides[1 - (packed & 1)].text),
    }


@kept(300)
def item_view(content: Content, packed: int) -> ItemView:
    return ItemView(**item_face(content, packed))


@kept(800)
def monster_face(content: Content, card: int) -> dict[str, Any]:
    """Say what is on a Monster card."""
    monster = content.monsters[card]
    return {
        "monster": card,
        **named(monster),
        "level": monster.level,
        "elite": monster.elite,
        "celestial": monster.celestial,
        "mark": MARKS[monster.mark],
        "basic": monster.basic_attack,
        "actions": tuple([ActionRow((row.least, row.most), words_of(row.text)) for row in monster.actions]),
        "ability": words_of(monster.ability.text) if monster.ability.text.en else None,
    }


@kept(1000)
def monster_view(content: Content, card: int) -> MonsterView:
    return MonsterView(**monster_face(content, card))


@kept(500)
def landmark_face(content: Content, landmark: int) -> dict[str, Any]:
    """Say what a Landmark is and does."""
    mark = content.landmarks[landmark]
    return {
        "landmark": landmark,
        "id": mark.id,
        "name": words_of(mark.name),
        "text": words_of(mark.text),
        "source": mark.source,
    }


@kept(600)
def landmark_view(content: Content, landmark: int) -> LandmarkView:
    return LandmarkView(**landmark_face(content, landmark))


@kept(300)
def tile_view(content: Content, number: int) -> TileView:
    tile = content.tiles[number]
    return TileView(
        tile=number,
        id=tile.id,
        level=tile.level,
        monsters=tuple(tile.monsters),
        coins=tile.coins,
        landmarks=tuple(
            [
                TileLandmark(**landmark_face(content, landmark), place=place, time=tile.times[place])
                for place, landmark in enumerate(tile.landmarks)
            ]
        ),
        sources=Sources(tile.sources),
    )
