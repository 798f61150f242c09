"""Frecce portata di tiro: which spaces a tower or a hero can aim at."""

import pytest

from tests.rules.kingdom.table import ME, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
PATH = ("A2", "B2", "C2", "D2", "D3", "D4", "E4", "F4", "G4")
FACINGS = "NESW"


def aims(tower: str, letter: str, facing: str = "", without: str = "") -> set[str]:
    """The spaces that a tower just built there can aim at, when a horde lies on every space of the path."""
    table = Table("malik", "alleria")
    for square in PATH:
        if square != without:
            table.tray(square, *PLAIN)
    table.give(ME, tower)
    table.build(ME, tower, letter, facing=facing)
    attack = table.view().attack
    if attack is None:
        return set()
    offered = {int(id.partition(":")[2]) for id in table.offered(ME, "target")}
    assert not offered or offered == set(attack.trays)
    return {table.where(tray) for tray in attack.trays}


@pytest.mark.rule("KR-6.01")
def test_more_arrows_more_spaces_to_choose_from() -> None:
    assert aims("mages-1", "A", "S") == {"B2"}
    assert aims("mages-2", "A", "S") == {"A2", "B2", "C2"}


@pytest.mark.rule("KR-6.01")
def test_what_no_arrow_reaches_is_refused() -> None:
    table = Table("malik", "alleria")
    table.tray("B2", *PLAIN)
    far = table.tray("C2", *PLAIN)
    table.give(ME, "mages-1")
    table.build(ME, "mages-1", "A", facing="S")
    assert table.refused(f"target:{far}") == "KR-6.01"


@pytest.mark.rule("KR-6.02")
@pytest.mark.parametrize(
    ("letter", "facing", "space"),
    [("A", "S", "B2"), ("D", "N", "B2"), ("G", "E", "D4"), ("G", "W", ""), ("D", "E", "")],
)
def test_a_direct_arrow_aims_at_the_next_space_that_way(letter: str, facing: str, space: str) -> None:
    assert aims("mages-1", letter, facing) == ({space} if space else set())


@pytest.mark.rule("KR-6.03")
def test_angled_arrows_aim_diagonally() -> None:
    assert aims("soldiers-2", "D", "N") == {"A2", "B2", "C2"}
    assert aims("soldiers-2", "D", "N", without="B2") == {"A2", "C2"}
    assert aims("soldiers-2", "G", "E") == {"D4", "D3"}, "the other angled arrow points at a site, not at the path"
    assert aims("soldiers-2", "G", "N") == {"D3"}


@pytest.mark.rule("KR-6.04", "KR-A19")
def test_each_arrow_more_reaches_one_space_farther_in_a_straight_line() -> None:
    assert aims("archers-1", "G", "E") == {"D4", "E4"}
    assert aims("artillery-4a", "G", "E") == {"D4", "E4", "F4"}
    assert aims("archers-1", "G", "N") == {"C2"}, "over the grass between"


@pytest.mark.rule("KR-A19")
def test_nothing_stands_in_the_way_of_an_attack() -> None:
    table = Table("malik", "alleria")
    near, far = table.tray("D4", *PLAIN), table.tray("E4", *PLAIN)
    table.hero("malik", "D4", engages="a1")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "G", facing="E")
    assert set(table.offered(ME, "target")) == {f"target:{near}", f"target:{far}"}
    table.place(far, "b2 c2")


@pytest.mark.rule("KR-A19")
def test_only_spaces_with_a_tray_can_be_aimed_at() -> None:
    assert aims("archers-1", "G", "E", without="D4") == {"E4"}


@pytest.mark.rule("KR-6.05")
@pytest.mark.parametrize("letter", ["A", "D", "G"])
def test_a_perfect_range_reaches_the_whole_path(letter: str) -> None:
    assert aims("archers-4a", letter) == set(PATH), "and no way to face is asked for"


@pytest.mark.rule("KR-6.06")
def test_the_arrows_of_heroes_mean_the_same() -> None:
    table = Table("magnus", "malik")
    trays = {square: table.tray(square, *PLAIN) for square in PATH}
    table.hero("magnus", "C3", facing="N")
    table.activate(ME, "magnus")
    table.do(ME, "attack", "face:0")
    assert set(table.offered(ME, "target")) == {f"target:{trays[square]}" for square in ("B2", "C2", "D2")}
    assert table.refused(f"target:{trays['D3']}") == "KR-12.05"


@pytest.mark.rule("KR-6.06")
def test_a_hero_facing_another_way_reaches_other_spaces() -> None:
    table = Table("magnus", "malik")
    trays = {square: table.tray(square, *PLAIN) for square in PATH}
    table.hero("magnus", "C3")
    table.activate(ME, "magnus")
    table.do(ME, "attack", f"face:{FACINGS.index('E')}")
    assert set(table.offered(ME, "target")) == {f"target:{trays[square]}" for square in ("D2", "D3", "D4")}
