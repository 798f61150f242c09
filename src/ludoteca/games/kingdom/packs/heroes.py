"""Reading heroes and spells."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.effects.text import Aim
from ludoteca.games.kingdom.packs.steps import show_steps
from ludoteca.games.kingdom.packs.texts import TextReader
from ludoteca.games.kingdom.packs.values import PLAYERS, aim
from ludoteca.games.kingdom.shows.terms import BASE_ATTACK
from ludoteca.games.kingdom.state.cards import HERO_ABILITIES, TYPES, Ability, Companion, Hero, Spell, Tower
from ludoteca.games.kingdom.state.sources import hero_origin, spell_origin
from ludoteca.kernel.pack_values import inner, maps, read_sources, truth
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.texts import EMPTY

STYLES: Final = ("melee", "ranged")
HERO_VALUES: Final = ("name", "hearts", "movement", "starting_towers")
ATTACK_VALUES: Final = ("style", "type", "arrows", "perfect", "free", "effects")
ABILITY_VALUES: Final = ("name", "ongoing", "type", "arrows", "perfect", "free", "effects")
SPELL_VALUES: Final = ("name", "power", "type", "free", "effects")
FINER: Final = ("name_en", "tiles", "bonus_tiles")
"""Parts of a text that may come from elsewhere."""
MOST_HEARTS: Final = 20
MOST_MOVEMENT: Final = 9
MOST_STARTING: Final = 10
MOST_POWER: Final = 2


class HeroReader:
    """Reads heroes and spells with one set of towers and one language."""

    def __init__(self, towers: list[Tower], texts: TextReader) -> None:
        self.towers = {tower.id: i for i, tower in enumerate(towers)}
        self.texts = texts

    def hero(self, entry: Fields, number: int) -> Hero:
        hero = Hero(entry.text("id"), entry.phrase("name"))
        hero.short = entry.text("short", required=False) or hero.name.it.split(" ")[0]
        hero.hearts = entry.whole("hearts", 1, MOST_HEARTS)
        hero.movement = entry.whole("movement", 0, MOST_MOVEMENT)
        self.starting(entry, hero)
        hero.sources = read_sources(entry, HERO_VALUES, extra=("surname",))
        common = str(entry.data.get("source") or "")
        self.companion(entry, hero, common)
        fields = inner(entry, "attack", "{style: [melee], type: physical, effects: […]}")
        if fields is not None:
            fields.what = "a base attack"
            given = fields.texts("style")
            for text, where in given:
                if text not in STYLES:
                    entry.report.add(where, f"unknown style {text!r}; known are {', '.join(STYLES)}")
            styles = [text for text, _ in given]
            hero.melee, hero.ranged = "melee" in styles, "ranged" in styles
            if fields.data.get("style", []) == []:
                fields.fail("style", "a base attack is [melee], [ranged] or [melee, ranged]", "KR-12.02")
            hero.attack = self.ability(fields, Ability("base", BASE_ATTACK), hero, number)
            hero.attack.sources = read_sources(fields, ATTACK_VALUES, common, FINER)
            fields.nothing_else()
        for fields in maps(entry, "abilities", "an ability", "{id: …, name: …, effects: […]}"):
            ability = Ability(fields.text("id"), fields.phrase("name"))
            if ability.id in [other.id for other in hero.abilities]:
                fields.fail("id", f"{hero.id!r} has an ability {ability.id!r} already")
            ability.ongoing = truth(fields, "ongoing")
            hero.abilities.append(self.ability(fields, ability, hero, number))
            ability.sources = read_sources(fields, ABILITY_VALUES, common, FINER)
            fields.nothing_else()
        if len(hero.abilities) != HERO_ABILITIES and isinstance(entry.data.get("abilities", []), list):
            entry.fail("abilities", f"a hero has {HERO_ABILITIES} abilities, not {len(hero.abilities)}", "KR-1.22")
        hero.needs_facing = hero.attack.aims or any(ability.aims for ability in hero.abilities)
        entry.nothing_else()
        return hero

    def starting(self, entry: Fields, hero: Hero) -> None:
        """Read the starting towers, by number of players (KR-2.04)."""
        fields = inner(entry, "starting_towers", "{solo: […], 2p: […], 3p: […], 4p: […]}")
        if fields is None:
            return
        for players, key in enumerate(PLAYERS):
            if key not in fields.data:
                fields.get(key, "a list of towers")
            for text, where in fields.texts(key):
                if text in self.towers:
                    hero.starting[players].append(self.towers[text])
                else:
                    level1 = ", ".join(id for id in self.towers if id.endswith("-1"))
                    entry.report.add(
                        where, f"there is no tower {text!r}; for example {level1 or ', '.join(self.towers)}"
                    )
            if len(hero.starting[players]) > MOST_STARTING:
                fields.fail(key, f"more than {MOST_STARTING} towers")
        fields.nothing_else()

    def companion(self, entry: Fields, hero: Hero, common: str) -> None:
        fields = inner(entry, "companion", "{id: …, name: …, movement: 2}", required=False)
        if fields is None:
            return
        hero.companion = Companion(fields.text("id"), fields.phrase("name"), fields.whole("movement", 0, MOST_MOVEMENT))
        hero.companion.sources = read_sources(fields, ("name", "movement"), common)
        fields.nothing_else()

    def ability(self, entry: Fields, ability: Ability, hero: Hero, number: int) -> Ability:
        """Read what a base attack and an ability have in common: how it aims and what it does."""
        type = entry.choice("type", TYPES, required=False)
        ability.type = TYPES.index(type) if type else 0
        ability.arrows, ability.perfect = aim(entry)
        ability.free = truth(entry, "free")
        aimed = Aim(ability.type, ability.arrows, ability.perfect, ability.free, hero_origin(number))
        companion = hero.companion.name if hero.companion is not None else EMPTY
        ability.node, ability.text = self.texts.read(entry, ability.name, hero.short, aimed, companion)
        if ability.node >= 0:
            show_steps(ability, self.texts.effects_at(ability.node))
        return ability

    def spell(self, entry: Fields, number: int) -> Spell:
        spell = Spell(entry.text("id"), entry.phrase("name"))
        spell.power = entry.whole("power", 1, MOST_POWER)
        type = entry.choice("type", TYPES, required=False)
        spell.type = TYPES.index(type) if type else 0
        spell.free = truth(entry, "free")
        aimed = Aim(spell.type, [[], [], [], []], True, spell.free, spell_origin(number))
        spell.node, spell.text = self.texts.read(entry, spell.name, "", aimed)
        spell.sources = read_sources(entry, SPELL_VALUES, extra=FINER)
        entry.nothing_else()
        return spell
