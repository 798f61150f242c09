"""Combattimento: attacks and blows."""

import pytest

from tests.rules.lyon.table import ME, THEM, Table, monster


@pytest.mark.rule("LY-9.01")
def test_one_attack_for_each_own_monster() -> None:
    table = Table()
    monsters = [table.mine(monster(1, 9), lane=lane) for lane in (1, 2, 3)]
    table.mine("SPAVENTAPASSERI", lane=4)  # cannot attack
    for attacker in monsters[:2]:
        table.attack(attacker)
        assert table.refused(f"attack:{table.lane_of(attacker)}") == "LY-9.01"
    assert table.options == ["attack:2", "end"]
    table.attack(monsters[2])
    assert table.asked == THEM  # the fourth cannot attack, so the turn is over


@pytest.mark.rule("LY-9.01")
def test_enemy_monsters_and_empty_spaces_do_not_attack() -> None:
    table = Table()
    table.mine(monster(1, 1), lane=1)
    table.theirs(monster(1, 1), lane=2)
    table.fight()
    assert table.refused(f"attack:{table.place(2, THEM)}") == "LY-9.01"
    assert table.refused(f"attack:{table.place(3)}") == "LY-9.01"


@pytest.mark.rule("LY-9.02")
def test_not_every_monster_has_to_attack() -> None:
    table = Table()
    monsters = [table.mine(monster(1, 1), lane=lane) for lane in (1, 2, 3, 4)]
    table.attack(monsters[1])
    assert "end" in table.options
    table.choose("end")
    assert table.asked == THEM
    assert table.kinds().count("AttackDeclared") == 1


@pytest.mark.rule("LY-9.03")
@pytest.mark.parametrize("card", ["DARDO PUNGENTE", "KATANA AMMAZZA DEMONI", "JOHN"])
def test_no_cards_during_combat(card: str) -> None:
    table = Table()
    table.mine(monster(1, 1), lane=1)
    table.hand(card)
    assert f"play:{table.number(card)}" in table.options
    table.fight()
    assert table.refused_play(card) == "LY-9.03"


@pytest.mark.rule("LY-9.04")
def test_no_activation_during_combat() -> None:
    table = Table()
    table.mine(monster(1, 1), lane=1)
    assert "activate" in table.options
    table.fight()
    assert table.refused("activate") == "LY-9.04"


@pytest.mark.rule("LY-9.05")
def test_combat_cannot_be_declined() -> None:
    table = Table()
    attacker = table.mine(monster(2, 9), lane=1)
    table.mine(monster(2, 9), lane=2)
    defender = table.theirs(monster(1, 9), lane=1)
    table.attack(attacker)
    assert table.asked == ME  # nobody asked the other player
    assert table.stats(defender) == (1, 7)


@pytest.mark.rule("LY-9.06")
def test_only_the_facing_space_is_looked_at() -> None:
    table = Table()
    attacker = table.mine(monster(2, 2), lane=2)
    beside = [table.theirs(monster(5, 5), lane=lane) for lane in (1, 3, 4)]
    before = table.life(THEM)
    table.attack(attacker)
    assert table.life(THEM) == before - 2
    assert [table.seen(card).damage for card in beside] == [0, 0, 0]


@pytest.mark.rule("LY-9.07")
def test_an_empty_space_lets_the_attack_through() -> None:
    table = Table()
    table.wounded(20, of=THEM)
    attacker = table.mine(monster(3, 3), lane=1)
    table.attack(attacker)
    assert table.life(THEM) == 17


@pytest.mark.rule("LY-9.08")
def test_a_monster_that_cannot_defend_lets_it_through_too() -> None:
    table = Table()
    table.wounded(20, of=THEM)
    leaper = table.mine(monster(3, 3, "leap"), lane=1)
    runner = table.mine(monster(2, 2), lane=2)
    facing = table.theirs(monster(5, 1), lane=1)
    bison = table.theirs("BISONTE DA SFONDAMENTO", lane=2)  # cannot defend
    table.attack(leaper)
    assert table.life(THEM) == 17
    assert table.stats(facing) == (5, 1)
    table.attack(runner)
    assert table.life(THEM) == 15
    assert table.where(bison) == "lane 2"
    assert table.where(runner) == "lane 2"


@pytest.mark.rule("LY-9.09", "LY-10.03")
def test_a_characters_loss_is_lasting() -> None:
    table = Table()
    table.wounded(20, of=THEM)
    attacker = table.mine(monster(3, 3), lane=1)
    table.attack(attacker)
    table.end_turn()
    table.end_turn()
    assert table.life(THEM) == 17


@pytest.mark.rule("LY-9.10")
def test_both_monsters_are_compared() -> None:
    table = Table()
    attacker = table.mine(monster(3, 2), lane=1)
    defender = table.theirs(monster(2, 3), lane=1)
    table.attack(attacker)
    assert (table.where(attacker), table.where(defender)) == ("discard", "discard")


@pytest.mark.rule("LY-9.11")
@pytest.mark.parametrize(("defence", "place"), [(2, "discard"), (3, "lane 1")])
def test_attack_as_high_as_defence_destroys(defence: int, place: str) -> None:
    table = Table()
    attacker = table.mine(monster(2, 9), lane=1)
    defender = table.theirs(monster(1, defence), lane=1)
    table.attack(attacker)
    assert table.where(defender) == place


@pytest.mark.rule("LY-9.12")
def test_blows_are_simultaneous() -> None:
    table = Table()
    attacker = table.mine(monster(5, 1), lane=1)
    defender = table.theirs(monster(1, 5), lane=1)
    table.attack(attacker)
    assert (table.where(attacker), table.where(defender)) == ("discard", "discard")


@pytest.mark.rule("LY-9.12")
def test_a_static_that_dies_in_the_fight_still_counts_in_it() -> None:
    """The MINOTAURO lowers the attack it faces, also in the fight that kills it."""
    table = Table()
    attacker = table.mine(monster(4, 9), lane=1)
    minotaur = table.theirs("MINOTAURO SCALPELLINO", lane=1)  # 4/4, the facing Monster has -1/-0
    table.mine(monster(1, 1), lane=2)
    table.attack(attacker)
    assert table.stats(minotaur) == (4, 1)
    assert table.stats(attacker) == (3, 5)


@pytest.mark.rule("LY-9.13", "LY-A.16", "LY-A.17")
def test_treasures_go_with_their_monster_each_to_its_owner() -> None:
    table = Table()
    attacker = table.mine(monster(9, 9), lane=1)
    defender = table.theirs(monster(1, 1), lane=1)
    theirs = table.bearing(defender, "KATANA AMMAZZA DEMONI", owner=THEM)
    mine = table.bearing(defender, "MASCHERA MALEDETTA", owner=ME)
    table.attack(attacker)
    players = table.view().players
    assert [card.card for card in players[THEM].discard] == [theirs, defender]
    assert [card.card for card in players[ME].discard] == [mine]


@pytest.mark.rule("LY-9.14")
def test_monsters_with_defence_left_stay() -> None:
    table = Table()
    attacker = table.mine(monster(1, 4), lane=1)
    defender = table.theirs(monster(2, 5), lane=1)
    table.attack(attacker)
    assert (table.where(attacker), table.where(defender)) == ("lane 1", "lane 1")


@pytest.mark.rule("LY-9.15")
def test_combat_damage_stays_until_end_of_turn() -> None:
    table = Table()
    attacker = table.mine(monster(2, 9), lane=1)
    table.mine(monster(1, 1), lane=2)
    defender = table.theirs(monster(1, 5), lane=1)
    table.attack(attacker)
    assert table.stats(defender) == (1, 3)
    table.end_turn()
    assert table.stats(defender) == (1, 5)


@pytest.mark.rule("LY-9.16")
def test_excess_damage_does_not_carry_over() -> None:
    table = Table()
    attacker = table.mine(monster(7, 7), lane=1)
    table.theirs(monster(1, 1), lane=1)
    before = table.life(THEM)
    table.attack(attacker)
    assert table.life(THEM) == before


@pytest.mark.rule("LY-9.17")
def test_combat_ends_when_nobody_can_attack() -> None:
    table = Table()
    table.mine("SPAVENTAPASSERI", lane=1)
    happened = table.fight()
    assert [event.things for event in happened if event.kind == "PhaseBegan"][:2] == [(3,), (4,)]
    assert table.asked == THEM
