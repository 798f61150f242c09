"""Carte, schede e Scatole Iniziativa: what cards say, what boards hold, how marbles give the order of turns."""

from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from ludoteca.games.synchro.packs.reading import check_pack, load_content
from ludoteca.games.synchro.state.match import SynchroMatch
from tests.rules.synchro.layout import seen_in
from tests.rules.synchro.openings import core
from tests.rules.synchro.table import BOX, Table

CONTENT = load_content()
BOARDS = ("red", "yellow", "blue", "green")


@pytest.mark.rule("SH-5.01")
def test_a_hero_card_has_one_class() -> None:
    assert {hero.hero_class for hero in CONTENT.heroes} == {0, 1, 2}
    shown = {hero["class"] for seed in range(4) for hero in seen_in(core(seed=seed))["offer"]["heroes"]}
    assert shown == {"mage", "warrior", "ranger"}


@pytest.mark.rule("SH-5.02")
@pytest.mark.parametrize(("hero", "shield"), [("scudiera", 2), ("scudiera+", 4)])
def test_an_upgraded_hero_has_its_upgraded_ability(hero: str, shield: int) -> None:
    table = Table()
    table.hero("red", hero)
    table.draws(marbles="red")
    assert table.shield("red") == shield
    assert table.seen("red")["hero"]["upgraded"] == hero.endswith("+")


@pytest.mark.rule("SH-5.03")
def test_a_monster_card_has_one_level() -> None:
    for monster in CONTENT.monsters:
        assert monster.celestial or 1 <= monster.level <= 5
    assert Table().seen("red foe")["level"] == 2


@pytest.mark.rule("SH-5.04")
def test_each_face_of_the_die_selects_one_action() -> None:
    for monster in CONTENT.monsters:
        for face in range(1, 7):
            (row,) = [n for n, action in enumerate(monster.actions) if action.least <= face <= action.most]
            assert monster.row_of[face] == row


@pytest.mark.rule("SH-5.04")
def test_a_table_with_a_gap_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    copytree(BOX, folder)
    file = folder / "celestials.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("dice: [4, 6]", "dice: [5, 6]", 1), encoding="utf-8")
    assert {problem.rule for problem in check_pack(folder)} == {"SH-5.04"}


@pytest.mark.rule("SH-5.05", "SH-15.02")
@pytest.mark.parametrize(("die", "damage"), [(1, 2), (2, 2), (3, 4), (4, 4), (5, 8), (6, 8)])
def test_a_monster_performs_the_action_of_its_die(die: int, damage: int) -> None:
    table = Table(turn="red")
    table.foe("green", acts=["damage(2, front)", "damage(4, front)", "damage(8, front)"], die=die)
    table.draws(marbles="green")
    table.end()
    assert table.damage("red") == damage


@pytest.mark.rule("SH-5.06")
def test_a_monsters_ring_has_its_boards_colour() -> None:
    table = Table()
    for colour in BOARDS:
        assert table.seen(f"{colour} foe")["colour"] == colour


@pytest.mark.rule("SH-5.07", "SH-16.01")
def test_four_different_marbles_come_out_of_each_box() -> None:
    table = Table()
    table.end_round()
    shown = table.told("MarbleRevealed")[:8]
    assert sorted(board for side, board in shown if side == 0) == [0, 1, 2, 3]
    assert sorted(board for side, board in shown if side == 1) == [0, 1, 2, 3]


@pytest.mark.rule("SH-5.08", "SH-10.21", "SH-15.01")
def test_the_marble_names_the_character_that_takes_the_turn() -> None:
    table = Table()
    table.foe("red", acts=["damage(7, front)"])
    table.draws(marbles="yellow red blue")
    assert table.active == "yellow"
    table.end()
    assert table.damage("red") == 7
    assert table.active == "blue"


@pytest.mark.rule("SH-5.09")
def test_marbles_are_revealed_one_at_a_time() -> None:
    table = Table()
    table.draws(marbles="blue")
    assert table.view()["battle"]["revealed"] == [[2], []]


@pytest.mark.rule("SH-5.10")
def test_what_has_been_revealed_stays_in_its_order() -> None:
    table = Table()
    table.draws(marbles="blue yellow red")
    assert table.view()["battle"]["revealed"] == [[2], []]
    table.end()
    before = table.told("MarbleRevealed")
    table.end()
    assert table.told("MarbleRevealed")[:3] == before == [(0, 2), (1, 1), (0, 0)]
    assert {0, 2} <= set(table.view()["battle"]["revealed"][0])


@pytest.mark.rule("SH-5.11", "SH-5.12")
def test_the_order_that_nobody_has_seen_may_be_any_but_skips_those_who_acted() -> None:
    table = Table(turn="blue")
    table.foe("red", acts=["shield(1, self)"])
    table.foe("yellow", acts=["shield(1, self)"])
    table.foe("green", acts=["shield(1, self)"])
    table.foe("blue", acts=["shield(1, self)"])
    orders = set()
    for seed in range(12):
        other = table.match.imagine(0, Random(seed))
        assert isinstance(other, SynchroMatch)
        other.choose(0, "end")
        orders.add(other.active)
    assert orders == {0, 1, 3}


@pytest.mark.rule("SH-5.13", "SH-27.06")
def test_a_fifth_skill_makes_one_of_the_five_go() -> None:
    table = Table(turn="red")
    table.hero("red", shards="t", skills="colpo guardia saetta cura")
    table.draws(skills="onda muro balzo")
    table.level_up()
    table.keep("onda")
    assert len(table.offered()) == 5
    table.do("slot:1")
    assert sorted(table.skills("red")) == ["colpo", "cura", "onda", "saetta"]


@pytest.mark.rule("SH-5.14")
def test_a_hero_bears_two_items() -> None:
    table = Table(phase="village")
    table.without("yellow", "blue", "green")
    table.hero("red", items="spada scudo")
    table.party(coins=9)
    table.draws(items="stivali corazza amuleto libro anello")
    table.do(f"buy:{table.card('item', 'stivali')}")
    table.do(table.offered("slot")[0])
    assert len(table.items("red")) == 2
    assert "stivali" in table.items("red")


@pytest.mark.rule("SH-5.15", "SH-16.04", "SH-A.42")
def test_at_the_end_of_a_round_a_hero_keeps_five_shards() -> None:
    table = Table(turn="red")
    table.hero("red", level=5, shards="rrbb")
    table.revealed(heroes="red yellow blue green", monsters="red yellow blue")
    table.draws(marbles="green", shards="ggg")
    table.end()
    table.discard("red", "g")
    table.discard("red", "r")
    assert table.shards("red") == "rbbgg"
    assert table.offered("discard") == []


@pytest.mark.rule("SH-5.16")
def test_a_spent_shard_stays_on_the_board_until_the_round_ends() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rb")
    table.attack(pay="b")
    table.swap("yellow")
    assert (table.shards("red"), table.spent("red"), table.in_tray()) == ("", "rb", "")
    table.revealed(heroes="red yellow blue green", monsters="red yellow blue")
    table.end()
    assert table.spent("red") == ""
    assert table.in_tray() == "rb"


@pytest.mark.rule("SH-5.17")
def test_hero_and_master_share_the_slot_of_the_board() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", master="elio")
    assert (table.hero_on("red"), table.master_of("red")) == ("bruno", "elio")


@pytest.mark.rule("SH-5.18", "SH-A.03")
@pytest.mark.parametrize("level", range(1, 8))
def test_the_level_track_gives_max_hp_and_shards_per_round(level: int) -> None:
    table = Table(phase="lineup")
    table.hero("red", level=level)
    hp = [16, 16, 20, 20, 25, 25, 30][level - 1]
    shards = [2, 2, 2, 2, 3, 3, 3][level - 1]
    assert (table.seen("red")["max_hp"], table.seen("red")["per_round"]) == (hp, shards)
    table.begin("monsters")
    (drawn,) = [things for things in table.told("ShardsDrawn") if things[0] == 0]
    assert len(drawn) == 1 + shards


@pytest.mark.rule("SH-A.03")
def test_values_that_the_rulebook_does_not_give_are_marked() -> None:
    levels = CONTENT.tracks.levels
    assert [levels[level - 1].sources["shards"] for level in (1, 3, 5)] == ["rulebook"] * 3
    assert all(row.sources["max_hp"] != "rulebook" for row in levels)


@pytest.mark.rule("SH-A.02", "SH-12.05")
def test_clv_grows_with_the_level_and_a_master_does_not_double_it_in_texts() -> None:
    table = Table(turn="red")
    table.hero("red", "bruno", level=3, shards="rr", master="ivo", skills=table.skill("damage(CLV, front)"))
    assert table.seen("red")["clv"] == 2
    table.do("skill:0")
    assert table.damage("red foe") == 2
    table.attack()
    assert table.shield("red") == 4
    assert [row.class_level for row in CONTENT.tracks.levels] == sorted(
        row.class_level for row in CONTENT.tracks.levels
    )


@pytest.mark.rule("SH-5.19", "SH-5.20")
@pytest.mark.parametrize(("damage", "dice"), [(12, (1, 2)), (2, (0, 2))])
def test_damage_is_read_as_tens_and_units(damage: int, dice: tuple[int, int]) -> None:
    table = Table()
    table.hero("red", damage=damage)
    table.draws(marbles="blue")
    assert divmod(table.damage("red"), 10) == dice


@pytest.mark.rule("SH-5.21", "SH-24.01")
def test_a_hero_whose_damage_reaches_max_hp_is_eliminated() -> None:
    table = Table(turn="yellow")
    table.hero("red", damage=14)
    table.foe("green", acts=["damage(1, front)"])
    table.foe("blue", acts=["damage(1, front)"])
    table.draws(marbles="green blue blue")
    table.end()
    assert table.damage("red") == 15
    table.end()
    assert table.hero_on("red") == ""
    assert table.line() == "yellow blue green"


@pytest.mark.rule("SH-5.22", "SH-15.07")
def test_a_monsters_die_is_in_slot_one_or_two() -> None:
    table = Table(turn="red")
    assert [table.slot(board) for board in BOARDS] == [2, 2, 2, 2]
    table.draws(marbles="green")
    table.end()
    assert [table.slot(board) for board in BOARDS] == [2, 2, 2, 1]


@pytest.mark.rule("SH-5.23")
def test_monster_boards_lie_in_the_order_of_the_positions() -> None:
    table = Table(phase="lineup")
    table.draws(monsters="topo strega toro strega")
    assert table.foes() == "red yellow blue green"
    assert [table.position(f"{board} foe") for board in BOARDS] == [1, 2, 3, 4]
    assert [table.seen(f"{board} foe")["id"] for board in BOARDS] == ["toro", "topo", "strega", "strega"]


@pytest.mark.rule("SH-5.24")
@pytest.mark.parametrize(("damage", "stands"), [(8, True), (9, False)])
def test_a_monster_whose_damage_reaches_its_limit_is_defeated(damage: int, stands: bool) -> None:
    table = Table(turn="red")
    table.hero("red", shards="r")
    table.foe("red", hp=10, damage=damage)
    table.attack()
    assert table.is_there("red foe") == stands
    assert table.foes() == ("red yellow blue green" if stands else "yellow blue green")
