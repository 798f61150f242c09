"""A clock for a match: what is left shrinks with what is used, and lasts to the end."""

from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.clocks import LEAST, MatchClock, TimedBot
from ludoteca.kernel.contract import Match, Option


class Watched(bots.SearchBot):
    """A search that uses exactly the time that it is given, without thinking, and notes how much that was."""

    def __init__(self) -> None:
        super().__init__(1, milliseconds=1)
        self.now = 0.0
        self.given: list[int] = []

    def choose(self, match: Match, seat: int) -> Option:
        self.given.append(self.milliseconds)
        self.now += self.milliseconds / 1000
        decision = match.decision_of(seat)
        assert decision is not None
        return decision.options.sample(self.rng)


def played(bot: TimedBot, seed: int) -> None:
    match, rng = ludoteca.game("lyon").new(seed=seed, decks=["leoni", "custodi"]), Random(seed)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, bots.ask(bot, match, decision.seat, rng))


def test_a_match_takes_no_longer_than_its_clock_says() -> None:
    inner = Watched()
    bot = TimedBot(inner, 10.0)
    bot.clock = lambda: inner.now
    played(bot, 3)
    assert len(inner.given) > 30
    assert inner.given[0] == 400, "an action has a twenty-fifth of what is left"
    assert min(inner.given) >= LEAST
    beyond = LEAST * sum(1 for given in inner.given if given == LEAST) / 1000
    assert inner.now <= 10.0 + beyond


def test_another_match_has_the_whole_clock_again() -> None:
    inner = Watched()
    bot = TimedBot(inner, 10.0)
    bot.clock = lambda: inner.now
    for seed in (3, 4):
        del inner.given[:]
        played(bot, seed)
        assert inner.given[0] == 400


def test_how_an_action_goes_on_has_a_smaller_share_than_its_beginning() -> None:
    match, rng = ludoteca.game("lyon").new(seed=3, decks=["leoni", "custodi"]), Random(1)
    shares: dict[bool, set[int]] = {False: set(), True: set()}
    while match.outcome is None:
        decision = match.decisions[0]
        shares[decision.continues].add(MatchClock(10.0).allot(decision))
        match.choose(decision.seat, decision.options.sample(rng))
    assert shares == {False: {400}, True: {100}}


def test_a_clock_is_asked_for_by_name() -> None:
    assert isinstance(bots.make("strong", 1, seconds=60), TimedBot)
    with pytest.raises(ValueError, match="seconds"):
        bots.make("strong", 1, seconds=0)
