"""The numbers of the flow's nodes: their places in every programme."""

from typing import Final

BAG: Final = 0
PREPARE: Final = 1
ALTER_HAND: Final = 2
TURN: Final = 3
MAIN_PHASE: Final = 4
PLAY_CARD: Final = 5
RESOLVE_ACTION: Final = 6
CHALLENGE_STEP: Final = 7
MOVE_STEP: Final = 8
USE_ABILITY: Final = 9
DEAL_DAMAGE: Final = 10
SUPPORT_STEP: Final = 11
VANISH_STEP: Final = 12
REPEAT_STEP: Final = 13
