"""What is printed on the pieces, as plain data: Heroes, Skills, Items, Monsters, Journal tiles."""

from __future__ import annotations

from ludoteca.games.synchro.cards import CLASSES, COLOURS, MARKS, SIDES, Content
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import Phrase


def both(phrase: Phrase) -> JSON:
    return {"it": phrase.it, "en": phrase.en}


def hero_view(content: Content, packed: int) -> dict[str, JSON]:
    """A Hero card on the side that shows."""
    hero = content.heroes[packed >> 1]
    return {
        "hero": packed >> 1,
        "id": hero.id,
        "name": hero.name,
        "title": both(hero.title),
        "class": CLASSES[hero.hero_class],
        "class_name": both(content.classes[hero.hero_class].name),
        "colour": COLOURS[content.classes[hero.hero_class].colour],
        "upgraded": bool(packed & 1),
        "legendary": hero.legendary,
        "text": both(hero.sides[packed & 1].text),
        "other_text": both(hero.sides[1 - (packed & 1)].text),
        "sources": dict(hero.sources),
    }


def skill_view(content: Content, packed: int) -> dict[str, JSON]:
    skill = content.skills[packed >> 1]
    return {
        "skill": packed >> 1,
        "id": skill.id,
        "name": both(skill.name),
        "cost": skill.cost[:],
        "colour": COLOURS[skill.colour],
        "upgraded": bool(packed & 1),
        "text": both(skill.texts[packed & 1]),
        "other_text": both(skill.texts[1 - (packed & 1)]),
        "sources": dict(skill.sources),
    }


def item_view(content: Content, packed: int) -> dict[str, JSON]:
    item = content.items[packed >> 1]
    return {
        "item": packed >> 1,
        "id": item.id,
        "code": item.code,
        "name": both(item.name),
        "cost": item.cost,
        "upgraded": bool(packed & 1),
        "side": SIDES[packed & 1],
        "text": both(item.sides[packed & 1].text),
        "other_text": both(item.sides[1 - (packed & 1)].text),
        "sources": dict(item.sources),
    }


def monster_view(content: Content, card: int) -> dict[str, JSON]:
    monster = content.monsters[card]
    return {
        "monster": card,
        "id": monster.id,
        "name": both(monster.name),
        "level": monster.level,
        "elite": monster.elite,
        "celestial": monster.celestial,
        "mark": MARKS[monster.mark],
        "basic": monster.basic_attack,
        "actions": [{"dice": [row.least, row.most], "text": both(row.text)} for row in monster.actions],
        "ability": both(monster.ability.text) if monster.ability.text.en else None,
        "sources": dict(monster.sources),
    }


def landmark_view(content: Content, landmark: int) -> dict[str, JSON]:
    mark = content.landmarks[landmark]
    return {
        "landmark": landmark,
        "id": mark.id,
        "name": both(mark.name),
        "text": both(mark.text),
        "source": mark.source,
    }


def tile_view(content: Content, number: int) -> dict[str, JSON]:
    tile = content.tiles[number]
    return {
        "tile": number,
        "id": tile.id,
        "level": tile.level,
        "monsters": tile.monsters[:],
        "coins": tile.coins,
        "landmarks": [
            {**landmark_view(content, landmark), "place": place, "time": tile.times[place]}
            for place, landmark in enumerate(tile.landmarks)
        ],
        "sources": dict(tile.sources),
    }
