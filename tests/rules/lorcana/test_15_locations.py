"""Luoghi: being there, moving there, challenging them."""

import pytest

from ludoteca.games.lorcana.state.terms import TO_MOVE
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

SHELTER = "always(gets(every(character, here), willpower=2))"


@pytest.mark.rule("LOR-LOC.01")
def test_only_who_is_there_has_the_benefit() -> None:
    table = Table()
    rock = table.mine("3-33")
    there = table.mine(character(1, 3), at=rock)
    away = table.mine(character(1, 3))
    assert table.willpower(there) == 5
    assert table.willpower(away) == 3


@pytest.mark.rule("LOR-LOC.02", "LOR-LOC.06")
def test_a_location_works_from_the_turn_it_is_played() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    (place,) = table.hand(location(5, SHELTER))
    table.play(place)
    table.move(hero, place)
    assert table.seen(hero).at == place
    assert table.willpower(hero) == 5


@pytest.mark.rule("LOR-LOC.03")
def test_a_character_moves_for_the_move_cost() -> None:
    table = Table(ink=2)
    hero = table.mine(character(1, 3))
    place = table.mine(location(5, move=2))
    table.move(hero, place)
    assert table.ready_ink() == 0
    assert table.seen(hero).at == place
    assert table.seen(place).here == (hero,)


@pytest.mark.rule("LOR-LOC.03")
def test_without_the_ink_there_is_no_move_nor_on_another_players_turn() -> None:
    table = Table(ink=1)
    hero = table.mine(character(1, 3))
    table.mine(location(5, move=2))
    assert table.refused(f"move:{hero}") == "LOR-PLAY.03"
    table = Table()
    foe = table.theirs(character(1, 3))
    table.theirs(location(5, move=0))
    assert table.refused(f"move:{foe}") == "LOR-PLYR.05"
    assert table.refused(f"move:{foe}", seat=THEM) == "LOR-TURN.02"


@pytest.mark.rule("LOR-LOC.04")
def test_nobody_moves_to_another_players_location() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    place = table.theirs(location(5, move=0))
    assert table.refused(f"move:{hero}") == "LOR-LOC.04"
    table = Table()
    hero = table.mine(character(1, 3))
    own = {table.mine(location(5)), table.mine(location(5))}
    place = table.theirs(location(5, move=0))
    table.choose(f"move:{hero}")
    assert table.targets() == own
    table.refused(f"target:{place}")


@pytest.mark.rule("LOR-LOC.05")
def test_a_character_moves_on_the_turn_it_was_played() -> None:
    table = Table()
    place = table.mine(location())
    (hero,) = table.hand(character())
    table.play(hero)
    table.move(hero, place)
    assert table.seen(hero).at == place
    assert table.seen(hero).drying


@pytest.mark.rule("LOR-LOC.06")
def test_a_character_moves_to_a_location_played_this_turn() -> None:
    table = Table(ink=3)
    hero = table.mine(character())
    (place,) = table.hand(location(cost=2, move=1))
    table.play(place)
    table.move(hero, place)
    assert table.seen(place).here == (hero,)
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-LOC.07")
def test_moving_neither_needs_nor_changes_exertion() -> None:
    table = Table()
    place = table.mine(location())
    tired = table.mine(character(), exerted=True)
    fresh = table.mine(character())
    table.move(tired, place)
    table.move(fresh, place)
    assert table.is_exerted(tired)
    assert not table.is_exerted(fresh)
    assert set(table.seen(place).here) == {tired, fresh}


@pytest.mark.rule("LOR-LOC.08")
def test_any_number_may_be_at_one_location() -> None:
    table = Table(ink=5)
    place = table.mine(location())
    heroes = [table.mine(character()) for _ in range(5)]
    for hero in heroes:
        table.move(hero, place)
    assert table.seen(place).here == tuple(heroes)


@pytest.mark.rule("LOR-LOC.09")
def test_nobody_simply_walks_away() -> None:
    table = Table()
    place = table.mine(location())
    hero = table.mine(character(), at=place)
    assert table.refused(f"move:{hero}") == "LOR-LOC.04"
    table.until_turn_of(THEM)
    table.until_turn_of(ME)
    assert table.seen(hero).at == place
    table.quest(hero)
    assert table.seen(hero).at == place
    table = Table()
    place, other = table.mine(location()), table.mine(location())
    third = table.mine(location())
    hero = table.mine(character(), at=place)
    table.choose(f"move:{hero}")
    assert table.targets() == {other, third}
    assert "done" not in table.options


@pytest.mark.rule("LOR-LOC.10")
def test_moving_on_costs_the_new_locations_price() -> None:
    table = Table(ink=4)
    old = table.mine(location(5, move=3))
    new = table.mine(location(5, move=1))
    hero = table.mine(character(), at=old)
    table.move(hero, new)
    assert table.ready_ink() == 3
    assert table.seen(hero).at == new
    assert table.seen(old).here == ()
    assert table.seen(new).here == (hero,)


@pytest.mark.rule("LOR-LOC.11")
def test_an_opposing_location_may_be_challenged() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    own = table.mine(location(5))
    place = table.theirs(location(5))
    table.challenge(hero, place)
    assert table.is_exerted(hero)
    assert table.damage(place) == 1
    assert table.damage(own) == 0


@pytest.mark.rule("LOR-LOC.12", "LOR-AMB.16")
def test_challenger_counts_against_locations() -> None:
    table = Table()
    hero = table.mine(character(1, 3, keywords=["challenger(2)"]))
    place = table.theirs(location(5))
    table.challenge(hero, place)
    assert table.damage(place) == 3


@pytest.mark.rule("LOR-LOC.13")
def test_the_location_takes_the_challengers_strength() -> None:
    table = Table()
    hero = table.mine(character(4, 3))
    place = table.theirs(location(6))
    table.challenge(hero, place)
    assert table.damage(place) == 4


@pytest.mark.rule("LOR-LOC.14")
def test_a_location_deals_no_damage() -> None:
    table = Table()
    hero = table.mine(character(4, 3))
    place = table.theirs(location(6, lore=3, strength=2))  # not even one with a Strength would
    table.challenge(hero, place)
    assert table.damage(hero) == 0
    assert [event.things for event in table.events if event.kind == "DamageDealt"] == [(place, 4)]


@pytest.mark.rule("LOR-LOC.15")
def test_effects_may_damage_locations() -> None:
    table = Table()
    place = table.theirs(location(6))
    foe = table.theirs(character(1, 5))
    (deed,) = table.hand(action("deal(2, chosen(character | location))"))
    table.play(deed)
    assert table.targets() == {place, foe}
    table.choose(f"target:{place}")
    assert table.damage(place) == 2
    assert table.damage(foe) == 0


@pytest.mark.rule("LOR-LOC.16")
def test_a_location_is_chosen_only_where_the_text_says_so() -> None:
    table = Table()
    place = table.theirs(location(6))
    foes = {table.theirs(character(1, 5)), table.theirs(character(1, 5))}
    deed, wave = table.hand(action("deal(2, chosen(character))"), action("deal(1, every(character, opposing))"))
    table.choose(f"play:{deed}")
    assert table.targets() == foes
    assert table.refused(f"target:{place}") == "LOR-RES.05"
    table.choose(f"target:{min(foes)}")
    table.play(wave)
    assert table.damage(place) == 0


@pytest.mark.rule("LOR-LOC.17")
def test_a_location_with_damage_like_its_willpower_is_banished() -> None:
    table = Table()
    place = table.theirs(location(5), damage=4)
    sound = table.theirs(location(5), damage=3)
    deed, again = table.hand(action("deal(1, chosen(location))"), action("deal(1, chosen(location))"))
    table.play(deed, place)
    assert table.where(place) == "discard"
    assert [card.card for card in table.player(THEM).discard] == [place]
    table.play(again)
    assert table.damage(sound) == 4


@pytest.mark.rule("LOR-LOC.18")
def test_who_was_there_stays_in_play_at_no_location() -> None:
    table = Table()
    place = table.theirs(location(5))
    first = table.theirs(character(1, 5), at=place, damage=1, exerted=True)
    second = table.theirs(character(2, 5), at=place)
    (deed,) = table.hand(action("banish(chosen(location))"))
    table.play(deed)
    assert table.where(place) == "discard"
    for card, damage, exerted in ((first, 1, True), (second, 0, False)):
        assert table.seen(card).at is None
        assert table.damage(card) == damage
        assert table.is_exerted(card) == exerted


@pytest.mark.rule("LOR-LOC.19", "LOR-LOC.20")
def test_locations_yield_lore_at_the_start_of_ones_turn() -> None:
    table = Table()
    table.theirs(location(5, lore=1))
    table.theirs(location(5, lore=2))
    table.mine(location(5, lore=4))
    table.theirs(character(1, 3, "when(quests(character, anyones), draw(5))"))
    table.end_turn()
    assert table.lore_of(THEM) == 3
    assert table.lore_of(ME) == 0
    assert table.hand_size(THEM) == 1, "it was no quest: only the turn's card was drawn"
    assert "Quested" not in table.kinds()


@pytest.mark.rule("LOR-LOC.21")
def test_a_free_move_needs_no_ink() -> None:
    table = Table(ink=1)
    hero = table.mine(character())
    place = table.mine(location(5, move=3))
    (deed,) = table.hand(action("move_to(chosen(character, yours), chosen(location, yours), free=yes)", cost=1))
    table.play(deed)
    assert table.ready_ink() == 0
    assert table.seen(hero).at == place


@pytest.mark.rule("LOR-LOC.22")
def test_what_a_move_sets_off_comes_when_it_is_complete() -> None:
    table = Table()
    place = table.mine(location(5, "when(moves_here(character, yours), gain_lore(count(character, here)))"))
    hero = table.mine(character())
    table.move(hero, place)
    assert table.lore_of() == 1
    kinds = table.kinds()
    assert kinds.index("Moved") < kinds.index("AbilityResolved")


@pytest.mark.rule("LOR-LOC.23")
def test_a_character_may_move_several_times_paying_each_time() -> None:
    table = Table(ink=5)
    one = table.mine(location(5, move=1, name="One"))
    two = table.mine(location(5, move=2, name="Two"))
    hero = table.mine(character())
    table.move(hero, one)
    table.move(hero, two)
    assert table.ready_ink() == 2
    table.move(hero, one)
    assert table.seen(hero).at == one
    assert table.ready_ink() == 1
    assert table.refused(f"move:{hero}") == "LOR-PLAY.03"


@pytest.mark.rule("LOR-LOC.24")
def test_locations_are_a_type_of_their_own() -> None:
    table = Table()
    place = table.mine(location(5, lore=2))
    thing = table.mine(item())
    acts = [option for option in table.options if option.endswith(f":{place}")]
    assert acts == []
    assert table.refused(f"quest:{place}") == "LOR-QUEST.04"
    assert table.seen(place).type == "location"
    assert table.seen(thing).type == "item"
    assert [shown.card for shown in table.player().locations] == [place]
    assert table.player().characters == ()


@pytest.mark.rule("LOR-LOC.25")
def test_the_benefit_ends_when_the_character_goes() -> None:
    table = Table()
    shelter = table.mine(location(5, SHELTER))
    other = table.mine(location(5))
    hero = table.mine(character(1, 3), at=shelter, damage=3)
    assert table.willpower(hero) == 5
    table.choose(f"move:{hero}")
    assert [event.things for event in table.events if event.kind == "Moved"] == [(hero, other)]
    assert table.where(hero) == "discard"


@pytest.mark.rule("LOR-LOC.25")
def test_the_benefit_ends_when_the_location_goes() -> None:
    table = Table()
    shelter = table.mine(location(5, SHELTER))
    safe = table.mine(character(1, 3), at=shelter, damage=2)
    hero = table.mine(character(1, 3), at=shelter, damage=3)
    (deed,) = table.hand(action("banish(chosen(location))"))
    table.play(deed)
    assert table.where(hero) == "discard"
    assert table.willpower(safe) == 3


@pytest.mark.rule("LOR-LOC.26")
def test_a_location_is_never_drying() -> None:
    table = Table()
    (place,) = table.hand(location(5, "use(pay(1), then=draw(1))"))
    table.play(place)
    assert not table.seen(place).drying
    table.use(place)
    assert table.hand_size() == 1


@pytest.mark.rule("LOR-LOC.18")
def test_a_location_that_leaves_play_moves_nobody_who_is_elsewhere() -> None:
    table = Table()
    gone, stays = table.mine(location(5)), table.mine(location(5, name="Elsewhere"))
    here, there = table.mine(character(), at=gone), table.mine(character(), at=stays)
    (deed,) = table.hand(action("banish(chosen(location))"))
    table.play(deed, gone)
    assert (table.match.at[here], table.match.at[there]) == (-1, stays)


@pytest.mark.rule("LOR-LOC.07")
def test_whoever_moves_characters_by_an_effect_chooses_where_whichever_seat_they_have() -> None:
    table = Table()
    hero = table.theirs(character(1, 3))
    first, second = (table.theirs(location(name=name)) for name in ("Mill", "Tower"))
    table.inkwell(3, of=THEM)
    (deed,) = table.hand(action("move_to(every(character, yours), chosen(location, yours), free=yes)"), of=THEM)
    table.until_turn_of(THEM)
    table.play(deed)
    assert table.asked == THEM
    assert table.targets() == {first, second}
    table.choose(f"target:{second}")
    assert table.seen(hero).at == second


@pytest.mark.rule("LOR-LOC.07")
def test_a_match_taken_back_still_knows_who_cannot_move() -> None:
    table = Table()
    bound = table.mine(character(1, 3, "always(cannot(this, move))"))
    table.mine(location())
    (sweep,) = table.hand(action("banish(every(character))"))
    saved = table.match.save()
    table.play(sweep)
    assert not table.match.is_forbidden(bound, TO_MOVE)
    table.match.load(saved)
    assert table.match.is_forbidden(bound, TO_MOVE)
