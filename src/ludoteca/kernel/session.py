"""A match being played for real: what was chosen, drawn and learnt, and so what can be taken back and played again.

A session is kept around any match. It hands the match its chance and notes what that gave, so the same steps always
lead to the same position. Taking back is allowed exactly when it gives nobody anything they should not have: since
that choice its player and partners learnt nothing hidden, no chance was drawn and no other seat acted. The position
is then made again from the beginning. Copies made for thinking are plain matches and keep nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel import asking
from ludoteca.kernel.chance import Chance, Proven, Recorded, Sealed, Tape, restored
from ludoteca.kernel.contract import JSON, Event, IllegalChoice, Match, Option
from ludoteca.kernel.game import Game
from ludoteca.kernel.positions import chance_from
from ludoteca.kernel.texts import Phrase

Drawn = list[tuple[str, Any]]
"""What chance gave: labels and outcomes."""

NOTHING = Phrase("Non c'è niente da annullare.", "There is nothing to take back.")
CHANCE_DRAWN = Phrase(
    "Non si può annullare: nel frattempo è intervenuto il caso.",
    "It cannot be taken back: chance was drawn since then.",
)
SOMETHING_LEARNT = Phrase(
    "Non si può annullare: nel frattempo hai visto qualcosa di nascosto.",
    "It cannot be taken back: something hidden was revealed to you since then.",
)
OTHERS_ACTED = Phrase(
    "Non si può annullare: nel frattempo ha agito qualcun altro.",
    "It cannot be taken back: somebody else has acted since then.",
)
OVER = Phrase("Non si può annullare una resa.", "A concession cannot be taken back.")
NO_SEAT = Phrase("Non c'è un posto {n}.", "There is no seat {n}.")


class Step:
    """One choice or concession, with what chance gave and who learnt something by it."""

    __slots__ = ("conceded", "continues", "drawn", "events", "learnt", "option", "seat")

    def __init__(self, seat: int, option: str, continues: bool, conceded: bool) -> None:
        self.seat = seat
        self.option = option
        """The id of what was chosen; "" for a concession."""
        self.continues = continues
        """It went on with a chain."""
        self.conceded = conceded
        self.drawn: Drawn = []
        self.learnt = 0
        """The seats that came to know something hidden, as a bit mask."""
        self.events: Sequence[Event] = ()


class Session:
    """A match and its steps since it began, or since `base`: a position that somebody had before.

    After taking back, `match` is another object.
    """

    def __init__(
        self, match: Match, base: JSON, chance: Chance, opening: Drawn, steps: list[Step] | None = None
    ) -> None:
        """Keep a match from here on, after what it drew for its opening and the steps, if any, that led to it."""
        self.game = match.game
        self.match = match
        self.base = base
        """What it can be made from again: the options of a new match, or a saved position."""
        self.chance = chance
        """Where it really draws from."""
        self.opening = opening
        """What chance gave before the first choice."""
        self.steps: list[Step] = steps if steps is not None else []
        self._start: tuple[Match, Sequence[Event]] | None = (match.copy(), match.happened) if steps is None else None
        self._checkpoint: tuple[int, Match] | None = (len(steps), match.copy()) if steps else None
        """How many steps there were when somebody went on from a position that was kept, and that position."""
        self._listen()

    def start(self) -> tuple[Match, Sequence[Event]]:
        """Return the match before its first step, and what had happened by then; made again where nobody kept it."""
        if self._start is None:
            self._start = open_again(self.game, self.base, self.opening, Chance()).start()
        return self._start

    @property
    def beginning(self) -> Sequence[Event]:
        """What happened before the first step."""
        return self.start()[1]

    def _listen(self) -> None:
        """Note what the match draws from now on."""
        self._tape = Tape(self.chance)
        self.match.draw_from(self._tape)

    # -- playing -------------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: Option | str) -> Sequence[Event]:
        decision = self.match.decision_of(seat)
        continues = decision is not None and decision.continues
        wanted = option.id if isinstance(option, Option) else option
        events = self.match.choose(seat, option)
        return self._note(Step(seat, wanted, continues, False), events)

    def concede(self, seat: int) -> Sequence[Event]:
        return self._note(Step(seat, "", False, True), self.match.concede(seat))

    def _note(self, step: Step, events: Sequence[Event]) -> Sequence[Event]:
        step.drawn = self._tape.take()
        step.learnt = 0 if self.game.open_information else self.match.learners()
        step.events = events
        self.steps.append(step)
        return events

    def follow(self, step: Step, sealed: Sealed | None = None) -> Sequence[Event]:
        """Do what was done before, with the chance of then; raises `ChanceError` where that does not fit.

        With `sealed`, that chance must be what follows from its secret.
        """
        recorded = repeating(step.drawn, sealed)
        self._tape.source = recorded
        try:
            events = self.concede(step.seat) if step.conceded else self.choose(step.seat, step.option)
            recorded.require_spent()
        finally:
            self._tape.source = self.chance
        return events

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo(self, seat: int, chain: bool = False) -> None:
        """Take back the seat's last decision, or its whole last chain; raises `IllegalChoice` where it may not."""
        kept, why_not = self._steps_to_keep(seat, chain)
        if why_not is not None:
            raise IllegalChoice(why_not)
        self.go_back(kept)

    def can_undo(self, seat: int, chain: bool = False) -> bool:
        return self._steps_to_keep(seat, chain)[1] is None

    def _steps_to_keep(self, seat: int, chain: bool) -> tuple[int, Phrase | None]:
        """Count the steps that would be left, or say why none may be taken back; not raised, as pages ask often."""
        if not 0 <= seat < self.match.seats:
            return 0, NO_SEAT.fill(n=seat)
        partners = self.match.team_mask(seat)
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.conceded:
                return 0, OVER
            if step.drawn:
                return 0, CHANCE_DRAWN
            if step.learnt & partners:
                return 0, SOMETHING_LEARNT
            if step.seat != seat:
                return 0, OTHERS_ACTED
            if not chain or not step.continues:
                return index, None
        return 0, NOTHING

    def go_back(self, count: int) -> None:
        """Forget all but the first steps."""
        self.match = self.position(count)
        del self.steps[count:]
        if self._checkpoint is not None and self._checkpoint[0] > count:
            self._checkpoint = None
        self._listen()

    def position(self, count: int) -> Match:
        """Return a match as this one was after the first steps; what it draws from there is its own."""
        done, kept = self._checkpoint or (0, self.match)
        if done == 0 or done > count:
            done, again = 0, self.again()
        else:
            again = Session(kept.copy(), self.base, Chance(), self.opening)
        for step in self.steps[done:count]:
            again.follow(step)
        again.match.draw_from(Chance())
        return again.match

    def again(self) -> Session:
        """Return a session at the beginning of this one, where its steps can be followed."""
        return Session(self.start()[0].copy(), self.base, Chance(), self.opening)

    def _repr_svg_(self) -> str:
        """Draw what everybody sees, for notebooks."""
        return asking.draw(self.game, self.match.view(None), [], "it")

    # -- what was ------------------------------------------------------------------------------------------------

    @property
    def is_fresh(self) -> bool:
        """Whether it began where a match begins."""
        return is_fresh(self.base)

    def drawn(self, count: int) -> Drawn:
        """Return what chance gave until after the first steps."""
        return self.opening + [pair for step in self.steps[:count] for pair in step.drawn]

    @property
    def events(self) -> list[Event]:
        """All that happened, from the beginning."""
        return [*self.beginning, *[event for step in self.steps for event in step.events]]

    @property
    def options(self) -> dict[str, JSON]:
        """The options of the match, with defaults filled in where the game does that."""
        given = self.base["options"] if self.is_fresh else self.base.get("options", {})
        completed: dict[str, JSON] = self.match.save().get("options", given)
        return completed


def fresh(game: Game, seats: int, options: dict[str, JSON]) -> JSON:
    """Return the base of a session that begins where a match begins: all that the match is made from."""
    content = asking.digest(game, options)
    return {"fresh": True, "version": game.version, "content": content, "seats": seats, "options": options}


def is_fresh(base: JSON) -> bool:
    return isinstance(base, dict) and base.get("fresh") is True


def begin(
    game: Game, seats: int = 0, seed: int | None = None, chance: Chance | None = None, **options: JSON
) -> Session:
    """Begin a fresh match. Chance comes from `chance`, or from the seed, or from the operating system."""
    source = chance if chance is not None else chance_from(seed)
    tape = Tape(source)
    match = game.new(seats=seats, chance=tape, **options)
    return Session(match, fresh(game, seats, options), source, tape.take())


def repeating(drawn: Drawn, sealed: Sealed | None) -> Recorded:
    """Return chance that gives what was drawn before, and where a secret is known, only what follows from that."""
    return Recorded(drawn) if sealed is None else Proven(drawn, sealed)


def open_again(game: Game, base: JSON, opening: Drawn, chance: Chance, sealed: Sealed | None = None) -> Session:
    """Begin where another session began, with what it drew then; raises `ChanceError` where that does not fit."""
    recorded = repeating(opening, sealed)
    if is_fresh(base):
        if not asking.plays(game, base["version"]) or base["content"] != asking.digest(game, base["options"]):
            raise ValueError("begun with another version of the rules or other cards")
        match = game.new(seats=base["seats"], chance=recorded, **base["options"])
        asking.go_by(game, match, base["version"])
    else:
        match = game.restore({**base, "chance": recorded.save()})
        match.draw_from(recorded)
        match.go_on()
    recorded.require_spent()
    return Session(match, base, chance, opening)


def go_on_from(game: Game, base: JSON, opening: Drawn, chance: Chance, position: JSON, steps: list[Step]) -> Session:
    """Go on where another session was after these steps, without going there; raises what `restore` raises."""
    match = game.restore({**position, "chance": chance.save()})
    match.draw_from(chance)
    return Session(match, base, chance, opening, steps)


def around(match: Match) -> Session:
    """Keep what is done from here on in a match that somebody has."""
    saved = match.save()
    return Session(match, saved, restored(saved["chance"]) if "chance" in saved else Chance(), [])
