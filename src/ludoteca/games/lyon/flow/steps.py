"""The numbers of the flow's nodes: their places in every programme, after the one that orders triggers."""

from typing import Final

CHOOSE_STARTERS: Final = 1
PREPARE: Final = 2
TURN: Final = 3
ACTION_STEP: Final = 4
COMBAT_STEP: Final = 5
PLAY_MONSTER: Final = 6
PLAY_TREASURE: Final = 7
PLAY_MAGIC: Final = 8
ACTIVATE_CHARACTER: Final = 9

DURING_ACTION: Final = 2
DURING_COMBAT: Final = 3
"""How far the turn is while those steps are under way: for positions that say only their phase."""
