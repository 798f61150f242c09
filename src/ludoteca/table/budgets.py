"""How long one table may keep the server's thread: what takes longer is interrupted, and the table is set aside.

A choice, a question or a picture takes milliseconds. Cards that loop, or grow without an end, must not cost other
tables more than one such moment. The kernel counts what a choice sets going (`frames.MOST_RUNS`); this watches the
clock, for everything that nobody counts: the thread's own, where the system has one, so that a busy machine sets no
table aside. A thread cannot be killed, but an exception can be raised in it from outside: it arrives between two
instructions of interpreted code.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from ludoteca.kernel.frames import Endless

LOOK: Final = 0.05
"""Seconds between two looks at the clock."""


class Overrun(BaseException):
    """Something took more than its time. No Exception, so that nothing in between takes it for an ordinary failure."""


HARM: Final = (Overrun, Endless, MemoryError, RecursionError)
"""What a table does that cannot be played on."""


class Piece:
    """A piece of work that a thread is at, and may spend so many seconds on."""

    __slots__ = ("clock", "ends", "fired", "thread")

    def __init__(self, thread: int, seconds: float) -> None:
        self.thread = thread
        self.clock = clock_of(thread)
        self.ends = self.clock() + seconds
        self.fired = False


class Watch:
    """Looks after pieces of work that must not take longer than so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.pieces: dict[int, Piece] = {}
        """By thread: a thread is at one at a time."""
        self.lock = threading.Lock()
        self.is_over = threading.Event()
        self.thread: threading.Thread | None = None

    def start(self) -> None:
        self.thread = threading.Thread(target=self._look, name="watching the clock", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.is_over.set()
        if self.thread is not None:
            self.thread.join()

    @contextmanager
    def within(self, factor: float = 1.0) -> Iterator[None]:
        """Do something within the time that a piece of work may take, or a multiple of it; raises `Overrun`."""
        thread = threading.get_ident()
        around = self.pieces.get(thread)
        if around is not None and not around.fired:
            yield  # part of a piece that is being watched
            return
        piece = Piece(thread, self.seconds * factor)
        self.pieces[thread] = piece
        try:
            yield
        finally:
            with self.lock:
                self.pieces.pop(thread, None)
            if piece.fired:
                _await_exception()

    def _look(self) -> None:
        while not self.is_over.wait(LOOK):
            with self.lock:
                for piece in list(self.pieces.values()):
                    if not piece.fired and piece.clock() > piece.ends:
                        piece.fired = True
                        _interrupt(piece.thread)


def clock_of(thread: int) -> Callable[[], float]:
    """Return a clock of the processor time of a thread that lives; of the time of day where there is none."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    return partial(time.clock_gettime, time.pthread_getcpuclockid(thread))


def _interrupt(thread: int) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(Overrun))


def _await_exception() -> None:
    """Take the exception that is on its way, if it has not arrived yet, and raise one that has a place to arrive at."""
    try:
        ends = time.monotonic() + LOOK
        while time.monotonic() < ends:
            pass
    except Overrun:
        raise Overrun from None
