"""What a deck must be for the way in which it is played: constructed, sealed, draft, Pack Rush; sets and bans."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.lorcana.state.cards import Content
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where

_SETS: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
UNKNOWN: Final = Phrase(
    "«{word}» non è un formato: ci sono {known}, e inoltre sets=5-9 e ban=1-42,2-7",
    "“{word}” is not a format: there are {known}, and besides sets=5-9 and ban=1-42,2-7",
)
UNKNOWN_CARD: Final = Phrase("nessuna carta ha il numero «{id}»", "no card has the number “{id}”")


class Format:
    """The demands on a deck. Without `limits` any number of inks and of copies will do."""

    def __init__(
        self,
        key: str,
        name: Phrase,
        least: int,
        size_rule: str,
        limits: bool,
        sets: tuple[int, ...] = (),
        banned: frozenset[str] = frozenset(),
    ) -> None:
        self.key = key
        self.name = name
        self.least = least
        self.size_rule = size_rule
        self.limits = limits
        self.sets = sets
        """From which at least one printing of every card must come; empty: from any."""
        self.banned = banned
        """Ids of first printings."""


CORE_SETS: Final = tuple(range(9, 17))
"""Core Constructed since the rotation with set 13, in the summer of 2026: what is printed from set 9 on.

Every year, with the first set of a block of four, the four oldest sets leave; so next with set 17.
"""
CORE_BANS: Final = frozenset(("2-149", "4-200"))
"""Banned on 8 April 2025, when their sets still belonged to Core; Infinity Constructed has no bans."""


def known_formats() -> list[Format]:
    constructed = Phrase("costruito", "constructed")
    recent = Phrase("costruito, set dal 5 al 9", "constructed, sets 5 to 9")
    core = Phrase("Core Constructed (set dal 9 in poi)", "Core Constructed (sets 9 and later)")
    infinity = Phrase("Infinity Constructed (tutti i set)", "Infinity Constructed (all sets)")
    return [
        Format("constructed", constructed, 60, "LOR-DECK.02", True),
        Format("core", core, 60, "LOR-DECK.02", True, CORE_SETS, CORE_BANS),
        Format("infinity", infinity, 60, "LOR-DECK.02", True),
        Format("recent", recent, 60, "LOR-DECK.02", True, (5, 6, 7, 8, 9)),
        Format("sealed", Phrase("sigillato", "sealed"), 40, "LOR-DECK.11", False),
        Format("draft", Phrase("draft", "draft"), 35, "LOR-DECK.11", False),
        Format("pack_rush", Phrase("Pack Rush", "Pack Rush"), 1, "LOR-VAR.01", False),
    ]


FORMATS: Final = {format.key: format for format in known_formats()}
CONSTRUCTED: Final = FORMATS["constructed"]


def format_called(text: str, content: Content) -> Format:
    """The format that a text names, such as `sealed` or `constructed sets=5-9 ban=2-7`; raises `Problem`.

    Rules: LOR-DECK.10, LOR-DECK.11, LOR-VAR.01.
    """
    found = CONSTRUCTED
    sets: list[int] = []
    banned: set[str] = set()
    for word in text.split():
        if word in FORMATS:
            found = FORMATS[word]
        elif word.startswith("sets="):
            sets += sets_of(word)
        elif word.startswith("ban="):
            banned.update(first_id(id, content) for id in word.removeprefix("ban=").split(",") if id)
        else:
            raise Problem(Where("format"), UNKNOWN.fill(word=word[:40], known=", ".join(FORMATS)))
    if not sets and not banned:
        return found
    made = Format(found.key, found.name, found.least, found.size_rule, found.limits, tuple(sets) or found.sets)
    made.banned = found.banned | banned
    return made


def spans(sets: tuple[int, ...]) -> str:
    """Sets in few words: `5-9`, `2, 5-9`."""
    found: list[list[int]] = []
    for number in sorted(set(sets)):
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)


def sets_of(word: str) -> list[int]:
    numbers: list[int] = []
    for part in word.removeprefix("sets=").split(","):
        span = _SETS.fullmatch(part)
        if span is None:
            raise Problem(Where("format"), UNKNOWN.fill(word=word[:40], known=", ".join(FORMATS)))
        numbers += range(int(span[1]), int(span[2] or span[1]) + 1)
    return numbers


def first_id(id: str, content: Content) -> str:
    number = content.by_id.get(id)
    if number is None:
        raise Problem(Where("format"), UNKNOWN_CARD.fill(id=id[:40]))
    return content.cards[content.first_printing(number)].id
