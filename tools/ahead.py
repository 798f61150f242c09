"""Learn what positions are worth from how play goes on after them, where a search asks: at the ends of its tries.

    PYTHONPATH=src python -m tools.ahead arena play --seconds 600 --first 1 build/ahead/arena-1.npz
    PYTHONPATH=src python -m tools.ahead arena fit --to build/ahead/arena.npz build/ahead/arena-*.npz
    PYTHONPATH=src python -m tools.ahead arena measure --seconds 60

Who won a game tells little of one position in it: the chance and the slips of many turns speak, too. So here `greedy`
plays itself, and at some decisions several options are tried in the same imagined world with the same chance, as a
round of the search does. What is there after the option and at the end of the turn is noted. From there the quick
policy plays on by the hand-made evaluation, and after some turns the weights that there are judge. What they say then
is what the network is to say at once; and what an option is worth more than the others of its world it learns besides,
because that is what a search asks for.

Learning goes on from the game's own weights (--start for others). A game that has come to show more numbers gets
weights of nothing for them first. A tenth of the games is kept apart. `apart` is the mean square of what is wrong with
the differences between options, chance included; `var` is that of a judgement to which all are alike.

`measure` tells how much there is to learn: it plays on twice from the end of each turn, with other hidden cards and
other chance. What both have in common can be known there, and how wrong the judgement is about it is told beside it.
"""

from __future__ import annotations

import argparse
import gc
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from tools import train

from ludoteca.kernel.features import ROWS, TRAITS
from ludoteca.kernel.features import THINGS as ROWS_OF_THINGS

SLIPS = 0.08
"""How often a choice is any, so that the positions differ."""
TRIED = 4
"""So many options are tried: the best two at a glance and any of the next seven."""
LOOKED = 39
"""A search with so many iterations looks at the options in one world and tells the best nine."""
TURNS = {"arena": (2, 6)}
"""So many turns later it is judged, and the mean of that counts; where nothing is said two turns later."""
WIDTH = {"arena": 12}
"""So many options the quick policy looks at on the way, or eight."""
OTHERS = 0.25
"""So many of the ends of turns are noted as the other seat sees them, too."""
WORDS = 112
THINGS = 12
AFTER, END, OTHER = range(3)
"""What a line is of: after the option, at the end of the turn, the same as the other seat sees it."""
KINDS = ("after the option", "at the end of the turn", "for the other seat")
FEWEST = 64
"""Fewer lines than these are no step of learning."""


class Lines:
    """What was noted, as arrays."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Any]] = {}
        self.group = 0
        """The number of the world that options are tried in."""

    def note(self, found: Any, kind: int, match: int, label: float) -> None:
        line: dict[str, Any] = {
            "words": train.padded(found.words, WORDS, 65535, np.uint16),
            "numbers": np.array(found.numbers, np.float32),
            "won": np.float32(0.5 + 0.5 * label),
            "kind": np.uint8(kind),
            "group": np.int64(self.group),
            "match": np.int64(2 * match),
        }
        for name, things in (("ours", found.ours), ("theirs", found.theirs)):
            line[name] = train.padded([thing[0] for thing in things], THINGS, 65535, np.uint16)
            traits = np.zeros((THINGS, TRAITS), np.float16)
            for i, thing in enumerate(things[:THINGS]):
                traits[i] = thing[1]
            line[f"traits of {name}"] = traits
        for name, value in line.items():
            self.columns.setdefault(name, []).append(value)

    def arrays(self) -> dict[str, Any]:
        return {name: np.stack(values) for name, values in self.columns.items()}


def options_to_try(bot: Any, counsel: Any, match: Any, seat: int, rng: Random) -> list[Any]:
    """Choose the best two options at a glance and any others."""
    ranked = bot.glances(counsel, match, seat, bot.in_any_order(match.decision_of(seat).options.raws))
    others = [branch.raw for branch in ranked[2:]]
    rng.shuffle(others)
    return [*[branch.raw for branch in ranked[:2]], *others[: TRIED - 2]]


def try_options(bot: Any, match: Any, seat: int, lines: Lines, rng: Random, number: int) -> None:
    """Try some options in an imagined world and note what comes of them."""
    from ludoteca.bots.bot import imagined
    from ludoteca.bots.search import Walk

    game = match.game
    counsel = bot.begin(match)
    raws = options_to_try(bot, counsel, match, seat, rng)
    world = imagined(match, seat, bot.rng)
    chance = rng.getrandbits(48)
    lines.group += 1
    for raw in raws:
        bot.rng.seed(chance)
        walk = Walk(world.copy(), seat)
        walk.world.choose_raw(seat, raw)
        walk.world = bot.best_end(counsel, walk.world, seat, bot.leaves)[1]
        seen = []
        if walk.world.outcome is None:
            seen.append((AFTER, game.features(walk.world, seat)))
        bot.play_out(counsel, walk, bot.turns, bot.width)
        if walk.world.outcome is None:
            seen.append((END, game.features(walk.world, seat)))
            if rng.random() < OTHERS:
                seen.append((OTHER, game.features(walk.world, 1 - seat)))
        labels = []
        for turns in turns_of(game.key):
            bot.play_out(counsel, walk, bot.turns + turns, WIDTH.get(game.key, 8))
            labels.append(bot.judged(counsel, walk.world, seat))
        label = sum(labels) / len(labels)
        for kind, found in seen:
            lines.note(found, kind, number, -label if kind == OTHER else label)


def turns_of(key: str) -> tuple[int, ...]:
    return TURNS.get(key, (2,))


class Known:
    """What two ways of playing on say of each option, and what the judgement said before, less the world's mean."""

    def __init__(self) -> None:
        self.rows: list[Any] = []

    def try_options(self, bot: Any, match: Any, seat: int, rng: Random) -> None:
        """Play on twice from the end of the turn after each option."""
        from ludoteca.bots.bot import imagined
        from ludoteca.bots.search import Walk

        counsel = bot.begin(match)
        raws = options_to_try(bot, counsel, match, seat, rng)
        world = imagined(match, seat, bot.rng)
        chance, *chances = (rng.getrandbits(48) for _ in range(3))
        found = []
        for raw in raws:
            bot.rng.seed(chance)
            walk = Walk(world.copy(), seat)
            walk.world.choose_raw(seat, raw)
            bot.play_out(counsel, walk, bot.turns, bot.width)
            row = [bot.judged(counsel, walk.world, seat)]
            for other in chances:
                if walk.world.outcome is not None:
                    row += [row[0]] * len(turns_of(match.game.key))
                    continue
                bot.rng.seed(other)
                on = Walk(imagined(walk.world, seat, Random(other)), walk.seat)
                on.turns = walk.turns
                for turns in turns_of(match.game.key):
                    bot.play_out(counsel, on, bot.turns + turns, WIDTH.get(match.game.key, 8))
                    row.append(bot.judged(counsel, on.world, seat))
            found.append(row)
        rows = np.array(found)
        self.rows.append(rows - rows.mean(axis=0))

    def told(self, key: str) -> str:
        rows, number = np.concatenate(self.rows), len(turns_of(key))
        said = f"{key}: {len(self.rows)} worlds"
        for i, turns in enumerate(turns_of(key)):
            one, other = rows[:, 1 + i], rows[:, 1 + number + i]
            wrong = ((rows[:, 0] - one) * (rows[:, 0] - other)).mean()
            known = (one * other).mean()
            said += (
                f"; {turns} turns later var {(one**2 + other**2).mean() / 2:.5f}, of which {known:.5f} can be known, "
                f"the judgement's mean square error {wrong:.5f}"
            )
        return said


def play(wanted: argparse.Namespace) -> None:
    """Let bots play until the time is over, and try options at some of their decisions."""
    import ludoteca
    from ludoteca import bots

    game: Any = ludoteca.game(wanted.game)
    settings = train.tables(wanted.game)
    lines, known = Lines(), Known()
    until = time.time() + wanted.seconds
    number = 1_000_000 * wanted.first
    while time.time() < until:
        number += 1
        rng = Random(number)
        seats, options = settings[number % len(settings)]
        match = game.new(seats=seats, seed=number, **options)
        match.tell_nothing()
        seated = [bots.make("greedy", number + seat, worlds=1, leaves=12) for seat in range(seats)]
        gc.disable()
        for _ in range(train.LONGEST):
            decisions = match.open_decisions()
            if not decisions or time.time() > until:
                break
            decision, seat = decisions[0], decisions[0].seat
            if not decision.continues and len(decision.options.raws) > 1 and rng.random() < wanted.every:
                habits: dict[str, Any] = {"iterations": LOOKED, "learnt": 1, "weights": wanted.weights}
                bot = bots.SearchBot(rng.getrandbits(30), **habits)
                if wanted.what == "measure":
                    known.try_options(bot, match.imagine(seat, rng), seat, rng)
                else:
                    try_options(bot, match.imagine(seat, rng), seat, lines, rng, number)
            if rng.random() < SLIPS:
                raw = decision.options.sample(rng).raw
            else:
                raw = bots.ask(seated[seat], match, seat, rng).raw
            match.choose_raw(seat, raw)
        gc.enable()
        gc.collect()
    if wanted.what == "measure":
        print(known.told(wanted.game), flush=True)
        return
    file = Path(wanted.files[0])
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez(file, **lines.arrays())
    games = number - 1_000_000 * wanted.first
    print(f"{wanted.game}: {games} games, {lines.group} worlds, {len(lines.columns['won'])} positions", flush=True)


def gathered(files: list[str]) -> dict[str, Any]:
    """Read what was noted; worlds of different files have different numbers."""
    parts = [dict(np.load(file)) for file in files]
    before = 0
    for part in parts:
        part["group"] = part["group"] + before
        before = int(part["group"].max()) + 1
    data = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    longest = int((data["words"] != 65535).sum(axis=1).max())
    return {**data, "words": data["words"][:, :longest]}


def widened(start: str, numbers: int, to: Path) -> str:
    """Give weights of nothing to numbers that these know nothing of yet; the file with them."""
    layers = dict(np.load(start))
    more = numbers - len(layers["shift"])
    for name, rows in (("shift", np.zeros(more)), ("scale", np.ones(more)), ("into", None)):
        added = np.zeros((more, layers["into"].shape[1])) if rows is None else rows
        layers[name] = np.concatenate([layers[name], added.astype(layers[name].dtype)])
    to.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(to, **layers)
    return str(to)


def own_weights(key: str) -> str:
    """Find the file of the game's own weights."""
    import ludoteca
    from ludoteca.bots.learnt import FILE

    game: Any = ludoteca.game(key)
    return str(Path(game.folder) / "bot" / FILE)


def centred(torch: Any, values: Any, which: Any) -> Any:
    """Return what each value is more than the mean of those of the same world and kind."""
    found, places = torch.unique(which, return_inverse=True)
    nothing = torch.zeros(len(found), device=values.device)
    mean = nothing.index_add(0, places, values) / nothing.index_add(0, places, torch.ones_like(values))
    return values - mean[places]


def told(torch: Any, work: Any, data: dict[str, Any], which: Any) -> str:
    """Tell how well the differences between options are judged where nothing was learnt, by kind of position."""
    found = []
    chances = torch.as_tensor(work.chances(work.held))
    for kind, name in enumerate(KINDS):
        here = torch.as_tensor(data["kind"][work.held] == kind)
        if not here.any():
            continue
        expected, worlds = torch.as_tensor(data["won"][work.held])[here], which.cpu()[work.held][here]
        wrong, all_alike = (centred(torch, x, worlds).pow(2).mean() for x in (chances[here] - expected, expected))
        found.append(f"{name}: apart {4 * wrong:.5f}, var {4 * all_alike:.5f}")
    return "; ".join(found)


def fit(wanted: argparse.Namespace) -> None:
    """Go on learning from weights that there are."""
    import torch  # type: ignore[import-not-found,unused-ignore]

    data = gathered(wanted.files)
    start = ""
    if not wanted.afresh:
        start = widened(
            wanted.start or own_weights(wanted.game), data["numbers"].shape[1], Path(wanted.to + ".start.npz")
        )
    work = train.Fit(data, ROWS, ROWS_OF_THINGS, 0.995, start, wanted.hidden)
    which = work.put(data["group"] * len(KINDS) + data["kind"])
    won = work.put(data["won"])
    print("before:", told(torch, work, data, which), flush=True)
    tables = ("words", "things")
    rates = [wanted.rate * (wanted.tables if name in tables else 1.0) for name in work.p]
    groups = [
        {"params": [work.p[name]], "lr": rate, "weight_decay": wanted.decay if name in (*tables, "into", "on") else 0.0}
        for name, rate in zip(work.p, rates, strict=True)
    ]
    optimiser = torch.optim.AdamW(groups)
    rows = work.rest.cpu().numpy()
    begins = np.flatnonzero(np.diff(data["group"][rows], prepend=-1))
    worlds = np.split(rows, begins[1:])
    steps = wanted.epochs * (len(rows) // wanted.batch + 1) + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rates, total_steps=steps, pct_start=0.1)
    order = np.random.default_rng(1)
    for epoch in range(wanted.epochs):
        order.shuffle(worlds)
        lines = np.concatenate(worlds)
        for first in range(0, len(lines), wanted.batch):
            part = work.put(lines[first : first + wanted.batch])
            if len(part) < FEWEST:
                continue
            said = work.scores(work.p, part)[0]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(said, won[part])
            apart = centred(torch, torch.sigmoid(said) - won[part], which[part])
            loss = loss + wanted.apart * apart.pow(2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            with torch.no_grad():
                for name in work.p:
                    work.mean[name].lerp_(work.p[name], 0.01)
        print(f"epoch {epoch + 1}:", told(torch, work, data, which), flush=True)
        np.savez_compressed(wanted.to, **work.weights())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["arena", "lorcana", "lyon"], help="one in which players compete")
    parser.add_argument("what", choices=["play", "fit", "measure"])
    parser.add_argument("files", nargs="*", help="where what is noted goes, or what to learn from")
    parser.add_argument("--seconds", type=float, default=600.0, help="of playing")
    parser.add_argument("--first", type=int, default=1, help="the number of this play, each of other games")
    parser.add_argument("--every", type=float, default=0.5, help="at so many decisions options are tried")
    parser.add_argument("--weights", default="", help="what judges some turns later, if not the game's own weights")
    parser.add_argument("--start", default="", help="weights to go on from, if not the game's own")
    parser.add_argument("--afresh", action="store_true", help="learn from nothing instead")
    parser.add_argument("--hidden", type=int, default=train.HIDDEN, help="how broad the first layer is, then")
    parser.add_argument("--to", default="build/ahead.npz", help="where the weights go")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--tables", type=float, default=0.3, help="how much slower words and things learn")
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--apart", type=float, default=6.0, help="how much the differences count")
    wanted = parser.parse_intermixed_args()
    if wanted.what != "measure" and not wanted.files:
        parser.error("which files?")
    if wanted.what == "fit":
        fit(wanted)
    else:
        play(wanted)


if __name__ == "__main__":
    main()
