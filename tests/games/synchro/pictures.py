"""Positions of the journey to draw, found in random matches, and their pictures."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any

from msgspec.structs import replace

from ludoteca.games.synchro.game import Synchro
from ludoteca.kernel.contract import Decision, Match

SYNCHRO = Synchro()
NAMES = ["Ada", "Béla & Co", "Cleo", "Dina"]
STARTS = ["luminaria", "selvanera", "cenerea", "ombrastella"]


def decisions_of(seats: int, seed: int, start: str = "luminaria", most: int = 600) -> Iterator[tuple[Match, Decision]]:
    """Every decision of a match whose players do not retreat, before it is taken."""
    match = SYNCHRO.new(seats, seed=seed, start=start)
    rng = Random(seed)
    for _ in range(most):
        if match.outcome is not None:
            return
        decision = match.decisions[rng.randrange(len(match.decisions))]
        yield match, decision
        ids = decision.options.ids
        match.choose(decision.seat, rng.choice([id for id in ids if id != "retreat"]))


Found = tuple[Any, list[Any]]


@lru_cache(maxsize=64)
def _position(verb: str, least: int, start: str, phase: str) -> Found:
    for seed in range(40):
        for match, decision in decisions_of(1 + seed % 4, seed, start):
            offered = [id for id in decision.options.ids if id.partition(":")[0] == verb]
            if len(offered) < least:
                continue
            view = match.view(decision.seat)
            if not phase or view.phase == phase:
                return view, [decision.to_json("en")]
    raise LookupError(f"nobody is asked {verb}")


def position(verb: str, least: int = 1, start: str = "luminaria", phase: str = "") -> Found:
    """A view and the question of its seat, which offers this verb at least so many times."""
    view, decisions = _position(verb, least, start, phase)
    return view, deepcopy(decisions)


def with_changed(view: Any, one: Any, **changes: Any) -> Any:
    """A view in which a board or Monster of it is otherwise."""
    boards = tuple([replace(board, **changes) if board is one else board for board in view.boards])
    monsters = tuple([replace(monster, **changes) if monster is one else monster for monster in view.monsters])
    return replace(view, boards=boards, monsters=monsters)


def picture(view: Any, decisions: Any = (), lang: str = "it", shape: str = "wide") -> ET.Element:
    return ET.fromstring(SYNCHRO.draw(view, list(decisions), lang, shape, NAMES[: view.seats]))


def corners(root: ET.Element) -> dict[str, tuple[float, float]]:
    """Where the parts lie that things are drawn in, by the keys of the things."""
    found: dict[str, tuple[float, float]] = {}
    for part in root.iter():
        if part.get("data-part") is None:
            continue
        numbers = re.findall(r"-?[\d.]+", part.get("transform") or "translate(0 0)")
        for element in part.iter():
            found[element.get("data-thing") or ""] = (float(numbers[0]), float(numbers[1]))
    return found


def count(element: ET.Element, *names: str) -> int:
    """How many elements bear all these classes."""
    return len([one for one in element.iter() if set(names) <= set((one.get("class") or "").split())])
