"""Sfidante, Sfuggente, Attaccabrighe, Resistere, Lesto."""

import pytest

from tests.rules.lorcana.table import ME, Table, action, character, item, location, song

# -- Challenger --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-CHLG.01")
def test_challenger_adds_strength_while_challenging() -> None:
    table = Table()
    hero = table.mine(character(2, 9, keywords=["challenger(3)"]))
    foe = table.theirs(character(1, 9), exerted=True)
    assert table.strength(hero) == 2
    table.challenge(hero, foe)
    assert table.damage(foe) == 5
    assert table.strength(hero) == 2


@pytest.mark.rule("LOR-CHLG.02")
def test_challenger_does_not_count_when_challenged() -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    foe = table.theirs(character(2, 9, keywords=["challenger(3)"]), exerted=True)
    table.challenge(hero, foe)
    assert table.damage(hero) == 2


@pytest.mark.rule("LOR-CHLG.03")
def test_several_challengers_add_up() -> None:
    table = Table()
    hero = table.mine(character(2, 9, keywords=["challenger(1)"]))
    foe = table.theirs(character(1, 9), exerted=True)
    (deed,) = table.hand(action("gains(chosen(character, yours), challenger(2), until=this_turn)"))
    table.play(deed)
    assert table.keywords(hero) == {"challenger": 3}
    table.challenge(hero, foe)
    assert table.damage(foe) == 5


# -- Evasive -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-EVAS.01")
def test_only_evasive_characters_challenge_an_evasive_one() -> None:
    table = Table()
    plain, evasive = table.mine(character(1, 9)), table.mine(character(1, 9, keywords=["evasive"]))
    foe = table.theirs(character(1, 9, keywords=["evasive"]), exerted=True)
    other = table.theirs(character(1, 9), exerted=True)
    table.choose(f"challenge:{plain}")
    assert table.asked == ME
    assert table.damage(other) == 1, "the other one is its only target"
    table.challenge(evasive, foe)
    assert table.damage(foe) == 1


@pytest.mark.rule("LOR-EVAS.01")
def test_a_challenge_of_an_evasive_character_is_refused() -> None:
    table = Table()
    plain = table.mine(character(1, 9))
    foe = table.theirs(character(1, 9, keywords=["evasive"]), exerted=True)
    others = [table.theirs(character(1, 9), exerted=True) for _ in range(2)]
    table.choose(f"challenge:{plain}")
    assert table.targets() == set(others)
    assert table.refused(f"target:{foe}") == "LOR-EVAS.01"


@pytest.mark.rule("LOR-EVAS.02")
def test_evasive_does_not_limit_its_own_character() -> None:
    table = Table()
    hero = table.mine(character(1, 9, keywords=["evasive"]))
    foes = {table.theirs(character(1, 9, keywords=words), exerted=True) for words in (["evasive"], [])}
    place = table.theirs(location())
    table.choose(f"challenge:{hero}")
    assert table.targets() == foes | {place}


# -- Reckless ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-RECK.01")
def test_a_reckless_character_does_not_quest() -> None:
    table = Table()
    hero = table.mine(character(1, 3, keywords=["reckless"]))
    assert table.refused(f"quest:{hero}") == "LOR-RECK.01"


@pytest.mark.rule("LOR-RECK.02")
def test_the_turn_does_not_end_while_a_reckless_character_can_challenge() -> None:
    table = Table()
    hero = table.mine(character(1, 9, keywords=["reckless"]))
    foe = table.theirs(character(1, 9), exerted=True)
    assert table.refused("end") == "LOR-RECK.02"
    table.challenge(hero, foe)
    table.end_turn()
    assert table.asked != ME


@pytest.mark.rule("LOR-RECK.02")
def test_exerting_it_otherwise_will_do() -> None:
    table = Table()
    table.mine(character(1, 9, keywords=["reckless"]))
    table.theirs(character(1, 9), exerted=True)
    (deed,) = table.hand(action("exert(chosen(character, yours))"))
    assert table.refused("end") == "LOR-RECK.02"
    table.play(deed)
    table.end_turn()
    assert table.asked != ME


@pytest.mark.rule("LOR-RECK.03")
def test_a_location_is_target_enough() -> None:
    table = Table()
    hero = table.mine(character(1, 9, keywords=["reckless"]))
    place = table.theirs(location(5))
    assert table.refused("end") == "LOR-RECK.02"
    table.challenge(hero, place)
    table.end_turn()
    assert table.asked != ME


@pytest.mark.rule("LOR-RECK.04")
@pytest.mark.parametrize(("drying", "exerted"), [(True, True), (False, False)])
def test_without_a_possible_challenge_there_is_no_duty(drying: bool, exerted: bool) -> None:
    table = Table()
    table.mine(character(1, 9, keywords=["reckless"]), drying=drying)
    table.theirs(character(1, 9), exerted=exerted)
    table.end_turn()
    assert table.asked != ME


@pytest.mark.rule("LOR-RECK.04")
def test_rush_brings_the_duty_back() -> None:
    table = Table()
    table.mine(character(1, 9, keywords=["reckless", "rush"]), drying=True)
    table.theirs(character(1, 9), exerted=True)
    assert table.refused("end") == "LOR-RECK.02"


@pytest.mark.rule("LOR-RECK.05")
def test_a_reckless_character_may_sing_or_use_its_abilities() -> None:
    table = Table()
    singer = table.mine(character(1, 9, keywords=["reckless"], cost=4))
    table.theirs(character(1, 9), exerted=True)
    (tune,) = table.hand(song("draw(1)", cost=3))
    assert table.refused("end") == "LOR-RECK.02"
    table.sing(tune, singer)
    assert table.is_exerted(singer)
    table.end_turn()
    assert table.asked != ME
    table = Table()
    user = table.mine(character(1, 9, "use(exert(this), then=gain_lore(1))", keywords=["reckless"]))
    table.theirs(character(1, 9), exerted=True)
    table.use(user)
    assert table.lore_of() == 1
    table.end_turn()
    assert table.asked != ME


# -- Resist ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-RESI.01")
def test_resist_reduces_damage_from_effects_and_challenges() -> None:
    table = Table()
    hero = table.mine(character(3, 9))
    foes = [table.theirs(character(0, 9, keywords=["resist(2)"]), exerted=True) for _ in range(2)]
    (ray,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(ray, foes[0])
    table.challenge(hero, foes[1])
    assert [table.damage(foe) for foe in foes] == [1, 1]


@pytest.mark.rule("LOR-RESI.02")
@pytest.mark.parametrize(("strength", "set_off"), [(2, False), (3, True)])
def test_damage_reduced_to_nothing_was_not_dealt(strength: int, set_off: bool) -> None:
    table = Table()
    hero = table.mine(character(strength, 9, "when(deals_challenge_damage(this), gain_lore(1))"))
    foe = table.theirs(character(0, 9, "when(dealt_damage(this), gain_lore(1))", keywords=["resist(2)"]), exerted=True)
    (deed,) = table.hand(action("do(deal(2, chosen(character, opposing)), given(done, draw(1)))"))
    table.challenge(hero, foe)
    assert table.damage(foe) == int(set_off)
    assert (table.lore_of(0), table.lore_of(1)) == (int(set_off), int(set_off))
    table.play(deed)
    assert table.hand_size() == 0


@pytest.mark.rule("LOR-RESI.03")
def test_resist_does_not_reduce_damage_put_or_moved() -> None:
    table = Table()
    foe = table.theirs(character(1, 9, keywords=["resist(2)"]))
    hero = table.mine(character(1, 9), damage=1)
    put, move = table.hand(
        action("put_damage(1, chosen(character, opposing))"),
        action("move_damage(1, chosen(character, yours), chosen(character, opposing))"),
    )
    table.play(put)
    assert table.damage(foe) == 1
    table.play(move)
    assert (table.damage(foe), table.damage(hero)) == (2, 0)


@pytest.mark.rule("LOR-RESI.04")
def test_every_instance_of_damage_is_reduced() -> None:
    table = Table()
    foe = table.theirs(character(1, 9, keywords=["resist(1)"]))
    first, both = table.hand(
        action("deal(1, chosen(character, opposing))"),
        action("deal(1, chosen(character, opposing))", "deal(2, chosen(character, opposing))"),
    )
    table.play(first)
    assert table.damage(foe) == 0
    table.play(both)
    assert table.damage(foe) == 1


@pytest.mark.rule("LOR-RESI.05")
def test_a_location_may_have_resist() -> None:
    table = Table()
    hero = table.mine(character(3, 9))
    place = table.theirs(location(9))
    table.theirs(item("always(gains(every(location, yours), resist(1)))"))
    table.challenge(hero, place)
    assert table.damage(place) == 2


# -- Rush --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-RUSH.01")
def test_rush_lets_a_character_challenge_at_once() -> None:
    table = Table()
    quick, slow = table.hand(character(1, 9, keywords=["rush"]), character(1, 9, name="Slow"))
    foe = table.theirs(character(1, 9), exerted=True)
    table.play(quick)
    table.play(slow)
    assert table.refused(f"challenge:{slow}") == "LOR-CHAL.11"
    table.challenge(quick, foe)
    assert table.damage(foe) == 1


@pytest.mark.rule("LOR-RUSH.02")
def test_rush_allows_nothing_else() -> None:
    table = Table()
    quick, tune = table.hand(
        character(1, 9, "use(exert(this), then=gain_lore(1))", keywords=["rush"], cost=5), song("draw(1)", cost=3)
    )
    table.theirs(character(1, 9), exerted=True)
    table.play(quick)
    assert table.refused(f"quest:{quick}") == "LOR-QUEST.03"
    assert table.refused(f"sing:{tune}") == "LOR-SONG.04"
    assert table.refused(table.ability(quick)) == "LOR-ABIL.07"
    assert f"challenge:{quick}" in table.options
