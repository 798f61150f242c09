"""What the box holds: heroes, skills, items, monsters, journal tiles, the map, the tracks. Facts and programme numbers.

Nothing here changes during a match. A card or tile with its side is packed as number * 2 + side, 0 for the normal side
and 1 for the upgraded one. Celestials are monsters and stand after all others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludoteca.kernel.acts import Acts
from ludoteca.kernel.contents import Contents, Named, Thing
from ludoteca.kernel.frames import Node
from ludoteca.kernel.texts import EMPTY, Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.effects.deeds.base import Deed

# Colours of Shards, books and the wheel.
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
TRANSPARENT: Final = 3
COLOURS: Final = ("red", "blue", "green", "transparent")

BOARD_COLOURS: Final = ("red", "yellow", "blue", "green")
"""Of the boards, Hero's and Monster's alike, and of the marbles."""

MAGE: Final = 0
WARRIOR: Final = 1
RANGER: Final = 2
CLASSES: Final = ("mage", "warrior", "ranger")

NORMAL: Final = 0
UPGRADED: Final = 1
SIDES: Final = ("normal", "upgraded")

# Where a Monster goes when it is drawn.
NO_MARK: Final = 0
FRONT_MARK: Final = 1
REAR_MARK: Final = 2
MARKS: Final = ("none", "F", "R")

BOARDS: Final = 4
UNITS: Final = 8
"""Heroes are units 0 to 3, by board; Monsters 4 to 7."""
MAX_LEVEL: Final = 7
MOST_MONSTER_LEVEL: Final = 5
SEASONS: Final = ("spring", "summer", "autumn", "winter")
DIE: Final = 6

# What sets off an ability.
BATTLE_START: Final = 0
TURN_START: Final = 1
ON_BASIC_ATTACK: Final = 2
ON_SKILL: Final = 3
ON_SWAP: Final = 4
ON_DAMAGED: Final = 5
ON_KILL: Final = 6
ON_LEVEL_UP: Final = 7
BATTLE_END: Final = 8
ROUND_END: Final = 9
ON_ALLY_DEFEATED: Final = 10
OCCASIONS: Final = (
    "battle_start", "turn_start", "on_basic_attack", "on_skill", "on_swap", "on_damaged", "on_kill", "on_level_up",
    "battle_end", "round_end", "on_ally_defeated",
)  # fmt: skip

# How often an ability may be set off.
NO_LIMIT: Final = 0
PER_TURN: Final = 1
PER_ROUND: Final = 2

# What a constant ability changes.
BASIC_DAMAGE: Final = 0
SKILL_DAMAGE: Final = 1
DAMAGE_TAKEN: Final = 2
MAX_HP: Final = 3
CONVERSIONS: Final = 4
CLASS_LEVEL: Final = 5
BASIC_SPLASH: Final = 6
BASIC_ANY_TARGET: Final = 7
FREE_SWAP: Final = 8
SKILL_DISCOUNT: Final = 9
CHANGES: Final = (
    "basic_damage", "skill_damage", "damage_taken", "max_hp", "conversions", "class_level", "basic_splash",
    "basic_any_target", "free_swap", "skill_discount",
)  # fmt: skip
EVERYWHERE: Final = 0b1111
"""Bits of the positions in which a constant ability holds, P1 the first."""

# What reaching a level brings.
SKILL_PICK: Final = 0
UPGRADE: Final = 1
REWARDS: Final = ("skill_pick", "upgrade")


@dataclass(frozen=True, eq=False)
class Static:
    """A constant ability: what it changes, by how much, in which positions."""

    change: int
    amount: int
    positions: int


class Triggered:
    """An ability that something sets off."""

    def __init__(self, occasion: int, limit: int, shards_at_most: int) -> None:
        self.occasion = occasion
        self.limit = limit
        self.shards_at_most = shards_at_most
        """Only while the Hero has no more Shards; -1 for always."""
        self.needs_attacker = False
        """It speaks of whoever dealt the damage: damage from nobody, or from itself, does not set it off."""
        self.node = -1
        """Programme number of what it does."""


class Ability:
    """What is printed on one side of a Hero, an Item or a Celestial."""

    def __init__(self) -> None:
        self.statics: list[Static] = []
        self.triggers: list[Triggered] = []
        self.occasions = 0
        """What it is set off by, as bits."""
        self.text = EMPTY


class HeroClass(Named):
    """Mage, Warrior or Ranger: its colour and what its Basic Attack does besides."""

    def __init__(self, id: str, name: Phrase, colour: int) -> None:
        super().__init__(id, name)
        self.colour = colour
        self.added = False
        """The Class Level is added to the damage of the Basic Attack."""
        self.node = -1
        """Programme number of what follows the attack instead; -1 for nothing."""
        self.text = EMPTY
        self.source = ""


class Hero(Thing):
    """A Hero card."""

    def __init__(self, id: str, name: str, title: Phrase) -> None:
        super().__init__(id)
        self.name = name
        self.title = title
        self.hero_class = 0
        self.legendary = False
        self.sides: list[Ability] = [Ability(), Ability()]
        """Normal and upgraded."""

    def called(self) -> list[str]:
        """List what people may call it, also the first word of the name."""
        return [self.id, self.name, self.name.split(" ")[0]]


class Skill(Named):
    """A Skill tile."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.cost: list[int] = [0, 0, 0, 0]
        """Shards by colour."""
        self.colour = 0
        self.size = 0
        """Shards in all."""
        self.nodes: list[int] = [-1, -1]
        """Programme numbers of what its sides do."""
        self.texts: list[Phrase] = [EMPTY, EMPTY]


class Item(Named):
    """An Item card."""

    def __init__(self, id: str, code: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.code = code
        self.cost = 0
        self.sides: list[Ability] = [Ability(), Ability()]

    def called(self) -> list[str]:
        return [self.code, *super().called()]


class Action:
    """A row of a Monster's table: the values of the die and what is done."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most
        self.node = -1
        self.text = EMPTY


class Monster(Named):
    """A kind of Monster card, or a Celestial."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.level = 0
        """1 to 5; 0 for a Celestial."""
        self.copies = 1
        self.hp = 1
        self.mark = NO_MARK
        self.elite = False
        self.celestial = False
        self.basic_attack = 0
        """Its damage to the front Hero."""
        self.actions: list[Action] = []
        """From the lowest values to the highest."""
        self.row_of: list[int] = [-1] * (DIE + 1)
        """By the value of the die, the row; -1 for the Basic Attack."""
        self.ability = Ability()

    def called(self) -> list[str]:
        """List what people may call it, also the name up to the comma."""
        return [*super().called(), self.name.it.split(",")[0]]


class Landmark(Named):
    """A place that can be visited in a city."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.deeds: list[Deed] = []
        self.text = EMPTY
        self.source = ""

    @property
    def dungeon(self) -> list[int] | None:
        """The levels of the Monsters in the battle that it brings instead of the tile's; None for most."""
        for deed in self.deeds:
            levels = deed.battle()
            if levels is not None:
                return levels
        return None


class Tile(Thing):
    """A Journal tile."""

    def __init__(self, id: str, book: int, level: int) -> None:
        super().__init__(id)
        self.book = book
        self.level = level
        self.monsters: list[int] = []
        """Levels in the order in which they are drawn."""
        self.coins = 0
        self.landmarks: list[int] = []
        self.times: list[int] = []
        """By place, what the way to the Landmark costs."""


class City(Named):
    """A city of the map."""

    def __init__(self, id: str, name: Phrase, x: int, y: int) -> None:
        super().__init__(id, name)
        self.x = x
        self.y = y
        self.book = -1
        """The colour of its Journal tile; -1 for none."""
        self.roads: list[int] = []
        """The cities that can be reached from it, in the order of the map."""
        self.canals: list[int] = []
        """Those of them that are reached by water."""
        self.source = ""


class LevelRow:
    """A row of the level track."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.max_hp = 1
        self.shards = 1
        """Shards per round."""
        self.class_level = 1
        self.cost = 0
        """Transparent Shards for the next level; 0 at the top."""
        self.reward = SKILL_PICK
        """What reaching this level brings."""
        self.sources: dict[str, str] = {}


class Tracks:
    """The numbers that belong to no card."""

    def __init__(self) -> None:
        self.levels: list[LevelRow] = []
        """Level 1 first."""
        self.wheel: list[int] = []
        """The colour of each unit of Time."""
        self.seasons: list[Phrase] = []
        self.last_time = 47
        """Reaching it loses."""
        self.village_time = 0
        self.retreat_time = 0
        self.round_time = 0
        self.stellaris_time = 0
        self.shards_per_colour = 0
        self.storage = 0
        """Shards that a Hero keeps."""
        self.reserve = 0
        """Shards that the Reserve keeps."""
        self.heroes_drawn = 0
        self.skills_drawn = 0
        self.starting_shards = 0
        self.starting_coins = 0
        self.village_heroes = 0
        self.village_items = 0
        self.invite_cost = 0
        self.master_cost = 0
        self.change_cost = 0
        self.rest_cost = 0
        self.potion_cost = 0
        self.elite_coins = 0
        self.marble_damage = 0
        self.sources: dict[str, str] = {}


class Content(Contents):
    """Everything that a match is played with."""

    def __init__(self, digest: str, programme: list[Node], acts: Acts) -> None:
        super().__init__(digest, programme, acts)
        self.classes: list[HeroClass] = []
        """Mage, Warrior, Ranger."""
        self.heroes: list[Hero] = []
        self.skills: list[Skill] = []
        self.items: list[Item] = []
        self.monsters: list[Monster] = []
        """Celestials last."""
        self.landmarks: list[Landmark] = []
        self.tiles: list[Tile] = []
        self.cities: list[City] = []
        self.start = 0
        """Luminaria."""
        self.goal = 0
        """Stellaris."""
        self.goal_monsters: list[int] = []
        """The levels of the Monsters met at Stellaris, before one Celestial."""
        self.tracks = Tracks()
        self.components: dict[str, int] = {}
        """What else the box holds, piece by piece."""
        self.common = 0
        """The Heroes of the deck, as a mask."""
        self.legendary = 0
        """The Legendary Heroes, as a mask."""
        self.celestials: list[int] = []
        self.of_level: list[list[int]] = [[] for _ in range(MOST_MONSTER_LEVEL + 1)]
        """By level, its Monsters."""
        self.of_book: list[list[int]] = [[] for _ in COLOURS]
        """By colour, its Journal tiles."""

    def settle(self) -> None:
        """Work out what follows, once everything is known."""
        for number, hero in enumerate(self.heroes):
            if hero.legendary:
                self.legendary |= 1 << number
            else:
                self.common |= 1 << number
        for number, monster in enumerate(self.monsters):
            if monster.celestial:
                self.celestials.append(number)
            else:
                self.of_level[monster.level].append(number)
        for number, tile in enumerate(self.tiles):
            self.of_book[tile.book].append(number)

    def fold(self, name: str) -> str:
        """Fold a name: hyphens and underscores are spaces, too."""
        return super().fold(name.replace("-", " ").replace("_", " "))

    def find_hero(self, text: str) -> int:
        return self.find_in(self.heroes, text)

    def find_skill(self, text: str) -> int:
        return self.find_in(self.skills, text)

    def find_item(self, text: str) -> int:
        return self.find_in(self.items, text)

    def find_monster(self, text: str) -> int:
        return self.find_in(self.monsters, text)

    def find_landmark(self, text: str) -> int:
        return self.find_in(self.landmarks, text)

    def find_tile(self, text: str) -> int:
        return self.find_in(self.tiles, text)

    def find_city(self, text: str) -> int:
        return self.find_in(self.cities, text)
