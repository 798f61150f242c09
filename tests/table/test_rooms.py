"""Sitting at a table: coming back, taking back, talking, giving up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from tests.table.clients import Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


async def play_both(anna: Client, bruno: Client, choices: int) -> None:
    """Both choose in turn until so many choices are made, and both have seen them all."""
    rng = Random(choices)
    while anna.state["number"] < choices:
        for client in (anna, bruno):
            await client.until(max(anna.state["number"], bruno.state["number"]))
            if client.state["decisions"] and client.state["number"] < choices:
                await client.step(rng)
    await bruno.until(choices)


async def test_coming_back_goes_on_where_one_left(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, seats[1]) as bruno:
        await play_both(anna, bruno, 14)
        await anna.leave()
        read = anna.log[-1]["id"]
        async with await Client.arrive(server, seats[0], log_from=read) as back:
            assert back.state["log"] == []
            for key in ("number", "svg", "decisions", "can_undo", "waiting"):
                assert back.state[key] == anna.state[key]
        async with await Client.arrive(server, seats[0], log_from=anna.log[4]["id"]) as back:
            assert back.state["log"] == anna.log[5:]


async def test_a_restarted_server_continues_every_match(serve: Serve, database: str) -> None:
    server = serve(database)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, seats[1]) as bruno:
        await play_both(anna, bruno, 17)
    server.stop()
    server = serve(database)
    async with await Client.arrive(server, seats[0]) as again, await Client.arrive(server, seats[1]) as other:
        assert again.log == anna.log
        for key in ("number", "svg", "decisions", "can_undo", "waiting", "seats"):
            assert again.state[key] == anna.state[key]
            assert other.state[key] == bruno.state[key]
        row = next(iter(anna.acks.items()))
        number, (seat, option) = row
        assert await again.choose(seat, option, number - 1) == {"type": "ack", "number": number}
        await asyncio.gather(again.play(Random(1)), other.play(Random(2)))
        assert again.state["outcome"] is not None


async def test_rooms_are_dropped_and_opened_again(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, idle_seconds=0.0, poll_seconds=0.01)
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.step(Random(1))
    for _ in range(3):
        async with await Client.arrive(server, watch) as spectator:
            assert spectator.state["number"] == 1
            await spectator.send(type="ping")
            await spectator.next("pong")


async def test_what_a_room_writes_is_no_news_to_it(serve: Serve, database: str) -> None:
    """Otherwise it would read everything again, a moment after each of its own choices."""
    server = serve(database, poll_seconds=3600.0)
    seats, _ = server.open_table()
    house = server.server.config.app.state.server  # type: ignore[union-attr]
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, seats[1]) as bruno:
        (room,) = house.rooms.rooms.values()
        before = room.touched
        await play_both(anna, bruno, 8)
        assert before < room.touched == house.storage.touched([room.id])[room.id]
        house.storage.say(room.id, None, "Carla", "Ciao!")
        assert room.touched < house.storage.touched([room.id])[room.id], "what others write is"


async def test_spectators_who_came_one_by_one_are_shown_the_same_once(server: ThreadServer) -> None:
    """What somebody has on their page is kept once for all who have the same; with as many texts a crowd is dear."""
    seats, watch = server.open_table()
    house = server.server.config.app.state.server  # type: ignore[union-attr]
    anna, bruno, early = [await Client.arrive(server, link) for link in (*seats, watch)]
    async with anna, bruno, early:
        await play_both(anna, bruno, 3)
        await early.until(3)
        async with await Client.arrive(server, watch) as late, await Client.arrive(server, watch, "en") as other:
            (room,) = house.rooms.rooms.values()
            await play_both(anna, bruno, 6)
            for client in (early, late, other):
                await client.until(6)
            watching = [one for one in room.listeners if not one.link.seats]
            seen = {id(one.seen) for one in watching if one.lang == "it"}
            assert len(watching) == 3
            assert len(seen) == 1
            assert early.raw[-1] == late.raw[-1] != other.raw[-1]
            assert early.page.svg == late.page.svg


async def test_the_language_can_be_changed(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0], "it") as anna:
        await anna.step(Random(1))
        assert anna.log[-1]["text"].startswith("Anna mette coperto")
        italian = anna.state["decisions"][0]["prompt"]
        state = await anna.hello("en")
        assert state["log"][-1]["text"].startswith("Anna places")
        assert state["decisions"][0]["prompt"] != italian
        await anna.send(type="choose", seat=0, option="end", after=1)
        error = await anna.next("error")
        assert error["message"] == (await why(anna, "end"))["text"]
        await anna.hello("it")
        assert error["message"] != (await why(anna, "end"))["text"]


async def test_the_picture_can_be_tall(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        wide = anna.state
        assert wide["game"] == "lyon"
        await anna.send(type="hello", lang="it", shape="tall", changes=True)
        tall = await anna.next("state")
        assert tall["svg"] != wide["svg"]
        assert tall["decisions"] == wide["decisions"]


TOLD = ("Anna ha ripreso: ", "Anna took back: ", "Anna ha ripreso: ")


async def why(client: Client, option: str) -> dict[str, object]:
    await client.send(type="why", seat=0, option=option)
    return await client.next("why")


async def test_why(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0], "en") as anna:
        allowed = anna.state["decisions"][0]["options"][0]["id"]
        assert await why(anna, allowed) == {"type": "why", "option": allowed, "allowed": True, "rule": "", "text": ""}
        not_now = await why(anna, "fight")
        assert not_now["allowed"] is False
        assert not_now["text"]


async def test_everybody_is_told_what_was_taken_back(server: ThreadServer) -> None:
    """Each by what they were told of it: nobody learns by an undo what they did not know."""
    seats, watch = server.open_table("hh", decks=["leoni", "leoni"])
    async with (
        await Client.arrive(server, seats[0]) as anna,
        await Client.arrive(server, seats[1], "en") as bruno,
        await Client.arrive(server, watch) as guest,
    ):
        while not (anna.state["can_undo"]["0"]["chain"] and anna.log[-1]["number"] == anna.state["number"]):
            asked = anna if anna.state["decisions"] else bruno
            number = (await asked.step(Random(1)))["number"]
            await anna.until(number)
            await bruno.until(number)
            await guest.until(number)
        number = anna.state["number"]
        lines = [[line["text"] for line in one.log if line["number"] == number] for one in (anna, bruno, guest)]
        await anna.send(type="undo", seat=0, chain=False, after=number)
        for one, (first, *_), begins in zip((anna, bruno, guest), lines, TOLD, strict=True):
            await one.until(number + 1)
            last = one.log[-1]
            assert (last["text"], last["kind"], last["seat"]) == (begins + first.removeprefix("Anna "), "TakenBack", 0)


async def test_taking_back_and_its_refusal(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, seats[1], "en") as bruno:
        before = anna.state
        await anna.step(Random(1))
        assert anna.state["can_undo"] == {"0": {"step": True, "chain": True}}
        await anna.send(type="undo", seat=0, chain=False, after=1)
        assert await anna.next("ack") == {"type": "ack", "number": 2}
        await anna.until(2)
        assert anna.state["decisions"] == before["decisions"]
        assert anna.state["svg"] == before["svg"]
        assert anna.log[-1]["text"].startswith("Anna ha ripreso: mette coperto ")
        await bruno.until(2)
        assert bruno.log[-1]["text"] == "Anna took back: places a Monster face down.", "she alone knows which"
        await anna.send(type="undo", seat=0, chain=False, after=1)
        assert await anna.next("ack") == {"type": "ack", "number": 2}, "said twice is done once"
        await anna.step(Random(1))
        await bruno.until(3)
        await bruno.step(Random(2))
        await anna.until(4)
        assert anna.state["can_undo"] == {"0": {"step": False, "chain": False}}
        await anna.send(type="undo", seat=0, chain=False, after=4)
        error = await anna.next("error")
        assert error["code"] == "illegal"
        assert "ha agito qualcun altro" in error["message"]


async def test_giving_up(server: ThreadServer) -> None:
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, seats[1]) as bruno:
        await anna.send(type="concede", seat=0, after=0)
        assert await anna.next("ack") == {"type": "ack", "number": 1}
        await bruno.until(1)
        assert bruno.state["outcome"]["winners"] == [1]
        assert bruno.state["decisions"] == []
        assert bruno.state["replay"] == watch.replace("/w/", "/r/")
        await bruno.send(type="concede", seat=1, after=1)
        assert (await bruno.next("error"))["code"] == "over"
        await anna.send(type="undo", seat=0, chain=False, after=1)
        assert (await anna.next("error"))["code"] == "over"


async def test_chat_reaches_everybody_and_is_there_on_return(server: ThreadServer) -> None:
    seats, watch = server.open_table()
    async with (
        await Client.arrive(server, seats[0]) as anna,
        await Client.arrive(server, watch, name="Zoe") as spectator,
    ):
        await anna.send(type="chat", text="  <b>ciao</b>\u202e \n {seat1} ")
        heard = await spectator.next("chat")
        assert (heard["seat"], heard["name"], heard["text"]) == (0, "Anna", "<b>ciao</b> seat1")
        assert await anna.next("chat") == heard
        await spectator.send(type="chat", text="salve")
        answer = await anna.next("chat")
        assert (answer["seat"], answer["name"], answer["text"]) == (None, "Zoe", "salve")
        async with await Client.arrive(server, seats[1]) as bruno:
            assert [await bruno.next("chat"), await bruno.next("chat")] == [heard, answer]


async def test_chat_is_limited(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, chats_per_second=0.001, chats_burst=2)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        for text in ("uno", "due", "tre"):
            await anna.send(type="chat", text=text)
        assert (await anna.next("error"))["code"] == "rate"


async def test_names_and_presence(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        assert [p["online"] for p in anna.state["players"]] == [True, False]
        await anna.next("presence")
        async with await Client.arrive(server, seats[1], name="<i>Bru\u0000no</i>{seat0}") as bruno:
            while not anna.frames[-1].get("players", [{}, {}])[-1].get("online"):
                await anna.next("presence")
            assert anna.frames[-1]["players"][1]["name"] == "<i>Bru no</i>seat0"
            assert "<i>Bru no" not in bruno.state["svg"]
        while anna.frames[-1].get("players", [{}, {"online": True}])[-1]["online"]:
            await anna.next("presence")


async def test_a_hint_is_something_that_is_offered(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, hint_bot="greedy")
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        offered = {option["id"]: option["label"] for option in anna.state["decisions"][0]["options"]}
        await anna.send(type="hint", seat=0)
        await anna.send(type="ping")
        assert (await anna.receive())["type"] in ("presence", "pong"), "nobody waits for the bot"
        hint = await anna.next("hint")
        assert hint["seat"] == 0
        assert offered[hint["option"]] == hint["label"]
        assert any("di vittoria" in reason for reason in hint["why"])
        assert hint["rule"] == anna.state["decisions"][0]["rule"]
        await anna.send(type="concede", seat=0, after=0)
        await anna.until(1)
        await anna.send(type="hint", seat=0)
        assert (await anna.next("error"))["code"] == "over"
