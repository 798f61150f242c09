"""Ottenere una nuova Carta Eroe: where it goes, its level and what it is set up with."""

import pytest

from tests.rules.synchro.table import Table

BOARDS = ("red", "yellow", "blue", "green")


def gaining(hero: str = "gaia", level: int = 3) -> Table:
    """The Statue of a city of that level brings this Hero."""
    table = Table(phase="visit")
    table.tile("statua", level=level)
    table.party(coins=2)
    table.draws(rolls="5", heroes=hero)
    return table


def keep_all(table: Table) -> None:
    while table.offered("keep") or table.offered("upgrade"):
        table.do(table.offered()[0])


@pytest.mark.rule("SH-20.01")
def test_on_an_empty_board_normal_side_up() -> None:
    table = gaining()
    table.without("blue")
    table.do("visit:0", "board:2")
    keep_all(table)
    assert table.hero_on("blue") == "gaia"
    assert table.line() == "red yellow green blue"


@pytest.mark.rule("SH-19.24")
@pytest.mark.parametrize("empty", range(4))
def test_no_empty_board_is_left_for_more_heroes_than_the_party_may_have(empty: int) -> None:
    table = gaining()
    table.without(BOARDS[empty])
    table._m.max_party = 3
    table.do("visit:0")
    assert table.offered("board") == [f"board:{board}" for board in range(4) if board != empty]
    assert table.refused(f"board:{empty}") == "SH-19.24"
    assert table.refused("board:4") == "SH-20.01"


@pytest.mark.rule("SH-20.01", "SH-A.68")
def test_or_for_a_hero_of_the_party() -> None:
    table = gaining()
    table.hero("yellow", "alba+", items="libro", level=5, skills="onda+", master="pia")
    table.do("visit:0", "board:1")
    keep_all(table)
    assert table.hero_on("yellow") == "gaia"
    assert table.line() == "red yellow blue green"
    assert table.items("yellow") == ["libro"]
    assert table.match.hero_deck >> table.card("hero", "alba") & 1
    assert table.match.hero_deck >> table.card("hero", "pia") & 1


@pytest.mark.rule("SH-20.02", "SH-20.03")
@pytest.mark.parametrize(("city", "level"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_one_level_below_the_city(city: int, level: int) -> None:
    table = gaining(level=city)
    table.do("visit:0", "board:0")
    assert table.seen("red")["level"] == level


@pytest.mark.rule("SH-20.04")
def test_the_rewards_of_every_level_one_by_one() -> None:
    table = gaining(level=4)
    table.draws(skills="colpo saetta cura lancio uncino spinta onda sonno freccia")
    table.do("visit:0", "board:0")
    table.keep("saetta")
    table.keep("spinta")
    table.keep("onda")
    assert table.skills("red") == ["saetta", "spinta", "onda"]
    assert len(table.told("SkillsDrawn")) == 3
    assert table.offered("leave") == ["leave"]


@pytest.mark.rule("SH-20.04", "SH-14.05")
def test_an_upgrade_for_the_fifth_level() -> None:
    table = gaining(level=6)
    table.do("visit:0", "board:0")
    while table.offered("keep"):
        table.do(table.offered("keep")[0])
    assert table.offered() == ["upgrade:0/0", "upgrade:1/0", "upgrade:1/1", "upgrade:1/2", "upgrade:1/3"]
    table.do("upgrade:0/0")
    assert table.hero_on("red") == "gaia+"
    assert len(table.skills("red")) == 4


@pytest.mark.rule("SH-20.05", "SH-20.06")
@pytest.mark.parametrize(("city", "shards"), [(2, 2), (4, 2), (6, 3)])
def test_two_or_three_shards_by_its_level(city: int, shards: int) -> None:
    table = gaining(level=city)
    table.draws(shards="rbg")
    table.do("visit:0", "board:0")
    keep_all(table)
    assert table.shards("red") == "rbg"[:shards]


@pytest.mark.rule("SH-20.07", "SH-22.01")
def test_or_it_becomes_a_master() -> None:
    table = gaining()
    table.do("visit:0", f"learn:{table.card('hero', 'gaia')}/3")
    assert table.master_of("green") == "gaia"
    assert [table.hero_on(board) for board in BOARDS] == ["bruno", "alba", "cora", "dino"]
    assert table.told("SkillsDrawn") == table.told("ShardsDrawn") == []


@pytest.mark.rule("SH-20.08")
def test_with_a_full_party_it_may_wait_in_reserve() -> None:
    table = gaining(level=5)
    table.do("visit:0", "reserve")
    (waiting,) = table.view()["reserve_heroes"]
    assert (waiting["id"], waiting["level"]) == ("gaia", 4)


@pytest.mark.rule("SH-20.08")
def test_not_with_an_empty_board() -> None:
    table = gaining()
    table.without("blue")
    table.do("visit:0")
    assert table.refused("reserve") == "SH-20.08"


@pytest.mark.rule("SH-20.09")
def test_before_a_battle_a_reserve_hero_fills_an_empty_board() -> None:
    table = Table(phase="lineup")
    table.without("blue")
    table.waiting("gaia", level=2)
    table.do("enter:0/2")
    keep_all(table)
    assert table.hero_on("blue") == "gaia"
    assert table.seen("blue")["level"] == 2
    assert len(table.skills("blue")) == 2
    assert table.view()["reserve_heroes"] == []
    assert table.phase == "lineup"


@pytest.mark.rule("SH-20.09", "SH-A.67")
def test_or_is_swapped_in() -> None:
    table = Table(phase="lineup")
    table.hero("blue", "cora", level=4, skills="cura onda+", shards="gg", items="spada", master="pia", damage=5)
    table.waiting("gaia", level=2)
    before = table.view()["decks"]
    table.draws(skills="colpo saetta freccia lancio uncino spinta", shards="rb")
    table.do("enter:0/2")
    table.keep("colpo")
    table.keep("lancio")
    (out,) = table.view()["reserve_heroes"]
    assert (out["id"], out["level"]) == ("cora", 4)
    assert table.hero_on("blue") == "gaia"
    assert table.items("blue") == ["spada"]
    assert table.master_of("blue") == ""
    assert table.damage("blue") == 0
    assert table.in_tray() == "gg"
    after = table.view()["decks"]
    assert after["skills"] == before["skills"] + 2 - 2
    assert after["heroes"] == before["heroes"] + 1
    assert table.refused("enter:0/2") == "SH-20.09"


@pytest.mark.rule("SH-20.09")
@pytest.mark.parametrize(("tavern", "rule"), [(False, "SH-20.09"), (True, "SH-19.04")])
def test_only_before_a_battle(tavern: bool, rule: str) -> None:
    for phase in ("visit", "journey", "battle"):
        table = Table(phase=phase)
        table.defeated("blue")
        table.waiting("gaia", from_tavern=tavern)
        assert table.refused("enter:0/2") == rule


@pytest.mark.rule("SH-20.09", "SH-A.14")
def test_before_its_monsters_are_met() -> None:
    table = Table(phase="lineup")
    table.waiting("gaia")
    assert table.phase == "lineup"
    assert table.offered() == ["done", "enter:0/0", "enter:0/1", "enter:0/2", "enter:0/3"]
    assert table.told("MonsterDrawn") == table.told("DiceRolled") == table.told("CubeSet") == []
    assert table.refused("front:0") == table.refused("move:0/2") == "SH-20.09"
    table.do("done")
    assert len(table.told("MonsterDrawn")) == 4
    assert table.offered("enter") == []
    assert table.refused("enter:0/0") == "SH-20.09"
    assert "front:0" in table.offered("front")


@pytest.mark.rule("SH-20.09", "SH-11.16")
def test_also_when_a_battle_begins_anew_after_a_retreat() -> None:
    table = Table(turn="red")
    table.defeated("blue")
    table.waiting("gaia", level=2)
    table.do("retreat")
    assert "enter:0/2" in table.offered("enter")
    assert table.told("MonsterDrawn") == []
    table.do("enter:0/2")
    keep_all(table)
    assert table.hero_on("blue") == "gaia"
    assert len(table.told("MonsterDrawn")) == 4


@pytest.mark.rule("SH-20.09", "SH-10.12")
def test_who_comes_in_is_placed_like_everybody_else() -> None:
    table = Table(phase="lineup")
    table.without("green")
    table.waiting("gaia")
    table.do("enter:0/3")
    keep_all(table)
    assert table.line() == "red yellow blue green"
    table.front("green", "blue", "red")
    assert table.line() == "green blue red yellow"


@pytest.mark.rule("SH-20.09")
def test_nobody_is_asked_without_a_reserve() -> None:
    table = Table(phase="lineup")
    assert len(table.match.stack) == 3
    assert "front:0" in table.offered("front")


@pytest.mark.rule("SH-A.67")
def test_who_has_just_left_does_not_come_back_at_once() -> None:
    table = Table(phase="lineup")
    table.waiting("gaia")
    table.waiting("lia")
    table.do("enter:0/2")
    keep_all(table)
    assert [shown["id"] for shown in table.view()["reserve_heroes"]] == ["lia", "cora"]
    assert table.offered("enter") == ["enter:0/0", "enter:0/1", "enter:0/2", "enter:0/3"]
    assert table.refused("enter:1/0") == "SH-20.09"


@pytest.mark.rule("SH-A.08", "SH-20.02")
def test_never_below_level_1() -> None:
    table = Table(phase="village", city="luminaria")
    table.without("blue")
    table.party(coins=8)
    table.draws(heroes="gaia ivo lia nilo olga")
    table.do(f"invite:{table.card('hero', 'gaia')}")
    assert table.seen("blue")["level"] == 1
