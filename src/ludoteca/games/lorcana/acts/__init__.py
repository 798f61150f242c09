"""What players of Lorcana can do."""

from typing import Final

from ludoteca.games.lorcana.acts.abilities import USE
from ludoteca.games.lorcana.acts.answering import (
    AGREED,
    AMOUNT,
    BOTTOM,
    ENOUGH,
    ENTER,
    MODE,
    NAME,
    PLAYER,
    TARGET,
    TOP,
    TRIGGER_FIRST,
)
from ludoteca.games.lorcana.acts.from_hand import FREE, INK, PLAY, SHIFT, SING
from ludoteca.games.lorcana.acts.in_play import BOOST, CHALLENGE, MOVE, QUEST
from ludoteca.games.lorcana.acts.preparing import ALTER, BEGIN, KEEP
from ludoteca.games.lorcana.acts.turns import END_TURN, REPEAT
from ludoteca.kernel.acts import Acts

ACTS: Final = Acts(
    [
        TARGET, ENOUGH, AGREED, MODE, TRIGGER_FIRST,
        INK, PLAY, SHIFT, SING, FREE, QUEST, CHALLENGE, USE, MOVE, END_TURN,
        ALTER, KEEP, PLAYER, NAME, AMOUNT, TOP, BOTTOM, BOOST, ENTER, BEGIN,
        REPEAT,
    ],
    rule="LOR-TIME.07",
)  # fmt: skip
"""The first five are those that the kernel's effects ask with."""
