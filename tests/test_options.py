"""Options of games on a command line: how many seats they are for."""

from __future__ import annotations

from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.options import seats_fixed_by, seats_in_words


def test_a_mode_may_fix_the_seats() -> None:
    arena = ludoteca.game("arena")
    assert [seats_fixed_by(arena, {"mode": mode}) for mode in ("ch1", "ch4", "team")] == [2, 2, 4]
    assert seats_fixed_by(arena, {}) == 2, "the default is a mode too"
    assert seats_fixed_by(ludoteca.game("lorcana"), {}) == 0


def test_seats_in_words() -> None:
    said = [seats_in_words(ludoteca.game(key)) for key in ("lyon", "lorcana", "arena")]
    assert [(phrase.it, phrase.en) for phrase in said] == [("2", "2"), ("2–6", "2–6"), ("2 o 4", "2 or 4")]


def test_the_team_game_is_opened_for_four() -> None:
    told = CliRunner().invoke(
        main, ["play", "arena", "--plain", "--lang", "en", "--option", "mode=team", "--hotseat"], input="\n"
    )
    assert told.exit_code == 0, told.output
    assert "Player 4" in told.output
