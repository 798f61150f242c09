"""Whether a seat can win before its turn is over, and whether in one way only: by exhaustive search of the turn.

A way to win answers whatever the others may choose on the way. It is **sure** if no step of it draws chance or shows
the seat anything hidden: then it is the same in every world that the seat may take for the real one.

A **solution** is a set of choices that suffices for a sure way to win, and that is part of every way to win there is,
also of those that need luck: in the position as it really is, with one outcome of whatever chance would be asked. What
wins for certain wins there, too, so nothing of that kind is overlooked. Other ways can only do more, which is of no
use, or the same in another order. A turn with too many positions proves nothing.

A choice is an option of a decision with at least two, named by its id and by the thing that asks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from ludoteca.kernel.chance import Drawn, NoChance, Seeded
from ludoteca.kernel.contract import Decision, Match, Raw
from ludoteca.kernel.game import HasPuzzles

Choices = frozenset[str]
Line = list[str]
"""The options that a seat chooses one after another."""
Allowed = Callable[["Edge"], bool]


class TooLarge(Exception):
    """A turn has more positions than somebody wanted to look at."""


@dataclass(slots=True)
class Edge:
    """What can be chosen in a position, and where it leads."""

    choice: str
    """The name of the seat's own choice; "" for those of others, and for what is the only option."""
    to: int
    sure: bool
    """It draws no chance and shows the seat nothing hidden."""


@dataclass(slots=True)
class Spot:
    """A position of the turn: what can be chosen in it, and whether that is for the seat to say."""

    own: bool
    edges: list[Edge] = field(default_factory=list)


WON, LOST = 0, 1
"""The first two spots of every turn: the seat has won, or the turn is over without that."""


class Turn:
    """All that can come of a seat's turn from a position on; raises `TooLarge` for more than `most` positions."""

    def __init__(self, game: HasPuzzles, match: Match, seat: int, most: int) -> None:
        self.game = game
        self.seat = seat
        self.most = most
        self.turn = game.turn(match)
        self.spots = [Spot(False), Spot(False)]
        self._spot_of: dict[int, int] = {}
        """By the gist of the position."""
        self._waiting: list[tuple[int, Match]] = []
        """What was reached and not looked at."""
        start = match.copy()
        start.tell_nothing()
        start.draw_from(NoChance())
        self.start = self._reached(start)
        while self._waiting:
            self._look(*self._waiting.pop())

    def _reached(self, match: Match) -> int:
        """Return the spot of a position, which is noted if it is new."""
        outcome = match.outcome
        if outcome is not None:
            return WON if self.seat in outcome.winners else LOST
        if self.game.turn(match) != self.turn:
            return LOST
        gist = self.game.gist(match)
        if gist not in self._spot_of:
            if len(self.spots) >= self.most:
                raise TooLarge
            self._spot_of[gist] = len(self.spots)
            self._waiting.append((len(self.spots), match))
            self.spots.append(Spot(asked(match, self.seat).seat == self.seat))
        return self._spot_of[gist]

    def _look(self, spot: int, match: Match) -> None:
        """Follow everything that can be chosen in a position."""
        decision = asked(match, self.seat)
        here = self.spots[spot]
        named = here.own and len(decision.raws) > 1
        for raw in decision.raws:
            after, sure = self._after(match, decision, raw)
            choice = choice_of(match, self.seat, raw) if named else ""
            here.edges.append(Edge(choice, self._reached(after), sure))

    def _after(self, match: Match, decision: Decision, raw: Raw) -> tuple[Match, bool]:
        """Return the match after a choice, and whether that was sure to lead there."""
        trial = match.copy()
        try:
            trial.choose_raw(decision.seat, raw)
        except Drawn:
            trial = match.copy()
            trial.draw_from(Seeded(0))
            trial.choose_raw(decision.seat, raw)
            trial.draw_from(NoChance())
            return trial, False
        return trial, not learns(trial, self.seat)

    # -- ways to win ---------------------------------------------------------------------------------------------

    def won_from(self, allowed: Allowed) -> set[int]:
        """Return the spots from which the seat wins, whatever others choose, by edges that are allowed."""
        won = {WON}
        grown = True
        while grown:
            grown = False
            for number in range(len(self.spots) - 1, LOST, -1):
                if number not in won and self._is_won(self.spots[number], won, allowed):
                    won.add(number)
                    grown = True
        return won

    def _is_won(self, spot: Spot, won: set[int], allowed: Allowed) -> bool:
        if spot.own:
            return any(edge.to in won and allowed(edge) for edge in spot.edges)
        return all(edge.to in won and allowed(edge) for edge in spot.edges)

    def wins(self, allowed: Allowed) -> bool:
        return self.start in self.won_from(allowed)

    def wins_without(self, choice: str) -> bool:
        """Tell whether there is a way to win, if only by luck, without this choice."""
        return self.wins(lambda edge: edge.choice != choice)

    def wins_with(self, choices: Choices) -> bool:
        """Tell whether there is a sure way to win with these choices and no others."""
        return self.wins(lambda edge: edge.sure and (not edge.choice or edge.choice in choices))

    def solution(self) -> Choices | None:
        """Return the choices that are part of every way to win and suffice for one; None if there are none such."""
        won = self.won_from(is_sure)
        if self.start not in won:
            return None
        used = {edge.choice for spot in won for edge in self.spots[spot].edges if edge.choice and edge.to in won}
        needed = frozenset(choice for choice in used if not self.wins_without(choice))
        return needed if needed and self.wins_with(needed) else None

    def is_won(self) -> bool:
        """Tell whether there is a way to win, if only by luck."""
        return self.wins(lambda edge: True)

    def line(self, choices: Choices) -> Line:
        """Return the ids of these choices in an order that wins, if the others always choose their first option."""
        won = self.won_from(lambda edge: edge.sure and (not edge.choice or edge.choice in choices))
        ways: dict[int, Line] = {self.start: []}
        ahead = deque([self.start])
        while ahead:
            here = ahead.popleft()
            spot = self.spots[here]
            for edge in spot.edges if spot.own else spot.edges[:1]:
                if (
                    edge.to not in won
                    or edge.to in ways
                    or not edge.sure
                    or (edge.choice and edge.choice not in choices)
                ):
                    continue
                ways[edge.to] = [*ways[here], edge.choice.rpartition(" ")[2]] if edge.choice else ways[here]
                ahead.append(edge.to)
        return ways[WON]


def is_sure(edge: Edge) -> bool:
    return edge.sure


def asked(match: Match, seat: int) -> Decision:
    """Return the decision to answer next: where others are asked as well, they may be quicker."""
    decisions = match.open_decisions()
    others = [decision for decision in decisions if decision.seat != seat]
    return others[0] if others else decisions[0]


def learns(match: Match, seat: int) -> bool:
    """Tell whether what was done last has shown something hidden to the seat."""
    return not match.game.open_information and bool(match.learners() >> seat & 1)


def choice_of(match: Match, seat: int, raw: Raw) -> str:
    """Name a choice: what asks, if anything on the table does, and the option."""
    source = match.source_of(seat)
    option = match.option_id(raw)
    return f"{source} {option}" if source else option
