"""The bot that looks ahead: every candidate in the same imagined worlds, and a tree of choices under each.

First each option is looked at once, as the greedy bot would, and the most promising ones become candidates. Then come
rounds: a round imagines one world that looks the same to the bot's seat and tries every candidate in it, with the same
chance, so that luck does not decide between them. When its share of the budget is spent the worse half of the
candidates goes, and the rest share what is left.

A try walks down the candidate's tree, which all worlds share (information-set Monte Carlo tree search), adds a branch,
plays on to the end of the turn with a quick policy, evaluates, and credits the result to every branch it came by: to
each as the seat that chose it sees it. A branch is an option of a seat; since not every option exists in every world,
it is compared by how often it was available. A branch gets a second branch under it only after some visits, a third
after more: with few visits the policy's first choice tells most. Decisions that several seats have open at once are
answered one seat after the other.

In a game without secrets the candidates are whole actions (see `plans`): each is tried in the same worlds by playing on
to the end of the game's chapter with a quick policy that plans whole actions too, and the one chosen is carried out
from memory.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, inf, log, log2, sqrt
from random import Random
from time import perf_counter

from ludoteca.bots.bot import Bot, Counsel, decision_for, imagined
from ludoteca.bots.plans import Plan, plans_for, value_of
from ludoteca.bots.plans import mean_of as mean_of_plan
from ludoteca.kernel.contract import Decision, Match, Option, Raw
from ludoteca.kernel.game import Game

ITERATIONS = 60
CURIOSITY = 1.0
"""Weight of exploration, in standard deviations of the results."""
CANDIDATES = 16
"""The most options that are tried."""
TRIES = 4
"""With a budget of iterations, no more candidates than can be tried so often."""
WIDENING = 4.0
"""The visits after which a branch gets a second branch under it; the third comes after four times as many."""
LONGEST = 200
"""The most decisions in one iteration; a bound for games whose turns never end."""
PLANNED_LEAVES = 12
"""How many ends of one option's chain become plans, at most."""
PLANNED_WIDTH = 100
SPARE = 0.9
"""The part of a time budget after which no new step is begun."""


class Branch:
    """A choice made in the tree, and what became of it."""

    def __init__(self, seat: int, raw: Raw) -> None:
        self.seat = seat
        self.raw = raw
        self.visits = 0
        self.available = 0
        """In how many worlds that came by here this choice could be made."""
        self.total = 0.0
        """Sum of results for `seat`."""
        self.branches: dict[Raw, Branch] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else -inf


def mean_of(branch: Branch) -> float:
    return branch.mean()


class Walk:
    """One iteration on its way: the world it is in, who began the last chain, how many turns it has seen."""

    def __init__(self, world: Match, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.turns = 0
        self.steps = 0

    def next_decision(self) -> Decision | None:
        """Whose turn it is to answer: the seat that acted last if it is still asked; None when the match is over."""
        decisions = self.world.open_decisions()
        if not decisions:
            return None
        found = self.world.decision_of(self.seat)
        if found is None:
            found = decisions[0]
        if not found.continues and found.seat != self.seat:
            self.seat = found.seat
            self.turns += 1
        return found


class SearchBot(Bot):
    """Looks ahead for so many iterations or so many milliseconds, whichever ends first."""

    def __init__(
        self,
        seed: int,
        game: Game | None = None,
        iterations: int = 0,
        milliseconds: int = 0,
        turns: int = 0,
        width: int = 0,
        leaves: int = 0,
        curiosity: float = CURIOSITY,
    ) -> None:
        super().__init__(seed, game)
        if min(iterations, milliseconds, turns, width, leaves) < 0:
            raise ValueError("a search needs a positive budget; turns, width and leaves are at least 1")
        self.iterations = iterations if iterations or milliseconds else ITERATIONS
        self.milliseconds = milliseconds
        self.wanted = (turns, width, leaves)
        """As asked for; 0 for what the game itself advises."""
        self.turns = 1
        """How many turns, the current one included, are played out before the position is evaluated."""
        self.width = 1
        """How many options the quick policy looks at."""
        self.leaves = 1
        """How many ends of one option's chain the quick policy looks at."""
        self.curiosity = curiosity
        self.clock: Callable[[], float] = perf_counter
        self.deadline = inf
        self.done = 0
        """Iterations made for the last choice."""
        self.mean = 0.0
        self.squares = 0.0
        self.plan: Plan | None = None
        """In games without secrets, what it has begun and not finished."""
        self.met_chance = True
        """Whether playing on from the last plans met chance; without it trying again tells nothing new."""

    # -- choosing ------------------------------------------------------------------------------------------------

    def choose(self, match: Match, seat: int) -> Option:
        self.deadline = self.clock() + SPARE * self.milliseconds / 1000 if self.milliseconds else inf
        self.done = 0
        self.mean = 0.0
        self.squares = 0.0
        decision = decision_for(match, seat)
        options = decision.options
        if len(options) == 1:
            return options[0]
        counsel = self.counsel_on(match)
        usual = counsel.habits
        self.turns = self.wanted[0] or usual[0]
        self.width = self.wanted[1] or usual[1]
        self.leaves = self.wanted[2] or usual[2]
        if counsel.is_open:
            return Option(options, self.planned(counsel, match, decision))
        candidates = self.glance(counsel, match, seat, self.in_any_order(options.raws))
        if not candidates:
            return options[int(self.rng.random() * len(options))]
        return Option(options, self.narrow(counsel, match, seat, candidates).raw)

    def is_late(self) -> bool:
        return self.milliseconds > 0 and self.clock() >= self.deadline

    def glance(self, counsel: Counsel, match: Match, seat: int, raws: list[Raw]) -> list[Branch]:
        """The candidates, by how good each looks at once; what there is no time to look at is none."""
        world = imagined(match, seat, self.rng)
        seen: list[tuple[float, int]] = []
        for i in range(len(raws)):
            if self.is_late():
                break
            trial = world.copy()
            trial.choose_raw(seat, raws[i])
            seen.append((self.best_end(counsel, trial, seat, self.leaves)[0], -i))
        seen.sort(reverse=True)
        most = min(CANDIDATES, max(2, self.iterations // TRIES)) if self.iterations else CANDIDATES
        return [Branch(seat, raws[-place]) for _, place in seen[:most]]

    def narrow(self, counsel: Counsel, match: Match, seat: int, candidates: list[Branch]) -> Branch:
        """The best candidate: half of them go after each share of the budget."""
        while len(candidates) > 1:
            goes_on = self.share(counsel, match, seat, candidates, ceil(log2(len(candidates))))
            if candidates[0].visits:
                candidates = sorted(candidates, key=mean_of, reverse=True)
            if not goes_on:
                break
            candidates = candidates[: (len(candidates) + 1) // 2]
        return candidates[0]

    def share(self, counsel: Counsel, match: Match, seat: int, candidates: list[Branch], parts: int) -> bool:
        """As many rounds as one of so many equal parts of the budget allows, at least one; False when all is spent."""
        rounds = LONGEST
        if self.iterations:
            left = (self.iterations - self.done) // len(candidates)
            if not left:
                return False
            rounds = max(1, left // parts)
        until = inf
        if self.milliseconds:
            now = self.clock()
            until = now + (self.deadline - now) / parts
        for number in range(rounds):
            if number and self.milliseconds and self.clock() >= until:
                break
            if not self.round(counsel, match, seat, candidates):
                return False
        return True

    def round(self, counsel: Counsel, match: Match, seat: int, candidates: list[Branch]) -> bool:
        """Try every candidate in one world; False, and nothing is credited to them, when time is up before."""
        world = imagined(match, seat, self.rng)
        results: list[float] = []
        for i in range(len(candidates)):
            walk = Walk(world.copy() if i < len(candidates) - 1 else world, seat)
            walk.world.choose_raw(seat, candidates[i].raw)
            path = self.descend(counsel, walk, candidates[i])
            if not self.play_out(counsel, walk):
                return False
            results.append(self.credit(counsel, walk.world, seat, path))
        for i in range(len(candidates)):
            candidates[i].visits += 1
            candidates[i].total += results[i]
        return True

    # -- games without secrets -----------------------------------------------------------------------------------

    def planned(self, counsel: Counsel, match: Match, decision: Decision) -> Raw:
        """The next answer of the plan, which is made now if there is none that fits."""
        raws = decision.options.raws
        answer = self.plan.next_answer(raws) if self.plan is not None and decision.continues else None
        if answer is None:
            self.plan = self.best_plan(counsel, match, decision.seat)
            answer = self.plan.next_answer(raws)
            assert answer is not None
        return answer

    def best_plan(self, counsel: Counsel, match: Match, seat: int) -> Plan:
        """The plan after which the chapter ends best; half of them go after each share of the budget."""
        world = imagined(match, seat, self.rng)
        plans = plans_for(counsel, world, seat, PLANNED_WIDTH, PLANNED_LEAVES, self.rng)
        plans.sort(key=value_of, reverse=True)
        most = min(CANDIDATES, max(2, self.iterations // TRIES)) if self.iterations else CANDIDATES
        candidates = hopeful(plans, most)
        while len(candidates) > 1:
            rounds = LONGEST
            if self.iterations:
                left = (self.iterations - self.done) // len(candidates)
                if not left:
                    break
                rounds = max(1, left // ceil(log2(len(candidates))))
            for _ in range(rounds):
                if self.is_late() or not self.try_plans(counsel, match, seat, candidates) or not self.met_chance:
                    break
            if candidates[0].visits:
                candidates = sorted(candidates, key=mean_of_plan, reverse=True)
            if self.is_late() or not self.met_chance:
                break
            candidates = candidates[: (len(candidates) + 1) // 2]
        return candidates[0]

    def try_plans(self, counsel: Counsel, match: Match, seat: int, plans: list[Plan]) -> bool:
        """Play on from the end of every plan with the same chance; False when time is up before."""
        chance = self.rng.getrandbits(48)
        results: list[float] = []
        chapter = counsel.chapter(match)
        self.met_chance = False
        for plan in plans:
            start = plan.end if plan.is_sure else match
            walk = Walk(imagined(start, seat, Random(chance)), seat)
            before = walk.world.times_drawn()
            if not plan.is_sure:
                plan.retrace(walk.world, seat)
            while walk.steps < LONGEST and counsel.chapter(walk.world) == chapter:
                decision = walk.next_decision()
                if decision is None:
                    break
                if self.is_late():
                    return False
                walk.steps += 1
                ways = plans_for(counsel, walk.world, decision.seat, self.width, self.leaves, self.rng)
                walk.world = max(ways, key=value_of).end
            results.append(counsel.evaluate(walk.world, seat))
            self.met_chance = self.met_chance or not plan.is_sure or walk.world.times_drawn() != before
        for i in range(len(plans)):
            plans[i].visits += 1
            plans[i].total += results[i]
        self.done += len(plans)
        return True

    # -- one iteration -------------------------------------------------------------------------------------------

    def descend(self, counsel: Counsel, walk: Walk, candidate: Branch) -> list[Branch]:
        """Walk down the tree by the best of what is available, and one new branch further; returns the path."""
        path: list[Branch] = []
        here = candidate
        while walk.steps < LONGEST:
            decision = walk.next_decision()
            if decision is None or walk.turns >= self.turns:
                break
            raws = decision.options.raws
            walk.steps += 1
            if len(raws) == 1:
                walk.world.choose_raw(decision.seat, raws[0])
                continue
            branch = self.select(here, decision.seat, raws)
            if branch is None:
                path.append(self.expand(counsel, walk, here, decision.seat, raws))
                break
            walk.world.choose_raw(decision.seat, branch.raw)
            path.append(branch)
            here = branch
        return path

    def select(self, here: Branch, seat: int, raws: list[Raw]) -> Branch | None:
        """The branch to follow; None when it is time for a new one."""
        tried: list[Branch] = []
        for raw in raws:
            branch = here.branches.get((seat, *raw))
            if branch is not None:
                branch.available += 1
                tried.append(branch)
        if not tried or (len(tried) < len(raws) and len(tried) < sqrt(here.visits / WIDENING)):
            return None
        spread = self.curiosity * self.spread()
        best = tried[0]
        best_score = -inf
        for branch in tried:
            score = branch.total / branch.visits + spread * sqrt(log(branch.available + 1) / branch.visits)
            if score > best_score:
                best_score = score
                best = branch
        return best

    def expand(self, counsel: Counsel, walk: Walk, here: Branch, seat: int, raws: list[Raw]) -> Branch:
        """A new branch for one of the untried options."""
        untried = [raw for raw in raws if (seat, *raw) not in here.branches]
        raw = self.quick_choice(counsel, walk, seat, untried)
        branch = Branch(seat, raw)
        branch.available = 1
        here.branches[(seat, *raw)] = branch
        return branch

    def play_out(self, counsel: Counsel, walk: Walk) -> bool:
        """Play on with the quick policy until enough turns have passed; False when time is up before."""
        while walk.steps < LONGEST:
            decision = walk.next_decision()
            if decision is None or walk.turns >= self.turns:
                return True
            if self.is_late():
                return False
            walk.steps += 1
            raws = decision.options.raws
            if len(raws) == 1:
                walk.world.choose_raw(decision.seat, raws[0])
            else:
                self.quick_choice(counsel, walk, decision.seat, raws)
        return True

    def quick_choice(self, counsel: Counsel, walk: Walk, seat: int, raws: list[Raw]) -> Raw:
        """Try options, each to the end of its chain, and go on from the best."""
        some = self.in_any_order(raws)[: self.width]
        if len(some) == 1:
            walk.world.choose_raw(seat, some[0])
            return some[0]
        best_value = -inf
        best_world = walk.world
        best_raw = some[0]
        for i in range(len(some)):
            trial = walk.world.copy() if i < len(some) - 1 else walk.world
            trial.choose_raw(seat, some[i])
            value, end = self.best_end(counsel, trial, seat, self.leaves)
            if value > best_value:
                best_value, best_world, best_raw = value, end, some[i]
        walk.world = best_world
        return best_raw

    def best_end(self, counsel: Counsel, match: Match, seat: int, leaves: int) -> tuple[float, Match]:
        """The best way found to finish the chain that `seat` is in: how good it looks, and the match after it."""
        decision = match.decision_of(seat)
        if decision is None or not decision.continues:
            return counsel.evaluate(match, seat), match
        raws = decision.options.raws
        if len(raws) > leaves:
            raws = self.in_any_order(raws)[:leaves]
        share = max(1, leaves // len(raws))
        best_value = -inf
        best_end = match
        for i in range(len(raws)):
            trial = match.copy() if i < len(raws) - 1 else match
            trial.choose_raw(seat, raws[i])
            value, end = self.best_end(counsel, trial, seat, share)
            if value > best_value:
                best_value, best_end = value, end
        return best_value, best_end

    def in_any_order(self, raws: list[Raw]) -> list[Raw]:
        left = raws[:]
        for i in range(len(left) - 1, 0, -1):
            place = int(self.rng.random() * (i + 1))
            left[i], left[place] = left[place], left[i]
        return left

    # -- results -------------------------------------------------------------------------------------------------

    def credit(self, counsel: Counsel, match: Match, seat: int, path: list[Branch]) -> float:
        """Note how the match stands for everybody who chose on the way; returns how it stands for `seat`."""
        result = counsel.evaluate(match, seat)
        values: dict[int, float] = {seat: result}
        for branch in path:
            value = values.get(branch.seat)
            if value is None:
                value = values[branch.seat] = counsel.evaluate(match, branch.seat)
            branch.visits += 1
            branch.total += value
        self.done += 1
        before = result - self.mean
        self.mean += before / self.done
        self.squares += before * (result - self.mean)
        return result

    def spread(self) -> float:
        """The standard deviation of all results so far."""
        return sqrt(self.squares / (self.done + 1)) + 0.001


def hopeful(plans: list[Plan], most: int) -> list[Plan]:
    """The best of these plans, which are sorted; of those that look equally good one is enough.

    Those that met chance are kept besides, up to twice as many in all: how good they look was luck.
    """
    found: list[Plan] = []
    sure = 0
    for plan in plans:
        if len(found) == min(CANDIDATES, 2 * most):
            break
        if found and plan.value == found[-1].value:
            continue
        if plan.is_sure:
            sure += 1
            if sure > most:
                continue
        found.append(plan)
    return found
