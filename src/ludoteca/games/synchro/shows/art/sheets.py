"""Sheets: drawings kept as layers in text files, so that a designer can add one without writing code.

A file has sections, `[name]`, and below each its layers from back to front: a colour, how it is laid on, and path data.

    [sword]
    steel M-5 30L-6 -40L0 -54L6 -40L5 30z
    gold:flat M-2 38h4v6h-4z
    white:line2 M-2 26V-38

Colours are names of the palette that whoever draws brings along (`skin`, `main`, …), or of `COLOURS`. Ways to lay
one on:
none is a body with light from the upper left and a dark edge; `flat` has neither; `faint` is half transparent;
`glow` fades
outwards; `lineN` is a stroke N wide. Lines that begin with # are remarks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter, mix

INK: Final = "#170d26"
EDGE: Final = 2.6
COLOURS: Final = {
    "ink": INK, "white": "#ffffff", "steel": "#b9c4d6", "iron": "#5c6478", "gold": "#f0b93a", "wood": "#8a5a2c",
    "leather": "#6d4526", "bone": "#ece2c8", "red": "#d0392f", "blue": "#3f7be0", "green": "#3aa058",
    "violet": "#8a4fd0", "fire": "#ff8a1f", "flame": "#ffd75a", "ice": "#a9e2ff", "stone": "#8d8798", "dark": "#2a2036",
    "night": "#191430", "paper": "#f4e6c4", "leaf": "#5fae4a", "moss": "#3d6b3a", "water": "#4fa9e6", "sand": "#d9b878",
    "rose": "#f28bb0", "snow": "#eef6ff", "brick": "#b5543c", "roof": "#d2453a", "wall": "#efe0c2", "sky": "#9fd3ff",
    "glass": "#d5ecff",
}  # fmt: skip
"""Of what is the same colour on every drawing."""


class Layer(NamedTuple):
    """One layer of a sheet."""

    colour: str
    how: str
    d: str


Sheet = Sequence[Layer]


def read(file: str) -> dict[str, list[Layer]]:
    """Return the sheets of a file beside this one by their names."""
    sheets: dict[str, list[Layer]] = {}
    name = ""
    for line in Path(__file__).with_name(file).read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            name = line.strip("[]")
            sheets[name] = []
            continue
        colour, d = line.split(" ", 1)
        colour, _, how = colour.partition(":")
        sheets[name].append(Layer(colour, how, d))
    return sheets


def tone(colour: str, palette: Mapping[str, str]) -> str:
    """Return the colour with this name: the palette's first; a name followed by - is darker, by + lighter."""
    plain = colour.rstrip("+-")
    base = palette.get(plain) or COLOURS[plain]
    return darker(base, 0.35) if colour.endswith("-") else lighter(base, 0.4) if colour.endswith("+") else base


def put(brush: Brush, sheet: Sheet, palette: Mapping[str, str]) -> None:
    """Draw a sheet on top, with the colours of a palette."""
    start = len(brush.shapes)
    for colour, how, d in sheet:
        if not how:
            brush.path(d, lit(brush, tone(colour, palette)))
            continue
        edged(brush, start)
        lay(brush, d, tone(colour, palette), how)
        start = len(brush.shapes)
    edged(brush, start)


def edged(brush: Brush, start: int) -> None:
    """Give what was drawn since there were `start` shapes a dark edge."""
    if len(brush.shapes) > start:
        brush.group(start, stroke=INK, stroke_width=EDGE, stroke_linejoin="round")


def lay(brush: Brush, d: str, colour: str, how: str) -> None:
    """Draw one layer that is no solid body."""
    if how == "flat":
        brush.path(d, colour)
    elif how == "faint":
        brush.path(d, colour, opacity=0.45)
    elif how == "glow":
        brush.path(d, brush.glow(lighter(colour, 0.7), f"{colour} 0.75", f"{colour} 0"))
    else:
        brush.line(d, colour, float(how.removeprefix("line") or 2))


def lit(brush: Brush, colour: str) -> str:
    """Return the fill of something solid: light from the upper left, shade opposite."""
    return brush.across(lighter(colour, 0.4), colour, mix(darker(colour, 0.42), "#2a1250", 0.16))


def body(brush: Brush, d: str, colour: str, edge: float = EDGE) -> None:
    """Draw something solid with a dark edge."""
    brush.path(d, lit(brush, colour), stroke=INK, stroke_width=edge, stroke_linejoin="round")
