"""What is shown of a piece that is being placed, and that an attack is told."""

from __future__ import annotations

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
    shown = table.view()["attack"]
    assert (shown["origin"], shown["seat"], shown["trays"], shown["tray"]) == ("tower", ME, [0], 0)
    assert shown["squares"] == [table.square("B2")]
    piece = shown["piece"]
    assert (piece["shape"], piece["type"], piece["soldier"], piece["free"], piece["left"]) == (
        "I2", "physical", False, False, 1,
    )  # fmt: skip
    assert len(piece["allowed"]) == 1
    assert len(piece["turns"]) == 2
    assert piece["cells"] == piece["turns"][0]


def test_a_soldier_has_no_shape() -> None:
    piece = attacking("soldiers-1").view()["attack"]["piece"]
    assert (piece["soldier"], piece["shape"], piece["cells"], piece["turns"], piece["allowed"], piece["free"]) == (
        True, "", [[0, 0]], [], [], False,
    )  # fmt: skip


def test_what_may_be_turned_at_will_is_shown_so() -> None:
    piece = attacking("archers-2").view()["attack"]["piece"]
    assert (piece["free"], piece["allowed"], len(piece["turns"])) == (True, [0, 1], 2)


def test_nothing_is_shown_while_nothing_is_placed() -> None:
    table = Table("malik", "alleria")
    assert table.view()["attack"] is None


def test_a_base_attack_is_told() -> None:
    table = Table("malik", "alleria")
    table.tray("B2", *CROWD)
    table.hero("malik", "B2", engages="a1")
    table.activate(ME, "malik")
    events = table.do(ME, "attack")
    assert [(event.kind, event.things, event.rule) for event in events][0] == (
        "BaseAttack", (table.figure("malik"),), "KR-12.02",
    )  # fmt: skip
