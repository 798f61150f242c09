"""What all tests share: commands speak Italian unless a test asks otherwise, whatever the machine's language.

Packs that tests bring lie on a shelf of their own.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C.UTF-8"
LIVE = {Path(__file__).parent / name for name in ("browser", "faults", "table")}
"""Tests of real servers, browsers and processes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Live processes on a busy machine may hiccup: what fails there is tried once more, and the summary says so."""
    for item in items:
        if not LIVE.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session", autouse=True)
def own_shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    os.environ["LUDOTECA_SHELF"] = str(tmp_path_factory.mktemp("shelf"))
    yield
    del os.environ["LUDOTECA_SHELF"]
