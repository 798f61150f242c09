"""The numbers of the flow's nodes: their places in every programme."""

from typing import Final

TRIGGERS: Final = 0
PREPARE: Final = 1
CHOOSE_HEROES: Final = 2
CHOOSE_ABILITIES: Final = 3
CHOOSE_SPELLS: Final = 4
ROUND: Final = 5
BAN_COLOUR: Final = 6
SPAWN: Final = 7
PLAY: Final = 8
USE_TOWER: Final = 9
DESTROY: Final = 10
ADVANCE: Final = 11
COLLECT: Final = 12
BUY: Final = 13
DISPLACE: Final = 14
FREEZE: Final = 15
TOWER_ATTACK: Final = 16
HERO_TURN: Final = 17
GO_SOMEWHERE: Final = 18
FACE_FIGURE: Final = 19
ENTER_COMPANION: Final = 20
CALL_RESERVE: Final = 21
CAST: Final = 22
HAND_OVER: Final = 23
