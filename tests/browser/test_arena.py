"""The Arena in real browsers: whole games in two and in four, the guided first game, the preparation, secrets."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import expect

from ludoteca.games.arena.shows.course import FIRST_GAME
from tests.browser.arenas import EAGERNESS, HELD, NAMES, in_step, tinted
from tests.browser.clicking import MOST_CHOICES, act, offers, play, play_out, play_until_asked, random_line, skip, verbs
from tests.browser.victories import table_of
from tests.browser.visitors import ASKED, PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
PICKS, ORDERS, PLACES = 6, 4, 6
"""How often is chosen in the preparation of two Summoners; the last of three characters gets its place by itself."""
TEAM_ORDERS, TEAM_PLACES = 4, 8
"""The same for four, who have two characters each."""
ENDINGS = [{"Hai vinto!", "You lose."}, {"Hai perso.", "You win!"}, {"Pareggio.", "A draw."}]


async def seated(visitors: Visitors, **options: object) -> tuple[list[Visitor], list[str], str]:
    """Anna, in Italian, and Bruno, in English, at a table, their links and the guests'; Anna picks first."""
    links, watch = visitors.server.open_table("hh", game="arena", first="player 1", **options)
    anna, bruno = await visitors.come("Anna"), await visitors.come("Bruno", locale="en-GB")
    await anna.sit(links[0])
    await bruno.sit(links[1])
    await anna.wait_until_asked()
    return [anna, bruno], links, watch


async def test_two_people_play_a_whole_game_of_chapter_4(visitors: Visitors) -> None:
    both, links, watch = await seated(visitors, mode="ch4")
    (anna, bruno), rng = both, Random(4)
    await anna.picture("arena-draft-it")
    chosen = await play(both, rng, PICKS, EAGERNESS)
    assert verbs(chosen) == {"pick"}
    await bruno.picture("arena-order-en")
    chosen += await play(both, rng, ORDERS, EAGERNESS)
    assert verbs(chosen) == {"pick", "order"}
    await play(both, rng, 2, EAGERNESS)
    await anna.picture("arena-placing-it")
    chosen += await play(both, rng, PLACES - 2 + 2, EAGERNESS)
    assert verbs(chosen) <= {"pick", "order", "place", "keep", "redraw"}
    chosen += await play(both, rng, 10, EAGERNESS)
    chosen += await play_until_asked(anna, both, rng, EAGERNESS)
    await anna.picture("arena-table-it")
    await bruno.picture("arena-table-en")
    before = (await anna.number(), await anna.prompt(), await anna.things("[data-thing]"))
    await anna.page.reload()
    await anna.page.wait_for_selector("#stage svg")
    assert (await anna.number(), await anna.prompt(), await anna.things("[data-thing]")) == before
    chosen += await play_out(both, visitors.server, links, rng, EAGERNESS)
    assert {"move", "attack", "play", "use", "end"} <= verbs(chosen)

    assert {await anna.text("#ending-title"), await bruno.text("#ending-title")} in ENDINGS
    assert (await anna.text("#ending-rule")).startswith("SA-16.")
    assert await anna.text("#ending-rule") == await bruno.text("#ending-rule")
    await anna.picture("arena-ending-it")
    for person, told in ((anna, ("Round 2", "danni", "attacca")), (bruno, ("Round 2", "damage", "attacks"))):
        log = await person.text("#log-lines")
        assert "{" not in log
        for words in told:
            assert words in log
    await anna.page.click("#ending-replay")
    await anna.page.wait_for_url("**/r/**")
    assert anna.page.url.split("/r/")[1].split("?")[0] == watch.split("/w/")[1]
    await anna.page.wait_for_selector("#stage svg")


async def test_four_people_play_a_whole_team_game_and_only_partners_see_each_others_hands(visitors: Visitors) -> None:
    links, watch = visitors.server.open_table("hhhh", game="arena", mode="team", first="player 1")
    # Anna and Carla read Italian, Bruno and Dario English; Carla and Dario sit in front of phones.
    people = [
        await visitors.come(name, locale=locale, size=size)
        for name, locale, size in zip(NAMES, ("it-IT", "en-GB") * 2, (None, None, PHONE, PHONE), strict=True)
    ]
    for person, link in zip(people, links, strict=True):
        await person.sit(link)
    guest = await visitors.come()
    await guest.sit(watch)
    await people[0].wait_until_asked()
    rng = Random(6)
    chosen = await play(people, rng, 8, EAGERNESS)
    assert verbs(chosen) == {"pick"}
    preparation = random_line(table_of(visitors.server, links[0]), rng, EAGERNESS, TEAM_ORDERS + TEAM_PLACES)
    assert verbs([id for _, id in preparation]) == {"order", "place"}
    await skip(people, visitors.server, links, preparation)
    while await people[0].things(HELD) == []:
        await play(people, rng, 1, EAGERNESS)
    await in_step(guest, people[0])
    hands = [set(await person.things(HELD)) for person in people]
    assert all(hands)
    named = [
        await person.page.eval_on_selector_all(
            f"#stage :is({HELD})", "(cards) => cards.map((card) => card.dataset.name)"
        )
        for person in people
    ]
    for seat, person in enumerate(people):
        shown, page = set(await person.things("[data-thing]")), await person.page.content()
        for other, hand in enumerate(hands):
            if other == seat or other == 3 - seat:
                assert hand <= shown
            else:
                assert hand & shown == set()
                # Between the languages names differ, so only those who read the same one can give them away.
                assert [name for name in named[other] if other % 2 == seat % 2 and name in page] == []
    assert set.union(*hands) & set(await guest.things("[data-thing]")) == set()
    assert await guest.things(".legal") == []
    await guest.page.close()
    await people[0].picture("arena-team-hands-it")
    await play(people, rng, 8, EAGERNESS)
    await people[3].picture("arena-team-table-phone-en")
    assert [await person.overflow() for person in people] == [0, 0, 0, 0]
    await play_out(people, visitors.server, links, rng, EAGERNESS)
    titles = [await person.text("#ending-title") for person in people]
    assert titles in (
        ["Hai vinto!", "You lose.", "Hai perso.", "You win!"],
        ["Hai perso.", "You win!", "Hai vinto!", "You lose."],
    )
    assert (await people[0].text("#ending-rule")).startswith("SA-19.")
    await people[0].picture("arena-team-ending-it")


async def test_chapter_1_teaches_a_first_game_against_a_bot(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", game="arena", mode="ch1", bot="random")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    rng = Random(9)
    lessons: list[str] = []
    for _ in range(MOST_CHOICES):
        await anna.page.wait_for_selector(f"{ASKED}, #ending:not([hidden])")
        seen = await offers(anna)
        if seen["over"]:
            break
        await expect(anna.page.locator("#lesson")).to_be_visible()
        await expect(anna.page.locator("#lesson-rule")).to_contain_text("SA-")
        lessons.append(await anna.text("#lesson-text"))
        if len(lessons) == 1:
            await anna.picture("arena-lesson-it")
        await act(anna, seen, rng, EAGERNESS)
    assert await anna.text("#ending-title") in ("Hai vinto!", "Hai perso.", "Pareggio.")
    assert (await anna.text("#ending-rule")).startswith("SA-16.")
    await expect(anna.page.locator("#lesson")).to_be_hidden()
    course = [moving[0].it for moving, _ in FIRST_GAME]
    taught = [text for text in dict.fromkeys(lessons) if text in course]
    # Something urgent may take a step's place: a character that cannot move, the last round.
    assert taught[0] == course[0]
    assert taught == [text for text in course if text in taught]
    assert len(taught) >= len(course) - 3
    assert all(lessons)


async def test_lessons_can_be_switched_off(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", game="arena", mode="ch1")
    anna = await visitors.come("Anna", locale="en-GB")
    await anna.sit(seat)
    await anna.wait_until_asked()
    await expect(anna.page.locator("#lesson-text")).to_have_text(FIRST_GAME[0][0][0].en)
    await anna.page.click("#lesson-off")
    await expect(anna.page.locator("#lesson")).to_be_hidden()
    await anna.page.reload()
    await anna.wait_until_asked()
    await expect(anna.page.locator("#lesson")).to_be_hidden()
    await anna.page.click("#lessons")
    await expect(anna.page.locator("#lesson-text")).to_have_text(FIRST_GAME[0][0][0].en)


async def test_the_draft_offers_each_character_once(visitors: Visitors) -> None:
    (anna, bruno), *_ = await seated(visitors, mode="ch3")
    offered = await anna.things(".legal")
    assert len(offered) == 8
    assert await bruno.things(".legal") == []
    assert await anna.prompt() == "Draft: scegli un personaggio (1 di 3)."
    await anna.page.hover(f'#stage [data-thing="{offered[0]}"]')
    name = await anna.page.get_attribute(f'#stage [data-thing="{offered[0]}"]', "data-name") or ""
    await expect(anna.page.locator("#dock .dock-name")).to_have_text(name)
    await expect(anna.page.locator("#dock")).to_contain_text("Fase Abilità")
    await anna.picture("arena-candidate-it")
    await anna.click_option("thing", offered[0])
    await bruno.wait_until_asked()
    assert set(await bruno.things(".legal")) == set(offered[1:])
    await expect(bruno.page.locator(f'#stage [data-thing="{offered[0]}"]')).to_contain_text("Anna's")
    await bruno.click_option("thing", offered[1])
    await bruno.wait_until_asked()
    await bruno.press("u")
    assert set(await bruno.things(".legal")) == set(offered[1:])
    for key in offered[2:4]:
        await bruno.click_option("thing", key)
    await anna.wait_until_asked()
    assert set(await anna.things(".legal")) == {offered[1], *offered[4:]}
    await expect(anna.page.locator("#undo")).to_be_disabled()


async def test_the_order_is_secret_until_both_have_chosen(visitors: Visitors) -> None:
    teams = ["mickey + aladdin + ariel", "gaston + sulley + maleficent"]
    (first, second), watch = visitors.server.open_table(
        "hh", game="arena", mode="ch4", teams="chosen", characters=teams
    )
    anna, bruno, guest = await visitors.come("Anna"), await visitors.come("Bruno"), await visitors.come()
    for person, link in ((anna, first), (bruno, second), (guest, watch)):
        await person.sit(link)
    await anna.wait_until_asked()
    await bruno.wait_until_asked()
    assert await anna.things(".legal") == ["figure:0", "figure:1", "figure:2"]
    await anna.click_option("thing", "figure:2")
    await anna.press("u")
    await anna.click_option("thing", "figure:1")
    assert set(await anna.things(".legal")) == {"figure:0", "figure:2"}
    await anna.click_option("thing", "figure:2")
    await in_step(anna, bruno, guest)
    for person, said in ((bruno, 0), (guest, 0), (anna, 3)):
        await expect(person.page.locator("#stage .pick")).to_have_count(said)
        await expect(person.page.locator("#stage > svg")).to_contain_text(
            "Il tuo ordine (segreto)" if person is anna else "Anna: scelti 3 di 3"
        )
    assert "posizione" not in await bruno.text("#log-lines")
    assert await bruno.things(".legal") == ["figure:3", "figure:4", "figure:5"]
    await anna.picture("arena-order-it")
    await bruno.click_option("thing", "figure:5")
    await bruno.click_option("thing", "figure:3")
    await in_step(anna, bruno, guest)
    await expect(bruno.page.locator("#log-lines")).to_contain_text("Aladdin, Ariel, Topolino")
    await expect(anna.page.locator("#log-lines")).to_contain_text("Malefica, Gaston, Sulley")

    for _ in range(PLACES):
        placing = anna if await anna.is_asked.count() else bruno
        lit = await placing.things(".legal")
        row = "A" if placing is anna else "G"
        assert set(lit) <= {f"space:{row}{column}" for column in (2, 3, 4, 5)}
        await placing.click_option("thing", lit[0])
        await in_step(anna, bruno)
        # The pointer is still on the figure, and the lit spaces are to be seen all the same.
        assert await tinted(placing, "reach") == set()
    await redraw(anna, bruno)


async def redraw(anna: Visitor, bruno: Visitor) -> None:
    """Each decides in turn order; that somebody changed the hand is known to all, the cards are not."""
    for _ in range(2):
        person = anna if await anna.is_asked.count() else bruno
        other = bruno if person is anna else anna
        before, log = await person.things(HELD), await other.text("#log-lines")
        assert len(before) >= 4
        await person.picture(f"arena-hand-{'it' if person is anna else 'other'}")
        await person.click_option("button", "redraw")
        await in_step(anna, bruno)
        assert len(await person.things(HELD)) == len(before)
        assert set(await person.things(HELD)) & set(await other.things("[data-thing]")) == set()
        fresh = (await other.text("#log-lines"))[len(log) :]
        assert ("Anna" if person is anna else "Bruno") in fresh
    await expect(anna.page.locator("#log-lines")).to_contain_text("Round 1")
