"""One random game, walked decision by decision, with the checks that are due on the way.

A check is a function of the walk, the decision at hand and the option that will be chosen. It may return a function
that is called once the choice is made, with its events. How often each check is due is told in `SAMPLING`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ludoteca.conformance.report import Broken, Report
from ludoteca.kernel import session
from ludoteca.kernel.contract import Decision, Event, IllegalChoice, Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.positions import state_hash

After = Callable[[Sequence[Event]], None]
Check = Callable[["Walk", Decision, str], "After | None"]

SAMPLING = {
    "invariants": 3,
    "rules": 1,
    "refusals": 16,
    "secrets": 16,
    "undo": 40,
    "copy": 40,
    "save": 48,
    "languages": 48,
    "picture": 240,
    "position": 800,
}
"""In large runs, a check is made at one of so many decisions, at random; in small ones at every decision.

What is sampled is sampled by the walk's own generator, so the same seed checks the same decisions. Over 2,000 games
of 150 decisions even the rarest is made hundreds of times.
"""
SMALL_RUN = 5
"""Up to so many games, every check is made at every decision."""
MEDIUM_RUN = 100
"""Up to so many, four times as often as in a large one."""
MOST_REMEMBERED = 400


class Choice:
    """One choice made, and the position before it."""

    def __init__(self, seat: int, option: str, continues: bool, before: str) -> None:
        self.seat = seat
        self.option = option
        self.continues = continues
        self.before = before


class Walk:
    """One game on its way."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, Any], games: int, limit: int, report: Report
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.limit = limit
        self.report = report
        self.rng = Random(seed)
        self.density = 0 if games <= SMALL_RUN else 4 if games <= MEDIUM_RUN else 1
        self.trail: list[Choice] = []
        self.old: list[tuple[Match, str]] = []
        """Copies made on the way and their hashes: they must stay as they are."""
        self.remembered: list[str] = []
        """Options offered earlier: the stock of what may be refused now."""
        self.session = session.begin(game, seats, seed, **options)
        self.match.note_effects()

    @property
    def match(self) -> Match:
        """The position now; another object after something was taken back."""
        return self.session.match

    def undo(self, seat: int, chain: bool) -> None:
        self.note_effects()
        self.session.undo(seat, chain)
        self.match.note_effects()

    def note_effects(self) -> None:
        """Report which effects were carried out in the match that is about to be left."""
        for name, happened in self.match.noted_effects().items():
            self.report.done["effects"] = 1
            self.report.effects[name] = happened or self.report.effects.get(name, False)
            self.report.games_with[name] = 1

    def is_due(self, check: str) -> bool:
        period = SAMPLING.get(check, 1)
        if period == 1 or not self.density:
            return True
        return self.rng.random() * period < self.density

    def play(self, checks: dict[str, Check]) -> None:
        """Play to the end; raises `Broken`."""
        while True:
            offer(self.match)
            if self.match.outcome is not None:
                return
            if len(self.trail) >= self.limit:
                raise Broken("end", f"not over after {self.limit} decisions")
            self.step(checks)

    def step(self, checks: dict[str, Check]) -> None:
        decisions = self.match.decisions
        decision = decisions[int(self.rng.random() * len(decisions))]
        option = decision.options.sample(self.rng).id
        before = state_hash(self.match)
        self.remember(decision)
        afters: list[After] = []
        for name, check in checks.items():
            if self.is_due(name):
                self.report.done[name] += 1
                after = check(self, decision, option)
                if after is not None:
                    afters.append(after)
        self.trail.append(Choice(decision.seat, option, decision.continues, before))
        events = list(self.choose(decision.seat, option))
        self.report.decisions += 1
        self.report.hidden_events += sum(1 for event in events if not all(map(event.known_to, range(self.seats))))
        for after in afters:
            after(events)

    def choose(self, seat: int, option: str) -> Sequence[Event]:
        asked = self.match.decision_of(seat)
        try:
            events = self.session.choose(seat, option)
        except IllegalChoice as error:
            raise Broken("offer", f"{option!r} was offered to seat {seat}, then refused: {error}") from error
        if asked is not None and not asked.is_over():
            raise Broken("offer", f"seat {seat}'s decision is still open after {option!r}: does `choose` count `step`?")
        return events

    def remember(self, decision: Decision) -> None:
        if len(self.remembered) < MOST_REMEMBERED:
            self.remembered.append(decision.options.sample(self.rng).id)


def offer(match: Match) -> None:
    """Check that the match is over, or everybody who is asked can answer, in one way for each id."""
    decisions = match.decisions
    if match.outcome is not None:
        if decisions:
            raise Broken("offer", f"the match is over, yet seat {decisions[0].seat} is asked")
        return
    if not decisions:
        raise Broken("offer", "a dead end: the match is not over, and nobody is asked")
    seats = [decision.seat for decision in decisions]
    if len(set(seats)) != len(seats):
        raise Broken("offer", f"a seat is asked twice at once: {seats}")
    for decision in decisions:
        ids = decision.options.ids
        if not ids:
            raise Broken("offer", f"a dead end: seat {decision.seat} is asked {decision.prompt.en!r} with no option")
        if len(set(ids)) != len(ids):
            twice = next(id for id in ids if ids.count(id) > 1)
            raise Broken("offer", f"two options of seat {decision.seat} have the id {twice!r}")
