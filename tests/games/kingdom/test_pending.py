"""What is shown of a piece that is being placed, and that an attack is told."""

from __future__ import annotations

import pytest

from ludoteca.games.kingdom.flow.attacking import facing_matters
from ludoteca.games.kingdom.flow.outlook import pending
from ludoteca.games.kingdom.state.cards import Limits
from tests.rules.kingdom.table import ME, Table

CROWD = ("ggggg", "ggggg", "ggggg", "ggggg", "ggggg")


def attacking(tower: str) -> Table:
    """A tower of mine has just been built beside two hordes, facing the second one."""
    table = Table("malik", "alleria")
    table.tray("B2", *CROWD)
    table.tray("D2", *CROWD)
    table.give(ME, tower)
    table.build(ME, tower, "A", facing="S")
    return table


def test_a_tile_is_shown_with_its_turns() -> None:
    table = attacking("archers-1")
    shown = table.view().attack
    assert (shown.origin, shown.seat, shown.trays, shown.tray) == ("tower", ME, (0,), 0)
    assert shown.squares == (table.square("B2"),)
    piece = shown.piece
    assert (piece.shape, piece.type, piece.soldier, piece.free, piece.left) == (
        "I2", "physical", False, False, 1,
    )  # fmt: skip
    assert len(piece.allowed) == 1
    assert len(piece.turns) == 2
    assert piece.cells == piece.turns[0]


def test_a_soldier_has_no_shape() -> None:
    piece = attacking("soldiers-1").view().attack.piece
    assert (piece.soldier, piece.shape, piece.cells, piece.turns, piece.allowed, piece.free) == (
        True, "", ((0, 0),), (), (), False,
    )  # fmt: skip


def test_what_may_be_turned_at_will_is_shown_so() -> None:
    piece = attacking("archers-2").view().attack.piece
    assert (piece.free, piece.allowed, len(piece.turns)) == (True, (0, 1), 2)


def test_what_burns_is_one_tile_of_its_own() -> None:
    table = Table("ignus", "malik")
    horde = table.tray("A2", *CROWD)
    table.hero("ignus", "A1", abilities="surge-of-flame")
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.go(ME, "A2")
    shown = pending(table.match)
    assert shown is not None
    assert (shown.origin, shown.shape, shown.trays, shown.tray) == ("figure", "dot", [horde], horde)
    assert (shown.apart, shown.left, shown.soldier, shown.free) == (False, 1, False, True)


def test_nothing_is_shown_while_nothing_is_placed() -> None:
    table = Table("malik", "alleria")
    assert table.view().attack is None


def test_nothing_is_shown_when_the_match_is_over() -> None:
    table = attacking("archers-1")
    table.match.concede(ME)
    assert table.match.outcome is not None
    assert table.view().attack is None


@pytest.mark.parametrize(("tile", "matters"), [("dot", False), ("I2", True)])
def test_a_printed_tile_turns_with_a_tower_whose_range_does_not(
    tile: str, matters: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No tower of the box is so, but a pack's may be (KR-A20, KR-A22)."""
    m = Table("malik", "alleria").match
    tesla = m.content.towers[m.content.find_tower("artillery-4b")]
    assert not facing_matters(m, tesla), "its tiles may be turned at will"
    shape = next(number for number, shape in enumerate(m.content.shapes) if shape.id == tile)
    monkeypatch.setattr(tesla, "free", False)
    monkeypatch.setattr(tesla, "tiles", [(shape, 0)])
    assert facing_matters(m, tesla) is matters


def test_nothing_is_forbidden_unless_it_is_said() -> None:
    free = Limits()
    assert [free.no_heal, free.no_abilities, free.no_spells, free.no_white] == [False] * 4
    assert [free.families, free.unsold, free.fewer_hearts] == [0, 0, 0]


def test_a_base_attack_is_told() -> None:
    table = Table("malik", "alleria")
    table.tray("B2", *CROWD)
    table.hero("malik", "B2", engages="a1")
    table.activate(ME, "malik")
    first = table.do(ME, "attack")[0]
    assert (first.kind, first.things, first.rule) == (
        "BaseAttack", (table.figure("malik"),), "KR-12.02",
    )  # fmt: skip
