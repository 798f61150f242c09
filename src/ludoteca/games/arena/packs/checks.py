"""What a text of the language must make sense of: every "it" and every card that it speaks of, found before it."""

from __future__ import annotations

from ludoteca.games.arena.effects.amounts import Amount, AsMuch, Bonus, Counters, Half
from ludoteca.games.arena.effects.attacks import Attack
from ludoteca.games.arena.effects.bases import OnFigures, OnSummoners
from ludoteca.games.arena.effects.conditions import (
    All,
    ArenaCondition,
    CardIs,
    CardsCharacterIs,
    ItIs,
    ItIsOut,
    Not,
    SelfIs,
)
from ludoteca.games.arena.effects.decks import Reveal
from ludoteca.games.arena.effects.filters import OTHERS, Property, Side
from ludoteca.games.arena.effects.hands import FROM_DECK, Draw, LoseCards
from ludoteca.games.arena.effects.health import Damage, Heal
from ludoteca.games.arena.effects.joining import IfSo
from ludoteca.games.arena.effects.moving import Displace, Move, Near, Place
from ludoteca.games.arena.effects.points import Points
from ludoteca.games.arena.effects.status import Gain
from ludoteca.games.arena.effects.summoners import SummonerOf
from ludoteca.games.arena.effects.targets import Chosen, Each, Group, It, Own, Target, describes
from ludoteca.games.arena.effects.text import Text
from ludoteca.games.arena.state.cards import ALLIES, ANYBODY
from ludoteca.kernel.effects import Condition, Do, Effect, May, contains


class Reading:
    """Goes through a text in order and knows what its words can mean so far."""

    def __init__(self, it: bool, amount: bool, side: Side = OTHERS) -> None:
        self.it: tuple[Side, bool] | None = (side, False) if it else None
        """The side and number of those whom "it" means; none yet."""
        self.card = False
        """Some card has been shown, exiled or discarded."""
        self.amount = amount
        """An amount set it off."""
        self.range = 0
        self.steps = 0
        """The longest way that it moves its own character, and whom that may cross."""
        self.through = ALLIES
        self.harm = ""
        """The damage that it deals, as it is printed: "X" where it is counted, "" for none; and so what it heals."""
        self.cure = ""

    def effect(self, effect: Effect) -> None:
        if isinstance(effect, IfSo):
            self.condition(effect.asked)
        if isinstance(effect, OnFigures):
            beside = effect.spot.asked() if isinstance(effect, Place) else None
            if beside is not None:
                self.target(beside)
            self.target(effect.to)
            if isinstance(effect, (Damage, Heal)):
                self.amount_of(effect.amount)
                amount = effect.amount.number() or "X"
                if isinstance(effect, Damage) and not isinstance(effect.to, Own):
                    self.harm = self.harm or amount
                elif isinstance(effect, Heal):
                    self.cure = self.cure or amount
            elif isinstance(effect, Gain):
                self.amount_of(effect.counters)
            elif isinstance(effect, Displace) and isinstance(effect.to, Own):
                if isinstance(effect, Move) and effect.steps > self.steps:
                    self.steps, self.through = effect.steps, effect.through
                elif isinstance(effect, Place) and isinstance(effect.spot, Near) and effect.spot.range > self.steps:
                    self.steps, self.through = effect.spot.range, ANYBODY
        elif isinstance(effect, OnSummoners):
            if isinstance(effect.who, SummonerOf):
                self.target(effect.who.target)
            if isinstance(effect, (Draw, Points)):
                self.amount_of(effect.amount)
            if isinstance(effect, (Reveal, LoseCards)):
                self.card = True
        for part in effect.children():
            self.effect(part)

    def target(self, target: Target) -> None:
        if isinstance(target, It):
            if self.it is None:
                raise ValueError("`it` is whom an effect before chose or found, and none does")
            target.side, target.plural = self.it
        elif isinstance(target, (Chosen, Each)):
            self.group(target.group)
            self.it = describes(target)

    def group(self, group: Group) -> None:
        if group.range == 0 or self.range < 0:
            self.range = -1
        else:
            self.range = max(self.range, group.range)
        for property in group.rest:
            self.property(property)

    def property(self, property: Property) -> None:
        if property.relative and self.it is None:
            raise ValueError("`other` and `near_it` speak of whom an effect before chose or found, and none does")

    def amount_of(self, amount: Amount) -> None:
        if isinstance(amount, Bonus):
            self.condition(amount.condition, of_target=True)
        elif isinstance(amount, Half):
            self.amount_of(amount.amount)
        elif isinstance(amount, AsMuch) and not self.amount:
            raise ValueError("`as_much` is the damage or healing that sets off an ability, and none does")
        elif isinstance(amount, Counters) and amount.of_target and self.it is None:
            raise ValueError("`it` is whom an effect before chose or found, and none does")

    def condition(self, condition: Condition, of_target: bool = False) -> None:
        assert isinstance(condition, ArenaCondition)
        if isinstance(condition, Not):
            self.condition(condition.condition, of_target)
        elif isinstance(condition, All):
            self.condition(condition.left, of_target)
            self.condition(condition.right, of_target)
        elif isinstance(condition, (ItIs, ItIsOut)):
            if self.it is None and not of_target:
                raise ValueError("`it` is whom an effect before chose or found, and none does")
            if isinstance(condition, ItIs):
                self.property(condition.property)
        elif isinstance(condition, (CardIs, CardsCharacterIs)):
            if not self.card:
                raise ValueError("a condition about a card needs one that was revealed, exiled or discarded before")
            if isinstance(condition, CardsCharacterIs):
                self.property(condition.property)
        elif isinstance(condition, SelfIs):
            self.property(condition.property)


def gains_status(effect: Effect) -> bool:
    """Tell whether counters are given to somebody (SA-2.10)."""
    return contains(effect, Gain)


def must_choose(effect: Effect) -> bool:
    """Tell whether a character must be chosen for it, or might have to be: what makes looking ahead necessary."""
    if isinstance(effect, May):
        return False
    if isinstance(effect, Attack):
        return True
    if isinstance(effect, OnFigures):
        if isinstance(effect.to, Chosen) and not effect.to.up_to:
            return True
        if isinstance(effect, Place) and isinstance(effect.spot.asked(), Chosen):
            return True
    if isinstance(effect, OnSummoners) and isinstance(effect.who, SummonerOf) and isinstance(effect.who.target, Chosen):
        return True
    return any([must_choose(part) for part in effect.children()])


def shows_deck(effect: Effect) -> bool:
    """Tell whether the top of some deck is shown or exiled: with no deck, an ability cannot be used (SA-A.47)."""
    if isinstance(effect, Reveal) or (isinstance(effect, LoseCards) and effect.origin == FROM_DECK):
        return True
    return any([shows_deck(part) for part in effect.children()])


def plan(text: Text) -> None:
    """Work out what spares looking ahead: whom the text chooses first, and whether nothing else of it matters."""
    effect = text.effects[0] if text.effects else None
    while isinstance(effect, Do):
        effect = effect.effects[0]
    if not isinstance(effect, OnFigures) or isinstance(effect, (Attack, Place)):
        return
    if isinstance(effect.to, Chosen) and not effect.to.up_to:
        text.first = effect.to
        text.settled = choices_in(text) == 1 and not shows_deck(text)


def choices_in(effect: Effect) -> int:
    """Count those of its parts that must choose a character."""
    parts = effect.children()
    if not parts:
        return 1 if must_choose(effect) else 0
    return sum([choices_in(part) for part in parts])
