"""What everybody sees of a match, as rows of bytes: what the view says, straight from the columns.

Everything is open and nobody's, so that all seats are told the same rows. Each zone says what it follows from, and is
looked at again only when that is new; boards, Skills and Monsters, which change most, are found by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.synchro.acts.turn import can_level
from ludoteca.games.synchro.flow.monsters import action_row
from ludoteca.games.synchro.flow.paying import available, colour_conversions, discount
from ludoteca.games.synchro.flow.steps import VILLAGE
from ludoteca.games.synchro.state.cards import BOARDS, UNITS, Content
from ludoteca.games.synchro.state.match import (
    ATTACKED,
    FIRST_FOE,
    ITEMS,
    LANDMARK_DONE,
    LEVELLED,
    PHASES,
    SKILLS,
    SWAPPED,
    VILLAGE_VISITED,
    SynchroMatch,
)
from ludoteca.games.synchro.state.view import (
    arriving_hero,
    arriving_item,
    battle_view,
    board_item,
    board_view,
    choosing_city,
    city_view,
    coming_aims,
    conversions,
    cube_colour,
    decks_view,
    from_landmark,
    hindrance,
    is_affordable,
    landmark_here_view,
    links,
    may_attack,
    may_pay_level,
    means_of,
    monster_on_board,
    monsters_discarded,
    monsters_left,
    prices_view,
    reserve_view,
    revealed_boards,
    shown_stages,
    shown_stops,
    skill_on_board,
    skills_to_choose,
    standing_of,
    time_view,
)
from ludoteca.games.synchro.state.view_cards import hero_view, item_view, monster_view, skill_view, tile_view
from ludoteca.games.synchro.state.view_deeds import aims_now, deeds_aimed, minds_damage
from ludoteca.games.synchro.state.view_types import (
    Flag,
    MapView,
    OfferView,
    Summary,
    SynchroView,
    VillageView,
)
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import AnyMatch
from ludoteca.kernel.packing import note_parts
from ludoteca.kernel.sheets import (
    NOT_ALIKE,
    NOWHERE,
    WORDS,
    Alike,
    Called,
    Concerns,
    Filler,
    Seen,
    Sheet,
    Zones,
    place_among,
    row_among,
)

UNIT: Final = ("hp", "max_hp", "damage", "shield", "stunned", "silenced", "position", "active", "acted")
ZONES: Final = Zones()
RESERVE: Final = ZONES.add("reserve_heroes")
STORED: Final = ZONES.add("stored")
SET_ASIDE: Final = ZONES.add("set_aside")
GRAVEYARD: Final = ZONES.add("graveyard")
HEROES_ON_TOP: Final = ZONES.add("decks.heroes_on_top")
ITEMS_ON_TOP: Final = ZONES.add("decks.items_on_top")
AT_BOTTOM: Final = ZONES.add("decks.monsters_at_bottom")
CITIES: Final = ZONES.add("map.cities")
LINKS: Final = ZONES.add("map.links")
ROUTE: Final = ZONES.add("map.route")
ALL_BOARDS: Final = ZONES.add("boards", *UNIT, "clv", "shards#", "spent#", "can_level", "can_pay_level")
MONSTERS: Final = ZONES.add("monsters", "@place", *UNIT, "alive", "die", "slot", "next?", "next")
VILLAGE_HEROES: Final = ZONES.add("village.heroes")
VILLAGE_ITEMS: Final = ZONES.add("village.items")
OFFERED_HEROES: Final = ZONES.add("offer.heroes")
OFFERED_SKILLS: Final = ZONES.add("offer.skills")
ARRIVING: Final = ZONES.add("arriving")
ARRIVING_ITEM: Final = ZONES.add("arriving_item")
LANDMARK_HERE: Final = ZONES.add("landmark")
STAGES: Final = ZONES.add("summary.route")
SKILL_DEEDS: Final = ZONES.add("SkillView.deeds")
CARD_ACTIONS: Final = ZONES.add("MonsterView.actions")
MONSTER_ACTIONS: Final = ZONES.add("BoardMonster.actions")
COMING: Final = ZONES.add("BoardMonster.coming")
CITY_TILES: Final = ZONES.add("CityView.tile")
NO_HEROES: Final = ZONES.add("BoardView.hero")
BOARD_HEROES: Final = ZONES.add("HeroBoard.hero")
BOARD_SKILLS: Final = ZONES.add(
    "HeroBoard.skills", "@place", "@parent", "affordable", "discount", "usable", "used", apart=("slot", "place"),
)  # fmt: skip
BOARD_ITEMS: Final = ZONES.add("HeroBoard.items")
MASTERS: Final = ZONES.add("HeroBoard.master")
CONVERSIONS_LEFT: Final = ZONES.add("HeroBoard.conversions_left")
BOARD_DEEDS: Final = ZONES.add("BoardSkill.deeds")
TILE_LANDMARKS: Final = ZONES.add("TileView.landmarks")
WITH_HEROES: Final = (
    RESERVE, GRAVEYARD, HEROES_ON_TOP, VILLAGE_HEROES, OFFERED_HEROES, ARRIVING, BOARD_HEROES, MASTERS,
)  # fmt: skip
WITH_ITEMS: Final = (STORED, ITEMS_ON_TOP, VILLAGE_ITEMS, ARRIVING_ITEM, BOARD_ITEMS)
WITH_SKILLS: Final = (SET_ASIDE, OFFERED_SKILLS, BOARD_SKILLS)
WITH_LANDMARKS: Final = (LANDMARK_HERE, TILE_LANDMARKS)
"""Where Heroes, Items, Skills and Landmarks are told, in the order of the zones."""

# Columns of the engine, as bits of those that have changed.
OPEN_CARDS: Final = (1 << 9) - 1
"""The cards that lie open, and the map."""
OFFERS: Final = ((1 << 8) - 1) << 9
"""What lies open to be chosen from, and what has just come."""
STANDING: Final = ((1 << 6) - 1) << 17
"""Who stands where, and in which state."""
MONSTER: Final = 1 << 17
MODS: Final = 1 << 18
LINES: Final = 0b11 << 19
"""Who stands on the field."""
DAMAGE: Final = 1 << 21
LEVEL: Final = 1 << 22
ROLLED: Final = ((1 << 3) - 1) << 23
"""What Monsters will do: their dice, and who is stunned or silent."""
STUN: Final = 1 << 24
SILENT: Final = 1 << 25
HERO: Final = 1 << 26
MASTER: Final = 1 << 27
TILES: Final = 1 << 28
CONVERTED: Final = 1 << 29
ITEMS_BORNE: Final = 1 << 30
SKILL_USED: Final = 1 << 31
ACTIVE: Final = 1 << 32
BATTLE: Final = 1 << 34
SHARDS_OWNED: Final = 1 << 35
RESERVE_LEFT: Final = 1 << 36
NAMES: Final = 0b11 << 37
"""The Heroes who are named in the end."""
MONSTERS_LEFT: Final = 1 << 6 | 0b11 << 39
"""The Monsters in decks and discard piles."""
MARBLES: Final = 0b11 << 42
SHIELD: Final = 1 << 44
SPENT_SHARDS: Final = 1 << 46
USED_NOW: Final = 1 << 47
BAG_LEFT: Final = 1 << 48
ON_TRAY: Final = 1 << 49
COUNTED: Final = 0b1111 << 50
"""What is counted for the end."""
LISTS_FROM: Final = BAG_LEFT | ON_TRAY | COUNTED | LINES | RESERVE_LEFT | SHARDS_OWNED | SPENT_SHARDS
"""The lists of numbers that are told."""
BOARDS_OWN: Final = 0b11 << 45 | LEVEL | HERO
"""What is a board's own, but for its Shards."""
BOARDS_FROM: Final = 1 << 19 | BATTLE | RESERVE_LEFT
"""What the numbers of all boards follow from, besides their own."""
MONSTERS_FROM: Final = MONSTER | 1 << 20 | 1 << 23 | ACTIVE | 1 << 41 | MARBLES
"""The same of all Monsters."""
COMING_FROM: Final = STANDING | ROLLED
ALL: Final = (1 << BOARDS) - 1
ACTIONS_FROM: Final = OPEN_CARDS | OFFERS | STANDING | ROLLED
TILES_FROM: Final = TILES | CONVERTED | MASTER | SKILL_USED
"""What tells which Skills lie on a board, and which can be used."""
PAID_BY_ALL: Final = 0b11 << 33 | RESERVE_LEFT
"""What tells of all boards which Skills can be paid for."""
BORNE_FROM: Final = MODS | HERO | MASTER | CONVERTED | ITEMS_BORNE
DEEDS_FROM: Final = STANDING | HERO | TILES
ALL_DEEDS_FROM: Final = MONSTER | LINES | HERO
"""What the deeds of all Skills follow from."""
HURT: Final = DAMAGE | MODS | LEVEL
"""How hurt units are."""
PARTY_LISTS: Final = LISTS_FROM & ~(SHARDS_OWNED | SPENT_SHARDS)
"""Those of them that are no board's."""
VIEW_FROM: Final = PARTY_LISTS | OFFERS | MONSTERS_LEFT | NAMES | MARBLES | ACTIVE | BATTLE | 0b1011 << 4
"""What is no row follows from these, and from some numbers."""

# Lists of numbers that are told, by their places.
RESERVE_SHARDS: Final = 0
BAG: Final = 1
TRAY: Final = 2
LINE: Final = 3
FOE_LINE: Final = 4
ROUNDS: Final = 5
PEAK: Final = 6
DEALT: Final = 7
TAKEN: Final = 8
SHARDS: Final = 9
"""By board from here on."""
SPENT: Final = SHARDS + BOARDS
LISTS: Final = SPENT + BOARDS

EVERY_BOARD: Final = list(range(BOARDS))

# What an option concerns.
CONCERNS: Final = Concerns()
ITS_UNIT: Final = CONCERNS.add("unit:{1}")
ITS_SHARD: Final = CONCERNS.add("shard:{1}/{2}")
THE_ACTIVES_SHARD: Final = CONCERNS.add("store")
THE_ACTIVES_SKILL: Final = CONCERNS.add("skill")
THE_ACTIVES_LEVEL: Final = CONCERNS.add("level")
WHAT_IT_SAYS: Final = CONCERNS.add("upgrade", "slot", "move")
"""It names a thing in words."""
ITS_SKILL: Final = CONCERNS.add("skill:{1}")
ITS_HERO: Final = CONCERNS.add("hero:{1}")
ITS_OFFERED_HERO: Final = CONCERNS.add("offer:hero/{1}")
ITS_OFFERED_ITEM: Final = CONCERNS.add("offer:item/{1}")
ITS_BOARD: Final = CONCERNS.add("board:{1}")
ITS_LANDMARK: Final = CONCERNS.add("landmark:{1}")
ITS_CITY: Final = CONCERNS.add("city:{1}")
AN_ACT: Final = CONCERNS.add("act:attack", "act:end", "act:retreat")
A_SIDE: Final = CONCERNS.add("side:{1}")
POTIONS: Final = CONCERNS.add("potions")
ITS_RESERVE: Final = CONCERNS.add("reserve:{1}")
WITHOUT_ROWS: Final = {AN_ACT: "act", A_SIDE: "side", POTIONS: "potions", ITS_RESERVE: "reserve"}


class Known:
    """What was worked out for the position that was looked at last, and what it follows from."""

    def __init__(self) -> None:
        self.counts = (b"", b"")
        """How many Monsters there are in decks and discard piles, as it is told in columns."""
        self.names = (b"", b"")
        """The Heroes who are named in the end, likewise."""
        self.told: list[bytes] = [b""] * LISTS
        """Lists of numbers, as they are told in columns."""
        self.marbles = (-1, -1)
        """The marbles that were not drawn, by side; none where no round is played,"""
        self.revealed = b""
        """and the boards whose marbles were."""
        self.waits = 0
        """Who was asked, as bits,"""
        self.asked = b""
        """and as it is told."""
        self.units: list[Any] = [None] * 3
        """Columns that say how units are,"""
        self.states: list[Any] = [None] * 2
        """those that say so and are minded by Skills,"""
        self.boards: list[Any] = [None] * 4
        """those that say how boards are,"""
        self.shards: list[Any] = [None]
        """the Shards on them,"""
        self.tiles: list[Any] = [None] * 4
        """and those that tell which Skills lie there."""
        self.active = NOWHERE
        """Whose turn it was,"""
        self.drawn = 0
        """and the boards whose marbles were not drawn, as bits."""
        self.held: list[list[bytes | None]] = [[None] * BOARDS for _ in ZONES.names]
        """By zone, the rows of what lies on boards; None where nobody has looked."""
        self.rows: list[bytes] = [b""] * BOARDS
        """By board, its row, and the numbers that change often in it."""
        self.numbers: list[list[Any]] = [[] for _ in range(BOARDS)]
        self.start = -1
        """How many rows lay before the boards when their Skills were looked at."""
        self.skills: list[list[bytes]] = [[] for _ in range(BOARDS)]
        """By board, the rows of its Skills, and the numbers that change often in them."""
        self.skill_numbers: list[list[Any]] = [[] for _ in range(BOARDS)]
        self.less = [0] * (SKILLS * BOARDS)
        """By place, how much less its Skill costs now,"""
        self.affordable = [False] * (SKILLS * BOARDS)
        """and whether its Hero can pay for it."""
        self.aims: list[list[int]] = [[] for _ in range(SKILLS * BOARDS)]
        """By place, what its Skill would do,"""
        self.minding = [True] * (SKILLS * BOARDS)
        """and whether that depends on anybody's damage."""
        self.conversions: list[list[int]] = [[] for _ in range(BOARDS)]
        """By board, how many Shards may still count as which colour."""


def known_of(page: Seen) -> Known:
    known: Known | None = page.kept
    if known is None:
        known = Known()
        page.kept = known
    return known


class SynchroFiller(Filler):
    """Fills sheets with matches of Synchro Horizon."""

    zones = ZONES
    changing_view = (
        "coins", "potions", "reserve_shards#", "max_party", "bag#", "tray#", "decks.heroes", "decks.legends",
        "decks.items", "decks.items_discarded", "decks.skills", "decks.monsters#", "decks.monsters_discarded#",
        "map.flag.city", "map.flag.place", "map.flag.landmark", "line#", "foe_line#", "battle.round", "battle.first",
        "battle.active", "battle.revealed#", "summary.battles", "summary.rounds", "summary.rounds_by_battle#",
        "summary.retreats", "summary.heroes#", "summary.levels#", "summary.damage_dealt#", "summary.damage_taken#",
        "exhausted", "cube?", "cube", "battle.can_attack", "summary.fallen=",
    )  # fmt: skip
    asked_view = (WORDS, "acting?", "acting.seats#", "acting.source", "map.choosing?", "map.choosing")
    concerns = CONCERNS

    def fill(self, match: AnyMatch, seat: int, sheet: Sheet) -> bool:
        m: SynchroMatch = match
        if m.result is not None:
            return False
        sheet.begin(m.content.digest)
        sheet.turn_to(0, m.options)
        page, at_village = sheet.page, in_village(m)
        known = known_of(page)
        changed = page.changes(columns(m, at_village))
        units, states, boards, shards, tiles = note_boards(m, known, changed)
        if changed & LISTS_FROM:
            tell_all_lists(m, known, changed, boards | shards, sheet)
        if changed & MONSTERS_LEFT:
            known.counts = (sheet.listed(monsters_left(m)), sheet.listed(monsters_discarded(m)))
        fill_rows(m, sheet, known, changed, at_village, units, states, boards, shards, tiles)
        if changed & NAMES:
            known.names = told_names(m, sheet)
        frame = m.waiting_frame(seat)
        source = unit_row(m, frame.source, sheet) if frame is not None and frame.source >= 0 else 0
        tell_view(m, seat, sheet, changed, at_village)
        asking = acting_numbers(m, page.view, sheet)
        self.finish(m, m.content.acts.acts, seat, sheet, page.view, source, page.view_numbers, asking)
        return True

    def alike(self, match: AnyMatch, concern: int, sheet: Sheet) -> Alike:
        if concern == ITS_SHARD:
            return "shard", sheet.starts[ALL_BOARDS] + 1, False
        if concern == ITS_BOARD:
            return "board", sheet.starts[ALL_BOARDS] + 1, False
        if concern == ITS_CITY:
            return "city", sheet.starts[CITIES] + 1, False
        return (WITHOUT_ROWS[concern], 0, False) if concern in WITHOUT_ROWS else NOT_ALIKE

    def called(self, match: AnyMatch, seat: int, raw: Raw, concern: int, sheet: Sheet) -> Called:
        m: SynchroMatch = match
        if concern == ITS_UNIT:
            return "unit", unit_row(m, raw[1], sheet), raw[1], 0, 0
        if concern == THE_ACTIVES_SHARD:
            return "shard", unit_row(m, m.active, sheet), m.active, 0, 0
        if concern == THE_ACTIVES_SKILL:
            inner = slot_row(m.skills, SKILLS, BOARD_SKILLS, m.active, raw[1], sheet)
            return "skillslot", unit_row(m, m.active, sheet), m.active, inner, raw[1]
        if concern == THE_ACTIVES_LEVEL:
            return "level", unit_row(m, m.active, sheet), m.active, 0, 0
        if concern == ITS_SKILL:
            return "skill", first_row(WITH_SKILLS, raw[1], sheet), raw[1], 0, 0
        if concern == ITS_HERO:
            return "hero", first_row(WITH_HEROES, raw[1], sheet), raw[1], 0, 0
        if concern == ITS_OFFERED_HERO:
            return "offer", first_row(WITH_HEROES, raw[1], sheet), raw[1], 0, 0
        if concern == ITS_OFFERED_ITEM:
            return "offer", first_row(WITH_ITEMS, raw[1], sheet), raw[1], 0, 0
        if concern == ITS_LANDMARK:
            return "landmark", first_row(WITH_LANDMARKS, raw[1], sheet), raw[1], 0, 0
        return called_in_words(m, m.option_thing(seat, raw), sheet)


def called_in_words(m: SynchroMatch, thing: str, sheet: Sheet) -> Called:
    """Return the rows that the key of a thing calls: a Skill's or an Item's slot, or a unit."""
    word, _, rest = thing.partition(":")
    parts = rest.split("/")
    if not parts[0].isdigit():
        return word, 0, 0, 0, 0
    number = int(parts[0])
    if word == "unit":
        return word, unit_row(m, number, sheet), number, 0, 0
    slot = int(parts[1])
    held, many, zone = (m.skills, SKILLS, BOARD_SKILLS) if word == "skillslot" else (m.items, ITEMS, BOARD_ITEMS)
    return word, unit_row(m, number, sheet), number, slot_row(held, many, zone, number, slot, sheet), slot


# -- where things are told ---------------------------------------------------------------------------------------


def unit_row(m: SynchroMatch, unit: int, sheet: Sheet) -> int:
    """Return the row of a Hero's board, or of a Monster; 0 for one that is not there."""
    if unit < FIRST_FOE:
        return sheet.starts[ALL_BOARDS] + unit + 1
    if m.monster[unit - FIRST_FOE] < 0:
        return 0
    row = sheet.starts[MONSTERS] + 1
    for board in range(unit - FIRST_FOE):
        if m.monster[board] >= 0:
            row += 1
    return row


def slot_row(held: list[int], many: int, zone: int, board: int, slot: int, sheet: Sheet) -> int:
    """Return the row of what lies in a slot of a board; 0 for nothing."""
    page = sheet.page
    place = many * board + slot
    row = place_among(page.places[zone], place) if held[place] >= 0 else -1
    return sheet.starts[zone] + row + 1 if row >= 0 else 0


def first_row(zones: tuple[int, ...], number: int, sheet: Sheet) -> int:
    """Return the first row in these zones that tells of the card of this number; 0 for none."""
    for zone in zones:
        row = row_among(sheet.starts[zone], sheet.page.cards[zone], number)
        if row:
            return row
    return 0


def tell_view(m: SynchroMatch, seat: int, sheet: Sheet, changed: int, at_village: bool) -> None:
    """Tell what is no row, but for what is asked, anew only if what it follows from is another."""
    page = sheet.page
    can_attack = bool(m.battle) and may_attack(m)
    now: list[Any] = [
        seat, m.phase, m.time, m.visited, m.place, m.coins, m.potions, m.max_party, m.hero_deck, m.legends,
        m.item_deck, m.item_gone, m.skill_bag, m.first, m.retreats, m.exhausted, m.cube, can_attack,
    ]  # fmt: skip
    offers = bool(page.cards[OFFERED_HEROES] or page.cards[OFFERED_SKILLS])
    of_landmark = offers and from_landmark(m)
    now.append(of_landmark)
    if page.is_view_old(now) or changed & VIEW_FROM:
        page.view = plain_view(m, seat, sheet, at_village, offers, of_landmark)
        page.view_numbers = view_numbers(m, sheet, can_attack)


def plain_view(m: SynchroMatch, seat: int, sheet: Sheet, at_village: bool, offers: bool, of_landmark: bool) -> bytes:
    """Tell what is no row without the numbers that change often."""
    battle = bool(m.battle)
    key = (
        seat, m.seats, m.phase, m.time, battle, battle and m.in_dungeon(), m.at_goal(), at_village,
        m.visited & VILLAGE_VISITED, offers, of_landmark,
    )  # fmt: skip
    plain = sheet.book.views.get(key)
    return sheet.keep_view(key, shown_view(m, seat, at_village, offers)) if plain is None else plain


def view_numbers(m: SynchroMatch, sheet: Sheet, can_attack: bool) -> list[Any]:
    """List the numbers that change often in what is no row."""
    known, battle = known_of(sheet.page), m.battle
    heroes, fallen = known.names
    told, cube = known.told, cube_colour(m)
    decks, discarded = known.counts
    return [
        m.coins, m.potions, told[RESERVE_SHARDS], m.max_party, told[BAG],
        told[TRAY], m.hero_deck.bit_count() + len(m.hero_known), m.legends.bit_count(),
        m.item_deck.bit_count() + len(m.item_known), m.item_gone.bit_count(), m.skill_bag.bit_count(),
        decks, discarded, m.city, m.place, m.landmark_here(),
        told[LINE], told[FOE_LINE],
        m.round if battle else 0, m.first if battle else 0, m.active if battle else 0,
        told_marbles(m, sheet) if battle else sheet.nothing, len(m.rounds) + m.battle,
        sum(m.rounds) + (m.round if battle else 0), told[ROUNDS], m.retreats, heroes,
        told[PEAK], told[DEALT], told[TAKEN],
        1 if m.exhausted else 0, 0 if cube is None else 1, sheet.word(cube) if cube else 0, 1 if can_attack else 0,
        fallen,
    ]  # fmt: skip


def tell_all_lists(m: SynchroMatch, known: Known, changed: int, boards: int, sheet: Sheet) -> None:
    """Tell the lists of numbers anew that have changed, those of these boards among them."""
    told, shards, spent = known.told, m.shards, m.spent
    for board in range(BOARDS):
        if boards >> board & 1:
            start = 4 * board
            told[SHARDS + board] = sheet.listed(shards[start : start + 4])
            told[SPENT + board] = sheet.listed(spent[start : start + 4])
    if changed & PARTY_LISTS:
        if changed & LINES:
            told[LINE] = sheet.listed(m.line)
            told[FOE_LINE] = sheet.listed([unit - FIRST_FOE for unit in m.foes])
        if changed & RESERVE_LEFT:
            told[RESERVE_SHARDS] = sheet.listed(m.reserve)
        if changed & BAG_LEFT:
            told[BAG] = sheet.listed(m.bag)
        if changed & ON_TRAY:
            told[TRAY] = sheet.listed(m.tray)
        if changed & COUNTED:
            told[ROUNDS] = sheet.listed(m.rounds)
            told[PEAK] = sheet.listed(m.peak)
            told[DEALT] = sheet.listed(m.dealt)
            told[TAKEN] = sheet.listed(m.taken)


def told_marbles(m: SynchroMatch, sheet: Sheet) -> bytes:
    """Tell the boards whose marbles are out."""
    known = known_of(sheet.page)
    marbles = (m.marbles[0], m.marbles[1]) if m.round else (-1, -1)
    if marbles != known.marbles or not known.revealed:
        known.marbles = marbles
        known.revealed = sheet.listed(revealed_boards(m))
    return known.revealed


def told_names(m: SynchroMatch, sheet: Sheet) -> tuple[bytes, bytes]:
    """Tell the Heroes who were last on the boards, and those who have fallen."""
    heroes = m.content.heroes
    last = tuple([heroes[hero].name if hero >= 0 else None for hero in m.last_hero])
    return sheet.listed(last), sheet.labels(tuple([heroes[hero].name for hero in m.fallen]))


def acting_numbers(m: SynchroMatch, view: bytes, sheet: Sheet) -> list[Any]:
    """Tell who is asked, and in all sentences what; and the city whose Landmark is being chosen."""
    waits = m.stack[-1].waits
    if not waits:
        return [sheet.sentences(view), 0, sheet.nothing, 0, 0, 0]
    known = known_of(sheet.page)
    if waits != known.waits:
        known.waits = waits
        known.asked = sheet.listed(tuple([other for other in range(m.seats) if waits >> other & 1]))
    seat, city = waits.bit_length() - 1, choosing_city(m)
    source = m.source_of(seat)
    told = [sheet.all_sentences(view, m.prompt_of(seat)), 1, known.asked, sheet.word(source) if source else 0]
    told.append(0 if city is None else 1)
    told.append(0 if city is None else city)
    return told


def shown_view(m: SynchroMatch, seat: int, at_village: bool, offers: bool) -> SynchroView:
    """Show what is no row, without what changes often."""
    content = m.content
    return SynchroView(
        seat=seat,
        seats=m.seats,
        phase=PHASES[m.phase],
        time=time_view(m),
        exhausted=False,
        cube=None,
        coins=0,
        potions=0,
        reserve_shards=(),
        reserve_slots=content.tracks.reserve,
        reserve_heroes=(),
        stored=(),
        set_aside=None,
        graveyard=(),
        max_party=0,
        bag=(),
        tray=(),
        decks=decks_view(m),
        map=MapView(cities=(), links=(), choosing=None, flag=Flag(0, 0, 0), route=()),
        boards=(),
        monsters=(),
        line=(),
        foe_line=(),
        battle=battle_view(m),
        village=VillageView(heroes=(), items=(), visited=bool(m.visited & VILLAGE_VISITED)) if at_village else None,
        offer=OfferView(heroes=(), skills=(), from_landmark=from_landmark(m)) if offers else None,
        arriving=None,
        arriving_item=None,
        landmark=None,
        prices=prices_view(content),
        acting=None,
        summary=Summary(
            route=(),
            days=m.time,
            battles=0,
            rounds=0,
            rounds_by_battle=(),
            retreats=0,
            heroes=(),
            levels=(),
            damage_dealt=(),
            damage_taken=(),
            fallen=(),
        ),
        outcome=None,
    )


def in_village(m: SynchroMatch) -> bool:
    for frame in m.stack:
        if frame.node == VILLAGE:
            return True
    return False


def fill_rows(
    m: SynchroMatch,
    sheet: Sheet,
    known: Known,
    changed: int,
    at_village: bool,
    units: int,
    states: int,
    boards: int,
    shards: int,
    tiles: int,
) -> None:
    """Lay out everything that lies on the table, in the order of the zones."""
    page, turned = sheet.page, turned_boards(m, known) if changed & (ACTIVE | USED_NOW | MARBLES) else 0
    if changed & OPEN_CARDS or not sheet.stay(RESERVE, ALL_BOARDS):
        lay_cards(m, sheet, page)
        lay_map(m, sheet)
    lay_boards(m, sheet, ALL if changed & BOARDS_FROM else (units | states | boards | shards | turned) & ALL)
    monsters = [board for board in range(BOARDS) if m.monster[board] >= 0]
    if changed & MONSTERS_FROM or (units | states) >> BOARDS:
        lay_monsters(m, monsters, sheet)
    else:
        sheet.lay_changing(MONSTERS, page.rows[MONSTERS], page.changing[MONSTERS])
    if changed & (OPEN_CARDS | OFFERS) or not sheet.stay(VILLAGE_HEROES, SKILL_DEEDS):
        lay_offers(m, sheet, page, at_village)
    if changed & ACTIONS_FROM or not sheet.stay(SKILL_DEEDS, CITY_TILES):
        lay_actions(m, sheet, page, monsters, changed)
    if changed & HERO or not sheet.stay(CITY_TILES, BOARD_SKILLS):
        lay_tiles(m, sheet, page)
        sheet.lay(NO_HEROES, [])
        lay_board_heroes(m, BOARD_HEROES, m.hero, sheet, page, changed & HERO)
    if changed & (TILES | HERO):
        find_places(m, page)
    own = (states | boards | tiles) & ALL
    redone = own | turned | find_means(m, ALL if changed & PAID_BY_ALL else own | shards, own, known)
    if changed & BATTLE or (m.battle and changed & LINES):
        redone = ALL
    if redone or not sheet.stay(BOARD_SKILLS, BOARD_ITEMS):
        lay_board_skills(m, sheet, redone)
    if changed & BORNE_FROM or not sheet.stay(BOARD_ITEMS, BOARD_DEEDS):
        lay_board_items(m, sheet, page, changed & (HERO | ITEMS_BORNE))
        lay_board_heroes(m, MASTERS, m.master, sheet, page, changed & (HERO | MASTER))
        lay_conversions(m, sheet, changed & (HERO | MASTER | MODS | CONVERTED))
    if changed & DEEDS_FROM:
        find_deeds(m, sheet, page, changed, own)
    if changed & DEEDS_FROM or not sheet.stay(BOARD_DEEDS, TILE_LANDMARKS):
        sheet.lay_held(BOARD_DEEDS, [page.held[BOARD_DEEDS], page.places[BOARD_SKILLS], sheet.starts[BOARD_SKILLS]])
    if not sheet.stay(TILE_LANDMARKS, len(ZONES.names)):
        lay_landmarks(m, sheet, page)


def note_boards(m: SynchroMatch, known: Known, changed: int) -> tuple[int, int, int, int, int]:
    """Tell how units are other than they were, and by board what is its own, its Shards, and which Skills lie there."""
    units = states = boards = shards = tiles = 0
    if changed & (DAMAGE | SHIELD | STUN):
        units = note_parts([m.damage, m.shield, m.stun], known.units, UNITS)
    if changed & (SILENT | MODS):
        states = note_parts([m.silence, m.all_mods()], known.states, UNITS)
    if changed & (BOARDS_OWN | SPENT_SHARDS):
        boards = note_parts([m.leader, m.level, m.hero, m.spent], known.boards, BOARDS)
    if changed & SHARDS_OWNED:
        shards = note_parts([m.shards], known.shards, BOARDS)
    if changed & TILES_FROM:
        tiles = note_parts([m.skills, m.converted, m.master, m.skill_used], known.tiles, BOARDS)
    return units, states, boards, shards, tiles


def turned_boards(m: SynchroMatch, known: Known) -> int:
    """Tell on which boards it may be another's turn than it was, or another part of it."""
    drawn = m.marbles[0]
    turned = (known.drawn ^ drawn) & ALL
    for unit in (known.active, m.active):
        if 0 <= unit < BOARDS:
            turned |= 1 << unit
    known.drawn, known.active = drawn, m.active
    return turned


def columns(m: SynchroMatch, at_village: bool) -> list[Any]:
    """List what zones follow from, in the order of the bits."""
    m.mod(0, 0)
    return [
        m.reserve_heroes, m.stored, m.set_aside, m.graveyard, m.hero_known, m.item_known, m.monster_bottom, m.city,
        m.route, at_village, m.offer_heroes, m.offer_items, skills_to_choose(m), arriving_hero(m), arriving_item(m),
        m.landmark_here(), m.visited & LANDMARK_DONE, m.monster, m.mods, m.line, m.foes, m.damage, m.level, m.die,
        m.stun, m.silence, m.hero, m.master, m.skills, m.converted, m.items, m.skill_used, m.active, m.discounted,
        m.battle, m.shards, m.reserve, m.last_hero, m.fallen, m.monster_deck, m.monster_gone, m.slot, m.round,
        m.marbles, m.shield, m.leader, m.spent, m.used, m.bag, m.tray, m.rounds, m.peak, m.dealt, m.taken,
    ]  # fmt: skip


# -- cards that lie open -----------------------------------------------------------------------------------------


def lay_heroes(m: SynchroMatch, zone: int, heroes: list[int], sheet: Sheet, page: Seen) -> None:
    """Lay out Hero cards."""
    lay_open(m, zone, heroes[:], [2 * hero for hero in heroes], hero_view, sheet, page)


def lay_items(m: SynchroMatch, zone: int, items: list[int], sheet: Sheet, page: Seen) -> None:
    """Lay out Items, by their cards and sides."""
    lay_open(m, zone, [packed >> 1 for packed in items], items, item_view, sheet, page)


def lay_skills(m: SynchroMatch, zone: int, skills: list[int], sheet: Sheet, page: Seen) -> None:
    """Lay out Skill tiles."""
    lay_open(m, zone, skills[:], [2 * skill for skill in skills], skill_view, sheet, page)


def lay_open(
    m: SynchroMatch,
    zone: int,
    cards: list[int],
    faces: list[int],
    show: Callable[[Content, int], Any],
    sheet: Sheet,
    page: Seen,
) -> None:
    """Lay out cards with these faces, which lie open."""
    if sheet.again(zone, faces):
        return
    page.cards[zone] = cards
    rows: list[bytes] = []
    for place in range(len(faces)):
        key = (faces[place], place)
        row = sheet.book.rows[zone].get(key)
        if row is None:
            row = sheet.keep(zone, key, show(m.content, faces[place]), 0, place, 0)
        rows.append(row)
    sheet.lay_new(zone, faces[:], rows)


def lay_cards(m: SynchroMatch, sheet: Sheet, page: Seen) -> None:
    """Lay out the party's cards and those that are known in decks."""
    if not sheet.again(RESERVE, m.reserve_heroes):
        reserve: list[bytes] = []
        page.cards[RESERVE] = []
        for place in range(len(m.reserve_heroes)):
            shown = reserve_view(m, place)
            page.cards[RESERVE].append(shown.hero)
            reserve.append(sheet.value_row(RESERVE, shown, 0, place, 0))
        sheet.lay_new(RESERVE, m.reserve_heroes[:], reserve)
    lay_items(m, STORED, m.stored, sheet, page)
    lay_skills(m, SET_ASIDE, [m.set_aside] if m.set_aside >= 0 else [], sheet, page)
    lay_heroes(m, GRAVEYARD, m.graveyard, sheet, page)
    lay_heroes(m, HEROES_ON_TOP, m.hero_known, sheet, page)
    lay_items(m, ITEMS_ON_TOP, [2 * item for item in m.item_known], sheet, page)
    if not sheet.again(AT_BOTTOM, m.monster_bottom):
        bottom: list[bytes] = []
        for place in range(len(m.monster_bottom)):
            bottom.append(sheet.value_row(AT_BOTTOM, monster_view(m.content, m.monster_bottom[place]), 0, place, 0))
        sheet.lay_new(AT_BOTTOM, m.monster_bottom[:], bottom)


def lay_offers(m: SynchroMatch, sheet: Sheet, page: Seen, at_village: bool) -> None:
    """Lay out what lies open to be chosen from, and what has just come."""
    lay_heroes(m, VILLAGE_HEROES, m.offer_heroes if at_village else [], sheet, page)
    lay_items(m, VILLAGE_ITEMS, [2 * item for item in m.offer_items] if at_village else [], sheet, page)
    lay_heroes(m, OFFERED_HEROES, [] if at_village else m.offer_heroes, sheet, page)
    lay_skills(m, OFFERED_SKILLS, skills_to_choose(m), sheet, page)
    hero, item = arriving_hero(m), arriving_item(m)
    page.cards[ARRIVING] = [] if hero is None else [hero.hero]
    sheet.lay(ARRIVING, [] if hero is None else [sheet.value_row(ARRIVING, hero, 0, 0, 0)])
    page.cards[ARRIVING_ITEM] = [] if item is None else [item.item]
    sheet.lay(ARRIVING_ITEM, [] if item is None else [sheet.value_row(ARRIVING_ITEM, item, 0, 0, 0)])
    landmark = m.landmark_here()
    key = (landmark, m.visited & LANDMARK_DONE)
    if not sheet.again(LANDMARK_HERE, key):
        page.cards[LANDMARK_HERE] = [] if landmark < 0 else [landmark]
        here = [] if landmark < 0 else [sheet.value_row(LANDMARK_HERE, landmark_here_view(m), 0, 0, 0)]
        sheet.lay_new(LANDMARK_HERE, key, here)
    if not sheet.again(STAGES, m.route):
        stages = shown_stages(m)
        rows = [sheet.value_row(STAGES, stages[n], 0, n, 0) for n in range(len(stages))]
        sheet.lay_new(STAGES, m.route[:], rows)


# -- the map -----------------------------------------------------------------------------------------------------


def lay_map(m: SynchroMatch, sheet: Sheet) -> None:
    key = (m.city, m.route[:])
    if not sheet.again(CITIES, key):
        cities = [sheet.value_row(CITIES, city_view(m, n), 0, n, 0) for n in range(len(m.content.cities))]
        sheet.lay_new(CITIES, key, cities)
    if not sheet.again(LINKS, 0):
        shown = links(m.content)
        block = sheet.block(LINKS, 0, 0, 0) or sheet.keep_block(LINKS, 0, shown, 0, 0)
        sheet.lay_new(LINKS, 0, [block], len(shown))
    if not sheet.again(ROUTE, m.route):
        stops = shown_stops(m)
        sheet.lay_new(ROUTE, m.route[:], [sheet.value_row(ROUTE, stops[n], 0, n, 0) for n in range(len(stops))])


def lay_tiles(m: SynchroMatch, sheet: Sheet, page: Seen) -> None:
    """Lay out the Journal tiles on their cities, where they stay."""
    if not page.held[CITY_TILES]:
        page.places[CITY_TILES] = list(range(len(m.tile_at)))
        page.held[CITY_TILES] = [held_tile(m, CITY_TILES, tile, sheet) if tile >= 0 else b"" for tile in m.tile_at]
    sheet.lay_held(CITY_TILES, [page.held[CITY_TILES], page.places[CITY_TILES], sheet.starts[CITIES]])


def lay_landmarks(m: SynchroMatch, sheet: Sheet, page: Seen) -> None:
    """Lay out the Landmarks of those tiles."""
    if not page.held[TILE_LANDMARKS]:
        tiles = [tile for tile in m.tile_at if tile >= 0]
        page.places[TILE_LANDMARKS] = list(range(len(tiles)))
        page.held[TILE_LANDMARKS] = [held_tile(m, TILE_LANDMARKS, tile, sheet) for tile in tiles]
        page.cards[TILE_LANDMARKS] = [landmark for tile in tiles for landmark in m.content.tiles[tile].landmarks]
    landmarks = [page.held[TILE_LANDMARKS], page.places[TILE_LANDMARKS], sheet.starts[CITY_TILES]]
    sheet.lay_held(TILE_LANDMARKS, landmarks)


def held_tile(m: SynchroMatch, zone: int, tile: int, sheet: Sheet) -> bytes:
    """Return the row of a tile, or the rows of its Landmarks."""
    block = sheet.book.plain[zone].get(tile)
    if block is None:
        shown = tile_view(m.content, tile)
        block = sheet.keep_held(zone, tile, (shown,) if zone == CITY_TILES else shown.landmarks, 0)
    return block


# -- Heroes and Monsters -----------------------------------------------------------------------------------------


def lay_boards(m: SynchroMatch, sheet: Sheet, changed: int) -> None:
    """Lay out the Heroes' boards, of which these may be others than they were."""
    page, known = sheet.page, known_of(sheet.page)
    if not changed:
        sheet.lay_changing(ALL_BOARDS, page.rows[ALL_BOARDS], page.changing[ALL_BOARDS])
        return
    numbers: list[Any] = []
    for board in range(BOARDS):
        if changed >> board & 1:
            known.rows[board] = board_row(m, board, sheet)
            known.numbers[board] = []
            tell_board(m, board, m.active == board, sheet, known.numbers[board])
        numbers += known.numbers[board]
    sheet.note_changing(ALL_BOARDS, known.rows[:], numbers)


def board_row(m: SynchroMatch, board: int, sheet: Sheet) -> bytes:
    """Return the row of a board without the numbers that change often."""
    used = m.used & (ATTACKED | SWAPPED | LEVELLED) if m.active == board else 0
    key = ((board << 8 | (m.leader[board] + 1)) << 8 | m.level[board]) << 12 | used << 1
    if m.hero[board] < 0:
        key = (board << 8 | (m.leader[board] + 1)) << 1 | 1
    row = sheet.book.plain[ALL_BOARDS].get(key)
    return sheet.keep_plain(ALL_BOARDS, key, board_view(m, board, standing_of(m)), 0, board, 0) if row is None else row


def tell_board(m: SynchroMatch, board: int, active: bool, sheet: Sheet, numbers: list[Any]) -> None:
    """Add the numbers of a Hero's board that change often."""
    if m.hero[board] < 0:
        nothing = sheet.nothing
        numbers.extend((0, 0, 0, 0, 0, 0, m.position(board), 1 if active else 0, 0, 0, nothing, nothing, 0, 0))
        return
    acted = bool(m.battle) and not m.marbles[0] >> board & 1 and not active
    tell_unit(m, board, acted, numbers)
    told = known_of(sheet.page).told
    numbers.append(m.clv(board))
    numbers.append(told[SHARDS + board])
    numbers.append(told[SPENT + board])
    numbers.append(1 if active and can_level(m, board) else 0)
    numbers.append(1 if may_pay_level(m, board) else 0)


def tell_unit(m: SynchroMatch, unit: int, acted: bool, numbers: list[Any]) -> None:
    """Add what Heroes and Monsters alike have that changes often."""
    most, damage = m.max_hp(unit), m.damage[unit]
    numbers.append(max(0, most - damage) if unit < FIRST_FOE or m.alive(unit) else 0)
    numbers.append(most)
    numbers.append(damage)
    numbers.append(m.shield[unit])
    numbers.append(1 if m.stun[unit] else 0)
    numbers.append(1 if m.silence[unit] else 0)
    numbers.append(m.position(unit))
    numbers.append(1 if m.active == unit else 0)
    numbers.append(1 if acted else 0)


def lay_monsters(m: SynchroMatch, monsters: list[int], sheet: Sheet) -> None:
    rows: list[bytes] = []
    numbers: list[Any] = []
    for board in monsters:
        key = m.monster[board] << 4 | board
        row = sheet.book.plain[MONSTERS].get(key)
        if row is None:
            row = sheet.keep_plain(MONSTERS, key, monster_on_board(m, board), 0, 0, 0)
        numbers.append(len(rows))
        rows.append(row)
        tell_monster(m, board, numbers)
    sheet.note_changing(MONSTERS, rows, numbers)


def tell_monster(m: SynchroMatch, board: int, numbers: list[Any]) -> None:
    """Add the numbers of a Monster that change often."""
    unit = FIRST_FOE + board
    stands = m.alive(unit)
    tell_unit(m, unit, not m.marbles[1] >> board & 1 and m.active != unit and m.round > 0, numbers)
    numbers.append(1 if stands else 0)
    numbers.append(m.die[board])
    numbers.append(m.slot[board])
    if stands and not m.stun[unit]:
        numbers.append(1)
        numbers.append(max(-1, action_row(m, unit)))
    else:
        numbers.append(0)
        numbers.append(0)


def lay_actions(m: SynchroMatch, sheet: Sheet, page: Seen, monsters: list[int], changed: int) -> None:
    """Lay out what Skills do that lie open, and what Monsters can and will do."""
    starts, held = sheet.starts, page.held
    if not held[SKILL_DEEDS]:
        held[SKILL_DEEDS] = [None] * len(m.content.skills)
        held[CARD_ACTIONS] = [None] * len(m.content.monsters)
        held[MONSTER_ACTIONS] = [None] * len(m.content.monsters)
    for skill in page.cards[SET_ASIDE] + page.cards[OFFERED_SKILLS]:
        if held[SKILL_DEEDS][skill] is None:
            held[SKILL_DEEDS][skill] = held_deeds(m, skill, sheet)
    shown: list[Any] = [held[SKILL_DEEDS], page.cards[SET_ASIDE], starts[SET_ASIDE]]
    shown += [held[SKILL_DEEDS], page.cards[OFFERED_SKILLS], starts[OFFERED_SKILLS]]
    sheet.lay_held(SKILL_DEEDS, shown)
    lay_monster_actions(m, CARD_ACTIONS, starts[AT_BOTTOM], m.monster_bottom, sheet)
    lay_monster_actions(m, MONSTER_ACTIONS, starts[MONSTERS], [m.monster[board] for board in monsters], sheet)
    coming = known_of(page).held[COMING]
    if changed & COMING_FROM:
        for board in monsters:
            coming[board] = coming_rows(m, FIRST_FOE + board, sheet)
    sheet.lay_held(COMING, [coming, monsters, starts[MONSTERS]])


def held_deeds(m: SynchroMatch, skill: int, sheet: Sheet) -> bytes:
    """Return the rows of what a Skill does that lies open."""
    block = sheet.book.plain[SKILL_DEEDS].get(skill)
    if block is None:
        block = sheet.keep_held(SKILL_DEEDS, skill, skill_view(m.content, 2 * skill).deeds, 0)
    return block


def lay_monster_actions(m: SynchroMatch, zone: int, holders: int, cards: list[int], sheet: Sheet) -> None:
    """Lay out what these Monsters can do, who begin after so many rows."""
    table = sheet.page.held[zone]
    for card in cards:
        if table[card] is None:
            block = sheet.book.plain[zone].get(card)
            if block is None:
                block = sheet.keep_held(zone, card, monster_view(m.content, card).actions, 0)
            table[card] = block
    sheet.lay_held(zone, [table, cards, holders])


def coming_rows(m: SynchroMatch, unit: int, sheet: Sheet) -> bytes:
    """Return the rows of what a Monster will do."""
    if not m.alive(unit) or m.stun[unit]:
        return b""
    return deed_rows(m, COMING, coming_aims(m, unit, action_row(m, unit)), sheet)


def deed_rows(m: SynchroMatch, zone: int, aims: list[int], sheet: Sheet) -> bytes:
    """Return the rows of what was told in numbers."""
    key = tuple(aims)
    block = sheet.book.plain[zone].get(key)
    return sheet.keep_held(zone, key, deeds_aimed(m.content, aims), 0) if block is None else block


def find_places(m: SynchroMatch, page: Seen) -> None:
    """Note where Skills lie on the Heroes' boards."""
    filled = [place for place in range(len(m.skills)) if m.skills[place] >= 0 and m.hero[place // SKILLS] >= 0]
    page.places[BOARD_SKILLS] = filled
    page.cards[BOARD_SKILLS] = [m.skills[place] >> 1 for place in filled]


def lay_on_boards(zone: int, sheet: Sheet) -> None:
    """Lay out what lies on boards in a zone."""
    sheet.lay_held(zone, [known_of(sheet.page).held[zone], EVERY_BOARD, sheet.starts[ALL_BOARDS]])


def lay_conversions(m: SynchroMatch, sheet: Sheet, changed: int) -> None:
    table = known_of(sheet.page).held[CONVERSIONS_LEFT]
    if changed:
        for board in range(BOARDS):
            shown = conversions(m, board) if m.hero[board] >= 0 else ()
            block = sheet.book.plain[CONVERSIONS_LEFT].get(shown)
            table[board] = sheet.keep_held(CONVERSIONS_LEFT, shown, shown, 0) if block is None else block
    lay_on_boards(CONVERSIONS_LEFT, sheet)


def lay_board_heroes(m: SynchroMatch, zone: int, heroes: list[int], sheet: Sheet, page: Seen, changed: int) -> None:
    """Lay out the Heroes, or Masters, on boards that have a Hero."""
    table = known_of(page).held[zone]
    if changed:
        page.cards[zone] = []
        for board in range(BOARDS):
            packed = heroes[board]
            if m.hero[board] >= 0 and packed >= 0:
                page.cards[zone].append(packed >> 1)
                block = sheet.book.plain[zone].get(packed)
                if block is None:
                    block = sheet.keep_held(zone, packed, (hero_view(m.content, packed),), 0)
                table[board] = block
            else:
                table[board] = b""
    lay_on_boards(zone, sheet)


def lay_board_items(m: SynchroMatch, sheet: Sheet, page: Seen, changed: int) -> None:
    table = known_of(page).held[BOARD_ITEMS]
    if changed:
        page.places[BOARD_ITEMS] = []
        page.cards[BOARD_ITEMS] = []
        for board in range(BOARDS):
            places = [place for place in range(ITEMS * board, ITEMS * board + ITEMS) if m.items[place] >= 0]
            if m.hero[board] < 0:
                places = []
            page.places[BOARD_ITEMS] += places
            page.cards[BOARD_ITEMS] += [m.items[place] >> 1 for place in places]
            table[board] = item_rows(m, places, sheet)
    lay_on_boards(BOARD_ITEMS, sheet)


def item_rows(m: SynchroMatch, places: list[int], sheet: Sheet) -> bytes:
    """Return the rows of the Items in these places of a board."""
    rows: list[bytes] = []
    for place in places:
        key = (place, m.items[place], len(rows))
        row = sheet.book.rows[BOARD_ITEMS].get(key)
        rows.append(sheet.keep(BOARD_ITEMS, key, board_item(m, place), 0, len(rows), 0) if row is None else row)
    return b"".join(rows)


def lay_board_skills(m: SynchroMatch, sheet: Sheet, changed: int) -> None:
    """Lay out all Skills on boards, of which these may be others than they were."""
    page, known = sheet.page, known_of(sheet.page)
    start = sheet.starts[ALL_BOARDS]
    if start != known.start:
        known.start = start
        changed = ALL
    if not changed:
        sheet.lay_changing(BOARD_SKILLS, page.rows[BOARD_SKILLS], page.changing[BOARD_SKILLS])
        return
    rows: list[bytes] = []
    numbers: list[Any] = []
    for board in range(BOARDS):
        if changed >> board & 1:
            known.skills[board], known.skill_numbers[board] = [], []
            if m.hero[board] >= 0:
                find_skills(m, board, sheet, known.skills[board], known.skill_numbers[board])
        rows += known.skills[board]
        numbers += known.skill_numbers[board]
    sheet.note_changing(BOARD_SKILLS, rows, numbers)


def find_means(m: SynchroMatch, changed: int, others: int, known: Known) -> int:
    """Note what the Skills on these boards cost now, and whether their Heroes can pay for them; tell where that is new.

    What is a board's own has changed on the `others`.
    """
    altered = 0
    for board in range(BOARDS):
        if changed >> board & 1 and m.hero[board] >= 0:
            if others >> board & 1 or not known.conversions[board]:
                known.conversions[board] = colour_conversions(m, board)
            means = (available(m, board), known.conversions[board])
            for slot in range(SKILLS):
                place = SKILLS * board + slot
                if m.skills[place] >= 0:
                    less = discount(m, board, slot)
                    affordable = is_affordable(m, board, slot, means, less)
                    if affordable != known.affordable[place] or less != known.less[place]:
                        known.less[place] = less
                        known.affordable[place] = affordable
                        altered |= 1 << board
    return altered


def find_skills(m: SynchroMatch, board: int, sheet: Sheet, rows: list[bytes], numbers: list[Any]) -> None:
    """Add the rows of a Hero's Skills, and the numbers that change often in them."""
    known = known_of(sheet.page)
    parent = sheet.starts[ALL_BOARDS] + board + 1
    for slot in range(SKILLS):
        tile = m.skills[SKILLS * board + slot]
        if tile < 0:
            continue
        less, affordable = known.less[SKILLS * board + slot], known.affordable[SKILLS * board + slot]
        why_not = hindrance(m, board, slot, affordable)
        key = (tile, board, slot, why_not)
        row = sheet.book.plain[BOARD_SKILLS].get(key)
        if row is None:
            alike = (tile, why_not)
            other = sheet.book.plain[BOARD_SKILLS].get(alike)
            if other is None:
                other = sheet.keep_plain(
                    BOARD_SKILLS, alike, skill_on_board(m, board, slot, means_of(m, board)), 0, 0, 0
                )
            where = (slot, SKILLS * board + slot)
            row = sheet.keep_patched(BOARD_SKILLS, key, other, where)
        numbers.append(len(rows))
        numbers.append(parent)
        numbers.append(1 if affordable else 0)
        numbers.append(less)
        numbers.append(1 if m.active == board and not why_not else 0)
        numbers.append(m.skill_used[board] >> slot & 1)
        rows.append(row)


def find_deeds(m: SynchroMatch, sheet: Sheet, page: Seen, changed: int, others: int) -> None:
    """Note what the Skills on boards would do now.

    Where who stands on the field has not changed, those that mind damage and those on the `others`, boards of which
    what is their own has.
    """
    known = known_of(page)
    if not page.held[BOARD_DEEDS]:
        page.held[BOARD_DEEDS] = [None] * (SKILLS * BOARDS)
    table = page.held[BOARD_DEEDS]
    for place in page.places[BOARD_SKILLS]:
        minded = known.minding[place] and changed & HURT
        if not minded and not changed & ALL_DEEDS_FROM and not others >> place // SKILLS & 1:
            continue
        packed = m.skills[place]
        node = m.content.skills[packed >> 1].nodes[packed & 1]
        if changed & (TILES | HERO):
            known.minding[place] = minds_damage(m.content, node)
        aims = aims_now(m, place // SKILLS, node)
        if table[place] is None or aims != known.aims[place]:
            table[place] = deed_rows(m, BOARD_DEEDS, aims, sheet)
            known.aims[place] = aims
