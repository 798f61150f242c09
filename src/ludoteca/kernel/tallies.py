"""How a match went: what is counted, turn by turn, the moment on which it turned, and what each player did.

A game says how it stands (`standing`), when a new moment begins (`moment`: a turn, a round, a day), which events count
as deeds of whoever did them, and what in them is worth a picture. The rest is the same for all, and is read off the
record.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Final

from msgspec import Struct

from ludoteca.kernel.contract import Event, Outcome
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.kernel.session import Session

EVERYBODY: Final = -1
"""The seat of what all have together."""
SIGNS: Final = frozenset((
    "card", "coin", "drop", "gem", "heart", "hero", "move", "note", "shard", "shield", "skull", "spark", "spell",
    "star", "sword", "tile", "tower",
))  # fmt: skip
"""The signs that a page has for figures."""


class Face(Struct, frozen=True):
    """Somebody or something that was played with: a name, and where its picture is."""

    name: Phrase
    picture: str
    free: bool = False
    """The picture is a figure without a ground of its own."""


class Standing(Struct, frozen=True):
    """One figure of a position, such as a player's lore."""

    name: Phrase
    seat: int
    value: int
    sign: str = "star"


def once(m: Any, event: Event) -> int:
    return 1


def whoever_did(m: Any, event: Event) -> int:
    return event.seat


class Deed(Struct, frozen=True):
    """A kind of event that is counted for whoever did it."""

    name: Phrase
    sign: str
    worth: Callable[[Any, Event], int] = once
    """What one of them adds."""
    doer: Callable[[Any, Event], int] = whoever_did
    """The seat it is counted for; less than 0 for nobody."""


class Feat(Struct, frozen=True):
    """What one thing achieved in one step, such as the lore that a character brought its player."""

    seat: int
    key: str
    face: Face
    worth: int


Key = tuple[Event, Face]
"""An event that tells why the figures changed, and what it is about."""


class Counts(ABC):
    """What a game counts: its answers about matches and events."""

    deeds: ClassVar[Mapping[str, Deed]]
    """By kind of event: what is counted."""
    changes: ClassVar[frozenset[str]]
    """The kinds of events that say how the first figure changed."""
    feat: ClassVar[Phrase]
    """Says how much a single thing achieved, with its number as {n}."""
    effort: ClassVar[str] = ""
    """The kind of event that is drawn moment by moment, where all play together; "" for none."""
    verdicts: ClassVar[tuple[Phrase, Phrase] | None] = None
    """What a victory and a defeat of all together mean, for headlines; None where players play against each other."""

    @abstractmethod
    def moment(self, m: Any) -> int:
        """Return the number of the present turn or round of a match."""

    @abstractmethod
    def when(self, m: Any, number: int) -> Phrase:
        """Say that number, as in "turn 7"."""

    @abstractmethod
    def standing(self, m: Any) -> list[Standing]:
        """Tell how a match stands; what counts most comes first."""

    @abstractmethod
    def key_event(self, m: Any, events: Sequence[Event]) -> Key | None:
        """Find the event of a step that tells why the first figure changed."""

    @abstractmethod
    def feats(self, m: Any, events: Sequence[Event]) -> list[Feat]:
        """Tell what single things achieved in a step."""

    def faces(self, m: Any, seat: int) -> list[Face]:
        """List those with whom a seat played; whoever achieved most, where it is nobody."""
        return []

    def goal(self, m: Any) -> int:
        """Return what wins the match; 0 where no figure does."""
        return 0

    def stars(self, m: Any) -> tuple[int, int]:
        """Return the stars of a match that is over and how many there could have been."""
        return 0, 0


class CountsByRound(Counts):
    """What a game of rounds counts."""

    def moment(self, m: Any) -> int:
        return int(m.round)

    def when(self, m: Any, number: int) -> Phrase:
        return Phrase("round {n}", "round {n}").fill(n=number)


class CountsByTurn(Counts):
    """What a game of turns counts."""

    def moment(self, m: Any) -> int:
        return int(m.turn)

    def when(self, m: Any, number: int) -> Phrase:
        return Phrase("turno {n}", "turn {n}").fill(n=number)


class Turning(Struct, frozen=True):
    """The moment on which a match turned."""

    place: int
    """Its place among the moments."""
    step: int
    """The step of it that changed most, by its number."""
    hardest: bool
    """It was no turn, only the worst that a party went through: it won, or lost by something else."""
    key: Key | None


class Tally(Struct, frozen=True):
    """A match that is over, counted."""

    moments: list[int]
    """The numbers of the turns or rounds."""
    called: list[Phrase]
    """The same in words."""
    steps: list[int]
    """How much had been chosen at the end of each."""
    lines: list[tuple[Phrase, int, list[int]]]
    """What is counted, whose it is, and its value at the end of each moment."""
    signs: list[str]
    """Of the same."""
    turning: Turning | None
    deeds: list[list[tuple[Deed, int]]]
    """By seat: what they did, and how often or how much."""
    efforts: list[list[int]]
    """By seat: what is drawn moment by moment; empty where nothing is."""
    faces: list[list[Face]]
    """By seat: with whom they played."""
    best: list[Feat | None]
    """By seat: what achieved most."""
    goal: int
    stars: tuple[int, int]


class Follower:
    """Whoever follows a match once more, and notes what is counted."""

    def __init__(self, session: Session, counts: Counts) -> None:
        self.session = session
        self.counts = counts
        self.again = session.again()
        self.match: Any = self.again.match
        self.moments = [counts.moment(self.match)]
        self.steps = [0]
        self.found = [counts.standing(self.match)]
        self.walked = [self.values()]
        """The figures after every step."""
        self.done: list[Counter[str]] = [Counter() for _ in range(self.match.seats)]
        self.efforts = [[0] for _ in range(self.match.seats)]
        self.feats: list[dict[str, Feat]] = [{} for _ in range(self.match.seats)]

    def values(self) -> list[int]:
        return [standing.value for standing in self.found[-1]]

    def follow(self) -> None:
        for number, step in enumerate(self.session.steps, 1):
            events = self.again.follow(step)
            for event in events:
                self.note(event)
            for feat in self.counts.feats(self.match, events):
                before = self.feats[feat.seat].get(feat.key)
                self.feats[feat.seat][feat.key] = Feat(
                    feat.seat, feat.key, feat.face, feat.worth + (before.worth if before is not None else 0)
                )
            self.stand(number)

    def note(self, event: Event) -> None:
        deed = self.counts.deeds.get(event.kind)
        if deed is None:
            return
        seat = deed.doer(self.match, event)
        if seat < 0:
            return
        worth = deed.worth(self.match, event)
        self.done[seat][event.kind] += worth
        if event.kind == self.counts.effort:
            self.efforts[seat][-1] += worth

    def stand(self, number: int) -> None:
        """Note how the match stands after a step."""
        moment = self.counts.moment(self.match)
        if moment != self.moments[-1]:
            self.moments.append(moment)
            self.steps.append(number)
            self.found.append([])
            for effort in self.efforts:
                effort.append(0)
        self.steps[-1] = number
        self.found[-1] = self.counts.standing(self.match)
        self.walked.append(self.values())

    def lines(self) -> list[tuple[Phrase, int, list[int]]]:
        return [
            (figure.name, figure.seat, [standing[index].value for standing in self.found])
            for index, figure in enumerate(self.found[-1])
        ]

    def turning(self, lines: Sequence[tuple[Phrase, int, list[int]]]) -> Turning | None:
        """Find the moment on which it turned, the step that did most of it, and what that was."""
        outcome = self.match.outcome
        moment = turning_point(lines, outcome)
        if moment is None:
            return None
        hardest = is_shared(lines) and (bool(outcome.winners) or lines[0][2][-1] > 0)
        ways = [(name, seat, [values[index] for values in self.walked]) for index, (name, seat, _) in enumerate(lines)]
        swing = swing_of(ways, outcome)
        steps = range(self.steps[moment - 1] + 1, self.steps[moment] + 1)
        step = max(steps, key=lambda index: swing[index] - swing[index - 1])
        return Turning(moment, step, hardest, self.key_at(step))

    def key_at(self, step: int) -> Key | None:
        again = self.session.again()
        for done in self.session.steps[: step - 1]:
            again.follow(done)
        events = again.follow(self.session.steps[step - 1])
        return self.counts.key_event(again.match, events)

    def tally(self) -> Tally:
        counts, match = self.counts, self.match
        lines = self.lines()
        best = [max(feats.values(), key=lambda feat: feat.worth, default=None) for feats in self.feats]
        faces = [counts.faces(match, seat) for seat in range(match.seats)]
        return Tally(
            moments=self.moments,
            called=[counts.when(match, number) for number in self.moments],
            steps=self.steps,
            lines=lines,
            signs=[figure.sign for figure in self.found[-1]],
            turning=self.turning(lines),
            deeds=[[(deed, seat[kind]) for kind, deed in counts.deeds.items() if seat[kind]] for seat in self.done],
            efforts=self.efforts if counts.effort else [],
            faces=[own or ([feat.face] if feat else []) for own, feat in zip(faces, best, strict=True)],
            best=best,
            goal=counts.goal(match),
            stars=counts.stars(match),
        )


def tally(session: Session, counts: Counts) -> Tally:
    """Count a match by following it once more."""
    follower = Follower(session, counts)
    follower.follow()
    return follower.tally()


def is_shared(lines: Sequence[tuple[Phrase, int, list[int]]]) -> bool:
    """Tell whether what counts most is common to all."""
    return lines[0][1] == EVERYBODY


def swing_of(lines: Sequence[tuple[Phrase, int, list[int]]], outcome: Outcome) -> list[int]:
    """Return how far those who won were ahead in what counts most; of what all have in common, how little was left."""
    first = lines[0][0]
    swing = [0] * len(lines[0][2])
    for name, seat, values in lines:
        if name == first:
            sign = 1 if seat in outcome.winners else -1
            swing = [before + sign * value for before, value in zip(swing, values, strict=True)]
    return swing


def turning_point(lines: Sequence[tuple[Phrase, int, list[int]]], outcome: Outcome | None) -> int | None:
    """Return the place of the moment in which most changed for those who won, and was not undone later.

    Where all play together it is the moment in which they lost most. None where the figures tell of no such moment, as
    when somebody concedes who is ahead.
    """
    if outcome is None or outcome.draw or not lines:
        return None
    swing = swing_of(lines, outcome)
    changes = [after - before for before, after in pairwise(swing)]
    if not is_shared(lines):
        lasts = [min(swing[moment:]) >= before for moment, before in enumerate(swing[:-1], 1)]
        changes = [change if kept else 0 for change, kept in zip(changes, lasts, strict=True)]
    return changes.index(max(changes)) + 1 if changes and max(changes) > 0 else None
