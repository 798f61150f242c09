"""What everybody sees of a match, as rows of bytes: what the view says, straight from the columns.

Most of the table seldom changes: each zone says what it follows from, and is looked at again only when that is new.
Each row follows from the numbers in its key alone; the value of the view that it tells is made when it is first met.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.kingdom.acts.preparing import abilities_taken, free_heroes
from ludoteca.games.kingdom.bot.forecasting import Forecast, expected_loss, forecasts
from ludoteca.games.kingdom.flow.outlook import reachable
from ludoteca.games.kingdom.flow.registers import tower_asked
from ludoteca.games.kingdom.flow.steps import HAND_OVER, USE_TOWER
from ludoteca.games.kingdom.positions.naming import cells_in
from ludoteca.games.kingdom.state.board import Board
from ludoteca.games.kingdom.state.built import tower_down, tower_facing, tower_kind, tower_seat
from ludoteca.games.kingdom.state.cards import GHOST_DECK, SIDES, WHITE
from ludoteca.games.kingdom.state.match import ABILITIES, BLOCKS, HEROES, PHASES, SLOTS, KingdomMatch
from ludoteca.games.kingdom.state.sources import is_figure, is_site, is_spell, site_of, spell_of
from ludoteca.games.kingdom.state.tiles import tile_tray
from ludoteca.games.kingdom.state.view import (
    attack_view,
    banned_colour,
    base_view,
    boss_view,
    built_view,
    engaged_tray,
    figure_view,
    is_acting,
    level_view,
    pile_view,
    player_view,
    price_of,
    scenario_view,
    shown_heroes,
    site_view,
    slot_view,
    square_view,
    tile_view,
    token_view,
    trail_views,
    tray_view,
    turning_views,
)
from ludoteca.games.kingdom.state.view_cards import ability_view, enemy_view, spell_view, tower_view
from ludoteca.games.kingdom.state.view_types import KingdomView, MapView, PortalsView
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import AnyMatch
from ludoteca.kernel.sheets import (
    NOT_ALIKE,
    NOTHING_ALIKE,
    WORDS,
    Alike,
    Called,
    Concerns,
    Filler,
    Seen,
    Sheet,
    Zones,
    own_of,
    place_among,
    put,
)

ZONES: Final = Zones()
SCENARIO: Final = ZONES.add("scenario")
LEVEL: Final = ZONES.add("level")
SQUARES: Final = ZONES.add("map.squares")
SITES: Final = ZONES.add("sites")
TRAYS: Final = ZONES.add(
    "trays", "@place", "tray", "square", "depth", "soldiers#", "uncovered#", "enemies", "complete", "loss",
    "next.squares#", "next.moves", "next.exit", "next.blocked",
)  # fmt: skip
PILES: Final = ZONES.add("piles")
FIGURES: Final = ZONES.add(
    "figures", "square", "tray", "cells#", "facing", "hearts", "knocked", "protected", "can_move#",
)  # fmt: skip
PLAYERS: Final = ZONES.add(
    "players", "figure", "hand#", "incoming#", "frozen#", "ready", "choosing?", "choosing.heroes#",
    "choosing.abilities#",
)  # fmt: skip
TOWERS: Final = ZONES.add("towers")
SHOWN_HEROES: Final = ZONES.add("heroes")
SPELLS: Final = ZONES.add("spells")
ENEMIES: Final = ZONES.add("enemies")
TRAILS: Final = ZONES.add("trail_cards")
TURNING: Final = ZONES.add("turning")
BUILT: Final = ZONES.add("SiteView.towers", "@place", "@parent", "@own", "kind (number)", "facing", "face_down", "seat")
TILES: Final = ZONES.add("TrayView.tiles", "@place", "@parent")
BASES: Final = ZONES.add("TrayView.figures")
TOKENS: Final = ZONES.add("PileView.tokens", "@place")
BASE_ATTACKS: Final = ZONES.add("HeroFigure.base")
OWN_ABILITIES: Final = ZONES.add("HeroFigure.abilities", "@place", "@parent", "@own", "slot", "up")
TOWER_TILES: Final = ZONES.add("TowerView.tiles", "@parent")
HERO_ATTACKS: Final = ZONES.add("HeroView.base", "@parent")
HERO_ABILITIES: Final = ZONES.add("HeroView.abilities", "@parent")


MOST_MAPS: Final = 200
"""So many maps are kept at once."""

# Columns of the engine, as bits of those that have changed.
HERO: Final = 1 << 0
OWNERS: Final = 0b111
"""Which heroes the figures are, and whose."""
BUILDINGS: Final = 1 << 19
TRAIL: Final = 1 << 20
MAP_COLUMNS: Final = 21
MAP: Final = (1 << MAP_COLUMNS) - 1
"""Anything on the map that is seen: figures, trays, towers."""
WHERE: Final = 1 << 4
TRAYS_FROM: Final = MAP & ~(1 << 1 | 1 << 3 | WHERE | 1 << 8 | 1 << 9 | 1 << 10 | BUILDINGS)
"""What trays and what lies on them follow from, where nobody shakes the ground: not who is where, nor which way."""
REACH_FROM: Final = MAP & ~(1 << 1 | 0b11 << 7 | 0b11 << 11 | 1 << 18)
"""What follows from it how far figures get: not whose they are, which way they look, nor who is hurt or protected."""
BANNED: Final = 1 << 21
DRAWN: Final = 1 << 22
OPENED: Final = 0b11 << 23
SUPPLY: Final = 1 << 25
SPELLS_LEFT: Final = 1 << 26
ABILITIES_READY: Final = 0b11 << 27
PLAYERS_FROM: Final = 0b11111 << 29 | 1 << 0

# What an option concerns.
CONCERNS: Final = Concerns()
ITS_FIGURE: Final = CONCERNS.add("figure:{1}")
ITS_TOWER: Final = CONCERNS.add("supply:{1}")
ITS_PLAYER: Final = CONCERNS.add("player:{1}")
A_TOWER_IN_HAND: Final = CONCERNS.add("hand:{seat}/{1}")
ITS_HERO: Final = CONCERNS.add("hero:{1}")
ITS_SPELL: Final = CONCERNS.add("spell:{1}")
ITS_ABILITY: Final = CONCERNS.add("ability:{1}/{2}")
ITS_SQUARE: Final = CONCERNS.add("square:{1}")
ITS_CELL: Final = CONCERNS.add("engage", "place", "soldier", "shift")
ITS_TRAY: Final = CONCERNS.add("target")
ITS_SITE: Final = CONCERNS.add("site:{1}")
A_DIRECTION: Final = CONCERNS.add("facing:{1}")
ITS_COLOUR: Final = CONCERNS.add("colour:{1}")
AN_ABILITY_TO_TAKE: Final = CONCERNS.add("ability")
WHO_GETS_IT: Final = CONCERNS.add("pass")
NUMBERED: Final[dict[int, tuple[str, int]]] = {
    ITS_SQUARE: ("square", SQUARES),
    ITS_FIGURE: ("figure", FIGURES),
    ITS_PLAYER: ("player", PLAYERS),
    WHO_GETS_IT: ("player", PLAYERS),
    ITS_TOWER: ("supply", TOWERS),
    ITS_HERO: ("hero", SHOWN_HEROES),
    ITS_SPELL: ("spell", SPELLS),
}
"""The words for what is called by its number among the rows of a zone."""


class Printed:
    """Rows of what is printed, which one match after another lays out."""

    def __init__(self) -> None:
        self.squares: dict[Any, list[bytes]] = {}
        """The spaces of the maps, by what they follow from."""
        self.held: dict[int, list[bytes]] = {TOWER_TILES: [], HERO_ATTACKS: [], HERO_ABILITIES: []}
        """By zone, what is printed on each tower or hero,"""
        self.holders: dict[int, list[int]] = {TOWER_TILES: [], HERO_ATTACKS: [], HERO_ABILITIES: []}
        """and their numbers."""
        self.shared = Seen(len(ZONES.names), None)
        """What all seats are told alike of one match, as it was when any of them was told last."""
        self.moved = Seen(0, None)
        """The columns that figures followed from then,"""
        self.reached: list[bytes] = []
        """and by figure the squares where it could end its movement."""

    def turn_to(self, about: Any) -> None:
        """Forget what was shared of another match."""
        if self.shared.about is not about:
            self.shared = Seen(len(ZONES.names), about)
            self.moved = Seen(0, about)
            self.reached = []

    def note(self, zone: int, holder: int, values: tuple[Any, ...], sheet: Sheet) -> None:
        self.held[zone].append(sheet.keep_held(zone, (zone, holder), values, 0))
        self.holders[zone].append(holder)


def printed_of(m: KingdomMatch, sheet: Sheet) -> Printed:
    """Return what is printed in the box, which is made once."""
    printed: Printed | None = sheet.kept
    if printed is None:
        printed = Printed()
        for kind in range(len(m.content.towers)):
            printed.note(TOWER_TILES, kind, tower_view(m.content, kind, 0, 0).tiles, sheet)
        heroes = shown_heroes(m)
        for hero in range(len(heroes)):
            printed.note(HERO_ATTACKS, hero, (heroes[hero].base,), sheet)
            printed.note(HERO_ABILITIES, hero, heroes[hero].abilities, sheet)
        sheet.kept = printed
    return printed


class KingdomFiller(Filler):
    """Fills sheets with matches of Kingdom Rush."""

    zones = ZONES
    changing_view = (
        "final", "reserve=", "banned", "round", "hearts", "crystals", "soldiers", "portals.destroyed", "ghost_deck",
        "boss.lives", "boss.tray",
    )  # fmt: skip
    asked_view = (
        WORDS, "acting?", "acting.seat", "acting.source", "acting.tray",
        "attack?", "attack.origin", "attack.seat", "attack.squares#", "attack.trays#", "attack.tray",
        "attack.piece.shape", "attack.piece.cells#", "attack.piece.type", "attack.piece.free", "attack.piece.soldier",
        "attack.piece.turns#", "attack.piece.allowed#", "attack.piece.left",
    )  # fmt: skip
    concerns = CONCERNS

    def fill(self, match: AnyMatch, seat: int, sheet: Sheet) -> bool:
        m: KingdomMatch = match
        if m.result is not None:
            return False
        sheet.begin(m.content.digest)
        sheet.turn_to(seat, m.options)
        printed_of(m, sheet).turn_to(m.options)
        fill_rows(m, seat, sheet)
        tell_view(m, seat, sheet)
        page = sheet.page
        asking = acting_numbers(m, page.view, sheet) + attack_numbers(m, sheet)
        source = source_row(m, seat, sheet)
        self.finish(m, m.acts().acts, seat, sheet, page.view, source, page.view_numbers, asking)
        return True

    def alike(self, match: AnyMatch, concern: int, sheet: Sheet) -> Alike:
        m: KingdomMatch = match
        if concern == WHO_GETS_IT and m.solo:
            return NOTHING_ALIKE
        if concern in NUMBERED:
            word, zone = NUMBERED[concern]
            return word, sheet.starts[zone] + 1, False
        if concern == A_DIRECTION:
            return "facing", 0, False
        return ("colour", 0, False) if concern == ITS_COLOUR else NOT_ALIKE

    def called(self, match: AnyMatch, seat: int, raw: Raw, concern: int, sheet: Sheet) -> Called:
        m: KingdomMatch = match
        starts = sheet.starts
        if concern == ITS_CELL:
            return "cell", tray_row(m, raw[1], sheet), raw[1], 0, 0
        if concern == ITS_TRAY:
            return "tray", tray_row(m, raw[1], sheet), raw[1], 0, 0
        if concern == ITS_SITE:
            return "site", site_row(m, raw[1], sheet), raw[1], 0, 0
        if concern == A_TOWER_IN_HAND:
            return "hand", starts[PLAYERS] + seat + 1, seat, starts[TOWERS] + raw[1] + 1, raw[1]
        if concern == ITS_ABILITY:
            return "ability", starts[FIGURES] + raw[1] + 1, raw[1], slot_row(m, raw[1], raw[2], sheet), raw[2]
        hero, number = (raw[1], raw[2]) if len(raw) > 2 else (m.hero[seat], raw[1])
        inner = starts[HERO_ABILITIES] + number + 1
        for other in range(hero):
            inner += len(m.content.heroes[other].abilities)
        return "ability", starts[SHOWN_HEROES] + hero + 1, hero, inner, number


# -- where things are told ---------------------------------------------------------------------------------------


def tray_row(m: KingdomMatch, tray: int, sheet: Sheet) -> int:
    place = place_among(sheet.page.cards[TRAYS], tray)
    return sheet.starts[TRAYS] + place + 1 if place >= 0 else 0


def site_row(m: KingdomMatch, site: int, sheet: Sheet) -> int:
    row = sheet.starts[SITES] + 1
    for other in range(site):
        if m.colour[other] >= 0:
            row += 1
    return row if m.colour[site] >= 0 else 0


def slot_row(m: KingdomMatch, figure: int, slot: int, sheet: Sheet) -> int:
    """Return the row of a figure's ability; 0 for none."""
    index = SLOTS * figure + slot
    if m.abilities[index] < 0:
        return 0
    row = sheet.starts[OWN_ABILITIES] + 1
    for other in range(index):
        if m.abilities[other] >= 0 and m.hero[other // SLOTS] >= 0:
            row += 1
    return row


def source_row(m: KingdomMatch, seat: int, sheet: Sheet) -> int:
    """Return the row of what asks the seat; 0 for none."""
    frame = m.waiting_frame(seat)
    if frame is None:
        return 0
    starts = sheet.starts
    if frame.node in (USE_TOWER, HAND_OVER):
        return starts[TOWERS] + tower_asked(frame) + 1
    source = frame.source
    if is_spell(source):
        return starts[SPELLS] + spell_of(source) + 1
    if is_site(source):
        return site_row(m, site_of(source), sheet)
    return starts[FIGURES] + source + 1 if is_figure(source) else 0


def tell_view(m: KingdomMatch, seat: int, sheet: Sheet) -> None:
    """Tell what is no row, but for what is asked, anew only if what it follows from is another."""
    page = sheet.page
    now: list[Any] = [
        m.level, m.phase, m.portals_total, m.final, m.reserve, m.banned, m.round, m.kingdom, m.crystals, m.soldiers,
        m.portals_down, m.unused, m.lives, m.boss_tray,
    ]  # fmt: skip
    if page.is_view_old(now):
        page.view = plain_view(m, seat, sheet)
        page.view_numbers = view_numbers(m, sheet)


def plain_view(m: KingdomMatch, seat: int, sheet: Sheet) -> bytes:
    """Tell what is no row without the numbers that change often."""
    key = (seat, m.scenario.id, m.level, m.seats, m.phase, m.portals_total)
    plain = sheet.book.views.get(key)
    if plain is None:
        board: Board = m.board
        nobody: Any = None
        shown = KingdomView(
            seat=seat,
            scenario=nobody,
            level=nobody,
            solo=m.solo,
            round=0,
            phase=PHASES[m.phase],
            final=False,
            hearts=0,
            max_hearts=m.scenario.difficulty[m.level].hearts[m.seats - 1],
            crystals=0,
            max_crystals=m.content.crystals,
            soldiers=0,
            portals=PortalsView(m.portals_total, 0),
            boss=boss_view(m),
            ghost_deck=0,
            map=MapView(board.rows, board.cols, SIDES[board.exit_side], ()),
            sites=(),
            trays=(),
            piles=(),
            figures=(),
            players=(),
            towers=(),
            heroes=(),
            spells=(),
            reserve=(),
            banned="",
            enemies=(),
            trail_cards=(),
            acting=None,
            attack=None,
            turning=(),
            outcome=None,
        )
        plain = sheet.keep_view(key, shown)
    return plain


def view_numbers(m: KingdomMatch, sheet: Sheet) -> list[Any]:
    """List the numbers that change often in what is no row."""
    has_boss = m.scenario.boss >= 0
    ghosts = (m.content.of_kind[GHOST_DECK] & m.unused).bit_count() if m.scenario.ghost_deck else 0
    reserve = sheet.labels(tuple([m.content.heroes[hero].id for hero in m.reserve]))
    return [
        1 if m.final else 0, reserve, sheet.word(banned_colour(m)), m.round, m.kingdom, m.crystals, m.soldiers,
        m.portals_down, ghosts, m.lives if has_boss else 0, m.boss_tray if has_boss else 0,
    ]  # fmt: skip


def acting_numbers(m: KingdomMatch, view: bytes, sheet: Sheet) -> list[Any]:
    """Tell who is in the middle of an action, and in all sentences what is asked."""
    if not is_acting(m):
        return [sheet.sentences(view), 0, 0, 0, 0]
    seat = m.stack[-1].waits.bit_length() - 1
    source = sheet.word(m.source_of(seat))
    return [sheet.all_sentences(view, m.prompt_of(seat)), 1, seat, source, engaged_tray(m, seat)]


def attack_numbers(m: KingdomMatch, sheet: Sheet) -> list[Any]:
    """Tell the piece that is being placed."""
    attack = attack_view(m)
    if attack is None:
        nothing = sheet.nothing
        return [0, 0, 0, nothing, nothing, 0, 0, nothing, 0, 0, 0, nothing, nothing, 0]
    piece = attack.piece
    return [
        1, sheet.word(attack.origin), attack.seat, sheet.listed(attack.squares), sheet.listed(attack.trays),
        attack.tray, sheet.word(piece.shape), sheet.listed(piece.cells), sheet.word(piece.type), int(piece.free),
        int(piece.soldier), sheet.listed(piece.turns), sheet.listed(piece.allowed), piece.left,
    ]  # fmt: skip


def fill_rows(m: KingdomMatch, seat: int, sheet: Sheet) -> None:
    """Lay out everything that lies on the table, in the order of the zones."""
    page = sheet.page
    now = columns(m)
    changed = page.changes(now)
    if not page.numbers:
        page.numbers = [0, 0]
    if changed & MAP:
        page.numbers[0] += 1
    shaken = changed & TRAYS_FROM or (changed & WHERE and any_of(m.quake))
    if shaken:
        page.numbers[1] += 1
    moved, trays = page.numbers[0], page.numbers[1]
    if changed & (TRAIL | BANNED) or not sheet.stay(SCENARIO, TRAYS):
        lay_squares(m, sheet)
        lay_sites(m, seat, sheet)
    if shaken or not sheet.stay(TRAYS, PILES):
        lay_trays(m, sheet, trays)
    if changed & (DRAWN | OPENED | TRAIL) or not sheet.stay(PILES, FIGURES):
        lay_piles(m, sheet)
    if changed & MAP or not sheet.stay(FIGURES, PLAYERS):
        if not sheet.again(FIGURES, moved):
            lay_figures(m, seat, sheet, moved, now)
    if changed & PLAYERS_FROM or m.phase == HEROES or m.phase == ABILITIES:
        lay_players(m, seat, sheet)
    else:
        sheet.lay_changing(PLAYERS, page.rows[PLAYERS], page.changing[PLAYERS])
    if changed & (HERO | SUPPLY | SPELLS_LEFT) or not sheet.stay(TOWERS, TURNING):
        lay_towers(m, sheet)
        lay_shown_heroes(m, sheet)
        lay_box(m, sheet)
    turning = turning_views(m)
    sheet.lay(TURNING, [sheet.value_row(TURNING, turning[n], 0, n, 0) for n in range(len(turning))])
    if changed & BUILDINGS or not sheet.stay(BUILT, TILES):
        lay_built(m, seat, sheet)
    if shaken or not sheet.stay(TILES, TOKENS):
        lay_on_trays(m, sheet, trays)
    if changed & DRAWN or not sheet.stay(TOKENS, BASE_ATTACKS):
        lay_tokens(m, sheet)
    if changed & (OWNERS | ABILITIES_READY) or not sheet.stay(BASE_ATTACKS, TOWER_TILES):
        lay_abilities(m, seat, sheet)
    lay_printed(m, sheet)


def any_of(flags: list[int]) -> bool:
    for flag in flags:
        if flag:
            return True
    return False


def columns(m: KingdomMatch) -> list[Any]:
    """List what zones follow from, in the order of the bits."""
    return [
        m.hero, m.owner, m.cat, m.reserve_of, m.where, m.on_tray, m.block, m.hearts, m.facing, m.card, m.knocked,
        m.protected, m.quake, m.top, m.below, m.troops, m.laid, m.face, m.lives, m.built, m.trail, m.banned, m.drawn,
        m.open_from, m.round, m.supply, m.spells, m.abilities, m.up, m.hand, m.incoming, m.frozen, m.ready, m.phase,
    ]  # fmt: skip


# -- the map -----------------------------------------------------------------------------------------------------


def lay_squares(m: KingdomMatch, sheet: Sheet) -> None:
    """Lay out the scenario, its level and the spaces of its map."""
    if not sheet.again(SCENARIO, 0):
        sheet.lay_new(SCENARIO, 0, [sheet.value_row(SCENARIO, scenario_view(m), 0, 0, 0)])
    if not sheet.again(LEVEL, 0):
        sheet.lay_new(LEVEL, 0, [sheet.value_row(LEVEL, level_view(m), 0, 0, 0)])
    if not sheet.again(SQUARES, m.trail):
        sheet.lay_new(SQUARES, m.trail, square_rows(m, sheet))


def square_rows(m: KingdomMatch, sheet: Sheet) -> list[bytes]:
    kept = printed_of(m, sheet).squares
    key = (m.scenario, tuple(m.colour), m.trail)
    rows = kept.get(key)
    if rows is None:
        rows = [sheet.value_row(SQUARES, square_view(m, n), 0, n, 0) for n in range(m.board.size)]
        if len(kept) >= MOST_MAPS:
            kept.clear()
        kept[key] = rows
    return rows


def lay_sites(m: KingdomMatch, seat: int, sheet: Sheet) -> None:
    if sheet.again(SITES, m.banned):
        return
    rows: list[bytes] = []
    for site in range(len(m.colour)):
        colour = m.colour[site]
        if colour >= 0:
            own = 0 if colour == WHITE else own_of(0 if m.solo else colour, seat)
            key = (m.scenario.id, m.seats, site, m.banned, m.level, own)
            row = sheet.book.rows[SITES].get(key)
            if row is None:
                row = sheet.keep(SITES, key, site_view(m, site), own, len(rows), 0)
            rows.append(row)
    sheet.lay_new(SITES, m.banned, rows)


def lay_built(m: KingdomMatch, seat: int, sheet: Sheet) -> None:
    """Lay out the towers on their sites."""
    if sheet.again(BUILT, m.built):
        return
    built = m.built[:]
    rows: list[bytes] = []
    numbers: list[int] = []
    parent = sheet.starts[SITES]
    plain = sheet.book.plain[BUILT].get(0)
    for site in range(len(m.colour)):
        if m.colour[site] >= 0:
            parent += 1
            for index in (0, 1):
                tower = built[2 * site + index]
                if tower >= 0:
                    if plain is None:
                        plain = sheet.keep_plain(BUILT, 0, built_view(tower), 0, 0, 0)
                    rows.append(plain)
                    tell_place(index, parent, own_of(tower_seat(tower), seat), numbers)
                    numbers.append(tower_kind(tower))
                    numbers.append(tower_facing(tower))
                    numbers.append(1 if tower_down(tower) else 0)
                    numbers.append(tower_seat(tower))
    sheet.lay_new_changing(BUILT, built, rows, numbers)


def tell_place(index: int, parent: int, own: int, numbers: list[int]) -> None:
    """Tell where something lies, and whose it is."""
    numbers.append(index)
    numbers.append(parent)
    numbers.append(own)


def lay_piles(m: KingdomMatch, sheet: Sheet) -> None:
    now = [m.drawn, m.open_from, [m.round, m.trail]]
    if sheet.again(PILES, now):
        return
    key = [column[:] for column in now]
    rows: list[bytes] = []
    for pile in range(len(m.piles)):
        kind = (m.scenario.id, m.level, m.seats, pile, m.trail)
        left, opens = len(m.piles[pile]) - m.drawn[pile], m.open_from[pile]
        is_open = opens <= max(m.round, 1)
        one = (kind, left, opens, is_open)
        row = sheet.book.rows[PILES].get(one)
        if row is None:
            value = pile_view(m, pile)
            row = sheet.keep(PILES, one, value, 0, pile, 0)
        rows.append(row)
    sheet.lay_new(PILES, key, rows)


def lay_tokens(m: KingdomMatch, sheet: Sheet) -> None:
    """Lay out the tokens that are left in the piles."""
    parent = sheet.starts[PILES]
    now = [[parent], m.drawn]
    if sheet.again(TOKENS, now):
        return
    key = [column[:] for column in now]
    rows: list[bytes] = []
    numbers: list[int] = []
    for pile in range(len(m.piles)):
        parent += 1
        tokens = m.piles[pile]
        for index in range(m.drawn[pile], len(tokens)):
            kind = (m.scenario.id, m.level, tokens[index], parent)
            row = sheet.book.plain[TOKENS].get(kind)
            if row is None:
                row = sheet.keep_plain(TOKENS, kind, token_view(m, tokens[index]), 0, 0, parent)
            rows.append(row)
            numbers.append(index - m.drawn[pile])
    sheet.lay_new_changing(TOKENS, key, rows, numbers)


# -- trays -------------------------------------------------------------------------------------------------------


def lay_trays(m: KingdomMatch, sheet: Sheet, key: int) -> None:
    """Lay out the trays in the order of activation."""
    if sheet.again(TRAYS, key):
        return
    shared = printed_of(m, sheet).shared
    if shared.changes(tray_columns(m)):
        find_trays(m, sheet, shared)
    sheet.page.cards[TRAYS] = shared.cards[TRAYS]
    sheet.lay_new_changing(TRAYS, key, shared.rows[TRAYS], shared.changing[TRAYS])


def tray_columns(m: KingdomMatch) -> list[Any]:
    """List what trays follow from; who is where matters only beside somebody who shakes the ground."""
    return [
        m.hero, m.cat, m.on_tray, m.block, m.hearts, m.protected, m.quake, m.top, m.below, m.troops, m.laid, m.face,
        m.lives, m.trail, m.where if any_of(m.quake) else 0,
    ]  # fmt: skip


def find_trays(m: KingdomMatch, sheet: Sheet, shared: Seen) -> None:
    """Note the rows of the trays, and the numbers that go into them."""
    ahead = forecasts(m)
    trays = m.trays_in_order()
    rows: list[bytes] = []
    numbers: list[Any] = []
    for tray in trays:
        tell_tray(m, tray, len(rows), ahead[tray], sheet, numbers)
        rows.append(row_of_tray(m, tray, ahead[tray], sheet))
    shared.cards[TRAYS] = trays
    shared.rows[TRAYS] = rows
    shared.changing[TRAYS] = numbers


def row_of_tray(m: KingdomMatch, tray: int, ahead: Forecast, sheet: Sheet) -> bytes:
    """Return the row of a tray without the numbers that change often."""
    covered, grid = m.covered(tray), m.grid_of(tray)
    seen = 0
    for icon in (grid.heal, grid.fast, grid.sniper):
        seen = seen << 1 | (1 if icon & ~covered else 0)
    kind = ((m.face[tray] << 2 | m.quarter) << 3 | seen, m.scenario.id)
    row = sheet.book.plain[TRAYS].get(kind)
    return sheet.keep_plain(TRAYS, kind, tray_view(m, tray, ahead), 0, 0, 0) if row is None else row


def tell_tray(m: KingdomMatch, tray: int, index: int, ahead: Forecast, sheet: Sheet, numbers: list[Any]) -> None:
    """Add the numbers of a tray that change often."""
    bare, square = m.uncovered(tray), m.at[tray]
    depth = 0
    over = m.top[square]
    while over != tray:
        depth += 1
        over = m.below[over]
    enemies = 0
    for unit in m.grid_of(tray).units:
        if unit & bare:
            enemies += 1
    numbers.append(index)
    numbers.append(tray)
    numbers.append(square)
    numbers.append(depth)
    numbers.append(cells(m.troops[tray], sheet))
    numbers.append(cells(bare, sheet))
    numbers.append(enemies)
    numbers.append(0 if bare else 1)
    numbers.append(expected_loss(m, tray))
    numbers.append(sheet.listed(ahead.squares))
    numbers.append(ahead.moves)
    numbers.append(1 if ahead.exit else 0)
    numbers.append(1 if ahead.blocked else 0)


def cells(mask: int, sheet: Sheet) -> bytes:
    """Tell the cells of a mask, as a list is told in columns."""
    told = sheet.book.masks.get(mask)
    if told is None:
        told = sheet.listed(cells_in(mask))
        put(sheet.book.masks, mask, told)
    return told


def lay_on_trays(m: KingdomMatch, sheet: Sheet, key: int) -> None:
    """Lay out the damage tiles and the bases on the trays."""
    if sheet.again(TILES, key):
        sheet.again(BASES, key)
        return
    tiles: list[bytes] = []
    numbers: list[int] = []
    bases: list[bytes] = []
    parent = sheet.starts[TRAYS]
    for tray in sheet.page.cards[TRAYS]:
        parent += 1
        index = 0
        for tile in m.laid:
            if tile_tray(tile) == tray:
                tiles.append(tile_row(m, tile, sheet))
                numbers.append(index)
                numbers.append(parent)
                index += 1
        if m.bases[tray]:
            figures = m.heroes_on(tray)
            for n in range(len(figures)):
                base = (figures[n], m.block[figures[n]], n, parent)
                row = sheet.book.rows[BASES].get(base)
                if row is None:
                    row = sheet.keep(BASES, base, base_view(m, figures[n]), 0, n, parent)
                bases.append(row)
    sheet.lay_new_changing(TILES, key, tiles, numbers)
    sheet.lay_new(BASES, key, bases)


def tile_row(m: KingdomMatch, tile: int, sheet: Sheet) -> bytes:
    """Return the row of a damage tile without where it lies."""
    kind = tile & ((1 << 40) - 1)
    row = sheet.book.plain[TILES].get(kind)
    return sheet.keep_plain(TILES, kind, tile_view(m, tile), 0, 0, 0) if row is None else row


# -- figures and players -----------------------------------------------------------------------------------------


def lay_figures(m: KingdomMatch, seat: int, sheet: Sheet, key: int, now: list[Any]) -> None:
    printed = printed_of(m, sheet)
    shared = printed.shared
    changed = printed.moved.changes(now[:MAP_COLUMNS])
    if changed:
        if changed & REACH_FROM:
            printed.reached = [sheet.listed(reachable(m, figure)) for figure in range(len(m.where))]
        numbers: list[Any] = []
        for figure in range(len(m.where)):
            tell_figure(m, figure, printed.reached[figure], sheet, numbers)
        shared.changing[FIGURES] = numbers
    rows = [figure_row(m, figure, seat, sheet) for figure in range(len(m.where))]
    sheet.lay_new_changing(FIGURES, key, rows, shared.changing[FIGURES])


def figure_row(m: KingdomMatch, figure: int, seat: int, sheet: Sheet) -> bytes:
    """Return the row of a figure without the numbers that change often."""
    own = own_of(m.owner[figure], seat)
    who = ((m.hero[figure] + 1) << 4 | figure) << 4 | (m.owner[figure] + 1)
    flags = m.cat[figure] << 2 | m.reserve_of[figure] << 1 | (m.card[figure] > 0)
    key = ((who << 3 | flags) << 8 | m.limits.fewer_hearts) << 2 | (own + 1)
    row = sheet.book.plain[FIGURES].get(key)
    return sheet.keep_plain(FIGURES, key, figure_view(m, figure), own, figure, 0) if row is None else row


def tell_figure(m: KingdomMatch, figure: int, reached: bytes, sheet: Sheet, numbers: list[Any]) -> None:
    """Add the numbers of a figure that change often."""
    numbers.append(m.where[figure])
    numbers.append(m.on_tray[figure])
    if m.hero[figure] < 0:
        nothing = sheet.nothing
        numbers.extend((nothing, 0, 0, 0, 0, nothing))
        return
    numbers.append(cells(BLOCKS[m.block[figure]], sheet) if m.on_tray[figure] >= 0 else sheet.nothing)
    numbers.append(m.facing[figure])
    numbers.append(m.hearts[figure])
    numbers.append(1 if m.knocked[figure] else 0)
    numbers.append(1 if m.is_protected(figure) else 0)
    numbers.append(reached)


def lay_players(m: KingdomMatch, seat: int, sheet: Sheet) -> None:
    rows: list[bytes] = []
    numbers: list[Any] = []
    for player in range(m.seats):
        own = own_of(player, seat)
        key = player << 2 | (own + 1)
        row = sheet.book.plain[PLAYERS].get(key)
        rows.append(sheet.keep_plain(PLAYERS, key, player_view(m, player), own, player, 0) if row is None else row)
        numbers.append(player if m.hero[player] >= 0 else -1)
        numbers.append(sheet.listed(m.hand[player]))
        numbers.append(sheet.listed(m.incoming[player]))
        numbers.append(sheet.listed(m.frozen[player]))
        numbers.append(m.ready >> player & 1)
        if m.phase == HEROES or m.phase == ABILITIES:
            numbers.append(1)
            numbers.append(sheet.listed(tuple(free_heroes(m)) if m.phase == HEROES else ()))
            numbers.append(sheet.listed(abilities_taken(m, player)))
        else:
            nothing = sheet.nothing
            numbers.append(0)
            numbers.append(nothing)
            numbers.append(nothing)
    sheet.note_changing(PLAYERS, rows, numbers)


def lay_abilities(m: KingdomMatch, seat: int, sheet: Sheet) -> None:
    """Lay out what the figures can do."""
    now = [[sheet.starts[FIGURES]], m.hero, m.owner, m.cat, m.abilities, m.up]
    if sheet.again(BASE_ATTACKS, now):
        sheet.again(OWN_ABILITIES, now)
        return
    key = [column[:] for column in now]
    attacks: list[bytes] = []
    abilities: list[bytes] = []
    numbers: list[int] = []
    for figure in range(len(m.where)):
        if m.hero[figure] < 0:
            continue
        own, parent = own_of(m.owner[figure], seat), sheet.starts[FIGURES] + figure + 1
        if not m.cat[figure]:
            attacks.append(sheet.value_row(BASE_ATTACKS, ability_view(m.hero_of(figure).attack), own, 0, parent))
        index = 0
        for slot in range(SLOTS):
            number = m.abilities[SLOTS * figure + slot]
            if number >= 0:
                one = m.hero[figure] << 8 | number
                row = sheet.book.plain[OWN_ABILITIES].get(one)
                if row is None:
                    row = sheet.keep_plain(OWN_ABILITIES, one, slot_view(m, figure, slot), 0, 0, 0)
                abilities.append(row)
                tell_place(index, parent, own, numbers)
                numbers.append(slot)
                numbers.append(1 if m.is_up(figure, slot) else 0)
                index += 1
    sheet.lay_new(BASE_ATTACKS, key, attacks)
    sheet.lay_new_changing(OWN_ABILITIES, key, abilities, numbers)


# -- what is in the box ------------------------------------------------------------------------------------------


def lay_towers(m: KingdomMatch, sheet: Sheet) -> None:
    if sheet.again(TOWERS, m.supply):
        return
    supply = m.supply[:]
    rows: list[bytes] = []
    for kind in range(len(supply)):
        price = price_of(m, kind)
        key = (kind << 8 | supply[kind]) << 8 | price
        row = sheet.book.rows[TOWERS].get(key)
        if row is None:
            value = tower_view(m.content, kind, supply[kind], price)
            row = sheet.keep(TOWERS, key, value, 0, kind, 0)
        rows.append(row)
    sheet.lay_new(TOWERS, supply, rows)


def lay_shown_heroes(m: KingdomMatch, sheet: Sheet) -> None:
    if not sheet.again(SHOWN_HEROES, m.hero):
        heroes = shown_heroes(m)
        rows = [sheet.value_row(SHOWN_HEROES, heroes[n], 0, n, 0) for n in range(len(heroes))]
        sheet.lay_new(SHOWN_HEROES, m.hero[:], rows)


def lay_box(m: KingdomMatch, sheet: Sheet) -> None:
    """Lay out spells, enemies and trailblazer cards."""
    content = m.content
    if not sheet.again(SPELLS, m.spells):
        spells = [
            sheet.value_row(SPELLS, spell_view(content.spells[n], n, bool(m.spells >> n & 1)), 0, n, 0)
            for n in range(len(content.spells))
        ]
        sheet.lay_new(SPELLS, m.spells, spells)
    if not sheet.again(ENEMIES, 0):
        enemies = sheet.block(ENEMIES, 0, 0, 0)
        if enemies is None:
            enemies = sheet.keep_block(ENEMIES, 0, tuple([enemy_view(enemy) for enemy in content.enemies]), 0, 0)
        sheet.lay_new(ENEMIES, 0, [enemies], len(content.enemies))
    if not sheet.again(TRAILS, 0):
        trails = sheet.block(TRAILS, 0, 0, 0) or sheet.keep_block(TRAILS, 0, trail_views(m), 0, 0)
        sheet.lay_new(TRAILS, 0, [trails], len(content.trails))


def lay_printed(m: KingdomMatch, sheet: Sheet) -> None:
    """Lay out the tiles of the towers and what the heroes of the box can do, which is always the same."""
    towers, heroes = sheet.starts[TOWERS], sheet.starts[SHOWN_HEROES]
    if not sheet.stay(TOWER_TILES, len(ZONES.names)):
        lay_held(m, TOWER_TILES, towers, sheet)
        lay_held(m, HERO_ATTACKS, heroes, sheet)
        lay_held(m, HERO_ABILITIES, heroes, sheet)


def lay_held(m: KingdomMatch, zone: int, holders: int, sheet: Sheet) -> None:
    """Lay out what is printed on cards that begin after so many rows."""
    printed = printed_of(m, sheet)
    sheet.lay_held(zone, [printed.held[zone], printed.holders[zone], holders])
