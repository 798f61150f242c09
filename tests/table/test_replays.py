"""Finished matches: their steps, their log, and playing on from any of them."""

from __future__ import annotations

import re
from random import Random

from tests.table.clients import Client, Page
from tests.table.servers import ThreadServer

THINGS = re.compile(r'data-thing="([^"]*)"')


async def finished(server: ThreadServer, choices: int = 30) -> tuple[str, Client, list[str]]:
    """The replay's token, who played it, and how it ended in words: some choices, one taken back, then a concession."""
    seats, watch = server.open_table("hh", same_screen=True)
    client = await Client.arrive(server, seats[0], "en")
    await client.step(Random(1))
    await client.send(type="undo", seat=client.acks[1][0], chain=False, after=1)
    await client.until(2)
    await client.play(Random(2), most=choices)
    await client.concede(0)
    described = await client.describe()
    await client.leave()
    return watch.rsplit("/", 1)[1], client, described


async def test_a_replay_has_every_step(server: ThreadServer) -> None:
    token, client, described = await finished(server)
    replay = server.get(f"/api/replay/{token}?lang=en").json()
    assert replay["game"] == "lyon"
    assert replay["steps"] == client.state["number"] - 2, "what was taken back is not in it"
    assert replay["outcome"]["winners"] == [1]
    assert [player["name"] for player in replay["players"]] == ["Anna", "Bruno"]
    steps = [line["step"] for line in replay["log"]]
    assert steps == sorted(steps)
    assert steps[-1] == replay["steps"]
    drawn = [line["text"] for line in replay["log"] if "draws" in line["text"]]
    assert drawn
    assert not any("draws 1 card" in text for text in drawn), "the match is over: no secrets"
    last = server.get(f"/api/replay/{token}/{replay['steps']}?lang=en&seat={client.state['seat']}").json()
    assert last["description"] == described
    assert (last["step"], last["steps"], last["prompt"]) == (replay["steps"], replay["steps"], "")
    first = server.get(f"/api/replay/{token}/0?lang=it").json()
    assert first["scene"]["set"][0][0] == "ground"
    assert first["prompt"].startswith("Anna: ")
    tall = server.get(f"/api/replay/{token}/0?lang=it&shape=tall").json()
    assert tall["scene"]["set"] != first["scene"]["set"]
    assert tall["description"] == first["description"]
    assert first["description"] != last["description"]


async def test_what_a_replay_refuses(server: ThreadServer) -> None:
    token, *_ = await finished(server, 3)
    assert server.get(f"/api/replay/{token}/999").status_code == 404
    assert server.get(f"/api/replay/{token}/1?seat=9").status_code == 400
    assert server.get(f"/api/replay/{token}/1?seat=x").status_code == 400
    assert server.get(f"/api/replay/{token}/1?shape=round").status_code == 400
    assert server.get(f"/api/replay/{'x' * 32}").status_code == 404
    assert server.get(f"/api/replay/{token}/x").status_code == 404
    seats, watch = server.open_table()
    going_on = server.get(f"/api/replay/{watch.rsplit('/', 1)[1]}?lang=en")
    assert going_on.status_code == 409
    assert going_on.json()["error"] == {"code": "playing", "message": "The match is not over yet."}
    assert server.get(f"/api/replay/{seats[0].rsplit('/', 1)[1]}").status_code == 404


async def test_playing_on_from_a_step(server: ThreadServer) -> None:
    token, *_ = await finished(server)
    step = 20
    answer = server.post(f"/api/replay/{token}/{step}/play", {"bot": "random", "seat": 1, "name": "Carla"})
    assert answer.status_code == 201, answer.text
    then = server.get(f"/api/replay/{token}/{step}?seat=1&lang=it").json()
    async with await Client.arrive(server, answer.json()["url"]) as carla:
        first = next(frame for frame in carla.frames if frame["type"] == "state")
        assert first["seats"] == [1]
        assert first["number"] == 0
        assert [player["kind"] for player in first["players"]] == ["bot", "human"]
        page = Page()
        page.take(then["scene"])
        assert THINGS.findall(first["svg"]) == THINGS.findall(page.svg)
        assert "A caso (bot)" in first["svg"]
        await carla.play(Random(3))
        assert carla.state["outcome"] is not None


async def test_what_playing_on_refuses(server: ThreadServer) -> None:
    token, *_ = await finished(server, 8)
    steps = server.get(f"/api/replay/{token}").json()["steps"]
    order = {"bot": "random", "seat": 1, "name": "Carla"}
    assert server.post(f"/api/replay/{token}/{steps}/play", order).status_code == 409
    assert server.post(f"/api/replay/{token}/{steps + 1}/play", order).status_code == 404
    assert server.post(f"/api/replay/{token}/1/play", order | {"seat": 5}).status_code == 400
    assert server.post(f"/api/replay/{token}/1/play", order | {"bot": "genius"}).status_code == 400
