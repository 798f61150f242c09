"""What is heard: the page's sound sleeps until there is something to hear, and afterwards."""

from __future__ import annotations

import pytest

from tests.browser.visitors import PATIENCE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
RING = """async (patience) => {
  const { sound } = await import("/static/sound.js");
  const { context } = sound;
  const comes = (state) => new Promise((resolve, reject) => {
    const look = () => context.state === state && resolve();
    context.addEventListener("statechange", look);
    setTimeout(() => reject(new Error(`it is ${context.state}, never ${state}`)), patience);
    look();
  });
  await comes("suspended");
  sound.ring();
  await comes("running");
  await comes("suspended");
  return sound.sounding;
}"""


async def test_sound_sleeps_until_there_is_something_to_hear_and_afterwards(visitors: Visitors) -> None:
    (first, _), _ = visitors.server.open_table()
    anna = await visitors.come("Anna")
    await anna.sit(first)
    await anna.page.mouse.click(2, 2)
    assert await anna.page.evaluate(RING, PATIENCE) == 0
