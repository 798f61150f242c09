"""The ready decks, and decks made by chance, with the real cards; the commands that read and write them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.games.lorcana.packs.decks.lists import deck_code, read_deck, write_deck
from ludoteca.games.lorcana.packs.decks.making import playable_cards, random_deck, unused_decks
from ludoteca.games.lorcana.packs.reading import load_content, ready_decks

CONTENT = load_content()
GAME = ludoteca.game("lorcana")


def run(*words: object) -> tuple[int, str]:
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_there_are_twenty_three_ready_decks() -> None:
    assert len(CONTENT.decks) == 23
    assert all(deck.name.it and deck.name.en for deck in CONTENT.decks.values())
    decks = next(setting for setting in GAME.settings() if setting.key == "decks")
    assert decks.default == ["ready-to-let-loose", "a-roaring-guest-list"]


@pytest.mark.parametrize("key", sorted(CONTENT.decks))
def test_every_ready_deck_is_legal_and_survives_every_form(key: str) -> None:
    deck = CONTENT.decks[key]
    assert deck.size == 60
    for text in (write_deck(deck, CONTENT, "it"), write_deck(deck, CONTENT, "en"), deck_code(deck, CONTENT)):
        again, problems = read_deck(text, key, CONTENT)
        assert problems == []
        assert again.cards == deck.cards


def test_decks_made_by_chance_are_legal_and_differ() -> None:
    texts = {write_deck(random_deck(CONTENT, Random(seed)), CONTENT, "en") for seed in range(50)}
    assert len(texts) == 50
    for text in texts:
        deck, problems = read_deck(text, "prova.txt", CONTENT)
        assert problems == []
        assert deck.size == 60


def test_ready_decks_and_the_others_have_every_card() -> None:
    seen = {number for deck in CONTENT.decks.values() for number, _ in deck.cards}
    for text in unused_decks(CONTENT):
        deck, problems = read_deck(text, "prova.txt", CONTENT)
        assert problems == []
        seen.update(number for number, _ in deck.cards)
    assert seen == set(playable_cards(CONTENT))


def test_the_command_checks_a_deck_rule_by_rule(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    assert run("deck", "show", "lorcana", "ready-to-let-loose")[0] == 0
    file.write_text(GAME.deck_text("ready-to-let-loose", "it") or "", encoding="utf-8")
    assert run("deck", "check", "lorcana", file) == (0, f"{file}: nessun problema\n")
    file.write_text(
        "5 Anna - Eager Acolyte\n3 The Glass Slipper\n2 Simba - Returned King\n1 Bambolotto\n", encoding="utf-8"
    )
    status, output = run("deck", "check", "lorcana", file, "--lang", "en")
    assert status == 1
    for rule in ("LOR-DECK.02", "LOR-DECK.03", "LOR-DECK.05", "LOR-DECK.07"):
        assert output.count(f"[{rule}]") == 1, output
    assert f"{file}:4: no card is called “Bambolotto”" in output


@pytest.mark.parametrize(
    ("lang", "aside", "found"),
    [
        ("it", "Carte elencate a parte (sideboard, maybeboard), che non contano nel mazzo: 2.", "nessun problema"),
        ("en", "Not counted into the deck, being listed beside it (sideboard, maybeboard): 2.", "no problems"),
    ],
)
def test_the_command_says_what_it_did_not_count(tmp_path: Path, lang: str, aside: str, found: str) -> None:
    file = tmp_path / "deck.txt"
    text = GAME.deck_text("ready-to-let-loose", "it") or ""
    file.write_text(f"{text}Sideboard\n2 Bambolotto\n", encoding="utf-8")
    line = len(text.splitlines()) + 2
    said = run("deck", "check", "lorcana", file, "--lang", lang)
    assert said == (0, f"{file}:{line}: {aside}\n{file}: {found}\n")


def test_the_command_knows_formats(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(GAME.deck_text("the-heart-of-magic", "en") or "", encoding="utf-8")
    assert run("deck", "check", "lorcana", file)[0] == 0
    assert run("deck", "check", "lorcana", file, "--format", "infinity")[0] == 0
    assert (
        "nessuno dei set ammessi nel formato Core Constructed (9-16)"
        in run("deck", "check", "lorcana", file, "--format", "core")[1]
    )
    status, output = run("deck", "check", "lorcana", file, "--format", "recent")
    assert status == 1
    assert "[LOR-DECK.10]" in output
    status, output = run("deck", "check", "lorcana", file, "--format", "vintage", "--lang", "en")
    assert status == 1
    assert "“vintage” is not a format" in output


def test_the_command_writes_codes_and_reads_them_again(tmp_path: Path) -> None:
    file, code = tmp_path / "deck.txt", tmp_path / "code.txt"
    text = GAME.deck_text("princess-power", "en") or ""
    file.write_text(text, encoding="utf-8")
    status, output = run("deck", "export", "lorcana", file, "--to", "code")
    assert status == 0
    code.write_text(output, encoding="utf-8")
    assert run("deck", "check", "lorcana", code) == (0, f"{code}: nessun problema\n")
    status, output = run("deck", "export", "lorcana", code, "--lang", "en")
    assert status == 0
    assert sorted(output.splitlines()) == sorted(line for line in text.splitlines() if not line.startswith("#"))


def test_the_book_has_every_card_once_with_words_in_both_languages() -> None:
    for lang in ("it", "en"):
        book = GAME.deck_book(lang)
        assert len(book["cards"]) == len({card["id"] for card in book["cards"]}) == 1865
        keys = {
            name: {entry["key"] for entry in book[name]} for name in ("colours", "kinds", "keywords", "sets", "marks")
        }
        for card in book["cards"]:
            assert card["name"]
            assert not any("{" in line for line in card["text"]), card
            assert set(card["colours"]) <= keys["colours"]
            assert card["kind"] in keys["kinds"]
            assert set(card["keywords"]) <= keys["keywords"]
            assert set(card["sets"]) <= keys["sets"]
            assert set(card["marks"]) <= keys["marks"]
    report = GAME.deck_report("4 Elsa - Spirit of Winter", "-", "it")
    assert report["cards"] == [{"id": "1-42", "copies": 4}]
    assert report["problems"] == [
        {"text": "Un mazzo (costruito) ha almeno 60 carte; questo ne ha 4.", "rule": "LOR-DECK.02", "line": 0}
    ]


def test_forms_know_the_names_of_all_ready_decks_without_reading_a_card() -> None:
    assert ready_decks() == {key: deck.name for key, deck in CONTENT.decks.items()}
