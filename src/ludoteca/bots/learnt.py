"""A judgement that was learnt from played matches: a small network over the features of a position.

The words of a position are rows of a table that are added up. Its things are rows of another table; their traits go
through a layer with it, and what comes out is added up, ours and theirs apart. These sums and the numbers go through
two layers more, and what comes out is added to what the hand-made evaluation says. The weights of a game lie beside its
evaluation (`bot/judgement.npz`). The network is reckoned in C, or by numpy (extra `strong`) where nothing was
compiled; without either, or without weights, the hand-made evaluation judges alone.

It judges alike on every machine: sums of floats depend on their order, which each processor's libraries choose for
themselves, so weights and numbers are counted in whole units of 1 / 4096, and sums and products of those are exact.
What is left to the C library, a logarithm and an exponential, may differ in the last digit, which is rounded off.
"""

from __future__ import annotations

import struct
from array import array
from ast import literal_eval
from math import exp, log, prod
from pathlib import Path
from typing import Any, Final, Protocol
from zipfile import ZipFile

from ludoteca.kernel.contract import Match
from ludoteca.kernel.features import Features
from ludoteca.kernel.game import Game, HasFeatures
from ludoteca.kernel.keeping import kept

FILE: Final = "judgement.npz"
LAYERS: Final = ("words", "things", "traits", "scale", "shift", "into", "bias", "on", "on_bias", "out")
BASE: Final = "base"
UNITS: Final = {"scale": 0, "shift": 0, "bias": 2, "on_bias": 2}
"""What is not counted in units, and what is added to products of two and so counted in units of units."""
SURE: Final = 0.995
UNIT: Final = 4096
"""In so many parts of one weights and numbers are counted."""
DIGITS: Final = 6
"""Judgements have so many."""
KINDS: Final = {"<f2": "e", "<f4": "f", "<f8": "d"}

Thing = tuple[int, list[float]]


class Reckoner(Protocol):
    """The network, in whichever language."""

    def reckon(self, words: list[int], ours: list[Thing], theirs: list[Thing], numbers: list[float], /) -> float: ...


def odds_of(value: float) -> float:
    """Convert a value from -1 to 1 into log odds."""
    chance = 0.5 + 0.5 * max(-SURE, min(SURE, value))
    return log(chance / (1.0 - chance))


class Network:
    """The network in numpy: what `_judging` does in C, for where that was not compiled."""

    def __init__(self, numpy: Any, layers: list[memoryview[float]]) -> None:
        self.numpy = numpy
        self.words, self.things, self.traits, self.scale, self.shift = map(numpy.asarray, layers[:5])
        self.into, self.bias, self.on, self.on_bias, self.out = map(numpy.asarray, layers[5:])

    def reckon(self, words: list[int], ours: list[Thing], theirs: list[Thing], numbers: list[float], /) -> float:
        """Reckon what the network says of words, our things, their things and numbers."""
        np = self.numpy
        counted = np.rint((np.array(numbers) - self.shift) * self.scale * UNIT)
        sums = (self.words[words].sum(axis=0), self.pooled(ours), self.pooled(theirs), counted)
        hidden = self.rectified(np.concatenate(sums) @ self.into + self.bias)
        return float(self.rectified(hidden @ self.on + self.on_bias) @ self.out) / UNIT**2

    def pooled(self, things: list[Thing]) -> Any:
        """Add up what things make of their names and traits."""
        np = self.numpy
        if not things:
            return np.zeros(self.things.shape[1])
        traits = np.rint(np.array([thing[1] for thing in things]) * UNIT)
        made = self.things[[thing[0] for thing in things]] * UNIT + traits @ self.traits
        return self.rectified(made).sum(axis=0)

    def rectified(self, sums: Any) -> Any:
        return self.numpy.floor(self.numpy.maximum(sums, 0.0) / UNIT)


class Judgement:
    """The learnt judgement of one game."""

    def __init__(self, game: HasFeatures, network: Reckoner, base: list[float]) -> None:
        self.game = game
        self.network = network
        self.base = base
        """What is added, and what the log odds of the hand-made evaluation, the first number, are multiplied with."""

    def judge(self, match: Match, seat: int) -> float:
        """Judge how good the position is for `seat`, from -1 to 1: twice the chance to win, less one."""
        if match.outcome is not None:
            return match.result_for(seat)
        features = self.game.features(match, seat)
        score = self.learnt(features) + self.base[0] + self.base[1] * odds_of(features.numbers[0])
        return round(2.0 / (1.0 + exp(-max(-30.0, min(30.0, score)))) - 1.0, DIGITS)

    def learnt(self, features: Features) -> float:
        """Reckon what the network adds to the log odds of the hand-made evaluation."""
        return self.network.reckon(features.words, features.ours, features.theirs, features.numbers)


@kept(1_000_000, most=8)
def judgement_of(game: Game, weights: str = "") -> Judgement | None:
    """Find the learnt judgement of this game, or the one in the file `weights`, if it can be used here."""
    folder = getattr(game, "folder", None)
    if folder is None or not isinstance(game, HasFeatures):
        return None
    return read_judgement(game, Path(weights) if weights else Path(folder) / "bot" / FILE)


def read_judgement(game: HasFeatures, file: Path) -> Judgement | None:
    """Read the judgement whose weights are in this file; None without the file or without anything to reckon it."""
    if not file.exists():
        return None
    with ZipFile(file) as stored:
        network = network_of([in_units(stored, name) for name in LAYERS])
        base = read_array(stored, BASE)[1]
    return Judgement(game, network, base.tolist()) if network is not None else None


def network_of(layers: list[memoryview[float]]) -> Reckoner | None:
    """Make the network of these layers: in C where that was compiled, else in numpy, if that is here."""
    try:
        from ludoteca.bots._judging import Network as Quick
    except ImportError:
        pass
    else:
        quick: Reckoner = Quick(float(UNIT), *layers)
        return quick
    try:
        import numpy
    except ImportError:
        return None
    return Network(numpy, layers)


def in_units(stored: ZipFile, name: str) -> memoryview[float]:
    """Read a layer and count its weights in whole units."""
    shape, numbers = read_array(stored, name)
    units = UNIT ** UNITS.get(name, 1)
    if units != 1:
        numbers = array("d", [float(round(number * units)) for number in numbers])
    return memoryview(numbers).cast("B").cast("d", shape)


def read_array(stored: ZipFile, name: str) -> tuple[tuple[int, ...], array[float]]:
    """Read an array of floats as numpy stores it: its shape and its numbers."""
    content = stored.read(f"{name}.npy")
    begin = 10 + struct.unpack_from("<H", content, 8)[0]
    head = literal_eval(content[10:begin].decode("latin-1"))
    shape: tuple[int, ...] = head["shape"]
    kind = KINDS[head["descr"]]
    numbers = struct.unpack_from(f"<{prod(shape)}{kind}", content, begin)
    return shape, array("d", numbers)
