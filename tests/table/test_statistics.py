"""Statistics of ready decks and cards: shipped as data, said in the language of whoever asks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.kernel.game import HasStatistics
from ludoteca.lab.shipped import sides_in
from ludoteca.table.app import create_app
from ludoteca.table.settings import Settings
from ludoteca.table.statistics import said_in

MOST_BYTES = 200_000


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    database = tmp_path_factory.mktemp("counted") / "tables.sqlite"
    return TestClient(create_app(Settings(database=f"sqlite:///{database}")))


def test_words_are_chosen_wherever_there_are_both() -> None:
    data = {"title": {"it": "Forza", "en": "Strength"}, "rows": [[{"it": "uno", "en": "one"}, "50%"]], "games": 2}
    assert said_in("it", data) == {"title": "Forza", "rows": [["uno", "50%"]], "games": 2}
    assert said_in("en", data) == {"title": "Strength", "rows": [["one", "50%"]], "games": 2}


def test_the_page_and_its_numbers_are_served(client: TestClient) -> None:
    with client:
        assert client.get("/statistics/lorcana").status_code == 200
        said = {lang: client.get(f"/api/statistics/lorcana?lang={lang}").json() for lang in ("it", "en")}
        assert client.get("/api/decks/lorcana").json()["statistics"]
        for game in ("lyon", "nobody"):
            assert client.get(f"/statistics/{game}").status_code == 404
            assert client.get(f"/api/statistics/{game}").status_code == 404
    assert said["it"]["headline"] != said["en"]["headline"]
    assert said["it"]["games"] == said["en"]["games"]
    for one in said["en"]["evidence"]:
        assert {len(row) for row in one["rows"]} == {len(one["columns"])}


def test_what_is_shipped_is_of_the_decks_that_are_shipped() -> None:
    game = ludoteca.game("lorcana")
    assert isinstance(game, HasStatistics)
    found = game.statistics()
    assert found["game"] == "lorcana"
    assert len(json.dumps(found, ensure_ascii=False).encode()) < MOST_BYTES
    matrix = next(one for one in found["evidence"] if one["shaded"])
    names = dict(game.settings()[0].choices)
    assert [row[0]["en"].partition(". ")[2] for row in matrix["rows"]] == [names[key].en for key in sides_in(game)]
    assert (Path(game.folder) / "content" / "statistics.json").stat().st_size < MOST_BYTES
