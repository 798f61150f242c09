"""Inizio della fase di battaglia: Monsters in their places, dice, cube, line-up, who begins."""

import pytest

from tests.rules.synchro.table import Table

BOARDS = ("red", "yellow", "blue", "green")


def monsters(table: Table) -> list[str]:
    """From the front."""
    return [table.seen(f"{board} foe")["id"] for board in table.foes().split()]


@pytest.mark.rule("SH-10.01", "SH-6.05")
def test_four_cards_of_the_tiles_levels_are_drawn() -> None:
    table = Table(phase="lineup")
    table.tile("chiesa", monsters=[1, 2, 3, 4])
    assert sorted(table.seen(f"{board} foe")["level"] for board in BOARDS) == [1, 2, 3, 4]
    decks = table.view()["decks"]["monsters"]
    assert decks == [11, 11, 11, 11, 4]


@pytest.mark.rule("SH-10.02")
def test_they_are_drawn_one_at_a_time_in_the_tiles_order() -> None:
    table = Table(phase="lineup")
    table.tile("chiesa", monsters=[3, 1, 2, 2])
    table.draws(monsters="troll topo orco orco")
    assert table.foes() == "red yellow blue green"
    drawn = [table.match.content.monsters[card].level for _, card, _ in table.told("MonsterDrawn")]
    assert drawn == [3, 1, 2, 2]


@pytest.mark.rule("SH-10.03", "SH-10.07")
def test_without_symbols_they_stand_in_the_order_of_drawing() -> None:
    table = Table(phase="lineup")
    table.tile("chiesa", monsters=[1, 2, 3, 4])
    table.draws(monsters="topo orco troll drago")
    assert monsters(table) == ["topo", "orco", "troll", "drago"]
    table.begin("heroes")
    assert monsters(table) == ["topo", "orco", "troll", "drago"]


@pytest.mark.rule("SH-10.04")
def test_f_goes_to_the_front_and_shifts_the_others() -> None:
    table = Table(phase="lineup")
    table.tile("chiesa", monsters=[1, 2, 3, 4])
    table.draws(monsters="topo toro troll drago")
    assert monsters(table) == ["toro", "topo", "troll", "drago"]


@pytest.mark.rule("SH-10.05", "SH-A.50")
def test_each_r_goes_behind_the_earlier_ones() -> None:
    table = Table(phase="lineup")
    table.tile("chiesa", monsters=[1, 2, 3, 4])
    table.draws(monsters="topo strega spettro drago")
    assert monsters(table) == ["topo", "drago", "strega", "spettro"]


@pytest.mark.rule("SH-10.04", "SH-A.50")
def test_each_f_becomes_the_first() -> None:
    table = Table(phase="lineup")
    table.tile("chiesa", monsters=[1, 2, 3, 4])
    table.draws(monsters="lupo toro troll viverna")
    assert monsters(table) == ["viverna", "toro", "lupo", "troll"]


@pytest.mark.rule("SH-10.06", "SH-A.51")
def test_an_r_drawn_first_stays_the_last() -> None:
    table = Table(phase="lineup")
    table.tile("chiesa", monsters=[1, 2, 3, 4])
    table.draws(monsters="arciere orco troll drago")
    assert monsters(table) == ["orco", "troll", "drago", "arciere"]


@pytest.mark.rule("SH-10.08")
def test_the_rulebooks_example_ends_as_c_a_b_d() -> None:
    table = Table(phase="lineup")
    table.new_monster("a", level=1)
    table.new_monster("b", level=2, mark="R")
    table.new_monster("c", level=2, mark="F")
    table.new_monster("d", level=2, mark="R")
    table.tile("chiesa", monsters=[1, 2, 2, 2])
    table.draws(monsters="a b c d")
    assert monsters(table) == ["c", "a", "b", "d"]


@pytest.mark.rule("SH-10.09", "SH-10.10")
def test_each_monster_gets_a_die_and_no_damage() -> None:
    table = Table(phase="lineup")
    table.draws(dice="6 5 2 1")
    assert [table.die(board) for board in BOARDS] == [6, 5, 2, 1]
    assert [table.damage(f"{board} foe") for board in BOARDS] == [0, 0, 0, 0]
    assert [board for board, _ in table.told("DiceRolled")] == [0, 1, 2, 3]


@pytest.mark.rule("SH-10.11", "SH-23.01")
def test_the_first_hero_faces_the_first_monster() -> None:
    table = Table(phase="lineup")
    assert table.position(table.line().split()[0]) == 1
    assert table.position(table.foes().split()[0] + " foe") == 1
    table.front("blue")
    assert table.position("blue") == 1


@pytest.mark.rule("SH-10.12", "SH-A.70")
@pytest.mark.parametrize("order", ["green blue yellow red", "yellow red green blue", "red yellow blue green"])
def test_the_heroes_may_be_rearranged(order: str) -> None:
    table = Table(phase="lineup")
    table.front(*order.split()[:3])
    assert table.line() == order
    assert table.offered("front") == []
    table.begin("heroes")
    assert table.line() == order


@pytest.mark.rule("SH-10.12", "SH-A.70")
def test_the_line_is_settled_once_from_the_front() -> None:
    table = Table(phase="lineup")
    table.front("green")
    assert table.refused("front:3") == "SH-10.12"
    table.begin("heroes")
    assert table.refused("front:0") == "SH-10.12"


@pytest.mark.rule("SH-10.13")
def test_an_item_may_be_given_to_a_hero_with_a_free_slot() -> None:
    table = Table(phase="lineup")
    table.hero("red", items="spada")
    table.do("move:0/2")
    assert table.items("red") == []
    assert table.items("yellow") == ["spada"]


@pytest.mark.rule("SH-10.13", "SH-A.70")
def test_items_may_be_exchanged_each_once() -> None:
    table = Table(phase="lineup")
    table.hero("red", items="spada scudo")
    table.hero("yellow", items="stivali amuleto")
    table.do("move:0/3")
    assert table.items("red") == ["amuleto", "scudo"]
    assert table.items("yellow") == ["stivali", "spada"]
    assert table.refused("move:3/4") == "SH-10.13"
    table.do("move:0/4")
    assert table.items("blue") == ["amuleto"]


@pytest.mark.rule("SH-A.70", "SH-24.01")
def test_who_gives_up_an_item_may_fall() -> None:
    table = Table(phase="lineup")
    table.hero("red", items="amuleto", damage=17)
    table.do("move:0/2")
    assert table.hero_on("red") == ""
    assert table.items("yellow") == ["amuleto"]


@pytest.mark.rule("SH-A.70", "SH-10.12")
def test_then_the_others_settle_the_line_anew() -> None:
    table = Table(phase="lineup")
    table.hero("red", items="amuleto", damage=17)
    table.front("red", "yellow", "blue")
    assert table.offered("front") == []
    table.do("move:0/2")
    assert table.line() == "yellow blue green"
    table.front("green", "blue")
    assert table.line() == "green blue yellow"
    assert table.offered("front") == []


@pytest.mark.rule("SH-A.70", "SH-8.02")
def test_a_potion_may_save_it() -> None:
    table = Table(phase="lineup")
    table.hero("red", items="amuleto", damage=17)
    table.party(potions=1)
    table.do("move:0/2")
    assert table.offered() == ["potion:0", "done"]
    table.drink("red")
    assert table.damage("red") == 9
    table.begin("heroes")
    assert table.line() == "red yellow blue green"


@pytest.mark.rule("SH-10.14", "SH-10.20")
@pytest.mark.parametrize(("who", "side"), [("heroes", 0), ("monsters", 1)])
def test_the_players_choose_which_side_begins(who: str, side: int) -> None:
    table = Table(phase="lineup")
    assert "start:0" not in table.offered()
    table.do("done")
    assert table.offered() == ["start:0", "start:1"]
    table.begin(who)
    assert table.told("SideStarts") == [(side,)]
    assert table.told("MarbleRevealed")[0][0] == side
    assert table.refused("start:0") == "SH-10.14"


@pytest.mark.rule("SH-10.15", "SH-10.16", "SH-10.17", "SH-10.18")
@pytest.mark.parametrize(
    ("level", "who", "number"), [(1, "heroes", 1), (1, "monsters", 2), (5, "heroes", 1), (5, "monsters", 3)]
)
def test_shards_at_the_start_depend_on_who_begins(level: int, who: str, number: int) -> None:
    table = Table(phase="lineup")
    table.hero("red", level=level, shards="t")
    table.begin(who)
    (drawn,) = [things for things in table.told("ShardsDrawn") if things[0] == 0]
    assert len(drawn) - 1 == number
    assert len(table.told("ShardsDrawn")) == 4


@pytest.mark.rule("SH-10.19")
@pytest.mark.parametrize(("who", "slot"), [("heroes", 2), ("monsters", 1)])
def test_the_dice_go_to_the_slot_of_the_side_that_begins(who: str, slot: int) -> None:
    table = Table(phase="lineup")
    table.draws(marbles="red red")
    table.begin(who)
    assert [table.slot(board) for board in ("yellow", "blue", "green")] == [slot] * 3


@pytest.mark.rule("SH-10.20", "SH-10.21")
def test_the_character_of_the_first_marble_takes_its_turn() -> None:
    table = Table(phase="lineup")
    table.draws(marbles="yellow")
    table.begin("heroes")
    assert table.active == "yellow"
    assert "end" in table.offered()


@pytest.mark.rule("SH-10.22")
def test_the_steps_come_in_the_rulebooks_order() -> None:
    table = Table(phase="lineup")
    table.begin("heroes")
    wanted = ["MonsterDrawn", "DiceRolled", "CubeSet", "LinedUp", "ShardsDrawn", "RoundBegan", "MarbleRevealed"]
    places = [table.kinds().index(kind) for kind in wanted]
    assert places == sorted(places)


@pytest.mark.rule("SH-A.32", "SH-10.01")
def test_defeated_monsters_are_discarded_and_shuffled_back_when_the_deck_runs_out() -> None:
    table = Table(turn="red", city="torrebruma")
    table.hero("red", shards="r")
    table.no_foe("yellow", "blue", "green")
    table.foe("red", "titano", damage=49)
    table.tile("chiesa", monsters=[5, 5, 5, 5])
    table.attack()
    assert table.phase == "visit"
    assert table.view()["decks"]["monsters"][4] == 3
    table.tile("chiesa", monsters=[5, 5, 5, 5], city="ferrorosso")
    table.do("leave", f"travel:{table.card('city', 'ferrorosso')}", "visit:0")
    assert monsters(table) == ["titano"] * 4
    assert table.view()["decks"]["monsters"][4] == 0
