"""The list of games, quickly: what a line of it says is kept for as long as nothing in the game's package changes.

To know that a game works, its rules and its content are read; for five games that takes most of a second. Nothing
depends on what is kept: what is not, or is damaged, is found out again, and a broken game is tried every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from ludoteca import library
from ludoteca.kernel import parsed
from ludoteca.kernel.game import Game
from ludoteca.library import BrokenGame
from ludoteca.options import players_in_words

OWN = ("it", "en")
"""The languages whose words stand in the package itself."""


def listed_games(lang: str) -> tuple[dict[str, str], list[BrokenGame]]:
    """Tell each game that works in a line, by their keys, in order; and list those that do not."""
    lines: dict[str, str] = {}
    broken: list[BrokenGame] = []
    for key, where in sorted(library.list_games().items()):
        try:
            lines[key] = kept_line(key, where, lang)
        except BrokenGame as error:
            broken.append(error)
    return lines, broken


def kept_line(key: str, where: str, lang: str) -> str:
    """Return what is kept of a game, or try it and keep what it says; raises `BrokenGame`."""
    state = state_of(where) if lang in OWN else ""
    label = f"the line of a game in {lang}: {state}"
    kept = parsed.recall(label) if state else parsed.MISSING
    if isinstance(kept, str):
        return kept
    line = line_of(library.working_game(key), lang)
    if state:
        parsed.keep(label, line)
    return line


def line_of(game: Game, lang: str) -> str:
    """Tell a game in a line: its name, for how many it is, and what it is about."""
    return f"{game.name.say(lang)}, {players_in_words(game).say(lang)}. {game.blurb.say(lang)}"


def state_of(where: str) -> str:
    """Digest the state of a game's package, by the dates and sizes of its files; "" where it cannot be known."""
    try:
        spec = find_spec(where.partition(":")[0])
    except (ImportError, ValueError, SyntaxError):
        return ""
    if spec is None or spec.origin is None:
        return ""
    state = blake2b(where.encode(), digest_size=16)
    for path in package_files(Path(spec.origin), alone=not spec.parent):
        facts = path.stat()
        state.update(f"{path} {facts.st_mtime_ns} {facts.st_size}\n".encode())
    return state.hexdigest()


def package_files(module: Path, alone: bool) -> Iterator[Path]:
    """List the files of the package that a module is in, or the module `alone` where it is in none."""
    if alone:
        yield module
        return
    for path in sorted(module.parent.rglob("*")):
        if path.suffix != ".pyc" and path.is_file():
            yield path
