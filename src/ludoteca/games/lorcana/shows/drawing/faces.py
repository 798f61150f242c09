"""Card faces: a picture in a frame, with cost, name, keywords as signs, values, and what has become of it in play.

Every face is drawn from (0, 0) to the size of its cut. Small ones leave the name out; the words of a card are told, not
drawn.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.shows.art.pictures import BACK, card_address
from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.layout import RATIO, Cut
from ludoteca.games.lorcana.state.view_types import CardView, PlayedCard
from ludoteca.kernel.drawing import fit, image, path, rect, tag, trace, use, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.texts import Phrase

SQUEEZE: Final = 1.25
"""Letters may be narrowed by so much before words are broken."""
DRYING: Final = Phrase("si asciuga", "drying")
KINDS: Final = {
    "action": Phrase("Azione", "Action"),
    "item": Phrase("Oggetto", "Item"),
    "song": Phrase("Canzone", "Song"),
}


def kind_of(card: CardView) -> str:
    return "song" if card.song else card.type


def face(card: CardView, cut: Cut, lang: str, foot: str = "") -> str:
    """Draw a card, as it is now where it is in play. `foot` is told at the bottom of a card without values."""
    w, h = cut.w, cut.h
    metrics = metrics_of(cut)
    named = metrics.named
    parts = [stacked(card, w, h), picture(card_address(card), card.inks, w, h, is_exerted(card))]
    price = card.price
    parts.append(badges.cost(metrics.cost, cut.least, card.cost, card.inkable, -1 if price is None else price))
    parts.append(ink_signs(tuple(card.inks), cut.seen if cut.seen < w else w, metrics.ink))
    if cut.is_low or cut.seen < metrics.value * 2.6:
        return "".join(parts)
    if card.willpower is not None:
        parts.append(badges.values(card, 5, h - metrics.value - 4, metrics.value, cut.seen - 11, cut.least))
        bottom = h - metrics.value - 7
    else:
        bottom = h - 7
        if named and (foot or metrics.base >= cut.least * 7):
            caption = foot or KINDS[kind_of(card)].say(lang)
            size = max(cut.least, metrics.base * 0.098)
            seen = cut.seen
            parts.append(
                words(seen / 2, bottom - 2, caption, size, f"tone-{card.inks[-1]} strong", "middle", seen - 10)
            )
            bottom -= size * 1.25
    if named:
        version = card.version.say(lang) if card.version is not None and metrics.full else ""
        parts.append(names(card.name.say(lang), version, card.inks[-1], cut.seen, metrics.base, bottom, cut.least))
    signs = badges.keyword_signs(card)
    if signs and cut.seen >= w * 0.6:
        top = metrics.ink * len(card.inks) * 1.1 + 9
        parts.append(badges.seals(signs, w - 4, top, h * 0.62 - top, metrics.seal, cut.least))
    return "".join(parts)


def is_exerted(card: CardView) -> bool:
    return isinstance(card, PlayedCard) and bool(card.exerted)


@kept(400)
def metrics_of(cut: Cut) -> Metrics:
    return Metrics(cut)


class Metrics:
    """How large the parts of a face are."""

    def __init__(self, cut: Cut) -> None:
        least = cut.least
        w = self.base = min(cut.w, round(cut.h / RATIO, 1))
        """The width of an upright card of this height."""
        self.cost = round(min(max(w * 0.125, least), w * 0.2), 1)
        self.value = round(min(max(w * 0.25, least * 1.75), w * 0.3), 1)
        self.seal = round(min(max(w * 0.16, least * 1.35), w * 0.24), 1)
        self.ink = round(min(max(w * 0.1, least * 0.9), w * 0.16), 1)
        self.named = cut.seen >= least * 4
        """Whether there is room for a name."""
        self.full = self.base >= least * 11 and cut.seen > cut.w * 0.9
        """Whether there is room for its version too: cards in a hand are so large."""


@kept(1000, most=1024)
def picture(address: str, inks: tuple[str, ...], w: float, h: float, is_tired: bool = False) -> str:
    """Draw the picture in its frame, greyed where it is tired; of two inks each has half of the frame."""
    corner = min(9.0, w * 0.08)
    rims = rect(1, 1, w - 2, h - 2, f"rim rim-{inks[0]}", corner)
    if len(inks) > 1:
        half = trace("M", w / 2, 1, "H", w - 1 - corner, "q", corner, 0, corner, corner, "V", h - 1 - corner)
        half += trace("q", 0, corner, -corner, corner, "H", w / 2)
        rims += path(half, f"rim rim-{inks[1]}")
    return (
        rect(0, 0, w, h, "back-of-face", corner)
        + tag("g", image(address, 0, 0, w, h, fill=True), class_="face")
        + rect(0, h * 0.5, w, h * 0.5, "dusk", corner)
        + (rect(0, 0, w, h, "tired", corner) if is_tired else "")
        + rims
        + rect(3, 3, w - 6, h - 6, "rim-in", corner - 2)
    )


@kept(400)
def ink_signs(inks: tuple[str, ...], right: float, side: float) -> str:
    """Draw the shapes of the inks in the upper right corner, so that they are known without their colours."""
    return "".join(
        [
            use(f"lo-{ink}", right - side - 7, 7 + index * side * 1.15, side, side, f"tone-{ink}")
            for index, ink in enumerate(inks)
        ]
    )


@kept(600, most=1024)
def names(name: str, version: str, ink: str, w: float, base: float, bottom: float, least: float) -> str:
    """Write the name over what is at the bottom, on one line or two, and the version under it.

    Letters are as large as on an upright card that is `base` wide.
    """
    room = w - 10
    parts = []
    if version:
        size = max(least, base * 0.088)
        parts.append(words(w / 2, bottom - 1, version, size, f"name tone-{ink}", "middle", room))
        bottom -= size * 1.22
    size, lines = fit(name, room, max(least, base * 0.125), least, 2)
    if lines and lines[-1].endswith("…"):
        lines = halves(name)
    for index, line in enumerate(reversed(lines)):
        parts.append(words(w / 2, bottom - 1 - index * size * 1.08, line, size, "serif name", "middle", room))
    return "".join(parts)


def halves(name: str) -> tuple[str, ...]:
    """Break a name in two at the space nearest to its middle."""
    spaces = [space for space, letter in enumerate(name) if letter == " "]
    if not spaces:
        return (name,)
    space = min(spaces, key=lambda position: abs(position - len(name) / 2))
    return name[:space], name[space + 1 :]


def stacked(card: CardView, w: float, h: float) -> str:
    """Draw the edges of the cards under this one."""
    edges = min(2, card.under) if isinstance(card, PlayedCard) else 0
    return "".join([rect(4 * edge, -5 * edge, w, h * 0.7, "under", 8) for edge in range(edges, 0, -1)])


def played_marks(card: CardView, cut: Cut, lang: str) -> str:
    """Draw what has become of a card in play: damage, drying, exerted, what it may not do."""
    if not isinstance(card, PlayedCard):
        return ""
    parts = []
    w, h, least = cut.w, cut.h, cut.least
    metrics = metrics_of(cut)
    base, left = metrics.base, metrics.cost * 2
    if card.damage:
        r = min(max(base * 0.15, least * 1.25), base * 0.24)
        parts.append(badges.damage(card.damage, w - r * 0.98, h * 0.45, round(r, 1)))
    side = min(max(least * 1.3, base * 0.14), base * 0.4)
    if card.drying and card.type == "character":
        parts.append(rect(0, 0, w, h, "wet", 9))
        if card.exerted:
            parts.append(badges.sign("drying", w / 2 + side * 1.3, 3, side, "tag tag-wet"))
        else:
            parts.append(badges.label(DRYING.say(lang), "drying", (w + left) / 2, 3, w - left, least, "tag tag-wet"))
    if card.exerted:
        parts.append(badges.sign("turned", w / 2, 3, side))
    if card.notes:
        parts.append(badges.sign("forbidden", least * 1.1, h * 0.42, side))
    return "".join(parts)


def put_away(text: str, cut: Cut) -> str:
    """Lay a text over a card of the opening hand that has been chosen to go."""
    room = cut.seen - 8
    size, lines = fit(text, room * SQUEEZE, cut.least * 1.2, cut.least, 1)
    if lines[-1].endswith("…"):
        size, lines = fit(text, room * SQUEEZE, cut.least * 1.2, cut.least, 3)
    top = cut.h * 0.5 - size * 0.55 * len(lines)
    told = [
        words(cut.seen / 2, top + size * (1 + 1.1 * index), line, size, "figure", "middle", room)
        for index, line in enumerate(lines)
    ]
    return rect(0, 0, cut.w, cut.h, "away", 8) + "".join(told)


def back(x: float, y: float, w: float, h: float) -> str:
    """Draw a card from behind."""
    corner = min(7.0, w * 0.1)
    return tag(
        "g",
        rect(x + 2, y + 3, w, h, "shadow", corner),
        image(BACK, x, y, w, h, fill=True),
        rect(x, y, w, h, "rim-in", corner),
        class_="face",
    )
