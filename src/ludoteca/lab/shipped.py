"""The report that matters of a game as it is shipped: who beats whom where sides meet, else what its makers aim at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.game import Game, HasAim
from ludoteca.lab.aims import aim_jobs, aim_study
from ludoteca.lab.courses import add_courses
from ludoteca.lab.matchups import matchup_job, matchup_study, names_of, sides_of
from ludoteca.lab.report import Report
from ludoteca.lab.rows import Chunk, play_rows
from ludoteca.lab.simulation import Job, Tally, empty_tally, play_games
from ludoteca.lab.studies import Study
from ludoteca.lab.workers import Parts, done, tallies

MARGIN = 0.05
"""A side that wins so much more or less than a half is still fair."""
Advance = Callable[[int], None]


class Shipped:
    """How the report of a game is made: what is played, and what is made of it."""

    def __init__(self, game: Game, bot: str, seed: int, games: int) -> None:
        self.game = game
        self.sides = sides_in(game)
        if self.sides:
            self.jobs = [matchup_job(game, self.sides, bot, seed, {})]
        elif isinstance(game, HasAim):
            self.jobs = list(aim_jobs(game, game.aim(), bot, seed).values())
        else:
            self.jobs = [Job(game.key, (bot,) * max(2, game.min_seats), seed)]
        each = sum(len(job.options) for job in self.jobs)
        self.rounds = max(1, games // each)
        """So often all options of all jobs are played: once at least, so that no cell is empty."""

    @property
    def games(self) -> int:
        return sum(self.count(job) for job in self.jobs)

    def count(self, job: Job) -> int:
        return self.rounds * len(job.options)

    def study(self, workers: int, command: str, advance: Advance) -> Study:
        """Play, and make the report of it."""
        game = self.game
        if self.sides:
            (job,) = self.jobs
            chunk = joined(self.chunks(job, workers, advance))
            study = matchup_study(game, names_of(game, self.sides), job, chunk.games, MARGIN, command)
            add_courses(study, game, job, chunk)
            return study
        by_seats = {len(job.bots): self.tally(job, workers, advance) for job in self.jobs}
        if isinstance(game, HasAim):
            return aim_study(game, game.aim(), by_seats, command)
        (tally,) = by_seats.values()
        return Report(self.jobs[0], tally, 0.0, workers).study(command)

    def chunks(self, job: Job, workers: int, advance: Advance) -> Iterator[Chunk]:
        size = job.group_size
        parts: Parts = [(first, size) for first in range(0, self.count(job), size)]
        for chunk in done(play_rows, job, parts, workers):
            advance(chunk.count)
            yield chunk

    def tally(self, job: Job, workers: int, advance: Advance) -> Tally:
        total = empty_tally(len(job.bots))
        for part in tallies(play_games, job, self.count(job), workers):
            total.add(part)
            advance(part.games)
        return total


def sides_in(game: Game) -> list[str]:
    """Return what meets each other in a game for two, such as its ready decks; none where nothing does."""
    try:
        return list(sides_of(game).choices)
    except BadSettings:
        return []


def joined(chunks: Iterator[Chunk]) -> Chunk:
    """Put chunks together, in the order of their games."""
    whole, *others = sorted(chunks, key=lambda chunk: chunk.first)
    for chunk in others:
        whole.count += chunk.count
        whole.tally.add(chunk.tally)
        whole.games += chunk.games
        whole.cards += chunk.cards
        whole.put_back |= chunk.put_back
    return whole
