"""Texts of cards compiled and played: what follows a look, who is another one, whose values count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lorcana.test_importer_fresh_sets import compiled
from tests.rules.lorcana.table import Table, action, character, item, location, song


def abilities(kind: str, text: str) -> list[str]:
    """Compile the text into the lines of a card."""
    read = compiled(kind, text)
    assert not read.startswith("refused")
    return read.split(" ; ")


LOOK = (
    "Look at the top 4 cards of your deck. Put one into your hand, one on the top of your deck, and the rest into your "
    "discard. Gain 1 lore for each song card put into your discard this way."
)


def test_cards_put_aside_by_a_look_are_counted_not_those_taken() -> None:
    table = Table()
    deck = table.deck(song("draw(1)"), song("draw(1)"), character(), character())
    (look,) = table.hand(action(*abilities("action", LOOK)))
    table.play(look)
    for card in deck[2:]:
        table.choose(next(option for option in table.options if option.endswith(f":{card}")))
    assert table.lore_of() == 2


@pytest.mark.parametrize(("answer", "lore"), [("done", 0), ("target", 1)])
def test_what_follows_if_you_do_waits_for_the_card_to_be_taken(answer: str, lore: int) -> None:
    table = Table()
    (top,) = table.deck(character())
    text = (
        "Reveal the top card of your deck. You may put it into your inkwell facedown and exerted. If you do, gain 1 "
        "lore."
    )
    (reveal,) = table.hand(action(*abilities("action", text)))
    table.play(reveal, top if answer == "target" else "done")
    assert table.lore_of() == lore


def test_another_opposing_character_than_the_foe_is_chosen() -> None:
    text = "Whenever one of your characters challenges, deal 1 damage to another chosen opposing character."
    table = Table()
    table.mine(item(*abilities("item", text)))
    knight = table.mine(character(1, 5))
    foe, other = table.theirs(character(1, 5), exerted=True), table.theirs(character(1, 5))
    table.challenge(knight, foe)
    assert (table.damage(foe), table.damage(other)) == (1, 1)


@pytest.mark.parametrize(
    ("text", "alike"),
    [
        (
            "Whenever you play a character with the same name as another character you have in play, gain 1 lore.",
            {"name": "Twin"},
        ),
        (
            "Whenever you play a Hero character, if you have another Hero character in play, gain 1 lore.",
            {"classes": ("Hero",)},
        ),
    ],
)
def test_another_character_in_play_is_not_the_one_just_played(text: str, alike: dict[str, Any]) -> None:
    table = Table()
    table.mine(item(*abilities("item", text)))
    first, second = table.hand(character(**alike), character(**alike))
    table.play(first)
    assert table.lore_of() == 0
    table.play(second)
    assert table.lore_of() == 1


def test_each_character_gets_what_its_own_damage_says() -> None:
    text = "Each opposing character gets -1 {S} for each damage on them."
    table = Table()
    table.mine(item(*abilities("item", text)))
    hurt, whole = table.theirs(character(4, 5), damage=2), table.theirs(character(4, 5))
    assert (table.strength(hurt), table.strength(whole)) == (2, 4)


def test_each_character_counts_others_than_itself() -> None:
    table = Table()
    home = table.mine(location(9))
    text = "Each character here gets +1 {S} for each other character here."
    crowded = table.mine(location(9, *abilities("location", text)))
    guests = [table.mine(character(1, 5), at=crowded) for _ in range(3)]
    alone = table.mine(character(1, 5), at=home)
    assert [table.strength(card) for card in (*guests, alone)] == [3, 3, 3, 1]


def test_only_ready_characters_that_cost_less_can_be_challenged() -> None:
    text = "Chosen character of yours can challenge ready characters with lower cost than theirs this turn."
    table = Table()
    knight = table.mine(character(1, 5, cost=3))
    cheap, dear = table.theirs(character(1, 5, cost=2)), table.theirs(character(1, 5, cost=3))
    (allow,) = table.hand(action(*abilities("action", text)))
    table.play(allow)
    table.challenge(knight, cheap)
    assert (table.damage(cheap), table.damage(dear)) == (1, 0)


def test_what_was_exerted_before_is_not_exerted_this_way() -> None:
    text = "Exert all damaged opposing characters. If 2 or more characters were exerted this way, gain 1 lore."
    for exerted, lore in ((True, 0), (False, 1)):
        table = Table()
        table.theirs(character(1, 5), damage=1)
        table.theirs(character(1, 5), damage=1, exerted=exerted)
        (sleep,) = table.hand(action(*abilities("action", text)))
        table.play(sleep)
        assert table.lore_of() == lore


@pytest.mark.parametrize(("strength", "lore"), [(2, 1), (3, 0)])
def test_who_is_dealt_damage_and_not_banished_is_rewarded(strength: int, lore: int) -> None:
    text = "Whenever this character is dealt damage and isn't banished, gain 1 lore."
    table = Table()
    knight = table.mine(character(1, 3, *abilities("character", text)))
    foe = table.theirs(character(strength, 5), exerted=True)
    table.challenge(knight, foe)
    assert table.lore_of() == lore


def test_all_others_with_the_same_name_are_not_the_chosen_one() -> None:
    text = "Choose one of your characters. Each other character with the same name gets +2 {S} this turn."
    table = Table()
    one, twin = table.mine(character(1, 3, name="Twin")), table.mine(character(1, 3, name="Twin"))
    (call,) = table.hand(action(*abilities("action", text)))
    table.play(call, one)
    assert (table.strength(one), table.strength(twin)) == (1, 3)


def test_those_who_were_not_chosen_suffer() -> None:
    text = (
        "Each opponent chooses one of their characters. Put 2 damage counters on each opposing character not chosen "
        "this way."
    )
    table = Table()
    mine = table.mine(character(1, 5))
    kept, hurt = table.theirs(character(1, 5)), table.theirs(character(1, 5))
    (storm,) = table.hand(action(*abilities("action", text)))
    table.play(storm)
    table.choose(f"target:{kept}")
    assert [table.damage(card) for card in (mine, kept, hurt)] == [0, 0, 2]


FREE = "If you have 2 or more locations in play, you may play this action for free. Draw 2 cards."


@pytest.mark.parametrize("places", [1, 2])
def test_an_action_is_free_while_its_condition_holds(places: int) -> None:
    table = Table(ink=0)
    for _ in range(places):
        table.mine(location())
    (spell,) = table.hand(action(*abilities("action", FREE), cost=4))
    if places == 1:
        assert table.refused(f"free:{spell}/0") == "LOR-COST.10"
    else:
        table.choose(f"free:{spell}/0")
        assert table.where(spell) == "discard"


@pytest.mark.parametrize("ready", [False, True])
def test_what_stands_before_instead_if_is_done_where_the_condition_does_not_hold(ready: bool) -> None:
    text = "Deal 2 damage to chosen character. Deal 4 damage instead if they're exerted."
    table = Table()
    foe = table.theirs(character(1, 9), exerted=not ready)
    (spell,) = table.hand(action(*abilities("action", text)))
    table.play(spell)
    assert table.damage(foe) == (2 if ready else 4)


def test_challenges_and_banishes_is_done_on_your_own_turn_alone() -> None:
    text = "Whenever this character challenges and banishes another character, gain 1 lore."
    table = Table()
    hero = table.mine(character(5, 9, *abilities("character", text)))
    foe, attacker = table.theirs(character(1, 1), exerted=True), table.theirs(character(1, 1))
    table.challenge(hero, foe)
    assert table.lore_of() == 1
    table.end_turn()
    table.challenge(attacker, hero)
    assert table.where(attacker) == "discard"
    assert table.lore_of() == 1


@pytest.mark.parametrize("songs", [1, 2])
def test_another_song_is_one_besides_that_which_is_played(songs: int) -> None:
    text = "Whenever you play a song, if you've played another song this turn, gain 1 lore."
    table = Table(ink=9)
    table.mine(character(1, 5, *abilities("character", text)))
    for tune in table.hand(*[song("draw(1)", cost=1) for _ in range(songs)]):
        table.play(tune)
    assert table.lore_of() == songs - 1


@pytest.mark.parametrize("holds", [False, True])
def test_then_goes_on_only_if_the_condition_after_the_moment_held(holds: bool) -> None:
    text = "When you play this character, if you have an item in play, gain 1 lore. Then, gain 2 lore."
    table = Table(ink=9)
    if holds:
        table.mine(item())
    (hero,) = table.hand(character(1, 5, *abilities("character", text)))
    table.play(hero)
    assert table.lore_of() == (3 if holds else 0)


def test_who_was_played_with_shift_is_the_card_that_says_it() -> None:
    text = (
        "When you play this character, you may return chosen opposing character with cost 3 or less to their player's "
        "hand. If you used Shift to play her, that player chooses and discards a card."
    )
    table = Table(ink=9)
    foe = table.theirs(character(1, 5, cost=2))
    (hero,) = table.hand(character(1, 5, *abilities("character", text)))
    table.play(hero, "yes")
    assert table.where(foe) == "hand"


def test_once_a_turn_the_player_says_which_card_costs_less() -> None:
    text = "Once during your turn, you may pay 1 {I} less to play an item."
    table = Table(ink=2)
    hero = table.mine(character(1, 5, *abilities("character", text)))
    (first,) = table.hand(item(cost=3))
    assert table.refused(f"play:{first}") == "LOR-PLAY.03"
    table.use(hero)
    table.play(first)
    assert (table.where(first), table.ready_ink()) == ("play", 0)
    assert not [option for option in table.options if option.startswith(f"use:{hero}")]


def test_what_everybody_chose_stays_where_it_is_while_the_card_is_in_play() -> None:
    text = (
        "When you play this character, each opponent chooses one of their characters. While this character is in play, "
        "the chosen characters can't quest or challenge."
    )
    table = Table(ink=9)
    foe = table.theirs(character(1, 5, lore=1))
    free = table.theirs(character(1, 5, lore=1))
    (hero,) = table.hand(character(1, 5, *abilities("character", text)))
    table.play(hero)
    table.choose(f"target:{foe}")
    table.end_turn()
    assert f"quest:{free}" in table.options
    assert f"quest:{foe}" not in table.options


def test_an_opponent_who_moves_a_character_is_seen() -> None:
    text = "Whenever an opponent moves a character to a location, you may deal 2 damage to that character."
    table = Table(ink=9)
    table.mine(character(1, 5, *abilities("character", text)))
    foe, place = table.theirs(character(1, 5)), table.theirs(location())
    table.end_turn()
    table.move(foe, place)
    table.choose("yes")
    assert table.damage(foe) == 2


SAME_STRENGTH = (
    "Choose a character of yours and an opposing character. If they have the same {S}, banish the opposing character."
)


def test_nobody_of_yours_has_the_same_strength_where_you_have_none() -> None:
    for yours, banished in ((3, True), (2, False), (None, False)):
        table = Table()
        ogre = table.theirs(character(3, 3))
        if yours is not None:
            table.mine(character(yours, 3))
        (deed,) = table.hand(action(*abilities("action", SAME_STRENGTH)))
        table.play(deed)
        assert (table.where(ogre) == "discard") == banished


def test_whether_they_were_damaged_is_asked_before_the_damage() -> None:
    text = "Deal 2 damage to chosen character. If they were already damaged, draw a card."
    for before, drawn in ((0, 0), (1, 1)):
        table = Table()
        ogre = table.theirs(character(1, 9), damage=before)
        (top,) = table.deck(character())
        (deed,) = table.hand(action(*abilities("action", text)))
        table.play(deed)
        assert (table.damage(ogre), table.where(top)) == (before + 2, "hand" if drawn else "deck")


def test_each_opponents_damaged_character_exerted_this_way_counts() -> None:
    text = (
        "Each opponent chooses and exerts one of their ready characters. Draw a card for each damaged character "
        "exerted this way."
    )
    table = Table(seats=3)
    table.theirs(character(1, 9), damage=1)
    deck = table.deck(character(), character())
    (deed,) = table.hand(action(*abilities("action", text)))
    table.play(deed)
    assert [table.where(card) for card in deck].count("hand") == 1


def test_the_price_that_was_banished_is_asked_about() -> None:
    text = (
        "Banish chosen item of yours to deal 1 damage to chosen character. If the banished item had cost 4 or more, "
        "deal 3 damage instead."
    )
    for cost, damage in ((3, 1), (4, 3)):
        table = Table()
        ogre = table.theirs(character(1, 9))
        table.mine(item(cost=cost))
        (deed,) = table.hand(action(*abilities("action", text)))
        table.play(deed)
        assert table.damage(ogre) == damage
