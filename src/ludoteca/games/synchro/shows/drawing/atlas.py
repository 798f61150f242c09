"""The map: the land in its season, roads and canals, towns and what waits there, the way taken, where to go."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from ludoteca.games.synchro.shows.art import addresses, scenery
from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.state.view_types import CityView, LandmarkView, LinkView, TileLandmark, TileView
from ludoteca.kernel.drawing import image, path, rect, tag, trace, words
from ludoteca.kernel.layouts import Box, split
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase

SIDE: Final = 180.0
"""How wide the column of what waits is on a wide table."""
LOW: Final = 118.0
"""How high the row of what waits is on a tall one."""


def stage(scene: Scene, box: Box) -> None:
    """Draw the map, and where its land leaves room, what waits in the cities within reach."""
    ground(scene, map_box(scene, box))
    view, side = scene.view.map, side_box(scene, box)
    scene.section("ahead", (view.cities, view.choosing, side), partial(ahead, scene, side))


def map_box(scene: Scene, box: Box) -> Box:
    x, y, w, h = box
    return (x, y, w, h - LOW) if scene.tall else box


def side_box(scene: Scene, box: Box) -> Box:
    """Find where cards lie beside the map: in the sea, or below it on a tall table."""
    x, y, w, h = box
    if scene.tall:
        return (x + 6, y + h - LOW + 4, w - 12, LOW - 8)
    return (x + w - SIDE - 8, y + 8, SIDE, 372)


class Places:
    """Where every city lies in a box, as on the land that the art room draws."""

    def __init__(self, scene: Scene, box: Box) -> None:
        x, y, w, h = box
        across, down = w / scenery.W, h / scenery.H
        left, top, wide, high = scenery.INSIDE
        cities = scene.view.map.cities
        self.least_x = min(one.x for one in cities)
        self.least_y = min(one.y for one in cities)
        columns = max(one.x for one in cities) - self.least_x + 1
        rows = max(one.y for one in cities) - self.least_y + 1
        self.wide, self.high = wide * across / columns, high * down / rows
        self.x, self.y = x + left * across, y + top * down

    def middle(self, city: CityView) -> tuple[float, float]:
        return (
            self.x + (city.x - self.least_x + 0.5) * self.wide,
            self.y + (city.y - self.least_y + 0.5) * self.high,
        )


def ground(scene: Scene, box: Box) -> None:
    """Draw the land, its roads, and every city."""
    address = addresses.land(scene.view)
    scene.section("map", (scene.view.map, address, box), partial(ground_parts, scene, address, box))


def ground_parts(scene: Scene, address: str, box: Box) -> None:
    view = scene.view.map
    scene.lay("land", box, (address,), lambda box: land(address, box))
    corners = tuple([(one.x, one.y, one.start) for one in view.cities])
    scene.lay("roads", box, (corners, view.links, view.route), lambda box: roads(scene, box))
    places = Places(scene, box)
    for one in sorted(view.cities, key=lambda one: one.y):
        city(scene, one, places)


def land(address: str, box: Box) -> str:
    x, y, w, h = box
    across, down = w / scenery.W, h / scenery.H
    shown = image(address, 0, 0, scenery.W, scenery.H)
    where = f"translate({x:g} {y:g}) scale({across:.4f} {down:.4f})"
    return tag("g", shown, transform=where) + rect(x, y, w, h, "edge")


def roads(scene: Scene, box: Box) -> str:
    """Draw roads and canals, those taken marked."""
    view = scene.view.map
    places = Places(scene, box)
    steps = [step.city for step in view.route]
    start = next((one.city for one in view.cities if one.start), 0)
    walked = set(pairwise([start, *[city for city in steps if city != start]]))
    edges, ways = "", ""
    for link in view.links:
        d = way_of(scene, places, link)
        canal = link.kind == "canal"
        edges += path(d, "canal-edge" if canal else "road-edge")
        ways += path(d, "canal") + path(d, "canal-wave") if canal else path(d, "road")
        if (link.origin, link.to) in walked:
            ways += path(d, "taken")
    return edges + ways


def way_of(scene: Scene, places: Places, link: LinkView) -> str:
    """Trace a road that bends a little."""
    cities = scene.view.map.cities
    ax, ay = places.middle(cities[link.origin])
    bx, by = places.middle(cities[link.to])
    bend = 0.12 if (link.origin + link.to) % 2 else -0.12
    mx, my = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend * 0.6
    return trace("M", ax, " ", ay, "Q", mx, " ", my, " ", bx, " ", by)


def city(scene: Scene, one: CityView, places: Places) -> None:
    x, y = places.middle(one)
    w = min(places.wide * (1.06 if scene.tall else 0.98), 130.0)
    h = min(places.high * 1.06, 80.0)
    box = (x - w / 2, y - h / 2, w, h)
    scene.lay(f"city:{one.city}", box, (one,), lambda box: city_face(scene, one, box))


def city_face(scene: Scene, one: CityView, box: Box) -> str:
    """Draw a town, and a plate with its name and what waits: levels of Monsters, Coins."""
    x, y, w, h = box
    least = scene.layout.least
    look = "city-past" if one.visited else "city-plate" if one.reachable else "city-far"
    if one.here:
        look = "city-here"
    rows = 2 if one.tile and h > least * 2.9 else 1
    plate = least * (2.5 if rows == 2 else 1.45)
    top = y + h - plate
    tower = h - plate + least * 0.3
    middle = x + w / 2
    inner = [rect(x, y, w, h, "spot", 8)]
    inner.append(when_legal(tag("ellipse", cx=middle, cy=top - 4, rx=w * 0.46, ry=tower * 0.5, class_="halo-glow")))
    inner.append(image(addresses.town(one), middle - tower * 0.7, y, tower * 1.4, tower))
    inner.append(rect(x, top, w, plate, look, 7))
    start, end = x + 5, x + w - 5
    first = top + least * 1.06
    if one.book:
        r = least * 0.36
        inner.append(shapes.mark(one.book, start + r, first - r, r))
        start += r * 2.7
    if one.visited and not one.here:
        inner.append(icon("check", end - least, first - least * 0.86, least, "gold"))
        end -= least * 1.1
    name = scene.told(one.name)
    ink = "on" if one.here or one.reachable or one.goal or one.start else "dim"
    inner.append(words((start + end) / 2, first, name, least * 1.08, f"serif {ink}", "middle", end - start))
    if one.tile and rows == 2:
        inner.append(waiting(scene, one.tile, x + 6, top + plate - least * 0.36, w - 12))
    if one.here:
        inner.append(flag(middle + tower * 0.36, y + 2, tower * 0.8))
    inner.append(shapes.halo(x, top, w, plate, 7))
    text, why = saying.city(scene, one), f"travel:{one.city}"
    return scene.thing(f"city:{one.city}", *inner, name=name, text=text, kind="city", why=why)


def flag(x: float, y: float, h: float) -> str:
    """Draw the party's flag."""
    pole = rect(x, y, 3.4, h, "pole", 1.5)
    d = trace("M", x + 3, " ", y + 2, "l", h * 0.72, " ", h * 0.2, "l", -h * 0.72, " ", h * 0.24, "z")
    return tag("g", pole, path(d, "pennant"), icon("flag", x + h * 0.16, y + h * 0.14, h * 0.2, "gold"))


def waiting(scene: Scene, tile: TileView, x: float, y: float, w: float) -> str:
    """Draw skull and levels of the Monsters, Coins, on one baseline; on a small plate the levels close together."""
    size = scene.layout.least
    coins = str(tile.coins)
    right = size * (1.2 + 0.64 * len(coins))
    if w < size * 7:
        levels = "".join([str(level) for level in tile.monsters])
        drawn = words(x, y, levels, size, "strong rose", room=w - right - size * 0.2)
    else:
        levels = "·".join([str(level) for level in tile.monsters])
        drawn = icon("skull", x, y - size * 0.88, size, "rose")
        drawn += words(x + size * 1.15, y, levels, size, "strong on", room=w - right - size * 1.5)
    drawn += icon("coin", x + w - right, y - size * 0.88, size, "gold")
    return drawn + words(x + w, y, coins, size, "strong on", "end", right - size * 1.05)


# -- what waits --------------------------------------------------------------------------------------------------


def ahead(scene: Scene, box: Box) -> None:
    """Draw what waits in the cities within reach; or the Landmarks to choose from."""
    chosen = scene.view.map.chosen
    if chosen is not None:
        landmarks(scene, chosen, box)
        return
    near = [one for one in scene.view.map.cities if one.reachable and one.tile]
    upright = not scene.tall
    for one, spot in zip(near, split(box, max(3, len(near)), 6, upright), strict=False):
        outlook(scene, one, spot)


def outlook(scene: Scene, one: CityView, box: Box) -> None:
    """Draw a city within reach, and its Landmarks, each a picture with its Time."""
    tile = one.tile
    assert tile is not None
    x, y, w, h = box
    least = scene.layout.least
    scene.lay(f"outlook:{one.city}", box, (one.name, tile), lambda box: outlook_card(scene, one, tile, box))
    top = least * (3.0 if not scene.tall else 1.7)
    room = (x + 6, y + top, w - 12, h - top - 6)
    for mark, spot in zip(tile.landmarks, split(room, len(tile.landmarks), 4), strict=True):
        key = f"ahead:{one.city}/{mark.place}"
        scene.lay(key, spot, (mark,), partial(sight, scene, mark, key))


def outlook_card(scene: Scene, one: CityView, tile: TileView, box: Box) -> str:
    x, y, w, h = box
    name = scene.told(one.name)
    inner = [rect(x, y, w, h, "leaf", 9)]
    if scene.tall:
        inner.append(words(x + 8, y + 26, name, 24, "serif on", room=w - 16))
    else:
        inner.append(words(x + 8, y + 17, name, 14, "serif on", room=w - 16))
        inner.append(waiting(scene, tile, x + 8, y + 32, w - 16))
    title = scene.say(Phrase("{city}: che cosa vi aspetta", "{city}: what awaits you"), city=name)
    return scene.thing(f"outlook:{one.city}", *inner, name=title, text=saying.city(scene, one), kind="city")


def sight(scene: Scene, one: TileLandmark, key: str, box: Box) -> str:
    """Draw a Landmark that one may come to: its picture and its Time."""
    x, y, w, h = box
    least = scene.layout.least
    inner = [rect(x, y, w, h, "slip", 6), shapes.filled(addresses.place(one), x + 2, y + 2, w - 4, h - 4)]
    pill, _ = shapes.pill(x + w - 3, y + h - least * 0.75, str(one.time), least, "tally", "hourglass", "end")
    return scene.thing(key, *inner, pill, name=scene.told(one.name), text=saying.landmark(scene, one), kind="landmark")


def landmarks(scene: Scene, one: CityView, box: Box) -> None:
    """Draw the Landmarks of a tile, each to be chosen."""
    tile = one.tile
    places = tile.landmarks if tile else ()
    upright = not scene.tall
    for mark, spot in zip(places, split(box, len(places), 6, upright), strict=True):
        landmark(scene, mark, spot, f"landmark:{mark.place}")


def landmark(scene: Scene, one: LandmarkView, box: Box, key: str, done: bool = False) -> None:
    scene.lay(key, box, (one, done), lambda box: landmark_card(scene, one, box, key, done))


def landmark_card(scene: Scene, one: LandmarkView, box: Box, key: str, done: bool) -> str:
    """Draw a Landmark: its picture, its name, the Time it takes."""
    x, y, w, h = box
    least = scene.layout.least
    name = scene.told(one.name)
    band = least * 1.7
    inner = [rect(x, y, w, h, "leaf", 9), shapes.filled(addresses.place(one), x + 3, y + 3, w - 6, h - 6)]
    inner.append(rect(x + 3, y + h - band - 3, w - 6, band, "band"))
    right = x + w - 8
    if isinstance(one, TileLandmark):
        pill, wide = shapes.pill(right, y + h - band / 2 - 3, str(one.time), least, "tally", "hourglass", "end")
        inner.append(pill)
        right -= wide + 4
    if done:
        inner.append(icon("check", right - least * 1.2, y + h - band, least * 1.2, "life"))
        right -= least * 1.4
    inner.append(words(x + 9, y + h - band * 0.36 - 2, name, least * 1.15, "serif on", room=right - x - 10))
    inner.append(shapes.halo(x, y, w, h, 9))
    return scene.thing(key, *inner, name=name, text=saying.landmark(scene, one), kind="landmark")
