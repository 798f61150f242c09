"""Fase 6: the group buys towers with its common crystals."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

THIRD = 2


def buying(*heroes: str, crystals: int = 12, scenario: str = "1", level: str = "one_star") -> Table:
    table = Table(*(heroes or ("malik", "alleria")), scenario=scenario, level=level, phase="buy")
    table.crystals(crystals)
    return table


def buy(table: Table, tower: str, to: int, by: int = ME) -> list[tuple[str, str]]:
    events = table.do(by, f"buy:{table.kind(tower)}", f"give:{to}")
    return [(event.kind, event.rule) for event in events]


@pytest.mark.rule("KR-17.01", "KR-A88")
def test_anybody_buys_for_anybody() -> None:
    table = buying("malik", "alleria", "magnus")
    for by, to in ((ME, THIRD), (THEM, ME), (THIRD, THIRD)):
        table.do(by, f"buy:{table.kind('mages-1')}")
        assert set(table.offered(by, "give")) == {"give:0", "give:1", "give:2"}
        table.do(by, f"give:{to}")
    assert [table.hand(seat) for seat in (ME, THEM, THIRD)] == [["mages-1"], [], ["mages-1", "mages-1"]]
    assert table.view().crystals == 6


@pytest.mark.rule("KR-17.01")
def test_one_purchase_at_a_time() -> None:
    table = buying()
    table.do(ME, f"buy:{table.kind('mages-1')}")
    assert table.refused(f"buy:{table.kind('archers-1')}", THEM) == "KR-3.07"
    assert table.refused(f"buy:{table.kind('archers-1')}", ME) == "KR-17.01"


@pytest.mark.rule("KR-17.02")
def test_two_crystals_buy_a_tower_of_level_1() -> None:
    table = buying(crystals=2)
    before = table._m.supply[table.kind("mages-1")]
    assert buy(table, "mages-1", THEM)[0] == ("TowerBought", "KR-17.02")
    assert table.view().crystals == 0
    assert table.hand(THEM) == ["mages-1"]
    assert table.view().towers[table.kind("mages-1")].supply == before - 1


@pytest.mark.rule("KR-17.02")
def test_not_with_fewer() -> None:
    table = buying(crystals=1)
    assert table.match.view(None).phase == "play", "there is nothing to decide"
    table = buying(crystals=2)
    assert set(table.offered(ME, "buy")) == {
        f"buy:{table.kind(f'{family}-1')}" for family in ("archers", "mages", "artillery", "soldiers")
    }
    assert table.refused(f"buy:{table.kind('archers-2')}") == "KR-17.03"


@pytest.mark.rule("KR-17.03")
def test_three_crystals_buy_a_tower_of_level_2() -> None:
    table = buying(crystals=3)
    assert buy(table, "archers-2", ME)[0] == ("TowerBought", "KR-17.03")
    assert table.view().crystals == 0
    assert table.hand(ME) == ["archers-2"]


@pytest.mark.rule("KR-17.03")
def test_higher_towers_are_not_sold() -> None:
    table = buying(scenario="6")
    for tower in ("archers-3", "mages-4a"):
        assert table.refused(f"buy:{table.kind(tower)}") == "KR-17.03"


@pytest.mark.rule("KR-17.02", "KR-10.05")
def test_nor_what_the_supply_does_not_have() -> None:
    table = buying()
    table.supply("archers-1", 0)
    assert table.refused(f"buy:{table.kind('archers-1')}") == "KR-10.05"


@pytest.mark.rule("KR-17.04")
def test_several_purchases_while_crystals_last() -> None:
    table = buying(crystals=7)
    buy(table, "archers-1", ME)
    buy(table, "mages-1", THEM)
    buy(table, "soldiers-2", THEM, by=THEM)
    assert table.view().crystals == 0
    assert (table.hand(ME), sorted(table.hand(THEM))) == (["archers-1"], ["mages-1", "soldiers-2"])
    assert table.view().phase == "play", "with nothing left the next round begins"


@pytest.mark.rule("KR-17.05", "KR-1.16")
def test_with_all_crystals_in_the_pool_no_more_come() -> None:
    table = Table("malik", "alleria", phase="destroy")
    table.crystals(12)
    table.tile(table.tray("B2", "ggg..", ".....", ".....", ".....", ".....", crystals=2), "a1 b1 c1")
    assert table.view().crystals == 12
    assert "CrystalsGained" not in table.kinds()


@pytest.mark.rule("KR-17.05")
def test_until_some_have_been_spent() -> None:
    table = Table("malik", "alleria", phase="buy")
    table.crystals(12)
    horde = table.tray("B2", "ggg..", ".....", ".....", ".....", ".....", crystals=2)
    buy(table, "mages-1", ME)
    for seat in (ME, THEM):
        table.do(seat, "ready")
    table.tile(horde, "a1 b1 c1")
    table.all_ready()
    assert table.view().crystals == 12
    assert [event.things for event in table.events if event.kind == "CrystalsGained"] == [(2, 12)]


@pytest.mark.rule("KR-17.06")
def test_bought_towers_are_in_hand_for_the_next_round() -> None:
    table = buying(crystals=2)
    buy(table, "archers-1", ME)
    assert (table.view().round, table.view().phase) == (3, "play")
    assert f"tower:{table.kind('archers-1')}" in table.offered(ME)
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.offered(ME, "build")


@pytest.mark.rule("KR-17.01")
def test_towers_are_bought_in_phase_6_only() -> None:
    table = Table("malik", "alleria")
    table.crystals(12)
    assert table.refused(f"buy:{table.kind('archers-1')}") == "KR-17.01"
    table.give(ME, "archers-1")
    table = buying()
    table.give(ME, "archers-1")
    assert table.refused(f"tower:{table.kind('archers-1')}") == "KR-3.02"
    assert table.refused(f"activate:{table.figure('malik')}") == "KR-3.02"


@pytest.mark.rule("KR-17.01", "KR-A15")
def test_who_is_done_may_think_again_after_a_purchase() -> None:
    table = buying()
    table.do(ME, "ready")
    assert table.refused(f"buy:{table.kind('archers-1')}", ME) == "KR-3.04"
    buy(table, "mages-1", THEM, by=THEM)
    assert table.offered(ME) == [], "the others still buy: nobody is disturbed"
    table.do(THEM, "ready")
    assert (table.view().phase, table.offered(ME)) == ("buy", ["stay", "resume"])
    table.do(ME, "resume")
    buy(table, "archers-1", ME)
    assert table.hand(ME) == ["archers-1"]
    table.do(ME, "ready")
    assert (table.view().phase, table.offered(THEM)) == ("buy", ["stay", "resume"])
    table.do(THEM, "stay")
    assert table.view().phase == "play"


@pytest.mark.rule("KR-17.01", "KR-A15")
def test_nobody_thinks_again_when_the_crystals_are_gone() -> None:
    table = buying(crystals=2)
    table.do(ME, "ready")
    buy(table, "mages-1", THEM, by=THEM)
    assert (table.view().phase, table.view().crystals) == ("play", 0)


@pytest.mark.rule("KR-17.01", "KR-A15")
def test_a_purchase_that_is_given_up_is_no_news() -> None:
    table = buying()
    table.do(ME, "ready")
    table.do(THEM, f"buy:{table.kind('mages-1')}", "back", "ready")
    assert table.view().phase == "play"


@pytest.mark.rule("KR-17.01")
def test_a_purchase_is_given_up_once_until_something_is_bought() -> None:
    table = buying()
    purchase = f"buy:{table.kind('mages-1')}"
    table.do(ME, purchase)
    assert "back" in table.offered()
    table.do(ME, "back", purchase)
    assert "back" not in table.offered()
    table.do(ME, f"give:{THEM}", purchase)
    assert "back" in table.offered()


@pytest.mark.rule("KR-A49")
def test_no_higher_than_the_scenario_allows() -> None:
    table = buying()
    table._m.max_level = 1
    assert table.refused(f"buy:{table.kind('archers-2')}") == "KR-A49"
    assert f"buy:{table.kind('archers-1')}" in table.offered()


@pytest.mark.rule("KR-1.02")
def test_what_the_scenario_forbids_is_not_sold() -> None:
    table = buying(scenario="8", level="iron")
    assert table.refused(f"buy:{table.kind('archers-2')}") == "KR-1.02"
    assert f"buy:{table.kind('archers-1')}" in table.offered()


@pytest.mark.rule("KR-A50")
def test_crystals_may_be_kept() -> None:
    table = buying(crystals=5)
    table.do(ME, "ready")
    table.do(THEM, "ready")
    assert (table.view().round, table.view().crystals) == (3, 5)
