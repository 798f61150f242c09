"""A process beside the server, which answers each JSON line with another: where bots think and foreign text is read.

It ends when its server does, and may be killed at any moment. Each question says how many seconds it may take.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec

READY = b"ready\n"
SPARE_SECONDS = 5.0
"""The server stops what takes too long; this is for when there is no server any more."""


def answer_all(answer: Callable[[Any], Any], behind: int = 0) -> None:
    """Answer question after question until the server is gone, so many steps of priority behind it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the server's terminal is the server's to handle
    if hasattr(os, "nice"):
        os.nice(behind)
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever is printed meanwhile must not mix with the answers
    try:
        out.write(READY)
        for line in sys.stdin.buffer:
            question = msgspec.json.decode(line)
            limit_life(question["seconds"] + SPARE_SECONDS)
            out.write(msgspec.json.encode(answer(question)) + b"\n")
            limit_life(0)
    except BrokenPipeError:
        sys.exit(0)


def limit_life(seconds: float) -> None:
    """Let the system end this process then, whatever it is doing: its server may have been killed. 0: never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
