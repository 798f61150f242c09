"""What players of Kingdom Rush can do."""

from typing import Final

from ludoteca.games.kingdom.acts.answering import CHOOSE_FIGURE, DONE_WITH, SAY_YES, First, Mode
from ludoteca.games.kingdom.acts.buying import BUY, FREEZE_TOWER, GIVE
from ludoteca.games.kingdom.acts.heroes import ACTIVATE, ATTACK, CALL, CAST_SPELL, HEAL, USE
from ludoteca.games.kingdom.acts.moving import ENGAGE, FACE, GO_TO
from ludoteca.games.kingdom.acts.phases import READY, RESUME, STAY
from ludoteca.games.kingdom.acts.pieces import PLACE, SHIFT, SOLDIER, TARGET
from ludoteca.games.kingdom.acts.preparing import BAN_COLOUR, CHOOSE_ABILITY, CHOOSE_HERO, CHOOSE_SPELL
from ludoteca.games.kingdom.acts.towers import BACK, BUILD, PASS, PICK_UP
from ludoteca.kernel.acts import Acts

ACTS: Final = Acts(
    [
        TARGET, DONE_WITH, SAY_YES, Mode(), First(),
        CHOOSE_HERO, CHOOSE_ABILITY, CHOOSE_SPELL, BAN_COLOUR, PICK_UP, BUILD, PASS, FACE, PLACE, SOLDIER, SHIFT,
        ACTIVATE, GO_TO, ENGAGE, ATTACK, USE, HEAL, CALL, CAST_SPELL, CHOOSE_FIGURE, READY, RESUME, STAY, BUY, GIVE,
        FREEZE_TOWER, BACK,
    ],
    rule="KR-3.07",
)  # fmt: skip
"""The first five are those that the kernel's effects ask with."""
