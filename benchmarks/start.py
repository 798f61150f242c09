"""How long it takes to get going: processor seconds of fresh processes, beside a calibration loop.

    make bench

Everything is started anew `ROUNDS` times, in turns with the rest, and the median is printed. What the content says was
parsed before, as in an installed wheel. Machines are noisy: how many turns of a plain loop this one made a second tells
how fast it was meanwhile. With `--compiled PYTHON` that interpreter is measured, too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 5
LOOP = """
total = 0
for i in range(2_000_000):
    total += i & 7
"""
TURNS = 2_000_000
COMMAND = "from ludoteca.cli import main; main(['games'], standalone_mode=False)"
FIRST_MATCH = "import ludoteca; ludoteca.game('{key}').new(seed=1).decisions"
FIRST_PAGE = """
import asyncio, os
from ludoteca.table.app import create_app
from ludoteca.table.commands import prepare_database
from ludoteca.table.settings import Settings

async def first_page():
    said = []
    async def send(message):
        said.append(message)
    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}
    wanted = {"type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b""}
    wanted["headers"] = [(b"host", b"localhost")]
    wanted |= {"http_version": "1.1", "scheme": "http", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2)}
    database = "sqlite:///FOLDER/start.sqlite"
    prepare_database(database)
    app = create_app(Settings(database=database))
    async with app.router.lifespan_context(app):
        await app(wanted, receive, send)
        wanted["path"], wanted["raw_path"] = "/api/games", b"/api/games"
        await app(wanted, receive, send)
        assert [message["status"] for message in said if "status" in message] == [200, 200], said
        os._exit(0)  # what a server does after its first page is not measured

asyncio.run(first_page())
"""
THINKER = """
import json
from ludoteca.table.thinker import thought
with open("FOLDER/{key}.json") as file:
    thought(json.load(file))
"""
POSITIONS = """
import json, ludoteca
for key in ludoteca.list_games():
    match = ludoteca.game(key).new(seed=1)
    while len(match.decisions[0].options) < 2:
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    seat = match.decisions[0].seat
    question = {"bot": "search", "milliseconds": 1, "seed": 1, "game": key, "position": match.save(), "seat": seat}
    with open("FOLDER/" + key + ".json", "w") as file:
        json.dump(question, file)
"""
KEYS = "import json, ludoteca; print(json.dumps(sorted(ludoteca.list_games())))"


def processor_seconds(python: str, code: str) -> float:
    """Run this in a fresh interpreter; the processor time it took, with what it started itself."""
    before = os.times()
    subprocess.run([python, "-c", code], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system


def beginnings(folder: Path, keys: list[str]) -> dict[str, str]:
    """Return what is begun, by name: the code for it."""
    found = {"an empty interpreter": "pass", "ludoteca games": COMMAND}
    found |= {f"first match of {key}": FIRST_MATCH.replace("{key}", key) for key in keys}
    found["first page of a server"] = FIRST_PAGE
    found |= {f"first thought about {key}": THINKER.replace("{key}", key) for key in keys}
    return {name: code.replace("FOLDER", str(folder)) for name, code in found.items()}


def measure(python: str) -> dict[str, float]:
    """Processor seconds by what was begun, and millions of turns of the loop a second."""
    with tempfile.TemporaryDirectory() as folder:
        told = subprocess.run([python, "-c", KEYS], check=True, capture_output=True, text=True)
        subprocess.run([python, "-c", POSITIONS.replace("FOLDER", folder)], check=True)
        works = {"loop": LOOP, **beginnings(Path(folder), json.loads(told.stdout))}
        seconds: dict[str, list[float]] = {name: [] for name in works}
        for _ in range(ROUNDS):
            for name, code in works.items():
                seconds[name].append(processor_seconds(python, code))
    medians = {name: statistics.median(found) for name, found in seconds.items()}
    loop = medians.pop("loop") - medians["an empty interpreter"]
    return {"loop, million turns a second": TURNS / 1e6 / loop, **medians}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", metavar="PYTHON", help="another interpreter, with the compiled form")
    wanted = parser.parse_args()
    forms = {"pure": measure(sys.executable)}
    if wanted.compiled:
        forms["compiled"] = measure(wanted.compiled)
    print("Getting going: processor seconds of a fresh process\n")
    print(f"{'':32}" + "".join(f"{form:>12}" for form in forms))
    for name in forms["pure"]:
        print(f"{name:32}" + "".join(f"{found[name]:>12.2f}" for found in forms.values()))


if __name__ == "__main__":
    main()
