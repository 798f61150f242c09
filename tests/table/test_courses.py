"""How finished matches went, as pages are told: nothing in it is not in the record."""

from __future__ import annotations

import pytest

from ludoteca.table.pages import STATIC
from tests.ended import GAMES, finished, shelved
from tests.table.declarations import Declarations
from tests.table.servers import ThreadServer

DECLARED = Declarations(STATIC / "protocol.d.ts")


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_what_is_told_of_the_turn_stands_in_the_log_of_that_step(server: ThreadServer, key: str, lang: str) -> None:
    session = finished(key, 5)
    _, watch = shelved(server.database, session)
    token = watch.rsplit("/", 1)[1]
    course = server.get(f"/api/course/{token}?lang={lang}").json()
    assert DECLARED.problems("Course", course) == []
    assert len(course["called"]) == len(course["moments"]) == len(course["steps"])
    turning = course["turning"]
    if turning is None:
        return
    log = server.get(f"/api/replay/{token}?lang={lang}").json()["log"]
    there = [(line["text"], line["rule"]) for line in log if line["step"] == turning["step"]]
    assert turning["told"]
    for line in turning["told"]:
        assert (line["text"], line["rule"]) in there
        assert "{" not in line["text"]
    before, after = (course["steps"][turning["place"] - back] for back in (1, 0))
    assert before < turning["step"] <= after


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_of_an_end_can_be_fetched(server: ThreadServer, key: str) -> None:
    _, watch = shelved(server.database, finished(key, 3))
    course = server.get(f"/api/course/{watch.rsplit('/', 1)[1]}").json()
    faces = [face for seat in course["seats"] for face in seat["faces"]]
    faces += [seat["best"] for seat in course["seats"] if seat["best"]]
    faces += [course["turning"]["face"]] if course["turning"] and course["turning"]["face"] else []
    assert faces
    for face in faces:
        answer = server.get(face["picture"])
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, "image/svg+xml")


def test_all_win_or_lose_a_kingdom_under_a_headline(server: ThreadServer) -> None:
    session = finished("kingdom", 3)
    assert session.match.outcome is not None
    assert session.match.outcome.winners == ()
    _, watch = shelved(server.database, session)
    outcome = server.get(f"/api/replay/{watch.rsplit('/', 1)[1]}?lang=it").json()["outcome"]
    assert outcome["headline"] == "Il regno è caduto."
    _, watch = shelved(server.database, finished("lyon", 3))
    assert server.get(f"/api/replay/{watch.rsplit('/', 1)[1]}?lang=it").json()["outcome"]["headline"] == ""
