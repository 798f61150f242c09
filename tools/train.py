"""Learn to judge positions: let bots play, look at the positions, and fit who won; then again with what was learnt.

    make train GAME=lyon
    PYTHONPATH=src python tools/train.py lyon --rounds 3 --seconds 120 --fit 60 --workers 16 --write

In the first round `greedy` judges by hand, in the others by what was learnt in the round before. Each round plays for
so many seconds with so many processes and keeps what was seen in --folder; then the network of `ludoteca.bots.learnt`
is fitted to all rounds so far, with torch, on a GPU where there is one. First it learns who won, then what it says
itself later in the same game (temporal differences), which chance blurs less. A tenth of the games is kept apart: by
them the tool tells how well it judges, by quarter of the game, beside the hand-made evaluation and a constant. With
--write the weights go where the game looks for them. What was learnt in a round takes the place of what was learnt
before only if `greedy` plays better by it.

Where all win or lose together every position is kept once. Beside who won the network learns there how far it came: a
battle lost with one portal left tells more than one lost in the first round. That part of it only helps to learn, and
is not kept: what the weights say is the chance to win.

The steps can be done apart, on different machines: `--only play --round 2` and `--only fit`. With --iterations `search`
plays instead of `greedy`, and with --start learning goes on from weights that there are.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

WIDE = 16
"""Columns of the table of words."""
BROAD = 24
"""Columns of the table of things."""
HIDDEN = 64
SECOND = 32
LONGEST = 3000
CONSTANT = 0.01
"""A number that never spreads more teaches nothing, and is left out: what it would do elsewhere is anybody's guess."""
SLIPS = 0.08
"""How often a choice is any, so that the positions differ."""
SEEN = 0.4
"""How many of the positions between actions are kept."""
MOST_WORDS = 72
MOST_THINGS = 12
"""Of each side; a table with more is cut."""
MORE_THINGS = 24
"""The same where all play together."""
STEADY = (0.0, 0.02, 0.06)
"""The same where all play together: in each game one of these, as a slip there spoils many rounds."""
DEGREE = 0.5
"""How much how far a game came counts, beside who won."""
HELD = 10
"""One match in so many is not learnt from."""
BATCH = 8192
LATER = 0.8
"""How much of what is expected a turn later comes from turns after it."""


def tables(key: str) -> list[tuple[int, dict[str, Any]]]:
    """List the seats and settings that are played.

    Every deck against itself and against the next, both ways of the Arena; every scenario on every level for every
    number of players.
    """
    import ludoteca

    if key == "arena":
        return [(2, {"mode": mode}) for mode in ("ch1", "ch4", "ch4")]
    if key == "synchro":
        return [(seats, {}) for seats in (1, 2, 1, 4)]
    settings = {setting.key: setting for setting in ludoteca.game(key).settings()}
    if key == "kingdom":
        kinds = [settings[name].choices for name in ("level", "scenario")]
        found = [
            (seats, {"level": level, "scenario": n}) for level in kinds[0] for n in kinds[1] for seats in (1, 2, 3, 4)
        ]
        Random(1).shuffle(found)
        return found
    decks = sorted(settings["decks"].choices)
    pairs = [[deck, deck] for deck in decks] + [[decks[i], decks[i - 1]] for i in range(len(decks))]
    return [(2, {"decks": pair}) for pair in pairs]


def how_far(match: Any) -> float:
    """Return how far a game came that all have won or lost, from 0 to 1; from one half on it was won."""
    won = match.result_for(0) > 0
    if match.game.key == "synchro":
        tracks, way = match.content.tracks, len(match.content.cities)
        return 0.5 + 0.5 * (1.0 - match.time / tracks.last_time) if won else 0.5 * min(1.0, len(match.rounds) / way)
    first = match.scenario.difficulty[match.level].hearts[match.seats - 1]
    lives = match.scenario.lives[match.seats - 1] if match.scenario.boss >= 0 else 0
    rifts = match.portals_total + lives
    closed = (match.portals_down + lives - match.lives) / max(1, rifts)
    return 0.5 + 0.5 * min(1.0, match.kingdom / first) if won else 0.3 * closed + 0.2 * min(1.0, match.round / 12)


class Seen:
    """The positions of the games of one process, as arrays."""

    def __init__(self, things: int = MOST_THINGS) -> None:
        self.most = things
        self.rows: list[tuple[Any, int, int, int]] = []
        self.columns: dict[str, list[Any]] = {}

    def note(self, features: Any, seat: int, step: int, turn: int) -> None:
        self.rows.append((features, seat, step, turn))

    def close(self, results: list[float], steps: int, number: int, degree: float = 0.5) -> None:
        """Note who won the game whose positions came last."""
        for features, seat, step, turn in sorted(self.rows, key=lambda row: (row[1], row[2])):
            line = {
                "words": padded(features.words, MOST_WORDS, 65535, np.uint16),
                "numbers": np.array(features.numbers, np.float32),
                "won": np.float32(0.5 + 0.5 * results[seat]),
                "degree": np.float32(degree),
                "quarter": np.uint8(min(3, 4 * step // max(1, steps))),
                "turn": np.uint16(turn),
                "match": np.int64(2 * number + seat),
            }
            for name, things in (("ours", features.ours), ("theirs", features.theirs)):
                line[name] = padded([thing[0] for thing in things], self.most, 65535, np.uint16)
                traits = np.zeros((self.most, len(things[0][1]) if things else 0), np.float16)
                for i, thing in enumerate(things[: self.most]):
                    traits[i] = thing[1]
                line[f"traits of {name}"] = traits
            for name, value in line.items():
                self.columns.setdefault(name, []).append(value)
        self.rows = []

    def arrays(self, traits: int) -> dict[str, Any]:
        stacked: dict[str, Any] = {}
        for name, values in self.columns.items():
            if name.startswith("traits"):
                values = [value if value.shape[1] else np.zeros((self.most, traits), np.float16) for value in values]
            stacked[name] = np.stack(values)
        return stacked


def padded(numbers: list[int], longest: int, empty: int, kind: Any) -> Any:
    row = np.full(longest, empty, kind)
    row[: len(numbers)] = numbers[:longest]
    return row


def play(job: tuple[str, int, float, str, str, int]) -> int:
    """Play until the time is over, and keep the positions in a file; the number of games."""
    import ludoteca
    from ludoteca import bots
    from ludoteca.bots.search import EVERYWHERE
    from ludoteca.kernel.features import TRAITS

    key, number, until, weights, file, iterations = job
    game: Any = ludoteca.game(key)
    settings = tables(key)
    seen = Seen(MORE_THINGS if game.cooperative else MOST_THINGS)
    played = 0
    match_number = number * 1_000_000
    while time.time() < until:
        match_number += 1
        rng = Random(match_number)
        seats, options = settings[match_number % len(settings)]
        match = game.new(seats=seats, seed=match_number, **options)
        match.tell_nothing()
        habits: dict[str, Any] = {"worlds": 1, "leaves": 12, "weights": weights}
        if iterations:
            habits = {"iterations": iterations, "learnt": EVERYWHERE, "weights": weights}
        name = "search" if iterations else "greedy"
        seated = [bots.make(name, seed=match_number + seat, **habits) for seat in range(seats)]
        slips = rng.choice(STEADY) if game.cooperative else SLIPS
        turn, last, step = 0, -1, 0
        while step < LONGEST:
            decisions = match.open_decisions()
            if not decisions:
                break
            decision = decisions[0]
            if not decision.continues:
                now = game.chapter(match) if game.cooperative else decision.seat
                begins = now != last
                turn += begins
                last = now
                if begins or rng.random() < SEEN:
                    for seat in range(1 if game.cooperative else 2):
                        seen.note(game.features(match, seat), seat, step, turn)
            if rng.random() < slips:
                raw = decision.options.sample(rng).raw
            else:
                raw = bots.ask(seated[decision.seat], match, decision.seat, rng).raw
            match.choose_raw(decision.seat, raw)
            step += 1
        if match.outcome is None:
            seen.rows = []
            continue
        played += 1
        results = [match.result_for(seat) for seat in range(seats)]
        seen.close(results, step, match_number, how_far(match) if game.cooperative else 0.5)
    if played:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        np.savez(file, **seen.arrays(TRAITS))
    return played


def play_round(key: str, wanted: argparse.Namespace, number: int, weights: str) -> int:
    """Let all processes play; the number of games."""
    until = time.time() + wanted.seconds
    folder = Path(wanted.folder) / key / f"round-{number}"
    jobs = [
        (
            key,
            1000 * number + wanted.first + worker,
            until,
            weights,
            str(folder / f"{wanted.first + worker}.npz"),
            wanted.iterations,
        )
        for worker in range(wanted.workers)
    ]
    with get_context("spawn").Pool(wanted.workers) as pool:
        return sum(pool.imap_unordered(play, jobs))


def duel(job: tuple[str, int, str, str]) -> float:
    """Two games with the same chance, judged by these and by those weights, seats swapped or all seats alike; points of
    the first.
    """
    import ludoteca
    from ludoteca import bots

    key, number, one, other = job
    game = ludoteca.game(key)
    settings = tables(key)
    points = 0.0
    for swapped in range(2):
        seats, options = settings[number % len(settings)]
        match = game.new(seats=seats, seed=number, **options)
        match.tell_nothing()
        rng = Random(2 * number + swapped)
        who = [swapped if game.cooperative else seat ^ swapped for seat in range(seats)]
        seated = [bots.make("greedy", 10 * number + seat, weights=(one, other)[who[seat]]) for seat in range(seats)]
        for _ in range(LONGEST):
            decisions = match.open_decisions()
            if not decisions:
                break
            decision = decisions[0]
            match.choose_raw(decision.seat, bots.ask(seated[decision.seat], match, decision.seat, rng).raw)
        share = 0.5 + 0.5 * match.result_for(0 if game.cooperative else swapped)
        points += 1.0 - share if game.cooperative and swapped else share
    return points


def is_stronger(key: str, wanted: argparse.Namespace, one: str, other: str) -> bool:
    """Let `greedy` play itself by these and those weights until it is clear (SPRT, 0 against 15 Elo): what time leaves
    undecided has not been shown to be stronger.
    """
    from ludoteca.lab.verdicts import Race

    race = Race(0.0, 15.0)
    until = time.time() + wanted.gate
    with get_context("spawn").Pool(wanted.workers) as pool:
        for points in pool.imap_unordered(duel, [(key, 5000 + number, one, other) for number in range(20000)]):
            race.add(points)
            if race.is_decided or time.time() > until:
                pool.terminate()
                break
    verdict = "undecided" if not race.is_decided else "stronger" if race.ratio > 0 else "not stronger"
    print(f"{key}: pairs by score {race.pairs}, likelihood ratio {race.ratio:.2f}: {verdict}", flush=True)
    return race.is_decided and race.ratio > 0


def gathered(folder: Path) -> dict[str, Any]:
    """Read the positions of all rounds."""
    parts = [dict(np.load(file)) for file in sorted(folder.glob("round-*/*.npz"))]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def brier(chance: Any, won: Any) -> float:
    return float(((chance - won) ** 2).mean())


def odds_of(value: Any, sure: float) -> Any:
    chance = 0.5 + 0.5 * np.clip(value, -sure, sure)
    return np.log(chance / (1.0 - chance))


class Fit:
    """The network while it is learnt."""

    def __init__(
        self, data: dict[str, Any], rows: int, things: int, sure: float, start: str = "", hidden: int = HIDDEN
    ) -> None:
        import torch  # type: ignore[import-not-found,unused-ignore]

        self.torch = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(7)
        held = data["match"] // 2 % HELD == 0
        numbers = data["numbers"]
        self.shift = numbers[~held].mean(axis=0)
        spread = numbers[~held].std(axis=0)
        self.scale = np.where(spread > CONSTANT, 1.0 / (spread + 1e-3), 0.0).astype(np.float32)
        before = dict(np.load(start)) if start else {}
        if before:
            self.shift, self.scale = before["shift"], before["scale"]
        self.rows, self.things = rows, things
        hand = odds_of(numbers[:, 0], sure)
        self.data = {
            "words": self.put(np.where(data["words"] == 65535, rows, data["words"]).astype(np.int32)),
            "ours": self.put(np.where(data["ours"] == 65535, things, data["ours"]).astype(np.int32)),
            "theirs": self.put(np.where(data["theirs"] == 65535, things, data["theirs"]).astype(np.int32)),
            "traits of ours": self.put(data["traits of ours"]),
            "traits of theirs": self.put(data["traits of theirs"]),
            "numbers": self.put(((numbers - self.shift) * self.scale).astype(np.float32)),
            "hand": self.put(hand.astype(np.float32)),
        }
        self.degree = self.put(data["degree"]) if "degree" in data and np.ptp(data["degree"]) > 0 else None
        """How far the games came, where all play together."""
        self.held = np.nonzero(held)[0]
        self.rest = self.put(np.nonzero(~held)[0])
        inputs = WIDE + 2 * BROAD + numbers.shape[1]
        traits = data["traits of ours"].shape[2]

        def made(*shape: int, spread: float) -> Any:
            return (torch.randn(*shape, device=self.device) * spread).requires_grad_()

        self.p = {
            "words": made(rows + 1, WIDE, spread=0.02),
            "things": made(things + 1, BROAD, spread=0.05),
            "traits": made(traits, BROAD, spread=traits**-0.5),
            "into": made(inputs, hidden, spread=inputs**-0.5),
            "bias": made(hidden, spread=0.0),
            "on": made(hidden, SECOND, spread=hidden**-0.5),
            "on_bias": made(SECOND, spread=0.0),
            "out": made(SECOND, spread=0.05),
            "base": self.put(np.array([0.0, 1.0], np.float32)).requires_grad_(),
            "aside": made(SECOND + 1, spread=0.05),
        }
        for name in before.keys() & self.p.keys():
            with torch.no_grad():
                self.p[name][: len(before[name])] = self.put(before[name].astype(np.float32))
        self.mean = {name: value.detach().clone() for name, value in self.p.items()}

    def put(self, array: Any) -> Any:
        return self.torch.as_tensor(array).to(self.device)

    def scores(self, p: dict[str, Any], which: Any) -> tuple[Any, Any]:
        """Return the log odds of winning at these positions, and what is thought of how far the games will come."""
        torch, data = self.torch, self.data
        words = data["words"][which].long()
        parts = [torch.nn.functional.embedding_bag(words, p["words"], mode="sum", padding_idx=self.rows)]
        for side in ("ours", "theirs"):
            index = data[side][which].long()
            things = torch.nn.functional.embedding(index, p["things"], padding_idx=self.things)
            made = torch.relu(things + data[f"traits of {side}"][which].float() @ p["traits"])
            parts.append((made * (index < self.things)[..., None]).sum(dim=1))
        x = torch.cat([*parts, data["numbers"][which]], dim=1)
        hidden = torch.relu(x @ p["into"] + p["bias"])
        hidden = torch.relu(hidden @ p["on"] + p["on_bias"])
        won = hidden @ p["out"] + p["base"][0] + p["base"][1] * data["hand"][which]
        return won, hidden @ p["aside"][:SECOND] + p["aside"][SECOND]

    def chances(self, which: Any) -> Any:
        """Return the chances to win at these positions, by the mean of the weights of late."""
        torch = self.torch
        with torch.no_grad():
            parts = [torch.sigmoid(self.scores(self.mean, part)[0]) for part in self.put(which).split(65536)]
        return torch.cat(parts).cpu().numpy()

    def learn(self, target: Any, seconds: float, rate: float, decay: float, epochs: int, won: Any) -> list[float]:
        """Go over all that is not held back, until it judges what is held back no better; the errors by epoch."""
        torch = self.torch
        target = self.put(target)
        names = list(self.p)
        groups = [
            {"params": [self.p[name]], "weight_decay": decay if name in ("words", "things", "into", "on") else 0.0}
            for name in names
        ]
        optimiser = torch.optim.AdamW(groups, lr=rate)
        until = time.time() + seconds
        steps = epochs * max(1, len(self.rest) // BATCH)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1, pct_start=0.1)
        errors: list[float] = []
        for _ in range(epochs):
            order = self.rest[torch.randperm(len(self.rest), device=self.device)]
            for start in range(0, len(order) - BATCH + 1, BATCH) or [0]:
                part = order[start : start + BATCH]
                said, far = self.scores(self.p, part)
                loss = torch.nn.functional.binary_cross_entropy_with_logits(said, target[part])
                if self.degree is not None:
                    wrong = torch.nn.functional.binary_cross_entropy_with_logits(far, self.degree[part])
                    loss = loss + DEGREE * wrong
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
                with torch.no_grad():
                    for name in names:
                        self.mean[name].lerp_(self.p[name], 0.01)
            errors.append(brier(self.chances(self.held), won[self.held]))
            print(f"  error {errors[-1]:.5f}", flush=True)
            if time.time() > until:
                break
        return errors

    def weights(self) -> dict[str, Any]:
        found = {name: value.detach().cpu().numpy() for name, value in self.mean.items() if name != "aside"}
        found["words"] = found["words"][: self.rows].astype(np.float16)
        found["things"] = found["things"][: self.things].astype(np.float16)
        return {**found, "shift": self.shift.astype(np.float32), "scale": self.scale}


def later(data: dict[str, Any], chances: Any) -> Any:
    """Reckon what to expect at each position, by what is said of those after it in the same game and who won."""
    expected: list[float] = data["won"].tolist()
    match, turn, said = data["match"].tolist(), data["turn"].tolist(), chances.tolist()
    for i in range(len(expected) - 2, -1, -1):
        if match[i] == match[i + 1]:
            share = LATER if turn[i + 1] != turn[i] else 1.0
            expected[i] = share * expected[i + 1] + (1.0 - share) * said[i + 1]
    return np.array(expected, np.float32)


def fit(key: str, wanted: argparse.Namespace) -> tuple[dict[str, Any], dict[str, Any]]:
    """Fit the network to all that was played; the weights and a report."""
    data = gathered(Path(wanted.folder) / key)
    sure = 0.995
    work = Fit(data, wanted.rows, wanted.things, sure, wanted.start)
    report: dict[str, Any] = {"positions": len(data["won"]), "matches": len(np.unique(data["match"] // 2))}
    report["before"] = round(brier(work.chances(work.held), data["won"][work.held]), 5)
    report["by who won"] = work.learn(data["won"], wanted.fit, wanted.rate, wanted.decay, wanted.epochs, data["won"])
    for _ in range(wanted.passes):
        target = later(data, work.chances(np.arange(len(data["won"]))))
        report["by what comes later"] = work.learn(
            target, wanted.fit, wanted.rate / 2, wanted.decay, wanted.epochs, data["won"]
        )
    chance = work.chances(work.held)
    won = data["won"][work.held]
    hand = 0.5 + 0.5 * np.clip(data["numbers"][work.held, 0], -sure, sure)
    quarters = data["quarter"][work.held]
    usual = float(np.delete(data["won"], work.held).mean())
    for quarter in range(4):
        which = quarters == quarter
        report[f"quarter {quarter + 1}"] = {
            "constant": round(brier(usual, won[which]), 4), "hand-made": round(brier(hand[which], won[which]), 4),
            "learnt": round(brier(chance[which], won[which]), 4), "positions": int(which.sum()),
        }  # fmt: skip
    report["all"] = {"hand-made": round(brier(hand, won), 4), "learnt": round(brier(chance, won), 4)}
    return work.weights(), report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120.0, help="of playing, in each round")
    parser.add_argument("--fit", type=float, default=60.0, help="seconds of each fitting, at most")
    parser.add_argument("--gate", type=float, default=60.0, help="seconds of playing against the round before, at most")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--passes", type=int, default=2, help="how often it learns from what it says later")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first worker")
    parser.add_argument("--iterations", type=int, default=0, help="let `search` play with so many, instead of `greedy`")
    parser.add_argument("--start", default="", help="weights to go on from, instead of from nothing")
    parser.add_argument("--rate", type=float, default=4e-3, help="how fast it learns")
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--folder", default="build/train", help="for what was played and learnt")
    parser.add_argument("--only", choices=["play", "fit"], help="only one half of one round")
    parser.add_argument("--round", type=int, default=1, help="with --only: which round")
    parser.add_argument("--weights", default="", help="with --only play: what to judge by")
    parser.add_argument("--rows", type=int, default=4096, help="of the table of words")
    parser.add_argument("--things", type=int, default=2048, help="of the table of things")
    parser.add_argument("--write", action="store_true", help="put the weights beside the game's evaluation")
    wanted = parser.parse_args()
    weights = wanted.weights
    for number in [wanted.round] if wanted.only else range(1, wanted.rounds + 1):
        if wanted.only != "fit":
            games = play_round(wanted.game, wanted, number, weights)
            print(f"{wanted.game}, round {number}: {games} games", flush=True)
        if wanted.only == "play":
            continue
        learnt, report = fit(wanted.game, wanted)
        print(f"{wanted.game}, round {number}:", json.dumps(report), flush=True)
        file = Path(wanted.folder) / f"{wanted.game}-{number}.npz"
        np.savez_compressed(file, **learnt)
        file.with_suffix(".json").write_text(json.dumps(report, indent=1))
        if not weights or wanted.only or is_stronger(wanted.game, wanted, str(file), weights):
            weights = str(file)
    if wanted.write:
        import ludoteca
        from ludoteca.bots.learnt import FILE

        game: Any = ludoteca.game(wanted.game)
        (Path(game.folder) / "bot" / FILE).write_bytes(Path(weights).read_bytes())


if __name__ == "__main__":
    main()
