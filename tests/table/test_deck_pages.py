"""The deck builder's side of the server: a packed book of cards, reports on decks."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from ludoteca.kernel.game import HasDecks
from tests.conformance.stones import StonesGame
from tests.table.servers import ThreadServer


def test_the_page_is_there_for_games_with_decks(server: ThreadServer) -> None:
    assert "<html" in server.get("/decks/lyon").text
    assert server.get("/decks/lyon").status_code == 200
    assert server.get("/decks/chess").status_code == 404
    assert not isinstance(StonesGame(), HasDecks)


def test_games_say_whether_one_can_build_decks(server: ThreadServer) -> None:
    assert {game["key"]: game["builds_decks"] for game in server.get("/api/games").json()}["lyon"] is True


def test_the_book_is_packed_and_sent_once(server: ThreadServer) -> None:
    first = server.get("/api/decks/lyon?lang=it")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    book = first.json()
    assert len(book["cards"]) > 100
    assert {card["kind"] for card in book["cards"]} == {kind["key"] for kind in book["kinds"]}
    again = server.get("/api/decks/lyon?lang=it", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    english = server.get("/api/decks/lyon?lang=en", headers={"if-none-match": first.headers["etag"]})
    assert english.status_code == 200
    assert english.json()["cards"][0]["name"] == book["cards"][0]["also"]


def test_the_book_comes_unpacked_to_whoever_cannot_unpack(server: ThreadServer) -> None:
    answer = server.get("/api/decks/lyon", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "accept-encoding"
    assert json.loads(answer.content)["game"] == "lyon"


def test_a_report_has_cards_problems_and_text(server: ThreadServer) -> None:
    ready = server.post("/api/decks/lyon?lang=it", {"deck": "leoni"}).json()
    assert ready["problems"] == []
    assert sum(card["copies"] for card in ready["cards"]) == 50
    assert "1 LEANDRO, RE DELL'ARENA" in ready["text"]
    few = server.post("/api/decks/lyon?lang=it", {"text": "2 JOHN\n1 CHI?\n"}).json()
    assert [(found["rule"], found["line"]) for found in few["problems"]] == [
        ("", 2),
        ("LY-3.03", 0),
        ("LY-3.01", 0),
        ("LY-3.05", 0),
    ]
    assert few["problems"][0]["text"] == "Nessuna carta si chiama «CHI?»."
    english = server.post("/api/decks/lyon?lang=en", {"text": "2 JOHN\n"}).json()
    assert english["problems"][0]["text"] == "A deck has exactly 1 Character; this one has none."


def test_what_is_no_deck_is_refused(server: ThreadServer) -> None:
    for body, status in (
        ({"deck": "nessuno"}, 404),
        ({"text": "1 JOHN\n" * 500}, 400),
        ({"text": "x" * 1_000_001}, 400),
        ({"text": "x" * 1_100_000}, 413),
        ({"cards": []}, 400),
    ):
        answer = server.post("/api/decks/lyon?lang=en", body)
        assert answer.status_code == status
        assert answer.json()["error"]["message"]
    assert server.post("/api/decks/chess", {"text": ""}).status_code == 404


@pytest.mark.parametrize("game", ["lyon", "lorcana"])
@pytest.mark.parametrize("piece", [" ", "x ", "1 ", "a [", "(", "*f* ", "//", "4 x\t", "- "])
def test_a_long_line_does_not_hold_the_server(
    serve: Callable[..., ThreadServer], sqlite: str, game: str, piece: str
) -> None:
    """Every pattern that reads it takes time with its length, not with the square of that: this would take minutes."""
    server = serve(sqlite, reading_seconds=50.0)  # more than usual, because machines may be busy
    text = "a" + piece * (200_000 // len(piece)) + "b"
    assert server.post(f"/api/decks/{game}", {"text": text}).status_code in (200, 400)


# -- collections -------------------------------------------------------------------------------------------------


def test_a_collection_is_read_with_the_rows_that_mean_nothing(server: ThreadServer) -> None:
    text = "Normal,Foil,Name,Set,Card Number\n2,1,Elsa - Spirit of Winter,1,42\n1,0,Nobody,,\n"
    said = server.post("/api/collections/lorcana?lang=en", {"text": text}).json()
    assert said == {
        "cards": [{"id": "1-42", "copies": 3}],
        "unread": [{"line": 3, "name": "Nobody", "text": "No card is called “Nobody”."}],
        "unread_rows": 1,
    }


def test_what_is_no_collection_is_refused_with_the_reason(server: ThreadServer) -> None:
    said = server.post("/api/collections/lorcana?lang=it", {"text": "Mazzo,Foto\n"})
    assert said.status_code == 400
    assert "intestazioni sconosciute: «Mazzo», «Foto»" in said.json()["error"]["message"]
    assert server.post("/api/collections/lyon", {"text": "Name,Count\n"}).status_code == 404
    assert server.post("/api/collections/lorcana", {}).status_code == 400
    assert server.post("/api/collections/lorcana", {"text": "x" * 1_100_000}).status_code == 413


def test_a_hostile_collection_does_not_hold_the_server(serve: Callable[..., ThreadServer], sqlite: str) -> None:
    server = serve(sqlite, collection_seconds=50.0)
    for text in (
        "Name,Count\n" + "Elsa - Spirit of Wintre,1\n" * 6_000,
        "Name,Count\n" + '"' * 400_000,
        "," * 900_000,
        "Name,Count\n" + ("Elsa (" * 30 + ",1\n") * 2_000,
    ):
        assert server.post("/api/collections/lorcana", {"text": text}).status_code in (200, 400)


def test_the_book_says_whether_collections_are_read_and_what_ready_decks_hold(server: ThreadServer) -> None:
    book = server.get("/api/decks/lorcana?lang=en").json()
    assert book["collections"] is True
    assert all(sum(deck["cards"].values()) == 60 for deck in book["decks"])
    assert server.get("/api/decks/lyon?lang=en").json()["collections"] is False
