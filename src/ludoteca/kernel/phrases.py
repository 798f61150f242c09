"""Phrases made of other things: texts of a view, what needs no translation, lists, counts."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.texts import AND, COMMA, EMPTY, Phrase, Series


def spoken(text: Any) -> Phrase:
    """Make a phrase of a text of a view; names that are the same everywhere are plain."""
    return same(text) if isinstance(text, str) else Phrase(text["it"], text["en"])


def same(text: object) -> Phrase:
    """Say what is alike in both languages."""
    return Phrase(str(text), str(text))


def both(parts: list[Phrase]) -> Phrase:
    """Say a, b and c in both languages."""
    return Series(parts, COMMA, AND)


def commas(parts: list[Phrase], between: str = ", ") -> Phrase:
    return joined_with(parts, same(between))


def joined_with(parts: list[Phrase], between: Phrase) -> Phrase:
    """Join them: a between b between c."""
    return Series(parts, between, between)


def times(count: int) -> Phrase:
    """Say " ×2" after what there are two of."""
    return same(f" ×{count}") if count > 1 else EMPTY
