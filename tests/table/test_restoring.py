"""The restore drill: a copy made while people play, as docs/hosting.md says, put back in the place of what was lost."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.engine import make_url

from tests.table.clients import Client
from tests.table.postgres import Cluster
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


async def play_and_copy(server: ThreadServer, copy: Callable[[], None]) -> tuple[str, int]:
    """Play, copy the database meanwhile, and play on; the link, and what was acknowledged before the copy."""
    (link, *_), _ = server.open_table("hh", True)
    async with await Client.arrive(server, link) as both:
        for _ in range(12):
            await both.step(Random(1))
        kept = both.state["number"]
        copy()
        for _ in range(5):
            await both.step(Random(2))
    server.stop()
    return link, kept


async def goes_on(server: ThreadServer, link: str, kept: int) -> None:
    async with await Client.arrive(server, link) as both:
        assert both.state["number"] == kept
        await both.play(Random(3))
        assert both.state["outcome"] is not None


async def test_a_copy_of_an_sqlite_file_is_put_back(serve: Serve, tmp_path: Path) -> None:
    command = shutil.which("sqlite3")
    if command is None:
        pytest.skip("sqlite3 is not installed")
    file, backup = tmp_path / "tables.sqlite", tmp_path / "backup.sqlite"

    def copy() -> None:
        subprocess.run([command, file, f".backup '{backup}'"], check=True)

    link, kept = await play_and_copy(serve(str(file)), copy)
    for lost in tmp_path.glob("tables.sqlite*"):
        lost.unlink()
    backup.rename(file)
    await goes_on(serve(str(file)), link, kept)


async def test_a_dump_of_postgresql_is_put_back(serve: Serve, cluster: Cluster) -> None:
    before, after = cluster.new_database(), cluster.new_database()
    host = ["-h", str(cluster.home), "-U", "postgres"]
    dump: list[bytes] = []

    def copy() -> None:
        command = [cluster.bin / "pg_dump", *host, str(make_url(before).database)]
        dump.append(subprocess.run(command, check=True, capture_output=True).stdout)

    link, kept = await play_and_copy(serve(before), copy)
    command = [cluster.bin / "psql", "-q", "-v", "ON_ERROR_STOP=1", *host, str(make_url(after).database)]
    subprocess.run(command, input=dump[0], check=True, stdout=subprocess.DEVNULL)
    await goes_on(serve(after), link, kept)
