"""The game state check: who has won or lost, what is banished by its damage; and banishing itself."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.triggers import announce, is_awaited
from ludoteca.games.lorcana.state.match import NONE_UNDER, LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    ABOUT_BANISHING,
    ABOUT_TOPS,
    BANISHED,
    BANISHED_IN_CHALLENGE,
    BANISHES,
    CHALLENGE_MADE,
    CHALLENGED_AND_BANISHED,
    DEFEATED,
    GONE,
    IN_PLAY,
    LEAVES,
    ON_BOARD,
    ON_LOG,
    RETURNED,
    STRUCK,
    TO_HAND,
    TO_INKWELL,
    TO_TOP,
    WAS_BANISHED,
)
from ludoteca.games.lorcana.state.zones import (
    announce_leaving,
    put_in_deck,
    put_in_discard,
    put_in_hand,
    put_in_inkwell,
)
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.texts import Phrase, seat_name

BANISHING: Final = (
    1 << BANISHED | 1 << BANISHED_IN_CHALLENGE | 1 << CHALLENGED_AND_BANISHED | 1 << BANISHES | 1 << LEAVES
)
"""What is announced when a card is banished, as a bit mask."""
WHY: Final = ("LOR-DMG.02", "LOR-DMG.03", "LOR-VANI.01")
"""The rules by which cards are banished: by damage, by an effect, because they vanish."""
NO_OTHER: Final = -1
"""Nothing says that the card goes elsewhere."""
ASKED: Final = -2
"""Its player has yet to say where the card goes."""


def check(m: LorcanaMatch) -> None:
    """Go once through all conditions. What it changes makes the kernel check again.

    Rules: LOR-GSC.01, LOR-GSC.05, LOR-GSC.08, LOR-GSC.09, LOR-GSC.10, LOR-DMG.02, LOR-MOD.06, LOR-AMB.15, LOR-CARD.18,
    LOR-RES.02, LOR-BAG.07, LOR-SHIFT.24, LOR-LOC.17, LOR-LOC.25, LOR-CHAL.17, LOR-GSC.14.
    """
    if m.phase == 0:
        return
    if m.stale:
        m.refresh()
    if m.laws & ABOUT_TOPS:
        turn_up_tops(m)
    if max(m.lore) >= m.cast.lore_to_win and has_winner(m):
        return
    if m.must_lose:
        lose_by_drawing(m)
        return
    dying: list[int] = []
    damage = m.damage
    willpower = m.willpower_of
    for seat in m.in_turn_order(m.active):
        for card in m.play[seat]:
            if damage[card] >= willpower[card]:
                dying.append(card)
    if dying:
        banish(m, dying, "LOR-DMG.02")


def lose_by_drawing(m: LorcanaMatch) -> None:
    """Let those lose who could not draw a card."""
    losers = [seat for seat in m.in_turn_order(m.active) if m.must_lose >> seat & 1]
    m.must_lose = 0
    for seat in losers:
        lose(m, seat, "LOR-GOAL.03", Phrase("Mazzo vuoto: non può pescare.", "Deck empty: cannot draw."))


def turn_up_tops(m: LorcanaMatch) -> None:
    """Show everybody the top cards of decks that are played with them face up.

    Rules: LOR-ZONE.06.
    """
    for seat in range(m.seats):
        if m.deck[seat] and laws.top_is_revealed(m, seat):
            m.reveal(m.deck[seat][-1], m.everyone())


def has_winner(m: LorcanaMatch) -> bool:
    """End the match if somebody, in turn order, has enough lore; tell whether it is over.

    Rules: LOR-GOAL.01, LOR-GSC.02, LOR-GSC.13, LOR-AMB.14, LOR-MULTI.02.
    """
    for seat in m.in_turn_order(m.active):
        if m.lore[seat] >= laws.lore_needed(m, seat):
            winners = [other for other in range(m.seats) if m.team_mask(seat) >> other & 1 and not m.is_out(other)]
            reason = Phrase("{who} ha raggiunto {n} punti leggenda.", "{who} reached {n} lore.").fill(
                who=seat_name(seat), n=m.lore[seat]
            )
            m.end(Outcome(tuple(winners), "LOR-GOAL.01", reason))
            return True
    return False


def banish(m: LorcanaMatch, cards: list[int], why: str, by: int = -1) -> list[int]:
    """Banish these cards at one moment: all abilities that wait for it see all of them; returns those banished.

    `by` is the card whose ability does it. Where a player has to say what happens instead nobody is banished yet: a
    step asks first.

    Rules: LOR-REPL.08, LOR-AMB.72.
    """
    leaving = [card for card in cards if m.zone[card] == IN_PLAY]
    if m.stale:
        m.refresh()
    if not m.laws & ABOUT_BANISHING:
        return banish_or_move(m, leaving, [], why, by)
    ways = [way_instead(m, card) for card in leaving]
    if ASKED not in ways:
        return banish_or_move(m, leaving, ways, why, by)
    asking = m.push(m.cast.banish_step, by, m.active if by < 0 else m.owner[by])
    asking.amount = WHY.index(why)
    for card, way in zip(leaving, ways, strict=True):
        asking.slots += [card, way]
    return []


def way_instead(m: LorcanaMatch, card: int) -> int:
    """Return the static by which the card goes elsewhere, NO_OTHER, or ASKED if its player has to say."""
    ways = laws.ways_instead(m, card)
    if not ways:
        return NO_OTHER
    return ways[0] if len(ways) == 1 and not laws.may_be_banished(m, ways) else ASKED


def banish_or_move(m: LorcanaMatch, cards: list[int], ways: list[int], why: str, by: int) -> list[int]:
    """Banish those of the cards that go nowhere else; `ways`, for each, what sends it elsewhere; empty: for none.

    Rules: LOR-DMG.03, LOR-TRIG.10, LOR-TRIG.12, LOR-GSC.06, LOR-GSC.07, LOR-CHAL.18.
    """
    banished = cards
    if ways:
        banished = [card for card, way in zip(cards, ways, strict=True) if is_banished(m, way)]
    for card in banished:
        seat = m.owner[card]
        other = card
        if m.challenger >= 0 and card in (m.challenger, m.challenged):
            other = m.challenged if card == m.challenger else m.challenger
        awaited = is_awaited(m, BANISHING, card, other)
        m.log.append((WAS_BANISHED, seat, card))
        if awaited:
            announce(m, BANISHED, card, seat)
        if other != card:
            m.fallen.append(card)
            m.log.append((DEFEATED, seat, card))
            if awaited:
                announce_defeat(m, card, other, by)
        if awaited:
            announce(m, LEAVES, card, seat)
    if ways:
        announce_leaving(m, [card for card in cards if card not in banished])
        send_elsewhere(m, cards, ways)
    for card in banished:
        if m.zone[card] == IN_PLAY:
            put_in_discard(m, card)
        m.tell("Banished", m.owner[card], (card,), why)
    if banished:
        m.touch(ON_LOG)
    return banished


def is_banished(m: LorcanaMatch, way: int) -> bool:
    """Tell whether what goes this way is banished, wherever it goes then."""
    return way == NO_OTHER or laws.law_instead(m, way).banished


def send_elsewhere(m: LorcanaMatch, cards: list[int], ways: list[int]) -> None:
    """Put those of these cards that do not go into the discard where they go instead.

    Rules: LOR-REPL.04, LOR-REPL.05, LOR-AMB.72.
    """
    for card, way in zip(cards, ways, strict=True):
        if way == NO_OTHER:
            continue
        law = laws.law_instead(m, way)
        if law.ability is not None:
            source = laws.instead_by(m, way, card)
            m.set_off(law.ability.node, source, m.owner[card], m.stamp[source])
        if law.goes_to == TO_HAND:
            announce(m, RETURNED, card, m.owner[card])
            put_in_hand(m, card, "LOR-AMB.72")
        elif law.goes_to == TO_INKWELL:
            put_in_inkwell(m, card, law.exerted, m.known[card], "LOR-AMB.72", m.owner[laws.instead_by(m, way, card)])
        else:
            put_in_deck(m, card, law.goes_to == TO_TOP, m.known[card], "LOR-AMB.72")


def announce_defeat(m: LorcanaMatch, card: int, other: int, by: int) -> None:
    """Announce that the card is banished in its challenge, by an ability of the card `by` or by its damage."""
    seat = m.owner[card]
    announce(m, BANISHED_IN_CHALLENGE, card, seat, other)
    if card == m.challenged:
        announce(m, CHALLENGED_AND_BANISHED, card, seat, other)
    if by != other and (by >= 0 or not was_struck(m, card)):
        return
    if m.script[card].is_character and m.script[other].is_character:
        announce(m, BANISHES, other, m.owner[other], card)


def was_struck(m: LorcanaMatch, card: int) -> bool:
    """Tell whether the other one in the present challenge has damaged this card.

    Rules: LOR-GSC.06.
    """
    for what, _, struck in reversed(m.log):
        if what == CHALLENGE_MADE:
            break
        if what == STRUCK and struck == card:
            return True
    return False


def lose(m: LorcanaMatch, seat: int, why: str, reason: Phrase) -> None:
    """Take the player out of the match with all their cards; the last who is left, or the last team, has won.

    Rules: LOR-GSC.04, LOR-GSC.12, LOR-MULTI.06, LOR-BAG.10.
    """
    if m.is_out(seat):
        return
    m.out |= 1 << seat
    m.lost_by = m.lost_by[:]
    m.lost_by[seat] = why
    m.tell("PlayerLost", seat, (), why)
    left = m.in_turn_order(0)
    if not left or all(m.team_mask(left[0]) >> other & 1 for other in left):
        m.end(Outcome(tuple(left), why, reason))
        return
    m.at, m.under, m.shifted = m.at[:], m.under[:], m.shifted[:]
    for card in range(len(m.zone)):
        if m.owner[card] == seat:
            m.zone[card] = GONE
            m.stamp[card] += 1
            m.at[card] = -1
            m.under[card] = NONE_UNDER
            m.damage[card] = m.exerted[card] = m.drying[card] = m.shifted[card] = 0
    m.deck[seat], m.hand[seat], m.play[seat], m.ink[seat], m.discard[seat] = [], [], [], [], []
    m.ready_ink[seat] = 0
    m.triggers = [trigger for trigger in m.triggers if trigger.seat != seat]
    if m.challenger >= 0 and (m.owner[m.challenger] == seat or m.owner[m.challenged] == seat):
        m.fallen.append(m.challenger)
    mates = m.on_turn()
    if seat == m.active and mates:
        m.active = mates[0]
    m.touch(ON_BOARD)
