"""The effect language: what is wrong is told with its place, and nothing is ever executed."""

from __future__ import annotations

import os
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.language import (
    MAX_LENGTH,
    NUMBER,
    TEXT,
    Param,
    Vocabulary,
    Word,
    above,
    between,
    optional,
    several,
)
from ludoteca.kernel.yamls import Problem, Where

EFFECT, TARGET = "effect", "target"


class Made(tuple):
    """What a word built: its name and its values."""


def build(name: str):
    return lambda **values: Made((name, values))


def refuse(number: int) -> Made:
    raise ValueError("never a good number")


WORDS = Vocabulary(
    [
        Word("deal", EFFECT, (Param("amount", NUMBER), Param("to", TARGET)), build("deal")),
        Word("draw", EFFECT, (optional("number", NUMBER, 1),), build("draw")),
        Word("do", EFFECT, (several("effects", EFFECT),), build("do")),
        Word("say", EFFECT, (Param("words", TEXT),), build("say")),
        Word("bad", EFFECT, (Param("number", NUMBER),), refuse),
        Word("monster", TARGET, (), lambda: "monster", call=False),
        Word("hero", TARGET, (), lambda: "hero", call=False),
        Word("|", TARGET, (Param("left", TARGET), Param("right", TARGET)), build("either")),
    ]
)
PLACE = Where("cards.yaml", 12, 9)


def read(text: str):
    return WORDS.read(text, (EFFECT,), PLACE)


def test_calls_names_numbers_and_alternatives() -> None:
    assert read("deal(3, monster)") == ("deal", {"amount": 3, "to": "monster"})
    assert read("deal(-1, to=monster | hero)") == (
        "deal",
        {"amount": -1, "to": ("either", {"left": "monster", "right": "hero"})},
    )
    assert read("draw()") == ("draw", {"number": 1})
    assert read("do(draw(2), say('ciao'))") == (
        "do",
        {"effects": [("draw", {"number": 2}), ("say", {"words": "ciao"})]},
    )


@pytest.mark.parametrize(
    ("text", "column", "told"),
    [
        ("deel(3, monster)", 9, "unknown word 'deel'; did you mean 'deal'?"),
        ("deal(3, mnster)", 17, "unknown word 'mnster'; did you mean 'monster'?"),
        ("deal(3, dragon)", 17, "unknown word 'dragon'; expected a target: monster, hero"),
        ("deal(dragon, monster)", 14, "unknown word 'dragon'; expected a whole number"),
        ("deal(monster, 3)", 14, "monster is a target; expected a whole number"),
        ("deal(3)", 9, "needs 'to'"),
        ("deal(3, monster, 4)", 26, "too much for deal(amount, to)"),
        ("deal(3, monster, to=hero)", 29, "'to' is given twice"),
        ("deal(3, monster, until=4)", 32, "takes no 'until'"),
        ("deal(3, monster, **{'x': 1})", 28, "takes no None"),
        ("deal(3.5, monster)", 14, "3.5 is not part of the language"),
        ("deal(True, monster)", 14, "True is not part of the language"),
        ("deal", 9, "'deal' is written deal(amount, to)"),
        ("monster()", 9, "'monster' is written monster"),
        ("monster", 9, "monster is a target; expected an effect"),
        ("do()", 9, "needs an effect"),
        ("bad(1)", 9, "never a good number"),
        ("deal(3, monster", 13, "cannot be read"),
        ("deal(3", 13, "an effect with commas wants quotes in a list between brackets, [ ]"),
        ("", 9, "cannot be read"),
        ("draw(2); draw(1)", 16, "cannot be read"),
        ("x = draw(1)", 11, "cannot be read"),
        ("import os", 9, "cannot be read"),
    ],
)
def test_problems_have_a_place_and_say_what_was_expected(text: str, column: int, told: str) -> None:
    with pytest.raises(Problem) as problem:
        read(text)
    assert told in problem.value.message
    assert (problem.value.where.file, problem.value.where.line) == ("cards.yaml", 12)
    assert problem.value.where.column == column


CODE = [
    "__import__('os').system('touch {flag}')",
    "__import__('os')",
    "open('{flag}', 'w')",
    "exec('1')",
    "eval('1')",
    "draw.__class__",
    "draw(1).__class__.__mro__",
    "(lambda: 1)()",
    "lambda: draw(1)",
    "[draw(1) for x in (1, 2)]",
    "{{draw(1) for x in (1, 2)}}",
    "(draw(n) for n in (1, 2))",
    "say(f'{{monster}}')",
    "draw(number := 3)",
    "draw(1 if 1 else 2)",
    "draw(1 + 1)",
    "draw(10 ** 10 ** 10)",
    "draw(2 * 3)",
    "draw([1][0])",
    "draw(*[1])",
    "deal(**{{}})",
    "draw(not 1)",
    "draw(1 < 2)",
    "draw(1 and 2)",
    "draw(~1)",
    "(yield 1)",
    "draw(b'1')",
    "draw(...)",
    "draw(None)",
    "getattr(draw, 'x')",
    "await draw(1)",
]


@pytest.mark.parametrize("text", CODE)
def test_nothing_in_a_pack_is_executed(text: str, tmp_path) -> None:
    flag = tmp_path / "flag"
    with pytest.raises(Problem):
        read(text.format(flag=flag))
    assert not flag.exists()
    assert os.path.isdir(tmp_path)


def test_numbers_of_a_text_are_held_to_their_range() -> None:
    assert (above(0, 1), between(1, 1, 9), between(1, 9, 9)) == (1, 1, 9)
    with pytest.raises(ValueError, match=r"^needs a number above 0$"):
        above(0, 0)
    with pytest.raises(ValueError, match=r"^search needs a number above 1$"):
        above(1, 1, "search")
    with pytest.raises(ValueError, match=r"^needs a number from 1 to 9$"):
        between(1, 0, 9)
    with pytest.raises(ValueError, match=r"^heal takes a number from 1 to 9$"):
        between(1, 10, 9, "heal")


def test_sizes_and_depths_are_bounded() -> None:
    for text in (
        "do(" + "draw(1)," * 200 + ")",
        "do(" * 90 + "draw(1)" + ")" * 90,
        "(" * 250 + "draw(1)" + ")" * 250,
        "-" * 500 + "1",
        "deal(" + "9" * 590 + ", monster)",
        "draw(" + "1 | " * 140 + "1)",
        "x" * (MAX_LENGTH + 1),
    ):
        with pytest.raises(Problem):
            read(text)


PIECES = st.sampled_from(
    ["deal", "draw", "do", "say", "(", ")", ",", "3", "-", "|", "monster", "=", "'", '"', " ", "\n", "\0", ".", "[",
     "{", "lambda", ":", "*", "é", "\\", "#", "0x", "1e9", "number", ";", "f'", "@"]
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=30).map("".join)))
def test_whatever_is_written_is_read_or_is_a_problem(text: str) -> None:
    with suppress(Problem):
        assert isinstance(read(text), Made)


def test_a_text_may_stand_for_a_bare_name_and_for_a_call() -> None:
    words = Vocabulary(
        [
            Word("hero", TARGET, (), lambda: "hero", call=False),
            Word("hero", EFFECT, (Param("number", NUMBER),), build("hero")),
        ]
    )
    assert words.read("hero", (TARGET,), PLACE) == "hero"
    assert words.read("hero(2)", (EFFECT,), PLACE) == ("hero", {"number": 2})
    with pytest.raises(Problem, match="hero is a target; expected an effect"):
        words.read("hero", (EFFECT,), PLACE)
    with pytest.raises(AssertionError):
        Vocabulary([Word("hero", TARGET, (), lambda: "hero", call=False)] * 2)


def test_a_plus_is_read_only_where_a_game_has_it():
    number = Word("n", "sum", (Param("value", NUMBER),), lambda value: value)
    plus = Word("+", "sum", (Param("left", "sum"), Param("right", "sum")), lambda left, right: left + right)
    assert Vocabulary([number, plus]).read("n(1) + n(2) + n(3)", ("sum",), Where("file")) == 6
    with pytest.raises(Problem, match="expected a sum"):
        Vocabulary([number, plus]).read("n(1) + 2", ("sum",), Where("file"))
    with pytest.raises(Problem, match="not part of the language"):
        Vocabulary([number]).read("n(1) + n(2)", ("sum",), Where("file"))
