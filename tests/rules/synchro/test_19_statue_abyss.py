"""Punti di Interesse: the Statue, the Abyss and the Ruins."""

import pytest

from tests.rules.synchro.table import Table
from tests.rules.synchro.visits import BOARDS, at, keep_first


@pytest.mark.rule("SH-19.15", "SH-A.71")
def test_statue_two_coins() -> None:
    table = at("statua", coins=1)
    assert table.refused("visit:0") == "SH-19.15"
    table = at("statua", coins=2)
    table.draws(rolls="1")
    table.do("visit:0")
    assert table.told("CoinsPaid") == [(2, 0)]


@pytest.mark.rule("SH-A.20")
def test_statue_once() -> None:
    table = at("statua", coins=8)
    table.draws(rolls="1 6")
    table.do("visit:0")
    assert table.offered("reroll") == []
    assert table.coins == 9
    assert table.refused("visit:0") == "SH-9.09"


@pytest.mark.rule("SH-19.16", "SH-19.21")
@pytest.mark.parametrize(("face", "coins"), [(1, 3), (6, 10)])
def test_statue_coins_for_1_and_6(face: int, coins: int) -> None:
    table = at("statua", coins=2)
    table.draws(rolls=str(face))
    table.do("visit:0")
    assert table.coins == coins


@pytest.mark.rule("SH-19.17")
def test_statue_2_a_random_item() -> None:
    table = at("statua", coins=2)
    table.draws(rolls="2", items="libro")
    table.do("visit:0", "slot:2")
    assert table.items("yellow") == ["libro"]
    assert table.coins == 0


@pytest.mark.rule("SH-19.18")
def test_statue_3_upgrades_a_skill() -> None:
    table = at("statua", coins=2)
    table.hero("red", skills="colpo+ guardia")
    table.hero("blue", skills="cura")
    table.draws(rolls="3")
    table.do("visit:0")
    assert table.offered() == ["upgrade:1/1", "upgrade:1/8"]
    table.do("upgrade:1/8")
    assert table.skills("blue") == ["cura+"]
    assert table.skills("red") == ["colpo+", "guardia"]
    assert [event.rule for event in table.events if event.kind == "Upgraded"] == ["SH-19.18"]


@pytest.mark.rule("SH-19.19")
def test_statue_4_a_level_for_one_hero() -> None:
    table = at("statua", coins=2)
    table.draws(rolls="4")
    table.do("visit:0", "board:2")
    keep_first(table)
    assert [table.seen(board)["level"] for board in BOARDS] == [1, 1, 2, 1]
    assert len(table.skills("blue")) == 1


@pytest.mark.rule("SH-19.20")
def test_statue_5_a_random_hero() -> None:
    table = at("statua", coins=2)
    table.draws(rolls="5", heroes="gaia")
    table.do("visit:0")
    assert table.view()["arriving"]["id"] == "gaia"
    table.do("reserve")
    assert [shown["id"] for shown in table.view()["reserve_heroes"]] == ["gaia"]


@pytest.mark.rule("SH-19.22")
def test_abyss_the_highest_hero_leaves() -> None:
    table = at("abisso")
    for board, level in zip(BOARDS, (3, 4, 3, 2), strict=True):
        table.hero(board, level=level)
    table.do("visit:0")
    assert table.hero_on("yellow") == ""
    assert table.told("HeroDiscarded") == [(1, table.card("hero", "alba"))]


@pytest.mark.rule("SH-19.23")
def test_abyss_the_others_gain_three_levels_with_all_rewards() -> None:
    table = at("abisso")
    for board, level, skill in zip(BOARDS, (3, 4, 3, 2), ("colpo", "onda", "cura", "freccia"), strict=True):
        table.hero(board, level=level, skills=skill)
    table.do("visit:0")
    keep_first(table)
    assert [table.seen(board)["level"] for board in ("red", "blue", "green")] == [6, 6, 5]
    assert len(table.told("SkillKept")) == 1 + 1 + 2
    assert len(table.told("Upgraded")) == 2 + 2 + 1


@pytest.mark.rule("SH-19.24")
def test_abyss_from_then_on_three_heroes() -> None:
    table = at("abisso", coins=30)
    for board, level in zip(BOARDS, (7, 7, 7, 6), strict=True):
        table.hero(board, level=level)
    table.do("visit:0", "board:1")
    keep_first(table)
    assert table.view()["max_party"] == 3
    table.do("village")
    offered = table.view()["village"]["heroes"][0]["hero"]
    assert table.refused(f"invite:{offered}") == "SH-19.24"


@pytest.mark.rule("SH-19.24")
def test_abyss_no_fourth_one_from_the_reserve_either() -> None:
    table = Table(phase="lineup")
    table.without("yellow")
    table.waiting("gaia")
    table._m.max_party = 3
    assert "enter:0/0" in table.offered("enter")
    assert table.refused("enter:0/1") == "SH-19.24"


@pytest.mark.rule("SH-A.21")
def test_abyss_ties_and_belongings() -> None:
    table = at("abisso")
    table.hero("red", level=7, skills="colpo+ cura", shards="rrb", items="spada", master="gaia")
    table.hero("yellow", level=7)
    table.hero("blue", level=7)
    table.hero("green", level=6)
    table.do("visit:0")
    assert table.offered("board") == ["board:0", "board:1", "board:2"]
    before = table.view()["decks"]
    table.do("board:0")
    keep_first(table)
    view = table.view()
    assert [shown["id"] for shown in view["graveyard"]] == ["bruno"]
    assert view["decks"]["skills"] == before["skills"] + 2
    assert view["decks"]["heroes"] == before["heroes"] + 1
    assert table.in_tray() == "rrb"
    assert [shown["id"] for shown in view["stored"]] == ["spada"]


@pytest.mark.rule("SH-A.71")
def test_abyss_not_for_a_single_hero() -> None:
    table = at("abisso")
    table.without("yellow", "blue", "green")
    assert table.refused("visit:0") == "SH-19.22"


@pytest.mark.rule("SH-19.25")
def test_ruins_an_item_and_two_coins() -> None:
    table = at("rovine")
    table.draws(items="corno")
    table.do("visit:0", "slot:6")
    assert table.items("green") == ["corno"]
    assert table.coins == 2
