"""Svolgimento della partita: turns and phases."""

import pytest

from ludoteca.games.lyon.state.match import ACQUISITION, ACTION, COMBAT, END_OF_TURN
from tests.rules.lyon.table import ME, THEM, Table, monster


@pytest.mark.rule("LY-6.01")
def test_turns_alternate() -> None:
    table = Table()
    seats = []
    for _ in range(4):
        seats.append(table.asked)
        table.end_turn()
    assert seats == [ME, THEM, ME, THEM]


@pytest.mark.rule("LY-6.02")
def test_no_actions_in_the_opponents_turn() -> None:
    table = Table()
    table.mine(monster(1, 1), lane=1)
    table.theirs(monster(1, 1), lane=1)
    for option in ("activate", "fight", "end", "attack:4"):
        assert table.refused(option, THEM) == "LY-6.02"
    table.fight()
    for option in ("activate", "fight", "end", "attack:4"):
        assert table.refused(option, THEM) == "LY-6.02"


@pytest.mark.rule("LY-6.03")
def test_no_cards_in_the_opponents_turn() -> None:
    table = Table()
    table.mine(monster(1, 1), lane=1)
    (dart,) = table.hand("DARDO PUNGENTE", of=THEM)
    assert table.refused_play(dart, THEM) == "LY-6.03"
    table.fight()
    assert table.refused_play(dart, THEM) == "LY-6.03"
    table.end_turn()
    assert f"play:{dart}" in table.options


@pytest.mark.rule("LY-6.04")
def test_the_four_phases_come_once_each_in_order() -> None:
    table = Table()
    table.mine(monster(1, 1), lane=1)
    table.theirs(monster(1, 1), lane=2)
    table.end_turn()
    table.events.clear()
    table.end_turn()
    begun = [event.things[0] for event in table.events if event.kind == "PhaseBegan" and event.seat == THEM]
    table.end_turn()
    assert begun == [COMBAT, END_OF_TURN]
    whole = [event.things[0] for event in table.events if event.kind == "PhaseBegan" and event.seat == ME]
    assert whole == [ACQUISITION, ACTION, COMBAT, END_OF_TURN]


@pytest.mark.rule("LY-6.04")
def test_attacks_wait_for_combat() -> None:
    table = Table()
    table.mine(monster(1, 1), lane=1)
    assert table.refused("attack:0") == "LY-6.04"
    table.fight()
    assert "attack:0" in table.options
    assert table.refused("fight") == "LY-6.04"


@pytest.mark.rule("LY-6.05")
def test_the_active_player_is_the_one_taking_the_turn() -> None:
    table = Table()
    assert table.view().active == ME
    table.end_turn()
    assert table.view().active == THEM
    assert table.asked == THEM
