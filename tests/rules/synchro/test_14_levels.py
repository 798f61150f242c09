"""Salire di Livello e Mulligan: what a level costs and brings, and how Skills are picked."""

import pytest

from tests.rules.synchro.table import Table

THREE = "colpo saetta cura"
SIX = "colpo saetta cura onda sonno freccia"


@pytest.mark.rule("SH-14.01")
def test_a_level_costs_transparent_shards() -> None:
    table = Table(turn="red")
    table.hero("red", shards="tr")
    table.draws(skills=THREE)
    table.level_up()
    assert table.told("LevelGained") == [(0, 2)]
    assert table.shards("red") == "r"
    assert table.spent("red") == "t"


@pytest.mark.rule("SH-14.01")
@pytest.mark.parametrize(("level", "cost"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_as_many_as_the_track_says(level: int, cost: int) -> None:
    table = Table(turn="red")
    table.hero("red", level=level, shards="t" * (cost - 1) + "r")
    assert table.refused("level") == "SH-14.02"
    table = Table(turn="red")
    table.hero("red", level=level, shards="t" * cost)
    assert table.seen("red")["level_cost"] == cost
    table.level_up()
    assert table.spent("red") == "t" * cost


@pytest.mark.rule("SH-14.02")
def test_two_of_one_colour_for_a_transparent_one() -> None:
    table = Table(turn="red")
    table.hero("red", shards="bb")
    table.level_up()
    assert table.seen("red")["level"] == 2
    table = Table(turn="red")
    table.hero("red", shards="br")
    assert table.refused("level") == "SH-14.02"


@pytest.mark.rule("SH-14.02")
def test_all_mixtures_are_on_offer() -> None:
    table = Table(turn="red")
    table.hero("red", level=4, shards="tbbgg")
    table.do("level")
    assert set(table.pays()) == {"bbt", "ggt", "bbgg"}


@pytest.mark.rule("SH-14.02", "SH-11.11")
def test_shards_of_the_reserve_count() -> None:
    table = Table(turn="red")
    table.hero("red", shards="b")
    table.party(reserve="b")
    table.level_up()
    assert table.seen("red")["level"] == 2
    assert table.reserve() == table.shards("red") == ""


@pytest.mark.rule("SH-A.45")
def test_a_transparent_shard_is_not_the_second_of_a_pair() -> None:
    table = Table(turn="red")
    table.hero("red", level=4, shards="tb")
    assert table.refused("level") == "SH-14.02"


@pytest.mark.rule("SH-A.45")
def test_nor_is_anything_converted_for_a_level() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="rb")
    assert table.refused("level") == "SH-14.02"
    table = Table(turn="red")
    table.hero("red", "bruno", level=4, shards="rrbb")
    table.level_up()
    assert table.told("ShardConverted") == []


@pytest.mark.rule("SH-14.03")
def test_the_marker_moves_down_by_one() -> None:
    table = Table(turn="red")
    table.hero("red", level=2, shards="ttt")
    table.draws(skills=THREE)
    table.level_up()
    table.keep("colpo")
    assert table.seen("red")["level"] == 3


@pytest.mark.rule("SH-14.04")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_levels_2_to_4_bring_a_skill(level: int) -> None:
    table = Table(turn="red")
    table.hero("red", level=level, shards="t", skills="muro")
    before = table.view()["decks"]["skills"]
    table.draws(skills=THREE)
    table.level_up()
    offered = [shown["id"] for shown in table.view()["offer"]["skills"]]
    assert offered == THREE.split()
    table.keep("saetta")
    assert table.skills("red") == ["muro", "saetta"]
    assert table.view()["decks"]["skills"] == before - 1
    assert table.hero_on("red") == "bruno"


@pytest.mark.rule("SH-14.05")
@pytest.mark.parametrize("level", [4, 5, 6])
def test_levels_5_to_7_bring_an_upgrade(level: int) -> None:
    table = Table(turn="red")
    table.hero("red", level=level, shards="ttt", skills="colpo cura+")
    table.level_up()
    assert table.offered() == ["upgrade:0/0", "upgrade:1/0"]
    table.do("upgrade:1/0")
    assert table.skills("red") == ["colpo+", "cura+"]
    assert table.hero_on("red") == "bruno"
    assert table.offered("upgrade") == []


@pytest.mark.rule("SH-14.05")
def test_the_hero_card_instead_of_a_skill() -> None:
    table = Table(turn="red")
    table.hero("red", "scudiera", level=4, shards="tt", skills="colpo")
    table.level_up()
    table.do("upgrade:0/0")
    assert table.hero_on("red") == "scudiera+"
    assert table.skills("red") == ["colpo"]


@pytest.mark.rule("SH-14.06")
@pytest.mark.parametrize(("level", "before", "after"), [(1, 16, 16), (2, 16, 20), (4, 20, 25), (6, 25, 30)])
def test_some_levels_raise_the_max_hp(level: int, before: int, after: int) -> None:
    table = Table(turn="red")
    table.hero("red", level=level, shards="ttt")
    assert table.seen("red")["max_hp"] == before
    table.level_up()
    assert table.seen("red")["max_hp"] == after


@pytest.mark.rule("SH-14.07")
def test_a_level_does_not_heal() -> None:
    table = Table(turn="red")
    table.hero("red", level=2, shards="t", damage=9)
    table.level_up()
    assert table.damage("red") == 9
    assert table.seen("red")["hp"] == 11


@pytest.mark.rule("SH-14.08")
def test_level_7_is_the_last() -> None:
    table = Table(turn="red")
    table.hero("red", level=7, shards="ttttt")
    assert table.refused("level") == "SH-14.08"


@pytest.mark.rule("SH-14.08", "SH-A.22")
def test_levels_beyond_the_seventh_are_lost() -> None:
    table = Table(phase="visit")
    table.tile("abisso")
    table.hero("red", level=7)
    table.hero("yellow", level=6, skills="colpo saetta")
    table.hero("blue", level=5, skills="cura onda sonno")
    table.hero("green", level=7)
    table.do("visit:0", "board:0")
    while table.offered("upgrade"):
        table.do(table.offered("upgrade")[-1])
    assert [table.seen(board)["level"] for board in ("yellow", "blue", "green")] == [7, 7, 7]
    assert sorted(table.told("LevelGained")) == [(1, 7), (2, 6), (2, 7)]


@pytest.mark.rule("SH-14.09")
def test_only_in_ones_own_turn() -> None:
    table = Table(turn="red", seats=2)
    table.hero("red", shards="r", leader=0)
    table.hero("yellow", shards="ttt", leader=1)
    assert table.refused("level", seat=1) == "SH-A.01"
    assert table.refused("level", seat=0) == "SH-14.02"


@pytest.mark.rule("SH-14.09")
def test_not_by_paying_outside_of_battle() -> None:
    table = Table(phase="visit")
    table.hero("red", shards="ttt")
    assert table.refused("level") == "SH-14.09"


@pytest.mark.rule("SH-14.09", "SH-19.30")
def test_but_at_a_monument() -> None:
    table = Table(phase="visit")
    table.tile("monumento")
    table.draws(skills=THREE)
    table.do("visit:0", "board:1")
    table.keep("cura")
    assert table.seen("yellow")["level"] == 2
    assert table.skills("yellow") == ["cura"]


@pytest.mark.rule("SH-A.46")
def test_at_any_time_of_the_turn_but_once() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rttt")
    table.attack(pay="r")
    table.draws(skills=THREE)
    table.level_up()
    table.keep("colpo")
    assert table.refused("level") == "SH-11.02"


@pytest.mark.rule("SH-14.10")
def test_the_first_mulligan_brings_two_new_tiles() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t")
    table.draws(skills="colpo saetta cura onda sonno")
    table.level_up()
    table.do("mulligan")
    assert [shown["id"] for shown in table.view()["offer"]["skills"]] == ["onda", "sonno"]


@pytest.mark.rule("SH-14.11")
def test_the_second_mulligan_brings_one_that_must_be_kept() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t")
    table.draws(skills=SIX)
    table.level_up()
    table.do("mulligan", "mulligan")
    assert table.skills("red") == ["freccia"]
    assert table.offered("mulligan") == []
    assert table.offered("end") == ["end"]


@pytest.mark.rule("SH-14.12")
def test_tiles_set_aside_cannot_be_chosen() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t")
    table.draws(skills=SIX)
    table.level_up()
    table.do("mulligan")
    for skill in THREE.split():
        assert table.refused(f"keep:{table.card('skill', skill)}") == "SH-14.12"


@pytest.mark.rule("SH-14.12")
@pytest.mark.parametrize("seed", range(4))
def test_nor_can_they_be_drawn_again(seed: int) -> None:
    table = Table(turn="red")
    table.chance.otherwise.seed = seed
    table.hero("red", shards="t")
    table.level_up()
    first = {shown["id"] for shown in table.view()["offer"]["skills"]}
    table.do("mulligan")
    second = {shown["id"] for shown in table.view()["offer"]["skills"]}
    table.do("mulligan")
    (last,) = table.skills("red")
    assert len(first | second | {last}) == 6


@pytest.mark.rule("SH-14.13")
def test_all_other_tiles_go_back_in_the_bag() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t")
    before = table.view()["decks"]["skills"]
    table.draws(skills=SIX)
    table.level_up()
    table.do("mulligan", "mulligan")
    assert table.view()["decks"]["skills"] == before - 1
    for skill in SIX.split()[:5]:
        assert table.match.skill_bag >> table.card("skill", skill) & 1


@pytest.mark.rule("SH-14.14")
def test_example_one_of_three_one_of_two_the_forced_one() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t")
    table.draws(skills=SIX)
    table.level_up()
    counts = [len(table.offered("keep"))]
    table.do("mulligan")
    counts.append(len(table.offered("keep")))
    table.do("mulligan")
    counts.append(len(table.skills("red")))
    assert counts == [3, 2, 1]
    assert [len(things) - 1 for things in table.told("SkillsDrawn")] == [3, 2, 1]


@pytest.mark.rule("SH-A.47")
def test_mulligans_for_the_first_skill_of_a_new_hero_too() -> None:
    table = Table(phase="village", city="luminaria")
    table.party(coins=4)
    table.draws(heroes="gaia ivo lia nilo olga", skills=SIX)
    table.do(f"change:{table.card('hero', 'gaia')}/0", "mulligan", "mulligan")
    assert table.skills("red") == ["freccia"]


@pytest.mark.rule("SH-14.01", "SH-14.02")
def test_no_transparent_shard_is_paid_that_nobody_has() -> None:
    """A pair of red ones is the only way, so nobody is asked."""
    table = Table(turn="red")
    table.hero("red", shards="rrb")
    table.draws(skills="colpo cura onda")
    table.do("level")
    assert table.offered("pay") == []
    assert (table.shards("red"), table.spent("red")) == ("b", "rr")
