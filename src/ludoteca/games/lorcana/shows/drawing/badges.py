"""The small parts of a card's face: cost, values, lore, damage, keywords, deeds that are offered, labels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.lorcana.shows.lookup import keyword_words, printed_words
from ludoteca.games.lorcana.state.view_types import CardView, PlayedCard
from ludoteca.kernel.drawing import circle, rect, use, width, words
from ludoteca.kernel.paintings import when_asking, when_legal

Change = tuple[str, str, int]
"""A keyword: its key, its words, and 1 for one gained (or grown), -1 for one lost."""
MOST_PIPS: Final = 4
DEEDS: Final = {
    "ink": "ink",
    "play": "play",
    "shift": "shift",
    "sing": "song",
    "free": "play",
    "quest": "quest",
    "challenge": "challenge",
    "use": "use",
    "move": "move",
    "boost": "boost",
    "alter": "down",
    "top": "deck",
    "bottom": "down",
}
"""The sign of each deed that an option may offer on a card; every other is a target."""


@lru_cache(maxsize=1024)
def cost(x: float, y: float, r: float, printed: int, inkable: bool, price: int) -> str:
    """What the card costs, around (x, y): inside the ring of an inkwell when it may be inked. -1 is no price."""
    parts = []
    if inkable:
        parts.append(circle(x, y, r * 1.3, "well"))
        parts.append(circle(x, y, r * 1.3, "well-in"))
    shown = printed
    fill = "price"
    if price >= 0 and price != printed:
        shown = price
        fill += " cost-less" if price < printed else " cost-more"
    parts.append(circle(x, y, r, fill))
    parts.append(words(x, y + r * 0.52, str(shown), r * 1.45, "cost-text", "middle", r * 1.8))
    if shown != printed:
        wide = r * 1.9
        parts.append(rect(x - wide / 2, y + r * 0.95, wide, r * 0.95, "price", r * 0.3))
        sign = "▼" if shown < printed else "▲"
        parts.append(words(x, y + r * 1.68, f"{sign}{printed}", r * 0.78, "cost-text", "middle", wide * 0.9))
    return "".join(parts)


def values(card: CardView, x: float, y: float, side: float, room: float) -> str:
    """Move cost, Strength and Willpower from (x, y), each with its sign of that size; lore at the room's right end.

    A value that has changed is followed by an arrow and by the printed one.
    """
    strength, willpower, lore = card.values
    return _values(
        card.move,
        card.strength,
        strength,
        card.willpower,
        willpower,
        card.lore,
        lore,
        x,
        y,
        side,
        room,
    )


@lru_cache(maxsize=4096)
def _values(
    move: int | None,
    strength: int | None,
    strength_now: int | None,
    willpower: int | None,
    willpower_now: int | None,
    lore: int | None,
    lore_now: int | None,
    x: float,
    y: float,
    side: float,
    room: float,
) -> str:
    parts = []
    end = x + room
    if move is not None:
        # A location has no Strength: in its place stands what it costs to move there.
        parts.append(use("lo-move", x, y + side * 0.14, side * 0.72, side * 0.72, "sign"))
        parts.append(words(x + side * 0.78, y + side * 0.71, str(move), side * 0.6, "changed", room=side * 0.46))
        x += side * 1.25
    for sign, printed, now in (("strength", strength, strength_now), ("willpower", willpower, willpower_now)):
        if printed is None or now is None:
            continue
        parts.append(use(f"lo-{sign}", x, y, side, side, sign))
        parts.append(words(x + side / 2, y + side * 0.69, str(now), side * 0.56, "badge-text", "middle", side * 0.8))
        x += side * 1.04
        if now != printed and room < side * 3.6:
            parts.append(
                words(x - side * 0.52, y + side * 0.1, "▲" if now > printed else "▼", side * 0.42, "changed", "middle")
            )
        elif now != printed:
            parts.append(_changed(now, printed, x, y, side))
            x += side * 0.5
    if lore is not None and lore_now is not None:
        parts.append(pips(lore_now, lore, end, y, side, end - x))
    return "".join(parts)


def _changed(now: int, printed: int, x: float, y: float, side: float) -> str:
    """An arrow up or down over the printed value."""
    return words(x, y + side * 0.45, "▲" if now > printed else "▼", side * 0.36, "changed") + words(
        x, y + side * 0.86, f"({printed})", side * 0.34, "changed", room=side * 0.6
    )


def pips(now: int, printed: int, end: float, y: float, side: float, room: float) -> str:
    """A spark for each lore, ending at `end`; the number where they are too many for the room, or have changed."""
    each = side * 0.5
    if now == printed and 0 <= now <= MOST_PIPS and now * each <= room:
        middle = y + side / 2
        return "".join(
            [use("lo-lore", end - (at + 1) * each, middle - each / 2, each, each, "pip") for at in range(now)]
        )
    size = side * 0.56
    if room < each + size * 0.6:
        return ""
    parts = [use("lo-lore", end - each, y + side / 2 - each / 2, each, each, "pip")]
    parts.append(words(end - each - 1, y + side * 0.69, str(now), size, "changed", "end"))
    if now != printed and room > side * 1.5:
        parts.append(_changed(now, printed, end - each - side * 0.9, y, side))
    return "".join(parts)


def damage(amount: int, x: float, y: float, r: float) -> str:
    """The damage counter, around (x, y)."""
    return use("lo-damage", x - r, y - r, 2 * r, 2 * r, "wound") + words(
        x, y + r * 0.4, str(amount), r * 1.1, "wound-text", "middle", r * 1.5
    )


def keyword_changes(card: CardView, lang: str) -> list[Change]:
    """Keywords as they are now. In play it no longer matters that a card could be shifted."""
    printed = {keyword.key: keyword for keyword in card.keywords}
    if not isinstance(card, PlayedCard):
        return [(key, printed_words(card, keyword, lang), 0) for key, keyword in printed.items()]
    changes: list[Change] = []
    now = {keyword.key: keyword for keyword in card.keywords_now if keyword.key != "shift"}
    for key, keyword in now.items():
        if key in printed and printed[key].value == keyword.value:
            changes.append((key, printed_words(card, keyword, lang), 0))
        else:
            changes.append((key, keyword_words(keyword, lang), 1))
    lost = [(key, keyword_words(keyword, lang), -1) for key, keyword in printed.items() if key not in now]
    return changes + [one for one in lost if one[0] != "shift"]


def pills(keywords: list[Change], x: float, y: float, room: float, size: float) -> tuple[str, float]:
    """Keywords as signs with words, from (x, y); also says where the next thing may begin."""
    parts = []
    left = x
    for key, words_of_it, change in keywords:
        said = ("+" if change > 0 else "") + words_of_it
        wide = width(said, size, True) * 1.04 + size * 2.3
        if left > x and left + wide > x + room:
            left = x
            y += size * 1.95
        parts.append(_pill(key, said, left, y, min(wide, room), size, change < 0))
        left += wide + size * 0.35
    return "".join(parts), y + size * 1.95 if keywords else y


@lru_cache(maxsize=1024)
def _pill(key: str, said: str, x: float, y: float, wide: float, size: float, lost: bool) -> str:
    box, text, icon = ("lost", "lost-text", "sign") if lost else ("pill", "pill-text", "icon-paper")
    return (
        rect(x, y, wide, size * 1.7, box, size * 0.85)
        + use(f"lo-{key}", x + size * 0.5, y + size * 0.3, size * 1.1, size * 1.1, icon)
        + words(x + size * 1.85, y + size * 1.2, said, size, text, room=wide - size * 2.2)
    )


def keyword_signs(keywords: list[Change], x: float, y: float, room: float, side: float) -> str:
    """Keywords as signs alone, where there is no room for words; a lost one is left out."""
    shown = [key for key, _, change in keywords if change >= 0]
    pitch = min(side * 1.15, (room - side) / max(1, len(shown) - 1)) if len(shown) > 1 else 0
    return "".join([use(f"lo-{key}", x + at * pitch, y, side, side, "sign") for at, key in enumerate(shown)])


def label(said: str, icon: str, x: float, y: float, w: float, size: float, class_: str = "label") -> str:
    """A strip with a sign and a word, such as that a card is exerted."""
    wide = width(said, size * 0.86, True) + size * 1.7
    if w < wide * 0.72:
        middle = x + w / 2
        return circle(middle, y + size * 0.68, size * 0.75, class_) + use(
            f"lo-{icon}", middle - size * 0.45, y + size * 0.23, size * 0.9, size * 0.9, "icon-white"
        )
    squeezed = min(wide, w)
    start = x + (w - squeezed) / 2
    return (
        rect(start, y, squeezed, size * 1.35, class_, size * 0.3)
        + use(f"lo-{icon}", start + size * 0.3, y + size * 0.22, size * 0.9, size * 0.9, "icon-white")
        + words(start + size * 1.4, y + size * 0.99, said, size * 0.86, "badge-text", room=squeezed - size * 1.6)
    )


def halo(w: float, h: float, top: float = 0, *inside: str) -> str:
    """The outline of what may be chosen, with what else is seen only then. `top` is where the card begins."""
    return when_legal(rect(-2, top - 2, w + 4, h + 4, "halo", 9), *inside)


def origin(w: float, h: float, top: float) -> str:
    """A dashed outline around the card that asks."""
    return when_asking(rect(-5, top - 5, w + 10, h + 10, "origin", 11))


def picked(w: float, h: float, top: float, r: float) -> str:
    """Over a card that has been chosen already: an outline, and a tick in its middle."""
    x, y = w / 2, top + h * 0.45
    return (
        rect(-2, top - 2, w + 4, h + 4, "picked", 9)
        + circle(x, y, r * 1.5, "picked-sign")
        + use("lo-chosen", x - r, y - r, 2 * r, 2 * r, "icon-white")
    )


def deed_signs(ids: list[str]) -> tuple[str, ...]:
    """One sign for each kind of deed that these options offer."""
    return tuple(dict.fromkeys([DEEDS.get(id.partition(":")[0], "target") for id in ids]))


@lru_cache(maxsize=1024)
def deeds(signs: tuple[str, ...], x: float, y: float, r: float, w: float) -> str:
    """What a card of this width offers to do, as signs in a row around (x, y)."""
    r = round(min(r, w * 0.17, w / (2.15 * len(signs))), 1)
    parts = []
    for at, sign in enumerate(signs):
        middle = x + (at - (len(signs) - 1) / 2) * r * 2.15
        side = r * 1.2
        parts.append(circle(middle, y, r, "deed"))
        parts.append(use(f"lo-{sign}", middle - side / 2, y - side / 2, side, side, "icon-deed"))
    return "".join(parts)
