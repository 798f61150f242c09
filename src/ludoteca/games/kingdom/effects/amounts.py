"""How often something may be done: a number, or what the step before has covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.effects.text import EMPTY_SQUARES, ENEMY_SQUARES
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.language import between
from ludoteca.kernel.texts import EMPTY, Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

MOST: Final = 9


class Amount:
    """A number; or with a slot of the text's frame, what is noted there."""

    def __init__(self, number: int, slot: int = -1) -> None:
        between(1, number, MOST, "times")
        self.number = number
        self.slot = slot

    def value(self, m: KingdomMatch) -> int:
        return root_frame(m).slots[self.slot] if self.slot >= 0 else self.number

    def words(self) -> Phrase:
        """Say what stands before the rest: "per ogni riquadro vuoto coperto, "."""
        if self.slot == EMPTY_SQUARES:
            return Phrase("per ogni riquadro vuoto coperto, ", "for each empty square covered, ")
        if self.slot == ENEMY_SQUARES:
            return Phrase("per ogni riquadro con un nemico coperto, ", "for each square with an enemy covered, ")
        return EMPTY


AMOUNTS: Final = {"empty_covered": EMPTY_SQUARES, "enemies_covered": ENEMY_SQUARES}
