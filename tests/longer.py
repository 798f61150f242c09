"""Values of which the short run of the tests takes a part; `make test-long` takes the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(step: int, values: Iterable[Any]) -> list[Any]:
    """Leave every so-manieth value to the short run, from the first on, and mark the others as long."""
    return [
        value if number % step == 0 else pytest.param(value, marks=pytest.mark.long)
        for number, value in enumerate(values)
    ]


def every_pair(firsts: Iterable[Any], seconds: Iterable[Any]) -> list[Any]:
    """Pair everything; in the short run all of the first meet one of the second, in turns."""
    turns = list(seconds)
    return [
        pytest.param(first, second, marks=[] if place == number % len(turns) else pytest.mark.long)
        for number, first in enumerate(firsts)
        for place, second in enumerate(turns)
    ]
