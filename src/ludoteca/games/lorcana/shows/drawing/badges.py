"""The small parts of a card's face: cost, values, lore, damage, keywords, deeds that are offered, labels."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.state.view_types import CardView, PlayedCard
from ludoteca.kernel.drawing import circle, path, rect, trace, use, width, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.paintings import when_asking, when_legal

Sign = tuple[str, int, int]
"""A keyword: its key, its number, and 1 for one gained (or grown), -1 for one lost."""
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


@kept(800)
def cost(r: float, least: float, printed: int, inkable: bool, price: int) -> str:
    """Draw what the card costs, in its upper left corner: in gold if it may be inked, else in iron. -1 is no price."""
    x = y = r * 0.98
    shown = printed
    fill = "price"
    if price >= 0 and price != printed:
        shown = price
        fill += " cost-less" if price < printed else " cost-more"
    parts = [
        use("lo-hex", x - r * 1.18, y - r * 1.18, r * 2.36, r * 2.36, "well" if inkable else "iron"),
        use("lo-core", x - r * 1.18, y - r * 1.18, r * 2.36, r * 2.36, fill),
        words(x, y + r * 0.44, str(shown), max(least, r * 1.24), "figure", "middle", r * 1.6),
    ]
    if shown != printed:
        wide = max(r * 1.8, least * 1.9)
        parts.append(rect(x - r, y + r * 1.05, wide, least * 1.2, "tag", least * 0.4))
        sign = "▼" if shown < printed else "▲"
        parts.append(
            words(
                x - r + wide / 2,
                y + r * 1.05 + least * 0.98,
                f"{sign}{printed}",
                least,
                "on strong",
                "middle",
                wide - 3,
            )
        )
    return "".join(parts)


def values(card: CardView, x: float, y: float, side: float, room: float, least: float) -> str:
    """Move cost, Strength and Willpower from (x, y), each with its sign of that size; lore at the room's right end."""
    return _values(card.move, (card.strength, card.willpower, card.lore), card.values, x, y, side, room, least)


Three = tuple[int | None, int | None, int | None]


@kept(1500, most=512)
def _values(
    move: int | None, printed: Three, now: Three, x: float, y: float, side: float, room: float, least: float
) -> str:
    parts = []
    end = x + room
    size = max(side * 0.58, min(least, side * 0.95))
    if move is not None:
        parts.append(use("lo-flag", x, y + side * 0.06, side, side * 0.88, "pennant"))
        parts.append(use("lo-move", x + side * 0.56, y + side * 0.62, side * 0.34, side * 0.34, "icon-on"))
        parts.append(
            words(x + side * 0.42, y + side / 2 + size * 0.36, str(move), size, "figure", "middle", side * 0.7)
        )
        x += side * 1.06
    for sign, before, value in (("strength", printed[0], now[0]), ("willpower", printed[1], now[1])):
        if before is None or value is None:
            continue
        parts.append(use(f"lo-{sign}", x, y, side, side, sign))
        parts.append(
            words(
                x + side / 2, y + side / 2 + size * 0.36, str(value), size, figure(value, before), "middle", side * 0.94
            )
        )
        if value != before:
            parts.append(change(value, before, x + side * 0.86, y + side * 0.14, least))
        x += side * 1.06
    if printed[2] is not None and now[2] is not None:
        parts.append(pips(now[2], printed[2], end, y, side, end - x, size, least))
    return "".join(parts)


def figure(now: int, before: int) -> str:
    """Return the class of a number that may have changed."""
    return "figure raised" if now > before else "figure lowered" if now < before else "figure"


def change(now: int, before: int, x: float, y: float, least: float) -> str:
    """Draw an arrow up or down beside a value that is not the printed one."""
    return words(x, y + least * 0.3, "▲" if now > before else "▼", least, figure(now, before), "middle", least)


def pips(now: int, printed: int, end: float, y: float, side: float, room: float, size: float, least: float) -> str:
    """Draw a spark for each lore, ending at `end`; the number where they are too many for the room, or have changed."""
    each = side * 0.56
    is_counted = now == printed and 0 <= now <= MOST_PIPS
    top = y + side / 2 - each / 2
    if is_counted and now * each <= room:
        return "".join([spark(end - (index + 1) * each, top, each) for index in range(now)])
    beside = size * 0.7 * len(str(now))
    if beside + each > room:
        return narrow_pips(now, printed, end - each / 2, y, side, size, is_counted)
    parts = [spark(end - each, top, each)]
    parts.append(words(end - each - 1, y + side / 2 + size * 0.36, str(now), size, figure(now, printed), "end", beside))
    if now != printed:
        parts.append(change(now, printed, end - each / 2, y, least))
    return "".join(parts)


def narrow_pips(now: int, printed: int, x: float, y: float, side: float, size: float, is_counted: bool) -> str:
    """Draw one or two sparks, or a spark and the number, above each other around x: beside a shield a number would
    read as its second digit.
    """
    each = side * 0.56
    if is_counted and now <= 2:
        top = y + side / 2 - now * each / 2
        return "".join([spark(x - each / 2, top + index * each, each) for index in range(now)])
    return spark(x - each / 2, y - side * 0.14, each) + words(
        x, y + side * 0.42 + size * 0.72, str(now), size, figure(now, printed), "middle", side * 0.7
    )


def spark(x: float, y: float, side: float) -> str:
    return use("lo-lore", x, y, side, side, "pip")


def damage(amount: int, x: float, y: float, r: float) -> str:
    """Draw the damage counter, around (x, y)."""
    return use("lo-damage", x - r, y - r, 2 * r, 2 * r, "wound") + words(
        x, y + r * 0.4, str(amount), r * 1.15, "wound-text", "middle", r * 1.5
    )


def keyword_signs(card: CardView) -> tuple[Sign, ...]:
    """List the keywords as they are now. In play it no longer matters that a card could be shifted."""
    printed = {keyword.key: keyword.value for keyword in card.keywords}
    if not isinstance(card, PlayedCard):
        return tuple([(key, value, 0) for key, value in printed.items()])
    now = {keyword.key: keyword.value for keyword in card.keywords_now if keyword.key != "shift"}
    kept = [(key, value, 0 if printed.get(key) == value else 1) for key, value in now.items()]
    return (*kept, *[(key, value, -1) for key, value in printed.items() if key not in now and key != "shift"])


@kept(1000)
def seals(signs: tuple[Sign, ...], right: float, y: float, room: float, side: float, least: float) -> str:
    """Draw keywords as signs under each other at the right edge, a number beside its sign; ringed if new, struck if
    lost.
    """
    parts = []
    pitch = min(side * 1.12, (room - side) / (len(signs) - 1)) if len(signs) > 1 else side
    for key, value, changed in signs:
        wide = side + (least * 0.72 * len(str(value)) if value else 0)
        class_ = "seal gained" if changed > 0 else "seal lost" if changed < 0 else "seal"
        x = right - wide
        parts.append(rect(x, y, wide, side, class_, side / 2))
        parts.append(use(f"lo-{key}", x + side * 0.2, y + side * 0.2, side * 0.6, side * 0.6, "icon-on"))
        if value:
            room_of_it = wide - side * 0.95
            parts.append(
                words(right - side * 0.2, y + side / 2 + least * 0.36, str(value), least, "on big", "end", room_of_it)
            )
        if changed < 0:
            parts.append(
                path(trace("M", x + side * 0.15, y + side * 0.85, "L", x + side * 0.85, y + side * 0.15), "slash")
            )
        y += pitch
    return "".join(parts)


def sign(icon: str, x: float, y: float, side: float, class_: str = "tag") -> str:
    """Draw a sign in a disc around (x, y)."""
    return circle(x, y, side * 0.62, class_) + use(
        f"lo-{icon}", x - side * 0.38, y - side * 0.38, side * 0.76, side * 0.76, "icon-on"
    )


def label(word: str, icon: str, x: float, y: float, room: float, size: float, class_: str = "tag") -> str:
    """Draw a tag with a sign and a word around (x, y), or the sign alone where the word has no room."""
    wide = width(word, size, True) * 1.12 + size * 2.1
    if room < wide * 0.66:
        return sign(icon, x, y, size * 1.5, class_)
    wide = min(wide, room)
    left, high = x - wide / 2, size * 1.5
    return (
        rect(left, y - high / 2, wide, high, class_, high / 2)
        + use(f"lo-{icon}", left + size * 0.4, y - size * 0.5, size, size, "icon-on")
        + words(left + size * 1.55, y + size * 0.36, word, size, "on strong", room=wide - size * 1.95)
    )


def halo(w: float, h: float, *inside: str) -> str:
    """Draw the outline of what may be chosen, with what else is seen only then."""
    return when_legal(rect(-3, -3, w + 6, h + 6, "haze", 11), rect(-2, -2, w + 4, h + 4, "halo", 10), *inside)


def origin(w: float, h: float) -> str:
    """Draw a golden outline around the card that asks."""
    return when_asking(rect(-4, -4, w + 8, h + 8, "origin", 12))


def picked(w: float, h: float, r: float) -> str:
    """Draw over a card that has been chosen already an outline, and a tick in its middle."""
    x, y = w / 2, h * 0.4
    return (
        rect(-2, -2, w + 4, h + 4, "picked", 10)
        + circle(x, y, r * 1.5, "picked-sign")
        + use("lo-chosen", x - r, y - r, 2 * r, 2 * r, "icon-on")
    )


def deed_signs(options: list[tuple[str, str]]) -> tuple[str, ...]:
    """List one sign for each kind of deed that these options, ids and labels, offer."""
    return tuple(dict.fromkeys([DEEDS.get(id.partition(":")[0], "target") for id, _ in options]))


@kept(600)
def deeds(signs: tuple[str, ...], x: float, y: float, r: float, w: float) -> str:
    """Draw what a card offers to do, as signs in a row of at most this width around (x, y)."""
    r = round(min(r, w * 0.24, w / (2.15 * len(signs))), 1)
    parts = []
    for index, one in enumerate(signs):
        middle = x + (index - (len(signs) - 1) / 2) * r * 2.15
        side = r * 1.2
        parts.append(circle(middle, y, r, "deed"))
        parts.append(use(f"lo-{one}", middle - side / 2, y - side / 2, side, side, "icon-deed"))
    return "".join(parts)
