"""The target algebra: which things an effect is about, and who picks them.

A `Filter` says of one thing whether it fits; a `Selector` turns filters into targets: every fitting thing, one chosen
by the card's player, up to so many, the card itself, what was chosen before. Things are numbers; games say what exists.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import AnyMatch, Frame, FrameMatch

READY: Final = 0
"""The targets are in the frame's slots."""
ASK: Final = 1
"""Somebody must choose first."""

TARGET_VERB: Final = 0
DONE_VERB: Final = 1
"""Every game's verbs begin with "target" and "done"."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """A property of things."""

    @abstractmethod
    def fits(self, match: AnyMatch, frame: Frame, thing: int) -> bool: ...


class Either(Filter):
    """a | b: one or the other fits."""

    def __init__(self, left: Filter, right: Filter) -> None:
        self.left = left
        self.right = right

    def fits(self, match: FrameMatch, frame: Frame, thing: int) -> bool:
        return self.left.fits(match, frame, thing) or self.right.fits(match, frame, thing)


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The things that some filters describe: a game enumerates them, and knows which may not be chosen."""

    @abstractmethod
    def things(self, match: AnyMatch, frame: Frame) -> list[int]:
        """List all things that fit, in table order."""

    @abstractmethod
    def choosable(self, match: AnyMatch, frame: Frame, things: list[int]) -> list[int]:
        """List those of them that may be chosen as a target by this effect."""

    def has_choosable(self, match: AnyMatch, frame: Frame) -> bool:
        """Tell whether there are any; a game may know that without listing them."""
        return len(self.choosable(match, frame, self.things(match, frame))) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector:
    """What an effect is about."""

    filters: list[Filter]
    is_own: bool = False
    """What it finds depends on the very card that asks, not only on its player."""

    @abstractmethod
    def select(self, match: AnyMatch, frame: Frame) -> int:
        """Fill `frame.slots` with the targets (READY), or say that the frame's player must choose (ASK)."""

    def needs_target(self) -> bool:
        """Tell whether a card with this selector cannot be played when nothing fits."""
        return False

    def has_target(self, match: AnyMatch, frame: Frame) -> bool:
        return True

    def options(self, match: AnyMatch, frame: Frame) -> list[Raw]:
        raise NotImplementedError(type(self).__name__)

    def answer(self, match: AnyMatch, frame: Frame, raw: Raw) -> bool:
        """Take the choice; True when the selection is complete."""
        raise NotImplementedError(type(self).__name__)

    def fixed(self, match: AnyMatch, frame: Frame) -> list[int]:
        """List the targets when nobody has to choose: what a static ability applies to."""
        return []


class Every(Selector):
    """every(…): all things that fit, without choosing."""

    def __init__(self, domain: Domain, filters: list[Filter]) -> None:
        self.domain = domain
        self.filters = filters

    def select(self, match: FrameMatch, frame: Frame) -> int:
        frame.slots = self.domain.things(match, frame)
        return READY

    def fixed(self, match: FrameMatch, frame: Frame) -> list[int]:
        return self.domain.things(match, frame)


class Chosen(Selector):
    """chosen(…): one thing that fits, chosen by the card's player; the only one is taken without asking."""

    def __init__(self, domain: Domain, filters: list[Filter]) -> None:
        self.domain = domain
        self.filters = filters

    def candidates(self, match: FrameMatch, frame: Frame) -> list[int]:
        return self.domain.choosable(match, frame, self.domain.things(match, frame))

    def needs_target(self) -> bool:
        return True

    def has_target(self, match: FrameMatch, frame: Frame) -> bool:
        return self.domain.has_choosable(match, frame)

    def select(self, match: FrameMatch, frame: Frame) -> int:
        candidates = self.candidates(match, frame)
        if len(candidates) > 1:
            return ASK
        frame.slots = candidates
        if candidates:
            frame.it = candidates[0]
        return READY

    def options(self, match: FrameMatch, frame: Frame) -> list[Raw]:
        return [(TARGET_VERB, thing) for thing in self.candidates(match, frame)]

    def answer(self, match: FrameMatch, frame: Frame, raw: Raw) -> bool:
        frame.slots = [raw[1]]
        frame.it = raw[1]
        return True


def options_of(things: list[int], may_stop: bool, verb: int = TARGET_VERB) -> list[Raw]:
    """List the options to choose one of these things, and the one to choose no more, where that is allowed."""
    raws: list[Raw] = [(verb, thing) for thing in things]
    if may_stop:
        raws.append((DONE_VERB,))
    return raws


class UpTo(Selector):
    """up_to(n, …): as many different things that fit as the player wants, at most n."""

    def __init__(self, domain: Domain, most: int, filters: list[Filter]) -> None:
        if most < 1:
            raise ValueError("up_to needs a number above 0")
        self.domain = domain
        self.most = most
        self.filters = filters

    def candidates(self, match: FrameMatch, frame: Frame) -> list[int]:
        choosable = self.domain.choosable(match, frame, self.domain.things(match, frame))
        return [thing for thing in choosable if thing not in frame.slots]

    def select(self, match: FrameMatch, frame: Frame) -> int:
        if len(frame.slots) >= self.most or not self.candidates(match, frame):
            return READY
        return ASK

    def options(self, match: FrameMatch, frame: Frame) -> list[Raw]:
        return options_of(self.candidates(match, frame), True)

    def answer(self, match: FrameMatch, frame: Frame, raw: Raw) -> bool:
        if raw[0] == DONE_VERB:
            return True
        frame.slots.append(raw[1])
        frame.it = raw[1]
        return self.select(match, frame) == READY


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Selector):
    """A selector that leaves no choice: `fixed` says it all."""

    def __init__(self) -> None:
        self.filters = []

    def select(self, match: AnyMatch, frame: Frame) -> int:
        frame.slots = self.fixed(match, frame)
        return READY


class This(Fixed):
    """this: the card itself."""

    is_own = True

    def fixed(self, match: FrameMatch, frame: Frame) -> list[int]:
        return [frame.source]


class It(Selector):
    """it: what the effect before chose."""

    def __init__(self) -> None:
        self.filters = []

    def select(self, match: FrameMatch, frame: Frame) -> int:
        frame.slots = [frame.it] if frame.it >= 0 else []
        return READY
