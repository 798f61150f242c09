"""A key to the signs, in the room that ability cards leave free while there are none (the first chapters)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.kernel.drawing import paragraph, path, rect, words, wrap
from ludoteca.kernel.layouts import Box
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


def signs(scene: Scene, box: Box) -> str:
    """The signs of cards and characters, in two columns."""
    x, y, w, h = box
    least = scene.layout.least
    key = [(sign, name) for sign, name in KEY if sign != "initiative" or scene.view.chapter > 1]
    rows = -(-len(key) // 2)
    pitch = min(least * 2.4, (h - least * 2.4) / rows)
    if pitch < least * 1.15:
        return ""
    parts = [
        rect(x, y, w, h, "panel", 8),
        words(x + 10, y + least * 1.5, scene.say(SIGNS), least * 1.1, "serif on", room=w - 20),
    ]
    for at, (sign, name) in enumerate(key):
        column, row = divmod(at, rows)
        left, base = x + 10 + column * w / 2, y + least * 2.1 + pitch * (row + 0.6)
        parts.append(shapes.icon(sign, left, base - least * 0.9, least * 1.1, "icon-gold"))
        parts.append(words(left + least * 1.8, base, scene.say(name), least, "on", room=w / 2 - least * 2.6))
    top = y + least * 2.6 + pitch * rows
    for kind, flag in (("point", "point"), ("start", "start"), ("star", "star")):
        if top + least * 2.6 > y + h:
            break
        middle = top + least * 1.1
        parts.append(path(shapes.hexagon(x + 10 + least, middle, least * 1.15), f"hex hex-{kind}"))
        if kind == "start":
            parts.append(path(shapes.hexagon(x + 10 + least, middle, least * 0.9), "start-line"))
        else:
            sign = "coin" if kind == "point" else "star-sign"
            parts.append(shapes.icon("points", x + 10 + least * 0.5, middle - least * 0.55, least, sign))
        said = saying.FLAGS[flag].say(scene.lang)
        parts.append(words(x + 16 + least * 2.2, middle + least * 0.36, said, least, "on", room=w - 24 - least * 2.2))
        top += least * 2.8
    return "".join(parts)


def effects(scene: Scene, box: Box) -> str:
    """The status effects that characters have now, then those of this chapter, as many as there is room for."""
    x, y, w, h = box
    least = scene.layout.least
    known = {status.status for one in scene.view.characters for status in one.statuses}
    shown = [status for status in scene.view.statuses if status.status in known]
    shown += [status for status in scene.view.statuses if status.expected and status.status not in known]
    parts = [
        rect(x, y, w, h, "panel", 8),
        words(x + 10, y + least * 1.5, scene.say(EFFECTS), least * 1.1, "serif on", room=w - 20),
    ]
    left, top = x + 14 + least * 1.6, y + least * 2.2
    for status in shown:
        said = f"{status.name.say(scene.lang)}: {status.text.say(scene.lang)}"
        lines = wrap(said, (x + w - 8 - left) * 0.97, least, 9)
        high = max(least * 1.6, len(lines) * least * 1.14)
        if top + high > y + h - 2:
            break
        parts.append(shapes.icon(icon_of(status.id, "status"), x + 10, top, least * 1.4, "icon-gold"))
        parts.append(paragraph(left, top + least * 0.92, lines, least, least * 1.14, "on", x + w - 8 - left))
        top += high + least * 0.5
    return "".join(parts)
