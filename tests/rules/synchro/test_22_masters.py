"""Imparare dal Maestro: two abilities, two classes, two conversions."""

import pytest

from tests.rules.synchro.table import Table


@pytest.mark.rule("SH-22.01")
def test_a_master_takes_no_board() -> None:
    table = Table(phase="visit")
    table.tile("statua")
    table.without("blue")
    table.party(coins=2)
    table.draws(rolls="5", heroes="gaia")
    table.do("visit:0", f"learn:{table.card('hero', 'gaia')}/0")
    assert table.master_of("red") == "gaia"
    assert table.hero_on("blue") == ""


@pytest.mark.rule("SH-22.02")
def test_both_abilities() -> None:
    table = Table(turn="red")
    table.hero("green", "scudiera", master="astra", damage=5)
    table.draws(marbles="red green")
    table.end()
    assert table.active == "green"
    assert table.shield("green") == 2
    assert table.damage("green") == 3


@pytest.mark.rule("SH-22.02")
def test_constant_ones_add_up() -> None:
    table = Table(turn="red")
    table.hero("red", "quercia", master="orione", shards="r")
    table.attack()
    assert table.damage("red foe") == 1 + 2 + 1
    table.draws(marbles="red yellow")
    table.foe("red", die=1, damage=4, acts=["damage(5, front)"])
    table.match.shield[0] = 0
    table.end()
    assert table.damage("red") == 4


@pytest.mark.rule("SH-22.03")
def test_both_class_abilities_together() -> None:
    table = Table(turn="blue")
    table.hero("blue", "cora", level=3, shards="r", master="ivo")
    table.attack()
    assert table.damage("red foe") == 3 + 2
    assert table.shield("blue") == 2


@pytest.mark.rule("SH-22.04")
def test_a_second_warrior_doubles_the_shields() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", level=3, shards="r", master="ivo")
    table.attack()
    assert table.shield("red") == 4
    assert table.damage("red foe") == 3


@pytest.mark.rule("SH-22.04")
def test_a_second_ranger_doubles_the_damage() -> None:
    table = Table(turn="blue")
    table.hero("blue", "cora", level=3, shards="r", master="lia")
    table.attack()
    assert table.damage("red foe") == 3 + 2 + 2
    assert len([things for things in table.told("Damaged") if things[0] == 4]) == 1


@pytest.mark.rule("SH-22.04", "SH-A.02")
def test_but_not_clv_in_other_texts() -> None:
    table = Table(turn="red")
    skill = table.skill("shield(CLV, self)", cost="r")
    table.hero("red", "bruno", level=3, shards="r", master="ivo", skills=skill)
    table.use(skill)
    assert table.shield("red") == 2


@pytest.mark.rule("SH-22.05")
def test_a_conversion_for_each_class() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", shards="rrr", master="lia", skills="saetta freccia sonno")
    table.use("saetta", target="red foe")
    table.use("freccia")
    assert table.told("ShardConverted") == [(1, 1, 1), (1, 2, 1)]
    assert table.shards("yellow") == "r"
    assert table.refused("skill:2") == "SH-13.02"


@pytest.mark.rule("SH-22.05")
def test_not_twice_to_the_same_colour() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", shards="rrr", master="lia", skills="saetta sonno")
    table.use("saetta", target="red foe")
    assert table.refused("skill:1") == "SH-13.02"


@pytest.mark.rule("SH-22.05")
def test_two_of_one_colour_with_two_masters_of_it() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="bb", master="ivo", skills="fendente")
    table.use("fendente")
    assert table.damage("red foe") == 7
    assert table.told("ShardConverted") == [(0, 0, 2)]


@pytest.mark.rule("SH-22.05")
def test_both_in_one_payment() -> None:
    table = Table(turn="yellow")
    skill = table.skill("damage(3, front)", cost="bg")
    table.hero("yellow", "alba", shards="rt", master="lia", skills=skill)
    table.do("skill:0")
    assert table.pays() == ["rt", "rt"]
    table.do("pay:0")
    (first,) = table.told("ShardConverted")
    assert first in ((1, 1, 1), (1, 2, 1))
    table = Table(turn="yellow")
    skill = table.skill("damage(3, front)", cost="bg")
    table.hero("yellow", "alba", shards="rr", master="lia", skills=skill)
    table.use(skill)
    assert sorted(table.told("ShardConverted")) == [(1, 1, 1), (1, 2, 1)]


@pytest.mark.rule("SH-22.06")
def test_the_master_of_a_defeated_hero_is_shuffled_into_the_deck() -> None:
    table = Table(turn="yellow")
    table.hero("red", "bruno", damage=15, master="gaia")
    before = table.view()["decks"]["heroes"]
    table.draws(marbles="red blue")
    table.end()
    assert [shown["id"] for shown in table.view()["graveyard"]] == ["bruno"]
    assert table.view()["decks"]["heroes"] == before + 1
    assert table.match.hero_deck >> table.card("hero", "gaia") & 1


@pytest.mark.rule("SH-22.06")
def test_shuffled_so_that_nothing_is_known_to_lie_on_top() -> None:
    table = Table(turn="yellow")
    table.hero("red", "bruno", damage=15, master="gaia")
    known = table.card("hero", "nilo")
    table._m.hero_deck &= ~(1 << known)
    table._m.hero_known = [known]
    table.draws(marbles="red blue")
    table.end()
    assert table.view()["decks"]["heroes_on_top"] == []


@pytest.mark.rule("SH-22.07")
def test_one_hero_one_master() -> None:
    table = Table(phase="village")
    table.hero("red", master="pia")
    table.party(coins=8)
    table.draws(heroes="gaia ivo lia nilo olga")
    gaia = table.card("hero", "gaia")
    assert table.refused(f"learn:{gaia}/0") == "SH-22.07"
    assert f"learn:{gaia}/1" in table.offered("learn")


@pytest.mark.rule("SH-22.08")
def test_example_vela_marcantalis_and_her_master() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "vela", level=3, shards="g", master="scudiera", damage=4)
    shown = table.seen("yellow")
    assert shown["hero"]["name"] == "Vela Marcantalis"
    assert [shown["hero"]["class"], shown["master"]["class"]] == ["mage", "warrior"]
    assert [left["colour"] for left in shown["conversions_left"]] == ["blue", "red"]
    table.attack(target="green foe")
    assert table.damage("red foe") == 3
    assert table.damage("green foe") == 2
    assert table.shield("yellow") == 2
    assert table.damage("yellow") == 3


@pytest.mark.rule("SH-22.09")
def test_an_upgraded_masters_ability_is_the_upgraded_one() -> None:
    table = Table(turn="red")
    table.hero("green", "dino", master="scudiera+")
    table.draws(marbles="red green")
    table.end()
    assert table.shield("green") == 4
