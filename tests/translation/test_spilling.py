"""What is longer in a language than its room on a board is listed; nothing runs over, and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from ludoteca import library
from ludoteca.cli import main
from ludoteca.kernel import languages
from ludoteca.kernel.drawing import words
from ludoteca.kernel.languages import PSEUDO
from ludoteca.kernel.paintings import Backdrop, Painting
from ludoteca.kernel.parts import Part
from ludoteca.translation import pseudo
from ludoteca.translation.spilling import Spill, spills, spills_of

pytestmark = pytest.mark.xdist_group("pseudo")
"""One process makes the pseudo-language for all, because reading everything takes longer than any of them."""


@pytest.fixture(scope="module", autouse=True)
def _offered() -> Iterator[None]:
    pseudo.offer()
    yield
    languages.MAKERS.pop(PSEUDO)
    languages.forget()


def painted(*lines: str) -> Painting:
    return Painting(10, 10, "", "", Backdrop("", {}), {"card:1": Part("card:1", "", "".join(lines), ())})


def test_a_line_that_is_squeezed_or_cut_or_has_no_room_is_listed_and_no_other() -> None:
    found = spills(
        painted(
            words(0, 0, "nnnn", 10, room=22.3),
            words(0, 0, "nnnnnnnn", 10, room=22.24),
            words(0, 0, "nn…", 10, room=100),
            words(0, 0, "a &amp; b", 10),
            '<text font-size="10">n &lt; n</text>',
            "<text></text>",
        )
    )
    assert list(found) == [
        Spill("card:1", "nnnnnnnn", 22.2 / 44.48, False),
        Spill("card:1", "nn…", 1.0, True),
        Spill("card:1", "n < n", 0.0, False),
    ]


@pytest.mark.parametrize("key", sorted(library.list_games()))
def test_longer_words_run_over_nothing_and_are_not_cut(key: str) -> None:
    for found in spills_of(library.game(key), PSEUDO, seed=1, most=120).values():
        assert [spill for spill in found if spill.cut or not spill.share] == []


def test_the_command_lists_what_is_tight_in_each_shape() -> None:
    result = CliRunner().invoke(main, ["phrases", "spills", "lyon", "--choices", "40"])
    assert result.exit_code == 0
    assert "squeezed to " in result.output
    assert "tall: " in result.output
    assert "⟦" in result.output


def test_the_command_knows_only_languages_that_are_here() -> None:
    result = CliRunner().invoke(main, ["phrases", "spills", "lyon", "--lang", "xx"])
    assert result.exit_code == 1
    assert "'xx' is not one of it, en, qps" in result.output
