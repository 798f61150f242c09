"""Lyon positions: written by people, read into matches, written back; and the size of the decision trees below them."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.kernel.contract import Match
from ludoteca.kernel.positions import plain, read_position, state_hash, write_yaml
from ludoteca.kernel.session import around
from ludoteca.kernel.yamls import Problem

LYON = ludoteca.game("lyon")
FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.yaml"))


def position(name: str) -> Match:
    path = FOLDER / f"{name}.yaml"
    return LYON.from_position(path.read_text(encoding="utf-8"), path.name, seed=0)


def count(match: Match, depth: int) -> int:
    """How many ways there are to make the next `depth` decisions."""
    if depth == 0 or match.outcome is not None:
        return 1
    total = 0
    for decision in match.decisions:
        for option in decision.options.ids:
            then = match.copy()
            then.choose(decision.seat, option)
            total += count(then, depth - 1)
    return total


COUNTS = {
    "opening": [14, 182, 2184],
    "action": [8, 38, 190],
    "combat": [4, 13, 34],
    "last-blow": [4, 13, 41],
}


def test_every_position_has_its_counts() -> None:
    assert sorted(COUNTS) == [path.stem for path in FILES]


@pytest.mark.parametrize("name", COUNTS)
def test_decision_trees_have_the_known_size(name: str) -> None:
    assert [count(position(name), depth) for depth in (1, 2, 3)] == COUNTS[name]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_position_is_sound_and_comes_back_the_same(path: Path) -> None:
    match = LYON.from_position(path.read_text(encoding="utf-8"), path.name, seed=0)
    assert match.problems() == []
    again = LYON.from_position(LYON.position(match), "again.yaml", seed=0)
    assert state_hash(again) == state_hash(match)


def test_a_position_is_as_the_file_says() -> None:
    view = position("combat").view(1)
    first, second = view.players
    assert (view.turn, view.phase, view.active) == (8, "combat", 1)
    assert first.lanes[2].damage == 3
    assert first.lanes[3] is None
    assert first.hand_size == 1
    assert second.lanes[2].treasures[0].owner == 0
    assert second.lanes[3].attack_now == 4
    assert second.character.life == 22
    assert [decision.options.ids for decision in position("combat").decisions] == [
        ["attack:5", "attack:6", "attack:7", "end"]
    ]


def test_the_puzzle_has_its_solution() -> None:
    match = position("last-blow")
    for option in ("SENZA FRENI", "ARTIGLI D'ACCIAIO"):
        play = next(o for o in match.decisions[0].options if o.label("it") == f"Gioca {option}")
        match.choose(0, play)
    match.choose(0, "bear:0")
    match.choose(0, "fight")
    match.choose(0, "attack:0")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_the_deck_is_drawn_from_the_top() -> None:
    match = position("action")
    play = next(o for o in match.decisions[0].options if o.label("en") == "Play Insight")
    before = [card.name.it for card in match.view(0).players[0].hand]
    match.choose(0, play)
    after = [card.name.it for card in match.view(0).players[0].hand]
    assert [name for name in after if name not in before] == ["SALTAFUOCO", "SENZA FRENI"]


def test_without_a_deck_the_rest_of_the_list_is_shuffled() -> None:
    text = "ludoteca: position\ngame: lyon\nplayers: [{hand: [JOHN]}, {lanes: [{card: JOHN}]}]\n"
    match = LYON.from_position(text, "short.yaml", seed=3)
    sizes = [player.deck_size for player in match.view(0).players]
    assert sizes == [48, 49]  # JOHN is not in the second deck: he comes from outside
    assert LYON.from_position(text, "short.yaml", seed=3).save() == match.save()
    assert LYON.from_position(text, "short.yaml", seed=4).save()["state"] != match.save()["state"]


def test_every_decision_of_random_matches_comes_back_exactly() -> None:
    rng = Random(8)
    for seed, options in ((1, {}), (2, {"decks": ["leoni", "leoni"], "first": "chosen by 2"})):
        match = LYON.new(seed=seed, **options)
        while match.outcome is None:
            decision = match.decisions[int(rng.random() * len(match.decisions))]
            match.choose(decision.seat, decision.options.sample(rng))
            if rng.random() < 0.15 or match.outcome is not None or match.decisions[0].continues:
                again = LYON.from_position(LYON.position(match), "p.yaml", seed=0)
                assert state_hash(again) == state_hash(match)
                assert again.view(0) == match.view(0)


def test_a_match_from_a_position_can_be_played_to_the_end_and_taken_back() -> None:
    session = around(position("action"))
    before = session.match.save()
    rng = Random(5)
    session.choose(0, "fight")
    session.undo(0)
    match = session.match
    assert match.save() == before
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))
    assert match.problems() == []


HEAD = "ludoteca: position\ngame: lyon\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("players: [{}, {}]\ncolour: red", "p.yaml:4:9: a position has an unknown field 'colour'"),
        ("players: [{}]", "p.yaml:3:10: expected two players"),
        ("turn: 3", "expected two players"),
        ("players: [{hand: [NOBODY]}, {}]", "p.yaml:3:19: no card is called 'NOBODY'"),
        ("players: [{hand: JOHN}, {}]", "'hand' must be a list of texts"),
        ("players:\n- lanes:\n  - {card: ZAMPATA FATALE}\n- {}", "p.yaml:5:12: ZAMPATA FATALE cannot be here"),
        ("players:\n- lanes:\n  - {card: JOHN, damage: -1}\n- {}", "p.yaml:5:26: 'damage' must be a whole number"),
        ("players:\n- lanes:\n  - {card: JOHN, rage: 1}\n- {}", "has an unknown field 'rage'"),
        ("players:\n- lanes: [null, null, null, null, null]\n- {}", "a list of at most 4 spaces"),
        ("players:\n- {hand: [JOHN (1), JOHN (1)]}\n- {}", "is somewhere else already"),
        ("players:\n- character: {card: MADAMA VELENA}\n- {}", "the Character of this deck is LEANDRO"),
        ("players: [{character: {exhausted: 7}}, {}]", "'exhausted' must be true or false"),
        ("phase: lunch\nplayers: [{}, {}]", "p.yaml:3:8: 'phase' must be one of setup, acquisition"),
        ("phase: end\nplayers: [{}, {}]", "say what is 'unfinished'"),
        ("active: 2\nplayers: [{}, {}]", "'active' must be a whole number from 0 to 1"),
        ("decks: [leoni]\nplayers: [{}, {}]", "p.yaml:3:8: Two decks are needed"),
        ("decks: [leoni, nobody]\nplayers: [{}, {}]", "No deck is called “nobody”"),
        ("players: [{}, {}]\neffects: [{on: JOHN @0, what: magic}]", "'what' must be one of stats"),
        ("players: [{}, {}]\neffects: [{on: JOHN @0, what: stats}]", "an impossible position"),
        ("players: [{}, {}]\nunfinished: [{does: Dance}]", "nothing is called 'Dance'"),
        ("players: [{}, {}]\nunfinished: [{does: Turn, at: 2, slots: [x]}]", "'slots' must be a list of whole numbers"),
        ("players: [{}, {}]\noutcome: lost", "'outcome' must have winners"),
        ("players: [{}, {}]\nknown: [{card: LEANDRO, by: [0]}]", "no card is called 'LEANDRO'"),
        ("players: {}", "'players' must be a list"),
        ("players: [&x {}, *x]", "anchors, aliases and tags are not allowed"),
        ("packs: [/nowhere]\nplayers: [{}, {}]", "p.yaml:3:8: a pack cannot be used"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, told: str) -> None:
    with pytest.raises(Problem) as problem:
        LYON.from_position(HEAD + text, "p.yaml")
    assert told in str(problem.value)
    assert problem.value.where.file == "p.yaml"


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *[place for key, value in inner for place in places(value, (*path, key))]]


def half_way() -> Any:
    """A position in the middle of a card, with effects and things used, as plain data."""
    match = position("action")
    match.choose(0, "activate")
    play = next(o for o in match.decisions[0].options if o.label("it") == "Gioca CHIMERA SOLARE")
    match.choose(0, play)
    match.choose(0, "sacrifice:0")
    return plain(read_position(LYON.position(match), "p.yaml", "lyon"))


HALF_WAY = half_way()
ODD_VALUES: list[Any] = [None, True, -1, 0, 1, 2, 7, 99, 10**9, "", "JOHN", "JOHN (9)", "JOHN @1", "Turn", [], [[]],
                         [0], {}, {"card": "JOHN"}, "PlayMagic", "LY-LEO-16/1", 1.5, ["JOHN", "JOHN"]]  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(places(HALF_WAY)), st.sampled_from(ODD_VALUES))
def test_a_tampered_position_is_playable_or_a_problem(place: tuple[Any, ...], value: Any) -> None:
    data = deepcopy(HALF_WAY)
    inner = data
    for key in place[:-1]:
        inner = inner[key]
    if place:
        inner[place[-1]] = value
    with suppress(Problem):
        match = LYON.from_position(write_yaml(data), "p.yaml", seed=1)
        assert match.outcome is not None or match.decisions[0].options.ids
        LYON.position(match)
