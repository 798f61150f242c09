"""Drafts: steps of one action that nobody else sees, until all of them become choices at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.contract import Match
from ludoteca.table import errors, room
from ludoteca.table.drafts import drafted
from tests.table.clients import Client
from tests.table.servers import ThreadServer

GAMES = ["arena", "kingdom", "lorcana", "lyon", "synchro"]


async def sit(server: ThreadServer, link: str) -> Client:
    client = await Client.knock(server, link)
    await client.send(type="hello", lang="it", drafts=True, changes=True)
    await client.next("state")
    return client


async def draft_something(client: Client, rng: Random, most: int = 200) -> dict[str, Any]:
    """Choose until a choice becomes a draft; the answer."""
    for _ in range(most):
        if not client.state["decisions"]:
            await client.next("state")
            continue
        decision = client.state["decisions"][0]
        option = rng.choice(decision["options"])["id"]
        frame = {"type": "choose", "seat": decision["seat"], "option": option, "after": client.state["number"]}
        await client.send(**frame)
        answer = await client.next("ack", "drafted", "error")
        assert answer["type"] != "error", answer
        if answer["type"] == "drafted":
            await client.next("state")
            return answer
        await client.until(answer["number"])
    raise AssertionError("nothing could be drafted")


async def test_a_draft_is_seen_and_stored_by_nobody_until_it_is_chosen(server: ThreadServer) -> None:
    seats, watch = server.open_table("hh", same_screen=True)
    both, spectator = await sit(server, seats[0]), await Client.arrive(server, watch)
    rng = Random(3)
    answer = await draft_something(both, rng)
    number = answer["number"]
    await spectator.until(number)
    seen = spectator.state["svg"]
    assert both.state["draft"] == answer["steps"]
    assert both.state["number"] == number
    assert both.state["can_undo"][str(both.state["seat"])] == {"step": True, "chain": True}
    while both.state["draft"]:
        decision = both.state["decisions"][0]
        steps = both.state["draft"]
        option = rng.choice(decision["options"])["id"]
        await both.send(type="choose", seat=decision["seat"], option=option, after=number, steps=steps)
        answer = await both.next("ack", "drafted")
        if answer["type"] == "ack":
            assert answer["number"] == number + len(steps) + 1, "the whole chain at once"
        await both.next("state")
        if answer["type"] == "drafted":
            assert spectator.state["svg"] == seen
    await spectator.until(answer["number"])
    assert spectator.state["svg"] != seen
    frame = {"type": "choose", "seat": decision["seat"], "option": option, "after": number, "steps": steps}
    await both.send(**frame)
    again = await both.next("ack", "error")
    assert again == {"type": "ack", "number": number + len(steps) + 1}, "said twice is done once"
    await both.leave()
    await spectator.leave()


async def test_a_draft_is_given_up_step_by_step_or_whole(server: ThreadServer) -> None:
    seats, _ = server.open_table("hh", same_screen=True)
    both = await sit(server, seats[0])
    rng = Random(5)
    answer = await draft_something(both, rng)
    seat, number, steps = both.state["seat"], answer["number"], answer["steps"]
    for chain in (False, True):
        await both.send(type="undo", seat=seat, chain=chain, after=number)
        assert (await both.next("drafted"))["steps"] == []
        await both.next("state")
        assert both.state["draft"] == []
        assert both.state["number"] == number, "nothing was written"
        await both.send(type="draft", seat=seat, after=number, steps=steps)
        assert (await both.next("drafted"))["steps"] == steps
        await both.next("state")
        assert both.state["draft"] == steps
    await both.leave()


async def test_coming_back_brings_the_draft_back(server: ThreadServer) -> None:
    seats, _ = server.open_table("hh", same_screen=True)
    both = await sit(server, seats[0])
    answer = await draft_something(both, Random(7))
    seat, drawn = both.state["seat"], both.state["svg"]
    await both.leave()
    again = await sit(server, seats[0])
    assert again.state["draft"] == []
    await again.send(type="draft", seat=seat, after=answer["number"], steps=answer["steps"])
    assert (await again.next("drafted", "error"))["type"] == "drafted"
    await again.next("state")
    assert again.state["svg"] == drawn
    await again.leave()


async def test_a_draft_that_has_become_impossible_is_given_back_with_the_reason(server: ThreadServer) -> None:
    """Somebody else at the same seat, on another device, has done what was drafted."""
    seats, _ = server.open_table("hh", same_screen=True)
    drafter, other = await sit(server, seats[0]), await Client.arrive(server, seats[0])
    answer = await draft_something(drafter, Random(3))
    await other.until(answer["number"])
    seat = drafter.state["seat"]
    reply = await other.choose(seat, answer["steps"][0], answer["number"])
    assert reply["type"] == "ack", reply
    error = await drafter.next("error")
    assert (error["code"], error["number"]) == ("given_back", reply["number"])
    assert error["message"]
    assert error["rule"]
    await drafter.until(reply["number"])
    assert drafter.state["draft"] == []
    await drafter.leave()
    await other.leave()


async def test_partners_act_at_the_same_time(server: ThreadServer) -> None:
    """Whatever one partner of Kingdom Rush chooses, the other's draft stays while it can."""
    seats, _ = server.open_table("hh", game="kingdom")
    anna, bruno = await sit(server, seats[0]), await sit(server, seats[1])
    kept = 0
    rng = Random(1)
    for _ in range(120):
        for client, other in ((anna, bruno), (bruno, anna)):
            await client.until(max(anna.state["number"], bruno.state["number"]))
            if not client.state["decisions"] or client.state["outcome"]:
                continue
            before = other.state["draft"]
            decision = client.state["decisions"][0]
            option = rng.choice(decision["options"])["id"]
            steps, number = client.state["draft"], client.state["number"]
            await client.send(type="choose", seat=decision["seat"], option=option, after=number, steps=steps)
            answer = await client.next("ack", "drafted", "error")
            assert answer["type"] != "error", answer
            await client.next("state")
            if answer["type"] == "ack" and before:
                await other.until(answer["number"])
                kept += other.state["draft"] == before
    assert kept, "a partner's choice locked nobody"
    await anna.leave()
    await bruno.leave()


async def test_partners_draft_an_answer_to_what_both_are_asked(server: ThreadServer) -> None:
    """In Synchro Horizon the first of two chains is chosen whole, and the other stays or comes back with a reason."""
    seats, _ = server.open_table("hh", game="synchro", celestial="SH-C-02", start="nivorea")
    partners = [await sit(server, seat) for seat in seats]
    rng, met = Random(1), 0
    for turn in range(60):
        client, other = partners[turn % 2], partners[1 - turn % 2]
        await client.until(other.state["number"])
        decision, steps = client.state["decisions"][0], client.state["draft"]
        ids = [option["id"] for option in decision["options"]]
        option = rng.choice([each for each in ids if each.startswith("keep")] or ids)
        before, heard, number = other.state["draft"], len(other.frames), client.state["number"]
        await client.send(type="choose", seat=decision["seat"], option=option, after=number, steps=steps)
        answer = await client.next("ack", "drafted")
        await client.next("state")
        if answer["type"] == "ack":
            assert answer["number"] == number + len(steps) + 1
            await other.until(answer["number"])
            given_back = [frame for frame in other.frames[heard:] if frame.get("code") == "given_back"]
            assert other.state["draft"] == ([] if given_back else before)
            assert all(frame["message"] for frame in given_back)
            met += bool(steps and given_back)
            if met:
                break
    assert met, "they never drafted at the same time"
    for client in partners:
        await client.leave()


async def test_a_draft_whose_steps_would_now_be_choices_is_given_back(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, _ = server.open_table("hh", same_screen=True)
    drafter, other = await sit(server, seats[0]), await Client.arrive(server, seats[0])
    answer = await draft_something(drafter, Random(3))
    await other.until(answer["number"])
    monkeypatch.setattr(room, "drafted", lambda *_: None)
    await other.step(Random(4))
    error = await drafter.next("error")
    assert error["code"] == "given_back"
    assert error["message"] == errors.STALE.it
    await drafter.next("state")
    assert drafter.state["draft"] == []
    await drafter.leave()
    await other.leave()


@pytest.mark.parametrize("key", GAMES)
def test_what_can_be_drafted_shows_and_draws_nothing(key: str) -> None:
    """A draft leads where the same choices lead, and in every world that looks the same it leads to the same view."""
    game = ludoteca.game(key)
    rng = Random(2)
    tried = 0
    for number in range(6):
        match: Match = game.new(seed=number, **game.grid()[number % len(game.grid())])
        for _ in range(80):
            if match.outcome is not None:
                break
            decision = rng.choice(match.decisions)
            option = decision.options.sample(rng).id
            draft = drafted(match, decision.seat, [option])
            if draft is not None:
                tried += 1
                seat = decision.seat
                elsewhere = drafted(match.imagine(seat, rng), seat, [option])
                assert elsewhere is not None, "whether it can be a draft tells something"
                assert elsewhere.view(seat) == draft.view(seat)
                before = match.save()
                match.choose(seat, option)
                assert match.view(seat) == draft.view(seat)
                assert before["chance"] == match.save()["chance"] if "chance" in before else True
            else:
                match.choose(decision.seat, option)
    assert tried > 5
