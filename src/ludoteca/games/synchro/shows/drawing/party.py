"""The four boards: who stands there and how, Shards, the level track, Skills, Items, the Master."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_line, set_text
from ludoteca.games.synchro.shows.drawing.shapes import COLOURS
from ludoteca.games.synchro.state.view_types import BoardItem, BoardMonster, BoardSkill, BoardView, HeroBoard
from ludoteca.kernel.drawing import circle, fit, paragraph, rect, words
from ludoteca.kernel.layouts import Box, grid, split
from ludoteca.kernel.texts import Phrase

LEVEL_TRACK: Final = Phrase("Livello di {who}", "Level of {who}")
LEVEL_TEXT: Final = Phrase(
    "Livello {n} su {most}. {shards} Frammenti a round, CLV {clv}.",
    "Level {n} of {most}. {shards} Shards a round, CLV {clv}.",
)
LEVEL_COST: Final = Phrase("Il prossimo costa {n} Frammenti.", "The next costs {n} Shards.")
LEVEL_COST_ONE: Final = Phrase("Il prossimo costa 1 Frammento.", "The next costs 1 Shard.")
SHORT_LEVEL: Final = Phrase("LV {n}", "LV {n}")
HIS: Final = Phrase("{what} di {who}", "{what} of {who}")
SHARDS_OF: Final = Phrase("Frammenti di {who}: {colour}", "{who}'s {colour} Shards")
SPENT: Final = Phrase("{n}, e {spent} spesi", "{n}, and {spent} spent")
NO_SKILL: Final = Phrase("libero", "free")

SLOTS: Final = 4


def boards(scene: Scene) -> None:
    for one, box in zip(scene.view.boards, scene.layout.boards, strict=True):
        board(scene, one, box)


def board(scene: Scene, one: BoardView, box: Box) -> None:
    """One board: a plate, and on it what can be chosen by itself; a board to be chosen lies over all that."""
    key = f"board:{one.board}"
    if scene.legal(key):
        scene.lay(f"plate:{one.board}", box, (one.active, one.hero is None), lambda box: plate(scene, one, box))
        contents(scene, one, box)
        scene.lay(key, box, (one, scene.begun, scene.leader_of(one)), lambda box: cover(scene, one, box))
    else:
        state = (one.level, one.shards, one.spent) if isinstance(one, HeroBoard) else ()
        reads = (one.active, one.hero, scene.leader_of(one), *state)
        scene.lay(key, box, reads, lambda box: ground(scene, one, box))
        contents(scene, one, box)


def plate(scene: Scene, one: BoardView, box: Box) -> str:
    """The ground of a board, with its colour."""
    x, y, w, h = box
    least = scene.layout.least
    now = "panel-now" if one.active else "panel" if one.hero else "panel-none"
    return rect(x, y, w, h, now, 10) + shapes.mark(one.colour, x + least * 1.1, y + least * 1.15, least * 0.62)


def ground(scene: Scene, one: BoardView, box: Box) -> str:
    """A board that lies under what is on it."""
    name, text = saying.board_name(scene, one), saying.plate(scene, one)
    return scene.thing(f"board:{one.board}", plate(scene, one, box), name=name, text=text, kind="board plate")


def cover(scene: Scene, one: BoardView, box: Box) -> str:
    """A board to be chosen, over all that lies on it."""
    x, y, w, h = box
    inner = [rect(*box, "spot", 10), shapes.halo(x + 1, y + 1, w - 2, h - 2, 10)]
    name, text = saying.board_name(scene, one), saying.board(scene, one)
    return scene.thing(f"board:{one.board}", *inner, name=name, text=text, kind="board plate")


class Places(NamedTuple):
    """Where everything lies on a board."""

    heading: Box
    storage: Box
    level: Box
    skills: list[Box]
    items: list[Box]
    master: Box


@lru_cache(maxsize=128)
def places_on(box: Box, least: float, tall: bool, fighting: bool) -> Places:
    """Where everything lies on a board in this box."""
    x, y, w, h = box
    head = least * 3.4
    row = least * 2.0
    at = y + head + 6
    if w > least * 30:
        heading, storage = (x + 4, y + 3, w * 0.44, head), (x + w * 0.46, y + least * 0.8, w * 0.34, row)
        level = (x + w * 0.815, y + least * 0.8, w * 0.175, row)
    else:
        heading, storage = (x + 4, y + 3, w - 8, head), (x + 6, at, w * 0.6, row)
        level = (x + 10 + w * 0.6, at, w * 0.4 - 16, row)
        at += row + 5
    foot = least * (1.9 if tall and fighting else 2.5)
    columns = 2 if tall and w - 12 > least * 14 else 1
    skills = grid((x + 6, at, w - 12, y + h - foot - 6 - at - 5), SLOTS, columns, 4)
    *items, master = split((x + 6, y + h - foot - 6, w - 12, foot), 3, 4)
    return Places(heading, storage, level, skills, items, master)


def contents(scene: Scene, one: BoardView, box: Box) -> None:
    """What lies on a board."""
    if not isinstance(one, HeroBoard):
        scene.lay(f"nobody:{one.board}", box, (), lambda box: nobody(scene, box))
        empty(scene, one, box)
        return
    places = places_on(box, scene.layout.least, scene.layout.tall, scene.fighting)
    heading(scene, one, places.heading)
    storage(scene, one, places.storage)
    level(scene, one, places.level)
    known = {skill.slot: skill for skill in one.skills}
    for slot, place in enumerate(places.skills):
        skill(scene, one, known.get(slot), slot, place)
    items = {item.slot: item for item in one.items}
    for slot, place in enumerate(places.items):
        item(scene, one, items.get(slot), slot, place)
    scene.lay(f"master:{one.board}", places.master, (one.master,), lambda box: master(scene, one, box))


def nobody(scene: Scene, box: Box) -> str:
    x, y, w, h = box
    said = scene.say(saying.EMPTY_BOARD)
    return words(x + w / 2, y + h / 2, said, scene.layout.least * 1.1, "dim pointing", "middle", w - 12)


def heading(scene: Scene, one: HeroBoard, box: Box) -> None:
    """Name, class and health. Out of battle this is the character; in battle it stands on the stage."""
    if scene.fighting and one.position:
        reads = (one.hero, one.hp, one.max_hp, one.shield, one.stunned, one.silenced, scene.leader_of(one))
        scene.lay(f"heading:{one.board}", box, reads, lambda box: f'<g class="pointing">{told(scene, one, box)}</g>')
    else:
        scene.lay(f"unit:{one.unit}", box, scene.hero_reads(one), lambda box: character(scene, one, box))


def character(scene: Scene, one: HeroBoard, box: Box) -> str:
    """The heading of a board as the thing that the Hero is."""
    x, y, w, h = box
    inner = [rect(x, y, w, h, "spot", 8), told(scene, one, box), shapes.halo(x, y, w, h)]
    inner.append(shapes.origin(x - 1, y - 1, w + 2, h + 2))
    return scene.thing(f"unit:{one.unit}", *inner, name=one.hero.name, text=saying.hero(scene, one), kind="hero")


def told(scene: Scene, one: HeroBoard, box: Box) -> str:
    """What a heading says."""
    x, y, w, _ = box
    least = scene.layout.least
    hero = one.hero
    sign = least * 1.25
    left = x + least * 2.0
    room = w - least * 3.6
    parts = [icon(hero.of_class, left, y + least * 0.35, sign, "gold")]
    parts.append(set_line(hero.name, left + sign + 5, y + least * 1.35, room, least * 1.15, least * 0.7, "serif on"))
    wide = w - 4
    if hero.upgraded:
        parts.append(icon("up", x + w - sign * 1.1, y + least * 1.75, sign, "gold"))
        wide -= sign * 1.3
    who = scene.leader_of(one)
    if who:
        room = w * 0.22
        parts.append(set_line(who, x + wide, y + least * 2.85, room, least * 0.95, least * 0.7, "dim", "end"))
        wide -= room + 4
    side = least * 1.35
    at = x + 4
    tokens = badges(one, x + wide, y + least * 2.45, least * 0.92)
    parts.append(shapes.bar(one.hp, one.max_hp, at, y + least * 1.8, wide - tokens[1] - 8, side))
    parts.append(tokens[0])
    return "".join(parts)


def badges(one: HeroBoard | BoardMonster, right: float, y: float, size: float) -> tuple[str, float]:
    """Shields and tokens, from the right, and how wide they are together."""
    parts = []
    x = right
    found = [("guard", "shield", str(one.shield))] if one.shield else []
    found += [("woe", "stun", "")] * one.stunned + [("woe", "silence", "")] * one.silenced
    for class_, sign, said in found:
        drawn, wide = shapes.pill(x, y, said, size, class_, sign, "end")
        parts.append(drawn)
        x -= wide + 3
    return "".join(parts), right - x


def storage(scene: Scene, one: HeroBoard, box: Box) -> None:
    """The Shards that a Hero holds, in as many slots as there are."""
    x, y, w, h = box
    reads = (sum(one.shards), one.spent, one.shard_slots)
    scene.lay(f"slots:{one.board}", box, reads, lambda box: free_slots(scene, one, box))
    step = w / (one.shard_slots + 0.4)
    left = x + step * 0.2
    for colour, n in enumerate(one.shards):
        if n:
            place, seen = (left, y, step * n, h), (n, one.spent[colour], step, one.hero.name)
            scene.lay(f"shard:{one.board}/{colour}", place, seen, partial(shards, scene, one, colour, step))
            left += step * n


def free_slots(scene: Scene, one: HeroBoard, box: Box) -> str:
    """The slots behind a Hero's Shards; those spent this round lie there, faintly."""
    x, y, w, h = box
    slots = one.shard_slots
    step = w / (slots + 0.4)
    r = min(step * 0.36, h * 0.34)
    parts = [rect(x, y, w, h, "slot", 7)]
    held = sum(one.shards)
    spent = [colour for colour, n in enumerate(one.spent) for _ in range(n)][: max(0, slots - held)]
    for at in range(held, slots):
        middle = x + step * (at + 0.7)
        if at - held < len(spent):
            parts.append(shapes.mark(COLOURS[spent[at - held]], middle, y + h / 2, r * 0.7, "mark-off"))
        else:
            parts.append(circle(middle, y + h / 2, r * 0.32, "mark-none"))
    return "".join(parts)


def shards(scene: Scene, one: HeroBoard, colour: int, step: float, box: Box) -> str:
    """A Hero's Shards of one colour."""
    x, y, w, h = box
    n, gone = one.shards[colour], one.spent[colour]
    r = min(step * 0.36, h * 0.34)
    inner = [rect(x, y + 1, w, h - 2, "spot", 6)]
    inner += [shapes.mark(COLOURS[colour], x + step * (i + 0.5), y + h / 2, r) for i in range(n)]
    inner.append(shapes.halo(x + 1, y + 1, w - 2, h - 2, 6))
    name = scene.say(SHARDS_OF, who=one.hero.name, colour=saying.colour(scene, COLOURS[colour]))
    text = scene.say(SPENT, n=n, spent=gone) if gone else str(n)
    return scene.thing(f"shard:{one.board}/{colour}", *inner, name=name, text=text, kind="shard")


def level(scene: Scene, one: HeroBoard, box: Box) -> None:
    key = f"level:{one.board}"
    lit = one.can_level or scene.legal(key)
    reads = (one.hero.name, one.level, one.max_level, one.level_cost, one.per_round, one.clv, one.active, lit)
    scene.lay(key, box, reads, lambda box: level_track(scene, one, lit, box))


def level_track(scene: Scene, one: HeroBoard, lit: bool, box: Box) -> str:
    """The level, a dot for each, and what the next costs."""
    x, y, w, h = box
    least = scene.layout.least
    parts = [rect(x, y, w, h, "slot", 7)]
    parts.append(words(x + 6, y + h * 0.44, scene.say(SHORT_LEVEL, n=one.level), least * 0.98, "big on", room=w - 12))
    step = (w - 10) / one.max_level
    for at in range(one.max_level):
        name = "pip" if at < one.level else "pip-off"
        parts.append(circle(x + 5 + step * (at + 0.5), y + h * 0.76, min(step * 0.34, h * 0.13), name))
    cost = one.level_cost
    if one.level < one.max_level:
        sign = "shards" if w > least * 5 else ""
        price, _ = shapes.pill(
            x + w - 3, y + h * 0.29, str(cost), least * 0.85, "price" if lit else "price-off", sign, "end"
        )
        parts.append(price)
    parts.append(shapes.halo(x, y, w, h, 7))
    text = scene.say(LEVEL_TEXT, n=one.level, most=one.max_level, shards=one.per_round, clv=one.clv)
    if one.level < one.max_level:
        text += " " + (scene.say(LEVEL_COST_ONE) if cost == 1 else scene.say(LEVEL_COST, n=cost))
    name = scene.say(LEVEL_TRACK, who=one.hero.name)
    why = "level" if one.active else None
    return scene.thing(f"level:{one.board}", *parts, name=name, text=text, kind="level", why=why)


def skill(scene: Scene, one: HeroBoard, tile: BoardSkill | None, slot: int, box: Box) -> None:
    """A Skill on its board, or the place for one."""
    key = f"skillslot:{one.board}/{slot}"
    if tile is None:
        who = one.hero.name
        scene.lay(key, box, (who,), lambda box: skill_slot(scene, key, who, box))
        return
    lit = scene.legal(key) or (tile.usable and scene.fighting)
    why = f"skill:{slot}" if one.active else None
    reads = (tile, lit, scene.fighting, why)
    scene.lay(key, box, reads, lambda box: skill_tile(scene, key, tile, box, lit=lit, why=why))


def skill_slot(scene: Scene, key: str, who: str, box: Box) -> str:
    inner = [rect(*box, "slot", 6), shapes.halo(*box, 6)]
    name = scene.say(HIS, what=scene.say(saying.SKILL_SLOT), who=who)
    return scene.thing(key, *inner, name=name, text=scene.say(NO_SKILL), kind="skill")


def skill_tile(scene: Scene, key: str, tile: BoardSkill, box: Box, *, lit: bool, why: str | None) -> str:
    """A Skill: cost in shapes, name, text; lit when it can be used, else dashed with the reason."""
    x, y, w, h = box
    least = scene.layout.least
    off = tile.used or (tile.why_not is not None and scene.fighting)
    inner = [rect(x, y, w, h, "slip-lit" if lit else "slip-off" if off else "slip", 6)]
    r = least * 0.42
    first = y + least * 1.12 if h > least * 2 else y + h / 2 + least * 0.36
    price, wide = shapes.cost(tile.cost, x + 5, first - least * 0.36, r, "mark")
    inner.append(price)
    left = x + wide + 9
    right = x + w - 5
    if tile.upgraded:
        inner.append(icon("up", right - least, first - least * 0.85, least, "wine"))
        right -= least * 1.2
    if tile.used:
        inner.append(icon("used", right - least, first - least * 0.85, least, "soft"))
        right -= least * 1.2
    inner.append(set_line(scene.told(tile.name), left, first, right - left, least * 0.98, least * 0.64, "strong inky"))
    if h > least * 2:
        said = scene.told(tile.why_not) if off and tile.why_not else ""
        text = scene.told(tile.text)
        if said:
            text = f"{saying.capital(said)}. {text}"
        below = (x + 5, first + least * 0.3, w - 10, h - (first - y) - least * 0.3)
        inner.append(set_text(text, below, least * 0.86, least * 0.72, "soft" if off else "inky"))
    inner.append(shapes.halo(x, y, w, h, 6))
    name = scene.told(tile.name)
    return scene.thing(key, *inner, name=name, text=saying.skill(scene, tile), kind="skill", why=why)


def chip(scene: Scene, box: Box, sign: str, said: str, upgraded: bool) -> list[str]:
    """A small plate with a sign and a name in two lines."""
    x, y, w, h = box
    least = scene.layout.least
    size = min(least * 1.15, h * 0.5)
    inner = [rect(x, y, w, h, "slip" if said else "slot", 6)]
    inner.append(icon(sign, x + 3, y + (h - size) / 2, size, "wine" if said else "dim"))
    if said:
        room = w - size - 9
        letters, lines = fit(said, room, least * 0.84, least * 0.56, 2)
        first = y + h / 2 + letters * (0.36 if len(lines) == 1 else -0.2)
        inner.append(paragraph(x + size + 6, first, lines, letters, letters * 1.12, "strong inky", room))
    if upgraded:
        inner.append(icon("up", x + 2, y + 1, size * 0.6, "inky"))
    inner.append(shapes.halo(x, y, w, h, 6))
    return inner


def item(scene: Scene, one: HeroBoard, card: BoardItem | None, slot: int, box: Box) -> None:
    key = f"item:{one.board}/{slot}"
    who = one.hero.name
    scene.lay(key, box, (card, who), lambda box: item_chip(scene, key, card, who, box))


def item_chip(scene: Scene, key: str, card: BoardItem | None, who: str, box: Box) -> str:
    """An Item, or the place for one."""
    said = scene.told(card.name) if card else ""
    inner = chip(scene, box, "item", said, bool(card and card.upgraded))
    name = said or scene.say(HIS, what=scene.say(saying.ITEM_SLOT), who=who)
    text = saying.item(scene, card) if card else scene.say(NO_SKILL)
    return scene.thing(key, *inner, name=name, text=text, kind="item")


def master(scene: Scene, one: HeroBoard, box: Box) -> str:
    key = f"master:{one.board}"
    card = one.master
    said = card.name if card else ""
    inner = chip(scene, box, "master", said, bool(card and card.upgraded))
    name = f"{scene.say(saying.MASTER)}: {said}" if card else scene.say(saying.MASTER)
    text = saying.hero_card(scene, card) if card else scene.say(saying.NO_MASTER)
    return scene.thing(key, *inner, name=name, text=text, kind="master")


def empty(scene: Scene, one: BoardView, box: Box) -> None:
    """The place of a Hero that a board without one may offer."""
    key = f"unit:{one.unit}"
    if scene.legal(key):
        x, y, w, _ = box
        place = (x + 4, y + 3, w - 8, scene.layout.least * 3.4)
        scene.lay(key, place, (), lambda box: free_place(scene, one, box))


def free_place(scene: Scene, one: BoardView, box: Box) -> str:
    inner = [rect(*box, "spot", 8), shapes.halo(*box)]
    name, text = saying.board_name(scene, one), scene.say(saying.EMPTY_BOARD)
    return scene.thing(f"unit:{one.unit}", *inner, name=name, text=text, kind="hero")
