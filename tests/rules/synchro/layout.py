"""Laying out a position of Synchro Horizon: the party, the Monsters, the map, and what chance will bring."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.games.synchro.setup import complete_options, empty_match, lay_out
from ludoteca.games.synchro.state.cards import BOARD_COLOURS, COLOURS, SEASONS, Tile
from ludoteca.games.synchro.state.match import (
    FIGHTING,
    FIRST_FOE,
    ITEMS,
    PHASES,
    SEASON,
    SKILLS,
    VISITING,
    pack_reserve,
)
from ludoteca.kernel.contract import Event, Match
from tests.rules.synchro.chance import LETTERS, Arranged
from tests.rules.synchro.workshop import Workshop
from tests.rules.tables import twin

BOX = Path(__file__).parent / "packs" / "scatola"
"""Cards whose figures the tests can rely on: the base box changes with its balance."""
PARTY = ("bruno", "alba", "cora", "dino")
DRAWN = {
    "shards": "shard",
    "marbles": "marble",
    "monsters": "monster",
    "celestial": "celestial",
    "dice": "die",
    "skills": "skill",
    "items": "item",
    "heroes": "hero",
    "legends": "legend",
    "rolls": "landmark",
}
"""What `draws` takes, with the labels of the game's draws."""


def seen_in(match: Match, seat: int | None = None) -> Any:
    """A match as it is seen, as JSON."""
    return msgspec.json.decode(msgspec.json.encode(match.view(seat)))


class Layout(Workshop):
    """One seat unless more are asked for; seat 0 leads all Heroes."""

    def __init__(
        self,
        turn: str = "",
        phase: str = "battle",
        seats: int = 1,
        city: str = "torrebruma",
        first: str = "heroes",
        round: int = 1,
        celestial: str = "random",
    ) -> None:
        options = {"packs": [str(BOX)], "celestial": celestial}
        m = empty_match(complete_options(options, seats))
        self.chance = Arranged()
        m.chance = self.chance
        self.chance.match = m
        self.events: list[Event] = []
        self._begun = False
        self._village = phase == "village"
        self._m = m
        self._own_content()
        lay_out(m)
        m.tile_at = [m.content.of_book[city.book][0] if city.book >= 0 else -1 for city in m.content.cities]
        m.city = m.content.find_city(city)
        m.place = 0 if m.tile_at[m.city] >= 0 else -1
        m.phase = VISITING if self._village else PHASES.index(phase)
        for board, name in zip(BOARD_COLOURS, PARTY, strict=True):
            self.hero(board, name)
        if m.phase == FIGHTING:
            m.first = 0 if first == "heroes" else 1
            for board in BOARD_COLOURS:
                self.foe(board, "orco")
            m.round = round
            m.marbles = [15, 15]
            if turn:
                m.active = self.unit(turn)
                m.marbles[0] &= ~(1 << m.active)
                if m.first:
                    m.marbles[1] &= ~1

    # -- laying out: the party -----------------------------------------------------------------------------------

    def hero(
        self,
        board: str,
        name: str = "",
        level: int = 1,
        shards: str = "",
        skills: str = "",
        items: str = "",
        master: str = "",
        damage: int = 0,
        shield: int = 0,
        stunned: bool = False,
        silenced: bool = False,
        spent: str = "",
        leader: int = 0,
    ) -> int:
        """A Hero with all that it has, instead of whoever is on that board; without a name the usual one."""
        m = self._m
        at = self.unit(board)
        self.without(board)
        packed = self.packed("hero", name or PARTY[at])
        m.hero[at] = packed
        m.level[at] = level
        m.damage[at] = damage
        m.shield[at] = shield
        m.stun[at] = int(stunned)
        m.silence[at] = int(silenced)
        m.leader[at] = leader
        m.line.append(at)
        m.line.sort()
        for slot, skill in enumerate(skills.split()):
            m.skills[SKILLS * at + slot] = self.packed("skill", skill)
            m.skill_bag &= ~(1 << self.card("skill", skill.rstrip("+")))
        for slot, item in enumerate(items.split()):
            m.items[ITEMS * at + slot] = self.packed("item", item)
            m.item_deck &= ~(1 << self.card("item", item.rstrip("+")))
        if master:
            m.master[at] = self.packed("hero", master)
        for letter in shards:
            self._take(letter)
            m.shards[4 * at + LETTERS.index(letter)] += 1
        for letter in spent:
            self._take(letter)
            m.spent[4 * at + LETTERS.index(letter)] += 1
        m.refresh()
        return at

    def _take(self, letter: str) -> None:
        colour = LETTERS.index(letter)
        assert self._m.bag[colour], f"no more {letter} in the bag"
        self._m.bag[colour] -= 1

    def without(self, *boards: str) -> None:
        """Nobody is on these boards."""
        m = self._m
        for board in boards:
            at = self.unit(board)
            if m.hero[at] < 0:
                continue
            m.strip_board(at, "")
            for place in range(ITEMS * at, ITEMS * at + ITEMS):
                if m.items[place] >= 0:
                    m.item_deck |= 1 << (m.items[place] >> 1)
                    m.items[place] = -1
            m.bag = [m.bag[colour] + m.tray[colour] for colour in range(4)]
            m.tray = [0] * 4

    def order(self, *boards: str) -> None:
        """The Heroes, or the Monsters, stand in this order from the front."""
        units = [self.unit(board) for board in boards]
        if units[0] < FIRST_FOE:
            self._m.line = units
        else:
            self._m.foes = units
        self._m.refresh()

    def party(
        self, coins: int = 0, potions: int = 0, time: str = "", reserve: str = "", stored: str = "", graveyard: str = ""
    ) -> None:
        """What the party has together; time as "winter 11", stored Items by name."""
        m = self._m
        m.coins = coins
        m.potions = potions
        if time:
            season, day = time.split()
            m.time = SEASON * SEASONS.index(season) + int(day) - 1
        for letter in reserve:
            self._take(letter)
            m.reserve[LETTERS.index(letter)] += 1
        for item in stored.split():
            m.stored.append(self.packed("item", item))
            m.item_deck &= ~(1 << self.card("item", item.rstrip("+")))
        for hero in graveyard.split():
            m.graveyard.append(self.card("hero", hero))

    def waiting(self, hero: str, level: int = 1, from_tavern: bool = False) -> None:
        """A Hero in reserve."""
        self._m.reserve_heroes.append(pack_reserve(self.card("hero", hero), level, from_tavern))

    def tray(self, shards: str) -> None:
        """Shards that have been discarded."""
        for letter in shards:
            self._take(letter)
            self._m.tray[LETTERS.index(letter)] += 1

    def bag_holds(self, shards: str) -> None:
        """Only these are left in the bag; all others are in the tray."""
        for colour, letter in enumerate(LETTERS):
            over = self._m.bag[colour] - shards.count(letter)
            self._m.bag[colour] -= over
            self._m.tray[colour] += over

    # -- laying out: Monsters and the map ------------------------------------------------------------------------

    def foe(
        self,
        board: str,
        name: str = "orco",
        hp: int = 0,
        die: int = 1,
        slot: int | None = None,
        damage: int = 0,
        shield: int = 0,
        stunned: bool = False,
        silenced: bool = False,
        acts: Sequence[str] = (),
        level: int = 0,
    ) -> int:
        """A Monster instead of whoever is on that board; with HP, level or actions of its own it is made for the test.

        `acts` are the rows of its table from the lowest, each for as many values of the die as the others. The `slot`
        of its die is 1 for [I] and 2 for [II]; left out, it fits the side that began.
        """
        m = self._m
        at = self.unit(board.removesuffix(" foe"))
        unit = FIRST_FOE + at
        if m.monster[at] >= 0:
            self._put_back(at)
        card = self.card("monster", name)
        if hp or acts or level:
            card = self._made(card, hp, acts, level)
        elif not m.content.monsters[card].celestial:
            m.monster_deck[card] -= 1
        m.monster[at] = card
        m.die[at] = die
        m.slot[at] = (1 - m.first if slot is None else slot - 1) if m.phase == FIGHTING else 0
        m.damage[unit] = damage
        m.shield[unit] = shield
        m.stun[unit] = int(stunned)
        m.silence[unit] = int(silenced)
        if unit not in m.foes:
            m.foes.append(unit)
            m.foes.sort()
        m.battle = 1
        m.refresh()
        return unit

    def _put_back(self, at: int) -> None:
        m = self._m
        card = m.monster[at]
        if m.content.monsters[card].id.startswith("prova"):
            m.content.monsters[card].copies = 0
        elif not m.content.monsters[card].celestial:
            m.monster_deck[card] += 1
        m.monster[at] = -1
        m.damage[FIRST_FOE + at] = 0
        m.clear_tokens(FIRST_FOE + at)
        if FIRST_FOE + at in m.foes:
            m.foes.remove(FIRST_FOE + at)

    def no_foe(self, *boards: str) -> None:
        """There is no Monster on these boards, and was none in this battle."""
        for board in boards:
            self._put_back(self.unit(board.removesuffix(" foe")))

    def defeated(self, *names: str) -> None:
        """These have been defeated in this battle: "red foe", or "red" for a Hero whose board is empty now."""
        m = self._m
        for name in names:
            unit = self.unit(name)
            if unit < FIRST_FOE:
                hero = m.hero[unit] >> 1
                self.without(name)
                m.graveyard.append(hero)
            else:
                m.foes.remove(unit)
        m.refresh()

    def tile(
        self,
        *landmarks: str,
        level: int = 3,
        monsters: Sequence[int] = (1, 2, 2, 2),
        coins: int = 6,
        times: Sequence[int] = (),
        city: str = "",
        flag: int = 0,
    ) -> None:
        """The city (the party's, if none is named) has a Journal tile like this; the flag is on that place of it."""
        m = self._m
        at = self.card("city", city) if city else m.city
        made = twin(m.content.tiles[m.tile_at[at]], Tile("", 0, 0))
        made.level = level
        made.monsters = list(monsters)
        made.coins = coins
        made.landmarks = [self.card("landmark", landmark) for landmark in landmarks]
        made.times = list(times) or [1] * len(made.landmarks)
        m.content.tiles.append(made)
        m.tile_at = m.tile_at[:]
        m.tile_at[at] = len(m.content.tiles) - 1
        if not city:
            m.place = flag

    def cube(self, colour: str) -> None:
        """The Round cube shows this colour ("red", …); "" for none: the party is Exhausted."""
        self._m.cube = COLOURS.index(colour) if colour else -1
        self._m.exhausted = int(not colour)

    def revealed(self, heroes: str = "", monsters: str = "") -> None:
        """The boards whose marbles have been revealed in this round."""
        for side, names in enumerate((heroes, monsters)):
            self._m.marbles[side] = 15
            for name in names.split():
                self._m.marbles[side] &= ~(1 << BOARD_COLOURS.index(name))

    def draws(self, **named: str) -> None:
        """What chance brings next, kind by kind: draws(shards="rb", marbles="red yellow", dice="6 1", skills="…")."""
        for kind, names in named.items():
            listed = list(names) if kind == "shards" else names.split()
            self.chance.names.setdefault(DRAWN[kind], []).extend(listed)
