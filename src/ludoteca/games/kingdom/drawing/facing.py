"""Which way a tower or a hero faces: four arrows around it. Pointing at one shows the squares it would reach."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom import terms
from ludoteca.games.kingdom.drawing import saying
from ludoteca.games.kingdom.drawing.layout import Box
from ludoteca.games.kingdom.drawing.scene import Scene
from ludoteca.kernel.drawing import rect, trace
from ludoteca.kernel.texts import Phrase

FACING: Final = Phrase("Verso {way}", "Facing {way}")
REACHES: Final = Phrase("raggiunge {where}", "reaches {where}")
AHEAD: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


def is_asked(scene: Scene) -> bool:
    return any(scene.legal(f"facing:{quarter}") for quarter in range(4))


def arrows(scene: Scene) -> str:
    """Around what the question comes from; in the middle of the map if that is nowhere on it."""
    if not is_asked(scene):
        return ""
    at = scene.squares
    square = scene.origin()
    size = at.size
    x, y = at.middle(square) if square >= 0 else (at.x + at.cols * size / 2, at.y + at.rows * size / 2)
    return "".join([arrow(scene, quarter, x, y, size) for quarter in range(4)])


def arrow(scene: Scene, quarter: int, x: float, y: float, size: float) -> str:
    """One arrow, on the edge of the square; all of the neighbouring square answers to it."""
    key = f"facing:{quarter}"
    scene.drawn.add(key)
    down, across = AHEAD[quarter]
    long = size * 0.3
    tip = trace("M", 0.0, -long * 0.62, "l", long * 0.75, long, "h", -long * 1.5, "z")
    box = within(
        scene, (across * size * 0.32 - size * 0.36, down * size * 0.32 - size * 0.36, size * 0.72, size * 0.72), x, y
    )
    parts = [rect(*box, "spot"), f'<path class="turner" transform="rotate({90 * quarter})" d="{tip}"/>']
    reached = squares_of(scene, quarter)
    text = scene.say(REACHES, where=", ".join([saying.code(scene, one) for one in reached])) if reached else ""
    return scene.marks.group(
        key,
        *parts,
        name=scene.say(FACING, way=terms.DIRECTIONS[quarter].say(scene.lang)),
        text=text,
        kind="facing-choice",
        place=f"translate({x + across * size * 0.58:.1f} {y + down * size * 0.58:.1f})",
    )


def within(scene: Scene, box: Box, x: float, y: float) -> Box:
    """What of a box around (x, y) lies inside the picture."""
    left, top = max(box[0], 2 - x), max(box[1], 2 - y)
    right = min(box[0] + box[2], scene.layout.w - 2 - x)
    bottom = min(box[1] + box[3], scene.layout.h - 2 - y)
    return left, top, max(1.0, right - left), max(1.0, bottom - top)


def squares_of(scene: Scene, quarter: int) -> list[int]:
    """The path squares in range of what is turned, were it turned like this."""
    square = scene.origin()
    kind, _, number = scene.source.partition(":")
    if square < 0:
        return []
    if kind == "site":
        stack = scene.sites[int(number)]["towers"]
        printed = scene.view["towers"][stack[-1]["kind"]]["arrows"] if stack else []
    else:
        one = scene.figures[int(number)]
        printed = list(one["base"]["arrows"]) if one["base"] else []
        for ability in one["abilities"]:
            printed += [arrow for arrow in ability["arrows"] if ability["up"] and arrow not in printed]
    squares = scene.view["map"]["squares"]
    return [found for found in scene.squares.reached(square, printed, quarter) if squares[found]["kind"] == "path"]
