"""Domande e Risposte: what the rulebook answers at its end, as far as it stands nowhere else."""

import pytest

from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.state.cards import Item
from ludoteca.kernel.texts import EMPTY
from tests.rules.synchro.table import Table
from tests.rules.tables import twin


@pytest.mark.rule("SH-27.01")
def test_several_skills_in_one_turn() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrrrr", skills="colpo fendente guardia")
    table.foe("red", hp=40)
    table.use("colpo")
    table.use("guardia")
    table.use("fendente")
    assert table.damage("red foe") == 5 + 7
    assert table.shield("red") == 3
    assert table.shards("red") == "r"


@pytest.mark.rule("SH-27.01")
def test_only_if_they_are_paid_for() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rr", skills="colpo fendente")
    table.use("colpo")
    assert table.refused("skill:1") == "SH-11.09"


@pytest.mark.rule("SH-27.02")
def test_each_skill_once_per_round() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrr", skills="colpo guardia")
    table.use("colpo")
    assert table.refused("skill:0") == "SH-27.02"
    assert "skill:1" in table.offered()


@pytest.mark.rule("SH-27.02")
def test_not_in_a_second_turn_of_the_same_round_either() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrr", skills="colpo")
    table.use("colpo")
    table.match.marbles[0] |= 1
    table.match.marbles[0] &= ~2
    table.draws(marbles="red red")
    table.end()
    assert table.active == "red"
    assert table.refused("skill:0") == "SH-27.02"


@pytest.mark.rule("SH-27.02")
def test_again_in_the_next_round() -> None:
    table = Table(turn="red")
    table.hero("red", shards="rrr", skills="colpo")
    table.foe("red", hp=40)
    table.use("colpo")
    table.draws(marbles="red yellow yellow blue blue green green red red")
    table.end_round()
    assert table.active == "red"
    assert "skill:0" in table.offered()


@pytest.mark.rule("SH-27.03", "SH-A.60")
def test_factions_and_reference_codes_change_nothing() -> None:
    content = load_content()
    codes = [item.code for item in content.items]
    assert all(codes)
    assert len(set(codes)) == len(codes)
    table = Table(turn="red")
    spada = table.card("item", "spada")
    items = table._m.content.items
    items[spada] = twin(items[spada], Item("", "", EMPTY))
    items[spada].code = "another"
    table.hero("red", shards="r", items="spada")
    table.attack()
    assert table.seen("red")["items"][0]["code"] == "another"
    assert table.damage("red foe") == 2


@pytest.mark.rule("SH-27.04", "SH-A.61")
def test_tokens_are_not_limited() -> None:
    table = Table(turn="red")
    for board in ("red", "yellow", "blue", "green"):
        table.hero(board, level=7, shield=29, shards="r" if board == "red" else "", skills="")
    table.hero("red", level=7, shield=29, shards="r", skills=table.skill("shield(1, all_allies)"))
    table.use("prova")
    assert [table.shield(board) for board in ("red", "yellow", "blue", "green")] == [30, 30, 30, 30]
    table = Table(turn="red")
    skill = table.skill("stun(all_foes)", "silence(all_foes)")
    for board in ("yellow", "blue", "green"):
        table.hero(board, stunned=True, silenced=True)
    table.hero("red", shards="r", skills=skill, silenced=False)
    table.use(skill)
    shown = [table.seen(board) for board in ("yellow", "blue", "green")] + table.view()["monsters"]
    assert len([one for one in shown if one["stunned"]]) == 7
    assert len([one for one in shown if one["silenced"]]) == 7


@pytest.mark.rule("SH-27.04")
def test_nor_are_potions_and_coins() -> None:
    table = Table(phase="visit")
    table.tile("chiesa")
    table.party(potions=4, coins=120)
    table.do("visit:0")
    assert table.potions == 6
    table.do("village", "potionbuy")
    assert (table.potions, table.coins) == (7, 118)


@pytest.mark.rule("SH-27.05", "SH-A.59", "SH-3.07")
def test_characters_are_told_apart_by_the_colours_of_their_boards() -> None:
    table = Table(turn="red")
    view = table.view()
    assert [shown["colour"] for shown in view["boards"]] == ["red", "yellow", "blue", "green"]
    assert [shown["colour"] for shown in view["monsters"]] == ["red", "yellow", "blue", "green"]
    table.draws(marbles="green yellow")
    table.end()
    assert table.active == "yellow"
    assert table.seen("yellow")["hero"]["id"] == "alba"


@pytest.mark.rule("SH-27.06", "SH-5.13")
def test_with_four_skills_one_of_the_five_goes() -> None:
    table = Table(turn="red")
    table.hero("red", level=2, shards="t", skills="colpo+ guardia muro lancio")
    table.draws(skills="cura onda saetta")
    table.level_up()
    table.keep("onda")
    assert table.offered() == ["slot:0", "slot:1", "slot:2", "slot:3", "done"]
    table.do("slot:2")
    assert table.skills("red") == ["colpo+", "guardia", "onda", "lancio"]
    assert table.match.skill_bag >> table.card("skill", "muro") & 1


@pytest.mark.rule("SH-27.06")
@pytest.mark.parametrize(("first", "new"), [("colpo", "onda"), ("saetta", "colpo")])
def test_or_the_new_one(first: str, new: str) -> None:
    """Also the first tile of the box."""
    table = Table(turn="red")
    table.hero("red", level=2, shards="t", skills=f"{first} guardia muro lancio")
    table.draws(skills=f"cura {new} spinta")
    table.level_up()
    table.keep(new)
    assert table.offered() == ["slot:0", "slot:1", "slot:2", "slot:3", "done"]
    table.do("done")
    assert table.skills("red") == [first, "guardia", "muro", "lancio"]
    assert table.match.skill_bag >> table.card("skill", new) & 1
    assert table.offered("end") == ["end"]
