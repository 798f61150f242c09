"""Ability cards beside the Arena: a character's values, status effects, abilities, and both sides of the card."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from ludoteca.games.arena.shows.drawing import figures, legend, saying, shapes
from ludoteca.games.arena.shows.drawing.cards import set_text
from ludoteca.games.arena.shows.drawing.emblems import tone
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CharacterView, OwnAbility, PersonView
from ludoteca.kernel.drawing import fit, rect, thing, width, words, wrap
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Words

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
Texts = tuple[tuple[Words, ...], ...]
"""The words of some abilities, in paragraphs."""
UPGRADE_NAME: Final = Phrase("Miglioria di {name}", "Upgrade of {name}")


def column(scene: Scene, row: int) -> None:
    """The sheets of the near side (0) or of the far one (1); without abilities they are low, and a key lies below."""
    boxes = scene.layout.sheets[row]
    people = scene.characters_of(scene.sides[row])
    if not boxes:
        return
    x, y, w, _ = boxes[0]
    floor = boxes[-1][1] + boxes[-1][3]
    if any([one.abilities for one in people]):
        worded_column(scene, people, (x, y, w, floor - y))
        return
    high = scene.layout.least * LOW
    for one in people:
        sheet(scene, one, (x, y, w, high))
        y += high + 4
    legend.key(scene, row, (x, y, w, floor - y))


def worded_column(scene: Scene, people: list[CharacterView], box: Box) -> None:
    """Sheets of the same width; those whose abilities have more words are higher."""
    x, y, w, h = box
    shown = tuple([texts_of(one) for one in people])
    for one, high in zip(people, sheet_heights(shown, scene.lang, w, h, scene.layout.least), strict=True):
        sheet(scene, one, (x, y, w, high))
        y += high + 4


def texts_of(one: CharacterView) -> Texts:
    return tuple([each.text for each in one.abilities])


@lru_cache(maxsize=256)
def sheet_heights(shown: tuple[Texts, ...], lang: str, w: float, h: float, least: float) -> list[float]:
    """How high each of these sheets is, so that together they fill the height and all words get their room."""
    heads = [2 * MEDAL * least + 14 + 3 * (len(texts) - 1) for texts in shown]
    room = h - 4 * (len(shown) - 1) - sum(heads)
    size = lettering(tuple([text for texts in shown for text in texts]), lang, w - 10, room, least)
    wanted = [sum([slip_height(text, lang, w - 10, size, least) for text in texts]) for texts in shown]
    return [head + room * want / sum(wanted) for head, want in zip(heads, wanted, strict=True)]


def lettering(shown: Texts, lang: str, w: float, room: float, least: float) -> float:
    """The size of letters with which the words of these abilities fit into slips of so much height together."""
    for share in SIZES:
        size = least * share
        if sum([slip_height(text, lang, w, size, least) for text in shown]) <= room:
            break
    return size


def slip_height(text: tuple[Words, ...], lang: str, w: float, size: float, least: float) -> float:
    """How high the slip of an ability must be for all of its words in letters of this size."""
    lines = wrap(saying.paragraphs(text, lang), (w - 11) * 0.97, size, 99)
    return least * NAME + size * LINE * len(lines)


def sheet(scene: Scene, one: CharacterView, box: Box) -> None:
    """One character's card; a figure that is not in the Arena stands on it."""
    x, y, w, h = box
    least = scene.layout.least
    r = least * MEDAL
    stands_here = one.space < 0 and not scene.has(one.key)
    reads = (w, h, one.figure == scene.view.active, stands_here, saying.sheet_reads(one))
    scene.put(f"sheet:{one.figure}", reads, partial(sheet_thing, scene, one, w, h, stands_here), at(x, y))
    if stands_here:
        figures.figure(scene, one, x + r + 6, y + r + 4.5, r)
    top = 2 * r + 10
    room = h - top - 4
    if room > least * 1.3 and one.abilities:
        abilities(scene, one, (x + 5, y + top, w - 10, room), upright=True)


def sheet_thing(scene: Scene, one: CharacterView, w: float, h: float, stands_here: bool) -> str:
    least = scene.layout.least
    active = one.figure == scene.view.active
    r = least * MEDAL
    parts = [
        rect(0, 0, w, h, "panel panel-now" if active else "panel", 8),
        rect(2, 2, w - 4, 2 * r + 5, tone(one.id), 6),
    ]
    if not stands_here:
        parts.append(figures.medallion(one, r + 6, r + 4.5, r, scene.lang))
    left = 2 * r + 13
    chips, right = status_chips(one, w - 6, least)
    parts.append(chips)
    size, lines = fit(one.name.say(scene.lang), right - left - 4, least * 1.3, least * 1.02, 1)
    parts.append(words(left, least * 1.3, lines[0], size, "serif white", room=right - left - 4))
    parts.append(values(scene, one, left, least * 2.62, least))
    return thing(
        f"sheet:{one.figure}",
        *parts,
        name=one.name.say(scene.lang),
        text="\n".join(saying.sheet_lines(scene, one)),
        kind="profile readable",
    )


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
    for number, status in enumerate(statuses):
        row, place = divmod(number, CHIPS)
        x = right - (place + 1) * (wide + 2)
        parts.append(figures.counter(status, x, 5 + row * least * 1.25, wide, least))
    return "".join(parts), right - min(len(statuses), CHIPS) * (wide + 2)


def abilities(scene: Scene, one: CharacterView, box: Box, upright: bool) -> None:
    """A slip for each ability; the upgraded side is a dashed one with its cost until it is paid."""
    x, y, w, h = box
    if not upright:
        for each, place in zip(one.abilities, split(box, len(one.abilities)), strict=True):
            ability(scene, one, each, place)
        return
    heights = slip_heights(texts_of(one), scene.lang, w, h, scene.layout.least)
    for each, high in zip(one.abilities, heights, strict=True):
        ability(scene, one, each, (x, y, w, high))
        y += high + 3


@lru_cache(maxsize=1024)
def slip_heights(shown: Texts, lang: str, w: float, h: float, least: float) -> list[float]:
    """How high the slips of these abilities are: ones with more words get more of the room."""
    room = h - 3 * (len(shown) - 1)
    size = lettering(shown, lang, w, room, least)
    wanted = [slip_height(text, lang, w, size, least) for text in shown]
    if sum(wanted) > room:
        wanted = [1.0 for _ in shown]  # names only
    return [room * want / sum(wanted) for want in wanted]


def ability(scene: Scene, one: CharacterView, given: OwnAbility, box: Box) -> None:
    x, y, w, h = box
    locked = given.upgraded and not one.upgraded
    key = f"upgrade:{one.figure}" if locked else f"ability:{given.ability}"
    mine = scene.viewer == one.seat and one.figure == scene.view.active
    reads = (w, h, mine, one.upgrade_cost if locked else (), saying.ability_reads(given))
    scene.put(key, reads, partial(slip, scene, one, given, locked, mine, w, h), at(x, y))


def slip(scene: Scene, one: CharacterView, given: OwnAbility, locked: bool, mine: bool, w: float, h: float) -> str:
    least = min(scene.layout.least, h * 0.78)
    lang = scene.lang
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
    parts.append(when_legal(shapes.halo(1, 1, w - 2, h - 2, 6)))
    name = given.name.say(lang)
    said = saying.ability_line(scene, given).partition(": ")[2]
    timing = saying.TIMINGS[given.timing].say(lang)
    told = f"{timing[0].upper()}{timing[1:]}.\n{said}"
    if locked:
        told = f"{name}: {told}\n{scene.say(saying.UPGRADE, cost=saying.cost_words(scene, one.upgrade_cost))}."
        name = scene.say(UPGRADE_NAME, name=one.short.say(lang))
    index = given.ability.partition("/")[2]
    return thing(
        f"upgrade:{one.figure}" if locked else f"ability:{given.ability}",
        *parts,
        name=name,
        text=told,
        kind="skill readable",
        why=scene.why("upgrade" if locked else f"use:{index}") if mine else None,
    )


def cost(
    scene: Scene, gears: tuple[int, ...], right: float, y: float, size: float, class_: str = "coin"
) -> tuple[str, float]:
    """Gear signs with numbers that end at `right`; and where they begin."""
    parts = []
    for kind in range(len(gears) - 1, -1, -1):
        if gears[kind]:
            said = str(gears[kind])
            long = width(said, size, True)
            right -= long
            parts.append(words(right, y, said, size, f"big {class_}", room=long + size * 0.1))
            right -= size * 1.15
            parts.append(
                shapes.icon(icon_of(scene.view.gears[kind].id, "gear"), right, y - size * 0.92, size * 1.08, class_)
            )
            right -= size * 0.45
    return "".join(parts), right


def active_card(scene: Scene) -> None:
    """The ability card of the active character on a tall table."""
    active = scene.view.active
    if scene.layout.skills[2] == 0 or active < 0:
        return
    one = scene.view.character(active)
    if one.abilities:
        abilities(scene, one, scene.layout.skills, upright=False)
