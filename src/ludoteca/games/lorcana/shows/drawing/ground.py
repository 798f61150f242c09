"""The ground of the table: a night sky with a compass of inks, drawn once and fetched with the backdrop."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from ludoteca.games.lorcana.shows.art.inks import INKS
from ludoteca.kernel.art.brush import star
from ludoteca.kernel.drawing import number, use


def ground(shape: str, w: float, h: float) -> str:
    """Put the ground of a shape under everything."""
    return use(f"lo-ground-{shape}", 0, 0, w, h)


def drawn(shape: str, w: float, h: float) -> dict[str, str]:
    """Return the definitions of one ground."""
    chance = Random(shape)
    x, y, r = w / 2, h * 0.42, min(w, h) * 0.62
    light = f"lo-night-{shape}"
    parts = [f'<rect width="{number(w)}" height="{number(h)}" fill="url(#{light})"/>']
    rings = "".join(
        [f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r * k:.0f}"/>' for k in (0.34, 0.5, 0.52, 0.78, 1.02, 1.05)]
    )
    rays = ""
    for index in range(24):
        a = index * pi / 12
        near, far = (0.34, 1.05) if index % 4 == 0 else (0.52, 0.78) if index % 2 == 0 else (0.78, 1.02)
        points = [f"{x + r * reach * cos(a):.0f} {y + r * reach * sin(a):.0f}" for reach in (near, far)]
        rays += "M" + "L".join(points)
    parts.append(
        f'<g fill="none" stroke="#8ea2ff" stroke-opacity=".13" stroke-width="1.4">{rings}<path d="{rays}"/></g>'
    )
    for index, ink in enumerate(INKS.values()):
        a = index * pi / 3 - pi / 2
        spot = star(round(x + r * 0.9 * cos(a)), round(y + r * 0.9 * sin(a)), 17, 4, 0.3)
        parts.append(f'<path d="{spot}" fill="{ink.light}" fill-opacity=".3"/>')
    specks = "".join([f"M{chance.random() * w:.0f} {chance.random() * h:.0f}h.1" for _ in range(150)])
    parts.append(f'<path d="{specks}" stroke="#dfe6ff" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round"/>')
    twinkles = "".join(
        [
            star(round(chance.random() * w), round(chance.random() * h), 4 + chance.random() * 4, 4, 0.2)
            for _ in range(26)
        ]
    )
    parts.append(f'<path d="{twinkles}" fill="#fff" fill-opacity=".42"/>')
    parts.append(f'<rect width="{number(w)}" height="{number(h)}" fill="url(#lo-edge-{shape})"/>')
    box = f"0 0 {number(w)} {number(h)}"
    return {
        light: _glow(light, (0, "#2c3f9a", 1), (0.5, "#17215c", 1), (1, "#080c26", 1)),
        f"lo-edge-{shape}": _glow(f"lo-edge-{shape}", (0, "#04061a", 0), (0.62, "#04061a", 0), (1, "#04061a", 0.75)),
        f"lo-ground-{shape}": f'<symbol id="lo-ground-{shape}" viewBox="{box}">{"".join(parts)}</symbol>',
    }


def _glow(id: str, *stops: tuple[float, str, float]) -> str:
    inside = "".join(
        [f'<stop offset="{offset}" stop-color="{colour}" stop-opacity="{o}"/>' for offset, colour, o in stops]
    )
    return f'<radialGradient id="{id}" cy=".42" r=".75">{inside}</radialGradient>'


GROUNDS: Final = {**drawn("wide", 1100, 740), **drawn("tall", 780, 1080)}
