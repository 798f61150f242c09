"""What a seat knows of a match, as rows of bytes: what its view says, straight from the columns.

Each row follows from the numbers in its key alone; the value of the view that it tells is made when it is first met.
Where figures could go is worked out again only when something near them has changed.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.arena.acts.preparing import may_have
from ludoteca.games.arena.flow.attacking import standard_damage, standard_range
from ludoteca.games.arena.flow.knockouts import dealt
from ludoteca.games.arena.flow.moving import reach, standard_steps, standard_through
from ludoteca.games.arena.flow.upgrades import gear_of
from ludoteca.games.arena.state.cards import IMMOBILE, Ability
from ludoteca.games.arena.state.match import DECK, DRAFTING, ORDERING, RESOLVING, ArenaMatch
from ludoteca.games.arena.state.view import (
    PHASES,
    REDRAWN,
    USES,
    abilities_used,
    borne_status,
    card_view,
    deck_view,
    figure_view,
    gear_views,
    held_view,
    offered_view,
    own_ability,
    skill_use,
    space_view,
    status_views,
    struck,
    upgrade_open,
)
from ludoteca.games.arena.state.view_types import ArenaView, BoardView, DraftView, PhasesView, PlayerView
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import AnyMatch
from ludoteca.kernel.packing import found_row, known_among, note_changes, places_holding
from ludoteca.kernel.sheets import (
    NOT_ALIKE,
    NOT_SOUGHT,
    Alike,
    Called,
    Concerns,
    Filler,
    Seen,
    Sheet,
    Sought,
    Zones,
    own_of,
    tell_place,
)

CARD: Final = ("@zone", "@own", "@place", "@parent")
ZONES: Final = Zones()
SPACES: Final = ZONES.add("board.spaces")
FIGURES: Final = ZONES.add(
    "figures", "health", "move", "attack", "range", "space", "space_id", "out", "knocked", "upgraded", "reach#",
    "strikes#", "blows#",
)  # fmt: skip
PLAYERS: Final = ZONES.add(
    "players", "hand_size", "hand_limit", "deck_size", "gear#", "order#", "order_chosen", "redrawn?", "redrawn",
)  # fmt: skip
POOL: Final = ZONES.add("draft.pool")
GEARS: Final = ZONES.add("gears")
STATUSES: Final = ZONES.add("statuses")
RESOLVED: Final = ZONES.add("resolving", *CARD)
BORNE: Final = ZONES.add("CharacterView.statuses", "@place", "counters")
ABILITIES: Final = ZONES.add("CharacterView.abilities", "in_force", "used", "reach#")
HANDS: Final = ZONES.add("PlayerView.hand", *CARD, "reach#")
DECKS: Final = ZONES.add("PlayerView.deck_known", *CARD, "place")
DISCARDS: Final = ZONES.add("PlayerView.discard", *CARD)
EXILES: Final = ZONES.add("PlayerView.exile", *CARD)
OFFERED_ABILITIES: Final = ZONES.add("OfferedView.abilities")
OFFERED_CARDS: Final = ZONES.add("OfferedView.cards")

TOLD_IN: Final[list[list[int]]] = [[], [DECKS], [HANDS], [DISCARDS], [EXILES], [RESOLVED]]
"""By where a card is, the zone in which it is told."""
NO_ROWS: Final[list[bytes]] = []

HEALTH_AT: Final = 0
OUT_AT: Final = 6
"""The places of these among the columns of figures."""
REACH_AT: Final = 4
"""The same among those of cards in hand."""

# Columns of the engine, as bits of those that have changed.
CHARACTER: Final = 1 << 0
STANDING: Final = (1 << 5) - 1
"""Who stands where, and in which state."""
HAND: Final = 1 << 7
KNOWN: Final = 1 << 8
DECK_ORDER: Final = 1 << 9
DISCARD: Final = 1 << 10
EXILE: Final = 1 << 11
CARD_FACES: Final = 1 << 12
ZONE: Final = 1 << 13
OCCUPANT: Final = 1 << 14
COUNTERS: Final = 1 << 15
USED: Final = 0b11 << 16
PHASE: Final = 1 << 18
CHOSEN: Final = 0b11 << 19
HANDLESS: Final = 1 << 21
SIDE: Final = 1 << 22
WHO: Final = CHARACTER | SIDE
"""Who the figures are, and on whose side."""
STRUCK: Final = (1 << 6) - 1
"""Of the columns of figures, those from which it follows where they could go and whom they could strike."""
FIGURES_FROM: Final = (1 << 7) - 1 | HANDLESS | SIDE
PLAYERS_FROM: Final = CHARACTER | HAND | DECK_ORDER | DISCARD | CARD_FACES | PHASE | CHOSEN
HANDS_FROM: Final = STANDING | HAND | KNOWN | CARD_FACES
PILES_FROM: Final = DISCARD | EXILE | CARD_FACES

# What an option concerns.
CONCERNS: Final = Concerns()
ITS_CARD: Final = CONCERNS.add("card:{1}")
ITS_FIGURE: Final = CONCERNS.add("figure:{1}")
ITS_SPACE: Final = CONCERNS.add("place", "move", "space")
ITS_SUMMONER: Final = CONCERNS.add("player:{1}")
ITS_CHARACTER: Final = CONCERNS.add("character:{1}")
ITS_TRIGGER: Final = CONCERNS.add("trigger")
ITS_ABILITY: Final = CONCERNS.add("use")
THE_UPGRADE: Final = CONCERNS.add("upgrade")


class Ways:
    """Where the figures of a match can go, as it is told in columns, as long as nothing near them changes."""

    def __init__(self, m: ArenaMatch) -> None:
        self.options: Any = m.options
        self.occupant = m.occupant[:]
        self.found: dict[int, tuple[int, int, bytes]] = {}
        """By figure and kind of move: the space that it begins at, the steps, and the spaces within reach."""
        self.columns: list[Any] = [None] * 8
        """What figures followed from when any seat was told of them last, as they are in the order of the bits,"""
        self.numbers: list[Any] = []
        """and the numbers of them that change often, which are the same for all seats."""
        self.ability_columns: list[Any] = [None] * 7
        """The same of what they can do."""
        self.abilities: list[Any] = []
        self.gear_columns: list[Any] = [None] * 2
        """The same of the gear of all Summoners."""
        self.gears: list[bytes] = []

    def follow(self, m: ArenaMatch) -> None:
        """Forget what no longer holds, because somebody has come or gone."""
        occupant = m.occupant
        if occupant == self.occupant:
            return
        changed = [space for space in range(len(occupant)) if occupant[space] != self.occupant[space]]
        self.occupant = occupant[:]
        kept: dict[int, tuple[int, int, bytes]] = {}
        for key, way in self.found.items():
            distance = m.content.board.distance[way[0]]
            near = False
            for space in changed:
                if distance[space] <= way[1]:
                    near = True
            if not near:
                kept[key] = way
        self.found = kept

    def reach(self, m: ArenaMatch, figure: int, steps: int, through: int, staying: int, sheet: Sheet) -> bytes:
        """Tell where a figure in the Arena can go with so many steps; `staying`: its own space is told as well."""
        space = m.space[figure]
        immobile = 1 if m.traits[figure] & IMMOBILE else 0
        key = (((figure << 8 | steps) << 8 | through) << 1 | staying) << 1 | immobile
        way = self.found.get(key)
        if way is not None and way[0] == space:
            return way[2]
        spaces = reach(m, figure, steps, through)
        told = sheet.listed(spaces if staying else spaces[1:])
        self.found[key] = (space, steps, told)
        return told


class ArenaFiller(Filler):
    """Fills sheets with matches in the Arena."""

    zones = ZONES
    changing_view = (
        "round", "turn", "active", "active_seat", "extra_rounds", "points#", "track#", "goal", "ending",
        "phases.movement", "phases.action", "phases.skill", "phases.upgrade", "draft.picker", "draft.made",
        "draft.free#",
    )  # fmt: skip
    concerns = CONCERNS

    def fill(self, match: AnyMatch, seat: int, sheet: Sheet) -> bool:
        m: ArenaMatch = match
        if m.result is not None:
            return False
        sheet.begin(m.content.digest)
        sheet.turn_to(seat, m.options)
        page = sheet.page
        ways: Ways | None = sheet.kept
        if ways is None or ways.options is not m.options:
            ways = Ways(m)
            sheet.kept = ways
        ways.follow(m)
        fill_rows(m, seat, sheet, page, ways)
        tell_view(m, seat, sheet)
        source = source_row(m, seat, sheet)
        self.finish(m, m.content.acts.acts, seat, sheet, page.view, source, page.view_numbers, [])
        return True

    def alike(self, match: AnyMatch, concern: int, sheet: Sheet) -> Alike:
        if concern == ITS_SPACE:
            return "space", sheet.starts[SPACES] + 1, True
        if concern == ITS_FIGURE:
            return "figure", sheet.starts[FIGURES] + 1, False
        return ("player", sheet.starts[PLAYERS] + 1, False) if concern == ITS_SUMMONER else NOT_ALIKE

    def sought(self, match: AnyMatch, concern: int, sheet: Sheet) -> Sought:
        return ("card", "", where(match, sheet)) if concern == ITS_CARD else NOT_SOUGHT

    def called(self, match: AnyMatch, seat: int, raw: Raw, concern: int, sheet: Sheet) -> Called:
        m: ArenaMatch = match
        figures = sheet.starts[FIGURES]
        if concern == ITS_ABILITY:
            inner = sheet.starts[ABILITIES] + abilities_before(m, m.active) + raw[1] + 1
            return "ability", figures + m.active + 1, m.active, inner, raw[1]
        if concern == THE_UPGRADE:
            return "upgrade", figures + m.active + 1, m.active, 0, 0
        if concern == ITS_TRIGGER:
            source = m.triggers[raw[1]].source
            return "figure", figures + source + 1, source, 0, 0
        return "character", character_row(m, raw[1], sheet), raw[1], 0, 0


def abilities_before(m: ArenaMatch, figure: int) -> int:
    """Count the abilities that are told before those of this figure."""
    number = 0
    for other in range(figure):
        if m.character[other] >= 0:
            number += len(abilities_used(m, m.person(other)))
    return number


def character_row(m: ArenaMatch, character: int, sheet: Sheet) -> int:
    """Return the row of a character: of the first figure that is one, or where it is offered."""
    if character in m.character:
        return sheet.starts[FIGURES] + m.character.index(character) + 1
    return sheet.starts[POOL] + m.content.offered.index(character) + 1


def source_row(m: ArenaMatch, seat: int, sheet: Sheet) -> int:
    """Return the row of what asks the seat; 0 for none."""
    frame = m.waiting_frame(seat)
    if frame is None or frame.source < 0:
        return 0
    if m.playing >= 0 and m.playing // DECK == frame.source:
        return found_row(m.playing, where(m, sheet))
    return sheet.starts[FIGURES] + frame.source + 1


def where(m: ArenaMatch, sheet: Sheet) -> list[Any]:
    """Say where cards are told that the seat sees: see `packing.found_row`."""
    return [None, m.zone, TOLD_IN, sheet.starts, sheet.page.cards]


def tell_view(m: ArenaMatch, seat: int, sheet: Sheet) -> None:
    """Tell what is no row, anew only if what it follows from is another."""
    page, use, may_upgrade = sheet.page, skill_use(m), upgrade_open(m)
    now: list[Any] = [
        m.phase, m.side_of, m.pick_order, m.round, m.turn, m.active, m.active_seat, m.extra_rounds, m.points, m.track,
        m.goal, m.ending, m.moved, m.acted, use, may_upgrade, m.drafted, m.character,
    ]  # fmt: skip
    if page.is_view_old(now):
        page.view = plain_view(m, seat, sheet)
        page.view_numbers = view_numbers(m, sheet, use, may_upgrade)


def plain_view(m: ArenaMatch, seat: int, sheet: Sheet) -> bytes:
    """Tell what is no row without the numbers that change often."""
    key = (seat, m.mode, m.upgrades_on, m.phase, tuple(m.side_of), tuple(m.pick_order))
    plain = sheet.book.views.get(key)
    if plain is None:
        shown = ArenaView(
            seat=seat,
            mode=m.mode,
            chapter=m.chapter,
            upgrades=m.upgrades_on,
            round=0,
            turn=0,
            phase=PHASES[m.phase],
            active=0,
            active_seat=0,
            goal=0,
            ending=False,
            extra_rounds=0,
            points=(),
            board=BoardView(()),
            sides=tuple(m.side_of),
            track=(),
            figures=(),
            players=(),
            phases=PhasesView("", "", "", False),
            draft=DraftView(0, tuple(m.pick_order), 0, (), ()),
            gears=(),
            statuses=(),
            resolving=(),
            outcome=None,
        )
        plain = sheet.keep_view(key, shown)
    return plain


def view_numbers(m: ArenaMatch, sheet: Sheet, use: str, may_upgrade: bool) -> list[Any]:
    """List the numbers that change often in what is no row."""
    points, track = sheet.listed(m.points), sheet.listed(m.track)
    picking = m.phase == DRAFTING and m.drafted < len(m.pick_order)
    picker = m.pick_order[m.drafted] if picking else -1
    return [
        m.round, m.turn, m.active, m.active_seat, m.extra_rounds, points, track, m.goal, 1 if m.ending else 0,
        sheet.word(USES[m.moved]), sheet.word(USES[m.acted]), sheet.word(use), 1 if may_upgrade else 0,
        picker, m.drafted, sheet.listed(tuple(may_have(m, picker)) if picking else ()),
    ]  # fmt: skip


def fill_rows(m: ArenaMatch, seat: int, sheet: Sheet, page: Seen, ways: Ways) -> None:
    """Lay out everything that lies on the table, in the order of the zones."""
    changed = page.changes(columns(m))
    if not page.numbers:
        page.numbers = [0, 0]
    if changed & STANDING:
        page.numbers[0] += 1
    if changed & FIGURES_FROM:
        page.numbers[1] += 1
    standing = page.numbers[0]
    if changed & OCCUPANT or not sheet.stay(SPACES, FIGURES):
        lay_spaces(m, sheet, page)
    if changed & FIGURES_FROM or not sheet.stay(FIGURES, PLAYERS):
        lay_figures(m, seat, sheet, page, page.numbers[1], ways, changed)
    if changed & PLAYERS_FROM or not sheet.stay(PLAYERS, POOL):
        lay_players(m, seat, sheet, gears_told(m, sheet, ways))
    if m.phase == DRAFTING or changed & PHASE or not sheet.stay(POOL, RESOLVED):
        lay_pool(m, sheet)
        lay_kinds(m, sheet)
    if changed & (ZONE | CARD_FACES) or not sheet.stay(RESOLVED, BORNE):
        lay_resolving(m, places_holding(m.zone, RESOLVING), seat, sheet, page)
    if changed & (CHARACTER | COUNTERS) or not sheet.stay(BORNE, ABILITIES):
        lay_borne(m, seat, sheet)
    if changed & (STANDING | USED) or not sheet.stay(ABILITIES, HANDS):
        lay_abilities(m, seat, sheet, page, standing, ways, changed)
    if changed & HANDS_FROM or not sheet.stay(HANDS, DECKS):
        if changed & CARD_FACES:
            page.keys[HANDS], page.changing[HANDS] = None, []
        lay_hands(m, seat, sheet, page, standing, ways)
    if changed & (DECK_ORDER | KNOWN | CARD_FACES) or not sheet.stay(DECKS, DISCARDS):
        lay_decks(m, seat, sheet, page)
    if changed & PILES_FROM or not sheet.stay(DISCARDS, OFFERED_ABILITIES):
        if changed & CARD_FACES:
            page.printed = [b""] * len(m.zone)
            sheet.groups[DISCARDS], sheet.groups[EXILES] = [], []
        lay_pile(m, DISCARDS, m.discard, seat, sheet, page)
        lay_pile(m, EXILES, m.exile, seat, sheet, page)
    if changed & PHASE or m.phase == DRAFTING or not sheet.stay(OFFERED_ABILITIES, len(ZONES.names)):
        lay_offered(m, sheet)


def columns(m: ArenaMatch) -> list[Any]:
    """List what zones follow from, in the order of the bits."""
    return [
        m.character, m.space, m.knocked, m.upgraded, m.traits, m.health, m.out, m.hand, m.known, m.deck, m.discard,
        m.exile, m.face, m.zone, m.occupant, m.counters, m.active, m.used, m.phase, m.order, m.redrawn,
        [not hand for hand in m.hand], m.side,
    ]  # fmt: skip


# -- the Arena, figures and Summoners ----------------------------------------------------------------------------


def lay_spaces(m: ArenaMatch, sheet: Sheet, page: Seen) -> None:
    """Lay out the spaces; only those where somebody has come or gone are looked at."""
    occupant = m.occupant
    before: list[int] | None = page.keys[SPACES]
    if before is not None and before == occupant:
        sheet.lay(SPACES, page.rows[SPACES])
        return
    rows = page.rows[SPACES][:] if before is not None else [b""] * len(occupant)
    for space in range(len(occupant)):
        figure = occupant[space]
        if before is None or figure != before[space]:
            key = space << 8 | (figure + 1)
            row = sheet.book.rows[SPACES].get(key)
            if row is None:
                row = sheet.keep(SPACES, key, space_view(m, space), 0, space, 0)
            rows[space] = row
    sheet.lay_new(SPACES, occupant[:], rows)


def lay_figures(m: ArenaMatch, seat: int, sheet: Sheet, page: Seen, key: int, ways: Ways, changed: int) -> None:
    if sheet.again(FIGURES, key):
        return
    if -1 in m.character:
        sheet.lay_new(FIGURES, key, [figure_row(m, figure, seat, sheet, ways) for figure in range(m.figures)])
        return
    rows = page.rows[FIGURES]
    if changed & WHO or not page.changing[FIGURES]:
        rows = [plain_figure(m, figure, seat, sheet) for figure in range(m.figures)]
    sheet.lay_new_changing(FIGURES, key, rows, figure_numbers(m, sheet, ways))


def figure_numbers(m: ArenaMatch, sheet: Sheet, ways: Ways) -> list[Any]:
    """Return the numbers of all figures that change often; nobody changes the list any more."""
    handless = [not hand for hand in m.hand]
    now = [m.character, m.space, m.knocked, m.upgraded, m.traits, handless, m.health, m.out]
    changed = note_changes(now, ways.columns)
    if changed & STRUCK or not ways.numbers:
        ways.numbers = []
        for figure in range(m.figures):
            tell_figure(m, figure, sheet, ways, ways.numbers)
    elif changed:
        ways.numbers = ways.numbers[:]
        for figure in range(m.figures):
            ways.numbers[len(ZONES.changing[FIGURES]) * figure + HEALTH_AT] = m.health[figure]
            ways.numbers[len(ZONES.changing[FIGURES]) * figure + OUT_AT] = m.out[figure]
    return ways.numbers


def figure_row(m: ArenaMatch, figure: int, seat: int, sheet: Sheet, ways: Ways) -> bytes:
    """Return the row of a figure while some are still to be chosen."""
    if m.character[figure] >= 0:
        numbers: list[Any] = []
        tell_figure(m, figure, sheet, ways, numbers)
        return sheet.whole_row(FIGURES, plain_figure(m, figure, seat, sheet), numbers)
    player = m.summoner[figure]
    own = own_of(player, seat)
    nobody = (figure, player, m.space[figure], m.side[figure], own)
    row = sheet.book.rows[FIGURES].get(nobody)
    return sheet.keep(FIGURES, nobody, figure_view(m, figure), own, figure, 0) if row is None else row


def plain_figure(m: ArenaMatch, figure: int, seat: int, sheet: Sheet) -> bytes:
    """Return the row of a figure without the numbers that change often."""
    player = m.summoner[figure]
    own = own_of(player, seat)
    kind = ((m.character[figure] << 4 | figure) << 1 | m.side[figure]) << 2 | (own + 1)
    key = (kind << 2 | m.skills << 1 | m.upgrades_on) << 4 | player
    row = sheet.book.plain[FIGURES].get(key)
    return sheet.keep_plain(FIGURES, key, figure_view(m, figure), own, figure, 0) if row is None else row


def tell_figure(m: ArenaMatch, figure: int, sheet: Sheet, ways: Ways, numbers: list[Any]) -> None:
    """Add the numbers of a figure that change often."""
    space, steps, damage = m.space[figure], standard_steps(m, figure), standard_damage(m, figure)
    numbers.append(m.health[figure])
    numbers.append(steps)
    numbers.append(damage)
    numbers.append(standard_range(m, figure))
    numbers.append(space)
    numbers.append(sheet.word(m.content.board.spaces[space].id) if space >= 0 else 0)
    numbers.append(m.out[figure])
    numbers.append(m.knocked[figure])
    numbers.append(m.upgraded[figure])
    if m.stands(figure):
        struck_now = struck(m, figure)
        numbers.append(ways.reach(m, figure, steps, standard_through(m, figure), 1, sheet))
        numbers.append(sheet.listed(struck_now))
        numbers.append(sheet.listed([dealt(m, other, damage, figure) for other in struck_now]))
    else:
        nothing = sheet.nothing
        numbers.append(nothing)
        numbers.append(nothing)
        numbers.append(nothing)


def gears_told(m: ArenaMatch, sheet: Sheet, ways: Ways) -> list[bytes]:
    """Return what gear each Summoner has, as it is told in columns."""
    if note_changes([m.discard, m.face], ways.gear_columns) or not ways.gears:
        none = [0] * len(m.content.gears)
        ways.gears = [sheet.listed(gear_of(m, player) if m.upgrades_on else none) for player in range(m.seats)]
    return ways.gears


def lay_players(m: ArenaMatch, seat: int, sheet: Sheet, gears: list[bytes]) -> None:
    rows: list[bytes] = []
    numbers: list[Any] = []
    for player in range(m.seats):
        key = (((m.seats << 4 | m.team_size) << 4 | player) << 4 | seat) << 4 | m.side_of[player]
        row = sheet.book.plain[PLAYERS].get(key)
        rows.append(plain_player(m, player, seat, sheet, key) if row is None else row)
        tell_player(m, player, seat, gears[player], sheet, numbers)
    sheet.lay_changing(PLAYERS, rows, numbers)


def tell_player(m: ArenaMatch, player: int, seat: int, gear: bytes, sheet: Sheet, numbers: list[Any]) -> None:
    """Add the numbers of a Summoner that change often."""
    picked = True
    for figure in range(player * m.team_size, (player + 1) * m.team_size):
        if m.character[figure] < 0:
            picked = False
    chosen = m.order[player]
    shown = m.phase > ORDERING or m.team_mask(seat) >> player & 1
    redrawn = REDRAWN[m.redrawn[player]]
    numbers.append(len(m.hand[player]))
    numbers.append(m.hand_limit(player) if picked else 0)
    numbers.append(len(m.deck[player]))
    numbers.append(gear)
    numbers.append(sheet.listed(chosen) if shown and chosen else sheet.nothing)
    numbers.append(len(chosen))
    numbers.append(0 if redrawn is None else 1)
    numbers.append(1 if redrawn is True else 0)


def plain_player(m: ArenaMatch, player: int, seat: int, sheet: Sheet, key: Any) -> bytes:
    value = PlayerView(
        seat=player,
        side=m.side_of[player],
        partner=m.partner(player),
        figures=tuple(m.figures_of(player)),
        hand=(),
        hand_size=0,
        hand_limit=0,
        deck_size=0,
        deck_known=(),
        discard=(),
        exile=(),
        gear=(),
        order=(),
        order_chosen=0,
        redrawn=None,
    )
    return sheet.keep_plain(PLAYERS, key, value, own_of(player, seat), player, 0)


def lay_borne(m: ArenaMatch, seat: int, sheet: Sheet) -> None:
    """Lay out the statuses of the figures."""
    counters = m.counters[:]
    key = (m.character, counters)
    if sheet.again(BORNE, key):
        return
    rows: list[bytes] = []
    numbers: list[int] = []
    for figure in range(m.figures):
        if m.character[figure] < 0:
            continue
        index = 0
        for status in range(m.kinds):
            number = counters[figure * m.kinds + status]
            if number:
                parent = sheet.starts[FIGURES] + figure + 1
                own = own_of(m.summoner[figure], seat)
                kind = (m.mode, status, parent, own)
                row = sheet.book.plain[BORNE].get(kind)
                if row is None:
                    row = sheet.keep_plain(BORNE, kind, borne_status(m, status, number), own, 0, parent)
                rows.append(row)
                numbers.append(index)
                numbers.append(number)
                index += 1
    sheet.lay_new_changing(BORNE, key, rows, numbers)


def lay_abilities(m: ArenaMatch, seat: int, sheet: Sheet, page: Seen, standing: int, ways: Ways, changed: int) -> None:
    key = (standing, m.active, m.used)
    if sheet.again(ABILITIES, key):
        return
    rows = page.rows[ABILITIES]
    if changed & CHARACTER or not rows:
        rows = []
        for figure in range(m.figures):
            if m.character[figure] >= 0:
                abilities = abilities_used(m, m.person(figure))
                for index in range(len(abilities)):
                    rows.append(plain_ability(m, figure, index, abilities[index], seat, sheet))
    sheet.lay_new_changing(ABILITIES, key, rows, ability_numbers(m, sheet, ways))


def ability_numbers(m: ArenaMatch, sheet: Sheet, ways: Ways) -> list[Any]:
    """Return the numbers of all abilities that change often; nobody changes the list any more."""
    now = [m.character, m.space, m.knocked, m.upgraded, m.traits, m.active, m.used]
    if note_changes(now, ways.ability_columns) or not ways.abilities:
        ways.abilities = []
        for figure in range(m.figures):
            if m.character[figure] >= 0:
                abilities = abilities_used(m, m.person(figure))
                for index in range(len(abilities)):
                    tell_ability(m, figure, index, abilities[index], sheet, ways, ways.abilities)
    return ways.abilities


def plain_ability(m: ArenaMatch, figure: int, index: int, ability: Ability, seat: int, sheet: Sheet) -> bytes:
    """Return the row of an ability without the numbers that change often."""
    own = own_of(m.summoner[figure], seat)
    key = ((m.character[figure] << 4 | figure) << 4 | index) << 2 | (own + 1)
    row = sheet.book.plain[ABILITIES].get(key)
    if row is None:
        value = own_ability(m, figure, index, ability)
        row = sheet.keep_plain(ABILITIES, key, value, own, index, sheet.starts[FIGURES] + figure + 1)
    return row


def tell_ability(
    m: ArenaMatch, figure: int, index: int, ability: Ability, sheet: Sheet, ways: Ways, numbers: list[Any]
) -> None:
    """Add the numbers of an ability that change often."""
    numbers.append(1 if m.upgraded[figure] or ability is not m.person(figure).upgrade else 0)
    numbers.append(1 if figure == m.active and m.used >> index & 1 else 0)
    if ability.steps and m.stands(figure):
        numbers.append(ways.reach(m, figure, ability.steps, ability.through, 0, sheet))
    else:
        numbers.append(sheet.nothing)


# -- what never changes, and the draft ---------------------------------------------------------------------------


def lay_kinds(m: ArenaMatch, sheet: Sheet) -> None:
    """Lay out the kinds of gear and of statuses."""
    if not sheet.again(GEARS, 0):
        gears = sheet.block(GEARS, 0, 0, 0) or sheet.keep_block(GEARS, 0, gear_views(m), 0, 0)
        sheet.lay_new(GEARS, 0, [gears], len(m.content.gears))
    if not sheet.again(STATUSES, m.mode):
        statuses = sheet.block(STATUSES, m.mode, 0, 0) or sheet.keep_block(STATUSES, m.mode, status_views(m), 0, 0)
        sheet.lay_new(STATUSES, m.mode, [statuses], m.kinds)


def lay_pool(m: ArenaMatch, sheet: Sheet) -> None:
    """Lay out the characters that there are to choose from."""
    if m.phase != DRAFTING or m.drafted >= len(m.pick_order):
        sheet.lay(POOL, [])
        return
    rows: list[bytes] = []
    for index in range(len(m.content.offered)):
        character = m.content.offered[index]
        taken = tuple([m.summoner[figure] for figure in range(m.figures) if m.character[figure] == character])
        key = (character, index, taken, m.skills, m.upgrades_on)
        row = sheet.book.rows[POOL].get(key)
        if row is None:
            row = sheet.keep(POOL, key, offered_view(m, character), 0, index, 0)
        rows.append(row)
    sheet.lay(POOL, rows)


def lay_offered(m: ArenaMatch, sheet: Sheet) -> None:
    """Lay out the abilities and cards of those characters."""
    abilities: list[bytes] = []
    cards: list[bytes] = []
    if m.phase == DRAFTING and m.drafted < len(m.pick_order):
        for index in range(len(m.content.offered)):
            parent = sheet.starts[POOL] + index + 1
            key = (m.content.offered[index], m.skills, m.upgrades_on)
            held = sheet.block(OFFERED_ABILITIES, key, 0, parent)
            faces = sheet.block(OFFERED_CARDS, key, 0, parent)
            if held is None or faces is None:
                shown = offered_view(m, m.content.offered[index])
                held = sheet.keep_block(OFFERED_ABILITIES, key, shown.abilities, 0, parent)
                faces = sheet.keep_block(OFFERED_CARDS, key, shown.cards, 0, parent)
            abilities.append(held)
            cards.append(faces)
    sheet.lay_blocks(OFFERED_ABILITIES, abilities)
    sheet.lay_blocks(OFFERED_CARDS, cards)


# -- cards -------------------------------------------------------------------------------------------------------


def joined(piles: list[list[int]]) -> list[int]:
    cards: list[int] = []
    for pile in piles:
        cards += pile
    return cards


def lay_pile(m: ArenaMatch, zone: int, piles: list[list[int]], seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out the cards of all Summoners in a zone, as printed."""
    cards, groups = joined(piles), []
    for player in range(m.seats):
        groups += [len(piles[player]), own_of(player, seat), sheet.starts[PLAYERS] + player + 1]
    page.cards[zone] = cards
    missing = sheet.lay_printed(zone, page.printed, cards, groups)
    while missing >= 0:
        page.printed[cards[missing]] = card_row(m, cards[missing], sheet)
        missing = sheet.lay_printed(zone, page.printed, cards, groups)


def lay_resolving(m: ArenaMatch, cards: list[int], seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out the cards that are being played, which lie in nobody's pile."""
    page.cards[RESOLVED] = cards
    if not cards:
        sheet.lay(RESOLVED, NO_ROWS)
        return
    rows: list[bytes] = []
    numbers: list[int] = []
    for card in cards:
        tell_place(RESOLVED, own_of(m.owner(card), seat), len(rows), 0, numbers)
        rows.append(card_row(m, card, sheet))
    sheet.lay_changing(RESOLVED, rows, numbers)


def card_row(m: ArenaMatch, card: int, sheet: Sheet) -> bytes:
    """Return the row of a card as it is printed, wherever it lies."""
    key = (m.face[card] << 4 | card // DECK) << 2 | m.owner(card)
    row = sheet.book.plain[DISCARDS].get(key)
    return sheet.keep_plain(DISCARDS, key, card_view(m, card), 0, 0, 0) if row is None else row


def lay_hands(m: ArenaMatch, seat: int, sheet: Sheet, page: Seen, standing: int, ways: Ways) -> None:
    """Lay out the cards in hand that the seat knows, with where they could take their characters."""
    cards: list[int] = []
    for hand in m.hand:
        cards += known_among(hand, m.known, seat)
    key = (standing, cards)
    if sheet.again(HANDS, key):
        return
    rows, numbers, moving = page.rows[HANDS], page.changing[HANDS][:], page.places[HANDS]
    if cards != page.cards[HANDS] or not numbers:
        page.cards[HANDS] = cards
        rows, numbers, moving = [], [], []
        index, before = 0, -1
        for card in cards:
            player = m.owner(card)
            index = index + 1 if player == before else 0
            before = player
            face = m.printed(card)
            if face.steps:
                moving += [len(numbers) + REACH_AT, card // DECK, face.steps, face.through]
            rows.append(held_row(m, card, player, seat, sheet))
            tell_place(HANDS, own_of(player, seat), index, sheet.starts[PLAYERS] + player + 1, numbers)
            numbers.append(sheet.nothing)
        page.places[HANDS] = moving
    for start in range(0, len(moving), 4):
        figure, reached = moving[start + 1], sheet.nothing
        if m.stands(figure):
            reached = ways.reach(m, figure, moving[start + 2], moving[start + 3], 0, sheet)
        numbers[moving[start]] = reached
    sheet.lay_new_changing(HANDS, key, rows, numbers)


def held_row(m: ArenaMatch, card: int, player: int, seat: int, sheet: Sheet) -> bytes:
    """Return the row of a card in hand without the numbers that change often."""
    own = own_of(player, seat)
    key = ((m.face[card] << 4 | card // DECK) << 2 | player) << 2 | (own + 1)
    row = sheet.book.plain[HANDS].get(key)
    return sheet.keep_plain(HANDS, key, held_view(m, card), own, 0, 0) if row is None else row


def lay_decks(m: ArenaMatch, seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out the cards of decks that the seat knows, the uppermost first."""
    cards: list[int] = []
    rows: list[bytes] = []
    numbers: list[int] = []
    known = m.known
    for player in range(m.seats):
        deck = m.deck[player]
        number = 0
        for position in range(len(deck)):
            card = deck[len(deck) - 1 - position]
            if known[card] >> seat & 1:
                own = own_of(player, seat)
                cards.append(card)
                rows.append(deck_row(m, card, position, player, own, sheet))
                tell_place(DECKS, own, number, sheet.starts[PLAYERS] + player + 1, numbers)
                numbers.append(position)
                number += 1
    page.cards[DECKS] = cards
    sheet.lay_changing(DECKS, rows, numbers)


def deck_row(m: ArenaMatch, card: int, position: int, player: int, own: int, sheet: Sheet) -> bytes:
    """Return the row of a card in a deck without where it lies there."""
    key = ((m.face[card] << 4 | card // DECK) << 2 | player) << 2 | (own + 1)
    row = sheet.book.plain[DECKS].get(key)
    return sheet.keep_plain(DECKS, key, deck_view(m, card, position), own, 0, 0) if row is None else row
