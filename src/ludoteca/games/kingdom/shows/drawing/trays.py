"""Trays: a grid of 5x5 with enemies, tiles, soldiers and bases; where it goes next and what that costs."""

from __future__ import annotations

from functools import partial
from typing import Any

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import saying, shapes, sights, turning
from ludoteca.games.kingdom.shows.drawing.enemies import CLOSED
from ludoteca.games.kingdom.shows.drawing.enemies import SIDE as TOKEN
from ludoteca.games.kingdom.shows.drawing.figures import MARGIN, base, face
from ludoteca.games.kingdom.shows.drawing.ground import QUARTERS
from ludoteca.games.kingdom.shows.drawing.icons import icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import TrayView
from ludoteca.kernel.drawing import circle, image, moved, path, rect, tag, trace, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import at
from ludoteca.kernel.texts import Phrase

SIDE = 5


def standing(scene: Scene) -> None:
    """Put all trays on the map."""
    view = scene.view
    faces = tuple([face(one) for one in scene.people])
    through = tuple([one.tray for one in view.trays if is_through(scene, one)]) if scene.open_squares else ()
    asked = (through, scene.looked_on_as("tray"), scene.sought)
    lives = view.boss.lives if view.boss else 0
    scene.section("trays", (view.trays, view.map, faces, lives, asked), partial(all_trays, scene))


def all_trays(scene: Scene) -> None:
    """Put all trays on the map, those below others first; then where they go next, over all of them."""
    trays = sorted(scene.view.trays, key=lambda one: (-one.depth, scene.squares.spots[one.square]))
    for one in trays:
        tray(scene, one)
    for one in trays:
        if one.depth == 0:
            onward(scene, one)


def tray(scene: Scene, one: TrayView) -> None:
    """Put a tray on its square. Where the square may be chosen and the tray may not, a press goes through it."""
    key = f"tray:{one.tray}"
    through = is_through(scene, one)
    size = scene.squares.size
    x, y = scene.squares.corners[one.square]
    shift = (MARGIN + one.depth * 0.07) * size
    reads = (*laid(scene, one), terms.loses_life(scene.view, one), through, *attention(scene, one))
    scene.put(key, reads, lambda: tray_thing(scene, one, through), at(x + shift, y + shift))


def is_through(scene: Scene, one: TrayView) -> bool:
    return scene.is_through(f"tray:{one.tray}", one.square)


def laid(scene: Scene, one: TrayView) -> tuple[Any, ...]:
    """List all that a drawing of the tray looks at, large or small: the tray, and whose bases are on it."""
    return one, tuple([face(scene.figures[base.figure]) for base in one.figures])


def attention(scene: Scene, one: TrayView) -> tuple[bool, bool]:
    """Tell, while somebody else acts, whether that comes from this tray, and whether it may go there."""
    return scene.looked_on == f"tray:{one.tray}", one.tray in scene.sought


def tray_thing(scene: Scene, one: TrayView, through: bool) -> str:
    inner = scene.squares.size * (1 - 2 * MARGIN)
    parts = [keeper(one, inner), sheet(scene, one, inner), contents(scene, one, inner)]
    parts.append(shapes.halo(-3, -3, inner + 6, inner + 6, 7))
    looked_on, sought = attention(scene, one)
    parts.append(shapes.origin((-3, -3, inner + 6, inner + 6), looked_on, 7))
    if sought and not looked_on:
        parts.append(rect(-2, -2, inner + 4, inner + 4, "sought pointing", 7))
    if one.complete:
        parts.append(circle(inner / 2, inner / 2, inner * 0.24, "done"))
        parts.append(icon("check", inner * 0.35, inner * 0.35, inner * 0.3, "done-ink"))
    else:
        parts.append(left(one, inner, scene.layout.least, scene.layout.tall))
    parts.append(rect(0, 0, inner, inner, f"tint sq-{one.square}", 5))
    if through:
        parts.append(rect(2, 2, inner - 4, inner - 4, "lit-frame", 5))
    return scene.thing(
        f"tray:{one.tray}",
        *parts,
        name=one.name.say(scene.lang),
        text=saying.tray_text(scene, one),
        kind="tray through" if through else "tray readable",
        why=f"target:{one.tray}",
    )


def keeper(one: TrayView, inner: float) -> str:
    """Draw the boss or the rift behind its tray, rising over the edge; a press goes to what is there."""
    if one.kind == "boss":
        drawn = image(sights.boss(one), inner * 0.08, -inner * 0.56, inner * 0.84, inner * 0.84)
    elif one.kind == "portal":
        drawn = image(sights.PORTAL, inner * 0.2, -inner * 0.34, inner * 0.6, inner * 0.6)
    else:
        return ""
    return tag("g", drawn, class_="pointing")


@kept(600)
def left(one: TrayView, inner: float, least: float, tall: bool) -> str:
    """Show how many squares are still to cover, at the upper right corner, and the signs in sight."""
    size = max(inner * 0.16, least)
    drawn, wide = shapes.pill(inner + size * 0.5, -size * 0.3, str(one.enemies), size, "left", anchor="end")
    across = inner + size * 0.5 - wide
    small = max(inner * 0.17, least * 0.66)
    for nth, name in enumerate(one.visible):
        across -= small * 1.16
        x, y = across + small * 0.56, -size * 0.3
        if tall:  # below the number, because above there is the arrow of the tray before
            x, y = inner + small * 0.2, size * 0.64 + nth * small * 1.24
        drawn += circle(x, y, small * 0.6, f"sign-{name}")
        drawn += icon(name, x - small * 0.38, y - small * 0.38, small * 0.76, "left-ink")
    if one.kind in ("portal", "boss") and one.level:
        badge, _ = shapes.pill(
            -size * 0.4, 1, str(one.level), size, "left", "portal" if one.kind == "portal" else "boss"
        )
        drawn += badge
    return drawn


def sheet(scene: Scene, one: TrayView, inner: float) -> str:
    """Draw the empty card with its squares in a frame of wood; its line to the exit."""
    return empty_card(one.kind, turning.side(scene.view.map.exit_side, scene.quarter), inner)


@kept(1500, most=64)
def empty_card(kind: str, exit_side: str, inner: float) -> str:
    """Draw an empty card of this kind; `exit_side` is where the exit is seen."""
    edge = inner * 0.05
    frame = f"tray-plate tray-{kind}"
    return (
        rect(-edge + 2, -edge + inner * 0.05, inner + 2 * edge, inner + 2 * edge, "cast", 8)
        + rect(-edge, -edge, inner + 2 * edge, inner + 2 * edge, frame, 7)
        + rect(0, 0, inner, inner, "parchment")
        + path(checks(round(inner, 1)), "mesh")
        + frontier(exit_side, inner)
    )


@kept(800, most=64)
def checks(inner: float) -> str:
    """Trace every other square."""
    cell = inner / SIDE
    odd = [(index // SIDE * cell, index % SIDE * cell) for index in range(1, SIDE * SIDE, 2)]
    return "".join([trace("M", x, " ", y, "h", cell, "v", cell, "h", -cell, "z") for y, x in odd])


def contents(scene: Scene, one: TrayView, inner: float) -> str:
    """Draw enemies that nothing covers, tiles, soldiers, bases."""
    cell = inner / SIDE
    bases = [base(scene, scene.figures[figure.figure], figure.cells, cell) for figure in one.figures]
    return "".join([covered_card(one, cell, scene.quarter, scene.layout.least), *bases])


@kept(1500, most=512)
def covered_card(one: TrayView, cell: float, quarter: int, least: float) -> str:
    """Draw all that lies on a tray but the bases of heroes."""
    parts = []
    covered = set(one.soldiers)
    for tile in one.tiles:
        covered.update(tile.cells)
    inside = {index for quad in one.large for index in quad}
    tokens = []
    for quad in one.large:
        row, col = turning.first(quad, quarter)
        x, y = col * TOKEN, row * TOKEN
        tokens.append(f'<use href="#kr-e-{one.grid[quad[0]]}" transform="translate({x} {y}) scale(2)"/>')
    for index, id in enumerate(one.grid):
        if not id or index in inside or index in covered:
            continue
        row, col = turning.cell(index, quarter)
        if id in CLOSED:
            parts.append(closed(one, id, col * cell, row * cell, cell, least))
        else:
            tokens.append(f'<use href="#kr-e-{id}" x="{col * TOKEN}" y="{row * TOKEN}"/>')
    if tokens:
        parts.append(f'<g transform="scale({cell / TOKEN:.4f})">{"".join(tokens)}</g>')
    parts += [tile_on(tile.cells, tile.type, tile.origin, cell, quarter) for tile in one.tiles]
    for index in one.soldiers:
        row, col = turning.cell(index, quarter)
        parts.append(soldier(col * cell, row * cell, cell))
    return "".join(parts)


def frontier(exit_side: str, inner: float) -> str:
    """Draw the line of the card that is turned to the exit."""
    wide = round(inner * 0.05, 1)
    lines = {
        "N": trace("M", 0, -wide, "h", inner, "v", wide, "h", -inner, "z"),
        "E": trace("M", inner, 0, "h", wide, "v", inner, "h", -wide, "z"),
        "S": trace("M", 0, inner, "h", inner, "v", wide, "h", -inner, "z"),
        "W": trace("M", -wide, 0, "h", wide, "v", inner, "h", -wide, "z"),
    }
    return path(lines[exit_side], "frontier")


def closed(one: TrayView, id: str, x: float, y: float, cell: float, least: float) -> str:
    """Draw a square that nothing may cover."""
    drawn = rect(x + 0.6, y + 0.6, cell - 1.2, cell - 1.2, "closed", cell * 0.12)
    if id == "level" and cell * 0.78 >= least:  # else the number is only at the corner of the tray
        level = str(one.level)
        return drawn + words(x + cell / 2, y + cell * 0.78, level, cell * 0.78, "big closed-ink", "middle", cell * 0.9)
    return drawn + icon(CLOSED[id], x + cell * 0.15, y + cell * 0.15, cell * 0.7, "closed-ink")


@kept(600)
def tile_on(cells: tuple[int, ...], type: str, origin: str, cell: float, quarter: int) -> str:
    """Draw a damage tile on the grid, with the sign of what placed it."""
    seen = shapes.cells_of(cells, quarter)
    drawn = path(shapes.outline(seen, round(cell, 2), cell * 0.07), f"tile tile-{type}")
    row, col = seen[0]
    x, y = col * cell, row * cell
    drawn += circle(x + cell / 2, y + cell / 2, cell * 0.33, "tile-spot")
    sign = icon_of(origin, type)
    return drawn + icon(sign, x + cell * 0.27, y + cell * 0.27, cell * 0.46, "inky")


def soldier(x: float, y: float, cell: float) -> str:
    return rect(x + cell * 0.1, y + cell * 0.1, cell * 0.8, cell * 0.8, "man", cell * 0.2) + icon(
        "soldier", x + cell * 0.2, y + cell * 0.2, cell * 0.6, "man-ink"
    )


def onward(scene: Scene, one: TrayView) -> None:
    """Show where the tray will go in phase 4, at its edge, unless nobody knows."""
    after = one.next
    here = scene.view.map.squares[one.square]
    if not one.complete and here.onward != -1 and (after.squares or after.exit or after.blocked):
        reads = (after, here, one.kind, one.loss)
        scene.put(f"onward:{one.tray}", reads, lambda: next_steps(scene, one), at(*scene.squares.middle(one.square)))


def next_steps(scene: Scene, one: TrayView) -> str:
    """Draw one arrow a space, a bar when it is held, hearts at the exit."""
    after = one.next
    size = scene.squares.size
    quarter = QUARTERS[sights.seen_onward(scene, scene.view.map.squares[one.square])]
    long = size * 0.12
    parts = []
    if after.blocked:
        parts.append(rect(-long * 1.1, -size * 0.5 - long * 0.35, long * 2.2, long * 0.7, "halted", long * 0.3))
    else:
        steps = max(1, len(after.squares))
        for step in range(min(2, steps)):
            tip = -size * 0.5 - long * 0.55 - step * long * 0.75
            look = "onward hasty" if step else "onward"
            parts.append(path(trace("M", 0.0, tip, "l", long * 1.1, long, "h", -long * 2.2, "z"), look))
    drawn = moved(0, 0, *parts, turn=quarter, class_="pointing")
    is_fatal = one.kind in terms.FATAL
    if after.exit and (one.loss or is_fatal):
        least = max(size * 0.15, scene.layout.least)
        loss, sign = (scene.say(Phrase("sconfitta", "defeat")), "") if is_fatal else (f"−{one.loss}", "heart")
        beside = scene.layout.tall and quarter == QUARTERS[1, 0]  # left of the arrow that points down
        x, anchor = (-long * 1.2, "end") if beside else (0.0, "middle")
        pill, _ = shapes.pill(0, 0, loss, least, "peril", sign, anchor)
        drawn += moved(x, size * 0.5, pill, class_="pointing")
    return drawn
