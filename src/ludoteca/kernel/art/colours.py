"""Colours as "#rrggbb", and how they are mixed."""

from __future__ import annotations

from ludoteca.kernel.keeping import kept


@kept(400)
def mix(one: str, other: str, share: float) -> str:
    """Mix two colours; `share` is how much of the other there is, from 0 to 1."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join([f"{round(a + (b - a) * share):02x}" for a, b in pairs])


def lighter(colour: str, share: float = 0.25) -> str:
    return mix(colour, "#ffffff", share)


def darker(colour: str, share: float = 0.25) -> str:
    return mix(colour, "#000000", share)


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
