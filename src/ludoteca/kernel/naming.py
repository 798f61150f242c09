"""Names for the nodes of a programme: what positions and reports call a step of the flow or a part of a text."""

from __future__ import annotations

from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Node


class NodeNames:
    """Names by the numbers of nodes, and back; a game's own class gives them."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.numbers: dict[str, int] = {}

    def add(self, number: int, name: str) -> None:
        self.names[number] = name
        self.numbers[name] = number

    def add_steps(self, programme: list[Node]) -> None:
        """Name the steps of the flow by their classes."""
        for node in programme:
            if not isinstance(node, Effect):
                self.add(node.number, type(node).__name__)

    def add_rest(self, programme: list[Node]) -> None:
        """Name all that has no name yet by its class."""
        for node in programme:
            if node.number not in self.names:
                self.add(node.number, type(node).__name__)

    def described(self, programme: list[Node]) -> dict[int, str]:
        """Describe every effect of the programme by its name and words, for reports on what has run."""
        return {
            node.number: f"{self.name(node.number)}: {node.words().en}"
            for node in programme
            if isinstance(node, Effect)
        }

    def add_parts(self, parts: list[Node], name: str) -> None:
        """Name the parts of a text by its name and their numbers."""
        for number, node in enumerate(parts, 1):
            self.add(node.number, f"{name}/{number}")

    def name(self, number: int) -> str:
        return self.names[number]


def parts_of(root: Node) -> list[Node]:
    """List a node and all that are below it, each before its children."""
    parts = [root]
    if isinstance(root, Effect):
        for child in root.children():
            parts += parts_of(child)
    return parts
