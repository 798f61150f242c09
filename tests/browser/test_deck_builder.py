"""The deck builder: finding cards, building, judging, keeping, bringing in, taking out, playing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.visitors import PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
PATIENCE = 20_000
"""For what the server does for the first time: loading all cards of all games."""


async def builder(visitors: Visitors, game: str = "lyon", path: str = "", **how: object) -> Visitor:
    anna = await visitors.come(**how)  # type: ignore[arg-type]
    await anna.go(f"/decks/{game}{path}")
    await anna.page.wait_for_selector("#list li")
    return anna


async def take_ready(page: Page, key: str) -> None:
    await page.click("#import")
    await page.select_option("#ready", key)
    await expect(page.locator("#import-box")).to_be_hidden(timeout=PATIENCE)


async def import_text(page: Page, text: str) -> None:
    await page.click("#import")
    await page.fill("#pasted", text)
    await page.click("#import-form [type=submit]")


async def names(page: Page) -> list[str]:
    found: list[str] = await page.eval_on_selector_all("#list h3", "(all) => all.map((one) => one.textContent)")
    return found


async def test_cards_are_found_by_name_in_both_languages_and_by_words(visitors: Visitors) -> None:
    anna = await builder(visitors)
    await expect(anna.page.locator("#found")).to_have_text("116 carte")
    await anna.page.fill("#search", "cucciolo rugg")
    await expect(anna.page.locator("#list li")).to_have_count(1)
    assert await names(anna.page) == ["CUCCIOLO RUGGENTE"]
    await anna.page.fill("#search", "ROARING CUB")
    assert await names(anna.page) == ["CUCCIOLO RUGGENTE"]
    await anna.page.fill("#search", "distruggi avversario")
    found = await names(anna.page)
    assert "ANATEMA" in found
    assert len(found) < 30
    await anna.page.click("#clear")
    await expect(anna.page.locator("#found")).to_have_text("116 carte")
    await expect(anna.page.locator("#search")).to_be_focused()


async def test_filters_work_together(visitors: Visitors) -> None:
    anna = await builder(visitors)
    await anna.page.click("#colours [aria-label=Notturni]")
    await anna.page.select_option("#filter-kind", "monster")
    everything = len(await names(anna.page))
    await anna.page.click('#costs [aria-label="Livello 1"]')
    lines = await anna.page.eval_on_selector_all("#list .kind", "(all) => all.map((one) => one.textContent)")
    assert set(lines) == {"Notturni · Mostro"}
    assert 0 < len(lines) < everything
    await anna.page.select_option("#filter-keyword", "poison")
    rows = await anna.page.locator("#list .words").all_text_contents()  # what is not on the screen has no inner text
    assert rows
    assert all("VELENO" in row.upper() for row in rows)


async def test_the_list_grows_as_one_scrolls(visitors: Visitors) -> None:
    anna = await builder(visitors)
    for _ in range(12):
        await anna.page.evaluate("() => document.querySelector('#list li:last-child').scrollIntoView()")
        await anna.page.wait_for_timeout(50)
    await expect(anna.page.locator("#list li")).to_have_count(116)


async def test_every_change_is_counted_drawn_and_judged(visitors: Visitors) -> None:
    anna = await builder(visitors)
    await take_ready(anna.page, "leoni")
    await expect(anna.page.locator("#verdict")).to_have_text("50 carte. Il mazzo è in regola.")
    await expect(anna.page.locator("#verdict")).to_have_class("verdict legal")
    chart = anna.page.locator("#charts svg.curve")
    await expect(chart).to_have_attribute("aria-label", "Livello. 0: 21, 1: 10, 2: 3")
    await expect(anna.page.locator("#charts svg.colours")).to_have_attribute(
        "aria-label", "Team. Leoni d'Oro: 42, Universale: 8"
    )
    await anna.page.fill("#search", "cucciolo ruggente")
    await anna.page.click("#list .more-of")
    await anna.page.click("#list .more-of")
    await expect(anna.page.locator("#list output")).to_have_text("5")
    await expect(anna.page.locator("#live")).to_have_text("CUCCIOLO RUGGENTE: 5. In tutto 52.")
    await expect(anna.page.locator("#problems li")).to_have_count(1)
    await expect(anna.page.locator("#problems")).to_contain_text("5 copie di CUCCIOLO RUGGENTE; al massimo 4.")
    await expect(chart).to_have_attribute("aria-label", "Livello. 0: 23, 1: 10, 2: 3")
    await anna.picture("decks-desktop-it")
    await anna.page.click("#problems .rule-link")
    await expect(anna.page.locator("#rule-title")).to_have_text("Regola LY-3.04")
    await expect(anna.page.locator("#rule-body blockquote")).to_be_visible()
    await anna.page.click("#rule-close")
    await anna.page.click("#entries [data-id] .less >> nth=1")
    await anna.page.click('#entries [aria-label="Togli CUCCIOLO RUGGENTE"]')
    await expect(anna.page.locator("#problems")).not_to_contain_text("CUCCIOLO")


async def test_the_way_to_a_match_has_a_line_of_its_own(visitors: Visitors) -> None:
    anna = await builder(visitors)
    share = """() => {
      const [button, row] = ["#play", ".deck-tools"].map((one) => document.querySelector(one).getBoundingClientRect());
      return button.width / row.width;
    }"""
    assert await anna.page.evaluate(share) > 0.99


async def test_decks_are_kept_by_name_and_come_back(visitors: Visitors) -> None:
    anna = await builder(visitors)
    await take_ready(anna.page, "leoni")
    await anna.page.fill("#name", "Ruggito")
    await anna.page.press("#name", "Enter")
    await anna.page.click("#new")
    await anna.page.fill("#name", "Prova")
    await anna.page.press("#name", "Tab")
    await anna.page.fill("#search", "john")
    await anna.page.press("#search", "Enter")
    await expect(anna.page.locator("#entries li")).to_have_count(1)
    await anna.page.reload()
    await expect(anna.page.locator("#name")).to_have_value("Prova")
    await expect(anna.page.locator("#entries li")).to_have_count(1)
    assert await anna.page.locator("#saved option").all_inner_texts() == ["Prova", "Ruggito"]
    await anna.page.select_option("#saved", "Ruggito")
    await expect(anna.page.locator("#verdict")).to_contain_text("50 carte")
    await anna.page.click("#copy")
    await expect(anna.page.locator("#name")).to_have_value("Ruggito 2")
    await anna.page.click("#forget")
    await expect(anna.page.locator("#forget-title")).to_have_text("Vuoi davvero eliminare «Ruggito 2»?")
    await anna.page.click("#forget-box [value=yes]")
    await expect(anna.page.locator("#saved option")).to_have_count(2)


async def test_a_pasted_list_says_what_it_could_not_read(visitors: Visitors) -> None:
    anna = await builder(visitors, locale="en-GB")
    await import_text(anna.page, "3 Roaring Cub\n2 Nobody at All\n")
    await expect(anna.page.locator("#entries li")).to_have_count(1)
    await expect(anna.page.locator("#problems li").first).to_have_text("Line 2: No card is called 'Nobody at All'.")
    await import_text(anna.page, "2 Nobody at All")
    await expect(anna.page.locator("#import-problem")).to_have_text("Line 1: No card is called 'Nobody at All'.")
    await anna.page.click("#import-close")


async def test_a_deck_file_is_opened_and_written(visitors: Visitors, tmp_path: Path) -> None:
    anna = await builder(visitors, permissions=["clipboard-read", "clipboard-write"])
    file = tmp_path / "Il mio mazzo.txt"
    file.write_text("3 CUCCIOLO RUGGENTE\n2 JOHN\n", encoding="utf-8")
    await anna.page.click("#import")
    await anna.page.set_input_files("#file", file)
    await expect(anna.page.locator("#pasted")).to_have_value("3 CUCCIOLO RUGGENTE\n2 JOHN\n")
    await anna.page.click("#import-form [type=submit]")
    await expect(anna.page.locator("#name")).to_have_value("Il mio mazzo")
    await anna.page.click("#export")
    await expect(anna.page.locator("#exported")).to_have_value("3 CUCCIOLO RUGGENTE\n2 JOHN\n")
    await anna.page.select_option("#export-as", "en")
    await expect(anna.page.locator("#exported")).to_have_value("3 Roaring Cub\n2 John\n")
    await anna.page.click("#export-copy")
    assert await anna.page.evaluate("() => navigator.clipboard.readText()") == "3 Roaring Cub\n2 John\n"
    async with anna.page.expect_download() as waiting:
        await anna.page.click("#export-save")
    saved = await waiting.value
    assert saved.suggested_filename == "Il mio mazzo.txt"
    assert Path(await saved.path()).read_text(encoding="utf-8") == "3 Roaring Cub\n2 John\n"


async def test_one_plays_with_what_one_has_built(visitors: Visitors) -> None:
    anna = await builder(visitors)
    await take_ready(anna.page, "corsari")
    await anna.page.fill("#name", "Vento")
    await anna.page.press("#name", "Enter")
    await expect(anna.page.locator("#verdict")).to_contain_text("in regola")
    await anna.page.click("#play")
    chosen = anna.page.locator("#settings select >> nth=0").locator("option:checked")
    await expect(chosen).to_have_text("Vento (tuo)", timeout=PATIENCE)
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.wait_until_asked()


async def test_everything_goes_by_keyboard(visitors: Visitors) -> None:
    anna = await builder(visitors)
    page = anna.page
    await page.keyboard.press("/")
    await expect(page.locator("#search")).to_be_focused()
    await page.keyboard.type("leonessa")
    await page.keyboard.press("ArrowDown")
    await expect(page.locator("#list .more-of >> nth=0")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("+")
    await expect(page.locator("#list output >> nth=0")).to_have_text("2")
    await page.keyboard.press("-")
    await expect(page.locator("#list output >> nth=0")).to_have_text("1")
    await page.keyboard.press("ArrowUp")
    await expect(page.locator("#search")).to_be_focused()
    assert await page.locator("#list button[tabindex='0']").count() == 2
    unnamed = await page.evaluate(
        """() => [...document.querySelectorAll("button, a, input, select, textarea")]
          .filter((one) => one.checkVisibility())
          .filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.length)).map((one) => one.id)"""
    )
    assert unnamed == []


async def test_the_language_changes_and_the_deck_stays(visitors: Visitors) -> None:
    anna = await builder(visitors)
    await take_ready(anna.page, "leoni")
    await anna.page.click("#languages [data-lang=en]")
    await expect(anna.page.locator("#verdict")).to_have_text("50 cards. The deck is legal.")
    await expect(anna.page.locator("#entries")).to_contain_text("Roaring Cub")


async def test_a_phone_shows_one_side_at_a_time(visitors: Visitors) -> None:
    anna = await builder(visitors, size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    await expect(anna.page.locator("#deck")).to_be_hidden()
    await anna.page.tap("#list .more-of >> nth=0")
    await expect(anna.page.locator("#show-deck")).to_have_text("Mazzo (1)")
    assert await anna.overflow() == 0
    await anna.picture("decks-cards-phone-it")
    await anna.page.tap("#show-deck")
    await expect(anna.page.locator("#list")).to_be_hidden()
    await expect(anna.page.locator("#entries li")).to_have_count(1)
    assert await anna.overflow() == 0
    await anna.picture("decks-deck-phone-it")
    sizes = await anna.page.eval_on_selector_all(
        "#deck button, #deck a, .sides button",
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))",
    )
    assert min(size for size in sizes if size) >= 26


async def test_a_game_without_decks_has_no_builder(visitors: Visitors) -> None:
    anna = await visitors.come()
    await anna.go("/decks/chess")
    await expect(anna.page.locator("main.missing")).to_be_visible()


# -- with sixteen hundred cards ----------------------------------------------------------------------------------


async def test_the_cards_of_lorcana_are_found_without_drawing_them_all(visitors: Visitors) -> None:
    anna = await builder(visitors, "lorcana")
    await expect(anna.page.locator("#found")).to_have_text("1865 carte")
    await anna.page.fill("#search", "elsa")
    await expect(anna.page.locator("#list h3").first).to_contain_text("Elsa")
    await anna.page.fill("#search", "")
    assert await anna.page.locator("#list li").count() < 100
    await anna.page.click("#colours [aria-label=Ametista]")
    await anna.page.select_option("#filter-keyword", "evasive")
    await anna.page.select_option("#filter-set", "5")
    for line in await anna.page.locator("#list .kind").all_text_contents():
        assert "Ametista" in line
    assert 0 < await anna.page.locator("#list li").count() < 20


async def test_a_code_comes_in_and_goes_out(visitors: Visitors) -> None:
    anna = await builder(visitors, "lorcana", locale="en-GB")
    await take_ready(anna.page, "a-roaring-guest-list")
    await expect(anna.page.locator("#verdict")).to_have_text("60 cards. The deck is legal.")
    await anna.page.click("#export")
    await anna.page.select_option("#export-as", "code")
    await expect(anna.page.locator("#exported")).to_have_value(re.compile(r"[A-Za-z0-9+/=]{200,}"))
    code = await anna.page.input_value("#exported")
    await anna.page.click("#export-close")
    await import_text(anna.page, code)
    await expect(anna.page.locator("#name")).to_have_value("Imported deck")
    await expect(anna.page.locator("#verdict")).to_have_text("60 cards. The deck is legal.")
    await anna.page.select_option("#format", "sealed")
    await anna.page.fill("#search", "The Queen - Conceited Ruler")
    await expect(anna.page.locator("#verdict")).to_have_text("60 cards. The deck is legal.")
    await anna.picture("decks-lorcana-desktop-en")


async def test_a_third_ink_is_told_with_its_rule(visitors: Visitors) -> None:
    anna = await builder(visitors, "lorcana")
    await take_ready(anna.page, "ready-to-let-loose")
    await anna.page.click("#colours [aria-label=Ambra]")
    await anna.page.click("#list .more-of >> nth=0")
    await expect(anna.page.locator("#problems .rule-link")).to_have_text("LOR-DECK.05")
    await expect(anna.page.locator("#problems")).to_contain_text("Ambra, Ametista, Rubino")
    await anna.page.click("#problems .rule-link")
    await expect(anna.page.locator("#rule-body blockquote")).to_be_visible()
    await anna.picture("decks-lorcana-rule-it")


async def test_lorcana_fits_a_phone(visitors: Visitors) -> None:
    anna = await builder(visitors, "lorcana", size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    await anna.page.tap("#show-deck")
    await take_ready(anna.page, "ready-to-let-loose")
    await expect(anna.page.locator("#verdict")).to_contain_text("in regola")
    assert await anna.overflow() == 0
    await anna.picture("decks-lorcana-deck-phone-it")
    await anna.page.tap("#show-cards")
    await anna.page.tap("#further summary")
    assert await anna.overflow() == 0
    await anna.picture("decks-lorcana-cards-phone-it")


async def test_a_lorcana_deck_goes_to_the_table_with_its_format(visitors: Visitors) -> None:
    anna = await builder(visitors, "lorcana")
    await take_ready(anna.page, "genius-reinvented")
    await anna.page.fill("#name", "Ingegno")
    await anna.page.press("#name", "Enter")
    await anna.page.select_option("#format", "sealed")
    await expect(anna.page.locator("#verdict")).to_contain_text("in regola")
    await anna.page.click("#play")
    chosen = anna.page.locator("#settings select >> nth=0").locator("option:checked")
    await expect(chosen).to_have_text("Ingegno (tuo)", timeout=PATIENCE)
    await expect(anna.page.locator("#settings option[value=sealed]:checked")).to_have_count(1)
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.wait_until_asked()


@pytest.mark.parametrize("game", ["lyon", "lorcana"])
async def test_cards_have_their_pictures_large_when_pointed_at(visitors: Visitors, game: str) -> None:
    anna = await builder(visitors, game)
    row = anna.page.locator("#list li").nth(2)
    art = await row.locator("img.art").get_attribute("src")
    await expect(anna.page.locator("#large")).to_be_hidden()
    await row.hover()
    await expect(anna.page.locator("#large")).to_be_visible()
    await expect(anna.page.locator("#large")).to_have_attribute("src", art or "")
    drawn = (
        "() => [...document.querySelectorAll('#large, #list li:nth-child(3) img')].every((one) => one.naturalWidth > 0)"
    )
    await anna.page.wait_for_function(drawn)
    await anna.picture(f"decks-{game}")
    await anna.page.hover("#search")
    await expect(anna.page.locator("#large")).to_be_hidden()
