"""Volcano and Shrine: Items that nobody bears are the party's, too."""

import pytest

from tests.rules.synchro.visits import BOARDS, at


@pytest.mark.rule("SH-A.78", "SH-19.28", "SH-21.04")
def test_volcano_discards_an_item_of_the_fallen() -> None:
    table = at("vulcano")
    table.hero("red", items="libro")
    table.party(stored="spada scudo")
    table.draws(skills="colpo cura onda")
    table.do("visit:0")
    assert table.offered("slot") == ["slot:0", "slot:8", "slot:9"]
    table.do("slot:8")
    assert [shown["id"] for shown in table.view()["stored"]] == ["scudo"]
    assert table.items("red") == ["libro"]
    table.do("board:1")
    assert table.seen("yellow")["level"] == 2


@pytest.mark.rule("SH-A.78", "SH-19.29")
def test_volcano_an_upgraded_one_brings_more() -> None:
    table = at("vulcano")
    table.party(stored="spada+")
    table.draws(items="corno")
    table.do("visit:0", "slot:8", "slot:2")
    while "leave" not in table.offered():
        table.do(table.offered()[0])
    assert table.view()["stored"] == []
    assert table.items("yellow") == ["corno+"]
    assert [table.seen(board)["level"] for board in BOARDS] == [2, 2, 2, 2]


@pytest.mark.rule("SH-A.78", "SH-19.11", "SH-21.04")
def test_shrine_upgrades_an_item_of_the_fallen() -> None:
    table = at("santuario")
    table.party(coins=5, stored="spada")
    table.do("visit:0", "mode:1")
    assert table.offered() == ["upgrade:2/8"]
    table.do("upgrade:2/8")
    (item,) = table.view()["stored"]
    assert (item["id"], item["upgraded"]) == ("spada", True)
    assert table.coins == 0
    assert table.told("Upgraded") == [(2, 8)]


@pytest.mark.rule("SH-A.78", "SH-4.01")
def test_shrine_not_one_that_is_upgraded() -> None:
    table = at("santuario")
    table.party(coins=5, stored="spada+ scudo")
    table.do("visit:0", "mode:1")
    assert table.offered() == ["upgrade:2/9"]
    assert table.refused("upgrade:2/8") == "SH-4.01"


@pytest.mark.rule("SH-A.71", "SH-19.11")
def test_shrine_not_if_all_are_upgraded() -> None:
    table = at("santuario")
    table.party(coins=5, stored="spada+")
    assert table.refused("visit:0") == "SH-19.10"
