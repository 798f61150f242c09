"""What players of Lyon can do."""

from typing import Final

from ludoteca.games.lyon.acts.answering import AGREED, MODE, Done, First, Target
from ludoteca.games.lyon.acts.fighting import ATTACK, END_TURN
from ludoteca.games.lyon.acts.playing import ACTIVATE, FIGHT, PLAY
from ludoteca.games.lyon.acts.preparing import BEGIN, START
from ludoteca.games.lyon.acts.spaces import BEAR, LANE, SACRIFICE
from ludoteca.kernel.acts import Acts

ACTS: Final = Acts(
    [
        Target(), Done(), AGREED, MODE, First(),
        START, BEGIN, PLAY, ACTIVATE, FIGHT, ATTACK, END_TURN, LANE, SACRIFICE, BEAR,
    ],
    rule="LY-6.04",
)  # fmt: skip
"""The first five are those that the kernel's effects ask with."""
