"""Frammenti: colours, conversions, random and chosen ones, and how many a Hero keeps."""

from itertools import combinations_with_replacement

import pytest

from ludoteca.games.synchro.flow.paying import can_pay_skill, payments
from ludoteca.kernel import asking
from tests.rules.synchro.table import Table


@pytest.mark.rule("SH-13.01")
def test_a_transparent_shard_counts_as_any_colour() -> None:
    for skill, colour in (("colpo", "r"), ("saetta", "b"), ("cura", "g")):
        table = Table(turn="green")
        table.hero("green", "dino", shards="t", skills=skill, damage=3)
        table.use(skill)
        assert table.spent("green") == "t", colour
        assert table.shards("green") == ""


@pytest.mark.rule("SH-13.01")
def test_but_no_colour_counts_as_transparent() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="rrbg", skills="cristallo")
    assert table.refused("skill:0") == "SH-11.09"


@pytest.mark.rule("SH-13.02")
def test_once_per_turn_a_shard_counts_as_the_class_colour() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="bg", skills="colpo guardia")
    table.use("colpo", pay="b")
    assert table.damage("red foe") == 5
    assert table.told("ShardConverted") == [(0, 0, 1)]
    assert table.seen("red")["conversions_left"] == [{"colour": "red", "left": 0}]
    assert table.refused("skill:1") == "SH-13.02"


@pytest.mark.rule("SH-13.02")
def test_one_shard_not_two() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="bg", skills="fendente")
    assert table.refused("skill:0") == "SH-11.09"


@pytest.mark.rule("SH-13.02")
def test_again_in_the_next_turn() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="bg", skills="colpo guardia")
    table.foe("red", hp=40)
    table.use("colpo", pay="b")
    table.draws(marbles="red yellow yellow blue blue green green red red", shards="bb")
    table.end_round()
    assert table.active == "red"
    assert table.shards("red") == "bbg"
    table.use("guardia", pay="g")
    assert table.told("ShardConverted") == [(0, 0, 1), (0, 0, 1)]


@pytest.mark.rule("SH-13.03")
@pytest.mark.parametrize(
    ("board", "mine", "skill"), [("red", "red", "colpo"), ("yellow", "blue", "saetta"), ("blue", "green", "freccia")]
)
def test_mage_blue_warrior_red_ranger_green(board: str, mine: str, skill: str) -> None:
    other = {"red": "b", "blue": "g", "green": "r"}[mine]
    for name in ("colpo", "saetta", "freccia"):
        table = Table(turn=board)
        table.hero(board, shards=other, skills=name)
        needs = {"colpo": "r", "saetta": "b", "freccia": "g"}[name]
        assert bool(table.offered("skill")) == (name == skill or needs == other), name


@pytest.mark.rule("SH-13.04")
def test_example_two_red_skills_with_two_red_and_a_blue() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="rrb", skills="colpo fendente")
    table.foe("red", hp=30)
    table.use("colpo", pay="b")
    table.use("fendente")
    assert table.damage("red foe") == 5 + 7
    assert table.shards("red") == ""


@pytest.mark.rule("SH-13.04")
def test_paid_the_other_way_round_it_works_too() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="rrb", skills="colpo fendente")
    table.foe("red", hp=30)
    table.use("fendente", pay="rb")
    table.use("colpo")
    assert table.damage("red foe") == 12


@pytest.mark.rule("SH-13.05")
def test_a_converted_shard_is_spent_in_that_payment() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="rb", skills="colpo")
    table.do("skill:0")
    assert table.pays() == ["r", "b"]
    assert table.told("ShardConverted") == []
    table.pay("b")
    assert table.told("ShardConverted") == [(0, 0, 1)]
    assert table.shards("red") == "r"
    assert table.spent("red") == "b"


@pytest.mark.rule("SH-A.79", "SH-4.04", "SH-11.09")
def test_a_tile_may_ask_for_shards_of_two_colours() -> None:
    table = Table(turn="red")
    skill = table.skill("damage(3, front)", cost="rb")
    table.hero("red", "bruno", shards="rbg", skills=skill)
    assert table.seen("red")["skills"][0]["cost"] == [1, 1, 0, 0]
    assert table.seen("red")["skills"][0]["colour"] == "red"
    table.use(skill, pay="rb")
    assert (table.shards("red"), table.spent("red")) == ("g", "rb")
    assert table.told("ShardConverted") == []


@pytest.mark.rule("SH-A.79", "SH-13.01", "SH-13.02")
@pytest.mark.parametrize(
    ("shards", "ways"),
    [
        ("rb", ["rb"]),
        ("rr", []),
        ("bb", ["bb"]),
        ("bg", ["bg"]),
        ("gg", []),
        ("bt", ["bt"]),
        ("gt", ["gt"]),
        ("tt", ["tt"]),
        ("rbgt", ["rb", "bg", "rt", "bt", "gt"]),
    ],
)
def test_each_of_its_colours_is_paid_by_itself(shards: str, ways: list[str]) -> None:
    """A Warrior turns one Shard into red, never into blue; Transparent ones stand for either."""
    table = Table(turn="red")
    skill = table.skill("damage(3, front)", cost="rb")
    table.hero("red", "bruno", shards=shards, skills=skill)
    assert table.offered("skill") == (["skill:0"] if ways else [])
    if not ways:
        assert table.refused("skill:0") == "SH-11.09"
        return
    table.do("skill:0")
    if len(ways) > 1:
        assert sorted(table.pays()) == sorted(ways)
    else:
        assert table.spent("red") == ways[0]


@pytest.mark.rule("SH-A.79", "SH-13.02")
def test_what_is_offered_can_be_paid_whatever_the_colours() -> None:
    """All costs of up to three Shards, all hands of up to three: the quick answer and the list of ways agree."""
    hands = ["".join(hand) for size in range(4) for hand in combinations_with_replacement("rbgt", size)]
    table = Table(turn="red")
    skill = table.skill("damage(1, front)", cost="r")
    table.hero("red", "bruno", skills=skill)
    m = table.match
    tile = m.content.skills[table.card("skill", skill)]
    for cost in hands[1:]:
        tile.cost = [cost.count(letter) for letter in "rbgt"]
        tile.size = len(cost)
        for hand in hands:
            m.shards[:4] = [hand.count(letter) for letter in "rbgt"]
            assert can_pay_skill(m, 0, 0) == bool(payments(m, 0, 0)), (cost, hand)


@pytest.mark.rule("SH-13.02")
def test_nothing_is_converted_for_a_basic_attack() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="b")
    table.attack()
    assert table.told("ShardConverted") == []


@pytest.mark.rule("SH-13.06")
def test_refill_draws_at_random() -> None:
    seen = set()
    for colours in ("rg", "tt", "bb"):
        table = Table(turn="yellow")
        table.hero("yellow", "alba", shards="b", skills="ricarica")
        table.draws(shards=colours)
        table.use("ricarica")
        assert table.offered("shard") == []
        seen.add(table.shards("yellow"))
    assert seen == {"rg", "tt", "bb"}


@pytest.mark.rule("SH-13.07")
def test_choose_picks_any_shard_of_the_bag() -> None:
    table = Table(turn="blue")
    table.hero("blue", "cora", shards="g", skills="scelta")
    table.bag_holds("rrt")
    table.use("scelta")
    assert table.offered() == ["shard:2/0", "shard:2/3"]
    table.do("shard:2/3")
    assert table.shards("blue") == "t"
    assert table.in_bag() == "rr"


@pytest.mark.rule("SH-13.08")
def test_spent_shards_stay_on_the_board_until_the_round_ends() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="rb", skills="colpo")
    table.use("colpo", pay="r")
    table.attack()
    assert (table.shards("red"), table.spent("red"), table.in_tray()) == ("", "rb", "")
    table.draws(marbles="red yellow yellow blue blue green green")
    table.end_round()
    assert table.spent("red") == ""
    assert table.in_tray() == "rb"


@pytest.mark.rule("SH-13.01", "SH-13.07")
def test_the_transparent_one_is_proposed_where_a_shard_is_chosen() -> None:
    """It counts as any colour; what is paid is another question."""
    table = Table(turn="red")
    skill = table.skill("choose(1, self)", cost="r")
    table.hero("red", "bruno", shards="r", skills=skill)
    table.use(skill)
    assert "shard:0/0" in table.offered("shard")
    assert asking.proposal(table.match.game, table.match, 0) == "shard:0/3"


@pytest.mark.rule("SH-13.09", "SH-A.42")
def test_with_full_slots_one_of_the_six_goes_at_once() -> None:
    table = Table(turn="red")
    skill = table.skill("refill(1, other_ally)", cost="r")
    table.hero("red", "bruno", shards="r", skills=skill)
    table.hero("blue", "cora", shards="rrrbg")
    table.draws(shards="t")
    table.use(skill, target="blue")
    assert table.offered() == ["discard:2/0", "discard:2/1", "discard:2/2", "discard:2/3"]
    table.discard("blue", "t")
    assert table.shards("blue") == "rrrbg"
    assert table.in_tray() == "t"


@pytest.mark.rule("SH-13.09", "SH-A.42")
def test_an_owned_shard_may_go_instead() -> None:
    table = Table(turn="red")
    skill = table.skill("refill(2, self)", cost="r")
    table.hero("red", "bruno", shards="rrrbb", skills=skill)
    table.draws(shards="tt")
    table.use(skill, pay="r")
    assert len(table.shards("red")) == 6
    table.discard("red", "b")
    assert table.shards("red") == "rrbtt"
    assert table.offered("end") == ["end"]


@pytest.mark.rule("SH-A.42")
def test_the_limit_holds_at_the_end_of_a_round_too() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="rrrb")
    table.revealed(heroes="red yellow blue green", monsters="red yellow blue")
    table.draws(marbles="green", shards="tt")
    table.end()
    assert table.offered("discard") == ["discard:0/0", "discard:0/1", "discard:0/3"]
    table.discard("red", "b")
    assert table.shards("red") == "rrrtt"


@pytest.mark.rule("SH-A.43")
def test_an_empty_bag_is_filled_from_the_tray() -> None:
    table = Table(turn="yellow")
    table.hero("yellow", "alba", shards="b", skills="ricarica")
    table.bag_holds("r")
    before = len(table.in_tray())
    table.use("ricarica")
    assert table.told("TrayPoured") == [(before,)]
    assert len(table.shards("yellow")) == 2
    assert table.in_tray() == ""
    assert len(table.in_bag()) == before - 1


@pytest.mark.rule("SH-A.43")
def test_with_both_empty_the_draw_is_lost() -> None:
    table = Table(turn="yellow")
    table.hero("red", shards="rrrrr")
    table.hero("blue", shards="ggggg", spent="ggbb")
    table.hero("green", shards="bbbbr", spent="ttttttt")
    table.hero("yellow", "alba", shards="b", skills="ricarica", spent="r")
    table.use("ricarica")
    assert table.shards("yellow") == ""
    assert table.in_bag() == table.in_tray() == ""


@pytest.mark.rule("SH-A.44")
def test_spent_shards_are_cleared_when_the_battle_ends() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", shards="rrb")
    table.party(reserve="t")
    table.defeated("yellow foe", "blue foe", "green foe")
    table.foe("red", hp=1)
    table.attack(pay="b")
    assert table.phase == "visit"
    assert table.spent("red") == ""
    assert table.in_tray() == "b"
    assert table.shards("red") == "rr"
    assert table.reserve() == "t"


@pytest.mark.rule("SH-13.09", "SH-A.42")
def test_who_draws_too_many_discards_before_the_next_one_draws() -> None:
    table = Table(turn="red")
    skill = table.skill("refill(3, all_allies)", cost="r")
    table.hero("red", shards="rrrrr", skills=skill)
    table.hero("yellow", shards="bbbbb")
    table.hero("blue", shards="ggggg")
    table.hero("green", shards="ttttt")
    table.use(skill)
    asked = []
    while table.offered("discard"):
        asked.append(table.offered("discard")[0][len("discard:")])
        table.do(table.offered("discard")[0])
    assert asked == sorted(asked)
    assert [len(things) - 1 for things in table.told("ShardsDrawn")] == [3, 3, 3, 3]


@pytest.mark.rule("SH-11.09", "SH-A.79")
def test_a_discount_is_for_the_first_skill_of_every_turn() -> None:
    """It takes off a Shard of either colour, once in a turn, and again in the next one."""
    table = Table(turn="red")
    skill = table.skill("damage(1, front)", cost="rb")
    other = table.skill("damage(1, front)", cost="rb", id="altra")
    table.ability("bruno", "static(skill_discount, 1)")
    table.hero("red", "bruno", shards="rb", skills=f"{skill} {other}")
    table.do("skill:0")
    assert sorted(table.pays()) == ["b", "r"]
    table.pay("b")
    assert table.refused("skill:1") == "SH-11.09"
    table.draws(marbles="red yellow yellow blue blue green green red red", shards="gg")
    table.end_round()
    assert table.active == "red"
    assert "skill:1" in table.offered()
