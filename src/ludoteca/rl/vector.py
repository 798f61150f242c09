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

from ludoteca.kernel.contract import Match, Raw  # noqa: E402
from ludoteca.library import game as find_game  # noqa: E402
from ludoteca.rl.history import History  # noqa: E402
from ludoteca.rl.observation import Buffers, Spec, observe  # noqa: E402
from ludoteca.rl.turns import next_offer  # noqa: E402

LONGEST = 100_000
TOLD = ("actions", "seats", "over", "cut", "steps", "returns")
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
        shapes: Shapes = {}
        for name, shape in self.spec().shapes.items():
            shapes[name] = ((self.matches, *shape), "i1" if name == "mask" else "i4")
        shapes["returns"] = ((self.matches, self.seats), "f4")
        for name in ("actions", "seats", "over", "cut", "steps"):
            shapes[name] = ((self.matches,), "i4")
        return shapes

    def match(self, place: int, number: int) -> Match:
        """Begin the match of this number at a place."""
        key = blake2b(f"{self.seed}/{place}/{number}".encode(), digest_size=8).digest()
        settings = self.tables[place % len(self.tables)]
        return find_game(self.game).new(seats=self.seats, seed=int.from_bytes(key, "big") >> 1, **settings)


def arrays_in(memory: SharedMemory, shapes: Shapes) -> dict[str, NDArray[Any]]:
    """Lay the arrays out one after another."""
    arrays: dict[str, NDArray[Any]] = {}
    offset = 0
    for name, (shape, kind) in shapes.items():
        arrays[name] = np.ndarray(shape, np.dtype(kind), memory.buf, offset)
        offset += -(-arrays[name].nbytes // 64) * 64
    return arrays


def size_of(shapes: Shapes) -> int:
    return sum(-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for shape, kind in shapes.values()) or 64


class Places:
    """The matches at some places of a batch, and the arrays that they are told in."""

    def __init__(self, plan: Plan, arrays: dict[str, NDArray[Any]], first: int, apart: int) -> None:
        """Take every so many-th place from the first on."""
        self.plan = plan
        self.places = range(first, plan.matches, apart)
        self.arrays = {name: arrays[name][first::apart] for name in TOLD}
        """Of these places alone, what is told for all of them at once."""
        self.matches: list[Match] = []
        self.numbers = [0] * len(self.places)
        self.seats = [0] * len(self.places)
        self.raws: list[list[Raw]] = [[] for _ in self.places]
        """What may be chosen now."""
        spec = plan.spec()
        self.buffers = [buffers_in(spec, arrays, place) for place in self.places]
        self.histories = [History(spec.max_history) if spec.max_history else None for _ in self.places]

    def begin(self) -> None:
        """Begin the first match at every place."""
        self.numbers = [0] * len(self.places)
        self.matches = [self._first(here) for here in range(len(self.places))]
        for here in range(len(self.places)):
            self._tell(here, -1)
        self._write_rest({}, [0] * len(self.places))

    def _first(self, here: int) -> Match:
        """Return the next match at a place; it tells events only to a history."""
        match = self.plan.match(self.places[here], self.numbers[here])
        self.numbers[here] += 1
        history = self.histories[here]
        if history is None:
            match.tell_nothing()
        else:
            history.clear()
        return match

    def _tell(self, here: int, last: int) -> None:
        """Fill the arrays for whoever is asked next."""
        match, history = self.matches[here], self.histories[here]
        asked = next_offer(match, last)
        assert asked is not None
        seat, raws, _ = asked
        self.seats[here] = seat
        self.raws[here] = raws
        if history is not None:
            history.note(match)
        observe(match, seat, self.buffers[here], history)

    def step(self) -> None:
        """Make the chosen move at every place."""
        ended: dict[int, Match] = {}
        cut = [0] * len(self.places)
        for here, action in enumerate(self.arrays["actions"].tolist()):
            match, seat, raws = self.matches[here], self.seats[here], self.raws[here]
            if not 0 <= action < len(raws):
                raise ValueError(f"match {self.places[here]}: seat {seat} may not choose {action}: see mask")
            match.choose_raw(seat, raws[action])
            over = match.outcome is not None
            if over or match.step >= self.plan.max_steps:
                cut[here] = int(not over)
                ended[here] = match
                self.matches[here] = self._first(here)
                seat = -1
            self._tell(here, seat)
        self._write_rest(ended, cut)

    def _write_rest(self, ended: dict[int, Match], cut: list[int]) -> None:
        """Tell who is asked, and what has ended how."""
        told = self.arrays
        told["seats"][:] = self.seats
        told["cut"][:] = cut
        told["steps"][:] = [match.step for match in self.matches]
        told["over"][:] = 0
        told["returns"][:] = 0
        for here, match in ended.items():
            told["over"][here] = match.outcome is not None
            told["returns"][here] = [match.result_for(seat) for seat in range(match.seats)]


def buffers_in(spec: Spec, arrays: dict[str, NDArray[Any]], place: int) -> Buffers:
    """Return the arrays of one place, to be filled."""
    entities, told, options, mask = [arrays[name][place] for name in ("entities", "globals", "options", "mask")]
    buffers = Buffers(entities, told, options, mask, spec)
    buffers.history = arrays["history"][place]
    return buffers


def work(plan: Plan, name: str, first: int, apart: int, pipe: Connection) -> None:
    """Be a worker: do what is said until nobody is there to say anything."""
    memory = SharedMemory(name)
    arrays = arrays_in(memory, plan.shapes())
    mine = Places(plan, arrays, first, apart)
    try:
        while True:
            command = pipe.recv()
            try:
                getattr(mine, command)()
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
        self._own = Places(self.plan, self._arrays, 0, 1) if workers == 0 else None
        context = get_context("spawn")
        apart = min(workers, matches)
        for number in range(apart):
            near, far = context.Pipe()
            given = (self.plan, self._memory.name, number, apart, far)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            far.close()
            self._pipes.append(near)
            self._processes.append(process)
        self.reset()

    def __getattr__(self, name: str) -> NDArray[Any]:
        """Return one of the arrays: `entities`, `globals`, `options`, `mask`, `history`, `seats`, `over`, …"""
        arrays = self.__dict__.get("_arrays", {})
        if name in arrays:
            array: NDArray[Any] = arrays[name]
            return array
        raise AttributeError(name)

    def reset(self) -> None:
        """Begin anew, at every place with its first match."""
        self._all("begin")

    def step(self, actions: Any) -> None:
        """Choose an option, by its place, in every match."""
        self._arrays["actions"][:] = actions
        self._all("step")

    def _all(self, command: str) -> None:
        if self._own is not None:
            getattr(self._own, command)()
            return
        for pipe in self._pipes:
            pipe.send(command)
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
