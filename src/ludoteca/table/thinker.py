"""A process in which a bot thinks: one JSON line in (an imagined position), one JSON line out (an option, and why).

It never sees a real position, it ends when its server does, and it may be killed at any moment.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import msgspec

import ludoteca
from ludoteca import bots
from ludoteca.bots.coach import advise

READY = b"ready\n"
SPARE_SECONDS = 5.0
"""The server stops a bot that takes too long; this is for when there is no server any more."""
WITHIN_A_SECOND = 900
"""The milliseconds of the strongest bot, which does not play better for thinking longer (see docs/bots.md)."""


def budget_for(name: str, given: int) -> dict[str, int]:
    """How long a bot may think, of the milliseconds that the server gives; a bot that does not search takes none."""
    if name == "search":
        return {"milliseconds": given}
    searches = name == "strong" or bots.levels.who(name) is not None
    return {"milliseconds": min(given, WITHIN_A_SECOND)} if searches else {}


def thought(question: Any) -> dict[str, Any]:
    """The option that the bot chooses; for those who ask for advice, in their language, also why."""
    name = question["bot"]
    bot = bots.make(name, question["seed"], **budget_for(name, question["milliseconds"]))
    match = ludoteca.game(question["game"]).restore(question["position"])
    if question.get("lang"):
        return advise(bot, match, question["seat"]).to_json(question["lang"])
    return {"option": bot.choose(match, question["seat"]).id}


def limit_life(seconds: float) -> None:
    """The system ends this process then, whatever it is doing: its server may have been killed meanwhile. 0: never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the server's terminal is the server's to handle
    if hasattr(os, "nice"):
        os.nice(5)  # a thinking bot must not slow down the table
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a bot prints must not mix with its answers
    out.write(READY)
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line)
        limit_life(question["seconds"] + SPARE_SECONDS)
        out.write(msgspec.json.encode(thought(question)) + b"\n")
        limit_life(0)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.exit(0)  # the server is gone
