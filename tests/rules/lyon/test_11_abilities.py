"""Abilità: the four keywords."""

import pytest

from tests.rules.lyon.table import ME, THEM, Table, monster


def attack_in_lane_1(attacker: object, defender: object) -> tuple[Table, int, int, int]:
    """The two meet in lane 1 and nobody else attacks; also what the enemy Character lost."""
    table = Table()
    one = table.mine(attacker, lane=1)  # type: ignore[arg-type]
    table.mine(monster(1, 1), lane=2)
    other = table.theirs(defender, lane=1)  # type: ignore[arg-type]
    before = table.life(THEM)
    table.attack(one)
    return table, one, other, before - table.life(THEM)


@pytest.mark.rule("LY-11.01")
def test_abilities_come_printed_or_from_treasures_or_magics() -> None:
    table = Table()
    plain = table.mine(monster(1, 1), lane=1)
    printed = table.mine("SALTAFUOCO", lane=2)
    table.hand("STIVALI ALATI", "SENZA FRENI")
    assert table.keywords(printed) == ["leap"]
    assert table.keywords(plain) == []
    table.play("STIVALI ALATI", on=plain)
    assert table.keywords(plain) == ["leap"]
    table.play("SENZA FRENI", target=plain)
    assert table.keywords(plain) == ["leap", "unstoppable"]
    table.end_turn()
    assert table.keywords(plain) == ["leap"]  # the Magic lasted until the end of the turn


@pytest.mark.rule("LY-11.02")
def test_leap_is_met_only_by_leap() -> None:
    table, one, other, lost = attack_in_lane_1(monster(2, 5, "leap"), monster(1, 5, "leap"))
    assert (lost, table.stats(one), table.stats(other)) == (0, (2, 4), (1, 3))
    table, one, other, lost = attack_in_lane_1(monster(2, 5, "leap"), monster(1, 5))
    assert (lost, table.stats(one), table.stats(other)) == (2, (2, 5), (1, 5))


@pytest.mark.rule("LY-11.03")
def test_a_monster_may_defend_as_if_it_had_leap() -> None:
    table, one, other, lost = attack_in_lane_1(monster(1, 5, "leap"), "FROMBOLIERE")
    assert (lost, table.stats(one), table.stats(other)) == (0, (1, 4), (1, 1))


@pytest.mark.rule("LY-11.04")
def test_which_is_no_leap_in_attack() -> None:
    table, one, other, lost = attack_in_lane_1("FROMBOLIERE", monster(1, 5))
    assert (lost, table.stats(one), table.stats(other)) == (0, (1, 1), (1, 4))


@pytest.mark.rule("LY-11.05")
def test_a_leaper_defends_normally() -> None:
    table, _, other, lost = attack_in_lane_1(monster(1, 5), monster(1, 5, "leap"))
    assert (lost, table.stats(other)) == (0, (1, 4))


@pytest.mark.rule("LY-11.06")
def test_destroying_does_not_destroy_the_indestructible() -> None:
    table = Table()
    statue = table.theirs("STATUA VIVENTE", lane=1)
    table.hand("BACIO FATALE")
    table.play("BACIO FATALE")
    assert table.where(statue) == "lane 1"
    assert "MonsterDestroyed" not in table.kinds()


@pytest.mark.rule("LY-11.07")
def test_nor_does_lethal_damage() -> None:
    table = Table()
    statue = table.theirs(monster(1, 2, "indestructible"), lane=1)
    table.mine(monster(1, 1), lane=2)
    attacker = table.mine(monster(5, 5), lane=1)
    table.attack(attacker)
    assert table.where(statue) == "lane 1"
    assert table.seen(statue).damage == 5
    table.end_turn()
    assert table.stats(statue) == (1, 2)


@pytest.mark.rule("LY-11.08")
def test_it_cannot_be_self_destroyed_for_another() -> None:
    table = Table()
    table.mine("STATUA VIVENTE", lane=1)
    table.hand("LICANTROPO")
    assert table.refused_play("LICANTROPO") == "LY-11.08"


@pytest.mark.rule("LY-11.08")
def test_nor_chosen_beside_others() -> None:
    table = Table()
    statue = table.mine("STATUA VIVENTE", lane=1)
    table.mine("JOHN", lane=2)
    (wolf,) = table.hand("LICANTROPO")
    table.choose(f"play:{wolf}")
    assert table.refused(f"sacrifice:{table.lane_of(statue)}") == "LY-11.08"


@pytest.mark.rule("LY-11.09")
def test_an_indestructible_level_0_is_not_replaced() -> None:
    table = Table()
    table.mine("STATUA VIVENTE", lane=1)
    for lane in (2, 3, 4):
        table.mine("JOHN", lane=lane)
    (cub,) = table.hand("CUCCIOLO RUGGENTE")
    table.choose(f"play:{cub}")
    assert table.refused(f"lane:{table.place(1)}") == "LY-11.09"


@pytest.mark.rule("LY-11.09")
def test_among_indestructible_level_0_there_is_no_place_for_another() -> None:
    table = Table()
    for lane in (1, 2, 3, 4):
        table.mine("STATUA VIVENTE", lane=lane)
    table.hand("CUCCIOLO RUGGENTE")
    assert table.refused_play("CUCCIOLO RUGGENTE") == "LY-11.09"


@pytest.mark.rule("LY-11.10")
def test_one_damage_by_poison_destroys() -> None:
    table, _, other, _ = attack_in_lane_1(monster(1, 1, "poison"), monster(6, 9))
    assert table.where(other) == "discard"


@pytest.mark.rule("LY-11.11")
def test_poison_without_damage_does_not() -> None:
    table, one, other, _ = attack_in_lane_1(monster(0, 4, "poison"), monster(2, 2))
    assert (table.where(one), table.where(other)) == ("lane 1", "lane 1")


@pytest.mark.rule("LY-11.11")
def test_prevented_poison_does_not_either() -> None:
    table, _, golem, _ = attack_in_lane_1(monster(1, 9, "poison"), "GOLEM DI GRANITO")  # prevents 1 of each damage
    assert table.where(golem) == "lane 1"
    assert table.seen(golem).damage == 0


@pytest.mark.rule("LY-11.12")
def test_poison_works_in_defence() -> None:
    table, one, other, _ = attack_in_lane_1(monster(3, 5), monster(1, 1, "poison"))
    assert (table.where(one), table.where(other)) == ("discard", "discard")


@pytest.mark.rule("LY-11.13")
def test_poison_is_plain_damage_to_characters() -> None:
    table = Table()
    table.wounded(20, of=THEM)
    spider = table.mine(monster(1, 1, "poison"), lane=1)
    table.attack(spider)
    assert table.life(THEM) == 19


@pytest.mark.rule("LY-11.14")
def test_indestructible_withstands_poison() -> None:
    table, one, other, _ = attack_in_lane_1(monster(1, 1, "poison"), monster(1, 3, "indestructible"))
    assert table.where(other) == "lane 1"
    assert table.where(one) == "discard"


@pytest.mark.rule("LY-11.15")
def test_unstoppable_hits_the_character_past_a_monster() -> None:
    table, one, other, lost = attack_in_lane_1(monster(3, 3, "unstoppable"), monster(5, 5))
    assert lost == 3
    assert (table.stats(one), table.stats(other)) == ((3, 3), (5, 5))


@pytest.mark.rule("LY-11.16")
def test_unstoppable_defends_normally() -> None:
    table, one, other, lost = attack_in_lane_1(monster(1, 5), monster(2, 5, "unstoppable"))
    assert lost == 0
    assert (table.stats(one), table.stats(other)) == ((1, 3), (2, 4))
    assert table.life(ME) == 29
