"""Matches of several games: the same links throughout, the score, who begins, who wins, and the replays at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.game import HasDecks
from ludoteca.kernel.texts import Phrase
from ludoteca.table.series import DRAWN, Series, SeriesGame, first_game, split_token
from ludoteca.table.storage import Record, Storage
from ludoteca.table.tokens import hashed
from tests.table.clients import Client
from tests.table.servers import CommandServer, ThreadServer, start_order

Serve = Callable[..., ThreadServer]
WORDS = Phrase("fine", "end")


def open_match(server: Any, kinds: str = "hh", best_of: int = 3, **options: Any) -> tuple[list[str], str]:
    answer = server.post("/api/tables", {**start_order(kinds, **options), "best_of": best_of})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return [seat["url"] for seat in made["seats"]], made["watch"]


async def lose(server: Any, link: str) -> dict[str, Any]:
    """Give up the game at a link and wish for the next; what the page is told at its end."""
    async with await Client.arrive(server, link) as client:
        (seat,) = client.state["seats"]
        await client.concede(seat)
        end = dict(client.state)
        await client.send(type="rematch")
        await client.next("rematch")
    return end


async def go_on(server: Any, link: str) -> dict[str, Any]:
    """Wish for the next game, too, and come back by the same link."""
    async with await Client.arrive(server, link) as client:
        await client.send(type="rematch")
        while True:
            frame = await client.next("rematch")
            if frame["url"] is not None:
                break
    assert frame["url"] == link
    async with await Client.arrive(server, link) as client:
        return dict(client.state)


def ended(*winners: int) -> Outcome:
    return Outcome(winners, "", WORDS, draw=not winners)


# -- the score ---------------------------------------------------------------------------------------------------------


def at_game(number: int, *winners: int) -> Series:
    """A match in which whoever sits where changes with every game."""
    games = [
        SeriesGame(f"t{place}", place, ((place - 1) % 2, place % 2), winners[place - 1] if place < number else None)
        for place in range(1, number + 1)
    ]
    return Series("t1", 3, number, games)


def test_games_are_counted_for_people_wherever_they_sit() -> None:
    second = at_game(2, 0)
    assert second.wins(None) == [1, 0]
    assert second.wins(ended(1)) == [2, 0], "the first sits at the second seat now"
    assert second.wins(ended(0)) == [1, 1]
    assert second.is_over(ended(1))
    assert not second.is_over(ended(0))
    assert second.champion(ended(1)) == 0
    assert second.to_json(ended(1), "/r/x")["winner"] == 1
    assert second.to_json(ended(1), "/r/x")["wins"] == [0, 2]


def test_a_match_ends_with_its_last_game_even_if_games_are_drawn() -> None:
    last = at_game(3, DRAWN, 1)
    assert last.is_over(ended())
    assert last.champion(ended()) == 1
    assert at_game(3, 0, 1).champion(ended()) == DRAWN
    assert not at_game(2, DRAWN).is_over(ended(0))


def test_a_single_game_is_no_match_of_several() -> None:
    assert first_game("t", 1) is None


def test_replays_are_shown_when_the_match_is_decided() -> None:
    assert [game["replay"] for game in at_game(2, 0).to_json(ended(0), "/r/x")["games"]] == [None, None]
    assert [game["replay"] for game in at_game(2, 0).to_json(ended(1), "/r/x")["games"]] == ["/r/x.1", "/r/x.2"]
    assert split_token("abc.2") == ("abc", 2)
    assert split_token("abc") == split_token("abc.x") == ("abc", 0)


# -- at the table ------------------------------------------------------------------------------------------------------


async def test_best_of_three_at_the_same_links_to_the_end(serve: Serve, database: str) -> None:
    server = serve(database)
    seats, watch = open_match(server)
    end = await lose(server, seats[0])
    assert end["series"]["wins"] == [0, 1]
    assert not end["series"]["over"]
    assert end["replay"] is None
    token = watch.rsplit("/", 1)[1]
    assert server.get(f"/api/replay/{token}").status_code == 409, "it would show the cards of both"
    second = await go_on(server, seats[1])
    assert second["number"] == 0
    assert second["seats"] == [0], "places are changed"
    assert second["series"] == {
        "best_of": 3,
        "number": 2,
        "wins": [1, 0],
        "games": [{"number": 1, "winner": 0, "replay": None}],
        "over": False,
        "winner": None,
        "sideboards": [],
    }
    assert server.get(f"/api/replay/{token}.1").status_code == 409
    await lose(server, seats[1])
    third = await go_on(server, seats[0])
    assert third["series"]["wins"] == [1, 1]
    last = await lose(server, seats[1])
    assert last["series"]["over"]
    assert last["series"]["winner"] == last["series"]["games"][2]["winner"]
    assert [player["name"] for player in last["players"]][last["series"]["winner"]] == "Anna"
    assert last["replay"] == f"/r/{token}"
    for game in last["series"]["games"]:
        path = game["replay"].removeprefix("/r/")
        assert server.get(game["replay"]).status_code == 200
        assert server.get(f"/api/replay/{path}").json()["outcome"]["winners"]
        assert server.get(f"/api/replay/{path}/0").status_code == 200
    assert server.get(f"/api/replay/{token}.4").status_code == 404


@pytest.mark.rule("LOR-SETUP.14")
async def test_whoever_lost_says_who_begins_the_next_game(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    for game in ("lyon", "lorcana"):
        seats, _ = open_match(server, game=game)
        await lose(server, seats[0])
        await go_on(server, seats[1])
        async with await Client.arrive(server, seats[0]) as loser:
            (seat,) = loser.state["seats"]
        storage = Storage(sqlite)
        link = storage.link(hashed(seats[0].rsplit("/", 1)[1]))
        assert link is not None
        record = storage.load(link.table)
        assert record is not None
        assert record.base["options"]["first"] == f"chosen by {seat + 1}"
        storage.close()


async def test_a_spectator_stays_at_the_same_link_too(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    seats, watch = open_match(server, "hb")
    async with await Client.arrive(server, watch) as spectator:
        await lose(server, seats[0])
        while True:
            frame = await spectator.next("rematch")
            if frame["url"] is not None:
                break
    assert frame["url"] == watch
    async with await Client.arrive(server, watch) as spectator:
        assert spectator.state["series"]["number"] == 2


async def test_a_rematch_of_a_decided_match_is_another_match(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    seats, _ = open_match(server, "hb")
    for _ in range(2):
        last = await lose(server, seats[0])
    assert last["series"]["over"]
    async with await Client.arrive(server, seats[0]) as anna:
        frame = await anna.next("rematch")
    assert frame["url"] not in (None, seats[0])
    async with await Client.arrive(server, frame["url"]) as anna:
        assert anna.state["series"]["number"] == 1
        assert anna.state["series"]["wins"] == [0, 0]


async def test_a_match_outlives_a_killed_server(sqlite: str) -> None:
    server = CommandServer(sqlite)
    seats, _ = open_match(server)
    await lose(server, seats[0])
    server.kill()
    server = CommandServer(sqlite)
    second = await go_on(server, seats[1])
    assert second["series"]["wins"] == [1, 0]
    server.kill()
    server = CommandServer(sqlite)
    try:
        end = await lose(server, seats[0])
        assert end["series"]["over"]
        assert sorted(end["series"]["wins"]) == [0, 2]
    finally:
        server.stop()


async def test_a_friend_who_chooses_a_deck_plays_the_match(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    seats, _ = open_match(server, decks=["leoni", None])
    token = seats[1].rsplit("/", 1)[1]
    server.post(f"/api/gatherings/{token}", {"seat": 1, "options": {"decks": "corsari"}})
    async with await Client.arrive(server, seats[1]) as bruno:
        assert bruno.state["series"]["best_of"] == 3


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ({"best_of": 2}, "best of 3"),
        ({"best_of": 3, "game": "kingdom", "options": {}}, "two who play against each other"),
        ({"best_of": 3, "game": "lorcana", "options": {"series": "two"}}, "not best of three"),
    ],
)
def test_an_order_for_no_match_is_refused(order: dict[str, Any], said: str, server: ThreadServer) -> None:
    answer = server.post("/api/tables?lang=en", {**start_order("hh"), **order})
    assert answer.status_code == 400
    assert said in answer.json()["error"]["message"]


def test_only_games_of_two_who_play_against_each_other_offer_matches(server: ThreadServer) -> None:
    offered = {game["key"]: game["matches"] for game in server.get("/api/games").json()}
    assert offered["lyon"] == offered["lorcana"] == offered["arena"] == [1, 3]
    assert offered["kingdom"] == offered["synchro"] == [1]


# -- sideboards --------------------------------------------------------------------------------------------------------


def deck_with_side() -> tuple[str, str, str]:
    """A ready deck of Lorcana with one of its own cards beside it, that card, and another of the deck."""
    text = lorcana().deck_text("ready-to-let-loose", "it")
    assert text is not None
    less = {line.split(" ", 1)[1]: int(line.split(" ", 1)[0]) for line in text.splitlines()[1:]}
    beside, other = [name for name, copies in less.items() if copies < 4][:2]
    return f"{text}\nSideboard\n1 {beside}\n", beside, other


def lorcana() -> HasDecks:
    game = ludoteca.game("lorcana")
    assert isinstance(game, HasDecks)
    return game


async def test_cards_are_exchanged_in_secret_between_two_games(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    deck, beside, other = deck_with_side()
    seats, watch = open_match(server, game="lorcana", decks=[deck, deck], sideboards="yes")
    async with await Client.arrive(server, seats[0]) as anna:
        assert anna.state["series"]["sideboards"] == [], "not while a game goes on"
    await lose(server, seats[0])
    async with await Client.arrive(server, watch) as spectator:
        assert spectator.state["series"]["sideboards"] == []
    async with await Client.arrive(server, seats[1]) as bruno:
        (board,) = bruno.state["series"]["sideboards"]
        assert board["seat"] == 1
        assert [(card["name"], card["copies"]) for card in board["side"]] == [(beside, 1)]
        ids = {card["name"]: card["id"] for card in board["deck"]}
        wrong: dict[str, dict[str, int]]
        for wrong in ({"1": {}}, {"1": {ids[beside]: 2}}, {"0": {ids[other]: 1}}):
            await bruno.send(type="rematch", sides=wrong)
            assert (await bruno.next("error"))["code"] in ("bad", "not_yours")
        await bruno.send(type="rematch", sides={"1": {ids[other]: 1}})
        while True:
            frame = await bruno.next("rematch")
            assert ids[other] not in str(frame)
            if frame["url"] is not None:
                break
    record = record_behind(sqlite, seats[1])
    mine, theirs = record.base["options"]["decks"]
    assert theirs == deck, "Anna has changed her place, and nothing else"
    assert lorcana().deck_report(mine, "", "it")["side"] == [{"id": ids[other], "copies": 1}]
    for link in (seats[0], watch):
        async with await Client.arrive(server, link) as client:
            assert "Sideboard" not in str(client.state)
            assert client.state["series"]["number"] == 2


def record_behind(database: str, link: str) -> Record:
    storage = Storage(database)
    found = storage.link(hashed(link.rsplit("/", 1)[1]))
    assert found is not None
    record = storage.load(found.table)
    assert record is not None
    storage.close()
    return record


async def test_nothing_is_exchanged_without_agreement_nor_after_a_match(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    deck, _, _ = deck_with_side()
    seats, _ = open_match(server, "hb", game="lorcana", decks=[deck, deck])
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.concede(0)
        assert anna.state["series"]["sideboards"] == []
        await anna.send(type="rematch", sides={"0": {"1-1": 1}})
        assert (await anna.next("error"))["code"] == "bad"
    single, _ = open_match(server, "hb", best_of=1)
    async with await Client.arrive(server, single[0]) as anna:
        await anna.concede(0)
        await anna.send(type="rematch", sides={"0": {"1-1": 1}})
        assert (await anna.next("error"))["message"]
