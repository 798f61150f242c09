"""Turno del Mostro: the action of its die, the Basic Attack below 1, and the die that is rolled again."""

import pytest

from tests.rules.synchro.table import Table

ROWS = ("damage(1, front)", "damage(2, rear)", "damage(4, all_foes)")


@pytest.mark.rule("SH-15.01")
@pytest.mark.parametrize("colour", ["red", "green"])
def test_the_revealed_marble_names_the_monster(colour: str) -> None:
    table = Table(turn="red")
    table.draws(marbles=f"{colour} yellow")
    table.end()
    assert table.told("MarbleRevealed")[0] == (1, table.unit(colour))
    assert table.told("TurnBegan")[0] == (table.unit(f"{colour} foe"),)
    assert table.told("MonsterActed") == [(table.unit(colour), 0)]


@pytest.mark.rule("SH-15.02")
@pytest.mark.parametrize(("die", "row"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_action_of_its_die(die: int, row: int) -> None:
    table = Table(turn="red")
    table.foe("blue", die=die, acts=ROWS)
    table.draws(marbles="blue yellow")
    table.end()
    suffered = [table.damage(board) for board in ("red", "yellow", "blue", "green")]
    assert suffered == [[1, 0, 0, 0], [0, 0, 0, 2], [4, 4, 4, 4]][row]
    assert table.told("MonsterActed") == [(2, row)]


@pytest.mark.rule("SH-15.03")
def test_the_die_is_the_monsters_shard() -> None:
    table = Table(turn="red")
    burn = table.skill("burn(1, front)", cost="r")
    table.hero("red", shards="r", skills=burn)
    table.foe("red", die=5, acts=ROWS)
    table.use(burn)
    assert table.die("red") == 4
    table.draws(marbles="red yellow")
    table.end()
    assert table.told("MonsterActed") == [(0, 1)]


@pytest.mark.rule("SH-15.04")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_below_one_a_basic_attack_for_twice_its_level(level: int) -> None:
    table = Table(turn="red")
    names = {1: "topo", 2: "orco", 3: "troll", 4: "drago", 5: "titano"}
    table.foe("yellow", names[level], die=0)
    table.draws(marbles="yellow blue")
    table.end()
    assert table.damage("red") == 2 * level
    assert [table.damage(board) for board in ("yellow", "blue", "green")] == [0, 0, 0]
    assert table.told("MonsterBasic") == [(1,)]
    assert table.told("MonsterActed") == []


@pytest.mark.rule("SH-15.04")
def test_against_the_front_hero_whoever_it_is() -> None:
    table = Table(turn="red")
    table.order("green", "red", "blue", "yellow")
    table.foe("yellow", die=0)
    table.draws(marbles="yellow blue")
    table.end()
    assert table.damage("green") == 4


@pytest.mark.rule("SH-15.05")
def test_a_celestials_basic_attack_deals_ten() -> None:
    table = Table(turn="red", city="stellaris")
    table.foe("green", "alfa", die=0)
    table.draws(marbles="green blue")
    table.end()
    assert table.damage("red") == 10
    assert [event.rule for event in table.events if event.kind == "Damaged"] == ["SH-15.05"]


@pytest.mark.rule("SH-15.06")
def test_example_a_four_deals_four_to_all_heroes() -> None:
    table = Table(turn="red")
    table.foe("red", die=4, acts=("damage(1, front)", "damage(4, all_foes)"))
    table.draws(marbles="red yellow")
    table.end()
    assert [table.damage(board) for board in ("red", "yellow", "blue", "green")] == [4, 4, 4, 4]


@pytest.mark.rule("SH-15.07")
@pytest.mark.parametrize(("first", "before", "after"), [("monsters", 1, 2), ("heroes", 2, 1)])
def test_the_die_is_rolled_again_into_the_other_slot(first: str, before: int, after: int) -> None:
    table = Table(turn="red", first=first)
    table.foe("blue", die=1, slot=before)
    table.draws(marbles="blue yellow", dice="6")
    assert table.slot("blue") == before
    table.end()
    assert table.slot("blue") == after
    assert table.die("blue") == 6
    assert table.slot("green") == before


@pytest.mark.rule("SH-15.07")
def test_also_after_a_basic_attack() -> None:
    table = Table(turn="red")
    table.foe("blue", die=0)
    table.draws(marbles="blue yellow", dice="3")
    table.end()
    assert table.die("blue") == 3
    assert table.slot("blue") == 1


@pytest.mark.rule("SH-15.08")
def test_then_it_is_the_next_heros_turn() -> None:
    table = Table(turn="red")
    table.draws(marbles="blue green")
    table.end()
    assert table.told("MarbleRevealed") == [(1, 2), (0, 3)]
    assert table.active == "green"
