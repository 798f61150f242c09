"""Durate: during, once, until, this turn, while, their next turn."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item


@pytest.mark.rule("LOR-DUR.01")
def test_during_your_turn_is_only_then() -> None:
    table = Table()
    hero = table.mine(character(2, 3, "always(gets(this, strength=3), given=your_turn)"))
    assert table.strength(hero) == 5
    table.end_turn()
    assert table.asked == THEM
    assert table.strength(hero) == 2
    table.until_turn_of(ME)
    assert table.strength(hero) == 5


@pytest.mark.rule("LOR-DUR.01")
def test_a_trigger_during_your_turn_is_deaf_on_the_opponents() -> None:
    table = Table()
    table.mine(character(1, 9, "when(dealt_damage(this), gain_lore(1), during=your_turn)"))
    (mine,) = table.hand(action("deal(1, chosen(character))"))
    (theirs,) = table.hand(action("deal(1, chosen(character))"), of=THEM)
    table.play(mine)
    assert table.lore_of() == 1
    table.end_turn()
    table.play(theirs)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-DUR.02")
def test_once_a_turn_counts_for_each_copy() -> None:
    table = Table()
    thing = item("use(pay(1), then=gain_lore(1), once=yes)")
    copies = [table.mine(thing), table.mine(thing)]
    for copy in copies:
        table.use(copy)
    assert table.lore_of() == 2
    for copy in copies:
        assert table.refused(table.ability(copy)) == "LOR-ABIL.17"
    table.end_turn()
    table.until_turn_of(ME)
    table.use(copies[0])
    assert table.lore_of() == 3


@pytest.mark.rule("LOR-DUR.02")
def test_once_a_turn_counts_for_each_copy_of_a_trigger() -> None:
    table = Table()
    thing = item("when(quests(character, yours), gain_lore(3), once=yes)")
    table.mine(thing)
    table.mine(thing)
    heroes = [table.mine(character(1, 3, lore=0)) for _ in range(2)]
    table.quest(heroes[0], "trigger:0")
    assert table.lore_of() == 6
    table.quest(heroes[1])
    assert table.lore_of() == 6


@pytest.mark.rule("LOR-DUR.03")
def test_a_card_that_comes_back_has_its_limits_anew() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "use(pay(1), then=gain_lore(1), once=yes)", keywords=["boost(1)"]))
    (back,) = table.hand(action("return_to_hand(chosen(character))"))
    table.use(hero)
    table.choose(f"boost:{hero}")
    assert table.refused(table.ability(hero)) == "LOR-ABIL.17"
    table.play(back)
    table.play(hero)
    table.use(hero)
    assert table.lore_of() == 2
    table.choose(f"boost:{hero}")
    assert table.seen(hero).under == 1


@pytest.mark.rule("LOR-DUR.04")
def test_until_begins_at_once_and_stops_at_its_moment() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    (deed,) = table.hand(action("gains(chosen(character, yours), ward, until=your_next_turn)"))
    (ray,) = table.hand(action("deal(1, chosen(character, opposing))"), of=THEM)
    table.play(deed)
    assert table.keywords(hero) == {"ward": 0}
    table.end_turn()
    assert table.keywords(hero) == {"ward": 0}
    table.play(ray)
    assert table.damage(hero) == 0
    table.end_turn()
    assert table.asked == ME
    assert table.keywords(hero) == {}


@pytest.mark.rule("LOR-DUR.04")
def test_until_your_next_turn_is_over_when_that_turns_abilities_resolve() -> None:
    table = Table()
    table.mine(character(1, 3, "when(start_of_turn, gain_lore(count(character, yours, having(ward))))"))
    (deed,) = table.hand(action("gains(chosen(character, yours), ward, until=your_next_turn)"))
    table.play(deed)
    table.end_turn()
    table.end_turn()
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-DUR.05")
def test_this_turn_lasts_until_its_end() -> None:
    table = Table()
    hero = table.mine(character(1, 3, lore=1))
    (deed,) = table.hand(action("gets(chosen(character, yours), lore=1, until=this_turn)"))
    table.play(deed)
    table.quest(hero)
    assert table.lore_of() == 2
    table.end_turn()
    assert table.lore_value(hero) == 1
    table.until_turn_of(ME)
    table.quest(hero)
    assert table.lore_of() == 3


@pytest.mark.rule("LOR-DUR.05")
def test_this_turn_still_holds_for_abilities_at_the_end_of_it() -> None:
    table = Table()
    table.mine(character(1, 3, "when(end_of_turn, gain_lore(lore_of(this)))", lore=1))
    (deed,) = table.hand(action("gets(chosen(character, yours), lore=1, until=this_turn)"))
    table.play(deed)
    table.end_turn()
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-DUR.06")
def test_while_follows_its_condition() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "always(gains(this, resist(1)), given=have(item))"))
    table.mine(item())
    deed, again = table.hand(action("banish(chosen(item))", "deal(1, chosen(character))"), item())
    assert table.keywords(hero) == {"resist": 1}
    table.play(deed)
    assert table.damage(hero) == 1, "within the same effect Resist is gone"
    assert table.keywords(hero) == {}
    table.play(again)
    assert table.keywords(hero) == {"resist": 1}


@pytest.mark.rule("LOR-DUR.07")
@pytest.mark.parametrize(("exerted", "own_turn", "lore"), [(True, True, 1), (False, True, 0), (True, False, 0)])
def test_combined_durations_must_all_hold(exerted: bool, own_turn: bool, lore: int) -> None:
    table = Table()
    table.mine(
        character(1, 9, "when(dealt_damage(character), gain_lore(1), during=both(your_turn, is_(this, exerted)))"),
        exerted=exerted,
    )
    table.theirs(character(1, 9))
    (deed,) = table.hand(action("deal(1, chosen(character, opposing))"), of=ME if own_turn else THEM)
    if not own_turn:
        table.end_turn()
    table.play(deed)
    assert "DamageDealt" in table.kinds()
    assert table.lore_of() == lore


@pytest.mark.rule("LOR-DUR.08")
def test_during_their_next_turn_is_the_turn_of_the_chosen_cards_player() -> None:
    table = Table()
    foe = table.theirs(character(1, 3))
    (deed,) = table.hand(action("cannot(chosen(character, opposing), quest, until=their_next_turn)"))
    table.play(deed)
    table.end_turn()
    assert table.refused(f"quest:{foe}", seat=THEM) == "LOR-QUEST.05"
    table.end_turn()
    table.end_turn()
    assert table.asked == THEM
    table.quest(foe)
    assert table.lore_of(THEM) == 1


@pytest.mark.rule("LOR-DUR.08")
def test_among_three_players_it_waits_for_the_right_turn() -> None:
    table = Table(seats=3)
    foe = table.mine(character(1, 3), owner=2)
    (deed,) = table.hand(action("gains(chosen(character, opposing), reckless, until=their_next_turn)"))
    table.play(deed)
    assert table.keywords(foe) == {}
    table.end_turn()
    assert table.asked == 1
    assert table.keywords(foe) == {}
    table.end_turn()
    assert table.asked == 2
    assert table.keywords(foe) == {"reckless": 0}
    table.end_turn()
    assert table.keywords(foe) == {}


@pytest.mark.rule("LOR-DUR.09")
def test_cannot_ready_acts_only_in_the_ready_step() -> None:
    table = Table()
    foe = table.theirs(character(1, 3), exerted=True)
    (deed,) = table.hand(action("cannot(chosen(character, opposing), ready, until=next_ready)"))
    (wake,) = table.hand(action("ready(chosen(character, yours))"), of=THEM)
    table.play(deed)
    table.end_turn()
    assert table.asked == THEM
    assert table.is_exerted(foe)
    table.play(wake)
    assert not table.is_exerted(foe)
    table.quest(foe)
    table.end_turn()
    table.end_turn()
    assert not table.is_exerted(foe), "the turn after it is readied as usual"


@pytest.mark.rule("LOR-DUR.09")
def test_an_effect_may_ready_it_even_before_that_step() -> None:
    table = Table()
    hero = table.mine(character(1, 3), exerted=True)
    lull, wake = table.hand(
        action("cannot(chosen(character), ready, until=next_ready)"), action("ready(chosen(character, yours))")
    )
    table.play(lull)
    table.play(wake)
    assert not table.is_exerted(hero)
