"""What is always true of a Lorcana position: each card in one place, lists and columns agreeing, numbers in range."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.lorcana.effects.lasting.durations import LENGTHS
from ludoteca.games.lorcana.flow.steps import RESOLVE_ACTION
from ludoteca.games.lorcana.state import terms
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, LOCATION
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.zones import ink_tokens
from ludoteca.kernel.position_values import asks_nobody, found_wrong, wrong_lengths


def problems_of(m: LorcanaMatch) -> list[str]:
    """List everything that cannot be; none in a sound position."""
    return found_wrong(m, shapes, places, play_area, ranges, ink, knowledge, effects, business)


def name(m: LorcanaMatch, card: int) -> str:
    return f"{m.printed(card).full_name.en} (card {card})"


def shapes(m: LorcanaMatch) -> list[str]:
    cards = len(m.card)
    by_card = "zone known damage exerted drying shifted at under stamp"
    wrong = wrong_lengths(m, [(cards, by_card), (m.seats, "deck hand play ink discard lore ready_ink lost_by")])
    if not wrong:
        piles = [*m.deck, *m.hand, *m.play, *m.ink, *m.discard, *m.under]
        wrong = [f"there is no card {card}" for pile in piles for card in pile if not 0 <= card < cards]
        wrong += [f"card {card} is at {location}" for card, location in enumerate(m.at) if not -1 <= location < cards]
    return wrong


def places(m: LorcanaMatch) -> list[str]:
    """Check that each card is in exactly one place, the one that its zone names, and among its owner's cards.

    Rules: LOR-ZONE.01, LOR-ZONE.02.
    """
    lying: list[tuple[int, int, int]] = []
    for seat in range(m.seats):
        for zone, pile in (
            (terms.IN_DECK, m.deck[seat]),
            (terms.IN_HAND, m.hand[seat]),
            (terms.IN_PLAY, m.play[seat]),
            (terms.IN_INKWELL, m.ink[seat]),
            (terms.IN_DISCARD, m.discard[seat]),
        ):
            lying.extend((card, zone, seat) for card in pile)
    for top, below in enumerate(m.under):
        lying.extend((card, terms.UNDER, m.owner[top]) for card in below)
    wrong = []
    for card, zone, seat in lying:
        if m.zone[card] != zone:
            wrong.append(f"{name(m, card)} is in zone {zone}, but noted in {m.zone[card]}")
        if m.owner[card] != seat:
            wrong.append(f"{name(m, card)} is among the cards of seat {seat}, who does not own it")
    seen = Counter(card for card, _, _ in lying)
    for card in range(len(m.card)):
        due = 0 if m.zone[card] in (terms.RESOLVING, terms.GONE) else 1
        if seen[card] != due or not 0 <= m.zone[card] < terms.ZONES:
            wrong.append(f"{name(m, card)}, zone {m.zone[card]}, is in {seen[card]} places instead of {due}")
    return wrong


def play_area(m: LorcanaMatch) -> list[str]:
    """Check that actions are never in play, that characters are at locations of their own player, and that stacks have
    a top card in play.
    """
    wrong = []
    for card in range(len(m.card)):
        in_play = m.zone[card] == terms.IN_PLAY
        kind = m.printed(card).kind
        if in_play and kind == ACTION:
            wrong.append(f"{name(m, card)} is in play")
        if m.under[card] and not in_play:
            wrong.append(f"{name(m, card)} has cards under it outside play")
        location = m.at[card]
        if location >= 0:
            right = in_play and kind == CHARACTER and m.zone[location] == terms.IN_PLAY
            if not right or m.printed(location).kind != LOCATION or m.owner[location] != m.owner[card]:
                wrong.append(f"{name(m, card)} cannot be at {name(m, location)}")
        if m.exerted[card] and not (m.zone[card] == terms.IN_INKWELL or (in_play and kind != LOCATION)):
            wrong.append(f"{name(m, card)} cannot be exerted in zone {m.zone[card]}")
        if m.drying[card] and not (in_play and kind == CHARACTER):
            wrong.append(f"{name(m, card)} cannot be drying")
        if m.shifted[card] and not (in_play and m.under[card]):
            wrong.append(f"{name(m, card)} was shifted, but lies on nothing")
    return wrong


def ranges(m: LorcanaMatch) -> list[str]:
    wrong = []
    for card, damage in enumerate(m.damage):
        if damage < 0 or (
            damage and (m.zone[card] != terms.IN_PLAY or m.printed(card).kind not in (CHARACTER, LOCATION))
        ):
            wrong.append(f"{name(m, card)} has {damage} damage in zone {m.zone[card]}")
    for what, column in (("exerted", m.exerted), ("drying", m.drying), ("shifted", m.shifted)):
        wrong += [f"{what} of {name(m, card)} is {value}" for card, value in enumerate(column) if value not in (0, 1)]
    for seat in range(m.seats):
        if m.lore[seat] < 0:
            wrong.append(f"seat {seat} has {m.lore[seat]} lore")
        if bool(m.lost_by[seat]) != m.is_out(seat):
            wrong.append(f"seat {seat} lost by {m.lost_by[seat]!r}, out {m.out:b}")
    on_turn = m.phase == terms.SETUP or 0 <= m.active < m.seats
    if not terms.SETUP <= m.phase <= terms.END_PHASE or not on_turn or m.turn < 0 or m.inked < 0:
        wrong.append(f"turn {m.turn}, phase {m.phase}, active {m.active}, inked {m.inked}")
    if (m.challenger < 0) != (m.challenged < 0):
        wrong.append(f"{m.challenger} challenges {m.challenged}")
    return wrong


def ink(m: LorcanaMatch) -> list[str]:
    """Check that the ready ink is that of the ready cards, and of the tokens that have not been used."""
    wrong = []
    for seat in range(m.seats):
        ready = sum(1 for card in m.ink[seat] if not m.exerted[card])
        tokens = 0 if m.is_out(seat) else ink_tokens(m)
        if not ready <= m.ready_ink[seat] <= ready + tokens:
            wrong.append(f"seat {seat} has {ready} ready ink, but {m.ready_ink[seat]} is noted")
    return wrong


def knowledge(m: LorcanaMatch) -> list[str]:
    """Check that what lies open is known to all, a hand to its owner; nobody else is known to know anything."""
    wrong = []
    for card in range(len(m.card)):
        zone, known = m.zone[card], m.known[card]
        if zone in (terms.IN_PLAY, terms.IN_DISCARD, terms.RESOLVING) and known != m.everyone():
            wrong.append(f"{name(m, card)} lies open, but is known to {known:b}")
        if zone == terms.IN_HAND and not known >> m.owner[card] & 1:
            wrong.append(f"{name(m, card)} is unknown to its owner")
        if known & ~m.everyone():
            wrong.append(f"{name(m, card)} is known to {known:b}")
    return wrong


def effects(m: LorcanaMatch) -> list[str]:
    """Check that timed effects are on cards in play or on players, and refer to what there is."""
    wrong = []
    for what, card, _, _, until, whose in m.timed:
        if not 0 <= what <= terms.INK_STAYS or until not in LENGTHS or not 0 <= whose < m.seats:
            wrong.append(f"an effect ({what}) of seat {whose} until {until}")
        if not -1 <= card < len(m.card):
            wrong.append(f"an effect ({what}) on card {card}")
    return wrong


def business(m: LorcanaMatch) -> list[str]:
    """Check that an action that resolves belongs to unfinished business; what waits for nobody lasts to no decision."""
    wrong = []
    sources = {frame.source for frame in m.stack}
    sources |= {trigger.source for trigger in m.triggers if trigger.node == RESOLVE_ACTION}
    for card in range(len(m.card)):
        if m.zone[card] == terms.RESOLVING and card not in sources and m.result is None:
            wrong.append(f"{name(m, card)} is being resolved by nothing")
    return wrong + asks_nobody(m)
