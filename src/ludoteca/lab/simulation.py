"""Many games between bots: each game repeatable by itself, so that it does not matter which process plays it.

Games come in groups, one game for each seat: within a group chance and options are the same, and the bots move one
seat on from game to game. Where options are compared (`Job.within`), a group goes through several of them with the same
chance and the same bots' seeds. Every seed is a hash of the job's seed and the number of the group or of the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random

import ludoteca
from ludoteca.bots import Bot, ask
from ludoteca.kernel import asking
from ludoteca.kernel.contract import JSON, Decision, Finding, Match, Outcome, Raw
from ludoteca.kernel.game import Game, HasTrials
from ludoteca.kernel.trials import Use
from ludoteca.lab.names import bot_named

Seer = Callable[[Match, Decision, Raw], None]
"""Sees each decision before it is made: the match, what is asked, and what will be chosen."""
LONGEST = 100_000
"""Decisions after which a game is taken to be endless."""


class GameFailed(Exception):
    """A game broke off: which one, and why."""

    def __init__(self, number: int, seed: int, why: str) -> None:
        super().__init__(number, seed, why)  # all of it, because it comes back from other processes
        self.number = number
        self.seed = seed
        self.why = why

    def __str__(self) -> str:
        return f"game {self.number} of seed {self.seed}: {self.why}"


@dataclass(frozen=True)
class Turn:
    """Where a game of a job has its place."""

    group: int
    """Games of a group share their chance."""
    choice: int
    """Which of the job's options it is played with."""
    rotation: int
    """So many seats have the bots moved on."""
    number: int
    """What the bots' own chance comes from: the same for all options that a group compares."""


@dataclass(frozen=True)
class Job:
    """What is to be played: the options in turn, a group each; with `within` so many of them in each group."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[dict[str, JSON], ...] = ({},)
    within: int = 1
    """So many options, one after another in the list, are compared by the games of a group."""
    rotations: int = 0
    """So often the bots are seated in a group; 0: once for each seat. For equal bots once will do."""

    @property
    def seatings(self) -> int:
        return self.rotations or len(self.bots)

    @property
    def group_size(self) -> int:
        """How many games share their chance."""
        return self.within * self.seatings

    def turn(self, index: int) -> Turn:
        """Say how the game of this number is played."""
        group, in_group = divmod(index, self.group_size)
        arm, rotation = divmod(in_group, self.seatings)
        block = group % (len(self.options) // self.within)
        return Turn(group, block * self.within + arm, rotation, group * self.seatings + rotation)


@dataclass
class Found:
    """What all matches say to one key of their findings."""

    name: tuple[str, str]
    """In Italian and English."""
    share: bool
    count: int = 0
    total: float = 0.0
    least: float = 0.0
    most: float = 0.0

    def add(self, count: int, total: float, least: float, most: float) -> None:
        if not count:
            return
        self.least = min(self.least, least) if self.count else least
        self.most = max(self.most, most) if self.count else most
        self.count += count
        self.total += total


@dataclass
class Share:
    """What came of the games with some options."""

    wins: list[int]
    seat_wins: list[int]
    games: int = 0
    draws: int = 0

    def note(self, outcome: Outcome, seating: list[int]) -> None:
        self.games += 1
        self.draws += outcome.draw
        for seat in outcome.winners:
            self.seat_wins[seat] += 1
            self.wins[seating[seat]] += 1

    def add(self, other: Share) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.seat_wins = [a + b for a, b in zip(self.seat_wins, other.seat_wins, strict=True)]
        self.games += other.games
        self.draws += other.draws


def empty_share(seats: int) -> Share:
    return Share([0] * seats, [0] * seats)


@dataclass
class Tally:
    """What came out, so far; tallies add up in any order."""

    wins: list[int]
    seat_wins: list[int]
    games: int = 0
    decisions: int = 0
    max_options: int = 0
    draws: int = 0
    defeats: int = 0
    """Games that nobody won and that were no draw: common defeats."""
    ended_by: dict[str, int] = field(default_factory=dict)
    findings: dict[str, Found] = field(default_factory=dict)
    choices: dict[int, Share] = field(default_factory=dict)
    """The same by the options that the games were played with."""

    def note(self, outcome: Outcome, seating: list[int], findings: list[Finding], choice: int = 0) -> None:
        """Count a game; `seating` says which bot sat on each seat, `choice` with which options."""
        self.choices.setdefault(choice, empty_share(len(seating))).note(outcome, seating)
        for finding in findings:
            self.found(finding.key, (finding.name.it, finding.name.en), finding.share).add(
                1, finding.value, finding.value, finding.value
            )
        self.games += 1
        self.draws += outcome.draw
        self.defeats += not outcome.winners and not outcome.draw
        self.ended_by[outcome.rule] = self.ended_by.get(outcome.rule, 0) + 1
        for seat in outcome.winners:
            self.seat_wins[seat] += 1
            self.wins[seating[seat]] += 1

    def found(self, key: str, name: tuple[str, str], share: bool) -> Found:
        if key not in self.findings:
            self.findings[key] = Found(name, share)
        return self.findings[key]

    def add(self, other: Tally) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.seat_wins = [a + b for a, b in zip(self.seat_wins, other.seat_wins, strict=True)]
        self.games += other.games
        self.decisions += other.decisions
        self.max_options = max(self.max_options, other.max_options)
        self.draws += other.draws
        self.defeats += other.defeats
        for rule, count in other.ended_by.items():
            self.ended_by[rule] = self.ended_by.get(rule, 0) + count
        for key, finding in other.findings.items():
            self.found(key, finding.name, finding.share).add(finding.count, finding.total, finding.least, finding.most)
        for choice, share in other.choices.items():
            self.choices.setdefault(choice, empty_share(len(share.wins))).add(share)


def empty_tally(seats: int) -> Tally:
    return Tally([0] * seats, [0] * seats)


def seed_of(*parts: object) -> int:
    """Derive a seed of 63 bits from whatever identifies what it is for."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


@dataclass
class Course:
    """What was seen of one game while it was played."""

    decisions: int = 0
    max_options: int = 0
    uses: list[Use] = field(default_factory=list)
    """What became of pieces, where somebody wants to know and the game can tell."""


@dataclass
class Played:
    """One game that is over."""

    index: int
    turn: Turn
    options: dict[str, JSON]
    seating: list[int]
    outcome: Outcome
    findings: list[Finding]
    course: Course

    def score(self, seat: int) -> float:
        """Return 1 for a seat that won, 0 for one that lost, a half for a draw."""
        return 0.5 if self.outcome.draw else float(seat in self.outcome.winners)


def play_games(job: Job, first: int, count: int) -> Tally:
    """Play the games number `first` to `first + count - 1`."""
    tally = empty_tally(len(job.bots))
    for index in range(first, first + count):
        note_game(tally, play_whole(job, index, False))
    return tally


def note_game(tally: Tally, played: Played) -> None:
    tally.decisions += played.course.decisions
    tally.max_options = max(tally.max_options, played.course.max_options)
    tally.note(played.outcome, played.seating, played.findings, played.turn.choice)


def play_whole(job: Job, index: int, watched: bool, see: Seer | None = None) -> Played:
    """Play a game; one that breaks off is named."""
    try:
        return play_game(job, index, watched, see)
    except Exception as error:
        raise GameFailed(index, job.seed, f"{type(error).__name__}: {error}") from error


def play_game(job: Job, index: int, watched: bool, see: Seer | None = None) -> Played:
    """Play the game of this number; `watched`, note what is drawn and played; show every decision to whoever sees."""
    seats = len(job.bots)
    turn = job.turn(index)
    options = job.options[turn.choice]
    game = ludoteca.game(job.game)
    match = game.new(seats=seats, seed=seed_of(job.seed, turn.group, "chance"), **options)
    seating = seated(game, match.save().get("options", options), seats, turn.rotation)
    bots = [bot_named(job.bots[bot], seed_of(job.seed, turn.number, "bot", bot)) for bot in seating]
    course = Course()
    watcher = game if watched and isinstance(game, HasTrials) else None
    outcome = play_match(match, bots, Random(seed_of(job.seed, turn.number, "table")), course, watcher, see)
    return Played(index, turn, options, seating, outcome, asking.findings(game, match), course)


def seated(game: Game, options: JSON, seats: int, index: int) -> list[int]:
    """List which bot sits at each seat: they move on from game to game as people do, partners together."""
    places = game.rematch_seats(options, seats)
    seating = list(range(seats))
    for _ in range(index % seats):
        seating = [places[bot] for bot in seating]
    return seating


def play_match(
    match: Match,
    bots: list[Bot],
    rng: Random,
    course: Course,
    watcher: HasTrials | None = None,
    see: Seer | None = None,
) -> Outcome:
    """Play to the end. Where several seats are asked at once, chance says who answers first."""
    if watcher is None:
        match.tell_nothing()  # nobody reads the log
    for _ in range(LONGEST):
        if watcher is not None:
            course.uses += watcher.uses(match, match.happened)
        decisions = match.open_decisions()
        if not decisions:
            break
        decision = decisions[0] if len(decisions) == 1 else decisions[int(rng.random() * len(decisions))]
        options = decision.options
        course.decisions += 1
        course.max_options = max(course.max_options, len(options.raws))
        seat = decision.seat
        bot = bots[seat]
        option = ask(bot, match, seat, rng) if bot.needs_match else bot.pick(options)
        if see is not None:
            see(match, decision, option.raw)
        match.choose_raw(seat, option.raw)
    outcome = match.outcome
    if outcome is None:
        raise RuntimeError(f"no end after {LONGEST} decisions")
    return outcome
