"""Punti di Interesse: the Wizard's Tower and the Lake of Mana; what would have no effect."""

import pytest

from tests.rules.synchro.table import Table
from tests.rules.synchro.visits import BOARDS, at

FIVE = "gaia ivo lia nilo olga"


@pytest.mark.rule("SH-19.34", "SH-A.27")
def test_tower_any_tile_of_the_bag_is_set_aside() -> None:
    table = at("torre_stregone")
    table.hero("red", skills="colpo")
    bag = table.view()["decks"]["skills"]
    table.do("visit:0")
    assert len(table.offered("keep")) == bag
    assert f"keep:{table.card('skill', 'colpo')}" not in table.offered("keep")
    table.keep("onda")
    assert table.view()["set_aside"]["id"] == "onda"
    assert table.view()["decks"]["skills"] == bag - 1


def with_tile_aside(skill: str = "onda", **hero: int | str) -> Table:
    """Red is about to gain a level; that tile is set aside."""
    table = Table(turn="red")
    level = hero.pop("level", 2)
    assert isinstance(level, int)
    table.hero("red", level=level, shards="ttt", skills=str(hero.get("skills", "")))
    table._m.skill_bag &= ~(1 << table.card("skill", skill))
    table._m.set_aside = table.card("skill", skill)
    return table


@pytest.mark.rule("SH-19.35")
def test_tower_the_tile_may_be_taken_instead_of_drawing() -> None:
    table = with_tile_aside()
    bag = table.view()["decks"]["skills"]
    table.level_up()
    assert table.offered() == [f"claim:{table.card('skill', 'onda')}", "skip"]
    table.do(f"claim:{table.card('skill', 'onda')}")
    assert table.skills("red") == ["onda"]
    assert table.view()["set_aside"] is None
    assert table.told("SkillsDrawn") == []
    assert table.view()["decks"]["skills"] == bag


@pytest.mark.rule("SH-19.35", "SH-A.27")
def test_tower_or_it_waits_for_another_level() -> None:
    table = with_tile_aside()
    table.draws(skills="colpo cura saetta")
    table.level_up()
    table.do("skip")
    table.keep("cura")
    assert table.skills("red") == ["cura"]
    assert table.view()["set_aside"]["id"] == "onda"


@pytest.mark.rule("SH-A.27")
def test_tower_not_for_the_upgrades_of_high_levels() -> None:
    table = with_tile_aside(level=4, skills="cura")
    table.level_up()
    assert table.offered() == ["upgrade:0/0", "upgrade:1/0"]


@pytest.mark.rule("SH-A.27")
def test_tower_but_for_the_first_skill_of_a_new_hero() -> None:
    table = Table(phase="village", city="luminaria")
    table.party(coins=4)
    table._m.skill_bag &= ~(1 << table.card("skill", "onda"))
    table._m.set_aside = table.card("skill", "onda")
    table.draws(heroes=FIVE)
    table.do(f"change:{table.card('hero', 'gaia')}/0", f"claim:{table.card('skill', 'onda')}")
    assert table.skills("red") == ["onda"]


@pytest.mark.rule("SH-19.35", "SH-27.06")
def test_tower_with_four_skills_one_goes_and_nothing_is_drawn() -> None:
    table = with_tile_aside(level=2, skills="colpo guardia muro lancio")
    table.level_up()
    table.do(f"claim:{table.card('skill', 'onda')}")
    assert table.offered() == ["slot:0", "slot:1", "slot:2", "slot:3", "done"]
    table.do("slot:1")
    assert table.skills("red") == ["colpo", "onda", "muro", "lancio"]
    assert table.told("SkillsDrawn") == []
    assert table.match.skill_bag >> table.card("skill", "guardia") & 1


@pytest.mark.rule("SH-19.37")
def test_lake_shards_for_rewards() -> None:
    table = at("lago_mana")
    table.hero("red", shards="rrb")
    table.do("visit:0")
    assert table.offered() == ["spend:1", "spend:2", "spend:3", "done"]
    assert table.refused("spend:4") == "SH-19.37"
    table.do("spend:3", "shard:0/0", "shard:0/0", "shard:0/1")
    assert table.potions == 1
    assert table.in_tray() == "rrb"


@pytest.mark.rule("SH-19.38", "SH-19.39", "SH-19.40")
@pytest.mark.parametrize(("number", "coins", "potions"), [(1, 2, 0), (2, 3, 0), (3, 0, 1)])
def test_lake_coins_and_a_potion(number: int, coins: int, potions: int) -> None:
    table = at("lago_mana")
    table.hero("red", shards="rrr")
    table.do("visit:0", f"spend:{number}", *["shard:0/0"] * number)
    assert (table.coins, table.potions) == (coins, potions)
    assert table.shards("red") == "r" * (3 - number)


@pytest.mark.rule("SH-19.41")
def test_lake_four_for_an_item() -> None:
    table = at("lago_mana")
    table.hero("red", shards="rrrr")
    table.draws(items="corno")
    table.do("visit:0", "spend:4", *["shard:0/0"] * 4, "slot:0")
    assert table.items("red") == ["corno"]


@pytest.mark.rule("SH-19.42")
def test_lake_five_for_a_level() -> None:
    table = at("lago_mana")
    table.hero("red", shards="rrrrr")
    table.draws(skills="colpo cura onda")
    table.do("visit:0", "spend:5", *["shard:0/0"] * 5, "board:3")
    table.keep("colpo")
    assert table.seen("green")["level"] == 2
    assert table.skills("green") == ["colpo"]


@pytest.mark.rule("SH-19.43")
def test_lake_six_for_two_items() -> None:
    table = at("lago_mana")
    table.hero("red", shards="rrr")
    table.hero("blue", shards="ggg")
    table.draws(items="corno piuma")
    table.do("visit:0", "spend:6", *["shard:0/0"] * 3, *["shard:2/2"] * 3, "slot:0", "slot:1")
    assert sorted(table.items("red")) == ["corno", "piuma"]


@pytest.mark.rule("SH-19.44")
def test_lake_eight_for_an_upgraded_item() -> None:
    table = at("lago_mana")
    table.hero("red", shards="rrrr")
    table.hero("blue", shards="gggg")
    table.draws(items="corno")
    table.do("visit:0")
    assert table.refused("spend:7") == "SH-19.37"
    table.do("spend:8", *["shard:0/0"] * 4, *["shard:2/2"] * 4, "slot:0")
    assert table.items("red") == ["corno+"]


@pytest.mark.rule("SH-A.29")
def test_lake_shards_of_anybody_and_rewards_as_long_as_they_last() -> None:
    table = Table(phase="visit")
    table.tile("lago_mana")
    table.hero("red", shards="r")
    table.hero("green", shards="t")
    table.party(reserve="bg")
    table.do("visit:0", "spend:3")
    assert table.offered("shard") == ["shard:0/0", "shard:3/3", "shard:4/1", "shard:4/2"]
    table.do("shard:4/1", "shard:0/0", "shard:3/3")
    assert table.potions == 1
    assert table.offered() == ["spend:1", "done"]
    table.do("spend:1", "shard:4/2")
    assert table.coins == 2
    assert table.reserve() == ""
    assert table.offered("leave") == ["leave"]


@pytest.mark.rule("SH-A.71")
@pytest.mark.parametrize("landmark", ["lago_mana", "monumento", "santuario"])
def test_what_would_have_no_effect_is_not_activated(landmark: str) -> None:
    table = at(landmark)
    for board in BOARDS:
        table.hero(board, level=7)
    assert table.offered("visit") == []
    assert table.refused("visit:0").startswith("SH-19.")
    table.do("leave")
    assert table.phase == "journey"


@pytest.mark.rule("SH-A.71", "SH-14.08")
def test_shards_are_not_spent_on_a_level_that_nobody_can_gain() -> None:
    table = at("lago_mana")
    for board in BOARDS:
        table.hero(board, level=7, shards="rr" if board == "red" else "b")
    table.do("visit:0")
    assert table.offered("spend") == ["spend:1", "spend:2", "spend:3", "spend:4"]
    assert table.refused("spend:5") == "SH-14.08"
    assert table.refused("spend:6") == "SH-19.37"


@pytest.mark.rule("SH-A.71", "SH-19.28")
def test_nor_is_a_normal_item_discarded_for_one() -> None:
    table = at("vulcano")
    for board in BOARDS:
        table.hero(board, level=7, items="spada" if board == "red" else "")
    assert table.refused("visit:0") == "SH-19.28"
    table = at("vulcano")
    for board in BOARDS:
        table.hero(board, level=7, items="spada corno+" if board == "red" else "")
    table.do("visit:0")
    assert table.offered("slot") == ["slot:1"]
    assert table.refused("slot:0") == "SH-14.08"
