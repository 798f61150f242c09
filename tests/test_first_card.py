"""The guide of docs/first-card.md can be followed to the letter, and what it shows is what is printed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main

PAGE = (Path(__file__).parents[1] / "docs" / "first-card.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


FINE, WRONG, CARD = blocks("text")


def run(line: str, given: str = "") -> str:
    """What a command of the guide prints; a match is played by lines of text."""
    words = shlex.split(line)[1:]
    plain = ["--plain", "--lang", "en"] if words[0] == "play" else []
    result = CliRunner().invoke(main, [*words, *plain], input=given)
    assert result.exit_code == 0, f"{line}\n{result.output}"
    return result.output


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the guide's files are written and its commands are typed."""
    monkeypatch.chdir(tmp_path)
    Path("FOLDER/cards").mkdir(parents=True)
    return tmp_path


def write(key: str) -> None:
    pack, lyon, lorcana = blocks("yaml")
    Path("FOLDER/pack.yaml").write_text(pack.replace("lyon", key), encoding="utf-8")
    Path("FOLDER/cards/mine.yaml").write_text(lyon if key == "lyon" else lorcana, encoding="utf-8")


def type_all(text: str, given: str = "") -> str:
    """Type a block of commands; return what the last one printed."""
    printed = ""
    for line in text.splitlines():
        echoed = re.fullmatch(r'echo "(.*)" >> (\S+)', line)
        if echoed:
            with Path(echoed[2]).open("a", encoding="utf-8") as deck:
                deck.write(echoed[1] + "\n")
            continue
        command, _, into = line.partition(" > ")
        printed = run(command, given)
        if into:
            Path(into).write_text(printed, encoding="utf-8")
    return printed


def test_the_card_of_lyon_is_checked_and_played(folder: Path) -> None:
    write("lyon")
    check, play, trial, simulate, _ = blocks("sh")
    assert type_all(check) == FINE
    shown = type_all(play, given="Fire-Spitter\ncard Fire-Spitter\n")
    assert CARD in shown
    assert "Fire-Spitter" in type_all(trial.replace("--games 400", "--games 2 --lang en"))
    assert "greedy" in type_all(simulate.replace("--games 40", "--games 2"))


def test_a_wrong_word_is_reported_as_shown(folder: Path) -> None:
    write("lyon")
    card = Path("FOLDER/cards/mine.yaml")
    card.write_text(card.read_text(encoding="utf-8").replace("monster,", "monstr,", 1), encoding="utf-8")
    result = CliRunner().invoke(main, ["pack", "check", "FOLDER"])
    assert result.exit_code == 1
    assert result.output == WRONG


def test_the_card_of_lorcana_is_checked_and_played(folder: Path) -> None:
    write("lorcana")
    check, *_, play = blocks("sh")
    assert type_all(check) == FINE
    type_all(play)
    assert "2 Elsa - Snow Trial" in Path("mine.txt").read_text(encoding="utf-8")
