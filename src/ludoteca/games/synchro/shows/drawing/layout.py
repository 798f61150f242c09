"""Where everything lies: a wide table for screens, a tall one for phones. Nothing of it changes during a match.

Above, the time and what the party has; in the middle a stage with the map, the battle or what is chosen from; below, a
bar with the boards. In a battle one board lies open, that of the active Hero, and the others are small beside it.
"""

from __future__ import annotations

from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import GAP, Box, grid, split
from ludoteca.kernel.scenes import Measures


class Layout(Measures, frozen=True, eq=False, kw_only=True):
    """One way to lay the table."""

    top: Box
    """Time, Coins, Potions, the Reserve."""
    stage: Box
    """The map, the battle, or what the question is about."""
    bar: Box
    """The boards, and the actions of a turn."""

    @property
    def acts(self) -> Box:
        """Where the actions of a turn lie in a battle."""
        x, y, w, h = self.bar
        return (x, y + 222, w, 78) if self.tall else (x + OPEN - 104, y + 6, 98, h - 12)


OPEN = 628.0
"""How wide the open board is on a wide table."""


@kept(800, most=8)
def layout(shape: str) -> Layout:
    return WIDE if shape == "wide" else TALL


WIDE = Layout(size=(1100, 740), least=12.0, top=(6, 4, 1088, 52), stage=(0, 60, 1100, 486), bar=(6, 552, 1088, 182))
TALL = Layout(size=(780, 1090), least=22.0, top=(6, 4, 768, 104), stage=(0, 112, 780, 572), bar=(6, 690, 768, 396))


@kept(800, most=64)
def boards(tall: bool, opened: int) -> tuple[Box, ...]:
    """Return the places of the four boards; `opened` is the one that lies open, -1 for none."""
    x, y, w, h = (TALL if tall else WIDE).bar
    if opened < 0:
        return tuple(grid((x, y, w, h), 4, 2) if tall else split((x, y, w, h), 4))
    if tall:
        largest, rest = (x, y, w, 300.0), (x, y + 300 + GAP, w, h - 300 - GAP)
    else:
        largest, rest = (x, y, OPEN, h), (x + OPEN + GAP, y, w - OPEN - GAP, h)
    others = split(rest, 3)
    return tuple([largest if board == opened else others[board - (board > opened)] for board in range(4)])
