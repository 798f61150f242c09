"""Where a tile can lie on a tray."""

from __future__ import annotations

from ludoteca.games.kingdom.state.cards import Shape
from ludoteca.kernel.boards.polyomino import first_cell
from ludoteca.kernel.keeping import kept


def spots_of(shape: Shape, turns: list[int], closed: int) -> list[tuple[int, int]]:
    """List every way to lay a tile clear of these cells: its turn and its squares."""
    return [(turn, mask) for turn in turns for mask in shape.turns[turn] if not mask & closed]


def has_spot(shape: Shape, turns: list[int], closed: int) -> bool:
    for turn in turns:
        for mask in shape.turns[turn]:
            if not mask & closed:
                return True
    return False


def has_spot_on(shape: Shape, turns: list[int], closed: int, bare: int) -> bool:
    """Tell the same of a spot that covers one of these squares."""
    for turn in turns:
        for mask in shape.turns[turn]:
            if not mask & closed and mask & bare:
                return True
    return False


def mask_at(shape: Shape, turn: int, cell: int) -> int:
    """Return the squares of a tile laid in this turn so that this is the first of them."""
    mask = masks_by_cell(shape, turn).get(cell)
    if mask is None:
        raise ValueError(f"{shape.id} cannot be laid there")
    return mask


@kept(1500)
def masks_by_cell(shape: Shape, turn: int) -> dict[int, int]:
    """List the squares of a tile in this turn by the first of them, wherever it can be laid."""
    return {first_cell(mask): mask for mask in shape.turns[turn]}
