"""The Arena: a hexagon for each space, starting spaces, back rows and golden spaces told apart also without colour."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import SpaceView
from ludoteca.kernel.drawing import circle, path, thing, words
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase

SPACE: Final = Phrase("Casella {id}", "Space {id}")


def board(scene: Scene) -> None:
    keys, places, going = scene.hexes.keys, scene.hexes.places, scene.going
    for one in scene.view.board.spaces:
        number = one.space
        scene.put(keys[number], (one.figure < 0, going), partial(space, scene, one), places[number])


def space(scene: Scene, one: SpaceView) -> str:
    """One space; its ground, its marks, and the tints that pointing at a character shows."""
    s = scene.hexes.size
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
    parts.append(when_legal(path(shapes.hexagon(0, 0, s - 4), "lit"), circle(0, 0, s * 0.2, "lit-dot")))
    return thing(
        f"space:{one.id}",
        *parts,
        name=scene.say(SPACE, id=one.id),
        text=saying.space_lines(scene, one),
        kind="space",
        why=scene.why(f"{scene.going}:{one.space}") if one.figure < 0 else None,
    )
