"""What is so or is not: conditions in the texts of cards and abilities."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.effects.card_kinds import CardKind
from ludoteca.games.arena.effects.filters import Property
from ludoteca.games.arena.effects.targets import Group
from ludoteca.games.arena.state.cards import MOVEMENT
from ludoteca.kernel.effects import Condition, root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import above
from ludoteca.kernel.phrases import CARDS
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


@mypyc_attr(allow_interpreted_subclasses=True)
class ArenaCondition(Condition):
    """A condition that may be asked about one target in particular."""

    def holds(self, m: ArenaMatch, frame: Frame) -> bool:
        return self.true_of(m, frame, -1)

    @abstractmethod
    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def is_moot(self, m: ArenaMatch, frame: Frame) -> bool:
        """Tell whether it asks about a card that was not there: then nothing happens at all (SA-A.47)."""
        return False


class SelfIs(ArenaCondition):
    """self_is(property): the acting figure has it."""

    def __init__(self, property: Property) -> None:
        self.property = property

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return m.stands(frame.source) and self.property.fits(m, frame, frame.source)

    def words(self) -> Phrase:
        return Phrase("§ {what}", "§ {what}").fill(what=self.property.is_words())


def meant(m: ArenaMatch, figure: int) -> int:
    """Return whom "it" means: this target, or without one (-1) whom the text chose before; -1 for nobody."""
    if figure >= 0:
        return figure
    chosen = root_frame(m).slots
    return chosen[0] if chosen else -1


class ItIs(ArenaCondition):
    """it_is(property): the target, or what was chosen before, has it."""

    def __init__(self, property: Property) -> None:
        self.property = property

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        it = meant(m, figure)
        return it >= 0 and m.stands(it) and self.property.fits(m, frame, it)

    def words(self) -> Phrase:
        return Phrase("quel personaggio {what}", "that character {what}").fill(what=self.property.is_words())


class ItIsOut(ArenaCondition):
    """it_is_knocked_out: what was chosen before has been KO'd."""

    wording = Phrase("quel personaggio è KO", "that character is KO'd")

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        for chosen in root_frame(m).slots:
            if m.out[chosen]:
                return True
        return False


class Some(ArenaCondition):
    """some(…): there is a character with these properties."""

    def __init__(self, group: Group, least: int) -> None:
        self.group = group
        self.least = above(0, least)

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return len(self.group.members(m, frame)) >= self.least

    def words(self) -> Phrase:
        if self.least == 1:
            return Phrase("c'è {whom}", "there is {whom}").fill(whom=self.group.one())
        phrase = Phrase("ci sono almeno {whom}", "there are at least {whom}")
        return phrase.fill(whom=self.group.counted(self.least))


class CardIs(ArenaCondition):
    """card_is(kind): the card revealed or exiled before is of this kind."""

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return frame.it >= 0 and self.kind.fits(m.printed(frame.it))

    def is_moot(self, m: ArenaMatch, frame: Frame) -> bool:
        return frame.it < 0

    def words(self) -> Phrase:
        return Phrase("quella carta è {kind}", "that card is {kind}").fill(kind=self.kind.one())


class CardsCharacterIs(ArenaCondition):
    """cards_character_is(property): the character of the card revealed or exiled before has it."""

    def __init__(self, property: Property) -> None:
        self.property = property

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        if frame.it < 0:
            return False
        owner = frame.it // 10
        return m.stands(owner) and self.property.fits(m, frame, owner)

    def is_moot(self, m: ArenaMatch, frame: Frame) -> bool:
        return frame.it < 0

    def words(self) -> Phrase:
        phrase = Phrase("il personaggio di quella carta {what}", "that card's character {what}")
        return phrase.fill(what=self.property.is_words())


class HandAtLeast(ArenaCondition):
    """hand_at_least(n), hand_at_most(n): cards that its Summoner holds."""

    def __init__(self, number: int, least: bool) -> None:
        if number < 0 or (least and number == 0):
            raise ValueError("needs a number above 0")
        self.number = number
        self.least = least

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        held = len(m.hand[frame.seat])
        return held >= self.number if self.least else held <= self.number

    def words(self) -> Phrase:
        cards = CARDS.count(self.number)
        if self.least:
            return Phrase("hai in mano almeno {cards}", "you have at least {cards} in hand").fill(cards=cards)
        if self.number == 0:
            return Phrase("non hai carte in mano", "you have no cards in hand")
        return Phrase("hai in mano al massimo {cards}", "you have at most {cards} in hand").fill(cards=cards)


class Leading(ArenaCondition):
    """ahead, behind: its side has more, or fewer, Victory Points than the other."""

    def __init__(self, ahead: bool) -> None:
        self.ahead = ahead

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        side = m.side_of[frame.seat]
        own, other = m.points[side], m.points[1 - side]
        return own > other if self.ahead else own < other

    def words(self) -> Phrase:
        if self.ahead:
            return Phrase("hai più PV degli avversari", "you have more VP than your rivals")
        return Phrase("hai meno PV degli avversari", "you have fewer VP than your rivals")


class PhaseUnused(ArenaCondition):
    """phase_unused(movement), phase_unused(action): that phase of this turn is still open."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return (m.moved if self.phase == MOVEMENT else m.acted) == 0

    def words(self) -> Phrase:
        if self.phase == MOVEMENT:
            return Phrase("§ non ha usato la fase Movimento", "§ has not used the Movement Phase")
        return Phrase("§ non ha usato la fase Azione", "§ has not used the Action Phase")


class Not(ArenaCondition):
    """unless(condition): the opposite."""

    def __init__(self, condition: ArenaCondition) -> None:
        self.condition = condition

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return not self.condition.true_of(m, frame, figure)

    def is_moot(self, m: ArenaMatch, frame: Frame) -> bool:
        return self.condition.is_moot(m, frame)

    def words(self) -> Phrase:
        phrase = Phrase("non è vero che {what}", "it is not true that {what}")
        return phrase.fill(what=self.condition.words())


class All(ArenaCondition):
    """both(a, b), either(a, b)."""

    def __init__(self, left: ArenaCondition, right: ArenaCondition, both: bool) -> None:
        self.left = left
        self.right = right
        self.both = both

    def true_of(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        left = self.left.true_of(m, frame, figure)
        if self.both:
            return left and self.right.true_of(m, frame, figure)
        return left or self.right.true_of(m, frame, figure)

    def is_moot(self, m: ArenaMatch, frame: Frame) -> bool:
        return self.left.is_moot(m, frame) or self.right.is_moot(m, frame)

    def words(self) -> Phrase:
        phrase = Phrase("{a} e {b}", "{a} and {b}") if self.both else Phrase("{a} o {b}", "{a} or {b}")
        return phrase.fill(a=self.left.words(), b=self.right.words())
