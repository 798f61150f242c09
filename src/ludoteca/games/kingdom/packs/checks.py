"""Putting a text together, and what it must make sense of: arrows, every "it", everything that was covered before."""

from __future__ import annotations

from ludoteca.games.kingdom.effects.acting import AnotherAction, CopyAbility, EnterByAttack
from ludoteca.games.kingdom.effects.bases import OnHeroes
from ludoteca.games.kingdom.effects.conditions import CoveredExactly, OnSite
from ludoteca.games.kingdom.effects.heroes import Heal, Refresh
from ludoteca.games.kingdom.effects.joining import Given, WhenDestroyed
from ludoteca.games.kingdom.effects.moving import BurningMove
from ludoteca.games.kingdom.effects.place import Place
from ludoteca.games.kingdom.effects.targets import ANYWHERE, EACH_NEAR_IT, RIFT
from ludoteca.games.kingdom.effects.text import Aim, KingdomEffect, Text
from ludoteca.games.kingdom.effects.who import ANY, IT
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.texts import EMPTY, Phrase, Recast, il

NO_COMPANION = Phrase("il compagno", "the companion")


def text_node(name: Phrase, who: str, effects: list[Effect], aim: Aim, companion: Phrase = EMPTY) -> Text:
    """Make the text of an attack, an ability or a spell; raise ValueError for what makes no sense.

    `who` is the hero's name in sentences, "" for a spell; `companion` the name of whoever walks beside that hero.
    """
    reading = Reading(aim, not who)
    for i, effect in enumerate(effects):
        reading.effect(effect)
        following = effects[i + 1] if i + 1 < len(effects) else None
        if isinstance(effect, Heal) and isinstance(following, Refresh) and following.who is IT:
            effect.then_refreshes = True
    if any(aim.arrows) and not aim.perfect and not reading.arrows:
        raise ValueError("it has arrows, but nothing is placed by `arrows`")
    named = Recast(il(companion.it), f"the {companion.en}", companion) if companion.it else NO_COMPANION
    return Text(name, who, effects, aim, named)


class Reading:
    """Goes through a text in order and knows what its words can mean so far."""

    def __init__(self, aim: Aim, spell: bool) -> None:
        self.aim = aim
        self.spell = spell
        self.it = False
        """A hero has been chosen."""
        self.placed: list[Place] = []
        """What has been placed."""
        self.arrows = False

    def effect(self, effect: Effect) -> None:
        if isinstance(effect, KingdomEffect):
            effect.aim = self.aim
        if isinstance(effect, Place):
            self.place(effect)
        elif isinstance(effect, OnHeroes):
            self.about(effect)
        elif isinstance(effect, Given):
            self.given(effect)
        elif self.spell and isinstance(effect, (AnotherAction, CopyAbility, EnterByAttack, BurningMove, WhenDestroyed)):
            raise ValueError("only heroes act, copy and move: this is a spell")
        for part in effect.children():
            self.effect(part)

    def place(self, effect: Place) -> None:
        effect.aim = self.aim
        where = effect.where
        if self.spell and where not in (ANYWHERE, EACH_NEAR_IT, RIFT):
            raise ValueError("a spell has no place on the map: say anywhere, each_near_it or rift")
        if not self.spell and where is RIFT:
            raise ValueError("heroes cannot attack portals and bosses")
        if where.by_arrows:
            self.arrows = True
            if not self.aim.perfect and not self.aim.arrows[0]:
                raise ValueError("`arrows` needs arrows, and there are none")
        if (effect.amount.slot >= 0 or where is EACH_NEAR_IT) and not self.placed:
            raise ValueError("it speaks of a piece placed before, and none is")
        for before in self.placed:
            if before.what.numbers == effect.what.numbers and before.where is where:
                effect.another = True
        self.placed.append(effect)

    def about(self, effect: OnHeroes) -> None:
        if effect.who is IT:
            if not self.it:
                raise ValueError("`it` is a hero whom an effect before chose, and none does")
        elif self.spell and effect.who is not ANY:
            raise ValueError("a spell has no hero: say any or it")
        if effect.who.chosen:
            self.it = True

    def given(self, effect: Given) -> None:
        if isinstance(effect.condition, CoveredExactly) and not self.placed:
            raise ValueError("covered_exactly speaks of a piece placed before, and none is")
        if isinstance(effect.condition, OnSite) and self.spell:
            raise ValueError("on_site is about a hero: this is a spell")
