"""Pack Rush: two boosters for a deck, two ink tokens, 15 lore."""

import pytest

import ludoteca
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.view_types import InkView
from ludoteca.kernel.contract import BadSettings
from tests.rules.lorcana.table import ME, THEM, Table, action, character

GAME = ludoteca.game("lorcana")
BOOSTERS = "\n".join(f"1 {number}" for number in [f"1-{n}" for n in range(1, 13)] + [f"2-{n}" for n in range(1, 13)])
"""Two boosters of twelve cards, of many inks."""


def new(format: str = "pack_rush") -> LorcanaMatch:
    match = GAME.new(seed=3, decks=[BOOSTERS, BOOSTERS], first="player 1", format=format)
    assert isinstance(match, LorcanaMatch)
    return match


@pytest.mark.rule("LOR-VAR.01")
def test_a_deck_of_two_boosters_is_enough() -> None:
    for player in new().view(None).players:
        assert player.deck + player.hand_size == 24
    with pytest.raises(BadSettings):
        new(format="constructed")


@pytest.mark.rule("LOR-VAR.02")
def test_two_ink_tokens_lie_in_each_inkwell_and_never_leave() -> None:
    for player in new().view(None).players:
        assert player.ink == InkView(2, 0, 2)


@pytest.mark.rule("LOR-VAR.02")
def test_tokens_pay_are_readied_and_cannot_be_moved() -> None:
    table = Table(format="pack_rush", ink=0)
    table.inkwell(1, exerted=2)  # and the two tokens, exerted
    hero, empty, back = table.hand(
        character(cost=1),
        action("return_ink(9, at_random=yes)", cost=0),
        action("return_to_hand(chosen(card, in_inkwell))", cost=0),
    )
    assert table.player().ink.total == 5
    table.play(hero)
    table.play(empty)
    assert table.player().ink.total == 2
    assert table.hand_size() == 4, "the three cards, and the other action"
    table.play(back)
    assert "end" in table.options, "there is nothing to choose"
    table.end_turn()
    table.until_turn_of(ME)
    assert table.player().ink == InkView(2, 0, 2)
    held = next(card for card in table.match.hand[ME] if table.match.printed(card).cost == 1)
    table.play(held)
    assert table.ready_ink() == 1


@pytest.mark.rule("LOR-VAR.03")
def test_opening_hands_have_five_cards() -> None:
    assert [player.hand_size for player in new().view(None).players] == [5, 5]


@pytest.mark.rule("LOR-VAR.04")
@pytest.mark.parametrize(("format", "wins"), [("pack_rush", True), ("constructed", False)])
def test_fifteen_lore_wins(format: str, wins: bool) -> None:
    table = Table(format=format)
    table.lore(14)
    table.quest(table.mine(character(lore=1)))
    assert table.lore_of() == 15
    assert table.winner == (ME if wins else None)


@pytest.mark.rule("LOR-VAR.05")
@pytest.mark.parametrize("deck_out", ["draw", "turn_end"])
def test_an_empty_deck_is_made_again_from_the_discard(deck_out: str) -> None:
    table = Table(format="pack_rush", deck_out=deck_out)
    table.deck()
    gone = table.discarded(*[character(name=f"Gone{i}") for i in range(6)])
    (deed,) = table.hand(action("draw(1)"))
    table.play(deed)
    assert table.hand_size() == 1
    assert table.player().deck == 5
    assert [card.card for card in table.player().discard] == [deed]
    assert table.match.hand[ME][0] in gone
    assert "DeckShuffled" in table.kinds()
    assert table.winner is None


@pytest.mark.rule("LOR-VAR.05")
@pytest.mark.parametrize("deck_out", ["draw", "turn_end"])
def test_nobody_loses_by_an_empty_deck(deck_out: str) -> None:
    table = Table(format="pack_rush", deck_out=deck_out)
    table.deck()
    table.deck(of=THEM)
    table.end_turn()
    assert table.asked == THEM
    table.end_turn()
    assert table.asked == ME
    assert table.winner is None
