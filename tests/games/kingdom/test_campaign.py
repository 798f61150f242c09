"""Kingdom Rush's campaign: ten scenarios on five levels, each a match that can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.kingdom.campaign import campaign_of
from ludoteca.games.kingdom.game import Kingdom
from ludoteca.games.kingdom.packs import load_content
from ludoteca.games.kingdom.state import KingdomMatch
from ludoteca.kernel.campaigns import Record

GAME = Kingdom()
CAMPAIGN = campaign_of(load_content())
SCENARIOS = Path(__file__).parents[3] / "src/ludoteca/games/kingdom/content/core/scenarios"


def won(*victories: tuple[str, str]) -> Record:
    record: Record = {}
    for scenario, level in victories:
        record = CAMPAIGN.after(record, {"scenario": scenario, "level": level}, True)
    return record


def test_the_scenarios_come_in_the_order_of_their_numbers() -> None:
    assert [chapter.settings["scenario"] for chapter in CAMPAIGN.chapters] == [str(n) for n in range(1, 11)]
    assert CAMPAIGN.chapters[0].name.it == "Il Guado di Pietra"
    assert len(list(SCENARIOS.glob("*.yaml"))) == len(CAMPAIGN.chapters)


@pytest.mark.rule("KR-2.03")
@pytest.mark.parametrize("level", [level.id for level in CAMPAIGN.levels])
def test_every_scenario_on_every_level_is_a_match_that_begins_as_the_page_says(level: str) -> None:
    on = CAMPAIGN.level(level)
    assert on is not None
    for chapter in CAMPAIGN.chapters:
        match = GAME.new(2, seed=1, **CAMPAIGN.options(chapter, on))
        assert isinstance(match, KingdomMatch)
        assert CAMPAIGN.begun_with(match.header()["options"]) == (chapter, on)
        view = match.view(None)
        said = chapter.changes[level]
        begins = match.scenario.difficulty[match.level]
        assert (view["hearts"], view["crystals"]) == (begins.hearts[1], begins.crystals[1])
        least, most = min(begins.hearts), max(begins.hearts)
        assert said.it.startswith(f"{most} cuori, " if least == most else f"da {least} a {most} cuori, ")
        assert said.en.startswith(f"{most} hearts, " if least == most else f"{least} to {most} hearts, ")
        assert (f"{max(begins.crystals)} cristall" if any(begins.crystals) else "nessun cristallo") in said.it


def test_only_the_challenges_bring_stronger_waves_and_iron_its_own_rule() -> None:
    for chapter, scenario in zip(CAMPAIGN.chapters, load_content().scenarios, strict=True):
        assert ["ondate" in chapter.changes[level.id].it for level in CAMPAIGN.levels] == [False] * 3 + [True] * 2
        assert scenario.iron.text.it
        assert chapter.changes["iron"].it.endswith(scenario.iron.text.it)


def test_three_stars_open_the_challenges_of_that_scenario_only() -> None:
    first, second = CAMPAIGN.chapters[:2]
    heroic, iron = CAMPAIGN.levels[3:]
    for level in (heroic, iron):
        assert not CAMPAIGN.is_level_open(won(("1", "two_stars")), first, level)
        assert CAMPAIGN.is_level_open(won(("1", "three_stars")), first, level)
        assert not CAMPAIGN.is_level_open(won(("1", "three_stars")), second, level)


def test_there_are_thirty_stars() -> None:
    everything = won(*((str(n), "three_stars") for n in range(1, 11)))
    assert CAMPAIGN.total(everything) == CAMPAIGN.most_stars * len(CAMPAIGN.chapters) == 30


def test_all_words_are_there_in_both_languages() -> None:
    for lang in ("it", "en"):
        said = CAMPAIGN.to_json({}, lang)
        for chapter in said["chapters"]:
            assert chapter["name"]
            assert chapter["summary"]
            assert all(level["name"] and level["changes"] for level in chapter["levels"])


def test_the_game_has_it() -> None:
    assert GAME.cooperative
    found = GAME.campaign()
    assert found is not None
    assert [chapter.id for chapter in found.chapters] == [chapter.id for chapter in CAMPAIGN.chapters]
