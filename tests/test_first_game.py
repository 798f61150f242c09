"""The game of docs/first-game.md, a file on the contract alone, plays wherever the others do."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import ludoteca
from ludoteca import bots, library
from ludoteca.conformance import check_game
from ludoteca.kernel import replays
from ludoteca.lab.simulation import Job, play_games
from tests.table.clients import Client
from tests.table.servers import ThreadServer

PAGE = Path(__file__).parents[1] / "docs" / "first-game.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The tutorial's game, installed as its own package would be."""
    code, project = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "tris.py").write_text(code, encoding="utf-8")
    (where,) = re.findall(r'tris = "([\w:]+)"', project)
    info = tmp_path / "tris-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tris\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{library.GROUP}]\ntris = {where}\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def tris(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(folder)
    library.list_games.cache_clear()
    library.game.cache_clear()
    ludoteca.game("tris")
    yield sys.modules["tris"]
    library.list_games.cache_clear()
    library.game.cache_clear()
    del sys.modules["tris"]


def command(folder: Path, *arguments: str, given: str = "") -> str:
    """What a `ludoteca` command prints where the game is installed."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", *arguments],
        input=given,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
    )
    return done.stdout


def test_it_is_as_long_as_it_says() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 100


def test_it_keeps_every_promise(tris: ModuleType) -> None:
    report = check_game(ludoteca.game("tris"), games=30)
    assert [str(failure) for failure in report.failures] == []


def test_it_plays_in_the_terminal(folder: Path) -> None:
    told = command(folder, "play", "tris", "--plain", "--lang", "en", given="5\nundo\nquit\n")
    assert "Which square do you mark? [TR-1]" in told
    assert re.search("Row 2: . X .", told)


def test_it_is_simulated(tris: ModuleType) -> None:
    tally = play_games(Job("tris", ("search:20", "random"), 1, ({},)), 0, 12)
    assert tally.games == 12
    assert tally.wins[0] > tally.wins[1]


def test_a_session_takes_back_and_replays(tris: ModuleType) -> None:
    session = ludoteca.begin(ludoteca.game("tris"))
    session.choose(0, "mark:4")
    session.undo(0)
    session.choose(0, "mark:0")
    session.choose(1, "mark:4")
    again = replays.replay(replays.write(session), ludoteca.game("tris"))
    assert again.match.view(None) == session.match.view(None) == {
        "board": [["X", None, None], [None, "O", None], [None, None, None]]
    }  # fmt: skip
    assert repr(session.match) == "<match of tris, asks seat 0>"


async def test_it_plays_at_the_table(tris: ModuleType, tmp_path: Path) -> None:
    server = ThreadServer(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        seats, _ = server.open_table(game="tris")
        async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, seats[1]) as bruno:
            assert 'data-thing="board:8"' in anna.state["svg"]
            assert (await anna.describe())[0] == "Riga 1: · · ·"
            await anna.choose(0, "mark:4", 0)
            await anna.until(1)
            assert anna.state["can_undo"]["0"]["step"]
            await anna.send(type="undo", seat=0, chain=False, after=1)
            await anna.until(2)
            await bruno.until(2)
            rng = Random(1)
            while anna.state["outcome"] is None:
                client = anna if anna.state["decisions"] else bruno
                await client.step(rng)
                for other in (anna, bruno):
                    await other.until(client.state["number"])
            assert anna.state["outcome"]["rule"] in ("TR-2", "TR-3")
    finally:
        server.stop()


def test_a_bot_finds_the_winning_square(tris: ModuleType) -> None:
    session = ludoteca.begin(ludoteca.game("tris"))
    for seat, square in ((0, 0), (1, 3), (0, 1), (1, 4)):
        session.choose(seat, f"mark:{square}")
    assert bots.ask(bots.make("greedy", 1), session.match, 0, Random(1)).id == "mark:2"
