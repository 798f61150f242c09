"""The HTTP interface is as published: Schemathesis asks in every way that the description allows, and in many others.

It is installed by `make prove`; the tests pass it over where it is not there.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from typing import Final

from ludoteca.table import openapi
from tests.prove.outcome import Outcome, Until
from tests.table.servers import ThreadServer

MANY: Final = 10**9
FREE: Final = {"requests_per_second": MANY, "requests_burst": MANY, "tables_per_hour": MANY, "packs_per_hour": MANY}
"""Nobody is told to come back later."""
EXAMPLES: Final = 10
"""Of every request, in each round."""
NO_PROMISE: Final = "positive_data_acceptance"
"""What a description allows may be refused by a rule: a deck of no cards, a pack without its first file."""


def run(seed: int, seconds: float) -> Outcome:
    found, until = Outcome(what="requests"), Until(seconds)
    with tempfile.TemporaryDirectory() as folder:
        server = ThreadServer(f"sqlite:///{folder}/tables.sqlite", **FREE)
        try:
            while until.goes_on():
                ask_everything(server, seed + until.tries, found)
        finally:
            server.stop()
    return found


def ask_everything(server: ThreadServer, seed: int, found: Outcome) -> None:
    """Let Schemathesis ask at every address, and keep what it says of answers that are not as described."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", server.url + openapi.ADDRESS]
    command += ["--phases", "coverage,fuzzing", "--max-examples", str(EXAMPLES), "--seed", str(seed)]
    command += ["--exclude-checks", NO_PROMISE, "--no-color"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    counted = re.search(r"(\d[\d,]*) generated", asked.stdout)
    if counted is None or asked.returncode:
        found.broken.append(f"seed {seed}: {asked.stdout[-4000:]}{asked.stderr[-1000:]}")
    if counted is not None:
        found.tried += int(counted[1].replace(",", ""))
