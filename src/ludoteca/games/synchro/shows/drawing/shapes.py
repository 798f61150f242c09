"""Small parts of the picture: marks of the colours, dice, bars, badges, frames, signs of what is done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludoteca.games.synchro.shows.drawing.icons import SIGNS, icon
from ludoteca.games.synchro.state.cards import COLOURS
from ludoteca.games.synchro.state.view_types import BoardMonster, DeedView, HeroBoard
from ludoteca.kernel.drawing import circle, image, path, rect, tag, trace, width, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.marks import Marks
from ludoteca.kernel.paintings import when_asking, when_legal
from ludoteca.kernel.texts import Phrase

pill: Final = SIGNS.pill
counted: Final = SIGNS.counted
MARKS: Final = Marks(0.86, (1.08, 1.94), 1.12, 1.04, "transparent")
mark: Final = MARKS.mark
"""Of Shards, by their numbers."""
DEED_INKS: Final = {
    "damage": "rose",
    "burn": "rose",
    "shield": "sky",
    "heal": "life",
    "stun": "gold",
    "silence": "woeful",
}
LEVELS: Final = {"LV": Phrase("LV", "LV"), "CLV": Phrase("CLV", "CLV")}
"""What amounts count by, as it is printed."""
_LEVEL: Final = re.compile(r"(C?LV)")
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@kept(500)
def gem(colour: str, x: float, y: float, r: float) -> str:
    """Draw a Shard, with light on it."""
    glint = trace("M", x - r * 0.55, y + r * 0.1, "l", r * 0.4, -r * 0.62, "h", r * 0.42, "z")
    return mark(colour, x, y, r) + path(glint, "glint")


def cost(amounts: Sequence[int], x: float, y: float, r: float, class_: str = "mark") -> tuple[str, float]:
    """Draw Shards beside each other from x on, around the line y, and tell how wide they are; too many are counted."""
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


@kept(600)
def die(value: int, x: float, y: float, size: float, class_: str = "die") -> str:
    """Draw the face of a die in a box; 0 is a blank one."""
    drawn = rect(x, y, size, size, class_, size * 0.2)
    step = size * 0.27
    for across, down in _PIPS.get(value, ()):
        drawn += circle(x + size / 2 + across * step, y + size / 2 + down * step, size * 0.095, f"{class_}-pip")
    return drawn


@kept(1000)
def bar(now: int, most: int, x: float, y: float, w: float, h: float, boss: bool = False, lost: int = 0) -> str:
    """Draw health: a bar with both numbers on it, and hatched what will be lost of it."""
    share = max(0.0, min(1.0, now / most)) if most else 0.0
    level = "boss" if boss else "full" if share > 0.5 else "half" if share > 0.25 else "low"
    drawn = rect(x, y, w, h, "bar", h * 0.35)
    if share:
        long = max(h * 0.5, (w - 2) * share)
        filled = rect(x + 1, y + 1, long, h - 2, f"bar-{level}", h * 0.3)
        drawn += tag("g", filled, rect(x + 2, y + 2, long - 2, h * 0.34, "bar-shine", h * 0.2))
        if lost:
            gone = min(long, (w - 2) * lost / most)
            drawn += tag("g", rect(x + 1 + long - gone, y + 1, gone, h - 2, "bar-lost", h * 0.3))
    size = h * 0.92
    return drawn + words(x + w / 2, y + h * 0.83, f"{now}/{most}", size, "big bar-ink edged", "middle", w - 6)


def badges(one: HeroBoard | BoardMonster, right: float, y: float, size: float) -> tuple[str, float]:
    """Draw Shields and tokens, from the right, and tell how wide they are together."""
    parts = []
    x = right
    tokens = [("guard", "shield", str(one.shield))] if one.shield else []
    tokens += [("daze", "stun", "")] * one.stunned + [("woe", "silence", "")] * one.silenced
    for class_, sign, figures in tokens:
        drawn, wide = pill(x, y, figures, size, class_, sign, "end")
        parts.append(drawn)
        x -= wide + 3
    return "".join(parts), right - x


@kept(800, most=1024)
def deed(one: DeedView, x: float, y: float, size: float, lang: str) -> tuple[str, float]:
    """Draw the sign and number of something that is done, on the baseline y, and say how wide they are."""
    ink = DEED_INKS.get(one.verb, "on")
    drawn = icon(one.verb, x, y - size * 0.86, size, ink)
    if not one.amount:
        return drawn, size * 1.15
    amount = "".join([LEVELS[part].say(lang) if part in LEVELS else part for part in _LEVEL.split(one.amount)])
    long = width(amount, size, True)
    return drawn + words(x + size * 1.1, y, amount, size, "big pale", room=long * 1.1), size * 1.25 + long


def deeds(shown: Sequence[DeedView], x: float, y: float, size: float, room: float, lang: str) -> str:
    """Draw signs and numbers beside each other, as many as there is room for, around the middle of the room."""
    drawn: list[str] = []
    wide = 0.0
    for one in shown:
        svg, long = deed(one, wide, 0.0, size, lang)
        if drawn and wide + long > room:
            break
        drawn.append(svg)
        wide += long + size * 0.3
    left = x + max(0.0, room - wide + size * 0.3) / 2
    return f'<g transform="translate({left:.1f} {y:.1f})">{"".join(drawn)}</g>' if drawn else ""


@kept(1000, most=512)
def filled(address: str, x: float, y: float, w: float, h: float, size: tuple[int, int] = (120, 100)) -> str:
    """Draw a picture of this size, as much of its middle as fills the box: cut here, as browsers do not agree on it."""
    shown = image(address, 0, 0, *size)
    cut = "xMidYMid slice"
    box = f"0 0 {size[0]} {size[1]}"
    return tag("svg", shown, aria_hidden=True, x=x, y=y, width=w, height=h, viewBox=box, preserveAspectRatio=cut)


@kept(600)
def halo(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """Draw the frame over a thing, seen while it may be chosen."""
    return when_legal(rect(x, y, w, h, "halo-under", rx), rect(x, y, w, h, "halo", rx))


@kept(500)
def origin(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """Draw the frame of a thing, seen while a choice comes from it."""
    return when_asking(rect(x + 2, y + 2, w - 4, h - 4, "origin", rx))
