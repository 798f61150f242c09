"""Booster drafts: everybody takes a card of their booster and passes the rest on, until all are taken.

A seat knows the booster in its hands, what it has taken, and how many each has taken; nothing else is told to it.
"""

from __future__ import annotations

from typing import Any

from ludoteca.games.lorcana.packs.decks.boosters import boosters_for, ways

LEAST_SEATS = 2
MOST_SEATS = 8
NOBODY = -1


class Draft:
    """A draft of 2 to 8 seats; everything in it follows from the seed and from what is taken."""

    def __init__(self, cards: dict[str, list[int]], seats: int, seed: int) -> None:
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"a draft is for {LEAST_SEATS} to {MOST_SEATS}, not for {seats}")
        self.seats = seats
        self.rounds = ways()["draft"].boosters
        self.unopened = [boosters_for(cards, seed, seat, self.rounds) for seat in range(seats)]
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.round = 0
        self.chosen: list[int] = []
        """What each takes now; `NOBODY` for whoever is still to choose."""
        self.hands: list[list[int]] = []
        self._open()

    def _open(self) -> None:
        self.hands = [list(self.unopened[seat][self.round]) for seat in range(self.seats)]
        self.chosen = [NOBODY] * self.seats

    @property
    def is_over(self) -> bool:
        return self.round == self.rounds

    def asked(self) -> list[int]:
        """List the seats that are to take a card."""
        return [] if self.is_over else [seat for seat in range(self.seats) if self.chosen[seat] == NOBODY]

    def take(self, seat: int, card: int) -> None:
        """Take a card of the booster in one's hands; when everybody has, the boosters are passed on."""
        if seat not in self.asked():
            raise ValueError(f"seat {seat} is not asked")
        if card not in self.hands[seat]:
            raise ValueError(f"card {card} is not in the booster")
        self.chosen[seat] = card
        if not self.asked():
            self._pass_on()

    def _pass_on(self) -> None:
        for seat, card in enumerate(self.chosen):
            self.hands[seat].remove(card)
            self.taken[seat].append(card)
        self.chosen = [NOBODY] * self.seats
        to = 1 if self.round % 2 == 0 else -1  # to the left, and the other way with every other booster
        self.hands = [self.hands[(seat - to) % self.seats] for seat in range(self.seats)]
        if not any(self.hands):
            self.round += 1
            if not self.is_over:
                self._open()

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat knows."""
        return {
            "seat": seat,
            "round": self.round + 1,
            "rounds": self.rounds,
            "booster": [] if self.is_over else list(self.hands[seat]),
            "chosen": NOBODY if self.is_over else self.chosen[seat],
            "taken": list(self.taken[seat]),
            "counts": [len(taken) for taken in self.taken],
            "over": self.is_over,
        }
