"""Regole Bersaglio: whom an action hits, and what happens when there is nobody."""

import pytest

from tests.rules.synchro.table import Table

FOES = ("red foe", "yellow foe", "blue foe", "green foe")


def with_skill(*effects: str, cost: str = "r") -> tuple[Table, str]:
    """Bruno's turn, with a red Shard and this Skill."""
    table = Table(turn="red")
    skill = table.skill(*effects, cost=cost)
    table.hero("red", "bruno", shards="r", skills=skill)
    return table, skill


def dealt(table: Table) -> list[int]:
    return [table.damage(foe) for foe in FOES]


@pytest.mark.rule("SH-26.01")
def test_the_frontmost_opponent_unless_it_is_said_otherwise() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rr", skills="colpo")
    table.order("blue foe", "red foe", "yellow foe", "green foe")
    table.use("colpo")
    assert dealt(table) == [0, 0, 5, 0]
    table.attack()
    assert dealt(table) == [0, 0, 6, 0]


@pytest.mark.rule("SH-26.01")
def test_the_same_goes_for_monsters() -> None:
    table = Table(turn="red")
    table.order("green", "blue", "red", "yellow")
    table.foe("red", acts=["damage(3, front)"])
    table.draws(marbles="red yellow")
    table.end()
    assert [table.damage(board) for board in ("red", "yellow", "blue", "green")] == [0, 0, 0, 3]


@pytest.mark.rule("SH-26.02", "SH-26.03", "SH-A.58")
def test_when_several_are_meant_the_user_picks_which() -> None:
    table, skill = with_skill("damage(2, most_hurt)")
    table.foe("yellow", damage=4)
    table.foe("green", damage=4)
    table.use(skill)
    assert table.targets() == ["yellow foe", "green foe"]
    table.target("green foe")
    assert dealt(table) == [0, 4, 0, 6]


@pytest.mark.rule("SH-A.58")
def test_one_character_in_each_position() -> None:
    table = Table(turn="red")
    assert sorted(table.position(foe) for foe in FOES) == [1, 2, 3, 4]
    assert sorted(table.position(board) for board in ("red", "yellow", "blue", "green")) == [1, 2, 3, 4]
    table, skill = with_skill("push(2, any_foe)")
    table.use(skill, target="red foe")
    assert sorted(table.position(foe) for foe in FOES) == [1, 2, 3, 4]


@pytest.mark.rule("SH-26.04")
def test_any_ally_may_be_oneself() -> None:
    table, skill = with_skill("shield(3, any_ally)")
    table.use(skill)
    assert table.targets() == ["red", "yellow", "blue", "green"]
    table.target("red")
    assert table.shield("red") == 3


@pytest.mark.rule("SH-26.04")
def test_another_ally_is_somebody_else() -> None:
    table, skill = with_skill("shield(3, other_ally)")
    table.use(skill)
    assert table.targets() == ["yellow", "blue", "green"]


@pytest.mark.rule("SH-26.05")
def test_without_a_valid_target_it_cannot_be_used() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills="lancio")
    table.defeated("yellow foe")
    assert table.refused("skill:0") == "SH-26.05"
    assert table.shards("red") == "r"
    assert table.seen("red")["skills"][0]["why_not"]["en"] == "no valid target"


@pytest.mark.rule("SH-26.05")
def test_with_one_it_can() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills="lancio")
    table.use("lancio")
    assert dealt(table) == [0, 0, 0, 5]


@pytest.mark.rule("SH-26.06")
def test_what_was_paid_for_an_action_that_fails_is_lost() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rb", skills="lancio")
    table.do("skill:0")
    assert table.pays() == ["r", "b"]
    m = table.match
    m.foes.remove(table.unit("green foe"))
    table.pay("b")
    assert table.told("ActionFailed") == [(0,)]
    assert table.shards("red") == "r"
    assert table.spent("red") == "b"
    assert table.refused("skill:0") == "SH-27.02"


@pytest.mark.rule("SH-26.07")
def test_several_targets_at_once() -> None:
    for text, expected in (
        ("damage(2, all_foes)", [2, 2, 2, 2]),
        ("damage(2, front2)", [2, 2, 0, 0]),
        ("damage(2, rear2)", [0, 0, 2, 2]),
    ):
        table, skill = with_skill(text)
        table.use(skill)
        assert dealt(table) == expected, text


@pytest.mark.rule("SH-26.08")
def test_nobody_is_hit_twice_by_one_use() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", shards="b", skills="forcella")
    table.use("forcella")
    assert table.targets() == ["yellow foe", "blue foe", "green foe"]
    assert table.refused("target:4") == "SH-26.01"
    table.target("blue foe")
    assert dealt(table) == [3, 0, 3, 0]


@pytest.mark.rule("SH-26.08")
def test_also_when_the_text_would_come_back_to_somebody() -> None:
    table, skill = with_skill("damage(2, any_foe)", "damage(3, all_foes)")
    table.use(skill, target="blue foe")
    assert dealt(table) == [3, 3, 2, 3]


@pytest.mark.rule("SH-26.08")
def test_unless_its_text_says_so() -> None:
    table, skill = with_skill("damage(2, any_foe)", "damage(3, any_foe, again)")
    table.use(skill, target="blue foe")
    assert table.targets() == ["red foe", "yellow foe", "blue foe", "green foe"]
    table.target("blue foe")
    assert dealt(table) == [0, 0, 5, 0]


@pytest.mark.rule("SH-26.08")
def test_another_use_hits_them_again() -> None:
    table = Table(turn="red")
    one = table.skill("damage(2, any_foe)", cost="r")
    table.hero("red", shards="rr", skills=f"{one} colpo")
    table.use(one, target="red foe")
    table.use("colpo")
    assert dealt(table) == [7, 0, 0, 0]


@pytest.mark.rule("SH-26.09")
def test_all_means_everybody_on_the_field() -> None:
    table, skill = with_skill("shield(2, all_allies)", "damage(1, all_foes)")
    table.defeated("blue", "green foe")
    table.use(skill)
    assert [table.shield(board) for board in ("red", "yellow", "green")] == [2, 2, 2]
    assert [table.damage(foe) for foe in FOES[:3]] == [1, 1, 1]


@pytest.mark.rule("SH-26.10")
def test_all_characters_in_a_position() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t", skills="incrocio")
    table.use("incrocio")
    assert dealt(table) == [0, 0, 2, 0]
    assert [table.damage(board) for board in ("red", "yellow", "blue", "green")] == [0, 0, 2, 0]


@pytest.mark.rule("SH-26.11")
def test_a_main_target_and_those_next_to_it() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rr", skills="spazzata")
    table.use("spazzata")
    assert dealt(table) == [2, 4, 2, 0]


@pytest.mark.rule("SH-26.11")
def test_at_the_edge_there_is_one_neighbour() -> None:
    table, skill = with_skill("damage(4, any_foe)", "damage(2, adjacent)")
    table.use(skill, target="green foe")
    assert dealt(table) == [0, 0, 2, 4]


@pytest.mark.rule("SH-26.11")
def test_neighbours_of_one_who_falls_are_those_that_stood_there() -> None:
    table, skill = with_skill("damage(4, any_foe)", "damage(2, adjacent)")
    table.foe("yellow", hp=4)
    table.use(skill, target="yellow foe")
    assert not table.is_there("yellow foe")
    assert [table.damage(foe) for foe in ("red foe", "blue foe", "green foe")] == [2, 2, 0]


@pytest.mark.rule("SH-26.11")
def test_main_targets_are_not_next_to_each_other() -> None:
    table, skill = with_skill("damage(2, front2)", "stun(adjacent)")
    table.use(skill)
    assert [table.seen(foe)["stunned"] for foe in FOES] == [False, False, True, False]


@pytest.mark.rule("SH-26.05", "SH-A.57")
def test_each_skill_is_asked_for_a_target_of_its_own() -> None:
    """Three Monsters are left: nobody stands in P4, whichever slot asks for it."""
    table = Table(turn="yellow")
    far = table.skill("damage(1, p4)", cost="b", id="lontano")
    near = table.skill("damage(1, front)", cost="b", id="vicino")
    table.hero("yellow", shards="bb", skills=f"{near} {far}")
    table.defeated("green foe")
    assert table.offered("skill") == ["skill:0"]
    assert table.refused("skill:1") == "SH-26.05"
