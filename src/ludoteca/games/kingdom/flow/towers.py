"""A tower card from hand: built on a site, or passed on and raised by a level."""

from __future__ import annotations

from bisect import insort

from ludoteca.games.kingdom.flow.steps import TOWER_ATTACK
from ludoteca.games.kingdom.state.built import pack_tower, tower_kind
from ludoteca.games.kingdom.state.cards import WHITE
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.games.kingdom.state.sources import site_source

IRON_RULE = "KR-1.02"
"""What a scenario forbids comes before the general rules."""
FROZEN = "KR-20.24"


def against_having(m: KingdomMatch, seat: int, kind: int) -> str:
    """Name what keeps this tower of this player from being built anywhere, as a rule; "" for nothing."""
    if kind not in m.hand[seat]:
        return "KR-10.08" if kind in m.incoming[seat] else "KR-5.01"
    if m.hand[seat].count(kind) <= m.frozen[seat].count(kind):
        return FROZEN
    if m.limits.families >> m.content.towers[kind].family & 1:
        return IRON_RULE
    return ""


def against_owner(m: KingdomMatch, seat: int, site: int) -> str:
    """Name what keeps this player from using a site, as a rule; "" for nothing.

    Rules: KR-5.01, KR-5.04, KR-8.12, KR-19.04, KR-19.06, KR-22.02, KR-A77.
    """
    colour = m.colour[site]
    if colour < 0:
        return "KR-1.13"
    if colour == WHITE:
        return IRON_RULE if m.limits.no_white else ""
    if m.solo:
        return "KR-19.04" if colour == m.banned else ""
    return "" if colour == seat else "KR-5.04"


def against_site(m: KingdomMatch, kind: int, site: int) -> str:
    """Name what stands there that keeps this tower from being built, as a rule; "" for nothing.

    Rules: KR-5.02, KR-5.03, KR-5.08, KR-8.11, KR-8.13, KR-26.02, KR-A27.
    """
    if m.board.sites[site] in m.where:
        return "KR-5.02"
    first = m.built[2 * site]
    if first < 0:
        return ""
    if m.built[2 * site + 1] >= 0:
        return "KR-8.11"
    return "" if m.is_soldier_tower(kind) or m.is_soldier_tower(tower_kind(first)) else "KR-5.03"


def sites_for(m: KingdomMatch, seat: int, kind: int) -> list[int]:
    """List where the player may build it."""
    if against_having(m, seat, kind):
        return []
    return [
        site
        for site in range(len(m.colour))
        if not against_owner(m, seat, site) and not against_site(m, kind, site)
    ]  # fmt: skip


def upgrades_of(m: KingdomMatch, kind: int) -> list[int]:
    """List what it can become a level up: either kind of level 4, from the supply (KR-10.05, KR-10.07, KR-A29)."""
    towers = m.content.towers
    return [other for other in towers[kind].upgrades if towers[other].level <= m.max_level and m.supply[other]]


def becomes(m: KingdomMatch, kind: int) -> list[int]:
    """List what it is when passed: raised, or as it was; a lone player only improves it (KR-10.06, KR-A31, KR-A55)."""
    return upgrades_of(m, kind) or ([] if m.solo else [kind])


def receivers(m: KingdomMatch, seat: int) -> list[int]:
    """List to whom towers can be passed: any other player, or oneself when alone (KR-10.01, KR-19.13)."""
    return [0] if m.solo else [other for other in range(m.seats) if other != seat]


def can_use(m: KingdomMatch, seat: int, kind: int) -> bool:
    """Tell whether anything at all can be done with this tower in hand."""
    return bool(becomes(m, kind)) or bool(sites_for(m, seat, kind))


def build(m: KingdomMatch, seat: int, kind: int, site: int) -> None:
    """Put a tower from hand on the site, where it may attack at once (KR-5.01, KR-5.05, KR-8.11, KR-28.04)."""
    m.hand[seat].remove(kind)
    slot = 2 * site if m.built[2 * site] < 0 else 2 * site + 1
    m.built[slot] = pack_tower(kind, seat)
    m.tell("TowerBuilt", seat, (kind, site), "KR-5.01")
    m.push(TOWER_ATTACK, site_source(site), seat)


def pass_tower(m: KingdomMatch, seat: int, kind: int, to: int, raised: int, rule: str) -> None:
    """Put a tower in the supply; what it becomes waits face down on the receiver's board.

    Rules: KR-10.02, KR-10.03, KR-10.04, KR-10.06, KR-10.08, KR-19.13, KR-21.12, KR-A30.
    """
    m.hand[seat].remove(kind)
    if kind in m.frozen[seat]:
        m.frozen[seat].remove(kind)
    if raised != kind:
        m.supply[kind] += 1
        m.supply[raised] -= 1
    insort(m.incoming[to], raised)
    m.tell("TowerPassed", seat, (kind, to, raised), rule)
