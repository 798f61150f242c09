"""Faces of Combat cards: upright where there is room for their words, flat slips on phones and for a partner's hand."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.emblems import emblem, tone
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CardView, FaceView
from ludoteca.kernel.drawing import fit, paragraph, rect, thing, use, width, words, wrap
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.paintings import when_asking, when_legal

TYPE_ICONS: Final = {"attack": "attack", "magic": "magic", "status": "state"}


@lru_cache(maxsize=4096)
def set_text(
    said: tuple[str, ...], x: float, y: float, room: float, h: float, largest: float, least: float, class_: str = ""
) -> str:
    """Paragraphs in the largest letters that leave nothing out; at the least they are cut."""
    size = largest
    while True:
        lines: list[str] = []
        for one in said:
            lines += wrap(one, room * 0.97, size, 99)
        most = int((h + size * 0.12) / (size * 1.16))
        if len(lines) <= most:
            return paragraph(x, y + size * 0.92, tuple(lines), size, size * 1.16, class_ or "inky", room)
        if size <= least:
            lines = lines[: max(most, 0)]
            if lines:
                lines[-1] = lines[-1].rstrip(" ,;:.") + "…"
            return paragraph(x, y + size * 0.92, tuple(lines), size, size * 1.16, class_ or "inky", room)
        size = max(least, size - 0.5)


def signs(card: FaceView) -> list[str]:
    """The types, then direct and indirect effects."""
    return [*[TYPE_ICONS[kind] for kind in card.types], *card.icons]


def gear_icon(scene: Scene, card: CardView) -> str:
    return icon_of(scene.view.gears[card.gear].id, "gear")


def upright(scene: Scene, card: CardView, w: float, h: float) -> str:
    lang, least = scene.lang, scene.layout.least
    owner = scene.view.character(card.figure)
    band = least * 2.9
    parts = [rect(0, 0, w, h, "leaf", 8), rect(1, 1, w - 2, band, tone(owner.id), 7)]
    parts.append(emblem(owner, band * 0.5, band * 0.5, band * 0.72, lang))
    size, lines = fit(card.name.say(lang), w - band - 6, least * 1.25, least, 2)
    top = band / 2 + size * (0.36 if len(lines) == 1 else -0.2)
    parts += [
        words(band + 1, top + row * size * 1.05, line, size, "serif white", room=w - band - 5)
        for row, line in enumerate(lines)
    ]
    y = band + least * 1.35
    x = 6.0
    for banner in card.banner:
        parts.append(shapes.icon(banner, x, y - least * 0.98, least * 1.15, tone(owner.id)))
        x += least * 1.4
    said = saying.banner_words(card, lang)
    shown = [(sign, "inky") for sign in signs(card)]
    if scene.view.upgrades:
        shown.append((gear_icon(scene, card), "coin"))
    right = w - 5 - len(shown) * least * 1.4
    if width(said, least, True) <= (right - x) * 1.12:
        parts.append(words(x, y, said, least, "strong", room=right - x))
    for place, (sign, class_) in enumerate(shown):
        parts.append(
            shapes.icon(sign, right + place * least * 1.4 + least * 0.2, y - least * 0.98, least * 1.2, class_)
        )
    parts.append(f'<path class="hair" d="M5 {y + least * 0.42:.1f}h{w - 10:.1f}"/>')
    top = y + least * 0.6
    text = tuple([one.say(lang) for one in card.text])
    parts.append(set_text(text, 6, top, w - 12, h - top - 4, least * 1.16, least * 0.9))
    return "".join(parts)


def flat(scene: Scene, card: CardView, w: float, h: float) -> str:
    """A slip: the emblem and the banner at the left, the name, the signs, and as many words as there is room for."""
    lang, least = scene.lang, scene.layout.least
    owner = scene.view.character(card.figure)
    narrow = w < least * 10
    block = min(h, least * (1.5 if narrow else 2.1))
    parts = [rect(0, 0, w, h, "leaf", 7), rect(1, 1, block, h - 2, tone(owner.id), 6)]
    only_name = h < least * 2.3
    marks = [*signs(card), *([gear_icon(scene, card)] if scene.view.upgrades else [])]
    each = least * 1.12
    beside = not only_name and h - block < each * 0.8
    if only_name or beside:
        parts.append(emblem(owner, block / 2, h / 2, block * 0.7, lang))
    if beside:
        marks = [*card.banner, *marks]
    elif only_name:
        marks = [] if narrow else [*card.banner, *(marks if w > least * 17 else [])]
    else:
        parts.append(emblem(owner, block / 2, block * 0.52, block * 0.74, lang))
        across = block / (len(card.banner) + 1)
        small = min(each, across * 1.25, h - block - 3)
        for place, banner in enumerate(card.banner, 1):
            parts.append(shapes.icon(banner, across * place - small / 2, block + 1, small, "white"))
    left = block + 6
    while True:
        room = w - left - 6 - len(marks) * each * 1.16
        size, lines = fit(card.name.say(lang), room, least * 1.12, least * 0.9, 1)
        if not lines[0].endswith("…") or len(marks) <= 1:
            break
        marks.pop(0)
    if only_name and lines[0].endswith("…") and h > least * 1.8:
        size, lines = fit(card.name.say(lang), room * 1.08, least * 0.95, least * 0.8, 2)
    y = h / 2 + least * 0.36 if only_name else least * 1.12
    first = y - size * 0.62 * (len(lines) - 1)
    parts += [words(left, first + row * size, line, size, "serif", room=room) for row, line in enumerate(lines)]
    for place, sign in enumerate(marks):
        beside_name = w - 5 - (len(marks) - place) * each * 1.16
        parts.append(shapes.icon(sign, beside_name + each * 0.14, y - each * 0.84, each, "inky"))
    if not only_name:
        text = (saying.paragraphs(card.text, lang),)
        top = least * 1.42
        parts.append(set_text(text, left, top, w - left - 5, h - top - 2, least, least * 0.85))
    return "".join(parts)


def card(scene: Scene, face: CardView, box: Box, why: str | None = None) -> None:
    """A card as a thing in a box; flat where the box is low."""
    x, y, w, h = box
    scene.put(face.key, (w, h, why, saying.card_reads(face)), partial(card_thing, scene, face, w, h, why), at(x, y))


def card_thing(scene: Scene, face: CardView, w: float, h: float, why: str | None) -> str:
    return thing(
        face.key,
        upright(scene, face, w, h) if h > w * 0.8 else flat(scene, face, w, h),
        when_legal(shapes.halo(0, 0, w, h)),
        when_asking(shapes.origin(0, 0, w, h)),
        name=face.name.say(scene.lang),
        text="\n".join(saying.card_lines(scene, face)),
        kind="combat",
        why=why,
    )


def back(x: float, y: float, w: float, h: float) -> str:
    return use("ar-back", x, y, w, h)
