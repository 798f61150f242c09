"""Cards that change the rules as no other card does: prices, what may be played, inked, drawn, gained or lost."""

from __future__ import annotations

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song

PLAIN = character(2, 4, name="Plain", cost=2)
DEED = action("gain_lore(1)", cost=1)


def price(t: Table, card: int, of: int = ME) -> int:
    for shown in t.view(of).players[of].hand:
        if shown.card == card:
            cost: int = shown.price
            return cost
    raise AssertionError(f"card {card} is not in that hand")


# -- prices and permissions --------------------------------------------------------------------------------------


def test_3_81_is_a_base_for_any_shift() -> None:
    t = Table()
    morph = t.mine("3-81")
    t.mine(PLAIN)
    (big,) = t.hand(character(5, 5, name="Maui", cost=8, keywords=["shift(3)"]))
    t.choose(f"shift:{big}")
    assert t.match.under[big] == [morph]


def test_3_132_is_free_for_maui() -> None:
    t = Table(ink=0)
    hook = t.mine("3-132")
    assert not any(option.startswith("use:") for option in t.options)
    t = Table(ink=0)
    hook = t.mine("3-132")
    maui = t.mine(character(2, 4, name="Maui"))
    t.use(hook, "mode:1")
    while "end" not in t.options:
        t.choose(f"target:{maui}")
    assert t.strength(maui) == 5
    assert t.is_exerted(hook)


def test_3_136_is_cheaper_to_reach_once_somebody_is_there() -> None:
    t = Table(ink=4)
    ship = t.mine("3-136")
    one, two = t.mine(PLAIN), t.mine(PLAIN)
    t.move(one, ship)
    assert t.ready_ink() == 1
    t.move(two, ship)
    assert t.ready_ink() == 0
    assert "evasive" in t.keywords(two)


def test_3_201_makes_moving_and_the_next_location_cheaper() -> None:
    t = Table(ink=3)
    chart = t.mine("3-201")
    place = t.mine(location(5, move=2))
    walker = t.mine(PLAIN)
    one, two = t.hand(location(5, cost=2, name="One"), location(5, cost=2, name="Two"))
    t.move(walker, place)
    assert t.ready_ink() == 2
    t.use(chart)
    assert (price(t, one), price(t, two)) == (1, 1)
    t.play(one)
    assert price(t, two) == 2


def test_5_182_is_cheaper_for_every_opposing_character_that_fell() -> None:
    t = Table()
    fighters = [t.mine(character(5, 9)) for _ in range(2)]
    foes = [t.theirs(character(1, 1), exerted=True) for _ in range(2)]
    (namaari,) = t.hand("5-182")
    prices = [price(t, namaari)]
    for fighter, foe in zip(fighters, foes, strict=True):
        t.challenge(fighter, foe)
        prices.append(price(t, namaari))
    assert prices == [9, 7, 5]


def test_4_181_is_free_once_somebody_fell() -> None:
    t = Table(ink=0)
    fighter = t.mine(character(5, 9))
    foe = t.theirs(character(1, 1), exerted=True)
    (lefou,) = t.hand("4-181")
    assert not any(option.startswith("free:") for option in t.options)
    t.challenge(fighter, foe)
    t.choose(f"free:{lefou}/0")
    assert t.where(lefou) == "play"


def test_8_137_is_free_after_three_actions() -> None:
    t = Table(ink=3)
    deeds = t.hand(DEED, DEED, DEED)
    (lilo,) = t.hand("8-137")
    for deed in deeds[:2]:
        t.play(deed)
    assert f"free:{lilo}/0" not in t.options
    t.play(deeds[2])
    t.choose(f"free:{lilo}/0")
    assert t.where(lilo) == "play"


def test_7_154_costs_four_items_instead() -> None:
    t = Table(ink=0)
    items = [t.mine(item()) for _ in range(4)]
    (scrooge,) = t.hand("7-154")
    t.choose(f"free:{scrooge}/0")
    assert all(t.is_exerted(card) for card in items)
    assert t.where(scrooge) == "play"


def test_7_154_needs_four_ready_items() -> None:
    t = Table(ink=0)
    for exerted in (False, False, False, True):
        t.mine(item(), exerted=exerted)
    t.hand("7-154")
    assert not any(option.startswith("free:") for option in t.options)


def test_7_159_costs_an_item_instead() -> None:
    t = Table(ink=0)
    lamp = t.mine(item())
    (belle,) = t.hand("7-159")
    t.choose(f"free:{belle}/0")
    assert (t.where(belle), t.where(lamp)) == ("play", "discard")


def test_5_14_needs_five_characters() -> None:
    t = Table()
    for _ in range(4):
        t.mine(PLAIN)
    mirabel, fifth = t.hand("5-14", PLAIN)
    assert f"play:{mirabel}" not in t.options
    t.play(fifth)
    assert f"play:{mirabel}" in t.options


def test_8_196_needs_an_opposing_character_damaged_this_turn() -> None:
    t = Table()
    t.theirs(PLAIN, damage=1)
    flint, sting = t.hand("8-196", action("deal(1, chosen(character, opposing))"))
    assert f"play:{flint}" not in t.options
    t.play(sting)
    assert f"play:{flint}" in t.options


def test_6_102_makes_the_first_action_cheaper_and_rewards_the_second() -> None:
    t = Table()
    island = t.mine("6-102")
    t.mine(PLAIN, at=island)
    t.mine(PLAIN, at=island)
    one, two, three = t.hand(*[action("draw(1)", cost=3)] * 3)
    assert price(t, one) == 1
    t.play(one)
    assert (price(t, two), t.lore_of()) == (3, 0)
    t.play(two)
    assert t.lore_of() == 3
    t.play(three)
    assert t.lore_of() == 3


def test_6_160_plays_microbots_for_free() -> None:
    t = Table(ink=0)
    yokai = t.mine("6-160")
    t.theirs(character(0, 3))
    t.theirs(character(1, 3))
    (bots,) = t.hand(item(name="Microbots", cost=2))
    t.hand(item(name="Other", cost=2))
    assert [option for option in t.options if option.startswith(("play:", "free:"))] == [f"free:{bots}/0"]
    t.choose(f"free:{bots}/0")
    assert t.where(bots) == "play"
    t.quest(yokai)
    assert t.hand_size() == 1 + 1


def test_7_97_makes_shift_cheaper_but_not_playing() -> None:
    t = Table(ink=2)
    t.mine("7-97")
    t.mine(character(1, 2, name="Hiro"))
    (big,) = t.hand(character(5, 5, name="Hiro", cost=3, keywords=["shift(3)"]))
    assert f"play:{big}" not in t.options
    t.choose(f"shift:{big}")
    assert t.ready_ink() == 0


def test_7_126_is_cheaper_to_shift_with_items_in_the_discard() -> None:
    t = Table(ink=4)
    t.mine(character(1, 2, name="Belle"))
    t.discarded(item(), item(), item(), PLAIN)
    (belle,) = t.hand("7-126")
    assert f"play:{belle}" not in t.options
    t.choose(f"shift:{belle}")
    assert t.ready_ink() == 0


def test_7_199_makes_actions_and_items_dearer_for_everybody_and_stops_singing() -> None:
    t = Table()
    singer = t.theirs(character(1, 3, cost=5))
    gantu, deed = t.hand("7-199", DEED)
    (tune,) = t.hand(song("draw(1)", cost=3), of=THEM)
    t.play(gantu)
    assert price(t, deed) == 3
    t.end_turn()
    assert price(t, tune, THEM) == 5
    assert not t.is_exerted(singer)
    assert f"sing:{tune}" not in t.options
    t.until_turn_of(ME)
    t.end_turn()
    assert f"sing:{tune}" in t.options


# -- what players may do -----------------------------------------------------------------------------------------


def test_1_142_inks_twice_and_shines_with_ten_ink() -> None:
    t = Table(ink=8)
    belle = t.mine("1-142")
    one, two, three = t.hand(PLAIN, PLAIN, PLAIN)
    t.choose(f"ink:{one}")
    assert t.lore_value(belle) == 1
    t.choose(f"ink:{two}")
    assert t.lore_value(belle) == 5
    assert f"ink:{three}" not in t.options


def test_4_98_makes_everything_inkable() -> None:
    t = Table()
    t.mine("4-98")
    (rigid,) = t.hand(character(1, 1, inkable=False))
    t.choose(f"ink:{rigid}")
    assert t.where(rigid) == "inkwell"


def test_8_168_skips_the_draw_step() -> None:
    t = Table()
    t.mine("8-168")
    t.end_turn()
    t.until_turn_of(ME)
    assert t.hand_size(ME) == 0
    assert t.hand_size(THEM) == 1


def test_5_170_shows_the_top_of_every_deck() -> None:
    t = Table()
    t.mine("5-170")
    tops = [player.top for player in t.view(None).players]
    assert [top.card for top in tops] == [t.match.deck[seat][-1] for seat in (ME, THEM)]


def test_7_73_raises_what_opponents_need() -> None:
    t = Table()
    t.mine("7-73")
    t.lore(19, of=THEM)
    quester = t.theirs(PLAIN)
    assert t.view(None).threshold == (20, 25)
    t.end_turn()
    t.quest(quester)
    assert t.lore_of(THEM) == 20
    assert t.winner is None


def test_5_1_keeps_its_players_lore_in_others_turns() -> None:
    thief = action("lose_lore(2, who=each_opponent)")
    t = Table()
    t.theirs("5-1")
    t.lore(5, of=THEM)
    (steal,) = t.hand(thief)
    t.play(steal)
    assert t.lore_of(THEM) == 5


def test_6_85_lets_opponents_gain_lore_only_after_a_challenge() -> None:
    t = Table()
    t.theirs("6-85", exerted=True)
    bait = t.theirs(character(0, 9), exerted=True)
    one, two, fighter = (t.mine(PLAIN) for _ in range(3))
    t.quest(one)
    assert t.lore_of() == 0
    t.challenge(fighter, bait)
    t.quest(two)
    assert t.lore_of() == 1


def test_5_53_keeps_its_players_hand_in_others_turns() -> None:
    strip = action("discard(1, who=each_opponent)")
    t = Table()
    t.theirs("5-53")
    t.hand(PLAIN, of=THEM)
    (deed,) = t.hand(strip)
    t.play(deed)
    assert t.hand_size(THEM) == 1


def test_2_196_stops_opposing_actions_while_its_player_has_no_hand() -> None:
    t = Table()
    t.theirs("2-196", exerted=True)
    (deed,) = t.hand(DEED)
    assert f"play:{deed}" not in t.options
    t = Table()
    t.theirs("2-196", exerted=True)
    t.hand(PLAIN, of=THEM)
    (deed,) = t.hand(DEED)
    assert f"play:{deed}" in t.options


def test_5_195_stops_opposing_actions_for_a_turn() -> None:
    t = Table()
    (pete,) = t.hand("5-195")
    (deed,) = t.hand(DEED, of=THEM)
    t.play(pete)
    t.end_turn()
    assert f"play:{deed}" not in t.options
    t.until_turn_of(ME)
    t.end_turn()
    assert f"play:{deed}" in t.options


def test_4_100_keeps_damage_where_it_is() -> None:
    t = Table()
    t.mine("4-100")
    damaged = t.mine(PLAIN, damage=2)
    (heal,) = t.hand(action("heal(2, chosen(character))"))
    t.play(heal)
    while "end" not in t.options:
        t.choose(t.options[0])
    assert t.damage(damaged) == 2


def test_4_140_keeps_opponents_off_its_items() -> None:
    t = Table()
    t.theirs("4-140")
    theirs, mine = t.theirs(item()), t.mine(item())
    (smash,) = t.hand(action("banish(chosen(item))"))
    t.play(smash)
    assert (t.where(theirs), t.where(mine)) == ("play", "discard")


def test_5_67_holds_somebody_down_while_it_stands() -> None:
    t = Table()
    frozen = t.theirs(PLAIN, exerted=True)
    palace, breaker = t.hand("5-67", action("banish(chosen(location))"))
    t.play(palace)
    t.end_turn()
    assert t.is_exerted(frozen)
    t.until_turn_of(ME)
    t.play(breaker)
    assert t.where(palace) == "discard"
    t.end_turn()
    assert not t.is_exerted(frozen)


def test_9_64_lets_somebody_fly_while_it_is_in_play() -> None:
    t = Table()
    flyer = t.mine(PLAIN)
    (feather,) = t.hand("9-64")
    t.play(feather)
    assert "evasive" in t.keywords(flyer)
    t.use(feather)
    assert t.where(feather) == "hand"
    assert "evasive" not in t.keywords(flyer)


def test_3_167_guards_locations_and_who_is_there() -> None:
    t = Table()
    t.mine("3-167")
    place = t.mine(location(5))
    there, outside = t.mine(PLAIN, at=place), t.mine(PLAIN)
    assert "resist" in t.keywords(place)
    assert "resist" in t.keywords(there)
    assert "resist" not in t.keywords(outside)


def test_7_96_needs_a_card_under_a_floodborn() -> None:
    flood = character(3, 3, name="Hiro", classes=("Floodborn",))
    t = Table()
    t.mine("7-96")
    over, bare = t.mine(flood, on=(PLAIN,)), t.mine(flood)
    assert {"evasive", "ward"} <= set(t.keywords(over))
    assert not {"evasive", "ward"} & set(t.keywords(bare))


def test_9_111_grows_with_a_card_under_it() -> None:
    t = Table()
    over, bare = t.mine("9-111", on=(PLAIN,)), t.mine("9-111")
    assert (t.strength(over), t.willpower(over), t.lore_value(over)) == (5, 5, 4)
    assert (t.strength(bare), t.willpower(bare), t.lore_value(bare)) == (2, 2, 1)


def test_5_107_rages_when_an_opponent_has_ten_lore() -> None:
    t = Table()
    t.lore(9, of=THEM)
    donald = t.mine("5-107")
    assert t.strength(donald) == 3
    t = Table()
    t.lore(10, of=THEM)
    donald = t.mine("5-107")
    assert t.strength(donald) == 9


def test_7_105_challenges_the_ready_if_they_are_damaged() -> None:
    t = Table()
    duck = t.mine("7-105")
    damaged = t.theirs(PLAIN, damage=1)
    t.theirs(PLAIN)
    t.choose(f"challenge:{duck}")
    assert t.where(damaged) == "discard"


def test_10_154_lets_cards_enter_opponents_inkwells_exerted_while_it_is_exerted() -> None:
    for exerted in (False, True):
        t = Table(ink=3)
        t.mine("10-154", exerted=exerted)
        (own,) = t.hand(PLAIN)
        (theirs,) = t.hand(PLAIN, of=THEM)
        t.choose(f"ink:{own}")
        assert t.ready_ink() == 4
        t.until_turn_of(THEM)
        ready = t.ready_ink(THEM)
        t.choose(f"ink:{theirs}")
        assert t.ready_ink(THEM) == (ready if exerted else ready + 1)


def test_10_189_lets_only_one_character_challenge() -> None:
    t = Table()
    t.mine("10-189")
    one, two, foe = t.mine(PLAIN), t.mine(PLAIN), t.theirs(character(0, 9), exerted=True)
    assert {f"challenge:{one}", f"challenge:{two}"} <= set(t.options)
    t.challenge(one, foe)
    assert f"challenge:{two}" not in t.options
