"""Fine points: what an engine that is nearly right would get wrong."""

import pytest

from ludoteca.games.lorcana.flow.repeating import REMEMBERED, note
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song


@pytest.mark.rule("LOR-COST.03")
def test_a_discount_on_a_group_is_for_each_card_of_it() -> None:
    table = Table(ink=4)
    table.mine("2-24")
    dwarfs = table.hand(*[character(1, 1, cost=3, classes=("Seven Dwarfs",)) for _ in range(2)])
    for dwarf in dwarfs:
        table.play(dwarf)
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-KW.04")
def test_who_cannot_gain_one_keyword_gains_the_others() -> None:
    table = Table()
    table.mine(item("always(cannot(every(character), gain(evasive)))"))
    hero = table.mine(character(1, 3))
    table.mine(item("always(gains(every(character, yours), rush, evasive))"))
    assert table.keywords(hero) == {"rush": 0}


@pytest.mark.rule("LOR-AMB.57", "LOR-KW.04")
def test_who_cannot_gain_a_keyword_has_only_its_printed_one() -> None:
    keywords = "evasive, challenger(3), resist(2), singer(9)"
    table = Table()
    plain = table.mine(character(1, 3))
    endowed = table.mine(character(1, 3, keywords=["evasive", "challenger(1)", "resist(1)", "singer(4)"]))
    (gift,) = table.hand(action(f"gains(every(character, yours), {keywords}, rush, until=this_turn)"))
    table.mine(item(f"always(cannot(every(character), gain({keywords})))"))
    table.play(gift)
    assert table.keywords(plain) == {"rush": 0}
    assert table.keywords(endowed) == {"evasive": 0, "challenger": 1, "resist": 1, "singer": 4, "rush": 0}


@pytest.mark.rule("LOR-AMB.57")
def test_a_keyword_gained_before_it_was_forbidden_counts_again_after() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    ban = table.mine(item("use(banish(this), then=draw(1))", "always(cannot(every(character), gain(evasive)))"))
    gift = table.mine(item("use(exert(this), then=gains(every(character, yours), evasive, until=this_turn))"))
    table.use(gift)
    assert table.keywords(hero) == {}
    table.use(ban)
    assert table.keywords(hero) == {"evasive": 0}


@pytest.mark.rule("LOR-STAT.01")
def test_a_continuous_ability_that_is_gained_is_in_force() -> None:
    table = Table()
    hero = table.mine(character(2, 3))
    table.mine(item("always(gains(every(character, yours), always(can(this, challenge_ready))))"))
    foe = table.theirs(character(1, 9))
    table.challenge(hero, foe)
    assert table.damage(foe) == 2


@pytest.mark.rule("LOR-STAT.01")
def test_so_is_one_that_speaks_of_some_characters_only() -> None:
    table = Table()
    guarded = "always(gains(every(character, yours), always(cannot(this, be_challenged_by(character, cost(most=2))))))"
    table.theirs(item(guarded))
    weak, strong = table.mine(character(1, 3, cost=2)), table.mine(character(1, 3, cost=3))
    table.theirs(character(1, 3), exerted=True)
    assert f"challenge:{weak}" not in table.options
    assert f"challenge:{strong}" in table.options


@pytest.mark.rule("LOR-STAT.08")
def test_values_that_depend_on_values_come_before_what_else_depends_on_them() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "always(gets(this, lore=2), given=is_(this, strength(least=5)))", lore=1))
    table.mine(item("always(gets(every(character, yours), strength=strength_of(every(character, opposing))))"))
    table.theirs(character(4, 4))
    assert table.strength(hero) == 5
    assert table.lore_value(hero) == 3


@pytest.mark.rule("LOR-TRIG.10")
def test_a_card_that_goes_from_the_discard_to_a_deck_does_not_leave_play() -> None:
    table = Table()
    table.mine(item("when(leaves(character), gain_lore(1))"))
    table.discarded(character(1, 3))
    (deed,) = table.hand(action("put_on_bottom(chosen(character, yours, in_discard))"))
    table.play(deed)
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-RES.22")
def test_an_ability_does_not_find_the_card_that_set_it_off_once_that_has_moved() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    table.mine(item("when(quests(character, yours), banish(cause))"))
    table.mine(item("when(quests(character, yours), return_to_hand(cause))"))
    table.quest(hero, "trigger:0")
    assert table.where(hero) == "discard"


@pytest.mark.rule("LOR-KW.04")
def test_keywords_that_give_keywords_are_followed_to_the_end() -> None:
    table = Table()
    table.mine(item("always(gains(every(character, yours, having(ward)), rush))"))
    table.mine(item("always(gains(every(character, yours, having(evasive)), ward))"))
    table.mine(item("always(gains(every(character, yours, having(alert)), evasive))"))
    hero = table.mine(character(1, 3, keywords=["alert"]))
    assert set(table.keywords(hero)) == {"alert", "evasive", "ward", "rush"}


@pytest.mark.rule("LOR-STAT.08")
def test_what_depends_on_the_inkwell_sees_a_card_leave_it() -> None:
    table = Table(ink=10)
    belle = table.mine("1-142")
    thing = table.mine(item("use(exert(this), then=return_ink(1, at_random=yes))"))
    assert table.lore_value(belle) == 5
    table.use(thing)
    assert table.lore_value(belle) == 1


@pytest.mark.rule("LOR-INK.14")
def test_who_inks_by_an_effect_knows_the_card_and_others_do_not() -> None:
    table = Table()
    device = table.theirs("1-168")
    (card,) = table.hand(character(1, 1), of=THEM)
    table.end_turn()
    table.use(device, card)
    inked = [event for event in table.events if event.kind == "PutInInkwell"]
    assert [event.seen_by(THEM).things for event in inked] == [(card,)]
    assert [event.seen_by(ME).things for event in inked] == [()]


@pytest.mark.rule("LOR-BAG.03")
def test_the_order_is_asked_for_between_copies_too() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    ring = item("when(quests(character, yours), draw(1))")
    table.mine(ring)
    table.mine(ring)
    table.quest(hero)
    assert table.options == ["trigger:0", "trigger:1"]


@pytest.mark.rule("LOR-CHAL.06")
def test_whichever_card_is_challenged_can_be_spoken_of() -> None:
    table = Table()
    (deed,) = table.hand(action("draw(1)"))
    foe = table.theirs(character(1, 9, "when(challenges(this), gain_lore(strength_of(challenged)))"))
    table.play(deed)
    first = table.match.hand[ME][0]
    assert first == 0, "the first card of all"
    table.play(first)
    table.until_turn_of(THEM)
    table.until_turn_of(ME)
    table.quest(first)
    table.end_turn()
    table.challenge(foe, first)
    assert table.lore_of(THEM) == 1


@pytest.mark.rule("LOR-AMB.44")
def test_the_second_player_too_says_how_much_damage_is_moved() -> None:
    table = Table()
    hurt, foe = table.theirs(character(1, 9), damage=3), table.mine(character(1, 9))
    (deed,) = table.hand(
        action("move_damage(3, chosen(character, yours), chosen(character, opposing), up_to=yes)"), of=THEM
    )
    table.end_turn()
    table.play(deed)
    assert table.asked == THEM
    table.choose("amount:2")
    assert (table.damage(hurt), table.damage(foe)) == (1, 2)


@pytest.mark.rule("LOR-RES.07")
@pytest.mark.parametrize(("items", "lore"), [(0, 5), (1, 0), (1, 5)])
def test_whether_lore_is_lost_is_asked_only_where_some_would_be(items: int, lore: int) -> None:
    table = Table()
    table.lore(lore, of=THEM)
    for _ in range(items):
        table.mine(item())
    (deed,) = table.hand(action("may(lose_lore(count(item, yours), who=each_opponent))"))
    table.play(deed)
    assert ("end" in table.options) is (not items or not lore)


@pytest.mark.rule("LOR-RES.19")
@pytest.mark.parametrize("items", [0, 1])
def test_a_discount_of_nothing_is_none(items: int) -> None:
    table = Table()
    for _ in range(items):
        table.mine(item())
    (deed,) = table.hand(action("do(pay_less_next(count(item, yours), character), given(done, gain_lore(1)))"))
    table.play(deed)
    assert table.lore_of() == items


@pytest.mark.rule("LOR-COST.01")
@pytest.mark.parametrize("held", [0, 1])
def test_the_last_card_of_a_hand_can_be_a_cost(held: int) -> None:
    table = Table()
    thing = table.mine(item("use(hand_to_bottom(1), then=gain_lore(1))"))
    table.hand(*[character(1, 1)] * held)
    assert (table.ability(thing) in table.options) is bool(held)


@pytest.mark.rule("LOR-RES.23")
def test_a_card_revealed_from_a_hand_is_told_to_everybody() -> None:
    table = Table()
    deed, shown = table.hand(action("reveal_from_hand(character)"), character(1, 1))
    table.play(deed)
    told = [event for event in table.events if event.kind == "Revealed"]
    assert told[-1].seen_by(THEM).things == (shown,)


@pytest.mark.rule("LOR-DMG.10")
def test_damage_that_is_removed_is_told() -> None:
    table = Table()
    hero = table.mine(character(1, 9), damage=3)
    (deed,) = table.hand(action("heal(2, chosen(character))"))
    table.play(deed, "amount:2")
    assert [event.things for event in table.events if event.kind == "DamageRemoved"] == [(hero, 2)]


@pytest.mark.rule("LOR-STATE.01")
def test_exerting_a_whole_inkwell_leaves_it_as_paying_does() -> None:
    table = Table(ink=3)
    (deed,) = table.hand(action("exert_ink(all)", cost=1))
    table.play(deed)
    assert table.ready_ink() == 0
    assert [table.match.exerted[card] for card in table.match.ink[ME]] == [1, 1, 1]


@pytest.mark.parametrize("ahead", [False, True])
def test_what_nobody_does_leaves_it_what_it_was(ahead: bool) -> None:
    table = Table()
    table.lore(5 if ahead else 0, of=THEM)
    hero, foe = table.mine(character(1, 3)), table.theirs(character(1, 3, name="Foe"))
    deeds = ("choose(chosen(character, yours))", "each(opponents_ahead, exert(chosen(character, yours)))", "banish(it)")
    (deed,) = table.hand(action(*deeds))
    table.play(deed)
    assert [table.where(card) for card in (hero, foe)] == (["play", "discard"] if ahead else ["discard", "play"])


@pytest.mark.rule("LOR-RESI.01")
@pytest.mark.parametrize("items", [0, 1, 2])
def test_a_keyword_counts_what_there_is(items: int) -> None:
    table = Table()
    hero = table.mine(character(1, 3, "always(gains(this, resist(count(item, yours))))"))
    for _ in range(items):
        table.mine(item())
    assert table.keywords(hero) == ({"resist": items} if items else {})


@pytest.mark.rule("LOR-COST.01")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_cards_are_put_away_as_a_price_only_if_there_are_any(cards: int) -> None:
    table = Table()
    table.deck(*[character()] * cards)
    (deed,) = table.hand(action("to(mill(1), gain_lore(1))"))
    table.play(deed)
    assert (table.lore_of(), len(table.match.deck[ME])) == ((1, cards - 1) if cards else (0, 0))


@pytest.mark.rule("LOR-COST.01", "LOR-RES.12")
@pytest.mark.parametrize("held", [1, 2])
def test_a_price_to_be_chosen_is_paid_only_if_one_of_them_can_be(held: int) -> None:
    table = Table()
    table.hand(*[character()] * held)
    (deed,) = table.hand(action("to(choose_one(banish(chosen(item)), discard(2)), gain_lore(1))"))
    table.play(deed)
    assert (table.lore_of(), len(table.match.hand[ME])) == ((1, 0) if held == 2 else (0, 1))


def test_only_so_many_choices_of_a_turn_are_noted() -> None:
    m = Table().match
    for number in range(REMEMBERED + 3):
        note(m, ME, (0, number))
    assert m.deeds == [(0, number) for number in range(3, REMEMBERED + 3)]


@pytest.mark.rule("LOR-AMB.58")
def test_who_must_quest_does_so_before_the_turn_ends() -> None:
    table = Table()
    hero, idle = table.mine(character(1, 3)), table.mine(character(1, 3))
    (order,) = table.hand(action("must_quest(chosen(character), until=this_turn)"))
    table.play(order, hero)
    assert "end" not in table.options
    assert table.refused("end") == "LOR-AMB.58"
    table.quest(hero)
    assert "end" in table.options
    assert not table.is_exerted(idle)


@pytest.mark.rule("LOR-AMB.58")
@pytest.mark.parametrize("state", [{"exerted": True}, {"drying": True}])
def test_who_must_quest_and_cannot_need_not(state: dict[str, bool]) -> None:
    table = Table()
    table.mine(character(1, 3), **state)
    (order,) = table.hand(action("must_quest(chosen(character), until=this_turn)"))
    table.play(order)
    assert "end" in table.options


@pytest.mark.rule("LOR-AMB.58")
def test_who_must_quest_in_their_next_turn_is_free_before_and_after() -> None:
    table = Table()
    foe = table.theirs(character(1, 3))
    (order,) = table.hand(action("must_quest(chosen(character), until=their_next_turn)"))
    table.play(order)
    assert "end" in table.options
    table.end_turn()
    while not any(option.startswith("quest:") for option in table.options):
        table.choose(table.options[-1])
    assert "end" not in table.options
    table.quest(foe)
    table.until_turn_of(ME)
    table.until_turn_of(THEM)
    assert "end" in table.options


@pytest.mark.rule("LOR-AMB.59")
def test_only_one_character_challenges_and_it_may_again() -> None:
    table = Table()
    one, two = table.mine(character(1, 9)), table.mine(character(1, 9))
    foe = table.theirs(character(0, 9), exerted=True)
    table.theirs(item("always(one_challenger)"))
    (again,) = table.hand(action("ready(chosen(character))"))
    table.challenge(one, foe)
    assert f"challenge:{two}" not in table.options
    assert table.refused(f"challenge:{two}") == "LOR-CHAL.12"
    table.play(again, one)
    assert f"challenge:{one}" in table.options
    assert f"challenge:{two}" not in table.options


@pytest.mark.rule("LOR-AMB.59")
def test_challenges_from_before_the_limit_count() -> None:
    table = Table()
    one, two, three = (table.mine(character(1, 9)) for _ in range(3))
    foe = table.theirs(character(0, 9), exerted=True)
    (limit, again) = table.hand(item("always(one_challenger)"), action("ready(every(character, yours))"))
    table.challenge(one, foe)
    table.challenge(two, foe)
    table.play(limit)
    table.play(again)
    for card in (one, two, three):
        assert f"challenge:{card}" not in table.options


@pytest.mark.rule("LOR-AMB.60")
def test_cards_enter_the_inkwell_exerted_from_anywhere() -> None:
    table = Table(ink=3)
    table.theirs(item("always(inks_exerted(each_opponent))"))
    (own, more) = table.hand(character(1, 1), action("ink_top(1)", cost=1))
    table.choose(f"ink:{own}")
    assert table.ready_ink() == 3
    table.play(more)
    assert table.ready_ink() == 2


@pytest.mark.rule("LOR-TRIG.08")
def test_the_next_time_is_once_for_each_effect() -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    foe = table.theirs(character(0, 9), exerted=True)
    deed = action(
        "choose(chosen(character, yours))", "next_this_turn(challenges(it, against(character)), gain_lore(1))"
    )
    one, two, again = table.hand(deed, deed, action("ready(chosen(character))"))
    table.play(one)
    table.play(two)
    table.challenge(hero, foe)
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.lore_of() == 2
    table.play(again, hero)
    table.challenge(hero, foe)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-TRIG.14")
def test_an_opponents_second_card_of_their_turn_sets_it_off() -> None:
    table = Table()
    table.mine(item("when(active_opponent_draws(2), gain_lore(1))"))
    table.hand(action("draw(1)"), action("draw(1)"), of=THEM)
    table.until_turn_of(THEM)
    assert table.lore_of() == 0
    for expected in (1, 1):
        (card, *_) = [option for option in table.options if option.startswith("play:")]
        table.choose(card)
        assert table.lore_of() == expected


def test_all_damage_of_the_others_goes_to_the_one_chosen_first() -> None:
    table = Table()
    mine = table.mine(character(1, 5), damage=2)
    chosen, other = table.theirs(character(1, 9), damage=1), table.theirs(character(1, 5), damage=3)
    (deed,) = table.hand(
        action("exert(chosen(character, opposing))", "move_damage(all, every(character, another), former)")
    )
    table.play(deed, chosen)
    assert [table.damage(card) for card in (mine, chosen, other)] == [0, 6, 0]


@pytest.mark.rule("LOR-LOC.10")
def test_a_location_to_which_two_move_is_one_location() -> None:
    table = Table()
    one, two = table.mine(character(1, 3)), table.mine(character(1, 3))
    place = table.mine(location(6))
    table.mine(location(6))
    (deed,) = table.hand(
        action(
            "move_to(up_to(2, character, yours), chosen(location, yours), free=yes)",
            "gains(location_of(it), resist(2), until=your_next_turn)",
        )
    )
    table.play(deed, one, two)
    while "end" not in table.options:
        table.choose(f"target:{place}" if f"target:{place}" in table.options else table.options[0])
    assert table.match.at[one] == table.match.at[two] == place
    assert table.keywords(place) == {"resist": 2}


@pytest.mark.rule("LOR-AMB.61")
def test_a_classification_that_is_given_counts_for_whoever_asks() -> None:
    table = Table()
    hero = table.mine(character(1, 3, classes=("Storyborn",)))
    foe = table.theirs(character(1, 3, classes=("Storyborn",)))
    table.mine(item('always(gets(every(character, classed("Detective")), strength=2))'))
    giver = table.mine(
        item("use(banish(this), then=draw(1))", 'always(gains_class(every(character, yours), "Detective"))')
    )
    assert (table.strength(hero), table.strength(foe)) == (3, 1)
    table.use(giver)
    assert table.strength(hero) == 1


@pytest.mark.rule("LOR-AMB.61")
def test_a_classification_can_be_given_for_a_time() -> None:
    table = Table()
    hero, other = table.mine(character(1, 3)), table.mine(character(1, 3))
    gather = action('exert(every(character, yours, classed("Detective")))')
    badge, call, again = table.hand(
        action('gains_class(chosen(character), "Detective", until=this_turn)'), gather, gather
    )
    table.play(badge, hero)
    table.play(call)
    assert (table.is_exerted(hero), table.is_exerted(other)) == (True, False)
    table.until_turn_of(THEM)
    table.until_turn_of(ME)
    table.play(again)
    assert not table.is_exerted(hero)


@pytest.mark.rule("LOR-AMB.61")
def test_only_cards_in_play_have_what_is_given() -> None:
    table = Table()
    table.mine(item('always(gains_class(every(character, yours), "Detective"))'))
    (held,) = table.hand(character(1, 3, cost=2))
    table.mine(item('always(pay_less(1, character, classed("Detective")))'))
    table.play(held)
    assert table.ready_ink() == 8


@pytest.mark.rule("LOR-COST.03", "LOR-COST.12")
def test_one_move_a_turn_of_the_character_itself_is_cheaper() -> None:
    table = Table(ink=5)
    walker = table.mine(character(1, 3, "always(this_moves_less(1))"))
    other = table.mine(character(1, 3))
    one, two = table.mine(location(6, move=2)), table.mine(location(6, move=2))
    table.move(other, one)
    assert table.ready_ink() == 3
    table.move(walker, one)
    assert table.ready_ink() == 2
    table.move(walker, two)
    assert table.ready_ink() == 0
    table.until_turn_of(THEM)
    table.until_turn_of(ME)
    ready = table.ready_ink()
    table.move(walker, one)
    assert table.ready_ink() == ready - 1


@pytest.mark.rule("LOR-COST.12")
def test_each_of_two_such_characters_uses_up_its_own_discount() -> None:
    table = Table(ink=6)
    walkers = [table.mine(character(1, 3, "always(this_moves_less(1))")) for _ in range(2)]
    one, two = table.mine(location(6, move=2)), table.mine(location(6, move=2))
    for walker in walkers:
        before = table.ready_ink()
        table.move(walker, one)
        assert table.ready_ink() == before - 1
        table.move(walker, two)
        assert table.ready_ink() == before - 3


@pytest.mark.rule("LOR-COST.12")
def test_a_discount_that_saved_nothing_is_not_used_up() -> None:
    table = Table(ink=5)
    walker = table.mine(character(1, 3, "always(this_moves_less(1))"))
    free, dear = table.mine(location(6, move=0)), table.mine(location(6, move=2))
    table.move(walker, free)
    table.move(walker, dear)
    assert table.ready_ink() == 4


@pytest.mark.rule("LOR-SONG.09")
def test_an_ability_about_singing_speaks_of_all_who_sang() -> None:
    table = Table()
    table.mine(item("when(sung(character, yours), gets(cause, strength=2, until=this_turn))"))
    singers = [table.mine(character(1, 5, cost=4)) for _ in range(2)]
    idle = table.mine(character(1, 5, cost=4))
    (tune,) = table.hand(song("draw(1)", cost=8, keywords=["sing_together(8)"]))
    table.sing(tune, *singers)
    table.choose("done")
    assert [table.strength(card) for card in (*singers, idle)] == [3, 3, 1]


@pytest.mark.rule("LOR-LOC.03")
def test_its_location_is_where_the_move_has_led() -> None:
    table = Table()
    table.mine(item("when(moves(character, yours), deal(1, its_location))"))
    walker = table.mine(character(1, 5))
    places = [table.mine(location(5), damage=2) for _ in range(2)]
    table.move(walker, places[1])
    assert [table.damage(place) for place in places] == [2, 3]


@pytest.mark.rule("LOR-STAT.06")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1), (1, 2)])
def test_the_most_of_something_is_counted_among_ones_own(mine: int, theirs: int) -> None:
    table = Table()
    hero = table.mine(character(1, 5, "always(gets(this, strength=1), given=most(count(item)))"))
    for owner, number in enumerate((mine, theirs)):
        for _ in range(number):
            table.mine(item(), owner=owner)
    assert table.strength(hero) == 1 + (mine > theirs)


@pytest.mark.rule("LOR-KW.04")
def test_who_cannot_gain_one_keyword_gains_the_figures_of_others() -> None:
    table = Table()
    hero = table.mine(character(1, 5, "always(cannot(this, gain(evasive)))"))
    (deed,) = table.hand(
        action("gains(every(character), evasive, ward, resist(2), challenger(3), singer(4), until=this_turn)")
    )
    table.play(deed)
    assert table.keywords(hero) == {"ward": 0, "resist": 2, "challenger": 3, "singer": 4}
