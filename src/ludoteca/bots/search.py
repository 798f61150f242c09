"""The bot that looks ahead: every candidate in the same imagined worlds, and a tree of choices under each.

First each option is looked at in a few imagined worlds, as the greedy bot would; how good it looks there stays its
prior. Then come rounds: a round imagines one world that looks the same to the bot's seat and tries every candidate in
it, with the same chance, so that luck does not decide between them. A candidate goes when it is worse than the best by
more than chance explains, and the worse half goes with each share of the budget.

How the turn ends is soon known. What a larger budget has left goes beyond it (see `beyond`): from the best few
candidates the match is played on for the turns after, which corrects what was thought of each.

A try walks down the candidate's tree, which all worlds share (information-set Monte Carlo tree search), by what looks
best and by what is known too little, until it comes to a choice that has not been looked at. There every option is
looked at to the end of its chain, which is what the tree knows of them from then on. The try plays on with a quick
policy until `turns` turns are over, as many as the game advises, evaluates, and credits the result to every branch it
came by: to each as the seat that chose it sees it. A branch is an option of a seat; since not every option exists in
every world, it is compared by how often it was available. Decisions that several seats have open at once are answered
one seat after the other.

What was found out about the rest of the turn is kept: if the seat is asked next and sees exactly what was foreseen,
the decision begins with the tree under what was chosen.

In a game without secrets the candidates are whole actions (see `plans`): each is tried in the same worlds by playing on
to the end of the game's chapter with a quick policy that plans whole actions too, and the one chosen is carried out
from memory.

`StrongBot` is the same search with the learnt judgement of the game (see `learnt`), where there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, inf, log, log2, sqrt
from random import Random
from time import perf_counter

from ludoteca.bots.beyond import Beyond
from ludoteca.bots.bot import Counsel, Opinion, decision_for, imagined
from ludoteca.bots.branches import LONGEST, PRIOR, Branch, expected_of, opinion_of, remembered, without_worse
from ludoteca.bots.plans import Plan, PlanningBot, Player, plans_for, value_of
from ludoteca.bots.plans import mean_of as mean_of_plan
from ludoteca.kernel.contract import JSON, Decision, Match, Option, Raw
from ludoteca.kernel.game import Game

ITERATIONS = 60
CURIOSITY = 1.0
"""Weight of exploration, in standard deviations of the results."""
CANDIDATES = 16
"""The most plans that are tried in a game without secrets."""
TRIES = 4
"""With a budget of iterations, no more candidates than can be tried so often."""
GLANCES = 6
"""The most worlds in which options are looked at before they are tried."""
THIS_TURN = 64
"""So many iterations are for how the turn ends, or an eighth of them; the others go beyond it, and each costs more."""
THIS_TURNS_TIME = 0.25
"""The same of a budget of time."""
FEW = 4
"""From so many candidates the match is played on beyond the turn."""
WIDER = 2
"""So many times as many options the quick policy looks at there, where both sides' slips count."""
EVERYWHERE = 2
"""For `learnt`: not only where a try ends but wherever options are weighed, so that it plays better on the way, too."""
PLANNED_LEAVES = 12
"""How many ends of one option's chain become plans, at most."""
PLANNED_WIDTH = 100
SPARE = 0.9
"""The part of a time budget after which no new step is begun."""


class Walk:
    """One iteration on its way: the world it is in, who began the last chain, how many turns it has seen."""

    def __init__(self, world: Match, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.turns = 0
        self.steps = 0

    def next_decision(self) -> Decision | None:
        """Find whose turn it is to answer: the seat that acted last if still asked; None when the match is over."""
        decisions = self.world.open_decisions()
        if not decisions:
            return None
        decision = self.world.decision_of(self.seat)
        if decision is None:
            decision = decisions[0]
        if not decision.continues and decision.seat != self.seat:
            self.seat = decision.seat
            self.turns += 1
        return decision


class SearchBot(PlanningBot):
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
        learnt: int = 0,
        weights: str = "",
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
        self.learnt = learnt
        """Whether the learnt judgement of the game, if there is one, judges where a try ends (1), or `EVERYWHERE`."""
        self.weights = weights
        """The file of another judgement than the game's own."""
        self.clock: Callable[[], float] = perf_counter
        self.deadline = inf
        self.done = 0
        """Iterations made for the last choice."""
        self.mean = 0.0
        self.squares = 0.0
        self.met_chance = True
        """Whether playing on from the last plans met chance; without it trying again tells nothing new."""
        self.kept: Branch | None = None
        """The tree under what was chosen last, if the same seat is asked next in the same turn."""
        self.foreseen: JSON = None
        """What the seat sees then, if nothing unforeseen happens."""

    # -- choosing ------------------------------------------------------------------------------------------------

    def choose(self, match: Match, seat: int) -> Option:
        counsel = self.begin(match)
        decision = decision_for(match, seat)
        options = decision.options
        if len(options) == 1:
            return options[0]
        if counsel.is_open:
            return Option(options, self.planned(counsel, match, decision))
        candidates = self.glances(counsel, match, seat, self.in_any_order(options.raws))
        if not candidates:
            return options[int(self.rng.random() * len(options))]
        best = self.narrow(counsel, match, seat, candidates)
        self.keep(match, seat, best)
        return Option(options, best.raw)

    def opinions(self, match: Match, seat: int) -> list[Opinion]:
        counsel = self.begin(match)
        decision = decision_for(match, seat)
        raws = decision.options.raws
        if counsel.is_open:
            return self.open_opinions(counsel, match, decision)
        candidates = self.glances(counsel, match, seat, self.in_any_order(raws))
        if not candidates:
            return [Opinion(raws[int(self.rng.random() * len(raws))], 0.0, 0.0, 0, [])]
        best = self.narrow(counsel, match, seat, candidates)
        others = [branch for branch in candidates if branch is not best]
        others.sort(key=expected_of, reverse=True)
        return [opinion_of(branch) for branch in [best, *others]]

    def begin(self, match: Match) -> Counsel:
        """Begin to think about a decision: the clock runs from now."""
        self.deadline = self.clock() + SPARE * self.milliseconds / 1000 if self.milliseconds else inf
        self.done = 0
        self.mean = 0.0
        self.squares = 0.0
        counsel = self.counsel_on(match)
        if self.learnt:
            counsel.learn(self.weights, self.learnt == EVERYWHERE)
        usual = counsel.habits
        self.turns = self.wanted[0] or usual[0]
        self.width = self.wanted[1] or usual[1]
        self.leaves = self.wanted[2] or usual[2]
        return counsel

    def is_late(self) -> bool:
        return self.milliseconds > 0 and self.clock() >= self.deadline

    def glances(self, counsel: Counsel, match: Match, seat: int, raws: list[Raw]) -> list[Branch]:
        """List the candidates, by how good each looks; what there is no time to look at is none."""
        tree = self.tree_for(match, seat)
        branches = [remembered(tree, seat, raw) for raw in raws]
        times = GLANCES
        if self.iterations:
            times = max(1, min(GLANCES, self.iterations // 20))
        for number in range(times):
            if number and self.is_late():
                break
            world = imagined(match, seat, self.rng)
            for i in range(len(raws)):
                if self.is_late():
                    break
                trial = world.copy()
                trial.choose_raw(seat, raws[i])
                branches[i].look(self.best_end(counsel, trial, seat, self.leaves)[0])
        ranked = sorted([branch for branch in branches if branch.looks], key=expected_of, reverse=True)
        return ranked[: max(2, self.iterations // TRIES)] if self.iterations else ranked

    def keep(self, match: Match, seat: int, chosen: Branch) -> None:
        """Keep the tree under what was chosen if the seat is asked next, in this turn, and note what it will see."""
        self.kept = None
        if not chosen.branches:
            return
        walk = Walk(match.copy(), seat)
        walk.world.tell_nothing()
        walk.world.choose_raw(seat, chosen.raw)
        decision = walk.next_decision()
        while decision is not None and len(decision.options) == 1 and walk.steps < LONGEST:
            walk.steps += 1
            walk.world.choose_raw(decision.seat, decision.options.raws[0])
            decision = walk.next_decision()
        if decision is not None and decision.seat == seat and not walk.turns:
            self.kept = chosen
            self.foreseen = walk.world.view(seat)

    def tree_for(self, match: Match, seat: int) -> Branch | None:
        """Take the tree that was kept, if the seat sees what was foreseen, which it does in no other match or turn.

        Two matches that look the same to the seat in everything are one to it: what was found out holds in both.
        """
        kept, foreseen = self.kept, self.foreseen
        self.kept, self.foreseen = None, None
        if kept is None or kept.seat != seat or match.view(seat) != foreseen:
            return None
        return kept

    def narrow(self, counsel: Counsel, match: Match, seat: int, candidates: list[Branch]) -> Branch:
        """Choose the best candidate: by how the turn ends, and with what is left of the budget by what comes after."""
        few = self.best_of_turn(counsel, match, seat, candidates)
        if not self.goes_beyond():
            return few[0]
        turns, doubt = counsel.game.search_beyond
        beyond = Beyond(len(few), turns, doubt)
        while len(beyond.left) > 1 and not self.is_spent(len(beyond.left), self.iterations):
            left = [few[number] for number in beyond.left]
            if not self.round(counsel, match, seat, left, beyond):
                break
            for number in beyond.left:
                few[number].correction = beyond.corrections[number]
                few[number].doubt = beyond.doubt()
            beyond.drop([branch.expected() for branch in few])
        return max([few[number] for number in beyond.left], key=expected_of)

    def best_of_turn(self, counsel: Counsel, match: Match, seat: int, candidates: list[Branch]) -> list[Branch]:
        """Choose some candidates, the best first: the worse half goes with each share of the turn's part of the budget,
        the clearly worse ones before.
        """
        most = len(candidates)
        parts = ceil(log2(most)) if most > 1 else 1
        budget = self.for_this_turn()
        fewest = FEW if self.goes_beyond() else 2
        began = self.clock() if self.milliseconds else 0.0
        until = THIS_TURNS_TIME * max(0.001, self.deadline - began) if self.milliseconds else inf
        part = 0
        while len(candidates) > 1 and not self.is_spent(len(candidates), budget):
            if not self.round(counsel, match, seat, candidates):
                break
            candidates = without_worse(candidates)
            spent = self.done / budget if self.iterations else 0.0
            if self.milliseconds:
                spent = max(spent, (self.clock() - began) / until)
            while part < parts - 1 and spent * parts >= part + 1:
                part += 1
                candidates = candidates[: max(fewest, ceil(most / 2**part))]
            if spent >= 1.0:
                break
        return candidates[:fewest]

    def for_this_turn(self) -> int:
        """Say how many of the iterations are for how the turn ends."""
        most = max(THIS_TURN, self.iterations // 8)
        return min(most, self.iterations) if self.iterations else most

    def goes_beyond(self) -> bool:
        """Tell whether something of the budget is left for what comes after the turn."""
        return self.milliseconds > 0 or self.iterations > self.for_this_turn()

    def is_spent(self, tries: int, iterations: int) -> bool:
        """Tell whether there is no time, or these iterations are not enough, for so many more tries."""
        return self.is_late() or (self.iterations > 0 and self.done + tries > iterations)

    def round(
        self, counsel: Counsel, match: Match, seat: int, candidates: list[Branch], beyond: Beyond | None = None
    ) -> bool:
        """Try every candidate in one world, and play on beyond the turn if that is asked for.

        The quick policy looks at options in the same order for all of them, or its luck would tell them apart.

        False, and nothing is credited to them, when time is up before.
        """
        world = imagined(match, seat, self.rng)
        chance = self.rng.getrandbits(48)
        results: list[float] = []
        gains: list[float] = []
        for i in range(len(candidates)):
            self.rng.seed(chance)
            walk = Walk(world.copy() if i < len(candidates) - 1 else world, seat)
            walk.world.choose_raw(seat, candidates[i].raw)
            path = self.descend(counsel, walk, candidates[i])
            if not self.play_out(counsel, walk, self.turns, self.width):
                return False
            results.append(self.credit(counsel, walk.world, seat, path))
            if beyond is not None:
                if not self.play_out(counsel, walk, self.turns + beyond.turns, WIDER * self.width):
                    return False
                gains.append(self.judged(counsel, walk.world, seat) - results[i])
        for i in range(len(candidates)):
            candidates[i].visits += 1
            candidates[i].total += results[i]
            candidates[i].results.append(results[i])
        if beyond is not None:
            beyond.add(gains)
        return True

    # -- games without secrets -----------------------------------------------------------------------------------

    def weighed_plans(self, counsel: Counsel, match: Match, seat: int) -> list[Plan]:
        """Try the plans worth trying, and list first the one after which the chapter ends best.

        Half of those that are left go after each share of the budget.
        """
        world = imagined(match, seat, self.rng)
        plans = plans_for(counsel, world, seat, PLANNED_WIDTH, PLANNED_LEAVES, self.rng)
        plans.sort(key=value_of, reverse=True)
        most = min(CANDIDATES, max(2, self.iterations // TRIES)) if self.iterations else CANDIDATES
        tried = hopeful(plans, most)
        candidates = tried
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
        best = candidates[0]
        return [best, *[plan for plan in tried if plan is not best]]

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
            player = Player(counsel, self.width, self.leaves, self.rng)
            while walk.steps < LONGEST and counsel.chapter(walk.world) == chapter:
                decision = walk.next_decision()
                if decision is None:
                    break
                if self.is_late():
                    return False
                walk.steps += 1
                walk.world = player.best(walk.world, decision.seat).end
            results.append(counsel.evaluate(walk.world, seat))
            self.met_chance = self.met_chance or not plan.is_sure or walk.world.times_drawn() != before
        for i in range(len(plans)):
            plans[i].visits += 1
            plans[i].total += results[i]
        self.done += len(plans)
        return True

    # -- one iteration -------------------------------------------------------------------------------------------

    def descend(self, counsel: Counsel, walk: Walk, candidate: Branch) -> list[Branch]:
        """Walk down the tree to a choice that has not been looked at yet, and one further; returns the path."""
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
            unseen = [raw for raw in raws if (decision.seat, *raw) not in here.branches]
            is_new = len(unseen) == len(raws)
            if unseen:
                self.look_at(counsel, walk, here, decision.seat, unseen)
            branch = self.select(here, decision.seat, raws)
            walk.world.choose_raw(decision.seat, branch.raw)
            path.append(branch)
            here = branch
            if is_new:
                break
        return path

    def look_at(self, counsel: Counsel, walk: Walk, here: Branch, seat: int, raws: list[Raw]) -> None:
        """Add branches for these options, with what each looks like at once."""
        for raw in raws:
            trial = walk.world.copy()
            trial.choose_raw(seat, raw)
            branch = Branch(seat, raw)
            branch.look(self.best_end(counsel, trial, seat, self.leaves)[0])
            here.branches[(seat, *raw)] = branch

    def select(self, here: Branch, seat: int, raws: list[Raw]) -> Branch:
        """Choose the branch to follow: it promises much, or little is known of it."""
        spread = self.curiosity * self.spread()
        best: Branch | None = None
        best_score = -inf
        for raw in raws:
            branch = here.branches[(seat, *raw)]
            branch.available += 1
            score = branch.expected()
            if here.visits:
                score += spread * sqrt(log(branch.available + 1) / (branch.visits + PRIOR))
            if score > best_score:
                best_score = score
                best = branch
        assert best is not None
        return best

    def play_out(self, counsel: Counsel, walk: Walk, turns: int, width: int) -> bool:
        """Play on with the quick policy until so many turns have passed; False when time is up before."""
        while walk.steps < LONGEST:
            decision = walk.next_decision()
            if decision is None or walk.turns >= turns:
                return True
            if self.is_late():
                return False
            walk.steps += 1
            raws = decision.options.raws
            if len(raws) == 1:
                walk.world.choose_raw(decision.seat, raws[0])
            else:
                self.quick_choice(counsel, walk, decision.seat, raws, width)
        return True

    def quick_choice(self, counsel: Counsel, walk: Walk, seat: int, raws: list[Raw], width: int) -> Raw:
        """Try so many options, each to the end of its chain, and go on from the best."""
        some = self.in_any_order(raws)[:width]
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
        """Find the best way to finish the chain that `seat` is in: how good it looks, and the match after it."""
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
            other = int(self.rng.random() * (i + 1))
            left[i], left[other] = left[other], left[i]
        return left

    # -- results -------------------------------------------------------------------------------------------------

    def credit(self, counsel: Counsel, match: Match, seat: int, path: list[Branch]) -> float:
        """Note how the match stands for everybody who chose on the way; returns how it stands for `seat`."""
        result = self.judged(counsel, match, seat)
        values: dict[int, float] = {seat: result}
        for branch in path:
            value = values.get(branch.seat)
            if value is None:
                value = values[branch.seat] = self.judged(counsel, match, branch.seat)
            branch.visits += 1
            branch.total += value
        self.done += 1
        before = result - self.mean
        self.mean += before / self.done
        self.squares += before * (result - self.mean)
        return result

    def judged(self, counsel: Counsel, match: Match, seat: int) -> float:
        """Judge how the match stands for a seat where a try ends."""
        return counsel.judge_end(match, seat) if self.learnt else counsel.evaluate(match, seat)

    def spread(self) -> float:
        """Return the standard deviation of all results so far."""
        return sqrt(self.squares / (self.done + 1)) + 0.001


class StrongBot(SearchBot):
    """The search with the learnt judgement of the game; without one, or without numpy, with the hand-made one."""

    def __init__(self, seed: int, game: Game | None = None, iterations: int = 0, milliseconds: int = 0) -> None:
        super().__init__(seed, game, iterations=iterations, milliseconds=milliseconds, learnt=EVERYWHERE)


def hopeful(plans: list[Plan], most: int) -> list[Plan]:
    """Choose the best of these plans, which are sorted; of those that look equally good one is enough.

    Those that met chance are kept besides, up to twice as many in all: how good they look was luck.
    """
    kept: list[Plan] = []
    sure = 0
    for plan in plans:
        if len(kept) == min(CANDIDATES, 2 * most):
            break
        if kept and plan.value == kept[-1].value:
            continue
        if plan.is_sure:
            sure += 1
            if sure > most:
                continue
        kept.append(plan)
    return kept
