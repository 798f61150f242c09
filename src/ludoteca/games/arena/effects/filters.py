"""Which characters an effect speaks of: properties of figures."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.state.board import POINT, STAR, START
from ludoteca.games.arena.state.cards import Status
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import above
from ludoteca.kernel.texts import EMPTY, Noun, Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch

RIVAL_NOUN: Final = Noun("avversario", "avversari", "m", "rival")
ALLY_NOUN: Final = Noun("alleato", "alleati", "m", "ally", "allies")
CHARACTER_NOUN: Final = Noun("personaggio", "personaggi", "m", "character")


@mypyc_attr(allow_interpreted_subclasses=True)
class Property:
    """Something that is so, or not, of a figure."""

    relative = False
    """It speaks of what was chosen before, and cannot be foreseen."""

    @abstractmethod
    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def words(self, plural: bool) -> Phrase:
        """Say what follows the noun."""

    @abstractmethod
    def is_words(self) -> Phrase:
        """Say what follows "if that character"."""


class Side(Property):
    """Who is meant, seen from the acting figure: allies are of its team, rivals of the other (SA-1.08, SA-1.09)."""

    with_self = False
    """The acting figure is meant, too."""

    def __init__(self, noun: Noun, what: Phrase) -> None:
        self.noun = noun
        self.what = what

    @abstractmethod
    def includes(self, m: ArenaMatch, actor: int, figure: int) -> bool:
        """Tell whether this figure is meant."""
        raise NotImplementedError(type(self).__name__)

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return self.includes(m, frame.source, figure)

    def words(self, plural: bool) -> Phrase:
        return EMPTY

    def is_words(self) -> Phrase:
        return self.what


class Rivals(Side):
    """rival."""

    def includes(self, m: ArenaMatch, actor: int, figure: int) -> bool:
        return m.side[figure] != m.side[actor]


class Allies(Side):
    """ally: nobody is an ally of their own."""

    def includes(self, m: ArenaMatch, actor: int, figure: int) -> bool:
        return figure != actor and m.side[figure] == m.side[actor]


class AlliesAndSelf(Side):
    """ally_or_self."""

    with_self = True

    def includes(self, m: ArenaMatch, actor: int, figure: int) -> bool:
        return m.side[figure] == m.side[actor]


class Others(Side):
    """character: anybody else (SA-A.44)."""

    def includes(self, m: ArenaMatch, actor: int, figure: int) -> bool:
        return figure != actor


class Anyone(Side):
    """anyone."""

    with_self = True

    def includes(self, m: ArenaMatch, actor: int, figure: int) -> bool:
        return True


RIVAL: Final = Rivals(RIVAL_NOUN, Phrase("è un avversario", "is a rival"))
ALLY: Final = Allies(ALLY_NOUN, Phrase("è un alleato", "is an ally"))
ALLY_OR_SELF: Final = AlliesAndSelf(ALLY_NOUN, Phrase("è § o un alleato", "is § or an ally"))
OTHERS: Final = Others(CHARACTER_NOUN, Phrase("non è §", "is not §"))
ANYONE: Final = Anyone(CHARACTER_NOUN, Phrase("è in gioco", "is in play"))
SIDES: Final[dict[str, Side]] = {
    "rival": RIVAL,
    "ally": ALLY,
    "ally_or_self": ALLY_OR_SELF,
    "character": OTHERS,
    "anyone": ANYONE,
}


class InRange(Property):
    """Of those who are at most so many spaces away."""

    def __init__(self, range: int) -> None:
        if range < 1:
            raise ValueError("a range is 1 or more")
        self.range = range


class Within(InRange):
    """adjacent, within(n): at most so many spaces from the acting figure."""

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        origin = origin_of(m, frame)
        return origin >= 0 and m.content.board.distance[origin][m.space[figure]] <= self.range

    def words(self, plural: bool) -> Phrase:
        if self.range == 1:
            return Phrase(" adiacenti" if plural else " adiacente", " adjacent")
        return Phrase(" entro gittata {n}", " within range {n}").fill(n=self.range)

    def is_words(self) -> Phrase:
        if self.range == 1:
            return Phrase("è adiacente a §", "is adjacent to §")
        return Phrase("è entro gittata {n} da §", "is within range {n} of §").fill(n=self.range)


def origin_of(m: ArenaMatch, frame: Frame) -> int:
    """Find where ranges are counted from: where the figure stands, or stood when it was KO'd; -1 for nowhere."""
    if frame.source >= 0 and m.stands(frame.source):
        return m.space[frame.source]
    return frame.place


class Having(Property):
    """Of those that have something."""

    @abstractmethod
    def tail(self) -> Phrase:
        """Say what they have."""

    def words(self, plural: bool) -> Phrase:
        return Phrase(" con {what}", " with {what}").fill(what=self.tail())

    def is_words(self) -> Phrase:
        return Phrase("ha {what}", "has {what}").fill(what=self.tail())


class Has(Having):
    """has(status, least): with that many counters."""

    def __init__(self, status: Status, number: int, least: int) -> None:
        self.status = status
        self.number = number
        self.least = above(0, least)

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return m.count(figure, self.number) >= self.least

    def tail(self) -> Phrase:
        if self.least == 1:
            return self.status.name
        return Phrase("almeno {n} {status}", "{n} or more {status}").fill(n=self.least, status=self.status.name)


class Without(Property):
    """without(status)."""

    def __init__(self, status: Status, number: int) -> None:
        self.status = status
        self.number = number

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return m.count(figure, self.number) == 0

    def words(self, plural: bool) -> Phrase:
        return Phrase(" senza {what}", " without {what}").fill(what=self.status.name)

    def is_words(self) -> Phrase:
        return Phrase("non ha {what}", "does not have {what}").fill(what=self.status.name)


class Health(Having):
    """health_at_most(n), health_at_least(n)."""

    def __init__(self, number: int, most: bool) -> None:
        self.number = above(0, number)
        self.most = most

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return m.health[figure] <= self.number if self.most else m.health[figure] >= self.number

    def tail(self) -> Phrase:
        if self.most:
            return Phrase("{n} PS o meno", "{n} Health or less").fill(n=self.number)
        return Phrase("{n} PS o più", "{n} Health or more").fill(n=self.number)


class Hurt(Property):
    """damaged, unhurt: below full health, or not."""

    def __init__(self, hurt: bool) -> None:
        self.hurt = hurt

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return (m.health[figure] < m.person(figure).health) == self.hurt

    def words(self, plural: bool) -> Phrase:
        if self.hurt:
            return Phrase(" sotto il massimo di PS", " below full Health")
        return Phrase(" al massimo di PS", " at full Health")

    def is_words(self) -> Phrase:
        if self.hurt:
            return Phrase("è sotto il massimo di PS", "is below full Health")
        return Phrase("è al massimo di PS", "is at full Health")


SPACES: Final = {
    "on_golden_space": (POINT, Phrase("su una casella dorata", "on a golden space")),
    "on_start_space": (START, Phrase("su una casella di partenza", "on a starting space")),
    "on_back_row": (STAR, Phrase("nella fila posteriore", "in a back row")),
}


class OnSpace(Property):
    """on_golden_space, on_start_space, on_back_row."""

    def __init__(self, flag: int, phrase: Phrase) -> None:
        self.flag = flag
        self.said = phrase

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return bool(m.content.board.spaces[m.space[figure]].flags & self.flag)

    def words(self, plural: bool) -> Phrase:
        return Phrase(" ", " ") + self.said

    def is_words(self) -> Phrase:
        return Phrase("è ", "is ") + self.said


class Upgraded(Property):
    """upgraded: its ability card shows the upgraded side."""

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return bool(m.upgraded[figure])

    def words(self, plural: bool) -> Phrase:
        return Phrase(" con la carta Capacità sul lato miglioria", " whose ability card is upgraded")

    def is_words(self) -> Phrase:
        return Phrase("ha la carta Capacità sul lato miglioria", "has an upgraded ability card")


class Attribute(Property):
    """attribute("villain")."""

    def __init__(self, id: str, name: Phrase) -> None:
        self.id = id
        self.name = name

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return self.id in m.person(figure).attributes

    def words(self, plural: bool) -> Phrase:
        return Phrase(" con l'attributo «{name}»", " with the attribute “{name}”").fill(name=self.name)

    def is_words(self) -> Phrase:
        return Phrase("ha l'attributo «{name}»", "has the attribute “{name}”").fill(name=self.name)


class NotIt(Property):
    """other: not chosen before by this text."""

    relative = True

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        return figure not in root_frame(m).slots

    def words(self, plural: bool) -> Phrase:
        return EMPTY

    def is_words(self) -> Phrase:
        return Phrase("non è stato scelto prima", "was not chosen before")


class NearIt(InRange):
    """near_it(n): at most so many spaces from what was chosen before."""

    relative = True

    def fits(self, m: ArenaMatch, frame: Frame, figure: int) -> bool:
        for other in root_frame(m).slots:
            if (
                other != figure
                and m.space[other] >= 0
                and m.content.board.distance[m.space[other]][m.space[figure]] <= self.range
            ):
                return True
        return False

    def words(self, plural: bool) -> Phrase:
        if self.range == 1:
            return Phrase(
                " adiacenti a quel personaggio" if plural else " adiacente a quel personaggio",
                " adjacent to that character",
            )
        phrase = Phrase(" entro gittata {n} da quel personaggio", " within range {n} of that character")
        return phrase.fill(n=self.range)

    def is_words(self) -> Phrase:
        return Phrase("è entro gittata {n} da quel personaggio", "is within range {n} of that character").fill(
            n=self.range
        )
