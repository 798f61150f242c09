"""Reading the map, the Journal tiles and the Landmarks."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from ludoteca.games.synchro.effects.deeds.choices import Dungeon
from ludoteca.games.synchro.effects.deeds.coins import PayCoins
from ludoteca.games.synchro.effects.deeds.heroes import LegendaryHero
from ludoteca.games.synchro.packs.landmark_language import DEED, VOCABULARY
from ludoteca.games.synchro.packs.values import wholes
from ludoteca.games.synchro.shows.landmark_words import landmark_words
from ludoteca.games.synchro.state.cards import (
    BOARDS,
    COLOURS,
    MAX_LEVEL,
    MOST_MONSTER_LEVEL,
    City,
    Content,
    Landmark,
    Tile,
)
from ludoteca.kernel.pack_values import inner, maps, read_sources
from ludoteca.kernel.packs import SOURCES, Fields
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem

MOST_COINS: Final = 99
MOST_TIME: Final = 12
MOST_LANDMARKS: Final = 6
MOST_CITIES: Final = 60
MOST_PLACE: Final = 20
TILE_VALUES: Final = ("book", "level", "monsters", "coins", "landmarks")
FINER: Final = ("tavern_time",)
MOST_DEEDS: Final = 6


def read_landmark(entry: Fields) -> Landmark:
    landmark = Landmark(entry.text("id"), entry.phrase("name"))
    before = len(entry.report.problems)
    for text, where in entry.texts("deeds"):
        try:
            landmark.deeds.append(VOCABULARY.read(text, (DEED,), where))
        except Problem as problem:
            entry.report.problems.append(problem)
    if len(entry.report.problems) == before:
        check_deeds(entry, landmark)
        landmark.text = landmark_words(landmark)
    landmark.source = read_sources(entry, ("name", "deeds")).get("deeds", "")
    entry.nothing_else()
    return landmark


def check_deeds(entry: Fields, landmark: Landmark) -> None:
    kinds = [type(deed) for deed in landmark.deeds]
    if not kinds:
        entry.fail("deeds", "a Landmark needs deeds: what it does, one a line")
    elif len(kinds) > MOST_DEEDS:
        entry.fail("deeds", f"more than {MOST_DEEDS} deeds")
    elif PayCoins in kinds[1:]:
        entry.fail("deeds", "what is paid comes first")
    elif Dungeon in kinds[1:]:
        entry.fail("deeds", "a dungeon comes first; what follows is for the battle that was won")
    elif LegendaryHero in kinds and Dungeon not in kinds:
        entry.fail("deeds", "a Legendary Hero is the reward of a dungeon", "SH-19.49")


def read_tile(entry: Fields, landmarks: dict[str, int]) -> Tile:
    book = entry.choice("book", COLOURS)
    level = entry.whole("level", 1, MAX_LEVEL, default=1)
    tile = Tile(entry.text("id"), COLOURS.index(book) if book else 0, level)
    tile.monsters = wholes(entry, "monsters", 1, MOST_MONSTER_LEVEL, BOARDS)
    if not tile.monsters:
        entry.fail("monsters", f"the levels of 1 to {BOARDS} Monsters: [1, 2, 2, 2]", "SH-6.05")
    tile.coins = entry.whole("coins", 0, MOST_COINS)
    before = len(entry.report.problems)
    for landmark in maps(entry, "landmarks", "a Landmark of the tile", "{id: miniera, time: 1}", required=True):
        id = landmark.text("id")
        time = landmark.whole("time", 0, MOST_TIME, default=0)
        source = landmark.choice("source", SOURCES)
        landmark.nothing_else()
        if id in landmarks:
            tile.landmarks.append(landmarks[id])
            tile.times.append(time)
            tile.sources[f"landmark:{id}"] = source
        elif id:
            near = get_close_matches(id, landmarks, 1)
            meant = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(landmarks)}"
            landmark.fail("id", f"there is no Landmark {id!r}; {meant}")
    if not 1 <= len(tile.landmarks) <= MOST_LANDMARKS and len(entry.report.problems) == before:
        entry.fail("landmarks", f"a tile has 1 to {MOST_LANDMARKS} Landmarks", "SH-6.03")
    tile.sources |= read_sources(entry, TILE_VALUES, extra=FINER)
    entry.nothing_else()
    return tile


class MapReader:
    """Reads the map: cities, and the ways on from each of them."""

    def __init__(self, entry: Fields, content: Content) -> None:
        self.entry = entry
        self.content = content
        self.numbers: dict[str, int] = {}

    def read(self) -> None:
        entry, content = self.entry, self.content
        before = len(entry.report.problems)
        fields = maps(entry, "cities", "a city", "{id: …, name: …, x: 0, y: 0, roads: […]}", required=True)
        if len(fields) > MOST_CITIES:
            entry.fail("cities", f"more than {MOST_CITIES} cities")
            return
        for field in fields:
            self.city(field)
        for number, field in enumerate(fields):
            if number < len(content.cities):
                content.cities[number].roads = self.ways(field, "roads", number)
                content.cities[number].canals = self.ways(field, "canals", number)
                content.cities[number].roads += content.cities[number].canals
            field.nothing_else()
        content.start = self.named("start")
        content.goal = self.named("goal")
        battle = inner(entry, "goal_battle", "{monsters: [4, 4, 4], source: …}")
        if battle is not None:
            content.goal_monsters = wholes(battle, "monsters", 1, MOST_MONSTER_LEVEL, BOARDS - 1)
            battle.choice("source", SOURCES)
            battle.nothing_else()
        entry.nothing_else()
        if len(entry.report.problems) == before:
            self.check()

    def city(self, field: Fields) -> None:
        id = field.text("id")
        name = field.text("name")
        city = City(id, Phrase(name, name), field.whole("x", 0, MOST_PLACE), field.whole("y", 0, MOST_PLACE))
        book = field.choice("book", COLOURS, required=False)
        city.book = COLOURS.index(book) if book else -1
        city.source = field.choice("source", SOURCES)
        if id in self.numbers:
            field.fail("id", f"there is a city {id!r} already")
        self.numbers[id] = len(self.content.cities)
        self.content.cities.append(city)

    def ways(self, field: Fields, key: str, number: int) -> list[int]:
        """Read the ways on, which lead only forward: to the right or down (SH-9.06)."""
        here = self.content.cities[number]
        ways: list[int] = []
        for text, where in field.texts(key):
            if text not in self.numbers:
                field.report.add(where, f"there is no city {text!r}; known are {', '.join(self.numbers)}")
                continue
            there = self.content.cities[self.numbers[text]]
            if there.x < here.x or there.y < here.y or there is here:
                field.report.add(where, f"{text!r} does not lie to the right of {here.id!r} or below it", "SH-9.06")
            elif self.numbers[text] in ways:
                field.report.add(where, f"{text!r} is there twice")
            else:
                ways.append(self.numbers[text])
        return ways

    def named(self, key: str) -> int:
        entry = self.entry
        fields = inner(entry, key, "{value: luminaria, source: …}")
        if fields is None:
            return 0
        text = fields.text("value")
        fields.choice("source", SOURCES)
        fields.nothing_else()
        if text and text not in self.numbers:
            fields.fail("value", f"there is no city {text!r}; known are {', '.join(self.numbers)}")
        return self.numbers.get(text, 0)

    def check(self) -> None:
        """Check that every way leads to the goal, and that there are tiles enough for all cities."""
        content, entry = self.content, self.entry
        cities = content.cities
        start, goal = cities[content.start], cities[content.goal]
        if start is goal:
            entry.fail("goal", "the journey ends somewhere else than it begins")
        for city in (start, goal):
            if city.book >= 0:
                entry.fail("cities", f"{city.id!r} has no Journal tile, so no book", "SH-A.36")
        seen = {content.start}
        ahead = [content.start]
        while ahead:
            for there in cities[ahead.pop()].roads:
                if there not in seen:
                    seen.add(there)
                    ahead.append(there)
        for number, city in enumerate(cities):
            if number not in seen:
                entry.fail("cities", f"no way leads to {city.id!r}")
            elif city is not goal and not city.roads:
                entry.fail("cities", f"no way leads on from {city.id!r}", "SH-9.07")
            elif city is not goal and city is not start and city.book < 0:
                entry.fail("cities", f"{city.id!r} needs a book: {', '.join(COLOURS)}", "SH-2.02")
        for colour, key in enumerate(COLOURS):
            needed = len([city for city in cities if city.book == colour])
            there = len(content.of_book[colour])
            if needed > there:
                entry.fail("cities", f"{needed} cities with a {key} book and {there} {key} Journal tiles", "SH-2.02")
