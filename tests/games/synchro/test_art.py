"""The pictures of the art room: all there, small, harmless, always the same, and no two alike."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.synchro.shows.art import cards, foes, heroes, scenery
from ludoteca.games.synchro.shows.art.addresses import (
    hero_words,
    item_words,
    monster_words,
    place_words,
    skill_words,
)
from ludoteca.games.synchro.shows.art.pictures import PAINTERS, picture
from ludoteca.games.synchro.state.view_cards import hero_view, item_view, landmark_view, monster_view, skill_view
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.recipes import Recipe, address, read
from tests.games.synchro.pictures import SYNCHRO

MATCH: Any = SYNCHRO.new(2, seed=1)
CONTENT = MATCH.content
CELLS = "00101102202122133132332442434455"
OTHERS: dict[str, list[Recipe]] = {
    "scene": [
        ("scene", book, season) for book in (*scenery.ROOFS, "dungeon", "stellaris") for season in scenery.SEASONS
    ],
    "land": [("land", season, CELLS) for season in scenery.SEASONS],
    "town": [("town", book) for book in (*scenery.ROOFS, "goal")],
    "token": [("token", name) for name in ("coin", "potion", "pouch")],
    "cover": [("cover",)],
}


def shipped() -> dict[str, list[Recipe]]:
    """The recipes of all that the box holds, by what it is."""
    known = {
        "hero": [hero_words(hero_view(CONTENT, 2 * at)) for at in range(len(CONTENT.heroes))],
        "monster": [monster_words(monster_view(CONTENT, at)) for at in range(len(CONTENT.monsters))],
        "item": [item_words(item_view(CONTENT, 2 * at)) for at in range(len(CONTENT.items))],
        "skill": [skill_words(skill_view(CONTENT, 2 * at)) for at in range(len(CONTENT.skills))],
        "place": [place_words(landmark_view(CONTENT, at)) for at in range(len(CONTENT.landmarks))],
    }
    return {**{kind: [(kind, *words) for words in found] for kind, found in known.items()}, **OTHERS}


SHIPPED = shipped()
ALL = [recipe for recipes in SHIPPED.values() for recipe in recipes]
HEADS: list[Recipe] = [("portrait", *recipe[1:]) for recipe in SHIPPED["hero"]]
HEADS += [("head", *recipe[1:]) for recipe in SHIPPED["monster"]]


def shapes(svg: str) -> list[str]:
    """What is drawn, without any colour: the elements in order, with their outlines and places."""
    return re.findall(r'<(?:path|circle|ellipse|rect)[^>]*? (?:d|cx|x)="([^"]*)"', svg)


@pytest.mark.parametrize("recipe", [*ALL, *HEADS], ids=".".join)
def test_every_picture_is_small_harmless_and_always_the_same(recipe: Recipe) -> None:
    drawn = picture(recipe)
    assert drawn == picture(recipe)
    assert len(drawn.encode()) < 20_000
    root = ET.fromstring(drawn)
    assert len(list(root.iter())) > 5
    assert not re.search(r"href|<script|style=|<text|on\w+=", drawn)
    assert read(address("synchro", *recipe).removeprefix("/art/synchro/").removesuffix(".svg")) == recipe


def test_the_words_of_the_box_are_known() -> None:
    """Nothing of the box is drawn by chance: every name or title calls for a motif."""
    for recipe in SHIPPED["hero"]:
        assert set(recipe[3].split("-")) & heroes.CALLINGS.keys(), recipe
    for recipe in SHIPPED["monster"]:
        if recipe[2] != "celestial":
            assert set(recipe[3].split("-")) & foes.KINDS.keys(), recipe
    for recipe in SHIPPED["item"]:
        assert set(recipe[2].split("-")) & cards.ITEMS.keys(), recipe
    for recipe in SHIPPED["skill"]:
        assert set(recipe[3].split("-")) & cards.SKILLS.keys(), recipe
    for recipe in SHIPPED["place"]:
        assert set(recipe[1].split("-")) & scenery.LANDMARKS.keys(), recipe


@pytest.mark.parametrize("kind", ["hero", "monster", "item", "skill", "place"])
def test_no_two_things_are_alike(kind: str) -> None:
    """They differ in what is drawn, not only in colours: one has outlines that the other has not, or more of them."""
    drawn = {recipe: sorted(shapes(picture(recipe))) for recipe in SHIPPED[kind]}
    for one, other in combinations(drawn, 2):
        assert drawn[one] != drawn[other], (one, other)


def pixels(svg: str, size: int, folder: Path) -> bytes:
    """Draw it so small, as red, green and blue of every dot."""
    asked = ["rsvg-convert", "-w", str(size), "-h", str(size), "-b", "#808080", "-o", str(folder / "one.png")]
    subprocess.run(asked, input=svg.encode(), check=True)
    done = subprocess.run(["convert", str(folder / "one.png"), "ppm:-"], capture_output=True, check=True).stdout
    return done[-size * size * 3 :]


@pytest.mark.skipif(not all(map(shutil.which, ("rsvg-convert", "convert"))), reason="these programs draw them")
@pytest.mark.parametrize("kind", ["item", "monster"])
def test_things_can_be_told_apart_at_40_pixels(kind: str, tmp_path: Path) -> None:
    """On the average a dot differs by more than a fiftieth of what it may."""
    small = {recipe: pixels(picture(recipe), 40, tmp_path) for recipe in SHIPPED[kind]}
    for one, other in combinations(small, 2):
        apart = sum([abs(a - b) for a, b in zip(small[one], small[other], strict=True)]) / 4800
        assert apart > 5, (one, other)


def test_an_upgraded_side_is_seen() -> None:
    for kind, at in (("hero", 2), ("item", 1), ("skill", 2)):
        recipe = SHIPPED[kind][10]
        better = (*recipe[:at], "upgraded", *recipe[at + 1 :])
        assert len(shapes(picture(better))) > len(shapes(picture(recipe)))


def test_seasons_change_the_land_and_the_field() -> None:
    assert len({picture(recipe) for recipe in OTHERS["land"]}) == 4
    fields = [recipe for recipe in OTHERS["scene"] if recipe[1] in scenery.ROOFS]
    assert len({picture(recipe) for recipe in fields}) == len(fields) == len(scenery.ROOFS) * 4


@pytest.mark.parametrize("kind", [*PAINTERS, "nothing-known", ""])
@pytest.mark.parametrize(
    "rest",
    [
        (),
        ("",),
        ("", "", "", "", ""),
        ("x" * 40,) * 11,
        ("-", "--", "-a-", "9"),
        ("99999999", "celestial", "---"),
        ("0", "²"),
    ],
)
def test_strange_words_draw_something(kind: str, rest: Recipe) -> None:
    assert len(list(ET.fromstring(picture((kind, *rest))).iter())) > 2


def test_no_words_at_all_draw_something() -> None:
    assert ET.fromstring(picture(()))


def test_what_has_no_known_word_gets_a_motif_by_chance() -> None:
    drawn = {picture(("monster", "2", "plain", "grubblewump", f"u-{at}")) for at in range(12)}
    assert len(drawn) == 12
    assert foes.kind_of(Brush(1, 1, "a"), "scarlet-slime").hue == foes.HUES["scarlet"]
