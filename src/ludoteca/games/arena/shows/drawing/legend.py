"""A key to the signs, in the room that ability cards leave free while there are none (the first chapters)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import StatusView
from ludoteca.kernel.drawing import paragraph, path, rect, words, wrap
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.texts import Phrase

SIGNS: Final = Phrase("Segni", "Signs")
EFFECTS: Final = Phrase("Effetti di stato", "Status effects")
KEY: Final = (
    ("health", Phrase("salute", "health")),
    ("movement", Phrase("movimento", "movement")),
    ("attack", Phrase("attacco", "attack")),
    ("points", Phrase("Punti Vittoria", "Victory Points")),
    ("initiative", Phrase("iniziativa", "initiative")),
    ("action", Phrase("azione", "action")),
    ("magic", Phrase("magia", "magic")),
    ("state", Phrase("stato", "status")),
    ("direct", Phrase("Effetto Diretto", "Direct Effect")),
    ("indirect", Phrase("Effetto Indiretto", "Indirect Effect")),
    ("deck", Phrase("mazzo", "deck")),
    ("discard", Phrase("scarti", "discard pile")),
    ("exile", Phrase("esiliate", "exiled")),
)


def signs(scene: Scene, w: float, h: float) -> str:
    """The signs of cards and characters, in two columns."""
    least = scene.layout.least
    shown = [(sign, name) for sign, name in KEY if sign != "initiative" or scene.view.chapter > 1]
    rows = -(-len(shown) // 2)
    pitch = min(least * 2.4, (h - least * 2.4) / rows)
    if pitch < least * 1.15:
        return ""
    parts = [
        rect(0, 0, w, h, "panel", 8),
        words(10, least * 1.5, scene.say(SIGNS), least * 1.1, "serif on", room=w - 20),
    ]
    for place, (sign, name) in enumerate(shown):
        column, row = divmod(place, rows)
        left, base = 10 + column * w / 2, least * 2.1 + pitch * (row + 0.6)
        parts.append(shapes.icon(sign, left, base - least * 0.9, least * 1.1, "icon-gold"))
        parts.append(words(left + least * 1.8, base, scene.say(name), least, "on", room=w / 2 - least * 2.6))
    top = least * 2.6 + pitch * rows
    for kind, flag in (("point", "point"), ("start", "start"), ("star", "star")):
        if top + least * 2.6 > h:
            break
        middle = top + least * 1.1
        parts.append(path(shapes.hexagon(10 + least, middle, least * 1.15), f"hex hex-{kind}"))
        if kind == "start":
            parts.append(path(shapes.hexagon(10 + least, middle, least * 0.9), "start-line"))
        else:
            sign = "coin" if kind == "point" else "star-sign"
            parts.append(shapes.icon("points", 10 + least * 0.5, middle - least * 0.55, least, sign))
        said = saying.FLAGS[flag].say(scene.lang)
        parts.append(words(16 + least * 2.2, middle + least * 0.36, said, least, "on", room=w - 24 - least * 2.2))
        top += least * 2.8
    return "".join(parts)


def key(scene: Scene, row: int, box: Box) -> None:
    """The key below the sheets of the near side (0), which explains signs, or of the far one (1), status effects."""
    x, y, w, h = box
    if row == 0:
        scene.put("signs", (w, h), partial(signs, scene, w, h), at(x, y))
        return
    shown = explained(scene)
    reads = (w, h, tuple([saying.status_reads(status) for status in shown]))
    scene.put("effects", reads, partial(effects, scene, shown, w, h), at(x, y))


def explained(scene: Scene) -> list[StatusView]:
    """The status effects that characters have now, then those of this chapter."""
    known = {status.status for one in scene.characters for status in one.statuses}
    shown = [status for status in scene.view.statuses if status.status in known]
    return shown + [status for status in scene.view.statuses if status.expected and status.status not in known]


def effects(scene: Scene, shown: list[StatusView], w: float, h: float) -> str:
    """As many of these status effects as there is room for."""
    least = scene.layout.least
    parts = [
        rect(0, 0, w, h, "panel", 8),
        words(10, least * 1.5, scene.say(EFFECTS), least * 1.1, "serif on", room=w - 20),
    ]
    left, top = 14 + least * 1.6, least * 2.2
    for status in shown:
        said = f"{status.name.say(scene.lang)}: {status.text.say(scene.lang)}"
        lines = wrap(said, (w - 8 - left) * 0.97, least, 9)
        high = max(least * 1.6, len(lines) * least * 1.14)
        if top + high > h - 2:
            break
        parts.append(shapes.icon(icon_of(status.id, "status"), 10, top, least * 1.4, "icon-gold"))
        parts.append(paragraph(left, top + least * 0.92, lines, least, least * 1.14, "on", w - 8 - left))
        top += high + least * 0.5
    return "".join(parts)
