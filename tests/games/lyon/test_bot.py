"""What a position looks like to a bot: a Character is kept for a good moment, and not for ever."""

from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.games.lyon.bot.evaluation import ACTIVE_CHARACTER, evaluate, held_worth, promise
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state.cards import CHARACTER, Card
from tests.rules.lyon.table import ME, THEM, Table, monster

LYON = ludoteca.game("lyon")
CHARACTERS = [card for card in load_content().cards if card.kind == CHARACTER]


def choice(table: Table) -> str:
    """What greedy does now."""
    return bots.ask(bots.make("greedy", seed=1), table.match, ME, Random(1)).id


@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.id)
def test_every_ability_promises_something(card: Card) -> None:
    assert promise(load_content().programme[card.effect]) >= 2.0


def test_an_unused_character_is_worth_less_as_the_end_comes_nearer() -> None:
    worths = []
    for life in (30, 20, 10, 1):
        table = Table(character="NONNA GRANITO")
        table.wounded(life, of=THEM)
        worths.append(held_worth(table.match, ME))
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > ACTIVE_CHARACTER > 4 * worths[-1]


def test_healing_is_kept_until_there_is_enough_to_heal() -> None:
    for life, used in ((31, False), (12, True)):
        table = Table(character="NONNA GRANITO")
        table.wounded(life)
        for lane in (1, 2, 3, 4):
            table.mine(monster(1, 5), lane=lane)
            table.theirs(monster(1, 5), lane=lane)
        assert (choice(table) == "activate") is used, life


def test_one_great_turn_is_kept_until_it_hits_something() -> None:
    """+2/+0 to all: against four defenders that stand it does nothing; with a way through that wins, everything."""
    for lane_of_defenders, life, used in (((1, 2, 3, 4), 30, False), ((1,), 11, True)):
        table = Table(character="LEANDRO, RE DELL'ARENA")
        table.wounded(life, of=THEM)
        for lane in (1, 2, 3, 4):
            table.mine(monster(2, 9), lane=lane)
        for lane in lane_of_defenders:
            table.theirs(monster(1, 9), lane=lane)
        assert (choice(table) == "activate") is used, life


def test_what_ends_with_the_next_turn_is_worth_only_what_it_does_until_then() -> None:
    """Nobody is in danger: INDESTRUCTIBLE for a turn changes nothing that lasts."""
    table = Table(character="MASTRO BASTIONE")
    for lane in (1, 2, 3, 4):
        table.mine(monster(1, 5), lane=lane)
        table.theirs(monster(1, 5), lane=lane)
    before = evaluate(table.match, ME)
    table.activate()
    assert evaluate(table.match, ME) < before


def test_a_character_is_not_spent_on_the_first_occasion() -> None:
    """Before an unused Character was worth what its ability promises, three of four were spent in the first turn."""
    turns = []
    for seed, deck in enumerate(["notturni", "corsari", "burrasca", "pietra"]):
        match = LYON.new(seed=seed, decks=[deck, deck])
        players = [bots.make("greedy", seed=seed + seat) for seat in (0, 1)]
        rng = Random(seed)
        while match.decisions and match.view(None).turn <= 2:
            decision = match.decisions[0]
            option = bots.ask(players[decision.seat], match, decision.seat, rng)
            if option.id == "activate":
                turns.append(deck)
            match.choose(decision.seat, option)
    assert len(turns) <= 4  # of eight Characters
