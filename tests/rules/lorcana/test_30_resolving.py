"""Risolvere un effetto: order, choices, "may", "to", what it plays."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song


@pytest.mark.rule("LOR-RES.01")
def test_sentences_resolve_in_the_order_written() -> None:
    table = Table()
    drawn = table.deck(character(name="Drawn"), character(name="Below"))[0]
    deed, kept = table.hand(action("draw(1)", "discard(1)"), character(name="Kept"))
    table.play(deed)
    assert table.targets() == {kept, drawn}
    table.choose(f"target:{drawn}")
    assert table.where(drawn) == "discard"
    table = Table()
    drawn = table.deck(character(name="Drawn"), character(name="Below"))[0]
    deed, only = table.hand(action("discard(1)", "draw(1)"), character(name="Only"))
    table.play(deed)
    assert (table.where(only), table.where(drawn)) == ("discard", "hand")


@pytest.mark.rule("LOR-RES.02")
def test_nothing_happens_between_the_sentences_of_a_text() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    place = table.mine(location())
    (deed,) = table.hand(action("deal(3, chosen(character, yours))", "move_to(it, chosen(location, yours), free=yes)"))
    table.play(deed)
    kinds = table.kinds()
    assert kinds.index("DamageDealt") < kinds.index("Moved") < kinds.index("Banished")
    moved = next(event for event in table.events if event.kind == "Moved")
    assert moved.things == (hero, place)
    assert table.where(hero) == "discard"


@pytest.mark.rule("LOR-RES.03")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_a_number_may_be_fewer_or_none_but_nothing_twice(number: int) -> None:
    table = Table()
    heroes = [table.mine(character(1, 3)) for _ in range(3)]
    (deed,) = table.hand(action("gets(up_to(2, character), strength=2, until=this_turn)"))
    table.play(deed)
    for hero in heroes[:number]:
        assert "done" in table.options
        table.choose(f"target:{hero}")
        if number < 2:
            table.refused(f"target:{hero}")
    if number < 2:
        table.choose("done")
    assert "end" in table.options
    assert [table.strength(hero) for hero in heroes] == [3] * number + [1] * (3 - number)


@pytest.mark.rule("LOR-RES.04")
def test_two_separate_choices_may_pick_the_same_card() -> None:
    table = Table()
    queen = table.mine("2-26")
    foe = table.theirs(character(5, 5))
    table.quest(queen)
    assert table.strength(foe) == 1, "the only opposing character is chosen without asking"
    assert table.targets() == {queen, foe}
    table.choose(f"target:{foe}")
    assert table.strength(foe) == 5


@pytest.mark.rule("LOR-RES.05")
def test_a_mandatory_choice_must_be_made_even_against_ones_own_cards() -> None:
    table = Table()
    hurt = table.mine(character(1, 3), damage=1)
    table.theirs(character(1, 3))
    (deed,) = table.hand(action("return_to_hand(chosen(character, damaged))"))
    table.play(deed)
    assert table.where(hurt) == "hand"
    table = Table()
    two = {table.mine(character(1, 3), damage=1), table.mine(character(1, 3), damage=1)}
    (deed,) = table.hand(action("return_to_hand(chosen(character, damaged))"))
    table.play(deed)
    assert set(table.options) == {f"target:{card}" for card in two}
    table.refused("done")


@pytest.mark.rule("LOR-RES.06")
def test_with_nothing_to_choose_the_rest_goes_on() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    table.theirs(character(1, 3, keywords=["ward"]))
    (deed,) = table.hand(
        action("exert(chosen(character, opposing))", "gains(chosen(character, yours), challenger(2), until=this_turn)")
    )
    table.play(deed)
    assert table.keywords(hero) == {"challenger": 2}
    assert "Exerted" not in table.kinds()


@pytest.mark.rule("LOR-RES.07")
def test_may_asks_before_any_target_is_chosen() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), may(banish(chosen(character, opposing))))"))
    foes = {table.theirs(character()), table.theirs(character())}
    table.quest(hero)
    assert table.asked == ME
    assert table.options == ["yes", "done"]
    assert not table.bag, "it is being resolved"
    table.choose("yes")
    assert table.targets() == foes


@pytest.mark.rule("LOR-RES.08")
def test_declining_one_sentence_leaves_the_others() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), may(draw(1)), gain_lore(4))", lore=0))
    table.quest(hero, "done")
    assert table.hand_size() == 0
    assert table.lore_of() == 4


@pytest.mark.rule("LOR-RES.09")
@pytest.mark.parametrize(
    "text",
    [
        "to(banish(chosen(item, yours)), deal(5, chosen(character, opposing)))",
        "do(banish(chosen(item, yours)), given(done, deal(5, chosen(character, opposing))))",
    ],
)
def test_a_to_b_needs_the_whole_of_a(text: str) -> None:
    table = Table()
    foe = table.theirs(character(1, 9))
    (deed,) = table.hand(action(text))
    table.play(deed)
    assert table.damage(foe) == 0
    table = Table()
    foe, thing = table.theirs(character(1, 9)), table.mine(item())
    (deed,) = table.hand(action(text))
    table.play(deed)
    assert table.where(thing) == "discard"
    assert table.damage(foe) == 5


@pytest.mark.rule("LOR-RES.10")
def test_ink_may_be_paid_while_resolving_if_there_is_enough() -> None:
    table = Table(ink=1)
    hero = table.mine(character(1, 3, "when(quests(this), may(to(pay(2), draw(1))))"))
    table.quest(hero)
    assert "yes" not in table.options
    assert (table.hand_size(), table.ready_ink()) == (0, 1)
    table = Table(ink=2)
    hero = table.mine(character(1, 3, "when(quests(this), may(to(pay(2), draw(1))))"))
    table.quest(hero, "yes")
    assert (table.hand_size(), table.ready_ink()) == (1, 0)


@pytest.mark.rule("LOR-RES.11")
@pytest.mark.parametrize(("cards", "lore"), [(2, 0), (3, 2)])
def test_a_cost_of_several_cards_takes_all_of_them_or_none(cards: int, lore: int) -> None:
    table = Table()
    table.deck(*[character(name="Filler")] * cards)
    (deed,) = table.hand(action("to(mill(3), gain_lore(2))"))
    table.play(deed)
    assert table.lore_of() == lore
    assert table.player().deck == (cards if not lore else 0)


@pytest.mark.rule("LOR-RES.12")
def test_of_two_alternatives_the_possible_one_is_done() -> None:
    table = Table()
    (megara,) = table.hand("4-79")
    table.play(megara)
    assert table.where(megara) == "discard"
    table = Table()
    megara, other = table.hand("4-79", character(name="Other"))
    table.play(megara)
    assert table.options == ["mode:0", "mode:1"]
    table.refused("done")
    table.choose("mode:0")
    assert (table.where(other), table.where(megara)) == ("discard", "play")


OTHERS_DO = {
    "discard(1, who=each_opponent)": "hand",
    "discard(1, item, chooser=you, who=chosen_opponent)": "hand",
    "lose_lore(1, who=each_opponent)": "lore",
}
"""What others do, and what they need for it."""


def give(table: Table, what: str, seat: int) -> None:
    """Give a player what one of these needs."""
    if what == "hand":
        table.hand(item(name="Kept"), of=seat)
    else:
        table.lore(3, of=seat)


@pytest.mark.rule("LOR-RES.12")
@pytest.mark.parametrize("deed", OTHERS_DO)
def test_what_others_would_do_is_possible_if_they_can_do_it(deed: str) -> None:
    table = Table(ink=1)
    (choice,) = table.hand(action(f"choose_one(draw(1), {deed})"))
    give(table, OTHERS_DO[deed], THEM)
    table.play(choice)
    assert table.options == ["mode:0", "mode:1"], "what the player of the effect has is nothing to it"
    table = Table(ink=1)
    (choice,) = table.hand(action(f"choose_one(draw(1), {deed})"))
    give(table, OTHERS_DO[deed], ME)
    before = table.player().deck
    table.play(choice)
    assert table.player().deck == before - 1, "it was not asked about what nobody can do"


@pytest.mark.rule("LOR-RES.12")
def test_opponents_may_be_made_to_take_back_ink_by_whoever_has_none() -> None:
    table = Table(ink=0)
    (choice,) = table.hand(action("choose_one(draw(1), return_ink(1, who=each_opponent, at_random=yes))", cost=0))
    table.inkwell(1, of=THEM)
    table.play(choice)
    assert table.options == ["mode:0", "mode:1"]


@pytest.mark.rule("LOR-RES.12")
def test_pull_the_lever_makes_opponents_discard_whatever_its_player_holds() -> None:
    table = Table()
    (lever,) = table.hand("8-80")
    table.hand(character(name="Held"), of=THEM)
    table.play(lever)
    assert table.options == ["mode:0", "mode:1"]
    table.choose("mode:1")
    assert table.player(THEM).hand_size == 0


@pytest.mark.rule("LOR-RES.12")
def test_a_match_of_an_earlier_version_goes_on_by_what_its_player_holds() -> None:
    table = Table()
    (lever,) = table.hand("8-80")
    table.hand(character(name="Held"), of=THEM)
    for version, drawn in ((3, 2), (4, 0)):
        table.match.game.go_by(table.match, version)
        match = table.match.copy()
        before = len(match.view(ME).players[ME].hand)
        match.choose(ME, f"play:{lever}")
        assert len(match.view(ME).players[ME].hand) == before - 1 + drawn


SIMBA = "3-192"
"""Its player may draw 2 cards and discard 2, or deal 2 damage."""


@pytest.mark.rule("LOR-RES.01")
@pytest.mark.rule("LOR-RES.12")
@pytest.mark.parametrize(("held", "left", "can"), [(0, 5, True), (1, 5, True), (2, 5, True), (0, 1, False)])
def test_a_way_can_discard_what_it_draws(held: int, left: int, can: bool) -> None:
    table = Table(ink=7)
    (simba,) = table.hand(SIMBA)
    table.hand(*[character() for _ in range(held)])
    table.deck(*[character() for _ in range(left)])
    table.play(simba, "yes")
    assert (table.options == ["mode:0", "mode:1"]) == can
    if can:
        table.choose("mode:0")
        assert table.player(ME).deck == left - 2


@pytest.mark.rule("LOR-RES.12")
def test_in_earlier_versions_a_way_could_only_discard_what_was_held() -> None:
    for version, ways in ((3, False), (4, True)):
        table = Table(ink=7)
        (simba,) = table.hand(SIMBA)
        table.deck(*[character() for _ in range(5)])
        table.match.game.go_by(table.match, version)
        table.play(simba, "yes")
        assert (table.options == ["mode:0", "mode:1"]) == ways


@pytest.mark.rule("LOR-RES.13")
def test_another_is_neither_the_source_nor_what_was_chosen_already() -> None:
    table = Table()
    heroes = [table.mine(character(1, 3)) for _ in range(3)]
    (deed,) = table.hand(action("deal(1, chosen(character))", "deal(1, chosen(character, another))"))
    table.play(deed)
    assert table.targets() == set(heroes)
    table.choose(f"target:{heroes[0]}")
    assert table.targets() == set(heroes[1:])
    table.refused(f"target:{heroes[0]}")
    table = Table()
    source = table.mine(character(1, 3, "when(quests(this), deal(1, chosen(character, another)))"))
    others = {table.mine(character()), table.theirs(character())}
    table.quest(source)
    assert table.targets() == others


@pytest.mark.rule("LOR-RES.14")
def test_a_card_played_for_free_is_not_shifted() -> None:
    table = Table()
    base = table.mine(character(name="Elsa"))
    (grown,) = table.discarded(character(name="Elsa", version="Grown", cost=5, keywords=["shift(2)"]))
    (deed,) = table.hand(action("play(character, free=yes, from_=discard_pile)"))
    table.play(deed)
    assert "end" in table.options
    assert [card.card for card in table.player().characters] == [base, grown]
    assert table.seen(grown).under == 0
    assert table.seen(grown).drying


@pytest.mark.rule("LOR-RES.15")
def test_a_card_played_by_an_effect_is_there_for_the_rest_of_it() -> None:
    table = Table()
    table.mine(character())
    table.mine(character())
    deed, place = table.hand(
        action("play(location, free=yes)", "given(have(location), gain_lore(1))", "exert(chosen(character, yours))"),
        location(5, "when(plays(this), gain_lore(5))", cost=9),
    )
    table.play(deed)
    assert table.targets(), "the third sentence asks"
    assert table.where(place) == "play"
    assert table.lore_of() == 1, "the check has seen the location, and what playing it sets off waits"
    assert len(table.bag) == 1
    table.choose(table.options[0])
    assert table.lore_of() == 6


@pytest.mark.rule("LOR-RES.16", "LOR-BAG.12", "LOR-AMB.35")
def test_an_action_played_by_an_ability_comes_before_the_rest_of_the_bag() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), play(action, free=yes), gain_lore(1))", lore=0))
    table.mine(character(1, 3, "when(quests(character, yours, other), draw(1))"))
    (deed,) = table.hand(action("banish(chosen(character, opposing))", cost=9))
    foes = [table.theirs(character()) for _ in range(2)]
    table.quest(hero)
    first = next(i for i, entry in enumerate(table.bag) if entry.card == hero)
    table.choose(f"trigger:{first}")
    assert table.targets() == set(foes), "the action's effect is next"
    assert table.lore_of() == 1, "and the ability that played it is over"
    assert table.hand_size() == 0, "the other ability waits"
    assert [entry.card for entry in table.bag] != [deed]
    table.choose(f"target:{foes[0]}")
    assert table.where(deed) == "discard"
    assert table.hand_size() == 1


@pytest.mark.rule("LOR-RES.17")
def test_a_count_of_a_one_time_effect_is_made_once() -> None:
    table = Table()
    foes = [table.theirs(character(1, 9), damage=damage) for damage in (1, 1, 0)]
    draw, wound = table.hand(
        action("draw(count(character, opposing, damaged))"),
        action("for_each(count(character, opposing, damaged), deal(1, every(character, opposing)))"),
    )
    table.play(draw)
    assert table.hand_size() == 3
    table.play(wound)
    assert [table.damage(foe) for foe in foes] == [3, 3, 2], "twice, although three are damaged after the first time"


@pytest.mark.rule("LOR-RES.18")
def test_a_count_of_a_static_ability_is_made_all_the_time() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "always(gets(this, strength=count(card, in_hand)))"))
    deed, _, _ = table.hand(action("discard(1)", "draw(3)"), character(), character(name="Other"))
    assert table.strength(hero) == 4
    table.play(deed)
    assert table.strength(hero) == 3
    table.choose(table.options[0])
    assert table.strength(hero) == 5


@pytest.mark.rule("LOR-RES.18")
def test_the_count_drops_with_the_discard() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "always(gets(this, strength=count(card, in_hand)))"))
    table.theirs(character(1, 3))
    table.theirs(character(1, 3))
    deed, _ = table.hand(action("discard(1)", "exert(chosen(character, opposing))"), character())
    table.play(deed)
    assert table.targets(), "the effect is still being carried out"
    assert table.strength(hero) == 1


@pytest.mark.rule("LOR-RES.19")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("done", 0)])
def test_may_for_each_is_all_or_nothing(answer: str, drawn: int) -> None:
    table = Table()
    deed, _, _ = table.hand(
        action("discard(all)", "may(draw(this_turn(discarded_cards)))"), character(), character(name="Other")
    )
    table.play(deed)
    while "yes" not in table.options:
        table.choose(table.options[0])
    assert table.options == ["yes", "done"]
    table.choose(answer)
    assert table.hand_size() == drawn
    assert "end" in table.options


@pytest.mark.rule("LOR-RES.20")
def test_until_you_have_so_many_is_counted_once() -> None:
    table = Table()
    table.mine(item("when(draws, gain_lore(1))"))
    deed, *_ = table.hand(action("draw_until(7)"), character(), character(), character())
    table.play(deed)
    assert table.hand_size() == 7
    assert table.lore_of() == 4
    table = Table()
    deed, *_ = table.hand(action("draw_until(2)"), *[character()] * 5)
    table.play(deed)
    assert table.hand_size() == 5


@pytest.mark.rule("LOR-RES.21")
def test_that_card_is_the_very_card_not_another_copy() -> None:
    table = Table()
    ursula = table.mine("3-91")
    tune = song("gain_lore(1)", cost=3)
    (copy,) = table.discarded(tune)
    (sung,) = table.hand(tune)
    table.sing(sung, ursula)
    assert table.lore_of() == 1
    table.choose("yes")
    assert table.lore_of() == 2
    assert table.where(copy) == "discard"
    assert table.where(sung) == "deck"
    assert table.match.deck[ME][0] == sung


@pytest.mark.rule("LOR-RES.21", "LOR-BAG.03")
def test_those_who_sang_are_remembered_while_another_song_is_played() -> None:
    table = Table()
    table.mine("8-34")
    ursula = table.mine("3-91")
    (tune,) = table.hand(song("gain_lore(count(character, sang))", cost=3))
    table.sing(tune, ursula)
    assert table.lore_of() == 1
    waiting = [trigger.source for trigger in table.match.triggers]
    table.choose(f"trigger:{waiting.index(ursula)}", "yes")
    assert table.where(tune) == "deck"
    assert table.lore_of() == 1, "the second time nobody sang it"
    table.choose("yes")
    assert not table.is_exerted(ursula)


@pytest.mark.rule("LOR-RES.22")
def test_what_looks_for_a_card_that_has_moved_finds_nothing() -> None:
    table = Table()
    ursulas = [table.mine("3-91"), table.mine("3-91")]
    (sung,) = table.hand(song("gain_lore(1)", cost=6, keywords=["sing_together(6)"]))
    table.sing(sung, *ursulas)
    assert table.lore_of() == 1
    table.choose("trigger:0", "yes")
    assert table.lore_of() == 2
    assert table.where(sung) == "deck"
    assert "end" in table.options, "the second ability finds no song in the discard"


AWAY = {
    "return_to_hand(it)": "hand",
    "put_in_inkwell(it)": "inkwell",
    "put_on_bottom(it)": "deck",
    "shuffle_into_deck(it)": "deck",
}
AFTERWARDS = (
    "put_in_inkwell(it)",
    "put_on_bottom(it)",
    "shuffle_into_deck(it)",
    "put_on_top(it)",
    "banish(it)",
    "exert(it)",
    "ready(it)",
    "deal(1, it)",
    "put_damage(1, it)",
    "heal(1, it)",
    "gets(it, strength=1, until=this_turn)",
    "gains(it, rush, until=this_turn)",
    "cannot(it, quest, until=this_turn)",
)


@pytest.mark.rule("LOR-RES.22")
@pytest.mark.parametrize("away", AWAY)
@pytest.mark.parametrize("then", AFTERWARDS)
def test_nothing_is_done_to_a_card_that_has_gone_where_not_all_see_it(away: str, then: str) -> None:
    table = Table()
    hero = table.mine(character(1, 5), damage=1, exerted=True)
    (deed,) = table.hand(action("choose(chosen(character, yours))", away, then, "given(done, gain_lore(5))"))
    table.play(deed)
    assert (table.where(hero), table.lore_of()) == (AWAY[away], 0)
    assert "end" in table.options


@pytest.mark.rule("LOR-RES.22")
def test_a_card_that_came_back_is_not_that_card() -> None:
    table = Table()
    table.mine(item("when(banished(character, yours), play(cause, from_=discard_pile, free=yes))"))
    table.mine(item("when(banished(character, yours), return_to_hand(cause))"))
    hero = table.mine(character(1, 3))
    (deed,) = table.hand(action("banish(chosen(character))"))
    table.play(deed)
    playing = next(i for i, entry in enumerate(table.bag) if "play" in entry.text.say("en").lower())
    table.choose(f"trigger:{playing}")
    assert table.where(hero) == "play", "a new card, which the other ability does not know"


@pytest.mark.rule("LOR-RES.23")
def test_revealing_shows_a_card_of_the_group_to_everybody() -> None:
    table = Table()
    tops = [character(name=f"Top {i}") for i in range(4)]
    top = table.deck(*tops, item(name="Deep"), *[character(name="Deeper")] * 3)
    (deed,) = table.hand(action("look(5, take(1, character, to=hand, optional=yes, shown=yes), rest=bottom)"))
    table.play(deed)
    assert table.targets() == set(top[:4]), "of the five the characters, nothing below"
    assert [card.card for card in table.view(THEM).resolving] == [deed]
    happened = table.choose(f"target:{top[2]}")
    for viewer in (ME, THEM, None):
        assert any(event.kind == "Revealed" and top[2] in event.seen_by(viewer).things for event in happened)


@pytest.mark.rule("LOR-RES.24")
def test_a_card_stays_revealed_only_while_the_effect_lasts() -> None:
    table = Table()
    top = table.deck(*[character(name=f"Top {i}") for i in range(4)])
    (deed,) = table.hand(action("look(2, take(1, character, to=hand, shown=yes), rest=bottom)"))
    table.play(deed, top[1])
    assert table.where(top[1]) == "hand"
    for viewer in (THEM, None):
        assert table.view(viewer).players[ME].hand == ()
    assert [card.card for card in table.player().hand] == [top[1]]
