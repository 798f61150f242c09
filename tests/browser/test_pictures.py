"""The pictures of the art rooms on real tables: the browser has every one of them, and can draw it."""

from __future__ import annotations

import pytest

from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
# The addresses of the pictures in the drawing, and of those among them that cannot be drawn.
PICTURES = """async () => {
  const addresses = [...new Set([...document.querySelectorAll("#stage image")].map((one) => one.href.baseVal))];
  const drawn = await Promise.all(addresses.map(async (address) => {
    const picture = new Image();
    picture.src = address;
    return picture.decode().then(() => true, () => false);
  }));
  return [addresses, addresses.filter((_, number) => !drawn[number])];
}"""


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Leave the pictures as they are."""


@pytest.mark.parametrize("game", GAMES)
async def test_every_picture_on_a_table_can_be_drawn(visitors: Visitors, game: str) -> None:
    (seat, *_), _ = visitors.server.open_table("hb", game=game)
    for come in ({}, {"size": PHONE, "has_touch": True, "is_mobile": True}):
        anna = await visitors.come("Anna", **come)
        await anna.sit(seat)
        await anna.wait_until_asked()
        addresses, undrawn = await anna.page.evaluate(PICTURES)
        assert addresses
        assert undrawn == []
