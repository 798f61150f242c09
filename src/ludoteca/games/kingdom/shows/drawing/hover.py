"""What pointing shows on the map: where a tray goes, what a tower or hero reaches, where a hero can walk.

Style rules only: every square, site and tray has a tint that stays unseen until what it concerns is pointed at with a
mouse, a finger or the keyboard.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ludoteca.games.kingdom.shows.drawing import facing
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import RangeView
from ludoteca.kernel.drawing import style_while_pointed

REACH = "fill:#ff8a3d;fill-opacity:.38;stroke:#8e3200;stroke-width:3;stroke-dasharray:7 4"
WALK = "fill:#57c66f;fill-opacity:.4;stroke:#14562f;stroke-width:2.6"
ROUTE = "fill:#fff;fill-opacity:.42;stroke:#5b1d8c;stroke-width:3"


def rules(scene: Scene) -> None:
    """Put the style rules for all that can be pointed at, each of them a part of its own."""
    for quarter in range(4) if facing.is_asked(scene) else ():
        if scene.legal(f"facing:{quarter}"):
            put(scene, f"facing:{quarter}", REACH, tuple(facing.squares_of(scene, quarter)))
    view = scene.view
    built = tuple([view.towers[tower.kind] for one in view.sites for tower in one.towers])
    ways = tuple([(tray.tray, tray.next.squares) for tray in view.trays])
    scene.section("pointing", (view.sites, built, ways, scene.people), partial(lasting_rules, scene))


def lasting_rules(scene: Scene) -> None:
    """Put the style rules for all but what is asked."""
    for site in scene.view.sites:
        if site.towers and not site.towers[-1].face_down:
            top = site.towers[-1]
            aim(scene, f"site:{site.site}", scene.view.towers[top.kind], site.square, top.facing)
    for tray in scene.view.trays:
        put(scene, f"tray:{tray.tray}", ROUTE, tray.next.squares)
    for one in scene.people:
        put(scene, f"figure:{one.figure}", WALK, one.can_move)
        if one.square >= 0 and one.facing >= 0:
            if one.base:
                aim(scene, f"base:{one.figure}", one.base, one.square, one.facing)
            for ability in one.abilities:
                aim(scene, f"ability:{one.figure}/{ability.slot}", ability, one.square, one.facing)


def put(scene: Scene, key: str, look: str, squares: tuple[int, ...]) -> None:
    if squares:
        scene.put(f"hover:{key}", (look, squares), lambda: rule(key, look, squares))


def aim(scene: Scene, key: str, attack: RangeView, square: int, turned: int) -> None:
    if attack.arrows:
        reads = (attack.arrows, square, turned)
        scene.put(f"hover:{key}", reads, lambda: rule(key, REACH, on_path(scene, attack, square, turned)))


def on_path(scene: Scene, attack: RangeView, square: int, turned: int) -> list[int]:
    """List the squares of the path that something reaches from there."""
    kinds = scene.country.kinds
    return [target for target in scene.squares.reached(square, attack.arrows, turned) if kinds[target] == "path"]


def rule(key: str, look: str, squares: Sequence[int]) -> str:
    """Write how these squares, and what lies on them, look while the thing with this key is pointed at or focused."""
    if not squares:
        return ""
    marks = ",".join([f".sq-{square}" for square in squares])
    return style_while_pointed([key], f".kingdom-table :is({marks}){{{look}}}")
