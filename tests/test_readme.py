"""The examples of both READMEs run as they stand, and both say the same."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "LEGGIMI.md"])
def test_python_example_plays_a_whole_match(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert example is not None
    exec(compile(example[1], name, "exec"), {})
    assert "Outcome(winners=" in capsys.readouterr().out


def links(page: Path) -> list[str]:
    return re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8"))


def test_both_lead_to_the_same_places_and_name_the_same_commands() -> None:
    pages = [ROOT / "README.md", ROOT / "LEGGIMI.md"]
    each_other = {"README.md", "LEGGIMI.md"}
    english, italian = [set(links(page)) - each_other for page in pages]
    assert english == italian
    english, italian = [set(re.findall(r"`((?:ludoteca|make) [^`]*)`", page.read_text("utf-8"))) for page in pages]
    assert {command.replace("DIR", "CARTELLA") for command in english} == italian
