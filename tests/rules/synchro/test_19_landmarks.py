"""Punti di Interesse, from the Tavern to the Church."""

import pytest

from tests.rules.synchro.table import Table
from tests.rules.synchro.visits import BOARDS, at

FIVE = "cura freccia scelta balzo spinta"


@pytest.mark.rule("SH-19.01")
@pytest.mark.parametrize(("flag", "coins", "potions"), [(0, 0, 2), (1, 8, 0)])
def test_the_landmark_under_the_flag(flag: int, coins: int, potions: int) -> None:
    table = Table(phase="visit")
    table.tile("chiesa", "grande_cascata", flag=flag)
    table.do(f"visit:{flag}")
    assert (table.coins, table.potions) == (coins, potions)


@pytest.mark.rule("SH-19.02")
@pytest.mark.parametrize("hero", ["gaia", "pia"])
def test_tavern_a_random_hero_joins(hero: str) -> None:
    table = at("taverna")
    table.draws(heroes=hero)
    before = table.view()["decks"]["heroes"]
    table.do("visit:0")
    assert [shown["id"] for shown in table.view()["reserve_heroes"]] == [hero]
    assert table.view()["decks"]["heroes"] == before - 1


@pytest.mark.rule("SH-A.72", "SH-19.02")
def test_tavern_cards_known_to_lie_on_top_are_as_likely() -> None:
    table = Table(phase="village")
    table.tile("taverna")
    table.draws(heroes="gaia ivo lia nilo olga nilo")
    table.do("leave", "visit:0")
    assert [shown["id"] for shown in table.view()["reserve_heroes"]] == ["nilo"]
    assert table.view()["decks"]["heroes_on_top"] == []


@pytest.mark.rule("SH-19.03")
def test_tavern_that_hero_is_no_master() -> None:
    table = at("taverna", coins=20)
    table.draws(heroes="gaia")
    table.do("visit:0")
    assert table.view()["reserve_heroes"][0]["no_master"]
    assert table.offered("learn") == []
    table.do("village")
    assert table.refused(f"learn:{table.card('hero', 'gaia')}/0") == "SH-18.05"


@pytest.mark.rule("SH-19.04", "SH-A.14")
def test_tavern_not_during_a_battle() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r")
    table.waiting("gaia", from_tavern=True)
    table.defeated("blue")
    assert table.offered("enter") == []
    assert table.refused("enter:0/2") == "SH-19.04"


@pytest.mark.rule("SH-A.14", "SH-19.04")
@pytest.mark.parametrize("empty", [True, False])
def test_tavern_but_before_the_next_one(empty: bool) -> None:
    table = Table(phase="lineup")
    if empty:
        table.without("blue")
    table.waiting("gaia", from_tavern=True)
    table.draws(skills="colpo cura onda")
    table.do("enter:0/2")
    table.keep("cura")
    assert table.hero_on("blue") == "gaia"


@pytest.mark.rule("SH-19.05")
@pytest.mark.parametrize("face", [1, 4, 6])
def test_mine_as_many_coins_as_the_die_shows(face: int) -> None:
    table = at("miniera", coins=3)
    table.draws(rolls=str(face))
    table.do("visit:0", "done")
    assert table.coins == 3 + face


@pytest.mark.rule("SH-19.06", "SH-A.15")
def test_mine_rerolls_for_a_coin_each() -> None:
    table = at("miniera", coins=2)
    table.draws(rolls="1 2 6")
    table.do("visit:0", "reroll")
    assert table.coins == 1
    table.do("reroll")
    assert table.coins == 0
    assert table.refused("reroll") == "SH-19.06"
    table.do("done")
    assert table.coins == 6


@pytest.mark.rule("SH-19.06")
def test_mine_example_of_the_net_gain() -> None:
    table = at("miniera", coins=5)
    table.draws(rolls="1 6")
    table.do("visit:0", "reroll", "done")
    assert table.coins == 5 + 5


@pytest.mark.rule("SH-A.15")
def test_mine_the_last_result_counts_even_if_it_is_worse() -> None:
    table = at("miniera", coins=5)
    table.draws(rolls="5 1")
    table.do("visit:0", "reroll", "done")
    assert table.coins == 5


@pytest.mark.rule("SH-19.07", "SH-19.09")
def test_waterfall_five_damage_to_all_and_eight_coins() -> None:
    table = at("grande_cascata")
    table.hero("blue", damage=2)
    table.do("visit:0")
    assert [table.damage(board) for board in BOARDS] == [5, 5, 7, 5]
    assert table.coins == 8


@pytest.mark.rule("SH-19.08")
def test_waterfall_no_passives() -> None:
    table = at("grande_cascata")
    table.hero("red", "spina", items="spine mantello")
    table.hero("yellow", "quercia", items="corazza")
    table.do("visit:0")
    assert table.damage("red") == table.damage("yellow") == 5
    assert table.told("AbilityTriggered") == []


@pytest.mark.rule("SH-A.16")
def test_waterfall_can_eliminate() -> None:
    table = at("grande_cascata")
    table.hero("yellow", damage=12, skills="colpo", shards="rr", items="libro")
    table.do("visit:0")
    assert table.hero_on("yellow") == ""
    assert [shown["id"] for shown in table.view()["graveyard"]] == ["alba"]
    assert [shown["id"] for shown in table.view()["stored"]] == ["libro"]
    assert table.coins == 8


@pytest.mark.rule("SH-A.16")
def test_waterfall_a_potion_helps() -> None:
    table = at("grande_cascata")
    table.hero("yellow", damage=12)
    table.party(potions=1)
    table.do("visit:0")
    assert table.hero_on("yellow") == "alba"
    table.drink("yellow")
    assert table.damage("yellow") == 17 - 8
    assert table.potions == 0
    assert table.coins == 8


@pytest.mark.rule("SH-A.16", "SH-17.09")
def test_waterfall_can_end_the_journey() -> None:
    table = at("grande_cascata")
    for board in BOARDS:
        table.hero(board, damage=11)
    table.do("visit:0")
    assert table.won is False
    assert table.ended_by == "SH-17.09"


@pytest.mark.rule("SH-19.10", "SH-A.17")
def test_shrine_a_fallen_hero_as_master_for_free() -> None:
    table = Table(phase="visit")
    table.tile("santuario")
    table.party(graveyard="gaia ivo")
    table.do("visit:0", "mode:0", f"pick:{table.card('hero', 'ivo')}")
    table.do(f"learn:{table.card('hero', 'ivo')}/1")
    assert table.master_of("yellow") == "ivo"
    assert [shown["id"] for shown in table.view()["graveyard"]] == ["gaia"]


@pytest.mark.rule("SH-19.11", "SH-A.17")
def test_shrine_or_five_coins_upgrade_an_item() -> None:
    table = at("santuario", coins=5)
    table.hero("red", items="spada scudo+")
    table.do("visit:0")
    assert table.offered() == ["mode:1"]
    table.do("mode:1")
    assert table.offered() == ["upgrade:2/0"]
    table.do("upgrade:2/0")
    assert table.items("red") == ["spada+", "scudo+"]
    assert table.coins == 0


@pytest.mark.rule("SH-19.11")
def test_shrine_not_with_four_coins() -> None:
    table = at("santuario", coins=4)
    table.hero("red", items="spada")
    assert table.refused("visit:0") == "SH-19.11"


@pytest.mark.rule("SH-19.12")
def test_altar_up_to_three_skills_are_replaced() -> None:
    table = at("altare")
    table.hero("red", skills="colpo+ guardia")
    table.hero("yellow", skills="saetta onda")
    table.draws(skills=FIVE)
    table.do("visit:0")
    assert [shown["id"] for shown in table.view()["offer"]["skills"]] == FIVE.split()
    card = table.card
    table.do(f"keep:{card('skill', 'cura')}/0", f"keep:{card('skill', 'freccia')}/4")
    table.do(f"keep:{card('skill', 'balzo')}/5")
    assert table.skills("red") == ["cura", "guardia"]
    assert table.skills("yellow") == ["freccia", "balzo"]
    assert table.offered("keep") == []
    table.refused(f"keep:{card('skill', 'scelta')}/1")
    assert table.offered("leave") == ["leave"]


@pytest.mark.rule("SH-19.12")
def test_altar_or_fewer() -> None:
    table = at("altare")
    table.hero("red", skills="colpo guardia")
    table.do("visit:0", "done")
    assert table.skills("red") == ["colpo", "guardia"]
    assert table.offered("leave") == ["leave"]


@pytest.mark.rule("SH-A.18")
def test_altar_all_other_tiles_go_back_and_empty_slots_stay_empty() -> None:
    table = at("altare")
    table.hero("red", skills="colpo+ guardia")
    before = table.view()["decks"]["skills"]
    table.draws(skills=FIVE)
    table.do("visit:0")
    assert {id.partition("/")[2] for id in table.offered("keep")} == {"0", "1"}
    table.do(f"keep:{table.card('skill', 'cura')}/0", "done")
    assert table.skills("red") == ["cura", "guardia"]
    assert table.view()["decks"]["skills"] == before
    assert table.match.skill_bag >> table.card("skill", "colpo") & 1


@pytest.mark.rule("SH-19.13", "SH-19.14")
def test_church_two_potions_and_everybody_is_healed() -> None:
    table = at("chiesa")
    table.hero("red", damage=15)
    table.hero("green", damage=3)
    table.do("visit:0")
    assert table.potions == 2
    assert [table.damage(board) for board in BOARDS] == [0, 0, 0, 0]


@pytest.mark.rule("SH-A.19")
def test_church_the_fallen_do_not_return() -> None:
    table = Table(phase="visit")
    table.tile("chiesa")
    table.defeated("blue")
    table.do("visit:0")
    assert table.hero_on("blue") == ""
    assert [shown["id"] for shown in table.view()["graveyard"]] == ["cora"]
