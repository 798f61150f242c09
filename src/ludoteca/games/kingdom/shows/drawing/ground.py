"""The map: grass, the road with its direction, squares, building sites, spawn piles, the exit."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.kingdom.shows.drawing import purse, saying, shapes, sights, towers, turning
from ludoteca.games.kingdom.shows.drawing.icons import icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import BESIDE, EDGE, PILE_ACROSS, PILE_DOWN, Scene
from ludoteca.games.kingdom.state.view_types import PileView, SiteView, SquareView
from ludoteca.kernel.drawing import circle, image, path, rect, tag, trace, use, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase

QUARTERS: Final = {(-1, 0): 0, (0, 1): 90, (1, 0): 180, (0, -1): 270}
"""Degrees from north, by rows and columns of a step."""
TOKENS: Final = {"ghost": "ghost", "flying": "wing", "trail": "bars", "P": "portal", "B": "boss"}
"""Signs of the tokens that are not plain waves, by how they begin."""


def ground(scene: Scene) -> None:
    """Put down everything on the map that stays: then come trays and figures."""
    view = scene.view
    scene.put("land", (view.map, tuple([(heap.side, heap.square) for heap in view.piles])), lambda: land(scene))
    if view.attack:
        looking_on = scene.looking is not None
        scene.put("range", (view.attack.squares, looking_on), lambda: in_range(scene, looking_on))
    through = tuple([one.site for one in view.sites if is_through(scene, one)]) if scene.open_squares else ()
    built = tuple([view.towers[tower.kind] for one in view.sites for tower in one.towers])
    occupied = tuple([one.site for one in view.sites if one.square in scene.occupied])
    reads = (view.sites, built, through, occupied, scene.looked_on_as("site"))
    scene.section("sites", reads, partial(sites, scene))
    scene.section("edges", (view.piles, view.hearts, view.max_hearts), partial(edges, scene))


def sites(scene: Scene) -> None:
    for one in scene.view.sites:
        site(scene, one)


def edges(scene: Scene) -> None:
    """Put down what lies beside the map: where the hordes come from, and the kingdom."""
    view = scene.view
    for heap in view.piles:
        pile(scene, heap)
    x, y, w, h = kingdom_box(scene)
    scene.put("kingdom", (view.hearts, view.max_hearts), lambda: kingdom(scene, w, h), at(x, y))


def land(scene: Scene) -> str:
    """Draw the land in the light of its picture, and every square."""
    seen = scene.squares
    parts = [image(sights.land(scene), *scene.layout.map), lanes(scene), names(scene), compass(scene)]
    parts += [square(scene, one) for one in sorted(scene.view.map.squares, key=lambda one: seen.spots[one.square])]
    return "".join(parts)


def in_range(scene: Scene, looking_on: bool) -> str:
    """Frame the squares that what attacks can reach; paler while somebody else attacks."""
    assert scene.view.attack is not None
    size = scene.squares.size
    look = "range looked-on" if looking_on else "range"
    frames = []
    for reached in scene.view.attack.squares:
        x, y = scene.squares.corners[reached]
        frames.append(
            tag("rect", class_=look, data_square=reached, x=x + 3, y=y + 3, width=size - 6, height=size - 6, rx=6)
        )
    return "".join(frames)


def names(scene: Scene) -> str:
    """Write letters for the columns of the map, numbers for its rows: above and on the left, however it is turned."""
    seen = scene.squares
    size = scene.layout.least
    parts = []
    covered = [(turning.side(pile.side, scene.quarter), seen.spots[pile.square]) for pile in scene.view.piles]
    called = {seen.spots[one.square]: (chr(65 + one.col), str(one.row + 1)) for one in scene.view.map.squares}
    for col in range(seen.across):
        if scene.layout.tall and ("N", (0, col)) in covered:
            continue
        name = called[0, col][seen.quarter % 2]
        parts.append(words(seen.x + (col + 0.5) * seen.size, seen.y - 3, name, size, "place", "middle"))
    for row in range(seen.down):
        if scene.layout.tall and ("W", (row, 0)) in covered:
            continue
        middle = seen.y + (row + 0.5) * seen.size + size * 0.36
        parts.append(words(seen.x - 4, middle, called[row, 0][1 - seen.quarter % 2], size, "place", "end"))
    return "".join(parts)


def compass(scene: Scene) -> str:
    """Show where north is on a map that is turned, at a corner without a road: words speak of north and east."""
    if not scene.quarter:
        return ""
    seen, size = scene.squares, scene.layout.least
    x, y, w, h = scene.layout.map
    r = size * 0.92
    corners = [((row, col), one) for one in scene.view.map.squares for row, col in [seen.spots[one.square]]]
    free = {spot for spot, one in corners if one.kind != "path"}
    places = {
        (0, 0): (x + r + 6, y + r + 6),
        (0, seen.across - 1): (x + w - r - 6, y + r + 6),
        (seen.down - 1, 0): (x + r + 6, y + h - r - 6),
        (seen.down - 1, seen.across - 1): (x + w - r - 6, y + h - r - 6),
    }
    across, down = next((point for spot, point in places.items() if spot in free), places[0, 0])
    tip = trace("M", 0.0, -r * 1.36, "l", r * 0.5, r * 0.62, "h", -r, "z")
    needle = f'<path class="facing" transform="{at(across, down, 90 * scene.quarter)}" d="{tip}"/>'
    letter = words(across, down + size * 0.36, scene.say(Phrase("N", "N")), size, "big marked", "middle")
    return tag("g", needle, circle(across, down, r * 0.78, "left"), letter, class_="compass pointing")


def square(scene: Scene, one: SquareView) -> str:
    """Draw one square; what lies on it is drawn later. Its tint shows what pointing at other things says of it."""
    size = scene.squares.size
    parts = [rect(1, 1, size - 2, size - 2, f"spot sq-{one.square}", 6)]
    if one.kind == "path":
        parts.append(way(scene, one))
    if one.trail:
        parts.append(rect(size * 0.14, size * 0.14, size * 0.72, size * 0.72, "closed", size * 0.08))
        parts.append(icon(icon_of(one.trail, "bars"), size * 0.27, size * 0.27, size * 0.46, "closed-ink"))
    parts.append(when_legal(use("kr-lit", 0, 0, size, size)))
    return scene.thing(
        f"square:{one.square}",
        *parts,
        name=scene.say(saying.SPACE, code=saying.code(scene, one.square)),
        text=saying.square_text(scene, one),
        kind="square",
        why=f"go:{one.square}",
        place=scene.squares.places[one.square],
    )


def lanes(scene: Scene) -> str:
    """Draw where one square of the path ends and another begins."""
    size = scene.squares.size
    edges = ""
    for one in scene.view.map.squares:
        if one.kind == "path":
            x, y = scene.squares.corners[one.square]
            edges += trace("M", x, " ", y, "h", size, "v", size, "h", -size, "z")
    return path(edges, "lane")


def way(scene: Scene, one: SquareView) -> str:
    """Show where the path goes on from here: a chevron pressed into the earth."""
    size = scene.squares.size
    quarter = QUARTERS[sights.seen_onward(scene, one)]
    long = size * 0.13
    chevron = trace("M", -long, long, "l", long, -long, "l", long, long)
    transform = f"translate({size / 2:.1f} {size / 2:.1f}) rotate({quarter})"
    return f'<path class="way" transform="{transform}" d="{chevron}"/>'


def site(scene: Scene, one: SiteView) -> None:
    """Put down a building site. Where its square may be chosen and it may not, a press goes through it."""
    key = f"site:{one.site}"
    through = is_through(scene, one)
    hidden = is_hidden(scene, one)
    kinds = tuple([scene.view.towers[tower.kind] for tower in one.towers])
    reads = (one, kinds, through, hidden, scene.looked_on == key)
    scene.put(key, reads, lambda: site_thing(scene, one, through, hidden), scene.squares.places[one.square])


def is_through(scene: Scene, one: SiteView) -> bool:
    return scene.is_through(f"site:{one.site}", one.square)


def is_hidden(scene: Scene, one: SiteView) -> bool:
    """Tell whether something stands on a site, where its mark would be."""
    return bool(one.towers) or one.square in scene.occupied


def site_thing(scene: Scene, one: SiteView, through: bool, hidden: bool) -> str:
    """Draw a site as a thing: what it looks like, and its words, are the same for who acts and who looks on."""
    key = f"site:{one.site}"
    size = scene.squares.size
    kinds = tuple([scene.view.towers[tower.kind] for tower in one.towers])
    frame = (size * 0.03, size * 0.03, size * 0.94, size * 0.94)
    parts = [
        scene.easel.piece("slab", (one, kinds, hidden), lambda: slab(scene, one, hidden)),
        shapes.origin(frame, scene.looked_on == key, size * 0.16),
        rect(2, 2, size - 4, size - 4, f"tint sq-{one.square}", 6),
    ]
    if through:
        parts.append(rect(3, 3, size - 6, size - 6, "lit", 7))
    return scene.thing(
        key,
        *parts,
        name=scene.say(saying.SITE, letter=one.letter),
        text=scene.easel.piece("site's words", (one, kinds), lambda: saying.site_text(scene, one)),
        kind="site through" if through else "site readable" if one.towers else "site",
        why=f"build:{one.site}",
    )


def slab(scene: Scene, one: SiteView, hidden: bool) -> str:
    """Draw a slab of stone with its colour let in, the towers on it, the mark of its colour with its letter."""
    size = scene.squares.size
    parts = [
        use("kr-slab", size * 0.02, size * 0.04, size * 0.96, size * 0.96),
        rect(size * 0.16, size * 0.16, size * 0.68, size * 0.64, f"inlay c-{one.colour}", size * 0.1),
    ]
    if one.towers:
        parts.append(towers.standing(scene, one, size))
    parts.append(token_of(scene, one, size, hidden))
    if one.banned:
        parts.append(rect(size * 0.05, size * 0.05, size * 0.9, size * 0.9, "veil", size * 0.16))
        parts.append(icon("lock", size * 0.36, size * 0.3, size * 0.28, "pale"))
    parts.append(shapes.halo(size * 0.05, size * 0.05, size * 0.9, size * 0.9, size * 0.16))
    return "".join(parts)


def token_of(scene: Scene, one: SiteView, size: float, hidden: bool) -> str:
    """Draw the mark of a site with its letter: large in the middle, or small at the corner beside what hides it."""
    letter = "letter-dark" if one.colour in ("white", "yellow") else "letter"
    r, x, y = size * 0.25, size / 2, size * 0.48
    letters = size * 0.3
    if hidden:
        letters = max(size * 0.15, scene.layout.least)
        r = letters * 0.74
        x, y = r * 0.9, size - min(r * 0.9, size * 0.18)  # below the inlay, however small the square is
    low = 0.5 if one.colour == "green" else 0.36
    drawn = shapes.mark(one.colour, x, y, r)
    return drawn + words(x, y + letters * low, one.letter, letters, letter, "middle", r * 1.7)


def pile(scene: Scene, one: PileView) -> None:
    x, y, w, h = box_beside(scene, one.square, one.side)
    scene.put(f"pile:{one.pile}", (one,), lambda: pile_thing(scene, one, w, h), at(x, y))


def pile_thing(scene: Scene, one: PileView, w: float, h: float) -> str:
    """Draw a rift beside its first square: what comes next out of it, its number, with room how many are left."""
    least = scene.layout.least
    upright = turning.side(one.side, scene.quarter) in "WE"
    closed = not one.open or bool(one.blocked_by)
    side = min(w, h) * (1.06 if upright else 1.16)
    across, down = (w / 2, side * 0.5) if upright else (w * 0.36, h / 2)
    drawn = image(sights.PORTAL, across - side / 2, down - side / 2, side, side)
    parts = [rect(0, 0, w, h, "spot", 6), tag("g", drawn, class_="shut" if closed else None)]
    if one.tokens:
        chip = max(side * 0.52, least * 1.3)
        parts.append(token(one.tokens[0].token, across - chip / 2, down - chip / 2, chip, not closed))
    badge = least * (0.72 if scene.layout.tall else 0.92)
    if closed and one.tokens:
        sign = icon_of(one.blocked_by, "lock") if one.blocked_by else "lock"
        inwards = scene.layout.tall and turning.side(one.side, scene.quarter) == "E"  # beyond it the table ends
        lock = across - side * 0.38 if inwards else across + side * 0.38
        parts.append(circle(lock, down + side * 0.34, badge * 0.72, "left"))
        parts.append(icon(sign, lock - badge / 2, down + side * 0.34 - badge / 2, badge, "gold"))
    if not scene.layout.tall:
        x, y = (w / 2, side + badge * 0.62) if upright else (w * 0.8, h * 0.62)
        parts.append(shapes.pill(x, y, f"×{one.left}", least, "left", anchor="middle")[0])
    x, y = (badge * 0.5, badge * 0.1) if upright else (w * 0.76, h * 0.16)
    if scene.layout.tall:
        x, y = (w / 2, side + badge * 0.8) if upright else (w * 0.82, h / 2)
    parts.append(circle(x, y, badge * 0.8, "number"))
    parts.append(words(x, y + least * 0.36, str(one.pile), least, "big", "middle", badge * 1.3))
    return scene.thing(
        f"pile:{one.pile}",
        *parts,
        name=scene.say(saying.PILE, n=one.pile),
        text=saying.pile_text(scene, one),
        kind="spawn readable",
    )


def box_beside(scene: Scene, square: int, side: str) -> Box:
    """Find where what is not on the map lies: outside, on this side of it, beside a square."""
    seen, tall = scene.squares, scene.layout.tall
    side = turning.side(side, scene.quarter)
    size = seen.size
    x, y = seen.corners[square]
    deep = size * ((BESIDE[side] if tall else PILE_ACROSS if side in "WE" else PILE_DOWN) - 0.05)
    before = 2 if tall else size * EDGE
    if side in "WE":
        return (
            (seen.x - before - deep if side == "W" else seen.x + seen.across * size + 4),
            y + size * 0.03,
            deep,
            size * 0.94,
        )
    return (
        x + size * 0.01,
        (seen.y - before - deep if side == "N" else seen.y + seen.down * size + 4),
        size * 0.98,
        deep,
    )


def token(id: str, x: float, y: float, size: float, is_next: bool) -> str:
    """Draw a horde card to come: the number of its wave, or the sign of what is special about it."""
    kind = "chip-next" if is_next else "chip"
    drawn = rect(x, y, size, size, kind, size * 0.2)
    sign = TOKENS.get(id) or TOKENS.get(id[:1])
    if sign is None:
        return drawn + words(
            x + size / 2, y + size * 0.78, id.lstrip("w"), size * 0.8, f"big {kind}-ink", "middle", size * 0.9
        )
    drawn += icon(sign, x + size * 0.14, y + size * 0.14, size * 0.72, f"{kind}-ink")
    return drawn


def kingdom_box(scene: Scene) -> Box:
    """Find where the castle stands: at the end of the path."""
    squares = scene.view.map
    last = next(one for one in squares.squares if one.onward == -2)
    return box_beside(scene, last.square, squares.exit_side)


def kingdom(scene: Scene, w: float, h: float) -> str:
    """Draw the gate at the end of the path, with the hearts that are left."""
    view = scene.view
    least = scene.layout.least
    side = turning.side(view.map.exit_side, scene.quarter)
    if side in "EW":
        wide = min(w * (2.0 if scene.layout.tall else 1.12), h * 0.76)
        left = (w - wide) / 2 if not scene.layout.tall else w - wide if side == "E" else 0.0
        parts = [image(sights.GATE, left, 0, wide, wide * 112 / 96)]
        y = wide * 112 / 96 + least * 0.5
        x, anchor = (w + 2, "end") if side == "E" else (-2.0, "start")
    elif scene.layout.tall:
        high = h * 1.9  # it rises over the end of the road, as far as no tray lies there
        wide = high * 96 / 112
        left = (w - wide + 4 - shapes.pill(0, 0, str(view.hearts), least, "left", "heart")[1]) / 2
        gate = image(sights.GATE, left, (h - high) * (side == "S"), wide, high)
        parts = [tag("g", gate, class_="pointing")]
        x, y, anchor = left + wide - 4, h * 0.6, "start"
    else:
        parts = [image(sights.GATE, 0, -h * 0.1, h * 1.2 * 96 / 112, h * 1.2)]
        x, y, anchor = h * 1.1, h * 0.55, "start"
    parts.append(shapes.pill(x, y, str(view.hearts), least, "left", "heart", anchor)[0])
    return scene.thing(
        "kingdom",
        rect(0, 0, w, h, "spot"),
        *parts,
        name=scene.say(Phrase("Uscita: il regno", "Exit: the kingdom")),
        text=scene.say(purse.TOLD["hearts"][1], now=view.hearts, most=view.max_hearts),
        kind="kingdom readable",
    )
