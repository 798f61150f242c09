"""Positions as YAML for people: for tests, puzzles and bug reports, in both directions.

    ludoteca: position
    game: kingdom
    scenario: 3
    level: two_stars
    heroes: [alleria, malik]
    round: 4
    phase: play
    hearts: 7
    crystals: 3
    trays:
      - {at: C2, face: H2-04, tiles: [a1 b1, {cells: c3 d3 e3, type: magical, from: mages-1}], soldiers: b2}
      - {at: D3, face: P2}
    towers:
      - {site: D, tower: archers-2, facing: E}
    figures:
      - {hero: alleria, at: C2, engages: b3, hearts: 2, facing: S, abilities: [sanguine, multishot (used)]}
      - {hero: malik, ko: true}
      - {hero: alleria, wildcat: true, at: D2}
    players:
      - {hand: [archers-1, mages-1], incoming: [soldiers-2]}
      - {hand: [artillery-1], ready: true}

Squares of the map go by column and row (C2), or a site's letter; cells of a tray by small letters (b3; where a hero
`engages`, the first cell of the base). Trays of one space are listed from bottom to top, towers of one site too.
Whatever is left out is as at the start of the match: heroes on their boards at full health, nothing drawn from the
piles, no abilities and spells; supplies are what nobody has. Without `unfinished`, the `phase` (spawn, play, destroy,
advance, collect, buy, or ban for the start of a round) is about to begin, and whatever follows by itself happens at
once.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.kingdom.flow.steps import PLAY, ROUND
from ludoteca.games.kingdom.positions.naming import Nodes, cell_names, cells_in
from ludoteca.games.kingdom.setup import KEYS
from ludoteca.games.kingdom.state.built import tower_down, tower_facing, tower_kind, tower_seat
from ludoteca.games.kingdom.state.cards import COLOURS, LEVELS, SIDES, TYPES
from ludoteca.games.kingdom.state.match import BLOCKS, GONE, JUST_BACK, NEVER, PHASES, PLAYING, SLOTS, KingdomMatch
from ludoteca.games.kingdom.state.sources import hero_of, is_from_hero, is_from_spell, spell_of_tile
from ludoteca.games.kingdom.state.tiles import tile_mask, tile_origin, tile_tray, tile_type
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.position_values import at_step, begin_position, close_position, is_usual, write_frames

AFTER_PLAY: Final = 3
"""How far the round is while phase 2 is under way."""


def write_position(m: KingdomMatch) -> str:
    """Write the position file of a match."""
    content = m.content
    data = begin_position(m, KEYS)
    data |= {"level": LEVELS[m.level], "round": m.round, "phase": PHASES[m.phase], "step": m.step}
    data |= {"hearts": m.kingdom, "crystals": m.crystals}
    sections: dict[str, Any] = {
        "moment": m.moment,
        "final": m.final,
        "portals_destroyed": m.portals_down,
        "frost": m.frost,
        "spells": [spell.id for i, spell in enumerate(content.spells) if m.spells >> i & 1],
        "banned": COLOURS[m.banned] if m.banned >= 0 else "",
        "banned_before": COLOURS[m.last_banned] if m.last_banned >= 0 else "",
        "reserve": [content.heroes[hero].id for hero in m.reserve],
        "reserve_called": bool(m.reserve_called),
        "drawn": m.drawn[:] if any(m.drawn) else [],
        "trays": [write_tray(m, tray) for tray in from_the_bottom(m)],
        "gone": [{"tray": tray, "face": content.faces[face].id} for tray, face in enumerate(m.face) if m.at[tray] < 0],
        "towers": [write_tower(m, slot) for slot in range(len(m.built)) if m.built[slot] >= 0],
        "figures": [write_figure(m, figure) for figure in range(len(m.where)) if m.hero[figure] >= 0],
    }
    if m.scenario.boss >= 0:
        sections["boss_lives"] = m.lives
    data |= {key: section for key, section in sections.items() if section or key == "boss_lives"}
    if any(card >= 0 for card in m.scenario.trailblazers):
        data["trail"] = [trail.id for i, trail in enumerate(content.trails) if m.trail >> i & 1]
        data["open_from"] = [0 if first == NEVER else first for first in m.open_from]
    data["players"] = [write_player(m, seat) for seat in range(m.seats)]
    return close_position(m, data, {} if usual_business(m) else {"unfinished": write_frames(m, Nodes(content).names)})


def from_the_bottom(m: KingdomMatch) -> list[int]:
    """List all trays on the map by their numbers, but every stack from bottom to top."""
    trays: list[int] = []
    for tray, square in enumerate(m.at):
        if square >= 0 and tray not in trays:
            trays += reversed(m.stack_at(square))
    return trays


def write_tray(m: KingdomMatch, tray: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"tray": tray, "at": m.board.name(m.at[tray]), "face": m.face_of(tray).id}
    tiles = [write_tile(m, tile) for tile in m.laid if tile_tray(tile) == tray]
    if tiles:
        shown["tiles"] = tiles
    if m.troops[tray]:
        shown["soldiers"] = cell_names(m.troops[tray])
    return shown


def write_tile(m: KingdomMatch, tile: int) -> dict[str, Any]:
    origin = tile_origin(tile)
    if is_from_spell(origin):
        came_from = m.content.spells[spell_of_tile(origin)].id
    elif is_from_hero(origin):
        came_from = m.content.heroes[hero_of(origin)].id
    else:
        came_from = m.content.towers[origin].id
    return {"cells": cell_names(tile_mask(tile)), "type": TYPES[tile_type(tile)], "from": came_from}


def write_tower(m: KingdomMatch, slot: int) -> dict[str, Any]:
    tower = m.built[slot]
    shown: dict[str, Any] = {"site": m.board.letters[slot // 2], "tower": m.content.towers[tower_kind(tower)].id}
    shown["seat"] = tower_seat(tower)
    if tower_facing(tower) >= 0:
        shown["facing"] = SIDES[tower_facing(tower)]
    if tower_down(tower):
        shown["face_down"] = True
    return shown


def write_figure(m: KingdomMatch, figure: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"hero": m.hero_of(figure).id}
    if m.cat[figure]:
        shown["wildcat"] = True
    if m.reserve_of[figure]:
        shown["reserve"] = True
    if m.where[figure] >= 0:
        shown["at"] = m.board.name(m.where[figure])
    elif m.where[figure] == GONE:
        shown["gone"] = True
    if m.on_tray[figure] >= 0:
        shown["engages"] = cell_names(1 << cells_in(BLOCKS[m.block[figure]])[0])
        if m.top[m.where[figure]] != m.on_tray[figure]:
            shown["tray"] = m.on_tray[figure]
    if not m.cat[figure] and m.hearts[figure] != m.max_hearts(figure):
        shown["hearts"] = m.hearts[figure]
    if m.facing[figure] >= 0:
        shown["facing"] = SIDES[m.facing[figure]]
    flags = {
        "ko": m.knocked,
        "protected": m.protected,
        "protects_space": m.quake,
        "has_moved": m.stepped,
    }
    shown |= {key: True for key, column in flags.items() if column[figure]}
    if m.card[figure]:
        shown["just_back" if m.card[figure] == JUST_BACK else "activated"] = True
    if m.vow[figure] >= 0:
        shown["if_destroyed"] = Nodes(m.content).name(m.vow[figure])
    abilities = []
    for slot in range(SLOTS):
        ability = m.ability_of(figure, slot)
        if ability is not None:
            abilities.append(ability.id if m.is_up(figure, slot) else f"{ability.id} (used)")
    if abilities:
        shown["abilities"] = abilities
    return shown


def write_player(m: KingdomMatch, seat: int) -> dict[str, Any]:
    towers = m.content.towers
    shown: dict[str, Any] = {}
    if m.hero[seat] >= 0:
        shown["hero"] = m.hero_of(seat).id
    shown["hand"] = [towers[kind].id for kind in m.hand[seat]]
    for key, kinds in (("incoming", m.incoming[seat]), ("frozen", m.frozen[seat])):
        if kinds:
            shown[key] = [towers[kind].id for kind in kinds]
    for key, mask in (("ready", m.ready), ("asked_again", m.noticed)):
        if mask >> seat & 1:
            shown[key] = True
    return shown


# -- what is under way -------------------------------------------------------------------------------------------


def usual_frames() -> list[Frame]:
    """Make the stack as it is while anybody may begin an action in phase 2."""
    return at_step(ROUND, AFTER_PLAY, PLAY)


def usual_business(m: KingdomMatch) -> bool:
    """Tell whether the match is at the top of phase 2, so that nothing need be said about it."""
    return m.phase == PLAYING and is_usual(m, usual_frames())
