"""Azione: playing cards and activating the Character."""

import pytest

from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state.cards import CHARACTER
from tests.rules.lyon.table import LABORATORY, ME, THEM, Table, monster


@pytest.mark.rule("LY-8.01", "LY-A.18")
def test_a_magic_resolves_and_is_discarded() -> None:
    table = Table()
    (dart,) = table.hand("DARDO PUNGENTE")
    before = table.life(THEM)
    table.play(dart)
    assert table.life(THEM) == before - 3
    assert table.where(dart) == "discard"


@pytest.mark.rule("LY-8.02")
def test_a_monster_takes_a_free_space() -> None:
    table = Table()
    (john,) = table.hand("JOHN")
    table.play(john, lane=3)
    assert table.where(john) == "lane 3"


@pytest.mark.rule("LY-8.02")
def test_only_cards_in_ones_own_hand_are_played() -> None:
    table = Table()
    (gone,) = table.discarded("JOHN")
    (enemy,) = table.hand("JOHN", of=THEM)
    assert table.refused(f"play:{gone}") == "LY-8.02"
    assert table.refused(f"play:{enemy}") == "LY-8.02"


@pytest.mark.rule("LY-8.03")
def test_every_monster_on_either_side_may_bear_a_treasure() -> None:
    table = Table()
    mine = table.mine("JOHN", lane=1)
    enemy = table.theirs("JOHN", lane=4)
    (katana,) = table.hand("KATANA AMMAZZA DEMONI")
    table.choose(f"play:{katana}")
    assert table.options == [f"bear:{table.lane_of(mine)}", f"bear:{table.lane_of(enemy)}"]


@pytest.mark.rule("LY-8.03")
def test_what_a_treasure_does_when_it_is_attached_happens_for_the_player_who_played_it() -> None:
    table = Table()
    enemy = table.theirs("JOHN", lane=4)
    (dowry,) = table.hand("DOTE")  # when attached: draw 1
    happened = table.play(dowry, on=enemy)
    assert [(event.kind, event.seat) for event in happened] == [("TreasureAttached", ME), ("CardDrawn", ME)]
    assert (table.hand_size(ME), table.hand_size(THEM)) == (1, 0)


@pytest.mark.rule("LY-8.04")
def test_the_character_may_be_activated() -> None:
    table = Table(character="NONNA GRANITO")  # heals 12
    table.wounded(10)
    table.activate()
    assert table.life(ME) == 22


@pytest.mark.rule("LY-8.04", "LY-7.04")
def test_nothing_is_begun_while_an_effect_asks_at_the_end_of_the_turn() -> None:
    table = Table()
    table.bearing(table.mine(monster(1, 5), lane=1), "TIZZONE")  # at the end of each turn 1 damage to an enemy Monster
    for lane in (1, 2):
        table.theirs(monster(1, 5), lane=lane)
    table.hand("DARDO PUNGENTE")
    table.end_turn()
    assert table.asked == ME
    assert table.refused("activate") == "LY-8.04"
    assert table.refused_play("DARDO PUNGENTE") == "LY-7.04"


@pytest.mark.rule("LY-8.05")
def test_actions_may_be_repeated() -> None:
    table = Table()
    table.hand("DARDO PUNGENTE", "DARDO PUNGENTE", "DARDO PUNGENTE")
    before = table.life(THEM)
    for _ in range(3):
        table.play("DARDO PUNGENTE")
    assert table.life(THEM) == before - 9


@pytest.mark.rule("LY-8.05")
def test_an_action_begun_is_finished_before_the_next() -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    (katana, dart) = table.hand("KATANA AMMAZZA DEMONI", "DARDO PUNGENTE")
    table.choose(f"play:{katana}")
    assert table.refused(f"play:{dart}") == "LY-8.05"
    assert table.refused("activate") == "LY-8.05"


@pytest.mark.rule("LY-8.06")
def test_no_action_has_to_be_taken() -> None:
    table = Table()
    table.hand("JOHN", "DARDO PUNGENTE")
    assert "fight" in table.options
    table.end_turn()
    assert table.asked == THEM


@pytest.mark.rule("LY-8.07")
def test_the_character_is_activated_once_per_game() -> None:
    table = Table()
    table.activate()
    for _ in range(6):
        table.end_turn()
    assert (table.view().turn, table.asked) == (9, ME)
    assert table.refused("activate") == "LY-8.07"


@pytest.mark.rule("LY-8.08", "LY-12.01", "LY-12.08")
def test_activating_exhausts_the_character_and_carries_out_its_ability() -> None:
    table = Table()
    (first, second) = table.deck("JOHN", "JOHN")
    happened = table.activate()
    assert happened[0].kind == "CharacterActivated"
    assert table.view().players[ME].character.exhausted is True
    assert table.view().players[THEM].character.exhausted is False
    assert (table.where(first), table.where(second)) == ("hand", "hand")


@pytest.mark.rule("LY-2.03", "LY-8.08")
def test_a_character_without_an_ability_is_exhausted_and_nothing_else_happens() -> None:
    table = Table(character="SENZA DONI")
    assert [event.kind for event in table.activate()] == ["CharacterActivated"]
    assert table.view().players[ME].character.exhausted is True
    assert table.options == ["fight"]


@pytest.mark.rule("LY-8.09")
def test_an_exhausted_character_does_not_use_its_ability() -> None:
    table = Table()
    table.exhausted()
    assert table.refused("activate") == "LY-8.07"
    assert table.hand_size(ME) == 0


@pytest.mark.rule("LY-8.10")
def test_a_card_on_the_field_is_not_moved() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    assert table.refused(f"lane:{table.place(2)}") == "LY-8.10"
    assert not [option for option in table.options if option.startswith(("lane", "target"))]
    assert table.where(john) == "lane 1"


@pytest.mark.rule("LY-8.10", "LY-6.04", "LY-A.01")
@pytest.mark.parametrize("taken", [1, 2, 4])
def test_nobody_is_moved_to_any_free_space_and_there_is_no_ninth(taken: int) -> None:
    table = Table()
    table.mine("JOHN", lane=taken)
    table.theirs("JOHN", lane=taken)
    (katana,) = table.hand("KATANA AMMAZZA DEMONI")
    because = ["LY-6.04" if space % 4 == taken - 1 else "LY-8.10" for space in range(8)]
    assert [table.refused(f"lane:{space}") for space in range(-1, 9)] == ["LY-A.01", *because, "LY-A.01"]
    table.choose(f"play:{katana}")  # while it is asked who bears it
    assert [table.refused(f"lane:{space}") for space in range(-1, 9)] == ["LY-A.01", *["LY-6.04"] * 8, "LY-A.01"]


@pytest.mark.rule("LY-8.11")
def test_a_card_on_the_field_is_not_taken_back() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    katana = table.bearing(john, "KATANA AMMAZZA DEMONI")
    table.hand("DARDO PUNGENTE")
    assert table.refused(f"play:{katana}") == "LY-8.11"
    assert table.refused(f"play:{john}") == "LY-8.11"
    assert table.where(katana) == f"on {john}"


@pytest.mark.rule("LY-8.12")
def test_any_number_of_level_0_monsters() -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    table.mine("JOHN", lane=4)
    (cub, squire) = table.hand("CUCCIOLO RUGGENTE", "SCUDIERO DEL BRANCO")
    table.play(cub, lane=2)
    table.play(squire, lane=3)
    assert (table.where(cub), table.where(squire)) == ("lane 2", "lane 3")


@pytest.mark.rule("LY-8.13")
def test_a_free_space_costs_nothing() -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    (cub,) = table.hand("CUCCIOLO RUGGENTE")
    table.play(cub, lane=2)
    assert table.where(cub) == "lane 2"
    assert "MonsterDestroyed" not in table.kinds()


@pytest.mark.rule("LY-8.13")
def test_the_space_must_be_ones_own() -> None:
    table = Table()
    (cub,) = table.hand("CUCCIOLO RUGGENTE")
    table.choose(f"play:{cub}")
    assert table.refused(f"lane:{table.place(2, THEM)}") == "LY-8.13"


@pytest.mark.rule("LY-8.14")
def test_a_level_0_replaces_a_level_0() -> None:
    table = Table()
    old = [table.mine("JOHN", lane=lane) for lane in (1, 2, 3, 4)]
    (cub,) = table.hand("CUCCIOLO RUGGENTE")
    table.play(cub, lane=2)
    assert table.where(old[1]) == "discard"
    assert table.where(cub) == "lane 2"
    assert [table.where(card) for card in (old[0], old[2], old[3])] == ["lane 1", "lane 3", "lane 4"]


@pytest.mark.rule("LY-8.15")
def test_a_level_0_does_not_replace_a_higher_level() -> None:
    table = Table()
    for lane in (1, 3, 4):
        table.mine("JOHN", lane=lane)
    table.mine("LICANTROPO", lane=2)
    (cub,) = table.hand("CUCCIOLO RUGGENTE")
    table.choose(f"play:{cub}")
    assert table.options == ["lane:0", "lane:2", "lane:3"]
    assert table.refused(f"lane:{table.place(2)}") == "LY-8.15"


@pytest.mark.rule("LY-8.16")
def test_without_space_and_level_0_no_level_0_is_played() -> None:
    table = Table()
    for lane in (1, 2, 3, 4):
        table.mine("LICANTROPO", lane=lane)
    table.hand("JOHN")
    assert table.refused_play("JOHN") == "LY-8.16"


@pytest.mark.rule("LY-8.17")
def test_a_level_1_costs_one_monster() -> None:
    table = Table()
    table.hand("LICANTROPO")
    assert table.refused_play("LICANTROPO") == "LY-8.17"

    table = Table()
    john = table.mine("JOHN", lane=2)
    (wolf,) = table.hand("LICANTROPO")
    table.play(wolf, sacrifice=(john,))
    assert table.where(john) == "discard"
    assert table.where(wolf) == "lane 2"


@pytest.mark.rule("LY-8.18")
def test_a_level_2_costs_two_monsters() -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    table.theirs("JOHN", lane=1)
    table.hand("DRAGO ANTICO")
    assert table.refused_play("DRAGO ANTICO") == "LY-8.18"


@pytest.mark.rule("LY-8.19", "LY-A.15")
def test_a_level_1_enters_the_space_of_its_sacrifice() -> None:
    table = Table()
    john = table.mine("JOHN", lane=3)
    (wolf,) = table.hand("LICANTROPO")
    table.choose(f"play:{wolf}")
    assert table.options == [f"sacrifice:{table.lane_of(john)}"]
    assert table.refused(f"lane:{table.place(1)}") == "LY-8.19"
    table.choose(f"sacrifice:{table.place(3)}")
    assert table.where(wolf) == "lane 3"


@pytest.mark.rule("LY-8.20", "LY-A.15")
def test_a_level_2_enters_one_of_the_two_spaces() -> None:
    table = Table()
    one, four = table.mine("JOHN", lane=1), table.mine("JOHN", lane=4)
    (dragon,) = table.hand("DRAGO ANTICO")
    table.choose(f"play:{dragon}")
    table.choose(f"sacrifice:{table.lane_of(one)}")
    table.choose(f"sacrifice:{table.lane_of(four)}")
    assert table.options == [f"lane:{table.place(1)}", f"lane:{table.place(4)}"]
    assert table.refused(f"lane:{table.place(2)}") == "LY-8.20"
    table.choose(f"lane:{table.place(4)}")
    assert table.where(dragon) == "lane 4"
    assert (table.where(one), table.where(four)) == ("discard", "discard")


@pytest.mark.rule("LY-8.21")
def test_destroyed_cards_go_to_their_owners_pile() -> None:
    table = Table()
    enemy = table.theirs("JOHN", lane=1)
    (kiss,) = table.hand("BACIO FATALE")
    table.play(kiss)
    players = table.view().players
    assert [card.card for card in players[THEM].discard] == [enemy]
    assert [card.card for card in players[ME].discard] == [kiss]


@pytest.mark.rule("LY-8.22")
def test_a_magic_damages_a_monster() -> None:
    table = Table()
    enemy = table.theirs(monster(1, 4), lane=1)
    table.hand("SCINTILLA")  # 2 damage
    table.play("SCINTILLA")
    assert table.stats(enemy) == (1, 2)


@pytest.mark.rule("LY-8.23")
def test_a_single_damage_destroys_a_monster_of_1_defence() -> None:
    table = Table()
    table.theirs(monster(1, 1), lane=1)
    table.hand("PIOGGIA DI SASSI")  # 1 damage to every Monster
    happened = table.play("PIOGGIA DI SASSI")
    assert [event.rule for event in happened if event.kind == "MonsterDestroyed"] == ["LY-8.23"]


@pytest.mark.rule("LY-8.23")
def test_a_monster_whose_defence_is_gone_is_discarded_at_once() -> None:
    table = Table()
    enemy = table.theirs(monster(1, 2), lane=1)
    table.hand("SCINTILLA")
    happened = table.play("SCINTILLA")
    assert happened[-1].kind == "MonsterDestroyed"
    assert happened[-1].rule == "LY-8.23"
    assert table.where(enemy) == "discard"
    assert table.view().phase == "action"


@pytest.mark.rule("LY-8.24")
def test_damage_stays_and_makes_combat_easier() -> None:
    table = Table()
    attacker = table.mine(monster(1, 9), lane=1)
    enemy = table.theirs(monster(1, 4), lane=1)
    table.hand("PALLA DI FUOCO")  # 3 damage
    table.play("PALLA DI FUOCO")
    assert table.stats(enemy) == (1, 1)
    table.attack(attacker)
    assert table.where(enemy) == "discard"


@pytest.mark.rule("LY-8.25")
def test_d_stands_for_damage() -> None:
    """Card texts are made from effects: whatever heals n reads "n D" in Italian, "n damage" in English."""
    content = load_content((LABORATORY,))
    spring = content.cards[content.find("ACQUA DI FONTE")]
    assert spring.text.it == "Cura 4 D al tuo Personaggio."
    assert spring.text.en == "Heal 4 damage from your Character."
    assert not [card for card in content.cards if "danno" in card.text.it.replace("ogni danno", "")]

    table = Table()
    table.wounded(10)
    table.hand("ACQUA DI FONTE")
    table.play("ACQUA DI FONTE")
    assert table.life(ME) == 14


@pytest.mark.rule("LY-A.36")
def test_a_character_is_not_activated_without_the_target_it_needs() -> None:
    table = Table(character="MADAMA VELENA")  # destroys a Monster of Level 1 or lower
    table.theirs("DRAGO ANTICO", lane=1)
    assert table.match.printed(table.match.character[ME]).kind == CHARACTER
    assert table.refused("activate") == "LY-A.36"
