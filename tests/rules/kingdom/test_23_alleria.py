"""Alleria Swiftwind and her Wildcat."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
ONE = ("g....", ".....", ".....", ".....", ".....")
FAST = (".....", ".wgg.", ".ggg.", ".ggg.", ".....")


def in_play(alleria: str = "D3", wildcat: str = "A1", engages: str = "", abilities: str = "") -> Table:
    """Alleria and the Wildcat stand there; Malik is in the game."""
    table = Table("alleria", "malik")
    table.piles([])
    table.hero("alleria", alleria, abilities=abilities)
    if wildcat:
        table.hero("wildcat", wildcat, engages=engages)
    return table


# -- the Wildcat -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-23.01")
def test_the_wildcat_is_one_more_hero() -> None:
    table = Table("alleria", "malik")
    table.piles([])
    horde = table.tray("D3", *PLAIN)
    table.hero("wildcat", "D3", engages="b2")
    assert table.left(horde) == "d2 d3 b4 c4 d4", "its base covers 2x2"
    table.next_round()
    assert table.where(horde) == "D3", "and it holds the horde"


@pytest.mark.rule("KR-23.01")
def test_the_usual_rules_of_heroes_hold_for_the_wildcat() -> None:
    table = in_play(wildcat="C3")
    table.standing("archers-1", "G")
    table.tray("D2", ".....", ".x.x.", ".....", ".x.x.", ".....")
    table.do(ME, f"activate:{table.figure('wildcat')}")
    assert table.refused(f"go:{table.square('G')}") == "KR-11.10"
    assert table.refused(f"go:{table.square('D2')}") == "KR-11.16"
    assert "E1" in table.reach(), "beyond the horde"


@pytest.mark.rule("KR-23.02")
def test_the_wildcat_moves_up_to_two_spaces_and_engages() -> None:
    table = in_play(wildcat="C3")
    horde = table.tray("D2", *PLAIN)
    cat = table.figure("wildcat")
    table.do(ME, f"activate:{cat}")
    assert "E5" in table.reach()
    assert table.refused(f"go:{table.square('F3')}") == "KR-11.05", "three spaces"
    for action in ("attack", "heal"):
        assert table.refused(action) == "KR-23.02"
    table.go(ME, "D2", engages="b2")
    assert table.seen("wildcat").tray == horde
    assert table.refused(f"activate:{cat}") == "KR-23.02", "once per round"
    assert "activate:0" in table.offered(ME), "Alleria herself is another matter"


@pytest.mark.rule("KR-23.03")
def test_the_destruction_of_its_tray_does_the_wildcat_no_harm() -> None:
    table = in_play(wildcat="")
    horde = table.tray("D2", *ONE)
    table.hero("wildcat", "D2", engages="a1")
    events = table.next_round()
    assert table.shown(horde) is None
    assert table.where("wildcat") == "D2"
    assert "KnockedOut" not in [event.kind for event in events]


@pytest.mark.rule("KR-23.04")
def test_any_other_damage_sends_the_wildcat_back_to_the_board() -> None:
    table = in_play(wildcat="")
    horde = table.tray("D2", *PLAIN)
    table.hero("wildcat", "D2", engages="a1")
    events = table.next_round()
    assert table.where(horde) == "D2", "held once"
    assert ("KnockedOut", "KR-23.04") in [(event.kind, event.rule) for event in events]
    assert table.where("wildcat") == ""


@pytest.mark.rule("KR-23.04")
def test_a_fast_horde_is_held_by_the_wildcat_only_once() -> None:
    table = in_play(alleria="F1", wildcat="")
    horde = table.tray("D2", *FAST)
    table.hero("wildcat", "D2", engages="c3")
    table.next_round()
    assert table.where("wildcat") == ""
    assert table.where(horde) == "D3"


@pytest.mark.rule("KR-23.04")
def test_snipers_hit_the_wildcat_too() -> None:
    table = in_play(alleria="G1", wildcat="E2")
    table.tray("C2", "a....", ".....", ".....", ".....", ".....")
    table.next_round()
    assert table.where("wildcat") == ""


@pytest.mark.rule("KR-23.05")
def test_the_wildcat_does_not_regenerate() -> None:
    table = in_play(alleria="F1", wildcat="")
    table.tray("D2", *PLAIN)
    table.hero("wildcat", "D2", engages="a1")
    table.next_round()
    table.next_round()
    assert "HeroRegenerated" not in table.kinds()
    assert table.refused(f"activate:{table.figure('wildcat')}") == "KR-23.05"
    table.activate(ME, "alleria")
    table.do(ME, "attack")
    assert "yes" in table.offered(ME)
    events = table.do(ME, "yes")
    assert ("CompanionEntered", "KR-23.07") in [(event.kind, event.rule) for event in events]
    assert table.where("wildcat") == "F1", "with the base attack it is back on Alleria's space"


@pytest.mark.rule("KR-23.06")
def test_the_wildcat_comes_at_the_end_of_allerias_first_movement() -> None:
    table = Table("alleria", "malik")
    table.activate(ME, "alleria")
    assert table.where("wildcat") == ""
    events = table.go(ME, "F3", facing="N")
    assert ("CompanionEntered", "KR-23.06") in [(event.kind, event.rule) for event in events]
    assert table.where("wildcat") == "F3"
    table.do(ME, f"activate:{table.figure('wildcat')}")
    table.go(ME, "D3")
    assert table.where("wildcat") == "D3"


@pytest.mark.rule("KR-23.06")
def test_if_she_ends_on_a_horde_the_wildcat_engages_it_too() -> None:
    table = Table("alleria", "malik")
    horde = table.tray("G4", *PLAIN)
    table.activate(ME, "alleria")
    table.go(ME, "G4", engages="a1", facing="N")
    assert {id.partition(":")[0] for id in table.offered(ME)} == {"engage"}, "it must come in, and says where"
    table.do(ME, f"engage:{horde}/10")
    assert table.seen("wildcat").cells == (12, 13, 17, 18)


@pytest.mark.rule("KR-23.06")
def test_later_movements_bring_no_wildcat() -> None:
    table = in_play(wildcat="")
    table.activate(ME, "alleria")
    table.go(ME, "D2", facing="N")
    assert table.where("wildcat") == ""


# -- base attack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-23.07")
def test_the_base_attack_places_the_tile_and_may_bring_the_wildcat() -> None:
    table = in_play(wildcat="")
    horde = table.tray("D2", *PLAIN)
    table.activate(ME, "alleria")
    table.do(ME, "attack", "face:0")
    assert table.view().attack.piece.shape == "I2"
    table.place(horde, "b2 c2")
    assert table.offered(ME) == ["yes", "done"]
    table.do(ME, "yes")
    assert table.left(horde) == "d2 b3 c3 d3 b4 c4 d4"
    assert table.where("wildcat") == "D3"


@pytest.mark.rule("KR-23.07")
def test_she_need_not_bring_it() -> None:
    table = in_play(wildcat="")
    table.activate(ME, "alleria")
    table.do(ME, "attack", "done")
    assert table.where("wildcat") == ""


@pytest.mark.rule("KR-23.07")
def test_a_wildcat_in_play_stays_where_it_is() -> None:
    table = in_play(wildcat="A1")
    horde = table.tray("D2", *PLAIN)
    table.activate(ME, "alleria")
    table.do(ME, "attack", "face:0")
    table.place(horde, "b2 c2")
    assert "yes" not in table.offered(ME)
    assert table.where("wildcat") == "A1"


@pytest.mark.rule("KR-23.08")
def test_a_wildcat_brought_back_waits_for_the_next_round() -> None:
    table = in_play(wildcat="")
    table.activate(ME, "alleria")
    table.do(ME, "attack", "yes", "done")
    cat = table.figure("wildcat")
    assert table.refused(f"activate:{cat}") == "KR-23.08"
    table.next_round()
    table.do(ME, f"activate:{cat}")


@pytest.mark.rule("KR-23.08")
def test_alone_with_alleria_as_main_hero_it_waits_as_well() -> None:
    table = Table("alleria")
    table.hero("alleria", "D3")
    table.activate(ME, "alleria")
    table.do(ME, "attack", "yes", "done")
    assert table.refused(f"activate:{table.figure('wildcat')}") == "KR-23.08"


# -- abilities ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-23.09")
def test_call_of_the_wild_strikes_where_the_wildcat_is() -> None:
    table = in_play(wildcat="", abilities="call-of-the-wild")
    horde = table.tray("A2", *PLAIN)
    near = table.tray("D2", *PLAIN)
    table.hero("wildcat", "A2", engages="b2")
    table.activate(ME, "alleria")
    table.use(ME, "call-of-the-wild")
    assert table.aims() == {horde}
    assert table.refused(f"target:{near}") == "KR-23.09"
    for cell in ("d2", "d3", "b4", "c4"):
        assert table.view().attack.piece.shape == "dot"
        table.place(horde, cell)
    assert table.left(horde) == "d4"
    assert table.aims() == set(), "four tiles, no more"


@pytest.mark.rule("KR-23.10")
@pytest.mark.parametrize("wildcat", ["", "A2"])
def test_without_the_wildcat_on_a_horde_call_of_the_wild_does_nothing(wildcat: str) -> None:
    table = in_play(wildcat=wildcat, abilities="call-of-the-wild")
    table.tray("D2", *PLAIN)
    table.activate(ME, "alleria")
    assert table.refused("use:0/0") == "KR-12.07"
    assert table.is_up("alleria", "call-of-the-wild"), "so it is not wasted"


@pytest.mark.rule("KR-23.11", "KR-23.12")
def test_like_the_wind_lets_a_hero_move_and_attack_even_a_second_time() -> None:
    table = in_play(abilities="like-the-wind")
    first, second = table.tray("D2", *PLAIN), table.tray("E4", *PLAIN)
    table.hero("malik", "F5")
    table.activated("malik")
    table.activate(ME, "alleria")
    table.use(ME, "like-the-wind")
    table.do(ME, "face:0")
    assert table.view().attack.piece.shape == "I3"
    table.place(first, "b2 c2 d2")
    assert set(table.offered(ME)) == {"figure:0", "figure:1", f"figure:{table.figure('wildcat')}"}
    table.do(ME, "figure:1")
    assert table.reach() == {"E4", "F4", "G4", "E5", "G5"}, "one space"
    table.go(ME, "E4", engages="a1")
    table.place(second, "d2 d3 d4")
    assert table.left(second) == "c2 b3 c3 b4 c4"
    assert not table.is_up("alleria", "like-the-wind")


@pytest.mark.rule("KR-23.11")
def test_like_the_wind_may_be_for_alleria_herself() -> None:
    table = in_play(abilities="like-the-wind")
    table.tray("D2", *PLAIN)
    near = table.tray("C2", *PLAIN)
    table.activate(ME, "alleria")
    table.use(ME, "like-the-wind")
    table.do(ME, "face:0", "done", "figure:0")
    table.go(ME, "C3", facing="N")
    table.place(near, "b2 c2")
    assert table.where("alleria") == "C3"
    table.go(ME, "F3")
    assert table.where("alleria") == "F3", "her own movement is still hers"


@pytest.mark.rule("KR-23.11")
def test_both_the_step_and_the_attack_are_optional() -> None:
    table = in_play(abilities="like-the-wind")
    own = table.tray("D2", *PLAIN)
    table.hero("malik", "D2", engages="a1")
    table.activate(ME, "alleria")
    table.use(ME, "like-the-wind")
    table.do(ME, "face:0", "done", "figure:1", "done")
    assert table.aims() == {own}, "an attack without a step"
    table.do(ME, "done")
    assert table.shown(own).tiles == ()


@pytest.mark.rule("KR-23.12")
def test_the_chosen_hero_keeps_its_own_activation() -> None:
    table = in_play(abilities="like-the-wind")
    table.tray("D2", *PLAIN)
    table.hero("malik", "F5")
    table.activate(ME, "alleria")
    table.use(ME, "like-the-wind")
    table.do(ME, "face:0", "done", "figure:1")
    table.go(ME, "F4")
    table.do(ME, "done")
    table.activate(THEM, "malik")
    assert table.offered(THEM, "go"), "as if nothing had moved it"


@pytest.mark.rule("KR-23.13")
def test_sanguine_adds_two_tiles_where_the_wildcat_is() -> None:
    table = in_play(wildcat="", abilities="sanguine")
    main, prey = table.tray("D2", *PLAIN), table.tray("A2", *PLAIN)
    table.hero("wildcat", "A2", engages="b2")
    table.activate(ME, "alleria")
    table.use(ME, "sanguine")
    table.do(ME, "face:0")
    table.place(main, "b2 c2")
    table.place(main, "b3 c3")
    assert table.aims() == {prey}
    table.place(prey, "d2")
    table.place(prey, "d3")
    assert table.left(prey) == "b4 c4 d4"
    assert table.left(main) == "d2 d3 b4 c4 d4"


@pytest.mark.rule("KR-23.14")
@pytest.mark.parametrize("wildcat", ["", "A2"])
def test_without_the_wildcat_on_a_horde_sanguine_is_only_the_main_attack(wildcat: str) -> None:
    table = in_play(wildcat=wildcat, abilities="sanguine")
    main = table.tray("D2", *PLAIN)
    table.activate(ME, "alleria")
    table.use(ME, "sanguine")
    table.do(ME, "face:0")
    table.place(main, "b2 c2")
    table.place(main, "b3 c3")
    assert table.aims() == set()
    assert len(table.shown(main).tiles) == 2


@pytest.mark.rule("KR-23.06")
def test_a_first_movement_by_anothers_doing_brings_the_wildcat_too() -> None:
    table = Table("magnus", "alleria")
    table.hero("magnus", "A1", abilities="hocus-pocus")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:1")
    table.go(ME, "D3", facing="N")
    assert table.where("wildcat") == "D3"
    table.do(ME, "done")
    table.do(THEM, f"activate:{table.figure('wildcat')}")
    table.go(THEM, "D2")
    assert table.where("wildcat") == "D2"


@pytest.mark.rule("KR-23.11")
def test_who_moves_a_hero_chooses_wherever_they_sit() -> None:
    table = Table("malik", "alleria")
    table.tray("D2", ".....", ".ggg.", ".ggg.", ".ggg.", ".....")
    table.hero("alleria", "D3", abilities="like-the-wind")
    table.hero("malik", "B4")
    table.activate(THEM, "alleria")
    table.use(THEM, "like-the-wind")
    moved = False
    for _ in range(6):
        offered = table.offered(THEM)
        assert table.offered(ME) == [], "the others wait"
        if any(id.startswith("go:") for id in offered):
            moved = True
            break
        table.do(THEM, offered[0])
    assert moved
