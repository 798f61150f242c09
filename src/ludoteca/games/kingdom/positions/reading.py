"""Reads position files (see `position`) into matches that can be played on."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.kingdom.flow.choosing import add_companions
from ludoteca.games.kingdom.flow.steps import ROUND
from ludoteca.games.kingdom.positions.naming import Nodes, cells_in, mask_called
from ludoteca.games.kingdom.positions.writing import usual_frames
from ludoteca.games.kingdom.setup import KEYS, complete_options, empty_match, lay_out
from ludoteca.games.kingdom.state.board import PATH
from ludoteca.games.kingdom.state.built import pack_tower
from ludoteca.games.kingdom.state.cards import BOSS, COLOURS, SIDES, TYPES
from ludoteca.games.kingdom.state.match import (
    BAN,
    BLOCKS,
    GONE,
    HEROES,
    JUST_BACK,
    NEVER,
    PHASES,
    PLAYED,
    PLAYING,
    SLOTS,
    SPAWNING,
    KingdomMatch,
)
from ludoteca.games.kingdom.state.sources import hero_origin, spell_origin
from ludoteca.games.kingdom.state.tiles import pack_tile
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.pack_values import truth
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.position_reading import PositionReader
from ludoteca.kernel.position_values import MOST, node_called, numbers, read_frame, read_outcome
from ludoteca.kernel.yamls import Problem

USED: Final = " (used)"


class Reader(PositionReader[KingdomMatch]):
    """One position file on its way to a match."""

    game = "kingdom"
    options = KEYS

    def __init__(self, data: Any, file: str) -> None:
        super().__init__(data, file)
        self.players = self.top.maps("players", "a player")
        seats = 0 if "heroes" in self.given else len(self.players)
        self.m: KingdomMatch = self.settled(lambda: empty_match(complete_options(self.given, seats)), "scenario")
        self.nodes = Nodes(self.m.content)

    def read(self, chance: Chance) -> KingdomMatch:
        m, top = self.m, self.top
        m.chance = chance
        lay_out(m)
        if self.players and len(self.players) != m.seats:
            top.fail("players", f"expected {m.seats} players")
        self.stop_if_wrong()
        self.read_numbers()
        self.read_heroes()
        self.read_trays()
        self.stop_if_wrong()
        m.derive()
        self.read_towers()
        self.read_figures()
        self.read_players()
        self.stop_if_wrong()
        m.derive()
        self.read_business()
        top.nothing_else()
        return m

    # -- the match -----------------------------------------------------------------------------------------------

    def read_numbers(self) -> None:
        m, top, content = self.m, self.top, self.m.content
        m.phase = PHASES.index(top.choice("phase", PHASES, required=False, default="play"))
        m.round = top.whole("round", 0, NEVER, required=False, default=1 if m.phase > BAN else 0)
        m.kingdom = top.whole("hearts", 0, MOST, required=False, default=m.kingdom)
        m.crystals = top.whole("crystals", 0, content.crystals, required=False, default=m.crystals)
        self.read_steps(m)
        m.final = truth(top, "final")
        m.portals_down = top.whole("portals_destroyed", 0, m.portals_total, required=False, default=0)
        m.lives = top.whole("boss_lives", 0, m.lives, required=False, default=m.lives)
        m.frost = top.whole("frost", 0, MOST, required=False, default=0)
        for text, where in top.texts("spells"):
            spell = self.called(text, where, content.find_spell, "spell")
            if spell >= 0:
                m.spells |= 1 << spell
        m.banned = self.colour("banned")
        m.last_banned = self.colour("banned_before")
        for text, where in top.texts("reserve"):
            hero = self.called(text, where, content.find_hero, "hero")
            if hero >= 0:
                m.reserve.append(hero)
        m.reserve_called = int(truth(top, "reserve_called"))
        self.read_piles()

    def read_piles(self) -> None:
        m, top = self.m, self.top
        drawn = numbers(top, "drawn", 0, MOST) or m.drawn
        opened = numbers(top, "open_from", 0, NEVER)
        if len(drawn) != len(m.piles) or any(n > len(m.piles[pile]) for pile, n in enumerate(drawn)):
            top.fail("drawn", f"'drawn' must say for each of the {len(m.piles)} piles how many cards were drawn")
        else:
            m.drawn = drawn
        if "trail" in top.data:
            m.trail = 0
            for text, where in top.texts("trail"):
                trails = [i for i, trail in enumerate(m.content.trails) if trail.id == text]
                if trails and trails[0] in m.scenario.trailblazers:
                    m.trail |= 1 << trails[0]
                else:
                    self.report.add(where, f"no trailblazer card of this scenario is called {text!r}")
            for pile, card in enumerate(m.scenario.trailblazers):
                if card >= 0 and not m.trail >> card & 1:
                    m.open_from[pile] = m.scenario.opens[pile]
        if opened and len(opened) != len(m.piles):
            top.fail("open_from", f"'open_from' must have a round for each of the {len(m.piles)} piles")
        elif opened:
            m.open_from = [first or NEVER for first in opened]

    def colour(self, key: str) -> int:
        name = self.top.choice(key, COLOURS, required=False)
        return COLOURS.index(name) if name else -1

    # -- trays and towers ----------------------------------------------------------------------------------------

    def read_trays(self) -> None:
        m = self.m
        entries: dict[int, tuple[Fields, bool]] = {}
        shown = [(entry, True) for entry in self.top.maps("trays", "a tray")]
        shown += [(entry, False) for entry in self.top.maps("gone", "a tray that is gone")]
        order: list[int] = []
        for entry, there in shown:
            tray = entry.whole("tray", 0, MOST, required=False, default=len(entries))
            if tray in entries or tray >= len(shown):
                entry.fail("tray", f"tray numbers must be 0 to {len(shown) - 1}, each once; this is {tray}")
            entries[tray] = (entry, there)
            order.append(tray)
        self.stop_if_wrong()
        for tray in range(len(shown)):
            entry, there = entries[tray]
            m.face.append(self.named(entry, "face", m.content.find_face, "horde, portal or boss card"))
            m.at.append(self.path(entry) if there else -1)
            m.troops.append(0)
            m.below.append(-1)
        self.stop_if_wrong()
        top: dict[int, int] = {}
        for tray in order:
            entry, there = entries[tray]
            if there:
                m.below[tray] = top.get(m.at[tray], -1)
                top[m.at[tray]] = tray
                if m.kind_of(tray) == BOSS:
                    m.boss_tray = tray
                self.read_pieces(entry, tray)
            entry.nothing_else()
        m.laid.sort()

    def path(self, entry: Fields) -> int:
        square = self.square(entry, "at")
        if square >= 0 and self.m.board.kinds[square] != PATH:
            entry.fail("at", f"{self.m.board.name(square)} is not on the path")
        return square

    def square(self, entry: Fields, key: str) -> int:
        name = entry.text(key)
        square = self.m.board.find(name)
        if square < 0:
            entry.fail(key, f"there is no square {name!r}; squares are called A1 (north-west) to {self.last_square()}")
        return square

    def last_square(self) -> str:
        return self.m.board.name(self.m.board.size - 1)

    def read_pieces(self, entry: Fields, tray: int) -> None:
        m = self.m
        tiles = entry.get("tiles", "a list of tiles", required=False) or []
        if not isinstance(tiles, list):
            entry.fail("tiles", "'tiles' must be a list such as [a1 b1, {cells: c1 c2, type: magical, from: mages-1}]")
            tiles = []
        for tile in tiles:
            simple = {"cells": tile} if isinstance(tile, str) else tile
            fields = Fields(simple, self.file, self.report, "a tile")
            mask = self.cells(fields, "cells")
            type = TYPES.index(fields.choice("type", TYPES, required=False, default="real"))
            m.laid.append(pack_tile(tray, mask, type, self.origin(fields)))
            fields.nothing_else()
        if "soldiers" in entry.data:
            m.troops[tray] = self.cells(entry, "soldiers")
            m.soldiers -= m.troops[tray].bit_count()

    def cells(self, fields: Fields, key: str) -> int:
        value = fields.get(key, "cells such as a1 b1")
        text = " ".join(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else value
        mask = mask_called(text) if isinstance(text, str) else -1
        if mask < 0:
            fields.fail(key, f"{key!r} must name cells from a1 (north-west) to e5, such as a1 b1")
            return 0
        return mask

    def origin(self, fields: Fields) -> int:
        content = self.m.content
        name = fields.text("from", required=False)
        if not name or content.find_tower(name) >= 0:
            return max(0, content.find_tower(name))
        if content.find_hero(name) >= 0:
            return hero_origin(content.find_hero(name))
        if content.find_spell(name) >= 0:
            return spell_origin(content.find_spell(name))
        fields.fail("from", f"no tower, hero or spell is called {name!r}")
        return 0

    def read_towers(self) -> None:
        m = self.m
        for entry in self.top.maps("towers", "a tower on a site"):
            letter = entry.text("site")
            kind = self.tower(entry, "tower")
            if letter not in m.board.letters:
                entry.fail("site", f"there is no site {letter!r}; there are {', '.join(m.board.letters)}")
                continue
            site = m.board.letters.index(letter)
            owner = 0 if m.solo or not 0 <= m.colour[site] < m.seats else m.colour[site]
            seat = entry.whole("seat", 0, m.seats - 1, required=False, default=owner)
            facing = self.facing(entry)
            slot = 2 * site if m.built[2 * site] < 0 else 2 * site + 1
            if m.built[slot] >= 0:
                entry.fail("site", f"site {letter} has two towers already", "KR-8.11")
            elif kind >= 0:
                m.built[slot] = pack_tower(kind, seat, facing, int(truth(entry, "face_down")))
                self.take_from_supply(entry, "tower", kind)
            entry.nothing_else()

    def tower(self, entry: Fields, key: str) -> int:
        return self.named(entry, key, self.m.content.find_tower, "tower")

    def take_from_supply(self, entry: Fields, key: str, kind: int) -> None:
        tower = self.m.content.towers[kind]
        self.m.supply[kind] -= 1
        if self.m.supply[kind] < 0:
            entry.fail(key, f"there are only {tower.copies} cards {tower.id}", "KR-10.05")

    def facing(self, entry: Fields) -> int:
        name = entry.choice("facing", SIDES, required=False)
        return SIDES.index(name) if name else -1

    # -- figures and players -------------------------------------------------------------------------------------

    def read_heroes(self) -> None:
        """Read who plays whom: as the players say, else as the options do."""
        m = self.m
        for seat in range(m.seats):
            name = self.players[seat].text("hero", required=False) if self.players else ""
            if name and m.content.find_hero(name) < 0:
                self.players[seat].fail("hero", f"no hero is called {name!r}")
            hero = m.content.find_hero(name or m.options["heroes"][seat])
            if hero >= 0 and hero in m.hero:
                self.top.fail("heroes", f"two players have {m.content.heroes[hero].id}")
            m.hero[seat] = hero
            if hero >= 0:
                m.hearts[seat] = m.max_hearts(seat)
        self.stop_if_wrong()
        if -1 not in m.hero:
            if m.phase > HEROES:
                add_companions(m)
        elif m.phase > BAN:
            self.top.fail("heroes", "say which hero each player has: heroes: [alleria, malik]")

    def read_figures(self) -> None:
        m = self.m
        for entry in self.top.maps("figures", "a figure"):
            name = entry.text("hero")
            hero = self.called(name, entry.where("hero"), m.content.find_hero, "hero")
            cat = int(truth(entry, "wildcat"))
            reserve = int(truth(entry, "reserve"))
            if hero < 0:
                continue
            if reserve:
                figure = m.add_figure(hero, 0, cat, reserve)
            else:
                own = [figure for figure in range(len(m.hero)) if (m.hero[figure], m.cat[figure]) == (hero, cat)]
                if not own:
                    entry.fail("hero", f"nobody plays {name!r}{' with a wildcat' if cat else ''}")
                    continue
                figure = own[0]
            self.read_figure(entry, figure)
            entry.nothing_else()

    def read_figure(self, entry: Fields, figure: int) -> None:
        m = self.m
        square = self.square(entry, "at") if "at" in entry.data else GONE if truth(entry, "gone") else -1
        tray = block = -1
        if "engages" in entry.data and square >= 0:
            tray = entry.whole("tray", 0, MOST, required=False, default=m.top[square])
            first = cells_in(self.cells(entry, "engages"))[:1]
            blocks = [n for n, mask in enumerate(BLOCKS) if cells_in(mask)[:1] == first]
            block = blocks[0] if blocks else -1
            if not 0 <= tray < len(m.face) or m.at[tray] != square or block < 0:
                entry.fail(
                    "engages", f"{m.board.name(square)} has no tray with room for a base whose first cell is this"
                )
                return
        m.move_figure(figure, square, tray, block)
        m.facing[figure] = self.facing(entry)
        m.knocked[figure] = int(truth(entry, "ko"))
        m.card[figure] = PLAYED if truth(entry, "activated") else 0
        if truth(entry, "just_back"):
            m.card[figure] = JUST_BACK
        m.protected[figure] = int(truth(entry, "protected"))
        m.quake[figure] = int(truth(entry, "protects_space"))
        m.stepped[figure] = int(truth(entry, "has_moved"))
        if not m.cat[figure]:
            most = m.max_hearts(figure)
            full = 0 if m.knocked[figure] else most
            m.hearts[figure] = entry.whole("hearts", 0, most, required=False, default=full)
        if "if_destroyed" in entry.data:
            m.vow[figure] = self.node(entry, "if_destroyed")
        for slot, (text, where) in enumerate(entry.texts("abilities")[:SLOTS]):
            ids = [ability.id for ability in m.hero_of(figure).abilities]
            if text.removesuffix(USED) not in ids:
                self.report.add(where, f"{m.hero_of(figure).id} has no ability {text!r}; there are {', '.join(ids)}")
                continue
            m.abilities[SLOTS * figure + slot] = ids.index(text.removesuffix(USED))
            if not text.endswith(USED):
                m.up[figure] |= 1 << slot

    def read_players(self) -> None:
        m = self.m
        for seat, player in enumerate(self.players):
            for key, kinds in (("hand", m.hand[seat]), ("incoming", m.incoming[seat]), ("frozen", m.frozen[seat])):
                for text, where in player.texts(key):
                    kind = self.called(text, where, m.content.find_tower, "tower")
                    if kind < 0:
                        continue
                    kinds.append(kind)
                    if key != "frozen":
                        self.take_from_supply(player, key, kind)
                kinds.sort()
            m.ready |= int(truth(player, "ready")) << seat
            m.noticed |= int(truth(player, "asked_again")) << seat
            player.nothing_else()

    # -- what is under way ---------------------------------------------------------------------------------------

    def read_business(self) -> None:
        m = self.m
        frames = [
            read_frame(entry, self.node(entry, "does"), m.seats)
            for entry in self.top.maps("unfinished", "a piece of unfinished business")
        ]
        m.result = read_outcome(self.top)
        if not frames and m.result is None:
            frames = self.beginning_of_phase()
        m.stack = frames

    def beginning_of_phase(self) -> list[Frame]:
        """Make the round as it is when this phase is about to begin, or phase 2 under way."""
        m = self.m
        if m.phase == PLAYING:
            return usual_frames()
        if not BAN <= m.phase < len(PHASES) - 1:
            raise Problem(self.top.where("phase"), f"in phase {PHASES[m.phase]!r} say what is 'unfinished'")
        round = Frame(ROUND)
        round.stage = 0 if m.phase == BAN else m.phase - SPAWNING + 1
        m.phase -= 1
        return [round]

    def node(self, entry: Fields, key: str) -> int:
        return node_called(entry, key, self.nodes.numbers, "a step such as Play or a text (malik/base/1)")
