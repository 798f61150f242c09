"""What a newcomer is taught: something at every moment, in both languages, with a rule that exists."""

from __future__ import annotations

from random import Random
from typing import Any

import ludoteca
from ludoteca.games.lyon.shows import lessons

LYON = ludoteca.game("lyon")
TAUGHT = {value[0].en: name for name, value in vars(lessons).items() if name.isupper() and isinstance(value, tuple)}


def told(match: Any, seat: int | None, lang: str) -> dict[str, str] | None:
    decision = next((d.to_json(lang) for d in match.decisions if d.seat == seat), None)
    return LYON.lesson(match.view(seat), decision, lang)


def test_every_decision_of_random_games_has_its_lesson() -> None:
    catalogue, heard = LYON.rules(), set()
    for seed in range(12):
        rng, match = Random(seed), LYON.new(seed=seed, first="chosen by 1")
        while match.outcome is None:
            decision = match.decisions[0]
            for seat in (0, 1):
                english, italian = told(match, seat, "en"), told(match, seat, "it")
                assert english is not None
                assert italian is not None
                assert english["text"] != italian["text"]
                assert english["rule"] in catalogue
                heard.add(TAUGHT[english["text"]])
            match.choose(decision.seat, decision.options.sample(rng))
        assert told(match, 0, "it") is None
    assert heard | {"OTHER_CHOOSES"} == set(TAUGHT.values()), "that one is rare: see test_corners"


def test_lessons_fit_the_question() -> None:
    rng = Random(1)
    expected = {"LY-8.14": "LEVEL_0", "LY-8.17": "LEVEL_1", "LY-8.18": "LEVEL_2", "LY-2.09": "TREASURE"}
    expected |= {"LY-9.01": "COMBAT", "LY-4.01": "SETUP"}
    met = set()
    for seed in range(10):
        match = LYON.new(seed=seed)
        while match.outcome is None:
            decision = match.decisions[0]
            if decision.rule in expected:
                said = told(match, decision.seat, "en")
                assert said is not None
                assert TAUGHT[said["text"]] == expected[decision.rule]
                met.add(decision.rule)
            match.choose(decision.seat, decision.options.sample(rng))
    assert met == set(expected)


def test_spectators_are_not_taught() -> None:
    assert told(LYON.new(seed=1), None, "it") is None


def test_whose_starters_are_placed_is_told_to_wait() -> None:
    match = LYON.new(seed=3)
    for _ in range(4):
        decision = next(d for d in match.decisions if d.seat == 0)
        match.choose(0, decision.options[0])
    said, other = told(match, 0, "en"), told(match, 1, "en")
    assert said is not None
    assert other is not None
    assert (TAUGHT[said["text"]], TAUGHT[other["text"]]) == ("OTHER_PREPARES", "SETUP")
