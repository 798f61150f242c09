"""`ludoteca simulate` from the command line."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.kernel.contract import JSON
from ludoteca.lab import commands
from ludoteca.lab.simulation import Job, Tally, play_games

FIELDS: dict[str, type] = {
    "game": str,
    "version": int,
    "compiled": bool,
    "bots": list,
    "seed": int,
    "options": list,
    "workers": int,
    "games": int,
    "decisions": int,
    "seconds": float,
    "games_per_second": float,
    "decisions_per_second": float,
    "mean_decisions": float,
    "max_options": int,
    "wins": list,
    "win_intervals": list,
    "seat_wins": list,
    "draws": int,
    "defeats": int,
    "ended_by": dict,
    "findings": list,
    "compared": list,
}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *arguments])


def found(*arguments: str) -> JSON:
    result = run(*arguments, "--json", "-")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_json_on_standard_output_is_one_object_and_nothing_else() -> None:
    report = found("lyon", "--games", "6", "--bots", "random,random", "--seed", "3")
    assert {key: type(value) for key, value in report.items()} == FIELDS
    assert report["game"] == "lyon"
    assert report["games"] == 6
    assert report["bots"] == ["random", "random"]
    assert sum(report["wins"]) + report["draws"] == 6
    assert report["mean_decisions"] == pytest.approx(report["decisions"] / 6, abs=0.001)
    assert all(
        0 <= low <= wins / 6 <= high <= 1
        for wins, (low, high) in zip(report["wins"], report["win_intervals"], strict=True)
    )


def test_same_seed_same_results_whatever_the_workers() -> None:
    reports = [found("lyon", "--games", "6", "--bots", "greedy,random", "--seed", "3", "--workers", w) for w in "12"]
    for report in reports:
        for key in ("workers", "seconds", "games_per_second", "decisions_per_second"):
            del report[key]
    assert reports[0] == reports[1]


def test_json_file_beside_the_table(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    result = run("lyon", "--games", "2", "--bots", "random,random", "--json", str(file))
    assert result.exit_code == 0
    assert json.loads(file.read_text())["games"] == 2
    assert "Editti di Lyon: 2 partite, seme 0" in result.stdout


def test_the_table_speaks_both_languages() -> None:
    english = run("lyon", "--games", "2", "--bots", "random,random", "--lang", "en").stdout
    italian = run("lyon", "--games", "2", "--bots", "random,random", "--lang", "it").stdout
    assert "Edicts of Lyon: 2 games" in english
    assert "decisions and" in english
    assert "Intervallo al 95%" in italian
    assert "LY-1.02" in italian


def test_options_reach_the_game_and_alternate_when_repeated() -> None:
    settings = ("decks=leoni,leoni", "decks=corsari,custodi", "first=player 2")
    given = [part for setting in settings for part in ("--option", setting)]
    report = found("lyon", "--games", "4", "--bots", "random,random", *given)
    assert report["options"] == [
        {"decks": ["leoni", "leoni"], "first": "player 2"},
        {"decks": ["corsari", "custodi"], "first": "player 2"},
    ]


def test_a_deck_file_can_be_an_option(tmp_path: Path) -> None:
    from ludoteca import game

    deck = tmp_path / "mine.txt"
    deck.write_text(game("lyon").deck_text("leoni", "it") or "", encoding="utf-8")
    report = found("lyon", "--games", "1", "--bots", "random,random", "--option", f"decks=@{deck},custodi")
    assert report["options"][0]["decks"] == [deck.read_text(encoding="utf-8"), "custodi"]


def test_the_grid_is_gone_through() -> None:
    report = found("lyon", "--games", "2", "--bots", "random,random", "--grid", "--option", "first=player 1")
    assert len(report["options"]) > 4
    assert {options["first"] for options in report["options"]} == {"player 1"}


@pytest.mark.parametrize(("seats", "modes"), [(2, {"ch1", "ch2", "ch3", "ch4"}), (4, {"team"})])
def test_only_that_of_the_grid_is_played_which_is_for_so_many(seats: int, modes: set[str]) -> None:
    report = found("arena", "--games", "1", "--bots", ",".join(["random"] * seats), "--grid")
    assert {options["mode"] for options in report["options"]} == modes


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no game is called 'chess'"),
        (["lyon", "--bots", "random"], "Indica un bot per ogni posto"),
        (["lyon", "--bots", "random,clever"], "Nessun bot si chiama «clever»"),
        (["lyon", "--bots", "random,greedy:4"], "search:200"),
        (["lyon", "--option", "decks"], "chiave=valore"),
        (["lyon", "--option", "decks=leoni,nessuno"], "Nessun mazzo si chiama «nessuno»"),
        (["lyon", "--option", "decks=@/no/such/file,leoni"], "/no/such/file"),
        (["lyon", "--option", "decks=[1"], "JSON"),
        (["lyon", "--option", "wind=north"], "wind"),
        (["lyon", "--grid", "--option", "wind=north"], "wind"),
        (["lyon", "--games", "0"], "--games"),
        (["lyon", "--json", "/no/such/folder/out.json"], "Non si può scrivere"),
        (["lyon", "--json", "."], "Non si può scrivere «.»"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code != 0
    assert said in result.output
    assert "Traceback" not in result.output


def test_interrupted_it_says_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(player: object, job: Job, games: int, workers: int, engine: str) -> Iterator[Tally]:
        yield play_games(job, 0, 4)
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "tallies", interrupted)
    result = run("lyon", "--games", "50", "--bots", "random,random", "--json", "-")
    assert result.exit_code == commands.INTERRUPTED
    assert json.loads(result.stdout)["games"] == 4
    assert "giocate 4 su 50 partite" in result.stderr


def test_a_budget_in_milliseconds_comes_with_a_warning() -> None:
    result = run("lyon", "--games", "1", "--bots", "search:1ms,random", "--json", "-")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["bots"] == ["search:1ms", "random"]
    assert "non si ripete" in result.stderr


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_who_stops_it_gets_what_was_played(number: int, code: int, workers: str, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    words = ["simulate", "lyon", "--games", "50000", "--bots", "random,random", "--workers", workers, "--lang", "en"]
    near, far = pty.openpty()  # a bar is drawn, so that it is seen when games have been played
    with subprocess.Popen(
        [sys.executable, "-c", "from ludoteca.cli import main; main()", *words, "--json", str(file)],
        stdout=subprocess.DEVNULL,
        stderr=far,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
        preexec_fn=heeding_interrupts,
    ) as process:
        os.close(far)
        told = wait_for(near, rb"\b[1-9]\d*/50000")
        assert not file.exists()
        process.send_signal(number)
        told += wait_for(near, rb"Stopped: \d+ of 50000 games played")
        assert process.wait(timeout=120) == code
    os.close(near)
    played = int(re.findall(rb"Stopped: (\d+) of", told)[0])
    assert played > 0
    assert json.loads(file.read_text(encoding="utf-8"))["games"] == played
    assert [path.name for path in tmp_path.iterdir()] == ["out.json"]


def heeding_interrupts() -> None:
    """Whoever runs in the background was told to ignore them, and so were these tests, perhaps."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(screen: int, pattern: bytes) -> bytes:
    """Everything that is written until it has the pattern."""
    told = b""
    while not re.search(pattern, told):
        told += os.read(screen, 4096)
    return told


def test_stopped_before_anything_was_played_it_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Iterator[Tally]:
        os.kill(os.getpid(), signal.SIGTERM)
        yield from ()

    monkeypatch.setattr(commands, "tallies", interrupted)
    result = run("lyon", "--json", str(tmp_path / "out.json"))
    assert result.exit_code == 143
    assert "giocate 0 su 100 partite" in result.output
    assert list(tmp_path.iterdir()) == []
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_an_error_is_in_one_language() -> None:
    italian = run("lyon", "--json", "/no/such/folder/out.json").output
    assert italian == "Errore: Non si può scrivere «/no/such/folder/out.json»: non c'è.\n"
    english = run("lyon", "--json", "/no/such/folder/out.json", "--lang", "en").output
    assert english == "Error: Cannot write “/no/such/folder/out.json”: it is not there.\n"
    assert run("lyon", "--option", "packs=/nowhere").output.startswith("Error: /nowhere/pack.yaml: not found")
