"""Card faces: what is printed, and what has become of it in play."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from ludoteca.games.lorcana.shows.drawing.faces import face
from ludoteca.games.lorcana.shows.drawing.layout import LEAST, layout
from tests.forms import pure_only
from tests.games.lorcana.pictures import drawn, many, picture, shipped
from tests.games.lorcana.views import both, card, keyword, played, player, table
from tests.games.pictures import SHAPES, SVG, classes, signs, texts, things


def held(shown: dict[str, Any], shape: str = "wide", lang: str = "it") -> ET.Element:
    """A card in the viewer's hand."""
    return things(picture(table(player(0, hand=[shown]), player(1)), lang=lang, shape=shape))[f"card:{shown['card']}"]


def shown_art(element: ET.Element) -> list[str]:
    return [one.get("href") or "" for one in element.iter(f"{SVG}image")]


def test_a_card_shows_signs_and_tells_what_is_printed_on_it() -> None:
    element = held(card(keywords=[keyword("challenger", 2)], lore=2))
    said = texts(element)
    for word in ("Elsa", "Il Quinto Spirito"):
        assert word in said
    assert {"5", "2"} <= set(said.split())
    assert signs(element).count("lore") == 2
    assert {"amethyst", "strength", "willpower", "challenger"} <= set(signs(element))
    assert element.get("data-name") == "Elsa - Il Quinto Spirito"
    told = element.get("data-text") or ""
    for word in ("costo 5", "Immaginato, Eroe", "Sfidante +2", "pesca una carta"):
        assert word in told


@pytest.mark.parametrize("shape", SHAPES)
def test_the_words_of_a_card_are_told_and_not_drawn(shape: str) -> None:
    shown = card(keywords=[keyword("ward")])
    for element in (held(shown, shape), drawn(played(shown))):
        assert "pesca" not in texts(element)
        assert "Protetto" not in texts(element)
        assert "pesca una carta" in (element.get("data-text") or "")


def test_a_face_shows_the_picture_of_its_card_and_no_other() -> None:
    assert len(shown_art(held(card()))) == 1
    assert shown_art(held(card(id="5-48"))) == shown_art(drawn(played(card(id="5-48"))))
    assert shown_art(held(card(id="5-48"))) != shown_art(held(card(id="5-49")))
    hidden = things(picture(table(player(0), player(1, hand_size=3))))["hand:1"]
    assert len(set(shown_art(hidden))) == 1


@pure_only
@pytest.mark.parametrize("shape", SHAPES)
def test_the_names_of_the_packs_stand_on_their_faces(shape: str) -> None:
    """Every fifth card, in both languages, whole, and in letters that can be read."""
    cut = layout(shape, 2, False).hand
    cards = shipped()[::5]
    for shown in cards:
        for lang in ("it", "en"):
            element = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{face(shown, cut, lang)}</svg>')
            said = texts(element)
            assert "…" not in said
            assert all(word in said for word in shown.name.say(lang).split()), shown.id
            assert all(float(one.get("font-size") or 0) >= LEAST[shape] for one in element.iter(f"{SVG}text"))
    assert len(cards) > 300


@pytest.mark.parametrize("inkable", [True, False])
def test_the_cost_stands_in_gold_or_in_iron(inkable: bool) -> None:
    marks = classes(drawn(played(card(inkable=inkable))))
    assert ("well" in marks) == inkable
    assert ("iron" in marks) == (not inkable)


def test_two_inks_show_two_shapes_and_two_rims() -> None:
    shown = played(card(inks=["ruby", "steel"]))
    for exerted in (False, True):
        element = drawn({**shown, "exerted": exerted})
        assert {"ruby", "steel"} <= set(signs(element))
        assert {"rim-ruby", "rim-steel"} <= classes(element)
    assert "rim-steel" not in classes(drawn(played(card(inks=["ruby"]))))


def test_the_price_of_now_stands_beside_the_printed_cost() -> None:
    element = held(card(price=3))
    assert {"3", "▼5"} <= set(texts(element).split())
    assert "cost-less" in classes(element)


@pytest.mark.parametrize(("lang", "word"), [("it", "impegnato"), ("en", "exerted")])
def test_an_exerted_character_is_turned_and_grey_and_says_so(lang: str, word: str) -> None:
    for exerted in (True, False):
        element = drawn(played(exerted=exerted), lang)
        assert ("rotate(9)" in (element.get("transform") or "")) == exerted
        assert ("tired" in classes(element)) == exerted
        assert ("turned" in signs(element)) == exerted
        assert (word in (element.get("data-text") or "")) == exerted


def test_an_exerted_item_says_so() -> None:
    item = card("Anello", None, type="item")
    for exerted in (True, False):
        element = drawn(played(item, exerted=exerted))
        assert ("turned" in signs(element)) == exerted
        assert ("impegnato" in (element.get("data-text") or "")) == exerted


def test_a_drying_character_is_marked() -> None:
    element = drawn(played(drying=True))
    assert "si asciuga" in texts(element)
    assert "drying" in signs(element)
    assert "wet" in classes(element)
    assert "wet" not in classes(drawn(played()))
    both_states = drawn(played(drying=True, exerted=True))
    assert {"drying", "turned"} <= set(signs(both_states))


def test_in_a_crowd_states_are_signs() -> None:
    characters = many(20, drying=True)
    characters[0] |= {"drying": False, "exerted": True, "damage": 3}
    found = things(picture(table(player(0, characters=characters), player(1))))
    first, second = (found[f"card:{one['card']}"] for one in characters[:2])
    assert "turned" in signs(first)
    assert "drying" in signs(second)
    assert "3" in [text.text for text in first.iter(f"{SVG}text") if text.get("class") == "wound-text"]


def test_damage_is_counted_on_the_card() -> None:
    element = drawn(played(damage=2))
    assert [text.text for text in element.iter(f"{SVG}text") if text.get("class") == "wound-text"] == ["2"]
    assert "2 danni" in (element.get("data-text") or "")


@pytest.mark.parametrize(("now", "arrow", "mark"), [(4, "▲", "raised"), (1, "▼", "lowered")])
def test_changed_values_are_marked_and_told_with_the_printed_one(now: int, arrow: str, mark: str) -> None:
    element = drawn(played(strength_now=now))
    assert {str(now), arrow} <= set(texts(element).split())
    assert mark in classes(element)
    told = element.get("data-text") or ""
    assert f"Adesso: preparato, Forza {now}" in told
    assert "Forza 2" in told
    assert not {"▲", "▼"} & set(texts(drawn(played())).split())


def test_lore_that_has_changed_is_a_number() -> None:
    element = drawn(played(card(lore=1), lore_now=3))
    assert {"3", "▲"} <= set(texts(element).split())
    assert signs(element).count("lore") == 1


def test_keywords_gained_and_lost_are_told_apart() -> None:
    element = drawn(played(card(keywords=[keyword("ward")]), keywords_now=[keyword("rush")]))
    assert {"ward", "rush"} <= set(signs(element))
    assert {"gained", "lost", "slash"} <= classes(element)
    told = element.get("data-text") or ""
    assert "+ Lesto" in told
    assert "senza Protetto" in told
    plain = drawn(played(card(keywords=[keyword("ward")]), keywords_now=[keyword("ward")]))
    assert not {"gained", "lost", "slash"} & classes(plain)


def test_a_keyword_with_a_number_shows_it() -> None:
    assert "+7" not in texts(held(card()))
    assert "7" in texts(held(card(keywords=[keyword("singer", 7)]))).split()


def test_what_a_card_may_not_do_has_a_sign_and_is_told() -> None:
    element = drawn(played(notes=[both("Non può sfidare.", "Cannot challenge.")]))
    assert "forbidden" in signs(element)
    assert "Non può sfidare." in (element.get("data-text") or "")
    assert "forbidden" not in signs(drawn(played()))


def test_cards_under_a_card_show_their_edges() -> None:
    assert "under" in classes(drawn(played(under=1)))
    assert "under" not in classes(drawn(played()))


@pytest.mark.parametrize("count", [1, 4, 5, 6])
def test_lore_beside_a_shield_never_reads_as_a_second_digit(count: int) -> None:
    """On cards that cover each other sparks stand above each other where there is no room beside the shield."""
    hand = [card(card=number, lore=2) for number in range(20, 20 + count)]
    shown = things(picture(table(player(0, hand=hand), player(1)), shape="tall"))
    for number in range(20, 20 + count):
        element = shown[f"card:{number}"]
        assert signs(element).count("lore") == 2
        assert [text for text in texts(element).split() if text.isdigit()] == ["5", "2", "5"]
