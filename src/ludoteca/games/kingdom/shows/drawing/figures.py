"""Heroes: bases of 2x2 on trays, figures on other squares, medallions on their players' panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.kingdom.shows.drawing import saying, shapes
from ludoteca.games.kingdom.shows.drawing.icons import emblem, icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import HeroFigure
from ludoteca.kernel.drawing import rect
from ludoteca.kernel.layouts import at

SIDE = 5


def emblem_id(one: HeroFigure) -> str:
    """A companion has an emblem of its own."""
    return "wildcat" if one.wildcat else str(one.hero)


def base(scene: Scene, one: HeroFigure, cells: Sequence[int], cell: float) -> str:
    """The base of a hero on the grid of a tray: what it covers. On the map the figure stands on it."""
    first = min(cells)
    x, y = first % SIDE * cell, first // SIDE * cell
    side = cell * 2
    return rect(x + 1, y + 1, side - 2, side - 2, f"base c-{scene.colour(one.seat)}", cell * 0.3) + emblem(
        emblem_id(one), one.name, scene.lang, x + cell, y + cell, cell * 1.5, ink(scene, one)
    )


def ink(scene: Scene, one: HeroFigure) -> str:
    return "inky" if scene.colour(one.seat) in ("yellow", "white") else "pale"


def standing(scene: Scene) -> None:
    """Every hero on the map: on its 2x2 squares of a tray, or beside others on its square."""
    shared: dict[int, int] = {}
    for one in scene.people:
        if one.square < 0:
            continue
        size = scene.squares.size
        x, y = scene.squares.corner(one.square)
        if one.tray >= 0 and one.cells:
            margin = size * 0.04
            cell = (size - 2 * margin) / SIDE
            first = min(one.cells)
            r = cell
            middle = (x + margin + (first % SIDE + 1) * cell, y + margin + (first // SIDE + 1) * cell)
        else:
            nth = shared.get(one.square, 0)
            shared[one.square] = nth + 1
            r = size * 0.23
            places = ((0.72, 0.72), (0.28, 0.72), (0.72, 0.28), (0.28, 0.28))
            across, down = places[nth % 4] if one.square in scene.site_on or nth else (0.5, 0.5)
            middle = (x + across * size, y + down * size)
        figure(scene, one, *middle, r)


def figure(scene: Scene, one: HeroFigure, x: float, y: float, r: float) -> None:
    """A figure around (x, y). Where its square may be chosen and it may not, a press goes through it."""
    key = f"figure:{one.figure}"
    through = one.square >= 0 and not scene.legal(key) and under(scene, one)
    looked_on = scene.looked_on == key
    life = (one.hearts, one.max_hearts, one.knocked, one.protected, one.card)
    reads = (r, through, looked_on, *face(one), one.square, one.facing, one.movement, *life, one.base)
    scene.put(key, reads, lambda: figure_thing(scene, one, r, through, looked_on), at(x, y))


def face(one: HeroFigure) -> tuple[Any, ...]:
    """What is drawn of a hero wherever its emblem is."""
    return one.hero, one.wildcat, one.name, one.seat


def figure_thing(scene: Scene, one: HeroFigure, r: float, through: bool, looked_on: bool) -> str:
    parts = [medallion(scene, one, 0, 0, r)]
    if one.protected:
        parts.append(icon("shield", -r * 1.25, -r * 1.25, r * 0.8, "gold guard"))
    parts.append(shapes.halo(-r, -r, 2 * r, 2 * r, r * 0.35))
    parts.append(shapes.origin((-r - 3, -r - 3, 2 * r + 6, 2 * r + 6), looked_on, r * 0.4))
    if one.facing >= 0 and one.square >= 0 and not one.wildcat:
        parts.append(shapes.pointer(0, 0, r * 1.02, one.facing))
    return scene.thing(
        f"figure:{one.figure}",
        *parts,
        name=one.name.say(scene.lang),
        text=saying.figure_text(scene, one),
        kind="figure through" if through else "figure readable",
        why=f"figure:{one.figure}",
    )


def under(scene: Scene, one: HeroFigure) -> bool:
    """Whether what is under the figure may be chosen."""
    site = scene.site_on.get(one.square)
    return (
        scene.legal(f"square:{one.square}")
        or scene.legal(f"tray:{one.tray}")
        or (site is not None and scene.legal(f"site:{site.site}"))
    )


def medallion(scene: Scene, one: HeroFigure, x: float, y: float, r: float) -> str:
    """The emblem on a square base in the player's colour."""
    return rect(
        x - r + 0.8, y - r + 0.8, 2 * r - 1.6, 2 * r - 1.6, f"base c-{scene.colour(one.seat)}", r * 0.3
    ) + emblem(emblem_id(one), one.name, scene.lang, x, y, r * 1.5, ink(scene, one))
