"""Effects that ask players something, and what their acts must know about that."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST

if TYPE_CHECKING:
    from ludoteca.games.kingdom.flow.outlook import Pending
    from ludoteca.games.kingdom.state.cards import Shape
    from ludoteca.games.kingdom.state.match import KingdomMatch


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Effect):
    """An effect of a tower, a hero or a spell."""

    lets_act: ClassVar[bool] = False
    """It asks which action the hero takes."""

    def mover(self, frame: Frame) -> int:
        """Name the figure that goes, where it asks whither."""
        return frame.source

    def raises_by(self) -> int:
        """Count the levels by which a tower rises that it passes; 0 where it passes none."""
        return 0

    # -- pieces --------------------------------------------------------------------------------------------------

    def pending(self, m: KingdomMatch, frame: Frame) -> Pending | None:
        """Describe the piece that is being placed, if that is what it asks about now."""
        return None

    def tile_in_hand(self, m: KingdomMatch, frame: Frame) -> Shape:
        """Find the shape of the tile that is being placed."""
        raise NotImplementedError(type(self).__name__)

    def fits(self, m: KingdomMatch, frame: Frame, raw: Raw) -> bool:
        """Tell whether a tile laid clear of everything also belongs there with the others."""
        raise NotImplementedError(type(self).__name__)

    def refuse_reach(self, m: KingdomMatch, attack: Pending, tray: int) -> Refusal:
        """Refuse a tray that is out of the reach of what a hero does."""
        return NOTHING_AGAINST

    def refuse_another(self, m: KingdomMatch) -> Refusal:
        """Refuse a tray within reach and with room, where the text wants the piece on another."""
        return NOTHING_AGAINST
