"""The picture of the table: well-formed, complete, discreet, and true to the view."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca import table as table_pages
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.shows.drawing import layout
from ludoteca.games.lorcana.shows.drawing.badges import DEEDS
from ludoteca.games.lorcana.shows.drawing.icons import ICONS
from ludoteca.games.lorcana.shows.drawing.style import INK_COLOURS
from tests.games.lorcana import views
from tests.games.lorcana.pictures import LORCANA, crowded, many, picture
from tests.games.lorcana.views import as_seen, asked, both, card, location, played, player, table
from tests.games.pictures import SHAPES, SVG, classes, parts, signs, texts, things

# -- matches ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 6)])
def test_every_option_of_a_random_match_has_its_thing(seed: int, seats: int) -> None:
    drawn_count = 0
    rng = Random(seed)
    decks = list(load_content().decks)
    match = LORCANA.new(seats, seed=seed, decks=[decks[(seed * 5 + at) % len(decks)] for at in range(seats)])
    while match.outcome is None and drawn_count < 200:
        decision = match.decisions[rng.randrange(len(match.decisions))]
        lang, shape = ("it", "en")[drawn_count % 2], SHAPES[drawn_count // 2 % 2]
        question = decision.to_json(lang)
        found = things(picture(match.view(decision.seat), [question], lang, shape))
        for option in question["options"]:
            if option["thing"]:
                assert option["id"] in (found[option["thing"]].get("data-options") or "").split()
        for text in (element.text or "" for element in found.values()):
            assert "{" not in text
        match.choose(decision.seat, decision.options.sample(rng))
        drawn_count += 1
    assert drawn_count > 40
    picture(match.view(None))


def test_no_picture_shows_a_card_that_its_viewer_may_not_know() -> None:
    rng = Random(7)
    match = LORCANA.new(2, seed=7)
    checked = 0
    while match.outcome is None and checked < 60:
        for seat in (0, 1):
            hidden = {f"card:{held.card}" for held in match.view(1 - seat).players[1 - seat].hand}
            known = {f"card:{held.card}" for held in match.view(seat).players[1 - seat].hand}
            assert not (hidden - known) & things(picture(match.view(seat))).keys()
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))
        checked += 1
    assert checked == 60


# -- every view ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_option_has_its_thing_once_in_a_well_formed_picture(players: int, lang: str, shape: str) -> None:
    view = crowded(players)
    options: list[tuple[str, str | None]] = [(f"trigger:{at}", f"bag:{at}") for at in range(4)]
    for one in view["players"]:
        options += [(f"player:{one['seat']}", f"seat:{one['seat']}")]
        for shown in (*one["characters"], *one["items"], *one["locations"], *one["hand"], *one["discard"]):
            options.append((f"target:{shown['card']}", f"card:{shown['card']}"))
    options += [(f"target:{shown['card']}", f"card:{shown['card']}") for shown in view["resolving"]]
    options += [("target:99999", "card:99999"), ("end", None)]
    decisions = asked(*options, source=f"card:{view['players'][0]['characters'][5]['card']}")
    found = things(picture(view, decisions, lang, shape))
    for id, thing in options:
        if thing is not None:
            element = found[thing]
            assert id in (element.get("data-options") or "").split()
            assert f"label of {id}" in (element.get("aria-label") or "")
    legal = {key for key, element in found.items() if element.get("data-options")}
    assert legal == {thing for _, thing in options if thing}
    for seat in range(players):
        assert {f"seat:{seat}", f"ink:{seat}", f"hand:{seat}", f"deck:{seat}", f"discard:{seat}"} <= found.keys()


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 6])
def test_large_boards_and_hands_stay_inside_and_apart(players: int, shape: str) -> None:
    view = crowded(players)
    root = picture(view, shape=shape)
    _, _, w, h = [float(value) for value in (root.get("viewBox") or "").split()]
    boxes = []
    laid = parts(root)
    for key, element in things(root).items():
        left, top, *_ = [float(value) for value in re.findall(r"-?[\d.]+", laid[key].get("transform") or "")]
        rect = next(element.iter(f"{SVG}rect"))
        x, y = left + float(rect.get("x") or 0), top + float(rect.get("y") or 0)
        wide, high = float(rect.get("width") or 0), float(rect.get("height") or 0)
        assert x >= 0, key
        assert y >= 0, key
        assert x + wide <= w + 1, key
        assert y + high <= h + 1, key
        boxes.append((key, x, y, wide, high))
    in_play = {f"card:{one['card']}" for seat in view["players"] for one in (*seat["characters"], *seat["items"])}
    placed = [box for box in boxes if box[0] in in_play]
    assert len(placed) == 27 * players
    for at, (key, x, y, wide, high) in enumerate(placed):
        assert min(wide, high) >= 11, key
        for other, ox, oy, other_wide, other_high in placed[at + 1 :]:
            apart = x + wide <= ox + 1 or ox + other_wide <= x + 1 or y + high <= oy + 1 or oy + other_high <= y + 1
            assert apart, (key, other)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_long_hand_shows_some_of_every_card(shape: str) -> None:
    view = table(player(0, hand=[card(f"Nome {at}") for at in range(15)]), player(1))
    found = parts(picture(view, shape=shape))
    corners = []
    for shown in view["players"][0]["hand"]:
        place = found[f"card:{shown['card']}"].get("transform") or ""
        x, y, *_ = [float(value) for value in re.findall(r"-?[\d.]+", place)]
        corners.append((x, y))
    assert len(set(corners)) == 15
    for (x, y), (next_x, next_y) in pairwise(corners):
        assert next_x - x >= 40 or next_y > y


def test_an_empty_table_is_drawn() -> None:
    nothing = {"ready": 0, "exerted": 0, "total": 0}
    view = table(player(0, deck=0, ink=nothing), player(1, deck=0, ink=nothing), seat=None)
    for shape in SHAPES:
        root = picture(view, shape=shape)
        assert texts(root).count("nessuna carta in gioco") == 2
        assert all(element.get("data-why") is None for element in things(root).values())


def test_the_same_view_gives_the_same_picture_from_nothing_outside() -> None:
    view = crowded(2)
    svg = LORCANA.draw(as_seen(view), [], "it")
    assert svg == LORCANA.draw(as_seen(view), [], "it")
    for forbidden in ("<script", "foreignObject", "@import", " style=", "javascript:", "/art/"):
        assert forbidden not in svg
    images = re.findall(r'<image href="([^"]{0,26})', svg)
    assert images
    assert set(images) == {"data:image/svg+xml;base64,"}
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
    view = crowded(2)
    view["outcome"] = {"winners": [1], "draw": False, "rule": "LOR-GOAL.01", "reason": both("Fine")}
    view["players"][0]["hand"][0] = card("Canto", None, type="action", song=True)
    for shape in SHAPES:
        assert not classes(picture(view, shape=shape)) & alone


def test_unknown_shapes_are_refused() -> None:
    with pytest.raises(ValueError, match="no shape 'round'"):
        LORCANA.draw(as_seen(table(player(0), player(1))), [], "it", "round")


def test_every_sign_is_drawn_in_a_shape_of_its_own() -> None:
    assert {f"lo-{ink}" for ink in INK_COLOURS} <= ICONS.keys()
    assert {f"lo-{key}" for key in views.WORDS} <= ICONS.keys()
    assert {f"lo-{sign}" for sign in DEEDS.values()} <= ICONS.keys()
    inks = [ICONS[f"lo-{ink}"].replace(ink, "") for ink in INK_COLOURS]
    assert len(set(inks)) == len(INK_COLOURS)


# -- the field -------------------------------------------------------------------------------------------------------


def test_a_location_is_framed_with_the_characters_there() -> None:
    inside, outside = many(2), many(1)
    castle = location(here=inside)
    root = picture(table(player(0, characters=[*outside, *inside], locations=[castle]), player(1)))
    frames = [rect for rect in root.iter(f"{SVG}rect") if rect.get("class") == "frame"]
    assert len(frames) == 1
    left = float(frames[0].get("x") or 0)
    right = left + float(frames[0].get("width") or 0)
    found = things(root)

    def is_inside(shown: Any) -> bool:
        x = float(re.findall(r"[\d.]+", parts(root)[f"card:{shown['card']}"].get("transform") or "")[0])
        return left <= x <= right

    assert all(is_inside(shown) for shown in (castle, *inside))
    assert not is_inside(outside[0])
    assert "Qui: Nome 0 - Versione e Nome 1 - Versione." in (found[f"card:{castle['card']}"].get("data-text") or "")


def test_the_viewer_sits_at_the_bottom_and_the_others_in_turn_order() -> None:
    seats = [player(seat, characters=many(1)) for seat in range(4)]
    for viewer in (0, 2, None):
        found = parts(picture(table(*seats, seat=viewer)))
        place = {
            seat: [float(v) for v in re.findall(r"[\d.]+", found[f"seat:{seat}"].get("transform") or "")]
            for seat in range(4)
        }
        near = viewer or 0
        others = [(near + at) % 4 for at in (1, 2, 3)]
        assert all(place[near][1] > place[seat][1] for seat in others)
        assert sorted(others, key=lambda seat: place[seat][0]) == others


def test_offered_deeds_are_signs_on_the_card() -> None:
    hero, song = played(), card("Canto", None, type="action", song=True)
    view = table(player(0, characters=[hero], hand=[song]), player(1))
    number = hero["card"]
    options = [(f"{deed}:{number}", f"card:{number}") for deed in ("quest", "challenge", "move")]
    options += [(f"{deed}:{song['card']}", f"card:{song['card']}") for deed in ("ink", "play", "sing")]
    found = parts(picture(view, asked(*options)))
    assert signs(found[f"deeds:{number}"]) == ["quest", "challenge", "move"]
    assert signs(found[f"deeds:{song['card']}"]) == ["ink", "play", "song"]
    order = list(found)
    for shown in (hero, song):
        place = order.index(f"deeds:{shown['card']}")
        assert order[place - 1] == f"card:{shown['card']}"
        assert found[order[place]].get("transform") == found[order[place - 1]].get("transform")
    assert not [key for key in parts(picture(view)) if key.startswith("deeds:")]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_card_is_shown_once_though_it_lies_on_a_deck_and_is_looked_at(shape: str) -> None:
    top = card("In Cima")
    view = table(player(0, hand=[card()], top=top), player(1))
    key = f"card:{top['card']}"
    offered = picture(view, asked((f"play:{top['card']}", key)), shape=shape)
    assert "In Cima" in texts(things(offered)[key])
    assert signs(parts(offered)[f"deeds:{top['card']}"]) == ["play"]
    view["resolving"] = [top]
    assert "In Cima" in texts(things(picture(view, shape=shape))[key])


def test_things_can_be_asked_about() -> None:
    mine, theirs, held = played(), played(), card()
    view = table(player(0, characters=[mine], hand=[held]), player(1, characters=[theirs]))
    found = things(picture(view))
    assert found[f"card:{mine['card']}"].get("data-why") == f"quest:{mine['card']}"
    assert found[f"card:{theirs['card']}"].get("data-why") is None
    assert found[f"card:{held['card']}"].get("data-why") == f"play:{held['card']}"
    choosing = things(picture(view, asked((f"target:{mine['card']}", f"card:{mine['card']}"))))
    for shown in (theirs, held):
        assert choosing[f"card:{shown['card']}"].get("data-why") == f"target:{shown['card']}"
    watched = things(picture({**view, "seat": None}))
    assert all(element.get("data-why") is None for element in watched.values())


# -- arrows and songs ------------------------------------------------------------------------------------------------


def arrows(root: ET.Element, class_: str) -> list[ET.Element]:
    return [path for path in root.iter(f"{SVG}path") if class_ in (path.get("class") or "").split()]


def test_the_present_challenge_is_an_arrow() -> None:
    mine, theirs = played(exerted=True), played(exerted=True)
    view = table(player(0, characters=[mine]), player(1, characters=[theirs]))
    assert not arrows(picture(view), "arrow")
    view["challenge"] = {"challenger": mine["card"], "challenged": theirs["card"]}
    assert len(arrows(picture(view), "arrow")) == 1


def test_choosing_points_from_the_card_that_asks_to_each_target() -> None:
    mine, theirs = played(), many(3, exerted=True)
    view = table(player(0, characters=[mine]), player(1, characters=theirs))
    options = [(f"target:{one['card']}", f"card:{one['card']}") for one in theirs[:2]]
    root = picture(view, asked(*options, source=f"card:{mine['card']}"))
    assert len(arrows(root, "may")) == 2
    assert signs(parts(root)[f"deeds:{theirs[0]['card']}"]) == ["target"]


def test_reach_is_hidden_until_its_card_is_pointed_at() -> None:
    mine, theirs = played(), many(2, exerted=True)
    number = mine["card"]
    view = table(player(0, characters=[mine]), player(1, characters=theirs))
    view["reach"] = [{"deed": "challenge", "card": number, "to": [one["card"] for one in theirs]}]
    root = picture(view)
    group = next(one for one in root.iter(f"{SVG}g") if one.get("class") == f"reach from-{number}")
    assert len(group.findall(f"{SVG}path")) == 6
    style = next(parts(root)[f"reach:{number}"].iter(f"{SVG}style"))
    assert (style.get("media"), style.get("data-for")) == ("not all", f"card:{number}")
    assert style.text == f".lorcana-table .from-{number}{{visibility:visible}}"


@pytest.mark.parametrize("shape", SHAPES)
def test_a_song_says_who_could_sing_it(shape: str) -> None:
    singer = played(card("Ariel", "Sirena"))
    song = card("In Fondo al Mar", None, type="action", song=True)
    view = table(player(0, characters=[singer], hand=[song]), player(1))
    view["reach"] = [{"deed": "sing", "card": song["card"], "to": [singer["card"]]}]
    element = things(picture(view, shape=shape))[f"card:{song['card']}"]
    assert "Ariel" in texts(element)
    assert "Può cantarla: Ariel" in (element.get("data-text") or "")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("exerted", [False, True])
def test_letters_of_small_items_are_as_large_as_those_of_other_cards(shape: str, exerted: bool) -> None:
    items = [played(card("Anello", None, type="item"), exerted=exerted) for _ in range(4)]
    own = player(0, characters=many(6, exerted=True), items=items)
    drawn = picture(table(own, player(1)), shape=shape)
    least = layout.LEAST[shape]
    figures = [figure for item in items for figure in things(drawn)[f"card:{item['card']}"].iter(f"{SVG}text")]
    seen = [float(figure.get("font-size", 0)) * (layout.SHRUNK if exerted else 1) for figure in figures]
    assert len(seen) >= len(items)
    assert min(seen) >= least - 0.1


@pytest.mark.parametrize(("lang", "told"), [("it", "3 in mano"), ("en", "3 in hand")])
def test_a_count_of_cards_says_what_it_counts(lang: str, told: str) -> None:
    drawn = picture(table(player(0), player(1, hand_size=3)), lang=lang)
    assert told in texts(things(drawn)["hand:1"])
