"""Words that sets to come may need, played: limits of a turn, questing at once, songs that go elsewhere, offers."""

from __future__ import annotations

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song


def test_who_may_quest_in_the_turn_of_being_played_may_not_challenge_then() -> None:
    t = Table()
    t.mine(character(1, 5, "always(can(every(character, yours, other, cost(most=2)), quest_while_drying))"))
    cheap, dear = t.hand(character(2, 2, cost=1, lore=2), character(2, 2, cost=3, lore=2))
    foe = t.theirs(character(1, 5), exerted=True)
    t.play(cheap)
    t.play(dear)
    assert f"quest:{cheap}" in t.options
    assert f"quest:{dear}" not in t.options
    assert t.refused(f"quest:{dear}") == "LOR-QUEST.03"
    assert t.refused(f"challenge:{cheap}") == "LOR-CHAL.11"
    t.quest(cheap)
    assert (t.lore_of(), t.damage(foe)) == (2, 0)


@pytest.mark.rule("LOR-AMB.77")
def test_a_limit_of_draws_counts_all_that_were_drawn_in_the_turn() -> None:
    t = Table()
    first, limit, second = t.hand(action("draw(2)"), item("always(draws_at_most(3, each_player))"), action("draw(3)"))
    t.play(first)
    t.play(limit)
    before = t.hand_size()
    t.play(second)
    assert t.hand_size() == before - 1 + 1
    t.end_turn()
    assert t.hand_size(THEM) == 1


@pytest.mark.rule("LOR-AMB.77")
def test_who_may_draw_no_more_does_not_lose_by_an_empty_deck() -> None:
    t = Table()
    t.theirs(item("always(draws_at_most(1, each_opponent))"))
    one, two = t.hand(action("draw(1)"), action("draw(1)", "given(done, gain_lore(1))"))
    t.play(one)
    before = t.hand_size()
    t.play(two)
    assert (t.hand_size(), t.lore_of(), t.winner) == (before - 1, 0, None)


@pytest.mark.rule("LOR-AMB.77")
def test_a_limit_of_lore_lets_the_rest_be_gained() -> None:
    t = Table()
    t.theirs(item("always(gains_at_most(3, each_opponent))"))
    (deed,) = t.hand(action("gain_lore(2)"))
    hero = t.mine(character(1, 2, lore=2))
    late = t.mine(character(1, 2, lore=2))
    t.play(deed)
    t.quest(hero)
    assert t.lore_of() == 3
    t.quest(late)
    assert t.lore_of() == 3


def test_only_such_songs_go_elsewhere_and_only_once_a_turn() -> None:
    t = Table()
    law = "always(songs_go(song, cost(most=3), to=top, once=yes, optional=yes))"
    singer = t.mine(character(1, 5, law, "use(pay(1), then=ready(this))", cost=7))
    dear, one, two = t.hand(song("draw(1)", cost=5), song("gain_lore(1)", cost=2), song("gain_lore(1)", cost=3))
    t.sing(dear, singer)
    assert t.where(dear) == "discard"
    t.use(singer)
    t.sing(one, singer)
    t.choose("mode:0")
    assert t.where(one) == "deck"
    t.use(singer)
    t.sing(two, singer)
    assert (t.where(two), t.lore_of()) == ("discard", 2)


def test_a_chosen_opponent_may_do_it_or_you_get_something() -> None:
    t = Table(seats=3)
    (deed,) = t.hand(action("offer(chosen_opponent, discard(1), otherwise=gain_lore(1))"))
    t.hand(character(1, 1), of=2)
    t.play(deed)
    assert t.asked == ME
    t.choose("player:2")
    assert t.asked == 2
    t.choose("done")
    assert (t.lore_of(), t.hand_size(2)) == (1, 1)


def test_a_looked_at_card_goes_under_this_one_or_stays() -> None:
    t = Table()
    hero = t.mine(character(1, 5, "when(quests(this), look(1, take(1, card, to=under, optional=yes), rest=top))"))
    (top,) = t.deck(character(1, 1, name="Top"))
    t.quest(hero)
    t.choose(f"target:{top}")
    assert t.where(top) == "under"


def test_what_another_reveals_rewards_the_player_of_the_card() -> None:
    t = Table()
    (deed,) = t.hand(
        action(
            "by(chosen_opponent, look(1, take(1, character, to=bottom, then=gain_lore(1, who=card_player)), rest=hand, "
            "shown=yes))"
        )
    )
    t.play(deed)
    assert (t.lore_of(), t.lore_of(THEM)) == (1, 0)


def test_a_location_protects_itself_and_those_in_it() -> None:
    t = Table()
    ban = "be_challenged_by(character, strength(most=2))"
    place = t.mine(location(5, f"always(cannot(this, {ban}), cannot(every(character, yours, here), {ban}))"))
    hero = t.mine(character(1, 4), at=place, exerted=True)
    other = t.mine(character(1, 4), exerted=True)
    weak, strong = t.theirs(character(2, 2)), t.theirs(character(3, 3))
    t.until_turn_of(THEM)
    t.choose(f"challenge:{strong}")
    assert {place, hero, other} <= t.targets()
    assert (t.where(weak), t.damage(hero)) == ("play", 0)


def test_who_may_sing_in_the_turn_of_being_played() -> None:
    t = Table()
    t.mine(item('always(can(every(character, yours, classed("Hero")), sing_while_drying))'))
    tune = t.hand(song("draw(1)", cost=2))[0]
    hero = t.mine(character(1, 2, cost=3, classes=("Hero",)), drying=True)
    t.mine(character(1, 2, cost=3), drying=True)
    t.sing(tune)
    assert t.is_exerted(hero)
    assert f"quest:{hero}" not in t.options


def test_boost_for_less_sets_off_what_waits_for_it() -> None:
    t = Table(ink=1)
    t.mine(item("always(boost_less(1, character))"))
    hero = t.mine(character(1, 2, "when(boosts(this), gain_lore(1))", keywords=["boost(2)"]))
    t.choose(f"boost:{hero}")
    assert (t.ready_ink(), t.lore_of()) == (0, 1)


def test_cards_put_under_otherwise_are_no_use_of_boost() -> None:
    t = Table()
    t.mine(character(1, 2, "when(boosts(character), gain_lore(1))", keywords=["boost(2)"]))
    (deed,) = t.hand(action("put_top_under(1, every(character, yours))"))
    t.play(deed)
    assert t.lore_of() == 0


def test_a_chosen_opponent_inks_nothing_in_their_next_turn() -> None:
    t = Table()
    (deed,) = t.hand(action("cannot_ink(chosen_opponent, until=your_next_turn)"))
    (card,) = t.hand(character(1, 1), of=THEM)
    t.play(deed)
    t.until_turn_of(THEM)
    assert f"ink:{card}" not in t.options
    assert t.refused(f"ink:{card}", THEM) == "LOR-GEN.09"


def test_two_characters_deal_each_other_damage() -> None:
    t = Table()
    hero, foe = t.mine(character(3, 9)), t.theirs(character(2, 9))
    (deed,) = t.hand(
        action(
            "choose(chosen(character, yours))",
            "choose(chosen(character, opposing))",
            "deal(strength_of(former), it)",
            "deal(strength_of(it), former)",
        )
    )
    t.play(deed)
    assert (t.damage(hero), t.damage(foe)) == (2, 3)


def test_strength_is_doubled_as_it_is_then() -> None:
    t = Table()
    hero = t.mine(character(2, 5, "always(gets(this, strength=1))"))
    deed, more = t.hand(
        action("choose(chosen(character))", "gets(it, strength=strength_of(it), until=this_turn)"),
        action("gets(every(character), strength=1, until=this_turn)"),
    )
    t.play(deed)
    assert t.strength(hero) == 6
    t.play(more)
    assert t.strength(hero) == 7


def test_who_can_only_challenge_such_challenges_no_others_and_no_locations() -> None:
    t = Table()
    fighter = t.mine(character(2, 5, "always(cannot(this, challenge_such(card, non(matching(character, damaged)))))"))
    hurt = t.theirs(character(1, 5), exerted=True, damage=1)
    t.theirs(character(1, 5), exerted=True)
    t.theirs(location(5))
    t.choose(f"challenge:{fighter}")
    assert t.damage(hurt) == 3


@pytest.mark.parametrize(("mine", "theirs", "lore"), [(4, 3, 1), (3, 3, 0), (2, 5, 0)])
def test_the_dearest_of_the_revealed_cards_wins(mine: int, theirs: int, lore: int) -> None:
    t = Table()
    (deed,) = t.hand(
        action("each(each_player, look(1, shown=yes))", "given(dearest(it), gain_lore(1))", "put_on_bottom(it)")
    )
    (top,) = t.deck(character(1, 1, cost=mine))
    (other,) = t.deck(character(1, 1, cost=theirs), of=THEM)
    t.play(deed)
    assert t.lore_of() == lore
    assert (t.match.deck[ME][0], t.match.deck[THEM][0]) == (top, other)


@pytest.mark.parametrize(("second", "lore"), [(character(1, 1), 2), (item(), 0)])
def test_both_cards_that_went_to_the_discard_are_asked_about(second: object, lore: int) -> None:
    t = Table()
    (deed,) = t.hand(action("mill(2)", "given(is_(it, character), gain_lore(2))"))
    t.deck(character(1, 1), second)  # type: ignore[arg-type]
    t.play(deed)
    assert t.lore_of() == lore


@pytest.mark.parametrize(("singers", "lore"), [(2, 1), (1, 0)])
def test_two_who_sing_a_song_together(singers: int, lore: int) -> None:
    t = Table()
    t.mine(item("when(sung(character, yours), given(at_least(that_much, 2), gain_lore(1)))"))
    heroes = [t.mine(character(1, 2, cost=4 if singers == 2 else 8)) for _ in range(singers)]
    tune = t.hand(song("draw(1)", cost=8, keywords=["sing_together(8)"]))[0]
    t.sing(tune, *heroes)
    assert t.lore_of() == lore


def test_a_card_in_the_discard_waits_for_what_others_do() -> None:
    t = Table(ink=10)
    (ghost,) = t.discarded(
        character(1, 1, "from_discard(when(plays(song), may(to(pay(1), return_to_hand(this)))), heard=yes)")
    )
    tune, deed = t.hand(song("draw(1)"), action("draw(1)"))
    t.play(deed)
    assert t.where(ghost) == "discard"
    t.play(tune)
    t.choose("yes")
    assert t.where(ghost) == "hand"


def test_what_works_in_the_discard_does_not_in_play_nor_for_an_opponent() -> None:
    t = Table()
    law = "from_discard(when(banished(character, yours), gain_lore(1)), heard=yes)"
    t.mine(character(1, 1, law))
    t.discarded(character(1, 1, law), of=THEM)
    victim = t.mine(character(1, 1))
    (deed,) = t.hand(action("banish(chosen(character, yours, willpower(most=1)))"))
    t.play(deed, f"target:{victim}")
    assert (t.lore_of(), t.lore_of(THEM)) == (0, 0)


def test_a_card_that_comes_from_the_discard_may_have_to_enter_exerted() -> None:
    t = Table()
    (ghost,) = t.discarded(character(1, 1, "always(this_from_discard(exerted=yes))"))
    (other,) = t.hand(character(1, 1, "always(this_from_discard(exerted=yes))"))
    t.play(ghost)
    t.play(other)
    assert (t.is_exerted(ghost), t.is_exerted(other)) == (True, False)


@pytest.mark.parametrize(("cost", "where"), [(3, "hand"), (4, "deck")])
def test_odd_or_even_is_guessed_before_the_card_is_seen(cost: int, where: str) -> None:
    t = Table()
    looks = [f"look(1, take(1, card, {guess}, to=hand), rest=bottom, shown=yes)" for guess in ("odd_cost", "even_cost")]
    (deed,) = t.hand(action(f"choose_one({', '.join(looks)})"))
    (top,) = t.deck(character(1, 1, cost=cost))
    t.play(deed)
    t.choose("mode:0")
    assert t.where(top) == where


@pytest.mark.parametrize(("names", "lore"), [(("Ada", "Ada", "Bo"), 1), (("Ada", "Bo", "Cy"), 0)])
def test_characters_that_share_a_name_are_counted(names: tuple[str, ...], lore: int) -> None:
    t = Table()
    for name in names:
        t.mine(character(1, 1, name=name))
    (deed,) = t.hand(action("given(at_least(namesakes(character, yours), 2), gain_lore(1))"))
    t.play(deed)
    assert t.lore_of() == lore


def test_a_card_in_the_discard_may_be_played_by_its_own_ability() -> None:
    t = Table()
    law = "from_discard(when(plays(character, cost(least=5)), may(to(pay(2), play(this, free=yes)))), heard=yes)"
    (ghost,) = t.discarded(character(1, 1, law))
    (hero,) = t.hand(character(1, 1, cost=5))
    t.play(hero)
    t.choose("yes")
    assert t.where(ghost) == "play"


def test_revealed_cards_are_counted_and_put_away() -> None:
    t = Table()
    (deed,) = t.hand(action("look(3, shown=yes)", "gain_lore(count_among(it, item))", "put_in_discard(it)"))
    cards = t.deck(item(), character(1, 1), item())
    t.play(deed)
    assert t.lore_of() == 2
    assert {t.where(card) for card in cards} == {"discard"}


def test_cards_that_all_players_reveal_are_counted() -> None:
    t = Table(seats=3)
    (deed,) = t.hand(action("each(each_player, look(1, shown=yes))", "gain_lore(count_among(it, character))"))
    t.deck(item())
    t.deck(character(1, 1), of=1)
    t.deck(character(1, 1), of=2)
    t.play(deed)
    assert t.lore_of() == 2


@pytest.mark.parametrize(("top", "lore", "place"), [(item(), 1, -1), (character(1, 1), 0, 0)])
def test_only_what_is_otherwise_goes_to_the_bottom(top: object, lore: int, place: int) -> None:
    t = Table()
    (deed,) = t.hand(action("look(1, take(1, item, to=kept, then=gain_lore(1)), rest=bottom, shown=yes)"))
    (card,) = t.deck(top)  # type: ignore[arg-type]
    t.play(deed)
    assert (t.lore_of(), t.match.deck[ME][place]) == (lore, card)


def test_one_of_two_keywords_is_chosen() -> None:
    t = Table()
    hero = t.mine(character(1, 5))
    gains = [f"gains(it, {keyword}, until=this_turn)" for keyword in ("evasive", "rush")]
    (deed,) = t.hand(action("choose(chosen(character, yours))", f"choose_one({', '.join(gains)})"))
    t.play(deed)
    t.choose("mode:1")
    assert set(t.keywords(hero)) == {"rush"}


def test_what_opponents_cannot_banish_their_effects_leave_in_play() -> None:
    t = Table()
    t.theirs(character(1, 9, "always(cannot(every(item, yours), be_banished))"))
    lamp = t.theirs(item())
    own = t.mine(item("always(cannot(every(item, yours), be_banished))"))
    wide, deed = t.hand(
        action("banish(every(item, opposing))", "given(done, gain_lore(1))"), action("banish(every(item))")
    )
    t.play(wide)
    assert (t.where(lamp), t.lore_of()) == ("play", 0)
    t.play(deed)
    assert (t.where(lamp), t.where(own)) == ("play", "discard")


def test_no_more_than_so_many_characters_quest_in_a_turn() -> None:
    t = Table()
    t.theirs(item("always(questers_at_most(2, character, opposing))"))
    first, second, third = (t.mine(character(1, 2)) for _ in range(3))
    t.quest(first)
    assert f"quest:{third}" in t.options
    t.quest(second)
    assert f"quest:{third}" not in t.options
    assert t.refused(f"quest:{third}") == "LOR-QUEST.05"


def test_no_more_than_so_many_characters_challenge_in_a_turn() -> None:
    t = Table()
    foe = t.theirs(character(1, 9, "always(challengers_at_most(1, character, opposing))"), exerted=True)
    first, second = (t.mine(character(1, 2)) for _ in range(2))
    t.challenge(first, foe)
    assert f"challenge:{second}" not in t.options


def test_a_character_moves_to_the_location_that_was_just_played() -> None:
    t = Table()
    law = "when(quests(this), may(play(location, cost(most=3), free=yes)), given(done, move_to(this, it, free=yes)))"
    hero = t.mine(character(1, 4, law))
    (place,) = t.hand(location(5, cost=3))
    t.quest(hero, "yes")
    assert t.seen(hero).at == place


@pytest.mark.parametrize(("knights", "drawn"), [(1, 0), (2, 1)])
def test_another_than_the_chosen_one_is_asked_for(knights: int, drawn: int) -> None:
    t = Table()
    heroes = [t.mine(character(1, 2, classes=("Knight",))) for _ in range(knights)]
    (deed,) = t.hand(
        action(
            'gets(chosen(character, classed("Knight")), strength=3, until=this_turn)',
            'given(have(character, another, classed("Knight")), draw(1))',
        )
    )
    t.play(deed, *([f"target:{heroes[0]}"] if knights > 1 else []))
    assert t.hand_size() == drawn


def test_the_greatest_and_the_least_of_some_characters() -> None:
    t = Table()
    for strength in (1, 4, 3):
        t.mine(character(strength, 5))
    weak, strong = t.theirs(character(2, 9)), t.theirs(character(5, 9))
    least = "strength(most=lowest_strength(every(character, opposing)))"
    deed, blow = t.hand(
        action("gain_lore(highest_strength(every(character, yours)))", "gain_lore(highest_cost(every(item, yours)))"),
        action(f"deal(highest_strength(every(character, yours)), chosen(character, opposing, {least}))"),
    )
    t.play(deed)
    assert t.lore_of() == 4
    t.play(blow)
    assert (t.damage(weak), t.damage(strong)) == (4, 0)


def test_so_many_cards_must_lie_under_it() -> None:
    t = Table()
    t.mine(item("always(gets(every(character, yours, over_cards(2)), lore=1))"))
    hero = t.mine(character(1, 5, lore=1))
    one, other = (t.hand(action("put_top_under(1, every(character, yours))"))[0] for _ in range(2))
    t.play(one)
    assert t.lore_value(hero) == 1
    t.play(other)
    assert t.lore_value(hero) == 2


def test_an_opponent_looks_at_their_own_cards() -> None:
    t = Table()
    (deed,) = t.hand(action("each(each_opponent, look(2, take(1, card, to=hand), rest=bottom))"))
    one, other = t.deck(character(1, 1), item(), of=THEM)
    t.play(deed)
    assert t.asked == THEM
    t.choose(f"target:{other}")
    assert (t.where(other), t.match.deck[THEM][0]) == ("hand", one)


@pytest.mark.parametrize(("mine", "drawn"), [(0, 1), (2, 0)])
def test_the_hand_of_whose_turn_it_is_is_compared_with_yours(mine: int, drawn: int) -> None:
    t = Table()
    t.mine(item("when(end_of_opponents_turn, given(more(hand_of(active_player), hand_of(you)), draw(1)))"))
    t.hand(*[character(1, 1, cost=9)] * mine)
    t.until_turn_of(THEM)
    before = t.hand_size()
    t.end_turn()
    assert t.hand_size() == before + drawn + 1
