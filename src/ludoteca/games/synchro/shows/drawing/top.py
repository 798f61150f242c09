"""Above the stage: the time wheel and the days left, the cube, Coins, Potions, the Reserve, bag and tray."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import Final

from ludoteca.games.synchro.shows.art import addresses
from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.state.cards import COLOURS, SEASONS
from ludoteca.kernel.drawing import circle, image, rect, words
from ludoteca.kernel.layouts import Box, split
from ludoteca.kernel.texts import Noun, Phrase

TIME: Final = Phrase("Ruota del Tempo", "Time wheel")
DAYS: Final = Noun("giorno", "giorni", "m", "day")
LEFT: Final = Phrase("sconfitta tra {days}", "defeat in {days}")
LEFT_NONE: Final = Phrase("il tempo è finito", "time is up")
COLOUR: Final = Phrase("colore del giorno: {colour}", "colour of the day: {colour}")
CUBE: Final = Phrase("Cubo Tracciaround", "Round cube")
CUBE_ON: Final = Phrase(
    "Quando a fine round la Ruota torna su questo colore ({colour}), la squadra è Esausta.",
    "When the wheel comes back to this colour ({colour}) at the end of a round, the party is Exhausted.",
)
EXHAUSTED: Final = Phrase("Esausti", "Exhausted")
EXHAUSTED_TEXT: Final = Phrase(
    "A fine round ogni Eroe pesca solo 1 Frammento.", "At the end of a round every Hero draws just 1 Shard."
)
COINS: Final = Phrase("Monete", "Coins")
RESERVE_OF: Final = Phrase("Riserva, Frammenti: {colour}", "Reserve, {colour} Shards")
BAG_TEXT: Final = Phrase("Nel Sacchetto: {bag}. Nel vassoio: {tray}.", "In the bag: {bag}. In the tray: {tray}.")
DECKS: Final = Phrase(
    "Mazzi: {heroes} Eroi, {items} Oggetti, {skills} Abilità, Mostri per livello {monsters}.",
    "Decks: {heroes} Heroes, {items} Items, {skills} Skills, Monsters by level {monsters}.",
)
PRICE: Final = Phrase("In vendita a {coins}.", "On sale for {coins}.")
SEASON_DAYS: Final = 12


def top(scene: Scene) -> None:
    """Put what is above the stage."""
    view = scene.view
    price = view.prices.potion if view.village else None
    spent = (view.coins, view.potions, price)
    scene.section("top", (view.time, view.exhausted, view.cube, spent), partial(top_parts, scene))
    scene.section("stores", (view.reserve_shards, view.bag, view.tray, view.decks), partial(stores, scene))


def top_parts(scene: Scene) -> None:
    """Draw time, cube and purse, from left to right; on a phone in two rows."""
    x, y, w, h = scene.layout.top
    view = scene.view
    scene.lay("top", scene.layout.top, (), lambda box: rect(*box, "panel", 10))
    if scene.tall:
        half = h / 2
        days, round_cube = (x, y, w * 0.5, h), (x + w - 122, y + 5, 116, half - 8)
        pouch = (x + w * 0.51, y + 5, 246, half - 8)
    else:
        days, round_cube = (x, y, 510, h), (x + 518, y + 6, 78, h - 12)
        pouch = (x + 604, y + 6, 172, h - 12)
    scene.lay("time", days, (view.time,), lambda box: time(scene, box))
    scene.lay("cube", round_cube, (view.exhausted, view.cube), lambda box: cube(scene, box))
    purse(scene, pouch)


def days_left(scene: Scene) -> str:
    n = scene.view.time.left
    return scene.say(LEFT, days=DAYS.count(n)) if n > 0 else scene.say(LEFT_NONE)


def time(scene: Scene, box: Box) -> str:
    """Draw the wheel with its hand on the day; beside it the date and all the days of the four seasons."""
    x, y, _, h = box
    now = scene.view.time
    r = h / 2 - 4
    parts = [wheel(scene, x + r + 8, y + h / 2, r)]
    left = x + 2 * r + 20
    date, late = scene.told(now.name), days_left(scene)
    if scene.tall:
        parts.append(words(left, y + 34, date, 29, "serif on", room=250))
        parts.append(words(left, y + 62, late, 22, "strong rose", room=262))
        parts.append(calendar(scene, (left, y + 74, 262, 20)))
    else:
        parts.append(words(left, y + 23, date, 19, "serif on", room=122))
        parts.append(words(left, y + 42, late, 12.5, "strong rose", room=142))
        parts.append(calendar(scene, (left + 150, y + 8, 282, h - 16)))
    facts = [date, late, scene.say(COLOUR, colour=saying.colour(scene, now.colour))]
    return scene.thing("time", *parts, name=scene.say(TIME), text=saying.sentences(facts), kind="time")


def wheel(scene: Scene, x: float, y: float, r: float) -> str:
    """Draw twelve days, each in its colour and with its shape; the season in the middle."""
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
    """Draw a tile for every day of the year: past, today, to come, the last one; over each season its sign."""
    x, y, w, h = box
    now = scene.view.time
    parts = []
    low = 0.0 if scene.tall else 17.0
    for season, (sx, sy, sw, sh) in enumerate(split((x, y + low, w, h - low), 4, 6)):
        if low:
            ink = "gold" if season == now.value // SEASON_DAYS else "dim"
            parts.append(icon(SEASONS[season], sx, y, 14, ink))
        for day, (dx, dy, dw, dh) in enumerate(split((sx, sy, sw, sh), SEASON_DAYS, 1)):
            value = SEASON_DAYS * season + day
            name = f"day-past s-{season}" if value < now.value else "day"
            if value == now.value:
                name = "day-now"
            elif value == now.last:
                name = "day-last"
            parts.append(rect(dx, dy, dw, dh, name, min(1.5, dw / 3)))
    return "".join(parts)


def cube(scene: Scene, box: Box) -> str:
    """Draw the cube with the colour that exhausts the party."""
    x, y, w, h = box
    view = scene.view
    size = h - 4
    left = x + (w - size) / 2
    inner = [rect(x, y, w, h, "well", 8)]
    if view.exhausted:
        inner = [rect(x, y, w, h, "peril", 8)]
        inner.append(
            words(x + w / 2, y + h / 2 + 8, scene.say(EXHAUSTED), scene.layout.least * 1.2, "big pale", "middle", w - 8)
        )
        text = scene.say(EXHAUSTED_TEXT)
    elif view.cube:
        inner.append(rect(left, y + 2, size, size, "die", size * 0.18))
        inner.append(shapes.mark(view.cube, left + size / 2, y + h / 2, size * 0.28))
        text = scene.say(CUBE_ON, colour=saying.colour(scene, view.cube))
    else:
        inner.append(rect(left, y + 2, size, size, "slot", size * 0.18))
        inner.append(icon("hourglass", left + size * 0.25, y + 2 + size * 0.25, size * 0.5, "dim"))
        text = scene.say(Phrase("Fuori dalle battaglie non si usa.", "Not in use outside battles."))
    return scene.thing("cube", *inner, name=scene.say(CUBE), text=text, kind="cube")


def purse(scene: Scene, box: Box) -> None:
    """Draw Coins and Potions."""
    coins, potions = split(box, 2, 6)
    view = scene.view
    price = view.prices.potion if view.village else None
    scene.lay("coins", coins, (view.coins,), lambda box: held(scene, "coins", "coin", COINS, str(view.coins), box))
    scene.lay("potions", potions, (view.potions, price), lambda box: flasks(scene, price, box))


def flasks(scene: Scene, price: int | None, box: Box) -> str:
    """Draw Potions, and what one costs where it can be bought."""
    on_sale = "" if price is None else ". " + scene.say(PRICE, coins=saying.coins(scene, price))
    return held(scene, "potions", "potion", Phrase("Pozioni", "Potions"), str(scene.view.potions), box, on_sale)


def held(scene: Scene, key: str, token: str, phrase: Phrase, n: str, box: Box, more: str = "") -> str:
    """Show how many the party has of something."""
    x, y, w, h = box
    size = h * 0.58
    inner = [rect(x, y, w, h, "well", h / 2), image(addresses.token(token), x + 4, y + 2, h * 1.1, h - 4)]
    inner.append(words(x + h * 1.2, y + h / 2 + size * 0.36, n, size, "big on", room=w - h * 1.4))
    inner.append(shapes.halo(x, y, w, h, h / 2))
    return scene.thing(key, *inner, name=scene.say(phrase), text=n + more, kind="purse")


def stores(scene: Scene) -> None:
    """Draw the Reserve's Shards, and what bag and tray hold."""
    tall = scene.tall
    x, y, w, h = scene.layout.top
    x, y, w, h = (x + w * 0.51, y + h / 2, w * 0.48, h / 2 - 6) if tall else (x + 784, y + 6, 298, h - 12)
    part = w * (0.52 if tall else 0.5)
    for colour, spot in enumerate(split((x, y, part, h), 4, 3)):
        reserved(scene, colour, spot)
    view = scene.view
    decks = view.decks
    reads = (view.bag, view.tray, decks.heroes, decks.items, decks.skills, decks.monsters)
    scene.lay("bag", (x + part + 6, y, w - part - 6, h), reads, lambda box: bag(scene, box))


def reserved(scene: Scene, colour: int, box: Box) -> None:
    n = scene.view.reserve_shards[colour]
    scene.lay(f"shard:4/{colour}", box, (n,), lambda box: reserve_shards(scene, colour, n, box))


def reserve_shards(scene: Scene, colour: int, n: int, box: Box) -> str:
    """Draw the Reserve's Shards of one colour."""
    x, y, w, h = box
    r = min(w * 0.26, h * 0.26)
    inner = [rect(x, y, w, h, "well" if n else "slot", 7)]
    middle = x + w / 2 - (w * 0.14 if n else 0)
    inner.append(
        shapes.gem(COLOURS[colour], middle, y + h / 2, r)
        if n
        else shapes.mark(COLOURS[colour], middle, y + h / 2, r, "mark-none")
    )
    if n:
        size = scene.layout.least * 1.15
        inner.append(words(x + w - 3, y + h - 5, str(n), size, "big on edged", "end", w * 0.42))
    inner.append(shapes.halo(x, y, w, h, 7))
    name = scene.say(RESERVE_OF, colour=saying.colour(scene, COLOURS[colour]))
    return scene.thing(f"shard:4/{colour}", *inner, name=name, text=str(n), kind="shard")


def decks_left(scene: Scene) -> str:
    """Say how many cards and tiles are left to draw."""
    decks = scene.view.decks
    levels = ", ".join([str(n) for n in decks.monsters])
    return scene.say(DECKS, heroes=decks.heroes, items=decks.items, skills=decks.skills, monsters=levels)


def bag(scene: Scene, box: Box) -> str:
    """Draw what the bag holds; tray and decks are told in words."""
    x, y, w, h = box
    view = scene.view
    least = scene.layout.least
    inner = [rect(x, y, w, h, "well", 8)]
    inner.append(image(addresses.token("pouch"), x, y + 2, h, h - 4))
    step = (w - h - 4) / 4
    for colour, n in enumerate(view.bag):
        middle = x + h + step * (colour + 0.5)
        inner.append(shapes.mark(COLOURS[colour], middle, y + h * 0.3, least * 0.42))
        inner.append(words(middle, y + h - 5, str(n), least, "strong on", "middle", step - 2))
    text = scene.say(BAG_TEXT, bag=saying.shards(scene, view.bag), tray=saying.shards(scene, view.tray))
    text += "\n" + scene.kept("decks", (view.decks,), lambda: decks_left(scene))
    return scene.thing("bag", *inner, name=scene.say(Phrase("Sacchetto", "Bag")), text=text, kind="bag")
