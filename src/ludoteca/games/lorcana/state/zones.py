"""Cards changing zones: drawing, discarding, entering and leaving play, the inkwell. Every change goes through here."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.triggers import announce
from ludoteca.games.lorcana.state.match import NONE_UNDER, LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    BY_ANOTHER,
    DISCARDED_CARD,
    DISCARDS,
    DISCARDS_SOME,
    DRAWS,
    DREW,
    ENTERS_DISCARD,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_INKWELL,
    IN_PLAY,
    INK_STAYS,
    INKED_BY_ANOTHER,
    INKED_CARD,
    INKS,
    LEAVES,
    LEAVES_DISCARD,
    LEFT_DISCARD,
    ON_BOARD,
    ON_CHALLENGE,
    ON_DAMAGE,
    ON_EXERTING,
    ON_HANDS,
    ON_LOG,
    ON_PILES,
    PAYS,
    PUT_IN_DISCARD,
    RESOLVING,
    RETURNED,
    RETURNED_FROM_DISCARD,
    UNDER,
    WHILE_SOURCE,
)


def replaced(column: list[int], card: int, value: int) -> list[int]:
    """Copy a column that is not to be changed, with this value for the card."""
    if column[card] == value:
        return column
    column = column[:]
    column[card] = value
    return column


def with_under(column: list[list[int]], card: int, cards: list[int]) -> list[list[int]]:
    """List the same for what is under the card."""
    column = column[:]
    column[card] = cards
    return column


def take_out(m: LorcanaMatch, card: int) -> None:
    """Take the card out of the list of its zone; where it goes is the caller's to say."""
    seat = m.owner[card]
    zone = m.zone[card]
    m.stamp[card] += 1
    if zone == IN_HAND:
        leave_hand(m, card)
    elif zone == IN_DECK:
        m.deck[seat].remove(card)
        m.touch(ON_PILES)
    elif zone == IN_DISCARD:
        m.discard[seat].remove(card)
        m.log.append((LEFT_DISCARD, seat, card))
        m.touch(ON_PILES | ON_LOG)
        announce(m, LEAVES_DISCARD, card, seat)
    elif zone == IN_INKWELL:
        m.ink[seat].remove(card)
        if not m.exerted[card]:
            m.ready_ink[seat] -= 1
        m.exerted[card] = 0
        m.touch(ON_PILES)
    elif zone == IN_PLAY:
        leave_play(m, card)
    elif zone == UNDER:
        leave_stack(m, card)


def leave_stack(m: LorcanaMatch, card: int) -> None:
    """Take the card from under another one."""
    for top in m.play[m.owner[card]]:
        if card in m.under[top]:
            m.under = with_under(m.under, top, [below for below in m.under[top] if below != card])
    m.touch(ON_BOARD)


def leave_hand(m: LorcanaMatch, card: int) -> None:
    """Note that of equal cards in that hand the one that others know has left it, for all they can tell."""
    seat = m.owner[card]
    hand = m.hand[seat]
    known = m.known
    unaware = m.cast.everyone & ~(known[card] | 1 << seat)
    if unaware:
        for twin in hand:
            if known[twin] & unaware and m.card[twin] == m.card[card]:
                known[twin], known[card] = known[card], known[twin]
                break
    hand.remove(card)
    m.touch(ON_HANDS)


def leave_play(m: LorcanaMatch, card: int) -> None:
    """Take off what was on the card, and remember what it was; the cards under it are still to be dealt with.

    Rules: LOR-STATE.11, LOR-AMB.48, LOR-DMG.13, LOR-LOC.18, LOR-DMG.04.
    """
    if m.stale:
        m.refresh()
    m.left.append((card, m.strength_of[card], m.willpower_of[card], m.lore_of[card], m.damage[card], m.at[card]))
    seat = m.owner[card]
    m.play[seat].remove(card)
    if m.script[card].is_location:
        here = -1 - card
        m.buried = [one for one in m.buried if one[0] != here]
        for character in m.play[seat]:
            if m.at[character] == card:
                m.at = replaced(m.at, character, -1)
                m.buried = [*m.buried, (here, character, m.stamp[character])]
    m.damage[card] = 0
    m.exerted[card] = 0
    m.drying[card] = 0
    if m.shifted[card]:
        m.shifted = replaced(m.shifted, card, 0)
    if m.at[card] >= 0:
        m.at = replaced(m.at, card, -1)
    if m.timed:
        forget_timed(m, card)
    if m.used:
        forget_uses(m, card)
    change_board(m, card)


def forget_timed(m: LorcanaMatch, card: int) -> None:
    """End what was in force on the card, or only while it was in play."""
    kept = [t for t in m.timed if t[1] != card and not (t[4] == WHILE_SOURCE and t[3] == card)]
    if len(kept) < len(m.timed):
        m.timed = kept
        m.touch(ON_BOARD)


def change_board(m: LorcanaMatch, card: int) -> None:
    """Note that the card has come into play or left it: a plain one makes nothing stale where nothing minds."""
    script = m.script[card]
    if script.statics or script.is_location or m.depends & ON_BOARD:
        m.touch(ON_BOARD)
    elif not script.is_simple:
        m.listening |= script.mask_of_others
        if script.challenger:
            m.depends |= ON_CHALLENGE


def forget_uses(m: LorcanaMatch, card: int) -> None:
    """Forget which abilities a card that leaves play has used.

    Rules: LOR-DUR.03.
    """
    kept: list[int] = []
    for i in range(0, len(m.used), 2):
        if m.used[i] != card:
            kept += m.used[i : i + 2]
    m.used = kept


def announce_leaving(m: LorcanaMatch, cards: list[int]) -> None:
    """Announce that these cards leave play at one moment, for a deck or an inkwell: all of them see it.

    Rules: LOR-TRIG.10, LOR-AMB.36.
    """
    for card in cards:
        if m.zone[card] == IN_PLAY:
            announce(m, LEAVES, card, m.owner[card])


def stack_of(m: LorcanaMatch, card: int) -> list[int]:
    """List the card and everything under it: they go to the same zone together.

    Rules: LOR-SHIFT.12, LOR-STACK.05.
    """
    below = m.under[card]
    if below or m.buried:
        bury(m, card, below)
    return [card, *reversed(below)] if below else [card]


def bury(m: LorcanaMatch, card: int, below: list[int]) -> None:
    """Remember that these cards, which go with the card, were under it, and forget what was under it before."""
    m.buried = [*[one for one in m.buried if one[0] != card], *[(card, one, m.stamp[one] + 1) for one in below]]
    if below:
        m.under = with_under(m.under, card, NONE_UNDER)


def put(m: LorcanaMatch, one: int, card: int, zone: int) -> None:
    """Note that a card, or one under it, is in another zone now; which pile it lies in there is for the caller."""
    if one == card:
        take_out(m, one)
    else:
        m.stamp[one] += 1
    m.zone[one] = zone


# -- the discard -------------------------------------------------------------------------------------------------


def put_in_discard(m: LorcanaMatch, card: int) -> None:
    """Put it in its owner's discard, with all that is under it; each is an event of its own."""
    stack = stack_of(m, card)
    before = m.zone[card]
    for one in stack:
        put(m, one, card, IN_DISCARD)
        m.discard[m.owner[one]].append(one)
        m.reveal(one, m.cast.everyone)
    m.touch(ON_PILES)
    for one in stack:
        if m.cast.remembers >> PUT_IN_DISCARD & 1:
            m.log.append((PUT_IN_DISCARD, m.owner[one], one))
            m.touch(ON_LOG)
        announce(m, ENTERS_DISCARD, one, m.owner[one], -1, before)


def discard_cards(m: LorcanaMatch, seat: int, cards: list[int], why: str = "LOR-RES.31") -> None:
    """Discard these cards from hand, in this order."""
    for card in cards:
        put_in_discard(m, card)
        m.log.append((DISCARDED_CARD, seat, card))
        m.tell("Discarded", seat, (card,), why)
        announce(m, DISCARDS, card, seat)
    if cards:
        m.touch(ON_LOG)
        announce(m, DISCARDS_SOME, -1, seat, -1, len(cards))


# -- the hand ----------------------------------------------------------------------------------------------------


def return_together(m: LorcanaMatch, cards: list[int], why: str) -> None:
    """Return several cards to their owners' hands at one moment: those that leave play see each other leave.

    Rules: LOR-TRIG.10, LOR-AMB.36.
    """
    for card in cards:
        if m.zone[card] == IN_PLAY:
            announce(m, RETURNED, card, m.owner[card])
            announce(m, LEAVES, card, m.owner[card])
    for card in cards:
        put_in_hand(m, card, why)


def put_in_hand(m: LorcanaMatch, card: int, why: str) -> None:
    """Put it in its owner's hand, with all that is under it; everybody has seen what was public."""
    zone = m.zone[card]
    seat = m.owner[card]
    for one in stack_of(m, card):
        put(m, one, card, IN_HAND)
        m.hand[m.owner[one]].append(one)
        m.reveal(one, 1 << seat)
    m.touch(ON_HANDS)
    if zone in (IN_PLAY, IN_DISCARD):
        m.tell("ReturnedToHand", seat, (card,), why)
    else:
        m.tell("PutInHand", seat, (card,), why, m.audience(m.known[card]))
    if zone == IN_DISCARD:
        announce(m, RETURNED_FROM_DISCARD, card, seat)


def draw_cards(m: LorcanaMatch, seat: int, number: int, why: str = "LOR-DRAW.01") -> int:
    """Draw one card after the other, from the top; return how many were drawn.

    Rules: LOR-DRAW.01, LOR-DRAW.02, LOR-AMB.02, LOR-GOAL.04.
    """
    own = 1 << seat
    drawn = 0
    for _ in range(number):
        deck = m.deck[seat]
        if not deck:
            if m.options["format"] == "pack_rush" and m.discard[seat]:
                rebuild_deck(m, seat)
                deck = m.deck[seat]
            else:
                if m.options["deck_out"] == "draw" and m.options["format"] != "pack_rush":
                    m.must_lose |= 1 << seat
                    m.changed = True
                break
        card = deck.pop()
        m.stamp[card] += 1
        m.zone[card] = IN_HAND
        m.hand[seat].append(card)
        m.reveal(card, own)
        m.log.append((DREW, seat, card))
        m.touch(ON_HANDS | ON_PILES | ON_LOG)
        m.tell("CardDrawn", seat, (card,), why, own)
        if m.stale or m.listening >> DRAWS & 1:
            announce(m, DRAWS, -1, seat)
        drawn += 1
    return drawn


def rebuild_deck(m: LorcanaMatch, seat: int) -> None:
    """Pack Rush: the shuffled discard becomes the deck.

    Rules: LOR-VAR.05.
    """
    cards = m.discard[seat]
    m.discard[seat] = []
    for card in cards:
        m.stamp[card] += 1
        m.zone[card] = IN_DECK
    m.deck[seat] = cards
    shuffle_deck(m, seat)


# -- the deck ----------------------------------------------------------------------------------------------------


def shuffle_deck(m: LorcanaMatch, seat: int, why: str = "LOR-AMB.33") -> None:
    deck = m.shuffle(sorted(m.deck[seat]), f"deck {seat}")
    m.deck[seat] = deck
    known = m.known
    for card in deck:
        known[card] = 0
    m.touch(ON_PILES)
    m.tell("DeckShuffled", seat, (), why)


def put_in_deck(m: LorcanaMatch, card: int, top: bool, known: int, why: str, tells: bool = True) -> None:
    """Put it on or under its owner's deck, with all that is under it; `known`: who has seen which it was."""
    seat = m.owner[card]
    for one in stack_of(m, card):
        put(m, one, card, IN_DECK)
        m.known[one] = known if one == card else known & (m.known[one] | 1 << seat)
        if top:
            m.deck[seat].append(one)
        else:
            m.deck[seat].insert(0, one)
    m.touch(ON_PILES)
    if tells:
        m.tell("PutOnTop" if top else "PutOnBottom", seat, (card,), why, m.audience(known))


# -- the inkwell -------------------------------------------------------------------------------------------------


def put_in_inkwell(m: LorcanaMatch, card: int, exerted: bool, known: int, why: str, by: int = -1) -> None:
    """Put a card face down into its owner's inkwell, with all that is under it; each is an event of its own.

    `by` is who does it, -1 its owner.

    Rules: LOR-INK.14, LOR-INK.15, LOR-INK.16, LOR-AMB.30, LOR-INK.17, LOR-STATE.14, LOR-AMB.80.
    """
    seat = m.owner[card]
    doer = 0 if by in (-1, seat) else BY_ANOTHER
    exerted = exerted or laws.inks_exerted(m, seat)
    stack = stack_of(m, card)
    before = m.zone[card]
    for one in stack:
        put(m, one, card, IN_INKWELL)
        m.known[one] = known if one == card else known & m.known[one]
        m.exerted[one] = 1 if exerted else 0
        m.ink[seat].append(one)
        if not exerted:
            m.ready_ink[seat] += 1
    for one in stack:
        m.log.append((INKED_CARD, seat, one))
        if doer:
            m.log.append((INKED_BY_ANOTHER, seat, one))
        m.touch(ON_PILES | ON_LOG)
        m.tell("PutInInkwell", seat, (one,), why, m.audience(m.known[one]))
        announce(m, INKS, one, seat, -1, (before if one == card else UNDER) + doer)


def ink_tokens(m: LorcanaMatch) -> int:
    """Pack Rush: so many ink tokens lie in each inkwell; no effect can move or choose them.

    Rules: LOR-VAR.02.
    """
    return m.cast.ink_tokens


def pay_ink(m: LorcanaMatch, seat: int, amount: int, what_for: int = PAYS) -> None:
    """Exert ready ink, from left to right; what the cards do not pay, tokens do.

    `what_for` is PAYS_FOR_CARD, PAYS_FOR_ABILITY, or PAYS for anything else.

    Rules: LOR-INK.02, LOR-INK.08, LOR-INK.10, LOR-PLAY.02.
    """
    if amount <= 0:
        return
    left = amount
    exerted = m.exerted
    for card in m.ink[seat]:
        if not exerted[card]:
            exerted[card] = 1
            left -= 1
            if not left:
                break
    m.ready_ink[seat] -= amount
    m.touch(ON_PILES)
    m.tell("InkPaid", seat, (amount,), "LOR-PLAY.02")
    announce(m, PAYS, -1, seat, -1, amount)
    if what_for != PAYS:
        announce(m, what_for, -1, seat, -1, amount)


def ready_all_ink(m: LorcanaMatch, seat: int) -> None:
    """Ready a player's ink, but for so many exerted cards as an effect keeps from readying: which, does not matter."""
    exerted = m.exerted
    stay = 0
    for what, _, number, _, _, whose in m.timed:
        if what == INK_STAYS and whose == seat:
            stay += number
    stayed = 0
    for card in m.ink[seat]:
        if exerted[card] and stayed < stay:
            stayed += 1
        else:
            exerted[card] = 0
    m.ready_ink[seat] = len(m.ink[seat]) + m.cast.ink_tokens - stayed
    m.touch(ON_PILES)


# -- play --------------------------------------------------------------------------------------------------------


def enter_play(m: LorcanaMatch, card: int, exerted: bool, damage: int) -> None:
    """Bring a character, item or location into play on its own.

    Rules: LOR-STATE.08, LOR-STATE.09, LOR-STATE.10, LOR-PLAY.04, LOR-PLAY.05, LOR-LOC.26.
    """
    seat = m.owner[card]
    take_out(m, card)
    m.zone[card] = IN_PLAY
    m.play[seat].append(card)
    script = m.script[card]
    m.exerted[card] = 1 if exerted and not script.is_location else 0
    m.damage[card] = damage
    m.drying[card] = 1 if script.is_character and m.is_on_turn(seat) else 0
    m.reveal(card, m.cast.everyone)
    change_board(m, card)
    m.touch(ON_EXERTING | ON_DAMAGE if damage else ON_EXERTING)


def enter_on(m: LorcanaMatch, card: int, base: int, exerted: bool) -> None:
    """Bring a character into play on top of another; it takes over all that was on it.

    Rules: LOR-SHIFT.03, LOR-SHIFT.07, LOR-SHIFT.08, LOR-SHIFT.09, LOR-SHIFT.11, LOR-SHIFT.23, LOR-STACK.07,
    LOR-PLAY.18, LOR-AMB.13, LOR-AMB.38, LOR-AMB.39, LOR-SHIFT.06, LOR-SHIFT.10, LOR-SHIFT.15, LOR-SHIFT.25,
    LOR-STACK.04.
    """
    seat = m.owner[card]
    take_out(m, card)
    m.zone[card] = IN_PLAY
    m.play[seat][m.play[seat].index(base)] = card
    m.damage[card] = m.damage[base]
    m.exerted[card] = 1 if exerted else m.exerted[base]
    m.drying[card] = m.drying[base]
    m.at = replaced(replaced(m.at, card, m.at[base]), base, -1)
    m.shifted = replaced(replaced(m.shifted, card, 1), base, 0)
    m.under = with_under(with_under(m.under, card, [*m.under[base], base]), base, NONE_UNDER)
    m.timed = [(t[0], card if t[1] == base else t[1], t[2], t[3], t[4], t[5]) for t in m.timed]
    if m.challenger == base:
        m.challenger = card
    if m.challenged == base:
        m.challenged = card
    m.zone[base] = UNDER
    m.stamp[base] += 1
    m.damage[base] = 0
    m.exerted[base] = 0
    m.drying[base] = 0
    m.reveal(card, m.everyone())
    m.touch(ON_BOARD | ON_EXERTING)


def begin_resolving(m: LorcanaMatch, card: int) -> None:
    """Put an action on the table while its effect is carried out: not in the discard yet."""
    take_out(m, card)
    m.zone[card] = RESOLVING
    m.reveal(card, m.everyone())


def put_under(m: LorcanaMatch, card: int, top: int, face_up: bool) -> None:
    """Put a card under one in play; face down, nobody may look at it."""
    take_out(m, card)
    m.zone[card] = UNDER
    m.known[card] = m.everyone() if face_up else 0
    m.under = with_under(m.under, top, [*m.under[top], card])
    m.touch(ON_BOARD)
