"""What printed things are worth to the party, in points of damage: Skills, abilities, what Monsters do.

Everything is read from the effects themselves, so that it holds for boxes of one's own as well. An amount may grow with
the Hero's level and Class Level, and so does what it is worth: a worth is three numbers, like an amount.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.synchro.effects import targets
from ludoteca.games.synchro.effects.harm import Damage
from ludoteca.games.synchro.effects.help import GainCoins, Heal, Shield
from ludoteca.games.synchro.effects.shards import Burn, ChooseShards, Refill, Reroll
from ludoteca.games.synchro.effects.targets import Target
from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.effects.tokens import Silence, Stun
from ludoteca.games.synchro.state import cards
from ludoteca.games.synchro.state.cards import Ability, Content, Monster
from ludoteca.kernel.frames import Node

TIMES: Final = {
    targets.FRONT: 1.0,
    targets.REAR: 1.05,
    targets.FRONT2: 1.8,
    targets.REAR2: 1.8,
    targets.P2: 0.9,
    targets.P3: 0.75,
    targets.P4: 0.6,
    targets.ANY_FOE: 1.15,
    targets.OTHER_FOE: 0.95,
    targets.STRUCK: 1.0,
    targets.ADJACENT: 1.3,
    targets.ALL_FOES: 3.0,
    targets.MOST_HURT: 1.1,
    targets.LOWEST_HP: 1.2,
    targets.ATTACKER: 1.0,
    targets.SELF: 1.0,
    targets.ANY_ALLY: 1.1,
    targets.OTHER_ALLY: 1.0,
    targets.ALL_ALLIES: 3.2,
    targets.MOST_HURT_ALLY: 1.0,
    targets.EVERYONE_AT: 0.5,
}
"""How many are usually meant, and a little for the choice."""
SHIELD: Final = 0.8
HEAL: Final = 0.7
"""A point of Shield or healing, in points of damage."""
OFTEN: Final = {
    cards.BATTLE_START: 0.25,
    cards.TURN_START: 1.0,
    cards.ON_BASIC_ATTACK: 0.95,
    cards.ON_SKILL: 0.8,
    cards.ON_SWAP: 0.3,
    cards.ON_DAMAGED: 0.8,
    cards.ON_KILL: 0.25,
    cards.ON_LEVEL_UP: 0.35,
    cards.BATTLE_END: 0.2,
    cards.ROUND_END: 1.0,
    cards.ON_ALLY_DEFEATED: 0.3,
}
"""How often in a round something sets off an ability."""
COUNTED: Final = (cards.BASIC_DAMAGE, cards.SKILL_DAMAGE, cards.MAX_HP, cards.CLASS_LEVEL)
"""Constant abilities that a position shows by itself."""
STATICS: Final = {
    cards.DAMAGE_TAKEN: -1.6,
    cards.CONVERSIONS: 1.0,
    cards.BASIC_SPLASH: 4.0,
    cards.BASIC_ANY_TARGET: 0.8,
    cards.FREE_SWAP: 0.5,
    cards.SKILL_DISCOUNT: 3.0,
}
"""What one of a constant ability brings in a round."""


@dataclass(eq=False)
class Worth:
    """So much, so much more for each level, and for each Class Level."""

    lv: float = 0.0
    clv: float = 0.0
    plus: float = 0.0

    def add(self, other: Worth, times: float) -> None:
        self.lv += times * other.lv
        self.clv += times * other.clv
        self.plus += times * other.plus

    def at(self, level: int, class_level: int) -> float:
        return self.lv * level + self.clv * class_level + self.plus


class Book:
    """The worth of everything in a box: worked out once."""

    def __init__(self, content: Content) -> None:
        programme = content.programme
        self.skills: list[Worth] = []
        """By tile and side, packed."""
        for skill in content.skills:
            self.skills += [worth_of(programme[skill.nodes[side]]) for side in (0, 1)]
        self.heroes: list[Worth] = []
        for hero in content.heroes:
            self.heroes += [ability_worth(programme, hero.sides[side]) for side in (0, 1)]
        self.items: list[Worth] = []
        for item in content.items:
            self.items += [ability_worth(programme, item.sides[side]) for side in (0, 1)]
        self.rows: list[list[Blow]] = []
        """By Monster, what its actions do, row by row."""
        self.threat: list[float] = []
        """By Monster, the damage of an average turn."""
        for monster in content.monsters:
            rows = [blow_of(programme[action.node]) for action in monster.actions]
            self.rows.append(rows)
            self.threat.append(average(monster, rows) + ability_worth(programme, monster.ability).plus)
        self.way = ways(content)
        """By city, the Journeys from there to Stellaris."""


class Blow:
    """What an action of a Monster does to the Heroes: damage by whom it is aimed at, and all of it together."""

    def __init__(self) -> None:
        self.aims: list[targets.Kind] = []
        self.amounts: list[int] = []
        self.total = 0.0


def worth_of(node: Node) -> Worth:
    """Add up the worth of a text, effect by effect."""
    worth = Worth()
    if isinstance(node, Text):
        for effect in node.effects:
            add_effect(worth, effect)
    return worth


def add_effect(worth: Worth, effect: Node) -> None:
    if isinstance(effect, Damage):
        times = times_of(effect.to) if effect.to.kind is not targets.SELF else -0.8
        add_amount(worth, effect.amount.lv, effect.amount.clv, effect.amount.plus, times)
        if effect.bonus is not None:
            add_amount(worth, effect.bonus.lv, effect.bonus.clv, effect.bonus.plus, 0.5 * times)
    elif isinstance(effect, Shield):
        add_amount(worth, effect.amount.lv, effect.amount.clv, effect.amount.plus, SHIELD * times_of(effect.to))
    elif isinstance(effect, Heal):
        add_amount(worth, effect.amount.lv, effect.amount.clv, effect.amount.plus, HEAL * times_of(effect.to))
    elif isinstance(effect, Stun):
        worth.add(Worth(1.7, 0.0, 1.0), times_of(effect.to))
    elif isinstance(effect, Silence):
        worth.add(Worth(0.35, 0.0, 0.3), times_of(effect.to))
    elif isinstance(effect, Burn):
        worth.add(Worth(0.25, 0.0, 0.2), effect.count * times_of(effect.to))
    elif isinstance(effect, Refill):
        worth.add(Worth(0.8, 0.0, 1.2), effect.count * times_of(effect.to))
    elif isinstance(effect, ChooseShards):
        worth.add(Worth(1.0, 0.0, 2.0), effect.count * times_of(effect.to))
    elif isinstance(effect, Reroll):
        worth.add(Worth(0.2, 0.0, 0.0), 1.0)
    elif isinstance(effect, GainCoins):
        worth.add(Worth(0.0, 0.0, float(effect.amount.plus)), 5.0)
    else:
        worth.add(Worth(0.15, 0.0, 0.2), 1.0)


def add_amount(worth: Worth, lv: int, clv: int, plus: int, times: float) -> None:
    worth.lv += times * lv
    worth.clv += times * clv
    worth.plus += times * plus


def times_of(to: Target) -> float:
    return TIMES[to.kind]


def ability_worth(programme: list[Node], ability: Ability) -> Worth:
    """Reckon the worth of an ability in a round, on average."""
    worth = Worth()
    for static in ability.statics:
        if static.change not in COUNTED:
            usual = 1.0 if static.positions == cards.EVERYWHERE else 0.7
            worth.plus += usual * STATICS[static.change] * static.amount
    for triggered in ability.triggers:
        often = OFTEN[triggered.occasion]
        if triggered.shards_at_most >= 0:
            often *= 0.3 + 0.2 * triggered.shards_at_most
        worth.add(worth_of(programme[triggered.node]), often)
    return worth


def blow_of(node: Node) -> Blow:
    """Reckon a blow; what helps Monsters, or hinders Heroes otherwise, counts as damage in the total alone."""
    blow = Blow()
    if isinstance(node, Text):
        for effect in node.effects:
            if isinstance(effect, Damage):
                blow.aims.append(effect.to.kind)
                blow.amounts.append(effect.amount.plus)
                blow.total += TIMES[effect.to.kind] * effect.amount.plus
            elif isinstance(effect, Shield):
                blow.total += 0.6 * TIMES[effect.to.kind] * effect.amount.plus
            elif isinstance(effect, Heal):
                blow.total += 0.5 * TIMES[effect.to.kind] * effect.amount.plus
            elif isinstance(effect, Stun):
                blow.total += 5.0
            else:
                blow.total += 1.0
    return blow


def average(monster: Monster, rows: list[Blow]) -> float:
    total = 0.0
    for face in range(1, cards.DIE + 1):
        row = monster.row_of[face]
        total += rows[row].total if row >= 0 else monster.basic_attack
    return total / cards.DIE


def ways(content: Content) -> list[int]:
    """Measure the shortest ways, from the goal backwards: ways lead on to cities further right or down."""
    distances = [99] * len(content.cities)
    distances[content.goal] = 0
    for _ in content.cities:
        for number, city in enumerate(content.cities):
            for road in city.roads:
                distances[number] = min(distances[number], distances[road] + 1)
    return distances


BOOKS: Final[dict[str, Book]] = {}


def book_of(content: Content) -> Book:
    book = BOOKS.get(content.digest)
    if book is None:
        book = BOOKS[content.digest] = Book(content)
    return book
