"""The examples of both READMEs run as they stand."""

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


@pytest.mark.parametrize("name", ["README.md", "LEGGIMI.md", "CONTRIBUTING.md", "docs/design.md"])
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert links
    missing = [link for link in links if not (page.parent / link).exists()]
    assert missing == []
