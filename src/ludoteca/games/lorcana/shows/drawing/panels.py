"""What each player has besides cards in play: name, lore, inkwell, hand, deck, discard; as a rail or as a strip."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ludoteca.games.lorcana.shows.art.pictures import card_address
from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import back, picture
from ludoteca.games.lorcana.shows.drawing.layout import RATIO, cut_to
from ludoteca.games.lorcana.shows.drawing.race import token
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.shows.lookup import card_lines
from ludoteca.games.lorcana.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import rect, thing, use, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.texts import Noun, Phrase

LORE: Final = Phrase("leggenda {n} di {goal}", "lore {n} of {goal}")
LORE_NAME: Final = Phrase("Leggenda", "Lore")
INKWELL: Final = Phrase("Calamaio", "Inkwell")
DRAG_HERE: Final = Phrase("trascina qui: +1", "drag here: +1")
INK: Final = Phrase("inchiostro", "ink")
HAND: Final = Phrase("Mano", "Hand")
IN_HAND: Final = Phrase("{n} in mano", "{n} in hand")
DECK: Final = Phrase("Mazzo", "Deck")
DISCARD: Final = Phrase("Scarti", "Discard")
NAMES: Final = {"ink": INKWELL, "hand": HAND, "deck": DECK, "discard": DISCARD}
OUT: Final = Phrase("fuori", "out")
EFFECTS: Final = Noun("effetto", "effetti", "m", "effect", "effects")
CARDS: Final = Noun("carta", "carte", "f", "card", "cards")
MOST_DROPS: Final = 12
IN_ROW: Final = 6
"""Drops beside each other."""


def panel(scene: Scene, side: int, elsewhere: set[str]) -> None:
    """Draw all that a player has; each part is a thing of its own. Cards that lie `elsewhere` are not shown twice."""
    view = scene.view
    seat = scene.order[side]
    player = view.players[seat]
    now = seat == view.active and view.phase != "setup"
    draw = partial(panel_parts, scene, side, now, elsewhere)
    if player.top is not None:
        draw()
        return
    effects = tuple(in_force(scene, seat)) if view.effects else ()
    counted = (player.lore, view.threshold[seat], player.deck, player.ink, player.inked, player.ink_allowed)
    hand = player.hand if seat != scene.viewer else ()
    reads = (counted, player.hand_size, hand, player.discard, player.left, effects, may_add(scene, player), now)
    scene.section(f"panel {seat}", (*reads, scene.layout), draw)


def panel_parts(scene: Scene, side: int, now: bool, elsewhere: set[str]) -> None:
    seat = scene.order[side]
    spot = scene.layout.seats[side]
    player = scene.view.players[seat]
    x, y, w, h = spot.panel
    class_ = "rack rack-now" if now else "rack"
    scene.put(f"panel:{seat}", (w, h, now, player.left), lambda: faded(player, rect(0, 0, w, h, class_, 12)), at(x, y))
    if spot.is_strip:
        strip(scene, side, player)
    else:
        column(scene, side, player, elsewhere)


def faded(player: PlayerView, drawn: str) -> str:
    """Let what belongs to a player who has left be seen through."""
    return f'<g class="gone">{drawn}</g>' if player.left else drawn


def column(scene: Scene, side: int, player: PlayerView, elsewhere: set[str]) -> None:
    """Draw a rail: name, lore, inkwell, hand and the two piles under each other."""
    spot = scene.layout.seats[side]
    x, y, w, h = spot.panel
    who(scene, player, (x + 3, y + 3, w - 6, 28))
    lore(scene, player, (x + 3, y + 31, w - 6, 40))
    piles = 88.0
    low = y + h - piles - 4
    if spot.fan is not None:
        held(scene, player, spot.fan)
        inkwell(scene, player, (x + 6, y + 75, w - 12, low - y - 79))
    else:
        counted(scene, player, "hand", (x + 6, low - 32, w - 12, 28))
        inkwell(scene, player, (x + 6, y + 75, w - 12, low - y - 111))
    each = (w - 18) / 2
    deck(scene, player, (x + 6, low, each, piles), elsewhere)
    discard(scene, player, (x + 12 + each, low, each, piles))


def strip(scene: Scene, side: int, player: PlayerView) -> None:
    """Draw a low panel: all in one line where it is long enough, else name and lore above and the counts below."""
    x, y, w, h = scene.layout.seats[side].panel
    least = scene.layout.least
    if w > least * 32:
        who(scene, player, (x + 4, y + 3, w * 0.3, h - 6))
        lore(scene, player, (x + 4 + w * 0.3, y + 3, w * 0.18, h - 6))
        counts(scene, player, (x + w * 0.49, y + 3, w * 0.5, h - 6))
        return
    top = h / 2 - 2
    who(scene, player, (x + 3, y + 2, w * 0.62, top))
    lore(scene, player, (x + w * 0.64, y + 2, w * 0.35, top))
    counts(scene, player, (x + 3, y + top + 3, w - 6, top))


def counts(scene: Scene, player: PlayerView, box: Box) -> None:
    """Ink, hand, deck and discard as signs with numbers."""
    x, y, w, h = box
    for what, share, wide in (("ink", 0, 0.31), ("hand", 0.31, 0.21), ("deck", 0.52, 0.24), ("discard", 0.76, 0.24)):
        counted(scene, player, what, (x + w * share, y, w * wide - 3, h))


# -- who ---------------------------------------------------------------------------------------------------------


def in_force(scene: Scene, seat: int) -> list[str]:
    """List the effects that hold for a while, in words: those on the player and on their cards."""
    lines = []
    for effect in scene.view.effects:
        if effect.seat != seat:
            continue
        name = scene.known.get(effect.card) if effect.card is not None else None
        told = f"{scene.told(effect.text)} ({scene.told(effect.until)})"
        lines.append(f"{name}: {told}" if name else told)
    return lines


def who(scene: Scene, player: PlayerView, box: Box) -> None:
    """Draw token and name; read with the lore and the effects in force."""
    x, y, w, h = box
    effects = tuple(in_force(scene, player.seat)) if scene.view.effects else ()
    goal = scene.view.threshold[player.seat]
    is_near = player.seat == scene.near
    reads = (player.lore, goal, player.left, effects, scene.names[player.seat], is_near, w, h)
    scene.put(f"seat:{player.seat}", reads, partial(who_thing, scene, player, w, h, goal, effects), at(x, y))


def who_thing(scene: Scene, player: PlayerView, w: float, h: float, goal: int, effects: tuple[str, ...]) -> str:
    seat = player.seat
    least = scene.layout.least
    r = min(h * 0.4, least * 0.92)
    size = max(least, min(least * 1.2, h * 0.62))
    name = scene.names[seat] + (f" ({scene.say(OUT)})" if player.left else "")
    room = w - 3 * r - 8
    parts = [rect(0, 0, w, h, "ghost", 8), token(scene, seat, r + 6, h / 2, r)]
    if effects:
        wide = least * 2.3
        parts.append(rect(w - wide - 2, h / 2 - least * 0.75, wide, least * 1.5, "tag", least * 0.7))
        parts.append(use("lo-use", w - wide + 2, h / 2 - least * 0.45, least * 0.9, least * 0.9, "icon-gold"))
        parts.append(words(w - 8, h / 2 + least * 0.36, str(len(effects)), least, "on strong", "end", least))
        room -= wide
    parts.append(words(2.6 * r + 5, h / 2 + size * 0.36, name, size, "on strong", room=room))
    grip = rect(0, -2, w, h + 4, "grip")
    parts.append(badges.halo(w, h, grip, badges.deeds(("target",), w - least, h / 2, least, w)))
    lines = [scene.say(LORE, n=player.lore, goal=goal)]
    if effects:
        lines.append(f"{EFFECTS.count(len(effects)).say(scene.lang)}:")
    text = "\n".join([*lines, *effects])
    kind = "pile" if effects else "readable plate"
    return faded(player, thing(f"seat:{seat}", *parts, name=scene.names[seat], text=text, kind=kind))


def lore(scene: Scene, player: PlayerView, box: Box) -> None:
    """Draw a star, the lore, and what wins: who quests is dropped here."""
    x, y, w, h = box
    goal = scene.view.threshold[player.seat]
    draw = partial(lore_thing, scene, player, w, h, goal)
    scene.put(f"lore:{player.seat}", (player.lore, goal, player.left, scene.names[player.seat], w, h), draw, at(x, y))


def lore_thing(scene: Scene, player: PlayerView, w: float, h: float, goal: int) -> str:
    least = scene.layout.least
    large = min(h * 0.94, least * 3, w * 0.33)
    small = max(least, large * 0.4)
    side = large * 0.72
    base = h / 2 + large * 0.35
    digits = len(str(player.lore))
    left = side + 10
    room = min(large * 0.62 * digits, w - left - small * 1.9)
    parts = [
        rect(0, 0, w, h, "ghost", 8),
        use("lo-lore", 6, h / 2 - side / 2, side, side, "pip"),
        words(left, base, str(player.lore), large, "figure serif", room=room),
        words(left + room + 4, base, f"/{goal}", small, "dim strong", room=max(w - left - room - 6, small)),
    ]
    text = scene.say(LORE, n=player.lore, goal=goal)
    name = f"{scene.say(LORE_NAME)}: {scene.names[player.seat]}"
    drawn = thing(f"lore:{player.seat}", *parts, name=name, text=text, kind="readable plate")
    return faded(player, drawn)


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
    """Return all that is told of one of the things that a player has."""
    if what == "ink":
        return player.ink, player.inked, player.ink_allowed
    if what == "hand":
        return player.hand_size, player.hand if player.seat != scene.viewer else ()
    return (player.deck, player.top) if what == "deck" else (player.discard,)


def told(scene: Scene, player: PlayerView, what: str) -> list[str]:
    """Say it in full; the first line is a summary."""
    if what == "ink":
        return ink_words(scene, player)
    if what == "hand":
        return known_hand(scene, player)
    return top_and_count(scene, player) if what == "deck" else discarded(scene, player)


def ink_words(scene: Scene, player: PlayerView) -> list[str]:
    ink = player.ink
    count = scene.say(
        Phrase(
            "{total}: preparato {ready}, impegnato {exerted}. Carte aggiunte in questo turno: {inked} di {allowed}",
            "{total}: {ready} ready, {exerted} exerted. Cards added this turn: {inked} of {allowed}",
        ),
        total=ink.total,
        ready=ink.ready,
        exerted=ink.exerted,
        inked=player.inked,
        allowed=player.ink_allowed,
    )
    return [count, scene.say(Phrase("puoi aggiungere", "may add one"))] if may_add(scene, player) else [count]


def may_add(scene: Scene, player: PlayerView) -> bool:
    """Tell whether the viewer may add a card to this inkwell now."""
    view = scene.view
    acting = view.phase == "main" and view.active == player.seat == scene.viewer
    return acting and view.outcome is None and player.inked < player.ink_allowed


def known_hand(scene: Scene, player: PlayerView) -> list[str]:
    count = CARDS.count(player.hand_size).say(scene.lang)
    return [count, *[reading(scene, card) for card in player.hand if player.seat != scene.viewer]]


def reading(scene: Scene, card: CardView) -> str:
    """Say a card's name, a colon, and all that is printed on it in one line."""
    name, *lines = card_lines(card, scene.lang, scene.known)
    return f"{name}: {' '.join(lines)}"


def top_and_count(scene: Scene, player: PlayerView) -> list[str]:
    count = CARDS.count(player.deck).say(scene.lang)
    return [count, *([reading(scene, player.top)] if player.top is not None else [])]


def discarded(scene: Scene, player: PlayerView) -> list[str]:
    cards = player.discard
    return [CARDS.count(len(cards)).say(scene.lang), *[reading(scene, card) for card in reversed(cards)]]


def counted(scene: Scene, player: PlayerView, what: str, box: Box) -> None:
    """Draw a sign and a number."""
    _, _, w, h = box
    adding = what == "ink" and may_add(scene, player)
    put(scene, player, what, box, ("counted", adding), lambda: chip(scene, player, what, w, h))


def chip(scene: Scene, player: PlayerView, what: str, w: float, h: float) -> str:
    ink = player.ink
    if what == "ink":
        figure = f"{ink.ready}/{ink.total}"
    else:
        figure = str({"hand": player.hand_size, "deck": player.deck, "discard": len(player.discard)}[what])
    least = scene.layout.least
    size = min(least * 1.25, h * 0.8)
    side = min(least * 1.3, h * 0.78, w * 0.36)
    class_ = "full" if what == "ink" else "icon-dim"
    sign = use(f"lo-{what}", 4, h / 2 - side / 2, side, side, class_)
    if what == "hand" and w > least * 8:
        figure = scene.say(IN_HAND, n=player.hand_size)
    return sign + words(side + 9, h / 2 + size * 0.36, figure, size, "on big", room=w - side - 10)


def inkwell(scene: Scene, player: PlayerView, box: Box) -> None:
    """Draw a drop for each ink, full when ready, hollow when exerted, and the numbers; a bottle where there is room."""
    _, _, w, h = box
    open_ = may_add(scene, player)
    put(scene, player, "ink", box, (open_,), lambda: basin(scene, player, open_, w, h))


def basin(scene: Scene, player: PlayerView, open_: bool, w: float, h: float) -> str:
    ink = player.ink
    parts = [rect(0, 0, w, h, "basin basin-open" if open_ else "basin", 10)]
    top = 7.0
    if h > 150:
        side = min(w - 20, h - 92)
        parts.append(use("lo-bottle", (w - side) / 2, 5, side, side))
        top = side + 10
    shown = min(ink.total, MOST_DROPS)
    each = (w - 12) / IN_ROW
    for number in range(shown):
        # With more ink than drops the last ones stand for the rest in proportion.
        full = number * ink.total < ink.ready * shown
        row, column = divmod(number, IN_ROW)
        in_row = min(IN_ROW, shown - row * IN_ROW)
        left = (w - in_row * each) / 2 + column * each
        parts.append(use("lo-ink", left + 1, top + row * 21, each - 2, 19, "full" if full else "spent"))
    low = h <= 150
    base = h - 9 if low else (h + top + 21 * -(-shown // IN_ROW)) / 2 - 2
    parts.append(words(w / 2, base, f"{ink.ready}/{ink.total}", 20, "on big", "middle", w - 50))
    if not low:
        least = scene.layout.least
        caption, class_ = (DRAG_HERE, "gold strong") if open_ else (INK, "dim strong")
        parts.append(words(w / 2, base + least * 1.6, scene.say(caption), least, class_, "middle", w - 8))
    return "".join(parts)


def held(scene: Scene, player: PlayerView, box: Box) -> None:
    """Draw the hand from behind, as far as it is seen over the edge, with its number."""
    _, _, w, h = box
    put(scene, player, "hand", box, (), lambda: fan(scene, player.hand_size, w, h))


def fan(scene: Scene, size: int, w: float, h: float) -> str:
    each = 50.0
    pitch = min(44.0, (w - each - 60) / max(1, size - 1))
    left = (w - each - pitch * (size - 1)) / 2 - 16
    cards = "".join([back(left + number * pitch, h - 72, each, 70) for number in range(size)])
    x = left + pitch * (size - 1) + each + 10 if size else w / 2 - 40
    least = scene.layout.least
    return cards + words(x, h / 2 + least * 0.4, scene.say(IN_HAND, n=size), least * 1.1, "on strong", room=w - x)


def badge(size: int, x: float, y: float, least: float) -> str:
    """Draw how many there are, in a pill around (x, y)."""
    wide = least * (1.2 + 0.72 * len(str(size)))
    return rect(x - wide / 2, y - least * 0.8, wide, least * 1.6, "tally", least * 0.8) + words(
        x, y + least * 0.4, str(size), least * 1.12, "on big", "middle", wide - 4
    )


# -- piles -------------------------------------------------------------------------------------------------------


def deck(scene: Scene, player: PlayerView, box: Box, elsewhere: set[str]) -> None:
    """Draw the deck from behind, or its top card when that is known."""
    x, y, w, h = box
    put(scene, player, "deck", box, (), lambda: backs(scene, player.deck, w, h))
    top = player.top
    if top is not None and top.key not in elsewhere:
        scene.card(top, cut_to(w, w * RATIO - 6, scene.layout.least), (x, y))


def backs(scene: Scene, size: int, w: float, h: float) -> str:
    depth = min(3, (size + 19) // 20)
    high = w * RATIO - 6
    cards = "".join([back(2 * number, 4 - 2 * number, w - 5, high - 4) for number in range(depth)])
    return (cards or rect(1, 1, w - 2, high, "slot", 6)) + pile_label(scene, DECK, size, w, h)


def discard(scene: Scene, player: PlayerView, box: Box) -> None:
    """Draw the discard with its top card face up; pressing it reads the whole pile."""
    _, _, w, h = box
    put(scene, player, "discard", box, (), lambda: topmost(scene, player.discard, w, h))


def topmost(scene: Scene, cards: tuple[CardView, ...], w: float, h: float) -> str:
    high = w * RATIO - 6
    top = rect(1, 1, w - 2, high, "slot", 6)
    if cards:
        top = picture(card_address(cards[-1]), tuple(cards[-1].inks), w, high)
    return top + pile_label(scene, DISCARD, len(cards), w, h)


def pile_label(scene: Scene, name: Phrase, size: int, w: float, h: float) -> str:
    """Write what a pile is called, under it, and how many cards it has, on its corner."""
    least = scene.layout.least
    label = words(w / 2, h - 2, scene.say(name).lower(), least, "dim", "middle", w)
    return badge(size, w - least * 1.1, w * RATIO - 14, least) + label
