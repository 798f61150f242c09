"""Several people at one keyboard in a game without secrets: no curtain, and whoever likes goes first."""

from __future__ import annotations

import re

from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.terminal.saving import Saved
from ludoteca.terminal.session import Session


def session() -> Session:
    game = ludoteca.game("kingdom")
    match = game.new(2, seed=1, heroes=["alleria", "malik"])
    return Session(game, Saved(match, ["", ""], ["Ada", "Bea"], "en"))


def test_the_keyboard_changes_hands_without_a_curtain() -> None:
    told = CliRunner().invoke(
        main,
        ["play", "kingdom", "--plain", "--hotseat", "--seats", "2", "--names", "Ada,Bea", "--lang", "en"]
        + ["--seed", "1", "--option", "heroes=alleria,malik"],
        input="1\n1\nwait\nquit\n",
    )
    assert told.exit_code == 0, told.output
    assert "look away" not in told.output
    asked = re.findall(r"^(Ada|Bea): .* \[KR-", told.output, re.MULTILINE)
    assert asked == ["Ada", "Bea", "Bea", "Ada"]  # an ability each; then Bea lets Ada go first


def test_what_one_was_told_is_not_told_again_to_the_next() -> None:
    both = session()
    both.news()
    both.choose(0, both.match.decisions[0].options[0])
    told = len(both.news())
    assert told > 0
    both.lower_curtain()
    assert both.viewer == 1
    assert both.news() == []


def test_in_a_game_with_secrets_the_curtain_falls() -> None:
    game = ludoteca.game("lyon")
    both = Session(game, Saved(game.new(2, seed=1), ["", ""], [], "en"))
    assert both.viewer not in (0, 1)
    both.lift_curtain()
    assert both.viewer in (0, 1)
