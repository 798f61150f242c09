"""A picture of the art room as pixels, for whoever cannot show SVG, such as a terminal.

It knows what a `Brush` draws: paths, circles, ellipses and rects, filled with colours and gradients or stroked, in
groups that are moved, turned, scaled, faded and clipped. All strokes have round ends and no gaps: at the size of a
thumb nobody sees the difference.
"""

from __future__ import annotations

import re
from itertools import pairwise
from math import atan2, ceil, cos, floor, hypot, pi, radians, sin, sqrt, tau
from typing import Final
from xml.etree import ElementTree

Pixel = tuple[float, float, float, float]
"""Red, green, blue from 0 to 255, and how opaque it is, from 0 to 1."""
Matrix = tuple[float, float, float, float, float, float]
Spot = tuple[float, float]
Line = list[Spot]
Box = tuple[float, float, float, float]

CLEAR: Final[Pixel] = (0.0, 0.0, 0.0, 0.0)
_SVG: Final = "{http://www.w3.org/2000/svg}"
_SCANS: Final = 4
"""So many lines are looked at in each row of pixels."""
_INHERITED: Final = ("fill", "stroke", "stroke-width", "fill-rule")
_NAMED: Final = {"white": "#ffffff", "black": "#000000"}
_STEP: Final = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
_MOVE: Final = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
_LENGTHS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


class Canvas:
    """Pixels that are painted over, from back to front."""

    def __init__(self, w: int, h: int) -> None:
        self.w = w
        self.h = h
        self.pixels: list[Pixel] = [CLEAR] * (w * h)
        self.masks: list[list[float]] = []
        """What is left of what is painted: one for each clip that it lies in."""

    def cover(self, lines: list[Line], even: bool) -> dict[int, float]:
        """Tell how much of each pixel these closed lines cover."""
        crossings: dict[int, list[tuple[float, int]]] = {}
        for line in lines:
            for index, (x0, y0) in enumerate(line):
                x1, y1 = line[index - 1]
                if y0 == y1:
                    continue
                way = 1 if y1 > y0 else -1
                top, bottom = (y0, y1) if y1 > y0 else (y1, y0)
                slope = (x1 - x0) / (y1 - y0)
                last = min(self.h * _SCANS, ceil(bottom * _SCANS - 0.5))
                for scan in range(max(0, ceil(top * _SCANS - 0.5)), last):
                    y = (scan + 0.5) / _SCANS
                    crossings.setdefault(scan, []).append((x0 + (y - y0) * slope, way))
        covered: dict[int, float] = {}
        for scan, across in crossings.items():
            across.sort()
            inside = 0
            for index in range(len(across) - 1):
                inside += 1 if even else across[index][1]
                if inside % 2 if even else inside:
                    self._span(covered, scan // _SCANS * self.w, across[index][0], across[index + 1][0])
        return covered

    def _span(self, covered: dict[int, float], row: int, left: float, right: float) -> None:
        left, right = max(0.0, left), min(float(self.w), right)
        for x in range(floor(left), min(self.w, ceil(right))):
            share = min(right, x + 1) - max(left, x)
            if share > 0:
                covered[row + x] = covered.get(row + x, 0.0) + share / _SCANS

    def paint(self, covered: dict[int, float], paint: Paint, opacity: float) -> None:
        """Lay a colour over what is covered."""
        for pixel, share in covered.items():
            for mask in self.masks:
                share *= mask[pixel]
            if share <= 0.003:
                continue
            r, g, b, alpha = paint.at(pixel % self.w + 0.5, pixel // self.w + 0.5)
            alpha *= min(1.0, share) * opacity
            under = self.pixels[pixel]
            rest = under[3] * (1 - alpha)
            whole = alpha + rest
            if whole > 0:
                self.pixels[pixel] = (
                    (r * alpha + under[0] * rest) / whole,
                    (g * alpha + under[1] * rest) / whole,
                    (b * alpha + under[2] * rest) / whole,
                    whole,
                )


class Paint:
    """One colour everywhere."""

    def __init__(self, colour: Pixel) -> None:
        self.colour = colour

    def at(self, x: float, y: float) -> Pixel:
        return self.colour


class Gradient(Paint):
    """Colours from one to the next: along a line, or from a point outwards, in shares of the box that is filled."""

    def __init__(self, drawn: ElementTree.Element, box: Box, back: Matrix) -> None:
        super().__init__(CLEAR)
        self.box = box
        self.back = back
        self.radial = drawn.tag.endswith("radialGradient")
        names = ("cx", "cy", "r") if self.radial else ("x1", "y1", "x2", "y2")
        self.given = [float(drawn.get(name, "1" if name == "x2" else "0")) for name in names]
        self.stops = [
            (
                float(stop.get("offset", "0")),
                coloured(stop.get("stop-color", "#000"), float(stop.get("stop-opacity", "1"))),
            )
            for stop in drawn
        ]

    def at(self, x: float, y: float) -> Pixel:
        x, y = moved(self.back, x, y)
        left, top, w, h = self.box
        x, y = (x - left) / (w or 1), (y - top) / (h or 1)
        if self.radial:
            cx, cy, r = self.given
            return self._between(hypot(x - cx, y - cy) / (r or 1))
        x1, y1, x2, y2 = self.given
        along = (x2 - x1) ** 2 + (y2 - y1) ** 2
        return self._between(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / (along or 1))

    def _between(self, share: float) -> Pixel:
        before, colour = self.stops[0]
        for offset, other in self.stops:
            if share <= offset:
                part = (share - before) / (offset - before) if offset > before else 1.0
                part = max(0.0, part)
                a, b = colour, other
                return (
                    a[0] + (b[0] - a[0]) * part,
                    a[1] + (b[1] - a[1]) * part,
                    a[2] + (b[2] - a[2]) * part,
                    a[3] + (b[3] - a[3]) * part,
                )
            before, colour = offset, other
        return colour


def pixels(svg: str, w: int, h: int) -> list[list[Pixel]]:
    """Paint a picture as large as fits in so many pixels, in their middle; rows from the top."""
    root = ElementTree.fromstring(svg)
    left, top, wide, high = [float(value) for value in (root.get("viewBox") or "0 0 100 100").split()]
    scale = min(w / wide, h / high)
    canvas = Canvas(w, h)
    matrix = (scale, 0.0, 0.0, scale, (w - wide * scale) / 2 - left * scale, (h - high * scale) / 2 - top * scale)
    named = {one.get("id", ""): one for one in root.iter() if one.get("id")}
    for one in root:
        _draw(canvas, one, matrix, {}, 1.0, named)
    return [canvas.pixels[row * w : (row + 1) * w] for row in range(h)]


def _draw(
    canvas: Canvas,
    one: ElementTree.Element,
    matrix: Matrix,
    above: dict[str, str],
    opacity: float,
    named: dict[str, ElementTree.Element],
) -> None:
    tag = one.tag.removeprefix(_SVG)
    if tag == "defs":
        return
    given = dict(above)
    given.update({name: one.attrib[name] for name in _INHERITED if name in one.attrib})
    matrix = placed(matrix, one.get("transform", ""))
    opacity *= float(one.get("opacity", "1"))
    clip = named.get(one.get("clip-path", "")[5:-1])
    if clip is not None:
        lines = [line for shape in clip for line in outlines(shape, matrix)]
        covered = canvas.cover(lines, False)
        canvas.masks.append([min(1.0, covered.get(pixel, 0.0)) for pixel in range(canvas.w * canvas.h)])
    if tag in ("g", "svg"):
        for inner in one:
            _draw(canvas, inner, matrix, given, opacity, named)
    else:
        _shape(canvas, one, matrix, given, opacity, named)
    if clip is not None:
        canvas.masks.pop()


def _shape(
    canvas: Canvas,
    one: ElementTree.Element,
    matrix: Matrix,
    given: dict[str, str],
    opacity: float,
    named: dict[str, ElementTree.Element],
) -> None:
    lines = outlines(one, matrix)
    box = around(outlines(one, (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)))
    fill = painted(given.get("fill", "#000000"), box, matrix, named)
    if fill is not None:
        faded = opacity * float(one.get("fill-opacity", "1"))
        canvas.paint(canvas.cover(lines, given.get("fill-rule") == "evenodd"), fill, faded)
    stroke = painted(given.get("stroke", "none"), box, matrix, named)
    if stroke is not None:
        wide = float(given.get("stroke-width", "1")) * sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        faded = opacity * float(one.get("stroke-opacity", "1"))
        closed = one.tag != f"{_SVG}path" or one.get("d", "").rstrip().lower().endswith("z")
        canvas.paint(canvas.cover(thick(lines, max(wide, 0.35), closed), False), stroke, faded)


def coloured(written: str, opacity: float = 1.0) -> Pixel:
    """Read a colour."""
    digits = _NAMED.get(written, written).lstrip("#")
    if len(digits) == 3:
        digits = "".join([digit * 2 for digit in digits])
    r, g, b = [int(digits[start : start + 2], 16) for start in (0, 2, 4)]
    return (float(r), float(g), float(b), opacity)


def painted(written: str, box: Box, matrix: Matrix, named: dict[str, ElementTree.Element]) -> Paint | None:
    """Read what to paint with; None for nothing."""
    if written == "none":
        return None
    if written.startswith("url(#"):
        drawn = named.get(written[5:-1])
        return Gradient(drawn, box, inverse(matrix)) if drawn is not None else None
    return Paint(coloured(written))


# -- places ------------------------------------------------------------------------------------------------------


def moved(matrix: Matrix, x: float, y: float) -> Spot:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, l = other  # noqa: E741 - the six numbers of a matrix
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f)


def inverse(matrix: Matrix) -> Matrix:
    a, b, c, d, e, f = matrix
    area = (a * d - b * c) or 1.0
    return (d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area)


def placed(matrix: Matrix, transform: str) -> Matrix:
    """Follow an SVG transform."""
    for kind, inside in _MOVE.findall(transform):
        values = [float(value) for _, value in _STEP.findall(inside)]
        if kind == "translate":
            matrix = times(matrix, (1.0, 0.0, 0.0, 1.0, values[0], values[1] if len(values) > 1 else 0.0))
        elif kind == "scale":
            matrix = times(matrix, (values[0], 0.0, 0.0, values[-1], 0.0, 0.0))
        else:
            c, s = cos(radians(values[0])), sin(radians(values[0]))
            x, y = (values[1], values[2]) if len(values) > 2 else (0.0, 0.0)
            matrix = times(matrix, (c, s, -s, c, x - c * x + s * y, y - s * x - c * y))
    return matrix


def around(lines: list[Line]) -> Box:
    xs, ys = [x for line in lines for x, _ in line] or [0.0], [y for line in lines for _, y in line] or [0.0]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


# -- shapes as lines ---------------------------------------------------------------------------------------------


def outlines(one: ElementTree.Element, matrix: Matrix) -> list[Line]:
    """Return the lines around a shape, where they lie on the canvas."""
    tag = one.tag.removeprefix(_SVG)
    if tag == "path":
        lines = traced(one.get("d", ""))
    elif tag in ("circle", "ellipse"):
        rx = float(one.get("r") or one.get("rx") or 0)
        ry = float(one.get("r") or one.get("ry") or 0)
        lines = [oval(float(one.get("cx", "0")), float(one.get("cy", "0")), rx, ry)]
    elif tag == "rect":
        x, y = float(one.get("x", "0")), float(one.get("y", "0"))
        w, h = float(one.get("width", "0")), float(one.get("height", "0"))
        lines = [[(x, y), (x + w, y), (x + w, y + h), (x, y + h)]]
    else:
        lines = []
    return [[moved(matrix, x, y) for x, y in line] for line in lines]


def oval(x: float, y: float, rx: float, ry: float, corners: int = 24) -> Line:
    return [(x + rx * cos(corner * tau / corners), y + ry * sin(corner * tau / corners)) for corner in range(corners)]


def thick(lines: list[Line], wide: float, closed: bool) -> list[Line]:
    """Return the outlines of lines that are drawn with a round pen."""
    outlined: list[Line] = []
    half = wide / 2
    for line in lines:
        pairs = list(pairwise(line))
        if closed and len(line) > 2:
            pairs.append((line[-1], line[0]))
        for (x0, y0), (x1, y1) in pairs:
            long = hypot(x1 - x0, y1 - y0)
            if not long:
                continue
            dx, dy = (x1 - x0) / long * half, (y1 - y0) / long * half
            outlined.append([(x0 + dy, y0 - dx), (x1 + dy, y1 - dx), (x1 - dy, y1 + dx), (x0 - dy, y0 + dx)])
        if wide > 1.2:
            outlined += [oval(x, y, half, half, 8) for x, y in line]
    return outlined


def traced(d: str) -> list[Line]:
    """Follow path data; curves become short straight lines."""
    pen = Pen()
    letter = ""
    numbers: list[float] = []
    for other, value in _STEP.findall(_flagged(d)):
        if other:
            letter = other
            if other in "zZ":
                pen.close()
            numbers = []
            continue
        numbers.append(float(value))
        if len(numbers) == _LENGTHS[letter.lower()]:
            pen.step(letter, numbers)
            numbers = []
            letter = {"m": "l", "M": "L"}.get(letter, letter)
    return [line for line in pen.lines if len(line) > 1]


_ARC: Final = re.compile(r"(?<=[aA])[^a-zA-Z]+")
_FLAGS: Final = re.compile(
    r"\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?[\d.]+)[\s,]*(-?(?:\d+\.?\d*|\.\d+))"
)


def _flagged(d: str) -> str:
    """Put gaps around the flags of arcs, which may be written without any."""
    return _ARC.sub(lambda arc: _FLAGS.sub(r" \1 \2 \3 \4 \5 \6 \7 ", arc[0]), d)


class Pen:
    """Where a path has come to."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.x = self.y = 0.0
        self.handle: tuple[str, float, float] = ("", 0.0, 0.0)
        """The last handle of a curve, and of which kind that was."""

    def close(self) -> None:
        if self.lines and self.lines[-1]:
            self.x, self.y = self.lines[-1][0]
            self.lines.append([(self.x, self.y)])
        self.handle = ("", 0.0, 0.0)

    def go(self, x: float, y: float) -> None:
        self.lines[-1].append((x, y))
        self.x, self.y = x, y

    def step(self, letter: str, given: list[float]) -> None:
        kind = letter.lower()
        x, y = (self.x, self.y) if letter == kind else (0.0, 0.0)
        handle = ("", 0.0, 0.0)
        if kind == "m":
            self.x, self.y = x + given[0], y + given[1]
            self.lines.append([(self.x, self.y)])
        elif kind == "l":
            self.go(x + given[0], y + given[1])
        elif kind == "h":
            self.go(x + given[0], self.y)
        elif kind == "v":
            self.go(self.x, y + given[0])
        elif kind == "a":
            self.arc(given, x + given[5], y + given[6])
        else:
            spots = [(x + given[index], y + given[index + 1]) for index in range(0, len(given), 2)]
            if kind in "st":
                smooth = self.handle[0] == ("c" if kind == "s" else "q")
                spots.insert(
                    0, (2 * self.x - self.handle[1], 2 * self.y - self.handle[2]) if smooth else (self.x, self.y)
                )
            handle = ("c" if kind in "cs" else "q", *spots[-2])
            self.curve(spots)
        self.handle = handle

    def curve(self, spots: Line, steps: int = 8) -> None:
        """Go along a curve with one handle or two."""
        x0, y0 = self.x, self.y
        if len(spots) == 2:
            (qx, qy), (x3, y3) = spots
            x1, y1, x2, y2 = (
                x0 + (qx - x0) * 2 / 3,
                y0 + (qy - y0) * 2 / 3,
                x3 + (qx - x3) * 2 / 3,
                y3 + (qy - y3) * 2 / 3,
            )
        else:
            (x1, y1), (x2, y2), (x3, y3) = spots
        for step in range(1, steps + 1):
            t = step / steps
            a, b, c, e = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            self.go(a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3)

    def arc(self, given: list[float], x: float, y: float) -> None:
        """Go along a part of an ellipse."""
        rx, ry, turn, large, onward = given[:5]
        if not rx or not ry or (x, y) == (self.x, self.y):
            return self.go(x, y)
        c, s = cos(radians(turn)), sin(radians(turn))
        dx, dy = (self.x - x) / 2, (self.y - y) / 2
        px, py = (c * dx + s * dy) / rx, (-s * dx + c * dy) / ry
        grown = max(1.0, hypot(px, py))  # an ellipse that is too small is made to reach
        rx, ry, px, py = rx * grown, ry * grown, px / grown, py / grown
        off = sqrt(max(0.0, 1 / (px * px + py * py) - 1)) * (1 if large != onward else -1)
        mx, my = off * py, -off * px
        first = atan2(py - my, px - mx)
        way = (atan2(-py - my, -px - mx) - first) % tau - (0.0 if onward else tau)
        cx = (self.x + x) / 2 + c * mx * rx - s * my * ry
        cy = (self.y + y) / 2 + s * mx * rx + c * my * ry
        steps = max(3, ceil(abs(way) / (pi / 8)))
        for step in range(1, steps):
            across, down = rx * cos(first + way * step / steps), ry * sin(first + way * step / steps)
            self.go(cx + c * across - s * down, cy + s * across + c * down)
        return self.go(x, y)
