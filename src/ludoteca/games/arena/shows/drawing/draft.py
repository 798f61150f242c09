"""The draft: the characters one may pick as cards with everything printed for them, the picks so far, whose pick."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import saying, shapes
from ludoteca.games.arena.shows.drawing.cards import set_text, signs
from ludoteca.games.arena.shows.drawing.emblems import emblem, tone
from ludoteca.games.arena.shows.drawing.figures import medallion
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.drawing.sheets import cost, values
from ludoteca.games.arena.state.view_types import AbilityView, CharacterView, FaceView, OfferedView
from ludoteca.kernel.drawing import fit, path, rect, tag, thing, trace, width, words
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase

DRAFT: Final = Phrase("Scelta dei personaggi", "Draft")
PICKS: Final = Phrase("Sceglie {who}", "{who} picks")
TAKEN: Final = Phrase("di {who}", "{who}'s")
HIGHEST: Final = 330.0


def draft_screen(scene: Scene) -> None:
    w, h = scene.layout.w, scene.layout.h
    head = 132.0 if scene.layout.tall else 62.0
    pool = scene.view.draft.pool
    columns = 2 if scene.layout.tall else min(4, max(1, len(pool)))
    while not scene.layout.tall and -(-len(pool) // columns) > 2:
        columns += 1
    rows = max(1, -(-len(pool) // columns))
    lines = split((8, head, w - 16, h - head - 8), rows, 6, upright=True)
    draft = scene.view.draft
    scene.put("picks", (draft.picker, draft.order, draft.made), partial(picks, scene, head))
    for place, person in enumerate(pool):
        line, column = divmod(place, columns)
        x, y, wide, high = split(lines[line], columns)[column]
        high = min(high, HIGHEST)
        reads = (wide, high, person.taken, saying.offer_reads(person))
        key = f"character:{person.character}"
        scene.put(key, reads, partial(candidate, scene, person, wide, high), at(x, y))


def picks(scene: Scene, head: float) -> str:
    """The picks in their order, each with the Summoner's sign and, once made, the character."""
    view = scene.view
    draft = view.draft
    least = scene.layout.least
    tall = scene.layout.tall
    who = scene.say(PICKS, who=scene.names[draft.picker]) if draft.picker >= 0 else ""
    parts = [
        words(14, least * 1.9, scene.say(DRAFT), least * 1.5, "serif on", room=scene.layout.w - 420 if tall else 240)
    ]
    if tall:
        parts.append(words(scene.layout.w - 14, least * 1.9, who, least * 1.1, "strong gold", "end", 380))
        box = (10.0, least * 2.6, scene.layout.w - 20, head - least * 2.6 - 8)
    else:
        parts.append(words(14, least * 3.7, who, least * 1.1, "strong gold", room=230))
        box = (270.0, 8.0, scene.layout.w - 278, head - 14)
    made: dict[int, int] = {}
    for turn, (seat, place) in enumerate(zip(draft.order, split(box, len(draft.order), 4), strict=True)):
        x, y, w, h = place
        nth = made.get(seat, 0)
        made[seat] = nth + 1
        figure = view.figures[view.players[seat].figures[nth]]
        side = view.sides[seat]
        now = turn == draft.made
        parts.append(rect(x, y, w, h, "tile tile-now" if now else "tile", 6))
        r = min(h * 0.36, w * 0.24)
        if tall:
            r = min(h * 0.3, w * 0.32)
        middle = (x + w / 2, y + r + 5) if tall else (x + r + 5, y + h / 2)
        if isinstance(figure, CharacterView) and turn < draft.made:
            parts.append(medallion(figure, *middle, r, scene.lang))
            said = figure.short.say(scene.lang)
        else:
            parts.append(shapes.plate(side, *middle, r, "slot"))
            said = ""
        name = scene.names[seat]
        if tall:
            size, lines = fit(said or name, w - 4, least * 0.95, least * 0.75, 1)
            parts.append(words(x + w / 2, y + h - 6, lines[0], size, "on strong" if said else "dim", "middle", w - 4))
        else:
            left = x + 2 * r + 11
            size, lines = fit(name, x + w - left - 3, least, least * 0.8, 1)
            parts.append(words(left, y + h * (0.42 if said else 0.58), lines[0], size, "dim", room=x + w - left - 3))
            if said:
                size, lines = fit(said, x + w - left - 3, least * 1.05, least * 0.8, 1)
                parts.append(words(left, y + h * 0.78, lines[0], size, "on strong", room=x + w - left - 3))
        if now:
            parts.append(path(trace("M", x + w / 2 - 8, y - 3, "h", 16, "l", -8, 10, "z"), "pointer"))
    return tag("g", *parts, class_="picks")


def candidate(scene: Scene, person: OfferedView, w: float, h: float) -> str:
    least = scene.layout.least
    lang = scene.lang
    band = least * (3.1 if scene.layout.tall else 3.5)
    parts = [rect(0, 0, w, h, "leaf", 9), rect(1, 1, w - 2, band, tone(person.id), 8)]
    parts.append(emblem(person, band * 0.5, band * 0.5, band * 0.78, lang))
    size, lines = fit(person.name.say(lang), w - band - 8, least * 1.4, least * 0.84, 1)
    parts.append(words(band + 2, band * 0.42, lines[0], size, "serif white", room=w - band - 8))
    parts.append(values(scene, person, band + 2, band * 0.85, least * (0.98 if w / least > 19 else 0.9)))
    top = band + least * 1.25
    kinds = saying.attribute_words(person, lang)
    gear_left = w - 6.0
    if scene.view.upgrades:
        drawn, gear_left = cost(scene, person.gears, w - 6, top, least)
        parts.append(drawn)
    parts.append(words(7, top, kinds, least, "strong soft", room=max(20.0, gear_left - 16)))
    top += least * 0.35
    parts.append(f'<path class="hair" d="M5 {top:.1f}h{w - 10:.1f}"/>')
    parts.append(told(scene, person, (6, top + 3, w - 12, h - top - 7)))
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


def told(scene: Scene, person: OfferedView, box: Box) -> str:
    """Its abilities where they are in play, each with its words, and its cards by name where there is room left."""
    x, y, w, h = box
    least = scene.layout.least
    lang = scene.lang
    parts = []
    cards = person.cards
    shown = person.abilities
    deck_room = least * 1.3 * len(cards) if not shown or h > least * 16 else 0.0
    if shown:
        lengths = [len(saying.paragraphs(one.text, lang)) + 10 for one in shown]
        name = least * 1.45
        room = h - deck_room - name * len(shown)
        for one, length in zip(shown, lengths, strict=True):
            high = name + room * length / sum(lengths)
            parts.append(skill(scene, person, one, (x, y, w, high - 3)))
            y += high
    if deck_room:
        each = deck_room / len(cards) if shown else min((h - 4) / len(cards), least * 4.2)
        parts += [deck_line(scene, card, (x, y + line * each, w, each)) for line, card in enumerate(cards)]
    return "".join(parts)


def deck_line(scene: Scene, card: FaceView, box: Box) -> str:
    """A card of the deck: copies, name and signs; below them its words, where there is room."""
    x, y, w, h = box
    least = scene.layout.least
    lang = scene.lang
    marks = [*card.banner, *signs(card)]
    room = w - len(marks) * least * 1.2 - 4
    worded = h > least * 2.3
    size, lines = fit(f"{card.copies} × {card.name.say(lang)}", room, min(least * 1.02, h * 0.86), least * 0.85, 1)
    parts = [words(x + 1, y + min(least * 1.08, h * 0.86), lines[0], size, "strong" if worded else "inky", room=room)]
    for place, sign in enumerate(reversed(marks), 1):
        parts.append(shapes.icon(sign, x + w - place * least * 1.2, y + least * 0.18, least, "soft"))
    if worded:
        text = (saying.paragraphs(card.text, lang),)
        parts.append(
            set_text(text, x + 1, y + least * 1.35, w - 4, h - least * 1.4, least * 0.98, least * 0.82, "soft")
        )
    return "".join(parts)


def skill(scene: Scene, person: OfferedView, one: AbilityView, box: Box) -> str:
    x, y, w, h = box
    least = scene.layout.least
    lang = scene.lang
    locked = one.upgraded
    parts = [rect(x, y, w, h, "slip-off" if locked else "slip", 5)]
    right = x + w - 5
    if locked:
        drawn, right = cost(scene, person.upgrade_cost, right, y + least * 1.1, least)
        parts.append(drawn)
        right -= least * 1.2
        parts.append(shapes.icon("upgrade", right, y + least * 0.18, least, "coin"))
    else:
        parts.append(shapes.icon(one.timing, right - least, y + least * 0.2, least, "soft"))
        right -= least * 1.3
    size, lines = fit(one.name.say(lang), right - x - 8, least * 1.02, least * 0.85, 1)
    parts.append(words(x + 5, y + least * 1.08, lines[0], size, "strong", room=right - x - 8))
    text = (saying.paragraphs(one.text, lang),)
    parts.append(set_text(text, x + 5, y + least * 1.35, w - 9, h - least * 1.4, least, least * 0.8))
    return "".join(parts)


def owners(scene: Scene, taken: tuple[int, ...], w: float, h: float) -> str:
    """A veil over a character that has been picked, with the Summoners who did."""
    least = scene.layout.least
    parts = [rect(0, 0, w, h, "veil", 9)]
    for row, seat in enumerate(taken):
        said = scene.say(TAKEN, who=scene.names[seat])
        wide = min(w - 20, width(said, least * 1.2, True) + least * 3.4)
        y = h / 2 - least * 1.3 + row * least * 3
        side = scene.view.sides[seat]
        parts.append(rect((w - wide) / 2, y, wide, least * 2.5, "panel", least))
        parts.append(
            shapes.plate(side, (w - wide) / 2 + least * 1.3, y + least * 1.25, least * 0.7, f"plate side-{side}")
        )
        parts.append(
            words((w - wide) / 2 + least * 2.5, y + least * 1.65, said, least * 1.2, "on strong", room=wide - least * 3)
        )
    return "".join(parts)
