"""Why not: what is refused names the rule of the place or the question, and says what can be done about it."""

import pytest

from tests.rules.synchro.table import ME, Table
from tests.rules.synchro.visits import at


@pytest.mark.rule("SH-19.11")
def test_shrine_an_upgrade_that_is_too_dear() -> None:
    table = at("santuario")
    table.party(coins=1, graveyard="pia")
    table.hero("red", items="spada")
    table.do("visit:0")
    assert table.offered() == ["mode:0"]
    assert table.refused("mode:1") == "SH-19.11"
    assert table.match.why_not(ME, "mode:1").reason.it == "Costa 5 Monete: ne avete 1."


@pytest.mark.rule("SH-19.11")
def test_shrine_nothing_to_upgrade() -> None:
    table = at("santuario")
    table.party(coins=9, graveyard="pia")
    table.do("visit:0")
    assert table.refused("mode:1") == "SH-19.11"


@pytest.mark.rule("SH-19.10")
def test_shrine_nobody_in_the_graveyard() -> None:
    table = at("santuario")
    table.party(coins=5)
    table.hero("red", items="spada")
    table.do("visit:0")
    assert table.refused("mode:0") == "SH-19.10"


@pytest.mark.rule("SH-19.10")
def test_shrine_somebody_who_is_not_in_the_graveyard() -> None:
    table = at("santuario")
    table.party(graveyard="pia")
    table.do("visit:0", "mode:0")
    assert table.refused(f"pick:{table.card('hero', 'gaia')}") == "SH-19.10"


@pytest.mark.rule("SH-14.08")
def test_monument_a_hero_of_the_highest_level() -> None:
    table = at("monumento")
    table.hero("red", level=7)
    table.do("visit:0")
    assert table.refused("board:0") == "SH-14.08"


@pytest.mark.rule("SH-19.22")
def test_abyss_a_hero_that_is_not_the_highest() -> None:
    table = at("abisso")
    table.hero("red", level=3)
    table.hero("yellow", level=3)
    table.do("visit:0")
    assert table.refused("board:2") == "SH-19.22"


@pytest.mark.rule("SH-19.34")
def test_tower_a_tile_that_is_not_in_the_bag() -> None:
    table = at("torre_stregone")
    table.hero("red", skills="colpo")
    table.do("visit:0")
    assert table.refused(f"keep:{table.card('skill', 'colpo')}") == "SH-19.34"


@pytest.mark.rule("SH-24.10", "SH-24.11")
@pytest.mark.parametrize(("fallen", "rule"), [("yellow", "SH-24.10"), ("yellow foe", "SH-24.11")])
def test_the_marble_of_a_fallen_one_is_for_somebody_on_the_field(fallen: str, rule: str) -> None:
    table = Table(turn="red", first="heroes" if fallen == "yellow foe" else "monsters")
    table.defeated("blue", fallen)
    table.revealed(heroes="red", monsters="" if fallen == "yellow foe" else "red")
    table.draws(marbles="yellow" if fallen == "yellow foe" else "blue yellow", shards="r")
    table.foe("blue", stunned=True)
    table.end()
    assert table.match.rule_of(ME) == rule
    assert table.refused("board:2") == rule


@pytest.mark.rule("SH-18.06", "SH-14.04")
def test_village_a_choice_under_way_comes_first() -> None:
    table = Table(phase="village")
    table.party(coins=9)
    table.draws(heroes="gaia ivo lia nilo olga", items="spada scudo stivali corazza amuleto")
    table.do(f"change:{table.card('hero', 'gaia')}/0")
    buy = f"buy:{table.card('item', 'spada')}"
    assert table.refused(buy) == "SH-14.04"
    assert table.match.why_not(ME, buy).reason.it == "Prima completate la scelta in corso."


@pytest.mark.rule("SH-11.02")
def test_a_level_while_something_is_being_paid() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rtb")
    table.do("attack")
    assert table.offered("pay")
    assert table.refused("level") == "SH-11.02"


@pytest.mark.rule("SH-25.01")
def test_burn_a_shard_that_the_hero_does_not_have() -> None:
    table = Table(turn="red")
    table.hero("yellow", shards="rb")
    table.order("yellow", "red", "blue", "green")
    table.foe("red", acts=["burn(1, front)"])
    table.draws(marbles="red")
    table.end()
    assert table.offered() == ["discard:1/0", "discard:1/1"]
    assert table.refused("discard:1/2") == "SH-25.01"


@pytest.mark.rule("SH-24.09")
def test_the_items_of_the_fallen_are_handed_out_by_their_own_rule() -> None:
    table = Table(phase="lineup")
    table.party(stored="spada")
    table.do("done")
    assert table.offered("slot")
    assert table.match.rule_of(ME) == "SH-24.09"
    happened = table.do("slot:4")
    assert [event.rule for event in happened if event.kind == "ItemGiven"] == ["SH-24.09"]


@pytest.mark.rule("SH-18.08")
def test_those_that_are_bought_by_theirs() -> None:
    table = Table(phase="village")
    table.party(coins=9)
    table.draws(heroes="gaia ivo lia nilo olga", items="spada scudo stivali corazza amuleto")
    table.do(f"buy:{table.card('item', 'spada')}")
    assert table.match.rule_of(ME) == "SH-18.08"
