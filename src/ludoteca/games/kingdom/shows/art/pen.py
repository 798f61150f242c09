"""The pen of the kingdom: shapes with an ink line, lit from the upper left; and figures read from text files.

A text file has one figure after the other. `@goblin 7cc23a long ears` begins one: its name, the colour it is known by,
and a remark. Each line after it is a shape, from back to front, on a square of 48 for enemies, 96 by 128 for others:

    g 7cc23a M13 20L1 12z     a shape, lighter above and darker below, with an ink line
    o 7cc23a M24 8z           the same, round: lit from a point at its upper left
    n 26202e M12 21z          a plain shape with a thin ink line
    f ffffff M20 34z          a plain shape without a line
    h 7defff M20 34z          a shine: a plain shape, half seen through
    l 1d3a0c 2.6 M17 33h4     a line, so wide
    c fff3b0 18 23 4          a disc without a line: middle and radius
    e fff3b0 18 30 23 4       a pair of eyes: across, across, down, radius
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import mix

INK: Final = "#20160f"
LIGHT: Final = "#fff6dc"
DARK: Final = "#1a1024"


class Figure(NamedTuple):
    """What a text file says of one figure."""

    colour: str
    shapes: tuple[tuple[str, str, str], ...]
    """Verb, colour, and the rest of the line."""


def read_figures(name: str) -> dict[str, Figure]:
    """Read the figures of a text file beside this one."""
    figures: dict[str, Figure] = {}
    colour, shapes, id = "", list[tuple[str, str, str]](), ""
    for line in Path(__file__).with_name(name).read_text("utf-8").splitlines():
        if line.startswith("@"):
            id, colour = line[1:].split()[:2]
            shapes = []
        elif line and not line.startswith("#"):
            verb, ink, rest = line.split(" ", 2)
            shapes.append((verb, f"#{ink}", rest))
            figures[id] = Figure(f"#{colour}", tuple(shapes))
    return figures


class Pen(Brush):
    """A brush with the kingdom's ink and light."""

    line_width = 2.2

    def shaded(self, colour: str, strength: float = 0.34) -> str:
        """Define how something of this colour looks in the light."""
        return self.across(mix(colour, LIGHT, strength), colour, mix(colour, DARK, strength))

    def rounded(self, colour: str) -> str:
        """Define how something round of this colour looks in the light."""
        return self.glow(mix(colour, LIGHT, 0.45), colour, mix(colour, DARK, 0.5), x=0.36, y=0.3, r=0.8)

    def solid(self, d: str, colour: str, wide: float = 0) -> None:
        self.path(d, self.shaded(colour), stroke=INK, stroke_width=wide or self.line_width, stroke_linejoin="round")

    def ball(self, d: str, colour: str) -> None:
        self.path(d, self.rounded(colour), stroke=INK, stroke_width=self.line_width, stroke_linejoin="round")

    def thin(self, d: str, colour: str) -> None:
        self.path(d, colour, stroke=INK, stroke_width=self.line_width * 0.6, stroke_linejoin="round")

    def eyes(self, colour: str, left: float, right: float, y: float, r: float) -> None:
        """Draw a pair of eyes that look inwards."""
        for x, squint in ((left, 0.6), (right, -0.6)):
            self.circle(x, y, r, colour, stroke=INK, stroke_width=1.2)
            self.circle(x + squint, y + 0.4, r * 0.45, INK)

    def figure(self, one: Figure) -> None:
        """Draw a figure as its file says."""
        for verb, colour, rest in one.shapes:
            if verb == "g":
                self.solid(rest, colour)
            elif verb == "o":
                self.ball(rest, colour)
            elif verb == "n":
                self.thin(rest, colour)
            elif verb == "f":
                self.path(rest, colour)
            elif verb == "h":
                self.path(rest, colour, opacity=".45")
            elif verb == "l":
                wide, d = rest.split(" ", 1)
                self.line(d, colour, float(wide))
            elif verb == "c":
                x, y, r = [float(part) for part in rest.split()]
                self.circle(x, y, r, colour)
            elif verb == "e":
                left, right, y, r = [float(part) for part in rest.split()]
                self.eyes(colour, left, right, y, r)
            else:
                raise ValueError(f"no shape is called {verb}")


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Return the path of an ellipse, for many of them in one shape."""
    return f"M{x - rx:.1f} {y:.1f}a{rx:.1f} {ry:.1f} 0 1 1 {2 * rx:.1f} 0a{rx:.1f} {ry:.1f} 0 1 1 {-2 * rx:.1f} 0z"
