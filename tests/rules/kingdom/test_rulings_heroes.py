"""Rulings on heroes, their abilities and solo play: what the rulebook leaves open."""

import pytest

import ludoteca
from ludoteca.games.kingdom.effects.text import base_attack
from ludoteca.games.kingdom.flow.displacing import make_room
from tests.rules.kingdom.table import ME, THEM, Table

GAME = ludoteca.game("kingdom")
PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FAST = (".....", ".wgg.", ".ggg.", ".ggg.", ".....")
RIFT = (".....", ".mmm.", ".m@m.", ".mmm.", ".....")
FACINGS = ["face:0", "face:1", "face:2", "face:3"]
EVERYTHING = [f"{column}{row}" for row in "12345" for column in "abcde"]


def block(cell: str) -> int:
    return (int(cell[1]) - 1) * 4 + "abcd".index(cell[0])


def all_but(*free: str) -> str:
    return " ".join(cell for cell in EVERYTHING if cell not in free)


# -- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A32")
def test_heroes_stop_anywhere_but_on_towers_and_portals() -> None:
    table = Table("ignus", "malik")
    table.standing("archers-1", "B", seat=THEM)
    table.tray("D2", *RIFT, kind="portal", level=1)
    table.hero("ignus", "C1")
    table.activate(ME, "ignus")
    everywhere = {f"{column}{row}" for column in "ABCDEF" for row in "1234"} - {"C1"}
    assert table.reach() == everywhere - {"D1", "D2"}
    assert table.refused(f"go:{table.square('D2')}") == "KR-9.12"
    table.go(ME, "F3")
    assert table.where("ignus") == "F3", "open ground"


@pytest.mark.rule("KR-A33")
def test_part_of_a_move_then_an_action_or_an_action_then_the_whole_move() -> None:
    table = Table("ignus", "malik")
    horde = table.tray("D2", *PLAIN)
    table.hero("ignus", "D3")
    table.activate(ME, "ignus")
    table.go(ME, "D2", engages="a1")
    table.do(ME, "attack")
    table.place(horde, "c2 d2 d3")
    assert table.offered(ME) == ["ready"], "the two points left are lost"
    table = Table("ignus", "malik")
    horde = table.tray("D2", *PLAIN)
    table.hero("ignus", "D2", engages="a1")
    table.activate(ME, "ignus")
    table.do(ME, "attack")
    table.place(horde, "c2 d2 d3")
    assert "G5" in table.reach(), "three spaces"


@pytest.mark.rule("KR-A34")
def test_who_acts_before_moving_chooses_the_facing_then() -> None:
    table = Table("magnus", "malik")
    north, south = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN)
    table.hero("magnus", "D3", facing="N")
    table.activate(ME, "magnus")
    table.do(ME, "attack")
    assert table.offered(ME) == FACINGS
    assert table.refused("face:4") == "KR-A34", "four directions"
    table.do(ME, "face:2")
    assert table.aims() == {south}
    assert north not in table.aims()


@pytest.mark.rule("KR-A34")
def test_who_has_moved_does_not_turn_again() -> None:
    table = Table("magnus", "malik")
    north = table.tray("D2", *PLAIN)
    table.tray("D4", *PLAIN)
    table.hero("magnus", "C4")
    table.activate(ME, "magnus")
    table.go(ME, "D3", facing="N")
    table.do(ME, "attack")
    assert table.aims() == {north}


@pytest.mark.rule("KR-A34", "KR-11.13")
def test_an_action_has_one_facing_though_it_attacks_twice() -> None:
    """Hocus Pocus on himself, without moving: the base attack turns him north, and north go the three tiles too."""
    table = Table("magnus", "malik")
    north = table.tray("D2", *PLAIN)
    table.tray("D4", *PLAIN)
    table.hero("magnus", "D3", abilities="hocus-pocus")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:0", "done", "face:0")
    table.place(north, "b2 c2")
    assert table.aims() == {north}
    assert table.view().attack.piece.shape == "dot"


@pytest.mark.rule("KR-A34", "KR-11.13")
@pytest.mark.parametrize(("name", "ability"), [("alleria", "like-the-wind"), ("magnus", "hocus-pocus")])
def test_who_has_moved_and_stays_does_not_turn_again_for_a_second_attack(name: str, ability: str) -> None:
    table = Table(name, "malik")
    north = table.tray("D2", *PLAIN)
    table.tray("E4", *PLAIN)
    table.hero(name, "C4", abilities=ability)
    if name == "alleria":
        table.hero("wildcat", "A5")
    table.activate(ME, name)
    table.go(ME, "D3", facing="N")
    table.use(ME, ability)
    if table.offered(ME, "place"):
        table.do(ME, "done")
    table.do(ME, "figure:0", "done")
    assert table.aims() == {north}
    assert table.view().attack.piece.shape == "I2", "the base attack"


@pytest.mark.rule("KR-A34")
def test_whom_an_ability_makes_attack_on_the_spot_turns_for_it() -> None:
    table = Table("magnus", "alleria")
    table.tray("D2", *PLAIN)
    south = table.tray("D4", *PLAIN)
    table.hero("magnus", "A5", abilities="hocus-pocus")
    table.hero("alleria", "D3", facing="N")
    table.hero("wildcat", "A1")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, f"figure:{table.figure('alleria')}", "done")
    assert table.offered(ME) == FACINGS
    table.do(ME, "face:2")
    assert table.aims() == {south}


@pytest.mark.rule("KR-11.13")
def test_who_moves_a_hero_turns_it_wherever_they_sit() -> None:
    table = Table("malik", "magnus")
    table.hero("magnus", "C4")
    table.activate(THEM, "magnus")
    table.go(THEM, "D3")
    assert (table.offered(ME), table.offered(THEM)) == ([], FACINGS)


@pytest.mark.rule("KR-A34")
@pytest.mark.parametrize(("free", "asked"), [(True, False), (False, True)])
def test_a_tile_that_lies_as_printed_turns_with_the_hero(
    free: bool, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever way Lilith faces she reaches the horde that she engages; the facing turns what may not be turned."""
    table = Table("lilith", "malik")
    table.tray("D3", *PLAIN)
    table.hero("lilith", "D3", engages="a1")
    monkeypatch.setattr(base_attack(table.match, ME).aim, "free", free)
    table.activate(ME, "lilith")
    table.do(ME, "attack")
    assert (table.offered(ME) == FACINGS) is asked


@pytest.mark.rule("KR-A34", "KR-11.13")
def test_whom_an_ability_moves_turns_anew() -> None:
    table = Table("alleria", "malik")
    table.tray("D2", *PLAIN)
    south = table.tray("E4", *PLAIN)
    table.hero("alleria", "C4", abilities="like-the-wind")
    table.hero("wildcat", "A5")
    table.activate(ME, "alleria")
    table.go(ME, "D3", facing="N")
    table.use(ME, "like-the-wind")
    table.do(ME, "done", "figure:0")
    table.go(ME, "E3", facing="S")
    assert table.aims() == {south}


@pytest.mark.rule("KR-A35")
def test_a_base_may_stand_on_empty_squares_alone() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", "....g", ".....", ".....", ".....", ".....")
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    table.go(ME, "D2", engages="a4")
    assert table.left(horde) == "e1"


@pytest.mark.rule("KR-A36")
def test_another_area_of_the_same_tray_costs_the_movement() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", *PLAIN)
    table.hero("malik", "D2", engages="b2")
    table.activate(ME, "malik")
    assert "D2" in table.reach()
    table.go(ME, "D2")
    assert f"engage:{horde}/{block('c3')}" in table.offered(ME), "also one that overlaps where he stands"
    assert table.refused(f"engage:{horde}/{block('b2')}") == "KR-A36"
    table.do(ME, f"engage:{horde}/{block('c3')}")
    assert table.refused(f"go:{table.square('D3')}") == "KR-11.06"


@pytest.mark.rule("KR-A36")
def test_standing_still_is_not_moving() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", *PLAIN)
    table.hero("malik", "D2", engages="b2")
    table.activate(ME, "malik")
    table.do(ME, "attack")
    table.place(horde, "d2 d3 d4")
    table.do(ME, "done")
    assert table.seen("malik").cells == (6, 7, 11, 12)
    table = Table("malik", "ignus")
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('D3')}") == "KR-A36"


@pytest.mark.rule("KR-A37")
def test_lilith_has_one_tile_for_one_target() -> None:
    table = Table("lilith", "malik")
    own, east = table.tray("D3", *PLAIN), table.tray("D2", *PLAIN)
    table.hero("lilith", "D3", engages="a1")
    table.activate(ME, "lilith")
    table.do(ME, "attack", "face:0")
    assert table.aims() == {own, east}
    table.place(east, "b2")
    assert table.aims() == set()
    assert table.shown(own).tiles == ()


@pytest.mark.rule("KR-A38")
def test_a_protected_hero_still_covers_and_holds_a_fast_horde_twice() -> None:
    table = Table("malik", "ignus")
    table.piles([])
    horde = table.tray("D2", *FAST)
    table.hero("malik", "D2", engages="c3", hearts=1, abilities="cant-touch-this")
    table.activate(ME, "malik")
    table.use(ME, "cant-touch-this")
    table.do(ME, "done", "done")
    assert table.left(horde) == "b2 c2 d2 b3 b4"
    events = table.next_round()
    assert [event.kind for event in events].count("TrayBlocked") == 2
    assert table.where(horde) == "D2"
    assert table.hearts("malik") == 1


# -- solo --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A51")
def test_the_excluded_colour_differs_from_that_of_the_round_before() -> None:
    table = Table("malik", phase="ban")
    table.banned("green")
    assert table.offered() == ["ban:0", "ban:1"]
    assert table.refused("ban:2") == "KR-19.07"


@pytest.mark.rule("KR-A52")
def test_the_colour_is_chosen_before_phase_1_and_in_round_1_before_phase_2() -> None:
    match = GAME.new(1, seed=1, heroes=["malik"])
    match.choose(0, "done")
    match.choose(0, "ability:0")
    assert (match.view(0).round, match.view(0).phase) == (1, "ban")
    events = match.choose(0, "ban:0")
    assert [(event.kind, event.things) for event in events[:2]] == [("ColourBanned", (0,)), ("PhaseBegan", (2,))]
    table = Table("malik", phase="ban")
    assert table.view().round == 3
    events = table.do(ME, "ban:0")
    assert [(event.kind, event.things) for event in events[:2]] == [("ColourBanned", (0,)), ("PhaseBegan", (1,))]


@pytest.mark.rule("KR-A53")
def test_a_reserve_hero_covers_holds_and_is_hurt_but_does_not_move() -> None:
    table = Table("malik")
    table.piles([])
    horde = table.tray("D2", *PLAIN)
    table.reserve("magnus")
    table.call("magnus")
    table.go(ME, "D2", engages="b2")
    assert table.offered() == FACINGS
    table.do(ME, "face:0")
    assert table.left(horde) == "d2 d3 b4 c4 d4"
    assert table.seen("magnus").movement == 0
    assert f"activate:{table.figure('magnus')}" not in table.offered()
    events = table.next_round()
    assert table.where(horde) == "D2"
    assert [event.things for event in events if event.kind == "HeroDamaged"] == [(1, 1, 2)]
    assert table.seen("magnus").square == -2, "removed, hurt or not"


@pytest.mark.rule("KR-A54")
def test_one_reserve_hero_per_round() -> None:
    table = Table("malik")
    table.piles([])
    table.reserve("ignus", "magnus")
    table.call("ignus")
    table.go(ME, "A1")
    number = table.match.content.find_hero("magnus")
    assert table.refused(f"call:{number}") == "KR-A54"
    table.next_round()
    table.do(ME, "ban:0")
    table.call("magnus")


# -- the Wildcat -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A66")
def test_the_first_wildcat_may_act_in_that_same_round() -> None:
    table = Table("alleria", "malik")
    table.activate(ME, "alleria")
    table.go(ME, "G4", facing="N")
    assert table.where("wildcat") == "G4"
    assert f"activate:{table.figure('wildcat')}" in table.offered(ME)


@pytest.mark.rule("KR-A67")
def test_the_wildcat_has_neither_hearts_nor_facing() -> None:
    table = Table("alleria", "malik")
    table.hero("alleria", "D3")
    table.hero("wildcat", "C3")
    assert (table.seen("wildcat").hearts, table.seen("wildcat").max_hearts) == (0, 0)
    table.do(ME, f"activate:{table.figure('wildcat')}")
    table.go(ME, "D2")
    assert table.offered(ME, "face") == []
    assert table.seen("wildcat").facing == -1


@pytest.mark.rule("KR-A67")
def test_protection_is_for_the_wildcat_too() -> None:
    table = Table("alleria", "malik")
    table.piles([])
    horde = table.tray("D3", *PLAIN)
    table.hero("malik", "D3", engages="d4", abilities="earthquake")
    table.hero("wildcat", "D3", engages="a1")
    table.activate(THEM, "malik")
    table.use(THEM, "earthquake")
    table.do(THEM, "done", "done")
    assert table.seen("wildcat").protected
    table.next_round()
    assert table.where("wildcat") == table.where(horde) == "D3"


@pytest.mark.rule("KR-A91")
def test_without_room_on_the_tray_the_wildcat_waits_for_the_next_base_attack() -> None:
    table = Table("alleria", "malik")
    table.piles([])
    horde = table.tray("G4", *PLAIN)
    table.tile(horde, all_but("a1", "b1", "a2", "b2", "d4"))
    table.activate(ME, "alleria")
    table.go(ME, "G4", facing="N")
    assert table.seen("alleria").tray == horde
    assert table.where("wildcat") == ""
    assert table.offered(ME) == ["ready"], "nothing to hit, and her attack could not bring it either"
    table.next_round()
    table.activate(ME, "alleria")
    table.go(ME, "F3", facing="N")
    assert table.where("wildcat") == "", "only her first movement brings it"
    table.do(ME, "attack", "yes")
    assert table.where("wildcat") == "F3"


# -- later rulings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A82")
def test_hands_are_open_to_all() -> None:
    match = GAME.new(2, seed=1, heroes=["malik", "ignus"])
    players = match.view(0).players
    assert all(player.hand for player in players)
    assert match.view(1).players == match.view(None).players == players


@pytest.mark.rule("KR-A85")
def test_who_stood_on_a_destroyed_tray_of_a_stack_steps_aside_hurt() -> None:
    table = Table("malik", "ignus")
    table.piles([])
    above = table.tray("D3", "g....", ".....", ".....", ".....", ".....", kind="flying")
    below = table.tray("D3", *PLAIN)
    table.hero("malik", "D3", engages="a1")
    table.all_ready()
    assert table.shown(above) is None
    assert table.hearts("malik") == 4
    assert table.decision_for(ME).rule == "KR-A85"
    assert table.reach() == {"C2", "D2", "D4", "E4", "C4", "E3"}, "path without a tray, sites without towers"
    table.do(ME, f"go:{table.square('D2')}")
    assert table.where("malik") == "D2"
    assert table.where(below) == "D4", "and phase 4 goes on"


@pytest.mark.rule("KR-A85")
def test_who_stands_on_the_first_tray_of_all_need_not_step_aside() -> None:
    table = Table("malik", "ignus")
    first = table.tray("D3", *PLAIN)
    table.hero("malik", "D3", engages="a1")
    assert first == 0
    assert not make_room(table.match, table.square("D3"))
