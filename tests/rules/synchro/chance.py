"""Chance that says in the players' words what comes next: this Shard, that marble, these cards."""

from __future__ import annotations

from typing import Any

from ludoteca.games.synchro.state.cards import BOARD_COLOURS, COLOURS
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.chance import Chance, ChanceError, Seeded
from ludoteca.kernel.masks import bits_of

LETTERS = "".join([colour[0] for colour in COLOURS])
"""r, b, g and t: Shards are written by these."""


class Arranged(Chance):
    """Names of what is drawn next, kind by kind; what is not named comes from a seed."""

    def __init__(self) -> None:
        self.names: dict[str, list[str]] = {}
        self.otherwise = Seeded(1)
        self.match: SynchroMatch | None = None

    def below(self, n: int) -> int:
        return self.otherwise.below(n)

    def pick(self, n: int, label: str) -> int:
        waiting = self.names.get(label)
        if not waiting:
            return self.otherwise.pick(n, label)
        name = waiting.pop(0)
        place = self.place_of(name, label)
        if not 0 <= place < n:
            raise ChanceError(f"{label} {name} cannot be drawn now")
        return place

    def roll(self, sides: int, label: str) -> int:
        waiting = self.names.get(label)
        return int(waiting.pop(0)) if waiting else self.otherwise.roll(sides, label)

    def place_of(self, name: str, label: str) -> int:
        """Where it is among what can be drawn; -1 for nowhere."""
        m = self.match
        assert m is not None
        content = m.content
        found: list[int]
        if label == "shard":
            colour = LETTERS.index(name)
            return sum(m.bag[:colour]) if m.bag[colour] else -1
        if label == "marble":
            shown = 8 - m.marbles[0].bit_count() - m.marbles[1].bit_count()
            wanted = BOARD_COLOURS.index(name)
            found = bits_of(m.marbles[m.first if shown % 2 == 0 else 1 - m.first])
        elif label == "monster":
            wanted = content.find_monster(name)
            level = content.monsters[wanted].level
            found = [card for card in content.of_level[level] for _ in range(m.monster_deck[card])]
        elif label == "celestial":
            wanted = content.find_monster(name)
            found = content.celestials
        elif label == "skill":
            wanted = content.find_skill(name)
            found = bits_of(m.skill_bag)
        elif label == "item":
            wanted = content.find_item(name)
            found = bits_of(m.item_deck)
        else:
            wanted = content.find_hero(name)
            found = bits_of(m.legends if label == "legend" else m.hero_deck)
        return found.index(wanted) if wanted in found else -1

    def copy(self) -> Chance:
        return self

    def save(self) -> Any:
        return {"kind": "arranged", "names": {label: names[:] for label, names in self.names.items()}}
