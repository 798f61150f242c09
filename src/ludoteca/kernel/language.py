"""Text to effect: reads the small language in which cards are written.

The syntax is a subset of Python's expressions, read with `ast` and never executed: words, calls of words, whole
numbers, strings, `a | b` and, in games that have them, `a + b` and `a * b`. What a word means, and what it takes, is
told by a `Vocabulary`; each word builds one typed node.

    deal(3, chosen(monster, enemy))
    when(played, give(chosen(monster, yours, other), attack=2, until=end_of_turn))
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from ludoteca.kernel.yamls import Problem, Where

MAX_LENGTH = 600
MAX_NODES = 120
MAX_NAMED = 20
"""So many words of a kind are named to somebody who used an unknown one; more would not be read."""

NUMBER = "a whole number"
TEXT = "a text in quotes"


class Param:
    """One thing that a word takes: its name, what kind of thing it must be, whether it may be left out or repeat."""

    def __init__(self, name: str, kind: str, default: Any = None, required: bool = True, many: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.required = required
        self.many = many


def optional(name: str, kind: str, default: Any = None) -> Param:
    return Param(name, kind, default, required=False)


def several(name: str, kind: str) -> Param:
    """Make a parameter of all remaining positional arguments, at least one."""
    return Param(name, kind, many=True)


class Word:
    """A word of the language: the kind of thing it makes, what it takes, and its maker."""

    def __init__(
        self,
        text: str,
        kind: str,
        params: tuple[Param, ...],
        build: Callable[..., Any],
        call: bool = True,
        tells: str = "",
    ) -> None:
        self.text = text
        self.kind = kind
        self.params = params
        self.build = build
        self.call = call
        """Written as a call; a bare name otherwise."""
        self.tells = tells
        """What a game's own checks need to know about the word, in that game's terms."""

    @property
    def signature(self) -> str:
        if not self.call:
            return self.text
        inside = [f"{p.name}…" if p.many else (p.name if p.required else f"{p.name}=") for p in self.params]
        return f"{self.text}({', '.join(inside)})"


def above(limit: int, number: int, word: str = "") -> int:
    """Return a number of a text that must be above this one; the word that it follows is named if it is not."""
    if number <= limit:
        raise ValueError(f"{word} needs a number above {limit}".strip())
    return number


def between(least: int, number: int, most: int, word: str = "") -> int:
    """Return a number of a text that must be one of these; the word that it follows is named if it is not."""
    if not least <= number <= most:
        raise ValueError(f"{f'{word} takes' if word else 'needs'} a number from {least} to {most}")
    return number


def name_for(text: str, kind: str, value: object) -> Word:
    """Make a word that is written as a bare name, and stands for this value."""
    return Word(text, kind, (), lambda: value, call=False)


class Vocabulary:
    """The words of one game's cards. A text may stand for two of them, if one is a bare name and the other a call."""

    def __init__(self, words: list[Word]) -> None:
        self.words: dict[str, Word] = {}
        self.second: dict[str, Word] = {}
        """The other word of the texts that stand for two."""
        for word in words:
            first = self.words.get(word.text)
            if first is None:
                self.words[word.text] = word
            else:
                assert first.call != word.call, word.text
                assert word.text not in self.second, word.text
                self.second[word.text] = word

    def read(self, text: str, kinds: tuple[str, ...], where: Where) -> Any:
        """Read the node that `text` describes; raises `Problem` with line and column if it is not one of `kinds`."""
        if len(text) > MAX_LENGTH:
            raise Problem(where, f"an effect of more than {MAX_LENGTH} characters")
        try:
            tree = ast.parse(text, mode="eval")
        except (SyntaxError, ValueError) as error:
            column = getattr(error, "offset", None) or 1
            torn = text.count("(") != text.count(")")
            hint = "; an effect with commas wants quotes in a list between brackets, [ ]" if torn else ""
            raise Problem(where.shifted(column - 1), f"cannot be read: {getattr(error, 'msg', error)}{hint}") from None
        except (RecursionError, MemoryError):
            raise Problem(where, "nested too deeply") from None
        if sum(1 for _ in ast.walk(tree)) > MAX_NODES:
            raise Problem(where, f"an effect of more than {MAX_NODES} parts")
        return _Reader(self, where).value(tree.body, kinds)


class _Reader:
    def __init__(self, vocabulary: Vocabulary, where: Where) -> None:
        self.vocabulary = vocabulary
        self.where = where

    def fail(self, node: ast.expr, message: str) -> Problem:
        return Problem(self.where.shifted(node.col_offset), message)

    def value(self, node: ast.expr, kinds: tuple[str, ...]) -> Any:
        """Read the value of an expression, which must be of one of these kinds."""
        kind, value = self.read(node, kinds)
        if kind not in kinds:
            raise self.fail(node, f"{ast.unparse(node)} is {_a(kind)}; expected {_either(kinds)}")
        return value

    def read(self, node: ast.expr, kinds: tuple[str, ...]) -> tuple[str, Any]:
        if isinstance(node, ast.Constant):
            if type(node.value) is int:
                return NUMBER, node.value
            if type(node.value) is str:
                return TEXT, node.value
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
            sign = -1 if isinstance(node.op, ast.USub) else 1
            return NUMBER, sign * self.value(node.operand, (NUMBER,))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return self.made("|", kinds, node, [node.left, node.right], [])
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and "+" in self.vocabulary.words:
            return self.made("+", kinds, node, [node.left, node.right], [])
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and "*" in self.vocabulary.words:
            return self.made("*", kinds, node, [node.left, node.right], [])
        elif isinstance(node, ast.Name):
            return self.made(node.id, kinds, node, None, [])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self.made(node.func.id, kinds, node, node.args, node.keywords)
        raise self.fail(node, f"{ast.unparse(node)[:40]} is not part of the language")

    def made(
        self,
        text: str,
        kinds: tuple[str, ...],
        node: ast.expr,
        args: list[ast.expr] | None,
        keywords: list[ast.keyword],
    ) -> tuple[str, Any]:
        word = self.vocabulary.words.get(text)
        if word is None:
            raise self.fail(node, f"unknown word {text!r}; {self.instead(text, kinds)}")
        if word.call != (args is not None):
            word = self.vocabulary.second.get(text, word)
        if word.call != (args is not None):
            raise self.fail(node, f"{text!r} is written {word.signature}")
        return word.kind, self.build(word, node, args or [], keywords)

    def instead(self, text: str, kinds: tuple[str, ...]) -> str:
        """Guess what an unknown word was meant to be: one like it, rather of the kind that is expected here."""
        words = self.vocabulary.words
        fitting = [word.text for word in words.values() if word.kind in kinds and word.text.isidentifier()]
        near = get_close_matches(text, fitting, 1) or get_close_matches(text, words, 1, 0.8)
        if near:
            return f"did you mean {near[0]!r}?"
        named = f": {', '.join(fitting)}" if 0 < len(fitting) <= MAX_NAMED else ""
        return f"expected {_either(kinds)}{named}"

    def build(self, word: Word, node: ast.expr, args: list[ast.expr], keywords: list[ast.keyword]) -> Any:
        values: dict[str, Any] = {}
        rest = list(args)
        for param in word.params:
            kinds = tuple(param.kind.split("/"))
            if param.many:
                if not rest and param.required:
                    raise self.fail(node, f"{word.signature} needs {_a(param.kind)}")
                values[param.name] = [self.value(arg, kinds) for arg in rest]
                rest = []
            elif rest:
                values[param.name] = self.value(rest.pop(0), kinds)
        if rest:
            raise self.fail(rest[0], f"too much for {word.signature}")
        params = {param.name: param for param in word.params}
        for keyword in keywords:
            known = params.get(keyword.arg or "")
            if known is None:
                raise self.fail(keyword.value, f"{word.signature} takes no {keyword.arg!r}")
            if known.name in values:
                raise self.fail(keyword.value, f"{known.name!r} is given twice")
            values[known.name] = self.value(keyword.value, tuple(known.kind.split("/")))
        for param in word.params:
            if param.name not in values:
                if param.required:
                    raise self.fail(node, f"{word.signature} needs {param.name!r}, {_a(param.kind)}")
                values[param.name] = param.default
        try:
            return word.build(**values)
        except ValueError as error:
            raise self.fail(node, str(error)) from None


def _a(kind: str) -> str:
    kind = kind.replace("/", " or ")
    if kind.startswith(("a ", "an ", "the ", "something ")):
        return kind
    return f"an {kind}" if kind[:1] in "aeiou" else f"a {kind}"


def _either(kinds: tuple[str, ...]) -> str:
    return " or ".join(_a(kind) for kind in kinds)
