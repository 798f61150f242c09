"""A table in memory: who is connected, whose turn it is to write, and what everybody is sent.

A room does one thing at a time (its lock). A choice is tried on the ledger, written, and only then acknowledged and
shown. Whenever it is not certain that the ledger equals what is written (another process was quicker, the database
failed), the ledger is doubtful and is opened again from storage before anything else happens.

The ledger is opened when somebody needs it. Who comes back with the mark of where the table stands needs nothing of it
before they do something: after a restart a thousand tables are there again without one of them being opened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ludoteca.kernel import asking
from ludoteca.kernel.contract import IllegalChoice, Match
from ludoteca.table import errors, sight
from ludoteca.table.bot_turns import BotTurns
from ludoteca.table.budgets import HARM
from ludoteca.table.campaigns import Episode, episode_of
from ludoteca.table.drafts import Draft, drafted
from ludoteca.table.editions import edition, telling
from ludoteca.table.errors import Refused
from ludoteca.table.ledger import CHAIN, CHOICE, CONCEDE, UNDO, UNDOS, Damaged, Ledger
from ludoteca.table.listener import Listener, check_seat
from ludoteca.table.marks import mark_of
from ludoteca.table.opening import load
from ludoteca.table.playing_on import PlayingOn
from ludoteca.table.protocol import NAME_LENGTH, clean
from ludoteca.table.questions import Questions
from ludoteca.table.rematch import sideboards
from ludoteca.table.replays import Replay
from ludoteca.table.series import Series
from ludoteca.table.storage import UNKNOWN, Entry, Player, Row, Standing, Taken
from ludoteca.table.talk import Talk

if TYPE_CHECKING:
    from ludoteca.table.rooms import Rooms

Done = TypeVar("Done")
logger = logging.getLogger(__name__)


class Room:
    """One table that somebody is using."""

    def __init__(self, table: str, house: Rooms) -> None:
        self.id = table
        self.house = house
        self._ledger: Ledger | None = None
        self.episode: Episode | None = None
        self.series: Series | None = None
        self.players: list[Player] = []
        self.touched = 0
        """How often the table was written to, as far as this room knows: whatever is beyond it, others have written."""
        self.writer = house.writer
        self.storage = house.storage
        self.thinkers = house.thinkers
        self.settings = house.settings
        self.watch = house.watch_clock
        self.is_aside = False
        """Whether something at this table did not come to an end: nothing is done here any more."""
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.doubtful = True
        """Whether the ledger has to be opened before it is used: it never was, or it may not be what is written."""
        self._certain = 0
        self.left_at = monotonic()
        self.bots = BotTurns(self)
        self.talk = Talk(self)
        self.questions = Questions(self)
        self.playing_on = PlayingOn(self)
        self.gallery = sight.Gallery()
        self._replay: Replay | None = None

    @property
    def is_open(self) -> bool:
        return self._ledger is not None

    @property
    def ledger(self) -> Ledger:
        """The match and what led there; there is one for whoever holds the room alone."""
        assert self._ledger is not None, f"table {self.id} has not been opened"
        return self._ledger

    # -- coming and going ----------------------------------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        if self.is_aside:
            raise Refused("aside", errors.ASIDE, 503)
        alike = sum(other.link.hash == listener.link.hash for other in self.listeners)
        if alike >= self.settings.sockets_per_link:
            raise Refused("busy", errors.FULL, 503)
        self.listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.gallery.keep([(other.shown, other.lang, other.shape) for other in self.listeners])
        self.left_at = monotonic()
        self.show_presence()

    def dismiss(self, link: str) -> None:
        """Send away everybody who came by a link that no longer opens anything."""
        for listener in list(self.listeners):
            if listener.link.hash == link:
                listener.dismiss()

    async def greet(self, listener: Listener, name: str | None, mark: str = "") -> None:
        """Answer a `hello`: with the first state, or the same in another language or under another name.

        To somebody who has it on their page already, as its `mark` tells, only that is said.
        """
        first = not listener.greeted
        self.house.note_greeting()
        if not (mark and first and await self._go_on(listener, name, mark)):
            async with self.alone():
                if await self._follow_others():
                    self.show_all()
                if name is not None and len(listener.link.seats) == 1:
                    await self._rename(listener.link.seats[0], clean(name, NAME_LENGTH))
                listener.greeted = True
                await self._show_whole(listener)
                await self.talk.show()
                await self.playing_on.show(listener)
        if first:
            self.show_presence()
        self.bots.wake()

    async def _go_on(self, listener: Listener, name: str | None, mark: str) -> bool:
        """Let somebody go on with what they have; false if that is not all there is, or nobody can tell."""
        async with self.lock:
            if self.is_aside:
                raise Refused("aside", errors.ASIDE, 503)
            standing = await self.house.standings.get(self.id)
            if standing is None or (self.is_open and (self.doubtful or standing.number != self.ledger.number)):
                return False
            told = telling(standing.game)
            seats = listener.link.seats
            for seat in seats or (None,):
                if mark == mark_of(standing, told, listener.link, seat, listener.lang, listener.shape):
                    break
            else:
                return False
            if name is not None and len(seats) == 1 and standing.players[seats[0]].name != clean(name, NAME_LENGTH):
                return False
            if not self.is_open:
                self.players, self.touched, self._certain = list(standing.players), standing.touched, standing.number
            listener.greeted, listener.shown, listener.mark = True, seat, mark
            if standing.lines != UNKNOWN:
                listener.log_read = standing.lines
            if self.is_open:
                await self._tell(listener)
            listener.send({"type": "unchanged", "number": standing.number})
            if standing.chatted:
                await self.talk.show()
        return True

    async def _rename(self, seat: int, name: str) -> None:
        if self.players[seat].name != name:
            await asyncio.to_thread(self.storage.rename, self.id, seat, name)
            self.players = await self._read_players()
            self.show_presence()

    async def _read_players(self) -> list[Player]:
        players = await asyncio.to_thread(self.storage.players, self.id)
        if not players:
            raise errors.gone()  # another process has removed the table
        return players

    # -- choices -------------------------------------------------------------------------------------------------

    async def choose(self, listener: Listener, seat: int, option: str, after: int, steps: Sequence[str] = ()) -> None:
        """Take a choice that answers position `after`, with the steps before it that nobody has seen.

        For those who make drafts it becomes another step, as long as it can be one. Otherwise all of them become
        choices at once, and are acknowledged when they are durable.
        """
        chain = [*steps, option]
        async with self._acting(listener, seat, [(CHOICE, each) for each in chain], after) as is_new:
            if not is_new:
                return
            draft = self._lengthened(listener, seat, steps, option) if listener.drafts or steps else None
            if draft is not None and listener.drafts:
                self._show_draft(listener, draft)
                return
            row = await self.write(seat, CHOICE, option, steps)
            asked = self.ledger.decision(seat)
            is_settled = bool(steps and asked is not None and asked.continues)
            listener.draft = None
            listener.send({"type": "ack", "number": row.number} | ({"settled": True} if is_settled else {}))
            self.show_all()
        self.bots.wake()

    async def act(self, listener: Listener, seat: int, kind: str, option: str, after: int) -> None:
        """Take an undo or a concession that answers position `after`; acknowledged once it is durable."""
        draft = listener.draft
        if kind == UNDO and draft is not None and draft.seat == seat:
            async with self.alone():
                self._show_draft(listener, self._drafted(seat, () if option == CHAIN else draft.steps[:-1]))
            return
        async with self._acting(listener, seat, [(kind, option)], after) as is_new:
            if not is_new:
                return
            row = await self.write(seat, kind, option)
            listener.draft = None
            listener.send({"type": "ack", "number": row.number})
            self.show_all()
        self.bots.wake()

    @asynccontextmanager
    async def _acting(
        self, listener: Listener, seat: int, deeds: list[tuple[str, str]], after: int
    ) -> AsyncIterator[bool]:
        """Let a listener act for a seat at position `after`; false if these very deeds are written already."""
        check_seat(listener, seat)
        async with self.alone():
            if after > self.ledger.number and await self._follow_others():
                self.show_all()
            if after < self.ledger.number:
                written = self.ledger.rows[after : after + len(deeds)]
                if [(row.seat, row.kind, row.option) for row in written] != [(seat, *deed) for deed in deeds]:
                    raise Refused("stale", errors.STALE, 409)
                listener.send({"type": "ack", "number": written[-1].number})
                yield False
                return
            if after > self.ledger.number:
                raise Refused("stale", errors.STALE, 409)
            with self.house.precedence.choice():
                yield True

    # -- drafts --------------------------------------------------------------------------------------------------

    def _drafted(self, seat: int, steps: Sequence[str], match: Match | None = None) -> Draft | None:
        """Try steps on the table as it is, or as a draft has it; None if they cannot be a draft."""
        over = self.ledger.outcome
        if over is not None:
            raise Refused("over", errors.OVER, 409, over.rule)
        try:
            with self.budget():
                return drafted(match or self.ledger.match, seat, steps)
        except IllegalChoice as error:
            raise Refused("illegal", error.reason, 409, error.rule) from None

    def _lengthened(self, listener: Listener, seat: int, steps: Sequence[str], option: str) -> Draft | None:
        """Add a step to a draft; None if it cannot be one. What is no draft cannot come before it."""
        before = listener.draft
        if before is None or (before.seat, before.steps) != (seat, tuple(steps)):
            before = self._drafted(seat, steps)
        if steps and before is None:
            raise Refused("illegal", errors.NO_DRAFT, 409)
        after = self._drafted(seat, [option], before.match if before is not None else None)
        return after and Draft(seat, (*steps, option), after.match)

    def _show_draft(self, listener: Listener, draft: Draft | None) -> None:
        listener.draft = draft
        steps = list(draft.steps) if draft is not None else []
        listener.send({"type": "drafted", "number": self.ledger.number, "steps": steps})
        self._show_state(listener, {})

    async def draft_again(self, listener: Listener, seat: int, steps: Sequence[str], after: int) -> None:
        """Give a draft back to somebody who has come back with it, as far as it can still be one."""
        check_seat(listener, seat)
        async with self.alone():
            if after != self.ledger.number:
                raise Refused("stale", errors.STALE, 409)
            self._show_draft(listener, self._drafted(seat, steps))

    def _rebase(self, listener: Listener) -> None:
        """Put a draft upon the position as it is now; one that has become impossible is given back with the reason."""
        draft = listener.draft
        if draft is None:
            return
        listener.draft = None
        try:
            listener.draft = self._drafted(draft.seat, draft.steps)
            if listener.draft is None:  # its steps are possible, but would now be choices
                raise Refused("stale", errors.STALE, 409)
        except Refused as refused:
            given_back = Refused("given_back", refused.reason, 409, refused.rule)
            listener.send({"type": "error", **given_back.to_json(listener.lang), "number": self.ledger.number})

    async def write(self, seat: int, kind: str, option: str, steps: Sequence[str] = ()) -> Row:
        """Do it on the ledger, after the steps that lead to it, and make all of it durable at once.

        Whatever goes wrong in between leaves the ledger doubtful.
        """
        with self.budget():
            self._check(seat, kind, option, steps)
        self._certain = self.ledger.number
        self.doubtful = True
        try:
            with self.budget():
                before = [self._try(seat, CHOICE, step) for step in steps]
                row = self._try(seat, kind, option)
        except IllegalChoice as error:
            self.doubtful = self.ledger.number != self._certain  # steps before it were done, and are not written
            raise Refused("illegal", error.reason, 409, error.rule) from None
        every = self.settings.snapshot_every
        position = self.ledger.saved if row.number // every > self._certain // every else None
        outcome, episode, series = self.ledger.outcome, self.episode, self.series
        result = None if outcome is None or episode is None else episode.result(outcome, self.players)
        winner = None if outcome is None or series is None else series.winner_by(outcome)
        try:
            await self.writer.append(Entry(self.id, row, before, position, result, winner))
        except Taken:
            await self._open_again()
            self.show_all()
            raise Refused("stale", errors.STALE, 409) from None
        except Exception as error:
            logger.exception("table %s: choice %d could not be written", self.id, row.number)
            raise Refused("busy", errors.BUSY, 503) from error
        self.doubtful = False
        self.touched += 1  # that is no news
        return row

    def _check(self, seat: int, kind: str, option: str, steps: Sequence[str]) -> None:
        over = self.ledger.outcome
        if over is not None:
            raise Refused("over", errors.OVER, 409, over.rule)
        if kind == UNDO and self.ledger.undos >= UNDOS:
            raise Refused("illegal", errors.UNDOS_SPENT, 409)
        if kind == CHOICE:
            decision = self.ledger.decision(seat)
            first = steps[0] if steps else option
            if decision is None or first not in decision.options:
                refusal = self.ledger.why_not(seat, first)
                raise Refused("illegal", refusal.reason if refusal else errors.NOT_ASKED, 409, refusal.rule)

    def _try(self, seat: int, kind: str, option: str) -> Row:
        if kind == CHOICE:
            return self.ledger.choose(seat, option)
        if kind == CONCEDE:
            return self.ledger.concede(seat)
        return self.ledger.undo(seat, option == CHAIN)

    @property
    def number(self) -> int:
        """Of the position that is certainly written."""
        return self._certain if self.doubtful else self.ledger.number

    # -- keeping up with storage ---------------------------------------------------------------------------------

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold the room alone: nobody else uses it meanwhile, and its ledger is what is written."""
        async with self.lock:
            if self.is_aside:
                raise Refused("aside", errors.ASIDE, 503)
            if self.doubtful:
                was_open = self.is_open
                await self._open_again()
                self.show_all(but_known=not was_open)
            yield

    async def ready(self) -> None:
        """Open it, if nobody has yet."""
        if not self.is_open:
            async with self.alone():
                pass

    @contextmanager
    def budget(self) -> Iterator[None]:
        """Do what the match has to do within the time that a table may take, or set the table aside."""
        try:
            with self.watch.within():
                yield
        except HARM as harm:
            self._set_aside(harm)
            raise Refused("aside", errors.ASIDE, 503) from None

    def _set_aside(self, harm: BaseException) -> None:
        """Do nothing here any more, and say so; what was written before stays."""
        logger.error("table %s is set aside: %r", self.id, harm)
        self.is_aside = True
        for listener in self.listeners:
            told = Refused("aside", errors.ASIDE, 503).to_json(listener.lang)
            listener.send({"type": "error", **told, "number": self.number})

    async def _open_again(self) -> None:
        try:
            record, ledger = await self.house.aside.do(load, self.storage, self.id)
        except Refused:
            raise
        except Exception as error:
            logger.exception("table %s could not be opened again", self.id)
            raise Refused("busy", errors.BUSY, 503) from error
        self._ledger = ledger
        self.episode = episode_of(record.campaign, ledger)
        self.series = record.series
        self.players = record.players
        self.touched = record.touched
        self.doubtful = False
        for one in [one for one in self.listeners if one.greeted]:
            await self._tell(one)

    async def _follow_others(self) -> bool:
        """Follow the rows that other processes have written; true if there were any."""
        rows = await asyncio.to_thread(self.storage.rows, self.id, self.ledger.number)
        try:
            for row in rows:
                self.ledger.follow(row)
        except Damaged:
            await self._open_again()
        return bool(rows)

    async def refresh(self) -> None:
        """Be as new as what is stored: rooms that nobody is in do not hear of news."""
        async with self.alone():
            if await self._follow_others():
                self.show_all()

    async def hear(self, touched: int) -> None:
        """Follow what another process may have written.

        If the database goes away meanwhile, that it was heard is not noted, and it is heard again; once rows have been
        followed they are shown, whatever becomes of the rest.
        """
        async with self.alone():
            players = await self._read_players()
            news = await self._follow_others()
            renamed, self.players = players != self.players, players
            if news or renamed:
                self.show_all()
            await self.talk.show()
            await self.playing_on.show(None)
            self.touched = touched
        self.bots.wake()

    def replay(self) -> Replay:
        """Return the match as a replay, once it is over."""
        if self._replay is None or self._replay.ledger is not self.ledger:
            self._replay = Replay(self.ledger)
        return self._replay

    # -- showing -------------------------------------------------------------------------------------------------

    @property
    def online(self) -> set[int]:
        return {seat for listener in self.listeners if listener.greeted for seat in listener.link.seats}

    def show_all(self, but_known: bool = False) -> None:
        """Show everybody the position as it is now; those who have seen the same and see the same get the same text.

        With `but_known` not to those who have come back with its mark.
        """
        made: dict[Any, tuple[bytes, sight.Seen]] = {}
        for listener in list(self.listeners):
            if listener.greeted and not (but_known and listener.mark and listener.mark == self._mark(listener)):
                self._rebase(listener)
                self._show_state(listener, made)

    def _show_state(self, listener: Listener, made: dict[Any, tuple[bytes, sight.Seen]]) -> None:
        listener.shown = sight.seat_shown(self.ledger, listener.link.seats, listener.shown)
        if not listener.changes:
            listener.seen = None
        who = (listener.link.hash, listener.shown, listener.lang, listener.shape)
        key = (*who, listener.log_read, listener.seen, listener.draft)
        if key not in made:
            made[key] = self._frame_for(listener)
        text, seen = made[key]
        if listener.show(text):
            listener.seen = seen if listener.seen is not None else self._shared(listener, seen)
            listener.log_read = self.ledger.log.last
        else:
            listener.seen = None

    def _shared(self, listener: Listener, seen: sight.Seen) -> sight.Seen:
        """Return what somebody else on the same link has on their page, if it is the same: later they get one text."""
        for other in self.listeners:
            if other.link.hash == listener.link.hash and other.seen is not None and other.seen.equals(seen):
                return other.seen
        return seen

    def _mark(self, listener: Listener) -> str:
        """Mark what is shown to a listener now."""
        ledger, link = self.ledger, listener.link
        if ledger.outcome is not None:
            return ""
        last = ledger.rows[-1] if ledger.rows else None
        digest, lines = (last.digest, last.lines) if last is not None else ("", UNKNOWN)
        by, number = edition(ledger.game), ledger.number
        standing = Standing(ledger.game.key, self.touched, by, ledger.secret, number, digest, lines, self.players)
        return mark_of(standing, telling(ledger.game.key), link, listener.shown, listener.lang, listener.shape)

    def _frame_for(self, listener: Listener) -> tuple[bytes, sight.Seen]:
        with self.budget():
            return self._drawn_for(listener)

    def _drawn_for(self, listener: Listener) -> tuple[bytes, sight.Seen]:
        ledger, seats, shown, lang = self.ledger, listener.link.seats, listener.shown, listener.lang
        names = sight.names_of(self.players, lang)
        campaign = self._campaign_json(listener)
        draft = listener.draft if listener.draft is not None and listener.draft.seat == shown else None
        facts = sight.facts(ledger, self.players, self.online, seats, shown, lang, listener.replay, campaign, draft)
        if self.series is not None:
            facts["series"] = self.series.to_json(ledger.outcome, listener.replay)
            facts["series"]["sideboards"] = sideboards(ledger, self.series, seats, lang)
            facts["replay"] = listener.replay if self.playing_on.is_match_over else None
        facts["mark"] = self._mark(listener)
        before = listener.seen
        if draft is None:
            painting = self.gallery.paint(ledger, shown, lang, listener.shape, names, facts["decisions"])
        else:
            below = before.painting if before is not None else None
            view = draft.view(shown)
            painting = asking.paint(ledger.game, view, facts["decisions"], lang, listener.shape, names, below)
        log = sight.log_json(ledger, seats, lang, names, listener.log_read)
        frame, seen = sight.frame_of(before, facts, painting, log)
        return msgspec.json.encode(frame), seen

    async def _show_whole(self, listener: Listener) -> None:
        """Show everything to somebody who has nothing, or of whom nobody knows what they have."""
        await self._tell(listener)
        listener.seen = None
        if not self.gallery.hung:
            await self._paint_first(listener)
        self._show_state(listener, {})

    async def _paint_first(self, listener: Listener) -> None:
        """Paint the first picture of a table apart, because it takes far longer than those that follow from it."""
        ledger, lang, shape = self.ledger, listener.lang, listener.shape
        seat = sight.seat_shown(ledger, listener.link.seats, listener.shown)
        names = sight.names_of(self.players, lang)
        with self.budget():
            view = ledger.view(seat)
            asked = sight.decisions_json(ledger.match, seat, lang, names) if ledger.ended is None else []
        try:
            painting = await self.house.aside.do(
                self._within, asking.paint, ledger.game, view, asked, lang, shape, names
            )
        except HARM as harm:
            self._set_aside(harm)
            raise Refused("aside", errors.ASIDE, 503) from None
        self.gallery.hang(ledger, seat, lang, shape, names, painting)

    def _within(self, work: Callable[..., Done], *given: object) -> Done:
        """Do something in another thread within the time that a table may take."""
        with self.watch.within():
            return work(*given)

    async def _tell(self, listener: Listener) -> None:
        """See to it that everything a listener has not read yet can be told."""
        viewer = sight.log_viewer(listener.link.seats)
        if not self.ledger.is_told(viewer, listener.lang, listener.log_read):
            await asyncio.to_thread(self.ledger.tell_since, viewer, listener.lang, listener.log_read)

    async def catch_up(self, listener: Listener) -> None:
        """Show where the match is now, not what was missed: what was waiting for a slow reader has gone."""
        async with self.alone():
            await self._show_whole(listener)

    async def look(self, listener: Listener, seat: int) -> None:
        """Show another seat of a link with several, if it is asked, too."""
        check_seat(listener, seat)
        async with self.alone():
            listener.shown = seat
            self._show_state(listener, {})

    def _campaign_json(self, listener: Listener) -> Any:
        if self.episode is None or not listener.campaign:
            return None
        return self.episode.to_json(listener.campaign, self.ledger.outcome, self.players, listener.lang)

    def show_presence(self) -> None:
        for listener in list(self.listeners):
            if listener.greeted:
                players = sight.players_json(self.players, self.online, listener.lang)
                devices = sum(other.link.hash == listener.link.hash for other in self.listeners)
                listener.send({"type": "presence", "players": players, "devices": devices})

    async def stop(self) -> None:
        await self.bots.stop()
