"""Questions about a position: why something is not allowed, what leads to a thing, what a bot would do."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING

from ludoteca.kernel import asking
from ludoteca.kernel.contract import Match
from ludoteca.kernel.gestures import meant_by
from ludoteca.kernel.texts import Phrase, with_names
from ludoteca.table import aiming, errors, sight
from ludoteca.table.drafts import why_not
from ludoteca.table.dropping import Landing, landing
from ludoteca.table.errors import Refused
from ludoteca.table.listener import Listener, check_seat
from ludoteca.table.pools import Who

if TYPE_CHECKING:
    from ludoteca.table.room import Room


class Questions:
    """Answers what is asked in a room; nothing changes there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.hinting: set[int] = set()
        """Seats for which a bot is thinking of a hint: one at a time each, however many sockets ask."""

    def _match_of(self, listener: Listener, seat: int) -> Match:
        """Return the position that a listener asks about: the table's, or that of their draft."""
        draft = listener.draft
        return draft.match if draft is not None and draft.seat == seat else self.room.ledger.match

    async def why(self, listener: Listener, seat: int, option: str) -> None:
        check_seat(listener, seat)
        async with self.room.alone():
            match = self._match_of(listener, seat)
            with self.room.budget():
                decision = match.decision_of(seat)
                allowed = decision is not None and option in decision.options
                refusal = why_not(match, seat, option)
        frame = {"type": "why", "option": option, "allowed": allowed, "rule": "", "text": ""}
        if not allowed:
            reason = refusal.reason if refusal else errors.NOT_ASKED
            frame |= {"rule": refusal.rule, "text": self._named(reason, listener.lang)}
        listener.send(frame)

    async def aim(self, listener: Listener, seat: int, thing: str, dropped: str = "") -> None:
        """Tell the ways, or why not, when somebody points at a thing that is not offered yet, or drops one on it."""
        check_seat(listener, seat)
        async with self.room.alone():
            match = self._match_of(listener, seat)
            landed = await asyncio.to_thread(self._landing, match.copy(), seat, thing, dropped)
            names = sight.names_of(self.room.players, listener.lang)
            told = [way.to_json(listener.lang, names) for way in landed.ways]
            number = self.room.ledger.number
            frame = {"type": "aimed", "number": number, "thing": thing, "dropped": dropped, "ways": told}
            if landed.refusal:
                text = self._named(landed.refusal.reason, listener.lang)
                frame["refusal"] = {"text": text, "rule": landed.refusal.rule}
            listener.send(frame)

    def _landing(self, match: Match, seat: int, thing: str, dropped: str) -> Landing:
        with self.room.budget():
            if dropped:
                return landing(match, seat, dropped, thing)
            meant = meant_by(asking.gestures(match.game, "en")["aims"], thing)
            return Landing(aiming.ways(match, seat, meant))

    async def hint(self, listener: Listener, seat: int) -> None:
        check_seat(listener, seat)
        async with self.room.alone():
            if self.room.ledger.outcome is not None:
                raise Refused("over", errors.OVER, 409)
            match = self._match_of(listener, seat)
            if match.decision_of(seat) is None:
                raise Refused("illegal", errors.NOT_ASKED, 409)
            who = Who(listener.peer)
            if seat in self.hinting or self.room.thinkers.is_crowded(who):
                raise Refused("busy", errors.BUSY, 503)
            with self.room.budget():
                number, position = self.room.ledger.number, match.imagine(seat, SystemRandom()).save()
            self.hinting.add(seat)
        try:
            key, bot = self.room.ledger.game.key, self.room.settings.hint_bot
            advice = await self.room.thinkers.advise(key, bot, seat, position, listener.lang, who)
        finally:
            self.hinting.discard(seat)
        async with self.room.alone():
            decision = self._match_of(listener, seat).decision_of(seat)
            option = decision.options.find(advice["option"]) if decision is not None and advice is not None else None
            if option is None or advice is None:
                code, reason = ("busy", errors.BUSY) if number == self.room.ledger.number else ("stale", errors.STALE)
                raise Refused(code, reason, 503)
            label = self._named(option.phrase, listener.lang)
            names = sight.names_of(self.room.players, listener.lang)
            why = [with_names(reason, names) for reason in advice["why"]]
            hint = {"seat": seat, "option": option.id, "label": label, "why": why, "rule": advice["rule"]}
            listener.send({"type": "hint", **hint})

    def _named(self, phrase: Phrase, lang: str) -> str:
        return with_names(phrase.say(lang), sight.names_of(self.room.players, lang))

    async def describe(self, listener: Listener) -> None:
        """Put the position in words for somebody who asks."""
        async with self.room.alone():
            names = sight.names_of(self.room.players, listener.lang)
            with self.room.budget():
                lines = sight.description(self.room.ledger, self.room.ledger.view(listener.shown), listener.lang, names)
            listener.send({"type": "description", "number": self.room.ledger.number, "lines": lines})
