"""What every face of a card is made of: its size, the paper with band, name and blot, its classes and its words."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.lookup import abilities
from ludoteca.games.lorcana.state.view_types import CardView
from ludoteca.kernel.drawing import circle, fit, paragraph, path, rect, tag, trace, use, words, wrap
from ludoteca.kernel.texts import Phrase

FULL: Final = 118
"""The width of a card whose letters have their natural size."""
BAND: Final = 36
FOOT: Final = 27


class Cut:
    """The size of a face. `k` scales its letters; `least` is the size below which letters cannot be read.

    `seen` is how much of its width is not covered by the next card; a covered face is a small one, with its name where
    it is seen.
    """

    def __init__(self, w: float, h: float, least: float, seen: float = 0) -> None:
        # Two that are called the same size are the same: drawings are kept by it.
        self.w = w = round(w, 1)
        self.h = h = round(h, 1)
        self.k = w / FULL
        self.least = least
        self.seen = round(min(seen or w, w), 1)
        self.full = self.k * 8.2 >= least * 0.9 and self.seen > w * 0.7
        """Whether there is room for the version's name, for words and labels."""
        self.m = max(min(least, w / 5), min(w / 9.4, h / 12.5, least * 1.45))
        """The letters of a small face."""
        self.foot = round(FOOT * self.k if self.full else min(self.m * 2.3, self.w * 0.33), 1)
        self.band = round(BAND * self.k if self.full else self.m * 1.9, 1)
        self.tiny = w < least * 6.6
        """Whether even the values hardly fit."""


def names(card: CardView, lang: str) -> tuple[str, str]:
    return card.name.say(lang), card.version.say(lang) if card.version is not None else ""


def kind_sign(card: CardView) -> str:
    return "song" if card.song else card.type


def sheet(card: CardView, cut: Cut, lang: str, class_: str = "leaf") -> str:
    name, version = names(card, lang)
    price = card.price
    return _sheet(
        card.id,
        name,
        version,
        tuple(card.inks),
        kind_sign(card),
        cut.w,
        cut.h,
        cut.seen,
        cut.least,
        class_,
    ) + badges.cost(*_cost_place(cut), card.cost, card.inkable, -1 if price is None else price)


def _cost_place(cut: Cut) -> tuple[float, float, float]:
    k, m = cut.k, cut.m
    return (19 * k, 20 * k, 11.5 * k) if cut.full else (m * 1.25, m * 1.15, m * 0.82)


@lru_cache(maxsize=4096)
def _sheet(
    id: str,
    name: str,
    version: str,
    inks: tuple[str, ...],
    kind: str,
    w: float,
    h: float,
    seen: float,
    least: float,
    class_: str,
) -> str:
    """The paper with its band, name, the signs of its inks and a blot of ink of its own."""
    cut = Cut(w, h, least, seen)
    k = cut.k
    corner = 7 * min(k, 1.4)
    parts = [rect(0, 0, w, h, class_, corner)]
    parts.append(blot(id, inks, w, cut.band, h - cut.band))
    parts.append(band(inks, 2.5, 2.5, w - 5, cut.band - 2.5, corner - 2))
    sign = 13 * k if cut.full else min(cut.m * 1.15, (cut.seen - cut.m * 2.4 - 5) / (1.15 * len(inks)))
    x = cut.seen - sign - 5 * min(k, 1.2)
    if not cut.full:
        for at, ink in enumerate(inks):
            parts.append(use(f"lo-{ink}", x - at * sign * 1.15, cut.band * 0.5 - sign * 0.42, sign, sign, "icon-white"))
        size, lines = small_name(name, cut)
        covered = cut.seen < w
        x, anchor = (6.0, "") if covered else (w / 2, "middle")
        parts += [
            words(x, cut.band + size * (1.05 + at * 1.02), line, size, "serif", anchor, cut.seen - 6)
            for at, line in enumerate(lines)
        ]
        return "".join(parts)
    for at, ink in enumerate(inks):
        parts.append(use(f"lo-{ink}", x, 5 * k + at * sign * 1.08, sign, sign, "icon-white"))
    left = 37 * k
    room = x - left - 3 * k
    if version:
        parts.append(_name_and_version(name, version, left, room, k))
    else:
        size, lines = fit(name, room * 1.15, 13 * k, 9.5 * k, 2)
        if lines[-1].endswith("…"):
            size, lines = fit(name, room * 1.15, 9.5 * k, 8 * k, 3)
        y = (23 - 6 * (len(lines) - 1)) * k
        parts += [
            words(left, y + at * size * 1.05, line, size, "serif white", room=room) for at, line in enumerate(lines)
        ]
    parts.append(use(f"lo-{kind}", x + 1.5 * k, 20 * k, 10 * k, 10 * k, "icon-white") if len(inks) == 1 else "")
    return "".join(parts)


SQUEEZE: Final = 1.22
"""Letters may be narrowed by so much before a name is cut."""


def _name_and_version(name: str, version: str, x: float, room: float, k: float) -> str:
    """Three lines at most: a long name takes two of them, else a long version does."""
    size, lines = fit(name, room, 13 * k, 9.4 * k, 1)
    if lines[0].endswith("…"):
        size, lines = fit(name, room * SQUEEZE, 9.4 * k, 8 * k, 2)
    small, rest = fit(version, room, 8.6 * k, 7.8 * k, 3 - len(lines))
    if rest[-1].endswith("…"):
        small, rest = fit(version, room * 1.3, 7.8 * k, 6.8 * k, 3 - len(lines))
    if len(lines) == 2:
        heights = (11.8, 20.8, 30.2)
    elif len(rest) == 2:
        heights = (13.6, 23, 31.2)
    else:
        heights = (16, 28, 0)
    parts = [words(x, y * k, line, size, "serif white", room=room) for y, line in zip(heights, lines, strict=False)]
    parts += [
        words(x, y * k, line, small, "white", room=room) for y, line in zip(heights[len(lines) :], rest, strict=False)
    ]
    return "".join(parts)


def small_name(name: str, cut: Cut) -> tuple[float, tuple[str, ...]]:
    """The name of a small face, in lines that leave the values alone."""
    size, lines = fit(name, (cut.seen - 8) * 1.1, cut.m * 1.22, cut.m * 0.9, 3 if cut.seen < cut.w else 2)
    room = cut.h - cut.band - cut.foot
    if size * 1.08 * len(lines) > room:
        size = max(cut.m * 0.7, room / (1.08 * len(lines)))
    return size, lines


def band(inks: tuple[str, ...], x: float, y: float, w: float, h: float, corner: float, upright: bool = False) -> str:
    """The strip in the card's inks, each with its weave; two share it, cut aslant (or across, where it stands)."""
    first = inks[0]
    parts = [rect(x, y, w, h, f"band-{first}", corner), woven(rect(x, y, w, h, "weave", corner), first)]
    if len(inks) > 1:
        if upright:
            half = trace("M", x, y + h * 0.5, "h", w, "v", h * 0.5, "h", -w, "z")
        else:
            half = trace("M", x + w * 0.62, y, "H", x + w, "V", y + h, "H", x + w * 0.48, "z")
        parts.append(path(half, f"band-{inks[1]}"))
        parts.append(woven(path(half, "weave"), inks[1]))
    return "".join(parts)


def woven(shape: str, ink: str) -> str:
    return shape.replace("/>", f' fill="url(#lo-weave-{ink})"/>')


@lru_cache(maxsize=4096)
def blot(id: str, inks: tuple[str, ...], w: float, top: float, h: float) -> str:
    """A blot of the card's ink on its paper, always the same for the same card."""
    chance = Random(id)
    r = min(w, h) * (0.3 + chance.random() * 0.1)
    x, y = w * (0.4 + chance.random() * 0.25), top + h * (0.4 + chance.random() * 0.15)
    points = []
    for at in range(8):
        reach = r * (0.75 + chance.random() * 0.5)
        dx, dy = _ROUND[at]
        points.append((x + dx * reach, y + dy * reach))
    d = ""
    for at, (px, py) in enumerate(points):
        nx, ny = points[(at + 1) % 8]
        middle = ((px + nx) / 2, (py + ny) / 2)
        d += trace("M", *_middle(points[-1], points[0])) if at == 0 else ""
        d += trace("Q", px, py, *middle)
    parts = [path(d + "z", f"wash wash-{inks[0]}")]
    for _ in range(4):
        angle = int(chance.random() * 8)
        far = r * (1.2 + chance.random() * 0.5)
        dx, dy = _ROUND[angle]
        small = r * (0.05 + chance.random() * 0.1)
        across = min(max(x + dx * far, small + 3), w - small - 3)
        down = min(max(y + dy * far * 0.9, top + small), top + h - small - 3)
        parts.append(circle(across, down, small, f"wash wash-{inks[-1]}"))
    return tag("g", *parts)


_ROUND: Final = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))


def _middle(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


KINDS: Final = {
    "character": Phrase("Personaggio", "Character"),
    "action": Phrase("Azione", "Action"),
    "item": Phrase("Oggetto", "Item"),
    "location": Phrase("Luogo", "Location"),
}


def classes(card: CardView, lang: str) -> str:
    """The kind and the classifications: Immaginato · Eroe · Regina."""
    said = [word.say(lang) for word in card.classes]
    if card.type != "character":
        said.insert(0, KINDS[card.type].say(lang))
    return " · ".join(said)


def class_line(card: CardView, cut: Cut, top: float, lang: str) -> str:
    said = classes(card, lang)
    room = cut.seen - 12 * cut.k
    size, lines = fit(said, room, 8.4 * cut.k, 7 * cut.k, 1)
    if lines and lines[0].endswith("…"):
        size, lines = fit(said, room * SQUEEZE, 7 * cut.k, 6 * cut.k, 1)
    return words(cut.seen / 2, top + 7 * cut.k, lines[0], size, "strong", "middle", room) if lines else ""


def body(card: CardView, cut: Cut, top: float, bottom: float, lang: str) -> str:
    """Keywords and what the card does, in the largest letters that leave nothing out."""
    keywords = badges.keyword_changes(card, lang)
    if not cut.full:
        return small_body(card, keywords, cut, bottom, lang)
    k = cut.k
    shown, top = badges.pills(keywords, 5 * k, top, cut.seen - 10 * k, 7.6 * k)
    return shown + rules_text(tuple(abilities(card, lang)), 7 * k, top, cut.seen - 14 * k, bottom - top, k)


def small_body(card: CardView, keywords: list[badges.Change], cut: Cut, bottom: float, lang: str) -> str:
    """Under the name of a small face: keywords, as words where they fit, and the words of the card."""
    size, lines = small_name(card.name.say(lang), cut)
    top = cut.band + size * (0.35 + 1.02 * len(lines))
    m = cut.m
    room = cut.seen - 10
    if bottom - top < m * 1.1:
        return ""
    pills, below = badges.pills(keywords, 5, top + 1, room, m * 0.78)
    if bottom - below < m * 2.6:
        return badges.keyword_signs(keywords, 5, top, room, m * 1.15)
    said = tuple(abilities(card, lang))
    return pills + rules_text(said, 6, below, room - 2, bottom - below, cut.least / 7.7)


@lru_cache(maxsize=4096)
def rules_text(said: tuple[str, ...], x: float, top: float, room: float, h: float, k: float) -> str:
    """Each ability is a paragraph that begins with a mark; a mere beginning of the words is not worth its place."""
    sizes = (10.5 * k, 9.4 * k, 8.4 * k, 7.5 * k, 6.8 * k, 6.2 * k)
    for size in sizes:
        lines: list[str] = []
        most = int((h - 1) / (size * 1.13))
        for ability in said:
            lines += wrap(f"◆ {ability}", room, size, 99)
        if len(lines) <= most or size == sizes[-1]:
            if len(lines) > most:
                lines = [*lines[: most - 1], "…"] if most > 3 else []
            return paragraph(x, top + size, tuple(lines), size, size * 1.13, "body", room)
    return ""
