"""Avventura: characters exerted for lore."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location


@pytest.mark.rule("LOR-QUEST.01")
def test_a_quest_exerts_the_character() -> None:
    table = Table()
    hero = table.mine(character())
    other = table.mine(character())
    table.quest(hero)
    assert table.is_exerted(hero)
    assert not table.is_exerted(other)
    assert table.refused(f"quest:{hero}") == "LOR-STATE.02"


@pytest.mark.rule("LOR-QUEST.01")
def test_an_opponents_character_is_not_mine_to_send() -> None:
    table = Table()
    foe = table.theirs(character())
    assert table.refused(f"quest:{foe}") == "LOR-PLYR.05"


@pytest.mark.rule("LOR-QUEST.02")
def test_a_quest_yields_the_characters_lore_value() -> None:
    table = Table()
    table.lore(5)
    table.lore(4, of=THEM)
    hero = table.mine(character(lore=3))
    table.quest(hero)
    assert table.lore_of() == 8
    assert table.lore_of(THEM) == 4


@pytest.mark.rule("LOR-QUEST.02")
def test_the_value_is_what_it_is_now() -> None:
    table = Table()
    hero = table.mine(character(lore=3))
    table.mine(item("always(gets(every(character, yours), lore=1))"))
    table.quest(hero)
    assert table.lore_of() == 4


@pytest.mark.rule("LOR-QUEST.03")
def test_nobody_quests_on_the_turn_of_arrival() -> None:
    for keywords in ([], ["rush"]):
        table = Table()
        (hero,) = table.hand(character(keywords=keywords))
        table.play(hero)
        assert table.refused(f"quest:{hero}") == "LOR-QUEST.03"
        table.until_turn_of(THEM)
        table.until_turn_of(ME)
        table.quest(hero)
        assert table.lore_of() == 1


@pytest.mark.rule("LOR-QUEST.04")
def test_only_characters_quest() -> None:
    table = Table()
    place = table.mine(location(5, lore=2))
    thing = table.mine(item())
    assert table.refused(f"quest:{place}") == "LOR-QUEST.04"
    assert table.refused(f"quest:{thing}") == "LOR-QUEST.04"
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-QUEST.05")
def test_restrictions_are_checked_before_exerting() -> None:
    table = Table()
    hero = table.mine(character())
    (deed,) = table.hand(action("cannot(chosen(character, yours), quest, until=this_turn)"))
    table.play(deed)
    assert table.refused(f"quest:{hero}") == "LOR-QUEST.05"
    assert not table.is_exerted(hero)
    assert table.lore_of() == 0
    table.until_turn_of(THEM)
    table.until_turn_of(ME)
    assert f"quest:{hero}" in table.options


@pytest.mark.rule("LOR-QUEST.06")
def test_what_a_quest_sets_off_comes_after_the_lore() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), given(at_least(lore_held, 2), draw(1)))", lore=2))
    table.quest(hero)
    assert table.lore_of() == 2
    assert table.hand_size() == 1
    kinds = table.kinds()
    assert kinds.index("Quested") < kinds.index("LoreGained") < kinds.index("AbilityResolved")


@pytest.mark.rule("LOR-QUEST.07")
def test_a_negative_lore_value_neither_gains_nor_loses() -> None:
    table = Table()
    table.lore(4)
    hero = table.mine(character(1, 3, "when(quests(this), draw(1))", lore=1))
    (deed,) = table.hand(action("gets(chosen(character), lore=-2, until=this_turn)"))
    table.play(deed)
    table.quest(hero)
    assert table.lore_of() == 4
    assert table.hand_size() == 1, "it did quest"


@pytest.mark.rule("LOR-QUEST.07")
def test_below_zero_the_value_still_counts_down() -> None:
    """At -1, a bonus of 1 makes 0, not 1."""
    table = Table()
    hero = table.mine(character(lore=1))
    less, more = table.hand(
        action("gets(chosen(character), lore=-2, until=this_turn)"),
        action("gets(chosen(character), lore=1, until=this_turn)"),
    )
    table.play(less)
    table.play(more)
    table.quest(hero)
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-QUEST.08")
def test_a_quest_that_reaches_the_threshold_wins_before_anything_resolves() -> None:
    table = Table()
    table.lore(19)
    hero = table.mine(character(1, 3, "when(quests(this), lose_lore(5))", lore=1))
    table.theirs(character(1, 3, "when(quests(character, opposing), each(each_opponent, lose_lore(5)))"))
    table.quest(hero)
    assert table.winner == ME
    assert table.lore_of() == 20
    assert "AbilityResolved" not in table.kinds()
    assert "LoreLost" not in table.kinds()


@pytest.mark.rule("LOR-QUEST.08")
def test_below_the_threshold_the_abilities_do_resolve() -> None:
    table = Table()
    table.lore(18)
    hero = table.mine(character(lore=1))
    table.theirs(character(1, 3, "when(quests(character, opposing), each(each_opponent, lose_lore(5)))"))
    table.quest(hero)
    assert table.winner is None
    assert table.lore_of() == 14
