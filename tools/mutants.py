"""Break lines of a game's rules engine at random, one at a time, and report which of them no test notices.

    python tools/mutants.py lyon --count 100 --seed 1
    python tools/mutants.py lyon --only flow.py:120       # every mutation of one line

A broken line counts when tests run into a wrong answer or into none at all; one that crashes the engine or never ends
tells nothing about the tests, and another is drawn instead. The tests are collected once and run once under coverage;
then each broken line is tried in a fork of that process, by the tests that execute the line: first those that are
quick and have noticed other lines.
"""

from __future__ import annotations

import argparse
import ast
import copy
import functools
import importlib
import os
import pickle
import random
import re
import resource
import sys
import time
import types
from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import zip_longest
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).parent.parent
RULES = ("state", "flow", "acts", "effects")
"""The rooms that have a game's rules."""
SHOWS = re.compile("view|sheets")
"""How modules there are called that say what a seat may see."""
RANDOM_GAMES = "tests/golden/test_games.py"
CRASHES = (ArithmeticError, AttributeError, LookupError, NameError, RecursionError, RuntimeError, TypeError, ValueError)
KILLED, SURVIVED, CRASHED = "killed", "survived", "crashed"
SECONDS = 10
"""Of processor time for a test of a broken line, besides five times what it took in good order; then it never ends."""


Reach = dict[tuple[str, int], list[int]]
"""By file and line: the numbers of the tests that execute it."""


class Mutant:
    """One way to break one line: the number of a node in its module's tree, and of a form to put in its place."""

    def __init__(self, path: Path, line: int, last: int, node: int, form: int) -> None:
        self.path = path
        self.line = line
        self.last = last
        self.node = node
        self.form = form

    def tree(self) -> tuple[ast.Module, str]:
        """Return the module's tree with the change, and the words of the changed part."""
        tree = ast.parse(source(self.path))
        old = next(node for number, node in enumerate(ast.walk(tree)) if number == self.node)
        new = list(broken(old))[self.form]
        swapped: ast.Module = ast.fix_missing_locations(Swap(old, new).visit(tree))
        return swapped, ast.unparse(new).splitlines()[0]

    def __str__(self) -> str:
        before = source(self.path).splitlines()[self.line - 1].strip()
        return f"{self.path.relative_to(ROOT)}:{self.line}: {before}  ->  {self.tree()[1]}"


@functools.cache
def source(path: Path) -> str:
    """Read a module as it was when the tests were collected, though somebody may edit it meanwhile."""
    return path.read_text(encoding="utf-8")


def engine_modules(game: str) -> list[Path]:
    """List the files of a game's rules: what setup.py compiles, less the bot and what seats may see."""
    folder = ROOT / "src/ludoteca/games" / game
    found = [path for room in RULES for path in sorted((folder / room).rglob("*.py"))]
    return [path for path in found if not SHOWS.search(path.stem) and "\n# Interpreted: " not in source(path)]


# -- breaking a line -------------------------------------------------------------------------------------------------

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


def broken(node: ast.AST) -> Iterator[ast.AST]:
    """Make every broken form of one node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        yield replaced(node, ops=[COMPARISONS[type(node.ops[0])](), *node.ops[1:]])
    elif isinstance(node, ast.BoolOp):
        yield replaced(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        yield replaced(node, op=OPERATORS[type(node.op)]())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield replaced(node, value=node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield replaced(node, value=not node.value)
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        if not isinstance(node, ast.While):
            yield replaced(node, test=ast.Constant(True))
        yield replaced(node, test=ast.Constant(False))
    elif isinstance(node, ast.Continue):
        yield ast.Break()
    elif isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()


def replaced(node: ast.AST, **fields: object) -> ast.AST:
    new = copy.copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


class Swap(ast.NodeTransformer):
    """Put one node of a tree in another's place."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """List every way to break a module, in functions that rule rather than speak or guess."""
    tree = ast.parse(source(path))
    ruling: set[ast.AST] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and not speaks_or_guesses(function):
            ruling.update(node for part in function.body for node in ast.walk(part))
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):  # types are not evaluated there
            ruling.difference_update(ast.walk(node.annotation))
    for number, node in enumerate(ast.walk(tree)):
        if node in ruling:
            for form, _ in enumerate(broken(node)):
                first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
                yield Mutant(path, first, last, number, form)


def speaks_or_guesses(function: ast.FunctionDef) -> bool:
    """Tell whether a function makes words or a bot's estimates rather than rulings, or is no code of its own."""
    made = ast.unparse(function.returns) if function.returns else ""
    return made in ("Phrase", "list[Phrase]", "str", "list[str]", "float") or function.name in ("__repr__", "__hash__")


def put_in(mutant: Mutant) -> None:
    """Give the functions of the loaded module the code of the broken one; one of them at least is another then."""
    name = ".".join(mutant.path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    module = importlib.import_module(name)
    codes: dict[tuple[str, int], types.CodeType] = {}

    def note(code: types.CodeType) -> None:
        codes[code.co_qualname, code.co_firstlineno] = code
        for constant in code.co_consts:
            if isinstance(constant, types.CodeType):
                note(constant)

    note(compile(mutant.tree()[0], str(mutant.path), "exec"))
    broken_at = 0
    for owner in [module, *[thing for thing in vars(module).values() if isinstance(thing, type)]]:
        for thing in list(vars(owner).values()):
            for function in (thing, getattr(thing, "__func__", None), getattr(thing, "fget", None)):
                function = getattr(function, "__wrapped__", function)
                if isinstance(function, types.FunctionType) and function.__module__ == name:
                    code = codes.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
                    if code is not None:
                        broken_at += code != function.__code__
                        exchange(function, code)
    if not broken_at:
        raise LookupError(f"{name} has no function to break at line {mutant.line}")


def exchange(function: types.FunctionType, code: types.CodeType) -> None:
    """Give a function other code, though that may not speak of `super()` any more."""
    for name in function.__code__.co_freevars:
        if name not in code.co_freevars:
            code = code.replace(co_freevars=(*code.co_freevars, name))
    function.__code__ = code


# -- running the tests -----------------------------------------------------------------------------------------------


class Trial:
    """A pytest plugin: run the collected tests once under coverage, then against one broken line after another."""

    def __init__(self, game: str, options: argparse.Namespace) -> None:
        self.game = game
        self.options = options
        self.modules = engine_modules(game)
        self.seconds: dict[str, float] = {}
        self.reach: dict[tuple[str, int], set[str]] = {}
        self.tally = {KILLED: 0, SURVIVED: 0, CRASHED: 0}
        self.noticed: Counter[str] = Counter()
        """How many broken lines each test has noticed first."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        others = f"{RANDOM_GAMES}::"
        own = f"[{self.game}-"
        self.items = {item.nodeid: item for item in session.items if others not in item.nodeid or own in item.nodeid}
        self.measure()
        for mutant in self.draw():
            verdict, remark = self.attempt(mutant)
            self.tally[verdict] += 1
            if verdict != CRASHED:
                print(f"{verdict:9} {mutant}  {remark}", flush=True)
            if self.tally[KILLED] + self.tally[SURVIVED] >= self.options.count:
                break
        counted = max(1, self.tally[KILLED] + self.tally[SURVIVED])
        print(
            f"{self.game}: {self.tally[KILLED]} of {counted} broken lines noticed ({self.tally[KILLED] / counted:.0%}),"
            f" {self.tally[CRASHED]} more crashed or never ended"
        )
        return True

    def draw(self) -> list[Mutant]:
        """Draw lines at random, and of each line one way to break it."""
        chance = random.Random(self.options.seed)
        by_line: dict[tuple[Path, int], list[Mutant]] = {}
        for path in self.modules:
            for mutant in mutants_of(path):
                by_line.setdefault((path, mutant.line), []).append(mutant)
        if self.options.only:
            wanted = [tuple(place.rsplit(":", 1)) for place in self.options.only]
            return [
                mutant
                for (path, line), mutants in by_line.items()
                for mutant in mutants
                if any(str(path).endswith(name) and str(line) == number for name, number in wanted)
            ]
        lines = sorted(by_line)
        chance.shuffle(lines)
        return [chance.choice(by_line[line]) for line in lines]

    def measure(self) -> None:
        """Run tests once in good order, noting how long each takes and which lines of the engine it executes.

        What was noted in the last run is kept, for whoever says `--again`: only tests that are new are run then, and
        lines that stand elsewhere since are followed there.
        """
        kept = ROOT / ".pytest_cache" / f"mutants-{self.game}.pickle"
        if self.options.again and kept.exists():
            self.recall(*pickle.loads(kept.read_bytes()))
        items = [item for name, item in self.items.items() if name not in self.seconds]
        if not items:
            return
        tracer = coverage.Coverage(data_file=None, include=[str(path) for path in self.modules])
        tracer.start()
        for item, following in zip_longest(items, items[1:]):
            tracer.switch_context(item.nodeid)
            began = time.process_time()
            error = failure(item, following)
            if error:
                raise SystemExit(f"{item.nodeid} fails with nothing broken: {error.exconly()}")
            self.seconds[item.nodeid] = time.process_time() - began
        tracer.stop()
        data = tracer.get_data()
        for path in self.modules:
            for line, contexts in data.contexts_by_lineno(str(path)).items():
                self.reach.setdefault((str(path), line), set()).update(map(sys.intern, contexts))
        kept.parent.mkdir(exist_ok=True)
        numbers = {name: number for number, name in enumerate(self.seconds)}
        lines = {place: [numbers[name] for name in names if name] for place, names in self.reach.items()}
        sources = {str(path): source(path) for path in self.modules}
        kept.write_bytes(pickle.dumps((self.seconds, lines, sources)))

    def recall(self, seconds: dict[str, float], lines: Reach, before: dict[str, str]) -> None:
        """Take up what was noted before; a line that is new since counts as executed by what executes the one above."""
        self.seconds = seconds
        names = list(seconds)
        for path in self.modules:
            old, new = before.get(str(path), "").splitlines(), source(path).splitlines()
            place = -1
            same = {
                match.b + step: match.a + step
                for match in SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
                for step in range(match.size)
            }
            for number in range(len(new)):
                place = same.get(number, place)
                found = lines.get((str(path), place + 1), [])
                if found:
                    self.reach[str(path), number + 1] = {names[test] for test in found}

    def attempt(self, mutant: Mutant) -> tuple[str, str]:
        """Try one broken line in a fork; return the verdict, and the test that noticed or how many did not."""
        found: set[str] = set()
        for line in range(mutant.line, mutant.last + 1):  # a condition may be counted on the lines of its parts
            found.update(self.reach.get((str(mutant.path), line), ()))
        tests = [name for name in found if name in self.items]
        tests.sort(key=lambda name: self.seconds[name] / (1 + self.noticed[name]))
        if not tests:
            return SURVIVED, "in no test"
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.setpgid(0, 0)
            os.write(writer, self.verdict(mutant, tests).encode())
            os._exit(0)
        os.close(writer)
        said = os.read(reader, 65536).decode()  # nothing from one that was stopped
        os.close(reader)
        os.waitpid(child, 0)
        verdict, _, remark = said.partition(" ")
        if verdict == KILLED:
            self.noticed[remark.removeprefix("by ")] += 1
        return verdict or CRASHED, remark

    def verdict(self, mutant: Mutant, tests: list[str]) -> str:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        try:
            put_in(mutant)
        except LookupError as error:
            return f"{SURVIVED} {error}"
        try:
            for tried, name in enumerate(tests):
                spent = time.process_time()
                if spent > self.options.seconds:
                    return f"{SURVIVED} {tried} tests of {len(tests)}, for want of time"
                limit = int(spent + SECONDS + 5 * self.seconds[name]) + 1
                resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
                error = failure(self.items[name], None)
                if error:
                    return f"{CRASHED if crashed(error) else KILLED} by {name}"
        except BaseException:
            return CRASHED
        return f"{SURVIVED} {len(tests)} tests"


def failure(item: pytest.Item, following: pytest.Item | None) -> pytest.ExceptionInfo[BaseException] | None:
    """Run one test, with the one that follows it; return what it raised, if anything."""
    raised: list[pytest.ExceptionInfo[BaseException]] = []

    class Listener:
        @pytest.hookimpl(tryfirst=True)
        def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
            if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
                raised.append(call.excinfo)

    listener = Listener()
    item.config.pluginmanager.register(listener)
    try:
        runtestprotocol(item, log=False, nextitem=following)
    finally:
        item.config.pluginmanager.unregister(listener)
    return raised[0] if raised else None


def crashed(error: pytest.ExceptionInfo[BaseException]) -> bool:
    """Tell whether the engine itself broke down, rather than a test seeing a wrong answer."""
    return issubclass(error.type, CRASHES) and str(ROOT / "src") in str(error.traceback[-1].path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100, help="how many broken lines that do not crash")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--seconds", type=float, default=120, help="of processor time for the tests of one line; then it has survived"
    )
    parser.add_argument("--only", action="append", help="FILE:LINE, to try every mutation of a line")
    parser.add_argument("--again", action="store_true", help="with the coverage of the last run and of newer tests")
    parser.add_argument("tests", nargs="*", help="tests to run besides random games, instead of all of the game's")
    options = parser.parse_args()
    tests = options.tests or [f"tests/rules/{options.game}", f"tests/games/{options.game}"]
    os.chdir(ROOT)
    sys.exit(
        pytest.main(
            ["-q", "-p", "no:cacheprovider", "-m", "", *tests, RANDOM_GAMES], plugins=[Trial(options.game, options)]
        )
    )


if __name__ == "__main__":
    main()
