"""The four boards: who stands there and how, Shards, the level track, Skills, Items, the Master."""

from __future__ import annotations

from typing import Final

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
HIS: Final = Phrase("{what} di {who}", "{what} of {who}")
SHARDS_OF: Final = Phrase("Frammenti di {who}: {colour}", "{who}'s {colour} Shards")
SPENT: Final = Phrase("{n}, e {spent} spesi", "{n}, and {spent} spent")
NO_SKILL: Final = Phrase("libero", "free")

SLOTS: Final = 4


def boards(scene: Scene) -> str:
    return "".join([board(scene, one, box) for one, box in zip(scene.view.boards, scene.layout.boards, strict=True)])


def board(scene: Scene, one: BoardView, box: Box) -> str:
    """One board: a plate, and on it what can be chosen by itself; a board to be chosen lies over all that."""
    x, y, w, h = box
    least = scene.layout.least
    key = f"board:{one.board}"
    now = "panel-now" if one.active else "panel" if one.hero else "panel-none"
    plate = [rect(x, y, w, h, now, 10)]
    plate.append(shapes.mark(one.colour, x + least * 1.1, y + least * 1.15, least * 0.62))
    if key in scene.marks.sources:
        plate.append(shapes.origin(x, y, w, h, 10))
    name = saying.board_name(scene, one)
    text = saying.board(scene, one)
    if scene.legal(key):
        over = [rect(x, y, w, h, "spot", 10), shapes.halo(x + 1, y + 1, w - 2, h - 2, 10)]
        cover = scene.thing(key, *over, name=name, text=text, kind="board plate")
        return "".join(plate) + contents(scene, one, box) + cover
    return scene.thing(key, *plate, name=name, text=text, kind="board plate") + contents(scene, one, box)


def contents(scene: Scene, one: BoardView, box: Box) -> str:
    """What lies on a board."""
    x, y, w, h = box
    least = scene.layout.least
    if not isinstance(one, HeroBoard):
        said = words(x + w / 2, y + h / 2, scene.say(saying.EMPTY_BOARD), least * 1.1, "dim pointing", "middle", w - 12)
        return said + empty(scene, one, box)
    head = least * 3.4
    row = least * 2.0
    at = y + head + 6
    if w > least * 30:
        parts = [heading(scene, one, (x + 4, y + 3, w * 0.44, head))]
        parts.append(storage(scene, one, (x + w * 0.46, y + least * 0.8, w * 0.34, row)))
        parts.append(level(scene, one, (x + w * 0.815, y + least * 0.8, w * 0.175, row)))
    else:
        parts = [heading(scene, one, (x + 4, y + 3, w - 8, head))]
        parts.append(storage(scene, one, (x + 6, at, w * 0.6, row)))
        parts.append(level(scene, one, (x + 10 + w * 0.6, at, w * 0.4 - 16, row)))
        at += row + 5
    foot = least * (1.9 if scene.layout.tall and scene.fighting else 2.5)
    parts.append(skills(scene, one, (x + 6, at, w - 12, y + h - foot - 6 - at - 5)))
    parts.append(belongings(scene, one, (x + 6, y + h - foot - 6, w - 12, foot)))
    return "".join(parts)


def heading(scene: Scene, one: HeroBoard, box: Box) -> str:
    """Name, class and health. Out of battle this is the character; in battle it stands on the stage."""
    x, y, w, h = box
    least = scene.layout.least
    hero = one.hero
    sign = least * 1.25
    left = x + least * 2.0
    room = w - least * 3.6
    parts = [icon(hero.of_class, left, y + least * 0.35, sign, "gold")]
    parts.append(
        set_line(scene.told(hero.name), left + sign + 5, y + least * 1.35, room, least * 1.15, least * 0.7, "serif on")
    )
    wide = w - 4
    if hero.upgraded:
        parts.append(icon("up", x + w - sign * 1.1, y + least * 1.75, sign, "gold"))
        wide -= sign * 1.3
    if scene.view.seats > 1 and one.leader >= 0:
        room = w * 0.22
        who = scene.names[one.leader]
        parts.append(set_line(who, x + wide, y + least * 2.85, room, least * 0.95, least * 0.7, "dim", "end"))
        wide -= room + 4
    side = least * 1.35
    at = x + 4
    tokens = badges(one, x + wide, y + least * 2.45, least * 0.92)
    parts.append(shapes.bar(one.hp, one.max_hp, at, y + least * 1.8, wide - tokens[1] - 8, side))
    parts.append(tokens[0])
    if scene.fighting and one.position:
        return f'<g class="pointing">{"".join(parts)}</g>'
    key = f"unit:{one.unit}"
    inner = [rect(x, y, w, h, "spot", 8), *parts]
    if scene.legal(key):
        inner.append(shapes.halo(x, y, w, h))
    elif key in scene.marks.sources:
        inner.append(shapes.origin(x - 1, y - 1, w + 2, h + 2))
    return scene.thing(key, *inner, name=scene.told(hero.name), text=saying.board(scene, one), kind="hero")


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


def storage(scene: Scene, one: HeroBoard, box: Box) -> str:
    """The Shards that a Hero holds, in as many slots as there are; those spent this round, faintly, behind them."""
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
    at = 0
    for colour, n in enumerate(one.shards):
        if not n:
            continue
        key = f"shard:{one.board}/{colour}"
        left = x + step * (at + 0.2)
        wide = step * n
        inner = [rect(left, y + 1, wide, h - 2, "spot", 6)]
        inner += [shapes.mark(COLOURS[colour], x + step * (at + i + 0.7), y + h / 2, r) for i in range(n)]
        if scene.legal(key):
            inner.append(shapes.halo(left + 1, y + 1, wide - 2, h - 2, 6))
        name = scene.say(SHARDS_OF, who=one.hero.name, colour=saying.colour(scene, COLOURS[colour]))
        gone = one.spent[colour]
        text = scene.say(SPENT, n=n, spent=gone) if gone else str(n)
        parts.append(scene.thing(key, *inner, name=name, text=text, kind="shard"))
        at += n
    return "".join(parts)


def level(scene: Scene, one: HeroBoard, box: Box) -> str:
    """The level, a dot for each, and what the next costs."""
    x, y, w, h = box
    least = scene.layout.least
    key = f"level:{one.board}"
    lit = one.can_level or scene.legal(key)
    parts = [rect(x, y, w, h, "slot", 7)]
    parts.append(
        words(x + 6, y + h * 0.44, scene.say(saying.SHORT_LEVEL, n=one.level), least * 0.98, "big on", room=w - 12)
    )
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
    if scene.legal(key):
        parts.append(shapes.halo(x, y, w, h, 7))
    text = scene.say(LEVEL_TEXT, n=one.level, most=one.max_level, shards=one.per_round, clv=one.clv)
    if one.level < one.max_level:
        text += " " + (scene.say(LEVEL_COST_ONE) if cost == 1 else scene.say(LEVEL_COST, n=cost))
    name = scene.say(LEVEL_TRACK, who=one.hero.name)
    return scene.thing(key, *parts, name=name, text=text, kind="level", why="level" if one.active else None)


def skills(scene: Scene, one: HeroBoard, box: Box) -> str:
    known = {skill.slot: skill for skill in one.skills}
    columns = 2 if scene.layout.tall and box[2] > scene.layout.least * 14 else 1
    places = grid(box, SLOTS, columns, 4)
    return "".join([skill(scene, one, known.get(slot), slot, place) for slot, place in enumerate(places)])


def skill(scene: Scene, one: HeroBoard, tile: BoardSkill | None, slot: int, box: Box) -> str:
    """A Skill on its board: cost in shapes, name, text; lit when it can be used, else dashed with the reason."""
    x, y, w, h = box
    key = f"skillslot:{one.board}/{slot}"
    least = scene.layout.least
    who = one.hero.name
    if tile is None:
        inner = [rect(x, y, w, h, "slot", 6)]
        if scene.legal(key):
            inner.append(shapes.halo(x, y, w, h, 6))
        name = scene.say(HIS, what=scene.say(saying.SKILL_SLOT), who=who)
        return scene.thing(key, *inner, name=name, text=scene.say(NO_SKILL), kind="skill")
    legal = scene.legal(key)
    off = tile.used or (tile.why_not is not None and scene.fighting)
    lit = legal or (tile.usable and scene.fighting)
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
    if legal:
        inner.append(shapes.halo(x, y, w, h, 6))
    name = scene.told(tile.name)
    why = f"skill:{slot}" if one.active else None
    return scene.thing(key, *inner, name=name, text=saying.skill(scene, tile), kind="skill", why=why)


def belongings(scene: Scene, one: HeroBoard, box: Box) -> str:
    """Two Items and the Master."""
    first, second, third = split(box, 3, 4)
    held = {item.slot: item for item in one.items}
    parts = [item(scene, one, held.get(slot), slot, place) for slot, place in enumerate((first, second))]
    return "".join(parts) + master(scene, one, third)


def chip(scene: Scene, key: str, box: Box, sign: str, said: str, upgraded: bool) -> list[str]:
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
    if scene.legal(key):
        inner.append(shapes.halo(x, y, w, h, 6))
    return inner


def item(scene: Scene, one: HeroBoard, card: BoardItem | None, slot: int, box: Box) -> str:
    key = f"item:{one.board}/{slot}"
    said = scene.told(card.name) if card else ""
    inner = chip(scene, key, box, "item", said, bool(card and card.upgraded))
    who = one.hero.name
    name = said or scene.say(HIS, what=scene.say(saying.ITEM_SLOT), who=who)
    text = saying.item(scene, card) if card else scene.say(NO_SKILL)
    return scene.thing(key, *inner, name=name, text=text, kind="item")


def master(scene: Scene, one: HeroBoard, box: Box) -> str:
    key = f"master:{one.board}"
    card = one.master
    said = scene.told(card.name) if card else ""
    inner = chip(scene, key, box, "master", said, bool(card and card.upgraded))
    name = f"{scene.say(saying.MASTER)}: {said}" if card else scene.say(saying.MASTER)
    text = saying.hero_card(scene, card) if card else scene.say(saying.NO_MASTER)
    return scene.thing(key, *inner, name=name, text=text, kind="master")


def empty(scene: Scene, one: BoardView, box: Box) -> str:
    """The place of a Hero that a board without one may offer."""
    key = f"unit:{one.unit}"
    if not scene.legal(key):
        return ""
    x, y, w, _ = box
    high = scene.layout.least * 3.4
    inner = [rect(x + 4, y + 3, w - 8, high, "spot", 8), shapes.halo(x + 4, y + 3, w - 8, high)]
    return scene.thing(key, *inner, name=saying.board_name(scene, one), text=scene.say(saying.EMPTY_BOARD), kind="hero")
