"""What is always true of a position: cards, soldiers and figures in one place each, lists that agree, sane numbers."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.kingdom.state.board import PATH
from ludoteca.games.kingdom.state.built import tower_kind
from ludoteca.games.kingdom.state.cards import FLYING, PORTAL
from ludoteca.games.kingdom.state.match import BAN, BLOCKS, GONE, NEVER, PLAYING, SLOTS, KingdomMatch
from ludoteca.games.kingdom.state.tiles import FULL, tile_mask, tile_tray
from ludoteca.kernel.position_values import asks_nobody, found_wrong, wrong_lengths


def problems_of(m: KingdomMatch) -> list[str]:
    """List everything that cannot be; none in a sound position."""
    return found_wrong(m, lengths, stacks, covers, figures, towers, supplies, ranges, asks_nobody)


def lengths(m: KingdomMatch) -> list[str]:
    people = len(m.hero)
    return wrong_lengths(
        m,
        [
            (len(m.face), "at damage troops bases below"),
            (m.board.size, "top"),
            (
                people,
                "owner cat reserve_of where on_tray block hearts facing card knocked protected quake vow stepped up",
            ),
            (people * SLOTS, "abilities"),
            (m.seats, "hand incoming frozen"),
            (len(m.content.towers), "supply"),
            (2 * len(m.board.sites), "built"),
            (len(m.piles), "drawn open_from"),
        ],
    )


def stacks(m: KingdomMatch) -> list[str]:
    """Check that every tray lies on one space of the path, and that only flying hordes lie on others."""
    wrong = []
    seen: Counter[int] = Counter()
    for square in range(m.board.size):
        stack = m.stack_at(square)
        if stack and m.board.kinds[square] != PATH:
            wrong.append(f"a tray lies on {m.board.name(square)}, which is no path")
        for tray in stack:
            seen[tray] += 1
            if m.at[tray] != square:
                wrong.append(f"tray {tray} lies on square {square}, but is noted on {m.at[tray]}")
            if m.below[tray] >= 0 and m.kind_of(tray) != FLYING:
                wrong.append(f"tray {tray} lies on another, but does not fly")
        if stack and m.trail_card_at(square) >= 0:
            wrong.append(f"tray {stack[0]} lies where a trailblazer card lies")
    for tray in range(len(m.face)):
        if seen[tray] != (1 if m.at[tray] >= 0 else 0):
            wrong.append(f"tray {tray}, noted on square {m.at[tray]}, is in {seen[tray]} stacks")
        if m.unused >> m.face[tray] & 1:
            wrong.append(f"tray {tray} shows a card that is noted as unused")
    hordes = [face for face in m.face if m.content.faces[face].kind < PORTAL]
    if len(set(hordes)) < len(hordes):
        wrong.append("a horde card has appeared twice")
    return wrong


def covers(m: KingdomMatch) -> list[str]:
    """Check that tiles, soldiers and heroes do not overlap, nor touch what cannot be covered (KR-7.12, KR-8.03,
    KR-8.04).
    """
    wrong = []
    tiles = [0] * len(m.face)
    for tile in m.laid:
        tray, mask = tile_tray(tile), tile_mask(tile)
        if m.at[tray] < 0 or not mask or tiles[tray] & mask:
            wrong.append(f"a tile on tray {tray} overlaps another, or the tray is gone")
        tiles[tray] |= mask
    if m.laid != sorted(m.laid):
        wrong.append("the tiles are not in order")
    for tray in range(len(m.face)):
        grid = m.grid_of(tray)
        damage, troops, bases = m.damage[tray], m.troops[tray], m.bases[tray]
        if damage != tiles[tray]:
            wrong.append(f"tray {tray} has tiles {tiles[tray]:b}, but notes {damage:b}")
        if damage & troops or damage & bases or troops & bases:
            wrong.append(f"pieces overlap on tray {tray}")
        if (damage | troops | bases) & grid.closed or (damage | troops | bases) & ~FULL:
            wrong.append(f"something covers a closed square of tray {tray}")
        if troops & ~grid.enemies or (troops | bases) & grid.deadly:
            wrong.append(f"a soldier or hero of tray {tray} stands where none can")
        if m.at[tray] < 0 and damage | troops | bases:
            wrong.append(f"tray {tray} is gone, but has pieces")
    return wrong


def figures(m: KingdomMatch) -> list[str]:
    """Check who is where, and how well."""
    wrong = []
    bases = [0] * len(m.face)
    for figure in range(len(m.hero)):
        square, tray, block = m.where[figure], m.on_tray[figure], m.block[figure]
        if (tray < 0) != (block < 0) or (tray >= 0 and (m.at[tray] != square or m.is_rift(tray))):
            wrong.append(f"figure {figure} is on square {square}, tray {tray}, block {block}")
            continue
        if tray >= 0:
            if bases[tray] & BLOCKS[block]:
                wrong.append(f"figure {figure} stands on somebody on tray {tray}")
            bases[tray] |= BLOCKS[block]
        elif square >= 0 and m.top[square] >= 0 and is_settled(m):
            wrong.append(f"figure {figure} stands on square {square} beside its tray")
        if square >= 0 and m.site_on(square) >= 0 and m.top_slot(m.site_on(square)) >= 0 and is_settled(m):
            wrong.append(f"figure {figure} stands on a tower")
        if m.hero[figure] < 0:
            continue
        most = 0 if m.cat[figure] else m.max_hearts(figure)
        if not 0 <= m.hearts[figure] <= most or (m.knocked[figure] and square >= 0):
            wrong.append(f"figure {figure} has {m.hearts[figure]} hearts of {most}, KO {m.knocked[figure]}")
        if not m.cat[figure] and not m.hearts[figure] and not m.knocked[figure] and square != GONE:
            wrong.append(f"figure {figure} has no hearts and is not KO")
    for tray in range(len(m.face)):
        if bases[tray] != m.bases[tray]:
            wrong.append(f"tray {tray} has bases {bases[tray]:b}, but notes {m.bases[tray]:b}")
    return wrong


def is_settled(m: KingdomMatch) -> bool:
    """Tell whether no action is half done: nobody is in the middle of a movement."""
    return m.phase < PLAYING or len(m.stack) <= 2


def towers(m: KingdomMatch) -> list[str]:
    """Check that sites hold one tower, or two if one of them is of soldiers, and that all cards of the box are
    somewhere.
    """
    wrong = []
    count: Counter[int] = Counter()
    for site in range(len(m.board.sites)):
        first, second = m.built[2 * site], m.built[2 * site + 1]
        if first >= 0 and second >= 0:
            kinds = (tower_kind(first), tower_kind(second))
            if not m.is_soldier_tower(kinds[0]) and not m.is_soldier_tower(kinds[1]):
                wrong.append(f"site {m.board.letters[site]} has two towers without soldiers")
        if second >= 0 and first < 0:
            wrong.append(f"site {m.board.letters[site]} has a tower on top of nothing")
        if first >= 0 and m.colour[site] < 0:
            wrong.append(f"site {m.board.letters[site]} is not used, but has a tower")
    for tower in m.built:
        if tower >= 0:
            count[tower_kind(tower)] += 1
    for seat in range(m.seats):
        for kind in (*m.hand[seat], *m.incoming[seat]):
            count[kind] += 1
        for kind in set(m.frozen[seat]):
            if m.frozen[seat].count(kind) > m.hand[seat].count(kind):
                wrong.append(f"seat {seat} has a frozen tower {kind} that is not in hand")
        if m.hand[seat] != sorted(m.hand[seat]) or m.incoming[seat] != sorted(m.incoming[seat]):
            wrong.append(f"the towers of seat {seat} are not in order")
    for kind, card in enumerate(m.content.towers):
        if m.supply[kind] < 0 or m.supply[kind] + count[kind] != card.copies:
            wrong.append(f"{card.id}: {m.supply[kind]} in supply and {count[kind]} elsewhere, of {card.copies}")
        if count[kind] and card.level > m.max_level:
            wrong.append(f"{card.id} is above the scenario's level {m.max_level}")
    return wrong


def supplies(m: KingdomMatch) -> list[str]:
    wrong = []
    placed = sum([troops.bit_count() for troops in m.troops])
    if m.soldiers < 0 or m.soldiers + placed != m.content.soldiers:
        wrong.append(f"{m.soldiers} soldiers in supply and {placed} on trays, of {m.content.soldiers}")
    if not 0 <= m.crystals <= m.content.crystals:
        wrong.append(f"{m.crystals} crystals")
    if m.kingdom < 0 or (not m.kingdom and m.result is None):
        wrong.append(f"the kingdom has {m.kingdom} hearts, and the match goes on")
    return wrong


def ranges(m: KingdomMatch) -> list[str]:
    wrong = []
    for pile, tokens in enumerate(m.piles):
        if not 0 <= m.drawn[pile] <= len(tokens):
            wrong.append(f"{m.drawn[pile]} cards drawn of pile {pile + 1}, which has {len(tokens)}")
        card = m.scenario.trailblazers[pile]
        if (m.open_from[pile] == NEVER) != (card >= 0 and bool(m.trail >> card & 1)):
            wrong.append(f"pile {pile + 1} opens in round {m.open_from[pile]}, trailblazer cards {m.trail:b}")
    if not 0 <= m.portals_down <= m.portals_total:
        wrong.append(f"{m.portals_down} portals destroyed of {m.portals_total}")
    if not 0 <= m.lives <= max(m.scenario.lives):
        wrong.append(f"the boss has {m.lives} lives")
    if m.ready & ~m.everyone or m.noticed & ~m.ready:
        wrong.append(f"ready {m.ready:b}, asked again {m.noticed:b}")
    if m.phase > BAN and -1 in m.hero:
        wrong.append("somebody has no hero")
    return wrong
