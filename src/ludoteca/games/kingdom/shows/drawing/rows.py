"""The players on a tall table: a row each, with hero, hearts, abilities and the cards of the others as chips."""

from __future__ import annotations

from ludoteca.games.kingdom.shows.drawing import figures, hands, panels, saying, shapes
from ludoteca.games.kingdom.shows.drawing.icons import icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import AbilityView, HeroFigure, PlayerView
from ludoteca.kernel.drawing import circle, fit, moved, rect, words
from ludoteca.kernel.layouts import Box, split


def rows(scene: Scene, box: Box) -> str:
    """All players, the viewer last, next to the own hand."""
    players = list(reversed(hands.order(scene)))
    places = split(box, len(players), 4, upright=True)
    return "".join([row(scene, player, place) for player, place in zip(players, places, strict=True)])


def row(scene: Scene, player: PlayerView, box: Box) -> str:
    """One player: what is pressed to pass or give a tower is the whole row, under the smaller things in it."""
    key = f"player:{player.seat}"
    scene.drawn.add(key)
    x, y, w, h = box
    least = scene.layout.least
    mine = player.seat == scene.near
    line = min(h, 74.0)
    parts = [rect(0, 0, w, h, panels.plate(scene, player), 8)]
    after = []
    left = 6.0
    r = line * 0.38
    people = panels.people_of(scene, player)
    for one in people:
        if one.square < 0:
            after.append(figures.figure(scene, one, x + left + r, y + line / 2, r))
        else:
            parts.append(figures.medallion(scene, one, left + r, line / 2, r))
        left += 2 * r + 6
    room = 196.0
    parts.append(shapes.mark(player.colour, left + 11, line * 0.28, 9))
    size, lines = fit(scene.names[player.seat], room - 62, least, least * 0.75, 1)
    parts.append(words(left + 28, line * 0.28 + size * 0.36, lines[0], size, "on strong", room=room - 62))
    if player.ready:
        parts.append(circle(left + room - 18, line * 0.28, 14, "done"))
        parts.append(icon("check", left + room - 27, line * 0.28 - 9, 18, "done-ink"))
    heroes = [one for one in people if not one.wildcat]
    if heroes:
        parts.append(hearts(heroes[0], left, line * 0.73, room))
    left += room
    if scene.legal(key):
        parts.append(shapes.halo(2, 2, w - 4, h - 4, 8))
    said = saying.sentence([scene.say(panels.HAND, what=panels.hand_words(scene, player))]) if player.hand else ""
    if player.ready:
        said = f"{saying.capital(scene.say(panels.READY))}. {said}".strip()
    group = scene.marks.group(
        key,
        *parts,
        name=scene.names[player.seat],
        text=said,
        kind="player",
        why=scene.why("give", f"give:{player.seat}"),
        place=f"translate({x:.1f} {y:.1f})",
    )
    chips = 0.0 if mine else 236.0
    slips = [(f"ability:{one.figure}/{ability.slot}", ability) for one in heroes for ability in one.abilities]
    offer = panels.pass_words(scene, player)
    if offer and not mine:
        after.append(passing(scene, offer, (x + left, y, w - left - chips - 12, h)))
    elif h > line:
        wide = (x + 6, y + line - 2, w - 12, h - line - 4)
        after += [slip(scene, *pair, place) for pair, place in zip(slips, split(wide, len(slips), 5), strict=True)]
    else:
        wide = (x + left, y + 5, w - left - chips - 8, h - 10)
        after += [
            slip(scene, *pair, place)
            for pair, place in zip(slips, split(wide, len(slips), 4, upright=True), strict=True)
        ]
    if scene.view.solo and scene.view.reserve:
        after.append(panels.reserve(scene, (x + left + 10, y + 8, w - left - 16, line - 16)))
    if not mine:
        after.append(hands.chips(scene, player, (x + w - chips - 4, y + 9, chips, h - 18)))
    return group + "".join(after)


def passing(scene: Scene, offer: str, box: Box) -> str:
    """In the place of the abilities, what a press on the row does with the tower that is passed."""
    x, y, w, h = box
    size = scene.layout.least * min(1.0, w / shapes.pill(0, 0, offer, scene.layout.least, "chip-next")[1])
    return moved(
        x + w / 2, y + h / 2, shapes.pill(0, 0, offer, size, "chip-next", anchor="middle")[0], class_="pointing"
    )


def hearts(one: HeroFigure, x: float, y: float, room: float) -> str:
    """Hearts and the hero's card."""
    size = 22.0
    step = min(size * 1.1, (room - 40) / max(1, one.max_hearts))
    parts = [icon("card", x + 2, y - size / 2, size, "gold" if one.card == "hand" and not one.knocked else "faint")]
    if one.knocked:
        parts = [icon("cross", x + 2, y - size / 2, size, "rose")]
    for at in range(one.max_hearts):
        ink = "rose" if at < one.hearts else "hollow"
        parts.append(icon("heart", x + 34 + at * step, y - size / 2, size, ink))
    return "".join(parts)


def slip(scene: Scene, key: str, ability: AbilityView, box: Box) -> str:
    """An ability by name; its words are read by pressing long."""
    scene.drawn.add(key)
    x, y, w, h = box
    least = scene.layout.least
    if h > least * 2.2:
        return panels.ability_slip(scene, key, ability, box)
    parts = [rect(0, 0, w, h, "slip" if ability.is_ready else "slip-off", 5)]
    sign = min(h * 0.8, least)
    parts.append(icon(icon_of(ability.type, "hero"), 5, (h - sign) / 2, sign, f"t-{ability.type}"))
    size, lines = fit(ability.name.say(scene.lang), w - sign - 16, min(least, h * 0.8), 15, 1)
    parts.append(words(sign + 10, h / 2 + size * 0.36, lines[0], size, "strong", room=w - sign - 16))
    if scene.legal(key):
        parts.append(shapes.halo(1, 1, w - 2, h - 2, 5))
    elif key in scene.marks.sources:
        parts.append(shapes.origin(0, 0, w, h, 5))
    return scene.marks.group(
        key,
        *parts,
        name=ability.name.say(scene.lang),
        text=saying.ability_text(scene, ability),
        kind="ability readable",
        why=scene.why("use", f"use:{key.partition(':')[2]}"),
        place=f"translate({x:.1f} {y:.1f})",
    )
