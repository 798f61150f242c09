"""`ludoteca serve`."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.params import system_language
from ludoteca.table import commands
from ludoteca.table.commands import can_show_browser, database_cause, default_database, serve
from tests.table.servers import CommandServer


def test_it_prints_where_it_is_and_serves(tmp_path: Path) -> None:
    server = CommandServer(str(tmp_path / "tables.sqlite"))
    try:
        assert server.greeting.startswith("The table is open: http://127.0.0.1:") or "aperto" in server.greeting
        assert server.get("/health").json() == {"status": "ok"}
        seats, _ = server.open_table()
        assert server.get(seats[0]).status_code == 200
    finally:
        server.stop()
    assert server.process.returncode in (0, -15)
    assert (tmp_path / "tables.sqlite").exists()


def test_a_taken_port_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = CliRunner().invoke(serve, ["--port", str(port), "--no-open"])
    assert result.exit_code == 1
    assert f"La porta {port} è già in uso" in result.output


def test_an_address_that_is_not_ours_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    result = CliRunner().invoke(serve, ["--host", "192.0.2.1", "--port", "0", "--no-open"])
    assert result.exit_code == 1
    assert "Cannot open 192.0.2.1:0" in result.output


@pytest.mark.parametrize("database", ["oracle9://x", "sqlite://", "postgresql+nothing://x", "://"])
def test_a_bad_database_is_said_plainly(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    result = CliRunner().invoke(serve, ["--port", "0", "--no-open", "--database", database])
    assert result.exit_code == 1
    assert "The database cannot be used" in result.output


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("nowhere/tables.sqlite", "unable to open database file"),
        ("letter.txt", "file is not a database"),
        ("postgresql+psycopg://nobody@127.0.0.1:1/none", "connection failed"),
    ],
)
def test_a_database_that_cannot_be_opened_is_said_before_the_table_is_open(
    database: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    Path("letter.txt").write_text("Dear Anna,\n" * 100, encoding="utf-8")
    result = CliRunner().invoke(serve, ["--port", "0", "--no-open", "--database", database])
    assert result.exit_code == 1
    assert result.output.startswith(f"Error: The database cannot be used: “{why}")
    assert result.output.count("\n") == 1


def test_a_missing_driver_is_named_with_what_to_install() -> None:
    assert "pip install 'psycopg[binary]'" in database_cause(ModuleNotFoundError("No module", name="psycopg")).en


def test_the_terminal_has_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(key, raising=False)
    assert system_language() == "it"
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert system_language() == "en"


def test_tables_are_kept_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "ludoteca" / "tables.sqlite")
    assert (tmp_path / "ludoteca").is_dir()


def test_a_users_folder_that_cannot_be_made_is_said_plainly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    result = CliRunner().invoke(serve, ["--port", "0", "--no-open"])
    assert result.exit_code == 1
    assert "cannot be made (a part of the path is no folder); XDG_DATA_HOME names another." in result.output


def test_no_browser_is_opened_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not can_show_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert can_show_browser()


def test_a_server_opens_as_many_files_as_it_may() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, before[1]))
        commands.allow_files()
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert (now, most) == (min(commands.FILES, most) if most >= 0 else commands.FILES, before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
