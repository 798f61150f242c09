"""The Summoners' strips: name, cards in hand, deck, discard pile with its gear by type, exiled cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.cards import back, gear_sign
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import rect, thing, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.phrases import CARDS
from ludoteca.kernel.texts import Phrase

DECK: Final = Phrase("Mazzo di {who}", "Deck of {who}")
DISCARD: Final = Phrase("Pila degli scarti di {who}", "Discard pile of {who}")
EXILE: Final = Phrase("Carte esiliate di {who}", "Exiled cards of {who}")
LIMIT: Final = Phrase("limite {n}", "limit {n}")
COLLECTED: Final = Phrase("equipaggiamenti: {gear}", "gear: {gear}")
MOST_BACKS: Final = 3
DECK_SHARE: Final = 0.62
"""How much of a row the deck has, which says what it is, beside the exiled cards."""


def strips(scene: Scene, row: int) -> None:
    """Lay out the strips of the near side (0) or of the far one (1)."""
    boxes = scene.layout.strips[row]
    seats = scene.seats_of(scene.sides[row])
    for seat, box in zip(seats, boxes, strict=True):
        one = scene.view.players[seat]
        held = (one.hand_size, one.hand_limit, seat == scene.view.active_seat)
        reads = (held, one.deck_size, one.deck_known, one.discard, one.exile, one.gear)
        scene.section(f"strip {seat}", reads, partial(strip, scene, one, box))


def strip(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out a Summoner's name and hand, deck and exiled cards, discard pile: in three rows, two on a tall table."""
    x, y, w, h = box
    least = scene.layout.least
    is_active = player.seat == scene.view.active_seat
    reads = (w, h, is_active, player.hand_size, player.hand_limit)
    scene.put(f"player:{player.seat}", reads, partial(summoner, scene, player, is_active, w, h), at(x, y))
    rows = 2 if scene.layout.tall else 3
    high = (h - 4) / rows
    hand_w = least * 4.6
    draw = partial(held, scene, player, hand_w, high - 2)
    counted = (high, player.hand_size, player.hand_limit)
    scene.put(f"hand:{player.seat}", counted, draw, at(x + w - hand_w - 5, y + 3))
    known = tuple([(card.place, card.name, card.text) for card in player.deck_known])
    seat, line = player.seat, high - 3
    low = y + 3 + high
    gear = player.gear if scene.view.upgrades else ()
    long = (w - 13) * DECK_SHARE
    deck_box, exile_box = (x + 5, low, long, line), (x + 8 + long, low, w - 13 - long, line)
    discard_box = (x + 5, low + high, w - 10, line)
    if scene.layout.tall:
        wide = least * 3.1
        deck_box, exile_box = (x + 5, low, wide, line), (x + w - 5 - wide, low, wide, line)
        discard_box = (x + 9 + wide, low, w - 18 - 2 * wide, line)
    put_pile(scene, f"deck:{seat}", deck_box, (player.deck_size, known), partial(deck, scene, player))
    shown = tuple([saying.card_reads(card) for card in player.exile])
    put_pile(scene, f"exile:{seat}", exile_box, (shown,), partial(exile, scene, player))
    shown = tuple([saying.card_reads(card) for card in player.discard])
    put_pile(scene, f"discard:{seat}", discard_box, (gear, shown), partial(discard, scene, player, gear))


def put_pile(scene: Scene, key: str, box: Box, reads: tuple[Any, ...], draw: Callable[[float, float], str]) -> None:
    x, y, w, h = box
    scene.put(key, (w, h, *reads), partial(draw, w, h), at(x, y))


def summoner(scene: Scene, player: PlayerView, is_active: bool, w: float, h: float) -> str:
    """Draw the panel of a strip, with the name."""
    least = scene.layout.least
    who = scene.names[player.seat]
    room = w - least * 6.6
    high = (h - 4) / (2 if scene.layout.tall else 3)
    told = ", ".join([f"{scene.say(CARDS.count(player.hand_size))}", scene.say(LIMIT, n=player.hand_limit)])
    return thing(
        f"player:{player.seat}",
        rect(0, 0, w, h, "panel panel-now" if is_active else f"panel panel-{player.side}", 8),
        shapes.disc(player.side, least * 0.95, 3 + high / 2, least * 0.5, f"base side-{player.side}"),
        words(least * 1.75, 3 + high / 2 + least * 0.36, who, least * 1.04, "on strong", room=room),
        when_legal(shapes.halo(1, 1, w - 2, h - 2, 7)),
        name=who,
        text=f"{saying.OF_SIDE[player.side].say(scene.lang)}; {told}",
        kind="summoner",
    )


def held(scene: Scene, player: PlayerView, w: float, h: float) -> str:
    """Draw the hand as some backs, with its number against the limit."""
    least = scene.layout.least
    number = f"{player.hand_size}/{player.hand_limit}"
    long = w - least * 1.7
    high = min(h, least * 1.3)
    count = min(player.hand_size, MOST_BACKS)
    return thing(
        f"hand:{player.seat}",
        rect(0, 0, w, h, "ghost", 4),
        *[back(2 + index * least * 0.22, (h - high) / 2, high * 0.72, high) for index in range(count)],
        words(w - 1, h * 0.5 + least * 0.36, number, least, "on strong", "end", long),
        name=scene.say(Phrase("Mano di {who}", "Hand of {who}"), who=scene.names[player.seat]),
        text=scene.say(CARDS.count(player.hand_size)),
        kind="held readable",
    )


def deck(scene: Scene, player: PlayerView, w: float, h: float) -> str:
    lines = [
        f"{card.place + 1}. {card.name.say(scene.lang)}: {saying.paragraphs(card.text, scene.lang)}"
        for card in player.deck_known
    ]
    contents = [scene.say(CARDS.count(player.deck_size)), *lines]
    counted, across = tally("deck", player.deck_size, h, scene.layout.least)
    told = caption(scene, Phrase("mazzo", "deck"), across, w, h)
    return pile(scene, f"deck:{player.seat}", DECK, contents, rect(0, 0, w, h, "tile", 5), counted, told)


def exile(scene: Scene, player: PlayerView, w: float, h: float) -> str:
    lines = [scene.say(CARDS.count(len(player.exile))), *card_lines(scene, player.exile)]
    counted, _ = tally("exile", len(player.exile), h, scene.layout.least)
    return pile(scene, f"exile:{player.seat}", EXILE, lines, rect(0, 0, w, h, "tile", 5), counted)


def discard(scene: Scene, player: PlayerView, gear: tuple[int, ...], w: float, h: float) -> str:
    """Draw the discard pile, with the gear in it where gear counts."""
    least = scene.layout.least
    summary = scene.say(CARDS.count(len(player.discard)))
    collected = saying.cost_words(scene, gear)
    if collected:
        summary += f"; {scene.say(COLLECTED, gear=collected)}"
    counted, across = tally("discard", len(player.discard), h, least)
    parts = [rect(0, 0, w, h, "tile", 5), counted]
    if not gear:
        parts.append(caption(scene, Phrase("scarti", "discards"), across, w, h))
    left = 4 + across + least * 0.4
    each = (w - left) / max(1, len(gear))
    size = min(least * 1.1, h - 4)
    for kind, number in enumerate(gear):
        x = left + kind * each
        room = each - size * 1.1 - 2
        parts.append(gear_sign(scene, kind, x, h / 2 - size / 2, size))
        ink = "big on" if number else "big dim"
        parts.append(words(x + size * 1.12, h * 0.5 + least * 0.36, str(number), least, ink, room=room))
    lines = [summary, *card_lines(scene, player.discard)]
    return pile(scene, f"discard:{player.seat}", DISCARD, lines, *parts)


def tally(icon: str, count: int, h: float, least: float) -> tuple[str, float]:
    """Draw a pile's sign with how many cards lie there, and return how wide that is."""
    return shapes.counted(icon, str(count), 4, h * 0.5 + least * 0.36, least, "icon-on")


def caption(scene: Scene, name: Phrase, across: float, w: float, h: float) -> str:
    """Write what a pile is beside its number, where the table is wide."""
    if scene.layout.tall:
        return ""
    least = scene.layout.least
    left = 4 + across + least * 0.5
    return words(left, h * 0.5 + least * 0.36, scene.say(name), least, "dim", room=w - left - 4)


def card_lines(scene: Scene, cards: tuple[CardView, ...]) -> list[str]:
    """List the cards with their words, a line each, the topmost first."""
    return [f"{card.name.say(scene.lang)}: {' '.join(saying.card_lines(scene, card))}" for card in reversed(cards)]


def pile(scene: Scene, key: str, name: Phrase, lines: list[str], *inside: str) -> str:
    """Draw a pile that can be read when pressed: how many, then each card with its words."""
    seat = int(key.partition(":")[2])
    title = scene.say(name, who=scene.names[seat])
    return thing(key, *inside, name=title, text="\n".join(lines), kind="pile")
