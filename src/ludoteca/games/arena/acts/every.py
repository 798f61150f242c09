"""All that players of the Arena can do."""

from typing import Final

from ludoteca.games.arena.acts.answering import CARD, SPACE, SUMMONER, Done, First, Mode, Target, Yes
from ludoteca.games.arena.acts.fighting import ATTACK, BOOST_ATTACK
from ludoteca.games.arena.acts.moving import BOOST_MOVE, MOVE
from ludoteca.games.arena.acts.playing import CLOSE, DISCARD, END_TURN, PLAY, UPGRADE, USE
from ludoteca.games.arena.acts.preparing import KEEP, ORDER, PICK, PLACE, REDRAW
from ludoteca.kernel.acts import Acts

ACTS: Final = Acts(
    [
        Target(), Done(), Yes(), Mode(), First(),
        PICK, ORDER, PLACE, KEEP, REDRAW, MOVE, BOOST_MOVE, BOOST_ATTACK, ATTACK, PLAY, USE, UPGRADE, CLOSE, END_TURN,
        DISCARD, CARD, SPACE, SUMMONER,
    ],
    rule="SA-6.03",
)  # fmt: skip
"""The first five are those that the kernel's effects ask with."""
