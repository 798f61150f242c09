"""Brucia Frammento: Shards of a Hero, the die of a Monster."""

import pytest

from tests.rules.synchro.table import Table


def burned_hero(number: int, shards: str) -> Table:
    """The red Monster burns so many Shards of Bruno's."""
    table = Table(turn="yellow")
    table.hero("red", "bruno", shards=shards)
    table.foe("red", acts=[f"burn({number}, front)"])
    table.draws(marbles="red blue")
    table.end()
    return table


@pytest.mark.rule("SH-25.01")
def test_a_hero_chooses_what_to_discard() -> None:
    table = burned_hero(2, "rbg")
    assert table.offered() == ["discard:0/0", "discard:0/1", "discard:0/2"]
    table.discard("red", "b")
    table.discard("red", "r")
    assert table.shards("red") == "g"
    assert table.in_tray() == "rb"
    assert table.active == "blue"


@pytest.mark.rule("SH-25.01")
def test_no_more_than_it_has() -> None:
    table = burned_hero(3, "rb")
    assert table.shards("red") == ""
    assert table.in_tray() == "rb"
    assert table.active == "blue"
    assert {event.rule for event in table.events if event.kind == "ShardsDiscarded"} == {"SH-25.01"}


@pytest.mark.rule("SH-25.01")
def test_its_leader_chooses() -> None:
    table = Table(turn="yellow", seats=2)
    table.hero("red", "bruno", shards="rb", leader=1)
    table.foe("red", acts=["burn(1, front)"])
    table.draws(marbles="red blue")
    table.end()
    assert table.asked == 1


@pytest.mark.rule("SH-25.02")
@pytest.mark.parametrize(("die", "left"), [(6, 4), (5, 3), (2, 0), (1, 0)])
def test_a_monsters_die_goes_down(die: int, left: int) -> None:
    table = Table(turn="red")
    table.hero("red", shards="t", skills="cristallo")
    table.foe("red", die=die)
    table.use("cristallo")
    assert table.die("red") == left


@pytest.mark.rule("SH-25.03")
def test_at_zero_it_makes_a_basic_attack() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t", skills="cristallo+")
    table.foe("red", die=2, acts=["damage(9, all_foes)"])
    table.use("cristallo")
    assert table.seen("red foe")["next"] == -1
    table.draws(marbles="red yellow")
    table.end()
    assert [table.damage(board) for board in ("red", "yellow")] == [4, 0]
    assert table.told("MonsterBasic") == [(0,)]


@pytest.mark.rule("SH-25.04")
def test_a_die_at_zero_lies_above_its_slot_and_returns_to_the_other() -> None:
    table = Table(turn="red", first="monsters")
    table.hero("red", shards="t", skills="cristallo")
    table.foe("red", die=2, slot=1)
    table.revealed(heroes="red", monsters="green")
    table.use("cristallo")
    assert table.die("red") == 0
    assert table.slot("red") == 1
    table.draws(marbles="red yellow", dice="5")
    table.end()
    assert table.die("red") == 5
    assert table.slot("red") == 2


@pytest.mark.rule("SH-25.05")
def test_example_burn_1_discards_one_chosen_shard() -> None:
    table = burned_hero(1, "rb")
    table.discard("red", "b")
    assert table.shards("red") == "r"
    assert table.in_tray() == "b"


@pytest.mark.rule("SH-25.06")
def test_example_burn_1_on_a_monster() -> None:
    table = Table(turn="red")
    burn = table.skill("burn(1, any_foe)", cost="r")
    table.hero("red", shards="r", skills=burn)
    table.foe("blue", die=4)
    table.use(burn, target="blue foe")
    assert table.die("blue") == 3
    assert table.told("DieChanged") == [(2, 3)]
