"""Oggetti, Abilità, Stordimento, Silenzio, Scudi: the sides of tiles, tokens, and how Shields take damage."""

import pytest

from ludoteca.games.synchro.packs.reading import load_content
from tests.rules.synchro.table import Table

CONTENT = load_content()


@pytest.mark.rule("SH-4.01")
@pytest.mark.parametrize(("sword", "damage"), [("spada", 2), ("spada+", 4)])
def test_the_gold_side_of_an_item_replaces_the_silver_one(sword: str, damage: int) -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", items=sword)
    table.attack()
    assert table.damage("red foe") == damage


@pytest.mark.rule("SH-4.02", "SH-A.60")
def test_an_item_shows_cost_name_ability_and_code() -> None:
    codes = set()
    for item in CONTENT.items:
        assert item.cost > 0
        assert item.name.it
        assert item.name.en
        assert all(side.text.it and side.text.en for side in item.sides)
        codes.add(item.code)
    assert len(codes) == len(CONTENT.items)
    shown = Table(phase="village").view()["village"]["items"][0]
    assert {"cost", "name", "text", "code"} <= set(shown)


@pytest.mark.rule("SH-4.03")
@pytest.mark.parametrize(("skill", "damage"), [("colpo", 5), ("colpo+", 9)])
def test_the_gold_side_of_a_skill_replaces_the_normal_one(skill: str, damage: int) -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills=skill)
    table.do("skill:0")
    assert table.damage("red foe") == damage


@pytest.mark.rule("SH-4.04")
def test_a_tile_says_how_many_shards_of_which_colour_it_needs() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrr", skills="fendente")
    assert table.seen("red")["skills"][0]["cost"] == [2, 0, 0, 0]
    table.use("fendente")
    assert (table.shards("red"), table.spent("red")) == ("r", "rr")
    for skill in CONTENT.skills:
        assert skill.cost[skill.colour] == max(skill.cost) > 0


@pytest.mark.rule("SH-4.05", "SH-4.06")
def test_a_stunned_hero_loses_its_next_turn_and_then_the_token() -> None:
    table = Table()
    table.hero("red", shards="rr", stunned=True)
    table.draws(marbles="red green blue")
    assert table.active == "blue"
    assert table.told("TurnLost") == [(0,)]
    assert not table.seen("red")["stunned"]
    assert table.shards("red") == "rr"


@pytest.mark.rule("SH-4.05", "SH-4.06", "SH-A.38")
def test_a_stunned_monster_skips_its_action_but_rolls_its_die_into_the_other_slot() -> None:
    table = Table(turn="red")
    table.foe("green", die=1, stunned=True)
    table.draws(marbles="green blue", dice="5")
    assert table.slot("green") == 2
    table.end()
    assert table.told("MonsterActed") == []
    assert table.damage("red") == 0
    assert (table.die("green"), table.slot("green")) == (5, 1)
    assert not table.seen("green foe")["stunned"]


@pytest.mark.rule("SH-A.73", "SH-4.05")
@pytest.mark.parametrize(("stunned", "shield"), [(False, 2), (True, 0)])
def test_abilities_at_the_start_of_a_turn_do_not_come_in_one_lost_to_stun(stunned: bool, shield: int) -> None:
    table = Table()
    table.hero("red", "scudiera", stunned=stunned)
    table.foe("green", acts=["shield(1, self)"])
    table.draws(marbles="red green blue")
    assert table.shield("red") == shield


@pytest.mark.rule("SH-A.73", "SH-17.07")
def test_nor_those_of_a_celestial() -> None:
    table = Table(turn="red", city="stellaris")
    table.foe("green", "omega", stunned=True)
    table.draws(marbles="green")
    table.end()
    assert table.told("TurnLost") == [(7,)]
    assert table.shield("green foe") == 0


@pytest.mark.rule("SH-4.07")
def test_who_is_stunned_cannot_be_stunned_again() -> None:
    table = Table(turn="red")
    table.hero("red", "elio", shards="b", skills="sonno")
    table.foe("green", stunned=True)
    table.use("sonno", target="green foe")
    assert table.told("Stunned") == []
    table.draws(marbles="green yellow")
    table.end()
    assert table.told("TurnLost") == [(7,)]
    assert not table.seen("green foe")["stunned"]


@pytest.mark.rule("SH-4.05", "SH-A.40")
def test_stun_received_in_ones_own_turn_costs_the_next_turn() -> None:
    table = Table(first="monsters")
    table.foe("red", acts=["damage(1, front)"])
    table.ability("bruno", "when(on_damaged, stun(attacker))")
    table.draws(marbles="red red", dice="4")
    assert table.damage("red") == 1
    assert table.seen("red foe")["stunned"]


@pytest.mark.rule("SH-4.08")
def test_a_silenced_hero_uses_no_skills_but_attacks() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rr", skills="colpo", silenced=True)
    assert table.refused("skill:0") == "SH-4.08"
    table.attack()
    assert table.damage("red foe") == 1


@pytest.mark.rule("SH-4.09", "SH-A.39")
def test_silence_takes_a_monsters_action_one_row_down() -> None:
    table = Table(turn="red")
    table.foe("green", acts=["damage(1, front)", "damage(5, front)", "damage(9, front)"], die=6, silenced=True)
    assert table.seen("green foe")["next"] == 1
    table.draws(marbles="green")
    table.end()
    assert table.damage("red") == 5
    assert table.told("MonsterActed") == [(3, 1)]


@pytest.mark.rule("SH-4.10", "SH-A.39")
def test_from_the_lowest_row_it_makes_a_basic_attack() -> None:
    table = Table(turn="red")
    table.foe("green", acts=["damage(1, all_foes)", "damage(5, front)"], die=3, level=3, silenced=True)
    table.draws(marbles="green")
    table.end()
    assert [table.damage(board) for board in ("red", "yellow", "blue", "green")] == [6, 0, 0, 0]
    assert table.told("MonsterBasic") == [(3,)]


@pytest.mark.rule("SH-A.39", "SH-15.03")
def test_burning_lowers_the_die_instead_of_the_row() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills=table.skill("burn(1, front)"))
    table.foe("red", acts=["damage(1, front)", "damage(5, front)", "damage(9, front)"], die=6)
    table.draws(marbles="red")
    table.do("skill:0", "end")
    assert table.damage("red") == 9


@pytest.mark.rule("SH-4.11", "SH-A.40")
def test_silence_goes_at_the_end_of_the_bearers_turn() -> None:
    table = Table(turn="red")
    table.hero("red", silenced=True)
    table.hero("yellow", silenced=True)
    table.foe("green", silenced=True)
    table.foe("blue", silenced=True)
    table.draws(marbles="green blue")
    table.end()
    assert not table.seen("red")["silenced"]
    assert table.seen("yellow")["silenced"]
    assert not table.seen("green foe")["silenced"]
    assert table.seen("blue foe")["silenced"]


@pytest.mark.rule("SH-4.11", "SH-A.40")
def test_silence_received_in_ones_own_turn_goes_at_its_end() -> None:
    table = Table(turn="yellow")
    table.foe("red", acts=["damage(1, front)"])
    table.ability("bruno", "when(on_damaged, silence(attacker))")
    table.draws(marbles="red")
    table.end()
    assert table.told("Silenced") == [(4,)]
    assert not table.seen("red foe")["silenced"]


@pytest.mark.rule("SH-4.05", "SH-4.06", "SH-A.40")
def test_a_stunned_monster_loses_one_turn_only() -> None:
    table = Table(turn="red")
    table.foe("green", acts=["damage(1, front)"], stunned=True)
    for board in ("red", "yellow", "blue"):
        table.foe(board, acts=["shield(1, self)"])
    table.draws(marbles="green")
    table.end_round()
    assert table.told("TurnLost") == [(7,)]
    before = table.damage("red")
    table.end_round()
    assert table.damage("red") == before + 1


@pytest.mark.rule("SH-A.41", "SH-8.01")
def test_a_stunned_hero_can_be_given_a_potion() -> None:
    table = Table(turn="red")
    table.hero("yellow", damage=10, stunned=True)
    table.party(potions=1)
    table.drink("yellow")
    assert table.damage("yellow") == 2
    assert table.seen("yellow")["stunned"]


@pytest.mark.rule("SH-4.12")
@pytest.mark.parametrize(
    "effect",
    [
        "damage(2, front)",
        "shield(2, self)",
        "shield(2, any_ally)",
        "heal(2, all_allies)",
        "damage(2, all_foes)",
        "stun(front)",
        "push(1, front)",
        "pull(1, rear)",
        "swap",
        "reroll(front)",
        "refill(1, self)",
        "damage(2, everyone_at(1))",
    ],
)
def test_what_the_icons_mean_can_be_written_on_a_tile_and_played(effect: str) -> None:
    table = Table(turn="red")
    table.hero("red", damage=5, shards="r", skills=table.skill(effect))
    table.do("skill:0")
    while not table.offered("end"):
        table.do(table.offered()[0])
    assert table.told("ActionFailed") == []
    assert len(table.events) > 2  # besides the payment and the use


@pytest.mark.rule("SH-4.13")
def test_shields_are_added_to_those_on_the_card() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", shield=2, skills="guardia")
    table.use("guardia")
    assert table.shield("red") == 5


@pytest.mark.rule("SH-4.14")
def test_damage_removes_shields_first() -> None:
    table = Table(turn="red")
    table.hero("red", shield=4)
    table.foe("green", acts=["damage(3, front)"])
    table.draws(marbles="green")
    table.end()
    assert (table.shield("red"), table.damage("red")) == (1, 0)


@pytest.mark.rule("SH-4.15")
def test_what_goes_beyond_the_shields_is_marked() -> None:
    table = Table(turn="red")
    table.hero("red", shield=4)
    table.foe("green", acts=["damage(7, front)"])
    table.draws(marbles="green")
    table.end()
    assert (table.shield("red"), table.damage("red")) == (0, 3)


@pytest.mark.rule("SH-4.14", "SH-4.15")
def test_shields_of_monsters_work_alike() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", skills="colpo")
    table.foe("red", shield=2)
    table.use("colpo")
    assert (table.shield("red foe"), table.damage("red foe")) == (0, 3)


@pytest.mark.rule("SH-4.16")
def test_there_are_never_more_shields_than_max_hp() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rr", shield=14, skills="muro guardia")
    table.use("guardia")
    assert table.shield("red") == 16
    table.use("muro", target="yellow")
    assert table.shield("yellow") == 16


@pytest.mark.rule("SH-4.17")
def test_shields_are_discarded_at_the_end_of_the_battle() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r", shield=5)
    table.hero("yellow", shield=3)
    table.no_foe("yellow", "blue", "green")
    table.foe("red", damage=19)
    table.attack()
    assert table.phase == "visit"
    assert (table.shield("red"), table.shield("yellow")) == (0, 0)


@pytest.mark.rule("SH-A.63", "SH-4.17")
def test_nobody_gains_shields_outside_battle() -> None:
    table = Table(phase="visit")
    table.tile("monumento")
    table.ability("bruno", "when(on_level_up, shield(4, self))")
    table.hero("red", "bruno")
    table.do("visit:0", "board:0")
    table.do(table.offered("keep")[0])
    assert table.seen("red")["level"] == 2
    assert table.shield("red") == 0
    with pytest.raises(ValueError, match="after a battle"):
        table.ability("bruno", "when(battle_end, shield(4, self))")


@pytest.mark.rule("SH-4.05", "SH-A.38")
def test_a_stunned_monster_announces_no_action() -> None:
    table = Table(turn="red")
    table.foe("red", die=4)
    table.hero("red", shards="b", skills="sonno")
    assert table.seen("red foe")["next"] is not None
    table.use("sonno", target="red foe")
    assert table.seen("red foe")["stunned"]
    assert table.seen("red foe")["next"] is None
    assert table.die("red") == 4
