"""Bad input: frames and requests made by a grammar and then spoilt are answered, never with a failure of ours."""

from __future__ import annotations

import asyncio
import json
import tempfile
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.prove.outcome import Outcome, Until
from tests.table.clients import Client
from tests.table.servers import ThreadServer, start_order

BURST = 60
LAST = "last:1"
"""Asked about after a burst: whoever has this answer has all others."""
FRAMES: list[dict[str, Any]] = [
    {"type": "hello", "lang": "it", "log_from": 0, "changes": True, "drafts": True, "shape": "wide", "name": "A"},
    {"type": "choose", "seat": 0, "option": "end", "after": 0, "steps": ["play:1"]},
    {"type": "draft", "seat": 0, "steps": ["play:1"], "after": 0},
    {"type": "undo", "seat": 0, "chain": False, "after": 0},
    {"type": "why", "seat": 0, "option": "play:1"},
    {"type": "aim", "seat": 0, "thing": "card:1", "first": ""},
    {"type": "chat", "text": "ciao"},
    {"type": "look", "seat": 0},
    {"type": "describe"},
    {"type": "nudge"},
    {"type": "rematch"},
    {"type": "ping"},
]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**70, 1.5, "", "a", "\u0000", "\U0001f600", "x" * 500, [], [[]], {}, {"a": [1]},
    "play:1", "play:-1", "play:99999999999", ":", "card:", "it", "en", "../..", "{seat0}", "<b>", ["a"] * 40,
]  # fmt: skip
PATHS = ["/api/tables", "/api/decks/lorcana", "/api/decks/lyon", "/api/campaigns", "/api/invitations/x", "/api/seats/x"]
READ = [
    "/api/games",
    "/api/rules/lyon",
    "/api/rules/lyon/LY-1",
    "/api/replay/x/0",
    "/api/code.svg",
    "/t/x",
    "/w/x",
    "/",
]


def spoilt(rng: Random, value: Any, depth: int = 0) -> Any:
    """The same with something changed, added or left out."""
    if isinstance(value, dict) and depth < 4:
        made = {key: spoilt(rng, part, depth + 1) if rng.random() < 0.4 else part for key, part in value.items()}
        if made and rng.random() < 0.1:
            made.pop(rng.choice(list(made)))
        if rng.random() < 0.05:
            made[rng.choice(["extra", "", "type", "seat"])] = rng.choice(ODD)
        return made
    if isinstance(value, list) and depth < 4 and rng.random() < 0.7:
        return [spoilt(rng, part, depth + 1) for part in value] + [rng.choice(ODD)] * rng.randrange(2)
    return rng.choice(ODD) if rng.random() < 0.5 else value


def text_of(rng: Random, frame: Any) -> str:
    text = json.dumps(spoilt(rng, frame))
    if rng.random() < 0.1:
        place = rng.randrange(len(text) + 1)
        text = text[:place] + rng.choice(["", "\u0000", "}", "[", '"', "\\", "é"]) + text[place + rng.randrange(3) :]
    return text


async def frames(server: ThreadServer, link: str, rng: Random, found: Outcome) -> None:
    """A burst of frames over one socket, which must still answer at the end unless it was told to go."""
    client = await Client.arrive(server, link)
    try:
        for _ in range(BURST):
            await client.socket.send(text_of(rng, rng.choice(FRAMES)))
            found.tried += 1
        await client.send(type="why", seat=0, option=LAST)
        while (await client.next("why"))["option"] != LAST:
            pass
        busy = [frame for frame in client.raw if frame["type"] == "error" and frame["code"] in ("busy", "aside")]
        found.broken += [f"answered {frame}" for frame in busy]
    except ConnectionClosed as closed:
        found.broken.append(f"the socket was closed: {closed}")
    finally:
        await client.leave()


async def requests(client: httpx.AsyncClient, rng: Random, found: Outcome) -> None:
    order = start_order(game=rng.choice(["lyon", "lorcana", "arena", "kingdom", "synchro"]))
    bodies: list[Any] = [order, {"text": "4 Elsa", "format": "", "deck": ""}, {"game": "kingdom", "name": "x"}, {}]
    for _ in range(8):
        body = text_of(rng, rng.choice(bodies)).encode("utf-8", "surrogatepass")
        path = rng.choice(PATHS)
        answers = [await client.post(path, content=body, headers={"content-type": "application/json"})]
        query = {rng.choice(["lang", "seat", "shape", "link", "step"]): str(rng.choice(ODD))[:200]}
        answers.append(await client.get(rng.choice(READ), params=query))
        for answer in answers:
            found.tried += 1
            if answer.status_code >= 500:
                found.broken.append(f"{answer.request.method} {answer.request.url}: {answer.status_code} for {body!r}")


def run(seed: int, seconds: float) -> Outcome:
    return asyncio.run(inputs(seed, seconds))


async def inputs(seed: int, seconds: float) -> Outcome:
    found, rng, until, many = Outcome(what="inputs"), Random(seed), Until(seconds), 10**9
    with tempfile.TemporaryDirectory() as folder:
        limits = {"requests_per_second": many, "requests_burst": many, "tables_per_hour": many, "chats_burst": many}
        limits |= {"faults_allowed": many, "queue_frames": 10_000, "address_frames_per_second": many}
        server = ThreadServer(f"sqlite:///{folder}/tables.sqlite", **limits)
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as client:
                while until.goes_on():
                    game = rng.choice(["lyon", "lorcana", "arena", "kingdom", "synchro"])
                    (link, *_), _ = await asyncio.to_thread(server.open_table, "hh", True, game=game)
                    await frames(server, link, rng, found)
                    await requests(client, rng, found)
        finally:
            server.stop()
    return found
