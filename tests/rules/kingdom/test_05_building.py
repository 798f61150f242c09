"""Gioca carte torre: where a tower may stand, and the one attack that it makes when it is built."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
NORTH, EAST, SOUTH, WEST = "N", "E", "S", "W"


@pytest.mark.rule("KR-5.01")
def test_a_tower_goes_from_hand_to_a_site_of_ones_own_colour() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    events = table.build(ME, "archers-1", "A")
    assert table.hand() == []
    (tower,) = table.towers_on("A")
    assert (tower.kind, tower.seat) == (table.kind("archers-1"), ME)
    assert (events[0].kind, events[0].rule) == ("TowerBuilt", "KR-5.01")


@pytest.mark.rule("KR-5.01", "KR-5.04")
def test_only_sites_of_ones_own_colour_are_on_offer() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.offered(ME, "build") == [f"build:{table.site(letter)}" for letter in "ADG"]
    assert table.refused(f"build:{table.site('B')}") == "KR-5.04"


@pytest.mark.rule("KR-5.01")
def test_what_is_not_in_hand_is_not_built() -> None:
    table = Table("malik", "alleria")
    table.give(THEM, "archers-1")
    assert table.refused(f"tower:{table.kind('archers-1')}") == "KR-5.01"
    assert table.refused(f"build:{table.site('A')}") == "KR-5.01", "the card is chosen first"


@pytest.mark.rule("KR-5.02")
@pytest.mark.parametrize("who", ["malik", "alleria", "wildcat"])
def test_no_tower_on_a_site_where_a_hero_stands(who: str) -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    table.hero(who, "A")
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.refused(f"build:{table.site('A')}") == "KR-5.02", "whosever hero it is"
    table.do(ME, f"build:{table.site('D')}")


@pytest.mark.rule("KR-5.03", "KR-5.08")
def test_one_tower_for_each_site() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1", "mages-1")
    table.build(ME, "archers-1", "A")
    table.do(ME, f"tower:{table.kind('mages-1')}")
    assert table.refused(f"build:{table.site('A')}") == "KR-5.03"
    assert table.offered(ME, "build") == [f"build:{table.site(letter)}" for letter in "DG"]


@pytest.mark.rule("KR-5.03")
def test_a_soldier_tower_is_the_exception() -> None:
    table = Table("malik", "alleria")
    table.standing("archers-1", "A")
    table.give(ME, "soldiers-1")
    table.build(ME, "soldiers-1", "A")
    assert len(table.towers_on("A")) == 2


@pytest.mark.rule("KR-5.04")
def test_the_other_players_sites_are_theirs() -> None:
    table = Table("malik", "alleria")
    table.give(THEM, "archers-1")
    table.do(THEM, f"tower:{table.kind('archers-1')}")
    assert table.offered(THEM, "build") == [f"build:{table.site(letter)}" for letter in "BEH"]
    assert table.refused(f"build:{table.site('A')}", THEM) == "KR-5.04"


@pytest.mark.rule("KR-5.05")
def test_a_tower_attacks_once_right_after_it_is_built() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing=SOUTH)
    table.place(horde, "b2 b3")
    assert table.left(horde) == "c2 d2 c3 d3 b4 c4 d4"
    assert table.refused(f"place:{horde}/0/7") == "KR-5.05"
    assert table.refused(f"tower:{table.kind('archers-1')}") == "KR-5.01"
    assert not table.offered(ME, "tower")


@pytest.mark.rule("KR-5.05")
def test_a_tower_built_earlier_does_not_attack() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.standing("archers-1", "A", facing=SOUTH)
    assert table.refused(f"target:{horde}") == "KR-5.05"


@pytest.mark.rule("KR-5.06")
def test_the_card_shows_the_tiles_that_a_tower_places() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "archers-3")
    table.build(ME, "archers-3", "A", facing=SOUTH)
    table.place(horde, "b2 b3")
    table.place(horde, "c2")
    placed = [event for event in table.events if event.kind == "TilePlaced"]
    assert [table.match.content.shapes[event.things[1]].id for event in placed] == ["I2", "dot"]
    assert "ready" in table.offered(), "those two and no more"


@pytest.mark.rule("KR-5.06", "KR-8.01")
def test_or_the_soldiers() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "soldiers-2")
    table.build(ME, "soldiers-2", "A", facing=SOUTH)
    assert not table.offered(ME, "place")
    table.soldier(horde, "b2")
    table.soldier(horde, "c2")
    assert "ready" in table.offered()


@pytest.mark.rule("KR-5.07")
@pytest.mark.parametrize(
    ("letter", "facing", "at", "upright"),
    [("A", SOUTH, "B2", True), ("D", NORTH, "B2", True), ("G", EAST, "D4", False)],
)
def test_the_card_is_turned_and_its_arrows_and_tiles_with_it(letter: str, facing: str, at: str, upright: bool) -> None:
    table = Table("malik", "alleria")
    horde = table.tray(at, *PLAIN)
    table.give(ME, "archers-1")
    events = table.build(ME, "archers-1", letter, facing=facing)
    assert events[-1].rule == "KR-5.07"
    cells = {cells.partition(": ")[2] for cells in table.placements()}
    assert ("a1 a2" in cells) is upright
    assert ("a1 b1" in cells) is not upright
    assert len(cells) == 20
    table.place(horde, "a1 a2" if upright else "a1 b1")


@pytest.mark.rule("KR-5.07")
def test_a_tower_turned_away_reaches_nothing() -> None:
    table = Table("malik", "alleria")
    table.tray("B2", *PLAIN)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing=EAST)
    assert "ready" in table.offered(), "its attack has come to nothing"


@pytest.mark.rule("KR-5.08")
def test_two_towers_that_are_not_for_soldiers_never_share_a_site() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1", "archers-1")
    table.build(ME, "archers-1", "A")
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.refused(f"build:{table.site('A')}") == "KR-5.03"
