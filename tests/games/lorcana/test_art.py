"""The art of Lorcana: every shipped card has a picture of its own, drawn from what it is."""

from __future__ import annotations

import shutil
import subprocess
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import ludoteca
from ludoteca.games.lorcana.shows.art.beasts import BEASTS
from ludoteca.games.lorcana.shows.art.casting import BORN, ROLES
from ludoteca.games.lorcana.shows.art.creatures import CREATURES, HATLESS
from ludoteca.games.lorcana.shows.art.hats import HATS
from ludoteca.games.lorcana.shows.art.held import HELD
from ludoteca.games.lorcana.shows.art.inks import INKS
from ludoteca.games.lorcana.shows.art.motifs import CREATURE_WORDS, PLACE_WORDS, THING_WORDS, TRAIT_WORDS, motifs
from ludoteca.games.lorcana.shows.art.people import BODIES, MANTLES
from ludoteca.games.lorcana.shows.art.pictures import DEEDS, GEAR, MUSIC, Plan, card_address, picture, plan
from ludoteca.games.lorcana.shows.art.places import PLACES
from ludoteca.games.lorcana.shows.art.stage import SCENERIES
from ludoteca.games.lorcana.shows.art.things import THINGS
from ludoteca.games.lorcana.state.view_types import CardView
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.recipes import Recipe, read
from tests.games.lorcana.pictures import shipped
from tests.games.lorcana.views import as_seen, card, player, table

LARGEST = 20_000


def recipe_of(shown: CardView) -> Recipe:
    recipe = read(card_address(shown).removeprefix("/art/lorcana/").removesuffix(".svg"))
    assert recipe is not None
    return recipe


def planned(recipe: Recipe) -> Plan:
    return plan(recipe, Brush(300, 420, ".".join(recipe)))


def sound(svg: str) -> None:
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert len(svg) < LARGEST
    for forbidden in ("<script", "href", "style=", "<style", "<text", "<filter"):
        assert forbidden not in svg


def test_every_shipped_card_has_a_picture() -> None:
    drawn = {}
    for shown in shipped():
        svg = picture(recipe_of(shown))
        sound(svg)
        drawn[shown.id] = svg
    assert len(drawn) == len(shipped()) > 1600
    assert len(set(drawn.values())) == len(drawn)


def test_no_two_cards_are_composed_alike() -> None:
    """What is compared can be told from afar: kind, inks, motif, figure (cloths, hair, hat, held …), scenery, disc.

    Stars, hills and sparks, which the seed moves about, and the facts themselves do not count.
    """
    seen: dict[tuple[object, ...], str] = {}
    for shown in shipped():
        one = planned(recipe_of(shown))
        composed = (one.kind, one.inks, one.motif, one.figure, one.scene, one.disc, one.turn, one.flip)
        assert composed not in seen, (shown.id, seen.get(composed))
        seen[composed] = shown.id


@pytest.mark.skipif(shutil.which("rsvg-convert") is None, reason="needs rsvg-convert")
def test_pictures_differ_at_the_size_of_a_thumbnail() -> None:
    small = set()
    sample = shipped()[::40]
    for shown in sample:
        command = ["rsvg-convert", "-w", "40", "-h", "56"]
        small.add(
            subprocess.run(command, input=picture(recipe_of(shown)).encode(), capture_output=True, check=True).stdout
        )
    assert len(small) == len(sample)


def test_the_same_recipe_gives_the_same_picture() -> None:
    for shown in shipped()[::101]:
        assert picture(recipe_of(shown)) == picture(recipe_of(shown))


@pytest.mark.parametrize(
    ("kind", "name", "version", "motif"),
    [
        ("character", "Anyone", "Old Owl", "owl"),
        ("character", "Lady", "Kind Heart", "dog"),
        ("character", "Captain Hook", "Forceful Duelist", "holds-blade"),
        ("character", "Somebody", "Giant Fairy", ""),
        ("item", "Rose Lantern", "", "rose"),
        ("action", "Grab Your Sword", "", "blade"),
        ("location", "The Queen's Castle", "Mirror Chamber", "castle"),
    ],
)
def test_words_of_a_name_call_for_motifs(kind: str, name: str, version: str, motif: str) -> None:
    assert next(iter(motifs(kind, name, version)), "") == motif


def test_a_lady_is_a_dog_only_where_that_is_her_whole_name() -> None:
    assert "dog" not in motifs("character", "Lady Tremaine", "Imperious Queen")


def test_whatever_a_word_calls_for_is_drawn() -> None:
    assert set(CREATURE_WORDS.values()) <= BEASTS.keys() | CREATURES.keys()
    assert set(THING_WORDS.values()) | {*DEEDS, *GEAR, *MUSIC} <= THINGS.keys()
    assert set(PLACE_WORDS.values()) <= PLACES.keys()
    known = {"holds": {*HELD}, "wears": {*HATS}, "by": {*SCENERIES}}
    for motif in {motif for called in TRAIT_WORDS.values() for motif in called} - {"lady"}:
        what, _, name = motif.partition("-")
        assert name in known[what]
    for role in ROLES.values():
        assert {*role.hats} <= HATS.keys()
        assert {*role.held} <= HELD.keys()
        assert {*role.bodies} <= BODIES.keys()
        assert {*role.mantles} <= MANTLES.keys()
        assert {*role.scenes} <= SCENERIES.keys()
    assert {*BORN.values(), *HATLESS} <= BEASTS.keys() | CREATURES.keys()
    assert not BEASTS.keys() & CREATURES.keys()


def test_every_motif_is_drawn_differently() -> None:
    """With one ink and one seed, so that nothing but the motif can differ."""
    people: list[Recipe] = [("character", "ruby", "1", name) for name in (*BEASTS, *CREATURES)]
    people += [("character", "ruby", "1", f"wears-{name}") for name in HATS]
    people += [("character", "ruby", "1", f"holds-{name}") for name in HELD if name != "none"]
    people += [("character", "ruby", "1", "lady", f"by-{name}") for name in SCENERIES]
    others: list[Recipe] = [("item", "ruby", "1", name) for name in THINGS] + [
        ("location", "ruby", "1", name) for name in PLACES
    ]
    drawn = [picture(recipe) for recipe in (*people, *others)]
    for svg in drawn:
        sound(svg)
    assert len(set(drawn)) == len(drawn)


def test_classes_dress_a_figure() -> None:
    for role, hat in (("pirate", {"tricorne", "bandana"}), ("knight", {"helmet"}), ("queen", {"crown"})):
        figure = planned(("character", "steel", "9-9", role)).figure
        assert figure is not None
        assert figure.look.hat in hat
    villain = planned(("character", "steel", "9-9", "villain")).figure
    assert villain is not None
    assert villain.look.wicked


def test_two_inks_colour_one_picture() -> None:
    for ink in INKS:
        for other in INKS.keys() - {ink}:
            both = picture(("action", f"{ink}-{other}", "1", "star"))
            assert both != picture(("action", ink, "1", "star"))


def test_the_picture_comes_from_facts_that_the_view_has() -> None:
    shown = as_seen(table(player(0, hand=[card("Gufo", "Vecchio")]), player(1))).players[0].hand[0]
    where = card_address(shown)
    assert where.startswith("/art/lorcana/character.amethyst.")
    assert where == card_address(shown)


def test_cover_and_back_are_drawn() -> None:
    for recipe in (("cover",), ("back",)):
        sound(picture(recipe))
    assert picture(("cover",)) != picture(("back",))


HOSTILE = some.text("abcdefghijklmnopqrstuvwxyz0123456789-", max_size=40)


@settings(deadline=None)
@given(
    some.lists(
        some.sampled_from(["character", "item", "location", "song", "amber-steel", "by-", "holds-x", ""]) | HOSTILE,
        max_size=12,
    )
)
def test_unknown_words_draw_something(words: list[str]) -> None:
    sound(picture(tuple(words)))


def test_the_deck_builder_shows_the_same_pictures() -> None:
    book = ludoteca.game("lorcana").deck_book("it")  # type: ignore[attr-defined]
    at_the_table = {shown.id: card_address(shown) for shown in shipped()}
    assert len(book["cards"]) > 1000
    for listed in book["cards"]:
        if "refused" in listed:
            continue
        assert listed["art"] == at_the_table[listed["id"]]
