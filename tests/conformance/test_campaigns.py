"""Conformance looks at campaigns: each chapter must be a match of the game."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.conformance import check_game
from ludoteca.conformance.campaigns import campaign_problems
from ludoteca.kernel.campaigns import Campaign, Chapter, Level
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import EMPTY, Phrase
from tests.table.sagas import LEVELS, Saga

NAME = Phrase("Un capitolo", "A chapter")


def saga(settings: dict[str, JSON], levels: list[Level] = LEVELS, name: Phrase = NAME) -> Saga:
    """The saga with this one chapter."""

    class OneChapter(Saga):
        def campaign(self) -> Campaign | None:
            return Campaign([Chapter("c", name, EMPTY, settings)], levels)

    return OneChapter()


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_the_campaigns_of_the_house_are_sound(key: str) -> None:
    assert campaign_problems(ludoteca.game(key)) == []


def test_a_sound_campaign_is_clean() -> None:
    assert campaign_problems(Saga()) == []


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        (saga({"decks": ["leoni", "nobody"]}), "c on one cannot be played: "),
        (saga({"map": "1"}), "the campaign decides 'map', which is no setting of the game"),
        (saga({}, [*LEVELS, Level("again", NAME, LEVELS[0].settings)]), "c on again is not known again"),
        (saga({}, name=Phrase("Un capitolo", "")), "c: not named in both languages"),
    ],
)
def test_what_is_wrong_is_found(game: Saga, wrong: str) -> None:
    assert any(problem.startswith(wrong) for problem in campaign_problems(game)), campaign_problems(game)


def test_it_is_part_of_the_check() -> None:
    report = check_game(saga({"decks": ["leoni", "nobody"]}), games=0)
    assert {failure.check for failure in report.failures} == {"campaign"}
    assert not report.clean
