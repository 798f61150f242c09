"""Fase di Visita e Villaggio: before or after the Landmark, once, and what Coins buy."""

import pytest

from tests.rules.synchro.table import Table

HEROES = "gaia ivo lia nilo olga"
ITEMS = "spada scudo stivali corazza amuleto"


def at_village(coins: int = 0, city: str = "torrebruma") -> Table:
    """Gaia, Ivo, Lia, Nilo and Olga are there, and five Items: 4, 3, 5, 6 and 2 Coins."""
    table = Table(phase="village", city=city)
    table.party(coins=coins)
    table.draws(heroes=HEROES, items=ITEMS)
    return table


def hero(table: Table, verb: str, name: str, board: int | None = None) -> str:
    return f"{verb}:{table.card('hero', name)}" + ("" if board is None else f"/{board}")


def item(table: Table, name: str) -> str:
    return f"buy:{table.card('item', name)}"


@pytest.mark.rule("SH-18.01", "SH-18.16")
def test_the_village_first_then_the_landmark() -> None:
    table = Table(phase="visit")
    table.tile("chiesa")
    table.do("village", "leave")
    assert table.offered("visit") == ["visit:0"]
    table.do("visit:0")
    assert table.potions == 2
    assert table.phase == "visit"


@pytest.mark.rule("SH-18.01", "SH-18.16")
def test_the_landmark_first_then_the_village() -> None:
    table = Table(phase="visit")
    table.tile("chiesa")
    table.do("visit:0")
    assert table.potions == 2
    table.do("village")
    assert table.phase == "village"


@pytest.mark.rule("SH-18.02")
def test_the_village_only_once() -> None:
    table = Table(phase="visit")
    table.tile("chiesa")
    table.do("village", "leave")
    assert table.refused("village") == "SH-18.02"
    table.do("visit:0")
    assert table.refused("village") == "SH-18.02"


@pytest.mark.rule("SH-18.03", "SH-A.13")
@pytest.mark.parametrize("done", [[], ["visit:0"], ["village", "leave"]])
def test_the_rest_may_be_skipped(done: list[str]) -> None:
    table = Table(phase="visit")
    table.tile("chiesa")
    table.do(*done, "leave")
    assert table.phase == "journey"
    assert table.potions == (2 if "visit:0" in done else 0)


@pytest.mark.rule("SH-A.13")
def test_what_is_activated_applies_as_a_whole() -> None:
    table = Table(phase="visit")
    table.tile("grande_cascata")
    table.do("visit:0")
    assert table.damage("red") == 5
    assert table.coins == 8


@pytest.mark.rule("SH-18.04")
def test_the_village_takes_three_time() -> None:
    table = Table(phase="visit")
    table.party(time="summer 2")
    table.do("village")
    assert table.time == "summer 5"


@pytest.mark.rule("SH-18.04", "SH-7.05")
def test_the_way_to_the_village_can_lose_the_game() -> None:
    table = Table(phase="visit")
    table.party(time="winter 9")
    table.do("village")
    assert table.won is False
    assert table.ended_by == "SH-7.05"


@pytest.mark.rule("SH-18.05")
def test_five_heroes_and_five_items_are_drawn() -> None:
    table = at_village()
    village = table.view()["village"]
    assert [shown["id"] for shown in village["heroes"]] == HEROES.split()
    assert [shown["id"] for shown in village["items"]] == ITEMS.split()
    assert not any(shown["upgraded"] for shown in village["heroes"] + village["items"])


@pytest.mark.rule("SH-18.05", "SH-A.09")
def test_cards_that_were_put_on_top_come_last() -> None:
    table = at_village()
    table.do("leave")
    on_top = [shown["id"] for shown in table.view()["decks"]["heroes_on_top"]]
    assert on_top == HEROES.split()
    assert [shown["id"] for shown in table.view()["decks"]["items_on_top"]] == ITEMS.split()
    for _ in range(3):
        assert table.match.draw_hero() not in [table.card("hero", name) for name in on_top]


@pytest.mark.rule("SH-A.09")
def test_what_is_taken_does_not_go_on_top() -> None:
    table = at_village(coins=11)
    table.do(item(table, "scudo"), "slot:0", hero(table, "learn", "lia", 0), "leave")
    decks = table.view()["decks"]
    assert [shown["id"] for shown in decks["heroes_on_top"]] == ["gaia", "ivo", "nilo", "olga"]
    assert [shown["id"] for shown in decks["items_on_top"]] == ["spada", "stivali", "corazza", "amuleto"]


@pytest.mark.rule("SH-A.72", "SH-19.17")
def test_but_a_random_item_may_be_one_of_them() -> None:
    """The deck is shuffled with them: drawn one after the other, every Item comes once."""
    table = at_village()
    table.do("leave")
    m = table.match
    waiting = m.item_deck.bit_count() + len(m.item_known)
    drawn = [m.random_item() for _ in range(waiting)]
    assert len(set(drawn)) == waiting
    assert {table.card("item", name) for name in ITEMS.split()} <= set(drawn)
    assert m.random_item() == -1


@pytest.mark.rule("SH-18.07", "SH-18.09", "SH-18.10")
def test_what_is_taken_in_the_village_is_told() -> None:
    table = at_village(coins=28)
    table.without("blue")
    table.draws(skills="colpo cura onda")
    table.do(item(table, "stivali"), "slot:2")
    assert table.told("ItemGiven") == [(2, table.card("item", "stivali"))]
    table.do(hero(table, "learn", "lia", 3))
    assert table.told("MasterLearnt") == [(3, table.card("hero", "lia"))]
    table.do(hero(table, "invite", "nilo"))
    assert table.told("HeroInvited") == [(table.card("hero", "nilo"),)]


@pytest.mark.rule("SH-18.06")
def test_nothing_need_be_done() -> None:
    table = at_village(coins=20)
    table.do("leave")
    assert table.phase == "visit"
    assert table.coins == 20


@pytest.mark.rule("SH-18.07")
def test_any_number_of_items_at_their_cost() -> None:
    table = at_village(coins=10)
    table.do(item(table, "spada"), "slot:0", item(table, "stivali"), "slot:2")
    assert table.coins == 1
    assert table.items("red") == ["spada"]
    assert table.items("yellow") == ["stivali"]
    assert table.refused(item(table, "amuleto")) == "SH-18.07"


@pytest.mark.rule("SH-18.07")
def test_only_what_is_on_offer() -> None:
    table = at_village(coins=20)
    assert table.refused(item(table, "libro")) == "SH-18.05"
    table.do(item(table, "spada"), "slot:0")
    assert table.refused(item(table, "spada")) == "SH-18.05"


@pytest.mark.rule("SH-18.08")
def test_a_bought_item_goes_in_a_slot() -> None:
    table = at_village(coins=4)
    table.hero("red", items="libro anello")
    table.do(item(table, "spada"))
    assert table.offered("slot") == ["slot:2", "slot:4", "slot:6", "slot:0", "slot:1"]
    assert "done" not in table.offered()
    table.do("slot:4")
    assert table.items("blue") == ["spada"]


@pytest.mark.rule("SH-18.09")
def test_eight_coins_invite_a_hero_to_an_empty_board() -> None:
    table = at_village(coins=8, city="verdalba")
    table.without("blue")
    table.draws(skills="colpo saetta cura", shards="rb")
    table.do(hero(table, "invite", "nilo"), f"keep:{table.card('skill', 'cura')}")
    assert table.hero_on("blue") == "nilo"
    assert table.coins == 0
    assert table.line() == "red yellow green blue"


@pytest.mark.rule("SH-18.09")
def test_not_with_four_heroes_nor_with_seven_coins() -> None:
    table = at_village(coins=8)
    assert table.refused(hero(table, "invite", "gaia")) == "SH-18.09"
    table = at_village(coins=7)
    table.without("blue")
    assert table.refused(hero(table, "invite", "gaia")) == "SH-18.09"


@pytest.mark.rule("SH-18.10")
def test_eight_coins_for_a_master() -> None:
    table = at_village(coins=8)
    table.do(hero(table, "learn", "gaia", 0))
    assert table.master_of("red") == "gaia"
    assert table.hero_on("red") == "bruno"
    assert table.coins == 0
    table = at_village(coins=7)
    assert table.refused(hero(table, "learn", "gaia", 0)) == "SH-18.10"


@pytest.mark.rule("SH-18.11")
def test_the_masters_class_applies_too() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", level=3, shards="r", master="ivo")
    table.attack(target="blue foe")
    assert table.damage("red foe") == 3
    assert table.damage("blue foe") == 2
    assert table.shield("yellow") == 2


@pytest.mark.rule("SH-18.11")
def test_and_its_ability() -> None:
    table = Table(turn="red")
    table.hero("green", "dino", master="scudiera")
    table.draws(marbles="red green")
    table.end()
    assert table.active == "green"
    assert table.shield("green") == 2


@pytest.mark.rule("SH-18.12", "SH-A.10")
def test_four_coins_change_a_hero_for_one_of_the_five() -> None:
    table = at_village(coins=5, city="verdalba")
    table.draws(skills="colpo saetta cura")
    assert len(table.offered("change")) == 5 * 4
    before = table.view()["decks"]["heroes"]
    table.do(hero(table, "change", "olga", 2), f"keep:{table.card('skill', 'colpo')}")
    assert table.hero_on("blue") == "olga"
    assert table.coins == 1
    assert table.line() == "red yellow blue green"
    assert table.view()["decks"]["heroes"] == before + 1
    assert table.match.hero_deck >> table.card("hero", "cora") & 1
    assert table.refused(hero(table, "change", "gaia", 0)) == "SH-18.12"


@pytest.mark.rule("SH-A.10")
def test_nobody_else_than_the_five() -> None:
    table = at_village(coins=5)
    assert table.refused(hero(table, "change", "pia", 0)) == "SH-18.05"


@pytest.mark.rule("SH-18.13", "SH-A.11")
def test_the_skills_are_dealt_anew() -> None:
    table = at_village(coins=4)
    table.tile("chiesa", level=3)
    table.hero("red", level=5, skills="onda+ sonno freccia", shards="rrb", items="libro", damage=7, master="pia")
    before = table.view()["decks"]["skills"]
    table.draws(skills="colpo saetta cura lancio uncino spinta", shards="gt")
    table.do(hero(table, "change", "ivo", 0), f"keep:{table.card('skill', 'cura')}")
    table.keep("spinta")
    assert table.view()["decks"]["skills"] == before + 3 - 2
    assert table.skills("red") == ["cura", "spinta"]
    assert table.seen("red")["level"] == 2
    assert table.damage("red") == 0
    assert table.shards("red") == "gt"
    assert table.in_tray() == "rrb"
    assert table.master_of("red") == ""
    assert table.items("red") == ["libro"]


@pytest.mark.rule("SH-18.14")
def test_a_coin_for_each_hero_that_rests() -> None:
    table = at_village(coins=2)
    table.hero("red", damage=9)
    table.hero("blue", damage=15)
    table.hero("green", damage=1)
    assert table.offered("rest") == ["rest:0", "rest:2", "rest:3"]
    assert table.refused("rest:1") == "SH-18.14"
    table.do("rest:0", "rest:2")
    assert [table.damage(board) for board in ("red", "blue", "green")] == [0, 0, 1]
    assert table.coins == 0
    assert table.refused("rest:3") == "SH-18.14"


@pytest.mark.rule("SH-18.15", "SH-A.12")
def test_two_coins_for_a_potion_as_often_as_they_last() -> None:
    table = at_village(coins=5)
    table.do("potionbuy", "potionbuy")
    assert table.potions == 2
    assert table.coins == 1
    assert table.refused("potionbuy") == "SH-18.15"


@pytest.mark.rule("SH-A.12")
def test_several_masters_in_one_visit() -> None:
    table = at_village(coins=16)
    table.do(hero(table, "learn", "gaia", 0), hero(table, "learn", "ivo", 3))
    assert (table.master_of("red"), table.master_of("green")) == ("gaia", "ivo")


@pytest.mark.rule("SH-18.17")
def test_a_landmark_allows_only_what_it_offers() -> None:
    table = Table(phase="visit")
    table.tile("miniera")
    table.hero("red", damage=4)
    table.party(coins=9)
    table.draws(rolls="2")
    table.do("visit:0")
    assert table.offered() == ["done", "reroll"]
    assert table.refused("rest:0") == "SH-18.17"
    assert table.refused("potionbuy") == "SH-18.17"
    assert table.damage("red") == 4


@pytest.mark.rule("SH-18.18")
def test_time_buys_no_other_landmark() -> None:
    table = Table(phase="visit")
    table.tile("chiesa", "miniera")
    table.do("visit:0")
    assert table.refused("visit:1") == "SH-18.18"
    assert table.offered() == ["village", "leave"]
