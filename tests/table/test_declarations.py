"""The messages as the pages declare them for their type checker are those that the server reads and writes."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

import ludoteca
from ludoteca.table import protocol
from ludoteca.table.pages import HEADS, STATIC, written
from tests.table.clients import Client
from tests.table.declarations import Declarations
from tests.table.servers import ThreadServer, start_order

DECLARED = Declarations(STATIC / "protocol.d.ts")
ORDERS = {
    "SeatOrder": protocol.SeatOrder,
    "TableOrder": protocol.TableOrder,
    "PickOrder": protocol.PickOrder,
    "CampaignOrder": protocol.CampaignOrder,
    "CampaignName": protocol.CampaignName,
    "ChapterOrder": protocol.ChapterOrder,
    "PlayOnOrder": protocol.PlayOnOrder,
    "CollectionOrder": protocol.CollectionOrder,
    "DeckOrder": protocol.DeckOrder,
    "PackOrder": protocol.PackOrder,
    "DraftOrder": protocol.DraftOrder,
    "DraftMove": protocol.DraftMove,
}
TAGS = {
    "a": "HTMLAnchorElement",
    "button": "HTMLButtonElement",
    "details": "HTMLDetailsElement",
    "dialog": "HTMLDialogElement",
    "img": "HTMLImageElement",
    "input": "HTMLInputElement",
    "option": "HTMLOptionElement",
    "select": "HTMLSelectElement",
    "textarea": "HTMLTextAreaElement",
}


def frames(union: str) -> dict[str, str]:
    """The declared frames of a side by their `type`."""
    return {DECLARED.fields(name)["type"].type[1].strip('"'): name for name in DECLARED.members(union)}


def check_fields(name: str, struct: type[msgspec.Struct]) -> None:
    declared = {key: field for key, field in DECLARED.fields(name).items() if key != "type"}
    read = {field.encode_name: field for field in msgspec.structs.fields(struct)}
    assert declared.keys() == read.keys()
    assert [key for key, field in read.items() if field.required and declared[key].optional] == []


def test_pages_say_every_frame_that_the_server_reads() -> None:
    read = {struct.__struct_config__.tag: struct for struct in get_args(protocol.Said)}
    assert frames("Said").keys() == read.keys()
    for tag, name in frames("Said").items():
        check_fields(name, read[tag])


@pytest.mark.parametrize("name", list(ORDERS))
def test_pages_order_what_the_server_reads(name: str) -> None:
    check_fields(name, ORDERS[name])


def test_a_message_that_is_not_as_declared_is_noticed() -> None:
    good = {"type": "error", "code": "stale", "message": "", "number": 3}
    assert DECLARED.problems("Heard", good) == []
    for change in ({"code": "late"}, {"number": "3"}, {"number": True}, {"more": 1}, {"message": None}):
        assert DECLARED.problems("Refusal", good | change)
    assert DECLARED.problems("Refusal", {key: value for key, value in good.items() if key != "number"})


@pytest.mark.parametrize("game", ludoteca.list_games())
async def test_the_server_says_what_the_pages_expect_to_hear(server: ThreadServer, game: str) -> None:
    kinds = "h" + "h" * max(1, ludoteca.game(game).min_seats - 1)
    seats, watch = server.open_table(kinds, game=game)
    async with (
        await Client.arrive(server, seats[0], name="Anna") as anna,
        await Client.arrive(server, watch, lang="en") as spectator,
    ):
        asked = [await Client.arrive(server, seat) for seat in seats[1:]]
        player = next(client for client in [anna, *asked] if client.state["decisions"])
        seat = player.state["seat"]
        decision = player.state["decisions"][0]
        await player.send(type="ping")
        await player.describe()
        await player.send(type="draft", seat=seat, after=0, steps=[])
        await player.next("drafted")
        await player.send(type="chat", text="Buona partita")
        await player.send(type="why", seat=seat, option="nothing:1")
        await player.next("why")
        await player.send(type="aim", seat=seat, thing="nothing:1")
        await player.next("aimed")
        await player.send(type="hint", seat=seat)
        await player.next("hint")
        async with await Client.come_back(server, player) as back:
            told = back.raw
        assert (await player.choose(seat, "nothing:1", 0))["type"] == "error"
        assert (await player.choose(seat, decision["options"][0]["id"], 0))["type"] == "ack"
        await player.until(1)
        await player.concede(seat)
        await player.send(type="rematch")
        await player.next("rematch")
        while spectator.state["outcome"] is None:
            await spectator.next("state")
        heard = told + [frame for client in (anna, spectator, *asked) for frame in client.raw]
        for client in asked:
            await client.leave()
    assert {frame["type"] for frame in heard} == frames("Heard").keys()
    assert {problem for frame in heard for problem in DECLARED.problems(frames("Heard")[frame["type"]], frame)} == set()
    replay = watch.replace("/w/", "/api/replay/")
    assert DECLARED.problems("Replay", server.get(replay).json()) == []
    assert DECLARED.problems("ReplayStep", server.get(f"{replay}/1").json()) == []


def test_http_answers_are_as_declared(server: ThreadServer) -> None:
    games = server.get("/api/games").json()
    assert [problem for game in games for problem in DECLARED.problems("Game", game)] == []
    assert DECLARED.problems("NewTable", server.post("/api/tables", start_order()).json()) == []
    rules = [rule.to_json("it") for game in games for rule in ludoteca.game(game["key"]).rules().rules]
    assert {problem for rule in rules for problem in DECLARED.problems("Rule", rule)} == set()
    for game in [game["key"] for game in games if game["builds_decks"]]:
        assert DECLARED.problems("DeckBook", server.get(f"/api/decks/{game}").json()) == []
        report = server.post(f"/api/decks/{game}", {"text": "4 nothing\n# Sideboard\n2 nothing"}).json()
        assert DECLARED.problems("DeckReport", report) == []
    for game in [game["key"] for game in games if game["campaign"]]:
        campaign = server.post("/api/campaigns", {"game": game, "name": "Prova"}).json()["url"]
        assert DECLARED.problems("Campaign", server.get(campaign.replace("/c/", "/api/campaigns/")).json()) == []


def scripts_of(page: str) -> set[str]:
    """The files that the page's script brings along, itself among them."""
    reached: set[str] = set()
    ahead = [f"{page}.js"]
    while ahead:
        script = ahead.pop()
        if script not in reached:
            reached.add(script)
            ahead += re.findall(r'^import [^"]*"\./(\w+\.js)";', (STATIC / script).read_text("utf-8"), re.MULTILINE)
    return reached


def test_elements_that_scripts_ask_for_are_on_their_pages_and_of_that_kind() -> None:
    missing: set[tuple[str, str]] = set()
    found: set[tuple[str, str]] = set()
    for page in HEADS:
        tags = {
            id: TAGS.get(tag, "HTMLElement") for tag, id in re.findall(r'<(\w+)\b[^>]*?\bid="([\w-]+)"', written(page))
        }
        for script in scripts_of(page):
            for id, kind in re.findall(r'byId\("([\w-]+)"(?:, (\w+))?\)', (STATIC / script).read_text("utf-8")):
                (found if id in tags else missing).add((script, id))
                assert id not in tags or kind in ("", tags[id]), (page, script, id)
    assert len(found) > 100
    assert missing <= found  # a part that several pages share may have less to do on one of them


def test_every_script_belongs_to_a_page() -> None:
    assert set().union(*map(scripts_of, HEADS)) == {path.name for path in STATIC.glob("*.js")}
