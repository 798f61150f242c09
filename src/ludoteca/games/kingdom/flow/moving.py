"""Figures on the map: how far they get, where they may stop, where on a horde they may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.kingdom.effects.text import base_attack
from ludoteca.kernel.texts import Phrase, Recast, il

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


def within(m: KingdomMatch, starts: list[int], steps: int) -> list[int]:
    """List the squares at most so many steps away, the starts first: in all eight directions, across nearly everything.

    Rules: KR-11.05, KR-11.07, KR-11.08, KR-11.09, KR-9.12, KR-A32, KR-A64.
    """
    neighbours = m.board.neighbours
    seen = [False] * m.board.size
    for square in starts:
        seen[square] = True
    squares = starts[:]
    edge = starts
    for _ in range(steps):
        beyond: list[int] = []
        for square in edge:
            for near in neighbours[square]:
                if not seen[near]:
                    seen[near] = True
                    if not m.trail or m.may_cross(near):
                        beyond.append(near)
        squares += beyond
        edge = beyond
    return squares


def entrances(m: KingdomMatch) -> list[int]:
    """List the path spaces beside an exit, where who comes from the board enters (KR-11.11, KR-A10)."""
    return [square for square in m.board.exits if m.may_cross(square)]


def ends(m: KingdomMatch, figure: int, steps: int) -> list[int]:
    """List the squares where a move of up to so many steps may end.

    On its own square a figure may only end to engage another area of the tray there (KR-A36). Rules: KR-11.05,
    KR-11.10, KR-11.11, KR-11.16, KR-A09, KR-A10.
    """
    if steps <= 0:
        return []
    own = m.where[figure]
    if own < 0:
        return [square for square in within(m, entrances(m), steps - 1) if m.may_stand(figure, square)]
    squares = [square for square in within(m, [own], steps)[1:] if m.may_stand(figure, square)]
    if blocks_at(m, figure, own):
        squares.append(own)
    return squares


def anywhere(m: KingdomMatch, figure: int) -> list[int]:
    """List all squares where it may be put (KR-26.03, KR-A53)."""
    own = m.where[figure]
    squares = [square for square in range(m.board.size) if square != own and m.may_stand(figure, square)]
    if own >= 0 and blocks_at(m, figure, own):
        squares.append(own)
    return squares


def blocks_at(m: KingdomMatch, figure: int, square: int) -> list[int]:
    """List the areas of the uppermost horde there that its base can cover, other than where it stands already."""
    tray = m.top[square]
    if tray < 0 or m.is_rift(tray):
        return []
    blocks = m.free_blocks(figure, tray)
    if m.on_tray[figure] == tray:
        return [block for block in blocks if block != m.block[figure]]
    return blocks


def figure_name(m: KingdomMatch, figure: int) -> Phrase:
    """Say what a figure is called in sentences."""
    hero = m.hero_of(figure)
    if m.cat[figure] and hero.companion is not None:
        name = hero.companion.name
        return Phrase("{name}", "the {name}").fill(name=Recast(il(name.it), name.en, name))
    who = base_attack(m, figure).who
    return Phrase(who, who)
