"""Learn to judge positions: let bots play, look at the positions at which turns begin, and fit who won.

    make train GAME=lyon
    PYTHONPATH=src python tools/train.py lyon --seconds 60 --fit 40 --workers 16 --write

Plays for so many seconds with so many processes, fits the small network of `ludoteca.bots.learnt`, tells
how well it judges games that it has not seen, by quarter of the game, beside the hand-made evaluation and a constant,
and with --write puts the weights where the game looks for them.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import ludoteca
from ludoteca import bots
from ludoteca.bots.learnt import FILE, odds_of
from ludoteca.kernel.features import ROWS
from ludoteca.kernel.game import HasFeatures

WIDE = 16
"""Columns of the table of words."""
HIDDEN = 48
LONGEST = 3000
CONSTANT = 0.01
"""A number that never spreads more teaches nothing, and is left out: what it would do elsewhere is anybody's guess."""
SLIPS = 0.08
"""How often a choice is any, so that the positions differ."""


def mirrors(key: str) -> list[dict[str, Any]]:
    """The settings that are played: every deck against itself and against the next, both ways of the Arena."""
    if key == "arena":
        return [{"mode": "ch1"}, {"mode": "ch4"}, {"mode": "ch4"}]
    settings = {setting.key: setting for setting in ludoteca.game(key).settings()}
    decks = sorted(settings["decks"].choices)
    return [{"decks": [deck, deck]} for deck in decks] + [
        {"decks": [decks[i], decks[i - 1]]} for i in range(len(decks))
    ]


def play(job: tuple[str, int, float, str]) -> list[tuple[list[int], list[float], float, int, int, int]]:
    """Play until the time is over: words, numbers, result, step, steps of the match, match, for each position."""
    key, number, until, player = job
    game = ludoteca.game(key)
    settings = mirrors(key)
    found: list[Any] = []
    match_number = number * 1_000_000
    while time.time() < until:
        match_number += 1
        rng = Random(match_number)
        match = game.new(seats=2, seed=match_number, **settings[match_number % len(settings)])
        match.tell_nothing()
        if player == "mixed":
            seated = [bots.make("greedy", seed=match_number + seat, worlds=1, leaves=12) for seat in range(2)]
        else:
            seated = [bots.make("search", seed=match_number + seat, iterations=int(player)) for seat in range(2)]
        seen: list[Any] = []
        last = -1
        step = 0
        while step < LONGEST:
            decisions = match.open_decisions()
            if not decisions:
                break
            decision = decisions[0]
            if not decision.continues and decision.seat != last:
                last = decision.seat
                for seat in range(2):
                    features = game.features(match, seat)
                    seen.append((features.words, features.numbers, seat, step))
            if rng.random() < SLIPS:
                raw = decision.options.sample(rng).raw
            else:
                raw = bots.ask(seated[decision.seat], match, decision.seat, rng).raw
            match.choose_raw(decision.seat, raw)
            step += 1
        if match.outcome is not None:
            for words, numbers, seat, when in seen:
                found.append((words, numbers, match.result_for(seat), when, step, match_number))
    return found


def arrays(positions: list[Any]) -> dict[str, Any]:
    longest = max(len(position[0]) for position in positions)
    words = np.full((len(positions), longest), ROWS, dtype=np.int32)
    for i, position in enumerate(positions):
        words[i, : len(position[0])] = position[0]
    return {
        "words": words,
        "numbers": np.array([position[1] for position in positions], dtype=np.float32),
        "won": np.array([0.5 + 0.5 * position[2] for position in positions], dtype=np.float32),
        "quarter": np.array([min(3, 4 * position[3] // max(1, position[4])) for position in positions]),
        "match": np.array([position[5] for position in positions], dtype=np.int64),
        "hand": np.array([odds_of(position[1][0]) for position in positions], dtype=np.float32),
    }


def brier(chance: Any, won: Any) -> float:
    return float(((chance - won) ** 2).mean())


def sigmoid(x: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))


class Net:
    """The network while it is learnt, with Adam, in plain numpy: the same weights everywhere."""

    def __init__(self, numbers: int, rng: Any) -> None:
        wide = WIDE + numbers
        self.p = {
            "words": np.zeros((ROWS + 1, WIDE), np.float32) + rng.normal(0, 0.02, (ROWS + 1, WIDE)).astype(np.float32),
            "into": rng.normal(0, wide**-0.5, (wide, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": rng.normal(0, 0.05, HIDDEN).astype(np.float32),
            "base": np.array([0.0, 1.0], np.float32),
        }
        self.p["words"][ROWS] = 0
        self.m = {name: np.zeros_like(value) for name, value in self.p.items()}
        self.v = {name: np.zeros_like(value) for name, value in self.p.items()}
        self.t = 0

    def forward(self, words: Any, numbers: Any, hand: Any) -> tuple[Any, Any, Any]:
        p = self.p
        x = np.concatenate((p["words"][words].sum(axis=1), numbers), axis=1)
        h = np.maximum(x @ p["into"] + p["bias"], 0)
        return x, h, h @ p["out"] + p["base"][0] + p["base"][1] * hand

    def step(self, words: Any, numbers: Any, hand: Any, won: Any, rate: float, decay: float) -> None:
        p = self.p
        x, h, score = self.forward(words, numbers, hand)
        d = (sigmoid(score) - won) / len(won)
        dh = np.outer(d, p["out"]) * (h > 0)
        dx = dh @ p["into"].T
        grads = {
            "out": h.T @ d,
            "base": np.array([d.sum(), (d * hand).sum()], np.float32),
            "into": x.T @ dh,
            "bias": dh.sum(axis=0),
        }
        table = np.zeros_like(p["words"])
        for column in range(words.shape[1]):
            np.add.at(table, words[:, column], dx[:, :WIDE])
        table[ROWS] = 0
        grads["words"] = table
        self.t += 1
        for name, g in grads.items():
            self.m[name] = 0.9 * self.m[name] + 0.1 * g
            self.v[name] = 0.999 * self.v[name] + 0.001 * g * g
            hat = self.m[name] / (1 - 0.9**self.t) / (np.sqrt(self.v[name] / (1 - 0.999**self.t)) + 1e-8)
            p[name] -= rate * hat
            if name in ("words", "into", "out"):
                p[name] -= rate * decay * p[name]
        p["words"][ROWS] = 0

    def score(self, data: dict[str, Any], which: Any, numbers: Any) -> Any:
        out = []
        for start in range(0, len(which), 8192):
            part = which[start : start + 8192]
            out.append(self.forward(data["words"][part], numbers[part], data["hand"][part])[2])
        return np.concatenate(out)


def learn(data: dict[str, Any], seconds: float, decay: float) -> tuple[dict[str, Any], dict[str, Any]]:
    """Fit the network on nine tenths of the matches; the weights that judge the others best, and a report."""
    rng = np.random.default_rng(7)
    shift = data["numbers"].mean(axis=0)
    spread = data["numbers"].std(axis=0)
    scale = np.where(spread > CONSTANT, 1.0 / (spread + 1e-3), 0.0)
    numbers = (data["numbers"] - shift) * scale
    held = np.nonzero(data["match"] % 10 == 0)[0]
    rest = np.nonzero(data["match"] % 10)[0]
    net = Net(numbers.shape[1], rng)
    best: tuple[float, dict[str, Any]] | None = None
    until = time.time() + seconds
    epoch, worse = 0, 0
    while time.time() < until and worse < 4 and epoch < 60:
        rate = 2e-3 * 0.85**epoch
        rng.shuffle(rest)
        for start in range(0, len(rest) - 1023, 1024):
            part = rest[start : start + 1024]
            net.step(data["words"][part], numbers[part], data["hand"][part], data["won"][part], rate, decay)
            if time.time() > until:
                break
        epoch += 1
        found = brier(sigmoid(net.score(data, held, numbers)), data["won"][held])
        worse = worse + 1 if best is not None and found > best[0] else 0
        if best is None or found < best[0]:
            best = (found, {name: value.copy() for name, value in net.p.items()})
    assert best is not None
    net.p = best[1]
    chance = sigmoid(net.score(data, held, numbers))
    hand = sigmoid(data["hand"][held])
    report: dict[str, Any] = {
        "positions": len(data["won"]),
        "matches": len(set(data["match"].tolist())),
        "epochs": epoch,
    }
    for quarter in range(4):
        which = data["quarter"][held] == quarter
        won = data["won"][held][which]
        if len(won):
            report[f"quarter {quarter + 1}"] = {
                "constant": 0.25, "hand-made": round(brier(hand[which], won), 4),
                "learnt": round(brier(chance[which], won), 4), "positions": len(won),
            }  # fmt: skip
    report["all"] = {
        "hand-made": round(brier(hand, data["won"][held]), 4), "learnt": round(best[0], 4)
    }  # fmt: skip
    weights = {"shift": shift.astype(np.float32), "scale": scale.astype(np.float32)} | net.p
    weights["words"] = weights["words"][:ROWS].astype(np.float16)
    return weights, report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=120.0, help="of playing")
    parser.add_argument("--fit", type=float, default=60.0, help="seconds of fitting, at most")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--player", default="mixed", help="mixed (greedy with slips), or the iterations of a search")
    parser.add_argument("--first", type=int, default=0, help="the number of the first worker")
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--out", default="", help="a folder for the weights and the report")
    parser.add_argument("--write", action="store_true", help="put the weights beside the game's evaluation")
    wanted = parser.parse_args()
    if not isinstance(ludoteca.game(wanted.game), HasFeatures):
        parser.error(f"{wanted.game} shows no features to learn from (HasFeatures)")
    until = time.time() + wanted.seconds
    jobs = [(wanted.game, wanted.first + number, until, wanted.player) for number in range(wanted.workers)]
    with Pool(wanted.workers) as pool:
        positions = [position for part in pool.map(play, jobs, chunksize=1) for position in part]
    data = arrays(positions)
    weights, report = learn(data, wanted.fit, wanted.decay)
    print(wanted.game, json.dumps(report))
    if wanted.out:
        folder = Path(wanted.out)
        folder.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(folder / f"{wanted.game}-judgement.npz", **weights)
        (folder / f"{wanted.game}-report.json").write_text(json.dumps(report, indent=1))
    if wanted.write:
        np.savez_compressed(Path(ludoteca.game(wanted.game).folder) / "bot" / FILE, **weights)


if __name__ == "__main__":
    main()
