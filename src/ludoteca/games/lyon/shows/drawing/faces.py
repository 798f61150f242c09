"""Card faces: in hand, in play, small, and from behind. Every face is drawn from (0, 0) to the size of its cut."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.lyon.shows.drawing.art import pictured, slug
from ludoteca.games.lyon.shows.drawing.style import WOVEN
from ludoteca.games.lyon.shows.words import KEYWORD_WORDS
from ludoteca.games.lyon.state.cards import KIND_NAMES, KINDS
from ludoteca.games.lyon.state.view_types import CardView, MonsterCard
from ludoteca.kernel.drawing import fit, paragraph, path, rect, trace, use, width, words, wrap
from ludoteca.kernel.paintings import when_asking, when_legal
from ludoteca.kernel.texts import Phrase

LEVEL: Final = Phrase("Livello", "Level")
_KIND_WORDS: Final = dict(zip(KINDS, KIND_NAMES, strict=True))


class Cut:
    """The size of a face. `scale` is that of its letters; `text` says whether there is room for what the card does."""

    def __init__(self, w: float, h: float, scale: float, text: bool = True) -> None:
        self.w = w
        self.h = h
        self.scale = scale
        self.text = text
        self.head = round(28 * scale)
        self.strip = round(38 * scale)
        self.art_h = round((w - 8) / 2)
        self.below = self.head + self.art_h + 3
        """Where the part under the picture begins."""


def kind_words(card: CardView, lang: str) -> str:
    """Mostro, Livello 1."""
    said = _KIND_WORDS[card.type].say(lang)
    return f"{said}, {LEVEL.say(lang)} {card.level}" if isinstance(card, MonsterCard) else said


def hand_face(card: CardView, cut: Cut, lang: str) -> str:
    """A card as printed."""
    top: float = cut.below
    size = 9.5 * cut.scale
    parts = [front(card, cut, lang)]
    if cut.text:
        room = cut.w - 16 * cut.scale
        parts.append(words(8 * cut.scale, top + 12 * cut.scale, kind_words(card, lang), size, "strong", room=room))
        top += round(17 * cut.scale)
    shown, top = pills([(key, 0) for key in card.keywords], cut, top, lang)
    parts.append(shown)
    bottom = cut.h - (cut.strip if isinstance(card, MonsterCard) else 6 * cut.scale)
    if cut.text:
        parts.append(rules_text(text_without_keywords(card, lang), cut, top, bottom))
    if isinstance(card, MonsterCard):
        parts.append(attack_badge(card.attack, card.attack, cut))
        parts.append(defence_badge(card.defence, card.defence, cut))
        parts.append(pips(card.level, cut))
    return "".join(parts)


def front(card: CardView, cut: Cut, lang: str) -> str:
    return paper(pictured(card), card.team, card.name.say(lang).upper(), cut.w, cut.h, cut.head, cut.scale, cut.art_h)


@lru_cache(maxsize=2048)
def paper(art: str, team: str, name: str, w: float, h: float, head: float, scale: float, art_h: float) -> str:
    """The sheet with the name on its band, the Team's sign and the picture."""
    parts = [rect(0, 0, w, h, "paper", 8 * scale)]
    parts.append(f'<g class="ly-art ly-{slug(team)}">{rect(3, 3, w - 6, head - 3, "ly-band", 6 * scale)}</g>')
    left = 7 * scale
    if team in WOVEN:
        parts.append(rect(3, 3, w - 6, head - 3, "weave", 6 * scale).replace("/>", f' fill="url(#ly-weave-{team})"/>'))
        parts.append(use(f"ly-team-{team}", 6 * scale, 6 * scale, 17 * scale, 17 * scale, "icon"))
        left = 27 * scale
    room = w - left - 6 * scale
    size, lines = fit(name, room / 1.08, 12.5 * scale, 8.5 * scale, 2)
    if len(lines) == 1:
        parts.append(words(left, head / 2 + size * 0.36 + 1, lines[0], size, "serif", room=room))
    else:
        size = min(size, 10.5 * scale)
        parts.append(words(left, head / 2 - 0.5 * scale, lines[0], size, "serif", room=room))
        parts.append(words(left, head / 2 + size - 0.5 * scale, lines[1], size, "serif", room=room))
    if team in WOVEN:
        side = min(64 * scale, h - head - art_h - 8 * scale)
        parts.append(use(f"ly-team-{team}", (w - side) / 2, (h + head + art_h - side) / 2, side, side, "mark"))
    parts.append(use(art, 4, head, w - 8, art_h))
    parts.append(path(trace("M", 2, head, "H", w - 2, "M", 2, head + art_h, "H", w - 2), "rule"))
    return "".join(parts)


def text_without_keywords(card: CardView, lang: str) -> str:
    """What the card does beside the abilities that stand on it as signs."""
    text: str = card.text.say(lang)
    said = ", ".join([KEYWORD_WORDS[key].say(lang) for key in card.keywords])
    return text.removeprefix(f"{said}.").strip() if said else text


def rules_text(text: str, cut: Cut, top: float, bottom: float) -> str:
    """What the card does, in the largest letters that leave nothing out."""
    room = cut.w - 16 * cut.scale
    lines: tuple[str, ...] = ()
    size = 0.0
    for size in (12 * cut.scale, 10.5 * cut.scale, 9.2 * cut.scale):
        lines = wrap(text, room, size, int((bottom - top - 2) / (size * 1.14)))
        if not lines or not lines[-1].endswith("…"):
            break
    return paragraph(8 * cut.scale, top + size, lines, size, size * 1.14, "body", room)


def pills(keywords: list[tuple[str, int]], cut: Cut, top: float, lang: str) -> tuple[str, float]:
    """Abilities as signs with words; 1 marks one gained, -1 one lost. Also says where the next thing may begin."""
    if not keywords:
        return "", top
    s = cut.scale
    parts = []
    x = 6 * s
    for key, change in keywords:
        said = ("+" if change > 0 else "") + KEYWORD_WORDS[key].say(lang)
        wide = width(said, 9 * s, True) * 1.06 + 25 * s
        if x > 6 * s and x + wide > cut.w - 4 * s:
            x = 6 * s
            top += 18 * s
        parts.append(pill(key, said, x, top, wide, s, change < 0))
        x += wide + 3 * s
    return "".join(parts), top + 18 * s


def pill(key: str, said: str, x: float, y: float, wide: float, s: float, lost: bool) -> str:
    box, text, icon = ("lost", "lost-text", "icon") if lost else ("pill", "pill-text", "icon-paper")
    return (
        rect(x, y + 1, wide, 15.5 * s, box, 7.5 * s)
        + use(f"ly-{key}", x + 5 * s, y + 3 * s, 12 * s, 12 * s, icon)
        + words(x + 20 * s, y + 12 * s, said, 9 * s, text, room=wide - 24 * s)
    )


def pips(level: int, cut: Cut) -> str:
    """One gem for each level, between the values; a hollow one for Level 0. On a narrow card they stand in a column."""
    s = cut.scale
    x, y, r = cut.w / 2, cut.h - 13 * s, 6 * s
    if level == 0:
        return path(_gem(x, y, r), "pip-empty")
    steps = [(at - (level - 1) / 2) * 2.3 * r for at in range(level)]
    if cut.w < 170 * s:
        return "".join([path(_gem(x, y - r + step, r), "pip") for step in steps])
    return "".join([path(_gem(x + step, y, r), "pip") for step in steps])


def _gem(x: float, y: float, r: float) -> str:
    return trace("M", x - r, y, "l", r, -r, r, r, -r, r, "z")


def attack_badge(now: int, printed: int, cut: Cut) -> str:
    """ATTACK, bottom left: the point of a blade."""
    s = cut.scale
    y = cut.h - 39 * s
    parts = [
        use("ly-attack-badge", 2 * s, y, 37 * s, 37 * s, "attack-badge"),
        words(20.5 * s, y + 29.5 * s, str(now), 20 * s, "badge-text", "middle"),
    ]
    if now != printed:
        parts.append(changed(now, printed, 41 * s, cut.h - 20 * s, s, "start"))
    return "".join(parts)


def defence_badge(now: int, printed: int, cut: Cut) -> str:
    """DEFENCE, bottom right: a shield."""
    s = cut.scale
    x = cut.w - 39 * s
    y = cut.h - 39 * s
    parts = [
        use("ly-defence-badge", x, y, 37 * s, 37 * s, "defence-badge"),
        words(x + 18.5 * s, y + 25 * s, str(now), 20 * s, "badge-text", "middle"),
    ]
    if now != printed:
        parts.append(changed(now, printed, x - 2 * s, cut.h - 20 * s, s, "end"))
    return "".join(parts)


def changed(now: int, printed: int, x: float, y: float, s: float, anchor: str) -> str:
    """An arrow up or down, and the printed value."""
    sign = "▲" if now > printed else "▼"
    return words(x, y, sign, 11 * s, "printed", anchor) + words(
        x, y + 13 * s, f"({printed})", 11 * s, "printed", anchor
    )


def small_face(card: CardView, w: float, h: float, lang: str) -> str:
    """Picture and name only."""
    art_h = (w - 4) / 2
    size, lines = fit(card.name.say(lang).upper(), w - 6, (h - art_h) / 2.6, h / 14, 2)
    parts = [rect(0, 0, w, h, "paper", 5), use(pictured(card), 2, 2, w - 4, art_h)]
    middle = art_h + 2 + (h - art_h - 2) / 2
    for at, line in enumerate(lines):
        y = middle + size * (0.35 + at - (len(lines) - 1) / 2)
        parts.append(words(w / 2, y, line, size, "serif", "middle", w - 6))
    return "".join(parts)


def back(x: float, y: float, w: float, h: float) -> str:
    return use("ly-back", x, y, w, h)


def halo(w: float, h: float) -> str:
    """The outline of what may be chosen, with a pointer on top; a dashed one for the card that asks."""
    pointer = path(trace("M", w / 2 - 9, -9, "h18l-9 12z"), "halo-mark")
    return when_asking(rect(-5, -5, w + 10, h + 10, "origin", 11)) + when_legal(
        rect(-2, -2, w + 4, h + 4, "halo", 10), pointer
    )
