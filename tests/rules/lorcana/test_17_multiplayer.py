"""Più giocatori: three and more at one table."""

import pytest

import ludoteca
from ludoteca.games.lorcana.flow.leaving import give_up
from tests.rules.lorcana.table import ME, Table, action, character, item

GAME = ludoteca.game("lorcana")
A, B, C, D = 0, 1, 2, 3


@pytest.mark.rule("LOR-MULTI.01")
def test_two_three_and_more_may_play() -> None:
    for seats in (2, 3, 4):
        match = GAME.new(seats=seats, seed=3)
        for _ in range(seats):
            (decision,) = match.decisions
            match.choose(decision.seat, "keep")
        view = match.view(None)
        assert view.phase == "main"
        assert [player.hand_size for player in view.players] == [7] * seats
    assert GAME.min_seats == 2
    assert GAME.max_seats >= 4


@pytest.mark.rule("LOR-MULTI.02")
def test_with_more_players_the_rules_stay_the_same() -> None:
    table = Table(seats=4)
    table.lore(19)
    hero = table.mine(character(lore=1))
    table.quest(hero)
    assert table.winner == A
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (A,)


@pytest.mark.rule("LOR-MULTI.03")
def test_turns_pass_to_the_left() -> None:
    table = Table(seats=3)
    order = []
    for _ in range(4):
        order.append(table.view().active)
        table.end_turn()
    assert order == [A, B, C, A]


@pytest.mark.rule("LOR-MULTI.04", "LOR-AMB.45")
def test_who_must_act_together_acts_in_turn_order_from_the_active_player() -> None:
    table = Table(seats=3)
    (deed,) = table.hand(action("each(each_player, discard(1))"), of=B)
    for seat in (A, B, C):
        table.hand(character(), character(), of=seat)
    table.end_turn()
    assert table.asked == B
    table.choose(f"play:{deed}")
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.choose(table.options[0])
    assert asked == [B, C, A]


@pytest.mark.rule("LOR-MULTI.05")
def test_turn_order_begins_with_the_starting_player() -> None:
    match = GAME.new(seats=4, seed=3, first="player 3")
    asked = []
    for _ in range(4):
        (decision,) = match.decisions
        asked.append(decision.seat)
        match.choose(decision.seat, "keep")
    assert asked == [C, D, A, B]
    order = []
    for _ in range(5):
        order.append(match.view(None).active)
        match.choose(match.decisions[0].seat, "end")
    assert order == [C, D, A, B, C]


@pytest.mark.rule("LOR-MULTI.06")
def test_who_loses_leaves_with_everything() -> None:
    table = Table(seats=3)
    table.theirs(character(1, 5), owner=B, on=(character(),))
    table.theirs(item("always(gets(every(character, opposing), strength=3))"), owner=B)
    hero = table.mine(character(1, 5))
    table.hand(character(), of=B)
    table.discarded(character(), of=B)
    table.deck(of=B)
    assert table.strength(hero) == 4
    table.end_turn()
    assert table.match.outcome is None
    lost = table.view(None).players[B]
    assert lost.left
    assert (lost.deck, lost.hand_size, lost.ink.total) == (0, 0, 0)
    assert lost.characters == lost.items == lost.discard == ()
    assert {table.where(card) for card in range(len(table.match.zone)) if table.match.owner[card] == B} == {"gone"}
    assert table.strength(hero) == 1
    assert table.asked == C
    table.end_turn()
    assert table.asked == A
    assert table.refused("end", seat=B) == "LOR-MULTI.06"
    assert table.match.problems() == []


@pytest.mark.rule("LOR-MULTI.06")
def test_their_waiting_abilities_leave_too() -> None:
    table = Table(seats=3)
    hero = table.mine(character(1, 5, "when(quests(this), each(each_opponent, draw(1)))"))
    table.theirs(character(1, 5, "when(quests(character, opposing), each(each_opponent, lose_lore(3)))"), owner=B)
    table.deck(of=B)
    table.lore(9)
    table.quest(hero)
    assert table.view(None).players[B].left
    assert table.hand_size(C) == 1
    assert table.lore_of(A) == 10, "B's ability left with B"
    assert table.bag == ()
    assert table.asked == A


@pytest.mark.rule("LOR-MULTI.07")
def test_effects_that_last_until_their_next_turn_last_until_it_would_start() -> None:
    table = Table(seats=3)
    (deed,) = table.hand(action("gets(every(character, opposing), strength=-1, until=your_next_turn)"), of=B)
    hero = table.mine(character(3, 5))
    table.end_turn()
    table.play(deed)
    assert table.strength(hero) == 2
    table.end_turn()
    table.match.concede(B)
    assert table.asked == C
    assert table.strength(hero) == 2
    table.end_turn()
    assert table.asked == A
    assert table.strength(hero) == 2
    table.end_turn()
    assert table.asked == C, "B's turn would have come now"
    assert table.strength(hero) == 3
    assert table.view().effects == ()


@pytest.mark.rule("LOR-MULTI.07")
def test_what_lasts_for_the_turn_of_a_player_who_leaves_ends_with_that_turn() -> None:
    table = Table(seats=3)
    (deed,) = table.hand(action("gets(every(character, opposing), strength=-1, until=this_turn)"))
    foe = table.theirs(character(3, 5), owner=B)
    table.play(deed)
    assert table.strength(foe) == 2
    table.match.concede(A)
    assert table.asked == B
    assert table.strength(foe) == 3


@pytest.mark.rule("LOR-MULTI.08")
def test_only_the_starting_player_skips_the_draw() -> None:
    match = GAME.new(seats=3, seed=3, first="player 2")
    for _ in range(3):
        match.choose(match.decisions[0].seat, "keep")
    sizes = []
    for _ in range(4):
        view = match.view(None)
        sizes.append(view.players[view.active].hand_size)
        match.choose(match.decisions[0].seat, "end")
    assert sizes == [7, 8, 8, 8]


@pytest.mark.rule("LOR-MULTI.09")
def test_each_opponent_means_all_and_chosen_opponent_one() -> None:
    table = Table(seats=4)
    every, one = table.hand(action("lose_lore(1, who=each_opponent)"), action("lose_lore(1, who=chosen_opponent)"))
    table.hand(action("lose_lore(1, who=chosen_opponent)"), of=B)
    for seat in (A, B, C, D):
        table.lore(5, of=seat)
    table.play(every)
    assert [table.lore_of(seat) for seat in (A, B, C, D)] == [5, 4, 4, 4]
    table.play(one)
    assert table.asked == A
    assert set(table.options) == {f"player:{seat}" for seat in (B, C, D)}
    table.choose(f"player:{C}")
    assert [table.lore_of(seat) for seat in (A, B, C, D)] == [5, 4, 3, 4]
    (theirs,) = table.match.hand[B][-1:]
    table.end_turn()
    table.until_turn_of(B)
    table.play(theirs)
    assert table.asked == B
    assert set(table.options) == {f"player:{seat}" for seat in (A, C, D)}


@pytest.mark.rule("LOR-MULTI.10", "LOR-AMB.19")
def test_characters_of_any_opponent_may_be_challenged() -> None:
    table = Table(seats=3)
    hero = table.mine(character(1, 5))
    of_b = table.theirs(character(1, 5), owner=B, exerted=True)
    of_c = table.theirs(character(1, 5), owner=C, exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.targets() == {of_b, of_c}
    table = Table(seats=3)
    hero = table.mine(character(1, 5))
    of_b = table.theirs(character(1, 5), owner=B, exerted=True)
    guard = table.theirs(character(1, 5, keywords=["bodyguard"]), owner=B, exerted=True)
    of_c = table.theirs(character(1, 5), owner=C, exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.targets() == {guard, of_c}, "B's Bodyguard keeps off B's other characters only"
    assert table.refused(f"target:{of_b}") == "LOR-BODY.02"
    assert table.asked == ME


def team(seats: int = 4) -> Table:
    """A and C take their turns together, then B and D."""
    return Table(seats=seats, teams="together")


def asked(table: Table) -> set[int]:
    return {decision.seat for decision in table.match.decisions}


@pytest.mark.rule("LOR-MULTI.11")
def test_teammates_take_their_turn_together() -> None:
    table = team()
    of_a = table.mine(character(lore=1))
    of_c = table.mine(character(lore=2), owner=C)
    of_b = table.theirs(character(), owner=B)
    table.hand(character(), of=A)
    (fuel,) = table.hand(character(), of=C)
    assert asked(table) == {A, C}
    assert table.refused(f"quest:{of_b}", seat=B) == "LOR-TURN.02"
    table.match.choose(C, f"quest:{of_c}")
    table.match.choose(A, f"quest:{of_a}")
    table.match.choose(C, f"ink:{fuel}")
    assert any(option.startswith("ink:") for option in table.match.decisions[0].options.ids), "A may still ink"
    assert (table.lore_of(A), table.lore_of(C)) == (1, 2)
    table.match.choose(A, "end")
    assert asked(table) == {C}, "the turn goes on until both have ended it"
    table.match.choose(C, "end")
    assert asked(table) == {B, D}
    assert [table.hand_size(seat) for seat in (B, D)] == [1, 1], "both have drawn"
    table.match.choose(D, "end")
    table.match.choose(B, "end")
    assert asked(table) == {A, C}
    assert not table.is_exerted(of_a)
    assert not table.is_exerted(of_c)
    assert table.match.problems() == []


@pytest.mark.rule("LOR-MULTI.11")
def test_one_turn_action_at_a_time() -> None:
    table = team()
    hero = table.mine(character(2, 5, "when(challenges(this), may(draw(1)))"))
    of_c = table.mine(character(lore=2), owner=C)
    foe = table.theirs(character(1, 5), owner=B, exerted=True)
    table.match.choose(A, f"challenge:{hero}")
    assert asked(table) == {A}, "the challenge is under way"
    assert table.refused(f"quest:{of_c}", seat=C) == "LOR-TIME.09"
    assert table.view().active == A
    table.match.choose(A, "done")
    assert table.damage(foe) == 2
    assert asked(table) == {A, C}
    table.match.choose(C, f"quest:{of_c}")
    assert table.lore_of(C) == 2
    assert table.view().active == C


@pytest.mark.rule("LOR-MULTI.11")
def test_a_pair_takes_its_turns_as_long_as_one_of_it_is_left() -> None:
    table = team(6)
    table.match.concede(1)
    turns = []
    for _ in range(5):
        turns.append(asked(table))
        for seat in turns[-1]:
            table.match.choose(seat, "end")
    assert turns == [{0, 3}, {4}, {2, 5}, {0, 3}, {4}]


def underdogs(table: Table, turns: int, leaving: tuple[int, ...] = ()) -> list[set[int]]:
    """Tell who may play a late starter's card in each of these turns."""
    late = character(1, 1, "always(this_costs_less(4), given=second_players_first_turn)", cost=4)
    held = {seat: table.hand(late, of=seat)[0] for seat in range(table.seats)}
    table.match.turn = 1
    for seat in leaving:
        table.match.concede(seat)
    may = []
    for _ in range(turns):
        may.append({one.seat for one in table.match.decisions if f"play:{held[one.seat]}" in one.options.ids})
        for seat in asked(table):
            table.match.choose(seat, "end")
    return may


@pytest.mark.rule("LOR-MULTI.11")
def test_the_first_turn_of_a_pair_comes_once() -> None:
    assert underdogs(Table(seats=4, ink=0, teams="together"), 4) == [{C}, {B, D}, set(), set()]


def test_the_first_turn_comes_once_where_others_have_left() -> None:
    assert underdogs(Table(seats=4, ink=0), 4, leaving=(B, D)) == [set(), {C}, set(), set()]


@pytest.mark.rule("LOR-MULTI.07")
@pytest.mark.parametrize("who", [B, D])
def test_what_lasts_until_the_turn_of_one_of_a_pair_who_left_ends_with_the_others(who: int) -> None:
    table = team()
    (deed,) = table.hand(action("gets(every(character, opposing), strength=-1, until=your_next_turn)"), of=who)
    hero = table.mine(character(3, 5))
    for seat in (A, C):
        table.match.choose(seat, "end")
    table.match.choose(who, f"play:{deed}")
    for seat in (B, D):
        table.match.choose(seat, "end")
    table.match.concede(who)
    assert table.strength(hero) == 2
    for seat in (A, C):
        table.match.choose(seat, "end")
    assert asked(table) == {B + D - who}
    assert table.strength(hero) == 3


@pytest.mark.rule("LOR-MULTI.11")
def test_without_that_option_a_pair_takes_its_turns_one_after_the_other() -> None:
    table = Table(seats=4, teams="pairs")
    order = []
    for _ in range(4):
        assert len(asked(table)) == 1
        order.append(table.asked)
        table.end_turn()
    assert order == [A, B, C, D]


@pytest.mark.rule("LOR-MULTI.12")
def test_the_team_orders_the_abilities_of_all_its_players() -> None:
    """Two abilities of A's and one of C's between them, or before, or after: it shows in what A's gain."""
    gains = "when(quests(this), gain_lore(count(card, anyones, in_discard)))"
    for order, lore in (("AAC", 1), ("ACA", 3), ("CAA", 5)):
        table = team()
        hero = table.mine(character(1, 3, gains, gains))
        table.mine(item("when(quests(character, anyones), mill(2))"), owner=C)
        table.match.choose(A, f"quest:{hero}")
        for whose in order[:2]:
            seats = [entry.seat for entry in table.bag]
            assert set(table.options) == {f"trigger:{place}" for place in range(len(seats))}
            table.choose(f"trigger:{seats.index(A if whose == 'A' else C)}")
        assert table.bag == ()
        assert table.lore_of(A) == lore


@pytest.mark.rule("LOR-MULTI.12")
def test_without_simultaneous_turns_the_active_players_come_first() -> None:
    table = Table(seats=4, teams="pairs")
    hero = table.mine(character(1, 3, "when(quests(this), gain_lore(count(card, anyones, in_discard)))", lore=1))
    table.mine(item("when(quests(character, anyones), mill(2))"), owner=C)
    table.quest(hero)
    assert table.lore_of(A) == 1, "A's ability found nothing: C's mills came afterwards"
    assert len(table.match.discard[C]) == 2


@pytest.mark.rule("LOR-MULTI.06")
def test_who_loses_on_their_own_turn_is_asked_no_more() -> None:
    table = Table(seats=3)
    table.deck()
    (deed,) = table.hand(action("draw(1)"))
    table.play(deed)
    assert table.view().players[A].left
    assert asked(table) == {B}
    assert table.view().active == B


@pytest.mark.rule("LOR-MULTI.06")
def test_when_one_of_a_team_leaves_the_other_goes_on() -> None:
    table = team()
    of_c = table.mine(character(lore=2), owner=C)
    table.match.concede(A)
    assert asked(table) == {C}
    table.match.choose(C, f"quest:{of_c}")
    assert table.lore_of(C) == 2
    table.match.choose(C, "end")
    assert asked(table) == {B, D}


@pytest.mark.rule("LOR-MULTI.12")
@pytest.mark.parametrize("first", [B, D])
def test_whose_ability_came_first_orders_those_of_a_team_that_is_not_on_turn(first: int) -> None:
    table = team()
    for seat in (B, D):
        table.mine(character(1, 3, "when(dealt_damage(this), gain_lore(1))", name=f"Of {seat}"), owner=seat)
    (deed,) = table.hand(
        action(
            f'deal(1, every(character, named("Of {first}")))', f'deal(1, every(character, named("Of {B + D - first}")))'
        )
    )
    table.match.choose(A, f"play:{deed}")
    assert asked(table) == {first}


@pytest.mark.rule("LOR-MULTI.12")
@pytest.mark.parametrize("first", [A, C])
def test_whoever_of_the_team_acts_orders_its_abilities_whichever_came_first(first: int) -> None:
    table = team()
    for seat in (A, C):
        table.mine(character(1, 3, "when(dealt_damage(this), gain_lore(1))", name=f"Of {seat}"), owner=seat)
    (deed,) = table.hand(
        action(
            f'deal(1, every(character, named("Of {first}")))', f'deal(1, every(character, named("Of {A + C - first}")))'
        )
    )
    table.match.choose(A, f"play:{deed}")
    assert asked(table) == {A}


@pytest.mark.rule("LOR-MULTI.06")
def test_nothing_stays_on_the_cards_of_a_player_who_has_left() -> None:
    table = Table(seats=3)
    hero = table.theirs(character(1, 5), damage=2, exerted=True)
    give_up(table.match, B)
    assert table.where(hero) == "gone"
    assert (table.match.damage[hero], table.match.exerted[hero]) == (0, 0)
    assert table.match.problems() == []


@pytest.mark.rule("LOR-TIME.11", "LOR-MULTI.11")
def test_a_loop_is_for_the_player_who_began_it_to_repeat() -> None:
    table = team()
    wheel = table.mine(item("use(exert(this), then=do(gain_lore(1), ready(this)))"))
    for _ in range(2):
        table.match.choose(A, table.ability(wheel))
    offered = {decision.seat: decision.options.ids for decision in table.match.decisions}
    assert ("repeat" in offered[A], "repeat" in offered[C]) == (True, False)
    assert table.refused("repeat", seat=C) == "LOR-TIME.11"
