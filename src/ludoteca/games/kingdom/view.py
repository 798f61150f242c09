"""The table as plain data. Everything on it is open to everybody; only chance knows which hordes are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ludoteca.games.kingdom.acts.moving import ENGAGE
from ludoteca.games.kingdom.acts.preparing import abilities_taken, free_heroes
from ludoteca.games.kingdom.board import SQUARE_KINDS
from ludoteca.games.kingdom.cards import (
    BOSS_DOWN,
    BOSS_TOKEN,
    COLOURS,
    GHOST_DECK,
    KINDS,
    LEVELS,
    MOST_WAVES,
    PORTAL_TOKEN,
    PORTALS,
    SIDES,
    TYPES,
    WAVE_TOKEN,
    WHITE,
    token_kind,
    token_number,
)
from ludoteca.games.kingdom.forecasting import Forecast, expected_loss, forecasts
from ludoteca.games.kingdom.naming import cells_in
from ludoteca.games.kingdom.outlook import aims_of_turning, pending, reachable
from ludoteca.games.kingdom.setup import LEVELS as LEVEL_NAMES
from ludoteca.games.kingdom.state import (
    ABILITIES,
    BLOCKS,
    HERO_ORIGIN,
    HEROES,
    NEVER,
    PHASES,
    PLAYING,
    SLOTS,
    SPELL_ORIGIN,
    KingdomMatch,
    tile_mask,
    tile_origin,
    tile_tray,
    tile_type,
    tower_down,
    tower_facing,
    tower_kind,
    tower_seat,
)
from ludoteca.games.kingdom.steps import PLAY
from ludoteca.games.kingdom.view_cards import (
    ability_view,
    both,
    enemy_view,
    face_view,
    hero_view,
    spell_view,
    tower_view,
)
from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.texts import Phrase

OBJECTIVES: Final = {
    PORTALS: Phrase("Distruggete tutti i portali.", "Destroy all portals."),
    BOSS_DOWN: Phrase("Sconfiggete il boss.", "Defeat the boss."),
    PORTALS | BOSS_DOWN: Phrase(
        "Sconfiggete il boss e distruggete tutti i portali.", "Defeat the boss and destroy all portals."
    ),
}
TOKEN_NAMES: Final = {
    "wave": Phrase("orda dell'ondata {n}", "horde of wave {n}"),
    "ghost": Phrase("orda fantasma", "ghost horde"),
    "flying": Phrase("orda volante", "flying horde"),
    "trail": Phrase("orda apripista", "trailblazer horde"),
}
SIMPLE_TOKENS: Final = ("wave", "ghost", "flying", "trail")


def view_of(m: KingdomMatch, seat: int | None) -> JSON:
    """The same for every seat: the group plays with open cards (KR-A82)."""
    content = m.content
    boss = content.bosses[m.scenario.boss] if m.scenario.boss >= 0 else None
    return {
        "game": "kingdom",
        "seat": seat,
        "scenario": scenario_view(m),
        "level": {
            "id": LEVELS[m.level],
            "name": both(LEVEL_NAMES[LEVELS[m.level]]),
            "text": both(m.limits.text),
        },
        "solo": m.solo,
        "round": m.round,
        "phase": "over" if m.result is not None else PHASES[m.phase],
        "final": m.final,
        "hearts": m.kingdom,
        "max_hearts": m.scenario.difficulty[m.level].hearts[m.seats - 1],
        "crystals": m.crystals,
        "max_crystals": content.crystals,
        "soldiers": m.soldiers,
        "portals": {"total": m.portals_total, "destroyed": m.portals_down},
        "boss": None
        if boss is None
        else {
            "name": both(boss.name),
            "level": boss.level,
            "lives": m.lives,
            "total": m.scenario.lives[m.seats - 1],
            "tray": m.boss_tray,
            "text": both(boss.text),
            "sources": dict(boss.sources),
        },
        "ghost_deck": (content.of_kind[GHOST_DECK] & m.unused).bit_count() if m.scenario.ghost_deck else 0,
        "map": map_view(m),
        "sites": [site_view(m, site) for site in range(len(m.colour)) if m.colour[site] >= 0],
        "trays": trays_view(m),
        "piles": [pile_view(m, pile) for pile in range(len(m.piles))],
        "figures": [figure_view(m, figure) for figure in range(len(m.where))],
        "players": [player_view(m, player) for player in range(m.seats)],
        "towers": [tower_view(content, kind, m.supply[kind], price_of(m, kind)) for kind in range(len(content.towers))],
        "heroes": [
            hero_view(hero, number, m.full_hearts(number), m.seats, taken_by(m, number))
            for number, hero in enumerate(content.heroes)
        ],
        "spells": [
            spell_view(spell, number, bool(m.spells >> number & 1)) for number, spell in enumerate(content.spells)
        ],
        "reserve": [content.heroes[hero].id for hero in m.reserve],
        "banned": COLOURS[m.banned] if m.banned >= 0 else "",
        "enemies": [enemy_view(enemy) for enemy in content.enemies],
        "trail_cards": [{"id": trail.id, "name": both(trail.name)} for trail in content.trails],
        "acting": acting_view(m),
        "attack": attack_view(m),
        "turning": [
            {"arrows": [[down, right] for down, right in aim.arrows[0]], "perfect": aim.perfect}
            for aim in aims_of_turning(m)
        ],
        "outcome": m.result.to_json() if m.result is not None else None,
    }


def view_to_tell(m: KingdomMatch, seat: int | None, events: Sequence[Event]) -> JSON:
    """Also what has left the map, for the sentences about it."""
    last = {event.things[0]: event.things[2] for event in events if event.kind == "TrayDestroyed"}
    gone = [
        {
            "tray": tray,
            "name": both(m.face_of(tray).name),
            "kind": KINDS[m.kind_of(tray)],
            "square": last.get(tray, -1),
        }
        for tray in range(len(m.face))
        if m.at[tray] < 0
    ]
    return {**view_of(m, seat), "gone": gone}


def shuffle_secrets(m: KingdomMatch, seat: int, rng: Random) -> None:
    """Nothing is decided beforehand that somebody does not know: which hordes come is drawn when they come (KR-A83)."""


# -- the scenario and its map ------------------------------------------------------------------------------------


def scenario_view(m: KingdomMatch) -> JSON:
    scenario = m.scenario
    return {
        "number": scenario.number,
        "id": scenario.id,
        "name": both(scenario.name),
        "summary": both(scenario.summary),
        "objective": both(OBJECTIVES[scenario.objective]),
        "special": [both(text) for text in scenario.special],
        "max_level": m.max_level,
        "slots": min(SLOTS, scenario.slots),
        "spells": {"choose": scenario.spells_choose, "power": scenario.spells_power},
        "features": sorted(scenario.features | scenario.difficulty[m.level].features),
        "sources": dict(scenario.sources),
    }


def map_view(m: KingdomMatch) -> JSON:
    board = m.board
    return {
        "rows": board.rows,
        "cols": board.cols,
        "exit_side": SIDES[board.exit_side],
        "squares": [
            {
                "square": square,
                "row": square // board.cols,
                "col": square % board.cols,
                "kind": SQUARE_KINDS[board.kinds[square] if board.site_at[square] < 0 or m.site_on(square) >= 0 else 0],
                "onward": board.onward[square],
                "site": m.site_on(square),
                "order": board.rank[square],
                "spawn": board.spawns.index(square) + 1 if square in board.spawns else 0,
                "pile_side": SIDES[board.pile_sides[board.spawns.index(square)]] if square in board.spawns else "",
                "trail": m.content.trails[m.trail_card_at(square)].id if m.trail_card_at(square) >= 0 else "",
            }
            for square in range(board.size)
        ],
    }


def site_view(m: KingdomMatch, site: int) -> JSON:
    colour = m.colour[site]
    towers = [tower for tower in m.built[2 * site : 2 * site + 2] if tower >= 0]
    return {
        "site": site,
        "letter": m.board.letters[site],
        "square": m.board.sites[site],
        "colour": COLOURS[colour],
        "seat": -1 if colour == WHITE else 0 if m.solo else colour,
        "banned": colour == m.banned or (colour == WHITE and m.limits.no_white),
        "towers": [
            {
                "kind": tower_kind(tower),
                "facing": tower_facing(tower),
                "face_down": tower_down(tower),
                "seat": tower_seat(tower),
            }
            for tower in towers
        ],
    }


def pile_view(m: KingdomMatch, pile: int) -> JSON:
    card = m.scenario.trailblazers[pile]
    return {
        "pile": pile + 1,
        "square": m.board.spawns[pile],
        "side": SIDES[m.board.pile_sides[pile]],
        "left": len(m.piles[pile]) - m.drawn[pile],
        "open": m.open_from[pile] <= max(m.round, 1),
        "opens": 0 if m.open_from[pile] == NEVER else m.open_from[pile],
        "blocked_by": m.content.trails[card].id if card >= 0 and m.trail >> card & 1 else "",
        "tokens": [token_view(m, token) for token in m.piles[pile][m.drawn[pile] :]],
    }


def token_view(m: KingdomMatch, token: int) -> JSON:
    kind = token_kind(token)
    number = token_number(token)
    if kind == PORTAL_TOKEN:
        return {"token": m.content.faces[number].id, "name": both(m.content.faces[number].name)}
    if kind == BOSS_TOKEN:
        return {"token": m.content.bosses[number].id, "name": both(m.content.bosses[number].name)}
    if kind == WAVE_TOKEN:
        wave = min(number + m.scenario.difficulty[m.level].wave_shift, MOST_WAVES)
        return {"token": f"w{wave}", "name": both(TOKEN_NAMES["wave"].fill(n=wave))}
    return {"token": SIMPLE_TOKENS[kind], "name": both(TOKEN_NAMES[SIMPLE_TOKENS[kind]])}


# -- trays -------------------------------------------------------------------------------------------------------


def trays_view(m: KingdomMatch) -> JSON:
    """In the order of activation."""
    found = []
    ahead = forecasts(m)
    for tray in m.trays_in_order():
        found.append(tray_view(m, tray, ahead[tray]))
    return found


def tray_view(m: KingdomMatch, tray: int, ahead: Forecast) -> JSON:
    grid = m.grid_of(tray)
    bare = m.uncovered(tray)
    seen = ~m.covered(tray)
    icons = {"heal": grid.heal, "fast": grid.fast, "sniper": grid.sniper}
    return {
        "tray": tray,
        "square": m.at[tray],
        "depth": m.stack_at(m.at[tray]).index(tray),
        **face_view(m.content, m.face_of(tray), m.quarter),
        "tiles": [
            {
                "cells": cells_in(tile_mask(tile)),
                "type": TYPES[tile_type(tile)],
                "origin": origin_name(m, tile_origin(tile)),
            }
            for tile in m.laid
            if tile_tray(tile) == tray
        ],
        "soldiers": cells_in(m.troops[tray]),
        "figures": [{"figure": figure, "cells": cells_in(BLOCKS[m.block[figure]])} for figure in m.heroes_on(tray)],
        "uncovered": cells_in(bare),
        "enemies": len([unit for unit in grid.units if unit & bare]),
        "visible": [icon for icon, mask in icons.items() if mask & seen],
        "complete": not bare,
        "loss": expected_loss(m, tray),
        "next": {"squares": ahead.squares, "moves": ahead.moves, "exit": ahead.exit, "blocked": ahead.blocked},
    }


def origin_name(m: KingdomMatch, origin: int) -> str:
    """The family of the tower a tile comes from, or that it comes from a hero or a spell."""
    if origin >= SPELL_ORIGIN:
        return "spell"
    return "hero" if origin >= HERO_ORIGIN else m.content.families[m.content.towers[origin].family].id


# -- figures and players -----------------------------------------------------------------------------------------


def figure_view(m: KingdomMatch, figure: int) -> JSON:
    shown: dict[str, JSON] = {
        "figure": figure,
        "hero": "",
        "seat": m.owner[figure],
        "wildcat": bool(m.cat[figure]),
        "reserve": bool(m.reserve_of[figure]),
        "square": m.where[figure],
        "tray": m.on_tray[figure],
        "cells": cells_in(BLOCKS[m.block[figure]]) if m.on_tray[figure] >= 0 else [],
    }
    if m.hero[figure] < 0:
        return shown
    hero = m.hero_of(figure)
    cat = bool(m.cat[figure])
    name = hero.companion.name if cat and hero.companion is not None else hero.name
    abilities = []
    for slot in range(SLOTS):
        ability = m.ability_of(figure, slot)
        if ability is not None:
            abilities.append({"slot": slot, "up": m.is_up(figure, slot), **ability_view(ability)})
    return shown | {
        "hero": hero.id,
        "number": m.hero[figure],
        "name": both(name),
        "short": both(name) if cat else {"it": hero.short, "en": hero.short},
        "facing": m.facing[figure],
        "hearts": m.hearts[figure],
        "max_hearts": 0 if cat else m.max_hearts(figure),
        "movement": m.movement(figure),
        "knocked": bool(m.knocked[figure]),
        "card": "board" if m.card[figure] else "hand",
        "protected": m.is_protected(figure),
        "can_move": reachable(m, figure),
        "base": None if cat else ability_view(hero.attack),
        "abilities": abilities,
        "sources": dict(hero.companion.sources if cat and hero.companion is not None else hero.sources),
    }


def player_view(m: KingdomMatch, seat: int) -> JSON:
    choosing = None
    if m.phase in (HEROES, ABILITIES):
        choosing = {
            "heroes": free_heroes(m) if m.phase == HEROES else [],
            "abilities": abilities_taken(m, seat),
        }
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "figure": seat if m.hero[seat] >= 0 else -1,
        "hand": m.hand[seat][:],
        "incoming": m.incoming[seat][:],
        "frozen": m.frozen[seat][:],
        "ready": bool(m.ready >> seat & 1),
        "choosing": choosing,
    }


def price_of(m: KingdomMatch, kind: int) -> int:
    """What a tower costs in this match; 0 for one that is not sold."""
    level = m.content.towers[kind].level
    return 0 if level > m.max_level or m.limits.unsold >> level & 1 else m.content.prices[level]


def taken_by(m: KingdomMatch, hero: int) -> int:
    """Whose hero it is; -1 for nobody's."""
    for seat in range(m.seats):
        if m.hero[seat] == hero:
            return seat
    return -1


def acting_view(m: KingdomMatch) -> JSON:
    """Who is in the middle of an action, with what, and what is asked: for the others to look on (KR-3.07)."""
    if m.result is not None or m.phase != PLAYING or m.stacks[0][-1].node == PLAY:
        return None
    seat = m.stacks[0][-1].waits.bit_length() - 1
    return {"seat": seat, "source": m.source_of(seat), "prompt": both(m.prompt_of(seat)), "tray": engaged_tray(m, seat)}


def engaged_tray(m: KingdomMatch, seat: int) -> int:
    """The tray on which a hero is about to take its place; -1 if nothing like that is asked."""
    decision = m.decision_of(seat)
    trays = {raw[1] for raw in decision.raws if raw[0] == ENGAGE.number} if decision is not None else set()
    return trays.pop() if len(trays) == 1 else -1


def attack_view(m: KingdomMatch) -> JSON:
    """The piece that is being placed."""
    attack = pending(m)
    if attack is None:
        return None
    return {
        "origin": attack.origin,
        "seat": attack.seat,
        "squares": attack.squares,
        "trays": attack.trays,
        "tray": attack.tray,
        "piece": {
            "shape": attack.shape,
            "cells": attack.cells,
            "type": TYPES[attack.type],
            "free": attack.free,
            "soldier": attack.soldier,
            "turns": attack.turns,
            "allowed": attack.allowed,
            "left": attack.left,
        },
    }
