"""Analyses of matches that are over, made by the server in a process of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.table.analyses import MOST_WAITING, Analyses
from ludoteca.table.bots import Helper
from ludoteca.table.creation import after_line
from ludoteca.table.errors import Refused
from ludoteca.table.settings import Settings
from tests.table.clients import Client
from tests.table.servers import ThreadServer


async def finished(server: ThreadServer) -> str:
    """The token of a match of two bots that is over."""
    _, watch = server.open_table("bb", bot="level1", game="arena", mode="ch1")
    async with await Client.arrive(server, watch) as spectator:
        while spectator.state["outcome"] is None:
            await spectator.next("state")
    return watch.rpartition("/")[2]


def analysed(server: ThreadServer, token: str, lang: str) -> Any:
    while True:
        answer = server.get(f"/api/replay/{token}/analysis?lang={lang}")
        if answer.status_code != 202:
            return answer.json()
        assert answer.json() == {"ready": False, "analysis": None}
        time.sleep(0.2)


async def test_a_match_is_analysed_on_request(serve: Callable[..., ThreadServer], sqlite: str) -> None:
    server = serve(sqlite, hint_bot="greedy", analysis_seconds=3600.0)
    token = await finished(server)
    italian, english = (analysed(server, token, lang)["analysis"] for lang in ("it", "en"))
    assert italian["complete"]
    assert any("in più di" in sentence for sentence in italian["summary"])
    assert any("more than" in sentence for sentence in english["summary"])
    assert "{seat" not in str(italian)
    assert [moment["loss"] for moment in italian["moments"]] == [moment["loss"] for moment in english["moments"]]
    worst = max(italian["moments"], key=lambda moment: moment["loss"])
    order = {"bot": "level1", "seat": worst["seat"], "name": "Anna", "line": worst["ids"]}
    made = server.post(f"/api/replay/{token}/{worst['step']}/play", order)
    assert made.status_code == 201, made.text
    async with await Client.arrive(server, made.json()["url"]) as anna:
        assert anna.state["number"] == 0


async def test_a_match_that_goes_on_is_not_analysed(server: ThreadServer) -> None:
    _, watch = server.open_table("hh")
    assert server.get(f"/api/replay/{watch.rpartition('/')[2]}/analysis").status_code == 409


async def test_an_analysis_out_of_time_says_that_it_is_not_whole(
    serve: Callable[..., ThreadServer], sqlite: str
) -> None:
    server = serve(sqlite, analysis_seconds=0.000001)
    found = analysed(server, await finished(server), "en")["analysis"]
    assert not found["complete"]
    assert "not enough time" in found["summary"][-1]


class Over:
    """A match that is over."""

    def file(self, _: list[str]) -> str:
        return "what was played"


async def test_no_address_takes_all_places_of_those_who_wait_for_an_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def ask(_: Helper, question: Any, __: float) -> Any:
        asked.extend(question["langs"])
        await asyncio.sleep(0)
        return {lang: lang for lang in question["langs"]}

    monkeypatch.setattr(Helper, "ask", ask)
    analyses = Analyses(Settings())
    over: Any = Over()
    assert [analyses.of("a table", over, lang, "one") for lang in ("a", "b")] == [None, None]
    with pytest.raises(Refused):
        analyses.of("another", over, "c", "one")
    assert [analyses.of(f"table {n}", over, "it", f"other {n}") for n in range(MOST_WAITING - 2)] == [None] * 6
    with pytest.raises(Refused):
        analyses.of("one too many", over, "it", "yet another")
    assert analyses.of("a table", over, "a", "one") is None, "whoever looks how far it is takes no place"
    await asyncio.gather(*analyses.tasks.values())
    assert analyses.of("a table", over, "a", "one") == "a"
    assert sorted(asked) == ["a", "b", *["it"] * 6]
    assert analyses.of("another", over, "c", "one") is None
    await analyses.stop()
    assert not analyses.peers


def test_a_line_that_wins_stops_before_its_last_choice() -> None:
    match = ludoteca.game("lyon").new(seed=1)
    rng = Random(1)
    while True:
        ahead = match.copy()
        decision = ahead.decisions[0]
        option = decision.options.sample(rng)
        ahead.choose(decision.seat, option.id)
        if ahead.outcome is not None:
            break
        match = ahead
    stopped = after_line(match, decision.seat, [option.id])
    assert stopped.outcome is None
    assert stopped.save() == match.save()
    assert after_line(match, decision.seat, []) is match
