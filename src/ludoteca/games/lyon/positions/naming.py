"""Names for what positions speak of: single copies of cards, and the steps and abilities of the programme."""

from __future__ import annotations

import re

from msgspec import Struct

from ludoteca.games.lyon.state.cards import Content
from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.kernel.naming import NodeNames, parts_of

_REFERENCE = re.compile(r"(?P<name>.+?)(?: \((?P<copy>\d{1,3})\))?(?: @(?P<seat>[01]))?")


class Reference(Struct, eq=False):
    """A card as a position names it: which card, which copy (0: any), whose (-1: not said)."""

    number: int
    copy: int
    seat: int


def read_reference(text: str, content: Content) -> Reference | None:
    """Read which card is meant; None if no card is called that."""
    match = _REFERENCE.fullmatch(text.strip())
    if match is None:
        return None
    number = content.find(match["name"])
    if number < 0:
        return None
    return Reference(number, int(match["copy"] or 0), int(match["seat"] or -1))


class Copies:
    """The single copies of the cards of a match, each with a name of its own."""

    def __init__(self, content: Content, card: list[int], owner: list[int]) -> None:
        self.content = content
        self.card = card
        self.owner = owner
        self.by_print: dict[tuple[int, int], list[int]] = {}
        for i in range(len(card)):
            self.by_print.setdefault((owner[i], card[i]), []).append(i)

    def of(self, seat: int, number: int) -> list[int]:
        return self.by_print.get((seat, number), [])

    def name(self, card: int, seat: int = -1) -> str:
        """Name one copy; its owner is said unless it is `seat`."""
        same = self.of(self.owner[card], self.card[card])
        name = self.content.cards[self.card[card]].name.it
        if len(same) > 1:
            name += f" ({same.index(card) + 1})"
        return name if self.owner[card] == seat else f"{name} @{self.owner[card]}"


class Nodes(NodeNames):
    """Names for the programme's nodes: a step of the flow by its class, an ability's part by its card and number."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.add_steps(content.programme)
        for card in content.cards:
            roots = [card.effect] if card.effect >= 0 else []
            roots += [number for triggers in card.triggers for number in triggers]
            self.add_parts([part for root in roots for part in parts_of(content.programme[root])], card.id)


def effect_names(m: LyonMatch) -> dict[int, str]:
    """Name every part of every ability, with its words."""
    return Nodes(m.content).described(m.content.programme)
