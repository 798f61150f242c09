"""The draft: the characters one may pick as large pictures with their values, abilities and decks; the picks so far."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.cards import gear_sign, small
from ludoteca.games.arena.shows.drawing.figures import TALL, portrait, standing_image
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.drawing.sheets import cost
from ludoteca.games.arena.shows.terms import PICKS
from ludoteca.games.arena.state.view_types import AbilityView, CharacterView, OfferedView
from ludoteca.kernel.drawing import moved, path, rect, tag, thing, trace, width, words
from ludoteca.kernel.layouts import Box, at, grid, split
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase

DRAFT: Final = Phrase("Scelta dei personaggi", "Draft")
HIGHEST: Final = 400.0


def draft_screen(scene: Scene) -> None:
    w, h = scene.layout.w, scene.layout.h
    head = 150.0 if scene.layout.tall else 74.0
    pool = scene.view.draft.pool
    columns = 2 if scene.layout.tall else min(4, max(1, len(pool)))
    while not scene.layout.tall and -(-len(pool) // columns) > 2:
        columns += 1
    rows = max(1, -(-len(pool) // columns))
    lines = split((8, head, w - 16, h - head - 8), rows, 6, upright=True)
    draft = scene.view.draft
    scene.put("picks", (draft.picker, draft.order, draft.made), partial(picks, scene, head))
    for index, person in enumerate(pool):
        line, column = divmod(index, columns)
        x, y, wide, high = split(lines[line], columns)[column]
        high = min(high, HIGHEST)
        reads = (wide, high, person.taken, saying.offer_reads(person))
        key = f"character:{person.character}"
        scene.put(key, reads, partial(candidate, scene, person, wide, high), at(x, y))


def picks(scene: Scene, head: float) -> str:
    """Draw the picks in their order, each with the Summoner's sign and, once made, the character."""
    view = scene.view
    draft = view.draft
    least = scene.layout.least
    tall = scene.layout.tall
    who = scene.say(PICKS, who=scene.names[draft.picker]) if draft.picker >= 0 else ""
    parts = [words(14, least * 1.9, scene.say(DRAFT), least * 1.4, "serif on", room=380 if tall else 250)]
    if tall:
        parts.append(words(scene.layout.w - 14, least * 1.9, who, least * 1.1, "strong gold", "end", 350))
        box = (10.0, least * 2.5, scene.layout.w - 20, head - least * 2.5 - 8)
    else:
        parts.append(words(14, least * 3.9, who, least * 1.2, "strong gold", room=250))
        box = (280.0, 8.0, scene.layout.w - 288, head - 14)
    made: dict[int, int] = {}
    for turn, (seat, spot) in enumerate(zip(draft.order, split(box, len(draft.order), 4), strict=True)):
        nth = made.get(seat, 0)
        made[seat] = nth + 1
        figure = view.figures[view.players[seat].figures[nth]]
        one = figure if isinstance(figure, CharacterView) and turn < draft.made else None
        parts.append(pick(scene, seat, one, turn == draft.made, spot))
    return tag("g", *parts, class_="picks")


def pick(scene: Scene, seat: int, one: CharacterView | None, now: bool, box: Box) -> str:
    """Draw one turn of the draft: whose it is, and whom they picked."""
    x, y, w, h = box
    least = scene.layout.least
    side = scene.view.sides[seat]
    parts = [rect(x, y, w, h, "tile tile-now" if now else "tile", 6)]
    r = min(h - least * 1.5, w) * 0.4
    if one is not None:
        parts.append(portrait(one, side, x + w / 2, y + r * 1.13 + 3, r))
    else:
        parts.append(shapes.disc(side, x + w / 2, y + r * 1.13 + 3, r, "slot"))
    name = one.short.say(scene.lang) if one is not None else scene.names[seat]
    ink = "on strong" if one is not None else "dim"
    if one is None or w >= least * 5:
        parts.append(words(x + w / 2, y + h - least * 0.35, name, least, ink, "middle", w - 4))
    if now:
        parts.append(path(trace("M", x + w / 2 - 8, y - 3, "h", 16, "l", -8, 10, "z"), "pointer"))
    return "".join(parts)


def candidate(scene: Scene, person: OfferedView, w: float, h: float) -> str:
    lang = scene.lang
    parts = [rect(0, 0, w, h, "panel", 10)]
    parts.append(beside(scene, person, w, h) if scene.layout.tall else below(scene, person, w, h))
    if person.taken:
        parts.append(owners(scene, person.taken, w, h))
    parts.append(when_legal(shapes.halo(1, 1, w - 2, h - 2, 9)))
    return thing(
        f"character:{person.character}",
        *parts,
        name=person.name.say(lang),
        text="\n".join(saying.character_lines(scene, person)),
        kind="candidate readable",
    )


def below(scene: Scene, person: OfferedView, w: float, h: float) -> str:
    """Draw the figure with its values beside it; abilities and deck below them."""
    least, lang = scene.layout.least, scene.lang
    each = (w - 12 - 4 * (len(person.cards) - 1)) / max(1, len(person.cards))
    deck = min(each * 0.78, h * 0.16)
    slips = len(person.abilities) * least * 1.9
    high = h - least * 2.1 - deck - slips - 12
    left = min(high * 0.75, w * 0.56)
    parts = [
        words(w / 2, least * 1.6, person.name.say(lang), least * 1.3, "serif gold", "middle", w - 16),
        stand(person, left / 2 + 4, least * 2.1, left, high),
    ]
    parts.append(values(scene, person, (left + 10, least * 2.5, w - left - 16, least * 6.0), 2))
    y = least * 9.6
    parts.append(words(left + 10, y, saying.attribute_words(person, lang), least, "dim strong", room=w - left - 16))
    if scene.view.upgrades and y + least * 4 < least * 2.1 + high:
        parts.append(gears(scene, person, (left + 10, y + least * 0.7, w - left - 16, least * 3.4)))
    y = least * 2.1 + high + 3
    for one in person.abilities:
        parts.append(skill(scene, person, one, (6, y, w - 12, least * 1.9 - 3)))
        y += least * 1.9
    parts += decks(scene, person, (6, h - deck - 5, w - 12, deck))
    return "".join(parts)


def beside(scene: Scene, person: OfferedView, w: float, h: float) -> str:
    """Draw the figure at the left; name, values, abilities and deck at the right."""
    least = scene.layout.least
    left = min(h * 0.6, w * 0.36)
    x, room = left + 6, w - left - 12
    parts = [
        stand(person, left / 2 + 2, 6, left, h - 12),
        words(x, least * 1.35, person.short.say(scene.lang), least * 1.15, "serif gold", room=room),
        values(scene, person, (x, least * 1.7, room, least * 2.9), 3),
    ]
    y = least * 4.8
    deck = least * 1.6
    slips = (h - y - deck - 10) / max(1, len(person.abilities))
    for one in person.abilities:
        parts.append(skill(scene, person, one, (x, y, room, min(slips, least * 1.9) - 2)))
        y += min(slips, least * 1.9)
    parts += decks(scene, person, (x, h - deck - 6, room, deck))
    return "".join(parts)


def stand(person: OfferedView, x: float, top: float, w: float, h: float) -> str:
    """Draw somebody from head to foot in a box around x, on a stone."""
    r = min(h / (TALL * 1.04), w / (TALL * 0.76))
    foot = top + h - r * 0.5
    return moved(x, foot, path(shapes.base(0, r * 1.05, r * 0.1), "stand"), standing_image(person, r))


def values(scene: Scene, person: OfferedView, box: Box, columns: int) -> str:
    """Draw health, movement, attack, Victory Points; initiative and hand size where they are used."""
    least = scene.layout.least
    shown = [("health", person.health), ("movement", person.move), ("attack", person.attack), ("points", person.points)]
    if scene.view.chapter > 1:
        shown.append(("initiative", person.initiative))
    if scene.view.chapter > 2:
        shown.append(("hand", person.hand_size))
    parts = []
    for (sign, value), (x, y, _, h) in zip(shown, grid(box, 6, columns, 2), strict=False):
        drawn, _ = shapes.counted(sign, str(value), x, y + h / 2 + least * 0.4, least * 1.1, "icon-on")
        parts.append(drawn)
    return "".join(parts)


def gears(scene: Scene, person: OfferedView, box: Box) -> str:
    """Draw the gear in its deck, by kind."""
    least = scene.layout.least
    parts = []
    for kind, (x, y, w, _) in enumerate(grid(box, len(person.gears), 2, 3)):
        parts.append(gear_sign(scene, kind, x, y, least * 1.25))
        count = str(person.gears[kind])
        parts.append(words(x + least * 1.6, y + least * 1.0, count, least, "big on", room=w - least * 1.6))
    return "".join(parts)


def decks(scene: Scene, person: OfferedView, box: Box) -> list[str]:
    """Draw the cards of its deck, as their pictures."""
    spots = split(box, len(person.cards), 4)
    return [small(scene, card, person.id, *spot) for card, spot in zip(person.cards, spots, strict=True)]


def skill(scene: Scene, person: OfferedView, one: AbilityView, box: Box) -> str:
    """Draw an ability by its name; the one of an upgrade with its cost."""
    x, y, w, h = box
    least = scene.layout.least
    base = y + h / 2 + least * 0.36
    parts = [rect(x, y, w, h, "slip-off" if one.upgraded else "slip", 5)]
    right = x + w - 5
    if one.upgraded and not scene.layout.tall:
        drawn, right = cost(scene, person.upgrade_cost, right, base, least)
        parts.append(drawn)
    sign = "upgrade" if one.upgraded else one.timing
    parts.append(shapes.icon(sign, x + 4, y + h / 2 - least * 0.5, least, "icon-gold"))
    room = right - x - least * 1.6 - 4
    parts.append(words(x + least * 1.6, base, one.name.say(scene.lang), least, "on strong", room=room))
    return "".join(parts)


def owners(scene: Scene, taken: tuple[int, ...], w: float, h: float) -> str:
    """Draw a veil over a character that has been picked, with the Summoners who did."""
    least = scene.layout.least
    parts = [rect(0, 0, w, h, "veil", 9)]
    for row, seat in enumerate(taken):
        note = scene.say(Phrase("di {who}", "{who}'s"), who=scene.names[seat])
        wide = min(w - 20, width(note, least * 1.2, True) + least * 3.4)
        y = h / 2 - least * 1.3 + row * least * 3
        side = scene.view.sides[seat]
        parts.append(rect((w - wide) / 2, y, wide, least * 2.5, "panel", least))
        parts.append(
            shapes.disc(side, (w - wide) / 2 + least * 1.3, y + least * 1.25, least * 0.7, f"base side-{side}")
        )
        parts.append(
            words((w - wide) / 2 + least * 2.5, y + least * 1.65, note, least * 1.2, "on strong", room=wide - least * 3)
        )
    return "".join(parts)
