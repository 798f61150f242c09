"""What each player has besides cards in play: name, lore, inkwell, hand, deck, discard; as a panel or as a strip."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import back, upright_face
from ludoteca.games.lorcana.shows.drawing.layout import Box
from ludoteca.games.lorcana.shows.drawing.race import token
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.shows.drawing.sheets import Cut
from ludoteca.games.lorcana.shows.lookup import card_lines
from ludoteca.games.lorcana.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import rect, use, words
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
OUT: Final = Phrase("fuori", "out")
EFFECTS: Final = Noun("effetto", "effetti", "m", "effect", "effects")
CARDS: Final = Noun("carta", "carte", "f", "card", "cards")
MOST_DROPS: Final = 12
PILE_HEIGHT: Final = 90
"""Below this there is no room for the faces of piles."""


def panel(scene: Scene, side: int) -> str:
    """All that a player has; each part is a thing of its own."""
    seat = scene.order[side]
    place = scene.layout.seats[side]
    player = scene.view.players[seat]
    now = seat == scene.view.active and scene.view.phase != "setup"
    x, y, w, h = place.panel
    frame = rect(x, y, w, h, "panel panel-now" if now else "panel", 10)
    drawn = strip(scene, side, player) if place.is_strip else column(scene, side, player)
    whole = frame + drawn
    return f'<g class="gone">{whole}</g>' if player.left else whole


def column(scene: Scene, side: int, player: PlayerView) -> str:
    """A high panel: one thing under the other, the two piles at the bottom."""
    x, y, w, h = scene.layout.seats[side].panel
    parts = [who(scene, player, (x + 4, y + 4, w - 8, 66), 15, 30)]
    parts.append(inkwell(scene, player, (x + 6, y + 74, w - 12, 52)))
    parts.append(held(scene, player, (x + 6, y + 130, w - 12, 30)))
    high = h - 168
    if high < PILE_HEIGHT:
        line = (y + 168, 34.0)
        return "".join(
            [*parts, count(scene, player, "deck", x + 6, line, 82), count(scene, player, "discard", x + 90, line, 82)]
        )
    parts.append(deck(scene, player, (x + 14, y + 164, 62, high)))
    parts.append(discard(scene, player, (x + w - 84, y + 164, 76, high)))
    return "".join(parts)


def strip(scene: Scene, side: int, player: PlayerView) -> str:
    """A low panel: name and lore above, counts below; where it is long enough, all in one go with the piles."""
    x, y, w, h = scene.layout.seats[side].panel
    top = h * 0.48
    size = top * 0.62
    parts = [who(scene, player, (x + 3, y + 2, w - 6, top), size, size * 1.15)]
    each = (w - 8) / 4
    line = (y + top + 1, h - top - 3)
    parts.append(count(scene, player, "ink", x + 4, line, each * 1.25))
    parts.append(count(scene, player, "hand", x + 4 + each * 1.25, line, each * 0.85))
    parts.append(count(scene, player, "deck", x + 4 + each * 2.1, line, each * 0.95))
    parts.append(count(scene, player, "discard", x + 4 + each * 3.05, line, each * 0.95))
    return "".join(parts)


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


def who(scene: Scene, player: PlayerView, box: Box, size: float, large: float) -> str:
    """Token, name and lore; read aloud with the effects in force."""
    x, y, w, h = box
    seat = player.seat
    goal = scene.view.threshold[seat]
    key = f"seat:{seat}"
    scene.drawn.add(key)
    effects = in_force(scene, seat)
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
    if effects:
        said = EFFECTS.count(len(effects)).say(scene.lang)
        if not one_line:
            parts.append(words(w - 6, h - 8, said, size * 0.8, "gold strong", "end", w - large * 3.4))
    base = row + large * 0.36 if one_line else h - 8
    left = w - score_w if one_line else 8
    parts.append(use("lo-lore", left, base - large * 0.72, large * 0.74, large * 0.74, "icon-gold"))
    after = left + large * (0.9 + 0.58 * len(str(player.lore)))
    points = left + large * 0.85
    parts.append(words(points, base, str(player.lore), large, "on big", room=after - points))
    parts.append(words(after, base, ending, large * 0.5, "dim strong"))
    if scene.legal(key):
        parts.append(badges.halo(w, h, 0, True, False))
        parts.append(badges.deeds(["target:0"], w / 2, 0, 9.5 * scene.layout.scale, w))
    return scene.marks.group(
        key,
        *parts,
        name=scene.names[seat],
        text="\n".join([lore, *effects]),
        kind="pile",
        place=f"translate({x:.1f} {y:.1f})",
    )


# -- counts ------------------------------------------------------------------------------------------------------


def thing(scene: Scene, key: str, box: Box, name: Phrase, lines: list[str], *inside: str) -> str:
    """A part of a panel; `lines` is what it says, of which the first is a summary."""
    x, y, w, h = box
    scene.drawn.add(key)
    legal = scene.legal(key)
    return scene.marks.group(
        key,
        rect(0, 0, w, h, "ghost", 6),
        *inside,
        badges.halo(w, h, 0, legal, False),
        name=scene.say(name),
        text="\n".join(lines),
        kind="pile",
        place=f"translate({x:.1f} {y:.1f})",
    )


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


def count(scene: Scene, player: PlayerView, what: str, x: float, line: tuple[float, float], w: float) -> str:
    """A sign and a number in a strip."""
    y, h = line
    seat = player.seat
    size = h * 0.62
    ink = player.ink
    said, name, lines = {
        "ink": (f"{ink.ready}/{ink.total}", INKWELL, [ink_words(scene, player)]),
        "hand": (str(player.hand_size), HAND, known_hand(scene, player)),
        "deck": (str(player.deck), DECK, top_and_count(scene, player)),
        "discard": (str(len(player.discard)), DISCARD, discarded(scene, player)),
    }[what]
    sign = use(f"lo-{what}", 3, h * 0.16, h * 0.66, h * 0.66, "icon-on")
    shown = words(h * 0.86, h / 2 + size * 0.36, said, size, "on strong", room=w - h * 0.9)
    return thing(scene, f"{what}:{seat}", (x, y, w - 3, h), name, lines, sign, shown)


def inkwell(scene: Scene, player: PlayerView, box: Box) -> str:
    """A drop for each ink: full when ready, hollow when exerted; the number of each."""
    _, _, w, h = box
    ink = player.ink
    parts = []
    each = min(15.0, (w - 6) / max(1, min(ink.total, MOST_DROPS)))
    for at in range(min(ink.total, MOST_DROPS)):
        # With more ink than drops the last ones stand for the rest in proportion.
        full = at * ink.total < ink.ready * min(ink.total, MOST_DROPS)
        parts.append(use("lo-ink", 3 + at * each, 3, each - 1.5, 15, "full" if full else "spent"))
    if not ink.total:
        parts.append(use("lo-ink", 3, 3, 13.5, 15, "spent"))
    said = f"{ink.ready}/{ink.total}"
    parts.append(words(4, h - 8, said, 20, "on big", room=58))
    acting = scene.view.phase == "main" and scene.view.active == player.seat == scene.viewer
    if acting and not scene.view.outcome and player.inked < player.ink_allowed:
        parts.append(words(w - 4, h - 9, f"+ {scene.say(MAY_INK)}", 11.5, "gold strong", "end", w - 70))
    return thing(scene, f"ink:{player.seat}", box, INKWELL, [ink_words(scene, player)], *parts)


def held(scene: Scene, player: PlayerView, box: Box) -> str:
    """The hand as a fan of backs with its number."""
    _, _, w, h = box
    size = player.hand_size
    parts = [use("lo-hand", 4, h * 0.16, h * 0.68, h * 0.68, "icon-on"), words(h, h / 2 + 6, str(size), 17, "on big")]
    room = w - h - 34
    pitch = min(14.0, (room - 16) / max(1, size - 1))
    parts += [back(h + 28 + at * pitch, 4, 16, h - 8) for at in range(size)]
    return thing(scene, f"hand:{player.seat}", box, HAND, known_hand(scene, player), *parts)


# -- piles -------------------------------------------------------------------------------------------------------


def deck(scene: Scene, player: PlayerView, box: Box) -> str:
    """The deck from behind, or its top card when that is known."""
    x, y, w, h = box
    size = player.deck
    depth = min(3, (size + 19) // 20)
    high = h - 22
    cards = "".join([back(2 * at, 4 - 2 * at, w - 4, high - 4) for at in range(depth)])
    drawn = pile(scene, f"deck:{player.seat}", box, DECK, size, top_and_count(scene, player), cards)
    top = player.top
    if top is None:
        return drawn
    cut = Cut(w - 4, high - 4, scene.layout.least)
    return drawn + scene.card(top, upright_face(top, cut, scene.lang), x, y + 2, (0, 0, cut.w, cut.h))


def discarded(scene: Scene, player: PlayerView) -> list[str]:
    cards = player.discard
    return [CARDS.count(len(cards)).say(scene.lang), *[reading(scene, card) for card in reversed(cards)]]


def discard(scene: Scene, player: PlayerView, box: Box) -> str:
    """The discard with its top card face up; pressing it reads the whole pile."""
    _, _, w, h = box
    cards = player.discard
    top = rect(1, 1, w - 2, h - 24, "slot", 6)
    if cards:
        cut = Cut(w, h - 24, scene.layout.least)
        top = upright_face(cards[-1], cut, scene.lang)
    return pile(scene, f"discard:{player.seat}", box, DISCARD, len(cards), discarded(scene, player), top)


def pile(scene: Scene, key: str, box: Box, name: Phrase, size: int, lines: list[str], inside: str) -> str:
    _, _, w, h = box
    said = f"{scene.say(name)} {size}"
    label = rect(0, h - 19, w, 18, "banner", 4) + words(w / 2, h - 6, said, 12, "big", "middle", w - 4)
    return thing(scene, key, box, name, lines, inside, label)
