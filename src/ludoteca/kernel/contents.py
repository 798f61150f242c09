"""What a match is played with: what is printed, and the contents that games make of their packs."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from ludoteca.kernel.acts import Acts
from ludoteca.kernel.frames import Node
from ludoteca.kernel.texts import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Something of the box, which packs know by its id."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sources: dict[str, str] = {}
        """Where each of its values comes from, where they do not all come from one place."""

    def called(self) -> list[str]:
        """List what people may call it."""
        return [self.id]


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Thing):
    """Something of the box that has a name."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id)
        self.name = name

    def called(self) -> list[str]:
        return [self.id, self.name.it, self.name.en]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sourced(Named):
    """Something of the box that has a name, all of whose values come from one place."""

    def __init__(self, id: str, name: Phrase, source: str) -> None:
        super().__init__(id, name)
        self.source = source


@mypyc_attr(allow_interpreted_subclasses=True)
class Contents:
    """Everything that a match is played with, and what players can do."""

    def __init__(self, digest: str, programme: list[Node], acts: Acts) -> None:
        self.digest = digest
        self.programme = programme
        self.acts = acts

    def fold(self, name: str) -> str:
        """Write a name as names are compared."""
        return fold(name)

    def find_in(self, things: Sequence[Thing], text: str) -> int:
        """Return the place of what is called so, by id or by name in either language; -1 if there is none."""
        wanted = self.fold(text)
        for index, thing in enumerate(things):
            if wanted in [self.fold(name) for name in thing.called()]:
                return index
        return -1


def fold(name: str) -> str:
    """Write a name without capitals, with plain apostrophes and single spaces."""
    return " ".join(name.casefold().replace("’", "'").split())
