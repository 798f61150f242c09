"""An invitation is used once: nobody but whoever used it has the seat's own link."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.clients import Client
from tests.table.servers import ThreadServer, start_order


def ordered(server: ThreadServer) -> tuple[str, str]:
    """A table for two people: the host's own link, and the invitation."""
    order = start_order("hh")
    del order["invite"]  # unless somebody says otherwise, there are invitations
    made = server.post("/api/tables", order).json()
    return made["seats"][0]["url"], made["seats"][1]["url"]


def claim(server: ThreadServer, invitation: str) -> tuple[int, str]:
    answer = server.post(invitation.replace("/j/", "/api/invitations/"), {})
    return answer.status_code, answer.json().get("url", "")


def test_the_host_gets_a_link_and_the_others_invitations(server: ThreadServer) -> None:
    host, invitation = ordered(server)
    assert (host[:3], invitation[:3]) == ("/t/", "/j/")
    assert server.get(invitation).status_code == 200
    assert server.get(invitation.replace("/j/", "/t/")).status_code == 404


def test_an_invitation_says_where_it_leads_until_it_is_used(server: ThreadServer) -> None:
    order = start_order("hh")
    order["seats"][0]["name"] = "Anna"
    made = server.post("/api/tables", {**order, "invite": True}).json()
    address = made["seats"][1]["url"].replace("/j/", "/api/invitations/")
    shown = server.get(f"{address}?lang=en").json()
    assert (shown["game"], shown["name"], shown["players"]) == ("lyon", "Edicts of Lyon", ["Anna"])
    assert server.get(address).status_code == 200  # looking at it does not use it
    assert claim(server, made["seats"][1]["url"])[0] == 201
    assert server.get(address).status_code == 404


async def test_an_invitation_opens_its_seat_once(server: ThreadServer) -> None:
    host, invitation = ordered(server)
    server.get(invitation)  # looking at it does not use it
    status, own = claim(server, invitation)
    assert (status, own[:3]) == (201, "/t/")
    assert own.removeprefix("/t/") != invitation.removeprefix("/j/")
    async with await Client.arrive(server, own) as guest, await Client.arrive(server, host) as anna:
        assert (guest.state["seats"], anna.state["seats"]) == ([1], [0])
        assert guest.state["replay"] is None
    again = server.post(invitation.replace("/j/", "/api/invitations/"), {})
    assert (again.status_code, "già stato usato" in again.json()["error"]["message"]) == (404, True)


def test_of_several_who_use_it_at_once_one_has_the_seat(server: ThreadServer) -> None:
    _, invitation = ordered(server)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: claim(server, invitation), range(8)))
    assert sorted(status for status, _ in answers) == [201] + [404] * 7


async def test_whoever_holds_an_invitation_cannot_look_into_the_hand(server: ThreadServer) -> None:
    _, invitation = ordered(server)
    for token in (invitation, invitation.replace("/j/", "/t/")):
        client = await Client.knock(server, token)
        assert (await client.next("error"))["code"] == "gone"
        await client.leave()


async def test_a_guest_gets_into_the_rematch_and_the_replay(server: ThreadServer) -> None:
    host, invitation = ordered(server)
    _, own = claim(server, invitation)
    async with await Client.arrive(server, own) as guest, await Client.arrive(server, host) as anna:
        await guest.send(type="concede", seat=1, after=0)
        await guest.until(1)
        assert server.get(guest.state["replay"].replace("/r/", "/api/replay/")).status_code == 200
        await anna.send(type="rematch")
        await guest.send(type="rematch")
        frame = await guest.next("rematch")
        while frame["url"] is None:
            frame = await guest.next("rematch")
        async with await Client.arrive(server, frame["url"]) as again:
            assert len(again.state["seats"]) == 1


async def test_a_seat_says_how_many_have_it_open_and_its_owner_ends_that(server: ThreadServer) -> None:
    host, _ = ordered(server)
    async with await Client.arrive(server, host) as anna:
        assert (await anna.next("presence"))["devices"] == 1
        other = await Client.arrive(server, host)
        assert (await anna.next("presence"))["devices"] == 2
        answer = server.post(host.replace("/t/", "/api/seats/"), {})
        assert answer.status_code == 201
        for client in (anna, other):
            with pytest.raises(ConnectionClosed) as closed:
                await client.next("nothing of the kind")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        late = await Client.knock(server, host)
        assert (await late.next("error"))["code"] == "gone"
        async with await Client.arrive(server, answer.json()["url"]) as back:
            assert back.state["seats"] == [0]
            assert (await back.next("presence"))["devices"] == 1


async def test_the_web_server_of_the_guide_finds_the_same_place_for_all_links_of_a_table(server: ThreadServer) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    found = re.search(r'map \$uri \$table { "~(.*)" \$stamp; default \$remote_addr; }', guide)
    assert found is not None
    stamped = re.compile(found[1].replace("(?<", "(?P<"))

    def place(address: str) -> str:
        found = stamped.search(address)
        assert found is not None, address
        return found["stamp"]

    host, invitation = ordered(server)
    _, own = claim(server, invitation)
    async with await Client.arrive(server, own) as guest, await Client.arrive(server, host) as anna:
        await guest.send(type="concede", seat=1, after=0)
        await guest.until(1)
        for client in (anna, guest):
            await client.send(type="rematch")
        frame = await guest.next("rematch")
        while frame["url"] is None:
            frame = await guest.next("rematch")
        replay = guest.state["replay"]
    renewed = server.post(host.replace("/t/", "/api/seats/"), {}).json()["url"]
    told = [host, invitation, own, replay, replay.replace("/r/", "/api/replay/") + "/0", renewed]
    told += [own.replace("/t/", "/ws/"), frame["url"], frame["watch"]]
    assert len({place(address) for address in told}) == 1
    assert place(ordered(server)[0]) != place(host)
    assert not stamped.search("/api/tables")


def test_spectators_have_no_seat_to_renew(server: ThreadServer) -> None:
    _, watch = server.open_table("hh")
    answer = server.post(watch.replace("/w/", "/api/seats/"), {})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_yours")
