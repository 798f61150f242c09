"""A picture in the making: shapes from back to front, gradients, and chance that always falls the same way.

    brush = Brush(100, 140, "amber.2-125")
    brush.rect(0, 0, 100, 140, brush.down("#2b1204", "#c77a1c"))
    brush.circle(50, 60, brush.between(18, 24), "#ffc964")
    brush.svg()

Everything is written short, because pictures travel: one decimal, no styles, and one definition for equal gradients.
Filters are left to those who know what they cost: a browser paints them anew whenever something moves over them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import TypeVar

from ludoteca.kernel.drawing import Value, number, tag

Point = tuple[float, float]
Thing = TypeVar("Thing")


class Brush:
    """One picture of w by h, whose chance is decided by its seed."""

    def __init__(self, w: float, h: float, seed: str) -> None:
        self.w = w
        self.h = h
        self.chance = Random(seed)
        self.shapes: list[str] = []
        self.definitions: dict[str, tuple[str, str]] = {}
        """What was defined, by how it is written without its id: the id, and how it is written with it."""

    # -- chance

    def between(self, least: float, most: float) -> float:
        """Return some number in between."""
        return least + (most - least) * self.chance.random()

    def whole(self, least: int, most: int) -> int:
        """Return some whole number in between, both ends among them."""
        return least + int(self.chance.random() * (most - least + 1))

    def one_of(self, things: Sequence[Thing]) -> Thing:
        return things[int(self.chance.random() * len(things))]

    # -- colours that change

    def down(self, *stops: str) -> str:
        """Define a gradient from top to bottom, to fill with; a stop is "#rrggbb", or "#rrggbb 0.4" if faded."""
        return self._gradient("linearGradient", stops, x1=0, y1=0, x2=0, y2=1)

    def across(self, *stops: str) -> str:
        """Define a gradient from the upper left to the lower right, where the light comes from."""
        return self._gradient("linearGradient", stops, x1=0, y1=0, x2=1, y2=1)

    def glow(self, *stops: str, x: float = 0.5, y: float = 0.5, r: float = 0.5) -> str:
        """Define a gradient from a point outwards, in shares of the box of what is filled."""
        return self._gradient("radialGradient", stops, cx=f"{x:g}", cy=f"{y:g}", r=f"{r:g}")

    def _gradient(self, kind: str, stops: Sequence[str], **where: Value) -> str:
        last = max(1, len(stops) - 1)
        written = [_stop(stop, index / last) for index, stop in enumerate(stops)]
        return f"url(#{self.define(kind, *written, **where)})"

    def define(self, kind: str, *inside: str, **given: Value) -> str:
        """Define something, such as a clipPath, and return its id."""
        nameless = tag(kind, *inside, **given)
        if nameless not in self.definitions:
            id = f"d{len(self.definitions)}"
            self.definitions[nameless] = id, tag(kind, *inside, id=id, **given)
        return self.definitions[nameless][0]

    def clip(self, d: str) -> str:
        """Define what is left of a shape and return it for `clip_path`."""
        return f"url(#{self.define('clipPath', tag('path', d=d))})"

    # -- shapes

    def put(self, *svg: str) -> None:
        """Put what is drawn already on top."""
        self.shapes += svg

    def path(self, d: str, fill: str = "none", **given: Value) -> None:
        self.put(tag("path", d=d, fill=fill, **given))

    def line(self, d: str, stroke: str, wide: float, **given: Value) -> None:
        """Draw a stroke with round ends."""
        self.put(
            tag("path", d=d, fill="none", stroke=stroke, stroke_width=wide, stroke_linecap="round",
                stroke_linejoin="round", **given)
        )  # fmt: skip

    def circle(self, x: float, y: float, r: float, fill: str, **given: Value) -> None:
        self.put(tag("circle", cx=x, cy=y, r=r, fill=fill, **given))

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str, **given: Value) -> None:
        self.put(tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **given))

    def rect(self, x: float, y: float, w: float, h: float, fill: str, **given: Value) -> None:
        self.put(tag("rect", x=x, y=y, width=w, height=h, fill=fill, **given))

    def group(self, start: int, **given: Value) -> None:
        """Gather what was drawn since there were `start` shapes into a group: turned, faded, clipped."""
        self.shapes[start:] = [tag("g", *self.shapes[start:], **given)]

    def svg(self, fills: bool = False, stretches: bool = False) -> str:
        """Close the picture; one that `fills` is cut by a box of another shape, and one that `stretches` bends to it.

        The picture says so itself, because some browsers ask nobody else.
        """
        named = [written for _, written in self.definitions.values()]
        return tag(
            "svg",
            *([f"<defs>{''.join(named)}</defs>"] if named else []),
            *self.shapes,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(self.w)} {number(self.h)}",
            preserveAspectRatio="xMidYMid slice" if fills else "none" if stretches else None,
        )


def _stop(stop: str, share: float) -> str:
    colour, _, opacity = stop.partition(" ")
    faded = f' stop-opacity="{opacity}"' if opacity else ""
    return f'<stop offset="{share:.3g}" stop-color="{colour}"{faded}/>'


# -- shapes as path data -----------------------------------------------------------------------------------------


def polygon(*points: Point) -> str:
    """Return the path of a shape with these corners."""
    return "M" + "L".join([f"{number(x)} {number(y)}" for x, y in points]) + "z"


def smooth(*points: Point, closed: bool = False) -> str:
    """Return the path of a soft line through these points."""
    n = len(points)
    path = f"M{number(points[0][0])} {number(points[0][1])}"
    for index in range(n if closed else n - 1):
        before = points[index - 1] if closed or index > 0 else points[index]
        here, there = points[index], points[(index + 1) % n]
        after = points[(index + 2) % n] if closed or index + 2 < n else there
        a = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        b = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        path += "C" + " ".join([number(round(value, 1)) for value in (*a, *b, *there)])
    return path + ("z" if closed else "")


def ring(x: float, y: float, r: float, corners: int, turn: float = -pi / 2) -> list[Point]:
    """Return so many points evenly around a middle, the first on top."""
    angles = [turn + corner * 2 * pi / corners for corner in range(corners)]
    return [(x + r * cos(angle), y + r * sin(angle)) for angle in angles]


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.45, turn: float = -pi / 2) -> str:
    """Return the path of a star."""
    outside = ring(x, y, r, points, turn)
    inside = ring(x, y, r * inner, points, turn + pi / points)
    return polygon(*[point for pair in zip(outside, inside, strict=True) for point in pair])
