"""Reading strangers' YAML: only plain data, bounded, and every problem with its place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.packs import Fields, Report, open_pack
from ludoteca.kernel.yamls import MAX_BYTES, Problem, parse_yaml, read_text, read_yaml, where_item, where_key


def problem_of(text: str) -> Problem:
    with pytest.raises(Problem) as problem:
        parse_yaml(text, "pack.yaml", marked=True)
    return problem.value


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a: [1, 2", "not valid YAML"),
        ("a: 1\na: 2", "not valid YAML"),
        ("a: &x 1\nb: *x", "anchors, aliases and tags are not allowed"),
        ("a: !!python/object/apply:os.system ['true']", "anchors, aliases and tags are not allowed"),
        ("a: !x 1", "anchors, aliases and tags are not allowed"),
        ("[" * 60 + "]" * 60, "deep"),
        ("[" * 4000, "not valid YAML|deep"),
        ("a: \x01", "not valid YAML"),
        ("\t- a", "indent with spaces, not with tabs"),
        ("a: {b: c: d}", "a text with a colon wants quotes"),
        ("a: b: c", "a text with a colon wants quotes"),
        ("a: 1\n--- \nb: 2", "not valid YAML"),
    ],
)
def test_bad_yaml_is_a_problem(text: str, told: str) -> None:
    found = problem_of(text)
    assert any(part in found.message for part in told.split("|")), found.message


def test_an_alias_bomb_is_refused_before_it_grows() -> None:
    bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"{chr(98 + i)}: &{chr(98 + i)} [{', '.join(['*' + chr(97 + i)] * 9)}]\n" for i in range(9)
    )
    assert "not allowed" in problem_of(bomb).message
    assert str(problem_of("a: 1\nb: !x 2").where) == "pack.yaml:2:4"


def test_errors_have_line_and_column() -> None:
    found = problem_of("a: 1\nb: [1,\nc: ]]")
    assert found.where.line == 3
    assert str(found).startswith("pack.yaml:3:")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a: 1\nb:\n  - [[x]]: 2\n", "pack.yaml:3:5: not valid YAML: a key must be a text; "),
        ("a: 1\nb: 2024-99-99\n", "pack.yaml:2:4: not valid YAML: month must be in 1..12; "),
    ],
)
def test_what_parses_and_cannot_be_read_has_its_place_too(text: str, told: str) -> None:
    assert str(problem_of(text)) == f"{told}a text such as this one wants quotes"


def test_values_know_their_places() -> None:
    data = parse_yaml("game: lyon\ncards:\n  - JOHN\n  - MARY\n", "pack.yaml", marked=True)
    assert str(where_key(data, "game", "pack.yaml")) == "pack.yaml:1:7"
    assert str(where_item(data["cards"], 1, "pack.yaml")) == "pack.yaml:4:5"


def test_files_are_bounded_and_must_be_text(tmp_path: Path) -> None:
    huge = tmp_path / "huge.yaml"
    huge.write_bytes(b"#" * (MAX_BYTES + 1))
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"a: \xe8")
    for path, told in ((huge, "larger than"), (latin, "not UTF-8"), (tmp_path / "none.yaml", "No such file")):
        with pytest.raises(Problem, match=told):
            read_text(path)
    with pytest.raises(Problem):
        read_yaml(huge)


def test_fields_tell_what_is_missing_wrong_and_unknown() -> None:
    report = Report(marked=True)
    data = parse_yaml("id: 5\nlevel: 12\nteam: red\nname: {it: A}\nflavor: x\neffects: draw\n", "c.yaml", marked=True)
    fields = Fields(data, "c.yaml", report, "a card")
    fields.text("id")
    fields.whole("level", 0, 4)
    fields.choice("team", ["blue", "green"])
    fields.phrase("name")
    fields.texts("effects")
    fields.text("number")
    fields.nothing_else()
    told = [str(problem) for problem in report.problems]
    assert told == [
        "c.yaml:1:5: 'id' must be a text of at most 400 characters",
        "c.yaml:2:8: 'level' must be a whole number from 0 to 4, not 12",
        "c.yaml:3:7: 'team' must be one of blue, green, not 'red'",
        "c.yaml:4:7: 'name' must have its words in both languages: {it: …, en: …}",
        "c.yaml:6:10: 'effects' must be a list of texts: [one, two], or one a line after a dash",
        "c.yaml:1:1: a card lacks 'number' (a text)",
        "c.yaml:5:9: a card has an unknown field 'flavor'; known are effects, id, level, name, number, team",
    ]


def test_a_field_that_is_nearly_right_is_guessed() -> None:
    report = Report(marked=True)
    fields = Fields(parse_yaml("baner: action\n", "c.yaml", marked=True), "c.yaml", report, "a card")
    fields.choice("banner", ("movement", "action"), required=False)
    fields.nothing_else()
    assert [str(problem) for problem in report.problems] == [
        "c.yaml:1:8: a card has an unknown field 'baner'; did you mean 'banner'? Known are banner"
    ]


def test_a_folder_without_pack_yaml_is_no_pack(tmp_path: Path) -> None:
    report = Report(marked=True)
    assert open_pack(tmp_path, report) is None
    assert "a pack is a folder with a pack.yaml" in str(report.problems[0])


@pytest.mark.parametrize("sign", ["<<", "="])
def test_signs_that_yaml_reads_as_tags_want_quotes(sign: str) -> None:
    assert (
        str(problem_of(f"a: {sign}"))
        == f"pack.yaml:1:4: {sign} means something else in YAML; as a text it wants quotes"
    )
    assert parse_yaml(f"a: '{sign}'", "pack.yaml", marked=True) == {"a": sign}


PIECES = st.sampled_from(
    ["a", ":", " ", "\n", "-", "[", "]", "{", "}", ",", "&x", "*x", "!", "!!", "|", ">", "'", '"', "#", "?", "%", "@",
     "`", "1", "~", "null", "<<", "=", "---", "...", "\t", "é", "  ", "0o7", "1e3", "2001-01-01", "\\"]
)  # fmt: skip


def is_plain(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(is_plain(part) for pair in value.items() for part in pair)
    if isinstance(value, (list, tuple)):
        return all(is_plain(part) for part in value)
    return value is None or isinstance(value, (str, int, float, date))


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=24).map("".join)))
def test_any_text_is_plain_data_or_a_problem(text: str) -> None:
    with suppress(Problem):
        data = parse_yaml(text, "any.yaml", marked=True)
        assert is_plain(data), f"{data!r} is more than data"
        json.dumps(data, default=str, skipkeys=True)


@pytest.mark.parametrize("bracket", ["[", "{"])
def test_what_is_nested_without_an_end_is_refused_before_it_is_parsed(bracket: str) -> None:
    """Parsing two thousand of them took ten seconds, and four thousand ten times that."""
    with pytest.raises(Problem, match="nested more than"):
        parse_yaml("a: " + bracket * 100_000, "x.yaml", marked=True)


def test_a_file_with_too_many_values_is_refused() -> None:
    with pytest.raises(Problem, match="more than 50000 values"):
        parse_yaml("a: [" + "1, " * 60_000 + "]", "x.yaml", marked=True)


def test_a_file_with_too_many_lines_is_refused_whatever_is_in_them() -> None:
    for line in ("\n", "\r", "\u2028", "k: 1\n"):
        with pytest.raises(Problem, match="more than 50000 lines"):
            parse_yaml("a: |\n" + line * 60_000, "x.yaml", marked=True)
