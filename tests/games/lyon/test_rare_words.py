"""Words of the card language that no card of the base set uses, at work in cards of the laboratory."""

import pytest

from ludoteca.games.lyon.packs.vocabulary import EFFECT, VOCABULARY
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.yamls import Where
from tests.rules.lyon.table import ME, THEM, Table, monster

# -- kills, on a Treasure -------------------------------------------------------------------------------------------


def test_a_treasure_sees_what_its_bearer_kills_as_attacker() -> None:
    table = Table()
    bearer, beside = table.mine(monster(3, 5), lane=1), table.mine(monster(3, 5), lane=2)
    table.bearing(bearer, "TROFEO")
    for lane in (1, 2):
        table.theirs(monster(0, 3), lane=lane)
    table.attack(beside)
    assert table.hand_size() == 0
    table.attack(bearer)
    assert table.hand_size() == 1


def test_a_treasure_sees_what_its_bearer_kills_as_defender() -> None:
    table = Table()
    attacker = table.mine(monster(1, 3), lane=1)
    table.mine("JOHN", lane=2)  # may still attack, so the turn goes on
    bearer = table.theirs(monster(3, 5), lane=1)
    table.bearing(bearer, "TROFEO", owner=THEM)
    table.attack(attacker)
    assert (table.hand_size(ME), table.hand_size(THEM)) == (0, 1)


def test_a_treasure_does_not_see_a_fight_that_kills_nobody_nor_what_a_magic_destroys() -> None:
    table = Table()
    bearer = table.mine(monster(2, 5), lane=1)
    table.bearing(bearer, "TROFEO")
    table.theirs(monster(0, 3), lane=1)
    other = table.theirs(monster(0, 3), lane=2)
    table.hand("ROGO")
    table.play("ROGO", target=other)
    table.attack(bearer)
    assert table.hand_size() == 0


def test_two_monsters_that_kill_each_other_set_off_the_treasures_of_both() -> None:
    table = Table()
    attacker, defender = table.mine(monster(3, 3), lane=1), table.theirs(monster(3, 3), lane=1)
    table.mine("JOHN", lane=2)
    table.bearing(attacker, "TROFEO")
    table.bearing(defender, "TROFEO", owner=THEM)
    table.attack(attacker)
    while "trigger:0" in table.options:
        table.choose("trigger:0")
    assert (table.hand_size(ME), table.hand_size(THEM)) == (1, 1)


def test_a_treasure_on_an_enemy_monster_serves_the_player_who_played_it() -> None:
    table = Table()
    attacker = table.mine(monster(1, 3), lane=1)
    bearer = table.theirs(monster(3, 5), lane=1)
    table.mine("JOHN", lane=2)
    table.bearing(bearer, "TROFEO", owner=ME)
    table.attack(attacker)
    assert (table.hand_size(ME), table.hand_size(THEM)) == (1, 0)


# -- hits, on a Treasure --------------------------------------------------------------------------------------------


@pytest.mark.rule("LY-2.10")
@pytest.mark.parametrize("faced", [False, True])
def test_a_treasure_sees_what_its_bearer_hits(faced: bool) -> None:
    table = Table()
    bearer, beside = table.mine(monster(1, 5), lane=1), table.mine(monster(1, 5), lane=2)
    table.bearing(bearer, "FENDENTE")
    if faced:
        for lane in (1, 2):
            table.theirs(monster(0, 3), lane=lane)
    table.attack(beside)
    assert table.hand_size() == 0
    table.attack(bearer)
    assert table.hand_size() == 1


# -- destroyed, on a Treasure ---------------------------------------------------------------------------------------


@pytest.mark.rule("LY-9.13")
@pytest.mark.parametrize("owner", [ME, THEM])
def test_a_treasure_is_destroyed_with_its_bearer(owner: int) -> None:
    table = Table()
    bearer = table.theirs("JOHN", lane=1)
    treasure = table.bearing(bearer, "TESTAMENTO", owner=owner)
    table.hand("ROGO")
    table.play("ROGO")
    assert table.where(treasure) == "discard"
    assert table.hand_size(owner) == 1
    assert table.hand_size(1 - owner) == 0


@pytest.mark.rule("LY-12.06")
def test_a_treasure_is_destroyed_with_a_bearer_given_up_as_a_cost() -> None:
    table = Table()
    bearer = table.mine("JOHN", lane=1)
    table.bearing(bearer, "TESTAMENTO")
    table.hand("LICANTROPO")
    table.play("LICANTROPO", sacrifice=(bearer,))
    assert table.hand_size() == 1


def test_a_treasure_discarded_because_its_bearer_went_to_hand_is_not_destroyed() -> None:
    table = Table()
    bearer = table.theirs("JOHN", lane=1)
    treasure = table.bearing(bearer, "TESTAMENTO")
    table.hand("RAFFICA DI PONENTE")
    table.play("RAFFICA DI PONENTE")
    assert table.where(treasure) == "discard"
    assert table.hand_size(ME) == 0


# -- what a player cannot -------------------------------------------------------------------------------------------


@pytest.mark.rule("LY-5.03")
def test_whoever_cannot_play_treasures_still_plays_the_rest() -> None:
    table = Table()
    table.theirs("JOHN", lane=1)
    table.hand("DOGANA", "LAMA DENTATA")
    blade, dart, john = table.hand("LAMA DENTATA", "DARDO PUNGENTE", "JOHN", of=THEM)
    table.play("DOGANA")
    assert f"play:{table.number('LAMA DENTATA')}" in table.options  # it forbids the opponent only
    table.end_turn()
    assert table.refused_play(blade, THEM) == "LY-5.03"
    assert {f"play:{dart}", f"play:{john}"} <= set(table.options)
    table.end_turn()
    table.end_turn()
    assert f"play:{blade}" in table.options  # until the start of the other player's next turn


@pytest.mark.rule("LY-5.03")
def test_a_monster_in_play_keeps_the_opponent_from_playing_magics() -> None:
    table = Table()
    table.theirs("CENSORE", lane=1)
    spark, john = table.hand("SCINTILLA", "JOHN")
    theirs = table.hand("SCINTILLA", of=THEM)
    assert table.refused_play(spark) == "LY-5.03"
    assert f"play:{john}" in table.options
    table.end_turn()
    assert {f"play:{card}" for card in theirs} <= set(table.options)  # it forbids its player nothing


@pytest.mark.rule("LY-5.03")
def test_whoever_cannot_draw_draws_neither_in_acquisition_nor_by_a_card() -> None:
    table = Table()
    table.hand("SICCITÀ", "ILLUMINAZIONE")
    (insight,) = table.hand("ILLUMINAZIONE", of=THEM)
    table.play("SICCITÀ")
    table.play("ILLUMINAZIONE")
    assert table.hand_size() == 2  # it forbids the opponent only
    table.end_turn()
    assert table.hand_size(THEM) == 1
    table.play(insight)
    assert table.hand_size(THEM) == 0
    table.end_turn()
    table.end_turn()
    assert table.hand_size(THEM) == 1


@pytest.mark.rule("LY-1.03")
def test_whoever_cannot_draw_does_not_lose_by_an_empty_deck() -> None:
    """What stops the draw is the card, not the deck."""
    table = Table()
    table.deck(of=THEM)
    table.hand("SICCITÀ")
    table.play("SICCITÀ")
    table.end_turn()
    assert table.asked == THEM
    table.end_turn()
    table.end_turn()
    assert (table.winner, table.ended_by) == (ME, "LY-1.03")


# -- return_to_hand of several --------------------------------------------------------------------------------------


def test_several_monsters_return_each_to_the_hand_of_its_owner() -> None:
    table = Table()
    mine, theirs = table.mine("JOHN", lane=2), table.theirs("JOHN", lane=1)
    dragon = table.theirs("DRAGO D'OSSA", lane=3)
    blade = table.bearing(theirs, "LAMA DENTATA")
    table.hand("ESODO")
    table.play("ESODO")
    assert [table.where(card) for card in (mine, theirs, dragon, blade)] == ["hand", "hand", "hand", "discard"]
    assert (table.hand_size(ME), table.hand_size(THEM)) == (1, 2)
    assert "MonsterDestroyed" not in table.kinds()


@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_so_many_monsters_return_to_hand(number: int) -> None:
    table = Table()
    enemies = [table.theirs("JOHN", lane=lane) for lane in (1, 2, 3)]
    table.hand("RISACCA")
    table.play("RISACCA", target=tuple(enemies[:number]))
    if number < 2:
        table.choose("done")
    assert [table.where(card) for card in enemies].count("hand") == number


def test_several_owners_are_said_in_the_plural() -> None:
    said = {
        "return_to_hand(every(monster))": (
            "fai tornare in mano ai proprietari tutti i Mostri",
            "return all Monsters to their owners' hands",
        ),
        "return_to_hand(up_to(2, monster, enemy))": (
            "fai tornare in mano al proprietario fino a 2 Mostri avversari",
            "return up to 2 enemy Monsters to their owner's hand",
        ),
        "return_to_hand(chosen(monster, yours))": (
            "riprendi in mano un tuo Mostro",
            "return one of your Monsters to your hand",
        ),
    }
    for text, words in said.items():
        effect = VOCABULARY.read(text, (EFFECT,), Where("prova"))
        assert isinstance(effect, Effect)
        assert (effect.words().it, effect.words().en) == words


# -- attacks made, after move ---------------------------------------------------------------------------------------


@pytest.mark.rule("LY-9.01", "LY-A.08")
def test_a_monster_that_moves_after_its_attack_has_still_made_it() -> None:
    table = Table()
    first, second = table.mine("PATTUGLIA", lane=1), table.mine("PATTUGLIA", lane=2)
    table.attack(first)
    table.choose(f"lane:{table.place(3)}")
    assert table.where(first) == "lane 3"
    assert table.seen(first).attacks_left == 0
    assert table.match.attacks == [0, 0, 1, 0, 0, 0, 0, 0]
    assert table.options == [f"attack:{table.place(2)}", "end"]
    table.attack(second)
    table.choose(f"lane:{table.place(1)}")  # where the first one has attacked from
    assert table.asked == THEM  # nobody is left to attack


@pytest.mark.rule("LY-A.22")
def test_what_a_monster_takes_from_the_one_in_front_is_taken_as_soon_as_it_moves_there() -> None:
    table = Table()
    patrol = table.mine("RONDA TORVA", lane=1)  # 2/5, moves when it hits; the Monster in front has -1 DEFENCE
    table.mine(monster(1, 1), lane=2)  # may still attack, so the turn goes on
    weak, strong = table.theirs(monster(0, 1), lane=3), table.theirs(monster(0, 2), lane=4)
    table.attack(patrol)
    table.choose(f"lane:{table.place(3)}")
    assert table.asked == ME
    assert (table.where(weak), table.where(strong)) == ("discard", "lane 4")
    assert table.events[-1].rule == "LY-A.22"


@pytest.mark.rule("LY-5.01")
def test_a_monster_that_has_fallen_moves_nowhere_and_nobody_is_asked_where_to() -> None:
    table = Table()
    patrol = table.mine("PATTUGLIA", lane=1)  # 2/5, moves when it hits
    table.mine(monster(1, 1), lane=2)
    table.theirs(monster(5, 9), lane=1)
    table.attack(patrol)
    assert table.where(patrol) == "discard"
    assert table.options == [f"attack:{table.place(2)}", "end"]


@pytest.mark.rule("LY-5.01")
def test_without_a_free_space_nobody_moves_and_nobody_is_asked() -> None:
    table = Table()
    patrol = table.mine("PATTUGLIA", lane=1)
    for lane in (2, 3, 4):
        table.mine(monster(1, 1), lane=lane)
    table.attack(patrol)
    assert table.where(patrol) == "lane 1"
    assert table.options == [*[f"attack:{table.place(lane)}" for lane in (2, 3, 4)], "end"]


@pytest.mark.rule("LY-A.08")
def test_an_attack_is_forgotten_with_the_monster_that_made_it() -> None:
    table = Table()
    fallen = table.mine(monster(1, 1), lane=1)
    table.mine(monster(1, 1), lane=2)
    table.theirs(monster(3, 3), lane=1)
    table.attack(fallen)
    assert table.where(fallen) == "discard"
    assert table.match.attacks == [0] * 8
    assert table.lane_of(fallen) == -1


@pytest.mark.rule("LY-A.08")
def test_an_attack_more_goes_with_the_monster_that_moves() -> None:
    table = Table()
    patrol = table.mine("PATTUGLIA", lane=1)
    table.hand("SECONDO ASSALTO")
    before = table.life(THEM)
    table.play("SECONDO ASSALTO")
    table.attack(patrol)
    table.choose(f"lane:{table.place(3)}")
    assert table.seen(patrol).attacks_left == 1
    table.attack(patrol)
    assert table.life(THEM) == before - 4
    table.choose(f"lane:{table.place(1)}")
    assert table.asked == THEM


# -- can, of a player -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LY-5.03")
def test_a_permission_of_a_player_shields_nobody_and_yields_to_a_prohibition() -> None:
    table = Table()
    table.theirs("SALVACONDOTTO", lane=1)
    table.hand("DARDO PUNGENTE", "SICCITÀ")  # 3 damage to the enemy Character; the opponent cannot draw
    before = table.life(THEM)
    table.play("DARDO PUNGENTE")
    assert table.life(THEM) == before - 3
    table.play("SICCITÀ")
    table.end_turn()
    assert (table.asked, table.hand_size(THEM)) == (THEM, 0)


@pytest.mark.rule("LY-A.19")
@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("fallen", [False, True])
def test_a_magic_that_brings_somebody_back_needs_somebody_and_room(full: bool, fallen: bool) -> None:
    table = Table()
    for lane in (1, 2, 3, 4) if full else (1, 2, 3):
        table.mine(monster(1, 1), lane=lane)
    table.discarded(*(["JOHN"] if fallen else ["SCINTILLA"]))
    (magic,) = table.hand("RIENTRO")
    assert (f"play:{magic}" in table.options) == (fallen and not full)
