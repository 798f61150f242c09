"""The Summoners' strips: name, cards in hand, deck, discard pile with its gear by type, exiled cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.cards import back
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import fit, rect, thing, width, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Noun, Phrase

HAND: Final = Phrase("Mano di {who}", "Hand of {who}")
DECK: Final = Phrase("Mazzo di {who}", "Deck of {who}")
DISCARD: Final = Phrase("Pila degli scarti di {who}", "Discard pile of {who}")
EXILE: Final = Phrase("Carte esiliate di {who}", "Exiled cards of {who}")
CARDS: Final = Noun("carta", "carte", "f", "card")
LIMIT: Final = Phrase("limite {n}", "limit {n}")
COLLECTED: Final = Phrase("equipaggiamenti: {gear}", "gear: {gear}")
MOST_BACKS: Final = 8
NAME_ROW: Final = 0.42
"""How much of a strip's height the row with the name takes, where there is one."""


def strips(scene: Scene, row: int) -> None:
    """The strips of the near side (0) or of the far one (1)."""
    boxes = scene.layout.strips[row]
    seats = scene.seats_of(scene.sides[row])
    for seat, box in zip(seats, boxes, strict=True):
        strip(scene, scene.view.players[seat], box)


def strip(scene: Scene, player: PlayerView, box: Box) -> None:
    x, y, w, h = box
    least = scene.layout.least
    is_active = player.seat == scene.view.active_seat
    low = h < least * 2.6 and not scene.layout.tall
    reads = (is_active, player.hand_size, player.hand_limit)
    draw = partial(summoner, scene, player, is_active, w, h, low)
    scene.put(f"player:{player.seat}", reads, draw, at(x, y))
    if low:
        wide = least * 4.9
        hand, rest = (x + 4, y + 4, wide, h - 8), (x + wide + 9, y + 3, w - wide - 13, h - 6)
    else:
        row = h * NAME_ROW
        hand, rest = (x + w * 0.56, y + 3, w * 0.44 - 6, row), (x + 6, y + row + 3, w - 12, h - row - 6)
    left, top, wide, high = hand
    draw = partial(held, scene, player, wide, high)
    scene.put(f"hand:{player.seat}", (player.hand_size, player.hand_limit), draw, at(left, top))
    piles(scene, player, rest)


def summoner(scene: Scene, player: PlayerView, is_active: bool, w: float, h: float, low: bool) -> str:
    """The panel of a strip; a low one has no room for the name."""
    least = scene.layout.least
    who = scene.names[player.seat]
    parts = [rect(0, 0, w, h, "panel panel-now" if is_active else "panel", 7)]
    if not low:
        size, lines = fit(who, w * 0.52, least * 1.12, least * 0.95, 1)
        parts.append(words(8, h * NAME_ROW * 0.86, lines[0], size, "on strong", room=w * 0.52))
    parts.append(when_legal(shapes.halo(1, 1, w - 2, h - 2, 6)))
    told = ", ".join([f"{scene.say(CARDS.count(player.hand_size))}", scene.say(LIMIT, n=player.hand_limit)])
    return thing(
        f"player:{player.seat}",
        *parts,
        name=who,
        text=f"{saying.OF_SIDE[player.side].say(scene.lang)}; {told}",
        kind="summoner",
    )


def held(scene: Scene, player: PlayerView, w: float, h: float) -> str:
    """The hand as backs, with its number against the limit."""
    least = scene.layout.least
    said = f"{player.hand_size}/{player.hand_limit}"
    long = width(said, least, True)
    room = w - long - 6
    each = h * 0.68
    count = min(player.hand_size, MOST_BACKS)
    pitch = min(each * 0.6, (room - each) / max(1, count - 1))
    left = room - each - pitch * max(0, count - 1)
    return thing(
        f"hand:{player.seat}",
        rect(0, 0, w, h, "ghost", 4),
        *[back(left + place * pitch, 0, each, h) for place in range(count)],
        words(w, h * 0.5 + least * 0.36, said, least, "on strong", "end", long + 3),
        name=scene.say(HAND, who=scene.names[player.seat]),
        text=scene.say(CARDS.count(player.hand_size)),
        kind="held",
    )


def piles(scene: Scene, player: PlayerView, box: Box) -> None:
    """Deck and exile with their numbers; the discard pile with the gear that lies in it."""
    x, y, w, h = box
    least = scene.layout.least
    seat = player.seat
    deck_w = least * 3
    exile_w = least * (2.2 if len(player.exile) < 10 else 3)
    known = tuple([(card.place, card.name, card.text) for card in player.deck_known])
    scene.put(f"deck:{seat}", (player.deck_size, known), partial(deck, scene, player, deck_w, h), at(x, y))
    shown = tuple([saying.card_reads(card) for card in player.exile])
    scene.put(f"exile:{seat}", (shown,), partial(exile, scene, player, exile_w, h), at(x + w - exile_w, y))
    gear = player.gear if scene.view.upgrades else ()
    shown = tuple([saying.card_reads(card) for card in player.discard])
    wide = w - deck_w - exile_w - 8
    draw = partial(discard, scene, player, gear, wide, h)
    scene.put(f"discard:{seat}", (wide, gear, shown), draw, at(x + deck_w + 4, y))


def deck(scene: Scene, player: PlayerView, w: float, h: float) -> str:
    lines = [
        f"{card.place + 1}. {card.name.say(scene.lang)}: {saying.paragraphs(card.text, scene.lang)}"
        for card in player.deck_known
    ]
    said = [scene.say(CARDS.count(player.deck_size)), *lines]
    counted, _ = tally("deck", player.deck_size, h, scene.layout.least)
    return pile(scene, f"deck:{player.seat}", DECK, said, rect(0, 0, w, h, "tile", 5), counted)


def exile(scene: Scene, player: PlayerView, w: float, h: float) -> str:
    said = [scene.say(CARDS.count(len(player.exile))), *card_lines(scene, player.exile)]
    counted, _ = tally("exile", len(player.exile), h, scene.layout.least)
    return pile(scene, f"exile:{player.seat}", EXILE, said, rect(0, 0, w, h, "tile", 5), counted)


def discard(scene: Scene, player: PlayerView, gear: tuple[int, ...], w: float, h: float) -> str:
    """The discard pile, with the gear in it where gear counts."""
    least = scene.layout.least
    said = scene.say(CARDS.count(len(player.discard)))
    collected = saying.cost_words(scene, gear)
    if collected:
        said += f"; {scene.say(COLLECTED, gear=collected)}"
    counted, across = tally("discard", len(player.discard), h, least)
    parts = [rect(0, 0, w, h, "tile", 5), counted]
    left = 4 + across + least * 0.6
    each = (w - left) / max(1, len(gear))
    for place, number in enumerate(gear):
        sign = icon_of(scene.view.gears[place].id, "gear")
        size = min(least, each * 0.44)
        ink = "icon-gold" if number else "icon-dim"
        drawn, _ = shapes.counted(sign, str(number), left + place * each, h * 0.5 + least * 0.36, size, ink)
        parts.append(drawn)
    lines = [said, *card_lines(scene, player.discard)]
    return pile(scene, f"discard:{player.seat}", DISCARD, lines, *parts)


def tally(icon: str, count: int, h: float, least: float) -> tuple[str, float]:
    """A pile's sign with how many cards lie there; and how wide that is."""
    return shapes.counted(icon, str(count), 4, h * 0.5 + least * 0.36, least, "icon-on")


def card_lines(scene: Scene, cards: tuple[CardView, ...]) -> list[str]:
    """A line for each card with its words, the topmost first."""
    return [f"{card.name.say(scene.lang)}: {' '.join(saying.card_lines(scene, card))}" for card in reversed(cards)]


def pile(scene: Scene, key: str, name: Phrase, lines: list[str], *inside: str) -> str:
    """A pile that can be read when pressed: how many, then each card with its words."""
    seat = int(key.partition(":")[2])
    said = scene.say(name, who=scene.names[seat])
    return thing(key, *inside, name=said, text="\n".join(lines), kind="pile")
