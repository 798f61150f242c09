"""The examples run as they stand: every script, and every cell of the notebooks."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools import notebooks

EXAMPLES = Path(__file__).parents[1] / "examples"
SHOWN = {
    "watch_a_match": ([], "Won by Anna: The Character's DEFENCE is gone. [LY-1.02]"),
    "draw_a_match": (["kingdom", "12", "picture.svg"], "picture.svg: Kingdom Rush"),
    "compare_decks": (["corsari", "custodi", "2"], "2 ended by LY-1.02"),
    "solve_a_position": ([], "Player 1 wins:\n  Play "),
    "own_bot": (["2"], "Cramping won 2 of 2 against random."),
}
"""For each script its arguments, and something that it prints."""


TAUGHT = "train_lyon"
"""The one that needs torch."""


def test_every_script_is_run() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == {*SHOWN, TAUGHT}


def test_a_network_learns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    words = ["--minutes", "0.02", "--rounds", "2", "--trial", "2", "--games", "2", "--depth", "2"]
    monkeypatch.setattr("sys.argv", [TAUGHT, *words])
    runpy.run_path(str(EXAMPLES / f"{TAUGHT}.py"), run_name="__main__")
    printed = capsys.readouterr().out
    assert "| itself | " in printed
    assert " of 2 against greedy, " in printed


def test_the_readme_names_every_example() -> None:
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    missing = [path.name for path in EXAMPLES.iterdir() if path.is_file() and path.name not in text]
    assert missing == ["README.md"]


@pytest.mark.parametrize("name", SHOWN)
def test_a_script_does_what_it_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments, shown = SHOWN[name]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert shown in capsys.readouterr().out
    for picture in tmp_path.glob("*.svg"):
        assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_the_tour_shows_what_it_speaks_of() -> None:
    cells = notebooks.run(EXAMPLES / "tour.ipynb")
    said = "\n".join(cell.printed + cell.said for cell in cells)
    assert "['arena', 'kingdom', 'lorcana', 'lyon', 'synchro']" in said
    assert "the other hand: [] of 5 cards" in said
    assert "[LY-6.04]" in said
    assert "True False" in said  # the imagined match looks the same to its own seat only
    assert "may be taken back: True" in said
    assert cells[-1].said == "True"  # the replay leads to the same position
    assert len([cell for cell in cells if cell.svg]) == 2


def test_the_laboratory_compares() -> None:
    cells = notebooks.run(EXAMPLES / "laboratory.ipynb")
    said = "\n".join(cell.printed + cell.said for cell in cells)
    assert "greedy: won 8" in said
    assert "'custodi': " in said
    assert "rounds: " in said
    assert len([cell for cell in cells if cell.svg]) == 1


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_came_of_it(path: Path) -> None:
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell for cell in cells if cell["outputs"] or cell["execution_count"] is not None] == []
