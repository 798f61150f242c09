"""Who meets whom in the next round, where everybody plays some rounds: by wins, nobody the same twice if possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

Cost = tuple[int, int, int]
FREE: Final = (0, 0, 0)


class Course(Struct, frozen=True):
    """How it stands before a round: the wins of every seat, who has met, who has rested, and where bots sit."""

    wins: Sequence[int]
    met: frozenset[frozenset[int]] = frozenset()
    rested: frozenset[int] = frozenset()
    bots: frozenset[int] = frozenset()

    def meeting_cost(self, one: int, other: int) -> Cost:
        """Weigh a match: that two meet again is worst, then that one has won more than the other."""
        return int(frozenset((one, other)) in self.met), 0, (self.wins[one] - self.wins[other]) ** 2

    def rest_cost(self, seat: int) -> Cost:
        """Weigh a rest: that one rests again is worst, then that a person does and not a bot, then that one has won."""
        return int(seat in self.rested), int(seat not in self.bots), self.wins[seat]


def rounds_for(seats: int) -> int:
    """Return how many rounds it takes until the wins tell the players apart."""
    return (seats - 1).bit_length()


def pairings(course: Course) -> list[tuple[int, ...]]:
    """Pair all seats, the best first, so that it costs least; where their number is odd one of them is alone.

    At first, when nobody has won anything, neighbours meet.
    """
    order = sorted(range(len(course.wins)), key=lambda seat: (-course.wins[seat], seat))
    return cheapest(course, tuple(order))[1]


def cheapest(course: Course, seats: tuple[int, ...]) -> tuple[Cost, list[tuple[int, ...]]]:
    """Return the cheapest pairs of these seats, and what they cost; of equal ones those of neighbours."""
    if not seats:
        return FREE, []
    first, others = seats[0], seats[1:]
    ways: list[tuple[Cost, list[tuple[int, ...]]]] = []
    for place, other in enumerate(others):
        cost, pairs = cheapest(course, others[:place] + others[place + 1 :])
        ways.append((added(course.meeting_cost(first, other), cost), [(first, other), *pairs]))
    if len(seats) % 2:
        cost, pairs = cheapest(course, others)
        ways.append((added(course.rest_cost(first), cost), [*pairs, (first,)]))
    return min(ways, key=lambda way: way[0])


def added(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]
