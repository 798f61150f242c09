"""Why heroes cannot do something: the rule that is cited is the one that forbids it."""

import pytest

from tests.rules.kingdom.table import ME, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FULL = ("xxxxx",) * 5
"""Deadly enemies everywhere: no base can stand there."""


# -- aiming ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-12.06")
def test_a_ranged_attack_on_the_horde_one_engages() -> None:
    table = Table("alleria", "malik")
    own = table.tray("D2", *PLAIN)
    table.tray("D3", *PLAIN)
    table.hero("alleria", "D2", engages="a1")
    table.hero("wildcat", "A5")
    table.activate(ME, "alleria")
    table.do(ME, "attack", "face:2")
    assert table.refused(f"target:{own}") == "KR-12.06"
    assert table.refused(f"place:{own}/0/3") == "KR-12.06"


@pytest.mark.parametrize(
    ("name", "ability", "far", "own"),
    [
        pytest.param("ignus", "burn", "KR-27.07", "KR-27.08", marks=pytest.mark.rule("KR-27.07", "KR-27.08")),
        pytest.param("lilith", "heavenly-chaos", "KR-24.08", "KR-24.08", marks=pytest.mark.rule("KR-24.08")),
        pytest.param("lilith", "infernal-wheel", "KR-24.03", "KR-24.03", marks=pytest.mark.rule("KR-24.03")),
        pytest.param("magnus", "mirage", "KR-26.06", "KR-26.06", marks=pytest.mark.rule("KR-26.06")),
    ],
)
def test_what_hits_adjacent_hordes_only(name: str, ability: str, far: str, own: str) -> None:
    table = Table(name, "malik")
    engaged, distant = table.tray("D2", *PLAIN), table.tray("G4", *PLAIN)
    table.tray("D3", *PLAIN)
    table.hero(name, "D2", engages="a1", abilities=ability)
    table.activate(ME, name)
    table.use(ME, ability)
    assert table.refused(f"target:{distant}") == far
    assert table.refused(f"target:{engaged}") == own


@pytest.mark.rule("KR-24.03")
def test_the_infernal_wheel_takes_one_adjacent_horde_after_the_other() -> None:
    table = Table("lilith", "malik")
    table.tray("D2", *PLAIN)
    hordes = [table.tray("D3", *PLAIN), table.tray("C2", *PLAIN)]
    table.hero("lilith", "D2", engages="a1", abilities="infernal-wheel")
    table.activate(ME, "lilith")
    table.use(ME, "infernal-wheel")
    (other,) = set(hordes) - table.aims()
    assert table.refused(f"target:{other}") == "KR-24.03"


@pytest.mark.rule("KR-23.09")
def test_call_of_the_wild_where_the_wildcat_is_not() -> None:
    table = Table("alleria", "malik")
    table.tray("D2", *PLAIN)
    other = table.tray("D3", *PLAIN)
    table.hero("alleria", "C3", abilities="call-of-the-wild")
    table.hero("wildcat", "D2", engages="a1")
    table.activate(ME, "alleria")
    table.use(ME, "call-of-the-wild")
    assert table.refused(f"target:{other}") == "KR-23.09"


@pytest.mark.rule("KR-27.04")
def test_surge_of_flame_burns_what_ignus_moves_onto() -> None:
    table = Table("ignus", "malik")
    table.tray("D2", *PLAIN)
    other = table.tray("D3", *PLAIN)
    table.hero("ignus", "C1", abilities="surge-of-flame")
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.go(ME, "D2")
    assert table.refused(f"target:{other}") == "KR-27.04"
    assert table.refused(f"go:{table.square('D3')}") == "KR-3.07", "the tile comes first"


@pytest.mark.rule("KR-12.03")
def test_a_melee_attack_elsewhere() -> None:
    table = Table("malik", "alleria")
    table.tray("D2", *PLAIN)
    other = table.tray("D3", *PLAIN)
    table.hero("malik", "D2", engages="a4")
    table.activate(ME, "malik")
    table.do(ME, "attack")
    assert table.refused(f"target:{other}") == "KR-12.03"


# -- acting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-3.07")
@pytest.mark.parametrize("option", ["attack", "heal", "use:0/0", "go:3"])
def test_while_its_action_is_under_way_a_hero_does_nothing_else(option: str) -> None:
    table = Table("malik", "alleria")
    table.tray("D2", *PLAIN)
    table.hero("malik", "D2", engages="a4", hearts=3, abilities="hammer-smash")
    table.activate(ME, "malik")
    table.do(ME, "attack")
    assert table.refused(option) == "KR-3.07"


@pytest.mark.rule("KR-11.01")
@pytest.mark.parametrize("option", ["attack", "heal", "use:0/0", "go:3"])
def test_before_its_card_is_played_a_hero_does_nothing(option: str) -> None:
    table = Table("malik", "alleria")
    table.hero("malik", "D2", abilities="hammer-smash")
    assert table.refused(option) == "KR-11.01"


@pytest.mark.rule("KR-25.03")
@pytest.mark.parametrize(("option", "rule"), [("attack", "KR-12.03"), ("use:0/1", "KR-12.07"), ("go:3", "KR-25.03")])
def test_what_hammer_time_allows_is_an_action_that_does_something(option: str, rule: str) -> None:
    table = Table("malik", "alleria")
    table.hero("malik", "D2", hearts=3, abilities="its-hammer-time hammer-smash")
    table.activate(ME, "malik")
    table.use(ME, "its-hammer-time")
    assert table.offered() == ["heal", "done"]
    assert table.refused(option) == rule


@pytest.mark.rule("KR-11.16")
def test_nobody_is_put_on_a_tray_without_room() -> None:
    table = Table("magnus", "malik")
    table.tray("D2", *FULL)
    table.hero("magnus", "B1", abilities="hocus-pocus")
    table.hero("malik", "C1")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, f"figure:{table.figure('malik')}")
    assert table.refused(f"go:{table.square('D2')}") == "KR-11.16"


@pytest.mark.rule("KR-11.16", "KR-19.10")
def test_nor_does_a_hero_of_the_reserve_arrive_there() -> None:
    table = Table("malik")
    table.tray("D2", *FULL)
    table.reserve("lilith")
    table.call("lilith")
    assert table.refused(f"go:{table.square('D2')}") == "KR-11.16"


@pytest.mark.rule("KR-23.05", "KR-23.06")
@pytest.mark.parametrize("moved", [False, True])
def test_the_wildcat_waits_for_the_first_move_and_later_for_a_base_attack(moved: bool) -> None:
    table = Table("alleria", "malik")
    if moved:
        table.hero("alleria", "D3")
    assert table.refused(f"activate:{table.figure('wildcat')}") == ("KR-23.05" if moved else "KR-23.06")
