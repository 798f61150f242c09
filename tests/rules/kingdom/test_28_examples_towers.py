"""The rulebook's worked examples about towers, range and the Hand of Midas."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
PATH = ("A2", "B2", "C2", "D2", "D3", "D4", "E4", "F4", "G4")


def aims(tower: str, letter: str, facing: str) -> set[str]:
    """The spaces that the tower reaches from there, turned that way, with a horde on every space of the path."""
    table = Table("malik", "alleria")
    for square in PATH:
        table.tray(square, *PLAIN)
    table.give(ME, tower)
    table.build(ME, tower, letter, facing=facing)
    return {table.where(tray) for tray in table.view().attack.trays}


@pytest.mark.rule("KR-28.01")
@pytest.mark.parametrize(("letter", "facing"), [("A", "S"), ("D", "N"), ("G", "E")])
def test_adept_and_sharpshooters_reach_the_same_positions(letter: str, facing: str) -> None:
    adept, sharpshooters = aims("mages-2", letter, facing), aims("archers-2", letter, facing)
    assert adept <= sharpshooters
    assert len(adept & sharpshooters) >= 2


@pytest.mark.rule("KR-28.02")
def test_an_archer_places_its_tile_on_the_tray_beside_it() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    table.place(horde, "b2 b3")
    assert [tile.cells for tile in table.shown(horde).tiles] == [(6, 11)]


@pytest.mark.rule("KR-28.03")
@pytest.mark.parametrize("covered", ["b2 b3", "d2 d3"])
def test_the_archer_covers_a_wolf_and_a_goblin_or_two_stacked_enemies(covered: str) -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", ".....", ".wwg.", ".g.g.", ".....", ".....")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    assert table.refused(f"place:{horde}/1/6") == "KR-7.10", "two wolves side by side"
    assert f"{horde}: b2 c2" not in table.placements()
    table.place(horde, covered)
    assert covered.split()[0] not in table.left(horde)


@pytest.mark.rule("KR-28.04")
def test_sharpshooters_on_top_of_a_militia_attack_as_usual() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "soldiers-1", "archers-2")
    table.build(ME, "soldiers-1", "A", facing="S")
    table.soldier(horde, "d4")
    table.build(ME, "archers-2", "A", facing="S")
    table.place(horde, "b2 c2")
    assert table.left(horde) == "d2 b3 c3 d3 b4 c4"
    assert [tower.kind for tower in table.towers_on("A")] == [table.kind("soldiers-1"), table.kind("archers-2")]


@pytest.mark.rule("KR-28.15")
def test_midas_makes_sharpshooters_of_an_archer() -> None:
    table = Table("malik", "alleria", scenario="10")
    table.give(ME, "archers-1")
    table.spells("hand-of-midas")
    table.cast(ME, "hand-of-midas")
    names = [table.match.content.towers[table.kind(tower)].name.en for tower in ("archers-1", "archers-2", "archers-3")]
    assert names == ["Archer", "Marksmen", "Sharpshooters"]
    table.do(ME, f"pass:{THEM}/{table.kind('archers-3')}")
    assert table.incoming(THEM) == ["archers-3"]
