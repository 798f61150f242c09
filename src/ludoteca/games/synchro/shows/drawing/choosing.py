"""Screens to choose on: Heroes drawn, Skills drawn, the Village, the Landmark of the city, what lies nowhere else."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import asdict

from ludoteca.games.synchro.shows.art import addresses, scenery
from ludoteca.games.synchro.shows.drawing import atlas, cards, line, saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.state.view_types import (
    HeroView,
    ItemView,
    OfferView,
    ReserveHero,
    SkillView,
)
from ludoteca.kernel.art.recipes import address
from ludoteca.kernel.drawing import rect, words
from ludoteca.kernel.layouts import GAP, Box, grid, split
from ludoteca.kernel.texts import Phrase

VILLAGE: Final = Phrase("Villaggio", "Village")
PRICES: Final = Phrase(
    "Invitare {invite} · Maestro {master} · cambio {change} · riposo {rest} · Pozione {potion}",
    "Invite {invite} · Master {master} · change {change} · rest {rest} · Potion {potion}",
)
VISITING: Final = Phrase("Villaggio: {n} di Tempo. {prices}", "Village: {n} Time. {prices}")
PRICE_LIST: Final = Phrase("Prezzi del Villaggio", "Prices of the Village")
MANY: Final = 6
"""More tiles than these are listed without their words."""


def title(scene: Scene, box: Box, text: str, key: str = "screen") -> Box:
    """Draw a screen before the place where the party is, with a heading; say what room is below it."""
    x, y, w, h = box
    backdrop = addresses.scene(scene.view)
    scene.lay(key, box, (text, backdrop), lambda box: heading(scene, text, backdrop, box))
    top = 42.0 if not scene.tall else 58.0
    return x + 12, y + top, w - 24, h - top - 10


def heading(scene: Scene, text: str, backdrop: str, box: Box) -> str:
    x, y, w, h = box
    size = 19 if not scene.tall else 27
    drawn = shapes.filled(backdrop, x, y, w, h, (scenery.W, scenery.H)) + rect(x, y, w, h, "veil")
    room = w * (0.98 if scene.tall else 0.58) - 30
    return drawn + words(x + 16, y + size * 1.5, text, size, "serif gold edged", room=room)


def prompt(scene: Scene, otherwise: Phrase) -> str:
    """Say what is asked, for those who look on too."""
    acting = scene.view.acting
    return scene.told(acting.prompt) if acting else scene.say(otherwise)


def heroes(scene: Scene, box: Box) -> None:
    """Show the Heroes that were drawn: at the beginning seven."""
    offered = offer_of(scene).heroes
    x, y, w, h = title(scene, box, prompt(scene, Phrase("Eroi pescati", "Heroes drawn")))
    tall = scene.tall
    columns = min(len(offered), 4)
    wide = min(w, columns * (300.0 if tall else 250.0))
    for one, spot in zip(offered, grid((x + (w - wide) / 2, y, wide, h), len(offered), columns), strict=True):
        hero(scene, one, spot)


def hero(scene: Scene, one: HeroView, box: Box) -> None:
    key = hero_key(scene, one)
    scene.lay(key, box, (one,), lambda box: cards.hero(scene, one, box, key))


def item(scene: Scene, one: ItemView, box: Box, key: str, affordable: bool = True) -> None:
    scene.lay(key, box, (one, affordable), lambda box: cards.item(scene, one, box, key, affordable))


def offer_of(scene: Scene) -> OfferView:
    """Return what lies open, where something does."""
    offer = scene.view.offer
    assert offer is not None
    return offer


def hero_key(scene: Scene, one: HeroView) -> str:
    """Name the key of a Hero who is picked, or offered as a newcomer or Master."""
    offered = f"offer:hero/{one.hero}"
    return offered if scene.legal(offered) else f"hero:{one.hero}"


def skills(scene: Scene, box: Box) -> None:
    """Show the tiles that were drawn for a Hero."""
    offered = offer_of(scene).skills
    room = title(scene, box, prompt(scene, Phrase("Abilità pescate", "Skills drawn")))
    if scene.view.battle is not None:
        room = line.foes(scene, room)
    n = len(offered)
    if n > MANY:
        draw, places = cards.slip, grid(room, n, columns_for(scene, n, room), 4)
    else:
        draw, places = cards.skill, rows(scene, room, n)
    for one, spot in zip(offered, places, strict=True):
        scene.lay(f"skill:{one.skill}", spot, (one, n > MANY), partial(draw, scene, one, f"skill:{one.skill}"))


def rows(scene: Scene, room: Box, n: int) -> list[Box]:
    """Find places for a few large cards, around the middle."""
    x, y, w, h = room
    columns = min(n, 3 if scene.tall else 4)
    wide = min(w, columns * 236.0)
    lines = -(-n // columns)
    high = min(h, lines * (300.0 if scene.tall else 330.0))
    return grid((x + (w - wide) / 2, y + (h - high) / 2, wide, high), n, columns, 12)


def columns_for(scene: Scene, n: int, room: Box) -> int:
    """Choose so few columns that every row is still high enough for a line."""
    columns = 2 if scene.tall else 4
    while columns < 8 and -(-n // columns) * scene.layout.least * 2.2 > room[3]:
        columns += 1
    return columns


def village(scene: Scene, box: Box) -> None:
    """Draw the Heroes to invite and the Items to buy, with all prices."""
    view = scene.view
    offers = view.village
    assert offers is not None
    x, y, w, h = title(scene, box, scene.say(VILLAGE))
    prices(scene, (x + w - 432, box[1] + 7, 424, 30) if not scene.tall else (x + 200, box[1] + 8, w - 200, 44))
    upper, lower = (x, y, w, h * 0.56), (x, y + h * 0.56 + GAP, w, h * 0.44 - GAP)
    for one, spot in zip(offers.heroes, split(upper, max(5, len(offers.heroes))), strict=False):
        invited(scene, one, spot)
    for sold, spot in zip(offers.items, split(lower, max(5, len(offers.items))), strict=False):
        item(scene, sold, spot, f"offer:item/{sold.item}", view.coins >= sold.cost)


def prices(scene: Scene, box: Box) -> None:
    """Draw what everything costs at the Village, in signs."""
    scene.lay("prices", box, (scene.view.prices,), lambda box: price_list(scene, box))


def price_list(scene: Scene, box: Box) -> str:
    x, y, w, h = box
    now = scene.view.prices
    size = scene.layout.least * 1.2
    costs = (now.invite, now.master, now.change, now.rest, now.potion)
    shown = list(zip(("hero", "master", "swap", "heart", "potion"), costs, strict=True))
    inner = [rect(x, y, w, h, "well", h / 2)]
    for (sign, cost), (left, _, wide, _) in zip(shown, split((x + 14, y, w - 20, h), len(shown)), strict=True):
        inner.append(icon(sign, left, y + (h - size) / 2, size, "on"))
        room = wide - size * 1.4
        inner.append(words(left + size * 1.3, y + h / 2 + size * 0.36, str(cost), size, "big gold", room=room))
    text = scene.say(PRICES, **asdict(now))
    return scene.thing("prices", *inner, name=scene.say(PRICE_LIST), text=text, kind="prices")


def invited(scene: Scene, one: HeroView, box: Box) -> None:
    """Draw a Hero who may be invited, with the price."""
    key = f"offer:hero/{one.hero}"
    price = scene.view.prices.invite
    affordable = scene.view.coins >= price
    reads = (one, price, affordable)
    scene.lay(key, box, reads, lambda box: cards.hero(scene, one, box, key, str(price), affordable))


def visit(scene: Scene, box: Box) -> None:
    """Draw the map, and beside it the Landmark that the party stands at and the way to the Village."""
    atlas.ground(scene, atlas.map_box(scene, box))
    x, y, w, h = atlas.side_box(scene, box)
    one = scene.view.landmark
    first, second = split((x, y, w, h if scene.tall else 300), 2, 8, upright=not scene.tall)
    if one is not None:
        atlas.landmark(scene, one, first, f"landmark:{scene.view.map.flag.place}", one.done)
    scene.lay("village", second, (scene.view.prices,), lambda box: way_to_village(scene, box))


def way_to_village(scene: Scene, box: Box) -> str:
    """Draw the Village: how far it is; what it offers is told."""
    x, y, w, h = box
    least = scene.layout.least
    now = scene.view.prices
    band = least * 1.7
    name = scene.say(VILLAGE)
    village = address("synchro", "place", "village")
    inner = [rect(x, y, w, h, "leaf", 9), shapes.filled(village, x + 3, y + 3, w - 6, h - 6)]
    inner.append(rect(x + 3, y + h - band - 3, w - 6, band, "band"))
    pill, _ = shapes.pill(x + w - 8, y + h - band / 2 - 3, str(now.village_time), least, "tally", "hourglass", "end")
    inner += [pill, words(x + 9, y + h - band * 0.36 - 2, name, least * 1.15, "serif on", room=w - least * 5)]
    inner.append(shapes.halo(x, y, w, h, 9))
    text = scene.say(VISITING, n=now.village_time, prices=scene.say(PRICES, **asdict(now)))
    return scene.thing("village", *inner, name=name, text=text, kind="landmark")


def arriving(scene: Scene, box: Box) -> None:
    """Draw a Hero or Item that has to be given a place."""
    view = scene.view
    newcomer, brought = view.arriving, view.arriving_item
    x, y, w, h = title(scene, box, prompt(scene, Phrase("In arrivo", "Arriving")))
    n = bool(newcomer) + bool(brought)
    wide, high = min(w, 250.0 * n * (1.0 if not scene.tall else 1.3)), min(h, 340.0)
    places = split((x + (w - wide) / 2, y + (h - high) / 2, wide, high), n, 12)
    if newcomer:
        hero(scene, newcomer, places.pop(0))
    if brought:
        item(scene, brought, places.pop(0), f"new-item:{brought.item}")


Kept = HeroView | ItemView | SkillView


def camp_of(scene: Scene) -> list[tuple[str, str, Kept]]:
    """List what the party keeps beside its boards: key, sign, card or tile."""
    view = scene.view
    kept: list[tuple[str, str, Kept]] = [(f"reserve:{hero.place}", "hero", hero) for hero in view.reserve_heroes]
    kept += [(f"stored:{index}", "item", item) for index, item in enumerate(view.stored)]
    if view.set_aside is not None:
        kept.append((f"skill:{view.set_aside.skill}", "skill", view.set_aside))
    return kept + [(f"hero:{dead.hero}", "fallen", dead) for dead in view.graveyard]


def camp(scene: Scene) -> None:
    """Reserve Heroes, Items without a slot, the Skill set aside, the graveyard: chips where nobody stands."""
    chips = [kept for kept in camp_of(scene) if kept[0] not in scene.drawn]
    for (key, sign, one), spot in zip(chips, camp_places(scene, len(chips)), strict=True):
        scene.lay(key, spot, (one, sign), partial(chip, scene, key, sign, one))


def camp_places(scene: Scene, n: int) -> list[Box]:
    """Find places for so many chips: where nobody stands, or over the Heroes' heads, or in the sea."""
    x, y, w, h = scene.layout.stage
    if scene.tall and scene.fighting:
        room = vacant(scene)
        if n <= len(room):
            return room[:n]
    if scene.tall:
        columns = max(3, min(6, n))
        high = 50.0
        top = y + 52 + (h - 56) * 0.57 - high / 2 if scene.fighting else y + h - atlas.LOW - high - 6
        row = split((x + 6, top, w - 12, high), columns, 4)
        lines = range(-(-n // columns))
        return [(left, top + index * (high + 4), wide, high) for index in lines for left, _, wide, _ in row][:n]
    columns, wide, high = 4, 128.0, 38.0
    top = y + 56 if scene.fighting else y + h - 8 - (-(-n // columns)) * (high + 4)
    return [
        (x + 8 + index % columns * (wide + 4), top + index // columns * (high + 4), wide, high) for index in range(n)
    ]


def vacant(scene: Scene) -> list[Box]:
    """List places for chips on a phone, from below, where nobody of the line stands: first beside Heroes."""
    ours, theirs = line.places(True, scene.layout.stage)
    free = ours[len(scene.view.line) :] + theirs[len(scene.view.foe_line) :]
    return [(x, y + h - (row + 1) * 54.0, wide, 50.0) for x, y, wide, h in free for row in range(3)]


def chip(scene: Scene, key: str, sign: str, one: Kept, box: Box) -> str:
    """Draw a picture and the name of something that is kept."""
    x, y, w, h = box
    least = scene.layout.least
    name, text, kind = kept_words(scene, one)
    inner = [
        rect(x, y, w, h, "stone", 8),
        shapes.filled(
            face_of(one), x + 3, y + 3, h - 6, h - 6, (120, 120) if isinstance(one, HeroView) else (120, 100)
        ),
    ]
    inner.append(icon(sign, x + 2, y + h - least - 2, least, "gold"))
    inner.append(words(x + h + 4, y + h / 2 + least * 0.36, name, least, "strong on", room=w - h - 10))
    inner.append(shapes.halo(x, y, w, h, 8))
    return scene.thing(key, *inner, name=name, text=text, kind=kind)


def face_of(one: Kept) -> str:
    if isinstance(one, HeroView):
        return addresses.portrait(one)
    return addresses.item(one) if isinstance(one, ItemView) else addresses.skill(one)


def kept_words(scene: Scene, one: Kept) -> tuple[str, str, str]:
    """Name, words and kind of what the party keeps."""
    if isinstance(one, ReserveHero):
        name = f"{scene.told(one.name)} ({scene.say(saying.LEVEL, n=one.level)})"
        return name, saying.hero_card(scene, one), "hero"
    if isinstance(one, HeroView):
        return scene.told(one.name), saying.hero_card(scene, one), "hero"
    if isinstance(one, ItemView):
        return scene.told(one.name), saying.item(scene, one), "item"
    return scene.told(one.name), saying.skill(scene, one), "skill"


def others(scene: Scene, keys: list[str], full: bool) -> None:
    """Draw what may be chosen and lies nowhere in the picture, as plates that say what the option does."""
    x, y, w, _ = scene.layout.stage
    tall = scene.tall
    if full:
        room = title(scene, scene.layout.stage, prompt(scene, Phrase("Da scegliere", "To choose from")), "others")
        places = grid(room, len(keys), columns_for(scene, len(keys), room), 4)
    else:
        columns = 1 if len(keys) == 1 else 2 if tall or len(keys) in (2, 4) else 3
        lines = -(-len(keys) // columns)
        wide, high = (columns * 372.0, lines * 86.0) if tall else (columns * 250.0, lines * 46.0)
        room = (x + (w - wide) / 2, y + (60 if tall else 54), wide, high)
        scene.lay("others", (room[0] - 6, room[1] - 6, wide + 12, high + 12), (), lambda box: rect(*box, "stone", 12))
        places = grid(room, len(keys), columns, 6)
    for key, spot in zip(keys, places, strict=True):
        label = scene.marks.options[key][0][1]
        scene.lay(key, spot, (label,), partial(cards.plate, scene, key, label))
