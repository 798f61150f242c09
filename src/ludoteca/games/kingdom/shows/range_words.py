"""Ranges and damage tiles in words, as a card facing north shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca.games.kingdom.shows.terms import SOLDIERS, SPACES, TYPES, counted
from ludoteca.games.kingdom.state.view_types import Offsets, PieceView, TowerView
from ludoteca.kernel.phrases import both, commas, same
from ludoteca.kernel.texts import EMPTY, Phrase

ALL_AROUND: Final = {(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)}
STRAIGHT: Final = (
    ((-1, 0), Phrase("davanti", "ahead")),
    ((0, 1), Phrase("a destra", "to the right")),
    ((1, 0), Phrase("dietro", "behind")),
    ((0, -1), Phrase("a sinistra", "to the left")),
)
FRONT: Final = Phrase("le due diagonali davanti", "both diagonals ahead")
REAR: Final = Phrase("le due diagonali dietro", "both diagonals behind")
DIAGONALS: Final = {
    (-1, 1): Phrase("la diagonale davanti a destra", "the diagonal ahead to the right"),
    (-1, -1): Phrase("la diagonale davanti a sinistra", "the diagonal ahead to the left"),
    (1, 1): Phrase("la diagonale dietro a destra", "the diagonal behind to the right"),
    (1, -1): Phrase("la diagonale dietro a sinistra", "the diagonal behind to the left"),
}


class Frame(NamedTuple):
    """How a tile is said to lie: as somebody sees it, or by the compass."""

    tall: Phrase
    wide: Phrase
    odd: Phrase
    """What follows one that is drawn in signs."""


SEEN: Final = Frame(Phrase(" in verticale", " upright"), Phrase(" in orizzontale", " sideways"), EMPTY)
COMPASS: Final = Frame(
    Phrase(" da nord a sud", " from north to south"),
    Phrase(" da ovest a est", " from west to east"),
    Phrase(" con il nord in alto", " with north at the top"),
)
"""For those who may see the map turned: it lies so whichever side of it is at the top."""


def range_words(arrows: Offsets, perfect: bool) -> Phrase:
    """Say which spaces can be aimed at: fino a 2 spazi davanti e le due diagonali davanti."""
    if perfect:
        return Phrase("qualsiasi spazio del percorso", "any space of the path")
    left = {(down, right) for down, right in arrows}
    if left == ALL_AROUND:
        return Phrase("tutti gli spazi adiacenti", "all adjacent spaces")
    parts: list[Phrase] = []
    for (down, right), where in STRAIGHT:
        far = 0
        while ((far + 1) * down, (far + 1) * right) in left:
            far += 1
            left.remove((far * down, far * right))
        if far == 1:
            parts.append(Phrase("lo spazio ", "the space ") + where)
        elif far:
            parts.append(Phrase("fino a {n} ", "up to {n} ").fill(n=SPACES.count(far)) + where)
    for pair, phrase in (({(-1, 1), (-1, -1)}, FRONT), ({(1, 1), (1, -1)}, REAR)):
        if pair <= left:
            left -= pair
            parts.append(phrase)
    for offset in sorted(left):
        parts.append(DIAGONALS.get(offset, same(f"{offset}")))
    return both(parts)


def tile_words(shape: str, cells: Sequence[tuple[int, int]], free: bool, frame: Frame = SEEN) -> Phrase:
    """Say 1x2 in verticale, 2x3, a L da 3 (x-/xx): as the rulebook measures; how it lies where that is not free."""
    rows = max([row for row, _ in cells]) + 1
    cols = max([col for _, col in cells]) + 1
    if rows * cols != len(cells):
        letter = shape[:1].upper()
        phrase = Phrase("a {letter} da {n} ({drawn})", "{n}-square {letter} ({drawn})")
        drawing = phrase.fill(letter=letter, n=len(cells), drawn=drawn(cells))
        return drawing if free else drawing + frame.odd
    phrase = same(f"{min(rows, cols)}x{max(rows, cols)}")
    if free or rows == cols:
        return phrase
    return phrase + (frame.tall if rows > cols else frame.wide)


def piece_words(piece: PieceView, frame: Frame = SEEN) -> Phrase:
    """Describe the tile that is being placed, as it lies: a tower that is turned turns its tiles with it."""
    return tile_words(piece.shape, lying(piece), piece.free, frame)


def lying(piece: PieceView) -> Offsets:
    """List the cells of the tile that is being placed, in the first turn in which it may lie."""
    return piece.turns[piece.allowed[0]] if piece.allowed else piece.cells


def drawn(cells: Sequence[tuple[int, int]]) -> str:
    """Write a tile as rows of signs: xx/x-."""
    filled = {(row, col) for row, col in cells}
    rows = max([row for row, _ in cells]) + 1
    cols = max([col for _, col in cells]) + 1
    return "/".join(["".join(["x" if (row, col) in filled else "-" for col in range(cols)]) for row in range(rows)])


def tiles_words(tower: TowerView) -> Phrase:
    """Say all the tiles of an attack: 1x2 ×2 e 1x1."""
    return both(counted([tile_words(tile.shape, tile.cells, tower.free) for tile in tower.tiles]))


def attack_words(type: str) -> Phrase:
    return Phrase("attacco {type}", "{type} attack").fill(type=TYPES[type])


def tower_facts(tower: TowerView) -> Phrase:
    """Say the facts of a tower, as in 'Arcieri di livello 1, attacco fisico; portata: lo spazio davanti; piazza 1×2 in
    verticale'.
    """
    facts = Phrase("{family}, livello {level}, {attack}. ", "{family}, level {level}, {attack}. ").fill(
        family=tower.family_name.phrase, level=tower.level, attack=attack_words(tower.type)
    )
    facts = facts + Phrase("Portata: {range}. ", "Range: {range}. ").fill(
        range=range_words(tower.arrows, tower.perfect)
    )
    if tower.soldiers:
        return facts + Phrase("Piazza {n}.", "Places {n}.").fill(n=SOLDIERS.count(tower.soldiers))
    facts = facts + Phrase("Piazza {tiles}", "Places {tiles}").fill(tiles=tiles_words(tower))
    if tower.linked:
        facts = facts + Phrase(", tutto su un solo vassoio", ", all on a single tray")
    if tower.free:
        return facts + Phrase(", con manipolazione libera.", ", with free manipulation.")
    return facts + Phrase(", come stampato: gira solo con la carta.", ", as printed: it turns only with the card.")


def tower_brief(tower: TowerView) -> Phrase:
    """Say the same in a row of words: fisico; fino a 2 spazi davanti; 1x2 in verticale."""
    what = SOLDIERS.count(tower.soldiers) if tower.soldiers else tiles_words(tower)
    return commas([TYPES[tower.type], what, range_words(tower.arrows, tower.perfect)], "; ")
