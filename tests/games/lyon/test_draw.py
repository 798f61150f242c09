"""The picture of the table: well-formed, complete, discreet, and true to the view."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import Struct

import ludoteca
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.shows.drawing.icons import ICONS
from ludoteca.games.lyon.state.view_types import CardView, MonsterCard, MonsterView
from ludoteca.kernel.art import recipes
from ludoteca.kernel.contract import Decision, Match
from tests.games import pictures
from tests.games.pictures import SVG, texts, things

LYON = ludoteca.game("lyon")
DECKS = tuple(load_content().decks)


def random_games(count: int) -> Iterator[tuple[Match, Decision]]:
    """Every open decision of some random games, between them all decks."""
    for seed in range(count):
        rng = Random(seed)
        match = LYON.new(seed=seed, decks=[DECKS[seed % 8], DECKS[(seed * 3 + 1) % 8]])
        while match.outcome is None:
            decision = match.decisions[rng.randrange(len(match.decisions))]
            yield match, decision
            match.choose(decision.seat, decision.options.sample(rng))


@cache
def positions() -> list[tuple[Match, int, Any]]:
    """Copies of the positions of random games, with who is asked there and what that seat sees."""
    return [(match.copy(), decision.seat, match.view(decision.seat)) for match, decision in random_games(10)]


def position(wanted: Callable[[Any, Decision], bool]) -> tuple[Match, Decision]:
    """The first position that is as wanted, judged by the view and the decision of whoever is asked."""
    for match, seat, view in positions():
        decision = next(decision for decision in match.decisions if decision.seat == seat)
        if wanted(view, decision):
            return match, decision
    raise AssertionError("no random game comes to such a position")


def picture(match: Match, seat: int | None, lang: str = "it", shape: str = "wide") -> ET.Element:
    asked = [decision.to_json(lang) for decision in match.decisions if decision.seat == seat]
    return ET.fromstring(LYON.draw(match.view(seat), asked, lang, shape))


# -- every position ------------------------------------------------------------------------------------------------


def test_every_option_has_its_thing_in_a_well_formed_picture() -> None:
    drawn = 0
    for step, (match, decision) in enumerate(random_games(6)):
        lang = ("it", "en")[step % 2]
        shape = ("wide", "tall")[step // 2 % 2]
        asked = decision.to_json(lang)
        svg = LYON.draw(match.view(decision.seat), [asked], lang, shape)
        assert len(re.sub('href="data:[^"]*"', "", svg)) < 80_000, "the pictures of cards are fetched once"
        found = things(ET.fromstring(svg))
        for option in asked["options"]:
            if option["thing"]:
                element = found[option["thing"]]
                assert option["id"] in (element.get("data-options") or "").split()
                assert option["label"] in (element.get("aria-label") or "")
                assert "legal" in (element.get("class") or "").split()
        legal = {key for key, element in found.items() if element.get("data-options")}
        assert legal == {option["thing"] for option in asked["options"] if option["thing"]}
        if asked["source"] in found:
            assert "source" in (found[asked["source"]].get("class") or "").split()
        drawn += 1
    assert drawn > 300


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("lang", ["it", "en"])
def test_no_picture_names_a_card_that_its_viewer_may_not_know(lang: str, shape: str) -> None:
    """Names that the view does not hold do not occur in the picture, be it of a player or of a spectator."""
    names = {card.id: card.name.say(lang).casefold() for card in load_content().cards}
    checked = 0
    for match, _, _ in positions()[:: len(positions()) // 20]:
        for seat in (0, 1, None):
            view = match.view(seat)
            known = {names[card.id] for card in cards_of(view)}
            asked = [decision.to_json(lang) for decision in match.decisions if decision.seat == seat]
            said = LYON.draw(view, asked, lang, shape).casefold()
            for name in set(names.values()) - known:
                if name in said and not any(name in other for other in known):
                    assert not re.search(rf"\b{re.escape(name)}\b", said), name
            checked += 1
    assert checked >= 60


def test_no_picture_is_of_a_card_that_its_viewer_may_not_know() -> None:
    """Addresses of pictures carry names and ids of cards."""
    checked = 0
    for match, _, _ in positions()[:: len(positions()) // 20]:
        for seat in (0, 1, None):
            view = match.view(seat)
            known = {recipes.word(card.id) for card in cards_of(view)}
            asked = [decision.to_json("it") for decision in match.decisions if decision.seat == seat]
            for shape in ("wide", "tall"):
                painting = LYON.paint(view, asked, "it", shape, ["Ada", "Béla"])
                shown = {recipe for part in painting.parts for _, recipe in recipes.addresses(part.svg)}
                ids = {recipe.split(".")[-1] for recipe in shown} - {"back", shape}
                assert ids <= known
                checked += len(ids)
    assert checked > 500


@pytest.mark.parametrize(("shape", "least"), [("wide", 12), ("tall", 22)])
def test_nothing_is_written_too_small_to_be_read(shape: str, least: int) -> None:
    """A unit is a pixel on a screen, and half a pixel on a phone."""
    read = 0
    for match, seat, _ in positions()[::15]:
        for line in picture(match, seat, "it", shape).iter(f"{SVG}text"):
            assert float(line.get("font-size") or 0) >= least, line.text
            read += 1
    assert read > 500


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_attack_and_defence_are_seen_on_every_monster_of_a_hand(shape: str) -> None:
    """Wherever a card of the hand goes under the next one, its values stay in sight."""
    seen = 0
    for match, seat, view in positions():
        found = pictures.parts(picture(match, seat, "it", shape))
        held = [card for card in view.players[seat].hand if f"card:{card.card}" in found]
        lefts = [
            float((found[f"card:{card.card}"].get("transform") or "(0 ").split("(")[1].split()[0]) for card in held
        ]
        for at, card in enumerate(held):
            if not isinstance(card, MonsterCard) or view.phase == "setup":
                continue
            element = found[f"card:{card.card}"]
            values = [line for line in element.iter(f"{SVG}text") if (line.get("class") or "").startswith("value")]
            assert [line.text for line in values[:2]] == [str(card.attack), str(card.defence)]
            room = lefts[at + 1] - lefts[at] if at + 1 < len(held) else 1000
            assert all(float(line.get("x") or 0) < room for line in values[:2])
            seen += 1
        if seen > 400:
            return
    raise AssertionError("too few hands")


def cards_of(view: Any) -> Iterator[Any]:
    """Every card that a view shows anywhere."""
    if isinstance(view, Struct):
        if isinstance(view, CardView):
            yield view
        for field in view.__struct_fields__:
            yield from cards_of(getattr(view, field))
    elif isinstance(view, tuple):
        for value in view:
            yield from cards_of(value)


def test_the_same_view_gives_the_same_picture() -> None:
    match, decision = position(lambda view, d: view.turn == 4)
    asked = [decision.to_json("it")]
    view = match.view(decision.seat)
    assert LYON.draw(view, asked, "it") == LYON.draw(view, asked, "it")
    assert LYON.draw(match.copy().view(decision.seat), asked, "it") == LYON.draw(view, asked, "it")


def test_the_picture_needs_nothing_from_outside_and_runs_nothing() -> None:
    match, decision = position(lambda view, d: view.turn == 5)
    svg = LYON.draw(match.view(decision.seat), [], "it")
    for forbidden in ("<script", "foreignObject", "@import", " style=", "javascript:"):
        assert forbidden not in svg
    shown = re.findall(r'<image href="([^"]{0,26})', svg)
    assert len(shown) > 10
    assert set(shown) == {"data:image/svg+xml;base64,"}
    assert set(re.findall(r"https?://[^\"' <]+", svg)) == {"http://www.w3.org/2000/svg"}
    ids = set(re.findall(r' id="([^"]+)"', svg))
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= ids


def test_unknown_shapes_are_refused() -> None:
    match = LYON.new(seed=1)
    with pytest.raises(ValueError, match="no shape 'round'"):
        LYON.draw(match.view(0), [], "it", "round")


# -- what it shows -------------------------------------------------------------------------------------------------


def test_the_viewer_sits_at_the_bottom() -> None:
    match, _ = position(lambda view, d: view.turn == 3)
    for viewer, near in ((0, 0), (1, 1), (None, 0)):
        found = pictures.parts(picture(match, viewer))
        view = match.view(viewer)
        height = [
            float((found[f"card:{p.character.card}"].get("transform") or "").split()[1].rstrip(")"))
            for p in view.players
        ]
        assert height[near] > height[1 - near]


def test_names_of_the_players_are_shown_and_told() -> None:
    match, _ = position(lambda view, d: view.turn == 2)
    root = ET.fromstring(LYON.draw(match.view(0), [], "it", "wide", ["Ada & Co", "Béla"]))
    assert "Ada & Co" in texts(root)
    description = root.find(f"{SVG}desc")
    assert description is not None
    assert "Ada & Co: " in (description.text or "")
    assert "{seat" not in (description.text or "")


def test_without_names_players_are_numbered() -> None:
    match, _ = position(lambda view, d: view.turn == 2)
    assert "Player 2" in texts(picture(match, 0, "en"))


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_setup_offers_the_starters_and_hides_those_of_the_opponent(shape: str) -> None:
    match = LYON.new(seed=3, decks=["leoni", "notturni"])
    match.choose(1, match.decisions[1].options[0])
    match.choose(0, match.decisions[0].options[0])
    view = match.view(0)
    root = picture(match, 0, "it", shape)
    found = things(root)
    assert {f"card:{card.card}" for card in view.starters} <= found.keys()
    hidden = match.view(1).players[1].lanes[0]
    assert hidden.name.it not in texts(root)
    assert f"card:{hidden.card}" not in found
    own = view.players[0].lanes[0]
    assert own.name.it in texts(found[f"card:{own.card}"])
    assert match.view(None).starters == ()


def test_changed_values_show_the_printed_one_too() -> None:
    def changed(view: Any, decision: Decision) -> bool:
        return any(m.attack_now > m.attack for m in monsters(view))

    match, _ = position(changed)
    found = things(picture(match, 0))
    monster = next(m for m in monsters(match.view(0)) if m.attack_now > m.attack)
    said = texts(found[f"card:{monster.card}"])
    assert "▲" in said
    assert f"({monster.attack})" in said


def test_damage_is_counted_on_the_monster() -> None:
    match, _ = position(lambda view, d: any(monster.damage for monster in monsters(view)))
    monster = next(m for m in monsters(match.view(0)) if m.damage)
    element = things(picture(match, 0))[f"card:{monster.card}"]
    wounds = [text.text for text in element.iter(f"{SVG}text") if text.get("class") == "wound-text"]
    assert wounds == [str(monster.damage)]
    assert f"danni {monster.damage}" in (element.get("data-text") or "")


def monsters(view: Any) -> list[Any]:
    return [lane for player in view.players for lane in player.lanes if isinstance(lane, MonsterView)]


def test_treasures_lie_on_their_bearer_and_tell_whose_they_are() -> None:
    def both(view: Any, decision: Decision) -> bool:
        owners = {t.owner != m.owner for m in monsters(view) for t in m.treasures}
        return owners == {True, False}

    match, _ = position(both)
    found = things(picture(match, 0, "en"))
    for monster in monsters(match.view(0)):
        bearer = found[f"card:{monster.card}"]
        for treasure in monster.treasures:
            slip = found[f"card:{treasure.card}"]
            assert slip in list(bearer.iter())
            enemy = treasure.owner != monster.owner
            assert texts(slip).startswith("✕" if enemy else "◆")
            assert ("by the opponent" in (slip.get("data-text") or "")) == enemy


def test_an_exhausted_character_lies_on_its_side_and_says_so() -> None:
    match, _ = position(lambda view, d: view.players[0].character.exhausted)
    view = match.view(0)
    for player in view.players:
        element = things(picture(match, 0))[f"card:{player.character.card}"]
        turned = any("rotate(90)" in (group.get("transform") or "") for group in element.iter(f"{SVG}g"))
        assert turned == player.character.exhausted
        assert ("STREMATO" in texts(element)) == player.character.exhausted
        assert str(player.character.life) in texts(element).split()


def test_things_can_be_asked_about() -> None:
    match, decision = position(lambda view, d: view.turn == 5 and len(view.players[d.seat].hand) > 2)
    seat = decision.seat
    view = match.view(seat)
    found = things(picture(match, seat))
    mine, theirs = view.players[seat], view.players[1 - seat]
    for card in mine.hand:
        assert found[f"card:{card.card}"].get("data-why") == f"play:{card.card}"
    for monster in mine.lanes:
        if monster is not None:
            assert found[f"card:{monster.card}"].get("data-why") == f"attack:{monster.lane}"
    for monster in theirs.lanes:
        if monster is not None:
            assert found[f"card:{monster.card}"].get("data-why") == f"target:{monster.card}"
    assert found[f"card:{mine.character.card}"].get("data-why") == "activate"
    assert all(element.get("data-why") is None for element in things(picture(match, None)).values())


def test_free_lanes_are_things_in_both_rows() -> None:
    match, _ = position(lambda view, d: all(None in p.lanes for p in view.players))
    found = things(picture(match, 0))
    for player in match.view(0).players:
        for n, lane in enumerate(player.lanes):
            assert (f"lane:{player.seat * 4 + n}" in found) == (lane is None)


def test_combat_points_from_each_attacker_to_what_it_would_strike() -> None:
    def fighting(view: Any, decision: Decision) -> bool:
        return view.phase == "combat" and len(decision.options) > 2

    match, decision = position(fighting)
    attackers = [m for m in monsters(match.view(decision.seat)) if m.hits is not None]
    root = picture(match, decision.seat)
    arrows = [group for group in root.iter(f"{SVG}g") if group.get("class") == "arrows"]
    assert [len(arrow.findall(f"{SVG}path")) for arrow in arrows] == [2] * len(attackers)
    for monster in attackers:
        label = next(o.label("it") for o in decision.options if o.thing == f"card:{monster.card}")
        struck = next(card for card in cards_of(match.view(0)) if card.card == monster.hits)
        assert label.endswith(struck.name.it)


def test_the_phase_and_the_turn_are_shown() -> None:
    match, _ = position(lambda view, d: view.phase == "combat")
    root = picture(match, 0, "en")
    course = next(group for group in root.iter(f"{SVG}g") if group.get("class") == "course")
    lit = [text.text for text in course.iter(f"{SVG}text") if text.get("class") == "big"]
    assert lit == ["Combat"]
    assert f"Turn {match.view(0).turn}" in texts(course)


def test_the_end_names_the_winner_and_the_rule() -> None:
    match = LYON.new(seed=5)
    match.concede(0)
    for shape in ("wide", "tall"):
        said = texts(picture(match, 1, "en", shape))
        assert "Player 2 wins" in said
        assert "LY-" in said


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_cards_chosen_from_the_discard_pile_are_brought_out(shape: str) -> None:
    def choosing(view: Any, decision: Decision) -> bool:
        piled = {f"card:{card.card}" for player in view.players for card in player.discard}
        return len(piled & {option.thing for option in decision.options}) > 1

    match, decision = position(choosing)
    found = things(picture(match, decision.seat, "it", shape))
    assert {option.thing for option in decision.options if option.thing} <= found.keys()


def test_a_magic_lies_open_while_it_resolves() -> None:
    match, _ = position(lambda view, d: bool(view.resolving))
    card = match.view(None).resolving[0]
    assert card.type == "magic"
    for seat in (0, 1, None):
        for shape in ("wide", "tall"):
            assert f"card:{card.card}" in things(picture(match, seat, "it", shape))


def test_notebooks_show_the_public_picture() -> None:
    match = LYON.new(seed=2)
    svg = match._repr_svg_()  # type: ignore[attr-defined]
    assert svg == LYON.draw(match.view(None), [], "it")


# -- signs -----------------------------------------------------------------------------------------------------------


def test_signs_are_well_formed() -> None:
    for name, drawn in ICONS.items():
        assert len(ET.fromstring(drawn)), name
