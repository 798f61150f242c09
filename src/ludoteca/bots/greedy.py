"""The bot that takes what looks best at once: one ply, by the game's own evaluation.

Big actions are chains of small decisions, and half an action says little. So every option is followed to the end of
its chain, in the best way found, and only the position after it is evaluated. What an option reveals (a card drawn, a
die) differs from world to world; the bot imagines a few and takes the average. In a game without secrets one world is
enough, and a chain that was thought out is answered from memory (see `plans`).
"""

from __future__ import annotations

from ludoteca.bots.bot import Counsel, Opinion, decision_for, imagined
from ludoteca.bots.plans import Plan, PlanningBot, plans_for, value_of
from ludoteca.kernel.contract import Match, Option, Raw
from ludoteca.kernel.game import Game

WORLDS = 2
LEAVES = 60
"""How many ends of one option's chain are looked at, at most."""
PLANNED_LEAVES = 12
"""The same in games without secrets, which name the options worth following."""
PLANNED_WIDTH = 100


class GreedyBot(PlanningBot):
    """One ply with the game's evaluation."""

    def __init__(
        self, seed: int, game: Game | None = None, worlds: int = WORLDS, leaves: int = LEAVES, weights: str = ""
    ) -> None:
        super().__init__(seed, game)
        if worlds < 1 or leaves < 1:
            raise ValueError("worlds and leaves are at least 1")
        self.worlds = worlds
        self.leaves = leaves
        self.weights = weights
        """The file of a learnt judgement to judge by, instead of the hand-made one."""

    def choose(self, match: Match, seat: int) -> Option:
        decision = decision_for(match, seat)
        options = decision.options
        raws = options.raws
        if len(raws) == 1:
            return options[0]
        counsel = self.counsel_on(match)
        if self.weights:
            counsel.learn(self.weights, True)
        if counsel.is_open:
            return Option(options, self.planned(counsel, match, decision))
        totals = self.weighed(counsel, match, seat, raws)
        best = max(totals)
        return options[self.one_of([i for i in range(len(raws)) if totals[i] == best])]

    def weighed(self, counsel: Counsel, match: Match, seat: int, raws: list[Raw]) -> list[float]:
        """Weigh how good each option looks, all worlds together."""
        totals = [0.0] * len(raws)
        for _ in range(self.worlds):
            world = imagined(match, seat, self.rng)
            for i in range(len(raws)):
                trial = world.copy()
                trial.choose_raw(seat, raws[i])
                totals[i] += self.best_end(counsel, trial, seat, self.leaves)
        return totals

    def opinions(self, match: Match, seat: int) -> list[Opinion]:
        decision = decision_for(match, seat)
        raws = decision.options.raws
        counsel = self.counsel_on(match)
        if counsel.is_open:
            return self.open_opinions(counsel, match, decision)
        totals = self.weighed(counsel, match, seat, raws)
        places = sorted(range(len(raws)), key=lambda i: -totals[i])
        return [Opinion(raws[i], totals[i] / self.worlds, 0.0, self.worlds, []) for i in places]

    def weighed_plans(self, counsel: Counsel, match: Match, seat: int) -> list[Plan]:
        world = imagined(match, seat, self.rng)
        return plans_for(counsel, world, seat, PLANNED_WIDTH, min(self.leaves, PLANNED_LEAVES), self.rng)

    def best_plan(self, counsel: Counsel, match: Match, seat: int) -> Plan:
        plans = self.weighed_plans(counsel, match, seat)
        best = max(plans, key=value_of).value
        return plans[self.one_of([i for i in range(len(plans)) if plans[i].value == best])]

    def best_end(self, counsel: Counsel, match: Match, seat: int, leaves: int) -> float:
        """Judge how good the position is after the best way found to finish the chain that `seat` is in."""
        decision = match.decision_of(seat)
        if decision is None or not decision.continues:
            return counsel.evaluate(match, seat)
        raws = decision.options.raws
        if len(raws) > leaves:
            raws = self.some_of(raws, leaves)
        share = max(1, leaves // len(raws))
        best = -2.0
        for i in range(len(raws)):
            trial = match.copy() if i < len(raws) - 1 else match
            trial.choose_raw(seat, raws[i])
            best = max(best, self.best_end(counsel, trial, seat, share))
        return best

    def one_of(self, places: list[int]) -> int:
        return places[int(self.rng.random() * len(places))]

    def some_of(self, raws: list[Raw], number: int) -> list[Raw]:
        return self.rng.sample(raws, number)
