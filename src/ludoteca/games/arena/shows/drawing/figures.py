"""Figures: emblem on the base of their side, health ring and number, status counters around, the active one lit."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.emblems import emblem, tone
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import BorneStatus, CharacterView
from ludoteca.kernel.drawing import circle, path, rect, thing, trace, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.paintings import when_asking, when_legal

MOST_CHIPS: Final = 6
"""Status effects that a figure has room for; the sheet beside the Arena shows all."""
RING: Final = 0.74
"""Where the health ring runs, between the side's colour and the character's."""
LOW: Final = 0.34
"""Health below this share is told by another ring."""


def standing(scene: Scene) -> None:
    """Every figure in the Arena; the active one last, so that nothing covers it."""
    middles = scene.hexes.middles
    found = [one for one in scene.characters if one.space >= 0]
    found.sort(key=lambda one: (one.figure == scene.view.active, middles[one.space][1]))
    for one in found:
        figure(scene, one, *middles[one.space], scene.hexes.size * 0.6)


def figure(scene: Scene, one: CharacterView, x: float, y: float, r: float) -> None:
    """A figure around (x, y). Where its space may be chosen and it may not, a press goes through it."""
    key = one.key
    through = one.space >= 0 and scene.legal(f"space:{one.space_id}") and not scene.legal(key)
    wish = "target" if scene.seeking else "attack" if one.side != scene.near_side else ""
    reads = (r, one.figure == scene.view.active, through, wish, saying.figure_reads(one))
    scene.put(key, reads, partial(figure_thing, scene, one, r, through, wish), at(x, y))


def figure_thing(scene: Scene, one: CharacterView, r: float, through: bool, wish: str) -> str:
    return thing(
        one.key,
        rect(-r, -r, 2 * r, 2 * r, "ghost-none"),
        body(scene, one, r),
        when_asking(shapes.ring(one.side, 0, 0, r * 1.3, "origin pointing", 3)),
        name=one.name.say(scene.lang),
        text="\n".join(saying.figure_lines(scene, one)),
        kind="figure through" if through else "figure",
        why=scene.why(f"{wish}:{one.figure}") if wish else None,
    )


def body(scene: Scene, one: CharacterView, r: float) -> str:
    """What is seen of a figure, around (0, 0)."""
    parts = []
    active = one.figure == scene.view.active and one.space >= 0
    if active:
        parts.append(shapes.plate(one.side, 0, 0, r * 1.2, "phase-open"))
    parts.append(medallion(one, 0, 0, r, scene.lang))
    share = max(0.0, min(1.0, one.health / max(1, one.max_health)))
    thick = r * 0.11
    parts.append(shapes.ring(one.side, 0, 0, r * RING, "well", thick))
    if one.health > 0:
        low = "life life-low" if share < LOW else "life"
        parts.append(shapes.ring(one.side, 0, 0, r * RING, low, thick * 0.8, share))
    parts.append(
        when_legal(
            shapes.ring(one.side, 0, 0, r * 1.15, "halo-under pointing", 7),
            shapes.ring(one.side, 0, 0, r * 1.15, "halo pointing", 4),
        )
    )
    parts.append(shapes.ring(one.side, 0, 0, r * 1.12, f"strike hit-{one.figure}", 3.5))
    if one.upgraded:
        parts.append(circle(r * 0.78, r * 0.78, r * 0.3, "phase-open"))
        parts.append(shapes.icon("upgrade", r * 0.6, r * 0.6, r * 0.36, "deep"))
    if one.out or one.knocked:
        parts.append(shapes.plate(one.side, 0, 0, r, "shade"))
        parts.append(shapes.icon("fallen", -r * 0.6, -r * 0.6, r * 1.2, "cross"))
    else:
        parts.append(health(one, r, scene.layout.least))
    parts.append(counters(scene, one, r))
    if active:
        tip = -r * 1.22
        parts.append(path(trace("M", 0.0, tip, "l", -r * 0.3, -r * 0.36, "h", r * 0.6, "z"), "pointer"))
    return "".join(parts)


def medallion(one: CharacterView, x: float, y: float, r: float, lang: str) -> str:
    """The base in the side's shape and colour, the disc in the character's, its emblem."""
    return (
        shapes.plate(one.side, x, y, r, f"plate side-{one.side}")
        + shapes.plate(one.side, x, y, r * 0.76, tone(one.id))
        + emblem(one, x, y, r * 0.92, lang)
    )


def health(one: CharacterView, r: float, least: float) -> str:
    """The number under the ring, on a badge."""
    size = max(r * 0.52, least)
    w = size * (2.2 if one.health > 9 else 1.5) + size * 0.5
    y = r * 0.5
    return (
        rect(-w / 2, y, w, size * 1.16, "badge", size * 0.58)
        + shapes.icon("health", -w / 2 + size * 0.25, y + size * 0.2, size * 0.78, "badge-icon")
        + words(w / 2 - size * 0.3, y + size * 0.95, str(one.health), size, "big", "end", w - size * 1.36)
    )


def counters(scene: Scene, one: CharacterView, r: float) -> str:
    """Status chips in two columns at the upper left and right of the figure."""
    statuses = one.statuses
    size = max(r * 0.5, scene.layout.least * 0.96)
    shown = statuses if len(statuses) <= MOST_CHIPS else statuses[: MOST_CHIPS - 1]
    parts = []
    for place, status in enumerate(shown):
        parts.append(chip(status, place, r, size))
    if len(shown) < len(statuses):
        x, y, w = chip_place(MOST_CHIPS - 1, r, size)
        parts.append(rect(x, y, w, size * 1.14, "token", size * 0.4))
        parts.append(words(x + w / 2, y + size * 0.92, f"+{len(statuses) - len(shown)}", size, "big", "middle", w))
    return "".join(parts)


def chip_place(place: int, r: float, size: float) -> tuple[float, float, float]:
    """Beside the emblem, yet within the space of the figure as far as the letters allow."""
    w = size * 1.74
    row, right = divmod(place, 2)
    inner = max(r * 0.3, min(r * 0.6, r * 1.45 - w))
    return inner if right else -inner - w, -r * 1.08 + row * size * 1.16, w


def chip(status: BorneStatus, place: int, r: float, size: float) -> str:
    x, y, w = chip_place(place, r, size)
    return counter(status, x, y, w, size)


def counter(status: BorneStatus, x: float, y: float, w: float, size: float) -> str:
    """A status effect as its sign with its counters: light when helpful, dark when not."""
    good = status.helpful
    ink = "inky" if good else "white"
    return (
        rect(x, y, w, size * 1.14, "token" if good else "token-bad", size * 0.4)
        + shapes.icon(icon_of(status.id, "status"), x + size * 0.14, y + size * 0.13, size * 0.88, ink)
        + words(x + w - size * 0.16, y + size * 0.94, str(status.counters), size, f"big {ink}", "end", w - size * 1.1)
    )
