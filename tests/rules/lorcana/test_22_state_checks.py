"""Controllo dello stato: winning, losing, banishing, whenever something has happened."""

import pytest

import ludoteca
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

GAME = ludoteca.game("lorcana")
A, B, C = 0, 1, 2


@pytest.mark.rule("LOR-GSC.01")
def test_the_state_is_checked_after_an_effect_before_anything_else() -> None:
    table = Table()
    weak = table.theirs(character(1, 2, "when(is_damaged(this), gain_lore(1))"))
    (deed,) = table.hand(action("deal(2, chosen(character))"))
    table.mine(item("when(plays(action), gain_lore(count(character)))"))
    table.play(deed)
    assert table.where(weak) == "discard"
    kinds = table.kinds()
    assert kinds.index("Banished") < kinds.index("AbilityResolved")
    assert table.lore_of(ME) == 0, "nobody was left in play"


@pytest.mark.rule("LOR-GSC.01")
def test_the_state_is_checked_at_the_end_of_the_beginning_steps_and_of_the_turn() -> None:
    """A bonus that ends in the Ready step, and one that ends with the turn."""
    table = Table()
    brief = table.mine(character(1, 3), damage=2)
    long = table.mine(character(1, 3), damage=2)
    now, until, wound = table.hand(
        action("gets(chosen(character), willpower=3, until=this_turn)"),
        action("gets(chosen(character), willpower=3, until=your_next_turn)"),
        action("deal(2, every(character))"),
    )
    table.play(now, brief)
    table.play(until, long)
    table.play(wound)
    assert (table.damage(brief), table.damage(long)) == (4, 4)
    table.end_turn()
    assert table.where(brief) == "discard"
    assert table.damage(long) == 4
    table.end_turn()
    assert table.where(long) == "discard"


@pytest.mark.rule("LOR-GSC.02")
def test_enough_lore_wins_at_the_check_before_the_draw() -> None:
    table = Table()
    table.lore(18, of=THEM)
    table.theirs(item("when(start_of_turn, gain_lore(3))"))
    table.end_turn()
    assert table.winner == THEM
    assert table.hand_size(THEM) == 0
    assert "CardDrawn" not in table.kinds()


@pytest.mark.rule("LOR-GSC.03")
def test_under_the_comprehensive_option_an_empty_deck_loses_at_the_end_of_ones_turn() -> None:
    table = Table(deck_out="turn_end")
    table.deck()
    table.end_turn()
    assert table.winner == THEM
    assert table.ended_by == "LOR-GSC.03"
    table = Table(deck_out="turn_end")
    table.deck(of=THEM)
    table.end_turn()
    assert table.match.outcome is None, "it was not their turn that ended"
    assert table.asked == THEM, "and drawing from an empty deck does nothing"
    table.end_turn()
    assert table.winner == ME


@pytest.mark.rule("LOR-GSC.03")
def test_without_that_option_ending_a_turn_with_an_empty_deck_is_no_loss() -> None:
    table = Table()
    table.deck()
    table.end_turn()
    assert table.match.outcome is None


@pytest.mark.rule("LOR-GSC.04")
def test_the_last_player_left_wins() -> None:
    table = Table(seats=3)
    table.deck(of=B)
    table.deck(of=C)
    (deed,) = table.hand(action("draw(1, who=each_opponent)"))
    table.play(deed)
    assert table.winner == A
    table = Table(seats=3)
    table.match.concede(B)
    assert table.match.outcome is None
    table.match.concede(C)
    assert table.winner == A


@pytest.mark.rule("LOR-GSC.05")
def test_lethal_damage_banishes_characters_and_locations() -> None:
    table = Table()
    hero = table.theirs(character(1, 3), damage=2)
    place = table.theirs(location(4), damage=3)
    thing = table.theirs(item())
    (deed,) = table.hand(action("deal(1, every(character | location, opposing))"))
    table.play(deed)
    assert table.where(hero) == "discard"
    assert table.where(place) == "discard"
    assert table.where(thing) == "play"


@pytest.mark.rule("LOR-GSC.05")
def test_willpower_zero_is_lethal_too() -> None:
    table = Table()
    foe = table.theirs(character(1, 2))
    (deed,) = table.hand(action("gets(chosen(character), willpower=-2, until=this_turn)"))
    table.play(deed)
    assert table.where(foe) == "discard"


@pytest.mark.rule("LOR-GSC.06")
def test_who_dealt_the_damage_has_banished() -> None:
    table = Table()
    hero = table.mine(character(3, 5, "when(banishes(this), gain_lore(2))"))
    foe = table.theirs(character(1, 3), exerted=True)
    table.challenge(hero, foe)
    assert table.where(foe) == "discard"
    assert table.lore_of() == 2
    table = Table()
    hero = table.mine(character(2, 5, "when(banishes(this), gain_lore(2))"))
    foe = table.theirs(character(1, 3), exerted=True)
    table.challenge(hero, foe)
    assert table.lore_of() == 0


BANISHER = "when(banishes(this), gain_lore(2))"


@pytest.mark.rule("LOR-GSC.06")
@pytest.mark.parametrize("words", ["deal(9, challenged)", "put_damage(9, challenged)", "banish(challenged)"])
def test_in_a_challenge_only_the_one_who_did_it_has_banished(words: str) -> None:
    for own in (True, False):
        table = Table()
        ability = f"when(challenges(character, yours), {words})"
        hero = table.mine(character(3, 5, BANISHER, *([ability] if own else [])))
        if not own:
            table.mine(item(ability))
        foe = table.theirs(character(1, 3, "when(banished_in_challenge(this), gain_lore(1))"), exerted=True)
        table.challenge(hero, foe)
        assert table.where(foe) == "discard"
        assert table.lore_of() == (2 if own else 0)
        assert table.lore_of(THEM) == 1, "it was banished in a challenge, whoever did it"


@pytest.mark.rule("LOR-GSC.06")
def test_who_banishes_itself_in_a_challenge_was_not_banished_by_the_other() -> None:
    table = Table()
    hero = table.mine(character(3, 5, BANISHER))
    foe = table.theirs(character(1, 3, "when(challenged(this), banish(this))"), exerted=True)
    table.challenge(hero, foe)
    assert table.where(foe) == "discard"
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-GSC.06")
def test_damage_moved_at_the_declaration_is_not_the_challengers() -> None:
    table = Table()
    hero = table.mine("1-190")
    helper = table.mine("7-64", damage=1)
    foe = table.theirs(character(1, 2), exerted=True, damage=1)
    table.challenge(hero, foe, "yes")
    while f"target:{helper}" in table.options or f"target:{foe}" in table.options:
        table.choose(f"target:{helper}" if f"target:{helper}" in table.options else f"target:{foe}")
    assert table.where(foe) == "discard"
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-GSC.07")
def test_what_a_check_sets_off_waits_until_the_checks_are_over() -> None:
    table = Table()
    first = table.theirs(character(1, 2, "when(banished(this), gain_lore(count(character, in_discard)))"))
    second = table.theirs(character(1, 2))
    (deed,) = table.hand(action("deal(2, every(character, opposing))"))
    table.play(deed)
    assert (table.where(first), table.where(second)) == ("discard", "discard")
    assert table.lore_of(THEM) == 2


@pytest.mark.rule("LOR-GSC.08")
def test_the_check_repeats_until_it_finds_nothing() -> None:
    table = Table()
    place = table.theirs(
        location(3, "always(gets(every(character, here), willpower=2))", "when(banished(this), draw(1))")
    )
    hero = table.theirs(character(1, 3), at=place, damage=3)
    (deed,) = table.hand(action("deal(3, chosen(location))"))
    table.play(deed)
    assert table.where(place) == "discard"
    assert table.where(hero) == "discard"
    kinds = [kind for kind in table.kinds() if kind in ("Banished", "AbilityResolved")]
    assert kinds == ["Banished", "Banished", "AbilityResolved"], "no ability between the two checks"


@pytest.mark.rule("LOR-GSC.09")
def test_a_check_comes_between_two_abilities_in_the_bag() -> None:
    table = Table()
    weak = table.theirs(character(1, 2))
    table.mine(item("when(plays(action), deal(2, every(character, opposing)))", name="First"))
    table.mine(item("when(plays(action), gain_lore(count(character)))", name="Second"))
    (deed,) = table.hand(action("draw(1)"))
    table.play(deed)
    table.choose("trigger:0")
    assert table.where(weak) == "discard"
    assert table.lore_of() == 0
    kinds = [kind for kind in table.kinds() if kind in ("Banished", "AbilityResolved")]
    assert kinds == ["AbilityResolved", "Banished", "AbilityResolved"]


@pytest.mark.rule("LOR-GSC.10")
def test_conditions_of_one_player_apply_together() -> None:
    """Three that die together see each other die."""
    table = Table()
    for _ in range(3):
        table.theirs(character(1, 2, "when(banished(character, yours, other), gain_lore(1))"))
    (deed,) = table.hand(action("deal(2, every(character, opposing))"))
    table.play(deed)
    while table.bag:
        table.choose(table.options[0])
    assert table.lore_of(THEM) == 6


@pytest.mark.rule("LOR-GSC.10")
def test_conditions_of_several_players_apply_in_turn_order() -> None:
    table = Table(seats=3)
    of_a = table.mine(character(1, 2))
    of_c = table.theirs(character(1, 2), owner=C)
    of_b = table.theirs(character(1, 2), owner=B)
    (deed,) = table.hand(action("deal(2, every(character))"), of=B)
    table.end_turn()
    table.play(deed)
    banished = [event.things[0] for event in table.events if event.kind == "Banished"]
    assert banished == [of_b, of_c, of_a]


@pytest.mark.rule("LOR-GSC.11")
def test_a_player_may_concede_at_any_moment() -> None:
    match = GAME.new(seed=3)
    assert match.view(None).phase == "setup"
    match.concede(0)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.rule == "LOR-GSC.11"
    table = Table()
    table.match.concede(THEM)
    assert table.winner == ME, "on another player's turn, too"


@pytest.mark.rule("LOR-GSC.12")
def test_of_two_players_the_other_wins() -> None:
    table = Table()
    table.deck()
    (deed,) = table.hand(action("draw(1)"))
    table.play(deed)
    assert table.winner == THEM
    assert table.ended_by == "LOR-GOAL.03"
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (THEM,)


@pytest.mark.rule("LOR-GSC.13")
def test_the_threshold_is_read_again_at_every_check() -> None:
    table = Table()
    table.lore(21)
    thing = table.theirs(item("always(lore_to_win(25, each_opponent))"))
    hero = table.mine(character(lore=1))
    (deed,) = table.hand(action("banish(chosen(item))"))
    table.quest(hero)
    assert table.lore_of() == 22
    assert table.match.outcome is None
    assert table.view().threshold == (25, 20)
    table.play(deed)
    assert table.where(thing) == "discard"
    assert table.winner == ME


@pytest.mark.rule("LOR-GSC.14")
def test_the_check_comes_after_the_whole_effect() -> None:
    table = Table()
    weak = table.theirs(character(1, 2))
    (deed,) = table.hand(action("deal(2, chosen(character))", "draw(count(character))"))
    table.play(deed)
    assert table.where(weak) == "discard"
    assert table.hand_size() == 1


@pytest.mark.rule("LOR-GSC.01", "LOR-GSC.05")
def test_who_lives_only_in_their_players_turn_is_gone_before_the_next_begins() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "always(gets(this, willpower=2), given=your_turn)"), damage=4)
    kinds = [event.kind for event in table.end_turn()]
    assert table.where(hero) == "discard"
    assert kinds.index("TurnEnded") < kinds.index("Banished") < kinds.index("TurnBegan")
