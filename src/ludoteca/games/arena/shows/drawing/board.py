"""The Arena: a hexagon for each space, starting spaces, back rows and golden spaces told apart also without colour."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import SpaceView
from ludoteca.kernel.drawing import circle, path, words
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.texts import Phrase

SPACE: Final = Phrase("Casella {id}", "Space {id}")
ROOT: Final = sqrt(3)


class Hexes:
    """Where every space lies: the near side's back row at the bottom, as large as the box allows."""

    def __init__(self, spaces: tuple[SpaceView, ...], box: Box, turned: bool) -> None:
        sign = -1 if turned else 1
        raw = [(sign * ROOT * (one.q + one.r / 2), sign * 1.5 * one.r) for one in spaces]
        left, right = min([x for x, _ in raw]), max([x for x, _ in raw])
        top, bottom = min([y for _, y in raw]), max([y for _, y in raw])
        x, y, w, h = box
        self.size = min(w / (right - left + ROOT), h / (bottom - top + 2))
        """The radius of a hexagon."""
        middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
        self.places = [
            (x + w / 2 + (px - middle_x) * self.size, y + h / 2 + (py - middle_y) * self.size) for px, py in raw
        ]


def hexes_of(scene: Scene) -> Hexes:
    """The blue back row has the lowest numbers: it is turned to the bottom when blue is near."""
    spaces = scene.view.board.spaces
    x, y, w, h = scene.layout.board
    rows = [space.r for space in spaces if space.side == scene.near_side]
    others = [space.r for space in spaces if space.side == 1 - scene.near_side]
    turned = bool(rows and others) and sum(rows) / len(rows) < sum(others) / len(others)
    margin = 74.0 if scene.layout.tall else 0.0
    return Hexes(spaces, (x + margin, y, w - 2 * margin, h), turned)


def board(scene: Scene, hexes: Hexes) -> str:
    return "".join([space(scene, one, hexes) for one in scene.view.board.spaces])


def space(scene: Scene, one: SpaceView, hexes: Hexes) -> str:
    """One space; its ground, its marks, and the tints that pointing at a character shows."""
    key = f"space:{one.id}"
    scene.drawn.add(key)
    x, y = hexes.places[one.space]
    s = hexes.size
    flags = one.flags
    kind = "point" if "point" in flags else "start" if "start" in flags else "star" if "star" in flags else ""
    parts = [path(shapes.hexagon(0, 0, s - 1), f"hex hex-{kind}" if kind else "hex")]
    if "point" in flags:
        parts.append(path(shapes.hexagon(0, 0, s * 0.84), "point-line"))
        parts.append(shapes.icon("points", -s * 0.34, -s * 0.4, s * 0.68, "coin"))
    if "start" in flags:
        parts.append(path(shapes.hexagon(0, 0, s * 0.86), "start-line"))
    if "star" in flags:
        parts.append(shapes.icon("points", -s * 0.17, -s * 0.76, s * 0.34, "star-sign"))
    if one.side >= 0 and "star" in flags:
        parts.append(shapes.plate(one.side, 0, 0, s * 0.1, f"mark-{one.side}"))
    if one.figure < 0:
        size = max(s * 0.25, scene.layout.least * 0.9)
        parts.append(words(0, s * 0.68, one.id, size, "place", "middle"))
    parts.append(path(shapes.hexagon(0, 0, s - 2), f"tint sp-{one.space}"))
    parts.append(circle(0, 0, s * 0.13, f"spot at-{one.space}"))
    if scene.legal(key):
        parts.append(path(shapes.hexagon(0, 0, s - 4), "lit"))
        parts.append(circle(0, 0, s * 0.2, "lit-dot"))
    return scene.marks.group(
        key,
        *parts,
        name=scene.say(SPACE, id=one.id),
        text=saying.space_lines(scene, one),
        kind="space",
        why=scene.why(f"{scene.going}:{one.space}") if one.figure < 0 else None,
        place=f"translate({x:.1f} {y:.1f})",
    )
