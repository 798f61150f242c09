"""The table page, in real browsers: whole games, reloads, spectators, keys, taking back, refusals, curtains."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.browser.clicking import play_out
from tests.browser.visitors import ASKED, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
STARTERS = 4
LEGAL_MOVES = 12


async def seated(visitors: Visitors, **options: object) -> tuple[Visitor, Visitor, str]:
    """Anna and Bruno at a table of their own, and the spectators' link; Anna begins."""
    (first, second), watch = visitors.server.open_table("hh", first="player 1", **options)
    anna = await visitors.come("Anna")
    bruno = await visitors.come("Bruno", locale="en-GB")
    await anna.sit(first)
    await bruno.sit(second)
    return anna, bruno, watch


async def set_out(*people: Visitor) -> None:
    """Everybody chooses the Monsters they start with, and has a hand."""
    for person in people:
        for _ in range(STARTERS):
            await person.wait_until_asked()
            await person.click_option(*(await person.offered())[0])
    for person in people:
        await person.page.wait_for_selector("#stage [data-why^='play:']")


async def play(anna: Visitor, bruno: Visitor, rng: Random, decisions: int) -> int:
    """Let whoever is asked click something legal; stops at the end of the match."""
    for made in range(decisions):
        for person in (anna, bruno):
            seen = await person.look()
            if seen["over"]:
                return made
            if seen["offered"]:
                await person.click_seen(seen, rng)
                break
        else:
            pytest.fail("the match goes on, and nobody is asked")
        await both_at(await person.chosen(), anna, bruno)
    return decisions


async def both_at(number: int, *people: Visitor) -> None:
    for person in people:
        await person.page.wait_for_selector(f'body[data-number="{number}"]')


@pytest.mark.long
async def test_two_people_click_through_a_whole_game(visitors: Visitors) -> None:
    anna, bruno, _ = await seated(visitors)
    assert await play(anna, bruno, Random(5), 2000) < 2000
    for person in (anna, bruno):
        await expect(person.page.locator("#ending")).to_be_visible()


async def test_two_people_play_a_whole_game_with_a_reload_in_the_middle(visitors: Visitors) -> None:
    anna, bruno, watch = await seated(visitors)
    links = [person.page.url.removeprefix(person.url) for person in (anna, bruno)]
    rng = Random(5)
    assert await play(anna, bruno, rng, 24) == 24
    while not await anna.is_asked.count():  # whom one waits for is told a moment later
        assert await play(anna, bruno, rng, 1) == 1
    before = (await anna.number(), await anna.prompt(), await anna.things("[data-thing]"))
    await anna.page.reload()
    await anna.page.wait_for_selector("#stage svg")
    assert (await anna.number(), await anna.prompt(), await anna.things("[data-thing]")) == before
    await anna.picture("table-desktop-it")
    await bruno.picture("table-desktop-en")

    await play_out([anna, bruno], visitors.server, links, rng, {})
    await expect(bruno.page.locator("#ending")).to_be_visible()
    titles = {await anna.text("#ending-title"), await bruno.text("#ending-title")}
    assert titles in ({"Hai vinto!", "You lose."}, {"Hai perso.", "You win!"})
    assert await anna.text("#ending-rule") == await bruno.text("#ending-rule")
    assert (await anna.text("#ending-rule")).startswith("LY-")
    await anna.picture("ending-desktop-it")
    await anna.page.click("#ending-replay")
    await anna.page.wait_for_url("**/r/**")
    assert anna.page.url.split("/r/")[1].split("?")[0] == watch.split("/w/")[1]


async def test_both_choose_at_the_same_time_and_no_choice_is_lost(visitors: Visitors) -> None:
    anna, bruno, _ = await seated(visitors)

    async def choose_all(person: Visitor) -> list[str]:
        chosen = []
        for space in range(1, STARTERS + 1):
            await person.page.wait_for_function(
                "(space) => RegExp(`spa(zio|ce) ${space}:`).test(document.getElementById('prompt-text').textContent)",
                arg=space,
            )
            await person.wait_until_asked()
            chosen.append((await person.things(".legal"))[0])
            # A picture that comes between press and release swallows the click, as for anybody: one clicks again.
            while not await person.is_past(space):
                await person.click_thing(chosen[-1])
        return chosen

    placed = await asyncio.gather(choose_all(anna), choose_all(bruno))
    for person, chosen in zip((anna, bruno), placed, strict=True):
        await person.page.wait_for_selector("#stage [data-why^='play:']")
        assert set(chosen) <= set(await person.things(".monster"))


async def test_a_spectator_sees_only_what_is_public(visitors: Visitors) -> None:
    anna, bruno, watch = await seated(visitors)
    await set_out(anna, bruno)
    await anna.wait_until_asked()
    guest = await visitors.come(locale="en-US")
    await guest.sit(watch)
    hands = {*await anna.things("[data-why^='play:']"), *await bruno.things("[data-why^='play:']")}
    assert len(hands) == 10
    assert hands & set(await guest.things("[data-thing]")) == set()
    assert await guest.things(".legal") == []
    assert await guest.page.locator("#actions button").count() == 0
    await expect(guest.page.locator("#tools")).to_be_hidden()
    assert await guest.text("#people .watching") == "You are watching"
    names = await anna.page.eval_on_selector_all(
        "#stage [data-why^='play:']", "(cards) => cards.map((card) => card.dataset.name)"
    )
    public = await guest.page.eval_on_selector_all(
        "#stage [data-name]", "(cards) => cards.map((card) => card.dataset.name)"
    )
    told = await guest.text("#log-lines")
    assert [name for name in names if name not in public and name in told] == []
    await guest.picture("spectator-desktop-en")

    number = await anna.number()
    await anna.click_option(*(await anna.offered())[-1])
    await guest.wait_after(number)


async def test_who_is_there_is_shown_and_people_talk(visitors: Visitors) -> None:
    anna, bruno, _ = await seated(visitors)
    await expect(anna.page.locator("#people .person.here")).to_have_count(2)
    await bruno.page.click("#tab-chat")
    await bruno.page.fill("#chat-text", "<b>ciao</b>")
    await bruno.page.keyboard.press("Enter")
    await expect(anna.page.locator("#tab-chat")).to_have_class("unread")
    await anna.page.click("#tab-chat")
    assert await anna.text("#chat-lines .chat-text") == "<b>ciao</b>"
    assert await anna.text("#chat-lines .chat-name") == "Bruno"
    assert await anna.page.locator("#chat-lines b").count() == 0
    await bruno.page.context.close()
    await expect(anna.page.locator("#people .person.away")).to_have_count(1)


async def test_a_guest_without_a_name_is_asked_for_one(visitors: Visitors) -> None:
    (first, second), _ = visitors.server.open_table("hh")
    anna = await visitors.come("Anna")
    await anna.sit(first)
    guest = await visitors.come()
    await guest.sit(second)
    await expect(guest.page.locator("#who")).to_be_visible()
    await guest.page.fill("#name-field", "Carla")
    await guest.page.keyboard.press("Enter")
    await expect(anna.page.locator("#people [data-seat='1'] .person-name")).to_have_text("Carla")


async def test_turns_by_keyboard_alone(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    page = anna.page
    for _ in range(STARTERS):
        await anna.wait_until_asked()
        await page.locator("#stage").focus()
        await page.keyboard.press("Tab")
        assert await page.evaluate("() => document.activeElement.matches('#stage .legal')")
        await anna.press("Enter")
    await anna.wait_until_asked()
    await page.keyboard.press("?")
    await expect(page.locator("#help")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("o")
    assert await page.evaluate("() => document.activeElement.closest('#option-list') !== null")
    await page.keyboard.press("r")
    await expect(page.locator("#rule blockquote")).not_to_be_empty()
    await page.keyboard.press("Escape")
    for _ in range(LEGAL_MOVES):
        await page.wait_for_selector(f"{ASKED}, #ending:not([hidden])")
        if await page.locator("#ending:not([hidden])").count():
            break
        await anna.press("1")
    assert await anna.chosen() > LEGAL_MOVES


async def test_arrow_keys_walk_over_the_table_and_show_each_card_large(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    await anna.wait_until_asked()
    await anna.page.keyboard.press("ArrowRight")
    first = await anna.page.evaluate("() => document.activeElement.dataset.name")
    await expect(anna.page.locator("#dock .dock-name")).to_have_text(first)
    await anna.page.keyboard.press("ArrowRight")
    second = await anna.page.evaluate("() => document.activeElement.dataset.name")
    assert second != first
    await expect(anna.page.locator("#dock .dock-name")).to_have_text(second)
    await anna.picture("dock-desktop")


async def test_a_choice_is_taken_back(visitors: Visitors) -> None:
    anna, _, _ = await seated(visitors)
    await anna.wait_until_asked()
    before = await anna.things(".legal")
    await expect(anna.page.locator("#undo")).to_be_disabled()
    await anna.click_option("thing", before[0])
    assert await anna.things(".legal") != before
    number = await anna.number()
    await anna.page.click("#undo")
    await anna.wait_after(number)
    assert await anna.things(".legal") == before


async def begin_a_chain(person: Visitor) -> bool:
    """Play something that asks a second question; False if this hand has nothing like that."""
    for kind, key in await person.offered():
        await person.wait_until_asked()
        await person.click_option(kind, key)
        await person.wait_until_asked()
        if await person.page.locator("#undo-chain:not([hidden])").count():
            return True
        if await person.page.locator("#undo:not(:disabled)").count() == 0:
            return False
        await person.press("u")
    return False


async def test_escape_takes_back_the_move_in_progress(visitors: Visitors) -> None:
    for _ in range(6):
        (seat,), _ = visitors.server.open_table("hb", first="player 1")
        anna = await visitors.come("Anna")
        await anna.sit(seat)
        await set_out(anna)
        await anna.wait_until_asked()
        before = await anna.things(".legal")
        if await begin_a_chain(anna):
            await anna.press("Escape")
            assert await anna.things(".legal") == before
            return
    pytest.fail("six hands without a card that asks a second question")


async def test_a_card_that_cannot_be_played_says_which_rule_forbids_it(visitors: Visitors) -> None:
    anna, bruno, _ = await seated(visitors)
    await set_out(anna, bruno)
    await anna.wait_until_asked()
    held = await bruno.things("[data-why^='play:']")
    await bruno.click_thing(held[0])
    await expect(bruno.page.locator(".notice.refusal p")).to_have_text("You cannot play cards in the opponent's turn.")
    await bruno.picture("refusal-desktop-en")
    await bruno.page.click(".notice .rule-link")
    await expect(bruno.page.locator("#rule-title")).to_have_text("Rule LY-6.03")
    await expect(bruno.page.locator("#rule blockquote")).not_to_be_empty()
    await bruno.picture("rule-desktop-en")


async def test_a_line_of_the_log_opens_the_rule_behind_it(visitors: Visitors) -> None:
    anna, bruno, _ = await seated(visitors)
    await set_out(anna, bruno)
    line = anna.page.locator("#log-lines button.log-text").first
    rule = await line.locator(".log-rule").inner_text()
    await line.click()
    await expect(anna.page.locator("#rule-title")).to_have_text(f"Regola {rule}")
    await expect(anna.page.locator("#rule blockquote")).not_to_be_empty()


async def test_a_hint_points_at_a_legal_option(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    await anna.wait_until_asked()
    await anna.page.keyboard.press("h")
    await expect(anna.page.locator(".notice p")).to_contain_text("Consiglio:")
    hinted = await anna.things(".hinted")
    assert len(hinted) == 1
    assert hinted[0] in await anna.things(".legal")


async def test_a_key_goes_from_anywhere_to_the_first_choice_on_the_board(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    await anna.wait_until_asked()
    await anna.page.keyboard.press("PageDown")
    await expect(anna.page.locator("#stage .legal:focus")).to_have_count(1)
    await anna.press("Enter")


async def lift_the_curtain(person: Visitor, name: str) -> None:
    """Behind the curtain nothing of the table is on the page, and only its button opens it."""
    await expect(person.page.locator("#curtain")).to_be_visible()
    await expect(person.page.locator("#curtain-text")).to_contain_text(name)
    assert await person.page.locator("#stage > svg").count() == 0
    await person.page.keyboard.press("Escape")
    await person.page.keyboard.press("Escape")
    await expect(person.page.locator("#curtain")).to_be_visible()
    await person.picture("curtain-desktop-it")
    await person.page.click("#curtain-ready")
    await expect(person.page.locator("#curtain")).to_be_hidden()


async def test_the_same_screen_hides_each_hand_behind_a_curtain(visitors: Visitors) -> None:
    seats, _ = visitors.server.open_table("hh", same_screen=True, first="player 1")
    both = await visitors.come()
    await both.sit(seats[0])
    for name in ("Anna", "Bruno"):
        await lift_the_curtain(both, name)
        for left in reversed(range(STARTERS)):
            await both.wait_until_asked()
            _, key = (await both.offered())[0]
            number = await both.number()
            await both.click_thing(key)
            if left:
                await both.wait_after(number)
    await lift_the_curtain(both, "Anna")
    await both.wait_until_asked()
    assert len(await both.things("[data-why^='play:']")) == 5


async def test_giving_up_asks_first_and_then_ends_the_match(visitors: Visitors) -> None:
    anna, bruno, _ = await seated(visitors)
    await anna.page.click("#concede")
    await anna.page.click("#concede-no")
    await expect(anna.page.locator("#ending")).to_be_hidden()
    await anna.page.click("#concede")
    await anna.page.click("#concede-yes")
    await expect(anna.page.locator("#ending-title")).to_have_text("Hai perso.")
    await expect(bruno.page.locator("#ending-title")).to_have_text("You win!")


async def test_a_rematch_with_a_bot_opens_a_new_table(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/")
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.wait_until_asked()
    old = anna.page.url
    await anna.page.click("#concede")
    await anna.page.click("#concede-yes")
    await anna.page.click("#rematch")
    await anna.page.wait_for_url(lambda url: "/t/" in url and url != old)
    await anna.wait_until_asked()
    await expect(anna.page.locator("#ending")).to_be_hidden()


async def test_the_table_changes_language_without_losing_anything(visitors: Visitors) -> None:
    anna, _, _ = await seated(visitors)
    await anna.wait_until_asked()
    await anna.click_option(*(await anna.offered())[0])
    italian, legal = await anna.text("#log-lines"), await anna.things(".legal")
    await anna.page.click("#languages [data-lang=en]")
    await expect(anna.page.locator("#prompt-text")).to_contain_text("Choose a Level 0 Monster")
    assert await anna.page.get_attribute("html", "lang") == "en"
    assert await anna.things(".legal") == legal
    english = await anna.text("#log-lines")
    assert english != italian
    assert len(english.splitlines()) == len(italian.splitlines())
    await anna.page.reload()
    await expect(anna.page.locator("#prompt-text")).to_contain_text("Choose a Level 0 Monster")


async def test_a_broken_connection_comes_back_and_sends_the_choice_again(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    wires: list[WebSocketRoute] = []
    dropped: list[str] = []

    async def connect(wire: WebSocketRoute) -> None:
        """The first connection swallows the first choice and breaks."""
        server = wire.connect_to_server()
        wires.append(wire)

        async def pass_on(message: str | bytes) -> None:
            if '"choose"' in str(message) and not dropped:
                dropped.append(str(message))
                await wire.close()
            else:
                server.send(message)

        wire.on_message(lambda message: pass_on(message))

    await anna.page.route_web_socket("**/ws/*", connect)
    await anna.sit(seat)
    await anna.wait_until_asked()
    await anna.click_thing((await anna.things(".legal"))[0])
    await expect(anna.page.locator("#prompt-text")).to_contain_text("spazio 2:")
    assert len(dropped) == 1
    assert len(wires) == 2
    await expect(anna.page.locator("#connection")).to_be_hidden()


async def test_what_the_other_has_just_done_is_lit_up(visitors: Visitors) -> None:
    anna, bruno, _ = await seated(visitors)
    await set_out(anna, bruno)
    rng = Random(4)
    seen: dict[str, set[str]] = {"Anna": set(), "Bruno": set()}
    for _ in range(30):
        await play(anna, bruno, rng, 1)
        for name, person in (("Anna", anna), ("Bruno", bruno)):
            seen[name] |= set(await person.things(".fresh"))
        if seen["Anna"] and seen["Bruno"]:
            break
    assert seen["Bruno"], "Anna began, and nothing that she did was shown to Bruno"
    assert all(thing.startswith("card:") for thing in seen["Anna"] | seen["Bruno"])


# How far what is asked and what can be done reach beyond their place, and how much of the height the board has not.
LOW = """() => {
  const bar = document.querySelector(".hand-rest").getBoundingClientRect();
  const inside = [...document.querySelectorAll(".prompt, #actions:not(.many, .wordy), #tools, #tools .tool")];
  const beyond = inside.filter((one) => one.checkVisibility()).map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return Math.max(bar.left - left, bar.top - top, right - bar.right, bottom - bar.bottom);
  });
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const rail = document.querySelector(".rail").getBoundingClientRect();
  return { beyond: Math.max(...beyond), over: felt.right - bar.left, lost: innerHeight - felt.height - rail.height };
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1366, 650), (1280, 720), (1536, 730)])
async def test_in_a_low_window_what_is_asked_stands_beside_the_board(
    visitors: Visitors, width: int, height: int
) -> None:
    seats, _ = visitors.server.open_table("hb", game="lorcana")
    anna = await visitors.come("Anna", size={"width": width, "height": height})
    await anna.sit(seats[0])
    await anna.wait_until_asked()
    found = await anna.page.evaluate(LOW)
    assert found["beyond"] <= 0
    assert found["over"] <= 0
    assert abs(found["lost"]) < 1


async def test_on_a_small_screen_tools_are_signs_that_leave_room_for_what_can_be_done(visitors: Visitors) -> None:
    seats, _ = visitors.server.open_table("hb")
    anna = await visitors.come("Anna", size={"width": 1366, "height": 768})
    await anna.sit(seats[0])
    widths = "(tools) => tools.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().width)"
    found = await anna.page.eval_on_selector_all("#tools .tool > .label:not(:has(.count))", widths)
    assert found
    assert max(found) <= 1
    assert await anna.page.locator("#hint").get_attribute("title")
