"""Random games of every kind, and scenes of every effect, go as they are written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.yamls import read_yaml
from tests.games.arena import lab
from tests.games.arena.plays import ARENA, MODES
from tests.golden.records import Book, Choice, record

BOOK = Book("arena")
MOST = 150
"""Choices of a game."""
FEW = 8
"""Those of a scene."""
EFFECTS: list[dict[str, Any]] = read_yaml(Path(__file__).parent / "language.yaml")
SCENES: dict[str, dict[str, Any]] = {
    "as given": {},
    "with other cards": {"hand": ["mickey-1", "mickey-2", "gaston-2"], "cards": 2, "upgraded": True},
    "with statuses": {
        "hand": ["mickey-1"],
        "hurt": {"me": 3, "ally1": 2, "foe1": 4, "foe2": 1},
        "counters": {"foe1.stealthy": 1, "foe2.cursed": 2, "foe3.taunt": 1, "me.tough": 1, "ally1.immobilized": 1},
    },
    "far away": {"at": {"me": "A2", "ally2": "D4", "foe1": "D7"}, "mode": "ch3"},
}
"""How the scene of an effect is laid out otherwise."""
JOINED = (
    "choose_one(damage(1, chosen(rival, adjacent)), heal(1, chosen(ally, adjacent)))",
    "choose_one(damage(1, chosen(rival, adjacent)), draw(1))",
    "may(damage(1, chosen(rival, adjacent)))",
    "do(may(damage(1, chosen(rival, adjacent))), damage(1, chosen(rival, within(2))))",
    "do(choose_one(draw(1), discard(1)), damage(1, chosen(rival, adjacent)))",
    "do(retrieve(1, magic), damage(1, chosen(rival, adjacent)))",
    "do(damage(1, chosen(rival, hurt)), damage(1, chosen(rival, near_it(1))))",
    "do(damage(1, exactly(2, rival, within(2))), gain(it, cursed))",
    "do(damage(50, chosen(rival, adjacent)), place(self, near(1)))",
    "do(gain(up_to(1, rival, within(2)), cursed), pull(1, it))",
    "do(reveal(you), given(cards_character_is(within(1)), gain(self, tough)))",
    "given(ahead, damage(1, chosen(rival, adjacent)))",
    "discard(1, summoner_of(chosen(rival, within(4))))",
    "draw(1, summoner_of(chosen(ally)))",
    "do(reveal(you), damage(plus(1, 2, cards_character_is(within(1))), chosen(rival, adjacent)))",
    "another_phase(movement)",
    "another_phase(action)",
    "flip_back",
)
"""Effects that have others as parts, or look ahead to what comes after them."""
GAMES = [f"{mode}, {seed}" for mode in MODES for seed in range(1, 7)]
SITUATIONS = [*GAMES, *dict.fromkeys(entry["effect"] for entry in EFFECTS), *JOINED]


def played(name: str) -> Iterator[str]:
    return game_played(name) if name in GAMES else scenes_played(name)


def scenes_played(effect: str) -> Iterator[str]:
    """Play a card with that effect, if it may be played, wherever it stands."""
    given = next((entry.get("given", {}) for entry in EFFECTS if entry["effect"] == effect), {})
    for scene, other in SCENES.items():
        yield scene
        yield from played_on(lab.scene(effect, **{**given, **other}).m, f"{effect}/{scene}", FEW)


def game_played(name: str) -> Iterator[str]:
    mode, _, seed = name.partition(", ")
    return played_on(cast(ArenaMatch, ARENA.new(seed=int(seed), mode=mode)), name, MOST)


def played_on(match: ArenaMatch, seed: str, most: int) -> Iterator[str]:
    rng = Random(seed)
    return record(match, lambda m: pick(m, rng), most)


def pick(match: ArenaMatch, rng: Random) -> Choice:
    """Choose at random; turns are mostly not ended early, so that much happens."""
    decision = rng.choice(match.decisions)
    offered = [option for option in decision.options if option.id != "end"]
    if not offered or rng.random() < 0.05:
        offered = list(decision.options)
    plays = [option for option in offered if option.id.startswith("play:")]
    return decision, rng.choice(plays if plays and rng.random() < 0.5 else offered)


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_happens_is_what_is_written(name: str) -> None:
    BOOK.check(name, played(name))
