"""Effects: what a card says and what its effects are made of."""

from __future__ import annotations

import pytest

from ludoteca.kernel.effects import Condition, Do, Effect, May, contains
from ludoteca.kernel.frames import AnyMatch, Frame
from ludoteca.kernel.texts import Phrase


class Rest(Effect):
    wording = Phrase("riposa", "rest")


class Work(Effect):
    wording = Phrase("lavora", "work")


class Late(Condition):
    wording = Phrase("è tardi", "it is late")

    def holds(self, match: AnyMatch, frame: Frame) -> bool:
        return True


class Unsaid(Condition):
    def holds(self, match: AnyMatch, frame: Frame) -> bool:
        return True


def test_what_is_always_said_alike_needs_no_method() -> None:
    assert Rest().words().it == "riposa"
    assert Late().words().en == "it is late"


def test_what_nobody_has_put_into_words_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Unsaid"):
        Unsaid().words()


def test_an_effect_contains_its_own_kind_and_those_of_its_parts() -> None:
    rest = Do([May(Rest())])
    assert contains(rest, Rest)
    assert contains(rest, Do)
    assert not contains(rest, Work)
