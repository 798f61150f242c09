"""The table as plain data. Everything on it is open to everybody; only chance knows which hordes are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import asdict

from ludoteca.games.kingdom.acts.moving import ENGAGE
from ludoteca.games.kingdom.acts.preparing import abilities_taken, free_heroes
from ludoteca.games.kingdom.bot.forecasting import Forecast, expected_loss, forecasts
from ludoteca.games.kingdom.flow.outlook import aims_of_turning, pending, reachable
from ludoteca.games.kingdom.flow.steps import PLAY
from ludoteca.games.kingdom.setup import LEVELS as LEVEL_NAMES
from ludoteca.games.kingdom.state.board import SQUARE_KINDS, Board
from ludoteca.games.kingdom.state.built import tower_down, tower_facing, tower_kind, tower_seat
from ludoteca.games.kingdom.state.cards import (
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
    Ability,
    Content,
    Face,
    Grid,
    Hero,
    Scenario,
    token_kind,
    token_number,
)
from ludoteca.games.kingdom.state.match import ABILITIES, BLOCKS, HEROES, NEVER, PHASES, PLAYING, SLOTS, KingdomMatch
from ludoteca.games.kingdom.state.sources import is_from_hero, is_from_spell
from ludoteca.games.kingdom.state.tiles import tile_mask, tile_origin, tile_tray, tile_type
from ludoteca.games.kingdom.state.view_cards import (
    ability_view,
    cells_view,
    enemies_view,
    grid_view,
    heroes_view,
    large_view,
    name_view,
    spells_view,
    tower_price,
    towers_view,
    trails_view,
)
from ludoteca.games.kingdom.state.view_types import (
    ActingView,
    AttackView,
    BaseView,
    BossView,
    BuiltView,
    ChoosingView,
    FigureAbility,
    FigureView,
    HeroFigure,
    HeroView,
    KingdomView,
    LevelView,
    MapView,
    NextView,
    Offsets,
    PieceView,
    PileView,
    PlayerView,
    PortalsView,
    RangeView,
    ScenarioView,
    SeenTray,
    SiteView,
    SpellsView,
    SquareView,
    TileView,
    TokenView,
    ToldView,
    TrailView,
    TrayView,
)
from ludoteca.kernel.contract import Event
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Sources, Words, named, outcome_of, words_of

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


def view_of(m: KingdomMatch, seat: int | None) -> KingdomView:
    """Show the table, the same to every seat: the group plays with open cards (KR-A82)."""
    content = m.content
    return KingdomView(
        seat=seat,
        scenario=scenario_view(m),
        level=level_view(m),
        solo=m.solo,
        round=m.round,
        phase="over" if m.result is not None else PHASES[m.phase],
        final=m.final,
        hearts=m.kingdom,
        max_hearts=m.scenario.difficulty[m.level].hearts[m.seats - 1],
        crystals=m.crystals,
        max_crystals=content.crystals,
        soldiers=m.soldiers,
        portals=PortalsView(m.portals_total, m.portals_down),
        boss=boss_view(m),
        ghost_deck=(content.of_kind[GHOST_DECK] & m.unused).bit_count() if m.scenario.ghost_deck else 0,
        map=map_view(m),
        sites=tuple([site_view(m, site) for site in range(len(m.colour)) if m.colour[site] >= 0]),
        trays=trays_view(m),
        piles=tuple([pile_view(m, pile) for pile in range(len(m.piles))]),
        figures=tuple([figure_view(m, figure) for figure in range(len(m.where))]),
        players=tuple([player_view(m, player) for player in range(m.seats)]),
        towers=towers_view(content, tuple(m.supply), m.max_level, m.limits.unsold),
        heroes=shown_heroes(m),
        spells=spells_view(content, m.spells),
        reserve=tuple([content.heroes[hero].id for hero in m.reserve]),
        banned=banned_colour(m),
        enemies=enemies_view(content),
        trail_cards=trail_views(m),
        acting=acting_view(m),
        attack=attack_view(m),
        turning=turning_views(m),
        outcome=outcome_of(m.result),
    )


def level_view(m: KingdomMatch) -> LevelView:
    return shown_level(m.level, m.limits.text)


@kept(300)
def shown_level(level: int, text: Phrase) -> LevelView:
    return LevelView(LEVELS[level], words_of(LEVEL_NAMES[LEVELS[level]]), words_of(text))


def shown_heroes(m: KingdomMatch) -> tuple[HeroView, ...]:
    """Show the heroes of the box."""
    return heroes_view(m.content, tuple(m.hero[: m.seats]), m.limits.fewer_hearts)


def banned_colour(m: KingdomMatch) -> str:
    return COLOURS[m.banned] if m.banned >= 0 else ""


def trail_views(m: KingdomMatch) -> tuple[TrailView, ...]:
    return trails_view(m.content)


def turning_views(m: KingdomMatch) -> tuple[RangeView, ...]:
    """Show what a hero who is turning now will aim."""
    return tuple([RangeView(arrows=tuple(aim.arrows[0]), perfect=aim.perfect) for aim in aims_of_turning(m)])


def boss_view(m: KingdomMatch) -> BossView | None:
    if m.scenario.boss < 0:
        return None
    boss = m.content.bosses[m.scenario.boss]
    return BossView(
        name=words_of(boss.name),
        level=boss.level,
        lives=m.lives,
        total=m.scenario.lives[m.seats - 1],
        tray=m.boss_tray,
        text=words_of(boss.text),
        sources=Sources(boss.sources),
    )


def view_to_tell(m: KingdomMatch, seat: int | None, events: Sequence[Event], view: KingdomView) -> ToldView:
    """Show also what has left the map, for the sentences about it."""
    last = {event.things[0]: event.things[2] for event in events if event.kind == "TrayDestroyed"}
    gone = [
        SeenTray(tray=tray, name=words_of(m.face_of(tray).name), kind=KINDS[m.kind_of(tray)], square=last.get(tray, -1))
        for tray in range(len(m.face))
        if m.at[tray] < 0
    ]
    return ToldView(**asdict(view), gone=tuple(gone))


def shuffle_secrets(m: KingdomMatch, seat: int, rng: Random) -> None:
    """Leave everything as it is: which hordes come is drawn when they come (KR-A83)."""


# -- the scenario and its map ------------------------------------------------------------------------------------


def scenario_view(m: KingdomMatch) -> ScenarioView:
    return shown_scenario(m.scenario, m.level, m.max_level)


@kept(300)
def shown_scenario(scenario: Scenario, level: int, max_level: int) -> ScenarioView:
    return ScenarioView(
        number=scenario.number,
        **named(scenario),
        summary=words_of(scenario.summary),
        objective=words_of(OBJECTIVES[scenario.objective]),
        special=tuple([words_of(text) for text in scenario.special]),
        max_level=max_level,
        slots=min(SLOTS, scenario.slots),
        spells=SpellsView(scenario.spells_choose, scenario.spells_power),
        features=tuple(sorted(scenario.features | scenario.difficulty[level].features)),
    )


def map_view(m: KingdomMatch) -> MapView:
    spawns = m.board.spawns
    used = tuple([colour >= 0 for colour in m.colour])
    return land_view(m.board, m.content, used, tuple([m.trail_card_at(square) for square in spawns]))


@kept(500)
def land_view(board: Board, content: Content, used: tuple[bool, ...], trails: tuple[int, ...]) -> MapView:
    """Show a map with the sites that are used, and by pile the trailblazer card that lies in front of it."""
    squares = tuple([shown_square(board, content, square, used, trails) for square in range(board.size)])
    return MapView(board.rows, board.cols, SIDES[board.exit_side], squares)


def square_view(m: KingdomMatch, square: int) -> SquareView:
    return map_view(m).squares[square]


def shown_square(
    board: Board, content: Content, square: int, used: tuple[bool, ...], trails: tuple[int, ...]
) -> SquareView:
    site = board.site_at[square]
    is_site = site >= 0 and used[site]
    pile = board.spawns.index(square) if square in board.spawns else -1
    return SquareView(
        square=square,
        row=square // board.cols,
        col=square % board.cols,
        kind=SQUARE_KINDS[board.kinds[square] if site < 0 or is_site else 0],
        onward=board.onward[square],
        site=site if is_site else -1,
        order=board.rank[square],
        spawn=pile + 1,
        pile_side=SIDES[board.pile_sides[pile]] if pile >= 0 else "",
        trail=content.trails[trails[pile]].id if pile >= 0 and trails[pile] >= 0 else "",
    )


def site_view(m: KingdomMatch, site: int) -> SiteView:
    colour = m.colour[site]
    seat = -1 if colour == WHITE else 0 if m.solo else colour
    banned = colour == m.banned or (colour == WHITE and m.limits.no_white)
    return shown_site(m.board, site, COLOURS[colour], seat, banned, tuple(m.built[2 * site : 2 * site + 2]))


@kept(400)
def shown_site(board: Board, site: int, colour: str, seat: int, banned: bool, built: tuple[int, ...]) -> SiteView:
    return SiteView(
        site=site,
        letter=board.letters[site],
        square=board.sites[site],
        colour=colour,
        seat=seat,
        banned=banned,
        towers=tuple([built_view(tower) for tower in built if tower >= 0]),
    )


def built_view(tower: int) -> BuiltView:
    """Show a tower on a site."""
    return BuiltView(tower_kind(tower), tower_facing(tower), tower_down(tower), tower_seat(tower))


def pile_view(m: KingdomMatch, pile: int) -> PileView:
    card = m.scenario.trailblazers[pile]
    return shown_pile(
        m.board,
        pile,
        m.open_from[pile] <= max(m.round, 1),
        0 if m.open_from[pile] == NEVER else m.open_from[pile],
        m.content.trails[card].id if card >= 0 and m.trail >> card & 1 else "",
        tuple([token_view(m, token) for token in m.piles[pile][m.drawn[pile] :]]),
    )


@kept(300)
def shown_pile(
    board: Board, pile: int, is_open: bool, opens: int, blocked_by: str, tokens: tuple[TokenView, ...]
) -> PileView:
    return PileView(
        pile=pile + 1,
        square=board.spawns[pile],
        side=SIDES[board.pile_sides[pile]],
        left=len(tokens),
        open=is_open,
        opens=opens,
        blocked_by=blocked_by,
        tokens=tokens,
    )


def token_view(m: KingdomMatch, token: int) -> TokenView:
    return shown_token(m.content, token, m.scenario.difficulty[m.level].wave_shift)


@kept(300)
def shown_token(content: Content, token: int, wave_shift: int) -> TokenView:
    kind = token_kind(token)
    number = token_number(token)
    if kind == PORTAL_TOKEN:
        return TokenView(content.faces[number].id, words_of(content.faces[number].name))
    if kind == BOSS_TOKEN:
        return TokenView(content.bosses[number].id, words_of(content.bosses[number].name))
    if kind == WAVE_TOKEN:
        wave = min(number + wave_shift, MOST_WAVES)
        return TokenView(f"w{wave}", words_of(TOKEN_NAMES["wave"].fill(n=wave)))
    return TokenView(SIMPLE_TOKENS[kind], words_of(TOKEN_NAMES[SIMPLE_TOKENS[kind]]))


# -- trays -------------------------------------------------------------------------------------------------------


def trays_view(m: KingdomMatch) -> tuple[TrayView, ...]:
    """Show trays in the order of activation; while nothing about them changes, they are one and the same."""
    kept = kept_trays(read_of_trays(m))
    if not kept:
        ahead = forecasts(m)
        kept.append(tuple([tray_view(m, tray, ahead[tray]) for tray in m.trays_in_order()]))
    return kept[0]


@kept(3000)
def kept_trays(reads: tuple[object, ...]) -> list[tuple[TrayView, ...]]:
    """Return where trays that read this are kept: empty until somebody has shown them."""
    return []


def read_of_trays(m: KingdomMatch) -> tuple[object, ...]:
    """List all that trays show and that tells where they will go: the trays, what lies on them, who holds them."""
    on_map = (m.face, m.at, m.top, m.below, m.laid, m.damage, m.troops, m.bases)
    people = (m.where, m.on_tray, m.block, m.cat, m.hearts, m.protected, m.quake)
    return (m.content, m.scenario, m.trail, m.lives, *[tuple(column) for column in on_map + people])


def tray_view(m: KingdomMatch, tray: int, ahead: Forecast) -> TrayView:
    return shown_tray(
        m.content,
        m.face_of(tray),
        m.grid_of(tray),
        (tray, m.at[tray], m.stack_at(m.at[tray]).index(tray), expected_loss(m, tray)),
        tuple([tile for tile in m.laid if tile_tray(tile) == tray]),
        m.troops[tray],
        tuple([base_view(m, figure) for figure in m.heroes_on(tray)]),
        m.covered(tray),
        NextView(tuple(ahead.squares), ahead.moves, ahead.exit, ahead.blocked),
    )


@kept(500)
def shown_tray(
    content: Content,
    face: Face,
    grid: Grid,
    place: tuple[int, ...],
    tiles: tuple[int, ...],
    troops: int,
    figures: tuple[BaseView, ...],
    covered: int,
    coming: NextView,
) -> TrayView:
    """Show a tray; one about which nothing has changed is one and the same."""
    tray, square, depth, loss = place
    bare = grid.enemies & ~covered
    icons = {"heal": grid.heal, "fast": grid.fast, "sniper": grid.sniper}
    return TrayView(
        tray=tray,
        square=square,
        depth=depth,
        kind=KINDS[face.kind],
        id=face.id,
        name=name_view(face),
        level=face.level,
        crystals=face.crystals,
        grid=grid_view(content, grid.symbols),
        large=large_view(grid),
        sources=Sources(face.sources),
        tiles=tuple([shown_tile(content, tile) for tile in tiles]),
        soldiers=cells_view(troops),
        figures=figures,
        uncovered=cells_view(bare),
        enemies=len([unit for unit in grid.units if unit & bare]),
        visible=tuple([icon for icon, mask in icons.items() if mask & ~covered]),
        complete=not bare,
        loss=loss,
        next=coming,
    )


def base_view(m: KingdomMatch, figure: int) -> BaseView:
    """Show the base of a figure on a tray."""
    return BaseView(figure, cells_view(BLOCKS[m.block[figure]]))


def tile_view(m: KingdomMatch, tile: int) -> TileView:
    return shown_tile(m.content, tile)


@kept(300)
def shown_tile(content: Content, tile: int) -> TileView:
    return TileView(cells_view(tile_mask(tile)), TYPES[tile_type(tile)], origin_name(content, tile_origin(tile)))


def origin_name(content: Content, origin: int) -> str:
    """Name the family of the tower a tile comes from, or say that it comes from a hero or a spell."""
    if is_from_spell(origin):
        return "spell"
    return "hero" if is_from_hero(origin) else content.families[content.towers[origin].family].id


# -- figures and players -----------------------------------------------------------------------------------------


def figure_view(m: KingdomMatch, figure: int) -> FigureView:
    if m.hero[figure] < 0:
        return FigureView(
            figure=figure,
            hero="",
            seat=m.owner[figure],
            wildcat=bool(m.cat[figure]),
            reserve=bool(m.reserve_of[figure]),
            square=m.where[figure],
            tray=m.on_tray[figure],
            cells=(),
        )
    cat = bool(m.cat[figure])
    return shown_figure(
        m.hero_of(figure),
        cat,
        (figure, m.owner[figure], m.where[figure], m.on_tray[figure], m.hero[figure]),
        m.block[figure] if m.on_tray[figure] >= 0 else -1,
        (m.facing[figure], m.hearts[figure], 0 if cat else m.max_hearts(figure), m.movement(figure)),
        (bool(m.reserve_of[figure]), bool(m.knocked[figure]), bool(m.card[figure]), m.is_protected(figure)),
        tuple(reachable(m, figure)),
        tuple([slot_view(m, figure, slot) for slot in range(SLOTS) if m.abilities[SLOTS * figure + slot] >= 0]),
    )


@kept(1500)
def shown_figure(
    hero: Hero,
    cat: bool,
    place: tuple[int, ...],
    block: int,
    values: tuple[int, ...],
    state: tuple[bool, ...],
    can_move: tuple[int, ...],
    abilities: tuple[FigureAbility, ...],
) -> HeroFigure:
    """Show a hero or a companion; one about whom nothing has changed is one and the same."""
    figure, seat, square, tray, number = place
    facing, hearts, max_hearts, movement = values
    reserve, knocked, on_board, protected = state
    companion = hero.companion if cat else None
    name = companion.name if companion is not None else hero.name
    return HeroFigure(
        figure=figure,
        hero=hero.id,
        seat=seat,
        wildcat=cat,
        reserve=reserve,
        square=square,
        tray=tray,
        cells=cells_view(BLOCKS[block]) if block >= 0 else (),
        number=number,
        name=words_of(name),
        short=words_of(name) if cat else Words(hero.short, hero.short),
        facing=facing,
        hearts=hearts,
        max_hearts=max_hearts,
        movement=movement,
        knocked=knocked,
        card="board" if on_board else "hand",
        protected=protected,
        can_move=can_move,
        base=None if cat else ability_view(hero.attack),
        abilities=abilities,
        sources=Sources(companion.sources if companion is not None else hero.sources),
    )


def slot_view(m: KingdomMatch, figure: int, slot: int) -> FigureAbility:
    ability = m.ability_of(figure, slot)
    assert ability is not None
    return shown_slot(ability, slot, m.is_up(figure, slot))


@kept(300)
def shown_slot(ability: Ability, slot: int, up: bool) -> FigureAbility:
    return FigureAbility(slot=slot, up=up, **asdict(ability_view(ability)))


def player_view(m: KingdomMatch, seat: int) -> PlayerView:
    choosing = None
    if m.phase in (HEROES, ABILITIES):
        choosing = ChoosingView(
            tuple(free_heroes(m)) if m.phase == HEROES else (),
            tuple(abilities_taken(m, seat)),
        )
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        figure=seat if m.hero[seat] >= 0 else -1,
        hand=tuple(m.hand[seat]),
        incoming=tuple(m.incoming[seat]),
        frozen=tuple(m.frozen[seat]),
        ready=bool(m.ready >> seat & 1),
        choosing=choosing,
    )


def price_of(m: KingdomMatch, kind: int) -> int:
    """Return what a tower costs in this match; 0 for one that is not sold."""
    return tower_price(m.content, kind, m.max_level, m.limits.unsold)


def acting_view(m: KingdomMatch) -> ActingView | None:
    """Show who is in the middle of an action, with what, and what is asked: for the others to look on (KR-3.07)."""
    if not is_acting(m):
        return None
    seat = m.stack[-1].waits.bit_length() - 1
    return ActingView(seat, m.source_of(seat), words_of(m.prompt_of(seat)), engaged_tray(m, seat))


def is_acting(m: KingdomMatch) -> bool:
    """Tell whether somebody is in the middle of an action."""
    return m.result is None and m.phase == PLAYING and m.stack[-1].node != PLAY


def engaged_tray(m: KingdomMatch, seat: int) -> int:
    """Return the tray on which a hero is about to take its place; -1 if nothing like that is asked."""
    offered = [raws for other, raws, _ in m.open_offers() if other == seat]
    trays = {raw[1] for raws in offered for raw in raws if raw[0] == ENGAGE.number}
    return trays.pop() if len(trays) == 1 else -1


def attack_view(m: KingdomMatch) -> AttackView | None:
    """Show the piece that is being placed."""
    attack = pending(m)
    if attack is None:
        return None
    return AttackView(
        origin=attack.origin,
        seat=attack.seat,
        squares=tuple(attack.squares),
        trays=tuple(attack.trays),
        tray=attack.tray,
        piece=PieceView(
            shape=attack.shape,
            cells=offsets(attack.cells),
            type=TYPES[attack.type],
            free=attack.free,
            soldier=attack.soldier,
            turns=tuple([offsets(turn) for turn in attack.turns]),
            allowed=tuple(attack.allowed),
            left=attack.left,
        ),
    )


def offsets(cells: list[list[int]]) -> Offsets:
    return tuple([(row, col) for row, col in cells])
