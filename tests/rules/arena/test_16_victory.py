"""Punti Vittoria: where they come from, what brings the end about, who wins."""

import pytest

from ludoteca.games.arena.flow.ending import declare_winner
from tests.games.arena.plays import steps
from tests.rules.arena.table import ME, THEM, Table

MODES = ["ch1", "ch2", "ch3", "ch4", "team"]
GOALS = [("ch1", 12, "SA-16.03"), ("ch2", 20, "SA-16.04"), ("ch3", 20, "SA-16.04"), ("ch4", 20, "SA-16.04")]


def ended(table: Table) -> list[str]:
    """The rules by which the end was brought about."""
    return [event.rule for event in table.events if event.kind == "EndTriggered"]


def pass_round(table: Table) -> list[str]:
    """Turns go by with nothing done until the round is over; the characters who had one."""
    seen: list[str] = []
    before = table.match.round
    while table.match.outcome is None and table.match.round == before:
        name = table.active()
        if not seen or seen[-1] != name:
            seen.append(name)
        table.choose("end" if "end" in table.options else table.options[0])
    return seen


def on_gold(mode: str, blue: int, red: int = 0, active: str = "mickey") -> Table:
    """That character, whose turn begins, stands on a golden space."""
    table = Table(mode, active=active, begin="turn")
    table.put(active, "D4")
    table.points(blue, red)
    return table


# -- where they come from ----------------------------------------------------------------------------------------


def sources_of_points(mode: str, seed: int) -> set[str]:
    """The rules by which points are gained in a random game, each gain checked against what happened."""
    found: set[str] = set()
    said = ""
    for step in steps(mode, seed):
        match = step.match.copy()
        before = match.view(None)
        match.choose(step.decision.seat, step.option)
        fallen: list[int] = []
        begun = before.active
        for event in match.happened:
            if event.kind == "KnockedOut":
                fallen.append(event.things[0])
            elif event.kind == "TurnBegan":
                begun = event.things[0]
            elif event.kind in ("AbilityUsed", "AbilityTriggered"):
                figure, index = event.things
                said = str(before.figures[figure].abilities[index].text)
            elif event.kind == "PointsGained":
                side, number, _ = event.things
                found.add(event.rule)
                if event.rule == "SA-7.06":
                    shown = before.figures[begun]
                    assert (shown.side, number) == (side, 1)
                    assert "point" in before.board.spaces[shown.space].flags
                elif event.rule == "SA-14.04":
                    shown = before.figures[fallen.pop()]
                    assert (shown.side, shown.points) == (1 - side, number)
                else:
                    assert event.rule == "SA-16.01"
                    assert "PV" in said
        assert not fallen, "a KO without its points"
    return found


@pytest.mark.rule("SA-16.01")
@pytest.mark.parametrize("mode", MODES)
def test_every_point_has_one_of_the_known_sources(mode: str) -> None:
    """A golden space, a KO, or an effect that says so."""
    found: set[str] = set()
    for seed in range(11, 17):
        found |= sources_of_points(mode, seed)
        if {"SA-7.06", "SA-14.04"} <= found:
            break
    assert {"SA-7.06", "SA-14.04"} <= found <= {"SA-7.06", "SA-14.04", "SA-16.01"}


@pytest.mark.rule("SA-16.01")
def test_a_turn_begun_on_a_golden_space() -> None:
    table = on_gold("ch4", 3)
    assert table.scores() == [4, 0]
    (gained,) = [event for event in table.events if event.kind == "PointsGained"]
    assert gained.rule == "SA-7.06"


@pytest.mark.rule("SA-16.01")
def test_moving_onto_gold_gives_nothing() -> None:
    table = Table("ch4")
    table.put("mickey", "D3")
    table.move("D4")
    assert table.scores() == [0, 0]


def thief() -> Table:
    """Upgraded Aladdin beside Gaston: for a card, his Summoner takes a point from Gaston's."""
    table = Table("ch4", active="aladdin")
    table.at(aladdin="D3", gaston="E3")
    table.upgraded("aladdin")
    table.hand("Stella Cadente")
    return table


@pytest.mark.rule("SA-16.01")
def test_an_effect_that_says_so() -> None:
    table = thief()
    table.points(2, 5)
    table.use(2)
    assert table.scores() == [3, 4]
    (gained,) = [event for event in table.events if event.kind == "PointsGained"]
    assert gained.rule == "SA-16.01"


@pytest.mark.rule("SA-16.02")
def test_points_never_go_below_zero() -> None:
    table = thief()
    table.use(2)
    assert table.scores() == [1, 0]


# -- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-16.03", "SA-16.04")
@pytest.mark.parametrize(("mode", "goal", "rule"), GOALS)
def test_the_point_that_reaches_the_goal_brings_the_end(mode: str, goal: int, rule: str) -> None:
    table = on_gold(mode, goal - 1)
    view = table.view(None)
    assert view.points == (goal, 0)
    assert view.goal == goal
    assert view.ending is True
    assert ended(table) == [rule]
    assert table.match.outcome is None, "not before the round is over"


@pytest.mark.rule("SA-16.03", "SA-16.04")
@pytest.mark.parametrize(("mode", "goal", "rule"), GOALS)
def test_one_point_less_does_not(mode: str, goal: int, rule: str) -> None:
    table = on_gold(mode, goal - 2)
    assert table.view(None).ending is False
    table.put("mickey", "A1")
    pass_round(table)
    assert table.match.outcome is None
    assert ended(table) == []


@pytest.mark.rule("SA-16.04")
def test_a_ko_may_go_beyond_the_goal() -> None:
    table = Table("ch2", active="gaston")
    table.at(gaston="D3", mickey="E3")
    table.wounded(mickey=1)
    table.points(0, 17)
    table.attack("mickey")
    assert table.scores() == [0, 22]
    assert ended(table) == ["SA-16.04"]


@pytest.mark.rule("SA-16.05")
@pytest.mark.parametrize("mode", ["ch1", "ch2", "ch3", "ch4"])
def test_so_does_a_draw_from_an_empty_deck(mode: str) -> None:
    table = Table(mode, begin="turn")
    table.only_deck()
    assert table.view(None).ending is True
    assert ended(table) == ["SA-16.05"]
    assert table.match.outcome is None


@pytest.mark.rule("SA-16.05")
def test_drawing_the_last_card_does_not() -> None:
    table = Table("ch4", begin="turn")
    table.only_deck("Stella Cadente")
    assert table.view(None).ending is False
    assert table.view(None).players[ME].deck_size == 0


@pytest.mark.rule("SA-A.27")
@pytest.mark.parametrize(("who", "card"), [("aladdin", "Dita Leste"), ("maleficent", "Cattivo Presagio")])
def test_any_draw_that_cannot_be_made_brings_the_end(who: str, card: str) -> None:
    table = Table("ch4", blue="aladdin maleficent mickey", red="gaston sulley demona", active=who)
    table.put(who, "D3")
    table.put("gaston", "E3")
    table.hand("Spinta", of=THEM)
    (played,) = table.hand(card)
    table.only_deck()
    assert table.view(None).ending is False
    table.play(played)
    assert table.view(None).ending is True
    assert ended(table) == ["SA-16.05"]


@pytest.mark.rule("SA-16.06")
@pytest.mark.parametrize("mode", MODES)
def test_the_round_is_played_to_its_end(mode: str) -> None:
    table = on_gold(mode, 19, 3)
    line = [table.match.person(figure).id for figure in table.view(None).track]
    assert table.view(None).ending is True
    assert pass_round(table) == line, "everybody has their turn"
    assert table.match.outcome is not None
    assert table.winner == ME


@pytest.mark.rule("SA-16.06")
def test_in_the_last_turn_of_a_round_it_is_the_last_turn_of_all() -> None:
    table = Table("ch4", begin="turn", active="maleficent")
    table.put("maleficent", "D4")
    table.points(3, 19)
    assert table.match.outcome is None
    table.end_turn()
    assert table.winner == THEM


@pytest.mark.rule("SA-16.07")
@pytest.mark.parametrize("mode", ["ch1", "ch2", "ch3", "ch4"])
def test_most_points_win_whoever_brought_the_end_about(mode: str) -> None:
    """Blue reaches the goal, red goes past it in the same round."""
    goal = 12 if mode == "ch1" else 20
    table = on_gold(mode, goal - 1, goal - 3)
    table.put("aladdin", "E3")
    table.put("gaston", "D3")
    table.wounded(aladdin=1)
    table.until_turn_of("gaston")
    table.attack("aladdin")
    assert table.scores()[THEM] == goal + 1
    pass_round(table)
    assert table.winner == THEM
    assert table.ended_by == "SA-16.07"


@pytest.mark.rule("SA-A.33")
def test_the_end_stays_fixed_when_the_point_is_lost_again() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", begin="turn")
    table.at(gaston="D4", aladdin="D3")
    table.upgraded("aladdin")
    table.hand("Lama Ricurva", of=THEM)
    table.points(19, 2)
    table.end_turn()
    assert table.active() == "aladdin"
    table.use(2, *[option for option in table.options if option.startswith("card:")][:1])
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.scores() == [19, 3]
    assert table.view(None).ending is True
    pass_round(table)
    assert table.winner == ME


# -- ties --------------------------------------------------------------------------------------------------------


def tied(mode: str, points: int = 20) -> Table:
    """The last turn of a round in which the end has been brought about, with equal points."""
    last = {"ch1": "ariel", "ch2": "maleficent", "ch3": "maleficent", "ch4": "maleficent", "team": "facilier"}[mode]
    table = Table(mode, active=last, begin="turn")
    table.put(last, "D4")
    table.points(points, points - 1)
    assert table.scores() == [points, points]
    assert table.view(None).turn == len(table.view(None).track) - 1
    return table


@pytest.mark.rule("SA-16.08", "SA-A.03")
@pytest.mark.parametrize(("mode", "points"), [("ch1", 12), ("ch2", 20)])
def test_in_the_first_two_chapters_equal_points_are_a_draw(mode: str, points: int) -> None:
    table = tied(mode, points)
    table.end_turn()
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.draw
    assert outcome.winners == ()
    assert outcome.rule == "SA-16.08"
    assert (outcome.reason.it, outcome.reason.en) == (
        f"{points} Punti Vittoria a testa: parità.",
        f"{points} Victory Points each: a draw.",
    )


@pytest.mark.rule("SA-1.10")
@pytest.mark.parametrize(
    ("points", "said"),
    [(1, ("1 Punto Vittoria a 0.", "1 Victory Point to 0.")), (2, ("2 Punti Vittoria a 0.", "2 Victory Points to 0."))],
)
def test_what_the_match_was_won_by_is_told(points: int, said: tuple[str, str]) -> None:
    table = Table("ch1")
    table.points(points, 0)
    declare_winner(table.match, 0)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.reason.it, outcome.reason.en) == said


@pytest.mark.rule("SA-16.09", "SA-A.03")
@pytest.mark.parametrize("mode", ["ch3", "ch4", "team"])
def test_later_another_round_is_played(mode: str) -> None:
    table = tied(mode)
    table.end_turn()
    assert table.match.outcome is None
    assert [event.rule for event in table.events if event.kind == "ExtraRound"] == ["SA-16.09"]
    assert table.view(None).extra_rounds == 1
    assert table.view(None).turn == 0
    players = pass_round(table)
    assert len(players) == len(table.view(None).track), "a whole round"
    assert table.match.outcome is not None, "the golden space has decided"
    assert table.winner in (THEM, 2)


@pytest.mark.rule("SA-16.09")
def test_and_another_while_nobody_is_ahead() -> None:
    table = tied("ch4")
    table.put("maleficent", "G1")
    table.end_turn()
    for extra in (1, 2, 3):
        assert table.view(None).extra_rounds == extra
        pass_round(table)
    assert table.match.outcome is None
    table.put("mickey", "D4")
    pass_round(table)
    assert table.match.outcome is None, "the turn had begun already"
    pass_round(table)
    assert table.winner == ME
    assert table.ended_by == "SA-16.07"


@pytest.mark.rule("SA-A.34")
@pytest.mark.parametrize("mode", ["ch3", "ch4", "team"])
def test_empty_decks_do_not_stop_extra_rounds_but_twenty_are_enough(mode: str) -> None:
    table = Table(mode, begin="turn")
    for seat in range(4 if mode == "team" else 2):
        table.only_deck(of=seat)
    rounds = 0
    while table.match.outcome is None:
        pass_round(table)
        rounds += 1
    assert table.view(None).extra_rounds == 20
    assert rounds == 21
    outcome = table.match.outcome
    assert outcome.draw
    assert outcome.rule == "SA-A.34"
    assert ended(table) == ["SA-19.22" if mode == "team" else "SA-16.05"], "once"
    assert table.hand_size() == 0


@pytest.mark.rule("SA-A.34")
def test_each_extra_round_is_checked_for_a_leader() -> None:
    table = Table("ch4", begin="turn")
    table.only_deck()
    table.only_deck(of=THEM)
    pass_round(table)
    pass_round(table)
    assert table.view(None).extra_rounds == 2
    table.put("gaston", "D4")
    pass_round(table)
    assert table.winner == THEM
