"""What all tests share: commands speak Italian unless a test asks otherwise, whatever the machine's language.

Packs that tests bring lie on a shelf of their own.
"""

import os
from collections.abc import Iterator

import pytest

os.environ["LC_ALL"] = "C.UTF-8"


@pytest.fixture(scope="session", autouse=True)
def own_shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    os.environ["LUDOTECA_SHELF"] = str(tmp_path_factory.mktemp("shelf"))
    yield
    del os.environ["LUDOTECA_SHELF"]
