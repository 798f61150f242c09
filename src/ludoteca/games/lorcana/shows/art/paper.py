"""Paper, scissors and light: how every part of a picture is cut, shaded and laid on the others.

Figures are cut around x = 0, with y going down from 0 to 420, and put in their place as a group.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.games.lorcana.shows.art.inks import GOLD
from ludoteca.kernel.art.brush import Brush, star
from ludoteca.kernel.art.colours import darker, lighter

Spot = tuple[float, ...]
"""A point of an outline; a third number makes it a corner."""


def soft(points: Sequence[Spot], closed: bool = True, bend: float = 0.19) -> str:
    """Return the path of a line that runs softly through these points, but for the corners."""
    n = len(points)
    path = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for index in range(n if closed else n - 1):
        here, there = points[index], points[(index + 1) % n]
        before = points[index - 1] if closed or index else here
        after = points[(index + 2) % n] if closed or index + 2 < n else there
        ax, ay = _pull(before, here, there, bend)
        bx, by = _pull(here, there, after, bend)
        path += f"C{here[0] + ax:.0f} {here[1] + ay:.0f} {there[0] - bx:.0f} {there[1] - by:.0f}"
        path += f" {there[0]:.0f} {there[1]:.0f}"
    return path + ("z" if closed else "")


def _pull(before: Spot, here: Spot, after: Spot, bend: float) -> tuple[float, float]:
    """Return how far a line swings out at a point; not at all at a corner."""
    if len(here) > 2:
        return 0, 0
    return (after[0] - before[0]) * bend, (after[1] - before[1]) * bend


def even(*points: Spot) -> str:
    """Return the outline of which these points, from top to bottom, are the right half."""
    left = [(-point[0], *point[1:]) for point in reversed(points) if point[0]]
    return soft([*points, *left])


def cut(brush: Brush, d: str, colour: str, shade: bool = True) -> None:
    """Lay a piece of paper on what is there: its shadow, its body lighter at the upper left, and a rim of light."""
    if shade:
        brush.path(d, "#000000", opacity="0.28", transform="translate(3 5)")
    fill = brush.across(lighter(colour, 0.24), colour, darker(colour, 0.34))
    brush.path(d, fill, stroke=brush.across("#ffffff 0.75", "#ffffff 0.1", "#000000 0.3"), stroke_width=1.6)


def twice(brush: Brush, draw: Callable[[], None]) -> None:
    """Draw something on the right and again, mirrored, on the left."""
    start = len(brush.shapes)
    draw()
    drawn = brush.shapes[start:]
    brush.put('<g transform="scale(-1 1)">' + "".join(drawn) + "</g>")


def cut_twice(brush: Brush, d: str, colour: str, shade: bool = True) -> None:
    twice(brush, lambda: cut(brush, d, colour, shade))


def shine(brush: Brush, x: float, y: float, r: float, colour: str, strength: str = "0.9") -> None:
    """Let something glow."""
    brush.circle(x, y, r, brush.glow(f"{colour} {strength}", f"{colour} 0.35", f"{colour} 0"))


def spark(brush: Brush, x: float, y: float, r: float, colour: str = "#ffffff", points: int = 4) -> None:
    brush.path(star(round(x), round(y), r, points, 0.2 if points == 4 else 0.46), colour)


def sword(brush: Brush, x: float, y: float, turn: float, long: float) -> None:
    """Draw a sword whose guard is at (x, y), pointing up before it is turned."""
    start = len(brush.shapes)
    cut(brush, f"M-7 0L-6 {16 - long:.0f}L0 {-long:.0f}L6 {16 - long:.0f}L7 0z", "#dfe7ee")
    brush.path(f"M0 0V{-long:.0f}L6 {16 - long:.0f}L7 0z", "#8fa0b1")
    cut(brush, "M-27 -1Q0 -9 27 -1Q0 10 -27 -1zM-5 4h10v28h-10z", GOLD, False)
    brush.circle(0, 38, 7, GOLD)
    brush.group(start, transform=f"translate({x:.0f} {y:.0f}) rotate({turn:g})")


def put_at(brush: Brush, start: int, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> None:
    """Put what was drawn since `start` around a middle there, larger or smaller, turned, or mirrored."""
    transform = f"translate({x:.0f} {y:.0f})"
    if turn:
        transform += f" rotate({turn:g})"
    if flip or scale != 1:
        transform += f" scale({-scale if flip else scale:g} {scale:g})"
    brush.group(start, transform=transform)
