"""The battle line: both sides facing each other, P4 to P1 against P1 to P4; on a phone, place by place downwards."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from ludoteca.games.synchro.shows.drawing import initiative, saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon, initials
from ludoteca.games.synchro.shows.drawing.party import badges
from ludoteca.games.synchro.shows.drawing.scene import Scene, active_board
from ludoteca.games.synchro.shows.drawing.setting import height, set_line, set_text
from ludoteca.games.synchro.state.view_types import BoardMonster, HeroBoard
from ludoteca.kernel.drawing import circle, rect, words
from ludoteca.kernel.layouts import GAP, Box, split
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Words

PLACE: Final = Phrase("P{n}", "P{n}")
DIE_OF: Final = Phrase("Dado di {who}", "Die of {who}")
ACTS: Final = (
    ("act:attack", "warrior", Phrase("Attacco Base", "Basic Attack")),
    ("act:end", "check", Phrase("Fine turno", "End turn")),
    ("act:retreat", "retreat", Phrase("Ritirata", "Retreat")),
)
PLACES: Final = 4


def stage(scene: Scene, box: Box) -> None:
    """The marbles above, the characters below."""
    x, y, w, h = box
    high = scene.layout.least * 2.5
    initiative.strip(scene, (x, y, w, high))
    room = (x, y + high + GAP, w, h - high - GAP)
    sides(scene, *(facing_down(room) if scene.layout.tall else facing_across(room)))


def acts_of(scene: Scene) -> list[tuple[str, str, Phrase]]:
    """What a Hero may do that concerns nothing else in the picture: key, sign, words."""
    return [act for act in ACTS if scene.legal(act[0])]


def is_own_turn(scene: Scene) -> bool:
    """Whether the viewer leads the Hero whose turn it is, and so chooses among the actions before it ends."""
    active = active_board(scene.view)
    return scene.fighting and active >= 0 and scene.view.boards[active].leader == scene.viewer


def acts(scene: Scene, offered: list[tuple[str, str, Phrase]], box: Box) -> None:
    """Plates for the actions of the turn."""
    for (key, sign, phrase), place in zip(offered, split(box, len(offered)), strict=True):
        scene.lay(key, place, (), partial(act, scene, key, sign, phrase))


def act(scene: Scene, key: str, sign: str, phrase: Phrase, box: Box) -> str:
    x, y, w, h = box
    least = scene.layout.least
    size = least * 1.4
    said = scene.say(phrase)
    inner = [rect(x, y, w, h, "slip-lit", 9), icon(sign, x + 8, y + (h - size) / 2, size, "wine")]
    room = w - size - 24
    inner.append(set_line(said, x + size + 16, y + h / 2 + least * 0.4, room, least * 1.15, least * 0.7, "big inky"))
    inner.append(shapes.halo(x, y, w, h, 9))
    return scene.thing(key, *inner, name=said, text="", kind="act")


@lru_cache(maxsize=32)
def facing_across(box: Box) -> tuple[list[Box], list[Box]]:
    """The places of both sides, P1 first, where they stand beside each other."""
    x, y, w, h = box
    middle = 16.0
    half = (w - middle) / 2
    return split((x, y, half, h), PLACES, 5)[::-1], split((x + half + middle, y, half, h), PLACES, 5)


@lru_cache(maxsize=32)
def facing_down(box: Box) -> tuple[list[Box], list[Box]]:
    """The places of both sides, P1 first, where they stand below each other."""
    x, y, w, h = box
    half = (w - 8) / 2
    ours = split((x, y, half, h), PLACES, 5, upright=True)
    return ours, split((x + half + 8, y, half, h), PLACES, 5, upright=True)


def sides(scene: Scene, ours: list[Box], theirs: list[Box]) -> None:
    """Everybody in place; the places behind them are free, or those of the fallen."""
    view = scene.view
    heroes = {one.board: one for one in view.party}
    for at, board in enumerate(view.line[:PLACES]):
        character(scene, heroes[board], ours[at], at + 1)
    monsters = {one.board: one for one in view.monsters}
    for at, board in enumerate(view.foe_line[:PLACES]):
        character(scene, monsters[board], theirs[at], at + 1)
        die(scene, monsters[board], theirs[at])
    for at in range(len(view.line), PLACES):
        scene.lay(f"free:0/{at}", ours[at], (), partial(vacant, scene, at + 1, None))
    dead = [one for one in view.monsters if not one.alive]
    for at in range(len(view.foe_line), PLACES):
        gone = at - len(view.foe_line)
        who = dead[gone].name if gone < len(dead) else None
        scene.lay(f"free:1/{at}", theirs[at], (who,), partial(vacant, scene, at + 1, who))


def vacant(scene: Scene, place: int, who: Words | None, box: Box) -> str:
    """A place where nobody stands."""
    x, y, w, h = box
    least = scene.layout.least
    drawn = rect(x, y, w, h, "gone", 9)
    drawn += words(x + 7, y + least * 1.25, scene.say(PLACE, n=place), least, "dim")
    if who:
        size = least * 1.6
        drawn += icon("skull", x + w / 2 - size / 2, y + h / 2 - size * 0.8, size, "dim")
        low = y + h / 2 + least * 1.5
        drawn += set_line(scene.told(who), x + w / 2, low, w - 10, least, least * 0.7, "dim", "middle")
    return drawn


def character(scene: Scene, one: HeroBoard | BoardMonster, box: Box, place: int) -> None:
    """A character of either side, in its place of the line."""
    is_aimed_at = isinstance(one, BoardMonster) or scene.aiming
    why = f"{'target' if is_aimed_at else 'swap'}:{one.unit}"
    reads = (one, scene.begun) if isinstance(one, BoardMonster) else scene.hero_reads(one)
    scene.lay(f"unit:{one.unit}", box, (place, why, *reads), lambda box: figure(scene, one, place, why, box))


def figure(scene: Scene, one: HeroBoard | BoardMonster, place: int, why: str, box: Box) -> str:
    """A character's card."""
    x, y, w, h = box
    plate = "foe" if isinstance(one, BoardMonster) else "hero"
    classes = f"{plate}-plate"
    if isinstance(one, BoardMonster) and one.celestial:
        classes = "foe-celestial"
    elif isinstance(one, BoardMonster) and one.elite:
        classes = "foe-elite"
    if one.active:
        classes += f" {plate}-now"
    inner = [rect(x, y, w, h, classes, 9)]
    inner.append(low(scene, one, box, place) if scene.layout.tall else high(scene, one, box, place))
    if has_acted(scene, one):
        size = scene.layout.least
        inner.append(icon("check", x + w - size - 4, y + 4, size, "soft"))
    inner += [shapes.halo(x, y, w, h, 9), shapes.origin(x, y, w, h, 9)]
    text = saying.monster(scene, one) if isinstance(one, BoardMonster) else saying.hero(scene, one)
    kind = "monster" if isinstance(one, BoardMonster) else "hero"
    return scene.thing(f"unit:{one.unit}", *inner, name=name_of(scene, one), text=text, kind=kind, why=why)


def name_of(scene: Scene, one: HeroBoard | BoardMonster) -> str:
    return scene.told(one.name) if isinstance(one, BoardMonster) else one.hero.name


def head_size(scene: Scene, box: Box) -> float:
    _, _, w, h = box
    return min(h * 0.26, 26.0) if scene.layout.tall else min(w * 0.2, 27.0)


def die_place(scene: Scene, box: Box) -> tuple[float, float, float]:
    """Where a Monster's die lies on its card, and how large it is."""
    x, y, _, _ = box
    least = scene.layout.least
    r = head_size(scene, box)
    if scene.layout.tall:
        return x + 2 * r + 20, y + least * 2.75, least * 1.15
    return x + 8, y + 2 * r + 14 + least * 4.375, least * 1.55


def die(scene: Scene, one: BoardMonster, box: Box) -> None:
    """The die, a thing by itself so that a roll can be seen; a press goes to the Monster under it."""
    left, top, size = die_place(scene, box)
    reads = (one.name, one.die, one.slot)
    scene.lay(f"die:{one.board}", (left, top, size, size), reads, lambda box: cast(scene, one, box))


def cast(scene: Scene, one: BoardMonster, box: Box) -> str:
    """A Monster's die as it lies."""
    x, y, size, _ = box
    name = scene.say(DIE_OF, who=scene.told(one.name))
    text = saying.sentences([saying.die(scene, one)])
    return scene.thing(f"die:{one.board}", shapes.die(one.die, x, y, size), name=name, text=text, kind="roll pointing")


def head(scene: Scene, one: HeroBoard | BoardMonster, x: float, y: float, r: float) -> str:
    """A disc in the ring of the board's colour, with that colour's shape at its side."""
    drawn = circle(x, y, r, f"ring c-{one.colour}")
    if isinstance(one, BoardMonster):
        sign = "celestial" if one.celestial else "elite" if one.elite else "beast"
        drawn += icon(sign, x - r * 0.62, y - r * 0.62, r * 1.24, "inky")
    else:
        drawn += words(x, y + r * 0.34, initials(one.hero.name), r * 0.95, "serif inky", "middle", r * 1.7)
    return drawn + shapes.mark(one.colour, x + r * 0.78, y + r * 0.74, r * 0.3)


def has_acted(scene: Scene, one: HeroBoard | BoardMonster) -> bool:
    """Whether the marble of this character has been revealed, in a round that has begun."""
    return one.acted and scene.begun


def rank_text(one: HeroBoard | BoardMonster) -> str:
    return f"LV {one.level}"


def high(scene: Scene, one: HeroBoard | BoardMonster, box: Box, place: int) -> str:
    """An upright card: the head, name, health, tokens, and what will be done."""
    x, y, w, h = box
    least = scene.layout.least
    middle = x + w / 2
    r = head_size(scene, box)
    parts = [words(x + 7, y + least * 1.25, scene.say(PLACE, n=place), least * 1.05, "big soft")]
    parts.append(head(scene, one, middle, y + r + 10, r))
    name = name_of(scene, one)
    at = y + 2 * r + 14 + least * 1.1
    parts.append(set_line(name, middle, at, w - 10, least * 1.1, least * 0.8, "serif inky", "middle"))
    at += least * 1.15
    said = (
        saying.rank(scene, one)
        if isinstance(one, BoardMonster)
        else f"{rank_text(one)} · {scene.told(one.hero.class_name)}"
    )
    parts.append(
        set_line(saying.capital(said), middle, at, w - 12, least * 0.92, least * 0.75, "strong soft", "middle")
    )
    at += least * 0.55
    parts.append(shapes.bar(one.hp, one.max_hp, x + 8, at, w - 16, least * 1.4))
    at += least * 2.35
    tokens, _ = badges(one, x + w - 8, at, least * 0.98)
    parts.append(tokens)
    if isinstance(one, BoardMonster) and one.slot >= 0:
        _, _, size = die_place(scene, box)
        parts.append(words(x + size + 13, at + least * 0.4, saying.slot_name(one), least * 1.1, "big inky"))
    elif isinstance(one, HeroBoard):
        parts.append(icon(one.hero.of_class, x + 8, at - least * 0.7, least * 1.4, "wine"))
    at += least * 1.15
    return "".join(parts) + lower_words(scene, one, (x + 8, at, w - 16, y + h - at - 5))


def lower_words(scene: Scene, one: HeroBoard | BoardMonster, box: Box) -> str:
    """A Monster's actions by the die, the one to come lit, and its ability; a Hero's texts, Items' and Master's too."""
    blocks = actions(scene, one) if isinstance(one, BoardMonster) else texts(scene, one)
    x, y, w, h = box
    size = scene.layout.least * 0.98
    while size > scene.layout.least * 0.7:
        if sum([block_height(said, w, size, lit) for _, said, lit in blocks]) <= h:
            break
        size -= 0.4
    drawn = ""
    at = y
    for head, said, lit in blocks:
        high = min(block_height(said, w, size, lit), y + h - at)
        if high < size * 1.6:
            break
        if lit:
            drawn += rect(x - 4, at, w + 8, high - 3, "slip-lit", 5)
        left = x
        if head:
            drawn += words(x, at + size * 1.3, head, size, "big wine", room=size * 2)
            left += size * 2.1
        rest = (left, at + size * 0.36, x + w - left, high - size * 0.5)
        drawn += set_text(said, rest, size, size, "strong inky" if lit else "soft")
        at += high
    return drawn


def block_height(said: str, w: float, size: float, lit: bool) -> float:
    return height(said, w - size * 2.1, size, lit) + size * 0.9


def actions(scene: Scene, one: BoardMonster) -> list[tuple[str, str, bool]]:
    """By lines: numbers of the die, what they do, whether that is to come."""
    coming = one.next
    found = []
    if coming == -1:
        found.append(("", scene.say(saying.BASIC, n=one.basic), True))
    found += [(saying.dice(row), scene.told(row.text), at == coming) for at, row in enumerate(one.actions)]
    if one.ability:
        found.append(("", scene.told(one.ability), False))
    return found


def texts(scene: Scene, one: HeroBoard) -> list[tuple[str, str, bool]]:
    """What a Hero's card, Items and Master say."""
    found = [("", scene.told(one.hero.text), False)]
    found += [("", f"{scene.told(item.name)}: {scene.told(item.text)}", False) for item in one.items]
    if one.master:
        found.append(("", f"{one.master.name}: {scene.told(one.master.text)}", False))
    return found


def low(scene: Scene, one: HeroBoard | BoardMonster, box: Box, place: int) -> str:
    """A card lying on its side: the head at the left, the rest beside it."""
    x, y, w, h = box
    least = scene.layout.least
    r = head_size(scene, box)
    parts = [head(scene, one, x + r + 8, y + r + 8, r)]
    small = least * 0.72
    if isinstance(one, BoardMonster) and not one.celestial:
        parts.append(words(x + r + 8, y + h - 6, rank_text(one), small, "big soft", "middle", 2 * r + 10))
        parts.append(
            words(
                x + r + 8, y + h - 6 - small * 1.05, scene.say(PLACE, n=place), small, "big soft", "middle", 2 * r + 10
            )
        )
    else:
        parts.append(
            words(x + r + 8, y + h - 7, scene.say(PLACE, n=place), least * 0.95, "big soft", "middle", 2 * r + 10)
        )
    left = x + 2 * r + 20
    room = w - (left - x) - 8
    name = name_of(scene, one)
    less = least * 1.2 if has_acted(scene, one) else 0.0
    if isinstance(one, BoardMonster) and one.slot >= 0:
        parts.append(
            words(
                x + w - 8 - less, y + least * 1.05, saying.slot_name(one), least * 0.86, "big inky", "end", least * 1.4
            )
        )
        less += least * 1.6
    parts.append(set_line(name, left, y + least * 1.1, room - less, least * 1.02, least * 0.74, "serif inky"))
    tokens, wide = badges(one, x + w - 6, y + least * 2.0, least * 0.82)
    parts.append(tokens)
    parts.append(shapes.bar(one.hp, one.max_hp, left, y + least * 1.42, room - wide - 4, least * 1.15))
    at = y + least * 2.75
    rest = y + h - at - 3
    if isinstance(one, BoardMonster):
        _, _, size = die_place(scene, box)
        beside = left + size + 10
        coming = saying.next_action(scene, one)
        parts.append(
            set_text(coming, (beside, at - 1, x + w - beside - 5, rest), least * 0.86, least * 0.7, "strong wine")
        )
    else:
        said = f"{rank_text(one)} · {scene.told(one.hero.class_name)}"
        parts.append(set_line(said, left, at + least * 0.9, room, least * 0.9, least * 0.7, "strong soft"))
    return "".join(parts)
