"""The reference of the card language says every word, and says it as it is now."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from tests.forms import pure_only

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
import lorcana_words as tool


@pure_only
def test_every_word_has_a_meaning_and_every_meaning_a_word() -> None:
    assert tool.faults() == []


@pure_only
def test_a_word_without_meaning_is_a_fault(monkeypatch) -> None:
    monkeypatch.delitem(tool.MEANINGS, "yours")
    assert tool.faults() == ["no meaning: property yours"]


@pure_only
def test_a_meaning_without_word_is_a_fault(monkeypatch) -> None:
    monkeypatch.setitem(tool.MEANINGS, "fly", "fly")
    assert tool.faults() == ["no such word: fly"]


def test_the_page_has_a_line_for_every_word() -> None:
    lines = tool.page().splitlines()
    for word in tool.all_words():
        if word.text != "|":
            assert any(line.startswith(f"| `{word.signature}` |") for line in lines), word.signature
    assert len([line for line in lines if line.startswith("| `")]) == len(tool.all_words())


def test_a_text_that_stands_for_two_words_has_two_meanings() -> None:
    both = [(VOCABULARY.words[text], VOCABULARY.second[text]) for text in VOCABULARY.second]
    assert both
    for first, second in both:
        assert tool.meaning(first) != tool.meaning(second), first.text


@pure_only
def test_the_page_is_up_to_date() -> None:
    assert tool.FILE.read_text(encoding="utf-8") == tool.page(), "run: python tools/lorcana_words.py"
