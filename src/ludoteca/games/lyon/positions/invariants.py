"""What is always true of a Lyon position: every card is in one place, lists and columns agree, numbers are in range."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.lyon.state.cards import MONSTER, TREASURE
from ludoteca.games.lyon.state.match import (
    ATTACHED,
    BOTH,
    COMBAT,
    DISCARDED,
    END_OF_TURN,
    FOR_GOOD,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    LANES,
    LEADING,
    RESOLVING,
    SET_ASIDE,
    SETUP,
    LyonMatch,
)
from ludoteca.kernel.position_values import asks_nobody, found_wrong, wrong_lengths


def problems_of(m: LyonMatch) -> list[str]:
    """List everything that cannot be; none in a sound position."""
    return found_wrong(m, shapes, places, kinds, ranges, knowledge, business)


def shapes(m: LyonMatch) -> list[str]:
    cards = len(m.card)
    by_lane = (2 * LANES, "lane attached attacks")
    wrong = wrong_lengths(m, [(cards, "zone lane_of known damage"), by_lane, (2, "hand deck discard exhausted")])
    if not wrong:
        named = [card for pile in (*m.hand, *m.deck, *m.discard, *m.attached) for card in pile]
        named += [card for card in m.lane if card != -1]
        wrong = [f"there is no card {card}" for card in named if not 0 <= card < cards]
    return wrong


def places(m: LyonMatch) -> list[str]:
    """Check that each card is in exactly one place, the one that its zone names."""
    placed: list[tuple[int, int, int]] = []
    for seat in (0, 1):
        placed.append((m.character[seat], LEADING, -1))
        for zone, pile in ((IN_HAND, m.hand[seat]), (IN_DECK, m.deck[seat]), (DISCARDED, m.discard[seat])):
            placed.extend((card, zone, -1) for card in pile)
    for lane in range(2 * LANES):
        if m.lane[lane] >= 0:
            placed.append((m.lane[lane], IN_PLAY, lane))
        placed.extend((card, ATTACHED, lane) for card in m.attached[lane])
    wrong = []
    for card, zone, lane in placed:
        if m.zone[card] != zone or m.lane_of[card] != lane:
            wrong.append(
                f"{name(m, card)} is in zone {zone}, lane {lane}, but noted in {m.zone[card]}, {m.lane_of[card]}"
            )
    seen = Counter(card for card, _, _ in placed)
    for card in range(len(m.card)):
        due = 0 if m.zone[card] in (RESOLVING, SET_ASIDE) else 1
        if seen[card] != due:
            wrong.append(f"{name(m, card)} is in {seen[card]} places instead of {due}")
    return wrong


def name(m: LyonMatch, card: int) -> str:
    return f"{m.printed(card).name.it} (card {card})"


def kinds(m: LyonMatch) -> list[str]:
    """Check that Monsters are in their owners' spaces, Treasures on Monsters, everything else in its owner's piles."""
    wrong = []
    for lane in range(2 * LANES):
        monster = m.lane[lane]
        if monster >= 0 and (m.printed(monster).kind != MONSTER or m.owner[monster] != lane // LANES):
            wrong.append(f"{name(m, monster)} cannot be in lane {lane}")
        if monster < 0 and (m.attached[lane] or m.attacks[lane]):
            wrong.append(f"lane {lane} is empty, but has Treasures or attacks")
        wrong += [f"{name(m, t)} cannot be borne" for t in m.attached[lane] if m.printed(t).kind != TREASURE]
    for seat in (0, 1):
        for card in (*m.hand[seat], *m.deck[seat], *m.discard[seat]):
            if m.owner[card] != seat:
                wrong.append(f"{name(m, card)} is among the cards of seat {seat}, who does not own it")
    return wrong


def ranges(m: LyonMatch) -> list[str]:
    wrong = []
    for card in range(len(m.card)):
        damage = m.damage[card]
        if damage and m.zone[card] not in (IN_PLAY, LEADING):
            wrong.append(f"{name(m, card)} has {damage} damage outside play")
        if damage < 0:
            wrong.append(f"{name(m, card)} has {damage} damage")
    if not SETUP <= m.phase <= END_OF_TURN or (m.phase != SETUP and m.active not in (0, 1)) or m.turn < 0:
        wrong.append(f"turn {m.turn}, phase {m.phase}, active {m.active}")
    if any(spent not in (0, 1) for spent in m.exhausted):
        wrong.append(f"exhausted is {m.exhausted}")
    for lane in range(2 * LANES):
        if not 0 <= m.attacks[lane] <= max(1, m.attacks_allowed(lane)):
            wrong.append(f"{m.attacks[lane]} attacks from lane {lane}")
        if m.attacks[lane] and m.phase not in (COMBAT, END_OF_TURN):
            wrong.append(f"an attack from lane {lane} outside combat")
    for what, thing, _, _, until, whose in m.timed:
        if m.zone[thing] not in (IN_PLAY, LEADING) or not 0 <= until <= FOR_GOOD or whose not in (0, 1) or what < 0:
            wrong.append(f"an effect ({what}) on {name(m, thing)}, which is not in play")
    return wrong


def knowledge(m: LyonMatch) -> list[str]:
    """Check that what lies open is known to both, a hand to its owner, a deck to nobody."""
    wrong = []
    for card in range(len(m.card)):
        zone, known, own = m.zone[card], m.known[card], 1 << m.owner[card]
        open_to_all = zone in (ATTACHED, DISCARDED, LEADING, RESOLVING, SET_ASIDE)
        open_to_all = open_to_all or (zone == IN_PLAY and m.active >= 0 and m.phase != SETUP)
        if open_to_all and known != BOTH:
            wrong.append(f"{name(m, card)} lies open, but is known to {known:02b}")
        if zone in (IN_HAND, IN_PLAY) and not known & own:
            wrong.append(f"{name(m, card)} is unknown to its owner")
        if zone == IN_DECK and known:
            wrong.append(f"{name(m, card)} is in the deck, but known to {known:02b}")
    return wrong


def business(m: LyonMatch) -> list[str]:
    """Check that a Magic being resolved is unfinished business; what waits for nobody does not last to a decision."""
    wrong = []
    sources = {frame.source for frame in m.stack}
    for card in range(len(m.card)):
        if m.zone[card] == RESOLVING and card not in sources and m.result is None:
            wrong.append(f"{name(m, card)} is being resolved by nothing")
    return wrong + asks_nobody(m)
