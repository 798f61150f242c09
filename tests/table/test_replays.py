"""Finished matches: their steps, their log, and playing on from any of them."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

import ludoteca
from ludoteca.kernel import session
from ludoteca.kernel.contract import Event
from ludoteca.kernel.positions import fingerprint
from ludoteca.kernel.session import Session, Step
from ludoteca.table.ledger import Ledger
from ludoteca.table.replays import KEPT_EVERY, Replay
from tests.forms import pure_only
from tests.table.clients import PATIENCE, Client, Page
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


async def test_many_who_read_replays_keep_nobody_from_a_table(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, *_ = await finished(server, 3)
    go_on = threading.Event()

    def slow(*_: object) -> dict[str, int]:
        go_on.wait(PATIENCE)
        return {"step": 0}

    monkeypatch.setattr(Replay, "step_json", slow)
    seats, _ = server.open_table()
    with ThreadPoolExecutor(64) as readers:
        asked = [readers.submit(server.get, f"/api/replay/{token}/0") for _ in range(64)]
        try:
            async with asyncio.timeout(PATIENCE / 2), await Client.arrive(server, seats[0]) as anna:
                assert (await anna.step(Random(1)))["type"] == "ack"
        finally:
            go_on.set()
    assert [each.result().status_code for each in asked] == [200] * 64


@pure_only
@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_a_step_is_followed_from_the_nearest_position_that_is_kept(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger, rng = begun(key), Random(3)
    while ledger.outcome is None and ledger.number < 3 * KEPT_EVERY + 5:
        decision = rng.choice(ledger.match.decisions)
        ledger.choose(decision.seat, decision.options.sample(rng).id)
    if ledger.outcome is None:
        ledger.concede(0)
    replay, followed, follow = Replay(ledger), [], Session.follow

    def counted(session: Session, step: Step) -> Sequence[Event]:
        followed.append(step)
        return follow(session, step)

    monkeypatch.setattr(Session, "follow", counted)
    fingerprints = {step: fingerprint(replay.position(step)) for step in range(replay.steps, -1, -1)}
    assert fingerprints == {step: fingerprint(replay.session.position(step)) for step in range(replay.steps + 1)}
    followed.clear()
    for step in range(replay.steps + 1):
        replay.position(step)
        assert len(followed) < KEPT_EVERY
        followed.clear()


def begun(key: str) -> Ledger:
    match = session.begin(ludoteca.game(key), seed=3)
    return Ledger(match.game, match.base, match.opening)


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
