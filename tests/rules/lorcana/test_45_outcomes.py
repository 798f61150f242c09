"""What comes of an effect: where its cards are afterwards, whether it was done, and how much."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song


def set_table() -> Table:
    """One of everything: a damaged and a sound character, an item and a location of mine, an exerted foe."""
    table = Table(ink=6)
    table.mine(character(2, 5, name="Hurt"), damage=2)
    table.mine(character(3, 5, name="Sound"), exerted=True)
    table.mine(item(name="Lamp"))
    table.mine(location(6, name="House"))
    table.theirs(character(1, 9, name="Foe"), exerted=True)
    table.hand(*[character(name="Held") for _ in range(2)])
    table.hand(*[character(name="Kept") for _ in range(2)], of=THEM)
    table.discarded(character(name="Gone"))
    table.lore(3)
    table.lore(2, of=THEM)
    return table


CARRIED_OUT = {
    "extra_ink(1)": True,
    "draw(1)": True,
    "draw(1, who=each_opponent)": True,
    "draw_until(3)": True,
    "draw_until(1)": False,
    "gain_lore(1)": True,
    "lose_lore(1, who=each_opponent)": True,
    "lose_lore(1, who=opponents_ahead)": False,
    'deal(1, every(character, named("Foe")))': True,
    'deal(1, every(character, named("Nobody")))': False,
    'put_damage(1, every(character, named("Foe")))': True,
    'put_damage(1, every(character, named("Nobody")))': False,
    'move_damage(1, chosen(character, named("Hurt")), chosen(character, named("Foe")))': True,
    'move_damage(1, chosen(character, named("Sound")), chosen(character, named("Foe")))': False,
    'heal(1, every(character, named("Hurt")), exactly=yes)': True,
    'heal(1, every(character, named("Sound")), exactly=yes)': False,
    'banish(every(character, named("Foe")))': True,
    'banish(every(character, named("Nobody")))': False,
    'exert(every(character, named("Hurt")))': True,
    'exert(every(character, named("Foe")))': False,
    'ready(every(character, named("Sound")))': True,
    'ready(every(character, named("Hurt")))': False,
    'return_to_hand(every(character, named("Foe")))': True,
    'return_to_hand(every(character, named("Nobody")))': False,
    'return_to_hand(every(character, in_discard, named("Gone")))': True,
    'put_in_inkwell(every(character, named("Foe")))': True,
    'put_in_inkwell(every(character, named("Nobody")))': False,
    'put_on_top(every(character, named("Foe")))': True,
    'put_on_bottom(every(character, named("Nobody")))': False,
    'shuffle_into_deck(every(character, named("Foe")))': True,
    'shuffle_into_deck(every(character, named("Nobody")))': False,
    "mill(2)": True,
    "mill(2, who=each_opponent)": True,
    "ink_top(1)": True,
    "pay(2)": True,
    "pay(9)": False,
    "exert_ink(all)": True,
    "ready_ink(1)": True,
    "return_ink(1, at_random=yes)": True,
    'gets(every(character, named("Foe")), strength=1, until=this_turn)': True,
    'gets(every(character, named("Nobody")), strength=1, until=this_turn)': False,
    "cannot(every(character), quest, until=this_turn)": True,
    "pay_less_next(1, character)": True,
    "pay_less(1, character, until=this_turn)": True,
    "cannot_play(each_opponent, action, until=your_next_turn)": True,
    'move_to(every(character, named("Hurt")), every(location, yours), free=yes)': True,
    'play(every(character, in_discard, named("Gone")), free=yes, from_=discard_pile)': True,
    'play(every(character, in_discard, named("Nobody")), free=yes, from_=discard_pile)': False,
    "look(2, take(1, character, to=hand), rest=bottom)": True,
    "reveal_until(character, to=hand, rest=bottom)": True,
    "reveal_until(item, to=hand, rest=shuffled)": False,
    "shuffle_deck": True,
    "reveal_hand(each_opponent)": True,
    "look_at_hand(each_opponent)": True,
    "discard(all, who=each_opponent)": True,
    "discard(1, item, who=each_opponent)": False,
    "at_end_of_turn(draw(1))": True,
    "do(draw(1), gain_lore(1))": True,
    'do(draw(1), ready(every(character, named("Hurt"))))': False,
    "for_each(2, gain_lore(1))": True,
    "for_each(0, gain_lore(1))": False,
}


@pytest.mark.rule("LOR-RES.09")
@pytest.mark.parametrize(("effect", "done"), CARRIED_OUT.items())
def test_what_hangs_on_an_effect_follows_only_if_it_was_done(effect: str, done: bool) -> None:
    table = set_table()
    (deed,) = table.hand(action(effect, "given(done, deal(3, every(location)), otherwise=deal(4, every(location)))"))
    house = next(card for card in table.match.play[ME] if table.match.script[card].is_location)
    table.play(deed)
    for _ in range(9):
        if table.match.phase and "end" in table.options:
            break
        table.choose(table.options[0])
    assert table.damage(house) == (3 if done else 4)
    assert all(event.kind for event in table.events)


@pytest.mark.rule("LOR-RES.23")
@pytest.mark.parametrize(
    ("rest", "place"), [("hand", "hand"), ("discard_pile", "discard"), ("inkwell", "inkwell"), ("shuffled", "deck")]
)
def test_what_is_left_of_the_cards_looked_at_goes_where_the_card_says(rest: str, place: str) -> None:
    table = Table()
    top = table.deck(*[character(name=f"Top {i}") for i in range(5)])
    (deed,) = table.hand(action(f"look(3, take(1, character, to=hand), rest={rest})"))
    table.play(deed, top[1])
    assert [table.where(card) for card in top] == [place, "hand", place, "deck", "deck"]
    assert ("DeckShuffled" in table.kinds()) == (rest == "shuffled")


@pytest.mark.rule("LOR-RES.24")
@pytest.mark.parametrize("shows", ["reveal_hand(each_opponent)", "look_at_hand(each_opponent)"])
def test_a_hand_is_shown_for_as_long_as_the_effect_lasts(shows: str) -> None:
    table = Table(3)
    held = table.hand(*[character(name=name) for name in ("Ada", "Bea")], of=THEM)
    (deed,) = table.hand(action(shows, "may(draw(1))"))
    table.play(deed)
    assert [card.card for card in table.view(ME).players[THEM].hand] == held
    assert (table.view(2).players[THEM].hand != ()) == shows.startswith("reveal")
    table.choose("done")
    assert table.view(ME).players[THEM].hand == ()


@pytest.mark.rule("LOR-AMB.43")
def test_a_card_that_was_drawn_and_discarded_is_not_the_one_that_left_play() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(leaves(this), put_in_inkwell(this))"))
    (deed,) = table.hand(action("put_on_top(chosen(character))", "draw(1)", "discard(1)"))
    table.play(deed)
    assert table.where(hero) == "discard"


@pytest.mark.rule("LOR-AMB.52")
def test_nobody_is_asked_to_return_what_is_already_back() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    (deed,) = table.hand(action("return_to_hand(chosen(character))", "may(return_to_hand(it))"))
    table.play(deed)
    assert table.where(hero) == "hand"
    assert "end" in table.options


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("foes", [0, 1, 2])
def test_a_choice_that_something_hangs_on_is_offered(foes: int) -> None:
    table = Table()
    for _ in range(foes):
        table.theirs(character(1, 3))
    (deed,) = table.hand(action("may(choose(chosen(character, opposing)), given(done, draw(1)))"))
    table.play(deed)
    assert ("yes" in table.options) == (foes > 0)


@pytest.mark.rule("LOR-DMG.09")
def test_who_gives_damage_away_is_marked_while_its_amount_is_asked() -> None:
    table = Table(first=item())
    givers = [table.mine(character(1, 5), damage=2) for _ in range(2)]
    taker = table.theirs(character(1, 9))
    (deed,) = table.hand(action("move_damage(2, chosen(character, yours), chosen(character, opposing), up_to=yes)"))
    table.play(deed, givers[1])
    assert table.view().chosen == (taker, givers[1])
    table.choose("amount:1")
    assert [table.damage(card) for card in (*givers, taker)] == [2, 1, 1]


@pytest.mark.rule("LOR-RES.27")
def test_a_card_that_several_players_chose_is_spoken_of_once() -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    (deed,) = table.hand(action("each(each_player, put_damage(1, chosen(character)))", "put_damage(1, it)"))
    table.play(deed)
    assert table.damage(hero) == 3


@pytest.mark.rule("LOR-AMB.33")
def test_of_equal_cards_that_may_be_found_one_is_offered() -> None:
    table = Table()
    twin = character(name="Twin")
    deck = table.deck(item(), twin, twin, character(name="Single"), twin)
    (deed,) = table.hand(action("search(character, to=hand)"))
    table.play(deed)
    assert table.targets() == {deck[1], deck[3]}
    table.choose(f"target:{deck[3]}")
    assert table.where(deck[3]) == "hand"


@pytest.mark.rule("LOR-WARD.01", "LOR-MOD.01")
def test_ward_gained_in_the_step_before_keeps_off_the_next() -> None:
    table = Table()
    foe = table.theirs(character(1, 5))
    (deed,) = table.hand(
        action("gains(every(character, opposing), ward, until=this_turn)", "deal(1, chosen(character, opposing))")
    )
    table.play(deed)
    assert "end" in table.options
    assert table.damage(foe) == 0


COMPARED = {
    # The condition, and whether it holds while mine is less than theirs, as much, more.
    "most(lore_held)": (False, False, True),
    "opponent_more(lore_held)": (True, False, False),
    "opponent_fewer(lore_held)": (False, False, True),
    "opponent_at_most(lore_held, 3)": (False, True, True),
    "opponent_lore(3)": (True, True, False),
    "at_least(lore_held, 3)": (False, True, True),
    "at_most(lore_held, 3)": (True, True, False),
    "more(lore_held, 3)": (False, False, True),
    "more(3, lore_held)": (True, False, False),
    "not_(at_least(lore_held, 3))": (True, False, False),
    "both(at_least(lore_held, 3), at_most(lore_held, 3))": (False, True, False),
    "either(most(lore_held), opponent_more(lore_held))": (True, False, True),
}


@pytest.mark.rule("LOR-STAT.06", "LOR-STAT.08")
@pytest.mark.parametrize("condition", COMPARED)
@pytest.mark.parametrize("mine", [2, 3, 4])
def test_a_comparison_holds_above_below_or_at_the_bound(condition: str, mine: int) -> None:
    table = Table()
    hero = table.mine(character(1, 5, f"always(gets(this, strength=1), given={condition})"))
    table.lore(mine)
    table.lore({2: 4, 3: 3, 4: 2}[mine], of=THEM)
    assert table.strength(hero) == 1 + COMPARED[condition][mine - 2]


@pytest.mark.rule("LOR-STAT.06")
@pytest.mark.parametrize(("theirs", "holds"), [(0, True), (1, False)])
def test_at_most_nothing_is_nothing(theirs: int, holds: bool) -> None:
    table = Table()
    hero = table.mine(character(1, 5, "always(gets(this, strength=1), given=opponent_at_most(lore_held, 0))"))
    table.lore(theirs, of=THEM)
    assert table.strength(hero) == 1 + holds


KEYWORDS = (
    "alert",
    "bodyguard",
    "challenger(2)",
    "evasive",
    "reckless",
    "resist(2)",
    "rush",
    "singer(5)",
    "support",
    "ward",
)


@pytest.mark.rule("LOR-KW.04")
@pytest.mark.parametrize("how", ["loses({})", "cannot({}, gain)"])
@pytest.mark.parametrize("keyword", KEYWORDS)
def test_who_is_without_one_keyword_may_have_all_others(keyword: str, how: str) -> None:
    everybody = "every(character, yours)"
    without = f"loses({everybody}, {keyword})" if how.startswith("loses") else f"cannot({everybody}, gain({keyword}))"
    table = Table()
    hero = table.mine(character(1, 5))
    table.mine(item(f"always({without})"))
    table.mine(item(f"always(gains({everybody}, {', '.join(KEYWORDS)}))"))
    others = [one.rstrip(")").partition("(") for one in KEYWORDS if one != keyword]
    assert table.keywords(hero) == {name: int(value or 0) for name, _, value in others}


@pytest.mark.rule("LOR-MOD.01", "LOR-RES.18")
def test_a_value_taken_from_another_is_taken_after_all_that_changes_that_one() -> None:
    table = Table()
    hero = table.mine(character(1, 5, "always(gets(this, willpower=strength_of(this)))", lore=2))
    table.mine(item("always(gets(every(character, yours), strength=2))"))
    assert (table.strength(hero), table.willpower(hero)) == (3, 8)


@pytest.mark.rule("LOR-STAT.08")
def test_a_keyword_that_is_lost_gives_nothing_any_more() -> None:
    table = Table()
    hero = table.mine(character(1, 5, keywords=["evasive"]))
    table.mine(item("always(gains(every(character, yours, having(evasive)), rush))"))
    table.mine(item("always(loses(every(character), evasive))"))
    assert table.keywords(hero) == {}


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("fits", [False, True])
def test_only_who_holds_the_cards_knows_that_none_can_be_discarded(fits: bool) -> None:
    table = Table()
    (deed, _) = table.hand(action("may(discard(1, item))", "given(done, draw(2))"), item() if fits else character())
    table.play(deed)
    assert table.options == (["yes", "done"] if fits else ["done"])


@pytest.mark.rule("LOR-RES.24")
def test_a_hand_once_seen_is_hidden_again_during_other_effects() -> None:
    table = Table()
    table.hand(character(), of=THEM)
    show, other = table.hand(action("look_at_hand(each_opponent)"), action("may(draw(1))"))
    table.play(show)
    table.play(other)
    assert "yes" in table.options
    assert table.view(ME).players[THEM].hand == ()


@pytest.mark.rule("LOR-RES.23")
@pytest.mark.parametrize("rest", ["bottom", "shuffled", "discard_pile"])
def test_what_was_revealed_before_the_right_card_goes_where_the_card_says(rest: str) -> None:
    table = Table()
    deck = table.deck(*[character(name=f"Top {i}") for i in range(2)], item(), *[character() for _ in range(3)])
    (deed,) = table.hand(action(f"reveal_until(item, to=hand, rest={rest})"))
    table.play(deed)
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.where(deck[2]) == "hand"
    if rest == "discard_pile":
        assert table.match.discard[ME][:2] == deck[:2]
    elif rest == "bottom":
        assert set(table.match.deck[ME][:2]) == set(deck[:2])
    else:
        assert sorted(table.match.deck[ME]) == [*deck[:2], *deck[3:]]
        assert "DeckShuffled" in table.kinds()


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("cards", [0, 1])
def test_an_empty_deck_is_not_searched(cards: int) -> None:
    table = Table()
    table.deck(*[character() for _ in range(cards)])
    (deed,) = table.hand(action("may(search(character, to=hand))"))
    table.play(deed)
    assert ("yes" in table.options) == (cards > 0)


@pytest.mark.rule("LOR-MOD.01")
@pytest.mark.parametrize(
    ("during", "mine", "theirs"),
    [
        ("challenging", 3, 1),
        ("challenging_such(character, damaged)", 1, 1),
        ("challenging_such(character, undamaged)", 3, 1),
        ("challenged_by_such(character)", 1, 3),
        ("challenged_by_such(character, damaged)", 1, 1),
    ],
)
def test_a_bonus_in_a_challenge_is_for_one_side_of_it(during: str, mine: int, theirs: int) -> None:
    """With the ability on both sides and on somebody who only looks on."""
    ability = f"always(gets(this, strength=2, during={during}))"
    table = Table()
    hero, friend = table.mine(character(1, 9, ability)), table.mine(character(1, 9, ability))
    foe = table.theirs(character(1, 9, ability), exerted=True)
    table.mine(item("when(challenges(character, yours), may(draw(1)))"))
    table.challenge(hero, foe)
    assert [table.strength(card) for card in (hero, foe, friend)] == [mine, theirs, 1]
    table.choose("done")
    assert (table.damage(foe), table.damage(hero)) == (mine, theirs)
    assert [table.strength(card) for card in (hero, foe, friend)] == [1, 1, 1]


@pytest.mark.rule("LOR-PLYR.05")
def test_who_chooses_from_another_hand_sees_it_once_and_at_once() -> None:
    table = Table()
    held = table.hand(*[character(name=name) for name in ("Ada", "Bea", "Cleo")], of=THEM)
    (deed,) = table.hand(action("discard(2, who=each_opponent, chooser=you)"))
    happened = table.play(deed)
    assert table.asked == ME
    assert table.targets() == set(held)
    assert [event.things for event in happened if event.kind == "HandRevealed"] == [tuple(held)]
    assert "HandRevealed" not in [event.kind for event in table.choose(f"target:{held[1]}")]


@pytest.mark.rule("LOR-RES.27")
def test_what_several_players_chose_is_spoken_of_together() -> None:
    table = Table()
    cards = [table.mine(character(1, 9)), table.theirs(character(1, 9))]
    (deed,) = table.hand(action("each(each_player, exert(chosen(character, yours)))", "put_damage(1, it)"))
    table.play(deed)
    assert [table.damage(card) for card in cards] == [1, 1]


@pytest.mark.rule("LOR-COST.01")
@pytest.mark.parametrize("ready", [False, True])
def test_a_cost_about_what_another_cost_chooses_can_be_paid_if_that_one_can(ready: bool) -> None:
    table = Table()
    hero = table.mine(character(1, 3), exerted=not ready)
    lamp = table.mine(item("use(exert(chosen(character, yours)), banish(it), then=gain_lore(1))"))
    assert (table.ability(lamp) in table.options) == ready
    if ready:
        table.use(lamp)
        assert (table.where(hero), table.lore_of()) == ("discard", 1)


@pytest.mark.rule("LOR-COST.01")
@pytest.mark.parametrize("cards", [1, 2])
def test_as_many_cards_as_a_cost_takes_must_be_in_the_deck(cards: int) -> None:
    table = Table()
    table.deck(*[character() for _ in range(cards)])
    hero = table.mine(character(1, 3, "use(put_top_under(2, this), then=gain_lore(1))"))
    assert (table.ability(hero) in table.options) == (cards == 2)


@pytest.mark.rule("LOR-RES.06")
def test_as_many_as_there_are_need_no_choosing_whosever_they_are() -> None:
    table = Table()
    cards = [table.mine(character(1, 3)), table.theirs(character(1, 3))]
    (deed,) = table.hand(action("exert(chosen(2, character))"))
    table.play(deed)
    assert all(table.is_exerted(card) for card in cards)


@pytest.mark.rule("LOR-RES.09")
@pytest.mark.parametrize("foes", [0, 1])
def test_an_ability_for_the_turn_about_nobody_is_not_given(foes: int) -> None:
    table = Table()
    for _ in range(foes):
        table.theirs(character(1, 3))
    (deed,) = table.hand(
        action("choose(chosen(character))", "this_turn_when(banished(it), draw(1))", "given(done, gain_lore(1))")
    )
    table.play(deed)
    assert table.lore_of() == foes


@pytest.mark.rule("LOR-DMG.10")
def test_who_was_just_healed_is_who_had_damage() -> None:
    table = Table()
    hurt, sound = table.mine(character(1, 5), damage=1), table.mine(character(1, 5))
    (deed,) = table.hand(
        action(
            "heal(1, every(character, yours), exactly=yes)",
            "gets(every(character, just_healed), strength=1, until=this_turn)",
        )
    )
    table.play(deed)
    assert (table.strength(hurt), table.strength(sound)) == (2, 1)


@pytest.mark.rule("LOR-SONG.01")
@pytest.mark.parametrize("until", ["", ", until=this_turn"])
def test_who_counts_as_costing_more_sings_more(until: str) -> None:
    table = Table()
    singer = table.mine(character(cost=3))
    more = f"sings_as(every(character, yours), 2{until})"
    tunes = table.hand(song("draw(1)", cost=5), song("draw(1)", cost=6))
    if until:
        (deed,) = table.hand(action(more))
        table.play(deed)
    else:
        table.mine(item(f"always({more})"))
    assert [f"sing:{tune}" in table.options for tune in tunes] == [True, False]
    table.sing(tunes[0], singer)
    assert table.is_exerted(singer)


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("ink", [0, 1])
def test_nothing_is_taken_back_from_an_empty_inkwell(ink: int) -> None:
    table = Table(ink=ink)
    (deed,) = table.hand(action("may(return_ink(1, at_random=yes))", cost=0))
    table.play(deed)
    assert ("yes" in table.options) == (ink > 0)


@pytest.mark.rule("LOR-ZONE.08")
@pytest.mark.parametrize("place", ["top", "bottom"])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_card_that_nobody_saw_goes_unseen_into_the_deck(place: str, hidden: bool) -> None:
    table = Table()
    card = character(name="Ada")
    (held,) = table.hand(card) if hidden else table.discarded(card)
    (deed,) = table.hand(action(f"put_on_{place}(chosen(character, {'in_hand' if hidden else 'in_discard'}))"))
    (told,) = [event for event in table.play(deed) if event.kind.startswith("PutOn")]
    assert told.seen_by(ME).things == (held,)
    assert told.seen_by(THEM).things == (() if hidden else (held,))


@pytest.mark.rule("LOR-RES.12")
@pytest.mark.parametrize(("other", "offered"), [("gain_lore(1)", []), ("discard(3)", ["mode:0", "mode:1"])])
def test_what_can_be_done_only_in_part_is_chosen_where_nothing_can_be_done_wholly(
    other: str, offered: list[str]
) -> None:
    table = Table()
    deed, _ = table.hand(action(f"choose_one(discard(2), {other})"), character())
    table.play(deed)
    assert [option for option in table.options if option.startswith("mode:")] == offered
    assert table.lore_of() == (0 if offered else 1)


@pytest.mark.rule("LOR-GEN.09", "LOR-RES.09")
def test_lore_that_was_denied_was_not_gained() -> None:
    table = Table()
    table.mine(item("always(cannot_gain_lore(you))"))
    (deed,) = table.hand(action("gain_lore(2)", "given(done, draw(1))"))
    table.play(deed)
    assert table.hand_size() == 0


@pytest.mark.rule("LOR-RES.18")
@pytest.mark.parametrize("bound", ["most=hand_of(you)", "least=hand_of(you)", "below=hand_of(you)"])
def test_a_bound_that_changes_is_followed(bound: str) -> None:
    """The hero costs 2; the hand holds one card, then three."""
    table = Table()
    hero = table.mine(character(1, 5, cost=2))
    table.mine(item(f"always(gets(every(character, yours, cost({bound})), strength=1))"))
    deeds = table.hand(action("draw(3)"))
    expected = {"most": (1, 2), "least": (2, 1), "below": (1, 2)}[bound.partition("=")[0]]
    assert table.strength(hero) == expected[0]
    table.play(deeds[0])
    assert table.hand_size() == 3
    assert table.strength(hero) == expected[1]


@pytest.mark.rule("LOR-RES.18", "LOR-TRIG.14")
def test_what_counts_cards_put_under_others_sees_each_at_once() -> None:
    table = Table()
    hero = table.mine(character(1, 5, "always(gets(this, strength=this_turn(boosted_cards(character))))"))
    friend = table.mine(character(1, 5))
    (deed,) = table.hand(action("put_top_under(1, chosen(character))"))
    assert table.strength(hero) == 1
    table.play(deed, friend)
    assert table.strength(hero) == 2


@pytest.mark.rule("LOR-RES.21")
def test_each_of_several_cards_spoken_of_before_is_played() -> None:
    table = Table()
    cards = table.deck(*[character(name=name) for name in ("Ada", "Bea", "Cleo")], character())
    (deed,) = table.hand(action("mill(3)", "play(it, from_=discard_pile, free=yes)"))
    table.play(deed)
    while "end" not in table.options:
        table.choose(table.options[0])
    assert [table.where(card) for card in cards] == ["play", "play", "play", "deck"]


@pytest.mark.rule("LOR-GEN.09")
@pytest.mark.parametrize("denied", [True, False])
def test_lore_that_cannot_be_gained_is_not_offered(denied: bool) -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), may(gain_lore(1)))", lore=0))
    if denied:
        table.theirs(item("always(cannot_gain_lore(each_opponent))"))
    table.quest(hero)
    assert ("yes" in table.options) != denied
