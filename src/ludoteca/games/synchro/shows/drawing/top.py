"""Above the stage: the time wheel and the days left, the cube, Coins, Potions, the Reserve, bag and tray."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_line
from ludoteca.games.synchro.shows.drawing.shapes import COLOURS
from ludoteca.kernel.drawing import circle, rect, words
from ludoteca.kernel.layouts import Box, split
from ludoteca.kernel.texts import Phrase

TIME: Final = Phrase("Ruota del Tempo", "Time wheel")
LEFT: Final = Phrase("sconfitta tra {n} giorni", "defeat in {n} days")
LEFT_ONE: Final = Phrase("sconfitta tra 1 giorno", "defeat in 1 day")
LEFT_NONE: Final = Phrase("il tempo è finito", "time is up")
COLOUR: Final = Phrase("colore del giorno: {colour}", "colour of the day: {colour}")
CUBE: Final = Phrase("Cubo Tracciaround", "Round cube")
SHORT_CUBE: Final = Phrase("Cubo", "Cube")
CUBE_ON: Final = Phrase(
    "Quando a fine round la Ruota torna su questo colore ({colour}), la squadra è Esausta.",
    "When the wheel comes back to this colour ({colour}) at the end of a round, the party is Exhausted.",
)
CUBE_OFF: Final = Phrase("Fuori dalle battaglie non si usa.", "Not in use outside battles.")
EXHAUSTED: Final = Phrase("Esausti", "Exhausted")
EXHAUSTED_TEXT: Final = Phrase(
    "A fine round ogni Eroe pesca solo 1 Frammento.", "At the end of a round every Hero draws just 1 Shard."
)
COINS: Final = Phrase("Monete", "Coins")
POTIONS: Final = Phrase("Pozioni", "Potions")
RESERVE: Final = Phrase("Riserva", "Reserve")
RESERVE_OF: Final = Phrase("Riserva, Frammenti: {colour}", "Reserve, {colour} Shards")
BAG: Final = Phrase("Sacchetto", "Bag")
BAG_TEXT: Final = Phrase("Nel Sacchetto: {bag}. Nel vassoio: {tray}.", "In the bag: {bag}. In the tray: {tray}.")
DECKS: Final = Phrase(
    "Mazzi: {heroes} Eroi, {items} Oggetti, {skills} Abilità, Mostri per livello {monsters}.",
    "Decks: {heroes} Heroes, {items} Items, {skills} Skills, Monsters by level {monsters}.",
)
PRICE: Final = Phrase("In vendita a {coins}.", "On sale for {coins}.")
SEASON_DAYS: Final = 12


def top(scene: Scene) -> None:
    x, y, w, h = scene.layout.top
    view = scene.view
    if scene.layout.tall:
        half = h / 2
        days, round_cube = (x, y, w * 0.47, h), (x + w * 0.48, y + 4, w * 0.23, half - 4)
        pouch, store = (x + w * 0.71, y + 4, w * 0.28, half - 4), (x + w * 0.48, y + half, w * 0.51, half - 2)
    else:
        days, round_cube = (x, y, w * 0.44, h), (x + w * 0.45, y, w * 0.14, h)
        pouch, store = (x + w * 0.6, y, w * 0.12, h), (x + w * 0.73, y, w * 0.27, h)
    scene.lay("top", scene.layout.top, (), lambda box: rect(*box, "panel", 10))
    scene.lay("time", days, (view.time,), lambda box: time(scene, box))
    scene.lay("cube", round_cube, (view.exhausted, view.cube), lambda box: cube(scene, box))
    purse(scene, pouch)
    stores(scene, store)


def days_left(scene: Scene) -> str:
    n = scene.view.time.left
    return scene.say(LEFT_NONE) if n <= 0 else scene.say(LEFT_ONE) if n == 1 else scene.say(LEFT, n=n)


def time(scene: Scene, box: Box) -> str:
    """The wheel with its hand on the day; beside it the date and all the days of the four seasons."""
    x, y, w, h = box
    now = scene.view.time
    least = scene.layout.least
    r = min(h / 2 - 4, 66)
    middle = y + h / 2
    parts = []
    parts.append(wheel(scene, x + r + 8, middle, r))
    left = x + 2 * r + 20
    room = w - (left - x) - 10
    if scene.layout.tall:
        parts.append(set_line(scene.told(now.name), left, y + least * 1.75, room, least * 1.6, least, "serif on"))
        parts.append(set_line(days_left(scene), left, y + least * 3.1, room, least * 1.0, least * 0.8, "strong rose"))
        parts.append(calendar(scene, (left, y + least * 3.6, room, least * 0.85)))
    else:
        parts.append(set_line(scene.told(now.name), left, y + h * 0.42, room * 0.4, least * 1.7, least, "serif on"))
        late = set_line(
            days_left(scene), left + room, y + h * 0.4, room * 0.55, least * 1.15, least, "strong rose", "end"
        )
        parts.append(late)
        parts.append(calendar(scene, (left, y + h * 0.58, room, h * 0.24)))
    said = [scene.told(now.name), days_left(scene), scene.say(COLOUR, colour=saying.colour(scene, now.colour))]
    return scene.thing("time", *parts, name=scene.say(TIME), text=saying.sentences(said), kind="time")


def wheel(scene: Scene, x: float, y: float, r: float) -> str:
    """Twelve days, each in its colour and with its shape; the season in the middle."""
    now = scene.view.time
    parts = [circle(x, y, r, "wheel-rim")]
    colours = now.wheel
    for day, colour in enumerate(colours):
        angle = 2 * pi * day / len(colours)
        far = r * 0.78
        here = day == now.day - 1
        size = r * (0.2 if here else 0.135)
        parts.append(shapes.mark(colour, x + far * sin(angle), y - far * cos(angle), size, "mark" if here else "wedge"))
    angle = 360 * (now.day - 1) / len(colours)
    tip = f"M0 {-r * 0.56:.1f}l{r * 0.13:.1f} {r * 0.22:.1f}h{-r * 0.26:.1f}z"
    parts.append(f'<path class="hand" transform="translate({x:.1f} {y:.1f}) rotate({angle:.0f})" d="{tip}"/>')
    parts.append(circle(x, y, r * 0.36, "hub"))
    parts.append(icon(now.season, x - r * 0.26, y - r * 0.26, r * 0.52, "inky"))
    return "".join(parts)


def calendar(scene: Scene, box: Box) -> str:
    """A dash for every day of the year: past, today, to come, the last one."""
    _, _, w, h = box
    now = scene.view.time
    parts = []
    for season, (sx, sy, sw, sh) in enumerate(split(box, 4, w * 0.02)):
        for day, (dx, dy, dw, dh) in enumerate(split((sx, sy, sw, sh), SEASON_DAYS, 1)):
            value = SEASON_DAYS * season + day
            past = value < now.value
            name = (
                "day-now" if value == now.value else "day-last" if value == now.last else "day-past" if past else "day"
            )
            low = h * 0.3 if past else 0.0
            parts.append(rect(dx, dy + low, dw, dh - low, name, min(1.5, dw / 3)))
    return "".join(parts)


def cube(scene: Scene, box: Box) -> str:
    """The cube with the colour that exhausts the party."""
    x, y, w, h = box
    view = scene.view
    least = scene.layout.least
    size = min(h * 0.6, least * 2.1)
    top = y + (h - size) / 2
    parts = []
    room = w - size - 12
    label = scene.say(SHORT_CUBE if scene.layout.tall else CUBE)
    if view.exhausted:
        parts.append(rect(x, top, size, size, "peril", size * 0.18))
        parts.append(icon("used", x + size * 0.2, top + size * 0.2, size * 0.6, "pale"))
        parts.append(
            set_line(scene.say(EXHAUSTED), x + size + 8, y + h * 0.62, room, least * 1.2, least * 0.8, "big rose")
        )
        text = scene.say(EXHAUSTED_TEXT)
    elif view.cube:
        parts.append(rect(x, top, size, size, "die", size * 0.18))
        parts.append(shapes.mark(view.cube, x + size / 2, top + size / 2, size * 0.28))
        parts.append(set_line(label, x + size + 8, y + h * 0.62, room, least, least * 0.7, "strong dim"))
        text = scene.say(CUBE_ON, colour=saying.colour(scene, view.cube))
    else:
        parts.append(rect(x, top, size, size, "slot", size * 0.18))
        parts.append(set_line(label, x + size + 8, y + h * 0.62, room, least, least * 0.7, "dim"))
        text = scene.say(CUBE_OFF)
    return scene.thing("cube", *parts, name=scene.say(CUBE), text=text, kind="cube")


def purse(scene: Scene, box: Box) -> None:
    """Coins and Potions."""
    coins, potions = split(box, 2, 4)
    view = scene.view
    price = view.prices.potion if view.village else None
    scene.lay("coins", coins, (view.coins,), lambda box: held(scene, "coins", "coin", COINS, str(view.coins), box))
    scene.lay("potions", potions, (view.potions, price), lambda box: flasks(scene, price, box))


def flasks(scene: Scene, price: int | None, box: Box) -> str:
    """Potions, and what one costs where it can be bought."""
    on_sale = "" if price is None else ". " + scene.say(PRICE, coins=saying.coins(scene, price))
    return held(scene, "potions", "potion", POTIONS, str(scene.view.potions), box, on_sale)


def held(scene: Scene, key: str, sign: str, phrase: Phrase, n: str, box: Box, more: str = "") -> str:
    """How many the party has of something."""
    x, y, w, h = box
    size = min(h * 0.5, scene.layout.least * 1.9)
    inner = [rect(x, y + h * 0.1, w, h * 0.8, "slot", 8), icon(sign, x + 6, y + (h - size) / 2, size, "gold")]
    inner.append(words(x + size + 12, y + h / 2 + size * 0.36, n, size, "big on", room=w - size - 16))
    inner.append(shapes.halo(x, y + h * 0.1, w, h * 0.8))
    return scene.thing(key, *inner, name=scene.say(phrase), text=n + more, kind="purse")


def stores(scene: Scene, box: Box) -> None:
    """The Reserve's Shards, and what bag and tray hold."""
    x, y, w, h = box
    scene.lay("reserve", (x, y, w * 0.3, h), (), lambda box: reserve_label(scene, box))
    for colour, place in enumerate(split((x, y + h * 0.5, w * 0.42, h * 0.44), 4, 2)):
        reserved(scene, colour, place)
    view = scene.view
    decks = view.decks
    reads = (view.bag, view.tray, decks.heroes, decks.items, decks.skills, decks.monsters)
    scene.lay("bag", (x + w * 0.45, y, w * 0.53, h), reads, lambda box: bag(scene, box))


def reserve_label(scene: Scene, box: Box) -> str:
    x, y, w, h = box
    return words(x, y + h * 0.42, scene.say(RESERVE), scene.layout.least * 0.95, "strong dim", room=w)


def reserved(scene: Scene, colour: int, box: Box) -> None:
    n = scene.view.reserve_shards[colour]
    scene.lay(f"shard:4/{colour}", box, (n,), lambda box: reserve_shards(scene, colour, n, box))


def reserve_shards(scene: Scene, colour: int, n: int, box: Box) -> str:
    """The Reserve's Shards of one colour."""
    x, y, w, h = box
    r = min(h * 0.19 / 0.44, scene.layout.least * 0.72)
    inner = [rect(x, y, w, h, "slot", 5)]
    middle = x + w / 2 - (r * 0.5 if n else 0)
    inner.append(shapes.mark(COLOURS[colour], middle, y + h / 2, r, "mark" if n else "mark-none"))
    if n:
        room = w / 2 - r * 0.8 - 2
        inner.append(words(x + w / 2 + r * 0.8, y + h / 2 + r * 0.66, str(n), r * 1.8, "big on", room=room))
    inner.append(shapes.halo(x, y, w, h, 5))
    name = scene.say(RESERVE_OF, colour=saying.colour(scene, COLOURS[colour]))
    return scene.thing(f"shard:4/{colour}", *inner, name=name, text=str(n), kind="shard")


def bag(scene: Scene, box: Box) -> str:
    """What bag and tray hold; the decks are told in words."""
    x, y, w, h = box
    view = scene.view
    least = scene.layout.least
    inner = [icon("bag", x, y + h * 0.12, least * 1.5, "dim")]
    for row, amounts in enumerate((view.bag, view.tray)):
        left = x + least * 1.9
        middle = y + h * (0.3 + 0.42 * row)
        step = (w - least * 2.2) / 4
        for colour, n in enumerate(amounts):
            inner.append(
                shapes.mark(
                    COLOURS[colour], left + least * 0.4, middle, least * 0.36, "mark" if row == 0 else "mark-off"
                )
            )
            inner.append(
                words(
                    left + least * 0.95,
                    middle + least * 0.36,
                    str(n),
                    least,
                    "strong on" if row == 0 else "dim",
                    room=step - least,
                )
            )
            left += step
    decks = view.decks
    text = scene.say(BAG_TEXT, bag=saying.shards(scene, view.bag), tray=saying.shards(scene, view.tray))
    levels = ", ".join([str(n) for n in decks.monsters])
    text += " " + scene.say(DECKS, heroes=decks.heroes, items=decks.items, skills=decks.skills, monsters=levels)
    return scene.thing("bag", *inner, name=scene.say(BAG), text=text, kind="bag")
