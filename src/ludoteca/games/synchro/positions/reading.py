"""Reads position files (see `position`) into matches that can be played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.synchro.flow.registers import item_given, newcomer, shard_drawn, unit_fallen
from ludoteca.games.synchro.positions.naming import Nodes
from ludoteca.games.synchro.positions.writing import COUNTS, RECORDS, SIDE_NAMES, UPGRADED, usual_frames
from ludoteca.games.synchro.setup import KEYS, complete_options, empty_match, lay_out
from ludoteca.games.synchro.state.cards import BOARD_COLOURS, BOARDS, COLOURS, MAX_LEVEL, SEASONS, UNITS
from ludoteca.games.synchro.state.match import (
    FIGHTING,
    FIRST_FOE,
    ITEMS,
    LINING_UP,
    PHASES,
    SEASON,
    SKILLS,
    SynchroMatch,
    pack_reserve,
)
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.frames import Frame, Trigger
from ludoteca.kernel.pack_values import truth
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.position_reading import PositionReader
from ludoteca.kernel.position_values import MOST, NUMBERS, node_called, numbers, read_frame, read_outcome
from ludoteca.kernel.positions import plain
from ludoteca.kernel.yamls import Where


class Reader(PositionReader[SynchroMatch]):
    """One position file on its way to a match."""

    game = "synchro"
    options = KEYS

    def __init__(self, data: Any, file: str) -> None:
        super().__init__(data, file)
        self.m: SynchroMatch = self.settled(lambda: empty_match(complete_options(self.given)), "players")
        self.nodes = Nodes(self.m.content)

    def read(self, chance: Chance) -> SynchroMatch:
        m = self.m
        m.chance = chance
        lay_out(m)
        self.read_journey()
        self.read_numbers()
        self.read_heroes()
        self.read_monsters()
        self.read_supplies()
        self.stop_if_wrong()
        self.take_supplies()
        self.read_battle()
        self.stop_if_wrong()
        m.derive()
        self.read_business()
        self.top.nothing_else()
        self.stop_if_wrong()
        return m

    # -- the journey ---------------------------------------------------------------------------------------------

    def read_journey(self) -> None:
        m, top, content = self.m, self.top, self.m.content
        m.time = self.time()
        city = top.text("city", required=False) or content.cities[content.start].id
        m.city = self.called(city, top.where("city"), content.find_city, "city")
        self.read_tiles()
        self.stop_if_wrong()
        name = top.text("landmark", required=False)
        tile = m.tile_here()
        if name:
            landmark = content.find_landmark(name)
            if tile is None or landmark not in tile.landmarks:
                top.fail("landmark", f"{city} has no landmark {name!r}", "SH-6.03")
            else:
                m.place = tile.landmarks.index(landmark)

    def time(self) -> int:
        value = self.top.get("time", "a season and a day, such as summer 3", required=False)
        if value is None:
            return 0
        words = str(value).split()
        if len(words) == 2 and words[0] in SEASONS and words[1].isdigit() and 1 <= int(words[1]) <= SEASON:
            return SEASONS.index(words[0]) * SEASON + int(words[1]) - 1
        self.top.fail("time", f"'time' must be a season and a day from 1 to {SEASON}, such as summer 3")
        return 0

    def read_tiles(self) -> None:
        m, content = self.m, self.m.content
        given = plain(self.top.get("tiles", "a tile for each city", required=False)) or {}
        if not isinstance(given, dict):
            self.top.fail("tiles", "'tiles' must say which tile lies on which city: {verdalba: SH-T-G1}")
            given = {}
        tiles = [-1] * len(content.cities)
        for name, id in given.items():
            city, tile = content.find_city(str(name)), content.find_tile(str(id))
            if city < 0 or tile < 0:
                self.top.fail("tiles", f"there is no city {name!r} or no tile {id!r}")
            elif content.tiles[tile].book != content.cities[city].book:
                self.top.fail("tiles", f"{id} does not fit the book of {name}", "SH-2.02")
            else:
                tiles[city] = tile
        for number, city_card in enumerate(content.cities):
            if city_card.book >= 0 and tiles[number] < 0:
                left = [tile for tile in content.of_book[city_card.book] if tile not in tiles]
                tiles[number] = left[0] if left else -1
        m.tile_at = tiles

    def read_numbers(self) -> None:
        m, top = self.m, self.top
        m.phase = PHASES.index(top.choice("phase", PHASES, required=False, default="battle"))
        self.read_steps(m)
        for key in COUNTS:
            setattr(m, key, top.whole(key, 0, MOST, required=False, default=getattr(m, key)))
        for key in RECORDS:
            given = numbers(top, key, 0, 1 << 60)
            if given:
                setattr(m, key, given)
        leaders = numbers(top, "leaders", 0, m.seats - 1)
        if leaders:
            m.leader = (leaders + [0] * BOARDS)[:BOARDS]
        for key, fixed in (("dealt", BOARDS), ("taken", BOARDS), ("colours_used", 4), ("converted", 3 * BOARDS)):
            if len(getattr(m, key)) != fixed:
                top.fail(key, f"{key!r} must have {fixed} numbers")

    # -- units ---------------------------------------------------------------------------------------------------

    def read_heroes(self) -> None:
        m = self.m
        for entry in self.top.maps("heroes", "a Hero"):
            board = BOARD_COLOURS.index(entry.choice("board", BOARD_COLOURS, default=BOARD_COLOURS[0]))
            packed = self.hero(entry.text("hero"), entry.where("hero"))
            if m.hero[board] >= 0:
                entry.fail("board", f"there are two Heroes on the {BOARD_COLOURS[board]} board")
            m.hero[board] = packed
            m.level[board] = entry.whole("level", 1, MAX_LEVEL, required=False, default=1)
            m.line.append(board)
            for slot, (text, where) in enumerate(entry.texts("skills")[:SKILLS]):
                m.skills[SKILLS * board + slot] = self.skill(text, where)
            for slot, (text, where) in enumerate(entry.texts("items")[:ITEMS]):
                m.items[ITEMS * board + slot] = self.item(text, where)
            if "master" in entry.data:
                m.master[board] = self.hero(entry.text("master"), entry.where("master"))
            for slot in numbers(entry, "skills_used", 0, SKILLS - 1):
                m.skill_used[board] |= 1 << slot
            if "leader" in entry.data:
                m.leader[board] = entry.whole("leader", 0, m.seats - 1)
            m.shards[4 * board : 4 * board + 4] = self.shards(entry, "shards")
            m.spent[4 * board : 4 * board + 4] = self.shards(entry, "spent")
            self.read_unit(entry, board)
            entry.nothing_else()

    def read_unit(self, entry: Fields, unit: int) -> None:
        m = self.m
        m.damage[unit] = entry.whole("damage", 0, MOST, required=False, default=0)
        m.shield[unit] = entry.whole("shield", 0, MOST, required=False, default=0)
        m.stun[unit] = int(truth(entry, "stunned"))
        m.silence[unit] = int(truth(entry, "silenced"))
        m.killer[unit] = entry.whole("killer", 0, UNITS - 1, required=False)

    def read_monsters(self) -> None:
        m = self.m
        for entry in self.top.maps("monsters", "a Monster"):
            board = BOARD_COLOURS.index(entry.choice("board", BOARD_COLOURS, default=BOARD_COLOURS[0]))
            card = self.named(entry, "monster", m.content.find_monster, "Monster")
            if m.monster[board] >= 0:
                entry.fail("board", f"there are two Monsters on the {BOARD_COLOURS[board]} board")
            m.monster[board] = card
            m.die[board] = entry.whole("die", 0, 6, required=False, default=1)
            m.slot[board] = entry.whole("slot", -1, 1, required=False, default=0)
            self.read_unit(entry, FIRST_FOE + board)
            if not truth(entry, "defeated"):
                m.foes.append(FIRST_FOE + board)
            entry.nothing_else()
        m.battle = int(bool(m.foes))

    def packed(self, text: str, where: Where, find: Callable[[str], int], kind: str) -> int:
        number = self.called(text.removesuffix(UPGRADED), where, find, kind)
        return -1 if number < 0 else 2 * number + int(text.endswith(UPGRADED))

    def hero(self, text: str, where: Where) -> int:
        return self.packed(text, where, self.m.content.find_hero, "Hero")

    def skill(self, text: str, where: Where) -> int:
        return self.packed(text, where, self.m.content.find_skill, "Skill") if text else -1

    def item(self, text: str, where: Where) -> int:
        return self.packed(text, where, self.m.content.find_item, "Item") if text else -1

    def shards(self, entry: Fields, key: str) -> list[int]:
        given = plain(entry.get(key, "Shards by colour", required=False)) or {}
        if not isinstance(given, dict) or any(
            colour not in COLOURS or type(n) is not int or not 0 <= n <= MOST for colour, n in given.items()
        ):
            entry.fail(key, f"{key!r} must be Shards by colour, such as {{red: 2, transparent: 1}}")
            return [0, 0, 0, 0]
        return [given.get(colour, 0) for colour in COLOURS]

    # -- supplies ------------------------------------------------------------------------------------------------

    def read_supplies(self) -> None:
        m, top = self.m, self.top
        m.reserve = self.shards(top, "reserve")
        m.tray = self.shards(top, "tray")
        for entry in top.maps("reserve_heroes", "a Hero in reserve"):
            hero = self.hero(entry.text("hero"), entry.where("hero")) >> 1
            level = entry.whole("level", 1, MAX_LEVEL, required=False, default=1)
            m.reserve_heroes.append(pack_reserve(max(0, hero), level, truth(entry, "no_master")))
            entry.nothing_else()
        m.stored = [self.item(text, where) for text, where in top.texts("stored")]
        aside = top.text("set_aside", required=False)
        m.set_aside = self.skill(aside, top.where("set_aside")) >> 1 if aside else -1
        m.graveyard = self.cards("graveyard")
        m.fallen = self.cards("fallen")
        self.read_heroes_before()
        m.hero_known = self.cards("heroes_on_top")
        m.offer_heroes = self.cards("heroes_shown")
        m.item_known = [self.item(text, where) >> 1 for text, where in top.texts("items_on_top")]
        m.offer_items = [self.item(text, where) >> 1 for text, where in top.texts("items_shown")]
        m.offer_skills = [self.skill(text, where) >> 1 for text, where in top.texts("skills_shown")]
        for text, where in top.texts("items_discarded"):
            m.item_gone |= 1 << max(0, self.item(text, where) >> 1)
        for text, where in top.texts("mulliganed"):
            m.mulliganed |= 1 << max(0, self.skill(text, where) >> 1)
        for text, where in top.texts("monsters_discarded"):
            m.monster_gone[self.monster(text, where)] += 1
        m.monster_bottom = [self.monster(text, where) for text, where in top.texts("monsters_at_bottom")]
        for text, where in top.texts("landmarks_used"):
            m.landmarks_used.append(self.called(text, where, m.content.find_landmark, "Landmark"))

    def read_heroes_before(self) -> None:
        """Read the last Heroes of boards that are empty now; of all others take the Hero that is there."""
        m = self.m
        given = self.top.get("heroes_before", "the last Hero of each empty board", required=False)
        entry = Fields({} if given is None else given, self.file, self.report, "the Heroes of empty boards")
        for board, colour in enumerate(BOARD_COLOURS):
            if m.hero[board] >= 0:
                m.last_hero[board] = m.hero[board] >> 1
                m.peak[board] = m.level[board]
            elif colour in entry.data:
                one = Fields(entry.get(colour, "a Hero"), self.file, self.report, "a Hero that was there")
                m.last_hero[board] = self.hero(one.text("hero"), one.where("hero")) >> 1
                m.peak[board] = one.whole("level", 1, MAX_LEVEL)
                one.nothing_else()
        entry.nothing_else()

    def cards(self, key: str) -> list[int]:
        """Read Hero cards."""
        return [self.hero(text, where) >> 1 for text, where in self.top.texts(key)]

    def monster(self, text: str, where: Where) -> int:
        return max(0, self.called(text, where, self.m.content.find_monster, "Monster"))

    def take_supplies(self) -> None:
        """Take out of decks and bags what is elsewhere: they hold what is nowhere else."""
        m = self.m
        heroes = [packed >> 1 for packed in [*m.hero, *m.master] if packed >= 0]
        heroes += [packed & 0xFFFF for packed in m.reserve_heroes] + m.graveyard + m.hero_known + m.offer_heroes
        items = [packed >> 1 for packed in [*m.items, *m.stored] if packed >= 0] + m.item_known + m.offer_items
        skills = [packed >> 1 for packed in m.skills if packed >= 0] + m.offer_skills
        skills += [m.set_aside] if m.set_aside >= 0 else []
        for hero in heroes:
            m.hero_deck &= ~(1 << hero)
            m.legends &= ~(1 << hero)
        for item in items:
            m.item_deck &= ~(1 << item)
        m.item_deck &= ~m.item_gone
        for skill in skills:
            m.skill_bag &= ~(1 << skill)
        m.skill_bag &= ~m.mulliganed
        for card in [*m.monster, *m.monster_bottom]:
            if card >= 0 and not m.content.monsters[card].celestial:
                m.monster_deck[card] -= 1
        for card, copies in enumerate(m.monster_gone):
            m.monster_deck[card] -= copies
        for colour in range(4):
            held = sum(m.shards[colour::4]) + sum(m.spent[colour::4]) + m.reserve[colour] + m.tray[colour]
            m.bag[colour] -= held
            if m.bag[colour] < 0:
                self.top.fail("heroes", f"there are only {m.bag[colour] + held} {COLOURS[colour]} Shards", "SH-1.07")
        for card, copies in enumerate(m.monster_deck):
            if copies < 0:
                self.top.fail("monsters", f"there are not so many cards {m.content.monsters[card].id}")

    # -- what is under way ---------------------------------------------------------------------------------------

    def read_battle(self) -> None:
        m = self.m
        m.first = 0
        turn = self.top.choice("turn", BOARD_COLOURS, required=False)
        given = self.top.get("battle", "how far the battle is", required=False)
        if given is not None:
            entry = Fields(given, self.file, self.report, "a battle")
            m.battle = 1
            m.round = entry.whole("round", 0, MOST, required=False, default=1)
            m.first = SIDE_NAMES.index(entry.choice("first", SIDE_NAMES, required=False, default="heroes"))
            for side, name in enumerate(SIDE_NAMES):
                m.marbles[side] = self.marbles(entry, f"revealed_{name}")
            m.active = entry.whole("active", 0, UNITS - 1, required=False)
            m.exhausted = int(truth(entry, "exhausted"))
            cube = entry.choice("cube", COLOURS, required=False)
            m.cube = COLOURS.index(cube) if cube else -1
            entry.nothing_else()
        elif m.battle:
            m.round = int(m.phase == FIGHTING)
            m.marbles = [(1 << BOARDS) - 1] * 2
            m.cube = -1 if m.in_dungeon() else m.wheel_colour()
        if turn:
            m.active = BOARD_COLOURS.index(turn)
            m.marbles[0] &= ~(1 << m.active)
            if m.hero[m.active] < 0:
                self.top.fail("turn", f"there is no Hero on the {turn} board")
        if m.phase == FIGHTING and not m.foes and "unfinished" not in self.top.data:
            self.top.fail("phase", "a battle needs 'monsters'")
        coming = m.phase == LINING_UP and not m.foes and m.reserve_heroes
        if m.phase in (LINING_UP, FIGHTING) and not m.line and not coming and "outcome" not in self.top.data:
            self.top.fail("phase", "a battle needs 'heroes'")

    def marbles(self, entry: Fields, key: str) -> int:
        left = (1 << BOARDS) - 1
        for text, where in entry.texts(key):
            if text in BOARD_COLOURS:
                left &= ~(1 << BOARD_COLOURS.index(text))
            else:
                self.report.add(where, f"marbles are {', '.join(BOARD_COLOURS)}, not {text!r}")
        return left

    def read_business(self) -> None:
        m = self.m
        frames = [
            read_frame(entry, self.node(entry, "does"), m.seats)
            for entry in self.top.maps("unfinished", "a piece of unfinished business")
        ]
        for entry in self.top.maps("triggers", "a waiting ability"):
            m.triggers.append(self.read_trigger(entry))
        m.result = read_outcome(self.top)
        if not frames and m.result is None:
            frames = usual_frames(m)
            if not frames:
                self.top.fail("phase", f"in phase {PHASES[m.phase]!r} say what is 'unfinished'")
        m.stack = frames
        self.give_back(frames)

    def give_back(self, frames: list[Frame]) -> None:
        """Take what unfinished business holds in its hands out of decks and bags, too."""
        m = self.m
        for frame in frames:
            name = self.nodes.name(frame.node)
            if name in ("NewHero", "Master") and not frame.stage:
                m.hero_deck &= ~(1 << newcomer(frame))
                m.legends &= ~(1 << newcomer(frame))
            elif name == "GiveItem" and not frame.stage:
                m.item_deck &= ~(1 << (item_given(frame) >> 1))
            elif (
                name == "Fallen" and frame.stage == 1 and unit_fallen(frame) < FIRST_FOE and 0 <= shard_drawn(frame) < 4
            ):
                m.bag[shard_drawn(frame)] -= 1

    def read_trigger(self, entry: Fields) -> Trigger:
        trigger = Trigger(
            self.node(entry, "does"),
            entry.whole("source", -1, UNITS - 1, required=False),
            entry.whole("seat", -1, self.m.seats - 1, required=False),
            entry.whole("place", -1, MOST, required=False),
            entry.whole("it", -1, UNITS - 1, required=False),
            entry.whole("moment", 0, NUMBERS, required=False, default=0),
            entry.whole("much", 0, MOST, required=False, default=0),
        )
        entry.nothing_else()
        return trigger

    def node(self, entry: Fields, key: str) -> int:
        return node_called(entry, key, self.nodes.numbers, "a step such as HeroTurn or a text (SH-S-R01/normal)")
