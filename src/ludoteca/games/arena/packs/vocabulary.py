"""The vocabulary of the Arena's cards: every word of the language, what it takes and what it makes.

Statuses are words too, and a pack may bring its own: so the vocabulary is made for the statuses at hand.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.effects.amounts import (
    Amount,
    AsMuch,
    Bonus,
    Counted,
    Counters,
    CountOf,
    Half,
    HandCards,
    LostHealth,
    Plain,
    PointsBehind,
)
from ludoteca.games.arena.effects.attacks import Attack
from ludoteca.games.arena.effects.card_kinds import ANY_CARD, CARD_KINDS, CardKind
from ludoteca.games.arena.effects.conditions import (
    All,
    CardIs,
    CardsCharacterIs,
    HandAtLeast,
    ItIs,
    ItIsOut,
    Leading,
    Not,
    PhaseUnused,
    SelfIs,
    Some,
)
from ludoteca.games.arena.effects.decks import Look, Reveal
from ludoteca.games.arena.effects.filters import (
    SIDES,
    SPACES,
    Attribute,
    Has,
    Health,
    Hurt,
    NearIt,
    NotIt,
    OnSpace,
    Upgraded,
    Within,
    Without,
)
from ludoteca.games.arena.effects.hands import FROM_DECK, FROM_DISCARD, FROM_HAND, Draw, LoseCards, Retrieve
from ludoteca.games.arena.effects.health import Damage, Heal
from ludoteca.games.arena.effects.joining import IfSo, InTurn, OneOf, Perhaps
from ludoteca.games.arena.effects.moving import (
    MARKED,
    THROUGH,
    Move,
    Near,
    Place,
    Shift,
    Swap,
    beside,
)
from ludoteca.games.arena.effects.points import AnotherPhase, FlipBack, Points
from ludoteca.games.arena.effects.status import SORTS, Gain, Lose, Remove
from ludoteca.games.arena.effects.summoners import SUMMONERS, YOU, OneRival, SummonerOf
from ludoteca.games.arena.effects.targets import Chosen, Each, Group, It, Own, Target
from ludoteca.games.arena.packs.changes import StatusWord, flips_back, immune, standard_attack, standard_move
from ludoteca.games.arena.packs.event_words import EVENTS, RIVAL_EVENTS
from ludoteca.games.arena.state import cards
from ludoteca.games.arena.state.cards import ACTION, MOVEMENT, TRAITS, Cost, Event, Status
from ludoteca.kernel.effects import Repeat
from ludoteca.kernel.kinds import AMOUNT, CONDITION, EFFECT, EVENT, MANNER, PROPERTY, TARGET
from ludoteca.kernel.language import NUMBER, TEXT, Param, Vocabulary, Word, between, name_for, optional, several
from ludoteca.kernel.texts import Phrase

SUMMONER: Final = "Summoner"
CARD_KIND: Final = "kind of card"
STATUS: Final = "status"
SORT: Final = "sort of statuses"
CROSSING: Final = "crossing"
SPOT: Final = "spot"
ORIGIN: Final = "origin"
COST: Final = "cost"
CONSTANT: Final = "constant change"
TRAIT: Final = "trait"


def amount_of(value: object) -> Amount:
    if isinstance(value, int):
        return Plain(value)
    assert isinstance(value, Amount)
    return value


def discard_cost(number: int, kind: CardKind) -> Cost:
    between(1, number, 19, "discard")
    return Cost(number, kind.types, kind.banner, 0)


def phase_of(kind: CardKind) -> int:
    if kind.banner in (MOVEMENT, ACTION):
        return kind.banner
    raise ValueError("say movement or action")


def types_of(kind: CardKind) -> int:
    if kind.banner:
        raise ValueError("say attack, magic, status or any_card")
    return kind.types


def remove(to: Target, status: StatusWord | str) -> Remove:
    if isinstance(status, StatusWord):
        name = status.status.name
        return Remove(to, status.number, name, name)
    number, one, many = SORTS[status]
    return Remove(to, number, one, many)


_HOW_MUCH = Param("amount", f"{NUMBER}/{AMOUNT}")
_TO = Param("to", TARGET)
_STATUS = Param("status", STATUS)
_WHO = optional("who", SUMMONER, YOU)
_PROPERTIES = several("properties", PROPERTY)
_KIND = optional("kind", CARD_KIND, ANY_CARD)

WORDS: Final = [
    Word("damage", EFFECT, (_HOW_MUCH, _TO), lambda amount, to: Damage(amount_of(amount), to)),
    Word("heal", EFFECT, (_HOW_MUCH, _TO), lambda amount, to: Heal(amount_of(amount), to)),
    Word(
        "gain",
        EFFECT,
        (_TO, _STATUS, optional("counters", f"{NUMBER}/{AMOUNT}", 1)),
        lambda to, status, counters: Gain(to, status.status, status.number, amount_of(counters)),
    ),
    Word(
        "lose",
        EFFECT,
        (_TO, _STATUS, optional("counters", NUMBER, 1)),
        lambda to, status, counters: Lose(to, status.status, status.number, Plain(counters)),
    ),
    Word("remove", EFFECT, (_TO, Param("status", f"{STATUS}/{SORT}")), remove),
    Word(
        "move",
        EFFECT,
        (Param("steps", NUMBER), optional("to", TARGET), optional("through", CROSSING, cards.ALLIES)),
        lambda steps, to, through: Move(steps, to or Own(), through),
    ),
    Word("push", EFFECT, (Param("steps", NUMBER), _TO), lambda steps, to: Shift(steps, to, True)),
    Word("pull", EFFECT, (Param("steps", NUMBER), _TO), lambda steps, to: Shift(steps, to, False)),
    Word("place", EFFECT, (_TO, Param("spot", SPOT)), Place),
    Word("swap", EFFECT, (_TO,), Swap),
    Word("draw", EFFECT, (_HOW_MUCH, _WHO), lambda amount, who: Draw(amount_of(amount), who)),
    Word(
        "discard",
        EFFECT,
        (Param("number", NUMBER), _WHO, optional("how", MANNER, False), _KIND),
        lambda number, who, how, kind: LoseCards(number, who, False, FROM_HAND, how, kind),
    ),
    Word(
        "exile",
        EFFECT,
        (Param("number", NUMBER), _WHO, optional("origin", ORIGIN, FROM_HAND), optional("how", MANNER, False), _KIND),
        lambda number, who, origin, how, kind: LoseCards(number, who, True, origin, how, kind),
    ),
    Word("retrieve", EFFECT, (Param("number", NUMBER), _KIND), Retrieve),
    Word("reveal", EFFECT, (_WHO,), Reveal),
    Word("look", EFFECT, (Param("number", NUMBER), optional("take", NUMBER, 0), _KIND), Look),
    Word("gain_points", EFFECT, (_HOW_MUCH, _WHO), lambda amount, who: Points(amount_of(amount), who, True)),
    Word("lose_points", EFFECT, (_HOW_MUCH, _WHO), lambda amount, who: Points(amount_of(amount), who, False)),
    Word("attack", EFFECT, (optional("bonus", NUMBER, 0),), Attack),
    Word("flip_back", EFFECT, (), FlipBack, call=False),
    Word("another_phase", EFFECT, (Param("phase", CARD_KIND),), lambda phase: AnotherPhase(phase_of(phase))),
    Word("do", EFFECT, (several("effects", EFFECT),), InTurn),
    Word("may", EFFECT, (Param("effect", EFFECT),), Perhaps),
    Word("choose_one", EFFECT, (several("effects", EFFECT),), OneOf),
    Word("repeat", EFFECT, (Param("times", NUMBER), Param("effect", EFFECT)), Repeat),
    Word(
        "given", EFFECT, (Param("condition", CONDITION), Param("effect", EFFECT), optional("otherwise", EFFECT)), IfSo
    ),
    Word("self", TARGET, (), Own, call=False),
    Word("it", TARGET, (), It, call=False),
    Word("chosen", TARGET, (_PROPERTIES,), lambda properties: Chosen(Group(properties), 1, False)),
    Word(
        "exactly",
        TARGET,
        (Param("number", NUMBER), _PROPERTIES),
        lambda number, properties: Chosen(Group(properties), number, False),
    ),
    Word(
        "up_to",
        TARGET,
        (Param("number", NUMBER), _PROPERTIES),
        lambda number, properties: Chosen(Group(properties), number, True),
    ),
    Word("each", TARGET, (_PROPERTIES,), lambda properties: Each(Group(properties))),
    *[name_for(text, PROPERTY, side) for text, side in SIDES.items()],
    Word("adjacent", PROPERTY, (), lambda: Within(1), call=False),
    Word("within", PROPERTY, (Param("range", NUMBER),), Within),
    Word(
        "has",
        PROPERTY,
        (_STATUS, optional("least", NUMBER, 1)),
        lambda status, least: Has(status.status, status.number, least),
    ),
    Word("without", PROPERTY, (_STATUS,), lambda status: Without(status.status, status.number)),
    Word("health_at_most", PROPERTY, (Param("number", NUMBER),), lambda number: Health(number, True)),
    Word("health_at_least", PROPERTY, (Param("number", NUMBER),), lambda number: Health(number, False)),
    Word("hurt", PROPERTY, (), lambda: Hurt(True), call=False),
    Word("unhurt", PROPERTY, (), lambda: Hurt(False), call=False),
    *[
        Word(text, PROPERTY, (), lambda flag=flag, said=said: OnSpace(flag, said), call=False)
        for text, (flag, said) in SPACES.items()
    ],
    Word("upgraded", PROPERTY, (), Upgraded, call=False),
    Word("other", PROPERTY, (), NotIt, call=False),
    Word("near_it", PROPERTY, (Param("range", NUMBER),), NearIt),
    Word(
        "plus",
        AMOUNT,
        (Param("base", NUMBER), Param("extra", NUMBER), Param("condition", CONDITION)),
        Bonus,
    ),
    Word(
        "counters",
        AMOUNT,
        (_STATUS, optional("of", TARGET)),
        lambda status, of: Counters(status.status, status.number, of_target(of)),
    ),
    Word("count", AMOUNT, (_PROPERTIES,), lambda properties: CountOf(Group(properties))),
    Word("cards_in_hand", AMOUNT, (), HandCards, call=False),
    Word("lost_health", AMOUNT, (), LostHealth, call=False),
    Word("points_behind", AMOUNT, (), PointsBehind, call=False),
    Word("as_much", AMOUNT, (), AsMuch, call=False),
    Word("half", AMOUNT, (Param("amount", AMOUNT),), lambda amount: Half(counted(amount))),
    Word("self_is", CONDITION, (Param("property", PROPERTY),), SelfIs),
    Word("it_is", CONDITION, (Param("property", PROPERTY),), ItIs),
    Word("it_is_knocked_out", CONDITION, (), ItIsOut, call=False),
    Word(
        "some",
        CONDITION,
        (_PROPERTIES, optional("least", NUMBER, 1)),
        lambda properties, least: Some(Group(properties), least),
    ),
    Word("card_is", CONDITION, (Param("kind", CARD_KIND),), CardIs),
    Word("cards_character_is", CONDITION, (Param("property", PROPERTY),), CardsCharacterIs),
    Word("hand_at_least", CONDITION, (Param("number", NUMBER),), lambda number: HandAtLeast(number, True)),
    Word("hand_at_most", CONDITION, (Param("number", NUMBER),), lambda number: HandAtLeast(number, False)),
    Word("ahead", CONDITION, (), lambda: Leading(True), call=False),
    Word("behind", CONDITION, (), lambda: Leading(False), call=False),
    Word("phase_unused", CONDITION, (Param("phase", CARD_KIND),), lambda phase: PhaseUnused(phase_of(phase))),
    Word("unless", CONDITION, (Param("condition", CONDITION),), Not),
    Word(
        "both",
        CONDITION,
        (Param("left", CONDITION), Param("right", CONDITION)),
        lambda left, right: All(left, right, True),
    ),
    Word(
        "|",
        CONDITION,
        (Param("left", CONDITION), Param("right", CONDITION)),
        lambda left, right: All(left, right, False),
    ),
    *[name_for(text, SUMMONER, who) for text, who in SUMMONERS.items()],
    Word("rival_summoner", SUMMONER, (), OneRival, call=False),
    Word("summoner_of", SUMMONER, (Param("target", TARGET),), SummonerOf),
    *[name_for(text, CARD_KIND, kind) for text, kind in CARD_KINDS.items()],
    *[name_for(text, SORT, text) for text in SORTS],
    *[name_for(text, CROSSING, through) for text, through in THROUGH.items()],
    Word("near", SPOT, (Param("range", NUMBER),), Near),
    Word("beside", SPOT, (Param("target", TARGET),), beside),
    *[name_for(text, SPOT, spot) for text, spot in MARKED.items()],
    name_for("hand", ORIGIN, FROM_HAND),
    name_for("deck", ORIGIN, FROM_DECK),
    name_for("discard_pile", ORIGIN, FROM_DISCARD),
    name_for("at_random", MANNER, True),
    name_for("by_choice", MANNER, False),
    Word("pay", COST, (Param("number", NUMBER), _KIND), discard_cost),
    Word("give_up", COST, (Param("phase", CARD_KIND),), lambda phase: Cost(0, 0, 0, phase_of(phase))),
    *[Word(text, EVENT, (), lambda kind=kind: Event(kind), call=False) for text, (kind, _) in EVENTS.items()],
    *[
        Word(f"{text}_rival", EVENT, (), lambda kind=kind: Event(kind, rival=True), call=False)
        for text, (kind, _) in RIVAL_EVENTS.items()
    ],
    Word("plays", EVENT, (Param("kind", CARD_KIND),), lambda kind: Event(cards.PLAYS, types_of(kind))),
    Word("rival_plays", EVENT, (Param("kind", CARD_KIND),), lambda kind: Event(cards.RIVAL_PLAYS, types_of(kind))),
    Word("gains", EVENT, (_STATUS,), lambda status: Event(cards.GAINS_STATUS, 0, status.number)),
    Word("rival_exiles_for", EVENT, (_STATUS,), lambda status: Event(cards.RIVAL_EXILES, 0, status.number)),
    Word("standard_attack", CONSTANT, (optional("range", NUMBER, 1), optional("bonus", NUMBER, 0)), standard_attack),
    Word("standard_move", CONSTANT, (optional("bonus", NUMBER, 0), optional("through", CROSSING, -1)), standard_move),
    Word("flips_back_when_knocked_out", CONSTANT, (), flips_back, call=False),
    Word("immune", CONSTANT, (_STATUS,), immune),
    *[name_for(text, TRAIT, trait) for text, trait in TRAITS.items()],
]


def of_target(of: object) -> bool:
    if of is None or isinstance(of, Own):
        return False
    if isinstance(of, It):
        return True
    raise ValueError("counters are those of self or of it")


def counted(amount: object) -> Counted:
    if not isinstance(amount, Counted):
        raise ValueError("half takes something that is counted")
    return amount


TAKEN: Final = {word.text for word in WORDS} | {"attribute"}
"""Words that no status may be called."""


class Attributes:
    """attribute("villain"): makes the property, for the attributes that the packs bring."""

    def __init__(self, names: dict[str, Phrase]) -> None:
        self.names = names

    def __call__(self, name: str) -> Attribute:
        if name not in self.names:
            raise ValueError(f"no attribute is called {name!r}; known are {', '.join(self.names)}")
        return Attribute(name, self.names[name])


def vocabulary_for(statuses: list[Status], attributes: dict[str, Phrase]) -> Vocabulary:
    """Return the words, with these statuses and attributes among them."""
    named = [name_for(status.id, STATUS, StatusWord(number, status)) for number, status in enumerate(statuses)]
    attribute = Word("attribute", PROPERTY, (Param("name", TEXT),), Attributes(attributes))
    return Vocabulary([*WORDS, attribute, *named])
