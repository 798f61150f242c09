"""Before the first round: heroes, abilities and spells to choose from, beside the map.

They are shown by pictures, signs and names; what is printed for them is their text, which the page tells.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import panels, saying, shapes, sights
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.shows.drawing.spells import POWER
from ludoteca.games.kingdom.state.view_types import AbilityView, HeroView, SpellView
from ludoteca.kernel.drawing import circle, image, rect, width, words
from ludoteca.kernel.layouts import Box, at, grid, split
from ludoteca.kernel.texts import Phrase, capitalised

TITLES: Final = {
    "heroes": Phrase("Scelta degli eroi", "Choose heroes"),
    "abilities": Phrase("Scelta delle abilità", "Choose abilities"),
    "spells": Phrase("Scelta degli incantesimi", "Choose spells"),
}
CHOSEN: Final = Phrase("scelta", "chosen")


def choices(scene: Scene, box: Box) -> None:
    """Lay out what the present choice is made from."""
    {"heroes": heroes, "abilities": abilities, "spells": spells}[scene.view.phase](scene, box)


def heroes(scene: Scene, box: Box) -> None:
    people = scene.view.heroes
    if scene.layout.tall:
        places = grid(box, len(people), min(5, len(people)))
    else:
        places = split(box, len(people), upright=True)
    for one, spot in zip(people, places, strict=True):
        hero(scene, one, spot)


def hero(scene: Scene, one: HeroView, box: Box) -> None:
    x, y, w, h = box
    reads = ("candidate", one, w, h, tuple([scene.view.towers[kind] for kind in one.starting]))
    scene.put(f"hero:{one.hero}", reads, lambda: candidate(scene, one, w, h), at(x, y))


def candidate(scene: Scene, one: HeroView, w: float, h: float) -> str:
    """Draw a hero to choose: the portrait, the name, values, starting towers."""
    least = scene.layout.least
    lang = scene.lang
    upright = h > w
    side = min(w - 12, h * 0.46) if upright else h - 10
    left, top, room = (6.0, side + 8, w - 12) if upright else (side + 12, 6.0, w - side - 18)
    picture = ((w - side) / 2, 6.0) if upright else (5.0, 5.0)
    parts = [rect(0, 0, w, h, "leaf hero-plate", 9), image(sights.hero(one, "portrait"), *picture, side, side)]
    size, lines = shapes.named(one.name.say(lang), room, least * 1.2, least, 2)
    for nth, line in enumerate(lines):
        parts.append(words(left, top + size * (0.95 + 1.08 * nth), line, size, "serif on", room=room))
    top += size * (1.08 * len(lines) + 0.4)
    facts = [("heart", str(one.hearts)), ("boot", str(one.movement))]
    facts += [("physical", "")] * bool(one.melee) + [("archers", "")] * bool(one.ranged)
    across = left
    for sign, number in facts:
        drawn, wide = shapes.counted(sign, number, across, top + least, least, "rose" if sign == "heart" else "on")
        parts.append(drawn)
        across += wide + least * 0.5
    top += least * 1.6
    parts.append(starting(scene, one, (left, top, room, h - top - 6)))
    if one.taken >= 0:
        parts.append(taken(scene, one.taken, w, h))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 9))
    return scene.thing(
        f"hero:{one.hero}",
        *parts,
        name=one.name.say(lang),
        text="\n".join(saying.hero_lines(scene, one)),
        kind="candidate readable",
        why=f"hero:{one.hero}",
    )


def starting(scene: Scene, one: HeroView, box: Box) -> str:
    """Draw the towers it begins with, in one row or two, as large as there is room for."""
    x, y, w, h = box
    n = max(1, len(one.starting))
    columns = -(-n // 2) if h > w else n
    each = min(h / -(-n // columns), (w + 3) / columns)
    high = each * -(-n // columns)
    parts = []
    for nth, kind in enumerate(one.starting):
        row, column = divmod(nth, columns)
        spare = columns - min(columns, n - row * columns)
        left, top = x + (column + spare / 2) * each, y + (h - high) / 2 + row * each
        parts.append(image(sights.tower(scene.view.towers[kind]), left, top, each - 3, each))
    return "".join(parts)


def taken(scene: Scene, seat: int, w: float, h: float) -> str:
    """Draw a veil over a hero that somebody has chosen, with who did."""
    least = scene.layout.least
    note = scene.say(Phrase("di {who}", "{who}'s"), who=scene.names[seat])
    wide = min(w - 16, width(note, least * 1.2, True) + least * 3.4)
    left, top = (w - wide) / 2, h / 2 - least * 1.25
    return (
        rect(0, 0, w, h, "veil", 9)
        + rect(left, top, wide, least * 2.5, "panel", least)
        + shapes.mark(scene.colour(seat), left + least * 1.3, top + least * 1.25, least * 0.6)
        + words(left + least * 2.4, top + least * 1.65, note, least * 1.2, "on strong", room=wide - least * 3)
    )


def abilities(scene: Scene, box: Box) -> None:
    """Lay out the heroes of the players, each with its abilities; on a tall table only those that are asked about."""
    people = [one for one in scene.view.heroes if one.taken >= 0 or is_asked(scene, one)]
    people.sort(key=lambda one: (not is_asked(scene, one), one.taken != scene.near))
    if scene.layout.tall:
        asked = [one for one in people if is_asked(scene, one)]
        people = asked or people[:1]
    for one, spot in zip(people, split(box, len(people), upright=not scene.layout.tall), strict=True):
        school(scene, one, spot)


def is_asked(scene: Scene, one: HeroView) -> bool:
    return any(scene.legal(f"ability:{one.hero}/{index}") for index in range(len(one.abilities)))


def school(scene: Scene, one: HeroView, box: Box) -> None:
    """Lay out a hero's portrait, name and owner, then its abilities to choose."""
    x, y, w, h = box
    band = min(scene.layout.least * 4.4, h * 0.34)
    scene.put(f"school:{one.hero}", (one, w, h), lambda: school_plate(scene, one, w, h, band), at(x, y))
    figure = next((each for each in scene.people if each.hero == one.id), None)
    chosen = {ability.id for ability in figure.abilities} if figure else set()
    columns = 2 if scene.layout.tall and w > 500 else 1
    high = min((h - band - 6) / -(-len(one.abilities) // columns), scene.layout.least * 5.6)
    room = (x + 5, y + band, w - 10, high * -(-len(one.abilities) // columns))
    for nth, spot in enumerate(grid(room, len(one.abilities), columns, 4)):
        ability = one.abilities[nth]
        lesson(scene, f"{one.hero}/{nth}", ability, ability.id in chosen, spot)


def school_plate(scene: Scene, one: HeroView, w: float, h: float, band: float) -> str:
    least = scene.layout.least
    side = band - 8
    room = w - band - 10
    parts = [rect(0, 0, w, h, "panel", 8), image(sights.hero(one, "portrait"), 6, 4, side, side)]
    size, lines = shapes.named(one.name.say(scene.lang), room, least * 1.2, least, 1)
    parts.append(words(band + 4, band * 0.42, lines[0], size, "serif on", room=room))
    if one.taken >= 0:
        parts.append(shapes.mark(scene.colour(one.taken), band + 4 + least * 0.45, band * 0.72, least * 0.45))
        name = scene.names[one.taken]
        parts.append(words(band + least * 1.4, band * 0.72 + least * 0.36, name, least, "dim strong", room=room - 20))
    return "".join(parts)


def lesson(scene: Scene, id: str, ability: AbilityView, chosen: bool, box: Box) -> None:
    x, y, w, h = box
    reads = ("lesson", ability, chosen, w, h)
    scene.put(f"ability:{id}", reads, lambda: lesson_thing(scene, id, ability, chosen, w, h), at(x, y))


def lesson_thing(scene: Scene, id: str, ability: AbilityView, chosen: bool, w: float, h: float) -> str:
    """Draw an ability to choose; `id` is the hero and which of its abilities."""
    least = scene.layout.least
    name = ability.name.say(scene.lang)
    parts = [rect(0, 0, w, h, "slip", 5), panels.slip_face(scene, ability, w, h)]
    if chosen:
        parts.append(circle(w - least, h - least, least * 0.85, "done"))
        parts.append(icon("check", w - least * 1.5, h - least * 1.5, least, "done-ink"))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 5))
    return scene.thing(
        f"ability:{id}",
        *parts,
        name=f"{name} ({scene.say(CHOSEN)})" if chosen else name,
        text=saying.ability_text(scene, ability, with_state=False),
        kind="lesson readable",
        why=f"ability:{id.partition('/')[2]}",
    )


def spells(scene: Scene, box: Box) -> None:
    """Lay out all spells that are offered, as cards."""
    offered = scene.view.spells
    x, y, w, h = box
    columns = 6 if scene.layout.tall else 2
    rows = -(-len(offered) // columns)
    high = min(h, rows * w / columns * (2.2 if scene.layout.tall else 1.5))
    for spell, spot in zip(offered, grid((x, y, w, high), len(offered), columns), strict=True):
        page(scene, spell, spot)


def page(scene: Scene, spell: SpellView, box: Box) -> None:
    x, y, w, h = box
    scene.put(f"spell:{spell.spell}", ("page", spell, w, h), lambda: page_thing(scene, spell, w, h), at(x, y))


def page_thing(scene: Scene, spell: SpellView, w: float, h: float) -> str:
    """Draw a spell to choose: its picture, name and power."""
    least = scene.layout.least
    size, lines = shapes.named(spell.name.say(scene.lang), w - 12, least * 1.2, least, 2)
    foot = size * 1.1 * len(lines) + least * 1.7
    side = min(w - 8, h - foot - 6)
    parts = [rect(0, 0, w, h, "leaf", 8), image(sights.spell(spell), (w - side) / 2, 4, side, side)]
    top = h - foot + size * 0.8
    for nth, line in enumerate(lines):
        parts.append(words(w / 2, top + nth * size * 1.08, line, size, "serif inky", "middle", w - 12))
    power = scene.say(POWER, n=spell.power)
    parts.append(words(w / 2, h - least * 0.55, power, least, "soft strong", "middle", w - 12))
    if spell.left:
        parts.append(circle(w - least * 1.3, least * 1.3, least * 0.9, "done"))
        parts.append(icon("check", w - least * 1.8, least * 0.8, least, "done-ink"))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 8))
    return scene.thing(
        f"spell:{spell.spell}",
        *parts,
        name=spell.name.say(scene.lang),
        text=f"{capitalised(power)}. {spell.text.say(scene.lang)}",
        kind="page readable",
        why=f"spell:{spell.spell}",
    )
