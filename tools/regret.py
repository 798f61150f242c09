"""Tell how much bots lose by their choices, at positions where every option was tried much longer than they can.

    PYTHONPATH=src python -m tools.regret lyon note --seconds 100 --workers 16 build/regret/lyon.json.gz
    PYTHONPATH=src python -m tools.regret lyon try build/regret/lyon.json.gz strong:50 strong:16 strong:50/PRIOR=1

`note` lets a small search play itself. At some of its decisions the match is played on from every option, in the same
imagined worlds with the same chance, to the end of the turn and some turns more, and judged after some of them by what
was learnt. The mean is what an option is worth.

`try` lets each bot choose at all these positions. What its choice is worth less than the best option is its loss; the
best is partly best by luck, so that only differences between bots tell something, and those are told beside the first
bot with their standard error. A bot is written as for `tools.tourney`. After a stroke come numbers of
`ludoteca.bots.search`, `.branches` or `.beyond` that are to be others for that bot.
"""

from __future__ import annotations

import argparse
import gc
import gzip
import json
import os
import time
from importlib import import_module
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

from tools.tourney import made, settings_of

import ludoteca
from ludoteca import bots
from ludoteca.bots.bot import imagined
from ludoteca.bots.search import EVERYWHERE, WIDER, SearchBot, Walk
from ludoteca.kernel.contract import Match

WORLDS = 16
OPTIONS = 14
"""So many options are tried, the best at a glance; what is not tried is worth as little as the worst of these."""
TURNS = {"arena": (2, 4, 6)}
"""So many turns beyond the turn it is judged, and the mean counts; where nothing is said after two, three and four."""
NOTED = 0.12
"""At one decision in so many."""
FEWEST = 3
LONGEST = 400

Found = dict[str, Any]


def turns_of(key: str) -> tuple[int, ...]:
    return TURNS.get(key, (2, 3, 4))


def worth(match: Match, seat: int, number: int) -> Found:
    """Play on from every option in all worlds; what each is worth."""
    bot = SearchBot(number, iterations=60, learnt=EVERYWHERE)
    counsel = bot.begin(match)
    raws = match.decision_of(seat).options.raws  # type: ignore[union-attr]
    bot.iterations = 4 * OPTIONS
    tried = [branch.raw for branch in bot.glances(counsel, match, seat, raws[:])]
    sums = [0.0] * len(tried)
    for _ in range(WORLDS):
        world = imagined(match, seat, bot.rng)
        chance = bot.rng.getrandbits(48)
        for i, raw in enumerate(tried):
            bot.rng.seed(chance)
            walk = Walk(world.copy(), seat)
            walk.world.choose_raw(seat, raw)
            bot.play_out(counsel, walk, bot.turns, bot.width)
            for turns in turns_of(match.game.key):
                bot.play_out(counsel, walk, bot.turns + turns, bot.width * WIDER)
                sums[i] += bot.judged(counsel, walk.world, seat)
    share = WORLDS * len(turns_of(match.game.key))
    return {"save": match.save(), "seat": seat, "raws": tried, "worth": [round(total / share, 5) for total in sums]}


def noted(job: tuple[str, int, float]) -> list[Found]:
    """Play until the time is over, and try the options of some decisions."""
    key, number, until = job
    settings = settings_of(key)
    found: list[Found] = []
    gc.disable()
    while time.time() < until:
        number += 1
        rng = Random(number)
        match = ludoteca.game(key).new(seats=2, seed=555 + number, **settings[number % len(settings)])
        seated = [SearchBot(number + seat, iterations=8, learnt=EVERYWHERE) for seat in range(2)]
        for _ in range(LONGEST):
            decisions = match.open_decisions()
            if not decisions or time.time() > until:
                break
            decision = decisions[0]
            seat = decision.seat
            if not decision.continues and len(decision.options.raws) >= FEWEST and rng.random() < NOTED:
                found.append(worth(match.imagine(seat, rng), seat, rng.getrandbits(30)))
            match.choose_raw(seat, bots.ask(seated[seat], match, seat, rng).raw)
        gc.collect()
    return found


def lost(job: tuple[str, str, list[Found]]) -> tuple[list[float], float]:
    """Let a bot choose at these positions; what each choice loses, and the seconds it took."""
    key, text, positions = job
    name, _, numbers = text.partition("/")
    before = []
    for number in filter(None, numbers.split(";")):
        what, _, value = number.partition("=")
        for module in (import_module(f"ludoteca.bots.{file}") for file in ("search", "branches", "beyond")):
            if hasattr(module, what):
                before.append((module, what, getattr(module, what)))
                setattr(module, what, type(before[-1][2])(float(value)))
    losses, spent = [], 0.0
    for number, found in enumerate(positions):
        match = ludoteca.game(key).restore(found["save"])
        match.tell_nothing()
        worths = {tuple(raw): value for raw, value in zip(found["raws"], found["worth"], strict=True)}
        bot, rng = made(name, number), Random(number)
        began = time.process_time()
        chosen = bots.ask(bot, match, found["seat"], rng).raw
        spent += time.process_time() - began
        losses.append(max(worths.values()) - worths.get(tuple(chosen), min(worths.values())))
    for module, what, value in before:
        setattr(module, what, value)
    return losses, spent


def report(text: str, losses: list[float], first: list[float], spent: float) -> None:
    """Print what a bot loses at a decision, beside the first one, and what a decision takes."""
    number = len(losses)
    apart = [one - other for one, other in zip(losses, first, strict=True)]
    mean = sum(apart) / number
    error = sqrt(sum((each - mean) ** 2 for each in apart) / number / number)
    print(f"{text:60} {sum(losses) / number:.4f} {mean:+.4f} ± {error:.4f}  {1000 * spent / number:.1f} ms", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["arena", "lorcana", "lyon"])
    parser.add_argument("what", choices=["note", "try"])
    parser.add_argument("file", type=Path)
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--seconds", type=float, default=60.0, help="of noting")
    parser.add_argument("--first", type=int, default=1, help="the number of this noting, each of other games")
    parser.add_argument("--most", type=int, default=100_000, help="so many positions at most")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    with Pool(wanted.workers) as pool:
        if wanted.what == "note":
            until = time.time() + wanted.seconds
            jobs = [(wanted.game, 1_000_000 * wanted.first + 10_000 * n, until) for n in range(wanted.workers)]
            found = [each for part in pool.map(noted, jobs) for each in part]
            wanted.file.parent.mkdir(parents=True, exist_ok=True)
            wanted.file.write_bytes(gzip.compress(json.dumps(found).encode(), 6))
            print(f"{wanted.game}: {len(found)} decisions")
            return
        positions = json.loads(gzip.decompress(wanted.file.read_bytes()))[: wanted.most]
        parts = [positions[n :: wanted.workers] for n in range(wanted.workers)]
        first: list[float] = []
        for text in wanted.bots:
            done = pool.map(lost, [(wanted.game, text, part) for part in parts])
            losses = [loss for part, _ in done for loss in part]
            first = first or losses
            report(text, losses, first, sum(spent for _, spent in done))


if __name__ == "__main__":
    main()
