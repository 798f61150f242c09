"""What the guides tell to type is there, every command with its options and every target of make; their Python runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel import campaigns
from ludoteca.lab import simulation

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for where in ("*.md", "docs/*.md", "examples/*.md", "src/ludoteca/games/*/README.md")
    for path in ROOT.glob(where)
)


def code_in(page: Path) -> list[str]:
    """Lines of code of a page: in blocks, indented, and in the text."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    blocks = re.findall(r"^ *```(?:sh|text)?\n(.*?)^ *```$", text, re.DOTALL | re.MULTILINE)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    lines += re.findall(r"^ {4}(.*)$", text, re.MULTILINE)
    return lines + [" ".join(code.split()) for code in re.findall(r"(?<!`)`([^`]+)`(?!`)", text)]


COMMANDS = sorted(
    {
        (page.relative_to(ROOT).as_posix(), re.split(r"\s+#|\s{3,}|\s\|\s|\s>\s", line)[0])
        for page in PAGES
        for line in code_in(page)
        if line.startswith("ludoteca ")
    }
)


NOT_GAMES = ("GAME", "tris")
"""What stands for a game, and the game of a tutorial."""


def test_there_are_commands_to_look_at() -> None:
    assert len(COMMANDS) > 60


@pytest.mark.parametrize(("page", "line"), COMMANDS, ids=lambda part: part)
def test_a_command_is_there_with_its_options(page: str, line: str) -> None:
    words = [word for word in shlex.split(line)[1:] if not word.startswith("$")]
    command: click.Command | None = main
    context = click.Context(main)
    while isinstance(command, click.Group) and words and not words[0].startswith("-"):
        command = command.get_command(context, words.pop(0))
    assert command is not None, line
    parser = command.make_parser(click.Context(command, resilient_parsing=True))
    found, left, _ = parser.parse_args([word.strip("[]") for word in words])
    assert left == []
    game = found.get("game")
    if isinstance(game, str) and game not in NOT_GAMES:
        settings = {setting.key for setting in ludoteca.game(game).settings()} | {"packs"}
        assert {given.partition("=")[0] for given in re.findall(r"--option ['\"]?(\S+)", line)} <= settings


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_make_is_asked_for_is_there(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = {line.split()[1] for line in code_in(page) if re.match(r"make [a-z]", line)}
    assert asked <= targets


def python_in(name: str) -> str:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / name).read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


def test_the_python_of_the_guide_to_bots_chooses() -> None:
    names: dict[str, Any] = {}
    exec(compile(python_in("bots.md"), "bots.md", "exec"), names)
    assert names["option"] in names["match"].decisions[0].options


def test_the_campaign_of_its_guide_can_be_played() -> None:
    made = eval(python_in("campaign.md"), {**vars(campaigns)})
    assert [chapter.id for chapter in made.chapters] == ["ford", "mill"]


def test_the_python_of_the_guide_to_the_lab_plays() -> None:
    text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    (call,) = re.findall(r"`(play_games\(.*?\))` from", text, re.DOTALL)
    tally = eval(call.replace("count=100", "count=2"), vars(simulation))
    assert tally.games == 2


def test_the_boxes_copy_a_core_set_that_is_there() -> None:
    for key in ("arena", "kingdom", "synchro"):
        text = (ROOT / "docs" / f"{key}-box.md").read_text(encoding="utf-8")
        (code,) = re.findall(r"python -c '(.*?)'", text)
        names: dict[str, Any] = {"print": lambda core: None}
        exec(code, names)
        assert (names["CORE"] / "pack.yaml").is_file()
