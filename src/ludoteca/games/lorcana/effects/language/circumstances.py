"""The conditions of the card language about single cards, the turn and the step before; how conditions are joined."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Target, not_to_choose, rest_on
from ludoteca.games.lorcana.effects.language.conditions import Check, SoMany
from ludoteca.games.lorcana.effects.language.filters import ANY_KIND, Classed, EitherOf, Kind, Property, group_of
from ludoteca.games.lorcana.effects.language.nouns import Naming
from ludoteca.games.lorcana.effects.language.selectors import CauseCard, ItCards, ThisCard
from ludoteca.games.lorcana.effects.language.traits import Logged, who_sang
from ludoteca.games.lorcana.effects.language.turns import COUNT, TurnCount
from ludoteca.games.lorcana.state.groups import belongs
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import ON_BOARD, ON_LOG, ON_TURN
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.kinds import CONDITION
from ludoteca.kernel.language import NUMBER, Param, Word, several
from ludoteca.kernel.phrases import both
from ludoteca.kernel.texts import Phrase, listed


class Is(Check):
    """is_(T, P…): all these cards, at least one, are like that; any_is(T, P…): one of them is."""

    def __init__(self, target: Target, properties: list[Property], some: bool) -> None:
        group = group_of(properties)
        self.target = not_to_choose(target)
        self.group = group
        self.properties = properties
        self.some = some
        rest_on(self, target, group)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        cards = self.target.found(m, frame)
        for card in cards:
            if belongs(m, frame, self.group, card) == self.some:
                return self.some
        return not self.some and len(cards) > 0

    def front(self) -> Phrase:
        """Begin what happened this turn with "se", not "mentre"."""
        past = any(isinstance(one, Logged) for one in self.properties)
        return Phrase("se ", "if ") + self.words() if past else super().front()

    def is_noun(self) -> bool:
        """Tell whether it is said with a noun: "è un personaggio Pirata"."""
        for one in self.properties:
            if isinstance(one, (Kind, Classed, EitherOf)):
                return True
        return False

    def naming(self) -> Naming:
        """Name what it is with the noun by which the card itself is spoken of."""
        kind = self.target.kind if isinstance(self.target, (ThisCard, ItCards, CauseCard)) else ANY_KIND
        if kind == ANY_KIND or any(isinstance(one, (Kind, EitherOf)) for one in self.properties):
            return Naming(self.group, as_card=kind == ANY_KIND)
        return Naming(group_of([Kind(kind), *self.properties]))

    def predicate(self) -> Phrase:
        """Say what it is: of one among several, Italian says it in the singular, English in the plural."""
        predicate = self.predicate_of(self.target.plural)
        if self.some and self.target.plural:
            return Phrase(self.predicate_of(False).it, predicate.en)
        return predicate

    def predicate_of(self, plural: bool) -> Phrase:
        gender = self.target.gender
        if self.is_noun():
            naming = self.naming()
            return Phrase("è ", "is ") + naming.simple() if not plural else Phrase("sono ", "are ") + naming.bare(True)
        parts = [one.so(gender, plural) for one in self.properties]
        return both(parts)

    def words(self) -> Phrase:
        whose = self.target.words()
        if self.some and self.target.plural:
            one = "una" if self.target.gender == "f" else "uno"
            whose = Phrase(f"{one} tra {whose.it}", f"any of {whose.en}")
        return whose + Phrase(" ", " ") + self.predicate()

    def denied(self) -> Phrase:
        predicate = self.predicate()
        if self.some or (len(self.properties) > 1 and not self.is_noun()):
            return super().denied()
        single = self.properties[0]
        if isinstance(single, Logged):
            return self.target.words() + Phrase(" ", " ") + single.never(self.target.gender, self.target.plural)
        it = predicate.it.removeprefix("non ") if predicate.it.startswith("non ") else f"non {predicate.it}"
        return self.target.words() + Phrase(f" {it}", f" {denial(predicate.en)}")


def denial(predicate: str) -> str:
    """Deny an English predicate."""
    for start, instead in DENIALS:
        if predicate.startswith(start):
            return instead + predicate.removeprefix(start)
    return f"doesn't fulfil: {predicate}"


DENIALS: Final = (
    ("has no ", "has "),
    ("have no ", "have "),
    ("is ", "isn't "),
    ("are ", "aren't "),
    ("has ", "doesn't have "),
    ("have ", "don't have "),
    ("isn't ", "is "),
    ("was ", "wasn't "),
    ("moved ", "hasn't moved "),
    ("sang ", "didn't sing "),
    ("comes ", "doesn't come "),
)


class UsedShift(Check):
    """used_shift, used_shift(cause): it was played with Shift."""

    depends = ON_BOARD
    wording = Phrase("hai usato Trasformazione per giocarlo", "you used Shift to play it")

    def __init__(self, target: Target) -> None:
        self.target = target

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        cards = self.target.found(m, frame)
        return len(cards) > 0 and m.shifted[cards[0]] != 0

    def denied(self) -> Phrase:
        return Phrase("non hai usato Trasformazione per giocarlo", "you didn't use Shift to play it")


class WasSung(Check):
    """was_sung(cause): one or more characters sang that song.

    Rules: LOR-RES.21.
    """

    depends = ON_LOG
    wording = Phrase("un personaggio l'ha cantata", "a character sang it")

    def __init__(self, target: Target) -> None:
        self.target = target

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        return any(len(who_sang(m, card)) > 0 for card in self.target.found(m, frame))

    def denied(self) -> Phrase:
        return Phrase("nessun personaggio l'ha cantata", "no character sang it")


class IsOpponent(Check):
    """is_opponent: inside `by` and `each`, the player who carries it out is an opponent of the card's player.

    Rules: LOR-PLYR.02.
    """

    depends = 0
    wording = Phrase("quel giocatore è un avversario", "that player is an opponent")

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        return frame.source >= 0 and not m.team_mask(m.owner[frame.source]) >> frame.seat & 1

    def denied(self) -> Phrase:
        return Phrase("quel giocatore non è un avversario", "that player isn't an opponent")


# -- turns and steps ---------------------------------------------------------------------------------------------


class YourTurn(Check):
    """your_turn, opponents_turn."""

    depends = ON_TURN

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        if self.yours:
            return m.is_on_turn(frame.seat)
        return m.active >= 0 and not m.team_mask(frame.seat) >> m.active & 1

    def words(self) -> Phrase:
        if self.yours:
            return Phrase("è il tuo turno", "it's your turn")
        return Phrase("è il turno di un avversario", "it's an opponent's turn")

    def denied(self) -> Phrase:
        return YourTurn(not self.yours).words()

    def front(self) -> Phrase:
        if self.yours:
            return Phrase("durante il tuo turno", "during your turn")
        return Phrase("durante il turno di un avversario", "during an opponent's turn")


class LateFirstTurn(Check):
    """second_players_first_turn: it is your first turn, and another player began."""

    depends = ON_TURN
    wording = Phrase(
        "è il tuo primo turno e non sei il primo giocatore",
        "this is your first turn and you're not the first player",
    )

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        return m.is_on_turn(frame.seat) and m.first != frame.seat and m.turn <= number_of_first_turn(m, frame.seat)


def number_of_first_turn(m: LorcanaMatch, seat: int) -> int:
    """Return the number of this player's first turn, if nobody before them leaves the match first."""
    partners = m.team_mask(seat) if m.cast.together else 1 << seat
    for place, one in enumerate(m.cast.orders[m.first], 1):
        if partners >> one & 1:
            return place
    return 0


class Happened(SoMany):
    """this_turn_at_least(n, COUNT), this_turn_exactly(n, COUNT)."""

    def __init__(self, number: int, events: TurnCount, exactly: bool) -> None:
        super().__init__(number, exactly)
        self.events = events
        rest_on(self, events)

    def count(self, m: LorcanaMatch, frame: Frame) -> int:
        return self.events.number(m, frame)

    def words(self) -> Phrase:
        return self.events.happened(self.number, self.exactly)

    def denied(self) -> Phrase:
        if self.exactly or self.number != 1:
            return super().denied()
        return self.events.never()


class StepDone(Check):
    """done: the step before was carried out."""

    wording = Phrase("lo fai", "you do")

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        return m.did

    def denied(self) -> Phrase:
        return Phrase("non lo fai", "you don't")


# -- joining -----------------------------------------------------------------------------------------------------


class Not(Check):
    """not_(C): the condition does not hold."""

    def __init__(self, condition: Check) -> None:
        self.condition = condition
        rest_on(self, condition)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        return not self.condition.is_so(m, frame)

    def words(self) -> Phrase:
        return self.condition.denied()

    def denied(self) -> Phrase:
        return self.condition.words()


class Joined(Check):
    """both(C, C…), either(C, C…)."""

    def __init__(self, conditions: list[Check], all_of: bool) -> None:
        self.conditions = conditions
        self.all_of = all_of
        for one in conditions:
            self.depends |= one.depends
            self.rank = max(self.rank, one.rank)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        for one in self.conditions:
            if one.is_so(m, frame) != self.all_of:
                return not self.all_of
        return self.all_of

    def together(self, parts: list[Phrase]) -> Phrase:
        it, en = ("e", "and") if self.all_of else ("o", "or")
        return Phrase(listed([p.it for p in parts], "it", it), listed([p.en for p in parts], "en", en))

    def words(self) -> Phrase:
        return self.together([one.words() for one in self.conditions])

    def front(self) -> Phrase:
        """Say "durante il tuo turno, mentre …"; the turn comes first."""
        turns = [one.front() for one in self.conditions if isinstance(one, YourTurn)]
        rest = [one.words() for one in self.conditions if not isinstance(one, YourTurn)]
        if not self.all_of or not turns or not rest:
            return Phrase("mentre ", "while ") + self.words()
        return turns[0] + Phrase(", mentre ", ", while ") + self.together(rest)


# -- words -------------------------------------------------------------------------------------------------------


def _is(target: Target, properties: list[Property]) -> Is:
    return Is(target, properties, False)


def _any_is(target: Target, properties: list[Property]) -> Is:
    return Is(target, properties, True)


_CARD_IS = (Param("target", "target"), several("properties", "property"))
_SO_MANY = (Param("number", NUMBER), Param("count", COUNT))

WORDS: Final = [
    Word("is_", CONDITION, _CARD_IS, _is),
    Word("any_is", CONDITION, _CARD_IS, _any_is),
    Word("used_shift", CONDITION, (), lambda: UsedShift(ThisCard()), call=False),
    Word("used_shift", CONDITION, (Param("target", "target"),), UsedShift),
    Word("is_opponent", CONDITION, (), IsOpponent, call=False),
    Word("was_sung", CONDITION, (Param("target", "target"),), WasSung),
    Word("your_turn", CONDITION, (), lambda: YourTurn(True), call=False),
    Word("opponents_turn", CONDITION, (), lambda: YourTurn(False), call=False),
    Word("second_players_first_turn", CONDITION, (), LateFirstTurn, call=False),
    Word("this_turn_at_least", CONDITION, _SO_MANY, lambda number, count: Happened(number, count, False)),
    Word("this_turn_exactly", CONDITION, _SO_MANY, lambda number, count: Happened(number, count, True)),
    Word("done", CONDITION, (), StepDone, call=False, tells="reads step"),
    Word("not_", CONDITION, (Param("condition", CONDITION),), Not),
    Word("both", CONDITION, (several("conditions", CONDITION),), lambda conditions: Joined(conditions, True)),
    Word("either", CONDITION, (several("conditions", CONDITION),), lambda conditions: Joined(conditions, False)),
]
