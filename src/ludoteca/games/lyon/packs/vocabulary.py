"""The vocabulary of Lyon's cards: every word of the language, what it takes and what it makes."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.effects.filters import (
    Bearer,
    CharacterOf,
    Discarded,
    Facing,
    Kind,
    LevelAtMost,
    LyonDomain,
    Other,
    Side,
    clear,
    clear_many,
)
from ludoteca.games.lyon.effects.verbs import (
    ACTS,
    ALWAYS,
    AttackAgain,
    Can,
    Cannot,
    Deal,
    Destroy,
    Draw,
    Give,
    Guard,
    Heal,
    Lasting,
    Lose,
    MonsterDestroyedThisTurn,
    Move,
    Once,
    Prevent,
    Ready,
    Recover,
    ReturnToHand,
    Revive,
)
from ludoteca.games.lyon.state import cards
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import ALL_KEYWORDS, CHARACTER, KEYWORDS, MONSTER
from ludoteca.kernel.effects import ChooseOne, Do, Effect, Given, May, Repeat
from ludoteca.kernel.language import NUMBER, Param, Vocabulary, Word, name_for, optional, several
from ludoteca.kernel.select import Chosen, Either, Every, It, This, UpTo
from ludoteca.kernel.texts import Phrase


class When:
    """when(trigger, effect…, limit=once_a_turn): a triggered ability."""

    def __init__(self, trigger: int, effects: list[Effect], limit: bool) -> None:
        self.trigger = trigger
        effect = effects[0] if len(effects) == 1 else Do(effects)
        self.effect: Effect = Once(effect) if limit else effect


class Always:
    """always(effect): in force while the card is in play."""

    def __init__(self, effect: Effect) -> None:
        if not isinstance(effect, Lasting):
            raise ValueError("only give, lose, prevent, guard, cannot and can hold always")
        if effect.until != ALWAYS:
            raise ValueError("what holds always takes no until")
        if isinstance(effect.to, (Chosen, UpTo, It)):
            raise ValueError("what holds always cannot be chosen")
        self.effect = effect


TRIGGER_WORDS: Final = {
    cards.PLAYED: Phrase("quando viene giocato", "when it is played"),
    cards.HITS: Phrase("quando colpisce", "when it hits"),
    cards.HITS_CHARACTER: Phrase("quando colpisce il Personaggio avversario", "when it hits the enemy Character"),
    cards.KILLS: Phrase("quando distrugge un Mostro in combattimento", "when it destroys a Monster in combat"),
    cards.DESTROYED: Phrase("quando viene distrutto", "when it is destroyed"),
    cards.END_OF_YOUR_TURN: Phrase("alla fine del tuo turno", "at the end of your turn"),
    cards.END_OF_EACH_TURN: Phrase("alla fine di ogni turno", "at the end of each turn"),
}

EFFECT = "effect"
SELECTOR = "target"
FILTER = "property"
TRIGGER = "trigger"
DURATION = "duration"
KEYWORD = "keyword"
ACT = "act"
CONDITION = "condition"
LIMIT = "limit"
ABILITY = "ability"


_AMOUNT = Param("amount", NUMBER)
_TO = Param("to", SELECTOR)
_UNTIL = optional("until", DURATION, ALWAYS)

WORDS: Final = [
    Word("deal", EFFECT, (_AMOUNT, _TO), Deal),
    Word("heal", EFFECT, (_AMOUNT, _TO), Heal),
    Word("prevent", EFFECT, (_AMOUNT, _TO, _UNTIL), Prevent),
    Word("guard", EFFECT, (_TO,), Guard),
    Word("destroy", EFFECT, (_TO,), Destroy),
    Word("draw", EFFECT, (Param("number", NUMBER),), Draw),
    Word(
        "give",
        EFFECT,
        (_TO, optional("attack", NUMBER, 0), optional("defence", NUMBER, 0), optional("keyword", KEYWORD, 0), _UNTIL),
        Give,
    ),
    Word("lose", EFFECT, (_TO, Param("keyword", KEYWORD), _UNTIL), Lose),
    Word("cannot", EFFECT, (_TO, Param("act", ACT), _UNTIL), Cannot),
    Word("can", EFFECT, (_TO, Param("act", ACT), _UNTIL), Can),
    Word("attack_again", EFFECT, (_TO,), AttackAgain),
    Word("ready_character", EFFECT, (), Ready),
    Word("recover", EFFECT, (_TO,), Recover),
    Word("revive", EFFECT, (_TO,), Revive),
    Word("move", EFFECT, (_TO,), Move),
    Word("return_to_hand", EFFECT, (_TO,), ReturnToHand),
    Word("do", EFFECT, (several("effects", EFFECT),), Do),
    Word("may", EFFECT, (Param("effect", EFFECT),), May),
    Word("choose_one", EFFECT, (several("effects", EFFECT),), ChooseOne),
    Word("repeat", EFFECT, (Param("times", NUMBER), Param("effect", EFFECT)), Repeat),
    Word(
        "given",
        EFFECT,
        (Param("condition", CONDITION), Param("effect", EFFECT), optional("otherwise", EFFECT)),
        Given,
    ),
    Word(
        "when", ABILITY, (Param("trigger", TRIGGER), several("effects", EFFECT), optional("limit", LIMIT, False)), When
    ),
    Word("always", ABILITY, (Param("effect", EFFECT),), Always),
    Word(
        "chosen", SELECTOR, (several("filters", FILTER),), lambda filters: Chosen(LyonDomain(clear(filters)), filters)
    ),
    Word("every", SELECTOR, (several("filters", FILTER),), lambda filters: Every(LyonDomain(clear(filters)), filters)),
    Word(
        "up_to",
        SELECTOR,
        (Param("most", NUMBER), several("filters", FILTER)),
        lambda most, filters: UpTo(LyonDomain(clear_many(filters)), most, filters),
    ),
    Word("this", SELECTOR, (), This, call=False),
    Word("it", SELECTOR, (), It, call=False),
    Word("bearer", SELECTOR, (), Bearer, call=False),
    Word("facing", SELECTOR, (), Facing, call=False),
    Word("your_character", SELECTOR, (), lambda: CharacterOf(True, False), call=False),
    Word("enemy_character", SELECTOR, (), lambda: CharacterOf(False, False), call=False),
    Word("you", SELECTOR, (), lambda: CharacterOf(True, True), call=False),
    Word("opponent", SELECTOR, (), lambda: CharacterOf(False, True), call=False),
    Word("monster", FILTER, (), lambda: Kind(MONSTER), call=False),
    Word("character", FILTER, (), lambda: Kind(CHARACTER), call=False),
    Word("yours", FILTER, (), lambda: Side(True), call=False),
    Word("enemy", FILTER, (), lambda: Side(False), call=False),
    Word("other", FILTER, (), Other, call=False),
    Word("discarded", FILTER, (), Discarded, call=False),
    Word("level_at_most", FILTER, (Param("level", NUMBER),), LevelAtMost),
    Word("|", FILTER, (Param("left", FILTER), Param("right", FILTER)), Either),
    Word("monster_destroyed_this_turn", CONDITION, (), MonsterDestroyedThisTurn, call=False),
    name_for("once_a_turn", LIMIT, True),
    name_for("end_of_turn", DURATION, state.THIS_TURN),
    name_for("your_next_turn", DURATION, state.YOUR_NEXT_TURN),
    name_for("for_good", DURATION, state.FOR_GOOD),
    name_for("played", TRIGGER, cards.PLAYED),
    name_for("hits", TRIGGER, cards.HITS),
    name_for("hits_character", TRIGGER, cards.HITS_CHARACTER),
    name_for("kills", TRIGGER, cards.KILLS),
    name_for("destroyed", TRIGGER, cards.DESTROYED),
    name_for("end_of_your_turn", TRIGGER, cards.END_OF_YOUR_TURN),
    name_for("end_of_each_turn", TRIGGER, cards.END_OF_EACH_TURN),
    name_for("all_keywords", KEYWORD, ALL_KEYWORDS),
    *[name_for(text, KEYWORD, bit) for text, bit in KEYWORDS.items()],
    *[name_for(text, ACT, act[0]) for text, act in ACTS.items()],
]

VOCABULARY: Final = Vocabulary(list(WORDS))
