"""Where the time of a choice goes on its way through a table's server, without the network.

    python benchmarks/parts.py                     all games, two players who look at each choice
    python benchmarks/parts.py --games lyon

One process does what a room does: tries a choice as a draft, does it, tells it, writes it to an SQLite file, and makes
for each of two players what changed on their page. Beside it stand calibration loops (see bench.py). Another process
plays the same again with the functions on that way wrapped: each is charged with the processor time that is spent in it
and in nothing else of the list. Both begin as a server does, with all games loaded and out of the collector's sight.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from bench import calibration, per_second

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.session import Session
from ludoteca.table import collecting, creation, drafts, large_pages, ledger, logbook, sight, storage
from ludoteca.table.beginnings import Beginning

GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
LANG = "it"
CHOICES = 200
WARM = 20
"""The first choices, which load what later ones have. After them memory is put together, as a server does at times."""
PARTS: list[tuple[str, Any, str]] = [
    ("draft tried", drafts, "drafted"),
    ("engine", Session, "choose"),
    ("saved", ledger.Ledger, "_grow"),
    ("written", storage.Storage, "append"),
    ("views", ledger.Ledger, "view"),
    ("told", logbook.Logbook, "tell"),
    ("facts", sight, "facts"),
    ("painted", asking, "paint"),
    ("compared", sight, "frame_of"),
    ("encoded", msgspec.json, "encode"),
]


class Meter:
    """Charges processor time to the innermost of the wrapped functions that is at work."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.working: list[str] = []
        self.since = 0.0

    def turn(self) -> None:
        """Charge what has passed to whoever was at work."""
        now = time.thread_time()
        if self.working:
            self.spent[self.working[-1]] += now - self.since
        self.since = now

    def wrapped(self, label: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def measured(*given: Any, **named: Any) -> Any:
            self.turn()
            self.working.append(label)
            try:
                return function(*given, **named)
            finally:
                self.turn()
                self.working.pop()

        return measured


class Place:
    """A table with two players, as a room keeps it."""

    def __init__(self, key: str, folder: Path, secret: str = "parts") -> None:
        game = ludoteca.game(key)
        match = game.new(seed=3)
        self.players = [storage.Player(seat, f"P{seat}") for seat in range(match.seats)]
        self.seats = [0, 1][: match.seats]
        readers = [(None if game.open_information else seat, LANG) for seat in self.seats]
        self.ledger = ledger.Ledger(game, match.save(), [], readers, secret=secret)
        self.gallery = sight.Gallery()
        self.seen: dict[int, sight.Seen | None] = dict.fromkeys(self.seats)
        self.read = dict.fromkeys(self.seats, 0)
        self.storage = storage.Storage(str(folder / f"{key}.sqlite"))
        self.storage.prepare()
        links = [storage.Link("hash", key, (0,))]
        self.storage.create(storage.NewTable(key, key, 1, Beginning(match.save()), self.players, links))

    def choose(self, rng: Random) -> None:
        decision = rng.choice(self.ledger.match.decisions)
        option = decision.options.sample(rng).id
        drafts.drafted(self.ledger.match, decision.seat, [option])
        row = self.ledger.choose(decision.seat, option)
        position = self.ledger.saved if row.number % 5 == 0 else None
        self.storage.append(storage.Entry(self.ledger.game.key, row, position=position))

    def show(self) -> int:
        """Make what each player is sent; the number of bytes."""
        sent = 0
        for seat in self.seats:
            names = sight.names_of(self.players, LANG)
            facts = sight.facts(self.ledger, self.players, {0, 1}, [seat], seat, LANG, "/replay")
            painting = self.gallery.paint(self.ledger, seat, LANG, "wide", names, facts["decisions"])
            log = sight.log_json(self.ledger, [seat], LANG, names, self.read[seat])
            frame, self.seen[seat] = sight.frame_of(self.seen[seat], facts, painting, log)
            self.read[seat] = self.ledger.log.last
            sent += len(msgspec.json.encode(frame))
        return sent


def measure(key: str) -> None:
    """Tell what the choices of a match took."""
    took, sent = played(key, None)
    print(
        f"{key:8} {statistics.mean(took) * 1000:5.2f} ms a choice, {statistics.median(took) * 1000:.2f} at the median, "
        f"{sorted(took)[len(took) * 99 // 100] * 1000:.2f} at the 99th percentile "
        f"({statistics.median(sent) / 1024:.1f} KiB a player at the median); "
        f"{per_second(calibration) / 1e6:.1f} M loops a second",
        flush=True,
    )


def measure_parts(key: str) -> None:
    """Tell where the time goes: with a meter at work, which takes some itself."""
    meter = Meter()
    took, _ = played(key, meter)
    meter.spent["rest"] = sum(took) - sum(meter.spent.values())
    labels = [*[label for label, _, _ in PARTS], "rest"]
    parts = ", ".join([f"{label} {meter.spent[label] / len(took) * 1000:.2f}" for label in labels])
    print(f"{key:8} {statistics.mean(took) * 1000:5.2f} ms with a meter: {parts}", flush=True)


def played(key: str, meter: Meter | None) -> tuple[list[float], list[float]]:
    """Play a match; the seconds that each choice took, and the bytes that each player was sent."""
    took: list[float] = []
    sent: list[float] = []
    originals = [(where, name, getattr(where, name)) for _, where, name in PARTS]
    with tempfile.TemporaryDirectory() as folder:
        place = Place(key, Path(folder))
        place.show()
        rng = Random(1)
        if meter is not None:
            for label, where, name in PARTS:
                setattr(where, name, meter.wrapped(label, getattr(where, name)))
        try:
            while len(took) < CHOICES + WARM and place.ledger.outcome is None:
                if len(took) == WARM:
                    large_pages.put_together()
                    if meter is not None:
                        meter.spent.clear()
                began = time.thread_time()
                place.choose(rng)
                sent.append(place.show() / len(place.seats))
                took.append(time.thread_time() - began)
        finally:
            for where, name, function in originals:
                setattr(where, name, function)
            place.storage.close()
    return took[WARM:], sent[WARM:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--parts", action="store_true", help="only where the time goes")
    given = parser.parse_args()
    creation.load_games()
    collecting.leave_old_things_alone()
    for key in given.games.split(","):
        (measure_parts if given.parts else measure)(key)
    if not given.parts:  # in a process of its own: this one has drawn all that is in these matches
        subprocess.run([sys.executable, __file__, "--parts", "--games", given.games], check=True)


if __name__ == "__main__":
    main()
