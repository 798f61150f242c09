"""The stage of a picture, from back to front: sky, rays, a disc, far scenery, streams of ink; sparks and shade before.

`SCENERIES` has what may stand behind a figure, by name: each draws one path on a stage of this width from a base line.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from ludoteca.games.lorcana.shows.art.inks import Ink
from ludoteca.games.lorcana.shows.art.paper import soft, spark
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import mix

FLOOR: Final = 470


def hills(brush: Brush, w: float, base: float) -> str:
    points = [(x, base - brush.between(0, 44)) for x in range(-30, int(w) + 60, 48)]
    return soft(points, closed=False) + f"V{FLOOR}H-30z"


def peaks(brush: Brush, w: float, base: float) -> str:
    path, x = f"M-20 {base:.0f}", -20.0
    while x < w + 30:
        x += brush.between(22, 46)
        path += f"L{x:.0f} {base - brush.between(50, 130):.0f}"
        x += brush.between(22, 46)
        path += f"L{x:.0f} {base - brush.between(0, 20):.0f}"
    return path + f"V{FLOOR}H-20z"


def castle(brush: Brush, w: float, base: float) -> str:
    middle = w * brush.one_of((0.2, 0.5, 0.8))
    path = hills(brush, w, base + 30)
    for x, wide, high in ((-58, 16, 52), (-30, 22, 92), (0, 28, 140), (32, 20, 84), (56, 16, 60)):
        left, top = middle + x - wide / 2, base - high * brush.between(0.85, 1.15)
        path += f"M{left:.0f} {FLOOR}V{top:.0f}h-3l{wide / 2 + 3:.0f} {-wide * 1.5:.0f} {wide / 2 + 3:.0f} "
        path += f"{wide * 1.5:.0f}h-3V{FLOOR}z"
    return path


def forest(brush: Brush, w: float, base: float) -> str:
    path, x = "", -10.0
    while x < w + 20:
        high = brush.between(60, 130)
        t = high * 0.16
        path += f"M{x:.0f} {base - high:.0f}l{t:.0f} {high * 0.4:.0f}h-6l{t:.0f} {high * 0.35:.0f}h-7l{t:.0f} "
        path += f"{high * 0.35:.0f}V{FLOOR}h{-6 * t + 26:.0f}V{base + high * 0.1:.0f}l{t:.0f} {-high * 0.35:.0f}h-7"
        path += f"l{t:.0f} {-high * 0.35:.0f}h-6z"
        x += t * brush.between(2.2, 3.6)
    return path


def waves(brush: Brush, w: float, base: float) -> str:
    path, x = f"M-20 {base - 20:.0f}", -20.0
    while x < w + 40:
        path += "q12-19 27-7q-7 2-5 7q4 5 12 0"
        x += 34
    return path + f"V{FLOOR}H-20z"


def dunes(brush: Brush, w: float, base: float) -> str:
    a, b = brush.between(20, 70), brush.between(10, 50)
    return (
        f"M-10 {base:.0f}Q{w * 0.3:.0f} {base - a * 2:.0f}"
        f" {w * 0.55:.0f} {base - 6:.0f}T{w + 20:.0f} {base - b:.0f}"
        f"V{FLOOR}H-10z"
    )


def ice(brush: Brush, w: float, base: float) -> str:
    path, x = "", -10.0
    while x < w + 10:
        high, wide, lean = brush.between(50, 150), brush.between(14, 32), brush.between(-12, 12)
        path += (
            f"M{x - wide:.0f} {FLOOR}L{x - wide * 0.8 + lean / 2:.0f}"
            f" {base - high * 0.7:.0f}L{x + lean:.0f} {base - high:.0f}"
        )
        path += f"L{x + wide * 0.7 + lean / 2:.0f} {base - high * 0.74:.0f}L{x + wide:.0f} {FLOOR}z"
        x += wide * 1.4
    return path


def roofs(brush: Brush, w: float, base: float) -> str:
    path, x = "", -20.0
    while x < w + 20:
        wide, high = brush.between(30, 62), brush.between(10, 80)
        path += (
            f"M{x:.0f} {FLOOR}V{base - high:.0f}l{wide / 2:.0f}"
            f" {-wide * 0.7:.0f} {wide / 2:.0f} {wide * 0.7:.0f}V{FLOOR}z"
        )
        x += wide * 0.92
    return path


def palms(brush: Brush, w: float, base: float) -> str:
    path = hills(brush, w, base + 34)
    for share in (0.1, 0.28, 0.78, 0.93):
        x, top = w * share, base - brush.between(60, 140)
        path += (
            f"M{x - 4:.0f} {FLOOR}Q{x - 10:.0f} {base:.0f} {x:.0f} {top:.0f}Q{x:.0f} {base:.0f} {x + 6:.0f} {FLOOR}z"
        )
        for lean in (-44, -26, 26, 44):
            drop = 30 if abs(lean) > 30 else -8
            path += f"M{x:.0f} {top:.0f}q{lean / 2:.0f}-30 {lean} {drop}q{-lean / 2:.0f}-16 {-lean} {-drop}z"
    return path


def columns(brush: Brush, w: float, base: float) -> str:
    path = f"M0 {base - 190:.0f}H{w:.0f}v18H0z"
    for column in range(5):
        x = w * (column + 0.5) / 5
        path += f"M{x - 13:.0f} {base - 172:.0f}h26l-4 10V{FLOOR}h-18V{base - 162:.0f}z"
    return path + f"M0 {base + 40:.0f}H{w:.0f}V{FLOOR}H0z"


def flames(brush: Brush, w: float, base: float) -> str:
    path, x = f"M-20 {FLOOR}V{base:.0f}", -20.0
    while x < w + 20:
        wide, high = brush.between(26, 50), brush.between(50, 130)
        path += f"c{wide * 0.1:.0f} {-high * 0.5:.0f} {wide * 0.7:.0f} {-high * 0.4:.0f} {wide * 0.4:.0f} {-high:.0f}"
        path += f"c{wide * 0.5:.0f} {high * 0.4:.0f} {wide * 0.6:.0f} {high * 0.6:.0f} {wide * 0.6:.0f} {high:.0f}"
        x += wide
    return path + f"V{FLOOR}z"


def gears(brush: Brush, w: float, base: float) -> str:
    path = hills(brush, w, base + 50)
    for share, high, r in ((0.14, 60, 54), (0.84, 90, 66), (0.6, -10, 40)):
        path += cog(w * share, base - high, r, 10)
    return path


def cog(x: float, y: float, r: float, teeth: int) -> str:
    """Return the path of a wheel with teeth."""
    points = []
    for corner in range(teeth * 4):
        reach = r if corner % 4 in (1, 2) else r * 0.8
        angle = (corner + 0.5) * pi / teeth / 2
        points.append(f"{x + reach * cos(angle):.0f} {y + reach * sin(angle):.0f}")
    return "M" + "L".join(points) + "z"


def planets(brush: Brush, w: float, base: float) -> str:
    path = hills(brush, w, base + 50)
    for share, high, r in ((0.14, 150, 30), (0.88, 190, 20), (0.8, 70, 42)):
        x, y = w * share, base - high
        path += f"M{x - r:.0f} {y:.0f}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"
        path += f"M{x - r * 1.7:.0f} {y + r * 0.4:.0f}Q{x:.0f} {y + r * 0.7:.0f} {x + r * 1.7:.0f} {y - r * 0.5:.0f}"
        path += f"Q{x:.0f} {y + r * 0.3:.0f} {x - r * 1.7:.0f} {y + r * 0.4:.0f}z"
    return path


def shelves(brush: Brush, w: float, base: float) -> str:
    path = ""
    for row in range(4):
        y, x = base - 190 + row * 70, 0.0
        path += f"M0 {y:.0f}H{w:.0f}v8H0z"
        while x < w:
            wide, high = brush.between(7, 14), brush.between(26, 50)
            path += f"M{x:.0f} {y:.0f}v{-high:.0f}h{wide - 2:.0f}v{high:.0f}z"
            x += wide * brush.one_of((1, 1, 2.4))
    return path


def meadow(brush: Brush, w: float, base: float) -> str:
    path = hills(brush, w, base + 20)
    for _ in range(12):
        x, y, r = brush.between(0, w), base - brush.between(0, 60), brush.between(5, 10)
        path += f"M{x:.0f} {FLOOR}V{y:.0f}"
        path += (
            f"m{-r:.0f} 0a{r:.0f} {r:.0f} 0 1 1 {2 * r:.0f} 0a{r:.0f} {r:.0f} 0 1 1 {-2 * r:.0f} 0v3l{r:.0f} 2V{FLOOR}z"
        )
    return path


SCENERIES: Final[dict[str, Callable[[Brush, float, float], str]]] = {
    "castle": castle, "columns": columns, "dunes": dunes, "flames": flames, "forest": forest, "gears": gears,
    "hills": hills, "ice": ice, "meadow": meadow, "palms": palms, "peaks": peaks, "planets": planets,
    "roofs": roofs, "shelves": shelves, "waves": waves,
}  # fmt: skip


def sky(brush: Brush, ink: Ink, other: Ink, dark: bool) -> None:
    """Draw the sky and its rays; of two inks, the second glows from below. Villains have the night."""
    top, middle, low = ink.sky
    if dark:
        top, middle, low = ink.deep, ink.dark, mix(ink.warm, ink.mid, 0.45)
    if other is not ink:
        middle, low = mix(middle, other.mid, 0.5), other.sky[2]
    w, h = brush.w, brush.h
    brush.rect(0, 0, w, h, brush.down(top, middle, low, mix(low, ink.dark, 0.55)))
    x, y = w / 2, h * 0.38
    turn = brush.between(0, 0.4)
    rays = ""
    for ray in range(14):
        angle = turn + ray * pi / 7
        for edge in (angle - 0.07, angle + 0.07):
            rays += f"{'M' if edge < angle else 'L'}{x + 400 * cos(edge):.0f} {y + 400 * sin(edge):.0f}"
        rays += f"L{x:.0f} {y:.0f}z"
    brush.path(rays, ink.pale if other is ink else other.light, opacity="0.16")
    brush.circle(x, y, h * 0.62, brush.glow(f"{ink.pale} 0.75", f"{ink.light} 0.25", f"{ink.light} 0"))


def disc(brush: Brush, ink: Ink, style: int, r: float) -> None:
    """Draw a great disc behind the head, engraved in one of five ways."""
    x, y = brush.w / 2, brush.h * 0.36
    brush.circle(x, y, r, brush.down(f"{ink.pale} 0.9", f"{ink.light} 0.55", f"{ink.light} 0.05"))
    line = {"fill": "none", "stroke": ink.pale, "opacity": "0.6"}
    if style == 0:
        brush.circle(x, y, r - 9, stroke_width=5, stroke_dasharray="1 9", stroke_linecap="round", **line)
    elif style == 1:
        brush.path(
            "".join([f"M{x - r:.0f} {y + o:.0f}h{2 * r:.0f}" for o in (-50, -25, 0, 25, 50)]),
            clip_path=brush.clip(round_of(x, y, r)),
            **line,
        )
        brush.circle(x, y, r * 0.6, stroke_width=1.5, **line)
    elif style == 2:
        rays = [(x + q * cos(a * pi / 12), y + q * sin(a * pi / 12)) for a in range(24) for q in (r + 6, r + 20)]
        path = "".join([f"{'ML'[n % 2]}{px:.0f} {py:.0f}" for n, (px, py) in enumerate(rays)])
        brush.path(path, stroke_width=3.5, stroke_linecap="round", **line)
    elif style == 3:
        brush.circle(x, y, r + 9, stroke_width=1.6, **line)
        brush.circle(x, y, r + 16, stroke_width=4, stroke_dasharray="22 14", **line)
    else:
        brush.path(
            round_of(x + r * 0.32, y - r * 0.16, r * 0.86),
            ink.sky[0],
            opacity="0.5",
            clip_path=brush.clip(round_of(x, y, r)),
        )


def round_of(x: float, y: float, r: float) -> str:
    return f"M{x - r:.0f} {y:.0f}a{r:.0f} {r:.0f} 0 1 0 {2 * r:.0f} 0a{r:.0f} {r:.0f} 0 1 0 {-2 * r:.0f} 0z"


def stars(brush: Brush, colour: str, count: int) -> None:
    for _ in range(count):
        spark(brush, brush.between(8, brush.w - 8), brush.between(8, brush.h * 0.5), brush.between(3, 8), colour)


def clouds(brush: Brush, colour: str) -> None:
    """Draw banks of cloud at both sides: Dreamborn live in them."""
    for x, y, s in ((20, 250, 1.0), (brush.w - 10, 210, 1.2), (brush.w * 0.7, 300, 0.9)):
        r = 26 * s
        d = (
            f"M{x - 60 * s:.0f} {y}a{r:.0f} {r:.0f} 0 0 1 {36 * s:.0f} {-24 * s:.0f}a{r * 1.3:.0f}"
            f" {r * 1.3:.0f} 0 0 1 {52 * s:.0f} {-2 * s:.0f}a{r:.0f} {r:.0f} 0 0 1 {36 * s:.0f} {26 * s:.0f}z"
        )
        brush.path(d, brush.down(f"{colour} 0.85", f"{colour} 0.1"))


def scenery(brush: Brush, name: str, ink: Ink, dark: bool) -> None:
    """Draw two layers of the same scenery, the nearer one darker and lower."""
    base = brush.h * 0.62
    far, near = mix(ink.mid, ink.pale, 0.22), mix(ink.dark, ink.mid, 0.35)
    if dark:
        far, near = mix(ink.mid, ink.dark, 0.4), ink.deep
    draw = SCENERIES[name]
    low = mix(near, ink.deep, 0.6)
    brush.path(draw(brush, brush.w, base), brush.down(far, mix(far, near, 0.8)), opacity="0.85")
    brush.path(hills(brush, brush.w, base + brush.h * 0.17), brush.down(near, low))


def streams(brush: Brush, colours: tuple[str, ...]) -> None:
    """Draw streams of ink that swing across the stage."""
    w, h = brush.w, brush.h
    for index, colour in enumerate(colours):
        y = h * (0.72 - index * 0.1) + brush.between(-14, 14)
        d = f"M-20 {y:.0f}C{w * 0.3:.0f} {y - 120:.0f} {w * 0.6:.0f} {y + 110:.0f} {w + 20:.0f} {y - 60:.0f}"
        brush.line(d, colour, 13 - index * 3, opacity="0.4")
        brush.line(d, "#ffffff", 1.6, opacity="0.5")


def front(brush: Brush, ink: Ink, sparks: int) -> None:
    """Draw what is before the figure: the nearest ground, sparks, and a shade along the edges."""
    w, h = brush.w, brush.h
    d = (
        f"M-10 {h + 10:.0f}V{h * 0.93:.0f}Q{w * 0.3:.0f} {h * 0.86:.0f}"
        f" {w * 0.5:.0f} {h * 0.94:.0f}T{w + 10:.0f} {h * 0.9:.0f}V{h + 10:.0f}z"
    )
    brush.path(d, brush.down(ink.dark, ink.deep), opacity="0.9")
    for _ in range(sparks):
        x, y = brush.between(10, w - 10), brush.between(h * 0.25, h * 0.95)
        brush.circle(x, y, brush.between(1, 3.2), ink.pale, opacity=f"{brush.between(0.4, 0.9):.1f}")
    brush.rect(0, 0, w, h, brush.glow(f"{ink.deep} 0", f"{ink.deep} 0", f"{ink.deep} 0.55", y=0.42, r=0.78))
