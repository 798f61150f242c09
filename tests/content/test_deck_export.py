"""`ludoteca deck export` and formats, with a game that has neither codes nor formats."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main


def run(*words: object) -> tuple[int, str]:
    result = CliRunner().invoke(main, [str(word) for word in words])
    return result.exit_code, result.output


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "deck.txt"
    file.write_text("1 leandro, re dell'arena\n3 Roaring Cub\n", encoding="utf-8")
    return file


def test_a_deck_is_exported_in_either_language(deck: Path) -> None:
    assert run("deck", "export", "lyon", deck) == (0, "1 LEANDRO, RE DELL'ARENA\n3 CUCCIOLO RUGGENTE\n")
    assert run("deck", "export", "lyon", deck, "--lang", "en") == (0, "1 Leandro, King of the Arena\n3 Roaring Cub\n")


def test_what_cannot_be_read_is_not_exported(deck: Path) -> None:
    deck.write_text("3 Roaring Cub\n1 Nobody\n", encoding="utf-8")
    status, output = run("deck", "export", "lyon", deck, "--lang", "en")
    assert status == 1
    assert output == f"{deck}:2: No card is called 'Nobody'.\n"
    deck.write_text("", encoding="utf-8")
    assert run("deck", "export", "lyon", deck) == (1, f"Errore: «{deck}»: non c'è nessuna carta.\n")


def test_a_game_without_codes_or_formats_says_so(deck: Path) -> None:
    assert run("deck", "export", "lyon", deck, "--to", "code") == (
        1,
        "Errore: Editti di Lyon non ha codici di mazzi: usa --to text.\n",
    )
    assert run("deck", "check", "lyon", deck, "--format", "sealed") == (
        1,
        "Errore: Editti di Lyon ha un formato solo: togli --format.\n",
    )
