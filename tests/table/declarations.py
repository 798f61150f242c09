"""The types that the pages declare for what they say and hear, read so far that a message can be held against them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|\s+|("[^"]*"|\w+|\S)', re.DOTALL)
PLAIN: dict[str, Any] = {"string": str, "number": (int, float), "boolean": bool}


class Field(NamedTuple):
    optional: bool
    type: Any


class Declarations:
    """Interfaces and types by name. A type is a tuple: its sort, and what it is made of."""

    def __init__(self, path: Path) -> None:
        self.words: list[str] = [word for word in TOKEN.findall(path.read_text("utf-8")) if word]
        self.at = 0
        self.named: dict[str, Any] = {}
        while self.at < len(self.words):
            self._declaration()

    # -- reading -------------------------------------------------------------------------------------------------

    def _take(self, *expected: str) -> str:
        word = self.words[self.at]
        assert not expected or word in expected, (word, expected, self.words[self.at - 8 : self.at + 3])
        self.at += 1
        return word

    def _took(self, word: str) -> bool:
        if self.at < len(self.words) and self.words[self.at] == word:
            self.at += 1
            return True
        return False

    def _declaration(self) -> None:
        self._took("export")
        if self._take("interface", "type") == "type":
            name = self._take()
            self._take("=")
            self.named[name] = self._type()
            self._take(";")
            return
        name = self._take()
        base = self.named[self._take()][1] if self._took("extends") else {}
        self._take("{")
        self.named[name] = ("object", {**base, **self._fields()})

    def _fields(self) -> dict[str, Field]:
        fields = {}
        while not self._took("}"):
            name = self._take()
            optional = self._took("?")
            self._take(":")
            fields[name] = Field(optional, self._type())
            if not self._took(";"):
                self._take("}")
                break
        return fields

    def _type(self) -> Any:
        choices = [self._single()]
        while self._took("|"):
            choices.append(self._single())
        return choices[0] if len(choices) == 1 else ("union", choices)

    def _single(self) -> Any:
        word = self._take()
        found: Any
        if word == "{":
            found = ("object", self._fields())
        elif word == "[":
            found = ("tuple", [self._type()])
            while self._took(","):
                found[1].append(self._type())
            self._take("]")
        elif word == "Record":
            self._take("<")
            self._type()
            self._take(",")
            found = ("record", self._type())
            self._take(">")
        elif word in PLAIN or word in ("null", "true", "false") or word.startswith('"'):
            found = ("plain", word)
        else:
            found = ("name", word)
        while self._took("["):
            self._take("]")
            found = ("array", found)
        return found

    # -- comparing -----------------------------------------------------------------------------------------------

    def fields(self, name: str) -> dict[str, Field]:
        sort, fields = self.named[name]
        assert sort == "object"
        assert isinstance(fields, dict)
        return fields

    def members(self, name: str) -> list[str]:
        """The names of the interfaces that a union of them comes down to."""
        sort, made_of = self.named[name]
        if sort == "object":
            return [name]
        return [member for _, each in made_of for member in self.members(each)]

    def problems(self, type: Any, value: Any, where: str = "") -> list[str]:
        """What about a value is not as the type says."""
        if isinstance(type, str):
            return self.problems(("name", type), value, where or type)
        sort, made_of = type
        if sort == "name":
            return self.problems(self.named[made_of], value, where)
        if sort == "union":
            tried = [self.problems(each, value, where) for each in made_of]
            return [] if [] in tried else [f"{where}: {value!r:.80} is none of {len(tried)}", *min(tried, key=len)]
        if sort == "plain":
            return [] if is_plain(made_of, value) else [f"{where}: {value!r:.80} is no {made_of}"]
        if sort == "object":
            return self._object_problems(made_of, value, where)
        wanted = dict if sort == "record" else list
        if not isinstance(value, wanted):
            return [f"{where}: {value!r:.80} is no {sort}"]
        if sort == "tuple":
            pairs = list(zip(made_of, value, strict=True))
        else:
            pairs = [(made_of, each) for each in (value.values() if isinstance(value, dict) else value)]
        return [problem for each, part in pairs for problem in self.problems(each, part, f"{where}[]")]

    def _object_problems(self, fields: dict[str, Field], value: Any, where: str) -> list[str]:
        if not isinstance(value, dict):
            return [f"{where}: {value!r:.80} is no object"]
        found = [f"{where}.{key} is not declared" for key in value.keys() - fields.keys()]
        for key, field in fields.items():
            if key in value:
                found += self.problems(field.type, value[key], f"{where}.{key}")
            elif not field.optional:
                found.append(f"{where}.{key} is missing")
        return found


def is_plain(name: str, value: Any) -> bool:
    if name in PLAIN:
        return isinstance(value, PLAIN[name]) and (name == "boolean") == isinstance(value, bool)
    known = {"null": None, "true": True, "false": False}
    return value is known[name] if name in known else isinstance(value, str) and name == f'"{value}"'
