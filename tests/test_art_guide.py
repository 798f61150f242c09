"""The guide of docs/art.md can be followed: its Python draws, its part is a part, its words are those of Lyon."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludoteca.games.lyon.shows.art import figures
from ludoteca.games.lyon.shows.art.figures import BAND, MATERIALS, PAINTED, paint, pieces
from ludoteca.games.lyon.shows.art.strokes import drawings
from ludoteca.games.lyon.shows.art.subjects import SUBJECTS, subject
from ludoteca.kernel.art import recipes
from ludoteca.kernel.art.brush import Brush

PAGE = (Path(__file__).parents[1] / "docs" / "art.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def run(code: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(code, "art.md", "exec"), names)
    return names


def test_pictures_are_drawn_by_their_recipes() -> None:
    names = run(blocks("python")[0])
    assert names["where"] in PAGE
    assert recipes.read(blocks("text")[0].strip()) == names["cub"]
    assert ElementTree.fromstring(names["svg"]).tag == ElementTree.fromstring(names["stranger"]).tag
    assert names["svg"] != names["stranger"]


def test_a_name_finds_its_figure_as_the_page_says() -> None:
    assert subject(recipes.word("Pink Dragon"), "monster") == SUBJECTS["dragon"].split()
    assert subject(recipes.word("Ancient Dragon"), "monster") == SUBJECTS["ancient dragon"].split()
    ((words, parts),) = re.findall(r'"(.*)": "(.*)"', blocks("text")[1])
    assert words not in SUBJECTS
    for part in parts.split():
        assert pieces(part)
        assert {swap.split("=")[1] for swap in part.split("/")[1:]} <= MATERIALS.keys()
    assert "rose" in [piece.word for piece in pieces(parts.split()[-1])]
    assert "jade" not in [piece.word for piece in pieces(parts.split()[-1])]


def test_the_part_of_the_page_can_be_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "motifs.txt"
    file.write_text(blocks("motif")[0], encoding="utf-8")
    monkeypatch.setattr(figures, "drawings", lambda _: drawings(str(file)))
    drawn = pieces("lantern")
    assert len(drawn) == 7
    for piece in drawn:
        assert piece.word.removeprefix(BAND) in {*MATERIALS, *PAINTED, "l", "k"}
    brush = Brush(100, 100, "")
    paint(brush, ["lantern"], "scale(1)", {}, "#ffffff")
    assert brush.svg().count('d="M38 18h24v10H38z"') == 3


def test_materials_and_strokes_that_the_page_names_are_there() -> None:
    known = {*MATERIALS, "cloth", "trim", *PAINTED, "l", "k"}
    assert {"skin", "gold", "fur", "water", "cloth", "trim", "glint", "shade"} <= known
    parts = drawings("motifs.txt")
    assert {"sword", "head"} <= parts.keys()
    assert "skin" in [piece.word for piece in pieces("head")]


def test_the_game_of_the_page_has_pictures() -> None:
    picture = run(blocks("python")[1])["picture"]
    three = ElementTree.fromstring(picture(("card", "red", "3", "a-1")))
    assert len([shape for shape in three if shape.tag.endswith("path")]) == 3
    assert picture(("card", "red", "3", "a-1")) == picture(("card", "red", "3", "a-1"))
    for words in ((), ("",), ("card", "?", "many"), ("x",) * 12):
        assert ElementTree.fromstring(picture(words)).get("viewBox") == "0 0 100 140"
