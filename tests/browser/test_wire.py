"""The wire of a page: what answers the choice that is on its way, and what answers an earlier one."""

from __future__ import annotations

import pytest

from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

ANSWERED = """async (frames) => {
  const { Wire } = await import("/static/socket.js");
  const wire = new Wire("/ws/nobody", { greeting: () => ({ type: "ping" }), heard: () => {}, connection: () => {} });
  wire.pending = { type: "choose", seat: 0, option: "pass", after: 5 };
  const waits = [];
  for (const frame of frames) {
    wire.receive(JSON.stringify(frame));
    waits.push(wire.pending !== null);
  }
  wire.end();
  return waits;
}"""


@pytest.mark.parametrize(
    ("frames", "waits"),
    [
        ([("ack", 5), ("ack", 1), ("ack", 6)], [True, True, False]),  # of choices before, said twice
        ([("drafted", 4), ("drafted", 5)], [True, False]),
        ([("ack", 7)], [False]),  # of an action of several steps
    ],
)
async def test_only_the_answer_to_what_is_on_its_way_settles_it(
    visitors: Visitors, frames: list[tuple[str, int]], waits: list[bool]
) -> None:
    _, watch = visitors.server.open_table()
    anna = await visitors.come("Anna")
    await anna.sit(watch)
    said = [{"type": kind, "number": number} for kind, number in frames]
    assert await anna.page.evaluate(ANSWERED, said) == waits
