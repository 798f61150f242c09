"""A match taken back to an earlier position goes on as it did the first time, with what was in force then."""

import pytest

from tests.rules.lyon.table import ME, THEM, Table, monster


def go_back(table: Table, *choices: str) -> None:
    """Make these choices, let the opponent sweep the table empty, go back, and see all of it happen again."""
    match = table.match
    asked, saved, seen = table.asked, match.save(), table.view()
    offered = table.options
    happened = [event.to_json() for event in table.choose(*choices)]
    if match.decisions and table.asked != THEM:
        table.end_turn()
    table.play("ESODO")
    assert match.lane == [-1] * 8
    match.load(saved)
    assert (table.asked, table.options) == (asked, offered)
    assert [event.to_json() for event in table.choose(*choices)] == happened
    match.load(saved)
    assert table.view() == seen


def swept(**given: str) -> Table:
    table = Table(**given)
    table.hand("ESODO", of=THEM)  # returns every Monster to hand
    return table


@pytest.mark.rule("LY-11.08")
def test_an_indestructible_monster_is_still_no_sacrifice() -> None:
    table = swept()
    table.mine(monster(1, 1, "indestructible"), lane=1)
    for lane in (2, 3):
        table.mine(monster(1, 1), lane=lane)
    (wolf,) = table.hand("LICANTROPO")
    table.choose(f"play:{wolf}")
    assert table.options == ["sacrifice:1", "sacrifice:2"]
    go_back(table, "sacrifice:2")


@pytest.mark.rule("LY-11.09")
def test_an_indestructible_monster_is_still_not_replaced() -> None:
    table = swept()
    table.mine(monster(1, 1, "indestructible"), lane=1)
    (john,) = table.hand("JOHN")
    table.choose(f"play:{john}")
    assert table.options == ["lane:1", "lane:2", "lane:3"]
    go_back(table, "lane:2")


@pytest.mark.rule("LY-11.08", "LY-5.03")
def test_what_was_refused_is_refused_again() -> None:
    table = swept()
    table.mine(monster(1, 1, "indestructible"), lane=1)
    table.mine(monster(1, 1), lane=2)
    (wolf,) = table.hand("LICANTROPO")
    table.choose(f"play:{wolf}")
    saved = table.match.save()
    assert table.refused("sacrifice:0") == "LY-11.08"
    table.choose("sacrifice:1")
    table.end_turn()
    table.play("ESODO")
    table.match.load(saved)
    assert table.match.why_not(ME, "sacrifice:0").rule == "LY-11.08"
    assert table.refused("sacrifice:0") == "LY-11.08"


@pytest.mark.rule("LY-5.03")
def test_what_an_effect_forbids_a_player_is_forbidden_again() -> None:
    table = Table()
    table.theirs("JOHN", lane=1)
    table.hand("BANDO")  # the opponent cannot activate
    (katana,) = table.hand("KATANA AMMAZZA DEMONI", of=THEM)
    table.play("BANDO")
    table.end_turn()
    table.choose(f"play:{katana}")
    fresh = table.match.blank()
    fresh.load(table.match.save())
    assert fresh.why_not(THEM, "activate").rule == "LY-5.03"
    assert fresh.why_not(ME, "activate").rule == "LY-6.02"


@pytest.mark.rule("LY-5.03")
def test_cards_that_an_effect_forbids_are_still_not_offered() -> None:
    table = Table()
    table.theirs("JOHN", lane=1)
    table.hand("COPRIFUOCO")  # the opponent cannot play Monsters
    john, spark = table.hand("JOHN", "SCINTILLA", of=THEM)
    table.play("COPRIFUOCO")
    table.end_turn()
    fresh = table.match.blank()
    fresh.load(table.match.save())
    offered = [option.id for option in fresh.decisions[0].options]
    assert f"play:{spark}" in offered
    assert f"play:{john}" not in offered


@pytest.mark.rule("LY-5.04")
def test_a_monster_that_cannot_attack_is_still_refused_in_the_middle_of_a_question() -> None:
    table = swept()
    table.mine("SPAVENTAPASSERI", lane=1)
    patrol = table.mine("PATTUGLIA", lane=2)  # moves after it has hit, and asks whereto
    table.attack(patrol)
    assert table.options == ["lane:2", "lane:3"]
    saved = table.match.save()
    table.choose("lane:2")
    table.play("ESODO")
    table.match.load(saved)
    assert table.match.why_not(ME, "attack:0").rule == "LY-5.04"


@pytest.mark.rule("LY-11.02")
def test_a_monster_with_leap_still_defends_against_leap() -> None:
    table = swept()
    table.mine(monster(2, 3, "leap"), lane=1)
    table.theirs(monster(1, 5, "leap"), lane=1)
    table.fight()
    go_back(table, "attack:0")


@pytest.mark.rule("LY-5.03")
def test_a_monster_that_cannot_be_targeted_is_still_not_offered() -> None:
    table = swept()
    table.theirs("SPETTRO INAFFERRABILE", lane=1)
    johns = [table.theirs("JOHN", lane=lane) for lane in (2, 3)]
    (ball,) = table.hand("PALLA DI FUOCO")
    table.choose(f"play:{ball}")
    assert table.options == [f"target:{john}" for john in johns]
    go_back(table, f"target:{johns[0]}")


@pytest.mark.rule("LY-5.03")
def test_nor_is_an_effect_that_would_have_to_choose_it() -> None:
    table = swept()
    table.theirs("SPETTRO INAFFERRABILE", lane=1)
    (crossroads,) = table.hand("BIVIO")  # 1 damage to a chosen enemy Monster, or all of them destroyed
    table.choose(f"play:{crossroads}")
    assert table.options == ["mode:1"]
    go_back(table, "mode:1")


def test_a_copy_is_the_same_position_and_goes_its_own_way() -> None:
    table = Table()
    table.mine(monster(2, 3, "leap"), lane=1)
    table.theirs("SPETTRO INAFFERRABILE", lane=1)
    guard = table.theirs("SCUDO UMANO", lane=2)
    table.bearing(guard, "AMULETO ANTIMAGIA", owner=THEM)
    table.discarded("JOHN")
    table.discarded("JOHN", "SCINTILLA", of=THEM)
    table.hand("RESPIRO CORTO", "JOHN")
    table.hand("ESODO", of=THEM)
    table.exhausted()
    table.play("RESPIRO CORTO")
    match = table.match
    saved, seen = match.save(), [match.view(viewer) for viewer in (None, ME, THEM)]
    copy = match.copy()
    assert copy.save() == saved
    assert [copy.view(viewer) for viewer in (None, ME, THEM)] == seen
    for option in ("fight", "attack:0"):
        copy.choose(0, option)
    copy.choose(1, f"play:{copy.hand[1][0]}")
    assert copy.lane == [-1] * 8
    assert match.save() == saved
    assert [match.view(viewer) for viewer in (None, ME, THEM)] == seen
    table.choose("fight", "attack:0")
    table.play("ESODO")
    assert match.save() == copy.save()
