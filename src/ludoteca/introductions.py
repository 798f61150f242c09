"""What games say of themselves, kept for as long as nothing in the packages that say it changes.

To know that a game works, its rules and its content are read; for five games that takes most of a second. Nothing
depends on what is kept: what is not, or is damaged, is found out again, and a broken game is tried every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca import library
from ludoteca.kernel import parsed
from ludoteca.kernel.game import Game
from ludoteca.kernel.keeping import kept
from ludoteca.library import BrokenGame

OWN = ("it", "en")
"""The languages whose words stand in the packages themselves."""


def introductions(what: str, lang: str, tell: Callable[[Game, str], Any]) -> tuple[dict[str, Any], list[BrokenGame]]:
    """Return what `tell` says of each game that works, by their keys, in order; and list those that do not work.

    It is kept as `what`, so that has to differ from what others keep; it has to be plain data, and to depend on nothing
    but the game, the language and this package.
    """
    told: dict[str, Any] = {}
    broken: list[BrokenGame] = []
    for key, where in sorted(library.list_games().items()):
        try:
            told[key] = introduction(key, where, what, lang, tell)
        except BrokenGame as error:
            broken.append(error)
    return told, broken


def introduction(key: str, where: str, what: str, lang: str, tell: Callable[[Game, str], Any]) -> Any:
    """Return what is kept of a game, or try it and keep what is said of it; raises `BrokenGame`."""
    state = state_of(where) if lang in OWN else ""
    label = f"{what} of a game in {lang}: {state}"
    kept = parsed.recall(label) if state else parsed.MISSING
    if kept is not parsed.MISSING:
        return kept
    told = tell(library.working_game(key), lang)
    if state:
        parsed.keep(label, told)
    return told


def state_of(where: str) -> str:
    """Digest the state of a game's package and of this one, by dates and sizes; "" where that cannot be known."""
    try:
        spec = find_spec(where.partition(":")[0])
    except (ImportError, ValueError, SyntaxError):
        return ""
    if spec is None or spec.origin is None:
        return ""
    return package_state(Path(spec.origin), alone=not spec.parent)


@kept(1000, most=32)
def package_state(module: Path, alone: bool) -> str:
    """Digest the state that the package of a game and this one had when this process first asked."""
    facts = [*own_facts(), *map(facts_of, package_files(module, alone))]
    return blake2b("\n".join(facts).encode(), digest_size=16).hexdigest()


@cache
def own_facts() -> tuple[str, ...]:
    """Tell the state of this package without its games, which is the same for every game."""
    root = Path(__file__).parent
    games = root / "games"
    return tuple(facts_of(path) for path in sorted(root.rglob("*.py")) if games not in path.parents)


def facts_of(path: Path) -> str:
    facts = path.stat()
    return f"{path} {facts.st_mtime_ns} {facts.st_size}"


def package_files(module: Path, alone: bool) -> Iterator[Path]:
    """List the files of the package that a module is in, or the module `alone` where it is in none."""
    if alone:
        yield module
        return
    for path in sorted(module.parent.rglob("*")):
        if path.suffix != ".pyc" and path.is_file():
            yield path
