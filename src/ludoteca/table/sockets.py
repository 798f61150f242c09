"""One websocket: reads frames, checks them, answers every bad one with an error, and lives on until it is abused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludoteca.kernel import languages
from ludoteca.kernel.texts import Phrase
from ludoteca.table import drafts, errors, sight
from ludoteca.table.errors import Refused
from ludoteca.table.fairness import Turns
from ludoteca.table.invitation_storage import Link
from ludoteca.table.ledger import CHAIN, CONCEDE, STEP, UNDO
from ludoteca.table.limits import Bucket
from ludoteca.table.protocol import (
    Aim,
    Chat,
    Choose,
    Concede,
    Describe,
    Draft,
    Hello,
    Hint,
    Look,
    Nudge,
    Ping,
    Rematch,
    Said,
    Undo,
    Why,
    clean,
    read_frame,
)
from ludoteca.table.rematch import Invitation, invitation, staying
from ludoteca.table.room import Room
from ludoteca.table.settings import Settings
from ludoteca.table.wire import WRITING

GONE_CODE = 4404
ABUSE_CODE = 1008
SLOW_CODE = 1013
LAST_SECONDS = 2.0
CHAT_LENGTH = 280
NUDGE = ""
"""What a line of chat says that only reminds others of their turn: nobody can say nothing otherwise."""
SPECTATOR_NAME = Phrase("Spettatore", "Spectator")

MOVES = (Choose, Draft, Undo, Concede)
"""What goes on at once: everything else waits for a turn."""
logger = logging.getLogger(__name__)


def never(_: bytes) -> bool:
    """Send nothing at once: what waits is sent by a task."""
    return False


class Socket:
    """Somebody connected to a room by a link."""

    __slots__ = (
        "address_may_send",
        "campaign",
        "changes",
        "chat_read",
        "closed_with",
        "draft",
        "drafts",
        "faults",
        "frames",
        "greeted",
        "hinting",
        "hurries",
        "is_ending",
        "lang",
        "late",
        "link",
        "log_read",
        "mark",
        "name",
        "outgoing",
        "patience",
        "peer",
        "room",
        "seen",
        "settings",
        "shape",
        "shown",
        "token",
        "turns",
        "waiting_bytes",
        "watch",
        "websocket",
        "write",
        "writing",
    )

    def __init__(
        self,
        websocket: WebSocket,
        link: Link,
        token: str,
        watch: str,
        campaign: str,
        settings: Settings,
        peer: str,
        address_may_send: Callable[[], bool],
        turns: Turns,
    ) -> None:
        self.websocket = websocket
        self.link = link
        self.token = token
        self.watch = watch
        self.campaign = f"/c/{campaign}" if campaign else ""
        self.settings = settings
        self.peer = peer
        self.lang = "it"
        self.shape = "wide"
        self.name = ""
        self.greeted = False
        self.log_read = 0
        self.chat_read = 0
        self.shown: int | None = None
        self.mark = ""
        self.seen: sight.Seen | None = None
        self.changes = False
        self.drafts = False
        self.hurries = False
        self.draft: drafts.Draft | None = None
        self.late = False
        """A position could not be shown, because too much was waiting."""
        self.faults = 0
        self.frames = Bucket(settings.frames_per_second, settings.frames_burst)
        self.address_may_send = address_may_send
        self.turns = turns
        self.write: Callable[[bytes], bool] = websocket.scope.get("state", {}).get(WRITING, never)
        """Sends a text at once, if nothing keeps it from that."""
        self.outgoing: list[bytes] = []
        """Frames that wait to be sent. A connection is mostly idle: what it keeps meanwhile is kept small."""
        self.waiting_bytes = 0
        self.writing: asyncio.Task[None] | None = None
        """Sends what waits, while something does."""
        self.patience = asyncio.timeout(None)
        """Ends the connection at once when it has run out."""
        self.is_ending = False
        self.hinting: asyncio.Task[None] | None = None
        self.closed_with = 0

    @property
    def replay(self) -> str:
        return f"/r/{self.watch}"

    @property
    def invitation(self) -> Invitation:
        return invitation(self.link, self.token, self.watch, self.campaign.removeprefix("/c/"))

    @property
    def stay(self) -> Invitation:
        return staying(self.link, self.token, self.watch)

    def send(self, frame: dict[str, Any]) -> None:
        """Put a frame in the queue; a reader that is too slow loses its connection and may come back."""
        self._queue(msgspec.json.encode(frame))

    def dismiss(self) -> None:
        self._end(GONE_CODE)

    def _end(self, code: int) -> None:
        """End the connection, whatever it is waiting for."""
        if not self.is_ending:
            self.is_ending = True
            self.closed_with = self.closed_with or code
            self.patience.reschedule(asyncio.get_running_loop().time())

    def show(self, text: bytes) -> bool:
        """Put a position in the queue, unless so much is waiting that it would be old before it is read."""
        self.late = self.late or self.waiting_bytes > self.settings.late_bytes
        if not self.late:
            self._queue(text)
        return not self.late

    def _queue(self, text: bytes) -> None:
        if self.is_ending or (self.writing is None and self.write(text)):
            return
        full = len(self.outgoing) >= self.settings.queue_frames
        if full or (self.waiting_bytes and self.waiting_bytes + len(text) > self.settings.queue_bytes):
            self._end(SLOW_CODE)
            return
        self.waiting_bytes += len(text)
        self.outgoing.append(text)
        if self.writing is None:
            self.writing = asyncio.create_task(self._write(), name="writing")

    def send_error(self, refused: Refused, room: Room) -> None:
        self.send({"type": "error", **refused.to_json(self.lang), "number": room.number})

    # -- the life of a connection --------------------------------------------------------------------------------

    async def serve(self, room: Room) -> None:
        """Serve until the client goes or is sent away."""
        self.room: Room = room
        try:
            async with self.patience:
                await self._read(room)
        except TimeoutError:
            logger.debug("the connection was ended from here")
        finally:
            self.is_ending = True
            tasks = [task for task in (self.writing, self.hinting) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._close()

    async def _close(self) -> None:
        if self.websocket.application_state != WebSocketState.DISCONNECTED:
            try:
                await asyncio.wait_for(self.websocket.close(self.closed_with or 1000), LAST_SECONDS)
            except (RuntimeError, OSError, WebSocketDisconnect):
                logger.debug("the client was quicker to close")

    async def _write(self) -> None:
        """Send what waits, and what comes meanwhile."""
        try:
            while self.outgoing:
                text = self.outgoing.pop(0)
                try:
                    await self.websocket.send_text(text.decode())
                except (RuntimeError, OSError, WebSocketDisconnect):
                    self._end(0)  # the client has gone
                    return
                self.waiting_bytes -= len(text)
                del text  # whoever waits for the next position need not keep this one
                if self.late and not self.outgoing:
                    self.late = False
                    await self.room.catch_up(self)
        except Exception:
            logger.exception("table %s: a position could not be shown", self.room.id)
            self._end(SLOW_CODE)
        finally:
            self.writing = None

    async def _first(self, until: float) -> Any:
        """Hear from somebody who has not said hello, which may not take for ever."""
        async with asyncio.timeout_at(until):
            return await self.websocket.receive()

    async def _read(self, room: Room) -> None:
        greeting = asyncio.get_running_loop().time() + self.settings.hello_seconds
        while not self.closed_with:
            message = await (self.websocket.receive() if self.greeted else self._first(greeting))
            if message["type"] == "websocket.disconnect":
                return
            try:
                await self._hear(room, message.get("text"))
            except Refused as refused:
                await self.turns.take()
                self._count_fault(refused)
                self.send_error(refused, room)
                if refused.code == "gone":
                    self.closed_with = GONE_CODE
                elif refused.code in ("gathering", "busy", "aside") and not self.greeted:
                    self.closed_with = SLOW_CODE  # whoever is not let in comes back, and says hello again
            except Exception:
                # Whatever fails on our side (a database that is away, say) is no reason to lose the connection.
                logger.exception("table %s: a frame could not be answered", room.id)
                self.send_error(Refused("busy", errors.BUSY, 503), room)
                if not self.greeted:
                    self.closed_with = SLOW_CODE
        if self.writing is not None:
            await asyncio.wait((self.writing,), timeout=LAST_SECONDS)  # let the reason arrive before the end

    def _count_fault(self, refused: Refused) -> None:
        if refused.code in ("bad", "rate"):
            self.faults += 1
            if self.faults > self.settings.faults_allowed:
                self.closed_with = ABUSE_CODE

    # -- frames --------------------------------------------------------------------------------------------------

    async def _hear(self, room: Room, text: str | None) -> None:
        if not self.frames.take() or not self.address_may_send():
            raise Refused("rate", errors.RATE, 429)
        if text is None:
            raise Refused("bad", errors.NOT_TEXT)
        if len(text.encode("utf-8", "surrogatepass")) > self.settings.frame_bytes:
            raise Refused("bad", errors.TOO_LONG.fill(n=self.settings.frame_bytes))
        frame = read_frame(text)
        if not self.greeted and not isinstance(frame, (Hello, Ping)):
            raise Refused("bad", errors.HELLO_FIRST)
        if not isinstance(frame, MOVES):
            await self.turns.take()
        await self._answer(room, frame)

    async def _answer(self, room: Room, frame: Said) -> None:
        if isinstance(frame, Choose):
            await room.choose(self, frame.seat, frame.option, frame.after, frame.steps)
        elif isinstance(frame, Draft):
            await room.draft_again(self, frame.seat, frame.steps, frame.after)
        elif isinstance(frame, Undo):
            await room.act(self, frame.seat, UNDO, CHAIN if frame.chain else STEP, frame.after)
        elif isinstance(frame, Concede):
            await room.act(self, frame.seat, CONCEDE, "", frame.after)
        elif isinstance(frame, Hello):
            await self._greet(room, frame)
        elif isinstance(frame, Why):
            await room.questions.why(self, frame.seat, frame.option)
        elif isinstance(frame, Hint):
            self._ask_hint(room, frame.seat)
        elif isinstance(frame, Aim):
            await room.questions.aim(self, frame.seat, frame.thing, frame.dropped)
        elif isinstance(frame, Chat):
            await self._chat(room, frame.text)
        elif isinstance(frame, Nudge):
            await self._nudge(room)
        elif isinstance(frame, Rematch):
            await room.playing_on.ask(self, frame.sides)
        elif isinstance(frame, Look):
            await room.look(self, frame.seat)
        elif isinstance(frame, Describe):
            await room.questions.describe(self)
        else:
            self.send({"type": "pong"})

    async def _greet(self, room: Room, hello: Hello) -> None:
        self.lang = languages.best(hello.lang, "en")
        self.shape = hello.shape
        self.changes = hello.changes
        self.drafts = hello.drafts
        self.hurries = hello.hurry
        self.log_read = hello.log_from
        if hello.name is not None:
            self.name = clean(hello.name, 30)
        await room.greet(self, hello.name, hello.mark)

    async def _chat(self, room: Room, text: str) -> None:
        if not room.talk.may_say(self):
            raise Refused("rate", errors.RATE, 429)
        line = clean(text, CHAT_LENGTH)
        if not line:
            raise errors.bad("empty text")
        seats = self.link.seats
        if seats:
            await room.talk.say(seats[0], sight.names_of(room.players, self.lang)[seats[0]], line)
        else:
            await room.talk.say(None, self.name or SPECTATOR_NAME.say(self.lang), line)

    async def _nudge(self, room: Room) -> None:
        """Remind those whom everybody waits for."""
        await room.ready()
        if not room.talk.keeps_waiting(self.link.seats):
            raise Refused("illegal", errors.NOBODY_AWAITED, 409)
        if not room.talk.may_say(self):
            raise Refused("rate", errors.RATE, 429)
        seat = self.link.seats[0]
        await room.talk.say(seat, sight.names_of(room.players, self.lang)[seat], NUDGE)

    def _ask_hint(self, room: Room, seat: int) -> None:
        """Ask a bot for a hint; it may think for seconds, and meanwhile the socket goes on listening."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("busy", errors.BUSY, 503)
        self.hinting = asyncio.create_task(self._hint(room, seat), name="hint")

    async def _hint(self, room: Room, seat: int) -> None:
        try:
            await room.questions.hint(self, seat)
        except Refused as refused:
            self.send_error(refused, room)
        except Exception:
            logger.exception("table %s: a hint failed", room.id)
            self.send_error(Refused("busy", errors.BUSY, 503), room)
