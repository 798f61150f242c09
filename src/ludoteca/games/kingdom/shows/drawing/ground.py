"""The map: grass, the road with its direction, squares, building sites, spawn piles, the exit."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import saying, shapes, towers
from ludoteca.games.kingdom.shows.drawing.icons import icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import PILE_ACROSS, PILE_DOWN, SIDES, Scene, Squares
from ludoteca.games.kingdom.state.view_types import PileView, SiteView, SquareView
from ludoteca.kernel.drawing import circle, path, rect, tag, trace, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase

KINGDOM: Final = Phrase("Il regno: {now} cuori su {most}", "The kingdom: {now} of {most} hearts")
TOKENS: Final = {"ghost": "ghost", "flying": "wing", "trail": "bars", "P": "portal", "B": "boss"}
"""Signs of the tokens that are not plain waves, by how they begin."""


def ground(scene: Scene) -> None:
    """Everything on the map that stays: then come trays and figures."""
    view = scene.view
    scene.put("land", (view.map,), lambda: land(scene))
    if view.attack:
        looking_on = scene.looking is not None
        scene.put("range", (view.attack.squares, looking_on), lambda: in_range(scene, looking_on))
    for one in view.sites:
        site(scene, one)
    for heap in view.piles:
        pile(scene, heap)
    x, y, w, h = kingdom_box(scene)
    scene.put("kingdom", (view.hearts, view.max_hearts), lambda: kingdom(scene, w, h), at(x, y))


def land(scene: Scene) -> str:
    """Grass, the road, and every square."""
    seen = scene.squares
    size = seen.size
    wide, high = seen.cols * size, seen.rows * size
    parts = [rect(seen.x - 3, seen.y - 3, wide + 6, high + 6, "land", 10), tufts(scene), roads(scene), names(scene)]
    parts += [square(scene, one) for one in scene.view.map.squares]
    return "".join(parts)


def in_range(scene: Scene, looking_on: bool) -> str:
    """The squares that what attacks can reach; paler while somebody else attacks."""
    assert scene.view.attack is not None
    size = scene.squares.size
    look = "range looked-on" if looking_on else "range"
    frames = []
    for reached in scene.view.attack.squares:
        x, y = scene.squares.corner(reached)
        frames.append(
            tag("rect", class_=look, data_square=reached, x=x + 3, y=y + 3, width=size - 6, height=size - 6, rx=6)
        )
    return "".join(frames)


def tufts(scene: Scene) -> str:
    """Some grass where nothing else is, always the same."""
    size = scene.squares.size
    blades = []
    for one in scene.view.map.squares:
        if one.kind != "grass":
            continue
        x, y = scene.squares.corner(one.square)
        for nth in range(3):
            seed = (one.square * 7 + nth * 13) % 29
            left, top = x + size * (0.16 + seed % 7 * 0.11), y + size * (0.3 + (seed * 3 + nth * 5) % 6 * 0.11)
            tall = size * 0.07
            blades.append(
                trace("M", left, top, "l", -tall * 0.6, -tall, "M", left, top, "v", -tall * 1.3, "M", left, top)
            )
            blades.append(trace("l", tall * 0.6, -tall))
    return path("".join(blades), "tuft") if blades else ""


def roads(scene: Scene) -> str:
    """The road as one broad line through the middles of its squares, from the piles to the exit."""
    seen = scene.squares
    size = seen.size
    lines = []
    for one in scene.view.map.squares:
        if one.kind != "path":
            continue
        x, y = seen.middle(one.square)
        if one.onward >= 0:
            lines.append(trace("M", x, y, "L", *spread(seen.middle(one.onward))))
        elif one.onward == -2:
            down, across = SIDES[scene.view.map.exit_side]
            lines.append(trace("M", x, y, "L", *spread((x + across * size * 0.04, y + down * size * 0.04))))
        if one.pile_side:
            down, across = SIDES[one.pile_side]
            lines.append(trace("M", x, y, "L", *spread((x + across * size * 0.04, y + down * size * 0.04))))
    d = "".join(lines)
    edge = f'<path class="road-edge" stroke-width="{size * 0.97:.1f}" d="{d}"/>'
    return edge + f'<path class="road" stroke-width="{size * 0.93:.1f}" d="{d}"/>'


def spread(point: tuple[float, float]) -> tuple[float, str, float]:
    """Two numbers with a gap between them, for a path."""
    return point[0], " ", point[1]


def names(scene: Scene) -> str:
    """Letters above the columns, numbers beside the rows."""
    seen = scene.squares
    size = max(seen.size * 0.15, scene.layout.least * 0.72)
    parts = []
    for col in range(seen.cols):
        parts.append(words(seen.x + (col + 0.5) * seen.size, seen.y - 5, chr(65 + col), size, "dim strong", "middle"))
    for row in range(seen.rows):
        middle = seen.y + (row + 0.5) * seen.size + size * 0.36
        parts.append(words(seen.x - 6, middle, str(row + 1), size, "dim strong", "end"))
    return "".join(parts)


def square(scene: Scene, one: SquareView) -> str:
    """One square; what lies on it is drawn later. Its tint shows what pointing at other things says of it."""
    size = scene.squares.size
    parts = [rect(0, 0, size, size, "spot")]
    if one.kind == "path":
        parts.append(way(scene, one))
        parts.append(path(trace("M", 0.5, 0.5, "h", size - 1, "v", size - 1, "h", 1 - size, "z"), "lane"))
    if one.trail:
        parts.append(rect(size * 0.14, size * 0.14, size * 0.72, size * 0.72, "closed", size * 0.08))
        parts.append(icon(icon_of(one.trail, "bars"), size * 0.27, size * 0.27, size * 0.46, "closed-ink"))
    parts.append(rect(2, 2, size - 4, size - 4, f"tint sq-{one.square}", 6))
    parts.append(
        when_legal(rect(3, 3, size - 6, size - 6, "lit", 7), circle(size / 2, size / 2, size * 0.11, "lit-dot"))
    )
    return scene.thing(
        f"square:{one.square}",
        *parts,
        name=scene.say(saying.SPACE, code=saying.code(scene, one.square)),
        text=saying.square_text(scene, one),
        kind="square",
        why=f"go:{one.square}",
        place=scene.squares.places[one.square],
    )


def way(scene: Scene, one: SquareView) -> str:
    """Where the path goes on from here: a chevron in the middle of the square."""
    size = scene.squares.size
    if one.onward == -2:
        down, across = SIDES[scene.view.map.exit_side]
    else:
        row, col = divmod(one.onward, scene.squares.cols)
        down, across = row - one.row, col - one.col
    quarter = {(-1, 0): 0, (0, 1): 90, (1, 0): 180, (0, -1): 270}[(down, across)]
    long = size * 0.14
    chevron = trace("M", -long, long * 0.6, "l", long, -long, "l", long, long, "v", long * 0.8, "l", -long, -long)
    chevron += trace("l", -long, long, "z")
    place = f"translate({size / 2:.1f} {size / 2:.1f}) rotate({quarter})"
    return f'<path class="way" transform="{place}" d="{chevron}"/>'


def site(scene: Scene, one: SiteView) -> None:
    """A building site. Where its square may be chosen and it may not, a press goes through it."""
    key = f"site:{one.site}"
    through = not scene.legal(key) and scene.legal(f"square:{one.square}")
    kinds = tuple([scene.view.towers[tower.kind] for tower in one.towers])
    reads = (one, kinds, through, scene.looked_on == key)
    scene.put(key, reads, lambda: site_thing(scene, one, through), scene.squares.places[one.square])


def site_thing(scene: Scene, one: SiteView, through: bool) -> str:
    """Stone, the mark of its colour with its letter, the towers on it."""
    key = f"site:{one.site}"
    size = scene.squares.size
    parts = [
        rect(size * 0.05, size * 0.05, size * 0.9, size * 0.9, "stone", size * 0.16),
        tag("g", rect(size * 0.1, size * 0.1, size * 0.8, size * 0.8, "stone-line", size * 0.12)),
    ]
    letter = "letter-dark" if one.colour in ("white", "yellow") else "letter"
    if one.towers:
        parts.append(towers.standing(scene, one, size))
        parts.append(shapes.mark(one.colour, size * 0.17, size * 0.17, size * 0.15))
        low = 0.24 if one.colour == "green" else 0.23
        parts.append(words(size * 0.17, size * low, one.letter, max(size * 0.18, 9), letter, "middle", size * 0.22))
    else:
        low = 0.64 if one.colour == "green" else 0.61
        parts.append(shapes.mark(one.colour, size / 2, size * (0.52 if one.colour == "green" else 0.5), size * 0.27))
        parts.append(words(size / 2, size * low, one.letter, size * 0.32, letter, "middle", size * 0.5))
    if one.banned:
        parts.append(rect(size * 0.05, size * 0.05, size * 0.9, size * 0.9, "veil", size * 0.16))
        parts.append(icon("lock", size * 0.62, size * 0.62, size * 0.26, "pale"))
    parts.append(shapes.halo(size * 0.05, size * 0.05, size * 0.9, size * 0.9, size * 0.16))
    frame = (size * 0.03, size * 0.03, size * 0.94, size * 0.94)
    parts.append(shapes.origin(frame, scene.looked_on == key, size * 0.16))
    parts.append(rect(2, 2, size - 4, size - 4, f"tint sq-{one.square}", 6))
    if through:
        parts.append(rect(3, 3, size - 6, size - 6, "lit", 7))
    return scene.thing(
        key,
        *parts,
        name=scene.say(saying.SITE, letter=one.letter),
        text=saying.site_text(scene, one),
        kind="site through" if through else "site readable" if one.towers else "site",
        why=f"build:{one.site}",
    )


def pile(scene: Scene, one: PileView) -> None:
    x, y, w, h = box_beside(scene.squares, one.square, one.side)
    scene.put(f"pile:{one.pile}", (one,), lambda: pile_thing(scene, one, w, h), at(x, y))


def pile_thing(scene: Scene, one: PileView, w: float, h: float) -> str:
    """A spawn pile beside its first square: its number, what comes next, and what after that."""
    size = scene.squares.size
    upright = one.side in "WE"
    parts = [rect(0, 0, w, h, "panel", 6)]
    closed = not one.open or bool(one.blocked_by)
    tokens = one.tokens
    badge = max(size * 0.17, scene.layout.least * 0.72)
    small = size * 0.17
    first = min(w * 0.66, h - badge - small * 1.3) if upright else h * 0.8
    left, top = ((w - first) / 2, badge * 1.12) if upright else (badge * 0.95, (h - first) / 2)
    parts.append(words(3, badge * 0.95, str(one.pile), badge, "gold big"))
    if closed and tokens:
        sign = icon_of(one.blocked_by, "lock") if one.blocked_by else "lock"
        if upright:
            parts.append(icon(sign, w - badge * 1.15, badge * 0.15, badge, "gold"))
        else:
            parts.append(icon(sign, 2, h - badge * 0.95, badge * 0.8, "gold"))
    if upright:
        parts.append(words(w - 4, badge * 0.95, "" if closed else f"×{one.left}", badge * 0.85, "on strong", "end"))
    if tokens:
        parts.append(token(tokens[0].token, left, top, first, not closed))
    for nth, following in enumerate(tokens[1 : 4 if upright else 5]):
        if upright:
            across, down = w / 2 + (nth - 1.5) * small * 1.06, h * 0.97 - small * 1.02
        else:
            across, down = left + first + 3 + nth % 2 * small * 1.1, h / 2 + (nth // 2 - 1) * small * 1.1
        parts.append(token(following.token, across, down, small, False))
    return scene.thing(
        f"pile:{one.pile}",
        *parts,
        name=scene.say(saying.PILE, n=one.pile),
        text=saying.pile_text(scene, one),
        kind="spawn readable",
    )


def box_beside(seen: Squares, square: int, side: str) -> Box:
    """Where what is not on the map lies: outside, on this side, beside a square."""
    size = seen.size
    x, y = seen.corner(square)
    if side in "WE":
        w, h = size * (PILE_ACROSS - 0.05), size * 0.94
        return (seen.x - size * 0.2 - w if side == "W" else seen.x + seen.cols * size + 4), y + size * 0.03, w, h
    w, h = size * 0.98, size * (PILE_DOWN - 0.05)
    return x + size * 0.01, (seen.y - size * 0.2 - h if side == "N" else seen.y + seen.rows * size + 4), w, h


def token(id: str, x: float, y: float, size: float, is_next: bool) -> str:
    """A horde card to come: the number of its wave, or the sign of what is special about it."""
    kind = "chip-next" if is_next else "chip"
    drawn = rect(x, y, size, size, kind, size * 0.2)
    sign = TOKENS.get(id) or TOKENS.get(id[:1])
    if sign is None:
        return drawn + words(
            x + size / 2, y + size * 0.78, id.lstrip("w"), size * 0.8, f"big {kind}-ink", "middle", size * 0.9
        )
    drawn += icon(sign, x + size * 0.14, y + size * 0.14, size * 0.72, f"{kind}-ink")
    if id[:1] in "PB" and size > 20:
        drawn += circle(x + size * 0.84, y + size * 0.84, size * 0.22, "left")
        drawn += words(x + size * 0.84, y + size * 0.95, id[1:], size * 0.32, "big left-ink", "middle", size * 0.4)
    return drawn


def kingdom_box(scene: Scene) -> Box:
    """Where the castle stands: at the end of the path."""
    squares = scene.view.map
    last = next(one for one in squares.squares if one.onward == -2)
    return box_beside(scene.squares, last.square, squares.exit_side)


def kingdom(scene: Scene, w: float, h: float) -> str:
    """The castle at the end of the path, with the hearts that are left."""
    view = scene.view
    size = scene.squares.size
    side = view.map.exit_side
    parts = [rect(0, 0, w, h, "panel panel-now", 6)]
    number = str(view.hearts)
    if side in "EW":
        parts.append(icon("castle", w / 2 - size * 0.22, h * 0.06, size * 0.44, "gold"))
        parts.append(icon("heart", w * 0.07, h * 0.68, size * 0.2, "rose"))
        parts.append(words(w * 0.95, h * 0.87, number, size * (0.28 if len(number) < 2 else 0.24), "big on", "end"))
    else:
        parts.append(icon("castle", w * 0.05, h * 0.1, h * 0.78, "gold"))
        parts.append(icon("heart", w * 0.48, h * 0.3, h * 0.44, "rose"))
        parts.append(words(w * 0.96, h * 0.74, number, h * 0.58, "big on", "end"))
    said = scene.say(KINGDOM, now=view.hearts, most=view.max_hearts)
    return tag("g", *parts, class_="kingdom", role="img", aria_label=said)
