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
