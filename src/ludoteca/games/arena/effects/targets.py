"""Whom an effect is about: the acting figure, figures that are chosen, everybody of a kind, those chosen before."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.effects.filters import (
    ALLY,
    ALLY_OR_SELF,
    ANYONE,
    CHARACTER_NOUN,
    OTHERS,
    RIVAL,
    NotIt,
    Property,
    Side,
    Within,
    origin_of,
)
from ludoteca.games.arena.effects.text import OWN
from ludoteca.games.arena.flow.choosing import ExileForStealth, may_choose, must_exile
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.games.arena.flow.registers import pay_for_figure
from ludoteca.games.arena.flow.steps import EXILE_FOR_STEALTH
from ludoteca.games.arena.state.cards import DIRECT, INDIRECT
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import above
from ludoteca.kernel.select import ASK, DONE_VERB, READY, options_of
from ludoteca.kernel.texts import Mention, Noun, Phrase, un

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch

__all__ = ["ExileForStealth", "may_choose", "must_exile"]

AGAIN: Final = 2
"""Something comes first (a card is exiled); then select again."""


class Group:
    """The figures with all of these properties, sorted so that the search is short."""

    def __init__(self, properties: list[Property]) -> None:
        sides = [p for p in properties if isinstance(p, Side)]
        if len(sides) != 1:
            raise ValueError("say whom, once: rival, ally, ally_or_self, character or anyone")
        ranges = [p.range for p in properties if isinstance(p, Within)]
        if len(ranges) > 1:
            raise ValueError("say the range once")
        self.side = sides[0]
        self.range = ranges[0] if ranges else 0
        """0 for the whole Arena."""
        self.rest = [p for p in properties if not isinstance(p, (Side, Within))]
        self.another = any(isinstance(p, NotIt) for p in properties)

    def members(self, m: ArenaMatch, frame: Frame) -> list[int]:
        """List those in the Arena now, in the order of their numbers."""
        actor = frame.source
        row: list[int] | None = None
        if self.range:
            origin = origin_of(m, frame)
            if origin < 0:
                return []
            row = m.content.board.distance[origin]
        members = []
        for figure in range(m.figures):
            if not m.stands(figure) or not self.side.includes(m, actor, figure):
                continue
            if row is not None and row[m.space[figure]] > self.range:
                continue
            if self.fits(m, frame, figure):
                members.append(figure)
        return members

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        for p in self.rest:
            if not p.fits(m, frame, figure):
                return False
        return True

    def is_met(self, m: ArenaMatch, actor: int, seat: int, spare: int) -> bool:
        """Tell whether the acting figure's Summoner could choose one of them now."""
        space = m.space
        row = m.content.board.distance[space[actor]]
        frame = Frame(-1, actor, seat)
        far = self.range
        for figure in range(m.figures):
            where = space[figure]
            if where < 0 or (far and row[where] > far) or not self.side.includes(m, actor, figure):
                continue
            if may_choose(m, seat, figure, spare) and self.may_fit(m, frame, figure):
                return True
        return False

    def may_fit(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        """Tell whether it fits, as far as that can be foreseen."""
        for p in self.rest:
            if not p.relative and not p.fits(m, frame, figure):
                return False
        return True

    def may_have(self, m: ArenaMatch, outlook: Outlook) -> bool:
        """Tell whether somebody might be chosen from it, wherever earlier parts of the text may have put figures."""
        frame = Frame(-1, outlook.figure, outlook.seat)
        for figure in range(m.figures):
            if not self.side.includes(m, outlook.figure, figure) or not may_choose(
                m, outlook.seat, figure, outlook.spare
            ):
                continue
            if self.range and not self.in_reach(m, outlook, figure):
                continue
            if self.may_fit(m, frame, figure):
                return True
        return False

    def in_reach(self, m: ArenaMatch, outlook: Outlook, figure: int) -> bool:
        distance = m.content.board.distance
        places = [m.space[figure]]
        for other, space in outlook.elsewhere:
            if other == figure:
                places.append(space)
        for space in outlook.spaces:
            for place in places:
                if distance[space][place] <= self.range:
                    return True
        return False

    # -- words ---------------------------------------------------------------------------------------------------

    @property
    def noun(self) -> Noun:
        return self.side.noun

    def traits(self, plural: bool) -> tuple[str, str, str]:
        """List what stands around the noun: after it in Italian, before and after it in English."""
        it = en_after = en_before = ""
        if self.range:
            phrase = Within(self.range).words(plural)
            it += phrase.it
            if self.range == 1:
                en_before = phrase.en.strip() + " "
            else:
                en_after += phrase.en
        for p in self.rest:
            phrase = p.words(plural)
            it += phrase.it
            en_after += phrase.en
        return it, en_before, en_after

    def one(self) -> Phrase:
        """Say "un avversario adiacente" / "an adjacent rival"."""
        it, before, after = self.traits(False)
        noun = self.noun
        if self.another:
            return Phrase(f"un altro {noun.it}{it}", f"another {before}{noun.en}{after}")
        words = f"{before}{noun.en}{after}"
        return Phrase(un(noun.it) + it, f"{'an' if words[0] in 'aeiou' else 'a'} {words}")

    def counted(self, number: int) -> Phrase:
        """Say "2 avversari adiacenti" / "2 adjacent rivals"."""
        it, before, after = self.traits(number > 1)
        noun = self.noun
        other_it = ("altri " if number > 1 else "altro ") if self.another else ""
        other_en = "other " if self.another else ""
        return Phrase(
            f"{number} {other_it}{noun.form('it', number > 1)}{it}",
            f"{number} {other_en}{before}{noun.form('en', number > 1)}{after}",
        )

    def each(self) -> Phrase:
        it, before, after = self.traits(False)
        noun = self.noun
        other = self.another or noun is CHARACTER_NOUN
        return Phrase(
            f"ogni {'altro ' if other else ''}{noun.it}{it}",
            f"each {'other ' if other else ''}{before}{noun.en}{after}",
        )

    def many(self) -> Phrase:
        """Say "avversari adiacenti" / "adjacent rivals"."""
        it, before, after = self.traits(True)
        noun = self.noun
        return Phrase(f"{noun.it_plural}{it}", f"{before}{noun.en_plural}{after}")

    @property
    def with_self(self) -> bool:
        return self.side.with_self


AND: Final = Phrase("e", "and")
OR: Final = Phrase("o", "or")
SELF_WORDS: Final = Phrase(OWN, OWN)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sought:
    """Whom an effect is about: figures, or Summoners."""

    @abstractmethod
    def select(self, m: ArenaMatch, frame: Frame) -> int:
        """Fill the frame's slots with them (READY), or say that the frame's seat must choose (ASK, AGAIN)."""

    def options(self, m: ArenaMatch, frame: Frame) -> list[Raw]:
        raise NotImplementedError(type(self).__name__)

    def answer(self, m: ArenaMatch, frame: Frame, raw: Raw) -> bool:
        """Take the choice; True when the selection is complete."""
        raise NotImplementedError(type(self).__name__)

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        """Note whether somebody must be chosen, and whether somebody can."""

    def icons(self) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Sought):
    """The figures that an effect is about."""

    def remember(self, m: ArenaMatch, frame: Frame) -> None:
        """Make these what the text calls "it" from now on."""

    @abstractmethod
    def has_any(self, m: ArenaMatch, frame: Frame) -> bool:
        """Tell whether there is anybody now."""

    def is_one_other(self) -> bool:
        """Tell whether it always means a single character, and never the acting one."""
        return True

    @abstractmethod
    def named(self) -> Mention: ...


class Own(Target):
    """self: the acting figure, while it is in the Arena."""

    def is_one_other(self) -> bool:
        return False

    def select(self, m: ArenaMatch, frame: Frame) -> int:
        frame.slots = [frame.source] if m.stands(frame.source) else []
        return READY

    def has_any(self, m: ArenaMatch, frame: Frame) -> bool:
        return m.stands(frame.source)

    def named(self) -> Mention:
        return Mention([SELF_WORDS], False, OR)


class It(Target):
    """it: those chosen before, or the character that set off the ability; without those KO'd since."""

    def __init__(self) -> None:
        self.side: Side = OTHERS
        self.plural = False
        """What its words say; found out from what stands before it."""

    def select(self, m: ArenaMatch, frame: Frame) -> int:
        frame.slots = [figure for figure in root_frame(m).slots if m.stands(figure)]
        return READY

    def has_any(self, m: ArenaMatch, frame: Frame) -> bool:
        return any([m.stands(figure) for figure in root_frame(m).slots])

    def named(self) -> Mention:
        noun = self.side.noun
        if self.plural:
            start = "quei" if noun is CHARACTER_NOUN else "quegli"
            return Mention([Phrase(f"{start} {noun.it_plural}", f"those {noun.en_plural}")], True, AND)
        start = "quel " if noun is CHARACTER_NOUN else "quell'"
        return Mention([Phrase(start + noun.it, f"that {noun.en}")], False, AND)


class Each(Target):
    """each(…): everybody with these properties, without choosing: an Indirect Effect."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def is_one_other(self) -> bool:
        return False

    def select(self, m: ArenaMatch, frame: Frame) -> int:
        frame.slots = self.group.members(m, frame)
        return READY

    def remember(self, m: ArenaMatch, frame: Frame) -> None:
        root_frame(m).slots = frame.slots[:]

    def icons(self) -> int:
        return INDIRECT

    def has_any(self, m: ArenaMatch, frame: Frame) -> bool:
        return bool(self.group.members(m, frame))

    def named(self) -> Mention:
        if self.group.with_self:
            return Mention([SELF_WORDS, self.group.each()], True, AND)
        return Mention([self.group.each()], False, AND)


class Chosen(Target):
    """chosen(…), exactly(n, …), up_to(n, …): figures that the Summoner chooses: a Direct Effect."""

    def __init__(self, group: Group, number: int, up_to: bool) -> None:
        self.group = group
        self.number = above(0, number)
        self.up_to = up_to

    def is_one_other(self) -> bool:
        return self.number == 1 and not self.up_to and not self.group.with_self

    def candidates(self, m: ArenaMatch, frame: Frame) -> list[int]:
        seat = frame.seat
        spare = len(m.hand[seat])
        taken = frame.slots
        return [
            figure
            for figure in self.group.members(m, frame)
            if figure not in taken and may_choose(m, seat, figure, spare)
        ]

    def select(self, m: ArenaMatch, frame: Frame) -> int:
        if len(frame.slots) >= self.number:
            return READY
        candidates = self.candidates(m, frame)
        if not candidates:
            return READY
        if self.up_to or len(candidates) > 1:
            return ASK
        return AGAIN if self.take(m, frame, candidates[0]) else self.select(m, frame)

    def take(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        """Tell whether choosing it costs a card first."""
        frame.slots = [*frame.slots, figure]
        if not must_exile(m, frame.seat, figure):
            return False
        pay_for_figure(m.push(EXILE_FOR_STEALTH, frame.source, frame.seat), figure)
        return True

    def options(self, m: ArenaMatch, frame: Frame) -> list[Raw]:
        return options_of(self.candidates(m, frame), self.up_to)

    def answer(self, m: ArenaMatch, frame: Frame, raw: Raw) -> bool:
        """Take a figure; whether more are to be chosen is for `select` to say."""
        if raw[0] == DONE_VERB:
            return True
        self.take(m, frame, raw[1])
        return False

    def remember(self, m: ArenaMatch, frame: Frame) -> None:
        root_frame(m).slots = frame.slots[:]

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        """See to it that somebody is there to be chosen, unless zero is a choice (SA-A.55)."""
        if self.up_to:
            return
        outlook.needs = True
        if not outlook.found and self.group.may_have(m, outlook):
            outlook.found = True

    def icons(self) -> int:
        return DIRECT

    def has_any(self, m: ArenaMatch, frame: Frame) -> bool:
        return bool(self.candidates(m, frame))

    def named(self) -> Mention:
        group = self.group
        if self.up_to:
            most = Phrase("un massimo di ", "up to ") + group.counted(self.number)
            if group.with_self:
                most = most + Phrase(" (anche §)", " (§ included)")
            return Mention([most], self.number > 1, OR)
        if self.number > 1:
            phrase = group.counted(self.number)
            if group.with_self:
                phrase = phrase + Phrase(" (anche §)", " (§ included)")
            return Mention([phrase], True, OR)
        if group.side is ALLY_OR_SELF:
            return Mention([SELF_WORDS, group.one()], False, OR)
        if group.side is ANYONE:
            return Mention([group.one() + Phrase(" (anche §)", " (§ included)")], False, OR)
        return Mention([group.one()], False, OR)


def describes(target: Chosen | Each) -> tuple[Side, bool]:
    """List the side and number of those whom "it" means after this target: what words need to know."""
    side = target.group.side
    return (side if side is RIVAL or side is ALLY else OTHERS), isinstance(target, Each) or target.number > 1
