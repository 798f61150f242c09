"""The picture of the journey: well-formed, complete, and true to the view."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from ludoteca.games.synchro.shows.art import addresses
from ludoteca.games.synchro.shows.drawing import shapes
from ludoteca.games.synchro.shows.drawing.icons import SIGNS, initials
from ludoteca.games.synchro.state.cards import BOARD_COLOURS, CLASSES, COLOURS, SEASONS
from ludoteca.games.synchro.state.view_types import DeedView, ReserveHero, Stop
from ludoteca.kernel.paintings import changes
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.kernel.views import OutcomeView, Words
from tests.games.pictures import SHAPES, SVG, asked, classes, signs, texts, things
from tests.games.synchro.pictures import (
    NAMES,
    STARTS,
    SYNCHRO,
    corners,
    count,
    decisions_of,
    picture,
    position,
    with_changed,
)
from tests.rules.synchro.table import ME, Table

# -- matches ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "start"), list(zip(range(1, 5), STARTS, strict=True)))
def test_every_option_of_a_match_has_its_thing(seats: int, start: str) -> None:
    drawn = 0
    for at, (match, decision) in enumerate(decisions_of(seats, seats, start, 240)):
        if at > 24 and at % 4:
            continue
        lang, shape = LANGUAGES[drawn % 2], SHAPES[drawn // 2 % 2]
        question = decision.to_json(lang)
        root = picture(match.view(decision.seat), [question], lang, shape)
        found = things(root)
        for option in question["options"]:
            if option["thing"]:
                assert option["id"] in (found[option["thing"]].get("data-options") or "").split(), option
        for element in found.values():
            assert "{" not in f"{element.get('data-name')}{element.get('data-text')}"
            assert element.get("data-name")
            assert element.get("aria-label")
        assert "{" not in texts(root)
        drawn += 1
    assert drawn >= 20


@pytest.mark.parametrize("shape", SHAPES)
def test_spectators_may_ask_nothing(shape: str) -> None:
    view, _ = position("skill", phase="battle")
    found = things(picture(replace(view, seat=None), shape=shape))
    assert all(element.get("data-why") is None for element in found.values())
    assert all(element.get("data-options") is None for element in found.values())


def test_things_can_be_asked_about() -> None:
    view, decisions = position("target", 2, phase="battle")
    found = things(picture(view, decisions))
    for unit in [*view.line, *[4 + board for board in view.foe_line]]:
        assert found[f"unit:{unit}"].get("data-why") == f"target:{unit}"
    view, decisions = position("swap", phase="battle")
    found = things(picture(view, decisions))
    assert [found[f"unit:{unit}"].get("data-why") for unit in view.line] == [f"swap:{unit}" for unit in view.line]
    active = view.battle.active
    assert found[f"level:{active}"].get("data-why") == "level"
    assert found[f"skillslot:{active}/0"].get("data-why") == "skill:0"


# -- every view ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    ("verb", "phase"),
    [("pick", ""), ("keep", ""), ("buy", ""), ("travel", ""), ("visit", ""), ("front", ""), ("attack", "battle")],
)
def test_everything_stays_inside(verb: str, phase: str, shape: str) -> None:
    view, decisions = position(verb, phase=phase)
    root = picture(view, decisions, "it", shape)
    _, _, w, h = [float(value) for value in (root.get("viewBox") or "").split()]
    corner = corners(root)
    for key, element in things(root).items():
        left, top = corner[key]
        for box in element.iter(f"{SVG}rect"):
            x, y = left + float(box.get("x") or 0), top + float(box.get("y") or 0)
            wide, high = float(box.get("width") or 0), float(box.get("height") or 0)
            assert -1 <= x <= x + wide <= w + 1, key
            assert -1 <= y <= y + high <= h + 1, key
            assert wide > 0 < high, key


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("verb", ["pick", "keep", "buy", "attack"])
def test_words_stay_on_their_plates(verb: str, shape: str) -> None:
    view, decisions = position(verb)
    for key, element in things(picture(view, decisions, "en", shape)).items():
        box = next(element.iter(f"{SVG}rect"), None)
        if box is None or key in ("bag", "time", "cube"):
            continue
        left, top = float(box.get("x") or 0), float(box.get("y") or 0)
        wide, high = float(box.get("width") or 0), float(box.get("height") or 0)
        for text in element.iter(f"{SVG}text"):
            for span in list(text) or [text]:
                x, y = float(span.get("x") or 0), float(span.get("y") or 0)
                assert left <= x <= left + wide + 1, (key, span.text)
                assert top <= y <= top + high + 1, (key, span.text)


def test_letters_are_large_enough_to_read() -> None:
    """On a phone a unit is half a pixel, on a screen a whole one."""
    for shape, least in (("wide", 12.0), ("tall", 22.0)):
        for verb in ("attack", "buy", "keep", "travel", "visit", "pick", "front"):
            view, decisions = position(verb)
            for key, element in things(picture(view, decisions, "it", shape)).items():
                for text in element.iter(f"{SVG}text"):
                    assert float(text.get("font-size") or 0) >= least, (key, text.text)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_table_has_one_size_whatever_goes_on(shape: str) -> None:
    """A screen of 1440 by 900 leaves 1100 by some 740 to the board, a phone twice 390 to its width."""
    sizes = set()
    for verb in ("pick", "keep", "travel", "visit", "buy", "attack"):
        view, decisions = position(verb)
        sizes.add(picture(view, decisions, "it", shape).get("viewBox"))
    sizes.add(picture(ended([0]), shape=shape).get("viewBox"))
    assert sizes == {"0 0 1100 740" if shape == "wide" else "0 0 780 1090"}


@pytest.mark.parametrize("shape", SHAPES)
def test_the_board_shows_and_tells_no_sentences(shape: str) -> None:
    for verb in ("attack", "buy", "keep", "travel", "visit", "pick"):
        view, decisions = position(verb)
        for key, element in things(picture(view, decisions, "it", shape)).items():
            for text in element.iter(f"{SVG}text"):
                assert len((text.text or "").split()) <= 5, (key, text.text)


def test_pictures_come_from_the_view_alone() -> None:
    """Everything that is shown of a card is in its recipe, and the recipe says no more than the view."""
    view, decisions = position("attack", phase="battle")
    drawn = SYNCHRO.paint(view, decisions, "it", "wide", NAMES[: view.seats]).svg(decisions)
    shown = addresses_in(drawn)
    assert {addresses.hero(one.hero) for one in view.party} <= shown
    assert {addresses.monster(one) for one in view.monsters if one.alive} <= shown
    assert {addresses.skill(tile) for one in view.party for tile in one.skills} <= shown
    assert addresses.scene(view) in shown


def addresses_in(drawn: str) -> set[str]:
    return set(re.findall('href="(/art/[^"]*)"', drawn))


def test_the_same_view_gives_the_same_picture_from_nothing_outside() -> None:
    view, decisions = position("attack")
    drawn = [SYNCHRO.draw(view, decisions, "en", "wide", NAMES[: view.seats]) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert " style=" not in drawn[0]
    assert "http" not in drawn[0].replace("http://www.w3.org/2000/svg", "")


def test_an_unknown_shape_is_refused() -> None:
    view, _ = position("pick")
    with pytest.raises(ValueError, match="round"):
        SYNCHRO.draw(view, [], "it", "round")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_described_in_words(lang: str) -> None:
    view, _ = position("travel")
    described = picture(view, lang=lang).find(f"{SVG}desc")
    assert described is not None
    assert described.text
    assert view.time.name.say(lang) in described.text


# -- the journey -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_the_map_shows_cities_links_and_what_waits(shape: str) -> None:
    view, decisions = position("travel", 2)
    root = picture(view, decisions, "it", shape)
    found = things(root)
    for city in view.map.cities:
        element = found[f"city:{city.city}"]
        assert city.name.it in texts(element)
        assert ("city-here" in classes(element)) == city.here
        assert ("flag" in signs(element)) == city.here
        assert ("legal" in (element.get("class") or "").split()) == (element.get("data-options") is not None)
        assert "halo" in classes(element)
        if city.tile:
            between = "·" if shape == "wide" else ""
            assert between.join(str(level) for level in city.tile.monsters) in texts(element).split()
            assert str(city.tile.coins) in texts(element).split()
            for landmark in city.tile.landmarks:
                assert landmark.text.it in (element.get("data-text") or "")
    canals = [link for link in view.map.links if link.kind == "canal"]
    assert count(root, "canal-edge") == count(root, "canal") == len(canals)
    assert count(root, "road-edge") == count(root, "road") == len(view.map.links) - len(canals)
    for city in view.map.cities:
        if city.reachable and city.tile:
            for landmark in city.tile.landmarks:
                element = found[f"ahead:{city.city}/{landmark.place}"]
                assert element.get("data-name") == landmark.name.it
                assert landmark.text.it in (element.get("data-text") or "")
                assert str(landmark.time) in texts(element).split()


def test_the_way_taken_is_marked() -> None:
    view, _ = position("travel")
    here = next(city.city for city in view.map.cities if city.here)
    onward = next(link.to for link in view.map.links if link.origin == here)
    before = count(picture(view), "taken")
    view = replace(view, map=replace(view.map, route=(*view.map.route, Stop(onward, 0))))
    assert count(picture(view), "taken") == before + 1


@pytest.mark.parametrize("shape", SHAPES)
def test_landmarks_to_choose_say_all_they_do(shape: str) -> None:
    view, decisions = position("visit", 2, phase="journey")
    found = things(picture(view, decisions, "en", shape))
    tile = view.map.cities[view.map.choosing].tile
    for landmark in tile.landmarks:
        element = found[f"landmark:{landmark.place}"]
        assert "legal" in (element.get("class") or "")
        assert landmark.text.en in (element.get("data-text") or "")
        assert any(str(landmark.time) in said for said in texts(element).split())


@pytest.mark.parametrize(("lang", "word"), [("it", "sconfitta tra"), ("en", "defeat in")])
def test_the_wheel_tells_the_date_and_what_is_left(lang: str, word: str) -> None:
    view, _ = position("travel")
    element = things(picture(view, lang=lang))["time"]
    said = texts(element)
    assert view.time.name.say(lang) in said
    assert f"{word} {view.time.left}" in said
    assert count(element, "day-now") == 1
    assert count(element, "day-past") == view.time.value
    assert count(element, "day-last") == 1
    assert view.time.season in signs(element)


def test_the_cube_and_exhaustion_are_shown() -> None:
    view, _ = position("attack")
    cube = things(picture(view))["cube"]
    assert ("mark" in classes(cube)) == (view.cube is not None)
    view = replace(view, cube=None, exhausted=True)
    cube = things(picture(view))["cube"]
    assert "Esausti" in texts(cube)
    assert "peril" in classes(cube)


# -- the battle ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_health_that_is_about_to_be_lost_is_hatched(shape: str) -> None:
    """Where a Monster that is still to act can hit nobody else; the Shield takes its part first."""
    view, decisions = position("skill", phase="battle")
    hero = next(one for one in view.party if one.unit == view.line[0])
    monster = next(one for one in view.monsters if one.alive)
    for other in view.monsters:
        view = with_changed(view, next(one for one in view.monsters if one.unit == other.unit), coming=())
    calm = picture(view, decisions, shape=shape)
    assert count(calm, "bar-lost") == 0

    def struck(shield: int, units: tuple[int, ...], acted: bool) -> ET.Element:
        blow = (DeedView("damage", "3", units),)
        now = with_changed(
            view, next(one for one in view.monsters if one.unit == monster.unit), coming=blow, acted=acted
        )
        now = with_changed(
            now, next(one for one in now.boards if one.board == hero.board), shield=shield, hp=9, max_hp=9
        )
        return things(picture(now, decisions, "en", shape))[f"unit:{hero.unit}"]

    hit = struck(0, (hero.unit,), False)
    assert count(hit, "bar-lost") == 1
    assert "will lose 3 HP if nothing changes" in (hit.get("data-text") or "").lower().replace(" hp", " HP")
    assert count(struck(3, (hero.unit,), False), "bar-lost") == 0
    assert count(struck(0, tuple(view.line[:1]) + (99,), False), "bar-lost") == 0
    assert count(struck(0, (hero.unit,), True), "bar-lost") == 0


def middles(root: ET.Element) -> dict[str, tuple[float, float]]:
    """The middle of every thing that lies on a plate."""
    corner = corners(root)
    found = {}
    for key, element in things(root).items():
        box = next(element.iter(f"{SVG}rect"), None)
        if box is not None:
            x, y, w, h = [float(box.get(name) or 0) for name in ("x", "y", "width", "height")]
            found[key] = (corner[key][0] + x + w / 2, corner[key][1] + y + h / 2)
    return found


def test_both_sides_face_each_other() -> None:
    view, _ = position("attack")
    found = middles(picture(view))
    heroes = [found[f"unit:{board}"][0] for board in view.line]
    monsters = [found[f"unit:{4 + board}"][0] for board in view.foe_line]
    assert heroes == sorted(heroes, reverse=True)
    assert monsters == sorted(monsters)
    assert heroes[0] < monsters[0]
    tall = middles(picture(view, shape="tall"))
    heroes = [tall[f"unit:{board}"][0] for board in view.line]
    monsters = [tall[f"unit:{4 + board}"][0] for board in view.foe_line]
    assert heroes == sorted(heroes, reverse=True)
    assert monsters == sorted(monsters)
    assert tall[f"unit:{view.line[0]}"][1] > tall[f"unit:{4 + view.foe_line[0]}"][1]


@pytest.mark.parametrize("shape", SHAPES)
def test_characters_show_health_shields_and_tokens(shape: str) -> None:
    view, _ = position("attack")
    first = view.line[0]
    view = with_changed(view, view.boards[first], shield=3, stunned=True, silenced=True)
    view = with_changed(view, view.monsters[0], shield=2, stunned=False, silenced=True)
    hero, monster = view.boards[first], view.monsters[0]
    found = things(picture(view, shape=shape))
    for one in (hero, monster):
        element = found[f"unit:{one.unit}"]
        assert f"{one.hp}/{one.max_hp}" in texts(element)
        assert str(one.shield) in texts(element).split()
        assert ("stun" in signs(element)) == one.stunned
        assert "silence" in signs(element)
        assert f"c-{one.colour}" in classes(element)
        said = element.get("data-text") or ""
        assert "Silenziato" in said


@pytest.mark.parametrize("shape", SHAPES)
def test_monsters_show_die_slot_and_what_they_will_do(shape: str) -> None:
    view, _ = position("attack")
    found = things(picture(view, lang="en", shape=shape))
    for one in view.monsters:
        if not one.alive:
            continue
        element = found[f"unit:{one.unit}"]
        assert count(found[f"die:{one.board}"], "die-pip") == one.die
        assert "pointing" in (found[f"die:{one.board}"].get("class") or "")
        assert ("[II]" if one.slot else "[I]") in texts(element).split()
        coming = one.actions[one.next].text.en if one.next >= 0 else "Basic Attack"
        assert coming in (element.get("data-text") or "")
        assert one.coming
        assert one.coming[0].verb in signs(element)
        assert one.coming[0].amount in texts(element).split()
        assert count(element, "intent") == 1
        struck = {unit for deed in one.coming for unit in deed.units}
        heads = {addresses.portrait(hero.hero) for hero in view.party if hero.unit in struck}
        drawn = SYNCHRO.paint(view, [], "en", shape).by_key[f"unit:{one.unit}"].svg
        assert {address for address in addresses_in(drawn) if "/portrait." in address} == heads
        assert ("plate-elite" in classes(element)) == (one.elite and not one.celestial)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_die_at_zero_lies_above_its_slot_and_a_basic_attack_comes(shape: str) -> None:
    view, _ = position("attack")
    coming = (DeedView("damage", "4", view.line[:1]),)
    view = with_changed(view, view.monsters[0], die=0, next=-1, basic=4, slot=1, coming=coming)
    one = view.monsters[0]
    found = things(picture(view, lang="en", shape=shape))
    assert count(found[f"die:{one.board}"], "die-pip") == 0
    assert "above slot [II]" in (found[f"die:{one.board}"].get("data-text") or "")
    assert "Basic Attack, 4 damage" in (found[f"unit:{one.unit}"].get("data-text") or "")
    assert {"4", "[II]"} <= set(texts(found[f"unit:{one.unit}"]).split())


@pytest.mark.parametrize("shape", SHAPES)
def test_a_stunned_monster_is_not_said_to_act(shape: str) -> None:
    view, _ = position("attack")
    view = with_changed(view, view.monsters[0], stunned=True, next=None, coming=())
    one = view.monsters[0]
    element = things(picture(view, lang="en", shape=shape))[f"unit:{one.unit}"]
    assert "Will do" not in (element.get("data-text") or "")
    assert count(element, "intent") == 0
    assert count(element, "intent-none") == 1
    assert "stun" in signs(element)


def test_before_the_first_round_dice_lie_in_no_slot() -> None:
    view, decisions = position("front")
    assert {one.slot for one in view.monsters} == {-1}
    found = things(picture(view, decisions, lang="en"))
    for one in view.monsters:
        assert not {"[I]", "[II]"} & set(texts(found[f"unit:{one.unit}"]).split())
        assert "slot" not in (found[f"die:{one.board}"].get("data-text") or "")


def test_a_celestial_and_a_basic_attack_are_told() -> None:
    view, _ = position("attack")
    shines = Words("Brilla sempre.", "Always shines.")
    view = with_changed(view, view.monsters[0], celestial=True, next=-1, basic=7, ability=shines)
    one = view.monsters[0]
    element = things(picture(view, lang="en"))[f"unit:{one.unit}"]
    assert "plate-celestial" in classes(element)
    assert "celestial" in signs(element)
    assert "Basic Attack, 7 damage" in (element.get("data-text") or "")
    assert "Always shines." in (element.get("data-text") or "")
    ordinary = things(picture(with_changed(view, one, celestial=False), lang="en"))[f"unit:{one.unit}"]
    sizes = [
        max([float(found.get("height") or 0) for found in each.iter(f"{SVG}image")]) for each in (element, ordinary)
    ]
    assert sizes[0] > 1.5 * sizes[1]


@pytest.mark.parametrize("shape", SHAPES)
def test_marbles_stay_covered_until_they_are_revealed(shape: str) -> None:
    view, _ = position("attack")
    found = things(picture(view, shape=shape))
    for side, shown in enumerate(view.battle.revealed):
        element = found[f"side:{side}"]
        assert count(element, "cover") == 4 - len(shown)
        marbles = [one for one in element.iter() if "marble" in (one.get("class") or "").split()]
        assert {f"c-{BOARD_COLOURS[board]}" for board in shown} == {
            (one.get("class") or "").split()[1] for one in marbles
        }
    assert count(found["side:0"], "now") == 1
    assert ("flag" in signs(found["side:0"])) == (view.battle.first == 0)


def test_before_the_first_round_nobody_has_acted() -> None:
    view, decisions = position("front", phase="lineup")
    found = things(picture(view, decisions))
    assert all("check" not in signs(found[f"unit:{board}"]) for board in view.line)


# -- the boards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_boards_show_shards_levels_skills_items_and_masters(shape: str) -> None:
    view, decisions = position("skill", start="cenerea", phase="battle")
    found = things(picture(view, decisions, "it", shape))
    for one in view.boards:
        if one.hero is None:
            assert f"skillslot:{one.board}/0" not in found
            continue
        told = found[f"board:{one.board}"].get("data-text") or ""
        assert all([tile.name.it in told for tile in one.skills])
        assert all([item.name.it in told for item in one.items])
        for colour, n in enumerate(one.shards):
            key = f"shard:{one.board}/{colour}"
            assert (key in found) == (n > 0)
            if n:
                assert count(found[key], "mark", f"c-{COLOURS[colour]}") == n
        level = found[f"level:{one.board}"]
        assert str(one.level) in texts(level).split()
        if shape == "tall" and not one.active:
            continue  # a phone has room for one open board; of the others it tells what lies there
        assert count(level, "pip") == one.level
        assert count(level, "pip-off") == one.max_level - one.level
        for tile in one.skills:
            element = found[f"skillslot:{one.board}/{tile.slot}"]
            assert tile.name.it == element.get("data-name")
            assert count(element, "mark") == sum(n if n <= 3 else 1 for n in tile.cost)
            off = tile.used or tile.why_not is not None
            legal = element.get("data-options") is not None
            assert ("slip-off" in classes(element)) == (off and not legal)
            assert ("slip-lit" in classes(element)) == (legal or tile.usable)
            assert ("off" in classes(element)) == off
            if one.active:
                assert {deed.verb for deed in tile.deeds[:1]} <= set(signs(element))
            if tile.why_not:
                assert tile.why_not.it in (element.get("data-text") or "")
        for slot in range(2):
            assert f"item:{one.board}/{slot}" in found
        master = found[f"master:{one.board}"]
        assert (one.master is not None) == ("slip" in classes(master))


def test_a_skill_that_cannot_be_used_is_dim_and_says_why() -> None:
    view, _ = position("skill", phase="battle")
    board = next(one for one in view.boards if one.active)
    why = Words("già usata in questo round", "already used this round")
    tile = replace(board.skills[0], usable=False, affordable=False, upgraded=True, used=True, why_not=why)
    view = with_changed(view, board, skills=(tile, *board.skills[1:]))
    element = things(picture(view, lang="en"))[f"skillslot:{board.board}/{tile.slot}"]
    assert "already used this round." in (element.get("data-text") or "")
    assert {"up", "used"} <= set(signs(element))
    assert "off" in classes(element)


def test_every_colour_has_a_shape_of_its_own() -> None:
    colours = {*COLOURS, *BOARD_COLOURS}
    assert len({shapes.MARKS.outline(colour, 0, 0, 10) for colour in colours}) == len(colours) == 5


def test_classes_and_seasons_have_signs_and_heroes_letters() -> None:
    assert {*CLASSES, *SEASONS} <= SIGNS.paths.keys()
    assert initials("Ignazio Tizzone") == "IT"
    assert initials("Liona") == "Li"
    for drawn in SIGNS.definitions.values():
        assert len(ET.fromstring(drawn))


# -- choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_heroes_and_skills_to_choose_are_shown_with_their_words(shape: str) -> None:
    for verb, kind in (("pick", "heroes"), ("keep", "skills")):
        view, decisions = position(verb, 2)
        found = things(picture(view, decisions, "en", shape))
        for card in getattr(view.offer, kind):
            element = found[f"hero:{card.hero}" if verb == "pick" else f"skill:{card.skill}"]
            assert "legal" in (element.get("class") or "")
            said = element.get("data-text") or ""
            assert card.text.en.rstrip(".") in said
            assert card.other_text.en.rstrip(".") in said
            name = card.name if verb == "pick" else card.name.en
            assert " ".join(texts(element).split()).startswith(name) or name in texts(element)
            if verb == "keep":
                assert {deed.verb for deed in card.deeds[:2]} <= set(signs(element))
                assert not card.deeds[0].amount or card.deeds[0].amount in texts(element).split()


@pytest.mark.parametrize("shape", SHAPES)
def test_the_village_tells_prices(shape: str) -> None:
    view, decisions = position("buy", 1)
    found = things(picture(view, decisions, "it", shape))
    for item in view.village.items:
        element = found[f"offer:item/{item.item}"]
        assert str(item.cost) in texts(element).split()
        assert ("price-off" in classes(element)) == (item.cost > view.coins)
    for hero in view.village.heroes:
        assert str(view.prices.invite) in texts(found[f"offer:hero/{hero.hero}"]).split()


@pytest.mark.parametrize("shape", SHAPES)
def test_what_lies_nowhere_else_is_offered_on_plates(shape: str) -> None:
    view, _ = position("leave", phase="visit")
    options = [(f"keep:{skill}", f"skill:{skill}") for skill in range(48)]
    root = picture(view, asked(*options, seat=view.seat), "it", shape)
    found = things(root)
    _, _, w, h = [float(value) for value in (root.get("viewBox") or "").split()]
    middle = middles(root)
    for id, key in options:
        x, y = middle[key]
        assert 0 < x < w
        assert 0 < y < h
        assert found[key].get("data-name") == f"label of {id}"


@pytest.mark.parametrize("shape", SHAPES)
def test_the_camp_shows_reserve_stored_set_aside_and_graveyard(shape: str) -> None:
    view, _ = position("travel")
    hero = next(one.hero for one in view.boards if one.hero)
    other, _ = position("buy")
    view = replace(
        view,
        reserve_heroes=(ReserveHero(**asdict(hero), place=0, level=4, no_master=False),),
        stored=other.village.items[:1],
        set_aside=next(one.skills[0] for one in view.party if one.skills),
        graveyard=(replace(hero, hero=29, name="Perduta"),),
    )
    found = things(picture(view, shape=shape))
    assert "livello 4" in texts(found["reserve:0"])
    assert {"stored:0", f"skill:{view.set_aside.skill}", "hero:29"} <= found.keys()


def test_on_a_phone_the_camp_lies_in_a_battle_where_nobody_stands() -> None:
    view, _ = position("attack")
    fallen = view.line[-1]
    lost = next(one.hero for one in view.boards if one.board == fallen)
    view = replace(view, line=view.line[:-1], graveyard=(replace(lost, hero=29, name="Perduta"),))
    root = picture(view, shape="tall")
    middle = middles(root)
    x, y = middle.pop("hero:29")
    wide = 768 / 4
    standing = [at for key, at in middle.items() if key.startswith("unit:")]
    assert len(standing) >= 4
    assert all(abs(left - x) > wide / 2 for left, top in standing if abs(top - y) < 140)


# -- the end ---------------------------------------------------------------------------------------------------------


def ended(winners: list[int]) -> Any:
    view, _ = position("attack")
    reason = Words("Il Celestiale è caduto.", "The Celestial has fallen.")
    outcome = OutcomeView(winners=tuple(winners), draw=False, rule="SH-17.08", reason=reason)
    summary = replace(view.summary, days=31, battles=6, rounds=29, retreats=2, fallen=("Perduta",))
    summary = replace(summary, levels=(7, 6, 5, 4), damage_dealt=(120, 99, 81, 64), damage_taken=(33, 44, 55, 66))
    summary = replace(summary, heroes=("Alba", "Bruno", "Cora", "Dino"))
    return replace(view, phase="over", outcome=outcome, summary=summary)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_run_is_summed_up(shape: str) -> None:
    view = ended([0])
    root = picture(view, lang="en", shape=shape)
    said = texts(next(one for one in root.iter() if one.get("class") == "finale"))
    for number in (31, 6, 29, 2, 7, 5, 4, 120, 99, 81, 64, 33, 44, 55, 66):
        assert str(number) in said.split()
    for word in ("Alba", "Dino", "Perduta", "The horizon is saved!", "SH-17.08"):
        assert word in said
    for step in view.summary.route:
        assert step.city.en in said
    assert {f"city:{city.city}" for city in view.map.cities} <= things(root).keys()


@pytest.mark.parametrize(("lang", "word"), [("it", "Il viaggio finisce qui"), ("en", "The journey ends here")])
def test_a_lost_run_says_so(lang: str, word: str) -> None:
    match = SYNCHRO.new(2, seed=2)
    match.concede(1)
    assert word in texts(picture(match.view(0), lang=lang))


def test_notebooks_show_the_public_picture() -> None:
    match: Any = SYNCHRO.new(2, seed=2)
    assert match._repr_svg_() == SYNCHRO.draw(match.view(None), [], "it")


def test_names_of_players_stand_on_the_boards_they_lead() -> None:
    view, _ = position("attack")
    boards = tuple([replace(board, leader=1) for board in view.boards])
    view = replace(view, boards=boards, seats=2)
    drawn = SYNCHRO.draw(view, [], "it", "wide", NAMES[:2])
    assert len(re.findall("Béla &amp; Co</text>", drawn)) == len([one for one in view.boards if one.hero])


@pytest.mark.parametrize("verb", ["pick", "attack", "lead"])
def test_players_who_change_their_names_are_painted_anew(verb: str) -> None:
    view, decisions = position(verb)
    view = replace(view, seats=4)
    before = SYNCHRO.paint(view, decisions, "it", "wide", NAMES)
    others = [f"{name} II" for name in NAMES]
    after = SYNCHRO.paint(view, decisions, "it", "wide", others, before)
    assert after.svg(decisions) == SYNCHRO.paint(view, decisions, "it", "wide", others, fresh=True).svg(decisions)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_line_stays_where_it_is_through_a_turn(shape: str) -> None:
    """Whoever leads the active Hero has room for the actions also while one of them is being carried out."""
    view, decisions = position("attack", phase="battle")
    asked_to_act = SYNCHRO.paint(view, decisions, "it", shape, NAMES[: view.seats])
    asked_nothing = SYNCHRO.paint(view, [], "it", shape, NAMES[: view.seats], asked_to_act)
    told = changes(asked_to_act, asked_nothing)
    assert set(told.remove) == {"act:attack", "act:end", "act:retreat"}
    assert told.set == told.move == []


def test_paying_changes_neither_the_heroes_nor_the_monsters() -> None:
    view, _ = position("attack", phase="battle")
    board = view.boards[view.battle.active]
    colour = next(colour for colour, n in enumerate(board.shards) if n)
    paid = tuple([n - (at == colour) for at, n in enumerate(board.shards)])
    spent = tuple([n + (at == colour) for at, n in enumerate(board.spent)])
    before = SYNCHRO.paint(view, [], "it", "wide", NAMES[: view.seats])
    poorer = with_changed(view, board, shards=paid, spent=spent)
    told = changes(before, SYNCHRO.paint(poorer, [], "it", "wide", NAMES[: view.seats], before))
    drawn = {key for key, _, _ in told.set}
    assert {f"slots:{board.board}", f"board:{board.board}"} <= drawn
    assert not [key for key in drawn if key.startswith("unit:")]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_actions_of_a_turn_have_plates(shape: str) -> None:
    view, decisions = position("attack", phase="battle")
    found = things(picture(view, decisions, "en", shape))
    offered = {option["id"]: option["thing"] for option in decisions[0]["options"]}
    for id, said in (("attack", "Basic Attack"), ("end", "End the turn"), ("retreat", "Retreat")):
        if id in offered:
            assert said in texts(found[offered[id]])
    assert not any(key.startswith("act:") for key in things(picture(view, [], "en", shape)))


def test_on_a_phone_the_active_board_is_the_largest() -> None:
    view, decisions = position("attack", phase="battle")
    found = things(picture(view, decisions, shape="tall"))
    wide = {
        board: float(next(found[f"board:{board}"].iter(f"{SVG}rect")).get("width") or 0)
        for board in range(len(view.boards))
    }
    assert max(wide, key=lambda board: wide[board]) == view.battle.active


@pytest.mark.parametrize("shape", SHAPES)
def test_a_whole_bag_of_skills_is_a_list(shape: str) -> None:
    view, _ = position("keep", 2)
    tile = view.offer.skills[0]
    skills = tuple([replace(tile, skill=100 + at) for at in range(44)])
    view = replace(view, offer=replace(view.offer, skills=skills))
    options = [(f"keep:{100 + at}", f"skill:{100 + at}") for at in range(44)]
    root = picture(view, asked(*options, seat=view.seat), "it", shape)
    found = things(root)
    for _, key in options:
        assert tile.name.it.split()[0] in texts(found[key])
        assert count(found[key], "mark") == sum(tile.cost)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_reserve_is_chosen_before_the_monsters_are_seen(shape: str) -> None:
    table = Table(phase="lineup")
    table.waiting("gaia")
    decision = table.match.decision_of(ME)
    assert decision is not None
    found = things(picture(table.match.view(ME), [decision.to_json("it")], shape=shape))
    assert "legal" in (found["reserve:0"].get("class") or "")
    assert "unit:4" not in found


def test_what_a_bar_will_lose_is_no_box_around_its_numbers() -> None:
    """The numbers stand on the whole bar, and are not squeezed into the part that is hatched."""
    drawn = shapes.bar(17, 20, 0, 0, 100, 14, lost=3)
    assert re.search(r"<g><rect [^>]*bar-lost[^>]*/></g>", drawn)
