"""The vocabulary of heroes and spells: every word of their language, what it takes and what it makes.

Shapes are words too, and a pack may bring its own: so the vocabulary is made for the shapes at hand.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.effects.acting import AnotherAction, Attack, CopyAbility, EnterByAttack
from ludoteca.games.kingdom.effects.amounts import AMOUNTS, Amount
from ludoteca.games.kingdom.effects.conditions import CoveredExactly, OnSite
from ludoteca.games.kingdom.effects.heroes import Damage, Heal, Protect, Refresh
from ludoteca.games.kingdom.effects.joining import Given, WhenDestroyed
from ludoteca.games.kingdom.effects.moving import BurningMove, Move, Teleport
from ludoteca.games.kingdom.effects.place import HOW, MOST_PIECES, Pieces, Place
from ludoteca.games.kingdom.effects.targets import WHERE, Where
from ludoteca.games.kingdom.effects.towers import PassTower
from ludoteca.games.kingdom.effects.who import HERE, SELF, WHO, Who
from ludoteca.games.kingdom.flow.placing import LOOSE, SOLDIER_PIECE
from ludoteca.games.kingdom.state.cards import Shape
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.kinds import AMOUNT, CONDITION, EFFECT, EVENT
from ludoteca.kernel.language import NUMBER, Param, Vocabulary, Word, between, name_for, optional, several

PIECES: Final = "piece"
WHERE_KIND: Final = "place"
HOW_KIND: Final = "manner"
WHO_KIND: Final = "hero"


def place(pieces: Pieces, where: Where, how: int, times: object) -> Place:
    return Place(pieces, where, how, times if isinstance(times, Amount) else Amount(int(str(times))))


def soldiers(number: int, where: Where) -> Place:
    between(1, number, MOST_PIECES, "soldiers")
    return Place(Pieces([SOLDIER_PIECE] * number, [None] * number), where, LOOSE, Amount(1))


def move(who: Who, steps: int, burning: Pieces | None) -> Effect:
    if who is HERE:
        raise ValueError("say one hero")
    if burning is None:
        return Move(who, steps)
    shape = burning.shapes[0]
    if who is not SELF or len(burning.numbers) != 1 or shape is None:
        raise ValueError("burning takes one tile, for a move of the acting hero")
    return BurningMove(steps, burning.numbers[0], shape)


def one(who: Who) -> Who:
    if who is HERE:
        raise ValueError("say one hero")
    return who


def when(event: str, effects: list[Effect]) -> WhenDestroyed:
    return WhenDestroyed(effects)


_WHERE = Param("where", WHERE_KIND)
_WHO = Param("who", WHO_KIND)
_NUMBER = Param("number", NUMBER)
_EFFECTS = several("effects", EFFECT)

WORDS: Final = [
    Word(
        "place",
        EFFECT,
        (
            Param("pieces", PIECES),
            _WHERE,
            optional("how", HOW_KIND, LOOSE),
            optional("times", f"{NUMBER}/{AMOUNT}", 1),
        ),
        place,
    ),
    Word("soldiers", EFFECT, (_NUMBER, _WHERE), soldiers),
    Word("heal", EFFECT, (_NUMBER, _WHO), Heal),
    Word("refresh", EFFECT, (_NUMBER, _WHO), lambda number, who: Refresh(number, one(who))),
    Word("protect", EFFECT, (_WHO,), Protect),
    Word("damage", EFFECT, (_NUMBER, _WHO), Damage),
    Word("move", EFFECT, (_WHO, Param("steps", NUMBER), optional("burning", PIECES)), move),
    Word("teleport", EFFECT, (_WHO,), lambda who: Teleport(one(who))),
    Word("attack", EFFECT, (_WHO,), lambda who: Attack(one(who))),
    Word("another_action", EFFECT, (), AnotherAction),
    Word("copy_ability", EFFECT, (), CopyAbility),
    Word("companion", EFFECT, (), EnterByAttack),
    Word("pass_tower", EFFECT, (Param("levels", NUMBER),), PassTower),
    Word("given", EFFECT, (Param("condition", CONDITION), _EFFECTS), Given),
    Word("when", EFFECT, (Param("event", EVENT), _EFFECTS), when),
    Word("+", PIECES, (Param("left", PIECES), Param("right", PIECES)), lambda left, right: left.plus(right)),
    name_for("soldier", PIECES, Pieces([SOLDIER_PIECE], [None])),
    *[name_for(text, WHERE_KIND, where) for text, where in WHERE.items()],
    *[name_for(text, HOW_KIND, how) for text, how in HOW.items()],
    *[name_for(text, AMOUNT, Amount(1, slot)) for text, slot in AMOUNTS.items()],
    *[name_for(text, WHO_KIND, who) for text, who in WHO.items()],
    Word("covered_exactly", CONDITION, (_NUMBER,), CoveredExactly),
    Word("on_site", CONDITION, (), OnSite, call=False),
    name_for("own_tray_destroyed", EVENT, "own_tray_destroyed"),
]
TAKEN: Final = {word.text for word in WORDS}
"""Words that no shape may be called."""


def vocabulary_for(shapes: list[Shape]) -> Vocabulary:
    """Return the words, with these shapes among them."""
    named = [name_for(shape.id, PIECES, Pieces([number], [shape])) for number, shape in enumerate(shapes)]
    return Vocabulary([*WORDS, *named])
