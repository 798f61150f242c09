"""Playing with what boosters hold: what a game offers, and a draft of it, whichever game it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import Phrase


class LimitedDraft(ABC):
    """Boosters opened and taken from, seat by seat; cards are known by their ids."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether everything has been taken."""

    @abstractmethod
    def asked(self) -> list[int]:
        """List the seats that are to take a card."""

    @abstractmethod
    def take(self, seat: int, card: str) -> None:
        """Take a card; raises `ValueError` for one that cannot be taken."""

    @abstractmethod
    def bot_pick(self, seat: int) -> str:
        """Choose what a bot takes at this seat, by what that seat knows."""

    @abstractmethod
    def view(self, seat: int, lang: str) -> dict[str, JSON]:
        """Show what a seat knows: its `booster` and what it has `taken`, `round` and `rounds`, the `counts` of all."""

    @abstractmethod
    def suggestion(self, seat: int) -> dict[str, int]:
        """Build the deck that a bot would build of what the seat has taken: copies by id."""

    @abstractmethod
    def deck_problems(self, seat: int, deck: dict[str, int]) -> list[Phrase]:
        """List everything that is wrong with a deck built of what the seat has taken."""

    @abstractmethod
    def options(self, decks: list[dict[str, int]]) -> dict[str, JSON]:
        """Return the options of a match between these decks."""


class LimitedPlay(ABC):
    """What a game offers to whoever wants to play with boosters."""

    @abstractmethod
    def ways(self) -> dict[str, Phrase]:
        """List the ways of playing, such as sealed and draft."""

    @abstractmethod
    def sets(self, packs: tuple[Path, ...] = ()) -> dict[str, Phrase]:
        """List the sets that have boosters, with those of packs; raises `PackProblems`."""

    @abstractmethod
    def begin(self, way: str, set_: str, seats: int, seed: int, packs: tuple[Path, ...] = ()) -> LimitedDraft:
        """Open the boosters; everything follows from the seed and from what is taken."""
