"""Acts: what is offered and what its act has against it are one thing, also where a text or a tower asks."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.kingdom.acts.pieces import PLACE, SHIFT, SOLDIER, TARGET, Piece
from ludoteca.games.kingdom.flow.outlook import pending
from ludoteca.games.kingdom.state.cards import CELLS
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.contract import Raw
from tests.games.kingdom.plays import KINGDOM, steps
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")


def imaginable(m: KingdomMatch, act: Piece) -> list[Raw]:
    """List every option of this kind that its numbers allow: any tray, turn and cell."""
    found: list[Raw] = [(act.number, tray) for tray in range(len(m.at))]
    if act is TARGET:
        return found
    if act is PLACE:
        attack = pending(m)
        turns = len(attack.turns) if attack is not None else 0
        found = [(*raw, turn) for raw in found for turn in range(turns)]
    return [(*raw, cell) for raw in found for cell in range(CELLS)]


@pytest.mark.parametrize(("scenario", "seats", "seed"), [("2", 2, 3), ("6", 3, 5), ("9", 1, 2)])
def test_nothing_is_against_a_piece_exactly_where_it_may_go(scenario: str, seats: int, seed: int) -> None:
    asked: Counter[str] = Counter()
    for step in steps(scenario, seats, seed, most=400):
        m, decision = step.match, step.decision
        frame = m.waiting_frame(decision.seat)
        assert frame is not None
        if pending(m) is None:
            continue
        for act in (TARGET, PLACE, SOLDIER, SHIFT):
            for raw in imaginable(m, act):
                offered = raw in decision.raws
                assert offered != bool(act.against(m, frame, decision.seat, raw)), (act.verb, raw)
                asked[act.verb] += offered
    assert asked["place"] > 20
    assert asked["target"]


def test_who_was_done_resumes_before_beginning_anything() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    table.give(THEM, "archers-1")
    table.do(ME, "ready")
    table.build(THEM, "archers-1", "B")
    table.do(THEM, "ready")
    assert table.offered() == ["stay", "resume"]
    assert table.refused(f"tower:{table.kind('archers-1')}") == "KR-A15"
    assert table.refused(f"activate:{table.figure('malik')}") == "KR-A15"
    assert table.refused("ready") == "KR-3.04"


def test_what_is_put_back_once_is_used_the_next_time() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    tower = f"tower:{table.kind('archers-1')}"
    table.do(ME, tower, "back", tower)
    assert table.refused("back") == "KR-3.07"


def test_nobody_is_done_with_choosing_without_a_hero() -> None:
    match = KINGDOM.new(2, seed=1)
    assert match.why_not(ME, "done").rule == "KR-2.04"


def test_who_enters_at_the_end_of_a_movement_is_not_asked_whether() -> None:
    table = Table("alleria", "malik")
    horde = table.tray("D2", *PLAIN)
    table.hero("alleria", "D3")
    table.match.stepped[table.figure("alleria")] = 0
    table.activate(ME, "alleria")
    table.go(ME, "D2")
    table.do(ME, f"engage:{horde}/0", "face:0")
    assert table.decision_for(ME).rule == "KR-23.06"
    assert table.refused("done") == "KR-23.06"
    assert table.refused("yes") == "KR-11.14"
    assert table.refused(f"engage:{horde}/0") == "KR-11.16", "Alleria stands there"


def test_what_is_bought_goes_to_somebody_at_the_table() -> None:
    table = Table("malik", "alleria", phase="buy")
    table.match.crystals = 12
    table.do(ME, f"buy:{table.kind('archers-1')}")
    assert table.refused("give:7") == "KR-17.01"
