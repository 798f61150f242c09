"""Fair dealing: every sealed match proves itself, and one in which an outcome was changed does not."""

from __future__ import annotations

import json
from random import Random

import ludoteca
from ludoteca.kernel import replays, session
from ludoteca.kernel.chance import Sealed, seal_of
from tests.prove.outcome import Outcome, Until


def run(seed: int, seconds: float) -> Outcome:
    found, rng, until = Outcome(what="matches"), Random(seed), Until(seconds)
    while until.goes_on():
        for key in sorted(ludoteca.list_games()):
            game, secret = ludoteca.game(key), f"{rng.getrandbits(256):064x}"
            played = session.begin(game, chance=Sealed(secret), **rng.choice(game.grid()))
            while played.match.outcome is None and len(played.steps) < 60:
                decision = rng.choice(played.match.decisions)
                played.choose(decision.seat, decision.options.sample(rng).id)
            text = replays.write(played, secret=secret)
            found.tried += 1
            try:
                replays.read(text).prove(game, seal_of(secret))
            except replays.ReplayError as error:
                found.broken.append(f"{key}: {error}")
            changed = cheated(text, rng)
            if changed is None:
                continue
            found.note("changed and found")
            try:
                replays.read(changed).prove(game, seal_of(secret))
            except replays.ReplayError:
                continue
            found.broken.append(f"{key}: a changed outcome was not found")
    return found


def cheated(text: str, rng: Random) -> str | None:
    """The file with two cards of a shuffle exchanged; None if it has no shuffle."""
    lines = text.splitlines()
    shuffles = [n for n, line in enumerate(lines) if '"chance"' in line and len(set(order_in(line))) > 1]
    if not shuffles:
        return None
    place = rng.choice(shuffles)
    data = json.loads(lines[place])
    order = data["outcome"]
    one = rng.randrange(len(order))
    other = next(n for n in range(len(order)) if order[n] != order[one])
    order[one], order[other] = order[other], order[one]
    lines[place] = json.dumps(data)
    return "\n".join(lines)


def order_in(line: str) -> list[int]:
    outcome = json.loads(line)["outcome"]
    return outcome if isinstance(outcome, list) else []
