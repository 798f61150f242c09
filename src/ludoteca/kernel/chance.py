"""The one source of randomness.

A live match draws from the operating system; a simulation from a seed; a test says what comes next; a replay
repeats what was recorded. Whatever the source, a game asks only `shuffle`, `roll` and `pick`, each with a label that
says what is being drawn, and the outcome can be recorded.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from secrets import randbelow, token_hex
from struct import unpack
from typing import Any, Final

from mypy_extensions import mypyc_attr


class ChanceError(Exception):
    """A script or a recording does not fit what the game asks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Chance from the operating system's entropy; the base of the other sources."""

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, each as likely."""
        return randbelow(n)

    def shuffle(self, things: list[int], label: str) -> list[int]:
        """Return the same things in a random order, as a new list."""
        order = things[:]
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def pick(self, n: int, label: str) -> int:
        """Draw one of n equally likely outcomes, from 0 to n - 1 (a coin, a marble from a bag)."""
        return self.below(n)

    def roll(self, sides: int, label: str) -> int:
        """Roll a die: 1 to `sides`."""
        return self.pick(sides, label) + 1

    def copy(self) -> Chance:
        return self

    def save(self) -> Any:
        return {"kind": "live"}


class Drawn(Exception):
    """Chance was asked for where there must be none."""


class NoChance(Chance):
    """No chance at all: for trying what must not depend on any."""

    def below(self, n: int) -> int:
        raise Drawn

    def shuffle(self, things: list[int], label: str) -> list[int]:
        raise Drawn

    def pick(self, n: int, label: str) -> int:
        raise Drawn


ALWAYS_FAIR: Final = 0x1_0000_0000 - 0x1_0000
"""A number of 32 bits below this one can be used for as many as 65,536 things: `Seeded.below` would not reject it."""


class Seeded(Chance):
    """Chance that repeats: BLAKE2b of the seed and a counter, the same on every machine and free to copy."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self._block: tuple[int, ...] = ()
        self._block_number = -1

    def below(self, n: int) -> int:
        limit = 0x1_0000_0000 - 0x1_0000_0000 % n
        while True:
            drawn = self.drawn
            if drawn >> 4 != self._block_number:
                self._block_number = drawn >> 4
                self._block = unpack("<16I", blake2b(f"{self.seed}/{self._block_number}".encode()).digest())
            self.drawn = drawn + 1
            number = self._block[drawn & 15]
            if number < limit:
                return number % n

    def shuffle(self, things: list[int], label: str) -> list[int]:
        """Shuffle as `Chance` does it, taking from the open block what `below` would take."""
        order = things[:]
        block = self._block
        for i in range(len(order) - 1, 0, -1):
            drawn = self.drawn
            if drawn >> 4 == self._block_number and block[drawn & 15] < ALWAYS_FAIR:
                self.drawn = drawn + 1
                j = block[drawn & 15] % (i + 1)
            else:
                j = self.below(i + 1)
                block = self._block
            order[i], order[j] = order[j], order[i]
        return order

    def copy(self) -> Chance:
        return Seeded(self.seed, self.drawn)

    def save(self) -> Any:
        return {"kind": "seeded", "seed": self.seed, "drawn": self.drawn}


class Scripted(Chance):
    """Chance told beforehand: a queue of outcomes for each label, and another source for what is not scripted.

    >>> chance = Scripted({"coin": [1], "deck 0": [[5, 3, 4]]})
    >>> chance.pick(2, "coin"), chance.shuffle([3, 4, 5], "deck 0")
    (1, [5, 3, 4])
    """

    def __init__(self, script: dict[str, list[Any]], otherwise: Chance | None = None) -> None:
        self.script: dict[str, list[Any]] = {label: list(outcomes) for label, outcomes in script.items()}
        self.otherwise: Chance = otherwise if otherwise is not None else Seeded(0)

    def shuffle(self, things: list[int], label: str) -> list[int]:
        queue = self.script.get(label)
        if not queue:
            return self.otherwise.shuffle(things, label)
        first: list[int] = list(queue.pop(0))
        rest = things[:]
        for thing in first:
            if thing not in rest:
                raise ChanceError(f"{label}: {thing} is not among the {len(things)} things being shuffled")
            rest.remove(thing)
        return first + self.otherwise.shuffle(rest, label)

    def pick(self, n: int, label: str) -> int:
        queue = self.script.get(label)
        if not queue:
            return self.otherwise.pick(n, label)
        outcome: int = queue.pop(0)
        if not 0 <= outcome < n:
            raise ChanceError(f"{label}: {outcome} is not below {n}")
        return outcome

    def roll(self, sides: int, label: str) -> int:
        """Let the script say what the die shows."""
        queue = self.script.get(label)
        if not queue:
            return self.otherwise.roll(sides, label)
        face: int = queue.pop(0)
        if not 1 <= face <= sides:
            raise ChanceError(f"{label}: {face} is not on a die with {sides} sides")
        return face

    def copy(self) -> Chance:
        return Scripted(self.script, self.otherwise.copy())

    def save(self) -> Any:
        script = {label: list(outcomes) for label, outcomes in self.script.items()}
        return {"kind": "scripted", "script": script, "otherwise": self.otherwise.save()}


class Recorded(Chance):
    """Chance that repeats a recording: (label, outcome) pairs in the order in which they were drawn."""

    def __init__(self, outcomes: list[tuple[str, Any]], otherwise: Chance | None = None) -> None:
        self.outcomes = list(outcomes)
        self.at = 0
        self.otherwise = otherwise

    def _take(self, label: str) -> Any:
        if self.at >= len(self.outcomes):
            raise ChanceError(f"the recording ends before {label!r} is drawn")
        recorded, outcome = self.outcomes[self.at]
        if recorded != label:
            raise ChanceError(f"the recording has {recorded!r} where the game draws {label!r}")
        self.at += 1
        return outcome

    def require_spent(self) -> None:
        """Raise `ChanceError` if the game has drawn less than was recorded."""
        if self.at < len(self.outcomes):
            raise ChanceError(f"the game drew {self.at} outcomes of chance, {len(self.outcomes)} were recorded")

    def _is_spent(self) -> bool:
        return self.otherwise is not None and self.at >= len(self.outcomes)

    def shuffle(self, things: list[int], label: str) -> list[int]:
        if self._is_spent() and self.otherwise is not None:
            return self.otherwise.shuffle(things, label)
        outcome = self._take(label)
        if not is_order_of(outcome, things):
            raise ChanceError(f"{label}: the recorded order is not an order of these {len(things)} things")
        return list(outcome)

    def pick(self, n: int, label: str) -> int:
        if self._is_spent() and self.otherwise is not None:
            return self.otherwise.pick(n, label)
        outcome = self._take(label)
        if not isinstance(outcome, int) or not 0 <= outcome < n:
            raise ChanceError(f"{label}: {outcome!r} is not a number below {n}")
        return outcome

    def roll(self, sides: int, label: str) -> int:
        if self._is_spent() and self.otherwise is not None:
            return self.otherwise.roll(sides, label)
        face = self._take(label)
        if not isinstance(face, int) or not 1 <= face <= sides:
            raise ChanceError(f"{label}: {face!r} is not on a die with {sides} sides")
        return face

    def copy(self) -> Chance:
        fresh = Recorded(self.outcomes, self.otherwise.copy() if self.otherwise is not None else None)
        fresh.at = self.at
        return fresh

    def save(self) -> Any:
        rest = [[label, outcome] for label, outcome in self.outcomes[self.at :]]
        return {
            "kind": "recorded",
            "outcomes": rest,
            "otherwise": self.otherwise.save() if self.otherwise is not None else None,
        }


class Sealed(Chance):
    """Chance that follows from a secret: the n-th outcome depends on nothing but the secret, n and its label.

    Whoever was shown the seal before, the hash of the secret, can tell from the secret that nothing was changed since.
    A copy draws something else: it is another match, and must not tell what this one will draw.
    """

    def __init__(self, secret: str, drawn: int = 0) -> None:
        self.secret = secret
        self.drawn = drawn
        """How many outcomes have been drawn."""

    def _next(self, label: str) -> Seeded:
        seed = blake2b(f"{self.secret}/{self.drawn}/{label}".encode()).digest()
        self.drawn += 1
        return Seeded(int.from_bytes(seed, "big"))

    def below(self, n: int) -> int:
        return self._next("").below(n)

    def shuffle(self, things: list[int], label: str) -> list[int]:
        return self._next(label).shuffle(things, label)

    def pick(self, n: int, label: str) -> int:
        return self._next(label).below(n)

    def copy(self) -> Chance:
        return Chance()


def new_secret() -> str:
    """Make a secret that nobody guesses."""
    return token_hex(32)


def seal_of(secret: str) -> str:
    """Return what can be shown of a secret before it may be known."""
    return sha256(secret.encode()).hexdigest()


class Proven(Recorded):
    """A recording of which every outcome must be the one that follows from a secret."""

    def __init__(self, outcomes: list[tuple[str, Any]], sealed: Sealed) -> None:
        super().__init__(outcomes)
        self.sealed = sealed

    def shuffle(self, things: list[int], label: str) -> list[int]:
        order = super().shuffle(things, label)
        if order != self.sealed.shuffle(things, label):
            raise ChanceError(f"{label}: the recorded order does not follow from the secret")
        return order

    def pick(self, n: int, label: str) -> int:
        outcome = super().pick(n, label)
        if outcome != self.sealed.pick(n, label):
            raise ChanceError(f"{label}: {outcome} does not follow from the secret")
        return outcome

    def roll(self, sides: int, label: str) -> int:
        face = super().roll(sides, label)
        if face != self.sealed.roll(sides, label):
            raise ChanceError(f"{label}: {face} does not follow from the secret")
        return face


class Tape(Chance):
    """Chance that notes what another source gives, to be recorded: what a session hands to its match."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.drawn: list[tuple[str, Any]] = []
        """What was drawn since somebody last took note."""

    def take(self) -> list[tuple[str, Any]]:
        """Return what was drawn since the last time."""
        drawn = self.drawn
        self.drawn = []
        return drawn

    def shuffle(self, things: list[int], label: str) -> list[int]:
        order = self.source.shuffle(things, label)
        self.drawn.append((label, list(order)))
        return order

    def pick(self, n: int, label: str) -> int:
        outcome = self.source.pick(n, label)
        self.drawn.append((label, outcome))
        return outcome

    def roll(self, sides: int, label: str) -> int:
        face = self.source.roll(sides, label)
        self.drawn.append((label, face))
        return face

    def copy(self) -> Chance:
        return self.source.copy()

    def save(self) -> Any:
        return self.source.save()


def is_order_of(outcome: Any, things: list[int]) -> bool:
    """Tell whether a recorded outcome, which may be anything, holds exactly these things."""
    if not isinstance(outcome, list) or not all(type(thing) is int for thing in outcome):
        return False
    return sorted(outcome) == sorted(things)


def restored(saved: Any) -> Chance:
    """Return the source that `save` described."""
    kind = saved.get("kind")
    if kind == "live":
        return Chance()
    if kind == "seeded":
        return Seeded(saved["seed"], saved["drawn"])
    if kind == "scripted":
        return Scripted(saved["script"], restored(saved["otherwise"]))
    if kind == "recorded":
        otherwise = saved.get("otherwise")
        return Recorded(
            [(label, outcome) for label, outcome in saved["outcomes"]], restored(otherwise) if otherwise else None
        )
    raise ChanceError(f"unknown source of chance {kind!r}")
