"""Passaggi di termine del round: spent Shards, the wheel, new Shards, the boxes; who begins the next round."""

import pytest

from tests.rules.synchro.table import Table

BOARDS = ("red", "yellow", "blue", "green")


def last_turn(first: str = "heroes") -> Table:
    """A Hero's turn, after which only one Monster, that does nothing, has to act."""
    table = Table(turn="red", first=first)
    table.revealed(heroes="red yellow blue green", monsters="red yellow blue")
    for board in BOARDS:
        table.foe(board, acts=["shield(1, self)"])
    return table


@pytest.mark.rule("SH-16.01")
def test_the_round_ends_when_both_boxes_are_empty() -> None:
    table = last_turn()
    assert table.told("RoundEnded") == []
    table.end()
    assert table.told("RoundEnded") == [(1,)]
    assert table.view()["battle"]["round"] == 2


@pytest.mark.rule("SH-16.02", "SH-13.08")
def test_spent_shards_leave_and_others_stay() -> None:
    table = last_turn()
    table.hero("red", shards="rb", spent="gg")
    table.hero("yellow", shards="t", spent="r")
    table.party(reserve="b")
    table.draws(shards="bb")
    table.end()
    assert table.in_tray() == "rgg"
    assert (table.spent("red"), table.spent("yellow")) == ("", "")
    assert table.shards("red") == "rbbb"
    assert table.reserve() == "b"


@pytest.mark.rule("SH-16.03")
def test_the_wheel_advances_by_one() -> None:
    table = last_turn()
    table.party(time="spring 5")
    table.end()
    assert table.time == "spring 6"


@pytest.mark.rule("SH-16.04")
def test_heroes_gain_shards_up_to_the_limit() -> None:
    table = last_turn()
    table.hero("red", shards="rrrr")
    table.draws(shards="bg")
    table.end()
    assert sorted(table.offered("discard")) == ["discard:0/0", "discard:0/1", "discard:0/2"]
    table.discard("red", "r")
    assert table.shards("red") == "rrrbg"


@pytest.mark.rule("SH-16.05")
def test_both_boxes_are_full_again_and_drawn_anew() -> None:
    orders = set()
    for seed in range(6):
        table = last_turn()
        table.chance.otherwise.seed = seed
        table.end()
        assert table.view()["battle"]["round"] == 2
        orders.add(table.told("MarbleRevealed")[1:][0])
        shown = table.view()["battle"]["revealed"]
        assert sum(len(side) for side in shown) == len(table.told("MarbleRevealed")) - 1
    assert len(orders) > 1


@pytest.mark.rule("SH-16.06")
def test_the_steps_come_in_order() -> None:
    table = last_turn()
    table.hero("red", spent="r")
    table.cube("blue")
    table.end()
    wanted = ["RoundEnded", "TimePassed", "Exhausted", "ShardsDrawn", "RoundBegan"]
    places = [table.kinds().index(kind) for kind in wanted]
    assert places == sorted(places)
    assert len(table.shards("red")) == 1


@pytest.mark.rule("SH-16.06", "SH-16.02")
def test_spent_shards_can_be_drawn_again_at_once() -> None:
    table = last_turn()
    table.hero("red", shards="rrrrr", spent="tttttt")
    table.hero("yellow", shards="bbbbb")
    table.hero("blue", shards="ggggg")
    table.hero("green", shards="rrbbt")
    table.party(reserve="gg")
    assert (table.in_bag(), table.in_tray()) == ("", "")
    table.end()
    assert table.told("TrayPoured")[0] == (6,)
    assert table.told("ShardsDrawn")[0] == (0, 3, 3)


@pytest.mark.rule("SH-16.04", "SH-A.42")
def test_hero_by_hero_from_the_front_each_discards_before_the_next_draws() -> None:
    table = last_turn()
    table.hero("red", shards="rrrr")
    table.hero("yellow", shards="bbbb")
    table.order("yellow", "red", "blue", "green")
    table.draws(shards="gtgt")
    table.end()
    assert [things[0] for things in table.told("ShardsDrawn")] == [1]
    table.discard("yellow", "b")
    assert [things[0] for things in table.told("ShardsDrawn")] == [1, 0]
    table.discard("red", "r")
    assert [things[0] for things in table.told("ShardsDrawn")] == [1, 0, 2, 3]
    assert (table.shards("red"), table.shards("yellow")) == ("rrrgt", "bbbgt")


@pytest.mark.rule("SH-16.01", "SH-22.02")
@pytest.mark.parametrize("limit", ["turn", "round"])
def test_what_is_limited_to_a_round_or_turn_may_come_again_in_the_next(limit: str) -> None:
    table = last_turn()
    table.ability("bruno", f"when(on_damaged, shield(1, self), limit={limit})")
    table.hero("red", "bruno", shield=9)
    table.foe("green", acts=["damage(1, front); damage(1, front, again)"])
    table.foe("red", acts=["damage(1, front); damage(1, front, again)"])
    table.draws(marbles="green red blue", dice="1 1")
    table.end()
    assert table.view()["battle"]["round"] == 2
    assert table.shield("red") == 9 - 4 + 2


@pytest.mark.rule("SH-16.07")
def test_the_number_depends_on_the_level() -> None:
    table = last_turn()
    table.hero("yellow", level=5)
    table.end()
    assert [len(table.shards(board)) for board in BOARDS] == [2, 3, 2, 2]


@pytest.mark.rule("SH-16.08", "SH-16.09")
@pytest.mark.parametrize(("first", "slot", "side"), [("heroes", 1, 1), ("monsters", 2, 0)])
def test_the_slot_of_the_dice_says_who_begins_and_it_alternates(first: str, slot: int, side: int) -> None:
    table = Table(first=first)
    for board in BOARDS:
        table.foe(board, acts=["shield(1, self)"])
    table.draws(marbles="red red yellow yellow blue blue green green")
    while "RoundEnded" not in table.kinds():
        table.end()
    assert table.told("SideStarts") == [(side,)]
    moved = {things[1] for things in table.told("MarbleRevealed")[8:] if things[0] == 1}
    assert {table.slot(board) for n, board in enumerate(BOARDS) if n not in moved} <= {slot}
    assert table.told("MarbleRevealed")[8][0] == side


@pytest.mark.rule("SH-16.09")
def test_over_three_rounds_the_sides_take_turns_to_begin() -> None:
    table = Table()
    for board in BOARDS:
        table.foe(board, acts=["shield(1, self)"])
    for _ in range(3):
        table.end_round()
    assert table.told("SideStarts") == [(1,), (0,), (1,)]


@pytest.mark.rule("SH-16.10", "SH-17.04")
def test_the_battle_ends_as_soon_as_the_last_monster_falls() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rr")
    table.no_foe("yellow", "blue", "green")
    table.foe("red", damage=19)
    table.attack(pay="r")
    assert table.phase == "visit"
    assert table.told("MarbleRevealed") == []
    assert table.view()["battle"] is None


@pytest.mark.rule("SH-16.10")
def test_it_ends_in_a_monsters_turn_too() -> None:
    table = Table(turn="red")
    table.hero("red", "spina")
    table.no_foe("red", "yellow", "blue")
    table.foe("green", damage=19, acts=["damage(1, front)"])
    table.draws(marbles="green")
    table.end()
    assert table.phase == "visit"
    assert table.damage("red") == 1


@pytest.mark.rule("SH-16.10", "SH-A.66")
def test_the_text_under_way_goes_on_to_its_end() -> None:
    table = Table(turn="red")
    table.hero("red", damage=9, shards="r", skills=table.skill("damage(5, front)", "heal(4, self)"))
    table.no_foe("yellow", "blue", "green")
    table.foe("red", damage=19)
    table.do("skill:0")
    assert table.phase == "visit"
    assert table.damage("red") == 5


@pytest.mark.rule("SH-16.10", "SH-11.16")
def test_a_retreat_ends_it_too() -> None:
    table = Table(turn="red")
    table.do("retreat")
    assert table.phase == "lineup"
    assert table.view()["battle"]["round"] == 0
