"""Fase 4: who steps aside for a tray, what it jumps over, and what happens at the exit."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")


def advancing(*heroes: str, scenario: str = "1") -> Table:
    return Table(*(heroes or ("malik", "alleria")), scenario=scenario, phase="advance")


# -- stepping aside, jumping -------------------------------------------------------------------------------------


@pytest.mark.rule("KR-15.14")
def test_a_hero_in_the_way_steps_aside_unharmed() -> None:
    table = advancing()
    horde = table.tray("B2", *PLAIN)
    table.hero("malik", "C2")
    decision = table.decision_for(ME)
    assert decision.rule == "KR-15.14"
    squares = {table.match.board.name(int(id.partition(":")[2])) for id in table.offered(ME, "go")}
    assert squares == {"B1", "D1", "D2", "B2", "B3", "D3"}, "sites without towers, path spaces without trays"
    assert table.offered(THEM) == []
    (event, *_) = table.do(ME, f"go:{table.square('D1')}")
    assert (event.kind, event.rule) == ("HeroDisplaced", "KR-15.14")
    assert (table.where("malik"), table.where(horde)) == ("D1", "C2")
    assert table.hearts("malik") == 5


@pytest.mark.rule("KR-15.14")
def test_not_to_sites_with_towers_nor_to_spaces_with_trays() -> None:
    table = advancing()
    table.tray("B2", *PLAIN)
    other = table.tray("D2", *PLAIN)
    table.soldiers(other, "b2")
    table.standing("archers-1", "A")
    table.hero("malik", "C2")
    for taken in ("A", "D2", "C1", "C3", "E2"):
        assert table.refused(f"go:{table.square(taken)}") == "KR-A12"
    table.do(ME, f"go:{table.square('B3')}")
    assert table.where("malik") == "B3"


@pytest.mark.rule("KR-15.14")
def test_everybody_there_steps_aside_each_by_their_own_player() -> None:
    table = advancing("malik", "ignus")
    horde = table.tray("B2", *PLAIN)
    table.hero("malik", "C2")
    table.hero("ignus", "C2")
    table.do(ME, f"go:{table.square('D1')}")
    table.do(THEM, f"go:{table.square('D1')}")
    assert table.where(horde) == "C2"
    assert table.where("malik") == table.where("ignus") == "D1"


@pytest.mark.rule("KR-A86")
def test_the_space_that_the_tray_has_left_is_free() -> None:
    table = advancing()
    horde = table.tray("F4", *PLAIN)
    table.hero("malik", "G4")
    assert (table.where(horde), table.where("malik")) == ("G4", "F4"), "the only place beside the exit"
    assert table.hearts("malik") == 5


@pytest.mark.rule("KR-15.15")
def test_without_a_free_place_the_hero_goes_back_to_the_board() -> None:
    table = advancing()
    horde, held = table.tray("E4", *PLAIN), table.tray("F4", *PLAIN)
    table.soldiers(held, "b2")
    table.hero("malik", "G4")
    assert table.where(horde) == "G4", "over the horde that is held"
    assert table.where("malik") == ""
    assert table.hearts("malik") == 5
    assert not table.view().figures[table.figure("malik")].knocked
    assert [event.rule for event in table.events if event.kind == "HeroDisplaced"] == ["KR-15.15"]


@pytest.mark.rule("KR-15.16")
def test_a_tray_jumps_over_another_that_does_not_move() -> None:
    table = advancing()
    behind, held = table.tray("B2", *PLAIN), table.tray("C2", *PLAIN)
    table.soldiers(held, "b2")
    assert table.where(held) == "C2"
    assert table.where(behind) == "D2"


@pytest.mark.rule("KR-15.17")
def test_several_in_a_row() -> None:
    table = advancing()
    behind = table.tray("A2", *PLAIN)
    for square in ("B2", "C2", "D2"):
        table.soldiers(table.tray(square, *PLAIN), "b2")
    assert table.where(behind) == "D3"


@pytest.mark.rule("KR-15.17")
def test_even_out_through_the_exit() -> None:
    table = advancing()
    behind = table.tray("E4", *PLAIN)
    for square in ("F4", "G4"):
        table.soldiers(table.tray(square, *PLAIN), "b2")
    assert table.where(behind) == ""
    assert table.hearts() == 3, "12 less 9"


# -- the exit ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-15.19")
def test_an_escaped_tray_costs_a_heart_for_each_enemy_without_a_tile() -> None:
    table = advancing()
    horde = table.tray("G4", "ggggg", "gg...", ".....", ".....", ".....")
    table.tile(horde, "a1 b1 c1")
    assert table.where(horde) == ""
    assert table.shown(horde) is None
    assert table.hearts() == 12 - 4
    assert [event.things[1:] for event in table.events if event.kind == "TrayEscaped"] == [(4, 8)]


@pytest.mark.rule("KR-15.19", "KR-15.05")
def test_tiles_that_a_healer_removes_do_not_count() -> None:
    table = advancing()
    horde = table.tray("G4", "sgggg", ".....", ".....", ".....", ".....")
    table.tile(horde, "b1 c1 d1")
    assert table.hearts() == 12 - 5


@pytest.mark.rule("KR-15.19")
def test_a_tray_on_the_last_space_has_not_escaped() -> None:
    table = advancing()
    horde = table.tray("F4", *PLAIN)
    assert table.where(horde) == "G4"
    assert table.hearts() == 12


@pytest.mark.rule("KR-15.20")
def test_with_the_last_heart_the_match_is_lost_at_once() -> None:
    table = advancing()
    table.kingdom(3)
    later = table.tray("B2", *PLAIN)
    table.tray("G4", "ggg..", ".....", ".....", ".....", ".....")
    assert table.won is False
    assert table.ended_by == "KR-18.03"
    assert table.where(later) == "B2", "nothing more moves"
    assert table.view().phase == "over"
    assert table.hearts() == 0


@pytest.mark.rule("KR-15.20")
def test_more_damage_than_hearts_leaves_none() -> None:
    table = advancing()
    table.kingdom(2)
    table.tray("G4", *PLAIN)
    assert table.won is False
    assert table.hearts() == 0


@pytest.mark.rule("KR-15.21")
def test_escaped_hordes_give_their_crystals_if_the_kingdom_survives() -> None:
    table = advancing()
    table.crystals(3)
    table.tray("G4", "gg...", ".....", ".....", ".....", ".....", crystals=2)
    assert table.view().crystals == 5
    assert table.won is None


@pytest.mark.rule("KR-15.21")
def test_their_cards_do_not_come_back() -> None:
    table = advancing()
    number = table._m.content.find_face("H1-01")
    horde = table.card("G4", "H1-01")
    assert table.where(horde) == ""
    assert not table.match.unused >> number & 1


@pytest.mark.rule("KR-15.22")
@pytest.mark.parametrize(("scenario", "last", "card"), [("1", "G4", "P1"), ("4", "F6", "B1-1")])
def test_portals_and_bosses_move_too_and_their_escape_is_the_end(scenario: str, last: str, card: str) -> None:
    table = advancing(scenario=scenario)
    table.card(last, card)
    assert table.won is False
    assert table.ended_by == "KR-18.04"
    assert table.hearts() == 12


@pytest.mark.rule("KR-15.22")
@pytest.mark.parametrize(("scenario", "before", "after", "card"), [("1", "F4", "G4", "P1"), ("4", "F5", "F6", "B1-1")])
def test_one_space_before_they_just_move(scenario: str, before: str, after: str, card: str) -> None:
    table = advancing(scenario=scenario)
    tray = table.card(before, card)
    assert table.where(tray) == after
    assert table.won is None
