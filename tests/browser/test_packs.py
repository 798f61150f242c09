"""Packs in the browser: brought from a folder, chosen for a table, in the deck builder."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.visitors import Visitors
from tests.table.brought import pack_for

pytestmark = pytest.mark.asyncio(loop_scope="session")
PATIENCE = 60_000
"""The first pack is looked through in a process that has to load its game."""


async def test_a_pack_is_brought_built_with_and_played(visitors: Visitors, tmp_path: Path) -> None:
    folder = pack_for("lyon", tmp_path / "mio")
    (folder / "note.md").write_text("not read")
    anna = await visitors.come()
    page = anna.page
    await anna.go("/?game=lyon")
    await page.wait_for_selector("#settings select")
    await page.set_input_files("#pack-folder", folder)
    chosen = page.locator("#packs input[type=checkbox]")
    await expect(chosen).to_be_checked(timeout=PATIENCE)
    deck = page.locator("#settings select").first
    await expect(deck.locator("option[value=prova]")).to_have_text("Mazzo Prova", timeout=PATIENCE)
    await anna.picture("packs")
    await page.click("#build")
    await page.wait_for_selector("#list li")
    await page.fill("#search", "sputafuoco")
    await expect(page.locator("#list li")).to_have_count(1)
    await page.click("#import")
    await page.select_option("#ready", "prova")
    await expect(page.locator("#import-box")).to_be_hidden(timeout=PATIENCE)
    await expect(page.locator("#judged")).to_have_text("Il mazzo è in regola.", timeout=PATIENCE)
    await page.click("#play")
    await page.wait_for_selector("#packs input:checked")
    await expect(deck.locator("option:checked")).to_have_text("Mazzo Prova (tuo)")
    await page.click("#start")
    await page.wait_for_selector("#stage svg", timeout=PATIENCE)
    await anna.wait_until_asked()


async def test_what_is_wrong_with_a_pack_is_told(visitors: Visitors, tmp_path: Path) -> None:
    folder = pack_for("lyon", tmp_path / "mio")
    card = folder / "cards" / "mine.yaml"
    card.write_text(card.read_text().replace("level: 0", "level: many"))
    anna = await visitors.come()
    await anna.go("/?game=lyon")
    await anna.page.wait_for_selector("#settings select")
    await anna.page.set_input_files("#pack-folder", folder)
    await expect(anna.page.locator("#packs-problem")).to_contain_text("cards/mine.yaml:7", timeout=PATIENCE)
    await expect(anna.page.locator("#packs input")).to_have_count(0)
