"""A seat over plain lines, much as chess programs speak UCI; docs/agents.md has the words.

Every answer ends with a line that is its command's own (`viewok`, `optionsok`, `ready`, `bestmove …`): a program knows
when it has read all of it. A line that means nothing is answered with `error …`, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import IO, Any

import ludoteca
from ludoteca.agents.seats import Seat
from ludoteca.bots import Bot, SearchBot, ask
from ludoteca.kernel.contract import JSON, BadSettings, IllegalChoice
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase
from ludoteca.options import read_options

Lines = Iterator[str]
BUDGETS = {"movetime": "milliseconds", "iterations": "iterations"}
"""What may stand behind `go`, and what it is to a bot."""
LARGEST = 10**8
NO_SUCH_BUDGET = Phrase(
    "«go {rest}»: si dice «go movetime 500» (millisecondi) o «go iterations 60».",
    "“go {rest}”: say “go movetime 500” (milliseconds) or “go iterations 60”.",
)
NO_BUDGET = Phrase(
    "Questo bot non ha un limite: «go» da solo, o --bot search.",
    "This bot takes no budget: “go” alone, or --bot search.",
)
NO_SUCH_SEAT = Phrase("«{move}»: un posto così non c'è.", "“{move}”: there is no such seat.")


class Talk:
    """A conversation about one seat."""

    def __init__(
        self, game: Game, begin: Callable[[int, int, dict[str, JSON]], Seat], seat: Seat, thinker: Bot, listed: bool
    ) -> None:
        self.game = game
        self.begin = begin
        """Begins another match: seats, seed, settings."""
        self.seat = seat
        self.thinker = thinker
        """Who answers `go`."""
        self.listed = listed
        """Whether legal options are told; a program may have to know the rules itself."""

    def greet(self) -> Lines:
        yield f"id name Ludoteca {ludoteca.__version__}"
        yield f"id game {self.game.key} {self.game.version}"
        yield "ludotecaok"

    def answers(self, line: str) -> Lines:
        """Answer a line."""
        word, _, rest = line.strip().partition(" ")
        commands: dict[str, Callable[[], Lines]] = {
            "ludoteca": self.greet,
            "isready": lambda: iter(["readyok"]),
            "new": lambda: self.new(rest),
            "position": lambda: self.position(rest),
            "view": self.view,
            "options": self.options,
            "choose": lambda: self.choose(rest),
            "why": lambda: self.why(rest),
            "rule": lambda: self.rule(rest),
            "go": lambda: self.go(rest),
        }
        command = commands.get(word)
        if command is None:
            yield f"error unknown command {word!r}"
            return
        try:
            yield from command()
        except IllegalChoice as error:
            yield f"illegal {self.seat.refusal(error.reason, error.rule)}"
            yield "ready"
        except BadSettings as error:
            yield f"error {' '.join(problem.say(self.seat.lang) for problem in error.problems)}"
            yield "ready"

    def asked(self) -> Lines:
        """Say where the match stands: who is asked what, or how it ended."""
        if self.seat.match.outcome is not None:
            yield f"result {' '.join(str(seat) for seat in self.seat.match.outcome.winners) or '-'}"
            yield f"info {self.seat.result()}"
        else:
            yield f"asked {self.seat.seat} {self.seat.question()}"
        yield "ready"

    def new(self, rest: str) -> Lines:
        """Begin another match, `new seed=7 seats=2 decks=leoni,custodi`; tell what happens until somebody is asked."""
        self.seat = self.begin(*self.read(rest))
        for line in self.seat.begin():
            yield f"told {line}"
        yield from self.asked()

    def read(self, rest: str) -> tuple[int, int, dict[str, JSON]]:
        """Read seats, seed and settings; a setting has no spaces here."""
        words = [word for word in rest.split() if "=" in word]
        numbers = {"seats": 0, "seed": 0}
        others: list[str] = []
        for word in words:
            key, _, value = word.partition("=")
            if key in numbers and value.isdigit():
                numbers[key] = int(value)
            else:
                others.append(word)
        return numbers["seats"], numbers["seed"], read_options(self.game, tuple(others))[0]

    def position(self, rest: str) -> Lines:
        """Set up a match and make the moves of all seats: `position seed=7 moves 0=place:1/0 1=place:57/0`."""
        head, _, moves = rest.partition("moves")
        seat = self.begin(*self.read(head))
        seat.others = {}
        for move in moves.split():
            number, _, option = move.partition("=")
            if not number.isdigit() or int(number) >= seat.match.seats:
                raise BadSettings([NO_SUCH_SEAT.fill(move=move)])
            seat.match.choose(int(number), option)
        self.seat = seat
        yield from self.asked()

    def view(self) -> Lines:
        yield from (f"view {line}" for line in self.seat.look())
        yield "viewok"

    def options(self) -> Lines:
        if self.listed:
            yield from (f"option {id} {label}" for id, label in self.seat.options())
        yield "optionsok"

    def choose(self, option: str) -> Lines:
        for line in self.seat.choose(option):
            yield f"told {line}"
        yield from self.asked()

    def why(self, option: str) -> Lines:
        reason = self.seat.why_not(option)
        yield f"whynot {reason}" if reason else "allowed"

    def rule(self, words: str) -> Lines:
        yield from (f"rule {line}" for line in self.seat.rules(words))
        yield "ruleok"

    def go(self, rest: str) -> Lines:
        """Think, `go`, `go movetime 500` or `go iterations 60`, and say what the bot would do; the move is not made."""
        seat, decision = self.seat, self.seat.decision()
        thinker = self.thinker_for(rest)
        if decision is None:
            yield "bestmove -"
            return
        yield f"bestmove {ask(thinker, seat.match, decision.seat, Random(seat.match.step)).id}"

    def thinker_for(self, rest: str) -> Bot:
        """Find who thinks with the budget that a `go` asks for."""
        if not rest.strip():
            return self.thinker
        word, _, number = rest.strip().partition(" ")
        if word not in BUDGETS or not number.isdigit() or not 0 < int(number) < LARGEST:
            raise BadSettings([NO_SUCH_BUDGET.fill(rest=rest)])
        if not isinstance(self.thinker, SearchBot):
            raise BadSettings([NO_BUDGET])
        budget: dict[str, Any] = {BUDGETS[word]: int(number)}
        return type(self.thinker)(self.seat.match.step, **budget)


def converse(talk: Talk, heard: IO[str], spoken: IO[str]) -> None:
    """Answer lines until `quit`, or until there are no more."""
    for line in heard:
        if not line.strip():
            continue
        if line.strip() == "quit":
            return
        for answer in talk.answers(line):
            spoken.write(answer + "\n")
        spoken.flush()
