"""Read this first: the few types that everything in Ludoteca speaks.

A `Game` (in `game`) holds static facts and makes matches. A `Match` is one game being played: it says who is asked what
(`decisions`), takes one answer at a time (`choose`), and shows each seat only what that seat may know (`view`).
Whatever plays, serves, draws, saves or studies a game uses these types and nothing else of it. Wherever somebody looks,
a seat is its number, and a spectator is None.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, overload

from mypy_extensions import mypyc_attr

from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.texts import EMPTY, Phrase

if TYPE_CHECKING:
    from ludoteca.kernel.game import Game

JSON = Any
"""Plain data: dict, list, str, int, float, bool, None."""

Raw = tuple[int, ...]
"""An option as the engine keeps it: the number of its verb, then its arguments."""

Offer = tuple[int, list[Raw], bool]
"""A decision as the engine keeps it: the seat, its options, whether it goes on with a chain."""

Told = tuple[str, int, tuple[int, ...], str, int]
"""An event as the engine keeps it: kind, seat, things, rule, audience."""

CHOOSE: Final = Phrase("Scegli.", "Choose.")
NOT_NOW: Final = Phrase("Ora non si può.", "This cannot be done now.")
EVERYONE: Final = -1
"""As an audience, which is a bit mask of seats: all bits set, so that spectators are told as well."""


def option_text(verbs: tuple[str, ...], raw: Raw) -> str:
    """Write the stable id of an option: "end", "play:12", "place:3/1/24"."""
    verb = verbs[raw[0]]
    if len(raw) == 1:
        return verb
    if len(raw) == 2:
        return f"{verb}:{raw[1]}"
    return f"{verb}:{'/'.join([str(n) for n in raw[1:]])}"


class IllegalChoice(Exception):
    """A choice that was not on offer. `rule` names the rule that forbids it; `reason` says it in both languages."""

    def __init__(self, reason: Phrase, rule: str = "") -> None:
        super().__init__(reason.en if not rule else f"{reason.en} [{rule}]")
        self.reason = reason
        self.rule = rule


class Stale(Exception):
    """A decision was read that is over: its match has gone on, and says other things now."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} was asked this before the match went on: read `match.decisions` again")


class Refusal:
    """Why something cannot be done: the rule and the words. Falsy when there is nothing against it."""

    def __init__(self, rule: str, reason: Phrase) -> None:
        self.rule = rule
        self.reason = reason

    def __bool__(self) -> bool:
        return bool(self.rule or self.reason.en)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason.en!r})"


class Outcome:
    """How a match ended. `winners` holds several seats for a shared victory, none for a draw or a common defeat."""

    def __init__(self, winners: tuple[int, ...], rule: str, reason: Phrase, draw: bool = False) -> None:
        self.winners = winners
        self.rule = rule
        self.reason = reason
        self.draw = draw

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, rule={self.rule!r})"

    def to_json(self) -> JSON:
        return {
            "winners": list(self.winners),
            "draw": self.draw,
            "rule": self.rule,
            "reason": {"it": self.reason.it, "en": self.reason.en},
        }


class Event:
    """Something that happened, in the past tense. `things` are the numbers of what it happened to.

    Seats outside `audience` (a bit mask) see that it happened, but not `things`.
    """

    __slots__ = ("audience", "kind", "rule", "seat", "things")

    def __init__(
        self, kind: str, seat: int, things: tuple[int, ...] = (), rule: str = "", audience: int = EVERYONE
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.things = things
        self.rule = rule
        self.audience = audience

    def known_to(self, viewer: int | None) -> bool:
        """Tell whether that seat knows all of it (None: a spectator)."""
        if self.audience == EVERYONE:
            return True
        return viewer is not None and bool(self.audience >> viewer & 1)

    def seen_by(self, viewer: int | None) -> Event:
        """Return the event as that seat may know it (None: a spectator)."""
        if self.known_to(viewer):
            return self
        return Event(self.kind, self.seat, (), self.rule)

    def to_json(self) -> JSON:
        return {"kind": self.kind, "seat": self.seat, "things": list(self.things), "rule": self.rule}

    def __repr__(self) -> str:
        return f"{self.kind}(seat={self.seat}, things={self.things})"


class Events(Sequence[Event]):
    """Events in order, each made when somebody reads it."""

    __slots__ = ("told",)

    def __init__(self, told: list[Told]) -> None:
        self.told = told

    def __len__(self) -> int:
        return len(self.told)

    def __iter__(self) -> Iterator[Event]:
        return iter([event_of(told) for told in self.told])

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> Events: ...

    def __getitem__(self, index: int | slice) -> Event | Events:
        if isinstance(index, slice):
            return Events(self.told[index])
        return event_of(self.told[index])

    def __repr__(self) -> str:
        return repr(list(self))


def event_of(told: Told) -> Event:
    kind, seat, things, rule, audience = told
    return Event(kind, seat, things, rule, audience)


def what_lacks(kind: type) -> list[str]:
    """Name what a class of matches must have and has not, in the order in which the contract names it."""
    lacking: list[str] = []
    for base in reversed(kind.__mro__):
        for name in vars(base).get("needed", ()):
            holders = [holder for holder in kind.__mro__ if name in vars(holder)]
            if holders[0] is base:
                lacking.append(name)
    return lacking


def refuse_unfinished(kind: Any, *args: Any, **named: Any) -> Any:
    """Make a match of a class that derives from an unfinished one, if it is finished itself."""
    lacks = what_lacks(kind)
    if lacks:
        raise TypeError(f"{kind.__name__} is not a whole match: it lacks {', '.join(lacks)}")
    compiled = [base for base in kind.__mro__ if "__mypyc_attrs__" in vars(base)]
    return compiled[0].__new__(kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(metaclass=ABCMeta):
    """One game being played: mutable, copyable, savable at any decision.

    What was chosen, and taking it back, is not a match's business: a `Session` keeps that around any match.
    """

    __slots__ = ("seats",)

    needed: ClassVar[tuple[str, ...]] = ("game", "decisions", "verbs", "outcome", "view", "save", "concede")
    """What is abstract here, for the compiled form: classes that mypyc made neither keep that nor have ABCMeta."""

    seats: int
    """How many play."""
    step: int = 0
    """How many choices were made: what tells an open decision from one that is over.

    `choose` counts them; a match with a `choose` of its own, or with `__slots__`, does so itself.
    """

    @classmethod
    def __init_subclass__(cls, **named: Any) -> None:
        """See to it, where ABCMeta does not (see `needed`), that no match is made of an unfinished class.

        That must cost nothing when matches are copied, so only unfinished classes are touched.
        """
        is_compiled = "__mypyc_attrs__" in vars(Match)
        if is_compiled and "__mypyc_attrs__" not in vars(cls) and what_lacks(cls):
            made_by: Any = staticmethod(refuse_unfinished)
            setattr(cls, "__new__", made_by)  # noqa: B010 (mypy knows no assignment to __new__)

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that this is a match of."""
        raise NotImplementedError(type(self).__name__)

    @property
    @abstractmethod
    def decisions(self) -> tuple[Decision, ...]:
        """Who is asked what now; several when any of several seats may answer; empty when the match is over."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def verbs(self) -> tuple[str, ...]:
        """Return the names of the verbs, by the number that options begin with."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, seat: int, option: Option | str) -> Sequence[Event]:
        """Answer a decision: the one door. Raises `IllegalChoice` for what was not offered."""
        wanted = option.id if isinstance(option, Option) else option
        decision = self.decision_of(seat)
        offered = decision.find(wanted) if decision is not None else None
        if offered is None:
            refusal = self.why_not(seat, wanted)
            raise IllegalChoice(refusal.reason, refusal.rule)
        happened = self.do(seat, offered.raw)
        self.step += 1  # type: ignore[misc]  # a class with slots has one for it
        return happened

    def do(self, seat: int, raw: Raw) -> Sequence[Event]:
        """Carry out an option that was offered; unless a match has a `choose` of its own."""
        raise NotImplementedError(type(self).__name__)

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def view(self, seat: int | None) -> JSON:
        """Show what that seat may know (None: a spectator), built by allow-list, plain JSON."""
        raise NotImplementedError(type(self).__name__)

    def view_beside(self, seat: int | None, another: JSON) -> JSON:
        """Show what that seat may know, if somebody has at hand what another may know of the same position.

        It is equal to `view(seat)`; what everybody may know can be taken from there.
        """
        return self.view(seat)

    def view_to_tell(self, seat: int | None, events: Sequence[Event], view: JSON = None) -> JSON:
        """Return the view with which the game tells these events, which have just happened.

        It may also hold what they have shown to that seat in passing, such as a card that is face down again. `view` is
        what the seat sees now, if somebody has it at hand.
        """
        return self.view(seat) if view is None else view

    def copy(self, chance: Chance | None = None) -> Match:
        """Make an independent match in the same position.

        It draws what this one will draw, and so knows its future; unless it is given a `chance` of its own, which
        decides all that is drawn from now on. What lies covered already stays in its order: see `imagine`.
        """
        made = self.game.restore(self.save())
        if chance is not None:
            made.draw_from(chance)
        return made

    @abstractmethod
    def save(self) -> JSON:
        """Write the whole position as plain JSON, also in the middle of a half-resolved card."""
        raise NotImplementedError(type(self).__name__)

    def imagine(self, seat: int, rng: Random) -> Match:
        """Make another match with the same view for `seat`, and other secrets; a copy where there are none."""
        world = self.copy()
        world.draw_from(Seeded(rng.getrandbits(48)))
        return world

    def why_not(self, seat: int, wanted: str) -> Refusal:
        """Name the rule that forbids the option `wanted`, in words; falsy when it is allowed."""
        decision = self.decision_of(seat)
        if decision is not None and wanted in decision.options:
            return Refusal("", EMPTY)
        return Refusal(self.rule_of(seat), NOT_NOW)

    def wishes(self, seat: int) -> list[Option]:
        """List what this seat might want to do with what it sees, offered or not: what to ask `why_not` about."""
        return []

    @abstractmethod
    def concede(self, seat: int) -> Sequence[Event]:
        """Give up, whoever's turn it is; counts as a step where others play on."""
        raise NotImplementedError(type(self).__name__)

    # What a match may leave as it is.

    def draw_from(self, chance: Chance) -> None:
        """Take chance from this source from now on; every game that draws any does."""

    def go_on(self) -> None:
        """Go on to the next decision, if what was restored had not got there."""

    @property
    def happened(self) -> Sequence[Event]:
        """The events since the last choice was made, that one included; at first those since the match began."""
        return ()

    def learners(self) -> int:
        """Return the seats that learnt something hidden with what was done last, as a bit mask.

        A match that does not know says EVERYONE: in a game with secrets nothing is then taken back.
        """
        return EVERYONE

    def team_mask(self, seat: int) -> int:
        """Return the seat and its partners, as a bit mask."""
        return 1 << seat

    def decision_of(self, seat: int) -> Decision | None:
        """Return what this seat is asked now, if anything."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def result_for(self, seat: int) -> float:
        """Tell how it ended for a seat: 1 if it won, -1 if it lost, 0 for a draw, and before the end."""
        outcome = self.outcome
        if outcome is None or outcome.draw:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0

    def place_of(self, seat: int) -> int:
        """Tell in which place a seat ended, from 1, which those share whom the rules do not tell apart; 0 before."""
        if self.outcome is None:
            return 0
        own = self.result_for(seat)
        return 1 + sum([self.result_for(other) > own for other in range(self.seats)])

    def problems(self) -> list[str]:
        """List what is wrong with the position: cards lost, lists that disagree, numbers out of range. Never any."""
        return []

    def disagreements(self) -> list[str]:
        """List where options are offered that something is said against, or the other way round. Never any."""
        return []

    # Quicker doors, for those who think or simulate; a match that has none is asked by the usual ones.

    def open_decisions(self) -> tuple[Decision, ...]:
        return self.decisions

    def open_offers(self) -> list[Offer]:
        """Tell what is asked of whom now."""
        return [(decision.seat, decision.raws, decision.continues) for decision in self.open_decisions()]

    def choose_raw(self, seat: int, raw: Raw) -> None:
        """Make a choice, as the engine keeps it, whose events nobody reads."""
        self.choose(seat, self.option_id(raw))

    def tell_nothing(self) -> None:
        """Tell no events from now on, where that saves time."""

    def times_drawn(self) -> int:
        """Count how often chance was asked, where the source of chance counts that."""
        return 0

    def note_effects(self) -> None:
        """Note from now on which effects of the cards are carried out, where the match can tell."""

    def noted_effects(self) -> dict[str, bool]:
        """Return all effects that the match has in it, and whether each was carried out since `note_effects`."""
        return {}

    # What an Option or a Decision asks its match when somebody wants words.

    def option_id(self, raw: Raw) -> str:
        return option_text(self.verbs(), raw)

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        text = self.option_id(raw)
        return Phrase(text, text)

    def option_json(self, seat: int, raw: Raw, lang: str) -> JSON:
        """Tell of an option what leaves the process: id, label, thing, and a warning where there is one."""
        facts = {
            "id": self.option_id(raw),
            "label": self.option_label(seat, raw).say(lang),
            "thing": self.option_thing(seat, raw),
        }
        warning = self.option_warning(seat, raw)
        if warning is EMPTY:
            return facts
        text = warning.say(lang)
        return {**facts, "warning": text} if text else facts

    def option_thing(self, seat: int, raw: Raw) -> str:
        """Return the key of the thing on the table that this option concerns, such as "card:12"; "" for none."""
        return ""

    def option_warning(self, seat: int, raw: Raw) -> Phrase:
        """Say what people are asked to confirm before they choose this; empty for nearly everything."""
        return EMPTY

    def prompt_of(self, seat: int) -> Phrase:
        return CHOOSE

    def rule_of(self, seat: int) -> str:
        return ""

    def source_of(self, seat: int) -> str:
        return ""

    def __repr__(self) -> str:
        asked = ", ".join([str(decision.seat) for decision in self.decisions])
        return f"<match of {self.game.key}, {self.outcome or f'asks seat {asked}'}>"


def of_one_game(one: Match, other: Match) -> bool:
    return type(one) is type(other) or one.game.key == other.game.key


class Option:
    """One thing that a seat may do now; equal to every option of the same game with the same id."""

    __slots__ = ("among", "raw")

    def __init__(self, among: Options, raw: Raw) -> None:
        self.among = among
        """The options it is one of."""
        self.raw = raw

    @property
    def id(self) -> str:
        return self.among.match.option_id(self.raw)

    @property
    def phrase(self) -> Phrase:
        """Its label in both languages; raises `Stale` when its decision is over, as `thing` and `warning` do."""
        return self.among.open_match().option_label(self.among.seat, self.raw)

    def label(self, lang: str = "it") -> str:
        return self.phrase.say(lang)

    @property
    def thing(self) -> str:
        return self.among.open_match().option_thing(self.among.seat, self.raw)

    @property
    def warning(self) -> Phrase:
        return self.among.open_match().option_warning(self.among.seat, self.raw)

    def to_json(self, lang: str = "it") -> JSON:
        return self.among.open_match().option_json(self.among.seat, self.raw, lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.raw == other.raw and of_one_game(self.among.match, other.among.match)

    def __hash__(self) -> int:
        return hash(self.raw)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Options:
    """What may be chosen: iterate, `len`, index, `in` (an option or an id), `sample`."""

    __slots__ = ("match", "raws", "seat", "step")

    def __init__(self, match: Match, seat: int, raws: list[Raw]) -> None:
        self.match = match
        self.seat = seat
        self.raws = raws
        self.step = match.step
        """Of the match, when this was asked."""

    def is_over(self) -> bool:
        """Tell whether the match has gone on since this was asked: from then on it has no more words for it."""
        return self.step != self.match.step or self.match.outcome is not None

    def open_match(self) -> Match:
        """Return the match, to read words off it; raises `Stale` when it has gone on."""
        if self.is_over():
            raise Stale(self.seat)
        return self.match

    def __len__(self) -> int:
        return len(self.raws)

    def __iter__(self) -> Iterator[Option]:
        return iter([Option(self, raw) for raw in self.raws])

    def __getitem__(self, index: int) -> Option:
        return Option(self, self.raws[index])

    def __contains__(self, wanted: object) -> bool:
        if isinstance(wanted, Option):
            return wanted.raw in self.raws and of_one_game(self.match, wanted.among.match)
        return any(self.match.option_id(raw) == wanted for raw in self.raws)

    @property
    def ids(self) -> list[str]:
        return [self.match.option_id(raw) for raw in self.raws]

    def find(self, wanted: str) -> Option | None:
        for raw in self.raws:
            if self.match.option_id(raw) == wanted:
                return Option(self, raw)
        return None

    def sample(self, rng: Random) -> Option:
        return Option(self, self.raws[int(rng.random() * len(self.raws))])

    def __repr__(self) -> str:
        return f"<{len(self)} options: {', '.join(self.ids[:8])}{'…' if len(self) > 8 else ''}>"


class Decision(Options):
    """A question put to one seat, with its options. `continues` is true within a chain.

    Its words are made when somebody reads them, and only while it is open: after that they raise `Stale`.
    """

    __slots__ = ("continues",)

    def __init__(self, match: Match, seat: int, raws: list[Raw], continues: bool) -> None:
        self.match = match
        self.seat = seat
        self.raws = raws
        self.step = match.step
        self.continues = continues

    @property
    def options(self) -> Options:
        return self

    @property
    def prompt(self) -> Phrase:
        return self.open_match().prompt_of(self.seat)

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self.open_match().rule_of(self.seat)

    @property
    def source(self) -> str:
        """The key of the thing on the table that asks, such as "card:12"; "" for none."""
        return self.open_match().source_of(self.seat)

    def __repr__(self) -> str:
        asked = "over" if self.is_over() else repr(self.prompt.en)
        return f"Decision(seat={self.seat}, {asked}, {super().__repr__()})"

    def to_json(self, lang: str = "it") -> JSON:
        match = self.open_match()
        return {
            "seat": self.seat,
            "prompt": self.prompt.say(lang),
            "rule": self.rule,
            "continues": self.continues,
            "source": self.source,
            "options": [match.option_json(self.seat, raw, lang) for raw in self.raws],
        }


@dataclass(frozen=True, eq=False)
class Setting:
    """An option of a game that is fixed when a match is made, with what a form or a command line needs to ask it."""

    key: str
    name: Phrase
    choices: dict[str, Phrase]
    """The values known by name."""
    default: JSON
    per_seat: bool = False
    """It is a list with one value for each seat."""
    free: bool = False
    """It takes other text, too: a deck list, say."""
    parts: int = 1
    """It takes so many of the choices, with " + " between them."""
    only: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """It is asked only while other settings have one of the values named."""
    seats: dict[str, int] = field(default_factory=dict)
    """The values that fix how many play."""
    later: bool = False
    """It is asked by the match itself, of whoever has not chosen before."""
    decides: dict[str, dict[str, JSON]] = field(default_factory=dict)
    """The values that stand for values of other settings, which then are not asked (`option_values.decided`)."""

    def to_json(self, lang: str) -> JSON:
        return {
            "key": self.key,
            "name": self.name.say(lang),
            "choices": [{"value": value, "name": name.say(lang)} for value, name in self.choices.items()],
            "default": self.default,
            "per_seat": self.per_seat,
            "free": self.free,
            "parts": self.parts,
            "only": {key: list(values) for key, values in self.only.items()},
            "seats": self.seats,
            "later": self.later,
            "decides": self.decides,
        }


class BadSettings(ValueError):
    """Options of a match that cannot be used; `problems` says each in both languages."""

    def __init__(self, problems: list[Phrase]) -> None:
        super().__init__("; ".join(problem.en for problem in problems))
        self.problems = problems


class Finding:
    """One thing that a designer wants to know of a match that is over: a number, or for a `share` 0 or 1.

    Simulations sum up findings with the same key: a deck's or a character's share of wins, the rounds of a match.
    """

    __slots__ = ("key", "name", "share", "value")

    def __init__(self, key: str, name: Phrase, value: float, share: bool = False) -> None:
        self.key = key
        self.name = name
        self.value = value
        self.share = share
