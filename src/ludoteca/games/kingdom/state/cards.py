"""What the box holds: shapes, enemies, towers, heroes, hordes, spells, bosses, scenarios. Facts, and programme numbers.

Nothing here changes during a match. Lists "by players" have four entries, the first for one player. Facings and sides
are numbers, clockwise from the north; a seat's number is the number of its colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.state.board import Board
from ludoteca.kernel.acts import Acts
from ludoteca.kernel.contents import Contents, Named, Sourced
from ludoteca.kernel.frames import Node
from ludoteca.kernel.texts import EMPTY, Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.effects.boss_acts import BossAct

SIDE: Final = 5
"""Squares along the edge of a horde card."""
CELLS: Final = SIDE * SIDE
HERO_ABILITIES: Final = 4
MOST_PLAYERS: Final = 4
MOST_WAVES: Final = 6
MOST_LEVEL: Final = 4

# Colours: those of the seats, and the one that belongs to everybody.
COLOURS: Final = ("red", "blue", "green", "yellow", "white")
WHITE: Final = 4

# Sides and facings, clockwise.
SIDES: Final = ("N", "E", "S", "W")

# Types of attack; the last two are also the bits of what an enemy resists.
REAL: Final = 0
PHYSICAL: Final = 1
MAGICAL: Final = 2
TYPES: Final = ("real", "physical", "magical")

# Kinds of face.
NORMAL: Final = 0
GHOST: Final = 1
GHOST_DECK: Final = 2
FLYING: Final = 3
TRAILBLAZER: Final = 4
PORTAL: Final = 5
BOSS: Final = 6
KINDS: Final = ("normal", "ghost", "ghost_deck", "flying", "trailblazer", "portal", "boss")

# Squares of a face that are no enemies.
EMPTY_SQUARE: Final = "."
GHOST_SQUARE: Final = "%"
FLYING_SQUARE: Final = "~"
BAR_SQUARE: Final = "="
LEVEL_SQUARE: Final = "@"
CLOSED_SQUARES: Final = {
    GHOST_SQUARE: "ghost",
    FLYING_SQUARE: "flying",
    BAR_SQUARE: "bar",
    LEVEL_SQUARE: "level",
}
"""What nothing may cover, and need not be covered."""

# What an enemy may bring with it; a scenario allows some of these.
FEATURES: Final = ("fast", "resist-physical", "resist-magical", "heal", "sniper", "large", "deadly")

# Tokens of spawn piles: kind * TOKEN_STEP + number (the wave, the face of a portal, the boss; 0 for the others).
TOKEN_STEP: Final = 1000
WAVE_TOKEN: Final = 0
GHOST_TOKEN: Final = 1
FLYING_TOKEN: Final = 2
TRAIL_TOKEN: Final = 3
PORTAL_TOKEN: Final = 4
BOSS_TOKEN: Final = 5
TOKEN_FACES: Final = (NORMAL, GHOST, FLYING, TRAILBLAZER, PORTAL, BOSS)
"""The kind of face that each kind of token brings."""

# What must be done to win, as bits.
PORTALS: Final = 1
BOSS_DOWN: Final = 2

LEVELS: Final = ("one_star", "two_stars", "three_stars", "heroic", "iron")
"""Levels of difficulty, by number."""
IRON: Final = 4


class Shape:
    """A damage tile. All its orientations are worked out beforehand, with all their places on a card."""

    def __init__(self, id: str, cells: list[tuple[int, int]], source: str) -> None:
        self.id = id
        self.cells = cells
        """As printed: rows and columns from 0."""
        self.size = len(cells)
        self.outlines: list[list[tuple[int, int]]] = []
        """The cells of each orientation, by turn; the first is as printed."""
        self.turns: list[list[int]] = []
        """By turn, its placements as masks of squares, in the order of their first square."""
        self.spin: list[int] = []
        """By turn, the turn after a quarter clockwise."""
        self.source = source

    def spun(self, turn: int, quarters: int) -> int:
        """Return the turn after so many quarters clockwise."""
        for _ in range(quarters % 4):
            turn = self.spin[turn]
        return turn


class Enemy(Named):
    """A kind of enemy, and the letter that stands for it on the cards."""

    def __init__(self, id: str, symbol: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.symbol = symbol
        self.resist = 0
        """The types of attack that cannot cover it, as bits."""
        self.icons: tuple[str, ...] = ()
        """What else it can do: heal, fast, sniper, deadly."""
        self.large = False
        self.hearts = 1
        """What it costs the kingdom when it escapes: 4 if large."""
        self.features: frozenset[str] = frozenset()


class Grid:
    """A face in one orientation, as masks of its 25 squares: row by row from the north, the first square is bit 0."""

    def __init__(self, symbols: str) -> None:
        self.symbols = symbols
        self.enemies = 0
        """Squares with an enemy, whole or a quarter of a large one."""
        self.physical = 0
        """Squares of enemies that resist physical attacks."""
        self.magical = 0
        self.deadly = 0
        self.closed = 0
        """Squares that nothing may cover."""
        self.heal = 0
        self.fast = 0
        self.sniper = 0
        self.large: list[int] = []
        """The four squares of each large enemy."""
        self.units: list[int] = []
        """The squares of each single enemy: one, or four."""
        self.worth: list[int] = []
        """The hearts that each of them costs when it escapes."""


class Face(Named):
    """A horde card, a portal, or one life card of a boss."""

    def __init__(self, id: str, name: Phrase, kind: int) -> None:
        super().__init__(id, name)
        self.kind = kind
        self.wave = 0
        self.crystals = 0
        self.level = 0
        """The tower level that a portal or boss can be attacked from; 0 for hordes."""
        self.features: frozenset[str] = frozenset()
        self.grids: list[Grid] = []
        """By quarters turned counter-clockwise: exit south 0, east 1, north 2, west 3."""
        self.trail: list[int] = []
        """A trailblazer's three cards, in the order in which it looks for them."""
        self.boss = -1

    @property
    def enemy_count(self) -> int:
        """Squares to cover."""
        return self.grids[0].enemies.bit_count()

    @property
    def hearts(self) -> int:
        """What the kingdom loses when nothing of it is covered; a large enemy counts as its four squares."""
        return self.enemy_count


class Family(Sourced):
    """One of the families of towers."""


def turns_with(arrows: list[list[tuple[int, int]]]) -> bool:
    """Tell whether a range by facing changes when its card turns; one that a quarter turn leaves alone never does."""
    return sorted(arrows[0]) != sorted(arrows[1])


class Attacking(Named):
    """Something that attacks: a tower, an ability of a hero."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.type = REAL
        self.arrows: list[list[tuple[int, int]]] = [[], [], [], []]
        """By facing: rows and columns from where it is to the spaces in range."""
        self.perfect = False
        self.free = False
        """Its tiles may be turned and mirrored at will."""
        self.soldiers = 0
        """What it places whatever happens."""


class Tower(Attacking):
    """A kind of tower card."""

    def __init__(self, id: str, family: int, level: int, name: Phrase) -> None:
        super().__init__(id, name)
        self.family = family
        self.level = level
        self.linked = False
        """All its tiles go on one tray."""
        self.tiles: list[tuple[int, int]] = []
        """Shape and turn of each, for a card facing north."""
        self.copies = 0
        self.upgrades: list[int] = []
        """The kinds of the same family one level up."""


class Ability(Attacking):
    """A base attack or a special ability of a hero."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.ongoing = False
        self.node = -1
        """Programme number of what it does."""
        self.text = EMPTY
        """Its words, made from what it does."""
        self.tiles: list[Shape] = []
        self.signs: list[str] = []
        """What else it does, as a sign for each of its steps."""

    @property
    def aims(self) -> bool:
        """Whether it matters which way the hero faces."""
        return turns_with(self.arrows)


class Companion(Named):
    """Who walks beside a hero: no hearts, no attacks."""

    def __init__(self, id: str, name: Phrase, movement: int) -> None:
        super().__init__(id, name)
        self.movement = movement


class Hero(Named):
    """A hero: miniature, board and card."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.short = ""
        """What sentences call it."""
        self.melee = False
        self.ranged = False
        self.hearts = 1
        self.movement = 0
        self.starting: list[list[int]] = [[], [], [], []]
        """By players: the kinds of its starting towers."""
        self.attack = Ability("", EMPTY)
        self.abilities: list[Ability] = []
        self.needs_facing = False
        self.companion: Companion | None = None

    def called(self) -> list[str]:
        """List also the first word of its name."""
        return [*super().called(), self.name.it.split(" ")[0]]


class Spell(Named):
    """A spell of the group, used once."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.power = 1
        self.type = REAL
        self.free = False
        self.node = -1
        self.text = EMPTY


class Boss(Named):
    """A boss: its life cards, and what it does when it has moved."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.level = 1
        self.speed = 1
        """Spaces that it moves."""
        self.crystals = 0
        """Gained for each life card."""
        self.faces: list[int] = []
        self.act: BossAct | None = None
        """What it does when it has moved."""
        self.text = EMPTY


class Trail(Sourced):
    """A trailblazer card, which closes a pile."""


@dataclass(frozen=True, eq=False)
class Difficulty:
    """What a level of difficulty begins with and what is harder on it; lists are by number of players, from one."""

    hearts: list[int]
    crystals: list[int]
    wave_shift: int
    """Added to the wave of every token in the piles."""
    rift_shift: list[int]
    """How many rounds sooner portals and bosses come out of their piles."""
    start_shift: list[int]
    """Added to the wave of every horde on the path at the beginning."""
    features: frozenset[str]
    """What hordes may bring on it besides what they may in the scenario."""


class Limits:
    """What the iron challenge of a scenario forbids."""

    def __init__(self) -> None:
        self.families = 0
        """Families of towers that cannot be built, as bits."""
        self.max_level = MOST_LEVEL
        self.unsold = 0
        """Levels of towers that cannot be bought, as bits."""
        self.no_abilities = False
        self.no_spells = False
        self.no_white = False
        self.no_heal = False
        self.fewer_hearts = 0
        """Hearts that every hero lacks."""
        self.text = EMPTY


class Scenario(Named):
    """A battle of the scenario book."""

    def __init__(self, number: int, id: str, name: Phrase, board: Board) -> None:
        super().__init__(id, name)
        self.number = number
        self.summary = EMPTY
        self.board = board
        self.colours: list[list[int]] = []
        """By players, the colour of each site; -1 for one that is not used."""
        self.max_level = 1
        self.slots = 2
        """Abilities that each hero chooses."""
        self.spells_choose = 0
        self.spells_power = 0
        self.features: frozenset[str] = frozenset()
        self.allowed = 0
        """The hordes whose features are all allowed, as a mask of faces."""
        self.allowed_on: list[int] = []
        """The same by level: more may come on some."""
        self.objective = PORTALS
        self.starting: list[tuple[int, int]] = []
        """Squares with the tokens of the hordes that stand there from the beginning."""
        self.piles: list[list[list[int]]] = []
        """By players and pile, the tokens from top to bottom."""
        self.piles_on: list[list[list[list[int]]]] = []
        """The same by level: portals and bosses come sooner on some."""
        self.boss = -1
        self.lives: list[int] = [0, 0, 0, 0]
        """By players, how many of the boss's life cards are used."""
        self.ghost_deck = False
        self.trailblazers: list[int] = []
        """By pile, the trailblazer card on its first space; -1 for none."""
        self.opens: list[int] = []
        """By pile, the round from which it spawns."""
        self.difficulty: list[Difficulty] = []
        self.iron = Limits()
        self.special: list[Phrase] = []
        """What is special about it, in words made from its facts."""

    def called(self) -> list[str]:
        return [str(self.number), *super().called()]


class Content(Contents):
    """Everything that a match is played with, and what players can do."""

    def __init__(self, digest: str, programme: list[Node], acts: Acts) -> None:
        super().__init__(digest, programme, acts)
        self.shapes: list[Shape] = []
        self.enemies: list[Enemy] = []
        self.families: list[Family] = []
        self.towers: list[Tower] = []
        self.heroes: list[Hero] = []
        self.faces: list[Face] = []
        self.spells: list[Spell] = []
        self.bosses: list[Boss] = []
        self.trails: list[Trail] = []
        self.scenarios: list[Scenario] = []
        self.prices: list[int] = [0] * (MOST_LEVEL + 1)
        """By level, what a tower costs; 0 for those that are not sold."""
        self.crystals = 12
        """All there are."""
        self.soldiers = 12
        self.components: dict[str, int] = {}
        """What else the box holds, piece by piece."""
        self.enemy_of: dict[str, int] = {}
        """By the letter on the cards."""
        self.of_wave: list[int] = [0] * (MOST_WAVES + 1)
        """By wave, the normal hordes as a mask of faces."""
        self.of_kind: list[int] = [0] * len(KINDS)
        """By kind, its faces as a mask."""

    def settle(self) -> None:
        """Work out what follows, once everything is known."""
        for number, face in enumerate(self.faces):
            self.of_kind[face.kind] |= 1 << number
            if face.kind == NORMAL:
                self.of_wave[face.wave] |= 1 << number
        for i, enemy in enumerate(self.enemies):
            self.enemy_of[enemy.symbol] = i

    def find_scenario(self, text: str) -> int:
        return self.find_in(self.scenarios, text)

    def find_hero(self, text: str) -> int:
        return self.find_in(self.heroes, text)

    def find_tower(self, text: str) -> int:
        return self.find_in(self.towers, text)

    def find_face(self, text: str) -> int:
        return self.find_in(self.faces, text)

    def find_spell(self, text: str) -> int:
        return self.find_in(self.spells, text)


def token(kind: int, number: int = 0) -> int:
    return kind * TOKEN_STEP + number


def token_kind(packed: int) -> int:
    return packed // TOKEN_STEP


def token_number(packed: int) -> int:
    return packed % TOKEN_STEP
