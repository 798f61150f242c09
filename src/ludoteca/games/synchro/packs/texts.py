"""Reading what cards do: effects and abilities in the language of the cards."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.effects.harm import Damage
from ludoteca.games.synchro.effects.targets import STRUCK
from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.packs.checks import Reading, check_occasion, check_static
from ludoteca.games.synchro.packs.vocabulary import VOCABULARY, When
from ludoteca.games.synchro.shows.card_words import (
    ability_words,
    class_words,
    static_words,
    text_words,
    triggered_words,
)
from ludoteca.games.synchro.state.cards import Ability, HeroClass, Static
from ludoteca.kernel.effects import Effect, number_nodes
from ludoteca.kernel.frames import Node
from ludoteca.kernel.kinds import ABILITY, EFFECT
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.texts import EMPTY, Phrase

MOST_EFFECTS: Final = 8

# By which rule a card's abilities are those of its bearer.
OF_HERO: Final = "SH-22.02"
OF_ITEM: Final = "SH-21.02"
OF_CELESTIAL: Final = "SH-17.07"


class TextReader:
    """Reads texts and numbers their nodes in one programme."""

    def __init__(self, programme: list[Node]) -> None:
        self.programme = programme

    def effects(self, entry: Fields, key: str, reading: Reading) -> list[Effect]:
        """Read the effects of a Skill, an action or a class, one a line; none if something is wrong."""
        before = len(entry.report.problems)
        effects: list[Effect] = []
        for text, where in entry.texts(key):
            with entry.report.noting(where):
                effect: Effect = VOCABULARY.read(text, (EFFECT,), where)
                effects.append(effect)
                if len(entry.report.problems) == before:  # else it is not known what stands before
                    reading.effect(effect)
        if not effects and len(entry.report.problems) == before:
            entry.fail(key, f"{entry.what} needs {key}: what it does, one effect a line")
        if len(effects) > MOST_EFFECTS:
            entry.fail(key, f"more than {MOST_EFFECTS} effects")
        return effects if len(entry.report.problems) == before else []

    def numbered(self, text: Text) -> int:
        number_nodes(text, self.programme)
        return text.number

    def skill(self, entry: Fields, key: str, title: Phrase) -> tuple[int, Phrase]:
        """Read one side of a Skill: its programme number and its words."""
        effects = self.effects(entry, key, Reading(monster=False))
        if not effects:
            return -1, EMPTY
        text = Text(title, effects)
        text.is_skill = True
        return self.numbered(text), text_words(text)

    def action(self, entry: Fields, title: Phrase) -> tuple[int, Phrase]:
        """Read a row of a Monster's table."""
        effects = self.effects(entry, "effects", Reading(monster=True))
        if not effects:
            return -1, EMPTY
        text = Text(title, effects)
        return self.numbered(text), text_words(text)

    def hero_class(self, entry: Fields, made: HeroClass) -> None:
        """Read what the Basic Attack does besides; more damage to its target is one blow with it."""
        effects = self.effects(entry, "basic_attack", Reading(monster=False, follows_attack=True))
        if not effects:
            return
        first = effects[0]
        if len(effects) == 1 and isinstance(first, Damage) and first.to.kind is STRUCK:
            if first.amount.words() != "CLV" or first.bonus is not None:
                entry.fail("basic_attack", "what is added to the Basic Attack is damage(CLV, struck)")
            made.added = True
            made.text = class_words(None)
            return
        text = Text(made.name, effects)
        text.follows_attack = True
        made.node = self.numbered(text)
        made.text = class_words(text)

    def ability(self, entry: Fields, key: str, title: Phrase, rule: str) -> Ability:
        """Read what one side of a Hero or an Item, or a Celestial, is able to do; by `rule` it has that."""
        monster = rule == OF_CELESTIAL
        ability = Ability()
        before = len(entry.report.problems)
        phrases: list[Phrase] = []
        for text, where in entry.texts(key):
            with entry.report.noting(where):
                part = VOCABULARY.read(text, (ABILITY,), where)
                if isinstance(part, Static):
                    check_static(part, monster)
                    ability.statics.append(part)
                    phrases.append(static_words(part))
                else:
                    phrases.append(self.triggered(part, ability, title, rule))
        if not phrases and len(entry.report.problems) == before:
            entry.fail(key, f"{entry.what} needs {key}: when(…) or static(…), one ability a line")
        ability.text = ability_words(phrases)
        return ability

    def triggered(self, part: When, ability: Ability, title: Phrase, rule: str) -> Phrase:
        triggered = part.triggered
        monster = rule == OF_CELESTIAL
        reading = Reading(monster, triggered.occasion)
        for effect in part.effects:
            reading.effect(effect)
        check_occasion(triggered, part.effects, monster)
        node = Text(title, part.effects)
        node.ability_rule = rule
        triggered.node = self.numbered(node)
        ability.triggers.append(triggered)
        ability.occasions |= 1 << triggered.occasion
        return triggered_words(triggered, node, monster)
