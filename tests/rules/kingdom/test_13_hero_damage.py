"""Danni agli eroi, KO e rigenerazione."""

import pytest

from tests.rules.kingdom.table import ME, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
ONE = ("g....", ".....", ".....", ".....", ".....")
FAST = (".....", ".wgg.", ".ggg.", ".ggg.", ".....")


def fallen(**known: str) -> Table:
    """Malik had one heart left and engaged a horde that could not move: it is the next round."""
    table = Table("malik", "ignus")
    table.piles([])
    table.tray("D3", *PLAIN)
    table.hero("malik", "D3", engages="a1", hearts=1, **known)
    table.next_round()
    return table


@pytest.mark.rule("KR-13.01")
def test_each_damage_costs_a_heart() -> None:
    table = Table("malik", "ignus")
    table.piles([])
    table.tray("D3", *FAST)
    table.hero("malik", "D3", engages="c3", hearts=4)
    events = table.next_round()
    assert [event.things for event in events if event.kind == "HeroDamaged"] == [(0, 1, 3), (0, 1, 2)]
    assert table.hearts("malik") == 2, "a fast horde was held twice"


@pytest.mark.rule("KR-13.02")
def test_heroes_are_hurt_on_a_tray_that_is_destroyed() -> None:
    table = Table("malik", "ignus")
    table.piles([])
    horde = table.tray("D3", *ONE)
    table.hero("malik", "D3", engages="a1")
    table.next_round()
    assert table.shown(horde) is None
    assert table.hearts("malik") == 4
    assert table.where("malik") == "D3"


@pytest.mark.rule("KR-13.02")
def test_heroes_are_hurt_in_other_ways_too() -> None:
    table = Table("malik", "ignus")
    table.piles([])
    table.tray("D2", "a....", ".....", ".....", ".....", ".....")
    table.tray("E4", *PLAIN)
    table.hero("malik", "E4", engages="a1")
    table.hero("ignus", "E3")
    table.next_round()
    assert table.hearts("malik") == 3, "for holding a horde, and by a sniper who has come near"
    assert table.hearts("ignus") == 3, "by the sniper"


@pytest.mark.rule("KR-13.03")
def test_at_no_hearts_a_hero_leaves_the_map_at_once() -> None:
    table = Table("malik", "ignus")
    table.piles([])
    horde = table.tray("D3", *FAST)
    table.hero("malik", "D3", engages="c3", hearts=1)
    events = table.next_round()
    kinds = [event.kind for event in events]
    assert kinds.index("KnockedOut") < kinds.index("TrayMoved"), "so the second attempt is not held"
    assert table.where(horde) == "D4"
    assert table.where("malik") == ""
    assert table.shown(horde).figures == ()
    assert table.left(horde) == "b2 c2 d2 b3 c3 d3 b4 c4 d4", "what the base covered is uncovered"


@pytest.mark.rule("KR-13.04", "KR-13.05")
def test_a_hero_regenerates_at_the_start_of_the_next_round() -> None:
    table = fallen()
    kinds = table.kinds()
    assert kinds.index("KnockedOut") < kinds.index("RoundBegan") < kinds.index("HeroRegenerated")
    seen = table.seen("malik")
    assert (seen.hearts, seen.knocked, seen.square) == (5, False, -1)
    assert seen.card == "board", "the card is on the board too, not in hand"


@pytest.mark.rule("KR-13.06")
def test_no_action_with_a_hero_in_the_round_of_its_regeneration() -> None:
    table = fallen(abilities="hammer-smash")
    assert table.offered(ME) == ["ready"]
    assert table.refused("activate:0") == "KR-11.03"
    table.next_round()
    table.activate(ME, "malik")
    assert table.reach() == {"F3", "G3", "F4", "G4", "F5", "G5"}, "it comes back by the exit"


@pytest.mark.rule("KR-13.06")
def test_who_is_knocked_out_is_not_activated() -> None:
    table = Table("malik", "ignus")
    table.knocked_out("malik")
    assert table.refused("activate:0") == "KR-13.06"


@pytest.mark.rule("KR-13.07")
def test_regeneration_does_not_refresh_abilities() -> None:
    table = fallen(abilities="earthquake", used="hammer-smash")
    assert table.is_up("malik", "earthquake")
    assert not table.is_up("malik", "hammer-smash")
