"""A key to the signs on trays and map, in the room that the players leave free."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import enemies, shapes, trays
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.kernel.drawing import circle, moved, path, rect, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.texts import Phrase

SIGNS: Final = Phrase("Segni", "Signs")
KEY: Final = (
    ("resist-physical", Phrase("resiste al fisico", "resists physical")),
    ("resist-magical", Phrase("resiste al magico", "resists magical")),
    ("fast", Phrase("avanza due volte", "advances twice")),
    ("heal", Phrase("toglie le tessere", "removes tiles")),
    ("sniper", Phrase("ferisce eroi vicini", "hurts heroes nearby")),
    ("deadly", Phrase("solo tessere", "tiles only")),
    ("physical", Phrase("tessera fisica", "physical tile")),
    ("magical", Phrase("tessera magica", "magical tile")),
    ("real", Phrase("tessera reale", "true tile")),
    ("soldier", Phrase("soldato", "soldier")),
    ("left", Phrase("nemici da coprire", "enemies to cover")),
    ("onward", Phrase("avanzerà", "will advance")),
    ("halted", Phrase("è fermata", "is held")),
    ("peril", Phrase("cuori a rischio", "hearts at risk")),
)
"""What the signs mean, in the order of their use."""
FEATURES: Final = ("resist-physical", "resist-magical", "fast", "heal", "sniper", "deadly")
"""Signs that are shown only in scenarios that have them."""


def signs(scene: Scene, box: Box) -> None:
    x, y, w, h = box
    known = scene.view.scenario.features
    scene.put("legend", (w, h, known), lambda: table(scene, known, w, h), at(x, y))


def table(scene: Scene, known: tuple[str, ...], w: float, h: float) -> str:
    """The signs of this scenario in two columns; nothing where there is no room."""
    least = scene.layout.least
    shown = [(id, name) for id, name in KEY if id not in FEATURES or id in known]
    rows = -(-len(shown) // 2)
    pitch = min(least * 2, (h - least * 2.4) / rows)
    if pitch < least * 1.3:
        return ""
    parts = [
        rect(0, 0, w, least * 2.6 + pitch * rows, "panel", 8),
        words(10, least * 1.5, scene.say(SIGNS), least * 1.1, "serif on", room=w - 20),
    ]
    for nth, (id, name) in enumerate(shown):
        column, row = divmod(nth, rows)
        left, middle = 10 + column * w / 2, least * 2.2 + pitch * (row + 0.5)
        parts.append(moved(left + least * 0.9, middle, sign(id, least * 0.72)))
        parts.append(
            words(left + least * 2.3, middle + least * 0.36, scene.say(name), least, "on", room=w / 2 - least * 3.3)
        )
    return "".join(parts)


def sign(id: str, r: float) -> str:
    """One sign around (0, 0)."""
    if id.startswith("resist-"):
        return moved(-r, -r, f'<g transform="scale({r / 12:.3f})">{enemies.plate([id[7:]])}</g>')
    if id in ("physical", "magical", "real"):
        return rect(-r, -r, 2 * r, 2 * r, f"tile tile-{id}")
    if id == "soldier":
        return trays.soldier(-r * 1.1, -r * 1.1, r * 2.2)
    if id == "left":
        return shapes.pill(0, 0, "6", r * 1.5, "left", anchor="middle")[0]
    if id == "peril":
        return shapes.pill(0, 0, "−6", r, "peril", "heart", "middle")[0]
    if id == "onward":
        return path(f"M{-r * 0.6:.1f} {-r:.1f}l{r * 1.2:.1f} {r:.1f}l{-r * 1.2:.1f} {r:.1f}z", "onward")
    if id == "halted":
        return rect(-r * 0.35, -r, r * 0.7, 2 * r, "halted", r * 0.3)
    return circle(0, 0, r * 1.05, "chip") + icon(id, -r * 0.75, -r * 0.75, r * 1.5, f"kr-{id}")
