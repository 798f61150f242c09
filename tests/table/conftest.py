"""Databases and servers for the table's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.table.storage import Storage
from tests.table.postgres import Cluster, binaries
from tests.table.servers import ThreadServer


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = binaries()
    if found is None:
        pytest.skip("PostgreSQL is not installed: there is no /usr/lib/postgresql/*/bin")
    started = Cluster(found)
    yield started
    started.stop()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Every test that asks for this runs on both databases."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    opened = Storage(database)
    opened.prepare()
    yield opened
    opened.close()


@pytest.fixture
def serve() -> Iterator[Callable[..., ThreadServer]]:
    """Starts servers that are stopped after the test."""
    started: list[ThreadServer] = []

    def start(database: str, **settings: Any) -> ThreadServer:
        started.append(ThreadServer(database, **settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def server(serve: Callable[..., ThreadServer], sqlite: str) -> ThreadServer:
    return serve(sqlite)
