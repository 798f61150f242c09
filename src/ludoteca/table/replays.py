"""A finished match, step by step: what was taken back is not in it, and nobody has secrets any more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from ludoteca.kernel import asking, replays
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import Event, Match
from ludoteca.kernel.game import HasCounts
from ludoteca.kernel.session import Session
from ludoteca.kernel.tallies import EVERYBODY, Counts, Face, Feat, Tally, Turning, tally
from ludoteca.kernel.texts import Phrase, with_names
from ludoteca.table import errors, sight
from ludoteca.table.errors import Refused
from ludoteca.table.ledger import Damaged, Ledger
from ludoteca.table.storage import Player

KEPT_EVERY: Final = 25
"""After so many choices a position is kept when somebody reads that far."""
MOST_LINES: Final = 4
"""What is told of the moment on which a match turned."""
NOTHING_COUNTED: Final[dict[str, Any]] = {
    "moments": [], "called": [], "steps": [], "lines": [], "goal": 0, "stars": [0, 0], "turning": None, "effort": "",
    "seats": [],
}  # fmt: skip


class Replay:
    """The steps of a finished match: step N is the position after N choices."""

    def __init__(self, ledger: Ledger) -> None:
        if ledger.outcome is None:
            raise Refused("playing", errors.GOES_ON, 409)
        self.ledger = ledger
        self.kept: dict[int, Match] = {}
        """Positions on the way, by the number of choices before them."""

    @cached_property
    def session(self) -> Session:
        """The whole match, every position compared with what it was."""
        try:
            return self.ledger.whole().session
        except Damaged as damage:
            raise Refused("gone", errors.DAMAGED, 410) from damage

    @property
    def steps(self) -> int:
        return len(self.session.steps)

    def position(self, step: int) -> Match:
        """Return a match as this one was after so many choices, followed from the nearest position that is kept."""
        if not 0 <= step <= self.steps:
            raise Refused("bad", errors.NO_STEP.fill(n=self.steps), 404)
        whole, done = self.session, step - step % KEPT_EVERY
        while done and done not in self.kept:
            done -= KEPT_EVERY
        again = Session(self.kept[done].copy(), whole.base, Chance(), whole.opening) if done else whole.again()
        for number, choice in enumerate(whole.steps[done:step], done + 1):
            again.follow(choice)
            if number % KEPT_EVERY == 0:
                self.kept[number] = again.match.copy()
        again.match.draw_from(Chance())
        return again.match

    @cached_property
    def told(self) -> list[tuple[int, Phrase, str]]:
        """Every line with the step it belongs to and its rule, told by somebody who knows all of it."""
        again = self.session.again()
        lines = self._lines(0, again.match, self.session.beginning)
        for number, step in enumerate(self.session.steps, 1):
            lines += self._lines(number, again.match, again.follow(step))
        return lines

    def _lines(self, step: int, match: Match, events: Sequence[Event]) -> list[tuple[int, Phrase, str]]:
        game = self.ledger.game
        views: dict[int | None, Any] = {}
        lines = []
        for event in events:
            viewer = witness(event, match.seats)
            if viewer not in views:
                views[viewer] = match.view_to_tell(viewer, events)
            text = asking.tell_twice(game, views[viewer], event.seen_by(viewer))
            if text.it:
                lines.append((step, text, event.rule))
        return lines

    def file(self, names: list[str]) -> str:
        """Write the match as a replay file, with the secret that its chance followed from."""
        return replays.write(self.session, names, self.ledger.secret)

    @cached_property
    def fair(self) -> dict[str, Any] | None:
        """The seal, the secret, and whether everything that chance gave follows from it; None if it was not sealed."""
        if self.ledger.seal is None:
            return None
        try:
            replays.read(self.file([])).prove(self.ledger.game)
        except replays.ReplayError as error:
            return {**self.ledger.seal, "holds": False, "why": str(error)}
        return {**self.ledger.seal, "holds": True, "why": ""}

    # -- as JSON -------------------------------------------------------------------------------------------------

    def to_json(self, players: list[Player], lang: str) -> dict[str, Any]:
        names = sight.names_of(players, lang)
        return {
            "game": self.ledger.game.key,
            "players": sight.players_json(players, (), lang),
            "steps": self.steps,
            "outcome": sight.outcome_json(self.ledger.game, self.ledger.outcome, names, lang),
            "fair": self.fair,
            "log": [
                {"step": step, "text": with_names(text.say(lang), names), "rule": rule}
                for step, text, rule in self.told
            ],
        }

    @property
    def counts(self) -> Counts:
        game = self.ledger.game
        assert isinstance(game, HasCounts)
        return game.counts()

    @cached_property
    def tally(self) -> Tally | None:
        """The match, counted; None where its game counts nothing."""
        return tally(self.session, self.counts) if isinstance(self.ledger.game, HasCounts) else None

    def course_json(self, players: list[Player], lang: str) -> dict[str, Any]:
        """Tell how the match went: lines turn by turn, where it turned, and what each did."""
        counted = self.tally
        if counted is None:
            return {"game": self.ledger.game.name.say(lang), **NOTHING_COUNTED}
        names = sight.names_of(players, lang)
        counts = self.counts
        return {
            "game": self.ledger.game.name.say(lang),
            "moments": counted.moments,
            "called": [called.say(lang) for called in counted.called],
            "steps": counted.steps,
            "lines": [
                {"name": name.say(lang), "seat": None if seat == EVERYBODY else seat, "values": values, "sign": sign}
                for (name, seat, values), sign in zip(counted.lines, counted.signs, strict=True)
            ],
            "goal": counted.goal,
            "stars": list(counted.stars),
            "turning": self._turning_json(counted.turning, names, lang) if counted.turning is not None else None,
            "effort": counts.deeds[counts.effort].name.say(lang) if counted.efforts else "",
            "seats": [
                {
                    "seat": seat,
                    "name": names[seat],
                    "faces": [face_json(face, lang) for face in counted.faces[seat]],
                    "deeds": [[deed.sign, deed.name.say(lang), often] for deed, often in counted.deeds[seat]],
                    "efforts": counted.efforts[seat] if counted.efforts else [],
                    "best": best_json(counted.best[seat], counts.feat, lang),
                }
                for seat in range(len(counted.deeds))
            ],
        }

    def _turning_json(self, turning: Turning, names: list[str], lang: str) -> dict[str, Any]:
        """Show the moment on which it turned, with what was told of it: the event behind it, then what that changed."""
        told = [
            {"text": with_names(text.say(lang), names), "rule": rule}
            for _, text, rule in self.lines_of(turning)[:MOST_LINES]
        ]
        face = turning.key[1] if turning.key is not None else None
        return {
            "place": turning.place,
            "step": turning.step,
            "hardest": turning.hardest,
            "face": face_json(face, lang) if face is not None else None,
            "told": told,
        }

    def lines_of(self, turning: Turning) -> list[tuple[int, Phrase, str]]:
        """List what is told of the step on which it turned: its key event, and the changes after it."""
        again = self.session.again()
        for done in self.session.steps[: turning.step - 1]:
            again.follow(done)
        events = list(again.follow(self.session.steps[turning.step - 1]))
        key = turning.key[0].to_json() if turning.key is not None else None
        first = next((index for index, event in enumerate(events) if event.to_json() == key), 0)
        telling = [
            event
            for index, event in enumerate(events)
            if (index == first and key is not None) or (index >= first and event.kind in self.counts.changes)
        ]
        return self._lines(turning.step, again.match, telling)

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
            "scene": sight.whole_scene(asking.paint(self.ledger.game, view, [], lang, shape, names)),
            "description": sight.description(self.ledger, view, lang, names),
            "prompt": " · ".join(asked),
        }


def face_json(face: Face, lang: str) -> dict[str, Any]:
    return {"name": face.name.say(lang), "picture": face.picture, "free": face.free}


def best_json(feat: Feat | None, name: Phrase, lang: str) -> dict[str, Any] | None:
    """Tell what achieved most, and how much."""
    if feat is None:
        return None
    return {**face_json(feat.face, lang), "what": name.say(lang), "worth": feat.worth}


def witness(event: Event, seats: int) -> int | None:
    """Find somebody who knows the whole event, whoever did it if possible; None for a spectator."""
    candidates = [event.seat, *range(seats)]
    return next((viewer for viewer in candidates if viewer >= 0 and event.known_to(viewer)), None)
