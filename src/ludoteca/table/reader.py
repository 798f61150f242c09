"""A process in which foreign text is read: a deck, collection, pack or match in, what is said of it out.

It has only so much memory: whatever a text does to whoever reads it, it does it here.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.kernel.game import HasDecks
from ludoteca.kernel.shelves import folders_of
from ludoteca.table import creation, decks, packs
from ludoteca.table.answerer import answer_all
from ludoteca.table.errors import Refused
from ludoteca.table.protocol import CollectionOrder, DeckOrder

MOST_MEMORY = 2 * 2**30
"""Bytes of address space: a game with many cards takes a few hundred MiB of it."""


def read(question: Any) -> Any:
    """Return what the game says about a text; `load` only makes sure that it is ready to."""
    if question["kind"] == "pack":
        return packs.read_stranger(question["files"])
    if question["kind"] == "load":
        game = creation.game_called(question["game"])
        if isinstance(game, HasDecks):
            game.deck_report("", decks.PASTED, "en", folders_of(question["packs"]))
        return {}
    if question["kind"] == "match":
        asked = question["game"], question["options"], question["seats"], question["lang"]
        problems, begun = creation.begun_apart(*asked)
        return {"problems": problems, "begun": begun}
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


if __name__ == "__main__":
    limit_memory()
    answer_all(read, behind=5)  # who brings a text can wait for those who play
