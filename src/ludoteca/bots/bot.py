"""What a bot is, and the one way to ask it.

A bot answers for one seat, and all it ever gets is an imagined match: one that looks to that seat exactly as the real
one does, with everything the seat does not know dealt anew. It may copy it, play on in it, imagine others from it.
"""

from __future__ import annotations

from abc import abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from ludoteca.bots.learnt import Judgement, judgement_of
from ludoteca.kernel.contract import Decision, IllegalChoice, Match, Option, Options, Raw
from ludoteca.kernel.game import Game, HasJudgement, HasLeanings, HasPlans
from ludoteca.kernel.texts import Phrase


class Counsel:
    """What a game says to those who think about it: whether it has an opinion is asked once, as thinking is quick."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.is_open = game.open_information
        self.habits = game.search_habits
        self.judge: HasJudgement | None = game if isinstance(game, HasJudgement) else None
        self.planner: HasPlans | None = game if isinstance(game, HasPlans) else None
        self.leaner: HasLeanings | None = game if isinstance(game, HasLeanings) else None
        self.taste: list[float] = []
        """What somebody likes more than others do, by the game's leanings; empty for who only wants to win."""
        self.learnt: Judgement | None = None
        """What was learnt of the game, for those who judge by it."""
        self.always = False
        """Whether they judge every position by it, or only the end of a try."""

    def evaluate(self, match: Match, seat: int) -> float:
        """Judge how good the position looks for `seat`; without the game's judgement only the end counts."""
        judge = self.judge
        if self.always and self.learnt is not None:
            value = self.learnt.judge(match, seat)
        else:
            value = judge.evaluate(match, seat) if judge is not None else match.result_for(seat)
        return value + self.liking(match, seat) if self.taste else value

    def judge_end(self, match: Match, seat: int) -> float:
        """Judge how good a position is for `seat` in which a turn is over: by what was learnt, where anything was."""
        learnt = self.learnt
        if learnt is None:
            return self.evaluate(match, seat)
        value = learnt.judge(match, seat)
        return value + self.liking(match, seat) if self.taste else value

    def learn(self, weights: str, always: bool) -> None:
        """Judge by what was learnt, from the file `weights` or the game's own."""
        self.learnt = judgement_of(self.game, weights)
        self.always = always

    def liking(self, match: Match, seat: int) -> float:
        """Weigh how much the position is to the taste of whoever thinks; a match that is over is to nobody's."""
        leaner = self.leaner
        if leaner is None or match.outcome is not None:
            return 0.0
        leanings = leaner.leanings(match, seat)
        total = 0.0
        for i in range(len(leanings)):
            total += self.taste[i] * leanings[i]
        return total

    def promising(self, match: Match, seat: int, raws: list[Raw], number: int) -> list[Raw] | None:
        planner = self.planner
        return planner.promising(match, seat, raws, number) if planner is not None else None

    def chapter(self, match: Match) -> int:
        planner = self.planner
        return planner.chapter(match) if planner is not None else 0


class Opinion:
    """What a bot thinks of one option: how good it is, how well that was tried, and how it expects play to go on."""

    __slots__ = ("error", "line", "raw", "tries", "value")

    def __init__(self, raw: Raw, value: float, error: float, tries: int, line: list[tuple[int, Raw]]) -> None:
        self.raw = raw
        self.value = value
        """For the seat that is asked, from -1 to 1."""
        self.error = error
        """The standard error of the value; 0 where nobody knows."""
        self.tries = tries
        self.line = line
        """Who is expected to choose what next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who plays. `seed` makes its own chance repeatable."""

    def __init__(self, seed: int, game: Game | None = None) -> None:
        self.rng = Random(seed)
        self.game = game
        """Which game it plays; None to ask each match."""
        self.counsel: Counsel | None = None
        """What that game has to say to those who think about it."""
        self.taste: list[float] = []
        """What it likes besides winning, by the game's leanings (`HasLeanings`)."""
        self.needs_match = True
        """False for a bot that looks at nothing but its options, and then only has to `pick`."""

    @abstractmethod
    def choose(self, match: Match, seat: int) -> Option:
        """Choose an option of the decision that `match`, an imagined match, puts to `seat`."""

    def pick(self, options: Options) -> Option:
        """Choose without a match, for a bot that needs none."""
        raise NotImplementedError(type(self).__name__)

    def opinions(self, match: Match, seat: int) -> list[Opinion]:
        """Say what it thinks of options in an imagined match, its choice first; of what it did not consider, nothing.

        After this it has to be told what was done (`settle`).
        """
        return [Opinion(self.choose(match, seat).raw, 0.0, 0.0, 0, [])]

    def settle(self, raw: Raw) -> None:
        """Prepare for going on after this option, whatever it would have chosen itself."""

    def counsel_on(self, match: Match) -> Counsel:
        game = self.game if self.game is not None else match.game
        if self.counsel is None or self.counsel.game is not game:
            self.counsel = Counsel(game)
        self.counsel.taste = self.taste
        return self.counsel


def ask(bot: Bot, match: Match, seat: int, rng: Random) -> Option:
    """Ask what `bot` chooses for `seat`, as an option of `match`; the bot itself only sees an imagined match."""
    options = decision_for(match, seat).options
    if len(options) == 1:
        return options[0]
    if not bot.needs_match:
        return bot.pick(options)
    chosen = bot.choose(match.imagine(seat, rng), seat)
    if chosen not in options:
        raise RuntimeError(f"{type(bot).__name__} chose {chosen.id!r}, which is not offered to seat {seat}")
    return Option(options, chosen.raw)


def imagined(match: Match, seat: int, rng: Random) -> Match:
    """Imagine a match as `seat` sees it, to think in: it tells no events."""
    world = match.imagine(seat, rng)
    world.tell_nothing()
    return world


def decision_for(match: Match, seat: int) -> Decision:
    """Return the decision open for `seat`; raise `IllegalChoice` if nothing is asked of it."""
    decision = match.decision_of(seat)
    if decision is None:
        raise IllegalChoice(
            Phrase("Il posto {n} non ha niente da decidere.", "Seat {n} has nothing to decide.").fill(n=seat + 1)
        )
    return decision
