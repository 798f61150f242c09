"""The art room: every card has a picture of its own, by its recipe alone, and whatever is asked for is drawn."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
import zlib
from functools import cache
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.shows.art.figures import BAND, MATERIALS, PAINTED, pieces
from ludoteca.games.lyon.shows.art.glass import WINDOWS
from ludoteca.games.lyon.shows.art.palettes import TEAMS, palette
from ludoteca.games.lyon.shows.art.pictures import card_address, picture, round_address
from ludoteca.games.lyon.shows.art.strokes import drawings
from ludoteca.games.lyon.shows.art.subjects import SUBJECTS, subject
from ludoteca.games.lyon.state.cards import KINDS, MONSTER, Card
from ludoteca.kernel.art import recipes
from ludoteca.kernel.art.recipes import Recipe

CARDS = load_content().cards
OTHERS: list[Recipe] = [("cover",), ("back",), ("floor", "wide"), ("floor", "tall")]
MOST = 20_000
COVER = 26_000
"""The cover has more in it than a card: a rose of 66 panes and two figures."""


def recipe_of(card: Card) -> Recipe:
    level = str(card.level) if card.kind == MONSTER else "x"
    name, id = recipes.word(card.name.en), recipes.word(card.id)
    return recipes.word(KINDS[card.kind]), recipes.word(card.team), level, name, id


@cache
def drawn(recipe: Recipe) -> str:
    return picture(recipe)


def parts_of(card: Card) -> tuple[str, ...]:
    return tuple(subject(recipes.word(card.name.en), KINDS[card.kind]))


# -- every picture -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("recipe", [*[recipe_of(card) for card in CARDS], *OTHERS], ids=".".join)
def test_a_picture_is_small_harmless_and_always_the_same(recipe: Recipe) -> None:
    svg = drawn(recipe)
    assert picture(recipe) == svg
    assert len(svg) < (COVER if recipe == ("cover",) else MOST)
    root = ET.fromstring(svg)
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= ids
    for element in root.iter():
        assert element.tag.partition("}")[2] not in ("script", "style", "foreignObject", "image", "text", "filter")
        assert not {"href", "style", "onload", "class"} & element.attrib.keys()
    assert set(re.findall(r"https?://[^\"' <]+", svg)) == {"http://www.w3.org/2000/svg"}


def test_the_roundels_of_treasures_are_drawn_too() -> None:
    shown = {drawn(("round", card.team, recipes.word(card.name.en), recipes.word(card.id))) for card in CARDS}
    assert len(shown) == len(CARDS)
    assert max(len(svg) for svg in shown) < MOST


def test_no_two_cards_show_the_same_figure() -> None:
    """What a picture is composed of differs, not only how its glass is cut: parts, or what they are made of."""
    figures: dict[tuple[tuple[str, str, str], ...], str] = {}
    for card in CARDS:
        figure = tuple([tuple(piece) for part in parts_of(card) for piece in pieces(part)])
        assert figure, card.id
        assert figures.setdefault(figure, card.id) == card.id  # type: ignore[arg-type]


def test_kinds_and_teams_are_told_apart_by_shape_and_colour() -> None:
    seen = {drawn((kind, "leoni", "0", "x", "x")) for kind in KINDS}
    assert len(seen) == len(KINDS) == len(WINDOWS)
    for team, colours in TEAMS.items():
        assert colours.glass[2] != palette("somebody-else").glass[2], team
    assert palette("somebody-else") == palette("somebody-else")


@pytest.mark.skipif(shutil.which("rsvg-convert") is None, reason="nothing here draws SVG to pixels")
def test_no_two_cards_look_the_same_at_40_pixels(tmp_path: Path) -> None:
    """Of the 40 by 56 pixels, every two cards of a Team differ visibly in at least an eighth."""
    seen: dict[str, list[tuple[str, bytes]]] = {}
    for card in CARDS:
        file = tmp_path / f"{card.id}.svg"
        file.write_text(drawn(recipe_of(card)), encoding="utf-8")
        png = subprocess.run(
            ["rsvg-convert", "-w", "40", "-h", "56", str(file)], capture_output=True, check=True
        ).stdout
        seen.setdefault(card.team, []).append((card.id, pixels(png)))
    for shown in seen.values():
        for at, (one, a) in enumerate(shown):
            for other, b in shown[at + 1 :]:
                different = sum([abs(p - q) > 40 for p, q in zip(a, b, strict=True)])
                assert different > len(a) / 8, (one, other)


def pixels(png: bytes) -> bytes:
    """Read the green of each pixel of a PNG with eight bits a channel."""
    at, data, w, channels = 8, b"", 0, 4
    while at < len(png):
        long, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + long]
        if kind == b"IHDR":
            w, channels = int.from_bytes(body[:4], "big"), {2: 3, 6: 4}[body[9]]
        if kind == b"IDAT":
            data += body
        at += 12 + long
    raw, row, rows = zlib.decompress(data), w * channels, []
    before = bytearray(row)
    for start in range(0, len(raw), row + 1):
        line = bytearray(raw[start + 1 : start + 1 + row])
        for n in range(row):
            left = line[n - channels] if n >= channels else 0
            corner = before[n - channels] if n >= channels else 0
            line[n] = line[n] + predicted(raw[start], left, before[n], corner) & 255
        rows.append(bytes(line[1::channels]))
        before = line
    return b"".join(rows)


def predicted(way: int, left: int, up: int, corner: int) -> int:
    if way == 4:
        guess = left + up - corner
        return min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
    return (0, left, up, (left + up) // 2)[way]


# -- recipes -------------------------------------------------------------------------------------------------------


def test_a_card_in_view_has_the_address_of_its_facts() -> None:
    match = ludoteca.game("lyon").new(seed=3, decks=["leoni", "notturni"])
    view = match.view(0)
    by_id = {card.id: card for card in CARDS}
    for card in (*view.starters, view.players[0].character, view.players[1].character):
        address = card_address(card)
        assert recipes.addresses(address) == {("lyon", ".".join(recipe_of(by_id[card.id])))}
        ((_, round_recipe),) = recipes.addresses(round_address(card))
        assert recipes.read(round_recipe) is not None


def test_names_choose_the_picture_and_kinds_stand_in() -> None:
    assert subject("pink-dragon", "monster") == ["dragon"]
    assert subject("ancient-dragon", "monster") == SUBJECTS["ancient dragon"].split()
    assert subject("xyzzy", "treasure") == ["amulet"]
    assert subject("", "") == ["amulet"]


@pytest.mark.parametrize(
    "recipe", [(), ("",), ("monster",), ("round",), ("floor", "round"), ("x" * 40,) * 12, ("", "", ""), ("-", "-", "9")]
)
def test_whatever_is_asked_for_something_is_drawn(recipe: Recipe) -> None:
    assert len(ET.fromstring(picture(recipe))) > 2


# -- motifs --------------------------------------------------------------------------------------------------------


def test_every_subject_uses_known_parts_and_every_part_is_used() -> None:
    said = [part.split("/") for value in SUBJECTS.values() for part in value.split()]
    named = {name for name, *_ in said}
    known = drawings("motifs.txt")
    assert named <= known.keys()
    put_in = {stroke.word[1:] for strokes in known.values() for stroke in strokes if stroke.word[0] == "@"}
    assert known.keys() == named | put_in
    swapped = {swap for _, *swaps in said for swap in swaps}
    assert {swap.split("=")[1] for swap in swapped} <= MATERIALS.keys() | {"cloth", "trim"}
    for name, *swaps in said:
        words = {piece.word.removeprefix(BAND) for piece in pieces(name)}
        assert {swap.split("=")[0] for swap in swaps} <= words, name


def test_every_stroke_is_of_a_known_material() -> None:
    for name in drawings("motifs.txt"):
        for piece in pieces(name):
            word = piece.word.removeprefix(BAND)
            assert word in MATERIALS or word in ("cloth", "trim", "l", "k") or word in PAINTED, (name, word)


def test_the_deck_builder_shows_the_same_pictures() -> None:
    book = ludoteca.game("lyon").deck_book("it")  # type: ignore[attr-defined]
    assert [card["art"] for card in book["cards"]] == [f"/art/lyon/{'.'.join(recipe_of(card))}.svg" for card in CARDS]
