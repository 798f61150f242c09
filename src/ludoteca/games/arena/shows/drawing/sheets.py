"""The characters beside the Arena: portrait, values, status effects, abilities, and how far an upgrade is paid."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import figures, saying, shapes
from ludoteca.games.arena.shows.drawing.icons import icon_of
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.drawing.style import gear_class
from ludoteca.games.arena.state.view_types import CharacterView, OwnAbility, PersonView
from ludoteca.kernel.drawing import fit, rect, thing, width, words
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase

HEAD: Final = 46.0
"""How high the part with portrait, name and values is at least; with the health too."""
HIGH_HEAD: Final = 64.0
ONLY_HEAD: Final = 80.0
"""How high it is for a character without abilities."""
SLIP: Final = 26.0
"""How high the slip of an ability is at most; with the room below it."""
HAVE: Final = Phrase("Raccolti: {gear}.", "Collected: {gear}.")


def column(scene: Scene, row: int) -> None:
    """Lay out the sheets of the near side (0) or of the far one (1)."""
    view = scene.view
    for one, box in zip(scene.characters_of(scene.sides[row]), scene.layout.sheets[row], strict=False):
        stands_here = one.space < 0 and not scene.has(one.key)
        reads = (saying.sheet_reads(one), box, one.figure == view.active, stands_here)
        draw = partial(sheet, scene, one, box, stands_here)
        scene.section(f"sheet {one.figure}", (*reads, view.players[one.seat].gear), draw)


def sheet(scene: Scene, one: CharacterView, box: Box, stands_here: bool) -> None:
    """Lay out one character's panel; a figure that is not in the Arena stands on it."""
    x, y, w, h = box
    count = len(one.abilities)
    head = HIGH_HEAD if h > HIGH_HEAD + count * 20 + 12 else HEAD
    high = h if count else min(h, HIGH_HEAD + scene.layout.least * 3)
    if not count and high > ONLY_HEAD:
        head = ONLY_HEAD
    each = min(SLIP, (h - head - 3) / count) if count else 0.0
    reads = (w, high, one.figure == scene.view.active, stands_here, saying.sheet_reads(one))
    draw = partial(sheet_thing, scene, one, w, high, stands_here, head, count * each)
    scene.put(f"sheet:{one.figure}", reads, draw, at(x, y))
    if stands_here:
        figures.figure(scene, one, x + head / 2, y + head - head * 0.18, head * 0.26)
    for index, ability in enumerate(one.abilities):
        slip_of(scene, one, ability, (x + 4, y + head + index * each, w - 8, each - 3))


def sheet_thing(
    scene: Scene, one: CharacterView, w: float, h: float, stands_here: bool, head: float, taken: float
) -> str:
    least = scene.layout.least
    active = one.figure == scene.view.active
    parts = [rect(0, 0, w, h, "panel panel-now" if active else f"panel panel-{one.side}", 8)]
    if not stands_here:
        parts.append(figures.portrait(one, one.side, head * 0.45 + 2, head / 2, head * 0.37))
    left = head * 0.9 + 4
    name = one.short.say(scene.lang)
    parts.append(words(left, max(19.0, head * 0.3), name, least * 1.16, "serif on", room=w - left - 6))
    parts.append(values(scene, one, left, head - 8, least, w - left - 6))
    if head >= HIGH_HEAD:
        parts.append(figures.plate(one, left, head * 0.38, w - left - 6, max(least * 1.3, head * 0.23), least))
    parts.append(status_chips(one, (5, head + taken + 1, w - 10, h - head - taken - 3), least))
    return thing(
        f"sheet:{one.figure}",
        *parts,
        name=one.name.say(scene.lang),
        text="\n".join(saying.sheet_lines(scene, one)),
        kind="profile readable",
    )


def values(scene: Scene, one: PersonView, x: float, y: float, size: float, room: float) -> str:
    """Draw movement, attack with its range, Victory Points of a character in play."""
    reach = one.range if isinstance(one, CharacterView) else 1
    shown = [
        ("movement", str(one.move)),
        ("attack", f"{one.attack}·{reach}" if reach != 1 else str(one.attack)),
        ("points", str(one.points)),
    ]
    parts = []
    for index, (name, number) in enumerate(shown):
        drawn, _ = shapes.counted(
            name, number, x + index * room / len(shown), y, size, "icon-on" if index < 2 else "icon-gold"
        )
        parts.append(drawn)
    return "".join(parts)


def status_chips(one: CharacterView, box: Box, least: float) -> str:
    """Draw status counters in rows, as many as there is room for."""
    x, y, w, h = box
    wide = least * 2.0
    columns = max(1, int((w + 2) / (wide + 2)))
    rows = int((h + 2) / (least * 1.4))
    parts = []
    for number, status in enumerate(one.statuses[: columns * rows]):
        row, across = divmod(number, columns)
        parts.append(figures.counter(status, x + across * (wide + 2), y + row * least * 1.4, wide, least))
    return "".join(parts)


def slip_of(scene: Scene, one: CharacterView, given: OwnAbility, box: Box) -> None:
    """Lay out an ability; the upgraded side is a dashed slip with its cost until it is paid."""
    x, y, w, h = box
    locked = given.upgraded and not one.upgraded
    key = f"upgrade:{one.figure}" if locked else f"ability:{given.ability}"
    mine = scene.viewer == one.seat and one.figure == scene.view.active
    gear = scene.view.players[one.seat].gear if locked else ()
    reads = (w, h, mine, (one.upgrade_cost, gear) if locked else (), saying.ability_reads(given))
    scene.put(key, reads, partial(slip, scene, one, given, locked, mine, w, h), at(x, y))


def slip(scene: Scene, one: CharacterView, given: OwnAbility, locked: bool, mine: bool, w: float, h: float) -> str:
    lang = scene.lang
    draw = unpaid if locked else skill
    name = given.name.say(lang)
    text = saying.ability_line(scene, given).partition(": ")[2]
    timing = saying.TIMINGS[given.timing].say(lang)
    told = f"{timing[0].upper()}{timing[1:]}.\n{text}"
    if locked:
        gear = scene.view.players[one.seat].gear
        told = f"{name}: {told}\n{scene.say(saying.UPGRADE, cost=saying.cost_words(scene, one.upgrade_cost))}."
        told += f" {scene.say(HAVE, gear=saying.cost_words(scene, gear) or '0')}"
        name = scene.say(Phrase("Miglioria di {name}", "Upgrade of {name}"), name=one.short.say(lang))
    index = given.ability.partition("/")[2]
    return thing(
        f"upgrade:{one.figure}" if locked else f"ability:{given.ability}",
        draw(scene, one, given, w, h),
        when_legal(shapes.halo(1, 1, w - 2, h - 2, 6)),
        name=name,
        text=told,
        kind="skill readable",
        why=scene.why("upgrade" if locked else f"use:{index}") if mine else None,
    )


def skill(scene: Scene, one: CharacterView, given: OwnAbility, w: float, h: float) -> str:
    """Draw an ability in force: when it works, its name, its signs, and whether it has been used."""
    least = scene.layout.least
    parts = [rect(0, 0, w, h, "slip-full" if given.upgraded else "slip", 5)]
    middle = h / 2 - least * 0.55
    right = w - 4.0
    for sign in [*(["done"] if given.used else []), *reversed(given.icons)]:
        right -= least * 1.15
        parts.append(shapes.icon(sign, right, middle, least * 1.05, "icon-gold" if sign == "done" else "icon-on"))
    parts.append(shapes.icon(given.timing, 4, middle, least * 1.05, "icon-gold"))
    left = 4 + least * 1.35
    size, lines = fit(given.name.say(scene.lang), right - left - 3, least, least, 2 if h > least * 2.5 else 1)
    name = given.name.say(scene.lang)
    shown = lines if len(lines) > 1 else (name,)
    first = h / 2 + size * 0.36 - size * 0.54 * (len(shown) - 1)
    parts += [
        words(left, first + row * size * 1.08, line, size, "on strong", room=right - left - 3)
        for row, line in enumerate(shown)
    ]
    return "".join(parts)


def unpaid(scene: Scene, one: CharacterView, _: OwnAbility, w: float, h: float) -> str:
    """Draw the upgrade until it is paid: a square for each gear that it costs, filled for those that were collected."""
    least = scene.layout.least
    have = scene.view.players[one.seat].gear
    kinds = [(kind, count) for kind, count in enumerate(one.upgrade_cost) if count]
    full = all([have[kind] >= count for kind, count in kinds])
    squares = sum([count for _, count in kinds])
    sign = min(least * 1.15, h - 4)
    left = 6 + least * 1.2
    each = min(least, (w - left - 4 - len(kinds) * (sign + 4)) / max(1, squares))
    parts = [rect(0, 0, w, h, "slip-full" if full else "slip-off", 5)]
    parts.append(shapes.icon("upgrade", 4, h / 2 - least * 0.55, least * 1.1, "icon-gold" if full else "icon-dim"))
    x = left
    for kind, count in kinds:
        id = scene.view.gears[kind].id
        parts.append(shapes.icon(icon_of(id, "gear"), x, h / 2 - sign / 2, sign, f"gear-{gear_class(id)}"))
        x += sign + 2
        for square in range(count):
            look = "gear" if have[kind] > square else "lack"
            parts.append(rect(x, h / 2 - each * 0.42, each * 0.84, each * 0.84, f"{look}-{gear_class(id)}", 2))
            x += each
        x += 2
    return "".join(parts)


def cost(scene: Scene, gears: tuple[int, ...], right: float, y: float, size: float) -> tuple[str, float]:
    """Draw gear signs with numbers that end at `right`, and tell where they begin."""
    parts = []
    for kind in range(len(gears) - 1, -1, -1):
        if gears[kind]:
            number = str(gears[kind])
            long = width(number, size, True)
            right -= long
            parts.append(words(right, y, number, size, "big on", room=long + size * 0.1))
            right -= size * 1.15
            id = scene.view.gears[kind].id
            parts.append(
                shapes.icon(icon_of(id, "gear"), right, y - size * 0.92, size * 1.08, f"gear-{gear_class(id)}")
            )
            right -= size * 0.45
    return "".join(parts), right


def active_card(scene: Scene) -> None:
    """Lay out the abilities of the active character on a tall table."""
    active = scene.view.active
    if scene.layout.skills[2] == 0 or active < 0:
        return
    one = scene.view.character(active)
    for ability, box in zip(one.abilities, split(scene.layout.skills, len(one.abilities)), strict=True):
        slip_of(scene, one, ability, box)
