"""Tables of texts for tests of the importer: how each is read, or that it is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.games.lorcana.test_importer_choices import compiled

Test = Callable[..., None]


def each_read(cases: Sequence[tuple[str, str, str]]) -> Callable[[Test], Test]:
    """Run a test for every kind of card, text and reading."""
    return pytest.mark.parametrize(("kind", "text", "read"), cases, ids=[text for _, text, _ in cases])


def each_refused(cases: Sequence[tuple[str, str]]) -> Callable[[Test], Test]:
    """Run a test for every kind of card and text."""
    return pytest.mark.parametrize(("kind", "text"), cases, ids=[text for _, text in cases])


def reading(kind: str, text: str) -> tuple[Any, str]:
    """Return why the text of such a card is refused, and how it is read."""
    card = compiled(kind, text)
    return card.reasons, " ;; ".join([*card.keywords, *card.abilities])
