"""Portali: what it takes to attack them, what it costs, and why heroes keep away."""

import pytest

from ludoteca.games.kingdom.flow.ending import objective_met
from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.cards import BOSS_DOWN, PORTAL, PORTAL_TOKEN, PORTALS, token_kind, token_number
from ludoteca.games.kingdom.state.view_types import PortalsView
from tests.rules.kingdom.table import ME, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
RIFT = (".....", ".mmm.", ".m@m.", ".mmm.", ".....")
FEW = (".....", ".mm..", "..@..", ".....", ".....")


def facing_a_portal(tower: str, *rows: str, level: int = 1, beside: bool = False) -> tuple[Table, int, int]:
    """The tower has been built and turned to a portal, and to a horde beside it if wanted (-1 otherwise)."""
    table = Table("malik", "alleria")
    portal = table.tray("B2", *rows, kind="portal", level=level)
    horde = table.tray("C2", *PLAIN) if beside else -1
    table.give(ME, tower)
    table.build(ME, tower, "A", facing="S")
    return table, portal, horde


def face_down(table: Table, letter: str = "A") -> bool:
    down: bool = table.towers_on(letter)[-1].face_down
    return down


# -- the mission -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-9.01")
def test_the_match_is_won_in_the_round_that_sees_the_last_portal_destroyed() -> None:
    table = Table("malik", "alleria", scenario="3")
    first = table.tray("B3", *FEW, kind="portal", level=1, crystals=0)
    second = table.tray("G3", *FEW, kind="portal", level=1, crystals=0)
    table.crystals(0)
    assert table.match.view(None).portals == PortalsView(2, 0)
    table.tile(first, "b2 c2")
    table.all_ready()
    assert table.view().portals == PortalsView(2, 1)
    assert table.won is None
    table.tile(second, "b2 c2")
    events = table.all_ready()
    assert "FinalRound" in [event.kind for event in events]
    assert table.won is True


@pytest.mark.rule("KR-9.02")
def test_each_scenario_has_the_portals_it_lists() -> None:
    content = load_content()
    assert sum(bool(scenario.objective & 1) for scenario in content.scenarios) >= 6, "most scenarios"
    for scenario in content.scenarios:
        for players, piles in enumerate(scenario.piles, 1):
            portals = [token for pile in piles for token in pile if token_kind(token) == PORTAL_TOKEN]
            assert all(content.faces[token_number(token)].kind == PORTAL for token in portals)
            assert bool(portals) is bool(scenario.objective & 1), (scenario.id, players)


@pytest.mark.rule("KR-9.02")
def test_the_number_of_portals_depends_on_the_scenario() -> None:
    totals = {number: Table("malik", "alleria", scenario=number).view().portals.total for number in "134"}
    assert totals == {"1": 1, "3": 2, "4": 0}


@pytest.mark.rule("KR-9.03")
def test_the_centre_of_a_portal_shows_its_level() -> None:
    content = load_content()
    portals = [face for face in content.faces if face.kind == PORTAL]
    assert portals
    for face in portals:
        assert 1 <= face.level <= 4
        assert all(grid.symbols[12] == "@" for grid in face.grids)
    table = Table("malik", "alleria")
    portal = table.card("B2", "P2")
    seen = table.shown(portal)
    assert (seen.grid[12], seen.level) == ("level", 2)


@pytest.mark.rule("KR-9.04")
def test_nothing_covers_the_centre_square() -> None:
    table, portal, _ = facing_a_portal("archers-1", *RIFT)
    assert not [cells for cells in table.placements() if "c3" in cells]
    assert table.refused(f"place:{portal}/0/7") == "KR-9.04"
    table, portal, _ = facing_a_portal("soldiers-1", *RIFT)
    assert table.refused(f"soldier:{portal}/12") == "KR-9.04"


# -- attacking one -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-9.05")
@pytest.mark.parametrize(("tower", "level"), [("archers-1", 1), ("archers-2", 2), ("archers-3", 2), ("archers-3", 3)])
def test_a_tower_of_the_portals_level_or_higher_attacks_it(tower: str, level: int) -> None:
    table, portal, _ = facing_a_portal(tower, *RIFT, level=level, beside=True)
    if "target" not in [id.partition(":")[0] for id in table.offered()]:
        assert table.view().attack.trays == (portal,), "the archer's arrows do not reach the horde"
    else:
        assert f"target:{portal}" in table.offered()


@pytest.mark.rule("KR-9.05")
@pytest.mark.parametrize(("tower", "level"), [("archers-2", 3), ("mages-2", 4), ("archers-3", 4)])
def test_a_lower_tower_does_not(tower: str, level: int) -> None:
    table, portal, horde = facing_a_portal(tower, *RIFT, level=level, beside=True)
    assert table.view().attack.trays == (horde,)
    assert table.refused(f"target:{portal}") == "KR-9.05"


@pytest.mark.rule("KR-9.06")
def test_a_tower_that_attacks_a_portal_is_turned_face_down() -> None:
    table, portal, _ = facing_a_portal("archers-3", *RIFT, level=2)
    table.place(portal, "b2 c2")
    table.place(portal, "d2")
    assert table.left(portal) == "b3 d3 b4 c4 d4"
    assert face_down(table)
    assert [event.rule for event in table.events if event.kind == "TowerLost"] == ["KR-9.06"]


@pytest.mark.rule("KR-9.07")
def test_face_down_towers_go_to_the_supply_in_phase_5() -> None:
    table = Table("malik", "alleria", phase="collect")
    table.standing("archers-1", "A", face_down=True)
    table.standing("mages-1", "D")
    before = table.kind("archers-1")
    assert table.hand() == ["mages-1"]
    assert table.view().towers[before].supply == 4
    assert table.towers_on("A") == []
    returned = [(event.seat, event.rule) for event in table.events if event.kind == "TowerReturned"]
    assert returned == [(-1, "KR-9.07")]


@pytest.mark.rule("KR-9.08")
def test_one_tile_on_a_portal_is_enough_once_all_are_placed() -> None:
    table, portal, horde = facing_a_portal("archers-3", *RIFT, level=3, beside=True)
    table.place(portal, "b2 c2")
    assert not face_down(table), "not before all tiles have been placed"
    table.place(horde, "b2")
    assert face_down(table)


@pytest.mark.rule("KR-9.08")
def test_also_when_the_portal_comes_last() -> None:
    table, portal, horde = facing_a_portal("archers-3", *RIFT, level=3, beside=True)
    table.place(horde, "b2 c2")
    table.place(portal, "b2")
    assert face_down(table)


@pytest.mark.rule("KR-9.09")
def test_with_another_target_the_portal_may_be_left_alone() -> None:
    table, portal, horde = facing_a_portal("archers-3", *RIFT, level=3, beside=True)
    assert "done" in table.offered()
    table.place(horde, "b2 c2")
    table.do(ME, "done")
    assert table.left(portal) == "b2 c2 d2 b3 d3 b4 c4 d4"
    assert not face_down(table)


@pytest.mark.rule("KR-9.10")
@pytest.mark.parametrize("tower", ["archers-1", "mages-2", "soldiers-1"])
def test_a_portal_that_is_the_only_target_must_be_attacked(tower: str) -> None:
    table, _, _ = facing_a_portal(tower, *RIFT)
    assert {id.partition(":")[0] for id in table.offered()} in ({"place"}, {"soldier"})
    assert table.refused("done") == "KR-9.10"
    table.do(ME, table.offered()[0])
    assert face_down(table)


@pytest.mark.rule("KR-9.10")
def test_with_all_of_the_towers_attacks() -> None:
    table, portal, _ = facing_a_portal("archers-3", *RIFT)
    table.place(portal, "b2 c2")
    assert table.refused("done") == "KR-9.10"
    table.place(portal, "d2")


@pytest.mark.rule("KR-9.10", "KR-A17")
def test_a_horde_without_uncovered_enemies_is_no_way_out() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("B2", *RIFT, kind="portal", level=1)
    horde = table.tray("C2", "g....", ".....", ".....", ".....", ".....")
    table.tile(horde, "a1")
    table.give(ME, "archers-2")
    table.build(ME, "archers-2", "A", facing="S")
    assert table.refused("done") == "KR-9.10"
    assert table.refused(f"place:{horde}/0/1") == "KR-9.10"
    assert table.refused(f"target:{horde}") == "KR-9.10"
    table.place(portal, "b2 c2")
    assert face_down(table)


@pytest.mark.rule("KR-9.10")
def test_a_linked_tile_that_covers_nothing_there_is_no_way_out_either() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("D4", "mf...", "ff...", "..@..", ".....", ".....", kind="portal", level=1)
    done = table.tray("E4", "g....", ".....", ".....", ".....", ".....")
    table.tile(done, "a1")
    table.give(ME, "artillery-4a")
    table.build(ME, "artillery-4a", "G", facing="E")
    for _ in range(2):
        assert table.view().attack.trays == (portal,), "a tile elsewhere would bind the next ones to that tray"
        table.do(ME, "done")
    assert table.refused("done") == "KR-9.10", "the 1x1 covers an enemy"
    table.place(portal, "a1")
    assert len(table.shown(done).tiles) == 1
    assert face_down(table, "G")


@pytest.mark.rule("KR-9.11")
def test_a_portal_with_all_enemies_covered_need_not_be_attacked() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("B2", *FEW, kind="portal", level=1)
    table.tile(portal, "b2 c2")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    table.do(ME, "done")
    assert len(table.shown(portal).tiles) == 1
    assert not face_down(table)


@pytest.mark.rule("KR-9.11")
def test_nor_goes_a_second_tile_on_its_empty_squares() -> None:
    table, portal, _ = facing_a_portal("archers-3", *FEW)
    table.place(portal, "b2 c2")
    table.do(ME, "done")
    assert face_down(table), "the first one was an attack all the same"


# -- heroes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-9.12")
def test_heroes_pass_a_portal_but_never_stop_there() -> None:
    table = Table("malik", "alleria")
    table.tray("G4", *RIFT, kind="portal", level=1)
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('G4')}") == "KR-9.12"
    table.go(ME, "F4")
    assert table.where("malik") == "F4", "from his board he can only enter through the last space"


@pytest.mark.rule("KR-9.13")
def test_heroes_do_not_attack_portals() -> None:
    table = Table("magnus", "malik")
    portal = table.tray("C2", *RIFT, kind="portal", level=1)
    horde = table.tray("D2", *PLAIN)
    table.hero("magnus", "C3")
    table.activate(ME, "magnus")
    table.do(ME, "attack", "face:0")
    assert table.view().attack.trays == (horde,)
    assert table.refused(f"target:{portal}") == "KR-9.13"


@pytest.mark.rule("KR-9.13")
def test_with_nothing_but_a_portal_in_range_a_hero_has_no_attack() -> None:
    table = Table("magnus", "malik")
    table.tray("C2", *RIFT, kind="portal", level=1)
    table.hero("magnus", "C3")
    table.activate(ME, "magnus")
    assert table.refused("attack") == "KR-12.05"


@pytest.mark.rule("KR-9.14", "KR-A81")
def test_no_tile_of_a_hero_gets_there_even_indirectly() -> None:
    table = Table("lilith", "malik")
    portal = table.tray("C2", *RIFT, kind="portal", level=1)
    first, second = table.tray("B2", *PLAIN), table.tray("D2", *PLAIN)
    table.hero("lilith", "C3", abilities="infernal-wheel")
    table.activate(ME, "lilith")
    table.use(ME, "infernal-wheel")
    table.place(first, "b2 b3")
    table.place(second, "b2 b3")
    assert table.shown(portal).tiles == ()
    assert not table.offered(ME, "place")


@pytest.mark.rule("KR-9.14", "KR-A81")
def test_nor_do_bonus_tiles_on_each_adjacent_tray() -> None:
    table = Table("ignus", "malik")
    engaged = table.tray("C2", ".....", "..gg.", "..g..", ".....", ".....")
    portal = table.tray("D2", *RIFT, kind="portal", level=1)
    beside = table.tray("B2", *PLAIN)
    table.hero("ignus", "C2", engages="a4")
    table.activate(ME, "ignus")
    table.do(ME, "attack")
    table.place(engaged, "c2 d2 d3")
    table.place(beside, "b2")
    assert table.shown(portal).tiles == ()


# -- on the way --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-9.15")
def test_portals_move_as_hordes_do() -> None:
    table = Table("malik", "alleria", phase="advance")
    portal = table.tray("E4", *RIFT, kind="portal", level=1)
    assert table.where(portal) == "F4"
    assert table.won is None


@pytest.mark.rule("KR-9.15")
def test_a_portal_that_reaches_the_exit_is_the_end() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.tray("G4", *RIFT, kind="portal", level=1)
    table.tray("E4", *PLAIN)
    assert table.won is False
    assert table.ended_by == "KR-18.04"
    assert "TrayMoved" not in table.kinds(), "at once: nothing else moves"


@pytest.mark.rule("KR-9.01", "KR-14.08")
@pytest.mark.parametrize("portals_left", [0, 1])
@pytest.mark.parametrize("lives", [0, 2])
@pytest.mark.parametrize("asked", [PORTALS, BOSS_DOWN, PORTALS | BOSS_DOWN])
def test_what_a_scenario_asks_is_down_and_nothing_else(
    asked: int, lives: int, portals_left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack's scenario may have a boss that need not fall."""
    m = Table("malik", "alleria", scenario="10").match
    monkeypatch.setattr(m.scenario, "objective", asked)
    m.lives = lives
    m.portals_down = m.portals_total - portals_left
    missing = (PORTALS if portals_left else 0) | (BOSS_DOWN if lives else 0)
    assert objective_met(m) is (not asked & missing)
