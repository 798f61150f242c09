"""Decks from other programs: codes, import links, Tabletop Simulator saves."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.lorcana.packs.decks.codes import write_code
from ludoteca.games.lorcana.packs.decks.lists import deck_code, read_deck
from ludoteca.kernel.yamls import Problem
from tests.games.lorcana.shelf import CONTENT, read, told

PLAIN = "Elsa_Spirit of Winter$4|Flotsam_Ursula's Spy$2|The Glass Slipper$1|Lumière_Fired Up$3|"
CARDS = {"1-42": 4, "1-43": 2, "7-44": 1, "7-70": 3}


def coded(plain: str, encoding: str = "utf-8") -> str:
    return base64.b64encode(plain.encode(encoding)).decode("ascii")


def test_a_code_is_read() -> None:
    assert read(coded(PLAIN)) == CARDS
    assert read(coded(PLAIN.rstrip("|"))) == CARDS


def test_codes_with_hyphens_or_in_latin_1_are_read_too() -> None:
    assert read(coded(PLAIN.replace("_", " - "))) == CARDS
    assert read(coded(PLAIN, "latin-1")) == CARDS


def test_a_code_may_be_broken_over_lines_and_lack_its_padding() -> None:
    code = coded(PLAIN).rstrip("=")
    assert read(f"  {code[:30]}\n{code[30:]}\n") == CARDS


def test_an_import_link_is_read() -> None:
    assert read(f"https://example.org/import?svc=x&name=Mio&id={coded(PLAIN)}") == CARDS


def test_what_is_written_is_the_known_form_and_can_be_read_again() -> None:
    deck, _ = read_deck(coded(PLAIN), "prova.txt", CONTENT)
    code = deck_code(deck, CONTENT)
    assert sorted(base64.b64decode(code).decode("utf-8").split("|")) == sorted(PLAIN.split("|"))
    assert read(code) == CARDS


def test_names_without_version_have_no_underscore() -> None:
    assert (
        base64.b64decode(write_code([("Freeze", "", 2), ("Elsa", "Gloves Off", 1)])) == b"Freeze$2|Elsa_Gloves Off$1|"
    )


def test_a_broken_code_says_where() -> None:
    with pytest.raises(Problem, match=r"the code holds “Flotsam”"):
        read(coded("Elsa_Spirit of Winter$4|Flotsam"))
    assert told(coded("Nobody_At All$4|"))[0] == "prova.txt: no card is called “Nobody - At All”"


def test_words_that_only_look_like_a_code_are_a_list() -> None:
    assert told("Microbotics") == [
        "prova.txt:1: no card is called “Microbotics”; perhaps “Microbots”, “Microbot”?",
        "prova.txt: a deck (constructed) has at least 60 cards; this one has 0",
    ]


def saved(*cards: tuple[str, int], **deck: Any) -> str:
    inside = [
        {"Name": "Card", "Nickname": name, "CardID": 100 * n}
        for n, (name, copies) in enumerate(cards, 1)
        for _ in range(copies)
    ]
    return json.dumps({"SaveName": "", "ObjectStates": [{"Name": "DeckCustom", "ContainedObjects": inside, **deck}]})


def test_a_tabletop_simulator_save_is_read() -> None:
    assert read(saved(("Elsa - Spirit of Winter", 4), ("Flotsam - Ursulas Spy", 2))) == {"1-42": 4, "1-43": 2}


def test_a_save_may_name_each_card_once_and_count_by_number() -> None:
    text = saved(("Elsa - Spirit of Winter", 1), ("The Glass Slipper", 1), DeckIDs=[100, 100, 100, 200])
    assert read(text) == {"1-42": 3, "7-44": 1}


def test_a_save_may_hold_decks_in_bags_and_loose_cards() -> None:
    deck = json.loads(saved(("Elsa - Spirit of Winter", 2)))["ObjectStates"][0]
    loose = {"Name": "Card", "Nickname": "The Glass Slipper"}
    board = {"Name": "Custom_Board", "Nickname": "Playmat"}
    text = json.dumps({"ObjectStates": [{"Name": "Bag", "ContainedObjects": [deck]}, loose, board]})
    assert read(text) == {"1-42": 2, "7-44": 1}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"ObjectStates": [', "not valid JSON"),
        ('{"ObjectStates": []}', "no card with a name"),
        (
            '{"ObjectStates": [{"Name": "DeckCustom", "ContainedObjects": [{"Nickname": 3}, 7]}]}',
            "no card is called “3”",
        ),
        ("[" * 100_000, "not valid JSON"),
    ],
)
def test_saves_that_are_none(text: str, said: str) -> None:
    try:
        problems = told(text)
    except Problem as problem:
        problems = [str(problem)]
    assert said in problems[0]


@given(
    st.one_of(
        st.text(max_size=200),
        st.text(max_size=60).map(coded),
        st.recursive(
            st.none() | st.integers() | st.text(max_size=8),
            lambda parts: (
                st.lists(parts, max_size=4)
                | st.dictionaries(
                    st.sampled_from(["ObjectStates", "ContainedObjects", "Nickname", "Name", "DeckIDs", "CardID"]),
                    parts,
                )
            ),
        ).map(json.dumps),
    )
)
def test_whatever_somebody_pastes_is_a_deck_or_a_problem(text: str) -> None:
    size = 0
    try:
        deck, problems = read_deck(text, "prova.txt", CONTENT)
        size = deck.size
    except Problem as problem:
        problems = [problem]
    assert problems or size >= 60
    assert all(found.phrase.it and found.phrase.en for found in problems)
