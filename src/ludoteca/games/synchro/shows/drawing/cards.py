"""Cards and tiles as they are offered: Heroes, Skills, Items, with pictures, names, signs and prices."""

from __future__ import annotations

from ludoteca.games.synchro.shows.art import addresses
from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_text
from ludoteca.games.synchro.state.view_types import HeroView, ItemView, SkillView
from ludoteca.kernel.drawing import fit, image, rect, tag, words
from ludoteca.kernel.layouts import Box


def frame(box: Box, address: str, high: float, look: str = "leaf") -> str:
    """Draw a card with its picture above."""
    x, y, w, h = box
    return rect(x, y, w, h, look, 10) + shapes.filled(address, x + 3, y + 3, w - 6, high - 3)


def name_in(scene: Scene, name: str, x: float, y: float, room: float, lines: int = 2) -> tuple[str, float]:
    """Draw a name in the middle of its room, in one line or two, and say how high it is."""
    least = scene.layout.least
    size, broken = fit(name, room, least * 1.2, least, lines)
    if broken[-1][-1:] == "…":
        broken = (name,)
    drawn = ""
    for row, line in enumerate(broken):
        drawn += words(x + room / 2, y + size * (1.0 + row * 1.1), line, size, "serif on", "middle", room)
    return drawn, size * (0.3 + 1.1 * len(broken))


def price_pill(scene: Scene, price: str, affordable: bool, right: float, y: float) -> str:
    look = "price" if affordable else "price-off"
    pill, _ = shapes.pill(right, y, price, scene.layout.least * 1.1, look, "coin", "end")
    return pill


def hero(scene: Scene, one: HeroView, box: Box, key: str, price: str = "", affordable: bool = True) -> str:
    """Draw a Hero card: the figure, class, name, title."""
    x, y, w, h = box
    least = scene.layout.least
    foot = least * 4.5
    inner = [rect(x, y, w, h, "legend" if one.legendary else "leaf", 10)]
    beside = w > h * 1.15
    inner.append(backdrop(one.colour, (x + 2, y + 2, w * 0.42 if beside else w - 4, h - 4 if beside else h - foot - 2)))
    if beside:
        inner.append(image(addresses.hero(one), x + 2, y + 4, w * 0.42, h - 6))
        left, room, top = x + w * 0.43, w * 0.55 - 4, y + h * 0.24
    else:
        inner.append(image(addresses.hero(one), x + 4, y + 5, w - 8, h - foot - 4))
        left, room, top = x + 6, w - 12, y + h - foot
    drawn, high = name_in(scene, scene.told(one.name), left, top, room)
    inner.append(drawn)
    inner.append(words(left + room / 2, top + high + least * 0.85, scene.told(one.title), least, "dim", "middle", room))
    size = least * 1.6
    inner.append(icon(one.of_class, x + 7, y + 7, size, "gold"))
    inner.append(shapes.mark(one.colour, x + 7 + size / 2, y + size + 16, least * 0.45))
    if price:
        inner.append(price_pill(scene, price, affordable, x + w - 6, y + least * 1.2))
    inner.append(shapes.halo(x, y, w, h, 10))
    return scene.thing(key, *inner, name=scene.told(one.name), text=saying.hero_card(scene, one), kind="card")


def backdrop(colour: str, box: Box) -> str:
    """Draw the light of a colour behind a figure, and the ground that it stands on."""
    x, y, w, h = box
    light = rect(x, y, w, h, f"backdrop c-{colour}", 9) + rect(x, y, w, h, "dusk", 9)
    return light + tag(
        "ellipse", cx=x + w / 2, cy=y + h - 9, rx=min(w * 0.36, h * 0.34), ry=7, class_=f"stand c-{colour}"
    )


def skill(scene: Scene, one: SkillView, key: str, box: Box) -> str:
    """Draw a Skill tile: picture, cost, name, what it does in signs."""
    x, y, w, h = box
    least = scene.layout.least
    foot = least * 4.6
    inner = [frame(box, addresses.skill(one), h - foot)]
    drawn, _ = name_in(scene, scene.told(one.name), x + 6, y + h - foot + 4, w - 12)
    inner.append(drawn)
    inner.append(shapes.deeds(one.deeds, x + 6, y + h - least * 0.6, least * 1.25, w - 12, scene.lang))
    cost, wide = shapes.cost(one.cost, x + 12, y + least * 1.3, least * 0.72)
    inner += [rect(x + 6, y + least * 0.3, wide + 10, least * 2.0, "band", least), cost]
    inner.append(shapes.halo(x, y, w, h, 10))
    return scene.thing(key, *inner, name=scene.told(one.name), text=saying.skill(scene, one), kind="card")


def slip(scene: Scene, one: SkillView, key: str, box: Box) -> str:
    """Draw a Skill in a long list: picture, cost and name."""
    x, y, w, h = box
    least = scene.layout.least
    side = min(h * 1.2, w * 0.3)
    inner = [rect(x, y, w, h, "leaf", 6), shapes.filled(addresses.skill(one), x + 2, y + 2, side, h - 4)]
    r = min(least * 0.36, h * 0.16)
    cost, _ = shapes.cost(one.cost, x + 4, y + h - r - 3, r)
    inner.append(cost)
    name = scene.told(one.name)
    inner.append(words(x + side + 6, y + h / 2 + least * 0.36, name, least, "strong on", room=w - side - 10))
    inner.append(shapes.halo(x, y, w, h, 6))
    return scene.thing(key, *inner, name=scene.told(one.name), text=saying.skill(scene, one), kind="card")


def item(scene: Scene, one: ItemView, box: Box, key: str, affordable: bool = True) -> str:
    """Draw an Item with its price."""
    x, y, w, h = box
    least = scene.layout.least
    name = scene.told(one.name)
    if w > h * 1.15:
        inner = [rect(x, y, w, h, "leaf", 10), shapes.filled(addresses.item(one), x + 4, y + 4, w * 0.42, h - 8)]
        drawn, _ = name_in(scene, name, x + w * 0.44, y + h * 0.36, w * 0.54)
    else:
        foot = least * 3.0
        inner = [frame(box, addresses.item(one), h - foot)]
        drawn, _ = name_in(scene, name, x + 6, y + h - foot + 4, w - 12)
    inner += [drawn, price_pill(scene, str(one.cost), affordable, x + w - 6, y + least * 1.2)]
    inner.append(shapes.halo(x, y, w, h, 10))
    return scene.thing(key, *inner, name=name, text=saying.item(scene, one), kind="card")


def plate(scene: Scene, key: str, label: str, box: Box) -> str:
    """Draw something that is chosen and lies nowhere else: what the option says of it."""
    x, y, w, h = box
    least = scene.layout.least
    inner = [rect(x, y, w, h, "key", 8)]
    inner.append(set_text(label, (x + 8, y + 4, w - 16, h - 6), least * 1.1, least, "strong on"))
    inner.append(shapes.halo(x, y, w, h))
    return scene.thing(key, *inner, name=label, text="", kind="card")
