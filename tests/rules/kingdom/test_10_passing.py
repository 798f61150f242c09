"""Passare carte torre: the only way up, one level at a time, as far as the supply and the scenario go."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

OTHER = 2


def picked_up(tower: str, *heroes: str, scenario: str = "3") -> Table:
    """The first player has picked up this tower."""
    table = Table(*heroes, scenario=scenario)
    table.give(ME, tower)
    table.do(ME, f"tower:{table.kind(tower)}")
    return table


def in_supply(table: Table, tower: str) -> int:
    number: int = table.view().towers[table.kind(tower)].supply
    return number


@pytest.mark.rule("KR-10.01")
@pytest.mark.parametrize("to", [THEM, OTHER])
def test_a_tower_is_passed_to_any_other_player(to: int) -> None:
    table = picked_up("archers-1", "malik", "alleria", "ignus")
    raised = table.kind("archers-2")
    assert table.offered(ME, "pass") == [f"pass:{THEM}/{raised}", f"pass:{OTHER}/{raised}"]
    table.do(ME, f"pass:{to}/{raised}")
    assert table.hand() == []
    assert table.incoming(to) == ["archers-2"]


@pytest.mark.rule("KR-10.01")
def test_not_to_oneself() -> None:
    table = picked_up("archers-1", "malik", "alleria")
    assert table.refused(f"pass:{ME}/{table.kind('archers-2')}") == "KR-10.01"


@pytest.mark.rule("KR-10.02")
def test_it_arrives_one_level_higher() -> None:
    table = picked_up("archers-1", "malik", "alleria")
    (event,) = table.do(ME, f"pass:{THEM}/{table.kind('archers-2')}")
    assert (event.kind, event.rule) == ("TowerPassed", "KR-10.02")
    assert table.incoming(THEM) == ["archers-2"]


@pytest.mark.rule("KR-10.02")
def test_of_the_same_family_one_level_and_not_as_one_likes() -> None:
    table = picked_up("archers-1", "malik", "alleria")
    for wrong in ("mages-2", "archers-3", "archers-1"):
        assert table.refused(f"pass:{THEM}/{table.kind(wrong)}") == "KR-10.02"


@pytest.mark.rule("KR-10.03")
def test_the_card_from_hand_goes_back_to_the_supply() -> None:
    table = picked_up("archers-1", "malik", "alleria")
    low, high = in_supply(table, "archers-1"), in_supply(table, "archers-2")
    table.do(ME, f"pass:{THEM}/{table.kind('archers-2')}")
    assert in_supply(table, "archers-1") == low + 1
    assert in_supply(table, "archers-2") == high - 1


@pytest.mark.rule("KR-10.04")
def test_towers_that_are_built_or_kept_stay_as_they_are() -> None:
    table = Table("malik", "alleria", scenario="3")
    table.give(ME, "archers-1", "mages-1", "mages-2")
    table.build(ME, "archers-1", "A")
    table.do(ME, f"tower:{table.kind('mages-1')}")
    assert {id.partition(":")[0] for id in table.offered()} == {"build", "pass", "back"}, "no other use"
    table.do(ME, "back")
    table.pass_tower(ME, "mages-1", THEM, "mages-2")
    table.all_ready()
    assert table.hand() == ["archers-1", "mages-2"]
    assert table.hand(THEM) == ["mages-2"], "only the tower that was passed has risen"


@pytest.mark.rule("KR-10.05")
def test_without_the_higher_card_in_the_supply_a_tower_does_not_rise() -> None:
    table = Table("malik", "alleria", scenario="3")
    table.give(ME, "archers-1")
    table.supply("archers-2", 0)
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.refused(f"pass:{THEM}/{table.kind('archers-2')}") == "KR-10.05"
    assert table.offered(ME, "pass") == [f"pass:{THEM}/{table.kind('archers-1')}"]


@pytest.mark.rule("KR-10.06")
def test_then_it_arrives_as_it_is() -> None:
    table = Table("malik", "alleria", scenario="3")
    table.give(ME, "archers-1")
    table.supply("archers-2", 0)
    before = in_supply(table, "archers-1")
    (event,) = table.pass_tower(ME, "archers-1", THEM, "archers-1")[-1:]
    assert event.rule == "KR-10.06"
    assert table.incoming(THEM) == ["archers-1"]
    assert table.hand() == []
    assert in_supply(table, "archers-1") == before


@pytest.mark.rule("KR-10.07")
@pytest.mark.parametrize(
    ("scenario", "tower", "above"), [("1", "archers-2", "archers-3"), ("3", "mages-3", "mages-4a")]
)
def test_no_tower_rises_above_the_scenarios_maximum(scenario: str, tower: str, above: str) -> None:
    table = picked_up(tower, "malik", "alleria", scenario=scenario)
    assert table.refused(f"pass:{THEM}/{table.kind(above)}") == "KR-10.07"
    table.do(ME, f"pass:{THEM}/{table.kind(tower)}")
    assert table.incoming(THEM) == [tower]


@pytest.mark.rule("KR-10.07")
def test_a_lone_player_does_not_raise_it_either() -> None:
    table = Table("malik", scenario="1")
    table.give(ME, "archers-2")
    table.do(ME, f"tower:{table.kind('archers-2')}")
    assert not table.offered(ME, "pass")
    assert table.refused(f"pass:{ME}/{table.kind('archers-3')}") == "KR-A55"


@pytest.mark.rule("KR-10.08")
def test_what_arrives_is_not_used_this_round() -> None:
    table = Table("malik", "alleria", scenario="3")
    table.give(ME, "archers-1")
    table.pass_tower(ME, "archers-1", THEM, "archers-2")
    assert not table.offered(THEM, "tower")
    assert table.refused(f"tower:{table.kind('archers-2')}", THEM) == "KR-10.08"
    table.all_ready()
    assert table.hand(THEM) == ["archers-2"]
    assert table.incoming(THEM) == []
