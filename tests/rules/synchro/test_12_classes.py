"""Classi: what a Mage, a Warrior and a Ranger add to their Basic Attacks."""

import pytest

from ludoteca.games.synchro.packs.reading import load_content
from tests.rules.synchro.table import Table


@pytest.mark.rule("SH-12.01")
def test_three_classes() -> None:
    content = load_content()
    assert [of_class.id for of_class in content.classes] == ["mage", "warrior", "ranger"]
    assert {hero.hero_class for hero in content.heroes} == {0, 1, 2}
    table = Table(turn="red")
    assert table.seen("red")["hero"]["class"] == "warrior"
    assert table.seen("yellow")["hero"]["class"] == "mage"
    assert table.seen("blue")["hero"]["class"] == "ranger"


@pytest.mark.rule("SH-12.02")
def test_a_mage_strikes_another_monster_of_choice() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", level=3, shards="b")
    table.attack()
    assert table.targets() == ["yellow foe", "blue foe", "green foe"]
    table.target("blue foe")
    assert table.damage("red foe") == 3
    assert table.damage("blue foe") == 2
    assert table.damage("yellow foe") == table.damage("green foe") == 0
    assert table.shield("yellow") == 0


@pytest.mark.rule("SH-12.02")
def test_not_the_monster_that_was_attacked() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", level=3, shards="b")
    table.attack()
    assert table.refused("target:4") == "SH-26.01"


@pytest.mark.rule("SH-12.02")
def test_the_mage_strikes_another_even_when_the_first_falls() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", level=3, shards="b")
    table.foe("red", hp=3)
    table.attack(target="green foe")
    assert not table.is_there("red foe")
    assert table.damage("green foe") == 2


@pytest.mark.rule("SH-12.03")
def test_a_warrior_gains_shields() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", level=3, shards="b")
    table.attack()
    assert table.shield("red") == 2
    assert table.damage("red foe") == 3
    assert [table.damage(foe) for foe in ("yellow foe", "blue foe", "green foe")] == [0, 0, 0]


@pytest.mark.rule("SH-12.04")
def test_a_ranger_strikes_harder() -> None:
    table = Table(turn="blue")
    table.hero("blue", "cora", level=3, shards="b")
    table.attack()
    assert table.damage("red foe") == 5
    assert table.shield("blue") == 0
    assert len([things for things in table.told("Damaged") if things[0] == 4]) == 1


@pytest.mark.rule("SH-12.05")
@pytest.mark.parametrize(("level", "clv"), [(1, 1), (2, 1), (3, 2), (5, 3), (7, 4)])
def test_clv_is_the_class_level_of_the_hero(level: int, clv: int) -> None:
    table = Table(turn="red")
    skill = table.skill("damage(CLV, front)", "damage(LV, rear)", cost="r")
    table.hero("red", "bruno", level=level, shards="r", skills=skill)
    assert table.seen("red")["clv"] == clv
    table.use(skill)
    assert table.damage("red foe") == clv
    assert table.damage("green foe") == level


@pytest.mark.rule("SH-A.48")
def test_with_a_single_monster_left_the_mages_bonus_is_lost() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", level=3, shards="b")
    table.defeated("yellow foe", "blue foe", "green foe")
    table.attack()
    assert table.damage("red foe") == 3
    assert table.offered("target") == []
    assert table.offered("end") == ["end"]


@pytest.mark.rule("SH-A.48", "SH-12.02")
def test_with_two_left_the_other_one_is_struck_without_asking() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", level=3, shards="b")
    table.defeated("yellow foe", "blue foe")
    table.attack()
    assert (table.damage("red foe"), table.damage("green foe")) == (3, 2)


@pytest.mark.rule("SH-A.49", "SH-22.04")
@pytest.mark.parametrize("second", ["green foe", "blue foe"])
def test_each_of_two_mage_bonuses_picks_its_own_target(second: str) -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", level=3, shards="b", master="elio")
    table.attack(target="green foe")
    assert table.targets() == ["yellow foe", "blue foe", "green foe"]
    table.target(second)
    assert table.damage("green foe") == (4 if second == "green foe" else 2)
    assert table.damage("blue foe") == (2 if second == "blue foe" else 0)
    assert table.damage("red foe") == 3
