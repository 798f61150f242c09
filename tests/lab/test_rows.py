"""Rows of games: the same whatever the workers, the shards and the kills."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.game import HasTrials
from ludoteca.kernel.trials import DRAWN, PLAYED, RETURNED, TURN, Use
from ludoteca.lab.folders import JOURNAL, BadFolder, Folder
from ludoteca.lab.rows import CARD_COLUMNS, NEVER, cards_in, from_file, game_columns, play_rows, to_bytes
from ludoteca.lab.simulation import Job

WORDS = ["simulate", "lyon", "--games", "60", "--bots", "random,random", "--seed", "5", "--lang", "en"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def simulate(folder: Path, *more: str) -> Result:
    result = run(*WORDS, "--rows", str(folder), "--format", "csv", *more)
    assert result.exit_code == 0, result.output
    return result


def contents(folder: Path) -> dict[str, bytes]:
    """All rows, file by file."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.csv"))}


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rows") / "unbroken"
    simulate(folder)
    return folder


def test_a_row_for_each_game_and_each_card(unbroken: Path, tmp_path: Path) -> None:
    assert run("lab", "merge", str(unbroken), "--out", str(tmp_path), "--format", "csv").exit_code == 0
    with (tmp_path / "games.csv").open(newline="") as file:
        games = list(csv.DictReader(file))
    assert [int(game["game"]) for game in games] == list(range(60))
    assert all(float(game["score_1"]) + float(game["score_2"]) == 1 for game in games)
    with (tmp_path / "cards.csv").open(newline="") as file:
        cards = list(csv.DictReader(file))
    scores = {int(game["game"]): (game["score_1"], game["score_2"]) for game in games}
    assert all(card["score"] == scores[int(card["game"])][int(card["seat"])] for card in cards)
    opening = [card for card in cards if card["game"] == "0" and card["seat"] == "0" and card["opening"] == "1"]
    assert len(opening) == 5
    assert {int(card["drawn"]) == 0 for card in cards if card["opening"] == "1"} == {True}


def test_no_speed_is_told_of_games_that_were_played_before(unbroken: Path, tmp_path: Path) -> None:
    merged = run("lab", "merge", str(unbroken), "--out", str(tmp_path), "--format", "csv", "--lang", "en")
    again = simulate(unbroken, "--json", str(tmp_path / "facts.json"))
    for said in (merged.output, again.output):
        assert "decisions. Per game" in " ".join(said.split())
        assert "per second" not in said
    facts = json.loads((tmp_path / "facts.json").read_text())
    assert (facts["seconds"], facts["games_per_second"], facts["decisions_per_second"]) == (0, 0, 0)


def test_workers_and_shards_change_nothing(unbroken: Path, tmp_path: Path) -> None:
    simulate(tmp_path / "two", "--workers", "2")
    assert contents(tmp_path / "two") == contents(unbroken)
    for number in ("1", "2", "3"):
        simulate(tmp_path / number, "--shard", f"{number}/3")
    joined = [str(tmp_path / number) for number in ("3", "1", "2")]
    assert run("lab", "merge", *joined, "--out", str(tmp_path / "a"), "--format", "csv").exit_code == 0
    assert run("lab", "merge", str(unbroken), "--out", str(tmp_path / "b"), "--format", "csv").exit_code == 0
    assert contents(tmp_path / "a") == contents(tmp_path / "b")
    missing = run("lab", "merge", *joined[:2], "--out", str(tmp_path / "c"), "--lang", "en")
    assert missing.exit_code == 1
    assert "games of 60 are missing: the first is number 1." in missing.output


def test_killed_again_and_again_it_ends_with_the_same_rows(unbroken: Path, tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    words = [*WORDS, "--rows", str(folder), "--format", "csv", "--workers", "2"]
    before = 0
    for _ in range(4):
        process = subprocess.Popen(
            [sys.executable, "-c", "from ludoteca.cli import main; main()", *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while process.poll() is None and lines(folder) < before + 6:
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        process.wait()
        before = lines(folder)
    assert before >= 24
    with (folder / JOURNAL).open("ab") as journal:
        journal.write(b"\n0123 {cut off")
    result = simulate(folder, "--json", str(tmp_path / "out.json"))
    assert result.exit_code == 0
    assert contents(folder) == contents(unbroken)
    assert json.loads((tmp_path / "out.json").read_text())["games"] == 60


def lines(folder: Path) -> int:
    file = folder / JOURNAL
    return len(file.read_bytes().splitlines()) if file.exists() else 0


def test_what_is_damaged_is_played_again(unbroken: Path, tmp_path: Path) -> None:
    simulate(tmp_path / "rows")
    victim = sorted((tmp_path / "rows" / "games").iterdir())[7]
    victim.write_bytes(victim.read_bytes()[:-9])
    assert len(Folder.at(tmp_path / "rows").tallies) == 59
    simulate(tmp_path / "rows")
    assert contents(tmp_path / "rows") == contents(unbroken)


def test_another_job_or_another_process_is_kept_out(unbroken: Path) -> None:
    other = run(*WORDS, "--seed", "6", "--rows", str(unbroken), "--format", "csv")
    assert other.exit_code == 1
    assert "another simulation (not the same: seed)" in other.output
    with Folder.at(unbroken).kept_for_me():
        assert "Another process is writing" in run(*WORDS, "--rows", str(unbroken), "--format", "csv").output
    with pytest.raises(BadFolder, match="no rows of a simulation"):
        Folder.at(unbroken / "games")


@pytest.mark.parametrize("arguments", [["--shard", "3/2", "--rows", "x"], ["--shard", "1/2"]])
def test_shards_that_are_none(arguments: list[str]) -> None:
    result = run(*WORDS, *arguments)
    assert result.exit_code != 0
    assert "shard" in result.output


@pytest.mark.parametrize("format", ["csv", "parquet"])
def test_rows_are_read_back(format: str, tmp_path: Path) -> None:
    chunk = play_rows(Job("lyon", ("random", "greedy"), 3), 0, 2)
    for columns, rows in ((game_columns(2), chunk.games), (CARD_COLUMNS, chunk.cards), (CARD_COLUMNS, [])):
        file = tmp_path / f"rows.{format}"
        file.write_bytes(to_bytes(columns, rows, format))
        assert from_file(columns, file) == rows


def test_a_hand_that_is_changed_was_not_the_opening_hand() -> None:
    uses = [
        Use(DRAWN, 0, 1, "a"), Use(DRAWN, 0, 2, "b"), Use(DRAWN, 1, 3, "c"), Use(RETURNED, 0, 1), Use(DRAWN, 0, 4, "d"),
        Use(RETURNED, 1, -1), Use(TURN, 0, 1), Use(DRAWN, 0, 1, "a"), Use(PLAYED, 0, 2, "b"), Use(RETURNED, 0, 4),
    ]  # fmt: skip
    found = {card: (one.opening, one.drawn, one.played) for card, one in cards_in(uses).items()}
    assert found == {2: (1, 0, 1), 4: (1, 0, NEVER), 1: (0, 1, NEVER)}


@pytest.mark.parametrize(("key", "options"), [("lorcana", {}), ("arena", {"mode": "ch4"})])
def test_other_games_tell_of_their_cards(key: str, options: dict[str, str]) -> None:
    game = ludoteca.game(key)
    assert isinstance(game, HasTrials)
    chunk = play_rows(Job(key, ("random", "random"), 1, (options,)), 0, 1)
    assert any(row[7] > 0 for row in chunk.cards)  # played in some turn
    hands = [7, 7] if key == "lorcana" else [6, 7]  # in the Arena whoever acts second has one more
    assert sorted(sum(row[5] for row in chunk.cards if row[1] == seat) for seat in (0, 1)) == hands


def test_rotated_decks_share_chance_and_bots() -> None:
    words = ["--option", "decks=leoni,custodi", "--rotate", "--json", "-"]
    found = json.loads(run(*WORDS[:3], "8", *WORDS[4:], *words).stdout)
    assert [one["options"]["decks"] for one in found["compared"]] == [["leoni", "custodi"], ["custodi", "leoni"]]
    assert [one["games"] for one in found["compared"]] == [4, 4]
    job = Job("lyon", ("random", "greedy"), 1, ({"decks": ["leoni", "custodi"]}, {"decks": ["custodi", "leoni"]}), 2)
    turns = [job.turn(index) for index in range(5)]
    assert [(turn.group, turn.choice, turn.rotation, turn.number) for turn in turns] == [
        (0, 0, 0, 0), (0, 0, 1, 1), (0, 1, 0, 0), (0, 1, 1, 1), (1, 0, 0, 2),
    ]  # fmt: skip


def test_a_worker_does_not_outlive_its_parent(tmp_path: Path) -> None:
    words = ["simulate", "lyon", "--games", "50000", "--bots", "random,random", "--workers", "2", "--format", "csv"]
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from ludoteca.cli import main; main()",
            *words,
            "--rows",
            str(tmp_path),
            "--format",
            "csv",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while lines(tmp_path) < 1:
        time.sleep(0.05)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert len(children) >= 2
    process.kill()
    process.wait()
    until = time.monotonic() + 60
    while any(is_running(int(child)) for child in children) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(is_running(int(child)) for child in children)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
