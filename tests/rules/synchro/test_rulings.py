"""Rulings that belong to several chapters, or that were added later."""

import pytest

from tests.rules.synchro.table import ME, THEM, Table


@pytest.mark.rule("SH-A.73", "SH-4.05")
def test_a_stunned_hero_has_no_turn_start() -> None:
    table = Table(turn="red")
    table.hero("green", "scudiera", stunned=True)
    table.draws(marbles="red green yellow blue")
    table.end()
    assert (3,) in table.told("TurnLost")
    assert table.told("AbilityTriggered") == []
    assert table.shield("green") == 0
    assert table.active == "blue"


@pytest.mark.rule("SH-A.73", "SH-A.38")
def test_nor_a_stunned_celestial_but_its_die_is_rolled() -> None:
    table = Table(turn="red")
    table.foe("green", "omega", stunned=True, die=2, slot=2)
    table.draws(marbles="green yellow", dice="6")
    table.end()
    assert table.told("AbilityTriggered") == table.told("MonsterActed") == []
    assert table.shield("green foe") == 0
    assert (table.die("green"), table.slot("green")) == (6, 1)


@pytest.mark.rule("SH-A.73")
def test_other_abilities_of_a_stunned_hero_count() -> None:
    table = Table(turn="yellow")
    table.hero("red", "spina", stunned=True)
    table.draws(marbles="red blue")
    table.end()
    assert table.damage("red") == 2
    assert table.damage("red foe") == 1


@pytest.mark.rule("SH-A.01", "SH-18.01")
@pytest.mark.parametrize("seat", [ME, THEM])
def test_in_a_visit_anybody_answers_for_the_party(seat: int) -> None:
    table = Table(phase="visit", seats=2)
    table.tile("monumento")
    for board in ("red", "yellow", "blue", "green"):
        table.hero(board, leader=0)
    table.draws(skills="colpo cura onda")
    table.do("visit:0", "board:2", f"keep:{table.card('skill', 'cura')}", seat=seat)
    assert table.skills("blue") == ["cura"]
    table.do("leave", seat=1 - seat)
    assert table.phase == "journey"


@pytest.mark.rule("SH-A.66", "SH-17.01")
def test_a_text_goes_on_after_the_last_monster_has_fallen() -> None:
    table = Table(turn="red")
    skill = table.skill("damage(5, front)", "heal(3, self)", cost="r")
    table.hero("red", shards="r", skills=skill, damage=7)
    table.defeated("yellow foe", "blue foe", "green foe")
    table.foe("red", hp=5)
    table.use(skill)
    assert table.phase == "visit"
    assert table.damage("red") == 4


@pytest.mark.rule("SH-A.66", "SH-16.10")
def test_but_nobody_is_hurt_any_more() -> None:
    table = Table(turn="red")
    skill = table.skill("damage(9, front)", "damage(2, self)", "damage(9, all_allies)", cost="r")
    table.hero("red", shards="r", skills=skill, damage=15)
    table.defeated("yellow foe", "blue foe", "green foe")
    table.foe("red", hp=1)
    table.use(skill)
    assert table.hero_on("red") == "bruno"
    assert [table.damage(board) for board in ("red", "yellow", "blue", "green")] == [15, 0, 0, 0]
    assert table.phase == "visit"


@pytest.mark.rule("SH-A.66", "SH-17.08")
def test_at_stellaris_the_last_hero_wins_with_the_blow_that_would_have_cost_its_life() -> None:
    table = Table(turn="red", city="stellaris")
    skill = table.skill("damage(9, front)", "damage(2, self)", cost="r")
    table.hero("red", shards="r", skills=skill, damage=15)
    table.defeated("yellow", "blue", "green", "yellow foe", "blue foe", "green foe")
    table.foe("red", hp=1)
    table.use(skill)
    assert table.won
    assert table.match.outcome is not None
    assert table.match.outcome.rule == "SH-17.08"


@pytest.mark.rule("SH-A.66", "SH-17.09")
def test_while_a_monster_stands_the_cost_counts() -> None:
    table = Table(turn="red", city="stellaris")
    skill = table.skill("damage(9, front)", "damage(2, self)", cost="r")
    table.hero("red", shards="r", skills=skill, damage=15)
    table.defeated("yellow", "blue", "green", "blue foe", "green foe")
    table.foe("red", hp=1)
    table.use(skill)
    assert table.won is False


@pytest.mark.rule("SH-A.77", "SH-11.02", "SH-11.10")
def test_storing_is_one_action_of_a_turn() -> None:
    table = Table(turn="red")
    skill = table.skill("damage(1, front)", cost="r")
    table.hero("red", shards="rrrbb", skills=skill)
    table.store("r")
    table.store("b")
    assert table.reserve() == "rb"
    table.use(skill, pay="+r")
    assert table.offered("store") == []
    assert table.refused("store:1") == "SH-11.02"


@pytest.mark.rule("SH-A.77", "SH-8.01")
def test_a_potion_in_between_is_no_action() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrb", damage=4)
    table.party(potions=1)
    table.store("r")
    table.drink("red")
    table.store("b")
    assert table.reserve() == "rb"


@pytest.mark.rule("SH-A.77", "SH-11.10")
def test_the_next_hero_may_store_again() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rr")
    table.hero("yellow", shards="b")
    table.draws(marbles="red yellow")
    table.store("r")
    table.attack(pay="r")
    assert table.offered("store") == []
    table.end()
    assert table.active == "yellow"
    table.store("b")
    assert table.reserve() == "rb"


@pytest.mark.rule("SH-A.75", "SH-17.09", "SH-20.09")
def test_with_a_hero_in_reserve_the_waterfall_is_not_the_end() -> None:
    table = Table(phase="visit")
    table.tile("grande_cascata")
    for board in ("red", "yellow", "blue", "green"):
        table.hero(board, damage=15)
    table.waiting("gaia", level=3)
    table.do("visit:0")
    assert table.won is None
    assert table.line() == ""
    assert len(table.view()["graveyard"]) == 4
    assert table.coins == 8
    table.do("leave")
    table.do(table.offered("travel")[0])
    table.do(table.offered("visit")[0])
    assert table.offered() == ["enter:0/0", "enter:0/1", "enter:0/2", "enter:0/3"]
    assert table.refused("done") == "SH-9.01"
    table.do("enter:0/2")
    while table.offered("keep"):
        table.do(table.offered("keep")[0])
    assert table.line() == "blue"
    assert len(table.told("MonsterDrawn")) == 4


@pytest.mark.rule("SH-A.75", "SH-17.09")
def test_in_battle_the_reserve_does_not_count() -> None:
    table = Table(turn="red")
    table.hero("red", damage=15)
    table.defeated("yellow", "blue", "green")
    table.waiting("gaia")
    table.foe("red", acts=["damage(9, front)"])
    table.draws(marbles="red")
    table.end()
    assert table.won is False


@pytest.mark.rule("SH-A.66")
def test_other_abilities_no_longer_resolve() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills="colpo", items="anello corno", damage=7)
    table.defeated("yellow foe", "blue foe", "green foe")
    table.foe("red", hp=5)
    table.use("colpo")
    assert table.phase == "visit"
    assert table.damage("red") == 7
    assert table.told("AbilityTriggered") == []


@pytest.mark.rule("SH-A.65", "SH-8.01")
@pytest.mark.parametrize("phase", ["journey", "lineup", "visit", "village"])
def test_potions_whenever_the_party_decides(phase: str) -> None:
    table = Table(phase=phase)
    table.hero("red", damage=9)
    table.party(potions=1)
    table.drink("red")
    assert table.damage("red") == 1
    assert table.potions == 0
    assert table.phase == phase


@pytest.mark.rule("SH-A.65", "SH-19.05")
def test_also_at_a_landmark() -> None:
    table = Table(phase="visit")
    table.tile("santuario")
    table.hero("red", damage=9, items="spada")
    table.party(potions=1, coins=5)
    table.do("visit:0")
    assert table.offered() == ["mode:1", "potion:0"]
    table.drink("red")
    assert table.damage("red") == 1
    assert table.offered() == ["mode:1"]


@pytest.mark.rule("SH-A.70", "SH-10.13")
def test_three_items_go_round_with_all_slots_full() -> None:
    table = Table(phase="lineup")
    table.hero("red", items="spada scudo")
    table.hero("yellow", items="stivali corazza")
    table.hero("blue", items="libro anello")
    table.hero("green", items="spine mantello")
    table.do("move:0/2", "move:0/4")
    assert table.items("red") == ["libro", "scudo"]
    assert table.items("yellow") == ["spada", "corazza"]
    assert table.items("blue") == ["stivali", "anello"]
    assert table.refused("move:2/6") == "SH-10.13"
    assert table.refused("move:4/6") == "SH-10.13"
    assert "move:0/6" in table.offered("move")
