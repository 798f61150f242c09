"""The pseudo-language: every message that a catalogue could have, as "⟦Ïñķ ťħïş ċåŗđ···⟧".

It is accented, so that what is not translated stands out; a third longer, so that what spills over is seen; and in
brackets, so that what is cut off, or put together of pieces, is seen as well. It is made of the messages themselves, so
that what no translator would be given stays English in it.
"""

from __future__ import annotations

import gettext
import re
from typing import Final

from ludoteca.kernel.keeping import kept
from ludoteca.kernel.languages import MAKERS, PSEUDO, Language
from ludoteca.translation.messages import Messages, everything

PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED: Final = "ÅƁÇĐÉƑĜĤÎĴĶĿḾŃÖÞǪŔŠŤÛṼŴẊÝŽåƀçđéƒĝĥîĵķłɱñöþǫŕšťûṽŵẋýž"
_LETTERS: Final = str.maketrans(PLAIN, ACCENTED)
_HOLE: Final = re.compile(r"(\{\{.*?\}\}|\{[^{}]*\})")
LENGTHENED: Final = 3
"""One more character for so many."""


@kept(600)
def accented(text: str) -> str:
    """Write the text in the pseudo-language; what is to be filled in, and white space around it, stay as they are."""
    inner = text.strip()
    start = text[: len(text) - len(text.lstrip())]
    end = text[len(text.rstrip()) :]
    parts = _HOLE.split(inner)
    translated = "".join([part if index % 2 else part.translate(_LETTERS) for index, part in enumerate(parts)])
    letters = sum(map(str.isalpha, _HOLE.sub("", inner)))
    return f"{start}⟦{translated}{'·' * -(-letters // LENGTHENED)}⟧{end}"


class PseudoLanguage(Language):
    """Says every message, accented."""

    def __init__(self, messages: Messages) -> None:
        super().__init__(PSEUDO, gettext.NullTranslations())
        self.known = {message.en for message in messages}
        self.plurals = {(message.en, message.many) for message in messages if message.many}

    def find(self, it: str, en: str) -> str:
        return accented(en) if en in self.known else ""

    def find_number(self, it: str, one: str, many: str, number: int) -> str:
        if (one, many) not in self.plurals:
            return ""
        return accented(one if number == 1 else many)


def make() -> Language:
    return PseudoLanguage(everything())


def offer() -> None:
    """Let the pseudo-language be asked for."""
    MAKERS[PSEUDO] = make
