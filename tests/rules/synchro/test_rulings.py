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
