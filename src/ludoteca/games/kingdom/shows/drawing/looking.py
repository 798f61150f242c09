"""What companions see while somebody acts: whose action it is and what for, the piece in hand and where it goes.

Nothing here can be chosen: it is the plan that the whole group follows.
"""

from __future__ import annotations

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import bench, panels, shapes, towers, trays
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import TrayView
from ludoteca.kernel.drawing import fit, moved, rect, tag, words
from ludoteca.kernel.layouts import GAP, Box


def banner(scene: Scene, box: Box) -> str:
    """Who acts, what is asked of them, and the piece in hand."""
    x, y, w, h = box
    least = scene.layout.least
    assert scene.looking is not None
    seat = scene.looking.seat
    said = f"{scene.names[seat]}: {scene.told(scene.looking.prompt)}"
    r = h * 0.26
    left = x + r * 2 + 14
    room = x + w - 8 - left
    parts = [rect(x, y, w, h, "banner", 8), shapes.mark(scene.colour(seat), x + r + 8, y + h / 2, r)]
    if scene.view.attack:
        room -= h + 4
        parts.append(towers.in_hand(scene.view.attack.piece, (x + w - h - 4, y + 3, h, h - 6)))
    size, lines = fit(said, room, min(least * 1.1, h * 0.43), least * 0.78, 2)
    first = y + h / 2 + size * (0.36 if len(lines) == 1 else -0.2)
    for at, line in enumerate(lines):
        parts.append(words(left, first + at * size * 1.08, line, size, "strong inky", room=room))
    return tag("g", *parts, class_="looking pointing", role="img", aria_label=said)


def tray_of(scene: Scene) -> TrayView | None:
    """The tray on which somebody else places something or takes a place, once it is known; else None."""
    known = scene.sought
    return scene.trays.get(known[0]) if len(known) == 1 else None


def plan(scene: Scene, one: TrayView, box: Box) -> str:
    """That tray, large, with the piece, if there is one."""
    if scene.view.attack:
        return piece_plan(scene, one, box)
    x, y, w, h = box
    drawn, left, top, inner = bench.sheet(scene, one, (x + 8, y + 8, w - 16, h - 16))
    parts = [drawn, moved(left, top, trays.contents(scene, one, inner, large=True))]
    frame = rect(x, y, w, h, "panel panel-acting", 8)
    return tag("g", frame, *parts, class_="plan", role="img", aria_label=one.name.say(scene.lang))


def piece_plan(scene: Scene, one: TrayView, box: Box) -> str:
    """The tray, large, with the piece; and the spell, when it comes from one."""
    x, y, w, h = box
    least = scene.layout.least
    parts = [rect(x, y, w, h, "panel panel-acting", 8)]
    spell = next((spell for spell in scene.view.spells if scene.source == f"spell:{spell.spell}"), None)
    assert scene.view.attack is not None
    shown = scene.view.attack.piece
    if scene.layout.tall:
        tray_box = (x + 8, y + 8, w - 296, h - 16)
        aside = (x + w - 280, y + 8, 272.0, h - 16)
    else:
        foot = least * (9 if spell else 6.5)
        tray_box = (x + 8, y + 8, w - 16, h - 16 - foot)
        aside = (x + 8, y + h - 8 - foot, w - 16, foot)
    px, py, pw, ph = aside
    if spell:
        high = least * 2.1
        parts.append(panels.spell_slip(scene, spell, (px, py + ph - high, pw, high)))
        ph -= high + GAP
    drawn, left, top, inner = bench.sheet(scene, one, tray_box)
    parts += [drawn, moved(left, top, trays.contents(scene, one, inner, large=True))]
    said = scene.say(bench.TO_PLACE)
    if not shown.soldier:
        said = f"{said} ({terms.TYPES[shown.type].say(scene.lang)})"
    parts.append(words(px + 2, py + least * 1.2, said, least, "dim strong", room=pw - 4))
    parts.append(towers.in_hand(shown, (px, py + least * 1.6, pw, ph - least * 1.8)))
    label = f"{one.name.say(scene.lang)}. {said}"
    return tag("g", *parts, class_="plan", role="img", aria_label=label)
