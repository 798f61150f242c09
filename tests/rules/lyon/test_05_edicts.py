"""Editti di Lyon: cards against rules, and cards against cards."""

import pytest

from tests.rules.lyon.table import ME, THEM, Table, monster


@pytest.mark.rule("LY-5.01")
def test_a_card_may_return_a_monster_to_hand_although_the_rules_forbid_it() -> None:
    table = Table()
    enemy = table.theirs("JOHN", lane=2)
    table.theirs("JOHN", lane=3)
    table.hand("RAFFICA DI PONENTE")
    table.play("RAFFICA DI PONENTE", target=enemy)
    assert table.where(enemy) == "hand"
    assert table.hand_size(THEM) == 1


@pytest.mark.rule("LY-5.01")
def test_a_card_may_move_a_monster_although_the_rules_forbid_it() -> None:
    table = Table()
    mine = table.mine("JOHN", lane=1)
    sword = table.bearing(mine, "LAMA DENTATA")
    table.hand("TIMONIERA ESPERTA")
    other = table.mine(monster(1, 1), lane=2)
    table.play("TIMONIERA ESPERTA", sacrifice=(other,))
    table.choose("yes")
    table.choose(f"target:{mine}")
    table.choose(f"lane:{table.place(4)}")
    assert table.where(mine) == "lane 4"
    assert table.where(sword) == f"on {mine}"
    assert table.stats(mine) == (4, 2)


@pytest.mark.rule("LY-5.02", "LY-A.27")
def test_a_second_activation_changes_nothing_else() -> None:
    table = Table()
    table.exhausted()
    table.mine(monster(1, 1), lane=1)
    table.hand("SECONDO RESPIRO")  # readies the Character, which then takes 3
    assert table.refused("activate") == "LY-8.07"
    table.play("SECONDO RESPIRO")
    assert "activate" in table.options
    table.fight()
    assert table.refused("activate") == "LY-9.04"


@pytest.mark.rule("LY-5.03")
def test_cannot_defend_beats_can_defend() -> None:
    table = Table()
    leaper = table.mine(monster(2, 2, "leap"), lane=1)
    table.mine(monster(1, 1), lane=2)
    lookout = table.theirs("FROMBOLIERE", lane=1)  # can defend as if it had LEAP
    table.hand("FERMO DOVE SEI")
    before = table.life(THEM)
    table.play("FERMO DOVE SEI", target=lookout)
    table.attack(leaper)
    assert table.life(THEM) == before - 2
    assert table.seen(lookout).damage == 0


@pytest.mark.rule("LY-5.03")
def test_a_player_forbidden_to_play_magics_plays_none() -> None:
    table = Table()
    table.hand("SIGILLO DEL SILENZIO")
    (dart, john) = table.hand("DARDO PUNGENTE", "JOHN", of=THEM)
    table.play("SIGILLO DEL SILENZIO")
    table.end_turn()
    assert table.refused_play(dart, THEM) == "LY-5.03"
    assert f"play:{john}" in table.options
    table.end_turn()
    table.end_turn()
    assert f"play:{dart}" in table.options  # until the start of my next turn


@pytest.mark.rule("LY-5.03")
def test_a_player_forbidden_to_play_monsters_plays_none() -> None:
    table = Table()
    table.hand("COPRIFUOCO")
    (dart, john) = table.hand("DARDO PUNGENTE", "JOHN", of=THEM)
    table.mine(monster(1, 1), lane=1)
    table.play("COPRIFUOCO")
    table.end_turn()
    assert table.refused_play(john, THEM) == "LY-5.03"
    assert f"play:{john}" not in table.options
    assert f"play:{dart}" in table.options


@pytest.mark.rule("LY-5.03")
def test_a_monster_that_cannot_be_targeted_is_not_offered_to_enemy_magics() -> None:
    table = Table()
    wraith = table.theirs("SPETTRO INAFFERRABILE", lane=1)
    table.theirs("JOHN", lane=2)
    table.theirs("JOHN", lane=3)
    table.hand("PALLA DI FUOCO")
    table.choose(f"play:{table.number('PALLA DI FUOCO')}")
    assert table.refused(f"target:{wraith}") == "LY-5.03"


@pytest.mark.rule("LY-5.03")
def test_a_monster_that_cannot_be_healed_is_not() -> None:
    table = Table()
    mole = table.mine("TALPA SCAVATRICE", lane=1, damage=1)
    table.hand("POZIONE RUBINO")
    table.play("POZIONE RUBINO", target=mole)
    assert table.stats(mole) == (2, 2)
    assert "HealingForbidden" in table.kinds()


@pytest.mark.rule("LY-5.03")
def test_nor_is_one_that_cannot_be_healed_since_the_words_before() -> None:
    table = Table()
    hurt = table.mine(monster(2, 4), lane=1, damage=2)
    table.hand("SALE SULLA FERITA")  # it cannot be healed this turn, and is to be healed by 1
    table.play("SALE SULLA FERITA")
    assert table.seen(hurt).damage == 2
    assert "HealingForbidden" in table.kinds()


@pytest.mark.rule("LY-5.04")
def test_a_later_permission_does_not_lift_a_prohibition() -> None:
    table = Table()
    chained = table.mine("JOHN", lane=1)
    table.mine(monster(1, 1), lane=2)
    table.hand("CATENE PESANTI", "PERMESSO")
    table.play("CATENE PESANTI", on=chained)
    table.play("PERMESSO", target=chained)
    table.fight()
    assert table.refused("attack:0") == "LY-5.04"


@pytest.mark.rule("LY-5.04")
def test_nor_does_an_earlier_one() -> None:
    table = Table()
    chained = table.mine("JOHN", lane=1)
    table.mine(monster(1, 1), lane=2)
    table.hand("CATENE PESANTI", "PERMESSO")
    table.play("PERMESSO", target=chained)
    table.play("CATENE PESANTI", on=chained)
    table.fight()
    assert table.refused("attack:0") == "LY-5.04"
    assert table.asked == ME
