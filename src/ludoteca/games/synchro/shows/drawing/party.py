"""The four boards: who stands there and how, Shards, the level track, Skills, Items, the Master.

In a battle one board lies open, with its Skills as cards; the others are small. On a journey all four are alike.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NamedTuple

from ludoteca.games.synchro.shows.art import addresses
from ludoteca.games.synchro.shows.drawing import layout, saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene, opened_board, place_of
from ludoteca.games.synchro.shows.terms import SHARDS
from ludoteca.games.synchro.state.cards import COLOURS
from ludoteca.games.synchro.state.view_types import BoardItem, BoardSkill, BoardView, HeroBoard
from ludoteca.kernel.drawing import circle, fit, image, paragraph, rect, tag, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.texts import Phrase

LEVEL_TEXT: Final = Phrase(
    "Livello {n} su {most}. {shards} Frammenti a round, CLV {clv}.",
    "Level {n} of {most}. {shards} Shards a round, CLV {clv}.",
)
LEVEL_COST: Final = Phrase("Il prossimo costa {shards}.", "The next costs {shards}.")
HIS: Final = Phrase("{what} di {who}", "{what} of {who}")
SHARDS_OF: Final = Phrase("Frammenti di {who}: {colour}", "{who}'s {colour} Shards")
NO_SKILL: Final = Phrase("libero", "free")

SLOTS: Final = 4


LIT: Final = ("board:", "level:", "skillslot:")
"""What lies on a board and is drawn differently while it may be chosen."""


def boards(scene: Scene) -> None:
    opened = opened_board(scene)
    places = layout.boards(scene.tall, opened)
    lit = [key for key in scene.marks.options if key.startswith(LIT)]
    for one, box in zip(scene.view.boards, places, strict=True):
        look = "even" if opened < 0 else "open" if one.board == opened else "small"
        own = tuple([key for key in lit if place_of(key) == str(one.board)]) if lit else ()
        is_free = one.hero is None and scene.legal(f"unit:{one.unit}")
        reads = (one, box, look, scene.fighting, scene.begun, scene.leader_of(one), own, is_free)
        scene.section(f"board {one.board}", reads, partial(board, scene, one, box, look))


def board(scene: Scene, one: BoardView, box: Box, look: str) -> None:
    """Draw one board: a plate, and on it what can be chosen by itself; a board to be chosen lies over all that."""
    key = f"board:{one.board}"
    if scene.legal(key):
        scene.lay(f"plate:{one.board}", box, (one.active, one.hero is None), lambda box: plate(one, box))
        contents(scene, one, box, look)
        scene.lay(key, box, (one, scene.begun, scene.leader_of(one)), lambda box: cover(scene, one, box))
    else:
        scene.lay(key, box, (plate_reads(one), scene.leader_of(one)), lambda box: ground(scene, one, box))
        contents(scene, one, box, look)


def plate_reads(one: BoardView) -> tuple[Any, ...]:
    """Gather what is seen and told of a board under what lies on it."""
    if not isinstance(one, HeroBoard):
        return (one.active,)
    tiles = tuple([tile.name for tile in one.skills])
    items = tuple([item.name for item in one.items])
    master = one.master.name if one.master else ""
    return one.active, one.hero.name, one.level, one.shards, one.spent, tiles, items, master


def plate(one: BoardView, box: Box) -> str:
    """Draw the ground of a board."""
    return rect(*box, "panel-now" if one.active else "panel" if one.hero else "panel-none", 12)


def ground(scene: Scene, one: BoardView, box: Box) -> str:
    """Draw a board that lies under what is on it."""
    name, text = saying.board_name(scene, one), saying.plate(scene, one)
    return scene.thing(f"board:{one.board}", plate(one, box), name=name, text=text, kind="board plate fixture")


def cover(scene: Scene, one: BoardView, box: Box) -> str:
    """Draw a board to be chosen, over all that lies on it."""
    x, y, w, h = box
    inner = [rect(*box, "spot", 10), shapes.halo(x + 2, y + 2, w - 4, h - 4, 10)]
    name, text = saying.board_name(scene, one), saying.board(scene, one)
    return scene.thing(f"board:{one.board}", *inner, name=name, text=text, kind="board plate fixture")


class Places(NamedTuple):
    """Where everything lies on a board."""

    heading: Box
    storage: Box
    level: Box
    skills: list[Box]
    items: list[Box]
    """And the Master last."""


@kept(1000)
def shared(room: Box, taken: tuple[bool, ...], most: float, gap: float = 4.0) -> list[Box]:
    """Lay out places side by side: taken ones none wider than `most`, free ones in what is left."""
    x, y, w, h = room
    thin = min(w * 0.1, h * 0.6)
    used = sum(taken)
    free = len(taken) - used
    inside = w - gap * (len(taken) - 1)
    wide = min((inside - thin * free) / max(1, used), most)
    thin = max(thin, min((inside - wide * used) / max(1, free), most))
    boxes = []
    for full in taken:
        long = wide if full else thin
        boxes.append((x, y, long, h))
        x += long + gap
    return boxes


def places_on(box: Box, look: str, tall: bool, one: HeroBoard) -> Places:
    """Find where everything lies on a board in this box."""
    known = [tile.slot for tile in one.skills]
    borne = [item.slot for item in one.items]
    skills = tuple([slot in known for slot in range(SLOTS)])
    items = (0 in borne, 1 in borne, one.master is not None)
    return (tall_places if tall else wide_places)(box, look, skills, items)


@kept(1000)
def wide_places(box: Box, look: str, skills: tuple[bool, ...], items: tuple[bool, ...]) -> Places:
    x, y, w, h = box
    if look == "open":
        cards = shared((x + 206, y + 6, w - 314, h - 12), skills, 116, 5)
        chips = shared((x + 6, y + h - 42, 194, 36), items, 60)
        return Places((x + 5, y + 5, 196, 62), (x + 6, y + 102, 194, 34), (x + 6, y + 70, 194, 28), cards, chips)
    if look == "small":
        cards = shared((x + 5, y + 102, w - 10, 34), skills, 44)
        chips = shared((x + 5, y + h - 42, w - 10, 36), items, 44)
        return Places((x + 4, y + 4, w - 8, 40), (x + 5, y + 72, w - 10, 27), (x + 5, y + 46, w - 10, 24), cards, chips)
    left, room = x + 98, w - 104
    cards = shared((left, y + 102, room, 38), skills, 46)
    chips = shared((left, y + h - 38, room, 32), items, 44)
    return Places((x + 4, y + 4, w - 8, h - 8), (left, y + 72, room, 27), (left, y + 46, room, 23), cards, chips)


@kept(600)
def tall_places(box: Box, look: str, skills: tuple[bool, ...], items: tuple[bool, ...]) -> Places:
    x, y, w, h = box
    if look == "open":
        cards = shared((x + 6, y + 104, w - 12, 114), skills, 250, 6)
        chips = shared((x + w - 216, y + 8, 210, 88), items, 90)
        storage, level = (x + 280, y + 54, w - 504, 44.0), (x + 280, y + 8, w - 504, 42.0)
        return Places((x + 5, y + 5, 270, 94), storage, level, cards, chips)
    if look == "small":
        storage, level = (x + 6, y + 54, w * 0.62, h - 58), (x + w * 0.66, y + 54, w * 0.31, h - 58)
        return Places((x + 4, y + 4, w - 8, 46), storage, level, [], [])
    cards = shared((x + 6, y + h - 60, w - 138, 54), skills, 80)
    chips = shared((x + w - 126, y + h - 60, 120, 54), items, 60)
    storage, level = (x + 6, y + 90, w * 0.55, 36.0), (x + w * 0.57, y + 90, w * 0.41, 36.0)
    return Places((x + 4, y + 4, w - 8, 84), storage, level, cards, chips)


def contents(scene: Scene, one: BoardView, box: Box, look: str) -> None:
    """Draw what lies on a board."""
    if not isinstance(one, HeroBoard):
        empty(scene, one, box)
        return
    places = places_on(box, look, scene.tall, one)
    heading(scene, one, places.heading, look)
    storage(scene, one, places.storage)
    level(scene, one, places.level)
    keys = scene.marks.options
    lit = tuple([slot for slot in range(SLOTS) if f"skillslot:{one.board}/{slot}" in keys])
    seen = (one.skills, one.hero.name, one.active, scene.fighting, lit, look, places.skills)
    scene.section(f"skills {one.board}", seen, partial(all_skills, scene, one, places.skills, look))
    if places.items:
        borne = (one.items, one.hero.name, one.master, places.items)
        scene.section(f"items {one.board}", borne, partial(all_items, scene, one, places.items))


# -- who stands there --------------------------------------------------------------------------------------------


def heading(scene: Scene, one: HeroBoard, box: Box, look: str) -> None:
    """Draw face, name and health. Out of battle this is the character; in battle it stands on the stage."""
    if scene.fighting and one.position:
        health = (one.hp, one.max_hp, *badges_of(one)) if scene.tall and look == "open" else ()
        reads = (one.hero, one.colour, scene.leader_of(one), look, health)
        key = f"heading:{one.board}"
        scene.lay(key, box, reads, lambda box: f'<g class="pointing">{told(scene, one, box, look)}</g>')
    else:
        reads = (look, *scene.hero_reads(one))
        scene.lay(f"unit:{one.unit}", box, reads, lambda box: character(scene, one, box, look))


def badges_of(one: HeroBoard) -> tuple[int, bool, bool]:
    """Return what the badges of a Hero depend on."""
    return one.shield, one.stunned, one.silenced


def character(scene: Scene, one: HeroBoard, box: Box, look: str) -> str:
    """Draw the heading of a board as the thing that the Hero is."""
    x, y, w, h = box
    inner = [rect(x, y, w, h, "spot", 8), told(scene, one, box, look), shapes.halo(x, y, w, h)]
    inner.append(shapes.origin(x - 1, y - 1, w + 2, h + 2))
    return scene.thing(
        f"unit:{one.unit}", *inner, name=scene.told(one.hero.name), text=saying.hero(scene, one), kind="hero fixture"
    )


def told(scene: Scene, one: HeroBoard, box: Box, look: str) -> str:
    """Draw what a heading shows."""
    if look == "even" and not scene.tall:
        return on_foot(scene, one, box)
    x, y, w, h = box
    least = scene.layout.least
    hero = one.hero
    parts = [image(addresses.portrait(hero), x + 1, y + 1, h - 2, h - 2)]
    parts.append(rect(x + 1, y + 1, h - 2, h - 2, "edge", 4))
    parts.append(shapes.mark(one.colour, x + h - 7, y + h - 7, least * 0.45))
    left = x + h + 6
    room = x + w - left - 4
    who = scene.leader_of(one)
    small = look == "small"
    if hero.upgraded:
        parts.append(icon("up", x + w - least * 1.2, y + 2, least * 1.2, "gold"))
        room -= least * 1.3
    lines = 2 if not scene.tall and look != "even" and not (small and who) else 1
    parts.append(
        named(
            scene.told(hero.name),
            left,
            y + (4 if scene.tall and not (small and who) else 0),
            room,
            least * (1.05 if small or scene.tall else 1.25),
            least,
            lines,
        )
    )
    if small:
        if who:
            parts.append(words(left, y + h - 4, who, least, "dim", room=room))
        return "".join(parts)
    low = y + h - least * 0.4
    if look == "open" and not scene.tall:
        parts.append(icon(hero.of_class, left, low - least * 0.9, least * 1.1, "gold"))
        label = who or scene.told(hero.class_name)
        parts.append(words(left + least * 1.4, low, label, least, "dim", room=room - least * 1.4))
        return "".join(parts)
    tokens, taken = shapes.badges(one, x + w - 5, y + h * 0.52, least)
    parts.append(tokens)
    deep = least * (1.35 if not scene.tall else 1.1)
    bar_at = y + h * (0.52 if not scene.tall else 0.56) - deep / 2
    parts.append(shapes.bar(one.hp, one.max_hp, left, bar_at, x + w - left - taken - 8, deep))
    parts.append(icon(hero.of_class, left, low - least * 0.9, least * 1.1, "gold"))
    if who:
        parts.append(words(left + least * 1.4, low, who, least, "dim", room=room - least * 1.4))
    elif not scene.tall:
        title = scene.told(hero.title)
        parts.append(words(left + least * 1.4, low, title, least, "dim", room=x + w - left - least * 1.4 - 4))
    return "".join(parts)


def on_foot(scene: Scene, one: HeroBoard, box: Box) -> str:
    """Draw a Hero on the way: the figure at the left, name and health beside it."""
    x, y, w, h = box
    least = scene.layout.least
    hero = one.hero
    niche = rect(x + 1, y + 1, 86, h - 2, f"niche c-{hero.colour}", 9)
    parts = [tag("g", niche, image(addresses.hero(hero), x - 9, y + h - 146, 106, 138), class_="face")]
    parts.append(icon(hero.of_class, x + 6, y + 5, least * 1.4, "pale"))
    parts.append(shapes.mark(one.colour, x + 78, y + 12, least * 0.5))
    who = scene.leader_of(one)
    if who:
        parts.append(words(x + 44, y + h - 5, who, least, "strong pale edged", "middle", 80))
    left, room = x + 94, w - 98
    if hero.upgraded:
        parts.append(icon("up", x + w - least * 1.3, y + 1, least * 1.2, "gold"))
        room -= least * 1.4
    parts.append(words(left, y + 15, scene.told(hero.name), 14, "serif on", room=room))
    tokens, taken = shapes.badges(one, x + w - 2, y + 31, least)
    parts.append(tokens)
    parts.append(shapes.bar(one.hp, one.max_hp, left, y + 23, x + w - left - taken - 4, 16))
    return "".join(parts)


def named(name: str, x: float, y: float, room: float, largest: float, least: float, lines: int) -> str:
    """Draw a name from the upper left corner, in one line or two; never cut it."""
    size, broken = fit(name, room, largest, least, lines)
    if lines == 1 or broken[-1][-1:] == "…":
        return words(x, y + largest * 1.05, name, largest, "serif on", room=room)
    return paragraph(x, y + size * 1.05, broken, size, size * 1.08, "serif on", room)


# -- Shards and levels -------------------------------------------------------------------------------------------


def storage(scene: Scene, one: HeroBoard, box: Box) -> None:
    """Draw the Shards that a Hero holds, in as many slots as there are."""
    x, y, w, h = box
    reads = (sum(one.shards), one.spent, one.shard_slots)
    scene.lay(f"slots:{one.board}", box, reads, lambda box: free_slots(one, box))
    step = w / one.shard_slots
    left = x
    for colour, n in enumerate(one.shards):
        if n:
            spot, seen = (left, y, step * n, h), (n, one.spent[colour], step, one.hero.name)
            scene.lay(f"shard:{one.board}/{colour}", spot, seen, partial(shards, scene, one, colour, step))
            left += step * n


def free_slots(one: HeroBoard, box: Box) -> str:
    """Draw the slots behind a Hero's Shards; those spent this round lie there, faintly."""
    x, y, w, h = box
    slots = one.shard_slots
    step = w / slots
    r = min(step * 0.34, h * 0.34)
    parts = [rect(x, y, w, h, "well", 8)]
    held = sum(one.shards)
    spent = [colour for colour, n in enumerate(one.spent) for _ in range(n)][: max(0, slots - held)]
    for slot in range(held, slots):
        middle = x + step * (slot + 0.5)
        if slot - held < len(spent):
            parts.append(shapes.mark(COLOURS[spent[slot - held]], middle, y + h / 2, r * 0.8, "mark-off"))
        else:
            parts.append(circle(middle, y + h / 2, r * 0.3, "mark-none"))
    return "".join(parts)


def shards(scene: Scene, one: HeroBoard, colour: int, step: float, box: Box) -> str:
    """Draw a Hero's Shards of one colour."""
    x, y, w, h = box
    n, gone = one.shards[colour], one.spent[colour]
    r = min(step * 0.36, h * 0.36)
    inner = [rect(x, y + 1, w, h - 2, "spot", 6)]
    inner += [shapes.gem(COLOURS[colour], x + step * (i + 0.5), y + h / 2, r) for i in range(n)]
    inner.append(shapes.halo(x + 1, y + 1, w - 2, h - 2, 6))
    name = scene.say(SHARDS_OF, who=one.hero.name, colour=saying.colour(scene, COLOURS[colour]))
    held = (
        Phrase("Ne ha {n}, e {spent} spesi.", "Has {n}, and {spent} spent.")
        if gone
        else Phrase("Ne ha {n}.", "Has {n}.")
    )
    text = scene.say(held, n=n, spent=gone)
    return scene.thing(f"shard:{one.board}/{colour}", *inner, name=name, text=text, kind="shard fixture")


def level(scene: Scene, one: HeroBoard, box: Box) -> None:
    key = f"level:{one.board}"
    lit = one.can_level or scene.legal(key)
    reads = (one.hero.name, one.level, one.max_level, one.level_cost, one.per_round, one.clv, one.active, lit)
    scene.lay(key, box, reads, lambda box: level_track(scene, one, lit, box))


def level_track(scene: Scene, one: HeroBoard, lit: bool, box: Box) -> str:
    """Draw the level, a dot for each, and what the next costs."""
    x, y, w, h = box
    least = scene.layout.least
    inner = [rect(x, y, w, h, "slip-lit" if lit else "well", 8)]
    high = h > least * 2.8
    beside = w > least * 10
    base = y + (h * 0.42 if high else h / 2 + least * 0.38)
    inner.append(
        words(x + 6, base, scene.say(saying.SHORT_LEVEL, n=one.level), least * 1.1, "big gold", room=least * 3.2)
    )
    start, wide = (x + least * 4.2, w - least * 7.2) if beside and not high else (x + 6, w - 12)
    step = wide / one.max_level
    for pip in range(one.max_level if high or beside else 0):
        name = "pip" if pip < one.level else "pip-off"
        inner.append(
            circle(start + step * (pip + 0.5), y + h * (0.76 if high else 0.5), min(step * 0.38, least * 0.36), name)
        )
    cost = one.level_cost
    if one.level < one.max_level and w > least * 5:
        price, _ = shapes.pill(
            x + w - 4, base - least * 0.38, str(cost), least, "price" if lit else "price-off", "shards", "end"
        )
        inner.append(price)
    inner.append(shapes.halo(x, y, w, h, 8))
    text = scene.say(LEVEL_TEXT, n=one.level, most=one.max_level, shards=one.per_round, clv=one.clv)
    if one.level < one.max_level:
        text += " " + scene.say(LEVEL_COST, shards=scene.say(SHARDS.count(cost)))
    name = scene.say(Phrase("Livello di {who}", "Level of {who}"), who=one.hero.name)
    why = "level" if one.active else None
    return scene.thing(f"level:{one.board}", *inner, name=name, text=text, kind="level fixture", why=why)


# -- Skills, Items, Masters --------------------------------------------------------------------------------------


def all_skills(scene: Scene, one: HeroBoard, places: list[Box], look: str) -> None:
    """Draw the Skills of a board, and the places for more."""
    known = {skill.slot: skill for skill in one.skills}
    for slot, spot in enumerate(places):
        skill(scene, one, known.get(slot), slot, spot, look)


def all_items(scene: Scene, one: HeroBoard, places: list[Box]) -> None:
    """Draw the Items of a board and its Master, and the places for them."""
    items = {item.slot: item for item in one.items}
    for slot, spot in enumerate(places[:2]):
        item(scene, one, items.get(slot), slot, spot)
    scene.lay(f"master:{one.board}", places[2], (one.master,), lambda box: master(scene, one, box))


def skill(scene: Scene, one: HeroBoard, tile: BoardSkill | None, slot: int, box: Box, look: str) -> None:
    """Draw a Skill on its board, or the place for one."""
    key = f"skillslot:{one.board}/{slot}"
    if tile is None:
        who = one.hero.name
        scene.lay(key, box, (who,), lambda box: skill_slot(scene, key, who, box))
        return
    lit = scene.legal(key) or (tile.usable and scene.fighting)
    why = f"skill:{slot}" if one.active else None
    reads = (skill_reads(tile), lit, scene.fighting, why, look)
    draw = skill_card if look == "open" else skill_tile
    scene.lay(key, box, reads, lambda box: draw(scene, key, tile, box, lit=lit, why=why))


def skill_reads(tile: BoardSkill) -> tuple[Any, ...]:
    """Gather what is seen and told of a Skill on its board: not whom it could be about."""
    printed = (tile.id, tile.name, tile.cost, tile.colour, tile.upgraded, tile.text, tile.other_text)
    return printed, tuple([(deed.verb, deed.amount) for deed in tile.deeds]), tile.why_not, tile.used


def skill_slot(scene: Scene, key: str, who: str, box: Box) -> str:
    x, y, w, h = box
    side = min(w, h) * 0.3
    inner = [
        rect(*box, "slot", 8),
        icon("skill", x + (w - side) / 2, y + (h - side) / 2, side, "faint dim"),
        shapes.halo(*box, 8),
    ]
    name = scene.say(HIS, what=scene.say(saying.SKILL_SLOT), who=who)
    return scene.thing(key, *inner, name=name, text=scene.say(NO_SKILL), kind="skill fixture")


def look_of(scene: Scene, tile: BoardSkill, lit: bool) -> tuple[str, bool]:
    """Return the class of a Skill's frame, and whether it cannot be used."""
    off = tile.used or (tile.why_not is not None and scene.fighting)
    return "slip-lit" if lit else "slip-off" if off else "slip", off


def skill_card(scene: Scene, key: str, tile: BoardSkill, box: Box, *, lit: bool, why: str | None) -> str:
    """Draw a Skill as a card: cost, picture, name, signs and numbers; lit when it can be used, dim when it cannot."""
    x, y, w, h = box
    least = scene.layout.least
    tall = scene.tall
    look, off = look_of(scene, tile, lit)
    high = h * 0.5
    wide = min(w - 6, high * 1.5) if tall else w - 6
    inner = [rect(x, y, w, h, look, 9), shapes.filled(addresses.skill(tile), x + 3, y + 3, wide, high)]
    if off:
        inner.append(rect(x + 3, y + 3, wide, high, "off", 8))
    name = scene.told(tile.name)
    size, lines = fit(name, w - 8, 13 if not tall else 22, least, 2)
    if tall or lines[-1][-1:] == "…":
        lines = (name,)
    first = y + high + size + (5 if not tall else 2)
    for row, line in enumerate(lines):
        ink = "serif dim" if off else "serif on"
        inner.append(words(x + w / 2, first + row * size * 1.08, line, size, ink, "middle", w - 8))
    deep = 9 if not tall else 8
    does = shapes.deeds(tile.deeds, x + 4, y + h - deep, 15 if not tall else 23, w - 8, scene.lang)
    inner.append(tag("g", does, class_="weary") if off else does)
    r = least * (0.62 if not tall else 0.46)
    inner.append(marks(tile, x + (6 if not tall else wide + 7), y + 4 + least * 0.6, x + w - 5, r))
    inner.append(shapes.halo(x, y, w, h, 9))
    return scene.thing(key, *inner, name=name, text=saying.skill(scene, tile), kind="skill fixture", why=why)


def skill_tile(scene: Scene, key: str, tile: BoardSkill, box: Box, *, lit: bool, why: str | None) -> str:
    """Draw a Skill as a small picture with its cost."""
    x, y, w, h = box
    look, off = look_of(scene, tile, lit)
    inner = [rect(x, y, w, h, look, 6), shapes.filled(addresses.skill(tile), x + 2, y + 2, w - 4, h - 4)]
    if off:
        inner.append(rect(x + 1, y + 1, w - 2, h - 2, "off", 5))
    r = min(5.5, w / 9) if not scene.tall else 8
    inner.append(marks(tile, x + 4, y + h - r - 4, x + w - 3, r))
    inner.append(shapes.halo(x, y, w, h, 6))
    return scene.thing(
        key, *inner, name=scene.told(tile.name), text=saying.skill(scene, tile), kind="skill fixture", why=why
    )


def marks(tile: BoardSkill, left: float, y: float, right: float, r: float) -> str:
    """Draw the cost of a Skill, and whether it is upgraded and used."""
    drawn, _ = shapes.cost(tile.cost, left, y, r)
    size = r * 2.3
    for shown, sign, ink in ((tile.upgraded, "up", "gold"), (tile.used, "used", "pale")):
        if shown:
            right -= size
            drawn += icon(sign, right, y - size / 2, size, ink)
    return drawn


def chip(scene: Scene, box: Box, sign: str, address: str, upgraded: bool) -> list[str]:
    """Draw a small picture, or the sign of what may lie there."""
    x, y, w, h = box
    size = min(w, h) * 0.44
    inner = [rect(x, y, w, h, "slip" if address else "slot", 7)]
    if address:
        size_of = (120, 120) if sign == "master" else (120, 100)
        inner.append(shapes.filled(address, x + 2, y + 2, w - 4, h - 4, size_of))
    else:
        inner.append(icon(sign, x + (w - size) / 2, y + (h - size) / 2, size, "faint dim"))
    if upgraded:
        inner.append(icon("up", x + 2, y + 2, scene.layout.least, "gold"))
    inner.append(shapes.halo(x, y, w, h, 7))
    return inner


def item(scene: Scene, one: HeroBoard, card: BoardItem | None, slot: int, box: Box) -> None:
    key = f"item:{one.board}/{slot}"
    who = one.hero.name
    scene.lay(key, box, (card, who), lambda box: item_chip(scene, key, card, who, box))


def item_chip(scene: Scene, key: str, card: BoardItem | None, who: str, box: Box) -> str:
    """Draw an Item, or the place for one."""
    address = addresses.item(card) if card else ""
    inner = chip(scene, box, "item", address, bool(card and card.upgraded))
    name = scene.told(card.name) if card else scene.say(HIS, what=scene.say(saying.ITEM_SLOT), who=who)
    text = saying.item(scene, card) if card else scene.say(NO_SKILL)
    return scene.thing(key, *inner, name=name, text=text, kind="item fixture")


def master(scene: Scene, one: HeroBoard, box: Box) -> str:
    """Draw the Master of a Hero, or the place for one."""
    card = one.master
    address = addresses.portrait(card) if card else ""
    inner = chip(scene, box, "master", address, bool(card and card.upgraded))
    name = f"{scene.say(saying.MASTER)}: {scene.told(card.name)}" if card else scene.say(saying.MASTER)
    text = saying.hero_card(scene, card) if card else scene.say(saying.NO_MASTER)
    return scene.thing(f"master:{one.board}", *inner, name=name, text=text, kind="master fixture")


def empty(scene: Scene, one: BoardView, box: Box) -> None:
    """Draw a board without a Hero; its place may be chosen."""
    x, y, w, h = box
    scene.lay(f"nobody:{one.board}", box, (one.colour,), lambda box: nobody(scene, one, box))
    key = f"unit:{one.unit}"
    if scene.legal(key):
        scene.lay(key, (x + 4, y + 4, w - 8, h - 8), (), lambda box: free_place(scene, one, box))


def nobody(scene: Scene, one: BoardView, box: Box) -> str:
    x, y, w, h = box
    least = scene.layout.least
    size = least * 2
    drawn = icon("hero", x + w / 2 - size / 2, y + h / 2 - size, size, "faint dim")
    drawn += shapes.mark(one.colour, x + least * 1.1, y + least * 1.1, least * 0.5)
    text = scene.say(saying.EMPTY_BOARD)
    drawn += words(x + w / 2, y + h / 2 + least * 1.3, text, least, "dim", "middle", w - 12)
    return f'<g class="pointing">{drawn}</g>'


def free_place(scene: Scene, one: BoardView, box: Box) -> str:
    inner = [rect(*box, "spot", 8), shapes.halo(*box)]
    name, text = saying.board_name(scene, one), scene.say(saying.EMPTY_BOARD)
    return scene.thing(f"unit:{one.unit}", *inner, name=name, text=text, kind="hero fixture")
