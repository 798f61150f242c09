"""Come usare gli Oggetti: the party's, but only their bearers benefit."""

import pytest

from tests.rules.synchro.table import Table


@pytest.mark.rule("SH-21.01")
def test_only_the_bearer_benefits() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r")
    table.hero("blue", items="spada")
    table.attack()
    assert table.damage("red foe") == 1
    table = Table(turn="red")
    table.hero("red", shards="r", items="spada")
    table.attack()
    assert table.damage("red foe") == 2


@pytest.mark.rule("SH-21.01", "SH-10.13")
def test_they_pass_from_hero_to_hero_before_a_battle() -> None:
    table = Table(phase="lineup")
    table.hero("blue", items="spada")
    table.do("move:4/0")
    assert table.items("red") == ["spada"]
    assert table.items("blue") == []


@pytest.mark.rule("SH-10.13")
@pytest.mark.parametrize(("one", "other"), [("spada", "stivali"), ("stivali", "spada"), ("spada+", "stivali")])
def test_they_go_to_a_free_slot_or_in_exchange_for_another(one: str, other: str) -> None:
    """Also the first Item of the box."""
    table = Table(phase="lineup")
    table.hero("red", items=one)
    table.hero("blue", items=other)
    moves = ["move:0/2", "move:0/5", "move:0/4", "move:0/6", "move:4/1", "move:4/0", "move:4/2", "move:4/6"]
    assert table.offered("move") == moves
    table.do("move:0/4")
    assert (table.items("red"), table.items("blue")) == ([other], [one])


@pytest.mark.rule("SH-21.02", "SH-21.03")
def test_whenever_its_condition_occurs_and_it_is_not_used_up() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrr", items="stivali")
    for board in ("red", "yellow", "blue", "green"):
        table.foe(board, acts=["damage(1, rear)"])
    table.draws(marbles="red yellow yellow blue blue green green red red")
    table.swap("yellow")
    assert table.shield("red") == 1
    table.end_round()
    assert table.active == "red"
    table.swap("yellow", pay="r")
    assert table.shield("red") == 2
    assert table.items("red") == ["stivali"]
    assert len(table.told("AbilityTriggered")) == 2


@pytest.mark.rule("SH-21.04")
def test_the_item_of_a_defeated_bearer_stays_with_the_party() -> None:
    table = Table(turn="yellow")
    table.hero("red", items="spada libro+", damage=15)
    table.draws(marbles="red blue")
    table.end()
    assert table.hero_on("red") == ""
    assert [shown["id"] + "+" * shown["upgraded"] for shown in table.view()["stored"]] == ["spada", "libro+"]


@pytest.mark.rule("SH-21.05")
def test_it_is_reassigned_only_before_the_next_battle() -> None:
    table = Table(turn="yellow")
    table.hero("red", items="spada", damage=15)
    table.hero("green", items="corno")
    table.draws(marbles="red blue")
    table.end()
    assert table.offered("move") == []
    assert table.refused("move:0/2") == "SH-21.05"
    assert table.refused("move:6/2") == "SH-21.05"


@pytest.mark.rule("SH-21.05", "SH-24.09")
def test_then_it_is() -> None:
    table = Table(phase="lineup")
    table.without("red")
    table.party(stored="spada")
    table.do("done")
    assert table.offered("slot") == ["slot:2", "slot:4", "slot:6"]
    table.do("slot:4")
    assert table.items("blue") == ["spada"]
    assert table.view()["stored"] == []


@pytest.mark.rule("SH-21.05", "SH-20.09")
def test_a_hero_of_the_reserve_can_come_in_to_bear_it() -> None:
    table = Table(phase="lineup")
    table.without("red")
    table.hero("yellow", items="libro anello")
    table.hero("blue", items="spine mantello")
    table.hero("green", items="borsa corno")
    table.party(stored="spada")
    table.waiting("gaia")
    table.draws(skills="colpo cura onda")
    table.do("enter:0/0")
    table.keep("cura")
    table.do("done", "slot:0")
    assert table.items("red") == ["spada"]


@pytest.mark.rule("SH-21.06")
def test_items_cannot_be_sold() -> None:
    table = Table(phase="village")
    table.hero("red", items="spada")
    assert table.coins == 0
    verbs = {id.partition(":")[0] for id in table.offered()}
    assert verbs == {"leave"}
    assert table.refused(f"buy:{table.card('item', 'spada')}") == "SH-18.05"
    table.do("leave")
    assert table.items("red") == ["spada"]


@pytest.mark.rule("SH-21.07", "SH-A.64")
def test_with_all_slots_full_an_owned_item_goes() -> None:
    table = Table(phase="visit")
    table.tile("rovine")
    table.without("blue", "green")
    table.hero("red", items="libro anello")
    table.hero("yellow", items="spine mantello")
    table.draws(items="corno")
    table.do("visit:0")
    assert table.offered() == ["slot:0", "slot:1", "slot:2", "slot:3", "done"]
    table.do("slot:1")
    assert table.items("red") == ["libro", "corno"]
    assert table.told("ItemDiscarded") == [(table.card("item", "anello"),)]


@pytest.mark.rule("SH-21.07", "SH-A.64")
def test_or_the_new_one() -> None:
    table = Table(phase="visit")
    table.tile("rovine")
    table.without("blue", "green", "yellow")
    table.hero("red", items="libro anello")
    table.draws(items="corno")
    table.do("visit:0", "done")
    assert table.items("red") == ["libro", "anello"]
    assert table.told("ItemDiscarded") == [(table.card("item", "corno"),)]
    assert table.view()["decks"]["items_discarded"] == 1


@pytest.mark.rule("SH-A.64")
def test_items_of_the_fallen_without_a_slot_go_before_the_next_battle() -> None:
    table = Table(phase="lineup")
    table.without("red", "blue", "green")
    table.hero("yellow", items="spine mantello")
    table.party(stored="spada libro")
    table.do("done", "done", "slot:2")
    assert table.items("yellow") == ["libro", "mantello"]
    assert table.told("ItemDiscarded") == [(table.card("item", "spada"),), (table.card("item", "spine"),)]


@pytest.mark.rule("SH-A.72")
def test_when_the_deck_is_used_up_discards_are_shuffled_in() -> None:
    table = Table(phase="visit")
    table.tile("rovine")
    m = table._m
    m.item_gone = m.item_deck
    m.item_deck = 0
    table.draws(items="corno")
    table.do("visit:0", "slot:0")
    assert table.items("red") == ["corno"]
    assert table.view()["decks"]["items_discarded"] == 0
    assert table.view()["decks"]["items"] == 11
