"""Pescare: cards from the top of one's own deck."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item


@pytest.mark.rule("LOR-DRAW.01")
def test_the_top_card_of_ones_own_deck_is_drawn() -> None:
    table = Table()
    cards = table.deck(*[character(name=name) for name in ("First", "Second", "Third")])
    theirs = table.deck(character(), character(), of=THEM)
    one, each = table.hand(action("draw(1)"), action("draw(1, who=each_player)"))
    table.play(one)
    assert table.match.hand[ME] == [each, cards[0]]
    table.play(each)
    assert table.match.hand[ME] == cards[:2]
    assert table.match.hand[THEM] == theirs[:1]
    assert table.where(cards[2]) == "deck"


@pytest.mark.rule("LOR-DRAW.02")
def test_several_cards_are_drawn_one_at_a_time() -> None:
    table = Table()
    table.mine(character(1, 3, "when(draws, gain_lore(1))"))
    (deed,) = table.hand(action("draw(3)"))
    table.play(deed)
    assert table.hand_size() == 3
    assert table.lore_of() == 3
    assert table.kinds().count("AbilityResolved") == 3


@pytest.mark.rule("LOR-DRAW.03")
def test_putting_a_card_into_the_hand_is_not_drawing() -> None:
    table = Table()
    table.mine(item("when(draws, gain_lore(1))"))
    (found, *_) = table.deck(character(), character(), character(), character())
    lost = table.discarded(character())[0]
    look, back = table.hand(
        action("look(1, take(1, card, to=hand), rest=bottom)"), action("return_to_hand(chosen(card, in_discard))")
    )
    table.play(look)
    assert table.where(found) == "hand"
    table.play(back, lost)
    assert table.where(lost) == "hand"
    assert table.lore_of() == 0
    assert "CardDrawn" not in table.kinds()
