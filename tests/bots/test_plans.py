"""Playing on with plans in games without secrets: what looks best is done, and little is looked at twice."""

from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.bot import Counsel
from ludoteca.bots.plans import Player, plans_for, value_of
from ludoteca.kernel.contract import Match
from ludoteca.kernel.game import HasJudgement

OPEN = [("kingdom", {"scenario": "3", "level": "two_stars"}), ("synchro", {})]


class Counting(HasJudgement):
    """The hand-made evaluation, which counts how often it is asked."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.asked = 0

    def evaluate(self, match: Match, seat: int) -> float:
        self.asked += 1
        value: float = self.game.evaluate(match, seat)
        return value


def counted(game: Any) -> tuple[Counsel, Counting]:
    counsel, judge = Counsel(game), Counting(game)
    counsel.judge = judge
    return counsel, judge


def in_play(key: str, options: dict[str, Any]) -> Match:
    """A match in which one of several actions can be begun, some rounds after the beginning."""
    match = ludoteca.game(key).new(seats=1, seed=5, **options)
    match.tell_nothing()
    rng = Random(2)
    greedy = bots.make("greedy", seed=1, leaves=4)
    asked = 0
    while True:
        decision = match.decisions[0]
        asked += len(decision.options) > 1
        if asked > 52 and not decision.continues and len(decision.options) > 4:
            return match
        match.choose(decision.seat, bots.ask(greedy, match, decision.seat, rng))


@pytest.mark.parametrize(("key", "options"), OPEN)
def test_the_first_plan_of_a_chapter_is_the_best_of_all(key: str, options: dict[str, Any]) -> None:
    match = in_play(key, options)
    counsel = Counsel(match.game)
    found = Player(counsel, 100, 4, Random(3)).best(match, 0)
    assert found.value == max(plans_for(counsel, match, 0, 100, 4, Random(3)), key=value_of).value


def test_an_action_that_promised_less_is_not_looked_at_again() -> None:
    """A round costs less than looking at everything before each action, and comes to the same or nearly."""
    match = in_play(*OPEN[0])
    lazy, few = counted(match.game)
    thorough, many = counted(match.game)
    chapter = lazy.chapter(match)
    player = Player(lazy, 100, 12, Random(3))
    one, other = match.copy(), match.copy()
    actions = 0
    while lazy.chapter(one) == chapter:
        one = player.best(one, 0).end
        actions += 1
    while lazy.chapter(other) == chapter:
        other = max(plans_for(thorough, other, 0, 100, 12, Random(3)), key=value_of).end
    assert actions > 3
    assert few.asked < 0.8 * many.asked
    assert lazy.evaluate(one, 0) >= thorough.evaluate(other, 0) - 0.01


def test_what_was_promised_holds_for_one_chapter() -> None:
    match = in_play(*OPEN[0])
    player = Player(Counsel(match.game), 100, 4, Random(3))
    first = player.best(match, 0)
    player.gains = dict.fromkeys(player.gains, -9.0)
    player.chapter -= 1
    assert player.best(match, 0).value == first.value
