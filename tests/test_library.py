"""Games of other packages: what is broken there is reported in a line and left out."""

from __future__ import annotations

import errno
import importlib
import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca import introductions, library
from ludoteca.cli import main
from ludoteca.table import creation, server
from ludoteca.table.errors import Refused

SOUND = """
from tests.conformance.stones import StonesGame

class Game(StonesGame):
    key = "guest"
"""
BROKEN = {
    "import error": "import a_module_that_nobody_has",
    "syntax error": "def (",
    "no such name": "",
    "no game": "Game = 7",
    "unfinished": "from ludoteca import Game as Base\n\nclass Game(Base):\n    key = 'guest'",
    "bad rules": SOUND + "    def rules(self):\n        raise ValueError('line 3: no such\\n rule')",
    "bad content": SOUND + "    def settings(self):\n        raise OSError('cards.yaml: not there')",
}
Installer = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installer]:
    """Install a package with the game `guest`, whose module has this text."""
    info = tmp_path / "guest-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1\n", encoding="utf-8")
    module = f"guest_{abs(hash(tmp_path))}"
    (info / "entry_points.txt").write_text(f"[{library.GROUP}]\nguest = {module}:Game\n", encoding="utf-8")
    monkeypatch.setattr(creation, "unplayable", set())

    def write(text: str) -> None:
        (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        library.list_games.cache_clear()
        library.game.cache_clear()

    yield write
    monkeypatch.undo()
    library.list_games.cache_clear()
    library.game.cache_clear()


def test_a_sound_guest_is_listed(install: Installer) -> None:
    install(SOUND)
    working, broken = library.working_games()
    assert "guest" in [game.key for game in working]
    assert broken == []


@pytest.mark.parametrize("what", sorted(BROKEN))
def test_a_broken_game_is_named_in_one_line_and_the_others_are_listed(what: str, install: Installer) -> None:
    install(BROKEN[what])
    listed = CliRunner().invoke(main, ["games", "--lang", "en"])
    assert listed.exit_code == 0
    lines = listed.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["arena", "kingdom", "lorcana", "lyon", "synchro"]
    (said,) = listed.stderr.splitlines()
    assert said.startswith("the game 'guest' is broken and left out: ")


def test_a_broken_game_is_refused_with_the_reason_when_it_is_asked_for(install: Installer) -> None:
    install(BROKEN["import error"])
    with pytest.raises(library.BrokenGame, match="a_module_that_nobody_has"):
        ludoteca.game("guest")
    for arguments in (["games", "guest"], ["guest"], ["play", "guest"]):
        asked = CliRunner().invoke(main, arguments)
        assert asked.exit_code == 2
        assert "a_module_that_nobody_has" in asked.stderr
    with pytest.raises(Refused) as refused:
        creation.game_called("guest")
    assert refused.value.status == 404


def test_the_server_goes_on_without_it_and_says_so_once(install: Installer, caplog: pytest.LogCaptureFixture) -> None:
    install(BROKEN["bad content"])
    with caplog.at_level(logging.ERROR):
        creation.load_games()
    assert [record.getMessage() for record in caplog.records] == [
        "the game 'guest' is broken and left out: OSError: cards.yaml: not there"
    ]
    assert "guest" not in [game["key"] for game in creation.listed_games("it")]
    assert "lyon" in [game["key"] for game in creation.listed_games("it")]


def test_a_game_whose_matches_cannot_be_made_is_left_out_as_well(
    install: Installer, caplog: pytest.LogCaptureFixture
) -> None:
    install(SOUND + "    def new(self, **options):\n        raise KeyError('card 12')")
    with caplog.at_level(logging.ERROR):
        creation.load_games()
    assert [record.getMessage() for record in caplog.records] == [
        "the game 'guest' is broken and left out: KeyError: 'card 12'"
    ]
    assert "guest" not in [game["key"] for game in creation.listed_games("it")]


def test_a_game_for_which_there_was_no_file_to_be_had_is_offered_when_there_is(
    install: Installer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(SOUND)
    real = creation.asking.draw

    def draw(game: Any, *given: Any) -> Any:
        if game.key == "guest":
            try:
                raise OSError(errno.EMFILE, "Too many open files")
            except OSError:
                raise ValueError("cards.yaml cannot be read") from None
        return real(game, *given)

    monkeypatch.setattr(creation.asking, "draw", draw)
    assert not creation.load_games()
    assert "guest" not in [game["key"] for game in creation.listed_games("it")]
    monkeypatch.setattr(creation.asking, "draw", real)
    assert creation.load_games()
    assert "guest" in [game["key"] for game in creation.listed_games("it")]


async def test_a_server_tries_such_a_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    left = [True, False, False]
    monkeypatch.setattr(creation, "load_games", left.pop)
    monkeypatch.setattr(server, "PAGE_SECONDS", 0.0)
    monkeypatch.setattr(server, "AGAIN_SECONDS", 0.0)
    await server.load_games()
    assert left == []


def test_the_server_lists_games_as_they_were_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    first = creation.listed_games("en")
    tried: list[str] = []
    monkeypatch.setattr(library, "working_game", tried.append)
    assert creation.listed_games("en") == first
    assert tried == []
    assert {form["key"]: form["builds_decks"] for form in first}["lorcana"]


# -- commands of one game ----------------------------------------------------------------------------------------

COMMANDS = """
import click

@click.group()
def group():
    "What only this game has."

@group.command()
def count():
    click.echo("nine stones")
"""


def test_a_game_brings_its_own_commands(install: Installer) -> None:
    install(COMMANDS + SOUND + "    def commands(self):\n        return group")
    counted = CliRunner().invoke(main, ["guest", "count"])
    assert (counted.exit_code, counted.output) == (0, "nine stones\n")
    assert "What only this game has." in CliRunner().invoke(main, ["guest", "--help"]).output


def test_a_game_without_commands_says_what_can_be_done_with_it() -> None:
    asked = CliRunner().invoke(main, ["lyon"])
    assert asked.exit_code == 2
    assert "ludoteca play lyon" in asked.output


def test_the_command_names_no_game_itself() -> None:
    text = Path(str(main.callback.__code__.co_filename)).read_text(encoding="utf-8")  # type: ignore[union-attr]
    assert not [key for key in ludoteca.list_games() if key in text.lower()]
    told = CliRunner().invoke(main, ["--help"]).output
    assert "GAME" in told
    assert CliRunner().invoke(main, ["lorcana", "--help"]).exit_code == 0


# -- the list of games -------------------------------------------------------------------------------------------


def listed() -> tuple[list[str], str]:
    """The keys that `ludoteca games` lists, and what it says of others."""
    done = CliRunner().invoke(main, ["games", "--lang", "en"])
    return [line.split()[0] for line in done.stdout.splitlines()], done.stderr


def test_the_list_tries_no_game_again_whose_package_is_as_it_was(
    install: Installer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    install(SOUND)
    first = CliRunner().invoke(main, ["games", "--lang", "en"])
    tried: list[str] = []
    monkeypatch.setattr(library, "working_game", tried.append)
    again = CliRunner().invoke(main, ["games", "--lang", "en"])
    assert again.stdout == first.stdout
    assert "guest" in again.stdout
    assert tried == []


def test_a_game_that_broke_since_it_was_listed_is_reported(
    install: Installer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    install(SOUND)
    assert "guest" in listed()[0]
    install(BROKEN["bad content"])
    import_caches_forget_guests()
    introductions.package_state.cache_clear()  # as in the next process
    keys, said = listed()
    assert "guest" not in keys
    assert "cards.yaml: not there" in said


def import_caches_forget_guests() -> None:
    """Forget the modules of guests, as a new process would."""
    for name in [name for name in sys.modules if name.startswith("guest_")]:
        del sys.modules[name]
    importlib.invalidate_caches()
