"""Concetti di base: players, chapters, characters, allies and rivals, the goal."""

import pytest

from ludoteca.kernel.contract import BadSettings
from tests.rules.arena.openings import GAME, Opening
from tests.rules.arena.table import ME, THEM, Table

CHAPTERS = ["ch1", "ch2", "ch3", "ch4"]
MODES = [*CHAPTERS, "team"]


def problem(mode: str, seats: int) -> str:
    """Why there is no such match."""
    with pytest.raises(BadSettings) as raised:
        GAME.new(seats=seats, seed=1, mode=mode)
    (said,) = raised.value.problems
    assert said.it != said.en
    return said.en


@pytest.mark.rule("SA-1.01")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_game_is_for_two_or_four(mode: str, seats: int) -> None:
    assert "[SA-1.01]" in problem(mode, seats)


@pytest.mark.rule("SA-1.01")
def test_two_teams_face_each_other() -> None:
    for mode in MODES:
        seats = 4 if mode == "team" else 2
        view = GAME.new(seats=seats, seed=1, mode=mode).view(None)
        assert len(view.players) == seats
        assert sorted(view.sides) == [0] * (seats // 2) + [1] * (seats // 2)


@pytest.mark.rule("SA-1.02")
@pytest.mark.parametrize("mode", CHAPTERS)
def test_the_chapters_are_for_two(mode: str) -> None:
    assert "[SA-1.02]" in problem(mode, 4)


@pytest.mark.rule("SA-1.03")
def test_the_team_game_is_for_two_pairs() -> None:
    assert "[SA-1.03]" in problem("team", 2)
    view = Opening("team", first="player 1").view(None)
    assert view.sides == (0, 1, 1, 0)
    assert [player.partner for player in view.players] == [3, 2, 1, 0]


@pytest.mark.rule("SA-1.04")
@pytest.mark.parametrize("mode", MODES)
def test_the_chapter_is_chosen_before_and_stays(mode: str) -> None:
    (setting,) = [setting for setting in GAME.settings() if setting.key == "mode"]
    assert list(setting.choices) == MODES
    match = GAME.new(seed=1, mode=mode)
    for _ in range(60):
        assert match.view(None).mode == mode
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[-1])
    assert GAME.restore(match.save()).view(None).mode == mode
    with pytest.raises(BadSettings):
        GAME.new(seed=1, mode="ch5")


@pytest.mark.rule("SA-1.05")
@pytest.mark.parametrize("mode", CHAPTERS)
def test_what_a_chapter_does_not_change_stays(mode: str) -> None:
    """Exile is told in chapter 1 only."""
    table = Table(mode, active="gaston")
    table.at(gaston="D3", aladdin="D4")
    table.status("aladdin", "stealthy")
    (paid, kept) = table.hand("Spinta", "Spinta", of=THEM)
    table.attack("aladdin", paid)
    assert table.pile("exile", of=THEM) == [paid]
    assert table.pile("hand", of=THEM) == [kept]
    assert table.pile("discard", of=THEM) == []
    assert table.health("aladdin") == 7


@pytest.mark.rule("SA-1.05")
def test_what_a_later_chapter_brings_is_not_there_before() -> None:
    table = Table("ch1")
    (card,) = table.hand("Scope in Marcia")
    assert table.refused(f"boostmove:{card}") == "SA-1.04", "the rule about chapters that build on others is for those"
    assert Table("ch2").refused("use:0") == "SA-1.05"
    table = Table("ch2")
    (card,) = table.hand("Scope in Marcia")
    assert f"boostmove:{card}" in table.options


@pytest.mark.rule("SA-1.06")
@pytest.mark.parametrize("mode", MODES)
def test_every_character_has_one_summoner(mode: str) -> None:
    view = Table(mode).view(None)
    commanded = [figure for player in view.players for figure in player.figures]
    assert sorted(commanded) == [figure.figure for figure in view.figures]
    for figure in view.figures:
        assert figure.figure in view.players[figure.seat].figures


@pytest.mark.rule("SA-1.07")
@pytest.mark.parametrize("mode", MODES)
def test_every_character_has_one_figure_in_the_arena(mode: str) -> None:
    table = Table(mode)
    table.out("gaston")
    for figure in table.view(None).figures:
        standing = [space for space in table.view(None).board.spaces if space.figure == figure.figure]
        assert [space.id for space in standing] == ([] if figure.id == "gaston" else [figure.space_id])


@pytest.mark.rule("SA-1.08")
def test_the_active_character_is_not_its_own_ally() -> None:
    table = Table("ch3", blue="ariel gaston mickey")
    table.at(ariel="D3", gaston="D4", mickey="C3")
    table.wounded(ariel=3, gaston=3, mickey=3)
    (card, _) = table.hand("Guizzo di Coda", "Guizzo di Coda")
    table.use(0, card)
    assert table.targets() == {"gaston", "mickey"}
    assert table.refused(f"target:{table.figure('ariel')}") == "SA-1.08"
    table.then("gaston")
    assert table.health("gaston") == 4


@pytest.mark.rule("SA-1.09")
def test_rivals_are_the_characters_of_the_other_team() -> None:
    table = Table("ch2", blue="aladdin mickey ariel", red="gaston sulley maleficent")
    table.at(aladdin="D3", mickey="C3", gaston="D4", sulley="E3", maleficent="D2")
    (card,) = table.hand("Stordisci e Scappa")
    table.play(card)
    assert table.targets() == {"gaston", "sulley", "maleficent"}


@pytest.mark.rule("SA-1.10")
@pytest.mark.parametrize(("points", "winner"), [((13, 11), ME), ((11, 14), THEM)])
def test_most_victory_points_win(points: tuple[int, int], winner: int) -> None:
    table = Table("ch1", begin="turn")
    table.at(mickey="D4")
    table.points(*points)
    for _ in range(4):
        assert table.match.outcome is None
        table.end_turn()
    assert table.scores() == [points[0] + 1, points[1]]
    assert table.winner == winner
    assert table.ended_by == "SA-16.07"


@pytest.mark.rule("SA-A.51")
def test_whoever_concedes_gives_the_game_to_the_other_side() -> None:
    table = Table("ch2")
    table.points(15, 3)
    table.match.concede(ME)
    assert table.winner == THEM
    assert table.ended_by == "SA-A.51"


@pytest.mark.rule("SA-A.51")
def test_one_summoner_concedes_for_the_team() -> None:
    table = Table("team")
    table.match.concede(2)
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0, 3)
