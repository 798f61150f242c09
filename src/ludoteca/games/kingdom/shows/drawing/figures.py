"""Heroes: bases of 2x2 on trays, figures on other squares, medallions on their players' panels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from ludoteca.games.kingdom.shows.art.pictures import HEROES
from ludoteca.games.kingdom.shows.drawing import saying, shapes, sights, turning
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import HeroFigure
from ludoteca.kernel.drawing import image, rect, tag, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.signs import initials

SIDE = 5
MARGIN: Final = 0.08
"""Around the tray that a base lies on, in squares."""


def base(scene: Scene, one: HeroFigure, cells: Sequence[int], cell: float) -> str:
    """Draw the base of a hero on the grid of a tray: what it covers. On the map the figure stands on it."""
    row, col = turning.first(cells, scene.quarter)
    x, y = col * cell, row * cell
    side = cell * 2
    return base_of(scene, one, x, y, side) + image(sights.figure(scene, one), x, y - side * 0.42, side, side * 4 / 3)


def base_of(scene: Scene, one: HeroFigure, x: float, y: float, side: float) -> str:
    """Draw the plate under a figure, in its player's colour."""
    return rect(x + 1, y + 1, side - 2, side - 2, f"base c-{scene.colour(one.seat)}", side * 0.15)


def standing(scene: Scene) -> None:
    """Put every hero on the map."""
    through = tuple([one.figure for one in scene.people if is_through(scene, one)])
    scene.section("figures", (scene.people, through, scene.looked_on_as("figure")), partial(all_figures, scene))


def all_figures(scene: Scene) -> None:
    """Put every hero on the map: on its 2x2 squares of a tray, or beside others on its square."""
    shared: dict[int, int] = {}
    for one in scene.people:
        if one.square < 0:
            continue
        size = scene.squares.size
        x, y = scene.squares.corners[one.square]
        if one.tray >= 0 and one.cells:
            margin = size * MARGIN
            cell = (size - 2 * margin) / SIDE
            row, col = turning.first(one.cells, scene.quarter)
            r = cell
            middle = (x + margin + (col + 1) * cell, y + margin + (row + 1) * cell)
        else:
            nth = shared.get(one.square, 0)
            shared[one.square] = nth + 1
            r = size * 0.25
            places = ((0.72, 0.72), (0.28, 0.72), (0.72, 0.28), (0.28, 0.28))
            across, down = places[nth % 4] if one.square in scene.site_on or nth else (0.5, 0.5)
            middle = (x + across * size, y + down * size)
        figure(scene, one, *middle, r)


def figure(scene: Scene, one: HeroFigure, x: float, y: float, r: float) -> None:
    """Put a figure around (x, y). Where its square may be chosen and it may not, a press goes through it."""
    key = f"figure:{one.figure}"
    through = is_through(scene, one)
    looked_on = scene.looked_on == key
    life = (one.hearts, one.max_hearts, one.knocked, one.protected, one.card)
    reads = (r, through, looked_on, *face(one), one.square, one.facing, one.movement, *life, one.base)
    scene.put(key, reads, lambda: figure_thing(scene, one, r, through, looked_on), at(x, y))


def face(one: HeroFigure) -> tuple[Any, ...]:
    """List what is drawn of a hero wherever its picture is."""
    return one.hero, one.wildcat, one.name, one.seat


def figure_thing(scene: Scene, one: HeroFigure, r: float, through: bool, looked_on: bool) -> str:
    least = scene.layout.least
    if one.square < 0:
        parts = [medallion(scene, one, 0, 0, r)]
    else:
        parts = [base_of(scene, one, -r, -r, 2 * r), lettered(scene, one, 0, r * 0.8)]
        drawn = image(sights.figure(scene, one), -r * 1.15, -r * 2.1, r * 2.3, r * 2.3 * 4 / 3)
        parts.append(tag("g", drawn, class_="pointing"))
    if one.protected:
        parts.append(icon("shield", -r * 1.35, -r * 1.5, r * 0.9, "gold guard"))
    parts.append(shapes.halo(-r, -r, 2 * r, 2 * r, r * 0.35))
    parts.append(shapes.origin((-r - 3, -r - 3, 2 * r + 6, 2 * r + 6), looked_on, r * 0.4))
    if one.facing >= 0 and one.square >= 0 and not one.wildcat:
        parts.append(shapes.pointer(0, 0, r * 1.02, one.facing + scene.quarter))
    if one.square >= 0 and one.max_hearts and not scene.layout.tall:
        parts.append(shapes.pill(0, r + least * 0.3, str(one.hearts), least, "left", "heart", "middle")[0])
    return scene.thing(
        f"figure:{one.figure}",
        *parts,
        name=one.name.say(scene.lang),
        text=saying.figure_text(scene, one),
        kind="figure through" if through else "figure readable",
        why=f"figure:{one.figure}",
    )


def lettered(scene: Scene, one: HeroFigure, x: float, y: float) -> str:
    """Write the initials of a hero that the art room does not know."""
    if one.wildcat or one.hero in HEROES:
        return ""
    return words(x, y, initials(one.name.say(scene.lang)), scene.layout.least, "serif marked", "middle")


def is_through(scene: Scene, one: HeroFigure) -> bool:
    """Tell whether a press goes through a figure to what is under it."""
    options = scene.marks.options
    return bool(options) and one.square >= 0 and f"figure:{one.figure}" not in options and under(scene, one)


def under(scene: Scene, one: HeroFigure) -> bool:
    """Tell whether what is under the figure may be chosen."""
    options, site = scene.marks.options, scene.site_on.get(one.square)
    return (
        one.square in scene.open_squares
        or f"tray:{one.tray}" in options
        or (site is not None and f"site:{site.site}" in options)
    )


def medallion(scene: Scene, one: HeroFigure, x: float, y: float, r: float) -> str:
    """Draw the portrait in a frame of the player's colour."""
    side = 2 * r
    return (
        base_of(scene, one, x - r, y - r, side)
        + image(sights.figure(scene, one, "portrait"), x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72)
        + lettered(scene, one, x, y + r * 0.7)
    )
