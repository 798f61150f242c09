"""What a seat knows of a duel, as rows of bytes: what its view says, straight from the columns.

Each row follows from the numbers in its key alone; the value of the view that it tells is made when it is first met.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.lyon.acts.preparing import START
from ludoteca.games.lyon.state.match import (
    ATTACHED,
    ATTACKS_AGAIN,
    COMBAT,
    DISCARDED,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    LANES,
    LEADING,
    NOBODY,
    PREVENTS,
    RESOLVING,
    SETUP,
    TO_ATTACK,
    LyonMatch,
)
from ludoteca.games.lyon.state.view import (
    FORBIDDEN,
    LENGTHS,
    PHASES,
    TIMED,
    cannot_view,
    card_view,
    deck_list,
    deck_name,
    face,
    keyword_keys,
    resolving,
    struck_by,
)
from ludoteca.games.lyon.state.view_types import CharacterView, EffectView, FaceDown, LyonView, MonsterView, PlayerView
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import AnyMatch
from ludoteca.kernel.packing import found_row, note_changes, picked
from ludoteca.kernel.schemes import Scheme, here, is_any, left, less, row, there, whole
from ludoteca.kernel.sheets import (
    NOT_SOUGHT,
    NOTHING_CALLED,
    Called,
    Concerns,
    Filler,
    Seen,
    Sheet,
    Sought,
    Zones,
    known_outcome,
    own_of,
    put,
)
from ludoteca.kernel.views import Pair, outcome_of

CARD: Final = ("@zone", "@place", "@parent")
ZONES: Final = Zones()
PLAYERS: Final = ZONES.add("players", "hand_size", "deck_size")
RESOLVED: Final = ZONES.add("resolving", *CARD)
STARTERS: Final = ZONES.add("starters", *CARD)
DECK_LISTS: Final = ZONES.add("PlayerView.deck_list")
CHARACTERS: Final = ZONES.add("PlayerView.character", "life")
SPACES: Final = ZONES.add(
    "PlayerView.lanes", "damage", "attack_now", "defence_now", "defence_full", "attacks_left", "hits?", "hits",
    apart=("@place", "@parent", "@own", "owner", "lane"),
)  # fmt: skip
HANDS: Final = ZONES.add("PlayerView.hand", *CARD)
DISCARDS: Final = ZONES.add("PlayerView.discard", *CARD)
TREASURES: Final = ZONES.add("MonsterView.treasures", *CARD)
CHARACTER_EFFECTS: Final = ZONES.add("CharacterView.effects", "@parent")
MONSTER_EFFECTS: Final = ZONES.add("MonsterView.effects", "@parent")

TOLD_IN: Final[list[list[int]]] = [[], [], [], [], [], [], []]
"""By where a card is, the zone in which it is told."""
TOLD_IN[IN_DECK] = [STARTERS]
TOLD_IN[IN_HAND] = [HANDS]
TOLD_IN[IN_PLAY] = [SPACES]
TOLD_IN[ATTACHED] = [TREASURES]
TOLD_IN[DISCARDED] = [DISCARDS]
TOLD_IN[LEADING] = [CHARACTERS]
TOLD_IN[RESOLVING] = [RESOLVED]

# Columns of the engine, as bits of those that have changed.
HAND: Final = 1 << 0
KNOWN: Final = 1 << 1
DISCARD: Final = 1 << 2
ATTACHMENTS: Final = 1 << 3
EFFECTS: Final = 1 << 4
LANE: Final = 1 << 5
RESTING: Final = HAND | DISCARD | ATTACHMENTS | LANE | 1 << 13
"""Where cards are at rest, but for the decks; and whether the Monsters to start with are being chosen."""
SPACES_FROM: Final = EFFECTS | ~(LANE - 1)
"""What the Monsters in play follow from: the lanes, and all that comes after them."""
COLUMNS: Final = 15
KNOWN_MONSTERS: Final = 1 << COLUMNS
"""Who knows the Monsters in play: looked at only where somebody has learnt something, or who is in play is new."""
BORNE_FROM: Final = KNOWN_MONSTERS | ATTACHMENTS | EFFECTS | LANE
"""What the Treasures and the effects on cards in play follow from."""

# What an option concerns.
CONCERNS: Final = Concerns()
ITS_CARD: Final = CONCERNS.add("card:{1}")
ITS_SPACE: Final = CONCERNS.add("lane", "sacrifice", "bear", "attack")
ITS_TRIGGER: Final = CONCERNS.add("trigger")
THE_CHARACTER: Final = CONCERNS.add("activate")


SCHEME: Final = Scheme(
    "players", "player_cannot", "in_hand", "in_deck", "hand", "discard", "known", "resolving", "starters", "character",
    "exhausted", "life", "lane", "attached", "damage", "attack_of", "defence_of", "keywords_of", "cannot_of", "attacks",
    "allowed", "struck", "is_setup", "bearers", "monsters",
)  # fmt: skip
SCHEME.standing(
    PLAYERS, "players", here("in_hand"), here("in_deck"), places=2, follows=(here("player_cannot"),), cards=False
)
SCHEME.piles(RESOLVED, "resolving", known="known")
SCHEME.piles(STARTERS, "starters")
SCHEME.kept(DECK_LISTS)
SCHEME.standing(CHARACTERS, "character", here("life"), places=2, follows=(here("exhausted"),))
SCHEME.standing(
    SPACES, "lane",
    there("damage"), here("attack_of"), less("defence_of", "damage"), here("defence_of"),
    left("allowed", "attacks", "cannot_of", TO_ATTACK), is_any("struck"), row("struck"),
    places=2 * LANES, follows=(here("keywords_of"), here("cannot_of"), whole("is_setup")), known="known",
)  # fmt: skip
SCHEME.piles(HANDS, "hand", known="known", holders=PLAYERS, tells_own=True)
SCHEME.piles(DISCARDS, "discard", holders=PLAYERS, tells_own=True)
SCHEME.piles(TREASURES, "attached", holders=SPACES)
SCHEME.standing(CHARACTER_EFFECTS, "bearers", row("bearers"), cards=False)
SCHEME.standing(MONSTER_EFFECTS, "monsters", row("monsters"), cards=False)
SCHEME.concern(ITS_CARD, "card")
SCHEME.concern(ITS_SPACE, "card", "lane", "lane")
STEPS: Final = SCHEME.code
SEATS: Final = [0, 1]
ONCE: Final = [1] * (2 * LANES)
NONE: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = []


class Lanes:
    """What a seat was told last of the Monsters in play, by lane, and of whose turn it is."""

    def __init__(self) -> None:
        self.turn = -1
        """The turn, the phase and whose they are, as one number."""
        self.known: list[int] = []
        """Who knew the Monsters,"""
        self.keys = [-1] * (2 * LANES)
        """what their rows followed from,"""
        self.rows = [b""] * (2 * LANES)
        """and their rows without the numbers that change often."""
        self.effects_from: list[Any] = [None, None, None]
        """What the effects on cards followed from,"""
        self.bearers: list[list[int]] = [[], []]
        """By kind, the Characters and the Monsters that bear effects, once for each,"""
        self.allowed: list[int] = []
        """and by lane how many attacks are allowed."""


def lanes_of(seen: Seen) -> Lanes:
    lanes: Lanes | None = seen.kept
    if lanes is None:
        lanes = Lanes()
        seen.kept = lanes
    return lanes


class LyonFiller(Filler):
    """Fills sheets with duels."""

    zones = ZONES
    concerns = CONCERNS

    def fill(self, match: AnyMatch, seat: int, sheet: Sheet) -> bool:
        m: LyonMatch = match
        if m.stale:
            m.refresh()
        sheet.begin(m.content.digest)
        if not sheet.turn_to(seat, m.options):
            sheet.page.numbers = [name_number(m, player) for player in (0, 1)]
            sheet.page.printed = [b""] * len(m.card)
            sheet.page.cards[CHARACTERS] = m.character
            if sheet.desk is not None:
                begin_page(m, seat, sheet, sheet.page)
        if sheet.desk is not None:
            self.fill_desk(m, seat, sheet)
            return True
        fill_rows(m, seat, sheet, sheet.page)
        view = view_told(m, seat, sheet, sheet.page)
        frame = m.waiting_frame(seat)
        source = row_of(m, frame.source, sheet) if frame is not None and frame.source >= 0 else 0
        self.finish(m, m.content.acts.acts, seat, sheet, view, source, [], [])
        return True

    def fill_desk(self, m: LyonMatch, seat: int, sheet: Sheet) -> None:
        """Do it at a desk: lay out what the scheme says, and make only the rows that it asks for."""
        seen = sheet.page
        columns = scheme_columns(m, seat, sheet, seen)
        needed = sheet.lay_scheme(STEPS, columns, seat)
        while needed:
            for i in range(0, len(needed), 2):
                make_row(m, needed[i], needed[i + 1], seat, sheet, seen)
            needed = sheet.lay_scheme(STEPS, columns, seat)
        view = view_told(m, seat, sheet, seen)
        frame = m.waiting_frame(seat)
        source = frame.source if frame is not None else -1
        self.finish_desk(m, m.content.acts.acts, seat, sheet, view, source, SCHEME, columns)

    def sought(self, match: AnyMatch, concern: int, sheet: Sheet) -> Sought:
        m: LyonMatch = match
        if concern == ITS_CARD:
            return "card", "", where(m, sheet, None)
        return ("card", "lane", where(m, sheet, m.lane)) if concern == ITS_SPACE else NOT_SOUGHT

    def called(self, match: AnyMatch, seat: int, raw: Raw, concern: int, sheet: Sheet) -> Called:
        m: LyonMatch = match
        card = m.triggers[raw[1]].source if concern == ITS_TRIGGER else m.character[seat]
        return ("card", row_of(m, card, sheet), card, 0, 0) if card >= 0 else NOTHING_CALLED


def view_told(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> bytes:
    """Tell what is no row, anew only if what it follows from is another."""
    turn = (m.turn << 4 | m.phase) << 2 | (m.active + 1) if m.result is None else -1
    lanes = lanes_of(seen)
    if turn < 0 or turn != lanes.turn:
        key = (seat, m.turn, m.phase, m.active, known_outcome(m.result))
        view = sheet.book.views.get(key)
        if view is None:
            outcome = outcome_of(m.result)
            view = sheet.keep_view(key, LyonView(seat, m.turn, PHASES[m.phase], m.active, (), (), (), outcome))
        lanes.turn, seen.view = turn, view
    return seen.view


def where(m: LyonMatch, sheet: Sheet, card_by: list[int] | None) -> list[Any]:
    """Say where cards are told, by what options tell of them first: see `packing.found_row`."""
    return [card_by, m.zone, TOLD_IN, sheet.starts, sheet.page.cards]


def row_of(m: LyonMatch, card: int, sheet: Sheet) -> int:
    """Return the row, from 1, in which a card is told; 0 for one that the seat does not see."""
    desk = sheet.desk
    if desk is not None:
        place: int = desk.row_of(card)
        return place
    return found_row(card, where(m, sheet, None))


def begin_page(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> None:
    """Make room for the rows that a desk asks for, and make those that stay."""
    seen.rows[PLAYERS] = [b""] * 2
    seen.rows[CHARACTERS] = [b""] * 2
    seen.rows[SPACES] = [b""] * (2 * LANES)
    seen.rows[DECK_LISTS] = [deck_block(m, player, seat, sheet) for player in (0, 1)]
    seen.follows = SCHEME.memory()
    seen.columns = [None] * len(SCHEME.columns)


def scheme_columns(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> list[Any]:
    """List the columns of the scheme, in its order."""
    bearers, monsters, allowed = NONE, NONE, ONCE
    if m.timed:
        lanes = lanes_of(seen)
        known = 0
        for lane in range(2 * LANES):
            monster = m.lane[lane]
            if monster >= 0 and m.known[monster] >> seat & 1:
                known |= 1 << lane
        if note_changes([m.timed, m.lane, known], lanes.effects_from):
            find_effects(m, seat, sheet, seen, lanes)
        bearers, monsters, allowed = lanes.bearers[0], lanes.bearers[1], lanes.allowed
    starting = [starters(m, seat)] if m.phase == SETUP else NO_PILES
    played = NO_PILES if cards_at_rest(m) == len(m.card) else [resolving(m)]
    return [
        SEATS, m.player_cannot, [len(m.hand[0]), len(m.hand[1])], [len(m.deck[0]), len(m.deck[1])], m.hand, m.discard,
        m.known, played, starting, m.character, m.exhausted, [m.life(0), m.life(1)], m.lane, m.attached, m.damage,
        m.attack_of, m.defence_of, m.keywords_of, m.cannot_of, m.attacks, allowed, all_struck(m),
        1 if m.phase == SETUP else 0, bearers, monsters,
    ]  # fmt: skip


def find_effects(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen, lanes: Lanes) -> None:
    """Note the rows of the effects on Characters and on Monsters that the seat knows, who bears them, and attacks."""
    known = [monster for monster in m.lane if monster >= 0 and m.known[monster] >> seat & 1]
    for zone, cards in ((CHARACTER_EFFECTS, m.character), (MONSTER_EFFECTS, known)):
        rows: list[bytes] = []
        bearers: list[int] = []
        for card in cards:
            effect_rows(m, zone, card, 0, seat, sheet, rows)
            bearers += [card] * (len(rows) - len(bearers))
        seen.rows[zone] = rows
        lanes.bearers[zone - CHARACTER_EFFECTS] = bearers
    lanes.allowed = ONCE
    for timed in m.timed:
        if timed[0] == ATTACKS_AGAIN:
            lanes.allowed = [m.attacks_allowed(lane) for lane in range(2 * LANES)]


def all_struck(m: LyonMatch) -> list[int]:
    """List by lane whom an attack would strike, -1 for nobody."""
    if m.phase != COMBAT:
        return NOBODY
    struck = [-1] * (2 * LANES)
    for lane in range(LANES * m.active, LANES * m.active + LANES):
        if m.lane[lane] >= 0 and m.can_attack(lane):
            card = struck_by(m, lane)
            struck[lane] = -1 if card is None else card
    return struck


def make_row(m: LyonMatch, zone: int, which: int, seat: int, sheet: Sheet, seen: Seen) -> None:
    """Make the row that a desk has asked for: of a place in a zone, or of a card as it is printed."""
    if zone == PLAYERS:
        seen.rows[zone][which] = player_row(m, which, seat, sheet, seen)
    elif zone == CHARACTERS:
        seen.rows[zone][which] = character_row(m, which, seat, sheet)
    elif zone == SPACES:
        monster = m.lane[which]
        if m.known[monster] >> seat & 1:
            row = monster_row(m, which, monster, seat, sheet, lanes_of(seen))
        else:
            row = face_down_row(which, seat, sheet)
        seen.rows[zone][which] = row
    else:
        card_row(m, which, seat, sheet, seen)


def fill_rows(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> None:
    """Lay out everything that lies on the table, in the order of the zones."""
    changed, pack, settled = seen.changes(columns(m)), seen.packs[PLAYERS], seen.packs[RESOLVED]
    lay_players(m, seat, sheet, seen)
    if changed & RESTING or pack != seen.packs[PLAYERS]:
        settled = 1 if m.phase != SETUP and cards_at_rest(m) == len(m.card) else 0
    if not settled or settled != seen.packs[RESOLVED] or not sheet.stay(RESOLVED, CHARACTERS):
        seen.packs[RESOLVED] = settled
        lay_apart(m, seat, sheet, seen)
    lay_characters(m, seat, sheet)
    lanes = lanes_of(seen)
    if changed & (KNOWN | LANE):
        known = picked(m.known, m.lane)
        if known != lanes.known:
            lanes.known = known
            changed |= KNOWN_MONSTERS
    moved = sheet.count != seen.firsts[SPACES]
    if moved or changed & SPACES_FROM:
        lay_spaces(m, seat, sheet, seen)
    else:
        sheet.lay_changing(SPACES, seen.rows[SPACES], seen.changing[SPACES])
    if changed & (HAND | KNOWN):
        find_hands(m, seat, seen)
    if changed & DISCARD:
        note_held(DISCARDS, m.discard[0] + m.discard[1], len(m.discard[0]), seat, seen)
    if changed & (HAND | KNOWN | DISCARD) or not sheet.stay(HANDS, TREASURES):
        lay_held(m, HANDS, seat, sheet, seen)
        lay_held(m, DISCARDS, seat, sheet, seen)
    if moved or changed & BORNE_FROM:
        lay_treasures(m, seat, sheet, seen)
        seen.rows[CHARACTER_EFFECTS] = character_effects(m, seat, sheet) if m.timed else []
        seen.rows[MONSTER_EFFECTS] = monster_effects(m, seat, sheet, seen) if m.timed else []
        sheet.lay(CHARACTER_EFFECTS, seen.rows[CHARACTER_EFFECTS])
    elif not sheet.stay(TREASURES, MONSTER_EFFECTS):
        sheet.lay_changing(TREASURES, seen.rows[TREASURES], seen.changing[TREASURES])
        sheet.lay(CHARACTER_EFFECTS, seen.rows[CHARACTER_EFFECTS])
    sheet.lay(MONSTER_EFFECTS, seen.rows[MONSTER_EFFECTS])


def lay_apart(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> None:
    """Lay out Magics that are being played, Monsters to start with, and the deck lists."""
    played: list[int] = []
    if cards_at_rest(m) < len(m.card):
        played = [card for card in resolving(m) if m.known[card] >> seat & 1]
    lay_pile(m, RESOLVED, played, seat, sheet, seen)
    lay_pile(m, STARTERS, starters(m, seat), seat, sheet, seen)
    if not sheet.again(DECK_LISTS, seat):
        lists = [deck_block(m, player, seat, sheet) for player in (0, 1)]
        sheet.lay_new(DECK_LISTS, seat, lists, sheet.count_in(lists))


def columns(m: LyonMatch) -> list[Any]:
    """List the columns that say what lies where, and what it is worth, in the order of their bits."""
    phase = m.phase if m.phase == COMBAT or m.phase == SETUP else -1
    return [
        m.hand, m.known, m.discard, m.attached, m.timed, m.lane, m.damage, m.attacks, m.attack_of, m.defence_of,
        m.keywords_of, m.cannot_of, m.can_of, phase, m.active if phase == COMBAT else -1,
    ]  # fmt: skip


def find_hands(m: LyonMatch, seat: int, seen: Seen) -> None:
    """Note the cards in hand that the seat knows."""
    known = m.known
    cards: list[int] = []
    for card in m.hand[0]:
        if known[card] >> seat & 1:
            cards.append(card)
    first = len(cards)
    for card in m.hand[1]:
        if known[card] >> seat & 1:
            cards.append(card)
    note_held(HANDS, cards, first, seat, seen)


def note_held(zone: int, cards: list[int], first: int, seat: int, seen: Seen) -> None:
    """Note which cards the players hold, so many of them the first player."""
    seen.cards[zone] = cards
    groups = [first, own_of(0, seat), 1, len(cards) - first, own_of(1, seat), 2]
    if groups != seen.places[zone]:
        seen.places[zone] = groups


def lay_held(m: LyonMatch, zone: int, seat: int, sheet: Sheet, seen: Seen) -> None:
    """Lay out the cards in hands, or in discard piles."""
    cards = seen.cards[zone]
    missing = sheet.lay_printed(zone, seen.printed, cards, seen.places[zone])
    while missing >= 0:
        card_row(m, cards[missing], seat, sheet, seen)
        missing = sheet.lay_printed(zone, seen.printed, cards, seen.places[zone])


def starters(m: LyonMatch, seat: int) -> list[int]:
    """List the Monsters that the seat may start with, while it chooses one."""
    if m.phase != SETUP:
        return []
    return [raw[1] for other, raws, _ in m.open_offers() if other == seat for raw in raws if raw[0] == START.number]


def name_number(m: LyonMatch, player: int) -> int:
    """Return a number for the name of a deck; 0 for one that somebody has made."""
    name: str = m.options["decks"][player]
    return list(m.content.decks).index(name) + 1 if name in m.content.decks else 0


def cards_at_rest(m: LyonMatch) -> int:
    """Count the cards that are in a deck, a hand, a discard pile or in play: all but Magics that are being played."""
    count = 2 + len(m.deck[0]) + len(m.deck[1]) + len(m.hand[0]) + len(m.hand[1])
    count += len(m.discard[0]) + len(m.discard[1])
    for lane in range(2 * LANES):
        if m.lane[lane] >= 0:
            count += 1 + len(m.attached[lane])
    return count


def deck_block(m: LyonMatch, player: int, seat: int, sheet: Sheet) -> bytes:
    """Return the rows of a deck list as one."""
    cards, own = deck_list(m, player), own_of(player, seat)
    block = sheet.block(DECK_LISTS, cards, own, player + 1)
    if block is None:
        values = tuple([Pair(id, copies) for id, copies in cards])
        block = sheet.keep_block(DECK_LISTS, cards, values, own, player + 1)
    return block


def lay_players(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> None:
    pack = (len(m.hand[0]) << 8 | len(m.hand[1])) << 16 | len(m.deck[0]) << 8 | len(m.deck[1])
    pack = pack << 24 | m.player_cannot[0] << 12 | m.player_cannot[1]
    if sheet.again_packed(PLAYERS, pack):
        return
    rows: list[bytes] = []
    numbers: list[int] = []
    for player in range(2):
        rows.append(player_row(m, player, seat, sheet, seen))
        numbers.append(len(m.hand[player]))
        numbers.append(len(m.deck[player]))
    sheet.lay_new_packed(PLAYERS, pack, rows, numbers)


def player_row(m: LyonMatch, player: int, seat: int, sheet: Sheet, seen: Seen) -> bytes:
    """Return the row of a player, with no cards in hand or deck."""
    cannot = m.player_cannot[player]
    key = (seen.numbers[player] << 12 | cannot) << 2 | 2 * player + seat
    row = sheet.book.plain[PLAYERS].get(key)
    if row is None:
        forbidden = tuple([word for bit, word in FORBIDDEN.items() if cannot & bit])
        nobody: Any = None
        value = PlayerView(player, deck_name(m, player), nobody, (), forbidden, (), 0, 0, (), ())
        row = sheet.keep_plain(PLAYERS, key, value, own_of(player, seat), player, 0)
    return row


def lay_pile(m: LyonMatch, zone: int, cards: list[int], seat: int, sheet: Sheet, seen: Seen) -> None:
    """Lay out cards as they are printed that nobody holds."""
    if cards == seen.cards[zone]:
        sheet.lay_changing(zone, seen.rows[zone], seen.changing[zone])
        return
    rows: list[bytes] = []
    numbers: list[int] = []
    for card in cards:
        numbers.append(zone + 1)
        numbers.append(len(rows))
        numbers.append(0)
        rows.append(card_row(m, card, seat, sheet, seen))
    seen.cards[zone] = cards
    sheet.note_changing(zone, rows, numbers)


def card_row(m: LyonMatch, card: int, seat: int, sheet: Sheet, seen: Seen) -> bytes:
    """Return the row of a card as it is printed, without where it lies."""
    row = seen.printed[card]
    if not row:
        owner = m.owner[card]
        key = (m.card[card] << 2) + 2 * owner + (owner == seat)
        row = sheet.book.plain[HANDS].get(key) or sheet.keep_plain(
            HANDS, key, card_view(m, card), own_of(owner, seat), 0, 0
        )
        seen.printed[card] = row
    return row


def lay_characters(m: LyonMatch, seat: int, sheet: Sheet) -> None:
    pack = (m.damage[m.character[0]] << 16 | m.damage[m.character[1]]) << 8 | m.exhausted[0] << 4 | m.exhausted[1]
    if sheet.again_packed(CHARACTERS, pack):
        return
    rows: list[bytes] = []
    numbers: list[int] = []
    for player in range(2):
        rows.append(character_row(m, player, seat, sheet))
        numbers.append(m.life(player))
    sheet.lay_new_packed(CHARACTERS, pack, rows, numbers)


def character_row(m: LyonMatch, player: int, seat: int, sheet: Sheet) -> bytes:
    """Return the row of a Character, without its life."""
    card, exhausted = m.character[player], m.exhausted[player]
    key = (m.card[card] << 4 | exhausted) << 2 | 2 * player + seat
    row = sheet.book.plain[CHARACTERS].get(key)
    if row is None:
        shown = face(m.printed(card))
        value = CharacterView(card=card, owner=player, **shown, life=0, exhausted=bool(exhausted), effects=())
        row = sheet.keep_plain(CHARACTERS, key, value, own_of(player, seat), 0, player + 1)
    return row


def lay_spaces(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> None:
    """Lay out the Monsters; those that the seat does not know have a row, but no number."""
    known = m.known
    seen.cards[SPACES] = [monster if known[monster] >> seat & 1 else -1 for monster in m.lane if monster >= 0]
    seen.firsts[SPACES] = sheet.count
    rows: list[bytes] = []
    numbers: list[int] = []
    lanes = lanes_of(seen)
    for lane in range(2 * LANES):
        monster = m.lane[lane]
        if monster >= 0:
            if known[monster] >> seat & 1:
                rows.append(monster_row(m, lane, monster, seat, sheet, lanes))
                tell_monster(m, lane, monster, sheet, seen, numbers)
            else:
                rows.append(face_down_row(lane, seat, sheet))
                for _ in ZONES.changing[SPACES]:
                    numbers.append(0)
    sheet.note_changing(SPACES, rows, numbers)


def face_down_row(lane: int, seat: int, sheet: Sheet) -> bytes:
    key = (lane, seat)
    row = sheet.book.rows[SPACES].get(key)
    if row is None:
        player = lane // LANES
        row = sheet.keep(SPACES, key, FaceDown(), own_of(player, seat), lane % LANES, player + 1)
    return row


def monster_row(m: LyonMatch, lane: int, monster: int, seat: int, sheet: Sheet, lanes: Lanes) -> bytes:
    """Return the row of a Monster, unhurt."""
    printed = ((m.card[monster] << 4 | m.keywords_of[lane]) << 12 | m.cannot_of[lane]) << 3 | lane
    key = printed << 3 | 4 * (m.phase == SETUP) + 2 * m.owner[monster] + seat
    if lanes.keys[lane] != key:
        row = sheet.book.plain[SPACES].get(key)
        lanes.rows[lane] = plain_monster(m, lane, monster, seat, sheet, key) if row is None else row
        lanes.keys[lane] = key
    return lanes.rows[lane]


def tell_monster(m: LyonMatch, lane: int, monster: int, sheet: Sheet, seen: Seen, numbers: list[int]) -> None:
    """Add the numbers of a Monster that change often."""
    damage, defence, left = m.damage[monster], m.defence_of[lane], 0
    if not m.cannot_of[lane] & TO_ATTACK:
        allowed = m.attacks_allowed(lane) if m.timed else 1
        left = max(0, allowed - m.attacks[lane])
    numbers.append(damage)
    numbers.append(m.attack_of[lane])
    numbers.append(defence - damage)
    numbers.append(defence)
    numbers.append(left)
    struck = struck_by(m, lane) if m.phase == COMBAT and left else None
    if struck is None:
        numbers.append(0)
        numbers.append(0)
    else:
        numbers.append(1)
        numbers.append(row_of_struck(m, struck, sheet, seen))


def plain_monster(m: LyonMatch, lane: int, monster: int, seat: int, sheet: Sheet, key: int) -> bytes:
    """Make the row of a Monster, unhurt: of one like it that stands elsewhere, if there ever was one."""
    owner, player = m.owner[monster], lane // LANES
    alike = (m.card[monster], m.keywords_of[lane], m.cannot_of[lane], m.phase == SETUP)
    row = sheet.book.plain[SPACES].get(alike)
    if row is not None:
        where = (lane % LANES, player + 1, own_of(owner, seat), owner, lane)
        return sheet.keep_patched(SPACES, key, row, where)
    value = MonsterView(
        card=monster,
        owner=owner,
        **face(m.printed(monster)),
        lane=lane,
        face_down=m.phase == SETUP,
        damage=0,
        attack_now=0,
        defence_now=0,
        defence_full=0,
        keywords_now=keyword_keys(m.keywords_of[lane]),
        attacks_left=0,
        hits=None,
        cannot=cannot_view(m.cannot_of[lane]),
        effects=(),
        treasures=(),
    )
    row = sheet.keep_plain(SPACES, key, value, own_of(owner, seat), lane % LANES, player + 1)
    put(sheet.book.plain[SPACES], alike, row)
    return row


def row_of_struck(m: LyonMatch, struck: int, sheet: Sheet, seen: Seen) -> int:
    """Return the row of what would be struck: Monsters are about to be laid out where the sheet is now."""
    if m.zone[struck] == LEADING:
        return sheet.starts[CHARACTERS] + m.owner[struck] + 1
    return sheet.count + seen.cards[SPACES].index(struck) + 1


def lay_treasures(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> None:
    rows: list[bytes] = []
    numbers: list[int] = []
    cards: list[int] = []
    for lane in range(2 * LANES):
        attached = m.attached[lane]
        if attached and m.known[m.lane[lane]] >> seat & 1:
            bearer = row_of(m, m.lane[lane], sheet)
            for place in range(len(attached)):
                cards.append(attached[place])
                rows.append(card_row(m, attached[place], seat, sheet, seen))
                numbers.append(TREASURES + 1)
                numbers.append(place)
                numbers.append(bearer)
    seen.cards[TREASURES] = cards
    sheet.note_changing(TREASURES, rows, numbers)


def character_effects(m: LyonMatch, seat: int, sheet: Sheet) -> list[bytes]:
    rows: list[bytes] = []
    for player in (0, 1):
        parent = sheet.starts[CHARACTERS] + player + 1
        effect_rows(m, CHARACTER_EFFECTS, m.character[player], parent, seat, sheet, rows)
    return rows


def monster_effects(m: LyonMatch, seat: int, sheet: Sheet, seen: Seen) -> list[bytes]:
    rows: list[bytes] = []
    parent = sheet.starts[SPACES]
    for monster in seen.cards[SPACES]:
        parent += 1
        if monster >= 0:
            effect_rows(m, MONSTER_EFFECTS, monster, parent, seat, sheet, rows)
    return rows


def effect_rows(m: LyonMatch, zone: int, card: int, parent: int, seat: int, sheet: Sheet, rows: list[bytes]) -> None:
    place = 0
    for what, on, a, b, until, whose in m.timed:
        if on == card and not (what == PREVENTS and a <= 0):
            own = own_of(m.owner[card], seat)
            key = (what, a, b, until, whose, parent, place, own)
            row = sheet.book.rows[zone].get(key)
            if row is None:
                row = sheet.keep(zone, key, EffectView(TIMED[what], a, b, LENGTHS[until], whose), own, place, parent)
            rows.append(row)
            place += 1
