"""Regole di eliminazione: who falls, how ranks close, what is left behind, and the marbles of the fallen."""

import pytest

from tests.rules.synchro.table import Table

BOARDS = ("red", "yellow", "blue", "green")


def struck_by(*acts: str) -> Table:
    """After this turn of Cora's the Monster on the green board does this."""
    table = Table(turn="blue")
    table.foe("green", acts=list(acts))
    table.draws(marbles="green")
    return table


def marble_of_fallen_monster() -> Table:
    """The marble of a defeated Monster comes next."""
    table = Table(turn="blue")
    table.defeated("red foe")
    table.draws(marbles="red")
    return table


@pytest.mark.rule("SH-24.01")
@pytest.mark.parametrize(("damage", "falls"), [(4, False), (5, True), (8, True)])
def test_damage_equal_to_or_above_max_hp_eliminates(damage: int, falls: bool) -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills=table.skill(f"damage({damage}, front)"))
    table.foe("red", hp=10, damage=5)
    table.do("skill:0")
    assert table.is_there("red foe") != falls


@pytest.mark.rule("SH-24.02")
def test_the_eliminated_leave_at_once_in_the_middle_of_a_skill() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills=table.skill("damage(20, front)", "damage(3, front)"))
    table.do("skill:0")
    assert table.foes() == "yellow blue green"
    assert table.damage("yellow foe") == 3


@pytest.mark.rule("SH-24.03", "SH-24.05")
def test_those_behind_move_up() -> None:
    table = struck_by("damage(16, p2)")
    table.end()
    assert table.line() == "red blue green"
    assert [table.position(board) for board in BOARDS] == [1, 0, 2, 3]


@pytest.mark.rule("SH-24.04")
def test_the_rearmost_is_the_one_in_the_highest_occupied_position() -> None:
    table = Table(turn="red")
    table.hero("red", "fosca", shards="g", skills="freccia")
    table.defeated("green foe")
    table.use("freccia")
    assert [table.damage(f"{board} foe") for board in ("red", "yellow", "blue")] == [0, 0, 4]


@pytest.mark.rule("SH-24.05")
def test_when_the_rearmost_falls_the_new_last_is_the_rearmost() -> None:
    table = Table(turn="red")
    table.hero("red", "fosca", shards="g", skills=table.skill("damage(4, rear)", "stun(rear)", cost="g"))
    table.foe("green", damage=16)
    table.do("skill:0")
    assert table.foes() == "red yellow blue"
    assert table.position("blue foe") == 3
    assert table.seen("blue foe")["stunned"]


@pytest.mark.rule("SH-24.06")
def test_a_defeated_heros_card_goes_to_the_graveyard() -> None:
    table = struck_by("damage(16, front)")
    table.end()
    assert [hero["id"] for hero in table.view()["graveyard"]] == ["bruno"]
    assert table.hero_on("red") == ""


@pytest.mark.rule("SH-24.07")
def test_its_skills_return_to_the_bag() -> None:
    table = struck_by("damage(16, front)")
    table.hero("red", skills="colpo saetta")
    before = table.view()["decks"]["skills"]
    table.end()
    assert table.view()["decks"]["skills"] == before + 2


@pytest.mark.rule("SH-24.08")
def test_its_shards_go_to_the_tray() -> None:
    table = struck_by("damage(16, front)")
    table.hero("red", shards="rb", spent="t")
    table.end()
    assert table.in_tray() == "rbt"


@pytest.mark.rule("SH-24.09", "SH-21.04", "SH-21.05")
def test_its_items_are_kept_for_the_next_battle() -> None:
    table = struck_by("damage(16, front)")
    table.hero("red", items="spada scudo+")
    table.draws(marbles="yellow")
    table.end()
    assert [item["id"] for item in table.view()["stored"]] == ["spada", "scudo"]
    assert table.refused("move:0/2") == "SH-21.05"
    table.do("retreat", "done")
    table.do("slot:2", "slot:4")
    assert (table.items("yellow"), table.items("blue")) == (["spada"], ["scudo+"])


@pytest.mark.rule("SH-22.06", "SH-24.06")
def test_its_master_is_shuffled_into_the_deck() -> None:
    table = struck_by("damage(16, front)")
    table.hero("red", master="elio")
    before = table.view()["decks"]["heroes"]
    table.end()
    assert table.view()["decks"]["heroes"] == before + 1
    assert [hero["id"] for hero in table.view()["graveyard"]] == ["bruno"]


@pytest.mark.rule("SH-24.10", "SH-A.56")
def test_the_marble_of_a_defeated_hero_gives_a_shard_to_a_hero_of_choice() -> None:
    table = Table(first="heroes")
    table.defeated("yellow")
    table.draws(marbles="yellow", shards="t")
    assert table.offered() == ["board:0", "board:2", "board:3"]
    table.give_to("green")
    assert table.shards("green") == "t"
    assert table.told("MarbleRevealed")[1][0] == 1


@pytest.mark.rule("SH-A.56")
def test_the_shard_must_be_given_and_the_limit_holds() -> None:
    table = Table()
    table.defeated("yellow")
    table.hero("red", shards="rrrrr")
    table.draws(marbles="yellow", shards="b")
    assert table.refused("done")
    table.give_to("red")
    assert table.offered() == ["discard:0/0", "discard:0/1"]
    table.discard("red", "r")
    assert table.shards("red") == "rrrrb"


@pytest.mark.rule("SH-24.10", "SH-A.56")
def test_the_last_hero_gets_it_without_a_question() -> None:
    table = Table()
    table.without("red", "yellow", "blue")
    table.draws(marbles="red", shards="t")
    table.foe("red", acts=["shield(1, self)"])
    table.draws(marbles="red green")
    assert table.shards("green") == "t"


@pytest.mark.rule("SH-24.10", "SH-A.43")
def test_with_bag_and_tray_empty_there_is_no_shard_to_give() -> None:
    table = Table()
    table.defeated("yellow")
    table.hero("red", shards="rrrrr")
    table.hero("blue", shards="bbbbb", spent="rrbbtt")
    table.hero("green", shards="ggggg", spent="ttttt")
    table.party(reserve="gg")
    assert (table._m.bag, table._m.tray) == ([0, 0, 0, 0], [0, 0, 0, 0])
    table.draws(marbles="yellow green red")
    assert table.told("FallenShard") == []
    assert table.active == "red"


@pytest.mark.rule("SH-24.11", "SH-24.14", "SH-A.55")
def test_the_marble_of_a_defeated_monster_hurts_a_hero_of_choice() -> None:
    table = marble_of_fallen_monster()
    table.end()
    assert table.targets() == ["red", "yellow", "blue", "green"]
    table.target("yellow")
    assert [table.damage(board) for board in BOARDS] == [0, 3, 0, 0]


@pytest.mark.rule("SH-24.12")
def test_these_three_damage_go_past_shields() -> None:
    table = marble_of_fallen_monster()
    table.hero("red", shield=5)
    table.end()
    table.target("red")
    assert (table.shield("red"), table.damage("red")) == (5, 3)


@pytest.mark.rule("SH-24.12")
def test_and_past_the_passives_of_heroes_and_items() -> None:
    table = marble_of_fallen_monster()
    table.hero("red", "quercia", items="corazza")
    table.end()
    table.target("red")
    assert table.damage("red") == 3


@pytest.mark.rule("SH-24.12")
def test_they_set_off_no_ability() -> None:
    table = marble_of_fallen_monster()
    table.ability("bruno", "when(on_damaged, shield(2, self), limit=round)")
    table.draws(marbles="yellow")
    table.end()
    table.target("red")
    assert (table.damage("red"), table.shield("red")) == (3, 0)
    assert "AbilityTriggered" not in table.kinds()


@pytest.mark.rule("SH-24.13")
def test_an_empty_yellow_board_gives_a_shard_too() -> None:
    table = Table()
    table.without("yellow")
    table.draws(marbles="yellow", shards="g")
    table.give_to("blue")
    assert table.shards("blue") == "g"


@pytest.mark.rule("SH-A.55", "SH-17.09")
def test_it_may_kill_the_last_hero() -> None:
    table = Table(turn="blue")
    table.without("red", "yellow", "green")
    table.hero("blue", damage=13)
    table.defeated("red foe")
    table.draws(marbles="red")
    table.end()
    assert table.won is False


@pytest.mark.rule("SH-A.55", "SH-8.02")
def test_a_potion_may_be_used_against_it() -> None:
    table = marble_of_fallen_monster()
    table.hero("red", damage=13)
    table.party(potions=1)
    table.end()
    table.target("red")
    assert table.offered() == ["potion:0", "done"]
    table.drink("red")
    assert table.damage("red") == 8


@pytest.mark.rule("SH-A.54", "SH-24.02")
def test_those_who_reach_their_limit_together_leave_together() -> None:
    table = Table(turn="red")
    table.hero("red", "alba", shards="bb", skills="onda")
    table.hero("yellow", "elio")
    for board in ("red", "blue"):
        table.foe(board, damage=17)
    table.use("onda")
    assert table.foes() == "yellow green"
    defeated = [n for n, kind in enumerate(table.kinds()) if kind == "Defeated"]
    hurt = [n for n, kind in enumerate(table.kinds()) if kind == "Damaged"]
    assert max(hurt) < min(defeated)
    assert defeated[1] == defeated[0] + 1


@pytest.mark.rule("SH-A.54")
def test_abilities_set_off_together_resolve_from_the_front_to_the_rear() -> None:
    table = struck_by("damage(2, all_foes)")
    table.hero("yellow", "spina")
    table.hero("red", "bruno", items="spine")
    table.order("blue", "yellow", "green", "red")
    table.end()
    acted = [event.things[0] for event in table.events if event.kind == "AbilityTriggered"]
    assert acted == [1, 0]
    assert table.damage("green foe") == 2


@pytest.mark.rule("SH-A.54")
def test_abilities_wait_until_the_text_under_way_is_over() -> None:
    table = struck_by("damage(2, front); damage(3, rear)")
    table.hero("red", "spina")
    table.end()
    kinds = [kind for kind in table.kinds() if kind in ("Damaged", "AbilityTriggered")]
    assert kinds[:4] == ["Damaged", "Damaged", "AbilityTriggered", "Damaged"]


@pytest.mark.rule("SH-A.62", "SH-26.01")
def test_when_a_monster_has_equal_candidates_the_players_choose() -> None:
    table = struck_by("damage(4, lowest_hp)")
    table.hero("red", damage=5)
    table.hero("green", damage=5)
    table.end()
    assert table.targets() == ["red", "green"]
    table.target("green")
    assert [table.damage(board) for board in BOARDS] == [5, 0, 0, 9]


@pytest.mark.rule("SH-A.62")
def test_any_player_may_answer() -> None:
    table = Table(turn="blue", seats=2)
    table.foe("green", acts=["damage(4, most_hurt)"])
    table.draws(marbles="green")
    table.do("end")
    assert table.offered(seat=1) == table.offered(seat=0) == ["target:0", "target:1", "target:2", "target:3"]
    table.do("target:2", seat=1)
    assert table.damage("blue") == 4


@pytest.mark.rule("SH-A.62")
def test_without_a_tie_nobody_is_asked() -> None:
    table = struck_by("damage(4, lowest_hp)")
    table.hero("yellow", damage=5)
    table.end()
    assert table.damage("yellow") == 9
