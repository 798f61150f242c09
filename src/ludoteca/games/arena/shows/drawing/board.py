"""The Arena: a stone for each space, starting spaces, back rows and golden spaces told apart also without colour."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.art.addresses import tile_address
from ludoteca.games.arena.shows.art.ground import DEPTH, MIDDLE, TILES
from ludoteca.games.arena.shows.drawing import ground, saying, shapes
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.terms import SPACE
from ludoteca.games.arena.state.view_types import SpaceView
from ludoteca.kernel.drawing import image, path, tag, thing, words
from ludoteca.kernel.paintings import when_legal

TOGETHER: Final = 8
"""So many spaces are looked at together."""


def board(scene: Scene) -> None:
    spaces = scene.view.board.spaces
    scene.section("board", (spaces,), partial(all_spaces, scene, spaces))


def all_spaces(scene: Scene, spaces: tuple[SpaceView, ...]) -> None:
    """Lay out all spaces, those that were printed together as a section: few change at once."""
    for first in range(0, len(spaces), TOGETHER):
        some = spaces[first : first + TOGETHER]
        scene.section(f"spaces {first}", (some,), partial(put_spaces, scene, some))


def put_spaces(scene: Scene, some: tuple[SpaceView, ...]) -> None:
    keys, places = scene.hexes.keys, scene.hexes.places
    for one in some:
        number = one.space
        scene.put(keys[number], (one.figure < 0,), partial(space, scene, one), places[number])


def space(scene: Scene, one: SpaceView) -> str:
    """Draw one space; its stone, its marks, and the tints that pointing at a character shows.

    A press asks why nobody moves there, or why it is not chosen while spaces or places for figures are.
    """
    s = scene.hexes.size
    flags = one.flags
    kind = "point" if "point" in flags else "start" if "start" in flags else "star" if "star" in flags else ""
    scale = s / 100
    marks = [ground.FACE]
    if "point" in flags:
        marks.append(ground.GOLDEN)
    if "start" in flags:
        marks.append(ground.START)
    marks += [path(ground.OUTLINE, f"tint sp-{one.space}"), ground.dot(17, f"spot at-{one.space}")]
    parts = [stone(one, kind, scale), tag("g", *marks, transform=f"scale({scale:.3f})")]
    if "star" in flags:
        ink = f"star-sign mark-{one.side}" if one.side >= 0 else "star-sign soft"
        parts.append(shapes.icon("points", -s * 0.15, -s * 0.55, s * 0.3, ink))
    if one.figure < 0:
        parts.append(words(0, s * 0.5, one.id, scene.layout.least, "place", "middle", s * 0.7))
    parts.append(when_legal(tag("g", ground.LIT, transform=f"scale({scale:.3f})")))
    return thing(
        f"space:{one.id}",
        *parts,
        name=scene.say(SPACE, id=one.id),
        text=saying.space_lines(scene, one),
        kind="space",
        why=scene.why(f"move:{one.space} space:{one.space} place:{one.space}") if one.figure < 0 else None,
    )


def stone(one: SpaceView, kind: str, scale: float) -> str:
    """Lay the picture of a stone below a space."""
    (across, down), worn = MIDDLE, (one.space * 7 + one.r * 3) % TILES
    where = (-across * scale, -down * scale, 2 * across * scale, (2 * down + DEPTH) * scale)
    return image(tile_address(kind, worn), *where)
