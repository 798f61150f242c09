"""Where everything lies: a wide table for screens, a tall one for phones.

Wide: a strip above, the map as high as the table, and the players beside it. Tall: the strip, the map, turned so that
the way runs down, and the players under it. What a question is about, a tray to aim at, cards to buy, heroes to
choose, takes the players' place for as long as it is asked; on a tall table it rises over the lowest squares. The map
never moves.
"""

from __future__ import annotations

from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.scenes import Measures


class Layout(Measures, frozen=True, eq=False, kw_only=True):
    """One way to lay the table."""

    top: Box
    """Round, phases, what the kingdom has."""
    map: Box
    side: Box
    """The players and their hands, or what the question is about."""
    raised: Box
    """What needs more room than the players."""


@kept(800, most=2)
def layout(shape: str) -> Layout:
    return wide() if shape == "wide" else tall()


def wide() -> Layout:
    w, h = 1100.0, 740.0
    side, top = 250.0, 44.0
    beside = (w - side - 6, top + 6, side, h - top - 12)
    return Layout(
        size=(w, h),
        least=12.4,
        top=(0.0, 0.0, w, top),
        map=(0.0, top, w - side - 12, h - top),
        side=beside,
        raised=beside,
    )


def tall() -> Layout:
    w, h = 780.0, 1290.0
    top, side, raised = 70.0, 282.0, 404.0
    return Layout(
        size=(w, h),
        least=22.4,
        top=(0.0, 0.0, w, top),
        map=(0.0, top, w, h - top - side - 8),
        side=(8.0, h - side - 3, w - 16, side),
        raised=(4.0, h - raised - 3, w - 8, raised),
    )
