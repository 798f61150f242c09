"""How good a position looks to the group: what the bots of this game go by.

A position is worth what it will be after the next phase 4 if nothing more is done. What still lies in the piles is
a threat as well, so that a new horde is no bad news by itself.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.state.board import OUT
from ludoteca.games.kingdom.state.built import tower_down, tower_kind
from ludoteca.games.kingdom.state.cards import (
    BOSS,
    BOSS_DOWN,
    BOSS_TOKEN,
    FLYING,
    GHOST,
    MAGICAL,
    PHYSICAL,
    PORTAL,
    PORTAL_TOKEN,
    WAVE_TOKEN,
    Grid,
    token_kind,
    token_number,
)
from ludoteca.games.kingdom.state.match import KingdomMatch

HEARTS: Final = 0.55
"""All hearts that the kingdom began with."""
LAST_HEART: Final = 0.25
"""What the fear of losing the last heart adds."""
ENEMY: Final = [0.368, 0.266, 0.214, 0.179, 0.153, 0.136, 0.119]
"""An uncovered enemy, in hearts, by the spaces that it still has before it after the next advance; then the last."""
COMING: Final = 0.13
"""An enemy that is still in a pile."""
RIFT: Final = 1.19
"""A portal."""
LIFE: Final = 0.746
"""A life of the boss."""
HASTE: Final = 2.98
"""A rift that takes as many rounds to close as it needs to the exit; more or less with the square of that."""
PORTAL_ROUNDS: Final = 1.5
"""How many rounds it takes to close a portal."""
SHARE: Final = 0.85
"""The part of a rift's worth that goes with its squares one by one; the rest with the last."""
RESISTANT: Final = 2.0
"""What a square of a rift that resists some attacks counts more than another."""
COMPLETE: Final = 0.0164
"""A horde that will be destroyed."""
FINAL: Final = 0.30
CRYSTAL: Final = 0.008
TOWER: Final = [0.0, 0.149, 0.219, 0.299, 0.378]
"""A tower by its level, some rounds before the last rift comes."""
LAST_TOWERS: Final = 0.2
"""The part of that which towers are worth when all rifts are there: then they are to be used, not kept."""
MORE_TOWERS: Final = 0.2
"""What every round until the last rift comes adds to that part."""
MOST_TOWERS: Final = 1.4
NEEDED: Final = 0.149
"""Towers that can cover all of the next portals and the boss; and so for squares that resist one kind of attack."""
CROWD: Final = 0.010
"""A tower more than a player has room for."""
HERO_HEART: Final = 0.006
FALLEN: Final = 0.050
AWAY: Final = 0.020
ABILITY: Final = 0.008
SPELL: Final = 0.025
RESERVE: Final = 0.015


def evaluate(m: KingdomMatch, seat: int) -> float:
    """Judge a position from -1, lost, to 1, won: the same for every seat."""
    if m.result is not None:
        return m.result_for(seat)
    outlook = Outlook(m)
    if outlook.is_lost(m):
        return hopeless(outlook)
    return weighed(m, outlook, towers(m, Need(m)))


def hopeless(outlook: Outlook) -> float:
    return -0.99 + 0.05 * outlook.covered


def weighed(m: KingdomMatch, outlook: Outlook, stock: float) -> float:
    """Weigh everything up: what the next phases bring, what is still to come, and the stock of towers."""
    first = m.scenario.difficulty[m.level].hearts[m.seats - 1]
    left = m.kingdom - outlook.loss
    value = HEARTS * (left / first - 1.0) - LAST_HEART / (1 + left)
    value -= HEARTS * (outlook.threat + coming(m)) / max(first, 8)
    value -= outlook.rift
    if outlook.is_final:
        value += FINAL
    value += COMPLETE * outlook.complete + CRYSTAL * (m.crystals + outlook.crystals)
    value += patience(m) * stock + heroes(m) + SPELL * m.spells.bit_count() + RESERVE * len(m.reserve)
    return 0.9 * value / (1.0 + abs(value))


class Outlook:
    """What the next phases 3 and 4 will bring if nothing more is done."""

    def __init__(self, m: KingdomMatch) -> None:
        self.loss = 0
        """Hearts."""
        self.rift_out = False
        self.threat = 0.0
        """Of the hordes that remain, in hearts."""
        self.rift = 0.0
        """Of portals and bosses, those still in the piles included."""
        self.complete = 0
        self.crystals = 0
        self.covered = 0.0
        """The part of the hordes' squares that is covered: a straw for who has lost."""
        self.is_final = m.final
        self.look(m)

    def is_lost(self, m: KingdomMatch) -> bool:
        """Tell whether the battle is lost if nothing more is done."""
        return self.rift_out or self.loss >= m.kingdom

    def look(self, m: KingdomMatch) -> None:
        content = m.content
        portals = m.portals_total - m.portals_down
        lives = m.lives
        order = m.trays_in_order()
        occupied = 0
        for tray in order:
            occupied |= 1 << m.at[tray]
        bare_all = 1
        cells_all = 1
        for tray in order:
            face = content.faces[m.face[tray]]
            grid = face.grids[m.quarter]
            kind = face.kind
            square = m.at[tray]
            stays = m.troops[tray] | m.bases[tray]
            bare = grid.enemies & ~(m.damage[tray] | stays)
            if kind == PORTAL:
                portals -= 1
            if not bare and kind != BOSS:
                occupied &= ~(1 << square)
                if kind != PORTAL:
                    self.complete += 1
                    if kind != GHOST:
                        self.crystals += face.crystals
                continue
            if not bare:
                lives -= 1
                if not lives:
                    occupied &= ~(1 << square)
                    continue
            heals = grid.heal & ~(m.damage[tray] | stays)
            tiles = 0 if heals else m.damage[tray]
            ends = self.go(m, tray, kind, grid, stays, tiles, occupied)
            if ends != square:
                if kind != FLYING:
                    occupied &= ~(1 << square)
                if ends != OUT:
                    occupied |= 1 << ends
            cells = grid.enemies.bit_count()
            open_cells = (grid.enemies & ~tiles).bit_count() if bare else cells
            resistant = grid.enemies & (grid.physical | grid.magical)
            hard = resistant.bit_count()
            open_hard = (resistant & ~tiles).bit_count() if bare else hard
            bare_all += open_cells
            cells_all += cells
            steps = len(m.board.routes[ends]) if ends != OUT else -1
            if kind >= PORTAL:
                if steps < 0:
                    self.rift_out = True
                left = 1.0 - SHARE + SHARE * (open_cells + RESISTANT * open_hard) / (cells + RESISTANT * hard)
                worth = RIFT * left
                rounds = PORTAL_ROUNDS * left
                if kind == BOSS:
                    left += lives - 1
                    worth = LIFE * left
                    rounds = left
                    lives = 0
                hurry = rounds / (steps + 2)
                self.rift += worth + HASTE * hurry * hurry
            elif steps < 0:
                self.loss += loss_of(grid, tiles)
            else:
                weight = ENEMY[min(steps, len(ENEMY) - 1)]
                if grid.fast & ~tiles:
                    weight *= 1.25
                self.threat += weight * open_cells
        self.covered = 1.0 - bare_all / cells_all
        objective = m.scenario.objective
        self.rift += RIFT * portals
        if objective & BOSS_DOWN and m.boss_tray < 0:
            self.rift += LIFE * m.lives
        if not self.is_final and self.rift == 0.0:
            self.is_final = True

    def go(self, m: KingdomMatch, tray: int, kind: int, grid: Grid, stays: int, tiles: int, occupied: int) -> int:
        """Find where a tray will be after the next advance; OUT if it escapes."""
        square = m.at[tray]
        if kind == BOSS:
            moves = m.content.bosses[m.content.faces[m.face[tray]].boss].speed
        else:
            moves = 2 if grid.fast & ~(tiles | stays) else 1
            if stays and kind != FLYING:
                if m.bases[tray]:
                    return square
                moves -= 1
        for _ in range(moves):
            onward = OUT
            for other in m.board.routes[square]:
                if (kind == FLYING or not occupied >> other & 1) and (not m.trail or m.trail_card_at(other) < 0):
                    onward = other
                    break
            if onward == OUT:
                return OUT
            square = onward
        return square


def loss_of(grid: Grid, tiles: int) -> int:
    """Count the hearts that a horde with these squares under tiles costs."""
    loss = 0
    bare = grid.enemies & ~tiles
    for i in range(len(grid.units)):
        if bare & grid.units[i]:
            loss += grid.worth[i]
    return loss


def coming(m: KingdomMatch) -> float:
    """Weigh what is still in the piles, in hearts."""
    enemies = 0
    shift = m.scenario.difficulty[m.level].wave_shift
    for pile in range(len(m.piles)):
        tokens = m.piles[pile]
        for i in range(m.drawn[pile], len(tokens)):
            kind = token_kind(tokens[i])
            if kind == WAVE_TOKEN:
                enemies += 5 + 2 * (token_number(tokens[i]) + shift)
            elif kind != PORTAL_TOKEN and kind != BOSS_TOKEN:
                enemies += 10
    return COMING * enemies


def patience(m: KingdomMatch) -> float:
    """Tell what part of their worth towers have: the more the longer it takes until the last rift comes."""
    rounds = 0
    for pile in range(len(m.piles)):
        tokens = m.piles[pile]
        for i in range(len(tokens) - 1, m.drawn[pile] - 1, -1):
            kind = token_kind(tokens[i])
            if kind in (PORTAL_TOKEN, BOSS_TOKEN):
                rounds = max(rounds, i - m.drawn[pile] + 1)
                break
    return min(MOST_TOWERS, LAST_TOWERS + MORE_TOWERS * rounds)


def towers(m: KingdomMatch, need: Need) -> float:
    """Weigh all towers that the group has, and whether they will do for the next portals and the boss."""
    content = m.content
    value = 0.0
    for seat in range(m.seats):
        for kind in m.hand[seat]:
            value += TOWER[content.towers[kind].level]
            need.meet(m, kind)
        for kind in m.incoming[seat]:
            value += TOWER[content.towers[kind].level]
            need.meet(m, kind)
        if not m.solo:
            value += CROWD * min(0, room_left(m, seat))
    for packed in m.built:
        if packed >= 0 and not tower_down(packed):
            kind = tower_kind(packed)
            value += TOWER[content.towers[kind].level]
            need.meet(m, kind)
    return value + need.worth()


def room_left(m: KingdomMatch, seat: int) -> int:
    """Count what towers a player can still do with: one for each site of theirs, and one to pass; under 0: a crowd."""
    room = 1 - len(m.hand[seat]) - len(m.incoming[seat])
    for site in range(len(m.colour)):
        if m.colour[site] == seat:
            room += 1 - (m.built[2 * site] >= 0) - (m.built[2 * site + 1] >= 0)
    return room


class Need:
    """What it takes to close the portals and beat the boss on the path, or else the next ones; and what there is."""

    def __init__(self, m: KingdomMatch) -> None:
        self.level = 0
        self.cells = 0
        self.hard = 0
        """Squares that resist physical attacks."""
        self.weird = 0
        """Squares that resist magic."""
        self.power = 0
        """The squares that towers of that level can cover in a round."""
        self.magic = 0
        self.force = 0
        for square in m.board.order:
            tray = m.top[square]
            if tray >= 0 and m.is_rift(tray):
                face = m.face_of(tray)
                self.count(face.level, face.grids[m.quarter], m.uncovered(tray))
        if not self.cells:
            self.look_into_piles(m)

    def count(self, level: int, grid: Grid, bare: int) -> None:
        self.level = max(self.level, level)
        self.cells += bare.bit_count()
        self.hard += (bare & grid.physical).bit_count()
        self.weird += (bare & grid.magical).bit_count()

    def look_into_piles(self, m: KingdomMatch) -> None:
        for pile in range(len(m.piles)):
            tokens = m.piles[pile]
            for i in range(m.drawn[pile], len(tokens)):
                kind = token_kind(tokens[i])
                face = -1
                if kind == PORTAL_TOKEN:
                    face = token_number(tokens[i])
                elif kind == BOSS_TOKEN:
                    face = m.content.bosses[token_number(tokens[i])].faces[0]
                if face >= 0:
                    grid = m.content.faces[face].grids[m.quarter]
                    self.count(m.content.faces[face].level, grid, grid.enemies)
                    break

    def meet(self, m: KingdomMatch, kind: int) -> None:
        """Take into account that there is such a tower."""
        tower = m.content.towers[kind]
        if tower.level >= self.level:
            cells = strength(m, kind)
            self.power += cells
            if tower.type != PHYSICAL:
                self.magic += cells
            if tower.type != MAGICAL:
                self.force += cells

    def worth(self) -> float:
        value = 0.0
        if self.cells:
            value += NEEDED * min(self.power, self.cells) / self.cells
        if self.hard:
            value += NEEDED * min(self.magic, 2 * self.hard) / (2 * self.hard)
        if self.weird:
            value += NEEDED * min(self.force, 2 * self.weird) / (2 * self.weird)
        return value


def strength(m: KingdomMatch, kind: int) -> int:
    """Count how many squares a tower covers."""
    tower = m.content.towers[kind]
    cells = tower.soldiers
    for shape, _ in tower.tiles:
        cells += m.content.shapes[shape].size
    return cells


def heroes(m: KingdomMatch) -> float:
    value = 0.0
    for figure in range(len(m.where)):
        if m.hero[figure] < 0 or m.cat[figure] or m.reserve_of[figure]:
            continue
        hearts = m.hearts[figure]
        if m.on_tray[figure] >= 0 and not m.is_protected(figure):
            hearts -= 1
        if m.knocked[figure] or hearts <= 0:
            value -= FALLEN
            continue
        value += HERO_HEART * hearts + ABILITY * m.up[figure].bit_count()
        if m.where[figure] < 0:
            value -= AWAY
    return value
