"""What a seat knows of a match, as rows of bytes: what its view says, straight from the columns.

Each row follows from the numbers in its key alone; the value of the view that it tells is made when it is first met.
Cards never change hands, so that a card's owner says in whose zones it lies.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludoteca.games.lorcana.acts.from_hand import SHIFT, SING
from ludoteca.games.lorcana.acts.in_play import CHALLENGE
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.challenge import challenge_targets, exposed
from ludoteca.games.lorcana.flow.playing import price, shift_bases, singers_for
from ludoteca.games.lorcana.state.cards import ITEM
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.seen import chosen_so_far, hands_are_shown
from ludoteca.games.lorcana.state.terms import IN_DECK, IN_DISCARD, IN_HAND, IN_PLAY, PHASES, UNDER
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
from ludoteca.kernel.acts import Act
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import AnyMatch
from ludoteca.kernel.sheets import NOTHING_CALLED, Called, Filler, Seen, Sheet, own_of

ZONES: Final = (
    "players",
    "resolving",
    "bag",
    "effects",
    "reach",
    "PlayerView.top",
    "PlayerView.hand",
    "PlayerView.seen",
    "PlayerView.characters",
    "PlayerView.items",
    "PlayerView.locations",
    "PlayerView.discard",
    "PlayedCard.under_cards",
    "LocationView.under_cards",
    "CardView.keywords",
    "PlayedCard.keywords",
    "PlayedCard.keywords_now",
    "LocationView.keywords",
    "LocationView.keywords_now",
)
PLAYERS: Final = 0
RESOLVED: Final = 1
BAG: Final = 2
EFFECTS: Final = 3
REACH: Final = 4
TOPS: Final = 5
HANDS: Final = 6
REMEMBERED: Final = 7
CHARACTERS: Final = 8
ITEMS: Final = 9
LOCATIONS: Final = 10
DISCARDS: Final = 11
UNDER_CARDS: Final = 12
UNDER_LOCATIONS: Final = 13
CARD_KEYWORDS: Final = 14
PLAYED_KEYWORDS: Final = 15
KEYWORDS_NOW: Final = 16
LOCATION_KEYWORDS: Final = 17
LOCATION_KEYWORDS_NOW: Final = 18
PRINTED: Final = (RESOLVED, TOPS, HANDS, REMEMBERED, DISCARDS, UNDER_CARDS, UNDER_LOCATIONS)
"""Where cards lie that are shown as printed."""

CARD: Final = ("@zone", "@own", "@place", "@parent")
PLAYED: Final = (
    *CARD, "damage", "exerted", "drying", "strength_now", "willpower_now", "lore_now", "at?", "at", "under",
)  # fmt: skip
CHANGING: Final = (
    ("lore", "deck", "hand_size", "ink.ready", "ink.exerted", "ink.total", "inked", "ink_allowed"),
    CARD,
    ("card",),
    ("card",),
    ("@place", "card", "to#"),
    CARD,
    (*CARD, "price?", "price", "inkable"),
    CARD,
    PLAYED,
    PLAYED,
    (*PLAYED, "here#"),
    CARD,
    CARD,
    CARD,
    (),
    (),
    (),
    (),
    (),
)
"""By zone, the columns that change often."""
CHANGING_VIEW: Final = ("step", "turn", "challenge.challenger", "challenge.challenged", "chosen#")

# What an option concerns.
NOTHING: Final = 0
ITS_CARD: Final = 1
ITS_SEAT: Final = 2
ITS_TRIGGER: Final = 3
CONCERNS: Final = {"card:{1}": ITS_CARD, "seat:{1}": ITS_SEAT, "bag:{1}": ITS_TRIGGER, "": NOTHING}


class LorcanaFiller(Filler):
    """Fills sheets with matches of Lorcana."""

    zones: ClassVar[tuple[str, ...]] = ZONES
    changing: ClassVar[tuple[tuple[str, ...], ...]] = CHANGING
    changing_view: ClassVar[tuple[str, ...]] = CHANGING_VIEW

    def fill(self, match: AnyMatch, seat: int, sheet: Sheet) -> bool:
        m: LorcanaMatch = match
        if m.result is not None or not m.cast.digest:
            return False
        if m.stale:
            m.refresh()
        sheet.begin(m.cast.digest)
        sheet.turn_to(seat, m.cast)
        page = sheet.page
        reached = reaches(m, seat)
        find_cards(m, seat, page, len(reached))
        fill_rows(m, seat, sheet, page, reached)
        frame = m.waiting_frame(seat)
        source = row_of(m, frame.source, page) if frame is not None and frame.source >= 0 else 0
        self.finish(m, m.acts().acts, seat, sheet, view_words(m, seat, sheet, page), source)
        return True

    def concern_of(self, act: Act) -> int:
        return CONCERNS[act.about]

    def called(self, match: AnyMatch, seat: int, raw: Raw, concern: int, sheet: Sheet) -> Called:
        m: LorcanaMatch = match
        if concern == ITS_CARD:
            return "card", row_of(m, raw[1], sheet.page), raw[1], 0, None
        if concern == ITS_SEAT:
            return "seat", raw[1] + 1, raw[1], 0, None
        if concern == ITS_TRIGGER:
            return "bag", sheet.page.firsts[BAG] + raw[1] + 1, raw[1], 0, None
        return NOTHING_CALLED


def view_words(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen) -> bytes:
    """Tell what is no row."""
    needed = tuple([laws.lore_needed(m, player) for player in range(m.seats)])
    key = (seat, m.active, m.first, m.phase, m.challenger >= 0, needed)
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
            outcome=None,
        )
        plain = sheet.keep_view(key, shown)
    chosen = chosen_so_far(m, seat)
    return sheet.view_with(
        plain,
        (
            m.step,
            m.turn,
            row_of(m, m.challenger, page) if m.challenger >= 0 else 0,
            row_of(m, m.challenged, page) if m.challenger >= 0 and m.challenged >= 0 else 0,
            sheet.listed(tuple([row_of(m, card, page) for card in chosen])),
        ),
    )


# -- where everything lies ---------------------------------------------------------------------------------------


def find_cards(m: LorcanaMatch, seat: int, page: Seen, reached: int) -> None:
    """Note the cards of each zone that the seat may know, and how many rows lie before it."""
    cards = page.cards
    cards[RESOLVED] = resolving(m, seat)
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
        seen: list[int] = [card for card in deck if known[card] >> seat & 1]
        if player == seat:
            hands += m.hand[player]
        else:
            held: list[int] = [card for card in m.hand[player] if known[card] >> seat & 1]
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
    firsts = page.firsts
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


def row_of(m: LorcanaMatch, card: int, page: Seen) -> int:
    """Return the row, from 1, in which a card is told first; 0 for one that the seat does not see."""
    if page.cards[RESOLVED]:
        row = row_in(RESOLVED, card, page)
        if row:
            return row
    zone = m.zone[card]
    if zone == IN_PLAY:
        script = m.script[card]
        return row_in(CHARACTERS if script.is_character else LOCATIONS if script.is_location else ITEMS, card, page)
    if zone == IN_HAND:
        return row_in(HANDS, card, page) or row_in(REMEMBERED, card, page)
    if zone == IN_DECK:
        return row_in(TOPS, card, page) or row_in(REMEMBERED, card, page)
    if zone == IN_DISCARD:
        return row_in(DISCARDS, card, page)
    if zone == UNDER:
        return row_in(UNDER_CARDS, card, page) or row_in(UNDER_LOCATIONS, card, page)
    return 0


def row_in(zone: int, card: int, page: Seen) -> int:
    row = page.firsts[zone]
    for other in page.cards[zone]:
        row += 1
        if other == card:
            return row
    return 0


def fill_rows(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen, reached: list[tuple[str, int, list[int]]]) -> None:
    """Lay out everything that lies on the table, in the order of the zones."""
    sheet.lay(PLAYERS, [player_row(m, player, seat, sheet) for player in range(m.seats)])
    lay_pile(m, RESOLVED, seat, sheet, page)
    sheet.lay(BAG, trigger_rows(m, seat, sheet, page) if m.triggers else [])
    sheet.lay(EFFECTS, effect_rows(m, seat, sheet, page) if m.timed else [])
    sheet.lay(REACH, reach_rows(m, sheet, page, reached) if reached else [])
    lay_pile(m, TOPS, seat, sheet, page)
    lay_hands(m, seat, sheet, page)
    lay_pile(m, REMEMBERED, seat, sheet, page)
    sheet.lay(CHARACTERS, played_rows(m, CHARACTERS, seat, sheet, page))
    sheet.lay(ITEMS, played_rows(m, ITEMS, seat, sheet, page))
    sheet.lay(LOCATIONS, played_rows(m, LOCATIONS, seat, sheet, page))
    lay_pile(m, DISCARDS, seat, sheet, page)
    sheet.lay(UNDER_CARDS, under_rows(m, UNDER_CARDS, (CHARACTERS, ITEMS), seat, sheet, page))
    sheet.lay(UNDER_LOCATIONS, under_rows(m, UNDER_LOCATIONS, (LOCATIONS,), seat, sheet, page))
    lay_printed_keywords(m, seat, sheet, page)
    lay_played_keywords(m, PLAYED_KEYWORDS, (CHARACTERS, ITEMS), seat, sheet, page)
    lay_keywords_now(m, KEYWORDS_NOW, (CHARACTERS, ITEMS), seat, sheet, page)
    lay_played_keywords(m, LOCATION_KEYWORDS, (LOCATIONS,), seat, sheet, page)
    lay_keywords_now(m, LOCATION_KEYWORDS_NOW, (LOCATIONS,), seat, sheet, page)


# -- players and what is under way -------------------------------------------------------------------------------


def player_row(m: LorcanaMatch, player: int, seat: int, sheet: Sheet) -> bytes:
    out = m.is_out(player)
    total = len(m.ink[player]) + (0 if out else m.cast.ink_tokens)
    ready = m.ready_ink[player]
    inked = m.inked_by(player) if m.phase else 0
    allowed = laws.inks_allowed(m, player)
    lore, deck, hand = m.lore[player], len(m.deck[player]), len(m.hand[player])
    key = (player, out, player == seat, lore, deck, hand, ready, total, inked, allowed)
    row = sheet.book.rows[PLAYERS].get(key)
    if row is None:
        base = (player, out, player == seat)
        plain = sheet.book.plain[PLAYERS].get(base)
        if plain is None:
            value = PlayerView(
                seat=player,
                lore=0,
                left=out,
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
            plain = sheet.keep_plain(PLAYERS, base, value, own_of(player, seat), player, 0)
        now = (lore, deck, hand, ready, total - ready, total, inked, allowed)
        row = sheet.keep_changed(PLAYERS, key, plain, now)
    return row


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


def effect_rows(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen) -> list[bytes]:
    rows: list[bytes] = []
    for index in range(len(m.timed)):
        timed = m.timed[index]
        card = timed[1]
        row = row_of(m, card, page) if card >= 0 else 0
        key = (m.cast, timed, seat, index, row)
        kept = sheet.book.rows[EFFECTS].get(key)
        if kept is None:
            whose = m.owner[card] if card >= 0 else timed[5]
            plain = sheet.ledger.make(EFFECTS, effect_view(m, timed), own_of(whose, seat), index, 0)
            kept = sheet.keep_changed(EFFECTS, key, plain, (row,))
        rows.append(kept)
    return rows


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


def reach_rows(m: LorcanaMatch, sheet: Sheet, page: Seen, reached: list[tuple[str, int, list[int]]]) -> list[bytes]:
    rows: list[bytes] = []
    for deed, card, to in reached:
        index = len(rows)
        row = row_of(m, card, page)
        goals = tuple([row_of(m, one, page) for one in to])
        key = (deed, index, row, goals)
        kept = sheet.book.rows[REACH].get(key)
        if kept is None:
            plain = sheet.book.plain[REACH].get(deed)
            if plain is None:
                plain = sheet.keep_plain(REACH, deed, ReachView(deed, 0, ()), 0, 0, 0)
            kept = sheet.keep_changed(REACH, key, plain, (index, row, sheet.listed(goals)))
        rows.append(kept)
    return rows


# -- cards as printed --------------------------------------------------------------------------------------------


def lay_pile(m: LorcanaMatch, zone: int, seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out cards as printed; those that are resolving are nobody's."""
    cards = page.cards[zone]
    if sheet.again(zone, cards):
        return
    rows: list[bytes] = []
    index, before = 0, -1
    for card in cards:
        player = -1 if zone == RESOLVED else m.owner[card]
        index = index + 1 if player == before and rows else 0
        before = player
        rows.append(card_row(m, zone, card, index, player + 1, own_of(player, seat), sheet))
    sheet.lay_new(zone, cards, rows)


def card_row(m: LorcanaMatch, zone: int, card: int, index: int, parent: int, own: int, sheet: Sheet) -> bytes:
    """Return the row of a card as it is printed."""
    key = ((m.card[card] << 10 | index) << 12 | parent) << 2 | (own + 1)
    row = sheet.book.rows[zone].get(key)
    if row is None:
        row = sheet.keep_changed(zone, key, printed_row(m, card, sheet), (zone + 1, own, index, parent))
    return row


def printed_row(m: LorcanaMatch, card: int, sheet: Sheet) -> bytes:
    """Return the row of a card as printed, wherever it lies and whosever it is."""
    plain = sheet.book.plain[DISCARDS].get(m.card[card])
    return sheet.keep_plain(DISCARDS, m.card[card], card_view(m, card), 0, 0, 0) if plain is None else plain


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
    index, before = 0, -1
    for held in now:
        card, cost = held >> 12, held & 4095
        player = m.owner[card]
        index = index + 1 if player == before else 0
        before = player
        rows.append(held_row(m, card, cost, index, player, seat, sheet))
    sheet.lay_new(HANDS, now, rows)


def held_row(m: LorcanaMatch, card: int, cost: int, index: int, player: int, seat: int, sheet: Sheet) -> bytes:
    own = own_of(player, seat)
    key = (((m.card[card] << 12 | cost) << 10 | index) << 4 | player) << 2 | (own + 1)
    row = sheet.book.rows[HANDS].get(key)
    if row is None:
        inkable = (cost - 1) & 1 if cost else int(m.script[card].card.inkable)
        numbers = (HANDS + 1, own, index, player + 1, int(cost > 0), max(0, cost - 1) >> 1, inkable)
        row = sheet.keep_changed(HANDS, key, printed_row(m, card, sheet), numbers)
    return row


def under_rows(
    m: LorcanaMatch, zone: int, holders: tuple[int, ...], seat: int, sheet: Sheet, page: Seen
) -> list[bytes]:
    """Return the rows of the cards that lie face up under those in play."""
    rows: list[bytes] = []
    if not page.cards[zone]:
        return rows
    for holder in holders:
        parent = page.firsts[holder]
        for card in page.cards[holder]:
            parent += 1
            index = 0
            for one in m.under[card]:
                if m.known[one] == m.cast.everyone:
                    rows.append(card_row(m, zone, one, index, parent, own_of(m.owner[card], seat), sheet))
                    index += 1
    return rows


# -- cards in play -----------------------------------------------------------------------------------------------


def played_rows(m: LorcanaMatch, zone: int, seat: int, sheet: Sheet, page: Seen) -> list[bytes]:
    rows: list[bytes] = []
    index, before = 0, -1
    for card in page.cards[zone]:
        player = m.owner[card]
        index = index + 1 if player == before else 0
        before = player
        location = row_of(m, m.at[card], page) if m.at[card] >= 0 else 0
        here: tuple[int, ...] = ()
        if zone == LOCATIONS:
            here = tuple([row_of(m, other, page) for other in m.play[player] if m.at[other] == card])
        rows.append(played_row(m, zone, card, index, player, location, here, seat, sheet))
    return rows


def played_row(
    m: LorcanaMatch,
    zone: int,
    card: int,
    index: int,
    player: int,
    location: int,
    here: tuple[int, ...],
    seat: int,
    sheet: Sheet,
) -> bytes:
    under = len(m.under[card])
    printed = (((m.card[card] << 8 | index) << 4 | player) << 8 | under) << 3
    printed |= (player == seat) << 2 | m.exerted[card] << 1 | m.drying[card]
    damage, cannot = m.damage[card], m.cannot_of[card]
    strength, willpower, lore = m.strength_of[card], m.willpower_of[card], m.lore_of[card]
    key = (printed, damage, strength, willpower, lore, cannot, location, here)
    row = sheet.book.rows[zone].get(key)
    if row is None:
        base = (m.card[card], cannot)
        plain = sheet.book.plain[zone].get(base)
        if plain is None:
            value = location_view(m, card) if zone == LOCATIONS else played_view(m, card)
            plain = sheet.keep_plain(zone, base, value, 0, 0, 0)
        now = played_numbers(m, zone, card, location)
        lies = (zone + 1, own_of(player, seat), index, player + 1)
        numbers = (*lies, *now, sheet.listed(here)) if zone == LOCATIONS else (*lies, *now)
        row = sheet.keep_changed(zone, key, plain, numbers)
    return row


def played_numbers(m: LorcanaMatch, zone: int, card: int, location: int) -> tuple[Any, ...]:
    """Return the numbers of a card in play that change often."""
    script = m.script[card]
    has_values = script.has_willpower
    return (
        m.damage[card] if has_values else 0,
        m.exerted[card] if not script.is_location else 0,
        m.drying[card],
        m.strength(card) if script.card.strength >= 0 else 0,
        m.willpower(card) if has_values else 0,
        m.lore_value(card) if has_values else 0,
        int(m.at[card] >= 0),
        location,
        len(m.under[card]),
    )


# -- keywords ----------------------------------------------------------------------------------------------------


def lay_printed_keywords(m: LorcanaMatch, seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out the keywords of all cards that are shown as printed."""
    cards, firsts = page.cards, page.firsts
    key = (
        firsts[HANDS], firsts[DISCARDS], cards[RESOLVED], cards[TOPS], cards[HANDS], cards[REMEMBERED], cards[DISCARDS],
        cards[UNDER_CARDS], cards[UNDER_LOCATIONS],
    )  # fmt: skip
    if not sheet.again(CARD_KEYWORDS, key):
        lay_keywords(m, CARD_KEYWORDS, PRINTED, key, seat, sheet, page)


def lay_played_keywords(
    m: LorcanaMatch, zone: int, holders: tuple[int, ...], seat: int, sheet: Sheet, page: Seen
) -> None:
    """Lay out the printed keywords of cards in play, which lie one after another."""
    key = (page.firsts[holders[0]], page.cards[holders[0]], page.cards[holders[-1]])
    if not sheet.again(zone, key):
        lay_keywords(m, zone, holders, key, seat, sheet, page)


def lay_keywords(
    m: LorcanaMatch, zone: int, holders: tuple[int, ...], key: Any, seat: int, sheet: Sheet, page: Seen
) -> None:
    """Lay out the printed keywords of the cards in these zones."""
    rows: list[bytes] = []
    count = 0
    for holder in holders:
        parent = page.firsts[holder]
        for card in page.cards[holder]:
            parent += 1
            script = m.script[card]
            if script.keywords:
                own = 0 if holder == RESOLVED else own_of(m.owner[card], seat)
                block = sheet.block(zone, m.card[card], own, parent)
                if block is None:
                    values = keyword_views(script, script.keywords, script.challenger, script.resist, script.singer)
                    block = sheet.keep_block(zone, m.card[card], values, own, parent)
                rows.append(block)
                count += len(block) // sheet.size
    sheet.lay_new(zone, key, rows, count)


def lay_keywords_now(m: LorcanaMatch, zone: int, holders: tuple[int, ...], seat: int, sheet: Sheet, page: Seen) -> None:
    """Lay out the keywords that cards in play have now."""
    rows: list[bytes] = []
    count = 0
    for holder in holders:
        parent = page.firsts[holder]
        for card in page.cards[holder]:
            parent += 1
            keywords = m.keywords_of[card]
            if keywords:
                challenger, resist, singer = m.challenger_of[card], m.resist_of[card], m.singer_of[card]
                own = own_of(m.owner[card], seat)
                key = (m.card[card], keywords, challenger, resist, singer)
                block = sheet.block(zone, key, own, parent)
                if block is None:
                    values = keyword_views(m.script[card], keywords, challenger, resist, singer)
                    block = sheet.keep_block(zone, key, values, own, parent)
                rows.append(block)
                count += len(block) // sheet.size
    sheet.lay(zone, rows, count)
