"""Catalogues: loaded once, searched in both languages, cited by id."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.kernel.rules import cited_lines, load_catalogue
from ludoteca.kernel.yamls import Problem

TEXT = """
prefix: XX
rulebook: {file: x.txt, lines: 40}
sections:
  - {id: 1, title: {it: "Scopo", en: "Goal"}}
rules:
  - {id: XX-1.01, section: 1, lines: "9,12", it: "Vince chi resta.", en: "Whoever remains wins.", check: "a test"}
  - {id: XX-1.02, section: 1, crd: "1.8.1", it: "Per esempio.", en: "For example.", example: true}
rulings:
  - id: XX-A.01
    rules: [XX-1.01]
    question: {it: "E se nessuno resta?", en: "And if nobody remains?"}
    ruling: {it: "Patta.", en: "A draw."}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "rules.yaml"
    file.write_text(TEXT, encoding="utf-8")
    return file


def test_rules_and_rulings_in_order(path: Path) -> None:
    catalogue = load_catalogue(path)
    assert [entry.id for entry in catalogue.rules] == ["XX-1.01", "XX-1.02", "XX-A.01"]
    assert "XX-1.01" in catalogue
    assert "XX-9" not in catalogue
    assert catalogue["XX-1.02"].flags == ("example",)
    assert [entry.crd for entry in catalogue.rules] == ["", "1.8.1", ""]
    assert catalogue["XX-1.02"].to_json("it")["crd"] == "1.8.1"
    ruling = catalogue["XX-A.01"]
    assert ruling.is_ruling
    assert ruling.to_json("en") == {
        "id": "XX-A.01",
        "section": "Rulings",
        "lines": "",
        "crd": "",
        "text": "And if nobody remains? A draw.",
        "ruling": True,
        "related": ["XX-1.01"],
    }
    assert load_catalogue(path) is catalogue


def test_rules_are_found_by_words_of_either_language(path: Path) -> None:
    catalogue = load_catalogue(path)
    assert [entry.id for entry in catalogue.search(["remains"])] == ["XX-1.01", "XX-A.01"]
    assert [entry.id for entry in catalogue.search(["scopo", "ESEMPIO"])] == ["XX-1.02"]
    assert catalogue.search(["chess"]) == []


def test_a_missing_catalogue_is_a_problem_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"rules\.yaml"):
        load_catalogue(tmp_path / "rules.yaml")


def test_citations_name_lines() -> None:
    assert cited_lines("9,12") == [9, 12]
    assert cited_lines("41-47") == [41, 47]
    assert cited_lines("") == []
