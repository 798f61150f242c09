"""Small parts of the picture: marks of the colours, dice, bars, badges, frames."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ludoteca.games.synchro.shows.drawing.icons import SIGNS, icon
from ludoteca.kernel.drawing import circle, path, rect, tag, trace, width, words
from ludoteca.kernel.paintings import when_asking, when_legal

pill: Final = SIGNS.pill
counted: Final = SIGNS.counted
COLOURS: Final = ("red", "blue", "green", "transparent")
"""Of Shards, by their numbers."""
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=2048)
def mark_path(colour: str, x: float, y: float, r: float) -> str:
    """Every colour has a shape: red square, blue circle, green triangle, yellow diamond, transparent hexagon."""
    if colour == "red":
        return trace("M", x - r * 0.86, y - r * 0.86, "h", r * 1.72, "v", r * 1.72, "h", -r * 1.72, "z")
    if colour == "green":
        return trace("M", x, y - r * 1.08, "l", r * 1.12, r * 1.94, "h", -r * 2.24, "z")
    if colour == "yellow":
        return trace(
            "M", x, y - r * 1.12, "l", r * 1.12, r * 1.12, "l", -r * 1.12, r * 1.12, "l", -r * 1.12, -r * 1.12, "z"
        )
    if colour == "transparent":
        points = [(x + r * 1.04 * sin(at * pi / 3), y - r * 1.04 * cos(at * pi / 3)) for at in range(6)]
        return "M" + "L".join([f"{px:.1f} {py:.1f}" for px, py in points]) + "z"
    return trace("M", x - r, y, "a", r, " ", r, " 0 1 1 ", 2 * r, " 0 ", "a", r, " ", r, " 0 1 1 ", -2 * r, " 0z")


def mark(colour: str, x: float, y: float, r: float, class_: str = "mark") -> str:
    return path(mark_path(colour, round(x, 1), round(y, 1), round(r, 1)), f"{class_} c-{colour}")


def cost(amounts: Sequence[int], x: float, y: float, r: float, class_: str = "mark") -> tuple[str, float]:
    """Shards beside each other from x on, around the line y, and how wide they are; too many are counted."""
    parts = []
    left = x
    for colour, n in enumerate(amounts):
        for _ in range(n if n <= 3 else 1):
            parts.append(mark(COLOURS[colour], left + r, y, r, class_))
            left += r * 2.25
        if n > 3:
            long = width(f"×{n}", r * 1.7, True)
            parts.append(words(left + r * 0.1, y + r * 0.62, f"×{n}", r * 1.7, "big same", room=long + r * 0.1))
            left += r * 0.3 + long
    return "".join(parts), left - x


def die(value: int, x: float, y: float, size: float, class_: str = "die") -> str:
    """The face of a die in a box; 0 is a blank one."""
    drawn = rect(x, y, size, size, class_, size * 0.2)
    step = size * 0.27
    for across, down in _PIPS.get(value, ()):
        drawn += circle(x + size / 2 + across * step, y + size / 2 + down * step, size * 0.095, f"{class_}-pip")
    return drawn


def bar(now: int, most: int, x: float, y: float, w: float, h: float, said: bool = True) -> str:
    """Health: a bar, notched by its share, with both numbers on it."""
    share = max(0.0, min(1.0, now / most)) if most else 0.0
    level = "full" if share > 0.6 else "half" if share > 0.3 else "low"
    drawn = rect(x, y, w, h, "bar", h * 0.35)
    if share:
        drawn += tag("g", rect(x + 1, y + 1, max(h * 0.5, (w - 2) * share), h - 2, f"bar-{level}", h * 0.3))
    if said:
        size = h * 0.86
        drawn += icon("heart", x + 3, y + h * 0.14, h * 0.72, "pale")
        drawn += words(x + w / 2 + h * 0.3, y + h * 0.82, f"{now}/{most}", size, "big bar-ink", "middle", w - h * 1.2)
    return drawn


def halo(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """The frame over a thing, seen while it may be chosen."""
    return when_legal(rect(x, y, w, h, "halo-under", rx), rect(x, y, w, h, "halo", rx))


def origin(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """The frame of a thing, seen while a choice comes from it."""
    return when_asking(rect(x + 2, y + 2, w - 4, h - 4, "origin", rx))
