"""Names for what positions speak of: figures, single copies of cards, and the steps and texts of the programme."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.arena.effects.text import NOBODY_YET, called
from ludoteca.games.arena.state.cards import Content
from ludoteca.games.arena.state.match import DECK, ArenaMatch
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.naming import NodeNames, parts_of

_REFERENCE: Final = re.compile(r"(?P<name>.+?)(?: \((?P<copy>\d{1,2})\))?(?: @(?P<seat>[0-3]))?")


class Names:
    """What the figures and cards of a match are called: characters by id, cards by their Italian names.

    "gaston @1" is the Gaston of seat 1 where several have one; "Spinta (2)" the second copy in its owner's deck.
    """

    def __init__(self, m: ArenaMatch) -> None:
        self.m = m

    def figure(self, figure: int) -> str:
        m = self.m
        name = m.person(figure).id
        return f"{name} @{m.summoner[figure]}" if m.character.count(m.character[figure]) > 1 else name

    def find_figure(self, text: str, seat: int = -1) -> int:
        """Find a figure; -1 if there is no such figure, or if it is not clear whose."""
        reference = _REFERENCE.fullmatch(text.strip())
        if reference is None or reference["copy"]:
            return -1
        character = self.m.content.find_character(reference["name"])
        wanted = int(reference["seat"]) if reference["seat"] else seat
        same = [
            figure
            for figure in range(self.m.figures)
            if character >= 0 and self.m.character[figure] == character and wanted in (-1, self.m.summoner[figure])
        ]
        return same[0] if len(same) == 1 else -1

    def copies(self, face: int, seat: int) -> list[int]:
        """List the cards with this face; of one Summoner unless `seat` is -1."""
        m = self.m
        return [card for card in range(len(m.face)) if m.face[card] == face and seat in (-1, m.summoner[card // DECK])]

    def card(self, card: int, seat: int = -1) -> str:
        """Name one copy; its owner is said unless it is `seat`."""
        m = self.m
        owner = m.owner(card)
        same = self.copies(m.face[card], owner)
        printed = m.printed(card)
        name = printed.name.it if m.content.find_card(printed.name.it) == m.face[card] else printed.id
        if len(same) > 1:
            name += f" ({same.index(card) + 1})"
        return name if owner == seat else f"{name} @{owner}"

    def find_cards(self, text: str, seat: int) -> list[int]:
        """List the copies that a name may mean: one where it has a number, all of a Summoner's otherwise."""
        reference = _REFERENCE.fullmatch(text.strip())
        if reference is None:
            return []
        face = self.m.content.find_card(reference["name"])
        wanted = int(reference["seat"]) if reference["seat"] else seat
        same = self.copies(face, wanted) if face >= 0 else []
        return same[int(reference["copy"]) - 1 : int(reference["copy"])] if reference["copy"] else same


class Nodes(NodeNames):
    """Names for the programme's nodes: a step of the flow by its class, a part of a text by its owner and number."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.add_steps(content.programme)
        for card in content.cards:
            self.add_text(content, card.effect, card.id)
        for character in content.characters:
            for ability in (*character.abilities, character.upgrade):
                self.add_text(content, ability.effect, ability.id)
        for status in content.statuses:
            self.add_text(content, status.effect, status.id)

    def add_text(self, content: Content, root: int, id: str) -> None:
        if root >= 0:
            self.add_parts(parts_of(content.programme[root]), id)


def effect_names(m: ArenaMatch) -> dict[int, str]:
    """Name every part of every text, with its words."""
    nodes = Nodes(m.content)
    return {
        node.number: f"{nodes.name(node.number)}: {called(node.words(), NOBODY_YET).en}"
        for node in m.content.programme
        if isinstance(node, Effect) and node.number in nodes.names
    }
