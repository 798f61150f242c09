"""Screens to choose on: Heroes drawn, Skills drawn, the Village, the Landmark of the city, what lies nowhere else."""

from __future__ import annotations

from typing import Final

from msgspec.structs import asdict

from ludoteca.games.synchro.shows.drawing import atlas, cards, saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_line, set_text
from ludoteca.games.synchro.state.view_types import HeroView, LandmarkHere, OfferView
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


def title(scene: Scene, box: Box, said: str) -> tuple[str, Box]:
    """A heading, and the room below it."""
    x, y, w, h = box
    least = scene.layout.least
    drawn = rect(x, y, w, h, "panel", 10)
    drawn += set_line(said, x + 12, y + least * 1.55, w - 24, least * 1.25, least * 0.8, "serif gold")
    return drawn, (x + 7, y + least * 2.2, w - 14, h - least * 2.2 - 7)


def prompt(scene: Scene, otherwise: Phrase) -> str:
    """What is asked, for those who look on too."""
    acting = scene.view.acting
    return scene.told(acting.prompt) if acting else scene.say(otherwise)


def heroes(scene: Scene, box: Box) -> str:
    """The Heroes that were drawn: at the beginning seven."""
    found = offer_of(scene).heroes
    drawn, room = title(scene, box, prompt(scene, HEROES))
    columns = len(found) if len(found) <= 3 else 3 if scene.layout.tall else 4
    places = grid(room, len(found), columns)
    return drawn + "".join(
        [cards.hero(scene, one, place, hero_key(scene, one)) for one, place in zip(found, places, strict=True)]
    )


def offer_of(scene: Scene) -> OfferView:
    """What lies open, where something does."""
    offer = scene.view.offer
    assert offer is not None
    return offer


def hero_key(scene: Scene, one: HeroView) -> str:
    """A Hero is picked, or offered as a newcomer or Master."""
    offered = f"offer:hero/{one.hero}"
    return offered if scene.legal(offered) else f"hero:{one.hero}"


def skills(scene: Scene, box: Box) -> str:
    """The tiles that were drawn for a Hero."""
    found = offer_of(scene).skills
    drawn, room = title(scene, box, prompt(scene, SKILLS))
    tall = scene.layout.tall
    if len(found) > MANY:
        return drawn + "".join(
            [
                cards.slip(scene, one, place, f"skill:{one.skill}")
                for one, place in zip(
                    found, grid(room, len(found), columns_for(scene, len(found), room), 4), strict=True
                )
            ]
        )
    places = split(room, len(found), 8, upright=tall) if tall or len(found) <= 4 else grid(room, len(found), 3)
    return drawn + "".join(
        [cards.skill(scene, one, place, f"skill:{one.skill}") for one, place in zip(found, places, strict=True)]
    )


def columns_for(scene: Scene, n: int, room: Box) -> int:
    """So few columns that every row is still high enough for two lines."""
    columns = 2 if scene.layout.tall else 3
    while columns < 8 and -(-n // columns) * scene.layout.least * 2.6 > room[3]:
        columns += 1
    return columns


def village(scene: Scene, box: Box) -> str:
    """Heroes to invite and Items to buy, with all prices."""
    view = scene.view
    offers = view.village
    assert offers is not None
    drawn, room = title(scene, box, scene.say(VILLAGE))
    x, y, w, _ = box
    least = scene.layout.least
    said = scene.say(PRICES, **asdict(view.prices))
    if scene.layout.tall:
        rx, ry, rw, rh = room
        drawn += set_line(said, x + 12, ry + least * 0.7, w - 24, least * 0.9, least * 0.62, "on")
        room = (rx, ry + least * 1.2, rw, rh - least * 1.2)
    else:
        drawn += set_line(said, x + w - 12, y + least * 1.5, w * 0.7, least, least * 0.8, "on", "end")
    tall = scene.layout.tall
    halves = split(room, 2, GAP, upright=not tall)
    heroes_at = split(halves[0], max(1, len(offers.heroes)), upright=tall)
    items_at = split(halves[1], max(1, len(offers.items)), upright=tall)
    can_invite = view.coins >= view.prices.invite
    price = str(view.prices.invite)
    for one, place in zip(offers.heroes, heroes_at, strict=False):
        drawn += cards.hero(scene, one, place, f"offer:hero/{one.hero}", price, can_invite)
    for item, place in zip(offers.items, items_at, strict=False):
        drawn += cards.item(scene, item, place, f"offer:item/{item.item}", view.coins >= item.cost)
    return drawn


def visit(scene: Scene, box: Box) -> str:
    """The Landmark that the party stands at, beside the map."""
    x, y, w, h = box
    view = scene.view
    if scene.layout.tall:
        high = h * 0.5
        upper, lower = (x, y, w, h - high - GAP), (x, y + h - high, w, high)
    else:
        side = w * 0.4
        upper, lower = (x, y, w - side - GAP, h), (x + w - side, y, side, h)
    return atlas.ground(scene, upper) + here(scene, view.landmark, lower)


def here(scene: Scene, one: LandmarkHere | None, box: Box) -> str:
    """The card of the Landmark, or of the city where there is none."""
    city = scene.view.map.cities[scene.view.map.flag.city]
    drawn, room = title(scene, box, prompt(scene, VILLAGE) if scene.view.acting else scene.told(city.name))
    least = scene.layout.least
    x, y, w, h = room
    low = least * 3.0
    if one is not None:
        place = scene.view.map.flag.place
        drawn += atlas.landmark_card(scene, one, (x, y, w, h - low - GAP), f"landmark:{place}")
        if one.done:
            drawn += set_line(
                scene.say(DONE), x + w - 10, y + h - low - GAP - 8, w / 2, least, least, "strong wine", "end"
            )
    prices = scene.view.prices
    said = scene.say(VISITING, n=prices.village_time, prices=scene.say(PRICES, **asdict(prices)))
    drawn += rect(x, y + h - low, w, low, "slot", 8)
    drawn += icon("village", x + 8, y + h - low + 8, least * 1.6, "gold")
    drawn += set_text(said, (x + least * 2.6, y + h - low + 6, w - least * 3, low - 10), least, least * 0.72, "on")
    return drawn


def arriving(scene: Scene, box: Box) -> str:
    """A Hero or Item that has to be given a place."""
    view = scene.view
    hero, item = view.arriving, view.arriving_item
    drawn, room = title(scene, box, prompt(scene, ARRIVING))
    x, y, w, h = room
    wide = min(w, scene.layout.least * 28)
    high = min(h, scene.layout.least * 15)
    places = split((x + (w - wide) / 2, y + (h - high) / 3, wide, high), bool(hero) + bool(item))
    if hero:
        drawn += cards.hero(scene, hero, places.pop(0), hero_key(scene, hero))
    if item:
        drawn += cards.item(scene, item, places.pop(0), f"new-item:{item.item}")
    return drawn


def camp_of(scene: Scene) -> list[tuple[str, str, str, str, str]]:
    """What the party keeps beside its boards: key, sign, name, words, kind."""
    view = scene.view
    found = []
    for hero in view.reserve_heroes:
        said = f"{scene.told(hero.name)} ({scene.say(saying.LEVEL, n=hero.level)})"
        found.append((f"reserve:{hero.place}", "hero", said, saying.hero_card(scene, hero), "hero"))
    for at, item in enumerate(view.stored):
        found.append((f"stored:{at}", "item", scene.told(item.name), saying.item(scene, item), "item"))
    tile = view.set_aside
    if tile is not None:
        found.append((f"skill:{tile.skill}", "skill", scene.told(tile.name), saying.skill(scene, tile), "skill"))
    for dead in view.graveyard:
        found.append((f"hero:{dead.hero}", "fallen", dead.name, saying.hero_card(scene, dead), "hero"))
    return found


def camp(scene: Scene, box: Box) -> str:
    """Reserve Heroes, Items without a slot, the Skill set aside, the graveyard: a strip of chips."""
    found = camp_of(scene)
    least = scene.layout.least
    drawn = []
    for (key, sign, said, text, kind), place in zip(found, split(box, max(3, len(found)), 4), strict=False):
        x, y, w, h = place
        if key in scene.drawn:
            continue
        inner = [rect(x, y, w, h, "panel", 7), icon(sign, x + 5, y + (h - least * 1.2) / 2, least * 1.2, "gold")]
        inner.append(set_line(said, x + least * 1.9, y + h * 0.66, w - least * 2.2, least, least * 0.6, "strong on"))
        if scene.legal(key):
            inner.append(shapes.halo(x, y, w, h, 7))
        drawn.append(scene.thing(key, *inner, name=said, text=text, kind=kind))
    return "".join(drawn)


def others(scene: Scene, box: Box, keys: list[str]) -> str:
    """What may be chosen and lies nowhere in the picture, as plates that say what the option does."""
    drawn, room = title(scene, box, prompt(scene, CHOICES))
    for key, place in zip(keys, grid(room, len(keys), columns_for(scene, len(keys), room), 4), strict=True):
        drawn += cards.plate(scene, key, place, scene.marks.options[key][0][1])
    return drawn
