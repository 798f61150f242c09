"""What is printed on the pieces, as plain data: towers, heroes, spells, enemies, hordes."""

from __future__ import annotations

from ludoteca.games.kingdom.cards import (
    CLOSED_SQUARES,
    EMPTY_SQUARE,
    KINDS,
    MAGICAL,
    PHYSICAL,
    TYPES,
    Ability,
    Content,
    Enemy,
    Face,
    Hero,
    Spell,
    Tower,
)
from ludoteca.games.kingdom.naming import cells_in
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import Phrase


def both(phrase: Phrase) -> JSON:
    return {"it": phrase.it, "en": phrase.en}


def tower_view(content: Content, kind: int, supply: int, price: int) -> JSON:
    tower: Tower = content.towers[kind]
    return {
        "kind": kind,
        "id": tower.id,
        "name": both(tower.name),
        "family": content.families[tower.family].id,
        "family_name": both(content.families[tower.family].name),
        "level": tower.level,
        "type": TYPES[tower.type],
        "arrows": [[down, right] for down, right in tower.arrows[0]],
        "perfect": tower.perfect,
        "free": tower.free,
        "linked": tower.linked,
        "tiles": [
            {
                "shape": content.shapes[shape].id,
                "cells": [[row, col] for row, col in content.shapes[shape].outlines[turn]],
            }
            for shape, turn in tower.tiles
        ],
        "soldiers": tower.soldiers,
        "supply": supply,
        "price": price,
        "sources": dict(tower.sources),
    }


def ability_view(ability: Ability) -> dict[str, JSON]:
    return {
        "id": ability.id,
        "name": both(ability.name),
        "text": both(ability.text),
        "ongoing": ability.ongoing,
        "type": TYPES[ability.type],
        "arrows": [[down, right] for down, right in ability.arrows[0]],
        "perfect": ability.perfect,
        "free": ability.free,
        "sources": dict(ability.sources),
    }


def hero_view(hero: Hero, number: int, hearts: int, players: int, taken: int) -> JSON:
    return {
        "hero": number,
        "id": hero.id,
        "name": both(hero.name),
        "short": {"it": hero.short, "en": hero.short},
        "melee": hero.melee,
        "ranged": hero.ranged,
        "hearts": hearts,
        "movement": hero.movement,
        "base": ability_view(hero.attack),
        "abilities": [{"index": i, **ability_view(ability)} for i, ability in enumerate(hero.abilities)],
        "starting": hero.starting[players - 1][:],
        "companion": {"name": both(hero.companion.name)} if hero.companion is not None else None,
        "taken": taken,
        "sources": dict(hero.sources),
    }


def spell_view(spell: Spell, number: int, left: bool) -> JSON:
    return {
        "spell": number,
        "id": spell.id,
        "name": both(spell.name),
        "power": spell.power,
        "type": TYPES[spell.type],
        "text": both(spell.text),
        "left": left,
        "sources": dict(spell.sources),
    }


def enemy_view(enemy: Enemy) -> JSON:
    icons = {"heal": enemy.heal, "fast": enemy.fast, "sniper": enemy.sniper, "deadly": enemy.deadly}
    return {
        "id": enemy.id,
        "symbol": enemy.symbol,
        "name": both(enemy.name),
        "resist": [TYPES[type] for type in (PHYSICAL, MAGICAL) if enemy.resist & type],
        "icons": [icon for icon, there in icons.items() if there],
        "large": enemy.large,
        "hearts": enemy.hearts,
        "sources": dict(enemy.sources),
    }


def face_view(content: Content, face: Face, quarter: int) -> dict[str, JSON]:
    """A card as it lies on the path."""
    grid = face.grids[quarter]
    return {
        "kind": KINDS[face.kind],
        "id": face.id,
        "name": both(face.name),
        "level": face.level,
        "crystals": face.crystals,
        "grid": [square_view(content, symbol) for symbol in grid.symbols],
        "large": [cells_in(mask) for mask in grid.large],
        "sources": dict(face.sources),
    }


def square_view(content: Content, symbol: str) -> str:
    if symbol == EMPTY_SQUARE:
        return ""
    return CLOSED_SQUARES.get(symbol) or content.enemies[content.enemy_of[symbol]].id
