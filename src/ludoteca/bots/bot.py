"""What a bot is, and the one way to ask it.

A bot answers for one seat, and all it ever gets is an imagined match: one that looks to that seat exactly as the real
one does, with everything the seat does not know dealt anew. It may copy it, play on in it, imagine others from it.
"""

from __future__ import annotations

from abc import abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from ludoteca.bots.learnt import judgement_of
from ludoteca.kernel.contract import Decision, IllegalChoice, Match, Option, Options, Raw
from ludoteca.kernel.game import Game, HasJudgement, HasPlans
from ludoteca.kernel.texts import Phrase


class Counsel:
    """What a game says to those who think about it: whether it has an opinion is asked once, as thinking is quick."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.is_open = game.open_information
        self.habits = game.search_habits
        self.judge: HasJudgement | None = game if isinstance(game, HasJudgement) else None
        self.planner: HasPlans | None = game if isinstance(game, HasPlans) else None

    def evaluate(self, match: Match, seat: int) -> float:
        """How good the position looks for `seat`; without the game's judgement only the end counts."""
        judge = self.judge
        return judge.evaluate(match, seat) if judge is not None else match.result_for(seat)

    def judge_end(self, match: Match, seat: int) -> float:
        """How good a position is for `seat` in which a turn is over: by what was learnt, where anything was."""
        learnt = judgement_of(self.game)
        return learnt.judge(match, seat) if learnt is not None else self.evaluate(match, seat)

    def promising(self, match: Match, seat: int, raws: list[Raw], number: int) -> list[Raw] | None:
        planner = self.planner
        return planner.promising(match, seat, raws, number) if planner is not None else None

    def chapter(self, match: Match) -> int:
        planner = self.planner
        return planner.chapter(match) if planner is not None else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who plays. `seed` makes its own chance repeatable."""

    def __init__(self, seed: int, game: Game | None = None) -> None:
        self.rng = Random(seed)
        self.game = game
        """Which game it plays; None to ask each match."""
        self.counsel: Counsel | None = None
        """What that game has to say to those who think about it."""
        self.needs_match = True
        """False for a bot that looks at nothing but its options, and then only has to `pick`."""

    @abstractmethod
    def choose(self, match: Match, seat: int) -> Option:
        """An option of the decision that `match`, an imagined match, puts to `seat`."""

    def pick(self, options: Options) -> Option:
        """The choice of a bot that needs no match."""
        raise NotImplementedError(type(self).__name__)

    def counsel_on(self, match: Match) -> Counsel:
        game = self.game if self.game is not None else match.game
        if self.counsel is None or self.counsel.game is not game:
            self.counsel = Counsel(game)
        return self.counsel


def ask(bot: Bot, match: Match, seat: int, rng: Random) -> Option:
    """What `bot` chooses for `seat`, as an option of `match`; the bot itself only sees an imagined match."""
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
    """The decision open for `seat`; raises `IllegalChoice` if nothing is asked of it."""
    found = match.decision_of(seat)
    if found is None:
        raise IllegalChoice(
            Phrase("Il posto {n} non ha niente da decidere.", "Seat {n} has nothing to decide.").fill(n=seat + 1)
        )
    return found
