"""Cards that do with decks, hands, inkwells, discards and lore what no other card does."""

from __future__ import annotations

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song

PLAIN = character(2, 4, name="Plain", cost=2)
DEED = action("gain_lore(1)", cost=1)


def carry_on(t: Table) -> None:
    """Take the first option until the turn goes on."""
    while "end" not in t.options:
        t.choose(t.options[0])


# -- hands -------------------------------------------------------------------------------------------------------


def test_2_89_draws_as_many_as_the_opponent_discards() -> None:
    t = Table()
    t.mine("2-89")
    t.hand(PLAIN, PLAIN, PLAIN, of=THEM)
    (strip,) = t.hand(action("discard(2, who=each_opponent)"))
    t.play(strip)
    while t.asked == THEM:
        t.choose(t.options[0])
    t.choose("yes")
    assert (t.hand_size(ME), t.hand_size(THEM)) == (2, 1)


def test_3_73_takes_from_the_fullest_hand() -> None:
    t = Table()
    (tuck,) = t.hand("3-73")
    t.hand(PLAIN, of=ME)
    t.hand(PLAIN, PLAIN, of=THEM)
    t.play(tuck)
    assert t.asked == THEM
    t.choose(t.options[0])
    assert (t.hand_size(ME), t.hand_size(THEM)) == (1, 1)


def test_3_73_takes_from_both_when_they_are_equal() -> None:
    t = Table()
    (tuck,) = t.hand("3-73")
    t.hand(PLAIN, of=ME)
    t.hand(PLAIN, of=THEM)
    t.play(tuck)
    carry_on(t)
    assert (t.hand_size(ME), t.hand_size(THEM)) == (0, 0)


def test_3_191_hurts_for_every_card_discarded() -> None:
    t = Table()
    t.mine("3-191")
    foe = t.theirs(character(1, 9))
    t.hand(PLAIN, PLAIN)
    (waste,) = t.hand(action("discard(2)"))
    t.play(waste)
    carry_on(t)
    assert t.damage(foe) == 2


def test_4_71_looks_at_hands_and_4_89_at_decks() -> None:
    t = Table()
    spy, fates = t.hand("4-71", "4-89")
    (secret,) = t.hand(PLAIN, of=THEM)
    t.play(spy, "yes")
    assert t.match.known[secret] >> ME & 1
    t.play(fates)
    top, second = t.match.deck[THEM][-1], t.match.deck[THEM][-2]
    assert t.match.known[top] == 1 << ME
    assert t.match.known[second] == 0


def test_2_165_shows_hands_to_everybody() -> None:
    t = Table()
    (nothing,) = t.hand("2-165")
    (secret,) = t.hand(PLAIN, of=THEM)
    t.play(nothing)
    assert t.match.known[secret] >> ME & 1
    assert t.hand_size(ME) == 1


def test_5_98_limits_opponents_hands_to_three() -> None:
    t = Table()
    t.theirs("5-98")
    t.hand(*[PLAIN] * 5)
    t.end_turn()
    while t.match.active == ME:
        t.choose(t.options[0])
    assert t.hand_size(ME) == 3


def test_5_97_draws_up_to_the_opponents_hand() -> None:
    t = Table()
    (remember,) = t.hand("5-97")
    t.hand(*[PLAIN] * 4, of=THEM)
    t.play(remember)
    assert t.hand_size() == 4


def test_5_97_draws_nothing_with_the_fuller_hand() -> None:
    t = Table()
    (remember, *_) = t.hand("5-97", PLAIN, PLAIN)
    t.hand(PLAIN, of=THEM)
    t.play(remember)
    assert t.hand_size() == 2


def test_6_56_fills_the_hand_to_three() -> None:
    t = Table()
    yzma = t.mine("6-56")
    t.hand(PLAIN)
    t.use(yzma)
    assert t.hand_size() == 3


def test_8_201_draws_three_or_changes_cards() -> None:
    t = Table()
    (plan,) = t.hand("8-201")
    t.play(plan)
    assert t.hand_size() == 3
    t = Table()
    (plan, one, two, kept) = t.hand("8-201", PLAIN, PLAIN, PLAIN)
    t.play(plan, one, two, "done")
    assert (t.where(one), t.where(two), t.where(kept), t.hand_size()) == ("discard", "discard", "hand", 3)
    t = Table()
    (plan, one, two) = t.hand("8-201", PLAIN, PLAIN)
    t.play(plan, one, two)
    assert "end" in t.options, "with all of them discarded nothing is asked"


def test_8_202_renews_the_hands_of_whom_it_likes() -> None:
    t = Table()
    (horizon, old) = t.hand("8-202", PLAIN)
    (theirs,) = t.hand(PLAIN, of=THEM)
    t.play(horizon, f"player:{ME}", "done")
    assert (t.where(old), t.hand_size(ME)) == ("discard", 3)
    assert t.where(theirs) == "hand"


def test_5_94_puts_two_of_the_hand_on_the_deck() -> None:
    t = Table()
    (deduction, one, two) = t.hand("5-94", PLAIN, DEED)
    t.play(deduction)
    while "end" not in t.options:
        wanted = [option for option in t.options if option.endswith((f":{one}", f":{two}"))]
        t.choose((wanted or t.options)[0])
    assert set(t.match.deck[ME][-2:]) == {one, two}
    assert t.hand_size() == 3


def test_6_61_draws_for_every_card_and_loses_the_hand() -> None:
    t = Table()
    t.mine("6-61")
    (deed, kept) = t.hand(DEED, PLAIN)
    t.play(deed)
    assert t.hand_size() == 2
    t.end_turn()
    while t.match.active == ME:
        t.choose(t.options[0])
    assert t.hand_size(ME) == 0
    assert kept in t.match.deck[ME][:2]


def test_7_118_plays_a_character_of_each_player() -> None:
    t = Table()
    (hercules, mine) = t.hand("7-118", PLAIN)
    (theirs,) = t.hand(PLAIN, of=THEM)
    t.play(hercules)
    carry_on(t)
    assert (t.where(mine), t.where(theirs)) == ("play", "play")


def test_8_10_shows_a_song_for_lore() -> None:
    t = Table()
    (mirabel, tune) = t.hand("8-10", song("draw(1)"))
    t.play(mirabel, "yes")
    assert t.lore_of() == 1
    assert t.match.known[tune] == 3


def test_9_175_draws_for_an_ally_and_banishes_it() -> None:
    t = Table()
    t.mine("9-175", exerted=True)
    ally = t.mine(character(2, 3, classes=("Ally",)))
    t.end_turn()
    t.choose("yes")
    while t.match.active == ME and t.asked == ME:
        t.choose(t.options[0])
    assert t.where(ally) == "discard"
    assert t.hand_size(ME) == 3 - 2


# -- decks and discards ------------------------------------------------------------------------------------------


def test_6_54_goes_on_while_dragons_come() -> None:
    dragon = character(2, 2, name="Sisu", classes=("Dragon",))
    t = Table()
    sisu = t.mine("6-54")
    one, two, third, _ = t.deck(dragon, dragon, PLAIN, dragon)
    t.quest(sisu)
    carry_on(t)
    assert (t.where(one), t.where(two), t.where(third)) == ("hand", "hand", "deck")
    assert t.hand_size() == 2


def test_8_98_reveals_until_a_floodborn_comes() -> None:
    flood = character(2, 2, name="Flood", classes=("Floodborn",))
    t = Table()
    fred = t.mine("8-98")
    first, wanted, later = t.deck(PLAIN, flood, flood)
    t.quest(fred)
    assert (t.where(first), t.where(wanted), t.where(later)) == ("deck", "hand", "deck")


def test_6_145_finds_an_item_or_a_robot() -> None:
    t = Table()
    hiro = t.mine("6-145")
    robot = character(2, 2, name="Baymax", classes=("Robot",))
    _, lamp, found = t.deck(PLAIN, item(), robot)
    t.use(hiro)
    assert t.targets() == {lamp, found}
    t.choose(f"target:{found}")
    assert t.match.deck[ME][-1] == found


def test_3_144_puts_an_item_on_the_deck() -> None:
    t = Table()
    gyro = t.mine("3-144")
    (lamp,) = t.discarded(item())
    t.use(gyro)
    assert t.match.deck[ME][-1] == lamp


def test_1_47_shuffles_a_card_of_any_discard_into_its_deck() -> None:
    t = Table()
    (broom,) = t.hand("1-47")
    (mine,) = t.discarded(PLAIN)
    (theirs,) = t.discarded(PLAIN, of=THEM)
    t.play(broom, "yes")
    assert t.targets() == {mine, theirs}
    t.choose(f"target:{theirs}")
    assert theirs in t.match.deck[THEM]


def test_7_74_gains_more_for_a_princess() -> None:
    for classes, lore in (("Princess",), 4), (("Hero",), 3):
        t = Table()
        queen = t.mine("7-74")
        cards = t.discarded(character(1, 1, classes=classes), PLAIN, PLAIN, of=THEM)
        t.use(queen)
        carry_on(t)
        assert t.lore_of() == lore
        assert set(t.match.deck[THEM][:3]) == set(cards)


def test_7_74_needs_three_cards() -> None:
    t = Table()
    queen = t.mine("7-74")
    t.discarded(PLAIN, PLAIN, of=THEM)
    t.use(queen)
    carry_on(t)
    assert t.lore_of() == 0


def test_6_2_comes_back_from_the_discard_for_her_cost() -> None:
    t = Table(ink=3)
    (lilo,) = t.discarded("6-2", of=THEM)
    t.inkwell(3, of=THEM)
    t.end_turn()
    t.choose("yes")
    assert (t.where(lilo), t.is_exerted(lilo)) == ("play", True)
    assert t.ready_ink(THEM) == 1


def test_6_2_stays_where_she_is_without_ink() -> None:
    t = Table()
    (lilo,) = t.discarded("6-2", of=THEM)
    t.inkwell(1, of=THEM)
    t.end_turn()
    while "end" not in t.options:
        t.choose(t.options[0])
    assert t.where(lilo) == "discard"


def test_8_166_comes_back_for_an_inkable_card() -> None:
    t = Table()
    (stitch,) = t.discarded("8-166", of=THEM)
    rigid, soft = t.hand(character(1, 1, inkable=False), PLAIN, of=THEM)
    t.end_turn()
    t.choose("yes")
    assert t.options == [f"target:{soft}"]
    t.choose(f"target:{soft}")
    assert (t.where(stitch), t.is_exerted(stitch)) == ("play", True)
    assert (t.where(rigid), t.where(soft)) == ("hand", "discard")


def test_5_147_plays_an_item_from_the_discard_exerted() -> None:
    t = Table(ink=0)
    prince = t.mine("5-147")
    (lamp,) = t.discarded(item(cost=5))
    t.use(prince)
    carry_on(t)
    assert (t.where(lamp), t.is_exerted(lamp)) == ("play", True)


def test_2_62_lends_a_character_for_a_turn() -> None:
    t = Table()
    grim, guest = t.hand("2-62", character(3, 3, cost=4))
    foe = t.theirs(character(0, 9), exerted=True)
    t.play(grim)
    assert t.where(guest) == "play"
    t.challenge(guest, foe)
    assert t.damage(foe) == 3
    t.end_turn()
    assert t.where(guest) == "discard"


def test_7_90_draws_when_a_floodborn_is_shifted_onto_it() -> None:
    flood = character(3, 3, name="Hiro Hamada", classes=("Floodborn",), cost=5, keywords=["shift(2)"])
    t = Table()
    t.mine("7-90")
    (big,) = t.hand(flood)
    t.choose(f"shift:{big}")
    assert t.hand_size() == 1


# -- inkwells ----------------------------------------------------------------------------------------------------


def test_5_150_exerts_and_returns_ink_then_readies_it() -> None:
    t = Table(ink=9)
    mufasa = t.mine("5-150")
    (other,) = t.hand("5-150")
    t.play(other)
    assert (t.ready_ink(), t.hand_size()) == (0, 2)
    t.quest(mufasa)
    assert t.ready_ink() == 7


def test_7_119_leaves_three_ink_to_everybody() -> None:
    t = Table(ink=6)
    (geyser,) = t.hand("7-119")
    t.inkwell(2, of=THEM)
    t.play(geyser)
    assert [len(t.match.ink[seat]) for seat in (ME, THEM)] == [3, 2]
    assert [t.ready_ink(seat) for seat in (ME, THEM)] == [0, 0]
    assert t.hand_size() == 3


def test_7_29_plays_a_puppy_from_the_inkwell() -> None:
    puppy = character(1, 1, name="Rolly", classes=("Puppy",))
    t = Table()
    t.mine("7-29")
    (pup,) = t.hand(puppy)
    t.choose(f"ink:{pup}")
    t.end_turn()
    t.choose("end")
    assert t.asked == ME
    carry_on(t)
    assert t.where(pup) == "play"


def test_7_108_sends_somebody_home_once_a_turn() -> None:
    t = Table()
    t.mine("7-108")
    one, two = t.theirs(PLAIN), t.theirs(PLAIN)
    (card,) = t.hand(PLAIN)
    t.choose(f"ink:{card}")
    assert t.asked == THEM
    t.choose(f"target:{two}")
    assert (t.where(one), t.where(two)) == ("play", "hand")


def test_5_146_draws_for_the_second_ink_of_the_turn() -> None:
    t = Table()
    t.mine("5-146", exerted=True)
    card, top = t.hand(PLAIN, action("ink_top(1)"))
    t.choose(f"ink:{card}")
    assert "end" in t.options
    t.play(top, "yes")
    assert t.hand_size() == 1


def test_8_167_falls_without_ink() -> None:
    t = Table()
    ratigan = t.mine("8-167")
    t.end_turn()
    assert t.where(ratigan) == "discard"
    t = Table()
    ratigan = t.mine("8-167")
    (card,) = t.hand(PLAIN)
    t.choose(f"ink:{card}", "end")
    assert t.where(ratigan) == "play"


def test_6_163_allows_one_more_ink() -> None:
    t = Table()
    sail, one, two = t.hand("6-163", PLAIN, PLAIN)
    t.choose(f"ink:{one}")
    assert f"ink:{two}" not in t.options
    t.play(sail)
    t.choose(f"ink:{two}")
    assert t.where(two) == "inkwell"


# -- lore --------------------------------------------------------------------------------------------------------


def test_2_111_takes_only_from_who_is_ahead() -> None:
    for lore, left in (5, 4), (3, 3):
        t = Table()
        t.lore(3, of=ME)
        t.lore(lore, of=THEM)
        (lady,) = t.hand("2-111")
        t.play(lady)
        assert t.lore_of(THEM) == left


def test_5_204_strikes_once_and_harder_for_a_knight() -> None:
    knight = character(2, 4, name="Sir", classes=("Knight",))
    for walker, damage in (PLAIN, 1), (knight, 2):
        t = Table()
        mine = t.mine("5-204")
        one, two = t.mine(walker), t.mine(walker)
        foe = t.theirs(character(1, 9))
        t.move(one, mine)
        t.choose("yes", f"target:{foe}")
        assert t.damage(foe) == damage
        t.move(two, mine)
        assert "end" in t.options


def test_5_204_is_used_up_by_the_first_move_even_if_declined() -> None:
    t = Table()
    mine = t.mine("5-204")
    one, two = t.mine(PLAIN), t.mine(PLAIN)
    t.theirs(character(1, 9))
    t.move(one, mine)
    t.choose("done")
    t.move(two, mine)
    assert "end" in t.options


def test_5_135_moves_on_for_a_wound() -> None:
    t = Table()
    start = t.mine("5-135")
    goal = t.mine(location(5, name="Goal"))
    racer = t.mine(PLAIN, at=start)
    t.use(start)
    assert (t.match.at[racer], t.damage(racer), t.is_exerted(racer)) == (goal, 1, True)


def test_5_196_hits_those_on_the_ground_or_those_in_the_air() -> None:
    for mode, damages in (0, (1, 0)), (1, (0, 3)):
        t = Table()
        ground, air = t.theirs(PLAIN), t.theirs(character(2, 4, keywords=["evasive"]))
        (tug,) = t.hand("5-196")
        t.play(tug, f"mode:{mode}")
        assert (t.damage(ground), t.damage(air)) == damages


def test_6_198_deals_the_strength_of_who_is_exerted() -> None:
    t = Table()
    strong = t.mine(character(5, 5))
    foe = t.theirs(character(1, 9))
    (blow,) = t.hand("6-198")
    t.play(blow)
    while "end" not in t.options:
        t.choose(f"target:{foe}")
    assert (t.damage(foe), t.is_exerted(strong)) == (5, True)


def test_4_92_borrows_the_strength_of_whom_it_likes() -> None:
    t = Table()
    zeus = t.mine("4-92")
    strong = t.mine(character(6, 6))
    foe = t.theirs(character(0, 9), exerted=True)
    t.challenge(zeus, foe, strong)
    assert t.damage(foe) == 6


def test_less_than_no_card_of_the_hand_is_none() -> None:
    table = Table()
    deed, *held = table.hand(
        action("hand_to_bottom(times(-1, hand_of(you)))", "gain_lore(1)"), character(), character()
    )
    table.play(deed)
    assert table.lore_of() == 1
    assert [table.where(card) for card in held] == ["hand", "hand"]


def test_whose_deck_is_looked_at_must_be_somebodys() -> None:
    table = Table()
    (deed,) = table.hand(
        action(
            "choose(chosen(character, opposing))",
            "look(2, take(1, card, to=hand), rest=bottom, of=its_player)",
            "given(done, gain_lore(1))",
            "gain_lore(that_much)",
        )
    )
    table.play(deed)
    assert table.where(deed) == "discard"
    assert table.lore_of() == 0


def test_who_is_played_by_an_effect_and_paid_for_enters_ready_unless_it_says_otherwise() -> None:
    for how, exerted in (("", 0), (", exerted=yes", 1)):
        t = Table(ink=3)
        door = t.mine(item(f"use(exert(this), then=play(character{how}))"))
        (guest,) = t.hand(character(2, 2, cost=3))
        t.use(door)
        if t.where(guest) != "play":
            t.choose(f"target:{guest}")
        assert t.where(guest) == "play"
        assert t.match.ready_ink[0] == 0, "it was paid for"
        assert t.match.exerted[guest] == exerted
