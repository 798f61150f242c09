"""Who did it, where a card says "you", and where it says only that it happened; whose turn of several it is."""

from __future__ import annotations

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, location

A, B, C, D = range(4)
INKING = [
    ("you_ink", "put_in_inkwell(it, exerted=yes)", 0),
    ("inks", "put_in_inkwell(it, exerted=yes)", 1),
    ("you_ink_from(into_play)", "put_in_inkwell(it, exerted=yes)", 0),
    ("inks_from(into_play)", "put_in_inkwell(it, exerted=yes)", 1),
    ("you_ink", "by(its_player, put_in_inkwell(chosen(character, yours, strength(least=9))))", 1),
    ("you_ink", "by(its_player, ink_top(1))", 1),
]


@pytest.mark.rule("LOR-AMB.80")
@pytest.mark.parametrize(("moment", "deed", "lore"), INKING)
def test_what_an_opponents_effect_puts_into_an_inkwell_its_player_has_not_put_there(
    moment: str, deed: str, lore: int
) -> None:
    table = Table()
    table.theirs(character(1, 3, f"when({moment}, gain_lore(1))"))
    sent = table.theirs(character(9, 9))
    (letting,) = table.hand(action("choose(chosen(character, opposing, strength(least=9)))", deed))
    table.play(letting)
    assert (sent in table.match.ink[THEM]) == ("put_in" in deed)
    assert table.lore_of(THEM) == lore


@pytest.mark.rule("LOR-AMB.80")
@pytest.mark.parametrize(("moment", "lore"), [("opponent_puts_ink", 0), ("opponent_inks", 1)])
def test_what_you_put_into_an_opponents_inkwell_the_opponent_has_not_put_there(moment: str, lore: int) -> None:
    table = Table()
    table.mine(character(1, 3, f"when({moment}, gain_lore(1))"))
    sent = table.theirs(character(9, 9))
    letting, all_of_them = table.hand(
        action("put_in_inkwell(chosen(character, opposing), exerted=yes)"), action("ink_top(1, who=each_player)")
    )
    table.play(letting)
    assert sent in table.match.ink[THEM]
    assert table.lore_of() == lore
    table.play(all_of_them)
    assert table.lore_of() == lore + 1, "what each player puts there, each of them does"


@pytest.mark.rule("LOR-AMB.80", "LOR-TRIG.14")
@pytest.mark.parametrize(("moment", "lore"), [("you_ink(2)", (0, 1)), ("inks(2)", (1, 0))])
def test_which_card_of_the_turn_it_is_leaves_out_what_others_put_there(moment: str, lore: tuple[int, int]) -> None:
    table = Table()
    table.theirs(character(1, 3, f"when({moment}, gain_lore(1))"))
    table.theirs(character(9, 9))
    sending, own, again = table.hand(
        action("put_in_inkwell(chosen(character, opposing, strength(least=9)))"),
        *(action("by(chosen_opponent, ink_top(1))") for _ in range(2)),
    )
    table.play(sending)
    table.play(own)
    assert table.lore_of(THEM) == lore[0]
    table.play(again)
    assert table.lore_of(THEM) == sum(lore)


@pytest.mark.rule("LOR-AMB.80")
def test_the_cards_that_you_put_into_your_inkwell_are_counted_without_those_of_others() -> None:
    table = Table()
    counting = table.theirs(character(1, 3, "always(gets(this, strength=this_turn(inked_cards)))"))
    table.theirs(character(9, 9))
    sending, own = table.hand(
        action("put_in_inkwell(chosen(character, opposing, strength(least=9)))"),
        action("by(chosen_opponent, ink_top(1))"),
    )
    table.play(sending)
    assert table.strength(counting) == 1
    table.play(own)
    assert table.strength(counting) == 2


PRINTED = "5-146"
"""Its player may draw when they put their second card of the turn into their inkwell."""


@pytest.mark.rule("LOR-AMB.80")
@pytest.mark.parametrize(("version", "asked"), [(4, True), (5, False)])
def test_matches_of_earlier_versions_go_on_counting_whoever_put_it_there(version: int, asked: bool) -> None:
    table = Table()
    table.mine(PRINTED)
    mine = table.mine(character(9, 9))
    deed, own = table.hand(
        action("by(chosen_opponent, put_in_inkwell(chosen(character, opposing, strength(least=9))))"),
        action("ink_top(1)"),
    )
    table.match.game.go_by(table.match, version)
    table.play(deed)
    assert mine in table.match.ink[ME]
    table.play(own)
    assert ("yes" in table.options) == asked


@pytest.mark.rule("LOR-AMB.80")
@pytest.mark.parametrize(
    ("moment", "deed", "heard"),
    [
        ("damage_removed(this)", "heal(1, chosen(character), exactly=yes)", True),
        ("healed(this)", "heal(1, chosen(character), exactly=yes)", False),
        ("becomes_ready(this)", "ready(chosen(character))", True),
        ("readied(this)", "ready(chosen(character))", False),
    ],
)
def test_what_happens_to_a_card_is_heard_whoever_does_it(moment: str, deed: str, heard: bool) -> None:
    table = Table()
    table.theirs(character(1, 5, f"when({moment}, gain_lore(1))"), damage=2, exerted=True)
    (helping,) = table.hand(action(deed))
    table.play(helping)
    assert table.lore_of(THEM) == (1 if heard else 0)


@pytest.mark.rule("LOR-AMB.80")
def test_a_card_that_readies_at_the_start_of_a_turn_is_heard_by_opponents() -> None:
    table = Table()
    table.mine(character(1, 3, "when(becomes_ready(character, opposing), gain_lore(1))"))
    table.theirs(character(), exerted=True)
    table.end_turn()
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-AMB.81")
@pytest.mark.parametrize(("version", "lore"), [(4, (3, 5)), (5, (4, 4))])
def test_that_player_is_each_of_two_whose_turn_ends_together(version: int, lore: tuple[int, int]) -> None:
    table = Table(seats=4, teams="together")
    table.mine(character(1, 3, "when(end_of_opponents_turn, lose_lore(1, who=active_player))"))
    table.lore(5, of=B)
    table.lore(5, of=D)
    table.match.game.go_by(table.match, version)
    for seat in (A, C, D, B):
        table.match.choose(seat, "end")
    while table.match.view(None).bag:
        table.match.choose(A, "trigger:0")
    assert sorted((table.lore_of(B), table.lore_of(D))) == list(lore)


@pytest.mark.rule("LOR-AMB.81")
def test_a_printed_card_makes_each_of_two_discard() -> None:
    table = Table(seats=4, teams="together")
    table.mine("5-98")
    for seat in (B, D):
        table.hand(*[character() for _ in range(5)], of=seat)
    for seat in (A, C, D, B):
        table.match.choose(seat, "end")
    for _ in range(20):
        decisions = table.match.decisions
        if table.match.view(None).active in (A, C):
            break
        one = decisions[0]
        table.match.choose(one.seat, one.options.ids[0])
    assert [table.hand_size(seat) for seat in (B, D)] == [3, 3]


@pytest.mark.rule("LOR-AMB.82")
@pytest.mark.parametrize(("version", "strength"), [(4, 1), (5, 2)])
def test_they_are_those_who_were_to_move_also_who_was_there_already(version: int, strength: int) -> None:
    table = Table()
    place = table.mine(location())
    there = table.mine(character(1, 3), at=place)
    away = table.mine(character(1, 3))
    (deed,) = table.hand(
        action(
            "move_to(every(character, yours), chosen(location, yours), free=yes)",
            "gets(it, strength=1, until=this_turn)",
            "gain_lore(that_much)",
        )
    )
    table.match.game.go_by(table.match, version)
    table.play(deed)
    assert (table.strength(there), table.strength(away)) == (strength, 2)


@pytest.mark.rule("LOR-AMB.82")
def test_if_you_do_asks_who_has_moved() -> None:
    table = Table()
    place = table.mine(location())
    table.mine(character(1, 3), at=place)
    (deed,) = table.hand(
        action("move_to(every(character, yours), chosen(location, yours), free=yes)", "given(done, gain_lore(1))")
    )
    table.play(deed)
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-RES.22")
@pytest.mark.parametrize(
    ("deed", "zone"), [("return_to_hand", "hand"), ("put_in_inkwell", "inkwell"), ("put_on_bottom", "deck")]
)
def test_a_challenger_who_was_banished_too_is_not_found_any_more(deed: str, zone: str) -> None:
    for willpower, goes in ((9, zone), (3, "discard")):
        table = Table()
        taken = table.theirs(character(3, 1, f"when(challenged_and_banished(this), {deed}(challenger))"), exerted=True)
        hero = table.mine(character(3, willpower))
        table.challenge(hero, taken)
        assert (table.where(taken), table.where(hero)) == ("discard", goes)


@pytest.mark.rule("LOR-DUR.08")
def test_opponents_are_hindered_during_their_next_turn_and_not_before() -> None:
    table = Table(seats=3)
    held = {seat: table.hand(character(), of=seat)[0] for seat in (A, B, C)}
    for seat in (B, C):
        table.inkwell(3, of=seat)
    deed, letting = table.hand(
        action("cannot_play(each_opponent, character, until=their_next_turn)"),
        action("each(each_opponent, may(play(character, free=yes)))"),
    )
    table.play(deed)
    table.play(letting)
    table.choose("yes")
    assert table.where(held[B]) == "play", "their next turn has not come yet"
    table.choose("done")
    may = []
    for _ in range(6):
        (decision,) = table.match.decisions
        may.append((decision.seat, f"play:{held[decision.seat]}" in decision.options.ids))
        table.match.choose(decision.seat, "end")
    assert may[:3] == [(A, True), (B, False), (C, False)]
    assert may[5] == (C, True), "it is over by then"
