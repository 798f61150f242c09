"""A game with a campaign, for tests: Lyon, as if it had three chapters, one for each opponent's deck."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import library
from ludoteca.games.lyon.game import Lyon
from ludoteca.kernel.campaigns import Campaign, Chapter, Level
from ludoteca.kernel.contract import JSON, Outcome
from ludoteca.kernel.texts import Phrase

CHAPTERS = [
    Chapter("lions", Phrase("I leoni", "The lions"), Phrase("Una mandria.", "A pride."), {"decks": ["leoni", "leoni"]}),
    Chapter(
        "corsairs",
        Phrase("I corsari", "The corsairs"),
        Phrase("Una ciurma.", "A crew."),
        {"decks": ["leoni", "corsari"]},
    ),
    Chapter(
        "keepers", Phrase("I custodi", "The keepers"), Phrase("Una torre.", "A tower."), {"decks": ["leoni", "custodi"]}
    ),
]
LEVELS = [
    Level("one", Phrase("Una stella", "One star"), {"first": "player 1"}, stars=1),
    Level("three", Phrase("Tre stelle", "Three stars"), {"first": "player 2"}, stars=3),
    Level("iron", Phrase("Di ferro", "Iron"), {"first": "chosen by 2"}, needs="three"),
]
for each in CHAPTERS:
    each.changes = {
        "one": Phrase("Cominci tu", "You begin"),
        "three": Phrase("Comincia l'altro", "The other begins"),
        "iron": Phrase("Decide l'altro", "The other decides"),
    }


class Saga(Lyon):
    """Lyon with a campaign."""

    key = "saga"
    name = Phrase("Saga di Lyon", "Saga of Lyon")

    def rematch_options(self, options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
        return options  # the same chapter again

    def campaign(self) -> Campaign:
        return Campaign(CHAPTERS, LEVELS)


def install(patch: pytest.MonkeyPatch) -> None:
    """Let the library have it, as if it came with another package."""
    known = {**library.list_games(), "saga": "tests.table.sagas:Saga"}
    patch.setattr(library, "list_games", lambda: known)
    patch.setattr(ludoteca, "list_games", lambda: known)


def chapter_order(chapter: str = "lions", level: str = "one", kinds: str = "hh", **order: Any) -> dict[str, Any]:
    """The body that begins a chapter; `kinds` has a letter for each seat, h(uman) or b(ot)."""
    names = ("Anna", "Bruno")
    seats = [
        {"kind": "human", "name": names[seat]} if kind == "h" else {"kind": "bot", "bot": "random"}
        for seat, kind in enumerate(kinds)
    ]
    return {"chapter": chapter, "level": level, "seats": seats, "invite": False, **order}
