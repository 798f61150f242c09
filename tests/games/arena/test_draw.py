"""The picture of the Arena: well-formed, complete, discreet, and true to the view."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from ludoteca import table as table_pages
from ludoteca.games.arena.shows.art.addresses import card_recipe, figure_recipe, portrait_recipe
from ludoteca.games.arena.shows.art.pictures import picture as draw_picture
from ludoteca.games.arena.shows.drawing.icons import SIGNS, icon_of
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.kernel.views import plain
from tests.games.arena.views import (
    ARENA,
    MODES,
    NAMES,
    as_view,
    crowded,
    decisions_of,
    match_of,
    midgame,
    picture,
    position,
)
from tests.games.pictures import SHAPES, SVG, asked, classes, parts, signs, texts, things, woken_by


def pictures_in(element: ET.Element) -> set[str]:
    """The pictures that an element shows, as they are drawn."""
    found = [image.get("href") or "" for image in element.iter(f"{SVG}image")]
    return {b64decode(address.partition("base64,")[2]).decode() for address in found}


def drawn(recipe: str) -> str:
    return draw_picture(tuple(recipe.split(".")))


# -- matches ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_option_of_a_random_match_has_its_thing(mode: str) -> None:
    drawn = 0
    for match, decision in decisions_of(mode, 5, 80):
        lang, shape = ("it", "en")[drawn % 2], SHAPES[drawn // 2 % 2]
        question = decision.to_json(lang)
        found = things(picture(match.view(decision.seat), [question], lang, shape))
        for option in question["options"]:
            if option["thing"]:
                assert option["id"] in (found[option["thing"]].get("data-options") or "").split(), option
        for element in found.values():
            assert "{" not in f"{element.get('data-name')}{element.get('data-text')}"
        drawn += 1
    assert drawn == 80


@pytest.mark.parametrize("mode", ["ch2", "team"])
def test_no_picture_names_a_card_that_its_viewer_may_not_know(mode: str) -> None:
    checked = 0
    for at, (match, _) in enumerate(decisions_of(mode, 3, 200)):
        if at % 9:
            continue
        for seat in (*range(4 if mode == "team" else 2), None):
            view = plain(match.view(seat))
            found = things(picture(view))
            shown = {int(key[5:]) for key in found if key.startswith("card:")}
            known = {card["card"] for player in view["players"] for card in (*player["hand"], *player["discard"])}
            known |= {card["card"] for card in view["resolving"]}
            assert shown <= known
            checked += len(shown)
    assert checked > 50


def test_spectators_see_backs_and_may_ask_nothing() -> None:
    match, _ = position("ch3", lambda view, d: view["phase"] == "main" and view["round"] == 2)
    for shape in SHAPES:
        found = things(picture(match.view(None), shape=shape))
        assert not [key for key in found if key.startswith("card:")]
        assert all(element.get("data-why") is None for element in found.values())


# -- every view ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("mode", MODES)
def test_everything_that_can_be_chosen_is_marked_once(mode: str, lang: str, shape: str) -> None:
    view = crowded(mode)
    options = [(f"target:{figure['figure']}", f"figure:{figure['figure']}") for figure in view["figures"]]
    options += [(f"move:{space['space']}", f"space:{space['id']}") for space in view["board"]["spaces"]]
    for player in view["players"]:
        options.append((f"summoner:{player['seat']}", f"player:{player['seat']}"))
        for card in (*player["hand"], *player["discard"], *player["exile"]):
            options.append((f"card:{card['card']}", f"card:{card['card']}"))
    active = view["figures"][view["active"]]
    for at, ability in enumerate(active["abilities"]):
        if ability["in_force"]:
            options.append((f"use:{at}", f"ability:{ability['ability']}"))
        else:
            options.append(("upgrade", f"upgrade:{active['figure']}"))
    decisions = asked(*options, seat=view["seat"], source=f"figure:{active['figure']}")
    found = things(picture(view, decisions, lang, shape))
    for id, thing in options:
        assert id in (found[thing].get("data-options") or "").split()
        assert f"label of {id}" in (found[thing].get("aria-label") or "")
    legal = {key for key, element in found.items() if element.get("data-options")}
    assert legal == {thing for _, thing in options}
    assert "source" in (found[f"figure:{active['figure']}"].get("class") or "").split()


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("mode", ["ch1", "ch4", "team"])
def test_everything_stays_inside(mode: str, shape: str) -> None:
    root = picture(crowded(mode), shape=shape)
    _, _, w, h = [float(value) for value in (root.get("viewBox") or "").split()]
    places = parts(root)
    for key, element in things(root).items():
        found = re.findall(r"-?[\d.]+", places[key].get("transform") or "translate(0 0)")
        left, top = float(found[0]), float(found[1])
        for box in list(element.iter(f"{SVG}rect"))[:1]:
            x, y = left + float(box.get("x") or 0), top + float(box.get("y") or 0)
            wide, high = float(box.get("width") or 0), float(box.get("height") or 0)
            assert -1 <= x <= x + wide <= w + 1, key
            assert -1 <= y <= y + high <= h + 1, key
            assert wide > 0 < high, key


@pytest.mark.parametrize("shape", SHAPES)
def test_cards_of_a_hand_lie_apart_or_show_some_of_each(shape: str) -> None:
    view = crowded("ch4")
    found = parts(picture(view, shape=shape))
    corners = set()
    for card in view["players"][view["seat"]]["hand"]:
        place = re.findall(r"-?[\d.]+", found[f"card:{card['card']}"].get("transform") or "")
        corners.add((float(place[0]), float(place[1])))
    assert len(corners) == 9
    for x, y in corners:
        assert all(abs(x - ox) >= 30 or abs(y - oy) >= 20 for ox, oy in corners if (ox, oy) != (x, y))


def test_letters_are_large_enough_to_read() -> None:
    """On a phone a unit is half a pixel, on a screen a whole one."""
    drafting = plain(position("ch4", lambda view, d: view["draft"]["made"] == 3)[0].view(0))
    for shape, least in (("wide", 12), ("tall", 22)):
        for view in (drafting, crowded("ch1"), crowded("ch4"), crowded("team"), midgame("ch2")):
            for text in picture(view, shape=shape).iter(f"{SVG}text"):
                assert float(text.get("font-size") or 0) >= least, text.text


def test_the_same_view_gives_the_same_picture_from_nothing_outside() -> None:
    view = as_view(crowded("ch4"))
    svg = ARENA.draw(view, [], "it")
    assert svg == ARENA.draw(view, [], "it")
    for forbidden in ("<script", "foreignObject", "@import", " style=", "javascript:"):
        assert forbidden not in svg
    assert all(
        address.startswith(("#", "data:image/svg+xml;base64,")) for address in re.findall(r'href="([^"]+)"', svg)
    )
    assert set(re.findall(r"https?://[^\"' <]+", svg)) == {"http://www.w3.org/2000/svg"}
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(re.findall(r' id="([^"]+)"', svg))


def test_no_class_of_the_picture_is_one_of_the_pages() -> None:
    """A page's rule for `.action` would also hold for an action card that is called so."""
    folder = Path(table_pages.__file__).parent / "static"
    alone = set()
    for sheet in folder.glob("*.css"):
        for selectors in re.findall(r"([^{}]+)\{", sheet.read_text("utf-8")):
            alone |= {part.strip()[1:] for part in selectors.split(",") if re.fullmatch(r"\s*\.[\w-]+\s*", part)}
    assert "action" in alone
    views = [crowded("ch1"), crowded("ch4"), crowded("team"), plain(match_of("ch4", 1).view(0))]
    views[0]["outcome"] = {"winners": [1], "draw": False, "rule": "SA-16.07", "reason": {"it": "Fine", "en": "End"}}
    for view in views:
        for shape in SHAPES:
            assert not classes(picture(view, shape=shape)) & alone


def test_unknown_shapes_are_refused() -> None:
    with pytest.raises(ValueError, match="no shape 'round'"):
        ARENA.draw(as_view(midgame("ch1")), [], "it", "round")


def test_names_are_shown_and_told() -> None:
    root = picture(midgame("team"), lang="en")
    description = root.findtext(f"{SVG}desc") or ""
    for name in NAMES:
        assert name in texts(root)
    assert "Béla & Co" in description
    assert "{seat" not in description


# -- the Arena -------------------------------------------------------------------------------------------------------


def middle_of(element: ET.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", element.get("transform") or "")[:2]
    return float(x), float(y)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_viewers_back_row_is_at_the_bottom(shape: str) -> None:
    match, _ = position("ch2", lambda view, d: view["phase"] == "main")
    for seat in (0, 1, None):
        view = plain(match.view(seat))
        near = view["sides"][seat or 0]
        found = parts(picture(view, shape=shape))
        rows: list[list[float]] = [[], []]
        for space in view["board"]["spaces"]:
            if "star" in space["flags"]:
                rows[space["side"]].append(middle_of(found[f"space:{space['id']}"])[1])
        assert min(rows[near]) > max(rows[1 - near])


def test_neighbouring_spaces_touch_and_others_do_not() -> None:
    view = midgame("ch1")
    found = parts(picture(view))
    spaces = view["board"]["spaces"]
    places = [middle_of(found[f"space:{space['id']}"]) for space in spaces]
    gaps: dict[bool, list[float]] = {True: [], False: []}
    for one in spaces:
        for other in spaces[: one["space"]]:
            (ax, ay), (bx, by) = places[one["space"]], places[other["space"]]
            gaps[other["space"] in one["neighbours"]].append(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)
    assert max(gaps[True]) < min(gaps[False])


def test_kinds_of_spaces_are_told_apart_without_colour() -> None:
    view = midgame("ch1")
    found = things(picture(view, lang="en"))
    for space in view["board"]["spaces"]:
        element = found[f"space:{space['id']}"]
        drawn = classes(element)
        assert ("start-line" in drawn) == ("start" in space["flags"])
        assert ("point-line" in drawn) == ("point" in space["flags"])
        assert ("star-sign" in drawn) == ("star" in space["flags"])
        assert ("golden space" in (element.get("data-text") or "")) == ("point" in space["flags"])


def test_figures_stand_on_their_spaces_and_fallen_ones_beside() -> None:
    match, _ = position("ch2", lambda view, d: any(figure.get("out") for figure in view["figures"]))
    view = plain(match.view(0))
    for shape in SHAPES:
        found = parts(picture(view, shape=shape))
        spaces = [middle_of(found[f"space:{space['id']}"]) for space in view["board"]["spaces"]]
        for figure in view["figures"]:
            place = middle_of(found[f"figure:{figure['figure']}"])
            assert (place in spaces) == (figure["space"] >= 0)
            if figure["space"] >= 0:
                assert place == spaces[figure["space"]]
            assert ("cross" in classes(found[f"figure:{figure['figure']}"])) == (figure["out"] or figure["knocked"])


def test_a_figure_shows_health_statuses_side_and_emblem() -> None:
    view = midgame("ch4")
    figure = next(one for one in view["figures"] if one["space"] >= 0 and one["side"] == 0)
    rival = next(one for one in view["figures"] if one["space"] >= 0 and one["side"] == 1)
    for one in (figure, rival):
        one["health"], one["max_health"] = 3, 12
        one["statuses"] = [{**status, "counters": 4 + at} for at, status in enumerate(view["statuses"][:3])]
    root = picture(view)
    found, places = things(root), parts(root)
    bases = []
    for one in (figure, rival):
        element, vital = found[f"figure:{one['figure']}"], found[f"vital:{one['figure']}"]
        assert places[f"vital:{one['figure']}"].get("transform") == places[f"figure:{one['figure']}"].get("transform")
        assert texts(vital).split() == ["4", "5", "6", "3/12"]
        assert {status["id"] for status in one["statuses"]} <= set(signs(vital))
        plate = next(box for box in vital.iter(f"{SVG}rect") if box.get("class") == "vital")
        bar = next(vital.iter(f"{SVG}line"))
        whole = float(plate.get("width") or 0) - float(plate.get("height") or 0)
        filled = float(bar.get("x2") or 0) - float(bar.get("x1") or 0)
        assert filled / whole == pytest.approx(0.25, abs=0.01)
        assert "life-low" in classes(vital)
        for said in (element.get("data-text") or "", vital.get("data-text") or ""):
            assert f"{one['statuses'][0]['name']['it']} 4" in said
        recipe = ".".join(figure_recipe(as_view(view).character(one["figure"])))
        assert pictures_in(element) == {drawn(recipe)}
        assert f"side-{one['side']}" in classes(element)
        bases.append(next(path.get("d") for path in element.iter(f"{SVG}path") if "base" in (path.get("class") or "")))
    assert "a" in (bases[0] or "")
    assert "a" not in (bases[1] or "")


def test_many_statuses_are_counted_where_they_do_not_fit() -> None:
    view = crowded("ch4")
    number = view["active"]
    assert len(view["statuses"]) == 9
    assert "+4" in texts(things(picture(view))[f"vital:{number}"])


def test_the_active_figure_is_lit_and_marked_on_the_track() -> None:
    view = midgame("ch2")
    root = picture(view)
    lit = [key for key, element in things(root).items() if "pointer" in classes(element)]
    assert sorted(lit) == [f"figure:{view['active']}", f"turn:{view['active']}"]
    tiles = [key for key in things(root) if key.startswith("turn:")]
    assert tiles == [f"turn:{figure}" for figure in view["track"]]
    for figure in view["track"]:
        recipe = ".".join(portrait_recipe(as_view(view).character(figure)))
        assert pictures_in(things(root)[f"turn:{figure}"]) == {drawn(recipe)}


def test_pointing_shows_reach_range_and_whom_it_could_strike() -> None:
    view = midgame("ch4")
    figure = next(one for one in view["figures"] if len(one["reach"]) > 3)
    rival = next(one for one in view["figures"] if one["side"] != figure["side"])
    figure["strikes"] = [rival["figure"]]
    svg = ARENA.draw(as_view(view), [], "it")
    rules = woken_by(f"figure:{figure['figure']}", svg)
    reach = next(rule for rule in rules if ".sp-" in rule and "fill-opacity" in rule)
    shown = {int(number) for number in re.findall(r"\.sp-(\d+)", reach)}
    assert shown == set(figure["reach"]) - {figure["space"]}
    assert any(f".hit-{rival['figure']}" in rule for rule in rules)


def test_who_has_moved_shows_no_reach() -> None:
    """The pointer rests where the figure went: nothing there may look like another move."""
    view = midgame("ch4")
    active = view["figures"][view["active"]]
    for state, shown in (("open", True), ("used", False)):
        view["phases"]["movement"] = state
        svg = ARENA.draw(as_view(view), [], "it")
        rules = woken_by(f"figure:{active['figure']}", svg)
        assert any("fill-opacity" in rule for rule in rules) == shown


def test_a_card_pointed_at_shows_its_range() -> None:
    view = midgame("ch4")
    own = view["players"][view["seat"]]
    figure = next(view["figures"][number] for number in own["figures"] if view["figures"][number]["space"] >= 0)
    own["hand"][0].update(figure=figure["figure"], range=1, reach=[])
    card = own["hand"][0]["card"]
    svg = ARENA.draw(as_view(view), [], "it")
    rules = woken_by(f"card:{card}", svg)
    shown = {int(number) for rule in rules for number in re.findall(r"\.sp-(\d+)", rule)}
    assert shown == set(view["board"]["spaces"][figure["space"]]["neighbours"])


def test_a_press_goes_through_a_figure_to_its_space() -> None:
    view = midgame("ch1")
    figure = view["figures"][view["active"]]
    stay = asked((f"move:{figure['space']}", f"space:{figure['space_id']}"), seat=view["seat"])
    element = things(picture(view, stay))[f"figure:{figure['figure']}"]
    assert "through" in (element.get("class") or "").split()
    assert "through" not in classes(picture(view))


# -- around the Arena ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_points_round_and_open_phases_are_shown(shape: str) -> None:
    view = midgame("ch4")
    view["points"] = [7, 13]
    view["phases"] = {"movement": "used", "action": "open", "skill": "open", "upgrade": True}
    root = picture(view, lang="en", shape=shape)
    found = things(root)
    for side, points in enumerate(view["points"]):
        track = found[f"score:{side}"]
        assert {str(points), str(view["goal"])} <= set(texts(track).split())
        assert track.get("data-text") == f"{points} Victory Points of {view['goal']}."
    course = found["course"]
    assert texts(found["round"]) == f"Round {view['round']}"
    assert len([rect for rect in course.iter(f"{SVG}rect") if rect.get("class") == "phase-open"]) == 3
    assert "Movement closed, Action open, Skill open" in (course.get("data-text") or "").split("\n")


@pytest.mark.parametrize("shape", SHAPES)
def test_piles_tell_their_cards_and_the_gear_in_them(shape: str) -> None:
    view = crowded("ch4")
    for player in view["players"]:
        player["gear"] = [0, 5, 1, 3]
    found = things(picture(view, lang="en", shape=shape))
    for player in view["players"]:
        pile = found[f"discard:{player['seat']}"]
        assert pile.get("data-kind") == "pile"
        assert texts(pile).split() == ["9", "0", "5", "1", "3"]
        lines = (pile.get("data-text") or "").split("\n")
        assert lines[0] == "9 cards; gear: 5 Lamp, 1 Hat and 3 Rose"
        assert len(lines) == 10
        assert f"9/{player['hand_limit']}" in texts(found[f"hand:{player['seat']}"])


@pytest.mark.parametrize(("lang", "deck", "discards"), [("it", "mazzo", "scarti"), ("en", "deck", "discards")])
def test_piles_of_a_wide_table_say_what_they_are(lang: str, deck: str, discards: str) -> None:
    view = midgame("ch1")
    found = things(picture(view, lang=lang, shape="wide"))
    for player in view["players"]:
        assert texts(found[f"deck:{player['seat']}"]).split() == [str(player["deck_size"]), deck]
        assert texts(found[f"discard:{player['seat']}"]).split() == [str(len(player["discard"])), discards]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_used_phase_is_ticked_off(shape: str) -> None:
    view = midgame("ch4")
    view["phases"] = {"movement": "used", "action": "open", "skill": "open", "upgrade": False}
    assert signs(things(picture(view, shape=shape))["course"]).count("done") == 1


def test_partners_see_each_others_hand_and_rivals_do_not() -> None:
    match, _ = position("team", lambda view, d: view["phase"] == "main" and view["round"] == 2)
    for shape in SHAPES:
        for seat in range(4):
            view = plain(match.view(seat))
            found = {key for key in things(picture(view, shape=shape)) if key.startswith("card:")}
            partner = view["players"][seat]["partner"]
            expected = [*view["players"][seat]["hand"], *view["players"][partner]["hand"], *view["resolving"]]
            assert found == {f"card:{card['card']}" for card in expected}
            assert len(found) > 6


def test_ability_cards_show_both_sides_until_upgraded() -> None:
    view = midgame("ch4")
    figure = view["figures"][view["active"]]
    for upgraded in (False, True):
        figure["upgraded"] = upgraded
        found = things(picture(view))
        last = figure["abilities"][-1]
        assert (f"upgrade:{figure['figure']}" in found) != upgraded
        assert (f"ability:{last['ability']}" in found) == upgraded
        assert f"ability:{figure['figure']}/0" in found
    sheet = found[f"sheet:{figure['figure']}"]
    assert last["name"]["it"] in (sheet.get("data-text") or "")


@pytest.mark.parametrize("shape", SHAPES)
def test_an_upgrade_shows_how_much_of_it_is_paid(shape: str) -> None:
    view = midgame("ch4")
    figure = view["figures"][view["active"]]
    figure["upgraded"] = False
    figure["upgrade_cost"] = [2, 0, 3, 0]
    for gear, filled in (([0, 4, 1, 0], (0, 1)), ([5, 0, 2, 0], (2, 2)), ([2, 0, 3, 9], (2, 3))):
        view["players"][figure["seat"]]["gear"] = gear
        slip = things(picture(view, lang="en", shape=shape))[f"upgrade:{figure['figure']}"]
        boxes = [box.get("class") for box in slip.iter(f"{SVG}rect")]
        assert (boxes.count("gear-shell"), boxes.count("gear-hat")) == filled
        assert (boxes.count("lack-shell"), boxes.count("lack-hat")) == (2 - filled[0], 3 - filled[1])
        assert ("slip-full" in boxes) == (filled == (2, 3))


def test_cards_show_picture_banner_types_icons_gear_and_numbers() -> None:
    view = midgame("ch4")
    card = view["players"][view["seat"]]["hand"][0]
    card["name"] = {"it": "Onda", "en": "Wave"}
    card.update(
        banner=["movement", "action"], types=["attack", "magic", "status"], icons=["direct", "indirect"], gear=0
    )
    card.update(harm="3", cure="X", range=2, steps=4)
    for shape in SHAPES:
        element = things(picture(view, shape=shape))[f"card:{card['card']}"]
        wanted = {"movement", "action", "attack", "magic", "state", "direct", "indirect", view["gears"][0]["id"]}
        assert wanted <= set(signs(element))
        assert texts(element).split()[:1] == ["Onda"]
        assert set(texts(element).split()[1:]) <= {"3", "X", "2", "4"}
        assert texts(element).split()[1:3] == ["3", "X"]
        shown = next(one for one in as_view(view).own.hand if one.card == card["card"])
        recipe = ".".join(card_recipe(shown, as_view(view).character(shown.figure).id))
        assert drawn(recipe) in pictures_in(element)
        for paragraph in card["text"]:
            assert paragraph["it"] in (element.get("data-text") or "")


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_on_the_table_is_a_sentence(shape: str) -> None:
    """The board shows, the dock tells: names, numbers and headings only."""
    drafting = plain(position("ch4", lambda view, d: view["draft"]["made"] == 3)[0].view(0))
    for view in (drafting, crowded("ch1"), crowded("ch4"), crowded("team")):
        for text in picture(view, shape=shape).iter(f"{SVG}text"):
            said = text.text or ""
            assert len(said.split()) <= 5, said
            assert not said.endswith((".", ":", "…")), said


@pytest.mark.parametrize("shape", SHAPES)
def test_every_table_of_a_shape_has_the_same_size(shape: str) -> None:
    drafting = plain(position("ch4", lambda view, d: view["draft"]["made"] == 3)[0].view(0))
    views = [drafting, *[midgame(mode) for mode in MODES], plain(match_of("team", 1).view(2))]
    sizes = {picture(view, shape=shape).get("viewBox") for view in views}
    assert sizes == {"0 0 1100 740" if shape == "wide" else "0 0 780 1090"}


@pytest.mark.parametrize("shape", SHAPES)
def test_cards_to_choose_from_piles_are_brought_out(shape: str) -> None:
    view = crowded("team")
    chosen = [card["card"] for player in view["players"] for card in player["discard"][:3]]
    decisions = asked(*[(f"card:{card}", f"card:{card}") for card in chosen], seat=view["seat"])
    assert {f"card:{card}" for card in chosen} <= things(picture(view, decisions, shape=shape)).keys()


def test_things_can_be_asked_about() -> None:
    view = midgame("ch4")
    found = things(picture(view))
    own = view["players"][view["seat"]]
    for card in own["hand"]:
        phase = 2 if "action" in card["banner"] else 1
        assert found[f"card:{card['card']}"].get("data-why") == f"play:{card['card']}/{phase}"
    for figure in view["figures"]:
        rival = figure["side"] != own["side"]
        assert found[f"figure:{figure['figure']}"].get("data-why") == (f"attack:{figure['figure']}" if rival else None)
    seeking = asked(("target:0", "figure:0"), seat=view["seat"])
    assert things(picture(view, seeking))["figure:1"].get("data-why") == "target:1"


# -- before and after ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("mode", ["ch2", "ch4", "team"])
def test_the_draft_shows_every_character_with_its_facts(mode: str, shape: str) -> None:
    match, decision = position(mode, lambda view, d: view["draft"]["made"] == 3 and view["phase"] == "draft")
    view = plain(match.view(decision.seat))
    root = picture(view, [decision.to_json("en")], "en", shape)
    found = things(root)
    pool = view["draft"]["pool"]
    assert len(pool) == 8
    for person in pool:
        element = found[f"character:{person['character']}"]
        said = element.get("data-text") or ""
        for card in person["cards"]:
            assert f"{card['copies']} × {card['name']['en']}" in said
        assert str(person["health"]) in texts(element).split()
        assert ("veil" in classes(element)) == bool(person["taken"])
        assert bool(element.get("data-options")) != bool(person["taken"])
        if mode == "ch4":
            assert "Upgrade (" in said
            assert "upgrade" in signs(element)
    assert len([one for one in root.iter() if one.get("class") == "pointer"]) == 1
    assert f"{NAMES[view['draft']['picker']]} picks" in texts(root)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_secret_order_is_shown_to_its_own_side_alone(shape: str) -> None:
    match, decision = position(
        "ch2", lambda view, d: view["phase"] == "order" and len(view["players"][d.seat]["order"]) == 1
    )
    mine, theirs = plain(match.view(decision.seat)), plain(match.view(1 - decision.seat))
    for view, numbers in ((mine, 1), (theirs, len(theirs["players"][1 - decision.seat]["order"]))):
        root = picture(view, shape=shape)
        assert len([one for one in root.iter() if one.get("class") == "pick"]) == numbers
    own = things(picture(mine, [decision.to_json("it")], shape=shape))
    legal = [key for key, element in own.items() if element.get("data-options")]
    assert len(legal) == 2


@pytest.mark.parametrize("shape", SHAPES)
def test_the_end_names_the_winners_and_the_rule(shape: str) -> None:
    match = match_of("team", 2)
    match.concede(1)
    said = texts(picture(match.view(0), lang="en", shape=shape))
    winners = [NAMES[seat] for seat in plain(match.view(0))["outcome"]["winners"]]
    assert f"{winners[0]} and {winners[1]} win" in said
    assert "SA-" in said


def test_notebooks_show_the_public_picture() -> None:
    match: Any = match_of("ch1", 2)
    assert match._repr_svg_() == ARENA.draw(match.view(None), [], "it")


# -- signs and emblems -----------------------------------------------------------------------------------------------


def test_every_sign_is_drawn_in_a_shape_of_its_own() -> None:
    view = midgame("ch4")
    assert {status["id"] for status in view["statuses"]} <= SIGNS.paths.keys()
    assert {gear["id"] for gear in view["gears"]} <= SIGNS.paths.keys()
    for sign in SIGNS.definitions.values():
        assert len(ET.fromstring(sign))


def test_characters_of_users_packs_have_pictures_of_their_own() -> None:
    assert icon_of("frozen", "status") == "status"
    view = midgame("ch2")
    others = {
        address
        for one in view["figures"][1:]
        for address in pictures_in(things(picture(view))[f"figure:{one['figure']}"])
    }
    for name in ("robin", "stitch"):
        view["figures"][0].update(id=name, name={"it": name, "en": name})
        (shown,) = pictures_in(things(picture(view))["figure:0"])
        assert shown not in others
        others.add(shown)


def test_what_a_chapter_is_about_can_be_read() -> None:
    said = things(picture(midgame("ch1")))["round"].get("data-text") or ""
    assert all(name in said for name in ("Scopa Magica:", "Immobilizzato:", "Furtivo:"))
    assert "Maledetto:" not in said
    assert "Maledetto:" in (things(picture(midgame("ch2")))["round"].get("data-text") or "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_ability_can_be_read_in_full(lang: str, shape: str) -> None:
    """Beside the Arena on a wide table; on a tall one those of the active character, and all in its sheet."""
    view = midgame("ch4")
    found = things(picture(view, lang=lang, shape=shape))
    for figure in view["figures"]:
        sheet = found[f"sheet:{figure['figure']}"].get("data-text") or ""
        for ability in figure["abilities"]:
            whole = " ".join(paragraph[lang] for paragraph in ability["text"])
            assert whole in sheet
            if shape == "wide" or figure["figure"] == view["active"]:
                locked = ability["upgraded"] and not figure["upgraded"]
                key = f"upgrade:{figure['figure']}" if locked else f"ability:{ability['ability']}"
                assert whole in (found[key].get("data-text") or "")
