"""The guided first battle of Synchro Horizon, alone and with a finger: what is taught, and whether all is in reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

import ludoteca
from ludoteca.games.synchro.shows import course
from tests.browser.horizons import opened
from tests.browser.victories import table_of, tap, things
from tests.browser.visitors import PHONE, Visitor, Visitors
from tests.games.synchro.journeys import journey

pytestmark = pytest.mark.asyncio(loop_scope="session")
ON_A_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SEED = 2
PREPARATION = [lesson.it for lesson, _ in (course.HEROES, course.FIRST_SKILL, course.OPENING)]
BEGINNING = [lesson.it for lesson, _ in (course.LINE_UP, course.WHO_STARTS)]
FIRST_ROUND = [turn[0][0].it.partition("{")[0] for turn in course.FIRST_BATTLE[:4]]
"""What each Hero's first turn begins with, up to the first name in it."""


async def check_reach(person: Visitor) -> None:
    """Nothing is wider than the screen, and everything legal can be hit."""
    assert await person.overflow() == 0
    points = (await person.look())["offered"]
    assert points
    assert None not in points, "something legal is covered everywhere"


async def test_the_first_battle_teaches_alone_on_a_phone(visitors: Visitors) -> None:
    (link,) = opened(visitors, ludoteca.game("synchro").new(1, seed=SEED))
    line = journey(table_of(visitors.server, link).match, SEED)
    match = table_of(visitors.server, link).match
    anna = await visitors.come("Anna", **ON_A_PHONE)
    await anna.sit(link)
    await anna.wait_until_asked()
    await anna.picture("synchro-phone-begin-it")
    lessons: list[str] = []
    pictures: set[str] = set()
    for number, (seat, id) in enumerate(line):
        await expect(anna.page.locator("#lesson-rule")).to_contain_text("SH-")
        lessons.append(await anna.text("#lesson-text"))
        await tap(anna, id, things(match, seat)[id], number)
        match.choose(seat, id)
        battle = match.view(0).battle
        if battle is not None and battle.round == 2:
            break
        await anna.wait_until_asked()
        topic = id.partition(":")[0]
        if topic not in pictures:
            pictures.add(topic)
            await check_reach(anna)
            await anna.picture(f"synchro-phone-after-{topic}-it")
    taught = list(dict.fromkeys(lessons))
    assert [text for text in taught if text in PREPARATION] == PREPARATION
    assert [text for text in taught if text in BEGINNING] == BEGINNING
    steps = [step for text in taught for step in FIRST_ROUND if text.startswith(step)]
    assert steps == FIRST_ROUND
    await anna.page.tap("#lesson-off")
    await expect(anna.page.locator("#lesson")).to_be_hidden()
    await anna.picture("synchro-phone-round-2-it")
