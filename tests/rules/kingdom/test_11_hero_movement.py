"""Eroi: activation, movement over everything, facing, and engaging the horde where it ends."""

import pytest

from ludoteca.games.kingdom.state.view_types import BaseView
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FACINGS = ["face:0", "face:1", "face:2", "face:3"]


def block(cell: str) -> int:
    """The number of the 2x2 area that begins with this cell."""
    return (int(cell[1]) - 1) * 4 + "abcd".index(cell[0])


def active(name: str, at: str, *others: str) -> Table:
    """That hero stands there and has just been activated."""
    table = Table(name, *(others or ("malik" if name != "malik" else "ignus",)))
    table.hero(name, at)
    table.activate(ME, name)
    return table


# -- activation --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-11.01")
def test_a_hero_is_activated_by_playing_its_card() -> None:
    table = Table("malik", "ignus")
    table.hero("malik", "D3")
    assert table.seen("malik").card == "hand"
    assert table.refused(f"go:{table.square('D2')}") == "KR-11.01", "not before it is active"
    events = table.activate(ME, "malik")
    assert [(event.kind, event.rule) for event in events] == [("HeroActivated", "KR-11.01")]
    assert table.seen("malik").card == "board"
    assert "D2" in table.reach()


@pytest.mark.rule("KR-11.01")
def test_nobody_activates_the_hero_of_another() -> None:
    table = Table("malik", "ignus")
    assert table.refused("activate:1", seat=ME) == "KR-3.08"
    table.activate(THEM, "ignus")


@pytest.mark.rule("KR-11.02")
def test_a_hero_is_activated_once_per_round_and_its_card_stays_until_phase_5() -> None:
    table = Table("malik", "ignus")
    table.piles([])
    table.activate(ME, "malik")
    table.do(ME, "done")
    assert table.seen("malik").card == "board"
    assert table.refused("activate:0") == "KR-11.02"
    table.next_round()
    assert table.seen("malik").card == "hand"
    table.activate(ME, "malik")


@pytest.mark.rule("KR-11.03")
def test_who_has_just_regenerated_is_not_activated_in_that_round() -> None:
    table = Table("malik", "ignus", phase="spawn")
    table.piles([])
    table.knocked_out("malik")
    assert table.seen("malik").card == "board"
    assert table.refused("activate:0") == "KR-11.03"
    table.activate(THEM, "ignus")
    table.do(THEM, "done")
    table.next_round()
    table.activate(ME, "malik")


@pytest.mark.rule("KR-11.04")
@pytest.mark.parametrize("moves_first", [True, False])
def test_a_hero_moves_and_acts_in_either_order(moves_first: bool) -> None:
    table = Table("malik", "ignus")
    table.hero("malik", "D3", hearts=1)
    table.activate(ME, "malik")
    assert {"heal", "done"} <= set(table.offered(ME))
    if moves_first:
        table.go(ME, "B2")
        table.do(ME, "heal")
    else:
        table.do(ME, "heal")
        table.go(ME, "B2")
    assert table.where("malik") == "B2"
    assert table.hearts("malik") == 5
    assert "activate:0" not in table.offered(ME)


# -- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-11.05")
def test_a_point_of_movement_is_a_space() -> None:
    table = active("malik", "A1")
    assert table.reach() == {"B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"}
    assert table.refused(f"go:{table.square('D2')}") == "KR-11.05"
    table = active("ignus", "A1")
    assert "D4" in table.reach(), "Ignus has 3 points"
    assert table.refused(f"go:{table.square('E1')}") == "KR-11.05"


@pytest.mark.rule("KR-11.06")
def test_who_stops_to_act_does_not_move_on() -> None:
    table = Table("ignus", "malik")
    table.hero("ignus", "D3", hearts=1)
    table.activate(ME, "ignus")
    table.go(ME, "D2")
    assert table.refused(f"go:{table.square('C2')}") == "KR-11.06"
    table.do(ME, "heal")
    assert table.reach() == set()
    assert table.where("ignus") == "D2"


@pytest.mark.rule("KR-11.07")
def test_heroes_move_straight_and_diagonally() -> None:
    table = active("malik", "D3")
    assert {"B1", "F1", "B5", "F5"} <= table.reach(), "two diagonal steps"
    assert {"D1", "B3", "F3", "D5"} <= table.reach(), "two straight ones"
    assert {"E1", "F2", "C5", "B4"} <= table.reach(), "one of each"


@pytest.mark.rule("KR-11.08")
def test_heroes_pass_over_towers_hordes_and_open_ground() -> None:
    table = Table("malik", "ignus")
    table.standing("archers-1", "G")
    for square in ("D4", "E4"):
        full = table.tray(square, *PLAIN)
        table.tile(full, "b2 b4 d2 d4")
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    assert {"C5", "D5", "E5"} <= table.reach(), "every way there leads over a tower or a horde"
    assert not {"C4", "D4", "E4"} & table.reach()
    assert "B4" in table.reach(), "over the grass, too"


@pytest.mark.rule("KR-11.09")
def test_heroes_do_not_leave_the_map() -> None:
    table = active("malik", "G2")
    assert table.reach() == {"E1", "F1", "G1", "E2", "F2", "E3", "F3", "G3", "E4", "F4", "G4"}
    assert table.refused("go:35") == "KR-11.09"


@pytest.mark.rule("KR-11.10")
def test_no_hero_ends_its_movement_on_a_tower() -> None:
    table = Table("malik", "ignus")
    table.standing("archers-1", "E", seat=THEM)
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('E')}") == "KR-11.10"
    assert "F3" in table.reach(), "beyond it"
    assert "B3" in table.reach(), "a site without a tower is fine"


@pytest.mark.rule("KR-11.11")
def test_from_the_board_the_first_point_is_the_space_by_the_exit() -> None:
    table = Table("ignus", "malik")
    table.activate(ME, "ignus")
    assert table.reach() == {"E2", "F2", "G2", "E3", "F3", "G3", "E4", "F4", "G4", "E5", "F5", "G5"}, "2 points left"
    assert table.refused(f"go:{table.square('D4')}") == "KR-11.11"
    table.go(ME, "G4")
    table.activate(THEM, "malik")
    assert table.reach(THEM) == {"F3", "G3", "F4", "G4", "F5", "G5"}


@pytest.mark.rule("KR-11.11")
def test_who_enters_may_pass_the_horde_by_the_exit_or_engage_it() -> None:
    table = Table("ignus", "malik")
    horde = table.tray("G4", *PLAIN)
    table.activate(ME, "ignus")
    assert {"G4", "F4", "E4"} <= table.reach()
    table.go(ME, "G4", engages="b2")
    assert table.seen("ignus").tray == horde


# -- facing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-11.12")
@pytest.mark.parametrize(
    ("facing", "hit"), [("N", {"B2", "C2", "D2"}), ("E", {"D2", "D3", "D4"}), ("S", {"D4"}), ("W", {"B2"})]
)
def test_arrows_point_where_the_miniature_faces(facing: str, hit: set[str]) -> None:
    table = Table("alleria", "malik")
    for square in ("B2", "C2", "D2", "D3", "D4", "E4"):
        table.tray(square, *PLAIN)
    table.hero("alleria", "B3")
    table.hero("wildcat", "A1")
    table.activate(ME, "alleria")
    table.go(ME, "C3", facing=facing)
    assert table.seen("alleria").facing == "NESW".index(facing)
    table.do(ME, "attack")
    assert {table.where(tray) for tray in table.aims()} == hit


@pytest.mark.rule("KR-11.13")
def test_the_facing_is_chosen_at_the_end_of_the_movement() -> None:
    table = active("magnus", "D3")
    table.go(ME, "C2")
    assert table.offered(ME) == FACINGS
    events = table.do(ME, "face:3")
    assert [(event.kind, event.rule) for event in events] == [("HeroFaced", "KR-11.13")]
    assert table.seen("magnus").facing == 3


@pytest.mark.rule("KR-11.13")
def test_the_facing_holds_for_the_action_after_the_movement() -> None:
    table = Table("magnus", "malik")
    table.tray("D3", *PLAIN)
    table.hero("magnus", "B4")
    table.activate(ME, "magnus")
    table.go(ME, "C3", facing="W")
    assert table.offered(ME) == ["ready"], "looking west there is nothing to hit: his turn is over"


# -- engaging ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-11.14", "KR-11.15")
def test_who_ends_on_a_tray_engages_it_and_covers_four_squares() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", *PLAIN)
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    table.go(ME, "D2")
    assert len(table.offered(ME, "engage")) == 16, "every 2x2 area of an empty tray"
    assert set(table.offered(ME)) == set(table.offered(ME, "engage")), "and it cannot be left out"
    table.do(ME, f"engage:{horde}/{block('b2')}")
    seen = table.seen("malik")
    assert (seen.tray, seen.cells) == (horde, (6, 7, 11, 12))
    assert table.shown(horde).figures == (BaseView(0, (6, 7, 11, 12)),)
    assert table.left(horde) == "d2 d3 b4 c4 d4"


@pytest.mark.rule("KR-11.15")
def test_a_base_does_not_leave_the_card() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", *PLAIN)
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    table.go(ME, "D2")
    assert table.refused(f"engage:{horde}/16") == "KR-11.15"


@pytest.mark.rule("KR-11.14")
def test_passing_over_a_tray_is_not_engaging_it() -> None:
    table = Table("malik", "ignus")
    table.tray("D2", *PLAIN)
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    table.go(ME, "D1")
    assert table.seen("malik").tray == -1


@pytest.mark.rule("KR-11.16")
def test_without_a_free_2x2_area_no_hero_ends_there() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", *PLAIN)
    table.tile(horde, "b2")
    table.tile(horde, "d4")
    table.soldiers(horde, "b4 d2")
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('D2')}") == "KR-11.16"


@pytest.mark.rule("KR-11.16")
def test_tiles_soldiers_and_other_heroes_are_in_the_way_of_a_base() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", *PLAIN)
    table.tile(horde, "a5")
    table.soldiers(horde, "d4")
    table.hero("ignus", "D2", engages="a1")
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    table.go(ME, "D2")
    offered = {f"engage:{horde}/{block(cell)}" for cell in ("c1", "d1", "c2", "d2", "a3", "b3", "b4")}
    assert set(table.offered(ME)) == offered
    for taken in ("a4", "c3", "b2"):
        assert table.refused(f"engage:{horde}/{block(taken)}") == "KR-11.16"


@pytest.mark.rule("KR-11.17")
def test_a_base_covers_resistant_enemies_but_no_deadly_one() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", "ni...", "in...", ".....", "..x..", ".....")
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    table.go(ME, "D2")
    for near in ("b3", "c3", "b4", "c4"):
        assert table.refused(f"engage:{horde}/{block(near)}") == "KR-11.17"
    table.do(ME, f"engage:{horde}/{block('a1')}")
    assert table.left(horde) == "c4"


@pytest.mark.rule("KR-11.17")
def test_a_large_deadly_surrounding_leaves_no_place_to_stand() -> None:
    table = Table("malik", "ignus")
    table.tray("D2", ".....", ".x.x.", ".....", ".x.x.", ".....")
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('D2')}") == "KR-11.16"
