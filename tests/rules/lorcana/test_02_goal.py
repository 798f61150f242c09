"""Scopo e fine della partita: lore wins, an empty deck loses."""

import pytest

from ludoteca.kernel.contract import IllegalChoice
from tests.rules.lorcana.table import ME, THEM, Table, action, character


@pytest.mark.rule("LOR-GOAL.01")
def test_twenty_lore_or_more_wins_at_once() -> None:
    table = Table()
    table.lore(19)
    hero = table.mine(character(1, 1, lore=3))
    table.quest(hero)
    assert table.winner == ME
    assert table.ended_by == "LOR-GOAL.01"
    assert table.lore_of() == 22
    assert table.match.decisions == ()
    with pytest.raises(IllegalChoice):
        table.match.choose(ME, "end")


@pytest.mark.rule("LOR-GOAL.01")
def test_nineteen_is_not_enough_and_twenty_is() -> None:
    table = Table()
    table.lore(18)
    one, two = table.mine(character(1, 1, lore=1)), table.mine(character(1, 1, lore=1))
    table.quest(one)
    assert table.match.outcome is None
    table.quest(two)
    assert table.winner == ME


@pytest.mark.rule("LOR-GOAL.02")
def test_lore_comes_from_quests_and_from_cards() -> None:
    table = Table()
    hero = table.mine(character(1, 1, lore=1))
    (deed,) = table.hand(action("gain_lore(2)"))
    assert table.lore_of() == 0
    table.quest(hero)
    assert table.lore_of() == 1
    table.play(deed)
    assert table.lore_of() == 3


@pytest.mark.rule("LOR-GOAL.03")
def test_an_empty_deck_loses_only_when_its_player_must_draw() -> None:
    table = Table()
    table.deck(of=THEM)
    table.mine(character(lore=0))
    assert table.match.outcome is None
    table.end_turn()
    assert table.winner == ME
    assert table.ended_by == "LOR-GOAL.03"
    assert "PlayerLost" in table.kinds()


@pytest.mark.rule("LOR-GOAL.03")
def test_ones_own_empty_deck_is_no_matter_on_the_opponents_turn() -> None:
    table = Table()
    table.deck()
    table.end_turn()
    assert table.match.outcome is None
    assert table.asked == THEM
    table.end_turn()
    assert table.winner == THEM


@pytest.mark.rule("LOR-GOAL.04")
def test_drawing_the_last_card_is_harmless() -> None:
    table = Table()
    (last,) = table.deck(character(), of=THEM)
    table.end_turn()
    assert table.where(last) == "hand"
    assert table.player(THEM).deck == 0
    assert table.match.outcome is None
    assert table.asked == THEM
