"""The players: portraits, hearts, whether they are ready, abilities and hands."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import figures, hands, saying, shapes, sights, spells, towers
from ludoteca.games.kingdom.shows.drawing.icons import icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.shows.terms import READY
from ludoteca.games.kingdom.state.view_types import AbilityView, FigureAbility, HeroFigure, HeroView, PlayerView
from ludoteca.kernel.drawing import circle, image, rect, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import GAP, Box, at, split
from ludoteca.kernel.texts import Phrase, capitalised
from ludoteca.kernel.views import Words, words_of

HAND: Final = Phrase("in mano: {what}", "in hand: {what}")
PASS: Final = Phrase("passa: livello {level}", "pass: level {level}")
IMPROVE: Final = Phrase("migliora: livello {level}", "improve: level {level}")
SHORT_LEVEL: Final = Phrase("liv. {level}", "lv. {level}")
RESERVE: Final = Phrase("In riserva: si può chiamare.", "In reserve: may be called.")
DEEDS_SHARE: Final = 0.42
"""How much of the width of a low slip is for what the ability does."""
LOWER: Final = 0.82
"""How large a portrait is under which the hearts are a number."""
EXCLUDE: Final = Phrase("Siti da escludere in questo round", "Sites to exclude this round")


def column(scene: Scene, box: Box) -> None:
    """Lay out all players under each other, the viewer first with the own hand, the group's spells at the foot."""
    x, y, w, h = box
    if scene.view.phase == "ban" or "ban" in scene.asked:
        high = scene.layout.least * 6
        colours(scene, (x, y, w, high))
        y, h = y + high + GAP, h - high - GAP
    h -= spells.row(scene, (x, y, w, h), scene.layout.least * 2.6)
    own, *others = hands.order(scene)
    highs = [other_need(scene, player) for player in others]
    panel(scene, own, (x, y, w, h - sum(highs) - 5 * len(highs)))
    top = y + h - sum(highs) - 5 * (len(highs) - 1)
    for player, high in zip(others, highs, strict=True):
        (compact if is_crowded(scene) else panel)(scene, player, (x, top, w, high))
        top += high + 5


def is_crowded(scene: Scene) -> bool:
    """Tell whether the others have only signs of their abilities and cards."""
    return scene.layout.tall or len(scene.view.players) > 3


def people_of(scene: Scene, player: PlayerView) -> list[HeroFigure]:
    """List the figures of a player that are still in the game, the hero first."""
    return [one for one in scene.people if one.seat == player.seat and one.square != -2]


def head_of(scene: Scene) -> float:
    """Tell how high the head of a panel is."""
    return scene.layout.least * 3.5


def other_need(scene: Scene, player: PlayerView) -> float:
    """Tell how high the panel of somebody else is."""
    least = scene.layout.least
    if is_crowded(scene):
        return head_of(scene) + least * 3.7
    slips = slips_of(scene, people_of(scene, player))
    return head_of(scene) + len(slips) * least * 2 + least * (4.8 if len(scene.view.players) < 3 else 4)


def panel(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out one player beside the map."""
    view = scene.view
    people = people_of(scene, player)
    shown = tuple([one if one.square < 0 else (one.figure, one.wildcat, one.base, one.abilities) for one in people])
    cards = hands.held(player)
    held = (cards, tuple([view.towers[card.kind] for card in cards]))
    called = tuple([hero for hero in view.heroes if hero.id in view.reserve]) if view.solo else ()
    whose = (player.seat == scene.near, player.seat == scene.viewer)
    reads = (*standing_of(scene, player, people), shown, held, box, looked_on(scene, player, people), called, whose)
    scene.section(f"panel {player.seat}", reads, partial(panel_parts, scene, player, box))


def looked_on(scene: Scene, player: PlayerView, people: list[HeroFigure]) -> str:
    """Return what somebody else's action comes from, if that is in this panel."""
    if not scene.looked_on:
        return ""
    kind, _, rest = scene.looked_on.partition(":")
    number = rest.partition("/")[0]
    if kind in ("hand", "incoming"):
        return scene.looked_on if number == str(player.seat) else ""
    return scene.looked_on if number in [str(one.figure) for one in people] else ""


def panel_parts(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out one player: a head with name and hero, the abilities by name, the hand."""
    x, y, w, h = box
    least = scene.layout.least
    head = head_of(scene)
    header(scene, player, (x, y, w, head), box)
    top = y + head
    slips = slips_of(scene, people_of(scene, player))
    high = len(slips) * least * (3.1 if player.seat == scene.near else 2)
    places = split((x + 5, top, w - 10, high - 3), len(slips), 4, upright=True)
    for (key, ability), spot in zip(slips, places, strict=True):
        ability_slip(scene, key, ability, spot)
    top += high
    if scene.view.solo and scene.view.reserve:
        reserve(scene, (x + 5, top, w - 10, least * 3.4))
        top += least * 3.6
    room = (x + 5, top + 2, w - 10, y + h - top - 7)
    (hands.fan if player.seat == scene.near else hands.chips)(scene, player, room)


def compact(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out somebody else where there is little room: the head, then cards and abilities as signs in one row."""
    x, y, w, h = box
    head = head_of(scene)
    header(scene, player, (x, y, w, head), box)
    slips = slips_of(scene, people_of(scene, player))
    side = h - head - 5
    each = min(side, (w - 10) * 0.46 / max(1, len(slips)))
    left = x + w - 5 - each * len(slips)
    for nth, (key, ability) in enumerate(slips):
        ability_slip(scene, key, ability, (left + nth * each + 2, y + head, each - 2, side))
    hands.chips(scene, player, (x + 5, y + head, left - x - 8, side))


def own_row(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out the viewer on a tall table: the head, and beside it the abilities."""
    x, y, w, h = box
    wide = w * 0.38
    header(scene, player, (x, y, wide, h), box)
    slips = slips_of(scene, people_of(scene, player))
    places = split((x + wide, y + 5, w - wide - 5, h - 10), len(slips), 4)
    for (key, ability), spot in zip(slips, places, strict=True):
        ability_slip(scene, key, ability, spot)


def flat(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out the only other player on a tall table: head, cards and abilities as signs in one row."""
    x, y, w, h = box
    wide = w * 0.38
    header(scene, player, (x, y, wide, h), box)
    slips = slips_of(scene, people_of(scene, player))
    each = min(h - 10, w * 0.3 / max(1, len(slips)))
    left = x + w - 5 - each * len(slips)
    for nth, (key, ability) in enumerate(slips):
        ability_slip(scene, key, ability, (left + nth * each + 2, y + 5, each - 2, h - 10))
    hands.chips(scene, player, (x + wide, y + 5, left - x - wide - 4, h - 10))


def brief(scene: Scene, player: PlayerView, box: Box) -> None:
    """Draw one of several others on a tall table: portrait, hearts, name; under it cards, abilities as small signs."""
    x, y, w, h = box
    header(scene, player, box, box, low=True)
    slips = slips_of(scene, people_of(scene, player))
    left = x + h * 0.86 + 8
    side = h * 0.5
    top = y + h - side - 3
    room = x + w - 4 - left
    offered = bool(passed_levels(scene, player))
    each = min(side, room / max(1, len(slips) + len(hands.held(player))))
    start = x + w - 4 - each * len(slips)
    for nth, (key, ability) in enumerate(() if offered else slips):
        ability_slip(scene, key, ability, (start + nth * each + 1, top, each - 1, side))
    if not offered:
        hands.chips(scene, player, (left, top, start - left, side))


def slips_of(scene: Scene, people: list[HeroFigure]) -> list[tuple[str, AbilityView]]:
    """List base attacks and abilities, each with its key."""
    lang = scene.lang
    return [slip for one in people if not one.wildcat for slip in own_slips(one.figure, one.base, one.abilities, lang)]


@kept(600)
def own_slips(
    figure: int, base: AbilityView | None, abilities: tuple[FigureAbility, ...], lang: str
) -> list[tuple[str, AbilityView]]:
    """List those of one hero. They are kept, so nobody changes them."""
    slips: list[tuple[str, AbilityView]] = []
    if base is not None:
        named = base if base.name.say(lang) else replace(base, name=words_of(terms.BASE_ATTACK))
        slips.append((f"base:{figure}", named))
    return slips + [(f"ability:{figure}/{ability.slot}", ability) for ability in abilities]


def header(scene: Scene, player: PlayerView, box: Box, whole: Box, low: bool = False) -> None:
    """Put the plate of a panel with its head, and the figures that are not on the map; a low head leaves room below."""
    x, y, w, h = box
    people = people_of(scene, player)
    size = (w, h, whole[2], whole[3])
    reads = ("head", size, *standing_of(scene, player, people))
    drawn = low_head if low else head_thing
    scene.put(f"player:{player.seat}", reads, lambda: drawn(scene, player, people, size), at(x, y))
    r = h * 0.42
    for nth, one in enumerate(people):
        if one.square < 0 and low and nth:
            figures.figure(scene, one, x + 6 + r * 1.7, y + h / 2 + r * (0.3 - 0.9 * (nth - 1)), r * 0.4)
        elif one.square < 0 and low:
            figures.figure(scene, one, x + 6 + r, y + 3 + r * LOWER, r * LOWER)
        elif one.square < 0:
            figures.figure(scene, one, x + 6 + r + nth * (2 * r + 4), y + h / 2, r)


def standing_of(scene: Scene, player: PlayerView, people: list[HeroFigure]) -> tuple[Any, ...]:
    """List all that the head of a panel looks at, besides its size."""
    known = [(*figures.face(one), one.square < 0, one.hearts, one.max_hearts, one.knocked, one.card) for one in people]
    hand = tuple([scene.view.towers[kind].name for kind in player.hand])
    levels = passed_levels(scene, player)
    return plate(scene, player, levels), levels, player.ready, hand, tuple(known)


def head_thing(
    scene: Scene, player: PlayerView, people: list[HeroFigure], size: tuple[float, float, float, float]
) -> str:
    """Draw portrait, name, readiness; the hero's hearts and card. It is what is pressed to pass or give a tower."""
    w, h, wide, high = size
    least = scene.layout.least
    levels = passed_levels(scene, player)
    parts = [rect(0, 0, wide, high, plate(scene, player, levels), 8)]
    left = 6.0
    r = h * 0.42
    for one in people:
        if one.square >= 0:
            parts.append(figures.medallion(scene, one, left + r, h / 2, r))
        left += 2 * r + 4
    left += 3
    room = w - left - 8
    middle = h * 0.31
    parts.append(shapes.mark(player.colour, left + least * 0.5, middle, least * 0.48))
    name = scene.names[player.seat]
    free = room - least * (2.8 if player.ready else 1.4)
    letters, lines = shapes.named(name, free, least * 1.16, least, 1)
    parts.append(words(left + least * 1.4, middle + letters * 0.36, lines[0], letters, "on strong", room=free))
    if player.ready:
        parts.append(done_sign(w - 6, middle, least * 0.7, least))
    heroes = [one for one in people if not one.wildcat]
    if levels:
        offer = scene.say(IMPROVE if player.seat == scene.viewer else PASS, level=levels)
        if shapes.pill(0, 0, offer, least, "chip-next")[1] > room:
            offer = scene.say(SHORT_LEVEL, level=levels)
        parts.append(shapes.pill(left, h * 0.74, offer, least, "chip-next")[0])
    elif heroes:
        hero = heroes[0]
        is_up = hero.card == "hand" and not hero.knocked
        parts.append(health(hero.hearts, hero.max_hearts, hero.knocked, is_up, left, h * 0.74, room, least))
    parts.append(shapes.halo(2, 2, wide - 4, high - 4, 8))
    return player_thing(scene, player, parts)


def low_head(
    scene: Scene, player: PlayerView, people: list[HeroFigure], size: tuple[float, float, float, float]
) -> str:
    """Draw the head of a brief panel: portrait with the hearts as a number, beside it the name or what is offered."""
    w, h, _, _ = size
    least = scene.layout.least
    levels = passed_levels(scene, player)
    parts = [rect(0, 0, w, h, plate(scene, player, levels), 8)]
    r = h * 0.42
    for one in people[:1]:
        if one.square >= 0:
            parts.append(figures.medallion(scene, one, 6 + r, 3 + r * LOWER, r * LOWER))
    heroes = [one for one in people if not one.wildcat]
    if heroes:
        health = f"{heroes[0].hearts}" if not heroes[0].knocked else "0"
        parts.append(shapes.pill(2, h - least * 0.62, health, least, "left", "heart")[0])
    left, middle = h * 0.86 + 8, h * 0.24
    room = w - left - 6 - least * 1.4 * player.ready
    if levels:
        parts.append(shapes.pill(left, h * 0.7, scene.say(SHORT_LEVEL, level=levels), least, "chip-next")[0])
    parts.append(shapes.mark(player.colour, left + least * 0.46, middle, least * 0.44))
    letters, lines = shapes.named(scene.names[player.seat], room - least * 1.2, least, least, 1)
    free = room - least * 1.2
    parts.append(words(left + least * 1.2, middle + letters * 0.36, lines[0], letters, "on strong", room=free))
    if player.ready:
        parts.append(done_sign(w - 4, middle, least * 0.66, least))
    parts.append(shapes.halo(2, 2, w - 4, h - 4, 8))
    return player_thing(scene, player, parts)


def done_sign(right: float, middle: float, r: float, least: float) -> str:
    """Draw the sign of a player who is done, at the right of a line."""
    sign = icon("check", right - least * 1.15, middle - least * 0.45, least * 0.9, "done-ink")
    return circle(right - least * 0.7, middle, r, "done") + sign


def player_thing(scene: Scene, player: PlayerView, parts: list[str]) -> str:
    """Draw a player, who can be given something."""
    return scene.thing(
        f"player:{player.seat}",
        *parts,
        name=scene.names[player.seat],
        text=player_text(player.ready, tuple([scene.view.towers[kind].name for kind in player.hand]), scene.lang),
        kind="player",
        why=f"give:{player.seat}",
    )


@kept(500)
def player_text(ready: bool, hand: tuple[Words, ...], lang: str) -> str:
    """Say whether a player is ready, and what is in the hand."""
    notes = [READY.say(lang)] if ready else []
    if hand:
        notes.append(HAND.said(lang, {"what": ", ".join([name.say(lang) for name in hand])}))
    return saying.sentence(notes) if notes else ""


def plate(scene: Scene, player: PlayerView, levels: str) -> str:
    """Tell how a player's panel looks: who is asked, who acts, and, while a tower is passed, who can get it."""
    if levels:
        return "panel panel-to"
    if scene.looking and scene.looking.seat == player.seat:
        return "panel panel-acting"
    is_own = player.seat == scene.viewer and "pass" not in scene.asked
    return "panel panel-now" if is_own else "panel"


def passed_levels(scene: Scene, player: PlayerView) -> str:
    """List the levels the tower in question may have when a press on this player passes it; empty if it cannot be."""
    offered = scene.marks.options.get(f"player:{player.seat}")
    if not offered:
        return ""
    passes = [id for id, _ in offered if id.startswith("pass:")]
    levels = sorted({scene.view.towers[int(id.rpartition("/")[2])].level for id in passes})
    return "/".join([str(level) for level in levels])


@kept(1000)
def health(hearts: int, most: int, knocked: bool, is_up: bool, x: float, y: float, room: float, least: float) -> str:
    """Show whether a hero's card can still be played, and its hearts as signs, or as a number if there is no room."""
    size = min(least * 1.15, room / (most + 1.6) / 1.08)
    if size < least * 0.45:
        return shapes.counted("heart", str(hearts), x, y + least * 0.36, least, "rose")[0]
    parts = [icon("cross" if knocked else "card", x, y - size / 2, size, "gold" if is_up else "faint")]
    for nth in range(most):
        ink = "heart" if nth < hearts else "hollow"
        parts.append(icon("heart", x + size * (1.4 + nth * 1.08), y - size / 2, size, ink))
    return "".join(parts)


def ability_slip(scene: Scene, key: str, ability: AbilityView, box: Box) -> None:
    x, y, w, h = box
    scene.put(key, (ability, w, h, scene.looked_on == key), lambda: slip(scene, key, ability, w, h), at(x, y))


def slip(scene: Scene, key: str, ability: AbilityView, w: float, h: float) -> str:
    """Draw an ability: light when it is ready, dark and dashed when it has been used."""
    look = "slip slip-base" if key.startswith("base:") else "slip" if ability.is_ready else "slip-off"
    drawn = rect(0, 0, w, h, look, 5) + slip_face(scene, ability, w, h)
    return ability_thing(scene, key, ability, drawn, w, h)


def ability_thing(scene: Scene, key: str, ability: AbilityView, drawn: str, w: float, h: float) -> str:
    """Draw a slip with its frames, however much is written on it."""
    return scene.thing(
        key,
        drawn,
        shapes.halo(1, 1, w - 2, h - 2, 5),
        shapes.origin((0, 0, w, h), scene.looked_on == key, 5),
        name=ability.name.say(scene.lang),
        text=saying.ability_text(scene, ability),
        kind="ability readable",
        why=f"use:{key.partition(':')[2]}",
    )


def slip_face(scene: Scene, ability: AbilityView, w: float, h: float) -> str:
    """Draw the sign of its type, its name, its range and what it does; on a very small one only the last."""
    least = scene.layout.least
    type = icon_of(ability.type, "hero")
    if w < least * 5:
        return small_face(ability, type, w, h, least)
    sign = least * 1.05
    high = h > least * 3.4
    above = least * 0.26 if high else (h - sign) / 2
    parts = [icon(type, 5, above, sign, f"t-{ability.type}")]
    right = w - 5.0
    if ability.ongoing:
        right -= sign
        parts.append(icon("lasting", right, above, sign, "soft"))
    beside = 0.0 if high or h < least * 2.4 else w * DEEDS_SHARE
    left, room = (5.0, w - 10) if high else (sign + 9, right - beside - sign - 11)
    size, lines = shapes.named(ability.name.say(scene.lang), room, least, least, 2 if high or beside else 1)
    first = h - least * (0.4 + 1.05 * (len(lines) - 1)) if high else (h + size * (1.77 - 1.05 * len(lines))) / 2
    if high:
        parts.append(deeds(ability, (sign + 9, 3, right - sign - 13, first - least * 0.95)))
    elif beside:
        parts.append(deeds(ability, (right - beside, 4, beside, h - 8)))
    for nth, line in enumerate(lines):
        parts.append(words(left, first + nth * size * 1.05, line, size, "strong", room=room))
    return "".join(parts)


def small_face(ability: AbilityView, type: str, w: float, h: float, least: float) -> str:
    """Draw what an ability does, or the sign of its type where that cannot be drawn."""
    inside = min(w, h) * 0.8
    drawn = towers.tokens(ability, ((w - inside) / 2, (h - inside) / 2, inside, inside))
    if not drawn:
        sign = min(w, h) * 0.62
        drawn = icon(type, (w - sign) / 2, (h - sign) / 2, sign, f"t-{ability.type}")
    return drawn + (icon("lasting", w - least * 0.7, 1, least * 0.66, "soft") if ability.ongoing else "")


def deeds(ability: AbilityView, box: Box) -> str:
    """Draw how far an ability reaches, if that is printed, and at the right end what it does."""
    x, y, w, h = box
    parts = []
    if ability.arrows or ability.perfect:
        wide = min(w * 0.42, h * 1.3)
        parts.append(towers.reach(ability.arrows, ability.perfect, ability.type, (x, y, wide, h)))
        x, w = x + wide + 4, w - wide - 4
    parts.append(towers.tokens(ability, (x, y, w, h)))
    return "".join(parts)


def reserve(scene: Scene, box: Box) -> None:
    """Lay out the heroes that may still be called in a solo game."""
    x, y, w, h = box
    heroes = [hero for hero in scene.view.heroes if hero.id in scene.view.reserve]
    side = min(h, (w - 4 * (len(heroes) - 1)) / max(1, len(heroes)))
    for nth, hero in enumerate(heroes):
        hero_chip(scene, hero, x + nth * (side + 4), y, side)


def hero_chip(scene: Scene, hero: HeroView, x: float, y: float, size: float) -> None:
    scene.put(f"hero:{hero.hero}", ("chip", hero, size), lambda: chip_thing(scene, hero, size), at(x, y))


def chip_thing(scene: Scene, hero: HeroView, size: float) -> str:
    inner = size * 0.9
    return scene.thing(
        f"hero:{hero.hero}",
        rect(0, 0, size, size, "base c-white", size * 0.12),
        image(sights.hero(hero, "portrait"), (size - inner) / 2, (size - inner) / 2, inner, inner),
        shapes.halo(0, 0, size, size, size * 0.12),
        name=hero.name.say(scene.lang),
        text="\n".join([scene.say(RESERVE), *saying.hero_lines(scene, hero)]),
        kind="reserve readable",
        why=f"call:{hero.hero}",
    )


def colours(scene: Scene, box: Box) -> None:
    """Draw the colours of sites of which one is excluded in this round, in solo play."""
    x, y, w, h = box
    least = scene.layout.least
    title = least * 2.2 if h > least * 5 else 8.0  # else the question alone says what they are for
    scene.put("colours", (w, h), lambda: colours_plate(scene, w, h, title > least), at(x, y))
    offered = sorted({site.colour for site in scene.view.sites if site.colour != "white"}, key=terms.COLOUR_ORDER.index)
    boxes = split((x + 8, y + title, w - 16, h - title - 8), len(offered), 8)
    for colour, spot in zip(offered, boxes, strict=True):
        colour_slip(scene, colour, spot)


def colours_plate(scene: Scene, w: float, h: float, titled: bool) -> str:
    least = scene.layout.least
    title = words(10, least * 1.5, scene.say(EXCLUDE), least, "on strong", room=w - 20) if titled else ""
    return rect(0, 0, w, h, "panel panel-now", 8) + title


def colour_slip(scene: Scene, colour: str, box: Box) -> None:
    x, y, w, h = box
    key = f"colour:{terms.COLOUR_ORDER.index(colour)}"
    is_legal = scene.legal(key)
    scene.put(key, (w, h, is_legal), lambda: colour_thing(scene, key, colour, w, h, is_legal), at(x, y))


def colour_thing(scene: Scene, key: str, colour: str, w: float, h: float, is_legal: bool) -> str:
    least = scene.layout.least
    name = capitalised(scene.say(terms.PLURAL_COLOURS[colour]))
    return scene.thing(
        key,
        rect(0, 0, w, h, "slip" if is_legal else "slip-off", 6),
        shapes.mark(colour, h * 0.5, h * 0.5, h * 0.28),
        words(h * 0.95, h / 2 + least * 0.36, name, least, "strong", room=w - h),
        shapes.halo(0, 0, w, h, 6),
        name=name,
        text="",
        kind="colour",
        why=f"ban:{terms.COLOUR_ORDER.index(colour)}",
    )
