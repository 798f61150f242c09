"""Random games of every kind, and scenes of every effect, go as they are written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, cast

import pytest

from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.yamls import read_yaml
from tests.games.arena import lab
from tests.games.arena.plays import ARENA, MODES
from tests.games.arena.scene import ROLES, Scene
from tests.golden.records import Book, Choice, record

BOOK = Book("arena")
MOST = 150
"""Choices of a game."""
MANY = 60
"""Those of a scene that goes on."""
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
TRYING = (
    "choose_one(damage(3, chosen(rival, within(2))), damage(1, chosen(ally, within(2))), "
    "gain(chosen(anyone, within(2)), tough), do(damage(1, self), heal(2, self)))"
)
"""The card of a character with an invented ability: it makes much happen."""
OF_IT = ("damage(1, it)", "draw(counters(tough, it))")
AS_MUCH = ("heal(as_much, self)", "gain_points(half(as_much))")
ON_KOS = ("gain_points(1)", "gain(it, cursed)", "damage(1, up_to(1, rival, adjacent))")
OF_ITSELF = ("gain(self, strong)", "damage(plus(1, 1, self_is(hurt)), up_to(1, rival, adjacent))")
EVENTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(["damages", "damages_rival", "attack_damages", "attack_damages_rival"], (*OF_IT, *AS_MUCH)),
    **dict.fromkeys(["damaged", "ally_damaged"], (*AS_MUCH, *OF_IT)),
    **dict.fromkeys(["knocks_out", "knocks_out_rival", "knocked_out", "ally_knocked_out", "rival_knocked_out"], ON_KOS),
    **dict.fromkeys(["returns", "turn_starts", "turn_ends", "plays(magic)", "plays(attack)"], OF_ITSELF),
    **dict.fromkeys(["gains(tough)", "rival_exiles_for(confused)"], OF_ITSELF),
    "rival_plays(attack)": OF_IT,
    "heals": ("gain_points(as_much)", "draw(1)"),
}
"""What sets off an ability, with what that does then."""
SKILLS: dict[str, tuple[str, ...]] = {
    "cost: pay(1)": ("draw(counters(tough))",),
    "cost: pay(2, attack)": ("damage(2, chosen(rival, within(2)))",),
    "cost: give_up(movement)": ("damage(1, chosen(rival, adjacent))", "heal(1, chosen(ally, adjacent))"),
    "cost: give_up(action)": ("move(2)", "gain(up_to(1, ally, adjacent), strong)"),
    "condition: phase_unused(action)": ("another_phase(movement)",),
    "condition: self_is(hurt)": ("heal(lost_health, self)",),
    "condition: some(rival, adjacent)": ("do(reveal(you), given(card_is(attack), draw(1), discard(1)))",),
    "condition: hand_at_most(1)": ("draw(2)", "exile(1, each_rival_summoner, origin=deck)"),
}
"""What an ability of the Skill Phase costs or waits for, with what it does."""
LINED_UP: dict[str, dict[str, Any]] = {
    "first": {"me": "tester", "hand": ["tester-1"] * 3, "hurt": {"me": 4}, "at": {"foe3": "C4"}},
    "weak": {
        "me": "tester",
        "hand": ["tester-1"] * 2,
        "counters": {"foe1.confused": 2, "foe2.confused": 1, "ally1.strong": 1},
        "hurt": {role: 50 for role in ROLES},
    },
    "against": {
        "me": "gaston",
        "hand": ["gaston-2", "gaston-5"],
        "others": ("mickey", "aladdin", "tester", "ariel", "demona"),
        "counters": {"me.confused": 2, "foe1.strong": 1},
        "hurt": {role: 50 for role in ROLES},
    },
}
"""The invented character as the first figure of all, in its turn, or as a rival of that one; who has lost everything
has 2 health left."""
GAMES = [f"{mode}, {seed}" for mode in MODES for seed in range(1, 7)]
SITUATIONS = [*GAMES, *dict.fromkeys(entry["effect"] for entry in EFFECTS), *JOINED, *EVENTS, *SKILLS]


def played(name: str) -> Iterator[str]:
    if name in GAMES:
        return game_played(name)
    return abilities_played(name) if name in EVENTS or name in SKILLS else scenes_played(name)


def abilities_played(name: str) -> Iterator[str]:
    """Play on with two abilities of this kind, one of them once a turn if it is set off."""
    folder = Path(mkdtemp(prefix="arena-record-"))
    effects = [*{**EVENTS, **SKILLS}[name]]
    body = f"timing: trigger\nwhen: {name}\n" if name in EVENTS else f"timing: skill_phase\n{name}\n"
    limit = "limit: once_a_turn\n" if name in EVENTS else ""
    pack = lab.pack(folder, TRYING, ability=written(body + limit, effects), another=written(body, effects[:1]))
    for lined_up, given in LINED_UP.items():
        yield lined_up
        match = Scene(packs=(pack,), **given).m
        match.health = [max(2, health) for health in match.health]
        match.ask_anew()
        yield from played_on(match, f"{name}/{lined_up}", MANY)
    rmtree(folder)


def written(body: str, effects: list[str]) -> str:
    """An ability as a pack has it."""
    return f"{body}icons: [{lab.icons(effects)}]\neffects: {effects}"


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
