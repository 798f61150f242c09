"""A clock for a match: what is left shrinks with what is used, and lasts to the end."""

from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.clocks import LEAST, MatchClock, TimedBot


def given_in_a_match(clock: MatchClock, seed: int) -> list[int]:
    """Play a match at random and use up all that the clock gives to each decision; what it gave."""
    match, rng = ludoteca.game("lyon").new(seed=seed, decks=["leoni", "custodi"]), Random(seed)
    given = []
    while match.outcome is None:
        decision = match.decisions[0]
        given.append(clock.allot(decision))
        clock.spend(given[-1] / 1000)
        match.choose(decision.seat, decision.options.sample(rng))
    return given


def test_a_match_takes_no_longer_than_its_clock_says() -> None:
    given = given_in_a_match(MatchClock(10.0), 3)
    assert len(given) > 30
    assert given[0] == 400, "an action has a twenty-fifth of what is left"
    assert min(given) >= LEAST
    assert sum(milliseconds for milliseconds in given if milliseconds > LEAST) <= 10_000


def test_another_match_has_the_whole_clock_again() -> None:
    clock = MatchClock(10.0)
    assert given_in_a_match(clock, 3)[0] == given_in_a_match(clock, 4)[0] == 400


def test_how_an_action_goes_on_has_a_smaller_share_than_its_beginning() -> None:
    match, rng = ludoteca.game("lyon").new(seed=3, decks=["leoni", "custodi"]), Random(1)
    shares: dict[bool, set[int]] = {False: set(), True: set()}
    while match.outcome is None:
        decision = match.decisions[0]
        shares[decision.continues].add(MatchClock(10.0).allot(decision))
        match.choose(decision.seat, decision.options.sample(rng))
    assert shares == {False: {400}, True: {100}}


def test_a_bot_with_a_clock_chooses_and_pays_for_it() -> None:
    bot = bots.make("search", 1, seconds=0.5)
    assert isinstance(bot, TimedBot)
    times = iter([0.0, 0.2])
    bot.clock = lambda: next(times)
    match = ludoteca.game("lyon").new(seed=3, decks=["leoni", "custodi"])
    decision = match.decisions[0]
    assert bots.ask(bot, match, decision.seat, Random(1)) in decision.options
    assert bot.inner.milliseconds == 20
    assert bot.watch.left == pytest.approx(0.3)


def test_a_clock_needs_some_time() -> None:
    with pytest.raises(ValueError, match="seconds"):
        bots.make("strong", 1, seconds=0)
