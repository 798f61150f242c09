"""Figures: standing on the base of their side, with a plate for their health and status counters around them."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.art.addresses import figure_address, portrait_address
from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import BorneStatus, CharacterView, PersonView
from ludoteca.kernel.drawing import circle, image, path, rect, tag, thing, trace, width, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.paintings import when_asking, when_legal

MOST_CHIPS: Final = 6
"""Status effects that a figure has room for; its words tell all."""
TALL: Final = 3.2
"""How high a figure is, in radii of its base; its feet are at this share of it."""
FOOT: Final = 0.935
LOW: Final = 0.34
MIDDLE: Final = 0.67
"""Health below these shares is told by other bars."""
SHARE: Final = 0.6
"""The radius of a base, of that of its space."""


def standing(scene: Scene) -> None:
    """Put all figures in the Arena."""
    shown = tuple([saying.figure_reads(one) for one in scene.characters])
    scene.section("figures", (shown, scene.view.active), partial(standing_figures, scene))


def standing_figures(scene: Scene) -> None:
    """Lay out every figure in the Arena, the farthest first, so that nearer ones are in front; then all numbers."""
    middles = scene.hexes.middles
    present = [one for one in scene.characters if one.space >= 0]
    present.sort(key=lambda one: (middles[one.space][1], middles[one.space][0]))
    r = scene.hexes.size * SHARE
    for one in present:
        figure(scene, one, *middles[one.space], r)
    for one in present:
        reads = (r, one.health, one.max_health, saying.statuses_reads(one))
        scene.put(f"vital:{one.figure}", reads, partial(vital, scene, one, r), at(*middles[one.space]))


def vital(scene: Scene, one: CharacterView, r: float) -> str:
    """Draw health and status effects of a figure over all figures: nothing hides a number, presses go through it."""
    told = [scene.say(saying.HEALTH, now=one.health, most=one.max_health)]
    told += [saying.status_words(status, scene.lang) for status in one.statuses]
    return thing(
        f"vital:{one.figure}",
        counters(scene, one, r),
        health(one, r, scene.layout.least),
        name=one.short.say(scene.lang),
        text=", ".join(told),
        kind="vitals pointing",
    )


def figure(scene: Scene, one: CharacterView, x: float, y: float, r: float) -> None:
    """Lay out a figure, its base around (x, y)."""
    is_rival = one.side != scene.near_side
    reads = (r, one.figure == scene.view.active, is_rival, saying.figure_reads(one))
    scene.put(one.key, reads, partial(figure_thing, scene, one, r, is_rival), at(x, y))


def figure_thing(scene: Scene, one: CharacterView, r: float, is_rival: bool) -> str:
    """Draw a figure; a press asks about it as a target while one is sought, else of a rival why it is not attacked.

    Its words are the same whoever looks, and it looks the same wherever it stands.
    """
    active = one.figure == scene.view.active
    looks = (one.figure, r, active, one.out, one.knocked, one.upgraded, one.space < 0 and (one.health, one.max_health))
    words_of = partial(saying.figure_text, scene, one)
    wishes = f"attack:{one.figure} target:{one.figure}" if is_rival else f"target:{one.figure}"
    return thing(
        one.key,
        rect(-r, -2.4 * r, 2 * r, 2.9 * r, "ghost-none"),
        scene.easel.piece("body", looks, partial(body, scene, one, r)),
        when_asking(path(shapes.base(one.side, r * 1.3), "origin pointing")),
        name=one.name.say(scene.lang),
        text=scene.easel.piece("words", (one.figure, active, saying.figure_reads(one)), words_of),
        kind="figure",
        why=scene.why(wishes),
        sought=not is_rival,
        over=f"space:{one.space_id}" if one.space >= 0 else "",
    )


def body(scene: Scene, one: CharacterView, r: float) -> str:
    """Draw what is seen of a figure, its base around (0, 0)."""
    active = one.figure == scene.view.active and one.space >= 0
    gone = one.out or one.knocked
    thick = r * 0.16
    parts = [path(shapes.base(one.side, r * 1.12, thick * 1.6), "shadow pointing")]
    if active:
        parts.append(path(shapes.base(one.side, r * 1.34, thick * 0.5), "glow"))
    parts += [
        path(shapes.base(one.side, r, thick), f"under-{one.side}"),
        path(shapes.base(one.side, r), f"base side-{one.side}" + (" risen" if one.upgraded else "")),
        path(shapes.base(one.side, r * 0.74), f"under-{one.side}"),
        when_legal(
            path(shapes.base(one.side, r * 1.22), "halo-under pointing"),
            path(shapes.base(one.side, r * 1.22), "halo pointing"),
        ),
        path(shapes.base(one.side, r * 1.16), f"strike hit-{one.figure}"),
        path(trace("M", -r * 0.55, 0, "V", -r * 1.7, "Q", 0, -r * 3.1, r * 0.55, -r * 1.7, "V", 0, "z"), "ghost"),
        standing_image(one, r, "gone" if gone else ""),
    ]
    if one.upgraded:
        parts.append(shapes.icon("upgrade", r * 0.62, r * 0.02, r * 0.42, "icon-gold edge pointing"))
    if gone:
        parts.append(shapes.icon("fallen", -r * 0.6, -r * 1.6, r * 1.2, "cross pointing"))
    elif one.space < 0:
        parts.append(health(one, r, scene.layout.least))
    if active:
        tip = -r * (TALL * FOOT - 0.1)
        parts.append(path(trace("M", 0.0, tip, "l", -r * 0.28, -r * 0.34, "h", r * 0.56, "z"), "pointer"))
    return "".join(parts)


def standing_image(person: PersonView, r: float, class_: str = "") -> str:
    """Draw somebody's picture with the feet at (0, 0.16 r)."""
    high = r * TALL
    drawn = image(figure_address(person), -high * 0.375, r * 0.16 - high * FOOT, high * 0.75, high)
    return tag("g", drawn, class_=class_) if class_ else drawn


def portrait(person: PersonView, side: int, x: float, y: float, r: float) -> str:
    """Draw somebody's head in a disc around (x, y), in the shape and colour of the side."""
    return (
        shapes.disc(side, x, y, r * 1.13, f"base side-{side}")
        + circle(x, y, r, "deep")
        + image(portrait_address(person), x - r, y - r, 2 * r, 2 * r)
    )


def health(one: CharacterView, r: float, least: float) -> str:
    """Draw the plate in front of the base."""
    size = max(r * 0.36, least)
    w = max(r * 1.5, width(f"{one.health}/{one.max_health}", size, True) + size * 0.9)
    return plate(one, -w / 2, r * 0.3, w, size * 1.3, size)


def plate(one: CharacterView, x: float, y: float, w: float, h: float, size: float) -> str:
    """Draw a plate that is filled as far as there is health, with the number."""
    share = max(0.0, min(1.0, one.health / max(1, one.max_health)))
    bar = "life-low" if share < LOW else "life-mid" if share < MIDDLE else "life"
    parts = [rect(x, y, w, h, "vital", h / 2)]
    if share:
        left = x + h / 2
        parts.append(
            tag("line", class_=bar, x1=left, y1=y + h / 2, x2=left + (w - h) * share, y2=y + h / 2, stroke_width=h - 3)
        )
    number = f"{one.health}/{one.max_health}"
    parts.append(words(x + w / 2, y + h * 0.77, number, size, "big white edge", "middle", w - size * 0.4))
    return "".join(parts)


def counters(scene: Scene, one: CharacterView, r: float) -> str:
    """Draw status chips in two columns at the left and right of the figure's shoulders."""
    statuses = one.statuses
    size = scene.layout.least
    shown = statuses if len(statuses) <= MOST_CHIPS else statuses[: MOST_CHIPS - 1]
    parts = [counter(status, *chip_place(index, r, size), size) for index, status in enumerate(shown)]
    if len(shown) < len(statuses):
        x, y, w = chip_place(MOST_CHIPS - 1, r, size)
        parts.append(rect(x, y, w, size * 1.3, "seal", size * 0.6))
        parts.append(
            words(x + w / 2, y + size * 1.02, f"+{len(statuses) - len(shown)}", size, "big white", "middle", w)
        )
    return "".join(parts)


def chip_place(index: int, r: float, size: float) -> tuple[float, float, float]:
    """Find the place and the width of a chip beside the figure, from its shoulders down."""
    w = size * 2.0
    row, left = divmod(index, 2)
    inner = max(r * 0.36, min(r * 0.62, r * 1.5 - w))
    top = min(-r * 1.75, r * 0.15 - size * 4.2)
    return -inner - w if left else inner, top + row * size * 1.4, w


def counter(status: BorneStatus, x: float, y: float, w: float, size: float) -> str:
    """Draw a status effect as its sign with its counters: green and smooth when helpful, dark and dashed when not."""
    return (
        rect(x, y, w, size * 1.3, "token" if status.helpful else "token-bad", size * 0.6)
        + shapes.icon(icon_of(status.id, "status"), x + size * 0.2, y + size * 0.19, size * 0.92, "white")
        + words(x + w - size * 0.24, y + size * 1.03, str(status.counters), size, "big white", "end", w - size * 1.2)
    )
