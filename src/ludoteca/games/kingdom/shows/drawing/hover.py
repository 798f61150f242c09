"""What pointing shows on the map: where a tray goes, what a tower or hero reaches, where a hero can walk.

Style rules only: every square, site and tray has a tint that stays unseen until what it concerns is pointed at with a
mouse, a finger or the keyboard.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.kingdom.shows.drawing import facing
from ludoteca.games.kingdom.shows.drawing.scene import Scene

REACH = "fill:#ff8a3d;fill-opacity:.38;stroke:#8e3200;stroke-width:3;stroke-dasharray:7 4"
WALK = "fill:#57c66f;fill-opacity:.4;stroke:#14562f;stroke-width:2.6"
ROUTE = "fill:#fff;fill-opacity:.42;stroke:#5b1d8c;stroke-width:3"


def rules(scene: Scene) -> str:
    """The style rules for all that can be pointed at."""
    written = []
    for quarter in range(4):
        if scene.legal(f"facing:{quarter}"):
            written.append(rule(scene, [f"facing:{quarter}"], facing.squares_of(scene, quarter), REACH))
    for site in scene.view.sites:
        if not site.towers or site.towers[-1].face_down:
            continue
        top = site.towers[-1]
        printed = scene.view.towers[top.kind].arrows
        reached = scene.squares.reached(site.square, printed, top.facing)
        written.append(rule(scene, [f"site:{site.site}"], on_path(scene, reached), REACH))
    for tray in scene.view.trays:
        if tray.next.squares:
            written.append(rule(scene, [f"tray:{tray.tray}"], tray.next.squares, ROUTE))
    for one in scene.people:
        if one.can_move:
            written.append(rule(scene, [f"figure:{one.figure}"], one.can_move, WALK))
        if one.square < 0 or one.facing < 0:
            continue
        attacks = [(f"base:{one.figure}", one.base)] if one.base else []
        attacks += [(f"ability:{one.figure}/{ability.slot}", ability) for ability in one.abilities]
        for key, attack in attacks:
            reached = scene.squares.reached(one.square, attack.arrows, one.facing)
            written.append(rule(scene, [key], on_path(scene, reached), REACH))
    return "".join(written)


def on_path(scene: Scene, squares: list[int]) -> list[int]:
    known = scene.view.map.squares
    return [square for square in squares if known[square].kind == "path"]


def rule(scene: Scene, keys: list[str], squares: Sequence[int], look: str) -> str:
    """How these squares, and what lies on them, look while one of the keys is pointed at or focused."""
    if not squares:
        return ""
    things = ",".join([f'[data-thing="{key}"]' for key in keys])
    marks = [f".sq-{square}" for square in squares]
    marks += [f".tr-{tray.tray}" for tray in scene.view.trays if tray.square in squares]
    marks += [f".si-{site.site}" for site in scene.view.sites if site.square in squares]
    return f".kingdom-table:has(:is({things}):is(:hover,:focus)) :is({','.join(marks)}){{{look}}}"
