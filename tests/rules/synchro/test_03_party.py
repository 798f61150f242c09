"""Preparativi del giocatore: four Heroes of seven, a Skill each, Shards, Coins, a first Village."""

import pytest

from tests.rules.synchro.openings import Opening
from tests.rules.synchro.table import Table


@pytest.mark.rule("SH-3.01")
def test_four_of_seven_heroes_are_chosen() -> None:
    table = Opening("bruno alba cora dino elio fosca gaia")
    assert len(table.offered("pick")) == 7
    assert table.refused(f"pick:{table.card('hero', 'ivo')}") == "SH-3.01"
    table.pick("gaia", "alba", "dino")
    assert len(table.offered("pick")) == 4
    assert table.refused(f"pick:{table.card('hero', 'alba')}") == "SH-3.01"
    table.pick("bruno")
    assert [table.hero_on(board) for board in ("red", "yellow", "blue", "green")] == ["gaia", "alba", "dino", "bruno"]
    assert table.phase == "skills"


@pytest.mark.rule("SH-3.02", "SH-3.09", "SH-3.10")
def test_they_begin_on_their_normal_side_at_level_1_without_damage() -> None:
    table = Opening().picked()
    for board in table.view()["boards"]:
        assert not board["hero"]["upgraded"]
        assert (board["level"], board["damage"]) == (1, 0)
        assert (board["max_hp"], board["per_round"]) == (16, 2)


@pytest.mark.rule("SH-3.03")
def test_the_other_three_go_on_top_of_the_deck() -> None:
    table = Opening("bruno alba cora dino elio fosca gaia").picked()
    assert sorted(hero["id"] for hero in table.view()["decks"]["heroes_on_top"]) == ["elio", "fosca", "gaia"]
    assert table.view()["decks"]["heroes"] == 17 - 4


@pytest.mark.rule("SH-3.03", "SH-3.01")
def test_what_lies_on_top_is_not_drawn_from_the_bottom_while_others_are_left() -> None:
    table = Opening("bruno alba cora dino elio fosca gaia").learnt()
    table.do("village")
    shown = {hero["id"] for hero in table.view()["village"]["heroes"]}
    assert len(shown) == 5
    assert not shown & {"elio", "fosca", "gaia"}


@pytest.mark.rule("SH-3.04")
def test_each_hero_keeps_one_of_three_skills() -> None:
    table = Opening(skills="colpo saetta cura onda muro balzo").picked()
    assert table.told("SkillsDrawn") == [(0, *[table.card("skill", name) for name in ("colpo", "saetta", "cura")])]
    assert len(table.offered("keep")) == 3
    assert table.refused(f"keep:{table.card('skill', 'onda')}") == "SH-14.04"
    table.keep("saetta")
    assert table.skills("red") == ["saetta"]
    assert len(table.offered("keep")) == 3
    table.keep("muro")
    assert table.skills("yellow") == ["muro"]


@pytest.mark.rule("SH-3.05")
def test_tiles_that_are_not_kept_return_to_the_bag() -> None:
    table = Opening().picked()
    everything = len(table.match.content.skills)
    assert table.view()["decks"]["skills"] == everything - 3
    while table.phase == "skills":
        table.do(table.offered("keep")[0])
    assert table.view()["decks"]["skills"] == everything - 4


@pytest.mark.rule("SH-3.06")
def test_a_warrior_may_take_a_green_tile() -> None:
    table = Opening(skills="colpo saetta cura").picked()
    assert table.seen("red")["hero"]["class"] == "warrior"
    table.keep("cura")
    assert table.skills("red") == ["cura"]


@pytest.mark.rule("SH-3.07", "SH-A.59")
def test_a_heros_ring_has_the_colour_of_its_hero_board() -> None:
    table = Opening().picked()
    assert [board["colour"] for board in table.view()["boards"]] == ["red", "yellow", "blue", "green"]
    assert [board["unit"] for board in table.view()["boards"]] == [0, 1, 2, 3]


@pytest.mark.rule("SH-3.08")
def test_a_mage_may_stand_on_the_red_board() -> None:
    table = Opening()
    table.pick("alba")
    assert table.hero_on("red") == "alba"
    assert table.seen("red")["hero"]["class"] == "mage"


@pytest.mark.rule("SH-3.11")
def test_each_hero_draws_two_random_shards() -> None:
    table = Opening(shards="rbgtrbgt").learnt()
    assert [table.shards(board) for board in ("red", "yellow", "blue", "green")] == ["rb", "gt", "rb", "gt"]
    assert len(table.in_bag()) == 20


@pytest.mark.rule("SH-3.12")
def test_the_party_receives_eight_coins() -> None:
    assert Opening().learnt().coins == 8


@pytest.mark.rule("SH-3.13", "SH-A.07")
def test_the_village_may_be_visited_before_setting_out_for_three_time() -> None:
    table = Opening().learnt()
    assert sorted(table.offered()) == ["skip", "village"]
    table.do("village")
    assert table.time == "spring 4"
    assert "potionbuy" in table.offered()
    table.do("potionbuy", "leave")
    assert (table.coins, table.potions) == (6, 1)
    assert table.phase == "journey"
    assert table.refused("village") == "SH-18.03"


@pytest.mark.rule("SH-3.13", "SH-A.07", "SH-9.02")
def test_or_the_party_sets_out_at_once() -> None:
    table = Opening().learnt()
    table.do("skip")
    assert table.time == "spring 1"
    assert table.phase == "journey"
    assert len(table.offered("travel")) == 3


@pytest.mark.rule("SH-A.01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_party_has_four_heroes_whatever_the_number_of_players(seats: int) -> None:
    table = Opening(seats=seats).picked()
    assert len(table.view()["line"]) == 4
    while table.phase == "skills":
        table.do(table.offered("keep")[0])
    assert (table.phase == "lead") == (seats > 1)


@pytest.mark.rule("SH-A.01")
def test_players_decide_together_and_share_out_the_boards() -> None:
    table = Opening(seats=2)
    assert [decision.seat for decision in table.match.decisions] == [0, 1]
    table.do(f"pick:{table.card('hero', 'alba')}", seat=1)
    table.do(f"pick:{table.card('hero', 'bruno')}", seat=0)
    table.pick("cora", "dino")
    while table.phase == "skills":
        table.do(table.offered("keep")[0])
    table.do("lead:0/1", "lead:1/1", "lead:2/1")
    table.do("lead:3/0", seat=1)
    assert [board["leader"] for board in table.view()["boards"]] == [1, 1, 1, 0]


@pytest.mark.rule("SH-A.01")
def test_in_battle_a_heros_turn_is_its_leaders() -> None:
    table = Table(turn="yellow", seats=2)
    table.hero("yellow", shards="r", leader=1)
    assert table.offered(seat=0) == []
    assert table.refused("attack", seat=0) == "SH-A.01"
    table.do("attack", seat=1)
    assert table.damage("red foe") == 1


@pytest.mark.rule("SH-A.08", "SH-20.02")
def test_a_hero_gained_at_luminaria_has_level_1() -> None:
    table = Opening().learnt()
    table.draws(heroes="ivo lia nilo olga pia")
    table.do("village", f"change:{table.card('hero', 'ivo')}/0")
    assert table.hero_on("red") == "ivo"
    assert table.seen("red")["level"] == 1


@pytest.mark.rule("SH-A.08", "SH-20.02")
def test_below_level_1_it_is_level_1() -> None:
    table = Table(phase="village")
    table.tile("chiesa", level=1)
    table.party(coins=4)
    table.draws(heroes="ivo lia nilo olga pia")
    table.do(f"change:{table.card('hero', 'ivo')}/0")
    assert table.seen("red")["level"] == 1
