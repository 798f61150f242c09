"""A process in which foreign text is read: a JSON line in (a deck, collection, pack), one out (what is said of it).

It may be killed at any moment, and has only so much memory: whatever a text does to whoever reads it, it does it here.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import msgspec

from ludoteca.kernel.shelves import folders_of
from ludoteca.table import decks, packs
from ludoteca.table.errors import Refused
from ludoteca.table.protocol import CollectionOrder, DeckOrder
from ludoteca.table.thinker import READY, SPARE_SECONDS, limit_life

MOST_MEMORY = 2 * 2**30
"""Bytes of address space: a game with many cards takes a few hundred MiB of it."""


def read(question: Any) -> Any:
    """What the game says about a text; `load` only makes sure that it is ready to."""
    if question["kind"] == "pack":
        return packs.read_stranger(question["files"])
    if question["kind"] == "load":
        game = decks.game_with_decks(question["game"])
        game.deck_report("", decks.PASTED, question["lang"], folders_of(question["packs"]))
        return {}
    game, lang = question["game"], question["lang"]
    try:
        if question["kind"] == "collection":
            owned = msgspec.convert(question["order"], CollectionOrder)
            return {"report": decks.owned(decks.game_with_collections(game), owned, lang)}
        order = msgspec.convert(question["order"], DeckOrder)
        return {"report": decks.report(decks.game_with_decks(game), order, lang)}
    except Refused as refused:
        return {"refused": refused.to_json(lang), "status": refused.status}


def limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on every system
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the server's terminal is the server's to handle
    limit_memory()
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # nothing else may mix with its answers
    out.write(READY)
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line)
        limit_life(question["seconds"] + SPARE_SECONDS)
        out.write(msgspec.json.encode(read(question)) + b"\n")
        limit_life(0)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.exit(0)  # the server is gone
