"""Pictures in the terminal: what a thing looks like, in half blocks, where there is room and colour."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.pixels import pixels
from ludoteca.terminal import answers, pictures
from ludoteca.terminal.app import TerminalApp
from ludoteca.terminal.panes import Reading
from ludoteca.terminal.saving import Saved
from ludoteca.terminal.session import Session
from tests.terminal.conftest import SessionMaker
from tests.terminal.test_app import USUAL, WIDE, settle, start

RED, BLUE = (255, 0, 0), (0, 0, 255)


def colour(brush: Brush, x: int, y: int, size: int = 10) -> tuple[int, ...]:
    """The colour of a pixel, and how opaque it is in tenths."""
    r, g, b, alpha = pixels(brush.svg(), size, size)[y][x]
    return round(r), round(g), round(b), round(alpha * 10)


def test_shapes_cover_what_they_cover_in_a_browser() -> None:
    brush = Brush(10, 10, "shapes")
    brush.rect(0, 0, 5, 10, "#ff0000")
    brush.circle(7.5, 7.5, 2.5, "#0000ff")
    assert colour(brush, 2, 5) == (*RED, 10)
    assert colour(brush, 7, 7) == (*BLUE, 10)
    assert colour(brush, 8, 1)[3] == 0
    half = Brush(10, 10, "half")
    half.rect(0, 0, 4.5, 10, "#ff0000")
    assert colour(half, 4, 5) == (*RED, 5)


@pytest.mark.parametrize(
    "d",
    [
        "M2 2H8V8H2z",
        "m2 2h6v6h-6z",
        "M2 2L8 2 8 8 2 8",
        "M2 5a3 3 0 0 1 6 0a3 3 0 016 0",
        "M2 5A3 3 0 1 1 8 5A3 3 0 1 1 2 5z",
    ],
)
def test_paths_are_followed(d: str) -> None:
    brush = Brush(10, 10, "path")
    brush.path(d, "#ff0000")
    assert colour(brush, 5, 3)[:3] == RED
    assert colour(brush, 0, 9)[3] == 0


def test_gradients_strokes_groups_and_clips_are_painted() -> None:
    brush = Brush(10, 10, "all")
    brush.rect(0, 0, 10, 10, brush.down("#ff0000", "#0000ff"))
    assert colour(brush, 5, 0)[0] > 200 > 60 > colour(brush, 5, 9)[0]
    ring = Brush(10, 10, "ring")
    ring.circle(5, 5, 4, "none", stroke="#ff0000", stroke_width=1)
    assert colour(ring, 5, 5)[3] == 0
    assert colour(ring, 5, 0)[:3] == RED
    group = Brush(10, 10, "group")
    group.rect(0, 0, 2, 2, "#ff0000")
    group.group(0, transform="translate(4 4) scale(2)", opacity=0.5, clip_path=group.clip("M0 0h1v9h-1z"))
    assert colour(group, 5, 5) == (*RED, 5)
    assert colour(group, 7, 7)[3] == 0


@pytest.mark.parametrize("key", ["arena", "kingdom", "lorcana", "lyon", "synchro"])
def test_things_of_every_game_have_pictures(key: str) -> None:
    game = ludoteca.game(key)
    match = game.new(seed=3)
    rng = Random(1)
    for _ in range(40):
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))
    session = Session(game, Saved(match, ["", *["random"] * (match.seats - 1)], [], "en"))
    things = asking.things(game, session.view(), "en")
    found = {thing: pictures.recipe_of(session, thing) for thing in things}
    shown = {recipe for recipe in found.values() if recipe is not None}
    assert len(shown) >= 3
    for recipe in sorted(shown)[:2]:
        drawn = pictures.half_blocks(asking.picture(game, recipe), 12, 40)
        assert len(drawn.plain.split("\n")) <= 12
        assert set(drawn.plain) <= set("▀▄ \n")
        assert len({span.style for span in drawn.spans}) > 10


async def test_a_card_is_read_below_its_picture(make_session: SessionMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await start(pilot)
        name = held_name(app)
        app.obey(f"card {name}")
        await settle(pilot)
        assert isinstance(app.screen, Reading)
        assert app.screen.lines[0] == name
        assert "▀" in str(app.screen.query_one("#picture").render())
        await pilot.press("escape")
        monkeypatch.setenv("NO_COLOR", "1")
        app.obey(f"card {name}")
        await settle(pilot)
        assert isinstance(app.screen, Reading)
        assert not app.screen.query("#picture")


async def test_a_small_window_has_words_only(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=(USUAL[0], 10)) as pilot:
        await start(pilot)
        app.obey(f"card {held_name(app)}")
        await settle(pilot)
        assert isinstance(app.screen, Reading)
        assert not app.screen.query("#picture")


def held_name(app: TerminalApp) -> str:
    """The name of a thing that can be read and has a picture."""
    things = asking.things(app.session.game, app.session.view(), app.session.lang)
    named = [lines[0] for key, lines in things.items() if pictures.recipe_of(app.session, key)]
    return next(name for name in named if answers.card(app.session, name).thing)
