"""Moments at which a server kills itself: around every write, commit, acknowledgement and position that is shown.

A server that is killed from outside dies at whatever it takes longest over. These die at the nth time that they come to
a certain moment, however short it is.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.engine.default import DefaultDialect

from ludoteca.table import storage
from ludoteca.table.room import Room
from ludoteca.table.sockets import Socket
from ludoteca.table.wire import Wire

POINTS: Final = (
    "before a write",
    "after a write",
    "before a commit",
    "in a commit",
    "after a commit",
    "before an ack",
    "after an ack",
    "before showing",
    "after showing one",
    "after showing all",
)
COMMIT_SECONDS: Final = 0.002
"""A commit takes about as long: a server that dies in one does so within that time of its beginning."""


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Fuse:
    """Counts down to the end of this process."""

    def __init__(self, point: str, times: int) -> None:
        self.point = point
        self.times = times

    def reach(self, point: str, end: Callable[[], None] = die) -> None:
        """Come to a point; the nth time at that which is meant is the last."""
        if point == self.point:
            self.times -= 1
            if self.times == 0:
                end()


def in_a_moment() -> None:
    """Die while something else goes on."""
    seconds = COMMIT_SECONDS * (time.time_ns() % 997) / 997

    def burn() -> None:
        time.sleep(seconds)
        die()

    threading.Thread(target=burn, daemon=True).start()


def is_writing() -> bool:
    """Tell whether choices are being written, and not a table, a name or the form of the database."""
    return threading.current_thread().name == "writing choices"


def arm(point: str, times: int) -> None:
    """Let this process die the nth time that it comes to a point."""
    fuse = Fuse(point, times)
    append, commit, send = storage._append, DefaultDialect.do_commit, Socket.send
    write, show, show_all = Wire.write, Room._show_state, Room.show_all

    def appending(db: Any, entry: storage.Entry) -> None:
        fuse.reach("before a write")
        append(db, entry)
        fuse.reach("after a write")

    def committing(dialect: Any, connection: Any) -> None:
        if not is_writing():
            return commit(dialect, connection)
        fuse.reach("before a commit")
        fuse.reach("in a commit", in_a_moment)
        commit(dialect, connection)
        fuse.reach("after a commit")

    def sending(socket: Socket, frame: dict[str, Any]) -> None:
        if frame["type"] == "ack":
            fuse.reach("before an ack")
        send(socket, frame)

    def writing(wire: Wire, text: bytes) -> bool:
        is_sent = write(wire, text)
        if is_sent and text.startswith(b'{"type":"ack"'):
            fuse.reach("after an ack")
        return is_sent

    def showing(room: Room, listener: Any, made: Any) -> None:
        show(room, listener, made)
        fuse.reach("after showing one")

    def showing_all(room: Room, **how: Any) -> None:
        fuse.reach("before showing")
        show_all(room, **how)
        fuse.reach("after showing all")

    replaced: dict[tuple[Any, str], Any] = {
        (storage, "_append"): appending,
        (DefaultDialect, "do_commit"): committing,
        (Socket, "send"): sending,
        (Wire, "write"): writing,
        (Room, "_show_state"): showing,
        (Room, "show_all"): showing_all,
    }
    for (owner, name), instead in replaced.items():
        setattr(owner, name, instead)
