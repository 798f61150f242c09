"""The language of Landmarks: the words for what they do, one deed after the other."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.state import cards
from ludoteca.games.synchro.state.cards import BOARDS, COLOURS, DIE, MAX_LEVEL, MOST_MONSTER_LEVEL, Deed
from ludoteca.kernel.language import NUMBER, Param, Vocabulary, Word, several

DEED: Final = "something that a Landmark does"
REWARD: Final = "reward"
COLOUR: Final = "colour"
MOST: Final = 99
MOST_DRAWN: Final = 9
MOST_TAKEN: Final = 5
MOST_SPENT: Final = 22
"""Shards of four Heroes and of the Reserve."""
COMPOUND: Final = (cards.ROLL, cards.EITHER, cards.SACRIFICE_ITEM, cards.SPEND_SHARDS, cards.DUNGEON, cards.PAY_COINS)


class Counted:
    """Makes deeds of one kind with one number."""

    def __init__(self, kind: int, most: int) -> None:
        self.kind = kind
        self.most = most

    def __call__(self, number: int) -> Deed:
        if not 1 <= number <= self.most:
            raise ValueError(f"needs a number from 1 to {self.most}, not {number}")
        return Deed(self.kind, number)


def simple(parts: list[Deed]) -> list[Deed]:
    """Rewards and choices are single deeds, without tables of their own."""
    for part in parts:
        if part.kind in COMPOUND:
            raise ValueError("tables, choices, payments and dungeons cannot be part of others")
    return parts


def roll(parts: list[Deed]) -> Deed:
    if len(parts) != DIE:
        raise ValueError(f"roll needs what each of the {DIE} values of the die brings, not {len(parts)}")
    deed = Deed(cards.ROLL)
    deed.keys = list(range(1, DIE + 1))
    deed.parts = simple(parts)
    return deed


def either(parts: list[Deed]) -> Deed:
    if len(parts) < 2:
        raise ValueError("either needs at least two things to choose from")
    deed = Deed(cards.EITHER)
    deed.parts = simple(parts)
    return deed


def sacrifice_item(normal: Deed, upgraded: list[Deed]) -> Deed:
    deed = Deed(cards.SACRIFICE_ITEM)
    deed.parts = simple([normal, *upgraded])
    return deed


def reward(shards: int, deed: Deed) -> tuple[int, Deed]:
    if not 1 <= shards <= MOST_SPENT:
        raise ValueError(f"a reward costs from 1 to {MOST_SPENT} Shards")
    return shards, simple([deed])[0]


def spend_shards(rewards: list[tuple[int, Deed]]) -> Deed:
    deed = Deed(cards.SPEND_SHARDS)
    for shards, part in rewards:
        if shards in deed.keys:
            raise ValueError(f"two rewards for {shards} Shards")
        deed.keys.append(shards)
        deed.parts.append(part)
    return deed


def replace_skills(draw: int, most: int) -> Deed:
    if not 1 <= most <= draw <= MOST_DRAWN:
        raise ValueError(f"replace_skills takes how many are drawn, at most {MOST_DRAWN}, and how many are replaced")
    return Deed(cards.REPLACE_SKILLS, draw, most)


def take_shards(number: int, colour: int) -> Deed:
    if not 1 <= number <= MOST_TAKEN:
        raise ValueError(f"take_shards takes a number from 1 to {MOST_TAKEN}")
    return Deed(cards.TAKE_SHARDS, number, colour)


def dungeon(levels: list[int]) -> Deed:
    if not 1 <= len(levels) <= BOARDS or not all([1 <= level <= MOST_MONSTER_LEVEL for level in levels]):
        raise ValueError(f"dungeon takes the levels, 1 to {MOST_MONSTER_LEVEL}, of at most {BOARDS} Monsters")
    deed = Deed(cards.DUNGEON)
    deed.keys = levels
    return deed


_NUMBER = Param("number", NUMBER)


def _counted(text: str, kind: int, most: int = MOST) -> Word:
    return Word(text, DEED, (_NUMBER,), Counted(kind, most))


def _plain(text: str, kind: int) -> Word:
    return Word(text, DEED, (), lambda: Deed(kind), call=False)


WORDS: Final = [
    _counted("coins", cards.COINS),
    _counted("potions", cards.POTIONS),
    _counted("damage_all", cards.DAMAGE_ALL),
    _plain("heal_all", cards.HEAL_ALL),
    _counted("pay_coins", cards.PAY_COINS),
    _counted("roll_for_coins", cards.ROLL_FOR_COINS),
    Word("roll", DEED, (several("parts", DEED),), roll),
    Word("either", DEED, (several("parts", DEED),), either),
    _plain("gain_hero", cards.GAIN_HERO),
    _plain("reserve_hero", cards.RESERVE_HERO),
    _plain("gain_master", cards.GAIN_MASTER),
    _plain("graveyard_master", cards.GRAVEYARD_MASTER),
    _counted("upgrade_master", cards.UPGRADE_MASTER, BOARDS),
    _counted("upgrade_item", cards.UPGRADE_ITEM),
    _counted("upgrade_skill", cards.UPGRADE_SKILL, MOST_DRAWN),
    _counted("random_item", cards.RANDOM_ITEM, MOST_DRAWN),
    _counted("random_upgraded_item", cards.RANDOM_UPGRADED_ITEM, MOST_DRAWN),
    _counted("level_up", cards.LEVEL_UP, MAX_LEVEL - 1),
    _counted("level_up_all", cards.LEVEL_UP_ALL, MAX_LEVEL - 1),
    _plain("discard_highest", cards.DISCARD_HIGHEST),
    _counted("max_party", cards.MAX_PARTY, BOARDS),
    _counted("swap_hero", cards.SWAP_HERO, MOST_DRAWN),
    Word("replace_skills", DEED, (Param("draw", NUMBER), Param("most", NUMBER)), replace_skills),
    _plain("set_aside_skill", cards.SET_ASIDE_SKILL),
    _plain("visit_village", cards.VISIT_VILLAGE),
    Word("take_shards", DEED, (_NUMBER, Param("colour", COLOUR)), take_shards),
    Word("sacrifice_item", DEED, (Param("normal", DEED), several("upgraded", DEED)), sacrifice_item),
    Word("reward", REWARD, (Param("shards", NUMBER), Param("deed", DEED)), reward),
    Word("spend_shards", DEED, (several("rewards", REWARD),), spend_shards),
    Word("dungeon", DEED, (several("levels", NUMBER),), dungeon),
    _plain("legendary_hero", cards.LEGENDARY_HERO),
    *[Word(text, COLOUR, (), lambda colour=colour: colour, call=False) for colour, text in enumerate(COLOURS)],
]
VOCABULARY: Final = Vocabulary(WORDS)
