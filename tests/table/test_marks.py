"""Coming back with a mark: whoever has all that there is on their page is told so, and all others get the whole."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec import structs

from ludoteca.table import editions
from ludoteca.table.invitation_storage import Link
from ludoteca.table.marks import mark_of
from ludoteca.table.storage import Player, Standing, Storage
from ludoteca.table.tokens import hashed
from tests.table.clients import Client
from tests.table.servers import ThreadServer
from tests.table.test_drafts import draft_something, sit

Serve = Callable[..., ThreadServer]
SHOWN = ("number", "svg", "decisions", "can_undo", "waiting", "seats", "seat", "draft", "lesson", "fair", "mark")


async def sat(server: ThreadServer, link: str, choices: int = 0, seed: int = 1) -> Client:
    """A client who has come, perhaps played, and gone: what is left is its page."""
    async with await Client.arrive(server, link) as client:
        if choices:
            await client.play(Random(seed), most=choices)
    return client


def heard(client: Client) -> list[str]:
    return [frame["type"] for frame in client.raw]


def is_open(server: ThreadServer) -> bool:
    house = server.server.config.app.state.server  # type: ignore[union-attr]
    (room,) = house.rooms.rooms.values()
    opened: bool = room.is_open
    return opened


async def test_a_page_that_has_everything_goes_on_without_the_match_being_opened(serve: Serve, database: str) -> None:
    server = serve(database)
    (link, *_), _ = server.open_table("hh", True)
    before = await sat(server, link, 9)
    server.stop()
    server = serve(database)
    async with await Client.come_back(server, before) as back:
        await back.next("presence")
        assert heard(back) == ["unchanged", "presence"]
        assert back.raw[0] == {"type": "unchanged", "number": 9}
        assert back.raw[1]["devices"] == 1
        assert not is_open(server)
        async with await Client.arrive(server, link, log_from=1) as fresh:
            assert {key: fresh.state[key] for key in SHOWN} == {key: before.state[key] for key in SHOWN}
            await back.play(Random(2), most=16)
            assert set(heard(back)[: heard(back).index("ack")]) == {"unchanged", "presence"}, "opening it is no news"
            await fresh.until(16)
            assert back.state["svg"] == fresh.state["svg"]
            lines = [line for line in fresh.log if line["number"] > 9]
            assert lines
            assert [line for line in back.log if line["number"] > 9] == lines
            ids = [line["id"] for line in back.log]
            assert ids == sorted(set(ids)), "nothing is told twice"


async def test_each_seat_and_a_spectator_know_their_own(serve: Serve, database: str) -> None:
    server = serve(database)
    seats, watch = server.open_table("hh")
    pages = [await sat(server, link) for link in (*seats, watch)]
    assert len({page.state["mark"] for page in pages}) == 3
    server.stop()
    server = serve(database)
    for page in pages:
        async with await Client.come_back(server, page) as back:
            assert heard(back)[0] == "unchanged"
    anna, bruno, spectator = pages
    for page, other in ((spectator, anna), (anna, bruno), (bruno, spectator)):
        async with await Client.come_back(server, page, mark=other.state["mark"]) as back:
            assert heard(back)[0] == "state", "another's mark says nothing"


async def test_what_changed_meanwhile_is_sent_whole(serve: Serve, database: str) -> None:
    server = serve(database)
    (link, *_), watch = server.open_table("hh", True)
    pages = [await sat(server, at) for at in (link, watch)]
    await sat(server, link, 1)
    server.stop()
    server = serve(database)
    for page in pages:
        async with await Client.come_back(server, page) as back:
            assert heard(back)[0] == "state"
            assert back.state["number"] == 1
            assert [line["number"] for line in back.state["log"]] == [1] * len(back.state["log"])


@pytest.mark.parametrize("fields", [{"lang": "en"}, {"shape": "tall"}, {"mark": ""}, {"mark": "0" * 24}])
async def test_another_language_or_shape_is_not_what_one_has(server: ThreadServer, fields: dict[str, str]) -> None:
    seats, _ = server.open_table()
    page = await sat(server, seats[0])
    async with await Client.come_back(server, page, **fields) as back:
        assert heard(back)[0] == "state"


async def test_names_are_part_of_what_one_has(serve: Serve, database: str) -> None:
    server = serve(database)
    seats, _ = server.open_table()
    anna, bruno = [await sat(server, link) for link in seats]
    async with await Client.come_back(server, anna, name="Zoe") as back:
        assert heard(back)[0] == "state"
        assert back.state["players"][0]["name"] == "Zoe"
    async with await Client.come_back(server, bruno) as back:
        assert heard(back)[0] == "state"
        assert back.state["players"][0]["name"] == "Zoe"
    async with await Client.come_back(server, back, name="Bruno") as again:
        assert heard(again)[0] == "unchanged", "the name that one has is no other name"


async def test_what_was_said_meanwhile_is_told(serve: Serve, database: str) -> None:
    server = serve(database)
    seats, _ = server.open_table()
    anna = await sat(server, seats[0])
    async with await Client.arrive(server, seats[1]) as bruno:
        await bruno.send(type="chat", text="Torni?")
        await bruno.next("chat")
    server.stop()
    server = serve(database)
    async with await Client.come_back(server, anna) as back:
        assert heard(back) == ["unchanged"]
        assert (await back.next("chat"))["text"] == "Torni?"
        await back.send(type="chat", text="Eccomi")
        assert (await back.next("chat"))["text"] == "Eccomi"
        assert not is_open(server)


async def test_bots_go_on_after_a_restart_without_anybody_choosing(serve: Serve, database: str) -> None:
    server = serve(database, bot_pause=3600.0)
    _, watch = server.open_table("bb")
    before = await sat(server, watch)
    server.stop()
    server = serve(database)
    async with await Client.come_back(server, before) as back:
        assert heard(back)[0] == "unchanged"
        await back.until(3)


async def test_a_draft_is_made_again(serve: Serve, database: str) -> None:
    server = serve(database)
    (link, *_), _ = server.open_table("hh", True)
    async with await sit(server, link) as page:
        drafted = await draft_something(page, Random(3))
    server.stop()
    server = serve(database)
    async with await Client.come_back(server, page, drafts=True) as back:
        assert heard(back)[0] == "unchanged", "nobody else knows of a draft"
        draft = {"seat": page.state["seat"], "after": page.state["number"], "steps": drafted["steps"]}
        await back.send(type="draft", **draft)
        assert (await back.next("drafted"))["steps"] == drafted["steps"]
        state = await back.next("state")
        assert {key: state[key] for key in SHOWN} == {key: page.state[key] for key in SHOWN}
        await back.send(type="undo", seat=draft["seat"], after=draft["after"], chain=True)
        assert (await back.next("drafted"))["steps"] == []
        assert (await back.next("state"))["draft"] == []


async def test_a_match_that_is_over_is_always_told_whole(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        assert anna.state["mark"]
        await anna.concede(0)
    assert anna.state["mark"] == ""
    async with await Client.come_back(server, anna) as back:
        assert heard(back)[0] == "state"


async def test_other_rules_or_words_are_compared_before_anything_is_called_unchanged(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(database)
    seats, watch = server.open_table()
    page = await sat(server, seats[0])
    server.stop()
    storage = Storage(database)
    link = storage.link(hashed(watch.rsplit("/", 1)[1]))
    assert link is not None
    record = storage.load(link.table)
    assert record is not None
    storage.adopt(link.table, "another edition", record.base)
    server = serve(database)
    async with await Client.come_back(server, page) as back:
        assert heard(back)[0] == "state", "another process plays it by other rules"
    server.stop()
    storage.close()
    monkeypatch.setattr(editions, "TOLD_IN", (".py",))
    editions.house_telling.cache_clear()
    editions.telling.cache_clear()
    server = serve(database)
    async with await Client.come_back(server, page) as back:
        assert heard(back)[0] == "state", "other words or pictures are installed"
    monkeypatch.undo()
    editions.house_telling.cache_clear()
    editions.telling.cache_clear()


async def test_a_link_that_opens_nothing_any_more_opens_nothing_by_a_mark(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    page = await sat(server, seats[0])
    assert server.post(seats[0].replace("/t/", "/api/seats/"), {}).status_code == 201
    client = await Client.knock(server, seats[0])
    assert (await client.next("error"))["code"] == "gone"
    await client.leave()
    assert page.state["mark"]


STANDING = Standing("lyon", 3, "edition", "a" * 64, 2, "digest", 9, [Player(0), Player(1)])
LINK = Link("hash", "table", (0,))


def marked(standing: Standing = STANDING, link: Link = LINK, seat: int | None = 0, **how: str) -> str:
    told = {"telling": "words", "lang": "it", "shape": "wide"} | how
    return mark_of(standing, told["telling"], link, seat, told["lang"], told["shape"])


def test_a_mark_tells_nothing_without_the_secret() -> None:
    """The same position of two matches has two marks: whoever guesses what they do not see cannot try the guess."""
    assert len({marked(structs.replace(STANDING, secret=letter * 64)) for letter in "abcc"}) == 3
    assert marked(structs.replace(STANDING, secret="")) == ""
    assert marked(structs.replace(STANDING, digest="")) == ""
    assert marked(telling="") == ""


def test_everything_that_is_shown_is_in_the_mark() -> None:
    other = {"edition": "x", "number": 3, "digest": "x", "lines": 8, "players": [Player(0), Player(1, "Bruno")]}
    marks = [marked(), *[marked(structs.replace(STANDING, **{name: value})) for name, value in other.items()]]
    marks += [marked(link=Link("another", "table", (0,))), marked(seat=1), marked(seat=None)]
    marks += [marked(lang="en"), marked(shape="tall"), marked(telling="other words")]
    assert len(set(marks)) == len(marks)
    assert marked(structs.replace(STANDING, touched=4, chatted=False)) == marks[0], "that is told besides"
