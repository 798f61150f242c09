"""Tracciatempo: seasons, the wheel, the Reserve, defeat by time, Exhaustion."""

import pytest

from tests.rules.synchro.table import Table


def at_round_end(time: str, cube: str) -> Table:
    """The last Monster of a round is about to act."""
    table = Table(turn="red")
    table.party(time=time)
    table.cube(cube)
    table.revealed(heroes="red yellow blue green", monsters="red yellow blue")
    return table


@pytest.mark.rule("SH-7.01", "SH-7.11", "SH-16.03")
def test_a_season_has_twelve_units_and_its_change_does_nothing_else() -> None:
    table = at_round_end("spring 12", "blue")
    table.hero("red", damage=3, shards="rr")
    before = (table.coins, table.potions, table.line(), table.foes())
    table.end()
    assert table.time == "summer 1"
    assert table.told("SeasonChanged") == [(1,)]
    assert (table.coins, table.potions, table.line(), table.foes()) == before
    assert len(table.shards("red")) == 4
    assert table.view()["time"]["left"] == 35


@pytest.mark.rule("SH-7.02", "SH-9.05")
def test_the_wheel_advances_when_time_is_spent() -> None:
    table = Table(phase="journey", city="luminaria")
    table.party(time="spring 4")
    table.tile("chiesa", "miniera", times=[3, 1], city="verdalba")
    table.do("travel:1", "visit:0")
    assert table.time == "spring 7"


@pytest.mark.rule("SH-7.03", "SH-7.08", "SH-A.04")
@pytest.mark.parametrize(("time", "exhausted"), [("spring 3", False), ("spring 4", True), ("spring 5", False)])
def test_the_colour_of_the_new_number_is_compared_with_the_cube(time: str, exhausted: bool) -> None:
    table = at_round_end(time, "red")
    table.end()
    assert table.view()["exhausted"] == exhausted
    assert table.view()["cube"] == (None if exhausted else "red")


@pytest.mark.rule("SH-A.04")
def test_the_wheel_has_twelve_coloured_numbers() -> None:
    shown = Table().view()["time"]
    assert len(shown["wheel"]) == 12
    assert shown["colour"] == shown["wheel"][0] == "red"


@pytest.mark.rule("SH-7.04", "SH-11.10")
def test_the_reserve_has_two_slots_for_the_whole_party() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrb")
    table.store("r")
    table.store("b")
    assert table.reserve() == "rb"
    assert table.refused("store:0") == "SH-7.04"


@pytest.mark.rule("SH-7.05", "SH-7.06", "SH-A.06")
def test_the_twelfth_day_of_winter_loses_at_once_even_in_battle() -> None:
    table = at_round_end("winter 11", "")
    table.end()
    assert table.won is False
    assert table.ended_by == "SH-7.05"
    assert table.time == "winter 12"
    assert "ShardsDrawn" not in table.kinds()


@pytest.mark.rule("SH-7.05", "SH-7.06")
def test_it_loses_on_the_way_too() -> None:
    table = Table(phase="journey", city="luminaria")
    table.party(time="winter 10")
    table.tile("chiesa", times=[4], city="verdalba")
    table.do("travel:1", "visit:0")
    assert table.won is False
    assert table.ended_by == "SH-7.05"
    assert "MonsterDrawn" not in table.kinds()


@pytest.mark.rule("SH-7.05", "SH-7.06", "SH-18.04")
def test_it_loses_at_the_village_too() -> None:
    table = Table(phase="visit")
    table.party(time="winter 9")
    table.do("village")
    assert table.won is False
    assert table.ended_by == "SH-7.05"
    assert "VillageEntered" not in table.kinds()


@pytest.mark.rule("SH-7.05", "SH-11.12")
def test_a_retreat_may_take_too_long() -> None:
    table = Table(turn="red")
    table.party(time="winter 7")
    table.do("retreat")
    assert table.ended_by == "SH-7.05"


@pytest.mark.rule("SH-A.06")
def test_winter_11_can_still_be_played() -> None:
    table = at_round_end("winter 10", "")
    table.end()
    assert table.time == "winter 11"
    assert table.won is None
    assert table.view()["time"]["left"] == 1
    assert table.view()["time"]["value"] == 46


@pytest.mark.rule("SH-7.07", "SH-10.22")
@pytest.mark.parametrize(("time", "colour"), [("spring 1", "red"), ("spring 2", "blue"), ("summer 4", "transparent")])
def test_at_battle_start_the_cube_takes_the_colour_of_the_wheel(time: str, colour: str) -> None:
    table = Table(phase="lineup")
    table.party(time=time)
    assert table.view()["cube"] == colour


@pytest.mark.rule("SH-7.08")
def test_an_exhausted_party_has_no_cube() -> None:
    table = at_round_end("spring 4", "red")
    table.end()
    assert table.told("Exhausted") == [()]
    assert table.view()["cube"] is None


@pytest.mark.rule("SH-7.08", "SH-A.04")
def test_only_the_end_of_a_round_compares_the_colours() -> None:
    table = Table(turn="red")
    table.party(time="spring 5")
    table.cube("red")
    table.draws(marbles="blue")
    table.end()
    assert not table.view()["exhausted"]


@pytest.mark.rule("SH-7.09")
def test_exhaustion_ends_with_the_battle() -> None:
    table = Table(turn="red")
    table.cube("")
    assert table.view()["exhausted"]
    table.do("retreat")
    assert table.phase == "lineup"
    assert not table.view()["exhausted"]
    assert table.view()["cube"] == table.view()["time"]["colour"]


@pytest.mark.rule("SH-7.09")
def test_it_ends_with_a_victory_too() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r")
    table.cube("")
    table.no_foe("yellow", "blue", "green")
    table.foe("red", damage=19)
    table.attack()
    assert table.phase == "visit"
    assert not table.view()["exhausted"]


@pytest.mark.rule("SH-7.10", "SH-16.06")
def test_exhausted_heroes_gain_one_shard_from_the_same_round_end_on() -> None:
    table = at_round_end("spring 4", "red")
    table.hero("red", level=5)
    table.end()
    assert [len(table.shards(board)) for board in ("red", "yellow", "blue", "green")] == [1, 1, 1, 1]


@pytest.mark.rule("SH-7.10")
def test_they_still_gain_only_one_in_later_rounds() -> None:
    table = at_round_end("spring 6", "")
    table.hero("red", level=5)
    table.end()
    assert len(table.shards("red")) == 1
