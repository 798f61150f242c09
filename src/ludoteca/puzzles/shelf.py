"""What is kept of a puzzle, and the puzzles that a game ships.

A puzzle is a played game up to a position: what the match was made with, the seed of its chance, and what was chosen.
That is read as long as the rules let the same be chosen; `ludoteca puzzle check` says whether it still is a puzzle.
Those of a game are in its `content/puzzles.jsonl`, one a line.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from ludoteca.kernel.contract import JSON, IllegalChoice, Match
from ludoteca.kernel.game import Game, HasPuzzles
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.session import Session
from ludoteca.kernel.texts import Phrase

FILE = "content/puzzles.jsonl"
GRADES = (Phrase("facile", "easy"), Phrase("media", "medium"), Phrase("difficile", "hard"))
OPEN, SOLVED, FAILED = "open", "solved", "failed"
GOAL = Phrase("Vinci in questo turno.", "Win this turn.")


class Unplayable(Exception):
    """A puzzle whose position can no longer be reached."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position in which `seat` wins before its turn is over, in one way only."""

    seats: int
    options: dict[str, JSON]
    seed: int
    choices: list[str]
    """What was chosen up to the position: the seat, a space and the option's id, each."""
    seat: int
    grade: int
    """From 1 to 3."""
    solution: list[str]
    """The options that the seat chooses, in an order that wins; where there is only one option, it is left out."""

    @property
    def title(self) -> Phrase:
        """Return its grade in words."""
        return GRADES[self.grade - 1]

    def position(self, game: Game) -> Match:
        """Return the match in the position; raises `Unplayable`."""
        match = game.new(seats=self.seats, seed=self.seed, **self.options)
        try:
            for choice in self.choices:
                seat, _, option = choice.partition(" ")
                match.choose(int(seat), option)
        except IllegalChoice as error:
            raise Unplayable(f"the game can no longer be played like this: {error}") from None
        return match


def standing(played: Session, seat: int) -> str:
    """Say how it stands with a puzzle that was played from its position: open, solved or failed."""
    game = played.game
    assert isinstance(game, HasPuzzles)
    outcome = played.match.outcome
    if game.turn(played.match) != game.turn(played.start()[0]):
        return FAILED
    if outcome is None:
        return OPEN
    return SOLVED if seat in outcome.winners else FAILED


def write(puzzles: list[Puzzle]) -> str:
    return msgspec.json.Encoder().encode_lines(puzzles).decode()


def read(text: str) -> list[Puzzle]:
    """Read a file of puzzles; raises `msgspec.DecodeError`."""
    return msgspec.json.Decoder(Puzzle).decode_lines(text)


@kept(300_000, most=8)
def _read_file(path: Path) -> tuple[Puzzle, ...]:
    return tuple(read(path.read_text("utf-8"))) if path.exists() else ()


def shipped(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game, in the order of their numbers, from 1."""
    if not isinstance(game, HasPuzzles) or not hasattr(game, "folder"):
        return ()
    return _read_file(game.folder / FILE)
