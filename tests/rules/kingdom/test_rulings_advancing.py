"""Rulings about phase 4: icons, who holds a tray or makes room for it, the order of branches, the exit."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FAST = ("w....", ".....", ".gg..", ".gg..", ".....")
WINGED = ("~~...", ".....", ".gg..", ".gg..", ".....")
SUPPLY = 12


def squares(table: Table, seat: int = ME) -> set[str]:
    """The spaces on offer."""
    return {table.match.board.name(int(id.partition(":")[2])) for id in table.offered(seat, "go")}


def things(table: Table, kind: str) -> list[tuple[int, ...]]:
    assert table.match
    return [event.things for event in table.events if event.kind == kind]


@pytest.mark.rule("KR-A41")
def test_healing_also_happens_to_a_tray_that_is_held() -> None:
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("B2", "s....", "..gg.", "..gg.", ".....", "gg...")
    table.tile(horde, "a5 b5")
    table.hero("malik", "B2", engages="c2")
    assert table.where(horde) == "B2"
    assert table.shown(horde).tiles == ()
    assert len(table.shown(horde).figures) == 1, "heroes stay"
    kinds = table.kinds()
    assert kinds.index("TilesRemoved") < kinds.index("TrayBlocked")


@pytest.mark.rule("KR-A41")
def test_soldiers_are_no_tiles() -> None:
    """A soldier covers the only healer: nothing is removed, though the soldier leaves a moment later."""
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("B2", "s....", "..gg.", "..gg.", ".....", "gg...")
    table.tile(horde, "a5 b5")
    table.soldiers(horde, "a1")
    assert len(table.shown(horde).tiles) == 1
    assert table.where(horde) == "B2"


@pytest.mark.rule("KR-A42")
def test_a_sniper_that_did_not_move_does_not_shoot() -> None:
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("B2", "a....", ".gg..", ".....", ".....", ".....")
    table.soldiers(horde, "b2")
    table.hero("malik", "C2")
    assert table.where(horde) == "B2"
    assert table.hearts("malik") == 5


@pytest.mark.rule("KR-A42")
def test_one_that_moved_twice_shoots_once_from_where_it_stops() -> None:
    table = Table("malik", "magnus", phase="advance")
    table.tray("B2", "aw...", ".....", ".....", ".....", ".....")
    table.hero("malik", "E3")
    table.hero("magnus", "B1")
    assert table.match
    assert (table.hearts("malik"), table.hearts("magnus")) == (4, 3), "D2 is beside E3 and not beside B1"
    assert len(things(table, "SniperFired")) == 1


@pytest.mark.rule("KR-A95")
@pytest.mark.parametrize("cover", ["soldier", "hero"])
def test_an_icon_that_is_covered_when_the_tray_activates_does_not_count(cover: str) -> None:
    """Whoever covers the sniper is gone when a fast tray moves with its second attempt."""
    table = Table("malik", "magnus", phase="advance")
    horde = table.tray("B2", "ag...", "gg...", ".....", ".....", "....w")
    if cover == "soldier":
        table.soldiers(horde, "a1")
    else:
        table.hero("malik", "B2", engages="a1", hearts=1)
    table.hero("magnus", "C3")
    assert table.where(horde) == "C2"
    assert table.hearts("magnus") == 3


@pytest.mark.rule("KR-A95")
def test_after_healing_it_can_be_seen() -> None:
    table = Table("malik", "magnus", phase="advance")
    horde = table.tray("B2", "ag...", "gg...", ".....", ".....", "....s")
    table.tile(horde, "a1")
    table.hero("magnus", "C3")
    assert table.where(horde) == "C2"
    assert table.hearts("magnus") == 2


@pytest.mark.rule("KR-A43")
def test_soldiers_and_a_hero_on_a_fast_tray() -> None:
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("B2", *FAST)
    table.soldiers(horde, "b3 b4")
    table.hero("malik", "B2", engages="d1")
    assert table.where(horde) == "B2"
    assert table.hearts("malik") == 3
    assert table.view().soldiers == SUPPLY


@pytest.mark.rule("KR-A43")
def test_if_the_hero_falls_at_once_the_tray_goes_on() -> None:
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("B2", *FAST)
    table.soldiers(horde, "b3 b4")
    table.hero("malik", "B2", engages="d1", hearts=1)
    assert table.where(horde) == "C2"


@pytest.mark.rule("KR-A44")
def test_jumping_over_heroes_does_nothing_to_them_landing_displaces() -> None:
    table = Table("malik", "ignus", phase="advance")
    behind, held = table.tray("B2", *PLAIN), table.tray("C2", *PLAIN)
    table.hero("malik", "C2", engages="b2")
    table.hero("ignus", "D2")
    table.do(THEM, f"go:{table.square('D3')}")
    assert (table.where(behind), table.where(held)) == ("D2", "C2")
    assert table.hearts("malik") == 4, "for holding its own tray"
    assert (table.where("ignus"), table.hearts("ignus")) == ("D3", 4)


@pytest.mark.rule("KR-A86")
def test_the_space_that_the_tray_has_left_is_free() -> None:
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("B2", *PLAIN)
    table.hero("malik", "C2")
    assert "B2" in squares(table)
    table.do(ME, f"go:{table.square('B2')}")
    assert (table.where("malik"), table.where(horde)) == ("B2", "C2")


@pytest.mark.rule("KR-A86", "KR-A63")
def test_unless_another_tray_still_lies_there() -> None:
    table = Table("malik", "alleria", phase="advance")
    flying, under = table.tray("B2", *WINGED, kind="flying"), table.tray("B2", *PLAIN)
    table.soldiers(under, "b2")
    table.hero("malik", "C2")
    assert table.where(flying) == "C2"
    assert "B2" not in squares(table)


ORDERS = {
    "2": "H3 G3 F3 E3 D3 D2 D1 C1 B1 A1 D4 D5 C5 B5 A5",
    "6": "I5 H5 G5 F5 E5 E4 E3 D3 C3 B3 A3 C2 C1 E6 E7",
}


@pytest.mark.rule("KR-28.08", "KR-A45", "KR-A46", "KR-15.02")
@pytest.mark.parametrize("scenario", list(ORDERS))
def test_example_the_order_of_all_spaces(scenario: str) -> None:
    """A horde on every space: from the exit back to spawn point 1, then what is left of 2, then of 3."""
    table = Table("malik", "alleria", scenario=scenario, phase="advance")
    named = ORDERS[scenario].split()
    trays = {square: table.tray(square, "g....", ".....", ".....", ".....", ".....") for square in sorted(named)}
    assert table.match
    told = [event.things[0] for event in table.events if event.kind in ("TrayMoved", "TrayEscaped")]
    assert told == [trays[square] for square in named]
    shown = {square.order: square.square for square in table.view().map.squares if square.order >= 0}
    assert [table.match.board.name(shown[place]) for place in range(len(named))] == named


@pytest.mark.rule("KR-A46")
def test_the_lowest_number_counts_not_the_fewest_tokens() -> None:
    table = Table("malik", "alleria", scenario="2", phase="advance")
    second, first = table.tray("D5", *PLAIN), table.tray("A1", *PLAIN)
    table.piles([(0, 1), (0, 1), (0, 1)], [])
    assert [tray for tray, *_ in things(table, "TrayMoved")] == [first, second]


@pytest.mark.rule("KR-A47")
def test_only_tiles_count_as_cover_at_the_exit() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("G4", "ggg..", "ggg..", "g....", ".....", ".....")
    table.tile(horde, "a3")
    table.soldiers(horde, "c1 c2")
    table.hero("malik", "G4", engages="a1")
    assert table.shown(horde).complete
    assert table.shown(horde).loss == 6


@pytest.mark.rule("KR-A48")
def test_crystals_of_an_escaped_horde_come_at_once() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.crystals(10)
    table.tray("G4", "g....", ".....", ".....", ".....", ".....", crystals=1)
    table.tray("F4", "w....", ".....", ".....", ".....", ".....", crystals=3)
    assert table.match
    told = [(e.kind, e.things[-2:]) for e in table.events if e.kind in ("TrayEscaped", "CrystalsGained")]
    assert told == [
        ("TrayEscaped", (1, 11)),
        ("CrystalsGained", (1, 11)),
        ("TrayEscaped", (1, 10)),
        ("CrystalsGained", (1, 12)),
    ]


@pytest.mark.rule("KR-A48")
def test_none_from_the_horde_that_takes_the_last_heart() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.kingdom(1)
    table.tray("G4", "g....", ".....", ".....", ".....", ".....", crystals=1)
    assert table.won is False
    assert "CrystalsGained" not in table.kinds()
