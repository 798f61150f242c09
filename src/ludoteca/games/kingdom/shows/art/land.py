"""The land under a map: grass, a river, the road through its squares, trees and stones; one picture for each map.

It is made from the map's own cells, which its recipe lists, so that users' maps have their land too. Shapes of one kind
are gathered into one path, because a land has some hundreds of them.
"""

from __future__ import annotations

import re
from itertools import pairwise
from math import hypot, pi
from pathlib import Path
from typing import Final, NamedTuple

from ludoteca.games.kingdom.shows.art.pen import Pen
from ludoteca.kernel.art.brush import Point, ring, smooth
from ludoteca.kernel.art.colours import mix
from ludoteca.kernel.keeping import kept

STEPS: Final = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
_STEP: Final = re.compile("([a-z])([^a-z]*)")
_NUMBER: Final = re.compile(r"-?[\d.]+")
PEBBLES: Final = ("h5l-1 3h-4z", "h3l-1 2h-2z", "h4l1 2h-6z", "h6l-2 3h-5z")
PLANTED: Final = (33, 31)
"""Trees and stones of a land, at most; a tall one has more road."""
MOST: Final = 400
"""Squares of a land, at most: what comes over the network may say anything."""


class Climate(NamedTuple):
    """The colours of a land, and what grows on it."""

    grass: tuple[str, ...]
    earth: tuple[str, ...]
    """Edge, and from dark to light."""
    water: tuple[str, ...]
    """Bank, deep, middle, light."""
    growth: tuple[str, ...]
    leaves: str
    flowers: str


def read_climates() -> dict[str, Climate]:
    """Read the text file beside this one."""
    climates = {}
    for line in Path(__file__).with_name("climates.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, *rest = line.split()
            inks = [f"#{ink}" for ink in rest[:13]]
            grass, earth, water = inks[:3], inks[3:7], inks[7:11]
            climates[name] = Climate(tuple(grass), tuple(earth), tuple(water), tuple(rest[13:]), inks[11], inks[12])
    return climates


CLIMATES: Final = read_climates()


class Land:
    """A map to draw: where its squares lie in the picture, and what they are."""

    def __init__(
        self, measures: tuple[float, ...], cols: int, cells: str, spawns: list[tuple[int, str]], quarter: int = 0
    ) -> None:
        self.w, self.h, self.x, self.y = measures[:4]
        self.size = max(8.0, measures[4])
        self.cols = max(1, min(cols, 40))
        self.cells = cells[:MOST]
        self.rows = -(-len(self.cells) // self.cols)
        self.spawns = spawns
        self.quarter = quarter
        """How often the map is turned, clockwise."""

    def at(self, row: int, col: int) -> str:
        """Return the letter of a square: n, e, s, w for the road, b for a building site; "" outside of the map."""
        if not (0 <= row < self.rows and 0 <= col < self.cols):
            return ""
        index = row * self.cols + col
        return self.cells[index] if index < len(self.cells) else "g"

    def middle(self, row: float, col: float) -> Point:
        for turn in range(self.quarter):
            row, col = col, (self.cols if turn % 2 else self.rows) - 1 - row
        return self.x + (col + 0.5) * self.size, self.y + (row + 0.5) * self.size

    def lane(self) -> list[tuple[Point, Point]]:
        """Return the pieces of the road, from middle to middle."""
        pieces = []
        for row in range(self.rows):
            for col in range(self.cols):
                step = STEPS.get(self.at(row, col))
                if step is not None:
                    there = row + step[0], col + step[1]
                    end = self.middle(*there) if self.at(*there) else self.edge(row, col, step)
                    pieces.append((self.middle(row, col), end))
        for square, side in self.spawns:
            row, col = divmod(square, self.cols)
            pieces.append((self.edge(row, col, STEPS.get(side, (0, -1))), self.middle(row, col)))
        return pieces

    def edge(self, row: int, col: int, step: tuple[int, int]) -> Point:
        """Return where a road that goes this way from a square leaves the picture."""
        x, y = self.middle(row, col)
        down, across = self.seen(step)
        if across:
            return (self.w + self.size if across > 0 else -self.size), y
        return x, (self.h + self.size if down > 0 else -self.size)

    def seen(self, step: tuple[int, int]) -> tuple[int, int]:
        """Return a step on the map as it is seen."""
        down, across = step
        for _ in range(self.quarter):
            down, across = across, -down
        return down, across

    def on_map(self, x: float, y: float) -> tuple[float, float]:
        """Return the row and column of a point."""
        col, row = (x - self.x) / self.size - 0.5, (y - self.y) / self.size - 0.5
        for turn in range(self.quarter, 0, -1):
            row, col = (self.rows if turn % 2 else self.cols) - 1 - col, row
        return row, col

    def is_free(self, x: float, y: float, air: float) -> bool:
        """Tell whether neither road nor site is so near, in squares."""
        row, col = self.on_map(x, y)
        for r in range(int(row) - 1, int(row) + 3):
            for c in range(int(col) - 1, int(col) + 3):
                if self.at(r, c) in ("n", "e", "s", "w", "b") and max(abs(r - row), abs(c - col)) < 0.5 + air:
                    return False
        for square, side in self.spawns:
            r, c = divmod(square, self.cols)
            down, across = STEPS.get(side, (0, -1))
            if max(abs(r + down - row), abs(c + across - col)) < 0.55 + air:
                return False
        return True


def draw(pen: Pen, land: Land, climate: Climate) -> None:
    """Paint it from back to front."""
    pen.rect(0, 0, land.w, land.h, pen.across(*climate.grass))
    patches(pen, land, climate)
    course = river(pen, land)
    wet = water(pen, land, climate, course) if course else []
    road(pen, land, climate)
    bridges(pen, land, course)
    blades(pen, land, climate)
    growth(pen, land, climate, wet)
    pen.rect(0, 0, land.w, land.h, pen.glow("#fff3b0 .38", "#fff3b0 0", x=0.12, y=0, r=0.9))
    pen.rect(0, 0, land.w, land.h, pen.glow("#0c1408 0", "#0c1408 0", "#0c1408 .5", x=0.48, y=0.46, r=0.78))


def blob(pen: Pen, x: float, y: float, rx: float, ry: float, corners: int = 5) -> str:
    """Return an uneven round shape."""
    points = []
    for px, py in ring(0, 0, 1, corners, pen.between(0, pi)):
        stretch = pen.between(0.7, 1.15)
        points.append((round(x + px * rx * stretch), round(y + py * ry * stretch)))
    return smooth(*points, closed=True)


def patches(pen: Pen, land: Land, climate: Climate) -> None:
    """Draw lighter and darker grass."""
    for colour, n, opacity in ((climate.grass[2], 6, ".3"), (mix(climate.grass[0], "#fffbd0", 0.35), 6, ".32")):
        d = ""
        for _ in range(n):
            wide = pen.between(0.6, 1.5) * land.size
            d += blob(pen, pen.between(0, land.w), pen.between(0, land.h), wide, wide * 0.5)
        pen.path(d, colour, opacity=opacity)


def water(pen: Pen, land: Land, climate: Climate, course: list[tuple[int, int]]) -> list[Point]:
    """Let a river run through these squares, and return where it is wet."""
    size = land.size
    points = [land.middle(-2, course[0][1])]
    points += [land.middle(row + pen.between(-0.06, 0.06), col + pen.between(-0.1, 0.1)) for row, col in course]
    points.append(land.middle(land.rows + 1, course[-1][1]))
    d = smooth(*[(round(x), round(y)) for x, y in points])
    bank, deep, middle, light = climate.water
    for colour, wide in ((mix(climate.grass[2], "#20300c", 0.3), 0.6), (bank, 0.54), (deep, 0.44), (middle, 0.34)):
        pen.line(d, colour, round(size * wide, 1))
    pen.line(d, light, round(size * 0.16, 1), opacity=".45")
    ripples, wet = "", list[Point]()
    for (ax, ay), (bx, by) in pairwise(points):
        for share in (0.0, 0.33, 0.66):
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            wet.append((x, y))
            ripples += f"M{x - 9 + pen.between(-5, 5):.0f} {y:.0f}q4-4 9 0q5 3 9 0"
    pen.line(ripples, "#ffffff", 1.6, opacity=".5")
    return wet


def bridges(pen: Pen, land: Land, course: list[tuple[int, int]]) -> None:
    """Draw planks where the road crosses the river."""
    long, broad = land.size * 0.6, land.size * 0.94
    for row, col in course:
        if land.at(row, col) in ("e", "w"):
            x, y = land.middle(row, col)
            if land.quarter % 2:
                left, top = x - broad / 2, y - long / 2
                pen.rect(left, top, broad, long, "#9a6a38", opacity=".6")
                seams = "".join([f"M{left:.0f} {top + long * plank / 5:.0f}h{broad:.0f}" for plank in range(1, 5)])
                rails = f"M{left:.0f} {top - 4:.0f}v{long + 8:.0f}M{left + broad:.0f} {top - 4:.0f}v{long + 8:.0f}"
            else:
                left, top = x - long / 2, y - broad / 2
                pen.rect(left, top, long, broad, "#9a6a38", opacity=".6")
                seams = "".join([f"M{left + long * plank / 5:.0f} {top:.0f}v{broad:.0f}" for plank in range(1, 5)])
                rails = f"M{left - 4:.0f} {top:.0f}h{long + 8:.0f}M{left - 4:.0f} {top + broad:.0f}h{long + 8:.0f}"
            pen.line(seams, "#4a3018", 1.4, opacity=".6")
            pen.line(rails, "#3a2412", 6)
            pen.line(rails, "#a5713c", 3)


def river(pen: Pen, land: Land) -> list[tuple[int, int]]:
    """Return the squares of the cheapest way down; none if it would run along the road or through a site."""
    costs = {"": 3.0, "g": 1.0, "e": 5.0, "w": 5.0}
    best: dict[tuple[int, int], tuple[float, list[tuple[int, int]]]] = {}
    for row in range(land.rows):
        line: dict[tuple[int, int], tuple[float, list[tuple[int, int]]]] = {}
        for col in range(land.cols):
            price = costs.get(land.at(row, col), 60.0) + pen.between(0, 0.8)
            before = [best[row - 1, near] for near in (col - 1, col, col + 1) if (row - 1, near) in best]
            cost, way = min(before, key=lambda priced: priced[0]) if before else (abs(col - land.cols * 0.6) * 0.3, [])
            line[row, col] = cost + price, [*way, (row, col)]
        best.update(line)
    ends = [best[land.rows - 1, col] for col in range(land.cols)] if land.rows else []
    cost, way = min(ends, key=lambda priced: priced[0], default=(99.0, []))
    return way if cost < 40 else []


def road(pen: Pen, land: Land, climate: Climate) -> None:
    """Draw layers of earth along the road, with stones on it and at its edge."""
    size = land.size
    d = ""
    for (ax, ay), (bx, by) in land.lane():
        d += f"M{ax:.0f} {ay:.0f}" + (f"h{bx - ax:.0f}" if ay == by else f"v{by - ay:.0f}")
    edge, dark, middle, light = climate.earth
    pen.line(d, "#1c2610", round(size * 0.97, 1), opacity=".35", transform="translate(2 5)")
    rim = ""
    lane = land.lane()
    for (ax, ay), (bx, by) in lane:
        for _ in range(3 if len(lane) < 32 else 2):
            share = pen.between(0, 1)
            off = pen.one_of((-0.46, 0.46)) * size
            across = ay == by
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            x, y = x + (0 if across else off), y + (off if across else 0)
            rim += f"M{x:.0f} {y:.0f}a{size * pen.between(0.05, 0.11):.0f} {size * 0.06:.0f} 0 1 1 1 1z"
    pen.path(rim, edge)
    for colour, wide in ((edge, 0.94), (dark, 0.88), (middle, 0.78)):
        pen.line(d, colour, round(size * wide, 1))
    pen.line(d, light, round(size * 0.5, 1), opacity=".65")
    for colour, n in ((mix(dark, edge, 0.4), 1), (mix(light, "#ffffff", 0.35), 2)):
        stones = ""
        for (ax, ay), (bx, by) in lane:
            for _ in range(n):
                share = pen.between(0, 1)
                x = ax + (bx - ax) * share + pen.between(-0.36, 0.36) * size
                y = ay + (by - ay) * share + pen.between(-0.36, 0.36) * size
                stones += f"M{x:.0f} {y:.0f}{pen.one_of(PEBBLES)}"
        pen.path(stones, colour, opacity=".7")


def blades(pen: Pen, land: Land, climate: Climate) -> None:
    """Draw tufts of grass and flowers."""
    tufts, flowers = "", ""
    for plant in range(90):
        x, y = pen.between(4, land.w - 4), pen.between(4, land.h - 4)
        if not land.is_free(x, y, 0.02):
            continue
        if plant % 5:
            tufts += f"M{x:.0f} {y:.0f}l-3-7m3 7v-9m0 9l4-7"
        else:
            flowers += f"M{x:.0f} {y:.0f}h3v-3h3v3h3v3h-3v3h-3v-3h-3z"
    pen.line(tufts, mix(climate.grass[2], "#10200a", 0.25), 1.4, opacity=".75")
    pen.path(flowers, climate.flowers, opacity=".9")


def growth(pen: Pen, land: Land, climate: Climate, wet: list[Point]) -> None:
    """Draw trees, stones and what else stands there, those behind first."""
    spots: list[tuple[float, float, str]] = []
    for _ in range(260):
        x, y = pen.between(6, land.w - 6), pen.between(18, land.h - 4)
        kind = pen.one_of(climate.growth)
        near = any(abs(x - px) < land.size * 0.34 and abs(y - py) < land.size * 0.24 for px, py, _ in spots)
        drowned = any(hypot(x - px, y - py) < land.size * 0.42 for px, py in wet)
        if not near and not drowned and land.is_free(x, y, 0.1) and land.is_free(x, y - land.size * 0.3, 0.02):
            spots.append((x, y, kind))
        if len(spots) == PLANTED[land.w < land.h]:
            break
    layers: dict[str, str] = {}
    for x, y, kind in sorted(spots, key=lambda spot: spot[1]):
        scale = land.size / 100 * pen.between(0.8, 1.15)
        layers["#0c1408"] = layers.get("#0c1408", "") + placed("m-15 2q18-9 36 1q-16 10-36-1z", x, y, scale)
        for colour, d in PLANTS[kind](climate):
            layers[colour] = layers.get(colour, "") + placed(d, x, y, scale)
    for colour, d in layers.items():
        if colour == "#0c1408":
            pen.path(d, colour, opacity=".35")
        else:
            pen.path(d, colour, stroke="#16220e", stroke_width=1.2, stroke_linejoin="round")


@kept(2000, most=64)
def steps_of(d: str) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Read a path of relative steps: letters, each with its numbers."""
    steps = _STEP.findall(d)
    return tuple([(letter, tuple([float(part) for part in _NUMBER.findall(rest)])) for letter, rest in steps])


def placed(d: str, x: float, y: float, scale: float) -> str:
    """Put a path of relative steps at a place, as large as asked."""
    out = f"M{x:.0f} {y:.0f}"
    for letter, numbers in steps_of(d):
        out += letter
        for index, value in enumerate(numbers):
            short = round(value * scale)
            out += str(short) if index == 0 or short < 0 else f" {short}"
    return out


Plant = list[tuple[str, str]]


def oak(climate: Climate) -> Plant:
    leaves = climate.leaves
    return [
        ("#6b4526", "m-4 2l1-16h6l2 16z"),
        (mix(leaves, "#10200a", 0.25), "m-18-12q-12-10 0-20q0-16 16-16q18-2 20 14q14 8 2 20q-8 12-20 6q-10 4-18-4z"),
        (mix(leaves, "#d8f07a", 0.28), "m-14-22q-4-8 4-12q4-10 14-8q8 0 8 8q-12 0-14 8q-6 6-12 4z"),
    ]


def pine(climate: Climate) -> Plant:
    leaves = mix(climate.leaves, "#174038", 0.45)
    return [
        (leaves, "m-19 2q19 7 38 0l-10-16h6l-9-14h5l-11-20l-11 20h5l-9 14h6z"),
        (mix(leaves, "#b8e08a", 0.25), "m-15 0l12-16h-5l9-13h-4l7-15v15l-6 12l4 1l-9 15z"),
    ]


def fir(climate: Climate) -> Plant:
    return [*pine(climate), ("#ffffff", "m-8-26l8-22l9 20q-5-4-8 0q-4-4-9 2z")]


def rock(climate: Climate) -> Plant:
    return [
        ("#8b8777", "m-17 2l4-14l10-8l13 4l8 12l-3 7z"),
        ("#b5b0a0", "m-13-10l9-9l8 3l-6 9z"),
    ]


def dead(climate: Climate) -> Plant:
    return [("#4a3c30", "m-4 2l2-22l-12-10l2-2l11 7v-15h3l1 18l10-9l2 2l-11 12l3 19z")]


def grave(climate: Climate) -> Plant:
    return [("#8d9088", "m-9 2v-18q0-9 9-9q9 0 9 9v18z"), ("#c0c4b8", "m-6-2v-13q0-6 6-7v4q-3 1-3 5v11z")]


def pillar(climate: Climate) -> Plant:
    return [("#cfc6ac", "m-9 2v-5h3v-28h-4v-6h20v6h-3v18l3 10v5z"), ("#efe8d4", "m-4-4v-26h3v26z")]


def crystal(climate: Climate) -> Plant:
    light = climate.water[3]
    return [
        (mix(light, "#30104a", 0.45), "m-12 2l-4-18l8-8l4 6l6-22l9 16l-2 12l6 2l-2 12z"),
        (mix(light, "#ffffff", 0.3), "m0-2l2-24l4-12l4 12l-5 22z"),
    ]


PLANTS: Final = {
    "oak": oak,
    "pine": pine,
    "fir": fir,
    "rock": rock,
    "dead": dead,
    "grave": grave,
    "pillar": pillar,
    "crystal": crystal,
}
