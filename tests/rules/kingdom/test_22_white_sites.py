"""Siti di costruzione bianchi: everybody's, and the group says who takes what stands there."""

import pytest

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.built import pack_tower
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
WHITE = "white"


@pytest.mark.rule("KR-22.01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_white_sites_from_scenario_5_on(players: int) -> None:
    heroes = ["malik", "alleria", "ignus", "lilith"][:players]
    for number in range(1, 11):
        sites = Table(*heroes, scenario=str(number)).view().sites
        white = [site.letter for site in sites if site.colour == WHITE]
        assert len(white) == (1 if number >= 5 else 0), number


@pytest.mark.rule("KR-22.01")
def test_in_the_base_box_too() -> None:
    for scenario in load_content().scenarios:
        for colours in scenario.colours:
            assert colours.count(4) == (1 if scenario.number >= 5 else 0), scenario.id


@pytest.mark.rule("KR-22.02")
@pytest.mark.parametrize("seat", [ME, THEM])
def test_anybody_builds_on_the_white_site(seat: int) -> None:
    table = Table("malik", "alleria", scenario="5")
    horde = table.tray("E3", *PLAIN)
    table.give(seat, "archers-1")
    table.build(seat, "archers-1", "W", facing="W")
    table.place(horde, "b2 c2", seat)
    (tower,) = table.towers_on("W")
    assert tower.seat == seat


@pytest.mark.rule("KR-22.02")
def test_it_is_one_site_all_the_same() -> None:
    table = Table("malik", "alleria", scenario="5")
    table.standing("archers-1", "W", seat=THEM)
    table.give(ME, "mages-1")
    table.do(ME, f"tower:{table.kind('mages-1')}")
    assert table.refused(f"build:{table.site('W')}") == "KR-5.03"


@pytest.mark.rule("KR-22.03")
@pytest.mark.parametrize("to", [ME, THEM])
@pytest.mark.parametrize("says", [ME, THEM])
def test_the_group_says_who_takes_a_tower_from_there(to: int, says: int) -> None:
    table = Table("malik", "alleria", scenario="5", phase="collect")
    table.standing("archers-1", "W", seat=ME)
    assert table.offered(ME) == table.offered(THEM) == ["give:0", "give:1"]
    events = table.do(says, f"give:{to}")
    assert (events[0].kind, events[0].seat, events[0].rule) == ("TowerGiven", to, "KR-22.03")
    assert table.hand(to) == ["archers-1"]
    assert table.hand(1 - to) == []


@pytest.mark.rule("KR-22.03")
def test_so_is_the_first_tower_of_the_box_that_was_never_turned() -> None:
    table = Table("malik", "alleria", scenario="5", phase="collect")
    table._m.built[2 * table.site("W")] = pack_tower(0, ME)
    table._m.supply[0] -= 1
    assert table.offered(ME) == table.offered(THEM) == ["give:0", "give:1"]


@pytest.mark.rule("KR-22.03")
def test_one_on_a_coloured_site_is_not_shared_out() -> None:
    table = Table("malik", "alleria", scenario="5", phase="collect")
    table.standing("archers-1", "A")
    assert table.hand() == ["archers-1"]
    assert not table.offered(ME, "give")


@pytest.mark.rule("KR-22.04")
def test_two_towers_from_there_may_go_to_different_players() -> None:
    table = Table("malik", "alleria", scenario="5", phase="collect")
    table.standing("soldiers-1", "W", seat=ME)
    table.standing("archers-1", "W", seat=ME)
    table.do(ME, "give:0")
    table.do(ME, "give:1")
    assert sorted(table.hand(ME) + table.hand(THEM)) == ["archers-1", "soldiers-1"]
    assert len(table.hand(ME)) == len(table.hand(THEM)) == 1


@pytest.mark.rule("KR-22.04")
def test_or_to_the_same() -> None:
    table = Table("malik", "alleria", scenario="5", phase="collect")
    table.standing("soldiers-1", "W", seat=ME)
    table.standing("archers-1", "W", seat=THEM)
    table.do(THEM, "give:1")
    table.do(ME, "give:1")
    assert table.hand(THEM) == ["archers-1", "soldiers-1"]


@pytest.mark.rule("KR-22.03", "KR-9.07")
def test_a_face_down_one_is_lost_there_as_anywhere() -> None:
    table = Table("malik", "alleria", scenario="5", phase="collect")
    table.standing("archers-1", "W", face_down=True)
    assert not table.offered(ME, "give")
    assert table.hand() == []
