"""A game that is nothing but a turn drawn as a tree: for each place who chooses, and where each option leads.

`won` is a victory of seat 0, `lost` one of seat 1, `next` the other's turn. An option that leads to `?place` asks
chance on the way, one that leads to `!place` shows seat 0 something hidden.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, Decision, Event, Match, Outcome, Raw
from ludoteca.kernel.game import Game
from ludoteca.kernel.rules import Catalogue, short_catalogue
from ludoteca.kernel.texts import EMPTY, Phrase

Tree = dict[str, tuple[int, dict[str, str]]]
ENDS = {"won": 0, "lost": 1}


class TreeMatch(Match):
    def __init__(self, tree: Tree, place: str) -> None:
        self.seats = 2
        self.tree = tree
        self.place = place
        self.names = tuple(sorted({name for _, options in tree.values() for name in options} | {"go"}))
        self.chance = Chance()
        self.learnt = 0

    @property
    def game(self) -> Game:
        return Trees(self.tree)

    def verbs(self) -> tuple[str, ...]:
        return self.names

    @property
    def decisions(self) -> tuple[Decision, ...]:
        if self.place in ENDS:
            return ()
        seat, options = self.tree.get(self.place, (1, {"go": "lost"}))
        return (Decision(self, seat, [(self.names.index(name),) for name in options], False),)

    def do(self, seat: int, raw: Raw) -> Sequence[Event]:
        _, options = self.tree.get(self.place, (1, {"go": "lost"}))
        to = options[self.names[raw[0]]]
        if to.startswith("?"):
            self.chance.pick(2, "coin")
        self.learnt = 1 if to.startswith("!") else 0
        self.place = to.lstrip("?!")
        return []

    def learners(self) -> int:
        return self.learnt

    @property
    def outcome(self) -> Outcome | None:
        return Outcome((ENDS[self.place],), "T-1", EMPTY) if self.place in ENDS else None

    def copy(self) -> TreeMatch:
        other = TreeMatch(self.tree, self.place)
        other.chance = self.chance
        return other

    def draw_from(self, chance: Chance) -> None:
        self.chance = chance

    def view(self, seat: int | None) -> JSON:
        return {"place": self.place}

    def save(self) -> JSON:
        return {"place": self.place}

    def concede(self, seat: int) -> Sequence[Event]:
        self.place = "lost" if seat == 0 else "won"
        return []


class Trees(Game):
    key = "trees"
    name = Phrase("Alberi", "Trees")
    blurb = Phrase("Un turno", "A turn")
    version = 1
    min_seats = max_seats = 2

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def rules(self) -> Catalogue:
        return short_catalogue("T", {"T-1": Phrase("Si vince.", "One wins.")})

    def new(self, seats: int = 0, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> TreeMatch:
        return TreeMatch(self.tree, "start")

    def restore(self, saved: JSON) -> TreeMatch:
        return TreeMatch(self.tree, saved["place"])

    def turn(self, match: Match) -> tuple[int, int]:
        assert isinstance(match, TreeMatch)
        return (2, 1) if match.place == "next" else (1, 0)

    def gist(self, match: Match) -> int:
        assert isinstance(match, TreeMatch)
        return hash(match.place)

    def is_close(self, match: Match, seat: int) -> bool:
        return True
