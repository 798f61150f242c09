"""Rulings on what the abilities of heroes do: where the rulebook's sentences are cut or leave something open."""

import pytest

from ludoteca.games.kingdom.state.match import JUST_BACK
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
RIFT = (".....", ".mmm.", ".m@m.", ".mmm.", ".....")


@pytest.mark.rule("KR-A68")
@pytest.mark.parametrize("action", ["attack", "use:0/1", "heal"])
def test_after_hammer_time_any_action_but_itself(action: str) -> None:
    table = Table("malik", "ignus")
    table.tray("D3", *PLAIN)
    table.hero("malik", "D3", engages="a1", hearts=2, abilities="its-hammer-time cant-touch-this")
    table.activate(ME, "malik")
    table.use(ME, "its-hammer-time")
    assert set(table.offered(ME)) == {"attack", "use:0/1", "heal", "done"}
    assert table.refused("use:0/0") == "KR-25.03"
    table.do(ME, action)


@pytest.mark.rule("KR-A68")
def test_a_copied_hammer_time_does_not_go_on_for_ever_either() -> None:
    table = Table("magnus", "malik")
    table.hero("magnus", "D3", hearts=1, abilities="knowledge-is-power")
    table.hero("malik", "A1", abilities="its-hammer-time")
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    table.do(ME, "ability:1/0")
    assert set(table.offered(ME)) == {"heal", "done"}


@pytest.mark.rule("KR-A68", "KR-11.13")
@pytest.mark.parametrize(("facing", "attacks"), [("", True), ("N", True), ("S", False)])
def test_another_action_is_for_the_way_one_faces(facing: str, attacks: bool) -> None:
    """Who has not moved may still turn."""
    table = Table("magnus", "malik")
    table.tray("D2", *PLAIN)
    table.hero("magnus", "D4" if facing else "D3", hearts=1, abilities="knowledge-is-power")
    table.hero("malik", "A1", abilities="its-hammer-time")
    table.activate(ME, "magnus")
    if facing:
        table.go(ME, "D3", facing=facing)
    table.use(ME, "knowledge-is-power")
    table.do(ME, "ability:1/0")
    assert ("attack" in table.offered(ME)) is attacks


@pytest.mark.rule("KR-26.08", "KR-11.13")
@pytest.mark.parametrize(("facing", "copies"), [("", True), ("N", True), ("S", False)])
def test_what_is_copied_is_for_the_way_one_faces(facing: str, copies: bool) -> None:
    table = Table("magnus", "alleria", "malik")
    table.tray("D2", *PLAIN)
    table.hero("magnus", "D4" if facing else "D3", abilities="knowledge-is-power")
    table.hero("alleria", "A5", abilities="multishot")
    table.hero("wildcat", "A5")
    table.hero("malik", "A1", abilities="cant-touch-this")
    table.activate(ME, "magnus")
    if facing:
        table.go(ME, "D3", facing=facing)
    table.use(ME, "knowledge-is-power")
    assert "ability:2/0" in table.offered()
    assert ("ability:1/0" in table.offered()) is copies


@pytest.mark.rule("KR-A69")
def test_with_cant_touch_this_malik_attacks_too() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D3", *PLAIN)
    near = table.tray("D2", *PLAIN)
    table.hero("malik", "D3", engages="c4", abilities="cant-touch-this")
    table.activate(ME, "malik")
    table.use(ME, "cant-touch-this")
    table.place(horde, "c1 d1 e1")
    assert table.aims() == {near}, "with all that his base attack does"


@pytest.mark.rule("KR-A70")
def test_ignus_burns_each_tray_adjacent_to_himself() -> None:
    table = Table("ignus", "malik")
    horde = table.tray("D3", "gg...", ".....", ".....", ".....", ".....")
    near = [table.tray("C2", *PLAIN), table.tray("E4", *PLAIN)]
    table.tray("B2", *PLAIN)
    table.hero("ignus", "D3", engages="d4")
    table.activate(ME, "ignus")
    table.do(ME, "attack")
    table.place(horde, "a1 b1 a2")
    burnt = []
    while table.aims():
        (tray,) = table.aims()
        table.place(tray, "b2")
        burnt.append(tray)
    assert sorted(burnt) == near


@pytest.mark.rule("KR-A71")
def test_maliks_extra_tiles_may_go_on_different_hordes() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D3", "....g", ".....", ".....", ".....", ".....")
    one, other = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN)
    table.hero("malik", "D3", engages="c4")
    table.activate(ME, "malik")
    table.do(ME, "attack")
    table.place(horde, "a1 b1 c1")
    table.place(one, "b2")
    table.place(other, "b2")
    assert table.aims() == {one, other}
    table.place(one, "c2")
    assert (len(table.shown(one).tiles), len(table.shown(other).tiles)) == (2, 1)


@pytest.mark.rule("KR-A74")
def test_what_knowledge_is_power_can_copy() -> None:
    table = Table("magnus", "malik", "ignus")
    table.tray("D2", *PLAIN)
    table.hero("magnus", "D3", abilities="knowledge-is-power", used="mirage")
    table.hero("malik", "A1", abilities="cant-touch-this", used="its-hammer-time")
    table.hero("ignus", abilities="burn")
    table.knocked_out("ignus")
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    assert table.offered(ME) == ["ability:0/1", "ability:1/0", "ability:1/1", "ability:2/0"]


@pytest.mark.rule("KR-A74")
def test_reserve_heroes_have_nothing_to_copy() -> None:
    table = Table("magnus")
    table.tray("D2", *PLAIN)
    table.reserve("ignus")
    table.hero("magnus", "D3", abilities="knowledge-is-power")
    table.call("ignus")
    table.go(ME, "A1")
    table.activate(ME, "magnus")
    assert table.refused("use:0/0") == "KR-12.07"


@pytest.mark.rule("KR-A75")
def test_the_tiles_of_hocus_pocus_go_where_magnus_himself_reaches() -> None:
    table = Table("magnus", "malik")
    table.tray("G4", *PLAIN)
    near = table.tray("C2", ".....", ".ggg.", ".iii.", ".....", ".....")
    table.tray("B2", *RIFT, kind="portal", level=1)
    table.hero("magnus", "C3", abilities="hocus-pocus")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:1")
    table.go(ME, "G4", engages="a1")
    table.do(ME, "done", "face:0")
    assert table.aims() == {near}, "not that of Malik, nor the portal"
    assert table.refused(f"place:{near}/0/11") == "KR-7.02", "magical"
    table.place(near, "b2")


@pytest.mark.rule("KR-A75")
def test_after_his_own_move_it_is_the_new_range_that_counts() -> None:
    table = Table("magnus", "malik")
    table.tray("B2", *PLAIN)
    new = table.tray("D4", *PLAIN)
    table.hero("magnus", "B3", abilities="hocus-pocus")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:0")
    table.go(ME, "D3", facing="S")
    table.do(ME, "done")
    assert table.aims() == {new}
    assert table.view().attack.piece.shape == "dot"


@pytest.mark.rule("KR-A76")
def test_surge_of_flame_burns_each_horde_once_and_engages_only_where_it_ends() -> None:
    table = Table("ignus", "malik")
    first, second = table.tray("B2", ".....", ".ggi.", ".ggg.", ".ggg.", "....."), table.tray("C2", *PLAIN)
    table.hero("ignus", "A2", abilities="surge-of-flame")
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.go(ME, "B2")
    assert table.refused(f"place:{first}/0/8") == "KR-7.02", "magical"
    table.place(first, "b2")
    assert table.shown(first).figures == ()
    table.go(ME, "C2")
    table.do(ME, "done")
    table.go(ME, "B2")
    assert table.aims() == set(), "once on each horde"
    table.go(ME, "C2")
    assert table.aims() == set()
    assert {id.partition(":")[0] for id in table.offered(ME)} == {"engage"}
    table.do(ME, f"engage:{second}/0")
    assert table.seen("ignus").tray == second
    assert table.shown(second).tiles == ()


@pytest.mark.rule("KR-A76")
def test_surge_of_flame_passes_portals_without_burning_them_and_needs_a_place_to_stop() -> None:
    table = Table("ignus", "malik")
    table.tray("B2", *RIFT, kind="portal", level=1)
    table.hero("ignus", "A2", abilities="surge-of-flame")
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.go(ME, "B2")
    assert table.aims() == set()
    assert "done" not in table.offered(ME), "not on a portal"
    for square in ("A2", "B2"):
        table.go(ME, square)
    assert "B2" not in table.reach()
    table.go(ME, "C2")
    assert table.where("ignus") == "C2"


@pytest.mark.rule("KR-A89")
def test_whoever_uses_the_ability_completes_it_for_the_other_hero() -> None:
    table = Table("alleria", "malik")
    table.tray("D2", *PLAIN)
    horde = table.tray("E4", *PLAIN)
    table.hero("alleria", "D3", abilities="like-the-wind")
    table.hero("wildcat", "A1")
    table.hero("malik", "F5")
    table.activate(ME, "alleria")
    table.use(ME, "like-the-wind")
    table.do(ME, "face:0", "done", "figure:1")
    table.go(ME, "E4")
    assert table.asked == ME
    assert table.offered(THEM) == []
    assert table.refused("ready", seat=THEM) == "KR-3.07"
    table.do(ME, f"engage:{horde}/0")
    table.place(horde, "d2 d3 d4")
    assert table.shown(horde).tiles[0].origin == "hero"


@pytest.mark.rule("KR-A90")
@pytest.mark.parametrize("activated", [True, False])
def test_hocus_pocus_fetches_a_hero_from_its_board(activated: bool) -> None:
    table = Table("magnus", "malik")
    horde = table.tray("D2", *PLAIN)
    table.hero("magnus", "A5", abilities="hocus-pocus")
    if activated:
        table.activate(THEM, "malik")
        table.do(THEM, "done")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:1")
    table.go(ME, "D2", engages="a1")
    assert table.aims() == {horde}


@pytest.mark.rule("KR-A90", "KR-13.06")
def test_but_not_one_who_has_just_regenerated() -> None:
    table = Table("magnus", "malik", phase="spawn")
    table.piles([])
    table.hero("magnus", "A5", abilities="hocus-pocus")
    table.knocked_out("malik")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    assert table.offered(ME, "figure") == []
    assert table.reach(), "so it is Magnus himself"


@pytest.mark.rule("KR-A90")
def test_like_the_wind_is_for_heroes_on_the_map() -> None:
    table = Table("alleria", "malik", "ignus")
    table.tray("D2", *PLAIN)
    table.hero("alleria", "D3", abilities="like-the-wind")
    table.hero("ignus", "A1")
    table.activate(ME, "alleria")
    table.use(ME, "like-the-wind")
    table.do(ME, "face:0", "done")
    assert table.offered(ME) == ["figure:0", "figure:2"]


@pytest.mark.rule("KR-A93")
@pytest.mark.parametrize("finished", [True, False])
def test_a_large_enemy_is_covered_when_nothing_of_it_is_left(finished: bool) -> None:
    table = Table("ignus", "malik")
    horde = table.tray("D3", "gOO..", ".OO..", ".....", ".....", "....g")
    near = table.tray("D2", *PLAIN)
    table.tile(horde, "c1 c2" if finished else "c1")
    table.hero("ignus", "D3", engages="a4")
    table.activate(ME, "ignus")
    table.do(ME, "attack")
    table.place(horde, "a1 b1 b2")
    assert table.aims() == ({near} if finished else set()), "exactly 2 enemies: the goblin and the ogre"


@pytest.mark.rule("KR-A93")
def test_squares_are_counted_one_by_one() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D3", ".OO..", ".OO..", ".....", ".....", "....g")
    near = table.tray("D2", *PLAIN)
    table.hero("malik", "D3", engages="a4", abilities="hammer-smash")
    table.activate(ME, "malik")
    table.use(ME, "hammer-smash")
    table.place(horde, "b1 b2 b3 c2")
    for cell in ("b2", "c2", "d2"):
        table.place(near, cell)
    assert table.aims() == set(), "three squares of one ogre"


@pytest.mark.rule("KR-A94")
def test_the_rest_of_a_text_works_with_nothing_to_hit() -> None:
    table = Table("lilith", "malik")
    table.hero("lilith", "D3")
    table.hero("malik", "E3", hearts=2)
    table.activate(ME, "lilith")
    table.do(ME, "attack")
    assert table.hearts("malik") == 3


@pytest.mark.rule("KR-A94")
def test_what_would_do_nothing_is_not_done() -> None:
    table = Table("lilith", "malik")
    table.hero("lilith", "D3", abilities="infernal-wheel")
    table.activate(ME, "lilith")
    assert table.refused("attack") == "KR-12.05"
    assert table.refused("use:0/0") == "KR-12.07"
    assert table.is_up("lilith", "infernal-wheel")


@pytest.mark.rule("KR-A94", "KR-25.03")
def test_hammer_time_needs_something_to_refresh_or_another_action() -> None:
    table = Table("malik", "alleria")
    table.hero("malik", "D3", abilities="its-hammer-time hammer-smash")
    table.activate(ME, "malik")
    assert table.refused("use:0/0") == "KR-12.07"
    assert table.is_up("malik", "its-hammer-time")


@pytest.mark.rule("KR-A94", "KR-25.03")
@pytest.mark.parametrize("reason", ["attack", "heal", "ability", "refresh"])
def test_one_of_these_is_reason_enough(reason: str) -> None:
    table = Table("malik", "alleria")
    if reason == "attack":
        table.tray("D3", *PLAIN)
    table.hero("malik", "D3", engages="a1" if reason == "attack" else "", hearts=2 if reason == "heal" else 5)
    table.hero("malik", abilities="its-hammer-time cant-touch-this" if reason == "ability" else "its-hammer-time")
    if reason == "refresh":
        table.hero("alleria", used="multishot")
    table.activate(ME, "malik")
    assert "use:0/0" in table.offered()


@pytest.mark.rule("KR-A94", "KR-26.08")
@pytest.mark.parametrize("hearts", [3, 2])
def test_nor_is_hammer_time_copied_for_nothing(hearts: int) -> None:
    table = Table("magnus", "malik")
    table.hero("magnus", "D3", hearts=hearts, abilities="knowledge-is-power mirage")
    table.hero("malik", "A5", abilities="its-hammer-time")
    table.activate(ME, "magnus")
    assert ("use:0/0" in table.offered()) == (hearts < 3), "to heal is another action"


@pytest.mark.rule("KR-A96")
def test_arcane_storm_and_call_of_the_wild_work_from_the_board() -> None:
    table = Table("magnus", "alleria")
    horde = table.tray("D3", *PLAIN)
    table.hero("magnus", abilities="arcane-storm mirage")
    table.hero("alleria", abilities="call-of-the-wild multishot")
    table.hero("wildcat", "D3", engages="a1")
    table.activate(ME, "magnus")
    assert table.refused("use:0/1") == "KR-12.07", "adjacent to nothing"
    table.use(ME, "arcane-storm")
    assert table.aims() == {horde}
    table.do(ME, "done", "done", "done")
    table.activate(THEM, "alleria")
    assert table.refused("use:1/1", THEM) == "KR-12.07", "no arrows from the board"
    table.use(THEM, "call-of-the-wild")
    assert table.aims(THEM) == {horde}


@pytest.mark.rule("KR-A98")
def test_hammer_time_is_not_for_who_is_knocked_out() -> None:
    table = Table("malik", "alleria", "magnus")
    table.hero("malik", "D3", abilities="its-hammer-time cant-touch-this")
    table.hero("alleria", used="multishot")
    table.hero("magnus", used="mirage")
    table.knocked_out("alleria")
    table._m.card[table.figure("magnus")] = JUST_BACK
    table.activate(ME, "malik")
    table.use(ME, "its-hammer-time")
    assert not table.is_up("alleria", "multishot")
    assert table.is_up("magnus", "mirage"), "back in play this round, and the only one to choose"
