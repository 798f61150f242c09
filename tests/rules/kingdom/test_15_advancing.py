"""Fase 4: every tray tries to move on, in order; its visible icons come first, and soldiers and heroes hold it."""

import pytest

from tests.rules.kingdom.table import Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FAST = ("w....", ".....", ".gg..", ".gg..", ".....")
SNIPER = ("a....", ".....", ".....", ".....", "....g")
HEALER = ("s....", ".....", ".....", "gggg.", "w....")
SUPPLY = 12


def advancing(*heroes: str, scenario: str = "1") -> Table:
    return Table(*(heroes or ("malik", "alleria")), scenario=scenario, phase="advance")


def moved(table: Table) -> list[int]:
    """The trays that have moved, in order."""
    assert table.match
    return [event.things[0] for event in table.events if event.kind == "TrayMoved"]


# -- order and direction -----------------------------------------------------------------------------------------


@pytest.mark.rule("KR-15.01")
def test_every_tray_moves_one_space_towards_the_exit() -> None:
    table = advancing()
    trays = [table.tray(square, *PLAIN) for square in ("A2", "D2", "E4")]
    assert [table.where(tray) for tray in trays] == ["B2", "D3", "F4"]


@pytest.mark.rule("KR-15.02")
def test_the_nearest_to_the_exit_comes_first() -> None:
    table = advancing()
    far, near, middle = (table.tray(square, *PLAIN) for square in ("A2", "F4", "D3"))
    assert moved(table) == [near, middle, far]


@pytest.mark.rule("KR-15.02")
def test_so_hordes_in_a_row_need_not_jump() -> None:
    table = advancing()
    behind, ahead = table.tray("B2", *PLAIN), table.tray("C2", *PLAIN)
    assert (table.where(behind), table.where(ahead)) == ("C2", "D2")


@pytest.mark.rule("KR-15.03", "KR-A05")
def test_a_tray_keeps_its_orientation_around_a_bend() -> None:
    table = advancing()
    horde = table.card("D2", "P3")
    assert table.where(horde) == "D3", "it came from the west and goes south"
    assert picture(table, horde) == ["..m..", "..fm.", "mf@mm", ".mm..", "..m.."], "the lower edge is to the east"


def picture(table: Table, tray: int) -> list[str]:
    """Its card as it lies: the level of a portal, and letters for the enemies of the rift."""
    signs = {"": ".", "level": "@", "rift-sentinel": "m", "rift-warden": "f"}
    drawn = "".join(signs[name] for name in table.shown(tray).grid)
    return [drawn[row : row + 5] for row in range(0, 25, 5)]


# -- icons -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-15.04")
@pytest.mark.parametrize("cover", ["tile", "soldier", "hero"])
def test_only_visible_icons_count(cover: str) -> None:
    table = advancing()
    horde = table.tray("B2", *FAST)
    if cover == "tile":
        table.tile(horde, "a1 b1")
        assert table.where(horde) == "C2", "one step, not two"
        return
    if cover == "soldier":
        table.soldiers(horde, "a1")
    else:
        table.hero("malik", "B2", engages="a1", hearts=5)
    assert table.where(horde) == "B2", "one attempt, and that is held up"
    assert cover == "soldier" or table.hearts("malik") == 4


@pytest.mark.rule("KR-15.05")
def test_healing_comes_before_the_other_icons() -> None:
    table = advancing()
    horde = table.tray("A2", *HEALER)
    table.tile(horde, "a4 a5")
    table.tile(horde, "c4 d4")
    assert table.shown(horde).tiles == ()
    assert table.where(horde) == "C2", "the fast icon that the tile covered counts"
    assert table.kinds()[:4] == ["PhaseBegan", "TilesRemoved", "TrayMoved", "TrayMoved"]


@pytest.mark.rule("KR-15.05")
def test_a_covered_healer_heals_nobody() -> None:
    table = advancing()
    horde = table.tray("A2", *HEALER)
    table.tile(horde, "a1 b1")
    table.tile(horde, "a4 a5")
    assert len(table.shown(horde).tiles) == 2
    assert table.where(horde) == "B2"


@pytest.mark.rule("KR-15.05")
def test_one_visible_healer_of_several_is_enough() -> None:
    table = advancing()
    horde = table.tray("A2", "s.s..", ".....", ".....", ".....", ".....")
    table.tile(horde, "a1 b1")
    assert table.shown(horde).tiles == ()


@pytest.mark.rule("KR-15.05", "KR-A24")
def test_a_large_healer_is_visible_while_any_of_its_squares_is() -> None:
    table = advancing()
    horde = table.tray("A2", "TT...", "TT...", ".....", ".....", ".....")
    table.tile(horde, "a1 a2")
    assert table.shown(horde).tiles == ()


@pytest.mark.rule("KR-15.06", "KR-15.08")
@pytest.mark.parametrize("rows", [FAST, ("wwh..", ".....", ".gg..", ".gg..", ".....")])
def test_a_fast_tray_moves_twice_however_many_icons_it_shows(rows: tuple[str, ...]) -> None:
    table = advancing()
    horde = table.tray("B2", *rows)
    assert table.where(horde) == "D2"


@pytest.mark.rule("KR-15.07")
def test_a_sniper_hits_everybody_next_to_its_new_position() -> None:
    table = advancing("malik", "magnus", "ignus")
    table.tray("B2", *SNIPER)
    table.hero("malik", "D3")
    table.hero("magnus", "C1")
    table.hero("ignus", "A2")
    assert table.match
    assert table.hearts("malik") == 4, "diagonally beside C2"
    assert table.hearts("magnus") == 2
    assert table.hearts("ignus") == 4, "next to where the tray was"


@pytest.mark.rule("KR-15.07")
def test_also_heroes_on_other_trays_and_sites() -> None:
    table = advancing("malik", "magnus")
    table.tray("B2", *SNIPER)
    other = table.tray("D2", *PLAIN)
    table.soldiers(other, "b2")
    table.hero("malik", "D2", engages="c3", hearts=5)
    table.hero("magnus", "D")
    assert table.where(other) == "D2"
    assert table.hearts("malik") == 3, "1 for holding the tray, 1 from the sniper"
    assert table.hearts("magnus") == 2


@pytest.mark.rule("KR-15.07", "KR-15.04")
def test_a_covered_sniper_does_not_shoot() -> None:
    table = advancing()
    horde = table.tray("B2", *SNIPER)
    table.tile(horde, "a1 a2")
    table.hero("malik", "D3")
    assert table.where(horde) == "C2"
    assert table.hearts("malik") == 5


@pytest.mark.rule("KR-15.08")
def test_two_snipers_do_no_more_than_one() -> None:
    table = advancing()
    table.tray("B2", "aa...", "a....", ".....", ".....", "....g")
    table.hero("malik", "D3")
    assert table.hearts("malik") == 4


# -- soldiers and heroes in the way ------------------------------------------------------------------------------


@pytest.mark.rule("KR-15.09", "KR-15.10")
def test_a_held_tray_stays_and_hurts_everybody_on_it() -> None:
    table = advancing()
    horde = table.tray("B2", *PLAIN)
    table.hero("malik", "B2", engages="b2")
    table.soldiers(horde, "d2 d3")
    assert table._m.soldiers == SUPPLY - 2
    assert table.where(horde) == "B2"
    assert table.hearts("malik") == 4
    assert table.shown(horde).soldiers == ()
    assert table.view().soldiers == SUPPLY
    assert [(event.kind, event.rule) for event in table.events if event.kind in ("TrayBlocked", "SoldiersLost")] == [
        ("TrayBlocked", "KR-15.09"),
        ("SoldiersLost", "KR-15.10"),
    ]


@pytest.mark.rule("KR-15.09")
def test_two_heroes_are_hurt_both() -> None:
    table = advancing("malik", "ignus")
    horde = table.tray("B2", *PLAIN)
    table.hero("malik", "B2", engages="a1")
    table.hero("ignus", "B2", engages="c3")
    assert table.where(horde) == "B2"
    assert (table.hearts("malik"), table.hearts("ignus")) == (4, 3)
    assert table.where("malik") == table.where("ignus") == "B2", "they still engage it"


@pytest.mark.rule("KR-15.09", "KR-15.13")
def test_a_hero_knocked_out_has_held_a_slow_tray_all_the_same() -> None:
    table = advancing()
    horde = table.tray("B2", *PLAIN)
    table.hero("malik", "B2", engages="b2", hearts=1)
    assert table.where(horde) == "B2"
    assert table.where("malik") == ""


@pytest.mark.rule("KR-15.11")
def test_soldiers_stop_only_the_first_move_of_a_fast_tray() -> None:
    table = advancing()
    horde = table.tray("B2", *FAST)
    table.soldiers(horde, "b3 c3")
    assert table.where(horde) == "C2"
    assert table.shown(horde).soldiers == ()
    assert table.view().soldiers == SUPPLY


@pytest.mark.rule("KR-15.12")
def test_heroes_stop_both_moves_and_take_two_damage() -> None:
    table = advancing()
    horde = table.tray("B2", *FAST)
    table.hero("malik", "B2", engages="b3")
    assert table.where(horde) == "B2"
    assert table.hearts("malik") == 3


@pytest.mark.rule("KR-15.12")
def test_a_hero_with_two_hearts_stops_both_moves_and_falls() -> None:
    table = advancing()
    horde = table.tray("B2", *FAST)
    table.hero("malik", "B2", engages="b3", hearts=2)
    assert table.where(horde) == "B2"
    assert table.view().figures[table.figure("malik")].knocked


@pytest.mark.rule("KR-15.13")
def test_a_hero_who_falls_at_the_first_move_does_not_stop_the_second() -> None:
    table = advancing()
    horde = table.tray("B2", *FAST)
    table.hero("malik", "B2", engages="b3", hearts=1)
    assert table.where(horde) == "C2"
    assert table.where("malik") == ""
    assert [event.kind for event in table.events if event.kind in ("KnockedOut", "TrayMoved")] == [
        "KnockedOut",
        "TrayMoved",
    ]


# -- branches ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-15.18")
def test_the_branch_with_the_lowest_spawn_token_goes_first() -> None:
    table = advancing(scenario="2")
    second, first = table.tray("D4", *PLAIN), table.tray("D2", *PLAIN)
    assert moved(table) == [first, second]
    assert table.where(first) == "D3"
    assert table.where(second) == "E3", "it jumps what came from the first branch"


@pytest.mark.rule("KR-15.18")
def test_all_of_the_first_branch_before_any_of_the_second() -> None:
    table = advancing(scenario="2")
    trays = {square: table.tray(square, *PLAIN) for square in ("C5", "D5", "A1", "B1", "F3")}
    assert moved(table) == [trays[square] for square in ("F3", "B1", "A1", "D5", "C5")]
