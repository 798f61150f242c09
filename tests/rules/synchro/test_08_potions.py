"""Pozioni: at any time, and right before a fatal blow."""

import pytest

from tests.rules.synchro.table import Table


@pytest.mark.rule("SH-8.01", "SH-A.65")
def test_a_potion_may_be_used_on_anybody_in_a_heros_turn() -> None:
    table = Table(turn="red")
    table.hero("green", damage=9)
    table.party(potions=1)
    assert table.targets("potion") == ["green"]
    table.drink("green")
    assert table.damage("green") == 1
    assert "attack" not in table.offered()
    assert "end" in table.offered()


@pytest.mark.rule("SH-8.01", "SH-A.65")
@pytest.mark.parametrize("phase", ["journey", "visit", "village", "lineup"])
def test_and_outside_battle(phase: str) -> None:
    table = Table(phase=phase)
    table.hero("red", damage=9)
    table.party(potions=1)
    table.drink("red")
    assert table.damage("red") == 1
    assert table.potions == 0


@pytest.mark.rule("SH-8.01", "SH-A.65", "SH-20.09")
def test_while_somebody_may_come_in_from_the_reserve() -> None:
    """Drinking closes nothing: the Hero in reserve may still come in, and only the damage is gone."""
    table = Table(phase="lineup")
    table.without("blue")
    table.hero("red", damage=9)
    table.hero("yellow", damage=3)
    table.waiting("gaia", level=2)
    table.party(potions=2)
    entering = ["enter:0/2", "enter:0/0", "enter:0/1", "enter:0/3"]
    assert table.offered() == ["done", *entering, "potion:0", "potion:1"]
    table.drink("red")
    assert (table.damage("red"), table.potions) == (1, 1)
    assert table.offered() == ["done", *entering, "potion:0", "potion:1"]
    table.drink("yellow")
    assert (table.damage("yellow"), table.potions) == (0, 0)
    assert table.offered() == ["done", *entering]
    table.draws(skills="colpo cura onda")
    table.do("enter:0/2")
    assert table.hero_on("blue") == "gaia"


@pytest.mark.rule("SH-8.01", "SH-8.03")
def test_nobody_in_reserve_drinks() -> None:
    """A Hero in reserve has no board, and so no damage that a Potion could take."""
    table = Table(phase="lineup")
    table.without("blue")
    table.waiting("gaia")
    table.party(potions=1)
    assert table.offered("potion") == []
    assert table.refused("potion:2") == "SH-8.03"


@pytest.mark.rule("SH-8.01", "SH-A.65")
def test_while_it_is_decided_who_begins() -> None:
    table = Table(phase="lineup")
    table.hero("red", damage=9)
    table.party(potions=1)
    table.do("done")
    assert table.offered() == ["start:0", "start:1", "potion:0"]
    table.drink("red")
    assert (table.damage("red"), table.potions) == (1, 0)
    assert table.offered() == ["start:0", "start:1"]


@pytest.mark.rule("SH-8.01", "SH-8.02", "SH-A.65")
def test_in_a_monsters_turn_it_saves_from_a_fatal_blow() -> None:
    table = Table(turn="red")
    table.hero("red", damage=12)
    table.party(potions=1)
    table.foe("green", acts=["damage(9, front)"])
    table.draws(marbles="green")
    table.end()
    assert table.offered() == ["potion:0", "done"]
    assert table.is_there("red")
    table.drink("red")
    assert table.damage("red") == 12 + 9 - 8
    assert table.hero_on("red") == "bruno"
    assert table.potions == 0


@pytest.mark.rule("SH-8.02")
def test_the_players_may_let_the_hero_fall() -> None:
    table = Table(turn="red")
    table.hero("red", damage=12)
    table.party(potions=1)
    table.foe("green", acts=["damage(9, front)"])
    table.draws(marbles="green")
    table.end()
    table.do("done")
    assert table.hero_on("red") == ""
    assert table.potions == 1


@pytest.mark.rule("SH-8.02", "SH-A.65")
def test_nobody_is_asked_when_no_potion_would_help() -> None:
    table = Table(turn="red")
    table.hero("red", damage=12)
    table.party(potions=1)
    table.foe("green", acts=["damage(20, front)"])
    table.draws(marbles="green")
    table.end()
    assert table.hero_on("red") == ""
    assert table.potions == 1


@pytest.mark.rule("SH-8.02", "SH-A.65")
def test_two_potions_may_do_what_one_cannot() -> None:
    table = Table(turn="red")
    table.hero("red", damage=12)
    table.party(potions=2)
    table.foe("green", acts=["damage(15, front)"])
    table.draws(marbles="green")
    table.end()
    table.drink("red")
    assert table.offered() == ["potion:0", "done"]
    table.drink("red")
    assert table.damage("red") == 27 - 16
    assert table.potions == 0


@pytest.mark.rule("SH-8.02")
def test_each_hero_about_to_fall_is_asked_for() -> None:
    table = Table(turn="red")
    for board in ("red", "yellow"):
        table.hero(board, damage=15)
    table.party(potions=2)
    table.foe("green", acts=["damage(2, all_foes)"])
    table.draws(marbles="green")
    table.end()
    table.drink("red")
    assert table.offered() == ["potion:1", "done"]
    table.do("done")
    assert table.line() == "red blue green"
    assert table.potions == 1


@pytest.mark.rule("SH-8.03")
@pytest.mark.parametrize(("level", "damage", "left"), [(5, 14, 2), (1, 15, 7), (7, 29, 14)])
def test_a_potion_takes_half_of_max_hp_rounded_down(level: int, damage: int, left: int) -> None:
    table = Table(turn="yellow")
    table.hero("red", level=level, damage=damage)
    table.party(potions=1)
    table.drink("red")
    assert table.damage("red") == left


@pytest.mark.rule("SH-8.04")
def test_damage_never_goes_below_zero() -> None:
    table = Table(turn="yellow")
    table.hero("red", level=7, damage=4)
    table.party(potions=1)
    table.drink("red")
    assert table.damage("red") == 0


@pytest.mark.rule("SH-8.03")
def test_who_has_no_damage_needs_no_potion() -> None:
    table = Table(turn="red")
    table.party(potions=1)
    assert table.refused("potion:0") == "SH-8.03"


@pytest.mark.rule("SH-8.05")
def test_22_damage_of_30_hp_and_a_potion_leave_7() -> None:
    table = Table(turn="red")
    table.hero("red", level=7)
    table.party(potions=1)
    table.foe("green", acts=["damage(22, front)"])
    table.draws(marbles="green yellow")
    table.end()
    table.drink("red")
    assert table.damage("red") == 7


@pytest.mark.rule("SH-8.06")
def test_a_used_potion_is_gone() -> None:
    table = Table(turn="red")
    table.hero("red", damage=15)
    table.party(potions=2)
    table.drink("red")
    assert table.potions == 1
    table.drink("red")
    assert table.potions == 0
    assert table.refused("potion:0") == "SH-8.06"


@pytest.mark.rule("SH-8.01", "SH-A.01")
def test_any_player_may_answer_for_a_hero_about_to_fall() -> None:
    table = Table(turn="red", seats=2)
    table.hero("red", damage=15)
    table.party(potions=1)
    table.foe("green", acts=["damage(1, front)"])
    table.draws(marbles="green")
    table.end()
    table.do("potion:0", seat=1)
    assert table.damage("red") == 8
