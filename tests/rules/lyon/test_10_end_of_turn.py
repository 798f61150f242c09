"""Fine del turno: restoration, effects of the phase, the next turn."""

import pytest

from tests.rules.lyon.table import ME, THEM, Table, monster


@pytest.mark.rule("LY-10.01")
def test_wounded_monsters_regain_their_defence() -> None:
    table = Table()
    hurt = table.mine(monster(1, 4), lane=1, damage=3)
    assert table.stats(hurt) == (1, 1)
    table.end_turn()
    assert table.stats(hurt) == (1, 4)


@pytest.mark.rule("LY-10.02")
def test_on_both_sides() -> None:
    table = Table()
    hurt = [table.mine(monster(1, 4), lane=1, damage=2), table.theirs(monster(1, 4), lane=2, damage=3)]
    table.end_turn()
    assert [table.seen(card).damage for card in hurt] == [0, 0]


@pytest.mark.rule("LY-10.03")
def test_characters_regain_nothing() -> None:
    table = Table()
    table.wounded(12)
    table.wounded(12, of=THEM)
    table.end_turn()
    assert (table.life(ME), table.life(THEM)) == (12, 12)


@pytest.mark.rule("LY-10.04")
def test_effects_of_this_phase_are_mandatory() -> None:
    table = Table()
    table.mine("SPINA", lane=1)  # at the end of your turn, 1 damage to your Character
    before = table.life(ME)
    table.end_turn()
    assert table.asked == THEM
    assert table.life(ME) == before - 1


@pytest.mark.rule("LY-10.05", "LY-A.21")
def test_cards_of_the_other_player_count_when_they_say_each_turn() -> None:
    table = Table()
    table.theirs("RINTOCCO", lane=1)  # at the end of each turn, 1 damage to the enemy Character
    table.theirs("SPINA", lane=2)  # at the end of its player's turn only
    mine, theirs = table.life(ME), table.life(THEM)
    table.end_turn()
    assert (table.life(ME), table.life(THEM)) == (mine - 1, theirs)
    table.end_turn()
    table.choose(table.options[0])  # two effects now: in whichever order
    assert (table.life(ME), table.life(THEM)) == (mine - 2, theirs - 1)


@pytest.mark.rule("LY-10.06")
@pytest.mark.parametrize("first", [0, 1])
def test_the_active_player_orders_the_effects(first: int) -> None:
    table = Table()
    cards = [table.mine("RINTOCCO", lane=1), table.theirs("RINTOCCO", lane=1)]
    table.end_turn()
    assert table.asked == ME
    assert table.decision.rule == "LY-10.06"
    wanted = next(option for option in table.decision.options if option.thing == f"card:{cards[first]}")
    struck = [event.seat for event in table.choose(wanted.id) if event.kind == "DamageDealt"]
    assert struck == ([THEM, ME] if first == 0 else [ME, THEM])
    assert table.asked == THEM


@pytest.mark.rule("LY-10.06")
def test_the_order_decides_what_happens() -> None:
    """SPINA would kill its own player, RINTOCCO the other: whoever strikes first wins."""
    for first, winner in (("SPINA", THEM), ("RINTOCCO", ME)):
        table = Table()
        table.wounded(1)
        table.wounded(1, of=THEM)
        cards = {"SPINA": table.mine("SPINA", lane=1), "RINTOCCO": table.mine("RINTOCCO", lane=2)}
        table.end_turn()
        wanted = next(option for option in table.decision.options if option.thing == f"card:{cards[first]}")
        table.choose(wanted.id)
        assert table.winner == winner


@pytest.mark.rule("LY-10.07")
def test_then_the_opponent_is_active() -> None:
    table = Table()
    happened = table.end_turn()
    kinds = [(event.kind, event.seat) for event in happened]
    ended = kinds.index(("TurnEnded", ME))
    assert kinds[ended + 1 : ended + 4] == [("TurnBegan", THEM), ("PhaseBegan", THEM), ("CardDrawn", THEM)]


@pytest.mark.rule("LY-10.08")
def test_turns_go_on_until_somebody_wins() -> None:
    table = Table()
    for _ in range(30):
        table.end_turn()
    assert table.match.outcome is None
    assert table.view().turn == 33
