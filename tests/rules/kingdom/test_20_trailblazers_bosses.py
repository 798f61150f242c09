"""Orde speciali: trailblazers that open closed spawn points, and bosses with a life card at a time."""

import pytest

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.cards import BOSS_TOKEN, PORTAL_TOKEN, TRAIL_TOKEN, TRAILBLAZER, WAVE_TOKEN
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
BARRED = ("....=", "....=", ".gg.=", ".gg.=", "....=")
ALL = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5"
SKULL, AXE, EYE = 0, 1, 2
IN_ORDER = (SKULL, AXE, EYE)
SUPPLY = 12


def forest(*icons: tuple[int, int, int], gone: tuple[int, ...] = ()) -> Table:
    """Phase 1 in the forest: trailblazers with these icons on top of pile 1, some of the barriers gone."""
    table = Table("malik", "alleria", scenario="9", phase="spawn")
    faces = [table.new_face(*BARRED, kind="trailblazer") for _ in icons]
    for face, trail in zip(faces, icons, strict=True):
        table._m.content.faces[face].trail = list(trail)
    table.piles(faces, *([(WAVE_TOKEN, 4), (WAVE_TOKEN, 4)],) * 3)
    for card in gone:
        table._m.trail &= ~(1 << card)
    return table


def spawned(table: Table) -> list[str]:
    m = table.match
    return [m.board.name(event.things[2]) for event in table.events if event.kind == "HordeSpawned"]


def barriers(table: Table) -> dict[str, str]:
    """Where trailblazer cards lie."""
    return {table.match.board.name(square.square): square.trail for square in table.view().map.squares if square.trail}


# -- trailblazers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-20.18")
def test_trailblazer_cards_close_spawn_points() -> None:
    table = Table("malik", "alleria", scenario="9")
    assert barriers(table) == {"C1": "skull", "G1": "axe", "D7": "eye"}
    assert [pile.blocked_by for pile in table.view().piles] == ["", "skull", "axe", "eye"]
    assert [pile.open for pile in table.view().piles] == [True, False, False, False]
    assert barriers(Table("malik", "alleria", scenario="8")) == {}


@pytest.mark.rule("KR-20.18", "KR-20.22")
def test_trailblazer_hordes_show_a_bar_and_three_icons() -> None:
    content = load_content()
    faces = [face for face in content.faces if face.kind == TRAILBLAZER]
    assert faces
    for face in faces:
        assert face.grids[0].symbols[20:] == "=====", face.id
        assert "=" not in face.grids[0].symbols[:20], face.id
        assert sorted(face.trail) == [SKULL, AXE, EYE], face.id


@pytest.mark.rule("KR-20.19")
def test_a_trailblazer_comes_where_its_leftmost_card_lay() -> None:
    table = forest(IN_ORDER)
    assert spawned(table) == ["C1"]
    assert barriers(table) == {"G1": "axe", "D7": "eye"}
    told = [event for event in table.events if event.kind in ("TrailCardRemoved", "PileOpened")]
    card = told[0].things[0]
    pile = table.match.scenario.trailblazers.index(card)
    assert [(event.kind, event.seat, event.things, event.rule) for event in told] == [
        ("TrailCardRemoved", -1, (card, table.square("C1")), "KR-20.19"),
        ("PileOpened", -1, (pile + 1,), "KR-20.23"),
    ]


@pytest.mark.rule("KR-20.19")
def test_each_card_has_its_own_order_of_icons() -> None:
    table = forest((AXE, EYE, SKULL))
    assert spawned(table) == ["G1"], "the axe is its leftmost icon"


@pytest.mark.rule("KR-20.20")
@pytest.mark.parametrize(("gone", "where"), [((SKULL,), "G1"), ((SKULL, AXE), "D7"), ((AXE,), "C1")])
def test_with_that_card_gone_the_next_icon_counts(gone: tuple[int, ...], where: str) -> None:
    assert spawned(forest(IN_ORDER, gone=gone))[0] == where


@pytest.mark.rule("KR-20.21")
def test_with_all_three_gone_it_comes_in_front_of_its_pile() -> None:
    table = forest(IN_ORDER, gone=(SKULL, AXE, EYE))
    assert spawned(table)[0] == "A3"
    assert "TrailCardRemoved" not in table.kinds()


@pytest.mark.rule("KR-20.21", "KR-4.04")
def test_then_as_any_horde_on_the_first_free_space() -> None:
    table = forest(IN_ORDER, gone=(SKULL, AXE, EYE))
    table.tray("A3", *PLAIN)
    assert spawned(table)[0] == "B3"


@pytest.mark.rule("KR-20.22")
def test_no_base_stands_on_the_bar_and_none_need() -> None:
    table = Table("malik", "alleria", scenario="9")
    horde = table.tray("B3", *BARRED, kind="trailblazer")
    table.hero("malik", "C3")
    table.activate(ME, "malik")
    table.do(ME, f"go:{table.square('B3')}")
    assert table.refused(f"engage:{horde}/3") == "KR-20.22"
    table.do(ME, f"engage:{horde}/9")
    assert table.left(horde) == ""


@pytest.mark.rule("KR-20.22")
def test_no_tile_nor_soldier_touches_the_bar() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *BARRED, kind="trailblazer")
    table.give(ME, "archers-1", "soldiers-1")
    table.build(ME, "archers-1", "A", facing="S")
    assert not [cells for cells in table.placements() if "e" in cells]
    assert table.refused(f"place:{horde}/0/4") == "KR-20.22"
    table.place(horde, "b3 b4")
    table.build(ME, "soldiers-1", "A", facing="S")
    assert table.refused(f"soldier:{horde}/4") == "KR-20.22"
    table.soldier(horde, "c3")
    table.tile(horde, "c4 d4")
    table.all_ready()
    assert table.shown(horde) is None


@pytest.mark.rule("KR-20.23")
def test_the_opened_pile_spawns_from_the_next_round_on() -> None:
    table = forest(IN_ORDER, (AXE, EYE, SKULL))
    table.crystals(0)
    assert spawned(table) == ["C1"], "nothing from pile 2 in the round that opens it"
    assert (table.view().piles[1].open, table.view().piles[1].opens) == (False, 3)
    before = len(table.events)
    table.all_ready()
    found = [event.things[2:] for event in table.events[before:] if event.kind == "HordeSpawned"]
    names = [(table.match.board.name(square), pile) for square, pile in found]
    assert names == [("G1", 1), ("C1", 2)]


@pytest.mark.rule("KR-1.02", "KR-20.18")
def test_a_portal_behind_a_barrier_gets_out_when_no_trailblazer_is_left() -> None:
    """What the scenario adds: the first closed pile opens, in the round after."""
    table = Table("malik", "alleria", scenario="9", phase="spawn")
    table.crystals(0)
    portal = table._m.content.find_face("P3")
    table.piles([(WAVE_TOKEN, 4)], [], [(PORTAL_TOKEN, portal)], [])
    assert spawned(table) == ["A3"]
    assert barriers(table) == {"G1": "axe", "D7": "eye"}, "one barrier a round, the lowest first"
    table.all_ready()
    assert barriers(table) == {"D7": "eye"}
    table.all_ready()
    assert "G1" in spawned(table), "the portal"


@pytest.mark.rule("KR-1.02", "KR-20.18")
def test_not_while_one_is_still_to_come() -> None:
    table = Table("malik", "alleria", scenario="9", phase="spawn")
    portal = table._m.content.find_face("P3")
    table.piles([(WAVE_TOKEN, 4), (TRAIL_TOKEN, 0)], [], [(PORTAL_TOKEN, portal)], [])
    assert len(barriers(table)) == 3


# -- bosses ------------------------------------------------------------------------------------------------------


def juggernaut(phase: str, *heroes: str, at: str = "B4", lives: int = 3) -> tuple[Table, int]:
    """The Juggernaut (level 2) with so many life cards left."""
    table = Table(*(heroes or ("malik", "alleria")), scenario="4", phase=phase)
    boss = table.card(at, f"B1-{4 - lives}")
    table._m.boss_tray = boss
    table._m.lives = lives
    return table, boss


@pytest.mark.rule("KR-20.24", "KR-20.25")
def test_some_scenarios_have_a_boss_with_rules_of_its_own() -> None:
    content = load_content()
    assert [scenario.number for scenario in content.scenarios if scenario.boss >= 0] == [4, 7, 10]
    for scenario in content.scenarios:
        assert bool(scenario.objective & 2) is (scenario.boss >= 0)
        for players in range(4):
            tokens = [token // 1000 for pile in scenario.piles[players] for token in pile]
            assert tokens.count(BOSS_TOKEN) == (scenario.boss >= 0)
    for boss in content.bosses:
        assert len(boss.faces) == 6
        assert boss.text.it
    table = Table("malik", "alleria", scenario="4")
    assert (table.view().boss.lives, table.view().boss.total) == (3, 3)
    assert Table("malik", scenario="4").view().boss.total == 2, "fewer for a lone player"


@pytest.mark.rule("KR-A65", "KR-20.24")
def test_a_boss_enters_as_a_horde_does() -> None:
    table = Table("malik", "alleria", scenario="4", phase="spawn")
    table.tray("H1", *PLAIN)
    table.piles([], [(BOSS_TOKEN, 0)])
    assert spawned(table) == ["H2"]
    assert table.view().boss.tray == 1
    assert table.shown(1).id == "B1-1"


@pytest.mark.rule("KR-A65")
def test_only_towers_of_its_level_attack_a_boss() -> None:
    table, boss = juggernaut("play")
    table.give(ME, "archers-1", "archers-2")
    table.build(ME, "archers-1", "G")
    assert "ready" in table.offered(), "level 1 against level 2: there is nothing to place"
    table.build(ME, "archers-2", "D", facing="S")
    assert {cells.partition(":")[0] for cells in table.placements()} == {str(boss)}


@pytest.mark.rule("KR-A65", "KR-A92")
def test_a_tower_that_attacks_a_boss_stays() -> None:
    table, boss = juggernaut("play")
    table.give(ME, "archers-2")
    table.build(ME, "archers-2", "G", facing="N")
    assert "done" in table.offered(), "it need not attack"
    table.place(boss, "b2 b3")
    assert len(table.shown(boss).tiles) == 1
    (tower,) = [site.towers[0] for site in table.view().sites if site.letter == "G"]
    assert not tower.face_down


@pytest.mark.rule("KR-A65", "KR-1.23")
def test_heroes_neither_attack_nor_engage_a_boss() -> None:
    table, boss = juggernaut("play", "malik", "magnus")
    table.hero("malik", "C4")
    table.hero("magnus", "C3", facing="W")
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('B4')}") == "KR-9.12"
    table.do(ME, "done")
    table.activate(THEM, "magnus")
    assert table.refused("attack", THEM) == "KR-12.05"
    assert table.shown(boss).figures == ()


@pytest.mark.rule("KR-A65", "KR-20.24")
def test_a_covered_life_card_gives_way_to_the_next() -> None:
    table, boss = juggernaut("destroy")
    table.crystals(0)
    table.tile(boss, ALL)
    assert table.match
    assert [(e.kind, e.things) for e in table.events if e.kind == "BossLifeLost"] == [("BossLifeLost", (boss, 2))]
    seen = table.shown(boss)
    assert (seen.id, seen.tiles) == ("B1-2", ())
    assert table.view().boss.lives == 2
    assert [e.things for e in table.events if e.kind == "CrystalsGained"] == [(1, 1)]
    assert not table.view().final


@pytest.mark.rule("KR-A65", "KR-14.08", "KR-18.01")
def test_with_the_last_one_the_boss_is_defeated() -> None:
    table, boss = juggernaut("destroy", lives=1)
    table.tile(boss, ALL)
    assert table.shown(boss) is None
    assert table.view().final
    assert table.won is None
    table.all_ready()
    assert table.won is True


@pytest.mark.rule("KR-A65")
@pytest.mark.parametrize(("lives", "escapes"), [(1, False), (2, True)])
def test_the_forecast_knows_which_life_card_is_the_last(lives: int, escapes: bool) -> None:
    """By the exit with its card covered: gone before it can move, or back with the next card and out."""
    table, boss = juggernaut("play", at="F6", lives=lives)
    table.tile(boss, ALL)
    assert table.shown(boss).next.exit is escapes
    table.all_ready()
    assert (table.won is False) is escapes


@pytest.mark.rule("KR-A65")
def test_uncovered_it_loses_nothing() -> None:
    table, boss = juggernaut("destroy", lives=1)
    table.tile(boss, "b2 c2 d2")
    assert table.view().boss.lives == 1
    assert len(table.shown(boss).tiles) == 1
    assert not table.view().final


@pytest.mark.rule("KR-A65")
def test_soldiers_do_not_stop_a_boss() -> None:
    table, boss = juggernaut("advance")
    table.soldiers(boss, "b2 c2")
    assert table.where(boss) == "B3"
    assert table.view().soldiers == SUPPLY
    assert table.shown(boss).soldiers == ()


@pytest.mark.rule("KR-A65", "KR-15.14")
def test_heroes_step_aside_for_it() -> None:
    table, boss = juggernaut("advance")
    table.hero("malik", "B3")
    assert table.decision_for(ME).rule == "KR-15.14"
    table.do(ME, f"go:{table.square('C3')}")
    assert (table.where(boss), table.where("malik")) == ("B3", "C3")


@pytest.mark.rule("KR-A65")
def test_shockwave_hurts_every_hero_beside_it_once_it_has_moved() -> None:
    table, _ = juggernaut("advance", "malik", "ignus")
    table.hero("malik", "C2")
    table.hero("ignus", "A5")
    assert table.hearts("malik") == 4
    assert table.hearts("ignus") == 4, "it was beside the boss before it moved"
    assert "BossActed" in table.kinds()


@pytest.mark.rule("KR-A65", "KR-12.13")
def test_protection_helps_against_it() -> None:
    table, _ = juggernaut("advance", "malik", "ignus")
    table._m.protected[table.hero("malik", "C2")] = 1
    assert table.hearts("malik") == 5
    assert "DamagePrevented" in table.kinds()


@pytest.mark.rule("KR-A65")
def test_hordes_jump_over_it() -> None:
    table, boss = juggernaut("advance", at="C2")
    horde = table.tray("B2", "w....", ".....", ".....", ".....", ".....")
    assert table.where(boss) == "D2"
    assert table.where(horde) == "E2", "first to C2, then over the boss"


def yeti(*towers: str, theirs: tuple[str, ...] = ()) -> Table:
    """The yeti is about to move, and the players hold these towers."""
    table = Table("malik", "alleria", scenario="7", phase="advance")
    table.crystals(0)
    table.piles([], [], [])
    table._m.boss_tray = table.card("A1", "B2-1")
    table.give(ME, *towers)
    table.give(THEM, *theirs)
    return table


@pytest.mark.rule("KR-A65")
def test_frost_whoever_has_most_towers_sets_one_aside() -> None:
    table = yeti("archers-1", "mages-1", theirs=("mages-1",))
    assert table.asked == ME
    assert set(table.options) == {f"freeze:{table.kind(tower)}" for tower in ("archers-1", "mages-1")}
    table.do(ME, f"freeze:{table.kind('mages-1')}")
    assert (table.view().round, table.view().phase) == (3, "play")
    table.do(ME, f"tower:{table.kind('mages-1')}")
    assert table.offered(ME, "build") == []
    assert table.refused(f"build:{table.site('A')}") == "KR-20.24"
    table.do(ME, f"pass:{THEM}/{table.kind('mages-2')}")
    assert table.incoming(THEM) == ["mages-2"]


@pytest.mark.rule("KR-A65")
def test_frost_lasts_one_round() -> None:
    table = yeti("archers-1")
    assert table.asked == ME
    table.do(ME, f"freeze:{table.kind('archers-1')}")
    assert table.view().players[ME].frozen == (table.kind("archers-1"),)
    table.match.remove_tray(0)
    table.all_ready()
    assert table.view().round == 4
    assert table.view().players[ME].frozen == ()


@pytest.mark.rule("KR-A65", "KR-20.24")
def test_of_two_equal_towers_the_frozen_one_is_passed_and_the_other_built() -> None:
    table = Table("malik", "alleria", scenario="7")
    table.tray("A1", *PLAIN)
    table.give(ME, "archers-1", "archers-1")
    table._m.frozen[ME].append(table.kind("archers-1"))
    table.pass_tower(ME, "archers-1", THEM, "archers-2")
    assert table.view().players[ME].frozen == ()
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.offered(ME, "build")


@pytest.mark.rule("KR-A65")
def test_of_players_with_equally_many_either_may() -> None:
    table = yeti("archers-1", theirs=("mages-1",))
    assert {decision.seat for decision in table.match.decisions} == {ME, THEM}
    table.do(THEM, f"freeze:{table.kind('mages-1')}")
    assert (table.view().round, table.view().phase) == (3, "play")
    assert table.view().players[ME].frozen == ()


@pytest.mark.rule("KR-A65")
def test_a_greater_frost_takes_what_there_is() -> None:
    """A boss of a pack that freezes two towers at once: with one in hand nothing more is asked."""
    table = Table("malik", scenario="7", phase="collect")
    table.give(ME, "archers-1")
    table._m.frost = 2
    table.do(ME, f"freeze:{table.kind('archers-1')}")
    assert table.view().phase == "buy"


@pytest.mark.rule("KR-A65")
def test_and_turns_to_whoever_has_a_tower_left() -> None:
    table = Table("malik", "alleria", scenario="7", phase="collect")
    table.give(ME, "archers-1")
    table.give(THEM, "mages-1")
    table._m.frost = 2
    table.do(ME, f"freeze:{table.kind('archers-1')}")
    assert table.asked == THEM
    table.do(THEM, f"freeze:{table.kind('mages-1')}")
    assert table.view().phase == "buy"


@pytest.mark.rule("KR-A65")
def test_rewind_takes_the_tiles_from_the_horde_nearest_to_the_exit() -> None:
    table = Table("malik", "alleria", scenario="10", phase="advance")
    table._m.boss_tray = table.card("A1", "B3-1")
    far, near = table.tray("D5", *PLAIN), table.tray("F7", *PLAIN)
    portal = table.card("H7", "P4")
    table.soldiers(portal, "b1")
    for tray in (far, near, portal):
        table.tile(tray, "b2 b3" if tray != portal else "c1")
    assert table.shown(near).tiles == ()
    assert len(table.shown(far).tiles) == 1
    assert len(table.shown(portal).tiles) == 1, "a portal is no horde"
