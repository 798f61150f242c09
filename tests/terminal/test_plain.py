"""The line mode, as a person with a pipe or a screen reader meets it."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.texts import Phrase
from ludoteca.terminal import commands
from ludoteca.terminal.plain import Plain
from ludoteca.terminal.saving import Saved
from ludoteca.terminal.session import Session
from tests.terminal.conftest import SessionMaker

DRAWN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\u2500-\u259f]")
"""Control characters (escape among them), boxes and blocks."""


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "from ludoteca.cli import main; main()", "play", "lyon", *arguments]


def environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL", "LC_MESSAGES")}


def play(*arguments: str, lines: list[str]) -> str:
    done = subprocess.run(
        command("--plain", *arguments),
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def begin(*arguments: str, **env: str) -> Result:
    """The same within this process, with nothing to read."""
    unset: dict[str, str | None] = {"LANG": None, "LC_ALL": None, "LC_MESSAGES": None}
    return CliRunner(env=unset | env).invoke(main, ["play", "lyon", "--plain", *arguments], input="")


@pytest.mark.parametrize(
    ("lang", "won", "prompt"), [("it", "Vince ", "Azione: gioca carte"), ("en", " wins.", "Action: play cards")]
)
def test_a_whole_game_by_always_taking_the_first_option(lang: str, won: str, prompt: str) -> None:
    told = play("--seed", "5", "--bot", "random", "--lang", lang, lines=["1"] * 600)
    assert won in told
    assert prompt in told
    assert not DRAWN.search(told)
    assert "{seat" not in told
    assert told.splitlines()[-1] == {"it": "Fine dell'input: la partita si ferma qui."}.get(
        lang, "End of input: the match stops here."
    )


def test_the_same_seed_tells_the_same_game() -> None:
    games = [play("--seed", "11", "--bot", "greedy", lines=["1"] * 40) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("env", "word"),
    [
        ({}, "Scegli"),
        ({"LANG": "C.UTF-8"}, "Scegli"),
        ({"LANG": "it_IT.UTF-8"}, "Scegli"),
        ({"LANG": "en_GB.UTF-8"}, "Choose"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "en_US.UTF-8"}, "Choose"),
    ],
)
def test_the_language_of_the_system(env: dict[str, str], word: str) -> None:
    told = begin(**env)
    assert told.exit_code == 0
    assert word in told.output


def test_end_of_input_at_once() -> None:
    assert play("--lang", "en", lines=[]).endswith("End of input: the match stops here.\n")


def test_nonsense_is_survived() -> None:
    lines = ["", "0", "-1", "xyzzy", "why why", "undo", "save", "save /", "rules \\", "card", "lang", "card {seat0}"]
    told = play("--seed", "1", "--lang", "en", lines=[*lines, "concede", "1", "undo", "quit", "never read"])
    assert "wins." in told
    assert told.endswith("Goodbye.\n")


def test_bytes_that_are_no_text_are_survived() -> None:
    done = subprocess.run(
        command("--plain", "--lang", "en"), input=b"\xff\xfe\n\x80 why\nquit\n", capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(b"Goodbye.\n")


def test_save_and_load(tmp_path: Path) -> None:
    file = str(tmp_path / "m.json")
    start = ["1", "1", "1", "1"]
    told = play("--seed", "3", "--names", "Ada,Bea", "--lang", "en", lines=[*start, f"save {file}", "board"])
    board = told.rpartition("Match saved in")[2].splitlines()[1:-1]
    again = play("--load", file, lines=["1"])
    assert "\n".join(board) in again
    assert "Ada: Action" in again


def test_a_finished_hot_seat_match_is_loaded_without_a_curtain(tmp_path: Path) -> None:
    file = str(tmp_path / "over.json")
    play("--hotseat", "--names", "Ada,Bea", "--lang", "en", lines=["", "concede", f"save {file}"])
    told = begin("--load", file).output
    assert "Bea wins." in told
    assert "look away" not in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--option", "decks=leoni,nessuno"], "No deck is called “nessuno”"),
        (["--option", "colour=red"], "Unknown option: colour. There are: decks, "),
        (["--option", "first=random", "--option", "first=player 1"], "An option is given twice."),
        (["--option", "packs=/nowhere/at/all"], "a pack is a folder with a pack.yaml"),
        (["--option", "decks"], "options are written key=value"),
        (["--names", "A"], "2 names are needed"),
        (["--names", "A,"], "2 names are needed"),
        (["--seat", "3"], "Seats go from 1 to 2."),
        (["--seats", "5"], "The game is for 2 players."),
        (["--load", "/nowhere/at/all"], "cannot be read"),
        (["--load", "/nowhere/at/all", "--bot", "random"], "does not go with"),
    ],
)
def test_mistakes_on_the_command_line(arguments: list[str], said: str) -> None:
    told = begin("--lang", "en", *arguments)
    assert told.exit_code == 1
    assert said in told.output


def test_a_line_says_that_the_game_loads_before_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def loads(*_: object) -> Saved:
        raise BadSettings([Phrase("caricato", "loaded")])

    monkeypatch.setattr(commands, "new_match", loads)
    told = begin("--lang", "en")
    assert told.stderr.splitlines() == ["One moment, loading Edicts of Lyon…", "Error: loaded"]


def test_one_seat_is_not_a_range() -> None:
    told = CliRunner().invoke(main, ["play", "kingdom", "--plain", "--seats", "1", "--seat", "2", "--lang", "it"])
    assert told.exit_code == 1
    assert "C'è un posto solo: il numero 1." in told.output
    told = CliRunner().invoke(main, ["play", "kingdom", "--plain", "--seats", "9", "--lang", "it"])
    assert "Servono da 1 a 4 giocatori." in told.output


def test_a_missing_game_or_an_unknown_command_is_answered_with_what_there_is() -> None:
    told = CliRunner().invoke(main, ["play"])
    assert told.exit_code == 2
    assert "It is one of arena, kingdom, lorcana, lyon, synchro." in " ".join(told.output.split())
    assert "Did you mean 'play'?" in CliRunner().invoke(main, ["pley"]).output
    assert "There are games, rules, play," in CliRunner().invoke(main, ["xyzzy"]).output


def test_unknown_game_and_bot() -> None:
    told = CliRunner().invoke(main, ["play", "go"])
    assert told.exit_code == 2
    assert "no game is called 'go'" in told.output
    told = begin("--bot", "deep")
    assert told.exit_code == 2
    assert "'deep'" in told.output


def test_options_and_seat() -> None:
    told = begin("--option", "decks=custodi,corsari", "--seat", "2", "--lang", "en").output
    assert "Greedy (bot): " in told
    assert "Player 2: Choose a Level 0 Monster" in told


def heeding_interrupts() -> None:
    """Whoever runs the tests may have been started in the background, where interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_interrupt_ends_cleanly() -> None:
    with subprocess.Popen(
        command("--plain", "--lang", "en"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
        preexec_fn=heeding_interrupts,
    ) as process:
        assert process.stdout is not None
        while "7. " not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)  # its input stays open: the signal alone ends it
        told, errors = process.communicate()
    assert process.returncode == 130
    assert "Interrupted" in told
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("typed", "said"), [(b"1\n\x04", "End of input: the match stops here."), (b"1\nquit\n", "Goodbye.")]
)
def test_who_leaves_a_terminal_is_told_where_the_match_is_kept(typed: bytes, said: str, tmp_path: Path) -> None:
    near, far = pty.openpty()
    with subprocess.Popen(
        command("--plain", "--lang", "en"),
        stdin=far,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**environment(), "XDG_DATA_HOME": str(tmp_path)},
    ) as process:
        os.close(far)
        os.write(near, typed)
        told, loading = process.communicate(timeout=60)
    os.close(near)
    assert process.returncode == 0
    kept = tmp_path / "ludoteca" / "kept-lyon-1.json"
    assert kept.is_file()
    assert told.endswith(f"{said}\nThe match is kept. To go on: ludoteca play lyon --load {kept}\n")
    assert loading == "One moment, loading Edicts of Lyon…\n"


class Keyboard:
    """Two people at one keyboard: always the first option; remembers what was on the screen of whom."""

    def __init__(self, session: Session, lines: int) -> None:
        self.session = session
        self.left = lines
        self.shown: list[tuple[int, str]] = []

    def read(self) -> str | None:
        self.left -= 1
        return "1" if self.left >= 0 else None

    def write(self, line: str) -> None:
        self.shown.append((self.session.viewer, line))


def test_hot_seat_never_shows_the_other_hand(make_session: SessionMaker) -> None:
    session = make_session(bots=("", ""), names=("Ada", "Bea"))
    keyboard = Keyboard(session, 120)
    secrets: list[tuple[int, set[str]]] = []

    def write(line: str) -> None:
        keyboard.write(line)
        viewer = session.viewer
        view = session.view()
        seen = {lines[0] for lines in session.game.things(view, "en").values()}
        offered = " ".join(session.labels())
        for other in {0, 1} - {viewer}:
            hand = {card.name.en for card in session.match.view(other).players[other].hand}
            hidden = {name for name in hand - seen if name not in offered}
            secrets.append((viewer, hidden))
            for name in hidden - already_told(session, viewer):
                assert name not in line, (viewer, line)

    Plain(session, keyboard.read, write).play()
    assert any(hidden for _, hidden in secrets)
    curtains = [line for _, line in keyboard.shown if "look away" in line]
    assert any("Ada, press Enter" in line for line in curtains)
    assert any("Bea, press Enter" in line for line in curtains)
    assert {viewer for viewer, line in keyboard.shown if line in curtains} == {None}


def already_told(session: Session, viewer: int | None) -> set[str]:
    """Names of cards that the viewer saw before they went where they are now."""
    told = " ".join(session.told(line) for line in session.log_lines()) if viewer is not None else ""
    known = {card.name.en for seat in (0, 1) for card in session.match.view(seat).players[seat].hand}
    return {name for name in known if name in told}


def test_the_curtain_scrolls_the_hand_away_on_a_screen(make_session: SessionMaker) -> None:
    session = make_session(bots=("", ""))
    keyboard = Keyboard(session, 0)
    Plain(session, keyboard.read, keyboard.write, screen_rows=30).play()
    assert [line for _, line in keyboard.shown].count("") == 30


def test_nothing_is_answered_before_the_curtain_is_lifted(make_session: SessionMaker) -> None:
    session = make_session(bots=("", ""))
    typed = iter(["board", "quit"])
    shown: list[str] = []
    Plain(session, lambda: next(typed), shown.append).play()
    assert sum("look away" in line for line in shown) == 1
    assert shown[-1] == "Goodbye."
