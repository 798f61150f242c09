"""A judgement that was learnt from played matches: a small network over the features of a position.

The words of a position are rows of a table that are added up; the sum and the numbers go through one layer, and what
comes out is added to what the hand-made evaluation says. The weights of a game lie beside its evaluation
(`bot/judgement.npz`); without them, or without numpy (extra `strong`), the hand-made evaluation judges alone.

It judges alike on every machine: sums of floats depend on their order, which each processor's libraries choose for
themselves, so weights and numbers are counted in whole units of 1 / 4096, and sums and products of those are exact.
What is left to the C library, a logarithm and an exponential, may differ in the last digit, which is rounded off.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, Final

from ludoteca.kernel.contract import Match
from ludoteca.kernel.features import Features
from ludoteca.kernel.game import Game, HasFeatures

FILE: Final = "judgement.npz"
LAYERS: Final = ("words", "scale", "shift", "into", "bias", "out", "base")
SURE: Final = 0.995
UNIT: Final = 4096
"""In so many parts of one weights and numbers are counted."""
DIGITS: Final = 6
"""Judgements have so many."""


def odds_of(value: float) -> float:
    """Convert a value from -1 to 1 into log odds."""
    chance = 0.5 + 0.5 * max(-SURE, min(SURE, value))
    return log(chance / (1.0 - chance))


class Judgement:
    """The learnt judgement of one game."""

    def __init__(self, game: HasFeatures, numpy: Any, weights: dict[str, Any]) -> None:
        self.game = game
        self.numpy = numpy
        self.scale = weights["scale"]
        self.shift = weights["shift"]
        self.words = self.in_units(weights["words"])
        self.into = self.in_units(weights["into"])
        self.bias = self.in_units(weights["bias"] * UNIT)
        self.out = self.in_units(weights["out"])
        self.base = [float(number) for number in weights["base"]]
        """What is added, and what the log odds of the hand-made evaluation, the first number, are multiplied with."""

    def in_units(self, floats: Any) -> Any:
        return self.numpy.rint(floats * UNIT).astype(self.numpy.int64)

    def judge(self, match: Match, seat: int) -> float:
        """Judge how good the position is for `seat`, from -1 to 1: twice the chance to win, less one."""
        if match.outcome is not None:
            return match.result_for(seat)
        features = self.game.features(match, seat)
        score = self.learnt(features) + self.base[0] + self.base[1] * odds_of(features.numbers[0])
        return round(2.0 / (1.0 + exp(-max(-30.0, min(30.0, score)))) - 1.0, DIGITS)

    def learnt(self, features: Features) -> float:
        """Reckon what the network adds to the log odds of the hand-made evaluation."""
        np = self.numpy
        numbers = self.in_units((np.array(features.numbers) - self.shift) * self.scale)
        hidden = np.concatenate((self.words[features.words].sum(axis=0), numbers)) @ self.into + self.bias
        return int(np.maximum(hidden, 0) @ self.out) / UNIT**3


@cache
def judgement_of(game: Game) -> Judgement | None:
    """Find the learnt judgement of this game, if it has one that can be used here."""
    folder = getattr(game, "folder", None)
    if folder is None or not isinstance(game, HasFeatures):
        return None
    return read_judgement(game, Path(folder) / "bot" / FILE)


def read_judgement(game: HasFeatures, file: Path) -> Judgement | None:
    """Read the judgement whose weights are in this file; None without the file or without numpy."""
    if not file.exists():
        return None
    try:
        import numpy
    except ImportError:
        return None
    with numpy.load(file, allow_pickle=False) as stored:
        weights = {name: stored[name].astype(numpy.float64) for name in LAYERS}
    return Judgement(game, numpy, weights)
