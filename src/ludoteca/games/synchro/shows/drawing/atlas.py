"""The map: cities, roads and canals, what waits on the journal tiles, the way taken, where the party may go."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_line, set_text
from ludoteca.games.synchro.state.view_types import CityView, LandmarkView, TileLandmark, TileView
from ludoteca.kernel.drawing import fit, paragraph, path, rect, trace
from ludoteca.kernel.layouts import GAP, Box, split
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Words

AHEAD: Final = Phrase("Dove si può andare", "Where you may go")

ROAD: Final = Phrase("strada", "road")
CANAL: Final = Phrase("canale", "canal")
TAKEN: Final = Phrase("il vostro cammino", "your way")
LEVELS: Final = Phrase("livelli dei Mostri", "Monsters' levels")
COINS: Final = Phrase("Monete", "Coins")
PLACES: Final = Phrase("Punti di Interesse", "Landmarks")
CHOOSE: Final = Phrase("Punti di Interesse di {city}", "Landmarks of {city}")
LAST: Final = Phrase("L'ultima battaglia: il Celestiale vi aspetta.", "The last battle: the Celestial awaits you.")
DAYS: Final = Phrase("{n} di Tempo", "{n} Time")


def stage(scene: Scene, box: Box) -> None:
    """The map, and beside or below it what waits in the cities within reach."""
    x, y, w, h = box
    if scene.layout.tall:
        low = h * (0.47 if choosing(scene) is None else 0.58)
        ground(scene, (x, y, w, h - low - GAP))
        ahead(scene, (x, y + h - low, w, low))
    else:
        side = w * (0.42)
        ground(scene, (x, y, w - side - GAP, h))
        ahead(scene, (x + w - side, y, side, h))


def choosing(scene: Scene) -> CityView | None:
    """The city whose Landmark is being chosen; None if none is."""
    return scene.view.map.chosen


class Places:
    """Where every city lies in a box. The map runs from one corner to the other."""

    def __init__(self, scene: Scene, box: Box) -> None:
        x, y, w, h = box
        cities = scene.view.map.cities
        self.least_x = min(one.x for one in cities)
        self.least_y = min(one.y for one in cities)
        columns = max(one.x for one in cities) - self.least_x + 1
        rows = max(one.y for one in cities) - self.least_y + 1
        self.wide, self.high = w / columns, h / rows
        self.x, self.y = x, y

    def middle(self, city: CityView) -> tuple[float, float]:
        return (
            self.x + (city.x - self.least_x + 0.5) * self.wide,
            self.y + (city.y - self.least_y + 0.5) * self.high,
        )


def ground(scene: Scene, box: Box) -> None:
    """The map: the land with its roads, and every city."""
    view = scene.view.map
    corners = tuple([(one.x, one.y, one.start) for one in view.cities])
    scene.lay("land", box, (corners, view.links, view.route), lambda box: land(scene, box))
    places = places_in(scene, box)
    for one in view.cities:
        city(scene, one, places)


def places_in(scene: Scene, box: Box) -> Places:
    x, y, w, h = box
    return Places(scene, (x + 4, y + 4, w - 8, h - 8))


def land(scene: Scene, box: Box) -> str:
    """Roads and canals, those taken marked, and what all this means."""
    view = scene.view.map
    places = places_in(scene, box)
    cities = view.cities
    parts = [rect(*box, "land", 10)]
    steps = [step.city for step in view.route]
    start = next((one.city for one in cities if one.start), 0)
    way = [start, *[city for city in steps if city != start]]
    walked = set(pairwise(way))
    for link in view.links:
        ends = (link.origin, link.to)
        ax, ay = places.middle(cities[ends[0]])
        bx, by = places.middle(cities[ends[1]])
        d = trace("M", ax, ay, "L", bx, " ", by)
        parts.append(path(d, "road-edge"))
        parts.append(path(d, "taken" if ends in walked else "canal" if link.kind == "canal" else "road"))
    return "".join(parts) + legend(scene, box)


def legend(scene: Scene, box: Box) -> str:
    """What the lines and signs mean, in the corner that the map leaves free."""
    x, y, w, h = box
    least = scene.layout.least * 0.82
    rows: list[tuple[str, Phrase]] = [
        ("road", ROAD),
        ("canal", CANAL),
        ("taken", TAKEN),
        ("skull", LEVELS),
        ("coin", COINS),
        ("landmark", PLACES),
    ]
    pitch = min(least * 1.5, h * 0.048)
    if pitch < least * 1.05:
        return ""
    drawn = ""
    for at, (sign, phrase) in enumerate(rows):
        middle = y + h - 8 - pitch * (len(rows) - at - 0.5)
        if sign in ("road", "canal", "taken"):
            drawn += path(trace("M", x + 10, middle, "h", least * 1.6), "road-edge")
            drawn += path(trace("M", x + 10, middle, "h", least * 1.6), sign)
        else:
            drawn += icon(sign, x + 10 + least * 0.35, middle - least * 0.5, least, "on")
        room = w * 0.22
        drawn += set_line(
            scene.say(phrase), x + 16 + least * 1.7, middle + least * 0.36, room, least, least * 0.8, "on"
        )
    return drawn


def city(scene: Scene, one: CityView, places: Places) -> None:
    least = scene.layout.least
    x, y = places.middle(one)
    w = min(places.wide * 0.9, least * 9.6)
    h = min(places.high * 0.84, least * 3.4)
    box = (x - w / 2, y - h / 2, w, h)
    scene.lay(f"city:{one.city}", box, (one,), lambda box: city_plate(scene, one, box))


def city_plate(scene: Scene, one: CityView, box: Box) -> str:
    """A plate with the name and what waits: levels of Monsters, Coins, how many Landmarks."""
    least = scene.layout.least
    left, top, w, h = box
    look = "city-past" if one.visited else "city-plate" if one.reachable or one.goal else "city-far"
    if one.here:
        look = "city-here"
    parts = [rect(left, top, w, h, look, 7)]
    first = top + (h * 0.44 if one.tile else h * 0.64)
    start = left + 4
    if one.book:
        r = least * (0.27 if scene.layout.tall else 0.36)
        parts.append(shapes.mark(one.book, start + r, first - r * 0.8, r))
        start += r * 2.6
    sign = "flag" if one.here else "celestial" if one.goal else ""
    end = left + w - 4
    if sign:
        size = least * 1.05
        parts.append(icon(sign, end - size, first - size * 0.85, size, "wine"))
        end -= size * 1.1
    name = scene.told(one.name)
    largest = least * (0.74 if scene.layout.tall else 1.0)
    parts.append(set_line(name, start, first, end - start, largest, least * 0.5, "strong inky"))
    if one.tile:
        parts.append(waiting(scene, one.tile, left + 4, top + h * 0.9, w - 8))
    parts.append(shapes.halo(left, top, w, h, 7))
    text, why = saying.city(scene, one), f"travel:{one.city}"
    return scene.thing(f"city:{one.city}", *parts, name=name, text=text, kind="city", why=why)


def waiting(scene: Scene, tile: TileView, x: float, y: float, w: float, full: float = 0.78) -> str:
    """Skull and levels of the Monsters, Coins, Landmarks, on one baseline."""
    size = min(scene.layout.least * full, w / (8.5 if scene.layout.tall else 10))
    levels = "·".join([str(level) for level in tile.monsters])
    parts = []
    left = x
    shown = [("skull", levels), ("coin", str(tile.coins)), ("landmark", str(len(tile.landmarks)))]
    for sign, said in shown[:2] if scene.layout.tall else shown:
        drawn, wide = shapes.counted(sign, said, left, y, size, "inky")
        parts.append(drawn)
        left += wide + size * 0.5
    return "".join(parts)


def ahead(scene: Scene, box: Box) -> None:
    """What waits in the cities within reach; or the Landmarks to choose from."""
    x, y, w, h = box
    least = scene.layout.least
    chosen = choosing(scene)
    name = chosen.name if chosen is not None else None
    scene.lay("ahead", box, (name,), lambda box: heading(scene, name, box))
    room = (x + 6, y + least * 2.1, w - 12, h - least * 2.1 - 6)
    if chosen is not None:
        landmarks(scene, chosen, room)
        return
    found = [one for one in scene.view.map.cities if one.reachable]
    for one, place in zip(found, split(room, len(found), 4, upright=True), strict=True):
        scene.lay(f"ahead:{one.city}", place, (one,), partial(outlook, scene, one))


def heading(scene: Scene, chosen: Words | None, box: Box) -> str:
    """The panel beside the map, and what is on it."""
    x, y, w, _ = box
    least = scene.layout.least
    title = scene.say(AHEAD) if chosen is None else scene.say(CHOOSE, city=scene.told(chosen))
    said = set_line(title, x + 10, y + least * 1.5, w - 20, least * 1.15, least * 0.8, "serif gold")
    return rect(*box, "panel", 10) + said


def outlook(scene: Scene, one: CityView, box: Box) -> str:
    """A city within reach: its Monsters, Coins and Landmarks with their Time."""
    x, y, w, h = box
    least = scene.layout.least
    drawn = rect(x, y, w, h, "leaf", 7)
    tile = one.tile
    half = w * 0.42
    drawn += set_line(scene.told(one.name), x + 8, y + least * 1.25, half, least * 1.05, least * 0.75, "serif inky")
    if tile is None:
        return drawn + set_text(
            scene.say(LAST) if one.goal else "", (x + 8, y + least * 1.7, w - 16, h - least * 2), least, least * 0.75
        )
    drawn += waiting(scene, tile, x + half + 14, y + least * 1.22, w - half - 18, 0.95)
    upright = not scene.layout.tall
    room = (x + 8, y + least * 1.65, w - 16, h - least * 1.8)
    rows = split(room, max(1, len(tile.landmarks)), 2 if upright else 10, upright)
    for place, row in zip(tile.landmarks, rows, strict=False):
        drawn += stop(scene, place, row)
    return drawn


def stop(scene: Scene, one: TileLandmark, box: Box) -> str:
    """A Landmark in a few words: Time, name, what it does as far as there is room."""
    x, y, w, h = box
    least = scene.layout.least
    pill, wide = shapes.pill(x, y + least * 0.62, str(one.time), least * 0.82, "tally", "hourglass")
    left = x + wide + 5
    if scene.layout.tall:
        room = w - wide - 5
        size, lines = fit(scene.told(one.name), room, least * 0.92, least * 0.66, 2 if h > least * 2 else 1)
        return pill + paragraph(left, y + least * 0.95, lines, size, size * 1.1, "strong inky", room)
    if h < least * 2.1:
        return pill + set_line(
            scene.told(one.name), left, y + least, w - wide - 5, least * 0.95, least * 0.7, "strong inky"
        )
    name = set_line(scene.told(one.name), left, y + least, w - wide - 5, least * 0.95, least * 0.75, "strong inky")
    below = (left, y + least * 1.25, w - wide - 5, h - least * 1.25)
    return pill + name + set_text(scene.told(one.text), below, least * 0.84, least * 0.72, "soft")


def landmarks(scene: Scene, one: CityView, box: Box) -> None:
    """The Landmarks of a tile, each to be chosen."""
    tile = one.tile
    places = tile.landmarks if tile else ()
    for found, place in zip(places, split(box, len(places), 5, upright=True), strict=True):
        landmark(scene, found, place, f"landmark:{found.place}")


def landmark(scene: Scene, one: LandmarkView, box: Box, key: str) -> None:
    scene.lay(key, box, (one,), lambda box: landmark_card(scene, one, box, key))


def landmark_card(scene: Scene, one: LandmarkView, box: Box, key: str) -> str:
    """A Landmark with all its words."""
    x, y, w, h = box
    least = scene.layout.least
    sign = least * 1.8
    parts = [rect(x, y, w, h, "leaf", 8)]
    parts.append(icon("landmark", x + 7, y + 6, sign, "wine"))
    left = x + sign + 14
    room = w - sign - 20
    if isinstance(one, TileLandmark):
        pill, wide = shapes.pill(
            x + w - 7, y + least * 1.25, scene.say(DAYS, n=one.time), least * 0.9, "tally", "hourglass", "end"
        )
        parts.append(pill)
        room -= wide + 6
    name = scene.told(one.name)
    parts.append(set_line(name, left, y + least * 1.55, room, least * 1.2, least * 0.8, "serif inky"))
    below = (left, y + least * 2.2, w - sign - 22, h - least * 2.2 - 9)
    parts.append(set_text(scene.told(one.text), below, least * 1.3, least * 0.74))
    parts.append(shapes.halo(x, y, w, h))
    return scene.thing(key, *parts, name=name, text=saying.landmark(scene, one), kind="landmark")
