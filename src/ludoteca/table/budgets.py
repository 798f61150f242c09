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
from typing import Final

from ludoteca.kernel.frames import Endless

LOOK: Final = 0.05
"""Seconds between two looks at the clock."""


class Overrun(BaseException):
    """Something took more than its time. No Exception, so that nothing in between takes it for an ordinary failure."""


HARM: Final = (Overrun, Endless, MemoryError, RecursionError)
"""What a table does that cannot be played on."""


class Piece:
    """A piece of work of this thread, which may spend so many seconds on it; entered and left as a context."""

    __slots__ = ("ends", "fired", "is_part", "seconds", "thread", "watch")

    def __init__(self, watch: Watch, seconds: float) -> None:
        self.watch = watch
        self.seconds = seconds
        self.thread = threading.get_ident()
        self.fired = False

    def __enter__(self) -> None:
        around = self.watch.pieces.get(self.thread)
        self.is_part = around is not None and not around.fired
        """Whether it is part of a piece that is being watched."""
        if not self.is_part:
            self.ends = time_of(self.thread) + self.seconds
            self.watch.pieces[self.thread] = self

    def __exit__(self, *raised: object) -> None:
        if self.is_part:
            return
        with self.watch.lock:
            self.watch.pieces.pop(self.thread, None)
        if self.fired:
            _await_exception()


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

    def within(self, factor: float = 1.0) -> Piece:
        """Do something within the time that a piece of work may take, or a multiple of it; raises `Overrun`."""
        return Piece(self, self.seconds * factor)

    def _look(self) -> None:
        while not self.is_over.wait(LOOK):
            with self.lock:
                for piece in list(self.pieces.values()):
                    if not piece.fired and time_of(piece.thread) > piece.ends:
                        piece.fired = True
                        _interrupt(piece.thread)


def time_of(thread: int) -> float:
    """Return the processor time of a thread that lives; the time of day where the system has no such clock."""
    if thread == threading.get_ident():
        return _own_time()
    return time.clock_gettime(time.pthread_getcpuclockid(thread)) if HAS_CLOCKS else time.monotonic()


HAS_CLOCKS: Final = hasattr(time, "pthread_getcpuclockid")
_own_time: Final = time.thread_time if HAS_CLOCKS else time.monotonic


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
