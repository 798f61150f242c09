"""Fine points of what runs out, of Basic Attacks and amounts, and of a journey that is saved."""

from collections.abc import Callable
from typing import cast

import pytest

import ludoteca
from ludoteca.games.synchro.acts import ACTS
from ludoteca.games.synchro.effects.deeds.heroes import GainHero, GainMaster, RandomHero, ReserveHero
from ludoteca.games.synchro.effects.targets import FRONT, Target
from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.flow.triggers import may_go
from ludoteca.games.synchro.setup import complete_options, empty_match
from ludoteca.games.synchro.state.cards import (
    DAMAGE_TAKEN,
    Ability,
    Action,
    City,
    Content,
    Hero,
    HeroClass,
    Item,
    LevelRow,
    Monster,
    Skill,
    Static,
    Tile,
    Tracks,
    Triggered,
)
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.texts import Phrase
from tests.rules.synchro.table import ME, Table
from tests.rules.synchro.test_19_tower_lake import with_tile_aside
from tests.rules.synchro.visits import at

FOES = ("red foe", "yellow foe", "blue foe", "green foe")


def dealt(table: Table) -> list[int]:
    return [table.damage(foe) for foe in FOES]


# -- decks that run out ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-3.01", "SH-18.05", "SH-19.02")
def test_heroes_that_are_known_are_drawn_last_and_in_their_order() -> None:
    m = Table(phase="visit").match
    m.hero_deck = 1 << 7
    m.hero_known = [5, 4]
    assert m.draw_heroes(4) == [7, 5, 4]
    assert (m.draw_hero(), m.random_hero()) == (-1, -1)
    m.hero_known = [6]
    assert m.random_hero() == 6
    assert m.hero_known == []


@pytest.mark.rule("SH-19.02", "SH-19.20", "SH-19.36")
@pytest.mark.parametrize("deed", [ReserveHero(), GainHero(), GainMaster()], ids=["reserve", "hero", "master"])
def test_no_hero_is_gained_when_all_are_out(deed: RandomHero) -> None:
    m = Table(phase="visit").match
    m.hero_deck, m.hero_known = 0, []
    frames = len(m.stack)
    deed.do(m, "SH-19.02")
    assert (m.reserve_heroes, len(m.stack)) == ([], frames)


@pytest.mark.rule("SH-19.49", "SH-2.05")
def test_legends_that_are_all_out() -> None:
    m = Table(phase="visit").match
    first = m.content.legendary.bit_length() - 1
    m.legends = 1 << first
    assert (m.random_legend(), m.random_legend()) == (first, -1)
    m.return_hero(first)
    assert m.legends == 1 << first


@pytest.mark.rule("SH-22.06", "SH-A.09")
def test_a_hero_that_returns_is_shuffled_in_with_those_on_top() -> None:
    m = Table(phase="visit").match
    m.hero_deck = 0
    m.heroes_on_top([4, 5])
    m.heroes_on_top([6])
    assert m.hero_known == [4, 5, 6]
    m.return_hero(7)
    assert (m.hero_known, m.hero_deck) == ([], 0b11110000)


@pytest.mark.rule("SH-18.05", "SH-19.17")
def test_items_that_were_discarded_come_again_when_there_are_no_others() -> None:
    m = Table(phase="visit").match
    m.item_deck, m.item_known, m.item_gone = 0, [3], 1 << 2
    assert m.draw_items(3) == [3, 2]
    assert m.item_gone == 0
    assert (m.draw_item(), m.random_item()) == (-1, -1)
    m.item_known = [5]
    assert m.random_item() == 5


@pytest.mark.rule("SH-A.31", "SH-A.32")
def test_monsters_of_a_lower_level_when_a_level_has_none() -> None:
    m = Table(phase="visit").match
    lowest = m.content.of_level[1][0]
    m.monster_deck = [0] * len(m.monster_deck)
    m.monster_deck[lowest] = 2
    assert m.pick_monster(2) == -1
    assert (m.draw_monster(3), m.draw_common_monster(2)) == (lowest, lowest)
    m.monster_gone[lowest] = 1
    assert (m.draw_monster(1), m.monster_gone[lowest]) == (lowest, 0)


@pytest.mark.rule("SH-19.46", "SH-A.31")
def test_elites_stay_where_they_are_when_there_are_no_others() -> None:
    m = Table(phase="visit").match
    elite = next(card for card in m.content.of_level[4] if m.content.monsters[card].elite)
    lower = next(card for card in m.content.of_level[3] if not m.content.monsters[card].elite)
    m.monster_deck = [0] * len(m.monster_deck)
    m.monster_deck[elite] = m.monster_deck[lower] = 1
    assert m.draw_common_monster(4) == lower
    assert (m.monster_deck[elite], m.monster_bottom) == (1, [])


@pytest.mark.rule("SH-13.07")
def test_a_choice_of_one_colour_is_none() -> None:
    table = Table(turn="red")
    skill = table.skill("choose(2, self)")
    table.hero("red", shards="r", skills=skill)
    table.bag_holds("bbb")
    table.use(skill)
    assert table.shards("red") == "bb"
    assert table.told("ShardsDrawn") == [(0, 1), (0, 1)]
    assert table.in_bag() == "b"


@pytest.mark.rule("SH-14.04")
def test_a_level_brings_no_tile_when_the_bag_is_empty() -> None:
    table = Table(turn="red")
    table.hero("red", level=2, shards="ttt", skills="colpo")
    m = table.match
    m.skill_bag = 0
    m.choose(ME, "level")
    assert m.level[0] == 3
    assert "end" in table.offered()


@pytest.mark.rule("SH-19.35", "SH-27.06")
def test_a_tile_set_aside_that_is_not_wanted_after_all_goes_to_the_bag() -> None:
    table = with_tile_aside(skills="colpo guardia muro lancio")
    table.level_up()
    onda = table.card("skill", "onda")
    table.do(f"claim:{onda}", "done")
    assert table.view()["set_aside"] is None
    assert table.match.skill_bag >> onda & 1
    assert table.skills("red") == ["colpo", "guardia", "muro", "lancio"]


# -- Basic Attacks and amounts -----------------------------------------------------------------------------------


@pytest.mark.rule("SH-11.06", "SH-21.02")
def test_a_basic_attack_that_strikes_the_second_too() -> None:
    table = Table(turn="red")
    table.ability("bruno", "static(basic_splash, 1)")
    table.hero("red", "bruno", level=2, shards="rr")
    table.attack()
    assert dealt(table) == [2, 2, 0, 0]
    table = Table(turn="red")
    table.ability("bruno", "static(basic_splash, 1)")
    table.hero("red", "bruno", level=2, shards="rr")
    table.defeated("yellow foe", "blue foe", "green foe")
    table.attack()
    assert table.damage("red foe") == 2


@pytest.mark.rule("SH-11.06", "SH-21.02")
def test_a_basic_attack_at_anybody() -> None:
    table = Table(turn="red")
    table.ability("bruno", "static(basic_any_target, 1)")
    table.hero("red", "bruno", level=2, shards="rr")
    table.attack()
    assert table.targets() == list(FOES)
    table.target("blue foe")
    assert dealt(table) == [0, 0, 2, 0]
    assert table.told("BasicAttack") == [(0, table.unit("blue foe"))]


@pytest.mark.rule("SH-12.05")
def test_levels_are_multiplied_and_added() -> None:
    table = Table(turn="red")
    skill = table.skill("damage(2*LV+CLV+1, front)")
    table.hero("red", level=3, shards="r", skills=skill)
    table.use(skill)
    assert table.damage("red foe") == 2 * 3 + table.match.clv(0) + 1


@pytest.mark.rule("SH-12.05")
@pytest.mark.parametrize(("amount", "right"), [("1*LV", True), ("9*LV", True), ("0*LV", False), ("10*LV", False)])
def test_levels_are_multiplied_by_1_to_9(amount: str, right: bool) -> None:
    table = Table(turn="red")
    if right:
        assert table.skill(f"damage({amount}, front)")
    else:
        with pytest.raises(Exception, match="from 1 to 9"):
            table.skill(f"damage({amount}, front)")


@pytest.mark.rule("SH-8.02", "SH-5.24")
def test_a_potion_helps_in_every_need() -> None:
    """One who fell without a Potion being used keeps none from the next."""
    table = Table(turn="red")
    table.hero("red", shards="r", skills="colpo")
    table._m.damage[0] = table._m.max_hp(0) - 1
    table.foe("red", hp=1)
    table.foe("green", acts=["damage(3, front)"])
    table.party(potions=1)
    table.draws(marbles="green")
    table.use("colpo")
    assert not table.is_there("red foe")
    table.end()
    assert table.offered("potion") == ["potion:0"]
    table.drink("red")
    assert table.is_there("red")


# -- HP that are lost with something else ------------------------------------------------------------------------


@pytest.mark.rule("SH-18.10", "SH-22.01", "SH-A.28")
def test_who_loses_hp_with_its_master_may_fall() -> None:
    table = at("dojo")
    table.ability("ivo", "static(max_hp, 6)")
    for board, master in (("yellow", "elio"), ("blue", "fosca"), ("green", "lia")):
        table.hero(board, master=master)
    table.hero("red", master="ivo")
    table._m.damage[0] = table._m.max_hp(0) - 2
    table.draws(heroes="gaia")
    table.do("visit:0")
    table.do(f"learn:{table.card('hero', 'gaia')}/0")
    assert table.line() == "yellow blue green"


# -- nobody's blows, and others --------------------------------------------------------------------------------


@pytest.mark.rule("SH-19.08", "SH-24.11")
def test_what_nobody_dealt_is_told_as_nobodys() -> None:
    table = at("grande_cascata")
    table.do("visit:0")
    assert table.told("Damaged") == [(board, 0, 5, 5, -1) for board in range(4)]
    table = Table(turn="red")
    table.defeated("yellow foe")
    table.draws(marbles="yellow")
    table.end()
    table.target("blue")
    assert table.told("FallenDamage") == [(1,)]
    assert table.told("Damaged") == [(2, 0, 3, 3, -1)]


@pytest.mark.rule("SH-26.01", "SH-26.02")
def test_a_monsters_second_blow_is_for_any_hero_but_the_first() -> None:
    table = Table(turn="red")
    table.order("yellow", "red", "blue", "green")
    table.foe("green", acts=["damage(1, front); damage(2, other_foe)"])
    table.draws(marbles="green")
    table.end()
    assert table.targets() == ["red", "blue", "green"]
    table.target("red")
    assert [table.damage(board) for board in ("red", "yellow", "blue", "green")] == [2, 1, 0, 0]


@pytest.mark.rule("SH-26.05", "SH-26.06")
@pytest.mark.parametrize("after", ["adjacent", "struck"])
def test_a_blow_at_nobody_has_nobody_beside_it(after: str) -> None:
    """There is nobody in P4."""
    table = Table(turn="red")
    table.without("green")
    table.foe("green", acts=[f"damage(1, p4); damage(2, {after})"])
    table.draws(marbles="green")
    table.end()
    assert table.told("Damaged") == []


@pytest.mark.rule("SH-24.03", "SH-21.02")
def test_a_monster_that_moves_up_has_the_ability_of_its_new_place() -> None:
    """It takes 2 damage less in the first place."""
    table = Table(turn="red")
    skill = table.skill("damage(5, front)")
    table.hero("red", shards="rr", skills=skill)
    table.foe("red", hp=1)
    table.foe("yellow", hp=30)
    monster = table._m.monster_card(table.unit("yellow foe"))
    monster.ability = Ability()
    monster.ability.statics.append(Static(DAMAGE_TAKEN, -2, 0b0001))
    table.use(skill)
    assert not table.is_there("red foe")
    table.attack()
    assert table.damage("yellow foe") == 0
    assert table.match.mod(table.unit("yellow foe"), DAMAGE_TAKEN) == -2


@pytest.mark.rule("SH-4.14")
def test_who_has_no_shield_loses_none() -> None:
    table = Table(turn="red")
    skill = table.skill("lose_shield(front)")
    table.hero("red", shards="r", skills=skill)
    table.use(skill)
    assert table.told("ShieldLost") == []


@pytest.mark.rule("SH-20.01", "SH-19.20")
def test_who_makes_room_for_a_new_hero_is_told() -> None:
    table = at("statua", coins=2)
    table.draws(rolls="5", heroes="gaia")
    table.do("visit:0")
    table.give_to("green")
    assert table.told("HeroLeft") == [(3, table.card("hero", "dino"))]
    assert table.told("HeroDrawn") == [(table.card("hero", "gaia"),)]


@pytest.mark.rule("SH-15.07", "SH-21.02")
@pytest.mark.parametrize(("hp", "rolls"), [(1, 0), (20, 1)])
def test_a_monster_that_falls_in_its_turn_rolls_no_die(hp: int, rolls: int) -> None:
    table = Table(turn="red")
    table.hero("red", items="spine")
    table.foe("green", hp=hp, acts=["damage(1, front)"])
    table.draws(marbles="green")
    table.end()
    assert table.is_there("green foe") is bool(rolls)
    assert len(table.told("DiceRolled")) == rolls


@pytest.mark.rule("SH-21.02")
@pytest.mark.parametrize(("most", "shards", "goes"), [(0, "", True), (0, "r", False), (1, "r", True), (-1, "rr", True)])
def test_an_ability_for_who_has_no_more_shards_than_that(most: int, shards: str, goes: bool) -> None:
    table = Table(turn="red")
    table.hero("red", shards=shards)
    assert may_go(table.match, 0, Triggered(0, 0, most), -1) is goes


@pytest.mark.rule("SH-10.12", "SH-21.01")
def test_an_item_is_moved_to_the_first_free_slot_or_in_the_place_of_another() -> None:
    table = Table(phase="lineup")
    table.hero("red", items="spada")
    table.hero("yellow", items="scudo corazza")
    assert [option for option in table.offered("move") if option.startswith("move:0/")] == [
        "move:0/2",
        "move:0/3",
        "move:0/4",
        "move:0/6",
    ]


@pytest.mark.rule("SH-22.06", "SH-24.08")
def test_the_first_hero_of_the_box_returns_to_the_deck_when_its_pupil_falls() -> None:
    table = Table(turn="yellow")
    assert table.card("hero", "bruno") == 0
    table.hero("red", "elio", master="bruno")
    table._m.damage[0] = table._m.max_hp(0) - 1
    table.foe("green", acts=["damage(1, front)"])
    table.draws(marbles="green")
    table.end()
    assert table.hero_on("red") == ""
    assert table.match.master[0] == -1
    assert table.match.fallen == [table.card("hero", "elio")]
    assert table.match.hero_deck & 1


# -- a journey that is saved -------------------------------------------------------------------------------------


def test_what_was_saved_goes_on() -> None:
    game = ludoteca.game("synchro")
    m = game.new(2, seed=3)
    for _ in range(60):
        again = cast(SynchroMatch, game.restore(m.save()))
        assert again.save() == m.save()
        assert again.view(None) == m.view(None)
        assert cast(SynchroMatch, m).mods == again.mods
        asked = [(decision.seat, decision.options.raws) for decision in again.decisions]
        assert asked == [(decision.seat, decision.options.raws) for decision in m.decisions]
        if m.outcome is not None:
            break
        decision = m.decisions[0]
        m.choose(decision.seat, decision.options[len(decision.options) // 2])


def test_before_anything_is_laid_out_there_is_nothing() -> None:
    m = empty_match(complete_options({}, 2))
    missing = {"set_aside": -1, "place": -1, "active": -1, "cube": -1, "max_party": 4}
    saved = m.save_state()
    numbers = {name: value for name, value in saved.items() if not isinstance(value, list)}
    assert numbers == dict.fromkeys(numbers, 0) | missing
    zeros = {
        4: "level leader skill_used die slot reserve bag tray dealt taken colours_used peak",
        8: "damage shield stun silence",
        16: "shards spent",
        12: "converted",
        2: "marbles",
    }
    found = {name: value for name, value in saved.items() if isinstance(value, list)}
    lists = {name: list[int]() for name in found}
    lists |= {name: [0] * number for number, names in zeros.items() for name in names.split()}
    lists |= {name: [-1] * 4 for name in ("hero", "master", "monster", "last_hero")} | {"killer": [-1] * 8}
    assert found == lists


# -- cards of which nothing is said ------------------------------------------------------------------------------

BLANK = Phrase("Prova", "Test")
LAST_DAY = 47


@pytest.mark.parametrize(
    ("card", "printed", "numbers"),
    [
        (Triggered, (0, 0, -1), {"needs_attacker": False, "node": -1}),
        (Ability, (), {"occasions": 0}),
        (HeroClass, ("x", BLANK, 0), {"added": False, "node": -1}),
        (Hero, ("x", "x", BLANK), {"hero_class": 0, "legendary": False}),
        (Skill, ("x", BLANK), {"cost": [0] * 4, "colour": 0, "size": 0, "nodes": [-1, -1]}),
        (Item, ("x", "x", BLANK), {"cost": 0}),
        (Action, (1, 2), {"node": -1}),
        (Monster, ("x", BLANK), {"level": 0, "copies": 1, "hp": 1, "elite": False, "celestial": False}),
        (Monster, ("x", BLANK), {"basic_attack": 0, "row_of": [-1] * 7}),
        (Tile, ("x", 0, 1), {"coins": 0}),
        (City, ("x", BLANK, 0, 0), {"book": -1}),
        (LevelRow, (1,), {"max_hp": 1, "shards": 1, "class_level": 1, "cost": 0}),
        (Content, ("", [], ACTS), {"start": 0, "goal": 0}),
        (Target, (FRONT,), {"place": 0, "of_monster": False, "plural": False, "attacked": False}),
        (Text, (BLANK, []), {"is_skill": False, "follows_attack": False}),
    ],
)
def test_a_card_of_which_nothing_is_said_is_blank(
    card: Callable[..., object], printed: tuple[object, ...], numbers: dict[str, object]
) -> None:
    made = card(*printed)
    assert {name: getattr(made, name) for name in numbers} == numbers


def test_tracks_of_which_nothing_is_said_have_no_numbers_but_the_last_day() -> None:
    tracks = Tracks()
    numbers = [name for name in dir(tracks) if type(getattr(tracks, name)) is int]
    assert {name: getattr(tracks, name) for name in numbers} == dict.fromkeys(numbers, 0) | {"last_time": LAST_DAY}
    assert len(numbers) == 21
