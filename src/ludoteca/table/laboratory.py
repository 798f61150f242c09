"""The laboratory: reports that lie in a folder the host has named, listed and shown to whoever opens the page.

Only plain files of that very folder with a plain name are looked at, never what a link leads to; and only those that
bear the mark of our report writer are listed or sent. They are sent with a policy that lets them do nothing.
"""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import Final

from starlette.responses import HTMLResponse, Response

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.lab.marks import Mark, mark_of
from ludoteca.table import errors
from ludoteca.table.creation import game_called
from ludoteca.table.errors import Refused

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.html")
MOST_BYTES: Final = 4 * 1024 * 1024
"""Of one report."""
MOST_FILES: Final = 500
"""Of a folder, the first by name."""
POLICY: Final = "; ".join(
    (
        "sandbox",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
    )
)
"""A report draws itself with its own styles; it runs nothing, fetches nothing and is shown by our own page alone."""


class Laboratory:
    """The reports of a folder; without a folder there is no laboratory."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.seen: dict[str, tuple[tuple[int, int], Mark | None]] = {}
        """The marks that were read, by name, with the time and size of the file."""

    @property
    def is_open(self) -> bool:
        return self.folder is not None

    def listed(self, lang: str) -> list[JSON]:
        """List all reports, the latest first; of one study in several languages the page in this one, else any."""
        by_study: dict[str, tuple[str, Mark]] = {}
        for name in self.names():
            mark = self.mark(name)
            if mark is None:
                continue
            if mark.study not in by_study or mark.lang == lang:
                by_study[mark.study] = name, mark
        ordered = sorted(by_study.values(), key=lambda item: (item[1].date, item[1].game, item[0]), reverse=True)
        return [told(name, mark, lang) for name, mark in ordered]

    def names(self) -> list[str]:
        if self.folder is None:
            raise errors.gone()
        try:
            there = sorted(name for name in os.listdir(self.folder) if NAME.fullmatch(name))
        except OSError:
            return []  # the host has taken the folder away
        return there[:MOST_FILES]

    def mark(self, name: str) -> Mark | None:
        """Read the mark of a file; what has not changed is not read again."""
        try:
            facts = os.lstat(self.path(name))
        except OSError:
            return None
        version = facts.st_mtime_ns, facts.st_size
        if name not in self.seen or self.seen[name][0] != version:
            text = self.read(name)
            self.seen[name] = version, None if text is None else mark_of(text)
        return self.seen[name][1]

    def report(self, name: str) -> Response:
        """Send a report; raises `Refused` for what is none."""
        text = self.read(name)
        if text is None or mark_of(text) is None:
            raise errors.gone()
        return HTMLResponse(text, headers={"content-security-policy": POLICY, "cache-control": "no-cache"})

    def path(self, name: str) -> Path:
        if self.folder is None or not NAME.fullmatch(name):
            raise errors.gone()
        return self.folder / name

    def read(self, name: str) -> str | None:
        """Read a plain file of the folder itself, and no link; None if it is none, too long, or no text."""
        try:
            opened = os.open(self.path(name), os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        except OSError:
            return None
        try:
            facts = os.fstat(opened)
            if not stat.S_ISREG(facts.st_mode) or facts.st_size > MOST_BYTES:
                return None
            return os.read(opened, MOST_BYTES).decode()
        except (OSError, UnicodeDecodeError):
            return None
        finally:
            os.close(opened)


def told(name: str, mark: Mark, lang: str) -> JSON:
    """Say what a list tells of a report."""
    language = lang if lang in LANGUAGES else LANGUAGES[-1]
    try:
        game = game_called(mark.game).name.say(lang)
    except Refused:
        game = mark.game
    facts = {"name": name, "study": mark.study, "game": game, "lang": mark.lang, "date": mark.date, "games": mark.games}
    return {**facts, "title": mark.title[language], "verdict": mark.verdict[language]}
