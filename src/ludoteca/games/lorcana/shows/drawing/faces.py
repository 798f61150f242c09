"""Card faces: as printed (in hand), in play upright or lying, and from behind.

Every face is drawn from (0, 0) to the size of its cut. A large enough cut is a whole card with its words; a smaller
one keeps what matters in play: cost, ink, name, keywords, values.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.sheets import Cut, band, body, class_line, names, rules_text, sheet
from ludoteca.games.lorcana.shows.lookup import abilities
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.games.lorcana.state.view_types import CardView, PlayedCard
from ludoteca.kernel.drawing import circle, fit, number, path, rect, trace, use, words, wrap
from ludoteca.kernel.texts import Phrase

EXERTED: Final = Phrase("IMPEGNATO", "EXERTED")
DRYING: Final = Phrase("SI ASCIUGA", "DRYING")
LYING: Final = 0.76
"""Height of a lying card for its width."""


def printed_face(card: CardView, cut: Cut, lang: str, sung_by: str = "") -> str:
    """A card as printed, with what it costs now; along the bottom of a song, who could sing it."""
    strip, taken = singers_strip(sung_by, cut) if sung_by else ("", 0.0)
    parts = [sheet(card, cut, lang)]
    top = cut.band + 4 * cut.k
    if cut.full:
        parts.append(class_line(card, cut, top, lang))
        top += 11 * cut.k
    has_foot = card.willpower is not None
    bottom = cut.h - (cut.foot if has_foot else 5 * cut.k + taken)
    parts.append(body(card, cut, top, bottom, lang))
    parts.append(strip)
    if has_foot:
        parts.append(foot(card, cut))
    return "".join(parts)


def foot(card: CardView, cut: Cut) -> str:
    """Strength, Willpower and lore along the bottom."""
    side = cut.foot - (3 * cut.k if cut.full else 2)
    return badges.values(card, 3, round(cut.h - side - 2, 1), round(side, 1), round(cut.w - 8, 1))


def singers_strip(said: str, cut: Cut) -> tuple[str, float]:
    """A strip along the bottom, and how high it is."""
    size = 8.2 * cut.k if cut.full else cut.m * 0.85
    room = cut.seen - size * 2.6
    lines = wrap(said, room, size, 2, True)
    h = size * (0.7 + 1.15 * len(lines))
    top = cut.h - h - 3
    parts = [
        rect(3, top, cut.w - 6, h, "pill", 5),
        use("lo-song", 6, top + size * 0.35, size * 1.2, size * 1.2, "icon-paper"),
    ]
    parts += [
        words(6 + size * 1.6, top + size * (1.15 + 1.15 * at), line, size, "pill-text", room=room)
        for at, line in enumerate(lines)
    ]
    return "".join(parts), h


def put_away(said: str, cut: Cut) -> str:
    """Over a card of the opening hand that has been chosen to go."""
    size = 10 * cut.k if cut.full else cut.m
    return rect(0, 0, cut.w, cut.h, "away", 8) + badges.label(said, "down", 3, cut.h * 0.45, cut.seen - 6, size)


# -- in play -----------------------------------------------------------------------------------------------------


def upright_face(card: CardView, cut: Cut, lang: str) -> str:
    """A ready character, or a location: with values as they are now, damage, and whether it is still drying."""
    wet = isinstance(card, PlayedCard) and card.drying
    parts = [stacked(card, cut.w, 0, cut.h), sheet(card, cut, lang, "leaf wet" if wet else "leaf")]
    top = cut.band + 3 * cut.k
    bottom = cut.h - cut.foot
    if cut.full:
        if cut.h > cut.w * 1.15:
            parts.append(class_line(card, cut, top, lang))
            top += 11 * cut.k
        if wet:
            parts.append(badges.label(DRYING.say(lang), "drying", 4, top, cut.w - 8, 9.5 * cut.k, "label-wet"))
            top += 15 * cut.k
        shown, top = notes(card, cut, top, cut.w, lang)
        parts.append(shown)
    elif wet:
        side = cut.m * 1.3
        parts.append(use("lo-drying", cut.w / 2 - side / 2, cut.band / 2 - side / 2, side, side, "icon-white"))
    parts.append(body(card, cut, top, bottom, lang))
    parts.append(foot(card, cut))
    parts.append(wounds(card, cut, cut.h - cut.foot * (0.5 if cut.tiny else 1.45)))
    return "".join(parts)


def stacked(card: CardView, w: float, y: float, h: float) -> str:
    """The edges of the cards under this one."""
    edges = min(2, card.under) if isinstance(card, PlayedCard) else 0
    return "".join(
        [
            path(trace("M", 3, y + 6, "v", -(4 + 5 * at), "H", w - 3 + 4 * at, "V", y + h - 8, "h", -6, "z"), "under")
            for at in range(edges, 0, -1)
        ]
    )


def notes(card: CardView, cut: Cut, top: float, room: float, lang: str) -> tuple[str, float]:
    """What the card may not do now, in few words."""
    parts = []
    size = 7.6 * cut.k
    x = 3 * cut.k
    for note in card.notes if isinstance(card, PlayedCard) else ():
        lines = wrap(spoken(note.say(lang), lang), room - 4 * x, size, 2, True)
        high = size * (0.45 + 1.08 * len(lines))
        parts.append(rect(x, top, room - 2 * x, high, "pill", 3))
        parts += [
            words(2.3 * x, top + size * (1.05 + 1.08 * at), line, size, "pill-text", room=room - 4 * x)
            for at, line in enumerate(lines)
        ]
        top += high + size * 0.2
    return "".join(parts), top


def wounds(card: CardView, cut: Cut, y: float) -> str:
    if not isinstance(card, PlayedCard) or not card.damage:
        return ""
    r = 13 * cut.k if cut.full else min(cut.m * 1.15, cut.w * 0.17)
    return badges.damage(card.damage, cut.w - r * 0.95, y, round(r, 1))


def lying_height(cut: Cut) -> float:
    return round(min(cut.h, cut.w * LYING), 1)


def lying_face(card: PlayedCard, cut: Cut, lang: str) -> str:
    """An exerted character: turned on its side, its head to the right, its words still upright."""
    h = lying_height(cut)
    y = round((cut.h - h) / 2, 1)
    name, version = names(card, lang)
    key = (card.id, name, version, tuple(card.inks), card.cost, card.inkable)
    parts = [stacked(card, cut.w, y, h), _lying(*key, cut.w, cut.h, cut.least)]
    head = _head(cut)
    k = cut.k
    bottom = y + h - cut.foot
    if not cut.full:
        top = y + cut.m * (1.5 + 1.1 * len(fit(name, (cut.w - head - 8) * 1.1, cut.m * 1.15, cut.m * 0.85, 2)[1]))
        if bottom - top >= cut.m * 0.9:
            keywords = badges.keyword_changes(card, lang)
            parts.append(badges.keyword_signs(keywords, 4, top - cut.m, cut.w - head - 8, cut.m * 1.1))
    else:
        top = y + 30 * k
        shown, top = notes(card, cut, top, cut.w - head, lang)
        pill_room = cut.w - head - 8 * k
        keywords = badges.keyword_changes(card, lang)
        if keywords and top + 13 * k <= bottom:
            if len(keywords) < 2:
                parts.append(badges.pills(keywords, 5 * k, top, pill_room, 7.2 * k)[0])
            else:
                parts.append(badges.keyword_signs(keywords, 5 * k, top, pill_room, 11 * k))
            top += 14 * k
        parts.append(shown)
        if bottom - top > 16 * k:
            said = tuple(abilities(card, lang))
            parts.append(rules_text(said, 6 * k, top, pill_room, bottom - top, k * 0.95))
    side = cut.foot - 3
    parts.append(badges.values(card, 3, round(y + h - side - 2, 1), round(side, 1), round(cut.w - head - 6, 1)))
    parts.append(wounds(card, cut, y + h - (13 * k if cut.full else cut.m)))
    return "".join(parts)


def _head(cut: Cut) -> float:
    return round(32 * cut.k if cut.full else min(cut.m * 2.5, cut.w * 0.34), 1)


@lru_cache(maxsize=4096)
def _lying(
    id: str,
    name: str,
    version: str,
    inks: tuple[str, ...],
    printed: int,
    inkable: bool,
    w: float,
    full_h: float,
    least: float,
) -> str:
    cut = Cut(w, full_h, least)
    h = lying_height(cut)
    y = round((full_h - h) / 2, 1)
    k, head = cut.k, _head(cut)
    corner = 7 * min(k, 1.4)
    parts = [rect(0, y, w, h, "leaf", corner)]
    parts.append(band(inks, w - head, y + 2.5, head - 2.5, h - 5, corner - 2, upright=True))
    parts.append(rect(0, y, w - head, h, "veil", corner))
    middle = w - head / 2 - 1
    m = cut.m
    sign = 13 * k if cut.full else m * 1.1
    r = 11 * k if cut.full else m * 0.82
    parts.append(badges.cost(round(middle, 1), round(y + r * 1.6, 1), r, printed, inkable, -1))
    below = y + r * 3.3
    sign = min(sign, (h - r * 3.3 - 3) / (1.1 * len(inks)))
    for at, ink in enumerate(inks):
        parts.append(use(f"lo-{ink}", middle - sign / 2, below + at * sign * 1.1, sign, sign, "icon-white"))
    room = w - head - 8
    if cut.full:
        size, lines = fit(name, room * 1.3, 12.5 * k, 8.5 * k, 1)
        parts.append(words(6, y + 14 * k, lines[0], size, "serif", room=room))
        if version:
            size, lines = fit(version, room * 1.25, 8.4 * k, 7 * k, 1)
            parts.append(words(6, y + 25 * k, lines[0], size, "", room=room))
        return "".join(parts)
    most = 2 if h - cut.foot > m * 2.3 else 1
    size, lines = fit(name, room * (1.1 if most == 2 else 1.4), m * 1.15, m * 0.85, most)
    parts += [words(4, y + size * (1.1 + at), line, size, "serif", room=room) for at, line in enumerate(lines)]
    return "".join(parts)


def exerted_label(cut: Cut, lang: str) -> str:
    """That a lying character is exerted, across its upper edge: it lies over the outline of what may be chosen."""
    y = round((cut.h - lying_height(cut)) / 2, 1)
    if cut.full:
        return badges.label(EXERTED.say(lang), "turned", 3, y - 9 * cut.k, cut.w - _head(cut), 9.5 * cut.k)
    side = cut.m * 1.3
    return circle(side * 0.85, y - side * 0.42, side * 0.68, "label") + use(
        "lo-turned", side * 0.43, y - side * 0.86, side * 0.84, side * 0.84, "icon-white"
    )


def roof(cut: Cut) -> str:
    """A second line inside the edge tells a location from a character."""
    return (
        f'<rect class="hair" x="3.5" y="{number(cut.band + 1)}" width="{number(cut.w - 7)}" '
        f'height="{number(cut.h - cut.band - 4.5)}" rx="4"/>' + path(trace("M", cut.w / 2 - 8, 0, "l8-7 8 7z"), "under")
    )


def tile_face(card: PlayedCard, w: float, h: float, least: float, lang: str) -> str:
    """An item: a low tile with cost, inks, name, and its words where there is room."""
    exerted = bool(card.exerted)
    corner = 6
    inks = tuple(card.inks)
    least = min(least, w / 5.5)
    r = min(least * 0.95, h * 0.24)
    head = round(r * 3, 1)
    parts = [rect(0, 0, w, h, "leaf", corner), band(inks, 2.5, 2.5, head, h - 5, corner - 2, upright=True)]
    parts.append(badges.cost(round(head / 2 + 2, 1), round(r * 1.7, 1), round(r, 1), card.cost, card.inkable, -1))
    sign = round(r * 1.25, 1)
    for at, ink in enumerate(inks):
        parts.append(
            use(f"lo-{ink}", head / 2 + 2 - sign / 2, h - 4 - sign * (1 + at * 1.05), sign, sign, "icon-white")
        )
    room = w - head - 9
    size, lines = fit(card.name.say(lang), room, least * 1.3, least * 0.9, 2)
    parts += [words(head + 6, 3 + size * (1.05 + at), line, size, "serif", room=room) for at, line in enumerate(lines)]
    top = 6 + size * (len(lines) + 0.1)
    bottom = h - 2
    if exerted:
        bottom -= least * 1.6
        parts.append(rect(0, 0, w, h, "veil", corner))
        parts.append(badges.label(EXERTED.say(lang), "turned", head + 4, h - least * 1.6, room, least * 1.05))
    if bottom - top > least * 2:
        k = least / 8.6
        parts.append(rules_text(tuple(abilities(card, lang)), head + 5, top, room, bottom - top, k))
    return "".join(parts)


def back(x: float, y: float, w: float, h: float) -> str:
    return use("lo-back", x, y, w, h)
