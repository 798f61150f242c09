"""Let bots play each other, many pairings at once, in as many processes as there are cores.

    PYTHONPATH=src python tools/tourney.py --seconds 500 \\
        lyon search:240 search:60 -- lorcana search:iterations=60,turns=3 search:60

Every pairing plays in pairs of games, seats swapped, with the same chance and settings (every ready deck against
itself; chapters 1 and 4 of the Arena in turn), until the time is over or it has had --games of
them. Where all win or lose together (Kingdom Rush on two stars and iron, all scenarios and numbers of players;
Synchro Horizon) each bot of the pairing plays the same tables in all seats, and their shares won are compared. A bot is
written as on every command line, or with any of its parameters. `old:…` is the search of an older revision (--old),
whose module is read from git, so that a bar set once can be measured as it was set:

    PYTHONPATH=src python tools/tourney.py --seconds 500 lyon strong:30 old:60

    PYTHONPATH=src python tools/tourney.py --ladder lyon level1 level2 level3

lets every bot of a game play its neighbours on the ladder and the one two steps above, and rates all of them.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from importlib import import_module
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import ludoteca
from ludoteca import bots

LONGEST = 3000
BEFORE = "c14b9d41~1"
"""The last revision with the search as it was first written: its tree ends with the turn, its candidates are 16."""
SEARCH = "src/ludoteca/bots/search.py"
OLD = "old_search"


def made(text: str, seed: int) -> Any:
    """Make the bot that is written like this."""
    name, _, budget = text.partition(":")
    given: dict[str, Any] = {}
    for part in filter(None, budget.split(",")):
        key, _, value = part.partition("=")
        if not value:
            key, value = ("milliseconds", key[:-2]) if key.endswith("ms") else ("iterations", key)
        given[key] = number_or_text(value)
    if name == "old":
        return import_module(OLD).SearchBot(seed, **given)
    return bots.make(name, seed, **given)


def fetch_old(revision: str, folder: Path) -> None:
    """Put the search of this revision into the folder, as a module beside today's."""
    text = subprocess.run(["git", "show", f"{revision}:{SEARCH}"], check=True, capture_output=True).stdout
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{OLD}.py").write_bytes(text)


def number_or_text(value: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            continue
    return value


def tables_of(key: str) -> list[tuple[int, dict[str, Any]]]:
    """Return the tables that are played where all win or lose together: seats and settings."""
    if key != "kingdom":
        return [(1, {}), (2, {})]
    scenarios = {setting.key: setting for setting in ludoteca.game(key).settings()}["scenario"].choices
    found = [
        (seats, {"scenario": scenario, "level": level})
        for level in ("two_stars", "iron")
        for scenario in scenarios
        for seats in (1, 2, 3, 4)
    ]
    Random(2).shuffle(found)
    return found


def settings_of(key: str) -> list[dict[str, Any]]:
    if key == "arena":
        return [{"mode": "ch1"}, {"mode": "ch4"}]
    settings = {setting.key: setting for setting in ludoteca.game(key).settings()}
    return [{"decks": [deck, deck]} for deck in sorted(settings["decks"].choices)]


def pair(job: tuple[int, str, str, str, int, float]) -> tuple[int, list[float], list[float], list[int]] | None:
    """Two games; the number of the pairing, points of the first bot in each, seconds and decisions of both."""
    number, key, one, other, index, until = job
    if time.time() > until:
        return None
    gc.disable()
    points: list[float] = []
    spent, asked = [0.0, 0.0], [0, 0]
    game = ludoteca.game(key)
    tables = tables_of(key) if game.cooperative else [(2, settings) for settings in settings_of(key)]
    for swapped in range(2):
        seats, options = tables[index % len(tables)]
        match = game.new(seats=seats, seed=9000 + index, **options)
        match.tell_nothing()
        rng = Random(2 * index + swapped)
        whose = [swapped if game.cooperative else seat ^ swapped for seat in range(seats)]
        seated = [made((one, other)[who], 10 * index + 5 * who + seat) for seat, who in enumerate(whose)]
        for _ in range(LONGEST):
            decisions = match.open_decisions()
            if not decisions:
                break
            decision = decisions[0]
            who = whose[decision.seat]
            began = time.process_time()
            raw = bots.ask(seated[decision.seat], match, decision.seat, rng).raw
            if len(decision.options.raws) > 1:
                spent[who] += time.process_time() - began
                asked[who] += 1
            match.choose_raw(decision.seat, raw)
        points.append(0.5 + 0.5 * match.result_for(0 if game.cooperative else swapped))
    gc.enable()
    gc.collect()
    return number, points, spent, asked


def ladder(words: list[str]) -> list[tuple[str, ...]]:
    """Return the pairings of a ladder: GAME and its bots, the weakest first."""
    key, *names = words
    steps = [(upper, lower) for lower in range(len(names)) for upper in range(lower + 1, min(lower + 3, len(names)))]
    return [(key, names[upper], names[lower]) for upper, lower in steps]


def rated(pairings: list[tuple[str, ...]], results: list[tuple[int, float]]) -> dict[str, tuple[float, float]]:
    """Return the strength of every bot and the doubt about it, by all games (openskill's Plackett–Luce)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for pairing in pairings for bot in pairing[1:]}
    for number, points in results:
        one, other = pairings[number][1:]
        teams = [[found[one]], [found[other]]]
        (found[one],), (found[other],) = model.rate(teams, scores=[points, 1 - points])
    return {bot: (rating.mu, rating.sigma) for bot, rating in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairings", nargs="+", help="GAME BOT BOT, with -- or + between pairings")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--json", default="")
    parser.add_argument("--old", default=BEFORE, help="the revision whose search is `old`")
    parser.add_argument("--folder", default="build/old", help="where that search is put")
    parser.add_argument("--ladder", action="store_true", help="GAME and its bots, the weakest first")
    wanted = parser.parse_args()
    words = [word for word in wanted.pairings if word not in ("--", "+")]
    pairings = ladder(words) if wanted.ladder else [tuple(words[i : i + 3]) for i in range(0, len(words), 3)]
    if any(bot.partition(":")[0] == "old" for pairing in pairings for bot in pairing[1:]):
        folder = Path(wanted.folder) / wanted.old
        if not folder.exists():
            fetch_old(wanted.old, folder)
        sys.path.insert(0, str(folder))
    until = time.time() + wanted.seconds
    jobs = [
        (number, *pairing, wanted.first + index, until)
        for index in range(wanted.games // 2)
        for number, pairing in enumerate(pairings)
    ]
    totals = [[0.0, 0, [0.0, 0.0], [0, 0]] for _ in pairings]
    results: list[tuple[int, float]] = []
    shares: dict[int, list[tuple[float, float]]] = {}
    with Pool(wanted.workers) as pool:
        for found in pool.imap(pair, jobs):
            if found is None:
                continue
            number, points, spent, asked = found
            if ludoteca.game(pairings[number][0]).cooperative:
                shares.setdefault(number, []).append((points[0], points[1]))
                for who in range(2):
                    totals[number][2][who] += spent[who]
                continue
            results += [(number, each) for each in points]
            total = totals[number]
            total[0] += sum(points)
            total[1] += len(points)
            for who in range(2):
                total[2][who] += spent[who]
                total[3][who] += asked[who]
    rows = [together(pairings[number], found, totals[number][2]) for number, found in sorted(shares.items())]
    for pairing, (points, games, spent, asked) in zip(pairings, totals, strict=True):
        if not games:
            continue
        share = points / games
        low, high = wilson(share, games)
        times = [1000 * spent[who] / max(1, asked[who]) for who in range(2)]
        rows.append([*pairing, points, games, round(share, 3), round(low, 3), round(high, 3), *times])
        print(
            f"{pairing[0]:8} {pairing[1]:48} {pairing[2]:34} {points:6.1f}/{games:<4} {share:6.1%} "
            f"({low:.1%} – {high:.1%})  {times[0]:.0f} / {times[1]:.0f} ms"
        )
    if wanted.ladder:
        for bot, (strength, doubt) in rated(pairings, results).items():
            print(f"{bot:48} {strength:6.1f} ± {doubt:.1f}")
    if wanted.json:
        with open(wanted.json, "w", encoding="utf-8") as file:
            json.dump(rows, file)


def together(pairing: tuple[str, ...], found: list[tuple[float, float]], spent: list[float]) -> list[Any]:
    """Tell what two bots won of the same tables, and how far apart that is."""
    number = len(found)
    won = [sum(points[who] for points in found) for who in range(2)]
    apart = (won[0] - won[1]) / number
    error = sqrt(max(1e-9, sum((one - other - apart) ** 2 for one, other in found)) / max(1, number - 1) / number)
    ranges = [wilson(share / number, number) for share in won]
    told = " / ".join(
        f"{won[who]:.0f} = {won[who] / number:.1%} ({ranges[who][0]:.0%} – {ranges[who][1]:.0%})" for who in range(2)
    )
    print(
        f"{pairing[0]:8} {pairing[1]:40} {pairing[2]:24} of {number}: {told}, apart {apart:+.1%} ± {1.96 * error:.1%}  "
        f"{spent[0] / number:.1f} / {spent[1] / number:.1f} s a game",
        flush=True,
    )
    return [*pairing, *won, number, round(apart, 3), round(1.96 * error, 3), *spent]


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - width, middle + width


if __name__ == "__main__":
    main()
