"""Puzzles at the table: the shelf, a table from a position, and how it stands with it."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca.puzzles import shelf
from tests.table.clients import Client
from tests.table.servers import ThreadServer

GAME = ludoteca.game("lorcana")


def opened(server: ThreadServer, number: int) -> tuple[str, str]:
    """The address of a new table for a puzzle, and the token in it."""
    answer = server.post(f"/api/puzzles/lorcana/{number}", {})
    assert answer.status_code == 201, answer.text
    url: str = answer.json()["url"]
    return url, url.rsplit("/", 1)[1]


def standing(server: ThreadServer, token: str) -> Any:
    return server.get(f"/api/standing/{token}?lang=en").json()


async def follow(client: Client, puzzle: shelf.Puzzle, options: list[str]) -> None:
    """Choose these options, and whatever is the only one in between."""
    ahead = list(options)
    while ahead and client.state["outcome"] is None:
        offered = [option["id"] for option in client.state["decisions"][0]["options"]]
        chosen = ahead.pop(0) if ahead[0] in offered else offered[0]
        number = client.state["number"]
        await client.send(type="choose", seat=puzzle.seat, option=chosen, after=number)
        await client.until(number + 1)


def test_the_shelf_has_every_puzzle_with_its_grade(server: ThreadServer) -> None:
    listed = {game["key"]: game for game in server.get("/api/puzzles?lang=en").json()}
    lorcana = listed["lorcana"]
    assert (lorcana["name"], lorcana["goal"]) == ("Disney Lorcana", "Win this turn.")
    numbers = [(entry["number"], entry["grade"]) for entry in lorcana["puzzles"]]
    assert numbers == [(n, puzzle.grade) for n, puzzle in enumerate(shelf.shipped(GAME), 1)]
    assert [entry["title"] for entry in lorcana["puzzles"]] == [puzzle.title.en for puzzle in shelf.shipped(GAME)]
    assert server.get("/puzzles").status_code == 200


async def test_the_solution_solves_a_puzzle(server: ThreadServer) -> None:
    puzzle = shelf.shipped(GAME)[0]
    url, token = opened(server, 1)
    async with await Client.arrive(server, url, "en") as client:
        assert client.state["seats"] == [puzzle.seat]
        assert standing(server, token) == {"standing": "open", "goal": "Win this turn."}
        await follow(client, puzzle, puzzle.solution)
        assert client.state["outcome"]["winners"] == [puzzle.seat]
    assert standing(server, token)["standing"] == "solved"


async def test_a_turn_that_ends_without_a_win_fails_a_puzzle(server: ThreadServer) -> None:
    url, token = opened(server, 1)
    async with await Client.arrive(server, url, "en") as client:
        await client.send(type="choose", seat=shelf.shipped(GAME)[0].seat, option="end", after=0)
        await client.until(1)
    assert standing(server, token)["standing"] == "failed"


def test_what_is_no_puzzle_is_refused(server: ThreadServer) -> None:
    for path in ("lorcana/0", "lorcana/100000", "lorcana/x", "kingdom/1", "chess/1"):
        assert server.post(f"/api/puzzles/{path}", {}).status_code == 404, path
    _, watch = server.open_table()
    assert server.get(f"/api/standing/{watch.rsplit('/', 1)[1]}").status_code == 404
    assert server.get(f"/api/standing/{'x' * 32}").status_code == 404


def test_the_solution_is_told_choice_by_choice(server: ThreadServer) -> None:
    deeds = server.get("/api/puzzles/lorcana/1/solution?lang=en").json()["deeds"]
    assert len(deeds) == len(shelf.shipped(GAME)[0].solution)
    assert all(deed["choice"] and deed["told"] for deed in deeds)
    for path in ("lorcana/0", "lorcana/5000", "lorcana/x", "kingdom/1", "nobody/1"):
        assert server.get(f"/api/puzzles/{path}/solution").status_code == 404, path
