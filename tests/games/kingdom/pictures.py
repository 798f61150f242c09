"""Positions of the kingdom to draw, found in random matches, and their pictures."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any

from ludoteca.games.kingdom.game import Kingdom
from ludoteca.kernel.contract import Decision, Match

KINGDOM = Kingdom()
NAMES = ["Ada", "Béla & Co", "Cleo", "Dina"]
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
                if view.round >= first_round:
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


def picture(view: Any, decisions: Any = (), lang: str = "it", shape: str = "wide") -> ET.Element:
    return ET.fromstring(KINGDOM.draw(view, list(decisions), lang, shape, NAMES[: len(view.players)]))


def ghosts(root: ET.Element) -> dict[str, ET.Element]:
    """The ghosts by the option that each stands for."""
    return {str(one.get("data-option")): one for one in root.iter() if one.get("data-option")}


def in_range(root: ET.Element, look: str) -> list[int]:
    """The squares that are shown to be in range like this."""
    return [int(str(one.get("data-square"))) for one in root.iter() if one.get("class") == look]


def corners(root: ET.Element) -> dict[str, tuple[float, float]]:
    """Where the origin of each thing is in the picture, by its key."""
    found: dict[str, tuple[float, float]] = {}

    def walk(element: ET.Element, x: float, y: float) -> None:
        moved = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)", element.get("transform") or "")
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        key = element.get("data-thing")
        if key is not None:
            found[key] = x, y
        for child in element:
            walk(child, x, y)

    walk(root, 0.0, 0.0)
    return found
