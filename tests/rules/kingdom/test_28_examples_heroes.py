"""The rulebook's worked examples of heroes and hordes, played through."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
ONE = ("g....", ".....", ".....", ".....", ".....")


def alleria_joins_ignus() -> tuple[Table, int, int]:
    """Figures 1 and 2: Alleria on path space A (D2), an Adept on the site between (E3), Ignus on tray B (E4)."""
    table = Table("alleria", "ignus")
    table.piles([])
    table.standing("mages-2", "E", seat=THEM)
    engaged = table.tray("E4", ".....", ".gg..", ".....", "...gg", "...gg")
    beside = table.tray("F4", "ggg..", "g....", "g....", ".....", ".....")
    table.tile(beside, "a1 b1 c1")
    table.hero("ignus", "E4", engages="d4")
    table.hero("alleria", "D2")
    table.hero("wildcat", "A5")
    return table, engaged, beside


@pytest.mark.rule("KR-28.05")
def test_alleria_moves_diagonally_over_a_tower_then_straight_and_engages_beside_ignus() -> None:
    table, engaged, _ = alleria_joins_ignus()
    table.activate(ME, "alleria")
    assert table.refused(f"go:{table.square('E')}") == "KR-11.10", "over the Adept, not onto it"
    table.go(ME, "E4", engages="b2", facing="E")
    assert [seen.figure for seen in table.shown(engaged).figures] == [0, 1]
    assert table.seen("alleria").tray == table.seen("ignus").tray == engaged


@pytest.mark.rule("KR-28.06", "KR-28.07")
def test_her_base_and_her_attack_finish_two_trays_and_both_heroes_are_hurt() -> None:
    table, engaged, beside = alleria_joins_ignus()
    assert table.left(engaged) == "b2 c2"
    assert table.left(beside) == "a2 a3"
    table.activate(ME, "alleria")
    table.go(ME, "E4", engages="b2", facing="E")
    assert table.left(engaged) == "", "her base covers the last two enemies of tray B"
    table.do(ME, "attack")
    table.place(beside, "a2 a3")
    assert table.left(beside) == ""
    table.next_round()
    assert table.shown(engaged) is None
    assert table.shown(beside) is None
    assert (table.hearts("alleria"), table.hearts("ignus")) == (2, 3)
    assert table.where("alleria") == table.where("ignus") == "E4"


@pytest.mark.rule("KR-28.08")
def test_the_order_of_activation_on_a_path_with_a_fork() -> None:
    """From the exit back along the way of pile 1, then the way of pile 2 up to where they meet."""
    spaces = ["H3", "G3", "F3", "E3", "D3", "D2", "D1", "C1", "B1", "A1", "D4", "D5", "C5", "B5", "A5"]
    table = Table("malik", "ignus", scenario="2", phase="advance")
    table.piles([], [])
    table.kingdom(20)
    trays = {table.tray(space, *ONE): space for space in sorted(spaces)}
    assert table.view().phase == "buy", "crystals of the horde that has escaped"
    moved = [event.things[0] for event in table.events if event.kind in ("TrayMoved", "TrayEscaped")]
    assert [trays[tray] for tray in moved] == spaces


def phase_three() -> tuple[Table, int, int, int]:
    """Figures 1 to 3 of phases 3 and 4: A (G4) is complete; B (F4) is fast; C (D4) holds Magnus and 3 soldiers."""
    table = Table("malik", "magnus")
    table.piles([])
    a = table.tray("G4", "ggggg", ".....", ".....", ".....", ".....")
    b = table.tray("F4", "wgggg", ".....", ".....", ".....", ".....")
    c = table.tray("D4", "ww...", ".....", ".....", "ggggg", ".....")
    table.hero("malik", "G4", engages="a1", hearts=4)
    table.soldiers(a, "c1 d1")
    table.tile(a, "e1")
    table.hero("magnus", "D4", engages="a1", hearts=1)
    table.soldiers(c, "a4 b4 c4")
    table.tile(b, "a3")
    table.kingdom(7)
    return table, a, b, c


@pytest.mark.rule("KR-28.09")
def test_the_complete_tray_is_destroyed_and_malik_stays_hurt_on_its_space() -> None:
    table, a, _, _ = phase_three()
    assert table.view().soldiers == 7
    events = table.all_ready()
    kinds = [event.kind for event in events]
    (malik,) = [event for event in events if event.kind == "HeroDamaged" and event.things[0] == 0]
    assert malik.things == (0, 1, 3)
    assert events.index(malik) < kinds.index("TrayMoved"), "in phase 3"
    assert table.shown(a) is None
    assert table.view().soldiers == 12


@pytest.mark.rule("KR-28.10")
def test_the_next_tray_comes_and_malik_steps_onto_the_adjacent_path_space() -> None:
    table, _, b, _ = phase_three()
    events = table.all_ready()
    moved = [event.things for event in events if event.kind == "TrayMoved"]
    assert moved[0] == (b, table.square("F4"), table.square("G4"))
    assert table.where("malik") == "F4"
    assert table.hearts("malik") == 3, "no damage for stepping aside"


@pytest.mark.rule("KR-28.11", "KR-28.12")
def test_the_fast_tray_goes_on_through_the_exit_and_costs_five_hearts_of_seven() -> None:
    table, _, b, _ = phase_three()
    events = table.all_ready()
    (escape,) = [event for event in events if event.kind == "TrayEscaped"]
    assert escape.things == (b, 5, 2)
    assert table.shown(b) is None
    assert table.hearts() == 2
    assert table.won is None, "the kingdom still stands"


@pytest.mark.rule("KR-28.13", "KR-28.14")
def test_magnus_and_three_soldiers_hold_a_tray_whose_fast_icons_are_covered() -> None:
    table, _, _, c = phase_three()
    assert table.shown(c).visible == ()
    events = table.next_round()
    assert table.where(c) == "D4"
    kinds = [event.kind for event in events]
    assert kinds.count("TrayBlocked") == 1, "not fast: a single attempt"
    assert [event.things for event in events if event.kind == "SoldiersLost"] == [(c, 3)]
    knocked = kinds.index("KnockedOut")
    assert knocked < kinds.index("RoundBegan") < kinds.index("HeroRegenerated")
    assert table.where("magnus") == ""
    assert table.hearts("magnus") == 3, "he has recovered at the start of the next round"


@pytest.mark.rule("KR-28.16")
def test_magnus_copies_cant_touch_this_and_is_protected_himself() -> None:
    table = Table("magnus", "malik")
    table.piles([])
    horde = table.tray("D3", *PLAIN)
    table.hero("magnus", "D3", engages="a1", abilities="knowledge-is-power")
    table.hero("malik", "D3", engages="d4", abilities="cant-touch-this")
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    table.do(ME, "ability:1/0")
    assert table.seen("magnus").protected
    assert not table.seen("malik").protected
    table.do(ME, "done")
    table.next_round()
    assert table.where(horde) == "D3"
    assert (table.hearts("magnus"), table.hearts("malik")) == (3, 4)
