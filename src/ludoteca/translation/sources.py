"""Find what is said in Python sources, without running them.

Words are constants given to `Phrase`, or to a function that hands two of its parameters on to one; such functions are
found by reading. What is chosen by a condition is found in every form, what is put together while the game runs is not:
`composed` lists it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

from ludoteca.kernel.game import Game
from ludoteca.kernel.keeping import kept

HOME: Final = Path(__file__).parent.parent
Form = tuple[dict[str, bool], str]
"""Words, and how the conditions turned out that they are said under."""
Pair = tuple[str, str]


class Said:
    """An Italian and an English text, and where they stand."""

    def __init__(self, it: str, en: str, path: str, line: int, many: str = "") -> None:
        self.it = it
        self.en = en
        self.path = path
        self.line = line
        self.many = many


Function = tuple[str, list[str], list[ast.Call]]
"""A function, or a class that is called: its name, the texts it takes by place, and what it calls."""


class Module:
    """A module, read."""

    def __init__(self, path: Path, root: Path, text: str) -> None:
        self.path = f"{root.name}/{path.relative_to(root).as_posix()}"
        self.calls: list[ast.Call] = []
        self.functions: list[Function] = []
        self.constants: dict[str, str] = {}
        self.imported: list[tuple[str, str, str]] = []
        """Names from other modules: the module, the name there, the name here."""
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call):
                self.calls.append(node)
            elif isinstance(node, ast.ImportFrom):
                self.imported += [(node.module or "", name.name, name.asname or name.name) for name in node.names]
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                self.note_constant(node)
            elif isinstance(node, ast.FunctionDef):
                self.note(node.name, node)
            elif isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                        self.note(node.name, part)

    def note_constant(self, node: ast.Assign | ast.AnnAssign) -> None:
        """Note a text that has a name in capitals."""
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Name) and target.id.isupper() and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                self.constants[target.id] = node.value.value

    def note(self, name: str, function: ast.FunctionDef) -> None:
        """Note a function if it takes two texts or more."""
        params = parameters(function)
        if len([param for param in params if param]) > 1:
            self.functions.append((name, params, [node for node in ast.walk(function) if isinstance(node, ast.Call)]))


def homes(games: Iterable[Game]) -> list[Path]:
    """List the folders of games that live in packages of their own."""
    folders = [Path(str(game.folder)) for game in games if hasattr(game, "folder")]
    return [folder for folder in folders if HOME not in folder.parents]


@kept(600, most=1)
def modules(folders: tuple[Path, ...]) -> list[Module]:
    """Read all modules that say something, each with the texts that it has from others."""
    files = {name_of(path, folder): (path, folder) for folder in folders for path in sorted(folder.rglob("*.py"))}
    texts = {name: path.read_text(encoding="utf-8") for name, (path, _) in files.items()}
    read: dict[str, Module] = {}
    names = {"Phrase", "Noun"}
    grown = True
    while grown:
        pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(names)))})\(")
        fresh = [name for name in files if name not in read and pattern.search(texts[name])]
        read |= {name: Module(*files[name], texts[name]) for name in fresh}
        names |= {*makers([read[name] for name in files if name in read])}
        grown = bool(fresh)
    saying = [read[name] for name in files if name in read]
    for module in saying:
        for where, name, here in module.imported:
            if name.isupper() and where in files:
                if where not in read:
                    read[where] = Module(*files[where], texts[where])
                if name in read[where].constants:
                    module.constants[here] = read[where].constants[name]
    return saying


def name_of(path: Path, folder: Path) -> str:
    """Return a module's name, from the package that the folder is."""
    return ".".join([folder.name, *path.relative_to(folder).with_suffix("").parts])


def read(folders: Iterable[Path]) -> Iterator[Said]:
    """Find everything that these sources say."""
    read = modules(tuple(folders))
    known = makers(read)
    for module in read:
        for call in module.calls:
            name = called(call)
            if name == "Noun":
                yield from nouns(call, module)
            elif name in known:
                for it, en in pairs(call, known[name], module.constants):
                    yield Said(it, en, module.path, call.lineno)


def composed(folders: Iterable[Path]) -> list[tuple[str, int]]:
    """List the places where a phrase is made of texts that no catalogue can know."""
    places = []
    for module in modules(tuple(folders)):
        for call in module.calls:
            if called(call) != "Phrase" or len(call.args) != 2 or pairs(call, ("it", "en", 0, 1), module.constants):
                continue
            it, en = call.args
            made = isinstance(it, MADE) or isinstance(en, MADE)
            if made and ast.dump(it) != ast.dump(en):
                places.append((module.path, call.lineno))
    return places


MADE: Final = (ast.JoinedStr, ast.Call, ast.BinOp)
Maker = tuple[str, str, int, int]
"""Which parameters of a function are Italian and English: their names and their places."""


def makers(read: list[Module]) -> dict[str, Maker]:
    """Find the functions, by name, that make a phrase of two of their parameters."""
    known: dict[str, Maker] = {"Phrase": ("it", "en", 0, 1)}
    defined = [one for module in read for one in module.functions]
    grown = True
    while grown:
        grown = False
        for name, params, body in defined:
            if name not in known and (one := hands_on(params, body, known)) is not None:
                known[name] = one
                grown = True
    return known


def parameters(function: ast.FunctionDef) -> list[str]:
    """List the parameters that are texts, by place; "" for what is none, and nothing for `self`."""
    args = [*function.args.posonlyargs, *function.args.args]
    names = [arg.arg if isinstance(arg.annotation, ast.Name) and arg.annotation.id == "str" else "" for arg in args]
    return names[1:] if args and args[0].arg in ("self", "cls") else names


def hands_on(params: list[str], calls: list[ast.Call], known: dict[str, Maker]) -> Maker | None:
    """Return which two parameters become Italian and English in one of these calls."""
    for call in calls:
        maker = known.get(called(call))
        if maker is None:
            continue
        it, en = argument(call, maker[0], maker[2]), argument(call, maker[1], maker[3])
        if isinstance(it, ast.Name) and isinstance(en, ast.Name) and {it.id, en.id} <= {*params} and it.id != en.id:
            return it.id, en.id, params.index(it.id), params.index(en.id)
    return None


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def argument(call: ast.Call, name: str, index: int) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[index] if index < len(call.args) else None


def pairs(call: ast.Call, maker: Maker, constants: dict[str, str]) -> list[Pair]:
    """List the texts that are made here, Italian and English; none if they are only known when the game runs."""
    it, en = argument(call, maker[0], maker[2]), argument(call, maker[1], maker[3])
    if it is None or en is None:
        return []
    both = product(forms(it, constants), forms(en, constants))
    agreeing = [(one[1], other[1]) for one, other in both if agree(one[0], other[0])]
    return list(dict.fromkeys(agreeing))


def agree(one: dict[str, bool], other: dict[str, bool]) -> bool:
    return all(other.get(condition, turned) == turned for condition, turned in one.items())


def forms(node: ast.expr, constants: dict[str, str]) -> list[Form]:
    """List every text that an expression can be; none for one that is not made of constants."""
    if isinstance(node, ast.Constant):
        return [({}, node.value)] if isinstance(node.value, str) else []
    if isinstance(node, ast.Name):
        return [({}, constants[node.id])] if node.id in constants else []
    if isinstance(node, ast.IfExp):
        yes, no = forms(node.body, constants), forms(node.orelse, constants)
        condition = ast.dump(node.test)
        if not yes or not no:
            return []
        return [({**conditions, condition: True}, text) for conditions, text in yes] + [
            ({**conditions, condition: False}, text) for conditions, text in no
        ]
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.FormattedValue) else part for part in node.values]
        return joined(parts, constants)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return joined([node.left, node.right], constants)
    return []


def joined(parts: list[ast.expr], constants: dict[str, str]) -> list[Form]:
    made: list[Form] = [({}, "")]
    for part in parts:
        more = forms(part, constants)
        made = [
            ({**earlier, **conditions}, text + added)
            for (earlier, text), (conditions, added) in product(made, more)
            if agree(earlier, conditions)
        ]
    return made


def nouns(call: ast.Call, module: Module) -> Iterator[Said]:
    """Read a noun: alone, in the plural, and in numbers."""
    texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(texts) < 4:
        return
    it, it_many, en = texts[0], texts[1], texts[3]
    many = texts[4] if len(texts) > 4 else f"{en}s"
    yield Said(it, en, module.path, call.lineno)
    yield Said(it_many, many, module.path, call.lineno)
    yield Said(f"{{n}} {it}", f"{{n}} {en}", module.path, call.lineno, f"{{n}} {many}")
