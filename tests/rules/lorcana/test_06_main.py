"""Azioni della fase principale: what the active player may do."""

import pytest

from tests.rules.lorcana.table import ME, Table, action, character, item, location


def offered(table: Table, verb: str, card: int) -> bool:
    return any(option == f"{verb}:{card}" or option.startswith(f"{verb}:{card}/") for option in table.options)


@pytest.mark.rule("LOR-MAIN.01")
def test_a_card_may_be_played() -> None:
    table = Table(ink=2)
    cheap, dear = table.hand(character(cost=2), character(cost=3))
    assert offered(table, "play", cheap)
    assert table.refused(f"play:{dear}") == "LOR-PLAY.03"
    table.play(cheap)
    assert table.where(cheap) == "play"


@pytest.mark.rule("LOR-MAIN.02")
def test_an_ability_that_does_not_exert_may_be_used_at_once() -> None:
    table = Table(ink=2)
    (hero,) = table.hand(character(1, 3, "use(pay(1), then=gain_lore(1))", "use(exert(this), then=gain_lore(5))"))
    table.play(hero)
    assert len([option for option in table.options if option.startswith(f"use:{hero}/")]) == 1
    table.use(hero)
    assert table.lore_of() == 1
    assert not table.is_exerted(hero)
    assert not offered(table, "use", hero)


@pytest.mark.rule("LOR-MAIN.03")
def test_an_items_ability_may_be_used() -> None:
    table = Table()
    thing = table.mine(item("use(exert(this), then=gain_lore(1))"))
    theirs = table.theirs(item("use(exert(this), then=gain_lore(1))"))
    assert offered(table, "use", thing)
    assert not offered(table, "use", theirs)
    table.use(thing)
    assert table.lore_of() == 1
    assert table.is_exerted(thing)


@pytest.mark.rule("LOR-MAIN.04")
def test_a_locations_ability_may_be_used() -> None:
    table = Table(ink=1)
    place = table.mine(location(5, "use(pay(1), then=draw(1))"))
    assert offered(table, "use", place)
    table.use(place)
    assert table.hand_size() == 1
    assert table.ready_ink() == 0
    assert not offered(table, "use", place)


@pytest.mark.rule("LOR-MAIN.05")
def test_a_character_may_move_to_a_location() -> None:
    table = Table(ink=3)
    hero = table.mine(character())
    place, dear = table.mine(location(5, move=2)), table.mine(location(5, move=4))
    table.theirs(location(5, move=0))
    assert offered(table, "move", hero)
    table.choose(f"move:{hero}")
    assert table.seen(hero).at == place
    assert table.ready_ink() == 1
    assert table.seen(dear).here == ()


@pytest.mark.rule("LOR-MAIN.06")
def test_only_characters_in_play_since_the_turn_began_exert_themselves() -> None:
    table = Table()
    (hero,) = table.hand(character(1, 3, "use(exert(this), then=draw(1))"))
    foe = table.theirs(character(1, 9, lore=0), exerted=True)
    table.play(hero)
    for verb in ("quest", "challenge", "use"):
        assert not offered(table, verb, hero)
    table.end_turn()
    table.quest(foe)
    table.end_turn()
    for verb in ("quest", "challenge", "use"):
        assert offered(table, verb, hero)


@pytest.mark.rule("LOR-MAIN.07")
def test_such_a_character_may_quest() -> None:
    table = Table()
    hero = table.mine(character(1, 3, lore=2))
    table.quest(hero)
    assert table.is_exerted(hero)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-MAIN.08")
def test_such_a_character_may_challenge_locations_and_exerted_characters() -> None:
    table = Table()
    hero = table.mine(character(2, 9))
    place = table.theirs(location(5))
    tired = table.theirs(character(1, 5), exerted=True)
    ready = table.theirs(character(1, 5))
    mine = table.mine(character(1, 5), exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.targets() == {place, tired}
    assert table.refused(f"target:{ready}") == "LOR-CHAL.03"
    assert table.refused(f"target:{mine}")
    table.choose(f"target:{tired}")
    assert table.damage(tired) == 2


@pytest.mark.rule("LOR-MAIN.09")
def test_such_a_character_may_use_an_ability_that_exerts() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "use(exert(this), then=gain_lore(2))"))
    table.use(hero)
    assert table.is_exerted(hero)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-MAIN.10")
def test_the_three_exclude_each_other() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "use(exert(this), then=gain_lore(2))"))
    table.theirs(character(1, 9), exerted=True)
    (deed,) = table.hand(action("ready(chosen(character, yours))"))
    ability = next(option for option in table.options if option.startswith("use:"))
    table.quest(hero)
    for option in (f"quest:{hero}", f"challenge:{hero}", ability):
        assert table.refused(option) == "LOR-STATE.02"
    table.play(deed)
    assert {f"quest:{hero}", f"challenge:{hero}", ability} <= set(table.options)
    table.choose(ability)
    assert table.lore_of() == 3
    assert table.refused(f"quest:{hero}") == "LOR-STATE.02"
    assert table.asked == ME
