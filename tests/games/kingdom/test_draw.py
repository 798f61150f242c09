"""The picture of the kingdom: well-formed, complete, and true to the view."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca import table as table_pages
from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.shows.console_trays import tray_line
from ludoteca.games.kingdom.shows.drawing import bench, enemies, shapes
from ludoteca.games.kingdom.shows.drawing.icons import SIGNS
from ludoteca.games.kingdom.state.view_types import Offsets
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.kernel.views import Words
from tests.games.kingdom.pictures import (
    KINGDOM,
    NAMES,
    corners,
    decisions_of,
    ghosts,
    in_range,
    picture,
    position,
    position_where,
)
from tests.games.kingdom.plays import with_tray
from tests.games.pictures import SHAPES, SVG, asked, classes, signs, texts, things

# -- matches ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_option_of_a_match_has_its_thing(scenario: int) -> None:
    players = 1 + scenario % 4
    drawn = 0
    for at, (match, decision) in enumerate(decisions_of(scenario, players, scenario, 240)):
        if at % 4:
            continue
        lang, shape = LANGUAGES[drawn % 2], SHAPES[drawn // 2 % 2]
        question = decision.to_json(lang)
        found = things(picture(match.view(decision.seat), [question], lang, shape))
        for option in question["options"]:
            if option["thing"]:
                assert option["id"] in (found[option["thing"]].get("data-options") or "").split(), option
        for element in found.values():
            assert "{" not in f"{element.get('data-name')}{element.get('data-text')}"
            assert element.get("data-name")
        drawn += 1
    assert drawn >= 10


@pytest.mark.parametrize("shape", SHAPES)
def test_spectators_may_ask_nothing(shape: str) -> None:
    view, _ = position(6, 2, "tower", 2, 2)
    found = things(picture(replace(view, seat=None), shape=shape))
    assert all(element.get("data-why") is None for element in found.values())
    assert all(element.get("data-options") is None for element in found.values())


# -- every view ------------------------------------------------------------------------------------------------------


def crowded(scenario: int, players: int) -> Any:
    """A view of the third round or later."""
    view, _ = position(scenario, players, "tower", 1, 2)
    players = [
        replace(player, hand=tuple(sorted([*player.hand, 0, 5, 10, 15, 16])), incoming=(1, 6))
        for player in view.players
    ]
    return replace(view, players=tuple(players))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("scenario", [1, 3, 5, 7, 8, 9, 10])
def test_everything_stays_inside(scenario: int, shape: str) -> None:
    for players in (1, 4):
        root = picture(crowded(scenario, players), shape=shape)
        _, _, w, h = [float(value) for value in (root.get("viewBox") or "").split()]
        places = corners(root)
        for key, element in things(root).items():
            left, top = places[key]
            for box in list(element.iter(f"{SVG}rect"))[:1]:
                x, y = left + float(box.get("x") or 0), top + float(box.get("y") or 0)
                wide, high = float(box.get("width") or 0), float(box.get("height") or 0)
                assert -1 <= x <= x + wide <= w + 1, key
                assert -1 <= y <= y + high <= h + 1, key
                assert wide > 0 < high, key


@pytest.mark.parametrize("shape", SHAPES)
def test_words_of_a_card_stay_on_it(shape: str) -> None:
    """As far as their room reaches, into which the browser squeezes them."""
    view = crowded(10, 4)
    for key, element in things(picture(view, shape=shape)).items():
        if not key.startswith(("hand:", "ability:", "spell:", "player:")):
            continue
        box = next(element.iter(f"{SVG}rect"))
        left, wide = float(box.get("x") or 0), float(box.get("width") or 0)
        high = float(box.get("height") or 0)
        for text in element.iter(f"{SVG}text"):
            x, y, room = [float(text.get(name) or 0) for name in ("x", "y", "data-room")]
            x -= {"middle": room / 2, "end": room}.get(text.get("text-anchor") or "", 0)
            assert left - 2 <= x <= x + room <= left + wide + 2, (key, text.text)
            assert 0 <= y <= high + 1, (key, text.text)


def test_letters_are_large_enough_to_read() -> None:
    """On a phone a unit is half a pixel, on a screen a whole one. The level on a closed cell of a tray is told too."""
    for shape, least in (("wide", 12), ("tall", 22)):
        for scenario, players in ((6, 4), (10, 2), (4, 1)):
            root = picture(crowded(scenario, players), shape=shape)
            for text in root.iter(f"{SVG}text"):
                if "closed-ink" not in (text.get("class") or ""):
                    assert float(text.get("font-size") or 0) >= least, text.text


def test_the_same_view_gives_the_same_picture_from_nothing_outside() -> None:
    view, decisions = position(6, 3, "tower", 2, 2)
    drawn = [KINGDOM.draw(view, decisions, "en", "wide", NAMES[:3]) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert " style=" not in drawn[0]
    assert "http" not in drawn[0].replace("http://www.w3.org/2000/svg", "")


def test_an_unknown_shape_is_refused() -> None:
    view, _ = position(1, 2, "tower")
    with pytest.raises(ValueError, match="round"):
        KINGDOM.draw(view, [], "it", "round")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_described_in_words(lang: str) -> None:
    view, _ = position(1, 2, "tower")
    root = picture(view, lang=lang)
    described = root.find(f"{SVG}desc")
    assert described is not None
    assert described.text is not None
    assert view.scenario.name.say(lang) in described.text
    for element in root.iter():
        if element.get("role") in ("button", "img"):
            assert element.get("aria-label"), element.attrib


# -- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("scenario", range(1, 11))
def test_the_map_shows_squares_sites_piles_and_the_exit(scenario: int, shape: str) -> None:
    view, _ = position(scenario, 2, "tower", 1)
    root = picture(view, shape=shape)
    found = things(root)
    for square in view.map.squares:
        assert ("way" in classes(found[f"square:{square.square}"])) == (square.kind == "path")
    for site in view.sites:
        element = found[f"site:{site.site}"]
        assert site.letter in texts(element).split()
        assert f"c-{site.colour}" in classes(element)
    for pile in view.piles:
        element = found[f"pile:{pile.pile}"]
        assert str(pile.pile) in texts(element).split()
        for token in pile.tokens:
            assert token.name.it in (element.get("data-text") or "")
        assert ("chip-next" in classes(element)) == (pile.open and not pile.blocked_by and bool(pile.tokens))
    assert str(view.hearts) in texts(found["kingdom"]).split()


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_kingdom_has_is_counted_and_told(lang: str, shape: str) -> None:
    view, _ = position(10, 2, "tower", 1)
    found = things(picture(replace(view, ghost_deck=4), lang=lang, shape=shape))
    counted = {
        "hearts": f"{view.hearts}/{view.max_hearts}",
        "crystals": f"{view.crystals}/{view.max_crystals}",
        "soldiers": str(view.soldiers),
        "hordes": str(sum(pile.left for pile in view.piles)),
        "portals": f"{view.portals.destroyed}/{view.portals.total}",
        "boss": f"{view.boss.lives}/{view.boss.total}",
        "ghosts": "4",
    }
    for key, said in counted.items():
        assert texts(found[key]) == said
        assert said.partition("/")[0] in (found[key].get("data-text") or "")
    assert view.boss.text.say(lang) in (found["boss"].get("data-text") or "")
    assert "[KR-18.03]" in (found["hearts"].get("data-text") or "")
    assert (found["course"].get("data-text") or "").count("\n") == 6, "six phases and their rule"


def test_every_colour_has_a_shape_of_its_own() -> None:
    paths = {shapes.MARKS.outline(colour, 0, 0, 10) for colour in ("red", "blue", "green", "yellow", "white")}
    assert len(paths) == 5


def test_trays_show_what_is_left_and_where_they_go() -> None:
    view = position_where(6, 2, lambda view: any(tray.next.exit and tray.loss for tray in view.trays))
    root = picture(view)
    found = things(root)
    for tray in view.trays:
        element = found[f"tray:{tray.tray}"]
        if tray.complete:
            assert "done" in classes(element)
        else:
            assert str(tray.enemies) in texts(element).split()
        used = [sign for sign in signs(element) if sign.startswith(("s-", "e-"))]
        bare = [cell for cell in tray.uncovered if not any(cell in quad for quad in tray.large)]
        assert len(used) >= len(bare)
        tiles = [one for one in element.iter(f"{SVG}path") if (one.get("class") or "").startswith("tile ")]
        assert len(tiles) == len(tray.tiles)
    lost = [tray.loss for tray in view.trays if tray.next.exit and tray.loss and not tray.complete]
    said = texts(root)
    assert all(f"−{loss}" in said for loss in lost)


def test_a_complete_tray_is_told_apart() -> None:
    view, _ = position(1, 2, "tower", 1)
    element = things(picture(with_tray(view, complete=True, uncovered=(), enemies=0)))[f"tray:{view.trays[0].tray}"]
    assert "done" in classes(element)
    assert "check" in signs(element)


def test_enemies_have_pictures_that_tell_what_they_resist_and_do() -> None:
    """A definition for each kind: its colour, and a picture whose recipe has all that is to be told."""
    view, _ = position(10, 2, "tower", 1)
    stranger = replace(view.enemies[0], id="gnoll", symbol="N", resist=("physical", "magical"), icons=("fast",))
    everybody = (*view.enemies, stranger)
    made = enemies.definitions(everybody)
    assert len(made) == len(everybody)
    shown = set()
    for one in everybody:
        token = ET.fromstring(made[f"kr-e-{one.id}"])
        picture = token.find("image")
        assert picture is not None
        address = picture.get("href") or ""
        recipe = address.removeprefix("/art/kingdom/").removesuffix(".svg").split(".")
        assert recipe[:2] == ["enemy", one.id]
        assert recipe[2:] == [*one.resist, *one.icons]
        shown.add(address)
        assert token.find("rect") is not None
    assert len(shown) == len(everybody)


def test_every_family_type_and_trail_of_the_box_has_a_sign() -> None:
    content = load_content()
    assert {family.id for family in content.families} <= SIGNS.paths.keys()
    assert {trail.id for trail in content.trails} <= SIGNS.paths.keys()
    for drawn in SIGNS.definitions.values():
        assert len(ET.fromstring(drawn))


# -- placing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_every_placement_has_its_ghost(shape: str) -> None:
    view, decisions = position(6, 2, "place", 12, 1)
    root = picture(view, decisions, "en", shape)
    drawn = ghosts(root)
    turns = view.attack.piece.turns
    for option in decisions[0]["options"]:
        if not option["id"].startswith("place:"):
            continue
        tray, turn, first = [int(part) for part in option["id"][6:].split("/")]
        ghost = drawn[option["id"]]
        assert ghost.get("data-at") == option["thing"] == f"cell:{tray}/{first}"
        assert ghost.get("data-turn") == str(turn)
        cells = [int(key.partition("/")[2]) for key in (ghost.get("data-cells") or "").split()]
        assert min(cells) == first
        assert sorted(cells) == sorted(cells_at(turns[turn], first))
    cells_shown = [key for key in things(root) if key.startswith("cell:")]
    assert len(cells_shown) == 25 * len({key.partition("/")[0] for key in cells_shown})
    tools = [element.get("data-tool") for element in root.iter() if element.get("data-tool")]
    assert tools == ["turn", "flip", "place"]


def cells_at(outline: list[list[int]], first: int) -> list[int]:
    """The places of an outline whose first cell lies there, worked out from a picture of the tray."""
    tray = {(cell // 5, cell % 5): cell for cell in range(25)}
    rows = sorted(outline)
    row, col = rows[0]
    return [tray[(first // 5 + r - row, first % 5 + c - col)] for r, c in rows]


def test_orientations_lead_to_each_other() -> None:
    view, decisions = position(6, 2, "place", 12, 1)
    l4 = ((0, 0), (1, 0), (2, 0), (2, 1))
    turns: list[Offsets] = []
    for mirror in (1, -1):
        cells = [(r, mirror * c) for r, c in l4]
        for _ in range(4):
            outline = tuple(bench.normal(cells))
            if outline not in turns:
                turns.append(outline)
            cells = [(c, -r) for r, c in cells]
    piece = replace(view.attack.piece, turns=tuple(turns), cells=l4, free=True)
    view = replace(view, attack=replace(view.attack, piece=piece))
    group = next(one for one in picture(view, decisions).iter() if one.get("data-ghosts"))
    spin = [int(turn) for turn in (group.get("data-spin") or "").split()]
    flip = [int(turn) for turn in (group.get("data-flip") or "").split()]
    assert sorted(spin) == sorted(flip) == list(range(8))
    for turn in range(8):
        assert spin[spin[spin[spin[turn]]]] == turn
        assert flip[flip[turn]] == turn
        assert (spin[turn] < 4) == (turn < 4)
        assert (flip[turn] < 4) != (turn < 4)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_base_has_a_ghost_of_four_squares(shape: str) -> None:
    view, decisions = position(3, 2, "engage", 3, 1)
    drawn = ghosts(picture(view, decisions, "en", shape))
    for option in decisions[0]["options"]:
        if option["id"].startswith("engage:"):
            cells = [int(key.partition("/")[2]) for key in (drawn[option["id"]].get("data-cells") or "").split()]
            first = int(option["thing"].partition("/")[2])
            assert cells == [first, first + 1, first + 5, first + 6]


@pytest.mark.parametrize("shape", SHAPES)
def test_several_trays_to_choose_from_are_all_enlarged(shape: str) -> None:
    view = crowded(10, 2)
    trays = [tray.tray for tray in view.trays][:3]
    options = [(f"shift:{tray}/{cell}", f"cell:{tray}/{cell}") for tray in trays for cell in (0, 7)]
    root = picture(view, asked(*options, seat=view.seat), shape=shape)
    found = things(root)
    places = corners(root)
    _, _, w, h = [float(value) for value in (root.get("viewBox") or "").split()]
    for tray in trays:
        for cell in range(25):
            x, y = places[f"cell:{tray}/{cell}"]
            assert 0 < x < w - 10
            assert 0 < y < h - 10
    assert {key for key, element in found.items() if element.get("data-options")} == {thing for _, thing in options}


def test_ghosts_are_unseen_until_the_page_shows_them() -> None:
    view, decisions = position(6, 2, "place", 12, 1)
    style = picture(view, decisions).find(f"{SVG}style")
    assert style is not None
    assert ".ghost{visibility:hidden" in (style.text or "")
    script = (Path(table_pages.__file__).parent / "static" / "ghosts.js").read_text("utf-8")
    for name in (
        "data-ghosts",
        "data-option",
        "data-at",
        "data-cells",
        "data-turn",
        "data-spin",
        "data-flip",
        "data-tool",
    ):
        assert name in script
    assert "ghosts.js" in (Path(table_pages.__file__).parent / "static" / "stage.js").read_text("utf-8")


@pytest.mark.parametrize(
    ("cells", "corners"),
    [
        ([[0, 0]], 4),
        ([[0, 0], [1, 0], [2, 0]], 4),
        ([[0, 0], [1, 0], [1, 1]], 6),
        ([[0, 1], [1, 0], [1, 1], [1, 2], [2, 1]], 12),
        ([[0, 0], [1, 1]], 8),
    ],
)
def test_the_outline_of_a_tile_follows_its_cells(cells: list[list[int]], corners: int) -> None:
    d = shapes.outline(tuple((r, c) for r, c in cells), 10.0, 1.0)
    points = [tuple(float(v) for v in pair.split()) for pair in re.findall(r"-?[\d.]+ -?[\d.]+", d)]
    assert len(points) == corners
    for x, y in points:
        assert (x % 10, y % 10) in {(1, 1), (1, 9), (9, 1), (9, 9)}


# -- facing, heroes, cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_four_arrows_ask_where_a_tower_faces_and_say_what_it_reaches(shape: str) -> None:
    view, decisions = position(3, 2, "face", 4, 1)
    root = picture(view, decisions, "en", shape)
    found = things(root)
    assert {f"facing:{quarter}" for quarter in range(4)} <= found.keys()
    assert any((style.get("data-for") or "").startswith("facing:") for style in root.iter(f"{SVG}style"))
    assert any("reaches" in (found[f"facing:{quarter}"].get("data-text") or "") for quarter in range(4))


@pytest.mark.parametrize("shape", SHAPES)
def test_players_show_heroes_hearts_abilities_hands_and_readiness(shape: str) -> None:
    view = crowded(6, 4)
    first, second, third, last = view.players
    view = replace(view, players=(first, second, replace(third, ready=True), last))
    root = picture(view, shape=shape)
    found = things(root)
    for player in view.players:
        element = found[f"player:{player.seat}"]
        assert ("done" in classes(element)) == player.ready
        assert NAMES[player.seat] == element.get("data-name")
        assert f"c-{player.colour}" in classes(element)
        for kind in player.hand:
            card = found[f"hand:{player.seat}/{kind}"]
            assert view.towers[kind].name.it == card.get("data-name")
        for kind in player.incoming:
            assert "veil" in classes(found[f"incoming:{player.seat}/{kind}"])
    for one in view.figures:
        if one.hero and one.square != -2:
            assert f"figure:{one.figure}" in found
            for ability in one.abilities:
                slip = found[f"ability:{one.figure}/{ability.slot}"]
                assert ability.text.it in (slip.get("data-text") or "")
                assert ("slip-off" in classes(slip)) != ability.up


@pytest.mark.parametrize("shape", SHAPES)
def test_the_supply_tells_prices(shape: str) -> None:
    view, decisions = position(6, 2, "buy", 2)
    found = things(picture(view, decisions, "it", shape))
    for option in decisions[0]["options"]:
        if option["id"].startswith("buy:"):
            kind = view.towers[int(option["id"][4:])]
            said = texts(found[option["thing"]]).split()
            assert str(kind.price) in said
            assert f"×{kind.supply}" in said


def test_a_tower_card_shows_range_tiles_and_level() -> None:
    view = crowded(6, 2)
    found = things(picture(view))
    seat = view.seat
    for kind in set(view.players[seat].hand):
        tower = view.towers[kind]
        card = found[f"hand:{seat}/{kind}"]
        named = [one.get("class") or "" for one in card.iter()]
        assert named.count("pip") == tower.level
        assert len([name for name in named if name.startswith("tile ")]) == len(tower.tiles)
        if not tower.perfect:
            assert len([name for name in named if name.startswith("reach ")]) == len(tower.arrows)
        assert signs(card).count("soldier") == tower.soldiers


def test_squares_in_range_are_lit() -> None:
    view, decisions = position(6, 2, "target", 2, 1)
    assert in_range(picture(view, decisions), "range") == list(view.attack.squares)


def test_things_can_be_asked_about() -> None:
    view, decisions = position(6, 2, "build", 2, 1)
    found = things(picture(view, decisions))
    for site in view.sites:
        assert found[f"site:{site.site}"].get("data-why") == f"build:{site.site}"
    assert found["square:0"].get("data-why") is None


# -- before and after ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_heroes_to_choose_are_shown_with_all_that_is_printed(shape: str) -> None:
    view, decisions = position(4, 3, "hero", 2)
    found = things(picture(view, decisions, "en", shape))
    for hero in view.heroes:
        element = found[f"hero:{hero.hero}"]
        said = element.get("data-text") or ""
        assert str(hero.hearts) in texts(element).split()
        assert ("veil" in classes(element)) == (hero.taken >= 0)
        for ability in hero.abilities:
            assert ability.text.en in said


@pytest.mark.parametrize("shape", SHAPES)
def test_abilities_and_spells_to_choose_are_named_and_told_in_words(shape: str) -> None:
    """The name is drawn; the words are its text, whole, for the page to tell."""
    for scenario, verb in ((4, "ability"), (7, "spell")):
        view, decisions = position(scenario, 2, verb, 2)
        found = things(picture(view, decisions, "en", shape))
        for option in decisions[0]["options"]:
            if not option["thing"]:
                continue
            element = found[option["thing"]]
            hero, _, index = option["thing"].partition(":")[2].partition("/")
            printed = view.heroes[int(hero)].abilities[int(index)] if index else view.spells[int(hero)]
            assert (element.get("data-text") or "").endswith(printed.text.en)
            assert texts(element).startswith(printed.name.en), "in one line or two"


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("scenario", "verb"), [(4, "hero"), (4, "ability"), (7, "spell")])
def test_choosing_leaves_the_map_where_it_will_be(scenario: int, verb: str, shape: str) -> None:
    """From the first choice to the last, the squares lie in the same places, over the same land."""
    view, decisions = position(scenario, 2, verb, 2)
    later, _ = position(scenario, 2, "tower", 1, 1)
    roots = [picture(view, decisions, shape=shape), picture(later, shape=shape)]
    assert roots[0].get("viewBox") == roots[1].get("viewBox")
    before, after = [corners(root) for root in roots]
    squares = [f"square:{square.square}" for square in view.map.squares]
    assert [before[key] for key in squares] == [after[key] for key in squares]
    lands = [part.svg.partition("<image")[2].partition("/>")[0] for part in painted(view, later, shape)]
    assert lands[0] == lands[1]


def painted(view: Any, later: Any, shape: str) -> list[Any]:
    """The land in two paintings."""
    found = [KINGDOM.paint(one, [], "it", shape).by_key["land"] for one in (view, later)]
    assert "/art/kingdom/map." in found[0].svg
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_colours_to_exclude_are_offered_in_solo(shape: str) -> None:
    view, decisions = position(4, 1, "ban", 2)
    found = things(picture(view, decisions, "it", shape))
    offered = [option["thing"] for option in decisions[0]["options"]]
    assert all("legal" in classes(found[key]) for key in offered)


@pytest.mark.parametrize(("lang", "word"), [("it", "Il regno è caduto"), ("en", "The kingdom has fallen")])
def test_the_end_says_whether_the_kingdom_stands(lang: str, word: str) -> None:
    match = KINGDOM.new(2, seed=2)
    match.concede(1)
    said = texts(picture(match.view(0), lang=lang))
    assert word in said
    assert "KR-" in said


def test_notebooks_show_the_public_picture() -> None:
    match: Any = KINGDOM.new(2, seed=2)
    assert match._repr_svg_() == KINGDOM.draw(match.view(None), [], "it")


def test_heroes_of_users_packs_bear_their_initials() -> None:
    view, _ = position(1, 2, "tower", 1)
    robin = replace(view.figures[0], hero="robin", name=Words("Robin Hood", "Robin Hood"))
    view = replace(view, figures=(robin, *view.figures[1:]))
    assert "RH" in texts(picture(view))


def test_everything_can_be_chosen_at_once() -> None:
    """Nothing that is offered hides something else that is."""
    view = crowded(8, 3)
    options = [(f"target:{tray.tray}", f"tray:{tray.tray}") for tray in view.trays]
    options += [(f"go:{square.square}", f"square:{square.square}") for square in view.map.squares]
    options += [(f"build:{site.site}", f"site:{site.site}") for site in view.sites]
    options += [(f"give:{player.seat}", f"player:{player.seat}") for player in view.players]
    for shape in SHAPES:
        found = things(picture(view, asked(*options, seat=view.seat), shape=shape))
        legal = {key for key, element in found.items() if element.get("data-options")}
        assert legal == {thing for _, thing in options}
        assert not any("through" in (found[key].get("class") or "").split() for key in legal)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_portal_about_to_leave_is_told_as_the_defeat_that_it_is(shape: str) -> None:
    view, decisions = position(3, 2, "place", 2, 1)
    one = next(one for one in view.trays if one.depth == 0)
    others = tuple(tray for tray in view.trays if tray is not one)
    one = replace(one, next=replace(one.next, blocked=False, exit=True))
    hearts = texts(picture(replace(view, trays=(one, *others)), decisions, shape=shape))
    one = replace(one, kind="portal")
    view = replace(view, trays=(one, *others))
    root = picture(view, decisions, shape=shape)
    assert "sconfitta" not in hearts
    assert "sconfitta" in texts(root)
    assert "la partita sarà persa" in things(root)[f"tray:{one.tray}"].get("data-text", "")
    assert "esce: sconfitta" in tray_line(view, one, "it").plain


# -- abilities -------------------------------------------------------------------------------------------------------

PLACED = {
    "reapers-harvest": (["I2", "I2", "dot", "dot"], 0, []),
    "heavenly-chaos": (["dot", "I2"], 2, []),
    "resurrection": (["I2"], 0, []),
    "infernal-wheel": (["I2"], 0, []),
}
"""Lilith's abilities: tiles, soldiers, signs of what else they do; what depends on something is not among them."""


def test_an_ability_is_known_by_what_it_places() -> None:
    """KR-1.22, KR-12.02."""
    lilith = next(hero for hero in load_content().heroes if hero.id == "lilith")
    found = {one.id: ([shape.id for shape in one.tiles], one.soldiers, one.signs) for one in lilith.abilities}
    assert found == PLACED
    assert ([shape.id for shape in lilith.attack.tiles], lilith.attack.signs) == (["dot"], ["heal", "flip"])


@pytest.mark.parametrize("shape", SHAPES)
def test_abilities_to_choose_show_what_they_do(shape: str) -> None:
    view, decisions = position(3, 2, "ability", 2, 0)
    found = things(picture(view, decisions, "it", shape))
    heroes = {hero.hero: hero for hero in view.heroes}
    offered = [option["thing"] for option in decisions[0]["options"] if option["thing"].startswith("ability:")]
    assert offered
    for key in offered:
        hero, _, index = key.partition(":")[2].partition("/")
        ability = heroes[int(hero)].abilities[int(index)]
        tiles = [one for one in found[key].iter(f"{SVG}path") if (one.get("class") or "").startswith("tile ")]
        assert len(tiles) == len(ability.sketch.tiles)
        assert ability.sketch.tiles or ability.sketch.soldiers or ability.sketch.signs
