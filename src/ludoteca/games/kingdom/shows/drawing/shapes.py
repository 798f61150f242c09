"""Small parts of the picture: marks of the colours, outlines of tiles, badges, frames."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import turning
from ludoteca.games.kingdom.shows.drawing.icons import SIGNS
from ludoteca.kernel.drawing import fit, number, rect, trace, wrap
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.marks import Marks
from ludoteca.kernel.paintings import when_asking, when_legal

pill: Final = SIGNS.pill
counted: Final = SIGNS.counted
MARKS: Final = Marks(0.88, (1.1, 1.96), 1.15, 1.06, "white")
mark: Final = MARKS.mark

WIDER: Final = 1.1
_AHEAD: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Along the edges of a cell, clockwise: rows and columns."""


@kept(600)
def named(text: str, room: float, largest: float, smallest: float, lines: int = 1) -> tuple[float, tuple[str, ...]]:
    """Fit a name as large as can be into so many lines; one that never fits is broken evenly, left to be squeezed."""
    size, broken = fit(text, room, largest, smallest, lines)
    wide = room
    while broken[-1:] != () and broken[-1][-1:] == "…" and text[-1:] != "…":
        wide *= WIDER
        broken = wrap(text, wide, size, lines, True)
    return size, broken


@kept(500)
def outline(cells: tuple[tuple[int, int], ...], size: float, inset: float = 0.0) -> str:
    """Trace the edge of a tile, its cells given by rows and columns, around the origin's cell at (0, 0)."""
    top, left = min([row for row, _ in cells]), min([col for _, col in cells])
    written = ""
    for edge in edges_of(tuple([(row - top, col - left) for row, col in cells])):
        points = [
            f"{along(left + col, across, size, inset)} {along(top + row, down, size, inset)}"
            for row, col, down, across in edge
        ]
        written += f"M{'L'.join(points)}z"
    return written


@kept(300)
def along(cells: int, inwards: int, size: float, inset: float) -> str:
    """Write how far along a tray a corner is, after so many cells, and moved inwards from its edge."""
    return number(round(cells * size + inwards * inset, 1))


@kept(1500)
def edges_of(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[tuple[int, int, int, int], ...], ...]:
    """Follow the edges of a tile: of each its corners by row and column, and which way down and across is inwards."""
    inside = set(cells)
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, col in cells:
        corners = ((row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col))
        beside = ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))
        for where in range(4):
            if beside[where] not in inside:
                edges.setdefault(corners[where], []).append(_AHEAD[where])
    followed = []
    while edges:
        start = min(edges)
        here, ahead = start, (0, 0)
        steps: list[tuple[tuple[int, int], tuple[int, int]]] = []
        while not steps or here != start:
            ways = edges[here]
            # Where two cells touch at a corner, two edges begin: the one to the right keeps to the same cell.
            right = (ahead[1], -ahead[0])
            ahead = right if right in ways else ways[0]
            ways.remove(ahead)
            if not ways:
                del edges[here]
            steps.append((here, ahead))
            here = (here[0] + ahead[0], here[1] + ahead[1])
        turns = [
            corner(where, steps[before - 1][1], onward)
            for before, (where, onward) in enumerate(steps)
            if steps[before - 1][1] != onward
        ]
        followed.append(tuple(turns))
    return tuple(followed)


def corner(point: tuple[int, int], before: tuple[int, int], after: tuple[int, int]) -> tuple[int, int, int, int]:
    """Tell where a corner is, and which way down and across is inwards from both of its edges."""
    return *point, before[1] + after[1], -before[0] - after[0]


@kept(300)
def cells_of(places: tuple[int, ...], quarter: int = 0) -> tuple[tuple[int, int], ...]:
    """List rows and columns of the cells of a tray as they are seen, the first one first."""
    return tuple(sorted([turning.cell(cell, quarter) for cell in places]))


def pointer(x: float, y: float, r: float, facing: int, class_: str = "facing") -> str:
    """Draw a small triangle beside (x, y) at a distance r, pointing away to where something faces."""
    long, half = max(r * 0.4, 5.0), max(r * 0.42, 5.5)
    tip = trace("M", 0.0, -r - long, "l", half, long, "h", -2 * half, "z")
    return f'<path class="{class_}" transform="translate({number(x)} {number(y)}) rotate({90 * facing})" d="{tip}"/>'


@kept(600)
def halo(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """Draw the frame of a thing while it may be chosen, over it; a press goes to the thing."""
    frames = [rect(x - 1, y - 1, w + 2, h + 2, look, rx) for look in ("halo-under", "halo")]
    return when_legal(*frames)


@kept(800)
def origin(box: Box, looked_on: bool, rx: float = 8, beneath: str = "") -> str:
    """Draw the frame of what a choice comes from, also while somebody else chooses and the viewer looks on."""
    x, y, w, h = box
    frame = beneath + rect(x + 2, y + 2, w - 4, h - 4, "origin pointing", rx)
    return frame if looked_on else when_asking(frame)
