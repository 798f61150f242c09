"""Struttura del round: six phases in order, and a second one in which everybody acts as they like."""

import pytest

from ludoteca.kernel.session import around
from tests.rules.kingdom.openings import begun
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
THIRD = 2


@pytest.mark.rule("KR-3.01")
def test_a_round_follows_the_other_until_the_end() -> None:
    table = Table("malik", "alleria")
    table.crystals(0)
    table.piles([])
    for round in (3, 4, 5):
        table.all_ready()
        assert (table.view().round, table.view().phase) == (round, "play")


@pytest.mark.rule("KR-3.02")
def test_six_phases_always_in_the_same_order() -> None:
    table = Table("malik", "alleria", phase="spawn")
    assert table.view().phase == "play"
    table.all_ready()
    table.all_ready()
    phases = [event.things[0] for event in table.events if event.kind == "PhaseBegan"]
    assert phases == [1, 2, 3, 4, 5, 6, 1, 2]


@pytest.mark.rule("KR-3.02")
def test_what_belongs_to_one_phase_is_not_done_in_another() -> None:
    table = Table("malik", "alleria", phase="buy")
    table.give(ME, "archers-1")
    assert table.refused(f"tower:{table.kind('archers-1')}") == "KR-3.02"
    assert table.refused(f"activate:{table.figure('malik')}") == "KR-3.02"


@pytest.mark.rule("KR-3.03", "KR-3.02")
def test_the_first_round_begins_with_phase_2() -> None:
    match = begun()
    told = []
    while not match.outcome and match.view(None).round < 2:
        for decision in match.decisions:
            told += [event.things[0] for event in match.choose(decision.seat, "ready") if event.kind == "PhaseBegan"]
    assert told == [3, 4, 5, 6, 1, 2]


@pytest.mark.rule("KR-3.04")
def test_phase_3_waits_for_everybody() -> None:
    table = Table("malik", "alleria", "magnus")
    horde = table.tray("B2", "g....", ".....", ".....", ".....", ".....")
    table.tile(horde, "a1")
    table.do(ME, "ready")
    table.do(THIRD, "ready")
    assert table.view().phase == "play"
    assert table.shown(horde) is not None
    assert [player.ready for player in table.view().players] == [True, False, True]
    assert table.refused("ready", ME) == "KR-3.04"
    table.do(THEM, "ready")
    assert table.shown(horde) is None


@pytest.mark.rule("KR-3.05")
def test_everybody_acts_in_any_order() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1", "mages-1")
    table.give(THEM, "soldiers-1")
    assert table.offered(ME)
    assert table.offered(THEM)
    table.build(ME, "archers-1", "A")
    table.pass_tower(THEM, "soldiers-1", ME, "soldiers-2")
    table.build(ME, "mages-1", "D")
    assert (table.hand(ME), table.hand(THEM), table.incoming(ME)) == ([], [], ["soldiers-2"])


@pytest.mark.rule("KR-3.06")
def test_as_many_actions_as_one_has_cards_for() -> None:
    table = Table("malik")
    table.give(ME, "archers-1", "archers-1", "mages-1", "mages-1")
    for tower, letter in (("archers-1", "A"), ("archers-1", "B"), ("mages-1", "C"), ("mages-1", "D")):
        table.build(ME, tower, letter)
    table.activate(ME, "malik")
    table.do(ME, "done")
    assert table.hand(ME) == []
    assert table.offered(ME) == ["ready"]


@pytest.mark.rule("KR-3.06")
def test_or_none() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    assert "ready" in table.offered(ME)


@pytest.mark.rule("KR-3.07")
def test_an_action_is_completed_before_another_begins() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "archers-1", "mages-1")
    table.give(THEM, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    assert table.refused(f"tower:{table.kind('archers-1')}", THEM) == "KR-3.07"
    assert table.refused(f"activate:{table.figure('alleria')}", THEM) == "KR-3.07"
    assert table.refused("ready", THEM) == "KR-3.07"
    assert table.refused(f"tower:{table.kind('mages-1')}", ME) == "KR-3.07"
    assert table.refused(f"activate:{table.figure('malik')}", ME) == "KR-3.07"
    table.place(horde, "b2 b3")
    assert f"tower:{table.kind('archers-1')}" in table.offered(THEM)
    assert f"tower:{table.kind('mages-1')}" in table.offered(ME)


@pytest.mark.rule("KR-3.08")
def test_towers_are_built_or_passed_and_heroes_played() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    assert {id.partition(":")[0] for id in table.offered(ME)} == {"tower", "activate", "ready"}
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert {id.partition(":")[0] for id in table.offered(ME)} == {"build", "pass", "back"}


@pytest.mark.rule("KR-3.08")
def test_one_plays_ones_own_hero() -> None:
    table = Table("malik", "alleria")
    assert table.refused(f"activate:{table.figure('alleria')}", ME) == "KR-3.08"


@pytest.mark.rule("KR-3.04", "KR-A15")
def test_who_is_done_may_take_it_back_when_others_have_acted() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    table.give(THEM, "mages-1")
    table.do(ME, "ready")
    assert table.offered(ME) == []
    table.build(THEM, "mages-1", "B")
    assert table.offered(ME) == [], "the others still play: nobody is disturbed"
    table.do(THEM, "ready")
    assert table.offered(ME) == ["stay", "resume"]
    table.do(ME, "resume")
    table.build(ME, "archers-1", "A")
    assert table.hand(ME) == []


def done_before_others_act() -> Table:
    """I was done before my companion built; now both are."""
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    table.give(THEM, "mages-1", "soldiers-1")
    table.do(ME, "ready")
    table.build(THEM, "mages-1", "B")
    table.build(THEM, "soldiers-1", "E")
    table.do(THEM, "ready")
    return table


@pytest.mark.rule("KR-A15", "KR-3.04")
def test_no_phase_closes_over_an_open_question() -> None:
    table = done_before_others_act()
    assert table.view().phase == "play"
    assert (table.offered(ME), table.offered(THEM)) == (["stay", "resume"], [])
    assert all(player.ready for player in table.view().players)
    table.do(ME, "stay")
    assert table.view().phase == "buy"
    assert table.refused("resume", ME) == "KR-A15"


@pytest.mark.rule("KR-A15")
def test_who_resumes_and_does_nothing_disturbs_nobody() -> None:
    table = done_before_others_act()
    table.do(ME, "resume")
    assert (table.offered(ME, "ready"), table.offered(THEM)) == (["ready"], [])
    table.do(ME, "ready")
    assert table.view().phase == "buy"


@pytest.mark.rule("KR-A15")
def test_who_resumes_and_acts_is_news_to_the_others_in_turn() -> None:
    table = done_before_others_act()
    table.do(ME, "resume")
    table.build(ME, "archers-1", "A")
    assert table.offered(THEM) == []
    table.do(ME, "ready")
    assert (table.offered(ME), table.offered(THEM)) == ([], ["stay", "resume"])
    table.do(THEM, "stay")
    assert table.view().phase == "buy"


@pytest.mark.rule("KR-A15")
def test_who_can_do_nothing_more_is_not_asked_again() -> None:
    table = Table("malik", "alleria", "magnus")
    table.give(THEM, "mages-1")
    table.activate(ME, "malik")
    table.do(ME, "done")
    table.do(ME, "ready")
    table.do(THIRD, "ready")
    table.build(THEM, "mages-1", "B")
    table.do(THEM, "ready")
    assert [table.offered(seat) for seat in (ME, THEM, THIRD)] == [[], [], ["stay", "resume"]]


@pytest.mark.rule("KR-A15")
def test_several_are_asked_together_and_the_last_answer_counts() -> None:
    table = Table("malik", "alleria", "magnus")
    table.give(THEM, "mages-1")
    table.do(ME, "ready")
    table.do(THIRD, "ready")
    table.build(THEM, "mages-1", "B")
    table.do(THEM, "ready")
    table.do(THIRD, "stay")
    assert (table.view().phase, table.offered(ME)) == ("play", ["stay", "resume"])
    table.do(ME, "stay")
    assert table.view().phase == "buy"


@pytest.mark.rule("KR-A15")
def test_a_declaration_is_taken_back_while_nobody_has_acted_since() -> None:
    session = around(begun())
    session.choose(ME, "ready")
    assert session.match.decision_of(ME) is None
    session.undo(ME)
    decision = session.match.decision_of(ME)
    assert decision is not None
    assert "ready" in decision.options.ids
