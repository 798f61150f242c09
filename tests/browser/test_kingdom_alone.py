"""The guided first scenario, alone and with a finger: what is taught, and how tiles are placed on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from ludoteca.games.kingdom.shows import course
from tests.browser.victories import table_of, tap, things, victory
from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
ON_A_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PREPARATION = [lesson.it for lesson, _ in (course.HERO_SOLO, course.RESERVE_HEROES, course.ABILITY, course.BAN)]
FIRST_ROUND = [
    lesson.it
    for lesson, _ in (course.IMPROVING if step is course.PASSING else step for step in course.FIRST_SCENARIO[0])
]
SECOND_ROUND = course.SPAWNED[0].it


async def test_the_first_scenario_teaches_alone_on_a_phone(visitors: Visitors) -> None:
    (link,), _ = visitors.server.open_table("h", game="kingdom", scenario="1", level="one_star")
    line = victory(visitors.server, link)
    match = table_of(visitors.server, link).match
    anna = await visitors.come("Anna", **ON_A_PHONE)
    await anna.sit(link)
    await anna.wait_until_asked()
    await anna.picture("kingdom-alone-begin-phone-it")
    lessons: list[str] = []
    pictures: set[str] = set()
    for number, (seat, id) in enumerate(line):
        await expect(anna.page.locator("#lesson-rule")).to_contain_text("KR-")
        lessons.append(await anna.text("#lesson-text"))
        if lessons[-1] == SECOND_ROUND:
            break
        await tap(anna, id, things(match, seat)[id], number)
        match.choose(seat, id)
        topic = id.partition(":")[0]
        if topic not in pictures:
            pictures.add(topic)
            assert await anna.overflow() == 0
            await anna.picture(f"kingdom-alone-after-{topic}-phone-it")
    taught = list(dict.fromkeys(lessons))
    assert [text for text in taught if text in PREPARATION] == PREPARATION
    steps = [text for text in taught if text in FIRST_ROUND]
    assert steps[0] == FIRST_ROUND[0]
    assert steps == [text for text in FIRST_ROUND if text in steps]
    assert len(steps) >= len(FIRST_ROUND) - 2  # one for each thing that was done
    assert match.view(0).round == 2
    await anna.page.tap("#lesson-off")
    await expect(anna.page.locator("#lesson")).to_be_hidden()
    await anna.picture("kingdom-alone-round-2-phone-it")
