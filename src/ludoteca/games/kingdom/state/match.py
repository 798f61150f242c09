"""The position of a match: trays, figures, towers, and the few ways in which they change.

Everything is a number. A *tray* is a horde, portal or boss that has appeared, numbered as they appear; a *figure* is a
miniature: first each seat's hero, then Wildcats, then heroes called from the reserve; a *cell* is one of the 25
squares of a card, in map directions; a *block* one of the 16 places of a hero's base. Lists by these say all else.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteca.games.kingdom.flow.registers import tower_asked
from ludoteca.games.kingdom.flow.steps import HAND_OVER, TRIGGERS, USE_TOWER
from ludoteca.games.kingdom.state.board import PATH
from ludoteca.games.kingdom.state.built import tower_kind
from ludoteca.games.kingdom.state.cards import (
    MAGICAL,
    PHYSICAL,
    PORTAL,
    PORTAL_TOKEN,
    SIDE,
    Ability,
    Face,
    Grid,
    Hero,
    token_kind,
)
from ludoteca.games.kingdom.state.columns import Columns
from ludoteca.games.kingdom.state.sources import thing_of
from ludoteca.games.kingdom.state.tiles import pack_tile, tile_mask, tile_tray
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.house_game import HouseGame
from ludoteca.kernel.phrases import GROUP_GAVE_UP

SLOTS: Final = 2
"""Places for special abilities on a hero's board (KR-2.05)."""
MOST_RESERVES: Final = 3

ON_BOARD: Final = -1
"""Where a figure is that is not on the map: on its player's board, standing or knocked down."""
GONE: Final = -2
"""Where a reserve hero is whose round is over."""

# How far the match is.
HEROES: Final = 0
ABILITIES: Final = 1
SPELLS: Final = 2
BAN: Final = 3
SPAWNING: Final = 4
PLAYING: Final = 5
DESTROYING: Final = 6
ADVANCING: Final = 7
COLLECTING: Final = 8
BUYING: Final = 9
OVER: Final = 10
PHASES: Final = (
    "heroes", "abilities", "spells", "ban", "spawn", "play", "destroy", "advance", "collect", "buy", "over",
)  # fmt: skip

PLAYED: Final = 1
JUST_BACK: Final = 2
"""Why a figure's card lies on the board: it has been activated; or it has only just come back (KR-11.03, KR-23.08)."""

NEVER: Final = 99
"""The round from which a closed pile spawns."""

BLOCKS: Final = [
    (3 | 3 << SIDE) << (row * SIDE + col) for row in range(SIDE - 1) for col in range(SIDE - 1)
]  # fmt: skip
"""By block, the squares under a hero's base (KR-11.15)."""


class KingdomMatch(Columns):
    """One match of one scenario."""

    __slots__ = ()

    def lay_out(self) -> None:
        """Lay the table: full supplies, an empty map, every card in its pile (KR-2.02)."""
        scenario = self.scenario
        self.top = [-1] * self.board.size
        self.hand = [[] for _ in range(self.seats)]
        self.incoming = [[] for _ in range(self.seats)]
        self.frozen = [[] for _ in range(self.seats)]
        self.supply = [tower.copies for tower in self.content.towers]
        self.built = [-1] * (2 * len(self.board.sites))
        self.drawn = [0] * len(self.piles)
        self.open_from = [
            NEVER if card >= 0 else first for card, first in zip(scenario.trailblazers, scenario.opens, strict=True)
        ]  # fmt: skip
        self.trail = sum([1 << card for card in scenario.trailblazers if card >= 0])
        self.unused = self.unseen_hordes()
        self.soldiers = self.content.soldiers
        self.crystals = scenario.difficulty[self.level].crystals[self.seats - 1]
        self.kingdom = scenario.difficulty[self.level].hearts[self.seats - 1]
        self.lives = scenario.lives[self.seats - 1] if scenario.boss >= 0 else 0
        self.portals_total = sum([len([t for t in pile if token_kind(t) == PORTAL_TOKEN]) for pile in self.piles])

    # -- reading: trays -------------------------------------------------------------------------------------------

    def face_of(self, tray: int) -> Face:
        return self.content.faces[self.face[tray]]

    def grid_of(self, tray: int) -> Grid:
        return self.content.faces[self.face[tray]].grids[self.quarter]

    def covered(self, tray: int) -> int:
        """Return the cells under tiles, soldiers or heroes."""
        return self.damage[tray] | self.troops[tray] | self.bases[tray]

    def uncovered(self, tray: int) -> int:
        """Return the cells of enemies with nothing on them."""
        return self.grid_of(tray).enemies & ~(self.damage[tray] | self.troops[tray] | self.bases[tray])

    def is_rift(self, tray: int) -> bool:
        """Tell whether it is a portal or a boss, out of reach of heroes and most spells (KR-9.13, KR-21.05, KR-A65)."""
        return self.content.faces[self.face[tray]].kind >= PORTAL

    def kind_of(self, tray: int) -> int:
        """Return which kind of face it has."""
        return self.content.faces[self.face[tray]].kind

    def is_covered_up(self, tray: int) -> bool:
        """Tell whether it lies underneath another tray (KR-20.16)."""
        return self.top[self.at[tray]] != tray

    def stack_at(self, square: int) -> list[int]:
        """List the trays there, from top to bottom."""
        trays = []
        tray = self.top[square]
        while tray >= 0:
            trays.append(tray)
            tray = self.below[tray]
        return trays

    def trays_in_order(self) -> list[int]:
        """List all trays as they activate: by their spaces, a stack from the top (KR-15.02, KR-A45, KR-20.17)."""
        trays: list[int] = []
        for square in self.board.order:
            if self.top[square] >= 0:
                trays += self.stack_at(square)
        return trays

    def open_trays(self) -> list[int]:
        """List the uppermost tray of every space, in the order of activation: what can be attacked at all."""
        return [self.top[square] for square in self.board.order if self.top[square] >= 0]

    def steps_to_exit(self, square: int) -> int:
        return len(self.board.routes[square])

    def closed_for_tiles(self, tray: int, type: int) -> int:
        """Return the cells that no tile of this type may touch (KR-7.01, KR-7.02, KR-7.12, KR-20.04, KR-A23)."""
        grid = self.grid_of(tray)
        closed = grid.closed | self.damage[tray] | self.troops[tray] | self.bases[tray]
        if type == PHYSICAL:
            return closed | grid.physical
        return closed | grid.magical if type == MAGICAL else closed

    def room_for_soldiers(self, tray: int, type: int) -> int:
        """Return where a soldier of this type may stand: on enemies only (KR-7.16, KR-8.02, KR-8.03, KR-8.04)."""
        grid = self.grid_of(tray)
        return grid.enemies & ~grid.deadly & ~self.closed_for_tiles(tray, type)

    def escape_loss(self, tray: int) -> int:
        """Count the hearts that letting it out now would cost: only tiles are cover (KR-15.19, KR-20.03, KR-A47)."""
        return self.loss_under(tray, self.damage[tray])

    def loss_under(self, tray: int, tiles: int) -> int:
        """Count the hearts that it would cost with tiles on these cells."""
        grid = self.grid_of(tray)
        bare = grid.enemies & ~tiles
        loss = 0
        for i, unit in enumerate(grid.units):
            if bare & unit:
                loss += grid.worth[i]
        return loss

    # -- reading: figures -----------------------------------------------------------------------------------------

    def hero_of(self, figure: int) -> Hero:
        return self.content.heroes[self.hero[figure]]

    def full_hearts(self, hero: int) -> int:
        """Return how many hearts a hero of the box has in this match (KR-1.02)."""
        return max(1, self.content.heroes[hero].hearts - self.limits.fewer_hearts)

    def max_hearts(self, figure: int) -> int:
        return self.full_hearts(self.hero[figure])

    def movement(self, figure: int) -> int:
        hero = self.content.heroes[self.hero[figure]]
        if self.cat[figure] and hero.companion is not None:
            return hero.companion.movement
        return 0 if self.reserve_of[figure] else hero.movement

    def ability_of(self, figure: int, slot: int) -> Ability | None:
        number = self.abilities[SLOTS * figure + slot]
        return self.content.heroes[self.hero[figure]].abilities[number] if number >= 0 else None

    def is_up(self, figure: int, slot: int) -> bool:
        return bool(self.up[figure] >> slot & 1)

    def heroes_on(self, tray: int) -> list[int]:
        """List the figures that engage it."""
        return [figure for figure in range(len(self.where)) if self.on_tray[figure] == tray]

    def figures_at(self, square: int) -> list[int]:
        """List everybody on that space, on a tray or not."""
        return [figure for figure in range(len(self.where)) if self.where[figure] == square]

    def companion_of(self, figure: int) -> int:
        """Return the Wildcat of this very figure, -1 for none."""
        for other in range(figure + 1, len(self.where)):
            if self.cat[other] and self.hero[other] == self.hero[figure] and self.owner[other] == self.owner[figure]:
                return other
        return -1

    def is_protected(self, figure: int) -> bool:
        """Tell whether it has protection, or stands where somebody shook the ground (KR-12.13, KR-25.05)."""
        if self.protected[figure] or self.quake[figure]:
            return True
        square = self.where[figure]
        if square >= 0:
            for other in range(len(self.where)):
                if self.quake[other] and self.where[other] == square:
                    return True
        return False

    def free_blocks(self, figure: int, tray: int) -> list[int]:
        """List where on a tray its base could stand (KR-11.15, KR-11.17, KR-A35)."""
        grid = self.grid_of(tray)
        closed = grid.closed | grid.deadly | self.damage[tray] | self.troops[tray] | self.bases[tray]
        if self.on_tray[figure] == tray:
            closed &= ~BLOCKS[self.block[figure]] | grid.closed | grid.deadly
        return [block for block in range(16) if not BLOCKS[block] & closed]

    def may_cross(self, square: int) -> bool:
        """Tell whether figures can move through: everywhere but on a trailblazer card (KR-11.08, KR-A64)."""
        return not self.trail or self.trail_card_at(square) < 0

    def may_stand(self, figure: int, square: int) -> bool:
        """Tell whether it may end its movement there (KR-9.12, KR-11.10, KR-11.16, KR-A32, KR-A64)."""
        site = self.board.site_at[square]
        if site >= 0 and self.built[2 * site] >= 0:
            return False
        if self.trail and self.trail_card_at(square) >= 0:
            return False
        tray = self.top[square]
        if tray < 0:
            return True
        return not self.is_rift(tray) and bool(self.free_blocks(figure, tray))

    def refuges(self, square: int) -> list[int]:
        """List where who must leave can step: adjacent path without a tray, or a site without towers (KR-A12)."""
        squares = []
        for other in self.board.neighbours[square]:
            if self.board.kinds[other] == PATH:
                if self.top[other] < 0 and self.may_cross(other):
                    squares.append(other)
            elif self.site_on(other) >= 0 and self.built[2 * self.board.site_at[other]] < 0:
                squares.append(other)
        return squares

    # -- reading: towers, piles -----------------------------------------------------------------------------------

    def site_on(self, square: int) -> int:
        """Return the building site there, if it is used in this match; -1 for none."""
        site = self.board.site_at[square]
        return site if site >= 0 and self.colour[site] >= 0 else -1

    def top_slot(self, site: int) -> int:
        """Return the place in `built` of the uppermost tower; -1 for an empty site."""
        if self.built[2 * site] < 0:
            return -1
        return 2 * site if self.built[2 * site + 1] < 0 else 2 * site + 1

    def is_soldier_tower(self, kind: int) -> bool:
        return self.content.towers[kind].soldiers > 0

    def trail_card_at(self, square: int) -> int:
        """Return the trailblazer card that lies there; -1 for none."""
        for pile, first in enumerate(self.board.spawns):
            card = self.scenario.trailblazers[pile]
            if first == square and card >= 0 and self.trail >> card & 1:
                return card
        return -1

    # -- changing: trays ------------------------------------------------------------------------------------------

    def place_tray(self, face: int, square: int) -> int:
        """Put a new tray there, under any flying hordes; return its number."""
        tray = len(self.face)
        self.face.append(face)
        self.at.append(square)
        self.damage.append(0)
        self.troops.append(0)
        self.bases.append(0)
        self.below.append(-1)
        lowest = self.top[square]
        if lowest < 0:
            self.top[square] = tray
        else:
            while self.below[lowest] >= 0:
                lowest = self.below[lowest]
            self.below[lowest] = tray
        self.unused &= ~(1 << face)
        return tray

    def lift_tray(self, tray: int) -> None:
        """Take a tray off its space; whatever lay on it or under it stays."""
        square = self.at[tray]
        if self.top[square] == tray:
            self.top[square] = self.below[tray]
        else:
            above = self.top[square]
            while self.below[above] != tray:
                above = self.below[above]
            self.below[above] = self.below[tray]
        self.below[tray] = -1
        self.at[tray] = -1

    def move_tray(self, tray: int, square: int) -> None:
        self.lift_tray(tray)
        self.at[tray] = square
        self.below[tray] = self.top[square]
        self.top[square] = tray

    def remove_tray(self, tray: int) -> None:
        """Take a tray off the map, its tiles and soldiers to their supplies; figures stay on the space."""
        self.clear_tiles(tray)
        self.clear_soldiers(tray)
        for figure in self.heroes_on(tray):
            self.on_tray[figure] = -1
            self.block[figure] = -1
        self.bases[tray] = 0
        self.lift_tray(tray)

    def lay(self, tray: int, mask: int, type: int, origin: int) -> None:
        """Lay a damage tile on the tray."""
        self.damage[tray] |= mask
        insort(self.laid, pack_tile(tray, mask, type, origin))

    def clear_tiles(self, tray: int) -> None:
        if self.damage[tray]:
            self.damage[tray] = 0
            self.laid = [tile for tile in self.laid if tile >> 40 != tray]

    def put_soldier(self, tray: int, cell: int) -> None:
        """Put a soldier there from the supply."""
        self.troops[tray] |= 1 << cell
        self.soldiers -= 1

    def take_soldier(self, tray: int, cell: int) -> None:
        """Put a soldier back in the supply."""
        self.troops[tray] &= ~(1 << cell)
        self.soldiers += 1

    def clear_soldiers(self, tray: int) -> int:
        """Put all its soldiers back in the supply; return how many."""
        number = self.troops[tray].bit_count()
        self.troops[tray] = 0
        self.soldiers += number
        return number

    # -- changing: figures ----------------------------------------------------------------------------------------

    def add_figure(self, hero: int, seat: int, cat: int = 0, reserve: int = 0) -> int:
        """Add a miniature, which stands on its player's board; return its number."""
        self.hero.append(hero)
        self.owner.append(seat)
        self.cat.append(cat)
        self.reserve_of.append(reserve)
        self.where.append(ON_BOARD)
        self.on_tray.append(-1)
        self.block.append(-1)
        self.hearts.append(0 if cat or hero < 0 else self.full_hearts(hero))
        self.facing.append(-1)
        self.card.append(0)
        self.knocked.append(0)
        self.protected.append(0)
        self.quake.append(0)
        self.vow.append(-1)
        self.stepped.append(0)
        self.abilities += [-1] * SLOTS
        self.up.append(0)
        return len(self.hero) - 1

    def move_figure(self, figure: int, square: int, tray: int = -1, block: int = -1) -> None:
        """Move a figure to a space of the map, on a tray there or not; ON_BOARD and GONE take it off the map."""
        old = self.on_tray[figure]
        if old >= 0:
            self.bases[old] &= ~BLOCKS[self.block[figure]]
        self.where[figure] = square
        self.on_tray[figure] = tray
        self.block[figure] = block
        if tray >= 0:
            self.bases[tray] |= BLOCKS[block]

    def hurt(self, figure: int, number: int, rule: str) -> None:
        """Deal damage to a figure in play, unless it is protected (KR-12.13, KR-13.01, KR-23.04)."""
        if self.knocked[figure] or self.where[figure] == GONE or (self.cat[figure] and self.where[figure] < 0):
            return
        seat = self.owner[figure]
        if self.is_protected(figure):
            self.tell("DamagePrevented", seat, (figure,), "KR-12.13")
        elif self.cat[figure]:
            self.move_figure(figure, ON_BOARD)
            self.tell("KnockedOut", seat, (figure,), "KR-23.04")
        else:
            self.hearts[figure] = max(0, self.hearts[figure] - number)
            self.tell("HeroDamaged", seat, (figure, number, self.hearts[figure]), rule)
            if not self.hearts[figure]:
                self.knock_out(figure)

    def knock_out(self, figure: int) -> None:
        """Take a figure off the map at once; a hero of the reserve does not come back (KR-13.03, KR-19.11)."""
        self.knocked[figure] = 1
        self.move_figure(figure, ON_BOARD)
        self.tell("KnockedOut", self.owner[figure], (figure,), "KR-13.03")

    def heal(self, figure: int, number: int, rule: str) -> None:
        """Heal a figure up to its maximum; Wildcats have no hearts."""
        if self.cat[figure] or self.knocked[figure]:
            return
        hearts = min(self.max_hearts(figure), self.hearts[figure] + number)
        gained = hearts - self.hearts[figure]
        if gained:
            self.hearts[figure] = hearts
            self.tell("HeroHealed", self.owner[figure], (figure, gained, hearts), rule)

    def refresh(self, figure: int, slot: int, rule: str) -> None:
        """Turn a used ability face up."""
        if self.abilities[SLOTS * figure + slot] >= 0 and not self.up[figure] >> slot & 1:
            self.up[figure] |= 1 << slot
            self.tell("AbilityRefreshed", self.owner[figure], (figure, slot), rule)

    def protect(self, figure: int, rule: str = "KR-12.13") -> None:
        self.protected[figure] = 1
        self.tell("HeroProtected", self.owner[figure], (figure,), rule)

    # -- changing: towers, crystals -------------------------------------------------------------------------------

    def take_in_hand(self, seat: int, kind: int) -> None:
        insort(self.hand[seat], kind)

    def take_off_site(self, slot: int) -> int:
        """Take a tower off its site, where one that stood on it takes its place; return its kind."""
        kind = tower_kind(self.built[slot])
        self.built[slot] = -1
        if not slot & 1:
            self.built[slot], self.built[slot + 1] = self.built[slot + 1], -1
        return kind

    def gain_crystals(self, number: int, rule: str) -> None:
        """Gain crystals, as many as there are left (KR-1.16, KR-17.05)."""
        gained = min(number, self.content.crystals - self.crystals)
        if gained > 0:
            self.crystals += gained
            self.tell("CrystalsGained", -1, (gained, self.crystals), rule)

    # -- what the kernel asks -------------------------------------------------------------------------------------

    def check(self) -> None:
        """Do nothing: nothing happens by itself in this game."""

    def trigger_node(self) -> int:
        return TRIGGERS

    def trigger_seat(self, ready: list[int]) -> int:
        return self.triggers[ready[0]].seat

    def trigger_rule(self) -> str:
        return "KR-3.07"

    def source_of(self, seat: int) -> str:
        """Name the tower, figure or spell on whose behalf something is asked."""
        frame = self.waiting_frame(seat)
        if frame is None:
            return ""
        if frame.node == USE_TOWER:
            return f"hand:{frame.seat}/{tower_asked(frame)}"
        if frame.node == HAND_OVER:
            return f"supply:{tower_asked(frame)}"
        return thing_of(frame.source)

    @property
    def game(self) -> HouseGame:
        from ludoteca.games.kingdom.game import Kingdom

        return Kingdom.one()

    def blank(self) -> FrameMatch:
        return KingdomMatch(self.content, self.options, self.seats, self.scenario, self.level)

    def derive(self) -> None:
        """Work out what follows from the rest of the position."""
        self.unused = self.unseen_hordes()
        self.damage = [0] * len(self.face)
        self.bases = [0] * len(self.face)
        for tile in self.laid:
            self.damage[tile_tray(tile)] |= tile_mask(tile)
        for figure, tray in enumerate(self.on_tray):
            if tray >= 0:
                self.bases[tray] |= BLOCKS[self.block[figure]]
        underneath = set(self.below)
        self.top = [-1] * self.board.size
        for tray, square in enumerate(self.at):
            if square >= 0 and tray not in underneath:
                self.top[square] = tray

    def unseen_hordes(self) -> int:
        """Return all hordes but those that have appeared."""
        mask = 0
        for kind in range(PORTAL):
            mask |= self.content.of_kind[kind]
        for face in self.face:
            mask &= ~(1 << face)
        return mask

    def result_of_concession(self, seat: int) -> Outcome:
        """Let the group give up together (KR-1.01)."""
        return Outcome((), "KR-A84", GROUP_GAVE_UP)
