"""What is so or is not: conditions in the texts of heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.kingdom.effects.text import ENEMIES, OWN
from ludoteca.kernel.effects import Condition, root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import between
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


class CoveredExactly(Condition):
    """covered_exactly(n): the pieces of the step before cover just so many enemies (KR-27.01, KR-27.02, KR-27.03)."""

    def __init__(self, number: int) -> None:
        between(1, number, 25, "covered_exactly")
        self.number = number

    def holds(self, m: KingdomMatch, frame: Frame) -> bool:
        return root_frame(m).slots[ENEMIES] == self.number

    def words(self) -> Phrase:
        enemies = "1 nemico" if self.number == 1 else f"{self.number} nemici"
        english = "1 enemy" if self.number == 1 else f"{self.number} enemies"
        return Phrase(f"la tessera copre esattamente {enemies}", f"the tile covers exactly {english}")


class OnSite(Condition):
    """on_site: the acting hero stands on a building site (KR-26.01)."""

    wording = Phrase(f"{OWN} è su un sito di costruzione", f"{OWN} is on a building site")

    def holds(self, m: KingdomMatch, frame: Frame) -> bool:
        square = m.where[frame.source]
        return square >= 0 and m.site_on(square) >= 0
