"""What each player has besides cards in play: name, lore, inkwell, hand, deck, discard; as a panel or as a strip."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import back, upright_face
from ludoteca.games.lorcana.shows.drawing.layout import Box
from ludoteca.games.lorcana.shows.drawing.race import token
from ludoteca.games.lorcana.shows.drawing.scene import UPRIGHT, Scene
from ludoteca.games.lorcana.shows.drawing.sheets import Cut
from ludoteca.games.lorcana.shows.lookup import card_lines
from ludoteca.games.lorcana.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import rect, thing, use, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.texts import Noun, Phrase

LORE: Final = Phrase("leggenda {n} di {goal}", "lore {n} of {goal}")
INKWELL: Final = Phrase("Calamaio", "Inkwell")
INK_COUNT: Final = Phrase(
    "{total}: preparato {ready}, impegnato {exerted}. Carte aggiunte in questo turno: {inked} di {allowed}",
    "{total}: {ready} ready, {exerted} exerted. Cards added this turn: {inked} of {allowed}",
)
MAY_INK: Final = Phrase("puoi aggiungere", "may add one")
HAND: Final = Phrase("Mano", "Hand")
DECK: Final = Phrase("Mazzo", "Deck")
DISCARD: Final = Phrase("Scarti", "Discard")
NAMES: Final = {"ink": INKWELL, "hand": HAND, "deck": DECK, "discard": DISCARD}
OUT: Final = Phrase("fuori", "out")
EFFECTS: Final = Noun("effetto", "effetti", "m", "effect", "effects")
CARDS: Final = Noun("carta", "carte", "f", "card", "cards")
MOST_DROPS: Final = 12
PILE_HEIGHT: Final = 90
"""Below this there is no room for the faces of piles."""


def panel(scene: Scene, side: int, elsewhere: set[str]) -> None:
    """All that a player has; each part is a thing of its own. Cards that lie `elsewhere` are not shown twice."""
    seat = scene.order[side]
    place = scene.layout.seats[side]
    player = scene.view.players[seat]
    now = seat == scene.view.active and scene.view.phase != "setup"
    x, y, w, h = place.panel
    class_ = "panel panel-now" if now else "panel"
    scene.put(f"panel:{seat}", (w, h, now, player.left), lambda: faded(player, rect(0, 0, w, h, class_, 10)), at(x, y))
    if place.is_strip:
        strip(scene, side, player)
    else:
        column(scene, side, player, elsewhere)


def faded(player: PlayerView, drawn: str) -> str:
    """What belongs to a player who has left is seen through."""
    return f'<g class="gone">{drawn}</g>' if player.left else drawn


def column(scene: Scene, side: int, player: PlayerView, elsewhere: set[str]) -> None:
    """A high panel: one thing under the other, the two piles at the bottom."""
    x, y, w, h = scene.layout.seats[side].panel
    who(scene, player, (x + 4, y + 4, w - 8, 66), 15, 30)
    inkwell(scene, player, (x + 6, y + 74, w - 12, 52))
    held(scene, player, (x + 6, y + 130, w - 12, 30))
    high = h - 168
    if high < PILE_HEIGHT:
        line = (y + 168, 34.0)
        count(scene, player, "deck", x + 6, line, 82)
        count(scene, player, "discard", x + 90, line, 82)
        return
    deck(scene, player, (x + 14, y + 164, 62, high), elsewhere)
    discard(scene, player, (x + w - 84, y + 164, 76, high))


def strip(scene: Scene, side: int, player: PlayerView) -> None:
    """A low panel: name and lore above, counts below; where it is long enough, all in one go with the piles."""
    x, y, w, h = scene.layout.seats[side].panel
    top = h * 0.48
    size = top * 0.62
    who(scene, player, (x + 3, y + 2, w - 6, top), size, size * 1.15)
    each = (w - 8) / 4
    line = (y + top + 1, h - top - 3)
    count(scene, player, "ink", x + 4, line, each * 1.25)
    count(scene, player, "hand", x + 4 + each * 1.25, line, each * 0.85)
    count(scene, player, "deck", x + 4 + each * 2.1, line, each * 0.95)
    count(scene, player, "discard", x + 4 + each * 3.05, line, each * 0.95)


# -- who ---------------------------------------------------------------------------------------------------------


def in_force(scene: Scene, seat: int) -> list[str]:
    """Effects that hold for a while, in words: those on the player and on their cards."""
    said = []
    for effect in scene.view.effects:
        if effect.seat != seat:
            continue
        name = scene.known.get(effect.card) if effect.card is not None else None
        told = f"{scene.told(effect.text)} ({scene.told(effect.until)})"
        said.append(f"{name}: {told}" if name else told)
    return said


def who(scene: Scene, player: PlayerView, box: Box, size: float, large: float) -> None:
    """Token, name and lore; read aloud with the effects in force."""
    x, y, w, h = box
    effects = tuple(in_force(scene, player.seat)) if scene.view.effects else ()
    goal = scene.view.threshold[player.seat]
    reads = (player.lore, goal, player.left, effects, scene.names[player.seat], w, h)
    draw = partial(who_thing, scene, player, (w, h), size, large, goal, effects)
    scene.put(f"seat:{player.seat}", reads, draw, at(x, y))


def who_thing(
    scene: Scene,
    player: PlayerView,
    room_for_it: tuple[float, float],
    size: float,
    large: float,
    goal: int,
    effects: tuple[str, ...],
) -> str:
    w, h = room_for_it
    seat = player.seat
    lore = scene.say(LORE, n=player.lore, goal=goal)
    one_line = h < size * 3
    r = size * 0.72
    row = h / 2 if one_line else size * 1.05
    ending = f"/{goal}"
    score_w = large * 0.6 * len(str(player.lore)) + large * 1.1 + large * 0.3 * len(ending)
    room = w - 3.2 * r - (score_w if one_line else 6)
    name = scene.names[seat] + (f" ({scene.say(OUT)})" if player.left else "")
    parts = [rect(0, 0, w, h, "ghost", 8), token(scene, seat, r + 5, row, r)]
    parts.append(words(2.6 * r + 5, row + size * 0.36, name, size, "on strong", room=room))
    if effects and not one_line:
        said = EFFECTS.count(len(effects)).say(scene.lang)
        parts.append(words(w - 6, h - 8, said, size * 0.8, "gold strong", "end", w - large * 3.4))
    base = row + large * 0.36 if one_line else h - 8
    left = w - score_w if one_line else 8
    parts.append(use("lo-lore", left, base - large * 0.72, large * 0.74, large * 0.74, "icon-gold"))
    after = left + large * (0.9 + 0.58 * len(str(player.lore)))
    points = left + large * 0.85
    parts.append(words(points, base, str(player.lore), large, "on big", room=after - points))
    parts.append(words(after, base, ending, large * 0.5, "dim strong"))
    sign = 9.5 * scene.layout.scale
    grip = rect(0, -sign, w, 2 * sign, "grip")
    parts.append(badges.halo(w, h, 0, grip, badges.deeds(("target",), w / 2, 0, sign, w)))
    text = "\n".join([lore, *effects])
    return faded(player, thing(f"seat:{seat}", *parts, name=scene.names[seat], text=text, kind="pile"))


# -- counts ------------------------------------------------------------------------------------------------------


def put(
    scene: Scene, player: PlayerView, what: str, box: Box, look: tuple[object, ...], draw: Callable[[], str]
) -> None:
    """Put one of the things that a player has; `look` is what `draw` looks at besides the size and what is told."""
    x, y, w, h = box
    key = f"{what}:{player.seat}"

    def made() -> str:
        parts = (rect(0, 0, w, h, "ghost", 6), draw(), badges.halo(w, h))
        text = "\n".join(told(scene, player, what))
        return faded(player, thing(key, *parts, name=scene.say(NAMES[what]), text=text, kind="pile"))

    scene.put(key, (*facts(scene, player, what), *look, w, h, player.left), made, at(x, y))


def facts(scene: Scene, player: PlayerView, what: str) -> tuple[object, ...]:
    """All that is told of one of the things that a player has."""
    if what == "ink":
        return player.ink, player.inked, player.ink_allowed
    if what == "hand":
        return player.hand_size, player.hand if player.seat != scene.viewer else ()
    return (player.deck, player.top) if what == "deck" else (player.discard,)


def told(scene: Scene, player: PlayerView, what: str) -> list[str]:
    """Say it in full; the first line is a summary."""
    if what == "ink":
        return [ink_words(scene, player)]
    if what == "hand":
        return known_hand(scene, player)
    return top_and_count(scene, player) if what == "deck" else discarded(scene, player)


def ink_words(scene: Scene, player: PlayerView) -> str:
    ink = player.ink
    return scene.say(
        INK_COUNT,
        total=ink.total,
        ready=ink.ready,
        exerted=ink.exerted,
        inked=player.inked,
        allowed=player.ink_allowed,
    )


def known_hand(scene: Scene, player: PlayerView) -> list[str]:
    said = CARDS.count(player.hand_size).say(scene.lang)
    return [said, *[reading(scene, card) for card in player.hand if player.seat != scene.viewer]]


def reading(scene: Scene, card: CardView) -> str:
    """A card's name, a colon, and all that is printed on it in one line."""
    name, *facts = card_lines(card, scene.lang, scene.known)
    return f"{name}: {' '.join(facts)}"


def top_and_count(scene: Scene, player: PlayerView) -> list[str]:
    said = CARDS.count(player.deck).say(scene.lang)
    return [said, *([reading(scene, player.top)] if player.top is not None else [])]


def discarded(scene: Scene, player: PlayerView) -> list[str]:
    cards = player.discard
    return [CARDS.count(len(cards)).say(scene.lang), *[reading(scene, card) for card in reversed(cards)]]


def count(scene: Scene, player: PlayerView, what: str, x: float, line: tuple[float, float], w: float) -> None:
    """A sign and a number in a strip."""
    y, h = line
    put(scene, player, what, (x, y, w - 3, h), ("counted",), lambda: counted(player, what, w, h))


def counted(player: PlayerView, what: str, w: float, h: float) -> str:
    ink = player.ink
    if what == "ink":
        said = f"{ink.ready}/{ink.total}"
    else:
        said = str({"hand": player.hand_size, "deck": player.deck, "discard": len(player.discard)}[what])
    size = h * 0.62
    sign = use(f"lo-{what}", 3, h * 0.16, h * 0.66, h * 0.66, "icon-on")
    return sign + words(h * 0.86, h / 2 + size * 0.36, said, size, "on strong", room=w - h * 0.9)


def inkwell(scene: Scene, player: PlayerView, box: Box) -> None:
    """A drop for each ink: full when ready, hollow when exerted; the number of each."""
    _, _, w, h = box
    acting = scene.view.phase == "main" and scene.view.active == player.seat == scene.viewer
    may_add = acting and scene.view.outcome is None and player.inked < player.ink_allowed
    put(scene, player, "ink", box, (may_add,), lambda: drops(scene, player, may_add, w, h))


def drops(scene: Scene, player: PlayerView, may_add: bool, w: float, h: float) -> str:
    ink = player.ink
    parts = []
    each = min(15.0, (w - 6) / max(1, min(ink.total, MOST_DROPS)))
    for number in range(min(ink.total, MOST_DROPS)):
        # With more ink than drops the last ones stand for the rest in proportion.
        full = number * ink.total < ink.ready * min(ink.total, MOST_DROPS)
        parts.append(use("lo-ink", 3 + number * each, 3, each - 1.5, 15, "full" if full else "spent"))
    if not ink.total:
        parts.append(use("lo-ink", 3, 3, 13.5, 15, "spent"))
    parts.append(words(4, h - 8, f"{ink.ready}/{ink.total}", 20, "on big", room=58))
    if may_add:
        parts.append(words(w - 4, h - 9, f"+ {scene.say(MAY_INK)}", 11.5, "gold strong", "end", w - 70))
    return "".join(parts)


def held(scene: Scene, player: PlayerView, box: Box) -> None:
    """The hand as a fan of backs with its number."""
    _, _, w, h = box
    put(scene, player, "hand", box, (), lambda: fan(player.hand_size, w, h))


def fan(size: int, w: float, h: float) -> str:
    parts = [use("lo-hand", 4, h * 0.16, h * 0.68, h * 0.68, "icon-on"), words(h, h / 2 + 6, str(size), 17, "on big")]
    room = w - h - 34
    pitch = min(14.0, (room - 16) / max(1, size - 1))
    return "".join([*parts, *[back(h + 28 + number * pitch, 4, 16, h - 8) for number in range(size)]])


# -- piles -------------------------------------------------------------------------------------------------------


def deck(scene: Scene, player: PlayerView, box: Box, elsewhere: set[str]) -> None:
    """The deck from behind, or its top card when that is known."""
    x, y, w, h = box
    put(scene, player, "deck", box, (), lambda: backs(scene, player.deck, w, h))
    top = player.top
    if top is not None and top.key not in elsewhere:
        scene.card(top, Cut(w - 4, h - 26, scene.layout.least), (x, y + 2), UPRIGHT)


def backs(scene: Scene, size: int, w: float, h: float) -> str:
    depth = min(3, (size + 19) // 20)
    cards = "".join([back(2 * number, 4 - 2 * number, w - 4, h - 26) for number in range(depth)])
    return cards + pile_label(scene, DECK, size, w, h)


def discard(scene: Scene, player: PlayerView, box: Box) -> None:
    """The discard with its top card face up; pressing it reads the whole pile."""
    _, _, w, h = box
    put(scene, player, "discard", box, (), lambda: topmost(scene, player.discard, w, h))


def topmost(scene: Scene, cards: tuple[CardView, ...], w: float, h: float) -> str:
    top = rect(1, 1, w - 2, h - 24, "slot", 6)
    if cards:
        top = upright_face(cards[-1], Cut(w, h - 24, scene.layout.least), scene.lang)
    return top + pile_label(scene, DISCARD, len(cards), w, h)


def pile_label(scene: Scene, name: Phrase, size: int, w: float, h: float) -> str:
    said = f"{scene.say(name)} {size}"
    return rect(0, h - 19, w, 18, "banner", 4) + words(w / 2, h - 6, said, 12, "big", "middle", w - 4)
