"""Screens to choose on: Heroes drawn, Skills drawn, the Village, the Landmark of the city, what lies nowhere else."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import asdict

from ludoteca.games.synchro.shows.drawing import atlas, cards, saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_line, set_text
from ludoteca.games.synchro.state.view_types import (
    HeroView,
    ItemView,
    LandmarkHere,
    OfferView,
    ReserveHero,
    SkillView,
)
from ludoteca.kernel.drawing import rect
from ludoteca.kernel.layouts import GAP, Box, grid, split
from ludoteca.kernel.texts import Phrase

HEROES: Final = Phrase("Eroi pescati", "Heroes drawn")
SKILLS: Final = Phrase("Abilità pescate", "Skills drawn")
VILLAGE: Final = Phrase("Villaggio", "Village")
ARRIVING: Final = Phrase("In arrivo", "Arriving")
PRICES: Final = Phrase(
    "Invitare {invite} · Maestro {master} · cambio {change} · riposo {rest} · Pozione {potion}",
    "Invite {invite} · Master {master} · change {change} · rest {rest} · Potion {potion}",
)
VISITING: Final = Phrase("Villaggio: {n} di Tempo. {prices}", "Village: {n} Time. {prices}")
DONE: Final = Phrase("già attivato", "already used")
MANY: Final = 6
"""More tiles than these are listed without their words."""
CHOICES: Final = Phrase("Da scegliere", "To choose from")


def title(scene: Scene, box: Box, said: str, key: str = "screen") -> Box:
    """A panel with a heading; says what room is below it."""
    x, y, w, h = box
    least = scene.layout.least
    scene.lay(key, box, (said,), lambda box: heading(scene, said, box))
    return x + 7, y + least * 2.2, w - 14, h - least * 2.2 - 7


def heading(scene: Scene, said: str, box: Box) -> str:
    x, y, w, _ = box
    least = scene.layout.least
    line = set_line(said, x + 12, y + least * 1.55, w - 24, least * 1.25, least * 0.8, "serif gold")
    return rect(*box, "panel", 10) + line


def prompt(scene: Scene, otherwise: Phrase) -> str:
    """What is asked, for those who look on too."""
    acting = scene.view.acting
    return scene.told(acting.prompt) if acting else scene.say(otherwise)


def heroes(scene: Scene, box: Box) -> None:
    """The Heroes that were drawn: at the beginning seven."""
    found = offer_of(scene).heroes
    room = title(scene, box, prompt(scene, HEROES))
    columns = len(found) if len(found) <= 3 else 3 if scene.layout.tall else 4
    for one, place in zip(found, grid(room, len(found), columns), strict=True):
        hero(scene, one, place)


def hero(scene: Scene, one: HeroView, box: Box) -> None:
    key = hero_key(scene, one)
    scene.lay(key, box, (one,), lambda box: cards.hero(scene, one, box, key))


def item(scene: Scene, one: ItemView, box: Box, key: str, affordable: bool = True) -> None:
    scene.lay(key, box, (one, affordable), lambda box: cards.item(scene, one, box, key, affordable))


def offer_of(scene: Scene) -> OfferView:
    """What lies open, where something does."""
    offer = scene.view.offer
    assert offer is not None
    return offer


def hero_key(scene: Scene, one: HeroView) -> str:
    """A Hero is picked, or offered as a newcomer or Master."""
    offered = f"offer:hero/{one.hero}"
    return offered if scene.legal(offered) else f"hero:{one.hero}"


def skills(scene: Scene, box: Box) -> None:
    """The tiles that were drawn for a Hero."""
    found = offer_of(scene).skills
    room = title(scene, box, prompt(scene, SKILLS))
    tall = scene.layout.tall
    n = len(found)
    if n > MANY:
        draw, places = cards.slip, grid(room, n, columns_for(scene, n, room), 4)
    elif tall or n <= 4:
        draw, places = cards.skill, split(room, n, 8, upright=tall)
    else:
        draw, places = cards.skill, grid(room, n, 3)
    for one, place in zip(found, places, strict=True):
        scene.lay(f"skill:{one.skill}", place, (one, n > MANY), partial(draw, scene, one, f"skill:{one.skill}"))


def columns_for(scene: Scene, n: int, room: Box) -> int:
    """So few columns that every row is still high enough for two lines."""
    columns = 2 if scene.layout.tall else 3
    while columns < 8 and -(-n // columns) * scene.layout.least * 2.6 > room[3]:
        columns += 1
    return columns


def village(scene: Scene, box: Box) -> None:
    """Heroes to invite and Items to buy, with all prices."""
    view = scene.view
    offers = view.village
    assert offers is not None
    room = title(scene, box, scene.say(VILLAGE))
    scene.lay("prices", box, (view.prices,), lambda box: prices(scene, box))
    if scene.layout.tall:
        x, y, w, h = room
        line = scene.layout.least * 1.2
        room = (x, y + line, w, h - line)
    tall = scene.layout.tall
    halves = split(room, 2, GAP, upright=not tall)
    heroes_at = split(halves[0], max(1, len(offers.heroes)), upright=tall)
    items_at = split(halves[1], max(1, len(offers.items)), upright=tall)
    for one, place in zip(offers.heroes, heroes_at, strict=False):
        invited(scene, one, place)
    for sold, place in zip(offers.items, items_at, strict=False):
        item(scene, sold, place, f"offer:item/{sold.item}", view.coins >= sold.cost)


def prices(scene: Scene, box: Box) -> str:
    """What everything costs at the Village: under its name, or beside it where there is room."""
    x, y, w, _ = box
    least = scene.layout.least
    said = scene.say(PRICES, **asdict(scene.view.prices))
    if scene.layout.tall:
        return set_line(said, x + 12, y + least * 2.9, w - 24, least * 0.9, least * 0.62, "on")
    return set_line(said, x + w - 12, y + least * 1.5, w * 0.7, least, least * 0.8, "on", "end")


def invited(scene: Scene, one: HeroView, box: Box) -> None:
    """A Hero who may be invited, with the price."""
    key = f"offer:hero/{one.hero}"
    price = scene.view.prices.invite
    affordable = scene.view.coins >= price
    reads = (one, price, affordable)
    scene.lay(key, box, reads, lambda box: cards.hero(scene, one, box, key, str(price), affordable))


def visit(scene: Scene, box: Box) -> None:
    """The Landmark that the party stands at, beside the map."""
    x, y, w, h = box
    view = scene.view
    if scene.layout.tall:
        high = h * 0.5
        upper, lower = (x, y, w, h - high - GAP), (x, y + h - high, w, high)
    else:
        side = w * 0.4
        upper, lower = (x, y, w - side - GAP, h), (x + w - side, y, side, h)
    atlas.ground(scene, upper)
    here(scene, view.landmark, lower)


def here(scene: Scene, one: LandmarkHere | None, box: Box) -> None:
    """The card of the Landmark, or of the city where there is none."""
    city = scene.view.map.cities[scene.view.map.flag.city]
    room = title(scene, box, prompt(scene, VILLAGE) if scene.view.acting else scene.told(city.name))
    x, y, w, h = room
    low = scene.layout.least * 3.0
    if one is not None:
        place = (x, y, w, h - low - GAP)
        atlas.landmark(scene, one, place, f"landmark:{scene.view.map.flag.place}")
        if one.done:
            scene.lay("done", place, (), lambda box: done(scene, box))
    scene.lay("village", (x, y + h - low, w, low), (scene.view.prices,), lambda box: way_to_village(scene, box))


def done(scene: Scene, box: Box) -> str:
    x, y, w, h = box
    least = scene.layout.least
    return set_line(scene.say(DONE), x + w - 10, y + h - 8, w / 2, least, least, "strong wine", "end")


def way_to_village(scene: Scene, box: Box) -> str:
    """How far it is to the Village, and what that offers."""
    x, y, w, h = box
    least = scene.layout.least
    prices = scene.view.prices
    said = scene.say(VISITING, n=prices.village_time, prices=scene.say(PRICES, **asdict(prices)))
    drawn = rect(x, y, w, h, "slot", 8) + icon("village", x + 8, y + 8, least * 1.6, "gold")
    return drawn + set_text(said, (x + least * 2.6, y + 6, w - least * 3, h - 10), least, least * 0.72, "on")


def arriving(scene: Scene, box: Box) -> None:
    """A Hero or Item that has to be given a place."""
    view = scene.view
    newcomer, brought = view.arriving, view.arriving_item
    room = title(scene, box, prompt(scene, ARRIVING))
    x, y, w, h = room
    wide = min(w, scene.layout.least * 28)
    high = min(h, scene.layout.least * 15)
    places = split((x + (w - wide) / 2, y + (h - high) / 3, wide, high), bool(newcomer) + bool(brought))
    if newcomer:
        hero(scene, newcomer, places.pop(0))
    if brought:
        item(scene, brought, places.pop(0), f"new-item:{brought.item}")


Kept = HeroView | ItemView | SkillView


def camp_of(scene: Scene) -> list[tuple[str, str, Kept]]:
    """What the party keeps beside its boards: key, sign, card or tile."""
    view = scene.view
    found: list[tuple[str, str, Kept]] = [(f"reserve:{hero.place}", "hero", hero) for hero in view.reserve_heroes]
    found += [(f"stored:{at}", "item", item) for at, item in enumerate(view.stored)]
    if view.set_aside is not None:
        found.append((f"skill:{view.set_aside.skill}", "skill", view.set_aside))
    return found + [(f"hero:{dead.hero}", "fallen", dead) for dead in view.graveyard]


def camp(scene: Scene, box: Box) -> None:
    """Reserve Heroes, Items without a slot, the Skill set aside, the graveyard: a strip of chips."""
    found = camp_of(scene)
    for (key, sign, one), place in zip(found, split(box, max(3, len(found)), 4), strict=False):
        if key not in scene.drawn:
            scene.lay(key, place, (one, sign), partial(chip, scene, key, sign, one))


def chip(scene: Scene, key: str, sign: str, one: Kept, box: Box) -> str:
    """A sign and the name of something that is kept."""
    x, y, w, h = box
    least = scene.layout.least
    said, text, kind = kept_words(scene, one)
    inner = [rect(x, y, w, h, "panel", 7), icon(sign, x + 5, y + (h - least * 1.2) / 2, least * 1.2, "gold")]
    inner.append(set_line(said, x + least * 1.9, y + h * 0.66, w - least * 2.2, least, least * 0.6, "strong on"))
    inner.append(shapes.halo(x, y, w, h, 7))
    return scene.thing(key, *inner, name=said, text=text, kind=kind)


def kept_words(scene: Scene, one: Kept) -> tuple[str, str, str]:
    """Name, words and kind of what the party keeps."""
    if isinstance(one, ReserveHero):
        said = f"{one.name} ({scene.say(saying.LEVEL, n=one.level)})"
        return said, saying.hero_card(scene, one), "hero"
    if isinstance(one, HeroView):
        return one.name, saying.hero_card(scene, one), "hero"
    if isinstance(one, ItemView):
        return scene.told(one.name), saying.item(scene, one), "item"
    return scene.told(one.name), saying.skill(scene, one), "skill"


def others(scene: Scene, box: Box, keys: list[str]) -> None:
    """What may be chosen and lies nowhere in the picture, as plates that say what the option does."""
    room = title(scene, box, prompt(scene, CHOICES), "others")
    for key, place in zip(keys, grid(room, len(keys), columns_for(scene, len(keys), room), 4), strict=True):
        label = scene.marks.options[key][0][1]
        scene.lay(key, place, (label,), partial(cards.plate, scene, key, label))
