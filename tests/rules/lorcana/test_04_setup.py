"""Preparazione: from the decks to the first turn, and to the next game."""

from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import BadSettings, Event
from tests.rules.lorcana.table import Table, character, location

GAME = ludoteca.game("lorcana")
DECKS = ["ready-to-let-loose", "a-roaring-guest-list"]


class Noted(Chance):
    """Seeded chance that notes what is shuffled, with the order that came out."""

    def __init__(self) -> None:
        self.seeded = Seeded(7)
        self.shuffled: list[tuple[str, list[int], list[int]]] = []

    def pick(self, n: int, label: str) -> int:
        return self.seeded.pick(n, label)

    def shuffle(self, things: list[int], label: str) -> list[int]:
        order = self.seeded.shuffle(things, label)
        self.shuffled.append((label, list(things), list(order)))
        return order

    def save(self) -> Any:
        return self.seeded.save()


def new(chance: Chance | None = None, **options: Any) -> LorcanaMatch:
    given = {"decks": DECKS, "first": "player 1", **options}
    match = GAME.new(chance=chance, **given) if chance is not None else GAME.new(seed=3, **given)
    assert isinstance(match, LorcanaMatch)
    return match


def alter(match: LorcanaMatch, number: int) -> tuple[list[int], list[Event]]:
    """Whoever is asked puts back the first cards of their hand; which they were, and what happened."""
    seat = match.decisions[0].seat
    cards = match.hand[seat][:number]
    happened: list[Event] = []
    for card in cards:
        happened += match.choose(seat, f"alter:{card}")
    happened += match.choose(seat, "keep")
    return cards, happened


@pytest.mark.rule("LOR-SETUP.01")
def test_everybody_has_a_deck_and_lore_and_cards_can_be_damaged() -> None:
    for player in new().view(None).players:
        assert player.deck == 53
        assert player.lore == 0
    table = Table()
    hero, place = table.mine(character(1, 4), damage=2), table.mine(location(5), damage=3)
    assert (table.damage(hero), table.damage(place)) == (2, 3)


@pytest.mark.rule("LOR-SETUP.02")
def test_chance_decides_who_begins() -> None:
    starters = [GAME.new(seed=seed, decks=[DECKS[0]] * 3).view(None).first for seed in range(120)]
    assert all(25 <= starters.count(seat) <= 55 for seat in range(3))
    assert starters[:10] == [GAME.new(seed=seed, decks=[DECKS[0]] * 3).view(None).first for seed in range(10)]


@pytest.mark.rule("LOR-SETUP.03")
def test_decks_are_shuffled_before_anything_is_drawn() -> None:
    chance = Noted()
    match = new(chance)
    assert [label for label, _, _ in chance.shuffled] == ["deck 0", "deck 1"]
    for seat, (_, things, order) in enumerate(chance.shuffled):
        assert len(things) == 60
        assert sorted(order) == sorted(things)
        assert order != things
        assert match.deck[seat] + match.hand[seat][::-1] == order
    again = Noted()
    new(again)
    assert again.shuffled == chance.shuffled


@pytest.mark.rule("LOR-SETUP.04")
def test_everybody_starts_without_lore() -> None:
    match = new(first_game="yes")
    assert match.view(None).phase == "main"
    assert [player.lore for player in match.view(None).players] == [0, 0]


@pytest.mark.rule("LOR-SETUP.05")
def test_opening_hands_have_seven_cards() -> None:
    players = new().view(None).players
    assert [player.hand_size for player in players] == [7, 7]
    assert [player.deck for player in players] == [53, 53]


@pytest.mark.rule("LOR-SETUP.06")
def test_one_sees_ones_own_hand_and_no_other() -> None:
    match = new()
    for viewer in (0, 1):
        players = match.view(viewer).players
        assert [card.card for card in players[viewer].hand] == match.hand[viewer]
        assert players[1 - viewer].hand == ()
        assert players[1 - viewer].hand_size == 7
    assert all(player.hand == () for player in match.view(None).players)


@pytest.mark.rule("LOR-SETUP.07")
def test_a_hand_may_be_kept() -> None:
    match = new()
    hand, deck = match.hand[0][:], match.deck[0][:]
    assert match.decisions[0].seat == 0
    assert match.decisions[0].options.ids == [*[f"alter:{card}" for card in hand], "keep"]
    match.choose(0, "keep")
    assert (match.hand[0], match.deck[0]) == (hand, deck)


@pytest.mark.rule("LOR-SETUP.08")
def test_a_hand_is_altered_once() -> None:
    match = new()
    alter(match, 2)
    assert [decision.seat for decision in match.decisions] == [1]
    assert match.why_not(0, f"alter:{match.hand[0][0]}").rule == "LOR-SETUP.09"
    alter(match, 0)
    assert match.why_not(0, f"alter:{match.hand[0][0]}").rule == "LOR-SETUP.08"
    assert not [option for option in match.decisions[0].options.ids if option.startswith("alter:")]


@pytest.mark.rule("LOR-SETUP.09")
def test_decisions_are_made_in_turn_order() -> None:
    match = new(decks=[DECKS[0]] * 3, first="player 2")
    asked = []
    for _ in range(3):
        (decision,) = match.decisions
        asked.append(decision.seat)
        match.choose(decision.seat, "keep")
    assert asked == [1, 2, 0]


@pytest.mark.rule("LOR-SETUP.10")
def test_cards_go_unseen_to_the_bottom() -> None:
    match = new()
    cards, happened = alter(match, 3)
    assert set(match.deck[0][:3]) == set(cards)
    assert not set(match.hand[0]) & set(cards)
    seen = [event.seen_by(1) for event in happened]
    assert [event.things for event in seen if event.kind == "PutOnBottom"] == [()] * 3
    assert [event.things for event in seen if event.kind == "HandAltered"] == [(3,)]
    for viewer in (1, None):
        known = match.view(viewer).players[0]
        assert known.hand == known.seen == ()


@pytest.mark.rule("LOR-SETUP.11")
def test_the_hand_is_filled_up_to_seven_with_other_cards() -> None:
    match = new()
    top = match.deck[0][-3:]
    cards, _ = alter(match, 3)
    assert len(match.hand[0]) == 7
    assert set(top) <= set(match.hand[0])
    assert not set(cards) & set(match.hand[0])


@pytest.mark.rule("LOR-SETUP.12")
def test_an_altered_players_deck_is_shuffled_again() -> None:
    chance = Noted()
    match = new(chance)
    chance.shuffled.clear()
    alter(match, 2)
    alter(match, 1)
    assert [(label, len(things)) for label, things, _ in chance.shuffled] == [("deck 0", 53), ("deck 1", 53)]
    assert match.deck[0] == chance.shuffled[0][2]
    assert match.turn == 1


@pytest.mark.rule("LOR-SETUP.13")
def test_a_first_game_does_without() -> None:
    match = new(first_game="yes")
    assert match.view(None).phase == "main"
    assert "end" in match.decisions[0].options.ids
    assert match.why_not(0, "keep").rule == "LOR-SETUP.08"


def series(**options: Any) -> tuple[LorcanaMatch, dict[str, Any]]:
    """A game that seat 1 has lost, and the options of the next."""
    match = new(**options)
    match.concede(1)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    return match, GAME.rematch_options(dict(match.header()["options"]), match.outcome)


@pytest.mark.rule("LOR-SETUP.14")
def test_the_loser_decides_who_begins_the_next_game() -> None:
    """Everybody sits one seat on: who lost at seat 1 sits at seat 0."""
    _, again = series()
    for starter in (0, 1):
        match = GAME.new(seed=8, **again)
        (decision,) = match.decisions
        assert decision.seat == 0
        assert decision.options.ids == ["first:0", "first:1"]
        match.choose(0, f"first:{starter}")
        assert match.view(None).first == starter
        assert match.decisions[0].seat == starter


@pytest.mark.rule("LOR-SETUP.15")
@pytest.mark.parametrize("first", ["player 1", "player 2", "random"])
def test_of_two_games_each_player_begins_one(first: str) -> None:
    match, again = series(series="two", first=first)
    second = GAME.new(seed=8, **again)
    began = (match.view(None).first + 1) % 2  # where the starter of the first game sits now
    assert second.view(None).first == 1 - began
    assert "keep" in second.decisions[0].options.ids
    with pytest.raises(BadSettings):
        new(series="two", first="chosen by 1")


@pytest.mark.rule("LOR-SETUP.16")
def test_only_altered_decks_are_shuffled_when_all_have_decided() -> None:
    chance = Noted()
    match = new(chance)
    chance.shuffled.clear()
    other = match.deck[1][:]
    alter(match, 2)
    assert chance.shuffled == []
    alter(match, 0)
    assert [label for label, _, _ in chance.shuffled] == ["deck 0"]
    assert match.deck[1] == other


@pytest.mark.rule("LOR-SETUP.16")
def test_a_deck_is_shuffled_even_if_the_last_to_decide_leaves() -> None:
    chance = Noted()
    match = new(chance, decks=[DECKS[0]] * 3)
    alter(match, 2)
    alter(match, 0)
    chance.shuffled.clear()
    match.concede(2)
    assert [label for label, _, _ in chance.shuffled] == ["deck 0"]
    assert match.decisions[0].seat == 0


@pytest.mark.rule("LOR-SETUP.17")
def test_then_the_first_turn_begins() -> None:
    match = new(first="player 2")
    alter(match, 1)
    assert match.turn == 0
    assert match.why_not(1, f"play:{match.hand[1][0]}").rule == "LOR-SETUP.17"
    happened = alter(match, 0)[1]
    began = [event for event in happened if event.kind == "TurnBegan"]
    assert [event.seat for event in began] == [1]
    assert match.view(None).active == 1
    kinds = [event.kind for event in happened]
    assert kinds.index("HandAltered") < kinds.index("DeckShuffled") < kinds.index("TurnBegan")


@pytest.mark.rule("LOR-SETUP.18")
def test_the_next_game_starts_afresh() -> None:
    match = new()
    for step in range(60):
        decision = match.decisions[0]
        ids = decision.options.ids
        match.choose(decision.seat, ids[step * 5 % len(ids)])
    assert match.discard[0] or match.play[0]
    match.concede(1)
    assert match.outcome is not None
    again = GAME.new(seed=4, **GAME.rematch_options(dict(match.header()["options"]), match.outcome))
    assert isinstance(again, LorcanaMatch)
    again.choose(0, "first:0")
    for seat in range(2):
        old = Counter(match.printed(card).id for card in range(120) if match.owner[card] == 1 - seat)
        assert Counter(again.printed(card).id for card in again.deck[seat] + again.hand[seat]) == old
    view = again.view(None)
    assert view.effects == ()
    for player in view.players:
        assert (player.lore, player.deck, player.hand_size, player.ink.total) == (0, 53, 7, 0)
        assert player.characters == player.items == player.locations == player.discard == ()
    assert not any(again.damage)
    assert not any(again.exerted)
