"""One more case of a rule that is tested elsewhere: what its neighbours do not show."""

import pytest

from ludoteca.games.synchro.cards import Content, Hero
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
    content = Content("", [])
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
