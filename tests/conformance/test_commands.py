"""`ludoteca check`: a summary at the end, status 0 only when clean, a replay for each failure."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca import library
from ludoteca.cli import main
from ludoteca.kernel import replays
from tests.conformance.stones import Stones, StonesGame


class LosesStones(Stones):
    def problems(self) -> list[str]:
        return ["a stone is missing"] if self.pile < 5 else []


def check(*words: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(main, ["check", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output.splitlines()


def test_a_clean_game_ends_with_its_summary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "game", lambda key: StonesGame())
    status, lines = check("stones", "--games", "6", "--seed", "2")
    assert status == 0
    assert lines[-1].startswith("stones: 6 games, ")
    assert lines[-1].endswith(" checks: clean")


def test_a_failure_is_told_and_written_as_a_replay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(library, "game", lambda key: StonesGame(LosesStones))
    status, lines = check("stones", "--games", "2", "--out", str(tmp_path))
    assert status == 1
    assert lines[0].startswith("invariants: a stone is missing (game 0, after ")
    assert lines[-1].endswith(" checks: 2 failures")
    files = sorted(tmp_path.iterdir())
    assert [f"  replay: {file}" for file in files] == [line for line in lines if "replay:" in line]
    assert [file.name for file in files] == ["stones-0-0-invariants.jsonl", "stones-0-1-invariants.jsonl"]
    assert replays.read(files[0].read_text(encoding="utf-8")).game == "stones"


def test_a_folder_that_will_not_do_does_not_hide_the_failures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(library, "game", lambda key: StonesGame(LosesStones))
    (tmp_path / "file").write_text("", encoding="utf-8")
    status, lines = check("stones", "--games", "1", "--out", str(tmp_path / "file" / "folder"))
    assert status == 1
    assert lines[0].startswith("invariants: a stone is missing")
    assert lines[1].endswith(" cannot be written (Not a directory)")


def test_workers_check_the_same_games() -> None:
    alone, together = check("lyon", "--games", "6"), check("lyon", "--games", "6", "--workers", "2")
    assert alone == together
    assert alone[0] == 0


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    status, lines = check("chess")
    assert status == 2
    assert "no game is called 'chess'; there are " in lines[-1]
