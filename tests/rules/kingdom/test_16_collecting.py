"""Fase 5: towers, incoming towers and hero cards go back to hand; what was turned face down is lost."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table


def collecting(*heroes: str, scenario: str = "1") -> Table:
    return Table(*(heroes or ("malik", "alleria")), scenario=scenario, phase="collect")


def towers_on_sites(table: Table) -> list[str]:
    towers = table.match.content.towers
    return [towers[tower.kind].id for site in table.view().sites for tower in site.towers]


@pytest.mark.rule("KR-16.01")
def test_towers_on_ones_own_sites_go_back_to_hand() -> None:
    table = collecting()
    table.give(ME, "soldiers-1")
    table.standing("archers-1", "A")
    table.standing("mages-2", "D")
    table.standing("artillery-1", "G")
    table.standing("archers-1", "B", seat=THEM)
    assert sorted(table.hand(ME)) == ["archers-1", "artillery-1", "mages-2", "soldiers-1"]
    assert table.hand(THEM) == ["archers-1"]
    assert towers_on_sites(table) == []


@pytest.mark.rule("KR-16.01")
def test_both_towers_of_a_stack() -> None:
    table = collecting()
    table.standing("soldiers-1", "A")
    table.standing("archers-2", "A")
    assert sorted(table.hand(ME)) == ["archers-2", "soldiers-1"]
    assert towers_on_sites(table) == []


@pytest.mark.rule("KR-16.02")
def test_incoming_towers_enter_the_hand() -> None:
    table = collecting()
    table.arriving(ME, "archers-2", "mages-2")
    assert sorted(table.hand(ME)) == ["archers-2", "mages-2"]
    assert table.incoming(ME) == []
    assert [event.rule for event in table.events if event.kind == "TowerTaken"] == ["KR-16.02", "KR-16.02"]


@pytest.mark.rule("KR-16.02")
def test_from_the_next_round_on_they_are_built() -> None:
    table = collecting()
    table.crystals(0)
    table.arriving(ME, "archers-2")
    assert (table.match.view(None).round, table.view().phase) == (3, "play")
    assert f"tower:{table.kind('archers-2')}" in table.offered(ME)


@pytest.mark.rule("KR-16.03")
def test_hero_cards_go_back_to_hand() -> None:
    table = collecting()
    table.activated("malik")
    table.crystals(0)
    seen = table.view().figures
    assert [figure.card for figure in seen] == ["hand", "hand", "hand"]
    assert f"activate:{table.figure('malik')}" in table.offered(ME)


@pytest.mark.rule("KR-16.04")
def test_there_is_no_limit_to_a_hand() -> None:
    table = collecting()
    many = ["archers-1"] * 4 + ["mages-1"] * 4 + ["soldiers-1"] * 4 + ["artillery-1"] * 3
    table.give(ME, *many)
    table.arriving(ME, "archers-2", "mages-2")
    assert len(table.hand(ME)) == 17
    assert table.view().phase == "buy", "nobody is asked to discard"


@pytest.mark.rule("KR-16.05")
def test_face_down_towers_go_back_to_the_supply() -> None:
    table = collecting()
    before = table._m.supply[table.kind("archers-2")]
    table.standing("archers-2", "A", face_down=True)
    table.standing("mages-1", "D")
    assert table._m.supply[table.kind("archers-2")] == before - 1
    assert table.hand(ME) == ["mages-1"]
    assert table.view().towers[table.kind("archers-2")].supply == before
    assert towers_on_sites(table) == []


@pytest.mark.rule("KR-16.05", "KR-8.11")
def test_in_a_stack_each_for_itself() -> None:
    table = collecting()
    table.standing("soldiers-2", "A", face_down=True)
    table.standing("archers-2", "A")
    assert table.hand(ME) == ["archers-2"]
    assert towers_on_sites(table) == []


@pytest.mark.rule("KR-16.01")
def test_alone_one_takes_back_the_towers_of_all_colours() -> None:
    table = collecting("malik")
    for tower, letter in (("archers-1", "A"), ("mages-1", "B"), ("artillery-1", "C")):
        table.standing(tower, letter)
    assert sorted(table.hand(ME)) == ["archers-1", "artillery-1", "mages-1"]
