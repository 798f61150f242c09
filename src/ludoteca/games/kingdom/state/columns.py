"""The columns of a position: what is noted of every tray, figure, seat and site; how they are copied and saved."""

from __future__ import annotations

from typing import Final, cast

from ludoteca.games.kingdom.state.board import Board
from ludoteca.games.kingdom.state.cards import IRON, Content, Limits, Scenario
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.house import ContentMatch

NO_LIMITS: Final = Limits()


class Columns(ContentMatch):
    """What there is to know of a match, list by list; what it means is in `state`."""

    saved_numbers = (
        "ready", "noticed", "trail", "soldiers", "crystals", "kingdom", "round", "phase", "final", "portals_down",
        "portals_total", "boss_tray", "lives", "frost", "spells", "banned", "last_banned", "reserve_called",
    )  # fmt: skip
    saved_lists = (
        "face", "at", "troops", "below", "laid", "hero", "owner", "cat", "reserve_of", "where", "on_tray", "block",
        "hearts", "facing", "card", "knocked", "protected", "quake", "vow", "stepped", "abilities", "up", "supply",
        "built", "drawn", "open_from", "reserve",
    )  # fmt: skip
    saved_piles = ("hand", "incoming", "frozen")
    __slots__ = (
        *saved_numbers, *saved_lists, *saved_piles,
        "bases", "board", "colour", "content", "damage", "everyone", "level", "limits", "max_level", "piles",
        "quarter", "scenario", "solo", "top", "unused",
    )  # fmt: skip

    def __init__(self, content: Content, options: JSON, seats: int, scenario: Scenario, level: int) -> None:
        super().__init__(seats, content, options)
        self.content = content
        # These never change.
        self.scenario = scenario
        self.level = level
        """Of difficulty."""
        self.limits: Limits = scenario.iron if level == IRON else NO_LIMITS
        """What the iron challenge forbids."""
        self.max_level: int = min(scenario.max_level, self.limits.max_level)
        self.board: Board = scenario.board
        self.quarter: int = self.board.quarter
        self.solo: bool = seats == 1
        self.everyone: int = (1 << seats) - 1
        self.colour: list[int] = scenario.colours[seats - 1]
        """By site; -1 for one that is not used."""
        self.piles: list[list[int]] = scenario.piles_on[level][seats - 1]
        """By pile, its tokens from top to bottom, as the scenario lists them for this level."""
        # By tray.
        self.face: list[int] = []
        self.at: list[int] = []
        """Its square; -1 when it is gone."""
        self.damage: list[int] = []
        """Cells under damage tiles."""
        self.troops: list[int] = []
        """Cells under soldiers."""
        self.bases: list[int] = []
        """Cells under heroes: derived from `on_tray` and `block`."""
        self.below: list[int] = []
        """The tray underneath; -1 for none."""
        # By square.
        self.top: list[int] = []
        """The tray that lies uppermost; -1 for none."""
        self.laid: list[int] = []
        """The damage tiles on the map, as `pack_tile` writes them, sorted."""
        # By figure.
        self.hero: list[int] = []
        """-1 before it is chosen."""
        self.owner: list[int] = []
        self.cat: list[int] = []
        """A Wildcat: companion of this hero."""
        self.reserve_of: list[int] = []
        """Called from the reserve, for one round."""
        self.where: list[int] = []
        """Its square, ON_BOARD or GONE."""
        self.on_tray: list[int] = []
        self.block: list[int] = []
        self.hearts: list[int] = []
        self.facing: list[int] = []
        """-1 before it was ever chosen."""
        self.card: list[int] = []
        """0 while its card is in hand; PLAYED or JUST_BACK while it lies on the board: it cannot be activated."""
        self.knocked: list[int] = []
        """KO'd: it regenerates in the next round."""
        self.protected: list[int] = []
        self.quake: list[int] = []
        """It protects all heroes on its space until the end of the round."""
        self.vow: list[int] = []
        """Programme number of what happens to it if its tray is destroyed this round; -1 for none."""
        self.stepped: list[int] = []
        """It has moved at least once in this match."""
        self.abilities: list[int] = []
        """By figure and slot: SLOTS * figure + slot; the place in its hero's abilities, -1 for none."""
        self.up: list[int] = []
        """Its slots with the ability face up, as bits."""
        # By seat.
        self.hand: list[list[int]] = []
        """Kinds of towers, sorted."""
        self.incoming: list[list[int]] = []
        self.frozen: list[list[int]] = []
        """Kinds among those in hand that this round can only be passed."""
        self.ready = 0
        """The seats that have declared themselves done with this phase, as bits."""
        self.noticed = 0
        """Those of them who may reconsider, since somebody else has acted."""
        # By kind of tower, by site, by pile.
        self.supply: list[int] = []
        self.built: list[int] = []
        """By site and height: 2 * site, and 2 * site + 1 for the tower on top; as `pack_tower` writes them."""
        self.drawn: list[int] = []
        """How many tokens of each pile are used up."""
        self.open_from: list[int] = []
        """The round from which each pile spawns; NEVER while a trailblazer card closes it."""
        # The rest.
        self.trail = 0
        """Trailblazer cards that still lie on the map, as bits."""
        self.unused = 0
        """The hordes that have not appeared, as a mask of faces."""
        self.soldiers = 0
        self.crystals = 0
        self.kingdom = 0
        """The kingdom's hearts."""
        self.round = 0
        self.phase = 0
        self.final = False
        self.portals_down = 0
        self.portals_total = 0
        self.boss_tray = -1
        self.lives = 0
        """The boss's life cards that are left."""
        self.frost = 0
        """Towers to be set aside in this round's phase 5."""
        self.spells = 0
        """Those that the group still has, as bits."""
        self.banned = -1
        self.last_banned = -1
        self.reserve: list[int] = []
        """Heroes that can still be called (solo)."""
        self.reserve_called = 0
        """One has been called in this round."""

    def header(self) -> JSON:
        """Add all that the piles bring, by which a table knows a battle that other content would send other hordes."""
        return {**super().header(), "piles": [list(pile) for pile in self.piles]}

    def copy_state(self, into: FrameMatch) -> None:
        m = cast(Columns, into)
        m.face = self.face[:]
        m.at = self.at[:]
        m.damage = self.damage[:]
        m.troops = self.troops[:]
        m.bases = self.bases[:]
        m.below = self.below[:]
        m.top = self.top[:]
        m.laid = self.laid[:]
        m.hero = self.hero[:]
        m.owner = self.owner[:]
        m.cat = self.cat[:]
        m.reserve_of = self.reserve_of[:]
        m.where = self.where[:]
        m.on_tray = self.on_tray[:]
        m.block = self.block[:]
        m.hearts = self.hearts[:]
        m.facing = self.facing[:]
        m.card = self.card[:]
        m.knocked = self.knocked[:]
        m.protected = self.protected[:]
        m.quake = self.quake[:]
        m.vow = self.vow[:]
        m.stepped = self.stepped[:]
        m.abilities = self.abilities[:]
        m.up = self.up[:]
        m.hand = [kinds[:] for kinds in self.hand]
        m.incoming = [kinds[:] for kinds in self.incoming]
        m.frozen = [kinds[:] for kinds in self.frozen]
        m.ready = self.ready
        m.noticed = self.noticed
        m.supply = self.supply[:]
        m.built = self.built[:]
        m.drawn = self.drawn[:]
        m.open_from = self.open_from[:]
        m.trail = self.trail
        m.unused = self.unused
        m.soldiers = self.soldiers
        m.crystals = self.crystals
        m.kingdom = self.kingdom
        m.round = self.round
        m.phase = self.phase
        m.final = self.final
        m.portals_down = self.portals_down
        m.portals_total = self.portals_total
        m.boss_tray = self.boss_tray
        m.lives = self.lives
        m.frost = self.frost
        m.spells = self.spells
        m.banned = self.banned
        m.last_banned = self.last_banned
        m.reserve = self.reserve[:]
        m.reserve_called = self.reserve_called
