"""The Summoners' strips: name, cards in hand, deck, discard pile with its gear by type, exiled cards."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.cards import back
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import fit, rect, width, words
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.texts import Noun, Phrase

HAND: Final = Phrase("Mano di {who}", "Hand of {who}")
DECK: Final = Phrase("Mazzo di {who}", "Deck of {who}")
DISCARD: Final = Phrase("Pila degli scarti di {who}", "Discard pile of {who}")
EXILE: Final = Phrase("Carte esiliate di {who}", "Exiled cards of {who}")
CARDS: Final = Noun("carta", "carte", "f", "card")
LIMIT: Final = Phrase("limite {n}", "limit {n}")
COLLECTED: Final = Phrase("equipaggiamenti: {gear}", "gear: {gear}")
MOST_BACKS: Final = 8


def strips(scene: Scene, at: int) -> str:
    """The strips of the near side (0) or of the far one (1)."""
    boxes = scene.layout.strips[at]
    seats = scene.seats_of(scene.sides[at])
    return "".join([strip(scene, scene.view.players[seat], box) for seat, box in zip(seats, boxes, strict=True)])


def strip(scene: Scene, player: PlayerView, box: Box) -> str:
    x, y, w, h = box
    least = scene.layout.least
    seat = player.seat
    who = scene.names[seat]
    key = f"player:{seat}"
    scene.drawn.add(key)
    asked = seat == scene.view.active_seat
    parts = [rect(0, 0, w, h, "panel panel-now" if asked else "panel", 7)]
    low = h < least * 2.6 and not scene.layout.tall
    row = h * 0.42
    if not low:
        size, lines = fit(who, w * 0.52, least * 1.12, least * 0.95, 1)
        parts.append(words(8, row * 0.86, lines[0], size, "on strong", room=w * 0.52))
    if scene.legal(key):
        parts.append(shapes.halo(1, 1, w - 2, h - 2, 6))
    told = ", ".join([f"{scene.say(CARDS.count(player.hand_size))}", scene.say(LIMIT, n=player.hand_limit)])
    drawn = scene.marks.group(
        key,
        *parts,
        name=who,
        text=f"{saying.OF_SIDE[player.side].say(scene.lang)}; {told}",
        kind="summoner",
        place=f"translate({x:.1f} {y:.1f})",
    )
    if low:
        hand = least * 4.9
        drawn += held(scene, player, (x + 4, y + 4, hand, h - 8))
        return drawn + piles(scene, player, (x + hand + 9, y + 3, w - hand - 13, h - 6))
    drawn += held(scene, player, (x + w * 0.56, y + 3, w * 0.44 - 6, row))
    return drawn + piles(scene, player, (x + 6, y + row + 3, w - 12, h - row - 6))


def held(scene: Scene, player: PlayerView, box: Box) -> str:
    """The hand as backs, with its number against the limit."""
    x, y, w, h = box
    least = scene.layout.least
    said = f"{player.hand_size}/{player.hand_limit}"
    long = width(said, least, True)
    room = w - long - 6
    each = h * 0.68
    count = min(player.hand_size, MOST_BACKS)
    pitch = min(each * 0.6, (room - each) / max(1, count - 1))
    left = x + room - each - pitch * max(0, count - 1)
    key = f"hand:{player.seat}"
    scene.drawn.add(key)
    return scene.marks.group(
        key,
        rect(x, y, w, h, "ghost", 4),
        *[back(left + at * pitch, y, each, h) for at in range(count)],
        words(x + w, y + h * 0.5 + least * 0.36, said, least, "on strong", "end", long + 3),
        name=scene.say(HAND, who=scene.names[player.seat]),
        text=scene.say(CARDS.count(player.hand_size)),
        kind="held",
    )


def piles(scene: Scene, player: PlayerView, box: Box) -> str:
    """Deck and exile with their numbers; the discard pile with the gear that lies in it."""
    x, y, w, h = box
    least = scene.layout.least
    seat = player.seat
    deck_w = least * 3
    exile_w = least * (2.2 if len(player.exile) < 10 else 3)
    parts = [
        pile(scene, f"deck:{seat}", DECK, player, "deck", player.deck_size, (), (x, y, deck_w, h)),
        pile(
            scene, f"exile:{seat}", EXILE, player, "exile", len(player.exile), player.exile,
            (x + w - exile_w, y, exile_w, h),
        ),
    ]  # fmt: skip
    middle = (x + deck_w + 4, y, w - deck_w - exile_w - 8, h)
    parts.append(
        pile(
            scene, f"discard:{seat}", DISCARD, player, "discard", len(player.discard), player.discard, middle,
            player.gear if scene.view.upgrades else (),
        )
    )  # fmt: skip
    return "".join(parts)


def pile(
    scene: Scene,
    key: str,
    name: Phrase,
    player: PlayerView,
    icon: str,
    count: int,
    cards: tuple[CardView, ...],
    box: Box,
    gear: tuple[int, ...] = (),
) -> str:
    """A pile that can be read when pressed: how many, then each card with its words."""
    x, y, w, h = box
    least = scene.layout.least
    scene.drawn.add(key)
    lines = [scene.say(CARDS.count(count))]
    if gear:
        said = saying.cost_words(scene, gear)
        if said:
            lines[0] += f"; {scene.say(COLLECTED, gear=said)}"
    for card in reversed(cards):
        lines.append(f"{card.name.say(scene.lang)}: {' '.join(saying.card_lines(scene, card))}")
    for card in player.deck_known if icon == "deck" else ():
        lines.append(f"{card.place + 1}. {card.name.say(scene.lang)}: {saying.paragraphs(card.text, scene.lang)}")
    base = y + h * 0.5 + least * 0.36
    drawn, across = shapes.counted(icon, str(count), x + 4, base, least, "icon-on")
    parts = [rect(x, y, w, h, "tile", 5), drawn]
    left = x + 4 + across + least * 0.6
    shown = gear
    each = (x + w - left) / max(1, len(shown))
    for at, number in enumerate(shown):
        sign = icon_of(scene.view.gears[at].id, "gear")
        size = min(least, each * 0.44)
        drawn, _ = shapes.counted(
            sign, str(number), left + at * each, base, size, "icon-gold" if number else "icon-dim"
        )
        parts.append(drawn)
    return scene.marks.group(
        key,
        *parts,
        name=scene.say(name, who=scene.names[player.seat]),
        text="\n".join(lines),
        kind="pile",
    )
