"""Names for what positions speak of: squares, cells, and the steps and texts of the programme."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.kingdom.effects.text import Text, called
from ludoteca.games.kingdom.state.cards import CELLS, SIDE, Content
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.naming import NodeNames, parts_of

_CELL: Final = re.compile(r"[a-e][1-5]")


def cell_name(cell: int) -> str:
    """Name a cell by column and row from the north-west: a1 to e5."""
    return f"{chr(97 + cell % SIDE)}{cell // SIDE + 1}"


def cell_called(name: str) -> int:
    """Find the cell of that name; -1 if there is no such cell."""
    if not _CELL.fullmatch(name):
        return -1
    return (int(name[1]) - 1) * SIDE + ord(name[0]) - 97


def cells_in(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def cell_names(mask: int) -> str:
    """Name all cells of a mask: "a1 b1 c1"."""
    return " ".join([cell_name(cell) for cell in cells_in(mask)])


def mask_called(names: str) -> int:
    """Read the mask of cells named one after the other; -1 if one of them is none, or none is named."""
    mask = 0
    for name in names.replace(",", " ").split():
        cell = cell_called(name)
        if cell < 0:
            return -1
        mask |= 1 << cell
    return mask or -1


class Nodes(NodeNames):
    """Names for the programme's nodes: a step of the flow by its class, a part of a text by its owner and number."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.texts: dict[int, Text] = {}
        """By part, the text that it belongs to."""
        for hero in content.heroes:
            for ability in (hero.attack, *hero.abilities):
                self.add_text(content, ability.node, f"{hero.id}/{ability.id}")
        for spell in content.spells:
            self.add_text(content, spell.node, spell.id)
        self.add_rest(content.programme)

    def add_text(self, content: Content, root: int, id: str) -> None:
        text = content.programme[root]
        assert isinstance(text, Text)
        parts = parts_of(text)
        self.add_parts(parts, id)
        self.texts |= {part.number: text for part in parts}


def effect_names(m: KingdomMatch) -> dict[int, str]:
    """Name every part of every text, with its words."""
    nodes = Nodes(m.content)
    names = {}
    for number, text in nodes.texts.items():
        part = m.content.programme[number]
        assert isinstance(part, Effect)
        names[number] = f"{nodes.name(number)}: {called(part.words(), text.who, text.companion).en}"
    return names
