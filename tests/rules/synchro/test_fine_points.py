"""One more case of a rule that is tested elsewhere: what its neighbours do not show."""

import pytest

from ludoteca.games.synchro.acts import ACTS
from ludoteca.games.synchro.acts.turn import has_target
from ludoteca.games.synchro.effects.deeds.choices import Dungeon
from ludoteca.games.synchro.effects.deeds.coins import Coins
from ludoteca.games.synchro.effects.deeds.skills import ReplaceSkills, SetAsideSkill
from ludoteca.games.synchro.flow.paying import colour_conversions
from ludoteca.games.synchro.flow.triggers import may_go
from ludoteca.games.synchro.state.cards import (
    PER_ROUND,
    PER_TURN,
    Content,
    Hero,
    Landmark,
    Triggered,
)
from ludoteca.kernel.texts import EMPTY
from tests.rules.synchro.table import Table
from tests.rules.synchro.visits import at


@pytest.mark.rule("SH-8.01", "SH-A.65", "SH-18.08")
def test_a_potion_while_an_item_waits_for_its_bearer() -> None:
    table = Table(phase="village")
    table.hero("red", damage=9)
    table.party(coins=9, potions=1)
    table.draws(heroes="gaia ivo nilo olga lia", items="spada scudo stivali corazza amuleto")
    table.do(f"buy:{table.card('item', 'scudo')}")
    table.drink("red")
    assert (table.damage("red"), table.potions) == (1, 0)
    assert table.offered() == ["slot:0", "slot:2", "slot:4", "slot:6"]
    table.do("slot:2")
    assert table.items("yellow") == ["scudo"]


@pytest.mark.rule("SH-8.01", "SH-A.65", "SH-19.36")
def test_a_potion_while_a_master_waits_for_a_pupil() -> None:
    table = at("dojo")
    table.hero("blue", damage=9)
    table.party(potions=1)
    table.draws(heroes="gaia")
    table.do("visit:0")
    gaia = table.card("hero", "gaia")
    table.drink("blue")
    assert (table.damage("blue"), table.potions) == (1, 0)
    table.do(f"learn:{gaia}/2")
    assert table.master_of("blue") == "gaia"


@pytest.mark.rule("SH-8.01", "SH-A.65", "SH-20.01")
def test_a_potion_while_a_new_hero_waits_for_its_place() -> None:
    table = at("statua", coins=2)
    table.hero("blue", damage=9)
    table.party(coins=2, potions=1)
    table.draws(rolls="5", heroes="gaia")
    table.do("visit:0")
    table.drink("blue")
    assert (table.damage("blue"), table.potions) == (1, 0)
    table.do("reserve")
    assert [shown["id"] for shown in table.view()["reserve_heroes"]] == ["gaia"]


@pytest.mark.rule("SH-8.01", "SH-A.65", "SH-24.11")
def test_a_potion_before_the_damage_of_a_marble() -> None:
    table = Table(turn="red")
    table.hero("blue", damage=9)
    table.party(potions=1)
    table.defeated("yellow foe")
    table.draws(marbles="yellow")
    table.end()
    table.drink("blue")
    assert (table.damage("blue"), table.potions) == (1, 0)
    table.target("blue")
    assert table.damage("blue") == 4


@pytest.mark.rule("SH-8.01", "SH-A.65", "SH-19.05")
def test_a_potion_while_a_landmark_asks() -> None:
    table = at("miniera")
    table.hero("blue", damage=9)
    table.party(potions=1)
    table.draws(rolls="4")
    table.do("visit:0")
    table.drink("blue")
    assert (table.damage("blue"), table.potions, table.coins) == (1, 0, 0)
    table.do("done")
    assert table.coins == 4


@pytest.mark.rule("SH-A.43", "SH-13.06")
def test_a_draw_that_is_lost_is_not_told() -> None:
    table = Table(turn="red")
    refill = table.skill("refill(2, self)")
    table.hero("red", shards="r", skills=refill)
    table.hero("yellow", spent="rrrrrrbbbbbbbggggggg")
    table.hero("blue", spent="ttttttt")
    table.use(refill)
    assert (table.shards("red"), table.in_bag(), table.in_tray()) == ("", "", "")
    assert table.told("ShardsDrawn") == []
    assert table.told("TrayPoured") == []


@pytest.mark.rule("SH-27.06", "SH-14.13")
@pytest.mark.parametrize("slot", range(4))
def test_whichever_of_the_five_skills_goes_returns_to_the_bag(slot: int) -> None:
    """Also the first tile of the box, on its normal side."""
    table = Table(turn="red")
    skills = ["colpo", "guardia", "muro", "lancio"]
    assert table.card("skill", "colpo") == 0
    table.hero("red", level=2, shards="t", skills=" ".join(skills))
    table.draws(skills="cura onda saetta")
    table.level_up()
    table.keep("onda")
    table.do(f"slot:{slot}")
    assert table.match.skill_bag >> table.card("skill", skills[slot]) & 1
    assert table.skills("red")[slot] == "onda"


@pytest.mark.rule("SH-26.05")
def test_an_ability_without_a_target_is_no_skill_that_fails() -> None:
    table = Table(turn="red")
    table.ability("bruno", "when(on_basic_attack, heal(1, other_ally))")
    table.hero("red", "bruno", shards="r")
    table.without("yellow", "blue", "green")
    table.attack()
    assert len(table.told("AbilityTriggered")) == 1
    assert table.told("ActionFailed") == []


@pytest.mark.rule("SH-21.02")
def test_what_strengthens_skills_leaves_abilities_alone() -> None:
    table = Table(turn="red")
    table.ability("bruno", "when(on_swap, damage(2, front))")
    table.hero("red", "bruno", shards="r", items="libro")
    table.swap("yellow")
    assert table.damage("red foe") == 2


@pytest.mark.rule("SH-2.05")
def test_legendary_heroes_and_no_others_are_set_aside() -> None:
    content = Content("", [], ACTS)
    content.heroes = [Hero(name, name, EMPTY) for name in "abc"]
    content.heroes[1].legendary = True
    content.settle()
    assert (content.common, content.legendary) == (0b101, 0b010)


@pytest.mark.rule("SH-21.07")
def test_the_discarded_item_is_told() -> None:
    table = Table(phase="village")
    table.hero("red", items="stivali corazza")
    table.party(coins=9)
    table.draws(heroes="gaia ivo nilo olga lia", items="spada scudo mantello anello amuleto")
    table.do(f"buy:{table.card('item', 'amuleto')}", "slot:1")
    assert table.items("red") == ["stivali", "amuleto"]
    assert table.told("ItemDiscarded") == [(table.card("item", "corazza"),)]
    assert table.match.item_gone == 1 << table.card("item", "corazza")


@pytest.mark.rule("SH-19.17", "SH-19.25")
def test_a_random_item_when_there_is_none() -> None:
    """All Items are out, and none has been discarded: the rest of the Landmark still counts."""
    everything = " ".join([item.id for item in Table().match.content.items])
    table = at("rovine")
    table.party(stored=everything)
    table.do("visit:0")
    assert table.told("ItemGained") == []
    assert table.coins == 2
    assert "leave" in table.offered()


@pytest.mark.rule("SH-22.07")
def test_whoever_the_master_is_there_is_no_second_one() -> None:
    """Also the first Hero of the box, on its normal side."""
    table = at("dojo")
    assert table.card("hero", "bruno") == 0
    table.hero("red", "elio", master="bruno")
    table.draws(heroes="gaia")
    table.do("visit:0")
    gaia = table.card("hero", "gaia")
    assert table.offered("learn") == [f"learn:{gaia}/1", f"learn:{gaia}/2", f"learn:{gaia}/3"]


@pytest.mark.rule("SH-4.14", "SH-21.02")
@pytest.mark.parametrize("armour", ["corazza", "corazza+"])
def test_a_blow_reduced_to_nothing_or_less_is_no_damage(armour: str) -> None:
    table = Table(turn="red")
    table.hero("red", items=armour)
    table.foe("green", acts=["damage(1, front)"])
    table.draws(marbles="green")
    table.end()
    assert (table.damage("red"), table.shield("red")) == (0, 0)
    assert table.told("Damaged") == []


@pytest.mark.rule("SH-4.17", "SH-11.15", "SH-20.09")
def test_after_a_retreat_no_board_keeps_its_tokens() -> None:
    """Before the Monsters are met again, while the reserve may come in."""
    table = Table(turn="red")
    for board in ("red", "yellow", "blue", "green"):
        table.hero(board, shield=1, silenced=True)
        table.foe(board, shield=3, stunned=True, silenced=True)
    table.waiting("gaia")
    table.do("retreat")
    assert table.offered("enter")
    m = table.match
    assert (m.shield, m.stun, m.silence) == ([0] * 8, [0] * 8, [0] * 8)


@pytest.mark.rule("SH-17.01", "SH-21.02")
def test_an_item_for_the_end_of_a_battle() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills="colpo")
    table.hero("green", items="borsa")
    table.foe("red", hp=1)
    table.defeated("yellow foe", "blue foe", "green foe")
    table.use("colpo")
    assert table.coins == 7


@pytest.mark.rule("SH-19.18")
def test_statue_one_skill_is_upgraded_though_others_could_be() -> None:
    table = at("statua", coins=2)
    table.hero("red", skills="colpo guardia")
    table.draws(rolls="3")
    table.do("visit:0")
    table.do(table.offered("upgrade")[0])
    assert table.skills("red") == ["colpo+", "guardia"]
    assert "leave" in table.offered()


@pytest.mark.rule("SH-19.11")
def test_shrine_one_item_is_upgraded_though_others_could_be() -> None:
    table = at("santuario", coins=12)
    table.hero("red", items="spada scudo")
    table.do("visit:0", "mode:1")
    table.do(table.offered("upgrade")[0])
    assert (table.items("red"), table.coins) == (["spada+", "scudo"], 7)
    assert "leave" in table.offered()


# -- Skills ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-27.01", "SH-27.06")
def test_a_tile_in_the_place_of_a_used_one_can_be_used() -> None:
    table = Table(turn="red")
    table.hero("red", level=2, shards="rrrt", skills="colpo guardia muro lancio")
    table.draws(skills="fendente onda saetta")
    table.use("guardia", pay="r")
    assert "skill:1" not in table.offered()
    table.level_up("t")
    table.keep("fendente")
    table.do("slot:1")
    assert "skill:1" in table.offered()


@pytest.mark.rule("SH-26.05", "SH-23.07")
@pytest.mark.parametrize(("others", "any_target"), [(0, False), (1, True), (3, True)])
def test_nobody_to_swap_with_is_no_target(others: int, any_target: bool) -> None:
    table = Table(turn="red")
    skill = table.skill("swap")
    table.hero("red", shards="r", skills=skill)
    if others < 3:
        table.without(*("yellow", "blue", "green")[others:])
    assert has_target(table.match, 0, 0) is any_target


@pytest.mark.rule("SH-23.02", "SH-A.52")
def test_all_who_are_pushed_move_from_the_rear() -> None:
    table = Table(turn="red")
    skill = table.skill("push(1, front2)")
    table.hero("red", shards="r", skills=skill)
    table.use(skill)
    assert table.foes() == "blue red yellow green"
    assert table.told("Pushed") == [(table.unit("yellow foe"), 2, 3), (table.unit("red foe"), 1, 2)]


@pytest.mark.rule("SH-4.05", "SH-4.07", "SH-4.08")
def test_whoever_is_stunned_or_silenced_is_not_so_again() -> None:
    table = Table(turn="red")
    skill = table.skill("stun(front)", "silence(front)")
    table.hero("red", shards="r", skills=skill)
    table.foe("red", stunned=True, silenced=True)
    table.use(skill)
    assert (table.told("Stunned"), table.told("Silenced")) == ([], [])
    assert (table.match.stun[4], table.match.silence[4]) == (1, 1)


@pytest.mark.rule("SH-25.02", "SH-25.04")
def test_a_die_on_0_does_not_burn() -> None:
    table = Table(turn="red")
    skill = table.skill("burn(1, front)")
    table.hero("red", shards="r", skills=skill)
    table.foe("red", die=0)
    table.use(skill)
    assert (table.told("Burned"), table.told("DieChanged")) == ([], [])


@pytest.mark.rule("SH-25.01")
@pytest.mark.parametrize(("shards", "burned"), [("", []), ("b", [(0, 1)])])
def test_a_hero_without_shards_has_none_to_burn(shards: str, burned: list[tuple[int, int]]) -> None:
    table = Table(turn="red")
    table.hero("red", shards=shards)
    table.foe("green", acts=["burn(2, front)"])
    table.draws(marbles="green")
    table.end()
    assert table.told("Burned") == burned


@pytest.mark.rule("SH-13.02", "SH-13.03")
def test_each_class_turns_shards_into_its_own_colour_alone() -> None:
    """Bruno into red, Alba into blue, Cora into green; nobody into transparent ones."""
    m = Table(turn="red").match
    assert [colour_conversions(m, board) for board in range(3)] == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]


@pytest.mark.rule("SH-13.02", "SH-22.05")
def test_more_conversions_are_of_the_heros_own_class() -> None:
    """Not of its Master's: a mage turns two Shards blue, and one red."""
    table = Table(turn="yellow")
    table.ability("alba", "static(conversions, 1)")
    table.hero("yellow", "alba", master="ivo")
    m = table.match
    assert [m.conversions_left(1, number) for number in range(3)] == [2, 1, 0]


@pytest.mark.rule("SH-13.02", "SH-22.05")
@pytest.mark.parametrize(
    ("hero", "master", "cost"), [("alba", "bruno", "rb"), ("alba", "cora", "bg"), ("bruno", "cora", "rg")]
)
def test_nothing_is_converted_crosswise(hero: str, master: str, cost: str) -> None:
    """Two Shards that pay as they are need not count as one another."""
    table = Table(turn="red")
    skill = table.skill("damage(1, front)", cost=cost)
    table.hero("red", hero, master=master, shards=cost, skills=skill)
    table.without(*[board for board, name in (("yellow", "alba"), ("blue", "cora")) if name in (hero, master)])
    table.use(skill)
    assert table.told("ShardsSpent")
    assert table.told("ShardConverted") == []


@pytest.mark.rule("SH-5.20")
def test_nobody_has_less_than_no_hp() -> None:
    table = Table(turn="red")
    unit = table.foe("red", hp=3, damage=5)
    assert table._m.hp_left(unit) == 0


# -- abilities ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-21.02")
def test_the_limit_of_one_ability_is_no_limit_of_anothers() -> None:
    m = Table(turn="red").match
    for limit in (PER_TURN, PER_ROUND):
        seen = [(unit, node) for unit in range(8) for node in range(20)]
        for unit, node in seen:
            triggered = Triggered(0, limit, -1)
            triggered.node = node
            assert may_go(m, unit, triggered, -1)
            assert not may_go(m, unit, triggered, -1)


# -- Items, Landmarks, decks -------------------------------------------------------------------------------------


@pytest.mark.rule("SH-21.01")
def test_a_slot_with_the_first_item_of_the_box_is_taken() -> None:
    table = Table(phase="village")
    assert table.card("item", "spada") == 0
    table.hero("red", items="spada")
    table.party(coins=9)
    table.draws(heroes="gaia ivo nilo olga lia", items="borsa scudo mantello anello amuleto")
    table.do(f"buy:{table.card('item', 'amuleto')}")
    assert table.offered("slot") == ["slot:1", "slot:2", "slot:4", "slot:6"]


@pytest.mark.rule("SH-19.34")
@pytest.mark.parametrize("before", ["colpo", "onda"])
def test_a_tile_set_aside_before_goes_back_to_the_bag(before: str) -> None:
    """Also the first tile of the box."""
    table = at("torre_stregone")
    m = table._m
    m.set_aside = table.card("skill", before)
    m.skill_bag &= ~(1 << m.set_aside)
    table.do("visit:0")
    table.keep("cura")
    assert table.view()["set_aside"]["id"] == "cura"
    assert m.skill_bag >> table.card("skill", before) & 1
    assert table.told("SkillSetAside") == [(table.card("skill", "cura"),)]


@pytest.mark.rule("SH-19.12", "SH-19.34")
def test_without_tiles_in_the_bag_there_is_nothing_to_replace_or_set_aside() -> None:
    m = Table(phase="visit").match
    deeds = (ReplaceSkills(1, 1), SetAsideSkill(), Coins(1))
    assert [deed.would_do(m) for deed in deeds] == [True, True, True]
    m.skill_bag = 0
    assert [deed.would_do(m) for deed in deeds] == [False, False, True]


@pytest.mark.rule("SH-19.12")
def test_without_skills_nothing_is_replaced() -> None:
    table = at("altare")
    for board in ("red", "yellow", "blue", "green"):
        table.hero(board, skills="")
    table.do("visit:0")
    assert "leave" in table.offered()


@pytest.mark.rule("SH-19.49")
def test_a_dungeon_without_a_legend_brings_none() -> None:
    table = Table(turn="red")
    table.tile("dungeon", "chiesa", level=5, monsters=[1, 1, 1, 1], coins=9)
    number = table.card("landmark", "dungeon")
    landmarks = table._m.content.landmarks[:]
    landmarks[number] = Landmark("dungeon", landmarks[number].name)
    landmarks[number].deeds = [deed for deed in table._m.content.landmarks[number].deeds if isinstance(deed, Dungeon)]
    table._m.content.landmarks = landmarks
    table.hero("red", shards="rr")
    table.defeated("yellow foe", "blue foe", "green foe")
    table.foe("red", hp=1)
    table.attack()
    assert table.told("BattleWon")
    assert table.told("HeroDrawn") == []


@pytest.mark.rule("SH-11.15", "SH-A.32")
def test_only_the_decks_that_monsters_return_to_are_shuffled() -> None:
    table = Table(turn="red")
    m = table._m
    level = m.content.monsters[m.monster[0]].level
    same = table.card("monster", "orco")
    other = next(card for card, monster in enumerate(m.content.monsters) if monster.level not in (0, level))
    for card in (same, other):
        m.monster_deck[card] -= 1
        m.monster_bottom.append(card)
    table.waiting("gaia")
    table.do("retreat")
    assert m.monster_bottom == [other]


@pytest.mark.rule("SH-A.31")
def test_when_all_monsters_are_out_none_is_drawn() -> None:
    m = Table(phase="visit").match
    m.monster_deck = [0] * len(m.monster_deck)
    assert (m.draw_monster(5), m.draw_common_monster(5)) == (-1, -1)


@pytest.mark.rule("SH-10.07")
def test_boards_without_a_monster_have_no_die() -> None:
    table = Table(phase="lineup")
    table.tile("chiesa", monsters=[1])
    table._m.die = [5, 5, 5, 5]
    m = table.match
    assert m.die[0] in range(1, 7)
    assert m.die[1:] == [0, 0, 0]


@pytest.mark.rule("SH-24.10")
def test_the_shard_of_a_fallen_heros_marble_is_told() -> None:
    table = Table(turn="red")
    table.defeated("yellow")
    table.draws(marbles="red yellow", shards="b")
    table.end()
    while not table.told("FallenShard"):
        table.do(table.offered()[0])
    table.give_to("blue")
    assert table.told("FallenShard") == [(1, 1)]
    assert (2, 1) in table.told("ShardsDrawn")


def test_nothing_is_found_by_an_unknown_name() -> None:
    content = Table()._m.content
    for kind in ("hero", "skill", "item", "monster", "landmark", "tile", "city"):
        assert getattr(content, f"find_{kind}")("nessuno") == -1, kind


def test_a_new_journey_has_seen_no_retreat() -> None:
    assert Table()._m.retreats == 0
