"""What a seat knows of a match, as rows of bytes: what its view says, straight from the columns.

Each row follows from the numbers in its key alone; the value of the view that it tells is made when it is first met.
Cards never change hands, so that a card's owner says in whose zones it lies.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.lorcana.acts.from_hand import SHIFT, SING
from ludoteca.games.lorcana.acts.in_play import CHALLENGE
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.challenge import challenge_targets, exposed
from ludoteca.games.lorcana.flow.playing import price, shift_bases, singers_for
from ludoteca.games.lorcana.state.cards import ITEM
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.seen import chosen_so_far, hands_are_shown
from ludoteca.games.lorcana.state.terms import GONE, IN_DECK, IN_DISCARD, IN_HAND, IN_PLAY, PHASES, UNDER
from ludoteca.games.lorcana.state.view import (
    card_view,
    effect_view,
    keyword_views,
    location_view,
    played_view,
    resolving,
    trigger_view,
)
from ludoteca.games.lorcana.state.view_types import (
    ChallengeView,
    InkView,
    LorcanaView,
    PlayerView,
    ReachView,
)
from ludoteca.kernel.frames import AnyMatch
from ludoteca.kernel.packing import found_row, known_among
from ludoteca.kernel.sheets import (
    NOT_ALIKE,
    NOT_SOUGHT,
    Alike,
    Concerns,
    Filler,
    Seen,
    Sheet,
    Sought,
    Zones,
    known_outcome,
    own_of,
    put,
    tell_place,
)
from ludoteca.kernel.views import outcome_of

CARD: Final = ("@zone", "@own", "@place", "@parent")
PLAYED: Final = (
    *CARD, "damage", "exerted", "drying", "strength_now", "willpower_now", "lore_now", "at?", "at", "under",
)  # fmt: skip
ZONES: Final = Zones()
PLAYERS: Final = ZONES.add(
    "players", "lore", "deck", "hand_size", "ink.ready", "ink.exerted", "ink.total", "inked", "ink_allowed",
)  # fmt: skip
RESOLVED: Final = ZONES.add("resolving", *CARD)
BAG: Final = ZONES.add("bag", "card")
EFFECTS: Final = ZONES.add("effects", "@place", "card")
REACH: Final = ZONES.add("reach", "@place", "card", "to#")
TOPS: Final = ZONES.add("PlayerView.top", *CARD)
HANDS: Final = ZONES.add("PlayerView.hand", *CARD, "price?", "price", "inkable")
REMEMBERED: Final = ZONES.add("PlayerView.seen", *CARD)
CHARACTERS: Final = ZONES.add("PlayerView.characters", *PLAYED)
ITEMS: Final = ZONES.add("PlayerView.items", *PLAYED)
LOCATIONS: Final = ZONES.add("PlayerView.locations", *PLAYED, "here#")
DISCARDS: Final = ZONES.add("PlayerView.discard", *CARD)
UNDER_CARDS: Final = ZONES.add("PlayedCard.under_cards", *CARD)
UNDER_LOCATIONS: Final = ZONES.add("LocationView.under_cards", *CARD)
CARD_KEYWORDS: Final = ZONES.add("CardView.keywords")
PLAYED_KEYWORDS: Final = ZONES.add("PlayedCard.keywords")
KEYWORDS_NOW: Final = ZONES.add("PlayedCard.keywords_now")
LOCATION_KEYWORDS: Final = ZONES.add("LocationView.keywords")
LOCATION_KEYWORDS_NOW: Final = ZONES.add("LocationView.keywords_now")
PRINTED: Final = (RESOLVED, TOPS, HANDS, REMEMBERED, DISCARDS, UNDER_CARDS, UNDER_LOCATIONS)
"""Where cards lie that are shown as printed."""
TOLD_IN: Final[list[list[int]]] = [[RESOLVED] for _ in range(GONE + 1)]
"""By where a card is, the zones in which it may be told, the first one counts."""
TOLD_IN[IN_DECK] += [TOPS, REMEMBERED]
TOLD_IN[IN_HAND] += [HANDS, REMEMBERED]
TOLD_IN[IN_PLAY] += [CHARACTERS, ITEMS, LOCATIONS]
TOLD_IN[IN_DISCARD] += [DISCARDS]
TOLD_IN[UNDER] += [UNDER_CARDS, UNDER_LOCATIONS]
HOLDING: Final = (RESOLVED, CARD_KEYWORDS, PLAYED_KEYWORDS, KEYWORDS_NOW, LOCATION_KEYWORDS, LOCATION_KEYWORDS_NOW)
"""Where keywords are told; those of cards that are resolving, which are nobody's, are kept by themselves."""


# What an option concerns.
CONCERNS: Final = Concerns()
ITS_CARD: Final = CONCERNS.add("card:{1}")
ITS_SEAT: Final = CONCERNS.add("seat:{1}")
ITS_TRIGGER: Final = CONCERNS.add("bag:{1}")

# Columns of the engine, as bits of those that have changed.
CARDS_FROM: Final = (1 << 7) - 1
"""Where the cards lie, and who knows them."""
PLAY: Final = 1 << 2
UNDER_FROM: Final = 1 << 5
PLAYED_FROM: Final = PLAY | UNDER_FROM | ((1 << 8) - 1) << 7
"""What the numbers of cards in play follow from."""
WORN: Final = 0b111 << 7
"""Those of them that change most: damage, and who is exerted or drying."""
KEYWORDS_FROM: Final = PLAY | ((1 << 4) - 1) << 15

NO_ROWS: Final[list[bytes]] = []


class LorcanaFiller(Filler):
    """Fills sheets with matches of Lorcana."""

    zones = ZONES
    changing_view = ("step", "turn", "challenge.challenger", "challenge.challenged", "chosen#")
    concerns = CONCERNS

    def fill(self, match: AnyMatch, seat: int, sheet: Sheet) -> bool:
        m: LorcanaMatch = match
        if not m.cast.digest:
            return False
        if m.stale:
            m.refresh()
        sheet.begin(m.cast.digest)
        sheet.turn_to(seat, m.cast)
        page = sheet.page
        if not page.numbers:
            begin_page(m, page)
        changed = page.changes(columns(m, seat))
        if changed & CARDS_FROM:
            find_cards(m, seat, page)
        reached = reaches(m, seat)
        resolved = page.cards[RESOLVED]
        find_firsts(m, seat, page, len(reached))
        fill_rows(m, seat, sheet, page, reached, changed, page.cards[RESOLVED] == resolved)
        frame = m.waiting_frame(seat)
        source = row_of(m, frame.source, page) if frame is not None and frame.source >= 0 else 0
        numbers = view_numbers(m, seat, sheet, page)
        self.finish(m, m.acts().acts, seat, sheet, plain_view(m, seat, sheet), source, numbers, [])
        return True

    def alike(self, match: AnyMatch, concern: int, sheet: Sheet) -> Alike:
        if concern == ITS_SEAT:
            return "seat", 1, False
        return ("bag", sheet.page.firsts[BAG] + 1, False) if concern == ITS_TRIGGER else NOT_ALIKE

    def sought(self, match: AnyMatch, concern: int, sheet: Sheet) -> Sought:
        return ("card", "card", where(match, sheet.page)) if concern == ITS_CARD else NOT_SOUGHT


def plain_view(m: LorcanaMatch, seat: int, sheet: Sheet) -> bytes:
    """Tell what is no row without the numbers that change often."""
    needed = tuple([laws.lore_needed(m, player) for player in range(m.seats)])
    key = (seat, m.active, m.first, m.phase, m.challenger >= 0, needed, known_outcome(m.result))
    plain = sheet.book.views.get(key)
    if plain is None:
        shown = LorcanaView(
            step=0,
            turn=0,
            active=m.active,
            first=m.first,
            phase="challenge" if m.challenger >= 0 else PHASES[m.phase],
            seat=seat,
            threshold=needed,
            players=(),
            resolving=(),
            chosen=(),
            bag=(),
            challenge=ChallengeView(0, 0) if m.challenger >= 0 else None,
            effects=(),
            reach=(),
            outcome=outcome_of(m.result),
        )
        plain = sheet.keep_view(key, shown)
    return plain


def view_numbers(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen) -> list[Any]:
    """List the numbers that change often in what is no row."""
    chosen = chosen_so_far(m, seat)
    return [
        m.step,
        m.turn,
        row_of(m, m.challenger, page) if m.challenger >= 0 else 0,
        row_of(m, m.challenged, page) if m.challenger >= 0 and m.challenged >= 0 else 0,
        sheet.listed([row_of(m, card, page) for card in chosen]) if chosen else sheet.nothing,
    ]


# -- where everything lies ---------------------------------------------------------------------------------------


def begin_page(m: LorcanaMatch, page: Seen) -> None:
    """Note that nobody has looked at what the cards hold."""
    page.numbers = [0]
    for zone in HOLDING:
        page.held[zone] = [None] * len(m.card)


def columns(m: LorcanaMatch, seat: int) -> list[Any]:
    """List what zones follow from, in the order of the bits."""
    shown = 1 if len(m.stack) > 1 and hands_are_shown(m) else 0
    for player in range(m.seats):
        shown = shown << 1 | (1 if laws.top_is_revealed(m, player) else 0)
    return [
        m.deck, m.hand, m.play, m.discard, m.known, m.under, shown, m.damage, m.exerted, m.drying, m.strength_of,
        m.willpower_of, m.lore_of, m.at, m.cannot_of, m.keywords_of, m.challenger_of, m.resist_of, m.singer_of,
    ]  # fmt: skip


def find_cards(m: LorcanaMatch, seat: int, page: Seen) -> None:
    """Note the cards of each zone that the seat may know."""
    cards = page.cards
    shown = len(m.stack) > 1 and hands_are_shown(m)
    tops: list[int] = []
    hands: list[int] = []
    remembered: list[int] = []
    characters: list[int] = []
    items: list[int] = []
    locations: list[int] = []
    discards: list[int] = []
    known, scripts = m.known, m.script
    for player in range(m.seats):
        deck = m.deck[player]
        if deck and laws.top_is_revealed(m, player):
            tops.append(deck[-1])
        seen = known_among(deck, known, seat)
        if player == seat:
            hands += m.hand[player]
        else:
            held = known_among(m.hand[player], known, seat)
            seen += held
            if shown:
                hands += held
        if seen:
            seen.sort()
            remembered += seen
        for card in m.play[player]:
            script = scripts[card]
            if script.is_character:
                characters.append(card)
            elif script.is_location:
                locations.append(card)
            elif script.kind == ITEM:
                items.append(card)
        discards += m.discard[player]
    cards[TOPS] = tops
    cards[HANDS] = hands
    cards[REMEMBERED] = remembered
    cards[CHARACTERS] = characters
    cards[ITEMS] = items
    cards[LOCATIONS] = locations
    cards[DISCARDS] = discards
    cards[UNDER_CARDS] = face_up_under(m, characters) + face_up_under(m, items)
    cards[UNDER_LOCATIONS] = face_up_under(m, locations)


def find_firsts(m: LorcanaMatch, seat: int, page: Seen, reached: int) -> None:
    """Note the cards that are being played or looked at, and how many rows lie before each zone."""
    cards, firsts = page.cards, page.firsts
    cards[RESOLVED] = resolving(m, seat)
    firsts[RESOLVED] = m.seats
    firsts[BAG] = firsts[RESOLVED] + len(cards[RESOLVED])
    firsts[EFFECTS] = firsts[BAG] + len(m.triggers)
    firsts[REACH] = firsts[EFFECTS] + len(m.timed)
    firsts[TOPS] = firsts[REACH] + reached
    for zone in range(TOPS, UNDER_LOCATIONS):
        firsts[zone + 1] = firsts[zone] + len(cards[zone])


def face_up_under(m: LorcanaMatch, cards: list[int]) -> list[int]:
    """List the cards under these that everybody knows."""
    face_up: list[int] = []
    for card in cards:
        if m.under[card]:
            face_up += [one for one in m.under[card] if m.known[one] == m.cast.everyone]
    return face_up


def where(m: LorcanaMatch, page: Seen) -> list[Any]:
    """Say where cards are told that the seat sees: see `packing.found_row`."""
    return [None, m.zone, TOLD_IN, page.firsts, page.cards]


def row_of(m: LorcanaMatch, card: int, page: Seen) -> int:
    """Return the row, from 1, in which a card is told first; 0 for one that the seat does not see."""
    return found_row(card, where(m, page))


def fill_rows(
    m: LorcanaMatch,
    seat: int,
    sheet: Sheet,
    page: Seen,
    reached: list[tuple[str, int, list[int]]],
    changed: int,
    same_resolved: bool,
) -> None:
    """Lay out everything that lies on the table, in the order of the zones."""
    lay_players(m, seat, sheet)
    lay_pile(m, RESOLVED, seat, sheet, page)
    sheet.lay(BAG, trigger_rows(m, seat, sheet, page) if m.triggers else NO_ROWS)
    lay_effects(m, seat, sheet, page)
    lay_reach(m, sheet, page, reached)
    lay_pile(m, TOPS, seat, sheet, page)
    lay_hands(m, seat, sheet, page)
    lay_pile(m, REMEMBERED, seat, sheet, page)
    if changed & PLAYED_FROM:
        page.numbers[0] += 1
    follows = page.numbers[0]
    if page.cards[LOCATIONS]:
        follows = (follows << 16 | page.firsts[CHARACTERS]) << 16 | page.firsts[LOCATIONS]
    only_worn = not page.cards[LOCATIONS] and not changed & PLAYED_FROM & ~WORN
    for zone in (CHARACTERS, ITEMS, LOCATIONS):
        if not sheet.again(zone, follows):
            if only_worn and page.keys[zone] == follows - 1:
                lay_worn(m, zone, sheet, page, follows)
            else:
                lay_played(m, zone, seat, sheet, page, follows)
    if changed & CARDS_FROM or not sheet.stay(DISCARDS, CARD_KEYWORDS):
        lay_pile(m, DISCARDS, seat, sheet, page)
        lay_under(m, UNDER_CARDS, (CHARACTERS, ITEMS), seat, sheet, page)
        lay_under(m, UNDER_LOCATIONS, (LOCATIONS,), seat, sheet, page)
    if changed & (CARDS_FROM | KEYWORDS_FROM) or not same_resolved or not sheet.stay(CARD_KEYWORDS, len(ZONES.names)):
        lay_all_keywords(m, seat, sheet, page, changed)


def lay_all_keywords(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen, changed: int) -> None:
    """Lay out the keywords of all cards, printed ones and those that they have now."""
    if changed & KEYWORDS_FROM:
        find_keywords_now(m, KEYWORDS_NOW, (CHARACTERS, ITEMS), seat, sheet, page)
        find_keywords_now(m, LOCATION_KEYWORDS_NOW, (LOCATIONS,), seat, sheet, page)
    lay_keywords(m, CARD_KEYWORDS, PRINTED, seat, sheet, page)
    lay_keywords(m, PLAYED_KEYWORDS, (CHARACTERS, ITEMS), seat, sheet, page)
    sheet.lay_held(KEYWORDS_NOW, holding(KEYWORDS_NOW, (CHARACTERS, ITEMS), page))
    lay_keywords(m, LOCATION_KEYWORDS, (LOCATIONS,), seat, sheet, page)
    sheet.lay_held(LOCATION_KEYWORDS_NOW, holding(LOCATION_KEYWORDS_NOW, (LOCATIONS,), page))


# -- players and what is under way -------------------------------------------------------------------------------


def lay_players(m: LorcanaMatch, seat: int, sheet: Sheet) -> None:
    rows: list[bytes] = []
    numbers: list[int] = []
    for player in range(m.seats):
        out = m.is_out(player)
        key = player << 2 | out << 1 | (player == seat)
        row = sheet.book.plain[PLAYERS].get(key)
        rows.append(plain_player(m, player, seat, sheet, key) if row is None else row)
        total = len(m.ink[player]) + (0 if out else m.cast.ink_tokens)
        ready = m.ready_ink[player]
        numbers.append(m.lore[player])
        numbers.append(len(m.deck[player]))
        numbers.append(len(m.hand[player]))
        numbers.append(ready)
        numbers.append(total - ready)
        numbers.append(total)
        numbers.append(m.inked_by(player) if m.phase else 0)
        numbers.append(laws.inks_allowed(m, player))
    sheet.lay_changing(PLAYERS, rows, numbers)


def plain_player(m: LorcanaMatch, player: int, seat: int, sheet: Sheet, key: int) -> bytes:
    value = PlayerView(
        seat=player,
        lore=0,
        left=m.is_out(player),
        deck=0,
        top=None,
        hand=(),
        hand_size=0,
        seen=(),
        ink=InkView(0, 0, 0),
        inked=0,
        ink_allowed=0,
        characters=(),
        items=(),
        locations=(),
        discard=(),
    )
    return sheet.keep_plain(PLAYERS, key, value, own_of(player, seat), player, 0)


def trigger_rows(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen) -> list[bytes]:
    """Return the rows of what waits in the bag, which is seldom anything."""
    rows: list[bytes] = []
    for index in range(len(m.triggers)):
        trigger = m.triggers[index]
        row = row_of(m, trigger.source, page)
        key = (m.cast, trigger.node, trigger.source, trigger.seat, seat, index, row)
        kept = sheet.book.rows[BAG].get(key)
        if kept is None:
            plain = sheet.ledger.make(BAG, trigger_view(m, trigger), own_of(trigger.seat, seat), index, 0)
            kept = sheet.keep_changed(BAG, key, plain, (row,))
        rows.append(kept)
    return rows


def lay_effects(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen) -> None:
    rows: list[bytes] = []
    numbers: list[int] = []
    for timed in m.timed:
        card = timed[1]
        key = (m.cast, timed, seat)
        row = sheet.book.plain[EFFECTS].get(key)
        if row is None:
            whose = m.owner[card] if card >= 0 else timed[5]
            row = sheet.keep_plain(EFFECTS, key, effect_view(m, timed), own_of(whose, seat), 0, 0)
        numbers.append(len(rows))
        numbers.append(row_of(m, card, page) if card >= 0 else 0)
        rows.append(row)
    sheet.lay_changing(EFFECTS, rows, numbers)


def reaches(m: LorcanaMatch, seat: int) -> list[tuple[str, int, list[int]]]:
    """List for each option of the seat that has a goal its deed, its card and the cards within reach."""
    reached: list[tuple[str, int, list[int]]] = []
    for other, raws, _ in m.open_offers():
        if other == seat:
            for raw in raws:
                if raw[0] == CHALLENGE.number:
                    reached.append(("challenge", raw[1], challenge_targets(m, raw[1], exposed(m, seat))))
                elif raw[0] == SING.number:
                    reached.append(("sing", raw[1], singers_for(m, seat, raw[1])))
                elif raw[0] == SHIFT.number:
                    reached.append(("shift", raw[1], shift_bases(m, seat, raw[1])))
    return reached


def lay_reach(m: LorcanaMatch, sheet: Sheet, page: Seen, reached: list[tuple[str, int, list[int]]]) -> None:
    rows: list[bytes] = []
    numbers: list[Any] = []
    for deed, card, to in reached:
        row = sheet.book.plain[REACH].get(deed)
        if row is None:
            row = sheet.keep_plain(REACH, deed, ReachView(deed, 0, ()), 0, 0, 0)
        numbers.append(len(rows))
        numbers.append(row_of(m, card, page))
        numbers.append(sheet.listed([row_of(m, one, page) for one in to]))
        rows.append(row)
    sheet.lay_changing(REACH, rows, numbers)


# -- cards as printed --------------------------------------------------------------------------------------------


def lay_pile(m: LorcanaMatch, zone: int, seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out cards as printed; those that are resolving are nobody's."""
    cards = page.cards[zone]
    if sheet.again(zone, cards):
        return
    rows: list[bytes] = []
    numbers: list[int] = []
    index, before = 0, -1
    for card in cards:
        player = -1 if zone == RESOLVED else m.owner[card]
        index = index + 1 if player == before and rows else 0
        before = player
        rows.append(printed_row(m, card, sheet))
        tell_place(zone, own_of(player, seat), index, player + 1, numbers)
    sheet.lay_new_changing(zone, cards, rows, numbers)


def printed_row(m: LorcanaMatch, card: int, sheet: Sheet) -> bytes:
    """Return the row of a card as printed, wherever it lies and whosever it is."""
    plain = sheet.book.plain[DISCARDS].get(m.card[card])
    if plain is None:
        printed = m.script[card].card
        shared = sheet.ledger.book("").plain[DISCARDS]
        plain = shared.get(printed)
        if plain is None:
            plain = sheet.ledger.make(DISCARDS, card_view(m, card), 0, 0, 0)
            put(shared, printed, plain)
        put(sheet.book.plain[DISCARDS], m.card[card], plain)
    return plain


def lay_hands(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out what is seen of hands; the seat's own cards with what they cost it now."""
    now: list[int] = []
    for card in page.cards[HANDS]:
        cost = 0
        if m.owner[card] == seat:
            cost = 1 + 2 * price(m, seat, card) + laws.is_inkable(m, seat, card)
        now.append(card << 12 | cost)
    if sheet.again(HANDS, now):
        return
    rows: list[bytes] = []
    numbers: list[int] = []
    index, before = 0, -1
    for held in now:
        card, cost = held >> 12, held & 4095
        player = m.owner[card]
        index = index + 1 if player == before else 0
        before = player
        rows.append(printed_row(m, card, sheet))
        tell_place(HANDS, own_of(player, seat), index, player + 1, numbers)
        numbers.append(1 if cost else 0)
        numbers.append((cost - 1) >> 1 if cost else 0)
        numbers.append((cost - 1) & 1 if cost else 1 if m.script[card].card.inkable else 0)
    sheet.lay_new_changing(HANDS, now, rows, numbers)


def lay_under(m: LorcanaMatch, zone: int, holders: tuple[int, ...], seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out the cards that lie face up under those in play."""
    rows: list[bytes] = []
    numbers: list[int] = []
    if page.cards[zone]:
        for holder in holders:
            parent = page.firsts[holder]
            for card in page.cards[holder]:
                parent += 1
                index = 0
                for one in m.under[card]:
                    if m.known[one] == m.cast.everyone:
                        rows.append(printed_row(m, one, sheet))
                        tell_place(zone, own_of(m.owner[card], seat), index, parent, numbers)
                        index += 1
    sheet.lay_changing(zone, rows, numbers)


# -- cards in play -----------------------------------------------------------------------------------------------


def lay_played(m: LorcanaMatch, zone: int, seat: int, sheet: Sheet, page: Seen, follows: int) -> None:
    """Lay out cards in play; what they follow from is told by a number."""
    rows: list[bytes] = []
    numbers: list[Any] = []
    index, before = 0, -1
    for card in page.cards[zone]:
        player = m.owner[card]
        index = index + 1 if player == before else 0
        before = player
        rows.append(played_row(m, zone, card, sheet))
        tell_place(zone, own_of(player, seat), index, player + 1, numbers)
        tell_played(m, card, page, numbers)
        if zone == LOCATIONS:
            here = [row_of(m, other, page) for other in m.play[player] if m.at[other] == card]
            numbers.append(sheet.listed(here))
    sheet.lay_new_changing(zone, follows, rows, numbers)


def lay_worn(m: LorcanaMatch, zone: int, sheet: Sheet, page: Seen, follows: int) -> None:
    """Lay out the same cards in play, of which nothing is new but damage, and who is exerted or drying.

    There are no locations: with them what cards in play follow from is counted in another way.
    """
    numbers = page.changing[zone][:]
    place = len(CARD)
    for card in page.cards[zone]:
        if m.script[card].has_willpower:
            numbers[place] = m.damage[card]
        numbers[place + 1] = m.exerted[card]
        numbers[place + 2] = m.drying[card]
        place += len(PLAYED)
    sheet.lay_new_changing(zone, follows, page.rows[zone], numbers)


def played_row(m: LorcanaMatch, zone: int, card: int, sheet: Sheet) -> bytes:
    """Return the row of a card in play, without the numbers that change often."""
    key = m.cannot_of[card] << 16 | m.card[card]
    row = sheet.book.plain[zone].get(key)
    if row is None:
        shared = sheet.ledger.book("").plain[zone]
        alike = (m.script[card].card, m.cannot_of[card])
        row = shared.get(alike)
        if row is None:
            value = location_view(m, card) if zone == LOCATIONS else played_view(m, card)
            row = sheet.ledger.make(zone, value, 0, 0, 0)
            put(shared, alike, row)
        put(sheet.book.plain[zone], key, row)
    return row


def tell_played(m: LorcanaMatch, card: int, page: Seen, numbers: list[Any]) -> None:
    """Add the numbers of a card in play that change often."""
    script = m.script[card]
    has_values = script.has_willpower
    location = m.at[card]
    numbers.append(m.damage[card] if has_values else 0)
    numbers.append(0 if script.is_location else m.exerted[card])
    numbers.append(m.drying[card])
    numbers.append(m.strength(card) if script.card.strength >= 0 else 0)
    numbers.append(m.willpower(card) if has_values else 0)
    numbers.append(m.lore_value(card) if has_values else 0)
    numbers.append(1 if location >= 0 else 0)
    numbers.append(row_of(m, location, page) if location >= 0 else 0)
    numbers.append(len(m.under[card]))


# -- keywords ----------------------------------------------------------------------------------------------------


def holding(zone: int, holders: tuple[int, ...], page: Seen) -> list[Any]:
    """List who may have keywords in this zone, as `packing.lay_held` has it."""
    groups: list[Any] = []
    for holder in holders:
        if page.cards[holder]:
            groups.append(page.held[RESOLVED if holder == RESOLVED else zone])
            groups.append(page.cards[holder])
            groups.append(page.firsts[holder])
    return groups


def lay_keywords(m: LorcanaMatch, zone: int, holders: tuple[int, ...], seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out the printed keywords of the cards in these zones, which are nobody's while a card is resolving."""
    groups = holding(zone, holders, page)
    missing = sheet.lay_held(zone, groups)
    while missing >= 0:
        resolved = page.cards[RESOLVED] if RESOLVED in holders else []
        if missing < len(resolved):
            card = resolved[missing]
            page.held[RESOLVED][card] = printed_keywords(m, zone, card, 0, sheet)
        else:
            card = [card for holder in holders for card in page.cards[holder]][missing]
            page.held[zone][card] = printed_keywords(m, zone, card, own_of(m.owner[card], seat), sheet)
        missing = sheet.lay_held(zone, groups)


def printed_keywords(m: LorcanaMatch, zone: int, card: int, own: int, sheet: Sheet) -> bytes:
    script = m.script[card]
    key = (m.card[card], own)
    block = sheet.book.plain[zone].get(key)
    if block is None:
        values = keyword_views(script, script.keywords, script.challenger, script.resist, script.singer)
        block = sheet.keep_held(zone, key, values if script.keywords else (), own)
    return block


def find_keywords_now(
    m: LorcanaMatch, zone: int, holders: tuple[int, ...], seat: int, sheet: Sheet, page: Seen
) -> None:
    """Note the keywords that cards in play have now."""
    table = page.held[zone]
    for holder in holders:
        for card in page.cards[holder]:
            keywords = m.keywords_of[card]
            if not keywords:
                table[card] = b""
                continue
            challenger, resist, singer = m.challenger_of[card], m.resist_of[card], m.singer_of[card]
            own = own_of(m.owner[card], seat)
            key = (m.card[card], keywords, challenger, resist, singer, own)
            block = sheet.book.plain[zone].get(key)
            if block is None:
                block = sheet.keep_held(
                    zone, key, keyword_views(m.script[card], keywords, challenger, resist, singer), own
                )
            table[card] = block
