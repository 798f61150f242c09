"""The players on a tall table: a row each, with hero, hearts, abilities and the cards of the others as chips."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import figures, hands, panels, saying, shapes
from ludoteca.games.kingdom.shows.drawing.icons import icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import AbilityView, HeroFigure, PlayerView
from ludoteca.kernel.drawing import circle, fit, rect, tag, words
from ludoteca.kernel.layouts import Box, at, split

LINE: Final = 74.0
"""How high a row is with hero, name and hearts; what is higher has the abilities beneath."""
FACTS: Final = 196.0
"""How wide name and hearts are."""
CHIPS: Final = 236.0


def rows(scene: Scene, box: Box) -> None:
    """All players, the viewer last, next to the own hand."""
    players = list(reversed(hands.order(scene)))
    for player, place in zip(players, split(box, len(players), 4, upright=True), strict=True):
        row(scene, player, place)


def row(scene: Scene, player: PlayerView, box: Box) -> None:
    """One player: what is pressed to pass or give a tower is the whole row, under the smaller things in it."""
    x, y, w, h = box
    mine = player.seat == scene.near
    line = min(h, LINE)
    people = panels.people_of(scene, player)
    reads = ("row", w, h, *panels.standing_of(scene, player, people))
    scene.put(f"player:{player.seat}", reads, lambda: row_thing(scene, player, people, w, h), at(x, y))
    r = line * 0.38
    for nth, one in enumerate(people):
        if one.square < 0:
            figures.figure(scene, one, x + 6 + r + nth * (2 * r + 6), y + line / 2, r)
    left = 6 + len(people) * (2 * r + 6) + FACTS
    chips = 0.0 if mine else CHIPS
    offer = panels.pass_words(scene, player)
    if offer and not mine:
        passing(scene, player.seat, offer, (x + left, y, w - left - chips - 12, h))
    elif h > line:
        slips(scene, people, (x + 6, y + line - 2, w - 12, h - line - 4), upright=False)
    else:
        slips(scene, people, (x + left, y + 5, w - left - chips - 8, h - 10), upright=True)
    if scene.view.solo and scene.view.reserve:
        panels.reserve(scene, (x + left + 10, y + 8, w - left - 16, line - 16))
    if not mine:
        hands.chips(scene, player, (x + w - chips - 4, y + 9, chips, h - 18))


def row_thing(scene: Scene, player: PlayerView, people: list[HeroFigure], w: float, h: float) -> str:
    """The row itself: heroes on the map as medallions, name, readiness, hearts."""
    least = scene.layout.least
    line = min(h, LINE)
    parts = [rect(0, 0, w, h, panels.plate(scene, player), 8)]
    left = 6.0
    r = line * 0.38
    for one in people:
        if one.square >= 0:
            parts.append(figures.medallion(scene, one, left + r, line / 2, r))
        left += 2 * r + 6
    parts.append(shapes.mark(player.colour, left + 11, line * 0.28, 9))
    size, lines = fit(scene.names[player.seat], FACTS - 62, least, least * 0.75, 1)
    parts.append(words(left + 28, line * 0.28 + size * 0.36, lines[0], size, "on strong", room=FACTS - 62))
    if player.ready:
        parts.append(circle(left + FACTS - 18, line * 0.28, 14, "done"))
        parts.append(icon("check", left + FACTS - 27, line * 0.28 - 9, 18, "done-ink"))
    heroes = [one for one in people if not one.wildcat]
    if heroes:
        parts.append(hearts(heroes[0], left, line * 0.73, FACTS))
    parts.append(shapes.halo(2, 2, w - 4, h - 4, 8))
    said = saying.sentence([scene.say(panels.HAND, what=panels.hand_words(scene, player))]) if player.hand else ""
    if player.ready:
        said = f"{saying.capital(scene.say(panels.READY))}. {said}".strip()
    return scene.thing(
        f"player:{player.seat}",
        *parts,
        name=scene.names[player.seat],
        text=said,
        kind="player",
        why=f"give:{player.seat}",
    )


def slips(scene: Scene, people: list[HeroFigure], box: Box, upright: bool) -> None:
    """The abilities of a player's heroes, under or beside each other."""
    found = [(f"ability:{one.figure}/{own.slot}", own) for one in people if not one.wildcat for own in one.abilities]
    places = split(box, len(found), 4 if upright else 5, upright=upright)
    for (key, ability), place in zip(found, places, strict=True):
        slip(scene, key, ability, place)


def passing(scene: Scene, seat: int, offer: str, box: Box) -> None:
    """In the place of the abilities, what a press on the row does with the tower that is passed."""
    x, y, w, h = box
    scene.put(f"offer:{seat}", (offer, w), lambda: offer_pill(scene, offer, w), at(x + w / 2, y + h / 2))


def offer_pill(scene: Scene, offer: str, w: float) -> str:
    least = scene.layout.least
    size = least * min(1.0, w / shapes.pill(0, 0, offer, least, "chip-next")[1])
    return tag("g", shapes.pill(0, 0, offer, size, "chip-next", anchor="middle")[0], class_="pointing")


def hearts(one: HeroFigure, x: float, y: float, room: float) -> str:
    """Hearts and the hero's card."""
    size = 22.0
    step = min(size * 1.1, (room - 40) / max(1, one.max_hearts))
    parts = [icon("card", x + 2, y - size / 2, size, "gold" if one.card == "hand" and not one.knocked else "faint")]
    if one.knocked:
        parts = [icon("cross", x + 2, y - size / 2, size, "rose")]
    for nth in range(one.max_hearts):
        ink = "rose" if nth < one.hearts else "hollow"
        parts.append(icon("heart", x + 34 + nth * step, y - size / 2, size, ink))
    return "".join(parts)


def slip(scene: Scene, key: str, ability: AbilityView, box: Box) -> None:
    x, y, w, h = box
    if h > scene.layout.least * 2.2:
        panels.ability_slip(scene, key, ability, box)
    else:
        scene.put(key, (ability, w, h, scene.looked_on == key), lambda: name_slip(scene, key, ability, w, h), at(x, y))


def name_slip(scene: Scene, key: str, ability: AbilityView, w: float, h: float) -> str:
    """An ability by name; its words are read by pressing long."""
    least = scene.layout.least
    parts = [rect(0, 0, w, h, "slip" if ability.is_ready else "slip-off", 5)]
    sign = min(h * 0.8, least)
    parts.append(icon(icon_of(ability.type, "hero"), 5, (h - sign) / 2, sign, f"t-{ability.type}"))
    size, lines = fit(ability.name.say(scene.lang), w - sign - 16, min(least, h * 0.8), 15, 1)
    parts.append(words(sign + 10, h / 2 + size * 0.36, lines[0], size, "strong", room=w - sign - 16))
    return panels.ability_thing(scene, key, ability, "".join(parts), w, h)
