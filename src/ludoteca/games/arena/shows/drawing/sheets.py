"""Ability cards beside the Arena: a character's values, status effects, abilities, and both sides of the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.arena.shows.drawing import figures, legend, saying, shapes
from ludoteca.games.arena.shows.drawing.cards import set_text
from ludoteca.games.arena.shows.drawing.emblems import tone
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import AbilityView, CharacterView, OwnAbility, PersonView
from ludoteca.kernel.drawing import fit, rect, width, words, wrap
from ludoteca.kernel.layouts import Box, split
from ludoteca.kernel.texts import Phrase

CHIPS: Final = 4
"""So many status counters stand in a row."""
MEDAL: Final = 1.3
"""The radius of the medallion on a sheet, in letters."""
NAME: Final = 1.42
"""How high the name of an ability is with the air around it, in letters; LINE, a line of its words."""
LINE: Final = 1.17
SIZES: Final = (1.1, 1.05, 1.0, 0.95, 0.9, 0.86, 0.82)
"""The letters of abilities' words: the largest that leave nothing out, if any do."""
LOW: Final = 3.6
"""How high a sheet without abilities is, in letters."""
UPGRADE_NAME: Final = Phrase("Miglioria di {name}", "Upgrade of {name}")


def column(scene: Scene, at: int) -> str:
    """The sheets of the near side (0) or of the far one (1); without abilities they are low, and a key lies below."""
    boxes = scene.layout.sheets[at]
    people = scene.characters_of(scene.sides[at])
    if not boxes:
        return ""
    x, y, w, _ = boxes[0]
    floor = boxes[-1][1] + boxes[-1][3]
    if any(one.abilities for one in people):
        return worded_column(scene, people, (x, y, w, floor - y))
    high = scene.layout.least * LOW
    parts = [sheet(scene, one, (x, y + n * (high + 4), w, high)) for n, one in enumerate(people)]
    y += len(people) * (high + 4)
    return "".join(parts) + (legend.signs if at == 0 else legend.effects)(scene, (x, y, w, floor - y))


def worded_column(scene: Scene, people: list[CharacterView], box: Box) -> str:
    """Sheets of the same width; those whose abilities have more words are higher."""
    x, y, w, h = box
    heads = [2 * MEDAL * scene.layout.least + 14 + 3 * (len(one.abilities) - 1) for one in people]
    room = h - 4 * (len(people) - 1) - sum(heads)
    size = lettering(scene, [each for one in people for each in one.abilities], w - 10, room)
    wanted = [sum(slip_height(scene, each, w - 10, size) for each in one.abilities) for one in people]
    parts = []
    for one, head, want in zip(people, heads, wanted, strict=True):
        high = head + room * want / sum(wanted)
        parts.append(sheet(scene, one, (x, y, w, high)))
        y += high + 4
    return "".join(parts)


def lettering(scene: Scene, shown: Sequence[AbilityView], w: float, room: float) -> float:
    """The size of letters with which the words of these abilities fit into slips of so much height together."""
    for share in SIZES:
        size = scene.layout.least * share
        if sum(slip_height(scene, each, w, size) for each in shown) <= room:
            break
    return size


def slip_height(scene: Scene, given: AbilityView, w: float, size: float) -> float:
    """How high the slip of an ability must be for all of its words in letters of this size."""
    lines = wrap(saying.paragraphs(given.text, scene.lang), (w - 11) * 0.97, size, 99)
    return scene.layout.least * NAME + size * LINE * len(lines)


def sheet(scene: Scene, one: CharacterView, box: Box) -> str:
    """One character's card; a figure that is not in the Arena stands on it."""
    x, y, w, h = box
    least = scene.layout.least
    key = f"sheet:{one.figure}"
    scene.drawn.add(key)
    active = one.figure == scene.view.active
    r = least * MEDAL
    band = 2 * r + 5
    parts = [
        rect(0, 0, w, h, "panel panel-now" if active else "panel", 8),
        rect(2, 2, w - 4, band, tone(one.id), 6),
    ]
    stands_here = one.space < 0 and one.key not in scene.drawn
    if not stands_here:
        parts.append(figures.medallion(one, r + 6, r + 4.5, r, scene.lang))
    left = 2 * r + 13
    top = band + 5
    chips, right = status_chips(one, w - 6, least)
    parts.append(chips)
    size, lines = fit(one.name.say(scene.lang), right - left - 4, least * 1.3, least * 1.02, 1)
    parts.append(words(left, least * 1.3, lines[0], size, "serif white", room=right - left - 4))
    parts.append(values(scene, one, left, least * 2.62, least))
    room = h - top - 4
    drawn = scene.marks.group(
        key,
        *parts,
        name=one.name.say(scene.lang),
        text="\n".join(saying.sheet_lines(scene, one)),
        kind="profile readable",
        place=f"translate({x:.1f} {y:.1f})",
    )
    if stands_here:
        drawn += figures.figure(scene, one, x + r + 6, y + r + 4.5, r)
    if room > least * 1.3 and one.abilities:
        drawn += abilities(scene, one, (x + 5, y + top, w - 10, room), upright=True)
    return drawn


def values(scene: Scene, one: PersonView, x: float, y: float, size: float, class_: str = "white") -> str:
    """Health, movement, attack with its range, Victory Points; initiative and hand size where they are used."""
    reach, life = 1, str(one.health)
    if isinstance(one, CharacterView):
        reach, life = one.range, f"{life}/{one.max_health}"
    shown = [
        ("health", life),
        ("movement", str(one.move)),
        ("attack", f"{one.attack}·{reach}" if reach != 1 else str(one.attack)),
        ("points", str(one.points)),
    ]
    if scene.view.chapter > 1:
        shown.append(("initiative", str(one.initiative)))
    if scene.view.chapter > 2:
        shown.append(("hand", str(one.hand_size)))
    parts = []
    for name, said in shown:
        drawn, wide = shapes.counted(name, said, x, y, size, class_)
        parts.append(drawn)
        x += wide + size * 0.55
    return "".join(parts)


def status_chips(one: CharacterView, right: float, least: float) -> tuple[str, float]:
    """Status counters in the upper right corner; from the fifth on in a second row; and where the first begins."""
    parts = []
    wide = least * 1.74
    statuses = one.statuses
    for at, status in enumerate(statuses):
        row, place = divmod(at, CHIPS)
        x = right - (place + 1) * (wide + 2)
        parts.append(figures.counter(status, x, 5 + row * least * 1.25, wide, least))
    return "".join(parts), right - min(len(statuses), CHIPS) * (wide + 2)


def abilities(scene: Scene, one: CharacterView, box: Box, upright: bool) -> str:
    """A slip for each ability; the upgraded side is a dashed one with its cost until it is paid.

    Ones with more words get more of the room.
    """
    shown = one.abilities
    x, y, w, h = box
    if not upright:
        boxes = split(box, len(shown))
        return "".join([ability(scene, one, each, place) for each, place in zip(shown, boxes, strict=True)])
    room = h - 3 * (len(shown) - 1)
    size = lettering(scene, shown, w, room)
    wanted = [slip_height(scene, each, w, size) for each in shown]
    if sum(wanted) > room:
        wanted = [1.0 for _ in shown]  # names only
    parts = []
    for each, want in zip(shown, wanted, strict=True):
        high = room * want / sum(wanted)
        parts.append(ability(scene, one, each, (x, y, w, high)))
        y += high + 3
    return "".join(parts)


def ability(scene: Scene, one: CharacterView, given: OwnAbility, box: Box) -> str:
    x, y, w, h = box
    least = min(scene.layout.least, h * 0.78)
    lang = scene.lang
    locked = given.upgraded and not one.upgraded
    key = f"upgrade:{one.figure}" if locked else f"ability:{given.ability}"
    scene.drawn.add(key)
    worded = h > least * 2.3
    base = least * 1.08 if worded else h / 2 + least * 0.36
    high = base - least * 0.9
    parts = [rect(0, 0, w, h, "slip-off" if locked else "slip", 5)]
    right = w - 5.0
    if locked:
        drawn, right = cost(scene, one.upgrade_cost, right, base, least)
        parts.append(drawn)
        parts.append(shapes.icon("upgrade", right - least * 1.3, high, least * 1.05, "coin"))
        right -= least * 1.5
    else:
        for sign in reversed(given.icons):
            right -= least * 1.25
            parts.append(shapes.icon(sign, right, high, least * 1.05))
        if given.used:
            right -= least * 1.3
            parts.append(shapes.icon("done", right, high, least * 1.05, "soft"))
    parts.append(shapes.icon(given.timing, 5, high, least * 1.02, "soft" if locked else "inky"))
    left = 5 + least * 1.35
    size, lines = fit(given.name.say(lang), right - left - 4, least * 1.04, least * 0.86, 1)
    parts.append(words(left, base, lines[0] if lines else "", size, "strong", room=right - left - 4))
    top = least * 1.26
    if worded:
        text = (saying.paragraphs(given.text, lang),)
        parts.append(set_text(text, 6, top, w - 11, h - top - 2, least * 1.1, least * 0.82, "soft" if locked else ""))
    if scene.legal(key):
        parts.append(shapes.halo(1, 1, w - 2, h - 2, 6))
    name = given.name.say(lang)
    said = saying.ability_line(scene, given).partition(": ")[2]
    timing = saying.TIMINGS[given.timing].say(lang)
    told = f"{timing[0].upper()}{timing[1:]}.\n{said}"
    if locked:
        told = f"{name}: {told}\n{scene.say(saying.UPGRADE, cost=saying.cost_words(scene, one.upgrade_cost))}."
        name = scene.say(UPGRADE_NAME, name=one.short.say(lang))
    mine = scene.viewer == one.seat and one.figure == scene.view.active
    index = given.ability.partition("/")[2]
    return scene.marks.group(
        key,
        *parts,
        name=name,
        text=told,
        kind="skill readable",
        why=scene.why("upgrade" if locked else f"use:{index}") if mine else None,
        place=f"translate({x:.1f} {y:.1f})",
    )


def cost(
    scene: Scene, gears: tuple[int, ...], right: float, y: float, size: float, class_: str = "coin"
) -> tuple[str, float]:
    """Gear signs with numbers that end at `right`; and where they begin."""
    parts = []
    for at in range(len(gears) - 1, -1, -1):
        if gears[at]:
            said = str(gears[at])
            long = width(said, size, True)
            right -= long
            parts.append(words(right, y, said, size, f"big {class_}", room=long + size * 0.1))
            right -= size * 1.15
            parts.append(
                shapes.icon(icon_of(scene.view.gears[at].id, "gear"), right, y - size * 0.92, size * 1.08, class_)
            )
            right -= size * 0.45
    return "".join(parts), right


def active_card(scene: Scene) -> str:
    """The ability card of the active character on a tall table."""
    active = scene.view.active
    if scene.layout.skills[2] == 0 or active < 0:
        return ""
    one = scene.view.character(active)
    return abilities(scene, one, scene.layout.skills, upright=False) if one.abilities else ""
