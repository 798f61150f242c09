"""A real server and a real Chromium for the browser tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from ludoteca.kernel.art.recipes import Recipe
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.table import bots, ledger, pictures
from ludoteca.table.packed import A_DAY, Packed
from tests.browser.visitors import Visitors
from tests.table.servers import ThreadServer

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SEED = 4
"""With it the kingdom's first scenario is short."""
PLAIN = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#8a8070"/></svg>'
SCREENSHOTS = Path(__file__).parents[2] / "artifacts" / "screenshots"


def chromium() -> str:
    """Where Chromium is; without it the tests are skipped, but not where everything must be tested.

    Its headless shell draws the same and takes two thirds of the processor time.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    found = next((path for path in map(shutil.which, names) if path is not None), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium is missing, and CI is set: install Debian's package chromium")
        pytest.skip("Chromium is missing: install Debian's package chromium")
    return found


def seeded() -> Chance:
    return Seeded(SEED)


def same_thought(bits: int) -> int:
    return SEED


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables draw and bots think the same in every run, so that what fails here fails everywhere.

    At a real table both come from the operating system.
    """
    monkeypatch.setattr(ledger, "Chance", seeded)
    monkeypatch.setattr(bots, "randbits", same_thought)


def plain_picture(game: str, recipe: Recipe) -> Packed:
    return Packed(PLAIN, "image/svg+xml", A_DAY)


@pytest.fixture(autouse=True)
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables have a plain area for each picture of an art room.

    Nobody here looks at them, and painting them anew after every choice takes a third of a browser's time;
    `test_pictures.py` has the real ones.
    """
    monkeypatch.setattr(pictures, "picture", plain_picture)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    database = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    started = ThreadServer(
        f"sqlite:///{database}",
        poll_seconds=0.3,  # as at a real table: here no other process writes
        tables_per_hour=100_000,
        requests_per_second=5000.0,
        requests_burst=5000,
        hint_bot="greedy",
    )
    started.get("/")  # once it answers, its database is there
    yield started
    started.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        await launched.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(browser: Browser, server: ThreadServer) -> AsyncIterator[Visitors]:
    """Makes visitors, each with a browser of their own; whatever goes wrong in their pages fails the test."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    made = Visitors(browser, server, SCREENSHOTS)
    yield made
    await made.leave()
    assert made.troubles == []
