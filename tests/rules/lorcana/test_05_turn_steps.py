"""Struttura del turno, step by step, as the comprehensive rules have it; and the end of the turn."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

START = "when(start_of_turn, gain_lore(1))"


@pytest.mark.rule("LOR-TURN.11")
def test_an_end_of_turn_phase_follows_the_main_phase() -> None:
    table = Table()
    table.mine(character(1, 3, "when(end_of_turn, may(draw(1)))"))
    hero = table.mine(character())
    table.end_turn()
    assert (table.view().phase, table.view().active) == ("end", ME)
    assert set(table.options) == {"yes", "done"}
    assert table.refused(f"quest:{hero}") == "LOR-TIME.08"
    assert "TurnEnded" not in table.kinds()
    table.choose("yes")
    assert table.view().active == THEM
    kinds = table.kinds()
    assert kinds.index("TurnEnding") < kinds.index("CardDrawn") < kinds.index("TurnEnded") < kinds.index("TurnBegan")


@pytest.mark.rule("LOR-TURN.12")
def test_what_holds_during_ones_turn_starts_in_the_ready_step() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "always(gains(this, evasive), given=your_turn)"))
    table.mine(character(1, 3, START))
    table.mine(item(START))
    assert "evasive" in table.keywords(hero)
    table.end_turn()
    assert "evasive" not in table.keywords(hero)
    table.end_turn()
    assert table.view().phase == "beginning"  # two abilities wait: the Ready step is over, the draw to come
    assert "evasive" in table.keywords(hero)


@pytest.mark.rule("LOR-TURN.12")
def test_it_holds_when_cards_are_readied() -> None:
    """An ability that is in force only during its player's turn sees the readying of that same turn's beginning."""
    table = Table()
    table.theirs(character(1, 3, "when(readied(this), gain_lore(1), during=your_turn)"), exerted=True)
    table.end_turn()
    assert table.lore_of(THEM) == 1


@pytest.mark.rule("LOR-TURN.13")
def test_until_the_start_of_ones_next_turn_ends_in_the_ready_step() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    table.mine(character(1, 3, START))
    table.mine(item(START))
    (deed,) = table.hand(action("gets(chosen(character, yours), strength=2, until=your_next_turn)"))
    table.play(deed, hero)
    assert table.strength(hero) == 3
    table.end_turn()
    assert table.asked == THEM
    assert table.strength(hero) == 3
    table.end_turn()
    assert table.view().phase == "beginning"
    assert table.strength(hero) == 1
    assert table.view().effects == ()


@pytest.mark.rule("LOR-TURN.14")
def test_start_of_turn_abilities_are_set_off_in_the_ready_step_and_wait() -> None:
    """Even a character banished as the Ready step ends has its say, but not before the Set step is over."""
    table = Table()
    doomed = table.mine(character(1, 2, "when(start_of_turn, gain_lore(2))"))
    table.mine(location(5, lore=1))
    bonus, wound = table.hand(
        action("gets(chosen(character, yours), willpower=3, until=your_next_turn)"),
        action("deal(3, chosen(character))"),
    )
    table.play(bonus)
    table.play(wound)
    table.end_turn()
    assert table.where(doomed) == "play"
    happened = [event.kind for event in table.end_turn()]
    assert table.where(doomed) == "discard"
    assert table.lore_of() == 3
    steps = [kind for kind in happened if kind in ("Banished", "LocationLore", "AbilityResolved", "CardDrawn")]
    assert steps == ["Banished", "LocationLore", "AbilityResolved", "CardDrawn"]


@pytest.mark.rule("LOR-TURN.15")
def test_characters_are_dry_from_the_set_step_on() -> None:
    table = Table()
    (hero,) = table.hand(character(1, 3, "use(exert(this), then=draw(1))"))
    table.mine(item(START, START))
    foe = table.theirs(character(1, 3, lore=0))
    table.play(hero)
    table.end_turn()
    assert table.seen(hero).drying
    table.quest(foe)
    table.end_turn()
    assert table.view().phase == "beginning"
    assert not table.seen(hero).drying
    table.choose(table.options[0])
    assert {f"quest:{hero}", f"challenge:{hero}"} <= set(table.options)
    assert [option for option in table.options if option.startswith(f"use:{hero}/")]


@pytest.mark.rule("LOR-TURN.16")
def test_location_lore_is_counted_before_any_ability() -> None:
    table = Table()
    table.theirs(location(5, lore=2))
    table.theirs(character(1, 3, "when(start_of_turn, given(at_least(lore_held, 2), draw(3)))"))
    table.end_turn()
    assert table.lore_of(THEM) == 2
    assert table.hand_size(THEM) == 4
    assert table.kinds().count("AbilityResolved") == 1


@pytest.mark.rule("LOR-TURN.17")
def test_the_player_orders_the_abilities_before_the_draw() -> None:
    for first in (0, 1):
        table = Table()
        table.theirs(character(1, 3, "when(start_of_turn, gain_lore(1))"))
        table.theirs(item("when(start_of_turn, draw(3))"))
        table.end_turn()
        assert len(table.bag) == 2
        assert table.asked == THEM
        table.choose(f"trigger:{first}")
        kinds = [kind for kind in table.kinds() if kind in ("LoreGained", "CardDrawn")]
        assert kinds.index("LoreGained") == (0 if first == 0 else 3)
        assert kinds.count("CardDrawn") == 4
        assert [event.rule for event in table.events if event.kind == "CardDrawn"][-1] == "LOR-TURN.07"


@pytest.mark.rule("LOR-TURN.18")
def test_what_the_draw_sets_off_comes_before_the_main_phase() -> None:
    table = Table()
    table.theirs(character(1, 3, "when(draws, may(gain_lore(1)))"))
    table.end_turn()
    assert table.hand_size(THEM) == 1
    assert set(table.options) == {"yes", "done"}
    assert table.view().phase == "beginning"
    table.choose("yes")
    assert table.lore_of(THEM) == 1
    assert table.view().phase == "main"
    assert "end" in table.options


@pytest.mark.rule("LOR-TURN.19")
def test_the_turn_may_be_ended_at_any_time() -> None:
    table = Table()
    table.mine(character())
    table.theirs(character(), exerted=True)
    (held,) = table.hand(character())
    assert len(table.options) > 3
    table.end_turn()
    assert table.asked == THEM
    assert table.where(held) == "hand"


@pytest.mark.rule("LOR-TURN.20")
def test_not_while_something_is_unfinished() -> None:
    table = Table()
    table.theirs(character())
    table.theirs(character())
    (deed,) = table.hand(action("banish(chosen(character))"))
    table.choose(f"play:{deed}")
    assert table.refused("end") == "LOR-TURN.20"
    table.choose(table.options[0])
    table.end_turn()
    assert table.asked == THEM


@pytest.mark.rule("LOR-TURN.20")
def test_not_with_abilities_waiting() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), draw(1))", "when(quests(this), gain_lore(1))"))
    table.quest(hero)
    assert len(table.bag) == 2
    assert table.refused("end") == "LOR-TURN.20"


@pytest.mark.rule("LOR-TURN.21")
def test_end_of_turn_abilities_resolve_while_the_turn_still_counts() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(end_of_turn, gain_lore(strength_of(this)))"))
    (deed,) = table.hand(action("gets(chosen(character, yours), strength=2, until=this_turn)"))
    table.play(deed)
    table.end_turn()
    assert table.lore_of() == 3
    assert table.strength(hero) == 1


@pytest.mark.rule("LOR-TURN.22")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    (deed,) = table.hand(action("gets(chosen(character), strength=2, until=this_turn)"))
    table.play(deed)
    assert table.strength(hero) == 3
    assert len(table.view().effects) == 1
    table.end_turn()
    assert table.strength(hero) == 1
    assert table.view().effects == ()


@pytest.mark.rule("LOR-TURN.23")
def test_what_the_ending_effects_set_off_belongs_to_the_turn() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(banished(this), may(draw(1)))"))
    bonus, wound = table.hand(
        action("gets(chosen(character), willpower=2, until=this_turn)"), action("deal(4, chosen(character))")
    )
    table.play(bonus)
    table.play(wound)
    assert table.where(hero) == "play"
    table.end_turn()
    assert table.where(hero) == "discard"
    assert (table.asked, table.view().active, table.view().phase) == (ME, ME, "end")
    assert "TurnBegan" not in table.kinds()
    table.choose("yes")
    kinds = table.kinds()
    assert kinds.index("Banished") < kinds.index("CardDrawn") < kinds.index("TurnBegan")


@pytest.mark.rule("LOR-TURN.24")
def test_the_last_check_of_the_turn_can_win_it() -> None:
    table = Table()
    table.lore(19)
    table.mine(character(1, 3, "when(end_of_turn, gain_lore(1))"))
    table.end_turn()
    assert table.winner == ME
    assert "TurnBegan" not in table.kinds()
    assert table.hand_size(THEM) == 0


@pytest.mark.rule("LOR-TURN.25")
def test_a_skipped_draw_does_not_happen_at_all() -> None:
    table = Table()
    table.theirs("8-168")  # Arthur - Determined Squire
    table.theirs(character(1, 3, "when(draws, gain_lore(1))"))
    table.deck(of=THEM)
    table.end_turn()
    assert table.asked == THEM
    assert table.hand_size(THEM) == 0
    assert table.lore_of(THEM) == 0
    assert "CardDrawn" not in table.kinds()
    assert table.match.outcome is None  # nobody had to draw from the empty deck


@pytest.mark.rule("LOR-TURN.26")
def test_a_step_that_has_begun_is_not_skipped_any_more() -> None:
    table = Table()
    table.theirs(character(1, 3, "when(draws, play(character, free=yes), draw(1), once=yes)"))
    (squire,) = table.hand("8-168", of=THEM)
    table.deck(item(), item(), item(), item(), of=THEM)
    table.end_turn()
    table.choose(f"target:{squire}")
    assert table.where(squire) == "play"
    assert table.hand_size(THEM) == 2
    assert table.view().phase == "main"
    table.end_turn()
    table.end_turn()
    assert table.hand_size(THEM) == 2
