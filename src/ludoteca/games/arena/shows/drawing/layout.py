"""Where everything lies: a wide table for screens, a tall one for phones, for two Summoners or four.

Wide: score tracks at the two edges, the sides' columns beside them, the Arena between, hands below. Tall: one thing
under the other. Each shape has one size, whatever happens.
"""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box, split
from ludoteca.kernel.scenes import Measures

WIDE: Final = (1100.0, 740.0)
TALL: Final = (780.0, 1090.0)
NOWHERE: Final[Box] = (0.0, 0.0, 0.0, 0.0)


class Layout(Measures, frozen=True, eq=False, kw_only=True):
    """One way to lay the table. Boxes by side are given near side first."""

    scores: list[Box]
    course: Box
    """The round and the phases of the turn."""
    track: Box
    board: Box
    head: float
    """The room above the spaces, into which the heads of the last row rise."""
    strips: list[list[Box]]
    """By side, a box for each of its Summoners."""
    sheets: list[list[Box]]
    """By side, a box for each of its characters; empty on a tall table, where the track does that."""
    skills: Box
    """The active character's ability card, on a tall table."""
    partner: Box
    hand: Box

    @property
    def arena(self) -> Box:
        """The board without the room above it."""
        x, y, w, h = self.board
        return x, y + self.head, w, h - self.head


@kept(4000, most=64)
def layout(shape: str, seats: int, figures: int, skills: bool) -> Layout:
    """Lay out the table: `figures` is how many characters a side has, `skills` whether ability cards are in play."""
    return wide(seats, figures, skills) if shape == "wide" else tall(seats, skills)


def wide(seats: int, figures: int, skills: bool) -> Layout:
    w, h = WIDE
    edge, side, floor = 30.0, 164.0, 602.0
    scores, strips, sheets = [], [], []
    for left, x in ((6.0, 41.0), (w - 36, w - 41 - side)):
        scores.append((left, 6.0, edge, floor - 6))
        own = [(x, 6 + row * 67.0, side, 63.0) for row in range(seats // 2)]
        top = own[-1][1] + 68
        strips.append(own)
        highest = (144.0 if skills else 100.0) * figures + 4 * (figures - 1)
        sheets.append(split((x, top, side, min(floor - top, highest)), figures, 4, upright=True))
    middle = 41 + side + 6
    room = w - 2 * middle
    hand, partner = (6.0, floor + 6, w - 12, h - floor - 12), NOWHERE
    if seats == 4:
        partner = (w - 6 - 372, floor + 6, 372.0, h - floor - 12)
        hand = (6.0, floor + 6, w - 12 - 378, h - floor - 12)
    return Layout(
        size=WIDE,
        least=12.0,
        scores=scores,
        course=(middle, floor - 25, room, 25),
        track=(middle, 6, room, 72),
        board=(middle, 80, room, floor - 28 - 80),
        head=50.0,
        strips=strips,
        sheets=sheets,
        skills=NOWHERE,
        partner=partner,
        hand=hand,
    )


def tall(seats: int, skills: bool) -> Layout:
    w, h = TALL
    full = w - 20
    high, strip = (488.0, 68.0) if seats == 2 else (412.0, 50.0)
    y = 208 + high + 4
    near, far = split((10, y, full, strip), 2)
    strips = [[near], [far]]
    if seats == 4:
        strips = [[box, (box[0], y + strip + 4, box[2], strip)] for box in (near, far)]
        y += strip + 4
    y += strip + 5
    skill = 82.0 if seats == 2 else 74.0
    sheet = (10.0, y, full, skill) if skills else NOWHERE
    y += skill + 5 if skills else 0
    partner = (10.0, y, full, 88.0) if seats == 4 else NOWHERE
    y += 93 if seats == 4 else 0
    return Layout(
        size=TALL,
        least=22.0,
        scores=split((10, 6, full, 54), 2),
        course=(10, 64, full, 40),
        track=(10, 108, full, 96),
        board=(10, 208, full, high),
        head=62.0,
        strips=strips,
        sheets=[[], []],
        skills=sheet,
        partner=partner,
        hand=(10, y, full, h - y - 8),
    )
