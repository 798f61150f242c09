"""The numbers of the flow's nodes: their places in every programme."""

from typing import Final

TRIGGERS: Final = 0
PREPARE: Final = 1
PICK_HEROES: Final = 2
LEARN_SKILL: Final = 3
LEAD: Final = 4
JOURNEY: Final = 5
BATTLE: Final = 6
LINE_UP: Final = 7
WHO_STARTS: Final = 8
HERO_TURN: Final = 9
MONSTER_TURN: Final = 10
ROUND_END: Final = 11
VISIT: Final = 12
VILLAGE: Final = 13
LANDMARK: Final = 14
NEW_HERO: Final = 15
PAY: Final = 16
DISCARD_SHARDS: Final = 17
POTION: Final = 18
LEVEL_REWARD: Final = 19
FALLEN: Final = 20
GIVE_ITEM: Final = 21
BASIC_ATTACK: Final = 22
USE_SKILL: Final = 23
OPENING: Final = 24
"""The Village before setting out."""
JOIN: Final = 25
"""A hero on its board: its level, rewards and Shards."""
SWAP: Final = 26
LEVEL_UP: Final = 27
MASTER: Final = 28
"""Under which hero a Master goes."""
GAIN_SHARDS: Final = 29
FROM_RESERVE: Final = 30
"""Heroes of the reserve come in, before the Monsters of a battle are met."""
