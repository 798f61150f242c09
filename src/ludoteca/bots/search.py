"""The bot that looks ahead: information-set Monte Carlo tree search.

Each iteration imagines a world that looks the same to the bot's seat, walks down one tree that all worlds share, adds a
branch, plays on for a few turns with a quick policy, evaluates, and credits the result to every branch it came by. A
branch is an option of a seat; since not every option exists in every world, a branch is compared by how often it was
available, not by how often its parent was visited. Decisions that several seats have open at once are answered one
seat after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from random import Random
from time import perf_counter

from ludoteca.bots.bot import Bot, decision_for, find_decision, open_decisions, play, silence
from ludoteca.kernel.contract import Decision, Game, Match, Option, Raw
from ludoteca.kernel.frames import FrameMatch

ITERATIONS = 200
TURNS = 1
"""How many turns, the current one included, are played out before the position is evaluated."""
WIDTH = 3
"""How many options the quick policy looks at."""
CURIOSITY = 1.0
"""Weight of exploration, in standard deviations of the results."""
LONGEST = 200
"""The most decisions in one iteration; a bound for games whose turns never end."""
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
        """Sum of results for the team of `seat`."""
        self.branches: dict[Raw, Branch] = {}


class Walk:
    """One iteration on its way: the world it is in, who began the last chain, how many turns it has seen."""

    def __init__(self, world: Match, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.turns = 0
        self.steps = 0

    def next_decision(self) -> Decision | None:
        """Whose turn it is to answer: the seat that acted last if it is still asked; None when the match is over."""
        decisions = open_decisions(self.world)
        if not decisions:
            return None
        found = find_decision(decisions, self.seat)
        if found is None:
            found = decisions[0]
        if not found.continues and found.seat != self.seat:
            self.seat = found.seat
            self.turns += 1
        return found


class SearchBot(Bot):
    """Information-set Monte Carlo tree search, for so many iterations or so many milliseconds, whichever ends first."""

    def __init__(
        self,
        seed: int,
        game: Game | None = None,
        iterations: int = 0,
        milliseconds: int = 0,
        turns: int = TURNS,
        width: int = WIDTH,
        curiosity: float = CURIOSITY,
    ) -> None:
        super().__init__(seed, game)
        if iterations < 0 or milliseconds < 0 or turns < 1 or width < 1:
            raise ValueError("a search needs a positive budget, at least 1 turn and a width of at least 1")
        self.iterations = iterations if iterations or milliseconds else ITERATIONS
        self.milliseconds = milliseconds
        self.turns = turns
        self.width = width
        self.curiosity = curiosity
        self.clock: Callable[[], float] = perf_counter
        self.deadline = inf
        self.done = 0
        """Iterations made for the last choice."""
        self.team_of: list[int] = []
        self.team_seats: list[int] = []
        """A seat of each team."""
        self.mean = 0.0
        self.squares = 0.0

    # -- choosing ------------------------------------------------------------------------------------------------

    def choose(self, match: Match, seat: int) -> Option:
        self.deadline = self.clock() + SPARE * self.milliseconds / 1000 if self.milliseconds else inf
        self.done = 0
        options = decision_for(match, seat).options
        if len(options) == 1:
            return options[0]
        root = self.grow(match, seat)
        best = options[int(self.rng.random() * len(options))].raw
        most = 0
        best_mean = -inf
        for branch in root.branches.values():
            mean = branch.total / branch.visits if branch.visits else -inf
            if branch.visits > most or (branch.visits == most and mean > best_mean):
                best, most, best_mean = branch.raw, branch.visits, mean
        return Option(options, best)

    def grow(self, match: Match, seat: int) -> Branch:
        """The tree of choices after as many iterations as the budget allows."""
        game = self.game_of(match)
        self.seat_teams(game, match, seat)
        self.mean = 0.0
        self.squares = 0.0
        root = Branch(seat, ())
        while (not self.iterations or self.done < self.iterations) and not self.is_late():
            walk = Walk(silence(match.imagine(seat, self.rng)), seat)
            path = self.descend(game, walk, root)
            if not self.play_out(game, walk):
                break
            self.credit(path, self.results(game, walk.world, seat))
            self.done += 1
        return root

    def is_late(self) -> bool:
        return self.milliseconds > 0 and self.clock() >= self.deadline

    def seat_teams(self, game: Game, match: Match, seat: int) -> None:
        seats = seats_of(match, game)
        self.team_of = [0] * seats
        self.team_seats = []
        teams = game.teams(seats)
        for number in range(len(teams)):
            for member in teams[number]:
                self.team_of[member] = number
            self.team_seats.append(seat if seat in teams[number] else teams[number][0])

    # -- one iteration -------------------------------------------------------------------------------------------

    def descend(self, game: Game, walk: Walk, root: Branch) -> list[Branch]:
        """Walk down the tree by the best of what is available, and one new branch further; returns the path."""
        path = [root]
        here = root
        while walk.steps < LONGEST:
            decision = walk.next_decision()
            if decision is None or walk.turns >= self.turns:
                break
            raws = decision.options.raws
            walk.steps += 1
            if len(raws) == 1:
                play(walk.world, decision.seat, raws[0])
                continue
            branch = self.select(here, decision.seat, raws)
            if branch is None:
                path.append(self.expand(game, walk, here, decision.seat, raws))
                break
            play(walk.world, decision.seat, branch.raw)
            path.append(branch)
            here = branch
        return path

    def select(self, here: Branch, seat: int, raws: list[Raw]) -> Branch | None:
        """The branch to follow; None when an option without a branch promises more."""
        tried = 0
        total = 0.0
        visits = 0
        for raw in raws:
            branch = here.branches.get((seat, *raw))
            if branch is not None:
                branch.available += 1
                tried += 1
                total += branch.total
                visits += branch.visits
        if not tried or (tried < len(raws) and not here.raw):
            return None
        spread = self.curiosity * self.spread()
        best: Branch | None = None
        # An untried option is taken to be as good as its fellows, and tried once.
        best_score = total / visits + spread * sqrt(log(visits + 1)) if tried < len(raws) else -inf
        for raw in raws:
            branch = here.branches.get((seat, *raw))
            if branch is not None:
                score = branch.total / branch.visits + spread * sqrt(log(branch.available + 1) / branch.visits)
                if score > best_score:
                    best_score = score
                    best = branch
        return best

    def expand(self, game: Game, walk: Walk, here: Branch, seat: int, raws: list[Raw]) -> Branch:
        """A new branch for one of the untried options."""
        untried = [raw for raw in raws if (seat, *raw) not in here.branches]
        raw = self.quick_choice(game, walk, seat, untried)
        branch = Branch(seat, raw)
        branch.available = 1
        here.branches[(seat, *raw)] = branch
        return branch

    def play_out(self, game: Game, walk: Walk) -> bool:
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
                play(walk.world, decision.seat, raws[0])
            else:
                self.quick_choice(game, walk, decision.seat, raws)
        return True

    def quick_choice(self, game: Game, walk: Walk, seat: int, raws: list[Raw]) -> Raw:
        """Try a few options, each to the end of its chain in one random way, and go on from the best."""
        some = raws if len(raws) <= self.width else self.some_of(raws)
        if len(some) == 1:
            play(walk.world, seat, some[0])
            return some[0]
        best_value = -inf
        best_world = walk.world
        best_raw = some[0]
        for i in range(len(some)):
            trial = walk.world.copy() if i < len(some) - 1 else walk.world
            play(trial, seat, some[i])
            finish_chain(trial, seat, self.rng)
            value = game.evaluate(trial, seat)
            if value > best_value:
                best_value, best_world, best_raw = value, trial, some[i]
        walk.world = best_world
        return best_raw

    def some_of(self, raws: list[Raw]) -> list[Raw]:
        """As many different options as the policy is wide, at random."""
        left = raws[:]
        found: list[Raw] = []
        for _ in range(self.width):
            found.append(left.pop(int(self.rng.random() * len(left))))
        return found

    # -- results -------------------------------------------------------------------------------------------------

    def results(self, game: Game, match: Match, seat: int) -> list[float]:
        """How well each team did. Of two teams one gains what the other loses."""
        if len(self.team_seats) <= 2:
            own = game.evaluate(match, seat)
            return [own if team == self.team_of[seat] else -own for team in range(len(self.team_seats))]
        return [game.evaluate(match, member) for member in self.team_seats]

    def credit(self, path: list[Branch], results: list[float]) -> None:
        for branch in path:
            branch.visits += 1
            branch.total += results[self.team_of[branch.seat]]
        result = results[self.team_of[path[0].seat]]
        before = result - self.mean
        self.mean += before / path[0].visits
        self.squares += before * (result - self.mean)

    def spread(self) -> float:
        """The standard deviation of all results so far."""
        return sqrt(self.squares / (self.done + 1)) + 0.001


def finish_chain(match: Match, seat: int, rng: Random) -> None:
    """Answer at random for `seat` until it is asked nothing more or something new."""
    for _ in range(LONGEST):
        decision = find_decision(open_decisions(match), seat)
        if decision is None or not decision.continues:
            return
        raws = decision.options.raws
        play(match, seat, raws[int(rng.random() * len(raws))])


def seats_of(match: Match, game: Game) -> int:
    if isinstance(match, FrameMatch):
        return match.seats
    seats: int = match.save().get("seats", game.max_seats)
    return seats
