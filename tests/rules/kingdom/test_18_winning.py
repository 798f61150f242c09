"""Vincere e perdere: together at the end of a full round, or together at once."""

import pytest

from ludoteca.games.kingdom.state.view_types import PortalsView
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FEW = (".....", ".mm..", "..@..", ".....", ".....")


def last_portal(phase: str = "play", *heroes: str) -> Table:
    """The last portal is covered."""
    table = Table(*(heroes or ("malik", "alleria")), phase=phase)
    table.tile(table.tray("B2", *FEW, kind="portal", level=1, crystals=0), "b2 c2")
    return table


@pytest.mark.rule("KR-18.01")
def test_the_match_is_won_at_the_end_of_the_round_never_earlier() -> None:
    table = last_portal()
    assert table.won is None, "covered, not destroyed"
    table.all_ready()
    assert table.view().portals.destroyed == 1
    assert (table.won, table.view().phase) == (None, "buy")
    table.do(ME, "ready")
    assert table.won is None
    table.do(THEM, "ready")
    assert table.won is True
    assert table.ended_by == "KR-18.01"
    assert table.match.outcome
    assert table.match.outcome.winners == (ME, THEM)
    assert table.offered(ME) == table.offered(THEM) == []
    assert table.view().round == 2, "no other round begins"


@pytest.mark.rule("KR-18.01")
def test_the_next_round_begins_if_the_mission_is_not_done() -> None:
    table = Table("malik", "alleria", phase="collect")
    table.crystals(0)
    assert table.won is None
    assert table.view().round == 3


@pytest.mark.rule("KR-18.01")
def test_a_mission_of_two_parts_needs_both() -> None:
    table = Table("malik", "alleria", scenario="10", phase="destroy")
    table._m.portals_down = 1
    table.tile(table.tray("D3", *FEW, kind="portal", level=1, crystals=0), "b2 c2")
    assert table.view().portals == PortalsView(2, 2)
    assert not table.view().final, "the boss is still there"
    table = Table("malik", "alleria", scenario="10", phase="destroy")
    table._m.lives = 0
    table.tile(table.tray("D3", *FEW, kind="portal", level=1, crystals=0), "b2 c2")
    assert not table.view().final, "a portal is still to come"
    table = Table("malik", "alleria", scenario="10", phase="destroy")
    table._m.portals_down = 1
    table._m.lives = 0
    table.tile(table.tray("D3", *FEW, kind="portal", level=1, crystals=0), "b2 c2")
    assert table.view().final


@pytest.mark.rule("KR-18.02")
def test_a_defeat_in_the_same_round_is_a_defeat() -> None:
    table = last_portal("destroy")
    table.kingdom(2)
    table.tray("G4", *PLAIN)
    assert table.won is False
    assert "FinalRound" in table.kinds()
    assert table.match.outcome
    assert table.match.outcome.winners == ()
    assert table.ended_by == "KR-18.03"


@pytest.mark.rule("KR-18.02")
def test_nor_is_a_portal_that_escapes_in_the_last_round_forgiven() -> None:
    table = last_portal("destroy")
    table.card("G4", "P2")
    assert table.won is False
    assert table.ended_by == "KR-18.04"


@pytest.mark.rule("KR-18.03")
def test_without_hearts_the_match_is_lost_in_phase_4_at_once() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.kingdom(9)
    table.give(ME, "archers-1")
    table.tray("G4", *PLAIN)
    assert table.won is False
    assert table.ended_by == "KR-18.03"
    assert not {"TowerTaken", "RoundBegan", "CrystalsGained"} & set(table.kinds())
    assert table.offered(ME) == []
    assert table.refused("ready") == "KR-18.03"


@pytest.mark.rule("KR-18.03", "KR-A14")
def test_or_in_phase_1() -> None:
    table = Table("malik", "alleria", phase="spawn", scenario="2")
    for square in ("A1", "B1", "C1", "D1", "D2", "D3", "E3", "F3", "G3", "H3"):
        table.tray(square, *PLAIN)
    table.kingdom(3)
    table.piles([table.new_face(*PLAIN)], [table.new_face(*PLAIN)])
    assert table.won is False
    assert table.ended_by == "KR-18.03"
    assert [event.things[3] for event in table.events if event.kind == "HordeSpawned"] == [1], "pile 2 draws no card"


@pytest.mark.rule("KR-18.03")
def test_with_one_heart_left_the_kingdom_stands() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.kingdom(10)
    table.tray("G4", *PLAIN)
    assert table.hearts() == 1
    assert table.won is None


@pytest.mark.rule("KR-18.04")
def test_a_portal_at_the_exit_loses_the_match_whatever_the_hearts() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.card("G4", "P1")
    assert table.won is False
    assert table.ended_by == "KR-18.04"
    assert table.hearts() == 12


@pytest.mark.rule("KR-18.04")
def test_even_one_whose_enemies_are_half_covered() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.tile(table.card("G4", "P1"), "b2 c2")
    assert table.won is False


@pytest.mark.rule("KR-18.04")
def test_a_boss_does_too() -> None:
    table = Table("malik", "alleria", scenario="4", phase="advance")
    table.card("F6", "B1-1")
    assert table.won is False
    assert table.ended_by == "KR-18.04"


@pytest.mark.rule("KR-18.04", "KR-A14")
def test_also_one_that_spawns_straight_into_the_exit() -> None:
    table = Table("malik", "alleria", phase="spawn")
    for square in ("A2", "B2", "C2", "D2", "D3", "D4", "E4", "F4", "G4"):
        table.tray(square, *PLAIN)
    table.piles([table._m.content.find_face("P1")])
    assert table.won is False
    assert table.ended_by == "KR-18.04"


@pytest.mark.rule("KR-18.02")
def test_knocked_out_heroes_lose_nothing_but_time() -> None:
    table = Table("malik", "alleria")
    table.knocked_out("malik")
    table.knocked_out("alleria")
    table.crystals(0)
    table.all_ready()
    assert table.won is None
    assert table.view().round == 3
