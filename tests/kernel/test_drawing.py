"""The SVG builder: escaping, words that fit, marks on things, definitions."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from random import Random

import pytest

from ludoteca.kernel.drawing import (
    Marks,
    dressed,
    escape,
    fit,
    moved,
    needed,
    number,
    paragraph,
    picture,
    quoted,
    references,
    symbol,
    tag,
    thing,
    trace,
    use,
    width,
    words,
    wrap,
)

DECISION = {
    "seat": 0,
    "prompt": "?",
    "rule": "",
    "continues": False,
    "source": "card:9",
    "options": [
        {"id": "play:3", "label": "Play <it>", "thing": "card:3"},
        {"id": "burn:3", "label": "Burn it", "thing": "card:3"},
        {"id": "end", "label": "End", "thing": ""},
    ],
}


def test_words_are_escaped_everywhere() -> None:
    hostile = "<script>\"&'</script>\x00"
    drawn = ET.fromstring(tag("g", tag("title", escape(hostile)), data_name=hostile))
    assert drawn.get("data-name") == "<script>\"&'</script>\ufffd"
    assert drawn[0].text == "<script>\"&'</script>\ufffd"


def test_every_character_is_written_as_xml_can_hold_it() -> None:
    for code in [*range(0x250), *range(0x2000, 0x2070), 0xD800, 0xDFFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F0A1]:
        letter = chr(code)
        kept = "\ufffd" if re.fullmatch(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]", letter) else letter
        named = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}.get(letter, kept)
        assert escape(f"a{letter}b") == f"a{named}b", hex(code)
        assert quoted(f"a{letter}\n{letter}") == "a" + f"{named}&#10;{named}".replace("\n", "&#10;"), hex(code)


def test_attributes_drop_none_and_false() -> None:
    assert tag("g", class_="a", data_why=None, tabindex=False, x=1.0) == '<g class="a" x="1"/>'


@pytest.mark.parametrize(("value", "said"), [(3, "3"), (3.0, "3"), (3.14159, "3.1"), (-0.25, "-0.2")])
def test_coordinates_are_short(value: float, said: str) -> None:
    assert number(value) == said


def test_path_data_keeps_numbers_apart() -> None:
    assert trace("M", 10, 20.25, "h", 5, "l-8", 13, "z") == "M10 20.2h5l-8 13z"


def test_wrapping_keeps_every_word_when_there_is_room() -> None:
    text = "Infliggi 3 D a un Mostro avversario, poi pesca una carta."
    lines = wrap(text, 120, 10, 99)
    assert " ".join(lines) == text
    assert all(width(line, 10) <= 120 for line in lines)
    assert len(lines) > 1


def test_wrapping_says_when_something_is_left_out() -> None:
    lines = wrap("uno due tre quattro cinque sei sette otto", 40, 10, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert width(lines[-1], 10) <= 40
    assert wrap("uno due", 40, 10, 0) == ()
    assert wrap("", 40, 10, 3) == ()


def test_fitting_takes_the_largest_size_that_fits() -> None:
    assert fit("AB", 100, 12, 8) == (12, ("AB",))
    size, lines = fit("PALADINO CRINIERABIANCA", 120, 12, 6, 2)
    assert len(lines) == 2
    assert 6 < size <= 12
    assert all(width(line, size, True) <= 120 for line in lines)


def test_fitting_is_what_trying_every_size_finds() -> None:
    rng = Random(1)
    for _ in range(2000):
        text = " ".join(
            [rng.choice(["Topolino", "l'Apprendista", "di", "Stregone…", "W"]) for _ in range(rng.randrange(6))]
        )
        room, largest, lines = rng.uniform(0, 300), rng.uniform(8, 24), rng.randrange(1, 4)
        smallest, size = largest - rng.choice([0, 3, 7]), largest
        while size > smallest:
            broken = wrap(text, room, size, lines, True)
            if broken and not broken[-1].endswith("…") and all([width(line, size, True) <= room for line in broken]):
                break
            size -= 0.5
        size = max(size, smallest)
        assert fit(text, room, largest, smallest, lines) == (size, wrap(text, room, size, lines, True))


def test_a_line_carries_its_room() -> None:
    assert 'data-room="60"' in words(0, 0, "i", 12, room=60)
    given = ET.fromstring(words(0, 0, "Lama Ricurva", 12))
    assert float(given.get("data-room") or 0) > width("Lama Ricurva", 12, True), "broad fonts"


def test_what_is_too_long_in_any_font_is_squeezed_already() -> None:
    squeezed = ET.fromstring(words(0, 0, "WWWWWWWWWW", 12, room=60))
    assert (squeezed.get("textLength"), squeezed.get("lengthAdjust")) == ("60", "spacingAndGlyphs")
    assert "textLength" not in words(0, 0, "Lama Ricurva", 12, room=88), "the browser measures it"


def test_every_line_of_a_paragraph_carries_its_room() -> None:
    drawn = ET.fromstring(paragraph(5, 10, ("uno", "due"), 9, 11, "body", 80))
    assert [(line.text, line.get("x"), line.get("y"), line.get("data-room")) for line in drawn] == [
        ("uno", "5", "10", "80"),
        ("due", "5", "21", "80"),
    ]
    assert paragraph(5, 10, (), 9, 11, "body", 80) == ""


def test_marks_gather_the_options_of_a_thing() -> None:
    marks = Marks([DECISION])
    drawn = ET.fromstring(dressed(thing("card:3", name="Cub", text="Roars.", kind="monster", why="play:3"), marks))
    assert drawn.get("data-options") == "play:3 burn:3"
    assert drawn.get("class") == "thing monster legal"
    assert (drawn.get("role"), drawn.get("tabindex")) == ("button", "0")
    assert drawn.get("aria-label") == "Cub. Roars. — Play <it> — Burn it"
    assert drawn.get("data-why") == "play:3"
    assert drawn[0].tag == "title"


def test_marks_leave_other_things_alone() -> None:
    marks = Marks([DECISION])
    plain = ET.fromstring(dressed(thing("card:4", name="Cat", text="", kind="monster"), marks))
    assert plain.get("role") == "img"
    assert plain.get("tabindex") is None
    assert plain.get("data-options") is None
    asking = ET.fromstring(dressed(thing("card:9", name="Dog", text="", kind="monster"), marks))
    assert asking.get("class") == "thing monster source"


def test_what_is_answered_only_while_it_is_sought_is_dropped_where_it_is_not() -> None:
    marks = Marks([DECISION])
    for why, said in (("play:4", "play:4"), ("burn:4", "burn:4"), ("end", None), ("playful:4", None)):
        drawn = thing("card:4", name="Cat", text="", kind="monster", why=why, sought=True)
        dress = ET.fromstring(dressed(drawn, marks))
        assert dress.get("data-why") == said
        assert dress.get("data-sought") is None
    assert "data-sought" not in thing("card:4", name="Cat", text="", kind="monster", sought=True)


def test_of_several_wishes_the_last_that_others_are_offered_is_asked_else_the_first() -> None:
    marks = Marks([DECISION])
    for why, asked in (
        ("move:4 play:4", "play:4"),
        ("play:4 burn:4", "burn:4"),
        ("burn:4 play:4 end:4", "play:4"),
        ("move:4 playful:4", "move:4"),
    ):
        drawn = thing("card:4", name="Cat", text="", kind="monster", why=why)
        assert ET.fromstring(dressed(drawn, marks)).get("data-why") == asked
    drawn = thing("card:4", name="Cat", text="", kind="monster", why="move:4 go:4", sought=True)
    assert ET.fromstring(dressed(drawn, marks)).get("data-why") is None


def test_presses_go_through_what_stands_on_something_that_may_be_chosen() -> None:
    marks = Marks([DECISION])
    for key, over, classes in (
        ("card:4", "card:3", "thing monster through"),
        ("card:4", "card:5", "thing monster"),
        ("card:3", "card:3", "thing monster legal"),
        ("card:9", "card:3", "thing monster through source"),
    ):
        dress = ET.fromstring(dressed(thing(key, name="Cat", text="", kind="monster", over=over), marks))
        assert (dress.get("class"), dress.get("data-kind")) == (classes, "monster")
        assert dress.get("data-over") is None
    assert "data-over" not in thing("card:4", name="Cat", text="", kind="monster")


def test_the_definitions_that_a_drawing_uses_are_found_wherever_it_names_them() -> None:
    drawn = (
        '<g clip-path="url(#clip-1)"><use href="#a_b" x="1"/><path fill="url(#clip-1)"/><image href="/art/x.svg"/></g>'
    )
    assert sorted(references(drawn)) == ["a_b", "clip-1"]


def test_only_used_definitions_are_kept_with_what_they_use() -> None:
    known = {"a": symbol("a", 1, 1, use("b", 0, 0, 1, 1)), "b": symbol("b", 1, 1), "c": symbol("c", 1, 1)}
    assert needed(use("a", 0, 0, 1, 1), known) == known["a"] + known["b"]
    with pytest.raises(KeyError, match="no definition of d"):
        needed(use("d", 0, 0, 1, 1), known)


def test_a_picture_is_one_svg_with_its_words() -> None:
    drawn = picture(
        10, 20.5, moved(1, 2, turn=90), class_="table", label="T", description="a < b", style=".x{}", definitions={}
    )
    root = ET.fromstring(drawn)
    assert root.get("viewBox") == "0 0 10 20.5"
    assert root[0].text == "a < b"
    assert root[-1].get("transform") == "translate(1 2) rotate(90)"
