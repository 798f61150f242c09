"""The hands: every player's tower cards, open to all, equal ones together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.kingdom.shows.drawing import saying, shapes, sights, towers
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import PlayerView
from ludoteca.kernel.drawing import circle, image, rect, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Value

FLATTEST: Final = 1.15
SLIMMEST: Final = 1.62
"""How many times a card is as high as wide, at least and at most."""
NEARLY: Final = 1000
"""Cards whose areas differ by less are as large as each other."""


class Held(Value):
    """Equal cards of one player."""

    seat: int
    kind: int
    count: int
    incoming: bool
    frozen: bool


@kept(800)
def held(player: PlayerView) -> tuple[Held, ...]:
    """List the hand, equal cards together, then the towers that arrive next round."""
    cards = []
    for incoming, kinds in ((False, player.hand), (True, player.incoming)):
        for kind in dict.fromkeys(kinds):
            frozen = not incoming and kind in player.frozen
            cards.append(Held(player.seat, kind, kinds.count(kind), incoming, frozen))
    return tuple(cards)


def order(scene: Scene) -> list[PlayerView]:
    """List the players, the viewer first."""
    players = scene.view.players
    own = players[scene.near]
    return [own, *[player for player in players if player is not own]]


def laid_out(scene: Scene, player: PlayerView, box: Box) -> tuple[Held, ...]:
    """List the cards of a hand that is drawn here; an empty one is said to be so."""
    x, y, w, h = box
    cards = held(player)
    if not cards:
        scene.put(f"rack:{player.seat}", (w, h), lambda: empty(scene, w, h), at(x, y))
    return cards


def fan(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out a hand as cards, as large as the box allows."""
    x, y, w, h = box
    cards = laid_out(scene, player, box)
    if not cards:
        return
    columns, wide, high = arranged(len(cards), w, h, scene.layout.least)
    for nth, card in enumerate(cards):
        row, column = divmod(nth, columns)
        one(scene, card, (x + column * (wide + 4), y + row * (high + 4), wide, high))


def asks_others(scene: Scene) -> bool:
    """Tell whether something is asked about what somebody else has: a card, an ability, a figure beside the map."""
    for key in scene.marks.options:
        kind, _, rest = key.partition(":")
        if kind in ("hand", "incoming") and int(rest.partition("/")[0]) != scene.near:
            return True
        if kind in ("base", "ability", "figure"):
            one = scene.figures.get(int(rest.partition("/")[0]))
            if one is not None and one.seat != scene.near and (kind != "figure" or one.square < 0):
                return True
    return False


def rack(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out a hand in one row: broad cards with all that is on them, or towers with their names, or towers alone."""
    x, y, w, h = box
    cards = laid_out(scene, player, box)
    if not cards:
        return
    each = min((w + 4) / len(cards), scene.layout.least * 12)
    for nth, card in enumerate(cards):
        spot = (x + nth * each, y, each - 4, h)
        if each >= scene.layout.least * 5:
            one(scene, card, spot)
        else:
            chip(scene, card, spot)


def arranged(n: int, w: float, h: float, least: float) -> tuple[int, float, float]:
    """Choose how many cards lie in a row, and how wide and high they are: as large as they can be, then in few rows."""
    best = (0.0, 1, w, h)
    for columns in range(1, n + 1):
        rows = -(-n // columns)
        wide = min((w + 4) / columns - 4, least * 9.6)
        high = (h + 4) / rows - 4
        wide, high = min(wide, high / FLATTEST), min(high, wide * SLIMMEST)
        best = max(best, (wide * high // NEARLY, columns, wide, high))
    return best[1:]


def empty(scene: Scene, w: float, h: float) -> str:
    least = scene.layout.least
    return words(w / 2, min(h / 2, least * 3), scene.say(Phrase("Mano vuota", "Empty hand")), least, "dim", "middle", w)


def key_of(card: Held) -> str:
    return f"{'incoming' if card.incoming else 'hand'}:{card.seat}/{card.kind}"


def one(scene: Scene, card: Held, box: Box) -> None:
    lay(scene, card, box, "card", card_thing)


def lay(scene: Scene, card: Held, box: Box, form: str, draw: Callable[[Scene, Held, float, float], str]) -> None:
    """Lay a card of a hand there, drawn in this form."""
    x, y, w, h = box
    key = key_of(card)
    reads = (form, w, h, scene.view.towers[card.kind], card.count, card.frozen, scene.looked_on == key)
    scene.put(key, reads, lambda: draw(scene, card, w, h), at(x, y))


def card_thing(scene: Scene, card: Held, w: float, h: float) -> str:
    """Draw a card in the hand; those that are still to come under a veil."""
    key = key_of(card)
    kind = scene.view.towers[card.kind]
    drawn = towers.card if h > w else towers.slab
    parts = [drawn(scene, kind, w, h, card.count, card.incoming)]
    if card.frozen:
        sign = scene.layout.least * 1.5
        parts.append(circle(w - sign * 0.62, sign * 0.62, sign * 0.6, "left"))
        parts.append(icon("frozen", w - sign * 1.02, sign * 0.22, sign * 0.8, "ice"))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 7))
    parts.append(shapes.origin((0, 0, w, h), scene.looked_on == key, 7))
    mine = card.seat == scene.viewer and not card.incoming
    return held_thing(scene, card, parts, f"tower:{card.kind}" if mine else None)


def held_thing(scene: Scene, card: Held, parts: list[str], why: str | None = None) -> str:
    """Make a card in a hand, however it is drawn, something to point at."""
    name = scene.view.towers[card.kind].name.say(scene.lang)
    return scene.thing(key_of(card), *parts, name=name, text=card_text(scene, card), kind="hand readable", why=why)


def card_text(scene: Scene, card: Held) -> str:
    """Say whose it is, what is printed on it, and whether it can be played."""
    lines = [f"{scene.names[card.seat]}.", *saying.tower_lines(scene.view.towers[card.kind], scene.lang)]
    if card.incoming:
        lines.append(scene.say(Phrase("In arrivo nel prossimo round.", "Arriving next round.")))
    if card.frozen:
        lines.append(scene.say(Phrase("Congelata: si può solo passare.", "Frozen: it can only be passed.")))
    return "\n".join(lines)


def chips(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out a hand as small signs in a row."""
    x, y, w, h = box
    cards = held(player)
    each = min(h * 0.94, (w + 3) / max(1, len(cards)))
    for nth, card in enumerate(cards):
        chip(scene, card, (x + nth * each, y, each - 3, h))


def chip(scene: Scene, card: Held, box: Box) -> None:
    lay(scene, card, box, "chip", chip_thing)


def chip_thing(scene: Scene, card: Held, w: float, h: float) -> str:
    """Draw a card as its tower, which shows family and level."""
    key = key_of(card)
    kind = scene.view.towers[card.kind]
    least = scene.layout.least
    parts = [rect(0, 0, w, h, f"leaf {towers.family_class(kind)}", 6), image(sights.tower(kind), 1, 1, w - 2, h - 2)]
    if card.count > 1:
        parts.append(words(w / 2, h - 3, f"×{card.count}", least, "big marked", "middle", w))
    if card.frozen:
        parts.append(icon("frozen", w - least, 1, least, "ice"))
    if card.incoming:
        parts.append(rect(0, 0, w, h, "veil", 6))
    parts.append(shapes.halo(0, 0, w, h, 6))
    dark = rect(0, 0, w, h, "halo-under pointing", 6)
    parts.append(shapes.origin((-2, -2, w + 4, h + 4), scene.looked_on == key, 6, beneath=dark))
    return held_thing(scene, card, parts)
