"""What a player types: commands in both languages, and names that need not be typed whole.

A line is a command (`why hydra`, `perché idra`), the number of an option, or words of its label. Capitals, accents and
punctuation do not matter.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from ludoteca.kernel.texts import Phrase

WHY: Final = "why"
UNDO: Final = "undo"
RULES: Final = "rules"
SAVE: Final = "save"
HINT: Final = "hint"
LOG: Final = "log"
BOARD: Final = "board"
OPTIONS: Final = "options"
CARD: Final = "card"
WAIT: Final = "wait"
LANG: Final = "lang"
CONCEDE: Final = "concede"
HELP: Final = "help"
QUIT: Final = "quit"
CHOICE: Final = "choice"
"""Not a command: the number, id or name of an option."""

NAMES: Final = {
    WHY: Phrase("perché", "why"),
    UNDO: Phrase("annulla", "undo"),
    RULES: Phrase("regole", "rules"),
    SAVE: Phrase("salva", "save"),
    HINT: Phrase("consiglio", "hint"),
    LOG: Phrase("cronaca", "log"),
    BOARD: Phrase("tavolo", "board"),
    OPTIONS: Phrase("opzioni", "options"),
    CARD: Phrase("carta", "card"),
    WAIT: Phrase("aspetta", "wait"),
    LANG: Phrase("lingua", "lang"),
    CONCEDE: Phrase("arrenditi", "concede"),
    HELP: Phrase("aiuto", "help"),
    QUIT: Phrase("esci", "quit"),
}
_ALSO: Final = {
    "rule": RULES,
    "regola": RULES,
    "suggerimento": HINT,
    "registro": LOG,
    "campo": BOARD,
    "language": LANG,
    "resa": CONCEDE,
    "exit": QUIT,
}
_WHOLE_CHAIN: Final = ("chain", "all", "catena", "tutto", "tutta")


def folded(text: str) -> str:
    """Put words in small letters without accents and punctuation, one space between them."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in bare).split())


_ORDER_OF: Final = {folded(word): order for order, name in NAMES.items() for word in (name.it, name.en)} | _ALSO


def read_order(line: str) -> tuple[str, str]:
    """Read the command and what follows it; CHOICE and the whole line when it is no command."""
    line = line.strip()
    if line == "?":
        return HELP, ""
    if line in ("q", "Q"):  # as in the table that takes the whole window
        return QUIT, ""
    first, _, rest = line.partition(" ")
    order = _ORDER_OF.get(folded(first))
    return (order, rest.strip()) if order is not None else (CHOICE, line)


def means_whole_chain(argument: str) -> bool:
    return folded(argument) in _WHOLE_CHAIN


def find(wanted: str, names: list[str]) -> list[int]:
    """Find the places of the names that `wanted` can mean, by the strictest reading that finds any.

    A name is meant when it is equal, else when it begins so, else when each word typed begins a word of it.
    """
    sought = folded(wanted)
    if not sought:
        return []
    plain = [folded(name) for name in names]
    for fits in (_is_equal, _begins, _has_words):
        meant = [index for index, name in enumerate(plain) if fits(sought, name)]
        if meant:
            return meant
    return []


def _is_equal(sought: str, name: str) -> bool:
    return sought == name


def _begins(sought: str, name: str) -> bool:
    return name.startswith(sought)


def _has_words(sought: str, name: str) -> bool:
    left = name.split()
    for word in sought.split():
        match = next((known for known in left if known.startswith(word)), None)
        if match is None:
            return False
        left.remove(match)
    return True
