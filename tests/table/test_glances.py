"""A table at a glance: how far it is, how it stands, whom it waits for; and nothing that is secret."""

from __future__ import annotations

import pytest

from ludoteca.table.pages import STATIC
from tests.ended import GAMES, NAMES, finished, played, shelved
from tests.table.declarations import Declarations
from tests.table.servers import ThreadServer

DECLARED = Declarations(STATIC / "protocol.d.ts")


@pytest.mark.parametrize("key", GAMES)
def test_whoever_is_asked_reads_that_it_is_their_turn(server: ThreadServer, key: str) -> None:
    session = played(key, 4, 30)
    asked = {decision.seat for decision in session.match.decisions}
    seats, watch = shelved(server.database, session)
    for seat, link in enumerate(seats):
        glance = server.get(f"/api/tables/{link.rsplit('/', 1)[1]}?lang=it").json()
        assert DECLARED.problems("Glance", glance) == []
        assert glance["game"] == key
        assert glance["players"] == list(NAMES[: len(seats)])
        assert glance["seats"] == [seat]
        assert glance["yours"] is (seat in asked)
        assert set(glance["waiting"]) == {NAMES[one] for one in asked}
        assert glance["outcome"] == ""
        assert glance["moment"]
    watcher = server.get(f"/api/tables/{watch.rsplit('/', 1)[1]}?lang=it").json()
    assert (watcher["seats"], watcher["yours"]) == ([], False)


def test_an_ended_match_says_to_each_how_it_ended(server: ThreadServer) -> None:
    session = finished("lorcana", 3)
    assert session.match.outcome is not None
    (winner,) = session.match.outcome.winners
    seats, watch = shelved(server.database, session)
    said = [server.get(f"/api/tables/{link.rsplit('/', 1)[1]}").json()["outcome"] for link in [*seats, watch]]
    expected = ["lost", "lost", "over"]
    expected[winner] = "won"
    assert said == expected


def test_the_score_is_what_everybody_sees(server: ThreadServer) -> None:
    session = played("lorcana", 5, 90)
    seats, _ = shelved(server.database, session)
    glances = [server.get(f"/api/tables/{link.rsplit('/', 1)[1]}?lang=en").json() for link in seats]
    lore = session.match.lore  # type: ignore[attr-defined]
    assert [entry["value"] for entry in glances[0]["score"]] == list(lore)
    assert glances[0]["score"] == glances[1]["score"]
    assert glances[0]["moment"] == f"turn {session.match.turn}"  # type: ignore[attr-defined]


def test_a_link_that_is_none_tells_nothing(server: ThreadServer) -> None:
    assert server.get(f"/api/tables/{'x' * 32}").status_code == 404


def test_before_it_begins_there_is_nothing_to_see(server: ThreadServer) -> None:
    (link, _), _ = server.open_table("hh", decks=["leoni", None])
    answer = server.get(f"/api/tables/{link.rsplit('/', 1)[1]}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "gathering")
