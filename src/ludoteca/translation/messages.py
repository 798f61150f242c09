"""Everything that is said, as messages to translate: from the sources, from the games' content, from the pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from ludoteca import library
from ludoteca.translation import content, pages, sources


class Message:
    """Words to translate, and where they are said."""

    def __init__(self, it: str, en: str, many: str = "") -> None:
        self.it = it
        self.en = en
        self.many = many
        """The English plural, for what comes in numbers."""
        self.where: list[tuple[str, int]] = []
        self.context = ""
        """The Italian words, where the English ones stand for several."""


_HOLE: Final = re.compile(r"\{[^{}]*\}")


def worth(en: str) -> bool:
    """Tell whether there is something to translate: words, or the order of what is put in."""
    holes = len(_HOLE.findall(en))
    return holes > 1 or any(character.isalpha() for character in _HOLE.sub("", en))


class Messages:
    """Messages by their words."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str, str], Message] = {}

    def add(self, it: str, en: str, where: str, line: int, many: str = "") -> None:
        if not worth(en):
            return
        message = self.found.setdefault((it, en, many), Message(it, en, many))
        if (where, line) not in message.where:
            message.where.append((where, line))

    def settle(self) -> None:
        """Tell apart by their Italian those that are the same in English."""
        italian: dict[str, set[str]] = {}
        for message in self.found.values():
            italian.setdefault(message.en, set()).add(message.it)
        for message in self.found.values():
            message.context = message.it if len(italian[message.en]) > 1 else ""

    def __iter__(self) -> Iterator[Message]:
        return iter(self.found.values())

    def __len__(self) -> int:
        return len(self.found)


@cache
def everything() -> Messages:
    """Find all messages of the house and of every game that can be played."""
    return messages_of(sorted(library.list_games()))


def messages_of(games: Iterable[str]) -> Messages:
    """Find all messages of the house and of these games."""
    messages = Messages()
    playable = [library.game(key) for key in games]
    for message in sources.read([sources.HOME, *sources.homes(playable)]):
        messages.add(message.it, message.en, message.path, message.line, message.many)
    for game in playable:
        for phrase, where in content.phrases_of(game):
            messages.add(phrase.it, phrase.en, where, 0)
    for it, en, where, line in pages.read():
        messages.add(it, en, where, line)
    messages.settle()
    return messages
