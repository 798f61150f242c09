"""Acts: a verb is a class, told once.

An `Act` is one thing that players may do, such as "attack:3". It says which numbers follow its verb, which options of
its kind there are, what forbids one, what its button says, which thing on the table it concerns, and what it does. From
that follow the options of a step, `why_not`, ids, and what one may wish for.

A step of the flow lists the acts that it offers (`Node.acts`). Where enumerating by asking `against` of every candidate
would be slow, an act or a step lists its options itself; conformance then proves that both say the same
(`Match.disagreements`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import AnyMatch, Frame, Node
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.texts import EMPTY, Phrase

Of = TypeVar("Of")
YES: Final = Phrase("Sì", "Yes")
NO: Final = Phrase("No", "No")
DONE: Final = Phrase("Basta così", "Done")
MOST_ASKED: Final = 500
"""Of so many options each is compared with what its act has against it; of more, some."""
TRIGGER_FIRST: Final = Phrase("Prima {name}", "{name} first")


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """A kind of number that follows a verb: a card, a space, a seat."""

    thing: ClassVar[str] = ""
    """What the number calls, such as "card"; "" for nothing."""

    def called(self) -> str:
        """Return what the number calls: that is what acts concern whose verb it follows first."""
        return self.thing

    @abstractmethod
    def all(self, match: AnyMatch, seat: int) -> list[int]:
        """List every number of this kind that could be meant, allowed or not."""
        raise NotImplementedError(type(self).__name__)

    def in_sight(self, match: AnyMatch, seat: int) -> list[int]:
        """List those that `seat` can point at: what it may wish to do something with."""
        return self.all(match, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Argument):
    """A place in a list that only whoever asks knows: nothing to wish for."""

    def all(self, match: AnyMatch, seat: int) -> list[int]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Below(Argument):
    """A number below a limit: a colour, a side, a part of something."""

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def all(self, match: AnyMatch, seat: int) -> list[int]:
        return list(range(self.limit))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Argument, Generic[Of]):
    """One of so many things of a kind, by its number: `seen` lists those that a seat can point at, if not all."""

    def __init__(
        self, thing: str, number: Callable[[Of], int], seen: Callable[[Of, int], list[int]] | None = None
    ) -> None:
        self.kind = thing
        self.number = number
        self.seen = seen

    def called(self) -> str:
        return self.kind

    def all(self, match: AnyMatch, seat: int) -> list[int]:
        return list(range(self.number(match)))

    def in_sight(self, match: AnyMatch, seat: int) -> list[int]:
        return self.all(match, seat) if self.seen is None else self.seen(match, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatNumber(Argument):
    """One of the players."""

    def all(self, match: AnyMatch, seat: int) -> list[int]:
        return list(range(match.seats))


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """One thing that players may do. `number` is its place among the game's acts, with which its options begin."""

    verb: ClassVar[str] = ""
    """The name with which its ids begin."""
    args: ClassVar[tuple[Argument, ...]] = ()
    """What follows the verb."""
    said: ClassVar[Phrase] = EMPTY
    """What its button says, where that is always the same."""
    names: ClassVar[Phrase] = EMPTY
    """What it says where it names the thing that is meant, as {name}."""
    about: ClassVar[str] = ""
    """The thing that it concerns, if not the first of `args`: "unit:{1}" has the first number after the verb,
    "hand:{seat}" the seat that asks."""
    misplaced: ClassVar[Refusal] = NOTHING_AGAINST
    """Why it cannot be done now, where that is always the same."""
    number: int = -1
    key: str = ""
    """The same of any act, whoever says it; "" for nothing. Known, like its number, once it is among a game's acts."""

    def takes(self, raw: Raw) -> bool:
        """Tell whether as many numbers follow the verb as should."""
        return len(raw) == 1 + len(self.args)

    def candidates(self, match: AnyMatch, frame: Frame, seat: int) -> list[Raw]:
        """List the options of this kind that the step now offers."""
        return [raw for raw in self.thinkable(match, seat) if not self.against(match, frame, seat, raw)]

    def thinkable(self, match: AnyMatch, seat: int) -> list[Raw]:
        """List all options of this kind that numbers can be found for, allowed or not."""
        return self.with_numbers([argument.all(match, seat) for argument in self.args])

    def wishes(self, match: AnyMatch, seat: int) -> list[Raw]:
        """List what `seat` may want to do of this kind with what it sees, allowed or not."""
        return self.with_numbers([argument.in_sight(match, seat) for argument in self.args])

    def with_numbers(self, each: list[list[int]]) -> list[Raw]:
        """List the options of this kind with every choice of numbers from these lists, one from each."""
        raws: list[Raw] = [(self.number,)]
        for numbers in each:
            raws = [(*raw, number) for raw in raws for number in numbers]
        return raws

    @abstractmethod
    def against(self, match: AnyMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        """Say what forbids this option in a step that offers such acts; nothing where it may be chosen.

        The numbers in `raw` are as many as they should be, and may be any.
        """
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def elsewhere(self, match: AnyMatch, seat: int, raw: Raw) -> Refusal:
        """Say why it cannot be done now, when the present step, or somebody else's, is about something else."""
        raise NotImplementedError(type(self).__name__)

    def label(self, match: AnyMatch, seat: int, raw: Raw) -> Phrase:
        """Say what its button says."""
        if self.names is not EMPTY:
            return self.names.fill(name=self.name(match, raw))
        if self.said is EMPTY:
            raise NotImplementedError(type(self).__name__)
        return self.said

    def name(self, match: AnyMatch, raw: Raw) -> Phrase:
        """Name the thing that is meant, as its button does."""
        raise NotImplementedError(type(self).__name__)

    def thing(self, match: AnyMatch, seat: int, raw: Raw) -> str:
        """Name the thing on the table that it concerns, such as "card:12"; "" for none."""
        return self.key.format(*raw, seat=seat)

    def warning(self, match: AnyMatch, seat: int, raw: Raw) -> Phrase:
        """Say what people are asked to confirm before they choose this; nothing for nearly everything."""
        return EMPTY

    def do(self, match: AnyMatch, frame: Frame, seat: int, raw: Raw) -> None:
        """Carry it out, or note it in the frame of the step that offers it."""
        raise NotImplementedError(type(self).__name__)


class Yes(Act):
    """yes: to what is asked. Where that is out of place, so are the other answers of the game, which say why."""

    verb = "yes"
    said = YES

    def __init__(self, another: Act) -> None:
        self.another = another

    def against(self, match: AnyMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return self.another.against(match, frame, seat, raw)

    def elsewhere(self, match: AnyMatch, seat: int, raw: Raw) -> Refusal:
        return self.another.elsewhere(match, seat, raw)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Node):
    """A step of the flow that offers acts."""

    acts: ClassVar[tuple[Act, ...]] = ()

    def __init__(self) -> None:
        self.offered = self.acts
        """The same, of the instance: quicker to get at where this is compiled."""

    def options(self, match: AnyMatch, frame: Frame, seat: int) -> list[Raw]:
        raws: list[Raw] = []
        for act in self.offered:
            raws += act.candidates(match, frame, seat)
        return raws

    def answer(self, match: AnyMatch, frame: Frame, seat: int, raw: Raw) -> None:
        for act in self.offered:
            if act.number == raw[0]:
                act.do(match, frame, seat, raw)
                return
        raise ValueError(f"{type(self).__name__} offers no act {raw[0]}")

    def disagreements(self, match: AnyMatch, frame: Frame, seat: int) -> list[str]:
        """List where its options and what its acts have against them say different things; never any."""
        offered = self.options(match, frame, seat)
        wrong = []
        for act in self.acts:
            thinkable = act.thinkable(match, seat)
            for raw in thinkable[:: len(thinkable) // MOST_ASKED + 1]:
                if bool(act.against(match, frame, seat, raw)) == (raw in offered):
                    wrong.append(f"{act.verb} {raw[1:]} is {'offered' if raw in offered else 'not offered'} to {seat}")
        return wrong


@mypyc_attr(allow_interpreted_subclasses=True)
class FlowStep(Step):
    """A step of the flow whose every decision begins a new chain."""

    is_flow = True
    starts_chain = True


class Acts:
    """All acts of a game; their places are the numbers with which options begin."""

    def __init__(self, acts: list[Act], rule: str) -> None:
        self.acts = acts
        self.rule = rule
        """Cited against what is no option at all."""
        self.verbs = tuple([act.verb for act in acts])
        for number, act in enumerate(acts):
            act.number = number
            act.key = act.about
            if not act.about and act.args and act.args[0].called():
                act.key = act.args[0].called() + ":{1}"

    def of(self, raw: Raw) -> Act:
        return self.acts[raw[0]]
