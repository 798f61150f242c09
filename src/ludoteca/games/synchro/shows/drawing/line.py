"""The battle: both sides on their feet, P4 to P1 against P1 to P4; on a phone the Monsters above, the Heroes below."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.synchro.shows.art import addresses, scenery
from ludoteca.games.synchro.shows.drawing import initiative, saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene, active_board
from ludoteca.games.synchro.shows.terms import BASIC_ATTACK, RETREAT
from ludoteca.games.synchro.state.view_types import BoardMonster, HeroBoard
from ludoteca.kernel.drawing import fit, image, paragraph, path, rect, tag, trace, words
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box, split
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.phrases import END_THE_TURN
from ludoteca.kernel.texts import Phrase

ACTS: Final = (
    ("act:attack", "damage", BASIC_ATTACK),
    ("act:end", "check", END_THE_TURN),
    ("act:retreat", "retreat", RETREAT),
)
PLACES: Final = 4
WIDE: Final = 126.0
"""How wide a place of the line is on a wide table."""
HEROES_AT: Final = (470.0, 340.0, 210.0, 80.0)
MONSTERS_AT: Final = (630.0, 760.0, 890.0, 1020.0)


def stage(scene: Scene, box: Box) -> None:
    """Draw the field, the marbles above, and everybody in place."""
    address = addresses.scene(scene.view)
    scene.lay("field", box, (address,), lambda box: field(address, box))
    sides(scene)
    x, y, w, _ = box
    if scene.tall:
        initiative.strip(scene, (x + 6, y + 4, w - 12, 46))
    else:
        initiative.strip(scene, (x + 220, y + 6, w - 440, 42))


def field(address: str, box: Box) -> str:
    x, y, w, h = box
    return shapes.filled(address, x, y, w, h, (scenery.W, scenery.H)) + rect(x, y + h - 1, w, 2, "edge")


def acts_of(scene: Scene) -> list[tuple[str, str, Phrase]]:
    """List what a Hero may do that concerns nothing else in the picture: key, sign, words."""
    return [act for act in ACTS if scene.legal(act[0])]


def is_own_turn(scene: Scene) -> bool:
    """Tell whether the viewer leads the Hero whose turn it is, and so chooses among the actions before it ends."""
    active = active_board(scene.view)
    return scene.fighting and active >= 0 and scene.view.boards[active].leader == scene.viewer


def acts(scene: Scene) -> None:
    """Lay plates for the actions of the turn, each always in its place."""
    tall = scene.tall
    for (key, sign, phrase), spot in zip(ACTS, split(scene.layout.acts, len(ACTS), 6, upright=not tall), strict=True):
        if scene.legal(key):
            scene.lay(key, spot, (), partial(act, scene, key, sign, phrase))


def act(scene: Scene, key: str, sign: str, phrase: Phrase, box: Box) -> str:
    """Draw a plate to press: its sign and what it does."""
    x, y, w, h = box
    least = scene.layout.least
    label = scene.say(phrase)
    last = key == "act:end"
    ink = "inky" if last else "on"
    size = least * 1.5
    inner = [rect(x, y, w, h, "key-end" if last else "key", 10)]
    if scene.tall:
        inner.append(icon(sign, x + 14, y + (h - size) / 2, size, ink))
        inner.append(words(x + size + 24, y + h / 2 + 9, label, least * 1.15, f"big {ink}", room=w - size - 34))
    else:
        left = x + size + 14
        letters, lines = fit(label, x + w - left - 6, 13, least, 2)
        first = y + h / 2 + letters * (0.9 - 0.54 * len(lines))
        inner.append(icon(sign, x + 8, y + (h - size) / 2, size, ink))
        for nth, line in enumerate(lines):
            inner.append(words(left, first + nth * letters * 1.1, line, letters, f"big {ink}", room=x + w - left - 6))
    inner.append(shapes.halo(x, y, w, h, 10))
    return scene.thing(key, *inner, name=label, text="", kind="act")


@kept(1500, most=4)
def places(tall: bool, stage: Box) -> tuple[list[Box], list[Box]]:
    """Lay out the places of both sides, P1 first."""
    x, y, w, h = stage
    if tall:
        top, high = y + 52, (h - 56) * 0.57
        upper = split((x + 4, top, w - 8, high), PLACES, 4)
        lower = split((x + 4, top + high, w - 8, h - 56 - high), PLACES, 4)
        return lower[::-1], upper
    ours = [(middle - WIDE / 2, y + 52, WIDE, h - 56) for middle in HEROES_AT]
    theirs = [(middle - WIDE / 2, y + 52, WIDE, h - 56) for middle in MONSTERS_AT]
    return ours, theirs


def sides(scene: Scene) -> None:
    """Put everybody in place."""
    view = scene.view
    heroes = tuple([(one.unit, scene.hero_reads(one)) for one in scene.party])
    reads = (view.line, view.foe_line, heroes, view.monsters, scene.aiming, scene.begun)
    scene.section("sides", reads, partial(both_sides, scene))


def both_sides(scene: Scene) -> None:
    """Draw everybody in place, from the rear to the front, so that the foremost stand before the others."""
    view = scene.view
    ours, theirs = places(scene.tall, scene.layout.stage)
    heroes = {one.board: one for one in scene.party}
    monsters = {one.board: one for one in view.monsters}
    standing = list(enumerate(view.foe_line[:PLACES]))[::-1]
    standing.sort(key=lambda pair: not monsters[pair[1]].celestial)
    for index, board in list(enumerate(view.line[:PLACES]))[::-1]:
        character(scene, heroes[board], ours[index], index + 1)
    for index, board in standing:
        character(scene, monsters[board], theirs[index], index + 1)
    for index, board in standing:
        die(scene, monsters[board], theirs[index])


def foes(scene: Scene, box: Box) -> Box:
    """Draw the plates of the Monsters where they are in the line, for whoever chooses with them in mind.

    Say what room is left above them.
    """
    x, y, w, h = box
    high = plate_height(scene)
    monsters = {one.board: one for one in scene.view.monsters}
    _, theirs = places(scene.tall, scene.layout.stage)
    for index, board in enumerate(scene.view.foe_line[:PLACES]):
        left, _, wide, _ = theirs[index]
        one, position = monsters[board], index + 1
        draw = partial(foe, scene, one, position)
        scene.lay(f"unit:{one.unit}", (left, y + h - high, wide, high), (one, position, scene.begun), draw)
    return x, y, w, h - high - 8


def foe(scene: Scene, one: BoardMonster, position: int, box: Box) -> str:
    """Draw the plate of a Monster alone."""
    inner = [name_plate(scene, one, position, box), shapes.halo(*box, 10)]
    text = saying.monster(scene, one)
    return scene.thing(f"unit:{one.unit}", *inner, name=name_of(scene, one), text=text, kind="monster")


def plate_height(scene: Scene) -> float:
    return 94.0 if scene.tall else 78.0


def character(scene: Scene, one: HeroBoard | BoardMonster, box: Box, position: int) -> None:
    """Draw a character of either side, in its place of the line."""
    is_aimed_at = isinstance(one, BoardMonster) or scene.aiming
    why = f"{'target' if is_aimed_at else 'swap'}:{one.unit}"
    if isinstance(one, BoardMonster):
        reads = (one, scene.begun, aimed_heads(scene, one))
        scene.lay(f"unit:{one.unit}", box, (position, why, *reads), lambda box: figure(scene, one, position, why, box))
    else:
        reads = (threat(scene, one), *scene.hero_reads(one))
        scene.lay(f"unit:{one.unit}", box, (position, why, *reads), lambda box: figure(scene, one, position, why, box))


def threat(scene: Scene, one: HeroBoard) -> int:
    """Count the HP that Monsters who are still to act take from a Hero, if nobody moves or interferes before.

    Only what can hit nobody else counts, and Shield takes its part of it first.
    """
    if not scene.fighting:
        return 0
    return min(one.hp, max(0, scene.coming.get(one.unit, 0) - one.shield))


def aimed_heads(scene: Scene, one: BoardMonster) -> tuple[str, ...]:
    """List the portraits of those whom a coming action would hurt, from the front to the rear."""
    units = {unit for deed in one.coming if deed.verb != "heal" for unit in deed.units}
    return tuple([portrait for unit, portrait in scene.portraits if unit in units]) if units else ()


def figure(scene: Scene, one: HeroBoard | BoardMonster, position: int, why: str, box: Box) -> str:
    """Draw a character: who it is, on its feet, its plate below, and over a Monster what it will do."""
    x, y, w, h = box
    high = plate_height(scene)
    plate = (x, y + h - high, w, high)
    person = addresses.monster(one) if isinstance(one, BoardMonster) else addresses.hero(one.hero)
    celestial = isinstance(one, BoardMonster) and one.celestial
    stance = (person, celestial, one.colour, one.active, position, box, scene.tall)
    inner = [rect(x, y, w, h, "spot", 10), scene.kept("standing", stance, partial(standing, scene, one, position, box))]
    if isinstance(one, BoardMonster):
        inner.append(intent(scene, one, intent_box(scene, box)))
    inner.append(name_plate(scene, one, position, plate))
    inner += [shapes.halo(x, plate[1], w, high, 10), shapes.origin(x, plate[1], w, high, 10)]
    if isinstance(one, BoardMonster):
        kind, text = "monster", saying.monster(scene, one)
    else:
        kind, text = "hero", saying.hero(scene, one, threat(scene, one))
    return scene.thing(f"unit:{one.unit}", *inner, name=name_of(scene, one), text=text, kind=kind, why=why)


def standing(scene: Scene, one: HeroBoard | BoardMonster, position: int, box: Box) -> str:
    """Draw the figure itself, on a ring of its board's colour; those in front stand nearer."""
    x, y, w, h = box
    tall = scene.tall
    middle = x + w / 2
    floor = y + h - plate_height(scene) - (4 if tall else 2 + 7 * position)
    ring = tag("ellipse", cx=middle, cy=floor - 5, rx=w * 0.43, ry=11, class_=f"stand c-{one.colour}")
    if one.active:
        low = floor - 8
        ring = path(
            trace("M", middle - 46, " ", low, "L", middle - 22, " ", y + 60, "h", 44, "L", middle + 46, " ", low, "z"),
            "beam",
        )
        ring += tag("ellipse", cx=middle, cy=floor - 5, rx=w * 0.46, ry=13, class_="stand-now")
    ring += when_legal(tag("ellipse", cx=middle, cy=floor - 5, rx=w * 0.5, ry=15, class_="halo-glow"))
    if isinstance(one, BoardMonster):
        address = addresses.monster(one)
        size = (150.0, 195.0) if tall and one.celestial else (300.0, 390.0) if one.celestial else (0.0, 0.0)
    else:
        address, size = addresses.hero(one.hero), (0.0, 0.0)
    scale = 1.0 if tall else 1.03 - 0.03 * position
    wide, high = size if size[0] else (116.0, 151.0) if tall else (166.0 * scale, 216.0 * scale)
    left = middle - wide / 2
    return ring + tag("g", image(address, left, floor - high * 0.965, wide, high), class_="face")


def name_of(scene: Scene, one: HeroBoard | BoardMonster) -> str:
    return scene.told(one.name if isinstance(one, BoardMonster) else one.hero.name)


def name_plate(scene: Scene, one: HeroBoard | BoardMonster, position: int, box: Box) -> str:
    """Name, health, place, level and tokens."""
    x, y, w, h = box
    tall = scene.tall
    least = scene.layout.least
    boss = isinstance(one, BoardMonster) and one.celestial
    look = "plate-celestial" if boss else "plate-elite" if isinstance(one, BoardMonster) and one.elite else "stone"
    inner = [rect(x, y, w, h, look + (" plate-now" if one.active else ""), 10)]
    room = w - 14 - least * 1.5
    name = name_of(scene, one).split(",")[0]
    size, lines = fit(name, room, 14 if not tall else 23, least, 2)
    if tall or lines[-1][-1:] == "…":
        lines = (name,)
    first = y + (17 if len(lines) == 2 else 23) if not tall else y + 26
    inner.append(shapes.mark(one.colour, x + least * 0.9, first - least * 0.38, least * 0.42))
    inner.append(paragraph(x + least * 1.7, first, lines, size, size * 1.05, "serif on", room))
    top, high = (38, 16) if not tall else (36, 25)
    lost = threat(scene, one) if isinstance(one, HeroBoard) else 0
    inner.append(shapes.bar(one.hp, one.max_hp, x + 7, y + top, w - 14, high, boss, lost))
    low = y + h - (8 if not tall else 11)
    rank = "" if boss else f" · {scene.say(saying.SHORT_LEVEL, n=one.level)}"
    elite = isinstance(one, BoardMonster) and one.elite
    left = x + 8
    if elite or boss:
        inner.append(icon("celestial" if boss else "elite", left, low - least * 0.86, least, "gold"))
        left += least * 1.15
    tokens, taken = shapes.badges(one, x + w - 6, low - least * 0.36, least)
    inner.append(tokens)
    spare = x + w - 8 - taken - left
    if has_acted(scene, one):
        inner.append(icon("check", x + w - 8 - taken - least, low - least * 0.86, least, "life"))
        spare -= least * 1.2
    label = scene.say(Phrase("P{n}", "P{n}"), n=position) + (rank if spare > least * 5 else "")
    inner.append(words(left, low, label, least, "strong dim", room=max(least * 1.4, spare)))
    return "".join(inner)


def has_acted(scene: Scene, one: HeroBoard | BoardMonster) -> bool:
    """Tell whether the marble of this character has been revealed, in a round that has begun."""
    return one.acted and scene.begun


# -- what Monsters will do ---------------------------------------------------------------------------------------


def intent_box(scene: Scene, box: Box) -> Box:
    x, y, w, _ = box
    return (x, y + 2, w, 62) if scene.tall else (x + 2, y + 8, w - 4, 64)


def die_place(scene: Scene, box: Box) -> tuple[float, float, float]:
    """Find where a Monster's die lies, and how large it is."""
    x, y, _, _ = intent_box(scene, box)
    size = 24.0 if not scene.tall else 30.0
    return x + 7, y + 7, size


def intent(scene: Scene, one: BoardMonster, box: Box) -> str:
    """Draw what its die will make it do: signs and numbers, and the heads of those it concerns."""
    x, y, w, h = box
    tall = scene.tall
    least = scene.layout.least
    inner = [rect(x, y, w, h, "intent" if one.coming else "intent-none", 11)]
    left = x + (38 if not tall else 44)
    size = 21.0 if not tall else 26.0
    if one.stunned:
        inner.append(icon("stun", left + 14, y + 8, size, "gold"))
    elif one.coming:
        inner.append(shapes.deeds(one.coming, left, y + (27 if not tall else 30), size, x + w - left - 5, scene.lang))
    if one.slot >= 0:
        inner.append(words(x + 8, y + h - 9, saying.slot_name(one), least, "strong dim", room=least * 2.4))
    heads = aimed_heads(scene, one)
    side = 21.0 if not tall else 26.0
    head_left = x + w - 6 - len(heads) * (side + 1)
    for address in heads:
        inner.append(image(address, head_left, y + h - side - 5, side, side))
        head_left += side + 1
    return "".join(inner)


def die(scene: Scene, one: BoardMonster, box: Box) -> None:
    """Draw the die, a thing by itself so that a roll can be seen; a press goes to the Monster under it."""
    left, top, size = die_place(scene, box)
    reads = (one.name, one.die, one.slot)
    scene.lay(f"die:{one.board}", (left, top, size, size), reads, lambda box: cast(scene, one, box))


def cast(scene: Scene, one: BoardMonster, box: Box) -> str:
    """Draw a Monster's die as it lies."""
    x, y, size, _ = box
    name = scene.say(Phrase("Dado di {who}", "Die of {who}"), who=scene.told(one.name))
    text = saying.sentences([saying.die(scene, one)])
    return scene.thing(f"die:{one.board}", shapes.die(one.die, x, y, size), name=name, text=text, kind="roll pointing")
