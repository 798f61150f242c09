"""A finished match, step by step: what was taken back is not in it, and nobody has secrets any more."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ludoteca.kernel.chance import Chance, Recorded
from ludoteca.kernel.contract import SPECTATOR, Event
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.history import CHOICE, CONCEDED
from ludoteca.kernel.texts import Phrase, with_names
from ludoteca.table import errors, sight
from ludoteca.table.errors import Refused
from ludoteca.table.ledger import Ledger, begun, history_of
from ludoteca.table.storage import Player


class Replay:
    """The steps of a finished match: step N is the position after N choices."""

    def __init__(self, ledger: Ledger) -> None:
        if ledger.match.outcome is None:
            raise Refused("playing", errors.GOES_ON, 409)
        history = history_of(ledger.match)
        self.ledger = ledger
        self.base = history.base
        self.drawn = history.outcomes(len(history.noted))
        self.choices = [(e.kind, e.seat, e.text) for e in history.entries if e.kind in (CHOICE, CONCEDED)]

    @property
    def steps(self) -> int:
        return len(self.choices)

    def position(self, step: int) -> FrameMatch:
        if not 0 <= step <= self.steps:
            raise Refused("bad", errors.NO_STEP.fill(n=self.steps), 404)
        match, _ = self._begin()
        for choice in self.choices[:step]:
            self._do(match, choice)
        match.chance = Chance()
        return match

    def _begin(self) -> tuple[FrameMatch, list[Event]]:
        match = begun(self.ledger.game.restore(self.base))
        match.chance = Recorded(self.drawn)
        match.settle()
        return match, list(match.happened)

    def _do(self, match: FrameMatch, choice: tuple[str, int, str]) -> list[Event]:
        kind, seat, option = choice
        return list(match.concede(seat) if kind == CONCEDED else match.choose(seat, option))

    @cached_property
    def told(self) -> list[tuple[int, Phrase, str]]:
        """Every line with the step it belongs to and its rule, told by somebody who knows all of it."""
        match, events = self._begin()
        lines = self._lines(0, match, events)
        for step, choice in enumerate(self.choices, 1):
            lines += self._lines(step, match, self._do(match, choice))
        return lines

    def _lines(self, step: int, match: FrameMatch, events: list[Event]) -> list[tuple[int, Phrase, str]]:
        game = self.ledger.game
        views: dict[int, Any] = {}
        lines = []
        for event in events:
            viewer = witness(event, match.seats)
            if viewer not in views:
                views[viewer] = match.view_to_tell(None if viewer == SPECTATOR else viewer, events)
            seen = event.seen_by(viewer)
            text = Phrase(game.tell(views[viewer], seen, "it"), game.tell(views[viewer], seen, "en"))
            if text.it:
                lines.append((step, text, event.rule))
        return lines

    # -- as JSON -------------------------------------------------------------------------------------------------

    def to_json(self, players: list[Player], lang: str) -> dict[str, Any]:
        names = sight.names_of(players, lang)
        return {
            "game": self.ledger.game.key,
            "players": sight.players_json(players, (), lang),
            "steps": self.steps,
            "outcome": sight.outcome_json(self.ledger.match.outcome, names),
            "log": [
                {"step": step, "text": with_names(text.say(lang), names), "rule": rule}
                for step, text, rule in self.told
            ],
        }

    def step_json(
        self, step: int, seat: int | None, players: list[Player], lang: str, shape: str = "wide"
    ) -> dict[str, Any]:
        match = self.position(step)
        if seat is not None and not 0 <= seat < match.seats:
            raise errors.bad(f"seat {seat}")
        names = sight.names_of(players, lang)
        view = match.view(seat)
        asked = [f"{names[d.seat]}: {with_names(d.prompt.say(lang), names)}" for d in match.decisions]
        return {
            "step": step,
            "steps": self.steps,
            "svg": sight.picture(self.ledger, view, [], lang, shape, names),
            "description": sight.description(self.ledger, view, lang, names),
            "prompt": " · ".join(asked),
        }


def witness(event: Event, seats: int) -> int:
    """Somebody who knows the whole event; whoever did it, if possible."""
    candidates = [event.seat, *range(seats)]
    return next((viewer for viewer in candidates if viewer >= 0 and event.known_to(viewer)), SPECTATOR)
