"""Where everything lies: a wide table for screens, a tall one for phones, for two Summoners or four.

Wide: the sides' columns left and right of the Arena, hands below. Tall: one thing under the other.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.kernel.layouts import GAP, Box, split


class Layout:
    """One way to lay the table. Boxes by side are given near side first."""

    def __init__(
        self,
        *,
        size: tuple[float, float],
        least: float,
        scores: list[Box],
        course: Box,
        track: Box,
        board: Box,
        strips: list[list[Box]],
        sheets: list[list[Box]],
        skills: Box,
        partner: Box,
        hand: Box,
    ) -> None:
        self.w, self.h = size
        self.tall = self.h > self.w
        self.least = least
        """The smallest letters that can be read."""
        self.scores = scores
        self.course = course
        """The round and the phases of the turn."""
        self.track = track
        self.board = board
        margin = 74.0 if self.tall else 0.0
        self.arena: Box = (board[0] + margin, board[1], board[2] - 2 * margin, board[3])
        """The board without the room beside it, where characters wait on a tall table."""
        self.strips = strips
        """By side, a box for each of its Summoners."""
        self.sheets = sheets
        """By side, a box for each of its characters; empty on a tall table, where the track does that."""
        self.skills = skills
        """The active character's ability card, on a tall table."""
        self.partner = partner
        self.hand = hand


@lru_cache(maxsize=64)
def layout(shape: str, seats: int, figures: int, skills: bool) -> Layout:
    """`figures`: how many characters a side has; `skills`: whether ability cards are in play."""
    return wide(seats, figures) if shape == "wide" else tall(seats, skills)


def wide(seats: int, figures: int) -> Layout:
    w, h = 1080.0, 712.0
    side, floor = 296.0, 550.0
    scores, strips, sheets = [], [], []
    for x in (8.0, w - 8 - side):
        scores.append((x, 8.0, side, 42.0))
        high = 27.0 if seats == 2 else 42.0
        own = [(x, 54 + at * (high + 4), side, high) for at in range(seats // 2)]
        top = own[-1][1] + high + 4
        strips.append(own)
        sheets.append(split((x, top, side, floor - top), figures, 4, upright=True))
    hand = (8.0, 556.0, w - 16, h - 564)
    partner = (0.0, 0.0, 0.0, 0.0)
    if seats == 4:
        partner = (w - 8 - 350, 556.0, 350.0, h - 564)
        hand = (8.0, 556.0, w - 16 - 358, h - 564)
    middle = 8 + side + 8
    room = w - 2 * middle
    return Layout(
        size=(w, h),
        least=12.2,
        scores=scores,
        course=(middle, 8, room, 26),
        track=(middle, 40, room, 62),
        board=(middle, 106, room, floor - 106),
        strips=strips,
        sheets=sheets,
        skills=(0, 0, 0, 0),
        partner=partner,
        hand=hand,
    )


def tall(seats: int, skills: bool) -> Layout:
    w, h = 780.0, 1165.0 if seats == 2 else 1190.0
    full = w - 20
    scores = split((10, 8, full, 58), 2)
    course, track = (10.0, 71.0, full, 38.0), (10.0, 113.0, full, 92.0)
    top = 210.0
    board = (10.0, top, full, 528.0 if seats == 2 else 470.0)
    y = board[1] + board[3] + GAP
    high = 62.0 if seats == 2 else 54.0
    near, far = split((10, y, full, high), 2)
    strips = [[near], [far]]
    if seats == 4:
        strips = [[box, (box[0], y + high + 4, box[2], high)] for box in (near, far)]
        y += high + 4
    y += high + GAP
    sheet = (10.0, y, full, 96.0) if skills else (0.0, 0.0, 0.0, 0.0)
    y += 102 if skills else 0
    partner = (10.0, y, full, 92.0) if seats == 4 else (0.0, 0.0, 0.0, 0.0)
    y += 98 if seats == 4 else 0
    return Layout(
        size=(w, h),
        least=21.5,
        scores=scores,
        course=course,
        track=track,
        board=board,
        strips=strips,
        sheets=[[], []],
        skills=sheet,
        partner=partner,
        hand=(10, y, full, h - y - 8),
    )
