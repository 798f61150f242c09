"""Turno Eroe: each action once, in any order; attack, swap, Skills, the Reserve, retreat, the end."""

import pytest

from tests.rules.synchro.table import Table

BOARDS = ("red", "yellow", "blue", "green")


@pytest.mark.rule("SH-11.01")
def test_the_next_marble_says_who_activates() -> None:
    table = Table(turn="red")
    table.draws(marbles="green blue red yellow")
    table.end()
    assert table.active == "blue"
    table.end()
    assert table.active == "yellow"
    assert table.view()["battle"]["revealed"][0] == [0, 1, 2]


@pytest.mark.rule("SH-11.02")
def test_each_action_once_per_turn() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrtt")
    table.attack(pay="r")
    assert table.refused("attack") == "SH-11.02"
    table.swap("yellow", pay="r")
    assert table.refused("swap:1") == "SH-11.02"
    table.draws(skills="colpo saetta cura")
    table.level_up(pay="t")
    table.keep("saetta")
    assert table.refused("level") == "SH-11.02"


@pytest.mark.rule("SH-11.02")
def test_in_the_next_turn_actions_are_there_again() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rr")
    table.attack()
    table.revealed(heroes="red yellow blue green", monsters="red yellow blue")
    table.foe("green", acts=["shield(1, self)"])
    table.draws(marbles="green red red", dice="1 1")
    table.end()
    assert table.active == "red"
    assert "attack" in table.offered()


@pytest.mark.rule("SH-11.03", "SH-27.01")
def test_each_skill_is_an_action_of_its_own() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrrr", skills="colpo guardia")
    table.use("colpo")
    table.use("guardia")
    assert (table.damage("red foe"), table.shield("red")) == (5, 3)
    assert table.refused("skill:0") == "SH-27.02"
    assert table.refused("skill:1") == "SH-27.02"
    assert table.refused("skill:2") == "SH-11.09"


@pytest.mark.rule("SH-11.03", "SH-27.02")
def test_in_the_next_round_it_may_be_used_again() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrr", skills="colpo")
    table.use("colpo")
    table.revealed(heroes="red yellow blue green", monsters="red yellow blue")
    table.foe("green", acts=["shield(1, self)"])
    table.draws(marbles="green green red")
    table.end()
    assert table.active == "red"
    table.use("colpo", pay="r")
    assert table.damage("red foe") == 10


@pytest.mark.rule("SH-11.04")
@pytest.mark.parametrize("first", ["attack", "skill:0", "swap:1"])
def test_actions_may_be_taken_in_any_order(first: str) -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrr", skills="colpo")
    table.do(first)
    for action in ("attack", "skill:0", "swap:1"):
        if action != first:
            table.do(action)
    assert table.damage("red foe") == 6
    assert table.line() == "yellow red blue green"


@pytest.mark.rule("SH-11.05")
def test_a_basic_attack_costs_a_shard_of_any_colour() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rbgt")
    table.do("attack")
    assert table.pays() == ["r", "b", "g", "t"]
    table.pay("g")
    assert (table.shards("red"), table.spent("red")) == ("rbt", "g")
    empty = Table(turn="red")
    assert empty.refused("attack") == "SH-11.05"


@pytest.mark.rule("SH-11.06")
@pytest.mark.parametrize("level", [1, 4, 7])
def test_it_deals_the_heros_level_to_the_front_monster(level: int) -> None:
    table = Table(turn="green")
    table.hero("green", "dino", level=level, shards="r")
    table.order("blue foe", "red foe", "green foe", "yellow foe")
    table.attack()
    assert [table.damage(f"{board} foe") for board in BOARDS] == [0, 0, level, 0]


@pytest.mark.rule("SH-11.06")
def test_modifiers_are_added() -> None:
    table = Table(turn="red")
    table.hero("red", "lama", level=4, shards="r", items="spada")
    table.attack()
    assert table.damage("red foe") == 4 + 1 + 1 + 2  # level, ability in P1, Item, CLV of a Ranger


@pytest.mark.rule("SH-11.07")
def test_it_triggers_the_class_ability() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", level=3, shards="r")
    table.attack()
    assert table.shield("red") == 2


@pytest.mark.rule("SH-11.08", "SH-23.06")
def test_a_position_swap_is_with_a_neighbour() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", shards="b")
    assert table.targets("swap") == ["red", "blue"]
    assert table.refused("swap:3") == "SH-11.08"
    table.swap("blue")
    assert table.line() == "red blue yellow green"
    assert table.spent("yellow") == "b"


@pytest.mark.rule("SH-11.08")
@pytest.mark.parametrize(
    ("board", "neighbours"), [("red", ["yellow"]), ("blue", ["yellow", "green"]), ("green", ["blue"])]
)
def test_neighbours_are_one_position_away(board: str, neighbours: list[str]) -> None:
    table = Table(turn=board)
    table.hero(board, shards="r")
    assert table.targets("swap") == neighbours


@pytest.mark.rule("SH-11.08")
def test_without_a_shard_there_is_no_swap() -> None:
    table = Table(turn="yellow")
    assert table.refused("swap:0") == "SH-11.08"


@pytest.mark.rule("SH-11.09", "SH-16.02")
def test_a_skills_shards_lie_on_its_tile_until_the_round_ends() -> None:
    table = Table(turn="red")
    table.hero("red", "alba", shards="rrr", skills="fendente")
    table.hero("yellow", "elio")
    table.use("fendente")
    assert (table.shards("red"), table.spent("red"), table.in_tray()) == ("r", "rr", "")


@pytest.mark.rule("SH-11.09")
def test_the_colour_must_be_right() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", shards="bbb", skills="colpo")
    assert table.refused("skill:0") == "SH-11.09"


@pytest.mark.rule("SH-11.10", "SH-7.04")
def test_the_active_hero_stores_shards_in_free_slots_of_the_reserve() -> None:
    table = Table(turn="red")
    table.party(reserve="g")
    table.hero("red", shards="rb")
    table.store("b")
    assert (table.reserve(), table.shards("red")) == ("bg", "r")
    assert table.refused("store:0") == "SH-7.04"


@pytest.mark.rule("SH-11.11")
def test_the_active_hero_pays_with_shards_that_another_stored() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r")
    table.hero("yellow", skills="colpo")
    table.store("r")
    table.draws(marbles="green yellow")
    table.foe("green", acts=["shield(1, self)"])
    table.end()
    assert table.active == "yellow"
    table.use("colpo")
    assert table.damage("red foe") == 5
    assert (table.reserve(), table.spent("yellow")) == ("", "r")


@pytest.mark.rule("SH-11.11")
def test_own_and_stored_shards_pay_together() -> None:
    table = Table(turn="red")
    table.party(reserve="r")
    table.hero("red", shards="r", skills="fendente")
    table.use("fendente")
    assert (table.shards("red"), table.reserve(), table.spent("red")) == ("", "", "rr")


@pytest.mark.rule("SH-11.12")
def test_a_retreat_takes_five_time() -> None:
    table = Table(turn="red")
    table.party(time="spring 3")
    table.do("retreat")
    assert table.time == "spring 8"


@pytest.mark.rule("SH-11.13")
def test_a_retreat_removes_all_damage() -> None:
    table = Table(turn="red")
    for board in BOARDS:
        table.hero(board, damage=7)
    table.do("retreat")
    assert [table.damage(board) for board in BOARDS] == [0, 0, 0, 0]


@pytest.mark.rule("SH-11.14")
def test_a_retreat_brings_the_shards_of_a_round() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r")
    table.hero("yellow", level=5)
    table.do("retreat")
    assert [len(table.shards(board)) for board in BOARDS] == [3, 3, 2, 2]


@pytest.mark.rule("SH-11.15")
def test_monsters_return_to_their_decks_the_defeated_ones_too() -> None:
    table = Table(turn="red")
    table.defeated("red foe")
    table.tile("chiesa", monsters=[1, 1, 1, 1])
    assert table.view()["decks"]["monsters"] == [12, 8, 12, 12, 4]
    table.do("retreat")
    assert table.view()["decks"]["monsters"] == [8, 12, 12, 12, 4]


@pytest.mark.rule("SH-11.16")
def test_the_battle_begins_anew_for_the_same_tile() -> None:
    table = Table(turn="red")
    table.tile("chiesa", monsters=[3, 3, 3, 3])
    table.draws(monsters="troll troll spettro troll-capo", dice="1 2 3 4")
    table.do("retreat")
    assert table.phase == "lineup"
    assert [table.seen(f"{board} foe")["level"] for board in BOARDS] == [3, 3, 3, 3]
    assert [table.damage(f"{board} foe") for board in BOARDS] == [0, 0, 0, 0]
    table.begin("monsters")
    assert table.view()["battle"]["round"] == 1


@pytest.mark.rule("SH-A.33")
def test_after_a_retreat_the_defeated_stay_defeated_and_tokens_are_gone() -> None:
    table = Table(turn="red")
    table.defeated("blue")
    table.hero("red", shards="rr", shield=5, silenced=True, spent="b")
    table.hero("yellow", stunned=True)
    table.do("retreat")
    assert table.line() == "red yellow green"
    assert table.shield("red") == 0
    assert not table.seen("red")["silenced"]
    assert not table.seen("yellow")["stunned"]
    assert table.spent("red") == ""
    assert len(table.shards("red")) == 4


@pytest.mark.rule("SH-A.33", "SH-21.05", "SH-24.09")
def test_the_items_of_the_defeated_are_handed_out_in_the_new_line_up() -> None:
    table = Table(turn="red")
    table.party(stored="spada")
    table.defeated("blue")
    table.do("retreat", "done")
    assert table.offered("slot") == ["slot:0", "slot:2", "slot:6"]
    table.do("slot:2")
    assert table.items("yellow") == ["spada"]


@pytest.mark.rule("SH-A.34", "SH-11.14", "SH-10.16")
def test_shards_of_the_retreat_and_of_the_new_start_are_both_gained() -> None:
    table = Table(turn="red")
    table.do("retreat")
    table.draws(marbles="red red")
    table.begin("monsters")
    assert [len(table.shards(board)) for board in BOARDS] == [4, 4, 4, 4]


@pytest.mark.rule("SH-A.34")
def test_each_gain_obeys_the_limit_of_five() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrrr")
    table.draws(shards="bb")
    table.do("retreat")
    table.discard("red", "b")
    assert table.shards("red") == "rrrrb"
    table.do("done")
    table.draws(shards="g")
    table.do("start:0")
    table.discard("red", "g")
    assert table.shards("red") == "rrrrb"


@pytest.mark.rule("SH-11.17", "SH-17.09")
def test_when_all_heroes_are_defeated_all_is_lost_at_once() -> None:
    table = Table(turn="red")
    table.without("yellow", "blue", "green")
    table.hero("red", damage=15)
    table.foe("green", acts=["damage(1, front)"])
    table.draws(marbles="green")
    table.end()
    assert table.won is False
    assert table.ended_by == "SH-17.09"


@pytest.mark.rule("SH-11.18")
def test_after_a_heros_turn_it_is_a_monsters() -> None:
    table = Table(turn="red")
    table.draws(marbles="blue")
    table.end()
    assert table.told("MarbleRevealed")[0] == (1, 2)
    assert table.told("TurnBegan")[0] == (6,)


@pytest.mark.rule("SH-11.19", "SH-16.01")
@pytest.mark.parametrize(("first", "sides"), [("heroes", [0, 1] * 4), ("monsters", [1, 0] * 4)])
def test_sides_alternate_over_eight_turns(first: str, sides: list[int]) -> None:
    table = Table(first=first)
    table.end_round()
    assert [side for side, _ in table.told("MarbleRevealed")][:8] == sides
    assert "RoundEnded" in table.kinds()


@pytest.mark.rule("SH-A.57", "SH-26.05")
def test_a_skill_without_a_target_cannot_be_started() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills="lancio")
    table.no_foe("green")
    assert table.refused("skill:0") == "SH-26.05"
    assert table.shards("red") == "r"


@pytest.mark.rule("SH-A.57", "SH-26.06")
def test_when_the_target_vanishes_after_payment_the_shards_are_lost() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rt", skills="lancio")
    table.do("skill:0")
    assert table.pays() == ["r", "t"]
    table.defeated("green foe")  # nothing in the box does this while a Hero pays
    table.pay("r")
    assert table.told("ActionFailed") == [(0,)]
    assert (table.shards("red"), table.spent("red")) == ("t", "r")
    assert table.refused("skill:0") == "SH-27.02"
