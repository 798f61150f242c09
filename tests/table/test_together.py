"""Bots in a game that all play together: people have the first say, and are not waited for twice."""

from __future__ import annotations

import pytest

from tests.table.clients import Client
from tests.table.servers import ThreadServer


async def test_people_choose_before_bots_do(server: ThreadServer) -> None:
    seats, _ = server.open_table("hb", game="kingdom")
    async with await Client.arrive(server, seats[0]) as anna:
        assert anna.state["waiting"] == [0, 1]
        malik = next(option for option in anna.state["decisions"][0]["options"] if "Malik" in option["label"])
        await anna.choose(0, malik["id"], 0)
        state = await anna.until(2)
        chosen = [line["seat"] for line in anna.log if line["kind"] == "HeroChosen"]
        assert (state["number"] >= 2, chosen) == (True, [0, 1])


async def test_bots_go_on_when_people_are_done(server: ThreadServer) -> None:
    seats, _ = server.open_table("hb", game="kingdom", heroes=["malik", "alleria"])
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.choose(0, anna.state["decisions"][0]["options"][0]["id"], 0)
        state = await anna.until(2)
        assert state["number"] == 2, "the bot has its ability, and waits now"
        await anna.choose(0, "ready", 2)
        await anna.until(4)
        assert [line["seat"] for line in anna.log if line["kind"] in ("Ready", "TowerBuilt", "HeroActivated")][:1] == [
            0
        ]


@pytest.mark.rule("KR-A15")
async def test_the_phase_waits_for_the_answer_of_who_was_done_before_a_bot_acted(server: ThreadServer) -> None:
    seats, _ = server.open_table("hb", game="kingdom", heroes=["malik", "alleria"], bot="greedy")
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.choose(0, anna.state["decisions"][0]["options"][0]["id"], 0)
        await anna.until(2)
        await anna.choose(0, "ready", 2)
        await anna.until(3)
        while not anna.state["decisions"]:
            await anna.next("state")
        number = anna.state["number"]
        assert [option["id"] for option in anna.state["decisions"][0]["options"]] == ["stay", "resume"]
        assert [line["seat"] for line in anna.log if line["kind"] == "Ready"] == [0, 1]
        assert anna.state["waiting"] == [0], "the bot has finished, and nothing happens before she answers"
        await anna.choose(0, "resume", number)
        state = await anna.until(number + 1)
        assert (state["number"], state["waiting"]) == (number + 1, [0])
        assert "ready" in [option["id"] for option in state["decisions"][0]["options"]]
        await anna.choose(0, "ready", number + 1)
        await anna.until(number + 2)
        assert [line["kind"] for line in anna.log].count("PhaseBegan") >= 3, "she did nothing more: the round goes on"
