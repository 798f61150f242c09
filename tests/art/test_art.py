"""The art room: recipes that can stand in an address, pictures that never change, drawings that carry them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.art import emblems, recipes
from ludoteca.kernel.art.brush import Brush, polygon, smooth, star
from ludoteca.kernel.art.colours import darker, lighter, mix
from ludoteca.kernel.art.embedding import embedded

GAMES = ["lyon", "lorcana", "arena", "kingdom", "synchro"]


def test_a_word_of_a_recipe_can_stand_in_an_address() -> None:
    assert recipes.word("Re dei Ladri") == "re-dei-ladri"
    assert recipes.word("Città/..\\<svg>") == "citta-svg"
    assert recipes.word("狼") == ""


@settings(deadline=None)
@given(some.text(max_size=300))
def test_whatever_a_pack_calls_a_thing_its_recipe_is_read_again(text: str) -> None:
    made = recipes.word(text), "x", recipes.word(text[::-1])
    where = recipes.address("lyon", *made)
    assert recipes.addresses(f'href="{where}"') == {("lyon", ".".join(made))}
    assert recipes.read(".".join(made)) == made


@pytest.mark.parametrize("written", ["A", "a b", "a/b", "a" * 41, ".".join("a" * 13), "é"])
def test_what_is_no_recipe_is_not_read(written: str) -> None:
    assert recipes.read(written) is None


def test_colours_are_mixed() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert lighter("#000000", 1) == "#ffffff"
    assert darker("#ffffff", 1) == "#000000"


def test_equal_gradients_are_defined_once() -> None:
    brush = Brush(10, 10, "seed")
    assert brush.down("#000000", "#ffffff") == brush.down("#000000", "#ffffff")
    assert brush.down("#000000", "#ffffff") != brush.across("#000000", "#ffffff")
    brush.rect(0, 0, 10, 10, brush.glow("#ffffff 0.5", "#000000"))
    svg = brush.svg()
    assert svg.count("<linearGradient") == 2
    assert 'stop-opacity="0.5"' in svg
    ElementTree.fromstring(svg)


def test_chance_falls_the_same_way_for_the_same_seed() -> None:
    one, other, third = Brush(1, 1, "a"), Brush(1, 1, "a"), Brush(1, 1, "b")
    drawn = [(brush.between(0, 1), brush.whole(0, 9), brush.one_of("abc")) for brush in (one, other, third)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert {Brush(1, 1, str(seed)).whole(1, 3) for seed in range(40)} == {1, 2, 3}


def test_a_group_gathers_what_was_drawn_since() -> None:
    brush = Brush(10, 10, "")
    brush.circle(1, 1, 1, "#ffffff")
    start = len(brush.shapes)
    brush.path(polygon((0, 0), (1, 0), (1, 1)), "#ffffff")
    brush.line(smooth((0, 0), (5, 5), (9, 0)), "#ffffff", 2)
    brush.ellipse(5, 5, 2, 1, "#ffffff", clip_path=brush.clip(star(5, 5, 4)))
    brush.group(start, opacity=0.5)
    assert len(brush.shapes) == 2
    assert ElementTree.fromstring(brush.svg())[2].attrib == {"opacity": "0.5"}


def test_a_picture_says_whether_it_fills_a_box_of_another_shape() -> None:
    brush = Brush(10, 10, "")
    assert ElementTree.fromstring(brush.svg()).get("preserveAspectRatio") is None
    assert ElementTree.fromstring(brush.svg(fills=True)).get("preserveAspectRatio") == "xMidYMid slice"


def test_a_drawing_carries_the_pictures_it_shows() -> None:
    drawing = '<svg><image href="/art/lyon/cover.svg"/><a href="/elsewhere"/></svg>'
    kept = embedded(drawing, emblems.picture)
    assert "/art/" not in kept
    assert 'href="data:image/svg+xml;base64,' in kept
    assert 'href="/elsewhere"' in kept


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_cover(key: str) -> None:
    cover = asking.picture(ludoteca.game(key), ("cover",))
    assert ElementTree.fromstring(cover).tag.endswith("svg")


@pytest.mark.parametrize("key", GAMES)
@settings(deadline=None)
@given(words=some.lists(some.text("abcdefghijklmnopqrstuvwxyz0123456789-", max_size=12), min_size=1, max_size=12))
def test_whatever_is_asked_for_something_is_drawn(key: str, words: list[str]) -> None:
    picture = asking.picture(ludoteca.game(key), tuple(words))
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert len(picture) < 40_000
