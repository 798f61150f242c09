"""Positions of the Arena to draw: found in random matches, and crowded ones made from them by hand."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any, get_type_hints

import msgspec

import ludoteca
from ludoteca.games.arena.state.view_types import ArenaView, CharacterView, UnpickedFigure
from ludoteca.kernel.contract import Decision, Match
from ludoteca.kernel.views import plain

ARENA = ludoteca.game("arena")
MODES = ["ch1", "ch2", "ch3", "ch4", "team"]
NAMES = ["Ada", "Béla & Co", "Cleo", "Dina"]


def as_value(kind: type[Any], value: Any) -> Any:
    """Values of views that are no plain data, such as sources."""
    return kind(value)


def match_of(mode: str, seed: int, **options: Any) -> Match:
    return ARENA.new(4 if mode == "team" else 2, seed=seed, mode=mode, **options)


def decisions_of(mode: str, seed: int, most: int = 600) -> Iterator[tuple[Match, Decision]]:
    """Every decision of a random match, before it is taken."""
    match = match_of(mode, seed)
    rng = Random(seed)
    for _ in range(most):
        if match.outcome is not None:
            return
        decision = match.decisions[rng.randrange(len(match.decisions))]
        yield match, decision
        match.choose(decision.seat, decision.options.sample(rng))


def position(mode: str, wanted: Callable[[Any, Decision], bool], seeds: int = 12) -> tuple[Match, Decision]:
    """The first decision that is as wanted, in one of a few random matches."""
    for seed in range(seeds):
        for match, decision in decisions_of(mode, seed):
            if wanted(plain(match.view(decision.seat)), decision):
                return match, decision
    raise LookupError(f"no such position in {seeds} matches of {mode}")


@lru_cache(maxsize=8)
def _midgame(mode: str) -> Any:
    match, decision = position(mode, lambda view, d: view["phase"] == "main" and view["round"] >= 3)
    return msgspec.json.decode(msgspec.json.encode(match.view(decision.seat)))


def midgame(mode: str) -> Any:
    """What the Summoner to choose in the third round sees, as JSON that a test may change."""
    return deepcopy(_midgame(mode))


def crowded(mode: str) -> Any:
    """Everything at once: every status on every figure, large hands and piles, a card being played."""
    view = midgame(mode)
    for figure in view["figures"]:
        figure["statuses"] = [{**status, "counters": 7} for status in view["statuses"]]
    own = view["players"][view["seat"]]
    number = 1000
    for player in view["players"]:
        face = (player["discard"] + own["hand"] + own["discard"])[0]
        for zone, count in (("discard", 9), ("exile", 6)):
            player[zone] = [{**face, "card": number + at} for at in range(count)]
            number += count
        player["hand_size"] = 9
        if player["seat"] == own["seat"] or player["partner"] == own["seat"]:
            player["hand"] = [{**face, "card": number + at, "reach": []} for at in range(9)]
            number += 9
        else:
            player["hand"] = []
    view["resolving"] = [{**own["hand"][0], "card": number}]
    return view


def as_view(data: Any) -> ArenaView:
    """The view that this JSON says."""
    hints = get_type_hints(ArenaView)
    fields = {name: msgspec.convert(data[name], hints[name], dec_hook=as_value) for name in data if name != "figures"}
    figures = [
        msgspec.convert(one, CharacterView if "name" in one else UnpickedFigure, dec_hook=as_value)
        for one in data["figures"]
    ]
    return ArenaView(**fields, figures=tuple(figures))


def picture(view: Any, decisions: Any = (), lang: str = "it", shape: str = "wide") -> ET.Element:
    """A view drawn, or the one that this JSON says."""
    shown = view if isinstance(view, ArenaView) else as_view(view)
    return ET.fromstring(ARENA.draw(shown, list(decisions), lang, shape, NAMES[: len(shown.players)]))
