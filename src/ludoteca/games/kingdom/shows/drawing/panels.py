"""The players: who they are, whether they are ready, their heroes with hearts and abilities; the group's spells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import figures, legend, saying, setting, shapes, towers
from ludoteca.games.kingdom.shows.drawing.icons import emblem, icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import AbilityView, HeroFigure, HeroView, PlayerView, SpellView
from ludoteca.kernel.drawing import circle, fit, moved, rect, words
from ludoteca.kernel.layouts import GAP, Box, at, split
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import words_of

READY: Final = Phrase("ha finito", "done")
HAND: Final = Phrase("in mano: {what}", "in hand: {what}")
SPELL: Final = Phrase("potere {n}", "power {n}")
CAST: Final = Phrase("usato", "used")
PASS: Final = Phrase("passa: livello {level}", "pass: level {level}")
IMPROVE: Final = Phrase("migliora: livello {level}", "improve: level {level}")
RESERVE: Final = Phrase("Riserva", "Reserve")
EXCLUDE: Final = Phrase("Siti da escludere in questo round", "Sites to exclude this round")


def column(scene: Scene, box: Box) -> None:
    """All players under each other, then spells."""
    x, y, w, h = box
    if scene.view.phase == "ban" or "ban" in scene.asked:
        high = scene.layout.least * 6
        colours(scene, (x, y, w, high))
        y, h = y + high + GAP, h - high - GAP
    spells = spells_of(scene)
    if spells:
        high = scene.layout.least * 2.1
        rows = -(-len(spells) // 2)
        foot = rows * (high + 4)
        for nth, spell in enumerate(spells):
            line, place = divmod(nth, 2)
            spell_slip(scene, spell, split((x, y + h - foot + 4 + line * (high + 4), w, high), 2, 4)[place])
        h -= foot + 2
    players = scene.view.players
    room = h - 5 * (len(players) - 1)
    highs = heights(scene, players, w, room)
    for player, high in zip(players, highs, strict=True):
        panel(scene, player, (x, y, w, high))
        y += high + 5
    legend.signs(scene, (x, y, w, room - sum(highs)))


def spells_of(scene: Scene) -> list[SpellView]:
    """The spells that the group still has, and the one that is being cast."""
    keys = scene.marks.sources
    return [spell for spell in scene.view.spells if spell.left or f"spell:{spell.spell}" in keys]


def people_of(scene: Scene, player: PlayerView) -> list[HeroFigure]:
    """The figures of a player that are still in the game, the hero first."""
    return [one for one in scene.people if one.seat == player.seat and one.square != -2]


def head_of(scene: Scene) -> float:
    """How high the heads of the panels are: lower where many share the column."""
    return scene.layout.least * (3.3 if len(scene.view.players) < 4 else 2.9)


def panel(scene: Scene, player: PlayerView, box: Box) -> None:
    """One player: a head with name and hero, then the abilities."""
    x, y, w, h = box
    least = scene.layout.least
    head = head_of(scene)
    header(scene, player, (x, y, w, head), (x, y, w, h))
    people = [one for one in people_of(scene, player) if not one.wildcat]
    top = y + head + 3
    room = h - head - 5
    if scene.view.solo and scene.view.reserve:
        high = least * 3
        reserve(scene, (x + 5, y + h - high - 4, w - 10, high))
        room -= high + 6
    slips = slips_of(scene, people)
    needs = [need(scene, ability, w - 10) for _, ability in slips]
    if sum(needs) > room + 1:
        slips = [(key, ability) for key, ability in slips if not key.startswith("base:")]
        needs = [need(scene, ability, w - 10) for _, ability in slips]
    scale = min(1.0, room / max(1.0, sum(needs)))
    for (key, ability), wanted in zip(slips, needs, strict=True):
        high = wanted * scale - 3
        ability_slip(scene, key, ability, (x + 5, top, w - 10, high))
        top += high + 3


def slips_of(scene: Scene, people: list[HeroFigure]) -> list[tuple[str, AbilityView]]:
    """Base attacks and abilities, each with its key."""
    found: list[tuple[str, AbilityView]] = []
    for one in people:
        base = one.base
        if base is not None and not base.name.say(scene.lang):
            base = replace(base, name=words_of(saying.BASE))
        if base is not None:
            found.append((f"base:{one.figure}", base))
        found += [(f"ability:{one.figure}/{ability.slot}", ability) for ability in one.abilities]
    return found


def need(scene: Scene, ability: AbilityView, w: float) -> float:
    """How high a slip has to be for all its words."""
    least = scene.layout.least
    diagram = w * 0.16 + 4 if ability.arrows or ability.perfect else 0.0
    high = least * 1.5 + setting.height(ability.text.say(scene.lang), w - 12 - diagram, least * 0.94) + 5
    return max(high, least * 3.4 if diagram else 0.0) + 3


def heights(scene: Scene, players: Sequence[PlayerView], w: float, room: float) -> list[float]:
    """How high each panel is: with base attacks where there is room, the viewer's first; cut where there is none."""
    highs = [panel_need(scene, player, w, with_base=False) for player in players]
    if sum(highs) > room:
        return [high * room / sum(highs) for high in highs]
    for nth in sorted(range(len(players)), key=lambda nth: players[nth].seat != scene.near):
        whole = panel_need(scene, players[nth], w, with_base=True)
        if sum(highs) - highs[nth] + whole <= room:
            highs[nth] = whole
    return highs


def panel_need(scene: Scene, player: PlayerView, w: float, with_base: bool) -> float:
    """How high a player's panel has to be for all that is on it."""
    people = [one for one in people_of(scene, player) if not one.wildcat]
    slips = [ability for key, ability in slips_of(scene, people) if with_base or not key.startswith("base:")]
    high = head_of(scene) + 8 + sum([need(scene, ability, w - 10) for ability in slips])
    return high + (scene.layout.least * 3 + 6 if scene.view.solo and scene.view.reserve else 0.0)


def header(scene: Scene, player: PlayerView, box: Box, whole: Box) -> None:
    """The plate of a panel with its head, and the figures that are not on the map."""
    x, y, w, h = box
    people = people_of(scene, player)
    reads = ("head", w, h, whole[3], *standing_of(scene, player, people))
    scene.put(f"player:{player.seat}", reads, lambda: head_thing(scene, player, people, (w, h, whole[3])), at(x, y))
    r = h * 0.4
    for nth, one in enumerate(people):
        if one.square < 0:
            figures.figure(scene, one, x + 6 + r + nth * (2 * r + 5), y + h / 2 + 1, r)


def standing_of(scene: Scene, player: PlayerView, people: list[HeroFigure]) -> tuple[Any, ...]:
    """All that the head of a panel or the row of a player looks at, besides its size."""
    known = [
        (*figures.face(one), one.short, one.square < 0, one.hearts, one.max_hearts, one.knocked, one.card)
        for one in people
    ]
    hand = tuple([scene.view.towers[kind].name for kind in player.hand])
    return plate(scene, player), pass_words(scene, player), player.ready, hand, tuple(known)


def head_thing(scene: Scene, player: PlayerView, people: list[HeroFigure], size: tuple[float, float, float]) -> str:
    """Name, mark, readiness; the hero with hearts and card. It is what is pressed to pass or give a tower."""
    w, h, whole = size
    least = scene.layout.least
    parts = [rect(0, 0, w, whole, plate(scene, player), 8)]
    left = 6.0
    r = h * 0.4
    for one in people:
        if one.square >= 0:
            parts.append(figures.medallion(scene, one, left + r, h / 2 + 1, r))
        left += 2 * r + 5
    left += 2
    room = w - left - 8
    parts.append(shapes.mark(player.colour, left + least * 0.55, h * 0.27, least * 0.5))
    name = scene.names[player.seat]
    sign = least * 1.2
    offer = pass_words(scene, player)
    label, long = shapes.pill(0, 0, offer, least, "chip-next", anchor="end") if offer else ("", 0.0)
    free = room - least * 2.8 - long
    letters, lines = fit(name, free, least * 1.12, least * 0.85, 1)
    parts.append(words(left + least * 1.5, h * 0.27 + letters * 0.36, lines[0], letters, "on strong", room=free))
    if player.ready:
        parts.append(circle(w - 6 - sign * 0.6, h * 0.28, sign * 0.66, "done"))
        parts.append(icon("check", w - 6 - sign, h * 0.28 - sign * 0.4, sign * 0.8, "done-ink"))
    heroes = [one for one in people if not one.wildcat]
    if heroes:
        parts.append(health(scene, heroes[0], left, h * 0.76, room))
    said = [scene.say(READY)] if player.ready else []
    if player.hand:
        said.append(scene.say(HAND, what=hand_words(scene, player)))
    parts.append(shapes.halo(2, 2, w - 4, whole - 4, 8))
    if offer:
        parts.append(moved(w - 10 - (sign * 1.3 if player.ready else 0.0), h * 0.28, label))
    return scene.thing(
        f"player:{player.seat}",
        *parts,
        name=name,
        text=saying.sentence(said) if said else "",
        kind="player",
        why=f"give:{player.seat}",
    )


def plate(scene: Scene, player: PlayerView) -> str:
    """How a player's panel looks: who is asked, who acts, and, while a tower is passed, who can get it."""
    if pass_words(scene, player):
        return "panel panel-to"
    if scene.looking and scene.looking.seat == player.seat:
        return "panel panel-acting"
    is_own = player.seat == scene.viewer and "pass" not in scene.asked
    return "panel panel-now" if is_own else "panel"


def pass_words(scene: Scene, player: PlayerView) -> str:
    """What a press on this player does with the tower in question: it is passed and rises; empty if it cannot be."""
    offered = [id for id, _ in scene.marks.options.get(f"player:{player.seat}", ()) if id.startswith("pass:")]
    levels = sorted({scene.view.towers[int(id.rpartition("/")[2])].level for id in offered})
    if not levels:
        return ""
    word = IMPROVE if player.seat == scene.viewer else PASS
    return scene.say(word, level="/".join([str(level) for level in levels]))


def hand_words(scene: Scene, player: PlayerView) -> str:
    names = [scene.view.towers[kind].name.say(scene.lang) for kind in player.hand]
    return ", ".join(names)


def health(scene: Scene, one: HeroFigure, x: float, y: float, room: float) -> str:
    """The hero's name, hearts as signs, and whether its card can still be played."""
    least = scene.layout.least
    size = least * 0.95
    parts = []
    hearts = one.max_hearts
    wide = hearts * size * 1.08
    left = x + room - wide
    for nth in range(hearts):
        ink = "rose" if nth < one.hearts else "hollow"
        parts.append(icon("heart", left + nth * size * 1.08, y - size * 0.72, size, ink))
    sign = "cross" if one.knocked else "card"
    left -= size * 1.4
    parts.append(icon(sign, left, y - size * 0.74, size, "gold" if one.card == "hand" and not one.knocked else "faint"))
    left -= 4
    fitted, lines = fit(one.short.say(scene.lang), left - x, least, least * 0.8, 1)
    parts.append(words(x, y + least * 0.14, lines[0], fitted, "serif on", room=left - x))
    return "".join(parts)


def ability_slip(scene: Scene, key: str, ability: AbilityView, box: Box) -> None:
    x, y, w, h = box
    scene.put(key, (ability, w, h, scene.looked_on == key), lambda: slip(scene, key, ability, w, h), at(x, y))


def slip(scene: Scene, key: str, ability: AbilityView, w: float, h: float) -> str:
    """A special ability: light when it is ready, dark and dashed when it has been used."""
    look = "slip slip-base" if key.startswith("base:") else "slip" if ability.is_ready else "slip-off"
    drawn = rect(0, 0, w, h, look, 5) + slip_words(scene, ability, w, h)
    return ability_thing(scene, key, ability, drawn, w, h)


def ability_thing(scene: Scene, key: str, ability: AbilityView, drawn: str, w: float, h: float) -> str:
    """A slip with its frames, however much is written on it."""
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


def slip_words(scene: Scene, ability: AbilityView, w: float, h: float) -> str:
    """Name, sign of the type, and as much of the words as there is room for."""
    least = scene.layout.least
    sign = least * 1.05
    parts = [icon(icon_of(ability.type, "hero"), 5, least * 0.18, sign, f"t-{ability.type}")]
    right = w - 5.0
    if ability.ongoing:
        right -= sign
        parts.append(icon("lasting", right, least * 0.18, sign, "soft"))
    tall = h - 6
    diagram = min(w * 0.16, tall)
    if (ability.arrows or ability.perfect) and h > least * 2.6:
        parts.append(towers.reach(ability.arrows, ability.perfect, ability.type, (w - diagram - 4, 3, diagram, tall)))
        right -= diagram + 4
    size, lines = fit(ability.name.say(scene.lang), right - sign - 10, least, least * 0.8, 1)
    parts.append(words(sign + 9, least * 1.08, lines[0], size, "strong", room=right - sign - 10))
    box = (6.0, least * 1.4, right - 6, h - least * 1.5)
    parts.append(setting.set_text(ability.text.say(scene.lang), box, least * 0.94, least * 0.78))
    return "".join(parts)


def spell_slip(scene: Scene, spell: SpellView, box: Box) -> None:
    key = f"spell:{spell.spell}"
    x, y, w, h = box
    reads = ("slip", spell, w, h, scene.looked_on == key)
    scene.put(key, reads, lambda: spell_thing(scene, spell, w, h), at(x, y))


def spell_thing(scene: Scene, spell: SpellView, w: float, h: float) -> str:
    """A spell of the group: dark and crossed once it has been cast."""
    key = f"spell:{spell.spell}"
    least = scene.layout.least
    parts = [rect(0, 0, w, h, "slip" if spell.left else "slip-off", 5)]
    parts.append(icon("spell", 5, h / 2 - least * 0.6, least * 1.2, "t-real" if spell.left else "soft"))
    size, lines = fit(spell.name.say(scene.lang), w - least * 2.2, least, least * 0.8, 1)
    parts.append(words(least * 1.9, h / 2 + size * 0.36, lines[0], size, "strong", room=w - least * 2.2))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 5))
    parts.append(shapes.origin((0, 0, w, h), scene.looked_on == key, 5))
    state = "" if spell.left else saying.capital(scene.say(CAST)) + ". "
    return scene.thing(
        key,
        *parts,
        name=spell.name.say(scene.lang),
        text=f"{state}{saying.capital(scene.say(SPELL, n=spell.power))}. {spell.text.say(scene.lang)}",
        kind="spell readable",
        why=f"cast:{spell.spell}",
    )


def reserve(scene: Scene, box: Box) -> None:
    """The heroes that may still be called in a solo game."""
    x, y, _, h = box
    least = scene.layout.least
    scene.put("reserve", (h,), lambda: reserve_words(scene, h), at(x, y))
    left = x + least * 5.4
    for hero in scene.view.heroes:
        if hero.id in scene.view.reserve:
            hero_chip(scene, hero, left, y, h)
            left += h + 8


def reserve_words(scene: Scene, h: float) -> str:
    least = scene.layout.least
    return words(2, h / 2 + least * 0.36, scene.say(RESERVE), least, "dim strong", room=least * 5.2)


def hero_chip(scene: Scene, hero: HeroView, x: float, y: float, size: float) -> None:
    scene.put(f"hero:{hero.hero}", ("chip", hero, size), lambda: chip_thing(scene, hero, size), at(x, y))


def chip_thing(scene: Scene, hero: HeroView, size: float) -> str:
    return scene.thing(
        f"hero:{hero.hero}",
        rect(0, 0, size, size, "base c-white", size * 0.2),
        emblem(hero.id, hero.name, scene.lang, size / 2, size / 2, size * 0.76, "inky"),
        shapes.halo(0, 0, size, size, size * 0.2),
        name=hero.name.say(scene.lang),
        text="\n".join(saying.hero_lines(scene, hero)),
        kind="reserve readable",
        why=f"call:{hero.hero}",
    )


def colours(scene: Scene, box: Box) -> None:
    """Solo: which colour of sites is excluded in this round."""
    x, y, w, h = box
    least = scene.layout.least
    scene.put("colours", (w, h), lambda: colours_plate(scene, w, h), at(x, y))
    offered = sorted({site.colour for site in scene.view.sites if site.colour != "white"}, key=terms.COLOUR_ORDER.index)
    boxes = split((x + 8, y + least * 2.2, w - 16, h - least * 2.2 - 8), len(offered), 8)
    for colour, place in zip(offered, boxes, strict=True):
        colour_slip(scene, colour, place)


def colours_plate(scene: Scene, w: float, h: float) -> str:
    least = scene.layout.least
    title = words(10, least * 1.5, scene.say(EXCLUDE), least, "on strong", room=w - 20)
    return rect(0, 0, w, h, "panel panel-now", 8) + title


def colour_slip(scene: Scene, colour: str, box: Box) -> None:
    x, y, w, h = box
    key = f"colour:{terms.COLOUR_ORDER.index(colour)}"
    is_legal = scene.legal(key)
    scene.put(key, (w, h, is_legal), lambda: colour_thing(scene, key, colour, w, h, is_legal), at(x, y))


def colour_thing(scene: Scene, key: str, colour: str, w: float, h: float, is_legal: bool) -> str:
    least = scene.layout.least
    name = saying.capital(scene.say(terms.PLURAL_COLOURS[colour]))
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
