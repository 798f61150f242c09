"""Faces of Combat cards: a picture with signs, the name on its banner's colour, numbers; no words of what they do."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.art.addresses import card_address, portrait_address
from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.drawing.style import gear_class
from ludoteca.games.arena.state.view_types import CardView, FaceView
from ludoteca.kernel.drawing import circle, fit, image, rect, tag, thing, use, width, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.paintings import when_asking, when_legal

TYPE_ICONS: Final = {"attack": "attack", "magic": "magic", "status": "state"}
LONG: Final = 1.6
"""Cards that are so many times as wide as high have their name beside the picture."""
NAME: Final = 5.6
"""How much room that takes, in letters."""
LOW: Final = 6.2
"""Cards that are not so many letters high have no room for it below the picture."""


def signs(card: FaceView) -> list[str]:
    """List the types, then direct and indirect effects."""
    return [*[TYPE_ICONS[kind] for kind in card.types], *card.icons]


def gear_icon(scene: Scene, card: CardView) -> str:
    return icon_of(scene.view.gears[card.gear].id, "gear")


def banner_class(card: FaceView) -> str:
    return "ban-either" if len(card.banner) > 1 else f"ban-{card.banner[0]}"


def numbers(card: FaceView) -> list[tuple[str, str, str]]:
    """List sign, number and colour of what a card does: damage, healing, its range, how far it moves its character."""
    shown = []
    if card.harm:
        shown.append(("attack", card.harm, "harm"))
    if card.cure:
        shown.append(("health", card.cure, "cure"))
    if card.range > 1 or card.range < 0:
        shown.append(("range", str(card.range) if card.range > 0 else "∞", "far"))
    if card.steps:
        shown.append(("movement", str(card.steps), "go"))
    return shown


def face(scene: Scene, card: CardView, w: float, h: float) -> str:
    """Draw what is seen of a card in hand; where no name could be read there is none."""
    least = scene.layout.least
    if h >= least * LOW and w < h * LONG:
        return upright(scene, card, w, h)
    return lying(scene, card, w, h) if w >= h * 0.6 + least * NAME else low(scene, card, w, h)


def upright(scene: Scene, card: CardView, w: float, h: float) -> str:
    """Draw the picture, the name, the numbers, under each other."""
    least = scene.layout.least
    size, lines = name_lines(scene, card, w - 8)
    foot = least * 1.65
    band = size * (1.34 if len(lines) == 1 else 2.36)
    top = h - foot - band
    return "".join(
        [
            rect(0, 0, w, h, "leaf", 8),
            shown_picture(scene, card, w, top),
            named(card, size, lines, (1, top, w - 2, band)),
            seals(card, w, top, min(least * 1.75, top * 0.5)),
            foot_row(scene, card, (0, h - foot, w, foot), scene.view.upgrades),
        ]
    )


def lying(scene: Scene, card: CardView, w: float, h: float) -> str:
    """Draw the picture at the left, the name and the numbers at the right."""
    least = scene.layout.least
    wide = min(h * 1.04, w - least * NAME)
    size, lines = name_lines(scene, card, w - wide - 6)
    foot = least * 1.4
    return "".join(
        [
            rect(0, 0, w, h, "leaf", 8),
            shown_picture(scene, card, wide, h - 1),
            named(card, size, lines, (wide, 1, w - wide - 1, h - foot)),
            seals(card, wide, h - 1, min(least * 1.6, h * 0.4)),
            foot_row(scene, card, (wide, h - foot, w - wide, foot), False),
            gear_sign(scene, card.gear, wide - least * 1.26, h / 2 - least * 0.6, least * 1.2)
            if scene.view.upgrades
            else "",
        ]
    )


def low(scene: Scene, card: CardView, w: float, h: float) -> str:
    """Draw the picture with its numbers on it."""
    d = min(scene.layout.least * 1.6, h * 0.42)
    picture = shown_picture(scene, card, w, h - 1)
    return rect(0, 0, w, h, f"leaf {banner_class(card)}", 8) + picture + low_signs(scene, card, w, h - 1, d)


def name_lines(scene: Scene, card: CardView, room: float) -> tuple[float, tuple[str, ...]]:
    """Break the name into up to two lines; what does not fit then is squeezed, not cut."""
    name, least = card.name.say(scene.lang), scene.layout.least
    size, lines = fit(name, room, least * 1.04, least, 2)
    if len(lines) == 1:
        return size, (name,)
    return size, (lines[0], name[len(lines[0]) :].strip())


def shown_picture(scene: Scene, card: CardView, w: float, h: float) -> str:
    """Draw the picture, with whose card it is in the corner."""
    owner = scene.view.character(card.figure)
    d = min(scene.layout.least * 1.75, h * 0.5)
    return (
        image(card_address(card, owner.id), 2, 2, w - 4, max(1.0, h - 2), fill=True)
        + circle(3 + d / 2, 3 + d / 2, d / 2 + 1.2, f"side-{owner.side}")
        + image(portrait_address(owner), 3, 3, d, d)
    )


def named(card: CardView, size: float, lines: tuple[str, ...], box: Box) -> str:
    """Write the name on its banner's colour."""
    x, y, w, h = box
    first = y + h / 2 + size * 0.36 - size * 0.52 * (len(lines) - 1)
    return rect(x, y, w, h, banner_class(card)) + "".join(
        [
            words(x + w / 2, first + row * size * 1.04, line, size, "strong white", "middle", w - 6)
            for row, line in enumerate(lines)
        ]
    )


def seals(card: FaceView, w: float, top: float, d: float) -> str:
    """Draw on the picture banners at the lower left, types at the upper right, effects at the lower right."""
    r = d * 0.38
    types = row_of([TYPE_ICONS[kind] for kind in card.types], w - 3, 3 + r, r)
    return types + row_of(list(card.icons), w - 3, top - r - 2, r) + banner_seals(card, top, r)


def banner_seals(card: FaceView, top: float, r: float) -> str:
    places = [3 + r + index * r * 2.1 for index in range(len(card.banner))]
    return "".join(
        [seal(banner, x, top - r - 2, r, f"seal ban-{banner}") for banner, x in zip(card.banner, places, strict=True)]
    )


def low_signs(scene: Scene, card: CardView, w: float, top: float, d: float) -> str:
    """Draw the same on a low card, whose numbers are on its picture too."""
    least = scene.layout.least
    r = d * 0.38
    parts = [row_of(signs(card), w - 3, 3 + r, r), banner_seals(card, top, r)]
    if scene.view.upgrades:
        parts.append(gear_sign(scene, card.gear, d + 7, 3, r * 2))
    shown = numbers(card)[: int((w - 2 * r - 6) / (least * 2.2))]
    wide = sum([least * 1.55 + width(number, least, True) for _, number, _ in shown]) + least * 0.3
    if shown:
        parts.append(rect(w - wide - 3, top - least * 1.35, wide, least * 1.3, "seal", least * 0.4))
    x = w - wide - 3 + least * 0.3
    for sign, number, _ in shown:
        drawn, long = shapes.counted(sign, number, x, top - least * 0.32, least, "white pointing")
        parts.append(drawn)
        x += long + least * 0.3
    return "".join(parts)


def row_of(shown: list[str], right: float, y: float, r: float) -> str:
    """Draw seals that end at `right`."""
    return "".join(
        [seal(sign, right - r - index * r * 2.1, y, r, "seal") for index, sign in enumerate(reversed(shown))]
    )


def seal(sign: str, x: float, y: float, r: float, class_: str) -> str:
    return circle(x, y, r, class_) + shapes.icon(sign, x - r * 0.62, y - r * 0.62, r * 1.24, "white")


def foot_row(scene: Scene, card: CardView, box: Box, geared: bool) -> str:
    """Draw the numbers, and the gear at the right end where it is wanted."""
    left, top, w, h = box
    least = scene.layout.least
    base = top + h / 2 + least * 0.37
    x = left + least * 0.4
    right = left + w - least * 0.35
    parts = []
    if geared:
        right -= least * 1.25
        parts.append(gear_sign(scene, card.gear, right, top + h / 2 - least * 0.62, least * 1.25))
    shown = numbers(card)
    long = sum([least * 1.5 + width(number, least * 1.04, True) for _, number, _ in shown])
    scale = min(1.0, (right - x) / long) if long else 1.0
    for sign, number, class_ in shown:
        drawn, wide = shapes.counted(sign, number, x, base, least, f"{class_} pointing")
        parts.append(drawn)
        x += (wide + least * 0.32) * scale
    return "".join(parts)


def gear_sign(scene: Scene, gear: int, x: float, y: float, size: float) -> str:
    """Draw the sign of a kind of gear on its colour."""
    id = scene.view.gears[gear].id
    return rect(x, y, size, size, f"gear-{gear_class(id)}", size * 0.25) + shapes.icon(
        icon_of(id, "gear"), x + size * 0.14, y + size * 0.14, size * 0.72, "white"
    )


def card(scene: Scene, face: CardView, box: Box, why: str | None = None) -> None:
    """Lay out a card as a thing in a box."""
    x, y, w, h = box
    scene.put(face.key, (w, h, why, saying.card_reads(face)), partial(card_thing, scene, face, w, h, why), at(x, y))


def card_thing(scene: Scene, shown: CardView, w: float, h: float, why: str | None) -> str:
    return thing(
        shown.key,
        face(scene, shown, w, h),
        when_legal(shapes.halo(0, 0, w, h)),
        when_asking(shapes.origin(0, 0, w, h)),
        name=shown.name.say(scene.lang),
        text="\n".join([*saying.card_lines(scene, shown), *saying.named_statuses(scene, shown)]),
        kind="combat",
        why=why,
    )


def back(x: float, y: float, w: float, h: float) -> str:
    return use("ar-back", x, y, w, h)


def small(scene: Scene, card: FaceView, character: str, x: float, y: float, w: float, h: float) -> str:
    """Draw a card of a deck as its picture alone, with its banner's colour and how many copies there are."""
    least = scene.layout.least
    return tag(
        "g",
        rect(x, y, w, h, f"{banner_class(card)} base", 4),
        image(card_address(card, character), x + 2, y + 2, w - 4, h - 4, fill=True),
        words(x + w - 3, y + h - 4, f"×{card.copies}", least, "big white edge", "end", w - 6),
    )
