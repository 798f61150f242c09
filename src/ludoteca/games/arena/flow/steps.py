"""The numbers of the flow's nodes: their places in every programme, after the one that orders triggers."""

from typing import Final

TRIGGERS: Final = 0
PREPARE: Final = 1
DRAFT: Final = 2
ORDER: Final = 3
PLACE_FIGURES: Final = 4
REDRAW: Final = 5
TURN: Final = 6
STARTING: Final = 7
MAIN: Final = 8
STANDARD_MOVE: Final = 9
STANDARD_ATTACK: Final = 10
PLAY_CARD: Final = 11
END_PHASE: Final = 12
START_STATUSES: Final = 13
USE_ABILITY: Final = 14
UPGRADE: Final = 15
EXILE_FOR_STEALTH: Final = 16
