"""The map on a phone: turned so that the way runs down, as large as it can be, and true to what is seen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from ludoteca.games.kingdom.shows.drawing import bench, turning
from ludoteca.games.kingdom.shows.drawing.layout import layout
from ludoteca.games.kingdom.shows.drawing.scene import best_quarter
from ludoteca.games.kingdom.shows.terms import cell_name, square_name
from tests.games.kingdom.pictures import KINGDOM, corners, ghosts, picture, position, position_where
from tests.games.pictures import SVG, asked, parts, texts, things

SCENARIOS = range(1, 11)
PIXELS = {1: 59, 2: 52, 3: 53, 4: 52, 5: 52, 6: 47, 7: 50, 8: 47, 9: 46, 10: 46}
"""How wide the squares of each scenario are on a phone of 390 pixels, at least."""
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def begun(scenario: int, players: int = 2) -> Any:
    return KINGDOM.new(players, seed=1, scenario=str(scenario)).view(0)


def box_of(root: ET.Element, key: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a thing's plate."""
    x, y = corners(root)[key]
    plate = next(things(root)[key].iter(f"{SVG}rect"))
    left, top, wide, high = [float(plate.get(name) or 0) for name in ("x", "y", "width", "height")]
    return x + left, y + top, x + left + wide, y + top + high


def middle(root: ET.Element, key: str) -> tuple[float, float]:
    left, top, right, bottom = box_of(root, key)
    return (left + right) / 2, (top + bottom) / 2


def rotation(element: ET.Element, look: str) -> int:
    """By how many quarters the first path with this class is turned."""
    found = next(one for one in element.iter(f"{SVG}path") if look in (one.get("class") or "").split())
    turned = re.search(r"rotate\((-?\d+)\)", found.get("transform") or "")
    return int(turned[1]) // 90 % 4 if turned else 0


# -- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_on_the_map_lies_inside_its_place_and_no_square_is_covered(scenario: int) -> None:
    view = begun(scenario)
    root = picture(view, shape="tall")
    x, y, w, h = layout("tall").map
    squares = {f"square:{one.square}": box_of(root, f"square:{one.square}") for one in view.map.squares}
    beside = {key: box_of(root, key) for key in [f"pile:{pile.pile}" for pile in view.piles] + ["kingdom"]}
    for key, (left, top, right, bottom) in (squares | beside).items():
        assert x - 1 <= left < right <= x + w + 1, key
        assert y - 1 <= top < bottom <= y + h + 1, key
    for key, (left, top, right, bottom) in beside.items():
        for square, other in squares.items():
            apart = left >= other[2] - 1 or right <= other[0] + 1 or top >= other[3] - 1 or bottom <= other[1] + 1
            assert apart, (key, square)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_squares_are_as_large_as_a_phone_allows(scenario: int) -> None:
    """A phone is 390 pixels wide; the map has more than half of its 844."""
    root = picture(begun(scenario), shape="tall")
    _, _, w, h = [float(value) for value in (root.get("viewBox") or "").split()]
    left, top, right, bottom = box_of(root, "square:0")
    for side in (right - left, bottom - top):
        assert (side + 2) * 390 / w >= PIXELS[scenario]
    assert layout("tall").map[3] * 390 / w >= 844 / 2
    assert h * 390 / w <= 844 - 44 - 9.6 * 16, "what the page leaves to it"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_way_runs_down_where_the_exit_is_opposite_to_the_piles(scenario: int) -> None:
    view = begun(scenario)
    root = picture(view, shape="tall")
    _, below = middle(root, "kingdom")
    squares = [middle(root, f"square:{one.square}")[1] for one in view.map.squares]
    opposite = {"E": "W", "W": "E", "N": "S", "S": "N"}[view.map.exit_side]
    if scenario == 4:  # eight squares from west to east and the exit in the south: it is larger turned all the same
        assert below < max(squares)
        return
    assert below > max(squares), "the kingdom lies below all squares"
    for pile in view.piles:
        if pile.side == opposite:
            assert middle(root, f"pile:{pile.pile}")[1] < min(squares)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_chevrons_point_to_the_next_square_that_is_seen(scenario: int) -> None:
    view = begun(scenario)
    root = picture(view, shape="tall")
    found = things(root)
    for one in view.map.squares:
        if one.kind != "path":
            continue
        x, y = middle(root, f"square:{one.square}")
        to = middle(root, f"square:{one.onward}") if one.onward >= 0 else middle(root, "kingdom")
        down, along = to[1] - y, to[0] - x
        seen = (0 if down < 0 else 2) if abs(down) > abs(along) else (1 if along > 0 else 3)
        assert rotation(found[f"square:{one.square}"], "way") == seen, one.square


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_names_at_the_edge_are_those_of_the_squares(scenario: int) -> None:
    """The letter and the number beside a square make its name; where a pile lies there is none."""
    view = begun(scenario)
    root = picture(view, shape="tall")
    written = [one for one in parts(root)["land"].iter(f"{SVG}text") if one.get("class") == "place"]
    assert len(written) >= view.map.rows + view.map.cols - len(view.piles)
    for text in written:
        x, y = float(text.get("x") or 0), float(text.get("y") or 0)
        for one in view.map.squares:
            left, top, right, bottom = box_of(root, f"square:{one.square}")
            if left < x < right or top < y < bottom:
                assert (text.text or "?") in square_name(view, one.square)


def test_north_is_told_where_the_map_is_turned() -> None:
    turned = picture(begun(1), shape="tall")
    rose = next(one for one in turned.iter() if "compass" in (one.get("class") or ""))
    assert texts(rose) == "N"
    squares = corners(turned)
    north, south = squares["square:0"], squares["square:7"]
    assert north[0] > south[0], "north of it is on the right"
    assert rotation(rose, "facing") == 1
    for root in (picture(begun(3), shape="tall"), picture(begun(1))):
        assert not [one for one in root.iter() if "compass" in (one.get("class") or "")]


@pytest.mark.parametrize("exit_side", "NESW")
@pytest.mark.parametrize(("rows", "cols"), [(4, 12), (12, 4), (3, 3), (10, 10), (1, 9)])
def test_maps_of_users_are_turned_with_their_exit_below_unless_that_makes_them_small(
    rows: int, cols: int, exit_side: str
) -> None:
    place = layout("tall").map
    across = {"N": "S", "S": "N", "E": "W", "W": "E"}[exit_side]
    quarter = best_quarter(rows, cols, (across,), exit_side, place)
    seen_rows, seen_cols = (cols, rows) if quarter % 2 else (rows, cols)
    assert seen_rows >= seen_cols
    if rows == cols:
        assert turning.side(exit_side, quarter) == "S"


# -- trays -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quarter", range(4))
def test_cells_are_named_as_their_tray_lies(quarter: int) -> None:
    above, beside = bench.edge_names(quarter)
    for place in range(25):
        row, col = turning.cell(place, quarter)
        assert {above[col], beside[row]} == set(cell_name(place))


@pytest.mark.parametrize("quarter", range(4))
def test_what_lies_together_stays_together_when_it_is_turned(quarter: int) -> None:
    """Four quarters are none, and a tile is never mirrored: a turn of the tile is a turn of what is seen."""
    cells = [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert turning.outline(turning.outline(cells, quarter), 4 - quarter) == turning.outline(cells, 0)
    once = turning.outline([turning.step(row, col, 1) for row, col in cells], quarter)
    assert once == turning.outline(turning.outline(cells, quarter), 1)
    spots = [turning.cell(place, quarter) for place in range(25)]
    assert sorted(spots) == [(row, col) for row in range(5) for col in range(5)]


def test_the_line_of_a_tray_is_on_the_side_of_the_kingdom() -> None:
    """KR-4.03: cards lie with the purple line towards the exit, however the table is turned."""
    view, _ = position(1, 2, "tower", 1)
    found = things(picture(view, shape="tall"))
    line = next(one for one in found[f"tray:{view.trays[0].tray}"].iter(f"{SVG}path") if one.get("class") == "frontier")
    numbers = [float(value) for value in re.findall(r"-?[\d.]+", line.get("d") or "")]
    assert numbers[0] == 0, "from its left corner"
    assert numbers[1] > 80, "along its lower edge"


def test_enemies_lie_on_a_turned_tray_where_its_cells_are() -> None:
    view, decisions = position(6, 2, "place", 12, 1)
    root = picture(view, decisions, "en", "tall")
    places = corners(root)
    keys = [key for key in places if key.startswith("cell:")]
    tray = next(one for one in view.trays if keys[0].startswith(f"cell:{one.tray}/"))
    first, beside, below = [places[f"cell:{tray.tray}/{place}"] for place in (0, 1, 5)]
    assert (beside[0] == first[0], beside[1] > first[1]) == (True, True), "b1 lies below a1"
    assert (below[1] == first[1], below[0] < first[0]) == (True, True), "a2 lies left of a1"


def test_a_ghost_is_drawn_over_the_cells_that_it_names() -> None:
    view, decisions = position(6, 2, "place", 12, 1)
    root = picture(view, decisions, "en", "tall")
    places = corners(root)
    cells = sorted([places[key] for key in places if key.startswith("cell:")])
    origin = cells[0][0], min(y for _, y in cells)
    cell = min(x - origin[0] for x, _ in cells if x - origin[0] > 1)
    checked = 0
    for ghost in ghosts(root).values():
        if not (ghost.get("data-option") or "").startswith("place:"):
            continue
        outline = next(ghost.iter(f"{SVG}path")).get("d") or ""
        points = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", outline)]
        named = [places[key] for key in (ghost.get("data-cells") or "").split()]
        left, top = min(x for x, _ in named) - origin[0], min(y for _, y in named) - origin[1]
        assert abs(min(x for x, _ in points) - left) < cell * 0.1
        assert abs(min(y for _, y in points) - top) < cell * 0.1
        assert abs(max(x for x, _ in points) - (max(x for x, _ in named) - origin[0] + cell)) < cell * 0.1
        checked += 1
    assert checked >= 12


# -- facing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [1, 4, 5])
def test_arrows_point_at_the_neighbour_that_is_seen_there(scenario: int) -> None:
    """North on the map is where the square north of the tower or hero is seen; and the arrow points to it."""
    view, decisions = position(scenario, 2, "face", 4, 1)
    root = picture(view, decisions, "en", "tall")
    found, places = things(root), corners(root)
    kind, _, number = decisions[0]["source"].partition(":")
    among = {"site": [(one.site, one.square) for one in view.sites]}
    among["figure"] = [(one.figure, one.square) for one in view.people]
    square = dict(among[kind])[int(number)]
    here = middle(root, f"square:{square}")
    checked = 0
    for quarter in range(4):
        down, across = STEPS["NESW"[quarter]]
        row, col = divmod(square, view.map.cols)
        if not (0 <= row + down < view.map.rows and 0 <= col + across < view.map.cols):
            continue
        there = middle(root, f"square:{(row + down) * view.map.cols + col + across}")
        x, y = places[f"facing:{quarter}"]
        assert abs((x - here[0]) - (there[0] - here[0]) * 0.58) < 1
        assert abs((y - here[1]) - (there[1] - here[1]) * 0.58) < 1
        seen_down, seen_across = STEPS["NESW"[rotation(found[f"facing:{quarter}"], "turner")]]
        assert (there[0] - here[0]) * seen_across + (there[1] - here[1]) * seen_down > 10
        checked += 1
    assert checked >= 2


def faces(element: ET.Element) -> bool:
    return any("facing" in (one.get("class") or "").split() for one in element.iter())


def test_a_tower_and_a_hero_face_as_they_are_seen() -> None:
    view = position_where(1, 2, lambda view: any(site.towers and site.towers[-1].facing >= 0 for site in view.sites))
    wide, tall = things(picture(view)), things(picture(view, shape="tall"))
    turned = 0
    for key in [key for key in wide if key.startswith(("site:", "figure:")) and faces(wide[key])]:
        assert rotation(tall[key], "facing") == (rotation(wide[key], "facing") + 1) % 4
        turned += 1
    assert turned


# -- what rises over the map -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["place", "buy", "engage"])
def test_what_is_asked_for_covers_no_more_than_the_lowest_squares(verb: str) -> None:
    view, decisions = position(5, 2, verb, 2, 1)
    root = picture(view, decisions, "en", "tall")
    _, top, _, _ = layout("tall").raised
    hidden = [one.square for one in view.map.squares if middle(root, f"square:{one.square}")[1] > top]
    assert len(hidden) <= view.map.rows, "one row of what is seen"
    for key in things(root):
        if key.startswith(("cell:", "supply:")):
            assert corners(root)[key][1] >= top, key


def test_cells_to_aim_at_are_wide_enough_for_a_finger_tip() -> None:
    view, decisions = position(6, 2, "place", 12, 1)
    root = picture(view, decisions, "en", "tall")
    left, top, right, bottom = box_of(root, next(key for key in things(root) if key.startswith("cell:")))
    assert min(right - left, bottom - top) / 2 >= 33


def test_what_is_asked_of_somebody_else_s_cards_is_large_enough_to_press() -> None:
    """Three others share a row as small signs; asked about, they have theirs as large as a thumb needs."""
    view, _ = position(6, 4, "tower", 1, 2)
    other = next(player for player in view.players if player.seat != view.seat and player.hand)
    key = f"hand:{other.seat}/{other.hand[0]}"
    small, large = [
        box_of(picture(view, decisions, shape="tall"), key)
        for decisions in ((), asked(("take:0", key), seat=view.seat))
    ]
    assert small[3] - small[1] < 60
    assert large[3] - large[1] >= 76
