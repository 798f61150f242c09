"""A process in which matches that are over are analysed: a replay file in, the analysis in one language out."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import msgspec

import ludoteca
from ludoteca.bots.analysis import analyse
from ludoteca.kernel import replays
from ludoteca.table.thinker import READY, SPARE_SECONDS, limit_life


def analysed(question: Any) -> dict[str, Any]:
    """The analysis of a match, in sentences that name its seats."""
    recorded = replays.read(question["replay"])
    session = recorded.play(ludoteca.game(recorded.game))
    found = analyse(session, question["bot"], question["iterations"], question["seconds"])
    return {lang: found.to_json(lang) for lang in question["langs"]}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the server's terminal is the server's to handle
    if hasattr(os, "nice"):
        os.nice(10)  # nobody waits for it at a table
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    out.write(READY)
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line)
        limit_life(question["limit"] + SPARE_SECONDS)
        out.write(msgspec.json.encode(analysed(question)) + b"\n")
        limit_life(0)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.exit(0)  # the server is gone
