"""What companions see while somebody acts, and what is told apart without pointing at it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.kingdom.shows.terms import square_name
from ludoteca.kernel.texts import LANGUAGES
from tests.games.kingdom.pictures import NAMES, ghosts, in_range, picture, position
from tests.games.kingdom.plays import with_tray
from tests.games.pictures import SHAPES, SVG, classes, signs, texts, things


def looked_on(scenario: int, players: int, verb: str, least: int = 2, seat: int | None = -1) -> Any:
    """The view of a companion while somebody is asked this; of a spectator for None."""
    view, _ = position(scenario, players, verb, least, 1)
    return replace(view, seat=(view.acting.seat + 1) % players if seat is not None else None)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", ["build", "face", "target", "place", "engage"])
def test_companions_see_who_acts_with_what_and_why(verb: str, lang: str, shape: str) -> None:
    for seat in (-1, None):
        view = looked_on(3, 2, verb, seat=seat)
        root = picture(view, lang=lang, shape=shape)
        banner = next(one for one in root.iter() if "looking" in (one.get("class") or "").split())
        name = NAMES[view.acting.seat]
        assert f"{name}: {view.acting.prompt.say(lang)}" == banner.get("aria-label")
        assert texts(banner).startswith(f"{name}: ")
        found = things(root)
        framed = [key for key, one in found.items() if any("origin" in (part.get("class") or "") for part in one)]
        assert framed == [view.acting.source], "without being marked as what asks the viewer"
        assert not any(element.get("data-options") or element.get("data-why") for element in found.values())
        assert not ghosts(root)
        assert not [one for one in root.iter() if one.get("data-tool") or one.get("tabindex") == "0"]


@pytest.mark.parametrize("shape", SHAPES)
def test_companions_see_the_range_and_the_trays_in_question(shape: str) -> None:
    view = looked_on(6, 2, "target")
    root = picture(view, shape=shape)
    found = things(root)
    assert in_range(root, "range looked-on") == list(view.attack.squares)
    for tray in view.trays:
        assert ("sought" in classes(found[f"tray:{tray.tray}"])) == (tray.tray in view.attack.trays)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("verb", "least"), [("place", 12), ("soldier", 2)])
def test_companions_see_the_tray_in_question_large_with_the_piece(verb: str, least: int, shape: str) -> None:
    view = looked_on(6, 2, verb, least)
    tray = next(tray for tray in view.trays if tray.tray == view.attack.tray)
    root = picture(view, shape=shape)
    plan = next(one for one in root.iter() if one.get("class") == "plan")
    assert tray.name.it in texts(plan)
    assert "Da piazzare" in texts(plan)
    used = [sign for sign in signs(plan) if sign.startswith("e-")]
    assert len(used) >= len([cell for cell in tray.uncovered if not any(cell in quad for quad in tray.large)])
    if verb == "soldier":
        assert "soldier" in signs(plan)
    else:
        assert f"tile-{view.attack.piece.type}" in classes(plan)


@pytest.mark.parametrize("shape", SHAPES)
def test_companions_see_the_tray_on_which_a_hero_takes_its_place(shape: str) -> None:
    view = looked_on(6, 2, "engage")
    tray = next(tray for tray in view.trays if tray.tray == view.acting.tray)
    plan = next(one for one in picture(view, shape=shape).iter() if one.get("class") == "plan")
    assert tray.name.it in texts(plan)
    assert "Da piazzare" not in texts(plan)


def test_whoever_is_asked_sees_no_plan_of_others() -> None:
    view, decisions = position(6, 2, "place", 12, 1)
    assert not {"looking", "plan", "looked-on", "sought"} & classes(picture(view, decisions))


def facing(shape: str) -> tuple[Any, Any, set[int]]:
    """Somebody is asked which way to face; the only horde is in range to some sides, which are told too."""
    view, decisions = position(3, 2, "face", 4, 1)
    people = []
    for one in view.figures:
        abilities = [replace(ability, perfect=False) for ability in one.abilities]
        people.append(replace(one, abilities=tuple(abilities), tray=-1, cells=()))
    towers = [replace(tower, perfect=False) for tower in view.towers]
    view = replace(view, figures=tuple(people), towers=tuple(towers))
    found = things(picture(view, decisions, "en", shape))
    reached = [
        set(re.findall(r"\b[A-Z]\d\b", found[f"facing:{quarter}"].get("data-text") or "")) for quarter in range(4)
    ]
    there = min(set.union(*reached))
    useful = {quarter for quarter in range(4) if there in reached[quarter]}
    assert len(useful) < 4
    square = next(one.square for one in view.map.squares if square_name(view, one.square) == there)
    return with_tray(view, kind="normal", square=square, depth=0, figures=()), decisions, useful


@pytest.mark.parametrize("shape", SHAPES)
def test_arrows_that_reach_no_horde_are_pale(shape: str) -> None:
    view, decisions, useful = facing(shape)
    assert pale_arrows(picture(view, decisions, "en", shape)) == {0, 1, 2, 3} - useful


def test_portals_count_only_for_towers_of_their_level() -> None:
    view, decisions, useful = facing("wide")
    view = with_tray(view, kind="portal", level=1)
    by_tower = decisions[0]["source"].startswith("site:")
    assert pale_arrows(picture(view, decisions)) == ({0, 1, 2, 3} - useful if by_tower else {0, 1, 2, 3})
    assert pale_arrows(picture(with_tray(view, level=9), decisions)) == {0, 1, 2, 3}


def pale_arrows(root: ET.Element) -> set[int]:
    found = things(root)
    pale = {quarter for quarter in range(4) if "idle" in classes(found[f"facing:{quarter}"])}
    for quarter in range(4):
        said = found[f"facing:{quarter}"].get("data-text") or ""
        assert ("no horde in range" in said or "nessuna orda" in said) == (quarter in pale)
    return pale


@pytest.mark.parametrize("shape", SHAPES)
def test_companions_who_can_get_a_tower_stand_out(shape: str) -> None:
    view, decisions = position(6, 4, "pass", 2, 1)
    offered = [option["id"] for option in decisions[0]["options"] if option["id"].startswith("pass:")]
    receivers = {int(id[5:].partition("/")[0]) for id in offered}
    root = picture(view, decisions, "it", shape)
    found = things(root)
    said = "passa: livello" if shape == "wide" else "liv."
    for player in view.players:
        panel = next(found[f"player:{player.seat}"].iter(f"{SVG}rect")).get("class") or ""
        assert ("panel-to" in panel) == (player.seat in receivers)
        assert "panel-now" not in panel
    for id in offered:
        level = view.towers[int(id.rpartition("/")[2])].level
        assert f"{said} {level}" in texts(root)
    assert texts(root).count(said) == len(receivers)
