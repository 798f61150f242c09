"""What functions keep for next time: every one has a most, and all together stay below what is promised."""

from __future__ import annotations

import ast
import gc
import itertools
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.kernel import asking, features, keeping
from ludoteca.kernel.contract import Match
from ludoteca.kernel.keeping import Allowance, allowances, kept

ROOT = Path(__file__).parents[2]
SOURCE = Path(ludoteca.__file__).parent
CHOICES = 60
LANG = "it"
ENOUGH = 40
"""So many answers tell how large they are."""
SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType)


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def keepers_of_functools(tree: ast.Module) -> Iterator[str]:
    """What a module keeps by `functools` without a most, but for what takes nothing and has one answer only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "functools":
            yield from ("lru_cache" for alias in node.names if alias.name in ("lru_cache", "_lru_cache_wrapper"))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "functools":
            yield from ({node.attr} & {"lru_cache", "cache"})
        elif isinstance(node, ast.Name) and node.id == "cache" and isinstance(node.ctx, ast.Load):
            yield "cache"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and not ast.unparse(node.args):
            yield from ("-cache" for name in node.decorator_list if isinstance(name, ast.Name) and name.id == "cache")


def unbounded(tree: ast.Module) -> list[str]:
    found = list(keepers_of_functools(tree))
    for _ in range(found.count("-cache")):
        found.remove("-cache")
        found.remove("cache")
    return found


def test_nothing_is_kept_without_a_most() -> None:
    assert {str(path.relative_to(SOURCE)): names for path, tree in modules() if (names := unbounded(tree))} == {
        "kernel/keeping.py": ["lru_cache", "lru_cache"]
    }


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from functools import cache\n@cache\ndef one(): ...", []),
        ("from functools import cache\n@cache\ndef one(of): ...", ["cache"]),
        ("from functools import lru_cache\n@lru_cache(maxsize=4)\ndef one(of): ...", ["lru_cache"]),
        ("import functools\n@functools.cache\ndef one(): ...", ["cache"]),
        ("from functools import cache\none = cache(int)", ["cache"]),
    ],
)
def test_what_has_no_most_would_be_found(text: str, found: list[str]) -> None:
    assert unbounded(ast.parse(text)) == found


ALL_OF_THEM = """
import sys
from importlib import import_module
from ludoteca.kernel.keeping import allowances
for name in sys.argv[1:]:
    import_module(name)
print(len(allowances()), sum(allowance.size for allowance in allowances().values()))
"""


def test_all_functions_together_keep_less_than_is_promised() -> None:
    """Also those that nobody has called yet: a process loads every module, and nothing that tests make."""
    names = [
        ".".join(("ludoteca", *path.relative_to(SOURCE).with_suffix("").parts))
        for path in sorted(SOURCE.rglob("*.py"))
        if not path.is_relative_to(SOURCE / "rl") and "kept(" in path.read_text(encoding="utf-8")
    ]
    done = subprocess.run([sys.executable, "-c", ALL_OF_THEM, *names], capture_output=True, text=True, check=True)
    number, size = map(int, done.stdout.split())
    assert number > 200
    assert size <= keeping.PROMISED


def is_ours(keeper: Any) -> bool:
    return str(getattr(keeper, "__module__", "ludoteca")).startswith("ludoteca")


def play(match: Match, rng: Random) -> None:
    """Play a match and show it to everybody as a table does, one painting upon the other."""
    game, viewers = match.game, [*range(match.seats), None]
    paintings: dict[int | None, Any] = {}
    for _ in range(CHOICES):
        if match.outcome is not None:
            return
        decision = rng.choice(match.decisions)
        events = match.choose(decision.seat, decision.options.sample(rng))
        for viewer in viewers:
            view = match.view(viewer)
            paintings[viewer] = asking.paint(game, view, [], LANG, before=paintings.get(viewer))
            asking.describe(game, view, LANG)
            for event in events:
                asking.tell(game, match.view_to_tell(viewer, events, view), event, LANG)


def held_by(thing: Any) -> Iterable[Any]:
    if isinstance(thing, msgspec.Struct):  # the collector does not look into those
        return [getattr(thing, name, None) for name in thing.__struct_fields__]
    return gc.get_referents(thing)


def size_of(things: Iterable[Any], known: set[int]) -> int:
    """Add up what these things take, and what they hold, but for what is `known`, and make it known."""
    size, left = 0, list(things)
    while left:
        thing = left.pop()
        if id(thing) not in known and not isinstance(thing, SHARED):
            known.add(id(thing))
            size += sys.getsizeof(thing)
            left.extend(held_by(thing))
    return size


def test_answers_are_no_larger_than_their_functions_say() -> None:
    """What a function says of its answers is what the sum of all shares stands on.

    In a process of its own: what other tests have left would be weighed with the answers that point to it.
    """
    weighing = "from tests.kernel.test_keeping import weigh_answers; weigh_answers()"
    done = subprocess.run([sys.executable, "-c", weighing], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def weigh_answers() -> None:
    """Play a match of every game, and hold what each function has kept against what it says."""
    matches = [ludoteca.game(key).new(seed=4) for key in sorted(ludoteca.list_games())]
    for keeper in allowances():
        keeper.cache_clear()
    known = {id(thing) for thing in gc.get_objects()}
    for match in matches:
        play(match, Random(4))
    ours = {keeper: allowance for keeper, allowance in allowances().items() if is_ours(keeper)}
    wrong, told = [], 0
    for keeper, allowance in sorted(ours.items(), key=lambda item: item[0].__qualname__):
        answers = keeper.cache_info().currsize
        assert answers <= allowance.most
        if answers >= ENOUGH:
            told += 1
            each = size_of(gc.get_referents(keeper), {*known, id(keeper.__wrapped__), id(keeper)}) / answers
            if each > allowance.each:
                wrong.append(f"{keeper.__module__}.{keeper.__qualname__}: {each:.0f} bytes, not {allowance.each}")
    assert not wrong, "\n".join(wrong)
    assert told > 30
    together = size_of(itertools.chain(*map(gc.get_referents, ours)), {*known, *map(id, ours)})
    assert together <= sum(keeper.cache_info().currsize * allowance.each for keeper, allowance in ours.items())


def test_the_least_used_is_forgotten_when_a_share_is_full() -> None:
    asked = []

    @kept(keeping.SHARE // 3)
    def twice(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert allowances()[twice] == Allowance(3, keeping.SHARE // 3)
    assert [twice(number) for number in (1, 2, 3, 1, 4, 1, 2)] == [2, 4, 6, 2, 8, 2, 4]
    assert asked == [1, 2, 3, 4, 2]


def test_words_of_a_zone_are_forgotten_before_they_are_too_many() -> None:
    zone = features.Zone("hand/mine")
    first = zone.row("word 0")
    for number in range(features.WORDS + 2):
        zone.row(f"word {number}")
        assert len(zone.rows) <= features.WORDS
    assert len(zone.rows) < features.WORDS
    assert zone.row("word 0") == first
