"""What a file says is kept by its text, and never stands in the way of reading it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.kernel import parsed, yamls

TEXT = "cards:\n  - {id: 1, name: 'Sì', 3: [true, null]}\n"
DATA = {"cards": [{"id": 1, "name": "Sì", 3: [True, None]}]}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return parsed.cache_folder()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.yaml"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_file_is_parsed_once(cache: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert yamls.read_yaml(file) == DATA
    monkeypatch.setattr(yamls, "parse_yaml", None)
    assert yamls.read_yaml(file) == DATA


def test_a_changed_file_is_parsed_again(cache: Path, file: Path) -> None:
    yamls.read_yaml(file)
    file.write_text("other: 1\n", encoding="utf-8")
    assert yamls.read_yaml(file) == {"other": 1}


def test_a_marked_file_knows_its_lines_whatever_is_kept(cache: Path, file: Path) -> None:
    yamls.read_yaml(file)
    data = yamls.read_yaml(file, marked=True)
    assert yamls.where_item(data["cards"], 0, "some.yaml").line == 2


@pytest.mark.parametrize("damage", [b"", b"\xc1", b"\x93\x01"])
def test_what_was_kept_damaged_is_parsed_again(cache: Path, file: Path, damage: bytes) -> None:
    yamls.read_yaml(file)
    (kept,) = cache.iterdir()
    kept.write_bytes(damage)
    assert yamls.read_yaml(file) == DATA
    assert parsed.recall(TEXT) == DATA


def test_what_cannot_be_kept_is_parsed_all_the_same(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("a file, no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert yamls.read_yaml(file) == DATA


def test_what_would_come_back_otherwise_is_not_kept(cache: Path) -> None:
    parsed.keep("a date", {"on": (1, 2)})
    assert parsed.recall("a date") is parsed.MISSING
