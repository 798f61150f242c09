"""Card faces: the glass, the name over it, ATTACK and DEFENCE. Every face is drawn from (0, 0) to its size."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows.art.pictures import BACK, card_address
from ludoteca.games.lyon.shows.words import KEYWORD_WORDS
from ludoteca.games.lyon.state.cards import KIND_NAMES, KINDS
from ludoteca.games.lyon.state.view_types import CardView, MonsterCard
from ludoteca.kernel.drawing import circle, fit, image, path, rect, trace, use, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.paintings import when_asking, when_legal
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Value

LEVEL: Final = Phrase("Livello", "Level")
WOVEN: Final = ("leoni", "notturni", "corsari", "custodi")
"""The Teams that have a sign."""
_KIND_WORDS: Final = dict(zip(KINDS, KIND_NAMES, strict=True))
VALUES: Final = Phrase("ATTACCO {a}, DIFESA {d}", "ATTACK {a}, DEFENCE {d}")
RULES: Final = {"leap": "LY-11.02", "indestructible": "LY-11.06", "poison": "LY-11.10", "unstoppable": "LY-11.15"}
"""Where the rulebook explains each ability."""


class Cut(Value):
    """The size of a face; `scale` is that of what stands on it."""

    w: float
    h: float
    scale: float

    def narrowed(self, w: float) -> Cut:
        return self if w >= self.w else Cut(w, self.h, self.scale)

    @property
    def badge(self) -> float:
        """How large ATTACK and DEFENCE are: two of them stand side by side."""
        return min(34 * self.scale, (self.w - 10 * self.scale) / 2)

    @property
    def letters(self) -> float:
        """Names are written no smaller."""
        return 12 if self.scale < 1.2 else 22


# -- in words ----------------------------------------------------------------------------------------------------


def kind_words(card: CardView, lang: str) -> str:
    """Say the kind of a card, as in 'Mostro, Livello 1'."""
    kind = _KIND_WORDS[card.type].say(lang)
    return f"{kind}, {LEVEL.say(lang)} {card.level}" if isinstance(card, MonsterCard) else kind


def card_words(card: CardView, lang: str) -> str:
    """Say all that is printed on a card, a line each: kind and values, abilities with their rules, what it does."""
    lines = [kind_words(card, lang)]
    if isinstance(card, MonsterCard):
        lines.append(VALUES.fill(a=card.attack, d=card.defence).say(lang))
    lines += [keyword_words(key, lang) for key in card.keywords]
    text = text_without_keywords(card, lang)
    return "\n".join([*lines, text] if text else lines)


def keyword_words(key: str, lang: str) -> str:
    return f"{KEYWORD_WORDS[key].say(lang)} [{RULES[key]}]"


def text_without_keywords(card: CardView, lang: str) -> str:
    """Say what the card does beside its abilities, which stand on it as signs."""
    text: str = card.text.say(lang)
    keywords = ", ".join([KEYWORD_WORDS[key].say(lang) for key in card.keywords])
    return text.removeprefix(f"{keywords}.").strip() if keywords else text


# -- faces -------------------------------------------------------------------------------------------------------


def hand_face(card: CardView, cut: Cut, lang: str) -> str:
    """Draw a card as printed."""
    parts = [front(card, cut, lang)]
    parts += [ability(key, 0, cut, row) for row, key in enumerate(card.keywords)]
    if isinstance(card, MonsterCard):
        parts.append(values((card.attack, card.attack), (card.defence, card.defence), cut))
        parts.append(gems(card.level, cut))
    else:
        parts.append(kind_sign(card, cut))
    return "".join(parts)


def front(card: CardView, cut: Cut, lang: str, lift: float = 0) -> str:
    """Draw the glass and the name, which is written so much higher as something stands under it."""
    name = card.name.say(lang).upper()
    return glazed(card_address(card), card.team, name, cut.w, cut.h, cut.scale, cut.letters, cut.badge + lift)


@kept(1500, most=1024)
def glazed(art: str, team: str, name: str, w: float, h: float, scale: float, letters: float, below: float) -> str:
    parts = [frame(art, w, h, scale)]
    lines = 2 if w > 6.2 * letters else 3
    size, broken = name_lines(name, w - 10 * scale, letters * (1.2 if letters < 20 else 1.05), letters, lines)
    y = h - below - 9 * scale - (len(broken) - 1) * size
    for row, line in enumerate(broken):
        parts.append(words(w / 2, y + row * size, line, size, "name", "middle", w - 10 * scale))
    if team in WOVEN and w > 120 * scale:
        side = 17 * scale
        parts.append(use(f"ly-team-{team}", w - side - 9 * scale, h - side - 22 * scale, side, side, "team"))
    return "".join(parts)


def name_lines(name: str, room: float, largest: float, least: float, lines: int) -> tuple[float, tuple[str, ...]]:
    """Break a name into so many lines, or more rather than leave a part of it out.

    A line that is too long at the least size will be squeezed.
    """
    for more in range(3):
        size, broken = fit(name, room, largest, least * 0.75, lines + more)
        if not broken or broken[-1][-1] != "…":
            break
    return max(size, least), broken


def frame(art: str, w: float, h: float, scale: float) -> str:
    """Draw a shadow, the glass, and the lead and brass around it."""
    edge = 3 * scale
    return (
        rect(3 * scale, 4 * scale, w, h, "shadow", 8 * scale)
        + rect(0, 0, w, h, "lead", 7 * scale)
        + image(art, edge, edge, w - 2 * edge, h - 2 * edge, fill=True)
        + rect(edge / 2, edge / 2, w - edge, h - edge, "came", 6 * scale)
        + rect(edge, edge, w - 2 * edge, h - 2 * edge, "brass", 4 * scale)
    )


def small_face(card: CardView, w: float, h: float, lang: str, letters: float) -> str:
    """Draw the glass, and so much of the rest as can be read: the values, and the name where there is room."""
    parts = [frame(card_address(card), w, h, w / 90)]
    cut = Cut(w, h, w / 78)
    has_values = isinstance(card, MonsterCard) and w > letters * 3.3
    if w > letters * 6:
        size, lines = name_lines(card.name.say(lang).upper(), w - 8, letters * 1.1, letters, 2)
        y = h - 6 - (cut.badge + 4 if has_values else 0) - (len(lines) - 1) * size
        for row, line in enumerate(lines):
            parts.append(words(w / 2, y + row * size, line, size, "name", "middle", w - 8))
    if isinstance(card, MonsterCard) and has_values:
        parts.append(values((card.attack, card.attack), (card.defence, card.defence), cut, letters))
    return "".join(parts)


def back(x: float, y: float, w: float, h: float) -> str:
    return image(BACK, x, y, w, h, fill=True) + rect(x, y, w, h, "back-edge", w / 14)


def halo(w: float, h: float) -> str:
    """Draw the outline of what may be chosen, with a pointer on top; a dashed one for the card that asks."""
    pointer = path(trace("M", w / 2 - 10, -10, "h20l-10 13z"), "halo-mark")
    return when_asking(rect(-4, -4, w + 8, h + 8, "origin", 10)) + when_legal(
        rect(-3, -3, w + 6, h + 6, "halo-glow", 10), rect(-2, -2, w + 4, h + 4, "halo", 9), pointer
    )


# -- what stands on a face ---------------------------------------------------------------------------------------


def ability(key: str, change: int, cut: Cut, row: float) -> str:
    """Draw an ability as a sign in the column on the left; 1 marks one gained, -1 one lost."""
    s = cut.scale
    x, y, r = 18 * s, 19 * s + row * 27 * s, 12 * s
    box = {1: "sign gained", 0: "sign", -1: "sign lost"}[change]
    parts = [circle(x, y, r, box), use(f"ly-{key}", x - 8 * s, y - 8 * s, 16 * s, 16 * s, "icon-on")]
    if change > 0:
        parts.append(words(x + 11 * s, y - 5 * s, "+", 16 * s, "gain", "middle"))
    if change < 0:
        parts.append(path(trace("M", x - 9 * s, y + 9 * s, "l", 18 * s, -18 * s), "ly-slash"))
    return "".join(parts)


def values(attack: tuple[int, int], defence: tuple[int, int], cut: Cut, least: float = 0) -> str:
    """Draw ATTACK, the point of a blade, and DEFENCE, a shield, side by side: now and as printed."""
    s = cut.scale
    side = cut.badge
    x, y = 4 * s, cut.h - side - 4 * s
    size = max(side * 0.6, least)
    parts = []
    for (now, printed), badge, sink in ((attack, "attack", 0.57), (defence, "defence", 0.48)):
        parts.append(use(f"ly-{badge}-badge", x, y, side, side, f"{badge}-badge"))
        mood = "value up" if now > printed else "value down" if now < printed else "value"
        parts.append(words(x + side / 2, y + side * sink + size * 0.36, str(now), size, mood, "middle", side - 4 * s))
        if now != printed:
            parts.append(changed(now, printed, x, y, side, cut))
        x += side + 2 * s
    return "".join(parts)


def changed(now: int, printed: int, x: float, y: float, side: float, cut: Cut) -> str:
    """Draw over a value that has changed an arrow up or down, and the printed one."""
    h = cut.letters + 3
    arrow, mood = ("▲", "rise") if now > printed else ("▼", "fall")
    return (
        rect(x + 1, y - h + 2, side - 2, h, "was", 4)
        + words(x + side * 0.25, y - 2, arrow, cut.letters, mood, "middle", side * 0.4)
        + words(x + side * 0.68, y - 2, f"({printed})", cut.letters, "was-text", "middle", side * 0.58)
    )


def gems(level: int, cut: Cut) -> str:
    """Draw a gem for each level in the lower right corner, or the upper on a narrow card; a hollow one for Level 0."""
    s = cut.scale
    r = 6.5 * s
    x, y = cut.w - 14 * s, cut.h - 14 * s
    if cut.w < 120 * s:
        y = 15 * s
    if level == 0:
        return path(gem(x, y, r), "gem-empty")
    return "".join([path(gem(x - index * 2.2 * r, y, r), "gem") for index in range(level)])


def gem(x: float, y: float, r: float) -> str:
    return trace("M", x - r, y, "l", r, -r, r, r, -r, r, "z")


def kind_sign(card: CardView, cut: Cut) -> str:
    """Draw the sign of a card without values, where others have them."""
    s = cut.scale
    return use(f"ly-{card.type}", cut.w / 2 - 11 * s, cut.h - 30 * s, 22 * s, 22 * s, "kind")
