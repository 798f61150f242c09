"""Tell what playing on beyond the turn says of candidates, and how much of that is chance: for `Game.search_beyond`.

    PYTHONPATH=src python -m tools.horizons lyon --seconds 30 --workers 16

Bots play until some decision. Of its options the best few at a glance become candidates, and from each the match is
played on in the same imagined worlds: to the end of the turn and one, two, three and six turns more, judged after each
by what was learnt. What counts is a candidate's value less the mean of all in the same world. The averages after most
turns are the yardstick. Half of the worlds tell one thing and the other half another, so that chance is no error.
"""

from __future__ import annotations

import argparse
import os
import time
from math import sqrt
from multiprocessing import Pool
from random import Random

from tools.tourney import settings_of

import ludoteca
from ludoteca import bots
from ludoteca.bots.bot import imagined
from ludoteca.bots.search import EVERYWHERE, FEW, WIDER, SearchBot, Walk
from ludoteca.kernel.contract import Match

TURNS = (0, 1, 2, 3, 6)
WORLDS = 30
EARLY, LATE = 8, 70
"""The decision comes after so many."""
FEWEST = 3
"""With fewer options there is little to learn."""

Values = list[list[list[float]]]
"""By world, candidate and turns: how good it looks, less the mean of the candidates in that world."""


def decision_after(key: str, number: int) -> tuple[Match, int] | None:
    """Play a match up to some decision; with the seat that is asked."""
    rng = Random(number)
    settings = settings_of(key)
    match = ludoteca.game(key).new(seats=2, seed=777 + number, **settings[number % len(settings)])
    match.tell_nothing()
    seated = [SearchBot(number + seat, iterations=8, learnt=EVERYWHERE) for seat in range(2)]
    after = rng.randrange(EARLY, LATE)
    for step in range(10 * LATE):
        decisions = match.open_decisions()
        if not decisions:
            break
        decision = decisions[0]
        if step >= after and len(decision.options.raws) >= FEWEST and not decision.continues:
            return match, decision.seat
        match.choose_raw(decision.seat, bots.ask(seated[decision.seat], match, decision.seat, rng).raw)
    return None


def looked_at(match: Match, seat: int, number: int) -> Values:
    """Play on from each candidate in all worlds."""
    bot = SearchBot(number, learnt=EVERYWHERE)
    counsel = bot.begin(match)
    candidates = bot.glances(counsel, match, seat, match.decision_of(seat).options.raws)[:FEW]  # type: ignore[union-attr]
    values: Values = []
    for _ in range(WORLDS):
        world = imagined(match, seat, bot.rng)
        chance = bot.rng.getrandbits(48)
        rows = []
        for candidate in candidates:
            bot.rng.seed(chance)
            walk = Walk(world.copy(), seat)
            walk.world.choose_raw(seat, candidate.raw)
            row = []
            for turns in TURNS:
                bot.play_out(counsel, walk, bot.turns + turns, bot.width * (WIDER if turns else 1))
                row.append(bot.judged(counsel, walk.world, seat))
            rows.append(row)
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        values.append([[value - mean for value, mean in zip(row, means, strict=True)] for row in rows])
    return values


def look(job: tuple[str, int, float]) -> list[Values]:
    """Look at decisions until the time is over."""
    key, number, until = job
    seen = []
    while time.time() < until:
        number += 1
        found = decision_after(key, number)
        if found is not None:
            match, seat = found
            seen.append(looked_at(match.imagine(seat, Random(number)), seat, number))
    return seen


def average(worlds: Values, candidate: int, which: int) -> float:
    return sum(world[candidate][which] for world in worlds) / len(worlds)


def report(seen: list[Values]) -> None:
    """Print, by turns played on: error, chance in one world, and what the best candidate is worth by the yardstick."""
    for which, turns in enumerate(TURNS):
        errors, chances, worths = [], [], []
        for values in seen:
            one, other = values[: WORLDS // 2], values[WORLDS // 2 :]
            everybody = range(len(values[0]))
            for i in everybody:
                here, there = (average(half, i, which) - average(half, i, -1) for half in (one, other))
                errors.append(here * there)
                gains = [world[i][which] - (world[i][0] if which else 0.0) for world in values]
                mean = sum(gains) / WORLDS
                chances.append(sum((gain - mean) ** 2 for gain in gains) / (WORLDS - 1))
            for half, rest in ((one, other), (other, one)):
                averages = [average(half, i, which) for i in everybody]
                worths.append(average(rest, averages.index(max(averages)), -1))
        error = sqrt(max(0.0, sum(errors) / len(errors)))
        chance = sqrt(sum(chances) / len(chances))
        worth = sum(worths) / len(worths)
        print(f"{turns} turns more: wrong by {error:.3f}, chance {chance:.3f} a world, the best is worth {worth:+.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    until = time.time() + wanted.seconds
    with Pool(wanted.workers) as pool:
        jobs = [(wanted.game, 1000 * worker, until) for worker in range(wanted.workers)]
        seen = [values for part in pool.map(look, jobs) for values in part]
    print(f"{wanted.game}: {len(seen)} decisions")
    report(seen)


if __name__ == "__main__":
    main()
