"""Giocare una carta, as the quick-start rulebook has it."""

import pytest

from ludoteca.games.lorcana.state.view_types import InkView
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location


@pytest.mark.rule("LOR-PLAY.01")
def test_a_played_card_leaves_the_hand_and_lies_face_up() -> None:
    table = Table()
    (hero,) = table.hand(character(name="Hero"))
    assert table.view(THEM).players[ME].hand == ()
    table.play(hero)
    assert table.hand_size() == 0
    for viewer in (ME, THEM, None):
        (shown,) = table.view(viewer).players[ME].characters
        assert shown.name.say("en") == "Hero"


@pytest.mark.rule("LOR-PLAY.02")
def test_the_price_is_paid_with_ready_ink() -> None:
    table = Table(ink=5)
    (hero,) = table.hand(character(cost=3))
    table.play(hero)
    assert table.player().ink == InkView(2, 3, 5)


@pytest.mark.rule("LOR-PLAY.03")
def test_without_enough_ready_ink_it_cannot_be_played() -> None:
    table = Table()
    table.inkwell(3, exerted=4)
    (hero,) = table.hand(character(cost=4))
    assert table.refused(f"play:{hero}") == "LOR-PLAY.03"
    assert table.player().ink == InkView(3, 4, 7)
    assert table.where(hero) == "hand"


@pytest.mark.rule("LOR-PLAY.04")
def test_characters_enter_ready() -> None:
    table = Table()
    (hero,) = table.hand(character())
    table.play(hero)
    assert not table.is_exerted(hero)


@pytest.mark.rule("LOR-PLAY.05")
def test_a_new_character_is_drying_until_its_players_next_turn() -> None:
    table = Table()
    (hero,) = table.hand(character(1, 3, "use(exert(this), then=draw(1))"))
    foe = table.theirs(character(1, 9, lore=0), exerted=True)
    table.play(hero)
    assert table.seen(hero).drying
    assert table.refused(f"quest:{hero}") == "LOR-QUEST.03"
    assert table.refused(f"challenge:{hero}") == "LOR-CHAL.11"
    ability = f"use:{hero}/{table.match.script[hero].activated[0].place}"
    assert table.refused(ability) == "LOR-ABIL.07"
    table.end_turn()
    table.quest(foe)
    table.end_turn()
    assert not table.seen(hero).drying
    assert {f"quest:{hero}", f"challenge:{hero}", ability} <= set(table.options)


@pytest.mark.rule("LOR-PLAY.06")
def test_played_cards_lie_in_the_play_area() -> None:
    table = Table(ink=3)
    cards = table.hand(character(), item(), location())
    for card in cards:
        table.play(card)
    mine = table.player()
    assert [[card.card for card in getattr(mine, pile)] for pile in ("characters", "items", "locations")] == [
        [card] for card in cards
    ]
    assert mine.ink.total == 3


@pytest.mark.rule("LOR-PLAY.07")
def test_items_may_be_used_at_once() -> None:
    table = Table()
    (thing,) = table.hand(item("use(exert(this), then=gain_lore(1))"))
    table.play(thing)
    table.use(thing)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-PLAY.08")
def test_locations_may_be_used_at_once() -> None:
    table = Table()
    (place,) = table.hand(location(5, "use(pay(1), then=gain_lore(1))"))
    table.play(place)
    table.use(place)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-PLAY.09")
def test_an_action_is_carried_out_and_then_discarded() -> None:
    table = Table()
    table.theirs(character())
    table.theirs(character())
    (deed,) = table.hand(action("draw(2)", "deal(1, chosen(character))"))
    table.choose(f"play:{deed}")
    assert table.hand_size() == 2
    assert table.where(deed) == "resolving"
    assert [card.card for card in table.view(THEM).resolving] == [deed]
    table.choose(table.options[0])
    assert table.where(deed) == "discard"


@pytest.mark.rule("LOR-PLAY.10")
def test_discards_are_open_to_all() -> None:
    table = Table()
    table.discarded(character(name="One"), item(name="Two"))
    (deed,) = table.hand(action("draw(1)", name="Three"))
    table.play(deed)
    for viewer in (ME, THEM, None):
        names = [card.name.say("en") for card in table.view(viewer).players[ME].discard]
        assert names == ["One", "Two", "Three"]


@pytest.mark.rule("LOR-PLAY.09")
def test_an_action_that_only_says_what_it_costs_does_nothing() -> None:
    table = Table(ink=2)
    (deed,) = table.hand(action("always(this_costs_less(1))", cost=3))
    table.play(deed)
    assert table.where(deed) == "discard"
    assert table.ready_ink() == 0
