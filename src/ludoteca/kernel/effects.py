"""Effects: what a card does, as nodes that resolve themselves and describe themselves.

An effect runs in a frame of its own. The combinators here (`do`, `may`, `given`, `choose_one`, `repeat`) serve every
game; a game adds its verbs, most of them by deriving from `Targeted`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, AnyMatch, Frame, FrameMatch, Node
from ludoteca.kernel.phrases import commas, joined_with
from ludoteca.kernel.select import ASK, DONE_VERB, Selector
from ludoteca.kernel.texts import EMPTY, Phrase, capital

YES_VERB: Final = 2
MODE_VERB: Final = 3
TRIGGER_VERB: Final = 4
BASIC_VERBS: Final = ("target", "done", "yes", "mode", "trigger")
"""The verbs that the kernel's own nodes use; a game's list begins with these."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Worded:
    """Something that a card says."""

    wording: ClassVar[Phrase] = EMPTY
    """How, where that is always the same."""

    def words(self) -> Phrase:
        """Say it as a card does: no capital, no full stop."""
        return always(self.wording, self)


def always(wording: Phrase, worded: object) -> Phrase:
    """Return what something always says; what says different things must say them itself."""
    if wording is EMPTY:
        raise NotImplementedError(type(worded).__name__)
    return wording


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """Something that a card does."""

    wording: ClassVar[Phrase] = EMPTY
    """How a card says it, where that is always the same."""

    def words(self, infinitive: bool = False) -> Phrase:
        """Say the effect as a card does: no capital, no full stop.

        `infinitive` asks for the Italian form that follows "puoi" ("puoi pescare 1 carta").
        """
        return always(self.wording, self)

    def children(self) -> list[Effect]:
        return []

    def playable(self, match: AnyMatch, frame: Frame) -> bool:
        """Tell whether a card with this effect can be played now: false for want of a target."""
        return True

    def is_own(self) -> bool:
        """Tell whether two cards of the same name would do different things with it."""
        for child in self.children():
            if child.is_own():
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Worded):
    """Something that is so or is not."""

    @abstractmethod
    def holds(self, match: AnyMatch, frame: Frame) -> bool: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Targeted(Effect):
    """An effect on what its selector finds: selects, then applies itself to all targets at one moment."""

    to: Selector

    @abstractmethod
    def apply(self, match: AnyMatch, frame: Frame, targets: list[int]) -> None: ...

    def run(self, match: AnyMatch, frame: Frame) -> int:
        if frame.stage == 0 and self.to.select(match, frame) == ASK:
            frame.waits = 1 << frame.seat
            return WAIT
        self.apply(match, frame, frame.slots)
        return DONE

    def playable(self, match: AnyMatch, frame: Frame) -> bool:
        return not self.to.needs_target() or self.to.has_target(match, frame)

    def is_own(self) -> bool:
        return self.to.is_own

    def options(self, match: AnyMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.to.options(match, frame)

    def answer(self, match: AnyMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if self.to.answer(match, frame, raw):
            frame.stage = 1

    def prompt(self, match: AnyMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Scegli: {what}.", "Choose: {what}.").fill(what=self.words())


class Do(Effect):
    """do(a, b, …): one after the other."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def run(self, match: FrameMatch, frame: Frame) -> int:
        if frame.stage >= len(self.effects):
            return DONE
        effect = self.effects[frame.stage]
        frame.stage += 1
        push_child(match, frame, effect)
        return GO

    def children(self) -> list[Effect]:
        return self.effects

    def playable(self, match: FrameMatch, frame: Frame) -> bool:
        for effect in self.effects:
            if not effect.playable(match, frame):
                return False
        return True

    def words(self, infinitive: bool = False) -> Phrase:
        parts = [effect.words() for effect in self.effects]
        return commas(parts, "; ")


class May(Effect):
    """may(a): the player decides whether it happens."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, match: FrameMatch, frame: Frame) -> int:
        if frame.stage == 0:
            if not self.effect.playable(match, frame):
                return DONE
            frame.waits = 1 << frame.seat
            return WAIT
        if frame.stage == 1:
            push_child(match, frame, self.effect)
        return DONE

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(YES_VERB,), (DONE_VERB,)]

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1 if raw[0] == YES_VERB else 2

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Vuoi farlo? {what}.", "Do you want to? {what}.").fill(what=capital(self.effect.words()))

    def children(self) -> list[Effect]:
        return [self.effect]

    def words(self, infinitive: bool = False) -> Phrase:
        plain = self.effect.words()
        after_may = self.effect.words(infinitive=True)
        if after_may.it == plain.it:  # it is not the player who does it, or not in one clause
            return Phrase("se vuoi, {what}", "if you wish, {what}").fill(what=plain)
        return Phrase("puoi {what}", "you may {what}").fill(what=after_may)


class Given(Effect):
    """given(condition, a, otherwise=b): a if the condition holds, else b."""

    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect | None) -> None:
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def run(self, match: FrameMatch, frame: Frame) -> int:
        if self.condition.holds(match, frame):
            push_child(match, frame, self.effect)
        elif self.otherwise is not None:
            push_child(match, frame, self.otherwise)
        return DONE

    def children(self) -> list[Effect]:
        return [self.effect] if self.otherwise is None else [self.effect, self.otherwise]

    def words(self, infinitive: bool = False) -> Phrase:
        clause = Phrase("{what} se {condition}", "{what} if {condition}").fill(
            what=self.effect.words(), condition=self.condition.words()
        )
        if self.otherwise is None:
            return clause
        return clause + Phrase("; altrimenti {what}", "; otherwise {what}").fill(what=self.otherwise.words())


class ChooseOne(Effect):
    """choose_one(a, b, …): the player picks one of them."""

    def __init__(self, effects: list[Effect]) -> None:
        if len(effects) < 2:
            raise ValueError("choose_one needs at least two effects")
        self.effects = effects

    def run(self, match: FrameMatch, frame: Frame) -> int:
        if frame.stage == 0:
            if not self.possible(match, frame):
                return DONE
            frame.waits = 1 << frame.seat
            return WAIT
        push_child(match, frame, self.effects[frame.stage - 1])
        return DONE

    def possible(self, match: FrameMatch, frame: Frame) -> list[int]:
        return [i for i in range(len(self.effects)) if self.effects[i].playable(match, frame)]

    def playable(self, match: FrameMatch, frame: Frame) -> bool:
        return len(self.possible(match, frame)) > 0

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(MODE_VERB, i) for i in self.possible(match, frame)]

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = raw[1] + 1

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Scegli un effetto.", "Choose an effect.")

    def children(self) -> list[Effect]:
        return self.effects

    def words(self, infinitive: bool = False) -> Phrase:
        parts = joined_with([effect.words() for effect in self.effects], Phrase(" oppure ", " or "))
        return Phrase("scegli: {parts}", "choose: {parts}").fill(parts=parts)


def chosen_effect(match: FrameMatch, seat: int, place: int) -> Effect:
    """Return one of the effects among which this seat is asked to choose, by its place."""
    frame = match.waiting_frame(seat)
    assert frame is not None
    node = match.programme[frame.node]
    assert isinstance(node, Effect)
    return node.children()[place]


class Repeat(Effect):
    """repeat(n, a): n times, one after the other."""

    def __init__(self, times: int, effect: Effect) -> None:
        if not 1 <= times <= 20:
            raise ValueError("repeat takes a number from 1 to 20")
        self.times = times
        self.effect = effect

    def run(self, match: FrameMatch, frame: Frame) -> int:
        if frame.stage >= self.times:
            return DONE
        frame.stage += 1
        push_child(match, frame, self.effect)
        return GO

    def children(self) -> list[Effect]:
        return [self.effect]

    def playable(self, match: FrameMatch, frame: Frame) -> bool:
        return self.effect.playable(match, frame)

    def words(self, infinitive: bool = False) -> Phrase:
        if self.times == 1:
            return self.effect.words(infinitive)
        return Phrase("{n} volte: {what}", "{n} times: {what}").fill(n=self.times, what=self.effect.words())


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Effect):
    """The root of everything printed: effects that are carried out one after the other."""

    def __init__(self, title: Phrase, effects: list[Effect]) -> None:
        self.title = title
        self.effects = effects

    def run(self, match: AnyMatch, frame: Frame) -> int:
        if frame.stage >= len(self.effects):
            return DONE
        frame.stage += 1
        push_child(match, frame, self.effects[frame.stage - 1])
        return GO

    def playable(self, match: AnyMatch, frame: Frame) -> bool:
        """Tell whether any of it would do something now."""
        for effect in self.effects:
            if effect.playable(match, frame):
                return True
        return False

    def children(self) -> list[Effect]:
        return self.effects

    def words(self, infinitive: bool = False) -> Phrase:
        """Say its effects as sentences."""
        return commas([effect.words() for effect in self.effects], ". ")


def root_frame(match: FrameMatch) -> Frame:
    """Find the frame of the text being carried out."""
    stack = match.stack
    programme = match.programme
    for i in range(len(stack) - 1, -1, -1):
        if isinstance(programme[stack[i].node], Text):
            return stack[i]
    raise RuntimeError("no text is being carried out")


def contains(effect: Effect, kind: type[Effect]) -> bool:
    """Tell whether an effect, or any part of it, is of this kind."""
    return isinstance(effect, kind) or any([contains(part, kind) for part in effect.children()])


def push_child(match: FrameMatch, frame: Frame, effect: Effect) -> None:
    """Run `effect` next, for the same card and player, with the same "it"."""
    child = Frame(effect.number, frame.source, frame.seat)
    child.it = frame.it
    child.place = frame.place
    child.amount = frame.amount
    match.stack.append(child)


def number_nodes(effect: Effect, programme: list[Node]) -> None:
    """Give the effect and all its parts their places in the programme."""
    effect.number = len(programme)
    programme.append(effect)
    for child in effect.children():
        number_nodes(child, programme)


class ResolveTriggers(Node):
    """Waiting triggers, one by one: those of the earliest moment first, in the order chosen by the player in charge."""

    def run(self, match: AnyMatch, frame: Frame) -> int:
        if not match.triggers:
            return DONE
        ready = self.ready(match)
        if len(ready) > 1 and self.order_matters(match, ready):
            frame.waits = 1 << match.trigger_seat(ready)
            return WAIT
        self.begin(match, ready[0])
        return GO

    def ready(self, match: AnyMatch) -> list[int]:
        """List the places in `match.triggers` of those that may be next."""
        first = match.triggers[0].moment
        for trigger in match.triggers:
            first = min(first, trigger.moment)
        return [i for i in range(len(match.triggers)) if match.triggers[i].moment == first]

    def order_matters(self, match: AnyMatch, ready: list[int]) -> bool:
        """Tell whether the order matters: not between equal abilities of one player that do the same."""
        one = match.triggers[ready[0]]
        for i in ready:
            if match.triggers[i].node != one.node or match.triggers[i].seat != one.seat:
                return True
        node = match.programme[one.node]
        return isinstance(node, Effect) and node.is_own()

    def begin(self, match: AnyMatch, index: int) -> None:
        trigger = match.triggers[index]
        del match.triggers[index]
        match.next_moment()
        began = match.push(trigger.node, trigger.source, trigger.seat)
        began.place = trigger.place
        began.it = trigger.it
        began.amount = trigger.amount

    def options(self, match: AnyMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TRIGGER_VERB, i) for i in self.ready(match)]

    def answer(self, match: AnyMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.begin(match, raw[1])

    def prompt(self, match: AnyMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Quale effetto si risolve per primo?", "Which effect resolves first?")

    def asking_rule(self, match: AnyMatch, frame: Frame) -> str:
        rule: str = match.trigger_rule()
        return rule
