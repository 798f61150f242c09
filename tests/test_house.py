"""The shape of the house: who may know whom, and what every room has."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.rooms import FOLDERS

SOURCE = Path(ludoteca.__file__).parent
USERS = ("table", "terminal", "lab", "bots", "conformance", "rulebook", "content", "agents", "puzzles", "rl")
MODULES = (
    "state/cards.py", "state/match.py", "state/view.py", "state/view_types.py", "flow/programme.py", "flow/steps.py",
    "acts/bases.py", "packs/reading.py", "packs/vocabulary.py", "positions/invariants.py", "positions/naming.py",
    "shows/console.py", "shows/describing.py", "shows/draw.py", "shows/lessons.py", "shows/lookup.py",
    "shows/window.py", "shows/words.py", "bot/evaluation.py", "bot/leanings.py",
)  # fmt: skip
FILES = {"README.md", "__init__.py", "commands.py", "game.py", "inside.py", "rules.yaml", "setup.py"}
"""What may stand outside the rooms; only one game has commands of its own."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules(part: str) -> list[Path]:
    found = sorted((SOURCE / part).rglob("*.py"))
    assert found, part
    return found


def test_the_kernel_knows_nobody() -> None:
    wrong = [
        (path.name, name)
        for path in modules("kernel")
        for name in imports(path)
        if name.startswith("ludoteca.") and not name.startswith("ludoteca.kernel")
    ]
    assert wrong == []


def test_games_know_only_the_kernel_and_themselves() -> None:
    wrong = []
    for path in modules("games"):
        game = path.relative_to(SOURCE / "games").parts[0]
        allowed = ("ludoteca.kernel", f"ludoteca.games.{game}")
        wrong += [
            (path.name, name) for name in imports(path) if name.startswith("ludoteca.") and not name.startswith(allowed)
        ]
    assert wrong == []


@pytest.mark.parametrize("part", USERS)
def test_users_know_no_game_from_inside(part: str) -> None:
    wrong = [
        (path.name, name) for path in modules(part) for name in imports(path) if name.startswith("ludoteca.games.")
    ]
    assert wrong == []


def test_only_the_kernel_asks_what_a_match_is_made_of() -> None:
    """Everybody else is content with the contract: what a match of frames does better is a method with a default."""
    asking = re.compile(r"isinstance\([^()]*,\s*FrameMatch\b")
    wrong = [
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if SOURCE / "kernel" not in path.parents and asking.search(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_every_game_has_the_same_rooms(key: str) -> None:
    folder = ludoteca.game(key).folder
    found = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
    assert found - FILES == set(FOLDERS)
    assert FILES - found <= {"commands.py"}


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_every_room_has_what_it_is_asked_for(key: str) -> None:
    """Wherever the same is done the module has the same name."""
    folder = ludoteca.game(key).folder
    assert [name for name in MODULES if not (folder / name).exists()] == []


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if path.stat().st_size and not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []


NAMELESS = {"said", "found", "much", "at"}
"""Names that say nothing of what a thing is."""


def functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """All functions of the house, each with the line where it stands."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node


def test_no_test_of_a_rule_is_long() -> None:
    """Every rule is tested in the short run."""
    texts = {path: path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")}
    marks = re.compile(r"mark\.long\b|\b(one_in|every_pair)\(")
    partly_long = {path: text for path, text in texts.items() if marks.search(text)}
    assert partly_long
    assert [path for path, text in partly_long.items() if "mark.rule(" in text] == []


def test_names_say_what_a_thing_is() -> None:
    def names(function: ast.AST) -> Iterator[str]:
        for node in ast.walk(function):
            if isinstance(node, ast.arg):
                yield node.arg
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id

    assert [where for where, function in functions() if NAMELESS.intersection(names(function))] == []
