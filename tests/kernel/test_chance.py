"""Chance has one door and four sources."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from ludoteca.kernel.chance import Chance, ChanceError, Recorded, Scripted, Seeded, restored


def draws(chance: Chance) -> list[object]:
    return [
        chance.shuffle([3, 1, 4, 1, 5], "deck"),
        chance.pick(7, "marble"),
        chance.roll(6, "die"),
        chance.roll(20, "die"),
        chance.shuffle(list(range(30)), "deck"),
    ]


def test_live_chance_draws_within_bounds_and_is_not_always_the_same() -> None:
    chance = Chance()
    assert {chance.roll(6, "die") for _ in range(400)} == {1, 2, 3, 4, 5, 6}
    assert {chance.pick(3, "coin") for _ in range(200)} == {0, 1, 2}
    assert sorted(chance.shuffle([5, 6, 7], "deck")) == [5, 6, 7]
    assert chance.shuffle(list(range(60)), "deck") != chance.shuffle(list(range(60)), "deck")


def test_the_same_seed_draws_the_same_and_another_does_not() -> None:
    assert draws(Seeded(7)) == draws(Seeded(7))
    assert draws(Seeded(7)) != draws(Seeded(8))


def test_a_seed_draws_the_same_on_every_machine() -> None:
    chance = Seeded(2024)
    assert [chance.roll(6, "die") for _ in range(12)] == SEED_2024


SEED_2024 = [5, 4, 4, 3, 5, 5, 2, 5, 6, 5, 1, 3]


def test_seeded_chance_is_even() -> None:
    chance = Seeded(1)
    faces = Counter(chance.roll(6, "die") for _ in range(6000))
    assert all(850 < faces[face] < 1150 for face in range(1, 7))


def test_a_copy_of_seeded_chance_goes_on_the_same_by_itself() -> None:
    chance = Seeded(5)
    chance.roll(6, "die")
    copy = chance.copy()
    assert draws(copy) == draws(chance)


def test_the_next_die_is_5() -> None:
    chance = Scripted({"die": [5, 2]})
    assert [chance.roll(6, "die"), chance.roll(6, "die")] == [5, 2]


def test_this_deck_order_and_the_rest_shuffled() -> None:
    chance = Scripted({"deck 0": [[5, 3, 4]], "deck 1": [[2]]})
    assert chance.shuffle([3, 4, 5], "deck 0") == [5, 3, 4]
    order = chance.shuffle([1, 2, 3, 4], "deck 1")
    assert order[0] == 2
    assert sorted(order) == [1, 2, 3, 4]


def test_what_is_not_scripted_comes_from_elsewhere() -> None:
    chance = Scripted({"coin": [1]}, otherwise=Seeded(3))
    assert chance.pick(2, "coin") == 1
    assert chance.roll(6, "die") == Seeded(3).roll(6, "die")


@pytest.mark.parametrize(
    ("script", "ask", "told"),
    [
        ({"die": [7]}, lambda c: c.roll(6, "die"), "7 is not on a die with 6 sides"),
        ({"die": [0]}, lambda c: c.roll(6, "die"), "0 is not on a die with 6 sides"),
        ({"coin": [2]}, lambda c: c.pick(2, "coin"), "2 is not below 2"),
        ({"deck": [[9]]}, lambda c: c.shuffle([1, 2], "deck"), "9 is not among the 2 things"),
    ],
)
def test_an_impossible_script_says_so(script, ask, told) -> None:
    with pytest.raises(ChanceError, match=told):
        ask(Scripted(script))


def test_a_recording_repeats_what_was_drawn() -> None:
    seen = draws(Seeded(9))
    labels = ["deck", "marble", "die", "die", "deck"]
    assert draws(Recorded(list(zip(labels, seen, strict=True)))) == seen


@pytest.mark.parametrize(
    ("recording", "ask", "told"),
    [
        ([], lambda c: c.roll(6, "die"), "ends before 'die' is drawn"),
        ([("coin", 1)], lambda c: c.roll(6, "die"), "has 'coin' where the game draws 'die'"),
        ([("die", 9)], lambda c: c.roll(6, "die"), "9 is not on a die"),
        ([("coin", "x")], lambda c: c.pick(2, "coin"), "is not a number below 2"),
        ([("deck", [1, 1])], lambda c: c.shuffle([1, 2], "deck"), "not an order of these 2 things"),
    ],
)
def test_a_recording_that_does_not_fit_says_so(recording, ask, told) -> None:
    with pytest.raises(ChanceError, match=told):
        ask(Recorded(recording))


def test_after_a_recording_another_source_can_take_over() -> None:
    chance = Recorded([("die", 4)], otherwise=Seeded(1))
    assert chance.roll(6, "die") == 4
    assert chance.roll(6, "die") == Seeded(1).roll(6, "die")


@pytest.mark.parametrize(
    "chance",
    [
        Seeded(12),
        Scripted({"die": [2, 3], "deck": [[5]]}, Seeded(4)),
        Recorded([("deck", [1, 3, 4, 5, 1]), ("marble", 2)], Seeded(6)),
    ],
    ids=["seeded", "scripted", "recorded"],
)
def test_saved_chance_goes_on_the_same(chance: Chance) -> None:
    saved = json.loads(json.dumps(chance.save()))
    twin = chance.copy()
    assert draws(restored(saved)) == draws(twin)


def test_a_save_is_not_changed_by_what_is_drawn_afterwards() -> None:
    chance = Scripted({"die": [2, 3]})
    saved = chance.save()
    chance.roll(6, "die")
    assert saved["script"] == {"die": [2, 3]}


def test_live_chance_saves_no_secret() -> None:
    assert Chance().save() == {"kind": "live"}
    assert type(restored({"kind": "live"})) is Chance


def test_an_unknown_source_is_named() -> None:
    with pytest.raises(ChanceError, match="'dice tower'"):
        restored({"kind": "dice tower"})
