"""Lorcana in real browsers: whole games, opening hands, spectators, more than two players, the start page."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import expect

from tests.browser.clicking import act, offers, play, play_out, play_until_asked, verbs
from tests.browser.test_access import CONTRAST, PAPER, check_page
from tests.browser.visitors import ASKED, PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
STARTERS = ["ready-to-let-loose", "a-roaring-guest-list"]
EAGERNESS = {"quest": 8, "play": 6, "ink": 5, "sing": 8, "shift": 8, "challenge": 3, "move": 3, "use": 3, "end": 0.6}
"""How gladly somebody who clicks without much thought does each thing; the others count 1."""


async def seated(visitors: Visitors) -> tuple[list[Visitor], list[str], str]:
    links, watch = visitors.server.open_table("hh", game="lorcana", decks=STARTERS, first="player 1")
    anna, bruno = await visitors.come("Anna"), await visitors.come("Bruno")
    await anna.sit(links[0])
    await bruno.sit(links[1])
    await anna.wait_until_asked()
    return [anna, bruno], links, watch


async def test_two_people_play_a_whole_game(visitors: Visitors) -> None:
    both, links, watch = await seated(visitors)
    anna, bruno = both
    await anna.picture("lorcana-opening-it")
    rng = Random(11)
    chosen = await play(both, rng, 25, EAGERNESS)
    chosen += await play_until_asked(anna, both, rng, EAGERNESS)
    await anna.picture("lorcana-table-it")
    before = (await anna.number(), await anna.prompt(), await anna.things("[data-thing]"))
    await anna.page.reload()
    await anna.page.wait_for_selector("#stage svg")
    assert (await anna.number(), await anna.prompt(), await anna.things("[data-thing]")) == before
    chosen += await play_out(both, visitors.server, links, rng, EAGERNESS)
    assert {"play", "ink", "quest", "end"} <= verbs(chosen)

    titles = {await anna.text("#ending-title"), await bruno.text("#ending-title")}
    assert titles == {"Hai vinto!", "Hai perso."}
    winner = "Anna" if await anna.text("#ending-title") == "Hai vinto!" else "Bruno"
    assert await anna.text("#ending-rule") == "LOR-GOAL.01"
    assert (await anna.text("#ending-reason")).startswith(f"{winner} ha raggiunto 2")
    await anna.picture("lorcana-ending-it")
    log = await anna.text("#log-lines")
    for told in ("va all'avventura.", "mette nel calamaio", "gioca", f"{winner} vince."):
        assert told in log
    assert "{" not in log
    await anna.page.click("#ending-replay")
    await anna.page.wait_for_url("**/r/**")
    assert anna.page.url.split("/r/")[1].split("?")[0] == watch.split("/w/")[1]
    await anna.page.wait_for_selector("#stage svg")
    await anna.picture("lorcana-replay-it")


async def test_a_hand_is_altered_card_by_card(visitors: Visitors) -> None:
    (anna, bruno), *_ = await seated(visitors)
    held = await anna.things(".legal")
    assert len(held) == 7
    for key in held[:3]:
        await anna.click_option("thing", key)
        await expect(anna.page.locator(f'#stage [data-thing="{key}"]')).to_contain_text("IN FONDO AL MAZZO")
    assert await anna.prompt() == "In fondo al mazzo: 3. Scegline altre, oppure conferma e ripesca."
    await anna.press("u")
    assert await anna.things(".legal") == held[2:]
    await anna.picture("lorcana-altering-it")
    await anna.click_option("button", "keep")
    await bruno.wait_until_asked()
    assert "Anna cambia 2 carte della mano." in await bruno.text("#log-lines")
    assert "Una carta va in fondo al mazzo di Anna." in await bruno.text("#log-lines")
    assert set(held[:2]) & set(await anna.things("[data-thing]")) == set()
    await bruno.click_option("button", "keep")
    await anna.wait_until_asked()
    assert "Bruno tiene la mano." in await anna.text("#log-lines")


async def test_a_spectator_sees_no_hand(visitors: Visitors) -> None:
    (anna, bruno), _, watch = await seated(visitors)
    guest = await visitors.come(locale="en-GB")
    await guest.sit(watch)
    await play([anna, bruno], Random(3), 12, EAGERNESS)
    await guest.page.wait_for_selector(f'body[data-number="{await anna.chosen()}"]')
    own = "[data-why^='play:'], [data-options*='play:'], [data-options*='ink:']"
    hands = {*await anna.things(own), *await bruno.things(own)}
    assert hands
    assert hands & set(await guest.things("[data-thing]")) == set()
    assert await guest.things(".legal") == []
    assert await guest.page.locator("#actions button").count() == 0
    await guest.picture("lorcana-spectator-en")


async def test_the_same_screen_hides_each_hand(visitors: Visitors) -> None:
    seats, _ = visitors.server.open_table("hh", same_screen=True, game="lorcana", first="player 1")
    both = await visitors.come()
    await both.sit(seats[0])
    for name in ("Anna", "Bruno", "Anna"):
        await expect(both.page.locator("#curtain-text")).to_contain_text(name)
        assert await both.page.locator("#stage > svg").count() == 0
        await both.page.click("#curtain-ready")
        await both.wait_until_asked()
        assert len(await both.things("[data-why^='play:'], [data-options*=':']")) == 7
        if await both.page.locator("#actions [data-option=keep]").count():
            await both.page.click("#actions [data-option=keep]")
    assert await both.prompt() == "Il tuo turno: che cosa fai?"


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
async def test_three_people_begin(visitors: Visitors, size: dict[str, int] | None) -> None:
    links, _ = visitors.server.open_table("hhh", game="lorcana", decks=[*STARTERS, "mulan"], first="player 2")
    people = [await visitors.come(name, size=size) for name in ("Anna", "Bruno", "Carla")]
    for person, link in zip(people, links, strict=True):
        await person.sit(link)
    for at in (1, 2, 0):
        await people[at].wait_until_asked()
        await people[at].click_option("button", "keep")
    await people[1].wait_until_asked()
    await play(people, Random(5), 6, EAGERNESS)
    for person in people:
        assert await person.overflow() == 0
        assert {f"seat:{seat}" for seat in range(3)} <= set(await person.things("[data-thing]"))
    await people[0].picture(f"lorcana-three-{'phone' if size else 'desktop'}-it")


async def test_a_game_against_a_bot(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", game="lorcana", bot="greedy", decks=STARTERS)
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    rng = Random(8)
    for _ in range(30):
        await anna.page.wait_for_selector(f"{ASKED}, #ending:not([hidden])")
        seen = await offers(anna)
        if seen["over"]:
            break
        await act(anna, seen, rng, EAGERNESS)
    assert "Avido (bot) gioca" in await anna.text("#log-lines")
    await check_page(anna)
    assert await anna.page.evaluate(CONTRAST, PAPER) == []


async def test_the_start_page_offers_lorcana_with_its_settings(visitors: Visitors) -> None:
    anna = await visitors.come()
    await anna.go("/?game=lorcana")
    game = anna.page.locator(".game:has([value=lorcana])")
    await expect(game).to_contain_text("Da 2 a 6 giocatori")
    await expect(anna.page.locator(".game:has([value=lyon])")).to_contain_text("2 giocatori")
    decks = anna.page.locator("#settings > .setting select").first
    assert "Ready to Let Loose" in await decks.locator("option").all_text_contents()
    assert await decks.locator("option").count() >= 23
    folded = anna.page.locator("#settings details")
    await expect(folded.locator("summary")).to_contain_text("Altre opzioni")
    await expect(folded.locator("select").first).to_be_hidden()
    await expect(anna.page.locator("#start")).to_be_visible()
    seats = anna.page.locator("#seating select").first
    assert await seats.locator("option").all_text_contents() == ["2", "3", "4", "5", "6"]
    await seats.select_option("3")
    await expect(anna.page.locator("#settings > :is(.setting, .leavable)")).to_have_count(4)
    await anna.picture("lorcana-start-it")
    await folded.locator("summary").click()
    await folded.locator("label:has-text('Mazzo vuoto') select").select_option("turn_end")
    await anna.page.check("[name=mode][value=same]")
    await expect(folded).to_have_attribute("open", "")
    await expect(folded.locator("label:has-text('Mazzo vuoto') select")).to_have_value("turn_end")
    await folded.locator("label:has(> span:text-is('Regole')) select").select_option("tournament")
    await expect(folded.locator("label:has-text('Mazzo vuoto')")).to_have_count(0)
    await expect(folded.locator(".decided")).to_contain_text("Mazzo vuoto: perde chi finisce il turno a mazzo vuoto")
    await anna.page.screenshot(path=anna.screenshots / "lorcana-start-tournament.png", full_page=True)
    await anna.page.check("[name=game][value=lyon]")
    await expect(anna.page.locator("#settings details")).to_have_count(0)
    await expect(anna.page.locator("#settings > :is(.setting, .leavable)")).to_have_count(3)


async def test_a_table_for_three_is_opened_from_the_start_page(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/?game=lorcana")
    await anna.page.locator("#seating select").first.select_option("3")
    await anna.page.locator("label:has([data-field=bot]) select").select_option("level1")
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.page.wait_for_selector("#stage svg")
    assert {"seat:0", "seat:1", "seat:2"} <= set(await anna.things("[data-thing]"))
