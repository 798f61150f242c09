"""What is always true of a position: cards and figures in one place each, lists that agree, numbers in range."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.arena.state.match import (
    DECK,
    DISCARDED,
    DRAFTING,
    ENDING,
    EXILED,
    GIVEN_UP,
    IN_DECK,
    IN_HAND,
    NOWHERE,
    OPEN,
    ORDERING,
    RESOLVING,
    STARTING,
    ArenaMatch,
)
from ludoteca.kernel.position_values import asks_nobody, found_wrong, wrong_lengths


def problems_of(m: ArenaMatch) -> list[str]:
    """List everything that cannot be; none in a sound position."""
    return found_wrong(m, shapes, places, figures, teams, ranges, knowledge, asks_nobody)


def shapes(m: ArenaMatch) -> list[str]:
    cards = m.figures * DECK
    wrong = wrong_lengths(
        m,
        [
            (m.figures, "character space health upgraded knocked out traits"),
            (m.figures * m.kinds, "counters"),
            (cards, "face zone known"),
            (m.content.board.size, "occupant"),
            (m.seats, "hand deck discard exile order redrawn"),
            (2, "points"),
        ],
    )
    if not wrong:
        named = [card for pile in (*m.hand, *m.deck, *m.discard, *m.exile) for card in pile]
        wrong = [f"there is no card {card}" for card in named if not 0 <= card < cards]
    return wrong


def places(m: ArenaMatch) -> list[str]:
    """Check that each dealt card is in exactly one pile, its Summoner's, the one that its zone names."""
    wrong = []
    seen: Counter[int] = Counter()
    for seat in range(m.seats):
        piles = ((IN_HAND, m.hand), (IN_DECK, m.deck), (DISCARDED, m.discard), (EXILED, m.exile))
        for zone, pile in piles:
            for card in pile[seat]:
                seen[card] += 1
                if m.zone[card] != zone or m.owner(card) != seat:
                    wrong.append(f"card {card} lies in zone {zone} of seat {seat}, but is noted in {m.zone[card]}")
    for card in range(len(m.zone)):
        due = 0 if m.zone[card] in (NOWHERE, RESOLVING) else 1
        if seen[card] != due:
            wrong.append(f"card {card} is in {seen[card]} piles instead of {due}")
        if m.zone[card] == RESOLVING and card != m.playing:
            wrong.append(f"card {card} is being played, but {m.playing} is noted")
        if m.zone[card] == NOWHERE and m.phase >= STARTING:
            wrong.append(f"card {card} was never dealt")
    return wrong


def figures(m: ArenaMatch) -> list[str]:
    """Check that each figure has one space and each space one figure; a KO'd one is out, or still falling."""
    wrong = []
    for space, figure in enumerate(m.occupant):
        if figure >= 0 and m.space[figure] != space:
            wrong.append(f"figure {figure} stands on space {space}, but is noted on {m.space[figure]}")
    for figure in range(m.figures):
        space = m.space[figure]
        if space >= 0 and m.occupant[space] != figure:
            wrong.append(f"figure {figure} is noted on space {space}, where {m.occupant[space]} stands")
        if m.phase >= STARTING and (space < 0) != bool(m.out[figure] and not m.knocked[figure]):
            wrong.append(f"figure {figure}: space {space}, KO {m.out[figure]}, falling {m.knocked[figure]}")
        if m.character[figure] < 0:
            continue
        most = m.person(figure).health
        if not 0 <= m.health[figure] <= most or (m.health[figure] == 0) != bool(m.out[figure]):
            wrong.append(f"figure {figure} has Health {m.health[figure]} of {most}, KO {m.out[figure]}")
        traits = 0
        for status in range(m.kinds):
            number = m.count(figure, status)
            if number < 0 or (number and m.out[figure]):
                wrong.append(f"figure {figure} has {number} of status {status}, KO {m.out[figure]}")
            if number:
                traits |= m.content.statuses[status].trait
        if traits != m.traits[figure]:
            wrong.append(f"figure {figure} has traits {m.traits[figure]}; its counters make {traits}")
    return wrong


def teams(m: ArenaMatch) -> list[str]:
    """Check that characters in a team are different, and that everybody is in line once the match is on."""
    wrong = []
    for side in (0, 1):
        own = [m.character[figure] for figure in range(m.figures) if m.side[figure] == side]
        picked = [character for character in own if character >= 0]
        if len(set(picked)) < len(picked):
            wrong.append(f"side {side} has a character twice: {picked}")
    if m.phase > DRAFTING and -1 in m.character:
        wrong.append("the draft is over, but a figure has no character")
    if m.phase > ORDERING and sorted(m.track) != list(range(m.figures)):
        wrong.append(f"the track is {m.track}")
    if m.face != m.faces():
        wrong.append("cards and characters disagree")
    return wrong


def ranges(m: ArenaMatch) -> list[str]:
    wrong = []
    if min(m.points) < 0:
        wrong.append(f"points are {m.points}")
    if max(m.points) >= m.goal and not m.ending:
        wrong.append(f"points are {m.points}, but the end was not brought about")
    if not DRAFTING <= m.phase <= ENDING or m.round < 0 or not -1 <= m.turn < max(1, len(m.track)):
        wrong.append(f"round {m.round}, turn {m.turn}, phase {m.phase}")
    if m.phase >= STARTING and (m.active != m.track[m.turn] or m.active_seat != m.summoner[m.active]):
        wrong.append(f"active is {m.active} of seat {m.active_seat}, in turn {m.turn}")
    if not OPEN <= m.moved <= GIVEN_UP or not OPEN <= m.acted <= GIVEN_UP or m.used < 0:
        wrong.append(f"moved {m.moved}, acted {m.acted}, used {m.used}")
    if any(up not in (0, 1) for up in m.upgraded) or (any(m.upgraded) and not m.upgrades_on):
        wrong.append(f"upgraded is {m.upgraded}")
    return wrong


def knowledge(m: ArenaMatch) -> list[str]:
    """Check that what lies open is known to everybody, a hand to its Summoner and their partner."""
    wrong = []
    for card in range(len(m.zone)):
        zone, known = m.zone[card], m.known[card]
        if zone in (DISCARDED, EXILED, RESOLVING) and known != m.everyone:
            wrong.append(f"card {card} lies open, but is known to {known:04b}")
        team = m.team_mask(m.owner(card))
        if zone == IN_HAND and known & team != team:
            wrong.append(f"card {card} is in hand, but known to {known:04b}")
        if zone == NOWHERE and known:
            wrong.append(f"card {card} is not dealt, but known to {known:04b}")
    return wrong
