"""Prices of several cards, which are paid wholly or not at all."""

from __future__ import annotations

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item

OFFER = "offer(each_opponent, wholly(discard(2)), otherwise=gain_lore(2))"


@pytest.mark.rule("LOR-AMB.79")
def test_one_card_does_not_pay_for_two() -> None:
    t = Table()
    (deed,) = t.hand(action(OFFER))
    (held,) = t.hand(character(), of=THEM)
    t.play(deed)
    assert (t.where(held), t.lore_of()) == ("hand", 2), "nobody was asked: everybody sees how many cards they hold"


@pytest.mark.rule("LOR-AMB.79")
def test_two_cards_pay_and_the_player_decides() -> None:
    for answer, lore, where in (("yes", 0, "discard"), ("done", 2, "hand")):
        t = Table()
        (deed,) = t.hand(action(OFFER))
        held = t.hand(character(), character(), of=THEM)
        t.play(deed)
        t.choose(answer)
        assert ([t.where(card) for card in held], t.lore_of()) == ([where, where], lore)


@pytest.mark.rule("LOR-AMB.79")
def test_who_might_hold_such_cards_is_asked_and_can_only_decline() -> None:
    t = Table()
    (deed,) = t.hand(action("offer(each_opponent, wholly(discard(2, item)), otherwise=gain_lore(2))"))
    t.hand(item(), character(), of=THEM)
    t.play(deed)
    assert t.options == ["done"]
    t.choose("done")
    assert t.lore_of() == 2


@pytest.mark.rule("LOR-AMB.79")
@pytest.mark.rule("LOR-RES.09")
def test_if_you_do_asks_for_all_of_it() -> None:
    for held, drawn in ((1, 0), (2, 1)):
        t = Table()
        (deed,) = t.hand(action("may(wholly(discard(2)))", "given(done, draw(1))"))
        t.hand(*[character() for _ in range(held)])
        (top,) = t.deck(character())
        t.play(deed)
        if drawn:
            t.choose("yes")
        assert t.where(top) == ("hand" if drawn else "deck")


@pytest.mark.rule("LOR-AMB.79")
def test_items_are_banished_together_or_not_at_all() -> None:
    for owned, lore in ((1, 2), (2, 0)):
        t = Table()
        price = "may(wholly(banish(chosen(2, item, yours))))"
        (deed,) = t.hand(action(f"each(each_opponent, {price}, given(not_(done), lose_lore(2)))"))
        t.lore(4, of=THEM)
        items = [t.theirs(item()) for _ in range(owned)]
        t.play(deed)
        if owned == 2:
            t.choose("yes")
        assert t.lore_of(THEM) == 4 - lore
        assert [t.where(card) for card in items] == (["play"] if owned == 1 else ["discard", "discard"])


@pytest.mark.rule("LOR-AMB.79")
def test_lore_is_lost_wholly() -> None:
    t = Table()
    (deed,) = t.hand(action("offer(each_opponent, wholly(lose_lore(2)), otherwise=draw(1))"))
    t.lore(1, of=THEM)
    (top,) = t.deck(character(), of=ME)
    t.play(deed)
    assert (t.lore_of(THEM), t.where(top)) == (1, "hand")


@pytest.mark.rule("LOR-AMB.79")
def test_a_mode_that_cannot_be_done_wholly_is_not_among_those_offered() -> None:
    t = Table()
    price = "choose_one(wholly(discard(2)), banish(chosen(item, yours)))"
    (deed,) = t.hand(action(f"offer(each_opponent, {price}, otherwise=gain_lore(2))"))
    (held,) = t.hand(character(), of=THEM)
    tool = t.theirs(item())
    t.play(deed)
    t.choose("yes")
    assert (t.where(held), t.where(tool), t.lore_of()) == ("hand", "discard", 0)
