"""What players of Synchro Horizon can do."""

from typing import Final

from ludoteca.games.synchro.acts.answering import DONE_WITH, MODE, TARGET, TRIGGER, YES
from ludoteca.games.synchro.acts.choosing import CLAIM, KEEP, LEAD, MULLIGAN, PICK, SKIP
from ludoteca.games.synchro.acts.gaining import BOARD, RESERVE, SLOT, UPGRADE
from ludoteca.games.synchro.acts.journey import LEAVE, TRAVEL, VILLAGE, VISIT
from ludoteca.games.synchro.acts.lining import ENTER, FRONT, MOVE, START
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.acts.shards import DISCARD, PAY, REROLL, SHARD, SPEND
from ludoteca.games.synchro.acts.turn import ATTACK, END, LEVEL, RETREAT, SKILL, STORE, SWAP
from ludoteca.games.synchro.acts.village import BUY, BUY_POTION, CHANGE, INVITE, LEARN, REST
from ludoteca.kernel.acts import Acts

__all__ = [
    "ACTS", "ATTACK", "BOARD", "BUY", "BUY_POTION", "CHANGE", "CLAIM", "DISCARD", "DONE_WITH", "DRINK", "END",
    "ENTER", "FRONT", "INVITE", "KEEP", "LEAD", "LEARN", "LEAVE", "LEVEL", "MODE", "MOVE", "MULLIGAN", "PAY",
    "PICK", "REROLL", "RESERVE", "REST", "RETREAT", "SHARD", "SKILL", "SKIP", "SLOT", "SPEND", "START", "STORE",
    "SWAP", "TARGET", "TRAVEL", "TRIGGER", "UPGRADE", "VILLAGE", "VISIT", "YES",
]  # fmt: skip

ACTS: Final = Acts(
    [
        TARGET, DONE_WITH, YES, MODE, TRIGGER,
        PICK, KEEP, MULLIGAN, LEAD, TRAVEL, VISIT, FRONT, MOVE, START, ATTACK, SWAP, SKILL, PAY, LEVEL, STORE, RETREAT,
        END, DRINK, DISCARD, VILLAGE, BUY, INVITE, LEARN, CHANGE, REST, BUY_POTION, LEAVE, UPGRADE, BOARD, SLOT,
        REROLL, SKIP, SPEND, SHARD, RESERVE, ENTER, CLAIM,
    ],
    rule="SH-9.01",
)  # fmt: skip
"""The first five are those that the kernel's effects ask with."""
