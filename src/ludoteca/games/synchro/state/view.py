"""The table as it is seen. Everything is open to everybody; only chance knows what will be drawn and rolled."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ludoteca.games.synchro.acts.journey import CHOOSE_LANDMARK
from ludoteca.games.synchro.acts.turn import can_level, has_target
from ludoteca.games.synchro.flow.deeds import deed_of
from ludoteca.games.synchro.flow.monsters import action_row
from ludoteca.games.synchro.flow.paying import (
    available,
    can_pay,
    can_pay_any,
    can_pay_level,
    colour_conversions,
    discount,
)
from ludoteca.games.synchro.flow.registers import city_chosen, item_given, newcomer, way_to_deed
from ludoteca.games.synchro.flow.steps import GIVE_ITEM, JOURNEY, LANDMARK, MASTER, NEW_HERO, VILLAGE
from ludoteca.games.synchro.state.cards import (
    BOARD_COLOURS,
    BOARDS,
    COLOURS,
    MAX_LEVEL,
    MOST_MONSTER_LEVEL,
    SEASONS,
    Content,
)
from ludoteca.games.synchro.state.match import (
    ATTACKED,
    FIRST_FOE,
    ITEMS,
    LANDMARK_DONE,
    LEVELLED,
    NO_MASTER,
    PHASES,
    SEASON,
    SKILLS,
    SWAPPED,
    VILLAGE_VISITED,
    SynchroMatch,
    reserve_hero,
    reserve_level,
)
from ludoteca.games.synchro.state.view_cards import (
    hero_face,
    hero_view,
    item_face,
    item_view,
    landmark_face,
    monster_face,
    monster_view,
    skill_face,
    skill_view,
    tile_view,
)
from ludoteca.games.synchro.state.view_deeds import BASIC_ATTACK, aims_now, deeds_aimed, deeds_now, packed_units
from ludoteca.games.synchro.state.view_types import (
    Acting,
    BattleView,
    BoardItem,
    BoardMonster,
    BoardSkill,
    BoardView,
    CityView,
    Conversion,
    DecksView,
    DeedView,
    Flag,
    HeroBoard,
    HeroView,
    ItemView,
    LandmarkHere,
    LinkView,
    MapView,
    OfferView,
    Prices,
    ReserveHero,
    Stage,
    Standing,
    Stop,
    Summary,
    SynchroView,
    TimeView,
    VillageView,
)
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import outcome_of, same, words_of


def view_of(m: SynchroMatch, seat: int | None) -> SynchroView:
    """Show the table, the same to every seat: the party plays with open cards (SH-A.01)."""
    content = m.content
    return SynchroView(
        seat=seat,
        seats=m.seats,
        phase="over" if m.result is not None else PHASES[m.phase],
        time=time_view(m),
        exhausted=bool(m.exhausted),
        cube=cube_colour(m),
        coins=m.coins,
        potions=m.potions,
        reserve_shards=tuple(m.reserve),
        reserve_slots=content.tracks.reserve,
        reserve_heroes=tuple([reserve_view(m, index) for index in range(len(m.reserve_heroes))]),
        stored=tuple([item_view(content, packed) for packed in m.stored]),
        set_aside=skill_view(content, 2 * m.set_aside) if m.set_aside >= 0 else None,
        graveyard=tuple([hero_view(content, 2 * hero) for hero in m.graveyard]),
        max_party=m.max_party,
        bag=tuple(m.bag),
        tray=tuple(m.tray),
        decks=decks_view(m),
        map=map_view(m),
        boards=board_views(m),
        monsters=tuple([monster_on_board(m, board) for board in range(BOARDS) if m.monster[board] >= 0]),
        line=tuple(m.line),
        foe_line=tuple([unit - FIRST_FOE for unit in m.foes]),
        battle=battle_view(m),
        village=village_view(m),
        offer=offer_view(m),
        arriving=arriving_hero(m),
        arriving_item=arriving_item(m),
        landmark=None if m.landmark_here() < 0 else landmark_here_view(m),
        prices=prices_view(content),
        acting=acting_view(m),
        summary=summary_view(m),
        outcome=outcome_of(m.result),
    )


def cube_colour(m: SynchroMatch) -> str | None:
    return COLOURS[m.cube] if m.cube >= 0 else None


def reserve_view(m: SynchroMatch, index: int) -> ReserveHero:
    """Show a Hero in reserve."""
    packed = m.reserve_heroes[index]
    return ReserveHero(
        **hero_face(m.content, 2 * reserve_hero(packed)),
        place=index,
        level=reserve_level(packed),
        no_master=bool(packed & NO_MASTER),
    )


@kept(300)
def prices_view(content: Content) -> Prices:
    return Prices(
        invite=content.tracks.invite_cost,
        master=content.tracks.master_cost,
        change=content.tracks.change_cost,
        rest=content.tracks.rest_cost,
        potion=content.tracks.potion_cost,
        village_time=content.tracks.village_time,
        retreat_time=content.tracks.retreat_time,
    )


def shuffle_secrets(m: SynchroMatch, seat: int, rng: Random) -> None:
    """Leave everything as it is: what comes is drawn when it comes."""


# -- the journey -------------------------------------------------------------------------------------------------


def time_view(m: SynchroMatch) -> TimeView:
    return shown_time(m.content, m.time, m.wheel_colour())


@kept(300)
def shown_time(content: Content, time: int, colour: int) -> TimeView:
    tracks = content.tracks
    season = time // SEASON
    day = time % SEASON + 1
    return TimeView(
        value=time,
        season=SEASONS[season],
        season_name=words_of(tracks.seasons[season]),
        day=day,
        name=words_of(Phrase("{season} {n}", "{season} {n}").fill(season=tracks.seasons[season], n=day)),
        left=tracks.last_time - time,
        last=tracks.last_time,
        colour=COLOURS[colour],
        wheel=tuple([COLOURS[colour] for colour in tracks.wheel]),
    )


def decks_view(m: SynchroMatch) -> DecksView:
    """Count the cards, and show those known to lie on top, the topmost last."""
    content = m.content
    decks = DecksView(
        heroes=m.hero_deck.bit_count() + len(m.hero_known),
        heroes_on_top=tuple([hero_view(content, 2 * hero) for hero in m.hero_known]),
        legends=m.legends.bit_count(),
        items=m.item_deck.bit_count() + len(m.item_known),
        items_on_top=tuple([item_view(content, 2 * item) for item in m.item_known]),
        items_discarded=m.item_gone.bit_count(),
        skills=m.skill_bag.bit_count(),
        monsters=monsters_left(m),
        monsters_discarded=monsters_discarded(m),
        monsters_at_bottom=tuple([monster_view(content, card) for card in m.monster_bottom]),
    )
    return same(decks)


def monsters_left(m: SynchroMatch) -> tuple[int, ...]:
    """Count by level the Monsters in the decks."""
    monsters = m.content.monsters
    return tuple(
        [
            m.count_monsters(level, True) + len([card for card in m.monster_bottom if monsters[card].level == level])
            for level in range(1, MOST_MONSTER_LEVEL + 1)
        ]
    )


def monsters_discarded(m: SynchroMatch) -> tuple[int, ...]:
    """Count by level the Monsters in the discard piles."""
    of_level = m.content.of_level
    return tuple(
        [sum([m.monster_gone[card] for card in of_level[level]]) for level in range(1, MOST_MONSTER_LEVEL + 1)]
    )


def map_view(m: SynchroMatch) -> MapView:
    shown = MapView(
        cities=shown_cities(m.content, tuple(m.tile_at), m.city, tuple([step // 8 for step in m.route])),
        links=links(m.content),
        choosing=choosing_city(m),
        flag=Flag(m.city, m.place, m.landmark_here()),
        route=shown_stops(m),
    )
    return same(shown)


@kept(500)
def shown_cities(content: Content, tiles: tuple[int, ...], here: int, seen: tuple[int, ...]) -> tuple[CityView, ...]:
    """Show all cities with the Journal tiles there; `here` is where the party is, `seen` where it has been."""
    return tuple([shown_city(content, city, tiles[city], here, city in seen) for city in range(len(content.cities))])


def city_view(m: SynchroMatch, number: int) -> CityView:
    return shown_city(m.content, number, m.tile_at[number], m.city, number in [step // 8 for step in m.route])


@kept(300)
def shown_city(content: Content, number: int, tile: int, here: int, visited: bool) -> CityView:
    city = content.cities[number]
    return CityView(
        city=number,
        id=city.id,
        name=words_of(city.name),
        x=city.x,
        y=city.y,
        book=COLOURS[city.book] if city.book >= 0 else None,
        start=number == content.start,
        goal=number == content.goal,
        tile=tile_view(content, tile) if tile >= 0 else None,
        here=number == here,
        visited=visited,
        reachable=number in content.cities[here].roads,
    )


def shown_stops(m: SynchroMatch) -> tuple[Stop, ...]:
    """Show the way taken."""
    return tuple([Stop(step // 8, step % 8 - 1) for step in m.route])


@kept(300)
def links(content: Content) -> tuple[LinkView, ...]:
    """List the roads and canals between cities."""
    return tuple(
        [
            LinkView(number, other, "canal" if other in city.canals else "road")
            for number, city in enumerate(content.cities)
            for other in city.roads
        ]
    )


def choosing_city(m: SynchroMatch) -> int | None:
    """Return the city whose Landmark is being chosen; None for none."""
    frame = m.stack[-1]
    return city_chosen(frame) if m.result is None and frame.node == JOURNEY and frame.stage == CHOOSE_LANDMARK else None


def landmark_here_view(m: SynchroMatch) -> LandmarkHere:
    return LandmarkHere(**landmark_face(m.content, m.landmark_here()), done=bool(m.visited & LANDMARK_DONE))


# -- the party ---------------------------------------------------------------------------------------------------


def board_views(m: SynchroMatch) -> tuple[BoardView, ...]:
    """Show all boards; what stands where, on which all of them depend, is read once."""
    standing = same(standing_of(m))
    return tuple([board_view(m, board, standing) for board in range(BOARDS)])


def standing_of(m: SynchroMatch) -> Standing:
    return Standing(
        line=tuple(m.line),
        foes=tuple(m.foes),
        level=tuple(m.level),
        damage=tuple(m.damage),
        monster=tuple(m.monster),
        reserve=tuple(m.reserve),
        mods=tuple(m.all_mods()),
    )


def board_view(m: SynchroMatch, board: int, standing: Standing) -> BoardView:
    shown: dict[str, Any] = {
        "board": board,
        "unit": board,
        "colour": BOARD_COLOURS[board],
        "leader": m.leader[board],
        "position": m.position(board),
        "active": m.active == board,
    }
    if m.hero[board] < 0:
        return BoardView(**shown)
    kept = kept_board(read_of_board(m, board, standing))
    if not kept:
        kept.append(same(hero_board(m, board, shown)))
    return kept[0]


@kept(1800, most=512)
def kept_board(reads: tuple[object, ...]) -> list[HeroBoard]:
    """Return where a board that reads this is kept: empty until somebody has shown it."""
    return []


def read_of_board(m: SynchroMatch, board: int, standing: Standing) -> tuple[object, ...]:
    """List all that the board of a Hero shows: what is on it, and who stands where and how, for whom Skills find."""
    four, three, place, slot = 4 * board, 3 * board, ITEMS * board, SKILLS * board
    return (
        m.content,
        standing,
        board,
        (m.hero[board], m.master[board], m.leader[board], m.shield[board], m.stun[board], m.silence[board]),
        (m.active == board and m.used, m.active == board, m.discounted, m.battle, m.marbles[0] >> board & 1),
        m.skill_used[board],
        tuple(m.shards[four : four + 4] + m.spent[four : four + 4] + m.converted[three : three + 3]),
        tuple(m.skills[slot : slot + SKILLS] + m.items[place : place + ITEMS]),
    )


def hero_board(m: SynchroMatch, board: int, shown: dict[str, Any]) -> HeroBoard:
    """Show a board with a Hero; `shown` is what empty boards show too."""
    content = m.content
    row = m.row(board)
    start = 4 * board
    means = means_of(m, board)
    return HeroBoard(
        **shown,
        hero=hero_view(content, m.hero[board]),
        level=m.level[board],
        max_level=MAX_LEVEL,
        hp=m.hp_left(board),
        max_hp=m.max_hp(board),
        damage=m.damage[board],
        shield=m.shield[board],
        stunned=bool(m.stun[board]),
        silenced=bool(m.silence[board]),
        clv=m.clv(board),
        shards=tuple(m.shards[start : start + 4]),
        shard_slots=content.tracks.storage,
        spent=tuple(m.spent[start : start + 4]),
        per_round=row.shards,
        level_cost=row.cost,
        next_hp=content.tracks.levels[m.level[board]].max_hp if m.level[board] < MAX_LEVEL else None,
        can_level=m.active == board and can_level(m, board),
        can_pay_level=may_pay_level(m, board),
        skills=tuple(
            [skill_on_board(m, board, slot, means) for slot in range(SKILLS) if m.skills[SKILLS * board + slot] >= 0]
        ),
        items=tuple(
            [board_item(m, place) for place in range(ITEMS * board, ITEMS * board + ITEMS) if m.items[place] >= 0]
        ),
        master=hero_view(content, m.master[board]) if m.master[board] >= 0 else None,
        conversions_left=conversions(m, board),
        used=used_view(m, board),
        acted=bool(m.battle) and not m.marbles[0] >> board & 1 and m.active != board,
    )


def board_item(m: SynchroMatch, place: int) -> BoardItem:
    return shown_item(m.content, m.items[place], place)


@kept(300)
def shown_item(content: Content, packed: int, place: int) -> BoardItem:
    return BoardItem(**item_face(content, packed), slot=place % ITEMS, place=place)


def conversions(m: SynchroMatch, board: int) -> tuple[Conversion, ...]:
    """Show how many Shards may still count as the colours of a Hero's classes."""
    return tuple(
        [
            Conversion(COLOURS[of_class.colour], m.conversions_left(board, number))
            for number, of_class in enumerate(m.content.classes)
            if number in m.classes_of(board)
        ]
    )


def used_view(m: SynchroMatch, board: int) -> tuple[str, ...]:
    """List the actions that the active Hero has taken in this turn."""
    if m.active != board:
        return ()
    names = {ATTACKED: "attack", SWAPPED: "swap", LEVELLED: "level"}
    return tuple([name for bit, name in names.items() if m.used & bit])


def means_of(m: SynchroMatch, board: int) -> tuple[list[int], list[int]]:
    """List by colour the Shards that a Hero can pay with, and how many may be converted."""
    return available(m, board), colour_conversions(m, board)


def is_affordable(m: SynchroMatch, board: int, slot: int, means: tuple[list[int], list[int]], less: int) -> bool:
    """Tell whether a Hero can pay for a Skill with these means, and so many Shards less than is printed."""
    have, left = means
    return can_pay(m.skill_card(board, slot).cost, have, left, less)


def may_pay_level(m: SynchroMatch, board: int) -> bool:
    """Tell whether there is a next level for a Hero, and enough Shards for it."""
    return m.level[board] < MAX_LEVEL and can_pay_level(m, board)


def skill_on_board(m: SynchroMatch, board: int, slot: int, means: tuple[list[int], list[int]]) -> BoardSkill:
    """Show a Skill; what its Hero can pay with is the same for all of them."""
    less = discount(m, board, slot)
    affordable = is_affordable(m, board, slot, means, less)
    reason = WHY_NOT[hindrance(m, board, slot, affordable)]
    packed = m.skills[SKILLS * board + slot]
    deeds = deeds_now(m, board, m.content.skills[packed >> 1].nodes[packed & 1])
    return shown_skill(
        m.content,
        packed,
        deeds,
        (slot, SKILLS * board + slot, less),
        (affordable, m.active == board and reason is None, bool(m.skill_used[board] >> slot & 1)),
        reason,
    )


@kept(500)
def shown_skill(
    content: Content,
    packed: int,
    deeds: tuple[DeedView, ...],
    numbers: tuple[int, int, int],
    state: tuple[bool, bool, bool],
    reason: Phrase | None,
) -> BoardSkill:
    """Show a Skill on a board; one about which nothing has changed is one and the same."""
    slot, place, cheaper = numbers
    affordable, usable, used = state
    return BoardSkill(
        **{**skill_face(content, packed), "deeds": deeds},
        slot=slot,
        place=place,
        affordable=affordable,
        discount=cheaper,
        usable=usable,
        why_not=None if reason is None else words_of(reason),
        used=used,
    )


NOTHING_IN_THE_WAY: Final = 0
USED: Final = 1
SILENCED: Final = 2
TOO_DEAR: Final = 3
NO_TARGET: Final = 4
WHY_NOT: Final = (
    None,
    Phrase("già usata in questo round", "already used this round"),
    Phrase("l'Eroe è Silenziato", "the Hero is Silenced"),
    Phrase("mancano i Frammenti", "not enough Shards"),
    Phrase("nessun bersaglio valido", "no valid target"),
)
"""What keeps a Hero from using a Skill, by these numbers."""


def hindrance(m: SynchroMatch, board: int, slot: int, affordable: bool) -> int:
    """Return which of these keeps the Hero from using this Skill."""
    if m.skill_used[board] >> slot & 1:
        return USED
    if m.silence[board]:
        return SILENCED
    if not affordable:
        return TOO_DEAR
    return NO_TARGET if m.battle and not has_target(m, board, slot) else NOTHING_IN_THE_WAY


# -- the battle --------------------------------------------------------------------------------------------------


def monster_on_board(m: SynchroMatch, board: int) -> BoardMonster:
    unit = FIRST_FOE + board
    stands = m.alive(unit)
    coming = action_row(m, unit) if stands and not m.stun[unit] else None
    aims = [] if coming is None else coming_aims(m, unit, coming)
    own = (m.monster[board], m.damage[unit], m.shield[unit], m.stun[unit], m.silence[unit], m.die[board], m.slot[board])
    acted = not m.marbles[1] >> board & 1 and m.active != unit and m.round > 0
    kept = kept_monster((m.content, unit, own, m.position(unit), m.active == unit, acted, coming, tuple(aims)))
    if not kept:
        kept.append(same(shown_monster(m, board, coming, acted)))
    return kept[0]


@kept(800)
def kept_monster(reads: tuple[object, ...]) -> list[BoardMonster]:
    """Return where a Monster of which this is read is kept: empty until somebody has shown it."""
    return []


def shown_monster(m: SynchroMatch, board: int, coming: int | None, acted: bool) -> BoardMonster:
    """Show a Monster that is about to do this row of its table, or nothing."""
    unit = FIRST_FOE + board
    stands = m.alive(unit)
    return BoardMonster(
        board=board,
        unit=unit,
        colour=BOARD_COLOURS[board],
        **monster_face(m.content, m.monster[board]),
        alive=stands,
        hp=m.hp_left(unit) if stands else 0,
        max_hp=m.max_hp(unit),
        damage=m.damage[unit],
        shield=m.shield[unit],
        stunned=bool(m.stun[unit]),
        silenced=bool(m.silence[unit]),
        die=m.die[board],
        slot=m.slot[board],
        position=m.position(unit),
        next=coming,
        coming=() if coming is None else coming_deeds(m, unit, coming),
        active=m.active == unit,
        acted=acted,
    )


def coming_deeds(m: SynchroMatch, unit: int, row: int) -> tuple[DeedView, ...]:
    """List what a Monster does by this row of its table, and to whom as they stand now."""
    return deeds_aimed(m.content, coming_aims(m, unit, row))


def coming_aims(m: SynchroMatch, unit: int, row: int) -> list[int]:
    """Tell the same in numbers."""
    card = m.monster_card(unit)
    if row < 0:
        return [BASIC_ATTACK, card.basic_attack, packed_units(m.line[:1])]
    return aims_now(m, unit, card.actions[row].node)


def battle_view(m: SynchroMatch) -> BattleView | None:
    if not m.battle:
        return None
    return BattleView(
        round=m.round,
        first=m.first,
        active=m.active,
        revealed=revealed_boards(m),
        dungeon=m.in_dungeon(),
        stellaris=m.at_goal(),
        can_retreat=not m.in_dungeon(),
        can_attack=may_attack(m),
    )


def may_attack(m: SynchroMatch) -> bool:
    """Tell whether it is the turn of a Hero who has not attacked, and can pay for it."""
    return 0 <= m.active < FIRST_FOE and not m.used & ATTACKED and can_pay_any(m, m.active)


def revealed_boards(m: SynchroMatch) -> tuple[tuple[int, ...], ...]:
    """List by side the boards whose marbles are out."""
    return tuple(
        [tuple([board for board in range(BOARDS) if m.round and not m.marbles[side] >> board & 1]) for side in range(2)]
    )


# -- what lies open ----------------------------------------------------------------------------------------------


def village_view(m: SynchroMatch) -> VillageView | None:
    if not any([frame.node == VILLAGE for frame in m.stack]) or m.result is not None:
        return None
    return VillageView(
        heroes=tuple([hero_view(m.content, 2 * hero) for hero in m.offer_heroes]),
        items=tuple([item_view(m.content, 2 * item) for item in m.offer_items]),
        visited=bool(m.visited & VILLAGE_VISITED),
    )


def offer_view(m: SynchroMatch) -> OfferView | None:
    """Show cards and tiles to be chosen from; None for none."""
    at_village = any([frame.node == VILLAGE for frame in m.stack])
    heroes = [] if at_village else [hero_view(m.content, 2 * hero) for hero in m.offer_heroes]
    skills = [skill_view(m.content, 2 * skill) for skill in skills_to_choose(m)]
    if not heroes and not skills:
        return None
    return OfferView(heroes=tuple(heroes), skills=tuple(skills), from_landmark=from_landmark(m))


def from_landmark(m: SynchroMatch) -> bool:
    """Tell whether it is a Landmark that offers something."""
    return any([frame.node == LANDMARK for frame in m.stack])


def skills_to_choose(m: SynchroMatch) -> list[int]:
    """List the tiles that lie open; all those of the bag where one of them is being chosen (SH-19.34)."""
    frame = m.stack[-1]
    if frame.node == LANDMARK and way_to_deed(frame) and frame.waits:
        return deed_of(m, frame).tiles_shown(m)
    return m.offer_skills


def arriving_hero(m: SynchroMatch) -> HeroView | None:
    """Return the Hero card for which a place is being chosen."""
    frame = m.stack[-1]
    return hero_view(m.content, 2 * newcomer(frame)) if frame.node in (NEW_HERO, MASTER) and frame.waits else None


def arriving_item(m: SynchroMatch) -> ItemView | None:
    """Return the Item for which a bearer is being chosen."""
    frame = m.stack[-1]
    return item_view(m.content, item_given(frame)) if frame.node == GIVE_ITEM and frame.waits else None


def acting_view(m: SynchroMatch) -> Acting | None:
    """Show what is asked and of whom, for the others to look on."""
    if m.result is not None:
        return None
    waits = m.stack[-1].waits
    seat = waits.bit_length() - 1
    if seat < 0:
        return None
    return Acting(
        seats=tuple([other for other in range(m.seats) if waits >> other & 1]),
        source=m.source_of(seat),
        prompt=words_of(m.prompt_of(seat)),
    )


def summary_view(m: SynchroMatch) -> Summary:
    content = m.content
    return Summary(
        route=shown_stages(m),
        days=m.time,
        battles=len(m.rounds) + m.battle,
        rounds=sum(m.rounds) + (m.round if m.battle else 0),
        rounds_by_battle=tuple(m.rounds),
        retreats=m.retreats,
        heroes=tuple([content.heroes[hero].name if hero >= 0 else None for hero in m.last_hero]),
        levels=tuple(m.peak),
        damage_dealt=tuple(m.dealt),
        damage_taken=tuple(m.taken),
        fallen=tuple([content.heroes[hero].name for hero in m.fallen]),
    )


def shown_stages(m: SynchroMatch) -> tuple[Stage, ...]:
    """Show the way taken, by names."""
    return tuple([shown_stage(m.content, step, m.tile_at[step // 8]) for step in m.route])


@kept(300)
def shown_stage(content: Content, step: int, tile: int) -> Stage:
    """Show a city on the way, and the Landmark of its tile that was visited."""
    place = step % 8 - 1
    landmark = content.tiles[tile].landmarks[place] if tile >= 0 and place >= 0 else -1
    name = words_of(content.landmarks[landmark].name) if landmark >= 0 else None
    return Stage(words_of(content.cities[step // 8].name), name)
