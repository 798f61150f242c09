"""Bad input: frames, requests and foreign texts made by a grammar and then spoilt never bring about a failure of ours.

A burst of frames is said over one socket, and one of requests over one connection, without waiting in between; each
frame and request is answered. The texts (`tests.prove.texts`) are read without a server. A fifth of what is chosen,
asked or drafted is what the table offers, so that matches go on, and are taken back, between what is refused.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from random import Random
from typing import Any
from urllib.parse import urlencode

from tests.prove.lines import Asking, Talking
from tests.prove.outcome import Outcome, Until
from tests.prove.texts import texts
from tests.table.servers import ThreadServer, start_order

BURST = 80
"""Frames that are said at once."""
BURSTS = 4
"""At one table."""
REQUESTS = 24
"""At one table, half of them questions."""
TEXTS = 8
"""For each table."""
LAST = "last:1"
"""Asked about after a burst: whoever has this answer has all others."""
ENDED = 0.3
"""How likely a table hears its last burst after somebody has given up."""
FRAMES: list[dict[str, Any]] = [
    {
        "type": "hello",
        "lang": "it",
        "log_from": 0,
        "changes": True,
        "drafts": True,
        "shape": "wide",
        "name": "A",
        "hurry": True,
        "mark": "x",
    },
    {"type": "choose", "seat": 0, "option": "end", "after": 0, "steps": ["play:1"]},
    {"type": "choose", "seat": 0, "option": "end", "after": 0, "steps": ["play:1", "lane:2", "pay:3"]},
    {"type": "draft", "seat": 0, "steps": ["play:1", "lane:2"], "after": 0},
    {"type": "undo", "seat": 0, "chain": False, "after": 0},
    {"type": "concede", "seat": 0, "after": 9_999},
    {"type": "hint", "seat": 0},
    {"type": "why", "seat": 0, "option": "play:1"},
    {"type": "aim", "seat": 0, "thing": "card:1", "dropped": "card:2"},
    {"type": "chat", "text": "ciao"},
    {"type": "look", "seat": 0},
    {"type": "describe"},
    {"type": "nudge"},
    {"type": "rematch", "sides": {"0": {"a": 1}}},
    {"type": "ping"},
]
"""All that a client may say, with every field."""
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**70, 1.5, "", "a", "\u0000", "\U0001f600", "x" * 500, [], [[]], {}, {"a": [1]},
    "play:1", "play:-1", "play:99999999999", ":", "card:", "it", "en", "../..", "{seat0}", "<b>", ["a"] * 40,
]  # fmt: skip
PATHS = [
    "/api/tables", "/api/decks/lorcana", "/api/decks/lyon", "/api/campaigns", "/api/invitations/x", "/api/seats/x",
    "/api/collections/lorcana", "/api/packs", "/api/drafts", "/api/drafts/x", "/api/gatherings/x", "/api/gatherings/{}",
    "/api/campaigns/x", "/api/campaigns/x/tables", "/api/puzzles/lyon/1", "/api/replay/{}/1/play", "/api/seats/{}",
]  # fmt: skip
READ = [
    "/api/games", "/api/games/lyon", "/api/rules/lyon", "/api/rules/lyon/LY-1", "/api/replay/x/0", "/api/replay/{}",
    "/api/replay/{}/0", "/api/course/{}", "/api/tables/{}", "/api/standing/{}", "/api/code.svg", "/api/words",
    "/health", "/api/drafts", "/api/decks/lyon", "/t/x", "/t/{}", "/w/{}", "/r/{}", "/",
]  # fmt: skip
"""The braces are for the token of the table's link."""


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


def offered(rng: Random, frame: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
    """The frame with something that may be chosen now, if anything may."""
    asked = state.get("decisions") or []
    if not asked or frame["type"] not in ("choose", "draft", "why", "undo", "look"):
        return frame
    decision = rng.choice(asked)
    option, now = rng.choice(decision["options"])["id"], {"seat": decision["seat"], "after": state["number"]}
    steps = state["draft"]
    fitting = {
        "choose": {"option": option, "steps": steps},
        "draft": {"steps": [*steps, option]},
        "why": {"option": option},
    }
    return {**frame, **{key: value for key, value in now.items() if key in frame}, **fitting.get(frame["type"], {})}


async def frames(server: ThreadServer, link: str, rng: Random, found: Outcome) -> None:
    """Bursts of frames over one socket, which must still answer after each."""
    async with Talking(server.port, link) as line:
        line.say([json.dumps({"type": "hello", "lang": "it", "changes": True, "log_from": 0})])
        hints = busy = 0
        for burst in range(BURSTS):
            try:
                said = []
                if burst == BURSTS - 1 and rng.random() < ENDED:
                    said.append(json.dumps({"type": "concede", "seat": 0, "after": line.state["number"]}))
                    found.note("tables given up")
                for _ in range(BURST):
                    frame = rng.choice(FRAMES)
                    if rng.random() < 0.2:
                        said.append(json.dumps(offered(rng, frame, line.state)))
                    else:
                        said.append(text_of(rng, frame))
                line.say([*said, json.dumps({"type": "why", "seat": 0, "option": LAST})])
                errors = await line.heard_until(LAST)
            except (EOFError, ConnectionError) as closed:
                found.broken.append(f"the socket was closed: {closed!r}, after {said}")
                return
            found.tried += BURST
            found.note("frames", BURST)
            hints += sum('"hint"' in text for text in said)
            busy += sum(error["code"] == "busy" for error in errors)
            found.broken += [f"answered {error}" for error in errors if error["code"] == "aside"]
            if busy > hints:  # only one hint is thought about at a time
                found.broken.append(f"{busy} times busy, with {hints} hints asked for")
        found.note("hints asked for", hints)
        found.note("choices made", line.state["number"])


async def requests(line: Asking, token: str, rng: Random, found: Outcome) -> None:
    """A burst of requests over one connection."""
    order = start_order(game=rng.choice(["lyon", "lorcana", "arena", "kingdom", "synchro"]))
    bodies: list[Any] = [order, {"text": "4 Elsa", "format": "", "deck": ""}, {"game": "kingdom", "name": "x"}, {}]
    asked = []
    for _ in range(REQUESTS // 2):
        body = text_of(rng, rng.choice(bodies)).encode("utf-8", "surrogatepass")
        asked.append(("POST", rng.choice(PATHS).format(token), body))
        query = urlencode({rng.choice(["lang", "seat", "shape", "link", "step"]): str(rng.choice(ODD))[:200]})
        asked.append(("GET", f"{rng.choice(READ).format(token)}?{query}", b""))
    statuses = await line.ask(asked)
    for status, (method, address, body) in zip(statuses, asked, strict=True):
        found.tried += 1
        found.note("requests")
        if status >= 500:
            found.broken.append(f"{method} {address}: {status} for {body!r}")


def run(seed: int, seconds: float) -> Outcome:
    return asyncio.run(inputs(seed, seconds))


async def inputs(seed: int, seconds: float) -> Outcome:
    found, rng, until, many = Outcome(what="inputs"), Random(seed), Until(seconds), 10**9
    with tempfile.TemporaryDirectory() as folder:
        limits = {"requests_per_second": many, "requests_burst": many, "tables_per_hour": many, "chats_burst": many}
        limits |= {
            "faults_allowed": many,
            "queue_frames": 10_000,
            "address_frames_per_second": many,
            "hint_bot": "random",
        }
        server = ThreadServer(f"sqlite:///{folder}/tables.sqlite", **limits)
        try:
            async with Asking(server.port) as line:
                while until.goes_on():
                    game = rng.choice(["lyon", "lorcana", "arena", "kingdom", "synchro"])
                    (link, *_), _ = await asyncio.to_thread(server.open_table, "hh", True, game=game)
                    await frames(server, link, rng, found)
                    await requests(line, link.rsplit("/", 1)[1], rng, found)
                    texts(rng, TEXTS, found)
        finally:
            server.stop()
    return found
