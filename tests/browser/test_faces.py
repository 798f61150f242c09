"""The large face that the dock shows of a thing: all that is seen of it, and none where there is nothing to see."""

from __future__ import annotations

import pytest

from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
PLATE = '<rect x="0" y="0" width="100" height="140" fill="#333"/>'
SIGN = '<circle cx="100" cy="0" r="12" fill="#c00"/>'
BARE = '<rect x="0" y="0" width="100" height="140" fill="#000" fill-opacity="0"/>'
LIT = '<rect class="spot" x="0" y="0" width="100" height="140" fill="#fff" fill-opacity="0.6"/>'
FACE = """async ([inside, place]) => {
  const { faceOf } = await import("/static/things.js");
  const svg = `<svg viewBox="0 0 400 400" width="400"><g data-thing="one" transform="${place}">${inside}</g></svg>`;
  document.body.innerHTML = svg;
  const face = faceOf(document.querySelector("[data-thing]"));
  return face && [face.left, face.top, face.right, face.bottom].map((side) => Math.round(side) + 0);
}"""


@pytest.mark.parametrize("place", ["", "translate(200 90) rotate(9) scale(.5)"], ids=["upright", "turned"])
@pytest.mark.parametrize(
    ("inside", "face"),
    [
        (PLATE, [0, 0, 100, 140]),
        (PLATE + SIGN, [0, -12, 112, 140]),
        (PLATE + '<text x="0" y="160" font-size="20">Scarti</text>', [0, 0, 100, 140]),
        (PLATE + '<g clip-path="inset(0)"><circle cx="0" cy="0" r="50"/></g>', [0, 0, 100, 140]),
        (PLATE + '<path d="M50 50h900" stroke="#f00"/>', [0, 0, 200, 140]),
        (BARE, None),
        (LIT, None),
        (BARE + SIGN, [88, -12, 112, 12]),
        (BARE + SIGN + '<g class="face"><rect x="20" y="30" width="60" height="80"/></g>', [20, 30, 80, 110]),
    ],
    ids=["plate", "sign", "words", "clipped", "far", "bare", "lit", "figure", "called so"],
)
async def test_a_face_has_what_stands_out_from_the_plate(
    visitors: Visitors, inside: str, face: list[int] | None, place: str
) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/health")
    assert await anna.page.evaluate(FACE, [inside, place]) == face
