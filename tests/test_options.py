"""Options of games: how many seats they are for on a command line, and what is told of wrong ones."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.contract import BadSettings
from ludoteca.options import players_in_words, seats_fixed_by


def test_a_mode_may_fix_the_seats() -> None:
    arena = ludoteca.game("arena")
    assert [seats_fixed_by(arena, {"mode": mode}) for mode in ("ch1", "ch4", "team")] == [2, 2, 4]
    assert seats_fixed_by(arena, {}) == 2, "the default is a mode too"
    assert seats_fixed_by(ludoteca.game("lorcana"), {}) == 0


def test_a_list_with_a_value_for_each_seat_fixes_them_too() -> None:
    lorcana, kingdom = ludoteca.game("lorcana"), ludoteca.game("kingdom")
    assert seats_fixed_by(lorcana, {"decks": ["mulan", "yen-sid", "mulan"]}) == 3
    assert [seats_fixed_by(kingdom, {"heroes": heroes}) for heroes in (["malik"], ["malik", "alleria"])] == [1, 2]
    assert seats_fixed_by(lorcana, {"decks": ["mulan"]}) == 0, "too few: the game says what is missing"


def test_players_in_words() -> None:
    said = [players_in_words(ludoteca.game(key)) for key in ("lyon", "lorcana", "kingdom", "arena")]
    assert [(phrase.it, phrase.en) for phrase in said] == [
        ("2 giocatori", "2 players"),
        ("da 2 a 6 giocatori", "2 to 6 players"),
        ("da 1 a 4 giocatori", "1 to 4 players"),
        ("2 o 4 giocatori", "2 or 4 players"),
    ]


def test_the_team_game_is_opened_for_four() -> None:
    told = CliRunner().invoke(
        main, ["play", "arena", "--plain", "--lang", "en", "--option", "mode=team", "--hotseat"], input="\n"
    )
    assert told.exit_code == 0, told.output
    assert "Player 4" in told.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kingdom", "--option", "heroes=malik,alleria"), "Malik (Player 1)"),
        (("kingdom", "--option", "heroes=malik,alleria,ignus", "--seats", "2"), "One hero each: there are 3 heroes"),
        (("synchro", "--option", "players=3"), "“players” is 3, but the seats are 1."),
        (("synchro", "--option", "players=3", "--seats", "3"), "Choose the first of the party's 4 Heroes"),
    ],
)
def test_options_that_speak_of_seats(arguments: tuple[str, ...], said: str) -> None:
    told = CliRunner().invoke(main, ["play", "--plain", "--lang", "en", *arguments], input="\n")
    assert said in told.output


@pytest.mark.parametrize(("key", "option"), [("lyon", "first"), ("lorcana", "first"), ("kingdom", "level")])
def test_a_list_where_one_choice_is_wanted_is_told(key: str, option: str) -> None:
    with pytest.raises(BadSettings, match=f"“{option}” must be one of: "):
        ludoteca.game(key).new(**{option: ["random"]})
