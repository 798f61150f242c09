"""Leggenda: gaining and losing it."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character


@pytest.mark.rule("LOR-LORE.01")
def test_lore_never_goes_below_zero() -> None:
    table = Table()
    table.lore(1, of=THEM)
    (deed,) = table.hand(action("do(lose_lore(3, who=each_opponent), draw(that_much))"))
    table.play(deed)
    assert table.lore_of(THEM) == 0
    assert table.hand_size() == 1, "the amount lost is 1"
    assert [event.things for event in table.events if event.kind == "LoreLost"] == [(1,)]


@pytest.mark.rule("LOR-LORE.02")
def test_who_has_none_loses_none() -> None:
    table = Table()
    reward, condition = table.hand(
        action("do(lose_lore(2, who=each_opponent), gain_lore(that_much))"),
        action("do(lose_lore(2, who=each_opponent), given(done, draw(1)))"),
    )
    table.play(reward)
    table.play(condition)
    assert table.lore_of(THEM) == 0
    assert table.lore_of(ME) == 0
    assert table.hand_size() == 0
    assert "LoreLost" not in table.kinds()


@pytest.mark.rule("LOR-LORE.03")
def test_a_character_without_lore_may_quest() -> None:
    for value in (0, -1):  # a value of 0, and none at all
        table = Table()
        table.lore(5)
        hero = table.mine(character(1, 3, "when(quests(this), draw(1))", lore=value))
        table.quest(hero)
        assert table.is_exerted(hero)
        assert table.lore_of() == 5
        assert table.hand_size() == 1
        assert "LoreGained" not in table.kinds()


@pytest.mark.rule("LOR-LORE.01")
def test_what_depends_on_lore_sees_it_lost() -> None:
    table = Table()
    table.lore(10, of=THEM)
    hero = table.mine("5-107")
    (deed,) = table.hand(action("lose_lore(1, who=each_opponent)"))
    before = table.strength(hero)
    table.play(deed)
    assert table.strength(hero) == before - 6
