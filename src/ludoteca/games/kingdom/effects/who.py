"""Whom an effect is about: the acting hero, one that is chosen, everybody on its space, the one chosen before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.effects.text import HERO_IT, OWN
from ludoteca.games.kingdom.state.match import ON_BOARD
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

SELF: Final = 0
ANY: Final = 1
NEAR: Final = 2
NEAR_OR_HERE: Final = 3
HERE: Final = 4
IT: Final = 5
WHO: Final = {"self": SELF, "any": ANY, "near": NEAR, "near_or_here": NEAR_OR_HERE, "here": HERE, "it": IT}


class Who:
    """Some figures in play."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.chosen = kind in (ANY, NEAR, NEAR_OR_HERE)
        """One of them is chosen."""

    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List whom it can mean now; KO'd figures and those who have left are out of it."""
        kind = self.kind
        actor = frame.source
        if kind == SELF:
            return [actor]
        if kind == IT:
            chosen = root_frame(m).slots[HERO_IT]
            return [chosen] if chosen >= 0 and in_play(m, chosen) else []
        everybody = [figure for figure in range(len(m.where)) if in_play(m, figure)]
        if kind == ANY:
            return everybody
        square = m.where[actor]
        if square < 0:
            return [actor]
        here = [figure for figure in everybody if m.where[figure] == square]
        if kind == HERE:
            return here
        neighbours = m.board.neighbours[square]
        adjacent = [figure for figure in everybody if m.where[figure] in neighbours]
        return sorted([*(here if kind == NEAR_OR_HERE else [actor]), *adjacent])

    # -- words ---------------------------------------------------------------------------------------------------

    def words(self) -> Phrase:
        """Name them as the subject of a sentence, always in the singular."""
        return WORDS[self.kind]


def in_play(m: KingdomMatch, figure: int) -> bool:
    """Tell whether it is on the map or, standing, on its player's board; a companion only on the map."""
    if m.knocked[figure] or m.hero[figure] < 0:
        return False
    return m.where[figure] >= 0 or (m.where[figure] == ON_BOARD and not m.cat[figure] and not m.reserve_of[figure])


WORDS: Final = {
    SELF: Phrase(OWN, OWN),
    ANY: Phrase("un eroe a scelta", "a hero of your choice"),
    NEAR: Phrase(f"{OWN} o un eroe adiacente", f"{OWN} or an adjacent hero"),
    NEAR_OR_HERE: Phrase(
        f"{OWN} o un eroe adiacente o nel suo spazio", f"{OWN} or a hero adjacent or on the same space"
    ),
    HERE: Phrase(f"ogni eroe nello spazio di {OWN}", f"each hero on {OWN}'s space"),
    IT: Phrase("quell'eroe", "that hero"),
}
