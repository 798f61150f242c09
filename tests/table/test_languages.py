"""A third language at the table: every language that is installed is offered, and any other is answered in English."""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterator
from random import Random

import pytest

from ludoteca.kernel import languages
from ludoteca.kernel.languages import Language
from ludoteca.table import pages
from tests.table.clients import Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


class German(gettext.NullTranslations):
    """A language that has only just been begun."""

    words = {"Player {n}": "Mensch {n}", "Language": "Sprache", "Action: play cards": "Aktion"}

    def gettext(self, message: str) -> str:
        return self.words.get(message) or super().gettext(message)


@pytest.fixture
def _german() -> Iterator[None]:
    languages.MAKERS["de"] = lambda: Language("de", German())
    languages.forget()
    pages.words.cache_clear()
    yield
    del languages.MAKERS["de"]
    languages.forget()
    pages.words.cache_clear()


def test_pages_offer_italian_and_english_alone(server: ThreadServer) -> None:
    page = server.get("/").text
    assert page.count("data-lang=") == 2
    assert server.get("/api/words?lang=de").json() == {}


@pytest.mark.usefixtures("_german")
def test_pages_offer_what_is_installed_besides(server: ThreadServer) -> None:
    assert '<button type="button" data-lang="de" lang="de">de</button>' in server.get("/").text
    assert server.get("/api/words?lang=de").json() == {"language": "Sprache", "player_n": "Mensch {n}"}
    assert server.get("/api/words", headers={"accept-language": "de-AT,de;q=0.9"}).json()["language"] == "Sprache"


@pytest.mark.usefixtures("_german")
async def test_a_table_is_played_in_a_third_language(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0], lang="en") as anna:
        english = prompt(anna)
        monkeypatch.setitem(German.words, english, "Wähle!")
        await anna.hello("de", None, 0)
        assert prompt(anna) == "Wähle!"
        assert (await anna.step(Random(1)))["type"] == "ack"


async def test_an_unknown_language_is_answered_in_english(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0], lang="fr") as anna:
        said = prompt(anna)
        await anna.hello("it", None, 0)
        assert prompt(anna) != said
        await anna.hello("en", None, 0)
        assert prompt(anna) == said


def prompt(client: Client) -> str:
    return str(client.state["decisions"][0]["prompt"])
