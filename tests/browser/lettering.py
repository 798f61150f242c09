"""Words on a table as a browser sets them, in fonts of several widths: which of them leave the box they stand in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Page
from tools import look

import ludoteca
from ludoteca import table
from ludoteca.kernel.contract import Decision, Match
from tests.games.arena import views as arena
from tests.games.kingdom import pictures as kingdom
from tests.games.synchro import pictures as synchro

FAMILIES = look.FAMILIES | {"even": '"DejaVu Sans Mono", "Liberation Mono", monospace'}
"""Each ends in what every machine has: even a bare one shows two widths, of which the even letters are the broadest."""
STAGES = {"wide": {"width": 1092, "height": 738}, "tall": {"width": 386, "height": 567}}
"""What a desktop of 1440 by 900 and a phone of 390 by 844 leave to the drawing."""
NAMES = ["Ada", "Massimiliano Bevilacqua", "Cleo", "Guglielmina di Castelfranco"]

FITTING = (Path(table.__file__).parent / "static" / "fitting.js").read_text("utf-8").replace("export ", "")
"""The page's own measuring of letters."""

# How wide words are in each of the families.
WIDTHS = """(families) => families.map((family) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `100px ${family}`;
  return Math.round(pen.measureText("Infliggi 3 danni").width);
})"""


async def show(page: Page, svg: str) -> None:
    """Put the drawing into an empty page."""
    style = "<style>body{margin:0}svg{width:100vw;height:100vh}</style><style id=letters></style>"
    await page.set_content(f"{style}{svg}")


async def lines_in(page: Page, family: str) -> list[dict[str, Any]]:
    """The lines of the drawing in letters of this family, once the page's own script has fitted them."""
    style = f"svg text{{font-family:{FAMILIES[family]} !important}}"
    await page.evaluate("(style) => { document.getElementById('letters').textContent = style; }", style)
    found: list[dict[str, Any]] = await page.evaluate(
        f"() => {{ {FITTING} fitLines(document); return ({look.LINES})(document.querySelector('svg')); }}"
    )
    return found


def walk(key: str, seats: int, seed: int, **options: Any) -> Iterator[tuple[Match, Decision]]:
    """Every decision of a random match, before it is taken."""
    match = ludoteca.game(key).new(seats, seed=seed, **options)
    rng = Random(seed)
    while match.outcome is None:
        decision = match.decisions[rng.randrange(len(match.decisions))]
        yield match, decision
        match.choose(decision.seat, decision.options.sample(rng))


def walks(key: str) -> list[tuple[Iterator[tuple[Match, Decision]], int]]:
    """A few matches of a game that show what it has, each with how many decisions to go from one look to the next."""
    if key == "arena":
        return [(arena.decisions_of(mode, 21), 47) for mode in arena.MODES]
    if key == "kingdom":
        return [(kingdom.decisions_of(level, seats, 3), 60) for level, seats in ((1, 1), (5, 2), (8, 4), (10, 3))]
    if key == "synchro":
        return [
            (synchro.decisions_of(seats, 5, start), 60)
            for seats, start in zip((1, 2, 3, 4), synchro.STARTS, strict=True)
        ]
    if key == "lorcana":
        return [(walk(key, 2, 7), 40), (walk(key, 4, 8), 60)]
    return [(walk(key, 2, 7), 20), (walk(key, 2, 8), 30)]


def drawings(key: str, shape: str, looks: int = 3) -> tuple[str, ...]:
    """Some positions of a game as the seat that chooses sees them, in Italian and in English by turns."""
    drawn = []
    for decisions, every in walks(key):
        for match, decision in islice(decisions, 0, every * looks, every):
            lang = ("it", "en")[len(drawn) % 2]
            view, asked = match.view(decision.seat), [decision.to_json(lang)]
            drawn.append(ludoteca.game(key).draw(view, asked, lang, shape, NAMES[: match.seats]))
    return tuple(drawn)
