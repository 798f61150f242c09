"""The art of the Arena: everything has a picture, no two things have the same, and no words can spoil one."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ludoteca.games.arena.shows.art import deeds
from ludoteca.games.arena.shows.art import motifs as magic
from ludoteca.games.arena.shows.art.addresses import card_recipe, figure_recipe, portrait_recipe
from ludoteca.games.arena.shows.art.cards import TYPES, motif_of
from ludoteca.games.arena.shows.art.figures import KINDS, PEOPLE, person
from ludoteca.games.arena.shows.art.pictures import picture
from ludoteca.games.arena.shows.window import picture as shown
from ludoteca.kernel.art.recipes import Recipe, address, read
from tests.games.arena.views import as_view, match_of, midgame

MOST = 20_000
SMALL = 40
RSVG = shutil.which("rsvg-convert")


def offered() -> list[Recipe]:
    """Recipes of everybody in the core set and of all their cards, from what a draft shows."""
    found: list[Recipe] = []
    for person_view in match_of("ch4", 1).view(0).draft.pool:
        found += [figure_recipe(person_view), portrait_recipe(person_view)]
        found += [card_recipe(card, person_view.id) for card in person_view.cards]
    return found


def others() -> list[Recipe]:
    view = as_view(midgame("ch4"))
    found: list[Recipe] = [
        ("status", one.id.replace("_", "-"), "good" if one.helpful else "bad") for one in view.statuses
    ]
    found += [("gear", one.id) for one in view.gears]
    return [*found, *[("space", kind) for kind in ("point", "start", "star", "plain")], ("cover",)]


EVERYTHING = [*offered(), *others()]


def bare(svg: str) -> str:
    """The shapes alone, without colours and what chance strews: numbers are rounded to tens."""
    paths = re.findall(r' (?:d|points)="([^"]+)"', svg)
    return " ".join(re.sub(r"-?\d+(?:\.\d+)?", lambda found: str(round(float(found[0]) / 10)), d) for d in paths)


def test_the_window_shows_these_pictures() -> None:
    assert shown is picture
    assert len(offered()) == 8 * (2 + 6)


@pytest.mark.parametrize("recipe", EVERYTHING, ids=".".join)
def test_everything_has_a_picture_that_can_be_shown_anywhere(recipe: Recipe) -> None:
    svg = picture(recipe)
    assert svg == picture(recipe)
    assert read(address("arena", *recipe).rpartition("/")[2].removesuffix(".svg")) == recipe
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert len(svg) < MOST
    for forbidden in ("<script", "href", "style", "<text", "filter", "http://", "https://"):
        assert forbidden not in svg.replace("http://www.w3.org/2000/svg", "")


def test_no_two_pictures_have_the_same_shapes() -> None:
    """Outlines differ, not only colours or what chance strews: within each kind, and the motif of every card."""
    for kind in ("figure", "portrait", "status", "gear"):
        drawn = {recipe: bare(picture(recipe)) for recipe in EVERYTHING if recipe[0] == kind}
        assert len(drawn) >= 4
        assert len(set(drawn.values())) == len(drawn), kind
    motifs = {recipe: motif_of(recipe[3], recipe[2], recipe[4:]) for recipe in EVERYTHING if recipe[0] == "card"}
    same = [(one, other) for one, other in combinations(motifs, 2) if motifs[one] is motifs[other]]
    assert same == []
    assert not set(motifs.values()) & {*TYPES.values(), deeds.way, magic.held_light}, "it has no motif of its own"


@pytest.mark.skipif(RSVG is None, reason="nothing here renders pictures")
def test_at_the_size_of_a_thumb_no_two_look_alike() -> None:
    seen: dict[bytes, Recipe] = {}
    for recipe in EVERYTHING:
        made = subprocess.run(
            [str(RSVG), "-w", str(SMALL), "-h", str(SMALL)],
            input=picture(recipe).encode(),
            capture_output=True,
            check=True,
        )
        assert made.stdout not in seen, (recipe, seen[made.stdout])
        seen[made.stdout] = recipe


@pytest.mark.parametrize(
    "recipe",
    [
        ("",),
        ("figure",),
        ("figure", ""),
        ("portrait", "x" * 40, "", ""),
        ("card",),
        ("card", "", "", ""),
        ("space", ""),
        ("card", "mickey", "no-banner", "-" * 40, "no-type"),
        ("status", ""),
        ("gear", "x" * 40),
        ("figure", *["a"] * 11),
        ("cover", "x"),
        ("nothing", "known"),
    ],
    ids=".".join,
)
def test_words_that_say_nothing_draw_something(recipe: Recipe) -> None:
    svg = picture(recipe)
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert len(svg) < MOST


def test_those_of_other_boxes_get_a_figure_that_fits_them() -> None:
    drawn = [person("robin", (kind,))[0] for kind in KINDS] + [person("robin", ())[0]]
    assert len(set(drawn)) == len(KINDS) + 1
    assert not {drawn for drawn, _, _ in PEOPLE.values()} & set(drawn)
    assert picture(("figure", "robin", "hero")) != picture(("figure", "stitch", "hero"))


def test_cards_of_other_boxes_get_a_motif_by_name_or_by_type() -> None:
    assert motif_of("curved-blade", "action", ()) is deeds.curved_blade
    assert motif_of("seven-blades", "movement", ("magic",)) is deeds.curved_blade
    assert motif_of("unheard", "movement", ("attack",)) is deeds.way
    assert [motif_of("unheard", "action", (kind,)) for kind in TYPES] == list(TYPES.values())
    assert motif_of("unheard", "action", ()) is magic.held_light
