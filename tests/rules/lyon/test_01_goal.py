"""Obiettivo del gioco: how a match is won."""

import pytest

from ludoteca.kernel.contract import IllegalChoice
from tests.rules.lyon.table import ME, THEM, Table, monster


@pytest.mark.rule("LY-1.01")
def test_damage_that_takes_all_defence_wins() -> None:
    table = Table()
    table.wounded(3, of=THEM)
    attacker = table.mine(monster(3, 3), lane=1)
    table.attack(attacker)
    assert table.life(THEM) == 0
    assert table.winner == ME


@pytest.mark.rule("LY-1.02")
def test_the_match_stops_at_once_with_attackers_unused() -> None:
    table = Table()
    table.wounded(1, of=THEM)
    attacker = table.mine(monster(4, 1), lane=1)
    table.mine(monster(1, 1), lane=2)
    table.mine(monster(1, 1), lane=3)
    table.attack(attacker)
    assert table.life(THEM) == -3
    assert table.winner == ME
    assert table.ended_by == "LY-1.02"
    assert table.match.decisions == ()
    with pytest.raises(IllegalChoice):
        table.match.choose(ME, "attack:1")


@pytest.mark.rule("LY-1.03")
def test_the_acquisition_draw_from_an_empty_deck_loses() -> None:
    table = Table()
    table.deck(of=THEM)
    table.end_turn()
    assert table.winner == ME
    assert table.ended_by == "LY-1.03"


@pytest.mark.rule("LY-1.04")
def test_a_draw_by_a_card_loses_too() -> None:
    table = Table()
    (last,) = table.deck("JOHN")
    table.hand("ILLUMINAZIONE")
    table.play("ILLUMINAZIONE")
    assert table.where(last) == "hand"
    assert table.winner == THEM
    assert table.ended_by == "LY-1.04"


@pytest.mark.rule("LY-1.05")
def test_an_empty_deck_alone_is_harmless() -> None:
    table = Table()
    table.deck("JOHN", "JOHN")
    table.hand("ILLUMINAZIONE")
    table.play("ILLUMINAZIONE")
    assert table.view().players[ME].deck_size == 0
    table.end_turn()
    assert table.match.outcome is None
    assert table.asked == THEM


@pytest.mark.rule("LY-1.06")
def test_nothing_pending_is_carried_out_after_the_end() -> None:
    table = Table()
    table.wounded(2, of=THEM)
    table.theirs("IDRA VELENIFERA", lane=1)  # at the end of each turn it heals its player's Character
    attacker = table.mine(monster(2, 2), lane=2)
    table.attack(attacker)
    assert table.winner == ME
    assert table.life(THEM) == 0
    assert "Healed" not in table.kinds()
    assert "TurnEnded" not in table.kinds()


@pytest.mark.rule("LY-1.06")
def test_the_rest_of_a_card_is_not_carried_out_either() -> None:
    table = Table()
    table.wounded(3)
    table.hand("PATTO DI SANGUE")  # 3 damage to one's own Character, then 2 cards
    table.play("PATTO DI SANGUE")
    assert table.winner == THEM
    assert "CardDrawn" not in table.kinds()
