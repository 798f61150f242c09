"""Reads a position from a file, and looks for a way in which seat 0 wins this turn.

python examples/solve_a_position.py [FILE]
"""

import sys
from pathlib import Path

import ludoteca
from ludoteca import Match
from ludoteca.kernel.texts import default_names, with_names

PUZZLE = Path(__file__).with_name("puzzle.yaml")


def winning_line(match: Match, seat: int) -> list[str] | None:
    """The labels of choices with which the seat wins before anybody else is asked; None if there are none."""
    if match.outcome is not None:
        return [] if seat in match.outcome.winners else None
    asked = match.decision_of(seat)
    for option in asked.options if asked else []:
        trial = match.copy()
        trial.choose(seat, option)
        rest = winning_line(trial, seat)
        if rest is not None:
            return [option.label("en"), *rest]
    return None


def main(file: str = str(PUZZLE)) -> None:
    game = ludoteca.game("lyon")
    match = game.from_position(Path(file).read_text(encoding="utf-8"), file, seed=1)
    print(with_names("\n".join(game.describe(match.view(0), "en")), default_names(2, "en")))
    line = winning_line(match, 0)
    print("Player 1 does not win this turn." if line is None else "Player 1 wins:\n  " + "\n  ".join(line))


if __name__ == "__main__":
    main(*sys.argv[1:])
