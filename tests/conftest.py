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
LONGEST = Path(__file__).parent / "test_compiling.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try live tests once more if they fail, and begin with the longest test.

    Live processes on a busy machine may hiccup; the summary says so. At the end one worker would wait for the other.
    """
    items.sort(key=lambda item: item.path != LONGEST)
    for item in items:
        if not LIVE.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session", autouse=True)
def own_shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    os.environ["LUDOTECA_SHELF"] = str(tmp_path_factory.mktemp("shelf"))
    yield
    del os.environ["LUDOTECA_SHELF"]
