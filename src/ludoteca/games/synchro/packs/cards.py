"""Reading Heroes, Skills, Items, Monsters and Celestials."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.packs.texts import OF_CELESTIAL, OF_HERO, OF_ITEM, TextReader
from ludoteca.games.synchro.packs.values import wholes
from ludoteca.games.synchro.state.cards import (
    CLASSES,
    COLOURS,
    DIE,
    MARKS,
    MOST_MONSTER_LEVEL,
    SIDES,
    Action,
    Hero,
    HeroClass,
    Item,
    Monster,
    Skill,
)
from ludoteca.kernel.pack_values import inner, maps, read_sources, truth
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.texts import Phrase

MOST_COST: Final = 5
MOST_PRICE: Final = 99
MOST_HP: Final = 999
MOST_COPIES: Final = 9
HERO_VALUES: Final = ("name", "title", "class", "legendary", *SIDES)
SKILL_VALUES: Final = ("name", "cost", *SIDES)
ITEM_VALUES: Final = ("code", "name", "cost", *SIDES)
MONSTER_VALUES: Final = ("name", "level", "copies", "hp", "mark", "elite", "actions")
CELESTIAL_VALUES: Final = ("name", "hp", "mark", "basic_attack", "actions", "ability")
FINER: Final = ("name_en", "action_on_die_4")
"""Parts of values that may come from elsewhere."""
BASIC_TIMES: Final = 2
"""A Monster's Basic Attack is this many times its level (SH-15.04)."""


class CardReader:
    """Reads cards; what they do goes into the reader's programme."""

    def __init__(self, texts: TextReader) -> None:
        self.texts = texts

    def hero_class(self, entry: Fields) -> HeroClass:
        colour = entry.choice("colour", COLOURS[:3])
        made = HeroClass(entry.text("id"), entry.phrase("name"), COLOURS.index(colour) if colour else 0)
        self.texts.hero_class(entry, made)
        made.source = read_sources(entry, ("name",)).get("name", "")
        entry.nothing_else()
        return made

    def hero(self, entry: Fields) -> Hero:
        hero = Hero(entry.text("id"), entry.text("name"), entry.phrase("title"))
        known = entry.choice("class", CLASSES)
        hero.hero_class = CLASSES.index(known) if known else 0
        hero.legendary = truth(entry, "legendary")
        title = Phrase(hero.name, hero.name)
        hero.sides = [self.texts.ability(entry, side, title, OF_HERO) for side in SIDES]
        hero.sources = read_sources(entry, HERO_VALUES, extra=FINER)
        entry.nothing_else()
        return hero

    def skill(self, entry: Fields) -> Skill:
        skill = Skill(entry.text("id"), entry.phrase("name"))
        self.cost(entry, skill)
        for side, key in enumerate(SIDES):
            skill.nodes[side], skill.texts[side] = self.texts.skill(entry, key, skill.name)
        skill.sources = read_sources(entry, SKILL_VALUES, extra=FINER)
        entry.nothing_else()
        return skill

    def cost(self, entry: Fields, skill: Skill) -> None:
        """Read Shards of one colour or of several; the border has the colour that is asked for most, or named first."""
        before = len(entry.report.problems)
        fields = inner(entry, "cost", "{red: 2}")
        if fields is None:
            return
        for colour, key in enumerate(COLOURS):
            skill.cost[colour] = fields.whole(key, 1, MOST_COST, required=False, default=0)
        fields.nothing_else()
        if len(entry.report.problems) > before:
            return
        skill.size = sum(skill.cost)
        if not 1 <= skill.size <= MOST_COST:
            message = f"a Skill costs from 1 to {MOST_COST} Shards: {{red: 2}} or {{red: 1, blue: 1}}"
            entry.fail("cost", message, "SH-4.04")
            return
        most = max(skill.cost)
        skill.colour = next(colour for colour in map(COLOURS.index, fields.data) if skill.cost[colour] == most)

    def item(self, entry: Fields) -> Item:
        item = Item(entry.text("id"), entry.text("code"), entry.phrase("name"))
        item.cost = entry.whole("cost", 0, MOST_PRICE)
        item.sides = [self.texts.ability(entry, side, item.name, OF_ITEM) for side in SIDES]
        item.sources = read_sources(entry, ITEM_VALUES, extra=FINER)
        entry.nothing_else()
        return item

    def monster(self, entry: Fields) -> Monster:
        monster = Monster(entry.text("id"), entry.phrase("name"))
        monster.level = entry.whole("level", 1, MOST_MONSTER_LEVEL, default=1)
        monster.copies = entry.whole("copies", 1, MOST_COPIES, required=False, default=1)
        monster.elite = truth(entry, "elite")
        monster.basic_attack = BASIC_TIMES * monster.level
        self.body(entry, monster)
        monster.sources = read_sources(entry, MONSTER_VALUES, extra=FINER)
        entry.nothing_else()
        return monster

    def celestial(self, entry: Fields) -> Monster:
        monster = Monster(entry.text("id"), entry.phrase("name"))
        monster.celestial = True
        monster.basic_attack = entry.whole("basic_attack", 1, MOST_PRICE)
        self.body(entry, monster)
        monster.ability = self.texts.ability(entry, "ability", monster.name, OF_CELESTIAL)
        monster.sources = read_sources(entry, CELESTIAL_VALUES, extra=FINER)
        entry.nothing_else()
        return monster

    def body(self, entry: Fields, monster: Monster) -> None:
        """Read HP, mark and the table of actions."""
        monster.hp = entry.whole("hp", 1, MOST_HP, default=1)
        mark = entry.choice("mark", MARKS, required=False, default="none")
        monster.mark = MARKS.index(mark)
        before = len(entry.report.problems)
        for row in maps(entry, "actions", "an action", "{dice: [1, 2], effects: […]}", required=True):
            self.action(row, monster)
        if len(entry.report.problems) == before:
            self.table(entry, monster)

    def action(self, row: Fields, monster: Monster) -> None:
        dice = wholes(row, "dice", 1, DIE, 2)
        if len(dice) != 2 or dice[0] > dice[1]:
            row.fail("dice", "the lowest and the highest value of the die: [1, 2]")
            return
        action = Action(dice[0], dice[1])
        action.node, action.text = self.texts.action(row, monster.name)
        row.nothing_else()
        monster.actions.append(action)

    def table(self, entry: Fields, monster: Monster) -> None:
        """Note the action that each value of the die selects: one, the lowest first (SH-5.04, SH-A.39)."""
        values = [value for action in monster.actions for value in range(action.least, action.most + 1)]
        if values != list(range(1, DIE + 1)):
            text = f"the actions are for {', '.join([str(value) for value in values]) or 'nothing'}"
            entry.fail("actions", f"{text}; each value from 1 to {DIE} has one, from the lowest up", "SH-5.04")
            return
        for number, action in enumerate(monster.actions):
            for value in range(action.least, action.most + 1):
                monster.row_of[value] = number
