"""Punti di Interesse, from the Cemetery to the Dojo."""

import pytest

from tests.rules.synchro.table import Table
from tests.rules.synchro.visits import BOARDS, at, keep_first

FIVE = "gaia ivo lia nilo olga"


@pytest.mark.rule("SH-19.26", "SH-A.23")
def test_cemetery_one_of_five_heroes_of_the_deck() -> None:
    table = Table(phase="visit")
    table.tile("cimitero", level=2)
    table.party(graveyard="pia")
    table.draws(heroes=FIVE, skills="colpo cura onda")
    table.do("visit:0")
    assert [shown["id"] for shown in table.view()["offer"]["heroes"]] == FIVE.split()
    assert len(table.offered("change")) == 5 * 4
    table.do(f"change:{table.card('hero', 'lia')}/1")
    table.keep("colpo")
    assert table.hero_on("yellow") == "lia"
    assert table.match.hero_deck >> table.card("hero", "alba") & 1
    assert [shown["id"] for shown in table.view()["graveyard"]] == ["pia"]
    assert table.offered("change") == []


@pytest.mark.rule("SH-19.26", "SH-A.76")
def test_cemetery_nobody_need_be_swapped() -> None:
    table = at("cimitero")
    table.draws(heroes=FIVE)
    table.do("visit:0", "done")
    assert [table.hero_on(board) for board in BOARDS] == ["bruno", "alba", "cora", "dino"]
    assert [shown["id"] for shown in table.view()["decks"]["heroes_on_top"]] == FIVE.split()


@pytest.mark.rule("SH-19.27", "SH-22.09")
def test_library_upgrades_a_master() -> None:
    table = at("biblioteca")
    table.hero("yellow", "alba", master="scudiera")
    table.hero("blue", "cora", master="gaia+")
    table.do("visit:0")
    assert table.offered() == ["upgrade:3/1"]
    table.do("upgrade:3/1")
    assert table.master_of("yellow") == "scudiera+"
    assert table.hero_on("yellow") == "alba"


@pytest.mark.rule("SH-19.27", "SH-A.71")
def test_library_without_a_master_has_no_effect() -> None:
    table = at("biblioteca")
    assert table.refused("visit:0") == "SH-19.27"


@pytest.mark.rule("SH-19.28")
def test_volcano_an_item_for_a_level() -> None:
    table = at("vulcano")
    table.hero("red", items="spada libro")
    table.draws(skills="colpo cura onda")
    table.do("visit:0")
    assert table.offered() == ["slot:0", "slot:1"]
    table.do("slot:1", "board:3")
    table.keep("cura")
    assert table.items("red") == ["spada"]
    assert [table.seen(board)["level"] for board in BOARDS] == [1, 1, 1, 2]
    assert table.view()["decks"]["items_discarded"] == 1


@pytest.mark.rule("SH-19.28", "SH-A.71")
def test_volcano_without_items_has_no_effect() -> None:
    assert at("vulcano").refused("visit:0") == "SH-19.28"


@pytest.mark.rule("SH-19.29", "SH-A.24")
def test_volcano_an_upgraded_item_for_another_and_a_level_for_all() -> None:
    table = at("vulcano")
    table.hero("red", items="spada+")
    table.hero("green", level=3)
    table.draws(items="corno")
    table.do("visit:0", "slot:0", "slot:4")
    keep_first(table)
    assert table.items("red") == []
    assert table.items("blue") == ["corno+"]
    assert [table.seen(board)["level"] for board in BOARDS] == [2, 2, 2, 4]
    assert len(table.told("LevelGained")) == 4


@pytest.mark.rule("SH-19.30")
def test_monument_a_hero_of_choice() -> None:
    table = at("monumento")
    table.hero("red", level=7)
    table.draws(skills="colpo cura onda")
    table.do("visit:0")
    assert table.offered("board") == ["board:1", "board:2", "board:3"]
    table.do("board:2")
    table.keep("onda")
    assert table.seen("blue")["level"] == 2
    assert table.skills("blue") == ["onda"]


@pytest.mark.rule("SH-19.31")
def test_bonfire_the_village_without_time() -> None:
    table = Table(phase="visit")
    table.tile("falo")
    table.party(time="summer 2")
    table.do("visit:0")
    assert table.phase == "village"
    assert table.time == "summer 2"
    assert len(table.view()["village"]["heroes"]) == 5


@pytest.mark.rule("SH-19.32")
def test_bonfire_two_coins() -> None:
    table = at("falo", coins=1)
    table.do("visit:0", "leave")
    assert table.coins == 3
    assert table.phase == "visit"


@pytest.mark.rule("SH-A.74", "SH-19.31")
def test_bonfire_its_coins_come_after_the_visit() -> None:
    table = at("falo", coins=1)
    table.do("visit:0")
    assert table.phase == "village"
    assert table.coins == 1
    assert table.refused("potionbuy") == "SH-18.15"
    table.do("leave")
    assert table.coins == 3


@pytest.mark.rule("SH-A.25")
def test_bonfire_is_the_visit_of_that_phase() -> None:
    table = at("falo")
    table.do("visit:0", "leave")
    assert table.refused("village") == "SH-18.02"
    table = at("falo")
    table.do("village", "leave", "visit:0")
    assert table.phase == "visit"
    assert table.coins == 2


@pytest.mark.rule("SH-19.33")
def test_flower_field_a_transparent_shard_for_each() -> None:
    table = at("campo_fiorito")
    table.hero("red", shards="r")
    table.do("visit:0")
    assert [table.shards(board) for board in BOARDS] == ["rt", "t", "t", "t"]
    assert table.in_bag().count("t") == 3


@pytest.mark.rule("SH-19.33", "SH-A.69")
def test_flower_field_from_the_tray_too() -> None:
    table = at("campo_fiorito")
    table.tray("tttrr")
    table.do("visit:0")
    assert table.in_tray() == "rr"
    assert table.in_bag().count("t") == 3


@pytest.mark.rule("SH-19.33", "SH-13.09")
def test_flower_field_with_full_slots_one_is_discarded() -> None:
    table = at("campo_fiorito")
    table.hero("blue", shards="rrrbb")
    table.do("visit:0")
    assert table.offered("discard") == ["discard:2/0", "discard:2/1", "discard:2/3"]
    table.discard("blue", "r")
    assert table.shards("blue") == "rrbbt"


@pytest.mark.rule("SH-A.26")
def test_flower_field_with_too_few_the_players_choose() -> None:
    table = at("campo_fiorito")
    table.hero("red", shards="ttttt")
    table.tray("t")
    table.do("visit:0")
    assert table.offered("board") == ["board:0", "board:1", "board:2", "board:3"]
    table.do("board:2")
    assert table.offered("board") == ["board:0", "board:1", "board:3"]
    table.do("board:1")
    assert [table.shards(board) for board in BOARDS] == ["ttttt", "t", "t", ""]
    assert table.offered("leave") == ["leave"]


@pytest.mark.rule("SH-19.36")
def test_dojo_a_random_master() -> None:
    table = at("dojo")
    table.hero("red", "bruno", master="pia")
    table.draws(heroes="gaia")
    table.do("visit:0")
    gaia = table.card("hero", "gaia")
    assert table.offered() == [f"learn:{gaia}/1", f"learn:{gaia}/2", f"learn:{gaia}/3"]
    assert table.refused(f"learn:{gaia}/0") == "SH-22.07"
    table.do(f"learn:{gaia}/2")
    assert table.master_of("blue") == "gaia"


@pytest.mark.rule("SH-A.28")
@pytest.mark.parametrize("landmark", ["dojo", "santuario"])
def test_when_all_have_a_master_one_is_replaced(landmark: str) -> None:
    table = Table(phase="visit")
    table.tile(landmark)
    for board, master in zip(BOARDS, ("ivo", "lia", "nilo", "olga"), strict=True):
        table.hero(board, master=master)
    if landmark == "dojo":
        table.draws(heroes="gaia")
        table.do("visit:0")
    else:
        table.party(graveyard="gaia")
        table.do("visit:0", "mode:0", f"pick:{table.card('hero', 'gaia')}")
    table.do(f"learn:{table.card('hero', 'gaia')}/1")
    assert table.master_of("yellow") == "gaia"
    assert table.match.hero_deck >> table.card("hero", "lia") & 1


@pytest.mark.rule("SH-A.28")
@pytest.mark.parametrize("landmark", ["dojo", "santuario"])
def test_or_the_new_master_is_declined(landmark: str) -> None:
    table = Table(phase="visit")
    table.tile(landmark)
    masters = ["ivo", "lia", "nilo", "olga"]
    for board, master in zip(BOARDS, masters, strict=True):
        table.hero(board, master=master)
    if landmark == "dojo":
        table.draws(heroes="gaia")
        table.do("visit:0", "done")
        assert table.match.hero_deck >> table.card("hero", "gaia") & 1
    else:
        table.party(graveyard="gaia")
        table.do("visit:0", "mode:0", f"pick:{table.card('hero', 'gaia')}", "done")
        assert [shown["id"] for shown in table.view()["graveyard"]] == ["gaia"]
    assert [table.master_of(board) for board in BOARDS] == masters
    assert table.phase == "visit"


@pytest.mark.rule("SH-A.28", "SH-19.36")
def test_but_not_while_somebody_has_none() -> None:
    table = at("dojo")
    table.draws(heroes="gaia")
    table.do("visit:0")
    assert "done" not in table.offered()


@pytest.mark.rule("SH-A.71", "SH-19.33")
def test_flower_field_without_any_transparent_shard_has_no_effect() -> None:
    table = at("campo_fiorito")
    table.hero("red", shards="ttttt")
    table.hero("yellow", shards="tt")
    assert "t" not in table.in_bag() + table.in_tray()
    assert table.refused("visit:0") == "SH-19.33"


@pytest.mark.rule("SH-19.33", "SH-A.26")
def test_flower_field_a_discarded_transparent_shard_can_be_taken_by_the_next() -> None:
    table = at("campo_fiorito")
    table.hero("red", shards="ttttt")
    table.hero("green", shards="g")
    table.tray("rr")
    table._m.bag[3] -= 1
    table._m.tray[3] += 1
    table.do("visit:0", "board:0")
    assert table.shards("red") == "ttttt"
    table.do("board:1", "board:3")
    assert [table.shards(board) for board in BOARDS] == ["ttttt", "t", "", "gt"]


@pytest.mark.rule("SH-19.33", "SH-13.09")
def test_flower_field_hero_by_hero() -> None:
    table = at("campo_fiorito")
    table.hero("red", shards="rrrrb")
    table.hero("yellow", shards="bbbbr")
    table.do("visit:0")
    assert table.offered("discard") == ["discard:0/0", "discard:0/1", "discard:0/3"]
    assert table.shards("yellow") == "rbbbb"
    table.discard("red", "t")
    table.discard("yellow", "r")
    assert [table.shards(board) for board in BOARDS] == ["rrrrb", "bbbbt", "t", "t"]
