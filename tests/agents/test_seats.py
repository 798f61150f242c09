"""Programs at the table: over lines and over MCP they see what their seat may know, and the rules hold for them."""

import os
import subprocess
import sys
from collections.abc import Callable
from html import unescape
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.agents.mcp import server_for
from ludoteca.agents.seats import Seat
from ludoteca.bots import make
from ludoteca.cli import main
from tests.longer import one_in

GAMES = sorted(ludoteca.list_games())


def talk(lines: list[str], *words: str) -> list[str]:
    result = CliRunner().invoke(main, ["seat", *words, "--lang", "en"], input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def seat_at(key: str, own: int | None = 0, seed: int = 7) -> Seat:
    game = ludoteca.game(key)
    match = game.new(seed=seed)
    others = {n: make("random", n) for n in range(match.seats) if own is not None and n != own}
    return Seat(game, match, own, others, "en", Random(seed))


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match_is_played_over_lines(key: str) -> None:
    with subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from ludoteca.cli import main; main()",
            "seat",
            key,
            "--against",
            "random",
            "--lang",
            "en",
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        heard, said = process.stdout, process.stdin
        assert heard is not None
        assert said is not None

        def ask(line: str, ends: str) -> list[str]:
            said.write(line + "\n")
            said.flush()
            found = []
            while not found or not found[-1].startswith(ends):
                found.append(heard.readline().rstrip("\n"))
                assert found[-1], found
            return found

        assert ask("ludoteca", "ludotecaok")[1].startswith(f"id game {key} ")
        assert len(ask("view", "viewok")) > 3
        rng, over = Random(3), False
        for _ in range(3000):
            options = [line.split()[1] for line in ask("options", "optionsok")[:-1]]
            answer = ask(f"choose {rng.choice(options)}", "ready")
            over = any(line.startswith("result ") for line in answer)
            if over:
                break
        assert over
        assert ask("go", "bestmove") == ["bestmove -"]
        assert ask("options", "optionsok") == ["optionsok"]
        said.write("quit\n")


def test_what_is_said_in_lyon() -> None:
    said = talk(["isready", "options", "why nothing:1", "choose nothing:1", "rule LY-1.02", "nonsense", "go"], "lyon")
    assert said[0] == "readyok"
    options = [line for line in said if line.startswith("option ")]
    assert any(line.startswith(("whynot", "illegal")) for line in said)
    assert any(line.startswith("rule LY-1.02: ") for line in said)
    assert "error unknown command 'nonsense'" in said
    best = said[-1].removeprefix("bestmove ")
    assert best in [option.split()[1] for option in options]


def test_who_thinks_may_be_given_a_budget() -> None:
    lines = ["options", "go iterations 4", "go movetime 20", "go movetime none", "go slowly 3"]
    said = talk(lines, "lyon", "--bot", "search")
    offered = [line.split()[1] for line in said if line.startswith("option ")]
    moves = [line.removeprefix("bestmove ") for line in said if line.startswith("bestmove ")]
    assert len(moves) == 2
    assert set(moves) <= set(offered)
    assert said[-4].startswith("error “go movetime none”")
    assert said[-2].startswith("error “go slowly 3”")
    assert talk(["go movetime 20"], "lyon")[-2].startswith("error This bot takes no budget")


def test_a_position_is_set_up_by_its_moves() -> None:
    game = ludoteca.game("lyon")
    match, rng, moves = game.new(seed=9, decks=["custodi", "leoni"]), Random(1), []
    for _ in range(30):
        decision = match.decisions[0]
        option = decision.options.sample(rng)
        moves.append(f"{decision.seat}={option.id}")
        match.choose(decision.seat, option)
    words = f"position seed=9 decks=custodi,leoni moves {' '.join(moves)}"
    said = talk([words, "options", "position seed=9 moves 0=end", "position moves 7=end"], "lyon", "--seat", "0")
    decision = match.decisions[0]
    assert said[0] == f"asked {decision.seat} {said[0].split(' ', 2)[2]}"
    assert [line.split()[1] for line in said if line.startswith("option ")] == decision.options.ids
    assert said[-4].startswith("illegal ")
    assert said[-2:] == ["error “7=end”: there is no such seat.", "ready"]


def test_whoever_has_to_know_the_rules_is_told_no_options() -> None:
    assert talk(["options"], "lyon", "--unlisted") == ["optionsok"]


def test_mistakes_are_explained() -> None:
    assert "Seats go from 1 to 2." in CliRunner().invoke(main, ["seat", "lyon", "--seat", "3", "--lang", "en"]).output
    alone = ["seat", "kingdom", "--seats", "1", "--seat", "2", "--lang", "it"]
    assert "C'è un posto solo: il numero 1." in CliRunner().invoke(main, alone).output
    assert talk(["new decks=nobody,leoni"], "lyon")[-2].startswith("error ")


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_said_that_the_seat_may_not_know(key: str) -> None:
    """In a world that is dealt anew for the seat, it reads the same."""
    here = seat_at(key)
    here.begin()
    rng = Random(5)
    for _ in range(12):
        there = seat_at(key)
        there.match = here.match.imagine(0, rng)
        assert there.look() == here.look()
        assert there.options() == here.options()
        assert there.question() == here.question()
        options = here.options()
        if not options:
            break
        here.choose(rng.choice(options)[0])


async def called(server: Any, tool: str, **arguments: str) -> str:
    from mcp import Client

    async with Client(server) as client:
        result = await client.call_tool(tool, arguments)
        assert not result.is_error
        return "\n".join(block.text for block in result.content)


async def test_a_model_plays_a_match_by_its_tools() -> None:
    seat = seat_at("lyon")
    seat.begin()
    server = server_for(seat)
    assert "Player 1" in server.instructions
    table = await called(server, "look")
    assert table == "\n".join([*seat.look(), "", seat.question()])
    assert (await called(server, "choose", option="nothing:1")).startswith("✗ ")
    assert "LY-1.02: " in await called(server, "rules", words="LY-1.02")
    rng = Random(2)
    while seat.match.outcome is None:
        lines = (await called(server, "options")).splitlines()[1:]
        option = rng.choice(lines).split()[0]
        assert await called(server, "why_not", option=option) == "✓"
        told = await called(server, "choose", option=option)
    assert seat.result() in told


@pytest.mark.parametrize("key", one_in(len(GAMES), GAMES))
async def test_a_model_reaches_the_command_by_pipes(key: str) -> None:
    """The official client starts `ludoteca seat … --mcp` as any other server, and plays by its tools."""
    from mcp import ClientSession, StdioServerParameters, stdio_client

    words = ["-c", "from ludoteca.cli import main; main()", "seat", key, "--against", "random", "--mcp", "--lang", "en"]
    server = StdioServerParameters(command=sys.executable, args=words, env=dict(os.environ))
    async with stdio_client(server) as pipes, ClientSession(*pipes) as session:
        begun = await session.initialize()
        assert begun.server_info.name == "ludoteca"
        assert ludoteca.game(key).name.en in (begun.instructions or "")

        async def asked(tool: str, **arguments: str) -> str:
            result = await session.call_tool(tool, arguments)
            assert not result.is_error
            return "\n".join(block.text for block in result.content if block.type == "text")

        rng, answers = Random(4), []
        for _ in range(5):
            question, *lines = (await asked("options")).splitlines()
            assert question in await asked("look")
            answers.append(await asked("choose", option=rng.choice(lines).split()[0]))
        assert all(answers)
        assert not any(answer.startswith("✗") for answer in answers)


async def test_unlisted_there_is_no_tool_for_options() -> None:
    listed: Callable[[bool], Any] = lambda told: server_for(seat_at("lyon"), told).list_tools()  # noqa: E731
    assert {tool.name for tool in await listed(True)} == {"look", "options", "choose", "why_not", "rules"}
    assert "options" not in {tool.name for tool in await listed(False)}


@pytest.mark.parametrize("key", GAMES)
def test_a_match_shows_itself_in_notebooks(key: str) -> None:
    """As a spectator sees it, with what is asked, or how it ended, under the picture."""
    match: Any = ludoteca.game(key).new(seed=1)
    picture, html = match._repr_svg_(), match._repr_html_()
    assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert html == f"<figure>{picture}<figcaption>{caption(html)}</figcaption></figure>"
    assert unescape(caption(html)) == "; ".join(f"{one.seat + 1}: {one.prompt.it}" for one in match.decisions)
    world = match.imagine(0, Random(1))
    assert world._repr_html_() == html
    match.concede(0)
    if match.outcome is not None:
        assert unescape(caption(match._repr_html_())) == match.outcome.reason.it


def caption(html: str) -> str:
    return html.partition("<figcaption>")[2].partition("</figcaption>")[0]
