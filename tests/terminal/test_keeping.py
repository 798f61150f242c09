"""A match that is left is kept, and whoever left is told how to go on with it."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.terminal import answers, keeping, saving
from ludoteca.terminal.session import Session
from tests.terminal.conftest import SessionMaker


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "ludoteca"


def file_in(lines: list[str]) -> Path:
    (line,) = lines
    return Path(shlex.split(line)[-1])


def test_a_match_that_is_left_goes_on_where_it_was(in_action: Session, data_folder: Path) -> None:
    lines = keeping.keep(in_action)
    path = data_folder / "kept-lyon-1.json"
    assert lines == [f"The match is kept. To go on: ludoteca play lyon --load {path}"]
    assert saving.read(path, in_action.game).match.save() == in_action.match.save()
    told = CliRunner().invoke(main, [*shlex.split(lines[0].partition("ludoteca ")[2]), "--plain"], input="")
    assert told.exit_code == 0
    assert "Action: play cards" in told.output


def test_nothing_is_kept_of_what_is_in_a_file_or_has_not_begun(make_session: SessionMaker, tmp_path: Path) -> None:
    session = make_session()
    assert keeping.keep(session) == []
    session.choose(0, session.match.decisions[0].options[0])
    answers.save(session, str(tmp_path / "mine.json"))
    assert keeping.keep(session) == []
    session.choose(0, session.match.decisions[0].options[0])
    assert keeping.keep(session) != []


def test_a_kept_match_stays_in_its_file_until_it_is_over(in_action: Session) -> None:
    path = file_in(keeping.keep(in_action))
    again = Session(in_action.game, saving.read(path, in_action.game))
    again.kept_in = keeping.kept_place(path, in_action.game)
    assert again.kept_in == path
    again.choose(0, again.match.decisions[0].options[0])
    assert file_in(keeping.keep(again)) == path
    again.concede()
    assert keeping.keep(again) == []
    assert not path.exists()


def test_a_file_of_ones_own_is_never_written_by_leaving(in_action: Session, tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    answers.save(in_action, str(mine))
    before = mine.read_bytes()
    again = Session(in_action.game, saving.read(mine, in_action.game))
    again.kept_in = keeping.kept_place(mine, in_action.game)
    again.choose(0, again.match.decisions[0].options[0])
    assert file_in(keeping.keep(again)) != mine
    again.concede()
    keeping.keep(again)
    assert mine.read_bytes() == before


def test_the_oldest_of_many_makes_room(in_action: Session) -> None:
    paths = [file_in(keeping.keep(in_action)) for _ in range(keeping.MOST)]
    assert len(set(paths)) == keeping.MOST
    os.utime(paths[3], (1, 1))
    assert file_in(keeping.keep(in_action)) == paths[3]


def test_where_nothing_can_be_kept_that_is_said(in_action: Session, data_folder: Path) -> None:
    data_folder.write_text("a file", encoding="utf-8")
    (line,) = keeping.keep(in_action)
    assert "XDG_DATA_HOME" in line
