"""Replacement: damage that would be dealt to one is dealt to another instead."""

from tests.rules.lyon.table import THEM, Table, monster


def test_a_guard_takes_the_damage_of_an_attack_on_its_character() -> None:
    table = Table()
    attacker = table.mine(monster(3, 3), lane=1)
    table.mine(monster(1, 1), lane=4)  # could still attack, so the turn goes on
    guard = table.theirs("GUARDIA DEL CORPO", lane=2)  # 1/4
    before = table.life(THEM)
    table.attack(attacker)
    assert table.life(THEM) == before
    assert table.stats(guard) == (1, 1)
    assert "DamageRedirected" in table.kinds()


def test_what_a_guard_took_has_not_hit_the_character() -> None:
    table = Table()
    lioness = table.mine("LEONESSA CACCIATRICE", lane=1)  # draws when it hits the enemy Character
    table.theirs("GUARDIA DEL CORPO", lane=2)
    table.attack(lioness)
    assert table.hand_size() == 0


def test_a_guard_that_dies_guards_no_longer() -> None:
    table = Table()
    first = table.mine(monster(4, 3), lane=1)
    second = table.mine(monster(2, 3), lane=3)
    guard = table.theirs("GUARDIA DEL CORPO", lane=2)
    before = table.life(THEM)
    table.attack(first)
    assert table.where(guard) == "discard"
    table.attack(second)
    assert table.life(THEM) == before - 2


def test_magic_is_redirected_too_and_only_on_the_guards_side() -> None:
    table = Table()
    table.hand("DARDO PUNGENTE", "PATTO DI SANGUE")  # 3 damage to the enemy Character; 3 to one's own
    guard = table.theirs("GUARDIA DEL CORPO", lane=2)
    theirs, mine = table.life(THEM), table.life()
    table.play("DARDO PUNGENTE")
    assert table.life(THEM) == theirs
    assert table.stats(guard) == (1, 1)
    table.play("PATTO DI SANGUE")
    assert table.life() == mine - 3


def test_poison_does_not_reach_past_a_guard() -> None:
    """VELENO destroys the Monster that was damaged in the fight, not the one that somebody stood in for."""
    table = Table()
    spider = table.mine("RAGNETTO TOSSICO", lane=1)  # 1/1, VELENO
    table.mine(monster(1, 1), lane=4)
    guarded = table.theirs(monster(0, 2), lane=1)
    guard = table.theirs("SCUDO UMANO", lane=2)  # 0/5, guards the other Monsters of its side
    table.attack(spider)
    assert table.where(guarded) == "lane 1"
    assert table.stats(guarded) == (0, 2)
    assert table.where(guard) == "lane 2"
    assert table.stats(guard) == (0, 4)


def test_poison_does_not_strike_back_past_a_guard() -> None:
    table = Table()
    attacker = table.mine(monster(0, 2), lane=1)
    guard = table.mine("SCUDO UMANO", lane=2)
    table.theirs("RAGNETTO TOSSICO", lane=1)
    table.attack(attacker)
    assert table.stats(attacker) == (0, 2)
    assert table.stats(guard) == (0, 4)
