"""Play one simulation in one go, and again while it is killed several times; tell whether the rows are the same.

    python tools/interrupted.py                                     100,000 games of Lyon, killed five times
    python tools/interrupted.py --game arena --games 2000 --kills 3

Each kill is a SIGKILL at a random moment of the time that the whole took. `ludoteca lab merge` joins the rows of both
forms, and the files that it writes are compared byte by byte.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from random import Random

LUDOTECA = (sys.executable, "-m", "ludoteca")
OLDEST = 0.7
"""The last kill comes at this share of the whole at the latest, so that something is left to be played."""


def simulation(given: argparse.Namespace, rows: Path) -> Sequence[str]:
    """Return the command that plays all games into a folder."""
    wanted = [
        "--games",
        str(given.games),
        "--bots",
        given.bots,
        "--seed",
        str(given.seed),
        "--workers",
        str(given.workers),
    ]
    return [*LUDOTECA, "simulate", given.game, *wanted, "--grid", "--rows", str(rows)]


def play_and_kill(command: Sequence[str], whole: float, kills: int, rng: Random) -> list[float]:
    """Let it be played by as many processes as it takes, killing all but the last; the seconds that each had."""
    lives: list[float] = []
    for _ in range(kills):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        life = whole * OLDEST / kills * rng.uniform(0.5, 1.0)
        time.sleep(life)
        if process.poll() is not None:
            sys.exit("it had ended before it could be killed: take more games")
        process.kill()
        process.wait()
        lives.append(life)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return lives


def merged(rows: Path, joined: Path) -> dict[str, str]:
    """Join the rows of a folder; the digest of each file that comes of it."""
    subprocess.run([*LUDOTECA, "lab", "merge", str(rows), "--out", str(joined)], check=True, stdout=subprocess.DEVNULL)
    files = sorted(path for path in joined.rglob("*") if path.suffix in (".parquet", ".csv"))
    return {path.name: blake2b(path.read_bytes(), digest_size=16).hexdigest() for path in files}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="lyon")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--bots", default="random,random")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        began = time.monotonic()
        quiet = subprocess.DEVNULL
        subprocess.run(simulation(given, folder / "whole"), check=True, stdout=quiet, stderr=quiet)
        whole = time.monotonic() - began
        command = simulation(given, folder / "broken")
        lives = play_and_kill(command, whole, given.kills, Random(given.seed))
        one, other = merged(folder / "whole", folder / "one"), merged(folder / "broken", folder / "other")
    killed = ", ".join([f"{life:.1f}" for life in lives])
    print(f"{given.games} games of {given.game} in {whole:.0f} s; killed after {killed} s")
    for name, digest in one.items():
        print(f"{name}: {digest} and {other.get(name, 'nothing')}")
    if not one or one != other:
        sys.exit("the rows are not the same")
    print("the rows are the same")


if __name__ == "__main__":
    main()
