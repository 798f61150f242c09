"""What conformance checks, and what it found."""

from __future__ import annotations

from collections import Counter
from typing import Any

CHECKS = {
    "offer": "something is offered at every moment, or the match is over; what was answered is offered no more",
    "end": "every match ends, within the limit of decisions",
    "crash": "nothing that is offered raises",
    "invariants": "the position is sound: see Match.problems",
    "copy": "a copy is equal, goes on equally, and neither disturbs the other",
    "save": "saved as plain JSON and restored, the match is equal and goes on equally",
    "position": "written as a position file and read again, the match is equal",
    "replay": "played again from its beginning, the match takes the same course",
    "imagine": "imagined worlds are sound, playable, and really other worlds",
    "secrets": "views, options and events do not depend on what their seat may not know",
    "undo": "taking back restores exactly, and is allowed only where nothing was learnt",
    "refusals": "what is not offered is refused with a rule, and changes nothing",
    "languages": "everything is said in Italian and in English",
    "rules": "every rule that is named exists in the catalogue",
    "picture": "the picture is well-formed and shows whatever an option concerns",
    "campaign": "every chapter of the campaign, if there is one, is a match that is known again by its options",
    "effects": "every effect of every card has been carried out (of those that 1,000 games or more had in them)",
}
ENOUGH_GAMES = 1000
"""An effect that never happened in so many games with it is a failure rather than a note.

Where every game has only a few of very many cards, that takes much longer runs than where each game has all of them.
"""


class Broken(Exception):
    """A promise that is not kept: which check found it, and what is wrong."""

    def __init__(self, check: str, message: str) -> None:
        assert check in CHECKS, check
        super().__init__(f"{check}: {message}")
        self.check = check
        self.message = message


class Failure:
    """One broken promise with all that is needed to see it again."""

    def __init__(self, check: str, message: str, number: int, options: Any, step: int, replay: str) -> None:
        self.check = check
        self.message = message
        self.number = number
        """Of the game within the run."""
        self.options = options
        self.step = step
        self.replay = replay
        """The match so far as a replay file; "" if it never began."""

    def __str__(self) -> str:
        return f"{self.check}: {self.message} (game {self.number}, after {self.step} decisions, options {self.options})"


class Report:
    """The result of a run; reports of parts of a run add up."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        self.done: Counter[str] = Counter()
        """How often each check was made."""
        self.failures: list[Failure] = []
        self.worlds = 0
        self.other_worlds = 0
        """Imagined worlds, and how many of them differed from the real one."""
        self.hidden_events = 0
        self.same_words = 0
        self.sentences = 0
        """Sentences of some length, and how many were the same in both languages."""
        self.effects: dict[str, bool] = {}
        """Every effect by name, and whether it has happened."""
        self.games_with: Counter[str] = Counter()
        """In how many games each effect could have happened, being on a card of theirs."""

    @property
    def clean(self) -> bool:
        return not self.failures

    def fail(self, check: str, message: str) -> None:
        """Note a failure of the run as a whole."""
        self.failures.append(Failure(check, message, -1, {}, self.decisions, ""))

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.done += other.done
        self.failures += other.failures
        self.worlds += other.worlds
        self.other_worlds += other.other_worlds
        self.hidden_events += other.hidden_events
        self.same_words += other.same_words
        self.sentences += other.sentences
        for name, happened in other.effects.items():
            self.effects[name] = happened or self.effects.get(name, False)
        self.games_with += other.games_with

    @property
    def missing_effects(self) -> list[str]:
        return sorted(name for name, happened in self.effects.items() if not happened)

    def conclude(self) -> None:
        """Judge what only the whole run can show."""
        if self.hidden_events and self.worlds >= 20 and not self.other_worlds:
            self.fail(
                "imagine", f"{self.worlds} imagined worlds, all the same as the real one, though there are secrets"
            )
        if self.sentences >= 20 and self.same_words * 4 > self.sentences:
            share = f"{self.same_words} of {self.sentences}"
            self.fail("languages", f"{share} longer sentences are the same in Italian and English")
        for name in self.missing_effects:
            if self.games_with[name] >= ENOUGH_GAMES:
                self.fail("effects", f"never happened in {self.games_with[name]} games that had it: {name}")

    def summary(self) -> str:
        verdict = "clean" if self.clean else f"{len(self.failures)} failures"
        return f"{self.game}: {self.games} games, {self.decisions:,} decisions, {len(self.done)} checks: {verdict}"
