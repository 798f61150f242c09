"""Many matches at once, in shared memory, played by worker processes.

>>> import numpy
>>> from ludoteca.rl.vector import Batch
>>> with Batch("lyon", matches=4, workers=0, seed=7) as batch:
...     for _ in range(10):
...         actions = numpy.zeros(4, int)  # the first option of whoever is asked
...         batch.step(actions)
...     batch.entities.shape[0], bool(batch.mask[:, 0].all())
(4, True)

Each place of the batch has a match, and each `step` one decision of it: `entities`, `globals`, `options`, `mask` hold
what the seat that is asked (`seats`) knows and may do. When a match ends, `over` is 1 for that step, `returns` has the
result of every seat, and the place goes on with the next match at once, whose seed follows from `seed`, the place and
the number of the match: not from the workers. A worker fills the arrays of its places in place; nothing is copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

from ludoteca.extras import require

require("numpy", "rl")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from ludoteca.kernel.contract import Match  # noqa: E402
from ludoteca.library import game as find_game  # noqa: E402
from ludoteca.rl.history import History  # noqa: E402
from ludoteca.rl.observation import Buffers, Spec, observe  # noqa: E402
from ludoteca.rl.turns import next_decision  # noqa: E402

LONGEST = 100_000
Shapes = dict[str, tuple[tuple[int, ...], str]]


class WorkerFailed(RuntimeError):
    """A worker process could not go on; what it said is the message."""


class Plan:
    """What all places of a batch have in common; travels to the workers."""

    def __init__(
        self,
        game: str,
        matches: int,
        seed: int,
        sizes: tuple[int, int, int],
        max_steps: int,
        tables: list[dict[str, Any]],
    ) -> None:
        self.game = game
        self.matches = matches
        self.seed = seed
        self.sizes = sizes
        self.max_steps = max_steps
        self.tables = tables
        """The settings of the places, in turn."""
        self.seats: int = find_game(game).new(seed=0, **tables[0]).seats

    def spec(self) -> Spec:
        return Spec.of(find_game(self.game), *self.sizes)

    def shapes(self) -> Shapes:
        """Return the shapes and kinds of all arrays, one entry for each match."""
        found: Shapes = {}
        for name, shape in self.spec().shapes.items():
            found[name] = ((self.matches, *shape), "i1" if name == "mask" else "i4")
        found["returns"] = ((self.matches, self.seats), "f4")
        for name in ("actions", "seats", "over", "cut", "steps"):
            found[name] = ((self.matches,), "i4")
        return found

    def match(self, place: int, number: int) -> Match:
        """Begin the match of this number at a place."""
        key = blake2b(f"{self.seed}/{place}/{number}".encode(), digest_size=8).digest()
        settings = self.tables[place % len(self.tables)]
        return find_game(self.game).new(seats=self.seats, seed=int.from_bytes(key, "big") >> 1, **settings)


def arrays_in(memory: SharedMemory, shapes: Shapes) -> dict[str, NDArray[Any]]:
    """Lay the arrays out one after another."""
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (shape, kind) in shapes.items():
        found[name] = np.ndarray(shape, np.dtype(kind), memory.buf, at)
        at += -(-found[name].nbytes // 64) * 64
    return found


def size_of(shapes: Shapes) -> int:
    return sum(-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for shape, kind in shapes.values()) or 64


class Places:
    """The matches at some places of a batch, and the arrays that they are told in."""

    def __init__(self, plan: Plan, arrays: dict[str, NDArray[Any]], places: Sequence[int]) -> None:
        self.plan = plan
        self.arrays = arrays
        self.places = places
        self.numbers = dict.fromkeys(places, 0)
        self.matches: dict[int, Match] = {}
        self.buffers: dict[int, Buffers] = {}
        self.histories: dict[int, History] = {}
        spec = plan.spec()
        for place in places:
            here = {name: array[place] for name, array in arrays.items()}
            buffers = Buffers(here["entities"], here["globals"], here["options"], here["mask"], spec)
            buffers.history = here["history"]
            self.buffers[place] = buffers
            self.histories[place] = History(spec.max_history)

    def begin(self) -> None:
        """Begin the first match at every place."""
        for place in self.places:
            self.numbers[place] = 0
            self._begin(place)

    def _begin(self, place: int) -> None:
        self.matches[place] = self.plan.match(place, self.numbers[place])
        self.numbers[place] += 1
        self.arrays["steps"][place] = 0
        self.histories[place].clear()
        self._tell(place, -1)

    def _tell(self, place: int, last: int) -> None:
        """Fill the arrays for whoever is asked next."""
        match = self.matches[place]
        decision = next_decision(match, last)
        assert decision is not None
        self.arrays["seats"][place] = decision.seat
        history = self.histories[place] if self.plan.sizes[2] else None
        if history is not None:
            history.note(match)
        observe(match, decision.seat, self.buffers[place], history)

    def step(self) -> None:
        """Make the chosen move at every place."""
        over, cut, returns = self.arrays["over"], self.arrays["cut"], self.arrays["returns"]
        for place in self.places:
            match = self.matches[place]
            seat, action = int(self.arrays["seats"][place]), int(self.arrays["actions"][place])
            decision = match.decision_of(seat)
            if decision is None or not 0 <= action < len(decision.raws):
                raise ValueError(f"match {place}: seat {seat} may not choose {action}: see mask")
            match.choose_raw(seat, decision.raws[action])
            self.arrays["steps"][place] += 1
            over[place] = match.outcome is not None
            cut[place] = match.outcome is None and match.step >= self.plan.max_steps
            if over[place] or cut[place]:
                returns[place] = [match.result_for(one) for one in range(match.seats)]
                self._begin(place)
            else:
                returns[place] = 0
                self._tell(place, seat)


def work(plan: Plan, name: str, places: list[int], pipe: Connection) -> None:
    """Be a worker: do what is said until nobody is there to say anything."""
    memory = SharedMemory(name)
    arrays = arrays_in(memory, plan.shapes())
    mine = Places(plan, arrays, places)
    try:
        while True:
            said = pipe.recv()
            try:
                getattr(mine, said)()
                pipe.send("")
            except Exception as error:
                pipe.send(f"{type(error).__name__}: {error}")
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        del mine, arrays
        memory.close()


class Batch:
    """Many matches that are played in step; see the module for what the arrays hold."""

    def __init__(
        self,
        game: str,
        matches: int,
        workers: int = 2,
        seed: int = 0,
        max_rows: int = 0,
        max_options: int = 0,
        history: int = 0,
        max_steps: int = LONGEST,
        tables: Sequence[dict[str, Any]] = ({},),
        **settings: Any,
    ) -> None:
        """Make a batch; without `workers` this process plays itself.

        `settings` are those of the game; with `tables` the places go through several, such as pairs of decks.
        """
        each = [{**settings, **table} for table in tables]
        self.plan = Plan(game, matches, seed, (max_rows, max_options, history), max_steps, each)
        self.spec = self.plan.spec()
        shapes = self.plan.shapes()
        self._memory = SharedMemory(create=True, size=size_of(shapes))
        self._arrays = arrays_in(self._memory, shapes)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._own = Places(self.plan, self._arrays, range(matches)) if workers == 0 else None
        context = get_context("spawn")
        for number in range(min(workers, matches)):
            near, far = context.Pipe()
            places = list(range(number, matches, min(workers, matches)))
            process = context.Process(target=work, args=(self.plan, self._memory.name, places, far), daemon=True)
            process.start()
            far.close()
            self._pipes.append(near)
            self._processes.append(process)
        self.reset()

    def __getattr__(self, name: str) -> NDArray[Any]:
        """Return one of the arrays: `entities`, `globals`, `options`, `mask`, `history`, `seats`, `over`, …"""
        arrays = self.__dict__.get("_arrays", {})
        if name in arrays:
            found: NDArray[Any] = arrays[name]
            return found
        raise AttributeError(name)

    def reset(self) -> None:
        """Begin anew, at every place with its first match."""
        self._all("begin")

    def step(self, actions: Any) -> None:
        """Choose an option, by its place, in every match."""
        self._arrays["actions"][:] = actions
        self._all("step")

    def _all(self, said: str) -> None:
        if self._own is not None:
            getattr(self._own, said)()
            return
        for pipe in self._pipes:
            pipe.send(said)
        wrong = [answer for answer in [self._answer(pipe) for pipe in self._pipes] if answer]
        if wrong:
            raise WorkerFailed("; ".join(wrong))

    def _answer(self, pipe: Connection) -> str:
        try:
            return str(pipe.recv())
        except (EOFError, ConnectionError):
            return "a worker process died"

    def close(self) -> None:
        """End the workers and give the memory back; the arrays are gone with it."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes, self._own, self._arrays = [], [], None, {}
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
