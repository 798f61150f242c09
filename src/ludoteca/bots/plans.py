"""Whole actions as one thought, for games without secrets: every answer of a chain, found at once and kept.

Where nobody hides anything and an action's chain meets no chance, what was thought out at its first step still holds at
the next ones. So the chain is followed to its ends once, the best end is remembered with all answers on the way, and
the later steps are answered from memory, as long as the match asks exactly what was foreseen. Which options are worth
following is for the game to say (`HasPlans.promising`).
"""

from __future__ import annotations

from abc import abstractmethod
from math import inf
from random import Random

from mypy_extensions import mypyc_attr

from ludoteca.bots.bot import Bot, Counsel, Opinion
from ludoteca.kernel.contract import Decision, Match, Raw
from ludoteca.kernel.game import Game


class Plan:
    """One way through an action: the answers, what was on offer at each, and the match after it."""

    def __init__(self, raws: list[Raw], offered: list[list[Raw]], value: float, end: Match, sure: int = -1) -> None:
        self.raws = raws
        self.offered = offered
        self.value = value
        self.end = end
        self.is_sure = sure < 0
        """No chance was met on the way."""
        self.sure = len(raws) if sure < 0 else sure
        """How many of the answers were found before any chance was met."""
        self.done = 0
        """How many of the answers have been given."""
        self.visits = 0
        self.total = 0.0
        """Of the results of playing on from here."""

    def mean(self) -> float:
        return self.total / self.visits if self.visits else -2.0

    def next_answer(self, offered: list[Raw]) -> Raw | None:
        """Give the next answer, if the match asks what was foreseen."""
        if self.done >= self.sure or self.offered[self.done] != offered:
            return None
        self.done += 1
        return self.raws[self.done - 1]

    def retrace(self, match: Match, seat: int) -> None:
        """Go the same way in another world, as far as it can be gone there."""
        for raw in self.raws:
            asked = match.decision_of(seat)
            while asked is not None and asked.continues and len(asked.options.raws) == 1:
                match.choose_raw(seat, asked.options.raws[0])
                asked = match.decision_of(seat)
            if asked is None or raw not in asked.options.raws:
                return
            match.choose_raw(seat, raw)


def mean_of(plan: Plan) -> float:
    return plan.mean()


def value_of(plan: Plan) -> float:
    return plan.value


def worth_of(plan: Plan) -> float:
    """Return what playing on from a plan came to, or else what it looks like."""
    return plan.mean() if plan.visits else plan.value


def opinions_of(plans: list[Plan], seat: int) -> list[Opinion]:
    """List what these plans, best first or not, say of the options that they begin with."""
    best: dict[Raw, Plan] = {}
    for plan in plans:
        before = best.get(plan.raws[0])
        if before is None or (plan.visits > 0, worth_of(plan)) > (before.visits > 0, worth_of(before)):
            best[plan.raws[0]] = plan
    ranked = sorted(best.values(), key=rank_of, reverse=True)
    return [Opinion(p.raws[0], worth_of(p), 0.0, p.visits, [(seat, raw) for raw in p.raws[1:]]) for p in ranked]


def rank_of(plan: Plan) -> tuple[bool, float]:
    """Rank what was tried before what only looked good."""
    return (plan.visits > 0, worth_of(plan))


def plan_with(plans: list[Plan], raw: Raw) -> Plan | None:
    """Find the best of these plans that begins with this option, its first answer given."""
    best: Plan | None = None
    for plan in plans:
        if plan.raws[0] == raw and (best is None or rank_of(plan) > rank_of(best)):
            best = plan
    if best is not None:
        best.done = 1
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanningBot(Bot):
    """A bot that in games without secrets chooses whole actions, and then carries out what it has chosen."""

    def __init__(self, seed: int, game: Game | None = None) -> None:
        super().__init__(seed, game)
        self.plan: Plan | None = None
        """What it has begun and not finished."""
        self.plans: list[Plan] = []
        """Those that it has weighed and not settled on."""

    @abstractmethod
    def weighed_plans(self, counsel: Counsel, match: Match, seat: int) -> list[Plan]:
        """List the plans that it chooses among, the best first unless `best_plan` finds it."""
        raise NotImplementedError(type(self).__name__)

    def foreseen_answer(self, decision: Decision) -> Raw | None:
        """Give the next answer of the plan, if it has one and the match asks what was foreseen."""
        if self.plan is None or not decision.continues:
            return None
        return self.plan.next_answer(decision.options.raws)

    def best_plan(self, counsel: Counsel, match: Match, seat: int) -> Plan:
        """Choose a plan."""
        return self.weighed_plans(counsel, match, seat)[0]

    def planned(self, counsel: Counsel, match: Match, decision: Decision) -> Raw:
        """Give the next answer of the plan, which is made now if there is none that fits."""
        answer = self.foreseen_answer(decision)
        if answer is None:
            self.plan = self.best_plan(counsel, match, decision.seat)
            answer = self.plan.next_answer(decision.options.raws)
            assert answer is not None
        return answer

    def open_opinions(self, counsel: Counsel, match: Match, decision: Decision) -> list[Opinion]:
        """Say what it thinks of options where nobody has secrets."""
        answer = self.foreseen_answer(decision)
        if answer is not None:
            return [Opinion(answer, 0.0, 0.0, 0, [])]
        self.plans = self.weighed_plans(counsel, match, decision.seat)
        return opinions_of(self.plans, decision.seat)

    def settle(self, raw: Raw) -> None:
        if self.plans:
            self.plan = plan_with(self.plans, raw)
            self.plans = []


def worth_trying(counsel: Counsel, match: Match, seat: int, raws: list[Raw], number: int, rng: Random) -> list[Raw]:
    """Choose at most so many of the options: those that the game names, or any."""
    named = counsel.promising(match, seat, raws, number)
    if named is not None:
        return named
    return raws if len(raws) <= number else rng.sample(raws, number)


def plans_for(counsel: Counsel, match: Match, seat: int, width: int, leaves: int, rng: Random) -> list[Plan]:
    """Find ways through every action that `seat` can begin now (at most `width`), each with at most `leaves` ends."""
    decision = match.decision_of(seat)
    assert decision is not None
    offered = decision.options.raws
    planner = Planner(counsel, seat, rng, match.times_drawn())
    for raw in worth_trying(counsel, match, seat, offered, width, rng):
        trial = match.copy()
        trial.choose_raw(seat, raw)
        planner.follow(trial, [raw], [offered], leaves, -1)
    return planner.plans


class Planner:
    """Whoever looks for plans: for which seat, with whose counsel, and those found so far."""

    def __init__(self, counsel: Counsel, seat: int, rng: Random, before: int) -> None:
        self.counsel = counsel
        self.seat = seat
        self.rng = rng
        self.before = before
        """How often chance had been asked when planning began."""
        self.plans: list[Plan] = []

    def follow(self, match: Match, raws: list[Raw], offered: list[list[Raw]], leaves: int, sure: int) -> None:
        """Go on with the chain under way to at most `leaves` of its ends; `sure` are the answers before any chance."""
        seat = self.seat
        while True:
            if sure < 0 and match.times_drawn() != self.before:
                sure = len(raws)
            decision = match.decision_of(seat)
            if decision is None or not decision.continues:
                self.plans.append(Plan(raws, offered, self.counsel.evaluate(match, seat), match, sure))
                return
            asked = decision.options.raws
            if len(asked) == 1:
                match.choose_raw(seat, asked[0])  # no bot is asked for an answer that is the only one
                continue
            some = worth_trying(self.counsel, match, seat, asked, leaves, self.rng)
            offered = [*offered, asked]
            if len(some) == 1:
                match.choose_raw(seat, some[0])
                raws = [*raws, some[0]]
                continue
            share = max(1, leaves // len(some))
            for i in range(len(some)):
                trial = match.copy() if i < len(some) - 1 else match
                trial.choose_raw(seat, some[i])
                self.follow(trial, [*raws, some[i]], offered, share, sure)
            return


class Player:
    """A quick policy of plans, to play on with: whatever looks best is done.

    What an action adds depends little on what else was done in the same chapter. So an action is only looked at again
    when what it promised before is more than what was seen now.
    """

    def __init__(self, counsel: Counsel, width: int, leaves: int, rng: Random) -> None:
        self.counsel = counsel
        self.width = width
        self.leaves = leaves
        self.rng = rng
        self.seat = -1
        self.chapter = -1
        self.gains: dict[Raw, float] = {}
        """What each action of this seat was seen to add in this chapter."""

    def best(self, match: Match, seat: int) -> Plan:
        """Find the plan that looks best among those that may."""
        counsel = self.counsel
        decision = match.decision_of(seat)
        assert decision is not None
        offered = decision.options.raws
        chapter = counsel.chapter(match)
        if seat != self.seat or chapter != self.chapter:
            self.seat, self.chapter = seat, chapter
            self.gains = {}
        named = worth_trying(counsel, match, seat, offered, self.width, self.rng)
        now = counsel.evaluate(match, seat) if len(named) > 1 else 0.0
        promised = [(-self.gains.get(named[i], inf), i) for i in range(len(named))]
        promised.sort()
        best: Plan | None = None
        for promise, i in promised:
            if best is not None and best.value >= now - promise:
                break
            raw = named[i]
            planner = Planner(counsel, seat, self.rng, match.times_drawn())
            trial = match.copy()
            trial.choose_raw(seat, raw)
            planner.follow(trial, [raw], [offered], self.leaves, -1)
            top = max(planner.plans, key=value_of)
            if len(named) > 1:
                self.gains[raw] = top.value - now
            if best is None or top.value > best.value:
                best = top
        assert best is not None
        return best
