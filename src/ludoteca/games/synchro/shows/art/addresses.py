"""Where the pictures of things are found: recipes made from what a view shows of them."""

from __future__ import annotations

from ludoteca.games.synchro.state.view_types import (
    CityView,
    HeroView,
    ItemView,
    LandmarkView,
    MonsterView,
    SkillView,
    SynchroView,
)
from ludoteca.kernel.art.recipes import LONGEST, MOST, address, word
from ludoteca.kernel.keeping import kept

GAME = "synchro"


def rank(upgraded: bool) -> str:
    return "upgraded" if upgraded else "plain"


def hero_words(one: HeroView) -> tuple[str, ...]:
    """Say class, rank, title and id of a Hero."""
    of_rank = "legendary" if one.legendary else rank(one.upgraded)
    return (word(one.of_class), of_rank, word(one.title.en), word(one.id))


def monster_words(one: MonsterView) -> tuple[str, ...]:
    """Say level, rank, name and id of a Monster."""
    of_rank = "celestial" if one.celestial else "elite" if one.elite else "plain"
    return (str(one.level), of_rank, *called(one.name.en, one.id))


@kept(300)
def called(name: str, id: str) -> tuple[str, str]:
    """Make words of a recipe of a name and an id."""
    return word(name), word(id)


def item_words(one: ItemView) -> tuple[str, ...]:
    return (rank(one.upgraded), word(one.name.en), word(one.id))


def skill_words(one: SkillView) -> tuple[str, ...]:
    return (one.colour, rank(one.upgraded), *called(one.name.en, one.id))


def place_words(one: LandmarkView) -> tuple[str, ...]:
    return (word(one.name.en), word(one.id))


@kept(300)
def hero(one: HeroView) -> str:
    """Return the address of a standing Hero."""
    return address(GAME, "hero", *hero_words(one))


@kept(300)
def portrait(one: HeroView) -> str:
    return address(GAME, "portrait", *hero_words(one))


def monster(one: MonsterView) -> str:
    """Return the address of a standing Monster."""
    return address(GAME, "monster", *monster_words(one))


def head(one: MonsterView) -> str:
    return address(GAME, "head", *monster_words(one))


@kept(400)
def item(one: ItemView) -> str:
    return address(GAME, "item", *item_words(one))


def skill(one: SkillView) -> str:
    return address(GAME, "skill", *skill_words(one))


@kept(400)
def place(one: LandmarkView) -> str:
    return address(GAME, "place", *place_words(one))


def token(name: str) -> str:
    return address(GAME, "token", name)


def town(one: CityView) -> str:
    """Return the address of a city's towers on the map."""
    return address(GAME, "town", book_of(one))


def book_of(one: CityView) -> str:
    return "start" if one.start else "goal" if one.goal else word(one.book or "")


def scene(view: SynchroView) -> str:
    """Return the address of the place where the party is, as a field of battle."""
    battle = view.battle
    if battle is not None and (battle.dungeon or battle.stellaris):
        return address(GAME, "scene", "dungeon" if battle.dungeon else "stellaris", view.time.season)
    return address(GAME, "scene", book_of(view.map.cities[view.map.flag.city]), view.time.season)


def land(view: SynchroView) -> str:
    """Return the address of the map's ground in this season."""
    return address(GAME, "land", view.time.season, *cells(tuple([(one.x, one.y) for one in view.map.cities])))


@kept(2000, most=32)
def cells(places: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """Write the cells of the cities, a letter of base 36 across and one down, as many to a word as it may have."""
    left = min([x for x, _ in places])
    top = min([y for _, y in places])
    written = "".join([letter(x - left) + letter(y - top) for x, y in places])
    return tuple([written[start : start + LONGEST] for start in range(0, len(written), LONGEST)][: MOST - 2])


def letter(n: int) -> str:
    return "0123456789abcdefghijklmnopqrstuvwxyz"[min(35, n)]
