"""What every bot promises: an offered option, from nothing but what its seat knows, repeatable by its seed."""

import gc
from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import Bot, GreedyBot, SearchBot
from ludoteca.bots.beyond import Beyond
from ludoteca.bots.branches import Branch
from ludoteca.kernel.contract import JSON, IllegalChoice, Match, Option, Options
from tests.bots.piles import PileMatch, Piles, Sealed

BUDGETS: dict[str, dict[str, JSON]] = {
    "random": {},
    "greedy": {"worlds": 1},
    "search": {"iterations": 8},
    "strong": {"iterations": 8},
}
DECKS = ["leoni", "notturni", "custodi", "corsari"]


def play_through(names: tuple[str, str], seed: int) -> list[str]:
    """A whole match of Lyon between two bots; every choice as text."""
    match = ludoteca.game("lyon").new(seed=seed, decks=[DECKS[seed % 4], DECKS[(seed + 1) % 4]])
    players = [bots.make(name, seed=seed + seat, **BUDGETS[name]) for seat, name in enumerate(names)]
    rng = Random(seed)
    chosen = []
    while match.outcome is None:
        decision = match.decisions[-1]
        option = bots.ask(players[decision.seat], match, decision.seat, rng)
        assert option in decision.options
        chosen.append(f"{decision.seat} {option.id}")
        match.choose(decision.seat, option)
    return chosen


@pytest.mark.parametrize("name", bots.NAMES)
def test_every_answer_is_an_offered_option_to_the_end(name: str) -> None:
    assert len(play_through((name, "random"), seed=3)) > 20


@pytest.mark.parametrize("name", bots.NAMES)
def test_same_seeds_same_match(name: str) -> None:
    assert play_through((name, "greedy"), seed=5) == play_through((name, "greedy"), seed=5)


def test_every_bot_has_a_title_in_both_languages() -> None:
    assert set(bots.TITLES) == set(bots.NAMES)
    assert all(title.it and title.en for title in bots.TITLES.values())


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    with pytest.raises(LookupError, match=r"'clever'.*random, greedy, search, strong"):
        bots.make("clever", seed=1)


def test_asking_a_seat_that_is_asked_nothing_is_refused() -> None:
    match = Piles().new(seats=2)
    with pytest.raises(IllegalChoice):
        bots.ask(bots.make("random", seed=1), match, 1, Random(1))


def test_a_choice_that_was_not_offered_is_caught() -> None:
    class Cheat(Bot):
        def choose(self, match: Match, seat: int) -> Option:
            return Option(Options(match, seat, []), (0, 7))

    with pytest.raises(RuntimeError, match="Cheat chose 'take:7'"):
        bots.ask(Cheat(1), Piles().new(seats=2), 0, Random(1))


@pytest.mark.parametrize("name", bots.NAMES)
def test_the_real_match_is_never_handed_over(name: str) -> None:
    real = Sealed(2, 7, False)
    option = bots.ask(bots.make(name, seed=1, game=Piles(), **BUDGETS[name]), real, 0, Random(1))
    assert option in real.decisions[0].options


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_in_lyon_only_imagined_positions_are_evaluated(name: str) -> None:
    lyon = ludoteca.game("lyon")
    real = lyon.new(seed=2)
    seen = []

    class Watched(Piles):
        def evaluate(self, match: Match, seat: int) -> float:
            assert match is not real
            seen.append(seat)
            return lyon.evaluate(match, seat)

    before = real.save()
    bots.ask(bots.make(name, seed=1, game=Watched(), **BUDGETS[name]), real, 0, Random(1))
    assert seen
    assert real.save() == before


def test_lyon_is_evaluated_by_what_the_seat_knows() -> None:
    """At every decision of a few matches, worlds that look the same to a seat are worth the same to it."""
    game = ludoteca.game("lyon")
    for seed in range(4):
        match = game.new(seed=seed, decks=[DECKS[seed], DECKS[(seed + 2) % 4]])
        rng = Random(seed)
        while match.outcome is None:
            for seat in (0, 1):
                assert game.evaluate(match, seat) == game.evaluate(match.imagine(seat, rng), seat)
            decision = match.decisions[0]
            match.choose(decision.seat, decision.options.sample(rng))


def test_evaluating_lyon_changes_nothing() -> None:
    game = ludoteca.game("lyon")
    match = game.new(seed=8)
    rng = Random(8)
    while match.outcome is None:
        before = (match.save(), match.view(0), match.view(1), [d.options.ids for d in match.decisions])
        assert -1.0 <= game.evaluate(match, 0) <= 1.0
        assert before == (match.save(), match.view(0), match.view(1), [d.options.ids for d in match.decisions])
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))


def test_greedy_takes_the_win() -> None:
    match = Piles().new(seats=2, pile=3)
    assert bots.ask(GreedyBot(1, game=Piles()), match, 0, Random(1)).id == "take:3"


def test_greedy_refuses_an_empty_budget() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        bots.make("greedy", seed=1, worlds=0)


def test_search_finds_a_win_several_plies_deep() -> None:
    """From ten, only taking two leaves a multiple of four."""
    bot = SearchBot(1, game=Piles(), iterations=600, turns=20)
    assert bots.ask(bot, Piles().new(seats=2, pile=10), 0, Random(1)).id == "take:2"


def test_search_plays_for_its_team() -> None:
    """Five left, partners at seats 0 and 2: after one or two the next seat or its partner is stuck, as in the duel."""
    game = Piles(partners=True)
    bot = SearchBot(2, game=game, iterations=600, turns=20)
    assert bots.ask(bot, PileMatch(4, 5, True), 0, Random(1)).id == "take:1"


def test_search_plays_for_itself_among_three() -> None:
    """With three left at a table of three, taking all wins at once."""
    bot = SearchBot(3, game=Piles(), iterations=200, turns=20)
    assert bots.ask(bot, PileMatch(3, 3, False), 0, Random(1)).id == "take:3"


def test_search_looks_beyond_the_turn_with_a_larger_budget() -> None:
    """Nothing is won or lost at the end of this turn: who leaves four takes the last one in the next."""

    def taken(iterations: int) -> set[int]:
        match = Piles().new(seats=2, pile=5)
        found = [SearchBot(seed, game=Piles(), iterations=iterations, turns=1) for seed in range(12)]
        return {bots.ask(bot, match, 0, Random(seed)).raw[1] for seed, bot in enumerate(found)}

    assert taken(24) == {1, 2, 3}
    assert taken(100) == {1}


def test_a_game_says_how_far_beyond_the_turn_its_bots_look() -> None:
    """Where nothing beyond the turn is looked at, leaving four seems as good as anything."""

    class Nearsighted(Piles):
        search_beyond = (0, 0.05)

    match = PileMatch(2, 5, False)
    found = [SearchBot(seed, game=Nearsighted(), iterations=100, turns=1) for seed in range(12)]
    assert {bot.choose(match, 0).raw[1] for bot in found} == {1, 2, 3}


def test_candidates_are_told_apart_by_nothing_but_themselves() -> None:
    """One option as two candidates: in the same world and with the same luck both come to the same."""
    match = ludoteca.game("lyon").new(seed=1)
    seat = match.decisions[0].seat
    bot = SearchBot(1, iterations=100, turns=2)
    counsel = bot.begin(match)
    raw = match.decisions[0].options.raws[0]
    beyond = Beyond(2, 2, 0.05)
    seen = set()
    for _ in range(6):
        twice = [Branch(seat, raw), Branch(seat, raw)]
        assert bot.round(counsel, match, seat, twice, beyond)
        assert twice[0].results == twice[1].results
        seen.add(twice[0].results[0])
    assert len(seen) > 1
    assert beyond.sums == [0.0, 0.0]


@pytest.mark.parametrize("iterations", [1, 2, 3, 17, 100])
def test_search_spends_its_iterations_in_whole_rounds(iterations: int) -> None:
    """What is left does not suffice for another round among those who are left, two at least."""
    match = ludoteca.game("lyon").new(seed=1)
    bot = SearchBot(1, iterations=iterations)
    assert bots.ask(bot, match, 0, Random(1)) in match.decisions[0].options
    assert 0.7 * iterations - 1 <= bot.done <= iterations


def test_search_stops_by_the_clock_within_an_iteration() -> None:
    """Every look at this clock takes a millisecond: so many looks fit into the budget, and the last finds it spent."""
    match = ludoteca.game("lyon").new(seed=1)
    bot = SearchBot(1, milliseconds=40)
    looks = []

    def clock() -> float:
        looks.append(1)
        return len(looks) / 1000

    bot.clock = clock
    option = bots.ask(bot, match, 0, Random(1))
    assert option in match.decisions[0].options
    assert 30 <= len(looks) <= 41


def test_search_stops_by_the_clock_where_every_option_ends_the_turn() -> None:
    """There is nothing to play on with, and so no look at the clock on the way."""
    bot = SearchBot(1, game=Piles(), milliseconds=40, turns=1)
    ticks = iter(range(200))
    bot.clock = lambda: next(ticks) / 1000
    match = Piles().new(seats=2, pile=10)
    assert bots.ask(bot, match, 0, Random(1)) in match.decisions[0].options
    assert bot.done


def test_search_answers_even_when_there_was_no_time_at_all() -> None:
    match = ludoteca.game("lyon").new(seed=1)
    bot = SearchBot(1, milliseconds=1)
    bot.clock = iter(range(1000)).__next__
    assert bots.ask(bot, match, 0, Random(1)) in match.decisions[0].options
    assert bot.done == 0


def until_a_tree_is_kept(bot: SearchBot, seed: int) -> tuple[Match, int]:
    """A match of Lyon in which the bot has chosen for the seat that is asked next, too."""
    match = ludoteca.game("lyon").new(seed=seed)
    rng = Random(seed)
    while bot.kept is None:
        seat = match.decisions[0].seat
        match.choose(seat, bots.ask(bot, match, seat, rng))
    while len(match.decisions[0].options) == 1:
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    return match, seat


def test_search_keeps_its_tree_for_the_rest_of_the_turn() -> None:
    bot = SearchBot(1, iterations=40)
    match, seat = until_a_tree_is_kept(bot, seed=1)
    kept = bot.kept
    assert kept is not None
    assert kept.branches
    assert bot.tree_for(match.imagine(seat, Random(9)), seat) is kept
    assert bot.kept is None


def test_search_drops_its_tree_in_another_match() -> None:
    bot = SearchBot(1, iterations=40)
    _, seat = until_a_tree_is_kept(bot, seed=1)
    other = ludoteca.game("lyon").new(seed=1, decks=["custodi", "corsari"])
    fresh = SearchBot(4, iterations=40)
    bot.rng = Random(4)
    world = other.imagine(seat, Random(3))
    assert bot.kept is not None
    assert bot.choose(world, seat).id == fresh.choose(world, seat).id
    assert (bot.done, bot.mean) == (fresh.done, fresh.mean)


def test_search_drops_its_tree_in_another_turn() -> None:
    bot = SearchBot(1, iterations=40)
    match, seat = until_a_tree_is_kept(bot, seed=1)
    rng = Random(5)
    others_asked = False
    while not others_asked or match.decisions[0].seat != seat:
        decision = match.decisions[0]
        others_asked = others_asked or decision.seat != seat
        match.choose(decision.seat, decision.options.sample(rng))
    assert bot.tree_for(match.imagine(seat, rng), seat) is None
    assert bot.kept is None


def test_a_single_option_needs_no_thought() -> None:
    match = PileMatch(2, 1, False)
    bot = SearchBot(1, game=Piles(), iterations=50)
    assert bot.choose(match, 0).id == "take:1"
    assert bot.done == 0


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
@pytest.mark.parametrize("name", ["greedy", "search"])
def test_what_a_bot_imagined_goes_as_soon_as_it_has_chosen(key: str, name: str) -> None:
    match = ludoteca.game(key).new(seed=3)
    while len(match.decisions[0].options) < 2:
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    seat = match.decisions[0].seat
    world = match.imagine(seat, Random(1))
    bot = bots.make(name, seed=1, **({"iterations": 20} if name == "search" else {}))
    bot.choose(world, seat)
    gc.collect()
    gc.disable()
    try:
        before = matches_alive()
        bot.choose(world, seat)
        assert matches_alive() <= before
    finally:
        gc.enable()


def matches_alive() -> int:
    return sum(isinstance(thing, Match) for thing in gc.get_objects())
