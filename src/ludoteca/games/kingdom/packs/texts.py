"""Reading what heroes and spells do: effects in the language of the cards."""

from __future__ import annotations

from ludoteca.games.kingdom.effects.acting import Attack, EnterByAttack
from ludoteca.games.kingdom.effects.bases import OnHeroes
from ludoteca.games.kingdom.effects.conditions import CoveredExactly
from ludoteca.games.kingdom.effects.heroes import Damage
from ludoteca.games.kingdom.effects.joining import Given
from ludoteca.games.kingdom.effects.moving import BurningMove
from ludoteca.games.kingdom.effects.place import Place
from ludoteca.games.kingdom.effects.targets import COMPANION_TRAY, EACH_NEAR_IT
from ludoteca.games.kingdom.effects.text import Aim, Text
from ludoteca.games.kingdom.effects.who import IT, SELF
from ludoteca.games.kingdom.packs.checks import Reading, text_node
from ludoteca.games.kingdom.shows.ability_words import text_words
from ludoteca.kernel.effects import Effect, number_nodes
from ludoteca.kernel.frames import Node
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.language import Vocabulary
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.texts import EMPTY, Phrase


class TextReader:
    """Reads texts with one vocabulary and numbers their nodes in one programme."""

    def __init__(self, vocabulary: Vocabulary, programme: list[Node]) -> None:
        self.vocabulary = vocabulary
        self.programme = programme

    def read(self, entry: Fields, name: Phrase, who: str, aim: Aim, companion: Phrase = EMPTY) -> tuple[int, Phrase]:
        """Read the `effects` of an entry: their number in the programme and their words; -1 if something is wrong."""
        before = len(entry.report.problems)
        effects: list[Effect] = []
        reading = Reading(aim, not who)
        for text, where in entry.texts("effects"):
            with entry.report.noting(where):
                effect: Effect = self.vocabulary.read(text, (EFFECT,), where)
                effects.append(effect)
                if len(entry.report.problems) > before:
                    continue  # what it says of steps before is not known
                reading.effect(effect)
                if not companion.it and any([needs_companion(part) for part in parts_of(effect)]):
                    entry.report.add(where, "it speaks of a companion, and this hero has none: companion: {id: …}")
        if len(entry.report.problems) == before:
            self.check(entry, effects)
        if len(entry.report.problems) > before:
            return -1, EMPTY
        try:
            node = text_node(name, who, effects, aim, companion)
        except ValueError as error:
            entry.fail("effects", str(error))
            return -1, EMPTY
        number_nodes(node, self.programme)
        return node.number, text_words(node)

    def effects_at(self, number: int) -> list[Effect]:
        """List the steps of a text that has been read."""
        node = self.programme[number]
        assert isinstance(node, Text)
        return node.effects

    def check(self, entry: Fields, effects: list[Effect]) -> None:
        """Check that a text does something, and that what places pieces has a type."""
        parts = [part for effect in effects for part in parts_of(effect)]
        if not effects:
            entry.fail("effects", f"{entry.what} needs effects")
        elif "type" not in entry.data and any([isinstance(part, (Place, BurningMove)) for part in parts]):
            entry.fail("type", "what places tiles or soldiers has a type: physical, magical or real")
        elif not any([begins(effect) for effect in effects]):
            entry.fail("effects", "this could never be used: attack(any) and damage only follow another effect")


def parts_of(effect: Effect) -> list[Effect]:
    """List an effect and all that it is made of."""
    parts = [effect]
    for part in effect.children():
        parts += parts_of(part)
    return parts


def begins(effect: Effect) -> bool:
    """Tell whether an effect can be the reason to use a text: not what it costs, nor what speaks of a step before."""
    if isinstance(effect, Attack):
        return effect.who is SELF
    if isinstance(effect, OnHeroes):
        return not isinstance(effect, Damage) and effect.who is not IT
    if isinstance(effect, Place):
        return effect.amount.slot < 0 and effect.where is not EACH_NEAR_IT
    if isinstance(effect, Given):
        return not isinstance(effect.condition, CoveredExactly) and any([begins(part) for part in effect.effects])
    return True


def needs_companion(effect: Effect) -> bool:
    return isinstance(effect, EnterByAttack) or (isinstance(effect, Place) and effect.where is COMPANION_TRAY)
