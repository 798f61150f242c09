"""The art room of the kingdom: everything in the box has a picture of its own, and whatever is asked for is drawn."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import xml.etree.ElementTree as ET
import zlib
from itertools import combinations
from pathlib import Path

import pytest

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.shows.art import land
from ludoteca.games.kingdom.shows.art.pictures import BOSSES, ENEMIES, HEROES, SPELLS, enemy_words, picture, tint
from ludoteca.games.kingdom.shows.drawing import sights
from ludoteca.games.kingdom.shows.window import picture as shown
from ludoteca.kernel.art import emblems
from ludoteca.kernel.art.recipes import MOST, Recipe, read
from tests.games.kingdom.pictures import KINGDOM

LARGEST = 20_000
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def box() -> list[Recipe]:
    """The recipes of all that is in the box, as the table asks for them."""
    view = KINGDOM.new(2, seed=1).view(0)
    found = [enemy_words(one.id, one.resist, one.icons) for one in view.enemies]
    found += [("tower", one.family, str(one.level), one.id) for one in view.towers]
    for hero in view.heroes:
        found += [(kind, hero.id, *sights.ways(hero)) for kind in ("hero", "portrait")]
    found += [("hero", "wildcat"), ("portrait", "wildcat"), ("portal",), ("gate",), ("cover",)]
    found += [("spell", one.id, one.type) for one in view.spells]
    return found + [("boss", boss.id.lower()) for boss in load_content().bosses]


def lands() -> list[Recipe]:
    """The lands of all scenarios, in both shapes of the table."""
    found = []
    for scenario in range(1, 11):
        view = KINGDOM.new(2, seed=1, scenario=str(scenario)).view(0)
        for shape in ("wide", "tall"):
            drawn = KINGDOM.paint(view, [], "it", shape)
            parts = [part.svg for part in drawn.parts if part.key == "land"]
            recipe = read(parts[0].partition("/art/kingdom/")[2].partition(".svg")[0])
            assert recipe is not None
            found.append(recipe)
    return found


RECIPES = box()
LANDS = lands()


@pytest.mark.parametrize("recipe", [*RECIPES, *LANDS], ids=".".join)
def test_a_picture_is_small_plain_and_always_the_same(recipe: Recipe) -> None:
    drawn = picture(recipe)
    assert drawn == picture(recipe) == shown(recipe)
    assert len(drawn) < LARGEST
    for element in ET.fromstring(drawn).iter():
        assert element.tag.partition("}")[2] not in ("script", "text", "style", "image", "filter", "use")
        assert not {"style", "href"} & element.attrib.keys()
    for id in re.findall(r"url\(#(\w+)\)", drawn):
        assert f'id="{id}"' in drawn


def test_everything_in_the_box_has_a_figure_of_its_own() -> None:
    content = load_content()
    assert {one.id for one in content.enemies} <= ENEMIES.keys()
    assert {one.id for one in content.heroes} <= HEROES.keys()
    assert {one.id for one in content.spells} <= SPELLS.keys()
    assert {one.id.lower() for one in content.bosses} <= BOSSES.keys()


def outlines(recipe: Recipe) -> list[str]:
    """The shapes of a picture without their numbers' noise: how they are made, not only where a seed put them.

    With their colours, because the two towers of a family at its highest level may share their walls.
    """
    root = ET.fromstring(picture(recipe))
    colours = [one.get("stop-color") or "" for one in root.iter() if one.get("stop-color")]
    paths = [one.get("d") or one.tag for one in root.iter() if one.get("fill")]
    return colours + [NUMBER.sub(lambda found: str(round(float(found[0]) / 4)), d) for d in paths]


def test_no_two_things_are_drawn_alike() -> None:
    """Every two pictures of one kind differ in at least one whole shape, by more than small numbers."""
    for one, other in combinations(RECIPES, 2):
        if one[0] == other[0]:
            assert outlines(one) != outlines(other), (one, other)


def test_enemies_are_told_apart_by_colour_too() -> None:
    assert len({tint(id) for id in ENEMIES}) == len(ENEMIES)


def pixels(png: bytes) -> list[bytes]:
    """Read the lines of a small PNG in full colours, as rsvg-convert writes it."""
    at, packed, wide, each = 8, b"", 0, 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            wide, _, depth, colours = struct.unpack(">IIBB", body[:10])
            assert depth == 8
            each = {2: 3, 6: 4}[colours]
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    data = zlib.decompress(packed)
    step = wide * each + 1
    above = bytes(wide * each)
    lines = []
    for start in range(0, len(data), step):
        above = unfiltered(data[start], data[start + 1 : start + step], above, each)
        lines.append(above)
    return lines


def unfiltered(way: int, line: bytes, above: bytes, each: int) -> bytes:
    """Undo what PNG does to a line so that it packs well."""
    out = bytearray(line)
    for at, value in enumerate(line):
        left = out[at - each] if at >= each else 0
        corner = above[at - each] if at >= each else 0
        up = above[at]
        nearest = min((left, up, corner), key=lambda one: abs(left + up - corner - one))
        out[at] = (value + (0, left, up, (left + up) // 2, nearest)[way]) & 255
    return bytes(out)


@pytest.mark.skipif(shutil.which("rsvg-convert") is None, reason="nothing to make pixels with")
def test_things_are_told_apart_at_40_pixels(tmp_path: Path) -> None:
    """Of two small pictures of one kind at least a twentieth of the values differ clearly."""
    small: dict[Recipe, bytes] = {}
    for at, recipe in enumerate(RECIPES):
        if recipe[0] == "cover":
            continue
        file = tmp_path / f"{at}.svg"
        file.write_text(picture(recipe), "utf-8")
        made = tmp_path / f"{at}.png"
        subprocess.run(["rsvg-convert", "-w", "40", "-h", "40", "-o", made, file], check=True)
        small[recipe] = b"".join(pixels(made.read_bytes()))
    for one, other in combinations(small, 2):
        if one[0] == other[0]:
            clear = sum([abs(a - b) > 40 for a, b in zip(small[one], small[other], strict=True)])
            assert clear * 20 >= len(small[one]), (one, other, clear)


def test_what_an_enemy_resists_and_can_do_is_seen() -> None:
    plain = picture(("enemy", "orc"))
    found = {plain}
    for facts in (("physical",), ("magical",), ("magical", "physical"), ("fast",), ("heal",), ("sniper",), ("deadly",)):
        drawn = picture(("enemy", "orc", *facts))
        assert drawn not in found
        found.add(drawn)


def test_those_of_users_packs_have_pictures_too() -> None:
    """Made from their facts and their names."""
    masks = {picture(("enemy", f"stranger-{at}")) for at in range(12)}
    assert len(masks) == 12
    assert picture(("hero", "robin", "ranged")) != picture(("hero", "robin", "melee"))
    assert picture(("spell", "frost", "magical")) != picture(("spell", "frost", "real"))
    assert picture(("tower", "druids", "1", "druids-1")) != picture(("tower", "druids", "3", "druids-3"))
    assert picture(("boss", "b9")) == picture(("boss", "b8")).replace("b8", "b9")


@pytest.mark.parametrize(
    "recipe",
    [
        (),
        ("",),
        ("nothing", "known"),
        ("map",),
        ("map", "", "", "", ""),
        ("map", "meadow", "0-0-0-0-0", "0", "99999w", "x" * 40),
        ("map", "meadow", "4000-4000-1-1-1", "40", "1n-2-x-9z", *["e" * 40] * 7),
        ("map", "meadow", "99999999-1-1-1-1", "7", "---", "nesw"),
        ("tower",),
        ("tower", "mages", "99"),
        ("tower", "mages", "x" * 40, "b"),
        ("tower", "mages", "²"),
        ("enemy",),
        ("enemy", "", "", "physical"),
        ("hero",),
        ("portrait", "-"),
        ("boss",),
        ("spell",),
        tuple(["enemy"] * MOST),
    ],
)
def test_whatever_comes_over_the_network_is_drawn(recipe: Recipe) -> None:
    drawn = picture(recipe)
    assert ET.fromstring(drawn).tag.endswith("svg")
    assert len(drawn) < 5 * LARGEST


def test_words_that_say_nothing_get_a_rosette() -> None:
    assert picture(("nothing",)) == emblems.picture(("nothing",))


def test_the_land_follows_the_cells_of_its_map() -> None:
    """Roads lead from middle to middle, the last out of the map, and nothing grows on roads and sites."""
    one = land.Land((400, 300, 50, 50, 100), 3, "eesgbs", [(0, "w")])
    lane = one.lane()
    assert ((100.0, 100.0), (200.0, 100.0)) in lane
    assert ((300.0, 200.0), (300.0, 400.0)) in lane, "out of the map"
    assert ((-100.0, 100.0), (100.0, 100.0)) in lane, "from the pile"
    assert len(lane) == 5
    assert not one.is_free(200, 100, 0)
    assert not one.is_free(200, 200, 0)
    assert one.is_free(100, 220, 0)


def test_every_land_is_another() -> None:
    assert len({picture(recipe) for recipe in LANDS}) == len(LANDS)
    assert {recipe[1] for recipe in LANDS} <= land.CLIMATES.keys()
