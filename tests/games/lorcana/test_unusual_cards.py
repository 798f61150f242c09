"""Cards whose effects no other card has, each played as a person would: what sets them off, and what they do."""

from __future__ import annotations

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song

PLAIN = character(2, 4, name="Plain", cost=2)


# -- in a challenge ----------------------------------------------------------------------------------------------


def test_1_16_takes_along_whom_it_challenged() -> None:
    t = Table()
    prince = t.mine("1-16")
    giant = t.theirs(character(5, 9), exerted=True)
    t.challenge(prince, giant, "yes")
    assert t.where(prince) == t.where(giant) == "discard"


def test_1_16_takes_along_nobody_when_it_was_challenged() -> None:
    t = Table()
    prince = t.theirs("1-16", exerted=True)
    giant = t.mine(character(5, 9))
    t.challenge(giant, prince)
    assert (t.where(prince), t.where(giant)) == ("discard", "play")
    assert "end" in t.options


def test_2_29_reaches_only_who_was_challenged_this_turn() -> None:
    t = Table()
    fighter = t.mine(character(1, 5))
    fought = t.theirs(character(1, 9), exerted=True)
    t.theirs(character(1, 9))
    (stand,) = t.hand("2-29")
    t.challenge(fighter, fought)
    t.play(stand)
    assert t.where(fought) == "discard"


def test_2_172_takes_the_damage_of_others() -> None:
    t = Table()
    beast = t.theirs("2-172")
    weak = t.theirs(character(1, 2), exerted=True)
    giant = t.mine(character(5, 9))
    t.challenge(giant, weak)
    assert (t.damage(beast), t.damage(weak), t.damage(giant)) == (5, 0, 1)


def test_3_108_hits_back_as_hard_as_it_was_hit() -> None:
    t = Table()
    hydra = t.theirs("3-108", exerted=True)
    fighter = t.mine(character(3, 20))
    t.challenge(fighter, hydra)
    assert (t.damage(hydra), t.damage(fighter)) == (3, 6 + 3)


def test_4_114_shares_its_damage_with_two_others() -> None:
    t = Table()
    mulan = t.mine("4-114")
    fought = t.theirs(character(0, 9), exerted=True)
    one, two, three = (t.theirs(character(0, 9)) for _ in range(3))
    t.challenge(mulan, fought)
    assert t.targets() == {one, two, three}
    t.choose(f"target:{one}", f"target:{two}")
    assert [t.damage(card) for card in (fought, one, two, three)] == [2, 2, 2, 0]


def test_5_83_is_ready_again_after_challenging_somebody_damaged() -> None:
    t = Table()
    prince = t.mine("5-83")
    damaged = t.theirs(character(0, 9), damage=1, exerted=True)
    sound = t.theirs(character(0, 9), exerted=True)
    t.challenge(prince, damaged)
    assert not t.is_exerted(prince)
    t.challenge(prince, sound)
    assert t.is_exerted(prince)


def test_5_70_is_stronger_against_the_damaged() -> None:
    t = Table()
    one, two = t.mine("5-70"), t.mine("5-70")
    damaged = t.theirs(character(0, 9), damage=1, exerted=True)
    sound = t.theirs(character(0, 9), exerted=True)
    t.challenge(one, damaged)
    t.challenge(two, sound)
    assert (t.damage(damaged), t.damage(sound)) == (1 + 4, 2)


def test_3_197_counts_against_locations_only() -> None:
    t = Table()
    one, two = t.mine(PLAIN), t.mine(PLAIN)
    place = t.theirs(location(9))
    foe = t.theirs(character(0, 9), exerted=True)
    (olympus,) = t.hand("3-197")
    t.play(olympus)
    t.challenge(one, place)
    t.challenge(two, foe)
    assert (t.damage(place), t.damage(foe)) == (5, 2)


def test_8_1_weakens_its_challenger() -> None:
    t = Table()
    louie = t.theirs("8-1", exerted=True)
    fighter = t.mine(character(2, 9))
    t.challenge(fighter, louie)
    assert (t.damage(louie), t.strength(fighter)) == (1, 2)


def test_7_68_returns_the_fallen_and_their_player_discards() -> None:
    t = Table()
    t.mine("7-68")
    fighter = t.mine(character(5, 9))
    weak = t.theirs(character(1, 1), exerted=True)
    t.hand(PLAIN, PLAIN, of=THEM)
    t.challenge(fighter, weak)
    assert t.hand_size(THEM) == 2
    assert len(t.match.discard[THEM]) == 1


def test_7_188_rewards_the_second_challenge_of_a_turn() -> None:
    t = Table()
    t.mine("7-188")
    fighters = [t.mine(character(1, 9)) for _ in range(3)]
    foe = t.theirs(character(0, 20), exerted=True)
    lore = []
    for fighter in fighters:
        t.challenge(fighter, foe)
        lore.append(t.lore_of())
    assert lore == [0, 3, 3]


def test_7_142_keeps_the_strong_from_harm() -> None:
    t = Table()
    t.theirs("7-142")
    strong = t.theirs(character(7, 7), exerted=True)
    weak = t.theirs(character(6, 7), exerted=True)
    one, two = t.mine(character(3, 20)), t.mine(character(3, 20))
    t.challenge(one, strong)
    t.challenge(two, weak)
    assert (t.damage(strong), t.damage(weak)) == (0, 3)


def test_3_105_keeps_peter_pan_on_the_ground() -> None:
    t = Table()
    t.mine("3-105")
    pan = t.theirs(character(1, 9, name="Peter Pan", keywords=["evasive"]))
    other = t.theirs(character(1, 9, name="John", keywords=["evasive"]))
    gift = action("gains(chosen(character), evasive, until=this_turn)", name="Gift")
    mine, theirs = t.mine(character(1, 9, name="Peter Pan")), t.mine(PLAIN)
    one, two = t.hand(gift, gift)
    assert "evasive" not in t.keywords(pan)
    assert "evasive" in t.keywords(other)
    t.play(one, mine)
    t.play(two, theirs)
    assert "evasive" not in t.keywords(mine)
    assert "evasive" in t.keywords(theirs)


# -- questing and moving -----------------------------------------------------------------------------------------


def test_4_45_quests_alone() -> None:
    t = Table()
    isabela = t.mine("4-45")
    other = t.mine(PLAIN)
    assert t.lore_value(isabela) == 4
    t.quest(isabela)
    assert t.lore_of() == 4
    assert f"quest:{other}" not in t.options


def test_4_45_comes_too_late() -> None:
    t = Table()
    isabela = t.mine("4-45")
    t.quest(t.mine(PLAIN))
    assert t.lore_value(isabela) == 1


def test_3_82_gains_the_lore_of_the_place() -> None:
    t = Table()
    peter = t.mine("3-82")
    place, other = t.mine(location(5, lore=3)), t.mine(location(5, lore=2))
    t.move(peter, place)
    assert t.lore_of() == 3
    t.move(peter, other)
    assert t.lore_of() == 3


def test_3_129_gains_the_lore_of_the_place_where_the_readied_one_is() -> None:
    t = Table()
    place = t.mine(location(5, lore=3))
    there = t.mine(PLAIN, at=place, exerted=True)
    t.mine(PLAIN, exerted=True)
    (dream,) = t.hand("3-129")
    t.play(dream)
    assert not t.is_exerted(there)
    assert t.lore_of() == 3
    assert f"quest:{there}" not in t.options


def test_3_116_readies_who_is_at_the_same_place() -> None:
    t = Table()
    place = t.mine(location(5))
    moana = t.mine("3-116", at=place)
    there = t.mine(PLAIN, at=place, exerted=True)
    elsewhere = t.mine(PLAIN, exerted=True)
    t.quest(moana)
    assert not t.is_exerted(there)
    assert t.is_exerted(elsewhere)
    assert f"quest:{there}" not in t.options


def test_4_127_takes_somebody_along() -> None:
    t = Table()
    place = t.mine(location(5))
    other = t.mine(PLAIN)
    (tuk,) = t.hand("4-127")
    t.play(tuk, "yes")
    while "end" not in t.options:
        t.choose(t.options[0])
    m = t.match
    assert m.at[tuk] == m.at[other] == place
    assert (t.strength(other), t.strength(tuk)) == (4, 2)


def test_6_35_needs_somebody_who_comes_from_a_location() -> None:
    t = Table(ink=14)
    goal = t.mine("6-35")
    start = t.mine(location(5))
    walker, racer = t.mine(PLAIN), t.mine(PLAIN, at=start)
    t.move(walker, goal)
    assert "end" in t.options
    t.move(racer, goal)
    t.choose("yes")
    assert t.where(goal) == "discard"
    assert (t.lore_of(), t.hand_size()) == (3, 3)


def test_9_74_takes_somebody_along_once() -> None:
    t = Table()
    place, other = t.mine(location(5)), t.mine(location(5))
    goofy, friend = t.mine("9-74"), t.mine(PLAIN)
    t.move(goofy, place)
    t.choose("yes")
    assert t.match.at[friend] == place
    assert t.hand_size() == 1
    t.move(goofy, other)
    assert "end" in t.options


def test_9_112_stays_at_home() -> None:
    t = Table()
    t.mine(location(5))
    max_, other = t.mine("9-112"), t.mine(PLAIN)
    assert f"move:{max_}" not in t.options
    assert f"move:{other}" in t.options


# -- chosen, supported, exerted, returned ------------------------------------------------------------------------


def test_7_76_draws_when_an_opponent_chooses_it() -> None:
    t = Table()
    owl = t.theirs("7-76")
    (exert,) = t.hand(action("exert(chosen(character, opposing))"))
    t.play(exert)
    assert (t.asked, t.options) == (THEM, ["yes", "done"])
    t.choose("yes")
    assert t.hand_size(THEM) == 1
    assert t.is_exerted(owl)


def test_4_152_protects_whom_it_supports() -> None:
    t = Table()
    prince, friend = t.mine("4-152"), t.mine(PLAIN)
    t.quest(prince)
    while "end" not in t.options:
        t.choose(t.options[0])
    assert t.keywords(friend)["resist"] == 1
    assert t.strength(friend) == 3


def test_7_54_banishes_whoever_is_exerted() -> None:
    t = Table()
    t.mine("7-54")
    victim = t.theirs(PLAIN)
    (exert,) = t.hand(action("exert(chosen(character, opposing))"))
    t.play(exert)
    assert t.where(victim) == "discard"


def test_2_53_counts_only_my_own_returns() -> None:
    t = Table()
    merlin = t.mine("2-53")
    mine, theirs = t.mine(PLAIN), t.theirs(PLAIN)
    one, two = t.hand(*[action("return_to_hand(chosen(character))")] * 2)
    t.play(one, theirs)
    assert t.lore_value(merlin) == 1
    t.play(two, mine)
    assert t.lore_value(merlin) == 2


def test_6_65_counts_everything_of_opponents() -> None:
    t = Table()
    t.mine("6-65")
    lamp = t.theirs(item())
    (back,) = t.hand(action("return_to_hand(chosen(item, opposing))"))
    t.play(back)
    assert t.where(lamp) == "hand"
    assert t.lore_of() == 1


def test_7_22_readies_a_racer_when_one_comes_back() -> None:
    t = Table()
    t.mine("7-22", exerted=True)
    racer = t.mine(character(1, 2, classes=("Racer",)), exerted=True)
    t.discarded(character(1, 2, classes=("Racer",)))
    (back,) = t.hand(action("return_to_hand(chosen(character, in_discard))"))
    t.play(back, "yes")
    while "end" not in t.options:
        t.choose(f"target:{racer}")
    assert not t.is_exerted(racer)
    assert f"quest:{racer}" not in t.options


def test_7_95_marks_everybody_who_is_played() -> None:
    t = Table()
    t.mine("7-95")
    (mine,) = t.hand(PLAIN)
    (theirs,) = t.hand(PLAIN, of=THEM)
    t.play(mine)
    t.end_turn()
    t.play(theirs)
    assert (t.damage(mine), t.damage(theirs)) == (1, 1)


def test_8_4_readies_exactly_those_it_healed() -> None:
    t = Table()
    t.mine("8-4")
    damaged = t.mine(PLAIN, damage=2, exerted=True)
    sound = t.mine(PLAIN, exerted=True)
    t.choose("end", "yes", "amount:1")
    assert (t.damage(damaged), t.is_exerted(damaged), t.is_exerted(sound)) == (1, False, True)


def test_2_167_takes_one_damage_from_each_of_two() -> None:
    t = Table()
    pot = t.mine("2-167")
    one, two = t.mine(PLAIN, damage=3), t.mine(PLAIN, damage=3)
    t.use(pot, one, two)
    assert (t.damage(one), t.damage(two)) == (2, 2)


def test_3_113_is_calm_while_heihei_quests() -> None:
    t = Table()
    maui, heihei = t.mine("3-113"), t.mine(character(1, 2, name="HeiHei"))
    t.theirs(PLAIN, exerted=True)
    assert f"quest:{maui}" not in t.options
    t.quest(heihei)
    assert t.lore_value(maui) == 1
    t.quest(maui)
    assert t.lore_of() == 2


# -- singing -----------------------------------------------------------------------------------------------------


def test_3_91_sings_again_and_the_song_goes_under_the_deck() -> None:
    t = Table()
    ursula = t.mine("3-91")
    (tune,) = t.hand(song("gain_lore(2)"))
    t.sing(tune, ursula)
    t.choose("yes")
    assert t.lore_of() == 4
    assert t.match.deck[ME][0] == tune


def test_9_130_readies_those_who_sang_together() -> None:
    t = Table()
    singers = [t.mine(character(1, 2, cost=5)) for _ in range(2)]
    t.mine(character(1, 2, cost=1), exerted=True)
    (tune,) = t.hand("9-130")
    t.sing(tune, *singers)
    assert not any(t.is_exerted(singer) for singer in singers)
    assert (t.lore_of(ME), t.lore_of(THEM), t.hand_size(ME), t.hand_size(THEM)) == (2, 2, 2, 2)
    assert f"quest:{singers[0]}" not in t.options


def test_9_130_leaves_a_single_singer_exerted() -> None:
    t = Table()
    singer = t.mine(character(1, 2, cost=9))
    (tune,) = t.hand("9-130")
    t.sing(tune, singer)
    assert t.is_exerted(singer)


def test_7_37_counts_a_song_once() -> None:
    t = Table()
    t.mine("7-37", exerted=True)
    singers = [t.mine(character(1, 2, cost=5)) for _ in range(2)]
    (tune,) = t.hand(song("draw(1)", cost=9, keywords=["sing_together(8)"]))
    t.sing(tune, *singers)
    assert t.lore_of() == 1


def test_8_34_readies_the_singers_once_a_turn() -> None:
    t = Table()
    t.mine("8-34", exerted=True)
    singer = t.mine(character(1, 2, cost=5))
    one, two = t.hand(song("draw(1)"), song("draw(1)"))
    t.sing(one, singer)
    t.choose("yes")
    assert not t.is_exerted(singer)
    t.sing(two, singer)
    assert "end" in t.options
    assert t.is_exerted(singer)


def test_7_78_shows_the_opponents_hand() -> None:
    t = Table()
    t.mine("7-78", exerted=True)
    singer = t.mine(character(1, 2, cost=5))
    (tune,) = t.hand(song("draw(1)"))
    (secret,) = t.hand(PLAIN, of=THEM)
    assert not t.match.known[secret] >> ME & 1
    t.sing(tune, singer)
    assert t.match.known[secret] >> ME & 1


@pytest.mark.rule("LOR-RES.06")
def test_2_48_is_not_banished_for_want_of_a_character_to_play() -> None:
    """Where nothing can be played, nothing is "it": what is said of the played character concerns nobody."""
    t = Table()
    mim = t.mine("2-48")
    t.hand(character(3, 3, name="Costly", cost=7))
    t.use(mim)
    assert "rush" not in t.keywords(mim)
    t.end_turn()
    assert t.where(mim) == "play"
