"""One match at one keyboard: who sits where, whose eyes look, what has been told to whom.

The session knows nothing of screens; the line mode and the full-screen table both drive it. Only people have eyes:
`viewer` is the person at the keyboard, or nobody (None) while the keyboard changes hands, and every text that leaves
the session is made from that viewer's view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from ludoteca import bots
from ludoteca.bots.coach import Advice, advise
from ludoteca.kernel import asking
from ludoteca.kernel.contract import JSON, Decision, Event, Match, Option, Outcome
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import around
from ludoteca.kernel.texts import EMPTY, Phrase, default_names, with_names
from ludoteca.terminal import orders
from ludoteca.terminal.saving import Saved

ADVISER = "strong"
LONG_LIST = 12
"""So many options are listed with headings, where the game has words for them."""


class Line:
    """One line of the log: the rule behind it, and what each viewer was told."""

    def __init__(self, rule: str, told: dict[int | None, Phrase]) -> None:
        self.rule = rule
        self.told = told


class Move:
    """A choice that may be taken back, and how long the log was before it."""

    def __init__(self, continues: bool, log_length: int) -> None:
        self.continues = continues
        self.log_length = log_length


class Session:
    """A match with its people and bots. `bots` has a bot's name for each seat, "" for a person."""

    def __init__(self, game: Game, saved: Saved, seed: int | None = None) -> None:
        self.game = game
        self.played = around(saved.match)
        """What was chosen since the match was begun or loaded."""
        self.bots = saved.bots
        self.given_names = saved.names
        self.lang = saved.lang
        self.people = [seat for seat, bot in enumerate(saved.bots) if not bot]
        has_secrets = len(self.people) > 1 and saved.match.outcome is None and not game.open_information
        self.viewer: int | None = None if has_secrets else self.people[0]
        self.log: list[Line] = []
        self.moves: list[Move] = []
        self.changes = 0
        """Grows with everything that changes the position: a thought begun before is then stale."""
        self.saved_at = 0
        """`changes` when the match was last saved or begun."""
        self.kept_in: Path | None = None
        """The file in which this match was kept when somebody left it."""
        self.command = f"ludoteca play {game.key}"
        """What is typed to go on with it, before --load."""
        self.when_over: Callable[[Outcome], None] | None = None
        """Told of the end of the match, and again if that was taken back and comes anew."""
        self._doubted: tuple[int, str] | None = None
        """The option whose warning was shown last, and in which position."""
        self._rng = Random(seed)
        self._letting_others: set[int] = set()
        self._seen: dict[int | None, int] = dict.fromkeys([*range(len(self.bots)), None], 0)

    def saved(self) -> Saved:
        """Return all that a file needs to hold."""
        return Saved(self.match, self.bots, self.given_names, self.lang)

    @property
    def match(self) -> Match:
        """The position now; another object after something was taken back."""
        return self.played.match

    # -- words ---------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        if self.given_names:
            return self.given_names
        names = default_names(len(self.bots), self.lang)
        return [title or name for title, name in zip(bots.called(self.bots, self.lang), names, strict=True)]

    def say(self, phrase: Phrase) -> str:
        return with_names(phrase.say(self.lang), self.names)

    def view(self) -> JSON:
        return self.match.view(self.viewer)

    def describe(self) -> list[str]:
        return [with_names(line, self.names) for line in asking.describe(self.game, self.view(), self.lang)]

    def told(self, line: Line) -> str:
        return self.say(line.told[self.viewer])

    def log_lines(self) -> list[Line]:
        """List what the viewer has been told since the match began."""
        return [line for line in self.log if line.told[self.viewer].it]

    def news(self) -> list[Line]:
        """List what the viewer has not been told yet; from now on it counts as told."""
        start = self._seen[self.viewer]
        self._seen[self.viewer] = len(self.log)
        return [line for line in self.log[start:] if line.told[self.viewer].it]

    # -- whose move it is ----------------------------------------------------------------------------------------

    @property
    def person(self) -> int:
        """The seat of whoever is at the keyboard, after the curtain is lifted."""
        if self.viewer is None:
            raise RuntimeError("nobody is at the keyboard")
        return self.viewer

    def next_seat(self) -> int | None:
        """Find who is to answer next, people before bots and the viewer before all; None when the match is over."""
        asked = [decision.seat for decision in self.match.decisions]
        ready = [seat for seat in asked if seat not in self._letting_others] or asked
        ready.sort(key=lambda seat: (seat != self.viewer, seat not in self.people, seat))
        return ready[0] if ready else None

    def next_name(self) -> str:
        """Return the name of whoever is to answer next; "" when the match is over."""
        seat = self.next_seat()
        return "" if seat is None else self.names[seat]

    def decision(self) -> Decision | None:
        """Return what the viewer is asked now."""
        if self.viewer is None or self.next_seat() != self.viewer:
            return None
        return next(decision for decision in self.match.decisions if decision.seat == self.viewer)

    def bot_to_move(self) -> int | None:
        """Return the seat of the bot whose move it is; None when it is a person's."""
        seat = self.next_seat()
        return seat if seat is not None and self.bots[seat] else None

    def waits_for_person(self) -> bool:
        """Tell whether another must take the keyboard: nothing of theirs is shown before they lift the curtain."""
        seat = self.next_seat()
        return seat in self.people and seat != self.viewer

    def lower_curtain(self) -> None:
        """Lower the curtain between two people; where nobody has secrets the keyboard changes hands without one."""
        if not self.waits_for_person():
            return
        if self.game.open_information:
            told = max(self._seen[seat] for seat in self.people)  # what one was told, all have read
            self.viewer = self.next_seat()
            self._seen[self.viewer] = told
        else:
            self.viewer = None

    def lift_curtain(self) -> None:
        self.viewer = self.next_seat()

    # -- moves ---------------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: Option | str) -> None:
        decision = next((d for d in self.match.decisions if d.seat == seat), None)
        before = len(self.log)
        events = self.played.choose(seat, option)
        self.moves.append(Move(decision is not None and decision.continues, before))
        self._note(events)

    def is_sure(self, option: Option) -> bool:
        """Tell whether an option that warns is chosen for the second time in this position, no other one between."""
        doubted = (self.changes, option.id)
        sure = self._doubted == doubted
        self._doubted = None if sure else doubted
        return sure

    def concede(self) -> None:
        self._note(self.played.concede(self.person))

    def undo(self, chain: bool) -> None:
        """Take back the viewer's last choice or chain; raises `IllegalChoice` where the kernel does."""
        self.played.undo(self.person, chain)
        while self.moves:
            move = self.moves.pop()
            del self.log[move.log_length :]
            if not chain or not move.continues:
                break
        self._seen = {viewer: min(seen, len(self.log)) for viewer, seen in self._seen.items()}
        self.changes += 1

    def let_others(self) -> bool:
        """Let somebody else who may answer now do so first; false when nobody else can."""
        self._letting_others.add(self.person)
        if self.next_seat() != self.viewer:
            return True
        self._letting_others.clear()
        return False

    def _note(self, events: Sequence[Event]) -> None:
        self.changes += 1
        self._letting_others.clear()
        views = {viewer: self.match.view_to_tell(viewer, events) for viewer in self._seen}
        for event in events:
            told = {viewer: asking.tell_twice(self.game, view, event.seen_by(viewer)) for viewer, view in views.items()}
            self.log.append(Line(event.rule, told))
        if self.when_over is not None and self.match.outcome is not None:
            self.when_over(self.match.outcome)

    # -- thinking ------------------------------------------------------------------------------------------------

    def thought(self, seat: int, bot: str) -> Callable[[], str]:
        """Ask what `bot` would do in this seat, as a call that may run elsewhere: it answers with an option's id.

        The bot gets an imagined match, so it cannot know more than its seat.
        """
        imagined = self.match.imagine(seat, Random(self._rng.getrandbits(48)))
        thinker = bots.make(bot, self._rng.getrandbits(32))
        return lambda: thinker.choose(imagined, seat).id

    def advice(self) -> Callable[[], Advice]:
        """Ask what the person who is asked should do, and why, as a call that may run elsewhere."""
        seat = self.person
        imagined = self.match.imagine(seat, Random(self._rng.getrandbits(48)))
        adviser = bots.make(ADVISER, self._rng.getrandbits(32))
        return lambda: advise(adviser, imagined, seat)

    # -- options by number or name -------------------------------------------------------------------------------

    def labels(self) -> list[str]:
        decision = self.decision()
        if decision is None:
            return []
        return [with_names(option.label(self.lang), self.names) for option in decision.options]

    def headings(self) -> list[str]:
        """Say what stands above each option: in a long list, where one kind of options ends and the next begins."""
        decision = self.decision()
        ids = [] if decision is None else decision.options.ids
        known = asking.headings(self.game) if len(ids) >= LONG_LIST else {}
        headings = [self.say(known.get(id.partition(":")[0], EMPTY)) for id in ids]
        return [words if words != before else "" for words, before in zip(headings, ["", *headings], strict=False)]

    def places_of(self, wanted: str) -> list[int]:
        """Find the places of the options on offer that `wanted` can mean: a number, an id or words of a label."""
        decision = self.decision()
        if decision is None:
            return []
        if wanted.isdecimal():
            number = int(wanted[:9])
            return [number - 1] if 1 <= number <= len(decision.options) else []
        ids = decision.options.ids
        if wanted in ids:
            return [ids.index(wanted)]
        return orders.find(wanted, self.labels())
