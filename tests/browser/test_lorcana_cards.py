"""What the cards of Lorcana ask for, in a real browser: targets, songs, Shift, the bag, cards looked at, locations."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.laid_out import LaidOut
from tests.browser.visitors import PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
ELSA, ANNA_ON_A_MISSION = "7-55", "8-72"
SCAR, ED, LITTLE_JOHN, SIMBA, SON_OF_MUFASA = "5-93", "5-81", "5-71", "5-173", "5-192"
COMPETITOR = "5-69"
RAIN_FOREST = "5-102"
WATER_HAS_MEMORY, SAME_MELODY, BE_PREPARED_TO_WAIT = "7-177", "5-162", "5-197"


async def seated(visitors: Visitors, table: LaidOut, **come: object) -> Visitor:
    anna = await visitors.come("Anna", **come)  # type: ignore[arg-type]
    await anna.sit(table.links[0])
    await anna.wait_until_asked()
    return anna


async def do(person: Visitor, card: int, option: str = "") -> None:
    """Press a card; where it offers several things, take this one."""
    before = await person.number()
    await person.click_thing(f"card:{card}")
    if option:
        await person.page.click(f'#menu-options [data-option="{option}"]')
    await person.wait_after(before)
    await person.wait_until_asked()


async def test_a_challenge_shows_whom_it_may_be_against_and_can_be_taken_back(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, mine=[SCAR], theirs=[LITTLE_JOHN, SIMBA])
    anna = await seated(visitors, table)
    scar, (john, simba) = table.mine[0], table.theirs
    await anna.page.hover(f'#stage [data-thing="card:{scar}"]')
    await expect(anna.page.locator(f"#stage .reach.from-{scar} .arrow").first).to_be_visible()
    before = await anna.things(".legal")
    await do(anna, scar, f"challenge:{scar}")
    assert await anna.prompt() == "Scar - Leone Vendicativo lancia una sfida: a chi?"
    assert set(await anna.things(".legal")) == {f"card:{john}", f"card:{simba}"}
    await expect(anna.page.locator("#stage .arrow.may:visible")).to_have_count(2)
    await anna.picture("lorcana-challenge-it")
    await anna.press("Escape")
    assert await anna.things(".legal") == before
    await do(anna, scar, f"challenge:{scar}")
    await do(anna, simba)
    # Scar waits for challenges against damaged characters, and asks whether to draw.
    assert await anna.prompt() == "Vuoi pescare una carta?"
    await anna.click_option("button", "done")
    log = await anna.text("#log-lines")
    assert "Scar - Leone Vendicativo sfida Simba - Principe Smarrito." in log
    assert "Simba - Principe Smarrito subisce 4 danni." in log
    assert "Simba - Principe Smarrito va in esilio." in log


async def test_a_press_on_the_sign_of_a_deed_is_one_on_its_card(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, mine=[SCAR], theirs=[LITTLE_JOHN, SIMBA])
    anna = await seated(visitors, table)
    scar = table.mine[0]
    signs = anna.page.locator(f'#stage [data-part="deeds:{scar}"] .deed')
    await expect(signs.first).to_be_visible()
    box = await signs.last.bounding_box()
    assert box is not None
    # Half of the sign stands out over the card.
    await anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 2)
    await anna.page.click(f'#menu-options [data-option="challenge:{scar}"]')
    await anna.wait_until_asked()
    assert await anna.prompt() == "Scar - Leone Vendicativo lancia una sfida: a chi?"
    await expect(signs).to_have_count(0)
    await expect(anna.page.locator(f'#stage [data-part="deeds:{table.theirs[0]}"] .deed')).to_be_visible()


async def test_a_song_is_offered_through_its_singers(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, mine=[SCAR, ED, LITTLE_JOHN], held=[BE_PREPARED_TO_WAIT], theirs=[SIMBA], ink=1)
    anna = await seated(visitors, table)
    song = table.held[0]
    scar, ed, john = table.mine
    strip = anna.page.locator(f'#stage [data-thing="card:{song}"]')
    await expect(strip).to_contain_text("Scar, Ed")
    await do(anna, song, f"sing:{song}")
    assert await anna.prompt() == "Chi canta Aspetto Quel che Succederà?"
    assert set(await anna.things(".legal")) == {f"card:{scar}", f"card:{ed}"}
    assert f"card:{john}" not in await anna.things(".legal")
    await anna.picture("lorcana-song-it")
    await do(anna, ed)
    assert "personaggio a tua scelta" in await anna.prompt()
    await expect(anna.page.locator("#stage .picked")).to_have_count(0)
    await do(anna, table.theirs[0])
    log = await anna.text("#log-lines")
    assert "Ed - Festaiolo Svalvolato canta Aspetto Quel che Succederà." in log


async def test_shift_lays_a_card_on_its_namesake(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, mine=[SIMBA], held=[SON_OF_MUFASA], ink=4)
    anna = await seated(visitors, table)
    card, base = table.held[0], table.mine[0]
    await anna.click_thing(f"card:{card}")
    label = await anna.text(f'#menu-options [data-option="shift:{card}"] .label')
    assert label == "Trasforma Simba - Principe Smarrito in Simba - Figlio di Mufasa (costo 4)"
    await anna.page.click(f'#menu-options [data-option="shift:{card}"]')
    await anna.page.wait_for_selector(f'#stage [data-thing="card:{card}"] .under')
    assert f"card:{base}" not in await anna.things("[data-thing]")
    log = await anna.text("#log-lines")
    assert "Anna trasforma Simba - Principe Smarrito in Simba - Figlio di Mufasa." in log


async def test_abilities_that_wait_are_put_in_order(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, mine=[ANNA_ON_A_MISSION, ELSA])
    anna = await seated(visitors, table)
    quester = table.mine[0]
    await anna.click_thing(f"card:{quester}")
    await anna.wait_until_asked()
    assert await anna.prompt() == "Quale effetto si risolve per primo?"
    slips = anna.page.locator('#stage [data-thing^="bag:"]')
    await expect(slips).to_have_count(2)
    await anna.picture("lorcana-bag-it")
    said = await slips.evaluate_all("(slips) => slips.map((slip) => slip.dataset.text)")
    assert any("puoi pescare una carta" in text for text in said)
    support = next(place for place, text in enumerate(said) if "Aiutante" in text)
    labels = await anna.page.locator("#option-list .label").all_text_contents()
    assert len(set(labels)) == 2
    await anna.click_option("thing", f"bag:{support}")
    await anna.wait_until_asked()
    assert (await anna.prompt()).startswith("Aiutante: a quale altro personaggio")


async def test_what_is_chosen_already_is_marked(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, held=[SAME_MELODY], theirs=[LITTLE_JOHN, SIMBA])
    anna = await seated(visitors, table)
    john, simba = table.theirs
    await do(anna, table.held[0], f"play:{table.held[0]}")
    await expect(anna.page.locator("#stage .picked")).to_have_count(0)
    await do(anna, john)
    marked = anna.page.locator(f'#stage [data-thing="card:{john}"]')
    await expect(marked.locator(".picked")).to_have_count(1)
    assert "Già scelta." in (await marked.get_attribute("data-text") or "")
    assert await anna.things(".legal") == [f"card:{simba}"]
    await anna.picture("lorcana-chosen-it")
    await anna.press("u")
    await expect(anna.page.locator("#stage .picked")).to_have_count(0)
    await do(anna, john)
    await anna.click_option("button", "done")
    await expect(anna.page.locator("#prompt-text")).to_have_text("Little John - Cuoco da Campo: quanti danni rimuovi?")
    await anna.click_option("button", "amount:1")
    assert "1 danno rimosso da Little John - Cuoco da Campo." in await anna.text("#log-lines")


async def test_only_who_looks_sees_the_cards_that_are_looked_at(visitors: Visitors) -> None:
    seen = [ELSA, ANNA_ON_A_MISSION, SIMBA, COMPETITOR]
    table = LaidOut(visitors.server, held=[WATER_HAS_MEMORY], on_deck=seen)
    anna = await seated(visitors, table)
    bruno, guest = await visitors.come("Bruno"), await visitors.come()
    await bruno.sit(table.links[1])
    await guest.sit(table.watch)
    await do(anna, table.held[0])
    await anna.click_option("thing", "seat:0")
    await anna.wait_until_asked()
    assert await anna.prompt() == "Mettine una in cima al suo mazzo."
    strip = await anna.things(".legal")
    assert len(strip) == 4
    await anna.picture("lorcana-look-it")
    assert "Anna guarda Elsa - Sorella Fidata, Anna - In Missione Magica, Simba" in await anna.text("#log-lines")
    for other in (bruno, guest):
        await other.page.wait_for_selector(f'body[data-number="{await anna.chosen()}"]')
        assert set(strip) & set(await other.things("[data-thing]")) == set()
        assert "Anna guarda alcune carte." in await other.text("#log-lines")
        assert "Sorella Fidata" not in await other.page.content()


async def test_who_inks_a_card_shows_it_once(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, held=[SCAR])
    anna = await seated(visitors, table)
    bruno = await visitors.come("Bruno")
    await bruno.sit(table.links[1])
    await do(anna, table.held[0], f"ink:{table.held[0]}")
    await bruno.page.wait_for_selector(f'body[data-number="{await anna.chosen()}"]')
    assert "Anna mette nel calamaio Scar - Leone Vendicativo." in await bruno.text("#log-lines")
    assert f"card:{table.held[0]}" not in await bruno.things("[data-thing]")
    assert f"card:{table.held[0]}" not in await anna.things("[data-thing]")


async def test_a_card_says_why_it_cannot_be_played(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, held=[COMPETITOR], ink=2)
    anna = await seated(visitors, table)
    await anna.click_thing(f"card:{table.held[0]}")
    await expect(anna.page.locator(".notice.refusal p")).to_have_text("Costa 9, ma hai solo 2 di inchiostro preparato.")
    await anna.page.click(".notice .rule-link")
    await expect(anna.page.locator("#rule-title")).to_have_text("Regola LOR-PLAY.03")
    await expect(anna.page.locator("#rule blockquote")).not_to_be_empty()
    await anna.picture("lorcana-rule-it")


async def test_characters_stand_at_locations(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, mine=[RAIN_FOREST, LITTLE_JOHN, SCAR])
    anna = await seated(visitors, table)
    place, john, _ = table.mine
    await do(anna, john, f"move:{john}")
    await expect(anna.page.locator("#stage .frame")).to_have_count(1)
    drawn = anna.page.locator(f'#stage [data-thing="card:{place}"]')
    await expect(drawn).to_have_attribute("data-text", re.compile("costo di spostamento 1"))
    await expect(drawn).to_have_attribute("data-text", re.compile(r"Qui: Little John - Cuoco da Campo\."))
    await expect(drawn.locator('use[href="#lo-move"]')).to_have_count(1)
    await anna.page.click("#tab-words")
    await expect(anna.page.locator("#words-lines")).to_contain_text("presso Foresta Tropicale")
    await anna.picture("lorcana-location-it")


async def test_a_large_hand_stays_usable_on_a_phone(visitors: Visitors) -> None:
    held = [SCAR, ED, LITTLE_JOHN, SIMBA, SON_OF_MUFASA, COMPETITOR, SAME_MELODY, BE_PREPARED_TO_WAIT]
    table = LaidOut(visitors.server, mine=[RAIN_FOREST, LITTLE_JOHN, SCAR], held=held, theirs=[LITTLE_JOHN, SIMBA])
    anna = await seated(visitors, table, size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    assert await anna.page.get_attribute("#stage svg", "class") == "lorcana-table tall"
    assert await anna.overflow() == 0
    assert len(await anna.things("[data-why^='play:'], .legal[class*=card-]")) >= 15
    points = (await anna.look())["offered"]
    assert None not in points, "a card that may be played is covered everywhere"
    await anna.picture("lorcana-large-hand-phone-it")
    before = await anna.number()
    point = await anna.page.evaluate(
        """(key) => { const box = document.querySelector(`#stage [data-thing="${key}"]`).getBoundingClientRect();
        return [box.left + 8, box.top + box.height * 0.4, box.width]; }""",
        f"card:{table.held[2]}",
    )
    await anna.page.touchscreen.tap(point[0], point[1])
    await anna.page.tap(f'#menu-options [data-option="play:{table.held[2]}"]')
    await anna.wait_after(before)
    assert "Anna gioca Little John - Cuoco da Campo." in (await anna.page.text_content("#log-lines") or "")
    assert await anna.overflow() == 0
