"""Positions of the kingdom to draw, found in random matches, and how to read a picture."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any

from ludoteca.games.kingdom.draw import draw
from ludoteca.games.kingdom.game import Kingdom
from ludoteca.kernel.contract import Decision, Match

KINGDOM = Kingdom()
SHAPES = ["wide", "tall"]
NAMES = ["Ada", "Béla & Co", "Cleo", "Dina"]
SVG = "{http://www.w3.org/2000/svg}"
IDLE = ("ready", "done", "back", "stay")


def decisions_of(scenario: int, players: int, seed: int, most: int = 400) -> Iterator[tuple[Match, Decision]]:
    """Every decision of a match whose players would rather do something than nothing, before it is taken."""
    match = KINGDOM.new(players, seed=seed, scenario=str(scenario))
    rng = Random(seed)
    for _ in range(most):
        if match.outcome is not None:
            return
        decision = match.decisions[rng.randrange(len(match.decisions))]
        yield match, decision
        ids = [option["id"] for option in decision.to_json("en")["options"]]
        busy = [id for id in ids if id.partition(":")[0] not in IDLE]
        match.choose(decision.seat, rng.choice(busy if busy and rng.random() < 0.93 else ids))


Found = tuple[Any, list[Any]]


@lru_cache(maxsize=64)
def _position(scenario: int, players: int, verb: str, least: int, first_round: int) -> Found:
    for seed in range(30):
        for match, decision in decisions_of(scenario, players, seed):
            asked = decision.to_json("en")
            offered = [option for option in asked["options"] if option["id"].partition(":")[0] == verb]
            if len(offered) >= least:
                view = match.view(decision.seat)
                if view["round"] >= first_round:
                    return view, [asked]
    raise LookupError(f"nobody is asked {verb} in scenario {scenario}")


def position(scenario: int, players: int, verb: str, least: int = 2, first_round: int = 0) -> Found:
    """A view and the question of its seat, which offers this verb at least so many times."""
    view, decisions = _position(scenario, players, verb, least, first_round)
    return deepcopy(view), deepcopy(decisions)


def position_where(scenario: int, players: int, wanted: Callable[[Any], bool], seeds: int = 20) -> Any:
    """The first view that is as wanted."""
    for seed in range(seeds):
        for match, decision in decisions_of(scenario, players, seed):
            view = match.view(decision.seat)
            if wanted(view):
                return view
    raise LookupError(f"no such position in scenario {scenario}")


def asked(*options: tuple[str, str], seat: int = 0, source: str = "") -> list[dict[str, Any]]:
    """A decision as the page gets it: ids with the things they concern."""
    shown = [{"id": id, "thing": thing, "label": f"label of {id}"} for id, thing in options]
    return [{"seat": seat, "prompt": "?", "source": source, "options": shown}]


def picture(view: Any, decisions: Any = (), lang: str = "it", shape: str = "wide") -> ET.Element:
    return ET.fromstring(draw(view, list(decisions), lang, shape, NAMES[: len(view["players"])]))


def things(root: ET.Element) -> dict[str, ET.Element]:
    found: dict[str, ET.Element] = {}
    for element in root.iter():
        key = element.get("data-thing")
        if key is not None:
            assert key not in found, f"{key} is drawn twice"
            found[key] = element
    return found


def texts(element: ET.Element) -> str:
    return " ".join(["".join(text.itertext()) for text in element.iter(f"{SVG}text")])


def classes(element: ET.Element) -> set[str]:
    return {name for one in element.iter() for name in (one.get("class") or "").split()}


def signs(element: ET.Element) -> list[str]:
    """The definitions that an element uses."""
    return [(use.get("href") or "").removeprefix("#kr-") for use in element.iter(f"{SVG}use")]


def ghosts(root: ET.Element) -> dict[str, ET.Element]:
    """The ghosts by the option that each stands for."""
    return {str(one.get("data-option")): one for one in root.iter() if one.get("data-option")}
