"""Reading YAML with the line of every value, so that errors can point at it.

Only plain data is ever built: no tags, no objects, no code.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.kernel import parsed
from ludoteca.kernel.texts import Phrase

MAX_BYTES = 4_000_000
MAX_DEPTH = 24
SCANNED_DEPTH = 4 * MAX_DEPTH
"""While it is only scanned: what is nested less is counted when it has been parsed."""
MAX_VALUES = 50_000
MAX_LINES = 50_000
"""Of a stranger's file: an empty line is no value, and takes as long to be read."""
TAGGED = "anchors, aliases and tags are not allowed in packs; a text that begins with & or * or ! wants quotes"
SIGNS = ("<<", "=")
"""Texts that YAML reads as tags of its own when they are not in quotes."""
HINTS = {
    "'\\t'": "; indent with spaces, not with tabs",
    "':'": "; a bracket is still open, or a text with a colon wants quotes",
    "mapping values": "; a text with a colon wants quotes",
}
"""What usually is the matter when the parser says this."""


class Where:
    """A place in a file; lines and columns count from 1, 0 is unknown."""

    def __init__(self, file: str, line: int = 0, column: int = 0) -> None:
        self.file = file
        self.line = line
        self.column = column

    def shifted(self, columns: int) -> Where:
        return Where(self.file, self.line, self.column + columns if self.column else 0)

    def __str__(self) -> str:
        if not self.line:
            return self.file
        return f"{self.file}:{self.line}:{self.column}" if self.column else f"{self.file}:{self.line}"


class Problem(Exception):
    """Something wrong in a file: where, what, and what was expected.

    What players are shown, such as a deck that breaks a rule, is a Phrase; what designers are told is English.
    """

    def __init__(self, where: Where, message: str | Phrase, rule: str = "") -> None:
        self.phrase = message if isinstance(message, Phrase) else Phrase(message, message)
        super().__init__(f"{where}: {self.phrase.en}")
        self.where = where
        self.message = self.phrase.en
        self.rule = rule

    @property
    def said(self) -> Phrase:
        """Place, words and rule together."""
        cited = f" [{self.rule}]" if self.rule else ""
        return Phrase("{where}: {what}{cited}", "{where}: {what}{cited}").fill(
            where=self.where, what=self.phrase, cited=cited
        )


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise Problem(Where(str(path)), f"larger than {MAX_BYTES} bytes")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Problem(Where(str(path)), f"not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise Problem(Where(str(path)), error.strerror or str(error)) from None


def parse_yaml(text: str, file: str, marked: bool = False) -> Any:
    """Read the data of a YAML text.

    With `marked`, maps and lists know their lines (ruamel's `.lc`), and what could make a small file large (anchors,
    aliases) or strange (tags) is refused: the way to read strangers' files. Without, much faster: our own.
    """
    from ruamel.yaml import YAML  # as heavy as everything else at the start, and mostly not needed
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    yaml = YAML(typ="rt", pure=True) if marked else YAML(typ="safe", pure=True)
    yaml.allow_duplicate_keys = False
    if marked and len(text.splitlines()) > MAX_LINES:
        raise Problem(Where(file, MAX_LINES + 1), f"more than {MAX_LINES} lines")
    try:
        depth, values = 0, 0
        for token in yaml.scan(text) if marked else ():
            kind = token.__class__.__name__
            # Before it is parsed: that takes time with more than the square of the depth.
            depth += kind.endswith("StartToken") - kind.endswith(("EndToken", "BlockEndToken"))
            values += kind == "ScalarToken"
            if depth > SCANNED_DEPTH:
                raise Problem(Where(file, token.start_mark.line + 1), f"nested more than {MAX_DEPTH} deep")
            if values > MAX_VALUES:
                raise Problem(Where(file, token.start_mark.line + 1), f"more than {MAX_VALUES} values")
            told = TAGGED if kind in ("AnchorToken", "AliasToken", "TagToken") else ""
            if kind == "ScalarToken" and token.plain and token.value in SIGNS:
                told = f"{token.value} means something else in YAML; as a text it wants quotes"
            if told:
                mark = token.start_mark
                raise Problem(Where(file, mark.line + 1, mark.column + 1), told)
        data = yaml.load(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = Where(file, mark.line + 1, mark.column + 1) if mark is not None else Where(file)
        told = str(error.problem or error.context)
        hint = next((hint for complaint, hint in HINTS.items() if complaint in told), "")
        raise Problem(where, f"not valid YAML: {told}{hint}") from None
    except YAMLError as error:
        raise Problem(Where(file), f"not valid YAML: {error}") from None
    except RecursionError:
        raise Problem(Where(file), "nested too deeply") from None
    except (TypeError, ValueError) as error:  # from a list as a key, or from a date such as 2024-99-99
        told = "a key must be a text" if isinstance(error, TypeError) else str(error)
        raise Problem(where_odd(text, file), f"not valid YAML: {told}; a text such as this one wants quotes") from None
    check_depth(data, file, 0)
    return data


def where_odd(text: str, file: str) -> Where:
    """Find the first key that is a list or a map, or the first date: what parses, but cannot be read."""
    from ruamel.yaml import YAML
    from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

    waiting = [YAML(typ="rt", pure=True).compose(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, MappingNode):
            for key, value in reversed(node.value):
                if not isinstance(key, ScalarNode):
                    return Where(file, key.start_mark.line + 1, key.start_mark.column + 1)
                waiting.append(value)
        elif isinstance(node, SequenceNode):
            waiting += reversed(node.value)
        elif isinstance(node, ScalarNode) and str(node.tag).endswith(":timestamp"):
            return Where(file, node.start_mark.line + 1, node.start_mark.column + 1)
    return Where(file)


def check_depth(data: Any, file: str, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise Problem(Where(file), f"nested more than {MAX_DEPTH} deep")
    if isinstance(data, dict):
        for value in data.values():
            check_depth(value, file, depth + 1)
    elif isinstance(data, list):
        for value in data:
            check_depth(value, file, depth + 1)


def read_yaml(path: Path, marked: bool = False) -> Any:
    """Read a file's data; unmarked, what was parsed before is taken as it was kept."""
    text = read_text(path)
    data = parsed.MISSING if marked else parsed.recall(text)
    if data is parsed.MISSING:
        data = parse_yaml(text, str(path), marked)
        if not marked:
            parsed.keep(text, data)
    return data


def where_key(data: Any, key: Any, file: str) -> Where:
    """Find the place of a key's value in a marked map."""
    try:
        line, column = data.lc.value(key)
        return Where(file, line + 1, column + 1)
    except (AttributeError, KeyError, TypeError):
        return where_of(data, file)


def where_item(data: Any, index: int, file: str) -> Where:
    try:
        line, column = data.lc.item(index)
        return Where(file, line + 1, column + 1)
    except (AttributeError, KeyError, TypeError):
        return where_of(data, file)


def where_of(data: Any, file: str) -> Where:
    lc = getattr(data, "lc", None)
    if lc is None or lc.line is None:
        return Where(file)
    return Where(file, lc.line + 1, lc.col + 1)
