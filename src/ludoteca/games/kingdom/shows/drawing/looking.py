"""What companions see while somebody acts: whose action it is and what for, the piece in hand and where it goes.

Nothing here can be chosen: it is the plan that the whole group follows.
"""

from __future__ import annotations

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import bench, shapes, spells, towers, trays
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import PieceView, TrayView
from ludoteca.kernel.drawing import fit, moved, rect, tag, words
from ludoteca.kernel.layouts import GAP, Box, at


def banner(scene: Scene, box: Box) -> None:
    x, y, w, h = box
    piece = scene.view.attack.piece if scene.view.attack else None
    scene.put("banner", (scene.looking, piece), lambda: told(scene, w, h), at(x, y))


def told(scene: Scene, w: float, h: float) -> str:
    """Show who acts, what is asked of them, and the piece in hand."""
    least = scene.layout.least
    assert scene.looking is not None
    seat = scene.looking.seat
    sentence = f"{scene.names[seat]}: {scene.told(scene.looking.prompt)}"
    r = h * 0.26
    left = r * 2 + 14
    room = w - 8 - left
    parts = [rect(0, 0, w, h, "banner", 8), shapes.mark(scene.colour(seat), r + 8, h / 2, r)]
    if scene.view.attack:
        room -= h + 4
        parts.append(towers.in_hand(scene.view.attack.piece, (w - h - 4, 3, h, h - 6), scene.quarter))
    size, lines = fit(sentence, room, least, least, 2 if h > least * 2.2 else 1)
    first = h / 2 + size * (0.36 if len(lines) == 1 else -0.2)
    for nth, line in enumerate(lines):
        parts.append(words(left, first + nth * size * 1.08, line, size, "strong inky", room=room))
    return tag("g", *parts, class_="looking pointing", role="img", aria_label=sentence)


def tray_of(scene: Scene) -> TrayView | None:
    """Find the tray on which somebody else places something or takes a place, once it is known; else None."""
    known = scene.sought
    return scene.trays.get(known[0]) if len(known) == 1 else None


def plan(scene: Scene, one: TrayView, box: Box) -> None:
    """Lay out that tray, large, with the piece, if there is one; and the spell, when it comes from one."""
    x, y, w, h = box
    attack = scene.view.attack
    if attack is None:
        scene.put("plan", (w, h, *trays.laid(scene, one)), lambda: tray_plan(scene, one, w, h), at(x, y))
        return
    piece = attack.piece
    spell = next((spell for spell in scene.view.spells if scene.source == f"spell:{spell.spell}"), None)
    reads = (w, h, *trays.laid(scene, one), piece, spell is not None)
    scene.put("plan", reads, lambda: piece_plan(scene, one, piece, (w, h), spell is not None), at(x, y))
    if spell:
        left, top, wide, high = asides(scene, w, h, with_spell=True)[2]
        spells.slip(scene, spell, (x + left, y + top, wide, high))


def tray_plan(scene: Scene, one: TrayView, w: float, h: float) -> str:
    drawn, left, top, inner = bench.sheet(scene, one, (8, 8, w - 16, h - 16))
    parts = [drawn, moved(left, top, trays.contents(scene, one, inner))]
    frame = rect(0, 0, w, h, "panel panel-acting", 8)
    return tag("g", frame, *parts, class_="plan", role="img", aria_label=one.name.say(scene.lang))


def asides(scene: Scene, w: float, h: float, with_spell: bool) -> tuple[Box, Box, Box]:
    """Tell where the tray lies, where the piece, and where the spell."""
    least = scene.layout.least
    if scene.layout.tall:
        tray_box = (8.0, 8.0, w - 296, h - 16)
        x, y, wide, high = (w - 280, 8.0, 272.0, h - 16)
    else:
        foot = least * (9 if with_spell else 6.5)
        tray_box = (8.0, 8.0, w - 16, h - 16 - foot)
        x, y, wide, high = (8.0, h - 8 - foot, w - 16, foot)
    slip = least * 2.1
    left = high - slip - GAP if with_spell else high
    return tray_box, (x, y, wide, left), (x, y + high - slip, wide, slip)


def piece_plan(scene: Scene, one: TrayView, shown: PieceView, size: tuple[float, float], with_spell: bool) -> str:
    """Draw the tray, large, with the piece."""
    w, h = size
    least = scene.layout.least
    parts = [rect(0, 0, w, h, "panel panel-acting", 8)]
    tray_box, (px, py, pw, ph), _ = asides(scene, w, h, with_spell)
    drawn, left, top, inner = bench.sheet(scene, one, tray_box)
    parts += [drawn, moved(left, top, trays.contents(scene, one, inner))]
    caption = scene.say(bench.TO_PLACE)
    if not shown.soldier:
        caption = f"{caption} ({terms.TYPES[shown.type].say(scene.lang)})"
    parts.append(words(px + 2, py + least * 1.2, caption, least, "dim strong", room=pw - 4))
    parts.append(towers.in_hand(shown, (px, py + least * 1.6, pw, ph - least * 1.8), scene.quarter))
    label = f"{one.name.say(scene.lang)}. {caption}"
    return tag("g", *parts, class_="plan", role="img", aria_label=label)
