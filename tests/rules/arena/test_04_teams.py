"""Preparazione dal capitolo 2: teams and the draft."""

import pytest

from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.contract import BadSettings
from tests.rules.arena.openings import GAME, Opening
from tests.rules.arena.table import ME, THEM

CORE = ["aladdin", "ariel", "demona", "facilier", "gaston", "maleficent", "mickey", "sulley"]
BLUE = "mickey aladdin ariel"
RED = "gaston sulley maleficent"
LATER = ["ch2", "ch3", "ch4"]


def problem(mode: str, *teams: str, copies: str = "no") -> str:
    with pytest.raises(BadSettings) as raised:
        Opening(mode, *teams, copies=copies)
    (said,) = raised.value.problems
    return said.en


@pytest.mark.rule("SA-4.01")
@pytest.mark.parametrize("mode", LATER)
@pytest.mark.parametrize("team", ["gaston gaston ariel", "gaston ariel", "gaston ariel demona sulley"])
def test_a_team_is_three_different_characters(mode: str, team: str) -> None:
    assert "[SA-4.01]" in problem(mode, "mickey aladdin facilier", team)
    assert len(Opening(mode, BLUE, RED).view(None).figures) == 6


@pytest.mark.rule("SA-4.01")
def test_nobody_drafts_a_character_twice() -> None:
    opening = Opening("ch2", first="player 1", copies="yes")
    opening.draft("gaston ariel sulley")
    assert opening.asked == ME
    gaston = opening.match.content.find_character("gaston")
    assert opening.refused(f"pick:{gaston}", ME) == "SA-4.01"


@pytest.mark.rule("SA-4.02")
@pytest.mark.parametrize("mode", LATER)
def test_all_eight_are_there_to_choose_or_to_draft(mode: str) -> None:
    (teams,) = [setting for setting in GAME.settings() if setting.key == "teams"]
    assert list(teams.choices) == ["draft", "chosen"]
    opening = Opening(mode)
    assert sorted(one.id for one in opening.view(None).draft.pool) == CORE
    assert len(opening.options) == 8
    for name in CORE:
        others = [other for other in CORE if other != name]
        assert Opening(mode, " ".join([name, *others[:2]]), " ".join(others[2:5])).view(None).phase == "order"


@pytest.mark.rule("SA-4.02")
@pytest.mark.parametrize(("mode", "move", "attack"), [("ch2", 2, 2), ("ch3", 3, 3), ("ch4", 3, 3)])
def test_the_draft_shows_the_values_in_force(mode: str, move: int, attack: int) -> None:
    """Chapter 2 has no ability cards yet."""
    pool = {one.id: one for one in Opening(mode).view(None).draft.pool}
    assert pool["aladdin"].move == move
    assert pool["sulley"].attack == attack
    assert bool(pool["sulley"].abilities) == (mode != "ch2")


@pytest.mark.rule("SA-4.02")
def test_an_unknown_character_cannot_be_chosen() -> None:
    assert "pippo" in problem("ch2", "mickey aladdin pippo", RED)


@pytest.mark.rule("SA-4.03")
def test_summoner_a_picks_first() -> None:
    for first in (0, 1):
        assert Opening("ch2", first=f"player {first + 1}").asked == first
        by_lot = Opening("ch2", first="random", chance=Scripted({"first": [first]}))
        assert by_lot.asked == first
        assert [event.seat for event in by_lot.of_kind("FirstDecided")] == [first]


@pytest.mark.rule("SA-4.03")
def test_the_loser_of_the_last_game_picks_first() -> None:
    """For a rematch everybody moves on by one seat."""
    opening = Opening("ch2", first="player 1")
    opening.match.concede(THEM)
    assert opening.match.outcome is not None
    again = GAME.rematch_options(opening.match.options, opening.match.outcome)
    new_seat_of_loser = (THEM + 1) % 2
    assert Opening(**again).asked == new_seat_of_loser


@pytest.mark.rule("SA-4.04", "SA-5.01")
@pytest.mark.parametrize("mode", LATER)
@pytest.mark.parametrize("first", [0, 1])
def test_the_order_of_the_draft(mode: str, first: int) -> None:
    opening = Opening(mode, first=f"player {first + 1}")
    assert (opening.view(None).active, opening.view(None).active_seat) == (-1, -1), "it is nobody's turn yet"
    a, b = first, 1 - first
    assert opening.draft("mickey gaston sulley aladdin ariel maleficent") == [a, b, b, a, a, b]
    assert opening.view(None).phase == "order"
    figures = opening.view(None).figures
    assert {figure.id for figure in figures if figure.seat == a} == {"mickey", "aladdin", "ariel"}
    assert {figure.id for figure in figures if figure.seat == b} == {"gaston", "sulley", "maleficent"}


@pytest.mark.rule("SA-4.04")
def test_a_character_is_picked_once_and_in_turn() -> None:
    opening = Opening("ch2", first="player 1")
    numbers = {name: opening.match.content.find_character(name) for name in CORE}
    assert opening.refused(f"pick:{numbers['mickey']}", THEM) == "SA-4.04"
    opening.pick("mickey")
    assert opening.refused(f"pick:{numbers['mickey']}", THEM) == "SA-4.04"
    pool = opening.view(None).draft.pool
    assert [one.taken for one in pool if one.id == "mickey"] == [(ME,)]


@pytest.mark.rule("SA-4.05")
def test_example_both_summoners_have_gaston_with_several_copies() -> None:
    assert "[SA-4.05]" in problem("ch2", "gaston ariel mickey", RED)
    assert "[SA-4.01]" in problem("ch2", "gaston gaston mickey", RED, copies="yes")
    opening = Opening("ch2", "gaston ariel mickey", RED, copies="yes")
    assert [figure.id for figure in opening.view(None).figures].count("gaston") == 2
    opening = Opening("ch2", first="player 1", copies="yes")
    opening.draft("gaston gaston sulley ariel sulley ariel")
    assert opening.view(None).phase == "order"
    assert [figure.id for figure in opening.view(None).figures] == ["gaston", "ariel", "sulley"] + [
        "gaston",
        "sulley",
        "ariel",
    ]


@pytest.mark.rule("SA-4.06")
def test_what_each_summoner_takes_from_chapter_2_on() -> None:
    opening = Opening("ch2", BLUE, RED)
    opening.prepare(BLUE, RED)
    view = opening.view(None)
    for player in view.players:
        own = [figure for figure in view.figures if figure.seat == player.seat]
        assert len(own) == 3
        assert len([figure for figure in view.track if figure in player.figures]) == 3
        assert player.deck_size + player.hand_size == 30
        assert all(figure.abilities == () for figure in own)


@pytest.mark.rule("SA-4.18")
def test_chapter_2_offers_the_core_characters() -> None:
    assert sorted(one.id for one in Opening("ch2").view(None).draft.pool) == CORE


def test_in_a_rematch_partners_stay_partners_and_everybody_changes_sides() -> None:
    places = GAME.rematch_seats({"mode": "team"}, 4)
    assert sorted(places) == [0, 1, 2, 3]
    assert {places[0], places[3]} == {1, 2}
    teams = [["mickey", "ariel"], ["gaston", "sulley"], ["demona", "facilier"], ["aladdin", "maleficent"]]
    match = GAME.new(mode="team", teams="chosen", characters=teams, seed=1)
    match.concede(0)
    assert match.outcome is not None
    again = GAME.rematch_options(dict(match.options), match.outcome)
    assert [again["characters"][places[seat]] for seat in range(4)] == teams
