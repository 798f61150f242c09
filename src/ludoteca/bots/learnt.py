"""A judgement that was learnt from played matches: a small network over the features of a position.

The words of a position are rows of a table that are added up; the sum and the numbers go through one layer, and what
comes out is added to what the hand-made evaluation says. The weights of a game lie beside its evaluation
(`bot/judgement.npz`); without them, or without numpy (extra `strong`), the hand-made evaluation judges alone.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, Final

from ludoteca.kernel.contract import Match
from ludoteca.kernel.game import Game, HasFeatures

FILE: Final = "judgement.npz"
LAYERS: Final = ("words", "scale", "shift", "into", "bias", "out", "base")
SURE: Final = 0.995


def odds_of(value: float) -> float:
    """What a value from -1 to 1 is in log odds."""
    chance = 0.5 + 0.5 * max(-SURE, min(SURE, value))
    return log(chance / (1.0 - chance))


class Judgement:
    """The learnt judgement of one game."""

    def __init__(self, game: HasFeatures, numpy: Any, weights: dict[str, Any]) -> None:
        self.game = game
        self.numpy = numpy
        self.words = weights["words"]
        self.scale = weights["scale"]
        self.shift = weights["shift"]
        self.into = weights["into"]
        self.bias = weights["bias"]
        self.out = weights["out"]
        self.base = [float(number) for number in weights["base"]]
        """What is added, and what the log odds of the hand-made evaluation, the first number, are multiplied with."""

    def judge(self, match: Match, seat: int) -> float:
        """How good the position is for `seat`, from -1 to 1: twice the chance to win, less one."""
        if match.outcome is not None:
            return match.result_for(seat)
        found = self.game.features(match, seat)
        np = self.numpy
        numbers = (np.array(found.numbers, dtype=np.float32) - self.shift) * self.scale
        hidden = np.concatenate((self.words[found.words].sum(axis=0), numbers)) @ self.into + self.bias
        score = float(np.maximum(hidden, 0.0) @ self.out) + self.base[0] + self.base[1] * odds_of(found.numbers[0])
        return 2.0 / (1.0 + exp(-max(-30.0, min(30.0, score)))) - 1.0


@cache
def judgement_of(game: Game) -> Judgement | None:
    """The learnt judgement of this game, if it has one that can be used here."""
    folder = getattr(game, "folder", None)
    if folder is None or not isinstance(game, HasFeatures):
        return None
    return read_judgement(game, Path(folder) / "bot" / FILE)


def read_judgement(game: HasFeatures, file: Path) -> Judgement | None:
    """The judgement whose weights are in this file; None without the file or without numpy."""
    if not file.exists():
        return None
    try:
        import numpy
    except ImportError:
        return None
    with numpy.load(file, allow_pickle=False) as stored:
        weights = {name: stored[name].astype(numpy.float32) for name in LAYERS}
    return Judgement(game, numpy, weights)
