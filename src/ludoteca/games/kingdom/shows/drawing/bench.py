"""The bench: what the question is about, large. A tray to aim at, with the tile's ghost in each legal place.

The page shows one ghost at a time: where the pointer or the focus is, in the orientation that was turned to. What turns
into what is written on the group: `data-spin` and `data-flip` give, by orientation, the next one.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import figures, saying, shapes, sights, towers, trays, turning
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.shows.hints import cells_at
from ludoteca.games.kingdom.state.view_types import HeroFigure, Offsets, PieceView, TrayView
from ludoteca.kernel.drawing import image, moved, path, rect, tag, thing, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import GAP, Box, at, split
from ludoteca.kernel.texts import Phrase

SIDE: Final = 5
TOOLS: Final = (
    ("turn", Phrase("Gira", "Turn"), "R"),
    ("flip", Phrase("Ribalta", "Flip"), "F"),
    ("place", Phrase("Piazza", "Place"), "↵"),
)
"""What can be done with the ghost, and the keys for it."""
TO_PLACE: Final = Phrase("Da piazzare", "To place")
Cells = list[tuple[int, int]]


def is_aimed(scene: Scene) -> bool:
    return bool(scene.aimed)


def bench(scene: Scene, box: Box) -> None:
    x, y, w, h = box
    shown = [scene.trays[tray] for tray in sorted(scene.aimed) if tray in scene.trays]
    aims = tuple([(tray, tuple(offered)) for tray, offered in scene.aimed.items()])
    piece = scene.view.attack.piece if scene.view.attack else None
    mover = mover_of(scene)
    trays_read = tuple([trays.laid(scene, one) for one in shown])
    reads = (w, h, trays_read, aims, "place" in scene.asked, piece, figures.face(mover) if mover else None)
    scene.put("bench", reads, lambda: workbench(scene, shown, w, h), at(x, y))


def workbench(scene: Scene, shown: list[TrayView], w: float, h: float) -> str:
    """Draw the trays that the question is about, large, beside the piece and the tools."""
    turning = any(id.startswith(("place:", "engage:")) for offered in scene.aimed.values() for id, _ in offered)
    parts = [rect(0, 0, w, h, "panel panel-now", 8)]
    air = 4.0 if scene.layout.tall else 8.0
    inner = (air, air, w - 2 * air, h - 2 * air)
    aside = 250.0 if scene.layout.tall and (turning or len(shown) == 1) else 0.0
    if scene.layout.tall:
        boxes = spread((inner[0], inner[1], inner[2] - aside, inner[3]), len(shown))
        tools_box = (inner[0] + inner[2] - aside + 8, inner[1], aside - 8, inner[3])
    else:
        foot = scene.layout.least * 8 if turning else 0.0
        boxes = spread((inner[0], inner[1], inner[2], inner[3] - foot), len(shown))
        tools_box = (inner[0], inner[1] + inner[3] - foot + 4, inner[2], foot - 4)
    titled = not aside or len(shown) > 1
    for tray, spot in zip(shown, boxes, strict=False):
        parts.append(enlarged(scene, tray, spot, titled))
    if not titled:
        heading, tools_box = title_aside(scene, shown[0], tools_box)
        parts.append(heading)
    if turning:
        piece = piece_of(scene)
        parts.append(scene.easel.piece("tools", (tools_box, piece), lambda: tools(scene, tools_box, piece)))
    spin, flip = turned(scene)
    return tag("g", *parts, class_="bench", data_ghosts="true", data_spin=spin or None, data_flip=flip or None)


def spread(box: Box, count: int) -> list[Box]:
    """Make room for so many trays: one alone, else in two columns."""
    if count <= 1:
        return [box]
    rows = -(-count // 2)
    lines = split(box, rows, GAP, upright=True)
    return [split(lines[nth // 2], 2)[nth % 2] for nth in range(count)]


def title_of(scene: Scene, one: TrayView) -> str:
    return f"{one.name.say(scene.lang)} · {saying.code(scene, one.square)}"


def title_aside(scene: Scene, one: TrayView, box: Box) -> tuple[str, Box]:
    """Write a tray's name beside it, where the tray needs all of the height; return also the box left under it."""
    x, y, w, h = box
    size, lines = shapes.named(title_of(scene, one), w - 4, scene.layout.least, scene.layout.least, 2)
    drawn = [words(x, y + size * (1 + 1.1 * nth), line, size, "serif on", room=w - 4) for nth, line in enumerate(lines)]
    used = size * (1.1 * len(lines) + 0.5)
    return "".join(drawn), (x, y + used, w, h - used)


def enlarged(scene: Scene, one: TrayView, box: Box, titled: bool) -> str:
    """Draw a tray with a thing for each of its squares, and the ghosts."""
    drawn, left, top, inner = sheet(scene, one, box, titled)
    parts = [drawn]
    cell = inner / SIDE
    offered: dict[int, list[str]] = {}
    for id, index in scene.aimed[one.tray]:
        offered.setdefault(index, []).append(id)
    asking = next(iter(offered.values()))[0]
    for index in reading_order(scene.quarter):
        row, col = turning.cell(index, scene.quarter)
        parts.append(square(scene, one, index, cell, at(left + col * cell, top + row * cell), asking))
    parts.append(moved(left, top, trays.contents(scene, one, inner), class_="pointing"))
    ghosts = [ghost(scene, id, index, one.tray, cell) for index, ids in offered.items() for id in ids]
    parts.append(moved(left, top, *ghosts, class_="pointing"))
    return "".join(parts)


def sheet(scene: Scene, one: TrayView, box: Box, titled: bool = True) -> tuple[str, float, float, float]:
    """Draw an empty tray with its name, its squares' letters and numbers; return also its corner and its size."""
    x, y, w, h = box
    least = scene.layout.least
    head = least * 1.7 if titled else 0.0
    edge = least * 1.04
    inner = min((w - edge) / 1.1, (h - head - edge) / 1.1)
    rim = inner * 0.05
    left, top = x + edge + rim + (w - edge - inner * 1.1) / 2, y + head + edge + rim
    cell = inner / SIDE
    parts = []
    if titled:
        size, lines = shapes.named(title_of(scene, one), w - 8, least * 1.15, least)
        parts.append(words(x + 4, y + least * 1.1, lines[0], size, "serif on", room=w - 8))
    across, down = edge_names(scene.quarter)
    for nth in range(SIDE):
        middle = (nth + 0.5) * cell
        parts.append(words(left + middle, top - rim - 3, across[nth], least, "dim strong", "middle"))
        parts.append(words(left - rim - 4, top + middle + least * 0.32, down[nth], least, "dim strong", "end"))
    parts.append(moved(left, top, trays.sheet(scene, one, inner), class_="pointing"))
    return "".join(parts), left, top, inner


@kept(500, most=4)
def edge_names(quarter: int) -> tuple[str, str]:
    """Tell what is written above the columns and beside the rows of a tray that is seen turned like that."""
    seen = {turning.cell(cell, quarter): terms.cell_name(cell) for cell in range(SIDE * SIDE)}
    above = "".join([seen[0, nth][quarter % 2] for nth in range(SIDE)])
    return above, "".join([seen[nth, 0][1 - quarter % 2] for nth in range(SIDE)])


@kept(600, most=4)
def reading_order(quarter: int) -> list[int]:
    """List the cells of a tray as they are read when it is seen turned like that."""
    return sorted(range(SIDE * SIDE), key=lambda index: turning.cell(index, quarter))


def square(scene: Scene, one: TrayView, index: int, cell: float, place: str, asking: str) -> str:
    """Draw one cell that can be pointed at; when nothing fits there, a press asks why not."""
    why = asked_of(one.tray, index, asking) if scene.viewer is not None else None
    return cell_thing(one.tray, index, cell, place, saying.cell_text(scene, one, index), why, scene.lang)


@kept(800, most=1024)
def cell_thing(tray: int, index: int, cell: float, place: str, text: str, why: str | None, lang: str) -> str:
    return thing(
        f"cell:{tray}/{index}",
        rect(0.8, 0.8, cell - 1.6, cell - 1.6, "cell-plate", cell * 0.1),
        name=called(index, lang),
        text=text,
        kind="cell plate",
        why=why,
        place=place,
        sought=True,
    )


@kept(300)
def asked_of(tray: int, index: int, asking: str) -> str:
    """Write what a press on a cell asks about, while something like `asking` can be chosen on the tray."""
    verb, _, rest = asking.partition(":")
    if verb == "place":
        return f"place:{tray}/{rest.split('/')[1]}/{index}"
    block = index // SIDE * 4 + min(index % SIDE, 3)
    return f"{verb}:{tray}/{min(block, 15) if verb == 'engage' else index}"


@kept(300)
def called(index: int, lang: str) -> str:
    """Say the name of a cell."""
    return Phrase("Riquadro {cell}", "Square {cell}").fill(cell=terms.cell_name(index)).say(lang)


def ghost(scene: Scene, id: str, index: int, tray: int, cell: float) -> str:
    """Draw what this option would put there, unseen until the page shows it."""
    verb, _, rest = id.partition(":")
    turn = 0
    if verb == "place":
        turn = int(rest.split("/")[1])
        attack = scene.view.attack
        assert attack is not None
        covered = cells_at(attack.piece.turns[turn], index)
        drawn = tile_ghost(covered, attack.piece.type, cell, scene.quarter)
    elif verb == "engage":
        covered = (index, index + 1, index + SIDE, index + SIDE + 1)
        drawn = base_ghost(scene, covered, cell)
    else:
        covered = (index,)
        row, col = turning.cell(index, scene.quarter)
        drawn = trays.soldier(col * cell, row * cell, cell) if verb == "soldier" else ""
    cells = " ".join([f"cell:{tray}/{one}" for one in covered])
    return (
        f'<g class="ghost" data-option="{id}" data-at="cell:{tray}/{index}" data-cells="{cells}" data-turn="{turn}">'
        f"{drawn}</g>"
    )


def mover_of(scene: Scene) -> HeroFigure | None:
    """Find the hero that the question comes from."""
    return scene.figures.get(int(scene.source[7:])) if scene.source.startswith("figure:") else None


@kept(600)
def tile_ghost(covered: tuple[int, ...], type: str, cell: float, quarter: int) -> str:
    d = shapes.outline(shapes.cells_of(covered, quarter), round(cell, 2), cell * 0.06)
    return path(d, "tile-under") + path(d, f"tile tile-{type}")


def base_ghost(scene: Scene, covered: tuple[int, ...], cell: float) -> str:
    """Draw the base of the hero that moves."""
    row, col = turning.first(covered, scene.quarter)
    x, y = col * cell, row * cell
    one = mover_of(scene)
    colour = scene.colour(one.seat if one else scene.near)
    drawn = rect(x + 2, y + 2, cell * 2 - 4, cell * 2 - 4, f"base c-{colour}", cell * 0.3)
    if one is None:
        return drawn
    return drawn + image(sights.figure(scene, one), x, y - cell * 0.84, cell * 2, cell * 2 * 4 / 3)


def turned(scene: Scene) -> tuple[str, str]:
    """List by orientation which one a quarter turn and a flip make of it, as they are seen. Empty without a piece."""
    attack = scene.view.attack
    piece = attack.piece if attack else None
    return orientations(piece.turns, scene.quarter) if piece else ("", "")


@kept(500)
def orientations(turns: tuple[Offsets, ...], quarter: int) -> tuple[str, str]:
    """List the same of a piece that can lie like this."""
    outlines = [normal(list(turning.outline(cells, quarter))) for cells in turns]
    spun = [normal([(col, -row) for row, col in cells]) for cells in outlines]
    flipped = [normal([(row, -col) for row, col in cells]) for cells in outlines]
    return (
        " ".join([str(outlines.index(cells)) for cells in spun if cells in outlines]),
        " ".join([str(outlines.index(cells)) for cells in flipped if cells in outlines]),
    )


def normal(cells: Cells) -> Cells:
    top, left = min([row for row, _ in cells]), min([col for _, col in cells])
    return sorted([(row - top, col - left) for row, col in cells])


def piece_of(scene: Scene) -> PieceView | None:
    """Find the piece that is being placed."""
    attack = scene.view.attack
    return attack.piece if attack and "place" in scene.asked else None


def tools(scene: Scene, box: Box, piece: PieceView | None) -> str:
    """Draw the piece, and buttons that turn, flip and place its ghost. They work through the page."""
    x, y, w, h = box
    least = scene.layout.least
    tall = scene.layout.tall
    parts = []
    if tall:
        high = h * 0.22
        buttons = split((x, y + high, w, h - high), len(TOOLS), 8, upright=True)
        piece_box = (x, y + least * 1.4, w, high - least * 1.6)
    else:
        buttons = split((x, y + h - least * 3, w, least * 3), len(TOOLS), 6)
        piece_box = (x, y + least * 1.2, w, h - least * 4.6)
    if piece:
        type = terms.TYPES[piece.type].say(scene.lang)
        caption = f"{scene.say(TO_PLACE)} ({type})"
        parts.append(words(x + 2, y + least, caption, least, "dim strong", room=w - 4))
        parts.append(towers.in_hand(piece, piece_box, scene.quarter))
    flips = piece is not None and piece.free
    for (id, word, key), spot in zip(TOOLS, buttons, strict=True):
        left, top, wide, high = spot
        caption = scene.say(word)
        idle = "" if id == "place" or flips else " idle"
        sign = min(high * 0.5, least * 1.5)
        label = words(sign + 14, high / 2 + least * 0.36, caption, least, "strong", room=wide - sign - 18)
        parts.append(
            tag(
                "g",
                rect(0, 0, wide, high, "tool-plate", 8),
                icon(id, 8, high / 2 - sign / 2, sign),
                label,
                class_=f"tool{idle}",
                transform=at(left, top),
                data_tool=id,
                role="button",
                tabindex="0",
                aria_label=f"{caption} ({key})",
            )
        )
    return "".join(parts)
