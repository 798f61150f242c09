"""What happens is told: each event once, with the numbers that its sentence needs."""

import pytest

from tests.rules.synchro.table import Table


@pytest.mark.rule("SH-11.09", "SH-13.08", "SH-4.14")
def test_a_skill_its_price_and_what_it_does() -> None:
    table = Table(turn="red")
    skill = table.skill("lose_shield(front)", "damage(3, front)", "shield(2, self)", "heal(1, self)", cost="rr")
    table.hero("red", shards="rrb", skills=skill, damage=4)
    table.foe("red", hp=3, shield=2)
    table.use(skill, pay="rr")
    assert table.told("SkillUsed") == [(0, 0, table.card("skill", skill))]
    assert table.told("ShardsSpent") == [(0, 2, 0, 0, 0, 0, 0, 0, 0)]
    assert table.told("ShieldLost") == [(4, 2)]
    assert [things[0] for things in table.told("Defeated")] == [4]
    assert table.told("Shielded") == [(0, 2, 2)]
    assert table.told("Healed") == [(0, 1, 3)]


@pytest.mark.rule("SH-11.08", "SH-11.10")
def test_a_stored_shard_and_a_swap() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rb")
    table.store("b")
    table.swap("yellow", pay="r")
    assert table.told("Stored") == [(0, 1)]
    assert table.told("Swapped") == [(0, 1)]


@pytest.mark.rule("SH-25.01")
def test_a_shard_that_burns() -> None:
    table = Table(turn="red")
    table.hero("red", shards="b")
    table.foe("green", acts=["burn(1, front)"])
    table.draws(marbles="green")
    table.end()
    assert table.told("Burned") == [(0, 1)]
    assert table.told("ShardsDiscarded") == [(0, 1)]


@pytest.mark.rule("SH-18.05", "SH-18.14", "SH-18.15", "SH-8.06")
def test_a_visit_to_the_village() -> None:
    table = Table(phase="visit")
    table.hero("red", damage=5)
    table.hero("blue", damage=9)
    table.party(coins=9)
    table.draws(heroes="gaia ivo nilo olga lia", items="spada scudo stivali corazza amuleto")
    table.do("village")
    told = table.told("VillageEntered")[0]
    assert (told[0], len(told)) == (5, 11)
    table.do("rest:0", "potionbuy", "potion:2", "leave", "leave")
    assert table.told("Rested") == [(0,)]
    assert table.told("PotionsGained") == [(1, 1)]
    assert table.told("PotionUsed") == [(2, 8, 1)]
    assert table.told("VillageLeft") == [()]
    assert len(table.told("LandmarkSkipped")) == 1


@pytest.mark.rule("SH-19.01", "SH-19.05")
def test_a_landmark_and_its_die() -> None:
    table = Table(phase="visit")
    table.tile("miniera")
    table.draws(rolls="4")
    table.do("visit:0", "done")
    assert table.told("LandmarkActivated") == [(table.card("landmark", "miniera"),)]
    assert [things[-1] for things in table.told("LandmarkRolled")] == [4]
    assert table.told("CoinsGained") == [(4, 4)]


@pytest.mark.rule("SH-10.12", "SH-10.13", "SH-10.20")
def test_a_battle_begins() -> None:
    table = Table(phase="lineup")
    table.hero("red", items="spada")
    table.do("move:0/2")
    assert table.told("ItemMoved") == [(0, 2, table.card("item", "spada"))]
    table.begin("heroes")
    assert table.told("LinedUp") == [(0, 1, 2, 3)]
    assert table.told("RoundBegan") == [(1,)]


@pytest.mark.rule("SH-17.01", "SH-11.13")
def test_a_battle_ends() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills="colpo")
    table.foe("red", hp=1)
    table.defeated("yellow foe", "blue foe", "green foe")
    table.use("colpo")
    assert table.told("BattleWon") == [(6,)]
    table = Table(turn="red")
    table.do("retreat")
    assert table.told("Retreated") == [()]


@pytest.mark.rule("SH-20.09")
def test_who_goes_to_the_reserve() -> None:
    table = Table(phase="lineup")
    table.waiting("gaia", level=2)
    table.draws(skills="colpo cura onda")
    table.do("enter:0/0")
    assert table.told("ToReserve") == [(table.card("hero", "bruno"),)]


@pytest.mark.rule("SH-14.10", "SH-14.11")
def test_mulligans_are_counted() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t")
    table.draws(skills="colpo saetta cura onda sonno freccia")
    table.do("level", "mulligan", "mulligan")
    assert table.told("Mulligan") == [(0, 1), (0, 2)]
