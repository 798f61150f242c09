"""Collections as other programs export them, and what a deck lacks of one."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.games.lorcana.packs.decks import collections
from ludoteca.games.lorcana.packs.decks.collections import lacking, read_collection, set_number
from ludoteca.games.lorcana.packs.decks.lists import read_deck
from ludoteca.games.lorcana.packs.decks.sets import SETS
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.kernel.yamls import Problem

CONTENT = load_content()
WIDE = "Normal,Foil,Name,Set,Card Number,Color,Rarity,Price,Foil Price\n"
LONG = "Set Number,Card Number,Variant,Count,Name,Color,Rarity\n"
PLAIN = "Name,Set,Collector Number,Quantity,Foil\n"


def owned(text: str) -> dict[str, int]:
    found = read_collection(text, "mine.csv", CONTENT)
    assert found.unread == []
    return {CONTENT.cards[number].id: copies for number, copies in found.owned.items()}


def unread(text: str) -> list[tuple[int, str, str]]:
    return [(row.line, row.name, row.reason.en) for row in read_collection(text, "mine.csv", CONTENT).unread]


def refused(text: str) -> str:
    with pytest.raises(Problem) as caught:
        read_collection(text, "mine.csv", CONTENT)
    return str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        WIDE + "3,2,Elsa - Spirit of Winter,The First Chapter,42,Amethyst,Legendary,10.5,20\n",
        WIDE + '3,2,"Elsa - Spirit of Winter",1,042,Amethyst,Legendary,,\n',
        LONG + "001,42,normal,3,Elsa - Spirit of Winter,Amethyst,Legendary\r\n001,42,foil,2,,,\r\n",
        "Set Number,Card Number,Variant,Count\n001, 42, normal, 5\n",
        PLAIN + "Elsa - Spirit of Winter,TFC,42,3,false\nElsa - Spirit of Winter,TFC,42,2,true\n",
        "\ufeffquantity;NAME;version\n5;Elsa;Spirit of Winter\n",
        "Nome\tQuantità\nElsa - Spirito dell'Inverno\t5\n\n",
        "Foil Quantity,Quantity,Name\n2,3,Elsa - Spirit of Winter\n",
        "Foil,Name\n5,Elsa - Spirit of Winter\n",
        "Count,Name,Scanned By\n5,Elsa - Spirit of Winter,me\n",
    ],
)
def test_columns_are_found_by_their_headings(text: str) -> None:
    assert owned(text) == {"1-42": 5}


def test_printings_and_special_numbers_come_together_under_the_first_printing() -> None:
    rows = "009,43,normal,1,Elsa - Spirit of Winter,,\n"  # a reprint
    rows += "001,207,foil,1,Elsa - Spirit of Winter,,\n"  # enchanted, with a number of its own
    rows += "001,14/P1,foil,1,Elsa - Spirit of Winter,,\n"  # promotional
    rows += "001,42/204,normal,1,,,\n"
    assert owned(LONG + rows) == {"1-42": 4}
    assert owned(LONG + "003,4b,normal,2,Dalmatian Puppy - Tail Wagger,,\n") == {"3-4": 2}


def test_rows_without_copies_are_no_cards_and_a_number_helps_a_strange_name() -> None:
    assert owned(WIDE + "0,,Nobody - At All,1,1,,,,\n") == {}
    assert owned(PLAIN + "Elsa - Reine de l'hiver,1,42,2,\n") == {"1-42": 2}


def test_rows_that_mean_no_card_are_listed_with_the_reason() -> None:
    rows = "1,0,Elsa - Spirit of Winter,1,43,,,,\n"
    rows += "x,0,Elsa - Spirit of Winter,1,42,,,,\n"
    rows += "1,0,Elsa - Spirit of Wintre,,,,,,\n"
    rows += "-1,0,Elsa - Spirit of Winter,1,42,,,,\n"
    rows += "1,0,,77,3,,,,\n"
    rows += f"1,0,{'y' * 300},,,,,,\n"
    rows += "2,0,Elsa - Spirit of Winter,1,42,,,,\n"
    found = read_collection(WIDE + rows, "mine.csv", CONTENT)
    assert {CONTENT.cards[number].id: copies for number, copies in found.owned.items()} == {"1-42": 2}
    assert unread(WIDE + rows) == [
        (
            2,
            "Elsa - Spirit of Winter",
            "the number 1-43 is that of “Flotsam - Ursula's Spy”, not of “Elsa - Spirit of Winter”",
        ),
        (3, "Elsa - Spirit of Winter", "“x” is not a number of copies"),
        (
            4,
            "Elsa - Spirit of Wintre",
            "no card is called “Elsa - Spirit of Wintre”; perhaps “Elsa - Spirit of Winter”?",
        ),
        (5, "Elsa - Spirit of Winter", "“-1” is not a number of copies"),
        (6, "77-3", "neither a name nor a known number (77-3)"),
        (7, "y" * 200, "a name longer than 200 letters"),
    ]


def test_what_is_no_collection_is_refused_with_the_headings_that_are_not_known() -> None:
    said = refused("Foo,Rarity,Bar\n1,2,3\n")
    assert said == (
        "mine.csv:1: not a collection: there is no column for names (Name), or sets and numbers (Set, Card Number), "
        "copies (Normal and Foil, or Quantity, or Count); unknown headings: “Foo”, “Bar”"
    )
    assert refused("Name,Stock\n") == (
        "mine.csv:1: not a collection: there is no column for copies (Normal and Foil, or Quantity, or Count); "
        "unknown headings: “Stock”"
    )
    assert refused("") == "mine.csv: the file is empty"
    assert refused("Set,Quantity\n").startswith("mine.csv:1: not a collection: there is no column for names")


def test_a_collection_has_so_many_lines_and_no_field_is_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collections, "MOST_ROWS", 5)
    row = "1,0,Elsa - Spirit of Winter,1,42,,,,\n"
    assert owned(WIDE + row * 4) == {"1-42": 4}
    assert refused(WIDE + row * 5) == "mine.csv: more than 5 lines"
    assert refused(WIDE + '1,0,"' + "x" * 200_000).startswith("mine.csv:2: not CSV")


def test_sets_by_number_code_and_name() -> None:
    assert [set_number(text) for text in ("1", "001", "Set 1", "tfc", "The First Chapter", "Capitolo Primo")] == [1] * 6
    assert [set_number(name.en) for name in SETS] == list(range(1, 11))
    assert [set_number(text) for text in ("", "Promo Set 1", "P1", "²")] == [0] * 4


def test_what_a_deck_lacks() -> None:
    deck, _ = read_deck("4 Elsa - Spirit of Winter\n2 Flotsam - Ursula's Spy\n1 Microbot\n", "d", CONTENT)
    found = read_collection(PLAIN + "Elsa - Spirit of Winter,1,42,1,\nMicrobot,,,3,\n", "mine.csv", CONTENT)
    lacks = {CONTENT.cards[lack.number].id: (lack.missing, lack.owned) for lack in lacking(deck, found.owned)}
    assert lacks == {"1-42": (3, 1), "1-43": (2, 0)}


# -- on the command line -----------------------------------------------------------------------------------------


def run(*words: object) -> Result:
    result = CliRunner().invoke(main, ["lorcana", "collection", *[str(word) for word in words]])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def file(tmp_path: Path) -> Path:
    deck = next(iter(CONTENT.decks.values()))
    rows = [f"{copies},0,,{CONTENT.cards[n].id.replace('-', ',')}" for n, copies in deck.cards]
    path = tmp_path / "mine.csv"
    path.write_text("Normal,Foil,Name,Set,Card Number\n" + "\n".join(rows) + "\n1,0,Nobody,,\n", encoding="utf-8")
    return path


def test_ready_decks_the_nearest_first(file: Path) -> None:
    result = run(file, "--lang", "en")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].endswith(": Nobody: no card is called “Nobody”")
    assert lines[1] == f"{file}: 60 cards (29 different), 1 row not understood"
    assert lines[2] == f"{next(iter(CONTENT.decks))}: can be built"
    assert all(": lacks " in line for line in lines[3:])
    assert len(lines) == 2 + len(CONTENT.decks)


def test_one_deck_by_its_key_as_a_file_and_as_a_text(file: Path, tmp_path: Path) -> None:
    assert run(file, "--deck", next(iter(CONTENT.decks))).exit_code == 0
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Elsa - Spirit of Winter\n", encoding="utf-8")
    for asked in (deck, "4 Elsa - Spirit of Winter"):
        result = run(file, "--deck", asked, "--lang", "en")
        assert result.exit_code == 1
        assert "lacks 4 cards\n  4 Elsa - Spirit of Winter (you have 0)\n" in result.output
    result = run(file, "--deck", "nothing-like-it", "--lang", "en")
    assert result.exit_code == 1
    assert "neither a ready deck, nor a file, nor a list of cards" in result.output
    assert "mancano 4 carte" in run(file, "--deck", deck, "--lang", "it").output


def test_a_file_that_is_no_collection(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("a,b\n", encoding="utf-8")
    result = run(path, "--lang", "it")
    assert result.exit_code == 1
    assert "intestazioni sconosciute: «a», «b»" in result.output
