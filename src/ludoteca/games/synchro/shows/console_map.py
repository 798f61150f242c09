"""The way to Stellaris in a text terminal: the cities stage by stage, and what waits in those ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludoteca.games.synchro.shows.terms import city_name, onward_words, roads_from, spoken
from ludoteca.games.synchro.state.view_types import CityView, LandmarkView, SynchroView
from ludoteca.kernel.consoles import DONE, ONWARD
from ludoteca.kernel.texts import Phrase

GOAL: Final = Phrase("la meta: il Celestiale", "the goal: the Celestial")
HERE: Final = "⚑"


def stages(view: SynchroView) -> list[list[CityView]]:
    """Sort the cities by how many roads lie between them and the start, the longest way."""
    cities = view.map.cities
    depth = {city.city: 0 for city in cities}
    for _ in cities:
        for link in view.map.links:
            depth[link.to] = max(depth[link.to], depth[link.origin] + 1)
    by_depth: list[list[CityView]] = [[] for _ in range(max(depth.values()) + 1)]
    for city in cities:
        by_depth[depth[city.city]].append(city)
    return by_depth


def map_lines(view: SynchroView, lang: str) -> list[Text]:
    """Write a line for each stage of the way, with a flag where the party is and arrows where it can go."""
    lines = []
    for number, cities in enumerate(stages(view)):
        text = Text(f"{number:>2} ", style="dim")
        for index, city in enumerate(cities):
            if index:
                text.append(" · ", style="dim")
            text.append_text(city_sign(city, lang))
        lines.append(text)
    return lines


def city_sign(city: CityView, lang: str) -> Text:
    name = spoken(city.name).say(lang)
    if city.here:
        return Text(f"{HERE}{name}", style="bold yellow")
    if city.reachable:
        return Text(f"{ONWARD}{name}", style="bold")
    return Text(f"{DONE}{name}" if city.visited else name, style="dim")


def ahead_lines(view: SynchroView, lang: str) -> list[Text]:
    """List the cities that can be reached: Monsters by level, Coins, Landmarks with their Time."""
    lines = []
    for city in view.map.cities:
        if not city.reachable:
            continue
        text = Text(f"{ONWARD}{spoken(city.name).say(lang)} ", style="bold")
        tile = city.tile
        if not tile:
            lines.append(text.append(GOAL.say(lang), style="not bold"))
            continue
        levels = "".join([str(level) for level in tile.monsters])
        text.append(f"☠{levels} ◎{tile.coins} ", style="not bold")
        marks = [f"{spoken(mark.name).say(lang)} {mark.time}" for mark in tile.landmarks]
        lines.append(text.append(", ".join(marks), style="not bold dim"))
    return lines


def road_lines(view: SynchroView, lang: str) -> list[Text]:
    """List the roads from the cities still ahead, the nearest first."""
    ahead: list[int] = []
    frontier = [city.city for city in view.map.cities if city.reachable]
    while frontier:
        ahead += frontier
        onward = [link.to for city in frontier for link in roads_from(view, city)]
        frontier = [city for city in dict.fromkeys(onward) if city not in ahead]
    lines = []
    for city in ahead:
        if roads_from(view, city):
            text = Text(f"{city_name(view, city).say(lang)} ", style="bold dim")
            lines.append(text.append(f"{ONWARD} {onward_words(view, city).say(lang)}", style="not bold dim"))
    return lines


def landmark_lines(view: SynchroView, lang: str) -> list[Text]:
    """List the Landmarks of the city being chosen, or the one under the flag, with what they do."""
    chosen = view.map.chosen
    marks: Sequence[LandmarkView] = [view.landmark] if view.landmark else []
    if chosen is not None and chosen.tile is not None:
        marks = chosen.tile.landmarks
    lines = []
    for mark in marks:
        text = Text(spoken(mark.name).say(lang), style="bold")
        lines.append(text.append(f": {spoken(mark.text).say(lang)}", style="not bold"))
    return lines
