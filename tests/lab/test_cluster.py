"""The lab on a Ray cluster: what comes out is what comes out here."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.lab import cluster
from ludoteca.lab.commands import simulate
from ludoteca.lab.folders import Folder, Shard
from ludoteca.lab.simulation import GameFailed, Job, Tally, empty_tally, play_games

JOB = Job("lyon", ("greedy", "random"), 3)


def test_tasks_are_made_to_take_some_seconds() -> None:
    assert cluster.next_size(1, 5.0) == 2
    assert cluster.next_size(8, 40.0) == 2
    assert cluster.next_size(1, 0.001) == 4
    assert cluster.next_size(3, 900.0) == 1


def test_another_version_is_refused() -> None:
    with pytest.raises(cluster.OtherVersion, match="has Ludoteca"):
        cluster.play_task(play_games, JOB, [(0, 1)], ("0.0", 1))


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    said = CliRunner().invoke(simulate, ["lyon", "--games", "2", "--engine", "ray", "--lang", "en"])
    assert said.exit_code != 0
    assert "ludoteca[cluster]" in said.output


@pytest.fixture(scope="module")
def ray() -> Iterator[None]:
    found = pytest.importorskip("ray")
    found.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    found.shutdown()


def bytes_in(folder: Path) -> dict[str, bytes]:
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.name != "journal.txt"]
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


@pytest.mark.usefixtures("ray")
def test_rows_of_a_cluster_are_those_of_this_machine(tmp_path: Path) -> None:
    totals = []
    for engine in ("local", "ray"):
        tally = empty_tally(2)
        for part in Folder.made(tmp_path / engine, JOB, 60, "csv").play(Shard(), 1, engine):
            tally.add(part)
        totals.append(tally)
    assert totals[0].games == totals[1].games == 60
    assert (totals[0].wins, totals[0].ended_by) == (totals[1].wins, totals[1].ended_by)
    here, there = bytes_in(tmp_path / "local"), bytes_in(tmp_path / "ray")
    assert len(here) > 2
    assert here == there


def dies_once(job: Job, first: int, count: int) -> Tally:
    """Kill the process the first time; the file that tells so is in the folder that the job's first bot names."""
    mark = Path(job.bots[0]) / "died"
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return play_games(JOB, first, count)


def breaks(job: Job, first: int, count: int) -> Tally:
    raise GameFailed(first, job.seed, "broken")


@pytest.mark.usefixtures("ray")
def test_what_a_dead_worker_had_is_played_again(tmp_path: Path) -> None:
    job = Job("lyon", (str(tmp_path), "random"), 3)
    (found,) = cluster.done(dies_once, job, [(0, 4)])
    assert (tmp_path / "died").exists()
    assert json.dumps(found.ended_by) == json.dumps(play_games(JOB, 0, 4).ended_by)


@pytest.mark.usefixtures("ray")
def test_a_game_that_breaks_off_is_named() -> None:
    with pytest.raises(GameFailed, match="game 7 of seed 3: broken"):
        list(cluster.done(breaks, JOB, [(7, 1)]))
