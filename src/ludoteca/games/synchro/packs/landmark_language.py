"""The language of Landmarks: the words for what they do, one deed after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.synchro.effects.deeds.base import Deed
from ludoteca.games.synchro.effects.deeds.choices import Dungeon, Either, Roll, VisitVillage
from ludoteca.games.synchro.effects.deeds.coins import Coins, DamageAll, HealAll, PayCoins, Potions, RollForCoins
from ludoteca.games.synchro.effects.deeds.heroes import (
    DiscardHighest,
    GainHero,
    GainMaster,
    GraveyardMaster,
    LegendaryHero,
    LevelUp,
    LevelUpAll,
    MaxParty,
    ReserveHero,
    SwapHero,
    UpgradeMaster,
)
from ludoteca.games.synchro.effects.deeds.items import RandomItem, RandomUpgradedItem, SacrificeItem, UpgradeItem
from ludoteca.games.synchro.effects.deeds.shards import SpendShards, TakeShards
from ludoteca.games.synchro.effects.deeds.skills import ReplaceSkills, SetAsideSkill, UpgradeSkill
from ludoteca.games.synchro.state.cards import BOARDS, COLOURS, DIE, MAX_LEVEL, MOST_MONSTER_LEVEL
from ludoteca.kernel.language import NUMBER, Param, Vocabulary, Word, between, several

DEED: Final = "something that a Landmark does"
REWARD: Final = "reward"
COLOUR: Final = "colour"
MOST: Final = 99
MOST_DRAWN: Final = 9
MOST_TAKEN: Final = 5
MOST_SPENT: Final = 22
"""Shards of four Heroes and of the Reserve."""


class Counted:
    """Makes deeds of one kind with one number."""

    def __init__(self, made: Callable[[int], Deed], most: int) -> None:
        self.made = made
        self.most = most

    def __call__(self, number: int) -> Deed:
        if not 1 <= number <= self.most:
            raise ValueError(f"needs a number from 1 to {self.most}, not {number}")
        return self.made(number)


def simple(parts: list[Deed]) -> list[Deed]:
    """Refuse rewards and choices that are not single deeds, without tables of their own."""
    for part in parts:
        if part.is_compound:
            raise ValueError("tables, choices, payments and dungeons cannot be part of others")
    return parts


def roll(parts: list[Deed]) -> Deed:
    if len(parts) != DIE:
        raise ValueError(f"roll needs what each of the {DIE} values of the die brings, not {len(parts)}")
    return Roll(simple(parts))


def either(parts: list[Deed]) -> Deed:
    if len(parts) < 2:
        raise ValueError("either needs at least two things to choose from")
    return Either(simple(parts))


def sacrifice_item(normal: Deed, upgraded: list[Deed]) -> Deed:
    return SacrificeItem(simple([normal, *upgraded]))


def reward(shards: int, deed: Deed) -> tuple[int, Deed]:
    if not 1 <= shards <= MOST_SPENT:
        raise ValueError(f"a reward costs from 1 to {MOST_SPENT} Shards")
    return shards, simple([deed])[0]


def spend_shards(rewards: list[tuple[int, Deed]]) -> Deed:
    costs: list[int] = []
    for shards, _ in rewards:
        if shards in costs:
            raise ValueError(f"two rewards for {shards} Shards")
        costs.append(shards)
    return SpendShards(costs, [part for _, part in rewards])


def replace_skills(draw: int, most: int) -> Deed:
    if not 1 <= most <= draw <= MOST_DRAWN:
        raise ValueError(f"replace_skills takes how many are drawn, at most {MOST_DRAWN}, and how many are replaced")
    return ReplaceSkills(draw, most)


def take_shards(number: int, colour: int) -> Deed:
    between(1, number, MOST_TAKEN, "take_shards")
    return TakeShards(number, colour)


def dungeon(levels: list[int]) -> Deed:
    if not 1 <= len(levels) <= BOARDS or not all([1 <= level <= MOST_MONSTER_LEVEL for level in levels]):
        raise ValueError(f"dungeon takes the levels, 1 to {MOST_MONSTER_LEVEL}, of at most {BOARDS} Monsters")
    return Dungeon(levels)


_NUMBER = Param("number", NUMBER)


def _counted(text: str, made: Callable[[int], Deed], most: int = MOST) -> Word:
    return Word(text, DEED, (_NUMBER,), Counted(made, most))


def _plain(text: str, made: Callable[[], Deed]) -> Word:
    return Word(text, DEED, (), made, call=False)


WORDS: Final = [
    _counted("coins", Coins),
    _counted("potions", Potions),
    _counted("damage_all", DamageAll),
    _plain("heal_all", HealAll),
    _counted("pay_coins", PayCoins),
    _counted("roll_for_coins", RollForCoins),
    Word("roll", DEED, (several("parts", DEED),), roll),
    Word("either", DEED, (several("parts", DEED),), either),
    _plain("gain_hero", GainHero),
    _plain("reserve_hero", ReserveHero),
    _plain("gain_master", GainMaster),
    _plain("graveyard_master", GraveyardMaster),
    _counted("upgrade_master", UpgradeMaster, BOARDS),
    _counted("upgrade_item", UpgradeItem),
    _counted("upgrade_skill", UpgradeSkill, MOST_DRAWN),
    _counted("random_item", RandomItem, MOST_DRAWN),
    _counted("random_upgraded_item", RandomUpgradedItem, MOST_DRAWN),
    _counted("level_up", LevelUp, MAX_LEVEL - 1),
    _counted("level_up_all", LevelUpAll, MAX_LEVEL - 1),
    _plain("discard_highest", DiscardHighest),
    _counted("max_party", MaxParty, BOARDS),
    _counted("swap_hero", SwapHero, MOST_DRAWN),
    Word("replace_skills", DEED, (Param("draw", NUMBER), Param("most", NUMBER)), replace_skills),
    _plain("set_aside_skill", SetAsideSkill),
    _plain("visit_village", VisitVillage),
    Word("take_shards", DEED, (_NUMBER, Param("colour", COLOUR)), take_shards),
    Word("sacrifice_item", DEED, (Param("normal", DEED), several("upgraded", DEED)), sacrifice_item),
    Word("reward", REWARD, (Param("shards", NUMBER), Param("deed", DEED)), reward),
    Word("spend_shards", DEED, (several("rewards", REWARD),), spend_shards),
    Word("dungeon", DEED, (several("levels", NUMBER),), dungeon),
    _plain("legendary_hero", LegendaryHero),
    *[Word(text, COLOUR, (), lambda colour=colour: colour, call=False) for colour, text in enumerate(COLOURS)],
]
VOCABULARY: Final = Vocabulary(WORDS)
