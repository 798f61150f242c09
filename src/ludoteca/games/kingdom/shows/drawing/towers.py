"""Towers: on their sites with facing, and as cards with range, tiles and soldiers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import shapes, sights, turning
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.shows.range_words import lying
from ludoteca.games.kingdom.state.view_types import AbilityView, BuiltView, Offsets, PieceView, SiteView, TowerView
from ludoteca.kernel.drawing import circle, image, moved, path, rect, trace, words
from ludoteca.kernel.layouts import Box

FAMILIES: Final = ("archers", "mages", "artillery", "soldiers")


def family_class(kind: TowerView) -> str:
    return f"f-{kind.family}" if kind.family in FAMILIES else "f-other"


def standing(scene: Scene, site: SiteView, size: float) -> str:
    """Draw the towers on a site, the lowest first, each shifted so that the one below can be seen."""
    parts = []
    stack = site.towers
    for index, tower in enumerate(stack):
        shift = (index - (len(stack) - 1) / 2) * size * 0.2
        scale = size * (1.0 if len(stack) == 1 else 0.84)
        parts.append(miniature(scene.view.towers[tower.kind], tower, size / 2 - shift, size * 0.9 + shift * 0.3, scale))
    top = stack[-1]
    kind = scene.view.towers[top.kind]
    if not top.face_down and not kind.perfect and kind.arrows:
        facing = top.facing + scene.quarter
        parts.append(compass(size * 0.88, size * 0.87, max(size * 0.12, scene.layout.least * 0.6), facing))
    return "".join(parts)


def miniature(kind: TowerView, tower: BuiltView, x: float, foot: float, size: float) -> str:
    """Draw a built tower whose foot is at (x, foot); face down only its back."""
    if tower.face_down:
        r = size * 0.27
        return rect(x - r, foot - r * 2.4, 2 * r, 2 * r, "back", r * 0.25) + icon(
            "cross", x - r * 0.4, foot - r * 1.8, r * 0.8, "dim"
        )
    return image(sights.tower(kind), x - size * 0.4, foot - size * 0.92, size * 0.8, size * 0.96)


def compass(x: float, y: float, r: float, facing: int) -> str:
    """Draw a dark disc whose arrow tells where something faces."""
    tip = trace("M", 0.0, -r * 0.66, "l", r * 0.52, r * 1.16, "l", -r * 0.52, -r * 0.3, "l", -r * 0.52, r * 0.3, "z")
    transform = f"translate({x:.1f} {y:.1f}) rotate({90 * facing})"
    return circle(x, y, r, "left") + f'<path class="facing" transform="{transform}" d="{tip}"/>'


def pips(level: int, x: float, y: float, r: float) -> str:
    """Draw a dot for each level."""
    return "".join([circle(x + (pip - (level - 1) / 2) * r * 2.5, y, r, "pip") for pip in range(level)])


def card(scene: Scene, kind: TowerView, w: float, h: float, count: int = 1, incoming: bool = False) -> str:
    """Draw a tower card as it is seen, its corner at (0, 0): the tower, name and level, its range, what it places."""
    least = scene.layout.least
    foot = min(h * 0.27, least * 3)
    parts = [rect(0, 0, w, h, f"leaf {family_class(kind)}", 7), rect(2, h - foot - 1, w - 4, foot - 1, "parchment", 5)]
    two = h - foot > least * 5.2
    size, lines = shapes.named(kind.name.say(scene.lang), w - 8, least * 1.05, least, 2 if two else 1)
    band = size * (1.2 * len(lines) + 0.25)
    art = h - foot - band
    parts.append(image(sights.tower(kind), 3, 3, w - 6, art - 2))
    for index, line in enumerate(lines):
        parts.append(words(w / 2, art + size * (0.98 + 1.12 * index), line, size, "strong pale", "middle", w - 6))
    r = least * 0.17
    parts.append(pips(kind.level, 7 + r * 2.5 * (kind.level - 1) / 2, 8, r))
    sign = least * 1.02
    right = w - sign - 4
    for name in [kind.type] + ["turn"] * bool(kind.free and kind.tiles):
        parts.append(icon(name, right, 4, sign, "pale"))
        right -= sign * 1.1
    if kind.linked:
        parts.append(words(right + sign * 0.9, sign + 2, "+", sign * 1.3, "big pale", "end"))
    half = (w - 12) / 2
    parts.append(reach(kind.arrows, kind.perfect, kind.type, (5, h - foot + 1, half, foot - 4)))
    parts.append(load(kind, (w - half - 5, h - foot + 1, half, foot - 4)))
    if count > 1:
        parts.append(shapes.pill(4, art - least * 0.7, f"×{count}", least, "left")[0])
    if incoming:
        parts.append(rect(0, 0, w, h, "veil", 7))
        parts.append(icon("advance", w / 2 - least, h / 2 - least, least * 2, "gold"))
    return "".join(parts)


def slab(scene: Scene, kind: TowerView, w: float, h: float, count: int = 1, incoming: bool = False) -> str:
    """Draw a tower card that lies in a low row: its name beside the tower, or under it where the card is narrow."""
    least = scene.layout.least
    parts = [rect(0, 0, w, h, f"leaf {family_class(kind)}", 7)]
    narrow = w < least * 8
    wide = w - 6 if narrow else h * 0.76
    high = h - 6 - least * 1.1 * narrow
    parts.append(image(sights.tower(kind), 3, 3, wide, high))
    left, room = (w / 2, w - 8) if narrow else (wide + 6, w - wide - 11)
    anchor = "middle" if narrow else ""
    size, lines = shapes.named(kind.name.say(scene.lang), room, least, least, 1 if narrow else 2)
    first = h - least * 0.36 if narrow else least * (1.06 if len(lines) > 1 else 1.4)
    for nth, line in enumerate(lines):
        parts.append(words(left, first + nth * size * 1.05, line, size, "strong pale", anchor, room))
    if not narrow:
        foot = least * (2.5 if len(lines) == 1 else 1.72)
        parts.append(rect(left, h - foot - 4, room + 2, foot, "parchment", 5))
        half = (room - 6) / 2
        parts.append(reach(kind.arrows, kind.perfect, kind.type, (left + 3, h - foot - 2, half, foot - 4)))
        parts.append(load(kind, (left + 5 + half, h - foot - 2, half, foot - 4)))
    r = least * 0.17
    parts.append(pips(kind.level, 7 + r * 2.5 * (kind.level - 1) / 2, 8, r))
    if count > 1:
        parts.append(words(3 + wide, least, f"×{count}", least, "big marked", "end"))
    if incoming:
        parts.append(rect(0, 0, w, h, "veil", 7))
        parts.append(icon("advance", 3 + wide / 2 - least, h / 2 - least, least * 2, "gold"))
    return "".join(parts)


def reach(arrows: Offsets, perfect: bool, type: str, box: Box) -> str:
    """Draw the squares in range of a tower that faces north, as a small map around it."""
    x, y, w, h = box
    if perfect:
        u = min(w / 5, h / 4)
        spots = [(row, col) for row in range(-2, 2) for col in range(-2, 3)]
    else:
        rows = [down for down, _ in arrows] + [0]
        cols = [across for _, across in arrows] + [0]
        u = min(w / (max(cols) - min(cols) + 1), h / (max(rows) - min(rows) + 1), min(w, h) / 2.4)
        spots = [(down, across) for down, across in arrows]
    rows = [down for down, _ in spots] + [0]
    cols = [across for _, across in spots] + [0]
    left = x + (w - (max(cols) - min(cols) + 1) * u) / 2 - min(cols) * u
    top = y + (h - (max(rows) - min(rows) + 1) * u) / 2 - min(rows) * u
    parts = []
    for down, across in spots:
        if (down, across) == (0, 0):
            continue
        parts.append(rect(left + across * u + 0.7, top + down * u + 0.7, u - 1.4, u - 1.4, f"reach t-{type}", u * 0.16))
    parts.append(rect(left + 0.7, top + 0.7, u - 1.4, u - 1.4, "reach-from", u * 0.16))
    if not perfect:
        tip = u * 0.3
        parts.append(path(f"M{left + u / 2:.1f} {top + u * 0.2:.1f}l{tip:.1f} {tip * 1.5:.1f}h{-2 * tip:.1f}z", "pale"))
    return "".join(parts)


def load(kind: TowerView, box: Box) -> str:
    """Draw what the tower places: its tiles, or soldiers."""
    x, y, w, h = box
    if kind.soldiers:
        n = kind.soldiers
        columns = 1 if n == 1 else 2
        lines = -(-n // columns)
        u = min(w / columns, h / lines, min(w, h) * 0.62)
        parts = []
        for index in range(n):
            left = x + (w - columns * u) / 2 + index % columns * u
            top = y + (h - lines * u) / 2 + index // columns * u
            parts.append(icon("soldier", left + u * 0.06, top + u * 0.06, u * 0.88, "man-ink"))
        return "".join(parts)
    return pieces([tile.cells for tile in kind.tiles], kind.type, box)


def tokens(ability: AbilityView, box: Box) -> str:
    """Draw in a row what an ability places, and the signs of what else it does, as large as fits; at the right end."""
    x, y, w, h = box
    outlines = [tile.cells for tile in ability.sketch.tiles]
    sizes = [(max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1) for cells in outlines]
    signs = ["soldier"] * ability.sketch.soldiers + list(ability.sketch.signs)
    if not sizes and not signs:
        return ""
    high = max([2, *[rows for rows, _ in sizes]])
    gap, side = 0.45, 1.7
    across = sum(columns for _, columns in sizes) + side * len(signs) + gap * (len(sizes) + len(signs) - 1)
    u = min(w / across, h / high, h * 0.4)
    left, middle = x + w - across * u, y + h / 2
    parts = []
    for cells, (rows, columns) in zip(outlines, sizes, strict=True):
        outline = shapes.outline(tuple(sorted(cells)), round(u, 1), 0.5)
        parts.append(moved(left, middle - rows * u / 2, path(outline, f"tile tile-{ability.type}")))
        left += (columns + gap) * u
    for sign in signs:
        ink = "man-ink" if sign == "soldier" else "soft"
        parts.append(icon(sign, left, middle - side * u / 2, side * u, ink))
        left += (side + gap) * u
    return "".join(parts)


def in_hand(piece: PieceView, box: Box, quarter: int) -> str:
    """Draw the piece that is being placed: a soldier, or a tile as it may lie on the map, turned like that."""
    x, y, w, h = box
    if piece.soldier:
        size = min(w, h, 64.0) * 0.9
        left, top = x + (w - size) / 2, y + (h - size) / 2
        return rect(left, top, size, size, "man", size * 0.25) + icon(
            "soldier", left + size * 0.14, top + size * 0.14, size * 0.72, "man-ink"
        )
    return pieces([turning.outline(lying(piece), quarter)], piece.type, box)


def pieces(shapes_cells: list[Offsets], type: str, box: Box) -> str:
    """Draw tiles beside each other, as large as fits."""
    x, y, w, h = box
    if not shapes_cells:
        return ""
    sizes = [(max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1) for cells in shapes_cells]
    rows = rows_of(sizes)
    across = max(sum(sizes[piece][1] for piece in row) + 0.4 * (len(row) - 1) for row in rows)
    down = sum(max(sizes[piece][0] for piece in row) for row in rows) + 0.4 * (len(rows) - 1)
    u = min(w / across, h / down, min(w, h) * 0.36)
    top = y + (h - down * u) / 2
    parts = []
    for row in rows:
        wide = sum(sizes[piece][1] for piece in row) + 0.4 * (len(row) - 1)
        left = x + (w - wide * u) / 2
        high = max(sizes[piece][0] for piece in row)
        for piece in row:
            cells = tuple([(r, c) for r, c in sorted(shapes_cells[piece])])
            lift = (high - sizes[piece][0]) * u / 2
            parts.append(moved(left, top + lift, path(shapes.outline(cells, round(u, 1), 0.5), f"tile tile-{type}")))
            left += (sizes[piece][1] + 0.4) * u
        top += (high + 0.4) * u
    return "".join(parts)


def rows_of(sizes: list[tuple[int, int]]) -> list[list[int]]:
    """Arrange a single tile or two narrow ones in one row, else tiles in rows of one, two or three."""
    n = len(sizes)
    if n <= 1 or (n == 2 and sum(wide for _, wide in sizes) <= 3):
        return [list(range(n))]
    each = 3 if n > 4 else 2 if all(wide == 1 for _, wide in sizes) else 1
    if each == 1:
        return [[first] for first in range(n)]
    return [list(range(first, min(n, first + each))) for first in range(0, n, each)]
