"""What everybody can use: names for all that can be focused, live words, contrast, calm for those who ask for it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMELESS = """() => {
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const named = (node) => {
    const by = (node.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const text = [
      node.getAttribute("aria-label"),
      ...by.map((id) => document.getElementById(id)?.textContent),
      ...[...(node.labels ?? [])].map((label) => label.textContent),
      node.matches("button, a, summary, [role=tab]") ? node.textContent : "",
    ];
    return text.some((part) => part?.trim());
  };
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex]:not(#stage [tabindex='-1'])";
  return [...document.querySelectorAll(focusable)].filter((node) => shown(node) && !named(node)
    && !node.matches("main, h1, h2")).map((node) => node.outerHTML.slice(0, 120));
}"""
SILENT_PICTURES = """() => [...document.querySelectorAll("svg, img")].filter((picture) =>
  !picture.closest("[aria-hidden=true]") && !picture.getAttribute("aria-label") && !picture.getAttribute("alt")
).map((picture) => picture.outerHTML.slice(0, 120))"""
REPEATED = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}"""
LANDMARKS = """() => [document.querySelectorAll("main").length, document.querySelectorAll("header").length > 0,
  document.querySelector("a.skip")?.getAttribute("href") ?? ""]"""
# Words on plain backgrounds, against the nearest background colour above them.
CONTRAST = """(selectors) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const [x, y, z] = [r, g, b].map((v) => linear(v / 255));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const colour = rgba(getComputedStyle(at).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return [255, 255, 255, 255];
  };
  const poor = [];
  for (const node of document.querySelectorAll(selectors)) {
    if (!node.checkVisibility() || !node.textContent.trim()) continue;
    const [a, b] = [light(rgba(getComputedStyle(node).color)), light(behind(node))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) poor.push([node.outerHTML.slice(0, 100), ratio]);
  }
  return poor;
}"""
PAPER = (
    ".paper p, .paper label span, .paper small, legend, h2, .game span, "
    ".log-text, .log-rule, .in-words li, .tabs button, .listed, .recent span"
)


async def check_page(person: Visitor) -> None:
    page = person.page
    assert await page.evaluate(NAMELESS) == []
    assert await page.evaluate(SILENT_PICTURES) == []
    assert await page.evaluate(REPEATED) == []
    mains, header, skip = await page.evaluate(LANDMARKS)
    assert (mains, header) == (1, True)
    assert await page.locator(skip).count() == 1
    assert await page.get_attribute("html", "lang") in ("it", "en")
    assert await page.title()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_start_page(visitors: Visitors, scheme: str) -> None:
    guest = await visitors.come(color_scheme=scheme)
    await guest.go("/")
    await guest.page.wait_for_selector(".game")
    await check_page(guest)
    assert await guest.page.evaluate(CONTRAST, PAPER) == []
    await guest.picture(f"start-desktop-{scheme}-it")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_table_page(visitors: Visitors, scheme: str) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna", color_scheme=scheme)
    await anna.sit(seat)
    for _ in range(4):
        await anna.wait_until_asked()
        await anna.click_option(*(await anna.offered())[0])
    await anna.wait_until_asked()
    await check_page(anna)
    assert await anna.page.evaluate(CONTRAST, PAPER) == []
    await anna.page.click("#tab-words")
    assert await anna.page.evaluate(CONTRAST, PAPER) == []
    await anna.page.click("#options-open")
    await check_page(anna)
    await anna.picture(f"table-desktop-{scheme}-it")


async def test_the_table_is_also_there_in_words(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    await anna.page.keyboard.press("w")
    await expect(anna.page.locator("#words-lines")).to_contain_text("Anna")  # asked for when somebody looks
    words = await anna.text("#words-lines")
    assert words.count("Spazio") == 8


async def test_prompts_and_events_are_announced(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    live = anna.page.locator("#live")
    await expect(live).to_have_attribute("aria-live", "polite")
    await anna.wait_until_asked()
    await anna.click_option(*(await anna.offered())[0])
    await expect(live).to_contain_text("spazio 2:")
    await expect(live).to_contain_text("Anna mette coperto")


async def test_legal_things_carry_the_option_as_their_name(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna", locale="en-GB")
    await anna.sit(seat)
    await anna.wait_until_asked()
    labels = await anna.page.eval_on_selector_all(
        "#stage .legal",
        "(things) => things.map((thing) => [thing.getAttribute('role'), thing.getAttribute('aria-label')])",
    )
    listed = await anna.page.eval_on_selector_all("#option-list .label", "(all) => all.map((one) => one.textContent)")
    assert sorted(labels) == sorted(["button", label] for label in listed)


async def test_cards_glide_unless_somebody_asks_for_calm(visitors: Visitors) -> None:
    for calm in (False, True):
        (seat,), _ = visitors.server.open_table("hb", first="player 1")
        anna = await visitors.come("Anna", calm=calm)
        await anna.page.add_init_script(
            """globalThis.glides = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
              if ("translate" in frames) globalThis.glides += 1;
              return animate.call(this, frames, timing);
            };"""
        )
        await anna.sit(seat)
        for _ in range(4):
            await anna.wait_until_asked()
            _, key = (await anna.offered())[0]
            await anna.page.evaluate(
                """(key) => document.querySelector(`#stage [data-thing="${key}"]`).dispatchEvent(
                  new MouseEvent("click", { bubbles: true }))""",
                key,
            )
            await anna.page.wait_for_selector(f'#stage [data-thing="{key}"]:not(.legal)')
        assert (await anna.page.evaluate("() => globalThis.glides") > 0) is not calm
