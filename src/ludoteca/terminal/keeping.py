"""What becomes of a match that is left before it is over: it is kept in a file, and whoever left is told where."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Final

import click

from ludoteca.kernel.game import Game
from ludoteca.params import data_folder
from ludoteca.terminal import phrases, saving
from ludoteca.terminal.session import Session

MOST: Final = 9
"""Kept matches of a game; the oldest makes room."""


def is_worth_keeping(session: Session) -> bool:
    """Tell whether something would be lost: the match goes on, and something has happened that is in no file."""
    return session.match.outcome is None and session.changes != session.saved_at


def keep(session: Session) -> list[str]:
    """Keep the match if it is worth it, and say how to go on with it; one that is over is kept no longer."""
    if session.match.outcome is not None:
        if session.kept_in is not None:
            session.kept_in.unlink(missing_ok=True)
        return []
    if not is_worth_keeping(session):
        return []
    try:
        path = session.kept_in or free_place(session.game)
        saving.write(path, session.game, session.saved())
    except saving.Unusable as error:
        return [session.say(error.reason)]
    except click.ClickException as error:  # there is no data folder
        return [error.message]
    return [session.say(phrases.KEPT.fill(command=f"{session.command} --load {quote(str(path))}"))]


def places(game: Game) -> list[Path]:
    return [data_folder() / f"kept-{game.key}-{number}.json" for number in range(1, MOST + 1)]


def free_place(game: Game) -> Path:
    """Find a file that is not there yet, or the oldest."""
    known = places(game)
    return next((path for path in known if not path.exists()), None) or min(known, key=written)


def written(path: Path) -> float:
    return path.stat().st_mtime


def kept_place(path: Path, game: Game) -> Path | None:
    """Return the file itself if it is one of those in which matches are kept; None for a file of the player's own."""
    known = [file.resolve() for file in places(game)]
    return path if path.expanduser().resolve() in known else None
