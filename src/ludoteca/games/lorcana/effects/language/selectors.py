"""Which cards an effect is about: the card itself, what was spoken of before, chosen ones, all of a group."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.effects.language.bases import Target, rest_on
from ludoteca.games.lorcana.effects.language.filters import OfPlayer, Property, group_of, number_first
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, Naming, demonstrated, this_noun
from ludoteca.games.lorcana.effects.language.variants import CARD, NOUNS
from ludoteca.games.lorcana.flow.triggers import note_chosen
from ludoteca.games.lorcana.state.cards import LOCATION
from ludoteca.games.lorcana.state.groups import HIDDEN, lying, may_choose, members, might_have_members, seeming
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import OPPOSING, YOURS, Group
from ludoteca.games.lorcana.state.terms import IN_PLAY, MUST_BE_CHOSEN, ON_CHALLENGE, ON_PLACES
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.kinds import PROPERTY, TARGET
from ludoteca.kernel.language import NUMBER, Param, Word, optional, several
from ludoteca.kernel.select import ASK, DONE_VERB, READY, options_of
from ludoteca.kernel.texts import EMPTY, Phrase

ANY_NUMBER: Final = 999
NO_TOTAL: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Said(Target):
    """A target with more ways of saying it."""

    yours = False
    """Whether it is known to speak of cards of the effect's player."""

    def __init__(self) -> None:
        self.filters = []

    def select(self, m: LorcanaMatch, frame: Frame) -> int:
        frame.slots = self.found(m, frame)
        return READY

    def fixed(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return self.found(m, frame)

    def for_values(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List the cards whose values it means, wherever they are by now."""
        return self.found(m, frame)

    def each_words(self) -> Phrase:
        """Name them one by one: "ognuno dei tuoi personaggi" / "each of your characters"."""
        return self.words()

    def as_card(self) -> Phrase:
        """Name it as a card that changes zones: "questa carta" / "this card"."""
        return self.words()

    def verb(self, it: str, it_plural: str, en: str, en_plural: str) -> Phrase:
        """Choose the form of a verb that goes with it as the subject."""
        return Phrase(it_plural, en_plural) if self.plural else Phrase(it, en)


class ThisCard(Said):
    """this: the card itself, as long as it has not changed zones since."""

    yours = True

    def __init__(self) -> None:
        super().__init__()
        self.kind = SPEECH.kind

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return own_card(m, frame)

    def for_values(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return [frame.source]

    def words(self) -> Phrase:
        return demonstrated(this_noun(self.kind), False, True)

    def as_card(self) -> Phrase:
        return demonstrated(CARD, False, True)


def own_card(m: LorcanaMatch, frame: Frame) -> list[int]:
    """Find the source of an effect; nothing once it has changed zones.

    Rules: LOR-RES.21, LOR-RES.22.
    """
    if frame.source < 0 or (frame.place >= 0 and m.stamp[frame.source] != frame.place):
        return []
    return [frame.source]


class Pronoun(Said):
    """What was spoken of before: it, they, as a card of the kind that it was."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = SPEECH.last
        self.gender = NOUNS[self.kind].gender
        self.yours = SPEECH.yours

    def words(self) -> Phrase:
        return demonstrated(NOUNS[self.kind], self.plural, False)

    def as_card(self) -> Phrase:
        return demonstrated(CARD, self.plural, False)


class ItCards(Pronoun):
    """it: what was chosen, found or played last in this effect."""

    def __init__(self) -> None:
        super().__init__()
        self.plural = SPEECH.plural

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return m.them[:] if m.stranger < 0 else [card for card in m.them if card != m.stranger]

    def for_values(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return m.them


class FormerCard(Said):
    """former: what was chosen first in this effect."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = SPEECH.first
        self.gender = NOUNS[self.kind].gender

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return m.picked[:1]

    def words(self) -> Phrase:
        return demonstrated(NOUNS[self.kind], False, False)


class CauseCard(Pronoun):
    """cause: the card that set the ability off."""

    def __init__(self) -> None:
        super().__init__()
        self.plural = SPEECH.sung
        """For a song, all its singers."""

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        if self.plural:
            return m.singers[:]
        return [frame.it] if frame.it >= 0 and frame.it != m.stranger else []

    def for_values(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return m.singers if self.plural else [frame.it] if frame.it >= 0 else []


class TheChallenger(Said):
    """challenger: the challenging character in the present challenge."""

    depends = ON_CHALLENGE
    wording = Phrase("il personaggio sfidante", "the challenging character")

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return [m.challenger] if m.challenger >= 0 else []


class TheChallenged(Said):
    """challenged: the card that is challenged in the present challenge."""

    depends = ON_CHALLENGE
    wording = Phrase("il personaggio sfidato", "the challenged character")

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return [m.challenged] if m.challenged >= 0 else []


def has_left_challenge(m: LorcanaMatch, target: Target, card: int) -> bool:
    """Tell whether the challenging or the challenged card is spoken of, and this one, which it was, has left play.

    Rules: LOR-RES.22.
    """
    return isinstance(target, (TheChallenger, TheChallenged)) and m.zone[card] != IN_PLAY


class TheLocation(Said):
    """its_location: where this card is, or where the move that set the ability off has led."""

    depends = ON_PLACES
    wording = Phrase("quel luogo", "that location")

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        for card in (frame.source, frame.it):
            if card >= 0 and m.zone[card] == IN_PLAY:
                if m.at[card] >= 0:
                    return [m.at[card]]
                if card == frame.it and m.script[card].card.kind == LOCATION:
                    return [card]
        return []


class LocationOf(Said):
    """location_of(T): the location where that character is."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target
        self.depends = target.depends | ON_PLACES

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        places: list[int] = []
        for card in self.target.found(m, frame):
            if m.at[card] >= 0 and m.at[card] not in places:
                places.append(m.at[card])
        return places

    def words(self) -> Phrase:
        whose = self.target.words()
        if self.target.plural:
            return Phrase("il luogo in cui si trovano " + whose.it, f"the location where {whose.en} are")
        return Phrase("il luogo in cui si trova " + whose.it, f"the location where {whose.en} is")


class EveryOf(Said):
    """every(P…): all cards of the group, without choosing."""

    plural = True

    def __init__(self, group: Group) -> None:
        super().__init__()
        self.group = group
        rest_on(self, group)
        SPEECH.remember(group, True)
        self.yours = SPEECH.yours
        self.gender = Naming(group).gender

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return members(m, frame, self.group)

    def is_hidden(self) -> bool:
        return self.group.zone in HIDDEN

    def might_find(self, m: LorcanaMatch, frame: Frame) -> bool:
        return might_have_members(m, frame, self.group)

    def words(self) -> Phrase:
        return Naming(self.group).all()

    def each_words(self) -> Phrase:
        return Naming(self.group).each()


class Choosing(Said):
    """Cards that the player of the effect chooses, between two numbers of them.

    What leaves no choice is taken without asking; with too few for a number, as many as there are.
    """

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        if most < 1 or least > most:
            raise ValueError("the number to choose is 1 or more")
        self.least = least
        self.most = most
        self.of_one = False
        """All from one player, who is chosen with the first of them."""
        self.plural = most > 1

    def chooses(self) -> bool:
        return True

    def needs_target(self) -> bool:
        return self.least > 0

    def fixed(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return []

    def are_alike(self, m: LorcanaMatch, cards: list[int]) -> bool:
        """Tell whether two of the cards cannot both be chosen."""
        return False

    def left(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List what can still be chosen."""
        return [card for card in self.found(m, frame) if card not in frame.slots]

    def seeming(self, m: LorcanaMatch, frame: Frame, left: list[int]) -> int:
        """Count what can still be chosen for all that everybody sees."""
        return len(left)

    def select(self, m: LorcanaMatch, frame: Frame) -> int:
        return choose_next(m, frame, self)

    def options(self, m: LorcanaMatch, frame: Frame) -> list[Raw]:
        return options_of(self.left(m, frame), len(frame.slots) >= self.least)

    def answer(self, m: LorcanaMatch, frame: Frame, raw: Raw) -> bool:
        if raw[0] == DONE_VERB:
            note_chosen(m, frame, frame.slots)
            return True
        frame.slots = [*frame.slots, raw[1]]
        return self.select(m, frame) == READY


class ChosenOf(Choosing):
    """chosen(P…), chosen(n, P…), up_to(n, P…), any_number(P…): chosen by the player of the effect.

    `total_cost`: as many as cost so much together, by their printed cost; `different=names`: no two of one name.

    Rules: LOR-AMB.70.
    """

    def __init__(self, group: Group, least: int, most: int, total_cost: int = NO_TOTAL, different: int = 0) -> None:
        super().__init__(least, most)
        if different and most == 1:
            raise ValueError("a single card is unlike no other: different= is for several")
        self.different = different
        """In what no two of them may be alike, one of `DIFFERENCES`; 0 for nothing."""
        if total_cost < NO_TOTAL or total_cost == 0:
            raise ValueError("a total cost is 1 or more")
        self.total_cost = total_cost
        """What all of them together may cost at most."""
        self.group = group
        self.of_one = any(isinstance(one, OfPlayer) and one.player.is_chosen() for one in group.filters)
        rest_on(self, group)
        SPEECH.remember(group, self.plural)
        self.yours = SPEECH.yours
        self.gender = Naming(group).gender

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return self.affordable(m, choosable(m, frame, self.group), [])

    def is_hidden(self) -> bool:
        return self.group.zone in HIDDEN

    def might_find(self, m: LorcanaMatch, frame: Frame) -> bool:
        return might_have_members(m, frame, self.group) if self.is_hidden() else len(self.found(m, frame)) > 0

    def seeming(self, m: LorcanaMatch, frame: Frame, left: list[int]) -> int:
        if not self.is_hidden():
            return len(left)
        others = [card for card in lying(m, frame, self.group) if card not in frame.slots]
        return len(seeming(m, others, left))

    def left(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        chosen = frame.slots
        candidates = demanded(m, frame, self.affordable(m, self.found(m, frame), chosen))
        if not chosen:
            return candidates
        whose = m.owner[chosen[0]]
        left: list[int] = []
        for card in candidates:
            if card not in chosen and (not self.of_one or m.owner[card] == whose):
                left.append(card)
        return left

    def affordable(self, m: LorcanaMatch, cards: list[int], chosen: list[int]) -> list[int]:
        """List those of the cards that can join what is chosen already: not too dear together, and unlike each."""
        if self.different == LOCATIONS:
            cards = [card for card in cards if m.at[card] >= 0]
        if self.different and chosen:
            cards = [card for card in cards if card in chosen or not self.are_alike(m, [card, *chosen])]
        if self.total_cost == NO_TOTAL:
            return cards
        room = self.total_cost
        for card in chosen:
            room -= m.script[card].card.cost
        return [card for card in cards if m.script[card].card.cost <= room]

    def are_alike(self, m: LorcanaMatch, cards: list[int]) -> bool:
        for i in range(len(cards) if self.different else 0):
            for other in cards[:i]:
                if are_alike(m, self.different, cards[i], other):
                    return True
        return False

    def words(self) -> Phrase:
        naming = Naming(self.group)
        if self.most == 1:
            one = naming.chosen()
            return one if self.least else Phrase("fino a ", "up to ") + one
        if self.most >= ANY_NUMBER:
            return naming.many(Phrase("un numero qualsiasi di", "any number of")) + self.total_words()
        number = Phrase(str(self.most), str(self.most))
        return naming.many(number if self.least else Phrase("fino a ", "up to ") + number) + self.total_words()

    def total_words(self) -> Phrase:
        unlike = DIFFERENCES[self.different]
        if self.total_cost == NO_TOTAL:
            return unlike
        return unlike + Phrase(" con costo totale {n} o inferiore", " with total cost {n} or less").fill(
            n=self.total_cost
        )


class OneFromEach(ChosenOf):
    """one_from_each(P…, optional=yes): one such card of each opponent, chosen by the player of the effect.

    An opponent who has none that may be chosen is passed over; `optional`: or none of theirs.

    Rules: LOR-MULTI.04, LOR-AMB.67.
    """

    def __init__(self, group: Group, optional: bool) -> None:
        if group.side != OPPOSING or group.zone != IN_PLAY:
            raise ValueError("one_from_each speaks of opposing cards in play")
        super().__init__(group, 0 if optional else 1, ANY_NUMBER)

    def left(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        served = [m.owner[card] for card in frame.slots]
        return demanded(m, frame, [card for card in self.found(m, frame) if m.owner[card] not in served])

    def select(self, m: LorcanaMatch, frame: Frame) -> int:
        left = self.left(m, frame)
        while left and self.least and len({m.owner[card] for card in left}) == len(left):
            frame.slots = frame.slots + left
            left = self.left(m, frame)
        return choose_next(m, frame, self)

    def options(self, m: LorcanaMatch, frame: Frame) -> list[Raw]:
        return options_of(self.left(m, frame), not self.least)

    def words(self) -> Phrase:
        such = Naming(self.group).bare(False)
        most = Phrase("" if self.least else "al massimo ", "" if self.least else "up to ")
        one = Phrase("una" if self.gender == "f" else "un", "one chosen")
        return most + Phrase(
            f"{one.it} {such.it} di ogni avversario, a tua scelta", f"{one.en} {such.en} of each opponent"
        )


NAMES: Final = 1
COSTS: Final = 2
LOCATIONS: Final = 3
DIFFERENCES: Final = {
    0: EMPTY,
    NAMES: Phrase(" con nomi diversi", " with different names"),
    COSTS: Phrase(" con costi diversi", " with different costs"),
    LOCATIONS: Phrase(" in luoghi diversi", " at different locations"),
}
"""In what chosen cards may have to differ, and how that is said."""


def are_alike(m: LorcanaMatch, different: int, card: int, other: int) -> bool:
    """Tell whether the two cards have a name in common, cost the same, or are at the same location.

    Rules: LOR-AMB.70.
    """
    one, two = m.script[card].card, m.script[other].card
    if different == NAMES:
        return any(name in two.names for name in one.names)
    return one.cost == two.cost if different == COSTS else m.at[card] == m.at[other]


def choosable(m: LorcanaMatch, frame: Frame, group: Group) -> list[int]:
    """List what the player of the effect may choose; what an earlier choice took may be chosen again.

    Rules: LOR-STACK.01, LOR-RES.04.
    """
    cards = members(m, frame, group)
    if group.side == YOURS or group.zone != IN_PLAY:
        return cards
    seat = frame.seat
    owner = m.owner
    chosen: list[int] = []
    for card in cards:
        if owner[card] == seat or may_choose(m, seat, card):
            chosen.append(card)
    return chosen


def demanded(m: LorcanaMatch, frame: Frame, cards: list[int]) -> list[int]:
    """List those of the cards that must be chosen before the others: what opponents must choose if they can.

    Rules: LOR-GEN.09, LOR-RES.03.
    """
    if m.stale:
        m.refresh()
    if not m.permits & MUST_BE_CHOSEN:
        return cards
    first: list[int] = []
    for card in cards:
        if m.can_of[card] & MUST_BE_CHOSEN and m.zone[card] == IN_PLAY and card not in frame.slots:
            if m.owner[card] in m.opponents(frame.seat):
                first.append(card)
    return first or cards


def choose_next(m: LorcanaMatch, frame: Frame, to: Choosing) -> int:
    """Ask, unless enough is chosen or nothing is left to choose; a choice without alternative is made.

    Rules: LOR-RES.03, LOR-RES.05, LOR-RES.06, LOR-AMB.75.
    """
    room = to.most - len(frame.slots)
    left = to.left(m, frame) if room else []
    seems = to.seeming(m, frame, left) if room else 0
    alone = not (to.of_one and several_owners(m, left)) and not to.are_alike(m, left)
    if to.least == to.most and seems <= room and alone:
        frame.slots = frame.slots + left
        left = to.left(m, frame) if len(left) < room else []
        seems = len(left)
    if left or (seems and len(frame.slots) >= to.least):
        return ASK
    note_chosen(m, frame, frame.slots)
    return READY


def several_owners(m: LorcanaMatch, cards: list[int]) -> bool:
    for card in cards:
        if m.owner[card] != m.owner[cards[0]]:
            return True
    return False


# -- words -------------------------------------------------------------------------------------------------------


def _chosen(given: list[object], different: int) -> ChosenOf:
    number, properties = number_first(given)
    return ChosenOf(group_of(properties), number, number, NO_TOTAL, different)


def _up_to(most: int, properties: list[Property], total_cost: int, different: int) -> ChosenOf:
    return ChosenOf(group_of(properties), 0, most, total_cost, different)


def _any_number(properties: list[Property], total_cost: int, different: int) -> ChosenOf:
    return ChosenOf(group_of(properties), 0, ANY_NUMBER, total_cost, different)


def _one_from_each(properties: list[Property], optional: bool) -> OneFromEach:
    return OneFromEach(group_of(properties, OPPOSING), optional)


def _every(properties: list[Property]) -> EveryOf:
    return EveryOf(group_of(properties))


_DIFFERENT: Final = optional("different", "difference", 0)

WORDS: Final = [
    Word("names", "difference", (), lambda: NAMES, call=False),
    Word("costs", "difference", (), lambda: COSTS, call=False),
    Word("locations", "difference", (), lambda: LOCATIONS, call=False),
    Word("this", TARGET, (), ThisCard, call=False),
    Word("it", TARGET, (), ItCards, call=False, tells="reads it"),
    Word("former", TARGET, (), FormerCard, call=False, tells="reads first"),
    Word("cause", TARGET, (), CauseCard, call=False, tells="reads cause"),
    Word("challenger", TARGET, (), TheChallenger, call=False, tells="reads challenge"),
    Word("challenged", TARGET, (), TheChallenged, call=False, tells="reads challenge"),
    Word("its_location", TARGET, (), TheLocation, call=False, tells="reads place"),
    Word("location_of", TARGET, (Param("target", TARGET),), LocationOf),
    Word("chosen", TARGET, (several("given", f"{PROPERTY}/{NUMBER}"), _DIFFERENT), _chosen, tells="binds first"),
    Word(
        "up_to",
        TARGET,
        (Param("most", NUMBER), several("properties", PROPERTY), optional("total_cost", NUMBER, NO_TOTAL), _DIFFERENT),
        _up_to,
        tells="binds first",
    ),
    Word(
        "any_number",
        TARGET,
        (several("properties", PROPERTY), optional("total_cost", NUMBER, NO_TOTAL), _DIFFERENT),
        _any_number,
        tells="binds first",
    ),
    Word(
        "one_from_each",
        TARGET,
        (several("properties", PROPERTY), optional("optional", "flag", False)),
        _one_from_each,
        tells="binds first",
    ),
    Word("every", TARGET, (several("properties", PROPERTY),), _every),
]
