"""Where everything lies: a wide table for screens, a tall one for phones. Side 0 is the bottom, side 1 the top."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows.drawing.faces import Cut
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.scenes import Measures


class Layout(Measures, frozen=True, eq=False, kw_only=True):
    """One way to lay the table; boxes that come in pairs are for the bottom and the top side."""

    shape: str
    monster: Cut
    hand: Cut
    portrait: Cut
    lanes: tuple[float, float]
    """The x of the first, and how far the next is."""
    rows: tuple[float, float]
    course: Box
    panels: tuple[Box, Box]
    decks: tuple[Box, Box]
    discards: tuple[Box, Box]
    far_hand: Box
    near_hand: Box
    narrowest: float
    """How narrow a card of a large hand may be before it goes under the next."""
    margin: float
    """The x at which arrows towards a Character leave the field."""
    stage: Box
    """Where a card lies while it resolves."""
    round: float
    """How wide a Treasure is on its bearer."""

    @property
    def lane_x(self) -> float:
        return self.lanes[0]

    @property
    def pitch(self) -> float:
        return self.lanes[1]

    def lane(self, side: int, n: int) -> tuple[float, float]:
        """Return where the card in a space lies: a little to the left, because Treasures hang over its right edge."""
        left = (self.pitch - self.monster.w) * 0.32
        return self.lane_x + n * self.pitch + left, self.rows[side]

    @property
    def overhang(self) -> float:
        """How far Treasures may hang over the right edge of their bearer."""
        return (self.pitch - self.monster.w) * 0.6

    def lane_middle(self, n: int) -> float:
        return self.lane(0, n)[0] + self.monster.w / 2

    @property
    def band(self) -> tuple[float, float]:
        """The strip between the two rows, from top to bottom."""
        return self.rows[1] + self.monster.h, self.rows[0]


WIDE: Final = Layout(
    shape="wide",
    size=(1100, 740),
    least=12,
    monster=Cut(152, 206, 1.0),
    hand=Cut(150, 206, 1.0),
    portrait=Cut(92, 128, 0.8),
    lanes=(162, 195),
    rows=(306, 56),
    course=(14, 304, 136, 132),
    panels=((14, 442, 136, 284), (14, 14, 136, 284)),
    decks=((976, 450, 84, 117), (976, 20, 84, 117)),
    discards=((976, 592, 84, 117), (976, 162, 84, 117)),
    far_hand=(300, -18, 500, 64),
    near_hand=(164, 524, 776, 206),
    narrowest=72,
    margin=157,
    stage=(969, 303, 98, 137),
    round=44,
)
TALL: Final = Layout(
    shape="tall",
    size=(780, 1100),
    least=22,
    monster=Cut(172, 238, 1.4),
    hand=Cut(182, 252, 1.4),
    portrait=Cut(78, 106, 1.0),
    lanes=(12, 190),
    rows=(462, 190),
    course=(12, 10, 756, 48),
    panels=((12, 710, 420, 116), (12, 64, 420, 116)),
    decks=((594, 714, 76, 106), (594, 70, 76, 106)),
    discards=((686, 714, 76, 106), (686, 70, 76, 106)),
    far_hand=(442, 70, 140, 106),
    near_hand=(14, 836, 752, 252),
    narrowest=88,
    margin=7,
    stage=(470, 712, 80, 112),
    round=58,
)
SHAPES: Final = {"wide": WIDE, "tall": TALL}
