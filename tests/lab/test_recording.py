"""Recordings: what is read back is what was seen."""

from pathlib import Path

import numpy as np
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.kernel.contract import Decision, Match, Raw
from ludoteca.lab.recording import Recording
from ludoteca.lab.simulation import play_whole
from ludoteca.rl.observation import observe

WORDS = ["lab", "record", "lyon", "--games", "6", "--bots", "random,greedy", "--seed", "4", "--lang", "en"]


def test_every_decision_is_read_back_as_it_was_seen(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, [*WORDS, "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    recording = Recording(tmp_path)
    decided = iter(recording)
    buffers = recording.spec.buffers()
    seen = 0

    for index in range(6):
        scores: list[tuple[int, float]] = []

        def see(match: Match, decision: Decision, raw: Raw) -> None:
            nonlocal seen
            found = next(decided)
            observe(match, decision.seat, buffers)
            assert found.buffers.same_as(buffers)
            assert (found.seat, found.choice) == (decision.seat, decision.raws.index(raw))
            scores.append((found.seat, found.score))  # noqa: B023
            seen += 1

        played = play_whole(recording.job, index, False, see)
        assert all(score == played.score(seat) for seat, score in scores)
    assert seen == len(recording) > 100
    assert next(decided, None) is None


def test_it_goes_on_where_it_ended(tmp_path: Path) -> None:
    CliRunner().invoke(main, [*WORDS, "--out", str(tmp_path)])
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    victim = sorted(tmp_path.glob("*.parquet"))[2]
    victim.unlink()
    again = CliRunner().invoke(main, [*WORDS, "--out", str(tmp_path)])
    assert again.output == f"There are 6 games of 6 in “{tmp_path}”.\n"
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    other = CliRunner().invoke(main, [*WORDS, "--seed", "5", "--out", str(tmp_path)])
    assert other.exit_code == 1
    assert "another simulation (not the same: seed)" in other.output


def test_tables_are_there_for_other_programs(tmp_path: Path) -> None:
    CliRunner().invoke(main, [*WORDS[:4], "1", *WORDS[5:], "--out", str(tmp_path)])
    tables = list(Recording(tmp_path).tables())
    assert sum(table.num_rows for table in tables) == len(Recording(tmp_path))
    assert np.all(np.array(tables[0].column("count")) > np.array(tables[0].column("choice")))
