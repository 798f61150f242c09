"""Matches of several games: best of three between two people, at the same links from the first game to the last.

Every game is a table of its own. When one is over and everybody wants the next, a new table is made and the links lead
there. Whoever sat at a seat of the first game is known by that seat throughout: `seating` says where they sit in each.
Before the last game nobody sees a replay: it would show the other's cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.game import Game

BEST_OF = (1, 3)
"""How many games a match may be of."""
PLAYERS = 2
DRAWN = -1
"""The winner of a game that nobody won."""


class SeriesGame(Struct, frozen=True):
    """One game of a match: its table, where everybody sits, and who won; None while that is not written."""

    table: str
    number: int
    seating: tuple[int, ...]
    winner: int | None = None


class Series(Struct, frozen=True):
    """A match of several games, as it is at the table of game `number`."""

    id: str
    best_of: int
    number: int
    games: Sequence[SeriesGame]

    @property
    def now(self) -> SeriesGame:
        return self.games[self.number - 1]

    def winners(self, outcome: Outcome | None) -> list[int]:
        """Return who won each game until now; the one at this table counts when it has an outcome."""
        before = [DRAWN if game.winner is None else game.winner for game in self.games[: self.number - 1]]
        return before if outcome is None else [*before, self.winner_by(outcome)]

    def winner_by(self, outcome: Outcome) -> int:
        """Return who wins the game at this table if it ends so."""
        won = [person for person, seat in enumerate(self.now.seating) if seat in outcome.winners]
        return won[0] if len(won) == 1 and not outcome.draw else DRAWN

    def wins(self, outcome: Outcome | None) -> list[int]:
        """Return how many games each has won."""
        winners = self.winners(outcome)
        return [winners.count(person) for person in range(PLAYERS)]

    def is_over(self, outcome: Outcome | None) -> bool:
        """Tell whether somebody has won more than half of the games, or all of them have been played."""
        if outcome is None:
            return False
        return max(self.wins(outcome)) > self.best_of // 2 or self.number >= self.best_of

    def champion(self, outcome: Outcome | None) -> int:
        """Return who has won the match; `DRAWN` while nobody has."""
        wins = self.wins(outcome)
        if not self.is_over(outcome) or wins[0] == wins[1]:
            return DRAWN
        return wins.index(max(wins))

    def champion_written(self) -> int | None:
        """Return who has won the match by what is written of its games: `DRAWN` if nobody, None while it goes on."""
        written = [game.winner for game in self.games if game.winner is not None]
        wins = [written.count(person) for person in range(PLAYERS)]
        if max(wins) <= self.best_of // 2 and len(written) < self.best_of:
            return None
        return DRAWN if wins[0] == wins[1] else wins.index(max(wins))

    def next_game(self, table: str, places: Sequence[int]) -> SeriesGame:
        """Return the game after this one, at another table, where whoever sits at a seat goes to that place."""
        return SeriesGame(table, self.number + 1, tuple(places[seat] for seat in self.now.seating))

    def table_of(self, number: int) -> str | None:
        """Return the table of a game of the match; None if there is no such game."""
        return self.games[number - 1].table if 1 <= number <= len(self.games) else None

    def to_json(self, outcome: Outcome | None, replay: str) -> dict[str, Any]:
        """Describe the match for a page, by the seats of this table; replays only when it is over."""
        seat_of = self.now.seating
        over, wins, champion = self.is_over(outcome), self.wins(outcome), self.champion(outcome)
        games = []
        for number, winner in enumerate(self.winners(outcome), 1):
            watched = f"{replay}.{number}" if over else None
            games.append({"number": number, "winner": None if winner == DRAWN else seat_of[winner], "replay": watched})
        return {
            "best_of": self.best_of,
            "number": self.number,
            "wins": [wins[seat_of.index(seat)] for seat in range(PLAYERS)],
            "games": games,
            "over": over,
            "winner": None if champion == DRAWN else seat_of[champion],
        }


def first_game(table: str, best_of: int) -> Series | None:
    """Return the match that begins at a table; None for a single game."""
    if best_of == 1:
        return None
    return Series(table, best_of, 1, [SeriesGame(table, 1, tuple(range(PLAYERS)))])


def may_be_matches(game: Game) -> bool:
    """Tell whether a game is played in matches: by two, against each other."""
    return not game.cooperative and game.min_seats <= PLAYERS <= game.max_seats


def split_token(text: str) -> tuple[str, int]:
    """Split `TOKEN.2` into the token and the number of a game; 0 for the game that the link leads to."""
    token, dot, number = text.partition(".")
    return token, int(number) if dot and number.isascii() and number.isdigit() and len(number) < 3 else 0
