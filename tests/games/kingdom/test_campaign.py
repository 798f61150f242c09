"""Kingdom Rush's campaign: ten scenarios on five levels, each a match that can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.kingdom.game import Kingdom
from ludoteca.games.kingdom.packs.campaign import campaign_of
from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.match import KingdomMatch
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
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_scenario_on_every_level_is_a_match_that_begins_as_the_page_says(level: str, players: int) -> None:
    on = CAMPAIGN.level(level)
    assert on is not None
    for chapter in CAMPAIGN.chapters:
        match = GAME.new(players, seed=1, **CAMPAIGN.options(chapter, on))
        assert isinstance(match, KingdomMatch)
        assert CAMPAIGN.begun_with(match.header()["options"]) == (chapter, on)
        view = match.view(None)
        said = chapter.changes_on(on, players)
        hearts, crystals = view.hearts, view.crystals
        cristalli = f"{crystals} cristall{'o' if crystals == 1 else 'i'}" if crystals else "nessun cristallo"
        assert said.it.startswith(f"{hearts} cuor{'e' if hearts == 1 else 'i'}, {cristalli}")
        assert said.en.startswith(f"{hearts} heart{'s' * (hearts != 1)}, ")
        begins = match.scenario.difficulty[match.level]
        assert (hearts, crystals) == (begins.hearts[players - 1], begins.crystals[players - 1])
        sooner = begins.rift_shift[players - 1]
        assert ("round prima" in said.it) == ("sooner" in said.en) == bool(sooner)
        assert (f"arrivano {sooner} round prima" in said.it) == (sooner > 1)
        assert ("orde iniziali" in said.it) == ("at the beginning" in said.en) == bool(begins.start_shift[players - 1])
        more = begins.features - match.scenario.features
        assert ("arrivano anche" in said.it) == ("there are also" in said.en) == bool(more)


def test_only_the_challenges_bring_stronger_waves_and_iron_its_own_rule() -> None:
    for chapter, scenario in zip(CAMPAIGN.chapters, load_content().scenarios, strict=True):
        said = [chapter.changes_on(level, 2).it for level in CAMPAIGN.levels]
        assert ["ondate" in words for words in said] == [False] * 3 + [True] * 2
        assert scenario.iron.text.it
        assert said[-1].endswith(scenario.iron.text.it)


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
            assert all(level["name"] for level in chapter["levels"])
            assert all(level["changes"][players] for level in chapter["levels"] for players in "1234")


def test_the_game_has_it() -> None:
    assert GAME.cooperative
    found = GAME.campaign()
    assert found is not None
    assert [chapter.id for chapter in found.chapters] == [chapter.id for chapter in CAMPAIGN.chapters]
