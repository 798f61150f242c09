"""The vocabulary of the cards: every word of the language, what it takes and what it makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.synchro.effects.amounts import Amount, added, amount_of, multiplied
from ludoteca.games.synchro.effects.harm import Damage, LoseShield
from ludoteca.games.synchro.effects.help import GainCoins, Heal, Shield
from ludoteca.games.synchro.effects.moving import Shift, Swap
from ludoteca.games.synchro.effects.shards import Burn, ChooseShards, Refill, Reroll
from ludoteca.games.synchro.effects.targets import EVERYONE_AT, TARGETS, Target
from ludoteca.games.synchro.effects.tokens import Silence, Stun
from ludoteca.games.synchro.state import cards
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.kinds import ABILITY, AMOUNT, CHANGE, EFFECT, MANNER, TARGET
from ludoteca.kernel.language import NUMBER, Param, Vocabulary, Word, name_for, optional, several

OCCASION: Final = "occasion"
POSITIONS: Final = "positions"
LIMIT: Final = "limit"

MOST_CHANGE: Final = 20
MOST_SHARDS: Final = 5
YES_OR_NO: Final = (cards.BASIC_SPLASH, cards.BASIC_ANY_TARGET, cards.FREE_SWAP)
"""Changes of which there is no more or less."""


@dataclass(frozen=True, eq=False)
class When:
    """An ability that something sets off, with what it does."""

    triggered: cards.Triggered
    effects: list[Effect]


def when(occasion: int, effects: list[Effect], limit: int, shards_at_most: int) -> When:
    if not -1 <= shards_at_most <= MOST_SHARDS:
        raise ValueError(f"shards_at_most takes a number from 0 to {MOST_SHARDS}")
    return When(cards.Triggered(occasion, limit, shards_at_most), effects)


def static(change: int, amount: int, positions: int) -> cards.Static:
    name = cards.CHANGES[change]
    if change in YES_OR_NO and amount != 1:
        raise ValueError(f"{name} takes no number")
    if not 0 < abs(amount) <= MOST_CHANGE:
        raise ValueError(f"{name} needs a number from 1 to {MOST_CHANGE}")
    if amount < 0 and change != cards.DAMAGE_TAKEN:
        raise ValueError(f"{name} needs a number above 0; only damage_taken may be below")
    if change == cards.MAX_HP and positions != cards.EVERYWHERE:
        raise ValueError("max_hp is the same in every position")
    return cards.Static(change, amount, positions)


def positions(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        if not 1 <= number <= cards.BOARDS:
            raise ValueError(f"positions are numbers from 1 to {cards.BOARDS}")
        mask |= 1 << number - 1
    return mask


def damage(amount: object, to: Target, how: bool, bonus: object) -> Damage:
    return Damage(amount_of(amount), to, how, None if bonus is None else amount_of(bonus))


def everyone_at(number: int) -> Target:
    positions([number])
    return Target(EVERYONE_AT, number)


_HOW_MUCH = Param("amount", f"{NUMBER}/{AMOUNT}")
_NUMBER = Param("number", NUMBER)
_TO = Param("to", TARGET)
_EFFECTS = several("effects", EFFECT)

WORDS: Final = [
    Word(
        "damage",
        EFFECT,
        (_HOW_MUCH, _TO, optional("how", MANNER, False), optional("bonus", f"{NUMBER}/{AMOUNT}")),
        damage,
    ),
    Word("shield", EFFECT, (_HOW_MUCH, _TO), lambda amount, to: Shield(amount_of(amount), to)),
    Word("heal", EFFECT, (_HOW_MUCH, _TO), lambda amount, to: Heal(amount_of(amount), to)),
    Word("stun", EFFECT, (_TO,), Stun),
    Word("silence", EFFECT, (_TO,), Silence),
    Word("push", EFFECT, (_NUMBER, _TO), lambda number, to: Shift(number, to, True)),
    Word("pull", EFFECT, (_NUMBER, _TO), lambda number, to: Shift(number, to, False)),
    Word("swap", EFFECT, (), Swap, call=False),
    Word("burn", EFFECT, (_NUMBER, _TO), Burn),
    Word("refill", EFFECT, (_NUMBER, _TO), Refill),
    Word("choose", EFFECT, (_NUMBER, _TO), ChooseShards),
    Word("reroll", EFFECT, (_TO,), Reroll),
    Word("lose_shield", EFFECT, (_TO,), LoseShield),
    Word("coins", EFFECT, (_HOW_MUCH,), lambda amount: GainCoins(amount_of(amount))),
    name_for("again", MANNER, True),
    *[Word(text, TARGET, (), lambda kind=kind: Target(kind), call=False) for text, kind in TARGETS.items()],
    Word("everyone_at", TARGET, (_NUMBER,), everyone_at),
    Word("LV", AMOUNT, (), lambda: Amount(1, 0, 0), call=False),
    Word("CLV", AMOUNT, (), lambda: Amount(0, 1, 0), call=False),
    Word("+", AMOUNT, (Param("left", f"{NUMBER}/{AMOUNT}"), Param("right", f"{NUMBER}/{AMOUNT}")), added),
    Word("*", AMOUNT, (Param("left", NUMBER), Param("right", AMOUNT)), multiplied),
    Word(
        "when",
        ABILITY,
        (
            Param("occasion", OCCASION),
            _EFFECTS,
            optional("limit", LIMIT, cards.NO_LIMIT),
            optional("shards_at_most", NUMBER, -1),
        ),
        when,
    ),
    Word(
        "static",
        ABILITY,
        (Param("change", CHANGE), optional("amount", NUMBER, 1), optional("positions", POSITIONS, cards.EVERYWHERE)),
        static,
    ),
    Word("at", POSITIONS, (several("numbers", NUMBER),), positions),
    *[name_for(text, OCCASION, number) for number, text in enumerate(cards.OCCASIONS)],
    *[name_for(text, CHANGE, number) for number, text in enumerate(cards.CHANGES)],
    name_for("turn", LIMIT, cards.PER_TURN),
    name_for("round", LIMIT, cards.PER_ROUND),
]
VOCABULARY: Final = Vocabulary(WORDS)
