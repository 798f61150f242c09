"""The field in a text terminal."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any, cast

import pytest
from rich.console import Console

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import LANGUAGES

GAME = ludoteca.game("lyon")
NAMES = ["Ada", "Bea"]


def printed(drawn: Any, width: int) -> str:
    console = Console(file=StringIO(), width=width, legacy_windows=False)
    console.print(drawn)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def words(text: str) -> str:
    """Without boxes and line ends, so that names wrapped inside a cell of their own line are still found."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "rows"), [(78, 13), (83, 26), (58, 9), (20, 1), (160, 60)])
def test_drawn_at_every_decision(lang: str, width: int, rows: int) -> None:
    rng = Random(4)
    match = GAME.new(2, seed=4)
    while match.decisions:
        decision = match.decisions[0]
        view = match.view(decision.seat)
        text = printed(GAME.console(view, lang, NAMES, rows), width)
        assert "{" not in text
        assert all(len(line) <= width for line in text.splitlines())
        if width > 70:
            assert "Ada" in text
            assert "Bea" in text
        match.choose(decision.seat, decision.options.sample(rng))


def test_it_fits_the_usual_terminal_with_the_hand() -> None:
    rng = Random(5)
    match = GAME.new(2, seed=5)
    while match.decisions and not match.view(0).players[0].hand:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))
    view = match.view(0)
    lines = printed(GAME.console(view, "en", NAMES, 13), 78).splitlines()
    assert len(lines) <= 13
    said = words(" ".join(lines))
    for card in view.players[0].hand:
        assert card.name.en in said


def test_the_other_hand_is_not_drawn() -> None:
    rng = Random(6)
    match = GAME.new(2, seed=6)
    checked = 0
    while match.decisions:
        decision = match.decisions[0]
        for seat in (0, 1):
            view = match.view(seat)
            seen = {lines[0] for lines in GAME.things(view, "en").values()}
            said = words(printed(GAME.console(view, "en", NAMES, 60), 300))
            for card in match.view(1 - seat).players[1 - seat].hand:
                if card.name.en not in seen:
                    checked += 1
                    assert f" {card.name.en} " not in said
        match.choose(decision.seat, decision.options.sample(rng))
    assert checked


def test_a_game_without_a_drawing_is_told_in_words() -> None:
    view = GAME.new(2, seed=1).view(0)

    class Undrawn:
        describe = GAME.describe

    text = asking.console(cast(Game, Undrawn()), view, "en", NAMES, 20)
    assert text.startswith("Bea: ")
    assert "{seat" not in text
