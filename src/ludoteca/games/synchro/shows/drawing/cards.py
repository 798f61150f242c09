"""Cards and tiles with all their words: Heroes, Skills, Items; as they are offered."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_line, set_text
from ludoteca.games.synchro.state.view_types import HeroView, ItemView, SkillView
from ludoteca.kernel.drawing import fit, paragraph, rect
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.texts import Phrase

FLIPPED: Final = Phrase("Potenziata: {what}", "Upgraded: {what}")
FLIPPED_MALE: Final = Phrase("Potenziato: {what}", "Upgraded: {what}")


def faces(scene: Scene, text: str, other: str, box: Box, male: bool) -> str:
    """What shows, and below a line the words of the other side."""
    x, y, w, h = box
    least = scene.layout.least
    if not other or h < least * 3.6:
        return set_text(text, box, least * 1.4, least * 0.74)
    half = h * 0.52
    drawn = set_text(text, (x, y, w, half - 3), least * 1.3, least * 0.72)
    drawn += rect(x, y + half - 1, w, 1, "rule", 0)
    said = scene.say(FLIPPED_MALE if male else FLIPPED, what=other)
    return drawn + set_text(said, (x, y + half + 2, w, h - half - 2), least * 1.1, least * 0.7, "soft")


def hero(scene: Scene, one: HeroView, box: Box, key: str, price: str = "", affordable: bool = True) -> str:
    """A Hero card: class, name, title, ability on both sides."""
    x, y, w, h = box
    least = scene.layout.least
    band = least * 2.7
    parts = [rect(x, y, w, h, "leaf", 8)]
    parts.append(rect(x + 1, y + 1, w - 2, band, "legend-band" if one.legendary else "band", 7))
    sign = least * 1.7
    parts.append(icon(one.of_class, x + 6, y + (band - sign) / 2, sign, "gold"))
    left = x + sign + 12
    right = x + w - least * 1.6
    if price:
        pill, wide = shapes.pill(
            x + w - 6, y + least * 1.05, price, least * 0.95, "price" if affordable else "price-off", "coin", "end"
        )
        parts.append(pill)
        right = x + w - wide - 10
    else:
        parts.append(shapes.mark(one.colour, x + w - least * 0.9, y + least * 0.9, least * 0.42))
    room = right - left
    parts.append(set_line(one.name, left, y + least * 1.2, room, least * 1.15, least * 0.72, "serif pale"))
    said = f"{scene.told(one.title)} · {scene.told(one.class_name)}"
    parts.append(set_line(said, left, y + least * 2.3, w - sign - 18, least * 0.92, least * 0.68, "pale"))
    body = (x + 7, y + band + 5, w - 14, h - band - 10)
    parts.append(faces(scene, scene.told(one.text), scene.told(one.other_text), body, True))
    parts.append(shapes.halo(x, y, w, h))
    return scene.thing(key, *parts, name=one.name, text=saying.hero_card(scene, one), kind="card")


def skill(scene: Scene, one: SkillView, key: str, box: Box) -> str:
    """A Skill tile: cost, name, both sides."""
    x, y, w, h = box
    least = scene.layout.least
    band = least * 2.3
    parts = [rect(x, y, w, h, "leaf", 8), rect(x + 1, y + 1, w - 2, band, "band", 7)]
    cost, wide = shapes.cost(one.cost, x + 8, y + band / 2, least * 0.55)
    parts.append(f'<g class="on-dark">{cost}</g>')
    left = x + wide + 14
    parts.append(
        set_line(scene.told(one.name), left, y + band * 0.64, x + w - left - 6, least * 1.2, least * 0.75, "serif pale")
    )
    body = (x + 8, y + band + 6, w - 16, h - band - 12)
    parts.append(faces(scene, scene.told(one.text), scene.told(one.other_text), body, False))
    parts.append(shapes.halo(x, y, w, h))
    return scene.thing(key, *parts, name=scene.told(one.name), text=saying.skill(scene, one), kind="card")


def slip(scene: Scene, one: SkillView, key: str, box: Box) -> str:
    """A Skill in a long list: cost and name."""
    x, y, w, h = box
    least = scene.layout.least
    parts = [rect(x, y, w, h, "leaf", 6)]
    cost, wide = shapes.cost(one.cost, x + 6, y + h / 2, least * 0.36)
    parts.append(cost)
    room = w - wide - 16
    size, lines = fit(scene.told(one.name), room, least, least * 0.6, 2 if h > least * 2 else 1)
    first = y + h / 2 + size * (0.36 if len(lines) == 1 else -0.2)
    parts.append(paragraph(x + wide + 10, first, lines, size, size * 1.12, "strong inky", room))
    parts.append(shapes.halo(x, y, w, h, 6))
    return scene.thing(key, *parts, name=scene.told(one.name), text=saying.skill(scene, one), kind="card")


def item(scene: Scene, one: ItemView, box: Box, key: str, affordable: bool = True) -> str:
    """An Item with its price."""
    x, y, w, h = box
    least = scene.layout.least
    sign = least * 1.5
    parts = [rect(x, y, w, h, "leaf", 8), icon("item", x + 6, y + 5, sign, "wine")]
    price, wide = shapes.pill(
        x + w - 6,
        y + least * 1.05,
        str(one.cost),
        least * 0.95,
        "price" if affordable else "price-off",
        "coin",
        "end",
    )
    parts.append(price)
    room = w - sign - wide - 20
    name = scene.told(one.name)
    parts.append(set_line(name, x + sign + 10, y + least * 1.4, room, least * 1.1, least * 0.72, "serif inky"))
    body = (x + 8, y + sign + 8, w - 16, h - sign - 12)
    parts.append(faces(scene, scene.told(one.text), scene.told(one.other_text), body, True))
    parts.append(shapes.halo(x, y, w, h))
    return scene.thing(key, *parts, name=name, text=saying.item(scene, one), kind="card")


def plate(scene: Scene, key: str, label: str, box: Box) -> str:
    """Something that is chosen and lies nowhere else: what the option says of it."""
    x, y, w, h = box
    least = scene.layout.least
    parts = [rect(x, y, w, h, "leaf", 8)]
    parts.append(set_text(label, (x + 8, y + 5, w - 16, h - 8), least * 1.05, least * 0.7, "strong inky"))
    parts.append(shapes.halo(x, y, w, h))
    return scene.thing(key, *parts, name=label, text="", kind="card")
