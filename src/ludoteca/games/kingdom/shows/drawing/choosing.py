"""Before the first round: heroes, abilities and spells to choose from, each with everything that is printed for it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import ground, saying, setting, shapes, towers, trays
from ludoteca.games.kingdom.shows.drawing.icons import emblem, icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import AbilityView, HeroView, SpellView
from ludoteca.kernel.drawing import circle, fit, paragraph, rect, width, words, wrap
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.texts import Phrase

TITLES: Final = {
    "heroes": Phrase("Scelta degli eroi", "Choose heroes"),
    "abilities": Phrase("Scelta delle abilità", "Choose abilities"),
    "spells": Phrase("Scelta degli incantesimi", "Choose spells"),
}
TAKEN: Final = Phrase("di {who}", "{who}'s")
CHOSEN: Final = Phrase("scelta", "chosen")
POWER: Final = Phrase("potere {n}", "power {n}")


def screen(scene: Scene) -> None:
    """The screen of the present choice under a heading with the scenario; one chooses with the map in mind."""
    view = scene.view
    scene.put("heading", (view.scenario,), lambda: heading(scene))
    box = scene.layout.choices(view.phase)
    if view.phase == "heroes":
        heroes(scene, box)
        return
    (spells if view.phase == "spells" else abilities)(scene, box)
    ground.ground(scene)
    trays.standing(scene)


def heading(scene: Scene) -> str:
    """What is chosen, the scenario with its objective, the players."""
    view = scene.view
    least = scene.layout.least
    w = scene.layout.w
    parts = [
        words(
            14,
            least * 1.7,
            scene.say(TITLES[view.phase]),
            least * 1.5,
            "serif on",
            room=w - 370 if scene.layout.tall else w - 460,
        )
    ]
    scenario = view.scenario
    name = f"{scenario.number}. {scenario.name.say(scene.lang)}"
    if scene.layout.tall:
        parts.append(words(w - 14, least * 1.7, name, least, "gold strong", "end", 330))
    else:
        parts.append(words(w - 14, least * 1.7, name, least * 1.1, "gold strong", "end", 420))
    said = f"{scenario.summary.say(scene.lang)} {scenario.objective.say(scene.lang)}."
    lines = wrap(said.replace("..", "."), (w - 28) * 0.97, least * 0.95, 4 if scene.layout.tall else 2)
    parts.append(paragraph(14, least * 3, lines, least * 0.95, least * 1.15, "on", w - 28))
    return "".join(parts)


def heroes(scene: Scene, box: Box) -> None:
    people = scene.view.heroes
    if scene.layout.tall:
        places = split(box, len(people), 6, upright=True)
    else:
        places = split(box, len(people), 6)
    for one, place in zip(people, places, strict=True):
        hero(scene, one, place)


def owner(scene: Scene, one: HeroView) -> int:
    """The seat that has taken this hero; -1 for none."""
    return int(one.taken)


def hero(scene: Scene, one: HeroView, box: Box) -> None:
    x, y, w, h = box
    reads = ("candidate", one, w, h, tuple([scene.view.towers[kind] for kind in one.starting]))
    scene.put(f"hero:{one.hero}", reads, lambda: candidate(scene, one, w, h), at(x, y))


def candidate(scene: Scene, one: HeroView, w: float, h: float) -> str:
    """A hero to choose: emblem, name, values, base attack, abilities, starting towers."""
    least = scene.layout.least
    lang = scene.lang
    band = least * 3.2
    parts = [rect(0, 0, w, h, "leaf", 9), rect(1, 1, w - 2, band, "hero-band", 8)]
    parts.append(emblem(one.id, one.name, lang, band * 0.52, band * 0.5, band * 0.8))
    name_room = w - band - 8 - (w * 0.36 if scene.layout.tall else 0)
    size, lines = fit(one.name.say(lang), name_room, least * 1.3, least * 0.84, 1)
    parts.append(words(band + 2, band * 0.42, lines[0], size, "serif pale", room=name_room))
    left = band + 2
    facts = [("heart", str(one.hearts)), ("boot", str(one.movement))]
    facts += [("physical", "")] * bool(one.melee) + [("archers", "")] * bool(one.ranged)
    for sign, said in facts:
        drawn, wide = shapes.counted(sign, said, left, band * 0.86, least, "pale")
        parts.append(drawn)
        left += wide + least * 0.8
    foot = least * 2.5 if not scene.layout.tall else 0.0
    room = (5.0, band + 4, w - 10, h - band - 8 - foot)
    slips = [(saying.capital(scene.say(saying.BASE)), one.base)]
    slips += [(ability.name.say(lang), ability) for ability in one.abilities]
    if scene.layout.tall:
        parts.append(told(scene, slips, room))
        parts.append(starting(scene, one, (w * 0.62, 4, w * 0.36, band - 8)))
    else:
        parts.append(told(scene, slips, room))
        parts.append(starting(scene, one, (5, h - foot, w - 10, foot - 4)))
    seat = owner(scene, one)
    if seat >= 0:
        parts.append(taken(scene, seat, w, h))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 9))
    return scene.thing(
        f"hero:{one.hero}",
        *parts,
        name=one.name.say(lang),
        text="\n".join(saying.hero_lines(scene, one)),
        kind="candidate readable",
        why=f"hero:{one.hero}",
    )


def told(scene: Scene, slips: list[tuple[str, AbilityView]], box: Box) -> str:
    """Abilities with their words: under each other, or in two columns where the box is flat."""
    x, y, w, h = box
    lengths = [len(ability.text.say(scene.lang)) + 50 for _, ability in slips]
    if w > h * 2:
        parts = []
        columns = split(box, 3, 4)
        for nth, (name, ability) in enumerate(slips):
            column = columns[0] if nth == 0 else columns[1 + (nth - 1) // 2]
            place = column if nth == 0 else split(column, 2, 3, upright=True)[(nth - 1) % 2]
            parts.append(slip(scene, name, ability, place, nth == 0))
        return "".join(parts)
    parts = []
    for nth, ((name, ability), length) in enumerate(zip(slips, lengths, strict=True)):
        high = h * length / sum(lengths)
        parts.append(slip(scene, name, ability, (x, y, w, high - 3), nth == 0))
        y += high
    return "".join(parts)


def slip(scene: Scene, name: str, ability: AbilityView, box: Box, is_base: bool, largest: float = 1.12) -> str:
    """An ability's name, type, range and as many of its words as fit."""
    x, y, w, h = box
    least = scene.layout.least
    parts = [rect(x, y, w, h, "slip slip-base" if is_base else "slip", 5)]
    sign = least * 0.95
    parts.append(icon(icon_of(ability.type, "hero"), x + 5, y + least * 0.2, sign, f"t-{ability.type}"))
    right = x + w - 5
    if ability.ongoing:
        right -= sign
        parts.append(icon("lasting", right, y + least * 0.2, sign, "soft"))
    size, lines = fit(name, right - x - sign - 12, least, least * 0.8, 1)
    parts.append(words(x + sign + 9, y + least * 1.05, lines[0], size, "strong", room=right - x - sign - 12))
    text_right = w - 10.0
    if (ability.arrows or ability.perfect) and h > least * 4:
        high = min(h - least * 1.6, least * 5)
        diagram = (x + w - least * 3.4, y + least * 1.3, least * 3.2, high)
        parts.append(towers.reach(ability.arrows, ability.perfect, ability.type, diagram))
        text_right -= least * 3.4
    room = (x + 6, y + least * 1.35, text_right, h - least * 1.45)
    parts.append(setting.set_text(ability.text.say(scene.lang), room, least * largest, least * 0.78))
    return "".join(parts)


def starting(scene: Scene, one: HeroView, box: Box) -> str:
    """The towers it begins with, as small signs."""
    x, y, w, h = box
    kinds = one.starting
    each = min(h, (w - 4) / max(1, len(kinds)))
    parts = []
    for nth, kind in enumerate(kinds):
        tower = scene.view.towers[kind]
        left = x + w - (len(kinds) - nth) * each
        parts.append(
            rect(left + 2, y + (h - each) / 2 + 2, each - 4, each - 4, f"tower {towers.family_class(tower)}", 5)
        )
        inner = each * 0.6
        sign = icon_of(tower.family, "tower")
        parts.append(icon(sign, left + (each - inner) / 2, y + (h - inner) / 2, inner, "pale"))
    return "".join(parts)


def taken(scene: Scene, seat: int, w: float, h: float) -> str:
    """A veil over a hero that somebody has chosen, with who did."""
    least = scene.layout.least
    said = scene.say(TAKEN, who=scene.names[seat])
    wide = min(w - 16, width(said, least * 1.2, True) + least * 3.4)
    left, top = (w - wide) / 2, h / 2 - least * 1.25
    return (
        rect(0, 0, w, h, "veil", 9)
        + rect(left, top, wide, least * 2.5, "panel", least)
        + shapes.mark(scene.colour(seat), left + least * 1.3, top + least * 1.25, least * 0.6)
        + words(left + least * 2.4, top + least * 1.65, said, least * 1.2, "on strong", room=wide - least * 3)
    )


def abilities(scene: Scene, box: Box) -> None:
    """The heroes of the players, each with its four abilities; on a tall table only those that are asked about."""
    view = scene.view
    people = [one for one in view.heroes if owner(scene, one) >= 0 or is_asked(scene, one)]
    if scene.layout.tall:
        asked = [one for one in people if is_asked(scene, one)]
        people = asked or [one for one in people if owner(scene, one) == scene.near] or people[:1]
    for one, place in zip(people, split(box, len(people), 6), strict=True):
        school(scene, one, place)


def is_asked(scene: Scene, one: HeroView) -> bool:
    return any(scene.legal(f"ability:{one.hero}/{at}") for at in range(len(one.abilities)))


def school(scene: Scene, one: HeroView, box: Box) -> None:
    """A hero's name and owner, then its abilities to choose."""
    x, y, w, h = box
    band = scene.layout.least * 3
    scene.put(f"school:{one.hero}", (one, w, h), lambda: school_plate(scene, one, w, h), at(x, y))
    figure = next((each for each in scene.people if each.hero == one.id), None)
    chosen = {ability.id for ability in figure.abilities} if figure else set()
    lengths = [len(ability.text.say(scene.lang)) + 60 for ability in one.abilities]
    top, room = y + band, h - band - 4
    for nth, ability in enumerate(one.abilities):
        high = room * lengths[nth] / sum(lengths)
        lesson(scene, f"{one.hero}/{nth}", ability, ability.id in chosen, (x + 5, top, w - 10, high - 4))
        top += high


def school_plate(scene: Scene, one: HeroView, w: float, h: float) -> str:
    least = scene.layout.least
    band = least * 3
    parts = [
        rect(0, 0, w, h, "panel", 8),
        emblem(one.id, one.name, scene.lang, band * 0.55, band * 0.5, band * 0.7),
    ]
    size, lines = fit(one.name.say(scene.lang), w - band - 12, least * 1.2, least * 0.84, 1)
    parts.append(words(band + 2, band * 0.42, lines[0], size, "serif on", room=w - band - 12))
    seat = owner(scene, one)
    if seat >= 0:
        parts.append(shapes.mark(scene.colour(seat), band + least * 0.5, band * 0.72, least * 0.45))
        name = scene.names[seat]
        parts.append(words(band + least * 1.4, band * 0.84, name, least, "dim strong", room=w - band - 30))
    return "".join(parts)


def lesson(scene: Scene, id: str, ability: AbilityView, chosen: bool, box: Box) -> None:
    x, y, w, h = box
    reads = ("lesson", ability, chosen, w, h)
    scene.put(f"ability:{id}", reads, lambda: lesson_thing(scene, id, ability, chosen, w, h), at(x, y))


def lesson_thing(scene: Scene, id: str, ability: AbilityView, chosen: bool, w: float, h: float) -> str:
    """An ability to choose; `id` is the hero and which of its abilities."""
    least = scene.layout.least
    name = ability.name.say(scene.lang)
    parts = [slip(scene, name, ability, (0, 0, w, h), False, 1.2 if scene.layout.tall else 1.25)]
    if chosen:
        parts.append(circle(w - least, h - least, least * 0.85, "done"))
        parts.append(icon("check", w - least * 1.5, h - least * 1.5, least, "done-ink"))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 5))
    text = saying.ability_text(scene, ability, with_state=False)
    return scene.thing(
        f"ability:{id}",
        *parts,
        name=f"{name} ({scene.say(CHOSEN)})" if chosen else name,
        text=text,
        kind="lesson readable",
        why=f"ability:{id.partition('/')[2]}",
    )


def spells(scene: Scene, box: Box) -> None:
    """All spells that are offered, in two rows, or under each other."""
    found = scene.view.spells
    columns = 2 if scene.layout.tall else 3
    rows = max(1, -(-len(found) // columns))
    lines = split(box, rows, 6, upright=True)
    for nth, spell in enumerate(found):
        line, column = divmod(nth, columns)
        page(scene, spell, split(lines[line], columns)[column])


def page(scene: Scene, spell: SpellView, box: Box) -> None:
    x, y, w, h = box
    scene.put(f"spell:{spell.spell}", ("page", spell, w, h), lambda: page_thing(scene, spell, w, h), at(x, y))


def page_thing(scene: Scene, spell: SpellView, w: float, h: float) -> str:
    """A spell to choose."""
    least = scene.layout.least
    parts = [rect(0, 0, w, h, "leaf", 8), icon("spell", 8, 8, least * 2.2, "t-real")]
    room = w - least * 3.4
    size, lines = fit(spell.name.say(scene.lang), room, least * 1.3, least * 0.9, 1)
    parts.append(words(least * 3, least * 1.6, lines[0], size, "serif inky", room=room))
    parts.append(words(least * 3, least * 2.9, scene.say(POWER, n=spell.power), least, "soft strong", room=room))
    room_below = (10.0, least * 3.6, w - 20, h - least * 4)
    parts.append(setting.set_text(spell.text.say(scene.lang), room_below, least * 1.2, least * 0.85))
    if spell.left:
        parts.append(circle(w - least * 1.3, least * 1.3, least * 0.9, "done"))
        parts.append(icon("check", w - least * 1.8, least * 0.8, least, "done-ink"))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 8))
    return scene.thing(
        f"spell:{spell.spell}",
        *parts,
        name=spell.name.say(scene.lang),
        text=f"{saying.capital(scene.say(POWER, n=spell.power))}. {spell.text.say(scene.lang)}",
        kind="page readable",
        why=f"spell:{spell.spell}",
    )
