"""The effects of the card language, all modules together: their words, and what joins them."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Amount, Players
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, amount_of
from ludoteca.games.lorcana.effects.verbs import cards_in_play as effects_cards
from ludoteca.games.lorcana.effects.verbs import damaging as effects_damage
from ludoteca.games.lorcana.effects.verbs import discarding as effects_discard
from ludoteca.games.lorcana.effects.verbs import for_players as effects_players
from ludoteca.games.lorcana.effects.verbs import ink as effects_ink
from ludoteca.games.lorcana.effects.verbs import later as effects_later
from ludoteca.games.lorcana.effects.verbs.base import Choose
from ludoteca.games.lorcana.effects.verbs.each import Each, ForEach, Offer
from ludoteca.games.lorcana.effects.verbs.joined import ChooseOne, Do, Given, May, To, Wholly, one
from ludoteca.games.lorcana.effects.verbs.looking import Look
from ludoteca.kernel.effects import Condition, Effect
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.language import Param, Word, optional, several

_EFFECTS = several("effects", EFFECT)


def _may(effects: list[Effect]) -> May:
    return May(one(effects))


def _to(cost: Effect, effects: list[Effect]) -> To:
    return To(cost, one(effects))


def _given(condition: Condition, effects: list[Effect], otherwise: Effect | None) -> Given:
    return Given(condition, one(effects), otherwise)


def _each(who: Players, effects: list[Effect]) -> Each:
    return Each(who, one(effects))


def _for_each(amount: Amount | int, effects: list[Effect]) -> ForEach:
    return ForEach(amount_of(amount), one(effects))


def _repeat_while_found(effect: Effect) -> Look:
    if not isinstance(effect, Look) or not effect.takes:
        raise ValueError("repeat_while_found takes a look(…) that takes something")
    effect.takes[0].again = True
    return effect


_PLAYERS = Param("who", "player")

WORDS: Final = [
    Word("do", EFFECT, (_EFFECTS,), Do, tells="joins do"),
    Word("may", EFFECT, (_EFFECTS,), _may, tells="joins may"),
    Word("to", EFFECT, (Param("cost", EFFECT), _EFFECTS), _to, tells="joins to"),
    Word("wholly", EFFECT, (Param("effect", EFFECT),), Wholly, tells="joins do"),
    Word(
        "given",
        EFFECT,
        (Param("condition", "condition"), _EFFECTS, optional("otherwise", EFFECT)),
        _given,
        tells="joins given",
    ),
    Word("choose_one", EFFECT, (_EFFECTS, optional("chooser", "player")), ChooseOne, tells="joins choose_one"),
    Word("each", EFFECT, (_PLAYERS, _EFFECTS), _each, tells="joins each"),
    Word("by", EFFECT, (_PLAYERS, _EFFECTS), _each, tells="joins each"),
    Word("offer", EFFECT, (_PLAYERS, Param("effect", EFFECT), Param("otherwise", EFFECT)), Offer, tells="joins offer"),
    Word("for_each", EFFECT, (Param("amount", AN_AMOUNT), _EFFECTS), _for_each, tells="joins for_each"),
    Word("choose", EFFECT, (Param("to", "target"),), Choose, tells="binds to"),
    Word("repeat_while_found", EFFECT, (Param("effect", EFFECT),), _repeat_while_found, tells="joins do"),
    *effects_later.WORDS,
    *effects_players.WORDS,
    *effects_ink.WORDS,
    *effects_discard.WORDS,
    *effects_cards.WORDS,
    *effects_damage.WORDS,
]
__all__ = ["WORDS", "ChooseOne", "Do", "Each", "Given", "May", "Offer", "To", "Wholly", "one"]
