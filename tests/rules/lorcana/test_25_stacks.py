"""Pile: cards under a card in play."""

from itertools import permutations

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character


def below(table: Table, card: int) -> list[int]:
    return [shown.card for shown in table.seen(card).under_cards]


@pytest.mark.rule("LOR-STACK.01")
def test_a_card_under_another_is_not_in_play() -> None:
    table = Table()
    top = table.mine(character(3, 5, name="Elsa"), on=(character(1, 2, name="Elsa"),))
    other = table.mine(character(1, 5))
    count, aim = table.hand(action("gain_lore(count(character))"), action("deal(1, chosen(character))"))
    (under,) = below(table, top)
    table.play(count)
    assert table.lore_of() == 2
    table.choose(f"play:{aim}")
    assert table.targets() == {top, other}
    table.refused(f"target:{under}")
    table.choose(f"target:{top}")
    assert table.refused(f"quest:{under}") == "LOR-PLYR.05"


@pytest.mark.rule("LOR-STACK.02")
def test_face_up_cards_under_another_are_for_everybody_to_see() -> None:
    table = Table()
    top = table.mine(character(3, 5, name="Elsa"), on=(character(1, 2, name="Elsa", version="Base"),))
    for viewer in (ME, THEM, None):
        (shown,) = [card for card in table.view(viewer).players[ME].characters if card.card == top]
        (under,) = shown.under_cards
        assert under.version.say("en") == "Test Base"
        assert (under.strength, under.willpower) == (1, 2)


@pytest.mark.rule("LOR-STACK.03")
def test_face_down_cards_under_another_are_for_nobody() -> None:
    table = Table()
    (secret, *_) = table.deck(character(7, 7, name="Secret"), character(), character())
    hero = table.mine(character(1, 5, keywords=["boost(2)"]))
    table.choose(f"boost:{hero}")
    assert table.where(secret) == "under"
    for viewer in (ME, THEM, None):
        view = table.view(viewer)
        (shown,) = view.players[ME].characters
        assert shown.under == 1
        assert shown.under_cards == ()
        assert "Secret" not in str(view)


@pytest.mark.rule("LOR-STACK.04")
def test_the_top_card_does_not_gain_what_is_under_it() -> None:
    table = Table()
    base = character(9, 9, "when(quests(this), draw(1))", name="Elsa", keywords=["ward", "evasive"], lore=5)
    top = table.theirs(character(3, 5, name="Elsa", lore=1), on=(base,))
    (deed,) = table.hand(action("deal(1, chosen(character, opposing))"))
    assert table.keywords(top) == {}
    assert (table.strength(top), table.willpower(top), table.lore_value(top)) == (3, 5, 1)
    table.play(deed)
    assert table.damage(top) == 1, "it has no Ward"
    table.end_turn()
    table.quest(top)
    assert table.lore_of(THEM) == 1
    assert table.hand_size(THEM) == 1, "only the card of the turn"


@pytest.mark.rule("LOR-STACK.05")
def test_the_whole_stack_goes_where_its_top_card_goes() -> None:
    table = Table(ink=4)
    layers = (character(1, 2, name="Elsa"), character(2, 2, name="Elsa"))
    top = table.mine(character(3, 5, name="Elsa"), on=layers)
    (deed,) = table.hand(action("put_in_inkwell(chosen(character, yours))"))
    cards = [top, *below(table, top)]
    table.play(deed)
    assert [table.where(card) for card in cards] == ["inkwell"] * 3
    assert table.player().ink.total == 7
    assert table.match.under[top] == []
    table = Table()
    top = table.mine(character(3, 5, name="Elsa"), on=layers)
    (deed,) = table.hand(action("return_to_hand(chosen(character, yours))"))
    table.play(deed)
    assert table.hand_size() == 3
    table.play(top)
    assert table.seen(top).under == 0, "the stack is dissolved"


@pytest.mark.rule("LOR-STACK.06")
def test_stacks_put_into_the_deck_in_any_order_are_ordered_freely() -> None:
    for order in permutations(range(4)):
        table = Table()
        tops = [table.theirs(character(3, 5), on=(character(1, 2),)) for _ in range(2)]
        (deed,) = table.hand(action("put_on_bottom(every(character, opposing))"))
        cards = sorted(card for top in tops for card in (top, *below(table, top)))
        table.play(deed)
        assert table.asked == THEM
        wanted = [cards[place] for place in order]
        for card in wanted[:3]:
            assert f"bottom:{card}" in table.options
            table.choose(f"bottom:{card}")
        assert table.asked == ME
        assert table.match.deck[THEM][:4][::-1] == wanted, "the last one placed lies at the bottom"
        assert len(table.match.deck[THEM]) == 24


@pytest.mark.rule("LOR-STACK.07")
def test_cards_under_a_character_stay_in_the_stack_when_it_is_shifted_onto() -> None:
    table = Table()
    layers = (character(1, 2, name="Elsa"), character(2, 2, name="Elsa"))
    middle = table.mine(character(3, 5, name="Elsa"), on=layers)
    (new,) = table.hand(character(4, 6, name="Elsa", keywords=["shift(1)"]))
    under = below(table, middle)
    table.choose(f"shift:{new}")
    assert table.seen(new).under == 3
    assert set(below(table, new)) == {*under, middle}


@pytest.mark.rule("LOR-STACK.07")
def test_face_down_ones_too() -> None:
    table = Table()
    hero = table.mine(character(1, 5, name="Elsa", keywords=["boost(1)"]))
    (new,) = table.hand(character(4, 6, name="Elsa", keywords=["shift(1)"]))
    table.choose(f"boost:{hero}")
    table.choose(f"shift:{new}")
    assert table.seen(new).under == 2
    assert below(table, new) == [hero]
