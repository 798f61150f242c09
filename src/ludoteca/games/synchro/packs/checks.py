"""Putting a text together, and what it must make sense of: who acts, and every word about what happened before."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.effects.bases import OnUnits
from ludoteca.games.synchro.effects.harm import Damage
from ludoteca.games.synchro.effects.help import GainCoins, Heal, Shield
from ludoteca.games.synchro.effects.moving import Shift, Swap
from ludoteca.games.synchro.effects.shards import ChooseShards, Refill, Reroll
from ludoteca.games.synchro.effects.targets import ADJACENT, ATTACKER, EVERYONE_AT, OTHER_FOE, STRUCK, Target
from ludoteca.games.synchro.state.cards import (
    BATTLE_END,
    DAMAGE_TAKEN,
    NO_LIMIT,
    ON_ALLY_DEFEATED,
    ON_BASIC_ATTACK,
    ON_DAMAGED,
    ON_LEVEL_UP,
    ON_SKILL,
    ON_SWAP,
    Static,
    Triggered,
)
from ludoteca.kernel.effects import Effect

NOT_FOR_MONSTERS: Final = (ON_SKILL, ON_SWAP, ON_LEVEL_UP)
CHANGES_OF_MONSTERS: Final = (DAMAGE_TAKEN,)


class Reading:
    """Goes through a text in order and knows what its words can mean so far."""

    def __init__(self, monster: bool, occasion: int = -1, follows_attack: bool = False) -> None:
        self.monster = monster
        self.struck = follows_attack or occasion == ON_BASIC_ATTACK
        """An opponent has been spoken of."""
        self.beside = False
        """It has been chosen by this text, so that it is known who stood beside it."""
        self.plural = False
        self.hits = follows_attack
        """Somebody has been damaged by this use."""
        self.occasion = occasion

    def effect(self, effect: Effect) -> None:
        """Check an effect; raise ValueError for what makes no sense."""
        if isinstance(effect, Swap):
            effect.of_monster = self.monster
        if self.monster:
            self.of_monster(effect)
        if isinstance(effect, Reroll) and (effect.to.friendly or effect.to.kind is EVERYONE_AT):
            raise ValueError("only Monsters have a die: say which enemy")
        if isinstance(effect, (Refill, ChooseShards)) and not effect.to.friendly:
            raise ValueError("Shards are gained by Heroes: say self or an ally")
        if isinstance(effect, OnUnits):
            self.about(effect, effect.to)

    def of_monster(self, effect: Effect) -> None:
        if isinstance(effect, (Refill, ChooseShards, Reroll, GainCoins)):
            raise ValueError("Monsters gain no Shards and no Coins, and Heroes have no die to be rolled again")
        if isinstance(effect, (Damage, Shield, Heal)):
            bonus = effect.bonus if isinstance(effect, Damage) else None
            if not effect.amount.is_plain or (bonus is not None and not bonus.is_plain):
                raise ValueError("LV and CLV are of Heroes: a Monster needs whole numbers")

    def about(self, effect: OnUnits, to: Target) -> None:
        to.of_monster = self.monster
        if to.kind is ATTACKER and self.occasion != ON_DAMAGED:
            raise ValueError("there is an attacker only in when(on_damaged, …)")
        if to.kind is STRUCK:
            if not self.struck:
                raise ValueError("`struck` is the enemy of an effect before, and there is none")
            to.plural = self.plural
            to.attacked = not self.beside
        if to.kind is ADJACENT and not self.beside:
            raise ValueError("`adjacent` is next to the enemy of an effect before, and there is none")
        if to.kind is OTHER_FOE and not self.hits:
            raise ValueError("`other_foe` is one who has not been damaged by an effect before; say any_foe")
        if isinstance(effect, Damage):
            if effect.again and not self.hits:
                raise ValueError("`again` is for somebody damaged by an effect before, and there is none")
            self.hits = True
        if isinstance(effect, Shift) and to.friendly:
            raise ValueError("Push and Pull are for enemies; `swap` moves the acting character")
        if not to.friendly:
            self.struck = True
            self.beside = True
            if to.kind is not STRUCK:
                self.plural = to.plural


def check_occasion(triggered: Triggered, effects: list[Effect], monster: bool) -> None:
    """Check that an ability that something sets off suits whoever has it."""
    if monster and triggered.occasion in NOT_FOR_MONSTERS:
        raise ValueError("Monsters use no Skills, swap no positions and gain no levels: take another occasion")
    if not monster and triggered.occasion == ON_ALLY_DEFEATED:
        raise ValueError("on_ally_defeated is for Celestials")
    if monster and triggered.shards_at_most >= 0:
        raise ValueError("Monsters have no Shards")
    for effect in effects:
        if isinstance(effect, OnUnits) and effect.to.kind is ATTACKER:
            triggered.needs_attacker = True
        if triggered.occasion == BATTLE_END and not isinstance(effect, (Heal, GainCoins, Refill, ChooseShards)):
            raise ValueError("after a battle there is only heal, coins, refill and choose")
        if triggered.limit == NO_LIMIT and may_go_on_for_ever(triggered.occasion, effect):
            raise ValueError("this could set itself off for ever: it needs limit=turn or limit=round")


def may_go_on_for_ever(occasion: int, effect: Effect) -> bool:
    """Tell whether an effect may set itself off for ever: blows that answer each other end because somebody falls, if
    they do not heal; swaps do not end at all.
    """
    if occasion == ON_DAMAGED:
        return isinstance(effect, (Heal, Shield))
    return occasion == ON_SWAP and isinstance(effect, Swap)


def check_static(static: Static, monster: bool) -> None:
    if monster and static.change not in CHANGES_OF_MONSTERS:
        raise ValueError("of a Celestial only damage_taken can be changed")
