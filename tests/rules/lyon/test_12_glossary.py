"""Glossario: what the words mean."""

import pytest

from tests.rules.lyon.table import ME, THEM, Table, monster


@pytest.mark.rule("LY-12.01")
def test_activating_turns_the_character_sideways() -> None:
    table = Table()
    assert table.view().players[ME].character.exhausted is False
    table.activate()
    assert table.view().players[ME].character.exhausted is True


@pytest.mark.rule("LY-12.02")
def test_a_prevented_attack_has_not_hit() -> None:
    table = Table()
    table.wounded(10)
    vampire = table.mine("VAMPIRO PALLIDO", lane=1)  # 3/3, when it hits: heal 2 on your Character
    other = table.mine("VAMPIRO PALLIDO", lane=2)
    table.hand("EGIDA", of=THEM)
    table.end_turn()
    table.play("EGIDA")  # prevents the next 3 damage; the Character is the only choice
    table.end_turn()
    table.attack(vampire)
    assert table.life(ME) == 10
    table.attack(other)
    assert table.life(ME) == 12


@pytest.mark.rule("LY-12.02")
def test_an_attack_that_wounds_a_monster_has_hit_and_a_defence_has_not() -> None:
    table = Table()
    table.wounded(10)
    table.wounded(10, of=THEM)
    vampire = table.mine("VAMPIRO PALLIDO", lane=1)
    table.theirs("VAMPIRO PALLIDO", lane=1)
    table.attack(vampire)
    assert (table.life(ME), table.life(THEM)) == (12, 10)


@pytest.mark.rule("LY-12.03")
def test_healing_gives_back_lost_defence() -> None:
    table = Table(character="UOMO DI TUTTI")  # DEFENCE 20
    table.wounded(12)
    table.hand("POZIONE RUBINO")  # heals 3
    table.play("POZIONE RUBINO")
    assert table.life(ME) == 15


@pytest.mark.rule("LY-12.04", "LY-A.04")
def test_healing_stops_at_the_value_on_the_card() -> None:
    table = Table(character="UOMO DI TUTTI")
    table.wounded(19)
    table.hand("BALSAMO")  # heals 4
    table.play("BALSAMO")
    assert table.life(ME) == 20


@pytest.mark.rule("LY-12.05")
def test_a_destroyed_card_is_discarded_at_once() -> None:
    table = Table()
    enemy = table.theirs(monster(9, 9), lane=1)
    table.hand("ROGO")
    happened = table.play("ROGO")
    assert [event.kind for event in happened] == ["CardPlayed", "MonsterDestroyed"]
    assert table.where(enemy) == "discard"


@pytest.mark.rule("LY-12.06")
def test_self_destruction_counts_as_destruction() -> None:
    table = Table()
    zombie = table.mine("ZOMBI TENACE", lane=1)  # when destroyed: draw 1
    (wolf,) = table.hand("LICANTROPO")
    table.play(wolf, sacrifice=(zombie,))
    assert table.where(zombie) == "discard"
    assert table.hand_size(ME) == 1


@pytest.mark.rule("LY-12.07")
def test_a_fresh_character_is_active() -> None:
    table = Table()
    assert table.view().players[ME].character.exhausted is False
    assert "activate" in table.options


@pytest.mark.rule("LY-12.08", "LY-A.33")
def test_an_activated_character_is_exhausted() -> None:
    table = Table()
    table.activate()
    assert table.view().players[ME].character.exhausted is True
    assert table.view().players[ME].character.type == "character"
    assert "activate" not in table.options


@pytest.mark.rule("LY-12.09")
def test_prevented_damage_is_not_dealt() -> None:
    table = Table()
    shielded = table.mine(monster(1, 2), lane=1)
    table.hand("EGIDA")
    table.hand("SCINTILLA", of=THEM)
    table.play("EGIDA", target=shielded)  # prevents 3
    table.end_turn()
    table.play("SCINTILLA")  # 2 damage
    assert table.stats(shielded) == (1, 2)
    assert "DamageDealt" not in table.kinds()


@pytest.mark.rule("LY-12.10")
@pytest.mark.parametrize(("damage", "dealt"), [(5, 2), (1, 0)])
def test_prevention_is_subtracted(damage: int, dealt: int) -> None:
    table = Table()
    shielded = table.mine(monster(1, 9), lane=1)
    attacker = table.theirs(monster(damage, 9), lane=1)
    table.theirs(monster(1, 1), lane=2)
    table.hand("EGIDA")
    table.play("EGIDA", target=shielded)
    table.end_turn()
    table.attack(attacker)
    assert table.seen(shielded).damage == dealt
