"""Which tests show which rule, and where the code cites it: read from the sources of a checkout, without running them.

A test names its rules with `@pytest.mark.rule("LY-4.05", …)`, on itself, on its class, or for its whole file in
`pytestmark`. Code names them in any text: a docstring, the `rule` of a refusal, an event, an outcome.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from ludoteca.kernel.game import Game
from ludoteca.kernel.rules import Catalogue, Rule

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mention:
    """A rule's id in a source: which, and where ("tests/…/test_x.py::test_y", or "src/….py:12")."""

    def __init__(self, id: str, where: str) -> None:
        self.id = id
        self.where = where


class Coverage:
    """A catalogue held against the tests and the code of a checkout."""

    def __init__(self, catalogue: Catalogue, tests: list[Mention], code: list[Mention]) -> None:
        self.catalogue = catalogue
        self.tests = by_rule(tests)
        self.code = by_rule(code)
        self.unknown = [mention for mention in tests + code if mention.id not in catalogue]

    @property
    def untested(self) -> list[Rule]:
        return [rule for rule in self.catalogue.rules if rule.id not in self.tests and "untestable" not in rule.flags]

    @property
    def is_complete(self) -> bool:
        return not self.untested and not self.unknown


def by_rule(mentions: list[Mention]) -> dict[str, list[str]]:
    by_id: dict[str, list[str]] = {}
    for mention in mentions:
        places = by_id.setdefault(mention.id, [])
        if mention.where not in places:
            places.append(mention.where)
    return by_id


def find_checkout(game: Game, start: Path) -> Path | None:
    """Find the folder of the sources, at or above `start` or around the game's own files; None outside a checkout."""
    for folder in (start, *start.parents, *game.folder.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests" / "rules" / game.key).is_dir():
            return folder
    return None


def coverage_of(game: Game, root: Path) -> Coverage:
    """Collect what the checkout in `root` says about this game's rules."""
    catalogue = game.rules()
    tests: list[Mention] = []
    for path in sorted((root / "tests").rglob("*.py")):
        tests += [mention for mention in marks_in(path, root) if mention.id.startswith(f"{catalogue.prefix}-")]
    code: list[Mention] = []
    for path in sorted((root / "src").rglob("*.py")):
        code += citations_in(path, root, id_pattern(catalogue))
    return Coverage(catalogue, tests, code)


# -- tests -------------------------------------------------------------------------------------------------------


def marks_in(path: Path, root: Path) -> list[Mention]:
    """List every rule that a test in this file names."""
    written = path.read_text(encoding="utf-8")
    if "mark.rule(" not in written:
        return []
    tree = ast.parse(written, str(path))
    file = path.relative_to(root).as_posix()
    shared: list[str] = []
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
        ):
            shared += marked_in(statement.value, file)
    return [Mention(id, f"{file}::{name}") for name, ids in named_tests(tree, file, "", shared) for id in ids]


def named_tests(
    tree: ast.Module | ast.ClassDef, file: str, prefix: str, shared: list[str]
) -> Iterator[tuple[str, list[str]]]:
    """Yield the tests of a file or class, with the rules that each names itself or shares."""
    for statement in tree.body:
        if isinstance(statement, Function | ast.ClassDef):
            ids = shared + [id for decorator in statement.decorator_list for id in marked_in(decorator, file)]
            name = f"{prefix}{statement.name}"
            if isinstance(statement, ast.ClassDef):
                yield from named_tests(statement, file, f"{name}::", ids)
            elif statement.name.startswith("test"):
                yield name, ids


def marked_in(node: ast.expr, file: str) -> list[str]:
    """List the ids in every `pytest.mark.rule(…)` inside this expression."""
    ids: list[str] = []
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(
                        f"{file}:{call.lineno}: a rule's id must be written out, not {ast.unparse(argument)}"
                    )
                ids.append(argument.value)
    return ids


# -- code --------------------------------------------------------------------------------------------------------


def id_pattern(catalogue: Catalogue) -> re.Pattern[str]:
    """Match what is written like an id of this catalogue: "LY-4.05", "LY-A.05", and "KR-A05" where it has such ids."""
    prefix = re.escape(catalogue.prefix)
    undotted = {match[1] for rule in catalogue.rules if (match := re.fullmatch(rf"{prefix}-([A-Z]+)\d+", rule.id))}
    series = "|".join([r"[A-Z]+\.", r"\d+\.", *sorted(undotted)])
    return re.compile(rf"\b{prefix}-(?:{series})\d+\b")


def citations_in(path: Path, root: Path, pattern: re.Pattern[str]) -> list[Mention]:
    """List every id in a text of this file."""
    written = path.read_text(encoding="utf-8")
    if pattern.search(written) is None:
        return []
    tree = ast.parse(written, str(path))
    file = path.relative_to(root).as_posix()
    mentions: list[Mention] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            mentions += [Mention(id, f"{file}:{node.lineno}") for id in pattern.findall(node.value)]
    return mentions
