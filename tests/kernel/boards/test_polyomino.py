"""Pieces on a grid."""

import pytest

from ludoteca.kernel.boards.polyomino import (
    cells_of,
    first_cell,
    mask_of,
    mirrored,
    orientations,
    placements,
    spins,
    touching,
    turn_grid,
    turned,
)

DOT = [(0, 0)]
I2 = [(0, 0), (1, 0)]
L3 = [(0, 0), (1, 0), (1, 1)]
O4 = [(0, 0), (0, 1), (1, 0), (1, 1)]
T4 = [(0, 0), (0, 1), (0, 2), (1, 1)]
L4 = [(0, 0), (1, 0), (2, 0), (2, 1)]
S4 = [(0, 1), (0, 2), (1, 0), (1, 1)]
P5 = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]
X5 = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]


@pytest.mark.parametrize(
    ("cells", "turns", "with_mirror"),
    [(DOT, 1, 1), (I2, 2, 2), (L3, 4, 4), (O4, 1, 1), (T4, 4, 4), (L4, 4, 8), (S4, 2, 4), (P5, 4, 8), (X5, 1, 1)],
)
def test_orientations_are_counted_without_repetition(cells, turns, with_mirror):
    assert len(orientations(cells, mirror=False)) == turns
    found = orientations(cells)
    assert len(found) == with_mirror
    assert found[0] == sorted(cells)
    assert len({tuple(laid) for laid in found}) == with_mirror


def test_quarter_turns_are_clockwise():
    assert turned(I2, 1) == [(0, 0), (0, 1)]
    assert turned(L3, 1) == [(0, 0), (0, 1), (1, 0)]
    assert turned(L3, 4) == L3
    assert turned(L3, -1) == turned(L3, 3) == [(0, 1), (1, 0), (1, 1)]


def test_mirroring_exchanges_left_and_right():
    assert mirrored(L4) == [(0, 1), (1, 1), (2, 0), (2, 1)]
    assert mirrored(mirrored(P5)) == sorted(P5)


@pytest.mark.parametrize("cells", [DOT, I2, L3, T4, L4, P5])
def test_spins_lead_round_in_four_quarters(cells):
    found = orientations(cells)
    spin = spins(found)
    for turn, laid in enumerate(found):
        assert found[spin[turn]] == turned(laid, 1)
        assert spin[spin[spin[spin[turn]]]] == turn


def test_placements_stay_inside_and_come_in_order():
    found = placements(I2, 5, 5)
    assert len(found) == 20
    assert found[0] == 1 | 1 << 5
    assert [first_cell(mask) for mask in found] == list(range(20))
    corners = placements(turned(L3, 3), 5, 5)
    assert corners[0] == mask_of([(0, 1), (1, 0), (1, 1)], 5)
    assert len(corners) == 16
    assert sorted(first_cell(mask) for mask in corners) == [first_cell(mask) for mask in corners]
    assert placements([(0, 0), (0, 5)], 5, 5) == []


def test_masks_and_cells_are_the_same_thing():
    assert cells_of(mask_of(P5, 5), 5) == sorted(P5)
    assert first_cell(0) == -1
    assert first_cell(0b11000) == 3


def test_touching_is_by_sides_and_with_corners():
    middle = 1 << 12
    assert touching(middle, 5, 5) == mask_of([(1, 2), (2, 1), (2, 3), (3, 2)], 5)
    assert touching(middle, 5, 5, diagonal=True).bit_count() == 8
    assert touching(1, 5, 5, diagonal=True) == mask_of([(0, 1), (1, 0), (1, 1)], 5)
    assert touching(1 << 4, 5, 5) == mask_of([(0, 3), (1, 4)], 5)


def test_grids_turn_like_pieces():
    assert turn_grid(["ab", "cd"], 1) == ["ca", "db"]
    assert turn_grid(["abc", "def"], 1) == ["da", "eb", "fc"]
    assert turn_grid(["ab", "cd"], 3) == ["bd", "ac"]
    assert turn_grid(["ab", "cd"], 4) == ["ab", "cd"]
