"""Matches in files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.terminal import saving
from ludoteca.terminal.answers import obey
from ludoteca.terminal.session import Session


@pytest.fixture
def file(in_action: Session, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    obey(in_action, f"save {path}")
    return path


def test_a_saved_match_goes_on_where_it_was(in_action: Session, file: Path) -> None:
    saved = saving.read(file, in_action.game)
    assert saved.match.save() == in_action.match.save()
    assert (saved.bots, saved.names, saved.lang) == (["", "random"], [], "en")
    again = Session(in_action.game, saved, 1)
    assert again.labels() == in_action.labels()
    assert obey(again, "1").moved


def test_in_the_middle_of_a_card(in_action: Session, tmp_path: Path) -> None:
    obey(in_action, "1")
    obey(in_action, f"save {tmp_path / 'half.json'}")
    again = Session(in_action.game, saving.read(tmp_path / "half.json", in_action.game))
    assert again.labels() == in_action.labels()


def test_saving_again_replaces_an_own_file_only(in_action: Session, file: Path, tmp_path: Path) -> None:
    assert "saved" in obey(in_action, f"save {file}").lines[0]
    precious = tmp_path / "thesis.txt"
    precious.write_text("precious")
    assert "left alone" in obey(in_action, f"save {precious}").lines[0]
    assert precious.read_text() == "precious"


@pytest.mark.parametrize("name", ["", "no/such/folder/x.json", "~nobody-at-all/x", "a" * 400, "nul\x00byte"])
def test_impossible_files_are_refused(in_action: Session, tmp_path: Path, name: str) -> None:
    target = name if name.startswith("~") else f"{tmp_path}/{name}"
    (line,) = obey(in_action, f"save {target}").lines
    assert "cannot be written" in line or "left alone" in line


def changed(file: Path, **values: Any) -> Path:
    data = json.loads(file.read_text())
    data.update(values)
    file.write_text(json.dumps(data))
    return file


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"game": "chess"}, "another game (chess)"),
        ({"version": 999}, "version 999"),
        ({"ludoteca": 99}, "not a saved match"),
        ({"match": {}}, "damaged"),
        ({"match": None}, "damaged"),
        ({"bots": ["", "", ""]}, "damaged"),
        ({"bots": ["", "nobody-knows-me"]}, "damaged"),
        ({"bots": ["random", "random"]}, "damaged"),
        ({"names": ["A"]}, "damaged"),
        ({"names": [1, 2]}, "damaged"),
        ({"lang": 7}, "damaged"),
    ],
)
def test_files_of_another_kind_are_refused(in_action: Session, file: Path, values: Any, said: str) -> None:
    with pytest.raises(saving.Unusable, match=said.replace("(", r"\(").replace(")", r"\)")):
        saving.read(changed(file, **values), in_action.game)


def test_a_match_in_a_language_that_is_not_here_goes_on_in_english(in_action: Session, file: Path) -> None:
    assert saving.read(changed(file, lang="xx"), in_action.game).lang == "en"


def test_other_cards_are_refused(in_action: Session, file: Path) -> None:
    match = json.loads(file.read_text())["match"]
    match["content"] = "0" * 8
    with pytest.raises(saving.Unusable, match="cards that are not here"):
        saving.read(changed(file, match=match), in_action.game)


@pytest.mark.parametrize("text", ["", "not json", "[]", "null", "[" * 100_000, '{"ludoteca": 1'])
def test_no_saved_match_at_all(in_action: Session, tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    with pytest.raises(saving.Unusable, match="not a saved match"):
        saving.read(path, in_action.game)


def test_missing_file(in_action: Session, tmp_path: Path) -> None:
    with pytest.raises(saving.Unusable, match="cannot be read"):
        saving.read(tmp_path / "none.json", in_action.game)
