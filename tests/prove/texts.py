"""Foreign texts made by spoiling sound ones: decks, packs with their effects, positions, replays.

Whatever a reader finds wrong it says as its own kind of error; any other is a failure of ours, and so is taking long.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import ludoteca
from ludoteca.kernel import asking, replays, session, shelves
from ludoteca.kernel.game import HasDecks
from ludoteca.kernel.replays import ReplayError
from ludoteca.kernel.yamls import Problem
from ludoteca.table import decks
from ludoteca.table.errors import Refused
from ludoteca.table.packs import read_stranger
from ludoteca.table.protocol import DeckOrder
from tests.prove.outcome import Outcome
from tests.table.brought import pack_for

LONG: Final = 3.0
"""Seconds of the processor that no text may take: after so many its reader is killed."""
KINDS: Final = {"replays": 60, "decks": 5, "positions": 5, "packs": 1}
"""How often which are read: those that take a thousandth of the time more often than others."""
CHOICES: Final = 12
"""Of a match whose replay and position are spoilt."""
PIECES: Final = (
    "", " ", "\n", "\t", "\u0000", "\ufeff", "\u2028", "\U0001f600", "\u00e8", "-", "- ", ":", ": ", "#", "&a ", "*a",
    "!!python/object:os.system ", "<<: ", "|", ">", "%", "@", "`", "?", "[", "]", "{", "}", "(", ")", "((((", "[[[[",
    ",", '"', "'", "\\", "0", "-1", "99999999999999999999", "1e999", "nan", "null", "true", "0x", "999 ", "x" * 300,
    "..", "deal(", "when(", "chosen(", "every(", "monster", "until=", "__import__", "lambda: 0", "1 if 1 else 2", "a.b",
)  # fmt: skip
Sample = tuple[str, Callable[[str], object]]
"""A sound text, and what reads it."""


def spoilt_text(rng: Random, text: str, other: str) -> str:
    """The text with a few places cut out, doubled, moved, or written over with odd pieces or parts of another text."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 1, 1, 2, 5, 20, 100)))
        kind = rng.randrange(5)
        if kind == 0:
            instead = ""
        elif kind == 1:
            instead = text[start:end] * 2
        elif kind == 2:
            begin = rng.randrange(len(other) + 1)
            instead = other[begin : begin + rng.randrange(60)]
        else:
            instead = rng.choice(PIECES) * rng.choice((1, 1, 1, 3))
        text = text[:start] + instead + text[end:]
    return text


@cache
def samples() -> dict[str, list[Sample]]:
    """Sound texts of every kind, from every game that reads such."""
    made: dict[str, list[Sample]] = {kind: [] for kind in KINDS}
    for key in sorted(ludoteca.list_games()):
        game = ludoteca.game(key)
        played = session.begin(game, seed=7)
        rng = Random(7)
        while len(played.steps) < CHOICES:
            decision = rng.choice(played.match.decisions)
            played.choose(decision.seat, decision.options.sample(rng).id)
        made["replays"].append((replays.write(played), lambda text, game=game: replays.replay(text, game)))
        position = asking.position(game, played.match)
        made["positions"].append((position, lambda text, game=game: asking.from_position(game, text, "-", 1)))
        with tempfile.TemporaryDirectory() as folder:
            files = shelves.files_of(pack_for(key, Path(folder) / "pack"))
            made["packs"] += [sample_of(files, file) for file in files]
            if isinstance(game, HasDecks):
                texts = [text for file, text in files.items() if file.endswith(".txt")] or ["4 Elsa"]
                made["decks"] += [(text, lambda text, game=game: report(game, text)) for text in texts]
    return made


def sample_of(files: dict[str, str], file: str) -> Sample:
    """One file of a pack, read with the others as they are."""
    return files[file], lambda text: read_stranger({**files, file: text})


def report(game: HasDecks, text: str) -> object:
    return decks.report(game, DeckOrder(text), "it")


def texts(rng: Random, number: int, found: Outcome) -> None:
    """Read so many spoilt texts."""
    kinds = samples()
    for _ in range(number):
        kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
        text, reader = rng.choice(kinds[kind])
        bad = spoilt_text(rng, text, rng.choice(kinds[kind])[0])
        began = time.thread_time()
        try:
            reader(bad)
        except (Problem, ReplayError, Refused):
            pass
        except Exception as error:  # whatever it is, it is what this looks for
            found.broken.append(f"{kind}: {error!r} for {json.dumps(bad)[:2000]}")
        if time.thread_time() - began > LONG:
            found.broken.append(f"{kind}: took long: {json.dumps(bad)[:2000]}")
        found.tried += 1
        found.note(kind)
