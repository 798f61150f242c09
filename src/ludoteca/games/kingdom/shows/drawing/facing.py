"""Which way a tower or a hero faces: four arrows around it, pale where it would reach no horde.

Pointing at one shows the squares it would reach.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import saying, turning
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.shows.terms import NOBODY_IN_RANGE
from ludoteca.games.kingdom.state.view_types import RangeView, TowerView
from ludoteca.kernel.drawing import rect, trace
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.texts import Phrase

REACHES: Final = Phrase("raggiunge {where}", "reaches {where}")
AHEAD: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


def is_asked(scene: Scene) -> bool:
    return "facing" in scene.kinds


def arrows(scene: Scene) -> None:
    """Draw the arrows around what the question comes from; in the middle of the map if that is nowhere on it."""
    if not is_asked(scene):
        return
    seen = scene.squares
    square = scene.origin()
    size = seen.size
    x, y = seen.middle(square) if square >= 0 else (seen.x + seen.across * size / 2, seen.y + seen.down * size / 2)
    for quarter in range(4):
        down, across = ahead(scene, quarter)
        reached = squares_of(scene, quarter)
        useful = finds_horde(scene, reached)
        scene.put(
            f"facing:{quarter}",
            (square, tuple(reached), useful),
            partial(arrow, scene, quarter, (x, y), reached, useful),
            at(x + across * size * 0.58, y + down * size * 0.58),
        )


def ahead(scene: Scene, quarter: int) -> tuple[int, int]:
    """Return rows and columns of a step that way, as it is seen."""
    return turning.step(*AHEAD[quarter], scene.quarter)


def arrow(scene: Scene, quarter: int, middle: tuple[float, float], reached: list[int], useful: bool) -> str:
    """Draw one arrow, on the edge of the square; all of the neighbouring square answers to it."""
    down, across = ahead(scene, quarter)
    x, y = middle
    size = scene.squares.size
    long = size * 0.3
    tip = trace("M", 0.0, -long * 0.62, "l", long * 0.75, long, "h", -long * 1.5, "z")
    box = within(
        scene, (across * size * 0.32 - size * 0.36, down * size * 0.32 - size * 0.36, size * 0.72, size * 0.72), x, y
    )
    look = "turner" if useful else "turner idle"
    turn = 90 * (quarter + scene.quarter)
    parts = [rect(*box, "spot"), f'<path class="{look}" transform="rotate({turn})" d="{tip}"/>']
    notes = [scene.say(REACHES, where=", ".join([saying.code(scene, one) for one in reached]))] if reached else []
    if not useful:
        notes.append(scene.say(NOBODY_IN_RANGE))
    return scene.thing(
        f"facing:{quarter}",
        *parts,
        name=scene.say(Phrase("Verso {way}", "Facing {way}"), way=terms.DIRECTIONS[quarter].say(scene.lang)),
        text="; ".join(notes),
        kind="facing-choice",
    )


def within(scene: Scene, box: Box, x: float, y: float) -> Box:
    """Return what of a box around (x, y) lies inside the picture."""
    left, top = max(box[0], 2 - x), max(box[1], 2 - y)
    right = min(box[0] + box[2], scene.layout.w - 2 - x)
    bottom = min(box[1] + box[3], scene.layout.h - 2 - y)
    return left, top, max(1.0, right - left), max(1.0, bottom - top)


def squares_of(scene: Scene, quarter: int) -> list[int]:
    """List the path squares in range of what is turned, were it turned like this."""
    square = scene.origin()
    if square < 0:
        return []
    printed: list[tuple[int, int]] = []
    for attack in attacks(scene):
        printed += [arrow for arrow in attack.arrows if arrow not in printed]
    squares = scene.view.map.squares
    return [target for target in scene.squares.reached(square, printed, quarter) if squares[target].kind == "path"]


def attacks(scene: Scene) -> list[RangeView]:
    """List what has a range that turns: the tower, or what the hero will aim."""
    kind, _, number = scene.source.partition(":")
    if kind == "site":
        stack = scene.sites[int(number)].towers
        return [scene.view.towers[stack[-1].kind]] if stack else []
    return list(scene.view.turning)


def finds_horde(scene: Scene, reached: list[int]) -> bool:
    """Tell whether something could be attacked there: portals and bosses only by towers of their level."""
    if scene.origin() < 0:
        return True
    able = attacks(scene)
    if any(attack.perfect for attack in able):
        return True
    highest = max([attack.level for attack in able if isinstance(attack, TowerView)], default=0)
    return any(
        tray.square in reached and tray.depth == 0 and (tray.kind not in ("portal", "boss") or tray.level <= highest)
        for tray in scene.view.trays
    )
