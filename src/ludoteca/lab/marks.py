"""The mark of a report: what it is about, in a line near its top, sealed with the rest of the page.

Whoever lists reports reads nothing but the mark, and takes a page that was changed or cut off for none of ours. The
seal is no proof of who wrote a page: anybody can make one. It tells reports from whatever else lies in a folder.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from msgspec import Struct

from ludoteca.kernel.texts import LANGUAGES

DOCTYPE = "<!doctype html>"
BEGIN, END = "<!-- ludoteca report 1 ", " -->"


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """What is told of a report where several are listed; words by language."""

    game: str
    title: dict[str, str]
    verdict: dict[str, str]
    games: int
    date: str
    lang: str
    """The language of the page itself."""
    study: str
    """The same for the pages of one study in several languages."""


def sealed(mark: Mark, body: str) -> str:
    """Put a mark before the rest of a page."""
    facts = msgspec.json.encode(mark).decode().replace("-", "\\u002d")  # two hyphens would end the comment
    return f"{DOCTYPE}\n{BEGIN}{seal(facts, body)} {facts}{END}\n{body}"


def seal(facts: str, body: str) -> str:
    return blake2b(f"{facts}\n{body}".encode(), digest_size=16).hexdigest()


def mark_of(page: str) -> Mark | None:
    """Read the mark of a page; None if it is no report, or not as it was written."""
    doctype, _, rest = page.partition("\n")
    line, _, body = rest.partition("\n")
    if doctype != DOCTYPE or not (line.startswith(BEGIN) and line.endswith(END)):
        return None
    stamp, _, facts = line[len(BEGIN) : -len(END)].partition(" ")
    if stamp != seal(facts, body):
        return None
    try:
        mark = msgspec.json.decode(facts, type=Mark)
    except msgspec.MsgspecError:
        return None
    is_whole = all(lang in words for words in (mark.title, mark.verdict) for lang in LANGUAGES)
    return mark if is_whole else None
