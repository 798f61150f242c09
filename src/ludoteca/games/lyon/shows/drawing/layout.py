"""Where everything lies: a wide table for screens, a tall one for phones. Side 0 is the bottom, side 1 the top."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows.drawing.faces import Cut

Box = tuple[float, float, float, float]
"""x, y, width, height."""


class Layout:
    """One way to lay the table; boxes that come in pairs are for the bottom and the top side."""

    def __init__(
        self,
        *,
        size: tuple[float, float],
        scale: float,
        monster: Cut,
        hand: Cut,
        character: Cut,
        lanes: tuple[float, float],
        rows: tuple[float, float],
        phases: Box,
        turn: tuple[float, float],
        panels: tuple[Box, Box],
        decks: tuple[Box, Box],
        discards: tuple[Box, Box],
        far_hand: Box,
        near_hand: Box,
        margin: float,
        stage: Box | None = None,
    ) -> None:
        self.w, self.h = size
        self.scale = scale
        self.monster = monster
        self.hand = hand
        self.character = character
        self.lane_x, self.pitch = lanes
        self.rows = rows
        self.phases = phases
        self.turn = turn
        self.panels = panels
        self.decks = decks
        self.discards = discards
        self.far_hand = far_hand
        self.near_hand = near_hand
        self.margin = margin
        """The x at which arrows towards a Character leave the field."""
        self.stage = stage
        """Where a card lies while it resolves; None: beside the near hand."""

    def lane(self, side: int, n: int) -> tuple[float, float]:
        return self.lane_x + n * self.pitch + (self.pitch - self.monster.w) / 2, self.rows[side]

    def lane_middle(self, n: int) -> float:
        return self.lane_x + (n + 0.5) * self.pitch

    @property
    def band(self) -> tuple[float, float]:
        """The strip between the two rows, from top to bottom."""
        return self.rows[1] + self.monster.h, self.rows[0]


WIDE: Final = Layout(
    size=(1280, 860),
    scale=1.0,
    monster=Cut(206, 224, 1.0),
    hand=Cut(160, 228, 1.0),
    character=Cut(124, 170, 0.84),
    lanes=(226, 225),
    rows=(362, 84),
    phases=(20, 20, 596, 44),
    turn=(20, 328),
    panels=((20, 362, 196, 224), (20, 84, 196, 224)),
    decks=((1160, 366, 66, 88), (1160, 88, 66, 88)),
    discards=((1140, 482, 110, 106), (1140, 204, 110, 106)),
    far_hand=(640, 16, 616, 58),
    near_hand=(24, 612, 1232, 228),
    margin=221,
)
TALL: Final = Layout(
    size=(780, 1240),
    scale=1.6,
    monster=Cut(184, 238, 1.4),
    hand=Cut(190, 282, 1.45),
    character=Cut(106, 146, 1.0, text=False),
    lanes=(14, 188),
    rows=(522, 236),
    phases=(300, 18, 466, 50),
    turn=(20, 40),
    panels=((16, 770, 380, 148), (16, 78, 380, 148)),
    decks=((588, 782, 78, 108), (588, 88, 78, 108)),
    discards=((676, 778, 90, 92), (676, 86, 90, 92)),
    far_hand=(404, 86, 172, 112),
    near_hand=(16, 944, 748, 282),
    margin=8,
    stage=(406, 786, 172, 124),
)
SHAPES: Final = {"wide": WIDE, "tall": TALL}
