"""A run: many walks over a grid of the game's options, in one process or several."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from typing import Any

from ludoteca.conformance import answers, keeping
from ludoteca.conformance.campaigns import campaign_problems
from ludoteca.conformance.pictures import picture
from ludoteca.conformance.report import Broken, Failure, Report
from ludoteca.conformance.secrets import secrets
from ludoteca.conformance.taking_back import undo
from ludoteca.conformance.walk import SAMPLING, Check, Walk
from ludoteca.kernel.contract import Decision
from ludoteca.kernel.game import Game
from ludoteca.library import game as game_called

LIMIT = 5000
"""More decisions than any match of ours has."""
MOST_FAILURES = 5
REPLAY_EVERY = 4
"""In large runs one game in so many is replayed."""
CHUNK = 10


def invariants(walk: Walk, decision: Decision, option: str) -> None:
    wrong = walk.match.problems() or walk.match.disagreements()
    if wrong:
        raise Broken("invariants", wrong[0])


AT_DECISIONS: dict[str, Check] = {
    "invariants": invariants,
    "rules": answers.rules,
    "refusals": answers.refusals,
    "copy": keeping.copy,
    "secrets": secrets,
    "save": keeping.save,
    "position": keeping.position,
    "languages": answers.languages,
    "picture": picture,
    "undo": undo,
}
assert set(AT_DECISIONS) == set(SAMPLING)


def check_game(
    game: Game,
    games: int = 20,
    seed: int = 0,
    options_grid: list[dict[str, Any]] | None = None,
    report: Callable[[int], None] | None = None,
    workers: int = 1,
    limit: int = LIMIT,
) -> Report:
    """Play random games and check everything in `report.CHECKS`; the result is `clean` or has `failures`.

    `report` is called with the number of games done. Several workers need a game that `ludoteca.game` finds by its key.
    """
    grid = options_grid if options_grid is not None else game.grid()
    whole = Report(game.key)
    whole.done["campaign"] += 1
    whole.failures += [Failure("campaign", wrong, 0, {}, 0, "") for wrong in campaign_problems(game)]
    if workers <= 1:
        for number in range(games):
            whole.add(check_one(game, number, games, seed, grid, limit))
            if report is not None:
                report(whole.games)
            if len(whole.failures) >= MOST_FAILURES:
                break
    else:
        check_in_workers(whole, game.key, games, seed, grid, limit, workers, report)
    whole.failures.sort(key=lambda failure: failure.number)
    whole.conclude()
    return whole


def check_in_workers(
    whole: Report,
    key: str,
    games: int,
    seed: int,
    grid: list[dict[str, Any]],
    limit: int,
    workers: int,
    report: Callable[[int], None] | None,
) -> None:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        parts = [
            pool.submit(check_some, key, range(first, min(first + CHUNK, games)), games, seed, grid, limit)
            for first in range(0, games, CHUNK)
        ]
        for part in as_completed(parts):
            if part.cancelled():
                continue
            whole.add(part.result())
            if report is not None:
                report(whole.games)
            if len(whole.failures) >= MOST_FAILURES:
                for waiting in parts:
                    waiting.cancel()


def check_some(key: str, numbers: range, games: int, seed: int, grid: list[dict[str, Any]], limit: int) -> Report:
    game = game_called(key)
    report = Report(key)
    for number in numbers:
        report.add(check_one(game, number, games, seed, grid, limit))
    return report


def seats_in(game: Game, options: dict[str, Any]) -> int:
    """Tell how many seats options with a value for each seat are for; 0 if they leave it open."""
    for setting in game.settings():
        if setting.per_seat and isinstance(options.get(setting.key), list):
            return len(options[setting.key])
    return 0


def check_one(game: Game, number: int, games: int, seed: int, grid: list[dict[str, Any]], limit: int) -> Report:
    """Check one game of a run: its options, seats and seed follow from its number."""
    report = Report(game.key)
    report.games = 1
    options = grid[number % len(grid)]
    seats = seats_in(game, options) or game.min_seats + number // len(grid) % (game.max_seats - game.min_seats + 1)
    own = Random(f"{seed}/{number}").getrandbits(48)
    try:
        walk = Walk(game, seats, own, options, games, limit, report)
    except Exception as error:
        report.failures.append(Failure("crash", f"no match could be made: {error!r}", number, options, 0, ""))
        return report
    try:
        walk.play(AT_DECISIONS)
        at_the_end(walk, number)
    except Broken as broken:
        report.failures.append(failure(walk, broken, number))
    except Exception as error:
        report.failures.append(failure(walk, Broken("crash", f"{type(error).__name__}: {error}"), number))
    walk.note_effects()
    return report


def at_the_end(walk: Walk, number: int) -> None:
    done = walk.report.done
    done["offer"] += 1
    done["end"] += 1
    answers.outcome(walk)
    keeping.old_copies(walk)
    if not walk.density or number % REPLAY_EVERY == 0:
        done["replay"] += 1
        keeping.replay(walk)


def failure(walk: Walk, broken: Broken, number: int) -> Failure:
    return Failure(broken.check, broken.message, number, walk.options, len(walk.trail), keeping.replay_text(walk))
