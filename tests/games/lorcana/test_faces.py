"""Card faces: what is printed, and what has become of it in play."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from types import SimpleNamespace

import pytest

from ludoteca.games.lorcana.effects.language.scripts import make_script
from ludoteca.games.lorcana.flow.programme import flow_nodes
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.shows.drawing.faces import printed_face
from ludoteca.games.lorcana.shows.drawing.layout import layout
from ludoteca.games.lorcana.shows.lookup import abilities
from ludoteca.games.lorcana.state.script import Cast
from ludoteca.games.lorcana.state.view import card_view
from tests.forms import pure_only
from tests.games.lorcana.pictures import drawn, many, picture
from tests.games.lorcana.views import both, card, keyword, played, player, table
from tests.games.pictures import SVG, classes, lines, signs, texts, things


def test_a_card_tells_what_is_printed_on_it() -> None:
    shown = card(keywords=[keyword("challenger", 2)], lore=2)
    element = things(picture(table(player(0, hand=[shown]), player(1))))[f"card:{shown['card']}"]
    said = texts(element)
    for word in ("Elsa", "Il Quinto Spirito", "Immaginato · Eroe", "Sfidante +2", "pesca una"):
        assert word in said
    assert {"5", "2"} <= set(said.split())
    assert signs(element).count("lore") == 2
    assert {"amethyst", "strength", "willpower", "challenger"} <= set(signs(element))
    assert element.get("data-name") == "Elsa - Il Quinto Spirito"
    assert "costo 5" in (element.get("data-text") or "")


@pure_only
def test_the_cards_of_the_packs_fit_their_faces() -> None:
    """Every fifth card, in both languages: as good as none has more words than a card in hand can show."""
    content = load_content()
    cast = Cast(content.digest, 2)
    cast.programme = flow_nodes()
    cards = [one for one in content.cards if not one.refused and not one.reprint_of][::5]
    scripts = SimpleNamespace(script=[make_script(one, cast) for one in cards])
    cut = layout("wide", 2, False).hand
    cropped = 0
    for number, one in enumerate(cards):
        shown = card_view(scripts, number)  # type: ignore[arg-type]
        for lang in ("it", "en"):
            face = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{printed_face(shown, cut, lang)}</svg>')
            said = texts(face)
            assert all(word in said for word in shown.name.say(lang).split()), one.id
            assert bool(lines(face)) == bool(abilities(shown, lang)), one.id
            cropped += "…" in lines(face)
    assert len(cards) > 300
    assert cropped <= 3


@pytest.mark.parametrize("inkable", [True, False])
def test_only_a_card_that_may_be_inked_has_the_ring(inkable: bool) -> None:
    assert ("well" in classes(drawn(played(card(inkable=inkable))))) == inkable


def test_two_inks_show_two_shapes_and_two_weaves() -> None:
    shown = played(card(inks=["ruby", "steel"]))
    for exerted in (False, True):
        element = drawn({**shown, "exerted": exerted})
        assert {"ruby", "steel"} <= set(signs(element))
        weaves = {one.get("fill") for one in element.iter() if (one.get("fill") or "").startswith("url")}
        assert weaves == {"url(#lo-weave-ruby)", "url(#lo-weave-steel)"}


def test_the_price_of_now_stands_beside_the_printed_cost() -> None:
    shown = card(price=3)
    element = things(picture(table(player(0, hand=[shown]), player(1))))[f"card:{shown['card']}"]
    assert {"3", "▼5"} <= set(texts(element).split())
    assert "cost-less" in classes(element)


@pytest.mark.parametrize(("lang", "word"), [("it", "IMPEGNATO"), ("en", "EXERTED")])
def test_an_exerted_character_lies_and_says_so(lang: str, word: str) -> None:
    for exerted in (True, False):
        element = drawn(played(exerted=exerted), lang)
        paper = next(element.iter(f"{SVG}rect"))
        assert (float(paper.get("height") or 0) < float(paper.get("width") or 0)) == exerted
        assert (word in texts(element)) == exerted
        assert ("turned" in signs(element)) == exerted


def test_an_exerted_item_says_so() -> None:
    item = card("Anello", None, type="item")
    assert "IMPEGNATO" in texts(drawn(played(item, exerted=True)))
    assert "IMPEGNATO" not in texts(drawn(played(item)))


def test_a_drying_character_is_marked() -> None:
    element = drawn(played(drying=True))
    assert "SI ASCIUGA" in texts(element)
    assert "wet" in classes(element)
    assert "wet" not in classes(drawn(played()))


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


@pytest.mark.parametrize(("now", "arrow"), [(4, "▲"), (1, "▼")])
def test_changed_values_show_the_printed_one_too(now: int, arrow: str) -> None:
    element = drawn(played(strength_now=now))
    assert {str(now), arrow, "(2)"} <= set(texts(element).split())
    assert f"Adesso: preparato, Forza {now}" in (element.get("data-text") or "")
    assert not {"▲", "▼"} & set(texts(drawn(played())).split())


def test_keywords_gained_and_lost_are_told_apart() -> None:
    shown = played(card(keywords=[keyword("ward")]), keywords_now=[keyword("rush")])
    element = drawn(shown)
    assert "+Lesto" in texts(element)
    struck = [text.text for text in element.iter(f"{SVG}text") if text.get("class") == "lost-text"]
    assert struck == ["Protetto"]


def test_what_a_card_may_not_do_is_written_on_it() -> None:
    element = drawn(played(notes=[both("Non può sfidare.", "Cannot challenge.")]))
    assert "Non può sfidare." in texts(element)


def test_cards_under_a_card_show_their_edges() -> None:
    assert "under" in classes(drawn(played(under=1)))
    assert "under" not in classes(drawn(played()))
