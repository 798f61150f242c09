"""Marks of colours: each colour has a shape of its own, so that nobody need tell colours apart."""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.kernel.drawing import path, trace
from ludoteca.kernel.keeping import kept


class Marks:
    """The marks of one game: red square, green triangle, yellow diamond, a hexagon for `pale`, a circle for the others.

    How far the shapes reach is given in radii of the mark; of a triangle, up from the middle and down from its top.
    """

    def __init__(self, square: float, triangle: tuple[float, float], diamond: float, hexagon: float, pale: str) -> None:
        self.square = square
        self.triangle = triangle
        self.diamond = diamond
        self.hexagon = hexagon
        self.pale = pale

    def outline(self, colour: str, x: float, y: float, r: float) -> str:
        """Trace the shape of a colour around a point."""
        if colour == "red":
            half, side = r * self.square, r * (2 * self.square)
            return trace("M", x - half, y - half, "h", side, "v", side, "h", -side, "z")
        if colour == "green":
            up, down = self.triangle
            return trace("M", x, y - r * up, "l", r * 1.12, r * down, "h", -r * 2.24, "z")
        if colour == "yellow":
            far = r * self.diamond
            return trace("M", x, y - far, "l", far, far, "l", -far, far, "l", -far, -far, "z")
        if colour == self.pale:
            far = r * self.hexagon
            points = [(x + far * sin(sixth * pi / 3), y - far * cos(sixth * pi / 3)) for sixth in range(6)]
            return "M" + "L".join([f"{px:.1f} {py:.1f}" for px, py in points]) + "z"
        return trace("M", x - r, y, "a", r, " ", r, " 0 1 1 ", 2 * r, " 0 ", "a", r, " ", r, " 0 1 1 ", -2 * r, " 0z")

    @kept(500)
    def mark(self, colour: str, x: float, y: float, r: float, class_: str = "mark") -> str:
        """Draw the mark of a colour around a point."""
        return path(outline_of(self, colour, round(x, 1), round(y, 1), round(r, 1)), f"{class_} c-{colour}")


@kept(500)
def outline_of(marks: Marks, colour: str, x: float, y: float, r: float) -> str:
    """Return the outline of a mark; those that were asked for last are kept."""
    return marks.outline(colour, x, y, r)
