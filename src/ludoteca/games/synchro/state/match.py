"""The position of a match: boards, units, the party, its purse and its time; and the few ways in which they change.

Everything is a number. A *board* is one of the four Hero boards, or of the four Monster boards, by colour. A *unit* is
a character in battle: Heroes are units 0 to 3, Monsters 4 to 7, each by its board. A card with its side is *packed*:
card * 2 + 1 on its upgraded side. Time is 0 on the first day of Spring.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.synchro.flow.registers import let_discard
from ludoteca.games.synchro.flow.steps import DISCARD_SHARDS, POTION, TRIGGERS
from ludoteca.games.synchro.flow.triggers import ally_defeated, damaged, killed
from ludoteca.games.synchro.state.cards import (
    BASIC_DAMAGE,
    BOARDS,
    CHANGES,
    CLASS_LEVEL,
    CONVERSIONS,
    DAMAGE_TAKEN,
    MAX_HP,
    MAX_LEVEL,
    Hero,
    Item,
    LevelRow,
    Monster,
    Skill,
    Tile,
)
from ludoteca.games.synchro.state.decks import Decks
from ludoteca.games.synchro.state.statics import add_up_statics
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.house_game import HouseGame
from ludoteca.kernel.phrases import GROUP_GAVE_UP
from ludoteca.kernel.texts import Phrase

SKILLS: Final = 4
"""Places for Skill tiles on a Hero board (SH-5.13)."""
ITEMS: Final = 2
"""Places for Items on a Hero board (SH-5.14)."""
FIRST_STORED: Final = ITEMS * BOARDS
"""The place of the first Item that nobody bears: after all slots."""
FIRST_FOE: Final = 4
"""The unit of the Monster on the first board."""
SEASON: Final = 12
CHANGE_COUNT: Final = len(CHANGES)

# How far the match is.
HEROES: Final = 0
SKILL_PICKS: Final = 1
LEADING: Final = 2
IN_VILLAGE: Final = 3
TRAVELLING: Final = 4
LINING_UP: Final = 5
FIGHTING: Final = 6
VISITING: Final = 7
OVER: Final = 8
PHASES: Final = ("heroes", "skills", "lead", "village", "journey", "lineup", "battle", "visit", "over")

# The two sides of a battle.
HERO_SIDE: Final = 0
MONSTER_SIDE: Final = 1

# Actions taken in a turn, in `used`.
ATTACKED: Final = 1
SWAPPED: Final = 2
LEVELLED: Final = 4
RETREATED: Final = 8
STORING: Final = 16
STORED: Final = 32
"""Shards were put in the Reserve, and something else was done since: that action is over (SH-A.77)."""

# What has been done in a Location phase, in `visited`.
VILLAGE_VISITED: Final = 1
LANDMARK_DONE: Final = 2

# Kinds of damage.
PLAIN: Final = 0
DIRECT: Final = 1
"""Past Shields and passives: the marble of a defeated Monster (SH-24.12)."""
QUIET: Final = 2
"""Sets off no passives and is not changed by them: the Great Waterfall (SH-19.08)."""

# Of a Hero in reserve.
NO_MASTER: Final = 1 << 24
"""From the Tavern: it can never be a Master (SH-19.03)."""

# What an upgrade turns over: the first number after the verb.
OF_HERO: Final = 0
OF_SKILL: Final = 1
OF_ITEM: Final = 2
OF_MASTER: Final = 3


def pack_reserve(hero: int, level: int, no_master: bool) -> int:
    """Write a Hero in reserve as one number."""
    return hero | level << 16 | (NO_MASTER if no_master else 0)


def reserve_hero(packed: int) -> int:
    return packed & 0xFFFF


def reserve_level(packed: int) -> int:
    return packed >> 16 & 0xFF


WINTER_IS_OVER: Final = Phrase(
    "È il dodicesimo giorno d'Inverno: il Celestiale ha completato il rituale.",
    "It is the twelfth day of Winter: the Celestial has completed the ritual.",
)


class SynchroMatch(Decks):
    """One journey from Luminaria to Stellaris."""

    __slots__ = ()

    sources: ClassVar[str] = "unit"

    # -- reading: cards -------------------------------------------------------------------------------------------

    def hero_card(self, board: int) -> Hero:
        return self.content.heroes[self.hero[board] >> 1]

    def skill_card(self, board: int, slot: int) -> Skill:
        return self.content.skills[self.skills[SKILLS * board + slot] >> 1]

    def item_at(self, place: int) -> int:
        """Return the Item at a place: all slots, ITEMS * board + slot, then the Items that nobody bears (SH-21.04)."""
        return self.items[place] if place < FIRST_STORED else self.stored[place - FIRST_STORED]

    def item_card(self, place: int) -> Item:
        return self.content.items[self.item_at(place) >> 1]

    def monster_card(self, unit: int) -> Monster:
        return self.content.monsters[self.monster[unit - FIRST_FOE]]

    def tile_here(self) -> Tile | None:
        """Return the Journal tile of the city where the party is; none at Luminaria and Stellaris."""
        tile = self.tile_at[self.city]
        return self.content.tiles[tile] if tile >= 0 else None

    def landmark_here(self) -> int:
        """Return the Landmark under the flag; -1 for none."""
        tile = self.tile_here()
        return tile.landmarks[self.place] if tile is not None and self.place >= 0 else -1

    def in_dungeon(self) -> bool:
        """Tell whether this city's battle is that of a Dungeon."""
        landmark = self.landmark_here()
        return landmark >= 0 and self.content.landmarks[landmark].dungeon is not None

    def at_goal(self) -> bool:
        return self.city == self.content.goal

    def city_level(self) -> int:
        """Return the level of new Heroes here (SH-20.02, SH-A.08)."""
        tile = self.tile_here()
        return max(1, min(MAX_LEVEL, tile.level - 1)) if tile is not None else 1

    # -- reading: units -------------------------------------------------------------------------------------------

    def is_hero(self, unit: int) -> bool:
        return unit < FIRST_FOE

    def alive(self, unit: int) -> bool:
        """Tell whether it is on the field: it has not been removed."""
        return unit in self.line if unit < FIRST_FOE else unit in self.foes

    def line_of(self, unit: int) -> list[int]:
        """Return its side of the field, from the front."""
        return self.line if unit < FIRST_FOE else self.foes

    def foes_of(self, unit: int) -> list[int]:
        return self.foes if unit < FIRST_FOE else self.line

    def position(self, unit: int) -> int:
        """Return its position, 1 to 4 from the front; 0 for who is not on the field (SH-23.01)."""
        side = self.line if unit < FIRST_FOE else self.foes
        return side.index(unit) + 1 if unit in side else 0

    def mod(self, unit: int, change: int) -> int:
        """Return what constant abilities of the unit add up to for this change."""
        if not self.mods:
            self.mods = add_up_statics(self)
        return self.mods[unit * CHANGE_COUNT + change]

    def all_mods(self) -> list[int]:
        """List what constant abilities add up to, by unit and change."""
        if not self.mods:
            self.mods = add_up_statics(self)
        return self.mods

    def row(self, board: int) -> LevelRow:
        """Return its row of the level track (SH-5.18)."""
        return self.content.tracks.levels[self.level[board] - 1]

    def max_hp(self, unit: int) -> int:
        if unit < FIRST_FOE:
            return max(1, self.content.tracks.levels[self.level[unit] - 1].max_hp + self.mod(unit, MAX_HP))
        return self.content.monsters[self.monster[unit - FIRST_FOE]].hp

    def hp_left(self, unit: int) -> int:
        return max(0, self.max_hp(unit) - self.damage[unit])

    def clv(self, board: int) -> int:
        """Return the Class Level (SH-12.05, SH-A.02)."""
        return self.content.tracks.levels[self.level[board] - 1].class_level + self.mod(board, CLASS_LEVEL)

    def class_of(self, board: int) -> int:
        return self.content.heroes[self.hero[board] >> 1].hero_class

    def classes_of(self, board: int) -> list[int]:
        """List the Hero's own class, and its Master's (SH-18.11, SH-22.03)."""
        classes = [self.content.heroes[self.hero[board] >> 1].hero_class]
        if self.master[board] >= 0:
            classes.append(self.content.heroes[self.master[board] >> 1].hero_class)
        return classes

    def basic_damage(self, board: int) -> int:
        """Return what the Hero's Basic Attack deals (SH-11.06)."""
        amount = self.level[board] + self.mod(board, BASIC_DAMAGE)
        for of_class in self.classes_of(board):
            if self.content.classes[of_class].added:
                amount += self.clv(board)
        return amount

    def conversions_left(self, board: int, of_class: int) -> int:
        """Return how many Shards may still count as this class's colour in this turn (SH-13.02, SH-22.05)."""
        return self.all_conversions_left(board)[of_class]

    def all_conversions_left(self, board: int) -> list[int]:
        """Count by class how many Shards may still count as its colour in this turn."""
        own, start, master = self.class_of(board), 3 * board, self.master[board]
        left = [-number for number in self.converted[start : start + 3]]
        left[own] += 1 + self.mod(board, CONVERSIONS)
        if master >= 0:
            left[self.content.heroes[master >> 1].hero_class] += 1
        return [max(0, number) for number in left]

    def count_shards(self, board: int) -> int:
        """Count the Shards in its slots."""
        start = 4 * board
        return self.shards[start] + self.shards[start + 1] + self.shards[start + 2] + self.shards[start + 3]

    def party(self) -> list[int]:
        """List the boards with a Hero, by number."""
        return [board for board in range(BOARDS) if self.hero[board] >= 0]

    def empty_boards(self) -> list[int]:
        """List where another Hero may go: none when the party is full (SH-19.24)."""
        empty = [board for board in range(BOARDS) if self.hero[board] < 0]
        return empty if BOARDS - len(empty) < self.max_party else []

    def deciders(self, unit: int) -> int:
        """Return who is asked on this unit's behalf, as bits: in battle a Hero's leader, else everybody (SH-A.01)."""
        if self.phase == FIGHTING and 0 <= unit < FIRST_FOE and self.hero[unit] >= 0:
            return 1 << self.leader[unit]
        return self.everyone

    def wheel_colour(self) -> int:
        return self.content.tracks.wheel[self.time % SEASON]

    # -- changing: units ------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Work constant abilities out anew, for places, cards or sides have changed."""
        self.mods = []

    def hit(self, unit: int, amount: int, by: int, kind: int = PLAIN, rule: str = "SH-4.15") -> None:
        """Deal damage to a unit, by another or by nobody (-1): Shields first, then HP.

        The damage is marked; who has reached the limit is removed by `check`, before anything else goes on. Nobody is
        hurt any more once all Monsters of a battle have fallen (SH-A.66).
        Rules: SH-4.14, SH-4.15, SH-16.10, SH-19.08, SH-24.01, SH-24.12.
        """
        if not self.alive(unit) or (self.battle and not self.foes):
            return
        if kind == PLAIN:
            amount += self.mod(unit, DAMAGE_TAKEN)
        if amount <= 0:
            return
        blocked = 0 if kind == DIRECT else min(amount, self.shield[unit])
        through = amount - blocked
        self.shield[unit] -= blocked
        self.damage[unit] += through
        if unit < FIRST_FOE:
            self.taken[unit] += through
        if 0 <= by < FIRST_FOE and unit >= FIRST_FOE:
            self.dealt[by] += amount
        self.tell("Damaged", -1, (unit, blocked, through, self.damage[unit], by), rule)
        if self.damage[unit] >= self.max_hp(unit):
            self.changed = True
            self.killer[unit] = by
        if kind == PLAIN:
            damaged(self, unit, by, amount)

    def gain_shield(self, unit: int, amount: int, rule: str = "SH-4.13") -> None:
        """Give it Shields, never more than the unit's max HP (SH-4.13, SH-4.16)."""
        gained = min(amount, self.max_hp(unit) - self.shield[unit])
        if gained > 0 and self.alive(unit):
            self.shield[unit] += gained
            self.tell("Shielded", -1, (unit, gained, self.shield[unit]), rule)

    def lose_shield(self, unit: int, rule: str = "SH-4.14") -> None:
        """Take all of its Shields."""
        if self.shield[unit]:
            self.tell("ShieldLost", -1, (unit, self.shield[unit]), rule)
            self.shield[unit] = 0

    def heal(self, unit: int, amount: int, rule: str = "SH-4.12") -> None:
        """Lower marked damage."""
        healed = min(amount, self.damage[unit])
        if healed > 0 and self.alive(unit):
            self.damage[unit] -= healed
            self.tell("Healed", -1, (unit, healed, self.damage[unit]), rule)

    def stun_unit(self, unit: int) -> None:
        """Stun it, not twice (SH-4.05, SH-4.07)."""
        if self.alive(unit) and not self.stun[unit]:
            self.stun[unit] = 1
            self.tell("Stunned", -1, (unit,), "SH-4.05")

    def silence_unit(self, unit: int) -> None:
        if self.alive(unit) and not self.silence[unit]:
            self.silence[unit] = 1
            self.tell("Silenced", -1, (unit,), "SH-4.08" if unit < FIRST_FOE else "SH-4.09")

    def push_unit(self, unit: int, steps: int) -> None:
        """Push it towards the rear, as far as there is room (SH-23.02, SH-A.52)."""
        self.shift_unit(unit, steps, "Pushed", "SH-23.02")

    def pull_unit(self, unit: int, steps: int) -> None:
        """Pull it towards the front, as far as there is room (SH-23.04, SH-A.52)."""
        self.shift_unit(unit, -steps, "Pulled", "SH-23.04")

    def shift_unit(self, unit: int, steps: int, event: str, rule: str) -> None:
        side = self.line_of(unit)
        if unit not in side:
            return
        start = side.index(unit)
        to = max(0, min(len(side) - 1, start + steps))
        if to != start:
            self.move_unit(unit, to)
            self.tell(event, -1, (unit, start + 1, to + 1), rule)

    def move_unit(self, unit: int, to: int) -> None:
        """Give it a place (0 for the front); everyone else keeps their order (SH-23.08, SH-23.09, SH-A.53)."""
        side = self.line_of(unit)
        side.remove(unit)
        side.insert(to, unit)
        self.refresh()

    def trade_places(self, unit: int, other: int, rule: str) -> None:
        """Swap positions by `unit`, which takes the other's place."""
        side = self.line_of(unit)
        self.move_unit(unit, side.index(other))
        self.tell("Swapped", -1, (unit, other), rule)

    def burn_die(self, unit: int, amount: int) -> None:
        """Lower a Monster's die, which is its Shard, to 0 at the least (SH-15.03, SH-25.02, SH-25.04)."""
        board = unit - FIRST_FOE
        burned = min(amount, self.die[board])
        if burned > 0 and self.alive(unit):
            self.die[board] -= burned
            self.tell("Burned", -1, (unit, burned), "SH-25.02")
            self.tell("DieChanged", -1, (board, self.die[board]), "SH-25.02")

    def burn_shards(self, board: int, amount: int) -> None:
        """Let a Hero's leader pick Shards to discard (SH-25.01)."""
        burned = min(amount, self.count_shards(board))
        if burned > 0 and self.alive(board):
            self.tell("Burned", -1, (board, burned), "SH-25.01")
            let_discard(self.push(DISCARD_SHARDS, board), burned)

    def roll_die(self, board: int, rule: str) -> None:
        """Roll a Monster's die anew."""
        self.die[board] = self.roll(6, "die")
        self.tell("DiceRolled", -1, (board, self.die[board]), rule)

    # -- changing: who is left ------------------------------------------------------------------------------------

    def check(self) -> None:
        """Eliminate who has as much damage as HP, all at one moment; before that, Potions may help.

        Rules: SH-5.21, SH-5.24, SH-8.02, SH-11.17, SH-16.10, SH-17.09, SH-24.01, SH-A.54.
        """
        dying = [unit for unit in self.line if self.damage[unit] >= self.max_hp(unit)]
        for board in dying:
            if not self.doomed >> board & 1:
                if self.potions_save(board):
                    self.push(POTION, board)
                    return
                self.doomed |= 1 << board
        dying += [unit for unit in self.foes if self.damage[unit] >= self.max_hp(unit)]
        self.doomed = 0
        for unit in dying:
            self.eliminate(unit)
        if dying:
            self.refresh()
            for unit in dying:
                by = self.killer[unit]
                self.killer[unit] = -1
                if by >= 0 and self.alive(by):
                    killed(self, by, unit)
                ally_defeated(self, unit)
        if not self.line and self.phase >= IN_VILLAGE and self.nobody_left():
            self.phase = OVER
            reason = Phrase("Tutti gli Eroi sono stati sconfitti.", "All Heroes have been defeated.")
            self.end(Outcome((), "SH-17.09", reason))
        if self.battle and not self.foes:
            self.triggers = []

    def hero_count(self) -> int:
        return len(self.party())

    def nobody_left(self) -> bool:
        """Tell whether no Hero is on a board nor, out of battle, in reserve to come in (SH-17.09, SH-A.75)."""
        return self.hero_count() == 0 and (self.battle > 0 or not self.reserve_heroes)

    def potions_save(self, board: int) -> bool:
        """Tell whether the Potions at hand could keep the Hero from being eliminated."""
        most = self.max_hp(board)
        return self.potions > 0 and self.damage[board] - self.potions * (most // 2) < most

    def drink(self, board: int) -> None:
        """Use a Potion: half of the max HP, rounded down (SH-8.01, SH-8.03, SH-8.04, SH-8.05, SH-8.06)."""
        healed = min(self.damage[board], self.max_hp(board) // 2)
        self.potions -= 1
        self.damage[board] -= healed
        self.tell("PotionUsed", -1, (board, healed, self.damage[board]), "SH-8.03")

    def eliminate(self, unit: int) -> None:
        """Take it off the field at once; others close ranks (SH-24.02, SH-24.03). A Hero leaves its board."""
        self.line_of(unit).remove(unit)
        self.clear_tokens(unit)
        card = self.hero[unit] >> 1 if unit < FIRST_FOE else self.monster[unit - FIRST_FOE]
        self.tell("Defeated", -1, (unit, card), "SH-24.02")
        if unit < FIRST_FOE:
            self.fallen.append(card)
            self.graveyard.append(card)
            self.strip_board(unit, "SH-24.06")
            self.store_items(unit)
        else:
            self.damage[unit] = 0

    def clear_tokens(self, unit: int) -> None:
        self.shield[unit] = 0
        self.stun[unit] = 0
        self.silence[unit] = 0

    def strip_board(self, board: int, rule: str) -> None:
        """Clear a board: Skills to the bag, Shards to the tray, the Master into the deck; Items stay (SH-24.07).

        Rules: SH-18.13, SH-22.06, SH-24.07, SH-24.08, SH-A.11, SH-A.21.
        """
        for place in range(SKILLS * board, SKILLS * board + SKILLS):
            if self.skills[place] >= 0:
                self.skill_bag |= 1 << (self.skills[place] >> 1)
                self.skills[place] = -1
        for colour in range(4):
            index = 4 * board + colour
            self.tray[colour] += self.shards[index] + self.spent[index]
            self.shards[index] = 0
            self.spent[index] = 0
        self.drop_master(board, rule)
        self.hero[board] = -1
        self.level[board] = 0
        self.damage[board] = 0
        self.skill_used[board] = 0
        for of_class in range(3):
            self.converted[3 * board + of_class] = 0
        if board in self.line:
            self.line.remove(board)
        self.refresh()

    def drop_master(self, board: int, rule: str) -> None:
        """Return a Master to the deck; what it added is worked out anew by whoever takes it away."""
        if self.master[board] >= 0:
            self.return_hero(self.master[board] >> 1)
            self.master[board] = -1

    def store_items(self, board: int) -> None:
        """Keep the Items of a board without a Hero for the next battle (SH-21.04, SH-24.09)."""
        for place in range(ITEMS * board, ITEMS * board + ITEMS):
            if self.items[place] >= 0:
                self.stored.append(self.items[place])
                self.items[place] = -1

    # -- changing: the party --------------------------------------------------------------------------------------

    def gain_coins(self, amount: int, rule: str = "SH-17.01") -> None:
        self.coins += amount
        self.tell("CoinsGained", -1, (amount, self.coins), rule)

    def pay_coins(self, amount: int, rule: str) -> None:
        self.coins -= amount
        self.tell("CoinsPaid", -1, (amount, self.coins), rule)

    def gain_potions(self, amount: int, rule: str) -> None:
        self.potions += amount
        self.tell("PotionsGained", -1, (amount, self.potions), rule)

    def draw_shards(self, board: int, number: int, rule: str = "SH-13.06") -> None:
        """Draw Shards for a Hero; those beyond its slots must go at once (SH-13.06, SH-13.09, SH-A.42)."""
        drawn: list[int] = []
        for _ in range(number):
            colour = self.draw_shard()
            if colour < 0:
                break
            drawn.append(colour)
            self.shards[4 * board + colour] += 1
        if drawn:
            self.tell("ShardsDrawn", -1, (board, *drawn), rule)
            self.trim_shards(board)

    def give_shard(self, board: int, colour: int, rule: str) -> None:
        """Give a Hero a Shard that is already out of the bag (SH-13.09)."""
        self.shards[4 * board + colour] += 1
        self.tell("ShardsDrawn", -1, (board, colour), rule)
        self.trim_shards(board)

    def discard_shards(self, board: int, colours: list[int], rule: str) -> None:
        for colour in colours:
            self.shards[4 * board + colour] -= 1
            self.tray[colour] += 1
        self.tell("ShardsDiscarded", -1, (board, *colours), rule)

    def trim_shards(self, board: int) -> None:
        excess = self.count_shards(board) - self.content.tracks.storage
        if excess > 0:
            let_discard(self.push(DISCARD_SHARDS, board), excess)

    def advance_time(self, number: int, rule: str) -> None:
        """Turn the wheel; on the last day of Winter all is lost at once (SH-7.01, SH-7.02, SH-7.05, SH-7.06)."""
        if not number or self.result is not None:
            return
        before = self.time // SEASON
        self.time = min(self.content.tracks.last_time, self.time + number)
        self.tell("TimePassed", -1, (number, self.time), rule)
        if self.time // SEASON != before:
            self.tell("SeasonChanged", -1, (self.time // SEASON,), "SH-7.11")
        if self.time >= self.content.tracks.last_time:
            self.phase = OVER
            self.end(Outcome((), "SH-7.05", WINTER_IS_OVER))

    # -- what the kernel asks -------------------------------------------------------------------------------------

    def trigger_node(self) -> int:
        return TRIGGERS

    def trigger_seat(self, ready: list[int]) -> int:
        return 0

    def trigger_rule(self) -> str:
        return "SH-A.54"

    @property
    def game(self) -> HouseGame:
        from ludoteca.games.synchro.game import Synchro

        return Synchro.one()

    def blank(self) -> FrameMatch:
        return SynchroMatch(self.content, self.options, self.seats)

    def derive(self) -> None:
        self.mods = []

    def result_of_concession(self, seat: int) -> Outcome:
        """Let the party give up together."""
        return Outcome((), "SH-17.09", GROUP_GAVE_UP)
